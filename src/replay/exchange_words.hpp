// SPDX-License-Identifier: MIT
//
// The words of an exchange: proposals and answers, numbers asked for and told, and words taken
// back.
#pragma once

#include "replay/exchange_end.hpp"
#include "replay/giving.hpp"
#include "replay/next_exchange.hpp"

namespace ecarte::replay {

class ExchangeWords : private ExchangeRoom {
 public:
  /// The giving is over when there are words to be had of the cards: `giving` is told so.
  ExchangeWords(Table& table, ExchangeSoFar& so_far, Giving& giving, const NextExchange& next,
                ExchangeEnd& end)
      : ExchangeRoom(table, so_far), giving_(giving), next_(next), end_(end) {}

  /// A dealing begins.
  void begin() { asked_after_refusal_ = false; }
  /// A proposal, an answer, a number asked for or told, or another word instead.
  void say(const Act& a);
  /// A player claims to be told how many the other took, asked before or not.
  void claim_number(const Act& a);
  /// It is told that he has proposed nothing so far: then what is exchanged was not proposed.
  void has_not_proposed(const Act& a);
  /// Words may have been said, and cards exchanged upon them, that are not told.
  void leave_out();
  /// A word is taken back.
  void withdraw(const Act& a);
  /// Somebody claims what was answered: then it matters which answer stands.
  void rely_on_answer();
  /// An exchange begins, or the words for it were said though they are not told.
  void open_exchange();
  void imply_proposal();
  void imply_acceptance();
  void imply_refusal();
  /// A card is shown to him that he takes in an exchange of which no word is told: there was one.
  void imply_exchange_of(CardSet shown, Seat whose);
  /// He proposed, as is told, and was accepted; and has neither asked for cards nor put any out.
  [[nodiscard]] bool goes_back_on_proposal(Seat seat) const;

 private:
  void imply_proposals_before(const Act& again);
  void first_refused();
  void propose(const Act& a);
  void ask(const Act& a);
  void answer(const Act& a, AnswerGiven given);
  bool speaks_answer(const Act& a, AnswerGiven given);
  [[nodiscard]] bool adds_condition(AnswerGiven given) const;
  void put_back_refused(Seat seat);
  void accept_afterwards(const Act& a, AnswerGiven given);
  void stand(const Act& a);
  void ask_number(const Act& a);
  void answer_number(const Act& a);
  // Words taken back (altering.cpp)
  void alter(const Act& a);
  [[nodiscard]] bool comes_back_to(AnswerGiven given) const;
  void go_back_on_refusal();

  Giving& giving_;
  const NextExchange& next_;
  ExchangeEnd& end_;
  bool asked_after_refusal_ = false;  ///< he proposed again, though he was refused
};

}  // namespace ecarte::replay
