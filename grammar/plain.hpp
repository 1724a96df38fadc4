// SPDX-License-Identifier: MIT
//
// Lines as nearly everybody writes them: tricks, hands, exchanges, marks, scores, the heading of a
// deal. Each rule goes by the bytes that stand there: the first of a line, then the verb, decide,
// and nothing is tried twice. Whatever else a line may be is left to the whole grammar
// (record.hpp), which reads these lines too, and must come to the same.
//
// The text must go on, behind the input that is matched, with bytes that no rule here takes, such
// as 0: nobody asks at each byte whether it ends. What a card, a name or a number is goes to the
// state at once (`take_card`, `seat_at`, `take_number`), since what is read twice costs twice.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <tao/pegtl.hpp>

#include "grammar/fixed.hpp"
#include "grammar/plain_words.hpp"

namespace ecarte::grammar::plain {

/// What the rules here that match by hand have in common: they pass on to the state what they took.
struct taken : fixed_words {};

struct card : taken {  // K♥ KH TS 10♥
  using rule_t = card;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class State>
  static bool match(In& in, State& state) {
    const char* at = in.current();
    const char* suit_at = at + 1;
    unsigned rank = rank_of(*at);
    if (rank >= kNone) {
      if (at[0] != '1' || at[1] != '0') {
        return false;
      }
      rank = rank_of('T');
      ++suit_at;
    }
    unsigned suit = suit_of(*suit_at);
    const char* after = suit_at + 1;
    if (*suit_at == '\xe2') {  // the three bytes of a sign, E2 99 A0 to E2 99 A7
      if (suit_at[1] != '\x99') {
        return false;
      }
      const unsigned sign = static_cast<unsigned char>(suit_at[2]) - 0xa0U;
      suit = sign < 8U ? sign & 3U : kNone;
      after = suit_at + 3;
    }
    if (suit >= kNone) {
      return false;
    }
    state.take_card(at, rank, suit);
    in.bump(static_cast<std::size_t>(after - at));
    return true;
  }
};

struct seat : taken {  // A
  using rule_t = seat;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class State>
  static bool match(In& in, State& state) {
    const std::size_t size = state.seat_at(in.current(), in.size());
    in.bump(size);
    return size != 0;
  }
};

/// A number of at most `Digits` digits, and not nought at its beginning unless it is nought.
template <int Digits>
struct number : taken {  // 3
  using rule_t = number;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class State>
  static bool match(In& in, State& state) {
    const char* at = in.current();
    unsigned value = static_cast<unsigned char>(*at) - unsigned{'0'};
    if (value > 9U) {
      return false;
    }
    int digits = 1;
    for (; is(at[digits], ByteIs::Digit); ++digits) {
      if (digits == Digits || *at == '0') {
        return false;
      }
      value = value * 10U + static_cast<unsigned>(at[digits] - '0');
    }
    state.take_number(value);
    in.bump(static_cast<std::size_t>(digits));
    return true;
  }
};

// clang-format off

struct blank      : p::one<' '> {};
struct line_end   : p::sor<p::one<'\n'>, p::string<'\r', '\n'>> {};
struct hand       : p::list<card, blank> {};                                             // K♣ T♦ 8♦ K♥ 9♠

// ── What follows a verb
struct nothing    : p::success {};
struct three_two  : p::one<'3'> {};
struct two_three  : p::one<'2'> {};
struct the_order  : p::opt<blank, p::sor<p::seq<three_two, p::string<'-', '2'>>, p::seq<two_three, p::string<'-', '3'>>>> {};  // 3-2
struct one_card   : p::seq<blank, card> {};                                              // K♥
struct cards      : p::seq<blank, hand> {};                                              // K♥ T♠
struct none_word  : p::string<'n', 'o', 'n', 'e'> {};
struct some_cards : p::seq<blank, p::if_then_else<p::at<p::seq<p::digit, p::one<';', '\n', '\r'>>>, number<1>,
                                                  p::if_then_else<p::at<p::one<'n'>>, none_word, hand>>> {};  // K♥ T♠, or 2, or none
struct the_number : p::seq<blank, number<2>> {};                                         // 2
struct for_number : p::seq<blank, p::opt<p::string<'f', 'o', 'r', ' '>>, number<1>> {};  // for 2
struct tricks     : p::seq<blank, number<1>, p::opt<p::string<' ', 't', 'r', 'i', 'c', 'k'>, p::opt<p::one<'s'>>>> {};  // 3 tricks
struct lifting    : p::opt<blank, number<2>> {};                                         // 11
struct king_word  : p::string<'k', 'i', 'n', 'g'> {};
struct point_word : p::string<'p', 'o', 'i', 'n', 't'> {};
struct vole_word  : p::string<'v', 'o', 'l', 'e'> {};
struct the_word   : p::string<' ', 't', 'h', 'e', ' '> {};
struct the_king   : p::string<' ', 't', 'h', 'e', ' ', 'k', 'i', 'n', 'g'> {};                                      // the king
struct the_pack   : p::opt<the_word, p::string<'p', 'a', 'c', 'k'>> {};                  // the pack
struct the_mark   : p::if_then_else<the_word, p::sor<king_word, point_word, vole_word>, the_number> {};  // the king

/// What follows each verb, in the order of `Verb`.
using phrases = p::type_list<the_order, one_card, cards, nothing, nothing, nothing, nothing, some_cards, some_cards, for_number,
                             the_king, the_mark, tricks, lifting, the_pack>;
// clang-format on

/// A verb, and what follows that one.
template <class List>
struct by_verb;
template <class... Phrases>
struct by_verb<p::type_list<Phrases...>> {
  using rule_t = by_verb;
  using subs_t = p::type_list<Phrases...>;
  static_assert(sizeof...(Phrases) == kVerbs);
  template <p::apply_mode A, p::rewind_mode M, template <class...> class Action,
            template <class...> class Control, class In, class State>
  static bool match(In& in, State& state) {
    const Word word = word_at(in.current(), in.size());
    const Verb verb = verb_of(word);
    if (verb == Verb::None) {
      return false;
    }
    state.take_verb(verb);
    in.bump(word.size);
    return follows<A, M, Action, Control>(in, state, verb, std::index_sequence_for<Phrases...>{});
  }

 private:
  template <p::apply_mode A, p::rewind_mode M, template <class...> class Action,
            template <class...> class Control, class In, class State, std::size_t... I>
  static bool follows(In& in, State& state, Verb verb, std::index_sequence<I...> /*all*/) {
    bool matched = false;
    static_cast<void>(
        ((static_cast<std::size_t>(verb) == I &&
          (matched = Control<Phrases>::template match<A, M, Action, Control>(in, state), true)) ||
         ...));
    return matched;
  }
};

// clang-format off

// ── Sentences: whoever acts is named, or goes on behind a semicolon
struct named      : p::seq<seat, blank> {};                                              // "A "
struct predicate  : by_verb<phrases> {};                                                 // marks the king
struct and_then   : p::string<';', ' '> {};
struct sentence   : p::seq<p::opt<named>, predicate> {};                                 // A marks the king
struct sentences  : p::seq<named, predicate, p::star<and_then, sentence>> {};            // Y gives 3-2; turns Q♣

// ── Tricks
struct plays_word : p::string<'p', 'l', 'a', 'y', 's', ' '> {};
struct lead       : p::seq<seat, blank, p::opt<plays_word>, card> {};                    // Y K♥
struct reply      : p::seq<seat, blank, p::opt<plays_word>, card> {};                    // A 8♠
struct which_trick : number<1> {};
struct trick      : p::seq<which_trick, p::one<'.'>, blank, lead, p::opt<p::string<',', ' '>, reply>> {};  // 1. Y K♥, A 8♠

// ── Scores and headings
struct points     : p::seq<seat, blank, number<2>> {};                                   // A 3
struct score_word : p::string<'s', 'c', 'o', 'r', 'e', ':', ' '> {};
struct scores     : p::seq<points, p::string<',', ' '>, points> {};                      // A 3, Y 0
struct score      : p::seq<score_word, scores> {};                                       // score: A 3, Y 0
struct deal_head  : p::seq<p::string<'d', 'e', 'a', 'l', ' '>, number<9>, p::one<':'>> {};  // deal 1:
struct game_head  : p::seq<p::string<'g', 'a', 'm', 'e', ' '>, number<9>> {};            // game 2
struct one_cut    : p::seq<seat, blank, card> {};                                        // A T♥
struct cut_word   : p::string<'c', 'u', 't', ' ', 'f', 'o', 'r', ' ', 'd', 'e', 'a', 'l', ':', ' '> {};
struct both_cuts  : p::seq<cut_word, one_cut, p::string<',', ' '>, one_cut> {};          // cut for deal: A T♥, Y J♣

// ── Lines
struct indent     : p::star<p::one<' ', '\t'>> {};
/// Of a deal that has begun.
struct line       : p::seq<indent, p::if_then_else<p::at<p::digit>, trick, p::if_then_else<p::at<p::string<'s', 'c', 'o'>>, score, p::opt<sentences>>>, line_end> {};
/// Before which another deal may begin.
struct head_line  : p::seq<indent, p::if_then_else<p::at<p::one<'d'>>, p::seq<deal_head, p::opt<blank, sentences>>,
                                                   p::if_then_else<p::at<p::one<'g'>>, game_head, both_cuts>>, line_end> {};

// clang-format on

}  // namespace ecarte::grammar::plain
