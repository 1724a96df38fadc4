// SPDX-License-Identifier: MIT
//
// Sentences that leave out what the one before them said: "takes three, Y two", and those that go
// on in a gerund: "deals, turning up the knave".
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

/// "Deals, turning up the knave": what the same person does next.
bool Sentences::in_gerund(const char* start) {
  const std::string_view word = word_from(start);
  const int row = verb_of_gerund(word);
  const std::string_view verb =
      row < 0 ? std::string_view{} : verb_rows()[static_cast<std::size_t>(row)].verb;
  if (!goes_on_so(verb) || depth_ > 2 || d_.act.actor == record::kNobody) {
    return false;
  }
  const char* const rest = start + word.size();
  Heard as;
  as.end = end_of_clause(rest, end_, here_now());
  as.means = d_.names->names().of(d_.act.actor) + " " + std::string(verb);
  as.copy(rest, as.end);
  heard(start, as);
  return true;
}

/// Notes the verb at `at` of the sentence read, with the word that belongs to it, if somebody else
/// may do the same in a number or cards alone. `acts` were told before it.
void Sentences::may_be_repeated(const char* start, const char* at, std::size_t acts) {
  repeated_ = {};
  const std::string_view word = word_from(at);
  const std::string_view verb = verb_meant(word);
  const std::vector<Act>& told = d_.acts->followed();
  constexpr record::ActKinds kOfCards{ActKind::Cut, ActKind::Discard, ActKind::Hold, ActKind::Take};
  if (depth_ > 0 || start == at || told.size() == acts || !record::is_player(d_.act.actor)) {
    return;
  }
  const ActKind kind = told.back().kind;
  repeated_.of_cards = kOfCards.has(kind);
  if (!repeated_.of_cards && kind != ActKind::Made && kind != ActKind::Mark &&
      kind != ActKind::TakeTrick) {
    return;
  }
  repeated_.verb = verb;
  repeated_.actor = d_.act.actor;
  const std::string_view next = word_from(skip_blanks(at + word.size()));
  if (one_of(next, {"out", "away", "down", "up"})) {
    repeated_.verb += " " + std::string(next);
  }
}

/// "Takes three, Y two"; "cuts the jack of clubs, Y an ace": the other one does the same.
bool Sentences::repeats_verb(const char* start) {
  const bool other = record::is_player(d_.act.actor) && record::is_player(said_before_.actor) &&
                     d_.act.actor != said_before_.actor && !said_before_.verb.empty();
  if (!other || depth_ > 0 ||
      !(p::parse<p::at<g::count, g::sentence_end>>(in_) ||
        p::parse<p::at<
            g::says<"the", "trick", "tricks">, g::blanks,
            p::sor<g::digits, g::says<"first", "second", "third", "fourth", "fifth", "last">>>>(
            in_) ||
        (said_before_.of_cards && p::parse<p::at<g::plain_cards, g::sentence_end>>(in_)))) {
    return false;
  }
  const char* const what = here();
  Heard as;
  as.end = end_of_clause(what, end_, here_now());
  as.means = d_.names->names().of(d_.act.actor) + " " + said_before_.verb + " ";
  as.copy(what, as.end);
  heard(start, as);
  return true;
}

}  // namespace ecarte::notation
