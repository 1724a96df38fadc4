// SPDX-License-Identifier: MIT
//
// Who comes in and goes out between two games, and bystanders who are called upon to pay.
#include <algorithm>

#include "sitting/book.hpp"

namespace ecarte::sitting {

using game::Seat;
using record::Agreement;
using record::SystemOfPlay;
using replay::ActIndex;
using replay::FactKind;
using replay::PoolSeats;
using replay::SeatTaken;
using replay::Sum;

namespace {

void remove(std::vector<PersonNumber>& people, PersonNumber who) {
  std::erase(people, who);
}

bool holds(const std::vector<PersonNumber>& people, PersonNumber who) {
  return std::ranges::find(people, who) != people.end();
}

}  // namespace

bool Book::somebody_waits() const {
  return pool_on() ? members_.size() > 2 : !queue_.empty();
}

/// At the first deal of a game: has the loser gone out, and who has come in?
void Book::judge_seats() {
  const bool french = account_->system == SystemOfPlay::French || !queue_.empty();
  if (!pool_on() && !french) {
    return;
  }
  ActIndex at = facts_->place.heading;
  for (std::size_t i = 0; i < record_->acts.size(); ++i) {
    if (record_->acts[i].kind == ActKind::ComeIn) {
      at = static_cast<ActIndex>(i);
    }
  }
  PersonNumber entrant = kNoPerson;
  for (const PersonNumber who : seats_) {
    if (who != last_seats_[0] && who != last_seats_[1]) {
      entrant = who;
    }
  }
  if (last_winner_ == kNoPerson) {
    return;  // it is not known who lost
  }
  pool_on() ? judge_pool_seats(at, entrant) : judge_rentrants(at, entrant);
}

void Book::judge_pool_seats(ActIndex at, PersonNumber entrant) {
  if (running_ >= 2 || fresh_pool_) {
    return;  // for a fresh pool all cut again
  }
  const bool winner_in = seats_[0] == last_winner_ || seats_[1] == last_winner_;
  const bool loser_in = seats_[0] == last_loser_ || seats_[1] == last_loser_;
  if (!winner_in) {
    say(FactKind::PoolOrder, actor_of(entrant), at,
        static_cast<std::uint8_t>(PoolSeats::WinnerLeft));
  } else if (!loser_in) {
    say(FactKind::PoolOrder, actor_of(entrant), at, static_cast<std::uint8_t>(PoolSeats::Kept));
  } else if (somebody_waits()) {
    say(FactKind::PoolOrder, actor_of(last_loser_), at,
        static_cast<std::uint8_t>(PoolSeats::LoserStayed));
  }
}

/// The first of those who have not played goes in; when all have, whoever has waited longest.
void Book::judge_rentrants(ActIndex at, PersonNumber entrant) {
  if (account_->has_agreed(Agreement::Chouette)) {
    return;  // who covers all the bets keeps his seat, and nobody waits for it
  }
  if (entrant == kNoPerson) {
    if (somebody_waits()) {
      say(FactKind::RentrantOrder, actor_of(last_loser_), at,
          static_cast<std::uint8_t>(SeatTaken::LoserStayed));
    }
    return;
  }
  const auto fresh =
      std::ranges::find_if(queue_, [this](PersonNumber who) { return !holds(veterans_, who); });
  const bool winner_in = seats_[0] == last_winner_ || seats_[1] == last_winner_;
  SeatTaken taken = SeatTaken::Kept;
  if (!winner_in) {
    taken = SeatTaken::WinnerLeft;
  } else if (fresh != queue_.end() && holds(veterans_, entrant)) {
    taken = SeatTaken::Veteran;
  } else if (!queue_.empty() && entrant != (fresh != queue_.end() ? *fresh : queue_.front())) {
    taken = SeatTaken::Broken;
  }
  say(FactKind::RentrantOrder, actor_of(entrant), at, static_cast<std::uint8_t>(taken));
  for (const PersonNumber who : last_seats_) {
    if (!holds(veterans_, who)) {
      veterans_.push_back(who);
    }
  }
  remove(queue_, entrant);
  const PersonNumber gone = winner_in ? last_loser_ : last_winner_;
  if (!holds(queue_, gone)) {
    queue_.push_back(gone);
  }
}

// ── Called upon to pay ───────────────────────────────────────────────────────────────────────────

/// What a player stands to pay if he loses this game.
Amount Book::stakes_and_bets(Seat seat) const {
  const PersonNumber who = seats_[game::index_of(seat)];
  const Side& side = sides_[game::index_of(seat)];
  Amount total = (stakes_laid_ ? 0 : stake_of(game::index_of(seat))) + side.of(who);
  total += account_->funding == Funding::AllStake ? account_->stake_pool : 0;
  for (const Laid& other : sides_[1 - game::index_of(seat)].bettors) {
    total += other.person == who ? other.amount : 0;
  }
  return total;
}

/// Words that changed the score to a player's prejudice, where a law says that they may be paid
/// for.
void Book::speak(const replay::Fact& fact, law::Finding* finding) {
  const bool payable = finding != nullptr && record::is_player(fact.against) &&
                       (finding->remedy.kind == record::Remedy::CallUpon ||
                        std::ranges::find(finding->remedy.options, record::Remedy::CallUpon) !=
                            finding->remedy.options.end());
  if (!payable) {
    return;
  }
  const auto seat = static_cast<Seat>(fact.against);
  if (const Amount staked = stakes_and_bets(seat); staked > 0) {
    finding->amounts.sum_due = staked;  // where nothing is written of it, it is not known
  }
  LiabilityLine line;
  line.game = game_;
  line.bystander = person_of(fact.subject);
  line.player = seats_[fact.against];
  line.law = finding->under.law;
  line.said_at = finding->place.at;
  if (game_over_ && winner_) {  // by the points of which he spoke, and which are marked late
    settle_liability(line, game::other(*winner_));
  }
  liable_.push_back(std::move(line));
}

void Book::called_upon(const Act& a) {
  const PersonNumber bystander = person_of(a.detail);
  const PersonNumber player = person_of(a.actor);
  for (LiabilityLine& line : liable_) {
    if (line.bystander == bystander && line.player == player && !line.called) {
      line.called = true;
      owes_for_words(line);
    }
  }
}

/// Called upon, and the game lost: he pays in the loser's place.
void Book::owes_for_words(LiabilityLine& line) {
  if (line.called && line.settled && line.at_stake != 0 && line.amount == 0) {
    line.amount = line.at_stake;
    enter(line.bystander, line.player, line.amount, PaidFor::Liability, false);
  }
}

void Book::settle_liability(LiabilityLine& line, Seat loser) {
  line.settled = true;
  if (line.player == seats_[game::index_of(loser)]) {
    line.lost = true;
    line.at_stake = stakes_and_bets(loser) + account_->stake_game * (multiple(loser) - 1);
    owes_for_words(line);
  }
}

/// Of words spoken in this deal: what is owed for them, where that is known by its end.
void Book::tell_liabilities(std::size_t first) {
  for (std::size_t i = first; i < liable_.size(); ++i) {
    const LiabilityLine& line = liable_[i];
    const auto finding = std::ranges::find_if(result_->findings, [&line](const auto& found) {
      return found.fact.kind == FactKind::AttentionCalled && found.place.at == line.said_at;
    });
    const bool known = line.settled && (!line.lost || line.amount > 0);
    if (known && finding != result_->findings.end()) {
      finding->amounts.sum = line.amount;
      finding->amounts.sum_due = line.lost ? line.amount : finding->amounts.sum_due;
    }
  }
}

void Book::settle_liabilities(Seat winner) {
  for (LiabilityLine& line : liable_) {
    if (line.game == game_ && !line.settled) {
      settle_liability(line, game::other(winner));
    }
  }
}

/// A payment: into the pool, to somebody named, or by a bystander who was called upon.
void Book::paid(const Act& a, ActIndex at) {
  const PersonNumber from = person_of(a.actor);
  if (a.object_as<record::PaidTo>() == record::PaidTo::Pool) {
    if (at < facts_->place.heading && first_of_game_ &&
        std::ranges::find(owed_, from, &PoolDue::person) == owed_.end()) {
      unmatched_.push_back({from, a.amount(), at});
    } else {
      pool_paid(from, a.amount(), at);
    }
    return;
  }
  const auto line = std::ranges::find_if(liable_, [&](const LiabilityLine& open) {
    return open.bystander == from && open.settled && !open.paid;
  });
  PersonNumber to =
      a.object_as<record::PaidTo>() == record::PaidTo::Person ? person_of(a.detail) : kNoPerson;
  if (line != liable_.end()) {
    line->paid = true;
    to = to == kNoPerson ? line->player : to;
    const bool right = Amount{a.amount()} == line->amount;
    // Where nothing is written of what the loser had at stake, no sum can be called wrong.
    const bool unknown = a.amount() == 0 || (line->lost && line->at_stake == 0);
    law::Finding* found = unknown ? nullptr
                                  : say(FactKind::LiabilityPaid, a.actor, at,
                                        static_cast<std::uint8_t>(right ? Sum::Right : Sum::Wrong));
    if (found != nullptr) {
      found->amounts.sum = a.amount();
      found->amounts.sum_due = line->amount;
    }
  }
  if (to == kNoPerson && record::is_player(a.actor)) {
    to = seats_[1 - a.actor];
  }
  if (to == kNoPerson || a.amount() == 0) {  // nor is a sum booked that is not known
    ++account_->unbooked;
    return;
  }
  enter(from, to, a.amount(), PaidFor::Paid, false);
}

}  // namespace ecarte::sitting
