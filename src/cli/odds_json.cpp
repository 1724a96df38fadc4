// SPDX-License-Identifier: MIT
//
// Odds for programs. A number that is only known between bounds is a list of the two.
#include "analysis/jeu_de_regle.hpp"
#include "cli/cards.hpp"
#include "cli/odds_report.hpp"
#include "json/value.hpp"
#include "report/escape.hpp"

namespace ecarte::cli {
namespace {

using analysis::HandCount;
using analysis::kPartsOfHand;
using analysis::Role;
using game::CardSet;
using Json = json::Value;

Json parts_json(std::int64_t parts) {
  if (parts % kPartsOfHand == 0) {
    return parts / kPartsOfHand;
  }
  return static_cast<double>(parts) / static_cast<double>(kPartsOfHand);
}

Json hands_json(HandCount hands, bool bounds) {
  return bounds ? Json::array({parts_json(hands.low), parts_json(hands.high)})
                : parts_json(hands.low);
}

Json advice_json(const OddsAsked& asked, CardSet hand) {
  Json json;
  json["classes"] = Json::array();
  for (const analysis::JeuDeRegle* found : analysis::classes_of(hand, asked.trump)) {
    json["classes"].push_back(found->number);
  }
  if (asked.role == Role::NonDealer) {
    const analysis::Advice advice = analysis::advise(hand, asked.trump, asked.turn_up);
    json["word"] = advice.word == analysis::PlayOrPropose::Play ? "play" : "propose";
    json["leads"] = cards_json(advice.leads);
    json["doubted"] = advice.doubted;
    json["page"] = advice.page;
  }
  return json;
}

/// What holds of one hand, after the cards themselves.
void add_odds(Json& json, const OddsAsked& asked, const analysis::Odds& odds) {
  const bool bounds = asked.model == analysis::Model::Blind;
  json["total"] = odds.total;
  json["point"] = hands_json(odds.point, bounds);
  json["vole"] = hands_json(odds.vole, bounds);
  json["leads"] = Json::object();
  for (const analysis::LeadOdds& lead : odds.leads) {
    Json one;
    if (asked.role == Role::Dealer) {
      one["hands"] = lead.hands;
    }
    one["point"] = hands_json(lead.point, bounds);
    one["vole"] = hands_json(lead.vole, bounds);
    json["leads"][game::plain_name(lead.lead)] = std::move(one);
  }
}

Json hand_json(const HandOdds& hand, CardSet& set) {
  Json list = Json::array();
  for (const game::Card card : hand.as_written) {
    list.push_back(game::plain_name(card));
    set |= card;
  }
  return list;
}

void add_asked(Json& json, const OddsAsked& asked) {
  json["turn"] = asked.turn_up ? Json(game::plain_name(*asked.turn_up)) : Json(nullptr);
  json["trump"] = game::name(asked.trump);
  json["role"] = asked.role == Role::NonDealer ? "non-dealer" : "dealer";
  json["model"] = word(asked.model);
  if (!asked.condition.empty()) {
    json["condition"] = asked.condition;
  }
}

void print(std::string& out, const Json& json) {
  out += report::escaped_json(json.dump(2));
  out += '\n';
}

}  // namespace

void write_odds_json(std::string& out, const OddsAsked& asked, const HandOdds& hand) {
  Json json;
  CardSet set;
  json["hand"] = hand_json(hand, set);
  add_asked(json, asked);
  add_odds(json, asked, hand.odds);
  json["jeu_de_regle"] = advice_json(asked, set);
  print(out, json);
}

void write_odds_table_json(std::string& out, const OddsAsked& asked,
                           const std::vector<HandOdds>& hands) {
  Json json;
  json["pattern"] = asked.pattern;
  add_asked(json, asked);
  json["completions"] = Json::array();
  for (const HandOdds& hand : hands) {
    Json one;
    CardSet set;
    one["hand"] = hand_json(hand, set);
    add_odds(one, asked, hand.odds);
    one["jeu_de_regle"] = advice_json(asked, set);
    json["completions"].push_back(std::move(one));
  }
  print(out, json);
}

}  // namespace ecarte::cli
