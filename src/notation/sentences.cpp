// SPDX-License-Identifier: MIT
//
// From one sentence or trick of a line to the next, and who acts in it.
#include "notation/sentences.hpp"

#include <algorithm>
#include <utility>

#include "notation/lexicon.hpp"
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/setting_actions.hpp"

namespace ecarte::notation {

namespace {

bool is_figure(char c) {
  return c >= '0' && c <= '9';
}

/// "Trick 1", "in trick 1", "at trick 1", "on trick 1", "first trick:": does it begin as these do?
bool may_begin_trick(char first) {
  constexpr std::string_view kFirst = "tiaofs";
  return kFirst.find(static_cast<char>(first | 0x20)) != std::string_view::npos;
}

/// "Y plays; waive: 43 revoke A": a setting is no sentence, though its word may be a verb too.
void refuse_setting(std::string_view word, const char* end) {
  const char* const stop = word.data() + word.size();
  if (!word.empty() && stop != end && *stop == ':' && setting_named(word) != nullptr) {
    throw LineError{"setting-late", word.data(), stop,
                    "expected " + std::string(word) + ": on a line of its own"};
  }
}

}  // namespace

const RowFacts& row_facts(int row) {
  static constexpr auto kOfSpeech = std::to_array<std::string_view>(
      {"says", "announces", "asks", "answers", "calls", "objects", "insists"});
  static constexpr auto kMaySpeak =
      std::to_array<std::string_view>({"admits", "denies", "owns", "grants", "permits", "demands",
                                       "requires", "returns", "corrects"});
  static constexpr auto kReports = std::to_array<std::string_view>(
      {"says", "finds", "sees", "admits", "owns", "points", "objects", "insists", "remarks",
       "alleges", "announces", "answers", "grants", "claims", "denies"});
  static const auto kByRow = [] {
    std::vector<RowFacts> rows;
    for (const VerbRow& verb : verb_rows()) {
      const bool speaks = std::ranges::find(kOfSpeech, verb.verb) != kOfSpeech.end();
      const bool before = has_first_sayings(static_cast<int>(rows.size()));
      const bool reports = std::ranges::find(kReports, verb.verb) != kReports.end();
      const bool may_speak = std::ranges::find(kMaySpeak, verb.verb) != kMaySpeak.end();
      rows.push_back({find_verb(verb.verb), speaks, may_speak, before, reports});
    }
    return rows;
  }();
  return kByRow[static_cast<std::size_t>(row)];
}

const char* Sentences::skip_blanks(const char* at) const {
  while (at != end_ && (*at == ' ' || *at == '\t')) {
    ++at;
  }
  return at;
}

std::string_view Sentences::word_from(const char* at) const {
  return {at, g::word_size({at, static_cast<std::size_t>(end_ - at)})};
}

Here Sentences::here_now() {
  Moment& moment = d_.moment;
  moment.follow(d_.acts->followed());
  Here here{*d_.names, moment, *d_.acts, d_.act.actor};
  here.anew = d_.rewritten != nullptr && !d_.rewritten->in_place;
  here.rewritten = d_.rewritten;
  here.trick = trick_;
  return here;
}

void Sentences::read() {
  d_.orders.tried = depth_ == 0 && d_.orders.deep == 0 ? 0 : d_.orders.tried;
  if (!at_end() && is_figure(*here()) && plain_trick()) {
    return;  // the whole line
  }
  match<g::gap>();
  if (stop() && at_end()) {
    return;
  }
  timing_ = (depth_ == 0 || rest().ends_with(", at once with that") ||
             rest().ends_with(", before or after that")) &&
            mentions_timing(rest());
  hangs_ = depth_ < 2 && mentions_clause(rest());
  const Rewritten* const line = d_.rewritten;
  while (!at_end()) {
    if (depth_ > 0) {
      item_and_stop();
      continue;
    }
    const char* start = here();
    const Untried before(d_);
    try {
      item_and_stop();
    } catch (const LineError& error) {
      if (error.id == "too-many-acts") {
        throw;
      }
      const record::Actor actor = d_.act.actor;
      before.restore(d_, start);
      d_.rewritten = line;
      d_.act.actor = actor;
      pass_over(start, error);
    }
  }
}

/// A sentence that cannot be read is noted, and the next one read: so all that is refused in a line
/// is told in one go. Nothing of such a line is kept.
void Sentences::pass_over(const char* start, const LineError& error) {
  const bool follows =
      error.id == "expected-player" || error.id == "unknown-player" || error.id == "expected-verb";
  const bool asked = error.message.starts_with(kWhoTells) &&
                     std::ranges::any_of(d_.refused, [&](const LineError& before) {
                       return before.message == error.message;
                     });
  // Who acts may have been in the words just passed over, if no sentence ended there.
  if (!asked && (d_.refused.empty() || !follows || passed_to_ != start)) {
    d_.refused.push_back(error);
  }
  d_.moment.not_understood(d_.acts->size());
  const char* stop = start;
  const auto clause = [&] {
    return stop + g::clause_size({stop, static_cast<std::size_t>(end_ - stop)});
  };
  // What is refused may be told of the record's text, and this be a line with its short words in
  // full.
  const record::Offset refused = d_.offset(error.begin);
  for (stop = clause(); stop != end_ && d_.offset(stop) < refused; stop = clause()) {
    ++stop;
  }
  go_to(stop);
  bool semicolon = false;
  const bool initial = stop - start == 1;  // "M. Lebrun"
  bool stopped = false;
  match<g::gap>();
  for (bool more = true; more;) {
    const bool ends = match<g::stop>();
    stopped = stopped || ends;
    more = ends || match<g::semicolon>();
    semicolon = semicolon || more;
  }
  match<g::gap>();
  if (semicolon) {
    match<p::opt<g::also>>();
  }
  passed_to_ = stopped && !initial ? nullptr : here();
  if (here() == start && !at_end()) {
    in_.bump(1);
  }
  carry_ = d_.act.actor != record::kNobody;
  went_before_ = nullptr;
}

/// Is the trick not told whole that was read since act `first`: "1. Y", "2. Y Q♥"?
bool Sentences::lacks_card(std::size_t first) const {
  const std::span<const Act> acts = d_.acts->since(first);
  return acts.empty() ||
         (acts.back().kind == ActKind::Play && (acts.back().flags & record::kReplies) == 0);
}

/// Whatever ends a sentence. With "…" in it, by itself and not behind a word as in "K♥...",
/// something is left out there: of the game, unless `of_sentence`, "Y Q♥ …".
bool Sentences::stop(bool of_sentence) {
  const char* const start = here();
  if (!match<g::stop>()) {
    return false;
  }
  constexpr std::ptrdiff_t kDots = 3;  // bytes
  if (here() - start < kDots) {
    return true;
  }
  const std::string_view stops(start, static_cast<std::size_t>(here() - start));
  const bool by_itself = start == in_.begin() || start[-1] == ' ' || start[-1] == '\t';
  const std::size_t from = by_itself ? 0 : 1;
  const std::size_t at = std::min(stops.find("…", from), stops.find("...", from));
  if (depth_ == 0 && !of_sentence && at != std::string_view::npos) {
    Act act;
    act.kind = ActKind::Aside;
    act.actor = record::kNobody;
    act.at = d_.offset(start + at);
    d_.keep(act, start + at, start + at + kDots);
    act.flags = record::kLeftOut;  // of nobody, whoever was told of before
    d_.append(act, start + at + kDots);
  }
  return true;
}

/// One sentence or trick, with what separates it from the next.
void Sentences::item_and_stop() {
  const char* const start = here();
  const std::size_t first_act = d_.acts->size();
  item_or_cell();
  if (const char* const next = skip_blanks(here()); next != end_ && *next == '(') {
    in_brackets(next);
  }
  if (timing_) {
    refuse_told_late(start, first_act);
  }
  if (at_end()) {
    carry_ = false;
    went_before_ = nullptr;
    return;
  }
  const bool can_carry = d_.act.actor != record::kNobody || d_.subject_is_somebody;
  const bool quote = here() != in_.begin() && (here()[-1] == '"' || here()[-1] == '\x9d');
  const bool card_played = went_before_ == &g::kExpected<g::reply>;
  const bool stopped = stop(lacks_card(first_act)) ||
                       (quote && !p::parse<p::at<g::sentence_end>>(in_)) ||
                       (card_played && match<g::next_trick>());  // "1. Y K♥, A 9♥ 2. Y Q♥, A 8♥"
  const char* before = here();
  bool semicolon = match<g::semicolon>();
  const bool comma = !semicolon && !stopped && match<g::carry>();
  while (match<g::semicolon>() || stop()) {
    semicolon = true;
  }
  match<g::gap>();
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

void Sentences::item() {
  said_before_ = std::exchange(repeated_, {});
  trick_ = 0;
  if (timing_ && timed()) {
    return;
  }
  const char first = *here();
  const bool figure = is_figure(first);
  if (figure && plain_trick()) {
    return;
  }
  if ((figure ||
       (may_begin_trick(first) &&
        p::parse<p::at<p::sor<g::trick_word, g::trick_by_ordinal, g::trick_by_place>>>(in_))) &&
      (d_.begin(here()), match<g::trick_number>())) {
    return trick();
  }
  sentence();
}

void Sentences::sentence() {
  const char* start = here();
  if ((*start | 0x20) == 'h' && match<g::hands_again>()) {
    Act act;
    act.kind = ActKind::HandsAgain;
    act.at = d_.offset(start);
    d_.append(act, here());
    d_.act.actor = record::kNobody;
    return;
  }
  const bool was_somebody = carry_ && d_.subject_is_somebody;
  d_.begin(start);
  const record::Actor carried = carry_ ? d_.act.actor : record::kNobody;
  const auto named = d_.names->person_at(rest());
  if (named ? spoken_after_name(start, *named) : spoken_before_name(start)) {
    return;
  }
  const std::string_view word = named ? std::string_view{} : word_from(start);
  if (const std::string_view who = named ? std::string_view(start, named->size) : word;
      (named || one_of(word, {"he", "she"})) && has_got(start, start + who.size(), who)) {
    return;
  }
  if (one_of(word, {"so", "does", "did", "was"}) && so_did(start)) {
    return;
  }
  refuse_setting(word, end_);
  if (carry_ && !named && in_gerund(start)) {
    return;
  }
  if (const record::Actor last = word == "who" && carry_ ? named_last(start) : record::kNobody;
      last != record::kNobody) {  // "is found by B, who claims …"
    if (known_of_him(start, last)) {
      return;
    }
    d_.act.actor = last;
    go_to(skip_blanks(start + word.size()));
    return verb_and_phrase(start);
  }
  if (one_of(word, {"which", "that", "this"}) && carry_ &&
      is_what_follows(skip_blanks(start + word.size()), end_)) {
    go_to(skip_blanks(start + word.size()));
    return sentence();
  }
  if (word == "which" && carry_ && thought_of_it(skip_blanks(start + word.size()))) {
    return;
  }
  const bool goes_on = !named && carry_ && verb_row_at(word) >= 0;
  if (!named && !(goes_on && !may_open(word))) {
    const char* after = skip_openers(start, end_);
    if (after != start && !(carry_ && after == end_)) {
      in_.bump(static_cast<std::size_t>(after - start));
      d_.pass_over(start, after);
      return sentence();
    }
  }
  if (word == "I" && not_known_to_teller(start, carried, was_somebody)) {
    return;
  }
  if (((word == "I" || one_of(word, {"you"})) && first_person(start)) ||
      (word == "To" && whom_first(start)) ||
      (!named && (asked_aside(start) || (verb_row_at(word) >= 0 && verb_first(start))))) {
    return;
  }
  if (card_of_trick(start) || stop_mark(start)) {
    return;
  }
  d_.subject_is_somebody = was_somebody;
  if (unknown_person(start)) {
    match<g::gap>();
    return verb_and_phrase(start);
  }
  if (goes_on && !may_be_subject(word)) {
    d_.act.actor = answers(word, carried);
    return verb_and_phrase(start);
  }
  if (!subject(named)) {
    if (!goes_on && carry_ && !word.empty() && !looks_like_a_name(word)) {
      d_.act.actor = carried;
      if (kept_as_said(start, start, true)) {
        return;
      }
      d_.act.actor = record::kNobody;
    }
    if (!goes_on && (whole(start, carried) || !new_name(start))) {
      return here() == start ? no_subject(start) : void();
    }
    d_.act.actor = goes_on ? carried : d_.act.actor;
  }
  match<g::gap>();
  verb_and_phrase(start);
}

/// "Y proposes; refused": who has proposed is refused by the other.
record::Actor Sentences::answers(std::string_view word, record::Actor carried) const {
  static constexpr auto kAnswered = std::to_array<std::string_view>(
      {"refused", "declined", "rejected", "accepted", "granted", "agreed"});
  const Act* const last = d_.acts->last();
  const bool proposed = last != nullptr && last->kind == ActKind::Propose &&
                        last->actor == carried && record::is_player(carried);
  return proposed && std::ranges::find(kAnswered, word) != kAnswered.end()
             ? static_cast<record::Actor>(1 - carried)
             : carried;
}

void read_sentences(const char* begin, const char* end, Draft& draft) {
  Sentences(begin, end, draft).read();
}

}  // namespace ecarte::notation
