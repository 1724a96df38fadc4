// SPDX-License-Identifier: MIT
//
// What has come of the exchanges of a dealing so far, and what each of their rooms has at hand.
#pragma once

#include "replay/card_room.hpp"
#include "replay/hand_size.hpp"
#include "replay/number_told.hpp"

namespace ecarte::replay {

/// Cards given to a player in the exchange under way.
struct GivenCards {
  NumberTold number;
  int so_far = 0;      ///< of these, before the giving was broken off
  int to_replace = 0;  ///< cards refused for which none has been given yet,
  int replaced = 0;    ///<  and those for which one has
  int returned = 0;    ///< of those given him, before he took any
  ActIndex at = kNever;
};

/// Are the cards that he took mixed with his hand?
struct MixedWithHand {
  Some<NoYes> is{NoYes::Yes};
  bool told = false;  ///< in so many words
};

/// And those that he took.
struct TakenCards {
  Counts may{};  ///< how many; none if nothing is told of it
  bool written = false;
  bool up = false;                    ///< he has seen the cards given him
  Some<NoYes> seen = unknown<NoYes>;  ///< by him, any of them
  MixedWithHand mixed;
  CardSet named{};   ///< cards he is told to have taken
  CardSet chosen{};  ///< exposed ones of these that he took before the rest
  int put_back = 0;
  Counts stock_after{};  ///< cards left when he had taken his; none if he has not
  ActIndex at = kNever;
  ActIndex by = kNever;  ///< the act before which he had them
  ActIndex completed_at = kNever;

  /// Is it told, or was it concluded, how it went with his taking?
  [[nodiscard]] bool any() const { return !may.empty(); }
  /// So many more.
  void add(int more) { may = any() ? may.shifted(more) : exactly(more); }
  /// None, as far as it is told?
  [[nodiscard]] bool none() const { return may.within(0); }
};

/// What one player discarded and took in the exchange under way.
struct Exchange {
  Counts had{};      ///< in his hand, before he put out or took any,
  Counts came_to{};  ///<  and when he had taken his, by what was told so far
  NumberTold asked;
  std::optional<int> altered_to;  ///< the number he would have had instead
  NumberTold discarded;
  bool implied_discard = false;
  ActIndex discard_at = kNever;
  GivenCards given;
  TakenCards taken;

  /// The greater of the numbers that he asked for and put out, as far as they are known.
  [[nodiscard]] int wish() const { return std::max(asked.or_else(0), discarded.or_else(0)); }
  [[nodiscard]] bool wish_known() const { return asked.known() || discarded.known(); }
  /// Of what he put out, asked for, was given and took no number is known.
  [[nodiscard]] bool nothing_known() const {
    return !wish_known() && !taken.any() && !given.number.known();
  }
  /// Nothing is told of what he put out and took, nor that he asked for none.
  [[nodiscard]] bool cards_untold() const {
    return !discarded.known() && !taken.any() && !asked.is(0);
  }
  /// Of one who takes some, `least` at the least, and it is not told how many: as many as he asked
  /// for, or as he put out, where these differ; of those given to him, if it is told how many these
  /// were; else any number.
  [[nodiscard]] Counts may_take(int least) const;
  /// Those he took and kept; nothing if nothing is told of it.
  [[nodiscard]] NumberTold number_taken() const {
    return taken.any() ? NumberTold(minus(taken.may, Counts{taken.put_back})) : NumberTold{};
  }
  /// The cards that he has of those given him, as far as they are known.
  [[nodiscard]] int has() const { return std::max(took(), given.number.or_else(0)); }
  /// How many he took; where that is not told, as near as may be to what he put out, or asked for.
  [[nodiscard]] int took() const {
    const int likely = discarded.or_else(asked).or_else(0);
    return taken.any() ? likely - beyond(taken.may, likely) : 0;
  }
};

/// The acceptance by which an exchange opened.
struct Acceptance {
  bool deemed = false;  ///< a refusal that was void: he had lost the power to refuse
  bool altered = false;
  bool against_refusal = false;  ///< he had refused, and that stands
  bool if_enough = false;
  bool condition_afterwards = false;
  bool to_come = false;  ///< the cards were put out before it was spoken, and it is told after
  ActIndex at = kNever;
  Counts stock{0};       ///< cards that it may have had then,
  int thrown_aside = 0;  ///<  and of these, since then
};

/// What the rooms of the exchange share. It begins anew with each dealing.
struct ExchangeSoFar {
  PerSeat<Exchange> of;  ///< each, in the exchange under way
  Acceptance acceptance;
  bool refusal_barred = false;  ///< a false turn-up has taken the next refusal away
  PerSeat<bool> without_right{};
  bool went_back = false;  ///< what was put out too soon, when the proposal was refused
  /// Did he change cards, untold, in the exchange that is over last? Perhaps, where nothing of his
  /// is told of it.
  PerSeat<Some<NoYes>> changed{{NoYes::No, NoYes::No}};
};

class ExchangeRoom : protected CardRoom {
 protected:
  ExchangeRoom(Table& table, ExchangeSoFar& so_far) : CardRoom(table), so_far_(so_far) {}

  /// How many cards the two want between them in this exchange, and how many there are for that.
  [[nodiscard]] int wishes() const;
  [[nodiscard]] Counts stock_for_wishes() const;
  /// So many cards are told to come from it now: it had them, and whoever took his before left
  /// them.
  void stock_has(int number);
  /// The dealer accepted if there were cards enough, and there are not.
  [[nodiscard]] bool condition_failed() const;
  /// The dealer refused though he could not, and is taken to have accepted.
  [[nodiscard]] bool refusal_void() const {
    return so_far_.acceptance.deemed && t_.dealing.phase == Phase::Exchanging;
  }
  /// What may have been left in the stock when he had taken his cards, or, if he has not, now.
  [[nodiscard]] Counts stock_left(Seat seat) const {
    const Counts after = so_far_.of[seat].taken.stock_after;
    return after.empty() ? t_.dealing.stock : after;
  }
  /// May he have changed cards, untold, in the exchange that is over last?
  [[nodiscard]] bool changed_untold(Seat seat) const {
    return so_far_.changed[seat].may_be(NoYes::Yes);
  }
  /// Nothing of his is told in an exchange that was accepted.
  void may_have_taken(Seat seat) {
    t_.dealing.hands[seat].took = t_.dealing.hands[seat].took | NoYes::Yes;
  }
  [[nodiscard]] bool record_stops() const;
  /// Has he said a word of the exchange, or played, since that act?
  [[nodiscard]] bool has_spoken_since(Seat seat, ActIndex at) const;
  /// Has he seen any of the cards he took? He looked before his next word.
  [[nodiscard]] Some<NoYes> seen_by_now(Seat seat) const;

  ExchangeSoFar& so_far_;
};

}  // namespace ecarte::replay
