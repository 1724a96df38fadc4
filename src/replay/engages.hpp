// SPDX-License-Identifier: MIT
//
// Which kinds of act could set a fact. Replay stores a fact only where it is remarkable: of a
// lawful deal it keeps next to nothing. That a law was at stake and kept is then told by the acts
// alone.
#pragma once

#include <initializer_list>

#include "replay/facts.hpp"

namespace ecarte::replay {

/// The kinds of act that may or may not set `fact`, whose doing puts it to the test. Empty for a
/// fact that its act always sets: then the fact itself says all there is to say. Kinds only: a cut
/// to the dealer counts as one for the deal.
constexpr ActKinds could_set(FactKind fact) {
  using K = record::ActKind;
  const auto kinds = [](std::initializer_list<K> list) { return ActKinds(list); };
  switch (fact) {
    case FactKind::Shuffled:
      return kinds({K::Shuffle});
    case FactKind::ChoiceMade:
      return kinds({K::Choose});
    case FactKind::CutForDeal:
    case FactKind::CutResult:
    case FactKind::CutToDealer:
      return kinds({K::Cut});
    case FactKind::Dealing:
    case FactKind::OrderChanged:
    case FactKind::WrongNumber:
    case FactKind::PacketsWrong:
      return kinds({K::Give, K::Packet});
    case FactKind::Turned:
      return kinds({K::Turn, K::Propose, K::Stand, K::Play});
    case FactKind::SeveralTurned:
      // A card is chosen of several also where their turning is not told.
      return kinds({K::Turn, K::Choose});
    case FactKind::Proposed:
      return kinds({K::Propose});
    case FactKind::WordAltered:
      return kinds({K::Propose, K::Ask, K::Accept, K::Refuse});
    case FactKind::AskedNone:
      return kinds({K::Ask, K::Take});
    case FactKind::Answered:
      return kinds({K::Accept, K::Refuse});
    case FactKind::NumberWithheld:
      return kinds({K::AskNumber, K::AnswerNumber});
    case FactKind::ExchangedWithoutRight:
      return kinds({K::Discard, K::Take});
    case FactKind::DiscardPut:
    case FactKind::DiscardHandled:
      return kinds({K::Discard});
    case FactKind::ExcessTaken:
    case FactKind::ShortGiven:
      return kinds({K::Discard, K::Take});
    case FactKind::StockShort:
    case FactKind::ServedFirst:
      return kinds({K::Accept});
    case FactKind::SurplusLooked:
      return kinds({K::ThrowOut, K::Draw});
    case FactKind::PlayedWrongNumber:
      return kinds({K::Play, K::TakeTrick, K::Made});
    case FactKind::LedOutOfTurn:
    case FactKind::Misplay:
      return kinds({K::Play});
    case FactKind::TrickMisawarded:
      return kinds({K::Made});
    case FactKind::FalseKing:
      return kinds({K::Announce});
    default:
      return {};
  }
}

/// True if an act occurred that could set `fact`.
constexpr bool tested(const DealFacts& deal, FactKind fact) {
  return deal.seen.any_of(could_set(fact));
}

}  // namespace ecarte::replay
