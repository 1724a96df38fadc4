// SPDX-License-Identifier: MIT
//
// Stakes and bets on the table: who lays how much on whom, what is covered, and who takes up what.
#include <algorithm>

#include "sitting/book.hpp"

namespace ecarte::sitting {

using game::Seat;
using record::Agreement;
using record::SystemOfPlay;
using replay::ActIndex;
using replay::NoYes;

void Book::bet_act(const Act& a, ActIndex at) {
  const bool bets = a.kind == ActKind::Bet || a.kind == ActKind::Cover ||
                    a.kind == ActKind::WithdrawCover || a.kind == ActKind::ClaimBets;
  const bool stakes = a.kind == ActKind::Stake && record::is_player(a.actor) && !pool_on();
  if (game_over_ || (!bets && !stakes)) {
    return;
  }
  laid_now_ = true;
  laid_at_ = at;
  if (stakes) {
    staked_written_ = true;
    staked_[a.actor] += a.amount();
  } else if (a.kind == ActKind::Bet && a.detail >= 2) {
    return;  // it is not known on whom, and so not who owes it
  } else if (a.kind == ActKind::Bet) {
    lay(person_of(a.actor), a.seat_in_detail(), a.amount());
  } else if (a.kind == ActKind::Cover) {
    cover(a, at);
  } else if (a.kind == ActKind::WithdrawCover) {
    withdraw(a);
  } else if (record::is_player(a.actor)) {
    bets_claimed_[a.actor] = true;
  }
}

void Book::lay(PersonNumber who, Seat on, Amount amount) {
  Side& side = sides_[game::index_of(on)];
  if (side.player.person == who) {
    side.player.amount += amount;
    return;
  }
  const auto found = std::ranges::find(side.bettors, who, &Laid::person);
  if (found != side.bettors.end()) {
    found->amount += amount;
  } else {
    side.bettors.push_back({who, amount});
  }
}

/// Somebody covers what is laid on the other side. Without a word on whom, a player does so on
/// himself and anybody else where less is laid.
void Book::cover(const Act& a, ActIndex at) {
  const bool less_on_second = sides_[1].total() < sides_[0].total();
  const Seat on = a.detail < 2                 ? a.seat_in_detail()
                  : record::is_player(a.actor) ? a.seat()
                  : less_on_second             ? Seat::Second
                                               : Seat::First;
  bool& claimed = bets_claimed_[game::index_of(on)];
  if (claimed) {
    const bool heeded = person_of(a.actor) == seats_[game::index_of(on)];
    say(FactKind::BetsClaimed, a.actor, at,
        static_cast<std::uint8_t>(heeded ? NoYes::Yes : NoYes::No));
    claimed = false;  // he took what he would, or was passed over; once is enough
  }
  lay(person_of(a.actor), on, a.amount());
}

/// Takes back what was laid, from the side on which he has the more; all of it if no sum is
/// written.
void Book::withdraw(const Act& a) {
  const PersonNumber who = person_of(a.actor);
  Side& side = sides_[0].of(who) >= sides_[1].of(who) ? sides_[0] : sides_[1];
  const Amount wanted = a.amount() == 0 ? side.of(who) : Amount{a.amount()};
  Amount back = std::min(wanted, side.of(who));
  withdrawn_ += back;
  if (side.player.person == who) {
    side.player.amount -= back;
    return;
  }
  for (Laid& laid : side.bettors) {
    if (laid.person == who) {
      laid.amount -= back;
    }
  }
}

bool Book::table_is_laid() const {
  return staked_written_ || std::ranges::any_of(sides_, [](const Side& side) {
           return side.player.amount != 0 || !side.bettors.empty();
         });
}

/// At the end of a deal in which money was laid: what is not covered ought to have been drawn back.
void Book::judge_cover() {
  if (!laid_now_ || account_->system != SystemOfPlay::French || uncovered_said_) {
    return;
  }
  const Amount first = sides_[0].total() + stake_of(0);
  const Amount second = sides_[1].total() + stake_of(1);
  if (first == second) {
    if (withdrawn_ != 0) {
      say(FactKind::BetUncovered, record::kNobody, laid_at_, static_cast<std::uint8_t>(NoYes::Yes));
    }
    return;
  }
  if (std::min(first, second) == 0) {
    return;  // of the other side nothing at all is written
  }
  uncovered_said_ = true;
  const Side& larger = sides_[first > second ? 0 : 1];
  const bool one = larger.bettors.size() == 1;
  law::Finding* found =
      say(FactKind::BetUncovered, one ? actor_of(larger.bettors.front().person) : record::kNobody,
          laid_at_, static_cast<std::uint8_t>(NoYes::No));
  if (found != nullptr) {
    found->amounts.sum = std::max(first, second);
    found->amounts.sum_due = std::min(first, second);
  }
}

/// Where bets are not laid on a table for all to see, a player's own bet that nobody is written to
/// have covered is with his adversary.
void Book::cover_each_other() {
  const Amount first = sides_[0].total();
  const Amount second = sides_[1].total();
  const std::size_t larger = first > second ? 0 : 1;
  const Amount open = first > second ? first - second : second - first;
  sides_[1 - larger].player.amount +=
      std::min(open, sides_[larger].player.amount - stake_of(larger));
}

/// The players' stakes lie on the table with the bets.
void Book::settle_table(Seat winner) {
  if (!table_is_laid()) {
    return;
  }
  for (std::size_t seat = 0; seat < sides_.size(); ++seat) {
    sides_[seat].player.amount += stake_of(seat);
  }
  stakes_laid_ = true;
  if (account_->system != SystemOfPlay::French) {
    cover_each_other();
  }
  const Side& won = sides_[game::index_of(winner)];
  const Side& lost = sides_[game::index_of(game::other(winner))];
  division_ = divide(won, lost);
  const bool cash = account_->system == SystemOfPlay::French;
  for (const Side& side : sides_) {
    enter(side.player.person, kTable, side.player.amount, PaidFor::Bet, cash);
    for (const Laid& laid : side.bettors) {
      enter(laid.person, kTable, laid.amount, PaidFor::Bet, cash);
    }
  }
  for (const auto* list : {&division_.winners, &division_.returned}) {
    for (const Laid& laid : *list) {
      enter(kTable, laid.person, laid.amount, PaidFor::Bet, cash);
    }
  }
  if (keeps_) {
    account_->tables.push_back(
        {game_, {sides_[0].total(), sides_[1].total()}, withdrawn_, division_.deficient});
  }
}

/// What somebody of the winning side takes up, against what is his.
void Book::share_taken(const Act& a, ActIndex at) {
  const PersonNumber who = person_of(a.actor);
  const auto found = std::ranges::find(division_.winners, who, &Laid::person);
  if (!game_over_ || found == division_.winners.end()) {
    return;
  }
  const Amount taken = a.amount();
  const bool player = found == division_.winners.begin();
  // What does not divide may have gone to another of those who share.
  const bool rounded = !player && division_.deficient != 0 && taken >= found->amount - 1 &&
                       taken <= found->amount + 1;
  const auto is = taken == found->amount || rounded ? replay::ShareIs::Right
                  : taken < found->amount           ? replay::ShareIs::Short
                                                    : replay::ShareIs::Over;
  law::Finding* finding =
      say(FactKind::ShareTaken, a.actor, at,
          static_cast<std::uint8_t>(player ? replay::TableSide::Player : replay::TableSide::Bettor),
          static_cast<std::uint8_t>(is),
          static_cast<std::uint8_t>(division_.deficient != 0 ? NoYes::Yes : NoYes::No));
  if (finding != nullptr) {
    finding->amounts.sum = taken;
    finding->amounts.sum_due = found->amount;
  }
}

}  // namespace ecarte::sitting
