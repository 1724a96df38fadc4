// SPDX-License-Identifier: MIT
//
// What the laws give: the rights to points of a deal, with their ceilings.
#include <algorithm>

#include "law/engine.hpp"

namespace ecarte::law {

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

}  // namespace

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
    const bool king_shown = ruling.fact.kind == FactKind::FalseTurnUp &&
                            replay::value<replay::NoYes>(ruling.fact, 0) == replay::NoYes::Yes;
    if (king_shown && record::is_player(ruling.fact.subject)) {
      no_titles_.push_back({static_cast<Seat>(ruling.fact.subject), ScoreFor::King,
                            NotDueWhy::NoTitle, ruling.case_index});
    }
    if (ruling.in_doubt) {
      continue;
    }
    const bool players = record::is_player(ruling.fact.subject);
    if ((c.effects & bit(Remedy::Ceiling)) != 0 && players && counts_for_ceiling(ruling)) {
      int& first = ceiling_by_[ruling.fact.subject];
      first = first < 0 ? static_cast<int>(i) : first;
    }
    const bool in_hand = ruling.fact.playing == 0 || ruling.fact.playing == playing_that_counts();
    if (in_hand && (c.effects & (bit(Remedy::AwardPoint) | bit(Remedy::AwardVole))) != 0) {
      award_ruling_ = static_cast<int>(i);
    }
    if ((c.effects & bit(Remedy::CountTricks)) != 0) {
      count_ruling_ = static_cast<int>(i);
    }
  }
  take_earlier_marks_down_after_king();
  if (!deal_erased_) {
    hand_right();
  }
  agreed_rights();
  std::ranges::stable_sort(rights_, {}, &Right::accrued);
}

/// What the players agreed, or had decided for them, that one of them should mark is his due.
void Judge::Engine::agreed_rights() {
  const std::size_t last = std::max<std::size_t>(1, deal_->dealings.size());
  for (const TimedDeed& timed : deeds_) {
    const bool here = timed.at < timeline_.deal_end() && timed.deed.dealing == last;
    const bool points = timed.deed.what == Remedy::Mark && timed.deed.number != record::kUnstated;
    const bool named = timed.deed.what == Remedy::Mark && timed.deed.purpose != record::For::Unsaid;
    if (here && (points || named) && record::is_player(timed.deed.whose) && binds(timed)) {
      agreed_right(timed);
    }
  }
}

/// What a player had won by act `timed` and had not marked.
int Judge::Engine::unmarked_before(const TimedDeed& timed) const {
  int points = 0;
  for (const Right& right : rights_) {
    const bool his = record::actor_of(right.seat) == timed.deed.whose && right.accrued < timed.at;
    points += his ? right.amount : 0;
  }
  for (const Testimony& said : deal_->testimony) {
    const bool his = said.kind == Testimony::Kind::Mark && said.at < timed.at &&
                     said.dealing == timed.deed.dealing &&
                     record::actor_of(said.seat) == timed.deed.whose;
    points -= !his ? 0 : said.amount == record::kUnstated ? 1 : said.amount;
  }
  return points;
}

/// Points for the tricks take the place of what the cards gave either player.
void Judge::Engine::agreed_right(const TimedDeed& timed) {
  const Deed& ruled = timed.deed;
  if (ruled.purpose == record::For::Unsaid && unmarked_before(timed) >= ruled.number) {
    return;  // it is what he had to mark in any case
  }
  Right right;
  right.seat = static_cast<Seat>(ruled.whose);
  right.purpose = ruled.purpose == record::For::King   ? ScoreFor::King
                  : ruled.purpose == record::For::Vole ? ScoreFor::Vole
                                                       : ScoreFor::Point;
  const auto kind = right.purpose == ScoreFor::King   ? ScoreKind::King
                    : right.purpose == ScoreFor::Vole ? ScoreKind::Vole
                                                      : ScoreKind::Point;
  const int full = tariff(kind, &right.law);
  right.amount = ruled.number == record::kUnstated ? full : ruled.number;
  right.most = right.uncapped = right.amount;
  right.accrued = timed.at;
  right.until = score_window(right.accrued, &right.case_index);
  if (ruled.purpose == record::For::Unsaid) {
    rights_.push_back(right);  // beside what the cards gave
    return;
  }
  const bool of_tricks = right.purpose != ScoreFor::King;
  std::erase_if(rights_, [&](const Right& other) {
    const bool same_kind = (other.purpose != ScoreFor::King) == of_tricks;
    return same_kind && (of_tricks || other.seat == right.seat);
  });
  if (of_tricks) {
    hand_over_ = true;
    hand_in_doubt_ = false;
    due_known_ = base_.has_value();
  } else {
    king_in_doubt_ = false;
  }
  rights_.push_back(right);
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
  right.forfeited = kings_[ruling.fact.subject] == KingMark::Lapsed;
  right.pending = kings_[ruling.fact.subject] == KingMark::Open;
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
      const bool counts =
          right.seat == seat && right.accrued <= at && !right.forfeited && !right.pending;
      score += counts ? right.amount : 0;
    }
    const bool bold = loser_bold(game::other(seat)) == replay::NoYes::Yes;
    const ScoreKind kind = bold ? ScoreKind::BoldPoint : ScoreKind::Point;
    Right right;
    right.seat = seat;
    right.purpose = ScoreFor::Point;
    right.uncapped = tariff(kind, &right.law);
    const int offence = ceiling_by_[game::index_of(seat)];
    const bool later =
        offence >= 0 && rulings_[static_cast<std::size_t>(offence)].fact.occurred > at;
    right.amount = later ? right.uncapped : capped(seat, kind, &right.law, false);
    right.most = right.amount;
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

/// Did the counters show more than the score before and the kings of this deal come to? Then the
/// hand was played out, though its result is not written.
bool Judge::Engine::counted_beyond_kings() const {
  const Time begin = deal_->dealings.empty() ? 0 : deal_->dealings.back().begin;
  return std::ranges::any_of(deal_->testimony, [&](const Testimony& said) {
    if (said.kind != Testimony::Kind::Counters || said.at <= begin) {
      return false;
    }
    std::array<int, 2> most = base_.value_or(std::array<int, 2>{code_.game, code_.game});
    for (const Right& right : rights_) {
      most[game::index_of(right.seat)] += right.most;
    }
    const std::array<int, 2> shown{said.amount, said.amount_second};
    return !base_ || (shown[0] != record::kUnstated && shown[0] > most[0]) ||
           (shown[1] != record::kUnstated && shown[1] > most[1]);
  });
}

/// No result is written: the score so far, if the record ends here; else it is not known.
void Judge::Engine::hand_unfinished() {
  hand_over_ = false;
  if (next_ != nullptr || counted_beyond_kings()) {
    due_known_ = false;
    hand_in_doubt_ = true;
  }
}

}  // namespace ecarte::law
