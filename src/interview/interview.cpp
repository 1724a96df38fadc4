// SPDX-License-Identifier: MIT
#include "interview/interview.hpp"

#include <algorithm>

#include "codes/vocabulary.hpp"

namespace ecarte::interview {
namespace {

using codes::Case;
using codes::FactTable;
using codes::kNoCase;
using replay::FactKind;

constexpr int kFound = replay::kMaxAttributes;  ///< the last dimension of a box: the finding

constexpr std::uint32_t bit(About about) {
  return std::uint32_t{1} << static_cast<unsigned>(about);
}

/// An option that some act closes: what became of it is worth asking.
bool can_close(const Case& c) {
  return c.may.given && c.may.until != 0;
}

bool covered(const codes::Code& code, FactKind fact) {
  return !code.tables[static_cast<std::size_t>(fact)].cases.empty();
}

/// Has any law of the code this effect? None needs none.
bool ever_has(const codes::Code& code, replay::Remedy effect) {
  return effect == replay::Remedy::None || std::ranges::any_of(code.cases, [&](const Case& c) {
           return c.in_force && (c.effects >> static_cast<unsigned>(effect) & 1U) != 0;
         });
}

std::uint32_t all(int size) {
  return (std::uint32_t{1} << size) - 1U;
}

}  // namespace

bool same_ruling(const codes::Code& code, std::uint16_t a, std::uint16_t b) {
  const Case& x = code.cases[a];
  const Case& y = code.cases[b];
  return a == b ||
         (x.law == y.law && x.cls == y.cls && x.offender == y.offender && x.effects == y.effects &&
          x.award_to == y.award_to && x.gives_king == y.gives_king &&
          x.must.remedy == y.must.remedy && x.must.who == y.must.who &&
          x.may.given == y.may.given && x.may.who == y.may.who &&
          x.may.in_order == y.may.in_order && x.may.from == y.may.from &&
          x.may.until == y.may.until && x.may.lapse == y.may.lapse && x.may.owed == y.may.owed &&
          x.reading == y.reading && x.note == y.note);
}

const FactTable& Interview::table() const {
  return code_.tables[static_cast<std::size_t>(*fact_)];
}

/// Do the values say that this cannot be: that it was found after an act it came before, or that
/// the code had an effect it never has?
bool Interview::excluded(const Possible& values) const {
  return std::ranges::any_of(codes::implied(), [&](const codes::Implied& implied) {
    const auto attribute = static_cast<std::size_t>(implied.attribute);
    if (implied.fact != *fact_ || (implied.values >> values[attribute] & 1U) == 0) {
      return false;
    }
    const bool too_late = std::ranges::any_of(
        table().boundaries.first(values[kFound]),
        [&](const codes::FoundBoundary& passed) { return (passed.beats & ~implied.to_come) == 0; });
    return too_late || !ever_has(code_, implied.needs);
  });
}

/// The case that answers known values; kNoCase where such a combination cannot come about.
std::uint16_t Interview::answering(const Possible& values) const {
  if (excluded(values)) {
    return kNoCase;
  }
  std::array<std::uint8_t, replay::kMaxAttributes> attributes{};
  std::copy_n(values.begin(), attributes.size(), attributes.begin());
  const std::uint8_t answer =
      table().answers[codes::index_of(table(), *fact_, attributes, values[kFound])];
  return answer == codes::kNoAnswer ? kNoCase : table().cases[answer];
}

/// Do the two rule alike, whatever they are called?
bool Interview::alike(std::uint16_t a, std::uint16_t b) const {
  return a == b || (same_ruling(code_, a, b) && after_lapse(a) == after_lapse(b));
}

/// Every combination in the box, with the case that answers it.
template <class Visit>
void Interview::each(const Box& box, const Visit& visit) const {
  Possible values{};
  const auto allowed = [&](int d, std::uint8_t value) {
    return d == kFound ? (box.found >> value & 1U) != 0
                       : (box.values[static_cast<std::size_t>(d)] >> value & 1U) != 0;
  };
  const auto go = [&](const auto& self, int d) -> void {
    if (d > kFound) {
      if (const std::uint16_t number = answering(values); number != kNoCase) {
        visit(values, number);
      }
      return;
    }
    const int size =
        d == kFound
            ? codes::positions(table())
            : std::max(1, replay::size_of(
                              replay::entry(*fact_).attributes[static_cast<std::size_t>(d)]));
    for (int value = 0; value < size; ++value) {
      if (allowed(d, static_cast<std::uint8_t>(value))) {
        values[static_cast<std::size_t>(d)] = static_cast<std::uint8_t>(value);
        self(self, d + 1);
      }
    }
  };
  go(go, 0);
}

/// The rulings the box may come to, each once.
std::vector<std::uint16_t> Interview::rulings(const Box& box) const {
  std::vector<std::uint16_t> found;
  each(box, [&](const Possible&, std::uint16_t number) {
    if (std::ranges::none_of(found, [&](std::uint16_t other) { return alike(other, number); })) {
      found.push_back(number);
    }
  });
  return found;
}

std::uint16_t Interview::settled() const {
  const std::vector<std::uint16_t> found = rulings(box_);
  return found.size() == 1 ? found.front() : kNoCase;
}

/// The case that opens when that one is waived or has lapsed.
std::uint16_t Interview::after_lapse(std::uint16_t number) const {
  for (const std::uint16_t other : table().cases) {
    const Case& c = code_.cases[other];
    bool fits = c.or_after == number && c.in_force;
    for (std::size_t i = 0; fits && i < c.accepts.size(); ++i) {
      fits = (c.accepts[i] & box_.values[i]) != 0;
    }
    if (fits) {
      return other;
    }
  }
  return kNoCase;
}

Question Interview::ask_part() const {
  Question question;
  for (int part = 0; part < replay::kParts; ++part) {
    for (int fact = 0; fact < replay::kFactKinds; ++fact) {
      const auto kind = static_cast<FactKind>(fact);
      if (covered(code_, kind) && replay::entry(kind).part == static_cast<Part>(part)) {
        question.values.push_back(static_cast<std::uint8_t>(part));
        break;
      }
    }
  }
  return question;
}

Question Interview::ask_fact() const {
  Question question{.about = About::Fact, .values = {}};
  for (int fact = 0; fact < replay::kFactKinds; ++fact) {
    const auto kind = static_cast<FactKind>(fact);
    if (covered(code_, kind) && (!part_ || replay::entry(kind).part == *part_)) {
      question.values.push_back(static_cast<std::uint8_t>(fact));
    }
  }
  return question;
}

/// Of the things not known of the fact, the one whose answer leaves least open.
std::optional<Question> Interview::ask_of_fact() const {
  const std::size_t open = rulings(box_).size();
  std::optional<Question> best;
  std::optional<Question> in_turn;
  std::size_t best_left = open;
  for (int d = 0; open > 1 && d <= kFound; ++d) {
    if ((unknown_parts_ >> d & 1U) != 0) {
      continue;
    }
    Question question{.about = d == kFound ? About::Found : About::Attribute,
                      .attribute = d,
                      .values = {},
                      .fact = *fact_};
    std::size_t left = 0;
    bool tells = false;
    const std::uint32_t values =
        d == kFound ? box_.found : box_.values[static_cast<std::size_t>(d)];
    for (std::uint8_t value = 0; value < 32; ++value) {
      if ((values >> value & 1U) == 0) {
        continue;
      }
      Box part = box_;
      if (d == kFound) {
        part.found = std::uint32_t{1} << value;
      } else {
        part.values[static_cast<std::size_t>(d)] = static_cast<std::uint8_t>(1U << value);
      }
      const std::size_t then = rulings(part).size();
      if (then != 0) {
        question.values.push_back(value);
        left = std::max(left, then);
        tells = tells || then < open;
      }
    }
    if (question.values.size() < 2) {
      continue;
    }
    if (tells && (!best || left < best_left)) {
      best = question;
      best_left = left;
    } else if (!in_turn) {
      in_turn = question;
    }
  }
  // Two things may decide together what neither decides alone.
  return best ? best : in_turn;
}

/// Does what was told say that an act came which ends the time of that case's option?
bool Interview::is_over(std::uint16_t number) const {
  return std::ranges::any_of(codes::implied(), [&](const codes::Implied& implied) {
    return implied.fact == *fact_ && (implied.past & code_.cases[number].may.until) != 0 &&
           (box_.values[static_cast<std::size_t>(implied.attribute)] & ~implied.values) == 0;
  });
}

std::optional<Question> Interview::ask_since() const {
  std::uint16_t number = settled();
  for (std::size_t i = 0; number != kNoCase && can_close(code_.cases[number]); ++i) {
    if (i == since_.size()) {
      if (since_unknown_) {
        return std::nullopt;
      }
      Question question{.about = About::Since, .values = {}, .fact = *fact_, .case_index = number};
      for (const Since since : {Since::Open, Since::Used, Since::Unused}) {
        if (since != Since::Open || !is_over(number)) {
          question.values.push_back(static_cast<std::uint8_t>(since));
        }
      }
      return question;
    }
    if (since_[i] != Since::Unused) {
      return std::nullopt;
    }
    number = after_lapse(number);
  }
  return std::nullopt;
}

std::optional<Question> Interview::next() const {
  if (!fact_) {
    if (!part_ && (unknown_ & bit(About::Part)) == 0) {
      return ask_part();
    }
    return (unknown_ & bit(About::Fact)) == 0 ? std::optional<Question>{ask_fact()} : std::nullopt;
  }
  if (std::optional<Question> question = ask_of_fact()) {
    return question;
  }
  return ask_since();
}

void Interview::answer(std::optional<std::uint8_t> value) {
  const std::optional<Question> asked = next();
  if (!asked) {
    return;
  }
  if (!value) {
    unknown_ |= bit(asked->about);
    since_unknown_ = since_unknown_ || asked->about == About::Since;
    const bool of_fact = asked->about == About::Attribute || asked->about == About::Found;
    unknown_parts_ |= of_fact ? std::uint32_t{1} << asked->attribute : 0U;
    return;
  }
  switch (asked->about) {
    case About::Part:
      part_ = static_cast<Part>(*value);
      return;
    case About::Fact:
      fact_ = static_cast<FactKind>(*value);
      for (std::size_t i = 0; i < box_.values.size(); ++i) {
        const int size = replay::size_of(replay::entry(*fact_).attributes[i]);
        box_.values[i] = static_cast<std::uint8_t>(all(std::max(1, size)));
      }
      box_.found = all(codes::positions(table()));
      return;
    case About::Attribute:
      box_.values[static_cast<std::size_t>(asked->attribute)] =
          static_cast<std::uint8_t>(1U << *value);
      return;
    case About::Found:
      box_.found = std::uint32_t{1} << *value;
      return;
    case About::Since:
      since_.push_back(static_cast<Since>(*value));
      return;
  }
}

std::optional<AnswersSoFar> Interview::told() const {
  return fact_ ? std::optional{AnswersSoFar{*fact_, box_.values, box_.found}} : std::nullopt;
}

std::vector<PossibleRuling> Interview::outcomes() const {
  std::vector<PossibleRuling> outcomes;
  if (!fact_) {
    return outcomes;
  }
  for (const std::uint16_t number : rulings(box_)) {
    PossibleRuling outcome{number, *fact_, std::nullopt, {}};
    for (int d = 0; d <= kFound; ++d) {
      if ((unknown_parts_ >> d & 1U) != 0) {
        If open{d == kFound ? About::Found : About::Attribute, d, 0};
        each(box_, [&](const Possible& values, std::uint16_t other) {
          open.values |=
              alike(number, other) ? std::uint64_t{1} << values[static_cast<std::size_t>(d)] : 0U;
        });
        outcome.ifs.push_back(open);
      }
    }
    outcomes.push_back(outcome);
  }
  if (outcomes.empty()) {
    outcomes.push_back({kNoCase, *fact_, std::nullopt, {}});
  }
  if (outcomes.size() != 1 || outcomes.front().case_index == kNoCase) {
    return outcomes;
  }
  PossibleRuling& only = outcomes.front();
  for (const Since since : since_) {
    only.since = since;
    const std::uint16_t then =
        since == Since::Unused ? after_lapse(only.case_index) : std::uint16_t{kNoCase};
    if (then != kNoCase) {
      only.case_index = then;
      only.since.reset();
    }
  }
  return outcomes;
}

namespace {

void measure(const Interview& interview, int answers, std::vector<int>& lengths) {
  const std::optional<Question> question = interview.next();
  if (!question) {
    lengths.push_back(answers);
    return;
  }
  for (const std::uint8_t value : question->values) {
    Interview then = interview;
    then.answer(value);
    measure(then, answers + 1, lengths);
  }
}

}  // namespace

std::vector<int> lengths(const codes::Code& code) {
  std::vector<int> lengths;
  measure(Interview{code}, 0, lengths);
  std::ranges::sort(lengths);
  return lengths;
}

}  // namespace ecarte::interview
