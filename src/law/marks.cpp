// SPDX-License-Identifier: MIT
//
// What the players marked: each mark to its right, and why what is over is not due.
#include <algorithm>

#include "law/engine.hpp"

namespace ecarte::law {

using record::For;
using replay::FactKind;
using replay::NotDueWhy;
using replay::ScoreFor;

namespace {

bool fits(For purpose, ScoreFor right) {
  switch (purpose) {
    case For::Unsaid:
      return true;
    case For::King:
      return right == ScoreFor::King;
    case For::Point:
    case For::Vole:
      return right != ScoreFor::King;
  }
  return false;
}

}  // namespace

void Judge::Engine::ledger() {
  const Before before{base_, recorded_, off_earlier_.size(), spent_next_.size(),
                      result_->missing.size()};
  kings_ = {};
  enter_the_marks();
  // A king nobody has marked has won no game: what came after it did not fall. Only when all marks
  // are entered is that known, and then they are entered again without it.
  if (game_won_ != kNoTime && scored_ && note_unmarked_kings()) {
    begin_again(before);
    enter_the_marks();
  }
  previous_no_titles_.swap(lost_now_);
  finish_score();
}

void Judge::Engine::enter_the_marks() {
  hand_over_ = false;
  hand_in_doubt_ = false;
  gather_rights();
  count_due();
  scored_ = is_scored();
  read_testimony();
  unmarked_rights();
}

bool Judge::Engine::note_unmarked_kings() {
  bool any = false;
  for (const Right& right : rights_) {
    if (right.purpose == ScoreFor::King && right.marked == 0) {
      kings_[game::index_of(right.seat)] = right.forfeited ? KingMark::Lapsed : KingMark::Open;
      any = true;
    }
  }
  return any;
}

void Judge::Engine::begin_again(const Before& before) {
  base_ = before.base;
  recorded_ = before.recorded;
  off_earlier_.resize(before.off_earlier);
  spent_next_.resize(before.spent_next);
  result_->missing.resize(before.missing);
  result_->contradictions.clear();
  contradicted_ = false;
  rights_.clear();
  no_titles_.clear();
  not_due_.clear();
  marks_ = {};
  due_points_ = {};
  game_won_ = kNoTime;
  won_by_king_ = false;
  due_known_ = base_.has_value();
}

/// Points by law, in the order in which they accrue: who first obtains the game has won it.
void Judge::Engine::count_due() {
  std::array<int, 2> score = base_.value_or(std::array<int, 2>{0, 0});
  const int game = code_.game;
  const bool known = base_.has_value();
  bool won = known && (game_over_ || std::max(score[0], score[1]) >= game);
  for (Right& right : rights_) {
    const std::size_t who = game::index_of(right.seat);
    if (right.forfeited) {
      continue;
    }
    if (won) {
      right.fallen = true;
      continue;
    }
    const bool same_past_game = known && score[who] + right.amount >= game;
    if (right.amount != right.most && !same_past_game) {
      due_known_ = false;
    }
    due_points_[who] += right.amount;
    if (right.pending) {
      continue;  // his due, but he has not taken it: it wins nothing yet
    }
    score[who] += right.amount;
    if (known && score[who] >= game && right.amount > 0) {
      won = true;
      game_won_ = right.accrued;
      game_winner_ = record::actor_of(right.seat);
      won_by_king_ = right.purpose == ScoreFor::King;
    }
  }
  if (king_in_doubt_) {
    due_known_ = false;
  }
  if (won && known && !game_over_ && game_won_ != kNoTime) {
    due_known_ = !king_in_doubt_ && base_.has_value();
  }
}

/// Are marks written in this deal? If none is, and no score after it, they count as made.
bool Judge::Engine::is_scored() const {
  const Time begin = deal_->dealings.empty() ? 0 : deal_->dealings.front().begin;
  for (const Testimony& said : deal_->testimony) {
    const bool of_this = said.at >= begin && said.at >= deal_->heading;
    if (of_this && said.kind != Testimony::Kind::Announce) {
      return true;
    }
  }
  if (next_ != nullptr) {
    for (const Testimony& said : next_->testimony) {
      if (said.kind == Testimony::Kind::Mark && mark_of_this(said) >= 0) {
        return true;
      }
      if (said.kind == Testimony::Kind::Counters &&
          timeline_.deal_end() + said.at < next_turn_up()) {
        return true;
      }
    }
  }
  return false;
}

/// The right of this deal that a mark made in the deal after belongs to; -1 if none.
int Judge::Engine::mark_of_this(const Testimony& said) const {
  const Time at = timeline_.deal_end() + said.at;
  for (std::size_t i = 0; i < rights_.size(); ++i) {
    const Right& right = rights_[i];
    if (right.seat == said.seat && fits(said.purpose, right.purpose) && at < right.until &&
        right.marked < right.most && !right.fallen) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

/// Is it a mark for the tricks of hands that were rightly played again? It goes with their result,
/// unless it is written to have been taken down.
bool Judge::Engine::of_superseded(const Testimony& said) const {
  const int playing = playing_that_counts();
  if (said.kind != Testimony::Kind::Mark || said.purpose == For::King || playing < 2) {
    return false;
  }
  const replay::PlayingSpan& before = deal_->playings[static_cast<std::size_t>(playing) - 2];
  const replay::PlayingSpan& counts = deal_->playings[static_cast<std::size_t>(playing) - 1];
  const bool between = before.dealing == counts.dealing && before.over &&
                       said.at > before.over_at && said.at < counts.begin;
  return between && std::ranges::none_of(deal_->testimony, [&](const Testimony& other) {
           return other.kind == Testimony::Kind::TakeDown && other.seat == said.seat &&
                  other.at > said.at;
         });
}

void Judge::Engine::read_testimony() {
  const Time begin = deal_->dealings.empty() ? 0 : deal_->dealings.front().begin;
  const std::size_t dealings = std::max<std::size_t>(1, deal_->dealings.size());
  for (const Testimony& said : deal_->testimony) {
    const bool before = said.at < begin;
    const bool withdrawn = !before && said.dealing != dealings;
    if (said.kind == Testimony::Kind::Counters) {
      if (said.at >= deal_->heading && !withdrawn) {
        counters(said, said.at);
      }
      continue;
    }
    if (said.kind == Testimony::Kind::Announce) {
      continue;
    }
    if (withdrawn) {
      keep_earlier(said);  // what was marked for a dealing that was annulled is off
      continue;
    }
    if (of_superseded(said)) {
      continue;  // the result it was made for is erased
    }
    if (said.kind == Testimony::Kind::TakeDown) {
      take_down(said);
    } else {
      mark(said, said.at);
    }
  }
  if (next_ == nullptr) {
    return;
  }
  std::array<bool, 2> marked{};
  for (const Testimony& said : next_->testimony) {
    const std::size_t who = game::index_of(said.seat);
    marked[who] = marked[who] || said.kind == Testimony::Kind::Mark;
    if (said.kind == Testimony::Kind::TakeDown && !marked[who]) {
      taken_down_in_next(said);
    }
    if (timeline_.deal_end() + said.at >= next_turn_up()) {
      continue;
    }
    if (said.kind == Testimony::Kind::Mark) {
      mark_in_next(said);
    } else if (said.kind == Testimony::Kind::Counters) {
      counted_in_next(said);
    }
  }
}

/// A score shown in the deal after, before its turn-up, tells of what was marked by then.
void Judge::Engine::counted_in_next(const Testimony& said) {
  const std::array<int, 2> shown{said.amount, said.amount_second};
  for (const Seat seat : game::kSeats) {
    const std::size_t who = game::index_of(seat);
    if (!recorded_ || shown[who] == record::kUnstated) {
      continue;
    }
    int marked = (*recorded_)[who] + marks_[who];
    for (const Spent& spent : spent_next_) {
      marked += spent.seat == who ? spent.points : 0;
    }
    if (shown[who] > marked) {
      Testimony mark = said;
      mark.kind = Testimony::Kind::Mark;
      mark.seat = seat;
      mark.purpose = For::Unsaid;
      mark.amount = static_cast<std::uint8_t>(shown[who] - marked);
      mark_in_next(mark);
    }
  }
}

/// Marks of earlier deals are untouched by a dealing that is annulled, though they were made, or
/// taken down, while it lasted.
void Judge::Engine::keep_earlier(const Testimony& said) {
  int& marks = marks_[game::index_of(said.seat)];
  for (const Spent& spent : used_) {
    marks += spent.act == said.at && !deal_->game_begins ? spent.points : 0;
  }
  if (said.kind == Testimony::Kind::TakeDown &&
      std::ranges::find(off_earlier_, said.at) != off_earlier_.end()) {
    marks -= said.amount;
  }
}

/// An overscore of this deal that is taken down in the next, before its scorer marks anything
/// there.
void Judge::Engine::taken_down_in_next(const Testimony& said) {
  const Time at = timeline_.deal_end() + said.at;
  int left = said.amount == record::kUnstated ? int{code_.game} : said.amount;
  for (NotDue& entry : not_due_) {
    if (entry.fact.subject != said.by || record::actor_of(said.seat) != said.by ||
        entry.table_case == kNoCase) {
      continue;
    }
    const Option& may = code_.cases[entry.table_case].may;
    if (at < closing_time(may.until, entry.fact.occurred, entry.fact.dealing)) {
      const int off = std::min(left, entry.over - entry.taken_down);
      entry.taken_down += off;
      left -= off;
    }
  }
}

/// A mark made in the deal after, before its turn-up, for what was left unmarked in this one.
void Judge::Engine::mark_in_next(const Testimony& said) {
  int left = said.amount == record::kUnstated ? int{code_.game} : said.amount;
  int points = 0;
  for (int index = mark_of_this(said); index >= 0 && left > 0; index = mark_of_this(said)) {
    Right& right = rights_[static_cast<std::size_t>(index)];
    const int use = std::min(left, right.most - right.marked);
    right.marked += use;
    right.marked_late = true;
    points += use;
    left = said.amount == record::kUnstated ? 0 : left - use;
  }
  if (points > 0) {
    spent_next_.push_back({said.at, record::actor_of(said.seat), points});
  }
}

Time Judge::Engine::next_turn_up() const {
  const Time at = timeline_.first(bit(WindowBeat::NextTurnUp), timeline_.deal_end() - 1);
  return at;
}

/// A mark: which rights does it use, and what is over?
void Judge::Engine::mark(const Testimony& said, Time at) {
  const std::size_t who = game::index_of(said.seat);
  for (const Spent& spent : used_) {
    if (spent.act == at && spent.points != 0) {
      marks_[who] +=
          deal_->game_begins ? 0 : spent.points;  // of the game before: its score is over
      const int over = said.amount == record::kUnstated ? 0 : said.amount - spent.points;
      marks_[who] += over > 0 ? use_rights(said.seat, said.purpose, over, at) : 0;
      return;
    }
  }
  std::uint16_t law = 0;
  int left = said.amount;
  if (said.amount == record::kUnstated) {
    left = said.purpose == For::King   ? tariff(ScoreKind::King, &law)
           : said.purpose == For::Vole ? tariff(ScoreKind::Vole, &law)
                                       : -1;
  }
  const int points = use_rights(said.seat, said.purpose, left, at);
  marks_[who] += points;
}

/// Did the player lose such a right in the deal before? A mark then made too soon for one of this
/// deal is one made too late for that.
bool Judge::Engine::lost_before(Seat seat, ScoreFor purpose) const {
  const bool king = purpose == ScoreFor::King;
  return std::ranges::any_of(previous_no_titles_, [&](const NoTitle& none) {
    return none.seat == seat && (none.purpose == ScoreFor::King) == king;
  });
}

/// Spends `points` (-1: as many as the laws give) on the player's rights; what is over is not due.
/// Returns the points marked.
int Judge::Engine::use_rights(Seat seat, For purpose, int points, Time at) {
  std::uint16_t law = 0;
  int spent = 0;
  int left = points;
  const Right* touched = nullptr;
  // A bare number is for what was last won; what is over, for what was left unmarked before.
  const bool bare = purpose == For::Unsaid;
  const bool hand_was_over =
      timeline_.first_from(replay::bit(replay::Beat::HandOver), 0, at) != kNoTime;
  for (std::size_t i = 0; i < rights_.size(); ++i) {
    Right& right = rights_[bare ? rights_.size() - 1 - i : i];
    const bool to_come = right.accrued > at && (bare || lost_before(seat, right.purpose));
    if (right.seat != seat || !fits(purpose, right.purpose) || left == 0 || to_come) {
      continue;
    }
    // After the hand a bare number is not for a king already marked.
    const bool done_with =
        bare && hand_was_over && right.purpose == ScoreFor::King && right.marked >= right.most;
    if (!done_with && (touched == nullptr || right.marked < right.most)) {
      touched = &right;
    }
    const int room = right.fallen ? 0 : right.most - right.marked;
    int wanted = left < 0 ? (room > 0 ? room : tariff(ScoreKind::Point, &law)) : left;
    if (purpose == For::Point && left < 0 && right.purpose == ScoreFor::Vole) {
      wanted = std::min(wanted, tariff(ScoreKind::Point, &law));
    }
    if (at >= right.until) {
      mark_not_due(seat, right.purpose, NotDueWhy::Late, right.case_index, wanted, 0, at,
                   right.law);
      return spent + wanted;
    }
    const int use = std::min(room, wanted);
    right.marked += use;
    spent += use;
    if (use > 0 && right.ruling >= 0) {
      rulings_[static_cast<std::size_t>(right.ruling)].status = Status::Elected;
    }
    left = wanted - use;
  }
  if (left == 0) {
    return spent;
  }
  if (left < 0) {
    left = tariff(purpose == For::Vole ? ScoreKind::Vole : ScoreKind::Point, &law);
  }
  excess(seat, purpose, left, spent, at, touched);
  return spent + left;
}

/// `left` points were marked beyond what is due: why not, and by which law?
void Judge::Engine::excess(Seat seat, For said, int left, int spent, Time at,
                           const Right* touched) {
  if (deal_erased_) {
    return;  // the deal should have been annulled: what was marked in it falls with it
  }
  const ScoreFor purpose = touched != nullptr   ? touched->purpose
                           : said == For::King  ? ScoreFor::King
                           : said == For::Vole  ? ScoreFor::Vole
                           : said == For::Point ? ScoreFor::Point
                           : hand_over_         ? ScoreFor::Point
                                                : ScoreFor::King;
  const int marked = left + spent;
  for (const auto* titles : {&no_titles_, &previous_no_titles_}) {
    for (const NoTitle& none : *titles) {
      const bool here = titles == &no_titles_ || touched == nullptr;
      // A king he never announced is not the one he marks, if he had another to mark before.
      const bool rather_before = titles == &no_titles_ && none.why == NotDueWhy::Unannounced &&
                                 touched == nullptr && lost_before(seat, none.purpose);
      const bool spoken_for = std::ranges::any_of(not_due_, [&](const NotDue& entry) {
        return entry.fact.subject == record::actor_of(seat) && entry.near_case == none.case_index;
      });
      const bool again = spoken_for && touched != nullptr && touched->purpose != none.purpose;
      if (here && !again && !rather_before && none.seat == seat && fits(said, none.purpose)) {
        return mark_not_due(seat, none.purpose, none.why, none.case_index, marked, spent, at,
                            kNoCase);
      }
    }
  }
  const bool for_king = said != For::Point && said != For::Vole;
  const bool of_last_deal =
      king_was_in_doubt_ && at < timeline_.first_from(replay::bit(replay::Beat::TurnUp), 0);
  if (for_king && (king_in_doubt_ || of_last_deal)) {
    return;  // whether the king was his to mark is not known
  }
  if (hand_in_doubt_ && said != For::King) {
    return;  // nor who won the hand
  }
  const int cap = ceiling_by_[game::index_of(seat)];
  if (touched != nullptr && touched->purpose != ScoreFor::King && cap >= 0 &&
      touched->uncapped > touched->most) {
    return mark_not_due(seat, purpose, NotDueWhy::Capped,
                        rulings_[static_cast<std::size_t>(cap)].case_index, marked, spent, at,
                        kNoCase);
  }
  if (touched != nullptr) {
    const std::uint16_t law = nearest_tariff(*touched, marked);
    return mark_not_due(seat, purpose, NotDueWhy::Amount, kNoCase, marked, spent, at,
                        law == touched->law ? kNoCase : law);
  }
  const bool others = std::ranges::any_of(
      rights_, [&](const Right& right) { return right.seat != seat && right.purpose == purpose; });
  mark_not_due(seat, purpose, others ? NotDueWhy::Others : NotDueWhy::NoTitle, kNoCase, marked,
               spent, at, kNoCase);
}

/// The law of the tariff that gives what was marked, if another result would have given it.
std::uint16_t Judge::Engine::nearest_tariff(const Right& right, int marked) const {
  if (right.purpose == ScoreFor::Point) {
    for (const Tariff& row : code_.tariff) {
      if (row.kind == ScoreKind::BoldPoint && row.marks == marked && row.marks != right.most) {
        return row.law;
      }
    }
  }
  return right.law;
}

void Judge::Engine::mark_not_due(Seat seat, ScoreFor purpose, NotDueWhy why,
                                 std::uint16_t case_index, int marked, int due, Time at,
                                 std::uint16_t law) {
  Fact fact = replay::fact_of(FactKind::MarkNotDue, record::actor_of(seat),
                              static_cast<replay::ActIndex>(at), why, purpose);
  fact.dealing = static_cast<std::uint8_t>(std::max<std::size_t>(1, deal_->dealings.size()));
  fact.number = static_cast<std::uint8_t>(marked);
  const FactTable& table = code_.tables[static_cast<std::size_t>(FactKind::MarkNotDue)];
  std::uint16_t answer = kNoCase;
  if (!table.cases.empty()) {
    const std::uint8_t number =
        table.answers[index_of(table, fact.kind, replay::value_numbers(fact), 0)];
    answer = number == kNoAnswer ? kNoCase : table.cases[number];
  }
  NotDue entry;
  entry.fact = fact;
  entry.table_case = answer;
  entry.near_case = case_index;
  entry.law = law;
  entry.marked = marked;
  entry.due = due;
  entry.over = marked - due;
  not_due_.push_back(entry);
}

void Judge::Engine::take_down(const Testimony& said) {
  const std::size_t who = game::index_of(said.seat);
  int points = said.amount == record::kUnstated ? 0 : said.amount;
  if (said.amount == record::kUnstated) {
    std::uint16_t law = 0;
    for (const NotDue& entry : not_due_) {
      points = entry.fact.subject == record::actor_of(said.seat) ? entry.over : points;
    }
    points = points != 0 ? points : tariff(ScoreKind::King, &law);
  }
  marks_[who] -= points;
  int left = points;
  const bool off_earlier = std::ranges::find(off_earlier_, said.at) != off_earlier_.end();
  if (left == 0 || off_earlier) {
    return;
  }
  if (said.by != record::actor_of(said.seat)) {
    taken_down_by_other(said);
  }
  for (NotDue& entry : not_due_) {
    if (entry.fact.subject == record::actor_of(said.seat) && entry.over > entry.taken_down) {
      const int off = std::min(left, entry.over - entry.taken_down);
      entry.taken_down += off;
      left -= off;
    }
  }
  const bool admitted = std::ranges::any_of(deal_->facts, [&](const Fact& fact) {
    return fact.kind == FactKind::OverscoreAdmitted && fact.subject == said.by &&
           fact.occurred < said.at;
  });
  // What he owns to is no mark that is due.
  for (auto right = rights_.rbegin(); right != rights_.rend() && left > 0 && !admitted; ++right) {
    if (right->seat == said.seat) {
      const int off = std::min(left, right->marked);
      right->marked -= off;
      left -= off;
    }
  }
  // The rest was marked in an earlier deal: he owns to it, and the score he stands at is less by
  // it.
  if (left > 0 && base_ && said.by == record::actor_of(said.seat)) {
    (*base_)[who] -= left;
  }
}

/// Another than the scorer takes a mark down: only a law that orders it gives him that.
void Judge::Engine::taken_down_by_other(const Testimony& said) {
  for (NotDue& entry : not_due_) {
    const bool ordered =
        entry.near_case != kNoCase && (code_.cases[entry.near_case].effects &
                                       (bit(Remedy::TakeDown) | bit(Remedy::Ceiling))) != 0;
    if (entry.fact.subject == record::actor_of(said.seat) && !ordered) {
      entry.by_other = said.by;
      entry.by_other_at = said.at;
    }
  }
}

/// What the counters showed: where no mark is written the difference was marked; where one is, they
/// must agree.
void Judge::Engine::counters(const Testimony& said, Time at) {
  const std::array<int, 2> shown{said.amount, said.amount_second};
  const bool half_known = shown[0] == record::kUnstated || shown[1] == record::kUnstated;
  if (!recorded_ && half_known) {
    return counters_unknown_base(shown);
  }
  if (!recorded_) {
    recorded_ = {shown[0] - marks_[0], shown[1] - marks_[1]};
    if (!base_ && hand_over_ && !hand_in_doubt_) {
      counters_unknown_base(shown);
    }
    return;
  }
  for (const Seat seat : game::kSeats) {
    const std::size_t who = game::index_of(seat);
    if (shown[who] == record::kUnstated) {
      take_as_marked(seat);
      continue;
    }
    for (const Spent& spent : used_) {
      const bool here = spent.act == at && spent.seat == who && !deal_->game_begins;
      marks_[who] += here ? spent.points : 0;
    }
    const int now = (*recorded_)[who] + marks_[who];
    const int difference = shown[who] - now;
    const bool clipped = std::min(shown[who], int{code_.game}) == std::min(now, int{code_.game});
    if (difference == 0 || clipped) {
      continue;
    }
    const bool left_to_counters = difference > 0 && room_for(seat) >= difference;
    if ((marks_written(seat, at) && !left_to_counters) || difference < 0) {
      if (!contradicted_) {
        result_->contradictions.push_back({"score-contradicted",
                                           static_cast<replay::ActIndex>(at),
                                           last_mark(seat, at),
                                           {},
                                           record::actor_of(seat)});
      }
      contradicted_ = true;
      continue;
    }
    use_rights(seat, For::Unsaid, difference, at);
    marks_[who] += difference;
  }
}

/// The points a player may still mark: a mark left to the counters need not be written beside those
/// that are.
int Judge::Engine::room_for(Seat seat) const {
  int room = 0;
  for (const Right& right : rights_) {
    room += right.seat == seat && !right.fallen ? right.most - right.marked : 0;
  }
  return room;
}

/// What his counter showed is not written: nothing says that he left a right of his unmarked.
void Judge::Engine::take_as_marked(Seat seat) {
  for (Right& right : rights_) {
    if (right.seat == seat && !right.fallen && right.marked < right.amount) {
      marks_[game::index_of(seat)] += right.amount - right.marked;
      right.marked = right.amount;
    }
  }
}

void Judge::Engine::counters_unknown_base(const std::array<int, 2>&) {
  // The score before is not known, so what was marked cannot be told from the counters: the rights
  // count as marked.
  for (Right& right : rights_) {
    right.marked = right.most;
  }
}

bool Judge::Engine::marks_written(Seat seat, Time before) const {
  return last_mark(seat, before) != replay::kNever;
}

replay::ActIndex Judge::Engine::last_mark(Seat seat, Time before) const {
  replay::ActIndex found = replay::kNever;
  const std::size_t dealings = std::max<std::size_t>(1, deal_->dealings.size());
  const Time begin = deal_->dealings.empty() ? 0 : deal_->dealings.front().begin;
  for (const Testimony& said : deal_->testimony) {
    const bool mark = said.kind == Testimony::Kind::Mark || said.kind == Testimony::Kind::TakeDown;
    if (mark && said.seat == seat && said.at < before &&
        (said.dealing == dealings || said.at < begin)) {
      found = said.at;
    }
  }
  return found;
}

}  // namespace ecarte::law
