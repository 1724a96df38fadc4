// SPDX-License-Identifier: MIT
//
// What patterns catch that is told in many ways and is one thing: packets, cards that are not
// known, and how the game stands.
#include <algorithm>

#include "grammar/phrases.hpp"
#include "notation/input.hpp"
#include "notation/matcher.hpp"
#include "notation/sentences.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

namespace g = grammar;

namespace {

int small_number(string_view word) {
  return word == "0" || same_word(word, "nothing") ? 0 : counted(word, 5);
}

/// How many points somebody has, where it is told that nobody knows.
constexpr int kUnknown = 100;

std::string points_told(int points) {
  return points == kUnknown ? "?" : std::to_string(points);
}

/// A word or a figure.
string_view token_at(const char* at, const char* end) {
  const char* stop = at;
  while (stop != end && ((*stop | 0x20) >= 'a' && (*stop | 0x20) <= 'z')) {
    ++stop;
  }
  if (stop == at && stop != end && *stop >= '0' && *stop <= '9') {
    ++stop;
  }
  return {at, static_cast<std::size_t>(stop - at)};
}

}  // namespace

/// "three and two", "by threes and twos", "first two, then three cards each", "3-2": the packets.
bool Matcher::order(string_view name, std::size_t next, const char* at) {
  int first = 0;
  const char* stop = at;
  for (const char* c = at; c != end_;) {
    if (blank(*c) || *c == ',' || *c == '-' || *c == '/' || *c == ':') {
      ++c;
      continue;
    }
    if (string_view(c, static_cast<std::size_t>(end_ - c)).starts_with("\xe2\x80\x93")) {
      c += 3;
      continue;
    }
    const string_view word = token_at(c, end_);
    string_view one = word;
    one.remove_suffix(one.ends_with('s') && one.size() > 3 ? 1 : 0);
    const int number = small_number(one);
    const char* const behind = c + word.size();
    if (number == 2 || number == 3) {
      if (first == 0) {
        first = number;
        c = behind;
        continue;
      }
      if (first + number != 5) {
        return false;
      }
      stop = behind;
      break;
    }
    const bool before = one_of(word, {"the", "them", "cards", "by", "in", "packets", "of", "first",
                                      "a", "round", "usual", "ordinary", "customary"});
    const bool between = one_of(word, {"and", "then", "cards", "card", "each", "apiece", "followed",
                                       "by", "next", "afterwards", "first", "in", "a", "the"});
    if (word.empty() || !(first == 0 ? before : between)) {
      return false;
    }
    c = behind;
  }
  if (stop == at) {
    return false;
  }
  Input in(stop, end_, "");
  p::parse<p::seq<g::blanks, g::says<"cards", "card">>>(in);
  p::parse<p::seq<g::blanks, g::says<"at a time", "each", "apiece", "to each of them",
                                     "to each player", "to each", "at once">>>(in);
  return catch_and_go(name, at, in.current(), first == 3 ? "3-2" : "2-3", next);
}

/// "three others", "two more cards", "four unknown cards": so many that are not known.
bool Matcher::others(string_view name, std::size_t next, const char* at) {
  const string_view word = token_at(at, end_);
  const int number = one_of(word, {"another"}) ? 1 : small_number(word);
  Input in(at + word.size(), end_, "");
  const bool alone = one_of(word, {"another"});
  const bool told = p::parse<
      p::seq<g::blanks, p::sor<p::seq<g::says<"others", "other", "more", "unknown", "further">,
                                      p::opt<g::blanks, g::says<"cards", "card", "ones">>>,
                               g::says<"cards", "card">>>>(in);
  if (number < 1 || (!told && !alone)) {
    return false;
  }
  p::parse<p::seq<g::blanks, g::says<"which are not known", "that are not known", "not known",
                                     "unknown", "he did not show", "she did not show">>>(in);
  string cards = "?";
  for (int i = 1; i < number; ++i) {
    cards += " ?";
  }
  return catch_and_go(name, at, in.current(), std::move(cards), next);
}

std::pair<int, const char*> Matcher::points_at(const char* at) const {
  Input in(at, end_, "");
  p::parse<p::seq<g::says<"only", "just", "still", "but">, g::blanks>>(in);
  const char* const from = in.current();
  const string_view word = token_at(from, end_);
  int number = small_number(word);
  if (one_of(word, {"none", "nil", "love", "nought", "zero"})) {
    number = 0;
  }
  const char* stop = from + word.size();
  Input behind(stop, end_, "");
  const bool noun =
      p::parse<p::seq<g::blanks, g::says<"points", "point", "marks", "mark", "up">>>(behind);
  if (number < 0 && noun && one_of(word, {"no", "a", "single"})) {
    number = one_of(word, {"no"}) ? 0 : 1;
  }
  if (!noun && stop != end_ && g::is_word_char(*stop)) {
    number = -1;  // "10"
  }
  return {number, noun ? behind.current() : stop};
}

Matcher::Half Matcher::half_at(const char* at) const {
  Half half;
  const auto subject = [&](const char* from) -> std::optional<const char*> {
    if (const auto who = person_at(from, end_, here_); who && record::is_player(who->actor)) {
      half.whose = who->actor;
      return who->end;
    }
    const string_view pronoun = word_at(from);
    half.pronoun =
        pronoun == "I" || pronoun == "me" || one_of(pronoun, {"he", "she", "him", "her"});
    return half.pronoun ? std::optional(from + pronoun.size()) : std::nullopt;
  };
  if (const auto behind = subject(at)) {
    Input in(*behind, end_, "");
    if (p::parse<p::seq<p::opt<g::possessive, g::blanks, g::says<"score", "counter", "total">>,
                        g::blanks, g::says<"is", "was">, g::blanks,
                        p::sor<g::says<"unknown">, p::seq<g::says<"not">, g::blanks,
                                                          g::says<"known", "told", "recorded",
                                                                  "given", "remembered">>>>>(in)) {
      half.points = kUnknown;
      half.end = in.current();
      return half;
    }
    if (p::parse<p::seq<g::possessive, g::blanks>>(in)) {  // "to Bob's two"
      const auto [points, stop] = points_at(in.current());
      half.points = points;
      half.end = stop;
      return half;
    }
    if (p::parse<p::seq<g::blanks, g::says<"has", "had", "is", "was">,
                        p::opt<g::blanks, g::says<"not", "yet">>, p::opt<g::blanks, g::says<"yet">>,
                        g::blanks, p::opt<g::says<"yet">, g::blanks>, g::says<"to score", "scored">,
                        p::opt<g::blanks, g::says<"yet">>>>(in)) {
      half.points = 0;
      half.end = in.current();
      return half;
    }
    p::parse<p::seq<p::opt<g::gap, p::one<':', ',', '='>>, g::blanks,
                    p::opt<g::says<"now", "then", "already">, g::blanks>,
                    p::opt<g::says<"has", "had", "is", "was", "stands", "stood", "with", "held",
                                   "being", "having">,
                           g::blanks>,
                    p::opt<g::says<"now", "then", "already">, g::blanks>,
                    p::opt<g::says<"at", "on", "with">, g::blanks>>>(in);
    const auto [points, stop] = points_at(in.current());
    half.points = in.current() == *behind ? -1 : points;
    half.end = stop;
    return half;
  }
  const auto [points, stop] = points_at(at);
  Input in(stop, end_, "");
  if (points < 0 || !p::parse<p::seq<g::blanks, g::says<"to", "for">, g::blanks>>(in)) {
    return half;
  }
  if (const auto behind = subject(in.current())) {
    half.points = points;
    half.end = *behind;
  }
  return half;
}

/// "Ann did the same": as many cards as the other has just thrown out and taken.
bool Matcher::substitute_same(Heard& heard) const {
  using record::ActKind;
  const std::vector<record::Act>& acts = here_.acts.all();
  string told;
  if (!acts.empty() && acts.back().kind == ActKind::Claim) {
    const auto remedy = acts.back().object_as<record::Remedy>();
    const auto* const named =
        std::ranges::find(record::kRemedyWords, remedy, &record::Word<record::Remedy>::value);
    heard.means +=
        "claims " + (named == record::kRemedyWords.end() ? string{} : string(named->text));
    return named != record::kRemedyWords.end();
  }
  for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
    if ((act->kind != ActKind::Discard && act->kind != ActKind::Take) || act->count == 0 ||
        act->count == record::kUnstated || act->actor == here_.actor) {
      break;
    }
    told = (act->kind == ActKind::Discard ? "discards " : "takes ") + std::to_string(act->count) +
           (told.empty() ? "" : "; ") + told;
  }
  heard.means += told;
  return !told.empty();
}

/// "Bob two", behind what the actor has: the other's half.
bool Matcher::half(string_view name, std::size_t next, const char* at) {
  Half other = half_at(at);
  if (!record::is_player(here_.actor) || other.points < 0) {
    return false;
  }
  if (other.pronoun) {
    other.whose = static_cast<record::Actor>(1 - here_.actor);
  }
  return record::is_player(other.whose) && other.whose != here_.actor &&
         catch_and_go(name, at, other.end,
                      here_.names.names().of(other.whose) + " " + points_told(other.points), next);
}

/// "that Bob had had six cards", "he has one card more than he should", "that there were six cards
/// in Bob's hand": how many he has, as it is found.
bool Matcher::held(string_view name, std::size_t next, const char* at) {
  Input in(at, end_, "");
  p::parse<p::seq<g::says<"that">, g::blanks>>(in);
  const char* const subject = in.current();
  const string_view word = word_at(subject);
  const bool there = one_of(word, {"there"});
  string whose;
  const char* c = subject + word.size();
  if (const auto who = there ? std::nullopt : person_at(subject, end_, here_);
      who && record::is_player(who->actor)) {
    whose = who->actor == here_.actor ? "his" : owner_named(who->actor);
    c = who->end;
    Input hand(c, end_, "");
    c = p::parse<p::seq<g::possessive, g::blanks, g::says<"hand", "cards">>>(hand) ? hand.current()
                                                                                   : c;
  } else if (one_of(word, {"he", "she"}) && record::is_player(here_.actor)) {
    whose = "his";
  } else if (!there) {
    return false;
  }
  bool verb = false;
  bool dealt = false;
  for (;; c += word_at(c).size()) {
    c = skip(c);
    const string_view next_word = c == end_ ? string_view{} : word_at(c);
    const bool has = one_of(next_word, {"has", "had", "have", "holds", "held", "got", "is", "was",
                                        "are", "were", "holding", "contains", "contained"});
    if (!has && !one_of(next_word, {"been", "dealt", "given", "with", "only", "just", "but", "now",
                                    "actually", "still", "really"})) {
      break;
    }
    verb = verb || has;
    dealt = dealt || one_of(next_word, {"dealt"});
  }
  const string_view number_word = c == end_ ? string_view{} : token_at(c, end_);
  const int number = one_of(number_word, {"a"}) ? 1 : counted(number_word, 8);
  if (!verb || number < 1) {
    return false;
  }
  Input behind(c + number_word.size(), end_, "");
  p::parse<p::seq<g::blanks, g::says<"cards", "card">>>(behind);
  const char* const cards_end = behind.current();
  const bool many =
      p::parse<p::seq<g::blanks, g::says<"too many", "more", "over", "extra">>>(behind);
  const bool few =
      !many && p::parse<p::seq<g::blanks, g::says<"too few", "less", "fewer", "short">>>(behind);
  if ((many || few) && number != 1) {
    return false;
  }
  if (number == 1 && !many && !few) {
    return false;
  }
  p::parse<p::seq<g::blanks,
                  g::says<"than he should", "than she should", "than he ought", "than she ought",
                          "than allowed", "than five", "than due">,
                  p::opt<g::blanks, g::says<"have", "to have", "hold">>>>(behind);
  if (Input where(behind.current(), end_, "");
      p::parse<p::seq<g::blanks, g::says<"in his hand", "in her hand", "in hand", "in the hand",
                                         "in his hands", "in all">>>(where)) {
    const string_view her = word_at(skip(skip(behind.current()) + 2));
    if (whose.empty() && is_of_other(her)) {
      here_.moment.asks_more();
      whose = owner_named(static_cast<record::Actor>(1 - here_.actor));
    }
    behind.bump(static_cast<std::size_t>(where.current() - behind.current()));
  } else if (whose.empty()) {
    if (!p::parse<p::seq<g::blanks, g::says<"in">, g::blanks>>(behind)) {
      return false;
    }
    const auto who = person_at(behind.current(), end_, here_);
    if (!who || !record::is_player(who->actor)) {
      return false;
    }
    whose = owner_named(who->actor);
    behind.bump(static_cast<std::size_t>(who->end - behind.current()));
    if (!p::parse<p::seq<g::possessive, g::blanks, g::says<"hand">>>(behind)) {
      return false;
    }
  }
  p::parse<p::seq<g::blanks, g::says<"instead of five", "instead of the five", "and not five">>>(
      behind);
  if (whose.empty()) {
    whose = "his";
  }
  string told = many  ? "a card too many"
                : few ? "a card too few"
                      : string(number_word.data(), cards_end);
  const string_view then = dealt && !many && !few ? " as dealt" : "";
  return catch_and_go(name, at, behind.current(), told + " in " + whose + " hand" + string(then),
                      next);
}

/// "Ann 3, Bob 2", "three to Ann and two to Bob", "two all", "three points each", "3-2 to Ann",
/// "I had two points and Bob three": how the game stands.
bool Matcher::scores(string_view name, std::size_t next, const char* at) {
  const auto& players = here_.names.names().players;
  if (players[0].empty() || players[1].empty()) {
    return false;
  }
  if (const Half one = half_at(at); one.points >= 0) {
    Input in(one.end, end_, "");
    const bool joined = p::parse<p::sor<
        p::seq<g::comma, p::opt<g::says<"and", "while", "but", "to">, g::blanks>>,
        p::seq<g::blanks, g::says<"and", "while", "but", "to", "against", "with">, g::blanks>,
        p::seq<g::gap, p::one<';'>, g::gap>>>(in);
    Half two = joined ? half_at(in.current()) : Half{};
    Half first = one;
    if (two.points >= 0 && record::is_player(two.whose) && first.pronoun) {
      first.whose = static_cast<record::Actor>(1 - two.whose);
    }
    if (two.points >= 0 && record::is_player(first.whose) && two.pronoun) {
      two.whose = static_cast<record::Actor>(1 - first.whose);
    }
    if (two.points >= 0 && record::is_player(first.whose) && record::is_player(two.whose) &&
        first.whose != two.whose) {
      return catch_and_go(name, at, two.end,
                          players[first.whose] + " " + points_told(first.points) + ", " +
                              players[two.whose] + " " + points_told(two.points),
                          next);
    }
  }
  const auto [points, stop] = points_at(at);
  if (points < 0) {
    return false;
  }
  Input in(stop, end_, "");
  if (p::parse<
          p::seq<g::blanks, g::says<"all", "each", "apiece", "for both players", "for both", "both",
                                    "on either side", "on each side", "on both sides">>>(in)) {
    return catch_and_go(name, at, in.current(), std::to_string(points) + " all", next);
  }
  if (!p::parse<p::seq<p::sor<p::seq<g::gap, g::dash, g::gap>,
                              p::seq<g::blanks, g::says<"to", "against">, g::blanks>>>>(in)) {
    return false;
  }
  const auto [other, end] = points_at(in.current());
  if (other < 0) {
    return false;
  }
  Input whose(end, end_, "");
  if (p::parse<p::seq<p::opt<p::one<','>>, g::blanks,
                      g::says<"to", "for", "in favour of", "in favor of">, g::blanks>>(whose)) {
    if (const auto who = person_at(whose.current(), end_, here_);
        who && record::is_player(who->actor)) {
      return catch_and_go(name, at, who->end,
                          players[who->actor] + " " + std::to_string(points) + ", " +
                              players[1 - who->actor] + " " + std::to_string(other),
                          next);
    }
  }
  return points == other && catch_and_go(name, at, end, std::to_string(points) + " all", next);
}

}  // namespace ecarte::notation
