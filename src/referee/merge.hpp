// SPDX-License-Identifier: MIT
//
// Rulings on one deal under several courses it may have taken, to what is so under all of them.
#pragma once

#include <span>

#include "law/result.hpp"

namespace ecarte::referee {

/// True if two results say the same to the players: findings and what became of them, doubts, the
/// score, what is open.
bool same_ruling(const law::DealResult& a, const law::DealResult& b);

/// Leaves in `result`, which is the first of them, what all of `results` say, and adds that it
/// turns on the order told at act `at`.
void merge(law::DealResult& result, std::span<const law::DealResult* const> results,
           replay::ActIndex at, law::Actor player);

}  // namespace ecarte::referee
