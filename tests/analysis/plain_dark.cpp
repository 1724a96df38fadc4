// SPDX-License-Identifier: MIT
#include "tests/analysis/plain_dark.hpp"

#include <algorithm>
#include <map>

#include "tests/analysis/naive.hpp"

namespace ecarte::naive {
namespace {

std::vector<double> in_proportion(const std::vector<double>& shares) {
  double sum = 0;
  for (const double share : shares) {
    sum += std::max(share, 0.0);
  }
  std::vector<double> parts;
  for (const double share : shares) {
    parts.push_back(sum > 0 ? std::max(share, 0.0) / sum
                            : 1.0 / static_cast<double>(shares.size()));
  }
  return parts;
}

}  // namespace

PlainDark::PlainDark(PlainHand hand, std::vector<PlainHand> hands, int trump, int needed,
                     bool player_leads)
    : hand_(std::move(hand)),
      hands_(std::move(hands)),
      trump_(trump),
      needed_(needed),
      leads_(player_leads) {}

bool PlainDark::players_turn(const Table& table) const {
  return table.i_lead == (table.led < 0);
}

PlainHand PlainDark::lawful(const Table& table, const PlainHand& other) const {
  const PlainHand& own = players_turn(table) ? table.mine : other;
  return table.led < 0 ? own : support::lawful_replies(own, table.led, trump_);
}

PlainDark::Table PlainDark::played(const Table& table, PlainCard card,
                                   const PlainHand& other) const {
  Table next = table;
  if (players_turn(table)) {
    next.mine = without(table.mine, card);
  } else {
    const bool king =
        std::find(other.begin(), other.end(), support::king_of(trump_)) != other.end();
    if (!table.other_has_played && king) {
      next.seen += '!';
    }
    next.other_has_played = true;
  }
  next.seen += static_cast<char>('A' + card);
  if (table.led < 0) {
    next.led = card;
    return next;
  }
  const bool leader_wins = !support::takes(card, table.led, trump_);
  next.i_lead = table.i_lead == leader_wins;
  next.made += next.i_lead ? 1 : 0;
  next.led = -1;
  return next;
}

PlainDark::Learnt& PlainDark::learnt(const std::string& key, std::size_t n) {
  Learnt& found = known_[key];
  found.regret.resize(n);
  found.sum.resize(n);
  return found;
}

std::string PlainDark::key_of(const Table& table, const Held& held) const {
  return players_turn(table) ? table.seen : std::to_string(held.number) + ' ' + table.seen;
}

double PlainDark::learn(const Table& table, const Held& held, double my_reach, bool teach_me) {
  if (table.mine.empty() && held.cards.empty()) {
    return table.made >= needed_ ? 1 : 0;
  }
  const bool mine = players_turn(table);
  const PlainHand cards = lawful(table, held.cards);
  const std::vector<double> play = in_proportion(learnt(key_of(table, held), cards.size()).regret);
  std::vector<double> worth;
  double mean = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    Held after = held;
    if (!mine) {
      after.cards = without(held.cards, cards[i]);
      after.reach *= play[i];
    }
    worth.push_back(learn(played(table, cards[i], held.cards), after,
                          mine ? my_reach * play[i] : my_reach, teach_me));
    mean += play[i] * worth.back();
  }
  Learnt& now = learnt(key_of(table, held), cards.size());
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (mine == teach_me) {
      now.regret[i] += mine ? held.reach * (worth[i] - mean) : my_reach * (mean - worth[i]);
    }
    // Each side's plan grows while the other learns. The player comes here once for each hand.
    if (mine != teach_me) {
      now.sum[i] += rounds_ * (mine ? my_reach : held.reach) * play[i];
    }
  }
  return mean;
}

void PlainDark::round() {
  rounds_ += 1;
  for (const bool teach_me : {true, false}) {
    for (std::size_t i = 0; i < hands_.size(); ++i) {
      learn({hand_, 0, leads_, -1, "", false}, {i, hands_[i], 1}, 1, teach_me);
    }
    for (auto& [key, now] : known_) {
      for (double& regret : now.regret) {
        regret = std::max(regret, 0.0);
      }
    }
  }
}

/// The player keeps to his plan, the adversary does his best with this hand.
double PlainDark::least(const Table& table, const Held& held) {
  if (table.mine.empty() && held.cards.empty()) {
    return table.made >= needed_ ? 1 : 0;
  }
  const bool mine = players_turn(table);
  const PlainHand cards = lawful(table, held.cards);
  const std::vector<double> plan = in_proportion(learnt(key_of(table, held), cards.size()).sum);
  double mean = 0;
  double fewest = 1;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    Held after = held;
    if (!mine) {
      after.cards = without(held.cards, cards[i]);
    }
    const double made = least(played(table, cards[i], held.cards), after);
    mean += plan[i] * made;
    fewest = std::min(fewest, made);
  }
  return mine ? mean : fewest;
}

/// The adversary keeps to his plan, the player does his best without seeing.
double PlainDark::most(const Table& table, const std::vector<Held>& held) {
  if (held.empty()) {
    return 0;
  }
  if (table.mine.empty() && held[0].cards.empty()) {
    double sum = 0;
    for (const Held& one : held) {
      sum += table.made >= needed_ ? one.reach : 0;
    }
    return sum;
  }
  if (players_turn(table)) {
    double best = 0;
    for (const PlainCard card : lawful(table, {})) {
      best = std::max(best, most(played(table, card, {}), held));
    }
    return best;
  }
  std::map<std::string, std::pair<Table, std::vector<Held>>> groups;
  for (const Held& one : held) {
    const PlainHand cards = lawful(table, one.cards);
    const std::vector<double> plan = in_proportion(learnt(key_of(table, one), cards.size()).sum);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const Table next = played(table, cards[i], one.cards);
      auto& group = groups.try_emplace(next.seen, next, std::vector<Held>{}).first->second;
      group.second.push_back({one.number, without(one.cards, cards[i]), one.reach * plan[i]});
    }
  }
  double sum = 0;
  for (const auto& [seen, group] : groups) {
    sum += most(group.first, group.second);
  }
  return sum;
}

bool PlainDark::sure(const Table& table, const std::vector<Held>& held) {
  if (table.mine.empty() && held[0].cards.empty()) {
    return table.made >= needed_;
  }
  if (players_turn(table)) {
    const PlainHand cards = lawful(table, {});
    return std::any_of(cards.begin(), cards.end(),
                       [&](PlainCard card) { return sure(played(table, card, {}), held); });
  }
  std::map<std::string, std::pair<Table, std::vector<Held>>> groups;
  for (const Held& one : held) {
    for (const PlainCard card : lawful(table, one.cards)) {
      const Table next = played(table, card, one.cards);
      auto& group = groups.try_emplace(next.seen, next, std::vector<Held>{}).first->second;
      group.second.push_back({one.number, without(one.cards, card), 1});
    }
  }
  return std::all_of(groups.begin(), groups.end(), [&](const auto& group) {
    return sure(group.second.first, group.second.second);
  });
}

std::pair<double, double> PlainDark::bounds() {
  const Table start{hand_, 0, leads_, -1, "", false};
  std::vector<Held> all;
  double low = 0;
  for (std::size_t i = 0; i < hands_.size(); ++i) {
    all.push_back({i, hands_[i], 1});
    low += least(start, all.back());
  }
  return {low, most(start, all)};
}

bool PlainDark::certain() {
  std::vector<Held> all;
  for (std::size_t i = 0; i < hands_.size(); ++i) {
    all.push_back({i, hands_[i], 1});
  }
  return sure({hand_, 0, leads_, -1, "", false}, all);
}

}  // namespace ecarte::naive
