// SPDX-License-Identifier: MIT
//
// A short record for a complaint: one thing after another is left out as long as the same is amiss.
// Only what may be left out without saying anything by it, so that the short record is as good a
// complaint as the long one.
#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "campaign/complaints.hpp"

namespace ecarte::campaign {
namespace {

using Test = std::function<bool(const Telling&)>;

bool is_of_sitting(const Piece& piece) {
  return piece.said == Said::Setting || piece.said == Said::Players || piece.said == Said::Game;
}

/// Without the deal, but with the headings of sitting and game that stand before it.
Telling without_deal(const Telling& telling, std::size_t number) {
  Telling less = telling;
  if (number + 1 < less.deals.size()) {
    std::vector<Piece> headings;
    std::ranges::copy_if(less.deals[number].pieces, std::back_inserter(headings), is_of_sitting);
    auto& next = less.deals[number + 1].pieces;
    next.insert(next.begin(), headings.begin(), headings.end());
  }
  less.deals.erase(less.deals.begin() + static_cast<std::ptrdiff_t>(number));
  return less;
}

bool may_go(const ToldDeal& deal, const Piece& piece) {
  switch (piece.said) {
    case Said::Holds:
    case Said::Looks:
    case Said::Shuffles:
    case Said::Settled:
      return true;
    case Said::Score:
      return !deal.truth.unmarked && !deal.truth.late_mark && !deal.marks_left_out;
    default:
      return false;
  }
}

/// Everything that can be left out by one step more.
bool shorten_once(Telling& telling, const Test& still) {
  for (std::size_t i = 0; telling.deals.size() > 1 && i < telling.deals.size(); ++i) {
    Telling less = without_deal(telling, i);
    if (still(less)) {
      telling = std::move(less);
      return true;
    }
  }
  for (std::size_t i = 0; i < telling.deals.size(); ++i) {
    for (std::size_t j = 0; j < telling.deals[i].pieces.size(); ++j) {
      if (may_go(telling.deals[i], telling.deals[i].pieces[j])) {
        Telling less = telling;
        auto& pieces = less.deals[i].pieces;
        pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(j));
        if (still(less)) {
          telling = std::move(less);
          return true;
        }
      }
    }
  }
  return false;
}

/// Breaks the record off as early as may be: not before counters that tell of marks left out.
void break_off_early(Telling& telling, const Test& still) {
  const auto may_end_before = [&](const Piece& last) {
    return !is_heading(last.said) &&
           !(last.said == Said::Score && telling.deals.back().marks_left_out);
  };
  while (!telling.deals.back().pieces.empty() &&
         may_end_before(telling.deals.back().pieces.back())) {
    Telling less = telling;
    less.deals.back().pieces.pop_back();
    less.broken_off = true;
    if (!still(less)) {
      return;
    }
    telling = std::move(less);
  }
}

}  // namespace

Telling shortened(Telling telling, const Whole* whole, const std::string& what) {
  const Test still = [&](const Telling& less) {
    Fates fates;
    return amiss(less, rule_on(text_of(less)), whole, "any", fates).contains(what);
  };
  if (!still(telling)) {
    return telling;  // what is lost by leaving something out comes back by leaving out less
  }
  while (shorten_once(telling, still)) {
  }
  break_off_early(telling, still);
  return telling;
}

}  // namespace ecarte::campaign
