// SPDX-License-Identifier: MIT
#include "accounts/decide.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <utility>

namespace ecarte::accounts {

namespace {

using Ruled = std::optional<std::string>;

Believed bit(std::size_t difference) {
  return Believed{1} << difference;
}

/// Every ruling that the differences under trial can lead to, found once.
class Trial {
 public:
  Trial(std::vector<std::size_t> tried, Believed others, const Rule& rule)
      : tried_(std::move(tried)), others_(others) {
    for (std::size_t small = 0; small < (std::size_t{1} << tried_.size()); ++small) {
      rulings_.push_back(rule(spread(small)));
    }
  }

  /// The smallest set of the differences tried on which alone the ruling turns, by their places.
  [[nodiscard]] std::size_t smallest() const {
    const std::size_t most = rulings_.size();
    for (std::size_t size = 0; size <= tried_.size(); ++size) {
      for (std::size_t set = 0; set < most; ++set) {
        if (static_cast<std::size_t>(std::popcount(set)) == size && decides(set)) {
          return set;
        }
      }
    }
    return most - 1;
  }

  /// Each answer to a set that decides, with a choice that stands for it: the one nearest to the
  /// first account.
  [[nodiscard]] std::vector<Branch> branches(std::size_t set) const {
    std::map<std::size_t, Branch> found;
    for (std::size_t small = 0; small < rulings_.size(); ++small) {
      const auto [branch, is_new] = found.try_emplace(small & set, Branch{spread(small), false});
      if (!branch->second.possible && rulings_[small]) {
        branch->second = {spread(small), true};
      }
    }
    std::vector<Branch> list;
    for (const auto& [answer, branch] : found) {
      list.push_back(branch);
    }
    return list;
  }

  [[nodiscard]] std::vector<std::size_t> named(std::size_t set) const {
    std::vector<std::size_t> differences;
    for (std::size_t i = 0; i < tried_.size(); ++i) {
      if ((set >> i & 1U) != 0) {
        differences.push_back(tried_[i]);
      }
    }
    return differences;
  }

 private:
  /// Is the ruling the same wherever the answers to the set are, whatever the rest? What cannot
  /// have been decides nothing.
  [[nodiscard]] bool decides(std::size_t set) const {
    std::map<std::size_t, const std::string*> known;
    for (std::size_t small = 0; small < rulings_.size(); ++small) {
      if (!rulings_[small]) {
        continue;
      }
      const auto [found, is_new] = known.try_emplace(small & set, &*rulings_[small]);
      if (!is_new && *found->second != *rulings_[small]) {
        return false;
      }
    }
    return true;
  }

  /// The choice that the differences tried make, numbered among themselves.
  [[nodiscard]] Believed spread(std::size_t small) const {
    Believed choice = others_;
    for (std::size_t i = 0; i < tried_.size(); ++i) {
      choice |= (small >> i & 1U) != 0 ? bit(tried_[i]) : 0;
    }
    return choice;
  }

  std::vector<std::size_t> tried_;
  Believed others_;
  std::vector<Ruled> rulings_;
};

/// Does a difference change the ruling of either account, taken by itself?
bool changes(std::size_t difference, Believed second, const Rule& rule, const Ruled& of_first,
             const Ruled& of_second) {
  return rule(bit(difference)) != of_first || rule(second & ~bit(difference)) != of_second;
}

}  // namespace

Believed all_of(std::size_t differences) {
  return differences >= kMostDifferences ? ~Believed{0} : bit(differences) - 1;
}

std::vector<SufficientAnswers> conditions_of(const std::vector<std::size_t>& deciding,
                                             const std::vector<Believed>& choices) {
  Believed asked = 0;
  for (const std::size_t number : deciding) {
    asked |= bit(number);
  }
  std::vector<SufficientAnswers> widest;
  std::set<std::pair<Believed, Believed>> level;
  for (const Believed choice : choices) {
    level.emplace(asked, choice & asked);
  }
  while (!level.empty()) {
    std::set<std::pair<Believed, Believed>> wider;
    for (const auto& [known, choice] : level) {
      bool widened = false;
      for (const std::size_t number : deciding) {
        if ((known & bit(number)) != 0 && level.contains({known, choice ^ bit(number)})) {
          wider.emplace(known & ~bit(number), choice & ~bit(number));
          widened = true;
        }
      }
      if (!widened) {
        widest.push_back({known, choice});
      }
    }
    level.swap(wider);
  }
  std::ranges::stable_sort(widest, {},
                           [](SufficientAnswers one) { return std::popcount(one.known); });
  std::vector<SufficientAnswers> needed;
  for (const Believed choice : choices) {
    const auto meets = [choice](SufficientAnswers one) {
      return (choice & one.known) == one.choice;
    };
    if (std::ranges::none_of(needed, meets)) {
      needed.push_back(*std::ranges::find_if(widest, meets));
    }
  }
  return needed;
}

Decision decide(std::size_t differences, const Rule& rule) {
  Decision decision;
  const Believed second = all_of(differences);
  const Ruled of_first = rule(0);
  const Ruled of_second = rule(second);
  decision.first_possible = of_first.has_value();
  decision.second_possible = of_second.has_value();
  decision.agree = of_first && of_second && *of_first == *of_second;
  std::vector<std::size_t> tried;
  for (std::size_t i = 0; i < differences; ++i) {
    if (differences <= kMostCombined || changes(i, second, rule, of_first, of_second)) {
      auto& into = tried.size() < kMostCombined ? tried : decision.left_out;
      into.push_back(i);
    } else {
      decision.set_aside.push_back(i);
    }
  }
  const Trial trial{tried, 0, rule};
  const std::size_t set = trial.smallest();
  decision.deciding = trial.named(set);
  decision.branches = trial.branches(set);
  return decision;
}

}  // namespace ecarte::accounts
