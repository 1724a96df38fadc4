// SPDX-License-Identifier: MIT
#include "cli/solve_report.hpp"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "cli/cards.hpp"
#include "json/value.hpp"
#include "report/escape.hpp"

namespace ecarte::cli {
namespace {

using analysis::CardOutcome;
using analysis::Cost;
using analysis::Turn;
using game::Card;
using game::Seat;
using Json = json::Value;

/// The card of a turn: as it was played, or of the line of best play.
Card card_of(const Turn& turn) {
  return turn.played ? turn.played->card : turn.best.first();
}

/// Tricks of each with best play from the beginning.
game::PerSeat<int> worth(const Solved& solved) {
  game::PerSeat<int> tricks;
  const analysis::PlayedDeal& played = solved.played;
  tricks[played.leader] =
      solved.line.empty() ? played.hands[played.leader].size() : solved.line.front().best_tricks;
  const int all = std::max(played.hands[Seat::First].size(), played.hands[Seat::Second].size());
  tricks[game::other(played.leader)] = all - tricks[played.leader];
  return tricks;
}

/// "3 tricks, the point"
std::string worth_words(int tricks, int of) {
  std::string words = fmt::format("{} of {} trick{}", tricks, of, of == 1 ? "" : "s");
  if (of == analysis::kTricksForVole && tricks >= analysis::kTricksForPoint) {
    words += tricks == analysis::kTricksForVole ? ", the vole" : ", the point";
  }
  return words;
}

std::string cost_words(const Cost& cost) {
  if (cost.tricks == 0) {
    return "";
  }
  std::string words = fmt::format("  (cost {} trick{}", cost.tricks, cost.tricks == 1 ? "" : "s");
  words += cost.point ? " and the point" : "";
  words += cost.vole ? " and the vole" : "";
  words += cost.others_vole ? " and gave the vole" : "";
  return words + ")";
}

std::size_t widest(const Solved& solved) {
  return std::max(solved.names[Seat::First].size(), solved.names[Seat::Second].size());
}

void write_turn(std::string& out, const Solved& solved, const Turn& turn) {
  std::string choices;
  for (const CardOutcome& choice : turn.choices) {
    choices += fmt::format("  {}{} {}", game::name(choice.card),
                           turn.best.has(choice.card) ? '*' : ' ', choice.tricks);
  }
  const std::string number = turn.leads ? fmt::format("{}.", turn.trick) : "";
  out += fmt::format("  {:<3} {:<{}}  {}  {:<40}", number, report::escaped(solved.names[turn.seat]),
                     widest(solved), game::name(card_of(turn)), choices);
  if (turn.cost) {
    out += cost_words(*turn.cost);
  } else if (turn.played) {
    out += "  (not a lawful card)";
  }
  while (out.ends_with(' ')) {
    out.pop_back();
  }
  out += '\n';
}

/// "1. Y K♠, A 8♠; 2. …"
std::string line_text(const Solved& solved, const std::vector<Turn>& turns) {
  std::string text;
  for (const Turn& turn : turns) {
    text += turn.leads ? fmt::format("{}{}. ", text.empty() ? "" : "; ", turn.trick) : ", ";
    text += report::escaped(solved.names[turn.seat]) + " " + game::name(card_of(turn));
  }
  return text;
}

Json turn_json(const Solved& solved, const Turn& turn) {
  Json cards = Json::object();
  for (const CardOutcome& choice : turn.choices) {
    cards[game::plain_name(choice.card)] = choice.tricks;
  }
  Json json{{"trick", turn.trick},
            {"player", solved.names[turn.seat]},
            {"leads", turn.leads},
            {"cards", std::move(cards)},
            {"best", cards_json(turn.best)},
            {"card", game::plain_name(card_of(turn))},
            {"written", turn.played.has_value()}};
  if (turn.cost) {
    json["cost"] = {{"tricks", turn.cost->tricks},
                    {"point", turn.cost->point},
                    {"vole", turn.cost->vole},
                    {"others_vole", turn.cost->others_vole}};
  }
  return json;
}

}  // namespace

void write_solved_text(std::string& out, const Solved& solved) {
  const analysis::PlayedDeal& played = solved.played;
  const game::PerSeat<int> tricks = worth(solved);
  const int all = tricks[Seat::First] + tricks[Seat::Second];
  out += fmt::format("{}{} leads, {} are trumps\n", report::escaped(solved.title),
                     report::escaped(solved.names[played.leader]), game::name(played.trump));
  for (const Seat seat : {played.leader, game::other(played.leader)}) {
    out +=
        fmt::format("  {:<{}}  {:<14}  makes {}\n", report::escaped(solved.names[seat]),
                    widest(solved), cards_text(played.hands[seat]), worth_words(tricks[seat], all));
  }
  out += "with both hands seen; after each card, what it comes to in tricks of his who plays it:\n";
  bool as_played = !played.cards.empty();
  for (const Turn& turn : solved.turns) {
    if (as_played && !turn.played) {
      out += "and from here with best play:\n";
      as_played = false;
    }
    write_turn(out, solved, turn);
  }
  if (!played.cards.empty()) {
    out += fmt::format("a line of best play: {}\n", line_text(solved, solved.line));
  }
}

void write_solved_json(std::string& out, const Solved& solved) {
  const analysis::PlayedDeal& played = solved.played;
  const game::PerSeat<int> tricks = worth(solved);
  Json json;
  json["trump"] = game::name(played.trump);
  json["leader"] = solved.names[played.leader];
  for (const Seat seat : {played.leader, game::other(played.leader)}) {
    json["hands"][solved.names[seat]] = cards_json(played.hands[seat]);
    json["tricks"][solved.names[seat]] = tricks[seat];
  }
  json["turns"] = Json::array();
  for (const Turn& turn : solved.turns) {
    json["turns"].push_back(turn_json(solved, turn));
  }
  json["line"] = Json::array();
  for (const Turn& turn : solved.line) {
    json["line"].push_back({{"trick", turn.trick},
                            {"player", solved.names[turn.seat]},
                            {"card", game::plain_name(turn.best.first())}});
  }
  out += report::escaped_json(json.dump(2));
  out += '\n';
}

}  // namespace ecarte::cli
