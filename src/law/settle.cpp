// SPDX-License-Identifier: MIT
#include "law/settle.hpp"

#include <algorithm>
#include <span>

#include "codes/remedy_rows.hpp"
#include "law/deeds.hpp"
#include "law/lookup.hpp"
#include "law/performance.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::Beat;
using replay::kNever;
using replay::kSometime;
using replay::Upheld;

namespace {

Settling settling(const Given& given, Rulings& rulings, int index) {
  Ruling& ruling = rulings.list[static_cast<std::size_t>(index)];
  return {given, rulings, ruling, given.code.cases[ruling.case_index]};
}

/// Would the law give him the same at that moment if he had looked at his hand before he made his
/// choice?
bool given_if_seen(const Settling& s, Time used) {
  const auto& attributes = replay::entry(s.ruling.fact.kind).attributes;
  const auto looked =
      std::ranges::find_if(attributes, [](const auto& each) { return each.name == "looked"; });
  if (looked == attributes.end()) {
    return false;
  }
  Fact seen = s.ruling.fact;
  seen.values[static_cast<std::size_t>(looked - attributes.begin())] =
      replay::Some(replay::NoYes::Yes).bits();
  const Positions at = found_positions(s.given.code, s.given.deal, s.timeline(), seen);
  const Candidates found = candidates(s.given.code, seen, at.first, at.last);
  const Deed& deed = s.rulings.deeds[static_cast<std::size_t>(s.ruling.deed)].deed;
  return found.size != 0 && std::ranges::all_of(found.all(), [&](std::uint16_t number) {
           const Case& c = s.given.code.cases[number];
           const Window window = window_of(s.given.deal, s.timeline(), c, seen);
           const Actor elector = party(s.given.deal, c.may.who, seen);
           const bool his = (c.may.remedies & bit(deed.what)) != 0 &&
                            (elector == deed.by || elector == record::kBoth) &&
                            window.from <= used && used < window.closed.earliest;
           return his || (codes::annuls(c.must.remedy) && codes::annuls(deed.what));
         });
}

/// Does he mark what he announced, and does nobody speak against it? Then it was in time.
bool marked_since(const Settling& s, Time announced) {
  return s.c.gives_king && !s.given.deal.alleged.disputed &&
         std::ranges::any_of(s.rulings.deeds, [&](const TimedDeed& timed) {
           return timed.deed.what == Remedy::Mark && timed.deed.by == s.ruling.elector &&
                  timed.deed.points.purpose == record::For::King && timed.at > announced;
         });
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
  if (ruling.window.closed.earliest < ruling.window.closed.latest &&
      used >= ruling.window.closed.earliest && !marked_since(s, used)) {
    note_missing(s.given, s.rulings, ruling.fact, ruling.case_index, kWhetherInTime);
    return true;
  }
  const bool on_looks = (ruling.window.closes & replay::bit(Beat::NLooks)) != 0;
  const std::optional<game::Seat> dealer = dealer_of(s.given.deal, ruling.fact);
  if (!on_looks || ruling.deed < 0 || !dealer) {
    return false;
  }
  const replay::BoundedMoment& looked =
      s.given.deal.dealings[ruling.fact.place.dealing - 1U].looked[game::other(*dealer)];
  const Time at = s.rulings.deeds[static_cast<std::size_t>(ruling.deed)].at;
  const bool after_earliest = looked.earliest == kNever || at > looked.earliest;
  if ((!looked.exact() || looked.latest == kNever) && !given_if_seen(s, at)) {
    if (after_earliest && (looked.latest == kNever || at < looked.latest)) {
      note_missing(s.given, s.rulings, ruling.fact, ruling.case_index, kWhetherCame);
      return true;
    }
  }
  return false;
}

/// Is it the deed of a card of which the fact tells, or of none in particular?
bool of_its_cards(const Settling& s, const Deed& deed) {
  return deed.cards.empty() || s.ruling.fact.cards.empty() ||
         !(deed.cards & s.ruling.fact.cards).empty();
}

/// Does the deed let the right go, or use it? `claimed_by_other`: one who was not entitled has
/// claimed it before.
bool uses(const Settling& s, const TimedDeed& timed, bool& claimed_by_other) {
  const Deed& deed = timed.deed;
  const bool offered = (s.c.may.remedies & bit(deed.what)) != 0;
  if (!s.concerned(timed) || timed.at < s.ruling.window.from ||
      (!offered && deed.what != Remedy::LetStand)) {
    return false;
  }
  if (!of_its_cards(s, deed) || s.is_bad_cut(timed)) {
    return false;  // it was done with another card, or is what was done amiss
  }
  if (deed.what == Remedy::LetStand && s.c.may.lapse == Lapse::Owed &&
      codes::annuls(s.c.may.owed)) {
    return false;  // nothing is there to stand: he has the choice yet, and loses it by his next act
  }
  const Actor elector = s.ruling.elector;
  const bool his = deed.by == elector || (elector == record::kBoth && record::is_player(deed.by));
  if (!his && !deed.carried_out && offered && record::is_player(deed.by)) {
    claimed_by_other = true;
  }
  const bool by_consent = offered && deed.carried_out && codes::row_of(deed.what).for_both;
  // An act that is itself the election does not close its own window.
  return (his || (by_consent && !claimed_by_other)) && timed.at <= s.ruling.window.closed.latest;
}

/// Did the players agree, or have it decided for them, what becomes of the choice: that it is let
/// go, or that another thing is done than was claimed before? That binds, whoever chose what.
bool decides(const Settling& s, const TimedDeed& timed) {
  const bool decided = timed.deed.what == Remedy::LetStand ||
                       (s.ruling.deed >= 0 && (s.c.may.remedies & bit(timed.deed.what)) != 0 &&
                        timed.deed.what != s.ruling.elected);
  return decided && s.c.cls == Class::Irregularity && s.concerned(timed) &&
         timed.at >= s.ruling.window.from && of_its_cards(s, timed.deed) &&
         binds(s.given.deal, timed);
}

/// The hands were to be played, or dealt, again, and then both agreed what the hand counts for:
/// with that it is let go.
bool settles_by_points(const Settling& s, const TimedDeed& timed) {
  const bool claimed = s.ruling.deed >= 0 && s.ruling.status == Status::Elected &&
                       (s.ruling.elected == Remedy::ReplayHands || codes::annuls(s.ruling.elected));
  return claimed && timed.deed.what == Remedy::Mark && s.concerned(timed) &&
         timed.at > s.rulings.deeds[static_cast<std::size_t>(s.ruling.deed)].at &&
         binds(s.given.deal, timed);
}

/// Is it taken to be so that the choice came too late?
bool taken_as_late(const Settling& s, const TimedDeed& timed) {
  return timed.deed.what != Remedy::LetStand && assumes(s.given, s.ruling.fact, kWhetherInTime) &&
         s.given.assumed->answer != 0;
}

/// The deed becomes what was chosen.
void choose(const Settling& s, std::size_t deed) {
  TimedDeed& timed = s.rulings.deeds[deed];
  timed.ruling = s.number();
  s.ruling.deed = static_cast<int>(deed);
  if (timed.deed.what != Remedy::LetStand) {
    s.ruling.status = Status::Elected;
    s.ruling.elected = timed.deed.what;
    s.ruling.doubt.in_time = !binds(s.given.deal, timed) && maybe_closed(s);
  } else if (s.c.may.lapse == Lapse::Owed) {
    s.ruling.owed = s.c.may.owed;
    s.ruling.owed_at = timed.at;
    s.ruling.status = performed(s);
  } else {
    s.ruling.status = Status::Waived;
  }
  spend(s, timed);
}

/// By the deed what was chosen is let go.
void let_go(const Settling& s, std::size_t deed) {
  TimedDeed& timed = s.rulings.deeds[deed];
  timed.ruling = s.number();
  s.ruling.deed = static_cast<int>(deed);
  s.ruling.status = Status::Waived;
  s.ruling.elected = Remedy::None;
  spend(s, timed);
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
      TimeSpan& closed = s.ruling.window.closed;
      closed.latest = std::min(closed.latest, timed.at);
      closed.earliest = std::min(closed.earliest, closed.latest);
      return false;
    }
    choose(s, i);
    return true;
  }
  return false;
}

/// What was claimed and not done gives way to another of the remedies that is carried out in time:
/// no word binds before it is acted upon, but where a law says so.
void take_another(const Settling& s) {
  if (s.ruling.deed < 0 || s.ruling.elected == Remedy::None) {
    return;
  }
  const auto claim = static_cast<std::size_t>(s.ruling.deed);
  const auto serves = [&](const TimedDeed& timed) {
    return timed.deed.carried_out && codes::serves_as(timed.deed.what, s.ruling.elected) &&
           s.concerned(timed);
  };
  std::vector<TimedDeed>& deeds = s.rulings.deeds;
  if (deeds[claim].deed.carried_out || std::ranges::any_of(deeds, serves)) {
    return;
  }
  for (std::size_t i = claim + 1; i < deeds.size(); ++i) {
    const TimedDeed& done = deeds[i];
    bool by_other = false;
    if (!done.deed.carried_out || done.deed.what == Remedy::LetStand || !uses(s, done, by_other)) {
      continue;
    }
    const auto asks_for_it = [&](const TimedDeed& timed) {
      bool of_other = false;
      return codes::serves_as(done.deed.what, timed.deed.what) && !timed.deed.carried_out &&
             uses(s, timed, of_other);
    };
    const auto before = std::span(deeds).first(i);
    const bool his = done.deed.by == s.ruling.elector;
    if (!his && std::ranges::none_of(before, asks_for_it)) {
      continue;  // it was not done for him
    }
    for (TimedDeed& timed : before) {
      timed.ruling = asks_for_it(timed) ? s.number() : timed.ruling;
    }
    return choose(s, i);
  }
}

/// The last that both agreed upon of the choice, or had decided for them, is what it came to.
bool agree(const Settling& s) {
  bool any = false;
  for (std::size_t i = 0; i < s.rulings.deeds.size(); ++i) {
    if (settles_by_points(s, s.rulings.deeds[i])) {
      let_go(s, i);
      any = true;
    } else if (decides(s, s.rulings.deeds[i])) {
      if (s.ruling.deed > static_cast<int>(i)) {  // what is claimed after it is claimed too late
        s.rulings.deeds[static_cast<std::size_t>(s.ruling.deed)].ruling = -1;
      }
      choose(s, i);
      any = true;
    }
  }
  return any;
}

/// The suit that was named is required: is it not led? What is led, if it is, may not be known.
bool was_not_led(const Settling& s, Time required) {
  const bool went_on = s.timeline().first(codes::beats::kCards, required) != kNoTime;
  return s.ruling.fact.upheld == Upheld::No ||
         (s.ruling.fact.upheld == Upheld::Unknown && went_on && !left_open(s, s.ruling.elected));
}

/// When what was chosen can be done no more, the play having gone on: who chose in time has no less
/// than who has not spoken yet, so not before the time to choose is over, in this dealing.
Time done_by(const Settling& s, Time went_on) {
  const bool last = s.ruling.fact.place.dealing == last_dealing(s.given.deal);
  const Time end = last && !s.timeline().has_next() ? kNoTime : s.dealing_end();
  return went_on >= end ? went_on : std::max(went_on, std::min(s.ruling.window.closed.latest, end));
}

/// A claim must be carried out, or the play goes on against it.
void follow_through(const Settling& s) {
  Ruling& ruling = s.ruling;
  if (ruling.status != Status::Elected) {
    return;
  }
  const TimedDeed& election = s.rulings.deeds[static_cast<std::size_t>(ruling.deed)];
  const Time at = election.at;
  if (ruling.elected == Remedy::PlayNamedSuit && was_not_led(s, at)) {
    ruling.status = Status::Ignored;
    ruling.owed = ruling.elected;
    return;
  }
  for (TimedDeed& timed : s.rulings.deeds) {
    if (timed.at >= at && timed.deed.carried_out &&
        codes::serves_as(timed.deed.what, ruling.elected) && s.concerned(timed) &&
        !s.is_bad_cut(timed)) {
      timed.ruling = s.number();
      spend(s, timed);
      return;
    }
  }
  const codes::RemedyRow row = codes::row_of(ruling.elected);
  // To gather the cards when a fresh deal has been claimed is to begin it.
  const WindowBeats begun = row.annuls ? replay::bit(Beat::HandClosed) : WindowBeats{0};
  const Time limit = done_by(s, s.timeline().first(row.too_late & ~begun, at));
  if (!election.deed.carried_out && row.must_follow && limit != kNoTime &&
      !(row.annuls && may_begin_again(s)) && !maybe_done(s, ruling.elected, at, limit)) {
    if (ruling.doubt.in_time) {
      ruling.doubt.owed = true;  // if it came too late, nobody had to heed it
      return;
    }
    ruling.status = Status::Ignored;
    ruling.owed = ruling.elected;
    ruling.owed_at = at;
  }
}

/// What an option came to that nobody used.
void let_lapse(const Settling& s) {
  if (s.ruling.window.closed.latest == kNoTime) {
    s.ruling.status = Status::Open;
    return;
  }
  const bool maybe_used =
      s.c.may.lapse == Lapse::Owed && std::ranges::any_of(s.c.may.in_order, [&](Remedy remedy) {
        return remedy != Remedy::None &&
               maybe_done(s, remedy, s.ruling.window.from, s.ruling.window.closed.latest);
      });
  if (maybe_used) {
    s.ruling.status = Status::Open;
    return;
  }
  s.ruling.status = Status::Lapsed;
  // When the cards are gathered nothing of the hand can be made good any more.
  const bool gathered =
      s.timeline().first_from(replay::bit(Beat::HandClosed), s.ruling.window.closed.latest,
                              s.ruling.window.closed.latest + 1) != kNoTime;
  if (s.c.may.lapse == Lapse::Owed && !gathered) {
    s.ruling.owed = s.c.may.owed;
    s.ruling.owed_at = s.ruling.window.closed.latest;
  }
}

}  // namespace

void settle(const Given& given, Rulings& rulings, int index) {
  const Settling s = settling(given, rulings, index);
  if (s.c.may.given) {
    const bool chosen = elect(s);
    take_another(s);
    if (agree(s) || chosen) {
      follow_through(s);
      return;
    }
    let_lapse(s);
  }
  if (s.c.must.remedy != Remedy::None) {
    s.ruling.owed = s.c.must.remedy;
    s.ruling.owed_at = s.ruling.window.from;
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
    if (elect(s)) {
      follow_through(s);  // asked for and done in time, whatever came of the dealing afterwards
    }
    s.ruling.status = s.ruling.elected == Remedy::FreshDeal ? Status::Elected : Status::Moot;
    if (s.ruling.status == Status::Moot) {  // nor does anything turn on whether it was in time
      std::erase_if(rulings.missing, [&](const Missing& open) {
        return is_of_time(open) && same_fact(open.fact, s.ruling.fact);
      });
    }
    return;
  }
  if (s.c.must.remedy != Remedy::None) {
    s.before = at;
    s.ruling.owed = s.c.must.remedy;
    s.ruling.owed_at = s.ruling.window.from;
    s.ruling.elector = party(given.deal, s.c.must.who, s.ruling.fact);
    s.ruling.status = performed(s);
    if (s.ruling.status == Status::Imposed && s.ruling.deed >= 0) {
      return;  // it was put right before, and rightly asked for
    }
  }
  s.ruling.status = Status::Moot;
}

}  // namespace ecarte::law
