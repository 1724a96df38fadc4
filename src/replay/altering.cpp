// SPDX-License-Identifier: MIT
//
// Words taken back: a proposal, a number, an answer; and the exchange by an answer that does not
// stand.
#include <algorithm>

#include "replay/exchange_words.hpp"

namespace ecarte::replay {

/// He had refused, and that stands; but they go by his second word. Where it does not bind him, it
/// is a refusal no more, if they do.
void ExchangeWords::go_back_on_refusal() {
  open_exchange();
  if (t_.sitting.customs.binds.dealer) {
    so_far_.acceptance.against_refusal = true;
    return;
  }
  t_.dealing.words.refused_last = false;
  if (!asked_after_refusal_ && nondealer()) {
    t_.dealing.words.first.accepts_after_all(t_.ahead.exchanges_later(now(), *nondealer()));
  }
}

/// He had refused, as he now says otherwise, though that is not told.
void ExchangeWords::imply_refusal() {
  mark_looked(dealer(), bit(Beat::DTakesUp));
  beat(Beat::Answer);
  t_.dealing.words.answered_at = now();
  first_refused();
  t_.dealing.words.refused_last = true;
}

/// Having altered his answer he comes back to the word first spoken, which stands.
bool ExchangeWords::comes_back_to(AnswerGiven given) const {
  return so_far_.acceptance.altered &&
         (given == AnswerGiven::Refuse) == t_.dealing.words.refused_last;
}

void ExchangeWords::withdraw(const Act& a) {
  switch (a.object_as<record::Withdrawn>()) {
    case record::Withdrawn::Proposal:
      t_.dealing.words.proposal_withdrawn = true;
      note(FactKind::WordAltered, a.actor, now(), AlteredWord::Proposal, AlteredHow::Other);
      return;
    case record::Withdrawn::Number:
      note(FactKind::WordAltered, a.actor, now(), AlteredWord::Number, AlteredHow::Other);
      return;
    case record::Withdrawn::Answer:
      if (refusal_void()) {
        return;  // he yields
      }
      note(FactKind::WordAltered, a.actor, now(), AlteredWord::Answer, AlteredHow::Other).number =
          t_.dealing.words.refused_last ? kFirstWordRefused : std::uint8_t{0};
      return;
    case record::Withdrawn::King:
    case record::Withdrawn::Card:
    case record::Withdrawn::Claim:
      return;  // which are no words of an exchange
  }
}

void ExchangeWords::alter(const Act& a) {
  switch (a.object_as<record::AlteredTo>()) {
    case record::AlteredTo::Number: {
      Exchange& own = so_far_.of[a.seat()];
      const NumberTold asked = own.asked.or_else(own.discarded);
      if (own.altered_to && asked.is(a.number)) {
        own.altered_to.reset();
        return;  // he comes back to the number first named, which stands
      }
      note(FactKind::WordAltered, a.actor, now(), AlteredWord::Number,
           !asked.known()                ? unknown<AlteredHow>
           : a.number < asked.or_else(0) ? AlteredHow::Less
           : a.number > asked.or_else(0) ? AlteredHow::More
                                         : AlteredHow::Other)
          .number = a.number;
      own.altered_to = a.number;
      return;
    }
    case record::AlteredTo::Acceptance:
      if (t_.dealing.phase == Phase::Asked) {
        imply_refusal();
      }
      if (comes_back_to(AnswerGiven::Accept) || refusal_void()) {
        return;  // it is the answer that stands, or that the law gives him
      }
      note(FactKind::WordAltered, a.actor, now(), AlteredWord::Answer, AlteredHow::Other).number =
          kFirstWordRefused;
      go_back_on_refusal();
      so_far_.acceptance.altered = true;
      return;
    case record::AlteredTo::Refusal:
      if (t_.dealing.phase == Phase::Asked) {
        imply_acceptance();
      }
      if (condition_failed()) {
        return;  // it was no acceptance any more
      }
      if (comes_back_to(AnswerGiven::Refuse)) {
        return;
      }
      note(FactKind::WordAltered, a.actor, now(), AlteredWord::Answer, AlteredHow::Other);
      so_far_.acceptance.altered = true;
      return;
    case record::AlteredTo::Proposal:
      note(FactKind::WordAltered, a.actor, now(), AlteredWord::Proposal, AlteredHow::Other).number =
          kFirstWordPlay;
      if (!t_.sitting.customs.binds.nondealer && !t_.playing.begun) {
        t_.dealing.words.first.proposes_after_all();
        propose(a);
      }
      return;
    case record::AlteredTo::Play:
      note(FactKind::WordAltered, a.actor, now(), AlteredWord::Proposal, AlteredHow::Other);
      return;
  }
}

}  // namespace ecarte::replay
