// SPDX-License-Identifier: MIT
#include "law/settle.hpp"

#include <algorithm>

#include "codes/remedy_rows.hpp"
#include "law/deeds.hpp"
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

  [[nodiscard]] int number() const { return static_cast<int>(&ruling - rulings.list.data()); }
  [[nodiscard]] const Timeline& timeline() const { return rulings.timeline; }
  [[nodiscard]] bool concerned(const TimedDeed& timed) const {
    return concerns(rulings, timed, ruling.fact.dealing);
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

/// Does the deed let the right go, or use it? `claimed_by_other`: one who was not entitled has
/// claimed it before.
bool uses(const Settling& s, const TimedDeed& timed, bool& claimed_by_other) {
  const Deed& deed = timed.deed;
  const bool offered = (s.c.may.remedies & bit(deed.what)) != 0;
  if (!s.concerned(timed) || timed.at < s.ruling.from ||
      (!offered && deed.what != Remedy::LetStand)) {
    return false;
  }
  if (!deed.cards.empty() && !s.ruling.fact.cards.empty() &&
      (deed.cards & s.ruling.fact.cards).empty()) {
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

/// Looks for the first act by which the entitled player used the option, or let it go.
bool elect(const Settling& s) {
  bool claimed_by_other = false;
  for (std::size_t i = 0; i < s.rulings.deeds.size(); ++i) {
    TimedDeed& timed = s.rulings.deeds[i];
    if (!uses(s, timed, claimed_by_other)) {
      continue;
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
  const bool may_be = s.timeline().untold(what, from, before);
  if (may_be) {
    note_missing(s.given, s.rulings, s.ruling.fact, s.ruling.case_index, kWhetherDone);
  }
  return may_be;
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

/// What the other has drawn already, by right or not, or lets him keep, need not be thrown out.
bool drawn_or_let_go(const Settling& s) {
  return std::ranges::any_of(s.rulings.deeds, [&](const TimedDeed& timed) {
    const bool drawn = timed.deed.what == Remedy::Draw && timed.deed.carried_out;
    const bool let_go = timed.deed.what == Remedy::LetStand && record::is_player(timed.deed.by) &&
                        timed.deed.by != s.ruling.elector;
    return (drawn || let_go) && timed.deed.dealing == s.ruling.fact.dealing &&
           timed.at >= s.ruling.from;
  });
}

/// What conduct alone shows to have been done or not, whatever is said; Status::None if it shows
/// nothing.
Status shown_by_conduct(const Settling& s) {
  const Ruling& ruling = s.ruling;
  switch (ruling.owed) {
    case Remedy::CardStands:
    case Remedy::FirstWordStands:  // of which a result alone does not tell whether they went by it
      return ruling.fact.upheld == Upheld::No                               ? Status::Ignored
             : ruling.fact.upheld != Upheld::Unknown                        ? Status::Imposed
             : ruling.owed == Remedy::FirstWordStands || may_begin_again(s) ? Status::Open
                                                                            : Status::Imposed;
    case Remedy::DealerStands:
      return s.timeline().first(replay::bit(Beat::DTakes), ruling.owed_at, s.dealing_end()) ==
                     kNoTime
                 ? Status::Imposed
                 : Status::Ignored;
    case Remedy::TakeCard:  // he has taken others instead
      return ruling.fact.upheld == Upheld::No && s.c.must.remedy == Remedy::TakeCard
                 ? Status::Ignored
                 : Status::None;
    case Remedy::ThrowOut:
      return drawn_or_let_go(s) ? Status::Moot : Status::None;
    case Remedy::Accept:
      return s.timeline().first(replay::bit(Beat::Discard) | replay::bit(Beat::Given),
                                ruling.owed_at, s.dealing_end()) != kNoTime
                 ? Status::Imposed
                 : Status::None;
    default:
      return Status::None;
  }
}

/// From when on what is owed, and was left undone, annuls nothing: kNoTime if it always does.
Time stands_at(const Settling& s) {
  const WindowBeats beats = stands_from(s.given.deal, s.c, s.ruling.fact);
  return beats == 0 || !codes::annuls(s.ruling.owed)
             ? kNoTime
             : closing_time(s.given.deal, s.timeline(), beats, s.ruling.owed_at,
                            s.ruling.fact.dealing);
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
  const Time limit = of_this_or_dealt(
      s, closing_time(s.given.deal, s.timeline(), codes::row_of(ruling.owed).too_late,
                      ruling.owed_at, ruling.fact.dealing));
  const Time stands = of_this_or_dealt(s, stands_at(s));
  bool claimed = false;  // in time
  for (std::size_t i = 0; i < s.rulings.deeds.size(); ++i) {
    TimedDeed& timed = s.rulings.deeds[i];
    const bool same =
        timed.deed.what == ruling.owed || (annulling && codes::annuls(timed.deed.what));
    const bool claimed_late = !timed.deed.carried_out && timed.at > (annulling ? stands : limit);
    // The new cut that is itself bad mends nothing.
    const bool at_fault = ruling.owed == Remedy::Recut && timed.at == ruling.fact.occurred;
    if (!same || claimed_late || at_fault || !s.concerned(timed) || timed.at < ruling.from) {
      continue;
    }
    timed.ruling = s.number();
    claimed = claimed || (record::is_player(timed.deed.by) && timed.at < limit);
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
  // As long as the hand lasts it can still be dealt again, however far it was played; and a cut
  // that was called for before the cards were given was never waived.
  const bool begins_again = annulling || (ruling.owed == Remedy::Recut && claimed);
  const bool went_on =
      begins_again ? (limit != kNoTime || s.timeline().next_is_dealt()) && !may_begin_again(s)
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

void settle_annulled(const Given& given, Rulings& rulings, int index) {
  const Settling s = settling(given, rulings, index);
  const bool answered =
      s.c.may.given && elect(s) &&
      (s.ruling.elected == Remedy::FreshDeal || s.ruling.elected == Remedy::ReplayHands);
  if (answered) {
    follow_through(s);
  }
  s.ruling.status =
      answered && s.ruling.elected == Remedy::FreshDeal ? Status::Elected : Status::Moot;
}

Missing* note_missing(const Given& given, Rulings& rulings, const Fact& fact,
                      std::uint16_t case_index, int attribute) {
  const Case& c = given.code.cases[case_index];
  Missing open;
  open.law = given.code.law_of(c).number;
  open.id = c.id;
  open.player = fact.subject;
  open.trick = fact.trick;
  open.at = fact.occurred < kSometime ? fact.occurred
            : fact.found < kSometime  ? fact.found
                                      : given.deal.heading;
  open.fact = fact;
  open.attribute = attribute;
  open.would_prove = attribute == kWhetherSo ? fact.cards : game::CardSet{};
  const bool said = std::ranges::any_of(rulings.missing, [&](const Missing& other) {
    return other.law == open.law && other.player == open.player && other.attribute == attribute;
  });
  return said ? nullptr : &rulings.missing.emplace_back(open);
}

Ruling ruling_of(const Given& given, const Timeline& timeline, std::uint16_t case_index,
                 const Fact& fact) {
  const Case& c = given.code.cases[case_index];
  const Window window = window_of(given.deal, timeline, c, fact);
  Ruling ruling;
  ruling.case_index = case_index;
  ruling.fact = fact;
  ruling.from = window.from;
  ruling.until = window.until;
  ruling.maybe_until = window.maybe_until;
  ruling.found_position = found_positions(given.code, given.deal, timeline, fact).first;
  if (c.may.given) {
    ruling.elector = party(given.deal, c.may.who, fact);
    ruling.closes = c.may.until;
  }
  return ruling;
}

}  // namespace ecarte::law
