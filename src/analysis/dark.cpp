// SPDX-License-Identifier: MIT
#include "analysis/dark.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "analysis/moves.hpp"
#include "analysis/settler.hpp"
#include "game/legal_play.hpp"

namespace ecarte::analysis {
namespace {

/// The adversary's hand as it is now, and the type it began as.
struct Holding {
  std::uint32_t type = 0;
  CardSet cards;
};
using Holdings = std::vector<Holding>;
using Outcomes = std::vector<DarkOutcome>;  ///< one for each holding

/// What both know of the table between two cards.
struct BetweenCards {
  CardSet hand;  ///< the player's
  int needed = 0;
  bool adversary_has_played = false;
};

/// True if a hand may have one for the other, and as often.
bool alike(const std::map<std::uint32_t, std::uint32_t>& hands, Card one, Card other) {
  const CardSet both = CardSet{one} | other;
  return std::ranges::all_of(hands, [&](const auto& hand) {
    const CardSet held = CardSet{hand.first} & both;
    if (held.size() != 1) {
      return true;
    }
    const auto swapped = hands.find(((CardSet{hand.first} - held) | (both - held)).bits());
    return swapped != hands.end() && swapped->second == hand.second;
  });
}

/// The cards of the adversary's that cannot matter apart: nothing of the player's lies between
/// them, and nothing known of him tells them apart.
std::vector<CardSet> interchangeable(const Rest& rest) {
  std::map<std::uint32_t, std::uint32_t> hands;
  CardSet held;
  for (const Rest::Other& other : rest.others) {
    hands[other.cards.bits()] += other.hands;
    held |= other.cards;
  }
  std::vector<CardSet> classes;
  std::optional<Card> before;
  for (const Card card : held) {
    bool joins = before && before->suit == card.suit;
    for (int i = before ? game::index_of(*before) : 0; joins && i < game::index_of(card); ++i) {
      joins = !rest.hand.has(game::card_at(i));
    }
    if (joins && alike(hands, *before, card)) {
      classes.back() |= card;
    } else {
      classes.emplace_back(card);
    }
    before = card;
  }
  return classes;
}

class Builder {
 public:
  Builder(Solver& solver, const OddsQuestion& question)
      : trump_(question.trump), settler_(solver, question.trump) {
    classes_ = interchangeable(question);
    king_ = Card{game::Rank::King, trump_};
  }

  Builder(Solver& solver, const Rest& rest) : trump_(rest.trump), settler_(solver, rest.trump) {
    classes_ = interchangeable(rest);
    king_ = Card{game::Rank::King, trump_};
  }

  DarkGame make(const Rest& rest, int needed, Card lead) {
    std::map<std::uint32_t, std::uint32_t> types;
    for (const Rest::Other& other : rest.others) {
      types[lowest_alike(other.cards).bits()] += other.hands;
    }
    Holdings all;
    for (const auto& [cards, hands] : types) {
      all.push_back({static_cast<std::uint32_t>(all.size()), CardSet{cards}});
      game_.weights.push_back(hands);
    }
    game_.roots = player_led({rest.hand, needed, true}, all, lead);
    return std::move(game_);
  }

  DarkGame make(const OddsQuestion& question, int needed, std::optional<Card> lead) {
    Holdings all;
    for (const HandType& type : hand_types(question)) {
      all.push_back({static_cast<std::uint32_t>(all.size()), type.example});
      game_.weights.push_back(type.hands);
    }
    const BetweenCards table{question.hand, needed, false};
    if (question.role == Role::Dealer) {
      game_.roots = adversary_leads(table, all);
    } else if (lead) {
      game_.roots = player_led(table, all, *lead);
    } else {
      game_.roots = player_leads(table, all);
    }
    return std::move(game_);
  }

 private:
  /// The hand that stands for all with as many cards of each class.
  [[nodiscard]] CardSet lowest_alike(CardSet cards) const {
    CardSet lowest;
    for (const CardSet& alike : classes_) {
      int held = (cards & alike).size();
      for (const Card card : alike) {
        lowest |= held-- > 0 ? CardSet{card} : CardSet{};
      }
    }
    return lowest;
  }

  DarkOutcome settled(const BetweenCards& table, bool player_leads, CardSet adversary) {
    return {settler_.settle(table.hand, adversary, table.needed, player_leads), 0, 0};
  }

  /// Leaves in `open` the holdings on which something still turns, by their places in `all`.
  Outcomes settle(const BetweenCards& table, bool player_leads, const Holdings& all,
                  std::vector<std::size_t>& open) {
    Outcomes outcomes;
    for (std::size_t i = 0; i < all.size(); ++i) {
      outcomes.push_back(settled(table, player_leads, all[i].cards));
      if (outcomes.back().kind == DarkOutcome::Kind::Open) {
        open.push_back(i);
      }
    }
    return outcomes;
  }

  static Holdings pick(const Holdings& all, const std::vector<std::size_t>& places) {
    Holdings picked;
    for (const std::size_t place : places) {
      picked.push_back(all[place]);
    }
    return picked;
  }

  Outcomes player_leads(const BetweenCards& table, const Holdings& all) {
    std::vector<std::size_t> open;
    Outcomes outcomes = settle(table, true, all, open);
    if (!open.empty()) {
      const Holdings holdings = pick(all, open);
      place(outcomes, open, choose(table, holdings, table.hand, [&](Card card) {
              return player_led(table, holdings, card);
            }));
    }
    return outcomes;
  }

  static void place(Outcomes& outcomes, const std::vector<std::size_t>& at, const Outcomes& found) {
    for (std::size_t i = 0; i < at.size(); ++i) {
      outcomes[at[i]] = found[i];
    }
  }

  /// The player chooses one of `lawful`, alike for every holding; a knot, unless nothing turns on
  /// his choice.
  template <class Follow>
  Outcomes choose(const BetweenCards& table, const Holdings& holdings, CardSet lawful,
                  const Follow& follow) {
    CardSet in_play = table.hand;
    for (const Holding& holding : holdings) {
      in_play |= holding.cards;
    }
    std::vector<Outcomes> cards;
    for (const Card card : distinct(lawful, in_play)) {
      Outcomes outcomes = follow(card);
      if (std::ranges::all_of(outcomes, is_won)) {
        return outcomes;
      }
      add_undominated(cards, std::move(outcomes));
    }
    return cards.size() == 1 ? cards.front() : tie(holdings, cards);
  }

  static bool is_won(const DarkOutcome& outcome) { return outcome.kind == DarkOutcome::Kind::Won; }

  /// True if `one` is nowhere better than `other`, whatever is done after either.
  static bool dominated(const Outcomes& one, const Outcomes& other) {
    for (std::size_t i = 0; i < one.size(); ++i) {
      if (one[i].kind != DarkOutcome::Kind::Lost && other[i].kind != DarkOutcome::Kind::Won) {
        return false;
      }
    }
    return true;
  }

  static void add_undominated(std::vector<Outcomes>& cards, Outcomes&& outcomes) {
    for (const Outcomes& other : cards) {
      if (dominated(outcomes, other)) {
        return;
      }
    }
    std::erase_if(cards, [&](const Outcomes& other) { return dominated(other, outcomes); });
    cards.push_back(std::move(outcomes));
  }

  Outcomes tie(const Holdings& holdings, const std::vector<Outcomes>& cards) {
    Outcomes made(holdings.size());
    Knot knot{static_cast<std::uint32_t>(game_.types.size()), 0,
              static_cast<std::uint32_t>(game_.outcomes.size()),
              static_cast<std::uint32_t>(cards.size())};
    std::vector<std::size_t> entries;
    for (std::size_t i = 0; i < holdings.size(); ++i) {
      made[i] = common(cards, i);
      if (made[i].kind == DarkOutcome::Kind::Open) {
        entries.push_back(i);
        made[i] = one_way(knot.first_entry + knot.entries);
        ++knot.entries;
        game_.types.push_back(holdings[i].type);
      }
    }
    for (const Outcomes& outcomes : cards) {
      for (const std::size_t i : entries) {
        game_.outcomes.push_back(outcomes[i]);
      }
    }
    game_.knots.push_back(knot);
    return made;
  }

  /// Won or lost with every card alike, or open.
  static DarkOutcome common(const std::vector<Outcomes>& cards, std::size_t i) {
    for (const Outcomes& outcomes : cards) {
      if (outcomes[i].kind == DarkOutcome::Kind::Open || outcomes[i].kind != cards[0][i].kind) {
        return {DarkOutcome::Kind::Open, 0, 0};
      }
    }
    return cards[0][i];
  }

  DarkOutcome one_way(std::uint32_t entry) {
    game_.ways.push_back(entry);
    return {DarkOutcome::Kind::Open, static_cast<std::uint32_t>(game_.ways.size() - 1), 1};
  }

  /// What the player sees of the adversary's first or later card: which of those that are alike,
  /// and with the first whether the king was announced.
  struct Seen {
    int card = 0;
    bool announced = false;
    friend auto operator<=>(const Seen&, const Seen&) = default;
  };
  struct Group {
    std::vector<std::size_t> places;  ///< in the holdings before the card
    Holdings after;
  };
  using Groups = std::map<Seen, Group>;

  /// The adversary's lawful cards, each of those that are alike once.
  void spread(Groups& groups, std::size_t place, const Holding& holding, CardSet lawful,
              bool first) const {
    const bool announced = first && holding.cards.has(king_);
    for (const CardSet& alike : classes_) {
      const CardSet held = alike & lawful;
      if (held.empty()) {
        continue;
      }
      // All of a class are compared alike with every card of the player's. Which of them is kept is
      // all one, but it must be the same for all who play one: the lowest of what is left.
      CardSet rest = holding.cards;
      rest -= highest(held);
      Group& group = groups[{game::index_of(alike.first()), announced}];
      group.places.push_back(place);
      group.after.push_back({holding.type, rest});
    }
  }

  static Card highest(CardSet cards) { return game::card_at(31 - std::countl_zero(cards.bits())); }

  /// The adversary chooses among what each group makes of a holding.
  Outcomes adversary_chooses(std::size_t n,
                             const std::vector<std::pair<const Group*, Outcomes>>& groups) {
    Outcomes made(n, DarkOutcome{DarkOutcome::Kind::Won, 0, 0});
    std::vector<std::vector<std::uint32_t>> ways(n);
    for (const auto& [group, outcomes] : groups) {
      for (std::size_t i = 0; i < outcomes.size(); ++i) {
        DarkOutcome& outcome = made[group->places[i]];
        if (outcome.kind == DarkOutcome::Kind::Lost || is_won(outcomes[i])) {
          continue;
        }
        outcome.kind = outcomes[i].kind;
        std::vector<std::uint32_t>& list = ways[group->places[i]];
        for (std::uint32_t way = 0; way < outcomes[i].ways; ++way) {
          list.push_back(game_.ways[outcomes[i].first + way]);
        }
      }
    }
    for (std::size_t i = 0; i < n; ++i) {
      if (made[i].kind == DarkOutcome::Kind::Open) {
        made[i].first = static_cast<std::uint32_t>(game_.ways.size());
        made[i].ways = static_cast<std::uint32_t>(ways[i].size());
        game_.ways.insert(game_.ways.end(), ways[i].begin(), ways[i].end());
      }
    }
    return made;
  }

  Outcomes player_led(const BetweenCards& table, const Holdings& all, Card lead) {
    Groups groups;
    for (std::size_t i = 0; i < all.size(); ++i) {
      spread(groups, i, all[i], game::legal_replies(all[i].cards, lead, trump_),
             !table.adversary_has_played);
    }
    std::vector<std::pair<const Group*, Outcomes>> found;
    for (const auto& [seen, group] : groups) {
      const bool taken = game::beats(game::card_at(seen.card), lead, trump_);
      const BetweenCards next{table.hand - lead, table.needed - (taken ? 0 : 1), true};
      found.emplace_back(
          &group, taken ? adversary_leads(next, group.after) : player_leads(next, group.after));
    }
    return adversary_chooses(all.size(), found);
  }

  Outcomes adversary_leads(const BetweenCards& table, const Holdings& all) {
    std::vector<std::size_t> open;
    Outcomes outcomes = settle(table, false, all, open);
    if (open.empty()) {
      return outcomes;
    }
    const Holdings holdings = pick(all, open);
    Groups groups;
    for (std::size_t i = 0; i < holdings.size(); ++i) {
      spread(groups, i, holdings[i], holdings[i].cards, !table.adversary_has_played);
    }
    std::vector<std::pair<const Group*, Outcomes>> found;
    for (const auto& [seen, group] : groups) {
      found.emplace_back(&group, player_replies(table, group.after, game::card_at(seen.card)));
    }
    place(outcomes, open, adversary_chooses(holdings.size(), found));
    return outcomes;
  }

  Outcomes player_replies(const BetweenCards& table, const Holdings& holdings, Card lead) {
    const CardSet lawful = game::legal_replies(table.hand, lead, trump_);
    // Lawful replies all take the trick or all do not: the card led does not part them.
    return choose(table, holdings, lawful, [&](Card reply) {
      const bool taken = game::beats(reply, lead, trump_);
      const BetweenCards next{table.hand - reply, table.needed - (taken ? 1 : 0), true};
      return taken ? player_leads(next, holdings) : adversary_leads(next, holdings);
    });
  }

  Suit trump_;
  Settler settler_;
  Card king_{};
  std::vector<CardSet> classes_;
  DarkGame game_;
};

}  // namespace

DarkGame make_dark_game(Solver& solver, const OddsQuestion& question, int needed,
                        std::optional<Card> lead) {
  return Builder{solver, question}.make(question, needed, lead);
}

DarkGame make_dark_game(Solver& solver, const Rest& rest, int needed, Card lead) {
  return Builder{solver, rest}.make(rest, needed, lead);
}

}  // namespace ecarte::analysis
