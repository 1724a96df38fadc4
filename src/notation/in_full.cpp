// SPDX-License-Identifier: MIT
#include <array>
#include <string>

#include "notation/lexicon.hpp"
#include "notation/line_in_full.hpp"
#include "notation/table_words.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

std::optional<Rewritten> InFull::text() {
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

/// "3tr", "x2": a number, and of what.
bool InFull::figures() {
  const bool times = *at_ == 'x' && behind_name();
  const char* const from = at_ + (times ? 1 : 0);
  const char* const behind = std::find_if(from, end_, [](char c) { return c < '0' || c > '9'; });
  const bool digits = behind != from;
  const string_view word = left(behind).substr(0, grammar::word_size(left(behind)));
  const bool few = behind == from + 1 && *from <= '5';  // no rank of a card
  const bool noun = (few && one_of(word, {"c", "p"})) ||
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
bool InFull::small_word() {
  const string_view word = left(at_).substr(0, grammar::word_size(left(at_)));
  const bool capital = word.size() > 2 && is_large(word[0]) && !begins_sentence() &&
                       std::ranges::none_of(word.substr(1), is_large);
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
bool InFull::cut_short() {
  const string_view word = left(at_).substr(0, grammar::word_size(left(at_)));
  const char* const behind = at_ + word.size();
  constexpr std::size_t kMostLetters = 4;
  if (!behind_name() || word.empty() || word.size() > kMostLetters || behind == end_ ||
      *behind != '.' || find_verb_row(word) >= 0) {
    return false;
  }
  const char* const next = past_blanks(behind + 1);
  if (next == end_ || is_large(*next) || *next == '.') {
    return false;
  }
  copy(behind);
  put({}, behind + 1);
  named_ = false;
  return true;
}

bool InFull::short_word() {
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

/// "Tr. IV:" is the fourth trick.
bool InFull::roman(const Shortened& one, const char* from) {
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

bool InFull::card() {
  const CardAsWritten written = card_as_written(left(at_));
  if (written.size > 0) {
    put(written.card, at_ + written.size);
  }
  return written.size > 0;
}

/// "Ash dealer.", "Tuke dealing: Orme 3", "K. marked".
bool InFull::label() {
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
  if (one_of(word, {"dlr"})) {
    put("dealer", behind);
    return true;
  }
  if (at_ == begin_ && one_of(left(at_).substr(0, 4), {"cut:"})) {
    put("cut for deal:", at_ + 4);
    return true;
  }
  return false;
}

/// A dash between what two do is a comma in a trick, and else ends a sentence.
bool InFull::dash() {
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
bool InFull::is_cut() const {
  return one_of(string_view(written_.text).substr(0, 13), {"cut for deal:"});
}

/// "Y (not having looked) claims": between commas, as "[sic]" is left out.
bool InFull::bracket() {
  for (const DroppedWords& one : dropped_words()) {
    const bool here = one.where == DroppedWords::Where::Anywhere ||
                      (one.where == DroppedWords::Where::BehindName && behind_name()) ||
                      (one.where == DroppedWords::Where::InCut && is_cut());
    if (here && left(at_).starts_with(one.written)) {
      while (one.where == DroppedWords::Where::Anywhere && written_.text.ends_with(' ')) {
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
  if (*at_ != '(' || close == end_ || !behind_name() || !left(at_ + 1).starts_with("not having ")) {
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

std::optional<Rewritten> in_full(const char* begin, const char* end, const NameTable& names) {
  return InFull(begin, end, names).text();
}

}  // namespace ecarte::notation
