// SPDX-License-Identifier: MIT
//
// What is told of the time of an act before the act: "after A had played, Y says …"; and what
// stands between a subject and its verb: "Y, before he proposes, counts his cards".
#include "notation/clause_parts.hpp"
#include "notation/lexicon.hpp"
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

using std::string_view;

record::Actor Sentences::named_last(const char* at) const {
  const string_view told = bare(in_.begin(), at);
  for (record::Actor seat = 0; seat < 2; ++seat) {
    const std::string& name = d_.names->names().players[seat];
    if (!name.empty() && told.ends_with(name) &&
        (told.size() == name.size() || told[told.size() - name.size() - 1] == ' ')) {
      return seat;
    }
  }
  return record::kNobody;
}

bool Sentences::is_last_told(const Act& act, std::size_t acts) {
  const std::vector<Act>& all = d_.acts->all();
  const auto end = all.begin() + static_cast<std::ptrdiff_t>(acts);
  const auto last = std::find_if(std::reverse_iterator(end), all.rend(), [&](const Act& told) {
    return told.kind == act.kind && told.actor == act.actor;
  });
  if (last == all.rend()) {
    return false;
  }
  if (act.kind == ActKind::Play) {  // not the one before, if a card is led that waits for his
    const auto played = std::find_if(std::reverse_iterator(end), all.rend(),
                                     [](const Act& told) { return told.kind == ActKind::Play; });
    if (played->actor != act.actor) {
      return false;
    }
  }
  return act.cards.empty() || act.cards.has_all(last->cards);
}

/// Where the second that acts is named, with what he does; `stop` if nobody is.
const char* Sentences::second_subject(const char* at, const char* stop) const {
  bool first = true;
  for (const char* word = at; word < stop;) {
    const string_view text = word_from(word);
    if (text.empty()) {
      ++word;
      continue;
    }
    const auto named = d_.names->person_at({word, static_cast<std::size_t>(stop - word)});
    const char* const behind = word + (named ? named->size : text.size());
    if (!first && (named || one_of(text, {"he", "she"})) &&
        is_finite(word_from(skip_blanks(behind)))) {
      return word;
    }
    first = false;
    word = behind;
  }
  return stop;
}

/// What is told of the time: after what was done by then, unless it is told; false if it cannot be
/// read. Or before what is not yet done; false if it is told to be.
bool Sentences::time_read(bool before_it, const char* words, const char* end) {
  const Untried before(d_);
  const std::size_t acts = d_.acts->size();
  const char* const at = here();
  const Hanging clause{Hanging::Kind::After, words, words, end, {}};
  const auto who = subject_of_clause(words, end);
  const string_view first = word_from(words);
  if (before_it && bare(words, end).ends_with(" again")) {
    return true;  // done once it may be
  }
  if (!who && first != "having" && verb_of_gerund(first) < 0) {
    return false;
  }
  const record::Actor actor = d_.act.actor;
  const bool read = reason_read(clause, false);
  d_.act.actor = actor;
  const bool anew = d_.acts->size() > acts;
  if (before_it) {
    before.restore(d_, at);
    d_.act.actor = actor;
  }
  go_to(at);
  return before_it ? anew || !read : read;
}

/// "After A had played 7♠, Y announces the king"; "before A plays he says \"king\"".
bool Sentences::time_first(const char* start) {
  const string_view word = word_from(start);
  if (depth_ > 2 || !one_of(word, {"after", "once", "before", "After", "Once", "Before"})) {
    return false;
  }
  const char* const words = skip_blanks(start + word.size());
  const char* const stop = start + g::clause_size({start, std::size_t(end_ - start)});
  const auto subject_at = [&](const char* at) -> std::optional<Person> {
    if (const auto named = d_.names->person_at({at, static_cast<std::size_t>(stop - at)})) {
      return Person{named->actor, at + named->size};
    }
    const string_view pronoun = word_from(at);
    return one_of(pronoun, {"he", "she"})
               ? std::optional(Person{meant_by(pronoun), at + pronoun.size()})
               : std::nullopt;
  };
  const char* then = std::find(words, stop, ',');
  const char* clause_end = then;
  if (const char* const second = second_subject(words, then); second != then) {
    then = clause_end = second;
  } else if (then == stop) {
    return false;
  } else {
    then = skip_blanks(then + 1);
  }
  Input in(then, end_, "");
  p::parse<p::star<g::also>>(in);
  then = in.current();
  const auto who = subject_at(then);
  const bool again = one_of(word_from(then), {"before", "after", "once"});
  if ((!who || who->actor == record::kNobody) && !again) {
    return false;
  }
  const record::Actor carried = d_.act.actor;
  if (who) {
    d_.act.actor = who->actor;
  }
  if (!time_read(one_of(word, {"before", "Before"}), words, clause_end)) {
    d_.act.actor = carried;
    return false;
  }
  d_.pass_over(start, words);
  go_to(then);
  if (again) {
    if (time_first(then)) {
      return true;
    }
    go_to(start);
    return false;
  }
  go_to(who->end);
  d_.begin(then);
  d_.act.actor = who->actor;
  match<g::gap>();
  verb_and_phrase(then);
  return true;
}

/// What stands between a subject and its verb and tells something: "before he has proposed",
/// "holding 9♣", "with 9♣ 8♠", "dealing 3-2", "without looking". What he only thinks is passed
/// over.
bool Sentences::inserted_read(string_view word, const char* words, const char* end) {
  if (one_of(word, {"before", "after", "once"})) {
    if (!time_read(word == "before", words, end)) {
      return false;
    }
    d_.pass_over(word.data(), end);
    return true;
  }
  if (one_of(word, {"being", "as"}) &&
      one_of(bare(words, end),
             {"dealer", "the dealer", "elder hand", "elder", "the elder hand", "younger hand",
              "non-dealer", "the non-dealer", "the younger hand", "pone"})) {
    d_.pass_over(word.data(), end);
    return true;
  }
  const bool though = one_of(word, {"though", "although", "while", "still"});
  const string_view first = though ? word_from(words) : word;
  const char* const behind = though ? skip_blanks(first.data() + first.size()) : words;
  const string_view doing = word == "without" ? word_from(words) : first;
  const int row = verb_of_gerund(doing);
  const VerbRow* const verb = row < 0 ? nullptr : &verb_rows()[static_cast<std::size_t>(row)];
  const bool thinks = std::ranges::any_of(
      tails(), [&](string_view tail) { return verb_of_gerund(tail) >= 0 && tail == first; });
  if (thinks || (verb != nullptr && verb->could == Could::Aside)) {
    d_.pass_over(word.data(), end);
    return true;
  }
  Input cards(words, end, "");
  const bool with = word == "with" && p::parse<p::seq<g::plain_cards, g::gap, p::eof>>(cards);
  const bool holds = with || (verb != nullptr && verb->verb == "holds");
  const bool deals = !with && verb != nullptr && verb->verb == "gives" && word != "without";
  if (!with && (verb == nullptr || (!holds && !deals && word != "without"))) {
    return false;
  }
  const char* const at = here();
  Pieces sentence;
  sentence.say(d_.names->names().of(d_.act.actor));
  if (with || deals) {
    sentence.say(with ? " holds " : " gives ").copy(bare(words, end));
  } else if (holds) {
    sentence.say(" holds ").copy(bare(behind, end));
  } else {
    const string_view what = bare(doing.data() + doing.size(), end);
    const string_view infinitive = verb->others.substr(0, verb->others.find_first_of(" /"));
    if (verb->verb == "looks") {
      sentence.say(" has not looked");
    } else {
      sentence.say(" does not ").say(infinitive);
    }
    sentence.say(" ").copy(what);
  }
  const Hanging clause{Hanging::Kind::After, word.data(), words, end, {}};
  const bool told = clause_heard(clause, sentence.heard, true);
  go_to(at);
  return told;
}

/// "A, who had looked, claims a fresh deal"; "Y, having looked, …": two sentences.
bool Sentences::parted(const char* start) {
  const char* at = here();
  Input in(at, end_, "");
  if (depth_ > 2 || d_.act.actor == record::kNobody || !p::parse<g::comma>(in)) {
    return false;
  }
  const char* const inserted = in.current();
  const bool whose = p::parse<p::seq<g::says<"whose">, g::blanks>>(in);
  const bool who = whose || p::parse<p::seq<g::says<"who">, g::blanks>>(in);
  const bool had_not = !who && p::parse<p::seq<g::says<"not having">, g::blanks>>(in);
  const bool having = !who && (had_not || p::parse<p::seq<g::says<"having">, g::blanks>>(in));
  const char* first = in.current();
  const char* stop = at + g::clause_size({at, static_cast<std::size_t>(end_ - at)});
  const char* comma = std::find(first, stop, ',');
  if (const std::string_view word = word_from(inserted);
      !who && !having && comma != stop && find_verb_row(word_from(skip_blanks(comma + 1))) >= 0 &&
      inserted_read(word, skip_blanks(inserted + word.size()), comma)) {
    const record::Actor actor = d_.act.actor;
    go_to(skip_blanks(comma + 1));
    d_.begin(start);
    d_.act.actor = actor;
    verb_and_phrase(start);
    return true;
  }
  if (!(who || having) && comma != stop) {
    // "Z, behind A, goes purple": what is said of him between commas, if nothing of the game is in
    // it.
    const char* verb = skip_blanks(comma + 1);
    const std::string_view between(first, static_cast<std::size_t>(comma - first));
    if (record::is_bystander(d_.act.actor) && between.ends_with("'s side")) {
      // The law asks on whom somebody bets, and whether he does.
      throw LineError{"two-senses", first, comma,
                      "expected on whom he bets, if he does, on a line of its own before it, such "
                      "as bet: Z ? on " +
                          d_.names->names().players[0]};
    }
    if (find_verb_row(word_from(verb)) < 0 || !game_word_in(first, comma, false).empty() ||
        find_verb_row(word_from(first)) >= 0) {
      return false;
    }
    in_.bump(static_cast<std::size_t>(verb - here()));
    d_.pass_over(first, comma);
    verb_and_phrase(start);
    return true;
  }
  if (!(who || having) || comma == stop) {
    return false;
  }
  const char* then = skip_blanks(comma + 1);
  const std::string& name = d_.names->names().of(d_.act.actor);
  Heard two;
  two.end = end_of_clause(then, end_, here_now());
  two.means = name + (whose ? "'s " : had_not ? " has not " : having ? " has " : " ");
  two.copy(first, comma);
  two.means += "; ";
  two.copy(then, two.end);
  const Untried untried = Untried::with_cards(d_);
  const record::Actor actor = d_.act.actor;
  try {
    heard(start, two);
    return true;
  } catch (const LineError& error) {
    if (error.id == "too-many-acts") {
      throw;
    }
  }
  // What is said of him between the commas cannot be read; what he does is read without it.
  untried.restore(d_, start);
  go_to(then);
  d_.begin(start);
  d_.act.actor = actor;
  if (game_word_in(first, comma, false).empty()) {
    d_.pass_over(first, comma);
  } else {
    d_.refused.push_back({kClauseApart, d_.origin(inserted, false), d_.origin(comma, true),
                          "expected what is told here in a sentence of its own, such as " + name +
                              " " + what_can_be_said(here_now().moment.of(actor))});
  }
  verb_and_phrase(start);
  return true;
}

}  // namespace ecarte::notation
