// SPDX-License-Identifier: MIT
#include "codes/tables.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <utility>

#include "codes/boxes.hpp"
#include "codes/vocabulary.hpp"

namespace ecarte::codes {

namespace {

using replay::AttributeSets;

constexpr std::size_t kFound = replay::kMaxAttributes;

/// Why a combination has no answer, and the cases that fit.
using Rivals = std::pair<TableFault::Kind, std::vector<std::uint16_t>>;

std::vector<FoundBoundary> boundaries_of(std::span<const std::uint16_t> on,
                                         std::span<const Case> cases) {
  std::vector<FoundBoundary> boundaries;
  const auto add = [&boundaries](WindowBeats beats) {
    if (beats != 0 &&
        std::ranges::find(boundaries, beats, &FoundBoundary::beats) == boundaries.end()) {
      boundaries.push_back({beats});
    }
  };
  for (const std::uint16_t index : on) {
    if (cases[index].must_be_found) {  // of another they say from when on the dealing stands
      add(cases[index].found_after);
      add(cases[index].found_before);
    }
  }
  std::ranges::stable_sort(boundaries, {},
                           [](const FoundBoundary& b) { return first_rank(b.beats); });
  return boundaries;
}

/// True if a finding at `position` is one the case asks for.
bool found_fits(const Case& c, int position, std::span<const FoundBoundary> boundaries) {
  if (!c.must_be_found) {
    return true;
  }
  const auto place = [&](WindowBeats beats) {
    return static_cast<int>(std::ranges::find(boundaries, beats, &FoundBoundary::beats) -
                            boundaries.begin());
  };
  return position <= place(c.found_before) &&
         (c.found_after == 0 || position > place(c.found_after));
}

bool fits(const Case& c, const AttributeSets& values, int position,
          std::span<const FoundBoundary> boundaries) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    if ((c.accepts[i] >> values[i] & 1U) == 0) {
      return false;
    }
  }
  return found_fits(c, position, boundaries);
}

/// `fitting` without the cases that others of them displace.
std::vector<std::uint16_t> undisplaced(std::span<const std::uint16_t> fitting,
                                       std::span<const Case> cases) {
  std::vector<std::uint16_t> left;
  std::ranges::copy_if(fitting, std::back_inserter(left), [&](std::uint16_t index) {
    return std::ranges::none_of(fitting, [&](std::uint16_t other) {
      return std::ranges::find(cases[other].over, index) != cases[other].over.end();
    });
  });
  return left;
}

std::string beats_words(WindowBeats beats) {
  std::string words;
  for (WindowBeats rest = beats; rest != 0; rest &= rest - 1) {
    words += words.empty() ? "" : " or ";
    words += window_beat_word(std::countr_zero(rest));
  }
  return words;
}

std::string position_words(std::size_t position, std::span<const FoundBoundary> boundaries) {
  if (position == boundaries.size()) {
    return "after " + beats_words(boundaries.back().beats) + " or never";
  }
  std::string words;
  if (position > 0) {
    words = "after " + beats_words(boundaries[position - 1].beats) + " and ";
  }
  return words + "before " + beats_words(boundaries[position].beats);
}

std::string box_words(FactKind fact, const Box& box, std::span<const FoundBoundary> boundaries) {
  const replay::FactEntry& entry = replay::entry(fact);
  std::string words{entry.name};
  const auto add = [&words](std::string_view name, const std::vector<std::string>& values,
                            std::uint32_t accepted, std::string_view between) {
    if (std::popcount(accepted) == static_cast<int>(values.size())) {
      return;
    }
    words += ' ';
    words += name;
    std::string_view separator = ":";
    for (std::size_t i = 0; i < values.size(); ++i) {
      if ((accepted >> i & 1U) != 0) {
        words += separator;
        words += values[i];
        separator = between;
      }
    }
  };
  for (std::size_t i = 0; i < replay::kMaxAttributes && !entry.attributes[i].name.empty(); ++i) {
    const auto values = value_words(entry.attributes[i]);
    add(entry.attributes[i].name, {values.begin(), values.end()}, box[i], "|");
  }
  std::vector<std::string> found;
  for (std::size_t i = 0; i <= boundaries.size() && !boundaries.empty(); ++i) {
    found.push_back(position_words(i, boundaries));
  }
  add("found", found, found.empty() ? 0 : box[kFound], ", ");
  return words;
}

/// The answer of one combination: a number into `on`, or the rivals.
std::uint8_t answer(std::span<const std::uint16_t> on, std::span<const Case> cases,
                    const AttributeSets& values, int position,
                    std::span<const FoundBoundary> boundaries, Rivals& rivals) {
  std::vector<std::uint16_t> fitting;
  std::ranges::copy_if(on, std::back_inserter(fitting), [&](std::uint16_t index) {
    return fits(cases[index], values, position, boundaries);
  });
  std::vector<std::uint16_t> left = undisplaced(fitting, cases);
  if (left.size() == 1) {
    return static_cast<std::uint8_t>(std::ranges::find(on, left.front()) - on.begin());
  }
  if (left.empty()) {
    const auto kind = fitting.empty() ? TableFault::Kind::Gap : TableFault::Kind::Circle;
    rivals = {kind, std::move(fitting)};
  } else {
    rivals = {TableFault::Kind::Overlap, std::move(left)};
  }
  return kNoAnswer;
}

}  // namespace

BuiltTable build_table(FactKind fact, std::span<const Case> cases,
                       std::vector<TableFault>& faults) {
  BuiltTable table;
  for (std::uint16_t i = 0; i < cases.size(); ++i) {
    if (cases[i].on == fact && cases[i].in_force) {
      table.cases.push_back(i);
    }
  }
  if (table.cases.empty()) {
    return table;
  }
  table.boundaries = boundaries_of(table.cases, cases);
  if (table.cases.size() > kMostCasesOnFact || table.boundaries.size() > kMostBoundaries) {
    faults.push_back({TableFault::Kind::TooMany,
                      fact,
                      std::string{replay::entry(fact).name},
                      {table.cases.back()}});
    return table;
  }
  std::map<Rivals, std::vector<Box>> unanswered;
  AttributeSets values{};
  do {
    const bool possible = impossible(fact, values).empty();
    for (std::size_t position = 0; position <= table.boundaries.size(); ++position) {
      Rivals rivals;
      const std::uint8_t number =
          answer(table.cases, cases, values, static_cast<int>(position), table.boundaries, rivals);
      table.answers.push_back(possible ? number : kNoAnswer);
      if (possible && number == kNoAnswer) {
        unanswered[rivals].push_back(Box{1U << values[0], 1U << values[1], 1U << values[2],
                                         1U << values[3], 1U << position});
      }
    }
  } while (advance(values, replay::entry(fact)));
  for (auto& [rivals, boxes] : unanswered) {
    merge(boxes);
    for (const Box& box : boxes) {
      faults.push_back({rivals.first, fact, box_words(fact, box, table.boundaries), rivals.second});
    }
  }
  return table;
}

std::string describe(const TableFault& fault, std::span<const Case> cases) {
  std::string names;
  for (const std::uint16_t index : fault.cases) {
    names += names.empty() ? "'" : ", '";
    names += cases[index].name;
    names += '\'';
  }
  switch (fault.kind) {
    case TableFault::Kind::Gap:
      return "no case answers " + fault.box;
    case TableFault::Kind::Overlap:
      return "several cases answer (" + names + "): " + fault.box;
    case TableFault::Kind::Circle:
      return "the cases displace one another (" + names + "): " + fault.box;
    case TableFault::Kind::TooMany:
      break;
  }
  return "more than " + std::to_string(kMostCasesOnFact) + " cases, or " +
         std::to_string(kMostBoundaries) + " times of finding, on " + fault.box;
}

}  // namespace ecarte::codes
