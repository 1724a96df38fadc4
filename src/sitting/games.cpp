// SPDX-License-Identifier: MIT
#include "sitting/games.hpp"

#include <algorithm>

#include "codes/tariff.hpp"

namespace ecarte::sitting {

using game::Seat;
using record::ActKind;
using record::Agreement;

void Games::leave() {
  if (d_.page.game() == 0) {
    return;
  }
  before_ = {seats_of_game_, kNoPerson, kNoPerson};
  std::vector<GameLine>& lines = d_.page.account().games;
  if (!end_ && !score_ && !lines.empty()) {
    lines.back().ending = HowGameEnded::Unknown;
  }
  if (end_) {
    before_.winner = before_.seats[game::index_of(end_->winner)];
    before_.loser = before_.seats[game::index_of(game::other(end_->winner))];
  }
}

void Games::open(std::uint32_t number) {
  d_.page.turn_to(number);
  end_.reset();
  score_.reset();
  base_ = {};
  seats_of_game_ = seats();
}

void Games::begin_line(std::uint32_t rubber) {
  if (d_.page.keeps()) {
    GameLine line;
    line.number = d_.page.game();
    line.rubber = rubber;
    line.players = seats();
    d_.page.account().games.push_back(std::move(line));
  }
}

void Games::deal_line(const BookedDeal& deal) {
  const replay::DealFacts& facts = deal.facts();
  const law::DealResult& result = deal.result();
  DealLine line;
  line.deal = facts.place.deal;
  line.line = deal.heading() < deal.acts().size()
                  ? record::place_of(deal.record(), deal.acts()[deal.heading()].at).line
                  : deal.record().first_line;
  if (!facts.dealings.empty()) {
    line.dealer = facts.dealings.back().dealer;
  }
  line.verdict = result.verdict;
  line.scores = result.scores;
  line.base = base_;
  line.marked = result.after.marked;
  line.due = result.after.due;
  for (const law::Finding& found : result.findings) {
    if (found.severity != law::Severity::Note) {
      line.faults.emplace_back(std::string{found.under.law}, std::string{found.id});
    }
  }
  d_.page.account().games.back().deals.push_back(std::move(line));
}

void Games::take_score(const BookedDeal& deal) {
  if (!d_.page.account().games.empty()) {
    deal_line(deal);
  }
  score_ = deal.result().after.settled;
  if (deal.result().after.marked) {
    base_ = *deal.result().after.marked;
  }
}

namespace {

/// "A wins the game", and nobody says what the other had.
std::optional<Seat> winner_as_told(const BookedDeal& deal) {
  const std::vector<record::Act>& acts = deal.acts();
  for (std::size_t i = acts.size(); i > 0; --i) {
    const record::Act& a = acts[i - 1];
    if (a.kind == ActKind::Score) {
      const std::array<std::uint8_t, 2> told{a.number, a.detail};
      for (const Seat seat : game::kSeats) {
        const std::uint8_t points = told[game::index_of(seat)];
        const std::uint8_t others = told[game::index_of(game::other(seat))];
        if (others == record::kUnstated && points != record::kUnstated &&
            points >= deal.code().game) {
          return seat;
        }
      }
      return std::nullopt;
    }
  }
  return std::nullopt;
}

/// A game resigned is lost, unless somebody plays it out.
std::optional<Seat> winner_by_resigning(const BookedDeal& deal) {
  if (!deal.tells({ActKind::Resign})) {
    return std::nullopt;
  }
  std::optional<Seat> winner;
  for (const record::Act& a : deal.acts()) {
    if (a.kind == ActKind::Resign && record::is_player(a.actor)) {
      winner = game::other(a.seat());
    } else if (a.kind == ActKind::PlayOut) {
      winner.reset();
    }
  }
  return winner;
}

}  // namespace

std::optional<Seat> Games::winner_by_score(const BookedDeal& deal) const {
  for (const Seat seat : game::kSeats) {
    if (score_.of(game::index_of(seat)).value_or(0) >= deal.code().game &&
        multiple(game::other(seat), deal.code())) {
      return seat;
    }
  }
  if (!score_ && terms().has_agreed(Agreement::Multiples)) {
    return std::nullopt;  // how often a game counts hangs on the loser's points
  }
  return score_ ? std::nullopt : winner_as_told(deal);
}

/// How often it counts; nothing if that hangs on points of the loser's that are not known.
std::optional<int> Games::multiple(Seat loser, const codes::Code& code) const {
  const std::size_t who = game::index_of(loser);
  if (!terms().has_agreed(Agreement::Multiples)) {
    return 1;
  }
  std::optional<int> times;
  const unsigned may_have =
      score_.knows(who) ? 1U << score_.of(who).value_or(0) : unsigned{score_.among(who)};
  for (int points = 0; points < code.game; ++points) {
    const int here = codes::multiple_against(code, points);
    if ((may_have >> static_cast<unsigned>(points) & 1U) == 0) {
      continue;
    }
    if (times && *times != here) {
      return std::nullopt;
    }
    times = here;
  }
  return times;
}

std::optional<GameEnd> Games::decide(const BookedDeal& deal) {
  if (end_) {
    return std::nullopt;
  }
  const auto by_score = winner_by_score(deal);
  const auto winner = by_score ? by_score : winner_by_resigning(deal);
  if (!winner) {
    return std::nullopt;
  }
  end_ = {*winner, multiple(game::other(*winner), deal.code()).value_or(1)};
  if (std::vector<GameLine>& lines = d_.page.account().games; !lines.empty()) {
    GameLine& line = lines.back();
    line.ending = by_score ? HowGameEnded::Won : HowGameEnded::Resigned;
    line.winner = winner;
    line.score = score_;
    line.counts = end_->counts;
  }
  return end_;
}

}  // namespace ecarte::sitting
