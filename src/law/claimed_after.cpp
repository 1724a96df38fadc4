// SPDX-License-Identifier: MIT
#include "law/claimed_after.hpp"

#include <algorithm>

#include "codes/remedy_rows.hpp"
#include "law/told_by_marks.hpp"

namespace ecarte::law {

using replay::ScoreFor;

namespace {

/// The first act of a deal by which one of `beats` is told to come; kNoTime if none is.
Time first_told(const DealFacts& deal, replay::BeatSet beats) {
  const auto found =
      std::ranges::find_if(deal.beats, [&](replay::BeatSet word) { return (word & beats) != 0; });
  return found == deal.beats.end() ? kNoTime : static_cast<Time>(found - deal.beats.begin());
}

bool has_king(const WorldScore& account, Seat seat) {
  return std::ranges::any_of(account.entries.rights, [&](const Right& right) {
    return right.seat == seat && is_king(right);
  });
}

}  // namespace

bool is_only_headed(const DealFacts& deal) {
  return deal.dealings.empty() && deal.testimony.empty() && deal.facts.empty() &&
         deal.deeds.empty();
}

bool may_claim(const Deed& deed, ScoreFor score) {
  const bool king = score == ScoreFor::King;
  if (codes::is_award(deed.what)) {
    return !king;
  }
  return deed.what == Remedy::Mark && (deed.points.purpose == record::For::Unsaid ||
                                       king == (deed.points.purpose == record::For::King));
}

bool claims_of_deal_before(const DealFacts& deal, const Deed& deed) {
  constexpr replay::BeatSet kPlayed = replay::bit(replay::Beat::NCard) |
                                      replay::bit(replay::Beat::DCard) |
                                      replay::bit(replay::Beat::HandOver);
  const replay::BeatSet over =
      codes::is_award(deed.what) ? kPlayed : replay::bit(replay::Beat::TurnUp) | kPlayed;
  return !deed.carried_out && record::is_player(deed.by) &&
         deed.points.deals_ago.value_or(1) == 1 &&
         (deed.points.of_deal(1) || deed.at < first_told(deal, over));
}

bool claimed_unmarked(const Page& page, const WorldScore& account, const Right& right) {
  if (!next_tells_of_this(page.matter)) {
    return false;
  }
  const DealFacts& next = *page.matter.next;
  return std::ranges::any_of(next.deeds, [&](const Deed& deed) {
    const bool his = deed.by == record::actor_of(right.seat) && may_claim(deed, right.purpose) &&
                     claims_of_deal_before(next, deed);
    // Who says only that he has something to mark speaks of his king, if he had one.
    const bool other = deed.what == Remedy::Mark && !is_king(right) &&
                       deed.points.purpose == record::For::Unsaid && has_king(account, right.seat);
    const bool had_it = page.matter.timeline.deal_end() + deed.at < right.until &&
                        first_told(next, replay::bit(replay::Beat::TurnUp)) != kNoTime;
    return his && !other && !had_it;
  });
}

bool claims_his_king(const LedgerSource& matter, const Grounds& grounds, Seat seat, Time since) {
  const auto claims = [seat](const Deed& deed) {
    return deed.by == record::actor_of(seat) && !deed.carried_out &&
           may_claim(deed, ScoreFor::King);
  };
  const bool after =
      next_tells_of_this(matter) && std::ranges::any_of(matter.next->deeds, [&](const Deed& deed) {
        return claims(deed) && claims_of_deal_before(*matter.next, deed);
      });
  const bool may_be_of_hand = std::ranges::any_of(grounds.hand.gives.all(),
                                                  [seat](const HandGives& hand) {
                                                    return hand.winner == record::actor_of(seat);
                                                  }) &&
                              !marks_tricks(matter, seat, since);
  return after || (!may_be_of_hand && std::ranges::any_of(matter.deal.deeds, [&](const Deed& deed) {
           return claims(deed) && deed.dealing == grounds.dealing && deed.at >= since &&
                  !deed.points.of_deal(1);
         }));
}

bool deal_untold_after(const Page& page, const WorldScore& account) {
  const DealFacts* const next = page.matter.next;
  if (next != nullptr && next->stands.deal_follows && is_only_headed(*next)) {
    return true;
  }
  if (next == nullptr || !next->place.game_begins) {
    return next != nullptr && next->place.broken_before;
  }
  const int game = page.code().game;
  const bool over = page.grounds.start.over || account.won.at != kNoTime ||
                    std::max(account.points.marked_to(page.world, 0),
                             account.points.marked_to(page.world, 1)) >= game;
  return !over;
}

}  // namespace ecarte::law
