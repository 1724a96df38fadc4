// SPDX-License-Identifier: MIT
//
// Two ledgers: the marks the players made, and the marks the laws give. Neither overwrites the
// other.
#include <algorithm>

#include "law/engine.hpp"

namespace ecarte::law {

using record::For;
using replay::Beat;
using replay::FactKind;
using replay::NotDueWhy;
using replay::Result;
using replay::ScoreFor;

namespace {

constexpr int kTricksForPoint = 3;
constexpr int kTricksForVole = 5;

bool stands(const Ruling& ruling) {
  return ruling.status != Status::Moot;
}

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

// ── The score before the deal ────────────────────────────────────────────────────────────────────

void Judge::Engine::begin_score() {
  if (deal_->sitting_begins) {
    recorded_.reset();
    due_base_.reset();
    used_.clear();
    previous_.clear();
    game_over_ = false;
  }
  if (deal_->game_begins && !deal_->broken_before) {
    recorded_ = {0, 0};
    due_base_ = recorded_;
    game_over_ = false;
  } else if (deal_->game_begins || deal_->broken_before) {
    recorded_.reset();
    due_base_.reset();
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
      if (!recorded_ || deal_->sitting_begins || deal_->broken_before) {
        recorded_ = {said.amount, said.amount_second};
        due_base_ = recorded_;
        base_ = recorded_;
      }
    }
  }
  for (const Spent& spent : used_) {
    if (base_ && spent.points != 0) {
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

// ── Rights ───────────────────────────────────────────────────────────────────────────────────────

int Judge::Engine::tariff(ScoreKind kind, std::uint16_t* law) const {
  for (const Tariff& row : code_.tariff) {
    if (row.kind == kind && row.marks >= 0) {
      *law = row.law;
      return row.marks;
    }
  }
  return kind == ScoreKind::BoldPoint ? tariff(ScoreKind::Point, law) : 0;
}

/// The most an offender may make of such a result, or -1 if the code sets no ceiling.
int Judge::Engine::ceiling(ScoreKind kind) const {
  for (const Tariff& row : code_.tariff) {
    if (row.kind == kind && row.offender >= 0) {
      return row.offender;
    }
  }
  return -1;
}

void Judge::Engine::gather_rights() {
  const auto last = static_cast<std::uint8_t>(std::max<std::size_t>(1, deal_->dealings.size()));
  for (std::size_t i = 0; i < rulings_.size(); ++i) {
    Ruling& ruling = rulings_[i];
    if (ruling.fact.dealing != last || !stands(ruling)) {
      continue;
    }
    const Case& c = case_of(ruling);
    if (ruling.fact.kind == FactKind::KingTurned || ruling.fact.kind == FactKind::KingHeld) {
      king_rights(ruling, static_cast<int>(i));
    } else if ((ruling.fact.kind == FactKind::FalseKing ||
                ruling.fact.kind == FactKind::KingAnnouncedThenDiscarded) &&
               record::is_player(ruling.fact.subject)) {
      no_titles_.push_back({static_cast<Seat>(ruling.fact.subject), ScoreFor::King,
                            NotDueWhy::NoTitle, ruling.case_index});
    }
    if (ruling.in_doubt) {
      continue;
    }
    const bool players = record::is_player(ruling.fact.subject);
    if ((c.effects & bit(Remedy::Ceiling)) != 0 && players && counts_for_ceiling(ruling)) {
      ceiling_by_[ruling.fact.subject] = static_cast<int>(i);
    }
    const bool in_hand = ruling.fact.playing == 0 || ruling.fact.playing == playing_that_counts();
    if (in_hand && (c.effects & (bit(Remedy::AwardPoint) | bit(Remedy::AwardVole))) != 0) {
      award_ruling_ = static_cast<int>(i);
    }
    if ((c.effects & bit(Remedy::CountTricks)) != 0) {
      count_ruling_ = static_cast<int>(i);
    }
  }
  if (!deal_erased_) {
    hand_right();
  }
  std::ranges::stable_sort(rights_, {}, &Right::accrued);
}

/// Does an offence still cap the result, if the hands were played again after it?
bool Judge::Engine::counts_for_ceiling(const Ruling& ruling) const {
  if (code_.ceilings_after_replay == AfterReplay::Follow || ruling.fact.playing == 0) {
    return true;
  }
  return ruling.fact.playing == playing_that_counts();
}

void Judge::Engine::king_rights(Ruling& ruling, int index) {
  const Case& c = case_of(ruling);
  if (!record::is_player(ruling.fact.subject)) {
    return;
  }
  const Seat seat = static_cast<Seat>(ruling.fact.subject);
  if ((c.effects & bit(Remedy::Bar)) != 0) {
    no_titles_.push_back({seat, ScoreFor::King, NotDueWhy::Barred, ruling.case_index});
    return;
  }
  if (!c.may.given) {
    return;
  }
  Right right;
  right.seat = seat;
  right.purpose = ScoreFor::King;
  right.amount = right.most = tariff(ScoreKind::King, &right.law);
  right.case_index = ruling.case_index;
  if ((c.may.remedies & bit(Remedy::Mark)) != 0) {
    right.accrued = ruling.from;
    right.until = ruling.until;
    right.ruling = index;
    ruling.status = Status::Open;
    ruling.elected = Remedy::None;
    rights_.push_back(right);
    return;
  }
  const bool with_mark = (c.may.remedies & bit(Remedy::AnnounceAndMark)) != 0;
  const Time told = announced(seat, ruling.from, kNoTime);
  if (told < ruling.until) {
    ruling.status = Status::Elected;
    ruling.elected = Remedy::Announce;
    right.accrued = told;
    right.until = with_mark ? ruling.until : score_window(told, &right.case_index);
    rights_.push_back(right);
    return;
  }
  ruling.status = ruling.until == kNoTime ? Status::Open : Status::Lapsed;
  no_titles_.push_back({seat, ScoreFor::King,
                        told == kNoTime ? NotDueWhy::Unannounced : NotDueWhy::Late,
                        ruling.case_index});
}

/// When the player announced the king; kNoTime if he did not.
Time Judge::Engine::announced(Seat seat, Time from, Time before) const {
  for (const TimedDeed& timed : deeds_) {
    const bool his = timed.deed.by == record::actor_of(seat);
    const bool tells = timed.deed.what == Remedy::Announce;
    const bool here = timed.at >= timeline_.deal_end() ||
                      timed.deed.dealing >= static_cast<std::uint8_t>(deal_->dealings.size());
    if (his && tells && here && timed.at >= from && timed.at < before) {
      return timed.at < timeline_.deal_end() ? timed.at : kNoTime;
    }
  }
  return kNoTime;
}

/// Until when a score that accrued may be marked, and by which case.
Time Judge::Engine::score_window(Time accrued, std::uint16_t* case_index) const {
  const FactTable& table = code_.tables[static_cast<std::size_t>(FactKind::ScoreAccrued)];
  if (table.cases.empty()) {
    return kNoTime;
  }
  *case_index = table.cases[0];
  return closing_time(resolve(code_.cases[table.cases[0]].may.until, false), accrued,
                      static_cast<std::uint8_t>(std::max<std::size_t>(1, deal_->dealings.size())));
}

/// The number of the playing whose result counts: the last, if the law gave it or nobody played
/// again; else the one the law would have let stand.
int Judge::Engine::playing_that_counts() const {
  const int dealing = static_cast<int>(std::max<std::size_t>(1, deal_->dealings.size()));
  int first = 0;
  int last = 0;
  for (std::size_t i = 0; i < deal_->playings.size(); ++i) {
    if (deal_->playings[i].dealing == dealing) {
      first = first == 0 ? static_cast<int>(i) + 1 : first;
      last = static_cast<int>(i) + 1;
    }
  }
  int counts = first;
  for (int playing = first + 1; playing <= last; ++playing) {
    const Time begin = deal_->playings[static_cast<std::size_t>(playing) - 1].begin;
    const bool given = std::ranges::any_of(deeds_, [&](const TimedDeed& timed) {
      return timed.deed.what == Remedy::ReplayHands && timed.at <= begin &&
             (timed.ruling >= 0 || agreed_upon(timed)) && timed.deed.dealing == dealing &&
             timed.deed.playing >= playing - 1;
    });
    if (given && counts == playing - 1) {
      counts = playing;
    }
  }
  return counts;
}

/// What the hand that counts gave its winner.
void Judge::Engine::hand_right() {
  const int playing = playing_that_counts();
  if (game_on_third_trick(playing)) {
    return;
  }
  const Fact* over = nullptr;
  for (const Fact& fact : deal_->facts) {
    if (fact.kind == FactKind::HandOver &&
        fact.dealing == std::max<std::size_t>(1, deal_->dealings.size()) &&
        (playing == 0 || fact.playing == playing)) {
      over = &fact;
    }
  }
  if (over == nullptr || to_be_played_again(playing)) {
    hand_unfinished();
    return;
  }
  hand_over_ = true;
  Actor winner = over->subject;
  Result result = replay::value<Result>(*over, 0);
  replay::NoYes bold = replay::value<replay::NoYes>(*over, 1);
  count_tricks(*over, playing, winner, result, bold);
  if (award_ruling_ >= 0) {
    const Ruling& ruling = rulings_[static_cast<std::size_t>(award_ruling_)];
    const bool vole = (case_of(ruling).effects & bit(Remedy::AwardVole)) != 0;
    winner = static_cast<Actor>(1 - ruling.fact.subject);
    result = vole ? Result::Vole : Result::Point;
  }
  if (!record::is_player(winner)) {
    due_known_ = due_known_ && result == Result::None;
    hand_in_doubt_ = result != Result::None;
    return;
  }
  if (result == Result::None) {
    return;
  }
  Right right;
  right.seat = static_cast<Seat>(winner);
  right.accrued = over->occurred;
  right.purpose = result == Result::Vole ? ScoreFor::Vole : ScoreFor::Point;
  const auto least = [&](ScoreKind kind, std::uint16_t* law) {
    return capped(right.seat, kind, law, false);
  };
  const auto most = [&](ScoreKind kind, std::uint16_t* law) {
    return capped(right.seat, kind, law, true);
  };
  std::uint16_t law = 0;
  if (replay::is_known(result)) {
    const ScoreKind sure = result == Result::Vole       ? ScoreKind::Vole
                           : bold == replay::NoYes::Yes ? ScoreKind::BoldPoint
                                                        : ScoreKind::Point;
    const ScoreKind maybe =
        result == Result::Point && !replay::is_known(bold) ? ScoreKind::BoldPoint : sure;
    right.amount = least(sure, &right.law);
    right.most = most(maybe, &law);
    std::uint16_t plain = 0;
    right.uncapped = tariff(maybe, &plain);
    if (maybe != sure && right.amount != right.most) {
      doubt_bold(*over, law);
    }
  } else {
    right.amount = least(ScoreKind::Point, &right.law);
    right.most = most(ScoreKind::Vole, &law);
    right.uncapped = right.most;
    hand_in_doubt_ = true;
  }
  right.until = score_window(right.accrued, &right.case_index);
  rights_.push_back(right);
}

/// A player for whom the point is enough has obtained the game with his third trick, whether or not
/// the hand is played on.
bool Judge::Engine::game_on_third_trick(int playing) {
  if (!base_ || playing == 0 || award_ruling_ >= 0 || to_be_played_again(playing)) {
    return false;
  }
  const replay::PlayingSpan& span = deal_->playings[static_cast<std::size_t>(playing) - 1];
  for (const Seat seat : game::kSeats) {
    const replay::ActIndex at = span.third_trick[seat];
    if (at == replay::kNever) {
      continue;
    }
    int score = (*base_)[game::index_of(seat)];
    for (const Right& right : rights_) {
      score += right.seat == seat && right.accrued <= at ? right.amount : 0;
    }
    const bool bold = loser_bold(game::other(seat)) == replay::NoYes::Yes;
    const ScoreKind kind = bold ? ScoreKind::BoldPoint : ScoreKind::Point;
    Right right;
    right.seat = seat;
    right.purpose = ScoreFor::Point;
    right.uncapped = tariff(kind, &right.law);
    right.amount = right.most = capped(seat, kind, &right.law, false);
    right.accrued = at;
    if (score + right.amount >= code_.game && right.amount > 0) {
      right.until = score_window(at, &right.case_index);
      rights_.push_back(right);
      hand_over_ = true;
      return true;
    }
  }
  return false;
}

/// Are the hands to be played again by a right exercised, though the record stops before it?
bool Judge::Engine::to_be_played_again(int playing) const {
  return std::ranges::any_of(rulings_, [&](const Ruling& ruling) {
    return ruling.status == Status::Elected && ruling.elected == Remedy::ReplayHands &&
           ruling.fact.dealing == std::max<std::size_t>(1, deal_->dealings.size()) &&
           static_cast<int>(deal_->playings.size()) == playing &&
           deeds_[static_cast<std::size_t>(ruling.deed)].deed.playing == playing;
  });
}

/// The points a result gives, with the ceiling on an offender: the most he may have, or the least
/// if a ceiling is only possible.
int Judge::Engine::capped(Seat seat, ScoreKind kind, std::uint16_t* law, bool most) const {
  const int full = tariff(kind, law);
  const int cap = ceiling(kind);
  const std::size_t who = game::index_of(seat);
  const bool applies = ceiling_by_[who] >= 0 || (!most && maybe_capped_[who]);
  return applies && cap >= 0 ? std::min(full, cap) : full;
}

/// Whether the loser played without proposing, or refused, is not written, and points turn on it.
void Judge::Engine::doubt_bold(const Fact& over, std::uint16_t law) {
  Missing open;
  open.law = code_.laws[law].number;
  open.id = code_.laws[law].id;
  open.player = static_cast<Actor>(1 - over.subject);
  open.at = over.occurred;
  open.fact = over;
  open.attribute = 1;
  result_->missing.push_back(open);
}

/// Tricks counted for cards that could not be played to.
void Judge::Engine::count_tricks(const Fact& over, int playing, Actor& winner, Result& result,
                                 replay::NoYes& bold) {
  if (count_ruling_ < 0 || playing == 0 ||
      replay::value<replay::HandEnd>(over, 2) != replay::HandEnd::Played) {
    return;
  }
  const replay::PlayingSpan& span = deal_->playings[static_cast<std::size_t>(playing) - 1];
  if (span.unknown_tricks != 0) {
    return;
  }
  const Actor holder =
      static_cast<Actor>(1 - rulings_[static_cast<std::size_t>(count_ruling_)].fact.subject);
  std::array<int, 2> tricks{span.tricks[Seat::First], span.tricks[Seat::Second]};
  tricks[holder] += span.uncovered[static_cast<Seat>(holder)];
  const Actor most = tricks[0] >= tricks[1] ? Actor{0} : Actor{1};
  if (tricks[most] < kTricksForPoint) {
    winner = record::kNobody;
    result = Result::None;
    return;
  }
  if (winner != most) {
    bold = loser_bold(static_cast<Seat>(1 - most));
  }
  winner = most;
  result = tricks[most] >= kTricksForVole ? Result::Vole : Result::Point;
}

/// Was the loser bold? Asked anew where counted tricks make another player win.
replay::NoYes Judge::Engine::loser_bold(Seat loser) const {
  const replay::DealingSpan& dealing = deal_->dealings.back();
  if (!dealing.dealer) {
    return replay::unknown<replay::NoYes>;
  }
  const auto bold = dealing.bold;
  return !bold                              ? replay::unknown<replay::NoYes>
         : *bold == record::actor_of(loser) ? replay::NoYes::Yes
                                            : replay::NoYes::No;
}

/// No result is written: the score so far, if the record ends here; else it is not known.
void Judge::Engine::hand_unfinished() {
  hand_over_ = false;
  if (next_ != nullptr) {
    due_known_ = false;
    hand_in_doubt_ = true;
  }
}

// ── Marks ────────────────────────────────────────────────────────────────────────────────────────

void Judge::Engine::ledger() {
  hand_over_ = false;
  hand_in_doubt_ = false;
  gather_rights();
  count_due();
  scored_ = is_scored();
  read_testimony();
  unmarked_rights();
  finish_score();
}

/// Points by law, in the order in which they accrue: who first obtains the game has won it.
void Judge::Engine::count_due() {
  std::array<int, 2> score = base_.value_or(std::array<int, 2>{0, 0});
  const int game = code_.game;
  const bool known = base_.has_value();
  bool won = known && (game_over_ || std::max(score[0], score[1]) >= game);
  for (Right& right : rights_) {
    const std::size_t who = game::index_of(right.seat);
    if (won) {
      right.fallen = true;
      continue;
    }
    const bool same_past_game = known && score[who] + right.amount >= game;
    if (right.amount != right.most && !same_past_game) {
      due_known_ = false;
    }
    score[who] += right.amount;
    due_points_[who] += right.amount;
    if (known && score[who] >= game && right.amount > 0) {
      won = true;
      game_won_ = right.accrued;
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
    if (withdrawn || said.kind == Testimony::Kind::Announce) {
      continue;  // what was marked in a dealing that was annulled is off
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
  for (const Testimony& said : next_->testimony) {
    if (said.kind != Testimony::Kind::Mark || timeline_.deal_end() + said.at >= next_turn_up()) {
      continue;
    }
    mark_in_next(said);
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
      marks_[who] += spent.points;
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
  for (std::size_t i = 0; i < rights_.size(); ++i) {
    Right& right = rights_[bare ? rights_.size() - 1 - i : i];
    const bool to_come = right.accrued > at && (bare || lost_before(seat, right.purpose));
    if (right.seat != seat || !fits(purpose, right.purpose) || left == 0 || to_come) {
      continue;
    }
    if (touched == nullptr || right.marked < right.most) {
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
      if (here && !rather_before && none.seat == seat && fits(said, none.purpose)) {
        return mark_not_due(seat, none.purpose, none.why, none.case_index, marked, spent, at,
                            kNoCase);
      }
    }
  }
  if (king_in_doubt_ && said != For::Point && said != For::Vole) {
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
  Fact fact;
  fact.kind = FactKind::MarkNotDue;
  fact.subject = record::actor_of(seat);
  fact.values[0] = static_cast<std::uint8_t>(why);
  fact.values[1] = static_cast<std::uint8_t>(purpose);
  fact.occurred = static_cast<replay::ActIndex>(at);
  fact.dealing = static_cast<std::uint8_t>(std::max<std::size_t>(1, deal_->dealings.size()));
  fact.number = static_cast<std::uint8_t>(marked);
  const FactTable& table = code_.tables[static_cast<std::size_t>(FactKind::MarkNotDue)];
  std::uint16_t answer = kNoCase;
  if (!table.cases.empty()) {
    const std::uint8_t number = table.answers[index_of(table, fact.kind, fact.values, 0)];
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
    const bool ordered = entry.near_case != kNoCase &&
                         (code_.cases[entry.near_case].effects & bit(Remedy::TakeDown)) != 0;
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
  if (!recorded_) {
    recorded_ = {shown[0] - marks_[0], shown[1] - marks_[1]};
    if (!base_ && hand_over_ && !hand_in_doubt_) {
      counters_unknown_base(shown);
    }
    return;
  }
  for (const Seat seat : game::kSeats) {
    const std::size_t who = game::index_of(seat);
    const int now = (*recorded_)[who] + marks_[who];
    const int difference = shown[who] - now;
    const bool clipped = std::min(shown[who], int{code_.game}) == std::min(now, int{code_.game});
    if (difference == 0 || clipped) {
      continue;
    }
    if (marks_written(seat, at) || difference < 0) {
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

// ── What was not marked, and the score after ─────────────────────────────────────────────────────

void Judge::Engine::unmarked_rights() {
  previous_no_titles_.clear();
  for (Right& right : rights_) {
    if (!scored_) {
      right.marked = right.amount;
      continue;
    }
    if (right.fallen || right.marked >= right.amount || right.amount == 0) {
      continue;
    }
    if (right.until != kNoTime) {
      right.forfeited = true;
      due_points_[game::index_of(right.seat)] -= right.amount - right.marked;
      previous_no_titles_.push_back({right.seat, right.purpose, NotDueWhy::Late, right.case_index});
    }
  }
}

void Judge::Engine::finish_score() {
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
