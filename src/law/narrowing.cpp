// SPDX-License-Identifier: MIT
#include "law/narrowing.hpp"

#include <algorithm>
#include <span>

#include "codes/remedy_rows.hpp"
#include "law/deeds.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::FactKind;

void drop_those_to_come(const Given& given, const Timeline& timeline, const Fact& fact,
                        Candidates& found) {
  const auto to_come = [&](std::uint16_t number) {
    const WindowBeats from = given.code.cases[number].may.from;
    return from != 0 && opening_span(given.deal, timeline, from, fact).earliest == kNoTime;
  };
  const auto cases = std::span{found.cases}.first(found.size);
  if (found.size > 1 && !std::ranges::all_of(cases, to_come)) {
    found.size = static_cast<std::size_t>(std::remove_if(cases.begin(), cases.end(), to_come) -
                                          cases.begin());
  }
}

namespace {

/// Is `other` the same fault as `c`, which gives a choice, and gives none itself, nor anything
/// else?
bool gives_less(const Case& c, const Case& other) {
  return other.id == c.id && other.law == c.law && other.cls == c.cls &&
         other.offender == c.offender && !other.may.given && other.effects == 0 &&
         other.must.remedy == Remedy::None && other.note.empty() && !codes::awards(other);
}

}  // namespace

bool all_over(const Given& given, const Rulings& rulings, const Fact& fact,
              const Candidates& found) {
  const auto choice = std::ranges::find_if(
      found.all(), [&](std::uint16_t number) { return given.code.cases[number].may.given; });
  return std::ranges::all_of(found.all(), [&](std::uint16_t number) {
    const Case& c = given.code.cases[number];
    if (choice != found.all().end() && gives_less(given.code.cases[*choice], c)) {
      return true;  // it is the same fault, and there nothing follows
    }
    const bool only_choice = c.may.given && c.may.lapse != Lapse::Owed && c.effects == 0 &&
                             c.must.remedy == Remedy::None;
    const Time until = window_of(given.deal, rulings.timeline, c, fact).closed.latest;
    if (!only_choice || until == kNoTime) {
      return false;
    }
    const Actor his = party(given.deal, c.may.who, fact);
    return std::ranges::none_of(rulings.deeds, [&](const TimedDeed& timed) {
      const bool others = record::is_player(his) && record::is_player(timed.deed.by) &&
                          timed.deed.by != his && !codes::row_of(timed.deed.what).for_both;
      return (c.may.remedies & bit(timed.deed.what)) != 0 && concerns(rulings, timed, fact) &&
             !others;
    });
  });
}

std::uint16_t last_choice(const Code& code, const Candidates& found) {
  const auto all = found.all();
  const auto last = std::find_if(
      all.rbegin(), all.rend(), [&](std::uint16_t number) { return code.cases[number].may.given; });
  return last == all.rend() ? all.back() : *last;
}

void say_what_is_over(const Given& given, const Rulings& rulings, Missing& open) {
  if (is_of_time(open) || open.claimed != Remedy::None) {
    return;
  }
  for (std::size_t i = 0; i < open.answers; ++i) {
    Alternative& answer = open.alternatives[i];
    if (answer.case_index == kNoCase || answer.claimed != Remedy::None) {
      continue;
    }
    const Case& c = given.code.cases[answer.case_index];
    const bool used = std::ranges::any_of(rulings.deeds, [&](const TimedDeed& timed) {
      return timed.deed.dealing == open.fact.place.dealing &&
             (c.may.remedies & bit(timed.deed.what)) != 0;
    });
    const Timeline& timeline = rulings.timeline;
    answer.over = answer.over || (c.may.given && c.may.lapse == codes::Lapse::Stands && !used &&
                                  window_of(given.deal, timeline, c, open.fact).closed.latest <
                                      timeline.deal_end());
  }
}

bool is_being_dealt(const Given& given, const Timeline& timeline, const Fact& fact) {
  return fact.kind == FactKind::WrongNumber && !timeline.has_next() &&
         fact.found == replay::kNever && fact.place.dealing == last_dealing(given.deal) &&
         replay::may_be(fact, 1, replay::Size::Short) &&
         timeline.first_from(~replay::bit(replay::Beat::Packet) & ~replay::bit(replay::Beat::Cut),
                             dealing_begin(given.deal, fact.place.dealing)) == kNoTime;
}

}  // namespace ecarte::law
