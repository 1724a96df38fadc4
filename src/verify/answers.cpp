// SPDX-License-Identifier: MIT
#include <algorithm>

#include "check.hpp"

namespace verify {

namespace {

using Values = std::map<std::string, std::string>;

/// Every combination of the values a fact may have.
std::vector<Values> combinations(const Fact& fact) {
  std::vector<Values> all{{}};
  for (const auto& [name, values] : fact.attributes) {
    std::vector<Values> next;
    for (const Values& so_far : all) {
      for (const std::string& value : values) {
        next.push_back(so_far);
        next.back()[name] = value;
      }
    }
    all = std::move(next);
  }
  return all;
}

/// Was the fact found before the first of these beats: surely (`late`), or as it may have been?
bool found_before(const Deal& deal, const Row& row, const Fact& fact, const Words& beats,
                  bool late) {
  if (fact.found == kNever) {
    return false;
  }
  const Span boundary =
      row.when(absolute(beats, subject_deals(deal, fact)), row.begin_of(fact.dealing));
  return fact.found < (late ? boundary.latest : boundary.earliest);
}

/// The same of every beat that comes later in the order of a deal: what was found before one of
/// them was found before those after it. `times` are those the code asks for of such a fact.
bool found_by(const Deal& deal, const Row& row, const Fact& fact, const Words& beats,
              const std::vector<Words>& times, bool late) {
  return std::ranges::any_of(times, [&](const Words& time) {
    return (time == beats || first_rank(time) < first_rank(beats)) &&
           found_before(deal, row, fact, time, late);
  });
}

/// The times of finding that the cases ask for.
std::vector<Words> times_of(const std::vector<const Case*>& cases) {
  std::vector<Words> times;
  for (const Case* c : cases) {
    for (const Words& beats : {c->found_before, c->found_after}) {
      if (!beats.empty() && std::ranges::find(times, beats) == times.end()) {
        times.push_back(beats);
      }
    }
  }
  return times;
}

bool fits(const Deal& deal, const Row& row, const Fact& fact, const Case& c, const Values& values,
          const std::vector<Words>& times, bool late) {
  for (const auto& [name, accepted] : c.conditions) {
    const auto value = values.find(name);
    if (value == values.end() || !accepted.contains(value->second)) {
      return false;
    }
  }
  return !c.must_be_found ||
         (found_by(deal, row, fact, c.found_before, times, late) &&
          (c.found_after.empty() || !found_by(deal, row, fact, c.found_after, times, late)));
}

void add_answer(const std::vector<const Case*>& fitting, std::vector<const Case*>& answers) {
  for (const Case* each : fitting) {
    const bool displaced = std::ranges::any_of(
        fitting, [&](const Case* other) { return other->over.contains(each->name); });
    if (!displaced && std::ranges::find(answers, each) == answers.end()) {
      answers.push_back(each);
    }
  }
}

/// May the fact lie in the case's box?
bool may_accept(const Case& c, const Fact& fact) {
  return std::ranges::all_of(c.conditions, [&](const auto& condition) {
    const auto values = fact.attributes.find(condition.first);
    return values != fact.attributes.end() && meet(values->second, condition.second);
  });
}

/// Does nothing follow from the case but a choice, whose time is over, and which nobody used or
/// claimed? So must it be with each case that opens once this right is let go.
bool is_over(const Deal& deal, const Code& code, const Row& row, const Fact& fact, const Case& c) {
  const bool only_choice = c.may &&
                           (c.may->otherwise == "stands" || c.may->otherwise == "forfeited") &&
                           c.must.empty() && c.effects.empty();
  if (!only_choice || time_over(deal, row, c, fact).latest == kNever) {
    return false;
  }
  const std::string his = party(deal, c.may->who, fact);
  const bool used = std::ranges::any_of(deal.deeds, [&](const Deed& deed) {
    const bool others =
        is_player(his) && is_player(deed.by) && deed.by != his && !conduct(deed.remedy).for_both;
    const bool concerns = deed.act >= deal.deal_end || deed.dealing == fact.dealing ||
                          (outside_hand(fact.name) && deed.dealing > fact.dealing);
    return concerns && !others &&
           std::ranges::find(c.may->remedies, deed.remedy) != c.may->remedies.end();
  });
  const std::vector<const Case*> on = code.on(fact.name);
  return !used && std::ranges::all_of(on, [&](const Case* next) {
    return next->or_after != c.name || !may_accept(*next, fact) ||
           is_over(deal, code, row, fact, *next);
  });
}

/// Is it by the case the same fault as by `other`, which gives a choice, and does nothing follow?
bool gives_less(const Case& c, const Case& other) {
  return !c.may && c.must.empty() && c.effects.empty() && other.may && other.id == c.id &&
         other.law == c.law && other.cls == c.cls && other.offender == c.offender;
}

bool is_fault(const Deal& deal, const Code& code, const Row& row, const Fact& fact) {
  const std::vector<const Case*> answers = answering(deal, code, row, fact);
  return std::ranges::any_of(answers, [](const Case* c) { return c->cls == "irregularity"; });
}

}  // namespace

bool accepts(const Case& c, const Fact& fact) {
  return std::ranges::all_of(c.conditions, [&](const auto& condition) {
    const auto values = fact.attributes.find(condition.first);
    return values != fact.attributes.end() &&
           std::ranges::includes(condition.second, values->second);
  });
}

std::vector<const Case*> answering(const Deal& deal, const Code& code, const Row& row,
                                   const Fact& fact) {
  const std::vector<const Case*> on = code.on(fact.name);
  const std::vector<Words> times = times_of(on);
  std::vector<const Case*> answers;
  for (const Values& values : combinations(fact)) {
    for (const bool late : {true, false}) {
      std::vector<const Case*> fitting;
      std::ranges::copy_if(on, std::back_inserter(fitting), [&](const Case* c) {
        return fits(deal, row, fact, *c, values, times, late);
      });
      add_answer(fitting, answers);
    }
  }
  return answers;
}

void drop_those_to_come(const Deal& deal, const Row& row, const Fact& fact,
                        std::vector<const Case*>& cases) {
  const auto to_come = [&](const Case* c) {
    return c->may && !c->may->from.empty() &&
           row.when(absolute(c->may->from, subject_deals(deal, fact)), row.begin_of(fact.dealing))
                   .earliest == kNever;
  };
  if (cases.size() > 1 && !std::ranges::all_of(cases, to_come)) {
    std::erase_if(cases, to_come);
  }
}

bool nothing_turns_on_which(const Deal& deal, const Code& code, const Row& row, const Fact& fact,
                            const std::vector<const Case*>& cases) {
  return std::ranges::all_of(cases,
                             [&](const Case* c) { return c->same_outcome(*cases.front()); }) ||
         std::ranges::all_of(cases, [&](const Case* c) {
           return is_over(deal, code, row, fact, *c) ||
                  std::ranges::any_of(cases,
                                      [&](const Case* other) { return gives_less(*c, *other); });
         });
}

bool asks_for_one(const Deal& deal, const Fact& fact, const std::vector<const Case*>& cases) {
  return std::ranges::any_of(deal.deeds, [&](const Deed& deed) {
    return deed.dealing == fact.dealing && std::ranges::any_of(cases, [&](const Case* c) {
             return c->may && deed.by == party(deal, c->may->who, fact) &&
                    std::ranges::find(c->may->remedies, deed.remedy) != c->may->remedies.end();
           });
  });
}

bool being_dealt(const Deal& deal, const Row& row, const Fact& fact) {
  const auto size = fact.attributes.find("size");
  if (fact.name != "wrong-number" || row.has_next() || fact.found != kNever ||
      fact.dealing != deal.last_dealing() || size == fact.attributes.end() ||
      !size->second.contains("short")) {
    return false;
  }
  const auto begin = deal.row.begin() + row.begin_of(fact.dealing);
  return std::all_of(begin, deal.row.end(), [](const Words& beats) {
    return beats.empty() || meet(beats, {"packet", "cut"});
  });
}

std::optional<Fact> meanwhile(const Deal& deal, const Code& code, const Row& row,
                              const Fact& fact) {
  struct Mended {
    std::string attribute;
    std::string as;
    Words until;
  };
  static const std::map<std::string, Mended> kMended{
      {"misplay", {"cured", "in-time", {"lead", "hand-over", "hand-closed"}}},
      {"false-king", {"withdrawn", "before-own-card", {"own-card", "hand-over", "hand-closed"}}}};
  const auto known = kMended.find(fact.name);
  if (known == kMended.end() || row.has_next() || fact.proof != "proved" ||
      fact.occurred >= kSometime ||
      (fact.playing != 0 &&
       fact.playing < static_cast<int>(deal.playings.size()))) {  // they were played again
    return std::nullopt;
  }
  const Mended& mended = known->second;
  const auto value = fact.attributes.find(mended.attribute);
  const Words until = absolute(mended.until, subject_deals(deal, fact));
  if (value == fact.attributes.end() || value->second != Words{"never"} ||
      row.when(until, fact.occurred + 1).earliest != kNever ||
      row.first({"hand-over", "hand-closed"}, fact.occurred, fact.occurred + 1) != kNever ||
      !is_fault(deal, code, row, fact)) {
    return std::nullopt;
  }
  Fact then = fact;
  then.attributes[mended.attribute] = {mended.as};
  return then;
}

bool annuls(const Deal& deal, const Code& code, const Row& row, const Ruling& ruling) {
  if (ruling.status == "elected") {
    return annulling(ruling.elected);
  }
  if (ruling.status == "ignored") {
    const Case* c = code.find(ruling.name);
    const bool stands = c != nullptr && !ruling.in_doubt && !c->stands_from.empty() &&
                        settle(deal, row, *c, ruling).stands;
    return !stands && (annulling(ruling.owed) || annulling(ruling.elected));
  }
  return (ruling.status == "imposed" || ruling.status == "open") && annulling(ruling.owed);
}

}  // namespace verify
