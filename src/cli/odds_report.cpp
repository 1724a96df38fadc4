// SPDX-License-Identifier: MIT
#include "cli/odds_report.hpp"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "analysis/jeu_de_regle.hpp"
#include "cli/cards.hpp"
#include "report/escape.hpp"

namespace ecarte::cli {
namespace {

using analysis::HandCount;
using analysis::kPartsOfHand;
using analysis::LeadOdds;
using analysis::Model;
using analysis::Odds;
using analysis::Role;
using game::Card;
using game::CardSet;

constexpr std::int64_t kPartsOfHundredth = kPartsOfHand / 100;

/// "39899"; bounds that are not whole to hundredths, rounded outward: "46643.97 to 46644.00".
std::string hands_text(HandCount hands) {
  if (hands.exact() && hands.low % kPartsOfHand == 0) {
    return fmt::format("{}", hands.count());
  }
  const std::int64_t low = hands.low / kPartsOfHundredth;
  const std::int64_t high = (hands.high + kPartsOfHundredth - 1) / kPartsOfHundredth;
  return fmt::format("{}.{:02} to {}.{:02}", low / 100, low % 100, high / 100, high % 100);
}

/// Of `total`, in percent, to hundredths; the middle of bounds.
std::string share_text(HandCount hands, std::int64_t total) {
  if (total == 0) {
    return "-";
  }
  const double middle = (static_cast<double>(hands.low) + static_cast<double>(hands.high)) / 2;
  return fmt::format("{:.2f} %", middle / kPartsOfHand / static_cast<double>(total) * 100);
}

/// "1.54 to 1", as a player would say it.
std::string chances_text(HandCount hands, std::int64_t total) {
  const double won = (static_cast<double>(hands.low) + static_cast<double>(hands.high)) / 2 /
                     static_cast<double>(kPartsOfHand);
  const double lost = static_cast<double>(total) - won;
  if (total == 0 || won == 0) {
    return "";
  }
  if (lost == 0) {
    return "certain";
  }
  return won >= lost ? fmt::format("{:.2f} to 1 on", won / lost)
                     : fmt::format("{:.2f} to 1 against", lost / won);
}

std::string_view adversary(Role role) {
  return role == Role::NonDealer ? "dealer" : "non-dealer";
}
std::string_view own(Role role) {
  return role == Role::NonDealer ? "non-dealer" : "dealer";
}

std::string_view meaning(Model model, Role role) {
  const bool leads = role == Role::NonDealer;
  switch (model) {
    case Model::Open:
      return "both players see every card";
    case Model::Lead:
      return "the first lead is chosen without seeing the dealer's hand, and both see every card "
             "after it";
    case Model::Blind:
      return leads ? "the non-dealer never sees the dealer's hand, the dealer sees every card"
                   : "the dealer never sees the non-dealer's hand, the non-dealer sees every card";
    case Model::Certain:
      return "one plan must win against every hand";
  }
  return "";
}

/// The leads no other beats by its point; in bounds, by what is certified. None if none gives it.
CardSet best_leads(const Odds& odds) {
  std::int64_t most = 0;
  for (const LeadOdds& lead : odds.leads) {
    most = std::max(most, lead.point.low);
  }
  CardSet best;
  for (const LeadOdds& lead : odds.leads) {
    if (most > 0 && lead.point.high >= most) {
      best |= lead.lead;
    }
  }
  return best;
}

CardSet set_of(const std::vector<Card>& cards) {
  CardSet set;
  for (const Card card : cards) {
    set |= card;
  }
  return set;
}

std::string as_written(const std::vector<Card>& cards) {
  std::string text;
  for (const Card card : cards) {
    text += (text.empty() ? "" : " ") + game::name(card);
  }
  return text;
}

std::string heading(const OddsAsked& asked) {
  std::string text = fmt::format("{}, {} are trumps", own(asked.role), game::name(asked.trump));
  if (asked.turn_up) {
    text += fmt::format(", {} is turned", game::name(*asked.turn_up));
  }
  return text;
}

void write_condition(std::string& out, const OddsAsked& asked) {
  if (!asked.condition.empty()) {
    out += fmt::format("  of which: {}\n", report::escaped(asked.condition));
  }
}

void write_leads(std::string& out, const OddsAsked& asked, const Odds& odds) {
  if (odds.leads.empty()) {
    return;
  }
  const CardSet best = best_leads(odds);
  const bool leads = asked.role == Role::NonDealer;
  out += leads ? "  first lead\n" : "  led to him, of the hands that hold it\n";
  for (const LeadOdds& lead : odds.leads) {
    if (!leads && lead.hands == 0) {
      continue;
    }
    out += fmt::format("    {} {} point {:>8}  {:>8}   vole {:>6}  {:>8}", game::name(lead.lead),
                       leads && best.has(lead.lead) ? '*' : ' ', hands_text(lead.point),
                       share_text(lead.point, lead.hands), hands_text(lead.vole),
                       share_text(lead.vole, lead.hands));
    out += leads ? "\n" : fmt::format("   of {}\n", lead.hands);
  }
}

void write_classes(std::string& out, CardSet hand, game::Suit trump) {
  const auto classes = analysis::classes_of(hand, trump);
  for (const analysis::JeuDeRegle* found : classes) {
    out += fmt::format("jeu de règle {} (Cavendish, p. {}): {}\n", found->number, found->page,
                       found->hand);
  }
  if (classes.empty()) {
    out += "no jeu de règle (Cavendish, pp. 48-54)\n";
  }
}

/// To the non-dealer only: with the dealer's hands the treatise deals elsewhere.
void write_advice(std::string& out, const OddsAsked& asked, CardSet hand) {
  write_classes(out, hand, asked.trump);
  if (asked.role == Role::Dealer) {
    return;
  }
  const analysis::Advice advice = analysis::advise(hand, asked.trump, asked.turn_up);
  out += advice.word == analysis::PlayOrPropose::Play ? "  it is played without proposing"
                                                      : "  it is proposed on";
  if (!advice.because.empty()) {
    out += fmt::format(": {}", advice.because);
  }
  out += advice.doubted ? "; some players do not risk it\n" : "\n";
  if (!advice.leads.empty()) {
    out +=
        fmt::format("  led from it: {} ({})\n", cards_text(advice.leads), advice.hand_class->lead);
  }
}

void write_row(std::string& out, const OddsAsked& asked, const HandOdds& hand) {
  const Odds& odds = hand.odds;
  std::string classes;
  for (const analysis::JeuDeRegle* found :
       analysis::classes_of(set_of(hand.as_written), asked.trump)) {
    classes += fmt::format("{}{}", classes.empty() ? "" : ",", found->number);
  }
  out += fmt::format(
      "{:<14}  {:>8}  {:>8}  {:>6}  {:>8}  {:<5}  {}\n", cards_text(set_of(hand.as_written)),
      hands_text(odds.point), share_text(odds.point, odds.total), hands_text(odds.vole),
      share_text(odds.vole, odds.total), classes,
      odds.leads.empty() || asked.role == Role::Dealer ? "" : cards_text(best_leads(odds)));
}

}  // namespace

std::string_view word(Model model) {
  switch (model) {
    case Model::Open:
      return "open";
    case Model::Lead:
      return "lead";
    case Model::Blind:
      return "blind";
    case Model::Certain:
      return "certain";
  }
  return "";
}

void write_odds_text(std::string& out, const OddsAsked& asked, const HandOdds& hand) {
  const Odds& odds = hand.odds;
  out += fmt::format("{}: {}\n", as_written(hand.as_written), heading(asked));
  out += fmt::format("{}: {}\n", word(asked.model), meaning(asked.model, asked.role));
  out += fmt::format("of {} hands the {} may hold\n", odds.total, adversary(asked.role));
  write_condition(out, asked);
  out += fmt::format("  point  {}  {}  {}\n", hands_text(odds.point),
                     share_text(odds.point, odds.total), chances_text(odds.point, odds.total));
  out += fmt::format("  vole   {}  {}\n", hands_text(odds.vole), share_text(odds.vole, odds.total));
  write_leads(out, asked, odds);
  write_advice(out, asked, set_of(hand.as_written));
}

void write_odds_table(std::string& out, const OddsAsked& asked,
                      const std::vector<HandOdds>& hands) {
  out += fmt::format("{}: {}\n", report::escaped(asked.pattern), heading(asked));
  out += fmt::format("{}: {}\n", word(asked.model), meaning(asked.model, asked.role));
  write_condition(out, asked);
  out += fmt::format("{:<14}  {:>8}  {:>8}  {:>6}  {:>8}  {:<5}  {}\n", "hand", "point", "", "vole",
                     "", "class", asked.role == Role::NonDealer ? "best lead" : "");
  std::int64_t two_to_one = 0;
  HandCount all{0, 0};
  std::int64_t total = 0;
  HandCount least = hands.front().odds.point;
  HandCount most = least;
  for (const HandOdds& hand : hands) {
    write_row(out, asked, hand);
    const Odds& odds = hand.odds;
    two_to_one += 3 * odds.point.low >= 2 * odds.total * kPartsOfHand ? 1 : 0;
    all = {all.low + odds.point.low, all.high + odds.point.high};
    total += odds.total;
    least = {std::min(least.low, odds.point.low), std::min(least.high, odds.point.high)};
    most = {std::max(most.low, odds.point.low), std::max(most.high, odds.point.high)};
  }
  out += fmt::format(
      "{} completions: the point against {} to {} hands, {} in all of {}, {}; two to one or better "
      "in {}\n",
      hands.size(), hands_text(least), hands_text(most), hands_text(all), total,
      share_text(all, total), two_to_one);
}

}  // namespace ecarte::cli
