// SPDX-License-Identifier: MIT
//
// Rulings to findings: what is said, how grave it is, and the verdict on the deal.
#include "law/tell.hpp"

#include <algorithm>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "codes/tariff.hpp"
#include "law/finding.hpp"
#include "law/narrowing.hpp"
#include "law/readings.hpp"
#include "law/settle.hpp"
#include "law/sort_stably.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::FactKind;

void DealBefore::clear() {
  supposed.clear();
  past.clear();
  told.rulings.clear();
  told.rights.clear();
  unwritten = false;
  spent.clear();
  lost.clear();
  left.clear();
  game_began = false;
}

void DealBefore::leave_nothing(bool game_begins) {
  told.rulings.clear();
  supposed.clear();
  told.rights.clear();
  spent.clear();
  if (game_begins || game_began) {
    lost.clear();
    past.clear();
  }
  game_began = game_begins;
}

void DealBefore::drop_ended(bool game_begins) {
  std::erase_if(left, [&](const Standing& one) {
    return game_begins || (one.window.closes & replay::bit(replay::Beat::GameEnd)) == 0;
  });
}

Finding TellSource::finding(std::uint16_t case_index, const Fact& fact) const {
  return finding_of(given.code, given.deal, case_index, fact);
}

bool is_left_to_do(const TellSource& told, const Ruling& ruling) {
  const std::vector<TimedDeed>& deeds = told.rulings.deeds;
  if (ruling.status != Status::Elected || ruling.deed < 0 ||
      !codes::row_of(ruling.elected).must_follow) {
    return false;
  }
  const TimedDeed& chosen = deeds[static_cast<std::size_t>(ruling.deed)];
  return chosen.at >= told.rulings.timeline.deal_end() &&
         std::ranges::none_of(deeds, [&](const TimedDeed& timed) {
           return timed.at >= chosen.at && timed.deed.carried_out &&
                  codes::serves_as(timed.deed.what, ruling.elected);
         });
}

void fill_remedy(const TellSource& told, const Ruling& ruling, Finding& out) {
  const Case& c = told.case_of(ruling);
  RemedyState& remedy = out.remedy;
  out.under.found_position = ruling.found_position;
  out.remedy.effects = c.effects;
  remedy.status = ruling.status;
  remedy.to_do = is_left_to_do(told, ruling);
  remedy.window = {ruling.window.from, ruling.window.closed};
  std::size_t n = 0;
  const bool owed_now = ruling.owed != Remedy::None && ruling.elected == Remedy::None &&
                        ruling.status == Status::Open;
  if (c.may.given && owed_now) {
    remedy.force = Force::Mandatory;  // the choice is over: what its lapse made due is owed
    remedy.kind = ruling.owed;
    remedy.elector = ruling.elector;
    remedy.options[n++] = ruling.owed;
  } else if (c.may.given) {
    remedy.force = Force::Elective;
    remedy.elector = ruling.elector;
    remedy.window.closes = c.may.until;
    for (const Remedy each : c.may.in_order) {
      if (each != Remedy::None) {
        remedy.options[n++] = each;
      }
    }
    if (c.may.lapse == Lapse::Stands && n < remedy.options.size()) {
      remedy.options[n++] = Remedy::LetStand;
    }
    remedy.kind = ruling.elected != Remedy::None ? ruling.elected
                  : ruling.owed != Remedy::None  ? ruling.owed
                                                 : remedy.options[0];
  } else if (c.must.remedy != Remedy::None) {
    remedy.force = Force::Mandatory;
    remedy.kind = c.must.remedy;
    remedy.elector = ruling.elector;
    remedy.options[n++] = c.must.remedy;
  } else if (c.effects != 0) {
    remedy.force = Force::Automatic;
    for (int i = 1; i < record::kRemedies; ++i) {
      if ((c.effects & bit(static_cast<Remedy>(i))) != 0 && n < remedy.options.size()) {
        remedy.options[n++] = static_cast<Remedy>(i);
      }
    }
    remedy.kind = remedy.options[0];
  }
}

namespace {

/// Is what was owed that the card or the word should stand, to alter which was the fault? Then that
/// it was altered is one act, and charged once; but the code may have a word of its own for it.
bool is_fault_itself(const TellSource& told, const Ruling& ruling) {
  return told.case_of(ruling).undone.empty() &&
         (ruling.owed == Remedy::CardStands || ruling.owed == Remedy::FirstWordStands);
}

/// The dealer who must play the hand he holds takes cards, and that is itself a fault by the same
/// law: another ruling tells it.
bool told_as_another(const TellSource& told, const Ruling& ruling) {
  const Timeline& timeline = told.rulings.timeline;
  return ruling.owed == Remedy::DealerStands &&
         std::ranges::any_of(told.rulings.list, [&](const Ruling& other) {
           const Fact& fact = other.fact;
           return told.case_of(other).law == told.case_of(ruling).law && &other != &ruling &&
                  told.case_of(other).cls == Class::Irregularity &&
                  fact.subject == ruling.elector && fact.occurred < replay::kSometime &&
                  timeline.first_from(replay::bit(replay::Beat::DTakes), fact.occurred,
                                      fact.occurred + 1U) != kNoTime;
         });
}

/// Was the hand played on it, and does the same law speak of that? Then it is charged there.
bool led_to_another(const TellSource& told, const Ruling& ruling) {
  const std::optional<FactKind> next = codes::row_of(ruling.fact.kind).leads_to;
  return next && std::ranges::any_of(told.rulings.list, [&](const Ruling& other) {
           return other.fact.kind == next && other.fact.subject == ruling.fact.subject &&
                  other.fact.place.dealing == ruling.fact.place.dealing &&
                  told.case_of(other).law == told.case_of(ruling).law;
         });
}

Severity severity_of_ruling(const TellSource& told, const Ruling& ruling) {
  const Case& c = told.case_of(ruling);
  if (c.cls == Class::Irregularity && led_to_another(told, ruling)) {
    return Severity::Note;
  }
  if (ruling.status == Status::Ignored) {
    return is_fault_itself(told, ruling) ? Severity::Error : severity_of(c.cls);
  }
  const Severity severity = severity_of(c);
  const bool put_right = ruling.status == Status::Elected || ruling.status == Status::Moot ||
                         (ruling.status == Status::Imposed && c.effects == 0);
  return severity == Severity::Warning && put_right ? Severity::Note : severity;
}

/// May the loser have been bold, or not, of a point that an offender may mark one way only?
bool cap_hangs_on_first_word(const TellSource& told, const Right& right) {
  std::uint16_t law = 0;
  const auto capped = [&](bool bold) {
    return codes::tariff(told.code(), {right.purpose, bold}, true, &law);
  };
  const auto& dealings = told.given.deal.dealings;
  return !dealings.empty() &&
         dealings.back().bold[game::other(right.seat)] == replay::unknown<replay::NoYes> &&
         capped(true) != capped(false);
}

/// The cap on the offender's result, if he won the hand that counts, and it is known.
void set_ceiling(const TellSource& told, Seat offender, Finding& out) {
  for (const Right& right : told.ledger.entries.rights) {
    if (right.seat == offender && right.purpose != replay::ScoreFor::King &&
        told.ledger.hand.ceiling_by[game::index_of(offender)] >= 0 &&
        right.amount < right.uncapped && !cap_hangs_on_first_word(told, right)) {
      out.remedy.ceiling = static_cast<std::uint8_t>(right.amount);
      if (out.fact.place.playing != 0 && out.fact.place.playing != told.ledger.hand.playing) {
        out.under.reading = told.code().ceilings_reading;
      }
    }
  }
}

/// Did he himself call for what was owed, in time? Then it was the other who went on without it.
bool called_for(const TellSource& told, const Ruling& ruling, Actor player) {
  const int number = static_cast<int>(&ruling - told.rulings.list.data());
  return std::ranges::any_of(told.rulings.deeds, [&](const TimedDeed& timed) {
    return timed.ruling == number && !timed.deed.carried_out && timed.deed.by == player;
  });
}

/// Was it he who dealt on, so that what he called for could no longer be done?
bool dealt_on(const TellSource& told, const Ruling& ruling, Actor player) {
  const std::optional<Seat> dealer = dealer_of(told.given.deal, ruling.fact);
  return codes::row_of(ruling.owed).too_late == replay::bit(replay::Beat::Packet) && dealer &&
         record::actor_of(*dealer) == player;
}

/// What was owed was not done: a finding beside the fault itself, since others answer for it.
Finding ignored(const TellSource& told, const Ruling& ruling) {
  const Case& c = told.case_of(ruling);
  Finding out = told.finding(ruling.case_index, ruling.fact);
  fill_remedy(told, ruling, out);
  // The code's own word is for what is owed by lapse or from the start, not for another election.
  const bool elected_other = c.may.lapse == Lapse::Owed && ruling.owed != c.may.owed;
  out.id = c.undone.empty() || elected_other ? "mandatory-remedy-ignored" : c.undone;
  out.cls = Class::BadRemedy;
  out.severity = Severity::Error;
  out.bad.taken = ruling.owed;
  out.bad.entitled = ruling.elector;
  if (ruling.elected == Remedy::None && record::is_player(ruling.elector)) {
    out.offender = ruling.elector;  // it was his to do
  } else if (!record::is_player(out.offender)) {
    out.offender = party(told.given.deal, c.offender, ruling.fact);
  }
  if (record::is_player(out.offender) && called_for(told, ruling, out.offender) &&
      !dealt_on(told, ruling, out.offender)) {
    out.offender = static_cast<Actor>(1 - out.offender);
  }
  return out;
}

/// A king's mark is a right: nothing is said of one exercised, a note of one lost.
void tell_king(const TellSource& told, const Ruling& ruling, DealResult& result) {
  const Case& c = told.case_of(ruling);
  const bool held = codes::row_of(ruling.fact.kind).king == codes::KingIs::Held;
  const bool lapsed = held && ruling.status == Status::Lapsed;
  if (!codes::denies_king(c) && !lapsed && ruling.status != Status::Elected) {
    return;
  }
  Finding& out = result.findings.emplace_back(told.finding(ruling.case_index, ruling.fact));
  fill_remedy(told, ruling, out);
  out.severity = Severity::Note;
  if (lapsed) {
    out.cls = Class::Forfeiture;
    if (ruling.window.closed.latest < told.rulings.timeline.deal_end()) {
      out.place.at = static_cast<replay::ActIndex>(ruling.window.closed.latest);
    }
  }
}

/// Is there anything worth saying of it?
bool says_something(const Case& c, const Fact& fact) {
  const bool plain = c.cls == Class::Info && c.effects == 0 && c.must.remedy == Remedy::None &&
                     c.reading.empty() && !c.may.given && c.note.empty() &&
                     !record::is_bystander(fact.subject);
  return !plain || !codes::row_of(fact.kind).ordinary;
}

/// It is no fault yet: what may be done about it comes first.
void say_pending(const Ruling& ruling, Finding& out) {
  out.so = IsSo::NotYet;
  out.id = codes::row_of(ruling.fact.kind).pending.id;
  out.cls = Class::Info;
  out.severity = Severity::Note;
  out.offender = record::kNobody;
}

/// What was found at the table and is not so accuses nobody.
Finding refuted(const TellSource& told, const Ruling& ruling) {
  Finding out = told.finding(ruling.case_index, ruling.fact);
  out.so = IsSo::Refuted;
  out.id = "finding-refuted";
  out.under.reading = {};  // what would follow from it does not
  out.cls = Class::Info;
  out.severity = Severity::Note;
  out.offender = record::kNobody;
  out.place.at = ruling.fact.found < replay::kSometime ? ruling.fact.found : out.place.at;
  return out;
}

/// Was the loser's score, on which the multiple turns, still marked when the game was won? By which
/// of the two it goes is then a doubtful reading.
bool on_late_mark(const TellSource& told, const Ruling& ruling) {
  const GameWon& won = told.ledger.game.won;
  return ruling.fact.kind == FactKind::MultipleClaimed && won.at != kNoTime &&
         std::ranges::any_of(told.given.deal.testimony, [&](const Testimony& said) {
           return said.kind == Testimony::Kind::Mark && said.at > won.at &&
                  record::actor_of(said.seat) != won.by;
         });
}

void tell_ruling(const TellSource& told, const Ruling& ruling, DealResult& result) {
  const Case& c = told.case_of(ruling);
  if (codes::row_of(ruling.fact.kind).reads == codes::Reads::King) {
    return tell_king(told, ruling, result);
  }
  if (!says_something(c, ruling.fact)) {
    return;
  }
  Finding& out = result.findings.emplace_back(told.finding(ruling.case_index, ruling.fact));
  if (ruling.doubt.which) {
    out.severity = Severity::Warning;
    out.under.found_position = ruling.found_position;
    out.under.reading = {};  // which reading would matter is not known either
    return;
  }
  fill_remedy(told, ruling, out);
  name_other(told, ruling.doubt.or_case, out);
  out.severity = severity_of_ruling(told, ruling);
  const bool may_be_owed = codes::annuls(c.must.remedy) || codes::annuls(c.may.owed);
  if (may_be_owed && c.found_before != 0 && !stands(ruling)) {
    out.under.reading = {};  // it says from when on a fresh deal that was not made is due no more
  }
  if (on_late_mark(told, ruling)) {
    out.under.reading = told.code().law_of(c).reading;
  }
  if (ruling.is_pending()) {
    say_pending(ruling, out);
    return;
  }
  if ((c.effects & bit(Remedy::Ceiling)) != 0 && record::is_player(ruling.fact.subject) &&
      ruling.status != Status::Moot) {
    set_ceiling(told, static_cast<Seat>(ruling.fact.subject), out);
  }
  if (ruling.status == Status::Ignored && !is_fault_itself(told, ruling) &&
      !told_as_another(told, ruling)) {
    result.findings.push_back(ignored(told, ruling));
  }
}

}  // namespace

void name_other(const TellSource& told, std::uint16_t or_case, Finding& out) {
  if (or_case == kNoCase) {
    return;
  }
  const Case& c = told.code().cases[or_case];
  out.under.or_broken = {told.code().law_of(c).number, c.id, or_case};
  const auto free = std::ranges::find(out.under.also, std::string_view{});
  if (free != out.under.also.end() &&
      std::ranges::find(out.under.also, out.under.or_broken.law) == out.under.also.end()) {
    *free = out.under.or_broken.law;
  }
}

Verdict verdict_of(const DealResult& result) {
  return std::ranges::any_of(result.findings, &Finding::makes_irregular) ? Verdict::Irregular
         : !result.missing.empty()                                       ? Verdict::Undecidable
                                                                         : Verdict::Regular;
}

void tell(const TellSource& told, DealResult& result) {
  if (told.ledger.contradiction) {
    result.contradictions.push_back(*told.ledger.contradiction);
    result.verdict = Verdict::Impossible;
    return;
  }
  for (const Ruling& ruling : told.rulings.list) {
    result.met.push_back({ruling.case_index, ruling.status});
  }
  for (const NotDue& entry : told.ledger.entries.not_due) {
    if (entry.table_case != kNoCase) {
      result.met.push_back({entry.table_case, Status::Open});
    }
  }
  result.missing = told.rulings.missing;
  result.missing.insert(result.missing.end(), told.ledger.missing.begin(),
                        told.ledger.missing.end());
  for (Missing& open : result.missing) {
    say_what_is_over(told.given, told.rulings, open);
  }
  result.after.due = shown(told.code(), told.ledger.due);
  result.after.hangs_on = result.after.due.has_value() ? std::uint8_t{0} : told.ledger.hangs_on;
  result.after.marked = shown(told.code(), told.ledger.recorded);
  result.after.settled = shown(told.code(), settled(told.ledger));
  for (const Ruling& ruling : told.rulings.list) {
    tell_ruling(told, ruling, result);
  }
  for (const Ruling& ruling : told.rulings.refuted) {
    result.findings.push_back(refuted(told, ruling));
  }
  tell_score(told, result);
  tell_stray_remedies(told, result);
  sort_stably(result.findings, comes_before);
  for (Finding& finding : result.findings) {
    const std::uint16_t of =
        finding.under.near_case != kNoCase ? finding.under.near_case : finding.under.case_index;
    if (of != kNoCase && !reading_matters(told, told.code().cases[of], finding.fact.subject)) {
      finding.under.reading = {};
    }
    finding.under.reading_decides =
        !finding.under.reading.empty() && finding.under.case_index != kNoCase &&
        finding.remedy.status != Status::Moot && finding.remedy.status != Status::Open &&
        reading_decides(told.code(), told.ledger, told.code().cases[finding.under.case_index],
                        finding.fact.subject);
  }
  result.verdict = verdict_of(result);
}

}  // namespace ecarte::law
