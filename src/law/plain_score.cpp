// SPDX-License-Identifier: MIT
#include "law/plain_score.hpp"

#include <algorithm>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/in_brief.hpp"
#include "law/lookup.hpp"
#include "law/sort_stably.hpp"

namespace ecarte::law {

using codes::KingIs;
using replay::NoYes;
using replay::Result;
using replay::ScoreFor;

bool PlainScore::reckon() {
  if (!is_certain() || !begins_known() || !deeds_are_plain() || !facts_are_plain() ||
      !tells_nothing_of_before(matter_.next)) {
    return false;
  }
  ledger_.clear();
  if (!kings() || !hand() || !count_due() || !marks() || !all_marked()) {
    return false;
  }
  enter();
  ledger_.scored = true;
  ledger_.hand.open = over_ == nullptr;
  ledger_.hangs_on =
      over_ == nullptr ? static_cast<std::uint8_t>(ScoreHangsOn::Hand) : std::uint8_t{0};
  ledger_.hand.playing = static_cast<int>(deal_.playings.size());
  ledger_.one_way.before = before_;
  ledger_.one_way.rights = ledger_.entries.rights;
  return true;
}

bool PlainScore::reckon_in_brief() {
  in_brief_ = true;
  if (!begins_known() || !facts_are_plain() || !tells_nothing_of_before(matter_.next)) {
    return false;
  }
  ledger_.clear();
  if (!kings() || !hand() || !count_due() || !marks() || !all_marked()) {
    return false;
  }
  enter();
  return true;
}

bool PlainScore::is_certain() const {
  const auto neither = [](const std::array<bool, 2>& players) {
    return !players[0] && !players[1];
  };
  return !deal_.dealings.empty() && deal_.playings.size() <= 1 &&
         (deal_.playings.empty() || is_of_last_dealing(deal_.playings.back().dealing)) &&
         !deal_.place.broken_before && !deal_.place.begins_untold &&
         (deal_.place.game_begins || !deal_.place.sitting_begins) && !matter_.annulled.maybe() &&
         matter_.annulled.dealing_at == kNoTime && neither(matter_.in_doubt.capped) &&
         neither(matter_.in_doubt.counted);
}

bool PlainScore::is_of_last_dealing(std::uint8_t dealing) const {
  return dealing == deal_.dealings.size();
}

/// The score with which the deal begins.
bool PlainScore::begins_known() {
  if (!carried_.late.empty() || !carried_.lost.empty()) {
    return false;
  }
  if (deal_.place.game_begins) {
    return true;
  }
  if (carried_.game_over || carried_.possible != carried_.recorded) {
    return false;
  }
  const std::optional<Points> score = carried_.recorded.known();
  if (!score || std::max((*score)[0], (*score)[1]) >= code_.game) {
    return false;
  }
  before_ = {(*score)[0], (*score)[1]};
  return true;
}

/// Of what is done and claimed nothing is about the score but that the king is announced and points
/// are marked.
bool PlainScore::deeds_are_plain() const {
  constexpr Remedies kPlain =
      bit(Remedy::Announce) | bit(Remedy::Mark) | bit(Remedy::Allow) | bit(Remedy::Tell);
  return std::ranges::all_of(matter_.deeds, [](const TimedDeed& timed) {
    const Deed& deed = timed.deed;
    return (bit(deed.what) & kPlain) != 0
               ? deed.carried_out && !record::is_player(deed.points.whose)
               : record::is_player(deed.by) && !codes::bears_on_score(deed.what);
  });
}

/// What the facts leave open is nothing: the end of the hand, and whose the king was.
bool PlainScore::facts_are_plain() {
  std::array<bool, 2> held{};
  for (const Fact& fact : deal_.facts) {
    if (fact.proof != replay::Proof::Proved) {
      return false;
    }
    const KingIs king = codes::row_of(fact.kind).king;
    const bool of_hand = fact.kind == replay::FactKind::HandOver || king != KingIs::Unsaid;
    if (of_hand && fact.place.dealing != 0 && !is_of_last_dealing(fact.place.dealing)) {
      return false;  // the cards were dealt again
    }
    if (fact.kind == replay::FactKind::HandOver) {
      over_ = &fact;
    } else if (king == KingIs::Held && record::is_player(fact.subject)) {
      held[fact.subject] = true;
    } else if (king == KingIs::Turned) {
      if (!record::is_player(fact.subject) || !game::one_bit(fact.values[0]) ||
          !game::one_bit(fact.values[1])) {
        return false;
      }
    } else if (!codes::row_of(fact.kind).ordinary && !in_brief_ && !is_scoreless(fact)) {
      return false;  // in brief no more than notes were made of the rest
    }
  }
  for (const Deed& deed : deal_.deeds) {
    if (deed.what == Remedy::Announce &&
        !(record::is_player(deed.by) && held[deed.by] && is_of_last_dealing(deed.dealing))) {
      return false;
    }
  }
  return over_ != nullptr ? is_played_out() : is_broken_off();
}

/// Can nothing follow for the score of any fact of the kind, or does nothing of this one?
bool PlainScore::is_scoreless(const Fact& fact) const {
  const codes::FactRow& row = codes::row_of(fact.kind);
  if (table_.scoreless[static_cast<std::size_t>(fact.kind)]) {
    return true;
  }
  bool ruled = false;
  for (const Ruling& ruling : matter_.rulings) {
    if (same_fact(ruling.fact, fact)) {
      const Case& c = code_.cases[ruling.case_index];
      if (!law::is_scoreless(c) ||
          (c.cls == Class::Unprovided && record::is_player(fact.subject))) {
        return false;
      }
      ruled = true;
    }
  }
  return ruled && !row.turns_on_score && !row.claimed && row.king == KingIs::Unsaid;
}

/// Who was bold, if anybody, is known where tricks were played.
bool PlainScore::bold_known() const {
  return deal_.playings.empty() ||
         std::ranges::none_of(deal_.dealings.back().bold.of, [](replay::Some<replay::NoYes> bold) {
           return bold == replay::unknown<replay::NoYes>;
         });
}

bool PlainScore::is_played_out() const {
  return deal_.untold.gaps.empty() && !deal_.playings.empty() && bold_known() &&
         deal_.playings.back().over && deal_.playings.back().unknown_tricks == 0 &&
         replay::must_be(*over_, 2, replay::HandEnd::Played);
}

/// A hand that was not played to its end, because the game was won: another begins.
bool PlainScore::is_broken_off() const {
  return (matter_.next != nullptr || in_brief_) && bold_known() &&
         std::ranges::none_of(deal_.untold.gaps,
                              [](const replay::Gap& gap) { return gap.dealing != 1; });
}

namespace {

/// May it be for the deal before what is claimed in this one?
bool claims_points(const DealFacts& deal) {
  constexpr Remedies kOfPoints = bit(Remedy::Mark) | bit(Remedy::AnnounceAndMark) |
                                 bit(Remedy::Announce) | bit(Remedy::TakeDown) |
                                 bit(Remedy::ReplayHands) | bit(Remedy::CountTricks) |
                                 bit(Remedy::Ceiling) | bit(Remedy::Bar) | bit(Remedy::ForgoVole) |
                                 codes::kAwards | codes::kDenials;
  return std::ranges::any_of(deal.deeds,
                             [](const Deed& deed) {
                               return !deed.carried_out && (bit(deed.what) & kOfPoints) != 0;
                             }) ||
         std::ranges::any_of(deal.facts,
                             [](const Fact& fact) { return codes::row_of(fact.kind).claimed; });
}

}  // namespace

bool PlainScore::kings() {
  for (std::size_t i = 0; i < matter_.rulings.size(); ++i) {
    const Ruling& ruling = matter_.rulings[i];
    const Case& c = code_.cases[ruling.case_index];
    constexpr Remedies kOfTheHand =
        bit(Remedy::Ceiling) | bit(Remedy::CountTricks) | codes::kAwards | codes::kDenials;
    if (ruling.doubt.which || ruling.status == Status::Moot || (c.effects & kOfTheHand) != 0) {
      return false;
    }
    if (codes::speaks_of_king(c)) {
      if (!record::is_player(ruling.fact.subject)) {
        return false;
      }
      king(ruling, c, static_cast<int>(i));
    }
  }
  return true;
}

void PlainScore::king(const Ruling& ruling, const Case& c, int index) {
  const Time told = announced(ruling.fact.subject, ruling.window.from);
  const bool turned = (c.may.remedies & bit(Remedy::Mark)) != 0;
  if (!turned && told >= ruling.window.closed.latest) {
    ledger_.entries.kings.push_back(
        {index, ruling.window.closed.latest == kNoTime ? Status::Open : Status::Lapsed,
         ruling.elected});
    return;
  }
  Right& right = add(static_cast<Seat>(ruling.fact.subject), kTheKing, Title::King);
  right.basis.by = index;
  right.case_index = ruling.case_index;
  if (turned) {
    right.accrued = ruling.window.from;
    right.until = ruling.window.closed.latest;
    right.basis.ruling = index;
    ledger_.entries.kings.push_back({index, Status::Open, Remedy::None});
    return;
  }
  ledger_.entries.kings.push_back({index, Status::Elected, Remedy::Announce});
  right.accrued = told;
  right.until = (c.may.remedies & bit(Remedy::AnnounceAndMark)) != 0 ? ruling.window.closed.latest
                                                                     : marked_until(right);
}

/// Until when what accrued may be marked, by the code's case for it.
Time PlainScore::marked_until(Right& right) const {
  const auto what = static_cast<std::size_t>(right.purpose);
  if (table_.cases[what] == kNoCase) {
    return kNoTime;
  }
  right.case_index = table_.cases[what];
  if (in_brief_) {
    return first_within(deal_, table_.until[what], right.accrued);
  }
  return closing_time(matter_, table_.until[what], right.accrued,
                      static_cast<std::uint8_t>(deal_.dealings.size()));
}

/// When he announced the king; kNoTime if he did not.
Time PlainScore::announced(Actor by, Time from) const {
  for (const Deed& deed : deal_.deeds) {
    if (deed.what == Remedy::Announce && deed.by == by && deed.at >= from) {
      return deed.at;
    }
  }
  return kNoTime;
}

Right& PlainScore::add(Seat seat, const Earned& earned, Title title) {
  Right& right = ledger_.entries.rights.emplace_back();
  right.seat = seat;
  right.purpose = earned.what;
  right.earned = earned;
  right.basis.title = title;
  const auto what = static_cast<std::size_t>(earned.what);
  right.amount = right.uncapped = table_.marks[what][earned.bold ? 1 : 0];
  right.law = table_.laws[what][earned.bold ? 1 : 0];
  return right;
}

/// The result of the hand; or the third trick, if that gave the game.
bool PlainScore::hand() {
  const bool played = !deal_.playings.empty();
  if (played && third_trick()) {
    return in_brief_ || over_ != nullptr;  // else it turns on nothing that is still open
  }
  if (over_ == nullptr) {
    return true;  // `count_due` sees whether a king gave it
  }
  const auto result = replay::value<Result>(*over_, 0);
  if (!record::is_player(over_->subject)) {
    return result == Result::None;
  }
  const auto bold = replay::value<NoYes>(*over_, 1);
  if (!replay::is_known(result) || !replay::is_known(bold) || result == Result::None) {
    return false;
  }
  const ScoreFor what = result == Result::Vole ? ScoreFor::Vole : ScoreFor::Point;
  const bool matters = result == Result::Point || table_.bold_vole;
  Right& right =
      add(static_cast<Seat>(over_->subject), {what, matters && bold == NoYes::Yes}, Title::Hand);
  right.accrued = over_->occurred;
  right.until = marked_until(right);
  return true;
}

bool PlainScore::third_trick() {
  for (const Seat seat : game::kSeats) {
    const replay::ActIndex at = deal_.playings.back().point_at[seat];
    if (at == replay::kNever) {
      continue;
    }
    int score = before_[game::index_of(seat)];
    for (const Right& right : ledger_.entries.rights) {
      score += right.seat == seat && right.accrued <= at ? right.amount : 0;
    }
    const bool bold = deal_.dealings.back().bold[game::other(seat)].must_be(replay::NoYes::Yes);
    const Earned earned{ScoreFor::Point, bold};
    const int amount = table_.marks[static_cast<std::size_t>(ScoreFor::Point)][bold ? 1 : 0];
    if (amount > 0 && score + amount >= code_.game) {
      Right& right = add(seat, earned, Title::ThirdTrick);
      right.accrued = at;
      right.until = marked_until(right);
      return true;
    }
  }
  return false;
}

/// Who first obtains the game has won it. A hand that was not played to its end is certain only
/// if it was.
bool PlainScore::count_due() {
  std::vector<Right>& rights = ledger_.entries.rights;
  sort_stably(rights, [](const Right& a, const Right& b) { return a.accrued < b.accrued; });
  std::array<int, 2> score = before_;
  bool won = false;
  for (Right& right : rights) {
    const std::size_t who = game::index_of(right.seat);
    right.fate.fallen = won;
    due_[who] += won ? 0 : right.amount;
    score[who] += won ? 0 : right.amount;
    if (!won && score[who] >= code_.game && right.amount > 0) {
      won = true;
      ledger_.game.won = {right.accrued, record::actor_of(right.seat),
                          right.purpose == ScoreFor::King};
    }
  }
  return won || over_ != nullptr;
}

void PlainScore::enter() {
  ledger_.before = ScoreSet::of(before_[0], before_[1]);
  ledger_.due = ScoreSet::of(before_[0] + due_[0], before_[1] + due_[1]);
  ledger_.recorded = ScoreSet::of(before_[0] + marked_[0], before_[1] + marked_[1]);
}

bool tells_nothing_of_before(const DealFacts* next) {
  constexpr replay::BeatSet kTurnUp = replay::bit(replay::Beat::TurnUp);
  if (next == nullptr || next->place.broken_before || next->untold.in_brief) {
    return true;
  }
  if (next->seen.has(record::ActKind::Claim) && claims_points(*next)) {
    return false;
  }
  if (std::ranges::any_of(next->untold.gaps,
                          [](const replay::Gap& gap) { return (gap.beats & kTurnUp) != 0; })) {
    return false;
  }
  const auto& testimony = next->testimony;
  const auto turned =
      std::ranges::find_if(next->beats, [](replay::BeatSet word) { return (word & kTurnUp) != 0; });
  return testimony.empty() ||
         (turned != next->beats.end() && testimony.front().at > turned - next->beats.begin());
}

bool reckon_plainly(const LedgerSource& matter, const CarriedScore& carried, ScoreRoom& room,
                    Ledger& ledger) {
  return PlainScore{matter, carried, table_for(matter.code, room), ledger}.reckon();
}

bool reckon_in_brief(const LedgerSource& matter, const CarriedScore& carried, ScoreRoom& room,
                     Ledger& ledger) {
  return PlainScore{matter, carried, table_for(matter.code, room), ledger}.reckon_in_brief();
}

}  // namespace ecarte::law
