// SPDX-License-Identifier: MIT
//
// Lines as nearly everybody writes them: tricks, hands, exchanges, marks, scores, the heading of a
// deal. Each rule goes by the bytes that stand there: the first of a line, then the verb, decide,
// and nothing is tried twice. Whatever else a line may be is left to the whole grammar
// (record.hpp), which reads these lines too, and must come to the same.
//
// The text must go on, behind the input that is matched, with as many bytes 0 as `kPlainEnd` says,
// which no rule here takes: nobody asks at each byte whether it ends. What a card, a name or a
// number is goes to the state at once (`take_card`, `take_cards`, `seat_at`, `take_number`), since
// what is read twice costs twice.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include <tao/pegtl.hpp>

#include "grammar/bytes.hpp"
#include "grammar/fixed.hpp"
#include "grammar/plain_cards.hpp"
#include "grammar/plain_words.hpp"

namespace ecarte::grammar::plain {

/// What the rules here that match by hand have in common: they pass on to the state what they took.
struct taken : fixed_words {};

struct card : taken {  // K♥
  using rule_t = card;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class State>
  static bool match(In& in, State& state) {
    const CardRead read = card_at(in.current());
    if (read.card == 0) {
      return false;
    }
    state.take_card(in.current(), read.card);
    in.bump(read.size);
    return true;
  }
};

/// Cards that are told together.
struct CardsRead {
  std::uint32_t cards = 0;
  std::uint32_t twice = 0;  ///< of these
  unsigned count = 0;
};

/// Cards with a blank between them.
struct hand : taken {  // K♣ T♦ 8♦ K♥ 9♠
  using rule_t = hand;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class State>
  static bool match(In& in, State& state) {
    const char* const first = in.current();
    const char* end = first;
    CardsRead told;
    for (const char* at = first;; at = end + 1) {
      const CardRead read = card_at(at);
      if (read.card == 0) {
        break;
      }
      told.twice |= told.cards & read.card;
      told.cards |= read.card;
      ++told.count;
      end = at + read.size;
      if (*end != ' ') {
        break;
      }
    }
    in.bump(static_cast<std::size_t>(end - first));
    state.take_cards(told);
    return end != first;
  }
};

/// Do these bytes stand there?
template <fixed_text Text>
bool stand_at(const char* at) {
  constexpr std::size_t kSize = Text.view().size();
  constexpr std::size_t kEight = 8;  // are compared at once
  static_assert(kSize <= kPlainEnd);
  if constexpr (kSize > kEight) {
    constexpr std::size_t kLast = kSize - kEight;
    return std::memcmp(at, Text.text, kEight) == 0 &&
           std::memcmp(at + kLast, Text.text + kLast, kEight) == 0;
  }
  return std::memcmp(at, Text.text, kSize) == 0;
}

/// These bytes and no others.
template <fixed_text Text>
struct exactly : taken {
  using rule_t = exactly;
  template <class In>
  static bool match(In& in) {
    if (!stand_at<Text>(in.current())) {
      return false;
    }
    in.bump(Text.view().size());
    return true;
  }
};

/// By what stands there, which is not taken, one rule or the other.
template <class If, class Then, class Else>
struct where : taken {
  using rule_t = where;
  using subs_t = p::type_list<Then, Else>;
  template <p::apply_mode A, p::rewind_mode M, template <class...> class Action,
            template <class...> class Control, class In, class State>
  static bool match(In& in, State& state) {
    return If::stands_at(in.current())
               ? Control<Then>::template match<A, M, Action, Control>(in, state)
               : Control<Else>::template match<A, M, Action, Control>(in, state);
  }
};
template <fixed_text Text>
struct text {
  static bool stands_at(const char* at) { return stand_at<Text>(at); }
};
template <class One, class Other>
struct either {
  static bool stands_at(const char* at) { return One::stands_at(at) || Other::stands_at(at); }
};
struct figure {
  static bool stands_at(const char* at) { return is(*at, ByteIs::Digit); }
};
/// One figure, and nothing of the sentence behind it.
struct lone_figure {
  static bool stands_at(const char* at) {
    return figure::stands_at(at) && (at[1] == ';' || at[1] == '\n' || at[1] == '\r');
  }
};

/// Who acts, with the blank behind his name.
struct seat : taken {  // "A "
  using rule_t = seat;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class State>
  static bool match(In& in, State& state) {
    const std::size_t size = state.seat_at(in.current(), in.size());
    if (size == 0) {
      return false;
    }
    in.bump(size + 1);
    return true;
  }
};

/// Of whom the sentence before it is.
struct somebody : taken {
  using rule_t = somebody;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class State>
  static bool match(In& /*in*/, State& state) {
    return state.somebody_acts();
  }
};

struct whose : taken {  // A's
  using rule_t = whose;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class State>
  static bool match(In& in, State& state) {
    const std::size_t size = state.whose_at(in.current(), in.size());
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

struct blank      : exactly<" "> {};
struct line_end   : p::sor<exactly<"\n">, exactly<"\r\n">> {};

// ── What follows a verb
struct nothing    : p::success {};
struct three_two  : exactly<"3"> {};
struct two_three  : exactly<"2"> {};
struct the_order  : p::sor<p::seq<three_two, exactly<"-2">>, p::seq<two_three, exactly<"-3">>> {};  // 3-2
struct packet     : p::seq<seat, number<1>> {};                                          // Y 3
struct packets    : p::seq<packet, p::plus<exactly<", ">, packet>> {};                   // Y 3, A 3, Y 2, A 2
struct given      : p::opt<blank, where<figure, the_order, packets>> {};                 // 3-2, or packet by packet
struct one_card   : p::seq<blank, card> {};                                              // K♥
struct cards      : p::seq<blank, hand> {};                                              // K♥ T♠
struct none_word  : exactly<"none"> {};
struct up_word    : exactly<" up his hand"> {};                            // up his hand
struct some_cards : p::seq<blank, where<lone_figure, number<1>, where<text<"n">, none_word, hand>>> {};  // K♥ T♠, or 2, or none
struct taken_now  : where<text<" up">, up_word, some_cards> {};            // K♥ T♠, or up his hand
struct the_number : p::seq<blank, number<2>> {};                                         // 2
struct for_king   : exactly<" for the king"> {};                           // for the king
struct marked     : p::seq<the_number, p::opt<for_king>> {};               // 1 for the king
struct for_number : p::seq<blank, p::opt<exactly<"for ">>, number<1>> {};  // for 2
struct tricks     : p::seq<blank, number<1>, p::opt<exactly<" trick">, p::opt<exactly<"s">>>> {};  // 3 tricks
struct lifting    : p::opt<blank, number<2>> {};                                         // 11
struct king_word  : exactly<"king"> {};
struct point_word : exactly<"point"> {};
struct vole_word  : exactly<"vole"> {};
struct the_word   : exactly<" the "> {};
struct the_king   : where<text<" the">, exactly<" the king">, one_card> {};              // the king, or K♠
struct the_pack   : p::opt<the_word, exactly<"pack">> {};                  // the pack
struct own_hand   : exactly<" at his hand"> {};                            // at his hand
struct his_card   : p::seq<blank, whose, blank, card> {};                                // A's 9♦
struct the_mark   : p::if_then_else<the_word, p::sor<king_word, point_word, vole_word>, marked> {};  // the king

/// What follows each verb, in the order of `Verb`.
using phrases = p::type_list<given, one_card, cards, nothing, nothing, nothing, nothing, some_cards, taken_now, for_number,
                             the_king, the_mark, tricks, lifting, the_pack, own_hand, his_card>;
// clang-format on

/// What follows that verb.
template <Verb Which, class Phrase>
struct behind : p::seq<Phrase> {};

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
    const char* const at = in.current();
    const VerbRead read = verb_at(at);
    if (read.verb == Verb::None) {
      return false;
    }
    in.bump(read.size);
    return follows<A, M, Action, Control>(in, state, at, read.verb,
                                          std::index_sequence_for<Phrases...>{});
  }

 private:
  template <p::apply_mode A, p::rewind_mode M, template <class...> class Action,
            template <class...> class Control, class In, class State, std::size_t... I>
  static bool follows(In& in, State& state, const char* at, Verb verb,
                      std::index_sequence<I...> /*all*/) {
    bool matched = false;
    static_cast<void>((
        (static_cast<std::size_t>(verb) == I &&
         (state.template take_verb<static_cast<Verb>(I)>(at),
          matched =
              Control<behind<static_cast<Verb>(I), Phrases>>::template match<A, M, Action, Control>(
                  in, state),
          true)) ||
        ...));
    return matched;
  }
};

/// Some of them, with something between each two and the next. One rule, where p::list has it
/// twice.
template <class Each, class Between>
struct row : taken {
  using rule_t = row;
  using subs_t = p::type_list<Each, Between>;
  template <p::apply_mode A, p::rewind_mode M, template <class...> class Action,
            template <class...> class Control, class In, class State>
  static bool match(In& in, State& state) {
    do {
      if (!Control<Each>::template match<A, M, Action, Control>(in, state)) {
        return false;
      }
    } while (Control<Between>::template match<A, M, Action, Control>(in, state));
    return true;
  }
};

// clang-format off

// ── Sentences: whoever acts is named, or goes on behind a semicolon
struct named      : p::seq<seat> {};                                                     // "A "
struct predicate  : by_verb<phrases> {};                                                 // marks the king
struct and_then   : exactly<"; "> {};
struct he         : somebody {};
struct sentence   : p::seq<p::sor<named, he>, predicate> {};                             // A marks the king
struct sentences  : row<sentence, and_then> {};                                          // Y gives 3-2; turns Q♣

// ── Tricks
struct plays_word : exactly<"plays "> {};
struct lead       : p::seq<seat, p::opt<plays_word>, card> {};                           // Y K♥
struct reply      : p::seq<seat, p::opt<plays_word>, card> {};                           // A 8♠
struct which_trick : number<1> {};
struct trick      : p::seq<which_trick, exactly<".">, blank, lead, p::opt<exactly<", ">, reply>> {};  // 1. Y K♥, A 8♠

// ── Scores and headings
struct points     : p::seq<seat, number<2>> {};                                          // A 3
struct score_word : exactly<"score: "> {};
struct scores     : p::seq<points, exactly<", ">, points> {};                      // A 3, Y 0
struct score      : p::seq<score_word, scores> {};                                       // score: A 3, Y 0
struct deal_head  : p::seq<exactly<"deal ">, number<9>, exactly<":">> {};  // deal 1:

// ── Lines, their indent left aside
struct heading    : where<text<"deal ">, p::seq<deal_head, p::opt<blank>>, p::success> {};
/// Of a deal.
struct line       : p::seq<where<text<"sco">, score, p::seq<heading, p::opt<sentences>>>, line_end> {};
/// The same, and tells a trick.
struct trick_line : p::seq<trick, line_end> {};

// clang-format on

}  // namespace ecarte::grammar::plain
