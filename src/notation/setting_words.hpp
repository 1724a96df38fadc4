// SPDX-License-Identifier: MIT
//
// What a line of settings has said so far, and the words, numbers and cards that mean the same in
// it as in sentences. Part of setting_actions.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/messages.hpp"
#include "notation/actions.hpp"
#include "notation/line.hpp"

namespace ecarte::notation {

using record::Act;
using record::Record;

/// What a line of settings has said so far.
struct Setting {
  Draft& d;
  Record& record;
  ActKind head = ActKind::HeadDeal;
  std::array<std::uint8_t, 2> scores{record::kUnstated, record::kUnstated};
  std::array<bool, 2> scored{};           ///< whose scores are told
  std::vector<std::uint8_t> of_nobody{};  ///< scores of which it is not known whose they are
  std::int64_t half = 0;                  ///< the first of two scores: "3-2"
  record::Actor bettor = record::kNobody;
  record::Actor bets_with = record::kNobody;  ///< a player, who bets on himself
  std::array<std::string_view, 2> colours{};
  std::array<record::Actor, 2> owners{};
  std::size_t n_colours = 0;
  std::vector<std::string_view> words{};  ///< names, or the words of an expectation
  std::string_view reason{};              ///< why something is waived
  record::Multiple multiple = record::Multiple::Unsaid;
  record::StakesFor stakes_for = record::StakesFor::Unsaid;
  bool again = false;
  bool none = false;  ///< no card was shown
  bool due = false;
  const char* end = nullptr;                                ///< of the line
  const g::Expected* expected = &g::kExpected<g::setting>;  ///< by the value being read

  /// Gives a score of which it is not said whose it is to whom it must be. True if it may be
  /// either's: then the scores are one way, and may be the other.
  bool open_either_way() {
    for (std::size_t seat = 0; const std::uint8_t points : of_nobody) {
      while (seat < 2 && scored[seat]) {
        ++seat;
      }
      if (seat < 2) {
        scores[seat++] = points;
      }
    }
    return !of_nobody.empty() && !scored[0] && !scored[1] && scores[0] != scores[1];
  }
};

inline std::size_t name_taken(std::string_view text, Setting& s) {
  return name_taken(text, s.d);
}

inline bool in_other_tongue(const Setting& s) {
  return in_other_tongue(s.d);
}

template <class Rule>
struct set_action : p::nothing<Rule> {};

template <class In>
LineError error_at(const In& in, std::string_view id, std::string_view message) {
  return {id, in.begin(), in.end(), std::string(message)};
}

/// What the words, numbers and cards mean is the same as in sentences.
template <class Rule>
struct as_in_sentences {
  template <class In>
  static auto apply(const In& in, Setting& s) {
    if constexpr (requires { action<Rule>::apply0(s.d); }) {
      return action<Rule>::apply0(s.d);
    } else {
      return action<Rule>::apply(in, s.d);
    }
  }
};

// clang-format off
template <> struct set_action<g::digits>      : as_in_sentences<g::digits> {};
template <> struct set_action<g::number_word> : as_in_sentences<g::number_word> {};
template <> struct set_action<g::sterling>    : as_in_sentences<g::sterling> {};
template <> struct set_action<g::decimal>     : as_in_sentences<g::decimal> {};
template <> struct set_action<g::guineas>     : as_in_sentences<g::guineas> {};
template <> struct set_action<g::a_number> : as_in_sentences<g::a_number> {};
template <> struct set_action<g::told_pounds> : as_in_sentences<g::told_pounds> {};
template <> struct set_action<g::told_shillings> : as_in_sentences<g::told_shillings> {};
template <> struct set_action<g::told_pence> : as_in_sentences<g::told_pence> {};
template <> struct set_action<g::coin_of_old> : as_in_sentences<g::coin_of_old> {};
template <> struct set_action<g::coin_words> : as_in_sentences<g::coin_words> {};
template <> struct set_action<g::told_sum> : as_in_sentences<g::told_sum> {};
template <> struct set_action<g::sum_word> : as_in_sentences<g::sum_word> {};
template <> struct set_action<g::one_of_it> : as_in_sentences<g::one_of_it> {};
template <> struct set_action<g::foreign_sum> : as_in_sentences<g::foreign_sum> {};
template <> struct set_action<g::plain_sum>   : as_in_sentences<g::plain_sum> {};
template <> struct set_action<g::noun>        : as_in_sentences<g::noun> {};
template <> struct set_action<g::player>      : as_in_sentences<g::player> {};
template <> struct set_action<g::new_player>  : as_in_sentences<g::new_player> {};
template <> struct set_action<g::card>        : as_in_sentences<g::card> {};
template <> struct set_action<g::plain_run>   : as_in_sentences<g::plain_run> {};
template <> struct set_action<g::joker>       : as_in_sentences<g::joker> {};
template <> struct set_action<g::rank_word>   : as_in_sentences<g::rank_word> {};
template <> struct set_action<g::rank_letter> : as_in_sentences<g::rank_letter> {};
template <> struct set_action<g::card_suit>   : as_in_sentences<g::card_suit> {};
template <> struct set_action<g::trump_card>  : as_in_sentences<g::trump_card> {};
template <> struct set_action<g::odd_card>    : as_in_sentences<g::odd_card> {};
template <> struct set_action<g::suits_of_rank> : as_in_sentences<g::suits_of_rank> {};
template <> struct set_action<g::ranks_of_suit> : as_in_sentences<g::ranks_of_suit> {};
template <> struct set_action<g::named_card>  : as_in_sentences<g::named_card> {};
template <> struct set_action<g::foreign_word>  : as_in_sentences<g::foreign_word> {};
template <> struct set_action<g::foreign_named> : as_in_sentences<g::foreign_named> {};
// clang-format on

}  // namespace ecarte::notation
