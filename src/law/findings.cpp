// SPDX-License-Identifier: MIT
//
// Rulings to findings: what is said, how grave it is, and the verdict on the deal.
#include <algorithm>

#include "law/engine.hpp"

namespace ecarte::law {

using replay::Beat;
using replay::FactKind;
using replay::kSometime;

void Judge::Engine::write_findings() {
  for (const Ruling& ruling : rulings_) {
    result_->met.push_back({ruling.case_index, ruling.status});
  }
  for (const NotDue& entry : not_due_) {
    if (entry.table_case != kNoCase) {
      result_->met.push_back({entry.table_case, Status::Open});
    }
  }
  for (const Ruling& ruling : rulings_) {
    write_finding(ruling);
  }
  write_score_findings();
  write_game_findings();
}

Finding& Judge::Engine::finding(std::uint16_t case_index, const Fact& fact) {
  const Case& c = code_.cases[case_index];
  Finding& out = result_->findings.emplace_back();
  out.law = code_.law_of(c).number;
  for (std::size_t i = 0; i < out.also.size() && i < c.also.size(); ++i) {
    out.also[i] = c.also[i];
  }
  out.id = c.id;
  out.cls = c.cls;
  out.dealing = fact.dealing;
  out.playing = fact.playing;
  out.offender =
      c.cls == Class::Irregularity || c.cls == Class::ScoreError || c.cls == Class::BadRemedy
          ? party(c.offender, fact)
          : record::kNobody;
  if (c.cls == Class::Forfeiture || c.cls == Class::Election || c.cls == Class::Unprovided) {
    out.offender = record::kNobody;
  }
  out.trick = fact.trick;
  out.cards = fact.cards;
  out.at = fact.occurred < kSometime ? fact.occurred
           : fact.found < kSometime  ? fact.found
                                     : deal_->heading;
  out.witness = fact.witness;
  out.fact = fact;
  out.case_index = case_index;
  out.reading = c.reading;
  out.note = c.note;
  return out;
}

void Judge::Engine::fill_remedy(const Ruling& ruling, Finding& out) const {
  const Case& c = case_of(ruling);
  out.remedy.status = ruling.status;
  out.effects = c.effects;
  std::size_t n = 0;
  if (c.may.given) {
    out.remedy.force = Force::Elective;
    out.remedy.elector = ruling.elector;
    out.remedy.closes = c.may.until;
    for (const Remedy remedy : c.may.in_order) {
      if (remedy != Remedy::None) {
        out.remedy.options[n++] = remedy;
      }
    }
    if (c.may.lapse == Lapse::Stands && n < out.remedy.options.size()) {
      out.remedy.options[n++] = Remedy::LetStand;
    }
    out.remedy.kind = ruling.elected != Remedy::None ? ruling.elected : out.remedy.options[0];
    if (ruling.owed != Remedy::None && ruling.elected == Remedy::None) {
      out.remedy.kind = ruling.owed;
    }
  } else if (c.must.remedy != Remedy::None) {
    out.remedy.force = Force::Mandatory;
    out.remedy.kind = c.must.remedy;
    out.remedy.elector = ruling.elector;
    out.remedy.options[n++] = c.must.remedy;
  } else if (c.effects != 0) {
    out.remedy.force = Force::Automatic;
    for (int i = 1; i < record::kRemedies; ++i) {
      if ((c.effects & bit(static_cast<Remedy>(i))) != 0 && n < out.remedy.options.size()) {
        out.remedy.options[n++] = static_cast<Remedy>(i);
      }
    }
    out.remedy.kind = out.remedy.options[0];
  }
}

Severity Judge::Engine::severity_of(const Ruling& ruling, Status status) const {
  const Case& c = case_of(ruling);
  if (status == Status::Ignored) {
    return Severity::Error;
  }
  switch (c.cls) {
    case Class::Info:
    case Class::Election:
    case Class::Forfeiture:
      return Severity::Note;
    case Class::Unprovided:
      return ruling.fact.kind == FactKind::PlayedWrongNumber ? Severity::Warning : Severity::Note;
    case Class::ScoreError:
    case Class::BadRemedy:
      return Severity::Error;
    case Class::Irregularity:
      break;
  }
  const bool put_right = status == Status::Elected || status == Status::Moot ||
                         (status == Status::Imposed && c.effects == 0);
  return put_right ? Severity::Note : Severity::Warning;
}

void Judge::Engine::write_finding(const Ruling& ruling) {
  const Case& c = case_of(ruling);
  if (ruling.fact.kind == FactKind::KingTurned || ruling.fact.kind == FactKind::KingHeld) {
    return write_king_finding(ruling);
  }
  if (c.cls == Class::Info && c.effects == 0 && c.must.remedy == Remedy::None &&
      c.reading.empty() && ruling.fact.kind == FactKind::HandOver) {
    return;
  }
  const bool nothing_to_say = c.cls == Class::Info && c.effects == 0 && !c.may.given &&
                              c.must.remedy == Remedy::None && c.note.empty() &&
                              c.reading.empty() && !record::is_bystander(ruling.fact.subject);
  if (nothing_to_say && ordinary(ruling.fact)) {
    return;
  }
  Finding& out = finding(ruling.case_index, ruling.fact);
  if (ruling.in_doubt) {
    out.severity = Severity::Warning;
    out.reading = {};  // which reading would matter is not known either
    return;
  }
  fill_remedy(ruling, out);
  out.severity = severity_of(ruling, ruling.status);
  if (ruling.status == Status::Moot && out.cls == Class::Irregularity) {
    out.severity = Severity::Note;
  }
  if ((c.effects & bit(Remedy::Ceiling)) != 0 && record::is_player(ruling.fact.subject) &&
      ruling.status != Status::Moot) {
    set_ceiling(static_cast<Seat>(ruling.fact.subject), out);
  }
  if (ruling.status == Status::Ignored) {
    write_ignored(ruling);
  }
}

/// The words of every deal: to propose again and to answer is nothing worth a finding.
bool Judge::Engine::ordinary(const Fact& fact) const {
  return fact.kind == FactKind::Proposed || fact.kind == FactKind::Answered;
}

/// The cap on the offender's result, if he won the hand that counts.
void Judge::Engine::set_ceiling(Seat offender, Finding& out) const {
  for (const Right& right : rights_) {
    if (right.seat == offender && right.purpose != replay::ScoreFor::King &&
        ceiling_by_[game::index_of(offender)] >= 0 && right.most < right.uncapped) {
      out.ceiling = static_cast<std::uint8_t>(right.most);
      if (out.fact.playing != 0 && out.fact.playing != playing_that_counts()) {
        out.reading = code_.ceilings_reading;
      }
    }
  }
}

/// What was owed was not done: a finding beside the fault itself, since others answer for it.
void Judge::Engine::write_ignored(const Ruling& ruling) {
  const Case& c = case_of(ruling);
  Finding& out = finding(ruling.case_index, ruling.fact);
  fill_remedy(ruling, out);
  // The code's own word is for what is owed by lapse or from the start, not for another election.
  const bool elected_other = c.may.lapse == Lapse::Owed && ruling.owed != c.may.owed;
  out.id = c.undone.empty() || elected_other ? "mandatory-remedy-ignored" : c.undone;
  out.cls = Class::BadRemedy;
  out.severity = Severity::Error;
  out.taken = ruling.owed;
  out.entitled = ruling.elector;
  if (ruling.elected == Remedy::None && record::is_player(ruling.elector)) {
    out.offender = ruling.elector;  // it was his to do
  } else if (!record::is_player(out.offender)) {
    out.offender = party(c.offender, ruling.fact);
  }
}

/// A king's mark is a right: nothing is said of one exercised, a note of one lost.
void Judge::Engine::write_king_finding(const Ruling& ruling) {
  const Case& c = case_of(ruling);
  const bool barred = (c.effects & bit(Remedy::Bar)) != 0;
  const bool lapsed = ruling.fact.kind == FactKind::KingHeld && ruling.status == Status::Lapsed;
  const bool exercised = ruling.status == Status::Elected;
  if (!barred && !lapsed && !exercised) {
    return;
  }
  Finding& out = finding(ruling.case_index, ruling.fact);
  fill_remedy(ruling, out);
  out.severity = Severity::Note;
  if (lapsed) {
    out.cls = Class::Forfeiture;
    if (ruling.until < timeline_.deal_end()) {
      out.at = static_cast<replay::ActIndex>(ruling.until);
    }
  }
}

void Judge::Engine::write_score_findings() {
  for (const NotDue& entry : not_due_) {
    if (record::is_player(entry.by_other)) {
      write_taken_down_by_other(entry);
    }
    const bool part_of_its_remedy =
        entry.near_case != kNoCase &&
        (code_.cases[entry.near_case].effects & bit(Remedy::TakeDown)) != 0;
    if (part_of_its_remedy && entry.taken_down >= entry.over) {
      continue;  // the mark came off, as the finding itself orders
    }
    if (entry.table_case == kNoCase && entry.near_case == kNoCase && entry.law == kNoCase) {
      continue;  // the code does not speak of marks at all
    }
    Finding& out =
        finding(entry.table_case != kNoCase ? entry.table_case : entry.near_case, entry.fact);
    const Class cls =
        entry.table_case != kNoCase ? code_.cases[entry.table_case].cls : Class::ScoreError;
    out.cls = cls;
    out.offender = entry.fact.subject;
    out.severity = cls == Class::ScoreError     ? Severity::Error
                   : cls == Class::Irregularity ? Severity::Warning
                                                : Severity::Note;
    name_nearest_law(entry, out);
    if (entry.table_case != kNoCase) {
      const Case& c = code_.cases[entry.table_case];
      out.remedy.force = c.may.given ? Force::Elective : Force::None;
      out.remedy.kind = c.may.in_order[0];
      out.remedy.options = {c.may.in_order[0], Remedy::None, Remedy::None, Remedy::None,
                            Remedy::None};
      out.remedy.elector = party(c.may.who, entry.fact);
      out.remedy.closes = c.may.until;
      const Time until = closing_time(c.may.until, entry.fact.occurred, entry.fact.dealing);
      out.remedy.status = until == kNoTime ? Status::Open : Status::Lapsed;
    }
    out.marked = static_cast<std::int8_t>(entry.marked);
    out.due = static_cast<std::int8_t>(entry.due);
    if (entry.taken_down >= entry.over) {
      out.severity = Severity::Note;
      out.remedy.status = Status::Elected;
    } else if (beyond_game(entry)) {
      out.severity = Severity::Note;
    }
  }
  for (const Right& right : rights_) {
    const bool short_of = right.marked < right.amount;
    if (scored_ && !right.fallen && right.amount > 0 && (short_of || right.marked_late)) {
      write_unmarked(right);
    }
  }
}

void Judge::Engine::write_taken_down_by_other(const NotDue& entry) {
  if (entry.table_case == kNoCase) {
    return;
  }
  const Case& c = code_.cases[entry.table_case];
  Finding& out = finding(entry.table_case, entry.fact);
  out.law = c.also.empty() ? out.law : c.also.front();
  out.also = {};
  out.id = "remedy-by-wrong-party";
  out.cls = Class::BadRemedy;
  out.severity = Severity::Warning;
  out.offender = entry.by_other;
  out.at = entry.by_other_at;
  out.taken = Remedy::TakeDown;
  out.taken_by = entry.by_other;
  out.entitled = entry.fact.subject;
}

/// The law that comes nearest says why the mark is not due, and gives the finding its id.
void Judge::Engine::name_nearest_law(const NotDue& entry, Finding& out) const {
  const std::string_view own = out.law;
  if (entry.near_case != kNoCase) {
    const Case& near = code_.cases[entry.near_case];
    out.law = code_.law_of(near).number;
    out.reading = near.reading;
    const auto why = replay::value<replay::NotDueWhy>(entry.fact, 0);
    if (!near.stray.empty() && why != replay::NotDueWhy::Capped &&
        why != replay::NotDueWhy::Unannounced) {
      out.id = near.stray;
    }
  } else if (entry.law != kNoCase) {
    out.law = code_.laws[entry.law].number;
  }
  if (own != out.law && std::ranges::find(out.also, own) == out.also.end()) {
    for (std::string_view& other : out.also) {
      if (other.empty()) {
        other = own;
        break;
      }
    }
  }
  for (std::string_view& other : out.also) {
    if (other == out.law) {
      other = {};
    }
  }
  std::stable_partition(out.also.begin(), out.also.end(),
                        [](std::string_view other) { return !other.empty(); });
}

/// Does the excess lie beyond the game, so that it changes nothing?
bool Judge::Engine::beyond_game(const NotDue& entry) const {
  if (!result_->due || !result_->marked || !record::is_player(entry.fact.subject)) {
    return false;
  }
  const std::size_t who = entry.fact.subject;
  return (*result_->due)[who] == code_.game && (*result_->marked)[who] == code_.game;
}

void Judge::Engine::write_unmarked(const Right& right) {
  if (right.case_index == kNoCase) {
    return;
  }
  Fact fact = replay::fact_of(
      FactKind::ScoreAccrued, record::actor_of(right.seat),
      static_cast<replay::ActIndex>(std::min<Time>(right.accrued, timeline_.deal_end() - 1)),
      right.purpose);
  fact.dealing = static_cast<std::uint8_t>(std::max<std::size_t>(1, deal_->dealings.size()));
  Finding& out = finding(right.case_index, fact);
  Ruling shown;
  shown.case_index = right.case_index;
  shown.fact = fact;
  shown.elector = party(code_.cases[right.case_index].may.who, fact);
  shown.status = right.forfeited     ? Status::Lapsed
                 : right.marked_late ? Status::Elected
                                     : Status::Open;
  shown.elected = right.marked_late ? Remedy::Mark : Remedy::None;
  fill_remedy(shown, out);
  out.cls = right.forfeited ? Class::Forfeiture : out.cls;
  out.severity = Severity::Note;
  out.marked = static_cast<std::int8_t>(right.marked);
  out.due = static_cast<std::int8_t>(right.amount);
}

/// The game obtained in the middle of a hand, or dealt on after.
void Judge::Engine::write_game_findings() {
  const auto say = [&](Fact fact, Time at) {
    const FactTable& table = code_.tables[static_cast<std::size_t>(fact.kind)];
    if (table.cases.empty()) {
      return;
    }
    fact.occurred = static_cast<replay::ActIndex>(std::min<Time>(at, timeline_.deal_end() - 1));
    fact.dealing = static_cast<std::uint8_t>(std::max<std::size_t>(1, deal_->dealings.size()));
    const std::uint8_t number =
        table.answers[index_of(table, fact.kind, replay::value_numbers(fact), 0)];
    if (number == kNoAnswer) {
      return;
    }
    Finding& out = finding(table.cases[number], fact);
    out.severity = out.cls == Class::Irregularity ? Severity::Warning : Severity::Note;
    result_->met.push_back({table.cases[number], Status::None});
  };
  const auto played_on = [](replay::AfterGame what) {
    return replay::fact_of(FactKind::PlayedAfterGame, record::kNobody, kSometime, what);
  };
  if (was_over_) {
    return say(played_on(replay::AfterGame::NewDeal), deal_->heading);
  }
  if (game_won_ != kNoTime && due_known_) {
    say(replay::fact_of(FactKind::GameWon, game_winner_, kSometime), game_won_);
  }
  if (game_won_ != kNoTime && won_by_king_) {
    const Time led = timeline_.first(replay::bit(Beat::Lead), game_won_, timeline_.deal_end());
    if (led != kNoTime) {
      say(played_on(replay::AfterGame::SameHand), led);
    }
  }
}

void Judge::Engine::verdict() {
  DealResult& result = *result_;
  std::ranges::stable_sort(result.findings, [](const Finding& a, const Finding& b) {
    return a.at != b.at                   ? a.at < b.at
           : a.law.size() != b.law.size() ? a.law.size() < b.law.size()
                                          : a.law < b.law;
  });
  if (!result.contradictions.empty()) {
    result.verdict = Verdict::Impossible;
    result.due.reset();
    result.marked.reset();
    result.findings.clear();
    result.missing.clear();
    recorded_.reset();
    return;
  }
  const bool broke = std::ranges::any_of(result.findings, [](const Finding& found) {
    return (found.cls == Class::Irregularity && found.remedy.status != Status::Moot) ||
           (found.cls == Class::BadRemedy && found.severity != Severity::Note) ||
           (found.cls == Class::ScoreError &&
            (found.severity != Severity::Note || found.remedy.status == Status::Elected));
  });
  result.verdict = broke                     ? Verdict::Irregular
                   : !result.missing.empty() ? Verdict::Undecidable
                                             : Verdict::Regular;
}

}  // namespace ecarte::law
