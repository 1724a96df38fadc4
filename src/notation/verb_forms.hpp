// SPDX-License-Identifier: MIT
//
// Every form of the verbs of the table of words, and which row has it: laid out when ecarte is
// compiled. Private to the table (words_verbs.cpp) and to who looks words up in it (lexicon.cpp).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "notation/table_words.hpp"

namespace ecarte::notation {

/// A form of a verb, put together from its infinitive.
class VerbForm {
 public:
  constexpr VerbForm() = default;
  constexpr VerbForm(std::string_view base, std::string_view ending) {
    add(base);
    add(ending);
  }
  constexpr void add(std::string_view text) {
    if (size_ + text.size() > text_.size()) {
      throw "no verb is so long";
    }
    for (const char c : text) {
      text_[size_++] = c;
    }
  }
  [[nodiscard]] constexpr std::string_view text() const { return {text_.data(), size_}; }

 private:
  std::array<char, 15> text_{};
  std::uint8_t size_ = 0;
};

/// Forms, each looked up by its letters.
template <std::size_t Slots, std::size_t Most>
class FormTable {
 public:
  struct Found {
    int row = -1;
    bool finite = false;  ///< "finds", "found", not "find"
  };
  [[nodiscard]] constexpr Found find(std::string_view word) const {
    for (std::size_t slot = place(word); slots_[slot] != 0; slot = (slot + 1) % Slots) {
      const Row& row = rows_[slots_[slot] - 1U];
      if (row.form.text() == word) {
        return {row.row, row.finite};
      }
    }
    return {};
  }
  /// The first row that has a form keeps it.
  constexpr void add(const VerbForm& form, std::size_t row, bool finite = true) {
    std::size_t slot = place(form.text());
    for (; slots_[slot] != 0; slot = (slot + 1) % Slots) {
      if (rows_[slots_[slot] - 1U].form.text() == form.text()) {
        return;
      }
    }
    if (size_ == rows_.size()) {
      throw "more forms than there is room for";
    }
    rows_[size_] = {form, static_cast<std::int16_t>(row), finite};
    slots_[slot] = static_cast<std::uint16_t>(++size_);
  }

 private:
  struct Row {
    VerbForm form;
    std::int16_t row = -1;
    bool finite = true;
  };
  /// By its size, its first two letters and its last two.
  static constexpr std::size_t place(std::string_view word) {
    const auto letter = [word](std::size_t at) -> std::uint32_t {
      return static_cast<unsigned char>(word[at]);
    };
    const std::size_t size = word.size();
    const std::uint32_t first = letter(0) + (size > 1 ? letter(1) << 8U : 0);
    const std::uint32_t last = letter(size - 1) + (size > 2 ? letter(size - 2) << 8U : 0);
    const std::uint32_t mixed =
        (first | last << 16U) * 2654435761U + static_cast<std::uint32_t>(size) * 2246822519U;
    return ((mixed ^ mixed >> 15U) * 2654435761U >> 20U) % Slots;
  }

  std::array<Row, Most> rows_{};
  std::array<std::uint16_t, Slots> slots_{};  ///< one more than the number of its row; 0: none
  std::size_t size_ = 0;
};

/// Of verbs in the order of the table.
class VerbForms {
 public:
  consteval explicit VerbForms(std::span<const VerbRow> rows) {
    for (std::size_t row = 0; row < rows.size(); ++row) {
      forms_.add({rows[row].verb, {}}, row);
      for (std::string_view rest = rows[row].others; !rest.empty();) {
        const std::size_t blank = std::min(rest.find(' '), rest.size());
        inflect(rest.substr(0, blank), row);
        rest.remove_prefix(std::min(blank + 1, rest.size()));
      }
    }
  }
  using Forms = FormTable<4096, 1536>;
  [[nodiscard]] Forms::Found find(std::string_view word) const { return forms_.find(word); }
  /// The row of a verb by its gerund: "dealing".
  [[nodiscard]] int gerund(std::string_view word) const { return gerunds_.find(word).row; }

 private:
  static constexpr bool vowel(char c) {
    return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
  }
  static constexpr bool hisses(std::string_view base) {
    const char last = base.back();
    const char before = base[base.size() - 2];
    return last == 's' || last == 'x' || last == 'z' || last == 'o' ||
           (last == 'h' && (before == 's' || before == 'c'));
  }
  static constexpr bool ends_in_lone_y(std::string_view base) {
    return base.ends_with('y') && !vowel(base[base.size() - 2]);
  }
  static constexpr std::string_view but_last(std::string_view base, std::size_t letters) {
    return base.substr(0, base.size() - letters);
  }

  static constexpr VerbForm third_person(std::string_view base) {
    if (hisses(base)) {
      return {base, "es"};
    }
    return ends_in_lone_y(base) ? VerbForm(but_last(base, 1), "ies") : VerbForm(base, "s");
  }
  static constexpr auto kDouble = std::to_array<std::string_view>(
      {"drop",   "put",   "cut",   "let",    "get",  "stop", "nod", "shrug", "admit", "permit",
       "commit", "win",   "begin", "forget", "bet",  "bid",  "sit", "rub",   "flip",  "swap",
       "beg",    "demur", "hit",   "spot",   "skip", "peg",  "top", "slap"});
  /// "dropped" and "dropping" double their last letter; "offered" does not.
  static constexpr VerbForm doubled(std::string_view base, std::string_view ending) {
    bool doubles = false;
    for (const std::string_view verb : kDouble) {
      doubles = doubles || (verb.size() == base.size() && verb == base);
    }
    VerbForm form(base, doubles ? base.substr(base.size() - 1) : std::string_view{});
    form.add(ending);
    return form;
  }
  static constexpr VerbForm past_of(std::string_view base) {
    if (base.ends_with('e')) {
      return {base, "d"};
    }
    return ends_in_lone_y(base) ? VerbForm(but_last(base, 1), "ied") : doubled(base, "ed");
  }
  static constexpr VerbForm gerund_of(std::string_view base) {
    if (base.ends_with("ie")) {
      return {but_last(base, 2), "ying"};
    }
    const bool silent = base.ends_with('e') && !base.ends_with("ee");
    return silent ? VerbForm(but_last(base, 1), "ing") : doubled(base, "ing");
  }
  constexpr void inflect(std::string_view verb, std::size_t row) {
    if (verb.empty() || verb[0] == '=') {
      return verb.empty() ? void() : forms_.add({verb.substr(1), {}}, row);
    }
    const std::size_t slash = std::min(verb.find('/'), verb.size());
    const std::string_view base = verb.substr(0, slash);
    gerunds_.add(gerund_of(base), row);
    forms_.add(third_person(base), row);
    if (slash == verb.size()) {
      forms_.add(past_of(base), row);
      return forms_.add({base, {}}, row, false);
    }
    const std::string_view rest = verb.substr(slash + 1);
    const std::size_t next = std::min(rest.find('/'), rest.size());
    forms_.add({rest.substr(0, next), {}}, row);
    if (next < rest.size()) {
      forms_.add({rest.substr(next + 1), {}}, row);
    }
    forms_.add({base, {}}, row, false);
  }

  Forms forms_;
  FormTable<1024, 512> gerunds_;
};

/// Those of the table.
const VerbForms& verb_forms();

}  // namespace ecarte::notation
