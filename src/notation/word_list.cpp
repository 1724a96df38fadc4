// SPDX-License-Identifier: MIT
#include "notation/word_list.hpp"

#include <string_view>

#include "notation/table_words.hpp"

namespace ecarte::notation {
namespace {

using std::string;
using std::string_view;

/// The infinitives of a row: "find, notice, discover".
string infinitives(string_view others) {
  string list;
  while (!others.empty()) {
    const std::size_t blank = std::min(others.find(' '), others.size());
    string_view verb = others.substr(0, blank);
    others.remove_prefix(std::min(blank + 1, others.size()));
    if (verb.empty() || verb[0] == '=') {
      continue;
    }
    list +=
        (list.empty() ? "" : ", ") + string(verb.substr(0, std::min(verb.find('/'), verb.size())));
  }
  return list;
}

/// A pattern as people read it: without the marks that only the reader needs.
string readable(string_view pattern) {
  string text;
  for (const char c : pattern) {
    if (c != '~' && c != '\\' && c != '@' && c != '=') {
      text += c == '|' ? '/' : c;
    }
  }
  return text;
}

string when_words(When when) {
  static constexpr std::pair<When, string_view> kMoments[] = {
      {kBefore, "before the cards are given"},
      {kDealing, "in dealing"},
      {kTurned, "once trumps are turned"},
      {kAsked, "upon a proposal"},
      {kExchanging, "in the exchange"},
      {kPlaying, "in play"},
      {kOver, "after the hand"}};
  if ((when & kAlways) == kAlways || (when & kAlways) == 0) {
    return {};
  }
  string list;
  for (const auto& [bit, words] : kMoments) {
    if ((when & bit) != 0) {
      list += (list.empty() ? "" : ", ") + string(words);
    }
  }
  return list;
}

string words_of_meaning(const Saying& saying) {
  if (saying.means.find("waits: <all>") != string_view::npos) {
    return "kept as it is written";
  }
  if (saying.means.find("keeps: <all>") != string_view::npos) {
    return "kept as it is written, and the report says so";
  }
  return saying.means[0] == '!' || saying.means[0] == '?'
             ? "refused: " + string(saying.means.substr(1))
             : readable(saying.means);
}

}  // namespace

string word_list() {
  string text = "| verb | read as the same |\n|---|---|\n";
  for (const VerbRow& row : verb_rows()) {
    const string others = infinitives(row.others);
    if (!others.empty() && others.find(',') != string::npos) {
      text += "| `" + string(row.verb) + "` | " + others + " |\n";
    }
  }
  text += "\n| said aloud | is | |\n|---|---|---|\n";
  for (const Saying& saying : utterances()) {
    if (saying.means.find("waits: <all>") == string_view::npos) {
      text += "| `" + readable(saying.said) + "` | `" + words_of_meaning(saying) + "` | " +
              when_words(saying.when) + " |\n";
    }
  }
  return text;
}

string saying_list() {
  string text;
  const auto add = [&](const Saying& saying) {
    const string when = when_words(saying.when);
    text += readable(saying.said) + "  →  " + words_of_meaning(saying) +
            (when.empty() ? "" : "  (" + when + ")") + "\n";
  };
  for (const Saying& saying : sayings()) {
    add(saying);
  }
  for (const Saying& saying : whole_sayings()) {
    add(saying);
  }
  return text;
}

}  // namespace ecarte::notation
