// SPDX-License-Identifier: MIT
//
// The marks of a plain deal: each meets the right that it is for.
#include <algorithm>

#include "law/plain_score.hpp"

namespace ecarte::law {

using record::For;
using replay::ScoreFor;

bool PlainScore::marks() {
  const Time begin = deal_.dealings.front().begin;
  const Time last = over_ == nullptr ? last_of_hand() : 0;
  for (const Testimony& said : deal_.testimony) {
    if (said.at >= begin && !is_of_last_dealing(said.dealing)) {
      return false;  // the cards were dealt again
    }
    switch (said.kind) {
      case Testimony::Kind::Announce:
        continue;
      case Testimony::Kind::TakeDown:
        return false;
      case Testimony::Kind::Mark:
        if (!mark(said, last)) {
          return false;
        }
        break;
      case Testimony::Kind::Counters:
        if (!shows(said) || (said.at < begin && marked_ != std::array<int, 2>{})) {
          return false;
        }
        break;
    }
    scored_ = scored_ || (said.at >= begin && said.at >= deal_.place.heading);
  }
  return scored_;
}

/// The last act told of the hand.
Time PlainScore::last_of_hand() const {
  constexpr WindowBeats kOfHand =
      (replay::bit(replay::Beat::HandOver) - 1U) & ~replay::bit(replay::Beat::Cut);
  std::size_t at = deal_.beats.size();
  while (at > 0 && (deal_.beats[at - 1] & kOfHand) == 0) {
    --at;
  }
  return static_cast<Time>(at == 0 ? 0 : at - 1);
}

/// Is the mark just what one right leaves to be marked? A bare number is for what was last won.
bool PlainScore::mark(const Testimony& said, Time last_of_hand) {
  const bool bare = said.purpose == For::Unsaid;
  if (said.amount.is(0) || said.amount.some_only() || said.deals_ago.value_or(0) > 0 ||
      (over_ == nullptr && said.purpose != For::King && said.at <= last_of_hand)) {
    return false;
  }
  const bool told = said.amount.known();
  std::vector<Right>& rights = ledger_.entries.rights;
  for (std::size_t i = 0; i < rights.size(); ++i) {
    Right& right = rights[bare ? rights.size() - 1 - i : i];
    if (right.seat != said.seat || !fits(said.purpose, right.purpose) ||
        (bare && accrued_after(right, said.at))) {
      continue;
    }
    const int room = right.fate.fallen ? 0 : right.amount - right.marked;
    const int wanted = told                        ? said.amount.or_else(0)
                       : said.purpose == For::King ? std::max(1, right.amount)
                       : said.purpose == For::Vole
                           ? table_.marks[static_cast<std::size_t>(ScoreFor::Vole)][0]
                           : room;
    const bool other = said.purpose == For::Point && !told && right.purpose == ScoreFor::Vole;
    if (said.at >= right.until || other) {
      return false;
    }
    if (room == 0 && told) {
      continue;
    }
    if (room == 0 || wanted > room || (wanted < room && !has_game(said.seat, wanted))) {
      return false;
    }
    right.marked += wanted;
    marked_[game::index_of(said.seat)] += wanted;
    if (right.basis.ruling >= 0) {
      std::ranges::find(ledger_.entries.kings, right.basis.ruling, &KingFate::ruling)->status =
          Status::Elected;
    }
    return true;
  }
  return false;
}

/// Does he stand at the points of the game, which he has won, when he marks so many? Then no more
/// need be marked.
bool PlainScore::has_game(Seat seat, int marked_now) const {
  const std::size_t who = game::index_of(seat);
  return ledger_.game.won.by == record::actor_of(seat) &&
         before_[who] + marked_[who] + marked_now >= code_.game;
}

/// Was the hand over later than act `at`? Once he had made his third trick he may count it.
bool PlainScore::accrued_after(const Right& right, Time at) const {
  const bool by_then = right.basis.title == Title::Hand && !deal_.playings.empty() &&
                       deal_.playings.back().point_at[right.seat] < at;
  return right.accrued > at && !by_then;
}

/// Do the counters stand as they must?
bool PlainScore::shows(const Testimony& said) const {
  const auto same = [&](Seat seat) {
    const int now = before_[game::index_of(seat)] + marked_[game::index_of(seat)];
    const replay::PointsTold shown = said.shown(seat);
    return shown.known() &&
           std::min<int>(shown.or_else(0), code_.game) == std::min<int>(now, code_.game);
  };
  return said.either_way == Testimony{}.either_way && std::ranges::all_of(game::kSeats, same);
}

bool PlainScore::all_marked() const {
  return std::ranges::all_of(ledger_.entries.rights, [this](const Right& right) {
    const bool all = right.marked >= right.amount || has_game(right.seat, 0);
    return right.fate.fallen ? !is_king(right) : right.marked > 0 && all;
  });
}

}  // namespace ecarte::law
