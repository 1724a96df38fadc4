// SPDX-License-Identifier: MIT
#include "notation/in_full.hpp"

#include <array>
#include <string>

#include "grammar/bytes.hpp"
#include "notation/lexicon.hpp"
#include "notation/same_word.hpp"
#include "notation/table_words.hpp"
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
        spoken();
        copy(std::min(std::find(at_ + 1, end_, '"') + 1, end_));
      } else if (!(word_begins() && (name() || short_word() || owned() || card() || label() ||
                                     figures() || small_word())) &&
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
    return grammar::card_size(left(from)) > 0 || card_as_written(left(from)).size > 0;
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
      return title() || letter();
    }
    starts_ = begins_sentence();
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

  /// Does a sentence, or what another does in it, begin here?
  [[nodiscard]] bool begins_sentence() const {
    const string_view before(written_.text);
    const std::size_t last = before.find_last_not_of(" \t");
    return last == string_view::npos || string_view(".;:,").find(before[last]) != string_view::npos;
  }

  /// "a gives 3-2", "a's hand": whoever is called by a letter, written small.
  bool letter() {
    const char small = *at_;
    const std::array<char, 1> borne{static_cast<char>(small - 'a' + 'A')};
    const auto& players = names_.names().players;
    const char* const behind = at_ + 1;
    if (small < 'a' || small > 'z' || behind == end_ ||
        std::ranges::find(players, string_view(borne.data(), 1)) == players.end()) {
      return false;
    }
    const bool owns = left(behind).starts_with("'s ") || left(behind).starts_with("\xe2\x80\x99s ");
    const char* const what = past_blanks(behind);
    const bool acts = blank(*behind) && what != end_ && begins_sentence() &&
                      (grammar::card_size(left(what)) > 0 ||
                       is_finite(left(what).substr(0, grammar::word_size(left(what)))));
    if (!owns && !acts) {
      return false;
    }
    put({borne.data(), 1}, behind);
    named_ = true;
    named_end_ = written_.text.size();
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

  /// `A "how many?"`: what he says.
  void spoken() {
    if (behind_name() && starts_ && written_.text.ends_with(' ')) {
      written_.text.pop_back();
      put(": ", at_);
    }
  }

  /// "3tr", "x2": a number, and of what.
  bool figures() {
    const bool times = *at_ == 'x' && behind_name();
    const char* const from = at_ + (times ? 1 : 0);
    const char* const behind = std::find_if(from, end_, [](char c) { return c < '0' || c > '9'; });
    const bool digits = behind != from;
    const string_view word = left(behind).substr(0, grammar::word_size(left(behind)));
    const bool noun =
        one_of(word, {"cd", "cds", "t", "tr", "trs", "tricks", "pt", "pts", "x"});
    if (!digits || (times ? !word.empty() : !noun)) {
      return false;
    }
    put({}, from);
    copy(behind);
    const bool tricks = !times && lower(word[0]) == 't';
    const bool points = !times && lower(word[0]) == 'p';
    put(tricks ? " tricks" : points ? " points" : " cards", behind + (times ? 0 : word.size()));
    stop();
    return true;
  }

  /// "the King", "names Clubs": a word of the game with a capital that is no name.
  bool small_word() {
    const string_view word = left(at_).substr(0, grammar::word_size(left(at_)));
    const bool capital = word.size() > 2 && is_capital(word[0]) && !begins_sentence() &&
                         std::ranges::none_of(word.substr(1), is_capital);
    if (!capital || names_.has_word(word)) {
      return false;
    }
    std::string small(word);
    small[0] = lower(small[0]);
    const string_view one(small.data(), small.size() - (small.ends_with('s') ? 1 : 0));
    const auto words = game_words();
    if (std::ranges::find(words, small) == words.end() &&
        std::ranges::find(words, one) == words.end()) {
      return false;
    }
    put(small, at_ + word.size());
    return true;
  }

  /// "p.," behind a name: a word cut short, whose stop is its own.
  bool cut_short() {
    const string_view word = left(at_).substr(0, grammar::word_size(left(at_)));
    const char* const behind = at_ + word.size();
    constexpr std::size_t kMostLetters = 4;
    if (!behind_name() || word.empty() || word.size() > kMostLetters || behind == end_ ||
        *behind != '.' || find_verb_row(word) >= 0) {
      return false;
    }
    const char* const next = past_blanks(behind + 1);
    if (next == end_ || is_capital(*next) || *next == '.') {
      return false;
    }
    copy(behind);
    put({}, behind + 1);
    named_ = false;
    return true;
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
          (one.kind == Short::Verb && !behind_name()) ||
          (one.kind == Short::Counted && !behind_number()) ||
          (one.kind == Short::Numbers && !before_number(at_ + size))) {
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
    return cut_short();
  }

  [[nodiscard]] bool behind_number() const {
    const string_view before(written_.text);
    const std::size_t last = before.find_last_not_of(' ');
    return last != string_view::npos && before[last] >= '0' && before[last] <= '9';
  }
  [[nodiscard]] bool before_number(const char* from) const {
    const char* const next = past_blanks(from);
    const std::size_t digits = grammar::digits_size(left(next));
    return digits > 0 && grammar::order_size(left(next)) == 0;
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

  bool card() {
    const CardAsWritten written = card_as_written(left(at_));
    if (written.size > 0) {
      put(written.card, at_ + written.size);
    }
    return written.size > 0;
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
          next != end_ && (g_card(next) || one_of(left(next).substr(0, 7), {"turn-up"}) ||
                           left(next).starts_with("up "));
      const bool packets = next != end_ && behind != end_ && *behind == ':' &&
                           names_.person_at(left(next)).has_value();
      if (turned) {
        put("deals, ", next);
      } else if (packets) {
        put("gives ", next);
      } else {
        put(one_of(word, {"dlr"}) ? "deals" : "is to deal", behind);
      }
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
    for (const LeftOut& one : left_out()) {
      const bool here = one.where == LeftOut::Where::Anywhere ||
                        (one.where == LeftOut::Where::BehindName && behind_name()) ||
                        (one.where == LeftOut::Where::InCut && is_cut());
      if (here && left(at_).starts_with(one.written)) {
        while (one.where == LeftOut::Where::Anywhere && written_.text.ends_with(' ')) {
          written_.text.pop_back();
        }
        put(one.instead, at_ + one.written.size());
        return true;
      }
    }
    const char* const close = std::find(at_, end_, ')');
    const std::size_t last = written_.text.find_last_not_of(' ');
    if (*at_ == '(' && close != end_ && last != std::string::npos && written_.text[last] == '.') {
      written_.text.resize(last);  // "K♠. (not marked) Y proposes": of what stands before it
      put(" ", at_);
      copy(close + 1);
      put(".", close + (close + 1 != end_ && close[1] == '.' ? 2 : 1));
      return true;
    }
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
  bool starts_ = false;  ///< a sentence begins with that name
  std::size_t named_end_ = 0;
};

}  // namespace

std::optional<Rewritten> in_full(const char* begin, const char* end, const NameTable& names) {
  return InFull(begin, end, names).text();
}

}  // namespace ecarte::notation
