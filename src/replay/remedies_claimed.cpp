// SPDX-License-Identifier: MIT
#include "replay/remedies_claimed.hpp"

#include <algorithm>

namespace ecarte::replay {

/// Who permits what the other has just claimed does not claim it for himself.
void RemediesClaimed::permit(const Act& a) {
  const Remedy what =
      a.object_as<Remedy>() == Remedy::None ? Remedy::Complete : a.object_as<Remedy>();
  const bool claimed = std::ranges::any_of(out().deeds, [&](const Deed& deed) {
    return deed.what == what && deed.dealing == dealing_number() && record::is_player(deed.by) &&
           deed.by != a.actor && !deed.carried_out;
  });
  if (!claimed) {
    deed(what, a.actor, false).permitted = true;
  }
  if (a.detail < 2) {
    t_.dealing.hands[a.seat_in_detail()].made_up.leave = true;
  }
  find_all_for_dealing(now());
}

/// What the law lets a player choose between when the cards are not as they should be.
bool may_be_alternative(Remedy what) {
  constexpr std::uint64_t kAlternatives =
      deeds({Remedy::FreshDeal, Remedy::Rectify, Remedy::Complete, Remedy::ThrowOut, Remedy::Draw,
             Remedy::PutBack, Remedy::TakeCard, Remedy::RefuseCard});
  return (kAlternatives & deeds({what})) != 0;
}

/// Of two remedies claimed in one breath he has chosen neither: he claims the choice between them.
bool RemediesClaimed::claims_either(const Act& a) const {
  return may_be_alternative(a.object_as<Remedy>()) &&
         beside().claims_another(now(), may_be_alternative);
}

/// May what he claims be given for something that was wrong with the cards? Then he knows of it.
/// Who claims points, a game, a word or whatever is his to choose has found nothing by that.
bool speaks_of_cards(Remedy claimed) {
  constexpr std::uint64_t kOfCards =
      deeds({Remedy::FreshDeal, Remedy::Void, Remedy::Rectify, Remedy::Complete, Remedy::ThrowOut,
             Remedy::Draw, Remedy::PutBack, Remedy::CountTricks});
  return (kOfCards & deeds({claimed})) != 0;
}

void RemediesClaimed::claim(const Act& a) {
  const auto said = a.object_as<Remedy>();
  if (rights_.claims_shown(a)) {
    deed(Remedy::TakeCard, a.actor, false).cards = CardSet{game::card_at(a.number - 1)};
    return;
  }
  if (said == Remedy::Tell && record::is_player(a.actor)) {
    return exchanging_.words().claim_number(a);
  }
  if (said == Remedy::Other) {
    rights_.claim_right(a);
  }
  // Until the trump is turned to make up a hand puts the deal right; in the exchange the number is
  // put right by putting back what is too much.
  const bool of_deal =
      t_.dealing.phase == Phase::Dealing && (said == Remedy::Rectify || said == Remedy::Complete);
  const Remedy named = of_deal ? Remedy::Rectify
                       : said == Remedy::Rectify && exchanging_.making_up().excess_apart()
                           ? Remedy::PutBack
                           : said;
  if (of_deal) {
    giving_.require_rectification(a.actor);
  }
  if (named == Remedy::Choice && t_.dealing.phase == Phase::Idle) {
    return cutting_.claim_choice(a);
  }
  const bool either = claims_either(a);
  Deed& claimed = deed(either ? Remedy::Choice : named, a.actor, false);
  claimed.named = either ? named : Remedy::None;
  claimed.cards = a.cards;
  cutting_.claim_after_cut(claimed);
  if (named == Remedy::Accept || named == Remedy::AcceptanceFails) {
    exchanging_.words().rely_on_answer();
  }
  if (claimed.what == Remedy::Mark) {
    claimed.points.deals_ago = headings_.deals_ago(a);
  }
  if (claimed.what == Remedy::Allow) {
    const Cutting::PassedOver over = cutting_.passed_over();
    if (record::is_player(over.by) && over.by != a.actor) {
      cutting_.note_last_shuffle_denied(over);
    }
  }
  if (speaks_of_cards(named)) {
    find_all_for_dealing(now());
  }
  if (named == Remedy::Void || named == Remedy::FreshDeal) {
    find_pack_fault(named == Remedy::Void);
  }
}

/// He grants what the other has just claimed: the two are agreed.
void RemediesClaimed::grant_claim(const Act& a) {
  if (out().deeds.empty()) {
    return;
  }
  const Deed claimed = out().deeds.back();
  const bool others = record::is_player(a.actor) && claimed.by == record::Actor(1 - a.actor);
  if (others && !claimed.carried_out && claimed.what != Remedy::Other) {
    Deed& agreed = deed(claimed.what, record::kBoth, false);
    agreed.named = claimed.named;
    agreed.cards = claimed.cards;
  }
}

/// Was anything done upon it? To gather the cards is to begin another deal.
bool RemediesClaimed::heeded(const Deed& claimed) const {
  constexpr std::uint64_t kOfDeal = deeds({Remedy::FreshDeal, Remedy::Void});
  constexpr std::uint64_t kOfCardPlayed =
      deeds({Remedy::PlayNamedSuit, Remedy::Unplay, Remedy::CardStands});
  const std::uint64_t what = deeds({claimed.what}) | deeds({claimed.named});
  if (((what & kOfDeal) != 0 && behind().gathered(claimed.at, now())) ||
      ((what & kOfCardPlayed) != 0 && behind().card_moved(claimed.at, now()))) {
    return true;
  }
  const bool either = may_be_alternative(claimed.what) || may_be_alternative(claimed.named);
  return std::ranges::any_of(out().deeds, [&](const Deed& deed) {
    const bool serves = deed.what == claimed.what || (either && may_be_alternative(deed.what));
    return deed.carried_out && serves && deed.at > claimed.at;
  });
}

/// Leaves out what was claimed in this act, in one breath with it, or granted upon it. False if
/// there is nothing left of it.
bool RemediesClaimed::is_taken_back(ActIndex claim) {
  constexpr std::array kOfClaims{FactKind::RightClaimed, FactKind::GameClaimed,
                                 FactKind::MultipleClaimed};
  const auto facts = std::erase_if(out().facts, [&](const Fact& fact) {
    return fact.occurred == claim && std::ranges::find(kOfClaims, fact.kind) != kOfClaims.end();
  });
  const auto of_claim = [&](const Deed& deed) { return deed.at == claim && !deed.carried_out; };
  const auto found = std::ranges::find_if(out().deeds, of_claim);
  if (found == out().deeds.end()) {
    return facts != 0;
  }
  const Deed claimed = *found;
  if (heeded(claimed)) {
    return true;
  }
  std::erase_if(out().deeds, [&](const Deed& deed) {
    const bool granted = deed.by == record::kBoth && deed.what == claimed.what && deed.at > claim;
    const bool beside = claimed.named != Remedy::None && deed.named != Remedy::None &&
                        deed.by == claimed.by && deed.at + 1 == claim;
    return of_claim(deed) || ((granted || beside) && !deed.carried_out);
  });
  if (claimed.what == Remedy::Rectify) {
    giving_.require_no_rectification();
  } else if (claimed.what == Remedy::PlayNamedSuit) {
    play_.require_suit(kNever);
  }
  return true;
}

/// Is it a choice of his that he made by that claim, and no right to points, or to see or to know?
bool RemediesClaimed::claimed_a_choice(ActIndex claim) const {
  constexpr std::uint64_t kOthers =
      deeds({Remedy::Void, Remedy::Recut, Remedy::ReplayHands, Remedy::PlayNamedSuit,
             Remedy::Unplay, Remedy::CardStands, Remedy::Choice});
  return std::ranges::any_of(out().deeds, [&](const Deed& deed) {
    const bool choice = may_be_alternative(deed.what) || (kOthers & deeds({deed.what})) != 0;
    return deed.at == claim && choice && !deed.carried_out && !deed.permitted;
  });
}

void RemediesClaimed::withdraw(const Act& a) {
  const ActIndex begun = out().dealings.empty() ? ActIndex{0} : out().dealings.back().begin;
  ActIndex claim = behind().last_claim(begun, now(), a.actor);
  while (claim != kNever && !is_taken_back(claim)) {
    claim = behind().last_claim(begun, claim, a.actor);
  }
}

void RemediesClaimed::let_stand(const Act& a) {
  const ActIndex begun = out().dealings.empty() ? ActIndex{0} : out().dealings.back().begin;
  const ActIndex claim = behind().last_claim(begun, now(), a.actor);
  if (claim != kNever && claimed_a_choice(claim) && !behind().went_past(claim, now(), a.actor)) {
    is_taken_back(claim);
  }
  deed(Remedy::LetStand, a.actor, true);
}

void RemediesClaimed::require(const Act& a) {
  switch (a.object_as<record::Required>()) {
    case record::Required::Rectification:
      if (exchanging_.making_up().excess_apart()) {
        deed(Remedy::PutBack, a.actor, false);
        return find_all_for_dealing(now());
      }
      deed(Remedy::Rectify, a.actor, false);
      giving_.require_rectification(a.actor);
      return find_all_for_dealing(now());
    case record::Required::Suit:
      deed(Remedy::PlayNamedSuit, a.actor, false);
      play_.require_suit(now());
      return;
    case record::Required::HandsAgain:
      deed(Remedy::ReplayHands, a.actor, false);
      return;
    case record::Required::Number:
      return exchanging_.words().claim_number(a);
    case record::Required::Sight:
      deed(Remedy::Show, a.actor, false);
      return;
  }
}

}  // namespace ecarte::replay
