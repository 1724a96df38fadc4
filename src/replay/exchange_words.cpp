// SPDX-License-Identifier: MIT
#include "replay/exchange_words.hpp"

#include <algorithm>

#include "record/by_kind.hpp"

namespace ecarte::replay {

void ExchangeWords::ask_number(const Act& a) {
  if (ahead_.left_unanswered(now_)) {
    const record::Actor asked = record::actor_of(game::other(a.seat()));
    note(FactKind::NumberWithheld, asked, now_, role_of(asked), WithheldHow::Silent, asked_when());
  }
}

void ExchangeWords::say(const Act& a) {
  using Does = void (*)(ExchangeWords&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::Propose, [](ExchangeWords& x, const Act& act) { x.propose(act); }},
      {ActKind::Ask, [](ExchangeWords& x, const Act& act) { x.ask(act); }},
      {ActKind::Accept,
       [](ExchangeWords& x, const Act& act) {
         x.answer(act, (act.flags & record::kIfEnough) != 0 ? AnswerGiven::Conditional
                                                            : AnswerGiven::Accept);
       }},
      {ActKind::Refuse,
       [](ExchangeWords& x, const Act& act) { x.answer(act, AnswerGiven::Refuse); }},
      {ActKind::Alter, [](ExchangeWords& x, const Act& act) { x.alter(act); }},
      {ActKind::Stand, [](ExchangeWords& x, const Act& act) { x.stand(act); }},
      {ActKind::AskNumber, [](ExchangeWords& x, const Act& act) { x.ask_number(act); }},
      {ActKind::AnswerNumber, [](ExchangeWords& x, const Act& act) { x.answer_number(act); }},
  });
  record::do_by_kind(kDoes, *this, a);
}

void ExchangeWords::propose(const Act& a) {
  giving_.turn_untold();
  giving_.packets_complete();
  end_.close_exchange();
  mark_looked(a.seat(), false);
  beat(Beat::Proposal);
  const bool played =
      !out_.playings.empty() && out_.playings.back().dealing == out_.dealings.size();
  const bool refused = d_.phase != Phase::Asked && d_.words.refused_last;
  const bool agreed = sitting_.has_agreed(record::Agreement::SecondDiscard);
  d_.words.after_refusal = d_.phase == Phase::Asked ? d_.words.after_refusal : refused && !agreed;
  Fact& fact =
      note(FactKind::Proposed, a.actor, now_, d_.words.proposals == 0 ? Nth::First : Nth::Later,
           played                    ? ProposedAfter::Play
           : refused                 ? ProposedAfter::Refusal
           : d_.words.exchanges == 0 ? ProposedAfter::Nothing
                                     : ProposedAfter::Exchange,
           agreed ? NoYes::Yes : NoYes::No);
  if (!played && !refused && d_.words.proposals == 0) {
    out_.facts.pop_back();  // the first proposal of a deal: nothing a law speaks of
  } else {
    fact.number = static_cast<std::uint8_t>(d_.words.proposals + 1);
  }
  ++d_.words.proposals;
  if (d_.words.first == FirstWord::Unknown) {
    d_.words.first = FirstWord::Proposed;
  }
  d_.phase = Phase::Asked;
  asked_after_refusal_ = refused && !played;
  d_.words.refused_last = false;
  d_.words.stood = false;
  exchange_ = {};
  if (a.number != record::kUnstated && a.number != 0) {
    exchange_[a.seat()].asked = a.number;
  }
}

void ExchangeWords::ask(const Act& a) {
  if (d_.phase == Phase::Exchanging && next_.begins_another(a)) {
    end_.close_exchange();
  }
  if (d_.dealer_known && a.seat() == nondealer()) {
    giving_.turn_untold();
  }
  if (d_.phase == Phase::Turned && !d_.words.refused_last && !d_.words.stood &&
      a.seat() == nondealer()) {
    imply_proposal();
    if (!ahead_.answer_follows(now_, a.seat())) {
      imply_acceptance();
    }
  }
  Exchange& exchange = exchange_[a.seat()];
  if (a.number == record::kUnstated) {
    exchange.asked_untold = exchange.asked < 0;
    return;
  }
  if (exchange.asked >= 0 && exchange.asked != a.number) {
    note(FactKind::WordAltered, a.actor, now_, AlteredWord::Number,
         a.number < exchange.asked ? AlteredHow::Less : AlteredHow::More)
        .number = a.number;
    exchange.altered_to = a.number;
    return;
  }
  exchange.asked = a.number;
  if (a.number == 0 && a.seat() == nondealer() && d_.phase == Phase::Exchanging) {
    note(FactKind::AskedNone, a.actor, now_);
  }
}

/// The word is spoken. Had he lost the power to refuse?
bool ExchangeWords::speaks_answer(const Act& a, AnswerGiven given) {
  mark_looked(a.seat(), false);
  beat(Beat::Answer);
  d_.words.answered_at = now_;
  const bool barred = so_far_.refusal_barred;
  const Nth nth = d_.words.proposals <= 1 ? Nth::First : Nth::Later;
  if (barred || given == AnswerGiven::Conditional) {
    note(FactKind::Answered, a.actor, now_, given, nth, barred ? NoYes::Yes : NoYes::No);
  }
  acceptance_.deemed = barred && given != AnswerGiven::Accept;
  so_far_.refusal_barred = false;
  return barred;
}

/// The proposer had put out his cards already: the exchange is the same.
void ExchangeWords::accept_afterwards(const Act& a, AnswerGiven given) {
  const bool barred = speaks_answer(a, given);
  if (d_.words.first == FirstWord::Proposed) {
    d_.words.first = FirstWord::Accepted;
  }
  acceptance_.to_come = false;
  acceptance_.if_enough = given == AnswerGiven::Conditional && !barred;
  acceptance_.at = now_;
}

void ExchangeWords::answer(const Act& a, AnswerGiven given) {
  giving_.turn_untold();
  if (acceptance_.to_come && d_.phase == Phase::Exchanging && a.seat() == dealer()) {
    return accept_afterwards(a, given);
  }
  if (d_.phase == Phase::Exchanging && (next_.exchange_done() || next_.accepts_another(given))) {
    end_.close_exchange();
    imply_proposal();
  } else if (d_.phase == Phase::Turned && d_.words.answered_at == kNever) {
    imply_proposal();
  }
  if (d_.phase != Phase::Asked && d_.words.answered_at != kNever) {
    if (given == AnswerGiven::Conditional && d_.phase == Phase::Exchanging) {
      acceptance_.condition_afterwards = true;  // a condition not voiced when he accepted
      return;
    }
    if (given == AnswerGiven::Refuse && condition_failed()) {
      return;  // the condition he spoke has failed, and he says so
    }
    if (given == AnswerGiven::Accept && refusal_void()) {
      return;  // now he does as he must
    }
    if (comes_back_to(given)) {
      return;
    }
    // A second word to a proposal already answered.
    note(FactKind::WordAltered, a.actor, now_, AlteredWord::Answer, AlteredHow::Other).number =
        given == AnswerGiven::Refuse ? std::uint8_t{0} : kFirstWordRefused;
    if (given == AnswerGiven::Accept) {
      go_back_on_refusal();
    }
    return;
  }
  const bool barred = speaks_answer(a, given);
  if (given == AnswerGiven::Refuse && !barred) {
    if (d_.words.first == FirstWord::Proposed) {
      d_.words.first = FirstWord::Refused;
    }
    d_.words.refused_last = true;
    d_.phase = Phase::Turned;
    return;
  }
  if (d_.words.first == FirstWord::Proposed) {
    d_.words.first = FirstWord::Accepted;
  }
  if (asked_after_refusal_ && !barred) {
    note(FactKind::WordAltered, a.actor, now_, AlteredWord::Answer, AlteredHow::Other).number =
        kFirstWordRefused;
    go_back_on_refusal();
  } else {
    open_exchange();
  }
  acceptance_.if_enough = given == AnswerGiven::Conditional && !barred;
}

void ExchangeWords::rely_on_answer() {
  if (d_.phase == Phase::Asked || d_.words.answered_at == kNever || acceptance_.deemed ||
      acceptance_.if_enough || acceptance_.altered) {
    return;
  }
  const bool noted = std::ranges::any_of(out_.facts, [&](const Fact& fact) {
    return fact.kind == FactKind::Answered && fact.occurred == d_.words.answered_at;
  });
  if (!noted) {
    note(FactKind::Answered, record::actor_of(dealer()), d_.words.answered_at,
         d_.words.refused_last ? AnswerGiven::Refuse : AnswerGiven::Accept,
         d_.words.proposals <= 1 ? Nth::First : Nth::Later, NoYes::No);
  }
}

void ExchangeWords::open_exchange() {
  acceptance_.altered = acceptance_.to_come = acceptance_.against_refusal = false;
  d_.phase = Phase::Exchanging;
  acceptance_.if_enough = false;
  acceptance_.condition_afterwards = false;
  acceptance_.at = now_;
  acceptance_.stock = d_.stock;
  acceptance_.thrown_aside = 0;
  ++d_.words.exchanges;
  so_far_.untold = {};
  for (const Seat seat : game::kSeats) {
    // If he changed any, he had done so before his next word.
    const bool room =
        d_.stock >= 2 * kFullHand && !acceptance_.deemed && acts_[now_].kind != ActKind::Alter;
    if (room && ahead_.exchange_untold(now_, seat)) {
      so_far_.untold[seat] = true;
      cards_.exchange_untold(now_, seat);
    }
  }
}

/// He proposed, as is told, and was accepted; and has neither asked for cards nor put any out. Who
/// bows to a refusal that is void goes back on nothing.
bool ExchangeWords::goes_back_on_proposal(Seat seat) const {
  const Exchange& own = exchange_[seat];
  return d_.phase == Phase::Exchanging && acceptance_.at != kNever && !acceptance_.deemed &&
         own.asked < 0 && !own.asked_untold && own.discarded < 0 && own.taken.number < 0 &&
         own.given.number < 0;
}

void ExchangeWords::stand(const Act& a) {
  if (a.seat() == dealer() && d_.phase == Phase::Asked) {
    return answer(a, AnswerGiven::Refuse);  // the dealer's word for it is often "play"
  }
  giving_.turn_untold();
  giving_.packets_complete();
  mark_looked(a.seat(), false);
  // Where he does not exchange after it, he may have done so before he says that he plays.
  if (a.seat() == nondealer() && goes_back_on_proposal(a.seat()) &&
      ahead_.exchanges_later(now_, a.seat())) {
    d_.words.proposal_withdrawn = true;
    note(FactKind::WordAltered, a.actor, now_, AlteredWord::Proposal, AlteredHow::Other);
    return;
  }
  if (a.seat() == nondealer() && d_.phase != Phase::Asked) {  // else he has proposed, and is bound
    d_.words.stood = true;
    if (d_.words.first == FirstWord::Unknown) {
      d_.words.first = FirstWord::Stood;
    }
  }
}

/// The non-dealer proposed, though that is not told.
void ExchangeWords::imply_proposal() {
  if (d_.phase == Phase::Asked) {
    return;
  }
  giving_.turn_untold();
  told_.leave_out(bit(Beat::Proposal) | bit(Beat::NLooks));
  mark_looked(nondealer(), false);
  ++d_.words.proposals;
  if (d_.words.first == FirstWord::Unknown) {
    d_.words.first = FirstWord::Proposed;
  }
  d_.phase = Phase::Asked;
  exchange_ = {};
}

/// The dealer accepted, though that is not told.
void ExchangeWords::imply_acceptance() {
  told_.leave_out(bit(Beat::Answer) | bit(Beat::DTakesUp));
  mark_looked(dealer(), false);
  d_.words.answered_at = now_;
  so_far_.refusal_barred = false;
  if (d_.words.first == FirstWord::Proposed) {
    d_.words.first = FirstWord::Accepted;
  }
  const PerSeat<Exchange> asked = exchange_;
  open_exchange();
  exchange_ = asked;
}

void ExchangeWords::imply_exchange_of(CardSet shown, Seat whose) {
  const bool open = d_.phase == Phase::Turned && !d_.words.refused_last && !d_.words.stood &&
                    d_.words.first != FirstWord::Stood;
  if (open && ahead_.takes_one_of(now_, whose, shown)) {
    imply_proposal();
    imply_acceptance();
  }
}

void ExchangeWords::answer_number(const Act& a) {
  if (a.number == record::kUnstated) {
    note(FactKind::NumberWithheld, a.actor, now_, role_of(a.actor), WithheldHow::Silent,
         asked_when());
    return;
  }
  deed(Remedy::Tell, a.actor, true).number = a.number;
  const Exchange& exchange = exchange_[a.seat()];
  const int now = exchange.taken.number >= 0 ? exchange.taken.number - exchange.taken.put_back
                                             : exchange.discarded;
  const int taken = now >= 0 || d_.phase == Phase::Exchanging ? now : end_.last_taken(a.seat());
  if (taken >= 0 && taken != a.number) {
    note(FactKind::NumberWithheld, a.actor, now_, role_of(a.actor), WithheldHow::Misstated,
         asked_when())
        .number = static_cast<std::uint8_t>(taken);
  }
}

}  // namespace ecarte::replay
