// SPDX-License-Identifier: MIT
#include "law/mark_of_deal.hpp"

#include <algorithm>

namespace ecarte::law {

using record::For;
using replay::ScoreFor;

bool lost_before(const Page& page, Seat seat, ScoreFor purpose) {
  const bool king = purpose == ScoreFor::King;
  return std::ranges::any_of(page.carried.lost, [&](const NoTitle& none) {
    return none.seat == seat && (none.purpose == ScoreFor::King) == king;
  });
}

bool may_be_over(const Page& page, Time at) {
  return page.matter.timeline.when(replay::bit(replay::Beat::HandOver), 0, at).earliest != kNoTime;
}

bool no_trump_yet(const Page& page, Time at) {
  const Time from = std::min(page.grounds.begin, at);  // nothing tells where the dealing begins
  const Time turned = page.matter.timeline.when(replay::bit(replay::Beat::TurnUp), from).earliest;
  return turned != kNoTime && at < turned;
}

namespace {

/// Had the player made the tricks by then that give him the point, though the hand went on? Who
/// counts it at once counts what is his.
bool won_by_then(const Page& page, const Right& right, Time at) {
  return right.basis.title == Title::Hand && page.counts().span != nullptr &&
         page.counts().span->point_at[right.seat] < at;
}

/// Was the hand over later than act `at`? One of which the end is not told was over at the earliest
/// when the last that is told of it was.
bool accrued_after(const Page& page, const Right& right, Time at) {
  const bool open = !page.counts().over_at.sure() && right.purpose != ScoreFor::King;
  return (open ? page.counts().over_at.earliest : right.accrued) > at &&
         !won_by_then(page, right, at);
}

/// May what is marked at act `at` be for a deal before that is not told, the right being of later?
/// So it is if he marks again for that when it is his.
bool of_deal_untold(const Page& page, const Right& right, Time at) {
  return page.grounds.start.told_from.earliest != kNoTime &&
         std::ranges::any_of(page.deal().testimony, [&](const Testimony& said) {
           const bool for_that = said.purpose != For::Unsaid ? fits(said.purpose, right.purpose)
                                                             : said.amount.is(right.amount);
           return said.kind == Testimony::Kind::Mark && said.seat == right.seat &&
                  said.at > std::max(right.accrued, at) && !said.amount.is(0) && for_that;
         });
}

/// What he has of which it is not told when he had it was his only later, if he marks it when he
/// has marked for a deal before that is not told.
bool had_later(const Page& page, const Right& right, Time at) {
  const bool moment_open =
      is_king(right)
          ? !right.basis.told && page.grounds.kings[game::index_of(right.seat)].announced == kNoTime
          : !page.counts().over_at.sure() && !won_by_then(page, right, at);
  return moment_open && at < page.grounds.start.told_from.latest && of_deal_untold(page, right, at);
}

}  // namespace

bool is_of_tricks(const Page& page, const WorldScore& account, Time at) {
  return may_be_over(page, at) ||
         (account.hand_over && (at >= page.counts().over_at.earliest || no_trump_yet(page, at)));
}

bool is_to_come(const Page& page, const Right& right, For purpose, Time at) {
  const bool held_king = is_king(right) && right.basis.ruling < 0;
  return had_later(page, right, at) ||
         (accrued_after(page, right, at) &&
          (purpose == For::Unsaid || (held_king && no_trump_yet(page, at)) ||
           lost_before(page, right.seat, right.purpose) || of_deal_untold(page, right, at)));
}

}  // namespace ecarte::law
