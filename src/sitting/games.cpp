// SPDX-License-Identifier: MIT
//
// Games, what they count, and the rubbers they make up.
#include <algorithm>
#include <array>

#include "sitting/book.hpp"

namespace ecarte::sitting {

using game::Seat;
using record::Agreement;
using replay::ActIndex;
using replay::NoYes;

namespace {

std::uint8_t byte(NoYes value) {
  return static_cast<std::uint8_t>(value);
}

int needed_of(int games) {
  return games / 2 + 1;
}

}  // namespace

void Book::leave_game() {
  if (game_ == 0) {
    return;
  }
  last_seats_ = seats_of_game_;
  last_winner_ = last_loser_ = kNoPerson;
  if (!winner_ && !score_ && keeps_ && !account_->games.empty()) {
    account_->games.back().ending = HowGameEnded::Unknown;
  }
  if (winner_) {
    last_winner_ = last_seats_[game::index_of(*winner_)];
    last_loser_ = last_seats_[game::index_of(game::other(*winner_))];
  }
}

void Book::open_game() {
  const bool first = game_ == 0;
  leave_game();
  game_ = facts_->place.game;
  game_over_ = false;
  winner_.reset();
  score_.reset();
  base_ = {};
  seats_of_game_ = seats_;
  for (std::size_t seat = 0; seat < sides_.size(); ++seat) {
    sides_[seat] = Side{{seats_[seat], 0}, {}};
  }
  stakes_laid_ = false;
  withdrawn_ = 0;
  staked_ = {};
  staked_written_ = false;
  uncovered_said_ = false;
  bets_claimed_ = {};
  division_ = {};
  if (!first) {
    judge_seats();
  }
  pool_opens();
  open_rubber();
  if (!first) {
    series_cut();
  }
  if (keeps_) {
    GameLine line;
    line.number = game_;
    line.rubber = account_->rubber_of == 0 ? 0 : rubber_.number;
    line.players = seats_;
    account_->games.push_back(std::move(line));
  }
}

/// A rubber begins where the record says so, or, where it heads none, after the last was decided.
void Book::open_rubber() {
  rubber_begins_ = false;
  if (account_->rubber_of == 0) {
    return;
  }
  const bool none_yet = rubber_.players[0] == kNoPerson;
  const bool another = rubber_headed_ != 0 && rubber_headed_ != rubber_.number;
  if (!none_yet && !another && !(rubber_.winner && !rubbers_written_)) {
    if (rubber_.winner) {
      say(FactKind::PlayedAfterRubber, record::kBoth, facts_->place.heading);
    }
    return;
  }
  if (!none_yet && keeps_) {
    account_->rubbers.push_back(rubber_);
  }
  const std::uint32_t next = none_yet ? 1 : rubber_.number + 1;
  rubber_ = RubberLine{};
  rubber_.number = rubber_headed_ != 0 ? rubber_headed_ : next;
  rubber_.games = account_->rubber_of;
  rubber_.needed = needed_of(rubber_.games);
  rubber_.players = seats_;
  rubber_begins_ = true;
}

/// A cut between two games of a series, where the players have agreed how the deal passes on.
void Book::series_cut() {
  const auto& acts = record_->acts;
  const auto cut = std::ranges::find_if(acts, [](const Act& a) {
    return a.kind == ActKind::Cut && (a.flags & record::kForDeal) != 0;
  });
  const bool each_game = account_->has_agreed(Agreement::CutEachGame);
  const bool each_rubber = account_->has_agreed(Agreement::CutEachRubber);
  const bool said = account_->has_agreed(Agreement::Alternate) || each_game || each_rubber;
  if (cut == acts.end() || !said || pool_on()) {
    return;
  }
  say(FactKind::SeriesCut, record::kBoth, static_cast<ActIndex>(cut - acts.begin()),
      byte(each_game || (each_rubber && rubber_begins_) ? NoYes::Yes : NoYes::No));
}

void Book::deal_line() {
  if (keeps_ && !account_->games.empty()) {
    DealLine line;
    line.deal = facts_->place.deal;
    line.line = facts_->place.heading < record_->acts.size()
                    ? record::place_of(*record_, act_at(facts_->place.heading).at).line
                    : record_->first_line;
    if (!facts_->dealings.empty()) {
      line.dealer = facts_->dealings.back().dealer;
    }
    line.verdict = result_->verdict;
    line.scores = result_->scores;
    line.base = base_;
    line.marked = result_->after.marked;
    line.due = result_->after.due;
    for (const law::Finding& found : result_->findings) {
      if (found.severity != law::Severity::Note) {
        line.faults.emplace_back(std::string{found.under.law}, std::string{found.id});
      }
    }
    account_->games.back().deals.push_back(std::move(line));
  }
  score_ = result_->after.settled;
  if (result_->after.marked) {
    base_ = *result_->after.marked;
  }
}

/// "A wins the game", and nobody says what the other had.
std::optional<Seat> Book::winner_as_told() const {
  for (std::size_t i = record_->acts.size(); i > 0; --i) {
    const Act& a = record_->acts[i - 1];
    if (a.kind == ActKind::Score) {
      const std::array<std::uint8_t, 2> told{a.number, a.detail};
      for (const Seat seat : game::kSeats) {
        const std::uint8_t points = told[game::index_of(seat)];
        const std::uint8_t others = told[game::index_of(game::other(seat))];
        if (others == record::kUnstated && points != record::kUnstated && points >= code_->game) {
          return seat;
        }
      }
      return std::nullopt;
    }
  }
  return std::nullopt;
}

std::optional<Seat> Book::winner_by_score() const {
  if (!score_ && account_->has_agreed(Agreement::Multiples)) {
    return std::nullopt;  // how often a game counts hangs on the loser's points
  }
  for (const Seat seat : game::kSeats) {
    if (score_.of(game::index_of(seat)).value_or(0) >= code_->game) {
      return seat;
    }
  }
  return score_ ? std::nullopt : winner_as_told();
}

/// A game resigned is lost, unless somebody plays it out.
std::optional<Seat> Book::winner_by_resigning() const {
  if (!facts_->seen.any_of({ActKind::Resign})) {
    return std::nullopt;
  }
  std::optional<Seat> winner;
  for (const Act& a : record_->acts) {
    if (a.kind == ActKind::Resign && record::is_player(a.actor)) {
      winner = game::other(a.seat());
    } else if (a.kind == ActKind::PlayOut) {
      winner.reset();
    }
  }
  return winner;
}

int Book::multiple(Seat loser) const {
  if (!account_->has_agreed(Agreement::Multiples) || !score_) {
    return 1;
  }
  const int points = (*score_)[game::index_of(loser)];
  return points <= code_->treble_up_to ? 3 : points <= code_->double_up_to ? 2 : 1;
}

void Book::end_game() {
  if (game_over_) {
    return;
  }
  const auto by_score = winner_by_score();
  winner_ = by_score ? by_score : winner_by_resigning();
  if (!winner_) {
    return;
  }
  game_over_ = true;
  const int counts = multiple(game::other(*winner_));
  if (keeps_ && !account_->games.empty()) {
    GameLine& line = account_->games.back();
    line.ending = by_score ? HowGameEnded::Won : HowGameEnded::Resigned;
    line.winner = winner_;
    line.score = score_;
    line.counts = counts;
  }
  if (facts_->seen.has(ActKind::CallUpon)) {
    for (const Act& a : record_->acts) {
      if (a.kind == ActKind::CallUpon) {
        called_upon(a);
      }
    }
  }
  settle_liabilities(*winner_);
  settle_stakes(*winner_, counts);
  settle_table(*winner_);
  count_rubber(*winner_, counts);
  pool_game_over(*winner_);
}

/// The stake passes from the loser to the winner, as often as the game counts. Where money lies on
/// the table it lies there once, and only what the game counts beyond that passes beside it.
void Book::settle_stakes(Seat winner, int counts) {
  const int times = table_is_laid() ? counts - 1 : counts;
  enter(seats_[game::index_of(game::other(winner))], seats_[game::index_of(winner)],
        account_->stake_game * times, PaidFor::Game, false);
}

void Book::count_rubber(Seat winner, int counts) {
  if (account_->rubber_of == 0 || rubber_.winner) {
    return;
  }
  const PersonNumber who = seats_[game::index_of(winner)];
  if (rubber_.players != seats_) {
    return;  // agreed on in the middle of a game, or others have the seats: no game of this rubber
  }
  const std::size_t side = rubber_.players[0] == who ? 0 : 1;
  rubber_.won[side] += counts;
  if (rubber_.won[side] >= rubber_.needed) {
    rubber_.winner = static_cast<Seat>(side);
    enter(rubber_.players[1 - side], who, account_->stake_rubber, PaidFor::Rubber, false);
  }
}

}  // namespace ecarte::sitting
