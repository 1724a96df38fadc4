// SPDX-License-Identifier: MIT
//
// House rules: a code built on another one. Whole laws and whole cases are replaced, never parts.
#include <algorithm>
#include <bit>

#include "codes/code_draft.hpp"
#include "codes/vocabulary.hpp"

namespace ecarte::codes {

namespace {

/// The laws of a code under change, and what can be found among them.
class Amender {
 public:
  Amender(Desk& desk, std::vector<DraftLaw>& laws) : desk_(desk), laws_(laws) {}

  void repeal(const Mention& number) {
    if (const auto law = find_law(number); law != laws_.end()) {
      laws_.erase(law);
    }
  }

  void make(Change& change) {
    if (change.is_case) {
      change.adds ? add_case(change.c) : replace_case(change.c);
    } else if (change.adds) {
      laws_.push_back(std::move(change.law));
    } else if (const auto law = find_law(
                   {change.law.law.number.empty() ? change.law.law.id : change.law.law.number,
                    change.law.origin});
               law != laws_.end()) {
      change.law.law.chapter = law->law.chapter;
      *law = std::move(change.law);
    }
  }

 private:
  std::vector<DraftLaw>::iterator find_law(const Mention& number) {
    // What stands outside the numbered laws is called by its id.
    const auto found = std::ranges::find_if(laws_, [&](const DraftLaw& draft) {
      return (draft.law.number.empty() ? draft.law.id : draft.law.number) == number.name;
    });
    if (found == laws_.end() && !number.name.empty()) {
      std::vector<std::string_view> numbers;
      std::ranges::transform(laws_, std::back_inserter(numbers),
                             [](const DraftLaw& draft) { return draft.law.number; });
      desk_.complain(number.origin, unknown_word("law", number.name, numbers));
    }
    return found;
  }

  void add_case(DraftCase& added) {
    if (added.of.name.empty()) {
      desk_.complain(added.origin,
                     "an added case must say which law it belongs to: expected the "
                     "key 'law'");
    } else if (const auto law = find_law(added.of); law != laws_.end()) {
      law->cases.push_back(std::move(added));
    }
  }

  void replace_case(DraftCase& changed) {
    std::vector<std::string_view> names;
    for (DraftLaw& law : laws_) {
      for (DraftCase& old : law.cases) {
        names.push_back(old.c.name);
        if (old.c.name == changed.c.name) {
          if (!changed.of.name.empty() && changed.of.name != law.law.number) {
            desk_.complain(changed.of.origin,
                           "this case belongs to law " + std::string{law.law.number});
          }
          old = std::move(changed);
          return;
        }
      }
    }
    if (!changed.c.name.empty()) {
      desk_.complain(changed.origin, unknown_word("case", changed.c.name, names));
    }
  }

  Desk& desk_;
  std::vector<DraftLaw>& laws_;
};

}  // namespace

DraftCase draft_of(Desk& desk, const Code& code, const Case& c, bool whole) {
  DraftCase draft;
  draft.c = c;
  for (std::string_view Case::*text : {&Case::name, &Case::id, &Case::stray, &Case::undone,
                                       &Case::gist, &Case::reading, &Case::note}) {
    draft.c.*text = desk.strings.keep(c.*text);
  }
  draft.c.over = {};
  draft.c.also = {};
  draft.c.or_after = draft.c.follows = kNoCase;
  draft.c.when_reading = draft.c.when_value = {};
  if (!whole) {
    draft.c.gist = {};  // another law may say it otherwise
    return draft;
  }
  draft.when_reading = {desk.strings.keep(c.when_reading), {}};
  draft.when_value = {desk.strings.keep(c.when_value), {}};
  for (const std::uint16_t index : c.over) {
    draft.over.push_back({desk.strings.keep(code.cases[index].name), {}});
  }
  if (c.or_after != kNoCase) {
    draft.or_after.push_back({desk.strings.keep(code.cases[c.or_after].name), {}});
  }
  if (c.follows != kNoCase) {
    draft.follows.push_back({desk.strings.keep(code.cases[c.follows].name), {}});
  }
  for (const std::string_view number : c.also) {
    draft.also.push_back({desk.strings.keep(number), {}});
  }
  return draft;
}

std::vector<DraftLaw> draft_of(Desk& desk, const Code& code) {
  std::vector<DraftLaw> laws;
  for (std::uint16_t i = 0; i < code.laws.size(); ++i) {
    const Law& law = code.laws[i];
    DraftLaw& draft = laws.emplace_back();
    draft.law = law;
    draft.law.engaged_by = {};
    for (std::string_view Law::*text : {&Law::number, &Law::id, &Law::chapter, &Law::page,
                                        &Law::gist, &Law::reading, &Law::unobservable}) {
      draft.law.*text = desk.strings.keep(law.*text);
    }
    draft.engaged_by.assign(law.engaged_by.begin(), law.engaged_by.end());
    for (const Case& c : code.cases.subspan(law.first_case, law.cases)) {
      draft.cases.push_back(draft_of(desk, code, c, true));
    }
    std::ranges::copy_if(code.tariff, std::back_inserter(draft.score),
                         [i](const Tariff& row) { return row.law == i; });
  }
  return laws;
}

namespace {

/// The readings of the code extended, with those the house rules choose put first.
void choose_readings(Desk& desk, CodeDraft& draft, const Code& base) {
  std::vector<DraftReading> readings;
  std::vector<std::string_view> names;
  for (const Reading& reading : base.readings) {
    DraftReading& copy = readings.emplace_back();
    copy.name = {desk.strings.keep(reading.name), draft.extends.origin};
    names.push_back(copy.name.name);
    for (const std::string_view value : reading.values) {
      copy.values.push_back({desk.strings.keep(value), draft.extends.origin});
    }
    std::swap(copy.values[0], copy.values[reading.chosen]);
  }
  for (const DraftReading& chosen : draft.readings) {
    const auto known = std::ranges::find(names, chosen.name.name);
    if (known == names.end()) {
      desk.complain(chosen.name.origin, unknown_word("reading", chosen.name.name, names));
      continue;
    }
    std::vector<Mention>& values = readings[static_cast<std::size_t>(known - names.begin())].values;
    for (const Mention& wanted : chosen.values) {
      const auto value = std::ranges::find(values, wanted.name, &Mention::name);
      if (value == values.end()) {
        std::vector<std::string_view> words;
        std::ranges::transform(values, std::back_inserter(words), &Mention::name);
        desk.complain(wanted.origin, unknown_word("value of this reading", wanted.name, words));
      } else {
        std::iter_swap(values.begin(), value);
      }
    }
  }
  draft.readings = std::move(readings);
}

}  // namespace

void extend(Desk& desk, CodeDraft& draft) {
  const Code* base = desk.find(draft.extends.name);
  if (base == nullptr) {
    desk.complain(draft.extends.origin,
                  "no code '" + std::string{draft.extends.name} + "' is known");
    return;
  }
  std::vector<DraftLaw> laws = draft_of(desk, *base);
  for (DraftLaw& law : laws) {
    if (!draft.page.empty()) {
      law.law.page = draft.page == "none" ? std::string_view{} : draft.page;
    }
    law.origin = draft.extends.origin;
    for (DraftCase& c : law.cases) {
      c.origin = draft.extends.origin;
      for (std::vector<Mention>* mentions : {&c.over, &c.or_after, &c.follows, &c.also}) {
        std::ranges::for_each(*mentions,
                              [&](Mention& mention) { mention.origin = draft.extends.origin; });
      }
    }
  }
  std::ranges::move(draft.laws, std::back_inserter(laws));
  Amender amender{desk, laws};
  std::ranges::for_each(draft.repeals, [&](const Mention& m) { amender.repeal(m); });
  std::ranges::for_each(draft.changes, [&](Change& change) { amender.make(change); });
  draft.laws = std::move(laws);
  choose_readings(desk, draft, *base);
}

}  // namespace ecarte::codes
