// SPDX-License-Identifier: MIT
#include "treatise/position.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>

#include "treatise/hands_in_play.hpp"
#include "treatise/kinds.hpp"

namespace ecarte::treatise {

namespace {

CardSet set_of(const std::optional<Card>& card) {
  return card ? CardSet{*card} : CardSet{};
}

bool excepted(const Position& position, CardSet hand) {
  return std::ranges::any_of(position.except, [&](const std::vector<PatternCard>& tokens) {
    return holds(hand, tokens, position.trump, bindings_of(tokens, position.trump));
  });
}

/// Adds the cases of one hand: one for each card that may have been turned.
void add_cases(const Position& position, const Completion& completion,
               std::vector<CompletedPosition>& all) {
  CardSet turned;
  if (position.turn) {
    for (const Binding& binding : completion.bindings) {
      turned |= position.turn->cards(position.trump, binding) - completion.hand - position.gone;
    }
  }
  const auto add = [&](std::optional<Card> turn_up) {
    CompletedPosition one{completion.hand, {}, turn_up};
    for (const Binding& binding : completion.bindings) {
      if (meets(position.where, {completion.hand, position.trump, set_of(turn_up)}, binding)) {
        one.bindings.push_back(binding);
      }
    }
    if (!one.bindings.empty()) {
      all.push_back(std::move(one));
    }
  };
  if (!position.turn) {
    add(std::nullopt);
  }
  for (const Card card : turned) {
    add(card);
  }
}

bool meets_under_any(const std::vector<Condition>& conditions, const Holding& holding,
                     const std::vector<Binding>& bindings) {
  if (std::ranges::none_of(conditions, &Condition::shape_asked)) {
    return meets(conditions, holding, bindings.front());  // no letter in them
  }
  return std::ranges::any_of(
      bindings, [&](const Binding& binding) { return meets(conditions, holding, binding); });
}

/// True if what the claim says of the other's hand is true of this one.
bool may_hold(const Position& position, const CompletedPosition& one, CardSet hand) {
  const Other& other = position.other;
  const Holding holding{hand, position.trump, set_of(one.turned)};
  const auto whole = [&](const std::vector<PatternCard>& tokens) {
    return holds(hand, tokens, position.trump, one.bindings);
  };
  return (other.hands.empty() || std::ranges::any_of(other.hands, whole)) &&
         (other.holds.empty() || whole(other.holds)) &&
         (other.where.empty() || meets_under_any(other.where, holding, one.bindings));
}

/// Plays what the claim says was played, and notes it if that is wanted; false if it could not
/// lawfully have been.
bool follow(const Position& position, const CompletedPosition& one, HandsInPlay& table,
            std::vector<Card>* played = nullptr) {
  for (const PatternCard token : position.play) {
    CardSet fitting;
    for (const Binding& binding : one.bindings) {
      fitting |= token.cards(position.trump, binding);
    }
    fitting &= table.lawful(position.trump);
    if (fitting.empty()) {
      return false;
    }
    if (played != nullptr) {
      played->push_back(fitting.first());
    }
    table.play(fitting.first(), position.trump);
  }
  return true;
}

/// The most tricks of the holder's that any lawful play of both leads to.
int helped_tricks(const HandsInPlay& table, Suit trump) {
  const CardSet lawful = table.lawful(trump);
  int most = table.made[0];
  for (const Card card : lawful) {
    HandsInPlay next = table;
    next.play(card, trump);
    most = std::max(most, helped_tricks(next, trump));
  }
  return most;
}

/// The tricks of the holder if `card`, or nothing yet, is played and both play their best after it.
int holder_tricks(analysis::Solver& solver, HandsInPlay table, Suit trump, std::optional<Card> card,
                  Manner manner) {
  if (card) {
    table.play(*card, trump);
  }
  if (manner == Manner::Helped) {
    return helped_tricks(table, trump);
  }
  const analysis::Ending ending = table.ending(trump);
  const int left = ending.tricks();
  if (left == 0) {
    return table.made[0];
  }
  const int of_leader = solver.leader_tricks(ending);
  const bool holder_leads = table.led ? !table.holder_to_play : table.holder_to_play;
  return table.made[0] + (holder_leads ? of_leader : left - of_leader);
}

void assess(analysis::Solver& solver, Suit trump, const HandsInPlay& table, Manner manner,
            AgainstHand& outcome) {
  outcome.playable = table.holder_to_play ? table.lawful(trump) : CardSet{};
  if (outcome.playable.empty()) {
    outcome.best = holder_tricks(solver, table, trump, std::nullopt, manner);
    return;
  }
  outcome.best = 0;
  for (const Card card : outcome.playable) {
    const int tricks = holder_tricks(solver, table, trump, card, manner);
    outcome.tricks.at(index_of(card)) = static_cast<std::uint8_t>(tricks);
    outcome.best = std::max(outcome.best, tricks);
  }
}

/// Calls `use` with every set of `size` cards out of `cards`.
template <class Use>
void every_hand(const std::vector<Card>& cards, int size, std::size_t from, CardSet taken,
                const Use& use) {
  if (size == 0) {
    use(taken);
    return;
  }
  for (std::size_t i = from; i + static_cast<std::size_t>(size) <= cards.size(); ++i) {
    every_hand(cards, size - 1, i + 1, taken | CardSet{cards[i]}, use);
  }
}

/// The hands a claim gives the other outright, cheaper than to look through all.
std::vector<CardSet> named_hands(const Position& position, const CompletedPosition& one,
                                 CardSet unseen) {
  std::vector<CardSet> all;
  for (const std::vector<PatternCard>& tokens : position.other.hands) {
    for (const Completion& completion : completions(tokens, position.trump)) {
      if (unseen.has_all(completion.hand) && may_hold(position, one, completion.hand)) {
        all.push_back(completion.hand);
      }
    }
  }
  std::ranges::sort(all, [](CardSet a, CardSet b) { return a.bits() < b.bits(); });
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

}  // namespace

int needed(Goal goal) {
  switch (goal) {
    case Goal::Point:
      return analysis::kTricksForPoint;
    case Goal::Vole:
      return analysis::kTricksForVole;
    case Goal::OneTrick:
      return 1;
    case Goal::Points:
      break;  // not a number of tricks
  }
  return 0;
}

std::vector<CompletedPosition> completions_of(const Position& position) {
  std::vector<Completion> found;
  for (const std::vector<PatternCard>& tokens : position.hands) {
    for (Completion& completion : completions(tokens, position.trump)) {
      found.push_back(std::move(completion));
    }
  }
  std::ranges::stable_sort(found, {}, [](const Completion& c) { return c.hand.bits(); });
  std::vector<CompletedPosition> all;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (i + 1 < found.size() && found[i].hand == found[i + 1].hand) {
      auto& next = found[i + 1].bindings;
      next.insert(next.end(), found[i].bindings.begin(), found[i].bindings.end());
      continue;
    }
    if (!excepted(position, found[i].hand) && (found[i].hand & position.gone).empty()) {
      add_cases(position, found[i], all);
    }
  }
  return all;
}

CardSet chosen(const CardChoice& choice, const CompletedPosition& one, CardSet hand, Suit trump) {
  CardSet all;
  for (const Binding& binding : one.bindings) {
    const CardSet fitting = choice.token.cards(trump, binding) & hand;
    if (fitting.empty() || choice.which == CardChoice::Which::Every) {
      all |= fitting;
      continue;
    }
    game::Rank end = fitting.first().rank;
    for (const Card card : fitting) {
      end = choice.which == CardChoice::Which::Highest ? std::max(end, card.rank)
                                                       : std::min(end, card.rank);
    }
    all |= fitting & CardSet::of(end);
  }
  return all;
}

analysis::OddsQuestion question_of(const Position& position, const CompletedPosition& one) {
  analysis::OddsQuestion question;
  question.hand = one.hand;
  question.elsewhere = set_of(one.turned) | position.gone;
  question.trump = position.trump;
  question.role = position.holder_leads ? analysis::Role::NonDealer : analysis::Role::Dealer;
  const Other& other = position.other;
  if (!other.hands.empty() || !other.holds.empty() || !other.where.empty()) {
    question.condition = [&position, &one](CardSet hand) { return may_hold(position, one, hand); };
    // Asked of every hand there is for each completion: the way most claims go is a short one.
    const std::vector<Condition>& where = position.other.where;
    if (position.other.hands.empty() && position.other.holds.empty() && where.size() == 1 &&
        !where.front().shape_asked) {
      question.condition = [condition = where.front(), trump = position.trump,
                            turned = set_of(one.turned)](CardSet hand) {
        return meets(condition, {hand, trump, turned});
      };
    }
  }
  return question;
}

namespace {

/// Calls `use` with every hand that the claim lets the other have been dealt.
template <class Use>
void each_admitted(const Position& position, const CompletedPosition& one, const Use& use) {
  const CardSet unseen = question_of(position, one).unseen();
  if (!position.other.hands.empty()) {
    std::ranges::for_each(named_hands(position, one, unseen), use);
    return;
  }
  std::vector<Card> cards;
  for (const Card card : unseen) {
    cards.push_back(card);
  }
  every_hand(cards, one.hand.size(), 0, {}, [&](CardSet hand) {
    if (may_hold(position, one, hand)) {
      use(hand);
    }
  });
}

/// Tables that hands dealt have been played to. Many come to one, which is assessed once.
class Playings {
 public:
  void add(const HandsInPlay& table, CardSet dealt) {
    const std::uint64_t rest = std::uint64_t{table.led ? 1U + index_of(*table.led) : 0U} << 8U |
                               static_cast<std::uint64_t>(table.made[0]) << 4U |
                               static_cast<std::uint64_t>(table.made[1]) << 1U |
                               (table.holder_to_play ? 1U : 0U);
    const auto [found, fresh] = places_[rest].try_emplace(
        std::uint64_t{table.own.bits()} << 32U | table.other.bits(), all_.size());
    if (fresh) {
      all_.push_back({table, dealt, 0});
    }
    ++all_[found->second].hands;
  }

  /// In the order in which they were first come to, each with the first hand that came to it.
  template <class Use>
  void each(const Use& use) const {
    for (const Playing& one : all_) {
      use(one.table, one.dealt, one.hands);
    }
  }

 private:
  struct Playing {
    HandsInPlay table;
    CardSet dealt;
    std::int64_t hands = 0;
  };
  std::map<std::uint64_t, std::unordered_map<std::uint64_t, std::size_t>> places_;
  std::vector<Playing> all_;
};

}  // namespace

void each_left(const Position& position, const CompletedPosition& one,
               const std::function<void(const Left&)>& use) {
  each_admitted(position, one, [&](CardSet hand) {
    HandsInPlay table{one.hand, hand, {}, position.holder_leads, position.made};
    if (follow(position, one, table)) {
      use({table.own, table.other, hand, table.holder_to_play && !table.led, table.made[0]});
    }
  });
}

namespace {

/// True if nothing is said of the other's hand of five but features of it.
bool by_features(const Position& position) {
  const Other& other = position.other;
  return other.hands.empty() && other.holds.empty() &&
         position.hands.front().size() == analysis::kHand &&
         std::ranges::none_of(other.where, &Condition::shape_asked);
}

}  // namespace

std::optional<std::vector<Card>> cards_told(const Position& position, const CompletedPosition& one,
                                            CardSet other) {
  HandsInPlay table{one.hand, other, {}, position.holder_leads, position.made};
  std::vector<Card> played;
  return follow(position, one, table, &played) ? std::optional{played} : std::nullopt;
}

void look(analysis::Solver& solver, const Position& position, const CompletedPosition& one,
          const std::function<void(const AgainstHand&)>& use, Manner manner) {
  const auto assess_table = [&](const HandsInPlay& table, CardSet hand, std::int64_t hands) {
    AgainstHand outcome;
    outcome.other = hand;
    outcome.hands = hands;
    assess(solver, position.trump, table, manner, outcome);
    use(outcome);
  };
  const auto assess_hand = [&](CardSet hand, std::int64_t hands) {
    HandsInPlay table{one.hand, hand, {}, position.holder_leads, position.made};
    if (follow(position, one, table)) {
      assess_table(table, hand, hands);
    }
  };
  analysis::OddsQuestion question = question_of(position, one);
  if (!position.other.hands.empty()) {
    for (const CardSet hand : named_hands(position, one, question.unseen())) {
      assess_hand(hand, 1);
    }
    return;
  }
  if (position.play.empty() && question.condition) {
    const analysis::HandCondition admits = std::exchange(question.condition, nullptr);
    if (by_features(position)) {
      const std::vector<std::uint8_t>& table =
          hands_that_meet(position.other.where, position.trump, set_of(one.turned));
      const auto test = [&table](CardSet /*hand*/, std::size_t place) { return table[place] != 0; };
      Kinds{question, test}.each(one.hand.size(), assess_hand);
    } else {
      const auto test = [&admits](CardSet hand, std::size_t /*place*/) { return admits(hand); };
      Kinds{question, test}.each(one.hand.size(), assess_hand);
    }
    return;
  }
  if (position.play.empty()) {
    for (const analysis::HandType& type : analysis::hand_types(question)) {
      assess_hand(type.example, type.hands);
    }
    return;
  }
  Playings playings;
  each_admitted(position, one, [&](CardSet hand) {
    HandsInPlay table{one.hand, hand, {}, position.holder_leads, position.made};
    if (follow(position, one, table)) {
      playings.add(table, hand);
    }
  });
  playings.each(assess_table);
}

}  // namespace ecarte::treatise
