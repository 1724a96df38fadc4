// SPDX-License-Identifier: MIT
//
// The room of the cards that are led, replied with and taken back, one by one.
#pragma once

#include <optional>

#include "replay/card_room.hpp"
#include "replay/play_progress.hpp"

namespace ecarte::replay {

class TrickPlay : private CardRoom {
 public:
  TrickPlay(Table& table, Exchanging& exchanging, HandsPlayed& hands, PlayProgress& progress)
      : CardRoom(table), exchanging_(exchanging), hands_(hands), progress_(progress) {}

  void play(const Act& a);
  /// A hand has turned out to be shorter than it was thought. If no card of it is left, what lies
  /// there to be answered and what the other still holds cannot be played to.
  void found_short();
  void take_back(const Act& a);
  /// Cards were played, as the act under way shows, and none of them is told; `over`: all.
  void played_untold(bool over) {
    progress_.begin_playing();
    progress_.played_untold_to(1);
    if (over) {
      progress_.hand_over(HandEnd::Stated, now());
    }
  }
  /// The exchange goes on over a card led too soon: it is in his hand again, though that is not
  /// written, and the hands to be played are those of the exchange.
  void take_up_if_too_soon();
  /// What is said not to have been done, where something turns on it.
  void omitted(const Act& a);
  /// The suit that was named with a card is required, by this act; kNever: it is not any more.
  void require_suit(ActIndex at) { required_suit_at_ = at; }
  [[nodiscard]] ActIndex required_suit_at() const { return required_suit_at_; }

 private:
  [[nodiscard]] Some<NoYes> leads_too_soon(Seat seat) const;
  [[nodiscard]] bool is_told_again(const Act& a, CardSet card) const;
  std::optional<Played> lay(const Act& a, Seat seat, CardSet card);
  void reply(const Act& a, CardSet card, int index);
  // Leads (leading.cpp)
  void lead(const Act& a, CardSet card);
  void lead_on(const Act& a, CardSet card, int open);
  [[nodiscard]] bool leads_as_required(const Played& led, const Act& a, CardSet card) const;
  [[nodiscard]] int replied_again_to(const Act& a) const;
  void begin_trick_anew(int number);
  [[nodiscard]] bool replies_after(const Act& lead) const;
  [[nodiscard]] Some<Turn> turn_of(const Act& a, bool known) const;
  [[nodiscard]] bool leads_out_of_turn(const Act& a) const;
  void had_none_to_lead(const Act& a);
  [[nodiscard]] bool lays_the_same_again(const Act& a, CardSet card, int trick) const;
  void lay_back_what_had_to_stay(const Act& a);
  // Cards taken back (taking_back.cpp)
  [[nodiscard]] int played_last(Seat seat, CardSet card) const;
  [[nodiscard]] bool is_told_to_here() const;
  bool goes_where_one_was_taken(const Act& a, CardSet card);
  bool puts_back(Seat seat, CardSet card);
  bool replaces_untold(const Act& a, CardSet card);

  Exchanging& exchanging_;
  HandsPlayed& hands_;
  PlayProgress& progress_;
  ActIndex required_suit_at_ = kNever;
  bool declined_ = false;  ///< to the lead that is open no card was played
};

}  // namespace ecarte::replay
