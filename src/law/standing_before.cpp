// SPDX-License-Identifier: MIT
//
// What the deal before left open where a record stops.
#include <algorithm>
#include <span>

#include "codes/fact_rows.hpp"
#include "law/standing.hpp"
#include "law/stock.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::Beat;

namespace {

/// A king turned in the deal before: was it marked in this one?
bool marked_since(const Stock& stock, const Ruling& ruling) {
  return std::ranges::any_of(stock.told.before.rights(), [&](const Right& right) {
    return right.basis.ruling >= 0 && right.case_index == ruling.case_index &&
           record::actor_of(right.seat) == ruling.fact.subject && right.amount > 0 &&
           right.fate.surely_marked_late() && right.marked >= right.amount;
  });
}

/// Is the king that he turned told to be left to mark, with what it gives?
bool told_with_its_points(const Stock& stock, const Ruling& ruling) {
  return codes::row_of(ruling.fact.kind).reads == codes::Reads::King &&
         std::ranges::any_of(stock.told.before.left, [&](const Standing& one) {
           return one.who == ruling.elector && one.options[0] == Remedy::Mark &&
                  codes::row_of(one.fact.kind).king == codes::KingIs::Unsaid &&
                  replay::must_be(one.fact, 0, replay::ScoreFor::King);
         });
}

/// Is it open, by its window, at `now`?
bool is_still_open(const Ruling& ruling, const Case& c, Time now) {
  return ruling.status == Status::Open && !ruling.doubt.which && !ruling.is_pending() &&
         c.may.given && ruling.owed == Remedy::None && ruling.elected == Remedy::None &&
         ruling.window.closed.latest >= now;
}

void of_ruling(const Stock& stock, const Ruling& ruling) {
  const Case& c = stock.told.case_of(ruling);
  if (!is_still_open(ruling, c, stock.told.before.end + stock.timeline.deal_end()) ||
      marked_since(stock, ruling) || told_with_its_points(stock, ruling)) {
    return;
  }
  Standing out = stock.standing(c, ruling.case_index, ruling.fact);
  out.who = ruling.elector;  // who dealt then
  out.of_deal_before = true;
  stock.add_open(out);
}

/// What he may do if a fault was committed of which the record does not tell whether it was.
void of_supposed(const Stock& stock, const Ruling& ruling) {
  const Case& c = stock.told.case_of(ruling);
  const Time now = stock.told.before.end + stock.timeline.deal_end();
  const bool used = std::ranges::any_of(stock.told.rulings.deeds, [&](const TimedDeed& timed) {
    return (c.may.remedies & bit(timed.deed.what)) != 0 && timed.at < stock.timeline.deal_end() &&
           timed.deed.carried_out;
  });
  if (!c.may.given || used || ruling.window.closed.latest < now) {
    return;
  }
  Standing out = stock.standing(c, ruling.case_index, ruling.fact);
  out.ground = Ground::IfSo;
  out.who = ruling.elector;
  out.of_deal_before = true;
  stock.add_open(out);
}

/// May it be marked at `now`?
bool is_to_mark(const Right& right, Time now) {
  return !right.fate.forfeited && !right.fate.fallen && !right.fate.pending &&
         !right.fate.perhaps_marked_late() && right.basis.ruling < 0 &&
         right.case_index != kNoCase && right.marked < right.amount && right.until >= now;
}

void of_score(const Stock& stock, const Right& right) {
  if (!is_to_mark(right, stock.told.before.end + stock.timeline.deal_end())) {
    return;
  }
  Standing out = stock.unmarked(right, Fact{}.place.dealing, right.amount - right.marked);
  out.who = record::actor_of(right.seat);
  out.of_deal_before = true;
  stock.add_open(out);
}

/// Is a mark that may be taken down as long as the game lasts taken down in this deal, or owned to,
/// so that it must be?
bool put_right(const DealFacts& deal, const Standing& one) {
  const auto taken_down = [&](const replay::Testimony& said) {
    return said.kind == replay::Testimony::Kind::TakeDown &&
           record::actor_of(said.seat) == one.fact.subject;
  };
  const auto admitted = [&](const Fact& fact) {
    return fact.kind == replay::FactKind::OverscoreAdmitted && fact.subject == one.fact.subject;
  };
  return (one.window.closes & replay::bit(Beat::GameEnd)) != 0 &&
         (std::ranges::any_of(deal.testimony, taken_down) ||
          std::ranges::any_of(deal.facts, admitted));
}

/// Does it end with the deal that was ruled on? What lasts as long as the game may go on, unless
/// what it is about was put right.
bool ends_with(const TellSource& told, const Standing& one) {
  const DealFacts& deal = told.given.deal;
  return deal.place.game_begins || told.ledger.game.was_over ||
         (one.window.closes & replay::bit(Beat::GameEnd)) == 0 || put_right(deal, one);
}

}  // namespace

void leave_open(const TellSource& told, DealResult& result, std::vector<Standing>& left) {
  std::erase_if(left, [&](const Standing& one) { return ends_with(told, one); });
  const Stock stock{told, result};
  for (const Ruling& ruling : told.rulings.list) {
    if (is_left_to_do(told, ruling)) {
      Standing out = stock.duty(ruling.case_index, ruling.fact, ruling.elected, ruling.elector);
      out.of_deal_before = true;
      left.push_back(out);
    }
  }
  for (const Finding& finding : result.findings) {
    if (is_told_open(finding) && finding.remedy.force == Force::Elective) {
      Standing out = stock.told_open(finding);
      out.of_deal_before = true;
      if ((out.window.closes & kAfterDeal) != 0) {  // it may be used when another has begun
        left.push_back(out);
      }
    }
  }
}

bool may_leave_open(const Code& code, const Rulings& rulings, const Ledger& ledger,
                    std::size_t acts) {
  const Time now = rulings.timeline.deal_end() + static_cast<Time>(acts);
  return !rulings.supposed.empty() || std::ranges::any_of(rulings.list, [&](const Ruling& ruling) {
    return is_still_open(ruling, code.cases[ruling.case_index], now);
  }) || std::ranges::any_of(ledger.entries.rights, [now](const Right& right) {
    return is_to_mark(right, now);
  });
}

void stock_left_before(const Stock& stock) {
  const DealBefore& before = stock.told.before;
  const bool nothing_open = before.in_brief != nullptr && !before.in_brief->leaves_points_to_mark();
  for (const Ruling& ruling : nothing_open ? std::span<const Ruling>{} : before.rulings()) {
    of_ruling(stock, ruling);
  }
  for (const Ruling& ruling : before.supposed) {
    of_supposed(stock, ruling);
  }
  for (const Right& right : nothing_open ? std::span<const Right>{} : before.rights()) {
    of_score(stock, right);
  }
  for (const Standing& one : before.left) {
    const bool game_over = stock.told.given.deal.place.game_begins &&
                           (one.window.closes & replay::bit(Beat::GameEnd)) != 0;
    if (!game_over && !put_right(stock.told.given.deal, one)) {
      stock.add_open(one);
    }
  }
}

}  // namespace ecarte::law
