// SPDX-License-Identifier: MIT
#include "treatise/write_conclusions.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/core.h>

#include "analysis/jeu_de_regle.hpp"
#include "analysis/proposing.hpp"
#include "analysis/scores.hpp"
#include "treatise/answered_claims.hpp"
#include "treatise/jeux_recomputed.hpp"

namespace ecarte::treatise {

namespace {

using analysis::KnownPlans;
using analysis::ScorePlans;

constexpr std::size_t kCostliest = 12;  // leads told among the findings
constexpr std::size_t kTruest = 10;     // claims borne out
constexpr double kNoCost = 0.0005;      // a cost below this cannot be told from none

/// Refuted claims that a card is best, for `goal`: the costliest first.
std::vector<AnsweredClaim> costly_leads(const std::vector<CheckedChapter>& chapters, Goal goal) {
  std::vector<AnsweredClaim> found;
  each_answered(chapters, [&](const AnsweredClaim& one) {
    const auto* const best = std::get_if<BestAsk>(&one.checked->claim->ask);
    if (best == nullptr || best->goal != goal || best->never) {
      return;
    }
    for (const ModelAnswer& answer : one.checked->answer.models) {
      if (answer.model == ClaimModel::Lead && answer.holds < answer.cases) {
        found.push_back({one.chapter, one.checked, &answer});
      }
    }
  });
  std::ranges::stable_sort(found, [](const AnsweredClaim& a, const AnsweredClaim& b) {
    return a.answer->mean < b.answer->mean;
  });
  return found;
}

void write_costly(std::string& out, const std::vector<CheckedChapter>& chapters, Goal goal,
                  std::string_view unit, std::size_t most) {
  const auto back = std::back_inserter(out);
  out += "| mean loss | wrong for | where | the book says |\n|---|---|---|---|\n";
  for (const AnsweredClaim& costly : costly_leads(chapters, goal)) {
    if (most-- == 0) {
      break;
    }
    fmt::format_to(back, "| {:.2f} {} | {} of {} hands | {} | {} |\n", -100 * costly.answer->mean,
                   unit, costly.answer->cases - costly.answer->holds, costly.answer->cases,
                   costly.where(), costly.checked->claim->says);
  }
  out += "\n";
}

bool is_two_to_one(const Claim& claim) {
  const auto* const chance = std::get_if<ChanceAsk>(&claim.ask);
  return chance != nullptr && chance->at_least && *chance->at_least == Fraction{2, 3};
}

/// Refuted claims of two to one: how far the least of the hands is from it.
void write_short_of(std::string& out, const std::vector<CheckedChapter>& chapters) {
  const auto back = std::back_inserter(out);
  out += "| hands that fall short | the least has | where | the book says |\n|---|---|---|---|\n";
  each_answered(chapters, [&](const AnsweredClaim& one) {
    const ModelAnswer& answer = *one.answer;
    if (is_two_to_one(*one.checked->claim) && answer.verdict == ClaimVerdict::Refuted &&
        answer.least) {
      fmt::format_to(back, "| {} of {} | {:.1f} % | {} | {} |\n", answer.cases - answer.holds,
                     answer.cases, 100 * answer.least->assessment.measure.value(), one.where(),
                     one.checked->claim->says);
    }
  });
  out += "\n";
}

/// Verified for every hand that fits, the greatest number of hands first: of two to one, and of
/// leads.
void write_true(std::string& out, const std::vector<CheckedChapter>& chapters) {
  std::vector<AnsweredClaim> found;
  each_answered(chapters, [&](const AnsweredClaim& one) {
    const Claim& claim = *one.checked->claim;
    const auto* const best = std::get_if<BestAsk>(&claim.ask);
    if ((is_two_to_one(claim) || (best != nullptr && !best->never)) && claim.over == Over::All &&
        one.checked->answer.verdict == ClaimVerdict::Verified) {
      found.push_back(one);
    }
  });
  std::ranges::stable_sort(found, [](const AnsweredClaim& a, const AnsweredClaim& b) {
    return a.answer->cases > b.answer->cases;
  });
  found.resize(std::min(found.size(), kTruest));
  const auto back = std::back_inserter(out);
  out += "| true of all | where | the book says |\n|---|---|---|\n";
  for (const AnsweredClaim& one : found) {
    fmt::format_to(back, "| {} hands | {} | {} |\n", one.answer->cases, one.where(),
                   one.checked->claim->says);
  }
  out += "\n";
}

/// The answer to the claim that is drawn for this jeu de règle; nullptr if there is none.
const ModelAnswer* drawn_answer(const std::vector<CheckedChapter>& chapters, int number) {
  const ModelAnswer* found = nullptr;
  each_answered(chapters, [&](const AnsweredClaim& one) {
    found = one.checked->claim->plot == number ? one.answer : found;
  });
  return found;
}

std::string percent(double share) {
  return fmt::format("{:.0f} %", 100 * share);
}

/// The classes, what they give, and how many of their hands the plans play.
void write_jeux(std::string& out, const std::vector<CheckedChapter>& chapters) {
  const KnownPlans& plans = analysis::known_plans();
  const JeuxRecomputed level = recompute_jeux(plans.at(0, 0));
  const JeuxRecomputed ahead = recompute_jeux(plans.at(3, 0));
  const JeuxRecomputed near = recompute_jeux(plans.at(2, 3));
  const auto back = std::back_inserter(out);
  out +=
      "| | the hand | has two to one | the least has | played at 0-0 | dealer 3, other 0 | dealer "
      "2, other 3 | with the king, 0-0 |\n|---|---|---|---|---|---|---|---|\n";
  for (const analysis::JeuDeRegle& jeu : analysis::jeux_de_regle()) {
    const auto number = static_cast<std::size_t>(jeu.number);
    const ModelAnswer* const answer = drawn_answer(chapters, jeu.number);
    const bool known = answer != nullptr && answer->least && answer->cases > 0;
    fmt::format_to(
        back, "| {} | {} | {} | {} | {} | {} | {} | {} |\n", jeu.number, jeu.hand,
        known ? percent(static_cast<double>(answer->holds) / static_cast<double>(answer->cases))
              : "",
        known ? percent(answer->least->assessment.measure.value()) : "",
        percent(level.without_king.at(number).share()),
        percent(ahead.without_king.at(number).share()),
        percent(near.without_king.at(number).share()), percent(level.with_king.at(number).share()));
  }
  fmt::format_to(back, "| – | any other | | | {} | {} | {} | {} |\n\n",
                 percent(level.without_king[0].share()), percent(ahead.without_king[0].share()),
                 percent(near.without_king[0].share()), percent(level.with_king[0].share()));
}

/// The hands of no class that the plans play all the same.
void write_outside(std::string& out) {
  const JeuxRecomputed level = recompute_jeux(analysis::known_plans().at(0, 0));
  out +=
      "| played at 0-0, of the hands in no class | 3 to throw out | 4 | 5 |\n|---|---|---|---|\n";
  static constexpr std::array<std::string_view, 3> kTrumpsHeld{"no trump", "one trump",
                                                               "two trumps"};
  for (std::size_t trumps = 0; trumps < kTrumpsHeld.size(); ++trumps) {
    fmt::format_to(std::back_inserter(out), "| {} |", kTrumpsHeld.at(trumps));
    for (std::size_t thrown = 3; thrown <= 5; ++thrown) {
      const PlayedHands& group = level.outside.at(trumps).at(thrown);
      fmt::format_to(std::back_inserter(out), " {} |",
                     group.dealt > 0 ? percent(group.share()) : "");
    }
    out += "\n";
  }
  out += "\n";
}

/// Calls `use` with both scores and the plans, the dealer's first.
template <class Use>
void each_score(const Use& use) {
  for (int dealer = 0; dealer < analysis::kGame; ++dealer) {
    for (int other = 0; other < analysis::kGame; ++other) {
      use(dealer, other, analysis::known_plans().at(dealer, other));
    }
  }
}

std::string games(double chance) {
  return chance < kNoCost ? "nothing" : fmt::format("{:.2f}", 100 * chance);
}

/// The most that a side loses by the book at any score below four, and at which.
struct MostLost {
  double chance = 0;
  int dealer = 0;
  int other = 0;
};

MostLost most_lost(double ScorePlans::*by_book) {
  MostLost most;
  each_score([&](int dealer, int other, const ScorePlans& one) {
    if (dealer < 4 && other < 4 && one.*by_book > most.chance) {
      most = {one.*by_book, dealer, other};
    }
  });
  return most;
}

/// What following the book costs where it is meant to be followed, and where it is not.
void write_costs(std::string& out) {
  const MostLost play = most_lost(&ScorePlans::book_play);
  const MostLost refuse = most_lost(&ScorePlans::book_refuse);
  const KnownPlans& plans = analysis::known_plans();
  fmt::format_to(
      std::back_inserter(out),
      "Two players who answer each other until neither gains come very near to the book. At 0-0 "
      "proposing by it costs {}, and refusing by it {} games in a hundred. Below a score of four, "
      "for which it has other advice, proposing by it costs at most {} (dealer {}, other {}), "
      "refusing at most {} (dealer {}, other {}).\n\n"
      "The players go by the class of their hand: whether the king of trumps is held or turned, "
      "how many cards are neither trumps nor kings, and how strong it is, in twenty bands. They "
      "exchange once, all but trumps and kings, lead without seeing, and both see every card after "
      "it. On the deals that the plans were found from, the two could gain no more than {:.6f} of "
      "a "
      "game by leaving them, at any score; on {} others the most is between {:.4f} and {:.4f}, for "
      "plans fit the deals they are found from a little better than any others. The chances are "
      "from {} deals, with a standard error of {:.3f} in a hundred at "
      "most. The book goes by the very cards, and so may do a little better than a plan by "
      "classes. Where the king of trumps is turned, in one deal of thirty-two, the plans rest on "
      "too "
      "few deals to be told class by class. **The true game, of two players who see only their own "
      "cards, is not solved.**\n\n",
      games(plans.at(0, 0).book_play), games(plans.at(0, 0).book_refuse), games(play.chance),
      play.dealer, play.other, games(refuse.chance), refuse.dealer, refuse.other,
      plans.largest_gap(), plans.other_deals, plans.largest_gain().low, plans.largest_gain().high,
      plans.deals, 100 * plans.error);
}

void write_costs_in_full(std::string& out) {
  const auto back = std::back_inserter(out);
  out +=
      "| dealer | other | the dealer wins | proposing by the book costs | refusing by it costs | "
      "jeux played | other hands played |\n|---|---|---|---|---|---|---|\n";
  each_score([&](int dealer, int other, const ScorePlans& one) {
    const JeuxRecomputed jeux = recompute_jeux(one);
    PlayedHands classes;
    for (std::size_t jeu = 1; jeu < jeux.without_king.size(); ++jeu) {
      classes.dealt += jeux.without_king.at(jeu).dealt;
      classes.played += jeux.without_king.at(jeu).played;
    }
    fmt::format_to(back, "| {} | {} | {:.2f} % | {} | {} | {} | {} |\n", dealer, other,
                   100 * one.dealer_wins, games(one.book_play), games(one.book_refuse),
                   percent(classes.share()), percent(jeux.without_king[0].share()));
  });
  out += "\n";
}

/// The chance of the game at every score, for him who deals or does not.
void write_scores(std::string& out, bool deals) {
  const analysis::ScoreTable table{analysis::book_deal().outcomes};
  const auto back = std::back_inserter(out);
  fmt::format_to(back, "| {} the deal | 0 | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|---|\n",
                 deals ? "with" : "without");
  for (int own = 0; own < analysis::kGame; ++own) {
    fmt::format_to(back, "| {} |", own);
    for (int other = 0; other < analysis::kGame; ++other) {
      fmt::format_to(back, " {:.1f} % |", 100 * table.chance(own, other, deals));
    }
    out += "\n";
  }
  out += "\n";
}

/// The game as a whole has nothing to do with claims on a few cards.
bool asks_of_the_game(const std::vector<CheckedChapter>& chapters) {
  bool found = false;
  each_answered(chapters, [&](const AnsweredClaim& one) {
    found = found || std::holds_alternative<GameOddsAsk>(one.checked->claim->ask);
  });
  return found;
}

/// What the plans that neither gains by leaving make of the book's hands.
void write_hands_to_play(std::string& out, const std::vector<CheckedChapter>& chapters) {
  write_costs(out);
  out +=
      "The ten jeux de règle: how many of the hands that the page names have two to one (both "
      "players seeing), the least of these, and how many of the class the plans play without "
      "proposing, without the king of trumps and with him.\n\n";
  write_jeux(out, chapters);
  write_outside(out);
}

/// What the books could not count.
void write_words_and_scores(std::string& out, const std::vector<CheckedChapter>& chapters) {
  out +=
      "## What nobody knew\n\n"
      "When to play without proposing, and when to refuse: the claims that cost the most, in games "
      "of a hundred. The score at which one was asked stands in the note on it: where the book "
      "names "
      "that of one player, at another of the other's it may be right. ";
  write_words(out, chapters, kCostliest);
  fmt::format_to(
      std::back_inserter(out),
      "The chance of winning the game at each score, one's own down the side and the other's "
      "across, where both propose, play, refuse and discard by Cavendish and play their cards at "
      "their best after a lead chosen without seeing: from {} deals, the largest standard error "
      "{:.2f} %.\n\n",
      analysis::book_deal().deals, 100 * analysis::book_deal().error);
  write_scores(out, true);
}

}  // namespace

void write_conclusions(std::string& out, const std::vector<CheckedChapter>& chapters) {
  const Totals totals = totals_of(chapters);
  const bool whole = asks_of_the_game(chapters);
  fmt::format_to(std::back_inserter(out),
                 "## What the books have right\n\n"
                 "{} of {} claims are borne out as they stand; {} have an exception at least. The "
                 "claims of leads and of two to one that are true of the most hands:\n\n",
                 totals.by_verdict[static_cast<std::size_t>(ClaimVerdict::Verified)], totals.claims,
                 totals.by_verdict[static_cast<std::size_t>(ClaimVerdict::Refuted)]);
  write_true(out, chapters);
  if (whole) {
    write_hands_to_play(out, chapters);
  }
  out +=
      "## What they have wrong, and by how much\n\n"
      "Leads advised, where another card is better for some hand; the loss is the mean over all "
      "hands that fit, in hundredths of the chance of the point. One lead is chosen for all the "
      "hands the other may hold, and both see every card after it. The costliest come first; the "
      "rest, and the hands said to give two to one that do not, are in the "
      "[tables](#the-tables-in-full) "
      "at the end.\n\n";
  write_costly(out, chapters, Goal::Point, "%", kCostliest);
  if (whole) {
    write_words_and_scores(out, chapters);
  }
}

void write_tables(std::string& out, const std::vector<CheckedChapter>& chapters) {
  out +=
      "## The tables in full\n\n"
      "Leads that are not the best for every hand, by the mean loss in hundredths of the chance of "
      "the point.\n\n";
  write_costly(out, chapters, Goal::Point, "%", kAll);
  if (!costly_leads(chapters, Goal::Points).empty()) {
    out += "By the points expected, in hundredths of a point.\n\n";
    write_costly(out, chapters, Goal::Points, "hundredths", kAll);
  }
  out += "Hands said to give two to one, or more, that do not.\n\n";
  write_short_of(out, chapters);
  if (!asks_of_the_game(chapters)) {
    return;
  }
  out += "What to say, in games of a hundred. ";
  write_words(out, chapters, kAll);
  out +=
      "Every score: how often the dealer wins where both keep to the plans; what it costs, in "
      "games of a hundred, to propose and to refuse by the book; and how many of the jeux de "
      "règle, "
      "and of the other hands, are played without the king of trumps. `ecarte proposing` tells "
      "them "
      "class by class.\n\n";
  write_costs_in_full(out);
  out += "The chance of the game without the deal, both playing by the book.\n\n";
  write_scores(out, false);
}

}  // namespace ecarte::treatise
