// SPDX-License-Identifier: MIT
#include "analysis/question.hpp"

#include <algorithm>

#include "analysis/exchange_ways.hpp"

namespace ecarte::analysis {
namespace {

/// Calls `use` with every set of `size` cards of `from`.
template <class Use>
void each_hand(const std::vector<Card>& from, std::size_t at, int size, CardSet hand,
               const Use& use) {
  if (size == 0) {
    use(hand);
    return;
  }
  for (; at + static_cast<std::size_t>(size) <= from.size(); ++at) {
    each_hand(from, at + 1, size - 1, hand | from[at], use);
  }
}

/// Every hand that meets the condition, told by looking once.
class Admitted {
 public:
  explicit Admitted(const OddsQuestion& question) : cards_(question.hand.size()) {
    for (const Card card : question.unseen()) {
      unseen_.push_back(card);
    }
    each_hand(unseen_, 0, cards_, {}, [this, &question](CardSet hand) {
      if (question.condition(hand)) {
        admitted_.push_back(hand.bits());
      }
    });
    std::ranges::sort(admitted_);
  }

  /// True if a hand may have one for the other and the condition never tells.
  [[nodiscard]] bool indifferent(Card one, Card other) const {
    std::vector<Card> rest;
    std::ranges::copy_if(unseen_, std::back_inserter(rest),
                         [&](Card card) { return card != one && card != other; });
    bool same = true;
    each_hand(rest, 0, cards_ - 1, {}, [&](CardSet others) {
      same = same && admits(others | one) == admits(others | other);
    });
    return same;
  }

 private:
  [[nodiscard]] bool admits(CardSet hand) const {
    return std::ranges::binary_search(admitted_, hand.bits());
  }

  int cards_;
  std::vector<Card> unseen_;
  std::vector<std::uint32_t> admitted_;
};

class TypeList {
 public:
  TypeList(const OddsQuestion& question)
      : question_(question), classes_(interchangeable(question)) {}

  std::vector<HandType> make() {
    extend(0, question_.hand.size(), {}, 1);
    return std::move(types_);
  }

 private:
  void extend(std::size_t at, int wanted, CardSet hand, std::uint32_t ways) {
    if (wanted == 0) {
      if (!question_.condition || question_.condition(hand)) {
        types_.push_back({hand, ways});
      }
      return;
    }
    if (at == classes_.size()) {
      return;
    }
    const int size = classes_[at].size();
    int taken = 0;
    extend(at + 1, wanted, hand, ways);
    for (const Card card : classes_[at]) {
      if (++taken > wanted) {
        break;
      }
      hand |= card;
      extend(at + 1, wanted - taken, hand, ways * static_cast<std::uint32_t>(choose(size, taken)));
    }
  }

  const OddsQuestion& question_;
  std::vector<CardSet> classes_;
  std::vector<HandType> types_;
};

}  // namespace

std::string OddsQuestion::fault() const {
  if (hand.empty() || hand.size() > kHand) {
    return "a hand has one to five cards";
  }
  if (const CardSet both = hand & elsewhere; !both.empty()) {
    return game::name(both.first()) + " is in the hand, and cannot be elsewhere too";
  }
  if (unseen().size() < hand.size()) {
    return "too few cards are left for the adversary's hand";
  }
  return {};
}

std::vector<CardSet> interchangeable(const OddsQuestion& question) {
  const std::optional<Admitted> admitted =
      question.condition ? std::optional<Admitted>{question} : std::nullopt;
  const Card king{game::Rank::King, question.trump};
  std::vector<CardSet> classes;
  std::optional<Card> before;
  for (const Card card : question.unseen()) {
    const std::uint32_t up_to = (2U << game::index_of(card)) - 1U;
    const bool joins =
        before && before->suit == card.suit && card != king &&
        (question.hand & CardSet{up_to} & CardSet{~((1U << game::index_of(*before)) - 1U)})
            .empty() &&
        (!admitted || admitted->indifferent(*before, card));
    if (joins) {
      classes.back() |= card;
    } else {
      classes.emplace_back(card);
    }
    before = card;
  }
  return classes;
}

std::vector<HandType> hand_types(const OddsQuestion& question) {
  return TypeList{question}.make();
}

}  // namespace ecarte::analysis
