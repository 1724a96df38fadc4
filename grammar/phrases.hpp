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
struct below_table  : SAYS("below the table") {};
struct above_table  : SAYS("above the table") {};
struct faces_shown  : p::sor<SAYS("faces shown"), SAYS("showing the faces"), SAYS("with the faces shown")> {};
struct shuffled     : parts<below_table, above_table, faces_shown, pack> {};             // the green pack below the table
struct it           : p::sor<SAYS("it"), SAYS("the claim")> {};
struct disputed_it  : it {};
struct denied       : then<p::sor<disputed_it, p::seq<player, blanks, a_noun>>> {};      // A the last shuffle
struct again        : SAYS("again") {};
struct for_deal     : p::sor<SAYS("for deal"), SAYS("for the deal")> {};
struct to_dealer    : p::sor<SAYS("to the dealer"), SAYS("the pack")> {};
struct lifted       : count {};                                                          // 11
struct left_number  : p::sor<digits, number_word> {};
struct leaving      : p::seq<SAYS("leaving"), blanks, left_number> {};                   // leaving 1
struct shown_none   : p::sor<SAYS("nothing"), SAYS("none"), SAYS("no card")> {};
struct showing      : p::seq<p::sor<SAYS("showing"), SAYS("shows")>, blanks, p::sor<shown_none, cards>> {};  // showing J♥
struct cut_how      : parts<again, for_deal, to_dealer, leaving, showing, lifted> {};    // 11, showing J♥
struct a_seat       : p::sor<SAYS("his seat"), SAYS("her seat"), SAYS("the seat"), SAYS("a seat")> {};
struct as_trumps    : p::sor<SAYS("as trumps"), SAYS("as trump"), SAYS("for trumps")> {};
struct chosen       : then<p::sor<a_seat, p::seq<cards, p::opt<blanks, as_trumps>>, pack>> {};  // the green pack

// ── Dealing
struct order        : p::seq<p::digit, dash, p::digit, word_end> {};                     // 3-2
struct notice_word  : SAYS("notice") {};
struct notice       : p::seq<notice_word, p::opt<blanks, SAYS("to"), blanks, player>,
                             p::opt<blanks, SAYS("of")>, p::opt<gap, p::one<':'>>, gap, order> {};  // notice of 2-3
struct packet       : p::seq<player, blanks, count> {};                                  // Y 3
struct from_pack    : p::seq<p::sor<SAYS("from"), SAYS("with")>, blanks, pack> {};       // from the buff pack
struct given        : p::sor<then<notice>, parts<again, order, packet, from_pack>> {};   // again 3-2
struct exposed      : then<p::sor<p::seq<cards, p::opt<blanks, SAYS("of"), blanks, player>>,
                                  p::seq<owner, blanks, cards>>> {};                     // Y's 8♦
struct faced_word   : p::sor<SAYS("faced"), SAYS("face up"), SAYS("face upwards")> {};
struct faced_where  : p::sor<SAYS("pack"), SAYS("stock"), SAYS("packet")> {};            // stock
struct in_packet    : p::seq<owner, blanks, SAYS("packet")> {};                          // Y's packet
struct in_where     : p::seq<SAYS("in"), blanks, p::sor<in_packet, p::seq<opt_the, faced_where>>> {};  // in the stock
struct lain         : then<faced_word, p::opt<blanks, in_where>> {};                     // faced in the stock
struct from_bottom  : SAYS("from the bottom") {};
struct from_other   : p::sor<SAYS("from the middle"), SAYS("from elsewhere"), SAYS("not the top card"), SAYS("not the top one")> {};
struct turned       : p::seq<p::opt<blanks, SAYS("up")>, p::opt<blanks, p::sor<cards, p::seq<the, blanks, cards_word>>>,
                             p::opt<lead_in, p::sor<from_bottom, from_other>>> {};       // 7♥ from the bottom

// ── Looking and finding
struct seen         : owned_noun {};                                                     // his hand
struct over_word    : SAYS("over") {};
struct looked       : p::sor<then<over_word, blanks, owner, blanks, p::sor<SAYS("hand"), SAYS("cards")>>,
                             p::opt<blanks, p::opt<SAYS("at"), blanks>, seen>> {};       // at his hand
struct touched      : then<seen> {};                                                     // his discard
struct in_hand      : p::seq<SAYS("in"), blanks, owner, blanks, SAYS("hand")> {};        // in his hand
struct he           : p::sor<SAYS("he"), SAYS("she")> {};
struct found_number : p::sor<p::seq<count, blanks, in_hand>,
                             p::seq<p::opt<SAYS("that"), blanks>, p::sor<he, player>, blanks,
                                    p::sor<SAYS("has"), SAYS("holds")>, blanks, count>> {};  // six in his hand
struct found_faced  : p::seq<cards, blanks, faced_word, p::opt<blanks, in_where>> {};    // T♣ faced in the stock
struct found_noun   : owned_noun {};                                                     // the wrong pack
struct found        : then<p::sor<found_number, found_faced, found_noun>> {};            // the deal out of turn

// ── Remedies
struct claimed      : then<p::sor<quoted, a_noun>> {};                                   // a fresh deal
struct required     : then<a_noun> {};                                                   // the hands again
struct stand_word   : SAYS("stand") {};
struct let          : then<p::sor<SAYS("it"), SAYS("the deal"), SAYS("the lead"), SAYS("the card"), SAYS("the play")>, blanks, stand_word> {};  // it stand
struct permitted    : then<player, p::opt<blanks, p::opt<SAYS("to"), blanks>, a_noun>> {};  // A to complete
struct right_word   : p::sor<SAYS("it right"), SAYS("the deal right"), SAYS("the hands right")> {};
struct back_word    : SAYS("back") {};
struct put          : then<p::sor<right_word, p::seq<back_word, p::opt<blanks, cards_or_count>>>> {};  // back 1
struct completed    : p::seq<p::opt<blanks, p::sor<SAYS("his hand"), SAYS("her hand")>>,
                             p::opt<blanks, p::opt<SAYS("with"), blanks>, cards_or_count>> {};  // with T♥
struct tricks_word  : p::sor<SAYS("tricks"), SAYS("trick")> {};
struct tricks       : p::seq<number, blanks, tricks_word> {};                            // 3 tricks
struct claimed_noun : a_noun {};                                                         // the point
struct claiming     : p::seq<SAYS("claiming"), blanks, p::sor<tricks, claimed_noun>> {}; // claiming the point
struct down_word    : p::sor<SAYS("down his hand"), SAYS("down her hand"), SAYS("down his cards"), SAYS("down her cards"), SAYS("down the cards"), SAYS("down")> {};
struct out_word     : SAYS("out") {};
struct aside_word   : SAYS("aside") {};
struct thrown       : then<p::sor<p::seq<down_word, p::opt<lead_in, claiming>>,
                                  p::seq<p::sor<out_word, aside_word>, p::opt<blanks, cards_or_count>>>> {};  // out 9♥
struct abandoned    : p::opt<blanks, p::sor<SAYS("the hand"), SAYS("his hand"), SAYS("her hand")>> {};
struct drawn_from   : p::seq<SAYS("from"), blanks, p::sor<p::seq<possessor, blanks, SAYS("hand")>, player>> {};  // from A
struct drawn_back   : p::seq<SAYS("back"), blanks, money> {};                            // back 5
struct drawn        : p::sor<then<drawn_back>, p::seq<p::opt<blanks, cards_or_count>, p::opt<blanks, drawn_from>>> {};  // J♦ from A
struct thrown_aside : then<SAYS("thrown aside")> {};                                     // (T♣ is) thrown aside
struct gathered_up  : then<SAYS("gathered")> {};                                         // (the cards are) gathered

// ── King and score
struct announced    : p::opt<blanks, p::sor<cards, a_noun>> {};                          // the king
struct withdrawn    : then<p::sor<p::seq<money, p::opt<blanks, SAYS("of"), blanks, his, blanks, SAYS("cover")>>, owned_noun>> {};  // the king
struct point_word   : p::sor<SAYS("points"), SAYS("point"), SAYS("marks"), SAYS("mark")> {};
struct points       : p::seq<number, p::opt<blanks, point_word>> {};
struct mark_for     : p::seq<SAYS("for"), blanks, a_noun> {};                            // for the king
struct mark_what    : p::sor<p::seq<points, p::opt<blanks, mark_for>>, a_noun> {};       // 1 for the king
struct marked       : p::opt<blanks, mark_what> {};                                      // the king
struct too_many     : SAYS("too many") {};
struct too_few      : SAYS("too few") {};
struct a_point      : SAYS("a point") {};
struct admitted     : then<p::sor<a_point, points>, blanks, p::sor<too_many, too_few>> {};  // 1 too many

// ── Proposing, discarding, giving
struct asking       : p::seq<p::opt<p::sor<SAYS("asking"), SAYS("for")>, blanks>, count> {};  // asking 3
struct proposed     : parts<again, asking> {};                                           // again
struct how_many     : p::sor<SAYS("how many"), SAYS("the number")> {};
struct to_decide    : p::sor<SAYS("to decide"), SAYS("to rule")> {};
struct asked_whom   : anyone {};
struct for_cards    : SAYS("for cards") {};
struct asked        : then<p::sor<how_many, for_cards, p::seq<p::opt<SAYS("for"), blanks>, count>,
                                  p::seq<asked_whom, p::opt<blanks, to_decide>>>> {};    // for 3
struct if_enough    : p::sor<SAYS("if there are cards enough"), SAYS("if there are enough cards"), SAYS("if there are enough"),
                             SAYS("if there are cards"), SAYS("if enough")> {};
struct the_proposal : p::sor<SAYS("the proposal"), SAYS("it")> {};
struct accepted     : parts<if_enough, the_proposal> {};                                 // if there are cards enough
struct the_card     : SAYS("the card") {};
struct refused      : p::opt<blanks, p::sor<the_proposal, the_card, cards>> {};          // 9♦
struct altered      : then<p::opt<p::sor<SAYS("it"), p::seq<p::sor<SAYS("the"), his>, blanks, p::sor<SAYS("number"), SAYS("answer"), SAYS("proposal")>>>, blanks>,
                           SAYS("to"), blanks, p::sor<number, a_noun>> {};               // it to 2
struct face_up      : p::sor<SAYS("face up"), SAYS("face upwards"), SAYS("faced")> {};
struct on_other     : p::seq<SAYS("on"), blanks, possessor, blanks, SAYS("discard")> {}; // on Y's discard
struct discarded    : p::seq<p::opt<blanks, cards_or_count>, parts<face_up, on_other>> {};  // T♦ 7♦ face up
struct left_apart   : p::sor<SAYS("left apart"), SAYS("apart"), SAYS("unmixed")> {};
struct unseen       : p::sor<SAYS("unseen"), SAYS("not looked at")> {};
struct up_word      : SAYS("up") {};
struct take_down    : SAYS("down") {};
struct whose_mark   : p::seq<owner, blanks> {};
struct the_pool     : p::sor<SAYS("the pool"), SAYS("The pool")> {};                     // the pool
struct pool_taken   : p::seq<SAYS("the pool"), p::opt<lead_in, p::opt<SAYS("of"), blanks>, money>> {};  // the pool, 20
struct share_taken  : p::seq<SAYS("up"), blanks, money> {};                              // up 10
struct taken        : p::sor<then<pool_taken>, then<share_taken>, then<up_word, p::opt<blanks, seen>>,
                             then<back_word, p::opt<blanks, a_card>>,
                             then<take_down, p::opt<blanks, p::opt<whose_mark>, mark_what>>,
                             p::seq<p::opt<blanks, cards_or_count>, parts<left_apart, unseen>>> {};  // K♦ 7♠
struct no_number    : p::sor<SAYS("nothing"), SAYS("no number")> {};
struct answered     : p::opt<blanks, p::sor<no_number, count>> {};                       // 2
struct not_answered : then<p::sor<SAYS("not answer"), SAYS("not say")>> {};              // (does) not answer

// ── Playing
struct a_suit       : p::seq<p::sor<SAYS("a"), SAYS("an")>, blanks, card_suit> {};       // a heart
struct played_card  : p::sor<a_suit, a_card> {};                                         // K♥
struct naming       : p::seq<SAYS("naming"), blanks, suit_named> {};                     // naming hearts
struct led          : then<played_card, p::opt<lead_in, naming>> {};                     // K♥
struct with_card    : then<p::opt<SAYS("with"), blanks>, played_card> {};                // with 9♦
struct proposing_not : SAYS("without proposing") {};
struct game_word    : SAYS("game") {};
struct played_out   : p::seq<out_word, blanks, owner, blanks, game_word> {};             // out A's game
struct played_one   : p::seq<played_card, p::opt<lead_in, naming>> {};                   // K♥
struct played       : p::opt<blanks, p::sor<proposing_not, played_out, played_one>> {};  // without proposing
struct leads_word   : SAYS("leads") {};
struct named        : then<opt_the, suit_named, lead_in, p::sor<leads_word, SAYS("plays")>, blanks, played_card> {};  // hearts, leads Q♠
struct granted      : p::opt<blanks, it> {};                                             // it
struct gathered     : p::opt<blanks, SAYS("the cards")> {};                              // the cards
struct resigned     : p::opt<blanks, SAYS("the game")> {};                               // the game

// ── Packs, bystanders, arbitration, money
struct pays_word    : SAYS("pays") {};
struct pays_not     : p::sor<SAYS("does not pay"), SAYS("will not pay")> {};
struct packs_word   : p::sor<SAYS("packs"), SAYS("pack"), SAYS("cards")> {};
struct called_whom  : anyone {};
struct new_packs    : p::seq<p::sor<p::seq<number, blanks>, opt_the>, p::opt<p::sor<SAYS("new"), SAYS("fresh")>, blanks>, packs_word> {};  // two new packs
struct for_word     : SAYS("for") {};
struct called       : then<p::sor<p::seq<for_word, blanks, new_packs, parts<pays_word, pays_not>>,
                                  p::seq<p::sor<SAYS("on"), SAYS("upon")>, blanks, called_whom>>> {};  // for two new packs, and pays
struct remarked     : p::opt<blanks, p::sor<quoted, p::seq<p::opt<p::sor<SAYS("on"), SAYS("upon")>, blanks>, owned_noun>>> {};  // on the score
struct pointed_out  : then<out_word, blanks, owned_noun> {};                             // out A's king
struct by_word      : p::sor<SAYS("by word"), SAYS("in words")> {};
struct by_pointing  : SAYS("by pointing") {};
struct advised      : then<player, p::opt<blanks, p::sor<by_word, by_pointing>>> {};     // A by word
struct marks_word   : SAYS("marks") {};
struct takes_down   : SAYS("takes down") {};
struct ruled_mark   : p::seq<player, blanks, p::sor<marks_word, takes_down>, p::opt<blanks, mark_what>> {};  // A marks 1
struct ruled_noun   : a_noun {};                                                         // fresh deal
struct ruled        : p::seq<p::sor<p::seq<gap, p::one<':'>, gap>, then<SAYS("on"), blanks>, then<SAYS("that"), blanks>, blanks>,
                             p::sor<quoted, ruled_mark, ruled_noun>> {};                     // : fresh deal
struct payee        : anyone {};                                                         // A
struct to_pool      : p::seq<p::sor<SAYS("to"), SAYS("into")>, blanks, SAYS("the pool")> {};  // to the pool
struct to_payee     : p::seq<SAYS("to"), blanks, payee> {};                              // to A
struct paid         : then<p::opt<payee, blanks>, money, p::opt<blanks, p::sor<to_pool, to_payee>>> {};  // A 15
struct came         : then<SAYS("in"), p::opt<blanks, SAYS("for"), blanks, player>> {};  // in for Y
struct sum          : then<money> {};                                                    // 5
struct covered      : then<money, p::opt<blanks, SAYS("on"), blanks, player>> {};        // 5 on A
struct stood_at     : p::seq<SAYS("at"), blanks, money> {};                              // at 15
struct stood        : p::opt<blanks, stood_at> {};                                       // (the pool stands) at 15

// ── Statements
struct copies       : p::seq<number, blanks, cards> {};                                  // two J♣
struct held_of      : p::seq<count, gap, p::one<':', ','>, gap, cards> {};               // six: K♥ T♠
struct held         : then<p::sor<cards, held_of, copies, count>> {};     // K♥ T♠ ? ? ?
struct not_looked   : then<SAYS("not looked"), p::opt<blanks, SAYS("at"), blanks, seen>> {};  // (has) not looked
struct made         : then<p::sor<p::seq<number, p::opt<blanks, tricks_word>>, a_noun>> {};  // 3
struct lacked       : then<cards> {};                                                    // 9♦

// clang-format on

}  // namespace ecarte::grammar
