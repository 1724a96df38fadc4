// SPDX-License-Identifier: MIT
#include "law/settle.hpp"

#include <algorithm>

#include "codes/remedy_rows.hpp"
#include "law/deeds.hpp"
#include "law/lookup.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::Beat;
using replay::kNever;
using replay::kSometime;
using replay::Upheld;

namespace {

/// One ruling under settlement.
struct Settling {
  const Given& given;
  Rulings& rulings;
  Ruling& ruling;
  const Case& c;
  Time before = kNoTime;  ///< what was done from this act on is no matter of it

  [[nodiscard]] int number() const { return static_cast<int>(&ruling - rulings.list.data()); }
  [[nodiscard]] const Timeline& timeline() const { return rulings.timeline; }
  [[nodiscard]] bool concerned(const TimedDeed& timed) const {
    return timed.at < before && concerns(rulings, timed, ruling.fact);
  }
  [[nodiscard]] Time dealing_end() const {
    return law::dealing_end(given.deal, timeline(), ruling.fact.dealing);
  }
};

Settling settling(const Given& given, Rulings& rulings, int index) {
  Ruling& ruling = rulings.list[static_cast<std::size_t>(index)];
  return {given, rulings, ruling, given.code.cases[ruling.case_index]};
}

/// An act of the deal after that was spent on this one is not judged again there.
void spend(const Settling& s, const TimedDeed& timed) {
  std::vector<Time>& spent = s.rulings.spent;
  const Time end = s.timeline().deal_end();
  if (timed.at >= end && std::ranges::find(spent, timed.at - end) == spent.end()) {
    spent.push_back(timed.at - end);
  }
}

/// The election is only as good as our knowledge of when the window closed: what closes it may have
/// been done in a stretch that is not told, or have been a look at the hand that nobody wrote down.
/// True if it is not.
bool maybe_closed(const Settling& s) {
  const Ruling& ruling = s.ruling;
  if (assumes(s.given, ruling.fact, kWhetherInTime)) {
    return false;
  }
  const Time used = s.rulings.deeds[static_cast<std::size_t>(ruling.deed)].at;
  if (ruling.maybe_until < ruling.until && used >= ruling.maybe_until) {
    note_missing(s.given, s.rulings, ruling.fact, ruling.case_index, kWhetherInTime);
    return true;
  }
  const bool on_looks = (ruling.closes & replay::bit(Beat::NLooks)) != 0;
  const std::optional<game::Seat> dealer = dealer_of(s.given.deal, ruling.fact);
  if (!on_looks || ruling.deed < 0 || !dealer) {
    return false;
  }
  const replay::Moment& looked =
      s.given.deal.dealings[ruling.fact.dealing - 1U].looked[game::other(*dealer)];
  const Time at = s.rulings.deeds[static_cast<std::size_t>(ruling.deed)].at;
  const bool after_earliest = looked.earliest == kNever || at > looked.earliest;
  if (!looked.exact() || looked.latest == kNever) {
    if (after_earliest && (looked.latest == kNever || at < looked.latest)) {
      note_missing(s.given, s.rulings, ruling.fact, ruling.case_index, kWhetherCame);
      return true;
    }
  }
  return false;
}

Status performed(const Settling& s);

/// Is it the deed of a card of which the fact tells, or of none in particular?
bool of_its_cards(const Settling& s, const Deed& deed) {
  return deed.cards.empty() || s.ruling.fact.cards.empty() ||
         !(deed.cards & s.ruling.fact.cards).empty();
}

/// Is what is owed claimed or done by another name, which no other law answers to?
bool meant(const Settling& s, const TimedDeed& timed) {
  return timed.ruling < 0 &&
         codes::may_mean(timed.deed.what, s.ruling.owed, timed.deed.cards, s.ruling.fact.cards);
}

/// Does the deed let the right go, or use it? `claimed_by_other`: one who was not entitled has
/// claimed it before.
bool uses(const Settling& s, const TimedDeed& timed, bool& claimed_by_other) {
  const Deed& deed = timed.deed;
  const bool offered = (s.c.may.remedies & bit(deed.what)) != 0;
  if (!s.concerned(timed) || timed.at < s.ruling.from ||
      (!offered && deed.what != Remedy::LetStand)) {
    return false;
  }
  if (!of_its_cards(s, deed)) {
    return false;  // it was done with another card
  }
  const Actor elector = s.ruling.elector;
  const bool his = deed.by == elector || (elector == record::kBoth && record::is_player(deed.by));
  if (!his && !deed.carried_out && offered && record::is_player(deed.by)) {
    claimed_by_other = true;
  }
  const bool by_consent = offered && deed.carried_out && codes::row_of(deed.what).for_both;
  // An act that is itself the election does not close its own window.
  return (his || (by_consent && !claimed_by_other)) && timed.at <= s.ruling.until;
}

/// Is it taken to be so that the choice came too late?
bool taken_as_late(const Settling& s, const TimedDeed& timed) {
  return timed.deed.what != Remedy::LetStand && assumes(s.given, s.ruling.fact, kWhetherInTime) &&
         s.given.assumed->answer != 0;
}

/// Looks for the first act by which the entitled player used the option, or let it go.
bool elect(const Settling& s) {
  bool claimed_by_other = false;
  for (std::size_t i = 0; i < s.rulings.deeds.size(); ++i) {
    TimedDeed& timed = s.rulings.deeds[i];
    if (!uses(s, timed, claimed_by_other)) {
      continue;
    }
    if (taken_as_late(s, timed)) {
      s.ruling.until = std::min(s.ruling.until, timed.at);
      return false;
    }
    timed.ruling = s.number();
    s.ruling.deed = static_cast<int>(i);
    if (timed.deed.what != Remedy::LetStand) {
      s.ruling.status = Status::Elected;
      s.ruling.elected = timed.deed.what;
      s.ruling.maybe_late = maybe_closed(s);
    } else if (s.c.may.lapse == Lapse::Owed) {
      s.ruling.owed = s.c.may.owed;
      s.ruling.owed_at = timed.at;
      s.ruling.status = performed(s);
    } else {
      s.ruling.status = Status::Waived;
    }
    spend(s, timed);
    return true;
  }
  return false;
}

/// May it have been done in a stretch that is not told? Then that it was not is not known, and is
/// said to be open.
bool maybe_done(const Settling& s, Remedy what, Time from, Time before) {
  if (!s.timeline().untold(what, from, before)) {
    return false;
  }
  if (assumes(s.given, s.ruling.fact, kWhetherDone)) {
    return s.given.assumed->answer == 0;
  }
  if (Missing* const open =
          note_missing(s.given, s.rulings, s.ruling.fact, s.ruling.case_index, kWhetherDone)) {
    open->claimed = what;
  }
  return true;
}

/// Does the record stop while the cards of this dealing are still in play?
bool may_begin_again(const Settling& s) {
  return s.ruling.fact.dealing == last_dealing(s.given.deal) &&
         stops_within_hand(s.given.deal, s.timeline());
}

/// A claim must be carried out, or the play goes on against it.
void follow_through(const Settling& s) {
  Ruling& ruling = s.ruling;
  if (ruling.status != Status::Elected) {
    return;
  }
  const TimedDeed& election = s.rulings.deeds[static_cast<std::size_t>(ruling.deed)];
  const Time at = election.at;
  if (ruling.elected == Remedy::PlayNamedSuit && ruling.fact.upheld == Upheld::No) {
    ruling.status = Status::Ignored;
    ruling.owed = ruling.elected;
    return;
  }
  for (TimedDeed& timed : s.rulings.deeds) {
    if (timed.at >= at && timed.deed.carried_out &&
        codes::serves_as(timed.deed.what, ruling.elected) && s.concerned(timed)) {
      timed.ruling = s.number();
      spend(s, timed);
      return;
    }
  }
  const codes::RemedyRow row = codes::row_of(ruling.elected);
  // To gather the cards when a fresh deal has been claimed is to begin it.
  const WindowBeats begun = row.annuls ? replay::bit(Beat::HandClosed) : WindowBeats{0};
  const Time limit = s.timeline().first(row.too_late & ~begun, at);
  if (!election.deed.carried_out && row.must_follow && limit != kNoTime &&
      !(row.annuls && may_begin_again(s)) && !maybe_done(s, ruling.elected, at, limit)) {
    if (ruling.maybe_late) {
      ruling.unsure = true;  // if it came too late, nobody had to heed it
      return;
    }
    ruling.status = Status::Ignored;
    ruling.owed = ruling.elected;
    ruling.owed_at = at;
  }
}

/// Before a card is dealt, a fresh deal comes to cutting again.
bool cut_again(const Settling& s) {
  const Time packet = s.timeline().first_from(replay::bit(Beat::Packet),
                                              dealing_begin(s.given.deal, s.ruling.fact.dealing));
  for (std::size_t i = 0; i < s.rulings.deeds.size(); ++i) {
    TimedDeed& timed = s.rulings.deeds[i];
    if (timed.deed.what == Remedy::Recut && timed.at > s.ruling.from && timed.at < packet) {
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
    if (fact.dealing != timed.deed.dealing || fact.proof != replay::Proof::Proved ||
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
    return (drawn || let_go) && timed.deed.dealing == s.ruling.fact.dealing &&
           timed.at >= s.ruling.from && !of_own_choice(s, timed);
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
    return came(replay::bit(Beat::DTakes)) ? Status::Ignored : Status::Imposed;
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

/// Was what is owed done, left undone, or is there still time?
Status performed(const Settling& s) {
  Ruling& ruling = s.ruling;
  if (const Status shown = shown_by_conduct(s); shown != Status::None) {
    return shown;
  }
  const bool annulling = codes::annuls(ruling.owed);
  if (annulling && cut_again(s)) {
    return Status::Imposed;
  }
  const Time limit =
      of_this_or_dealt(s, gone_on(s.given, s.rulings, codes::row_of(ruling.owed).too_late, ruling));
  const Time stands = of_this_or_dealt(s, stands_at(s));
  for (std::size_t i = 0; i < s.rulings.deeds.size(); ++i) {
    TimedDeed& timed = s.rulings.deeds[i];
    const bool same = timed.deed.what == ruling.owed ||
                      (annulling && codes::annuls(timed.deed.what)) || meant(s, timed);
    const bool claimed_late = !timed.deed.carried_out && timed.at > (annulling ? stands : limit);
    // The new cut that is itself bad mends nothing.
    const bool at_fault = ruling.owed == Remedy::Recut && timed.at == ruling.fact.occurred;
    if (!same || claimed_late || at_fault || !s.concerned(timed) || timed.at < ruling.from) {
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
    ruling.unsure = true;
    return Status::Ignored;
  }
  // As long as the hand lasts it can still be dealt again, however far it was played.
  const bool went_on =
      annulling ? (limit != kNoTime || s.timeline().next_is_dealt()) && !may_begin_again(s)
                : limit != kNoTime;
  return went_on && !maybe_done(s, ruling.owed, ruling.owed_at, limit) ? Status::Ignored
                                                                       : Status::Open;
}

/// What an option came to that nobody used.
void let_lapse(const Settling& s) {
  if (s.ruling.until == kNoTime) {
    s.ruling.status = Status::Open;
    return;
  }
  const bool maybe_used =
      s.c.may.lapse == Lapse::Owed && std::ranges::any_of(s.c.may.in_order, [&](Remedy remedy) {
        return remedy != Remedy::None && maybe_done(s, remedy, s.ruling.from, s.ruling.until);
      });
  if (maybe_used) {
    s.ruling.status = Status::Open;
    return;
  }
  s.ruling.status = Status::Lapsed;
  // When the cards are gathered nothing of the hand can be made good any more.
  const bool gathered = s.timeline().first_from(replay::bit(Beat::HandClosed), s.ruling.until,
                                                s.ruling.until + 1) != kNoTime;
  if (s.c.may.lapse == Lapse::Owed && !gathered) {
    s.ruling.owed = s.c.may.owed;
    s.ruling.owed_at = s.ruling.until;
  }
}

}  // namespace

void settle(const Given& given, Rulings& rulings, int index) {
  const Settling s = settling(given, rulings, index);
  if (s.c.may.given && elect(s)) {
    follow_through(s);
    return;
  }
  if (s.c.may.given) {
    let_lapse(s);
  }
  if (s.c.must.remedy != Remedy::None) {
    s.ruling.owed = s.c.must.remedy;
    s.ruling.owed_at = s.ruling.from;
    s.ruling.elector = party(given.deal, s.c.must.who, s.ruling.fact);
  }
  if (s.ruling.owed != Remedy::None) {
    s.ruling.status = performed(s);
  } else if (!s.c.may.given) {
    const bool unfound =
        replay::entry(s.ruling.fact.kind).can_be_found && s.ruling.fact.found == kNever;
    s.ruling.status = unfound && s.c.cls == Class::Irregularity ? Status::Latent
                      : s.c.effects != 0                        ? Status::Imposed
                                                                : Status::None;
  }
}

void settle_annulled(const Given& given, Rulings& rulings, int index, Time at) {
  Settling s = settling(given, rulings, index);
  if (s.c.may.given) {
    const bool answered = elect(s) && (s.ruling.elected == Remedy::FreshDeal ||
                                       s.ruling.elected == Remedy::ReplayHands);
    if (answered) {
      follow_through(s);
    }
    s.ruling.status =
        answered && s.ruling.elected == Remedy::FreshDeal ? Status::Elected : Status::Moot;
    return;
  }
  if (s.c.must.remedy != Remedy::None) {
    s.before = at;
    s.ruling.owed = s.c.must.remedy;
    s.ruling.owed_at = s.ruling.from;
    s.ruling.elector = party(given.deal, s.c.must.who, s.ruling.fact);
    s.ruling.status = performed(s);
    if (s.ruling.status == Status::Imposed && s.ruling.deed >= 0) {
      return;  // it was put right before, and rightly asked for
    }
  }
  s.ruling.status = Status::Moot;
}

}  // namespace ecarte::law
