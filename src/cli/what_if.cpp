// SPDX-License-Identifier: MIT
#include "cli/what_if.hpp"

#include <algorithm>
#include <optional>

#include <fmt/core.h>

#include "analysis/played.hpp"
#include "analysis/review.hpp"
#include "cli/analyse.hpp"
#include "codes/tariff.hpp"
#include "report/phrases.hpp"

namespace ecarte::cli {
namespace {

using game::Seat;

/// What so many tricks of five bring.
struct Brought {
  Seat winner{};
  int tricks = 0;
  int points = 0;
};

class Reckoning {
 public:
  Reckoning(const report::Deal& deal, analysis::Solver& solver) : deal_(deal), solver_(solver) {}

  std::vector<report::WhatIf> run() {
    std::vector<report::WhatIf> all;
    for (std::size_t i = 0; i < deal_.result.choices.size(); ++i) {
      const law::Choice& choice = deal_.result.choices[i];
      const bool again = choice.remedy == replay::Remedy::ReplayHands;
      const bool goes_on = choice.remedy == replay::Remedy::LetStand && !over();
      if (choice.due && !record::is_player(choice.winner) && (again || goes_on)) {
        all.push_back(reckon(i, choice, again));
      }
    }
    return all;
  }

 private:
  [[nodiscard]] bool over() const {
    return !deal_.facts.playings.empty() && deal_.facts.playings.back().over;
  }

  report::WhatIf reckon(std::size_t number, const law::Choice& choice, bool again) {
    report::WhatIf out;
    out.choice = number;
    const std::vector<analysis::Telling> tellings = tellings_of(deal_);
    analysis::Retold retold;
    if (!tellings.empty()) {
      retold = analysis::retell(deal_.record, tellings.back());
    }
    if (!retold.played) {
      out.text = "what the hand is then worth cannot be reckoned" +
                 (retold.missing.empty() ? "" : ": " + retold.missing);
      return out;
    }
    if (again) {
      retold.played->cards.clear();
    }
    const std::optional<Brought> brought = bring(*retold.played, offender_of(choice));
    if (!brought) {
      out.text = "what the hand is then worth cannot be reckoned: it is not one of five cards";
      return out;
    }
    const std::size_t winner = game::index_of(brought->winner);
    out.due = choice.due;
    std::uint8_t& score = (*out.due)[winner];
    score = static_cast<std::uint8_t>(std::min<int>(deal_.code.game, score + brought->points));
    out.winner = score >= deal_.code.game ? record::actor_of(brought->winner) : record::kNobody;
    out.text = fmt::format("{} makes {} tricks, for {} point{}",
                           deal_.record.names->of(record::actor_of(brought->winner)),
                           report::number_word(brought->tricks),
                           report::number_word(brought->points), brought->points == 1 ? "" : "s");
    return out;
  }

  /// Whose result the fault limits, if it does, whether or not the hands are played again.
  [[nodiscard]] record::Actor offender_of(const law::Choice& choice) const {
    const bool falls = choice.remedy == replay::Remedy::ReplayHands &&
                       deal_.code.ceilings_after_replay == codes::AfterReplay::Fall;
    for (const law::Finding& finding : deal_.result.findings) {
      const bool caps = (finding.remedy.effects & codes::bit(replay::Remedy::Ceiling)) != 0 &&
                        finding.remedy.status != law::Status::Moot;
      if (caps && !falls && finding.place.at == choice.at &&
          finding.under.case_index == choice.case_index) {
        return finding.offender;
      }
    }
    return record::kNobody;
  }

  /// Nothing where best play cannot be followed to five tricks.
  std::optional<Brought> bring(const analysis::PlayedDeal& played, record::Actor offender) {
    const std::vector<analysis::Turn> turns = analysis::review(solver_, played);
    const auto full = static_cast<std::size_t>(analysis::kHand);
    if (turns.size() <= played.cards.size() || played.hands[Seat::First].size() != full ||
        played.hands[Seat::Second].size() != full) {
      return std::nullopt;
    }
    const analysis::Turn& turn = turns[played.cards.size()];
    const int others = analysis::kHand - turn.best_tricks;
    Brought out;
    out.winner = turn.best_tricks > others ? turn.seat : game::other(turn.seat);
    out.tricks = std::max(turn.best_tricks, others);
    const Seat loser = game::other(out.winner);
    if (out.tricks < deal_.code.hand.point) {
      return out;
    }
    const codes::Earned earned{
        out.tricks >= deal_.code.hand.vole ? replay::ScoreFor::Vole : replay::ScoreFor::Point,
        deal_.facts.dealings.back().bold[loser].must_be(replay::NoYes::Yes)};
    out.points =
        codes::tariff(deal_.code, earned, offender == record::actor_of(out.winner), nullptr);
    return out;
  }

  const report::Deal& deal_;
  analysis::Solver& solver_;
};

}  // namespace

std::vector<report::WhatIf> what_ifs(const report::Deal& deal, analysis::Solver& solver) {
  return deal.result.choices.empty() || !deal.record.names || deal.facts.dealings.empty()
             ? std::vector<report::WhatIf>{}
             : Reckoning{deal, solver}.run();
}

}  // namespace ecarte::cli
