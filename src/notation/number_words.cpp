// SPDX-License-Identifier: MIT
//
// The numbers that a pattern of the table of words catches, and the card.
#include <array>

#include "grammar/phrases.hpp"
#include "notation/draft.hpp"
#include "notation/input.hpp"
#include "notation/matcher.hpp"
#include "notation/slot_words.hpp"

namespace ecarte::notation {

namespace g = grammar;

int counted(string_view word, int most) {
  for (int number = 1; number <= most; ++number) {
    if (same_word(word, kLongNumbers[static_cast<std::size_t>(number)])) {
      return number;
    }
  }
  return word.size() == 1 && word[0] > '0' && word[0] <= '0' + most ? word[0] - '0' : -1;
}

/// A number in figures or in words, and of points also that there is none; -1 if none stands there.
std::pair<int, const char*> Matcher::number_at(const char* at, std::size_t next,
                                               bool of_points) const {
  const std::string_view text(at, static_cast<std::size_t>(end_ - at));
  const auto dash_follows = [&] {
    return next < tokens_.size() && tokens_[next].kind == Token::Kind::Word &&
           std::ranges::find(tokens_[next].words, "-") != tokens_[next].words.end();
  };
  if (g::order_size(text) > 0 && !dash_follows()) {
    return {-1, at};
  }
  if (const std::size_t digits = g::digits_size(text); digits == 1 || digits == 2) {
    if (text.size() > digits && text[digits] == '?') {
      return {-1, at};
    }
    const int first = at[0] - '0';
    return {digits == 1 ? first : first * 10 + (at[1] - '0'), at + digits};
  }
  string_view written = word_at(at);
  if (one_of(written, kBeforeNumbers)) {
    const char* const number = skip(at + written.size());
    return number == end_ || number == at + written.size() ? std::pair{-1, at}
                                                           : number_at(number, next, of_points);
  }
  if (dash_follows()) {
    written = written.substr(0, written.find('-'));  // "two-nil"
  }
  // "two-nil": of the second, the first was caught just before the dash.
  const bool behind_dash =
      !caught_.empty() && caught_.back().end + 1 == at && *caught_.back().end == '-';
  if (behind_dash && one_of(written, {"nil", "love", "nought", "nothing"})) {
    return {0, at + written.size()};
  }
  if (of_points && one_of(written, kNoneOfPoints)) {
    return {0, at + written.size()};
  }
  const auto* const found = std::ranges::find_if(
      kLongNumbers, [&](string_view number) { return same_word(written, number); });
  return found == kLongNumbers.end()
             ? std::pair(-1, at)
             : std::pair(static_cast<int>(found - kLongNumbers.begin()), at + written.size());
}

/// The card caught, if it is one, and known.
game::CardSet Matcher::card_caught() const {
  const Caught* caught = find("cards");
  if (caught == nullptr) {
    return {};
  }
  Input in(caught->begin, caught->end, "");
  if (!p::parse<g::card>(in) || in.current() != caught->end) {
    return {};
  }
  const ListedCard card = decode_card(caught->begin, caught->end);
  return card.kind == ListedCard::Kind::Known ? card.cards : game::CardSet{};
}

}  // namespace ecarte::notation
