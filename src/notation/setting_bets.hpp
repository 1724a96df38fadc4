// SPDX-License-Identifier: MIT
//
// What a bet adds to the setting being read. Part of setting_actions.hpp.
#pragma once

#include <algorithm>
#include <utility>

#include "grammar/messages.hpp"
#include "notation/setting_words.hpp"

namespace ecarte::notation {

/// With a player, or against him, it is on the other. False of one who would bet with himself.
inline bool bet_against(Setting& s, bool with) {
  const record::Actor whom = s.d.who;
  s.bets_with = with || record::is_player(s.bettor) ? whom : record::Actor{record::kNobody};
  s.d.who = static_cast<record::Actor>(1 - whom);
  return whom != s.bettor;
}

template <>
struct set_action<g::bet_with> {
  static bool apply0(Setting& s) { return bet_against(s, true); }
};

template <>
struct set_action<g::bet_against> {
  static bool apply0(Setting& s) { return bet_against(s, false); }
};

template <>
struct set_action<g::bet> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    Act act;
    act.kind = ActKind::Bet;
    act.at = s.d.offset(in.begin());
    act.actor = s.bettor;
    const auto sum = std::max<std::int64_t>(s.d.number, 0);  // 0 if it is not known
    act.cards = game::CardSet{static_cast<std::uint32_t>(sum)};
    act.detail = s.d.who;
    if (s.d.who == record::kUnstated) {
      if (!record::is_player(s.bettor)) {
        throw error_at(in, "expected-phrase", g::kExpected<g::bet_value>.message);
      }
      act.detail = s.bettor;  // a player bets on himself
    }
    s.d.who = record::kUnstated;
    s.d.number = Draft::kNoNumber;
    s.d.append(act, in.end());
    if (const record::Actor with = std::exchange(s.bets_with, record::kNobody);
        with != record::kNobody) {
      act.actor = with;
      act.detail = record::is_player(with) ? with : static_cast<record::Actor>(1 - s.bettor);
      s.d.append(act, in.end());
    }
  }
};

}  // namespace ecarte::notation
