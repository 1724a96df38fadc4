// SPDX-License-Identifier: MIT
//
// The pool of three: who stakes in it and when, who wins it, and what is in it. What is written as
// staked is what was staked; what is not written is taken as done when it was due.
#include <algorithm>
#include <bit>

#include "sitting/book.hpp"

namespace ecarte::sitting {

using game::Seat;
using replay::ActIndex;
using replay::NoYes;
using replay::PoolSeats;
using replay::PoolStakeFor;
using replay::Sum;

namespace {

/// From nought, for a card not known or not single, to eight for a king.
int rank_of(const record::Act& cut) {
  return cut.count == 1 && cut.cards.size() == 1 ? 1 + static_cast<int>(cut.cards.first().rank) : 0;
}

}  // namespace

void Book::pool_owes(PersonNumber who, Amount amount, PoolStakeFor what) {
  if (amount != 0 && who != kNoPerson) {
    owed_.push_back({who, amount, what});
  }
}

/// At the first deal of a game: what came of the game before, then what this one asks for.
void Book::pool_opens() {
  if (!pool_on()) {
    return;
  }
  pool_won_unwritten();
  pool_unwritten();
  const bool all = account_->funding == Funding::AllStake;
  const auto belongs = [this](PersonNumber who) {
    return std::ranges::find(members_, who) != members_.end();
  };
  const auto join = [&](PersonNumber who) {
    if (who != kNoPerson && !belongs(who)) {
      members_.push_back(who);
    }
  };
  const std::vector<PersonNumber> before = members_;
  join(seats_[0]);
  join(seats_[1]);
  for (const Act& a : record_->acts) {
    const bool cuts = a.kind == ActKind::Cut && (a.flags & record::kForDeal) != 0;
    if (cuts || a.kind == ActKind::Stake) {
      join(person_of(a.actor));
    }
  }
  if (bystanders_.size() == 1) {
    join(bystanders_.front());
  }
  const Amount stake = account_->stake_pool;
  if (fresh_pool_) {
    pool_.stake = stake;
    pool_.first_game = game_;
    for (const PersonNumber who : members_) {
      if (all || who == seats_[0] || who == seats_[1]) {
        pool_owes(who, stake, PoolStakeFor::Start);
      }
    }
    pool_cut();
    fresh_pool_ = false;
  } else if (all) {
    for (const PersonNumber who : members_) {
      if (std::ranges::find(before, who) == before.end()) {
        pool_owes(who, stake, PoolStakeFor::Start);  // not written until now who the third is
      }
    }
  } else {
    for (const PersonNumber who : seats_) {
      if (who != last_seats_[0] && who != last_seats_[1]) {
        pool_owes(who, stake, PoolStakeFor::Entry);
      }
    }
  }
  for (const Unmatched& paid : unmatched_) {
    pool_paid(paid.person, paid.amount, paid.at);
  }
  unmatched_.clear();
  for (std::size_t i = 0; i < facts_->place.heading && i < record_->acts.size(); ++i) {
    if (record_->acts[i].kind == ActKind::PoolStands) {
      pool_stands(record_->acts[i], static_cast<ActIndex>(i));
    }
  }
  pool_unwritten();  // the cards are dealt: what was to be staked has been
}

/// Three cut, and the lowest is out of the first game.
void Book::pool_cut() {
  int lowest_of_players = 0;
  const Act* idle = nullptr;
  ActIndex at = 0;
  for (std::size_t i = 0; i < record_->acts.size(); ++i) {
    const Act& a = record_->acts[i];
    if (a.kind != ActKind::Cut || (a.flags & record::kForDeal) == 0 || rank_of(a) == 0) {
      continue;
    }
    if (record::is_bystander(a.actor)) {
      idle = &a;
      at = static_cast<ActIndex>(i);
    } else if (lowest_of_players == 0 || rank_of(a) < lowest_of_players) {
      lowest_of_players = rank_of(a);
    }
  }
  if (idle == nullptr || lowest_of_players == 0) {
    return;
  }
  const int out = rank_of(*idle);
  const PoolSeats seats = out < lowest_of_players    ? PoolSeats::Kept
                          : out == lowest_of_players ? PoolSeats::Tie
                                                     : PoolSeats::WrongOut;
  say(FactKind::PoolOrder, idle->actor, at, static_cast<std::uint8_t>(seats));
}

void Book::pool_game_over(Seat winner) {
  if (!pool_on()) {
    return;
  }
  const PersonNumber who = seats_[game::index_of(winner)];
  const PersonNumber loser = seats_[game::index_of(game::other(winner))];
  running_ = who == runner_ ? running_ + 1 : 1;
  runner_ = who;
  if (account_->funding == Funding::AllStake) {
    pool_owes(loser, account_->stake_pool, PoolStakeFor::Loss);
  }
}

/// A sum put in the pool: held against what he owed it.
void Book::pool_paid(PersonNumber who, Amount amount, ActIndex at) {
  if (who == kNoPerson) {
    return;
  }
  const auto due = std::ranges::find(owed_, who, &PoolDue::person);
  const Amount owed = due == owed_.end() ? 0 : due->amount;
  amount = amount == 0 ? owed : amount;  // of a sum that is not known nobody complains
  if (!pool_stake_known()) {
    enter(who, kPool, amount, PaidFor::PoolStake, true);
    in_pool_ += amount;
    return;
  }
  const PoolStakeFor what = due == owed_.end() ? PoolStakeFor::Nothing : due->what;
  if (due != owed_.end()) {
    owed_.erase(due);
  }
  enter(who, kPool, amount, PaidFor::PoolStake, true);
  in_pool_ += amount;
  law::Finding* found = say(FactKind::PoolStake, actor_of(who), at,
                            static_cast<std::uint8_t>(amount == owed ? Sum::Right : Sum::Wrong),
                            static_cast<std::uint8_t>(what));
  if (found != nullptr) {
    found->amounts.sum = amount;
    found->amounts.sum_due = owed;
  }
}

/// What nobody wrote was done as it was due.
void Book::pool_unwritten() {
  for (const PoolDue& due : owed_) {
    enter(due.person, kPool, due.amount, PaidFor::PoolStake, true);
    in_pool_ += due.amount;
  }
  owed_.clear();
}

void Book::pool_stands(const Act& a, ActIndex at) {
  if (!pool_on()) {
    return;
  }
  if (!pool_stake_known()) {
    in_pool_ = a.amount() == 0 ? in_pool_ : Amount{a.amount()};  // whoever put it there
    return;
  }
  // Of a pool that is taken, and no other formed, it tells what was in it.
  const bool taken = fresh_pool_ && pool_.number > 1 && a.amount() != 0;
  Amount stands = taken ? last_pool_ : in_pool_;
  for (const PoolDue& due : owed_) {
    stands += due.amount;
  }
  law::Finding* found =
      say(FactKind::PoolStake, record::kNobody, at,
          static_cast<std::uint8_t>(Amount{a.amount()} == stands ? Sum::Right : Sum::Wrong),
          static_cast<std::uint8_t>(PoolStakeFor::Pool));
  if (found != nullptr) {
    found->amounts.sum = a.amount();
    found->amounts.sum_due = stands;
  }
}

void Book::pool_takes(const Act& a, ActIndex at) {
  const PersonNumber who = person_of(a.actor);
  if (!pool_on() || who == kNoPerson) {
    return;
  }
  pool_unwritten();
  const bool won = running_ >= 2 && who == runner_;
  const bool known = pool_stake_known();
  const Amount amount = a.amount() == 0 ? in_pool_
                        : known         ? std::min<Amount>(a.amount(), in_pool_)
                                        : Amount{a.amount()};
  const bool right = a.amount() == 0 || !known || Amount{a.amount()} == in_pool_;
  const Amount was = in_pool_;
  law::Finding* found =
      say(FactKind::PoolTaken, a.actor, at, static_cast<std::uint8_t>(won ? NoYes::Yes : NoYes::No),
          static_cast<std::uint8_t>(right ? Sum::Right : Sum::Wrong));
  if (found != nullptr && !right) {
    found->amounts.sum = a.amount();
    found->amounts.sum_due = was;
  }
  pool_handed_over(who, amount, won);
}

/// The pool was won, and nobody wrote that it was taken.
void Book::pool_won_unwritten() {
  if (running_ >= 2) {
    pool_unwritten();
    pool_handed_over(runner_, in_pool_, true);
  }
}

void Book::pool_handed_over(PersonNumber winner, Amount amount, bool won) {
  enter(kPool, winner, amount, PaidFor::PoolWon, true);
  last_pool_ = in_pool_;
  in_pool_ -= amount;
  pool_.winner = winner;
  pool_.won = won;
  pool_.taken = amount;
  pool_.last_game = game_;
  if (keeps_) {
    account_->pools.push_back(pool_);
  }
  const std::uint32_t number = pool_.number;
  pool_ = PoolLine{};
  pool_.number = number + 1;
  running_ = 0;
  runner_ = kNoPerson;
  fresh_pool_ = true;
}

}  // namespace ecarte::sitting
