// SPDX-License-Identifier: MIT
//
// Who acts: by name, by a word for him, or by a name that is new.
#include "notation/matching.hpp"
#include "notation/nearest.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

namespace {

bool starts_with_card(const char* at, const char* end) {
  Input in(at, end, "");
  return p::parse<g::card>(in);
}

/// "a gentleman standing by", "the backer", "my uncle": how many bytes, and the word for him.
struct Unnamed {
  std::size_t size = 0;
  std::string_view word;
};
Unnamed unnamed_person(const char* at, const char* end) {
  const auto taken = [&](const char* from, std::string_view words) {
    return g::words_taken({from, static_cast<std::size_t>(end - from)}, words);
  };
  const char* noun = at;
  for (const std::string_view first :
       {"one of the", "One of the", "another", "Another", "some", "Some", "an", "An", "a", "A",
        "the", "The", "my", "My", "his", "her", "our", "Our"}) {
    if (const std::size_t size = taken(at, first); size > 0) {
      noun = at + size;
      break;
    }
  }
  while (noun != end && (*noun == ' ' || *noun == '\t')) {
    ++noun;
  }
  for (const std::string_view person : people()) {
    if (noun == end || (*noun | 0x20) != person[0]) {
      continue;
    }
    std::size_t rest = taken(noun + 1, person.substr(1));
    if (rest == 0) {
      rest = taken(noun + 1, std::string(person.substr(1)) + "s");
    }
    if (rest == 0) {
      continue;
    }
    const char* stop = noun + 1 + rest;
    for (const std::string_view after :
         {"standing by", "looking on", "who stands by", "who stood by", "who was looking on",
          "who is looking on", "watching", "at the table", "by the fire", "behind him",
          "behind her", "in the room", "present"}) {
      const char* more = stop;
      while (more != end && *more == ' ') {
        ++more;
      }
      if (const std::size_t size = taken(more, after); size > 0) {
        stop = more + size;
      }
    }
    return {static_cast<std::size_t>(stop - at), {noun, person.size()}};
  }
  return {};
}

/// Does it say no more than that somebody is spoken of?
bool is_article(std::string_view words) {
  constexpr auto kArticles =
      std::to_array<std::string_view>({"", "a ", "an ", "the ", "A ", "An ", "The "});
  return std::ranges::find(kArticles, words) != kArticles.end();
}

}  // namespace

bool only_of_players(std::string_view verb) {
  static constexpr auto kOfPlayers = std::to_array<std::string_view>(
      {"abandons", "accepts", "alters",   "announces", "changes", "completes", "cuts",
       "declines", "denies",  "discards", "draws",     "exposes", "follows",   "gathers",
       "gives",    "grants",  "holds",    "leads",     "lets",    "makes",     "marks",
       "names",    "plays",   "proposes", "puts",      "redeals", "resigns",   "revokes",
       "shuffles", "throws",  "trumps",   "turns",     "wins",    "loses",     "lays",
       "drops",    "picks",   "bids",     "stands"});
  return std::ranges::find(kOfPlayers, verb) != kOfPlayers.end();
}

/// Past "A or Y": one of the two who play; nullptr if it is not said so.
const char* Sentences::past_either_player(const char* at) const {
  Input in(at, end_, "");
  p::parse<p::seq<p::sor<g::says<"either">, g::says<"Either">>, g::blanks>>(in);
  const auto first = d_.names->person_at({in.current(), in.size()});
  if (!first || !record::is_player(first->actor)) {
    return nullptr;
  }
  in.bump(first->size);
  if (!p::parse<p::seq<g::blanks, g::says<"or">, g::blanks>>(in)) {
    return nullptr;
  }
  const auto second = d_.names->person_at({in.current(), in.size()});
  const bool both = second && record::is_player(second->actor) && second->actor != first->actor;
  return both ? in.current() + second->size : nullptr;
}

/// "? gives", "A or Y exposes": somebody, it is not known who.
bool Sentences::unknown_person(const char* start) {
  if (*start != '?' && rest().find("or") == std::string_view::npos) {
    return false;
  }
  const char* const either = *start == '?' ? nullptr : past_either_player(start);
  if (*start != '?' && either == nullptr) {
    return false;
  }
  const char* verb = skip_blanks(either != nullptr ? either : start + 1);
  const std::string_view word = word_from(verb);
  if (verb == start + 1 || find_verb_row(word) < 0 || verb_meant(word) == "is" ||
      verb_meant(word) == "lies") {
    return false;
  }
  in_.bump(static_cast<std::size_t>(verb - start));
  d_.act.actor = record::kNobody;
  d_.subject_is_somebody = true;
  return true;
}

/// True if what stands here may be a subject though its first word, no name, is a verb: a card, as
/// "king of hearts" is, or a pack. No verb is an article or a word for somebody.
bool Sentences::may_be_subject(std::string_view word) const {
  const std::string_view text = rest();
  const std::string_view after = text.substr(word.size());
  if (after.empty() || after.starts_with(';')) {
    return false;
  }
  return in_other_tongue(d_) || g::card_size(text) > 0 || g::words_taken(after, " of") > 0 ||
         g::words_taken(after, " pack") > 0;
}

bool Sentences::subject(const std::optional<NameTable::Found>& named) {
  const record::Actor carried = d_.act.actor;
  if (named && rest().size() > named->size && g::is_blank(rest()[named->size])) {
    const char* after = here() + named->size;
    Input in(after, end_, "");
    if (!p::parse<p::seq<g::blanks, g::also>>(in)) {  // one person, and not two
      in_.bump(named->size);
      d_.act.actor = named->actor;
      d_.who = record::kUnstated;
      if (record::is_player(d_.act.actor)) {
        d_.names->meet(d_.act.actor);
      }
      return true;
    }
  }
  const bool of_pack = (*here() | 0x20) == 't';  // "the red pack was used by A" is no subject
  const std::size_t known = of_pack ? d_.names->mark() : 0;
  if (match<g::subject>()) {
    if (!d_.listed.empty()) {
      d_.act.actor = record::kNobody;
    }
    if (record::is_player(d_.act.actor)) {
      d_.names->meet(d_.act.actor);
    }
    d_.who = record::kUnstated;
    return true;
  }
  if (of_pack) {
    d_.names->restore(known);
  }
  d_.act.actor = carried;
  d_.listed.clear();
  return person_subject();
}

/// A subject that is no name: "the dealer", "his adversary", "he".
bool Sentences::person_subject() {
  if (carry_ && find_verb_row(word_from(here())) >= 0) {
    return false;
  }
  Here now = here_now();
  if (pronoun(word_from(here()))) {
    return true;
  }
  now.actor = now.moment.last_actor();
  const auto who = person_at(here(), end_, now);
  if (!who || who->end == end_ || word_from(skip_blanks(who->end)).empty()) {
    return false;
  }
  in_.bump(static_cast<std::size_t>(who->end - here()));
  d_.act.actor = who->actor;
  return true;
}

/// Somebody around the table who is not declared. False if the verb is one of players.
bool Sentences::bystander_of(std::string_view name, std::string_view verb, const char* at) {
  if (only_of_players(verb_meant(verb))) {
    return false;
  }
  std::string borne = tidy(name);
  borne[0] = borne[0] >= 'a' && borne[0] <= 'z' ? static_cast<char>(borne[0] - 32) : borne[0];
  std::optional<record::Actor> actor = d_.names->find(borne);
  const auto& players = d_.names->names().players;
  const std::array<std::string_view, 2> both{players[0], players[1]};
  if (!actor && nearest(borne, both).empty()) {
    actor = d_.names->add_bystander(borne);
  }
  if (!actor) {
    return false;
  }
  in_.bump(static_cast<std::size_t>(at - here()));
  d_.act.actor = *actor;
  d_.who = record::kUnstated;  // "Y's friend" is not Y
  return true;
}

/// "a voice from the sofa": past the place where somebody is, if a verb follows it.
const char* Sentences::past_whereabouts(const char* at) const {
  static constexpr auto kWhere =
      std::to_array<std::string_view>({"from", "at", "by", "near", "behind", "on", "in", "across"});
  constexpr int kMostWords = 5;
  const char* word_at = skip_blanks(at);
  if (std::ranges::find(kWhere, word_from(word_at)) == kWhere.end()) {
    return at;
  }
  for (int words = 0; words < kMostWords; ++words) {
    const std::string_view word = word_from(word_at);
    if (word.empty()) {
      return at;
    }
    const char* stop = word_at + word.size();
    word_at = skip_blanks(stop);
    if (words > 0 && find_verb_row(word_from(word_at)) >= 0) {
      return stop;
    }
  }
  return at;
}

/// "the lady at the piano plays": what somebody does who does not play has nothing of the game in
/// the verb alone. `at` if nobody such is the subject, or a player is spoken of.
const char* Sentences::past_onlookers_verb(const char* at, const char* stop) {
  const Unnamed person = unnamed_person(at, stop);
  if (person.size == 0) {
    return at;
  }
  const char* verb = skip_blanks(past_whereabouts(at + person.size));
  const Here now = here_now();
  for (const char* word = verb; word < stop;
       word = skip_blanks(word + std::max<std::size_t>(word_from(word).size(), 1))) {
    if (person_at(word, stop, now)) {
      return at;
    }
  }
  const std::string_view word = word_from(verb);
  return find_verb_row(word) < 0 ? at : verb + word.size();
}

/// Words with a capital, up to a verb, that nobody has borne yet: a player's if no `players:` line
/// names them, else a bystander's unless the verb is one of players only.
bool Sentences::new_name(const char* at) {
  if (one_of(word_from(at), {"I", "we"})) {
    return false;  // whoever tells it
  }
  if (one_of(word_from(at), {"One", "Two", "Three", "Four", "Five", "Six", "Away", "Up", "Down",
                             "Out", "Off", "Over", "What"})) {
    return false;  // "Four went out", "Up went the seven"
  }
  if (const char* const verb = skip_blanks(at + word_from(at).size());
      !d_.names->has_a_seat_free() && one_of(word_from(verb), {"went", "goes", "came", "comes"}) &&
      !game_word_in(verb, at + g::clause_size({at, static_cast<std::size_t>(end_ - at)}), false)
           .empty()) {
    return false;  // "Overboard went Y's ten"
  }
  if (const auto titled = d_.names->titled_at({at, static_cast<std::size_t>(end_ - at)})) {
    const std::string said(at, titled->size);  // of somebody it would be his name
    throw LineError{"two-senses", at, at + titled->size,
                    "expected who by his name, since '" + said + "' may be one or another"};
  }
  const char* stop = at;
  const char* next = at;
  for (int words = 0; words < 5; ++words) {
    Input in(next, end_, "");
    if (!p::parse<g::name_word>(in) || !looks_like_a_name({next, 1}) ||
        is_reserved({next, static_cast<std::size_t>(in.current() - next)})) {
      break;
    }
    stop = in.current();
    next = skip_blanks(stop);
  }
  const char* noun = at;
  if (const auto owner = d_.names->person_at({at, static_cast<std::size_t>(end_ - at)})) {
    Input in(at + owner->size, end_, "");  // "A's backer"
    noun = p::parse<p::seq<g::possessive, g::blanks>>(in) ? in.current() : at;
  }
  if (Unnamed person = unnamed_person(noun, end_); person.size > 0) {
    person.size = static_cast<std::size_t>(past_whereabouts(noun + person.size) - at);
    const char* after = skip_blanks(at + person.size);
    const bool colon = after != end_ && *after == ':';
    const std::string_view verb = colon ? std::string_view("says") : word_from(after);
    const bool plays = noun == person.word.data() && looks_like_a_name(person.word) &&
                       d_.names->has_a_seat_free() && only_of_players(verb_meant(verb));
    if (find_verb_row(verb) >= 0 && !plays) {
      const std::string_view before(noun, static_cast<std::size_t>(person.word.data() - noun));
      d_.pass_over(at, is_article(before) ? noun : person.word.data());
      d_.pass_over(person.word.data() + person.word.size(), at + person.size);
      return bystander_of(person.word, verb, at + person.size);
    }
  }
  if (noun != at) {
    return false;  // "Y's A"
  }
  const char* name_end = stop;
  if (stop != at) {
    // "Colonel Hay, a bystander, says …"
    Input in(stop, end_, "");
    p::parse<p::seq<p::opt<p::one<','>>, g::gap>>(in);
    const Unnamed who = unnamed_person(in.current(), end_);
    if (who.size > 0 && in.current() != stop) {
      in.bump(who.size);
      p::parse<p::seq<g::gap, p::opt<p::one<','>>, g::gap>>(in);
      next = in.current();
      name_end = next;
      d_.pass_over(stop, name_end);
    }
  }
  const std::string_view word = word_from(next);
  const int row = find_verb_row(word);
  if (stop == at) {  // a bystander may be written small, as an old record has it
    const std::string_view name = word_from(at);
    next = skip_blanks(at + name.size());
    const Verb* verb = find_verb(word_from(next));
    if (name.empty() || verb == nullptr || is_reserved(name) || verb->by != kBystander) {
      return false;
    }
    stop = at + name.size();
    const auto actor = d_.names->add_bystander(name);
    d_.act.actor = actor.value_or(record::kNobody);
    in_.bump(name.size());
    return actor.has_value();
  }
  const Verb* verb = row < 0 ? nullptr : row_facts(row).verb;
  const std::string_view after = word_from(skip_blanks(next + word.size()));
  const std::string_view name(at, static_cast<std::size_t>(stop - at));
  // What somebody says in words of his own may be said by either: the first two are the players.
  const char* quote = skip_blanks(next + word.size());
  const char* colon = skip_blanks(after.data() + after.size());
  const bool words = after == "out" && colon != end_ && *colon == ':';  // "points out: …"
  const bool speaks =
      verb != nullptr && ((verb->word == "remarks" && quote != end_ && *quote == '"') ||
                          (verb->word == "points" && words));
  const bool bystanders = (verb != nullptr && verb->by == kBystander && !speaks) ||
                          (word == "looks" && after == "over") ||
                          (word == "plays" && after == "out");
  std::optional<record::Actor> actor;
  if (bystanders) {
    actor = d_.names->add_bystander(name);
  } else if (row >= 0 || starts_with_card(next, end_)) {
    actor = d_.names->take_player(name);
  }
  if (!actor) {
    return row >= 0 && bystander_of(name, word, name_end);
  }
  in_.bump(static_cast<std::size_t>(name_end - at));
  d_.act.actor = *actor;
  return true;
}

}  // namespace ecarte::notation
