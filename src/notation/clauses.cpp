// SPDX-License-Identifier: MIT
//
// A clause that hangs on a sentence, "which he marked", "because A had looked": what it tells is a
// sentence of its own, or it is said that it should be one. Nothing of the game is passed over.
#include "notation/clause_parts.hpp"
#include "notation/lexicon.hpp"
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {
namespace {

using std::string_view;

bool is_pronoun(string_view word) {
  return one_of(word, {"he", "she", "they", "it", "I", "we", "there", "nobody", "neither"});
}

bool number_of(string_view word) {
  return one_of(word, {"one", "two", "three", "four", "five", "1", "2", "3", "4", "5"});
}

/// "playing", "having looked": a verb that tells of what is done at the table.
bool does_in_gerund(string_view word) {
  const int row = verb_of_gerund(word);
  return word == "having" || (row >= 0 && row_facts(row).verb != nullptr);
}

/// "which he had turned in the deal before": of an earlier deal it tells which it was.
bool of_an_earlier_deal(string_view words) {
  return std::ranges::any_of(
      std::to_array<string_view>({"the deal before", "the last deal", "the previous deal",
                                  "the preceding deal", "the former deal", "last deal",
                                  "the hand before", "the last hand", "the previous hand"}),
      [&](string_view end) { return words.ends_with(end); });
}

/// Does the act say how things are, and not what was done?
bool is_a_state(const Act& act) {
  return act.kind == ActKind::Find || act.kind == ActKind::Aside ||
         (act.kind >= ActKind::Hold && act.kind <= ActKind::CutWon);
}

}  // namespace

/// Whoever the clause begins with, and what is left of it; "he" is the actor of the sentence that
/// it hangs on unless his name tells who he is.
std::optional<Person> Sentences::subject_of_clause(const char* at, const char* end) {
  if (const auto named = d_.names->person_at({at, static_cast<std::size_t>(end - at)})) {
    return Person{named->actor, at + named->size};
  }
  const string_view word = word_from(at);
  if (!one_of(word, {"he", "she", "I"})) {
    return std::nullopt;
  }
  const bool teller_is = word == "I";  // who is not whoever else has just acted
  const string_view does = word_from(skip_blanks(at + word.size()));
  const record::Actor told = teller_is ? teller(verb_meant(does)) : meant_by(word);
  const record::Actor who = told == record::kNobody && !teller_is ? d_.act.actor : told;
  return who == record::kNobody ? std::nullopt : std::optional(Person{who, at + word.size()});
}

/// The first clause between `at` and `stop` that hangs on what stands before it.
std::optional<Sentences::Hanging> Sentences::hanging_clause(const char* at, const char* stop) {
  string_view before;
  string_view earlier;
  bool quoted = false;
  for (const char* c = at; c < stop;) {
    const string_view word = quoted ? string_view{} : word_from(c);
    if (word.empty()) {
      quoted = quoted != (*c == '"');
      ++c;
      continue;
    }
    const char* const words = skip_blanks(c + word.size());
    const string_view next = word_from(words);
    const auto told_of = [&] {  // "as he leads", and not "as trump", nor "as it is"
      const auto named = d_.names->person_at({words, static_cast<std::size_t>(stop - words)});
      const std::size_t who = named ? named->size : is_pronoun(next) ? next.size() : 0;
      const string_view verb = who == 0 ? string_view{} : word_from(skip_blanks(words + who));
      const bool is_all = verb == "is" && bare(verb.data() + verb.size(), stop).empty();
      return is_finite(verb) && !is_all;
    };
    const auto clause = [&](Hanging::Kind kind, bool with_before) {
      const bool number = before == "of" && number_of(earlier);
      const char* const from = number ? earlier.data() : with_before ? before.data() : c;
      return Hanging{kind, from, words, end_of_clause(words, stop, here_now()),
                     number ? earlier : string_view{}};
    };
    const bool comma = c != at && bare(at, c).data() + bare(at, c).size() != c - 1;
    if (words < stop && (comma || !before.empty())) {
      if (word == "which" && of_an_earlier_deal(bare(words, stop))) {
        return std::nullopt;
      }
      if (word == "which" && (comma || !earlier.empty())) {  // and not "sees which it is"
        return clause(Hanging::Kind::Which, goes_with_which(before));
      }
      if (one_of(word, {"though", "although", "whereas"})) {
        return clause(Hanging::Kind::Though, before == "even");
      }
      if (word == "because" || (one_of(word, {"since", "as", "for"}) && told_of())) {
        return clause(Hanging::Kind::Because, false);
      }
      const bool at_once = before == "at" && word == "once";
      if (!at_once && one_of(word, {"after", "once"}) && (told_of() || does_in_gerund(next))) {
        return clause(Hanging::Kind::After, before == "only");
      }
    }
    earlier = before;
    before = word;
    c += word.size();
  }
  return std::nullopt;
}

/// True if what is heard adds an act, or, if `aside`, words of no bearing. A reason adds how things
/// are; what was done for it is told in its place, and is not told again.
bool Sentences::clause_heard(const Hanging& clause, Heard said, bool aside) {
  const Untried before(d_);
  const record::Actor actor = d_.act.actor;
  const std::size_t acts = d_.acts->size();
  const Act last = acts == 0 ? Act{} : d_.acts->all().back();
  go_to(clause.from);
  said.end = clause.end;
  try {
    heard(clause.from, said);
  } catch (const LineError& error) {
    if (error.id == "too-many-acts") {
      throw;
    }
    d_.act.actor = record::kNobody;
  }
  const std::vector<Act>& all = d_.acts->all();
  const auto first = all.begin() + static_cast<std::ptrdiff_t>(acts);
  // "takes 3, which he mixes with his hand": the act says more now.
  const bool of_last = acts != 0 && all.size() == acts && all.back().flags != last.flags;
  const bool told = d_.act.actor != record::kNobody &&
                    (of_last || std::any_of(first, all.end(), [&](const Act& act) {
                       return act.kind != ActKind::Speak && (aside || act.kind != ActKind::Aside);
                     }));
  const auto again = [&](const Act& act) {
    return clause.kind == Hanging::Kind::After
               ? is_last_told(act, acts)
               : std::any_of(all.begin(), first, [&](const Act& told_before) {
                   return told_before.kind == act.kind && told_before.actor == act.actor;
                 });
  };
  if (told && !of_last && clause.kind != Hanging::Kind::Which &&
      !std::all_of(first, all.end(), is_a_state)) {
    if (std::all_of(first, all.end(), again)) {
      before.restore(d_, clause.from);
      d_.act.actor = actor;
      return true;
    }
    if (clause.kind == Hanging::Kind::Because) {
      before.restore(d_, clause.from);
      d_.act.actor = actor;
      return false;
    }
  }
  if (!told) {
    before.restore(d_, clause.from);
    go_to(clause.from);
  }
  d_.act.actor = actor;
  return told;
}

/// "though he has only four cards", "because A had looked"; "after A had played 7♠", "after
/// playing".
bool Sentences::reason_read(const Hanging& clause, bool aside) {
  const bool after = clause.kind == Hanging::Kind::After;
  const auto who = subject_of_clause(clause.words, clause.end);
  string_view words = bare(who ? who->end : clause.words, clause.end);
  Pieces sentence;
  if (who || after) {
    sentence.say(d_.names->names().of(who ? who->actor : d_.act.actor) + " ");
  }
  if (const string_view first = word_from(words.data());
      after && one_of(first, {"has", "had", "having"})) {
    words = bare(first.data() + first.size(), clause.end);
  } else if (after && !who) {
    const int row = verb_of_gerund(first);
    if (row < 0) {
      return false;  // who did it is not known
    }
    sentence.say(verb_rows()[static_cast<std::size_t>(row)].verb);
    words.remove_prefix(first.size());
  }
  sentence.copy(words);
  if (clause_heard(clause, sentence.heard, aside)) {
    return true;
  }
  const string_view verb = word_from(words.data());
  if (!who || (verb != "is" && verb != "was")) {
    return false;
  }
  return clause_heard(clause,
                      Pieces{}
                          .say(d_.names->names().of(who->actor) + " has ")
                          .copy(words.substr(verb.size()))
                          .heard,
                      aside);
}

bool Sentences::hanging_read(const Hanging& clause, bool aside) {
  return clause.kind == Hanging::Kind::Which ? which_read(clause, aside)
                                             : reason_read(clause, aside);
}

/// A sentence whose verb stands at `at`, and a clause that hangs on it. False if there is none, if
/// what stands before it cannot be read, or if the clause `must_tell` of an act and does not.
bool Sentences::clause_read(const char* start, const char* at, bool must_tell) {
  const char* const stop = at + g::clause_size({at, static_cast<std::size_t>(end_ - at)});
  const auto clause = depth_ > 1 ? std::nullopt : hanging_clause(at, stop);
  if (!clause) {
    return false;
  }
  const Untried before = Untried::with_cards(d_);
  const record::Actor actor = d_.act.actor;
  const auto told = [&](bool aside) { return hanging_read(*clause, aside); };
  // A reason was so before what was done for it, and so was what it was done in spite of.
  const bool reason = clause->kind != Hanging::Kind::Which;
  bool read = reason && told(false);
  Pieces main;
  if (actor != record::kNobody) {
    main.say(d_.names->names().of(actor) + " ");
  }
  const std::size_t acts = d_.acts->size();
  main.copy(bare(actor != record::kNobody ? at : start, clause->from));
  const string_view last = bare(at, clause->from);
  main.heard.end = last.data() + last.size();
  d_.act.actor = actor;
  go_to(at);
  try {
    heard(start, main.heard);
  } catch (const LineError& error) {
    if (error.id == "too-many-acts") {
      throw;
    }
    before.restore(d_, start);
    go_to(at);
    return false;
  }
  // "A proposes and Y accepts, which he …": of whom it is said goes by who was the subject last.
  const Act* const told_last = d_.acts->size() > acts ? d_.acts->last() : nullptr;
  const bool player = told_last != nullptr && record::is_player(told_last->actor);
  const record::Actor subject = player ? told_last->actor : actor;
  d_.act.actor = subject;
  read = read || (!reason && told(false)) || (!must_tell && told(true));
  if (!read && must_tell) {
    before.restore(d_, start);
    go_to(at);
    return false;
  }
  go_to(clause->end);
  if (!read) {
    refuse_clause(*clause);
  }
  d_.act.actor = subject;
  went_before_ = nullptr;
  return true;
}

/// Passes over what has nothing of the game in it, or says only what somebody thought, or what is
/// told already; else it should be a sentence of its own. What it hangs on stays.
void Sentences::refuse_clause(const Hanging& clause) {
  const auto who = subject_of_clause(clause.words, clause.end);
  const char* const verb = skip_blanks(who ? who->end : clause.words);
  const int row = find_verb_row(word_from(verb));
  const bool thought = only_thought(bare(verb, clause.end));
  // "since A exposed his card": what is told already.
  const Verb* const done = row < 0 || !who ? nullptr : row_facts(row).verb;
  const bool told = done != nullptr && clause.kind != Hanging::Kind::Which &&
                    clause.kind != Hanging::Kind::After &&
                    std::ranges::any_of(d_.acts->all(), [&](const Act& act) {
                      return act.kind == done->kind && act.actor == who->actor;
                    });
  // "which made him four": how the game then stood.
  const bool counts = row >= 0 && one_of(verb_rows()[static_cast<std::size_t>(row)].verb,
                                         {"makes", "fetches", "puts", "leaves", "gives"});
  if (thought || told || game_word_in(clause.words, clause.end, counts).empty()) {
    d_.pass_over(clause.from, clause.end);
    return;
  }
  const std::string name = d_.names->names().of(who ? who->actor : d_.act.actor);
  d_.refused.push_back(
      {kClauseApart, d_.origin(clause.from, false), d_.origin(clause.end, true),
       "expected what is told here in a sentence of its own, such as " +
           (name.empty() ? std::string("A") : name) + " " +
           what_can_be_said(here_now().moment.of(who ? who->actor : d_.act.actor)) +
           "; what is only a reason may stand behind #"});
}

}  // namespace ecarte::notation
