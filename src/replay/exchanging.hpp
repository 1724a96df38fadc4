// SPDX-License-Identifier: MIT
//
// The room of the exchange: proposals and answers, discards, cards given and taken, hands made up,
// and, when it closes, what was too many or too few.
#pragma once

#include "replay/giving.hpp"
#include "replay/room.hpp"

namespace ecarte::replay {

/// What one player discarded and took in the exchange under way. -1: not written.
struct Exchange {
  int discarded = -1;
  int asked = -1;
  bool asked_untold = false;  ///< he asked: for how many is not known
  int given = -1;
  int so_far = 0;  ///< of these, before the giving was broken off
  int taken = -1;
  Some<NoYes> mixed{NoYes::Yes};  ///< with his hand
  bool seen = true;
  bool takes_written = false;
  bool taken_up = false;  ///< he has seen the cards given him
  bool implied_discard = false;
  int altered_to = -1;   ///< the number he would have had instead
  int stock_after = -1;  ///< cards left when he had taken his
  int put_back = 0;
  int returned = 0;  ///< of those given him, before he took any
  ActIndex completed_at = kNever;
  ActIndex discard_at = kNever;
  ActIndex take_at = kNever;
  CardSet named{};     ///< cards he is told to have taken
  CardSet chosen{};    ///< exposed ones of these that he took before the rest
  int to_replace = 0;  ///< cards refused for which none has been given yet,
  int replaced = 0;    ///<  and those for which one has
  ActIndex given_at = kNever;
};

class Exchanging : private Room {
 public:
  /// The giving is over when there are words to be had of the cards: `giving` is told so.
  Exchanging(Table& table, Giving& giving) : Room(table), giving_(giving) {}

  /// A dealing begins.
  void begin();
  /// A proposal, an answer, a discard, cards taken, a number asked for or told.
  void during_exchange(const Act& a);
  void give_in_exchange(const Act& a);
  /// Something is found wrong with the cards while they are given: more may be to come.
  void break_off_giving();
  void complete(const Act& a);
  void put_back(const Act& a);
  /// Cards too many that have not joined a hand: who is to have them back on the stock? Nothing if
  /// there are none, or the play has begun.
  [[nodiscard]] std::optional<Seat> excess_apart() const;
  /// They go back, whoever puts them there.
  void put_excess_back(const Act& a);
  void throw_aside(const Act& a);
  void expose(const Act& a, Seat whose, Some<Role> by);
  /// A card turned as if for trumps, when the trump is known.
  void false_turn_up(const Act& a);
  /// Takes cards back out of his own discard. False if they are not there.
  bool take_back(const Act& a);
  /// The dealer refused though he could not, and is taken to have accepted.
  [[nodiscard]] bool refusal_void() const {
    return acceptance_.deemed && d_.phase == Phase::Exchanging;
  }
  /// Somebody claims what was answered: then it matters which answer stands.
  void rely_on_answer();
  /// He looks at the cards given him.
  void look_at_taken(Seat seat);
  /// The cards he has taken lie apart from his hand.
  void has_not_mixed(Seat seat);

  /// Nothing more comes of the exchange under way, if there is one.
  void close_exchange();
  /// Something is done that comes only when the hand is over: if no card of the exchange is told
  /// after it, that was over before.
  void hand_was_played();
  /// A card is shown to him that he takes in an exchange of which no word is told: there was one.
  void imply_exchange_of(CardSet shown, Seat whose);
  /// Who is to exchange next, or what comes when both have done so.
  [[nodiscard]] ToAct whose_exchange() const;
  /// He is told of as one who has taken the cards for those he put out.
  void take_untold(Seat seat);
  /// He speaks of the cards he has: unless he is told of as taking more, he has them all.
  void has_taken(Seat seat);
  /// So many cards are told to be left in the stock: of cards thrown out for which none are told as
  /// taken, as many were replaced before as leave that number.
  void stock_told(int left);
  /// So many are found in his hand. If that is nearer to what he then has, he has taken the cards
  /// for those he put out, unless he is told of as taking them later.
  void counted(Seat seat, int number);
  /// He names a card, and nothing is told of what he put out or took in the exchange under way: he
  /// may have had his cards by now.
  void may_have_changed(Seat seat);
  /// In the exchange under way he has taken his cards.
  [[nodiscard]] bool is_served(Seat seat) const {
    return d_.phase == Phase::Exchanging && exchange_[seat].takes_written;
  }
  /// So far he has taken fewer than he put out.
  [[nodiscard]] bool lacks_cards(Seat seat) const {
    return exchange_[seat].taken < exchange_[seat].discarded;
  }
  /// The dealer accepted if there were cards enough, and there were not, and nobody was served:
  /// what was put out goes back into the hands.
  [[nodiscard]] bool discards_go_back() const;
  void back_from_discard(const Act& a);
  /// In the exchange under way, the only one, he is told to have thrown out and taken as many: what
  /// is wrong with the number of his cards was wrong before it.
  [[nodiscard]] bool took_as_many(Seat seat) const;
  /// Of the last exchange nothing is told of what he put out and took: with what number he came out
  /// of it, who made that number wrong is not known.
  [[nodiscard]] bool is_untold(Seat seat) const { return untold_[seat] && !d_.hands[seat].took; }
  [[nodiscard]] bool without_right(Seat seat) const { return without_right_[seat]; }
  [[nodiscard]] bool has_seen_taken(Seat seat) const { return exchange_[seat].seen; }

 private:
  /// The acceptance by which an exchange opened.
  struct Acceptance {
    bool deemed = false;  ///< a refusal that was void: he had lost the power to refuse
    bool altered = false;
    bool against_refusal = false;  ///< he had refused, and that stands
    bool if_enough = false;
    bool condition_afterwards = false;
    bool to_come = false;  ///< the cards were put out before it was spoken, and it is told after
    ActIndex at = kNever;
    int stock = 0;         ///< cards in it then,
    int thrown_aside = 0;  ///<  and of these, since then
  };

  // Words (proposing.cpp)
  void propose(const Act& a);
  void ask(const Act& a);
  void answer(const Act& a, AnswerGiven given);
  bool speaks_answer(const Act& a, AnswerGiven given);
  void accept_afterwards(const Act& a, AnswerGiven given);
  void alter(const Act& a);
  [[nodiscard]] bool comes_back_to(AnswerGiven given) const;
  void stand(const Act& a);
  void refuse_card(const Act& a);
  void ask_number(const Act& a);
  void answer_number(const Act& a);
  void open_exchange();
  void imply_proposal();
  void imply_acceptance();
  [[nodiscard]] bool exchange_done() const;
  [[nodiscard]] bool goes_back_on_proposal(Seat seat) const;
  [[nodiscard]] bool accepts_another(AnswerGiven given) const;
  void go_back_on_refusal();
  void exchange_against_refusal(const Act& a);

  // Cards (exchange.cpp)
  void exchange_by(const Act& a);
  [[nodiscard]] std::optional<NoRightWhy> no_right(const Act& a) const;
  [[nodiscard]] bool begins_another(const Act& a) const;
  [[nodiscard]] bool puts_out_again(const Act& a) const;
  [[nodiscard]] bool shown_since_served(const Act& a) const;
  void discard(const Act& a);
  void take(const Act& a);
  [[nodiscard]] bool makes_up(const Act& a) const;
  [[nodiscard]] bool gives_what_was_asked() const;
  void takes_none(Seat seat);
  void takes_some(Seat seat);
  [[nodiscard]] bool chooses_exposed(const Act& a, int number);
  void choose_exposed(const Act& a);
  void taken_told_again(const Act& a, int number);
  CardSet take_exposed(const Act& a, int number);
  [[nodiscard]] CardSet faced_in_part();
  [[nodiscard]] bool may_be_turned_in_error(const Act& a, int number) const;
  CardSet take_turn_up(const Act& a);
  void put_back_untaken(const Act& a, int number);
  void left_exposed(Seat seat, CardSet cards);
  void declined(CardSet thrown);
  CardSet throw_shown_aside(CardSet cards);
  void reach_faced(CardSet cards, NoYes given);
  void take_lying(Seat seat);
  void take_faced_untold(Seat seat, int number);
  [[nodiscard]] int lying(Seat seat) const;
  void note_served_first();

  // The end (exchange_end.cpp)
  void take_unwritten(Seat seat);
  [[nodiscard]] int unwritten(Seat seat) const;
  [[nodiscard]] int untaken(Seat seat) const;
  void exchange_unwritten(Seat seat);
  void leave_shown_open(Seat seat);
  [[nodiscard]] int wishes() const;
  [[nodiscard]] int stock_for_wishes() const;
  [[nodiscard]] bool condition_failed() const;
  void note_excess(Seat seat);
  [[nodiscard]] bool served_himself_first() const;
  [[nodiscard]] bool asked_too_few(Seat seat) const;
  void note_asked_too_few(Seat seat);
  void note_short(Seat seat);
  void note_stock();
  [[nodiscard]] bool record_stops() const;
  [[nodiscard]] bool may_be_given_more() const;
  [[nodiscard]] bool may_be_put_back(Seat seat) const;

  Giving& giving_;
  PerSeat<Exchange> exchange_;
  Acceptance acceptance_;
  bool refusal_barred_ = false;  ///< a false turn-up has taken the next refusal away
  bool stock_short_ = false;
  bool asked_after_refusal_ = false;  ///< he proposed again, though he was refused
  bool aside_untold_ = false;  ///< a card was thrown aside, and that it was shown is not told
  PerSeat<int> last_taken_{{-1, -1}};  ///< in the last exchange that is over; -1 before any
  PerSeat<bool> without_right_{};
  PerSeat<bool> untold_{};  ///< of the exchange that is over last nothing of his is told
};

}  // namespace ecarte::replay
