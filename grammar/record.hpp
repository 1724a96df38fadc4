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
struct head_deal    : p::sor<says<"deal">, says<"Deal">> {};
struct head_game    : p::sor<says<"game">, says<"Game">> {};
struct head_rubber  : p::sor<says<"rubber">, says<"Rubber">> {};
struct head_word    : p::sor<head_deal, head_game, head_rubber> {};                      // deal
struct heading      : p::seq<head_word, blanks, digits, gap, p::opt<p::one<':'>>> {};    // deal 1:
struct hands_again  : p::sor<says<"hands again">, says<"Hands again">> {};               // hands again

// ── Settings
struct key_words    : p::list<word, blanks> {};                                          // cut for deal
struct key          : p::seq<key_words, gap, p::one<':'>, gap> {};                       // players:
struct between      : p::sor<p::seq<blanks, says<"and">, blanks>, comma> {};             // ", "
struct new_name     : word {};                                                           // A
struct name_list    : p::list<new_name, between> {};                                     // A, Y
struct code_name    : p::seq<p::plus<p::sor<p::alnum, p::one<'-'>>>, word_end> {};       // turf-portland-1877
struct system_name  : word {};                                                           // english
struct pack_colour  : word {};                                                           // green
struct owned_colour : p::seq<player, blanks, pack_colour> {};                            // A green
struct owned_packs  : p::list<owned_colour, between> {};                                 // A green, Y buff
struct free_packs   : p::list<pack_colour, between> {};                                  // green, buff
struct packs_value  : p::sor<owned_packs, free_packs> {};
struct agreement    : p::seq<p::opt<says<"a">, blanks>, noun, p::opt<blanks, digits>> {};  // rubber of 5
struct agreed_value : p::list<agreement, comma> {};                                      // multiples, rubber of 5
struct stakes_for   : p::sor<says<"game">, says<"rubber">> {};                           // rubber
struct stakes_value : p::seq<money, p::opt<blanks, p::sor<says<"a">, says<"each">>, blanks, stakes_for>> {};  // 20 a rubber
struct rentrant     : word {};                                                           // C
struct rentrants_value : p::list<rentrant, between> {};                                  // C, D
struct bettor       : word {};                                                           // Z
struct bet          : p::seq<bettor, blanks, money, blanks, says<"on">, blanks, player> {};  // Z 5 on A
struct bet_value    : p::list<bet, comma> {};
struct pool_value   : money {};                                                          // 15
struct score_sep    : p::seq<gap, p::one<',', ';'>, gap> {};
struct equals       : p::sor<p::seq<gap, p::one<'='>, gap>, blanks> {};
struct score_number : p::sor<number, unknown> {};                                        // 3
struct one_score    : p::seq<player, equals, score_number> {};                           // A 3
struct both_scores  : p::seq<number, p::sor<blanks, dash>, says<"all">> {};              // 3 all
struct score_value  : p::sor<p::list<one_score, score_sep>, both_scores> {};             // A 3, Y 0
struct to_whom      : p::seq<says<"to">, blanks, player> {};                             // to A
struct multiple     : word {};                                                           // double
struct settled_value : p::sor<to_whom, p::seq<multiple, p::opt<lead_in, to_whom>>> {};   // double to A
struct cut_cards    : p::sor<shown_none, cards> {};
struct cutter       : anyone {};                                                         // C
struct one_cut      : p::seq<p::sor<player, cutter>, blanks, cut_cards> {};                              // A Q♥
struct cut_value    : p::list<one_cut, comma> {};                                        // A Q♥, Y 8♠
struct expect_word  : p::seq<p::sor<p::alnum, two_bytes, three_bytes, four_bytes>, p::star<p::sor<word_char, hyphened>>> {};  // 43
struct due_word     : says<"due"> {};
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
struct plays_word   : p::seq<p::sor<says<"plays">, says<"follows with">, says<"trumps with">>, blanks> {};
struct reply        : p::seq<comma, player, blanks, p::opt<plays_word>, card> {};        // , A 8♠
struct first_card   : p::seq<ellipsis, gap> {};                                          // 1. …, A 8♠

// ── Sentences
struct one_actor    : anyone {};                                                         // A
struct and_other    : p::seq<blanks, also, player> {};                                   // and Y
struct the_players  : p::sor<says<"the players">, says<"The players">, says<"both players">, says<"both">, says<"Both">> {};
struct the_cards    : p::sor<says<"the cards">, says<"The cards">> {};
struct subject_pack : p::seq<pack, p::at<blanks, p::sor<says<"holds">, says<"lacks">>>> {};  // the pack
struct subject      : p::sor<p::seq<one_actor, p::opt<and_other>, p::at<p::sor<blank, p::eof, p::one<'.', ';'>>>>, the_players, the_cards, the_pool, subject_pack, cards> {};  // A
/// Every verb with what may follow it. (src/notation finds the verb in a table and runs its phrase at once.)
struct act_phrase   : p::sor<
    p::seq<says<"abandons">, abandoned>, p::seq<says<"accepts">, accepted>, p::seq<says<"admits">, admitted>,
    p::seq<says<"advises">, advised>, p::seq<says<"agree">, ruled>, p::seq<says<"allows">, permitted>,
    p::seq<says<"alters">, altered>, p::seq<says<"announces">, announced>, p::seq<says<"answers">, answered>,
    p::seq<says<"are">, gathered_up>, p::seq<says<"ask">, asked>, p::seq<says<"asks">, asked>,
    p::seq<says<"calls">, called>, p::seq<says<"changes">, altered>, p::seq<says<"chooses">, chosen>,
    p::seq<says<"claims">, claimed>, p::seq<says<"comes">, came>, p::seq<says<"completes">, completed>,
    p::seq<says<"covers">, covered>, p::seq<says<"cuts">, cut_how>, p::seq<says<"declares">, announced>,
    p::seq<says<"declines">, refused>, p::seq<says<"demands">, required>,
    p::seq<says<"denies">, denied>, p::seq<says<"discards">, discarded>, p::seq<says<"discovers">, found>,
    p::seq<says<"disputes">, granted>,
    p::seq<says<"does">, not_answered>, p::seq<says<"draws">, drawn>, p::seq<says<"exposes">, exposed>,
    p::seq<says<"finds">, found>, p::seq<says<"follows">, with_card>, p::seq<says<"gathers">, gathered>,
    p::seq<says<"gives">, given>, p::seq<says<"grants">, granted>, p::seq<says<"has">, not_looked>,
    p::seq<says<"holds">, held>, p::seq<says<"is">, thrown_aside>, p::seq<says<"lacks">, lacked>,
    p::seq<says<"leads">, led>, p::seq<says<"lets">, let>, p::seq<says<"lie">, lain>,
    p::seq<says<"lies">, lain>, p::seq<says<"looks">, looked>, p::seq<says<"made">, made>,
    p::seq<says<"makes">, made>, p::seq<says<"marks">, marked>, p::seq<says<"names">, named>,
    p::seq<says<"notices">, found>,
    p::seq<says<"pays">, paid>, p::seq<says<"permits">, permitted>, p::seq<says<"plays">, played>,
    p::seq<says<"points">, pointed_out>, p::seq<says<"proposes">, proposed>, p::seq<says<"puts">, put>,
    p::seq<says<"refuses">, refused>, p::seq<says<"remarks">, remarked>, p::seq<says<"requires">, required>,
    p::seq<says<"resigns">, resigned>, p::seq<says<"retires">, nothing_more>, p::seq<says<"rules">, ruled>,
    p::seq<says<"scores">, marked>, p::seq<says<"shows">, exposed>, p::seq<says<"shuffles">, shuffled>, p::seq<says<"stakes">, sum>,
    p::seq<says<"stands">, stood>, p::seq<says<"takes">, taken>, p::seq<says<"throws">, thrown>,
    p::seq<says<"touches">, touched>, p::seq<says<"trumps">, with_card>, p::seq<says<"turns">, turned>,
    p::seq<says<"wins">, made>, p::seq<says<"withdraws">, withdrawn>> {};  // marks the king
struct act_or_card  : p::sor<act_phrase, card, p::at<ellipsis>> {};                      // 9♣
struct sentence     : p::sor<hands_again, p::seq<subject, blanks, act_or_card>, act_phrase> {};  // A marks the king
struct stop         : p::seq<gap, p::plus<p::sor<p::one<'.', '/'>, ellipsis>, gap>> {};  // .
struct carry        : p::sor<p::seq<semicolon, p::opt<also>>,
                             p::seq<p::sor<p::seq<comma, p::opt<also>>, p::seq<blanks, also>>, p::opt<says<"then">, blanks>>> {};  // ; (the same actor goes on)
struct trick        : p::seq<trick_number, p::opt<first_card>, p::sor<plain_play, sentence>, p::opt<reply>> {};  // 1. Y K♥, A 8♠
struct sentence_end : p::seq<gap, p::sor<p::eof, p::one<';', '.', '/', ','>, ellipsis, also>> {};
struct sentences    : p::list<p::sor<trick, sentence>, p::sor<stop, carry>> {};          // A turns K♠; marks the king

// ── Lines
struct comment      : p::seq<p::one<'#'>, p::until<p::at<p::eolf>>> {};                       // # Hoyle
struct line         : p::seq<gap, p::sor<p::seq<heading, p::opt<gap, sentences>>, p::list<setting, semicolon>, sentences, p::success>,
                             p::opt<stop>, gap, p::opt<comment>, p::eolf> {};            // deal 1: A gives 3-2

// clang-format on

}  // namespace ecarte::grammar
