// SPDX-License-Identifier: MIT
#include "referee/merge.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <vector>

#include "codes/remedy_rows.hpp"
#include "law/tell.hpp"

namespace ecarte::referee {
namespace {

using law::Choice;
using law::DealResult;
using law::Finding;
using law::Missing;
using law::Standing;

bool same(const Finding& a, const Finding& b) {
  return a.under.law == b.under.law && a.id == b.id && a.severity == b.severity &&
         a.place.dealing == b.place.dealing && a.place.playing == b.place.playing &&
         a.offender == b.offender && a.place.cards == b.place.cards && a.fact.kind == b.fact.kind &&
         a.fact.subject == b.fact.subject && a.remedy.kind == b.remedy.kind &&
         a.remedy.elector == b.remedy.elector && a.remedy.status == b.remedy.status &&
         a.remedy.options == b.remedy.options && a.remedy.ceiling == b.remedy.ceiling &&
         a.remedy.to_do == b.remedy.to_do && a.so == b.so && a.bad == b.bad &&
         a.amounts == b.amounts;
}

/// The same fault, whatever follows from it in each.
bool same_fault(const Finding& a, const Finding& b) {
  return a.under.law == b.under.law && a.id == b.id && a.cls == b.cls &&
         a.place.dealing == b.place.dealing && a.place.playing == b.place.playing &&
         a.offender == b.offender && a.place.cards == b.place.cards && a.fact.kind == b.fact.kind &&
         a.fact.subject == b.fact.subject && a.so == b.so;
}

/// Did somebody do what a law forbids?
bool is_fault(const Finding& a) {
  return a.cls == codes::Class::Irregularity && a.so == law::IsSo::Yes &&
         a.remedy.status != law::Status::Moot;
}

bool same(const Missing& a, const Missing& b) {
  return a.law == b.law && a.id == b.id && a.player == b.player && a.trick == b.trick &&
         a.attribute == b.attribute && a.claimed == b.claimed;
}

bool same(const Standing& a, const Standing& b) {
  return a.case_index == b.case_index && a.who == b.who && a.kind == b.kind &&
         a.ground == b.ground && a.of_deal_before == b.of_deal_before && a.amount == b.amount &&
         a.options == b.options && a.status == b.status && a.window.closes == b.window.closes;
}

bool same(const Choice& a, const Choice& b) {
  return a.case_index == b.case_index && a.remedy == b.remedy && a.due == b.due &&
         a.winner == b.winner;
}

/// Does it only say what was done, and blames, gives and takes nothing?
bool only_says(const Finding& a) {
  return a.severity == law::Severity::Note && a.remedy.kind == law::Remedy::None &&
         a.remedy.options == decltype(a.remedy.options){} && a.bad.taken == law::Remedy::None &&
         !a.remedy.ceiling && a.so == law::IsSo::Yes;
}

std::vector<Finding> without_mere_words(const std::vector<Finding>& findings) {
  std::vector<Finding> left;
  std::ranges::copy_if(findings, std::back_inserter(left),
                       [](const Finding& one) { return !only_says(one); });
  return left;
}

/// What is said of both, in whatever order.
template <class T>
bool same_list(const std::vector<T>& a, const std::vector<T>& b) {
  const auto holds = [](const std::vector<T>& in, const T& one) {
    return std::ranges::any_of(in, [&](const T& other) { return same(one, other); });
  };
  return a.size() == b.size() &&
         std::ranges::all_of(a, [&](const T& one) { return holds(b, one); }) &&
         std::ranges::all_of(b, [&](const T& one) { return holds(a, one); });
}

/// Takes from `list` what any of the others does not say.
template <class T, class Of>
void keep_common(std::vector<T>& list, std::span<const DealResult* const> results, Of of) {
  std::erase_if(list, [&](const T& one) {
    return std::ranges::any_of(results, [&](const DealResult* result) {
      return std::ranges::none_of(std::invoke(of, *result),
                                  [&](const T& other) { return same(one, other); });
    });
  });
}

/// Is it a fault in all of them, of which each says otherwise what follows?
bool is_sure_fault(const Finding& one, std::span<const DealResult* const> results) {
  return is_fault(one) && std::ranges::all_of(results, [&](const DealResult* result) {
           return std::ranges::any_of(result->findings, [&](const Finding& other) {
             return is_fault(other) && same_fault(one, other);
           });
         });
}

/// Takes from the findings what any of the others does not say. Of a fault that is sure in all what
/// follows is left out; of the same ruling it is left open how the fact was, where they differ.
void keep_common_faults(std::vector<Finding>& list, std::span<const DealResult* const> results) {
  for (Finding& one : list) {
    const Finding mine = one;
    const bool all = std::ranges::all_of(results, [&](const DealResult* result) {
      const auto found = std::ranges::find_if(
          result->findings, [&](const Finding& other) { return same(mine, other); });
      for (std::size_t i = 0; found != result->findings.end() && i < one.fact.values.size(); ++i) {
        one.fact.values[i] |= found->fact.values[i];  // as it is in either
      }
      return found != result->findings.end();
    });
    if (!all && is_sure_fault(one, results)) {
      one.remedy = {};
      one.under.reading = {};
      one.under.reading_decides = false;
    } else if (!all) {
      one.id = {};  // it goes
    }
  }
  std::erase_if(list, [](const Finding& one) { return one.id.empty(); });
}

}  // namespace

bool same_turn(const DealResult& a, const DealResult& b, const replay::DealFacts& in_a,
               const replay::DealFacts& in_b) {
  const auto has_turn = [](const DealResult& result, const replay::DealFacts& facts) {
    return result.stands.stops && record::is_player(facts.stands.to_act.who) &&
           std::ranges::none_of(result.stands.open, [](const Standing& one) {
             return one.is_duty() && codes::annuls(one.options[0]);
           });
  };
  return !has_turn(a, in_a) || !has_turn(b, in_b) || in_a.stands.to_act == in_b.stands.to_act;
}

bool same_ruling(const DealResult& a, const DealResult& b) {
  return a.verdict == b.verdict && a.after.due == b.after.due &&
         a.after.settled == b.after.settled &&
         same_list(without_mere_words(a.findings), without_mere_words(b.findings)) &&
         same_list(a.missing, b.missing) && same_list(a.stands.open, b.stands.open) &&
         same_list(a.choices, b.choices);
}

void keep_common_findings(DealResult& result, const DealResult& other) {
  const std::array<const DealResult*, 1> others{&other};
  keep_common(result.findings, others, &DealResult::findings);
}

void merge(DealResult& result, std::span<const DealResult* const> results, replay::ActIndex at,
           law::Actor player) {
  const auto open = [](const DealResult& one) -> const auto& {
    return one.stands.open;
  };
  const auto past = [](const DealResult& one) -> const auto& {
    return one.stands.past;
  };
  keep_common_faults(result.findings, results);
  keep_common(result.missing, results, &DealResult::missing);
  keep_common(result.stands.open, results, open);
  keep_common(result.stands.past, results, past);
  keep_common(result.choices, results, &DealResult::choices);
  for (const DealResult* other : results) {
    result.after.due = law::Score::either(result.after.due, other->after.due);
    result.after.marked = law::Score::either(result.after.marked, other->after.marked);
    result.after.settled = law::Score::either(result.after.settled, other->after.settled);
    result.after.hangs_on |= other->after.hangs_on;
  }
  if (!result.after.due.has_value()) {
    result.after.hangs_on |= static_cast<std::uint8_t>(law::ScoreHangsOn::Order);
  }
  Missing order;
  order.id = "order-open";
  order.player = player;
  order.at = at;
  order.attribute = law::kWhichFirst;
  result.missing.push_back(order);
  result.verdict = law::verdict_of(result);
}

std::vector<std::string> conditions(std::span<const Answered> courses, std::size_t rulings) {
  std::vector<bool> asked(courses.empty() ? 0 : courses.front().answers.size(), true);
  const auto alike = [&](const Answered& a, const Answered& b) {
    for (std::size_t q = 0; q < asked.size(); ++q) {
      if (asked[q] && a.answers[q] != b.answers[q]) {
        return false;
      }
    }
    return true;
  };
  for (std::size_t q = asked.size(); q-- > 0;) {
    asked[q] = false;
    asked[q] = std::ranges::any_of(courses, [&](const Answered& one) {
      return std::ranges::any_of(courses, [&](const Answered& other) {
        return one.ruling != other.ruling && alike(one, other);
      });
    });
  }
  std::vector<std::string> when(rulings);
  for (auto one = courses.begin(); one != courses.end(); ++one) {
    const bool said = std::any_of(courses.begin(), one, [&](const Answered& other) {
      return one->ruling == other.ruling && alike(*one, other);
    });
    if (said) {
      continue;
    }
    std::string& words = when[one->ruling];
    words += words.empty() ? "" : "; or ";
    bool first = true;
    for (std::size_t q = 0; q < asked.size(); ++q) {
      words += asked[q] ? (first ? "" : ", and ") + one->answers[q] : "";
      first = first && !asked[q];
    }
  }
  return when;
}

}  // namespace ecarte::referee
