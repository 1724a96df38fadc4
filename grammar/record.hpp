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
struct head_deal    : says<"deal", "Deal"> {};
struct head_game    : says<"game", "Game"> {};
struct head_rubber  : says<"rubber", "Rubber"> {};
struct head_word    : p::sor<head_deal, head_game, head_rubber> {};                      // deal
struct heading      : p::seq<head_word, p::sor<p::seq<blanks, p::sor<digits, number_word, unknown>, gap, p::opt<p::one<':'>>>, p::seq<gap, p::sor<p::one<':'>, p::eof>>>> {};  // deal 1:
struct hands_again  : says<"hands again", "Hands again"> {};               // hands again

// ── Settings
struct key_words    : p::list<word, blanks> {};                                          // cut for deal
struct key          : p::seq<key_words, gap, p::one<':'>, gap> {};                       // players:
struct between      : p::sor<p::seq<blanks, says<"and">, blanks>, p::seq<comma, p::opt<says<"and">, blanks>>> {};  // ", "
struct new_name     : p::seq<name_word, p::star<blank, p::not_at<also>, name_word>> {};  // Mrs Jones
struct last_stop    : p::seq<p::one<'.'>, p::at<gap, p::sor<p::one<','>, p::one<';'>, p::eof>>> {};  // Miss B.
struct name_list    : p::list<p::seq<new_name, p::opt<last_stop>>, between> {};                     // A, Y
struct code_name    : p::seq<p::plus<p::sor<p::alnum, p::one<'-'>>>, word_end> {};       // turf-portland-1877
struct system_name  : word {};                                                           // english
struct tongue_name  : word {};                                                           // french
struct pack_colour  : p::sor<word, unknown> {};                                          // green
struct owned_colour : p::seq<p::sor<player, p::seq<p::at<new_player, blanks, pack_colour>, new_player>>, blanks, pack_colour> {};                            // A green
struct owned_packs  : p::list<owned_colour, between> {};                                 // A green, Y buff
struct free_packs   : p::list<pack_colour, between> {};                                  // green, buff
struct packs_value  : p::sor<owned_packs, free_packs> {};
struct agreed_words : p::list<word, blanks> {};                                          // doubles and trebles
struct rubber_words : says<"rubber of"> {};
struct agreed_rubber : p::seq<rubber_words, blanks, number, p::opt<blanks, says<"games", "game">>> {};
struct agreement    : p::seq<p::opt<says<"a">, blanks>, p::sor<agreed_rubber, agreed_words>> {};  // rubber of 5
struct agreed_value : p::list<agreement, comma> {};                                      // multiples, rubber of 5
struct stakes_for   : says<"game", "rubber", "single game", "single"> {};                           // rubber
struct stakes_value : p::seq<money, p::opt<blanks, says<"a", "each">, blanks, stakes_for>> {};  // 20 a rubber
struct rentrant     : known_name<rentrant> {};                                                           // C
struct rentrants_value : p::list<rentrant, between> {};                                  // C, D
struct bettor       : known_name<bettor> {};                                                           // Z
struct unknown_bettor : p::sor<unknown, says<"somebody", "someone">> {};                        // ?
struct unknown_side : p::seq<unknown> {};                                               // ?
struct bet_with     : p::seq<says<"with">, blanks, player> {};                          // with A
struct bet_against  : p::seq<says<"against">, blanks, player> {};                       // against A
struct bet_onlooker : known_name<bet_onlooker> {};                                      // Z
struct bet_with_onlooker : p::seq<says<"with", "against">, blanks, bet_onlooker> {};    // with Z
struct bet          : p::seq<p::sor<bettor, unknown_bettor>, blanks, p::sor<money, unknown>, p::opt<blanks, p::sor<p::seq<says<"on">, blanks, p::sor<player, unknown_side, new_player>>, bet_with, bet_against, bet_with_onlooker>>> {};  // Z 5 on A
struct bet_value    : p::list<bet, comma> {};
struct dealer_value : known_name<dealer_value> {};                                                         // Y
struct pool_value   : p::sor<money, unknown> {};                                         // 15
struct score_sep    : p::sor<p::seq<gap, p::one<',', ';'>, gap>, p::seq<blanks, p::opt<also>, p::at<player>>> {};
struct equals       : p::sor<p::seq<gap, p::one<'='>, gap>, blanks> {};
struct score_number : p::sor<number, unknown> {};                                        // 3
struct whose_unknown : unknown {};                                                       // ?
struct one_score    : p::seq<p::sor<player, new_player, whose_unknown>, equals, score_number> {};     // A 3
struct points_word  : says<"points", "point"> {};
struct both_scores  : p::seq<number, p::opt<blanks, points_word>, p::sor<blanks, dash>, says<"all", "each", "apiece">> {};  // 3 all
struct first_half   : number {};                                                         // 3
struct second_half  : number {};                                                         // 3
struct halves_sep   : p::sor<p::seq<gap, p::sor<dash, p::one<':'>>, gap>, p::seq<blanks, says<"to">, blanks>> {};  // -
struct two_halves   : p::seq<first_half, halves_sep, second_half> {};                    // 3-3, and not whose if they differ
struct halves_of    : p::seq<first_half, halves_sep, second_half, blanks, p::opt<says<"to", "for">, blanks>, p::sor<player, new_player>> {};  // 3-2 to A
struct points_to    : p::seq<first_half, p::opt<blanks, points_word>, blanks, says<"to", "for">, blanks, p::sor<player, new_player>> {};  // 3 to A
struct points_sep   : p::sor<p::seq<gap, p::one<',', ';'>, gap, p::opt<also>>, p::seq<blanks, also>> {};
struct score_value  : p::sor<p::list<one_score, score_sep>, both_scores, halves_of, two_halves, p::list<points_to, points_sep>> {}; // A 3, Y 0
struct to_whom      : p::seq<says<"to">, blanks, player> {};                             // to A
struct multiple     : word {};                                                           // double
struct settled_value : p::sor<to_whom, p::seq<multiple, p::opt<lead_in, to_whom>>> {};   // double to A
struct semicolon    : p::seq<gap, p::one<';'>, gap> {};
struct cut_none     : shown_none {};                                                     // nothing
struct cut_cards    : p::sor<cut_none, cards> {};
struct cutter       : known_name<cutter> {};                                                         // C
struct cut_verb     : p::seq<says<"cuts for the deal", "cuts", "cut", "shows", "showed", "turns up", "turned up", "turns", "turned", "draws", "drew", "lifts", "lifted", "has", "had">, blanks> {};  // shows
struct cut_lone     : p::seq<says<"only the top card", "the top card", "only one card", "one card", "a single card", "1">,
                             p::sor<p::seq<comma, p::opt<says<"showing">, blanks>>, p::seq<blanks, says<"showing">, blanks>>> {};  // only the top card,
struct cut_ranked   : p::seq<p::opt<says<"a", "an", "the">, blanks>, rank_word, p::at<gap, p::sor<p::eof, p::one<',', ';', '.'>, also>>> {};  // an ace
struct one_cut      : p::seq<cutter, p::opt<blanks, p::opt<cut_verb>, p::opt<cut_lone>, p::sor<cut_ranked, cut_cards>>> {};  // A Q♥
struct cut_value    : p::list<one_cut, p::sor<p::seq<comma, p::opt<also>>, p::seq<blanks, also>, p::seq<semicolon, p::at<cutter, blanks, cut_verb>>>> {};  // A Q♥, Y 8♠
struct expect_word  : p::seq<p::sor<p::alnum, two_bytes, three_bytes, four_bytes>, p::star<p::sor<word_char, hyphened>>> {};  // 43
struct due_word     : says<"due"> {};
struct expect_due   : p::seq<due_word, blanks, p::sor<unknown, score_value>> {};         // due A 3, Y 0
struct expect_name  : borne_name<expect_name> {};                                        // Mrs Jones
struct expect_words : p::list<p::sor<expect_name, expect_word>, blanks> {};                                   // 43 revoke A elected
struct expect_part  : p::sor<expect_due, expect_words> {};
struct reason_text  : p::plus<p::not_at<quote_close>, p::any> {};                        // so the book
struct reason       : p::seq<quote_open, reason_text, quote_close> {};                   // "so the book"
struct waive_part   : p::seq<expect_words, gap, reason> {};                              // 43 revoke A "so the book"
struct setting_value : p::sor<name_list, code_name, tongue_name, packs_value, agreed_value, bet_value, settled_value, score_value, cut_value,
                              waive_part, expect_part, stakes_value> {};
struct setting      : p::seq<key, setting_value> {};                                     // players: A, Y

// ── Tricks
struct trick_word   : p::seq<p::opt<says<"in", "In", "at", "At", "on", "On">, blanks>, says<"trick", "Trick">, blanks> {};
struct trick_figure : p::plus<p::digit> {};
struct trick_ordinal : says<"first", "First", "second", "Second", "third", "Third", "fourth", "Fourth", "fifth", "Fifth"> {};  // First trick:
struct trick_by_ordinal : p::seq<p::opt<the, blanks>, trick_ordinal, p::opt<blanks, says<"trick">>, gap, p::one<':'>, gap> {};
struct last_trick   : says<"last"> {};
struct trick_doer   : p::seq<p::sor<player, says<"he", "she", "I">>, blanks> {};         // A
struct trick_by_place : p::seq<says<"in", "In", "at", "At", "on", "On", "to", "To", "for", "For">, blanks, the, blanks, p::sor<trick_ordinal, last_trick>,
                               p::sor<p::seq<blanks, says<"trick">, gap, p::opt<p::one<','>>, gap, p::at<letter>>,
                                      p::seq<gap, p::opt<p::one<','>>, gap, p::at<trick_doer>>>> {};  // In the last trick
struct trick_number : p::sor<trick_by_ordinal, trick_by_place, p::seq<trick_figure, gap, p::one<'.', ':', ')'>, p::not_at<p::digit>, gap>,
                             p::seq<trick_figure, blanks, p::at<player, blanks, p::sor<card, small_ace>, p::sor<blanks, p::one<','>>, gap, player, blanks, card>>,
                             p::seq<trick_word, p::sor<trick_figure, number_word>, gap, p::sor<p::one<'.', ':', ','>, p::at<letter>>, gap>> {};  // 1., Trick 1:
struct who_plays    : p::sor<player, new_player> {};
struct plain_play   : p::sor<p::seq<who_plays, blanks, any_card>, p::seq<card, blanks, says<"from", "by">, blanks, player>> {};  // Y K♥
struct plays_word   : p::seq<says<"plays", "follows with", "trumps with", "puts", "throws", "gives", "follows", "trumps", "answers", "played", "followed with", "trumped with", "put", "threw", "gave", "takes it with", "wins with", "wins it with", "ruffs with">, blanks> {};
struct play_sep     : p::sor<p::seq<comma, p::opt<also>>, p::seq<gap, dash, blanks>, p::seq<blanks, p::at<who_plays, blanks, card>>> {};  // ", and "
struct reply        : p::seq<play_sep, p::sor<p::seq<who_plays, blanks, p::opt<plays_word>, any_card>, plain_play>> {};  // , A 8♠
struct plain_card   : by_table<plain_card, plain_card_size> {};                          // K♥
struct leader       : borne_name<leader> {};                                             // Y
struct replier      : borne_name<replier> {};                                            // A
struct lead_card    : plain_card {};
struct reply_card   : plain_card {};
/// As nearly every trick is written, and nothing after it: read without trying anything else.
struct plain_trick  : p::seq<p::digit, p::one<'.'>, p::one<' '>, leader, p::one<' '>, lead_card, p::one<','>, p::one<' '>, replier, p::one<' '>, reply_card, p::eof> {};  // 1. Y K♥, A 8♠
struct pair_sep     : p::sor<p::seq<gap, p::sor<p::one<','>, dash>, gap>, p::seq<blanks, p::opt<p::one<'x'>, blanks>>> {};  // x
struct unknown_play : p::seq<unknown, blanks, card> {};                                  // ? K♥
struct unknown_follower : p::seq<comma, unknown, blanks, card> {};                          // , ? 7♣
struct unknown_reply : p::sor<p::seq<comma, p::sor<unknown_play, card>>, p::seq<pair_sep, card>> {};  // , ? 9♣
struct card_of_two  : p::seq<card, p::at<blanks, says<"and", "&">, blanks, card>> {};      // Q♥ and
struct second_of_two : p::seq<blanks, says<"and", "&">, blanks, card> {};                    // and 7♥
struct pair         : p::seq<card, pair_sep, card, p::at<p::sor<p::eof, blank, p::one<'.', ';'>>>> {};  // K♥ 9♥
struct next_trick   : p::seq<blanks, p::at<trick_number>> {};                            // (A 9♥) 2.
struct first_card   : p::seq<ellipsis, gap> {};                                          // 1. …, A 8♠

// ── Sentences
struct one_actor    : borne_name<one_actor> {};                                                         // A
struct and_other    : p::seq<blanks, also, player> {};                                   // and Y
struct the_players  : says<"the players", "The players", "the two players", "The two players", "both players", "Both players", "both", "Both"> {};
struct somebody     : says<"somebody", "Somebody", "someone", "Someone"> {};
struct the_stock    : says<"the stock", "The stock", "the talon"> {};  // the stock
struct the_cards    : says<"the cards", "The cards"> {};
struct subject_pack : p::seq<pack, p::at<blanks, says<"holds", "lacks">>> {};  // the pack
struct subject      : p::sor<p::seq<one_actor, p::opt<and_other>, p::at<p::sor<blank, p::eof, p::one<'.', ';', ','>>>>, the_players, somebody, p::seq<the_stock, p::at<blanks, says<"holds">>>, the_cards, the_pool, subject_pack, cards> {};  // A
struct relative_words : p::seq<p::opt<says<"to", "on", "upon">, blanks>, says<"which">, blanks> {};  // to which
struct spaced_dash  : p::seq<dash, blanks, p::at<player>> {};                            // K♥ - A 8♠
struct sentence_end : p::seq<gap, p::sor<p::eof, p::one<';', '.', '!', '/', ',', '('>, ellipsis, also, spaced_dash>> {};
struct stop_mark    : p::seq<unknown, p::at<gap, p::sor<p::eof, p::one<';', '.', '/'>>>> {};  // ?
template <class Phrase> struct whole : p::seq<Phrase, p::at<sentence_end>> {};
/// A verb, in any of its forms, with what may follow it: src/notation looks the verb up in the table
/// of words and runs its phrase at once. Here, every phrase there is.
struct verb         : word {};                                                           // marks
struct act_phrase   : p::seq<verb, p::sor<
    whole<shuffled>, whole<denied>, whole<cut_how>, whole<joined>, whole<chosen>, whole<given>, whole<exposed>, whole<lain>, whole<turned>, whole<looked>,
    whole<touched>, whole<found>, whole<claimed>, whole<required>, whole<let>, whole<permitted>, whole<put>, whole<completed>, whole<thrown>,
    whole<abandoned>, whole<drawn>, whole<is_what>, whole<gathered_up>, whole<announced>, whole<withdrawn>, whole<marked>, whole<admitted>,
    whole<proposed>, whole<asked>, whole<accepted>, whole<refused>, whole<altered>, whole<discarded>, whole<taken>, whole<answered>,
    whole<does_not>, whole<led>, whole<with_card>, whole<played>, whole<named>, whole<granted>, whole<gathered>, whole<resigned>, whole<called>,
    whole<remarked>, whole<spoken>, whole<pointed_out>, whole<advised>, whole<ruled>, whole<paid>, whole<came>, whole<sum>, whole<covered>,
    whole<stood>, whole<held>, whole<has_looked>, whole<won>, whole<lacked>, whole<will_not>, whole<urged>>> {};  // marks the king
struct act_or_card  : p::sor<act_phrase, card, p::at<ellipsis>> {};                      // 9♣
struct sentence     : p::sor<hands_again, p::seq<subject, blanks, act_or_card>, act_phrase> {};  // A marks the king
struct stop         : p::seq<gap, p::plus<p::sor<p::one<'.', '!', '/'>, ellipsis>, gap>> {};  // .
struct carry        : p::sor<p::seq<semicolon, p::opt<also>>, p::seq<blanks, spaced_dash>,
                             p::seq<p::sor<p::seq<comma, p::opt<also>>, p::seq<blanks, also>>, p::opt<says<"then">, blanks>>> {};  // ; (the same actor goes on)
struct trick        : p::seq<trick_number, p::opt<first_card>, p::sor<plain_play, sentence>, p::opt<reply>> {};  // 1. Y K♥, A 8♠
struct sentences    : p::list<p::sor<trick, sentence>, p::sor<stop, carry>> {};          // A turns K♠; marks the king

// ── Lines
struct comment      : p::seq<p::one<'#'>, p::until<p::at<p::eolf>>> {};                       // # Hoyle
struct line         : p::seq<gap, p::sor<p::seq<heading, p::opt<gap, sentences>>, p::list<setting, semicolon>, sentences, p::success>,
                             p::opt<stop>, gap, p::opt<comment>, p::eolf> {};            // deal 1: A gives 3-2

// clang-format on

}  // namespace ecarte::grammar
