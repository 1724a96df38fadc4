// SPDX-License-Identifier: MIT
//
// Tricks and sentences: who acts, which verb, and by the verb which rule of the grammar reads on.
#include "notation/line.hpp"
#include "notation/nearest.hpp"
#include "notation/verbs.hpp"

namespace ecarte::notation {

using record::Act;

void assign_words(std::string& into, std::string_view words) {
  into.clear();
  bool blank = false;
  for (const char c : words) {
    const bool is_blank = c == ' ' || c == '\t' || c == '\xc2' || c == '\xa0';
    if (!is_blank) {
      if (blank) {
        into += ' ';
      }
      into += c;
    }
    blank = is_blank;
  }
}

namespace {

/// The sentences of one line.
class Sentences {
 public:
  Sentences(const char* begin, const char* end, Draft& draft)
      : in_(begin, end, ""), end_(end), d_(draft) {}

  void read();

 private:
  void item();
  void trick();
  void play_of_trick(std::uint8_t number, std::uint8_t flags);
  void sentence();
  bool subject();
  bool new_bystander(std::string_view name, const char* rest);
  void verb_and_phrase(const char* start);
  void bare_card(const char* start);
  [[noreturn]] void no_subject(const char* start);
  [[noreturn]] void no_verb();

  template <class Rule>
  bool match() {
    return matches<Rule>(in_, d_);
  }
  [[nodiscard]] const char* here() const { return in_.current(); }
  [[nodiscard]] bool at_end() const { return here() == end_; }
  [[nodiscard]] std::string_view word_from(const char* at) const;
  [[nodiscard]] const char* skip_blanks(const char* at) const;
  [[noreturn]] void fail(const g::Expected& expected) { fail(expected.id, expected.message); }
  [[noreturn]] void fail(std::string_view id, std::string_view message);

  Input in_;
  const char* end_;
  Draft& d_;
  bool carry_ = false;                        ///< a sentence without an actor goes on with the last
  const g::Expected* went_before_ = nullptr;  ///< a comma came before: what the list may have meant
};

void Sentences::fail(std::string_view id, std::string_view message) {
  match<g::gap>();
  throw LineError{id, here(), end_of_token(here(), end_), std::string(message)};
}

const char* Sentences::skip_blanks(const char* at) const {
  while (at != end_ && (*at == ' ' || *at == '\t')) {
    ++at;
  }
  return at;
}

std::string_view Sentences::word_from(const char* at) const {
  Input in(at, end_, "");
  return p::parse<g::word>(in) ? std::string_view(at, static_cast<std::size_t>(in.current() - at))
                               : std::string_view{};
}

void Sentences::read() {
  match<g::gap>();
  if (match<g::stop>() && at_end()) {
    return;
  }
  while (!at_end()) {
    item();
    const bool can_carry = d_.act.actor != record::kNobody;
    const bool stopped = match<g::stop>();
    const char* before = here();
    bool semicolon = match<g::semicolon>();
    const bool comma = !semicolon && !stopped && match<g::carry>();
    while (match<g::semicolon>() || match<g::stop>()) {
      semicolon = true;
    }
    if (semicolon) {
      match<p::opt<g::also>>();
    }
    if (!stopped && !semicolon && !comma && !at_end()) {
      fail(went_before_ != nullptr ? *went_before_ : g::kExpected<g::sentence>);
    }
    carry_ = can_carry && !stopped && (semicolon || comma);
    if (!comma) {
      went_before_ = nullptr;
    } else if (at_end()) {
      throw LineError{"expected-sentence", before, end_, "expected more after the comma"};
    }
  }
}

void Sentences::item() {
  if (*here() >= '0' && *here() <= '9' && (d_.begin(here()), match<g::trick_number>())) {
    return trick();
  }
  sentence();
}

void Sentences::play_of_trick(std::uint8_t number, std::uint8_t flags) {
  const ListedCard& card = d_.listed.back();
  Act act;
  act.kind = ActKind::Play;
  act.at = card.at;
  act.actor = d_.who;
  act.number = number;
  act.detail = record::kUnstated;
  act.flags = flags;
  d_.lay_cards(act, 1);
  d_.append(act, d_.text + card.at + card.length);
  d_.append_card_notes(act.actor);
  d_.act.actor = act.actor;
  d_.listed.clear();
}

void Sentences::trick() {
  if (d_.number < 1 || d_.number > 99) {
    throw LineError{"expected-number", d_.text + d_.act.at, here(),
                    "expected the number of a trick, such as 1."};
  }
  const auto number = static_cast<std::uint8_t>(d_.number);
  const std::uint8_t flags = match<g::first_card>() ? record::kReplies : 0;
  const char* start = here();
  if (match<g::plain_play>()) {
    play_of_trick(number, flags);
  } else {
    d_.listed.clear();
    carry_ = false;
    const std::size_t before = d_.acts->size();
    if (at_end()) {
      fail(g::kExpected<g::trick>);
    }
    sentence();
    if (d_.acts->size() == before) {
      return;  // "1. Y …"
    }
    Act& act = (*d_.acts)[before];
    if (act.kind != ActKind::Play) {
      throw LineError{"expected-card", start, here(), std::string(g::kExpected<g::trick>.message)};
    }
    act.number = number;
    act.flags |= flags;
    d_.listed.clear();
  }
  if (match<g::reply>()) {
    play_of_trick(number, record::kReplies);
    d_.act.actor = record::kNobody;  // two have acted: a sentence that goes on must say who
  }
  went_before_ = &g::kExpected<g::reply>;
}

void Sentences::sentence() {
  const char* start = here();
  if ((*start == 'h' || *start == 'H') && match<g::hands_again>()) {
    Act act;
    act.kind = ActKind::HandsAgain;
    act.at = d_.offset(start);
    d_.append(act, here());
    d_.act.actor = record::kNobody;
    return;
  }
  d_.begin(start);
  if (!subject()) {
    const std::string_view word = word_from(start);
    if (find_verb(word) == nullptr || !carry_) {
      if (!new_bystander(word, skip_blanks(start + word.size()))) {
        no_subject(start);
      }
      in_.bump(word.size());
    }
  }
  match<g::gap>();
  verb_and_phrase(start);
}

bool Sentences::subject() {
  const record::Actor carried = d_.act.actor;
  if (!match<g::subject>()) {
    d_.act.actor = carried;
    d_.listed.clear();
    return false;
  }
  if (!d_.listed.empty()) {
    d_.act.actor = record::kNobody;
  }
  d_.who = record::kUnstated;
  return true;
}

/// Some verbs only bystanders have; whoever is said to do such a thing is one.
bool Sentences::new_bystander(std::string_view name, const char* rest) {
  const std::string_view word = word_from(rest);
  const Verb* verb = find_verb(word);
  if (name.empty() || verb == nullptr || is_reserved(name)) {
    return false;
  }
  const std::string_view after = word_from(skip_blanks(rest + word.size()));
  if (verb->by != kBystander && !(word == "looks" && after == "over") &&
      !(word == "plays" && after == "out")) {
    return false;
  }
  const auto actor = d_.names->add_bystander(name);
  d_.act.actor = actor.value_or(record::kNobody);
  return actor.has_value();
}

void Sentences::verb_and_phrase(const char* start) {
  const std::string_view word = word_from(here());
  const Verb* verb = find_verb(word);
  if (verb == nullptr) {
    return bare_card(start);
  }
  if (verb->by == kCards && d_.listed.empty()) {
    fail("expected-card",
         "expected a card before '" + std::string(word) + "', such as T♣ lies faced in the stock");
  }
  if (verb->by != kCards && !d_.listed.empty()) {
    throw LineError{"unknown-player", start, end_of_token(start, end_),
                    "expected a player, " + players_or(*d_.names)};
  }
  in_.bump(word.size());
  d_.act.kind = verb->kind;
  if (word == "leads") {
    d_.act.flags |= record::kLeads;
  }
  const bool whole = verb->match(in_, d_);
  const char* phrase_end = here();
  if (!whole || !p::parse<p::at<g::sentence_end>>(in_)) {
    fail(*verb->expected);
  }
  d_.finish(phrase_end, verb->expected->message);
  went_before_ = verb->expected;
}

/// "A 9♣": a card played, as in a trick, but with other things between. "A …": what he did is left
/// out.
void Sentences::bare_card(const char* start) {
  if (p::parse<p::at<g::ellipsis>>(in_)) {
    return;
  }
  if (!d_.listed.empty()) {
    throw LineError{"expected-player", start, end_of_token(start, end_),
                    std::string(g::kExpected<g::trick>.message)};
  }
  if (!record::is_player(d_.act.actor) || !match<g::card>()) {
    no_verb();
  }
  if (!p::parse<p::at<g::sentence_end>>(in_)) {
    fail(g::kExpected<g::trick>);
  }
  d_.act.kind = ActKind::Play;
  d_.act.at = d_.offset(start);
  d_.finish(here(), g::kExpected<g::trick>.message);
  went_before_ = &g::kExpected<g::reply>;
}

void Sentences::no_subject(const char* start) {
  const std::string_view word = word_from(start);
  if (went_before_ != nullptr) {
    fail(*went_before_);
  }
  if (word.empty()) {
    fail("expected-sentence", "expected a sentence or a trick, such as A turns K♠");
  }
  if (find_verb(word) != nullptr) {
    fail("expected-player", "expected who before '" + std::string(word) + "', such as " +
                                d_.names->names().players[0] + " " + std::string(word));
  }
  const std::string_view next = word_from(skip_blanks(start + word.size()));
  const bool verb_next = find_verb(next) != nullptr || !nearest(next, kVerbWords).empty();
  if (carry_ && !verb_next && !looks_like_a_name(word)) {
    no_verb();
  }
  fail("unknown-player", "expected a player, " + players_or(*d_.names));
}

void Sentences::no_verb() {
  const std::string_view word = word_from(here());
  if (went_before_ == &g::kExpected<g::reply>) {
    fail(*went_before_);
  }
  if (word.empty()) {
    fail("expected-verb", "expected a verb, such as proposes");
  }
  const std::string_view near = nearest(word, kVerbWords);
  if (near.empty()) {
    fail("unknown-verb", "expected a verb of the notation, such as proposes, discards or marks");
  }
  fail("unknown-verb", "expected a verb, such as " + std::string(near));
}

}  // namespace

bool is_verb(std::string_view word) {
  return find_verb(word) != nullptr;
}

void read_sentences(const char* begin, const char* end, Draft& draft) {
  Sentences(begin, end, draft).read();
}

}  // namespace ecarte::notation
