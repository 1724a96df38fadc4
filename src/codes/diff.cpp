// SPDX-License-Identifier: MIT
#include "codes/diff.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <string_view>
#include <utility>

#include "codes/boxes.hpp"
#include "codes/remedy_rows.hpp"
#include "codes/tariff.hpp"
#include "codes/vocabulary.hpp"

namespace ecarte::codes {

namespace {

/// What follows from a case, in a form that can be compared between codes.
struct Outcome {
  bool spoken = false;
  Class cls{};
  Who offender{};
  bool may = false;
  Who elector{};
  Remedies options = 0;
  WindowBeats from = 0;
  WindowBeats until = 0;
  Lapse lapse{};
  Remedy owed{};
  Remedy must{};
  Who bound{};
  Remedies effects = 0;
  Who award_to{};
  Severity severity{};
  bool gives_king = false;
  friend auto operator<=>(const Outcome&, const Outcome&) = default;
};

/// What follows at first, and from the cases that open one after the other when it is let go.
using Outcomes = std::vector<Outcome>;

/// How one combination is answered: two combinations with equal answers lie in one box.
struct Answer {
  std::array<std::string_view, 2> law;
  std::array<Outcomes, 2> outcomes;
  friend auto operator<=>(const Answer&, const Answer&) = default;
};

/// The subject by his part in the deal, where the fact says which he has.
Who by_part(Who who, FactKind fact, const AttributeSets& values) {
  if (replay::entry(fact).attributes[0].name != "of" ||
      (who != Who::Subject && who != Who::Adversary)) {
    return who;
  }
  const bool subject_deals = values[0] == static_cast<std::uint8_t>(replay::Role::Dealer);
  return subject_deals == (who == Who::Subject) ? Who::Dealer : Who::NonDealer;
}

Outcome outcome_of(const Case& c, const AttributeSets& values) {
  Outcome outcome;
  outcome.spoken = true;
  outcome.cls = c.cls;
  // A right, or what is noted for information, is nobody's offence.
  const bool offends = c.cls != Class::Election && c.cls != Class::Info;
  outcome.offender = offends ? by_part(c.offender, c.on, values) : Who::Nobody;
  outcome.may = c.may.given;
  if (c.may.given) {
    outcome.elector = by_part(c.may.who, c.on, values);
    outcome.options = c.may.remedies;
    outcome.from = c.may.from;
    outcome.until = c.may.until;
    outcome.lapse = c.may.lapse;
    outcome.owed = c.may.owed;
  }
  outcome.must = c.must.remedy;
  outcome.bound = by_part(c.must.who, c.on, values);
  outcome.effects = c.effects;
  outcome.award_to = awards(c) ? by_part(c.award_to, c.on, values) : Who::Nobody;
  outcome.gives_king = c.gives_king;
  outcome.severity = severity_of(c);
  return outcome;
}

bool accepts(const Case& c, const AttributeSets& values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    if ((c.accepts[i] >> values[i] & 1U) == 0) {
      return false;
    }
  }
  return true;
}

Outcomes outcomes_of(const Code& code, std::uint16_t number, const AttributeSets& values) {
  Outcomes outcomes;
  // The loader lets no `or-after` lead back to itself, so this ends.
  while (number != kNoCase) {
    outcomes.push_back(outcome_of(code.cases[number], values));
    std::uint16_t next = kNoCase;
    for (const std::uint16_t other :
         code.tables[static_cast<std::size_t>(code.cases[number].on)].cases) {
      if (code.cases[other].or_after == number && accepts(code.cases[other], values)) {
        next = other;
        break;
      }
    }
    number = next;
  }
  return outcomes;
}

std::string_view law_number(const Code& code, std::uint16_t number) {
  return number == kNoCase ? std::string_view{} : code.law_of(code.cases[number]).number;
}

std::vector<FoundBoundary> united(const FactTable& first, const FactTable& second) {
  std::vector<FoundBoundary> boundaries(first.boundaries.begin(), first.boundaries.end());
  for (const FoundBoundary& boundary : second.boundaries) {
    if (std::ranges::find(boundaries, boundary.beats, &FoundBoundary::beats) == boundaries.end()) {
      boundaries.push_back(boundary);
    }
  }
  std::ranges::stable_sort(boundaries, {},
                           [](const FoundBoundary& b) { return first_rank(b.beats); });
  return boundaries;
}

/// The combinations answered in one way, and a case of each code that answers one of them.
struct Group {
  std::vector<Box> boxes;
  std::array<std::uint16_t, 2> cases{kNoCase, kNoCase};
};

Difference difference_of(const Box& box, const Group& group) {
  Difference difference;
  difference.combinations = 1;
  for (std::size_t i = 0; i < difference.values.size(); ++i) {
    difference.values[i] = static_cast<std::uint8_t>(box[i]);
  }
  for (const std::uint32_t bits : box) {
    difference.combinations *= static_cast<std::size_t>(std::popcount(bits));
  }
  difference.positions = box.back();
  difference.first = group.cases[0];
  difference.second = group.cases[1];
  return difference;
}

class Comparison {
 public:
  Comparison(const Code& first, const Code& second, FactKind fact)
      : first_(first), second_(second) {
    found_.fact = fact;
    found_.boundaries = united(first.tables[static_cast<std::size_t>(fact)],
                               second.tables[static_cast<std::size_t>(fact)]);
  }

  FactDifferences run() {
    AttributeSets values{};
    do {
      if (impossible(found_.fact, values).empty()) {
        for (int i = 0; i <= static_cast<int>(found_.boundaries.size()); ++i) {
          compare(values, i);
        }
      }
    } while (advance(values, replay::entry(found_.fact)));
    for (Group& group : groups_) {
      merge(group.boxes);
      for (const Box& box : group.boxes) {
        found_.boxes.push_back(difference_of(box, group));
      }
    }
    return std::move(found_);
  }

 private:
  void compare(const AttributeSets& values, int position) {
    ++found_.combinations;
    const std::array<std::uint16_t, 2> cases{
        answer_of(first_, found_.fact, values, position, found_.boundaries),
        answer_of(second_, found_.fact, values, position, found_.boundaries)};
    Answer answer{{law_number(first_, cases[0]), law_number(second_, cases[1])},
                  {outcomes_of(first_, cases[0], values), outcomes_of(second_, cases[1], values)}};
    if (answer.outcomes[0] == answer.outcomes[1]) {
      return;
    }
    // Groups keep the order in which they are first met, which is that of the vocabulary.
    const auto [place, is_new] = numbers_.try_emplace(std::move(answer), groups_.size());
    if (is_new) {
      groups_.push_back({{}, cases});
    }
    groups_[place->second].boxes.push_back(
        {1U << values[0], 1U << values[1], 1U << values[2], 1U << values[3], 1U << position});
  }

  const Code& first_;
  const Code& second_;
  FactDifferences found_;
  std::map<Answer, std::size_t> numbers_;
  std::vector<Group> groups_;
};

void read_tariff(const Code& code, ScoreDifference& row, std::size_t side) {
  if (const Tariff* const given = row_of(code, row.earned, false)) {
    row.marks[side] = int{given->marks};
  }
  const Tariff* const capped = row_of(code, row.earned, true);
  row.ceiling[side] = capped != nullptr && is_ceiling(*capped) ? int{capped->marks} : -1;
}

/// Every difference in what is earned; a vole of a bold loser is one like any where neither code
/// counts it otherwise.
std::vector<ScoreDifference> score_differences(const Code& first, const Code& second) {
  using replay::ScoreFor;
  std::vector<Earned> all{kTheKing, kThePoint, {ScoreFor::Point, true}, kTheVole};
  if (bold_matters(first, ScoreFor::Vole) || bold_matters(second, ScoreFor::Vole)) {
    all.push_back({ScoreFor::Vole, true});
  }
  std::vector<ScoreDifference> found;
  for (const Earned& earned : all) {
    ScoreDifference row{earned};
    read_tariff(first, row, 0);
    read_tariff(second, row, 1);
    if (row.marks[0] != row.marks[1] || row.ceiling[0] != row.ceiling[1]) {
      found.push_back(row);
    }
  }
  return found;
}

}  // namespace

bool Difference::contains(const AttributeSets& combination, int position) const {
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (combination[i] >= 8 || (values[i] >> combination[i] & 1U) == 0) {
      return false;
    }
  }
  return (positions >> position & 1U) != 0;
}

std::uint16_t answer_of(const Code& code, FactKind fact, const AttributeSets& values, int position,
                        std::span<const FoundBoundary> boundaries) {
  const FactTable& table = code.tables[static_cast<std::size_t>(fact)];
  if (table.cases.empty()) {
    return kNoCase;
  }
  int own = 0;
  while (own < static_cast<int>(table.boundaries.size()) &&
         std::ranges::find(boundaries, table.boundaries[static_cast<std::size_t>(own)].beats,
                           &FoundBoundary::beats) -
                 boundaries.begin() <
             position) {
    ++own;
  }
  const std::uint8_t answer = table.answers[index_of(table, fact, values, own)];
  return answer == kNoAnswer ? kNoCase : table.cases[answer];
}

CodeDifferences diff(const Code& first, const Code& second) {
  CodeDifferences differences;
  for (int i = 0; i < replay::kFactKinds; ++i) {
    const auto number = static_cast<std::size_t>(i);
    if (first.tables[number].cases.empty() && second.tables[number].cases.empty()) {
      continue;
    }
    differences.facts.push_back(Comparison{first, second, static_cast<FactKind>(i)}.run());
  }
  differences.score = score_differences(first, second);
  return differences;
}

}  // namespace ecarte::codes
