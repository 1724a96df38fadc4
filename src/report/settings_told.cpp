// SPDX-License-Identifier: MIT
#include "report/settings_told.hpp"

#include <fmt/core.h>

#include "record/by_kind.hpp"
#include "record/money.hpp"
#include "record/sentence.hpp"
#include "record/words.hpp"
#include "report/escape.hpp"
#include "report/phrases.hpp"
#include "report/wrap.hpp"

namespace ecarte::report {
namespace {

using record::Act;
using record::ActKind;
using std::string;

/// One act of a setting in its place.
struct Place {
  const record::Record& record;
  std::size_t at;

  [[nodiscard]] const Act& act() const { return record.acts[at]; }
  [[nodiscard]] const record::Names& names() const { return *record.names; }
  [[nodiscard]] string sum() const {
    return act().amount() == 0 ? "a sum not told"
                               : record::money_words(act().amount(), names().coin);
  }
};

string points(std::uint8_t number) {
  return number == record::kUnstated ? "not told" : std::to_string(number);
}

/// Those named in the line: others may be met later.
string bystanders(const Place& p) {
  const std::string_view line = record::line_at(p.record, p.act().at);
  std::vector<string> named;
  for (const string& name : p.names().bystanders) {
    if (line.find(name) != std::string_view::npos) {
      named.push_back(name);
    }
  }
  return joined(named, "and") + (named.size() == 1 ? " stands by" : " stand by");
}

string packs(const Place& p) {
  const auto of = [&](std::uint8_t pack) {
    const bool told = pack < p.names().packs.size() && !p.names().packs[pack].empty();
    return told ? "the " + p.names().packs[pack] + " pack" : string("a pack of a colour not told");
  };
  return fmt::format("{} has {}, and {} {}", p.names().players[0], of(p.act().number),
                     p.names().players[1], of(p.act().detail));
}

string stakes(const Place& p) {
  const auto per = word_for(record::kStakesFor, p.act().object_as<record::StakesFor>());
  return "the stake is " + p.sum() + (per.empty() ? "" : " a " + string(per));
}

string score(const Place& p) {
  const Act& act = p.act();
  if (act.won_by_either()) {
    return "one of the two has won the game, and it is not told which";
  }
  if ((act.flags & record::kEitherWay) != 0) {
    return fmt::format("the score is {} and {}, and it is not known whose is which",
                       points(act.object), points(act.count));
  }
  const auto& players = p.names().players;
  const string won = record::is_player(act.actor) ? players[act.actor] + " has won the game, " : "";
  return fmt::format("{}the score is {} {}, {} {}", won, players[0], points(act.number), players[1],
                     points(act.detail));
}

string cut(const Place& p) {
  return record::words_of(p.record.acts, p.at, p.names(), p.record.text);
}

using Told = string (*)(const Place&);
constexpr auto kTold = record::by_kind<Told>({
    {ActKind::Players,
     [](const Place& p) {
       return fmt::format("the players are {} and {}", p.names().players[0], p.names().players[1]);
     }},
    {ActKind::Bystanders, bystanders},
    {ActKind::Packs, packs},
    {ActKind::Stake, stakes},
    {ActKind::Pool, [](const Place& p) { return "each stakes " + p.sum() + " in the pool"; }},
    {ActKind::Bet,
     [](const Place& p) {
       return fmt::format(
           "{} bets {} on {}",
           p.act().actor == record::kNobody ? "somebody" : p.names().of(p.act().actor), p.sum(),
           p.act().detail < 2 ? p.names().of(p.act().detail) : "a player who is not told");
     }},
    {ActKind::Score, score},
    {ActKind::Cut, cut},
});

}  // namespace

std::vector<string> settings_told(const Deal& deal, std::size_t first, record::Offset end) {
  std::vector<string> says;
  const auto& acts = deal.record.acts;
  for (std::size_t at = first; at < acts.size() && acts[at].at < end; ++at) {
    if (const Told told = kTold[static_cast<std::size_t>(acts[at].kind)]; told != nullptr) {
      says.push_back(as_sentence(escaped(told({deal.record, at}))));
    }
  }
  return says;
}

}  // namespace ecarte::report
