// SPDX-License-Identifier: MIT
#include "report/words.hpp"

#include "report/phrases.hpp"

namespace ecarte::report {

using replay::FactKind;

std::string sentence_of(const Deal& deal, const replay::Fact& fact) {
  const Phrases p{deal, fact};
  switch (fact.kind) {
    case FactKind::Shuffled:
    case FactKind::ShuffleDenied:
    case FactKind::CutForDeal:
    case FactKind::CutResult:
    case FactKind::CutAnew:
    case FactKind::ChoiceMade:
    case FactKind::CutToDealer:
    case FactKind::PackFault:
      return before_the_deal(p);
    case FactKind::Dealing:
    case FactKind::WrongNumber:
    case FactKind::PacketsWrong:
    case FactKind::OrderChanged:
    case FactKind::ExposedInDealing:
    case FactKind::ExposedInGiving:
    case FactKind::FacedCard:
    case FactKind::Turned:
    case FactKind::SeveralTurned:
    case FactKind::FalseTurnUp:
      return in_dealing(p);
    case FactKind::Proposed:
    case FactKind::WordAltered:
    case FactKind::AskedNone:
    case FactKind::Answered:
    case FactKind::NumberWithheld:
    case FactKind::ExchangedWithoutRight:
      return in_proposing(p);
    case FactKind::DiscardPut:
    case FactKind::DiscardHandled:
    case FactKind::ExcessTaken:
    case FactKind::ShortGiven:
    case FactKind::StockShort:
    case FactKind::ServedFirst:
    case FactKind::SurplusLooked:
    case FactKind::Completed:
    case FactKind::CardTakenUp:
      return in_exchanging(p);
    case FactKind::PlayedWrongNumber:
    case FactKind::LedOutOfTurn:
    case FactKind::LedOn:
    case FactKind::TakenBack:
    case FactKind::NamedSuit:
    case FactKind::Misplay:
    case FactKind::ThrownDown:
    case FactKind::TrickMisawarded:
    case FactKind::HandOver:
      return in_playing(p);
    case FactKind::KingTurned:
    case FactKind::KingHeld:
    case FactKind::FalseKing:
    case FactKind::KingAnnouncedThenDiscarded:
    case FactKind::KingShown:
    case FactKind::MultipleClaimed:
    case FactKind::GameClaimed:
    case FactKind::NewCards:
    case FactKind::OverscoreAdmitted:
    case FactKind::ScoreAccrued:
    case FactKind::MarkNotDue:
    case FactKind::GameWon:
    case FactKind::PlayedAfterGame:
      return of_king_and_score(p);
    case FactKind::Remarked:
    case FactKind::AttentionCalled:
    case FactKind::AdviceGiven:
    case FactKind::PlayedOut:
    case FactKind::LookedOver:
    case FactKind::Arbitrated:
    case FactKind::RemedyDenied:
      return of_bystanders(p);
    case FactKind::SeriesCut:
    case FactKind::RubberAgreed:
    case FactKind::PlayedAfterRubber:
    case FactKind::PoolOrder:
    case FactKind::PoolStake:
    case FactKind::PoolTaken:
    case FactKind::BetsClaimed:
    case FactKind::BetUncovered:
    case FactKind::ShareTaken:
    case FactKind::RentrantOrder:
    case FactKind::LiabilityPaid:
      return of_sitting(p);
  }
  return {};
}

namespace {

/// Of a waiver that waives nothing.
std::string of_waiver(const Deal& deal, const law::Finding& finding) {
  const record::Waiver& waiver = deal.record.waivers[static_cast<std::size_t>(finding.waiver)];
  std::string what = waiver.law.empty() ? std::string{} : "law " + waiver.law;
  for (const std::string& word :
       {waiver.id, waiver.player ? record::name_of(deal.record, *waiver.player) : std::string{}}) {
    what += (what.empty() || word.empty() ? "" : " ") + word;
  }
  if (finding.id == "waiver-unused") {
    return "nothing in this deal is waived by '" + what + "'; expected the line to be taken out";
  }
  return "the code has nothing called '" + what + "', which is to be waived" +
         (finding.meant.empty() ? std::string{}
                                : "; did you mean '" + std::string{finding.meant} + "'?");
}

}  // namespace

std::string message_of(const Deal& deal, const law::Finding& finding) {
  if (finding.of_waiver) {
    return of_waiver(deal, finding);
  }
  if (finding.refuted) {
    const Phrases p{deal, finding.fact};
    return p.name(finding.fact.against) + " found that " + sentence_of(deal, finding.fact) +
           ", which the record refutes";
  }
  const bool granted = finding.cls == codes::Class::Info && finding.taken != replay::Remedy::None;
  if (finding.cls == codes::Class::BadRemedy || granted) {
    return of_bad_remedy(deal, finding);
  }
  const bool score =
      finding.fact.kind == FactKind::MarkNotDue || finding.fact.kind == FactKind::ScoreAccrued;
  return score ? of_mark(deal, finding) : sentence_of(deal, finding.fact);
}

namespace {

/// The effects that are not already said by the remedy line: limits on the score and the like.
std::string effect_note(const Deal& deal, const law::Finding& finding, replay::Remedy effect) {
  const Phrases p{deal, finding.fact};
  if (effect == replay::Remedy::Ceiling && finding.ceiling) {
    const int most = *finding.ceiling;
    return p.name(finding.offender) + " can mark " +
           (most == 0 ? "nothing" : "at most " + number_word(most)) +
           " for the tricks of this hand";
  }
  return effect_of(p, effect);
}

/// What money it turns on, where the account of the sitting knows.
std::string sums_note(const Deal& deal, const law::Finding& finding) {
  const Phrases p{deal, finding.fact};
  const auto money = [&](std::int64_t amount) {
    return record::money_words(amount,
                               deal.record.names ? deal.record.names->coin : record::Coin::Unsaid);
  };
  if (finding.fact.kind == FactKind::AttentionCalled && finding.sum_due >= 0) {
    const std::string loser = p.name(finding.fact.against);
    return loser + " has " + money(finding.sum_due) +
           " in stakes and bets on this game: so much is owed if he calls for it and loses";
  }
  if (finding.fact.kind == FactKind::BetUncovered && finding.sum >= 0) {
    return money(finding.sum) + " on one side against " + money(finding.sum_due) + " on the other";
  }
  if (finding.sum_due >= 0 && finding.sum >= 0 && finding.sum != finding.sum_due) {
    return money(finding.sum) + " where " + money(finding.sum_due) + " was due";
  }
  return {};
}

std::string life_note(const law::Finding& finding) {
  if (finding.remedy.status == law::Status::Latent) {
    return "the record does not say that anybody noticed it, so it has no remedy";
  }
  if (finding.remedy.status == law::Status::Moot) {
    return "what came before or after it leaves it without consequence";
  }
  return {};
}

}  // namespace

std::vector<std::string> effects_of(const Deal& deal, const law::Finding& finding) {
  std::vector<std::string> notes;
  for (int i = 0; i < record::kRemedies; ++i) {
    const auto effect = static_cast<replay::Remedy>(i);
    if ((finding.effects & codes::bit(effect)) == 0) {
      continue;
    }
    if (std::string text = effect_note(deal, finding, effect); !text.empty()) {
      notes.push_back(std::move(text));
    }
  }
  return notes;
}

std::vector<std::string> notes_of(const Deal& deal, const law::Finding& finding) {
  std::vector<std::string> notes = effects_of(deal, finding);
  const auto add = [&notes](std::string text) {
    if (!text.empty()) {
      notes.push_back(std::move(text));
    }
  };
  add(life_note(finding));
  add(sums_note(deal, finding));
  if (finding.cls == codes::Class::Unprovided) {
    add("the code of laws gives no answer to this; a ruling agreed on by the players is binding");
  }
  if (!finding.reading.empty()) {
    add("doubtful reading: " + std::string{finding.reading});
  }
  add(std::string{finding.note});
  return notes;
}

}  // namespace ecarte::report
