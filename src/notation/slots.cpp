// SPDX-License-Identifier: MIT
//
// What stands in angle brackets in the patterns of the table of words, by its name; and the card
// that answers, and a trick by its place, which are more than the grammar knows by a name.
#include <algorithm>
#include <array>

#include "grammar/phrases.hpp"
#include "notation/input.hpp"
#include "notation/line.hpp"
#include "notation/matcher.hpp"
#include "notation/sentences.hpp"
#include "notation/slot_words.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

namespace g = grammar;

/// "8♠", "Ann's 8♠", "the eight", "Ann's eight", "her 8": the card that answers, which is the
/// rival's whoever is named with it; a rank by itself is told as "the eight", of the suit led.
bool Matcher::reply(string_view name, std::size_t next, const char* at) {
  const char* from = at;
  const std::size_t before = caught_.size();
  bool owned = false;
  if (const auto who = person_once(at)) {
    Input in(who->end, end_, "");
    if (!p::parse<p::seq<g::possessive, g::blanks>>(in)) {
      return false;
    }
    owned = true;
    from = in.current();
    caught_.push_back({"owner2", at, who->end, owner_named(who->actor)});
  } else if (one_of(word_at(at), {"his", "her", "my", "the", "a", "an"})) {
    owned = true;
    from = skip(at + word_at(at).size());
  }
  Input card(from, end_, "");
  const auto ends = [&](const char* stop, string value) {
    return catch_and_go(name, from, stop, std::move(value), next);
  };
  if (*from != '?' && p::parse<g::a_card>(card) && ends(card.current(), {})) {
    return true;
  }
  Input rank(from, end_, "");
  const bool word = p::parse<p::seq<g::rank_word, p::not_at<g::blanks, g::says<"of">>>>(rank);
  const bool figure = !word && owned && p::parse<p::seq<g::digits, g::word_end>>(rank);
  string told(from, rank.current());
  told = told == "7"    ? "seven"
         : told == "8"  ? "eight"
         : told == "9"  ? "nine"
         : told == "10" ? "ten"
                        : told;
  if ((word || figure) && record::meaning(record::kRankWords, string_view(told)) &&
      ends(rank.current(), "the " + told)) {
    return true;
  }
  caught_.cut_to(before);
  return false;
}

/// "the second trick", "the second" before who leads, "trick two", "the last": its number is
/// caught with it.
bool Matcher::place(string_view name, std::size_t next, const char* at) {
  static constexpr auto kNumbers =
      std::to_array<string_view>({"one", "two", "three", "four", "five", "1", "2", "3", "4", "5"});
  static constexpr auto kOfElse = std::to_array<string_view>(
      {"deal", "hand", "game", "round", "time", "card", "cards", "packet", "point", "place", "one",
       "proposal", "exchange", "instance", "two", "three", "four"});
  const string_view article = word_at(at);
  const char* word = same_word(article, "the") ? skip(at + article.size()) : at;
  const string_view first = word_at(word);
  const char* const behind = skip(word + first.size());
  const bool trick_next = one_of(word_at(behind), {"trick"});
  const char* stop = word + first.size();
  std::ptrdiff_t number = 0;
  if (const auto* const nth =
          std::ranges::find_if(kPlaces, [&](string_view place) { return same_word(first, place); });
      nth != kPlaces.end()) {
    number = nth - kPlaces.begin() + 1;
  } else if (one_of(first, kLastPlaces)) {
    number = 5;
  } else if (one_of(first, {"trick"})) {
    const string_view figure(behind,
                             std::max<std::size_t>(word_at(behind).size(), behind == end_ ? 0 : 1));
    const auto* const found = std::ranges::find(kNumbers, figure);
    if (found == kNumbers.end() && word == at) {
      return false;
    }
    number = found == kNumbers.end() ? 0 : (found - kNumbers.begin()) % 5 + 1;
    stop = number == 0 ? stop : behind + figure.size();
  } else if (!one_of(first, kNextPlaces) || !trick_next) {
    return false;
  }
  if (trick_next) {
    stop = behind + word_at(behind).size();
  } else if (number > 0 && !one_of(first, {"trick"}) &&
             (word == at || std::ranges::find(kOfElse, word_at(behind)) != kOfElse.end())) {
    return false;  // "second"; "the second deal"
  }
  const std::size_t before = caught_.size();
  if (number > 0) {
    caught_.push_back({"nth", word, stop, std::to_string(number)});
  }
  if (catch_and_go(name, at, stop, {}, next)) {
    return true;
  }
  caught_.cut_to(before);
  return false;
}

/// "twice", "three times", "4 times": how often, more than once.
bool Matcher::times(string_view name, std::size_t next, const char* at) {
  constexpr int kMost = 9;
  const string_view first = word_at(at);
  const int in_a_word = same_word(first, "twice") ? 2 : same_word(first, "thrice") ? 3 : 0;
  if (in_a_word > 0) {
    return catch_and_go(name, at, at + first.size(), std::to_string(in_a_word), next);
  }
  const char* const figure = first.empty() && at != end_ ? at + 1 : at + first.size();
  const int number = counted({at, static_cast<std::size_t>(figure - at)}, kMost);
  const char* const behind = skip(figure);
  const string_view often = word_at(behind);
  return number > 1 && one_of(often, {"times"}) &&
         catch_and_go(name, at, behind + often.size(), std::to_string(number), next);
}

}  // namespace ecarte::notation
