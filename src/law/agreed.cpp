// SPDX-License-Identifier: MIT
//
// What the players agreed, or had decided for them, that one of them should mark.
#include "law/agreed.hpp"

#include <algorithm>

#include "law/deeds.hpp"

namespace ecarte::law {

using replay::ScoreFor;
using replay::Testimony;

namespace {

/// What a player had won by act `timed` and had not marked.
int unmarked_before(const Page& page, const WorldScore& account, const TimedDeed& timed) {
  int points = 0;
  for (const Right& right : account.entries.rights) {
    const bool his =
        record::actor_of(right.seat) == timed.deed.points.whose && right.accrued < timed.at;
    points += his ? right.amount : 0;
  }
  // What he marked before gave way to what was decided.
  if (std::ranges::any_of(page.deal().testimony, [&](const Testimony& said) {
        return said.kind == Testimony::Kind::TakeDown && said.at == timed.at &&
               record::actor_of(said.seat) == timed.deed.points.whose;
      })) {
    return points;
  }
  for (const Testimony& said : page.deal().testimony) {
    const bool his = said.kind == Testimony::Kind::Mark && said.at < timed.at &&
                     said.dealing == timed.deed.dealing &&
                     record::actor_of(said.seat) == timed.deed.points.whose;
    points -= his ? said.amount.or_else(1) : 0;
  }
  return points;
}

/// Points for the tricks take the place of what the cards gave either player.
void agreed_right(const Page& page, WorldScore& account, const TimedDeed& timed) {
  const Deed& ruled = timed.deed;
  const int unmarked = unmarked_before(page, account, timed);
  const auto of_hand = [&](const Right& right) {
    return record::actor_of(right.seat) == ruled.points.whose && right.purpose != ScoreFor::King &&
           right.amount == unmarked;
  };
  // A bare number is beside what the cards gave, unless that is all he has to mark.
  const bool in_place = ruled.points.purpose == record::For::Unsaid && unmarked > 0 &&
                        std::ranges::any_of(account.entries.rights, of_hand);
  if (in_place && unmarked != ruled.number) {
    std::erase_if(account.entries.rights, of_hand);
  } else if (ruled.points.purpose == record::For::Unsaid && unmarked >= ruled.number) {
    return;  // it is what he had to mark in any case
  }
  const Earned earned = ruled.points.purpose == record::For::King   ? kTheKing
                        : ruled.points.purpose == record::For::Vole ? kTheVole
                                                                    : kThePoint;
  Right right;
  right.seat = static_cast<Seat>(ruled.points.whose);
  right.purpose = earned.what;
  right.earned = earned;
  right.basis.title = Title::Agreed;
  right.basis.by = static_cast<int>(&timed - page.matter.deeds.data());
  const int full = tariff(page.code(), earned, &right.law);
  right.amount = right.uncapped = ruled.number == record::kUnstated ? full : ruled.number;
  right.accrued = timed.at;
  right.until = score_window(page.matter, right.purpose, right.accrued, &right.case_index);
  if (ruled.points.purpose != record::For::Unsaid) {
    const bool of_tricks = right.purpose != ScoreFor::King;
    std::erase_if(account.entries.rights, [&](const Right& other) {
      const bool same_kind = (other.purpose != ScoreFor::King) == of_tricks;
      return same_kind && (of_tricks || other.seat == right.seat);
    });
    account.hand_over = account.hand_over || of_tricks;
  }
  account.entries.rights.push_back(right);
}

}  // namespace

void agreed_rights(const Page& page, WorldScore& account) {
  for (const TimedDeed& timed : page.matter.deeds) {
    const bool here =
        timed.at < page.matter.timeline.deal_end() && timed.deed.dealing == page.grounds.dealing;
    const bool points = timed.deed.number != record::kUnstated;
    const bool named = timed.deed.points.purpose != record::For::Unsaid;
    if (here && timed.deed.what == Remedy::Mark && (points || named) &&
        record::is_player(timed.deed.points.whose) && binds(page.deal(), timed)) {
      agreed_right(page, account, timed);
    }
  }
}

}  // namespace ecarte::law
