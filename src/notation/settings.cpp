// SPDX-License-Identifier: MIT
//
// Headings and settings: the lines that begin with a word and a colon, and `expect:` lines.
#include <algorithm>
#include <array>

#include "notation/expectation.hpp"
#include "notation/nearest.hpp"
#include "notation/setting_actions.hpp"

namespace ecarte::notation {

using record::Expectation;

namespace {

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

/// True of acts that name somebody, who would be somebody else after another `players:` line.
bool speaks_of_people(const Act& act) {
  switch (act.kind) {
    case ActKind::HeadGame:
    case ActKind::HeadRubber:
    case ActKind::HeadDeal:
    case ActKind::System:
    case ActKind::Agreed:
    case ActKind::Pool:
    case ActKind::PoolStands:
      return false;
    case ActKind::Stake:
      return act.actor != record::kBoth;
    default:
      return true;
  }
}

void players(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  expect_value<g::name_list>(in, end, s);
  if (s.words.size() != 2) {
    throw LineError{"expected-name", at, in.current(),
                    "expected the names of two players, such as players: A, Y"};
  }
  if (std::ranges::any_of(s.record.acts, speaks_of_people) || !s.record.expectations.empty()) {
    throw LineError{"players-late", at, in.current(),
                    "expected the players before anything they do, such as players: A, Y"};
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

void cards(Input& in, const char* end, Setting& s) {
  expect_value<g::tongue_name>(in, end, s);
  s.d.names->set_tongue(tongue_of(s.words.back()).value_or(Tongue::English));
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
  s.expected = &g::kExpected<g::packs_value>;
  if (!matches<g::owned_packs>(in, s)) {
    s.n_colours = 0;
    expect_value<g::free_packs>(in, end, s);
    s.owners = {record::kUnstated, record::kUnstated};
  }
  const bool owned = s.owners[0] != record::kUnstated;
  if (s.n_colours == 1 && owned) {
    s.owners[1] = static_cast<record::Actor>(1 - s.owners[0]);  // the other's is not known
  }
  s.n_colours = s.n_colours == 1 ? 2 : s.n_colours;
  if (owned && s.colours[0].empty() && s.colours[1].empty()) {
    return;  // each has his own, and more is not known
  }
  if (s.n_colours != 2 || s.colours[0] == s.colours[1] || (owned && s.owners[0] == s.owners[1])) {
    throw LineError{"expected-packs", at, in.current(),
                    std::string(g::kExpected<g::packs_value>.message)};
  }
  if (s.d.names->packs_in_unit()) {
    throw LineError{"packs-twice", at, in.current(),
                    "expected the packs to be named once in a deal, before they are used"};
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

void dealer(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  expect_value<g::dealer_value>(in, end, s);
  Act act = setting_act(ActKind::DealerIs, at, s);
  act.actor = s.d.who;
  s.d.append(act, in.current());
}

template <class Rule, ActKind Kind>
void sum(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  s.d.number = Draft::kNoNumber;
  expect_value<Rule>(in, end, s);
  Act act = setting_act(Kind, at, s);
  const bool told = s.d.number != Draft::kNoNumber;
  act.cards = game::CardSet{told ? static_cast<std::uint32_t>(s.d.number) : 0};
  act.object = static_cast<std::uint8_t>(s.stakes_for);
  s.d.append(act, in.current());
}

void rentrants(Input& in, const char* end, Setting& s) {
  expect_value<g::rentrants_value>(in, end, s);
}

void bets(Input& in, const char* end, Setting& s) {
  expect_value<g::bet_value>(in, end, s);
}

/// Counters shown when cards were given, and not whose: a mark of the deal may be either's.
void keep_as_told(const char* end, Setting& s) {
  Act act;
  act.kind = ActKind::Aside;
  act.actor = record::kNobody;
  act.flags = record::kUnread;
  act.at = s.d.act.at;
  s.d.keep(act, s.record.text.data() + act.at, end);
  s.d.append(act, end);
}

void score(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  s.scored = {};
  s.of_nobody.clear();
  expect_value<g::score_value>(in, end, s);
  const bool either_way = s.open_either_way();
  const auto begun = [](const Act& told) {
    return opens_deal(told.kind) && told.kind != ActKind::HeadDeal;
  };
  if (either_way && std::ranges::any_of(s.record.acts, begun)) {
    return keep_as_told(in.current(), s);
  }
  Act act = setting_act(ActKind::Score, at, s);
  if (either_way) {
    act.flags = record::kEitherWay;
    act.object = s.scores[0];
    act.count = s.scores[1];
    s.scores = {record::kUnstated, record::kUnstated};
  }
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
  if (std::all_of(in.current(), end, [](char c) { return c == ' ' || c == '\t'; })) {
    return;  // told in sentences below
  }
  expect_value<g::cut_value>(in, end, s);
}

void cut_again(Input& in, const char* end, Setting& s) {
  s.again = true;
  cut_for_deal(in, end, s);
}

void expect_one(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  s.words.clear();
  s.due = false;
  s.scores = {record::kUnstated, record::kUnstated};
  expect_value<g::expect_part>(in, end, s);
  Expectation expected;
  if (s.due) {
    expected.kind = Expectation::Kind::Due;
    if (s.scores[0] != record::kUnstated || s.scores[1] != record::kUnstated) {
      expected.due = s.scores;
    }
  } else {
    expected = read_expectation(s.words, *s.d.names, s.expected->message);
    if (expected.player && record::is_player(*expected.player)) {
      s.d.names->meet(*expected.player);  // nobody else takes his place
    }
  }
  expected.span = {s.d.offset(at), s.d.offset(in.current())};
  s.record.expectations.push_back(std::move(expected));
}

void waive_one(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  s.words.clear();
  s.reason = {};
  expect_value<g::waive_part>(in, end, s);
  const Expectation named = read_expectation(s.words, *s.d.names, s.expected->message);
  if (named.kind != Expectation::Kind::Finding || !named.status.empty() || s.reason.empty()) {
    throw LineError{s.expected->id, at, in.current(), std::string(s.expected->message)};
  }
  s.record.waivers.push_back({{s.d.offset(at), s.d.offset(in.current())},
                              named.law,
                              named.id,
                              named.player,
                              std::string(s.reason)});
}

/// One part after the other, with semicolons between them, up to the next setting.
template <void (*One)(Input&, const char*, Setting&)>
void parts(Input& in, const char* end, Setting& s) {
  One(in, end, s);
  while (!p::parse<p::at<g::semicolon, g::key>>(in) && matches<g::semicolon>(in, s)) {
    if (in.current() == end) {
      return;
    }
    One(in, end, s);
  }
}

/// True of the settings that begin the record of a deal, where they begin a line. Behind another
/// setting they would speak of the deal that is already being told.
bool begins_a_record(std::string_view key) {
  return key == "players" || key == "code" || key.starts_with("cut for deal");
}

struct Key {
  std::string_view word;
  void (*read)(Input&, const char*, Setting&);
};

constexpr std::array kKeys{
    Key{"players", players},
    Key{"score", score},
    Key{"expect", parts<expect_one>},
    Key{"waive", parts<waive_one>},
    Key{"cut for deal", cut_for_deal},
    Key{"cut for deal again", cut_again},
    Key{"code", code},
    Key{"cards", cards},
    Key{"bystanders", bystanders},
    Key{"system", system},
    Key{"packs", packs},
    Key{"agreed", agreed},
    Key{"dealer", dealer},
    Key{"stakes", sum<g::stakes_value, ActKind::Stake>},
    Key{"bet", bets},
    Key{"bets", bets},
    Key{"pool", sum<g::pool_value, ActKind::Pool>},
    Key{"rentrants", rentrants},
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
  if (d.names->find(words)) {
    return nullptr;  // "Y: "How many?"": what he says
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

void read_score(const char* begin, const char* end, Draft& draft) {
  Input in(begin, end, "");
  Record unused;
  Setting s{draft, unused};
  s.words.clear();
  score(in, end, s);
  if (in.current() != end) {
    throw LineError{g::kExpected<g::score_value>.id, in.current(), end,
                    std::string(g::kExpected<g::score_value>.message)};
  }
}

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
      return nullptr;
  }
  Input in(begin, end, "");
  if (!p::parse<p::at<g::head_word, p::not_at<p::one<'-'>>>>(in)) {  // deal-out A is a player
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
      throw LineError{"expected-end", at, end_of_token(at, end), "expected the end of the line"};
    }
    s.end = end;
    const Key* key = find_key(draft.noun, at, end_of_token(at, end), draft);
    if (key == nullptr) {
      return false;
    }
    draft.noun.clear();
    if (!first && begins_a_record(key->word) &&
        std::ranges::any_of(*draft.acts, opens_deal, &Act::kind)) {
      throw LineError{"setting-late", at, end_of_token(at, end),
                      "expected " + std::string(key->word) +
                          ": on a line of its own, where the record of another deal begins"};
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
