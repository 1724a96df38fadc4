// SPDX-License-Identifier: MIT
//
// Headings, and the lines that begin with a word and a colon: which setting it is, and where it may
// stand. What follows the colon is read in `setting_values`.
#include <algorithm>
#include <span>

#include "notation/cuts.hpp"
#include "notation/patterns.hpp"
#include "notation/setting_actions.hpp"

namespace ecarte::notation {

namespace {

/// True of the settings that begin the record of a deal, where they begin a line. Behind another
/// setting they would speak of the deal that is already being told.
bool begins_a_record(std::string_view key) {
  return key == "players" || key == "code" || key.starts_with("cut for deal");
}

/// "Fourth: A K♥, Y 8♥".
bool is_ordinal(std::string_view word) {
  return std::ranges::find(g::trick_ordinal::kTexts, word) != g::trick_ordinal::kTexts.end();
}

/// The setting of that name; nullptr if the words before the colon are part of a sentence.
const SettingKey* find_key(std::string& words, const char* begin, const char* end, const Draft& d) {
  if (const auto initial = d.names->by_initial(words + ":");
      initial && initial->size == words.size()) {
    return nullptr;  // "B: K♣", of Bob
  }
  if (words[0] >= 'A' && words[0] <= 'Z' && !d.names->find(words.substr(0, words.find(' ')))) {
    words[0] = static_cast<char>(words[0] - 'A' + 'a');
  }
  // "Y: "How many?"" is what he says; but nobody is called "players", by his last name either.
  if (words != "players" && d.names->find(words)) {
    return nullptr;
  }
  if (words.starts_with("cut for the deal")) {
    words.erase(std::string_view("cut for ").size(), std::string_view("the ").size());
  }
  if (const SettingKey* found = setting_named(words)) {
    return found;
  }
  const bool one_word = words.find(' ') == std::string::npos;
  const std::string_view near = nearest_setting(words);
  if (!near.empty()) {
    throw LineError{"unknown-setting", begin, end,
                    "expected a setting, such as " + std::string(near) + ":"};
  }
  if (one_word && !is_verb(words) && !is_label(words) && !is_ordinal(words)) {
    throw LineError{"unknown-setting", begin, end,
                    "expected a setting, such as players:, score: or expect:"};
  }
  return nullptr;
}

}  // namespace

namespace {

/// "Third deal."
const char* ordinal_heading(const char* begin, const char* end, Draft& draft) {
  const auto head = ordinal_head({begin, static_cast<std::size_t>(end - begin)});
  if (!head) {
    return nullptr;
  }
  Act act;
  act.kind = head->what == Begins::Deal    ? ActKind::HeadDeal
             : head->word.starts_with('g') ? ActKind::HeadGame
                                           : ActKind::HeadRubber;
  act.at = draft.offset(begin);
  act.cards = game::CardSet{head->number};
  draft.append(act, head->end);
  draft.act.actor = record::kNobody;
  Input rest(head->end, end, "");
  p::parse<g::gap>(rest);
  return rest.current();
}

}  // namespace

const char* read_heading(const char* begin, const char* end, Draft& draft) {
  switch (*begin) {
    case 'd':
    case 'D':
    case 'g':
    case 'G':
    case 'r':
    case 'R':
      break;
    default:
      return ordinal_heading(begin, end, draft);
  }
  Input in(begin, end, "");
  if (!p::parse<p::at<g::head_word, p::not_at<p::one<'-'>>,
                      p::not_at<g::blanks, g::says<"to", "the", "void">>>>(
          in)) {  // deal-out A is a player
    return nullptr;
  }
  draft.begin(begin);
  Record unused;
  Setting s{draft, unused};
  if (!matches<g::heading>(in, s)) {
    matches<g::head_word>(in, s);
    matches<g::gap>(in, s);
    throw LineError{g::kExpected<g::heading>.id, in.current(), end_of_token(in.current(), end),
                    std::string(g::kExpected<g::heading>.message)};
  }
  if (s.head == ActKind::HeadDeal && draft.number <= 0 && cut_within_deal(draft.acts->all())) {
    draft.act.actor = record::kNobody;
    return in.current();  // the deal that is made again
  }
  Act act;
  act.kind = s.head;
  act.at = draft.offset(begin);
  act.cards = game::CardSet{static_cast<std::uint32_t>(std::max<std::int64_t>(draft.number, 0))};
  draft.append(act, in.current());
  draft.act.actor = record::kNobody;
  return in.current();
}

bool read_settings(const char* begin, const char* end, Draft& draft, Record& record) {
  Input in(begin, end, "");
  Setting s{draft, record};
  bool first = true;
  while (in.current() != end) {
    draft.begin(in.current());
    s.words.clear();
    s.n_colours = 0;
    s.colours = {};
    s.scores = {record::kUnstated, record::kUnstated};
    s.stakes_for = record::StakesFor::Unsaid;
    const char* at = in.current();
    if (!matches<g::key>(in, s)) {
      if (first) {
        return false;
      }
      draft.refused.push_back(
          {"expected-end", at, end_of_token(at, end), "expected the end of the line"});
      return true;  // the settings before it stand
    }
    s.end = end;
    const SettingKey* key = find_key(draft.noun, at, end_of_token(at, end), draft);
    if (key == nullptr) {
      return false;
    }
    draft.noun.clear();
    if (!first && begins_a_record(key->word) &&
        std::ranges::any_of(draft.acts->all(), opens_deal, &Act::kind)) {
      throw LineError{"setting-late", at, end_of_token(at, end),
                      "expected " + std::string(key->word) +
                          ": on a line of its own, where the record of another deal begins"};
    }
    if (key->holds_on) {
      draft.settings.add(*key->holds_on);
    }
    key->read(in, end, s);
    p::parse<p::opt<g::stop>>(in);
    if (!p::parse<g::semicolon>(in) && (p::parse<g::gap>(in), in.current() != end)) {
      throw LineError{s.expected->id, in.current(), end_of_token(in.current(), end),
                      std::string(s.expected->message)};
    }
    first = false;
  }
  return true;
}

}  // namespace ecarte::notation
