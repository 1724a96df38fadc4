// SPDX-License-Identifier: MIT
//
// Lines that settle something, as nearly everybody writes them: who plays, what is agreed, the cut
// for the deal, packs, bets. As plain lines are (plain.hpp), and what is said there holds here.
#pragma once

#include "grammar/plain.hpp"

namespace ecarte::grammar::plain {

/// A player's name, with the line's end behind it.
struct last_seat : taken {  // A
  using rule_t = last_seat;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class State>
  static bool match(In& in, State& state) {
    const std::size_t size = state.last_seat_at(in.current(), in.size());
    in.bump(size);
    return size != 0;
  }
};

/// Who looks on, with the blank behind his name.
struct onlooker : taken {  // "Z "
  using rule_t = onlooker;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class State>
  static bool match(In& in, State& state) {
    const std::size_t size = state.onlooker_at(in.current(), in.size());
    in.bump(size == 0 ? 0 : size + 1);
    return size != 0;
  }
};

/// A card of which only the rank is known.
struct part_of_card : taken {  // J?
  using rule_t = part_of_card;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class State>
  static bool match(In& in, State& state) {
    const std::uint32_t rank = rank_bit(*in.current());
    if (rank == 0 || in.current()[1] != '?') {
      return false;
    }
    state.take_part(in.current(), rank);
    in.bump(2);
    return true;
  }
};

struct one_word : taken {  // Anne
  using rule_t = one_word;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class State>
  static bool match(In& in, State& state) {
    const std::size_t size = word_size({in.current(), in.size()});
    state.take_word({in.current(), size});
    in.bump(size);
    return size != 0;
  }
};

// clang-format off

// ── Headings and the cut
struct game_head  : p::seq<exactly<"game ">, number<9>> {};            // game 2
struct one_cut    : p::seq<seat, p::sor<card, part_of_card>> {};                         // A T♥, A J?
struct cut_word   : exactly<"cut for deal: "> {};
struct both_cuts  : p::seq<cut_word, one_cut, exactly<", ">, one_cut> {};          // cut for deal: A T♥, Y J♣

// ── Settings
struct new_name   : one_word {};                                                         // Anne
struct two_names  : p::seq<new_name, exactly<", ">, new_name> {};                        // Anne, Paul
struct players    : p::seq<exactly<"players: ">, two_names> {};                          // players: Anne, Paul
struct some_names : p::seq<new_name, p::opt<exactly<", ">, new_name>> {};                // Z
struct bystanders : p::seq<exactly<"bystanders: ">, some_names> {};                      // bystanders: Z
struct agreed_word : where<figure, number<2>, one_word> {};
struct agreement  : p::list<agreed_word, blank> {};                                      // cut each game, rubber of 5
struct agreed     : p::seq<exactly<"agreed: ">, agreement> {};                           // agreed: cut each game
struct played_by  : one_word {};                                                         // french
struct system     : p::seq<exactly<"system: ">, played_by> {};                           // system: french
struct colour     : one_word {};                                                         // green
struct own_pack   : p::seq<seat, colour> {};                                             // A green
struct two_packs  : p::seq<own_pack, exactly<", ">, own_pack> {};                        // A green, Y buff
struct packs      : p::seq<exactly<"packs: ">, two_packs> {};                            // packs: A green, Y buff
struct sum        : number<9> {};                                                        // 5
struct on_player  : p::seq<exactly<" on ">, last_seat> {};                               // " on Y"
struct a_bet      : p::seq<onlooker, sum, on_player> {};                                 // Z 5 on Y
struct bet        : p::seq<exactly<"bet: ">, a_bet> {};                                  // bet: Z 5 on Y
struct bets_word  : where<text<"b">, exactly<"bets ">, exactly<"covers ">> {};
struct covers     : p::seq<onlooker, bets_word, sum, on_player> {};                      // Z covers 5 on Y
struct bystanding : where<text<"bystanders: ">, bystanders, where<text<"bet: ">, bet, covers>> {};
struct setting    : where<text<"agreed: ">, agreed, where<text<"system: ">, system, bystanding>> {};

/// What is settled before it, or while it goes on.
struct set_line   : p::seq<where<text<"game ">, game_head, where<text<"pl">, players, where<text<"pa">, packs, where<text<"cut ">, both_cuts, setting>>>>, line_end> {};

// clang-format on

}  // namespace ecarte::grammar::plain
