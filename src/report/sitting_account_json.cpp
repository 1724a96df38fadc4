// SPDX-License-Identifier: MIT
//
// The account of a sitting as JSON: docs/ledger.schema.json says what each name means.
#include <algorithm>

#include "json/value.hpp"
#include "report/escape.hpp"
#include "report/json_parts.hpp"
#include "report/sitting_account.hpp"

namespace ecarte::report {
namespace {

using Json = json::Value;
using sitting::Account;
using sitting::PersonNumber;

Json seat_name(const Account& account, const std::array<PersonNumber, 2>& players,
               const std::optional<game::Seat>& seat) {
  return seat ? Json(name_of(account, players[game::index_of(*seat)])) : Json(nullptr);
}

Json score_of(const law::Score& score) {
  if (!score.knows_any()) {
    return nullptr;
  }
  Json points = Json::array();
  for (const std::size_t seat : {std::size_t{0}, std::size_t{1}}) {
    const std::optional<std::uint8_t> known = score.of(seat);
    points.push_back(known ? Json(*known) : Json(nullptr));
  }
  return points;
}

Json players_of(const Account& account, const std::array<PersonNumber, 2>& players) {
  return Json::array({name_of(account, players[0]), name_of(account, players[1])});
}

Json deal_json(const Account& account, const sitting::GameLine& game,
               const sitting::DealLine& deal) {
  static constexpr std::array<std::string_view, 3> kPurposes{"king", "point", "vole"};
  Json marks = Json::array();
  for (const law::Scored& scored : deal.scores) {
    marks.push_back({{"player", name_of(account, game.players[game::index_of(scored.seat)])},
                     {"for", kPurposes[static_cast<std::size_t>(scored.purpose)]},
                     {"marked", scored.marked},
                     {"due", scored.due},
                     {"law", law_number(scored.law)}});
  }
  Json faults = Json::array();
  for (const auto& [law, id] : deal.faults) {
    faults.push_back({{"law", law_number(law)}, {"id", id}});
  }
  return {{"deal", deal.deal},
          {"line", deal.line},
          {"dealer", seat_name(account, game.players, deal.dealer)},
          {"verdict", law::word(deal.verdict)},
          {"marks", std::move(marks)},
          {"marked", score_of(deal.marked)},
          {"due", score_of(deal.due)},
          {"faults", std::move(faults)}};
}

Json game_json(const Account& account, const sitting::GameLine& game) {
  static constexpr std::array<std::string_view, 4> kEndings{"unfinished", "won", "resigned",
                                                            "unknown"};
  Json deals = Json::array();
  for (const sitting::DealLine& deal : game.deals) {
    deals.push_back(deal_json(account, game, deal));
  }
  return {{"game", game.number},
          {"rubber", game.rubber == 0 ? Json(nullptr) : Json(game.rubber)},
          {"players", players_of(account, game.players)},
          {"ending", kEndings[static_cast<std::size_t>(game.ending)]},
          {"winner", seat_name(account, game.players, game.winner)},
          {"score", score_of(game.score)},
          {"counts", game.counts},
          {"deals", std::move(deals)}};
}

Json rubbers_json(const Account& account) {
  Json list = Json::array();
  for (const sitting::RubberLine& rubber : account.rubbers) {
    list.push_back({{"rubber", rubber.number},
                    {"games", rubber.games},
                    {"needed", rubber.needed},
                    {"players", players_of(account, rubber.players)},
                    {"won", Json::array({rubber.won[0], rubber.won[1]})},
                    {"winner", seat_name(account, rubber.players, rubber.winner)}});
  }
  return list;
}

Json pools_json(const Account& account) {
  Json list = Json::array();
  for (const sitting::PoolLine& pool : account.pools) {
    const bool taken = pool.last_game != 0;
    list.push_back({{"pool", pool.number},
                    {"stake", pool.stake},
                    {"first_game", pool.first_game},
                    {"last_game", taken ? Json(pool.last_game) : Json(nullptr)},
                    {"taken_by", taken ? Json(name_of(account, pool.winner)) : Json(nullptr)},
                    {"won", pool.won},
                    {"taken", pool.taken}});
  }
  return list;
}

Json tables_json(const Account& account) {
  Json list = Json::array();
  for (const sitting::TableLine& table : account.tables) {
    list.push_back({{"game", table.game},
                    {"sides", Json::array({table.sides[0], table.sides[1]})},
                    {"withdrawn", table.withdrawn},
                    {"deficient", table.deficient}});
  }
  return list;
}

Json liabilities_json(const Account& account) {
  Json list = Json::array();
  for (const sitting::LiabilityLine& line : account.liabilities) {
    list.push_back({{"game", line.game},
                    {"bystander", name_of(account, line.bystander)},
                    {"player", name_of(account, line.player)},
                    {"law", law_number(line.law)},
                    {"called", line.called},
                    {"settled", line.settled},
                    {"at_stake", line.at_stake},
                    {"amount", line.amount}});
  }
  return list;
}

Json entries_json(const Account& account) {
  Json list = Json::array();
  for (const sitting::Payment& entry : account.entries) {
    list.push_back({{"game", entry.game},
                    {"why", word(entry.why)},
                    {"from", name_of(account, entry.from)},
                    {"to", name_of(account, entry.to)},
                    {"amount", entry.amount},
                    {"in_cash", entry.in_cash}});
  }
  return list;
}

Json balances_json(const Account& account) {
  Json list = Json::array();
  for (std::size_t i = 0; i < account.people.size(); ++i) {
    const auto person = static_cast<PersonNumber>(i);
    list.push_back({{"person", account.people[i]},
                    {"won", account.balance(person)},
                    {"outstanding", account.outstanding(person)}});
  }
  return list;
}

Json debts_json(const Account& account) {
  Json list = Json::array();
  for (const sitting::Debt& debt : sitting::debts(account)) {
    list.push_back({{"from", name_of(account, debt.from)},
                    {"to", name_of(account, debt.to)},
                    {"amount", debt.amount}});
  }
  return list;
}

Json terms_json(const Account& account) {
  static constexpr std::array<std::string_view, 3> kSystems{"undeclared", "english", "french"};
  static constexpr std::array<std::string_view, 3> kFunding{"none", "all-stake", "players-stake"};
  return {
      {"system", kSystems[static_cast<std::size_t>(account.terms.system)]},
      {"played_as", account.terms.system == record::SystemOfPlay::French ? "french" : "english"},
      {"multiples", account.terms.has_agreed(record::Agreement::Multiples)},
      {"rubber_of", account.terms.rubber_of == 0 ? Json(nullptr) : Json(account.terms.rubber_of)},
      {"stake_game", account.terms.stake_game},
      {"stake_rubber", account.terms.stake_rubber},
      {"pool", kFunding[static_cast<std::size_t>(account.terms.funding)]},
      {"stake_pool", account.terms.stake_pool}};
}

}  // namespace

void SittingAccountJson::begin(std::string& out) const {
  out += "{\"schema\":\"ecarte.ledger/1\",\"tool\":" + dumped(Json(tool_)) + ",\"sittings\":[";
}

void SittingAccountJson::sitting(std::string& out, std::string_view file, const Account& account) {
  Json games = Json::array();
  for (const sitting::GameLine& game : account.games) {
    games.push_back(game_json(account, game));
  }
  const Json value = {{"file", file},
                      {"line", account.first_line},
                      {"code", account.code},
                      {"players", players_of(account, account.players)},
                      {"coin", record::word(account.terms.coin)},
                      {"terms", terms_json(account)},
                      {"unreadable", account.left_out.deals},
                      {"games", std::move(games)},
                      {"rubbers", rubbers_json(account)},
                      {"pools", pools_json(account)},
                      {"tables", tables_json(account)},
                      {"liabilities", liabilities_json(account)},
                      {"entries", entries_json(account)},
                      {"balances", balances_json(account)},
                      {"pool_stands", account.balance(sitting::kPool)},
                      {"owed", debts_json(account)},
                      {"unbooked", account.left_out.payments}};
  out += (first_ ? "\n" : ",\n") + dumped(value);
  first_ = false;
}

void SittingAccountJson::end(std::string& out) {
  out += "\n]}\n";
}

}  // namespace ecarte::report
