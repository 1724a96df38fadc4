// SPDX-License-Identifier: MIT
#include "replay/found_later.hpp"

#include <algorithm>

#include "replay/hindsight.hpp"

namespace ecarte::replay {

using record::Noun;

namespace {

/// Does the fact bear out what is found of it?
bool bears_out(const Fact& fact, const record::Act& find) {
  const auto noun = find.object_as<Noun>();
  if (!names(noun, fact.kind) || fact.found != kNever || fact.proof != Proof::Proved) {
    return false;
  }
  if (fact.kind == FactKind::Dealing) {
    return noun == Noun::DealOutOfTurn ? must_be(fact, 0, Turn::Out)
                                       : must_be(fact, 1, PackOwner::Other);
  }
  return find.detail >= 2 || fact.subject == find.detail;
}

bool announced(const DealFacts& deal, record::Actor who) {
  return std::ranges::any_of(deal.deeds, [who](const Deed& deed) {
    return deed.by == who &&
           (deed.what == Remedy::Announce || deed.what == Remedy::AnnounceAndMark);
  });
}

}  // namespace

bool names(Noun noun, FactKind kind) {
  switch (noun) {
    case Noun::NumberInHand:
      return kind == FactKind::WrongNumber || kind == FactKind::PlayedWrongNumber ||
             kind == FactKind::ExcessTaken;
    case Noun::Order:
    case Noun::Packets:
      return kind == FactKind::OrderChanged || kind == FactKind::PacketsWrong;
    case Noun::FacedCard:
      return kind == FactKind::FacedCard;
    case Noun::DealOutOfTurn:
    case Noun::WrongPack:
      return kind == FactKind::Dealing;
    case Noun::PackWrong:
      return kind == FactKind::PackFault;
    case Noun::CardsTaken:
      return kind == FactKind::ExcessTaken;
    case Noun::CardExposed:
    case Noun::Revoke:
    case Noun::Underplay:
    case Noun::FailureToTrump:
    case Noun::FalseKing:
    case Noun::LeadOutOfTurn:
    case Noun::Score:
    case Noun::FalseTurnUp:
    case Noun::Fault:
    case Noun::Cut:
      return false;  // facts on whose finding nothing can turn
  }
  return false;
}

bool is_found_later(const DealFacts& deal, const record::Act& find) {
  if (deal.dealings.empty() || record::is_bystander(find.actor)) {
    return false;
  }
  const auto noun = find.object_as<Noun>();
  const std::size_t dealing = deal.dealings.size();
  if (noun == Noun::FalseKing) {
    return find.detail < 2 ? announced(deal, find.detail)
                           : announced(deal, 0) || announced(deal, 1);
  }
  if (misplay_named(noun) || noun == Noun::LeadOutOfTurn) {
    return !deal.playings.empty() && deal.playings.back().dealing == dealing;
  }
  return std::ranges::any_of(deal.facts, [&](const Fact& fact) {
    return fact.place.dealing == dealing && bears_out(fact, find);
  });
}

}  // namespace ecarte::replay
