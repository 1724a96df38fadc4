// SPDX-License-Identifier: MIT
#include "sitting/pool.hpp"

#include <algorithm>

namespace ecarte::sitting {

using replay::ActIndex;
using replay::NoYes;
using replay::PoolSeats;
using replay::PoolStakeFor;
using replay::Some;
using replay::Sum;

namespace {

/// From nought, for a card not known or not single, to eight for a king.
int rank_of(const record::Act& cut) {
  return cut.count == 1 && cut.cards.size() == 1 ? 1 + static_cast<int>(cut.cards.first().rank) : 0;
}

/// Was the hand over when act `at` was told? Not while it is still dealt, exchanged or played.
/// Where only what came of it is told after that, it may have been.
Some<NoYes> hand_is_over(const BookedDeal& deal, replay::ActIndex at) {
  using K = record::ActKind;
  constexpr replay::ActKinds kInIt{K::Give,  K::Turn,  K::Propose, K::Ask,  K::Accept, K::Refuse,
                                   K::Alter, K::Stand, K::Discard, K::Take, K::Play};
  constexpr replay::ActKinds kOfItsEnd{K::TakeTrick, K::Made, K::ThrowDown, K::Grant,  K::Gather,
                                       K::Resign,    K::Mark, K::Score,     K::Settled};
  Some<NoYes> over = NoYes::Yes;
  for (std::size_t i = at + std::size_t{1}; i < deal.acts().size(); ++i) {
    if (kInIt.has(deal.acts()[i].kind)) {
      return NoYes::No;
    }
    over = kOfItsEnd.has(deal.acts()[i].kind) ? replay::unknown<NoYes> : over;
  }
  return over;
}

/// The act by which `who` is told to take the pool before anything is dealt or comes of the game;
/// kNever if there is none.
ActIndex taken_first_by(const BookedDeal& deal, PersonNumber who, const People& people) {
  using K = record::ActKind;
  constexpr replay::ActKinds kOfGame{K::Give,      K::Turn,      K::Propose, K::Stand,
                                     K::Play,      K::Made,      K::Mark,    K::Resign,
                                     K::ClaimGame, K::TakeTrick, K::Settled};
  for (std::size_t i = 0; i < deal.acts().size() && !kOfGame.has(deal.acts()[i].kind); ++i) {
    if (deal.acts()[i].kind == K::TakePool && people.person_of(deal.acts()[i].actor) == who) {
      return static_cast<ActIndex>(i);
    }
  }
  return replay::kNever;
}

}  // namespace

void Pool::lose_track() {
  running_ = {kNoPerson, 0, true};
  untold_ = true;
}

void Pool::judge_seats(PersonNumber entrant, ActIndex at, BookedDeal& deal) const {
  if (may_be_won() || fresh_) {
    return;  // for a fresh pool all cut again
  }
  const GameBefore& before = games_.before();
  if (!d_.people.has_seat(before.winner)) {
    deal.say(FactKind::PoolOrder, actor_of(entrant), at, PoolSeats::WinnerLeft);
  } else if (!d_.people.has_seat(before.loser)) {
    deal.say(FactKind::PoolOrder, actor_of(entrant), at, PoolSeats::Kept);
  } else if (members_.size() > 2) {
    deal.say(FactKind::PoolOrder, actor_of(before.loser), at, PoolSeats::LoserStayed);
  }
}

void Pool::open(BookedDeal& deal) {
  if (!is_on()) {
    return;
  }
  if (is_won()) {
    const ActIndex first = taken_first_by(deal, running_.winner, d_.people);
    money_.put_in_unwritten();
    if (first != replay::kNever) {
      take(deal.acts()[first], first, deal);
      taken_first_ = first;
    } else {  // nobody wrote that it was taken
      hand_over(running_.winner, money_.stands(), true);
    }
  }
  money_.put_in_unwritten();
  const std::size_t before = members_.size();
  gather_members(deal);
  ask_for_stakes(before, deal);
  for (const Early& paid : early_) {
    put_in(paid.person, paid.amount, paid.at, deal);
  }
  early_.clear();
  const std::vector<Act>& acts = deal.acts();
  for (std::size_t i = 0; i < deal.heading() && i < acts.size(); ++i) {
    if (acts[i].kind == ActKind::PoolStands) {
      stands(acts[i], static_cast<ActIndex>(i), deal);
    }
  }
  if (!deal.is_result_alone()) {
    money_.put_in_unwritten();  // the cards are dealt: what was to be staked has been
  }
}

void Pool::join(PersonNumber who) {
  if (who != kNoPerson && std::ranges::find(members_, who) == members_.end()) {
    members_.push_back(who);
  }
}

/// Whoever plays, cuts or stakes is of the pool, and the one bystander if there is one.
void Pool::gather_members(const BookedDeal& deal) {
  join(seats()[0]);
  join(seats()[1]);
  for (const Act& a : deal.acts()) {
    if (a.cuts_for_deal() || a.kind == ActKind::Stake) {
      join(person_of(a.actor));
    }
  }
  if (d_.people.bystanders().size() == 1) {
    join(d_.people.bystanders().front());
  }
}

void Pool::ask_for_stakes(std::size_t members_before, BookedDeal& deal) {
  const bool all = terms().funding == Funding::AllStake;
  const Amount stake = terms().stake_pool;
  if (fresh_) {
    line_.stake = stake;
    line_.first_game = d_.page.game();
    for (const PersonNumber who : members_) {
      if (all || d_.people.has_seat(who)) {
        money_.owe(who, stake, PoolStakeFor::Start);
      }
    }
    judge_cut(deal);
    fresh_ = false;
  } else if (all) {
    for (std::size_t i = members_before; i < members_.size(); ++i) {
      money_.owe(members_[i], stake,
                 PoolStakeFor::Start);  // not written until now who the third is
    }
  } else if (games_.before().seats != kNoPlayers) {
    for (const PersonNumber who : seats()) {
      if (!games_.before().had_seat(who) && std::erase(paid_ahead_, who) == 0) {
        money_.owe(who, stake, PoolStakeFor::Entry);
      }
    }
  }
  paid_ahead_.clear();
}

/// Three cut, and the lowest is out of the first game.
void Pool::judge_cut(BookedDeal& deal) const {
  int lowest_of_players = 0;
  const Act* idle = nullptr;
  ActIndex at = 0;
  for (std::size_t i = 0; i < deal.acts().size(); ++i) {
    const Act& a = deal.acts()[i];
    if (!a.cuts_for_deal() || rank_of(a) == 0) {
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
  deal.say(FactKind::PoolOrder, idle->actor, at,
           out < lowest_of_players    ? PoolSeats::Kept
           : out == lowest_of_players ? PoolSeats::Tie
                                      : PoolSeats::WrongOut);
}

void Pool::count(const GameEnd& end) {
  if (!is_on()) {
    return;
  }
  const PersonNumber who = BookRoom::at(end.winner);
  decided_now_ = true;
  const bool another = who != running_.winner;
  const bool more = running_.may_be_more && (!another || running_.winner == kNoPerson);
  running_ = {who, another ? 1 : running_.games + 1, more};
  if (terms().funding == Funding::AllStake) {
    money_.owe(BookRoom::at(game::other(end.winner)), terms().stake_pool, PoolStakeFor::Loss);
  }
}

void Pool::put_in_early(PersonNumber who, Amount amount, ActIndex at) {
  early_.push_back({who, amount, at});
}

/// What he owes it. Who has come in for the next game may pay what that will ask of him.
PoolDue Pool::due_of(PersonNumber who, ActIndex at, const BookedDeal& deal) {
  const std::vector<Act>& acts = deal.acts();
  const bool comes_in = !money_.is_owed_by(who) && !d_.people.has_seat(who) &&
                        std::any_of(acts.begin(), acts.begin() + at, [&](const Act& act) {
                          return act.kind == ActKind::ComeIn && person_of(act.actor) == who;
                        });
  if (!comes_in || terms().funding == Funding::AllStake) {
    return money_.take_due(who);
  }
  paid_ahead_.push_back(who);
  return {who, terms().stake_pool, PoolStakeFor::Entry};
}

void Pool::put_in(PersonNumber who, Amount amount, ActIndex at, BookedDeal& deal) {
  if (who == kNoPerson) {
    return;
  }
  const PoolDue due = due_of(who, at, deal);
  amount = amount == 0 ? due.amount : amount;  // of a sum that is not known nobody complains
  money_.put_in(who, amount);
  if (!sums_are_known()) {
    return;
  }
  law::Finding* found = deal.say(FactKind::PoolStake, actor_of(who), at,
                                 amount == due.amount ? Sum::Right : Sum::Wrong, due.what);
  if (found != nullptr) {
    found->amounts.sum = amount;
    found->amounts.sum_due = due.amount;
  }
}

void Pool::stands(const Act& a, ActIndex at, BookedDeal& deal) {
  if (!is_on()) {
    return;
  }
  const Amount told = a.amount();
  if (!sums_are_known()) {
    money_.is_told(told == 0 ? money_.stands() : told);
    return;
  }
  // Of a pool that is taken, and no other formed, it tells what was in it.
  const bool taken = fresh_ && line_.number > 1 && told != 0;
  const Some<NoYes> lost = decided_now_ ? hand_is_over(deal, at) : NoYes::Yes;
  const Amount after = (taken ? money_.stood() : money_.stands()) + money_.owed();
  const Amount before = after - money_.owed_for(PoolStakeFor::Loss);
  const bool right =
      (lost.may_be(NoYes::Yes) && told == after) || (lost.may_be(NoYes::No) && told == before);
  law::Finding* found = deal.say(FactKind::PoolStake, record::kNobody, at,
                                 right ? Sum::Right : Sum::Wrong, PoolStakeFor::Pool);
  if (found != nullptr) {
    found->amounts.sum = told;
    found->amounts.sum_due = lost.may_be(NoYes::Yes) ? after : before;
  }
}

/// Has he won two games running, or may he have? That he takes the pool where nothing else is told
/// of a game tells that he won it.
bool Pool::may_be_won_by(PersonNumber who, const BookedDeal& deal) const {
  const bool of_his = who == running_.winner;
  if (of_his && may_be_won()) {
    return true;
  }
  const bool won_now = !games_.end() && deal.first_of_game() && deal.is_result_alone();
  return won_now && (of_his || (running_.winner == kNoPerson && running_.may_be_more));
}

void Pool::take(const Act& a, ActIndex at, BookedDeal& deal) {
  const PersonNumber who = person_of(a.actor);
  if (!is_on() || who == kNoPerson || at == taken_first_) {
    return;
  }
  money_.put_in_unwritten();
  const Amount told = a.amount();
  const Amount stood = money_.stands();
  const bool won = may_be_won_by(who, deal);
  const bool right = told == 0 || !sums_are_known() || told == stood;
  law::Finding* found = deal.say(FactKind::PoolTaken, a.actor, at, won ? NoYes::Yes : NoYes::No,
                                 right ? Sum::Right : Sum::Wrong);
  if (found != nullptr && !right) {
    found->amounts.sum = told;
    found->amounts.sum_due = stood;
  }
  hand_over(who, told == 0 ? stood : sums_are_known() ? std::min(told, stood) : told, won);
}

void Pool::hand_over(PersonNumber winner, Amount amount, bool won) {
  money_.take_out(winner, amount);
  line_.winner = winner;
  line_.won = won;
  line_.taken = amount;
  line_.last_game = d_.page.game();
  if (d_.page.keeps()) {
    d_.page.account().pools.push_back(line_);
  }
  const std::uint32_t number = line_.number;
  line_ = PoolLine{};
  line_.number = number + 1;
  running_ = {};
  untold_ = false;
  fresh_ = true;
}

void Pool::close() {
  money_.put_in_unwritten();
  if (d_.page.keeps() && line_.stake + money_.stands() > 0 && line_.last_game == 0 &&
      line_.first_game != 0) {
    d_.page.account().pools.push_back(line_);
  }
}

}  // namespace ecarte::sitting
