// SPDX-License-Identifier: MIT
//
// What is said of a sentence that cannot be read: what could be said here.
#include "notation/matching.hpp"
#include "notation/nearest.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

/// Of what is nearly a card: whether it is the suit or the rank that no pack has.
const g::Expected* slip_in_card(std::string_view token) {
  static constexpr g::Expected kSuit{
      "unknown-suit", "expected a suit after the rank, S, H, D, C or its sign, such as KH or K♥"};
  static constexpr g::Expected kRank{
      "unknown-rank",
      "expected a rank of a pack of 32 before the suit, K Q J A T 9 8 7, such as 7♦"};
  static constexpr std::string_view kSigns[] = {"♠", "♥", "♦", "♣"};
  const auto suit_at = [&](std::size_t at) {
    const std::string_view rest = token.substr(at);
    return std::ranges::find(kSigns, rest) != std::end(kSigns) ||
           (rest.size() == 1 && std::string_view("SHDC?").find(rest[0]) != std::string_view::npos);
  };
  const std::size_t rank =
      token.starts_with("10")                                                                   ? 2
      : !token.empty() && std::string_view("KQJAT987").find(token[0]) != std::string_view::npos ? 1
                                                                                                : 0;
  if (rank > 0 && token.size() > rank && !suit_at(rank)) {
    const char next = token[rank];
    const bool sign = static_cast<unsigned char>(next) >= 0xe0U && token.size() <= rank + 4;
    const bool capital = next >= 'A' && next <= 'Z';  // "At" is a word
    const bool small = next >= 'a' && next <= 'z' && token[0] <= '9';
    return sign || (token.size() == rank + 1 && (capital || small)) ? &kSuit : nullptr;
  }
  for (const std::size_t figures : {std::size_t{1}, std::size_t{2}}) {
    const bool sign = rank == 0 && token.size() > figures && suit_at(figures) &&
                      token[figures] != '?' && g::is_word_char(token[0]);
    const bool number = !token.empty() && token[0] >= '0' && token[0] <= '9';
    const bool letters = figures == 1 && token.size() == 2 && token[0] >= 'A' && token[0] <= 'Z';
    if (sign && (number || letters || token.size() > figures + 1)) {
      return &kRank;
    }
  }
  return nullptr;
}

namespace {

/// "two", "2".
bool looks_like_a_number(std::string_view word) {
  Input in(word.data(), word.data() + word.size(), "");
  return p::parse<p::seq<p::sor<g::digits, g::number_word>, p::eof>>(in);
}

}  // namespace

void Sentences::fail(std::string_view id, std::string_view message) {
  match<g::gap>();
  const char* token = end_of_token(here(), end_);
  if (const g::Expected* slip = slip_in_card({here(), static_cast<std::size_t>(token - here())})) {
    throw LineError{slip->id, here(), token, std::string(slip->message)};
  }
  throw LineError{id, here(), end_of_token(here(), end_), std::string(message)};
}

void Sentences::no_subject(const char* start) {
  const std::string_view word = word_from(start);
  const std::string_view verb = verb_meant(word);
  const Act* const last = d_.acts->last();
  const bool headed = last == nullptr || last->kind == ActKind::HeadDeal;
  if (went_before_ == nullptr && !carry_ && headed && (verb == "gives" || verb == "turns") &&
      (here_now().moment.of(record::kNobody) & (kBefore | kDealing)) != 0) {
    d_.act.actor = record::kNobody;  // "deal 2: turns 8♦": whoever deals
    d_.subject_is_somebody = true;
    return verb_and_phrase(start);
  }
  if (kept_as_said(start, start, false)) {
    return;
  }
  if (went_before_ != nullptr) {
    fail(*went_before_);
  }
  if (word.empty()) {
    fail("expected-sentence", "expected a sentence or a trick, such as A turns K♠");
  }
  if (find_verb_row(word) >= 0) {
    fail("expected-player", "expected who before '" + std::string(word) + "', such as " +
                                d_.names->names().players[0] + " " + std::string(word));
  }
  const std::string_view next = word_from(skip_blanks(start + word.size()));
  const bool verb_next = find_verb_row(next) >= 0 || !nearest(next, verb_words()).empty();
  if (carry_ && !verb_next && !looks_like_a_name(word)) {
    return no_verb(start);
  }
  const std::string_view of_game =
      tells_of_no_player(word) || looks_like_a_number(word)
          ? game_word_in(start, end_of_clause(start, end_, here_now()), false)
          : std::string_view{};
  if (!of_game.empty()) {
    fail("unknown-player", "expected who does it, since '" + std::string(of_game) +
                               "' is of the game, such as " + d_.names->names().players[0] + " " +
                               what_can_be_said(here_now().moment.of(record::kNobody)) +
                               "; what is only told may stand after #");
  }
  fail("unknown-player", "expected a player, " + players_or(*d_.names));
}

bool in_short(std::string_view word) {
  static constexpr auto kWritten = std::to_array<std::string_view>(
      {"accepts", "announces", "claims",   "deals", "declines", "discards", "exposes",
       "gives",   "marks",     "objects",  "plays", "proposes", "refuses",  "resigns",
       "revokes", "scores",    "shuffles", "takes", "tricks",   "throws",   "turns"});
  constexpr std::size_t kMostLetters = 4;
  if (word.empty() || word.size() > kMostLetters || find_verb_row(word) >= 0) {
    return false;
  }
  word.remove_suffix(word.size() == kMostLetters && word.ends_with('s') ? 1 : 0);  // "refs"
  if (word.size() == 1) {
    return !one_of(word, {"a", "A", "I"});
  }
  const bool vowels = word.find_first_of("aeiouyAEIOUY") != std::string_view::npos;
  const auto shortens = [&](std::string_view verb) {
    std::size_t at = 0;
    for (const char letter : word) {
      at = at == std::string_view::npos ? at : verb.find(notation::lower(letter), at);
      at = at == std::string_view::npos ? at : at + 1;
    }
    const bool begins = at == word.size();
    return at != std::string_view::npos && verb[0] == notation::lower(word[0]) &&
           (begins || !vowels);
  };
  return word != "an" && std::ranges::any_of(kWritten, shortens);
}

void Sentences::no_verb(const char* start) {
  const std::string_view word = word_from(here());
  if (went_before_ == &g::kExpected<g::reply>) {
    fail(*went_before_);
  }
  if (word.empty()) {
    fail("expected-verb", "expected a verb, such as proposes");
  }
  if (kept_as_said(start, here(), true)) {
    return;
  }
  const std::string_view near = nearest(word, verb_words());
  (void)start;
  if (near.empty() && in_short(word)) {
    throw LineError{"unknown-verb", word.data(), word.data() + word.size(),
                    "expected every verb written out, such as deals 3-2, turns K♠, proposes, "
                    "accepts, discards 3, takes 3, won 3 tricks"};
  }
  if (near.empty()) {
    fail("unknown-verb", "expected a verb of the notation, such as " +
                             what_can_be_said(here_now().moment.of(d_.act.actor)));
  }
  fail("unknown-verb", "expected a verb, such as " + std::string(near));
}

}  // namespace ecarte::notation
