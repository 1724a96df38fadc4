// SPDX-License-Identifier: MIT
//
// A clause that hangs on a sentence, "which he marked", "because A had looked": what it tells is a
// sentence of its own, or it is said that it should be one. Nothing of the game is passed over.
#include "notation/lexicon.hpp"
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {
namespace {

using std::string_view;

/// The word before "which" that goes with it: "to which A plays 9♠".
bool goes_with_which(string_view word) {
  return one_of(word, {"to", "for", "on", "upon", "after", "at", "in", "with", "from", "of"});
}

bool is_pronoun(string_view word) {
  return one_of(word, {"he", "she", "they", "it", "I", "we", "there", "nobody", "neither"});
}

bool number_of(string_view word) {
  return one_of(word, {"one", "two", "three", "four", "five", "1", "2", "3", "4", "5"});
}

/// Words without the blanks and commas around them.
string_view bare(const char* from, const char* to) {
  const string_view text(from, static_cast<std::size_t>(to - from));
  const std::size_t first = std::min(text.find_first_not_of(" \t,"), text.size());
  const std::size_t last = text.find_last_not_of(" \t,");
  return first == text.size() ? text.substr(0, 0) : text.substr(first, last - first + 1);
}

/// "has not", "does not hold": what he is said not to hold follows.
bool denies_holding(string_view words) {
  return one_of(words, {"has not", "had not", "has not got", "had not got", "does not hold",
                        "did not hold", "does not have", "did not have", "never had"});
}

/// "took for a heart", "thought a heart": what somebody made of it in his head.
bool only_thought(string_view words) {
  if (one_of(words.substr(0, 9), {"took for ", "mistook f", "takes for"})) {
    return true;
  }
  const int row = find_verb_row(words.substr(0, g::word_size(words)));
  return row >= 0 && verb_rows()[static_cast<std::size_t>(row)].could == Could::Aside;
}

/// "gives him the game".
bool gives_the_game(string_view words) {
  const string_view verb = words.substr(0, g::word_size(words));
  return one_of(verb, {"gives", "gave", "wins", "won", "makes", "made", "is", "was"}) &&
         (words.ends_with(" the game") || words.ends_with(" game"));
}

/// A sentence put together from words of the program and words that stand in the text.
struct Pieces {
  Heard heard;
  Pieces& say(string_view words) {
    heard.means += words;
    return *this;
  }
  Pieces& copy(string_view words) {
    heard.copy(words.data(), words.data() + words.size());
    return *this;
  }
};

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
  const record::Actor told = word == "I" ? record::kNobody : meant_by(word);
  const record::Actor who = told == record::kNobody ? d_.act.actor : told;
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
      if (word == "which" && (comma || !earlier.empty())) {  // and not "sees which it is"
        return clause(Hanging::Kind::Which, goes_with_which(before));
      }
      if (one_of(word, {"though", "although", "whereas"})) {
        return clause(Hanging::Kind::Though, before == "even");
      }
      if (word == "because" || (one_of(word, {"since", "as", "for"}) && told_of())) {
        return clause(Hanging::Kind::Because, false);
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
    return std::any_of(all.begin(), first, [&](const Act& told_before) {
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

/// What "which" may be: the thing last spoken of, by what was done with it, or by its name.
std::vector<std::string> Sentences::which_things(const Hanging& clause, record::Actor asked) const {
  if (!clause.thing.empty()) {
    return {std::string(clause.thing)};
  }
  std::vector<std::string> things;
  const Act* const last = d_.acts->all().empty() ? nullptr : &d_.acts->all().back();
  const auto of = [&](record::Actor whose, string_view thing) {
    const std::string name = d_.names->names().of(whose);
    things.push_back((whose == asked ? "his " : name + "'s ") + std::string(thing));
  };
  if (last != nullptr && last->kind == ActKind::Turn && last->count == 1) {
    const bool king = last->cards.size() == 1 && last->cards.first().rank == game::Rank::King;
    things.emplace_back(king ? "the king" : "the turn-up");
  } else if (last != nullptr && (last->kind == ActKind::Announce || last->kind == ActKind::Mark)) {
    const bool point =
        last->kind == ActKind::Mark && last->object_as<record::For>() != record::For::King;
    things.emplace_back(point ? "the mark" : "the king");
  } else if (last != nullptr && last->kind == ActKind::Made &&
             last->object_as<record::MadeWhat>() != record::MadeWhat::Tricks) {
    things.emplace_back(
        last->object_as<record::MadeWhat>() == record::MadeWhat::Vole ? "the vole" : "the point");
  } else if (last != nullptr && last->kind == ActKind::Discard) {
    of(last->actor, "discard");
  } else if (last != nullptr && (last->kind == ActKind::Look || last->kind == ActKind::TakeUp)) {
    of(last->actor, "hand");
  } else if (last != nullptr && last->counted_hand()) {
    of(*last->counted_hand(), "hand");
  }
  if (last != nullptr && last->cards.size() == 1 && !last->keeps_words()) {
    things.emplace_back(game::name(last->cards.first()));
  }
  things.emplace_back("it");
  return things;
}

/// "which he marked", "which has six cards", "to which A plays 9♠".
bool Sentences::which_read(const Hanging& clause, bool aside) {
  const string_view words = bare(clause.words, clause.end);
  const auto heard_as = [&](Pieces sentence) {
    return clause_heard(clause, std::move(sentence.heard), aside);
  };
  const auto who = subject_of_clause(clause.words, clause.end);
  const std::string name = d_.names->names().of(who ? who->actor : d_.act.actor);
  const string_view rest = who ? bare(who->end, clause.end) : words;
  if (rest.empty() || name.empty() || only_thought(rest)) {
    return false;
  }
  if (clause.thing.empty() && goes_with_which(word_from(clause.from))) {  // "to which A plays 9♠"
    return who && heard_as(Pieces{}.say(name + " ").copy(rest));
  }
  if (!who && gives_the_game(rest)) {
    const char* const behind = skip_blanks(rest.data() + word_from(rest.data()).size());
    const auto winner = d_.names->person_at({behind, std::size_t(clause.end - behind)});
    return heard_as(
        Pieces{}.say(winner ? d_.names->names().of(winner->actor) : name).say(" wins the game"));
  }
  for (const std::string& thing : which_things(clause, who ? who->actor : record::kNobody)) {
    if (!who) {
      const string_view verb = word_from(rest.data());
      const char* const then = skip_blanks(verb.data() + verb.size());
      const string_view done = word_from(then);
      if (one_of(verb, {"is", "was"}) && thing != "it" && is_finite(done) &&
          heard_as(Pieces{}
                       .say(name + " ")
                       .copy({then, std::size_t(clause.end - then)})
                       .say(" " + thing))) {
        return true;
      }
      if (heard_as(Pieces{}.say(thing + " ").copy(rest))) {
        return true;
      }
      continue;
    }
    if (denies_holding(rest)) {
      if (heard_as(Pieces{}.say(name + " does not hold " + thing))) {
        return true;
      }
      continue;
    }
    // Behind the last word, or the first, the second …: "forgot to mark [it] at once".
    std::vector<std::size_t> places{rest.size()};
    for (std::size_t at = rest.find(' '); at != string_view::npos && places.size() < 5;
         at = rest.find(' ', at + 1)) {
      places.push_back(at);
    }
    for (const std::size_t place : places) {
      Pieces sentence;
      sentence.say(name + " ").copy(rest.substr(0, place)).say(" " + thing);
      if (place < rest.size()) {
        sentence.copy(rest.substr(place));
      }
      if (heard_as(std::move(sentence))) {
        return true;
      }
    }
  }
  return who && heard_as(Pieces{}.say(name + " ").copy(rest));
}

/// "though he has only four cards", "because A had looked".
bool Sentences::reason_read(const Hanging& clause, bool aside) {
  const auto who = subject_of_clause(clause.words, clause.end);
  const string_view words = bare(who ? who->end : clause.words, clause.end);
  Pieces sentence;
  if (who) {
    sentence.say(d_.names->names().of(who->actor) + " ");
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
                    std::ranges::any_of(d_.acts->all(), [&](const Act& act) {
                      return act.kind == done->kind && act.actor == who->actor;
                    });
  if (thought || told || game_word_in(clause.words, clause.end, false).empty()) {
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
