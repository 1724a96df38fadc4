// SPDX-License-Identifier: MIT
//
// What was done or claimed beside the law: for each remedy that no ruling gave, the law that comes
// nearest says why not.
#include <algorithm>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/claims.hpp"
#include "law/deeds.hpp"
#include "law/lookup.hpp"
#include "law/nearest_rulings.hpp"
#include "law/settle.hpp"
#include "law/tell.hpp"
#include "law/ungiven.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::kSometime;

namespace {

/// Was a card of this dealing played before he did it?
bool played_before(const TellSource& told, const Deed& deed) {
  return told.rulings.timeline.first_from(codes::beats::kCards,
                                          dealing_begin(told.given.deal, deed.dealing),
                                          deed.at) != kNoTime;
}

/// The time for a remedy was over before its fault was found.
void tell_out_of_time(const TellSource& told, const Deed& deed, const Sibling& sibling, bool done,
                      DealResult& result) {
  const Fact& fact = sibling.ruling->fact;
  const Case& c = told.code().cases[sibling.case_index];
  const Actor entitled = c.may.given ? party(told.given.deal, c.may.who, fact) : record::kBoth;
  const bool his = gives_to(told, c, fact, deed.by);
  Finding& out = add_stray(deed, done, result);
  out.under.law = told.code().law_of(c).number;
  out.id = his ? "remedy-claimed-late" : "remedy-by-wrong-party";
  out.bad.entitled = entitled;
  out.under.case_index = sibling.case_index;
  out.fact = fact;
  // What is doubtful of what should have followed bears on nothing: it never was due.
  out.under.reading = codes::annuls(c.must.remedy) ? std::string_view{} : c.reading;
  out.severity = his && codes::row_of(deed.what).mends_late && !played_before(told, deed)
                     ? Severity::Note
                     : out.severity;
  out.remedy.window.closes = c.found_before;
}

/// What the ruling that comes nearest has to say of the remedy; where none has to do with it, the
/// law that gives it elsewhere.
void name_cause(const TellSource& told, const Deed& deed, const NearestRulings& grounds,
                Finding& out) {
  const Ruling* cause = grounds.too_late != nullptr   ? grounds.too_late
                        : grounds.to_other != nullptr ? grounds.to_other
                        : grounds.not_yet != nullptr  ? grounds.not_yet
                                                      : grounds.nearest;
  const bool only_near = cause == grounds.nearest;
  if (only_near && (cause == nullptr || !is_akin(told, *cause, deed.what))) {
    if (const std::uint16_t giver = only_giver(told.code(), deed.what); giver != kNoCase) {
      out.under.law = told.code().law_of(told.code().cases[giver]).number;
      out.under.case_index = giver;
      return;
    }
  }
  if (cause == nullptr || (only_near && deed.what == Remedy::Other)) {
    return;
  }
  const Case& c = told.case_of(*cause);
  out.under.law = told.code().law_of(c).number;
  out.under.case_index = cause->case_index;
  out.fact = cause->fact;
  out.bad.entitled = cause->elector;
  // A doubt in the law that comes nearest is none about what that law never gives.
  out.under.reading = cause != grounds.nearest ? c.reading : std::string_view{};
  if (grounds.too_late != nullptr && chose_otherwise(told, *cause, deed)) {
    out.remedy.kind = cause->elected;
    out.remedy.status = Status::Elected;
  }
  if (grounds.too_late != nullptr) {
    out.remedy.window.closes = stands(*cause) ? stands_from(told.given.deal, c, cause->fact)
                               : cause->window.closes != 0  ? cause->window.closes
                               : c.must.remedy == deed.what ? codes::row_of(deed.what).too_late
                                                            : 0;
  }
  if (grounds.give_it()) {
    // What he did by his own hand has the code's own word; a claim, the words that hold in every
    // law.
    const bool own_word =
        deed.carried_out && !codes::row_of(deed.what).for_both && !c.stray.empty();
    out.id = own_word                      ? c.stray
             : grounds.too_late != nullptr ? "remedy-claimed-late"
                                           : "remedy-by-wrong-party";
  }
}

/// The case by which the law would give it for a fault that may have come about in what is not
/// told; kNoCase if there is none.
std::uint16_t may_have_cause(const TellSource& told, const Deed& deed) {
  // Where a hand may have been mended untold, a fault may have been found for which it was.
  const bool found_untold =
      codes::annuls(deed.what) &&
      told.rulings.timeline.untold(Remedy::Complete, dealing_begin(told.given.deal, deed.dealing),
                                   deed.at);
  for (std::size_t kind = 0; kind < replay::kFactKinds; ++kind) {
    const bool in_gap = found_untold && replay::entry(static_cast<FactKind>(kind)).can_be_found;
    if (!told.given.deal.untold.room[kind] && !in_gap) {
      continue;
    }
    for (const std::uint16_t number : told.code().tables[kind].cases) {
      if (gives(told.code().cases[number], replay::Fact{}, deed)) {
        return number;
      }
    }
  }
  return kNoCase;
}

/// Does a ruling order otherwise in the same matter, or speak of the card that is claimed? Then
/// that answers the claim.
bool answers_otherwise(const TellSource& told, const Deed& deed, const NearestRulings& grounds) {
  if (grounds.nearest == nullptr) {
    return false;
  }
  const Remedy ordered = told.case_of(*grounds.nearest).must.remedy;
  return !(grounds.nearest->fact.cards & deed.cards).empty() ||
         (ordered != Remedy::None &&
          codes::row_of(ordered).matter == codes::row_of(deed.what).matter);
}

/// Is the claim made upon something that is told, or was found before it, after the players had
/// gone on from the dealing? Then that is its cause, and not what may have come about where nothing
/// is told.
bool upon_what_is_told(const TellSource& told, const Deed& deed, const NearestRulings& grounds) {
  using replay::Beat;
  const Time went_on = told.rulings.timeline.first_from(
      replay::bit(Beat::Proposal) | replay::bit(Beat::Answer) | replay::bit(Beat::Discard) |
          replay::bit(Beat::Given) | replay::bit(Beat::DTakes) | replay::bit(Beat::NCard) |
          replay::bit(Beat::DCard),
      dealing_begin(told.given.deal, deed.dealing));
  const auto after = [&](const Ruling* ruling) {
    if (ruling == nullptr || codes::row_of(ruling->fact.kind).ordinary) {
      return false;
    }
    const Fact& fact = ruling->fact;
    const bool found = fact.found < kSometime && fact.found >= went_on && fact.found < deed.at;
    return found || (fact.occurred < kSometime && fact.occurred >= went_on);
  };
  return after(grounds.to_other) || after(grounds.nearest) ||
         upon_open_word(told.code(), told.given.deal, told.rulings.list, deed);
}

/// The card that should have stayed was withdrawn before the claim: to ask for the one put in its
/// place to be taken up is to ask that the first should stay.
bool undoes_substitution(const TellSource& told, const Ruling& ruling, const TimedDeed& timed) {
  const Deed& claim = timed.deed;
  const Fact& fact = ruling.fact;
  const bool meant =
      (codes::row_of(claim.what).of_other_card & bit(told.case_of(ruling).must.remedy)) != 0 &&
      claim.by != fact.subject && (claim.cards & fact.cards).empty();
  return meant && std::ranges::any_of(told.rulings.deeds, [&](const TimedDeed& each) {
           return each.deed.carried_out && each.deed.what == claim.what &&
                  each.deed.by == fact.subject && each.deed.dealing == fact.place.dealing &&
                  each.at >= fact.occurred && each.at < timed.at;
         });
}

/// The ruling that orders it, or from which it follows by itself: that answers the claim.
const Ruling* follows_by_law(const TellSource& told, const TimedDeed& timed) {
  const Deed& deed = timed.deed;
  const auto answers = [&](const Ruling& ruling) {
    const Case& c = told.case_of(ruling);
    if (codes::is_award(deed.what) && party(told.given.deal, c.award_to, ruling.fact) != deed.by) {
      return false;  // it is the other's
    }
    const game::CardSet& of = ruling.fact.cards;
    const bool its_cards = deed.cards.empty() || of.empty() || !(deed.cards & of).empty();
    const bool orders = (its_cards && (ruling.owed == deed.what || c.must.remedy == deed.what ||
                                       (c.effects & bit(deed.what)) != 0)) ||
                        codes::may_mean(deed.what, c.must.remedy, deed.cards, ruling.fact.cards);
    return (orders || undoes_substitution(told, ruling, timed)) && !ruling.doubt.which &&
           ruling.status != Status::Moot && ruling.fact.place.dealing == deed.dealing &&
           ruling.window.from <= timed.at && !obeyed_before(told, ruling, timed) &&
           !ordered_too_late(told, ruling, timed);
  };
  // Of several, rather one that orders it than one from which it followed before anybody asked.
  const Ruling* best = nullptr;
  for (const Ruling& ruling : told.rulings.list) {
    const bool better =
        best == nullptr || (best->owed == Remedy::None && ruling.owed != Remedy::None);
    best = better && answers(ruling) ? &ruling : best;
  }
  return deed.carried_out ? nullptr : best;
}

/// What the record leaves open says what may be claimed; but who could not have it whatever is so,
/// or not any more, is refused. False if nothing that is open gives it.
bool refuse_in_doubt(const TellSource& told, std::span<const Missing> open, const Deed& deed,
                     DealResult& result) {
  std::uint16_t others = kNoCase;
  std::uint16_t late = kNoCase;
  const replay::Fact* of = nullptr;
  for (const Missing& missing : open) {
    for (std::size_t i = 0; i < missing.answers; ++i) {
      const std::uint16_t number = missing.alternatives[i].case_index;
      if (number == kNoCase || !gives(told.code().cases[number], missing.fact, deed)) {
        continue;
      }
      const codes::Who who = told.code().cases[number].may.who;
      const bool of_deal = who == codes::Who::Dealer || who == codes::Who::NonDealer;
      if (gives_to(told, told.code().cases[number], missing.fact, deed.by) ||
          (of_deal && !dealer_of(told.given.deal, missing.fact))) {
        const Window window = window_of(told.given.deal, told.rulings.timeline,
                                        told.code().cases[number], missing.fact);
        if (deed.carried_out || deed.at < window.closed.latest) {
          return true;
        }
        late = number;
        continue;
      }
      others = number;
      of = &missing.fact;
    }
  }
  if (late != kNoCase) {
    refuse_as_late(told, deed, late, result);
    return true;
  }
  if (others != kNoCase && !deed.carried_out) {
    const Case& c = told.code().cases[others];
    Finding& out = add_stray(deed, false, result);
    out.under.law = told.code().law_of(c).number;
    out.id = "remedy-by-wrong-party";
    out.under.case_index = others;
    out.fact = *of;
    out.bad.entitled = party(told.given.deal, c.may.who, *of);
  }
  return others != kNoCase;
}

/// Answers it by what it is his to claim without any ruling, or by one that orders it anyway.
bool answer_by_title(const TellSource& told, const TimedDeed& timed, DealResult& result) {
  const Deed& deed = timed.deed;
  if (answer_by_score(told, deed, result) || answer_by_first_word(told, deed, result) ||
      answer_of_overscore(told, deed, result) || answer_by_right(told, deed, result) ||
      answer_by_question(told, deed, result)) {
    return true;
  }
  const Ruling* const orders = follows_by_law(told, timed);
  if (orders != nullptr && taken_down_before(told, deed, *orders)) {
    acknowledge_as_had(told, deed, orders->case_index, result);
  } else if (orders != nullptr) {
    grant_as_ordered(told, deed, *orders, result);
  }
  return orders != nullptr;
}

/// Was the card that he refuses shown in giving so that nobody has a choice of it, or a duty?
bool had_no_choice(const TellSource& told, const Deed& deed) {
  return std::ranges::any_of(told.rulings.list, [&](const Ruling& ruling) {
    const Case& c = told.case_of(ruling);
    return ruling.fact.kind == FactKind::ExposedInGiving && !c.may.given &&
           c.must.remedy == Remedy::None && ruling.fact.place.dealing == deed.dealing &&
           !(ruling.fact.cards & deed.cards).empty();
  });
}

/// Hands of a deal before the last, that might have been played again till the deal after it.
bool refuse_as_long_past(const TellSource& told, const Deed& deed, DealResult& result) {
  const auto his = std::ranges::find_if(told.before.past, [&](const Ruling& ruling) {
    return deed.what == Remedy::ReplayHands && ruling.elector == deed.by;
  });
  if (his != told.before.past.end() && !deed.carried_out) {
    refuse_as_late(told, deed, his->case_index, result);
    return true;
  }
  return false;
}

/// What comes nearest says why he has it not.
void refuse(const TellSource& told, const TimedDeed& timed, bool done, DealResult& result) {
  const Deed& deed = timed.deed;
  NearestRulings grounds = grounds_of(told, timed);
  const std::uint16_t cause = may_have_cause(told, deed);
  if (cause != kNoCase && grounds.too_late == nullptr && !answers_otherwise(told, deed, grounds) &&
      (done || !upon_what_is_told(told, deed, grounds))) {
    return leave_claim_open(told, deed, cause, result);
  }
  if (!grounds.give_it()) {
    const Sibling sibling = sibling_giving(told, deed);
    const bool early =  // it can still be put right free of penalty
        sibling.ruling != nullptr && sibling.ruling->is_pending() &&
        gives_to(told, told.code().cases[sibling.case_index], sibling.ruling->fact, deed.by);
    if (early) {
      grounds.not_yet = sibling.ruling;
    } else if (sibling.ruling != nullptr) {
      return tell_out_of_time(told, deed, sibling, done, result);
    }
  }
  if (deed.what == Remedy::RefuseCard && !grounds.give_it() && !had_no_choice(told, deed)) {
    return;  // to decline what one might have had is no remedy
  }
  if (grounds.nearest == nullptr && !grounds.give_it() && refuse_as_long_past(told, deed, result)) {
    return;
  }
  name_cause(told, deed, grounds, add_stray(deed, done, result));
}

/// To permit the other something claims nothing: it can only be too late to choose it for him.
void tell_permission(const TellSource& told, const TimedDeed& timed, DealResult& result) {
  const NearestRulings grounds = grounds_of(told, timed);
  if (grounds.too_late != nullptr && grounds.too_late->elector == timed.deed.by &&
      !is_used(told, *grounds.too_late, timed.at)) {
    name_cause(told, timed.deed, grounds, add_stray(timed.deed, false, result));
  }
}

void tell_stray(const TellSource& told, std::size_t number, DealResult& result) {
  TimedDeed timed = told.rulings.deeds[number];
  if (timed.deed.permitted) {
    return tell_permission(told, timed, result);
  }
  if (answer_by_choice(told, timed, result)) {
    return;
  }
  if (timed.deed.named != Remedy::None) {
    timed.deed.what = timed.deed.named;
  }
  if (is_doubtful(told, timed)) {
    refuse_in_doubt(told, told.rulings.missing, timed.deed, result);
  } else if (!answer_by_title(told, timed, result) &&
             !refuse_in_doubt(told, told.ledger.missing, timed.deed, result) &&
             !answer_as_had(told, timed, result) && !answer_by_cut(told, timed.deed, result)) {
    const bool done =
        timed.deed.carried_out || carried_out_by(told, number) >= 0 || yielded_to(told, timed);
    refuse(told, timed, done, result);
  }
}

}  // namespace

Finding& add_stray(const Deed& deed, bool done, DealResult& result) {
  Finding& out = result.findings.emplace_back();
  out.cls = Class::BadRemedy;
  out.severity = done ? Severity::Error : Severity::Note;
  out.place.dealing = deed.dealing;
  out.place.playing = deed.playing;
  out.offender = deed.by;
  out.place.at = deed.at;
  out.bad.taken = deed.what;
  out.bad.by = deed.by;
  out.id = "remedy-not-available";
  if (deed.what == Remedy::Other && !deed.carried_out) {
    out.cls = Class::Info;  // of what was not understood nothing is ruled
    out.id = "claim-not-ruled";
    out.offender = record::kNobody;
  }
  return out;
}

void tell_stray_remedies(const TellSource& told, DealResult& result) {
  for (std::size_t i = 0; i < told.rulings.deeds.size(); ++i) {
    const Deed& deed = told.rulings.deeds[i].deed;
    if (deed.carried_out && !is_worth_a_word(told, deed)) {
      continue;
    }
    if (repeated(told, told.rulings.deeds[i])) {
      continue;
    }
    if (is_stray(told, told.rulings.deeds[i]) && !spoken_for(told, i)) {
      tell_stray(told, i, result);
    } else if (is_ungiven(told, told.rulings.deeds[i]) &&
               is_doubtful(told, told.rulings.deeds[i]) && !told.rulings.deeds[i].deed.permitted) {
      refuse_in_doubt(told, told.rulings.missing, told.rulings.deeds[i].deed, result);
    } else {
      answer_by_ruling(told, told.rulings.deeds[i], result);
    }
  }
}

}  // namespace ecarte::law
