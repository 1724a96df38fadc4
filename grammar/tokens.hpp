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
struct blanks       : p::plus<blank> {};
struct gap          : p::star<blank> {};
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
struct word         : p::seq<letter, p::star<p::sor<word_char, hyphened>>> {};           // turn-up
/// Fixed words; a blank in them stands for any blanks.
template <fixed_text Text> struct says : fixed_words {
  using rule_t = says;
  template <class In> static bool match(In& in) { return take_words(in, Text.view()); }
};

struct the          : p::sor<says<"the">, says<"The">, says<"a">, says<"an">> {};        // the
struct opt_the      : p::opt<the, blanks> {};
struct comma        : p::seq<gap, p::one<','>, gap> {};
struct also         : p::seq<p::sor<says<"and">, says<"but">, says<"so">, says<"while">, says<"whereupon">>, blanks> {};  // and
struct lead_in      : p::seq<p::sor<comma, blanks>, p::opt<also>> {};                    // ", and "
template <class... R> struct parts : p::star<lead_in, p::sor<R...>> {};                  // each may be left out

struct noun         : p::list<p::seq<p::not_at<also>, word>, blanks> {};                                          // fresh deal
struct a_noun       : p::seq<opt_the, noun> {};                                          // a fresh deal
struct quote_open   : p::sor<p::one<'"'>, p::string<'\xe2', '\x80', '\x9c'>> {};
struct quote_close  : p::sor<p::one<'"'>, p::string<'\xe2', '\x80', '\x9d'>> {};
struct quoted_text  : p::star<p::not_at<quote_close>, p::any> {};
struct quoted       : p::seq<quote_open, quoted_text, quote_close> {};                   // "a called card"

// ── Numbers
struct digits       : p::seq<p::plus<p::digit>, word_end> {};                            // 3
struct number_word  : p::sor<says<"none">, says<"no">, says<"nothing">, says<"zero">, says<"nil">, says<"love">, says<"one">, says<"two">, says<"three">, says<"four">,
                             says<"five">, says<"six">, says<"seven">, says<"eight">, says<"nine">, says<"ten">, says<"eleven">, says<"twelve">> {};  // three
struct number       : p::sor<digits, number_word> {};                                    // 3
struct pounds       : p::seq<p::string<'\xc2', '\xa3'>, p::plus<p::digit>> {};              // £1
struct shillings    : p::seq<p::plus<p::digit>, p::one<'s'>> {};                         // 2s
struct pence        : p::seq<p::plus<p::digit>, p::one<'d'>> {};                         // 6d
struct sterling     : p::seq<p::sor<p::seq<pounds, p::opt<gap, shillings, word_end>, p::opt<gap, pence>>,
                                    p::seq<shillings, p::opt<gap, pence>>, pence>, word_end> {};  // 2s 6d
struct decimal      : p::seq<p::plus<p::digit>, p::one<'.'>, p::digit, p::opt<p::digit>, word_end> {};  // 0.50
struct plain_sum    : number {};                                                         // 20
struct guineas      : p::seq<number, blanks, p::sor<says<"guineas">, says<"guinea">>> {};  // 2 guineas
struct a_number     : p::sor<number, says<"a">, says<"an">, says<"half a">> {};
struct pound_word   : p::sor<says<"pounds">, says<"pound">, says<"sovereigns">, says<"sovereign">> {};
struct shilling_word : p::sor<says<"shillings">, says<"shilling">> {};
struct penny_word   : p::sor<says<"pence">, says<"pennies">, says<"penny">> {};
struct coin_words   : p::sor<says<"half a crown">, says<"half-a-crown">, says<"sixpence">, says<"threepence">, says<"half a sovereign">, says<"half a guinea">> {};
struct coin_of_old  : p::sor<says<"half-crowns">, says<"half-crown">, says<"crowns">, says<"crown">, says<"florins">, says<"florin">, says<"groats">> {};
struct told_pounds  : p::seq<a_number, blanks, pound_word> {};                           // five pounds
struct told_shillings : p::seq<a_number, blanks, shilling_word> {};
struct told_pence   : p::seq<a_number, blanks, penny_word> {};
struct told_coin    : p::seq<a_number, blanks, coin_of_old> {};
struct told_join    : p::seq<p::opt<gap, p::one<','>>, blanks, p::opt<says<"and">, blanks>> {};
struct told_sum     : p::sor<p::seq<told_pounds, p::opt<told_join, told_shillings>, p::opt<told_join, told_pence>>,
                             p::seq<told_shillings, p::opt<told_join, told_pence>>, told_pence, told_coin, coin_words> {};  // five shillings and sixpence
struct foreign_coin : p::sor<says<"francs">, says<"franc">, says<"counters">, says<"counter">, says<"euros">, says<"euro">, says<"dollars">, says<"dollar">, says<"marks">, says<"crowns">> {};
struct foreign_sum  : p::seq<number, blanks, foreign_coin> {};                           // twenty francs
struct money        : p::sor<sterling, decimal, guineas, told_sum, foreign_sum, plain_sum> {};
struct cards_word   : p::sor<says<"cards">, says<"card">> {};
struct count        : p::seq<number, p::opt<blanks, cards_word>> {};                     // 3 cards

// ── Cards
struct selector     : p::seq<p::string<'\xef', '\xb8'>, p::range<'\x8e', '\x8f'>> {};    // after ♥ in ♥️
struct suit_sign    : p::seq<p::string<'\xe2', '\x99'>, p::range<'\xa0', '\xa7'>, p::opt<selector>> {};  // ♠ ♤
struct suit_letter  : p::one<'S', 'H', 'D', 'C', 's', 'h', 'd', 'c'> {};
struct suit         : p::sor<suit_sign, suit_letter> {};                                 // ♥
struct rank         : p::sor<p::one<'K', 'Q', 'J', 'A', 'T'>, p::range<'2', '9'>, p::string<'1', '0'>,
                             p::one<'k', 'q', 'j', 'a', 't'>> {};                        // K
struct unknown      : p::one<'?'> {};
struct rank_first   : p::seq<rank, p::sor<suit, unknown>> {};                            // KH
struct suit_first   : p::seq<suit, p::sor<rank, unknown>> {};                            // HK
struct part_known   : p::seq<unknown, suit> {};                                          // ?♥
struct no_card      : p::seq<p::one<'a'>, p::one<'s', 'h', 'd'>, word_end> {};              // as, ah: words
struct court_letter : p::one<'R', 'D', 'V', 'B', 'H', 'r', 'd', 'v', 'b', 'h'> {};       // R, of French cards
struct court_sign   : p::seq<court_letter, suit_sign> {};                                // R♥
struct card         : p::seq<p::not_at<no_card>, p::sor<rank_first, suit_first, part_known, court_sign, unknown>, word_end> {};  // 10♥
struct joker        : p::seq<p::sor<says<"joker">, says<"Joker">>> {};
struct rank_word    : p::sor<says<"king">, says<"queen">, says<"knave">, says<"jack">, says<"ace">, says<"ten">, says<"nine">, says<"eight">, says<"seven">,
                             says<"kings">, says<"queens">, says<"knaves">, says<"jacks">, says<"aces">, says<"tens">, says<"nines">, says<"eights">, says<"sevens">> {};  // king
struct suit_name    : p::sor<says<"spades">, says<"spade">, says<"hearts">, says<"heart">, says<"diamonds">, says<"diamond">, says<"clubs">, says<"club">> {};  // spades
struct card_suit    : suit_name {};                                                      // spades
struct named_card   : p::seq<rank_word, blanks, says<"of">, blanks, card_suit> {};       // king of spades
struct trump_card   : p::seq<rank_word, blanks, says<"of">, blanks, p::sor<says<"trumps">, says<"trump">>> {};  // king of trumps
struct of_word      : p::sor<says<"of">, says<"de">> {};
struct foreign_word : p::plus<letter> {};                                                    // cœur
struct foreign_the  : p::seq<p::sor<says<"le">, says<"la">, says<"der">, says<"die">, says<"de">, says<"het">>, blanks> {};  // le
struct foreign_named : p::seq<p::opt<foreign_the>, foreign_word, p::sor<p::seq<blanks, p::opt<of_word, blanks>>, p::one<'-'>>, foreign_word, word_end> {};  // roi de cœur
struct foreign_suit : word {};                                                           // Herz
struct a_card       : p::sor<card, p::seq<opt_the, p::sor<card, trump_card, named_card, joker>>> {}; // the 9♦
struct plain_cards  : p::list<a_card, lead_in> {};                                       // T♦ 7♦
/// Whether two words are a card of another tongue is known only where the sitting is.
struct any_card     : p::sor<foreign_named, a_card> {};                                  // roi de cœur
struct cards        : p::list<any_card, lead_in> {};                                     // T♦ 7♦
struct cards_or_count : p::sor<cards, count> {};                                         // T♦ 7♦
struct trumps_word  : p::sor<says<"trumps">, says<"trump">> {};                           // trumps
struct suit_named   : p::sor<suit_sign, suit_name, trumps_word, foreign_suit> {};                      // hearts

// ── People
template <class Rule> struct known_name : fixed_words {
  using rule_t = Rule;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class, class In, class... States>
  static bool match(In& in, States&&... states) {
    const std::size_t size = name_taken({in.current(), in.size()}, states...);
    if (size == 0) {
      return p::parse<word>(in);
    }
    in.bump(size);
    return true;
  }
};
struct apostrophe   : p::sor<p::one<'\''>, p::string<'\xe2', '\x80', '\x99'>> {};
struct possessive   : p::seq<apostrophe, p::opt<p::one<'s'>>, word_end> {};
struct name_stop    : p::seq<p::one<'.'>, p::at<blank>> {};                              // Dr. Brown
struct name_word    : p::seq<letter, p::star<p::sor<word_char, hyphened, p::seq<apostrophe, p::at<word_char>>>>, p::opt<name_stop>> {};  // O'Hara
/// A name that is known, and nothing else.
template <class Rule> struct borne_name : fixed_words {
  using rule_t = Rule;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class, class In, class... States>
  static bool match(In& in, States&&... states) {
    const std::size_t size = name_taken({in.current(), in.size()}, states...);
    in.bump(size);
    return size != 0;
  }
};
/// A name that is known, however many words it has; if none is, one word.
struct player       : known_name<player> {};                                             // A
struct anyone       : known_name<anyone> {};                                             // Z
struct possessor    : p::seq<player, possessive> {};                                     // A's
struct his          : p::sor<says<"his own">, says<"her own">, says<"his">, says<"her">, says<"their">> {};
struct owner        : p::sor<his, possessor> {};                                         // his
struct owned_noun   : p::seq<p::opt<owner, blanks>, a_noun> {};                          // A's king

// ── Packs
struct own_pack     : p::seq<his, blanks, says<"pack">> {};                              // his own pack
struct idle_pack    : p::sor<says<"idle pack">, says<"other pack">> {};                  // idle pack
struct sound_pack   : p::sor<says<"sound pack">, says<"new pack">, says<"fresh pack">> {};
struct seats_pack   : p::seq<possessor, blanks, says<"pack">> {};                        // Y's pack
struct colour       : word {};                                                           // green
struct coloured_pack : p::seq<colour, blanks, says<"pack">> {};                          // green pack
struct plain_pack   : p::sor<says<"pack">, says<"cards">> {};                            // pack
struct pack         : p::sor<own_pack, seats_pack,
                             p::seq<opt_the, p::sor<idle_pack, sound_pack, coloured_pack, plain_pack>>> {};  // the green pack

// clang-format on

}  // namespace ecarte::grammar
