// SPDX-License-Identifier: MIT
#include "examples/archive.hpp"

#include <algorithm>

#include "codes/vocabulary.hpp"
#include "examples/data.hpp"

namespace ecarte::examples {
namespace {

constexpr std::string_view kSitting = "players:";
constexpr std::string_view kLawful = "# lawful: ";

/// The text up to `mark`, which is taken from it with the mark.
std::string_view take(std::string_view& text, std::string_view mark) {
  const std::size_t end = text.find(mark);
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + mark.size());
  return part;
}

/// "turn in, after start"
std::array<std::uint8_t, replay::kMaxAttributes> values_in(std::string_view words,
                                                           replay::FactKind fact) {
  std::array<std::uint8_t, replay::kMaxAttributes> values{0xff, 0xff, 0xff, 0xff};
  while (!words.empty()) {
    std::string_view value = take(words, ", ");
    const std::string_view name = take(value, " ");
    for (std::size_t i = 0; i < values.size(); ++i) {
      const replay::Attribute& attribute = replay::entry(fact).attributes[i];
      const std::vector<std::string_view> known = codes::value_words(attribute);
      const auto found = std::ranges::find(known, value);
      if (attribute.name == name && found != known.end()) {
        values[i] = static_cast<std::uint8_t>(1U << static_cast<unsigned>(found - known.begin()));
      }
    }
  }
  return values;
}

class Archive {
 public:
  Archive() {
    for (const Records& file : kRecords) {
      const replay::FactKind fact = codes::fact_of(file.fact).value();
      records_[static_cast<std::size_t>(fact)] = examples_in(file.text, fact);
    }
  }

  [[nodiscard]] const std::vector<Example>& of(replay::FactKind fact) const {
    return records_[static_cast<std::size_t>(fact)];
  }

 private:
  std::array<std::vector<Example>, replay::kFactKinds> records_;
};

}  // namespace

std::vector<Example> examples_in(std::string_view text, replay::FactKind fact) {
  std::vector<Example> examples;
  std::string_view lawful;
  while (!text.empty()) {
    const std::string_view line = take(text, "\n");
    if (line.starts_with(kLawful)) {
      lawful = line.substr(kLawful.size());
    } else if (line.starts_with(kSitting)) {
      examples.push_back({line, lawful, {}});
      if (!lawful.empty()) {
        examples.back().lawful = values_in(lawful, fact);
      }
      lawful = {};
    }
    if (!examples.empty() && !line.empty() && !line.starts_with('#')) {
      std::string_view& record = examples.back().text;
      record = {record.data(), static_cast<std::size_t>(text.data() - record.data())};
    }
  }
  return examples;
}

const std::vector<Example>& examples_of(replay::FactKind fact) {
  static const Archive kArchive;
  return kArchive.of(fact);
}

}  // namespace ecarte::examples
