// SPDX-License-Identifier: MIT
//
// Headings and settings: the lines that begin with a word and a colon, and `expect:` lines.
#include <algorithm>
#include <array>

#include "grammar/messages.hpp"
#include "notation/actions.hpp"
#include "notation/line.hpp"
#include "notation/nearest.hpp"

namespace ecarte::notation {

using record::Act;
using record::Expectation;
using record::Record;

namespace {

/// What a line of settings has said so far.
struct Setting {
  Draft& d;
  Record& record;
  ActKind head = ActKind::HeadDeal;
  std::array<std::uint8_t, 2> scores{record::kUnstated, record::kUnstated};
  record::Actor bettor = record::kNobody;
  std::array<std::string_view, 2> colours{};
  std::array<record::Actor, 2> owners{};
  std::size_t n_colours = 0;
  std::vector<std::string_view> words{};  ///< names, or the words of an expectation
  record::Multiple multiple = record::Multiple::Unsaid;
  bool again = false;
  bool due = false;
  const g::Expected* expected = nullptr;  ///< by the value being read
};

template <class Rule>
struct set_action : p::nothing<Rule> {};

/// What the words, numbers and cards mean is the same as in sentences.
template <class Rule>
struct as_in_sentences {
  template <class In>
  static auto apply(const In& in, Setting& s) {
    return action<Rule>::apply(in, s.d);
  }
};

// clang-format off
template <> struct set_action<g::digits>      : as_in_sentences<g::digits> {};
template <> struct set_action<g::number_word> : as_in_sentences<g::number_word> {};
template <> struct set_action<g::noun>        : as_in_sentences<g::noun> {};
template <> struct set_action<g::player>      : as_in_sentences<g::player> {};
template <> struct set_action<g::card>        : as_in_sentences<g::card> {};
template <> struct set_action<g::joker>       : as_in_sentences<g::joker> {};
template <> struct set_action<g::rank_word>   : as_in_sentences<g::rank_word> {};
template <> struct set_action<g::card_suit>   : as_in_sentences<g::card_suit> {};
template <> struct set_action<g::named_card>  : as_in_sentences<g::named_card> {};
// clang-format on

template <ActKind Kind>
struct heads {
  static void apply0(Setting& s) { s.head = Kind; }
};
template <>
struct set_action<g::head_deal> : heads<ActKind::HeadDeal> {};
template <>
struct set_action<g::head_game> : heads<ActKind::HeadGame> {};
template <>
struct set_action<g::head_rubber> : heads<ActKind::HeadRubber> {};

template <class In>
LineError error_at(const In& in, std::string_view id, std::string_view message) {
  return {id, in.begin(), in.end(), std::string(message)};
}

template <>
struct set_action<g::key_words> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    assign_words(s.d.noun, in.string_view());
  }
};

template <>
struct set_action<g::new_name> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    if (is_reserved(in.string_view())) {
      throw error_at(in, "reserved-name", "expected a name that is not a word of the notation");
    }
    if (in.size() > 40) {
      throw error_at(in, "expected-name", "expected a name of at most 40 bytes");
    }
    if (std::ranges::find(s.words, in.string_view()) != s.words.end()) {
      throw error_at(in, "name-twice", "expected names that differ, such as players: A, Y");
    }
    s.words.push_back(in.string_view());
  }
};

template <>
struct set_action<g::code_name> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    if (in.size() > 64) {
      throw error_at(in, "expected-code", g::kExpected<g::code_name>.message);
    }
    s.words.push_back(in.string_view());
  }
};

template <>
struct set_action<g::system_name> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    s.words.push_back(in.string_view());
    return record::meaning(record::kSystems, in.string_view()).has_value();
  }
};

template <>
struct set_action<g::pack_colour> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    if (s.n_colours >= 2) {
      return false;
    }
    s.colours[s.n_colours] = in.string_view();
    s.owners[s.n_colours++] = s.d.who;
    return true;
  }
};

template <>
struct set_action<g::agreement> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    const auto what = record::meaning(record::kAgreements, s.d.noun);
    if (!what || (s.d.number != Draft::kNoNumber) != (*what == record::Agreement::RubberOf) ||
        s.d.number > 99) {
      throw error_at(in, "unknown-word", g::kExpected<g::agreed_value>.message);
    }
    Act act;
    act.kind = ActKind::Agreed;
    act.at = s.d.offset(in.begin());
    act.actor = record::kBoth;
    act.object = static_cast<std::uint8_t>(*what);
    act.number = s.d.number == Draft::kNoNumber ? std::uint8_t{0}
                                                : static_cast<std::uint8_t>(s.d.number);
    s.d.append(act, in.end());
    s.d.number = Draft::kNoNumber;
  }
};

template <>
struct set_action<g::bettor> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    auto who = s.d.names->find(in.string_view());
    if (!who && !is_reserved(in.string_view())) {
      who = s.d.names->add_bystander(in.string_view());
    }
    s.bettor = who.value_or(record::kNobody);
    return who.has_value();
  }
};

template <>
struct set_action<g::bet> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    Act act;
    act.kind = ActKind::Bet;
    act.at = s.d.offset(in.begin());
    act.actor = s.bettor;
    act.cards = game::CardSet{static_cast<std::uint32_t>(s.d.number)};
    act.detail = s.d.who;
    s.d.append(act, in.end());
  }
};

template <>
struct set_action<g::score_number> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    const bool unknown = *in.begin() == '?';
    if (!unknown && s.d.number > 99) {
      throw error_at(in, "number-too-large", "expected a score up to 99");
    }
    std::uint8_t& score = s.scores[s.d.who & 1U];
    score = unknown ? record::kUnstated : static_cast<std::uint8_t>(s.d.number);
    return true;
  }
};

template <>
struct set_action<g::both_scores> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    if (s.d.number > 99) {
      throw error_at(in, "number-too-large", "expected a score up to 99");
    }
    s.scores = {static_cast<std::uint8_t>(s.d.number), static_cast<std::uint8_t>(s.d.number)};
  }
};

template <>
struct set_action<g::multiple> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    const auto multiple = record::meaning(record::kMultiples, in.string_view());
    s.multiple = multiple.value_or(record::Multiple::Unsaid);
    return multiple.has_value();
  }
};

template <>
struct set_action<g::one_cut> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    Act act;
    act.kind = ActKind::Cut;
    act.at = s.d.offset(in.begin());
    act.actor = s.d.who;
    act.flags = static_cast<std::uint8_t>(record::kForDeal | (s.again ? record::kAgain : 0));
    act.number = act.detail = record::kUnstated;
    s.d.lay_cards(act, 0);
    s.d.append(act, in.end());
    s.d.append_card_notes(act.actor);
    s.d.listed.clear();
  }
};

template <>
struct set_action<g::expect_word> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    s.words.push_back(in.string_view());
  }
};

template <>
struct set_action<g::due_word> {
  static void apply0(Setting& s) { s.due = true; }
};

// ── One function for each setting

template <class Rule>
bool matches(Input& in, Setting& s) {
  return p::parse<Rule, set_action>(in, s);
}

template <class Rule>
void expect_value(Input& in, const char* end, Setting& s) {
  s.expected = &g::kExpected<Rule>;
  if (!matches<Rule>(in, s)) {
    matches<g::gap>(in, s);
    throw LineError{g::kExpected<Rule>.id, in.current(), end_of_token(in.current(), end),
                    std::string(g::kExpected<Rule>.message)};
  }
}

Act setting_act(ActKind kind, const char* at, const Setting& s) {
  Act act;
  act.kind = kind;
  act.at = s.d.offset(at);
  act.actor = record::kBoth;
  return act;
}

void players(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  expect_value<g::name_list>(in, end, s);
  if (s.words.size() != 2) {
    throw LineError{"expected-name", at, in.current(),
                    "expected the names of two players, such as players: A, Y"};
  }
  s.d.names->set_players(s.words[0], s.words[1]);
  s.d.append(setting_act(ActKind::Players, at, s), in.current());
}

void bystanders(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  expect_value<g::name_list>(in, end, s);
  for (const std::string_view name : s.words) {
    const auto known = s.d.names->find(name);
    if ((known && record::is_player(*known)) || (!known && !s.d.names->add_bystander(name))) {
      throw LineError{"name-twice", name.data(), name.data() + name.size(),
                      "expected names of bystanders, such as bystanders: Z, W"};
    }
  }
  s.d.append(setting_act(ActKind::Bystanders, at, s), in.current());
}

void code(Input& in, const char* end, Setting& s) {
  expect_value<g::code_name>(in, end, s);
  s.d.names->set_code(s.words.back());
}

void system(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  expect_value<g::system_name>(in, end, s);
  Act act = setting_act(ActKind::System, at, s);
  act.object = static_cast<std::uint8_t>(
      record::meaning(record::kSystems, s.words.back()).value_or(record::SystemOfPlay::Undeclared));
  s.d.append(act, in.current());
}

void packs(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  if (!matches<g::owned_packs>(in, s)) {
    s.n_colours = 0;
    expect_value<g::free_packs>(in, end, s);
    s.owners = {record::kUnstated, record::kUnstated};
  }
  const bool owned = s.owners[0] != record::kUnstated;
  if (s.n_colours != 2 || s.colours[0] == s.colours[1] || (owned && s.owners[0] == s.owners[1])) {
    throw LineError{"expected-packs", at, in.current(),
                    std::string(g::kExpected<g::packs_value>.message)};
  }
  s.d.names->set_packs(s.colours[0], s.colours[1]);
  if (owned) {
    const std::uint8_t first = s.owners[0] == 0 ? 0 : 1;
    s.d.names->own_packs(first);
    Act act = setting_act(ActKind::Packs, at, s);
    act.number = first;
    act.detail = static_cast<std::uint8_t>(1 - first);
    s.d.append(act, in.current());
  }
}

void agreed(Input& in, const char* end, Setting& s) {
  expect_value<g::agreed_value>(in, end, s);
}

template <class Rule, ActKind Kind>
void sum(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  expect_value<Rule>(in, end, s);
  Act act = setting_act(Kind, at, s);
  act.cards = game::CardSet{static_cast<std::uint32_t>(s.d.number)};
  s.d.append(act, in.current());
}

void bets(Input& in, const char* end, Setting& s) { expect_value<g::bet_value>(in, end, s); }

void score(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  expect_value<g::score_value>(in, end, s);
  Act act = setting_act(ActKind::Score, at, s);
  act.number = s.scores[0];
  act.detail = s.scores[1];
  s.d.append(act, in.current());
}

void settled(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  expect_value<g::settled_value>(in, end, s);
  Act act = setting_act(ActKind::Settled, at, s);
  act.object = static_cast<std::uint8_t>(s.multiple);
  act.detail = s.d.who;
  s.d.append(act, in.current());
}

void cut_for_deal(Input& in, const char* end, Setting& s) {
  expect_value<g::cut_value>(in, end, s);
}

void cut_again(Input& in, const char* end, Setting& s) {
  s.again = true;
  cut_for_deal(in, end, s);
}

// ── What must be found

[[noreturn]] void bad_expectation(std::string_view word) {
  throw LineError{"expected-expectation", word.data(), word.data() + word.size(),
                  std::string(g::kExpected<g::expect_part>.message)};
}

std::optional<Expectation::Kind> verdict(std::string_view word) {
  using Kind = Expectation::Kind;
  constexpr std::array<std::pair<std::string_view, Kind>, 5> kVerdicts{
      {{"regular", Kind::Regular},
       {"irregular", Kind::Irregular},
       {"undecidable", Kind::Undecidable},
       {"impossible", Kind::Impossible},
       {"unreadable", Kind::Unreadable}}};
  for (const auto& [text, kind] : kVerdicts) {
    if (text == word) {
      return kind;
    }
  }
  return std::nullopt;
}

bool is_number(std::string_view word) {
  return std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

/// `[law] LAW [ID] [PLAYER] [STATUS]`, or `ID [PLAYER] [STATUS]`.
void read_finding(Setting& s, Expectation& into) {
  std::size_t i = 0;
  const auto& words = s.words;
  if (words[0] == "law" && words.size() > 1) {
    into.law = words[1];
    i = 2;
  } else if (is_number(words[0])) {
    into.law = words[i++];
  }
  for (; i < words.size(); ++i) {
    const std::string_view word = words[i];
    const auto who = s.d.names->find(word);
    const bool status = std::ranges::find(record::kStatusWords, word) != record::kStatusWords.end();
    if (who && !into.player && into.status.empty()) {
      into.player = *who;
    } else if (status && into.status.empty()) {
      into.status = word;
    } else if (into.id.empty() && !into.player && into.status.empty() && word[0] >= 'a' &&
               word[0] <= 'z') {
      into.id = word;
    } else {
      bad_expectation(word);
    }
  }
  if (into.law.empty() && into.id.empty()) {
    bad_expectation(words[0]);
  }
}

void expect_one(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  s.words.clear();
  s.due = false;
  s.scores = {record::kUnstated, record::kUnstated};
  expect_value<g::expect_part>(in, end, s);
  Expectation expected;
  expected.span = {s.d.offset(at), s.d.offset(in.current())};
  if (s.due) {
    expected.kind = Expectation::Kind::Due;
    if (s.scores[0] != record::kUnstated && s.scores[1] != record::kUnstated) {
      expected.due = s.scores;
    }
  } else if (const auto kind = verdict(s.words[0]); kind && s.words.size() == 1) {
    expected.kind = *kind;
  } else {
    read_finding(s, expected);
  }
  s.record.expectations.push_back(std::move(expected));
}

void expect(Input& in, const char* end, Setting& s) {
  expect_one(in, end, s);
  while (!p::parse<p::at<g::semicolon, g::key>>(in) && matches<g::semicolon>(in, s)) {
    if (in.current() == end) {
      return;
    }
    expect_one(in, end, s);
  }
}

struct Key {
  std::string_view word;
  void (*read)(Input&, const char*, Setting&);
};

constexpr std::array kKeys{
    Key{"players", players},
    Key{"score", score},
    Key{"expect", expect},
    Key{"cut for deal", cut_for_deal},
    Key{"cut for deal again", cut_again},
    Key{"code", code},
    Key{"bystanders", bystanders},
    Key{"system", system},
    Key{"packs", packs},
    Key{"agreed", agreed},
    Key{"stakes", sum<g::stakes_value, ActKind::Stake>},
    Key{"bet", bets},
    Key{"bets", bets},
    Key{"pool", sum<g::pool_value, ActKind::Pool>},
    Key{"settled", settled},
};

constexpr auto kKeyWords = [] {
  std::array<std::string_view, kKeys.size()> words{};
  std::ranges::transform(kKeys, words.begin(), &Key::word);
  return words;
}();

/// The setting of that name; nullptr if the words before the colon are part of a sentence.
const Key* find_key(std::string& words, const char* begin, const char* end, const Draft& d) {
  if (words[0] >= 'A' && words[0] <= 'Z' && !d.names->find(words.substr(0, words.find(' ')))) {
    words[0] = static_cast<char>(words[0] - 'A' + 'a');
  }
  const auto* found = std::ranges::find(kKeys, std::string_view(words), &Key::word);
  if (found != kKeys.end()) {
    return found;
  }
  const bool one_word = words.find(' ') == std::string::npos;
  const std::string_view near = nearest(words, kKeyWords);
  if (!near.empty()) {
    throw LineError{"unknown-setting", begin, end,
                    "expected a setting, such as " + std::string(near) + ":"};
  }
  if (one_word && !is_verb(words)) {
    throw LineError{"unknown-setting", begin, end,
                    "expected a setting, such as players:, score: or expect:"};
  }
  return nullptr;
}

}  // namespace

const char* read_heading(const char* begin, const char* end, Draft& draft) {
  switch (*begin) {
    case 'd': case 'D': case 'g': case 'G': case 'r': case 'R':
      break;
    default:
      return nullptr;
  }
  Input in(begin, end, "");
  if (!p::parse<p::at<g::head_word>>(in)) {
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
  Act act;
  act.kind = s.head;
  act.at = draft.offset(begin);
  act.cards = game::CardSet{static_cast<std::uint32_t>(draft.number)};
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
    s.scores = {record::kUnstated, record::kUnstated};
    const char* at = in.current();
    if (!matches<g::key>(in, s)) {
      if (first) {
        return false;
      }
      throw LineError{"expected-end", at, end_of_token(at, end), "expected the end of the line"};
    }
    const Key* key = find_key(draft.noun, at, end_of_token(at, end), draft);
    if (key == nullptr) {
      return false;
    }
    draft.noun.clear();
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
