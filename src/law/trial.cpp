// SPDX-License-Identifier: MIT
#include "law/trial.hpp"

#include <algorithm>
#include <bit>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/lookup.hpp"
#include "law/window.hpp"

namespace ecarte::law {

namespace {

/// Who announced no false king held a true one.
void holds_the_king(DealFacts& deal, const Fact& announced) {
  const auto held = [&](const Fact& fact) {
    return codes::row_of(fact.kind).king == codes::KingIs::Held &&
           fact.subject == announced.subject && fact.place.dealing == announced.place.dealing;
  };
  if (codes::row_of(announced.kind).king != codes::KingIs::NotHeld) {
    return;
  }
  if (const auto fact = std::ranges::find_if(deal.facts, held); fact != deal.facts.end()) {
    fact->proof = replay::Proof::Proved;
  } else if (const auto other = std::ranges::find_if(deal.untold.supposed, held);
             other != deal.untold.supposed.end()) {
    deal.facts.push_back(*other);
    deal.facts.back().proof = replay::Proof::Proved;
  }
}

/// The claim of which it is open whether it came in time; nothing if it is matched to no ruling.
const TimedDeed* claim_of(const Rulings& told, const Missing& missing) {
  const auto ruling = std::ranges::find_if(told.list, [&](const Ruling& each) {
    return each.deed >= 0 && same_fact(each.fact, missing.fact);
  });
  return ruling == told.list.end() ? nullptr : &told.deeds[static_cast<std::size_t>(ruling->deed)];
}

/// A claim of which it is open whether it came in time did, or did not: then it counts for nothing,
/// and its own act is as late as any that closed the time for it. Of what was carried out, or is of
/// the deal after, no more is taken to be so than that it was late.
Trial in_time(const Given& given, const Missing& missing, int answer) {
  Rulings told;
  judge_facts(given, told);
  Trial trial{given.deal, Assumed{missing.fact, kWhetherInTime, answer}};
  const TimedDeed* const claim = claim_of(told, missing);
  if (claim == nullptr || claim->deed.carried_out || claim->at >= told.timeline.deal_end() ||
      missing.fact.place.dealing == 0) {
    return trial;
  }
  trial.assumed.reset();
  DealFacts& then = trial.deal;
  const WindowBeats closes = told.list[static_cast<std::size_t>(claim->ruling)].window.closes;
  std::erase_if(then.untold.gaps, [&](const replay::Gap& gap) { return gap.before <= claim->at; });
  const bool late = answer != 0;
  if (late) {
    then.beats[claim->at] |= static_cast<replay::BeatSet>(closes);
    std::erase_if(then.deeds, [&](const Deed& deed) {
      return deed.at == claim->deed.at && deed.what == claim->deed.what && !deed.carried_out;
    });
  }
  replay::DealingSpan& dealing = then.dealings[missing.fact.place.dealing - 1U];
  if (dealing.dealer && (closes & replay::bit(replay::Beat::NLooks)) != 0) {
    const auto at = late ? static_cast<replay::ActIndex>(claim->at) : replay::kNever;
    dealing.looked[game::other(*dealing.dealer)] = {at, at};
  }
  return trial;
}

}  // namespace

void list_answers(Missing& missing) {
  if (missing.answers != 0) {
    return;
  }
  if (missing.attribute == kWhetherSo || is_of_time(missing) || missing.attribute == kWhetherDone ||
      missing.attribute == kWhetherGiven) {
    missing.answers = 2;
    return;
  }
  if (missing.attribute < 0) {
    return;
  }
  const auto attribute = static_cast<std::size_t>(missing.attribute);
  for (unsigned rest = missing.fact.values[attribute];
       rest != 0 && missing.answers < missing.alternatives.size(); rest &= rest - 1) {
    missing.alternatives[missing.answers++].values =
        static_cast<replay::ValueBits>(rest & ~(rest - 1));
  }
}

std::optional<Trial> with_fact(const Given& given, const Missing& missing, int answer) {
  Trial trial{given.deal, std::nullopt};
  DealFacts& then = trial.deal;
  const auto fact = std::ranges::find_if(
      then.facts, [&](const Fact& each) { return same_fact(each, missing.fact); });
  if (fact == then.facts.end()) {
    return std::nullopt;
  }
  if (missing.attribute >= 0) {
    fact->values = missing.fact.values;  // of a deal before which some are untold less is known
    fact->values[static_cast<std::size_t>(missing.attribute)] =
        missing.alternatives[static_cast<std::size_t>(answer)].values;
    *fact = as_accepted(given.code,
                        missing.alternatives[static_cast<std::size_t>(answer)].case_index, *fact);
  } else if (answer == 0) {
    fact->proof = replay::Proof::Proved;
  } else {
    then.facts.erase(fact);
    holds_the_king(then, missing.fact);
  }
  return trial;
}

std::optional<Trial> trial_of(const Given& given, const Missing& missing, int answer) {
  if (is_of_time(missing)) {
    return in_time(given, missing, answer);
  }
  if (missing.attribute == kWhenFound) {
    const auto found = missing.alternatives[static_cast<std::size_t>(answer)].found;
    return Trial{given.deal, Assumed{missing.fact, kWhenFound, std::countr_zero(found)}};
  }
  if (missing.attribute == kWhetherDone) {
    return Trial{given.deal, Assumed{missing.fact, kWhetherDone, answer}};
  }
  return missing.attribute == kWhetherGiven ? Trial{given.deal, std::nullopt}
                                            : with_fact(given, missing, answer);
}

void give(const Given& given, const Missing& missing, Rulings& rulings) {
  const auto claim = std::ranges::find_if(rulings.deeds, [&](const TimedDeed& timed) {
    return timed.deed.what == missing.claimed && timed.deed.at == missing.at &&
           timed.deed.by == missing.player;
  });
  if (claim == rulings.deeds.end() || claim->deed.dealing != last_dealing(given.deal)) {
    return;
  }
  if (codes::annuls(missing.claimed)) {
    rulings.annulled.dealing_at = claim->at;
  } else if (missing.claimed == Remedy::ReplayHands) {
    const auto gives = std::ranges::find_if(given.code.cases, [&](const Case& c) {
      return c.in_force && c.on == missing.fact.kind &&
             (c.may.remedies & bit(missing.claimed)) != 0;
    });
    if (gives == given.code.cases.end()) {
      return;
    }
    Ruling again;
    again.case_index = static_cast<std::uint16_t>(gives - given.code.cases.begin());
    again.fact = missing.fact;
    again.fact.subject = static_cast<Actor>(1 - missing.player);  // a fault of the other's
    again.status = Status::Elected;
    again.elected = missing.claimed;
    again.deed = static_cast<int>(claim - rulings.deeds.begin());
    claim->ruling = static_cast<int>(rulings.list.size());
    rulings.list.push_back(again);
  }
}

}  // namespace ecarte::law
