// SPDX-License-Identifier: MIT
#include "replay/exchange_words.hpp"

#include <algorithm>

#include "record/by_kind.hpp"

namespace ecarte::replay {

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
  imply_proposals_before(a);
  mark_looked(a.seat(), false);
  beat(Beat::Proposal);
  // Of a hand of which nothing but the result is told, what was said before may be told after it.
  const bool result_told_first =
      t_.playing.ending.over(HandEnd::Stated) && t_.playing.tricks.cards().empty();
  const bool played = !result_told_first && !out().playings.empty() &&
                      out().playings.back().dealing == out().dealings.size();
  const bool refused = t_.dealing.phase != Phase::Asked && t_.dealing.words.refused_last;
  const bool agreed = t_.sitting.has_agreed(record::Agreement::SecondDiscard);
  t_.dealing.words.after_refusal =
      t_.dealing.phase == Phase::Asked ? t_.dealing.words.after_refusal : refused && !agreed;
  Fact& fact = note(FactKind::Proposed, a.actor, now(),
                    t_.dealing.words.proposals == 0 ? Nth::First : Nth::Later,
                    played                            ? ProposedAfter::Play
                    : refused                         ? ProposedAfter::Refusal
                    : t_.dealing.words.exchanges == 0 ? ProposedAfter::Nothing
                                                      : ProposedAfter::Exchange,
                    agreed ? NoYes::Yes : NoYes::No);
  if (!played && !refused && t_.dealing.words.proposals == 0) {
    out().facts.pop_back();  // the first proposal of a deal: nothing a law speaks of
  } else {
    fact.number = static_cast<std::uint8_t>(t_.dealing.words.proposals + 1);
  }
  ++t_.dealing.words.proposals;
  t_.dealing.words.first.proposes();
  t_.dealing.phase = Phase::Asked;
  asked_after_refusal_ = refused && !played;
  t_.dealing.words.refused_last = false;
  t_.dealing.words.stood = false;
  so_far_.of = {};
  if (a.number != record::kUnstated && a.number != 0) {
    so_far_.of[a.seat()].asked = a.number;
  }
}

/// He proposes again, and no proposal of this dealing is told: one had been made, and accepted; or
/// refused, if it is agreed that he may then propose again.
void ExchangeWords::imply_proposals_before(const Act& again) {
  if ((again.flags & record::kAgain) == 0 || t_.dealing.phase != Phase::Turned ||
      t_.dealing.words.first.begun() || out().dealings.size() != 1) {
    return;
  }
  if (t_.sitting.has_agreed(record::Agreement::SecondDiscard)) {
    t_.told.leave_out(bit(Beat::Proposal) | bit(Beat::Answer));
    ++t_.dealing.words.proposals;
    t_.dealing.words.first.proposes();
    return;
  }
  imply_proposal();
  imply_acceptance();
  end_.close_exchange();
}

void ExchangeWords::leave_out() {
  const bool goes_on =
      t_.ahead.exchanges_later(now(), Seat::First) || t_.ahead.exchanges_later(now(), Seat::Second);
  if (t_.dealing.phase == Phase::Exchanging && !goes_on) {
    end_.close_exchange();
  }
  const bool no_more = t_.dealing.words.stood || t_.dealing.words.refused_last;
  if (t_.dealing.phase == Phase::Exchanging || no_more) {
    return;
  }
  t_.told.leave_out(kOfTheExchange | bit(Beat::NLooks) | bit(Beat::DTakesUp));
  t_.dealing.words.first.left_out();
  t_.dealing.stock = Counts::range(0, t_.dealing.stock.most());
  for (const Seat seat : game::kSeats) {
    t_.cards.exchange_untold(now() == 0 ? now() : static_cast<ActIndex>(now() - 1), seat);
  }
}

/// Of the answer to the first proposal a refusal of a later one says nothing: where that is not
/// told, the later may be the first said again, or another.
void ExchangeWords::first_refused() {
  if (t_.dealing.words.proposals <= 1 && !t_.told.exchange_left_out()) {
    t_.dealing.words.first.answered(FirstWord::Refused);
  }
}

void ExchangeWords::has_not_proposed(const Act& a) {
  if (is_nondealer(a.actor)) {
    t_.dealing.words.first.not_proposed();
  }
}

void ExchangeWords::ask(const Act& a) {
  if (t_.dealing.phase == Phase::Exchanging && next_.begins_another(a)) {
    end_.close_exchange();
  }
  if (a.seat() == nondealer()) {
    giving_.turn_untold();
  }
  if (t_.dealing.phase == Phase::Turned && !t_.dealing.words.refused_last &&
      !t_.dealing.words.stood && a.seat() == nondealer()) {
    imply_proposal();
    if (!t_.ahead.answer_follows(now(), a.seat())) {
      imply_acceptance();
    }
  }
  Exchange& exchange = so_far_.of[a.seat()];
  if (a.number == record::kUnstated) {
    exchange.asked = exchange.asked.or_else(NumberTold(NumberTold::Counts::range(0, kFullHand)));
    return;
  }
  if (exchange.asked.known() && !exchange.asked.is(a.number)) {
    note(FactKind::WordAltered, a.actor, now(), AlteredWord::Number,
         a.number < exchange.asked.or_else(0) ? AlteredHow::Less : AlteredHow::More)
        .number = a.number;
    exchange.altered_to = a.number;
    return;
  }
  exchange.asked = a.number;
  if (a.number == 0 && a.seat() == nondealer() && t_.dealing.phase == Phase::Exchanging) {
    note(FactKind::AskedNone, a.actor, now());
  }
}

/// The word is spoken. Had he lost the power to refuse?
bool ExchangeWords::speaks_answer(const Act& a, AnswerGiven given) {
  mark_looked(a.seat(), false);
  beat(Beat::Answer);
  t_.dealing.words.answered_at = now();
  const bool barred = so_far_.refusal_barred;
  const Nth nth = t_.dealing.words.proposals <= 1 ? Nth::First : Nth::Later;
  if (barred || given == AnswerGiven::Conditional) {
    note(FactKind::Answered, a.actor, now(), given, nth, barred ? NoYes::Yes : NoYes::No);
  }
  so_far_.acceptance.deemed = barred && given != AnswerGiven::Accept;
  so_far_.refusal_barred = false;
  return barred;
}

/// The proposer had put out his cards already: the exchange is the same.
void ExchangeWords::accept_afterwards(const Act& a, AnswerGiven given) {
  const bool barred = speaks_answer(a, given);
  t_.dealing.words.first.answered(FirstWord::Accepted);
  so_far_.acceptance.to_come = false;
  so_far_.acceptance.if_enough = given == AnswerGiven::Conditional && !barred;
  so_far_.acceptance.at = now();
}

/// He accepted without a word of it, as is told, and now names the condition: neither has he taken
/// cards since, nor does the other go on to exchange, as upon another acceptance he would.
bool ExchangeWords::adds_condition(AnswerGiven given) const {
  return given == AnswerGiven::Conditional && t_.dealing.phase == Phase::Exchanging && dealer() &&
         so_far_.acceptance.at != kNever && act_at(so_far_.acceptance.at).kind == ActKind::Accept &&
         !so_far_.acceptance.if_enough && !so_far_.acceptance.to_come &&
         !so_far_.of[*dealer()].taken.written && !t_.ahead.exchanges_later(now(), *nondealer());
}

/// He is refused who had put out cards too soon: they are his again.
void ExchangeWords::put_back_refused(Seat seat) {
  const int number = so_far_.of[seat].discarded.or_else(0);
  if (number > 0 && !so_far_.of[seat].taken.any()) {
    HandOfDealing& hand = t_.dealing.hands[seat];
    check(t_.cards.move(now(), Pile::Out, hand_of(seat), number, hand.discarded));
    hand.discarded = {};
    so_far_.went_back = true;
  }
  so_far_.of[seat] = {};
}

void ExchangeWords::answer(const Act& a, AnswerGiven given) {
  giving_.turn_untold();
  if (adds_condition(given)) {
    so_far_.acceptance.condition_afterwards = true;
    return;
  }
  if (so_far_.acceptance.to_come && t_.dealing.phase == Phase::Exchanging && a.seat() == dealer()) {
    return accept_afterwards(a, given);
  }
  if (t_.dealing.phase == Phase::Exchanging &&
      (next_.exchange_done() || next_.accepts_another(given))) {
    end_.close_exchange();
    imply_proposal();
  } else if (t_.dealing.phase == Phase::Turned && t_.dealing.words.answered_at == kNever) {
    imply_proposal();
  }
  if (t_.dealing.phase != Phase::Asked && t_.dealing.words.answered_at != kNever) {
    if (given == AnswerGiven::Conditional && t_.dealing.phase == Phase::Exchanging) {
      so_far_.acceptance.condition_afterwards = true;  // a condition not voiced when he accepted
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
    note(FactKind::WordAltered, a.actor, now(), AlteredWord::Answer, AlteredHow::Other).number =
        given == AnswerGiven::Refuse ? std::uint8_t{0} : kFirstWordRefused;
    if (given == AnswerGiven::Accept) {
      go_back_on_refusal();
    }
    return;
  }
  const bool barred = speaks_answer(a, given);
  if (given == AnswerGiven::Refuse && !barred) {
    first_refused();
    t_.dealing.words.refused_last = true;
    t_.dealing.phase = Phase::Turned;
    if (nondealer()) {
      put_back_refused(*nondealer());
    }
    return;
  }
  t_.dealing.words.first.answered(FirstWord::Accepted);
  if (asked_after_refusal_ && !barred) {
    note(FactKind::WordAltered, a.actor, now(), AlteredWord::Answer, AlteredHow::Other).number =
        kFirstWordRefused;
    go_back_on_refusal();
  } else {
    open_exchange();
  }
  so_far_.acceptance.if_enough = given == AnswerGiven::Conditional && !barred;
}

void ExchangeWords::rely_on_answer() {
  if (t_.dealing.phase == Phase::Asked || t_.dealing.words.answered_at == kNever ||
      so_far_.acceptance.deemed || so_far_.acceptance.if_enough || so_far_.acceptance.altered) {
    return;
  }
  if (noted().at(FactKind::Answered, t_.dealing.words.answered_at) == nullptr) {
    note(FactKind::Answered, actor_of(dealer()), t_.dealing.words.answered_at,
         t_.dealing.words.refused_last ? AnswerGiven::Refuse : AnswerGiven::Accept,
         t_.dealing.words.proposals <= 1 ? Nth::First : Nth::Later, NoYes::No);
  }
}

void ExchangeWords::open_exchange() {
  so_far_.acceptance.altered = so_far_.acceptance.to_come = so_far_.acceptance.against_refusal =
      false;
  t_.dealing.phase = Phase::Exchanging;
  so_far_.acceptance.if_enough = false;
  so_far_.acceptance.condition_afterwards = false;
  so_far_.acceptance.at = now();
  so_far_.acceptance.stock = t_.dealing.stock;
  so_far_.acceptance.thrown_aside = 0;
  ++t_.dealing.words.exchanges;
  so_far_.changed = {{NoYes::No, NoYes::No}};
  for (const Seat seat : game::kSeats) {
    // If he changed any, he had done so before his next word.
    const bool room = t_.dealing.stock.most() >= 2 * kFullHand && !so_far_.acceptance.deemed &&
                      act_at(now()).kind != ActKind::Alter;
    if (room && t_.ahead.exchange_untold(now(), seat)) {
      so_far_.changed[seat] = unknown<NoYes>;
      may_have_taken(seat);
      t_.cards.exchange_untold(now(), seat);
      t_.dealing.leave_stock(Counts::range(0, kFullHand));
    }
  }
}

/// He proposed, as is told, and was accepted; and has neither asked for cards nor put any out. Who
/// bows to a refusal that is void goes back on nothing.
bool ExchangeWords::goes_back_on_proposal(Seat seat) const {
  const Exchange& own = so_far_.of[seat];
  return t_.dealing.phase == Phase::Exchanging && so_far_.acceptance.at != kNever &&
         !so_far_.acceptance.deemed && !own.asked.told() && !own.discarded.told() &&
         own.nothing_known();
}

void ExchangeWords::stand(const Act& a) {
  if (a.seat() == dealer() && t_.dealing.phase == Phase::Asked) {
    return answer(a, AnswerGiven::Refuse);  // the dealer's word for it is often "play"
  }
  giving_.turn_untold();
  giving_.packets_complete();
  mark_looked(a.seat(), false);
  // Where he does not exchange after it, he may have done so before he says that he plays.
  if (a.seat() == nondealer() && goes_back_on_proposal(a.seat()) &&
      t_.ahead.exchanges_later(now(), a.seat())) {
    t_.dealing.words.proposal_withdrawn = true;
    note(FactKind::WordAltered, a.actor, now(), AlteredWord::Proposal, AlteredHow::Other);
    return;
  }
  if (a.seat() == nondealer() &&
      t_.dealing.phase != Phase::Asked) {  // else he has proposed, and is bound
    t_.dealing.words.stood = true;
    t_.dealing.words.first.stands();
  }
}

/// The non-dealer proposed, though that is not told.
void ExchangeWords::imply_proposal() {
  if (t_.dealing.phase == Phase::Asked) {
    return;
  }
  giving_.turn_untold();
  t_.told.leave_out(bit(Beat::Proposal) | bit(Beat::NLooks));
  mark_looked(nondealer(), bit(Beat::NLooks));
  ++t_.dealing.words.proposals;
  t_.dealing.words.first.proposes();
  t_.dealing.phase = Phase::Asked;
  so_far_.of = {};
}

/// The dealer accepted, though that is not told.
void ExchangeWords::imply_acceptance() {
  t_.told.leave_out(bit(Beat::Answer) | bit(Beat::DTakesUp));
  mark_looked(dealer(), bit(Beat::DTakesUp));
  t_.dealing.words.answered_at = now();
  so_far_.refusal_barred = false;
  t_.dealing.words.first.answered(FirstWord::Accepted);
  const PerSeat<Exchange> asked = so_far_.of;
  open_exchange();
  so_far_.of = asked;
}

void ExchangeWords::imply_exchange_of(CardSet shown, Seat whose) {
  const bool open = t_.dealing.phase == Phase::Turned && !t_.dealing.words.refused_last &&
                    !t_.dealing.words.stood && !t_.dealing.words.first.stood();
  if (open && t_.ahead.takes_one_of(now(), whose, shown)) {
    imply_proposal();
    imply_acceptance();
  }
}

}  // namespace ecarte::replay
