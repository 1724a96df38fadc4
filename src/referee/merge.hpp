// SPDX-License-Identifier: MIT
//
// Rulings on one deal under several courses it may have taken, to what is so under all of them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "law/result.hpp"

namespace ecarte::referee {

/// True if two results say the same to the players: findings and what became of them, doubts, the
/// score, what is open. A note that only says what was done makes no difference.
bool same_ruling(const law::DealResult& a, const law::DealResult& b);
/// Where the record stops, whose turn it is belongs to the ruling too, if it is known and all does
/// not begin anew.
bool same_turn(const law::DealResult& a, const law::DealResult& b, const replay::DealFacts& in_a,
               const replay::DealFacts& in_b);

/// Leaves of the findings of `result` those that `other` has too.
void keep_common_findings(law::DealResult& result, const law::DealResult& other);

/// Leaves in `result`, which is the first of them, what all of `results` say, and adds that it
/// turns on the order told at act `at`.
void merge(law::DealResult& result, std::span<const law::DealResult* const> results,
           replay::ActIndex at, law::Actor player);

/// A course by its answers to the questions that part the courses, as many for each, and which of
/// the rulings it came to.
struct Answered {
  std::span<const std::string> answers;
  std::size_t ruling = 0;
};

/// Under which answers each of so many rulings is the ruling, in words: those to the questions
/// alone on which it turns.
std::vector<std::string> conditions(std::span<const Answered> courses, std::size_t rulings);

}  // namespace ecarte::referee
