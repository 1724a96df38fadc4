// SPDX-License-Identifier: MIT
#include "campaign/wording.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "notation/names.hpp"

namespace ecarte::campaign {
namespace {

using notation::Saying;
using std::string;
using std::string_view;

constexpr string_view kQuote = "\"";

string_view first_word(string_view text) {
  return text.substr(0, text.find(' '));
}

/// "3" or "3 cards".
bool is_number(string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool are_cards(string_view text) {
  bool known = false;
  while (!text.empty()) {
    const string_view card = first_word(text);
    const bool suited = card.ends_with("\x99\xa0") || card.ends_with("\x99\xa5") ||
                        card.ends_with("\x99\xa6") || card.ends_with("\x99\xa3");
    if (card != "?" && !suited) {
      return false;
    }
    known = known || suited;
    text.remove_prefix(std::min(card.size() + 1, text.size()));
  }
  return known;
}

/// Can what was told be what a slot of that name catches?
bool may_catch(string_view slot, string_view text) {
  return slot == "n" ? is_number(text) : slot == "cards" ? are_cards(text) : false;
}

string number_word(string_view digits) {
  static constexpr std::array<string_view, 13> kWords{"0",    "1",      "two",   "three", "four",
                                                      "five", "six",    "seven", "eight", "nine",
                                                      "ten",  "eleven", "twelve"};
  const std::size_t number = std::stoul(string(digits));
  return string(number < kWords.size() ? kWords[number] : digits);
}

/// "find" as it stands after a name.
string third_person(string_view infinitive) {
  const auto ends = [&](string_view end) { return infinitive.ends_with(end); };
  if (ends("y") && infinitive.size() > 1 &&
      string_view("aeou").find(infinitive[infinitive.size() - 2]) == string_view::npos) {
    return string(infinitive.substr(0, infinitive.size() - 1)) + "ies";
  }
  const bool hisses = ends("s") || ends("sh") || ends("ch") || ends("x") || ends("o");
  return string(infinitive) + (hisses ? "es" : "s");
}

}  // namespace

Wording::Wording(Chance& chance) : chance_(chance) {
  for (const Saying& saying : notation::sayings()) {
    learn(saying, false);
  }
  for (const Saying& saying : notation::utterances()) {
    learn(saying, true);
  }
}

void Wording::learn(const Saying& saying, bool aloud) {
  const string_view means = saying.means;
  // Of a row of many parts that may be left out any few make a sentence, and not all of them.
  constexpr std::ptrdiff_t kMostOptional = 4;
  if (std::ranges::count(saying.said, '[') > kMostOptional || saying.said[0] == '=') {
    return;
  }
  if (means.empty() || string_view("@!?^").find(means[0]) != string_view::npos ||
      means.find_first_of(";:.\"") != string_view::npos) {
    return;
  }
  Way way{&saying, means, {}, {}, aloud};
  if (const std::size_t open = means.find('<'); open != string_view::npos) {
    const std::size_t close = means.find('>');
    way.before = means.substr(0, open);
    way.slot = means.substr(open + 1, close - open - 1);
    way.after = means.substr(close + 1);
    if (way.after.find('<') != string_view::npos || way.before.empty()) {
      return;
    }
  }
  ways_.emplace(string(first_word(means)), way);
}

std::optional<string> Wording::word_from(string_view token, string_view slot, string_view caught) {
  std::vector<string_view> any;
  while (!token.empty()) {
    const std::size_t bar = std::min(token.find('|'), token.size());
    any.push_back(token.substr(0, bar));
    token.remove_prefix(std::min(bar + 1, token.size()));
  }
  std::erase_if(any, [](string_view one) { return one.find('\'') != string_view::npos; });
  // Of herself no woman says "he".
  const bool either =
      std::ranges::find(any, "he") != any.end() && std::ranges::find(any, "she") != any.end();
  if (either && sex_ != 0) {
    std::erase(any, sex_ > 0 ? string_view("he") : string_view("she"));
  }
  if (any.empty()) {
    return std::nullopt;
  }
  string_view word = chance_.any(any);
  if (word.starts_with('~') || word.starts_with('\\')) {
    word.remove_prefix(1);
  } else if (word == "rest") {
    return std::nullopt;
  }
  if (word.starts_with('<')) {
    if (slot.empty() || word.substr(1, word.size() - 2) != slot) {
      return std::nullopt;
    }
    return slot == "n" && chance_.one_in(2) ? number_word(caught) : string(caught);
  }
  return string(word);
}

std::optional<string> Wording::drawn_from(string_view& pattern, string_view slot,
                                          string_view caught) {
  string text;
  const auto add = [&text](string_view words) {
    text += text.empty() || words.empty() || words[0] == ',' || words[0] == '\'' ? "" : " ";
    text += words;
  };
  bool whole = true;
  while (!pattern.empty() && pattern[0] != ']') {
    if (pattern[0] == ' ') {
      pattern.remove_prefix(1);
      continue;
    }
    if (pattern[0] == '[') {
      pattern.remove_prefix(1);
      const auto inner = drawn_from(pattern, slot, caught);
      pattern.remove_prefix(1);
      if (inner && chance_.one_in(2)) {
        add(*inner);
      }
      continue;
    }
    const std::size_t end = std::min(pattern.find_first_of(" []"), pattern.size());
    const auto word = word_from(pattern.substr(0, end), slot, caught);
    pattern.remove_prefix(end);
    whole = whole && word;
    add(word.value_or(""));
  }
  return whole ? std::optional(text) : std::nullopt;
}

std::optional<string> Wording::said(const Way& way, string_view caught) {
  string_view pattern = way.saying->said;
  auto words = drawn_from(pattern, way.slot, caught);
  // A slot that may be left out is needed here.
  if (!words || words->empty() ||
      (!way.slot.empty() && words->find_first_of("0123456789\xe2") == string::npos &&
       way.saying->said.find('<') == string_view::npos)) {
    return std::nullopt;
  }
  ++drawn_[way.saying->said];
  return way.aloud ? "says " + string(kQuote) + *words + string(kQuote) : *words;
}

std::optional<string> Wording::other_verb(string_view predicate) {
  const string_view verb = first_word(predicate);
  const auto rows = notation::verb_rows();
  const auto row = std::ranges::find(rows, verb, &notation::VerbRow::verb);
  if (row == rows.end()) {
    return std::nullopt;
  }
  std::vector<string> forms;
  string_view others = row->others;
  while (!others.empty()) {
    const std::size_t end = std::min(others.find(' '), others.size());
    string_view one = others.substr(0, end);
    others.remove_prefix(std::min(end + 1, others.size()));
    if (one.starts_with('=')) {
      continue;
    }
    const std::size_t slash = one.find('/');
    forms.push_back(third_person(one.substr(0, slash)));
    if (slash != string_view::npos) {
      one.remove_prefix(slash + 1);
      forms.emplace_back(one.substr(0, one.find('/')));
    }
  }
  if (forms.empty()) {
    return std::nullopt;
  }
  return chance_.any(forms) + string(predicate.substr(verb.size()));
}

std::optional<string> Wording::other_words(string_view predicate, notation::When now) {
  if (chance_.one_in(4)) {
    return std::nullopt;
  }
  if (chance_.one_in(3)) {
    return other_verb(predicate);
  }
  std::vector<std::pair<const Way*, string_view>> fitting;
  const auto [begin, end] = ways_.equal_range(string(first_word(predicate)));
  for (auto it = begin; it != end; ++it) {
    const Way& way = it->second;
    const std::size_t taken = way.before.size() + way.after.size();
    if (!notation::fits(way.saying->when, now) || predicate.size() < taken ||
        !predicate.starts_with(way.before) || !predicate.ends_with(way.after)) {
      continue;
    }
    const string_view caught = predicate.substr(way.before.size(), predicate.size() - taken);
    if (way.slot.empty() ? caught.empty() : may_catch(way.slot, caught)) {
      fitting.emplace_back(&way, caught);
    }
  }
  if (fitting.empty()) {
    return other_verb(predicate);
  }
  const auto& [way, caught] = chance_.any(fitting);
  return said(*way, caught);
}

std::vector<Wording::Change> Wording::draw(const std::vector<record::Record>& deals) {
  std::vector<Change> changes;
  for (std::size_t deal = 0; deal < deals.size(); ++deal) {
    const record::Record& record = deals[deal];
    const std::vector<record::ToldLine> lines = record::tell(record);
    notation::Moment moment;
    std::vector<record::Act> acts;
    for (std::size_t line = 0; line < lines.size(); ++line) {
      for (std::size_t i = 0; i < lines[line].told.size(); ++i) {
        const record::ToldBack& told = lines[line].told[i];
        if (told.form != record::ToldBack::Form::Sentence || !record::is_player(told.actor)) {
          continue;
        }
        while (acts.size() < told.act) {
          acts.push_back(record.acts[acts.size()]);
        }
        moment.follow(acts);
        sex_ = record.names ? notation::sex_told_by(record.names->of(told.actor)) : 0;
        if (auto words = other_words(told.predicate, moment.of(told.actor))) {
          changes.push_back({deal, line, i, std::move(*words)});
        }
      }
    }
  }
  return changes;
}

string told_with(const std::vector<record::Record>& deals,
                 std::span<const Wording::Change> changes) {
  string text;
  for (std::size_t deal = 0; deal < deals.size(); ++deal) {
    std::vector<record::ToldLine> lines = record::tell(deals[deal]);
    for (const Wording::Change& change : changes) {
      if (change.deal == deal) {
        lines[change.line].told[change.told].predicate = change.words;
      }
    }
    text += record::as_record(deals[deal], lines);
  }
  return text;
}

}  // namespace ecarte::campaign
