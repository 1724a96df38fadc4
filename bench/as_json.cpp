// SPDX-License-Identifier: MIT
#include "as_json.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "record/telling.hpp"

namespace ecarte::bench {
namespace {

using std::string;
using std::string_view;
using Form = record::ToldBack::Form;

void write_string(string& out, string_view text) {
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
    }
    out += c;
  }
  out += '"';
}

void write_key(string& out, string_view key) {
  if (out.back() != '{' && out.back() != '[') {
    out += ',';
  }
  write_string(out, key);
  out += ':';
}

void write_member(string& out, string_view key, string_view text) {
  write_key(out, key);
  const bool number =
      !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  if (number) {
    out += text;
  } else {
    write_string(out, text);
  }
}

string_view taken_until(string_view& rest, string_view end) {
  const std::size_t at = std::min(rest.find(end), rest.size());
  const string_view taken = rest.substr(0, at);
  rest.remove_prefix(std::min(at + end.size(), rest.size()));
  return taken;
}

bool is_card(string_view word) {
  return word.size() == 4 && (word.substr(1, 2) == "\xe2\x99");
}

void write_list(string& out, string_view words, string_view between) {
  out += '[';
  while (!words.empty()) {
    if (out.back() != '[') {
      out += ',';
    }
    write_string(out, taken_until(words, between));
  }
  out += ']';
}

bool are_cards(string_view words) {
  bool all = !words.empty();
  while (!words.empty()) {
    all = is_card(taken_until(words, " ")) && all;
  }
  return all;
}

/// "players: A, Y", "score: A 2, Y 0", "agreed: alternate".
void write_setting(string& out, string_view words) {
  const string_view key = taken_until(words, ": ");
  if (key == "players" || key == "bystanders") {
    write_key(out, key);
    return write_list(out, words, ", ");
  }
  if (key != "score" && key != "cut for deal") {
    return write_member(out, key, words);
  }
  write_key(out, key);
  out += '{';
  while (!words.empty()) {
    string_view of_one = taken_until(words, ", ");
    const string_view who = taken_until(of_one, " ");
    write_member(out, who, of_one);
  }
  out += '}';
}

/// Sentences and tricks, in their order. What one player does on a line is one object.
class Acts {
 public:
  void begin_line() { going_on_.clear(); }

  void add(const record::ToldBack& told) {
    switch (told.form) {
      case Form::Setting:
      case Form::Heading:
        break;
      case Form::Sentence:
        add_sentence(told.subject, told.predicate);
        break;
      case Form::Trick: {
        // The subject is "1. Y".
        string_view who = told.subject;
        open();
        write_member(text_, "trick", taken_until(who, ". "));
        write_member(text_, who, told.predicate);
        text_ += '}';
        break;
      }
      case Form::Reply:
        reopen();
        write_member(text_, told.subject, told.predicate);
        text_ += '}';
        break;
    }
  }

  [[nodiscard]] const string& text() const { return text_; }

 private:
  void open() {
    text_ += text_.empty() ? "{" : ",{";
    keys_.clear();
  }
  void reopen() { text_.pop_back(); }

  void add_sentence(string_view who, string_view words) {
    const string_view verb = taken_until(words, " ");
    const bool goes_on =
        !who.empty() && who == going_on_ && std::ranges::find(keys_, verb) == keys_.end();
    if (goes_on) {
      reopen();
    } else {
      open();
      if (!who.empty()) {
        write_member(text_, "by", who);
      }
    }
    going_on_ = who;
    keys_.emplace_back(verb);
    write_key(text_, verb);
    if (words.empty()) {
      text_ += "true";
    } else if (are_cards(words)) {
      write_list(text_, words, " ");
    } else {
      write_string(text_, words);
    }
    text_ += '}';
  }

  string text_;
  string going_on_;           ///< who did the last thing on this line
  std::vector<string> keys_;  ///< of the object written last
};

}  // namespace

void write_as_json(string& out, const record::Record& deal) {
  Acts acts;
  string score;
  out += '{';
  for (const record::ToldLine& line : record::tell(deal)) {
    acts.begin_line();
    for (const record::ToldBack& told : line.told) {
      acts.add(told);
      if (told.form == Form::Heading) {
        string_view words = told.predicate;
        const string_view key = taken_until(words, " ");
        write_member(out, key, words);
      } else if (told.form == Form::Setting && told.predicate.starts_with("score:")) {
        score = told.predicate;
      } else if (told.form == Form::Setting) {
        write_setting(out, told.predicate);
      }
    }
  }
  write_key(out, "acts");
  out += '[';
  out += acts.text();
  out += ']';
  if (!score.empty()) {
    write_setting(out, score);
  }
  out += "}\n";
}

}  // namespace ecarte::bench
