// SPDX-License-Identifier: MIT
//
// Kings, marks, games, packs, bystanders and money in words.
#include <array>
#include <optional>
#include <string_view>

#include "codes/tariff.hpp"
#include "report/clause_format.hpp"
#include "report/phrases.hpp"

namespace ecarte::report {
namespace {

using replay::FactKind;
using replay::NoYes;

Clause king_turned(const Phrases& p) {
  Clause text = p.subject() + " turned " + p.card_or("a king");
  if (p.is(1, replay::KingCard::NotChosen)) {
    return text + ", which was not chosen for trumps";
  }
  if (p.is(0, replay::NumberDealt::Wrong)) {
    return text + " in a deal in which a hand was not of five cards";
  }
  return text +
         (p.is(0, replay::NumberDealt::Rectified) ? " after the hands had been put right" : "");
}

Clause king_held(const Phrases& p) {
  Clause text = p.subject() + " held " + p.card_or("the king of trumps");
  if (p.is(1, replay::FirstCard::KingLed)) {
    return text + " and led it first";
  }
  return text +
         (p.is(1, replay::FirstCard::KingFollowed) ? " and played it to the first trick" : "");
}

Clause false_king(const Phrases& p) {
  Clause text = p.subject() + " announced the king";
  if (p.fact().proof == replay::Proof::Refuted && p.is(0, replay::KingWhere::Turned)) {
    return p.subject() + " announced a king that was not his";  // who turned it has it to mark
  }
  if (p.is(0, replay::KingWhere::Adversary)) {
    text += ", which " + p.adversary() + " held";
  } else {
    text += p.is(0, replay::KingWhere::Turned)   ? ", which had been turned"
            : p.is(0, replay::KingWhere::Later)  ? ", which he took only later"
            : p.is(0, replay::KingWhere::PutOut) ? " and did not keep it"
                                                 : " without holding it";
  }
  if (p.is(1, replay::KingWithdrawn::BeforeOwnCard)) {
    return text + ", and said so before he played a card";
  }
  return text + (p.is(1, replay::KingWithdrawn::AfterOwnCard)
                     ? ", and said so only after he had played a card"
                     : "");
}

/// ": it counts twice", if the score says how often the game counts; of one that was resigned it is
/// not said here.
Clause counts_instead(const Phrases& p) {
  constexpr std::array<std::string_view, 4> kTimes{"", "once", "twice", "three times"};
  const law::Score& due = p.deal().result.after.due;
  const std::uint8_t game = p.deal().code.game;
  for (const std::size_t winner : {std::size_t{0}, std::size_t{1}}) {
    const std::optional<std::uint8_t> loser = due.of(1 - winner);
    if (due.of(winner) == game && loser && *loser < game && !p.deal().facts.stands.resigned()) {
      const bool agreed = p.is(2, NoYes::Yes);
      const int times = agreed ? codes::multiple_against(p.deal().code, *loser) : 1;
      return ": it counts " + Clause{kTimes[static_cast<std::size_t>(times)]};
    }
  }
  return "";
}

Clause multiple_claimed(const Phrases& p) {
  const bool by_name = p.fact().subject != record::kNobody;
  const auto& acts = p.deal().record.acts;
  const bool claimed =
      p.fact().occurred < acts.size() && acts[p.fact().occurred].kind == record::ActKind::ClaimGame;
  Clause text = !by_name  ? "the game was paid as a "
                : claimed ? p.subject() + " claimed a "
                          : p.subject() + " was paid a ";
  text += p.is(0, replay::MultipleOf::Single)   ? "single"
          : p.is(0, replay::MultipleOf::Double) ? "double"
          : p.is(0, replay::MultipleOf::Treble) ? "treble"
                                                : "multiple";
  text += by_name ? " game" : " one";
  if (p.is(2, NoYes::No) && !p.is(0, replay::MultipleOf::Single)) {
    return text + " though no multiples were agreed on";
  }
  if (!p.is(1, NoYes::No)) {
    return text;
  }
  return text + ", which the loser's score does not give" + counts_instead(p);
}

Clause new_cards(const Phrases& p) {
  Clause text = p.subject() + " called for new cards";
  if (p.is(0, replay::CutWhen::AfterCut)) {
    text += " after the cut";
  }
  if (p.is(1, replay::HowMany::One)) {
    text += ", and for one pack only";
  }
  if (p.is(2, NoYes::No)) {
    text += ", and did not pay for them";
  }
  if (p.is(3, replay::ChosenBy::Other)) {
    text += ", and the dealer did not have the choice";
  }
  return text;
}

Clause overscore_admitted(const Phrases& p) {
  if (p.is(0, replay::AdmittedWhen::AfterGame) && p.is(1, NoYes::Yes)) {
    return p.subject() + " took down a mark of a game that was over";
  }
  Clause text = p.subject() + " admitted having marked too many";
  if (p.is(0, replay::AdmittedWhen::AfterGame)) {
    text += ", when the game was over";
  }
  return text + (p.is(1, NoYes::No) ? "; the score was not corrected" : "");
}

Clause score_accrued(const Phrases& p) {
  std::string_view what = " the score";
  if (p.is(0, replay::ScoreFor::King)) {
    what = " the king";
  } else if (p.is(0, replay::ScoreFor::Point)) {
    what = " the point";
  } else if (p.is(0, replay::ScoreFor::Vole)) {
    what = " the vole";
  }
  return p.subject() + " had" + what + " to mark";
}

std::string_view why_not_due(const Phrases& p) {
  if (replay::value_number(p.fact(), 1) == replay::kUnknown) {
    return " (for what is not told)";
  }
  if (p.is(0, replay::NotDueWhy::NoTitle)) {
    return " without a title to it";
  }
  if (p.is(0, replay::NotDueWhy::Late)) {
    return " after the time for marking it had passed";
  }
  if (p.is(0, replay::NotDueWhy::Barred)) {
    return " for a king that may not be marked in this deal";
  }
  if (p.is(0, replay::NotDueWhy::Capped)) {
    return " for the tricks of a hand in which his fault limits what he may mark";
  }
  if (p.is(0, replay::NotDueWhy::AfterGame)) {
    return " when the game was over";
  }
  return p.is(0, replay::NotDueWhy::Unannounced) ? " for a king that was not announced" : "";
}

constexpr auto kOfKingAndScore = std::to_array<FactSentence>({
    {FactKind::KingTurned, king_turned},
    {FactKind::KingHeld, king_held},
    {FactKind::FalseKing, false_king},
    {FactKind::KingShown,
     [](const Phrases& p) {
       return p.subject() + " showed " + p.cards_or("the king of trumps") + " and said no word";
     }},
    {FactKind::MultipleClaimed, multiple_claimed},
    {FactKind::GameClaimed,
     [](const Phrases& p) {
       return p.subject() + " claimed the game" +
              (p.is(1, replay::ClaimedHow::ThrownDown) ? " in throwing down his cards"
               : p.is(1, replay::ClaimedHow::Resigned) ? ", which the other had resigned"
               : p.is(0, replay::GameScore::Short)     ? " with fewer points than the game"
                                                       : "");
     }},
    {FactKind::NewCards, new_cards},
    {FactKind::OverscoreAdmitted, overscore_admitted},
    {FactKind::ScoreAccrued, score_accrued},
    {FactKind::MarkNotDue,
     [](const Phrases& p) { return p.subject() + " marked a score" + why_not_due(p); }},
    {FactKind::GameWon, [](const Phrases& p) { return p.subject() + " won the game"; }},
    {FactKind::PlayedAfterGame,
     [](const Phrases& p) -> Clause {
       return p.is(0, replay::AfterGame::NewDeal) ? "the players dealt on after the game was won"
                                                  : "the hand was played on after the game was won";
     }},
});

/// Had he marked something of the same hand before?
bool has_marked_before(const Phrases& p) {
  const replay::Fact& mark = p.fact();
  return std::ranges::any_of(p.deal().facts.testimony, [&](const replay::Testimony& said) {
    return said.kind == replay::Testimony::Kind::Mark && said.purpose != record::For::King &&
           said.dealing == mark.place.dealing && said.at < mark.occurred && !said.amount.is(0) &&
           record::actor_of(said.seat) == mark.subject && said.deals_ago.value_or(0) == 0;
  });
}

}  // namespace

std::span<const FactSentence> of_king_and_score() {
  return kOfKingAndScore;
}

Clause of_mark(const Deal& deal, const law::Finding& finding) {
  const Phrases p{deal, finding.fact};
  if (finding.fact.kind == FactKind::MarkNotDue) {
    Clause text = p.subject() + " marked ";
    text += finding.amounts.marked >= 0 ? std::to_string(finding.amounts.marked) : "a score";
    const bool more = finding.amounts.due > 0 && has_marked_before(p);
    text += (more ? " more" : "") + Clause{why_not_due(p)};
    if (finding.amounts.due >= 0) {
      text += ", where the laws give ";
      text += finding.amounts.due == 0 ? "none" : std::to_string(finding.amounts.due);
      text += more ? " more" : "";
    }
    return text;
  }
  Clause text = score_accrued(p);
  if (finding.amounts.due >= 0 && finding.amounts.marked >= 0) {
    text += formatted(": {} due, {} marked{}", finding.amounts.due, finding.amounts.marked,
                      finding.remedy.status == law::Status::Elected ? " in the deal after" : "");
  } else if (finding.amounts.due >= 0) {
    text += formatted(": {} due", finding.amounts.due);
  }
  return text;
}

namespace {

/// "Y claimed the deal, which is not his to make"
Clause right_claimed(const Phrases& p) {
  using replay::CardLies;
  if (p.is(0, replay::RightTo::Deal)) {
    return p.subject() + " claimed the deal" +
           (p.is(1, NoYes::Yes)  ? ", and it is his"
            : p.is(1, NoYes::No) ? ", which is not his to make"
                                 : "");
  }
  if (p.is(0, replay::RightTo::Stake)) {
    return p.subject() + " claimed what was staked on the game" +
           (p.is(1, NoYes::Yes)  ? ", and it is his"
            : p.is(1, NoYes::No) ? ", which he has not won"
                                 : "");
  }
  return p.subject() + " claimed " + p.cards_or("a card") +
         (p.is(3, CardLies::WithHim)     ? ", which is in his hand"
          : p.is(3, CardLies::WithOther) ? ", which is in " + p.adversary() + "'s hand"
          : p.is(3, CardLies::Discarded) ? ", which was thrown out"
          : p.is(3, CardLies::InStock)   ? ", which lies in the stock"
                                         : "");
}

constexpr auto kOfBystanders = std::to_array<FactSentence>({
    {FactKind::Remarked,
     [](const Phrases& p) {
       return p.subject() + " made a remark" +
              (p.is(3, replay::RemarkAbout::Other) ? " that named nothing of the game" : "") +
              (p.is(1, replay::RemarkWhen::InGame) ? " while the game was on" : "");
     }},
    {FactKind::AttentionCalled,
     [](const Phrases& p) {
       return p.subject() + " called attention to the score or to an oversight" +
              (p.is(2, replay::ScoreIs::Changed) ? ", which changed the score" : "") +
              (p.fact().against == record::kNobody || p.is(1, replay::SpokenBy::Invited)
                   ? ""
                   : " to the prejudice of " + p.name(p.fact().against));
     }},
    {FactKind::AdviceGiven,
     [](const Phrases& p) {
       return p.subject() + " gave advice" +
              (p.is(2, replay::AdviceMode::Words) ? " in words" : " by pointing") +
              (p.is(3, replay::AdvisedTo::Other) ? " to the side he does not back" : "");
     }},
    {FactKind::PlayedOut,
     [](const Phrases& p) {
       return p.subject() + " played out a game" +
              (p.is(2, NoYes::No) ? " that had not been resigned" : " that had been resigned");
     }},
    {FactKind::LookedOver,
     [](const Phrases& p) {
       return p.subject() + " looked over a player's hand" +
              (p.is(0, replay::BetsOn::AgainstHim) ? ", having bet against him" : "");
     }},
    {FactKind::Arbitrated,
     [](const Phrases& p) {
       return p.subject() + " decided a question" +
              (p.is(0, replay::AgreedBy::No) ? " that the players had not agreed to put to him"
                                             : " that the players put to him");
     }},
    {FactKind::RightClaimed, right_claimed},
    {FactKind::RemedyDenied,
     [](const Phrases& p) {
       return p.subject() + " denied " + p.adversary() +
              (p.is(0, replay::DeniedWhat::Sight)    ? " the sight of the cards"
               : p.is(0, replay::DeniedWhat::Choice) ? " the choice"
               : p.is(0, replay::DeniedWhat::Draw)   ? " the draw"
               : p.is(0, replay::DeniedWhat::Cost)   ? " the cost of the cards"
                                                     : " what was his");
     }},
});

}  // namespace

std::span<const FactSentence> of_bystanders() {
  return kOfBystanders;
}

}  // namespace ecarte::report
