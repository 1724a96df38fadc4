// SPDX-License-Identifier: MIT
//
// Proposals and answers, discards, cards given and taken, hands made up.
#include <algorithm>

#include "replay/replayer.hpp"

namespace ecarte::replay {

void Replayer::during_exchange(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  switch (a.kind) {
    case ActKind::Propose:
      return propose(a);
    case ActKind::Ask:
      return ask(a);
    case ActKind::Accept:
      return answer(
          a, (a.flags & record::kIfEnough) != 0 ? AnswerGiven::Conditional : AnswerGiven::Accept);
    case ActKind::Refuse:
      return a.cards.empty() && number_of(a, 0) == 0 ? answer(a, AnswerGiven::Refuse)
                                                     : refuse_card(a);
    case ActKind::Alter:
      return alter(a);
    case ActKind::Stand:
      return stand(a);
    case ActKind::Discard:
      return discard(a);
    case ActKind::Take:
      return take(a);
    case ActKind::AskNumber:
      if (ahead_.left_unanswered(now_)) {
        note(FactKind::NumberWithheld, record::actor_of(game::other(a.seat())), now_,
             WithheldHow::Silent, asked_when());
      }
      return;
    default:
      return answer_number(a);
  }
}

void Replayer::propose(const Act& a) {
  turn_untold();
  packets_complete();
  close_exchange();
  mark_looked(a.seat(), false);
  beat(Beat::Proposal);
  const bool refused = d_.phase != Phase::Asked && d_.refused_last;
  Fact& fact = note(FactKind::Proposed, a.actor, now_, d_.proposals == 0 ? Nth::First : Nth::Later,
                    refused             ? ProposedAfter::Refusal
                    : d_.exchanges == 0 ? ProposedAfter::Nothing
                                        : ProposedAfter::Exchange,
                    sitting_.has_agreed(record::Agreement::SecondDiscard) ? NoYes::Yes : NoYes::No);
  if (!refused && d_.proposals == 0) {
    out_.facts.pop_back();  // the first proposal of a deal: nothing a law speaks of
  } else {
    fact.number = static_cast<std::uint8_t>(d_.proposals + 1);
  }
  ++d_.proposals;
  if (d_.first == FirstWord::Unknown) {
    d_.first = FirstWord::Proposed;
  }
  d_.phase = Phase::Asked;
  d_.refused_last = false;
  d_.stood = false;
  d_.exchange = {};
  if (a.number != record::kUnstated && a.number != 0) {
    d_.exchange[a.seat()].asked = a.number;
    d_.exchange[a.seat()].ask_at = now_;
  }
}

void Replayer::ask(const Act& a) {
  if (d_.phase == Phase::Exchanging && begins_another(a)) {
    close_exchange();
  }
  if (d_.phase == Phase::Turned && !d_.refused_last && !d_.stood && a.seat() == nondealer()) {
    imply_proposal();
    if (!ahead_.answer_follows(now_, a.seat())) {
      imply_acceptance();
    }
  }
  Exchange& exchange = d_.exchange[a.seat()];
  if (exchange.asked >= 0 && exchange.asked != a.number) {
    note(FactKind::WordAltered, a.actor, now_, AlteredWord::Number,
         a.number < exchange.asked ? AlteredHow::Less : AlteredHow::More)
        .number = a.number;
    exchange.altered_to = a.number;
    return;
  }
  exchange.asked = a.number;
  exchange.ask_at = now_;
  if (a.number == 0 && a.seat() == nondealer() && d_.phase == Phase::Exchanging) {
    note(FactKind::AskedNone, a.actor, now_);
  }
}

void Replayer::answer(const Act& a, AnswerGiven given) {
  turn_untold();
  if (d_.phase == Phase::Exchanging && (exchange_done() || accepts_another(given))) {
    close_exchange();
    imply_proposal();
  } else if (d_.phase == Phase::Turned && d_.answered_at == kNever) {
    imply_proposal();
  }
  if (d_.phase != Phase::Asked && d_.answered_at != kNever) {
    if (given == AnswerGiven::Conditional && d_.phase == Phase::Exchanging) {
      d_.condition_afterwards = true;  // a condition not voiced when he accepted
      return;
    }
    if (given == AnswerGiven::Refuse && d_.accepted_if_enough && d_.phase == Phase::Exchanging &&
        wishes() > stock_for_wishes()) {
      return;  // the condition he spoke has failed, and he says so
    }
    if (given == AnswerGiven::Accept && d_.deemed_accepted && d_.phase == Phase::Exchanging) {
      return;  // his refusal was void, and now he does as he must
    }
    // A second word to a proposal already answered.
    note(FactKind::WordAltered, a.actor, now_, AlteredWord::Answer, AlteredHow::Other).number =
        given == AnswerGiven::Refuse ? std::uint8_t{0} : kFirstWordRefused;
    if (given == AnswerGiven::Accept) {
      open_exchange();
    }
    return;
  }
  mark_looked(a.seat(), false);
  beat(Beat::Answer);
  d_.answered_at = now_;
  const bool barred = d_.refusal_barred;
  const Nth nth = d_.proposals <= 1 ? Nth::First : Nth::Later;
  if (barred || given == AnswerGiven::Conditional) {
    note(FactKind::Answered, a.actor, now_, given, nth, barred ? NoYes::Yes : NoYes::No);
  }
  d_.deemed_accepted = barred && given != AnswerGiven::Accept;
  d_.refusal_barred = false;
  if (given == AnswerGiven::Refuse && !barred) {
    if (d_.first == FirstWord::Proposed) {
      d_.first = FirstWord::Refused;
    }
    ++d_.refusals;
    d_.refused_last = true;
    d_.phase = Phase::Turned;
    return;
  }
  if (d_.first == FirstWord::Proposed) {
    d_.first = FirstWord::Accepted;
  }
  open_exchange();
  d_.accepted_if_enough = given == AnswerGiven::Conditional;
}

/// Has the non-dealer, or have both, done in this exchange what there is to do?
bool Replayer::exchange_done() const {
  const Exchange& his = d_.exchange[nondealer()];
  return his.takes_written || (his.discarded >= 0 && d_.exchange[dealer()].discarded >= 0);
}

/// He accepted, and accepts: of the exchange under way nothing is told, or it has its discard, and
/// the next proposal is not told.
bool Replayer::accepts_another(AnswerGiven given) const {
  const bool untold = d_.exchange_untold[Seat::First] && d_.exchange_untold[Seat::Second];
  return given == AnswerGiven::Accept && (untold || d_.exchange[nondealer()].discarded >= 0) &&
         !d_.deemed_accepted && !d_.answer_altered;
}

void Replayer::open_exchange() {
  d_.answer_altered = false;
  d_.phase = Phase::Exchanging;
  d_.accepted_if_enough = false;
  d_.condition_afterwards = false;
  d_.accepted_at = now_;
  d_.stock_at_acceptance = d_.stock;
  d_.thrown_aside = 0;
  ++d_.exchanges;
  d_.exchange_untold = {};
  for (const Seat seat : game::kSeats) {
    // If he changed any, he had done so before his next word.
    const bool room =
        d_.stock >= 2 * kFullHand && !d_.deemed_accepted && acts_[now_].kind != ActKind::Alter;
    if (room && ahead_.exchange_untold(now_, seat)) {
      d_.exchange_untold[seat] = true;
      cards_.exchange_untold(now_, seat);
    }
  }
}

void Replayer::refuse_card(const Act& a) {
  deed(Remedy::RefuseCard, a.actor, false);
  if (!(a.cards - d_.offered).empty()) {
    return;  // he has it already: a word too late moves no card
  }
  d_.offered -= a.cards;
  d_.exposed_for[a.seat()] -= a.cards;
  left_exposed(a.seat());
  if (!a.cards.empty()) {
    check(cards_.move(now_, Pile::Faced, Pile::Out, a.cards.size(), a.cards));
    --d_.stock;
  }
}

void Replayer::alter(const Act& a) {
  switch (a.object_as<record::AlteredTo>()) {
    case record::AlteredTo::Number: {
      const int asked = d_.exchange[a.seat()].asked >= 0 ? d_.exchange[a.seat()].asked
                                                         : d_.exchange[a.seat()].discarded;
      note(FactKind::WordAltered, a.actor, now_, AlteredWord::Number,
           asked < 0          ? unknown<AlteredHow>
           : a.number < asked ? AlteredHow::Less
           : a.number > asked ? AlteredHow::More
                              : AlteredHow::Other)
          .number = a.number;
      d_.exchange[a.seat()].altered_to = a.number;
      return;
    }
    case record::AlteredTo::Acceptance:
      note(FactKind::WordAltered, a.actor, now_, AlteredWord::Answer, AlteredHow::Other).number =
          kFirstWordRefused;
      open_exchange();
      d_.answer_altered = true;
      return;
    case record::AlteredTo::Refusal:
      note(FactKind::WordAltered, a.actor, now_, AlteredWord::Answer, AlteredHow::Other);
      d_.answer_altered = true;
      return;
    case record::AlteredTo::Proposal:
    case record::AlteredTo::Play:
      note(FactKind::WordAltered, a.actor, now_, AlteredWord::Proposal, AlteredHow::Other);
      return;
  }
}

void Replayer::stand(const Act& a) {
  if (a.seat() == dealer() && d_.phase == Phase::Asked) {
    return answer(a, AnswerGiven::Refuse);  // the dealer's word for it is often "play"
  }
  turn_untold();
  packets_complete();
  mark_looked(a.seat(), false);
  if (a.seat() == nondealer()) {
    d_.stood = true;
    if (d_.first == FirstWord::Unknown) {
      d_.first = FirstWord::Stood;
    }
  }
}

// ── Discards and cards given ─────────────────────────────────────────────────────────────────────

/// Cards put out, asked for or taken. Where no acceptance is told that would open the exchange, it
/// was proposed and accepted all the same, unless the record says otherwise: then that is a fact,
/// and the record goes on as if one had.
void Replayer::exchange_by(const Act& a) {
  if (d_.phase == Phase::Exchanging && begins_another(a)) {
    close_exchange();
  }
  if (d_.phase == Phase::Exchanging || d_.without_right[a.seat()]) {
    return;
  }
  const std::optional<NoRightWhy> why = no_right(a);
  if (!why) {
    imply_proposal();
    return imply_acceptance();
  }
  d_.without_right[a.seat()] = true;
  note(FactKind::ExchangedWithoutRight, a.actor, now_, role(a.seat()), *why);
  if (d_.phase == Phase::Asked) {
    if (d_.first == FirstWord::Proposed) {
      d_.first = FirstWord::Accepted;
    }
    d_.phase = Phase::Exchanging;
    ++d_.exchanges;
  }
}

/// Has the record said that this player had no right to cards? Nothing if it leaves room for words
/// that it does not tell.
std::optional<NoRightWhy> Replayer::no_right(const Act& a) const {
  if (d_.phase == Phase::Asked) {
    return ahead_.answer_follows(now_, a.seat()) ? std::optional(NoRightWhy::NotAnswered)
                                                 : std::nullopt;
  }
  if (d_.refused_last) {
    return NoRightWhy::Refused;
  }
  return d_.stood ? std::optional(NoRightWhy::NotAsked) : std::nullopt;
}

/// In the exchange under way this player has had what he put out. Does he begin the next, of which
/// the words are not told?
bool Replayer::begins_another(const Act& a) const {
  const Exchange& own = d_.exchange[a.seat()];
  const Exchange& his = d_.exchange[game::other(a.seat())];
  if (!own.takes_written) {
    // He puts out cards again, and the other has put out his since: both took, untold.
    const bool puts_out =
        a.kind == ActKind::Discard ||
        (a.kind == ActKind::Ask && static_cast<std::size_t>(now_) + 1 < acts_.size() &&
         acts_[now_ + 1U].kind == ActKind::Discard && acts_[now_ + 1U].actor == a.actor);
    return puts_out && a.seat() == nondealer() && own.discard_at != kNever &&
           his.discard_at != kNever && his.discard_at > own.discard_at;
  }
  const bool told = own.discarded >= 0 || own.implied_discard;
  const bool served = told && own.taken <= std::max(own.discarded, own.asked) && own.taken > 0;
  const bool other_since = a.seat() == nondealer() && own.take_at != kNever &&
                           ((his.take_at != kNever && his.take_at > own.take_at) ||
                            (his.discard_at != kNever && his.discard_at > own.take_at));
  if (a.kind == ActKind::Take) {
    return other_since;
  }
  return other_since || (told && (own.implied_discard || served));
}

/// The non-dealer proposed, though that is not told.
void Replayer::imply_proposal() {
  if (d_.phase == Phase::Asked) {
    return;
  }
  turn_untold();
  told_.leave_out(bit(Beat::Proposal) | bit(Beat::NLooks));
  mark_looked(nondealer(), false);
  ++d_.proposals;
  if (d_.first == FirstWord::Unknown) {
    d_.first = FirstWord::Proposed;
  }
  d_.phase = Phase::Asked;
  d_.exchange = {};
}

/// The dealer accepted, though that is not told.
void Replayer::imply_acceptance() {
  told_.leave_out(bit(Beat::Answer) | bit(Beat::DTakesUp));
  mark_looked(dealer(), false);
  d_.answered_at = now_;
  d_.refusal_barred = false;
  if (d_.first == FirstWord::Proposed) {
    d_.first = FirstWord::Accepted;
  }
  const PerSeat<Exchange> asked = d_.exchange;
  open_exchange();
  d_.exchange = asked;
}

void Replayer::discard(const Act& a) {
  packets_complete();
  mark_looked(a.seat(), false);
  exchange_by(a);
  Exchange& exchange = d_.exchange[a.seat()];
  const int number = std::min(number_of(a, 0), cards_.count(a.seat()));
  const bool after_taking = exchange.takes_written;
  if (a.flags != 0 || after_taking) {
    note(FactKind::DiscardPut, a.actor, now_,
         (a.flags & record::kFaceUp) != 0 ? DiscardFace::Up : DiscardFace::Down,
         (a.flags & record::kOnOther) != 0 ? DiscardPlace::Mixed : DiscardPlace::Apart,
         after_taking ? DiscardOrder::AfterTaking : DiscardOrder::BeforeTaking)
        .cards = a.cards;
  }
  exchange.discarded = std::max(0, exchange.discarded) + number;
  exchange.discard_at = now_;
  d_.discarding_begun = true;
  beat(Beat::Discard);
  part_with(a.seat(), a.cards, number);
  d_.discarded[a.seat()] |= a.cards;
}

void Replayer::give_in_exchange(const Act& a) {
  beat(Beat::Given);
  if (a.detail == 0) {
    d_.exchange[nondealer()].given = std::max(0, d_.exchange[nondealer()].given) + number_of(a, 0);
  }
  for (std::size_t i = 1; i <= a.detail && now_ + i < acts_.size(); ++i) {
    const Act& next = acts_[now_ + i];
    if (next.kind == ActKind::Packet) {
      Exchange& exchange = d_.exchange[next.seat_in_detail()];
      exchange.given = std::max(0, exchange.given) + next.number;
    }
  }
}

void Replayer::take(const Act& a) {
  const Seat seat = a.seat();
  exchange_by(a);
  Exchange& exchange = d_.exchange[seat];
  // Some cards are known of a number that is not: as many as were asked for or thrown out.
  const int number = number_of(
      a, a.cards.empty() ? 0 : std::max({a.cards.size(), exchange.asked, exchange.discarded}));
  const CardSet cards = a.cards | take_exposed(a, number);
  if (d_.exposed_unknown[seat]) {
    told_.leave_out(0, deeds({Remedy::TakeCard, Remedy::RefuseCard}));  // it may be among them
    d_.exposed_unknown[seat] = false;
  }
  for (Fact& fact : out_.facts) {
    if (fact.kind == FactKind::FacedCard && fact.dealing == dealing_number() &&
        !(fact.cards & cards).empty()) {
      set(fact, 2, NoYes::Yes);  // it was given, faced as it lay
    }
  }
  // The discard that must have gone before, where it is not written at all.
  if (exchange.discarded < 0 && !ahead_.discards_later(now_, seat)) {
    exchange.implied_discard = true;
    check(cards_.move(now_, hand_of(seat), Pile::Out, std::min(number, cards_.count(seat)), {}));
  }
  exchange.taken = std::max(0, exchange.taken) + number;
  exchange.takes_written = true;
  exchange.take_at = now_;
  exchange.mixed = (a.flags & record::kApart) == 0;
  exchange.seen = (a.flags & record::kUnseen) == 0 && exchange.mixed;
  if ((a.flags & record::kUnseen) != 0) {
    exchange.seen = false;
  }
  d_.took[seat] = d_.took[seat] || number > 0;
  d_.last_take[seat] = now_;
  d_.stock -= number;
  exchange.stock_after = d_.stock;
  if (seat == nondealer()) {
    beat(Beat::Given);
    beat(Beat::NTakesUp);
  } else {
    beat(Beat::DTakes);
    note_served_first();
  }
  take_in(seat, cards, number, now_);
}

/// A card exposed or turned in error that he takes by name is his choice. One exposed to him that
/// he neither names nor refuses comes with the cards he takes up, as far as their number leaves
/// room. Returns the cards that come so.
CardSet Replayer::take_exposed(const Act& a, int number) {
  const Seat seat = a.seat();
  if (!(a.cards & d_.offered).empty()) {
    deed(Remedy::TakeCard, a.actor, true);
  }
  const CardSet unsaid = (d_.exposed_for[seat] & d_.offered) - a.cards;
  // It may be one of those known in part, or of those of which only the number is told.
  const std::span<const CardSet> in_part = partly(now_);
  const auto fitting =
      std::ranges::count_if(in_part, [&](CardSet card) { return !(card & unsaid).empty(); });
  const int unnamed = number - a.cards.size() - static_cast<int>(in_part.size());
  const CardSet silently =
      unsaid.size() <= std::max(0, unnamed) + static_cast<int>(fitting) ? unsaid : CardSet{};
  if (!silently.empty()) {
    deed(Remedy::TakeCard, record::kNobody, true);
  } else if (!d_.exposed_for[seat].empty() && (d_.exposed_for[seat] & a.cards).empty() &&
             !d_.exchange[seat].taken_up) {
    deed(Remedy::RefuseCard, a.actor, false);  // by taking others he has refused it
    left_exposed(seat);
  }
  d_.exchange[seat].taken_up = true;
  d_.offered -= a.cards | silently;
  d_.exposed_for[seat] = {};
  return silently;
}

/// A card shown in giving was not taken by him whose it was.
void Replayer::left_exposed(Seat seat) {
  for (Fact& fact : out_.facts) {
    const bool his = fact.kind == FactKind::ExposedInGiving && fact.dealing == dealing_number() &&
                     value<Role>(fact, 0) == role(seat);
    fact.upheld = his && fact.upheld == Upheld::Unknown ? Upheld::No : fact.upheld;
  }
}

/// The dealer takes cards: has his adversary all he asked for?
void Replayer::note_served_first() {
  const Exchange& his = d_.exchange[nondealer()];
  const int wish = std::max(his.asked, his.discarded);
  const int has = std::max(his.taken, his.given);
  if (wish <= 0 || has >= wish || d_.stock >= wish - std::max(0, has)) {
    return;  // he has them, or enough are left for him
  }
  note(FactKind::ServedFirst, record::actor_of(dealer()), now_, Served::Unserved);
}

void Replayer::complete(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  packets_complete();
  const Seat seat = a.seat();
  const bool late = d_.first_card[seat] != kNever;
  const int number = number_of(a, std::max(1, kFullHand - cards_.count(seat)));
  const bool leave = role(seat) == Role::NonDealer || d_.took[seat] || d_.leave[seat];
  deed(Remedy::Complete, a.actor, true).number = static_cast<std::uint8_t>(number);
  find_all_for_dealing(now_);
  Fact& fact = note(FactKind::Completed, a.actor, now_, role(seat),
                    leave ? Leave::Given : Leave::None, late ? Timely::Late : Timely::InTime);
  fact.cards = a.cards;
  fact.number = static_cast<std::uint8_t>(number);
  d_.stock -= number;
  take_in(seat, a.cards, number, now_);
  before_his_first_card(seat);
  Exchange& exchange = d_.exchange[seat];
  if (d_.took[seat] && d_.phase == Phase::Exchanging && !late) {
    exchange.completed += number;
    exchange.completed_at = now_;
  }
}

/// The other may have led already: a hand that changes before its own first card starts with what
/// it then holds.
void Replayer::before_his_first_card(Seat seat) {
  if (p_.begun && d_.first_card[seat] == kNever) {
    cards_.start_playing(seat);
  }
}

// ── The end of an exchange ───────────────────────────────────────────────────────────────────────

void Replayer::close_exchange() {
  if (d_.phase != Phase::Exchanging) {
    return;
  }
  const bool stops = now_ == acts_.size();  // here, and the hands are as they are
  for (const Seat seat : {nondealer(), dealer()}) {
    if (!stops) {
      take_unwritten(seat);
      exchange_unwritten(seat);
    }
  }
  // If the players went by an altered number, that is the fault, and no other.
  Exchange& his = d_.exchange[nondealer()];
  if (his.altered_to >= 0 && std::max(his.taken, his.given) == his.altered_to) {
    his.asked = his.altered_to;
  }
  note_stock();
  // Numbers named and nothing thrown out: the acceptance failed, and the exchange before was the
  // last.
  const bool exchanged = his.taken >= 0 || d_.exchange[dealer()].taken >= 0;
  for (const Seat seat : {nondealer(), dealer()}) {
    note_excess(seat);
    note_short(seat);
    const Exchange& over = d_.exchange[seat];
    if (exchanged || d_.exchange_untold[seat]) {
      d_.last_taken[seat] = over.taken < 0 ? -1 : std::max(0, over.taken - over.put_back);
    }
  }
  d_.phase = Phase::Turned;
}

/// What a player took, where it is not written: as many as he discarded, asked for or was given, as
/// far as the stock went.
void Replayer::take_unwritten(Seat seat) {
  Exchange& exchange = d_.exchange[seat];
  if (exchange.taken >= 0 || exchange.discarded <= 0) {
    return;
  }
  const bool asked = seat == nondealer() && exchange.asked >= 0;
  const int wish = exchange.given >= 0 ? exchange.given
                   : asked             ? exchange.asked
                                       : exchange.discarded;
  const int number = std::min(wish, std::max(0, d_.stock));
  exchange.taken = number;
  exchange.take_at = exchange.discard_at;
  d_.took[seat] = d_.took[seat] || number > 0;
  d_.stock -= number;
  const CardSet exposed = d_.exposed_for[seat] & d_.offered;
  const bool came = !exposed.empty() && exposed.size() <= number;
  if (came) {
    // What was shown to him in giving, and not refused, came with the rest before he went on.
    deed(Remedy::TakeCard, record::kNobody, true).at = static_cast<ActIndex>(now_ - 1);
    d_.offered -= exposed;
    d_.exposed_for[seat] = {};
  }
  take_in(seat, came ? exposed : CardSet{}, number, exchange.discard_at);
}

/// He speaks, or is told of, as one who has taken the cards for those he put out; and that he takes
/// them is not told any more.
void Replayer::take_untold(Seat seat) {
  if (d_.phase == Phase::Exchanging && !ahead_.takes_later(now_, seat)) {
    take_unwritten(seat);
  }
}

/// Of whom nothing is told in an exchange that was accepted, he may have changed any of his cards:
/// unless the answer was altered, or a refusal that was void, or the stock did not reach, or he
/// asked for none.
void Replayer::exchange_unwritten(Seat seat) {
  const Exchange& exchange = d_.exchange[seat];
  const bool nothing = exchange.discarded < 0 && exchange.taken < 0 && exchange.asked != 0;
  const int lying_faced = d_.faced.size();  // which is passed over when it is come to
  const bool failed =
      d_.deemed_accepted || d_.answer_altered || wishes() > stock_for_wishes() - lying_faced;
  const bool untold = nothing && !failed && d_.stock > 0;
  // What he announced in it he may have put out thereafter.
  const bool announced = std::ranges::any_of(d_.king.announced(), [&](const Announcement& told) {
    return told.by == seat && told.at > d_.accepted_at;
  });
  if (untold && (!d_.exchange_untold[seat] || announced || !cards_.may(Pile::Faced).empty())) {
    cards_.exchange_untold(static_cast<ActIndex>(now_ - 1), seat);  // before what comes now
  }
  d_.exchange_untold[seat] = untold;
  if (nothing && (d_.exposed_unknown[seat] || !d_.exposed_for[seat].empty())) {
    told_.leave_out(0, deeds({Remedy::TakeCard, Remedy::RefuseCard}));
    d_.offered -= d_.exposed_for[seat];
    d_.exposed_for[seat] = {};
  }
  d_.exposed_unknown[seat] = false;
}

/// How many cards the two want between them in this exchange.
int Replayer::wishes() const {
  const Exchange& his = d_.exchange[nondealer()];
  const Exchange& own = d_.exchange[dealer()];
  return std::max({his.asked, his.discarded, 0}) + std::max({own.asked, own.discarded, 0});
}

int Replayer::stock_for_wishes() const {
  return d_.stock_at_acceptance - d_.thrown_aside;
}

void Replayer::note_excess(Seat seat) {
  const Exchange& exchange = d_.exchange[seat];
  if (exchange.taken < 0) {
    return;
  }
  const int discarded = exchange.discarded >= 0 ? exchange.discarded : exchange.taken;
  const int asked = exchange.asked >= 0 && seat == nondealer() ? exchange.asked : discarded;
  const int given = exchange.given >= 0 ? exchange.given : exchange.taken;
  const NoYes mixed = exchange.mixed ? NoYes::Yes : NoYes::No;
  const NoYes seen = exchange.seen ? NoYes::Yes : NoYes::No;
  const auto excess = [&](ExcessCause cause, int number) {
    Fact& fact = note(FactKind::ExcessTaken, record::actor_of(seat), exchange.take_at, role(seat),
                      cause, mixed, seen);
    fact.number = static_cast<std::uint8_t>(number);
    fact.playing = 0;
    d_.wrong_cause[seat] = cause == ExcessCause::Own ? WrongCause::Own : WrongCause::Given;
  };
  if (seat == dealer()) {
    if (exchange.taken > discarded) {
      excess(ExcessCause::Own, exchange.taken - discarded);
    }
    return;
  }
  if (given > asked) {
    excess(ExcessCause::Given, given - asked);
  }
  const int own =
      std::min(exchange.taken, std::max(asked, exchange.taken - std::max(0, given - asked))) -
      discarded;
  if (own > 0 && (asked > discarded || exchange.taken > given)) {
    excess(ExcessCause::Own, own);
  }
}

void Replayer::note_short(Seat seat) {
  const Exchange& exchange = d_.exchange[seat];
  if (exchange.discarded < 0 || exchange.taken < 0) {
    return;
  }
  const bool stock_out = (exchange.stock_after >= 0 ? exchange.stock_after : d_.stock) <= 0;
  const Completion completed =
      exchange.completed_at == kNever ? Completion::No : Completion::InTime;
  const auto lacking = [&](ShortCause cause, int number) {
    Fact& fact = note(FactKind::ShortGiven, record::actor_of(seat), exchange.take_at, cause,
                      role(seat), completed);
    fact.number = static_cast<std::uint8_t>(number);
    fact.playing = 0;
    d_.wrong_cause[seat] = cause == ShortCause::Own     ? WrongCause::Own
                           : cause == ShortCause::Given ? WrongCause::Given
                                                        : WrongCause::Stock;
  };
  if (seat == dealer()) {
    if (exchange.taken < exchange.discarded && !(d_.stock_short && exchange.taken == 0)) {
      lacking(stock_out ? ShortCause::Stock : ShortCause::Own, exchange.discarded - exchange.taken);
    }
    return;
  }
  const int asked = exchange.asked >= 0 ? exchange.asked : exchange.discarded;
  const int given = exchange.given >= 0 ? exchange.given : exchange.taken;
  if (given < asked) {
    lacking(stock_out ? ShortCause::Stock : ShortCause::Given, asked - given);
  }
  if (asked < exchange.discarded) {
    lacking(ShortCause::Own, exchange.discarded - asked);
  }
}

/// Did the wishes of the two exceed the stock?
void Replayer::note_stock() {
  const Exchange& his = d_.exchange[nondealer()];
  const int wish = std::max(his.asked, his.discarded);
  const int stock = stock_for_wishes();
  if (wish < 0 || d_.accepted_at == kNever || wishes() <= stock) {
    return;
  }
  d_.stock_short = true;
  Fact& fact = note(FactKind::StockShort, record::actor_of(dealer()), d_.accepted_at,
                    d_.accepted_if_enough     ? AcceptedHow::Conditional
                    : d_.condition_afterwards ? AcceptedHow::ConditionalAfterwards
                                              : AcceptedHow::Plain,
                    stock > wish ? Left::Some : Left::None);
  fact.number = static_cast<std::uint8_t>(std::max(0, stock));
  fact.playing = 0;
}

void Replayer::answer_number(const Act& a) {
  if (a.number == record::kUnstated) {
    note(FactKind::NumberWithheld, a.actor, now_, WithheldHow::Silent, asked_when());
    return;
  }
  deed(Remedy::Tell, a.actor, true).number = a.number;
  const Exchange& exchange = d_.exchange[a.seat()];
  const int now = exchange.taken >= 0 ? exchange.taken - exchange.put_back : exchange.discarded;
  const int taken = now >= 0 || d_.phase == Phase::Exchanging ? now : d_.last_taken[a.seat()];
  if (taken >= 0 && taken != a.number) {
    note(FactKind::NumberWithheld, a.actor, now_, WithheldHow::Misstated, asked_when()).number =
        static_cast<std::uint8_t>(taken);
  }
}

}  // namespace ecarte::replay
