// SPDX-License-Identifier: MIT
#include "sitting/bets.hpp"

#include <algorithm>

namespace ecarte::sitting {

using record::SystemOfPlay;
using replay::NoYes;
using replay::ShareIs;
using replay::Some;
using replay::TableSide;

void Bets::keep_unopened(const Act& a, std::uint32_t game) {
  if (a.kind == ActKind::Bet && a.detail < 2) {
    unopened_.push_back({game, person_of(a.actor), a.seat_in_detail(), a.amount()});
  }
}

void Bets::open() {
  table_.begin(seats());
  cover_told_ = false;
  uncovered_said_ = false;
  claimed_ = {};
  division_ = {};
}

void Bets::lay_unopened() {
  for (const Unopened& bet : unopened_) {
    if (bet.game == d_.page.game()) {
      table_.lay(bet.person, bet.on, bet.amount);
      laid_now_ = true;
    }
  }
  unopened_.clear();
}

void Bets::act(const Act& a, ActIndex at, BookedDeal& deal) {
  const bool bets = a.kind == ActKind::Bet || a.kind == ActKind::Cover ||
                    a.kind == ActKind::WithdrawCover || a.kind == ActKind::ClaimBets;
  const bool stakes =
      a.kind == ActKind::Stake && record::is_player(a.actor) && terms().funding == Funding::None;
  if (games_.end() || (!bets && !stakes)) {
    return;
  }
  laid_now_ = true;
  laid_at_ = at;
  cover_told_ |= a.kind == ActKind::Cover || a.kind == ActKind::WithdrawCover;
  if (stakes) {
    table_.stake(a.seat(), a.amount());
  } else if (a.kind == ActKind::Bet && a.detail >= 2) {
    return;  // it is not known on whom, and so not who owes it
  } else if (a.kind == ActKind::Bet) {
    table_.lay(person_of(a.actor), a.seat_in_detail(), a.amount());
  } else if (a.kind == ActKind::Cover) {
    cover(a, at, deal);
  } else if (a.kind == ActKind::WithdrawCover) {
    table_.withdraw(person_of(a.actor), a.amount());
  } else if (record::is_player(a.actor)) {
    claimed_[a.actor] = true;
  }
}

/// Somebody covers what is laid on the other side. Without a word on whom, a player does so on
/// himself and anybody else where less is laid.
void Bets::cover(const Act& a, ActIndex at, BookedDeal& deal) {
  const bool less_on_second = table_.side(Seat::Second).total() < table_.side(Seat::First).total();
  const Seat on = a.detail < 2                 ? a.seat_in_detail()
                  : record::is_player(a.actor) ? a.seat()
                  : less_on_second             ? Seat::Second
                                               : Seat::First;
  bool& claimed = claimed_[game::index_of(on)];
  if (claimed) {
    const bool heeded = person_of(a.actor) == BookRoom::at(on);
    deal.say(FactKind::BetsClaimed, a.actor, at, heeded ? NoYes::Yes : NoYes::No);
    claimed = false;  // he took what he would, or was passed over; once is enough
  }
  const Amount against = table_.side(game::other(on)).total() - table_.side(on).total();
  const bool all = (a.flags & record::kAllLaid) != 0;
  table_.lay(person_of(a.actor), on, all ? std::max<Amount>(0, against) : a.amount());
}

void Bets::judge_cover(BookedDeal& deal) {
  if (!laid_now_ || terms().system != SystemOfPlay::French || uncovered_said_) {
    return;
  }
  const Amount first = total(Seat::First);
  const Amount second = total(Seat::Second);
  if (first == second) {
    if (table_.withdrawn() != 0) {
      deal.say(FactKind::BetUncovered, record::kNobody, laid_at_, NoYes::Yes);
    }
    return;
  }
  if (std::min(first, second) == 0 || !cover_told_) {
    return;  // of the other side nothing at all is written, or nothing of what came of the rest
  }
  say_uncovered(laid_at_, deal);
}

/// More lies on one side than on the other.
void Bets::say_uncovered(ActIndex at, BookedDeal& deal) {
  uncovered_said_ = true;
  const Amount first = total(Seat::First);
  const Amount second = total(Seat::Second);
  const Side& larger = table_.side(first > second ? Seat::First : Seat::Second);
  const bool one = larger.bettors.size() == 1;
  law::Finding* found =
      deal.say(FactKind::BetUncovered,
               one ? actor_of(larger.bettors.front().person) : record::kNobody, at, NoYes::No);
  if (found != nullptr) {
    found->amounts.sum = std::max(first, second);
    found->amounts.sum_due = std::min(first, second);
  }
}

void Bets::settle(const GameEnd& end) {
  const bool laid = table_.is_laid();
  d_.page.enter(BookRoom::at(game::other(end.winner)), BookRoom::at(end.winner),
                terms().stake_game * (laid ? end.counts - 1 : end.counts), PaidFor::Game, false);
  if (laid) {
    settle_table(end.winner);
  }
}

void Bets::paid(const Act& a) {
  const int times = static_cast<int>(a.object_as<record::Multiple>());
  if (times == 0 || !games_.end()) {
    return;
  }
  const Seat to = a.detail < 2 ? a.seat_in_detail() : games_.end()->winner;
  const bool cash = terms().system == SystemOfPlay::French && table_.is_laid();
  d_.page.enter(BookRoom::at(game::other(to)), BookRoom::at(to),
                terms().stake_game * (cash ? times - 1 : times), PaidFor::Paid, false);
}

/// The players' stakes lie on the table with the bets.
void Bets::settle_table(Seat winner) {
  const bool cash = terms().system == SystemOfPlay::French;
  table_.lay_stakes(terms().stake_game);
  if (!cash) {
    table_.cover_each_other(terms().stake_game);
  }
  division_ = divide(table_.side(winner), table_.side(game::other(winner)));
  for (const Side& side : table_.sides()) {
    d_.page.enter(side.player.person, kTable, side.player.amount, PaidFor::Bet, cash);
    for (const Laid& laid : side.bettors) {
      d_.page.enter(laid.person, kTable, laid.amount, PaidFor::Bet, cash);
    }
  }
  for (const auto* list : {&division_.winners, &division_.returned}) {
    for (const Laid& laid : *list) {
      d_.page.enter(kTable, laid.person, laid.amount, PaidFor::Bet, cash);
    }
  }
  if (d_.page.keeps()) {
    d_.page.account().tables.push_back({d_.page.game(),
                                        {total(Seat::First), total(Seat::Second)},
                                        table_.withdrawn(),
                                        division_.deficient});
  }
}

Amount Bets::surplus_untold() const {
  if (cover_told_ || terms().system != SystemOfPlay::French) {
    return 0;
  }
  const Seat winner = games_.end()->winner;
  return std::max<Amount>(0, total(winner) - total(game::other(winner)));
}

/// Might he have drawn back untold what was not covered, so that this is twice what he left?
bool Bets::may_be_his(PersonNumber who, Amount taken) const {
  const Seat winner = games_.end()->winner;
  const bool player = table_.side(winner).player.person == who;
  const Amount stake = player ? table_.stake_of(winner, terms().stake_game) : 0;
  const Amount laid = table_.side(winner).of(who) - stake;
  const Amount left = taken / 2 - stake;
  return taken % 2 == 0 && left <= laid && left >= laid - std::min(laid, surplus_untold());
}

/// If all that was laid is taken up, and not so that each may have drawn back what was not covered,
/// the surplus was left there.
void Bets::find_surplus_taken(ActIndex at, BookedDeal& deal) {
  Amount taken = 0;
  bool may_be_theirs = true;
  for (const Act& a : deal.acts()) {
    const PersonNumber who = person_of(a.actor);
    if (a.kind == ActKind::TakeShare &&
        std::ranges::find(division_.winners, who, &Laid::person) != division_.winners.end()) {
      taken += a.amount();
      may_be_theirs = may_be_theirs && may_be_his(who, a.amount());
    }
  }
  if (!may_be_theirs && taken == total(Seat::First) + total(Seat::Second)) {
    cover_told_ = true;
    say_uncovered(at, deal);
  }
}

void Bets::share_taken(const Act& a, ActIndex at, BookedDeal& deal) {
  const PersonNumber who = person_of(a.actor);
  const auto found = std::ranges::find(division_.winners, who, &Laid::person);
  if (!games_.end() || found == division_.winners.end()) {
    return;
  }
  if (surplus_untold() != 0) {
    find_surplus_taken(at, deal);
  }
  const Amount taken = a.amount();
  const bool player = found == division_.winners.begin();
  // What does not divide may have gone to another of those who share.
  const bool rounded = !player && division_.deficient != 0 && taken >= found->amount - 1 &&
                       taken <= found->amount + 1;
  const ShareIs is = taken == found->amount || rounded ? ShareIs::Right
                     : taken < found->amount           ? ShareIs::Short
                                                       : ShareIs::Over;
  const bool perhaps = surplus_untold() != 0 && may_be_his(who, taken);
  law::Finding* finding =
      deal.say(FactKind::ShareTaken, a.actor, at, player ? TableSide::Player : TableSide::Bettor,
               perhaps ? Some(ShareIs::Right, is) : Some(is),
               perhaps ? Some<NoYes>() : Some(division_.deficient != 0 ? NoYes::Yes : NoYes::No));
  if (finding != nullptr) {
    finding->amounts.sum = taken;
    finding->amounts.sum_due = found->amount;
  }
}

Amount Bets::at_stake(Seat seat) const {
  const Amount pool = terms().funding == Funding::AllStake ? terms().stake_pool : 0;
  return table_.at_stake(BookRoom::at(seat), seat, terms().stake_game) + pool;
}

}  // namespace ecarte::sitting
