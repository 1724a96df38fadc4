// SPDX-License-Identifier: MIT
//
// The words that say that two acts came at one moment, or that their order is open. Private to
// `timing.cpp`.
#pragma once

#include <array>
#include <string_view>

#include "record/timing.hpp"

namespace ecarte::notation {

/// Words that say so, and how.
struct TimingWords {
  std::string_view words;
  record::Timed how;
  bool names_act;  ///< the other act follows; else it may follow behind "as" or "with"
};
// clang-format off
inline constexpr auto kTimings = std::to_array<TimingWords>({
  {"before or after", record::Timed::EitherWay, true}, {"either before or after", record::Timed::EitherWay, true},
  {"after or before", record::Timed::EitherWay, true}, {"at once with", record::Timed::AtOnce, true},
  {"together with", record::Timed::AtOnce, true},
  {"at the same moment", record::Timed::AtOnce, false}, {"at the same time", record::Timed::AtOnce, false},
  {"at the same instant", record::Timed::AtOnce, false}, {"at the very same moment", record::Timed::AtOnce, false},
  {"at one moment", record::Timed::AtOnce, false}, {"in the same breath", record::Timed::AtOnce, false},
  {"in the act of playing", record::Timed::AtOnce, true}, {"in the act of leading", record::Timed::AtOnce, true},
  {"in the act of turning", record::Timed::AtOnce, true},
  {"at that very moment", record::Timed::AtOnce, false}, {"in the same act", record::Timed::AtOnce, false},
  {"simultaneously", record::Timed::AtOnce, false},
});
/// What an order in dispute is told with: before the sentence, with "whether" or "which"; and after
/// it.
inline constexpr auto kDisputed = std::to_array<std::string_view>({
  "it is disputed", "it is in dispute", "it is not known", "it is not agreed", "it is uncertain",
  "it is unknown", "it is not certain", "nobody knows", "they dispute", "they differ",
  "nobody can say", "we dispute", "it is not clear", "it remains disputed",
  "it was disputed", "it was in dispute", "it was not agreed", "they disputed",
  "they cannot agree", "they can't agree", "they could not agree", "they do not agree", "they did not agree", "nobody can agree", "we cannot agree",
  "the players dispute", "the players differ", "the players cannot agree"});
inline constexpr auto kTrailing = std::to_array<std::string_view>({
  "it is disputed", "which is disputed", "this is disputed", "that is disputed", "disputed",
  "which is denied", "which is in dispute", "it is in dispute", "it is not known which", "which is not known", "nobody knows which",
  "nobody knows", "it is not known", "they do not agree", "it is not agreed", "they dispute which",
  "nobody can agree", "that nobody can agree", "on that nobody can agree", "they cannot agree", "they can't agree", "nobody can say", "nobody can say which"});
inline constexpr auto kWhichFirst = std::to_array<std::string_view>({
  "which came first", "which was first", "which of the two came first", "which was done first",
  "in which order", "what came first", "which of them came first", "who was first",
  "who spoke first", "which came before the other"});
inline constexpr auto kBothAtOnce = std::to_array<std::string_view>({
  "both at once", "both at the same moment", "both at one moment", "both at the same time",
  "the two at once", "the two at the same moment", "the two came at once",
  "both in the same breath", "these two at one moment", "they speak at once",
  "the two speak at once", "both speak at once", "both came at once"});
// clang-format on

}  // namespace ecarte::notation
