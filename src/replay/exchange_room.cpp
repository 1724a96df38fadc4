// SPDX-License-Identifier: MIT
#include "replay/exchange_room.hpp"

#include <algorithm>
#include <iterator>

namespace ecarte::replay {

/// How many cards the two want between them in this exchange.
int ExchangeRoom::wishes() const {
  const Exchange& his = so_far_.of[Seat::First];
  const Exchange& own = so_far_.of[Seat::Second];
  return std::max({his.asked, his.discarded, 0}) + std::max({own.asked, own.discarded, 0});
}

int ExchangeRoom::stock_for_wishes() const {
  return so_far_.acceptance.stock - so_far_.acceptance.thrown_aside;
}

bool ExchangeRoom::condition_failed() const {
  return t_.dealing.phase == Phase::Exchanging && so_far_.acceptance.if_enough &&
         !so_far_.acceptance.altered && wishes() > stock_for_wishes();
}

/// Here, and no deal follows: else the hand went on.
bool ExchangeRoom::record_stops() const {
  return now() == acts().size() && !out().stands.deal_follows;
}

bool ExchangeRoom::has_spoken_since(Seat seat, ActIndex at) const {
  constexpr record::ActKinds kWords{ActKind::Propose, ActKind::Accept, ActKind::Refuse,
                                    ActKind::Stand,   ActKind::Play,   ActKind::Announce};
  const auto end = std::min(std::ptrdiff_t{now()} + 1, std::ssize(acts()));
  return at < end && std::any_of(acts().begin() + at + 1, acts().begin() + end, [&](const Act& a) {
           const bool looks = a.kind == ActKind::Look || a.kind == ActKind::TakeUp;
           return a.actor == record::actor_of(seat) &&
                  (kWords.has(a.kind) ||
                   (looks && a.object_as<record::Seen>() == record::Seen::OwnHand));
         });
}

Some<NoYes> ExchangeRoom::seen_by_now(Seat seat) const {
  const TakenCards& taken = so_far_.of[seat].taken;
  const bool since = taken.seen == unknown<NoYes> && has_spoken_since(seat, taken.at);
  return since ? Some(NoYes::Yes) : taken.seen;
}

}  // namespace ecarte::replay
