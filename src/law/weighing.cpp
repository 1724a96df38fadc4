// SPDX-License-Identifier: MIT
//
// What each answer to what the record leaves open gives: the deal is judged once more as though it
// were so, and the ledger reckoned anew.
#include <algorithm>
#include <bit>
#include <optional>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/choices.hpp"
#include "law/judging.hpp"
#include "law/lookup.hpp"
#include "law/window.hpp"
#include "law/world.hpp"

namespace ecarte::law {

namespace {

/// The answers there are, where judging has not listed them: a value each, or yes and no.
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

/// One answer, as it is tried: the deal as it would have been told, or what is taken to be so of
/// it.
struct Trial {
  DealFacts deal;
  std::optional<Assumed> assumed;
};

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

/// A fact of which one attribute is open, or whether it is so at all. Nothing if the deal lacks it.
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

/// The deal in which answer number `answer` is so; nothing if it lacks the fact.
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

/// What something that is not told gave: the dealing falls by it, or the hands are to be played
/// again.
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

/// The score with what was claimed, of which it is not known how much it is.
ScoreSet with_mark(const Code& code, const Missing& missing, ScoreSet due) {
  const bool mark = missing.claimed == Remedy::Mark || codes::is_award(missing.claimed);
  if (!mark || !record::is_player(missing.player)) {
    return due;
  }
  ScoreSet scores;
  for (int points = 1; points <= code.game; ++points) {
    scores |= due.moved(static_cast<Seat>(missing.player), points);
  }
  return scores;
}

/// Do two cases blame, order and take the same, whatever law they are of?
bool alike(const Case& a, const Case& b) {
  return a.cls == b.cls && a.severity == b.severity && a.offender == b.offender &&
         a.effects == b.effects && a.gives_king == b.gives_king && a.must.remedy == b.must.remedy;
}

/// Does the same follow, now and later?
bool alike(const Code& code, const Ruling& a, const Ruling& b) {
  const bool open = a.status == Status::Open;
  return alike(code.cases[a.case_index], code.cases[b.case_index]) && same_fact(a.fact, b.fact) &&
         a.status == b.status && a.elector == b.elector && a.elected == b.elected &&
         a.owed == b.owed && a.deed == b.deed && a.doubt.which == b.doubt.which &&
         a.is_pending() == b.is_pending() && a.doubt.owed == b.doubt.owed &&
         (!open ||
          (a.window.from == b.window.from && a.window.closed.latest == b.window.closed.latest &&
           a.window.closes == b.window.closes));
}

bool alike(const Code& code, const Rulings& a, const Rulings& b) {
  return std::ranges::equal(
             a.list, b.list,
             [&](const Ruling& one, const Ruling& other) { return alike(code, one, other); }) &&
         a.missing.size() == b.missing.size() && a.annulled.deal == b.annulled.deal &&
         a.annulled.dealing_at == b.annulled.dealing_at &&
         a.in_doubt.remedies == b.in_doubt.remedies;
}

bool alike(const Ledger& a, const Ledger& b) {
  return a.due == b.due && a.recorded == b.recorded && a.possible == b.possible &&
         a.hand.ceiling_by == b.hand.ceiling_by &&
         a.entries.rights.size() == b.entries.rights.size() &&
         a.entries.not_due.size() == b.entries.not_due.size() && a.entries.lost == b.entries.lost &&
         a.missing.size() == b.missing.size() && a.game.won.at == b.game.won.at &&
         a.game.won.by == b.game.won.by;
}

/// What was made of a deal with an answer taken to be so.
struct Weighed {
  Rulings rulings;
  Ledger ledger;
};

/// Where another answer has the case of another law, that may be the one.
void name_others(const Code& code, const Fact& fact, const Rulings& other, Rulings& common) {
  for (std::size_t i = 0; i < common.list.size(); ++i) {
    Ruling& ruling = common.list[i];
    const std::uint16_t number = other.list[i].case_index;
    if (ruling.doubt.or_case == kNoCase && same_fact(ruling.fact, fact) &&
        code.cases[number].law != code.cases[ruling.case_index].law) {
      ruling.doubt.or_case = number;
    }
  }
}

/// What all answers come to; nothing if they do not come to the same, or it leaves no fewer than
/// `doubts` open.
std::optional<Weighed> common_outcome(const Given& given, Missing missing, std::size_t doubts,
                                      const CarriedScore& carried, ScoreRoom& room) {
  list_answers(missing);
  std::optional<Weighed> common;
  for (int i = 0; i < missing.answers; ++i) {
    const std::optional<Trial> trial = with_fact(given, missing, i);
    if (!trial) {
      return std::nullopt;
    }
    const Given imagined{given.code, trial->deal, given.next, given.deals_untold};
    Weighed outcome;
    judge_facts(imagined, outcome.rulings);
    if (common ? !alike(given.code, common->rulings, outcome.rulings)
               : outcome.rulings.missing.size() >= doubts) {
      return std::nullopt;
    }
    reckon(matter_of(imagined, outcome.rulings), carried, room, outcome.ledger);
    if (!common) {
      common = std::move(outcome);
    } else if (!alike(common->ledger, outcome.ledger)) {
      return std::nullopt;
    } else {
      name_others(given.code, missing.fact, outcome.rulings, common->rulings);
    }
  }
  return common;
}

/// Has the ledger weighed the answers? Those about a mark.
bool weighed_by_ledger(const Missing& missing) {
  return missing.fact.kind == replay::FactKind::MarkNotDue || missing.attribute == kWhenMarked;
}

/// What was claimed, is good by this ruling, and is still to be carried out.
Remedy claimed_by(const Given& given, const Rulings& rulings, const Ruling& ruling) {
  if (ruling.status != Status::Elected || ruling.deed < 0 ||
      ruling.fact.place.dealing != last_dealing(given.deal) ||
      !codes::row_of(ruling.elected).must_follow) {
    return Remedy::None;
  }
  const Time at = rulings.deeds[static_cast<std::size_t>(ruling.deed)].at;
  const bool done = std::ranges::any_of(rulings.deeds, [&](const TimedDeed& timed) {
    return timed.at >= at && timed.deed.carried_out &&
           codes::serves_as(timed.deed.what, ruling.elected);
  });
  return done ? Remedy::None : ruling.elected;
}

}  // namespace

void settle_alike(const Given& given, const CarriedScore& carried, ScoreRoom& room,
                  Rulings& rulings, Ledger& ledger) {
  for (std::size_t i = 0; i < rulings.missing.size(); ++i) {
    if (rulings.missing[i].attribute < 0) {
      continue;
    }
    auto outcome = common_outcome(given, rulings.missing[i], rulings.missing.size(), carried, room);
    if (outcome) {
      const replay::Fact told = rulings.missing[i].fact;  // what is not known of it stays unknown
      rulings = std::move(outcome->rulings);
      for (Ruling& ruling : rulings.list) {
        if (same_fact(ruling.fact, told)) {
          ruling.fact = told;
        }
      }
      ledger = std::move(outcome->ledger);
      --i;
    }
  }
}

void weigh_answers(const Given& given, const CarriedScore& carried, ScoreRoom& room,
                   DealResult& result) {
  if (result.missing.empty()) {
    return;
  }
  Rulings& rulings = room.tried.rulings;
  Ledger& ledger = room.tried.ledger;
  for (Missing& missing : result.missing) {
    list_answers(missing);
    for (int i = 0; i < missing.answers && !weighed_by_ledger(missing); ++i) {
      const std::optional<Trial> trial = trial_of(given, missing, i);
      if (!trial) {
        missing.answers = 0;
        break;
      }
      const bool given_it = missing.attribute == kWhetherGiven && i == 0;
      const Given imagined{given.code, trial->deal, given.next, false,
                           trial->assumed ? &*trial->assumed : nullptr};
      judge_facts(imagined, rulings);
      if (given_it) {
        give(imagined, missing, rulings);
      }
      reckon(matter_of(imagined, rulings), carried, room, ledger);
      Alternative& answer = missing.alternatives[static_cast<std::size_t>(i)];
      const bool late = is_of_time(missing) && !trial->assumed && i != 0;
      const auto ruled = std::ranges::find_if(rulings.list, [&](const Ruling& ruling) {
        return missing.attribute != kWhetherGiven && !ruling.doubt.which &&
               same_fact(ruling.fact, missing.fact) && (!late || ruling.status == Status::Open);
      });
      answer.case_index = ruled != rulings.list.end() ? ruled->case_index : answer.case_index;
      if (missing.attribute >= 0 && ruled != rulings.list.end()) {
        answer.claimed = claimed_by(given, rulings, *ruled);
      }
      answer.due =
          shown(given.code, given_it ? with_mark(given.code, missing, ledger.due) : ledger.due);
      answer.winner = winner_by(given.code, answer.due);
    }
    const bool changes_hand =
        is_of_time(missing) ||
        (missing.attribute == kWhetherGiven &&
         (codes::annuls(missing.claimed) || missing.claimed == Remedy::ReplayHands));
    for (int i = 0; i < missing.answers && changes_hand; ++i) {
      result.after.due.keep_common(missing.alternatives[static_cast<std::size_t>(i)].due);
    }
  }
}

}  // namespace ecarte::law
