// SPDX-License-Identifier: MIT
#include "law/lookup.hpp"

#include <algorithm>
#include <bit>

#include "codes/tables.hpp"

namespace ecarte::law {

namespace {

using Numbers = std::array<std::uint8_t, replay::kMaxAttributes>;

static_assert(std::tuple_size_v<decltype(Candidates::cases)> >= codes::kMostCasesOnFact);

/// The number of the first value of a set; 0 of an attribute that is none.
std::uint8_t least_of(replay::ValueBits bits) {
  return bits == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(std::countr_zero(bits));
}

/// The next combination of the values that may be; false after the last.
bool advance(Numbers& values, const replay::AttributeSets& sets) {
  for (std::size_t i = values.size(); i-- > 0;) {
    const auto left = static_cast<replay::ValueBits>(sets[i] & ~((2U << unsigned{values[i]}) - 1U));
    if (left != 0) {
      values[i] = least_of(left);
      return true;
    }
    values[i] = least_of(sets[i]);
  }
  return false;
}

/// The positions at which a fact may have been found.
struct Places {
  int first = 0;
  int last = 0;
};

/// Calls `each` with the answer, by its number in the table, of every combination of the values of
/// `sets` and of the places.
template <class Each>
void for_answers(const FactTable& table, FactKind kind, const replay::AttributeSets& sets,
                 Places places, const Each& each) {
  Numbers values{};
  std::ranges::transform(sets, values.begin(), least_of);
  do {
    for (int position = places.first; position <= places.last; ++position) {
      const std::uint8_t answer = table.answers[index_of(table, kind, values, position)];
      if (answer != kNoAnswer) {
        each(answer);
      }
    }
  } while (advance(values, sets));
}

/// The answers that may be, a bit each.
std::uint64_t answers_of(const FactTable& table, FactKind kind, const replay::AttributeSets& sets,
                         Places places) {
  std::uint64_t answers = 0;
  for_answers(table, kind, sets, places,
              [&](std::uint8_t answer) { answers |= std::uint64_t{1} << answer; });
  return answers;
}

/// Whether it makes a difference to the answer which of its values the attribute has.
bool splits(const FactTable& table, const replay::Fact& fact, Places places,
            std::size_t attribute) {
  replay::AttributeSets sets = fact.values;
  std::uint64_t before = 0;
  for (unsigned rest = fact.values[attribute]; rest != 0; rest &= rest - 1) {
    sets[attribute] = static_cast<replay::ValueBits>(rest & ~(rest - 1));
    const std::uint64_t answers = answers_of(table, fact.kind, sets, places);
    if (before != 0 && answers != 0 && answers != before) {
      return true;
    }
    before = answers != 0 ? answers : before;
  }
  return false;
}

}  // namespace

Candidates candidates(const Code& code, const replay::Fact& fact, int first, int last) {
  const FactTable& table = code.tables[static_cast<std::size_t>(fact.kind)];
  Candidates found;
  if (table.cases.empty()) {
    return found;
  }
  const Places places{first, last};
  for_answers(table, fact.kind, fact.values, places, [&](std::uint8_t answer) {
    if (std::ranges::find(found.all(), table.cases[answer]) == found.all().end()) {
      found.cases[found.size++] = table.cases[answer];
    }
  });
  for (int i = 0; found.size > 1 && i < replay::kMaxAttributes && found.splitting < 0; ++i) {
    found.splitting =
        splits(table, fact, places, static_cast<std::size_t>(i)) ? i : found.splitting;
  }
  if (found.size > 1 && found.splitting < 0) {
    found.splitting = kWhenFound;
  }
  return found;
}

bool is_plain(const replay::Fact& fact) {
  const bool known = std::ranges::all_of(
      fact.values, [](replay::ValueBits bits) { return bits == 0 || game::one_bit(bits); });
  return known && fact.proof == replay::Proof::Proved && fact.found == replay::kNever &&
         fact.occurred < replay::kSometime;
}

std::uint16_t case_of_plain(const Code& code, const replay::Fact& fact) {
  const FactTable& table = code.tables[static_cast<std::size_t>(fact.kind)];
  if (table.cases.empty()) {
    return kNoCase;
  }
  const std::uint8_t answer =
      table.answers[index_of(table, fact.kind, replay::value_numbers(fact), positions(table) - 1)];
  return answer == kNoAnswer ? kNoCase : table.cases[answer];
}

std::size_t alternatives(const Code& code, const replay::Fact& fact, int first, int last,
                         const Candidates& found, std::span<Alternative> into) {
  std::size_t size = 0;
  const auto add = [&](std::uint16_t number, unsigned value, unsigned position = 0) {
    const auto filled = into.first(size);
    const auto same = std::ranges::find(filled, number, &Alternative::case_index);
    if (same != filled.end()) {
      same->values = static_cast<replay::ValueBits>(same->values | value);
      same->found = static_cast<std::uint16_t>(same->found | position);
    } else if (size < into.size()) {
      into[size] = {static_cast<replay::ValueBits>(value), number};
      into[size++].found = static_cast<std::uint16_t>(position);
    }
  };
  if (found.splitting == kWhetherSo) {
    std::ranges::for_each(found.all(), [&](std::uint16_t number) { add(number, 0); });
    return size;
  }
  for (int position = first; found.splitting == kWhenFound && position <= last; ++position) {
    const Candidates there = candidates(code, fact, position);
    for (const std::uint16_t number : there.all()) {
      add(number, 0, 1U << static_cast<unsigned>(position));
    }
  }
  if (found.splitting < 0) {
    return size;
  }
  const FactTable& table = code.tables[static_cast<std::size_t>(fact.kind)];
  const auto attribute = static_cast<std::size_t>(found.splitting);
  replay::AttributeSets sets = fact.values;
  for (unsigned rest = fact.values[attribute]; rest != 0; rest &= rest - 1) {
    const unsigned value = rest & ~(rest - 1);
    sets[attribute] = static_cast<replay::ValueBits>(value);
    for_answers(table, fact.kind, sets, {first, last},
                [&](std::uint8_t answer) { add(table.cases[answer], value); });
  }
  return size;
}

std::uint16_t case_of_score(const Code& code, replay::ScoreFor purpose) {
  constexpr FactKind kKind = FactKind::ScoreAccrued;
  const FactTable& table = code.tables[static_cast<std::size_t>(kKind)];
  if (table.cases.empty()) {
    return kNoCase;
  }
  const std::uint8_t answer =
      table.answers[index_of(table, kKind, {static_cast<std::uint8_t>(purpose)}, 0)];
  return answer == kNoAnswer ? kNoCase : table.cases[answer];
}

bool same_outcome(const Case& a, const Case& b) {
  return a.law == b.law && a.cls == b.cls && a.effects == b.effects && a.award_to == b.award_to &&
         a.gives_king == b.gives_king && a.must.remedy == b.must.remedy &&
         a.must.who == b.must.who && a.offender == b.offender && a.may.given == b.may.given &&
         a.may.owed == b.may.owed && a.may.remedies == b.may.remedies && a.may.who == b.may.who &&
         a.may.until == b.may.until && a.may.lapse == b.may.lapse;
}

bool gives_nothing(const Case& c) {
  return !c.may.given && c.must.remedy == Remedy::None && c.effects == 0 &&
         (c.cls == Class::Info || c.cls == Class::Election);
}

bool accepts(const Case& c, const replay::Fact& fact) {
  for (std::size_t i = 0; i < c.accepts.size(); ++i) {
    if (c.accepts[i] != 0xff && (fact.values[i] & ~c.accepts[i]) != 0) {
      return false;
    }
  }
  return true;
}

replay::Fact as_accepted(const Code& code, std::uint16_t case_index, const replay::Fact& fact) {
  replay::Fact answered = fact;
  if (case_index >= code.cases.size() || code.cases[case_index].on != fact.kind) {
    return answered;
  }
  const Case& c = code.cases[case_index];
  for (std::size_t i = 0; i < answered.values.size(); ++i) {
    const auto left = static_cast<replay::ValueBits>(answered.values[i] & c.accepts[i]);
    answered.values[i] = left != 0 ? left : answered.values[i];
  }
  return answered;
}

std::uint16_t only_giver(const Code& code, Remedy what) {
  std::uint16_t giver = kNoCase;
  for (std::size_t i = 0; i < code.cases.size(); ++i) {
    const Case& c = code.cases[i];
    if (!c.in_force || !c.may.given || (c.may.remedies & bit(what)) == 0) {
      continue;
    }
    if (giver != kNoCase && code.cases[giver].law != c.law) {
      return kNoCase;
    }
    giver = giver == kNoCase ? static_cast<std::uint16_t>(i) : giver;
  }
  return giver;
}

}  // namespace ecarte::law
