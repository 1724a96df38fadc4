// SPDX-License-Identifier: MIT
//
// The words of the notation: cards, numbers, names. Rules only; what they mean is decided in
// src/notation. Every rule ends in an example of what it matches.
#pragma once

#include <tao/pegtl.hpp>

#include "grammar/fixed.hpp"

namespace ecarte::grammar {

namespace p = tao::pegtl;

// clang-format off

// ── Characters
struct blank        : p::sor<p::one<' ', '\t'>, p::string<'\xc2', '\xa0'>> {};           // a no-break space too
struct blanks       : by_table<blanks, blanks_size> {};
struct continuing   : p::range<'\x80', '\xbf'> {};
struct two_bytes    : p::seq<p::range<'\xc3', '\xdf'>, continuing> {};                   // é
struct three_bytes  : p::seq<p::sor<p::range<'\xe0', '\xe1'>, p::range<'\xe3', '\xed'>>, continuing, continuing> {};  // 王
struct four_bytes   : p::seq<p::range<'\xf0', '\xf4'>, continuing, continuing, continuing> {};
struct letter       : p::sor<p::alpha, two_bytes, three_bytes, four_bytes> {};           // e
struct word_char    : p::sor<p::alnum, p::one<'_'>, two_bytes, three_bytes, four_bytes> {};
struct word_end     : p::not_at<word_char> {};
struct ellipsis     : p::string<'\xe2', '\x80', '\xa6'> {};                              // …
struct dash         : p::sor<p::one<'-'>, p::string<'\xe2', '\x80', '\x93'>> {};         // 3-2, 3–2

// ── Words
struct hyphened     : p::seq<p::one<'-'>, p::at<word_char>> {};
struct word         : by_table<word, word_size> {};                                      // turn-up
struct the          : says<"the", "The", "a", "an"> {};        // the
struct opt_the      : p::opt<the, blanks> {};
struct comma        : p::seq<gap, p::one<','>, gap> {};
struct also         : p::seq<says<"and", "but", "so", "while", "whereupon">, blanks> {};  // and
struct lead_in      : p::seq<p::sor<comma, blanks>, p::opt<also>> {};                    // ", and "
template <class... R> struct parts : p::star<lead_in, p::sor<R...>> {};                  // each may be left out

struct clause_words : by_table<clause_words, clause_size> {};                            // all words to the end of the clause

struct noun         : p::list<p::seq<p::not_at<also>, word>, blanks> {};                                          // fresh deal
struct a_noun       : p::seq<opt_the, noun> {};                                          // a fresh deal
struct quote_open   : p::sor<p::one<'"'>, p::string<'\xe2', '\x80', '\x9c'>> {};
struct quote_close  : p::sor<p::one<'"'>, p::string<'\xe2', '\x80', '\x9d'>> {};
struct quoted_text  : p::star<p::not_at<quote_close>, p::any> {};
struct quoted       : p::seq<quote_open, quoted_text, quote_close> {};                   // "a called card"

// ── Numbers
struct digits       : by_table<digits, digits_size> {};                                  // 3
struct number_word  : says<"none", "no", "nothing", "zero", "nil", "love", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"> {};  // three
struct number       : p::sor<digits, number_word> {};                                    // 3
struct pounds       : p::seq<p::string<'\xc2', '\xa3'>, p::plus<p::digit>> {};              // £1
struct shillings    : p::seq<p::plus<p::digit>, p::one<'s'>> {};                         // 2s
struct pence        : p::seq<p::plus<p::digit>, p::one<'d'>> {};                         // 6d
struct sterling     : p::seq<p::sor<p::seq<pounds, p::opt<gap, shillings, word_end>, p::opt<gap, pence>>,
                                    p::seq<shillings, p::opt<gap, pence>>, pence>, word_end> {};  // 2s 6d
struct decimal      : p::seq<p::plus<p::digit>, p::one<'.'>, p::digit, p::opt<p::digit>, word_end> {};  // 0.50
struct plain_sum    : number {};                                                         // 20
struct guineas      : p::seq<number, blanks, says<"guineas", "guinea">> {};  // 2 guineas
struct sum_word     : says<"thirteen", "fourteen", "fifteen", "sixteen", "eighteen", "twenty-five", "twenty", "thirty", "forty", "fifty", "sixty", "eighty", "a hundred", "hundred"> {};  // twenty
struct a_number     : p::sor<number, sum_word, says<"a">, says<"an">, says<"half a">> {};
struct pound_word   : says<"pounds", "pound", "sovereigns", "sovereign"> {};
struct shilling_word : says<"shillings", "shilling"> {};
struct penny_word   : says<"pence", "pennies", "penny"> {};
struct coin_words   : says<"half a crown", "half-a-crown", "sixpence", "threepence", "half a sovereign", "half a guinea"> {};
struct coin_of_old  : says<"half-crowns", "half-crown", "crowns", "crown", "florins", "florin", "groats"> {};
struct told_pounds  : p::seq<a_number, blanks, pound_word> {};                           // five pounds
struct told_shillings : p::seq<a_number, blanks, shilling_word> {};
struct told_pence   : p::seq<a_number, blanks, penny_word> {};
struct told_coin    : p::seq<a_number, blanks, coin_of_old> {};
struct told_join    : p::seq<p::opt<gap, p::one<','>>, blanks, p::opt<says<"and">, blanks>> {};
struct told_sum     : p::sor<p::seq<told_pounds, p::opt<told_join, told_shillings>, p::opt<told_join, told_pence>>,
                             p::seq<told_shillings, p::opt<told_join, told_pence>>, told_pence, told_coin, coin_words> {};  // five shillings and sixpence
struct foreign_coin : says<"francs", "franc", "counters", "counter", "euros", "euro", "dollars", "dollar", "marks", "crowns", "napoleons", "napoleon", "louis", "ducats", "ducat", "thalers", "thaler", "roubles", "rouble", "gulden", "lire", "lira", "sous", "sou", "pistoles", "pistole", "cents", "cent", "dimes", "dime", "centimes", "centime", "farthings", "farthing", "pfennigs", "pfennig", "groschen", "kreuzers", "kreuzer", "kopecks", "kopeck", "rupees", "rupee", "annas", "anna", "pesetas", "peseta"> {};
struct one_of_it    : says<"a", "an"> {};
struct foreign_sum  : p::seq<p::sor<number, sum_word, one_of_it>, blanks, foreign_coin> {};        // twenty francs
/// What is noted of a number is not taken back: first it is looked whether all of the sum is there.
template <class R> struct whole_sum : p::seq<p::at<R>, R> {};
struct money        : p::sor<sterling, decimal, whole_sum<guineas>, whole_sum<told_sum>, whole_sum<foreign_sum>, plain_sum> {};
struct cards_word   : says<"cards", "card"> {};
struct count        : p::seq<number, p::opt<blanks, cards_word>> {};                     // 3 cards

// ── Cards
struct suit_sign    : by_table<suit_sign, suit_sign_size> {};                            // ♠ ♤
struct unknown      : p::one<'?'> {};
struct card         : by_table<card, card_size> {};                                      // 10♥, KH, HK, J?, ?♥, R♥
struct joker        : p::seq<says<"joker", "Joker">> {};
struct rank_word    : says<"king", "queen", "knave", "jack", "ace", "ten", "nine", "eight", "seven", "kings", "queens", "knaves", "jacks", "aces", "tens", "nines", "eights", "sevens", "King", "Queen", "Knave", "Jack", "Ace", "Ten", "Nine", "Eight", "Seven"> {};  // king
struct suit_name    : says<"spades", "spade", "hearts", "heart", "diamonds", "diamond", "clubs", "club"> {};  // spades
struct card_suit    : suit_name {};                                                      // spades
struct rank_letter  : by_table<rank_letter, rank_letter_size> {};                        // 9, 10, K
struct named_card   : p::seq<p::sor<rank_word, rank_letter>, blanks, says<"of">, blanks, card_suit> {};  // king of spades, 9 of spades
struct trump_card   : p::seq<rank_word, blanks, says<"of">, blanks, says<"trumps", "trump">> {};  // king of trumps
struct odd_rank     : says<"two", "three", "four", "five", "six", "deuce"> {};
struct odd_card     : p::seq<odd_rank, blanks, says<"of">, blanks, card_suit> {};        // six of clubs
struct of_word      : says<"of", "de"> {};
struct foreign_word : p::plus<letter> {};                                                    // cœur
struct foreign_pips : p::seq<p::sor<p::string<'1', '0'>, p::range<'7', '9'>>, p::at<p::one<' ', '-'>>> {};  // 8
struct foreign_the  : p::seq<says<"le", "la", "der", "die", "de", "het">, blanks> {};  // le
struct foreign_named : p::seq<other_tongue, p::opt<foreign_the>, p::sor<foreign_pips, foreign_word>, p::sor<p::seq<blanks, p::opt<of_word, blanks>>, p::one<'-'>>, foreign_word, word_end> {};  // roi de cœur
struct foreign_suit : word {};                                                           // Herz
struct a_card       : p::sor<card, p::seq<opt_the, p::sor<card, trump_card, named_card, odd_card, joker>>, p::seq<says<"that", "this">, blanks, named_card>> {}; // the 9♦, that seven of clubs
struct ranks_of_suit : p::seq<opt_the, rank_word, p::plus<lead_in, opt_the, rank_word>, blanks, says<"of">, blanks, card_suit> {};  // the seven and eight of clubs
struct ranks_word   : says<"kings", "queens", "knaves", "jacks", "aces", "tens", "nines", "eights", "sevens"> {};
struct suits_of_rank : p::seq<opt_the, ranks_word, blanks, says<"of">, blanks, suit_name, p::plus<lead_in, suit_name>> {};  // the tens of spades and hearts
struct plain_cards  : p::list<p::sor<card, ranks_of_suit, suits_of_rank, a_card>, lead_in> {};                                       // T♦ 7♦
/// Whether two words are a card of another tongue is known only where the sitting is.
struct player;
struct small_ace    : p::seq<p::one<'a'>, p::one<'s', 'h', 'd'>, p::at<blanks, player, blanks, p::sor<card, p::seq<p::one<'a'>, p::one<'s', 'h', 'd'>, word_end>>>> {};  // as
struct any_card     : p::sor<card, small_ace, foreign_named, a_card> {};                                  // roi de cœur
struct plain_run    : by_table<plain_run, plain_cards_size> {};                          // T♦ 7♦ (and no more)
struct cards        : p::sor<plain_run, p::list<p::sor<card, ranks_of_suit, suits_of_rank, any_card>, lead_in>> {};                  // the T♦ and 7♦
struct cards_or_count : p::sor<cards, count> {};                                         // T♦ 7♦
struct trumps_word  : says<"trumps", "trump"> {};                           // trumps
struct suit_named   : p::sor<suit_sign, suit_name, trumps_word, foreign_suit> {};                      // hearts

// ── People
struct apostrophe   : p::sor<p::one<'\''>, p::string<'\xe2', '\x80', '\x99'>> {};
struct possessive   : p::seq<apostrophe, p::opt<p::one<'s'>>, word_end> {};
struct name_stop    : p::seq<p::one<'.'>, p::at<blank>> {};                              // Dr. Brown
struct name_word    : p::seq<letter, p::star<p::sor<word_char, hyphened, p::seq<apostrophe, p::at<word_char>>>>, p::opt<name_stop>> {};  // O'Hara
struct player       : borne_name<player> {};                                             // A
/// Whoever is met for the first time, where no setting says who plays: a name, and neither a card nor a number.
struct new_word     : p::seq<letter, p::star<p::sor<word_char, hyphened, p::seq<p::not_at<possessive>, apostrophe, p::at<word_char>>>>, p::opt<name_stop>> {};
struct name_part    : p::seq<p::not_at<p::range<'a', 'z'>>, p::not_at<a_card>, p::not_at<number>, new_word> {};
struct new_player   : p::list<name_part, blanks> {};                                     // Mrs Jones
struct possessor    : p::sor<p::seq<player, possessive>, p::seq<p::at<new_player, possessive>, new_player, possessive>> {};                                     // A's
struct his          : says<"his own", "her own", "his", "her", "their"> {};
struct owner        : p::sor<his, possessor> {};                                         // his
struct owned_noun   : p::seq<p::opt<owner, blanks>, a_noun> {};                          // A's king

// ── Packs
struct own_pack     : p::seq<his, blanks, says<"pack">> {};                              // his own pack
struct idle_pack    : says<"idle pack", "other pack"> {};                  // idle pack
struct sound_pack   : says<"sound pack", "new pack", "fresh pack"> {};
struct seats_pack   : p::seq<possessor, blanks, says<"pack">> {};                        // Y's pack
struct colour       : word {};                                                           // green
struct coloured_pack : p::seq<colour, blanks, says<"pack">> {};                          // green pack
struct plain_pack   : says<"pack", "cards"> {};                            // pack
struct pack         : p::sor<own_pack, seats_pack,
                             p::seq<opt_the, p::sor<idle_pack, sound_pack, coloured_pack, plain_pack>>> {};  // the green pack

// clang-format on

}  // namespace ecarte::grammar
