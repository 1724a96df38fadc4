// SPDX-License-Identifier: MIT
//
// The closed lists of words a code of laws may use, and the combinations of a fact's attributes
// that cannot come about. The facts themselves, the remedies and the beats of a deal belong to
// replay; what is added here is law's own. rules/SCHEMA.md lists every word.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "codes/code.hpp"

namespace ecarte::codes {

inline constexpr std::array<std::string_view, 7> kClassWords{
    "irregularity", "forfeiture", "election", "bad-remedy", "score-error", "unprovided", "info"};
inline constexpr std::array<std::string_view, 3> kSeverityWords{"note", "warning", "error"};
inline constexpr std::array<std::string_view, 9> kWhoWords{"subject",    "adversary", "dealer",
                                                           "nondealer",  "scorer",    "offender",
                                                           "prejudiced", "both",      "nobody"};
inline constexpr std::array<std::string_view, 3> kScoreWords{"king", "point", "vole"};
/// The beats that are no beats of `replay::Beat`, from WindowBeat::OwnFirstCard on.
inline constexpr std::array<std::string_view, kWindowBeats - replay::kBeats> kRelativeBeatWords{
    "own-first-card", "own-second-card", "own-card",    "adv-card",
    "next-cut",       "next-packet",     "next-turn-up"};

/// The words of a list, by number.
std::vector<std::string_view> fact_words();
std::vector<std::string_view> attribute_words(FactKind kind);
std::vector<std::string_view> value_words(const replay::Attribute& attribute);
/// Those a law may give; what only the players' doings are called by is left out.
std::vector<std::string_view> remedy_words();
std::vector<std::string_view> window_beat_words();

std::optional<FactKind> fact_of(std::string_view word);
std::optional<Remedy> remedy_of(std::string_view word);

/// How late in a deal a beat comes, for comparing two windows. Beats that come again and again
/// have the place of their last.
int rank_of(int window_beat);
/// The rank of the first (or last) of a set of beats, which must not be empty.
int first_rank(WindowBeats beats);
int last_rank(WindowBeats beats);

/// Combinations of a fact's attributes that no play can bring about, so that no case need answer.
struct ImpossibleBox {
  FactKind fact{};
  std::array<std::uint8_t, replay::kMaxAttributes> values{};  ///< bits, as Case::accepts
  std::string_view reason;
};
std::span<const ImpossibleBox> impossible_boxes();

/// The reason these values cannot occur together; empty if they can.
std::string_view impossible(FactKind fact,
                            const std::array<std::uint8_t, replay::kMaxAttributes>& values);

/// What values of one attribute say of the rest, so that nobody need be asked for it.
struct Implied {
  FactKind fact{};
  int attribute = 0;
  std::uint8_t values = 0;      ///< bits, as Case::accepts
  WindowBeats past = 0;         ///< acts that came before the fact
  WindowBeats to_come = 0;      ///< acts that had not come yet when it was found
  Remedy needs = Remedy::None;  ///< an effect without which no law of a code leads to it
};
std::span<const Implied> implied();

/// The word of `words` nearest to `word`, or nothing if none is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> words);

}  // namespace ecarte::codes
