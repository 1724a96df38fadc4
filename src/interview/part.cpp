// SPDX-License-Identifier: MIT
#include "interview/part.hpp"

#include <array>

namespace ecarte::interview {

Part part_of(replay::FactKind fact) {
  using enum replay::FactKind;
  switch (fact) {
    case Shuffled:
    case ShuffleDenied:
    case CutForDeal:
    case CutResult:
    case CutAnew:
    case ChoiceMade:
    case CutToDealer:
    case NewCards:
    case PackFault:
      return Part::Cutting;
    case Dealing:
    case WrongNumber:
    case PacketsWrong:
    case OrderChanged:
    case ExposedInDealing:
    case FacedCard:
    case Turned:
    case SeveralTurned:
      return Part::Dealing;
    case FalseTurnUp:
    case Proposed:
    case WordAltered:
    case AskedNone:
    case Answered:
    case NumberWithheld:
    case ExchangedWithoutRight:
    case DiscardPut:
    case DiscardHandled:
    case ExcessTaken:
    case ShortGiven:
    case ExposedInGiving:
    case StockShort:
    case ServedFirst:
    case SurplusLooked:
    case Completed:
    case CardTakenUp:
    case RemedyDenied:
      return Part::Exchange;
    case KingTurned:
    case KingHeld:
    case FalseKing:
    case KingAnnouncedThenDiscarded:
    case KingShown:
      return Part::King;
    case PlayedWrongNumber:
    case LedOutOfTurn:
    case LedOn:
    case TakenBack:
    case NamedSuit:
    case Misplay:
    case ThrownDown:
    case TrickMisawarded:
    case HandOver:
      return Part::Play;
    case MultipleClaimed:
    case GameClaimed:
    case OverscoreAdmitted:
    case ScoreAccrued:
    case MarkNotDue:
    case GameWon:
    case PlayedAfterGame:
      return Part::Score;
    case Remarked:
    case AttentionCalled:
    case AdviceGiven:
    case PlayedOut:
    case LookedOver:
    case Arbitrated:
      return Part::Talk;
    case SeriesCut:
    case RubberAgreed:
    case PlayedAfterRubber:
    case PoolOrder:
    case PoolStake:
    case PoolTaken:
    case BetsClaimed:
    case BetUncovered:
    case ShareTaken:
    case RentrantOrder:
    case LiabilityPaid:
      return Part::Sitting;
  }
  return Part::Sitting;
}

std::string_view word(Part part) {
  constexpr std::array<std::string_view, kParts> kWords{
      "cutting", "dealing", "exchange", "king", "play", "score", "bystanders", "sitting"};
  return kWords[static_cast<std::size_t>(part)];
}

}  // namespace ecarte::interview
