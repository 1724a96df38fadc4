// SPDX-License-Identifier: MIT
#include "notation/lexicon.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "notation/table_words.hpp"

namespace ecarte::notation {
namespace {

using std::string;
using std::string_view;

bool ends_in(string_view word, std::initializer_list<string_view> ends) {
  return std::ranges::any_of(ends, [&](string_view end) { return word.ends_with(end); });
}

bool vowel(char c) {
  return string_view("aeiou").find(c) != string_view::npos;
}

string third_person(const string& base) {
  if (ends_in(base, {"s", "sh", "ch", "x", "z", "o"})) {
    return base + "es";
  }
  if (base.ends_with('y') && !vowel(base[base.size() - 2])) {
    return base.substr(0, base.size() - 1) + "ies";
  }
  return base + "s";
}

/// "dropped" and "dropping" double their last letter; "offered" does not.
string doubled(const string& base) {
  static constexpr std::array<string_view, 24> kDouble{
      "drop",  "put",    "cut",    "let",     "get",   "stop",   "nod",   "shrug",
      "admit", "permit", "commit", "win",     "begin", "forget", "bet",   "bid",
      "sit",   "rub",    "flip",   "mutter_", "swap",  "beg",    "demur", "hit"};
  return std::ranges::find(kDouble, base) == kDouble.end() ? base : base + base.back();
}

string past_of(const string& base) {
  if (base.ends_with('e')) {
    return base + "d";
  }
  if (base.ends_with('y') && !vowel(base[base.size() - 2])) {
    return base.substr(0, base.size() - 1) + "ied";
  }
  return doubled(base) + "ed";
}

string gerund_of(const string& base) {
  if (base.ends_with("ie")) {
    return base.substr(0, base.size() - 2) + "ying";
  }
  if (base.ends_with('e') && !base.ends_with("ee")) {
    return base.substr(0, base.size() - 1) + "ing";
  }
  return doubled(base) + "ing";
}

/// Every form of every verb, with the row that has it.
class Lexicon {
 public:
  Lexicon() {
    const auto rows = verb_rows();
    for (std::size_t row = 0; row < rows.size(); ++row) {
      add(rows[row].verb, row);
      for (string_view rest = rows[row].others; !rest.empty();) {
        const std::size_t blank = std::min(rest.find(' '), rest.size());
        inflect(rest.substr(0, blank), row);
        rest.remove_prefix(std::min(blank + 1, rest.size()));
      }
    }
  }
  [[nodiscard]] int find(string_view word) const {
    const Slot* slot = slot_of(word);
    return slot == nullptr ? -1 : slot->row;
  }
  /// The row of a verb by its gerund: "dealing".
  [[nodiscard]] int gerund(string_view word) const {
    const auto found = gerunds_.find(word);
    return found == gerunds_.end() ? -1 : found->second;
  }
  [[nodiscard]] bool finite(string_view word) const {
    const Slot* slot = slot_of(word);
    return slot != nullptr && slot->finite;
  }

 private:
  static constexpr std::size_t kSlots = 4096;  // three times the forms there are
  struct Slot {
    string word;
    int row = -1;
    bool finite = true;  ///< "finds", "found", not "find"
  };
  [[nodiscard]] const Slot* slot_of(string_view word) const {
    for (std::size_t slot = place(word); slots_[slot].row >= 0; slot = (slot + 1) % kSlots) {
      if (slots_[slot].word == word) {
        return &slots_[slot];
      }
    }
    return nullptr;
  }
  static std::size_t place(string_view word) {
    // By its size, its first two letters and its last two.
    const auto letter = [word](std::size_t at) -> std::uint32_t {
      return static_cast<unsigned char>(word[at]);
    };
    const std::size_t size = word.size();
    const std::uint32_t first = letter(0) + (size > 1 ? letter(1) << 8U : 0);
    const std::uint32_t last = letter(size - 1) + (size > 2 ? letter(size - 2) << 8U : 0);
    const std::uint32_t mixed =
        (first | last << 16U) * 2654435761U + static_cast<std::uint32_t>(size) * 2246822519U;
    return (mixed ^ mixed >> 15U) * 2654435761U >> 20U;
  }
  /// The first row that has a form keeps it.
  void add(string_view word, std::size_t row, bool finite = true) {
    std::size_t slot = place(word);
    for (; slots_[slot].row >= 0; slot = (slot + 1) % kSlots) {
      if (slots_[slot].word == word) {
        return;
      }
    }
    slots_[slot] = {string(word), static_cast<int>(row), finite};
  }
  void inflect(string_view verb, std::size_t row) {
    if (verb.empty() || verb[0] == '=') {
      return verb.empty() ? void() : add(verb.substr(1), row);
    }
    const std::size_t slash = std::min(verb.find('/'), verb.size());
    const string base(verb.substr(0, slash));
    gerunds_.emplace(gerund_of(base), static_cast<int>(row));
    add(third_person(base), row);
    if (slash == verb.size()) {
      add(past_of(base), row);
      return add(base, row, false);
    }
    const string_view rest = verb.substr(slash + 1);
    const std::size_t next = std::min(rest.find('/'), rest.size());
    add(rest.substr(0, next), row);
    if (next < rest.size()) {
      add(rest.substr(next + 1), row);
    }
    add(base, row, false);
  }
  std::vector<Slot> slots_ = std::vector<Slot>(kSlots);
  std::map<string, int, std::less<>> gerunds_;
};

const Lexicon& lexicon() {
  static const Lexicon kLexicon;
  return kLexicon;
}

}  // namespace

int find_verb_row(string_view word) {
  return word.empty() ? -1 : lexicon().find(word);
}

int verb_of_gerund(string_view word) {
  return word.ends_with("ing") ? lexicon().gerund(word) : -1;
}

string_view verb_meant(string_view word) {
  const int row = find_verb_row(word);
  return row < 0 ? string_view{} : verb_rows()[static_cast<std::size_t>(row)].verb;
}

bool is_finite(string_view word) {
  return lexicon().finite(word);
}

}  // namespace ecarte::notation
