// SPDX-License-Identifier: MIT
//
// A clause that begins with "which": what it tells of the thing last spoken of.
#include "notation/clause_parts.hpp"
#include "notation/lexicon.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

using std::string_view;

/// The word before "which" that goes with it: "to which A plays 9♠".
bool goes_with_which(string_view word) {
  return one_of(word, {"to", "for", "on", "upon", "after", "at", "in", "with", "from", "of"});
}

/// Words without the blanks and commas around them.
string_view bare(const char* from, const char* to) {
  const string_view text(from, static_cast<std::size_t>(to - from));
  const std::size_t first = std::min(text.find_first_not_of(" \t,"), text.size());
  const std::size_t last = text.find_last_not_of(" \t,");
  return first == text.size() ? text.substr(0, 0) : text.substr(first, last - first + 1);
}

/// "took for a heart", "thought a heart": what somebody made of it in his head.
bool only_thought(string_view words) {
  if (one_of(words.substr(0, 9), {"took for ", "mistook f", "takes for"})) {
    return true;
  }
  if (one_of(words.substr(0, g::word_size(words)), {"took", "takes", "mistook", "mistakes"}) &&
      words.find(" for ") != string_view::npos) {
    return true;
  }
  if (words.starts_with("held that ") || words.starts_with("holds that ")) {
    return true;
  }
  const string_view verb = words.substr(0, g::word_size(words));
  const string_view then = bare(words.data() + verb.size(), words.data() + words.size());
  if (one_of(verb, {"found", "finds", "thought", "thinks", "called", "considered"}) &&
      g::word_size(then) == then.size() &&
      game_word_in(then.data(), then.data() + then.size(), true).empty()) {
    return true;  // "which B found rude"
  }
  const int row = find_verb_row(verb);
  return row >= 0 && verb_rows()[static_cast<std::size_t>(row)].could == Could::Aside;
}

namespace {

/// "has not", "does not hold": what he is said not to hold follows.
bool denies_holding(string_view words) {
  return one_of(words, {"has not", "had not", "has not got", "had not got", "does not hold",
                        "did not hold", "does not have", "did not have", "never had"});
}

/// "gives him the game".
bool gives_the_game(string_view words) {
  const string_view verb = words.substr(0, g::word_size(words));
  return one_of(verb, {"gives", "gave", "wins", "won", "makes", "made", "is", "was"}) &&
         (words.ends_with(" the game") || words.ends_with(" game"));
}

}  // namespace

/// "which B found rude", behind what was read: passed over, and the same person goes on.
bool Sentences::thought_of_it(const char* words) {
  const auto who = d_.names->person_at({words, static_cast<std::size_t>(end_ - words)});
  const char* const stop = who ? end_of_clause(words + who->size, end_, here_now()) : words;
  if (!who || !only_thought(bare(words + who->size, stop))) {
    return false;
  }
  d_.pass_over(here(), stop);
  go_to(stop);
  return true;
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
  } else if (last != nullptr && last->kind == ActKind::Take) {
    things.emplace_back("them");
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
  const Act* const last = d_.acts->all().empty() ? nullptr : &d_.acts->all().back();
  if (!who && last != nullptr && last->kind == ActKind::Take &&
      (one_of(word_from(rest.data()), {"lay", "lie", "lies", "remained", "stayed"})) &&
      one_of(word_from(skip_blanks(rest.data() + word_from(rest.data()).size())),
             {"apart", "separate", "unmixed"})) {
    return heard_as(Pieces{}.say(name + " does not mix them"));
  }
  if (clause.thing.empty() && goes_with_which(word_from(clause.from))) {  // "to which A plays 9♠"
    const bool inverted = !who && one_of(word_from(words.data()),
                                         {"falls", "fell", "comes", "came", "drops", "dropped"});
    return inverted ? heard_as(Pieces{}.copy(words))  // "on which fell Ann's 8♥"
                    : who && heard_as(Pieces{}.say(name + " ").copy(rest));
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

}  // namespace ecarte::notation
