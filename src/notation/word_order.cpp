// SPDX-License-Identifier: MIT
#include "notation/word_order.hpp"

#include <algorithm>

#include "grammar/record.hpp"
#include "notation/input.hpp"
#include "notation/lexicon.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

namespace g = grammar;
using std::string_view;

namespace {

/// Words with which no thing begins that something is done to.
bool joins_or_relates(string_view word) {
  return one_of(
      word,
      {"in",      "on",      "at",      "to",     "for",    "with",  "from",    "of",    "by",
       "after",   "until",   "till",    "before", "when",   "while", "if",      "as",    "since",
       "because", "though",  "and",     "but",    "so",     "that",  "which",   "who",   "whose",
       "whom",    "what",    "how",     "then",   "now",    "not",   "only",    "where", "why",
       "whether", "without", "instead", "upon",   "under",  "over",  "or",      "than",  "thus",
       "there",   "it",      "here",    "once",   "unless", "until", "against", "out",   "up",
       "down",    "away",    "off",     "back"});
}

bool goes_with_verb(string_view word) {
  return one_of(word, {"up", "out", "down", "away", "aside", "over", "back", "off", "in", "for"});
}

/// "The eight", "Two": with a small letter, where it stands no more at the beginning.
void copy_small(Pieces& into, string_view thing) {
  static constexpr auto kCapital = std::to_array<string_view>(
      {"The",   "An",      "His", "Her", "It",      "They",    "Two",  "Three",
       "Four",  "Five",    "Six", "One", "Both",    "Another", "None", "Cards",
       "No",    "Nothing", "All", "To",  "On",      "Upon",    "With", "From",
       "Under", "Over",    "In",  "For", "Without", "At",      "By",   "Against"});
  const string_view first = thing.substr(0, g::word_size(thing));
  if (std::ranges::find(kCapital, first) != kCapital.end() || begins_with_article(thing)) {
    into.say(std::string(1, lower(thing[0])));
    thing.remove_prefix(1);
  }
  into.copy(thing);
}

}  // namespace

WordOrder::WordOrder(const char* start, const char* stop, const Here& here, record::Actor carried)
    : start_(start), stop_(stop), here_(here), carried_(carried), body_(start) {
  Input in(start, stop, "");
  if (p::parse<p::sor<p::seq<g::trick_figure, g::gap, p::one<'.', ':', ')'>, g::gap>,
                      p::seq<g::trick_word, p::sor<g::trick_figure, g::number_word>, g::gap,
                             p::one<'.', ':', ','>, g::gap>>>(in)) {
    body_ = in.current();
  }
  take_apart(body_);
}

void WordOrder::take_apart(const char* at) {
  while (at < stop_) {
    if (blank(*at)) {
      ++at;
      continue;
    }
    if (*at == '"' ||
        string_view(at, static_cast<std::size_t>(stop_ - at)).starts_with("\xe2\x80\x9c")) {
      parts_.clear();  // speech
      return;
    }
    const string_view left(at, static_cast<std::size_t>(stop_ - at));
    Part part;
    std::size_t size = 0;
    const string_view word = left.substr(0, g::word_size(left));
    const bool nobody = begins_with_article(left) || one_of(word, {"himself", "herself"});
    Person who;
    if (const auto named = nobody ? std::nullopt : person_at(at, stop_, here_)) {
      who = *named;
    }
    Input card(at, stop_, "");
    if (p::parse<g::a_card>(card) && card.current() != at && *at != '?') {
      part.kind = Part::Kind::Card;
      size = static_cast<std::size_t>(card.current() - at);
    } else if (who.actor != record::kNobody) {
      Input owned(who.end, stop_, "");
      const bool owns = p::parse<g::possessive>(owned);
      part.kind = owns ? Part::Kind::Owner : Part::Kind::Person;
      part.actor = who.actor;
      size = static_cast<std::size_t>((owns ? owned.current() : who.end) - at);
    } else if (!word.empty()) {
      size = word.size();
      part.row = find_verb_row(word);
      part.finite = part.row >= 0 ? is_finite(word) : tells_phrasal(word);
    } else if (const std::size_t digits = g::digits_size(left); digits > 0) {
      size = digits;
    } else {
      part.kind = Part::Kind::Mark;
      size = 1;
      while (size < left.size() && (left[size] & '\xc0') == '\x80') {
        ++size;
      }
    }
    part.text = left.substr(0, size);
    parts_.push_back(part);
    at += size;
  }
}

bool WordOrder::is_word(std::size_t at, std::initializer_list<string_view> words) const {
  return at < parts_.size() && parts_[at].kind == Part::Kind::Word &&
         one_of(parts_[at].text, words);
}

bool WordOrder::is_mark(std::size_t at, char mark) const {
  return at < parts_.size() && parts_[at].text.size() == 1 && parts_[at].text[0] == mark;
}

/// Somebody by his name, or "he", who may do what follows.
bool WordOrder::is_subject(std::size_t at) const {
  return at < parts_.size() &&
         (parts_[at].kind == Part::Kind::Person || is_word(at, {"he", "she", "they", "I", "we"}));
}

/// The place of the verb of whoever is at `subject`, past words that say when; 0 if there is none.
std::size_t WordOrder::verb_behind(std::size_t subject) const {
  constexpr std::size_t kMostBetween = 3;
  for (std::size_t at = subject + 1; at < parts_.size() && at <= subject + 1 + kMostBetween; ++at) {
    if ((parts_[at].row >= 0 || parts_[at].finite) && parts_[at].kind == Part::Kind::Word) {
      return at;
    }
    if (parts_[at].kind != Part::Kind::Word ||
        !(parts_[at].text.ends_with("ly") ||
          is_word(at, {"then", "now", "also", "next", "again", "too", "had", "has", "himself",
                       "herself", "thereupon", "just", "at", "once"}))) {
      return 0;
    }
  }
  return 0;
}

std::size_t WordOrder::past_particles(std::size_t at) const {
  while (at < parts_.size() && parts_[at].kind == Part::Kind::Word &&
         goes_with_verb(parts_[at].text)) {
    ++at;
  }
  return at;
}

/// The first place, behind the first word, where somebody stands with what he does; 0 if none does.
std::size_t WordOrder::first_subject() const {
  for (std::size_t at = 1; at < parts_.size(); ++at) {
    if (is_subject(at) && verb_behind(at) > 0) {
      return at;
    }
  }
  return 0;
}

/// May the words be a thing that something is done to: "the eight of diamonds", "two more"?
bool WordOrder::may_be_thing(std::size_t from, std::size_t to) const {
  constexpr std::size_t kMostWords = 8;
  if (from >= to || to - from > kMostWords ||
      (parts_[from].kind == Part::Kind::Word && joins_or_relates(parts_[from].text))) {
    return false;
  }
  if (parts_[from].kind == Part::Kind::Person) {
    return false;
  }
  for (std::size_t at = from; at < to; ++at) {
    const bool does = parts_[at].kind == Part::Kind::Word && parts_[at].finite &&
                      !one_of(parts_[at].text, {"cut", "lead", "turn", "deal", "point", "points",
                                                "marks", "cuts", "deals"});
    if (does || (parts_[at].kind == Part::Kind::Mark) ||
        is_word(at, {"that", "which", "who", "if"})) {
      return false;
    }
  }
  const string_view words = text(from, to);
  return words.ends_with(" same number") ||
         !game_word_in(words.data(), words.data() + words.size(), true).empty();
}

/// Has what stands there nothing of the game in it, and nobody, and denies nothing?
bool WordOrder::says_nothing(std::size_t from, std::size_t to) const {
  for (std::size_t at = from; at < to; ++at) {
    if (parts_[at].kind == Part::Kind::Person || parts_[at].kind == Part::Kind::Owner ||
        parts_[at].kind == Part::Kind::Card ||
        is_word(at,
                {"not",     "no",     "never",   "nor",     "or",      "unless", "if",    "unseen",
                 "looking", "seeing", "without", "instead", "before",  "after",  "until", "till",
                 "nobody",  "he",     "she",     "they",    "perhaps", "maybe"})) {
      return false;
    }
  }
  const string_view words = text(from, to);
  return game_word_in(words.data(), words.data() + words.size(), false).empty();
}

string_view WordOrder::text(std::size_t from, std::size_t to) const {
  if (from >= to) {
    return {};
  }
  const char* const first = parts_[from].text.data();
  const string_view last = parts_[to - 1].text;
  return {first, static_cast<std::size_t>(last.data() + last.size() - first)};
}

std::string WordOrder::name(std::size_t at) const {
  return here_.names.names().of(parts_[at].actor);
}

/// With the number of the trick, if it has one.
Pieces WordOrder::begun() const {
  Pieces pieces;
  if (body_ != start_) {
    pieces.copy({start_, static_cast<std::size_t>(body_ - start_)});
    pieces.say(" ");
  }
  if (carried_ != record::kNobody && !parts_.empty() && parts_[0].kind == Part::Kind::Word &&
      parts_[0].finite) {
    pieces.say(here_.names.names().of(carried_) + " ");  // "…, and got three back"
  }
  return pieces;
}

Heard WordOrder::ended(Pieces pieces) const {
  pieces.heard.end = stop_;
  while (pieces.heard.means.ends_with(' ')) {
    pieces.heard.means.pop_back();
  }
  return std::move(pieces.heard);
}

/// How many of the parts these words are; 0 if they are not.
std::size_t WordOrder::words_at(std::span<const Part> parts, string_view words) {
  std::size_t at = 0;
  while (!words.empty()) {
    const string_view word = words.substr(0, words.find(' '));
    if (at == parts.size() || parts[at].kind == Part::Kind::Mark ||
        !same_word(parts[at].text, word)) {
      return 0;
    }
    words.remove_prefix(std::min(word.size() + 1, words.size()));
    ++at;
  }
  return at;
}

/// "The eight of diamonds he turned up"; "none did Hale take": who, what he did, and to what.
std::vector<Heard> WordOrder::thing_first() const {
  Ways ways;
  const std::size_t who = first_subject();
  if (who == 0) {
    return ways;
  }
  const bool did = is_word(who - 1, {"did", "does", "had"});
  const std::size_t thing_end = who - (did ? 1 : 0);
  const std::size_t verb = verb_behind(who);
  if (!may_be_thing(0, thing_end) || (!did && !parts_[verb].finite) ||
      is_word(verb, {"is", "was", "were", "are"})) {
    return ways;
  }
  const bool himself = is_word(verb + 1, {"himself", "herself"});
  const std::size_t rest = past_particles(verb + (himself ? 2 : 1));
  const bool object =
      rest < parts_.size() &&
      (parts_[rest].kind == Part::Kind::Card || parts_[rest].kind == Part::Kind::Person ||
       parts_[rest].kind == Part::Kind::Owner || is_word(rest, {"it", "them", "that"}));
  if (object) {
    return ways;  // something else is done
  }
  Pieces way = begun();
  way.copy(text(who, verb)).say(" ");
  if (did) {
    way.say(verb_rows()[static_cast<std::size_t>(parts_[verb].row)].verb);
    way.say(rest > verb + 1 ? " " : "").copy(text(verb + 1, rest));
  } else {
    way.copy(text(verb, rest));
  }
  way.say(" ");
  copy_small(way, text(0, thing_end));
  way.say(rest < parts_.size() && parts_[rest].kind == Part::Kind::Mark ? "" : " ");
  way.copy(text(rest, parts_.size()));
  ways.push_back(ended(std::move(way)));
  return ways;
}

/// "A fresh deal was what Y asked for", "all that Y could find was 8♠", "what Y led was K♠".
void WordOrder::cleft(Ways& ways) const {
  for (std::size_t is = 1; is < parts_.size(); ++is) {
    if (!is_word(is, {"is", "was", "were", "are"})) {
      continue;
    }
    const bool behind = is_word(is + 1, {"what", "all"});
    const bool first = is_word(0, {"what", "all"});
    if (!behind && !first) {
      continue;
    }
    std::size_t who = behind ? is + 2 : 1;
    who += is_word(who, {"that"}) ? 1 : 0;
    const std::size_t verb = is_subject(who) ? verb_behind(who) : 0;
    if (verb == 0) {
      continue;
    }
    Pieces way = begun();
    way.copy(behind ? text(who, parts_.size()) : text(who, is)).say(" ");
    copy_small(way, behind ? text(0, is) : text(is + 1, parts_.size()));
    ways.push_back(ended(std::move(way)));
  }
}

/// "To this A consented", "with the eight Y followed": behind what is done; "for his own part Y …":
/// left out, if it says nothing of the game.
void WordOrder::phrase_first(Ways& ways) const {
  const std::size_t who = first_subject();
  constexpr std::size_t kMostWords = 9;
  if (who == 0 || who > kMostWords || parts_[0].kind != Part::Kind::Word) {
    return;
  }
  const bool comma = is_mark(who - 1, ',');
  const std::size_t end = who - (comma ? 1 : 0);
  for (std::size_t at = 0; at < end; ++at) {
    if (parts_[at].kind == Part::Kind::Mark) {
      return;
    }
  }
  const bool moves = is_word(0, {"to", "on", "upon", "under", "with", "from", "without", "against",
                                 "beneath", "in", "over", "at", "by"});
  if (moves && end > 1) {
    const std::size_t verb = verb_behind(who);
    std::size_t stop = verb + 1;
    while (stop < parts_.size() && parts_[stop].kind != Part::Kind::Mark &&
           !is_word(stop, {"and", "but", "while"})) {
      ++stop;
    }
    Pieces way = begun();
    way.copy(text(who, stop)).say(" ");
    copy_small(way, text(0, end));
    way.say(is_mark(stop, ',') ? "" : " ").copy(text(stop, parts_.size()));
    ways.push_back(ended(std::move(way)));
  }
  const bool drops = moves || is_word(0, {"for", "last", "lastly", "next", "amid", "among",
                                          "despite", "as", "out", "here", "there"});
  if (drops && says_nothing(0, end)) {
    Pieces way = begun();
    way.copy(text(who, parts_.size()));
    Heard heard = ended(std::move(way));
    heard.passed_over.emplace_back(parts_[0].text.data(),
                                   parts_[end - 1].text.data() + parts_[end - 1].text.size());
    ways.push_back(std::move(heard));
  }
}

}  // namespace ecarte::notation
