// SPDX-License-Identifier: MIT
#include "notation/sayable.hpp"

#include <algorithm>
#include <array>

#include "notation/moment.hpp"
#include "notation/sentences.hpp"
#include "notation/setting_actions.hpp"
#include "record/sentence.hpp"
#include "record/words.hpp"

namespace ecarte::notation {
namespace {

/// What is usual at a moment.
struct Usual {
  When when;
  std::string_view said;
};

constexpr auto kUsual = std::to_array<Usual>({
    {kBefore, "shuffles the pack"},
    {kBefore, "cuts 11"},
    {kBefore, "gives 3-2"},
    {kBefore, "is to deal"},
    {kDealing, "turns K♠"},
    {kDealing, "exposes Y's 8♦"},
    {kDealing, "finds six in his hand"},
    {kDealing, "claims a fresh deal"},
    {kTurned, "proposes"},
    {kTurned, "plays"},
    {kTurned, "announces the king"},
    {kTurned, "marks the king"},
    {kTurned, "finds the fault"},
    {kTurned, "lets it stand"},
    {kAsked, "accepts"},
    {kAsked, "refuses"},
    {kAsked, "withdraws the proposal"},
    {kExchanging, "asks 3"},
    {kExchanging, "discards 3"},
    {kExchanging, "takes 3"},
    {kExchanging, "refuses 9♦"},
    {kExchanging, "proposes again"},
    {kPlaying, "leads K♥"},
    {kPlaying, "plays K♥"},
    {kPlaying, "takes back K♥"},
    {kPlaying, "finds the revoke"},
    {kPlaying, "throws down"},
    {kPlaying, "makes the point"},
    {kOver, "marks the point"},
    {kOver, "makes the vole"},
    {kOver, "wins the game"},
    {kOver, "claims a double game"},
});

/// The moment alone of what is true now.
When moment_in(When now) {
  for (const When moment : {kBefore, kDealing, kTurned, kAsked, kExchanging, kPlaying}) {
    if ((now & moment) != 0) {
      return moment;
    }
  }
  return kOver;
}

When now_for(const std::vector<Act>& acts, record::Actor actor) {
  Moment moment;
  moment.follow(acts);
  return moment.of(actor);
}

/// A pattern as somebody would say it: of several words the first, nothing that may be left out,
/// "<n>" where he has a choice.
std::string example_of(std::string_view pattern) {
  std::string said;
  int left_out = 0;
  while (!pattern.empty()) {
    const std::size_t end = std::min(pattern.find(' '), pattern.size());
    std::string_view word = pattern.substr(0, end);
    pattern.remove_prefix(std::min(end + 1, pattern.size()));
    const auto opened = static_cast<int>(std::ranges::count(word, '['));
    const auto closed = static_cast<int>(std::ranges::count(word, ']'));
    left_out += opened;
    if (left_out == 0 && word != "," && word != "rest") {
      word = word.substr(0, word.find('|'));
      word.remove_prefix(word.find_first_not_of("~\\=") == std::string_view::npos
                             ? 0
                             : word.find_first_not_of("~\\="));
      (said += said.empty() ? "" : " ") += word;
    }
    left_out -= closed;
  }
  return said;
}

/// Is it a sentence of the grammar that the row stands for?
bool says_something(const Saying& row) {
  const bool at_its_moment = row.means.find(">@") != std::string_view::npos ||
                             row.means.starts_with("@score: ") || row.said.starts_with('=');
  return row.means.find_first_of("!?^") != 0 && !at_its_moment &&
         row.means.find("waits: ") == std::string_view::npos &&
         row.means.find("keeps: ") == std::string_view::npos;
}

/// Is it said at some moments only?
bool has_its_moment(const Saying& row) {
  return (row.when & kAlways) != 0 && (row.when & kAlways) != kAlways;
}

std::string meaning_of(const Saying& row) {
  return std::string(row.means.substr(row.means.starts_with('@') ? 1 : 0));
}

void add(std::vector<Sayable>& all, Sayable one) {
  if (!one.said.empty() && std::ranges::find(all, one.said, &Sayable::said) == all.end()) {
    all.push_back(std::move(one));
  }
}

/// Is a sentence with its verb refused now, before what it says is looked at?
bool is_refused_first(const Saying& row, std::span<const Saying> rows, When now) {
  const std::string_view verbs = row.said.substr(0, row.said.find(' '));
  return std::ranges::any_of(rows, [&](const Saying& other) {
    const bool refuses = (other.when & kFirst) != 0 && other.means.starts_with('!');
    return refuses && fits(other.when, now) &&
           other.said.substr(0, other.said.find(' ')).find(verbs.substr(0, verbs.find('|'))) !=
               std::string_view::npos;
  });
}

void add_sayings(std::vector<Sayable>& all, std::span<const Saying> rows, When now, bool always) {
  for (const Saying& row : rows) {
    if (says_something(row) && (always || has_its_moment(row)) && fits(row.when, now) &&
        !is_refused_first(row, rows, now)) {
      add(all, {Sayable::Kind::Saying, example_of(row.said), meaning_of(row)});
    }
  }
}

/// An act of `kind` for each thing of `words` it may be done to, as canonical text has it.
template <class Value, std::size_t N>
void add_objects(std::vector<Sayable>& all, ActKind kind,
                 const std::array<record::Word<Value>, N>& words) {
  static const record::Names kNames;
  for (const record::Word<Value>& word : words) {
    Act act;
    act.kind = kind;
    act.actor = record::actor_of(game::Seat::First);
    act.object = byte(word.value);
    act.detail = record::kUnstated;
    act.number = kind == ActKind::Mark ? record::kUnstated : std::uint8_t{0};
    add(all, {Sayable::Kind::Object, record::phrase_of(act, {}, kNames, {}), {}});
  }
}

void add_all_objects(std::vector<Sayable>& all) {
  add_objects(all, ActKind::Claim, record::kRemedyWords);
  add_objects(all, ActKind::Find, record::kNouns);
  add_objects(all, ActKind::Require, record::kRequired);
  add_objects(all, ActKind::Withdraw, record::kWithdrawn);
  add_objects(all, ActKind::Mark, record::kFor);
  add_objects(all, ActKind::Alter, record::kAlteredTo);
  add_objects(all, ActKind::Look, record::kSeen);
}

void add_verbs(std::vector<Sayable>& all, bool bystander) {
  for (const std::string_view word : verb_words()) {
    const Verb* const verb = find_verb(word);
    if (verb->by == Verb::By::Cards || (verb->by == Verb::By::Bystander && !bystander)) {
      continue;
    }
    const auto row = std::ranges::find(verb_rows(), word, &VerbRow::verb);
    std::string others{row == verb_rows().end() ? std::string_view{} : row->others};
    if (others.starts_with('=')) {
      continue;  // "has", "is": the beginning of other verbs
    }
    add(all, {Sayable::Kind::Verb, std::string(word), std::move(others)});
  }
}

}  // namespace

std::string what_can_be_said(When now) {
  const When moment = moment_in(now);
  std::string words;
  std::string_view last;
  for (const Usual& one : kUsual) {
    if (one.when == moment) {
      words += last.empty() ? "" : std::string(last) + ", ";
      last = one.said;
    }
  }
  return words + "or " + std::string(last) + "; what is said goes in quotes, as in says \"…\"";
}

std::vector<Sayable> sayable(const std::vector<Act>& acts, record::Actor actor) {
  const When now = now_for(acts, actor);
  std::vector<Sayable> all;
  for (const Usual& one : kUsual) {
    if (one.when == moment_in(now)) {
      add(all, {Sayable::Kind::Usual, std::string(one.said), {}});
    }
  }
  add_all_objects(all);
  add_sayings(all, sayings(), now, false);
  add_verbs(all, record::is_bystander(actor));
  return all;
}

std::vector<Sayable> sayable_of_nobody(const std::vector<Act>& acts) {
  std::vector<Sayable> all;
  add_sayings(all, whole_sayings(), now_for(acts, record::kNobody), false);
  return all;
}

std::vector<Sayable> sayable_aloud(const std::vector<Act>& acts, record::Actor actor) {
  const When now = now_for(acts, actor);
  std::vector<Sayable> all;
  for (const Saying& row : utterances()) {
    if (((row.when ^ now) & kBystanders) == 0) {
      add_sayings(all, {&row, 1}, now, true);
    }
  }
  return all;
}

std::vector<std::string> line_openers() {
  std::vector<std::string> words{"deal ", "game ", "rubber ", "hands again"};
  for (const std::string_view setting : setting_words()) {
    words.push_back(std::string(setting) + ": ");
  }
  return words;
}

}  // namespace ecarte::notation
