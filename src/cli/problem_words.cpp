// SPDX-License-Identifier: MIT
#include "cli/problem_words.hpp"

#include <algorithm>
#include <array>

namespace ecarte::cli {
namespace {

constexpr std::string_view kByTheMessage =
    "the message names a sentence that would have been right";

constexpr auto kProblems = std::to_array<ProblemWords>({
    {"card-in-two-places", true, "a card is where another line says that it is not",
     "look for the slip in one of the two lines; or write what was wrong with the pack, such as "
     "two "
     "J♣ are found in the pack"},
    {"card-not-held", true,
     "somebody plays or throws out a card that his hand, as told, does not hold",
     "correct the card, or the hand told before it"},
    {"card-not-played", true, "a card is taken back that its player did not play",
     "name the card he played, or leave the sentence out"},
    {"no-card-left", true, "a card is played by somebody who has played all of his",
     "look for a card too many, or for a trick told twice"},
    {"sixth-trick", true, "a sixth trick is told of a hand of five cards",
     "begin the hands played again with a line: hands again"},
    {"trick-number", true, "the number of a trick is lower than one told before",
     "number the tricks upwards; hands played again begin with a line: hands again"},
    {"too-many-dealings", true, "a deal is begun more often than any deal was",
     "give each deal a heading of its own, such as deal 2:"},
    {"too-many-playings", true, "hands are played again more often than any were",
     "give each deal a heading of its own, such as deal 2:"},
    {"score-contradicted", true, "the marks written and the score shown cannot both be true",
     "correct the mark or the score: line"},
    {"control-character", false, "the line holds a control character other than a tab",
     "take it out"},
    {"not-utf8", false, "the line is not UTF-8", "save the file as UTF-8"},
    {"not-text", false, "the file is no text", "name a file of records"},
    {"line-too-long", false, "the line has more than 4096 bytes", "write it as several lines"},
    {"deal-too-long", false, "the deal has more than 1 MiB",
     "begin each deal with a heading, such as deal 1:"},
    {"too-many-acts", false, "the deal has more than 4096 acts",
     "begin each deal with a heading, such as deal 1:"},
    {"too-many-problems", false,
     "a thousand lines of the deal cannot be read; the rest is passed over",
     "see whether the file is a record at all"},
    {"too-many-cards", false, "more cards are listed than there can be", "list each card once"},
    {"number-too-large", false, "the number is larger than any such number can be",
     "correct the number"},
    {"unknown-player", false, "a name stands where one of the two players must",
     "use a name of the players: line, or ? if it is not known"},
    {"unknown-verb", false, "the sentence has no verb that the notation knows",
     "take a sentence of ecarte help notation; ecarte help words has every word"},
    {"unknown-word", false, "a word stands where one of a few must", kByTheMessage},
    {"unknown-setting", false, "no setting has that name",
     "take one of the table of settings in the notation, such as score:"},
    {"unknown-code", false, "no code of laws that is built in has that name",
     "ecarte --version lists them"},
    {"two-senses", false, "the sentence can be read in two ways, and the ruling may turn on it",
     "write one of the two sentences that the message names"},
    {"unclosed-quote", false, "a quotation mark is opened and not closed",
     "close it on the same line"},
    {"reserved-name", false, "a word of the notation stands as a name", "write another name"},
    {"name-twice", false, "a name is given to two people", "give each a name of his own"},
    {"players-late", false, "the players are named after something they did",
     "put the players: line above it"},
    {"packs-twice", false, "packs are named again, or after one of them was used",
     "name them once, before they are used in the deal"},
    {"setting-late", false,
     "a setting stands behind a sentence, or one that begins a record behind another of its deal",
     "give it a line of its own"},
    {"no-moment", false, "words that say when it was done name no act, and the order may matter",
     "write the sentences in the order in which things happened"},
    {"no-such-act", false, "it is said to have come before or after an act that is not told",
     "tell that act too, or write the sentences in the order in which things happened"},
    {"other-coin", false, "sums are written in two kinds of money", "write all sums in one"},
    {"expected-card", false, "a card stands here, and what is written is none",
     "write it as K♥ or KH, the ten as T♥, one not known as ?"},
    {"expected-cards", false, "the tongue of the cards stands here",
     "write cards: french, german, dutch or english"},
    {"expected-code", false, "the name of a code of laws stands here",
     "write it as code: turf-portland-1877"},
    {"expected-end", false, "the sentence goes on where it should end",
     "end it with ; or . and begin another"},
    {"expected-expectation", false, "an expect: line asks for something that nothing is called",
     "write it as expect: 43 revoke A elected; due A 0, Y 0"},
    {"expected-name", false, "names stand here", "write them with commas between them"},
    {"expected-number", false, "a number stands here",
     "write it in figures, or in words up to twelve"},
    {"expected-packets", false, "the packets of a dealing stand here",
     "write gives 3-2, or gives Y 3, A 3, Y 2, A 2"},
    {"expected-packs", false, "two packs stand here", "write packs: A green, Y buff"},
    {"expected-phrase", false, "what follows the verb is not understood", kByTheMessage},
    {"expected-player", false, "a player stands here", "write his name, or ? if it is not known"},
    {"expected-remedy", false, "what is claimed, required or ruled stands here",
     "ecarte help claims lists what can be; other words stand in quotes"},
    {"expected-score", false, "the score of both stands here", "write score: A 3, Y 0, or 3 all"},
    {"expected-sentence", false, "there is a name or a mark and no sentence",
     "write what was done, or leave it out"},
    {"expected-suit", false, "a suit and the card led stand here", "write names hearts, leads Q♠"},
    {"expected-verb", false, "a verb stands here", "write what was done, such as discards 3"},
    {"expected-waiver", false, "a waive: line has no reason, or names no finding",
     "write waive: 43 revoke A \"so the book has it\""},
});

}  // namespace

std::span<const ProblemWords> problem_words() {
  return kProblems;
}

const ProblemWords* problem_words(std::string_view id) {
  const auto* const found = std::ranges::find(kProblems, id, &ProblemWords::id);
  return found == kProblems.end() ? nullptr : found;
}

}  // namespace ecarte::cli
