// SPDX-License-Identifier: MIT
#include "law/lookup.hpp"

#include <algorithm>
#include <bit>

#include "law/tables.hpp"

namespace ecarte::law {

namespace {

using Numbers = std::array<std::uint8_t, replay::kMaxAttributes>;

static_assert(std::tuple_size_v<decltype(Candidates::cases)> >= kMostCasesOnFact);

/// The number of the first value of a set; 0 of an attribute that is none.
std::uint8_t first_of(replay::ValueBits bits) {
  return bits == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(std::countr_zero(bits));
}

/// The next combination of the values that may be; false after the last.
bool advance(Numbers& values, const replay::AttributeSets& sets) {
  for (std::size_t i = values.size(); i-- > 0;) {
    const auto left = static_cast<replay::ValueBits>(sets[i] & ~((2U << unsigned{values[i]}) - 1U));
    if (left != 0) {
      values[i] = first_of(left);
      return true;
    }
    values[i] = first_of(sets[i]);
  }
  return false;
}

/// Adds the case that answers one combination, if it is not there yet.
void add(const FactTable& table, std::size_t index, Candidates& found) {
  const std::uint8_t answer = table.answers[index];
  if (answer != kNoAnswer &&
      std::ranges::find(found.all(), table.cases[answer]) == found.all().end()) {
    found.cases[found.size++] = table.cases[answer];
  }
}

/// The answers, by their numbers in the table, that the values of `sets` allow.
std::uint64_t answers_of(const FactTable& table, FactKind kind, const replay::AttributeSets& sets,
                         int position) {
  Numbers values{};
  std::ranges::transform(sets, values.begin(), first_of);
  std::uint64_t answers = 0;
  do {
    const std::uint8_t answer = table.answers[index_of(table, kind, values, position)];
    answers |= answer == kNoAnswer ? 0 : std::uint64_t{1} << answer;
  } while (advance(values, sets));
  return answers;
}

/// Whether it makes a difference to the answer which of its values the attribute has.
bool splits(const FactTable& table, const replay::Fact& fact, int position, std::size_t attribute) {
  replay::AttributeSets sets = fact.values;
  std::uint64_t before = 0;
  for (replay::ValueBits rest = fact.values[attribute]; rest != 0; rest &= rest - 1) {
    sets[attribute] = static_cast<replay::ValueBits>(rest & -rest);
    const std::uint64_t answers = answers_of(table, fact.kind, sets, position);
    if (before != 0 && answers != 0 && answers != before) {
      return true;
    }
    before = answers != 0 ? answers : before;
  }
  return false;
}

}  // namespace

Candidates candidates(const Code& code, const replay::Fact& fact, int position) {
  const FactTable& table = code.tables[static_cast<std::size_t>(fact.kind)];
  Candidates found;
  if (table.cases.empty()) {
    return found;
  }
  Numbers values{};
  std::ranges::transform(fact.values, values.begin(), first_of);
  do {
    add(table, index_of(table, fact.kind, values, position), found);
  } while (advance(values, fact.values));
  for (int i = 0; found.size > 1 && i < replay::kMaxAttributes && found.splitting < 0; ++i) {
    found.splitting = splits(table, fact, position, static_cast<std::size_t>(i)) ? i : -1;
  }
  return found;
}

bool same_outcome(const Case& a, const Case& b) {
  return a.law == b.law && a.cls == b.cls && a.effects == b.effects &&
         a.must.remedy == b.must.remedy && a.may.given == b.may.given &&
         a.may.remedies == b.may.remedies && a.may.who == b.may.who && a.may.until == b.may.until &&
         a.may.lapse == b.may.lapse;
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

}  // namespace ecarte::law
