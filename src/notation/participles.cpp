// SPDX-License-Identifier: MIT
//
// What is told the other way about: of the thing that it was done to, "K♦ was led by the pone", and
// in a participle before the sentence, "the hands having been dealt by A, 9♦ was turned".
#include "notation/clause_parts.hpp"
#include "notation/lexicon.hpp"
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {
namespace {

using std::string_view;

/// What goes with a verb, and stands behind it wherever the thing stands: "turned up", "taken
/// back".
bool is_particle(string_view word) {
  return one_of(word, {"up", "out", "down", "back", "away", "aside", "again", "at", "upon", "on"});
}

/// What is said of whoever has just been named and is known, or is told with what he does.
std::size_t apposition_size(string_view text) {
  for (const string_view words :
       {", who had dealt", ", who dealt", ", who was dealing", ", who was the dealer",
        ", who was dealer", ", the dealer", ", the elder hand", ", who was elder hand",
        ", who was the elder hand", ", the younger hand", ", the non-dealer", ", the pone",
        ", being dealer", ", being elder hand", ", as dealer", ", who had backed him",
        ", who had backed her", ", who had bet on him", ", who had bet on her"}) {
    const std::size_t size = g::words_taken(text, words);
    if (size > 0 && (size == text.size() || text[size] == ',')) {
      return size;
    }
  }
  return 0;
}

/// Copies it with a small letter first, unless it begins with a card in figures or a name.
void copy_thing(Pieces& into, string_view thing) {
  constexpr string_view kCapital[] = {"The",  "A",    "An",    "His",  "Her",    "It",
                                      "They", "Two",  "Three", "Four", "Five",   "Six",
                                      "One",  "Both", "Cards", "No",   "Another"};
  const string_view first = thing.substr(0, g::word_size(thing));
  if (std::ranges::find(kCapital, first) != std::end(kCapital)) {
    into.say(std::string(1, lower(thing[0])));
    thing.remove_prefix(1);
  }
  into.copy(thing);
}

}  // namespace

/// "Is led by A" in a clause: where its parts stand.
std::optional<Sentences::Passive> Sentences::passive_in(const char* start, const char* stop) {
  constexpr int kMostBetween = 6;
  for (const char* at = start; at < stop;) {
    const string_view word = word_from(at);
    if (word.empty()) {
      if (*at == '"' || *at == '\xe2') {
        return std::nullopt;  // speech
      }
      ++at;
      continue;
    }
    const char* const behind = at + word.size();
    if (at == start || !one_of(word, {"is", "was", "are", "were", "been"})) {
      at = behind;
      continue;
    }
    Passive found;
    found.thing = bare(start, at);
    const char* const filled = skip_fillers(behind, stop);
    found.verb = word_from(skip_blanks(filled));
    found.fillers = {behind, filled};
    at = behind;
    if (!is_finite(found.verb) || found.verb.ends_with('s')) {
      continue;
    }
    const char* c = skip_blanks(found.verb.data() + found.verb.size());
    const char* const particles = c;
    while (is_particle(word_from(c)) && (!one_of(word_from(c), {"at", "on", "upon"}) ||
                                         word_from(skip_blanks(c + word_from(c).size())) == "by")) {
      c = skip_blanks(c + word_from(c).size());
    }
    found.particles = bare(particles, c);
    const char* const between = c;
    for (int words = 0; words < kMostBetween && word_from(c) != "by"; ++words) {
      const string_view next = word_from(c);
      if (next.empty() || one_of(next, {"and", "but", "that"}) ||
          d_.names->person_at({c, static_cast<std::size_t>(stop - c)})) {
        break;
      }
      c = skip_blanks(c + next.size());
    }
    if (word_from(c) != "by") {
      found.agent = doer_untold(found.verb);
      if (found.agent.empty() || game_word_in(start, at - 1, false).empty()) {
        continue;
      }
      found.rest = between;
      return found;
    }
    found.between = bare(between, c);
    const char* const agent = skip_blanks(c + 2);
    const string_view pronoun = word_from(agent);
    const auto who = person_at(agent, stop, here_now());
    if (one_of(pronoun, {"him", "her"}) && (!who || who->end == agent + pronoun.size())) {
      found.agent = pronoun == "him" ? "he" : "she";
      found.rest = agent + pronoun.size();
    } else if (who && who->actor != record::kNobody) {
      found.agent = d_.names->names().of(who->actor);
      found.rest = who->end;
    } else {
      continue;
    }
    found.rest += apposition_size({found.rest, static_cast<std::size_t>(stop - found.rest)});
    const char* const relative =
        found.rest < stop && *found.rest == ',' ? skip_blanks(found.rest + 1) : stop;
    const char* const comma = std::find(relative, stop, ',');
    if (one_of(word_from(relative), {"who", "whose"}) && comma != stop && found.thing == "it") {
      found.of_agent = bare(relative, comma);
      found.rest = comma + 1;
    }
    return found;
  }
  return std::nullopt;
}

/// "One point was marked for it", "the third card was put back": who has just announced, turned or
/// taken it, of whom it need not be said; empty if nobody has.
std::string Sentences::doer_untold(string_view verb) const {
  constexpr record::ActKinds kMarks{ActKind::Announce, ActKind::Turn, ActKind::Made};
  const std::vector<Act>& acts = d_.acts->all();
  const auto last = std::find_if(acts.rbegin(), acts.rend(), [](const Act& act) {
    return act.kind != ActKind::Aside && act.kind != ActKind::Omit &&
           act.kind != ActKind::HasNotLooked;
  });
  const bool his = last != acts.rend() && record::is_player(last->actor) &&
                   ((one_of(verb, {"marked", "scored"}) && kMarks.has(last->kind)) ||
                    (one_of(verb, {"put", "placed", "returned"}) && last->kind == ActKind::Take));
  return his ? d_.names->names().of(last->actor) : std::string{};
}

/// What it says in the words of who did it: "the pone led K♦", "A remarks that …".
void Sentences::told_actively(const Passive& said, const char* end, Heard& into) const {
  Pieces active;
  active.heard = std::move(into);
  if (!said.of_agent.empty()) {  // ", whose cards lay untouched,"
    active.say(said.agent).say(word_from(said.of_agent.data()) == "whose" ? "'s " : " ");
    active.copy(bare(said.of_agent.data() + word_from(said.of_agent.data()).size(),
                     said.of_agent.data() + said.of_agent.size()));
    active.say(". ");
  }
  active.say(said.agent + " ").copy(said.verb).say(" ");
  const string_view rest = bare(said.rest, end);
  const bool says_that = same_word(said.thing, "it") && word_from(rest.data()) == "that";
  if (says_that) {
    active.copy(rest);
  } else if (one_of(said.thing, {"it", "they", "them", "this", "these"})) {
    active.say(same_word(said.thing, "it") || same_word(said.thing, "this") ? "it " : "them ");
    active.copy(said.particles).say(" ").copy(said.between).say(" ").copy(rest);
  } else {
    active.copy(said.particles).say(said.particles.empty() ? "" : " ");
    copy_thing(active, said.thing);
    active.say(" ").copy(said.between).say(said.between.empty() ? "" : " ").copy(rest);
  }
  while (active.heard.means.ends_with(' ')) {
    active.heard.means.pop_back();
  }
  into = std::move(active.heard);
}

/// "…, who had dealt", of the dealer: told already, and passed over.
bool Sentences::known_of_him(const char* start, record::Actor who) {
  const string_view text(start, static_cast<std::size_t>(end_ - start));
  for (const string_view words : {"who had dealt", "who dealt", "who was dealing",
                                  "who was the dealer", "who was dealer", "who is the dealer"}) {
    const std::size_t size = g::words_taken(text, words);
    const bool ends = size > 0 && (size == text.size() ||
                                   string_view(",.;").find(text[size]) != string_view::npos);
    if (ends && here_now().moment.dealer() == who) {
      d_.pass_over(start, start + size);
      go_to(start + size);
      d_.act.actor = who;
      return true;
    }
  }
  return false;
}

/// "K♦ was led by the pone", "it was remarked by Z that …": read of who did it.
bool Sentences::passive(const char* start) {
  constexpr int kDeepest = 1;
  const char* const stop = start + g::clause_size({start, static_cast<std::size_t>(end_ - start)});
  auto said = depth_ > kDeepest ? std::nullopt : passive_in(start, stop);
  if (!said) {
    return false;
  }
  Heard active;
  active.end = end_of_clause(said->rest, stop, here_now());
  told_actively(*said, active.end, active);
  active.passed_over.push_back(said->fillers);
  return tried(start, active);
}

/// Who is told, at the end of what was just read, to have done it: "is led by the pone".
record::Actor Sentences::agent_last(const char* start) {
  if (const record::Actor named = named_last(here()); named != record::kNobody) {
    return named;
  }
  const string_view told(start, static_cast<std::size_t>(here() - start));
  const std::size_t by = told.rfind(" by ");
  const auto who =
      by == string_view::npos ? std::nullopt : person_at(start + by + 4, here(), here_now());
  return who ? who->actor : record::kNobody;
}

/// Reads a sentence told in other words, if it can be read.
bool Sentences::tried(const char* start, const Heard& said) {
  const Untried before = Untried::with_cards(d_);
  const std::size_t acts = d_.acts->size();
  go_to(start);
  d_.begin(start);
  d_.act.actor = record::kNobody;
  d_.listed.clear();
  d_.subject_is_somebody = false;
  try {
    heard(start, said);
  } catch (const LineError& error) {
    if (error.id == "too-many-acts") {
      throw;
    }
    before.restore(d_, start);
    go_to(start);
    return false;
  }
  const Act* const last = d_.acts->size() > acts ? d_.acts->last() : nullptr;
  d_.act.actor = last == nullptr ? record::kNobody : last->actor;
  return true;
}

/// "A having dealt, K♦ was turned"; "the hands having been dealt by A, …"; "having looked, Y …":
/// what was done by then, unless it is told, and then the sentence.
bool Sentences::participle_first(const char* start) {
  const char* const stop = start + g::clause_size({start, static_cast<std::size_t>(end_ - start)});
  const string_view text(start, static_cast<std::size_t>(stop - start));
  const std::size_t at = text.find("having ");
  const std::size_t capital = text.starts_with("Having ") ? 0 : at;
  if (depth_ > 0 || carry_ || capital == string_view::npos || capital > 40) {
    return false;
  }
  const char* const having = start + capital;
  const char* const comma = std::find(having, stop, ',');
  if (comma == stop || std::find(start, having, ',') != having) {
    return false;
  }
  const char* const main = skip_blanks(comma + 1);
  const auto who = d_.names->person_at({start, static_cast<std::size_t>(stop - start)});
  Heard two;
  two.end = comma;
  if (capital == 0) {
    const auto subject = person_at(main, stop, here_now());
    if (!subject || subject->actor == record::kNobody) {
      return false;
    }
    two.means = d_.names->names().of(subject->actor) + " has ";
    two.copy(having + 7, comma);
  } else if (who && skip_blanks(start + who->size) == having) {
    two.copy(start, start + who->size);
    two.means += " has ";
    two.copy(having + 7, comma);
  } else if (const auto said = passive_in(start, comma); said && said->thing.ends_with(" having")) {
    Passive done = *said;
    done.thing = bare(start, having);
    told_actively(done, comma, two);
  } else {
    return false;
  }
  const Untried untried(d_);
  const std::size_t acts = d_.acts->size();
  if (!tried(start, two)) {
    return false;
  }
  const std::vector<Act>& all = d_.acts->all();
  const bool told = std::all_of(all.begin() + static_cast<std::ptrdiff_t>(acts), all.end(),
                                [&](const Act& act) { return is_last_told(act, acts); });
  if (told) {
    untried.restore(d_, start);
    d_.pass_over(start, comma);
  }
  go_to(main);
  d_.act.actor = record::kNobody;
  sentence();
  return true;
}

}  // namespace ecarte::notation
