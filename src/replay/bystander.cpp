// SPDX-License-Identifier: MIT
//
// What players do or claim by way of remedy.
#include <algorithm>
#include <cstdlib>

#include "record/by_kind.hpp"
#include "replay/found_out.hpp"
#include "replay/replayer.hpp"

namespace ecarte::replay {

namespace {

/// `number` cards too many leave a hand of which, in the last exchange, nothing is told: it came
/// out of that with so many more than five.
void had_more(const Exchanging& exchanging, Seat seat, int number, bool begun, Cards& cards,
              DealFacts& out) {
  const int had = begun ? cards.count_at_start(seat) : cards.count(seat);
  if (exchanging.is_untold(seat) && had == kFullHand) {
    cards.recount(seat, number);
    out.room.set(static_cast<std::size_t>(FactKind::ExcessTaken));
  }
}

}  // namespace

void Replayer::remedy_act(const Act& a) {
  using Does = void (*)(Replayer&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::Find, [](Replayer& r, const Act& act) { r.find(act); }},
      {ActKind::Claim, [](Replayer& r, const Act& act) { r.claim(act); }},
      {ActKind::Require, [](Replayer& r, const Act& act) { r.require(act); }},
      {ActKind::LetStand,
       [](Replayer& r, const Act& act) { r.deed(Remedy::LetStand, act.actor, true); }},
      {ActKind::Permit,
       [](Replayer& r, const Act& act) {
         r.permit(act);
         if (act.detail < 2) {
           r.d_.hands[act.seat_in_detail()].leave = true;
         }
         r.find_all_for_dealing(r.now_);
       }},
      {ActKind::PutRight,
       [](Replayer& r, const Act& act) {
         r.exchanging_.excess_apart() ? r.exchanging_.put_excess_back(act)
                                      : r.giving_.put_right(act);
       }},
      {ActKind::ThrowOut, [](Replayer& r, const Act& act) { r.throw_out(act); }},
      {ActKind::Draw, [](Replayer& r, const Act& act) { r.draw(act); }},
      {ActKind::PutBack, [](Replayer& r, const Act& act) { r.exchanging_.put_back(act); }},
      {ActKind::ThrowAside, [](Replayer& r, const Act& act) { r.exchanging_.throw_aside(act); }},
  });
  record::do_by_kind(kDoes, *this, a);
}

/// Who permits what the other has just claimed does not claim it for himself.
void Replayer::permit(const Act& a) {
  const Remedy what =
      a.object_as<Remedy>() == Remedy::None ? Remedy::Complete : a.object_as<Remedy>();
  const bool claimed = std::ranges::any_of(out_.deeds, [&](const Deed& deed) {
    return deed.what == what && deed.dealing == dealing_number() && record::is_player(deed.by) &&
           deed.by != a.actor && !deed.carried_out;
  });
  if (!claimed) {
    deed(what, a.actor, false).permitted = true;
  }
}

/// What the law lets a player choose between when the cards are not as they should be.
bool may_be_alternative(Remedy what) {
  constexpr std::uint64_t kAlternatives =
      deeds({Remedy::FreshDeal, Remedy::Rectify, Remedy::Complete, Remedy::ThrowOut, Remedy::Draw,
             Remedy::PutBack, Remedy::TakeCard, Remedy::RefuseCard});
  return (kAlternatives & deeds({what})) != 0;
}

/// Of two remedies claimed in one breath he has chosen neither: he claims the choice between them.
bool Replayer::claims_either(const Act& a) const {
  const auto another = [&](std::size_t i) {
    return i < acts_.size() && acts_[i].kind == ActKind::Claim && acts_[i].actor == a.actor &&
           acts_[i].object != a.object && may_be_alternative(acts_[i].object_as<Remedy>());
  };
  return may_be_alternative(a.object_as<Remedy>()) &&
         (another(std::size_t{now_} + 1) || (now_ > 0 && another(std::size_t{now_} - 1)));
}

/// May what he claims be given for something that was wrong with the cards? Then he knows of it.
/// Who claims points, a game, a word or whatever is his to choose has found nothing by that.
bool speaks_of_cards(Remedy claimed) {
  constexpr std::uint64_t kOfCards =
      deeds({Remedy::FreshDeal, Remedy::Void, Remedy::Rectify, Remedy::Complete, Remedy::ThrowOut,
             Remedy::Draw, Remedy::PutBack, Remedy::CountTricks});
  return (kOfCards & deeds({claimed})) != 0;
}

void Replayer::claim(const Act& a) {
  const auto said = a.object_as<Remedy>();
  if (claims_shown(a)) {
    deed(Remedy::TakeCard, a.actor, false).cards = CardSet{game::card_at(a.number - 1)};
    return;
  }
  if (said == Remedy::Other) {
    claim_right(a);
  }
  // Until the trump is turned to make up a hand puts the deal right; in the exchange the number is
  // put right by putting back what is too much.
  const bool of_deal =
      d_.phase == Phase::Dealing && (said == Remedy::Rectify || said == Remedy::Complete);
  const Remedy named = of_deal                                                 ? Remedy::Rectify
                       : said == Remedy::Rectify && exchanging_.excess_apart() ? Remedy::PutBack
                                                                               : said;
  if (of_deal) {
    giving_.require_rectification(a.actor);
  }
  if (named == Remedy::Choice && d_.phase == Phase::Idle) {
    return cutting_.claim_choice(a);
  }
  const bool either = claims_either(a);
  Deed& claimed = deed(either ? Remedy::Choice : named, a.actor, false);
  claimed.named = either ? named : Remedy::None;
  claimed.cards = a.cards;
  cutting_.claim_after_cut(claimed);
  if (named == Remedy::Accept || named == Remedy::AcceptanceFails) {
    exchanging_.rely_on_answer();
  }
  if (claimed.what == Remedy::Mark) {
    claimed.deals_ago = deals_ago(a);
  }
  if (claimed.what == Remedy::Allow) {
    const Cutting::PassedOver over = cutting_.passed_over();
    if (record::is_player(over.by) && over.by != a.actor) {
      cutting_.note_last_shuffle_denied(over);
    }
  }
  if (speaks_of_cards(named)) {
    find_all_for_dealing(now_);
  }
}

/// He grants what the other has just claimed: the two are agreed.
void Replayer::grant_claim(const Act& a) {
  if (out_.deeds.empty()) {
    return;
  }
  const Deed claimed = out_.deeds.back();
  const bool others = record::is_player(a.actor) && claimed.by == record::Actor(1 - a.actor);
  if (others && !claimed.carried_out && claimed.what != Remedy::Other) {
    Deed& agreed = deed(claimed.what, record::kBoth, false);
    agreed.named = claimed.named;
    agreed.cards = claimed.cards;
  }
}

/// Is a fault of play that somebody speaks of one of the deal before? It is if no card is told to
/// have been played in this one, nor what its hand gave.
bool Replayer::of_deal_before() const {
  return sitting_.deals > 0 && !p_.begun && !p_.ending.over();
}

/// Somebody says that a player did not play as he was bound to.
void Replayer::allege(const Act& a, record::Noun noun) {
  if (!misplay_named(noun) && noun != record::Noun::Fault) {
    return;
  }
  for (const Seat seat : game::kSeats) {
    const bool of_another = a.detail < 2 && a.seat_in_detail() != seat;
    bool& alleged = (of_deal_before() ? out_.misplay_alleged_before
                                      : out_.misplay_alleged)[game::index_of(seat)];
    alleged = alleged || !of_another;
  }
}

void Replayer::find(const Act& a) {
  const auto noun = a.object_as<record::Noun>();
  if (record::is_bystander(a.actor)) {
    Act said = a;  // what he who plays no part finds he points out
    said.kind = ActKind::Speak;
    said.object = static_cast<std::uint8_t>(noun == record::Noun::Score ? record::Spoken::Score
                                                                        : record::Spoken::Error);
    bystander_act(said);
  }
  allege(a, noun);
  if (noun == record::Noun::Fault) {
    return find_all_for_dealing(now_);
  }
  if (noun == record::Noun::FacedCard) {
    exchanging_.break_off_giving();
    giving_.find_faced(a.cards);
    seen_in_stock(a.cards);
  }
  if (noun == record::Noun::FalseKing && record::is_player(a.actor)) {
    const Seat whose = a.detail < 2 ? a.seat_in_detail() : game::other(a.seat());
    return d_.king.find_false(whose, now_, a.actor);
  }
  const bool how_many_untold =
      noun == record::Noun::CardsTaken ||
      (noun == record::Noun::NumberInHand && a.number == record::kUnstated);
  if (how_many_untold && a.detail < 2 && !d_.hands[a.seat_in_detail()].took) {
    out_.room.set(static_cast<std::size_t>(FactKind::ExcessTaken));  // how many is not told
  }
  if (noun == record::Noun::NumberInHand && a.number != record::kUnstated) {
    giving_.packets_complete();
    if (const Actor whose = giving_.found_in(a); record::is_player(whose)) {
      implied_dealing();
      if (giving_.number_refuted(static_cast<Seat>(whose), a)) {
        return;
      }
      if ((a.flags & record::kAsDealt) != 0) {
        return number_dealt(static_cast<Seat>(whose), a.number);
      }
      exchanging_.counted(static_cast<Seat>(whose), a.number);
      if (!giving_.packet_found(static_cast<Seat>(whose), a.number)) {
        number_found(static_cast<Seat>(whose), a.number);
      }
      giving_.number_came_to_light(whose);
    }
  }
}

/// A number found in a hand that has been played from, which was dealt it.
void Replayer::number_dealt(Seat seat, int number) {
  const bool as_many = !d_.hands[seat].took || exchanging_.took_as_many(seat);
  const int dealt = as_many && p_.begun ? cards_.count_at_start(seat) : kFullHand;
  hand_counted(seat, cards_.count(seat) + number - dealt, now_);
  giving_.number_came_to_light(record::actor_of(seat));
}

/// A number found in a hand that has been played from: of the cards still held, or of those it
/// began with? Whichever agrees with what is known; else the one that is less out of the way, since
/// nobody is dealt eight.
void Replayer::number_found(Seat seat, int number) {
  const int now = cards_.count(seat);
  const int start = p_.begun ? cards_.count_at_start(seat) : now;
  // A hand told as well, of as many as it was thought to be, says that this was not its number.
  if (number == now || number == start || (p_.begun && ahead_.holds_later(now_, seat, start))) {
    // Of the number then a hand may have been dealt so many, of the number dealt it may be that
    // then.
    // Who took cards played from no number that a law speaks of.
    const bool either_way = (number == now || number == start) && now < start &&
                            !d_.hands[seat].took && !giving_.packets_given().told() &&
                            cards_.sure(hand_of(seat)).size() < now;
    if (either_way) {
      out_.room.set(static_cast<std::size_t>(FactKind::PlayedWrongNumber));
    }
    return;
  }
  // Counted once it was made up: by that it had its five, or the number is as it was dealt.
  if (const int made_up = d_.hands[seat].completed; made_up > 0 && number + made_up == kFullHand) {
    return hand_counted(seat, number + made_up, now_);
  }
  // Of a hand of which only the result is told no card has been seen to leave it.
  const int untold = p_.ending.over(HandEnd::Stated) ? kTricksOfAHand - (start - now) : 0;
  if (untold > 0 && std::abs(number + untold - kFullHand) < std::abs(number - kFullHand)) {
    return hand_counted(seat, number + untold, now_);
  }
  const int played = start - now;
  const bool of_the_start =
      played > 0 && (number + played == kFullHand ||
                     std::abs(number - kFullHand) < std::abs(number + played - kFullHand));
  hand_counted(seat, of_the_start ? number - played : number, now_);
}

/// What is told since act number `first` to have been found: when each fact came to light.
void Replayer::note_found(ActIndex first) {
  FoundOut(notes_, d_, giving_, sitting_, first, cutting_.dealt_after()).apply(t_.all_found);
}

void Replayer::require(const Act& a) {
  switch (a.object_as<record::Required>()) {
    case record::Required::Rectification:
      if (exchanging_.excess_apart()) {
        deed(Remedy::PutBack, a.actor, false);
        return find_all_for_dealing(now_);
      }
      deed(Remedy::Rectify, a.actor, false);
      giving_.require_rectification(a.actor);
      return find_all_for_dealing(now_);
    case record::Required::Suit:
      deed(Remedy::PlayNamedSuit, a.actor, false);
      required_suit_at_ = now_;
      return;
    case record::Required::HandsAgain:
      deed(Remedy::ReplayHands, a.actor, false);
      return;
    case record::Required::Number:
      deed(Remedy::Tell, a.actor, false);
      return;
    case record::Required::Sight:
      deed(Remedy::Show, a.actor, false);
      return;
  }
}

/// Of the cards too many in a hand `number` leave it. While others are left it is begun, and not
/// done.
void Replayer::part_of_surplus(Remedy what, Actor by, Seat hand, int number) {
  // What was given beyond the asking he throws out himself; what he took beyond it the other draws.
  const bool other_draws = what == Remedy::ThrowOut && d_.hands[hand].took &&
                           later(ActKind::Draw, record::actor_of(game::other(hand)), now_);
  const bool done = other_draws || cards_.count(hand) - number <= kFullHand;
  const bool begun = !out_.deeds.empty() && out_.deeds.back().what == what &&
                     out_.deeds.back().by == by && surplus_begun_[hand];
  if (done || !begun) {
    deed(what, by, done).number = static_cast<std::uint8_t>(number);
  }
  surplus_begun_[hand] = !done;
  find_all_for_dealing(now_);
}

void Replayer::throw_out(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  giving_.packets_complete();
  if (!a.cards.empty() && (a.cards - d_.shown.offered).empty()) {
    return exchanging_.throw_aside(a);  // what he might have had, and will not
  }
  const int number = number_of(a, std::max(0, cards_.count(a.seat()) - kFullHand));
  had_more(exchanging_, a.seat(), number, p_.begun, cards_, out_);
  part_of_surplus(Remedy::ThrowOut, a.actor, a.seat(), number);
  part_with(a.seat(), a.cards, number);
  before_his_first_card(a.seat());
}

void Replayer::draw(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  giving_.packets_complete();
  if (giving_.awaits_rectification()) {
    return giving_.put_right(a);  // the card too many, which was to go back
  }
  const Seat from = a.detail < 2 ? a.seat_in_detail() : game::other(a.seat());
  if (d_.dealer_known && a.seat() == dealer() && from == nondealer() &&
      d_.phase == Phase::Dealing && ahead_.turns_later(now_)) {
    return giving_.put_right(a);  // before a card is turned nobody draws by right
  }
  if (d_.hands[from].took) {
    drawn_.from_taken_up = exchanging_.has_seen_taken(from) ? NoYes::Yes : NoYes::No;
  } else {
    drawn_.from_taken_up = d_.hands[from].taken_up ? NoYes::Yes : looked(from, now_);
  }
  drawn_.at = now_;
  const int number = number_of(a, std::max(1, cards_.count(from) - kFullHand));
  had_more(exchanging_, from, number, p_.begun, cards_, out_);
  part_of_surplus(Remedy::Draw, a.actor, from, number);
  part_with(from, a.cards, number);
  before_his_first_card(from);
}

}  // namespace ecarte::replay
