// SPDX-License-Identifier: MIT
//
// What somebody says, sees or owns of himself or of the other: whom "he" and "she" mean in the
// clause, and what is done by saying it.
#include <algorithm>

#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

namespace {

/// Is he a woman by his name?
bool is_woman(record::Actor who, const NameTable& names) {
  return record::is_player(who) ? names.asked_sexes_of(who).own > 0
                                : sex_told_by(names.names().of(who)) > 0;
}

/// Who "he" or "she" is in what the actor reports: kNobody if it may be either.
record::Actor reported_of(std::string_view pronoun, record::Actor actor, const NameTable& names) {
  const int wanted = same_word(pronoun, "he") ? -1 : 1;
  if (!record::is_player(actor)) {
    return told_by_name(pronoun, names);
  }
  const auto [own, others] = names.asked_sexes_of(actor);
  if (own == -wanted) {
    return static_cast<record::Actor>(1 - actor);
  }
  return own == wanted && others == -wanted ? actor : record::kNobody;
}

}  // namespace

/// What is reported in a clause: the word behind "that", who it means, and whom it was told.
std::optional<Sentences::Reported> Sentences::reported_at(const char* phrase) {
  constexpr int kMostWords = 5;
  const Here now = here_now();
  const char* at = skip_blanks(phrase);
  Reported found;
  bool that = false;
  for (int words = 0; words < kMostWords && !that; ++words) {
    const std::string_view word = word_from(at);
    if (one_of(word, {"he", "she"})) {
      break;
    }
    that = one_of(word, {"that"});
    found.that = that;
    found.told = found.told || one_of(word, {"him", "her"});
    if (!that && !one_of(word, {"him", "her", "to", "out", "at", "once", "then", "again", "aloud",
                                "now", "also"})) {
      const auto whom = word.empty() ? std::nullopt : person_at(at, end_, now);
      if (!whom || found.told) {
        return std::nullopt;
      }
      found.told = true;
      at = skip_blanks(whom->end);
      continue;
    }
    at = skip_blanks(at + word.size());
  }
  found.subject = word_from(at);
  found.clause = at;
  if (one_of(found.subject, {"he", "she"})) {
    found.pronoun = true;
    found.who = reported_of(found.subject, d_.act.actor, *d_.names);
    const bool put = d_.rewritten != nullptr && d_.rewritten->has_put(at);
    const bool told_by_him =  // "I said that he …"
        d_.rewritten != nullptr && record::is_player(d_.act.actor) &&
        opens_with({d_.rewritten->begin,
                    static_cast<std::size_t>(d_.rewritten->end - d_.rewritten->begin)},
                   "I");
    const record::Actor tells = put           ? record::Actor{record::kNobody}
                                : told_by_him ? d_.act.actor
                                              : teller_of_deal();
    if (record::is_player(tells) && found.who == record::kNobody) {
      found.who = static_cast<record::Actor>(1 - tells);  // of himself he says "I"
    }
    return found;
  }
  const auto named =
      that ? d_.names->person_at({at, static_cast<std::size_t>(end_ - at)}) : std::nullopt;
  if (!named || !record::is_player(named->actor)) {
    return std::nullopt;
  }
  found.subject = {at, named->size};
  found.who = named->actor;
  return found;
}

/// The sentence with the name of whoever is spoken of in the clause, and of the actor for "him" and
/// of that one for "himself" in it.
Heard Sentences::with_name_of(const Reported& what, record::Actor who, const char* verb_at) {
  const record::Names& names = d_.names->names();
  const bool of_other = who != d_.act.actor;
  Heard told;
  told.end = end_of_clause(what.clause, end_, here_now());
  told.means = names.of(d_.act.actor) + " ";
  const std::string_view verb = word_from(verb_at);
  if (what.told && verb_meant(verb) == "says") {
    told.means += "says that ";
  } else if (what.told) {
    told.copy(verb.data(), verb.data() + verb.size());
    told.means += " that ";
  } else {
    told.copy(verb_at, what.clause);
    told.means += what.that ? "" : "that ";
  }
  told.means += of_other ? names.of(who) : std::string(what.subject);
  const char* from = what.subject.data() + what.subject.size();
  for (const char* at = from; at < told.end && *at != '"' && of_other;) {
    const std::string_view word = word_from(at);
    const char* const behind = at + std::max<std::size_t>(word.size(), 1);
    const bool put = d_.rewritten != nullptr && d_.rewritten->has_put(at);  // for "me"
    const bool self = !put && one_of(word, {"himself", "herself"});
    if (self || (put && one_of(word, {"himself"})) ||
        (one_of(word, {"him"}) && !is_woman(d_.act.actor, *d_.names))) {
      told.copy(from, at);
      told.means += names.of(self ? who : d_.act.actor);
      from = behind;
    }
    at = behind;
  }
  told.copy(std::min(from, told.end), told.end);
  return told;
}

/// Does one of the acts from `first` on keep words that are not those of the sentence?
bool Sentences::keeps_nothing(std::size_t first) const {
  return std::ranges::any_of(d_.acts->since(first), [](const Act& act) {
    return act.keeps_words() && act.detail == 0 && act.kept().size == 0;
  });
}

/// A verb of saying or finding with a clause that tells of the other, or is told to him. Where the
/// pronoun may be either, it is whoever speaks, if that can be read, and else the other.
bool Sentences::reported_read(const char* start, const char* at, const char* phrase, int row) {
  constexpr int kDeepest = 2;
  const auto what = depth_ > kDeepest ? std::nullopt : reported_at(phrase);
  const record::Actor actor = d_.act.actor;
  const bool put = what && d_.rewritten != nullptr && d_.rewritten->has_put(what->clause);
  if (!what || (put && what->pronoun)) {
    return false;
  }
  const bool player = record::is_player(actor);
  if (record::is_player(what->who)) {
    const char* const stop = end_of_clause(what->clause, end_, here_now());
    const std::string_view clause(what->clause, static_cast<std::size_t>(stop - what->clause));
    const bool himself = clause.find(" him") != std::string_view::npos ||
                         clause.find(" herself") != std::string_view::npos;
    const bool anew =
        what->pronoun ? what->who != actor || what->told : player && what->who != actor && himself;
    if (!anew || (!player && !what->pronoun)) {
      return false;
    }
    const char* const from = here();
    const Untried before = Untried::with_cards(d_);
    const std::size_t told = d_.acts->size();
    heard(start, with_name_of(*what, what->who, at));
    if (!keeps_nothing(told)) {
      return true;
    }
    before.restore(d_, start);  // it is kept as it was said, and nobody said it with a name
    d_.act.actor = actor;
    go_to(from);
    return false;
  }
  const char* const end = end_of_clause(what->clause, end_, here_now());
  bool either = false;  // "finds that he revoked": each may have, and may find it
  for (const char* c = what->clause; c < end;) {
    const std::string_view word = word_from(c);
    either = either || verb_meant(word) == "revokes";
    c += std::max<std::size_t>(word.size(), 1);
  }
  const auto other = static_cast<record::Actor>(1 - actor);
  if (player && one_of(word_from(at), {"complain", "complains", "complained"})) {
    heard(start, with_name_of(*what, other, at));  // nobody does of himself
    return true;
  }
  if (!player || either) {
    return false;
  }
  const Untried before = Untried::with_cards(d_);
  const Heard as_other = with_name_of(*what, other, at);
  try {
    verb_alone(start, at, phrase, row);
    return true;
  } catch (const LineError& error) {
    before.restore(d_, start);
    d_.act.actor = actor;
    go_to(at);
    if (error.id == "too-many-acts") {
      throw;
    }
    try {
      heard(start, as_other);
      return true;
    } catch (const LineError&) {
      before.restore(d_, start);
      d_.act.actor = actor;
      go_to(at);
    }
    throw;
  }
}

/// "Says that Y revoked", "says that he will not have it": what is found, or what would be done by
/// saying it to the other. False if it is no more than said.
bool Sentences::done_by_saying(const char* start, const char* phrase) {
  const char* clause = skip_blanks(phrase);
  if (!record::is_player(d_.act.actor) || d_.orders.deep > 0) {
    return false;
  }
  clause = word_from(clause) == "that" ? skip_blanks(clause + 4) : clause;
  // What he says of himself he does not find, nor a revoke where he names a card, as in "that she
  // has the king", nor a number wrong that was taken.
  if (!one_of(word_from(clause), {"he", "she"})) {
    const Untried before = Untried::with_cards(d_);
    const char* const at = here();
    const std::string_view told(clause, static_cast<std::size_t>(end_ - clause));
    if (found_in_clause(start, phrase)) {
      const Act* const found = d_.acts->last();
      const auto noun = found->object_as<record::Noun>();
      const bool revoke = noun == record::Noun::Revoke;
      if (noun != record::Noun::CardsTaken &&
          (!revoke || told.find("revoke") != std::string_view::npos)) {
        return true;
      }
      before.restore(d_, start);
      d_.act.actor = before.actor;
      go_to(at);
    }
  }
  const char* const stop = end_of_clause(clause, end_, here_now());
  const record::Names& names = d_.names->names();
  const auto other = static_cast<record::Actor>(1 - d_.act.actor);
  const auto named = d_.names->person_at({clause, static_cast<std::size_t>(stop - clause)});
  const std::string_view first = word_from(clause);
  const bool you = named && named->actor == other;
  if (!you && !one_of(first, {"he", "she"})) {
    return false;
  }
  for (const bool now : {false, true}) {
    std::string said = you ? "you" : "I";
    bool changed = false;
    for (const char* at = you ? clause + named->size : clause + first.size(); at < stop;) {
      const std::string_view word = word_from(at);
      const auto who = d_.names->person_at({at, static_cast<std::size_t>(stop - at)});
      const std::size_t size = who ? who->size : std::max<std::size_t>(word.size(), 1);
      const std::string_view present = !now                           ? std::string_view{}
                                       : one_of(word, {"would"})      ? "will"
                                       : one_of(word, {"had", "has"}) ? "have"
                                       : one_of(word, {"was"})        ? (you ? "are" : "am")
                                       : one_of(word, {"should"})     ? "must"
                                                                      : std::string_view{};
      changed = changed || !present.empty();
      said += who && who->actor == other     ? "you"
              : who                          ? names.of(who->actor)
              : !present.empty()             ? std::string(present)
              : one_of(word, {"him", "her"}) ? "you"
                                             : std::string(at, size);
      at += size;
    }
    if (now && !changed) {
      return false;
    }
    const auto meant = hear_utterance(said.data(), said.data() + said.size(), here_now());
    if (meant && !meant->aside && !meant->refusal && !meant->remark && !meant->amends) {
      Heard aloud;
      aloud.end = stop;
      aloud.means = names.of(d_.act.actor) + " says \"" + said + "\"";
      heard(start, aloud);
      return true;
    }
  }
  return false;
}

}  // namespace ecarte::notation
