// SPDX-License-Identifier: MIT
//
// What stands behind the colon of a setting: one function for each, and the table of them.
#include <algorithm>
#include <array>

#include "notation/expectation.hpp"
#include "notation/nearest.hpp"
#include "notation/setting_actions.hpp"
#include "record/act_kinds.hpp"

namespace ecarte::notation {

using record::Expectation;

namespace {

// ── One function for each setting

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
  using K = ActKind;
  constexpr record::ActKinds kOfNobody{K::HeadGame, K::HeadRubber, K::HeadDeal,  K::System,
                                       K::Agreed,   K::Pool,       K::PoolStands};
  return !kOfNobody.has(act.kind) && (act.kind != K::Stake || act.actor != record::kBoth);
}

/// Does anything before it stand in the way of a `players:` line? The players of a sitting of which
/// no more is told than its headings do not.
bool names_players_late(const std::vector<Act>& acts) {
  const auto headed = std::ranges::find(acts.rbegin(), acts.rend(), ActKind::HeadGame, &Act::kind);
  const auto named_before = [](const Act& act) {
    return act.kind != ActKind::Players && speaks_of_people(act);
  };
  return std::any_of(acts.begin(), headed.base(), named_before) ||
         std::any_of(headed.base(), acts.end(), speaks_of_people);
}

void players(Input& in, const char* end, Setting& s) {
  const char* at = in.current();
  expect_value<g::name_list>(in, end, s);
  if (s.words.size() != 2) {
    throw LineError{"expected-name", at, in.current(),
                    "expected the names of two players, such as players: A, Y"};
  }
  if (names_players_late(s.record.acts) || !s.record.expectations.empty()) {
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
                    "expected the packs once: they are named above already in this deal, or one of "
                    "them is in use; leave out the line that does not hold, and name new packs "
                    "below the heading of the first deal that is given from them"};
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

/// Keeps what no law asks about as it stands.
void keep_as_told(const char* end, Setting& s) {
  Act act;
  act.kind = ActKind::Aside;
  act.actor = record::kNobody;
  act.flags = record::kUnread;
  act.at = s.d.act.at;
  s.d.keep(act, s.record.text.data() + act.at, end);
  s.d.append(act, end);
}

/// Does a semicolon stand here, and behind it one more thing that players agree upon?
bool agreement_follows(Input& in, const char* end) {
  Input ahead(in.current(), end, "");
  if (!p::parse<g::semicolon>(ahead) || p::parse<p::at<g::key>>(ahead)) {
    return false;
  }
  std::string_view words(ahead.current(), static_cast<std::size_t>(end - ahead.current()));
  words = words.substr(0, words.find_first_of(",;."));
  while (words.ends_with(' ')) {
    words.remove_suffix(1);
  }
  words.remove_prefix(words.starts_with("a ") ? 2 : 0);
  return words.starts_with("rubber of ") || words == "pool" ||
         record::meaning(record::kAgreements, words) ||
         record::meaning(record::kSystems, words.substr(0, words.find(' ')));
}

void agreed(Input& in, const char* end, Setting& s) {
  if (in.current() != end && (*in.current() == '"' || *in.current() == '\'')) {
    const char* const close = std::find(in.current() + 1, end, *in.current());
    if (close != end) {
      in.bump_in_this_line(static_cast<std::size_t>(close + 1 - in.current()));
      return keep_as_told(in.current(), s);
    }
  }
  expect_value<g::agreed_value>(in, end, s);
  while (agreement_follows(in, end) && matches<g::semicolon>(in, s)) {
    s.d.noun.clear();
    expect_value<g::agreed_value>(in, end, s);
  }
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
    // Counters shown when cards were given, and not whose: a mark of the deal may be either's.
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

constexpr std::array kSettings{
    SettingKey{"players", players},
    SettingKey{"score", score},
    SettingKey{"expect", parts<expect_one>},
    SettingKey{"waive", parts<waive_one>},
    SettingKey{"cut for deal", cut_for_deal},
    SettingKey{"cut for deal again", cut_again},
    SettingKey{"code", code},
    SettingKey{"cards", cards},
    SettingKey{"bystanders", bystanders},
    SettingKey{"system", system, ActKind::System},
    SettingKey{"packs", packs},
    SettingKey{"agreed", agreed},
    SettingKey{"dealer", dealer},
    SettingKey{"stakes", sum<g::stakes_value, ActKind::Stake>},
    SettingKey{"bet", bets, ActKind::Bet},
    SettingKey{"bets", bets, ActKind::Bet},
    SettingKey{"pool", sum<g::pool_value, ActKind::Pool>},
    SettingKey{"rentrants", rentrants},
    SettingKey{"settled", settled},
};

constexpr auto kKeyWords = [] {
  std::array<std::string_view, kSettings.size()> words{};
  std::ranges::transform(kSettings, words.begin(), &SettingKey::word);
  return words;
}();

}  // namespace

const SettingKey* setting_named(std::string_view word) {
  const auto* found = std::ranges::find(kSettings, word, &SettingKey::word);
  return found == kSettings.end() ? nullptr : found;
}

std::string_view nearest_setting(std::string_view word) {
  return nearest(word, kKeyWords);
}

std::span<const std::string_view> setting_words() {
  return kKeyWords;
}

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

}  // namespace ecarte::notation
