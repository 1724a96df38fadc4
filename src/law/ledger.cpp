// SPDX-License-Identifier: MIT
//
// Two ledgers: the marks the players made, and the marks the laws give. Neither overwrites the
// other. Here: the score before the deal and after it; rights.cpp and marks.cpp fill the columns.
#include <algorithm>

#include "law/engine.hpp"

namespace ecarte::law {

using replay::NotDueWhy;

void Judge::Engine::begin_score() {
  if (deal_->sitting_begins) {
    recorded_.reset();
    used_.clear();
    previous_.clear();
    game_over_ = false;
  }
  if (deal_->game_begins && !deal_->broken_before) {
    recorded_ = {0, 0};
    game_over_ = false;
  } else if (deal_->game_begins || deal_->broken_before) {
    recorded_.reset();
    game_over_ = false;
  }
  was_over_ = game_over_;
  not_due_.clear();
  won_by_king_ = false;
  contradicted_ = false;
  marks_ = {};
  base_ = recorded_;
  for (const Testimony& said : deal_->testimony) {
    // What the counters showed before anything was marked in this deal is the score it began with.
    if (said.kind == Testimony::Kind::Counters && said.at < deal_->heading) {
      if (said.amount == record::kUnstated || said.amount_second == record::kUnstated) {
        if (deal_->sitting_begins || deal_->broken_before) {
          recorded_.reset();  // a score half known is not known
          base_.reset();
        }
      } else if (!recorded_ || deal_->sitting_begins || deal_->broken_before) {
        recorded_ = {said.amount, said.amount_second};
        base_ = recorded_;
      }
    }
  }
  for (const Spent& spent : used_) {
    if (base_ && spent.points != 0 && !deal_->game_begins) {
      (*base_)[spent.seat] += spent.points;
    }
  }
  take_earlier_marks_down();
  ceiling_by_ = {{-1, -1}};
  maybe_capped_ = {};
  king_in_doubt_ = false;
  award_ruling_ = -1;
  count_ruling_ = -1;
  due_points_ = {};
  game_won_ = kNoTime;
  due_known_ = base_.has_value();
}

/// What a player takes down before he has marked anything in this deal was marked in an earlier
/// one: the deal begins with that much less.
void Judge::Engine::take_earlier_marks_down() {
  std::array<bool, 2> marked{};
  off_earlier_.clear();
  for (const Testimony& said : deal_->testimony) {
    const std::size_t who = game::index_of(said.seat);
    marked[who] = marked[who] || said.kind == Testimony::Kind::Mark;
    if (said.kind == Testimony::Kind::TakeDown && !marked[who] && base_ &&
        said.amount != record::kUnstated && said.by == record::actor_of(said.seat)) {
      (*base_)[who] = std::max(0, (*base_)[who] - said.amount);
      off_earlier_.push_back(said.at);
    }
  }
}

/// A player who takes down more than he marked without title in this deal takes down a mark of an
/// earlier one, though he has marked a king in this: his score is less from then on, and with it
/// what he still needs to win the game.
void Judge::Engine::take_earlier_marks_down_after_king() {
  for (const Testimony& down : deal_->testimony) {
    const bool known = std::ranges::find(off_earlier_, down.at) != off_earlier_.end();
    if (down.kind != Testimony::Kind::TakeDown || known || !base_ ||
        down.amount == record::kUnstated || down.by != record::actor_of(down.seat)) {
      continue;
    }
    int over = 0;  // marked in this deal so far, beyond the kings that were his to mark
    for (const Testimony& said : deal_->testimony) {
      const bool his = said.seat == down.seat && said.at < down.at;
      if (his && said.kind == Testimony::Kind::Mark) {
        over += said.amount == record::kUnstated ? 1 : said.amount;
      }
    }
    for (const Right& right : rights_) {
      over -= right.seat == down.seat && right.accrued < down.at ? right.amount : 0;
    }
    const bool hand_was_over =
        timeline_.first_from(replay::bit(replay::Beat::HandOver), 0, down.at) != kNoTime;
    if (over <= 0 && !hand_was_over) {
      (*base_)[game::index_of(down.seat)] -= down.amount;
      off_earlier_.push_back(down.at);
    }
  }
}

void Judge::Engine::unmarked_rights() {
  lost_now_.clear();
  for (Right& right : rights_) {
    if (!scored_) {
      right.marked = right.amount;
      continue;
    }
    if (right.fallen || right.marked >= right.amount || right.amount == 0) {
      continue;
    }
    if (right.until != kNoTime) {
      due_points_[game::index_of(right.seat)] -= right.forfeited ? 0 : right.amount - right.marked;
      right.forfeited = true;
      lost_now_.push_back({right.seat, right.purpose, NotDueWhy::Late, right.case_index});
    }
  }
}

/// What was due and what was marked, score by score.
void Judge::Engine::list_scores() {
  const auto law_of = [&](std::uint16_t law, std::uint16_t case_index) {
    return law != kNoCase && law < code_.laws.size() ? code_.laws[law].number
           : case_index != kNoCase                   ? code_.law_of(code_.cases[case_index]).number
                                                     : std::string_view{};
  };
  const auto byte = [](int points) { return static_cast<std::uint8_t>(std::clamp(points, 0, 99)); };
  for (const Right& right : rights_) {
    const int due = right.fallen || deal_erased_ ? 0
                    : right.forfeited            ? right.marked
                                                 : right.amount;
    const int marked = right.fallen && !scored_ ? 0 : right.marked;
    if (due > 0 || marked > 0) {
      result_->scores.push_back({right.seat, right.purpose, byte(due), byte(marked),
                                 law_of(right.law, right.case_index)});
    }
  }
  for (const NotDue& entry : not_due_) {
    if (record::is_player(entry.fact.subject)) {
      result_->scores.push_back(
          {static_cast<Seat>(entry.fact.subject), replay::value<replay::ScoreFor>(entry.fact, 1), 0,
           byte(entry.over - entry.taken_down),
           law_of(entry.law, entry.near_case != kNoCase ? entry.near_case : entry.table_case)});
    }
  }
}

void Judge::Engine::finish_score() {
  list_scores();
  if (!scored_) {
    marks_[0] += due_points_[0];
    marks_[1] += due_points_[1];
  }
  if (deal_erased_) {
    due_points_ = {};
    due_known_ = base_.has_value();
  }
  const auto clip = [&](int points) {
    return static_cast<std::uint8_t>(std::clamp(points, 0, int{code_.game}));
  };
  if (base_ && due_known_) {
    result_->due = {clip((*base_)[0] + due_points_[0]), clip((*base_)[1] + due_points_[1])};
  }
  if (recorded_ && (scored_ || due_known_)) {
    (*recorded_)[0] += marks_[0];
    (*recorded_)[1] += marks_[1];
    result_->marked = {clip((*recorded_)[0]), clip((*recorded_)[1])};
  } else {
    recorded_.reset();
  }
  if (strict_ && result_->due) {
    recorded_ = {(*result_->due)[0], (*result_->due)[1]};
  }
  const bool due_over =
      !result_->due || std::max((*result_->due)[0], (*result_->due)[1]) >= code_.game;
  game_over_ = recorded_ && due_over && std::max((*recorded_)[0], (*recorded_)[1]) >= code_.game;
}

}  // namespace ecarte::law
