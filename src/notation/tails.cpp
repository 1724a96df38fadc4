// SPDX-License-Identifier: MIT
//
// What ends a sentence and changes nothing: a reason, a manner, what was not done yet.
#include <span>
#include <string_view>

#include "grammar/record.hpp"
#include "notation/by_letter.hpp"
#include "notation/input.hpp"
#include "notation/lexicon.hpp"
#include "notation/next_word.hpp"
#include "notation/same_word.hpp"
#include "notation/sayings.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

namespace g = grammar;
using std::string_view;

namespace {

/// "he has thrown any out": of who threw out, took or looked the order told does not speak.
bool tells_of_exchange(const char* at, const char* stop, const Here& here) {
  Input in(at, stop, "");
  p::parse<g::gap>(in);
  const auto who = person_at(in.current(), stop, here);
  if (!who && !p::parse<p::at<somebody>>(in)) {
    return false;
  }
  for (std::string_view word = next_word(in); !word.empty(); word = next_word(in)) {
    if (one_of(verb_meant(word),
               {"throws", "discards", "takes", "asks", "looks", "cuts", "shuffles"})) {
      return true;
    }
  }
  return false;
}

/// "anybody had led again she took it back": what came first, and what was done then.
bool tells_of_two(const char* at, const char* stop, const Here& here) {
  int told = 0;
  for (const char* word = at; word != stop;) {
    Input in(word, stop, "");
    if (!p::parse<g::word>(in)) {
      ++word;
      continue;
    }
    const string_view first(word, static_cast<std::size_t>(in.current() - word));
    const auto who = person_at(word, stop, here);
    const bool subject =
        who || one_of(first, {"he", "she", "anybody", "somebody", "either", "neither", "nobody"});
    word = who ? who->end : in.current();
    if (subject) {
      Input next(word, stop, "");
      p::parse<g::gap>(next);
      const char* const verb = next.current();
      const bool does = p::parse<g::word>(next) &&
                        is_finite({verb, static_cast<std::size_t>(next.current() - verb)});
      told += does ? 1 : 0;
    }
  }
  return told > 1;
}

/// "he served it to Ross": to whom a card was given.
bool tells_of_giving(const char* at, const char* stop, const Here& here) {
  bool gives = false;
  for (const char* word = at; word != stop;) {
    const std::size_t size = g::word_size({word, static_cast<std::size_t>(stop - word)});
    gives = gives || verb_meant({word, size}) == "gives";
    if (gives && size > 0 && person_at(word, stop, here)) {
      return true;
    }
    word += std::max<std::size_t>(size, 1);
  }
  return false;
}

/// "to the fourth trick, losing it to K♠": is a card in it?
bool tells_of_card(const char* at, const char* stop) {
  for (const char* word = at; word != stop;) {
    Input in(word, stop, "");
    if (p::parse<p::sor<g::named_card, g::trump_card>>(in)) {
      return true;
    }
    const std::size_t size = g::word_size({word, static_cast<std::size_t>(stop - word)});
    if (size > 0 && g::plain_card_size({word, static_cast<std::size_t>(stop - word)}) > 0) {
      return true;
    }
    word += std::max<std::size_t>(size, 1);
  }
  return false;
}

}  // namespace

const char* skip_tail(const char* at, const char* end, const Here& here) {
  static const ByLetter kTails(tails());
  const char* from = at;
  while (from != end && (blank(*from) || *from == ',')) {
    ++from;
  }
  const string_view left(from, static_cast<std::size_t>(end - from));
  if (const std::size_t which = g::words_taken(left, "which"); which > 0) {
    const char* const who = from + which + g::blanks_size(left.substr(which));
    if (person_at(who, end, here)) {
      return at;  // what somebody did then
    }
  }
  for (const string_view tail : left.empty() ? std::span<const string_view>{} : kTails.of(left)) {
    if (const std::size_t taken = g::words_taken(left, tail); taken > 0) {
      const char* const stop = end_of_clause(from, end, here);
      const bool untold =
          one_of(tail, {"before", "until", "till"}) &&
          (tells_of_exchange(from + taken, stop, here) || tells_of_two(from + taken, stop, here));
      const bool tells =
          (untold || tail == "which") && !game_word_in(from + taken, stop, false).empty();
      const bool gives = tail == "as" && tells_of_giving(from + taken, stop, here);
      return tells || gives || tells_of_card(from + taken, stop) ? at : stop;
    }
  }
  return at;
}

}  // namespace ecarte::notation
