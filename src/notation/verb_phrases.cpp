// SPDX-License-Identifier: MIT
//
// A verb with what follows it: by the grammar, or as the table of words has it.
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

/// Words that say how or when a thing was done, and change nothing.
void Sentences::skip_adverbs() {
  match<g::gap>();
  const char* after = skip_fillers(here(), end_);
  d_.pass_over(here(), after);
  in_.bump(static_cast<std::size_t>(after - here()));
  match<g::gap>();
}

bool Sentences::ends_here() {
  Here here_only{*d_.names, d_.moment, *d_.acts, d_.act.actor};
  here_only.deals = d_.act.kind == ActKind::Give;
  here_only.numbers = here_only.deals || d_.act.kind == ActKind::Made;
  return may_end_at(here(), end_, here_only);
}

/// Past "to" in "objects to the mark": only the thing is kept, so that it is one however it is
/// said.
const char* Sentences::past_preposition(const char* at, record::Urged urged) const {
  const std::string_view word = record::preposition_of(urged);
  const char* const first = skip_blanks(at);
  const std::string_view left(first, static_cast<std::size_t>(end_ - first));
  const std::size_t size = word.empty() ? 0 : g::words_taken(left, word);
  const char* const thing = size == 0 ? at : skip_blanks(first + size);
  const bool names = record::names_a_thing({thing, static_cast<std::size_t>(end_ - thing)});
  return size != 0 && names ? thing - 1 : at;
}

/// The grammar's own words after its verb. If they are none of its, all that was read is to be
/// restored; `unread` may then say what is wrong with them.
bool Sentences::grammar_reads(const Verb& verb, const char* start, Tail& tail,
                              std::optional<LineError>& unread) {
  d_.act.kind = verb.kind;
  if (verb.kind == ActKind::Play && verb.word == "leads") {
    d_.act.flags |= record::kLeads;
  }
  if (verb.kind == ActKind::Urge) {
    d_.act.object =
        byte(record::meaning(record::kUrged, verb.word).value_or(record::Urged::Unwilling));
    const char* const object = past_preposition(here(), d_.act.object_as<record::Urged>());
    const char* const stop = end_of_clause(object, end_, here_now());
    Input clause(object, stop, "");
    const char* const colon = std::find(object, stop, ':');
    const bool goes_on =
        colon != stop && (one_of(word_from(skip_blanks(colon + 1)), {"he", "she"}) ||
                          person_at(skip_blanks(colon + 1), stop, here_now()));
    if (goes_on || !verb.match(clause, d_)) {
      return false;  // "wants three: he throws out …" tells what he does besides
    }
    in_.bump(static_cast<std::size_t>(clause.current() - here()));
  } else if (!verb.match(in_, d_)) {
    return false;
  }
  const char* phrase_end = here();
  if (phrase_end != end_ && *phrase_end != ';' && *phrase_end != '.' && !ends_here()) {
    skip_adverbs();
    tail.missed = !ends_here();
    if (tail.may_follow && tail.missed) {
      const char* after = skip_tail(here(), end_, here_now());
      d_.pass_over(here(), after);
      in_.bump(static_cast<std::size_t>(after - here()));
    }
    if (!ends_here()) {
      return false;
    }
    while (here()[-1] == ' ' && here() != phrase_end) {
      go_to(here() - 1);  // "nevertheless and turns": the blank joins what follows
    }
  }
  d_.act.at = d_.offset(start);
  unread = d_.unknown_noun(phrase_end, verb.expected->message);
  if (unread) {
    return false;
  }
  d_.finish(phrase_end, verb.expected->message);
  return true;
}

/// "Insists that B revoked", "protests that A had not followed suit": what is found, if the clause
/// tells a fault that can be.
bool Sentences::found_in_clause(const char* start, const char* phrase) {
  const char* const that = skip_blanks(phrase);
  if (depth_ > 2 || word_from(that) != "that" || !record::is_player(d_.act.actor)) {
    return false;
  }
  const Untried before = Untried::with_cards(d_);
  const record::Actor actor = d_.act.actor;
  const std::size_t acts = d_.acts->size();
  const char* const at = here();
  Heard as;
  as.end = end_of_clause(that, end_, here_now());
  as.means = d_.names->names().of(actor) + " finds ";
  as.copy(that, as.end);
  try {
    heard(start, as);
    const Act* const last = d_.acts->size() > acts ? d_.acts->last() : nullptr;
    if (last != nullptr && last->kind == ActKind::Find) {
      return true;
    }
  } catch (const LineError& error) {
    if (error.id == "too-many-acts") {
      throw;
    }
  }
  before.restore(d_, start);
  d_.act.actor = actor;
  go_to(at);
  return false;
}

/// Past the verb, and past the stop of one in short before its cards or a comma: "disc. 3".
const char* Sentences::past_short_verb(const char* at, std::string_view word) const {
  const char* const behind = at + word.size();
  if (behind == end_ || *behind != '.' || !one_of(word, {"disc", "tk", "prop", "acc", "ref"})) {
    return behind;
  }
  const char* const what = skip_blanks(behind + 1);
  const std::string_view left(what, static_cast<std::size_t>(end_ - what));
  const bool comma = !left.empty() && (left[0] == ',' || left[0] == ';');
  const bool cards = what != behind + 1 && (g::digits_size(left) > 0 || g::card_size(left) > 0);
  return comma ? behind + 1 : cards ? what - 1 : behind;
}

void Sentences::verb_and_phrase(const char* start) {
  if (!at_end() && *here() == ',' && (parted(start) || rank_alone(start))) {
    return;
  }
  const char* subject_end = here();
  const std::size_t passed_over = d_.passed_over->size();
  std::string_view word = word_from(here());
  int row = verb_row_at(word);
  if (row < 0) {
    skip_adverbs();
    word = word_from(here());
    row = find_verb_row(word);
  }
  const char* at = here();
  if (d_.act.actor != record::kNobody && contracted(start, at, word)) {
    return;
  }
  if (row >= 0) {
    const char* const behind = past_short_verb(at, word);
    const std::size_t acts = d_.acts->size();
    verb_read(start, at, behind, row);
    return may_be_repeated(start, at, acts);
  }
  Untried::with_cards(d_).restore(d_, start);
  d_.passed_over->resize(passed_over);
  go_to(subject_end);
  if (repeats_verb(start)) {
    return;
  }
  const auto card_alone = [&] {
    return record::is_player(d_.act.actor) && match<p::at<g::any_card, g::sentence_end>>();
  };
  if (p::parse<p::at<g::ellipsis>>(in_) || p::parse<p::at<g::card>>(in_) || card_alone() ||
      !whole(start)) {
    bare_card(start);
  }
}

/// The verb at `at`, whose row of the table that is, with what follows from `phrase` on; of whom it
/// tells, if it reports something.
void Sentences::verb_read(const char* start, const char* at, const char* phrase, int row) {
  if (!row_facts(row).reports || !reported_read(start, at, phrase, row)) {
    verb_alone(start, at, phrase, row);
  }
}

/// The same by the grammar, or in one of the ways of saying it that the table has, or kept as it
/// was said.
void Sentences::verb_alone(const char* start, const char* at, const char* phrase, int row) {
  const RowFacts& facts = row_facts(row);
  const Verb* verb = facts.verb;
  Input quote(phrase, end_, "");
  const bool speaks =
      facts.speaks ||
      (facts.may_speak &&
       p::parse<p::seq<g::gap, p::opt<p::one<',', ':'>>, g::gap, p::at<g::quoted>>>(quote));
  if (speaks && speech(start, row)) {
    return;
  }
  const Untried before = Untried::with_cards(d_);
  const bool of_cards = !d_.listed.empty();
  const bool player = !of_cards && !d_.subject_is_pack && !d_.subject_is_pool &&
                      !d_.subject_is_stock &&
                      (d_.act.actor != record::kNobody || d_.subject_is_somebody);
  const bool claims = verb != nullptr && verb->kind == ActKind::Claim;
  const bool talks = facts.speaks && (verb == nullptr || verb->kind != ActKind::Announce);
  const VerbRow& said = verb_rows()[static_cast<std::size_t>(row)];
  if (said.could == Could::Aside && player && record::is_player(d_.act.actor)) {
    refuse_count_passed(phrase);
  }
  Tail of_words;
  // "Shows Q♠ as he gave it to Y": whose it is.
  if (hangs_ && player && facts.before && one_of(said.verb, {"shows", "exposes"}) &&
      sayings_read(start, row, phrase, true, of_words)) {
    return;
  }
  if (of_cards && hangs_ && whole(start)) {
    return;
  }
  if (player && hangs_ && !talks && clause_read(start, at, !claims)) {
    return;
  }
  // The grammar takes any words after verbs that urge: what has a sense of its own comes first.
  const bool urges = verb != nullptr && verb->kind == ActKind::Urge;
  if (player && ((facts.before && sayings_read(start, row, phrase, true, of_words)) ||
                 (urges && sayings_read(start, row, phrase, false, of_words)))) {
    return;
  }
  if (player && urges && found_in_clause(start, phrase)) {
    return;
  }
  const bool says = verb_rows()[static_cast<std::size_t>(row)].verb == "says";
  if (player && says && said_unquoted(start, phrase)) {
    return;
  }
  const bool plain =
      verb != nullptr && (of_cards ? verb->by == kCards || verb->word == "is" : verb->by != kCards);
  std::optional<LineError> error;
  const char* stopped = phrase;
  Tail of_grammar;
  of_words = {};
  for (const bool tails : {false, true}) {
    if (tails && hangs_ && clause_read(start, at, false)) {
      return;
    }
    of_grammar.may_follow = of_words.may_follow = tails;
    if (plain && (!tails || of_grammar.missed)) {
      in_.bump(static_cast<std::size_t>(phrase - here()));
      std::optional<LineError> unread;
      try {
        if (grammar_reads(*verb, start, of_grammar, unread)) {
          went_before_ = verb->expected;
          return;
        }
        stopped = tails || unread ? stopped : here();
      } catch (const LineError& thrown) {
        unread = thrown;
      }
      if (!error && unread) {
        error = std::move(unread);
      }
      before.restore(d_, start);
      go_to(at);
    }
    if (player && (!tails || of_words.missed) &&
        sayings_read(start, row, phrase, false, of_words)) {
      return;
    }
  }
  if (whole(start) || without_filler(start, at) || (player && kept_as_said(start, at, true))) {
    return;
  }
  if (error) {
    throw *error;
  }
  unread_verb(start, at, facts, stopped);
}

/// What would have been right after a verb, or before it.
void Sentences::unread_verb(const char* start, const char* at, const RowFacts& facts,
                            const char* stopped) {
  const Verb* verb = facts.verb;
  if (verb == nullptr) {
    return no_verb(start);
  }
  if (verb->by == kCards && d_.listed.empty()) {
    fail("expected-card", "expected a card before '" + std::string(word_from(at)) +
                              "', such as T♣ lies faced in the stock");
  }
  if (verb->by != kCards && !d_.listed.empty() && verb->word != "is") {
    throw LineError{"unknown-player", start, end_of_token(start, end_),
                    "expected a player, " + players_or(*d_.names)};
  }
  in_.bump(static_cast<std::size_t>(stopped - here()));
  match<p::opt<g::comma>>();
  fail(*verb->expected);
}

/// "doesn't", "won't", "hasn't": the two words they are drawn together from.
bool Sentences::contracted(const char* start, const char* at, std::string_view word) {
  static constexpr std::pair<std::string_view, std::string_view> kContracted[] = {
      {"doesn", "does"}, {"didn", "does"}, {"don", "does"}, {"won", "will"}, {"wouldn", "will"},
      {"hasn", "has"},   {"haven", "has"}, {"hadn", "has"}, {"isn", "is"},   {"wasn", "is"}};
  Input in(at + word.size(), end_, "");
  if (word.empty() || in.empty() || (*in.current() != '\'' && *in.current() != '\xe2') ||
      !p::parse<p::seq<g::apostrophe, p::one<'t'>, g::word_end, g::blanks>>(in)) {
    return false;
  }
  const auto* const found =
      std::ranges::find(kContracted, word, &std::pair<std::string_view, std::string_view>::first);
  if (found == std::end(kContracted)) {
    return false;
  }
  Heard whole;
  whole.end = end_of_clause(in.current(), end_, here_now());
  whole.means = d_.names->names().of(d_.act.actor) + " " + std::string(found->second) + " not ";
  whole.copy(in.current(), whole.end);
  heard(start, whole);
  return true;
}

/// "marks the king all the same", "deals all the same, 3-2": what is read without the words behind
/// it, or behind its verb, which change nothing.
bool Sentences::without_filler(const char* start, const char* at) {
  const char* stop = end_of_clause(at, end_, here_now());
  const char* filler = at;
  while (filler != stop && (*filler != ' ' || skip_fillers(filler, stop) != stop)) {
    ++filler;
  }
  const char* const verb = at + word_from(at).size();
  const char* behind = skip_fillers(verb, stop);
  const bool inside = filler == stop && behind != verb && behind != stop;
  if ((filler == stop && !inside) || d_.act.actor == record::kNobody || depth_ > 2) {
    return false;
  }
  Heard less;
  less.end = stop;
  less.means = d_.names->names().of(d_.act.actor) + " ";
  if (inside) {
    less.copy(at, verb);
    less.passed_over.emplace_back(verb, behind);
    behind = *behind == ',' ? behind + 1 : behind;
    less.means += *behind == ' ' ? "" : " ";
    less.copy(behind, stop);
    const bool read = tried(start, less);
    go_to(read ? here() : at);
    return read;
  }
  less.copy(at, filler);
  less.passed_over.emplace_back(filler, stop);
  heard(start, less);
  return true;
}

}  // namespace ecarte::notation
