// SPDX-License-Identifier: MIT
//
// Proposals and answers, numbers asked for and told.
#include <algorithm>

#include "record/by_kind.hpp"
#include "replay/exchanging.hpp"

namespace ecarte::replay {

void Exchanging::ask_number(const Act& a) {
  if (ahead_.left_unanswered(now_)) {
    const record::Actor asked = record::actor_of(game::other(a.seat()));
    note(FactKind::NumberWithheld, asked, now_, role_of(asked), WithheldHow::Silent, asked_when());
  }
}

void Exchanging::during_exchange(const Act& a) {
  using Does = void (*)(Exchanging&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::Propose, [](Exchanging& x, const Act& act) { x.propose(act); }},
      {ActKind::Ask, [](Exchanging& x, const Act& act) { x.ask(act); }},
      {ActKind::Accept,
       [](Exchanging& x, const Act& act) {
         x.answer(act, (act.flags & record::kIfEnough) != 0 ? AnswerGiven::Conditional
                                                            : AnswerGiven::Accept);
       }},
      {ActKind::Refuse,
       [](Exchanging& x, const Act& act) {
         act.cards.empty() && number_of(act, 0) == 0 ? x.answer(act, AnswerGiven::Refuse)
                                                     : x.refuse_card(act);
       }},
      {ActKind::Alter, [](Exchanging& x, const Act& act) { x.alter(act); }},
      {ActKind::Stand, [](Exchanging& x, const Act& act) { x.stand(act); }},
      {ActKind::Discard, [](Exchanging& x, const Act& act) { x.discard(act); }},
      {ActKind::Take, [](Exchanging& x, const Act& act) { x.take(act); }},
      {ActKind::AskNumber, [](Exchanging& x, const Act& act) { x.ask_number(act); }},
      {ActKind::AnswerNumber, [](Exchanging& x, const Act& act) { x.answer_number(act); }},
  });
  record::do_by_kind(kDoes, *this, a);
}

void Exchanging::propose(const Act& a) {
  giving_.turn_untold();
  giving_.packets_complete();
  close_exchange();
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

/// The record stops before he is given any, and by the number he asked for, which binds him, he
/// will not have five.
bool Exchanging::asked_too_few(Seat seat) const {
  const Exchange& exchange = exchange_[seat];
  return record_stops() && seat == nondealer() && exchange.asked > 0 &&
         exchange.asked < exchange.discarded && exchange.discard_at < kSometime &&
         cards_.count(seat) + exchange.asked < kFullHand;
}

void Exchanging::note_asked_too_few(Seat seat) {
  const Exchange& exchange = exchange_[seat];
  Fact& fact = note(FactKind::ShortGiven, record::actor_of(seat), exchange.discard_at,
                    ShortCause::Own, role(seat), Completion::No, HandLeft::Short);
  fact.number = static_cast<std::uint8_t>(exchange.discarded - exchange.asked);
  fact.playing = 0;
}

void Exchanging::ask(const Act& a) {
  if (d_.phase == Phase::Exchanging && begins_another(a)) {
    close_exchange();
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
bool Exchanging::speaks_answer(const Act& a, AnswerGiven given) {
  mark_looked(a.seat(), false);
  beat(Beat::Answer);
  d_.words.answered_at = now_;
  const bool barred = refusal_barred_;
  const Nth nth = d_.words.proposals <= 1 ? Nth::First : Nth::Later;
  if (barred || given == AnswerGiven::Conditional) {
    note(FactKind::Answered, a.actor, now_, given, nth, barred ? NoYes::Yes : NoYes::No);
  }
  acceptance_.deemed = barred && given != AnswerGiven::Accept;
  refusal_barred_ = false;
  return barred;
}

/// The proposer had put out his cards already: the exchange is the same.
void Exchanging::accept_afterwards(const Act& a, AnswerGiven given) {
  const bool barred = speaks_answer(a, given);
  if (d_.words.first == FirstWord::Proposed) {
    d_.words.first = FirstWord::Accepted;
  }
  acceptance_.to_come = false;
  acceptance_.if_enough = given == AnswerGiven::Conditional && !barred;
  acceptance_.at = now_;
}

void Exchanging::answer(const Act& a, AnswerGiven given) {
  giving_.turn_untold();
  if (acceptance_.to_come && d_.phase == Phase::Exchanging && a.seat() == dealer()) {
    return accept_afterwards(a, given);
  }
  if (d_.phase == Phase::Exchanging && (exchange_done() || accepts_another(given))) {
    close_exchange();
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

void Exchanging::rely_on_answer() {
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

/// Has the non-dealer, or have both, done in this exchange what there is to do?
bool Exchanging::exchange_done() const {
  const Exchange& his = exchange_[nondealer()];
  const Exchange& own = exchange_[dealer()];
  return his.takes_written ||
         ((his.discarded >= 0 || his.asked == 0) && (own.discarded >= 0 || own.takes_written));
}

/// He accepted, and accepts: of the exchange under way nothing is told, or it has its discard, and
/// the next proposal is not told.
bool Exchanging::accepts_another(AnswerGiven given) const {
  const auto untold = [this](Seat seat) {
    const Exchange& exchange = exchange_[seat];
    return exchange.discarded < 0 && exchange.taken < 0 && exchange.given < 0 && exchange.asked < 0;
  };
  const bool nothing = untold(Seat::First) && untold(Seat::Second) && d_.stock > 0;
  return given == AnswerGiven::Accept && (nothing || exchange_[nondealer()].discarded >= 0) &&
         !acceptance_.deemed && !acceptance_.altered;
}

void Exchanging::open_exchange() {
  acceptance_.altered = acceptance_.to_come = acceptance_.against_refusal = false;
  d_.phase = Phase::Exchanging;
  acceptance_.if_enough = false;
  acceptance_.condition_afterwards = false;
  acceptance_.at = now_;
  acceptance_.stock = d_.stock;
  acceptance_.thrown_aside = 0;
  ++d_.words.exchanges;
  untold_ = {};
  for (const Seat seat : game::kSeats) {
    // If he changed any, he had done so before his next word.
    const bool room =
        d_.stock >= 2 * kFullHand && !acceptance_.deemed && acts_[now_].kind != ActKind::Alter;
    if (room && ahead_.exchange_untold(now_, seat)) {
      untold_[seat] = true;
      cards_.exchange_untold(now_, seat);
    }
  }
}

void Exchanging::refuse_card(const Act& a) {
  deed(Remedy::RefuseCard, a.actor, false).cards = a.cards;
  const bool in_giving_late =
      exchange_[a.seat()].taken_up && !(a.cards & d_.shown.exposed_for[a.seat()]).empty();
  if (in_giving_late || !(a.cards - d_.shown.offered).empty()) {
    return;  // he has it already, or is to have it: a word too late moves no card
  }
  const int in_giving = a.cards.empty() ? (d_.shown.exposed_unknown[a.seat()] ? 1 : 0)
                                        : (a.cards & d_.shown.exposed_for[a.seat()]).size();
  exchange_[a.seat()].to_replace += in_giving;  // one turned as if for trumps was not for him
  d_.shown.offered -= a.cards;
  d_.shown.exposed_for[a.seat()] -= a.cards;
  left_exposed(a.seat(), a.cards);
  if (!a.cards.empty()) {
    check(cards_.move(now_, Pile::Faced, Pile::Out, a.cards.size(), a.cards));
    d_.stock -= a.cards.size();
  }
}

/// He proposed, as is told, and was accepted; and has neither asked for cards nor put any out. Who
/// bows to a refusal that is void goes back on nothing.
bool Exchanging::goes_back_on_proposal(Seat seat) const {
  const Exchange& own = exchange_[seat];
  return d_.phase == Phase::Exchanging && acceptance_.at != kNever && !acceptance_.deemed &&
         own.asked < 0 && !own.asked_untold && own.discarded < 0 && own.taken < 0 && own.given < 0;
}

void Exchanging::stand(const Act& a) {
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
void Exchanging::imply_proposal() {
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
void Exchanging::imply_acceptance() {
  told_.leave_out(bit(Beat::Answer) | bit(Beat::DTakesUp));
  mark_looked(dealer(), false);
  d_.words.answered_at = now_;
  refusal_barred_ = false;
  if (d_.words.first == FirstWord::Proposed) {
    d_.words.first = FirstWord::Accepted;
  }
  const PerSeat<Exchange> asked = exchange_;
  open_exchange();
  exchange_ = asked;
}

void Exchanging::answer_number(const Act& a) {
  if (a.number == record::kUnstated) {
    note(FactKind::NumberWithheld, a.actor, now_, role_of(a.actor), WithheldHow::Silent,
         asked_when());
    return;
  }
  deed(Remedy::Tell, a.actor, true).number = a.number;
  const Exchange& exchange = exchange_[a.seat()];
  const int now = exchange.taken >= 0 ? exchange.taken - exchange.put_back : exchange.discarded;
  const int taken = now >= 0 || d_.phase == Phase::Exchanging ? now : last_taken_[a.seat()];
  if (taken >= 0 && taken != a.number) {
    note(FactKind::NumberWithheld, a.actor, now_, role_of(a.actor), WithheldHow::Misstated,
         asked_when())
        .number = static_cast<std::uint8_t>(taken);
  }
}

}  // namespace ecarte::replay
