// SPDX-License-Identifier: MIT
//
// Who tells the story, where he plays himself: "I", "me", "my".
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "notation/timing.hpp"

namespace ecarte::notation {

/// Who tells the story, if he plays: whoever "I" was before; or, of what only players do and of
/// anything where nobody looks on, the one of the two who is nowhere spoken of by name, if the
/// other is. kNobody where it may be anybody.
record::Actor Sentences::teller(std::string_view verb) const {
  for (const Act& act : d_.acts->all()) {
    if (record::is_player(act.actor) && opens_with({d_.text + act.at, act.length}, "I")) {
      return act.actor;
    }
  }
  if (!only_of_players(verb) && (verb.empty() || !d_.names->names().bystanders.empty())) {
    return record::kNobody;
  }
  std::array<bool, 2> spoken_of{};
  const char* const here = d_.text_end;
  for (const char* at = d_.text; at < here; ++at) {
    const char* const line_end = std::find(at, here, '\n');
    const std::string_view line(at, static_cast<std::size_t>(line_end - at));
    const bool settles =
        one_of(line.substr(0, line.find_first_of(" :")),
               {"players", "score", "cut", "bet", "bets", "packs", "stakes", "agreed", "expect"});
    const std::string_view told = settles ? std::string_view{} : line.substr(0, line.find('#'));
    for (std::size_t word = 0; word < told.size(); ++word) {
      const auto named = word == 0 || told[word - 1] == ' ' ? d_.names->person_at(told.substr(word))
                                                            : std::nullopt;
      if (named && record::is_player(named->actor)) {
        spoken_of[named->actor] = true;
      }
    }
    at = line_end;
    if (at == here) {
      break;
    }
  }
  return spoken_of[0] == spoken_of[1] ? record::kNobody
                                      : static_cast<record::Actor>(spoken_of[0] ? 1 : 0);
}

/// "Ned gives me 3", "Ned finds six in my hand": read with the name of whoever tells it. False if
/// nothing is said of him, or it is not known who he is.
bool Sentences::of_the_teller(const char* start) {
  const char* const stop = start + g::clause_size(rest());
  Heard told;
  told.end = stop;
  const char* from = start;
  record::Actor who = record::kNobody;
  for (const char* at = start + 1; at < stop; ++at) {
    const std::string_view word = *at == 'm' && blank(at[-1]) ? word_from(at) : std::string_view{};
    if (!one_of(word, {"me", "my"}) ||
        in_quotes({start, std::size_t(stop - start)}, static_cast<std::size_t>(at - start))) {
      continue;
    }
    who = who == record::kNobody ? teller({}) : who;
    if (who == record::kNobody) {
      return false;
    }
    told.copy(from, at);
    told.means += d_.names->names().of(who) + (word == "my" ? "'s" : "");
    from = at + word.size();
  }
  if (who == record::kNobody) {
    return false;
  }
  told.copy(from, stop);
  d_.names->meet(who);
  try {
    heard(start, told);
  } catch (const LineError& error) {
    if (error.id == "too-many-acts") {
      throw;
    }
    return false;
  }
  return true;
}

/// "I look at my hand": read of whoever tells it, by his name.
bool Sentences::first_person(const char* start) {
  const char* const verb = skip_blanks(start + 1);
  const std::string_view meant = verb_meant(word_from(verb));
  const bool said = depth_ > 0 && d_.rewritten != nullptr;  // by whoever is spoken of
  const record::Actor who = said ? record::kNobody : teller(meant);
  const bool nobody_yet = std::ranges::none_of(
      d_.acts->all(), [](const Act& act) { return record::is_player(act.actor); });
  if (who == record::kNobody && !said && meant == "gives" && nobody_yet) {
    Heard told;  // one of the two: who he is is seen later from whom he names
    told.end = end_of_clause(verb, end_, here_now());
    told.means = "? ";
    told.copy(verb, told.end);
    heard(start, told);
    d_.act.actor = record::kNobody;
    d_.subject_is_somebody = true;
    return true;
  }
  if (who == record::kNobody) {
    return false;
  }
  Heard told;
  told.end = end_of_clause(verb, end_, here_now());
  told.means = d_.names->names().of(who) + " ";
  const char* from = verb;
  for (const char* at = verb; at < told.end; ++at) {
    const bool begins = *at == 'm' && at[-1] == ' ';
    const std::string_view word = begins ? word_from(at) : std::string_view{};
    if (word == "my" || word == "myself") {
      told.copy(from, at);
      told.means += word == "my" ? "his" : "himself";
      at = from = at + word.size();
    }
  }
  told.copy(from, told.end);
  d_.act.actor = record::kNobody;
  d_.names->meet(who);
  heard(start, told);
  d_.act.actor = who;
  return true;
}

}  // namespace ecarte::notation
