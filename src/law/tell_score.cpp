// SPDX-License-Identifier: MIT
//
// The ledger to findings: marks that were not due, rights left unmarked, the game won.
#include <algorithm>

#include "codes/remedy_rows.hpp"
#include "law/lookup.hpp"
#include "law/taken_down.hpp"
#include "law/tell.hpp"
#include "law/window.hpp"
#include "law/world.hpp"

namespace ecarte::law {

using replay::Beat;
using replay::FactKind;
using replay::kSometime;
using replay::Testimony;

namespace {

/// Another than the scorer, `by`, took a mark down at act `at`, which was not his. `fact`: the
/// mark.
void tell_taken_down_by_other(const TellSource& told, std::uint16_t table_case, const Fact& fact,
                              Actor by, replay::ActIndex at, DealResult& result) {
  const Case& c = told.code().cases[table_case];
  Finding& out = result.findings.emplace_back(told.finding(table_case, fact));
  out.under.law = c.also.empty() ? out.under.law : c.also.front();
  out.under.also = {};
  out.id = "remedy-by-wrong-party";
  out.cls = Class::BadRemedy;
  out.severity = Severity::Warning;
  out.offender = by;
  out.place.at = at;
  out.bad.taken = Remedy::TakeDown;
  out.bad.by = by;
  out.bad.entitled = fact.subject;
}

/// Is he left with fewer points than are due to him?
bool stands_short(const TellSource& told, game::Seat seat) {
  const std::size_t which = game::index_of(seat);
  const auto due = shown(told.code(), told.ledger.due).of(which);
  const auto marked = shown(told.code(), told.ledger.recorded).of(which);
  return due && marked && *due > *marked;
}

/// A mark that is due is taken down by another: it is due all the same.
void tell_due_taken_down(const TellSource& told, DealResult& result) {
  const FactTable& table = told.code().tables[static_cast<std::size_t>(FactKind::MarkNotDue)];
  for (const Testimony& said : told.given.deal.testimony) {
    const Actor scorer = record::actor_of(said.seat);
    if (said.kind != Testimony::Kind::TakeDown || said.by == scorer ||
        std::ranges::find(told.before.spent, Time{said.at}) != told.before.spent.end()) {
      continue;
    }
    const bool by_other = !may_correct_a_king(told.given.deal, told.rulings.timeline, said) &&
                          !owned_to(told.given.deal, said);
    const bool due_here = std::ranges::any_of(told.ledger.entries.rights, [&](const Right& right) {
      return right.seat == said.seat && right.basis.told && right.marked > 0 &&
             right.accrued < said.at;
    });
    const auto of_before = [&](const Right& right) {
      return right.seat == said.seat && right.basis.told && right.marked > 0 &&
             !right.fate.fallen && fits(said.purpose, right.purpose);
    };
    const bool due = due_here || std::ranges::any_of(told.before.rights(), of_before) ||
                     (said.purpose == record::For::Unsaid && stands_short(told, said.seat));
    const bool over = std::ranges::any_of(told.ledger.entries.not_due, [&](const NotDue& entry) {
      return entry.fact.subject == scorer;
    });
    const bool too_many_before = std::ranges::any_of(told.before.left, [&](const Standing& one) {
      return one.options[0] == Remedy::TakeDown && one.fact.subject == scorer;
    });
    if (by_other && due && !over && !table.cases.empty()) {
      Fact fact = replay::fact_of(FactKind::MarkNotDue, scorer, said.at);
      fact.place.dealing = said.dealing;
      tell_taken_down_by_other(told, table.cases[0], fact, said.by, said.at, result);
      Actor& entitled = result.findings.back().bad.entitled;
      entitled = too_many_before ? entitled : record::kNobody;
    }
  }
}

/// The law that comes nearest says why the mark is not due, and gives the finding its id.
void name_nearest_law(const TellSource& told, const NotDue& entry, Finding& out) {
  const std::string_view own = out.under.law;
  if (entry.near_case != kNoCase) {
    const Case& near = told.code().cases[entry.near_case];
    out.under.law = told.code().law_of(near).number;
    out.under.reading = near.reading;
    const auto why = replay::value<replay::NotDueWhy>(entry.fact, 0);
    if (!near.stray.empty() && why != replay::NotDueWhy::Capped &&
        why != replay::NotDueWhy::Unannounced) {
      out.id = near.stray;
    }
  } else if (entry.law != kNoCase) {
    out.under.law = told.code().laws[entry.law].number;
  }
  if (own != out.under.law && std::ranges::find(out.under.also, own) == out.under.also.end()) {
    for (std::string_view& other : out.under.also) {
      if (other.empty()) {
        other = own;
        break;
      }
    }
  }
  for (std::string_view& other : out.under.also) {
    if (other == out.under.law) {
      other = {};
    }
  }
  std::stable_partition(out.under.also.begin(), out.under.also.end(),
                        [](std::string_view other) { return !other.empty(); });
}

/// The option that the code's case for such a mark gives.
void fill_option(const TellSource& told, const NotDue& entry, Finding& out) {
  const Case& c = told.code().cases[entry.table_case];
  out.remedy.force = c.may.given ? Force::Elective : Force::None;
  out.remedy.kind = c.may.in_order[0];
  out.remedy.options = {c.may.in_order[0], Remedy::None, Remedy::None, Remedy::None, Remedy::None};
  const bool denied = c.may.who == codes::Who::Subject && is_for_denied_king(told.code(), entry);
  out.remedy.elector =
      denied ? Actor{record::kBoth} : party(told.given.deal, c.may.who, entry.fact);
  out.remedy.window = window_of(told.given.deal, told.rulings.timeline, c, entry.fact);
  out.remedy.status = out.remedy.window.closed.latest == kNoTime ? Status::Open : Status::Lapsed;
}

/// Who took the mark down, in this deal or the next; nobody if it is not told.
Actor taken_down_by(const TellSource& told, const NotDue& entry) {
  Actor by = record::kNobody;
  const auto look = [&](const replay::DealFacts& deal, replay::ActIndex from) {
    for (const Testimony& said : deal.testimony) {
      const bool it = said.kind == Testimony::Kind::TakeDown && said.at >= from &&
                      record::actor_of(said.seat) == entry.fact.subject;
      by = it && !record::is_player(by) ? said.by : by;
    }
  };
  look(told.given.deal, entry.fact.occurred);
  if (told.given.next != nullptr) {
    look(*told.given.next, 0);
  }
  return by;
}

void tell_not_due(const TellSource& told, const NotDue& entry, DealResult& result) {
  const bool part_of_its_remedy =
      entry.near_case != kNoCase &&
      (told.code().cases[entry.near_case].effects & bit(Remedy::TakeDown)) != 0;
  if (part_of_its_remedy && entry.taken_down >= entry.over) {
    return;  // the mark came off, as the finding itself orders
  }
  if (entry.table_case == kNoCase && entry.near_case == kNoCase && entry.law == kNoCase) {
    return;  // the code does not speak of marks at all
  }
  const bool own = entry.table_case != kNoCase;
  Finding& out = result.findings.emplace_back(
      told.finding(own ? entry.table_case : entry.near_case, entry.fact));
  out.cls = own ? told.code().cases[entry.table_case].cls : Class::ScoreError;
  out.offender = entry.fact.subject;
  out.severity = out.cls == Class::ScoreError     ? Severity::Error
                 : out.cls == Class::Irregularity ? Severity::Warning
                                                  : Severity::Note;
  name_nearest_law(told, entry, out);
  out.under.near_case = entry.near_case;
  const auto law_of = [&](std::uint16_t number) { return told.code().cases[number].law; };
  if (entry.or_else && own && law_of(entry.or_else->table_case) != law_of(entry.table_case)) {
    name_other(told, entry.or_else->table_case, out);
    replay::set(out.fact, 0,
                replay::known<replay::NotDueWhy>(out.fact, 0) | replay::Some{entry.or_else->why});
    replay::set(
        out.fact, 1,
        replay::known<replay::ScoreFor>(out.fact, 1) | replay::Some{entry.or_else->purpose});
  }
  if (own) {
    fill_option(told, entry, out);
  }
  out.amounts.marked = static_cast<std::int8_t>(entry.marked);
  out.amounts.due = static_cast<std::int8_t>(entry.due);
  const bool may_come_off = std::ranges::any_of(told.rulings.list, [&](const Ruling& ruling) {
    return ruling.mending != Mending::Over && ruling.case_index == entry.near_case;
  });
  if (entry.taken_down >= entry.over) {
    out.severity = Severity::Note;
    out.remedy.status = Status::Elected;
    const Actor by = taken_down_by(told, entry);
    out.remedy.elector =
        out.remedy.elector == record::kBoth && record::is_player(by) ? by : out.remedy.elector;
    if (record::is_player(entry.by_other.by)) {  // of that there is a finding of its own
      out.remedy.status = Status::None;
      out.remedy.force = Force::None;
    }
  } else if (may_come_off) {
    out.severity = Severity::Note;  // the time to own to it is not over
  } else if (entry.excuse.due_then || entry.excuse.beyond_game) {
    out.severity = Severity::Note;
  }
}

/// The last act of the deal, or `at` if that came before.
replay::ActIndex within_deal(const TellSource& told, Time at) {
  return static_cast<replay::ActIndex>(std::min<Time>(at, told.rulings.timeline.deal_end() - 1));
}

/// Where it is told what came of the tricks, or of a king: of a hand of which only the result is
/// told, there.
Time result_told_at(const TellSource& told, Time accrued, bool of_king) {
  Time at = accrued;
  for (const Fact& fact : told.given.deal.facts) {
    const bool stated = fact.kind == FactKind::HandOver && !of_king &&
                        fact.place.dealing == last_dealing(told.given.deal) &&
                        replay::must_be(fact, 2, replay::HandEnd::Stated);
    at = stated && fact.occurred < replay::kSometime ? std::max<Time>(at, fact.occurred) : at;
  }
  return at;
}

/// A right not marked, or marked in the deal after.
void tell_unmarked(const TellSource& told, const Right& right, DealResult& result) {
  if (right.case_index == kNoCase) {
    return;
  }
  Fact fact = replay::fact_of(
      FactKind::ScoreAccrued, record::actor_of(right.seat),
      within_deal(told, result_told_at(told, right.accrued, is_king(right))), right.purpose);
  fact.place.dealing = last_dealing(told.given.deal);
  Ruling shown;
  shown.case_index = right.case_index;
  shown.fact = fact;
  shown.window.from = right.accrued;
  shown.window.closed = TimeSpan::at(right.until);
  shown.elector = party(told.given.deal, told.code().cases[right.case_index].may.who, fact);
  // What may have been marked in deals that are not told cannot be marked any more.
  shown.status = right.fate.forfeited              ? Status::Lapsed
                 : right.fate.surely_marked_late() ? Status::Elected
                 : right.until != kNoTime          ? Status::Lapsed
                                                   : Status::Open;
  shown.elected = right.fate.surely_marked_late() ? Remedy::Mark : Remedy::None;
  Finding& out = result.findings.emplace_back(told.finding(right.case_index, fact));
  fill_remedy(told, shown, out);
  out.cls = right.fate.forfeited ? Class::Forfeiture : out.cls;
  out.severity = Severity::Note;
  out.amounts.marked = static_cast<std::int8_t>(right.marked);
  out.amounts.due = static_cast<std::int8_t>(right.amount);
}

/// The game obtained in the middle of a hand, or dealt on after.
void tell_game(const TellSource& told, DealResult& result) {
  const auto say = [&](Fact fact, Time at) {
    fact.occurred = within_deal(told, at);
    fact.place.dealing = last_dealing(told.given.deal);
    const Candidates answers = candidates(told.code(), fact, 0);
    if (answers.size != 1) {
      return;
    }
    Finding& out = result.findings.emplace_back(told.finding(answers.cases[0], fact));
    out.severity = out.cls == Class::Irregularity ? Severity::Warning : Severity::Note;
    result.met.push_back({answers.cases[0], Status::None});
  };
  const auto played_on = [](replay::AfterGame what) {
    return replay::fact_of(FactKind::PlayedAfterGame, record::kNobody, kSometime, what);
  };
  const GameWon& won = told.ledger.game.won;
  if (told.ledger.game.was_over) {
    return say(played_on(replay::AfterGame::NewDeal), told.given.deal.place.heading);
  }
  if (won.at == kNoTime) {
    return;
  }
  say(replay::fact_of(FactKind::GameWon, won.by, kSometime),
      result_told_at(told, won.at, won.by_king));
  const Timeline& timeline = told.rulings.timeline;
  const Time led = timeline.first(replay::bit(Beat::Lead), won.at, timeline.deal_end());
  if (won.by_king && led != kNoTime) {
    say(played_on(replay::AfterGame::SameHand), led);
  }
}

std::string_view law_of(const Code& code, std::uint16_t law, std::uint16_t case_index) {
  return law != kNoCase && law < code.laws.size() ? code.laws[law].number
         : case_index != kNoCase                  ? code.law_of(code.cases[case_index]).number
                                                  : std::string_view{};
}

std::uint8_t byte(int points) {
  return static_cast<std::uint8_t>(std::clamp(points, 0, 99));
}

/// What was due and what was marked, score by score.
void list_scores(const TellSource& told, DealResult& result) {
  const Ledger& ledger = told.ledger;
  for (const Right& right : ledger.entries.rights) {
    const int due = right.fate.fallen || told.rulings.annulled.surely() ? 0
                    : right.fate.forfeited                              ? right.marked
                                                                        : right.amount;
    const int marked = right.fate.fallen && !ledger.scored ? 0 : right.marked;
    if (due > 0 || marked > 0) {
      result.scores.push_back({right.seat, right.purpose, byte(due), byte(marked),
                               law_of(told.code(), right.law, right.case_index)});
    }
  }
  for (const NotDue& entry : ledger.entries.not_due) {
    if (record::is_player(entry.fact.subject)) {
      const std::uint16_t near = entry.near_case != kNoCase ? entry.near_case : entry.table_case;
      result.scores.push_back(
          {static_cast<Seat>(entry.fact.subject), replay::value<replay::ScoreFor>(entry.fact, 1), 0,
           byte(entry.over - entry.taken_down), law_of(told.code(), entry.law, near)});
    }
  }
}

}  // namespace

void tell_score(const TellSource& told, DealResult& result) {
  list_scores(told, result);
  for (const NotDue& entry : told.ledger.entries.not_due) {
    if (record::is_player(entry.by_other.by) && entry.table_case != kNoCase) {
      tell_taken_down_by_other(told, entry.table_case, entry.fact, entry.by_other.by,
                               entry.by_other.at, result);
    }
    tell_not_due(told, entry, result);
  }
  tell_due_taken_down(told, result);
  for (const Right& right : told.ledger.entries.rights) {
    const bool short_of = told.ledger.is_short_of(right, told.code().game);
    // Where no mark is written, only what is said to have been left unmarked falls short.
    if (!right.fate.fallen && right.amount > 0 && !right.fate.perhaps_marked_late() &&
        (short_of || right.fate.surely_marked_late())) {
      tell_unmarked(told, right, result);
    }
  }
  tell_game(told, result);
}

}  // namespace ecarte::law
