// SPDX-License-Identifier: MIT
#include "notation/in_full.hpp"

#include <array>
#include <string>

#include "grammar/bytes.hpp"
#include "notation/lexicon.hpp"
#include "notation/line.hpp"
#include "notation/same_word.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

using std::string_view;

namespace {

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

/// Writes the line out.
class InFull {
 public:
  InFull(const char* begin, const char* end, const NameTable& names)
      : at_(begin), begin_(begin), end_(end), names_(names) {}

  std::optional<Rewritten> text() {
    while (at_ != end_) {
      if (*at_ == '"') {
        copy(std::min(std::find(at_ + 1, end_, '"') + 1, end_));
      } else if (!(word_begins() && (name() || short_word() || owned() || card() || label())) &&
                 !dash() && !bracket()) {
        copy(at_ + 1);
      }
    }
    if (!changed_) {
      return std::nullopt;
    }
    written_.begin = written_.verb = written_.words = begin_;
    written_.end = end_;
    written_.in_place = true;
    return std::move(written_);
  }

 private:
  [[nodiscard]] string_view left(const char* from) const {
    return {from, static_cast<std::size_t>(end_ - from)};
  }
  [[nodiscard]] const char* past_blanks(const char* from) const {
    return std::find_if(from, end_, [](char c) { return !blank(c); });
  }
  [[nodiscard]] bool word_begins() const {
    return at_ == begin_ || string_view(" \t(/;,").find(at_[-1]) != string_view::npos;
  }
  void copy(const char* to) {
    to = std::min(to, end_);
    written_.pieces.push_back({written_.text.size(), static_cast<std::size_t>(to - at_), at_});
    written_.text.append(at_, to);
    at_ = to;
  }
  /// `words` stand for what is written up to `to`.
  void put(string_view words, const char* to) {
    if (!words.empty()) {
      written_.pieces.push_back({written_.text.size(), 1, at_});
      written_.text += words;
    }
    at_ = std::min(to, end_);
    changed_ = true;
  }
  /// At a stop: is it no more than that of the short word before it? One that ends a sentence too
  /// stands before the end, or before a capital that is no card.
  [[nodiscard]] bool stop_is_its_own(bool numbers) const {
    const char* const next = past_blanks(at_ + 1);
    if (next == end_) {
      return false;
    }
    if (g_card(next)) {
      return true;
    }
    return !is_capital(*next) && *next != '.' &&
           (numbers || grammar::digits_size(left(next)) == 0) && !names_.person_at(left(next));
  }
  [[nodiscard]] bool g_card(const char* from) const {
    return grammar::card_size(left(from)) > 0 || card_in_words(from).size > 0;
  }
  void stop(bool numbers = true) {
    if (at_ != end_ && *at_ == '.' && (at_ + 1 == end_ || !is_letter(at_[1])) &&
        stop_is_its_own(numbers)) {
      put({}, at_ + 1);
    }
  }
  static bool is_letter(char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

  /// A name without the stop at its end; of somebody with a title the title alone.
  bool name() {
    auto found = names_.person_at(left(at_));
    if (!found) {
      return title();
    }
    const char* to = at_ + found->size;
    to -= to[-1] == '.' ? 1 : 0;
    const bool after = to != end_ && *to == '.';
    if (after && to + 1 != end_ && (to[1] == '/' || is_letter(to[1]))) {
      return false;  // "T.U."
    }
    copy(to);
    named_ = true;
    named_end_ = written_.text.size();
    if (after) {
      const bool owns = at_ + 1 != end_ && (at_[1] == '\'' || at_[1] == '\xe2');
      owns ? put({}, at_ + 1) : stop();
    }
    return true;
  }

  bool title() {
    const char* from = at_;
    if (left(at_).starts_with("The ") || left(at_).starts_with("the ")) {
      from += 4;
    }
    const std::string* borne = nullptr;
    std::size_t size = 0;
    const auto look = [&](const std::string& name) {
      const std::size_t first = name.find(' ');
      if (first == std::string::npos || first < 3 || borne == &name ||
          !left(from).starts_with(string_view(name).substr(0, first)) ||
          !grammar::word_ends(left(from), first - (name[first - 1] == '.' ? 1 : 0))) {
        return;
      }
      size = borne == nullptr ? first : std::string::npos;  // one of two with the title
      borne = &name;
    };
    std::ranges::for_each(names_.names().players, look);
    std::ranges::for_each(names_.names().bystanders, look);
    if (borne == nullptr || size == std::string::npos) {
      return false;
    }
    const char* const next = past_blanks(from + size);
    const bool follows = next == end_ || (*next >= 'a' && *next <= 'z') ||
                         grammar::digits_size(left(next)) > 0 || *next == '(' || *next == ',' ||
                         left(next).starts_with(string_view(*borne).substr(0, size));
    if (!follows) {
      return false;
    }
    put(*borne, from + size);
    if (next == end_ || is_capital(*next)) {
      written_.text += '.';
    }
    named_ = true;
    named_end_ = written_.text.size();
    return true;
  }

  /// Does somebody's name stand just before?
  [[nodiscard]] bool behind_name() const {
    return named_ && string_view(written_.text).substr(named_end_).find_first_not_of(" ./") ==
                         string_view::npos;
  }

  bool short_word() {
    for (const Shortened& one : shortened()) {
      const std::size_t size = one.written.size();
      if (left(at_).size() < size || !same_word(left(at_).substr(0, size), one.written)) {
        continue;
      }
      const bool stopped = one.written.back() == '.';
      if ((!stopped && !grammar::word_ends(left(at_), size)) ||
          (stopped && at_ + size != end_ && is_letter(at_[size])) ||
          (one.kind == Short::Verb && !behind_name())) {
        continue;
      }
      const bool gerund = written_.text.ends_with("without ") || written_.text.ends_with("before ");
      const string_view word = gerund && one.full == "proposes"     ? "proposing"
                               : behind_name() || one.alone.empty() ? one.full
                                                                    : one.alone;
      if (roman(one, at_ + size)) {
        return true;
      }
      put(word, at_ + size - (stopped ? 1 : 0));
      named_ = false;
      if (one.kind == Short::Joins && at_ != end_ && *at_ == '.') {
        put({}, at_ + 1);
      }
      stop(one.kind != Short::Answer);
      if (at_ != end_ && *at_ == '/') {
        put("; ", at_ + 1);
      }
      if (one.full == "score:" && at_ != end_ && *at_ == '.') {
        put({}, at_ + 1);
      }
      return true;
    }
    return false;
  }

  /// "Tr. IV:" is the fourth trick.
  bool roman(const Shortened& one, const char* from) {
    static constexpr std::array<string_view, 5> kRoman{"I:", "II:", "III:", "IV:", "V:"};
    if (one.full != "tricks") {
      return false;
    }
    const char* const figure = past_blanks(from);
    for (std::size_t i = 0; i < kRoman.size(); ++i) {
      if (left(figure).starts_with(kRoman[i])) {
        put("trick " + std::to_string(i + 1) + ":", figure + kRoman[i].size());
        return true;
      }
    }
    return false;
  }

  /// "toms revoke": of Tom.
  bool owned() {
    const std::size_t size = grammar::word_size(left(at_));
    if (size < 3 || at_[size - 1] != 's' || at_ + size == end_ || at_[size] != ' ') {
      return false;
    }
    const string_view word(at_, size - 1);
    const char* const next = past_blanks(at_ + size);
    const string_view what = left(next).substr(0, grammar::word_size(left(next)));
    const bool borne = names_.find(word).has_value() && find_verb_row({at_, size}) < 0;
    const bool first = at_ == begin_ || at_[-1] != ' ' || (at_ - begin_ > 1 && at_[-2] == '.');
    if (!borne || next == end_ || (first && is_finite(what))) {
      return false;
    }
    copy(at_ + size - 1);
    put("'s", at_ + 1);
    return true;
  }

  struct InWords {
    std::size_t size = 0;
    std::string card;
  };
  /// "7 Diamonds", "K Hearts".
  [[nodiscard]] InWords card_in_words(const char* from) const {
    const string_view text = left(from);
    const std::size_t rank =
        text.starts_with("10")                                                       ? 2
        : text.empty() || string_view("KQJAT987").find(text[0]) == string_view::npos ? 0
                                                                                     : 1;
    if (rank == 0 || text.size() < rank + 2 || text[rank] != ' ') {
      return {};
    }
    const string_view suit = text.substr(rank + 1, grammar::word_size(text.substr(rank + 1)));
    static constexpr std::pair<string_view, char> kNamed[] = {
        {"Spades", 'S'}, {"Hearts", 'H'}, {"Diamonds", 'D'}, {"Clubs", 'C'}};
    for (const auto& [name, letter] : kNamed) {
      if (suit == name) {
        return {rank + 1 + suit.size(), std::string(text.substr(0, rank)) + letter};
      }
    }
    return {};
  }
  bool card() {
    const InWords words = card_in_words(at_);
    if (words.size > 0) {
      put(words.card, at_ + words.size);
    }
    return words.size > 0;
  }

  /// "Ash dealer.", "Tuke dealing: Orme 3", "K. marked".
  bool label() {
    const string_view word = left(at_).substr(0, grammar::word_size(left(at_)));
    const char* const behind = at_ + word.size();
    if (behind_name() && one_of(word, {"dealer", "dealing", "dlr"})) {
      const char* next = behind;
      next += next != end_ && (*next == '.' || *next == ':' || *next == ',') ? 1 : 0;
      next += next != end_ && next[-1] == '.' && *next == ',' ? 1 : 0;
      next = past_blanks(next);
      const bool turned =
          next != end_ && (g_card(next) || one_of(left(next).substr(0, 7), {"turn-up"}));
      const bool packets = next != end_ && behind != end_ && *behind == ':' &&
                           names_.person_at(left(next)).has_value();
      if (turned) {
        put("deals, ", next);
      } else if (packets) {
        put("gives ", next);
      } else {
        put("is to deal", behind);
      }
      return true;
    }
    if (left(at_).starts_with("K. m")) {
      put("king", at_ + 2);
      return true;
    }
    if (at_ == begin_ && one_of(left(at_).substr(0, 4), {"cut:"})) {
      put("cut for deal:", at_ + 4);
      return true;
    }
    return false;
  }

  /// A dash between what two do is a comma in a trick, and else ends a sentence.
  bool dash() {
    constexpr string_view kLong = "\xe2\x80\x93";
    const std::size_t size = left(at_).starts_with(kLong) ? kLong.size() : *at_ == '-' ? 1 : 0;
    const bool apart =
        size > 0 && at_ != begin_ && blank(at_[-1]) && at_ + size != end_ && blank(at_[size]);
    if (!apart) {
      return false;
    }
    while (written_.text.ends_with(' ')) {
      written_.text.pop_back();
    }
    const auto who = names_.person_at(left(past_blanks(at_ + size)));
    const char* what = who ? past_blanks(past_blanks(at_ + size) + who->size) : end_;
    what += what != end_ && *what == '.' ? 1 : 0;
    what = past_blanks(what);
    const bool trick = what != end_ && (g_card(what) || (grammar::digits_size(left(what)) > 0 &&
                                                         written_.text.starts_with("score")));
    put(trick ? "," : ".", at_ + size);
    return true;
  }

  /// Is the line that of the cut for the deal?
  [[nodiscard]] bool is_cut() const {
    return one_of(string_view(written_.text).substr(0, 13), {"cut for deal:"});
  }

  /// "Y (not having looked) claims": between commas, as "[sic]" is left out.
  bool bracket() {
    if (left(at_).starts_with("[sic]")) {
      while (written_.text.ends_with(' ')) {
        written_.text.pop_back();
      }
      put({}, at_ + 5);
      return true;
    }
    if (behind_name() && left(at_).starts_with("(aloud)")) {
      put({}, at_ + 7);
      return true;
    }
    if (is_cut() && (*at_ == ';' || left(at_).starts_with("(two shown)"))) {
      *at_ == ';' ? put(",", at_ + 1) : put({}, at_ + 11);
      return true;
    }
    const char* const close = std::find(at_, end_, ')');
    if (*at_ != '(' || close == end_ || !behind_name() ||
        !left(at_ + 1).starts_with("not having ")) {
      return false;
    }
    while (written_.text.ends_with(' ')) {
      written_.text.pop_back();
    }
    put(", ", at_ + 1);
    copy(close);
    put(",", close + 1);
    return true;
  }

  const char* at_;
  const char* begin_;
  const char* end_;
  const NameTable& names_;
  Rewritten written_;
  bool changed_ = false;
  bool named_ = false;
  std::size_t named_end_ = 0;
};

}  // namespace

std::optional<Rewritten> in_full(const char* begin, const char* end, const NameTable& names) {
  return InFull(begin, end, names).text();
}

/// Reads the line once more with its short words in full, if nothing of it is refused then.
bool LineParser::read_in_full(record::Record& record, const Rewritten& full, std::string_view line,
                              Before before, record::Offset end) {
  const auto again = [&] {
    give_back(record, before, true);
    record.passed_over.resize(before.passed_over);
    begin_line(record, end);
  };
  again();
  draft_.rewritten = &full;
  const char* const text = full.text.data();
  const bool whole_now = read_line(record, text, text + full.text.size());
  if (draft_.refused.empty()) {
    draft_.rewritten = nullptr;
    return whole_now;
  }
  again();
  return read_line(record, line.data(), line.data() + line.size());
}

}  // namespace ecarte::notation
