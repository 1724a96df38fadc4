// SPDX-License-Identifier: MIT
#include "law/judging_doubts.hpp"

#include <algorithm>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/deeds.hpp"
#include "law/narrowing.hpp"
#include "law/nearest_rulings.hpp"
#include "law/settle.hpp"

namespace ecarte::law {

using replay::kSometime;

namespace {

/// Has the adversary said of himself what cannot be true of both, and it is not known of which it
/// is not?
bool is_contradicted(const Judging& j, const Fact& fact) {
  return codes::was_announced(fact.kind) &&
         std::ranges::any_of(j.given.deal.facts, [&](const Fact& other) {
           return other.kind == fact.kind && other.place.dealing == fact.place.dealing &&
                  other.subject != fact.subject && other.proof == replay::Proof::Allowed;
         });
}

/// Was it said of him at the table that he misplayed, in this deal or the one after?
bool is_misplay_alleged(const Given& given, const Fact& fact) {
  return fact.kind == replay::FactKind::Misplay &&
         (given.deal.alleged.here[fact.subject] ||
          (given.next != nullptr && given.next->alleged.before[fact.subject]));
}

/// Did he himself ask for what then was done, by whom is not told? Then it was done for him, and
/// says nothing against him.
bool is_done_for(const Judging& j, Actor player, const TimedDeed& timed) {
  return !record::is_player(timed.deed.by) &&
         std::ranges::any_of(j.rulings.deeds, [&](const TimedDeed& other) {
           return other.deed.what == timed.deed.what && other.deed.by == player &&
                  other.at <= timed.at;
         });
}

/// Could he still put it right free of penalty where the record stops, if it is so?
bool may_mend_yet(const Judging& j, const Fact& fact) {
  return codes::not_put_right(fact) && may_still_be_mended(j, fact, codes::kHandEnds);
}

/// Does anybody allege of him what is not proved: by finding it, by saying of himself what cannot
/// be true beside it, or by asking for what it would give?
bool is_alleged(const Judging& j, const Fact& fact, const Candidates& found) {
  const bool taken_back = codes::row_of(fact.kind).pending.attribute >= 0 &&
                          !codes::not_put_right(fact);  // then he owned to it himself
  if (!record::is_player(fact.subject) || fact.found != replay::kNever || taken_back ||
      is_misplay_alleged(j.given, fact) || is_contradicted(j, fact)) {
    return true;
  }
  if (may_mend_yet(j, fact)) {
    return false;  // as yet no remedy is to be had for it, and so none is claimed
  }
  Remedies given = 0;
  for (const std::uint16_t number : found.all()) {
    given |= j.given.code.cases[number].may.remedies;
  }
  return std::ranges::any_of(j.rulings.deeds, [&](const TimedDeed& timed) {
    return (given & bit(timed.deed.what)) != 0 && timed.deed.by != fact.subject &&
           !is_done_for(j, fact.subject, timed) &&
           (codes::was_announced(fact.kind) ||
            !upon_open_word(j.given.code, j.given.deal, j.rulings.list, timed.deed));
  });
}

/// Did the other announce a king in the same dealing?
bool announced_by_other(const Judging& j, const Fact& fact) {
  return std::ranges::any_of(j.rulings.deeds, [&](const TimedDeed& timed) {
    return timed.deed.what == Remedy::Announce && timed.deed.dealing == fact.place.dealing &&
           timed.deed.by != fact.subject && timed.at < j.rulings.timeline.deal_end();
  });
}

/// Is it no more than a right that nobody has used? What became of it then turns on nothing
/// written.
bool is_unused_right(const Judging& j, const Fact& fact, const Candidates& found) {
  Remedies offered = 0;
  for (const std::uint16_t number : found.all()) {
    const Case& c = j.given.code.cases[number];
    if ((c.cls != Class::Election && c.cls != Class::Info) || codes::awards(c)) {
      return false;
    }
    offered |= c.may.remedies;
  }
  offered |= (offered & bit(Remedy::AnnounceAndMark)) != 0 ? bit(Remedy::Announce) : Remedies{0};
  return std::ranges::none_of(j.rulings.deeds, [&](const TimedDeed& timed) {
    return timed.deed.by == fact.subject && timed.deed.dealing == fact.place.dealing &&
           (offered & bit(timed.deed.what)) != 0;
  });
}

/// Several cases may answer, and some give a fresh deal, which was claimed, and the dealing played
/// on.
void doubt_claimed(Judging& j, const Fact& fact, const Candidates& found) {
  Remedies offered = 0;
  for (const std::uint16_t number : found.all()) {
    offered |= j.given.code.cases[number].may.remedies;
  }
  // What everybody sees need not be found.
  const replay::ActIndex came_to_light =
      replay::entry(fact.kind).can_be_found ? fact.found : fact.occurred;
  for (const TimedDeed& timed : j.rulings.deeds) {
    const bool claimed = codes::annuls(timed.deed.what) && (offered & bit(timed.deed.what)) != 0 &&
                         timed.deed.dealing == fact.place.dealing && !timed.deed.carried_out &&
                         record::is_player(timed.deed.by) && came_to_light <= timed.at;
    if (claimed && fact.place.dealing == last_dealing(j.given.deal) &&
        std::ranges::none_of(j.rulings.deeds, [&](const TimedDeed& since) {
          return lets_go(j.given.deal, timed, since);  // whatever the answer is, it stands
        })) {
      return doubt_dealing(j, timed.at);
    }
  }
}

/// Is it a fault that he who made it puts right, and that costs nothing then?
bool is_mended_by_himself(const Case& c) {
  return c.may.given && c.may.who == codes::Who::Subject && c.effects == 0 &&
         c.must.remedy == Remedy::None;
}

/// Could he still put it right free of penalty where the record stops, if it is so? Then nobody has
/// anything by it, and no ruling turns on it; but for a king's mark.
bool costs_nothing_yet(const Judging& j, const Fact& fact) {
  return codes::row_of(fact.kind).king == codes::KingIs::Unsaid && may_mend_yet(j, fact);
}

/// Does another fault of his of the same kind, in the same playing, give all that this one would?
/// Then nothing turns on it, unless somebody found this one.
bool gives_no_more(const Judging& j, const Fact& fact, const Case& c) {
  return fact.kind == replay::FactKind::Misplay && fact.found == replay::kNever &&
         std::ranges::any_of(j.rulings.list, [&](const Ruling& ruling) {
           const Case& other = j.given.code.cases[ruling.case_index];
           return ruling.fact.kind == fact.kind && ruling.fact.subject == fact.subject &&
                  ruling.fact.proof == replay::Proof::Proved && !ruling.doubt.which &&
                  ruling.fact.place.dealing == fact.place.dealing &&
                  ruling.fact.place.playing == fact.place.playing &&
                  other.may.remedies == c.may.remedies && other.effects == c.effects;
         });
}

/// Was the card put in the place of one that was found out and taken up in time, and did nobody ask
/// for anything once it could not be taken up any more? Then what is said of that trick is said of
/// the first.
bool is_in_place_of(const Judging& j, const Fact& fact, const Case& c) {
  const codes::Pending& pending = codes::row_of(fact.kind).pending;
  if (fact.kind != replay::FactKind::Misplay || fact.found != replay::kNever ||
      fact.occurred >= kSometime) {
    return false;
  }
  const Time stands =
      j.rulings.timeline
          .when(resolve(pending.until, subject_deals(j.given.deal, fact)), fact.occurred + 1U)
          .earliest;
  const bool asked = std::ranges::any_of(j.rulings.deeds, [&](const TimedDeed& timed) {
    return (c.may.remedies & bit(timed.deed.what)) != 0 && timed.deed.by != fact.subject &&
           timed.at >= stands;
  });
  return !asked && std::ranges::any_of(j.given.deal.facts, [&](const Fact& first) {
    return first.kind == fact.kind && first.subject == fact.subject &&
           first.proof == replay::Proof::Proved && !codes::not_put_right(first) &&
           first.place.dealing == fact.place.dealing && first.place.playing == fact.place.playing &&
           first.place.trick == fact.place.trick && first.occurred < fact.occurred;
  });
}

}  // namespace

bool may_still_be_mended(const Judging& j, const Fact& fact, WindowBeats or_until) {
  const codes::Pending& pending = codes::row_of(fact.kind).pending;
  const Timeline& timeline = j.rulings.timeline;
  const bool played_again =
      fact.place.playing != 0 && fact.place.playing < j.given.deal.playings.size();
  if (pending.attribute < 0 || timeline.has_next() || fact.occurred >= kSometime || played_again) {
    return false;
  }
  const WindowBeats until = resolve(pending.until, subject_deals(j.given.deal, fact)) | or_until;
  return timeline.when(until, fact.occurred + 1U).earliest == kNoTime &&
         timeline.first_from(codes::kHandEnds, fact.occurred, fact.occurred + 1U) == kNoTime;
}

void doubt_dealing(Judging& j, Time at) {
  j.annulled.earliest = std::min(j.annulled.earliest, at);
  j.rulings.annulled.deal = j.rulings.annulled.deal | replay::NoYes::Yes;
}

bool maybe_fallen(const Judging& j, const Fact& fact) {
  return fact.occurred < kSometime && fact.occurred > j.annulled.earliest &&
         codes::row_of(fact.kind).step != codes::JudgingStep::After;
}

bool disputed_in_time(const Judging& j, const Fact& fact, const Candidates& found) {
  if (codes::row_of(fact.kind).king != codes::KingIs::Held || !j.given.deal.alleged.disputed) {
    return false;
  }
  return std::ranges::any_of(j.rulings.deeds, [&](const TimedDeed& timed) {
    const auto in_time = [&](std::uint16_t number) {
      const Case& c = j.given.code.cases[number];
      return timed.at < window_of(j.given.deal, j.rulings.timeline, c, fact).closed.latest;
    };
    return timed.deed.what == Remedy::Announce && timed.deed.by == fact.subject &&
           timed.deed.dealing == fact.place.dealing && std::ranges::any_of(found.all(), in_time) &&
           !std::ranges::all_of(found.all(), in_time);
  });
}

void judge_allowed(const Judging& j, const Fact& fact, const Candidates& found) {
  const auto gives = std::ranges::find_if_not(
      found.all(), [&](std::uint16_t number) { return gives_nothing(j.given.code.cases[number]); });
  if (gives == found.all().end() || codes::row_of(fact.kind).reads == codes::Reads::King) {
    return;
  }
  if (costs_nothing_yet(j, fact) || is_in_place_of(j, fact, j.given.code.cases[*gives]) ||
      gives_no_more(j, fact, j.given.code.cases[*gives])) {
    return;
  }
  const codes::FactRow& row = codes::row_of(fact.kind);
  // A king announced was held, if the other says nothing to it.
  const bool no_king = row.king == codes::KingIs::NotHeld && !announced_by_other(j, fact);
  if ((row.if_alleged || no_king) && !is_alleged(j, fact, found)) {
    return;  // what the cards merely allow, and nobody asks about
  }
  if (Missing* open = note_missing(j.given, j.rulings, fact, *gives, kWhetherSo)) {
    open->alternatives = {Alternative{0, *gives}, Alternative{}};
    open->answers = 2;
    j.rulings.supposed.push_back(ruling_of(j.given, j.rulings.timeline, *gives, fact));
  }
  bool caps = false;
  for (const std::uint16_t number : found.all()) {
    const Case& c = j.given.code.cases[number];
    j.rulings.in_doubt.remedies |= c.may.remedies | bit(c.must.remedy);
    caps = caps || (c.effects & bit(Remedy::Ceiling)) != 0;
  }
  if (caps && record::is_player(fact.subject)) {
    j.rulings.in_doubt.capped[fact.subject] = true;
  }
}

std::uint16_t annulled_by_all(const Judging& j, const Fact& fact, const Candidates& found) {
  const Timeline& timeline = j.rulings.timeline;
  const bool so = std::ranges::any_of(j.rulings.deeds, [&](const TimedDeed& timed) {
    const bool claimed = codes::annuls(timed.deed.what) && !timed.deed.carried_out &&
                         record::is_player(timed.deed.by) &&
                         timed.deed.dealing == fact.place.dealing && timed.at < timeline.deal_end();
    return claimed && std::ranges::all_of(found.all(), [&](std::uint16_t number) {
             const Case& c = j.given.code.cases[number];
             if (codes::annuls(c.must.remedy)) {
               return true;
             }
             const Window window = window_of(j.given.deal, timeline, c, fact);
             return (c.may.remedies & bit(timed.deed.what)) != 0 &&
                    party(j.given.deal, c.may.who, fact) == timed.deed.by &&
                    window.from <= timed.at && timed.at < window.closed.latest;
           });
  });
  if (!so) {
    return kNoCase;
  }
  // What is due without a choice is not told to be so.
  return last_choice(j.given.code, found);
}

void leave_count_in_doubt(Judging& j, const Case& c, const Fact& fact) {
  if ((c.effects & bit(Remedy::CountTricks)) != 0 && record::is_player(fact.subject) &&
      fact.place.dealing == last_dealing(j.given.deal)) {
    j.rulings.in_doubt.counted[1U - fact.subject] = true;
  }
}

void leave_in_doubt(Judging& j, const Fact& fact, Positions at, const Candidates& found) {
  Missing* const open =
      is_unused_right(j, fact, found)
          ? nullptr
          : note_missing(j.given, j.rulings, fact, found.cases[0], found.splitting);
  if (open != nullptr) {
    open->answers = static_cast<std::uint8_t>(
        alternatives(j.given.code, fact, at.first, at.last, found, open->alternatives));
  }
  if (fact.proof == replay::Proof::Allowed &&
      codes::row_of(fact.kind).king == codes::KingIs::Held && record::is_player(fact.subject)) {
    j.rulings.in_doubt.kings[fact.subject] = true;
  }
  bool common = true;
  const Who blamed = j.given.code.cases[found.cases[0]].offender;
  for (const std::uint16_t number : found.all()) {
    const Case& c = j.given.code.cases[number];
    j.rulings.in_doubt.remedies |= c.may.remedies | bit(c.must.remedy);
    common = common && c.cls == Class::Irregularity && !is_mended_by_himself(c) &&
             party(j.given.deal, c.offender, fact) == party(j.given.deal, blamed, fact);
    if ((c.effects & bit(Remedy::Ceiling)) != 0 && record::is_player(fact.subject)) {
      j.rulings.in_doubt.capped[fact.subject] = true;
    }
    leave_count_in_doubt(j, c, fact);
  }
  if (common && !maybe_fallen(j, fact)) {
    Ruling ruling;
    ruling.case_index = found.all().back();
    ruling.fact = fact;
    ruling.doubt.which = true;
    ruling.found_position = at.first;
    j.rulings.list.push_back(ruling);
  }
  doubt_claimed(j, fact, found);
}

}  // namespace ecarte::law
