// SPDX-License-Identifier: MIT
//
// The lines of a record: headings, settings, tricks and sentences. Rules only, no recursion; one
// line at a time. tokens.hpp has the words, phrases.hpp what may follow each verb, messages.hpp
// what to say when a rule fails.
#pragma once

#include "grammar/phrases.hpp"

namespace ecarte::grammar {

// clang-format off

// ── Headings
struct head_deal    : p::sor<SAYS("deal"), SAYS("Deal")> {};
struct head_game    : p::sor<SAYS("game"), SAYS("Game")> {};
struct head_rubber  : p::sor<SAYS("rubber"), SAYS("Rubber")> {};
struct head_word    : p::sor<head_deal, head_game, head_rubber> {};                      // deal
struct heading      : p::seq<head_word, blanks, digits, gap, p::opt<p::one<':'>>> {};    // deal 1:
struct hands_again  : p::sor<SAYS("hands again"), SAYS("Hands again")> {};               // hands again

// ── Settings
struct key_words    : p::list<word, blanks> {};                                          // cut for deal
struct key          : p::seq<key_words, gap, p::one<':'>, gap> {};                       // players:
struct between      : p::sor<p::seq<blanks, SAYS("and"), blanks>, comma> {};             // ", "
struct new_name     : word {};                                                           // A
struct name_list    : p::list<new_name, between> {};                                     // A, Y
struct code_name    : p::seq<p::plus<p::sor<p::alnum, p::one<'-'>>>, word_end> {};       // turf-portland-1877
struct system_name  : word {};                                                           // english
struct pack_colour  : word {};                                                           // green
struct owned_colour : p::seq<player, blanks, pack_colour> {};                            // A green
struct owned_packs  : p::list<owned_colour, between> {};                                 // A green, Y buff
struct free_packs   : p::list<pack_colour, between> {};                                  // green, buff
struct packs_value  : p::sor<owned_packs, free_packs> {};
struct agreement    : p::seq<p::opt<SAYS("a"), blanks>, noun, p::opt<blanks, digits>> {};  // rubber of 5
struct agreed_value : p::list<agreement, comma> {};                                      // multiples, rubber of 5
struct stakes_for   : p::sor<SAYS("game"), SAYS("rubber")> {};                           // rubber
struct stakes_value : p::seq<money, p::opt<blanks, p::sor<SAYS("a"), SAYS("each")>, blanks, stakes_for>> {};  // 20 a rubber
struct rentrant     : word {};                                                           // C
struct rentrants_value : p::list<rentrant, between> {};                                  // C, D
struct bettor       : word {};                                                           // Z
struct bet          : p::seq<bettor, blanks, money, blanks, SAYS("on"), blanks, player> {};  // Z 5 on A
struct bet_value    : p::list<bet, comma> {};
struct pool_value   : money {};                                                          // 15
struct score_sep    : p::seq<gap, p::one<',', ';'>, gap> {};
struct equals       : p::sor<p::seq<gap, p::one<'='>, gap>, blanks> {};
struct score_number : p::sor<number, unknown> {};                                        // 3
struct one_score    : p::seq<player, equals, score_number> {};                           // A 3
struct both_scores  : p::seq<number, p::sor<blanks, dash>, SAYS("all")> {};              // 3 all
struct score_value  : p::sor<p::list<one_score, score_sep>, both_scores> {};             // A 3, Y 0
struct to_whom      : p::seq<SAYS("to"), blanks, player> {};                             // to A
struct multiple     : word {};                                                           // double
struct settled_value : p::sor<to_whom, p::seq<multiple, p::opt<lead_in, to_whom>>> {};   // double to A
struct cut_cards    : p::sor<shown_none, cards> {};
struct cutter       : anyone {};                                                         // C
struct one_cut      : p::seq<p::sor<player, cutter>, blanks, cut_cards> {};                              // A Q♥
struct cut_value    : p::list<one_cut, comma> {};                                        // A Q♥, Y 8♠
struct expect_word  : p::seq<p::sor<p::alnum, two_bytes, three_bytes, four_bytes>, p::star<p::sor<word_char, hyphened>>> {};  // 43
struct due_word     : SAYS("due") {};
struct expect_due   : p::seq<due_word, blanks, p::sor<unknown, score_value>> {};         // due A 3, Y 0
struct expect_words : p::list<expect_word, blanks> {};                                   // 43 revoke A elected
struct expect_part  : p::sor<expect_due, expect_words> {};
struct semicolon    : p::seq<gap, p::one<';'>, gap> {};
struct setting_value : p::sor<name_list, code_name, packs_value, agreed_value, bet_value, settled_value, score_value, cut_value,
                              expect_part, stakes_value> {};
struct setting      : p::seq<key, setting_value> {};                                     // players: A, Y

// ── Tricks
struct trick_number : p::seq<p::plus<p::digit>, gap, p::one<'.'>, p::not_at<p::digit>, gap> {};  // 1.
struct plain_play   : p::seq<player, blanks, card> {};                                   // Y K♥
struct plays_word   : p::seq<p::sor<SAYS("plays"), SAYS("follows with"), SAYS("trumps with")>, blanks> {};
struct reply        : p::seq<comma, player, blanks, p::opt<plays_word>, card> {};        // , A 8♠
struct first_card   : p::seq<ellipsis, gap> {};                                          // 1. …, A 8♠

// ── Sentences
struct one_actor    : anyone {};                                                         // A
struct and_other    : p::seq<blanks, also, player> {};                                   // and Y
struct the_players  : p::sor<SAYS("the players"), SAYS("The players"), SAYS("both players"), SAYS("both"), SAYS("Both")> {};
struct the_cards    : p::sor<SAYS("the cards"), SAYS("The cards")> {};
struct subject_pack : p::seq<pack, p::at<blanks, p::sor<SAYS("holds"), SAYS("lacks")>>> {};  // the pack
struct subject      : p::sor<p::seq<one_actor, p::opt<and_other>, p::at<p::sor<blank, p::eof, p::one<'.', ';'>>>>, the_players, the_cards, the_pool, subject_pack, cards> {};  // A
/// Every verb with what may follow it. (src/notation finds the verb in a table and runs its phrase at once.)
struct act_phrase   : p::sor<
    p::seq<SAYS("abandons"), abandoned>, p::seq<SAYS("accepts"), accepted>, p::seq<SAYS("admits"), admitted>,
    p::seq<SAYS("advises"), advised>, p::seq<SAYS("agree"), ruled>, p::seq<SAYS("allows"), permitted>,
    p::seq<SAYS("alters"), altered>, p::seq<SAYS("announces"), announced>, p::seq<SAYS("answers"), answered>,
    p::seq<SAYS("are"), gathered_up>, p::seq<SAYS("ask"), asked>, p::seq<SAYS("asks"), asked>,
    p::seq<SAYS("calls"), called>, p::seq<SAYS("changes"), altered>, p::seq<SAYS("chooses"), chosen>,
    p::seq<SAYS("claims"), claimed>, p::seq<SAYS("comes"), came>, p::seq<SAYS("completes"), completed>,
    p::seq<SAYS("covers"), covered>, p::seq<SAYS("cuts"), cut_how>, p::seq<SAYS("declares"), announced>,
    p::seq<SAYS("declines"), refused>, p::seq<SAYS("demands"), required>,
    p::seq<SAYS("denies"), denied>, p::seq<SAYS("discards"), discarded>, p::seq<SAYS("discovers"), found>,
    p::seq<SAYS("disputes"), granted>,
    p::seq<SAYS("does"), not_answered>, p::seq<SAYS("draws"), drawn>, p::seq<SAYS("exposes"), exposed>,
    p::seq<SAYS("finds"), found>, p::seq<SAYS("follows"), with_card>, p::seq<SAYS("gathers"), gathered>,
    p::seq<SAYS("gives"), given>, p::seq<SAYS("grants"), granted>, p::seq<SAYS("has"), not_looked>,
    p::seq<SAYS("holds"), held>, p::seq<SAYS("is"), thrown_aside>, p::seq<SAYS("lacks"), lacked>,
    p::seq<SAYS("leads"), led>, p::seq<SAYS("lets"), let>, p::seq<SAYS("lie"), lain>,
    p::seq<SAYS("lies"), lain>, p::seq<SAYS("looks"), looked>, p::seq<SAYS("made"), made>,
    p::seq<SAYS("makes"), made>, p::seq<SAYS("marks"), marked>, p::seq<SAYS("names"), named>,
    p::seq<SAYS("notices"), found>,
    p::seq<SAYS("pays"), paid>, p::seq<SAYS("permits"), permitted>, p::seq<SAYS("plays"), played>,
    p::seq<SAYS("points"), pointed_out>, p::seq<SAYS("proposes"), proposed>, p::seq<SAYS("puts"), put>,
    p::seq<SAYS("refuses"), refused>, p::seq<SAYS("remarks"), remarked>, p::seq<SAYS("requires"), required>,
    p::seq<SAYS("resigns"), resigned>, p::seq<SAYS("retires"), nothing_more>, p::seq<SAYS("rules"), ruled>,
    p::seq<SAYS("scores"), marked>, p::seq<SAYS("shows"), exposed>, p::seq<SAYS("shuffles"), shuffled>, p::seq<SAYS("stakes"), sum>,
    p::seq<SAYS("stands"), stood>, p::seq<SAYS("takes"), taken>, p::seq<SAYS("throws"), thrown>,
    p::seq<SAYS("touches"), touched>, p::seq<SAYS("trumps"), with_card>, p::seq<SAYS("turns"), turned>,
    p::seq<SAYS("wins"), made>, p::seq<SAYS("withdraws"), withdrawn>> {};  // marks the king
struct act_or_card  : p::sor<act_phrase, card, p::at<ellipsis>> {};                      // 9♣
struct sentence     : p::sor<hands_again, p::seq<subject, blanks, act_or_card>, act_phrase> {};  // A marks the king
struct stop         : p::seq<gap, p::plus<p::sor<p::one<'.', '/'>, ellipsis>, gap>> {};  // .
struct carry        : p::sor<p::seq<semicolon, p::opt<also>>,
                             p::seq<p::sor<p::seq<comma, p::opt<also>>, p::seq<blanks, also>>, p::opt<SAYS("then"), blanks>>> {};  // ; (the same actor goes on)
struct trick        : p::seq<trick_number, p::opt<first_card>, p::sor<plain_play, sentence>, p::opt<reply>> {};  // 1. Y K♥, A 8♠
struct sentence_end : p::seq<gap, p::sor<p::eof, p::one<';', '.', '/', ','>, ellipsis, also>> {};
struct sentences    : p::list<p::sor<trick, sentence>, p::sor<stop, carry>> {};          // A turns K♠; marks the king

// ── Lines
struct comment      : p::seq<p::one<'#'>, p::until<p::at<p::eolf>>> {};                       // # Hoyle
struct line         : p::seq<gap, p::sor<p::seq<heading, p::opt<gap, sentences>>, p::list<setting, semicolon>, sentences, p::success>,
                             p::opt<stop>, gap, p::opt<comment>, p::eolf> {};            // deal 1: A gives 3-2

// clang-format on

}  // namespace ecarte::grammar
