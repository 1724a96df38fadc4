// SPDX-License-Identifier: MIT
//
// All that the score of a plain deal can turn on, in few numbers: who dealt, whose the king was,
// what the hand gave, and what was announced, marked and shown, in that order. Two deals with the
// same outline differ in their cards, in what was exchanged, and in nothing that engages a law
// beside the score. Not every plain deal has one: not where something was marked while the hand was
// played, but for a king before the reply to the first card, or more than the score is noted and
// that the dealer showed cards of his own.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "game/seat.hpp"
#include "record/act_words.hpp"
#include "replay/facts.hpp"

namespace ecarte::replay {

class Outline {
 public:
  /// What was in the deal before its outline begins, and between two things that it tells, is told
  /// by none of these beats; whoever asks for others cannot go by an outline.
  static constexpr BeatSet kUntold = bit(Beat::NLooks) | bit(Beat::DTakesUp) | bit(Beat::Proposal) |
                                     bit(Beat::Answer) | bit(Beat::Discard) | bit(Beat::Given) |
                                     bit(Beat::NTakesUp) | bit(Beat::DTakes);

  [[nodiscard]] bool is_told() const { return (words_[0] & kTold) != 0 && !more_; }
  /// Nothing but these numbers is to be compared.
  [[nodiscard]] const std::array<std::uint64_t, 3>& words() const { return words_; }
  /// The same without what is told of later proposals.
  [[nodiscard]] std::array<std::uint64_t, 3> words_but_proposals() const {
    constexpr std::uint64_t kProposals = std::uint64_t{0x1ff} << 48U;
    return {words_[0] & ~kProposals, words_[1], words_[2]};
  }

  /// There is more to the deal than an outline tells.
  void has_more() { more_ = true; }

  // ── In the order in which they happen
  void announces(game::Seat seat) { add(kAnnounces | of(seat)); }
  /// So many, or what the laws give: `record::kUnstated`.
  void marks(game::Seat seat, record::For purpose, std::uint8_t number) {
    const unsigned points = number == record::kUnstated ? kAsLawsGive : number;
    more_ = more_ || points > kAsLawsGive || (number != record::kUnstated && points == kAsLawsGive);
    add(kMarks | of(seat) << 6U | static_cast<unsigned>(purpose) << 3U | points);
  }
  void shows(PointsTold first, PointsTold second) {
    constexpr int kMost = 15;
    more_ = more_ || !first.known() || !second.known() || first.or_else(0) > kMost ||
            second.or_else(0) > kMost;
    add(kShows);
    add(static_cast<unsigned>(first.or_else(0)) << 4U | static_cast<unsigned>(second.or_else(0)));
  }
  /// The first card is led, and not replied to.
  void is_led() { add(kLed); }
  /// All that is told of it.
  void is_played() { add(kPlayed); }
  void is_gathered() { add(kGathered); }

  // ── What is known when the deal is over
  void is_of(bool new_game, bool played) {
    head(0, kTold | (new_game ? 2U : 0U) | (played ? 4U : 0U));
  }
  /// The end of the hand, which was played to it.
  void gave(Actor winner, Some<Result> result) {
    head(8, 1);
    head(9, result.bits());
    head(16, winner);
  }
  /// He has made as many tricks as give the point, and whether the other was bold.
  void makes_point(game::Seat seat, Some<NoYes> bold) {
    head(32U + 8U * of(seat), 8U | bold.bits());
  }
  void bold_known(bool known) { head(15, known ? 1U : 0U); }
  void held(game::Seat seat, Role role, FirstCard first) {
    head(24U + 4U * of(seat), 1U + static_cast<unsigned>(first));
    head(4, role == Role::Dealer ? of(seat) : 1U - of(seat));
  }
  void turned(game::Seat dealer) { head(5, 1U | of(dealer) << 1U); }
  /// Besides the first.
  void proposed(int times, bool agreed) {
    head(48, static_cast<std::uint8_t>(times));
    head(56, agreed ? 1U : 0U);
  }
  /// The dealer showed so many cards of his own in dealing, and whether the other had looked at his
  /// hand by then.
  void exposed(unsigned cards, Some<NoYes> looked) {
    more_ = more_ || cards > 7;
    head(57, cards);
    head(60, looked.bits());
  }

 private:
  static constexpr std::uint64_t kTold = 1;
  static constexpr unsigned kAnnounces = 0x10;
  static constexpr unsigned kPlayed = 0x20;
  static constexpr unsigned kGathered = 0x21;
  static constexpr unsigned kShows = 0x22;
  static constexpr unsigned kLed = 0x23;
  static constexpr unsigned kMarks = 0x80;
  static constexpr unsigned kAsLawsGive = 7;
  static constexpr unsigned kEight = 8;

  static constexpr unsigned of(game::Seat seat) {
    return static_cast<unsigned>(game::index_of(seat));
  }
  void head(unsigned at, std::uint64_t what) { words_[0] |= what << at; }
  void add(unsigned what) {
    if (events_ == 2 * kEight) {
      return has_more();
    }
    words_[1U + events_ / kEight] |= std::uint64_t{what} << (kEight * (events_ % kEight));
    ++events_;
  }

  std::array<std::uint64_t, 3> words_{};
  unsigned events_ = 0;
  bool more_ = false;
};

}  // namespace ecarte::replay
