// SPDX-License-Identifier: MIT
//
// What to say when a rule fails: one line for each rule that can. An id is stable; the message says
// what would have been right, with an example.
#pragma once

#include <string_view>

#include "grammar/record.hpp"

namespace ecarte::grammar {

struct Expected {
  std::string_view id;
  std::string_view message;
};

// clang-format off

template <class Rule>
inline constexpr Expected kExpected{"expected-end", "expected the end of the sentence, such as ';' or '.'"};

#define ECARTE_EXPECTED(rule, id, message) template <> inline constexpr Expected kExpected<rule>{id, message}

ECARTE_EXPECTED(shuffled, "expected-phrase", "expected a pack and how it was shuffled, such as shuffles the green pack below the table");
ECARTE_EXPECTED(denied, "expected-phrase", "expected whom and what he was denied, such as denies A the last shuffle");
ECARTE_EXPECTED(joined, "expected-card", "expected what was shown, such as joins the packets, showing J♥");
ECARTE_EXPECTED(cut_how, "expected-phrase", "expected how many cards were lifted or shown, such as cuts 11, or cuts, showing J♥");
ECARTE_EXPECTED(chosen, "expected-phrase", "expected one of the two packs by its colour, a seat or a card, such as chooses his seat, or chooses T♣; the colours of new packs are told by packs: on a line of its own, after the heading (deal 3:) of the first deal with them");
ECARTE_EXPECTED(given, "expected-packets", "expected the packets, such as gives 3-2, or gives Y 3, A 3, Y 2, A 2");
ECARTE_EXPECTED(exposed, "expected-card", "expected whose card and which, such as exposes Y's 8♦, or exposes ?'s 8♦ if it is not known whose");
ECARTE_EXPECTED(lain, "expected-phrase", "expected where the card lies, such as lies faced in the stock");
ECARTE_EXPECTED(turned, "expected-card", "expected the card turned, such as turns K♠, or turns 7♥ from the bottom");
ECARTE_EXPECTED(looked, "expected-phrase", "expected what was looked at, such as looks at his hand, or looks at the card drawn");
ECARTE_EXPECTED(touched, "expected-phrase", "expected whose discard, such as touches his discard");
ECARTE_EXPECTED(found, "expected-phrase", "expected what was found, such as finds six in his hand, or finds the deal out of turn");
ECARTE_EXPECTED(claimed, "expected-remedy", "expected a remedy, or words in quotes, such as claims a fresh deal, or claims \"a called card\"");
ECARTE_EXPECTED(required, "expected-remedy", "expected what is required, such as requires a heart, or requires the hands again");
ECARTE_EXPECTED(let, "expected-phrase", "expected what is let stand, such as lets it stand");
ECARTE_EXPECTED(permitted, "expected-phrase", "expected whom and what he is permitted, such as permits A to complete");
ECARTE_EXPECTED(put, "expected-phrase", "expected what is put right or back, such as puts it right, or puts back 1");
ECARTE_EXPECTED(completed, "expected-card", "expected cards or a number, such as completes with T♥");
ECARTE_EXPECTED(thrown, "expected-phrase", "expected down, out or aside, such as throws down, claiming the point, or throws out 9♥");
ECARTE_EXPECTED(drawn, "expected-card", "expected cards or a number, and from whom, such as draws J♦ from A");
ECARTE_EXPECTED(is_what, "expected-phrase", "expected what became of the card, or who deals, such as T♣ is thrown aside, or A is to deal");
ECARTE_EXPECTED(gathered_up, "expected-phrase", "expected what became of the cards, such as the cards are gathered");
ECARTE_EXPECTED(announced, "expected-phrase", "expected the king, such as announces the king, or announces K♥");
ECARTE_EXPECTED(withdrawn, "expected-phrase", "expected the king, proposal, number, answer, card or claim, such as withdraws the proposal");
ECARTE_EXPECTED(marked, "expected-number", "expected a number, the king, the point or the vole, such as marks the king, or marks 2");
ECARTE_EXPECTED(admitted, "expected-number", "expected how many points too many or too few, such as admits 1 too many");
ECARTE_EXPECTED(proposed, "expected-phrase", "expected the end of the sentence or a number, such as proposes, or proposes again");
ECARTE_EXPECTED(asked, "expected-number", "expected a number, or whom, such as asks 3, asks how many, or A and Y ask Z");
ECARTE_EXPECTED(accepted, "expected-phrase", "expected the end of the sentence or a condition, such as accepts if there are cards enough");
ECARTE_EXPECTED(refused, "expected-card", "expected the end of the sentence or a card, such as refuses, or refuses 9♦");
ECARTE_EXPECTED(altered, "expected-phrase", "expected what it is altered to, such as alters it to 2, or alters it to a refusal");
ECARTE_EXPECTED(discarded, "expected-card", "expected cards or a number, such as discards T♦ 7♦, or discards 3");
ECARTE_EXPECTED(taken, "expected-card", "expected cards or a number, such as takes K♦ 7♠, takes 3, left apart, or takes back 7♠");
ECARTE_EXPECTED(answered, "expected-number", "expected a number, such as answers 2");
ECARTE_EXPECTED(does_not, "expected-phrase", "expected what is not done, such as does not answer, does not mark the king, or does not claim");
ECARTE_EXPECTED(spoken, "expected-phrase", "expected words in quotes, such as says \"I propose\"");
ECARTE_EXPECTED(will_not, "expected-phrase", "expected what he will not do, such as will not take the card; what he does is told as done, such as takes 9♦, and what he only says goes in quotes");
ECARTE_EXPECTED(led, "expected-card", "expected a card, such as leads K♥");
ECARTE_EXPECTED(with_card, "expected-card", "expected a card, such as trumps with 9♦");
ECARTE_EXPECTED(played, "expected-card", "expected a card or the end of the sentence, such as plays K♥, or plays (without proposing)");
ECARTE_EXPECTED(named, "expected-suit", "expected a suit and the card led, such as names hearts, leads Q♠");
ECARTE_EXPECTED(called, "expected-phrase", "expected new packs, or on whom, such as calls for two new packs, and pays, or calls on Z");
ECARTE_EXPECTED(remarked, "expected-phrase", "expected the end of the sentence, or words in quotes, such as remarks");
ECARTE_EXPECTED(pointed_out, "expected-phrase", "expected what is pointed out, such as points out A's king, or points out the score");
ECARTE_EXPECTED(advised, "expected-player", "expected whom and how, such as advises A by word, or advises A by pointing");
ECARTE_EXPECTED(ruled, "expected-remedy", "expected a ruling, such as rules: fresh deal, or agree: A marks 1");
ECARTE_EXPECTED(paid, "expected-number", "expected a sum, such as pays 15, pays A 15, or pays 15 to the pool");
ECARTE_EXPECTED(came, "expected-phrase", "expected in, and for which player, such as comes in for Y");
ECARTE_EXPECTED(stood, "expected-number", "expected a sum, such as the pool stands at 15");
ECARTE_EXPECTED(sum, "expected-number", "expected a sum, such as stakes 5");
ECARTE_EXPECTED(covered, "expected-number", "expected a sum and on whom, such as bets 5 on A");
ECARTE_EXPECTED(held, "expected-card", "expected cards or a number, such as holds K♥ T♠ ? ? ?, or holds six");
ECARTE_EXPECTED(has_looked, "expected-phrase", "expected looked, not looked, or what he has, such as has looked, has not looked, holds 8♣, or won the first trick");
ECARTE_EXPECTED(made, "expected-number", "expected tricks, the point or the vole, such as made 3, or made the vole");
ECARTE_EXPECTED(won, "expected-number", "expected what is won, such as wins the game, wins the cut, or wins 3 tricks");
ECARTE_EXPECTED(lacked, "expected-card", "expected cards, such as lacks 9♦");

ECARTE_EXPECTED(heading, "expected-number", "expected a number and a colon, such as deal 1:");
ECARTE_EXPECTED(trick, "expected-card", "expected a player and his card, such as 1. Y K♥, A 8♠");
ECARTE_EXPECTED(reply, "expected-card", "expected a player and his card, such as 1. Y K♥, A 8♠");
ECARTE_EXPECTED(name_list, "expected-name", "expected names with commas between them, such as players: A, Y");
ECARTE_EXPECTED(tongue_name, "expected-cards", "expected the tongue of the cards, such as cards: french, german, dutch or english");
ECARTE_EXPECTED(code_name, "expected-code", "expected the name of a code of laws, such as code: turf-portland-1877");
ECARTE_EXPECTED(system_name, "expected-phrase", "expected english, french or undeclared, such as system: english");
ECARTE_EXPECTED(packs_value, "expected-phrase", "expected two colours, such as packs: A green, Y buff");
ECARTE_EXPECTED(agreed_value, "expected-phrase", "expected what was agreed, such as agreed: multiples, rubber of 5");
ECARTE_EXPECTED(stakes_value, "expected-number", "expected a sum, such as stakes: 20, or stakes: 2s 6d a rubber");
ECARTE_EXPECTED(rentrants_value, "expected-name", "expected names in the order of going in, such as rentrants: C, D");
ECARTE_EXPECTED(bet_value, "expected-phrase", "expected who bets how much on whom, such as bet: Z 5 on A");
ECARTE_EXPECTED(dealer_value, "expected-player", "expected the player who deals, such as dealer: Y");
ECARTE_EXPECTED(pool_value, "expected-number", "expected a sum, such as pool: 15");
ECARTE_EXPECTED(score_value, "expected-score", "expected the score of both, such as score: A 3, Y 0");
ECARTE_EXPECTED(settled_value, "expected-phrase", "expected single, double or treble, such as settled: double to A");
ECARTE_EXPECTED(cut_value, "expected-card", "expected players and their cards, such as cut for deal: A Q♥, Y 8♠");
ECARTE_EXPECTED(expect_part, "expected-expectation", "expected regular, irregular, undecidable, a score due or a finding, such as expect: 43 revoke A elected");
ECARTE_EXPECTED(waive_part, "expected-waiver", "expected a finding and why it is waived, such as waive: 43 revoke A \"so the book has it\"");

#undef ECARTE_EXPECTED

// clang-format on

}  // namespace ecarte::grammar
