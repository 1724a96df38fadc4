// SPDX-License-Identifier: MIT
//
// What a letter says of whoever writes it and of him to whom it is written, read with their names.
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "notation/spoken_of.hpp"
#include "notation/timing.hpp"

namespace ecarte::notation {

/// "Ned gives me 3", "Ned finds six in my hand", "your king took it": read with the names of
/// whoever tells it and whoever is told it, or else as he speaks of the other who acts. False if
/// nothing is said of them, or it is not known who they are.
bool Sentences::of_the_teller(const char* start) {
  const Untried before = Untried::with_cards(d_);
  const bool carried = carry_;
  const record::Actor actor = d_.act.actor;
  for (const bool as_him : {false, true}) {
    const auto told = by_name(start, as_him);
    if (!told) {
      return false;
    }
    try {
      const std::size_t refused = d_.refused.size();
      heard(start, *told);
      if (d_.refused.size() == refused) {
        d_.passed_over->resize(before.passed_over);  // written anew it has their names
        return true;
      }
    } catch (const LineError& error) {
      if (error.id == "too-many-acts") {
        throw;
      }
    }
    before.restore(d_, start);
    d_.act.actor = actor;
    carry_ = carried;
    go_to(start);
  }
  return false;
}

/// The clause with names, or "him" for whom it is done to, instead of the words of a letter;
/// nothing if it has none, or it is not known who they are.
std::optional<Heard> Sentences::by_name(const char* start, bool as_him) {
  const char* const stop = start + g::clause_size(rest());
  const std::string_view clause(start, static_cast<std::size_t>(stop - start));
  Heard told;
  told.end = stop;
  const char* from = start;
  record::Actor who = record::kNobody;
  bool any = false;
  for (const char* at = start; at < stop;) {
    const std::string_view word = word_from(at);
    const char* const behind = at + std::max<std::size_t>(word.size(), 1);
    const bool whole_word = at == start || !g::is_word_char(at[-1]);
    if (!whole_word || !is_word_of_letter(word) ||
        in_quotes(clause, static_cast<std::size_t>(at - start))) {
      at = behind;
      continue;
    }
    who = who == record::kNobody ? teller(word == "I" ? verb_of(skip_blanks(behind)) : "") : who;
    if (who == record::kNobody) {
      return std::nullopt;
    }
    told.copy(from, at);
    const bool him = as_him && one_of(word, {"me", "you"}) && at != start;
    any = any || him;
    told.means += him ? "him" : "";
    from = at = him ? behind : name_for(word, behind, stop, who, told.means);
  }
  if (who == record::kNobody || (as_him && !any)) {
    return std::nullopt;
  }
  told_by(who);
  const char* const called = whom_he_calls(start, stop, static_cast<record::Actor>(1 - who));
  told.copy(std::min(from, called), called);
  d_.names->meet(who);
  return told;
}

/// Writes for "me" or "your", which ends at `behind`, who that is, by his name: and where what is
/// to be copied goes on.
const char* Sentences::name_for(std::string_view word, const char* behind, const char* stop,
                                record::Actor teller, std::string& into) const {
  const bool of_other = (word[0] | 0x20) == 'y';
  const record::Actor one = of_other ? static_cast<record::Actor>(1 - teller) : teller;
  const bool owns = one_of(word, {"my", "your", "mine", "yours"});
  const std::string_view thing = owns ? word_from(skip_blanks(behind)) : std::string_view{};
  if (one_of(thing, {"opponent", "adversary"})) {
    into += d_.names->names().of(static_cast<record::Actor>(1 - one));
    return thing.data() + thing.size();
  }
  if (one_of(thing, {"own"})) {
    behind = std::min(thing.data() + thing.size(), stop);
  }
  into += d_.names->names().of(one) + (owns ? "'s" : "");
  return behind;
}

/// Where the clause ends without the name of him to whom it is told: "you led K♥, Erin".
const char* Sentences::whom_he_calls(const char* start, const char* stop,
                                     record::Actor other) const {
  for (const char* at = stop; at != start; --at) {
    if (at[-1] != ',') {
      continue;
    }
    const char* const name = skip_blanks(at);
    const auto named = d_.names->person_at({name, static_cast<std::size_t>(stop - name)});
    return named && named->actor == other && skip_blanks(name + named->size) == stop ? at - 1
                                                                                     : stop;
  }
  return stop;
}

}  // namespace ecarte::notation
