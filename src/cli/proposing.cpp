// SPDX-License-Identifier: MIT
//
// `ecarte proposing`: when to propose and when to refuse, score by score.
#include "analysis/proposing.hpp"

#include <algorithm>
#include <optional>

#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/score_word.hpp"
#include "json/value.hpp"
#include "report/escape.hpp"
#include "treatise/jeux_recomputed.hpp"
#include "treatise/proposing_deals.hpp"

namespace ecarte::cli {
namespace {

using analysis::HandClass;
using analysis::KnownPlans;
using analysis::ScorePlans;
using Json = json::Value;
using Plan = std::array<std::uint8_t, analysis::kHandClasses>;

constexpr std::uint32_t kProposingSeed = 1;
constexpr int kRounds = 3000;  // of answers, at each score
constexpr std::int64_t kDealsToEachOther = 4;
constexpr std::size_t kBandsALine = 90;
constexpr std::size_t kLettersALine = 60;
constexpr std::size_t kJeux = 10;

std::string letters(const Plan& plan) {
  std::string text;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    text += static_cast<char>(analysis::kPlanLetter + plan.at(i));
    text += i % kLettersALine == kLettersALine - 1 && i + 1 < plan.size() ? "\"\n\"" : "";
  }
  return text;
}

/// Calls `use` with every score and its plans.
template <class Use>
void each_score(const KnownPlans& plans, const Use& use) {
  for (int dealer = 0; dealer < analysis::kGame; ++dealer) {
    for (int other = 0; other < analysis::kGame; ++other) {
      use(dealer, other, plans.at(dealer, other));
    }
  }
}

/// As src/analysis/proposing_plans.inc.
void write_table(std::string& out, const KnownPlans& plans, std::uint32_t seed) {
  out += fmt::format("// What `ecarte proposing --deals {} --seed {} --format table` finds.\n",
                     plans.deals, seed);
  each_score(plans, [&](int, int, const ScorePlans& one) {
    out +=
        fmt::format("{{{:.6f}, {:.6f}, {:.6f}, {:.6f}, {:.6f}, {:.6f},\n\"{}\",\n\"{}\"}},\n",
                    one.dealer_wins, std::max(0.0, one.gap), one.elsewhere.low, one.elsewhere.high,
                    one.book_play, one.book_refuse, letters(one.play), letters(one.refuse));
  });
  out += fmt::format("}}}};\nknown.deals = {};\nknown.other_deals = {};\nknown.error = {:.6f};\n",
                     plans.deals, plans.other_deals, plans.error);
}

void write_bands(std::string& out) {
  const std::string bands = analysis::count_bands();
  for (std::size_t at = 0; at < bands.size(); at += kBandsALine) {
    out += "\"" + bands.substr(at, kBandsALine) + "\"\n";
  }
}

void write_model(std::string& out, const KnownPlans& plans) {
  const analysis::PlanGain gain = plans.largest_gain();
  out += fmt::format(
      "when to propose and when to refuse, each player answering the other in turn\n"
      "a player goes by the king of trumps, by how many cards he would throw out, and by how "
      "strong\n"
      "his hand is: its chance of the point, if it led at once against any other\n"
      "one exchange at most, of all but trumps and kings; the first lead is chosen without "
      "seeing,\n"
      "and both see every card after it\n"
      "from {} deals; the largest standard error of a chance is {:.3f} in a hundred\n"
      "the most the two could gain at a score by leaving their plans: on these deals {:.6f} of a "
      "game,\n"
      "on {} others at least {:.6f} and at most {:.6f}\n"
      "the true game of two players who see only their own cards is not solved\n",
      plans.deals, 100 * plans.error, plans.largest_gap(), plans.other_deals, gain.low, gain.high);
}

void write_jeux(std::string& out, const KnownPlans& plans, bool king) {
  out += fmt::format(
      "\nplayed without proposing, of a hundred hands of each jeu de règle {} the king of trumps\n"
      "score      1    2    3    4    5    6    7    8    9   10   none of them\n",
      king ? "with" : "without");
  each_score(plans, [&](int dealer, int other, const ScorePlans& one) {
    const treatise::JeuxRecomputed jeux = treatise::recompute_jeux(one);
    const auto& groups = king ? jeux.with_king : jeux.without_king;
    out += fmt::format("{}-{}    ", dealer, other);
    if (king && other == analysis::kGame - 1) {
      out += "the king, marked, wins the game\n";
      return;
    }
    for (std::size_t jeu = 1; jeu <= kJeux; ++jeu) {
      out += fmt::format("{:5.0f}", 100 * groups.at(jeu).share());
    }
    out += fmt::format("  {:8.1f}\n", 100 * groups.at(0).share());
  });
}

void write_text(std::string& out, const KnownPlans& plans) {
  write_model(out, plans);
  out +=
      "\nin chances of a hundred; scores are the dealer's, then the other's\n"
      "score   the dealer   to propose by the   to refuse by the\n"
      "              wins    treatise costs      treatise costs\n";
  each_score(plans, [&](int dealer, int other, const ScorePlans& one) {
    out += fmt::format("{}-{}        {:6.2f}            {:6.2f}              {:6.2f}\n", dealer,
                       other, 100 * one.dealer_wins, 100 * one.book_play, 100 * one.book_refuse);
  });
  write_jeux(out, plans, false);
  write_jeux(out, plans, true);
}

std::string_view king_words(HandClass::King king) {
  switch (king) {
    case HandClass::King::NotSeen:
      return "the king of trumps not seen";
    case HandClass::King::Held:
      return "the king of trumps in hand";
    case HandClass::King::Turned:
      return "the king of trumps turned, in one deal of thirty-two: other deals give other plans";
  }
  return {};
}

/// "35 to 40": the chances of the point of a band, in hundredths.
std::string band_words(int band) {
  const double from = analysis::kBandFrom.at(static_cast<std::size_t>(band));
  const double to = band + 1 < analysis::kBands
                        ? analysis::kBandFrom.at(static_cast<std::size_t>(band) + 1)
                        : 100;
  return fmt::format("{:.0f} to {:.0f}", from, to);
}

/// Whether he whose plan it is, or the dealer who turned it, has won with the king as he marks it.
bool won_by(HandClass::King king, int own, int dealer) {
  return (king == HandClass::King::Held && own == analysis::kGame - 1) ||
         (king == HandClass::King::Turned && dealer == analysis::kGame - 1);
}

void write_plan(std::string& out, std::string_view heading, const Plan& plan, int own, int dealer) {
  out += fmt::format("\n{}, times in a hundred; where nothing stands, never\n", heading);
  for (const auto king :
       {HandClass::King::NotSeen, HandClass::King::Held, HandClass::King::Turned}) {
    if (won_by(king, own, dealer)) {
      out += king == HandClass::King::Held ? "  the king of trumps in hand wins the game\n"
                                           : "  the king of trumps turned wins the game\n";
      continue;
    }
    out += fmt::format("  {}; cards to throw out\n   strength       0    1    2    3    4    5\n",
                       king_words(king));
    for (int band = 0; band < analysis::kBands; ++band) {
      std::string row;
      bool any = false;
      for (int thrown = 0; thrown <= analysis::kHand; ++thrown) {
        const int parts = plan.at(HandClass{king, thrown, band}.index());
        any = any || parts > 0;
        row += parts > 0 ? fmt::format("{:5}", 100 * parts / analysis::kPartsOfPlan)
                         : std::string(5, ' ');
      }
      if (any) {
        out += fmt::format("   {:<11}", band_words(band)) +
               row.substr(0, row.find_last_not_of(' ') + 1) + "\n";
      }
    }
  }
}

/// Which hands of no jeu de règle are played.
void write_outside(std::string& out, const ScorePlans& plans) {
  static constexpr std::array<std::string_view, 3> kTrumps{"no trump", "one trump", "two trumps"};
  const treatise::JeuxRecomputed jeux = treatise::recompute_jeux(plans);
  out +=
      "\nplayed without proposing, of a hundred hands that are no jeu de règle, without the king\n"
      "cards to throw out   0    1    2    3    4    5\n";
  for (std::size_t trumps = 0; trumps < kTrumps.size(); ++trumps) {
    out += fmt::format("  {:<16}", kTrumps.at(trumps));
    for (const treatise::PlayedHands& group : jeux.outside.at(trumps)) {
      out += group.dealt > 0 ? fmt::format("{:4.0f} ", 100 * group.share()) : "   - ";
    }
    out.back() = '\n';
  }
}

void write_score(std::string& out, const KnownPlans& plans, const ScoreWord& score) {
  const ScorePlans& one = plans.at(score.first, score.second);
  write_model(out, plans);
  out += fmt::format(
      "\nthe dealer {}, the other {}: the dealer wins {:.2f} games of a hundred; the two could "
      "gain "
      "{:.6f} to {:.6f}\n",
      score.first, score.second, 100 * one.dealer_wins, std::max(0.0, one.elsewhere.low),
      one.elsewhere.high);
  out += fmt::format(
      "to propose by the treatise costs {:.2f} games of a hundred, to refuse by it {:.2f}\n",
      100 * one.book_play, 100 * one.book_refuse);
  write_outside(out, one);
  write_plan(out, "played without proposing", one.play, score.second, score.first);
  write_plan(out, "refused", one.refuse, score.first, score.first);
}

Json to_json(const KnownPlans& plans) {
  Json json;
  json["tool"] = tool_name();
  json["deals"] = plans.deals;
  json["other_deals"] = plans.other_deals;
  json["error"] = plans.error;
  Json scores = Json::array();
  each_score(plans, [&](int dealer, int other, const ScorePlans& one) {
    Json row;
    row["dealer"] = dealer;
    row["other"] = other;
    row["dealer_wins"] = one.dealer_wins;
    row["gap"] = one.gap;
    row["gap_on_other_deals"] = Json::array({one.elsewhere.low, one.elsewhere.high});
    row["book_proposing_costs"] = one.book_play;
    row["book_refusing_costs"] = one.book_refuse;
    const treatise::JeuxRecomputed jeux = treatise::recompute_jeux(one);
    for (const bool king : {false, true}) {
      Json shares = Json::array();
      for (const treatise::PlayedHands& group : king ? jeux.with_king : jeux.without_king) {
        shares.push_back(group.share());
      }
      row[king ? "played_with_king" : "played_without_king"] = shares;
    }
    scores.push_back(row);
  });
  json["scores"] = scores;
  return json;
}

/// What is asked for in vain is not passed over in silence.
void refuse_idle(const ProposingCommand& command) {
  const bool draws = command.deals > 0 || command.other_deals > 0;
  if (command.bands && (command.score || draws || command.seed)) {
    throw InputError("proposing: --bands goes alone: the bands are counted, and of no score");
  }
  if (command.score && command.format != ProposingFormat::Text) {
    throw InputError("proposing: --score is for text; the other forms have every score");
  }
  if (command.seed && !draws) {
    throw InputError("proposing: --seed is for the deals of --deals or --other-deals");
  }
}

}  // namespace

ExitStatus proposing(const ProposingCommand& command, Streams& streams) {
  std::string& out = streams.out.buffer();
  refuse_idle(command);
  if (command.bands) {
    write_bands(out);
    return ExitStatus::Clean;
  }
  std::optional<ScoreWord> score;
  if (command.score) {
    score = score_word(*command.score, "proposing");
  }
  const std::uint32_t seed = command.seed.value_or(kProposingSeed);
  KnownPlans plans = analysis::known_plans();
  std::int64_t others = command.other_deals;
  if (command.deals > 0) {
    plans = treatise::solve_proposing(treatise::draw_proposing_deals(command.deals, seed), kRounds);
    others = others > 0 ? others : command.deals / kDealsToEachOther;
  }
  if (others > 0) {
    treatise::measure_elsewhere(plans, treatise::draw_proposing_deals(others, seed + 1));
  }
  switch (command.format) {
    case ProposingFormat::Table:
      write_table(out, plans, seed);
      break;
    case ProposingFormat::Json:
      out += report::escaped_json(to_json(plans).dump(2) + "\n");
      break;
    case ProposingFormat::Text:
      if (score) {
        write_score(out, plans, *score);
      } else {
        write_text(out, plans);
      }
      break;
  }
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
