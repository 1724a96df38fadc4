// SPDX-License-Identifier: MIT
//
// A dispute settled by questions, where there is no record. The questions come from the code's own
// tables (facts, attributes, the times of finding, the windows of its options), so that house rules
// have their interview too; none is asked whose answer could change nothing. Which words they are
// asked in is for others.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "codes/code.hpp"
#include "interview/part.hpp"

namespace ecarte::interview {

/// More answers than this no interview asks for; `ecarte laws lint` holds every code to it.
inline constexpr int kMostAnswers = 12;

/// What a question asks for.
enum class About : std::uint8_t {
  Part,       ///< in what part of the deal it happened; values are of `Part`
  Fact,       ///< what happened; values are of `replay::FactKind`
  Attribute,  ///< values of one attribute of the fact
  Found,      ///< when it came to light: values count the code's boundaries for such a fact
  Since       ///< what has become of an option; values are of `Since`
};

/// What has become of an option since it opened.
enum class Since : std::uint8_t {
  Open,    ///< nothing has closed it, and nobody has used it
  Used,    ///< it was used in its time
  Unused,  ///< its time passed unused
};

struct Question {
  About about = About::Part;
  int attribute = 0;                          ///< for About::Attribute
  std::vector<std::uint8_t> values;           ///< what may be answered, in the order of its domain
  replay::FactKind fact{};                    ///< for About::Attribute, Found and Since
  std::uint16_t case_index = codes::kNoCase;  ///< for About::Since: the case that gives the option
};

/// What is left open of one thing that was answered with "I do not know".
struct If {
  About about = About::Attribute;  ///< Fact, Attribute or Found
  int attribute = 0;
  std::uint64_t values = 0;  ///< those under which the ruling is this, as bits
};

/// One ruling, and under what.
struct PossibleRuling {
  std::uint16_t case_index = codes::kNoCase;  ///< kNoCase: such a thing cannot come about
  replay::FactKind fact{};
  std::optional<Since> since;  ///< nothing if the case has no option that can close
  std::vector<If> ifs;         ///< empty if all was answered
};

/// All that was answered of what happened.
struct AnswersSoFar {
  replay::FactKind fact{};
  std::array<std::uint8_t, replay::kMaxAttributes> values{};  ///< of each attribute, as bits
  std::uint32_t found = 0;                                    ///< times of finding, as bits
};

class Interview {
 public:
  /// `code` must outlive the interview.
  explicit Interview(const codes::Code& code) : code_(code) {}

  /// What to ask next; nothing if the ruling turns on nothing more.
  [[nodiscard]] std::optional<Question> next() const;

  /// Answers the question that `next` gives with one of its values, or with nothing: not known.
  void answer(std::optional<std::uint8_t> value);

  /// The rulings under all that was answered, one if all of it was known; each once. Empty as long
  /// as it is not told what happened.
  [[nodiscard]] std::vector<PossibleRuling> outcomes() const;

  /// Nothing as long as it is not told what happened.
  [[nodiscard]] std::optional<AnswersSoFar> told() const;

 private:
  /// What one fact may still be: a set of values for each attribute, and of times of finding.
  struct Box {
    std::array<std::uint8_t, replay::kMaxAttributes> values{};
    std::uint32_t found = 0;
  };
  using Possible = std::array<std::uint8_t, replay::kMaxAttributes + 1>;

  [[nodiscard]] Question ask_part() const;
  [[nodiscard]] Question ask_fact() const;
  [[nodiscard]] std::optional<Question> ask_of_fact() const;
  [[nodiscard]] std::optional<Question> ask_since() const;
  [[nodiscard]] const codes::FactTable& table() const;
  [[nodiscard]] bool excluded(const Possible& values) const;
  [[nodiscard]] std::uint16_t answering(const Possible& values) const;
  [[nodiscard]] bool alike(std::uint16_t a, std::uint16_t b) const;
  template <class Visit>
  void each(const Box& box, const Visit& visit) const;
  [[nodiscard]] std::vector<std::uint16_t> rulings(const Box& box) const;
  [[nodiscard]] std::uint16_t settled() const;
  [[nodiscard]] bool is_over(std::uint16_t number) const;
  [[nodiscard]] std::uint16_t after_lapse(std::uint16_t number) const;

  const codes::Code& code_;
  std::optional<Part> part_;
  std::optional<replay::FactKind> fact_;
  Box box_;
  std::uint32_t unknown_ = 0;        ///< what was answered with "I do not know", by About
  std::uint32_t unknown_parts_ = 0;  ///< attributes so answered, as bits; the last for the finding
  std::vector<Since> since_;  ///< of the case that answers, and of those that open when it lapses
  bool since_unknown_ = false;
};

/// Do two cases of a code rule alike, whatever they are called, as long as neither has lapsed?
bool same_ruling(const codes::Code& code, std::uint16_t a, std::uint16_t b);

/// The lengths of every interview under `code` in which all is known: how many answers each takes,
/// shortest first.
std::vector<int> lengths(const codes::Code& code);

}  // namespace ecarte::interview
