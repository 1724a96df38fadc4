// SPDX-License-Identifier: MIT
//
// What the deal after tells of this one, in one world: marks made there in time, scores shown,
// overscores taken down; and so what was left unmarked until it was too late.
#include <algorithm>
#include <span>

#include "law/claimed_after.hpp"
#include "law/deal_gave.hpp"
#include "law/left_instead.hpp"
#include "law/taken_down.hpp"
#include "law/told_by_marks.hpp"
#include "law/window.hpp"
#include "law/world.hpp"

namespace ecarte::law {

using record::For;

namespace {

/// Does the record stop within the next deal before a trump is told to be turned or anything done
/// that comes after it?
bool stops_before_turn_up(const DealFacts& next) {
  constexpr replay::BeatSet kOfDealing =
      replay::bit(replay::Beat::Cut) | replay::bit(replay::Beat::Packet) |
      replay::bit(replay::Beat::NLooks) | replay::bit(replay::Beat::DTakesUp);
  return !next.stands.deal_follows && std::ranges::all_of(next.beats, [](replay::BeatSet word) {
    return (word & ~kOfDealing) == 0;
  });
}

/// A king that the non-dealer of such a deal marks, and has not announced, is one of the deal
/// before.
bool king_of_deal_before(const DealFacts& next, const Testimony& said) {
  const bool announced = std::ranges::any_of(next.testimony, [&](const Testimony& other) {
    return other.kind == Testimony::Kind::Announce && other.seat == said.seat;
  });
  return said.kind == Testimony::Kind::Mark && said.purpose == For::King &&
         stops_before_turn_up(next) && !announced && !next.dealings.empty() &&
         next.dealings.back().dealer && *next.dealings.back().dealer != said.seat;
}

}  // namespace

TimeSpan next_turn_up(const LedgerSource& matter) {
  const Time end = matter.timeline.deal_end();
  const TimeSpan span = matter.timeline.when(bit(WindowBeat::NextTurnUp), end);
  const auto number = [end](Time at) { return at == kNoTime ? at : at - end; };
  return {number(span.earliest), number(span.latest)};
}

bool before_turn_up(const LedgerSource& matter, const Testimony& said) {
  const replay::DealPlace& place = matter.next->place;
  if (said.kind == Testimony::Kind::Counters && said.at > place.heading && place.game_begins &&
      !place.begins_untold) {
    return false;  // the counters of another game
  }
  if (said.kind == Testimony::Kind::Counters && said.at > place.heading &&
      matter.next->dealings.empty()) {
    return false;  // of a deal of which nothing else is told they show how it left the score
  }
  const Time turned = next_turn_up(matter).earliest;
  const std::vector<replay::BeatSet>& beats = matter.next->beats;
  const bool told = std::ranges::any_of(
      beats, [](replay::BeatSet word) { return (word & replay::bit(replay::Beat::TurnUp)) != 0; });
  if (turned != kNoTime && (told || said.at >= turned || has_marks(matter))) {
    return said.at < turned;
  }
  const bool stops =
      stops_before_turn_up(*matter.next) ||
      (said.at + std::size_t{1} >= beats.size() && !matter.next->stands.deal_follows);
  // Of a deal whose marks are not told none is told to be wanting.
  if (stops && (said.kind == Testimony::Kind::TakeDown ||
                (said.kind == Testimony::Kind::Mark && may_want_marks(matter, said.seat)))) {
    return true;
  }
  if (king_of_deal_before(*matter.next, said)) {
    return true;
  }
  // No trump is told there: once the cards were given, it may have been turned.
  const replay::BeatSet outside =
      replay::bit(replay::Beat::Cut) | replay::bit(replay::Beat::NextGame) |
      replay::bit(replay::Beat::GameEnd) | replay::bit(replay::Beat::Settled);
  const std::size_t until = std::min<std::size_t>(said.at, beats.size());
  return std::ranges::none_of(std::span(beats).first(until),
                              [&](replay::BeatSet word) { return (word & ~outside) != 0; });
}

bool next_tells_of_this(const LedgerSource& matter) {
  return matter.next != nullptr && !matter.next->place.broken_before;
}

Right* mark_of_this(const LedgerSource& matter, WorldScore& account, const Testimony& said) {
  const Time at = matter.timeline.deal_end() + said.at;
  for (Right& right : account.entries.rights) {
    if (right.seat == said.seat && fits(said.purpose, right.purpose) && at < right.until &&
        right.marked < right.amount && !right.fate.fallen) {
      return &right;
    }
  }
  return nullptr;
}

namespace {

/// Is it for something that he says, and is less of that left unmarked than he marks?
bool wants_more_than_is_left(const LedgerSource& matter, const WorldScore& account,
                             const Testimony& said) {
  int left = 0;
  int whole = 0;
  for (const Right& right : account.entries.rights) {
    const bool his = right.seat == said.seat && fits(said.purpose, right.purpose) &&
                     !right.fate.fallen && matter.timeline.deal_end() + said.at < right.until;
    left += his ? right.amount - right.marked : 0;
    whole += his ? right.amount : 0;
  }
  return left < said.amount.or_else(whole);
}

/// A mark made in the deal after, for what was left unmarked in this one. `before`: it is certain
/// that no trump had been turned there.
void mark_in_next(const LedgerSource& matter, WorldScore& account, const Testimony& said,
                  bool before) {
  int left = said.amount.or_else(matter.code.game);
  int points = 0;
  if (wants_more_than_is_left(matter, account, said)) {
    leave_what_is_marked_now(matter, account, said);
  }
  for (Right* right = mark_of_this(matter, account, said); right != nullptr && left > 0;
       right = mark_of_this(matter, account, said)) {
    const int use = std::min(left, right->amount - right->marked);
    right->marked += use;
    right->fate.marked_late = replay::NoYes::Yes;
    points += use;
    left = !said.amount.known() ? 0 : left - use;
  }
  if (points > 0) {
    account.entries.late.push_back({said.at, said.seat, points, before});
  }
  // Some of it has no title here, and none in the deal after either if it was made before that.
  if (before && left > 0) {
    account.doubt.late = replay::NoYes::Yes;
  } else if (points == 0 && account.doubt.late.must_be(replay::NoYes::No)) {
    account.doubt.late = replay::unknown<replay::NoYes>;
  }
}

/// The act by which it is told that he marked nothing for a right.
replay::ActIndex unmarked_at(const Page& page, const Right& right) {
  for (const Testimony& said : page.deal().testimony) {
    if (is_left_unmarked(said) && said.seat == right.seat && fits(said.purpose, right.purpose)) {
      return said.at;
    }
  }
  return page.deal().place.heading;
}

/// A score shown in the deal after, before its turn-up, tells of what was marked by then.
void counted_in_next(const Page& page, WorldScore& account, const Testimony& said) {
  for (const Seat seat : game::kSeats) {
    const std::size_t who = game::index_of(seat);
    const replay::PointsTold shown = said.shown(seat);
    if (!shown.known()) {
      take_as_marked(page, account, seat);
      continue;
    }
    int marked = account.points.marked_to(page.world, who);
    for (const LateMark& late : account.entries.late) {
      marked += late.seat == seat ? late.points : 0;
    }
    if (shown.or_else(0) > marked) {
      const auto left = std::ranges::find_if(account.entries.rights, [&](const Right& right) {
        return right.seat == seat && right.marked < right.amount && left_unmarked(page, right);
      });
      if (left != account.entries.rights.end() &&
          page.world.late_unseen[who] == MarkedLate::Nothing) {
        account.contradiction = replay::Impossible{"score-contradicted",
                                                   unmarked_at(page, *left),
                                                   replay::kNever,
                                                   {},
                                                   record::actor_of(seat)};
        return;
      }
      Testimony mark = said;
      mark.kind = Testimony::Kind::Mark;
      mark.seat = seat;
      mark.purpose = For::Unsaid;
      mark.amount = static_cast<std::uint8_t>(shown.or_else(0) - marked);
      mark_in_next(page.matter, account, mark, true);
    }
  }
}

/// The points of a mark, as far as they are said.
int points_of(const Code& code, const Testimony& said) {
  std::uint16_t law = 0;
  return said.amount.known()         ? said.amount.or_else(0)
         : said.purpose == For::Vole ? tariff(code, kTheVole, &law)
                                     : tariff(code, kThePoint, &law);
}

/// What the counters showed after the deal after, beyond what is told to be marked in it: may it
/// be, and must it be, more than that deal gave the player?
struct ShownAfter {
  bool untold = false;  ///< his half is not shown
  bool may_be_more = false;
  bool must_be_more = false;
};

/// `stood`: what he is told to have had by then. `amount`: what is asked after.
ShownAfter shown_in_next(const LedgerSource& matter, Seat seat, int stood, int amount) {
  const DealFacts& next = *matter.next;
  const TimeSpan turned = next_turn_up(matter);
  int king = 0;
  int tricks = 0;
  for (const Testimony& said : next.testimony) {
    const replay::PointsTold shown = said.shown(seat);
    if (said.kind == Testimony::Kind::Mark && said.seat == seat) {
      (said.purpose == For::King ? king : tricks) += points_of(matter.code, said);
    } else if (said.kind == Testimony::Kind::Counters && said.at >= turned.earliest &&
               !shown.known() && !is_bare_result(said)) {
      return {true, false, false};
    } else if (said.kind == Testimony::Kind::Counters && said.at >= turned.earliest &&
               shown.known()) {
      const int told = king + tricks;
      const int more = shown.or_else(0) - stood;
      const DealGave gave = deal_gave(next, matter.code, seat);
      const int least = std::max(king, gave.king.least) + std::max(tricks, gave.hand.least);
      return {false, more - least >= amount,
              more - told > std::max(0, gave.king.most + gave.hand.most - told)};
    }
  }
  return {};
}

/// The time for it is over: may a right have been used all the same in what is not told of the
/// deals to come?
bool may_be_marked_untold(const Page& page, const WorldScore& account, Right& right) {
  if (page.matter.next == nullptr || right.until < page.matter.timeline.deal_end()) {
    return false;
  }
  const std::size_t who = game::index_of(right.seat);
  const ShownAfter shown =
      shown_in_next(page.matter, right.seat, account.points.marked_to(page.world, who),
                    right.amount - right.marked);
  // What the counters show is no doubt where he is told to have marked nothing.
  const bool told = left_unmarked(page, right);
  if (shown.must_be_more && !told) {
    right.fate.marked_late = right.fate.marked_late | replay::Some{replay::NoYes::Yes};
  }
  // Where they do not show his, of what he marked in part no more was his than he marked.
  const bool untold = shown.untold && right.marked == 0;
  return (!told && (shown.must_be_more || shown.may_be_more || untold)) ||
         deal_untold_after(page, account);
}

}  // namespace

bool shows_more_than_next(const LedgerSource& matter, Seat seat, int stood) {
  const ShownAfter shown =
      next_tells_of_this(matter) ? shown_in_next(matter, seat, stood, 1) : ShownAfter{};
  return shown.untold || shown.may_be_more || shown.must_be_more;
}

bool left_unmarked(const Page& page, const Right& right) {
  return std::ranges::any_of(page.deal().testimony, [&](const Testimony& said) {
    return is_left_unmarked(said) && said.seat == right.seat && fits(said.purpose, right.purpose) &&
           said.dealing == page.grounds.dealing;
  });
}

void read_next(const Page& page, WorldScore& account) {
  if (!next_tells_of_this(page.matter)) {
    return;
  }
  std::array<bool, 2> marked{};
  const TimeSpan turned = next_turn_up(page.matter);
  for (const Testimony& said : page.matter.next->testimony) {
    const std::size_t who = game::index_of(said.seat);
    marked[who] = marked[who] || said.kind == Testimony::Kind::Mark;
    if (said.kind == Testimony::Kind::TakeDown && !marked[who]) {
      taken_down_in_next(page, account, said);
    }
    const bool of_this = said.deals_ago.value_or(1) == 1;
    if (said.kind == Testimony::Kind::Mark && of_this && said.at < turned.latest) {
      mark_in_next(page.matter, account, said, before_turn_up(page.matter, said));
    } else if (said.kind == Testimony::Kind::Counters && before_turn_up(page.matter, said)) {
      counted_in_next(page, account, said);
    }
  }
}

bool is_bare_result(const Testimony& said) {
  return said.kind == Testimony::Kind::Counters && record::is_player(said.by) &&
         !(said.by == 0 ? said.amount_second : said.amount).known();
}

bool is_left_unmarked(const Testimony& said) {
  return said.kind == Testimony::Kind::Mark && said.amount.is(0);
}

namespace {

/// Is it told that he did not mark what was his?
bool told_to_be_left(const Page& page, const WorldScore& account, const Right& right) {
  return left_unmarked(page, right) || claimed_unmarked(page, account, right);
}

}  // namespace

void forfeit_unmarked(const Page& page, WorldScore& account) {
  std::array<int, 2> open{};
  for (Right& right : account.entries.rights) {
    if (!account.scored && !told_to_be_left(page, account, right)) {
      right.marked = right.amount;
      continue;
    }
    if (!account.scored && right.fate.surely_marked_late() && !right.fate.forfeited) {
      open[game::index_of(right.seat)] += right.marked;  // it was marked there, and not here
    }
    if (right.fate.fallen || right.marked >= right.amount || right.amount == 0 ||
        right.until == kNoTime) {
      const int left = right.fate.fallen || right.fate.forfeited ? 0 : right.amount - right.marked;
      open[game::index_of(right.seat)] += left;
      if (left > 0 && right.until == kNoTime && account.scored && next_tells_of_this(page.matter)) {
        // When a trump was turned there is not told: he may have marked it by then.
        account.entries.lost.push_back({right.seat, right.purpose, replay::NotDueWhy::Late,
                                        right.case_index, left, right.basis.told, right.marked > 0,
                                        told_to_be_left(page, account, right)});
      }
      continue;
    }
    const std::size_t who = game::index_of(right.seat);
    if (account.won.by == record::actor_of(right.seat) &&
        account.points.marked_to(page.world, who) >= page.code().game) {
      continue;  // he had won, and his counter stood at the game: there was no more to mark
    }
    if (account.doubt.marked_untold[who]) {
      continue;  // he marked in time, and nobody says that it was less than was his
    }
    const bool told = !account.scored || told_to_be_left(page, account, right);
    if (may_be_marked_untold(page, account, right)) {
      game::Counts& lost = account.doubt.lost[who];
      lost = plus(lost, {0, right.amount - right.marked});
    } else {
      account.points.due[who] -= right.fate.forfeited ? 0 : right.amount - right.marked;
      right.fate.forfeited = true;
      const bool short_of = account.points.base[who] + account.points.due[who] < page.code().game;
      const Timeline& timeline = page.matter.timeline;
      const bool went_on =
          page.matter.next != nullptr &&
          timeline.first_from(replay::bit(replay::Beat::NextGame), timeline.deal_end()) == kNoTime;
      if (account.won.by == record::actor_of(right.seat) && short_of && went_on &&
          !is_king(right)) {
        account.won = {};  // what would have won it he has not got
      }
    }
    account.entries.lost.push_back({right.seat, right.purpose, replay::NotDueWhy::Late,
                                    right.case_index, right.amount - right.marked,
                                    right.basis.told && right.basis.title != Title::Untold,
                                    right.marked > 0, told, left_instead(page, account, right)});
  }
  if (!account.scored) {
    account.points.marks[0] += account.points.due[0] - open[0];
    account.points.marks[1] += account.points.due[1] - open[1];
  }
}

}  // namespace ecarte::law
