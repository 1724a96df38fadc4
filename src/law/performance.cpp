// SPDX-License-Identifier: MIT
#include "law/performance.hpp"

#include <algorithm>

#include "codes/remedy_rows.hpp"
#include "law/lookup.hpp"
#include "law/settle.hpp"

namespace ecarte::law {

using replay::Beat;
using replay::Upheld;

void spend(const Settling& s, const TimedDeed& timed) {
  std::vector<Time>& spent = s.rulings.spent;
  const Time end = s.timeline().deal_end();
  if (timed.at >= end && std::ranges::find(spent, timed.at - end) == spent.end()) {
    spent.push_back(timed.at - end);
  }
}

bool maybe_done(const Settling& s, Remedy what, Time from, Time before) {
  return s.timeline().untold(what, from, before) && left_open(s, what);
}

bool left_open(const Settling& s, Remedy what) {
  if (assumes(s.given, s.ruling.fact, kWhetherDone)) {
    return s.given.assumed->answer == 0;
  }
  if (Missing* const open =
          note_missing(s.given, s.rulings, s.ruling.fact, s.ruling.case_index, kWhetherDone)) {
    open->claimed = what;
  }
  return true;
}

bool may_begin_again(const Settling& s) {
  return s.ruling.fact.place.dealing == last_dealing(s.given.deal) &&
         stops_within_hand(s.given.deal, s.timeline());
}

namespace {

/// Is what is owed claimed or done by another name, which no other law answers to?
bool meant(const Settling& s, const TimedDeed& timed) {
  return timed.ruling < 0 &&
         codes::may_mean(timed.deed.what, s.ruling.owed, timed.deed.cards, s.ruling.fact.cards);
}

/// Before a card is dealt, a fresh deal comes to cutting again.
bool cut_again(const Settling& s) {
  const Time packet = s.timeline().first_from(
      replay::bit(Beat::Packet), dealing_begin(s.given.deal, s.ruling.fact.place.dealing));
  for (std::size_t i = 0; i < s.rulings.deeds.size(); ++i) {
    TimedDeed& timed = s.rulings.deeds[i];
    if (timed.deed.what == Remedy::Recut && timed.at > s.ruling.window.from && timed.at < packet) {
      timed.ruling = s.number();
      s.ruling.deed = static_cast<int>(i);
      s.ruling.owed = Remedy::Recut;
      return true;
    }
  }
  return false;
}

/// Is it a deed by which he used, or let go, a choice that is his by another fault?
bool of_own_choice(const Settling& s, const TimedDeed& timed) {
  return std::ranges::any_of(s.given.deal.facts, [&](const Fact& fact) {
    if (fact.place.dealing != timed.deed.dealing || fact.proof != replay::Proof::Proved ||
        fact.occurred > timed.at) {
      return false;
    }
    const Positions at = found_positions(s.given.code, s.given.deal, s.timeline(), fact);
    const Candidates found = candidates(s.given.code, fact, at.first, at.last);
    return std::ranges::any_of(found.all(), [&](std::uint16_t number) {
      const Option& may = s.given.code.cases[number].may;
      const bool offers =
          timed.deed.what == Remedy::LetStand || (may.remedies & bit(timed.deed.what)) != 0;
      return may.given && offers && party(s.given.deal, may.who, fact) == timed.deed.by;
    });
  });
}

/// What the other has drawn already, by right or not, or lets him keep, need not be thrown out. Who
/// has a choice of his own speaks and acts of that.
bool drawn_or_let_go(const Settling& s) {
  return std::ranges::any_of(s.rulings.deeds, [&](const TimedDeed& timed) {
    const bool drawn = timed.deed.what == Remedy::Draw && timed.deed.carried_out;
    const bool let_go = timed.deed.what == Remedy::LetStand && record::is_player(timed.deed.by) &&
                        timed.deed.by != s.ruling.elector;
    return (drawn || let_go) && timed.deed.dealing == s.ruling.fact.place.dealing &&
           timed.at >= s.ruling.window.from && !of_own_choice(s, timed);
  });
}

/// What conduct alone shows to have been done or not, whatever is said; Status::None if it shows
/// nothing.
Status shown_by_conduct(const Settling& s) {
  const Ruling& ruling = s.ruling;
  const Remedy owed = ruling.owed;
  const auto came = [&](WindowBeats beats) {
    return s.timeline().first(beats, ruling.owed_at, s.dealing_end()) != kNoTime;
  };
  if (owed == Remedy::CardStands || owed == Remedy::FirstWordStands) {
    // Of a hand of which only the result is told nobody can say which word they went by.
    const bool open = ruling.fact.upheld == Upheld::Unknown &&
                      (owed == Remedy::FirstWordStands || may_begin_again(s));
    return ruling.fact.upheld == Upheld::No ? Status::Ignored
           : open                           ? Status::Open
                                            : Status::Imposed;
  }
  if (owed == Remedy::DealerStands) {
    const bool open = !came(codes::beats::kCards | codes::beats::kOver) && may_begin_again(s);
    return came(replay::bit(Beat::DTakes)) ? Status::Ignored
           : open                          ? Status::Open
                                           : Status::Imposed;
  }
  const bool took_others = owed == Remedy::TakeCard && s.c.must.remedy == Remedy::TakeCard &&
                           ruling.fact.upheld == Upheld::No;
  const bool exchanged =
      owed == Remedy::Accept && came(replay::bit(Beat::Discard) | replay::bit(Beat::Given));
  return took_others                                      ? Status::Ignored
         : exchanged                                      ? Status::Imposed
         : owed == Remedy::ThrowOut && drawn_or_let_go(s) ? Status::Moot
                                                          : Status::None;
}

/// The acts after which what is owed can no longer be done. What came to be owed only in the play,
/// and counts whenever it is done, is not too late with the next card, but when the hand is over.
WindowBeats too_late(const Settling& s) {
  const codes::RemedyRow row = codes::row_of(s.ruling.owed);
  const Time begin = dealing_begin(s.given.deal, s.ruling.fact.place.dealing);
  const bool in_play = row.late_counts && s.timeline().first_from(codes::beats::kCards, begin,
                                                                  s.ruling.owed_at) != kNoTime;
  const bool lasts =  // as far as the record tells of the hand
      in_play && (stops_within_hand(s.given.deal, s.timeline()) ||
                  s.timeline().first(codes::beats::kOver, s.ruling.owed_at) != kNoTime);
  return lasts ? row.too_late & ~codes::beats::kCards : row.too_late;
}

/// From when on what is owed, and was left undone, annuls nothing: kNoTime if it always does.
Time stands_at(const Settling& s) {
  const WindowBeats beats = stands_from(s.given.deal, s.c, s.ruling.fact);
  return beats == 0 || !codes::annuls(s.ruling.owed) ? kNoTime
                                                     : gone_on(s.given, s.rulings, beats, s.ruling);
}

/// A time that is over only because another deal is headed, of which no card is told, is not over
/// for a dealing that is to be made again: that may be the one.
Time of_this_or_dealt(const Settling& s, Time time) {
  const bool headed = s.timeline().has_next() && !s.timeline().next_is_dealt();
  return headed && codes::annuls(s.ruling.owed) && time >= s.timeline().deal_end() ? kNoTime : time;
}

}  // namespace

Status performed(const Settling& s) {
  Ruling& ruling = s.ruling;
  if (const Status shown = shown_by_conduct(s); shown != Status::None) {
    return shown;
  }
  const bool annulling = codes::annuls(ruling.owed);
  if (annulling && cut_again(s)) {
    return Status::Imposed;
  }
  const Time limit = of_this_or_dealt(s, gone_on(s.given, s.rulings, too_late(s), ruling));
  const Time stands = of_this_or_dealt(s, stands_at(s));
  for (std::size_t i = 0; i < s.rulings.deeds.size(); ++i) {
    TimedDeed& timed = s.rulings.deeds[i];
    const bool same = timed.deed.what == ruling.owed ||
                      (annulling && codes::annuls(timed.deed.what)) || meant(s, timed);
    const bool claimed_late = !timed.deed.carried_out && timed.at > (annulling ? stands : limit);
    if (!same || claimed_late || s.is_bad_cut(timed) || !s.concerned(timed) ||
        timed.at < ruling.window.from) {
      continue;
    }
    timed.ruling = s.number();
    if (timed.deed.carried_out &&
        (timed.at < limit || annulling || codes::row_of(ruling.owed).late_counts)) {
      ruling.deed = static_cast<int>(i);
      spend(s, timed);
      return Status::Imposed;
    }
  }
  if (stands != kNoTime && !maybe_done(s, ruling.owed, ruling.owed_at, stands)) {
    ruling.doubt.owed = true;
    return Status::Ignored;
  }
  // As long as the hand lasts it can still be dealt again, however far it was played.
  const bool went_on =
      annulling ? (limit != kNoTime || s.timeline().next_is_dealt()) && !may_begin_again(s)
                : limit != kNoTime;
  return went_on && !maybe_done(s, ruling.owed, ruling.owed_at, limit) ? Status::Ignored
                                                                       : Status::Open;
}

}  // namespace ecarte::law
