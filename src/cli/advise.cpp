// SPDX-License-Identifier: MIT
//
// `ecarte advise`: what to do with a hand at a score, in chances of the game.
#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "analysis/jeu_de_regle.hpp"
#include "analysis/worth.hpp"
#include "cli/cards.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/score_word.hpp"
#include "json/value.hpp"
#include "report/escape.hpp"
#include "treatise/counsel.hpp"
#include "treatise/refusal.hpp"

namespace ecarte::cli {
namespace {

using game::Card;
using game::CardSet;
using Json = json::Value;
using treatise::Chance;

constexpr std::size_t kListed = 3;

treatise::CounselAsked read_asked(const AdviseCommand& command) {
  treatise::CounselAsked asked;
  for (const CardSet word : card_words(command.hand)) {
    if (word.size() != 1) {
      throw InputError("advise: every card of the hand must be known");
    }
    asked.hand |= word;
  }
  asked.turn_up = one_card(command.turn);
  if (asked.hand.size() != analysis::kHand) {
    throw InputError(fmt::format("advise: a hand has five cards, and {} {} written",
                                 asked.hand.size(), asked.hand.size() == 1 ? "is" : "are"));
  }
  if (asked.hand.has(asked.turn_up)) {
    throw InputError("advise: " + game::name(asked.turn_up) +
                     " is turned, and cannot be in the hand");
  }
  const ScoreWord score = score_word(command.score, "advise");
  asked.own = score.first;
  asked.other = score.second;
  asked.deals = command.deals;
  return asked;
}

std::string percent(double chance) {
  return fmt::format("{:6.2f} %", 100 * chance);
}

/// A chance, less the best by how much, and its standard error if it has one.
std::string with_loss(const Chance& chance, double best) {
  std::string text = percent(chance.mean);
  if (best - chance.mean > 0) {
    text += fmt::format("  ({:.2f} less)", 100 * (best - chance.mean));
  }
  if (chance.error > 0) {
    text += fmt::format("  standard error {:.2f}", 100 * chance.error);
  }
  return text;
}

/// A sign of a suit is three bytes, and one column.
std::string column(const std::string& text, int signs, int width = 28) {
  const int blank = width - static_cast<int>(text.size()) + 2 * signs;
  return text + std::string(static_cast<std::size_t>(std::max(1, blank)), ' ');
}

/// Which of two is better, by how much, and whether the drawing can tell.
std::string compared(std::string_view better, std::string_view than, double by, double error) {
  if (by == 0 && error == 0) {
    return fmt::format("to {} and to {} come to the same\n", better, than);
  }
  std::string text =
      fmt::format("{}: {:.2f} in a hundred games more than to {}", better, 100 * by, than);
  if (error > 0 && by < 2 * error) {
    text += ", which the deals drawn cannot tell apart";
  }
  return text + "\n";
}

/// Of a king of trumps that wins the game as it is marked, so that nothing else matters; or empty.
std::string won_by_king(const treatise::CounselAsked& asked, bool deals) {
  constexpr int kOneShort = analysis::kGame - 1;
  const game::Card king{game::Rank::King, asked.turn_up.suit};
  if (asked.turn_up == king && (deals ? asked.own : asked.other) == kOneShort) {
    return "the king turned wins the dealer the game as he marks it\n";
  }
  if (asked.hand.has(king) && asked.own == kOneShort) {
    return "the king of trumps in hand wins the game as it is marked\n";
  }
  return {};
}

constexpr std::string_view kModel =
    "  one exchange at most; the other player throws out all but trumps and kings; the\n"
    "  first lead is chosen without seeing, and both see every card after it\n";

void write_plans(std::string& out, const analysis::PlanGain& gain, bool king_turned) {
  const analysis::KnownPlans& plans = analysis::known_plans();
  out += fmt::format(
      "the model\n{}"
      "  the other proposes or refuses by the plans built in, found from {} deals by players who\n"
      "  answer each other in turn, and go by the king of trumps, by the cards they would throw "
      "out\n"
      "  and by how strong they are; at this score the two could gain {:.4f} to {:.4f} of a game "
      "by\n"
      "  leaving them, counted on {} other deals\n"
      "  the true game of two players who see only their own cards is not solved\n",
      kModel, plans.deals, std::max(0.0, gain.low), gain.high, plans.other_deals);
  if (king_turned) {
    out +=
        "  the king is turned in one deal of thirty-two: here the plans rest on few deals, and "
        "others\n"
        "  would give others\n";
  }
}

class NonDealerReport {
 public:
  explicit NonDealerReport(const treatise::CounselAsked& asked)
      : asked_(asked), found_(treatise::counsel_non_dealer(asked)) {}

  void write(std::string& out) const {
    const double played = found_.played.front().chance;
    const double best = std::max(played, found_.proposed.mean);
    out += fmt::format("{}: non-dealer, {} is turned; the score {}-{}\n", cards_text(asked_.hand),
                       game::name(asked_.turn_up), asked_.own, asked_.other);
    if (const std::string won = won_by_king(asked_, false); !won.empty()) {
      out += won;
      return;
    }
    out += "the chance of winning the game\n";
    out += "  " + column("play without proposing", 0) + with_loss({played, 0}, best) + "\n";
    out += "  " + column("propose", 0) + with_loss(found_.proposed, best) + "\n";
    out += played >= found_.proposed.mean
               ? compared("play", "propose", played - found_.proposed.mean, found_.proposed.error)
               : compared("propose", "play", found_.proposed.mean - played, found_.proposed.error);
    write_leads(out, "what to lead, if it is played", found_.played);
    out += fmt::format("what to throw out, if it is accepted ({:.1f} times in a hundred)\n",
                       100 * (1 - found_.refusal));
    for (const treatise::ThrowChance& one : found_.accepted) {
      out += "  " + column(cards_text(one.thrown), one.thrown.size()) +
             with_loss(one.chance, found_.accepted.front().chance.mean) + "\n";
    }
    if (!found_.refused.empty()) {
      write_leads(
          out, fmt::format("what to lead, if it is refused ({:.1f} times)", 100 * found_.refusal),
          found_.refused);
    }
    write_book(out);
    out += fmt::format("the plan for such a hand\n  played {:.0f} times in a hundred\n",
                       100 * found_.plan_play);
    write_plans(out, analysis::known_plans().at(asked_.other, asked_.own).elsewhere,
                asked_.turn_up.rank == game::Rank::King);
  }

  [[nodiscard]] Json to_json() const {
    Json json;
    json["play"] = leads(found_.played);
    json["propose"] = chance(found_.proposed);
    json["refusal"] = found_.refusal;
    json["refused"] = leads(found_.refused);
    Json thrown = Json::array();
    for (const treatise::ThrowChance& one : found_.accepted) {
      Json row = chance(one.chance);
      row["throw"] = game_cards(one.thrown);
      thrown.push_back(row);
    }
    json["accepted"] = thrown;
    json["plan"] = found_.plan_play;
    json["advice"] = found_.played.front().chance >= found_.proposed.mean ? "play" : "propose";
    return json;
  }

  static Json chance(const Chance& one) {
    Json json;
    json["chance"] = one.mean;
    json["error"] = one.error;
    return json;
  }
  static Json game_cards(CardSet cards) {
    Json list = Json::array();
    for (const Card card : cards) {
      list.push_back(game::plain_name(card));
    }
    return list;
  }

 private:
  static void write_leads(std::string& out, std::string_view heading,
                          const std::vector<treatise::LeadChance>& leads) {
    out += fmt::format("{}\n", heading);
    for (std::size_t i = 0; i < std::min(kListed, leads.size()); ++i) {
      out += "  " + column(game::name(leads[i].card), 1) +
             with_loss({leads[i].chance, 0}, leads.front().chance) + "\n";
    }
  }

  static Json leads(const std::vector<treatise::LeadChance>& list) {
    Json json = Json::array();
    for (const treatise::LeadChance& one : list) {
      Json row;
      row["lead"] = game::plain_name(one.card);
      row["chance"] = one.chance;
      json.push_back(row);
    }
    return json;
  }

  void write_book(std::string& out) const {
    const analysis::Advice advice =
        analysis::advise(asked_.hand, asked_.turn_up.suit, asked_.turn_up);
    out += "the treatise\n";
    if (advice.hand_class == nullptr) {
      out += "  no jeu de règle: propose (Cavendish, pp. 39-40, 48-54)\n";
    } else {
      out += fmt::format("  jeu de règle {}: {} (Cavendish, p. {})\n", advice.hand_class->number,
                         advice.hand_class->hand, advice.page);
      out += advice.word == analysis::PlayOrPropose::Play
                 ? fmt::format("  play{}; lead {}\n",
                               advice.doubted ? ", though some will not risk it" : "",
                               cards_text(advice.leads))
                 : fmt::format("  propose: {}\n", advice.because);
    }
    out += "  throw out " + cards_text(analysis::thrown_out(asked_.hand, asked_.turn_up.suit)) +
           " (Hint 8, p. 39)\n";
    if (asked_.own == 4 || asked_.other == 4) {
      out += "  of a score of four it has other advice (p. 48; Hints 21 to 25, pp. 45-47)\n";
    }
  }

  const treatise::CounselAsked& asked_;
  treatise::NonDealerCounsel found_;
};

class DealerReport {
 public:
  explicit DealerReport(const treatise::CounselAsked& asked)
      : asked_(asked), found_(treatise::counsel_dealer(asked)) {}

  void write(std::string& out) const {
    out += fmt::format("{}: dealer, {} is turned; the score {}-{}\n", cards_text(asked_.hand),
                       game::name(asked_.turn_up), asked_.own, asked_.other);
    if (const std::string won = won_by_king(asked_, true); !won.empty()) {
      out += won;
      return;
    }
    const Chance accepted = found_.accepted.front().chance;
    const double best = std::max(accepted.mean, found_.refused.mean);
    out += "asked for cards, the chance of winning the game\n";
    out += "  " + column("refuse", 0) + with_loss(found_.refused, best) + "\n";
    out += "  " + column("accept", 0) + with_loss(accepted, best) + "\n";
    const double more = found_.refused.mean - accepted.mean;
    out += more >= 0 ? compared("refuse", "accept", more, found_.difference_error)
                     : compared("accept", "refuse", -more, found_.difference_error);
    out += "what to throw out\n";
    for (std::size_t i = 0; i < kListed; ++i) {
      const treatise::ThrowChance& one = found_.accepted.at(i);
      out += "  " +
             column(one.thrown.empty() ? "nothing" : cards_text(one.thrown), one.thrown.size()) +
             with_loss(one.chance, accepted.mean) + "\n";
    }
    const treatise::RefusalAdvice book = treatise::advise_dealer(asked_.hand, asked_.turn_up.suit);
    out += fmt::format("the treatise\n  {}: {} (Cavendish, p. {})\n",
                       book.refuse ? "refuse" : "accept", book.because, book.page);
    if (asked_.own == 4 || asked_.other == 4) {
      out += "  of a score of four it has other advice (p. 48; Hints 21 to 25, pp. 45-47)\n";
    }
    out += fmt::format("the plan for such a hand\n  refused with {:.0f} times in a hundred\n",
                       100 * found_.plan_refuse);
    out +=
        found_.proposing > 0
            ? fmt::format(
                  "  of the hands the other may hold, {:.1f} in a hundred are proposed on; {} of "
                  "them were drawn\n",
                  100 * found_.proposing, asked_.deals)
            : fmt::format("  by the plans nobody would have proposed; of all hands {} were drawn\n",
                          asked_.deals);
    write_plans(out, analysis::known_plans().at(asked_.own, asked_.other).elsewhere,
                asked_.turn_up.rank == game::Rank::King);
  }

  [[nodiscard]] Json to_json() const {
    Json json;
    json["refuse"] = NonDealerReport::chance(found_.refused);
    Json thrown = Json::array();
    for (const treatise::ThrowChance& one : found_.accepted) {
      Json row = NonDealerReport::chance(one.chance);
      row["throw"] = NonDealerReport::game_cards(one.thrown);
      thrown.push_back(row);
    }
    json["accept"] = thrown;
    json["difference_error"] = found_.difference_error;
    json["proposing"] = found_.proposing;
    json["plan"] = found_.plan_refuse;
    json["advice"] =
        found_.refused.mean >= found_.accepted.front().chance.mean ? "refuse" : "accept";
    return json;
  }

 private:
  const treatise::CounselAsked& asked_;
  treatise::DealerCounsel found_;
};

template <class Report>
void give(const treatise::CounselAsked& asked, bool deals, Format format, Streams& streams) {
  const analysis::ScorePlans& plans = deals ? analysis::known_plans().at(asked.own, asked.other)
                                            : analysis::known_plans().at(asked.other, asked.own);
  const Report report{asked};
  if (format != Format::Json) {
    report.write(streams.out.buffer());
    return;
  }
  Json json = report.to_json();
  json["tool"] = tool_name();
  json["hand"] = NonDealerReport::game_cards(asked.hand);
  json["turn"] = game::plain_name(asked.turn_up);
  json["own"] = asked.own;
  json["other"] = asked.other;
  json["won_by_king"] = !won_by_king(asked, deals).empty();
  json["gap"] = plans.gap;
  json["gap_on_other_deals"] = Json::array({plans.elsewhere.low, plans.elsewhere.high});
  streams.out.buffer() += report::escaped_json(json.dump(2) + "\n");
}

}  // namespace

ExitStatus advise(const AdviseCommand& command, Streams& streams) {
  const treatise::CounselAsked asked = read_asked(command);
  if (command.dealer) {
    give<DealerReport>(asked, true, command.format, streams);
  } else {
    give<NonDealerReport>(asked, false, command.format, streams);
  }
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
