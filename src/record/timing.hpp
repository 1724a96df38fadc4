// SPDX-License-Identifier: MIT
//
// Acts of which the record leaves open whether they came before or after another, or whether they
// came at all, or says that both came at one moment: what is told of that, in words and in every
// order it allows. Who is believed, and what a law makes of two acts at one moment, is for others.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "record/record.hpp"

namespace ecarte::record {

/// One Timing act, and the two passages it tells of, by their first acts. A passage is an act with
/// those that continue it.
struct TimeTold {
  Timed how = Timed::EitherWay;
  std::size_t act = 0;    ///< written here,
  std::size_t other = 0;  ///< and came before or after this, which is written before it; itself
                          ///  where it is open whether it was done
};

/// The place of what was not done.
inline constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

/// All that is told so, in the order written.
std::vector<TimeTold> times_told(std::span<const Act> acts);

/// The places an act may have had, each told by the passage it is put before, or by itself: there
/// it stays where it is written. Of two acts at one moment just before and just after the other;
/// else every place from before the other to where it is written, which comes last.
std::vector<std::size_t> places_of(std::span<const Act> acts, const TimeTold& told);

/// The first acts of the passages from `begin` on.
std::vector<std::size_t> passages_of(std::span<const Act> acts, std::size_t begin);

/// The act without the manner it is told in ("left apart", "face up", "out of turn"): where such an
/// act is disputed it is the manner that is. Nothing of an act told plainly.
/// Of cards taken it is disputed whether they lie apart or are mixed: the one not told.
std::optional<Act> plainly(const Act& act);

/// The acts in the order that puts each of `told` at the place chosen for it, and without the
/// Timing acts.
struct InOrder {
  std::vector<Act> acts;
  std::vector<std::size_t> written;  ///< of each, its number among the acts as they are written
};
InOrder in_order(std::span<const Act> acts, std::span<const TimeTold> told,
                 std::span<const std::size_t> places);

/// What an act may be called by whoever says what came before or after it: "turn-up". kNobody:
/// whoever did it.
std::optional<std::size_t> act_called(std::span<const Act> acts, std::string_view noun,
                                      Actor actor);
/// The last act of the deal in which that card is played, turned, shown or taken.
std::optional<std::size_t> act_of_card(std::span<const Act> acts, game::Card card);
/// The passage before the end of `acts`, if it can be called "that": not where a card and the reply
/// to it were told last.
std::optional<std::size_t> act_before(std::span<const Act> acts);
/// So many passages back.
std::optional<std::size_t> act_back(std::span<const Act> acts, std::size_t passages);
/// How many passages lie from the one that begins at `other` to the end of `acts`.
std::size_t passages_from(std::span<const Act> acts, std::size_t other);

/// What stands behind an act with a Timing: ", before or after the turn-up"; empty of any other.
std::string timing_words(std::span<const Act> acts, std::size_t at, const Names& names);
/// Of a Timing that was told in a sentence of its own: that sentence; empty of any other act.
std::string_view timing_sentence(std::span<const Act> acts, std::size_t at);

}  // namespace ecarte::record
