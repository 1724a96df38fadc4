// SPDX-License-Identifier: MIT
//
// What may follow each verb, up to the end of its sentence: one rule for each row of the table of
// verbs. Rules only. A phrase begins with its own blanks, so that one that may be empty matches
// nothing at all.
#pragma once

#include "grammar/tokens.hpp"

namespace ecarte::grammar {

// clang-format off

template <class... R> struct then : p::seq<blanks, R...> {};

struct nothing_more : p::success {};                                                     // (accepts)

// ── Before the cards are dealt
struct below_table  : says<"below the table", "under the table"> {};
struct above_table  : says<"above the table"> {};
struct faces_shown  : says<"faces shown", "showing the faces", "with the faces shown"> {};
struct shuffled     : parts<below_table, above_table, faces_shown, pack> {};             // the green pack below the table
struct it           : says<"it", "the claim"> {};
struct disputed_it  : it {};
struct denied       : then<p::sor<disputed_it, p::seq<player, blanks, a_noun>>> {};      // A the last shuffle
struct again        : says<"again"> {};
struct for_deal     : says<"for deal", "for the deal"> {};
struct to_dealer    : says<"to the dealer", "the pack"> {};
struct not_counted  : p::one<'?'> {};
struct lifted       : count {};                                                          // 11
struct left_number  : p::sor<digits, number_word> {};
struct leaving      : p::seq<says<"leaving">, blanks, p::sor<left_number, not_counted>> {};  // leaving 1
struct shown_none   : says<"nothing", "none", "no card"> {};
struct showing      : p::seq<says<"showing", "shows">, blanks, p::sor<shown_none, cards>> {};  // showing J♥
struct joined       : p::seq<blanks, says<"the packets", "the halves", "the two packets", "the two halves", "both packets", "both halves", "the pack", "the parts", "the two parts">, gap, p::one<','>, gap, showing> {};  // the packets, showing J♥
struct cut_how      : parts<again, for_deal, to_dealer, leaving, showing, lifted, not_counted> {};  // 11, showing J♥
struct a_seat       : says<"his seat", "her seat", "the seat", "a seat"> {};
struct as_trumps    : says<"as trumps", "as trump", "for trumps"> {};
struct chosen       : then<p::sor<a_seat, p::seq<cards, p::opt<blanks, as_trumps>>, pack>> {};  // the green pack

// ── Dealing
struct order        : by_table<order, order_size> {};                     // 3-2
struct notice_word  : says<"notice"> {};
struct notice       : p::seq<notice_word, p::opt<blanks, says<"to">, blanks, player>,
                             p::opt<blanks, says<"of">>, p::opt<gap, p::one<':'>>, gap, order> {};  // notice of 2-3
struct self         : says<"himself", "herself"> {};
struct him          : says<"him", "her"> {};
struct getter       : p::sor<self, him, player> {};
struct packet       : p::sor<p::seq<p::opt<says<"then">, blanks>, p::opt<says<"to">, blanks>, getter, blanks, p::opt<says<"a packet of", "only", "just">, blanks>, count>,
                             p::seq<p::opt<says<"then", "only", "then only">, blanks>, count, blanks, says<"to">, blanks, getter>> {};  // Y 3
struct from_pack    : p::seq<says<"from", "with">, blanks, pack> {};       // from the buff pack
struct given        : p::sor<then<notice>, parts<again, order, packet, from_pack>> {};   // again 3-2
struct unknown_owner : p::seq<unknown, possessive> {};                                   // ?'s
struct exposed      : then<p::sor<p::seq<p::sor<unknown_owner, owner>, blanks, cards>,
                                  p::seq<cards, p::opt<blanks, says<"of">, blanks, player>>>> {};  // Y's 8♦
struct faced_word   : says<"faced", "face up", "face upwards", "face upward"> {};
struct faced_where  : says<"pack", "stock", "packet"> {};            // stock
struct in_packet    : p::seq<owner, blanks, says<"packet">> {};                          // Y's packet
struct in_where     : p::seq<says<"in">, blanks, p::sor<in_packet, p::seq<opt_the, faced_where>>> {};  // in the stock
struct lain         : then<faced_word, p::opt<blanks, in_where>> {};                     // faced in the stock
struct from_bottom  : says<"from the bottom"> {};
struct from_other   : says<"from the middle", "from elsewhere", "not the top card", "not the top one"> {};
struct no_king      : says<"no king"> {};
struct turned       : p::seq<p::opt<blanks, says<"up">>, p::opt<blanks, p::sor<no_king, cards, p::seq<the, blanks, cards_word>>>,
                             p::opt<lead_in, p::sor<from_bottom, from_other>>> {};       // 7♥ from the bottom

// ── Looking and finding
struct seen         : owned_noun {};                                                     // his hand
struct over_word    : says<"over"> {};
struct looked       : p::sor<then<over_word, blanks, owner, blanks, says<"hand", "cards">>,
                             p::opt<blanks, p::opt<says<"at">, blanks>, seen>> {};       // at his hand
struct touched      : then<seen> {};                                                     // his discard
struct in_hand      : p::seq<says<"in">, blanks, owner, blanks, says<"hand">> {};        // in his hand
struct he           : says<"he", "she"> {};
struct as_dealt     : says<"as dealt", "as it was dealt", "as they were dealt"> {};      // as dealt
struct found_number : p::sor<p::seq<count, blanks, in_hand, p::opt<blanks, as_dealt>>,
                             p::seq<p::opt<says<"that">, blanks>, p::sor<he, player>, blanks,
                                    says<"has", "holds">, blanks, count>> {};  // six in his hand
struct found_faced  : p::seq<cards, blanks, faced_word, p::opt<blanks, in_where>> {};    // T♣ faced in the stock
struct found_noun   : owned_noun {};                                                     // the wrong pack
struct found        : then<p::sor<found_number, found_faced, found_noun>> {};            // the deal out of turn

// ── Remedies
struct deal_meant   : p::seq<digits> {};                                                 // 3
struct claimed      : then<p::sor<quoted, p::seq<a_noun, p::opt<blanks, deal_meant>>>> {};  // a fresh deal, the mark of deal 3
struct required     : then<p::sor<any_card, a_noun>> {};                                 // the hands again, K♥
struct stand_word   : says<"stand"> {};
struct let          : then<says<"it", "the deal", "the lead", "the card", "the play">, blanks, stand_word> {};  // it stand
struct permitted    : then<player, p::opt<blanks, p::opt<says<"to">, blanks>, a_noun>> {};  // A to complete
struct right_word   : says<"it right", "the deal right", "the hands right"> {};
struct back_word    : says<"back"> {};
struct put          : then<p::sor<right_word, p::seq<back_word, p::opt<blanks, cards_or_count>>>> {};  // back 1
struct completed    : p::seq<p::opt<blanks, says<"his hand", "her hand">>,
                             p::opt<blanks, p::opt<says<"with">, blanks>, cards_or_count>> {};  // with T♥
struct tricks_word  : says<"tricks", "trick"> {};
struct tricks       : p::seq<number, blanks, tricks_word> {};                            // 3 tricks
struct claimed_noun : a_noun {};                                                         // the point
struct claiming     : p::seq<says<"claiming">, blanks, p::sor<tricks, claimed_noun>> {}; // claiming the point
struct down_word    : says<"down his hand", "down her hand", "down his cards", "down her cards", "down the cards", "down"> {};
struct out_word     : says<"out"> {};
struct aside_word   : says<"aside"> {};
struct thrown       : then<p::sor<p::seq<down_word, p::opt<lead_in, claiming>>,
                                  p::seq<p::sor<out_word, aside_word>, p::opt<blanks, cards_or_count>>>> {};  // out 9♥
struct abandoned    : p::opt<blanks, says<"the hand", "his hand", "her hand">> {};
struct drawn_from   : p::seq<says<"from">, blanks, p::sor<p::seq<possessor, blanks, says<"hand">>, player>> {};  // from A
struct drawn_back   : p::seq<says<"back">, blanks, money> {};                            // back 5
struct drawn        : p::sor<then<drawn_back>, p::seq<p::opt<blanks, cards_or_count>, p::opt<blanks, drawn_from>>> {};  // J♦ from A
struct thrown_aside : says<"thrown aside"> {};                                           // (T♣ is) thrown aside
struct to_deal      : says<"to deal", "the dealer"> {};                    // (A is) to deal
struct top_card     : says<"the top card"> {};
struct bottom_card  : says<"the bottom card"> {};
struct in_the_stock : says<"in the stock"> {};
struct stock_card   : p::sor<top_card, bottom_card, in_the_stock, p::seq<says<"card">, blanks, digits, blanks, says<"of the stock">>> {};  // (K♠ is) card 2 of the stock
struct is_what      : then<p::sor<thrown_aside, to_deal, stock_card>> {};                // thrown aside
struct gathered_up  : then<says<"gathered">> {};                                         // (the cards are) gathered

// ── King and score
struct announced    : p::opt<blanks, p::sor<cards, a_noun>> {};                          // the king
struct withdrawn    : then<p::sor<p::seq<money, p::opt<blanks, says<"of">, blanks, his, blanks, says<"cover">>>, owned_noun>> {};  // the king
struct point_word   : says<"points", "point", "marks", "mark"> {};
struct points       : p::seq<number, p::opt<blanks, point_word>> {};
struct mark_for     : p::seq<says<"for">, blanks, a_noun> {};                            // for the king
struct mark_what    : p::sor<p::seq<points, p::opt<blanks, mark_for>>, a_noun> {};       // 1 for the king
struct unknown_number : unknown {};                                                      // ?
struct marked       : p::opt<blanks, p::sor<p::seq<unknown_number, p::opt<blanks, point_word>>, mark_what>> {};  // the king
struct too_many     : says<"too many"> {};
struct too_few      : says<"too few"> {};
struct a_point      : says<"a point"> {};
struct some_points  : p::sor<a_point, points, unknown_number> {};
struct admitted     : then<some_points, blanks, p::sor<too_many, too_few>> {};           // 1 too many

// ── Proposing, discarding, giving
struct asking       : p::seq<p::opt<says<"asking", "for">, blanks>, count> {};  // asking 3
struct proposed     : parts<again, asking> {};                                           // again
struct how_many     : says<"how many", "the number"> {};
struct to_decide    : says<"to decide", "to rule"> {};
struct asked_whom   : known_name<asked_whom> {};
struct for_cards    : says<"for cards"> {};
struct asked        : then<p::sor<how_many, for_cards, p::seq<p::opt<says<"for">, blanks>, p::sor<count, unknown>>,
                                  p::seq<asked_whom, p::opt<blanks, to_decide>>>> {};    // for 3
struct if_enough    : says<"if there are cards enough", "if there are enough cards", "if there are enough", "if there are cards", "if enough"> {};
struct the_proposal : says<"the proposal", "it"> {};
struct accepted     : parts<if_enough, the_proposal> {};                                 // if there are cards enough
struct the_card     : says<"the card"> {};
struct refused      : p::opt<blanks, p::sor<the_proposal, the_card, cards>> {};          // 9♦
struct altered      : then<p::opt<p::sor<says<"it">, p::seq<p::sor<says<"the">, his>, blanks, says<"number", "answer", "proposal">>>, blanks>,
                           says<"to">, blanks, p::sor<number, a_noun>> {};               // it to 2
struct face_up      : says<"face up", "face upwards", "face upward", "faced"> {};
struct on_other     : p::seq<says<"on">, blanks, possessor, blanks, says<"discard">> {}; // on Y's discard
struct among_others : says<"among others"> {};                                           // (6♠) among others
struct discarded    : p::seq<p::opt<blanks, cards_or_count>, parts<face_up, on_other, among_others>> {};  // T♦ 7♦ face up
struct left_apart   : says<"left apart", "apart", "unmixed"> {};
struct mixed_in     : says<"mixed with his hand", "mixed with her hand", "mixed in", "mixed"> {};
struct unseen       : says<"unseen", "not looked at"> {};
struct up_word      : says<"up"> {};
struct take_down    : says<"down"> {};
struct whose_mark   : p::seq<owner, blanks> {};
struct the_pool     : says<"the pool", "The pool"> {};                     // the pool
struct pool_taken   : p::seq<says<"the pool">, p::opt<lead_in, p::opt<says<"of">, blanks>, p::sor<money, unknown>>> {};  // the pool, 20
struct share_taken  : p::seq<says<"up">, blanks, money> {};                              // up 10
struct trick_taken  : p::sor<says<"the trick">, p::seq<says<"trick">, blanks, count>> {};   // trick 2
struct from_discard : p::seq<says<"from">, blanks, his, blanks, says<"discard">> {};     // from his discard
struct number_open  : p::seq<unknown, p::at<gap, p::sor<p::eof, p::one<',', ';', '.', '/'>, also>>, p::not_at<lead_in, a_card>> {};                        // ? (how many)
struct taken        : p::sor<then<pool_taken>, then<trick_taken>, then<share_taken>, then<up_word, p::opt<blanks, seen>>,
                             then<back_word, p::opt<blanks, a_card>>,
                             then<take_down, p::opt<blanks, p::opt<whose_mark>, mark_what>>,
                             p::seq<p::opt<blanks, p::sor<number_open, cards_or_count>>, parts<left_apart, mixed_in, unseen, among_others, from_discard>>> {};  // K♦ 7♠
struct no_number    : says<"nothing", "no number"> {};
struct answered     : p::opt<blanks, p::sor<no_number, count>> {};                       // 2
struct not_answer   : says<"answer", "say"> {};
struct not_marked   : p::seq<says<"mark">, p::opt<blanks, p::opt<says<"for">, blanks>, a_noun>> {};  // mark the king
struct not_done     : a_noun {};                                                         // claim
struct not_king     : p::seq<says<"the king">, p::opt<blanks, says<"of trumps">>, p::not_at<blanks, says<"of">>> {};
struct not_suit     : p::seq<p::opt<says<"a", "an", "any">, blanks>, suit_named> {};
struct not_held     : p::seq<says<"hold">, blanks, p::sor<not_king, cards, not_suit>> {};  // hold a heart
struct does_not     : then<says<"not">, blanks, p::sor<not_held, not_answer, not_marked, not_done>> {};  // (does) not answer
struct urged        : p::opt<blanks, clause_words> {};                                   // (wants) to play on
struct will_not     : then<says<"not">, blanks, clause_words> {};                        // (will) not take it
struct spoken       : then<quoted> {};                                                   // "well played"

// ── Playing
struct a_suit       : p::seq<says<"a", "an", "some">, blanks, card_suit> {};       // a heart
struct played_card  : p::sor<a_suit, any_card> {};                                         // K♥
struct naming       : p::seq<says<"naming">, blanks, suit_named> {};                     // naming hearts
struct out_of_turn  : says<"out of turn"> {};
struct led          : then<played_card, p::opt<lead_in, naming>, p::opt<blanks, out_of_turn>> {};  // K♥
struct with_card    : then<p::opt<says<"with">, blanks>, played_card> {};                // with 9♦
struct proposing_not : says<"without proposing"> {};
struct game_word    : says<"game"> {};
struct played_out   : p::seq<out_word, blanks, owner, blanks, game_word> {};             // out A's game
struct played_one   : p::seq<played_card, p::opt<lead_in, naming>> {};                   // K♥
struct played       : p::opt<blanks, p::sor<proposing_not, played_out, played_one>> {};  // without proposing
struct leads_word   : says<"leads"> {};
struct suit_by_card : by_table<suit_by_card, card_size> {};                              // J♠
struct named        : then<opt_the, p::sor<suit_by_card, suit_named>, lead_in, p::sor<leads_word, says<"plays">>, blanks, played_card> {};  // hearts, leads Q♠
struct granted      : p::opt<blanks, it> {};                                             // it
struct gathered     : p::opt<blanks, says<"the cards">> {};                              // the cards
struct resigned     : p::opt<blanks, says<"the game">> {};                               // the game

// ── Packs, bystanders, arbitration, money
struct pays_word    : says<"pays"> {};
struct pays_not     : says<"does not pay", "will not pay"> {};
struct packs_word   : says<"packs", "pack", "cards"> {};
struct called_whom  : known_name<called_whom> {};
struct new_packs    : p::seq<p::sor<p::seq<number, blanks>, opt_the>, p::opt<says<"new", "fresh">, blanks>, packs_word> {};  // two new packs
struct for_word     : says<"for"> {};
struct called       : then<p::sor<p::seq<for_word, blanks, new_packs, parts<pays_word, pays_not>>,
                                  p::seq<says<"on", "upon">, blanks, called_whom>>> {};  // for two new packs, and pays
struct remarked     : p::opt<blanks, p::sor<quoted, p::seq<p::opt<says<"on", "upon">, blanks>, owned_noun>>> {};  // on the score
struct pointed_out  : then<out_word, blanks, owned_noun> {};                             // out A's king
struct by_word      : says<"by word", "in words"> {};
struct by_pointing  : says<"by pointing"> {};
struct advised_whom : borne_name<advised_whom> {};                                      // A
struct advised      : then<advised_whom, p::opt<blanks, p::sor<by_word, by_pointing>>> {};     // A by word
struct marks_word   : says<"marks"> {};
struct takes_down   : says<"takes down"> {};
struct ruled_mark   : p::seq<player, blanks, p::sor<marks_word, takes_down>, p::opt<blanks, mark_what>> {};  // A marks 1
struct ruled_noun   : a_noun {};                                                         // fresh deal
struct ruled        : p::seq<p::sor<p::seq<gap, p::one<':'>, gap>, then<says<"on">, blanks>, then<says<"that">, blanks>, blanks>,
                             p::sor<quoted, ruled_mark, ruled_noun>> {};                     // : fresh deal
struct payee        : borne_name<payee> {};                                                         // A
struct to_pool      : p::seq<says<"to", "into">, blanks, says<"the pool">> {};  // to the pool
struct to_payee     : p::seq<says<"to">, blanks, payee> {};                              // to A
struct paid         : then<p::opt<payee, blanks>, p::sor<money, unknown>, p::opt<blanks, p::sor<to_pool, to_payee>>> {};  // A 15
struct came         : then<says<"in">, p::opt<blanks, says<"for">, blanks, player>> {};  // in for Y
struct sum          : then<money> {};                                                    // 5
struct all_bets     : says<"all the bets"> {};
struct covered      : then<p::sor<all_bets, p::seq<money, p::opt<blanks, says<"on">, blanks, player>>>> {};  // 5 on A, all the bets
struct stood_at     : p::seq<says<"at">, blanks, money> {};                              // at 15
struct stood        : p::opt<blanks, stood_at> {};                                       // (the pool stands) at 15

// ── Statements
struct copies       : p::seq<number, blanks, cards> {};                                  // two J♣
struct held_of      : p::seq<count, gap, p::one<':', ','>, gap, cards> {};               // six: K♥ T♠
struct of_deal      : p::seq<says<"in">, blanks, p::sor<says<"the last deal", "the deal before">, p::seq<says<"deal">, blanks, number>>> {};  // in deal 1
struct held         : then<p::sor<p::seq<cards, p::opt<blanks, of_deal>>, held_of, copies, count, a_suit>> {};     // K♥ T♠ ? ? ?
struct not_looked   : then<says<"not looked">, p::opt<blanks, says<"at">, blanks, seen>> {};  // (has) not looked
struct looked_word  : says<"looked"> {};
struct has_looked   : p::sor<then<looked_word, p::opt<blanks, says<"at">, blanks, seen>>, not_looked> {};  // looked
struct made         : then<p::sor<p::seq<number, p::opt<blanks, tricks_word>>, a_noun>> {};  // 3
struct won_game     : p::seq<says<"the game">, p::opt<blanks, number, p::sor<p::seq<blanks, says<"to">, blanks>, dash>, number>> {};  // the game 5 to 3
struct won_cut      : says<"the cut"> {};
struct won          : p::sor<then<won_game>, then<won_cut>, made> {};                    // the game
struct lacked       : then<cards> {};                                                    // 9♦

// clang-format on

}  // namespace ecarte::grammar
