// SPDX-License-Identifier: MIT
//
// What tellers leave out. Each erasure takes parts of a telling away and says nothing new by it:
// the game as it was played is still one of those that what is left may be about. What would say
// something by being left out (an announcement, where the play around it is told; a mark, where
// others of the deal are told and no counters after it; the proposal of an exchange of which
// nothing else is told) is not left out, or not alone.
#pragma once

#include <span>
#include <string_view>

#include "campaign/told.hpp"

namespace ecarte::campaign {

class Chance;

struct Erasure {
  std::string_view name;
  /// Leaves something out. False if there was nothing of its kind to leave out.
  bool (*erase)(Telling& telling, Chance& chance);
  /// The laws whose findings may rest on what it leaves out, and go with it; `any` if all may.
  std::string_view may_lose = "any";
};

std::span<const Erasure> all_erasures();

// Of the cards and their numbers.
bool erase_cards(Telling& telling, Chance& chance);
bool erase_holdings(Telling& telling, Chance& chance);
bool erase_packets(Telling& telling, Chance& chance);
bool erase_turn_up(Telling& telling, Chance& chance);
bool erase_words_of_exchange(Telling& telling, Chance& chance);
bool erase_cards_of_exchange(Telling& telling, Chance& chance);
bool erase_exchange(Telling& telling, Chance& chance);
bool erase_idle_acts(Telling& telling, Chance& chance);

// Of the play.
bool erase_end_of_play(Telling& telling, Chance& chance);
bool erase_middle_of_play(Telling& telling, Chance& chance);
bool erase_play(Telling& telling, Chance& chance);
bool erase_tricks(Telling& telling, Chance& chance);
bool erase_hand(Telling& telling, Chance& chance);

// Of the score, the deals and the sitting.
bool erase_scores(Telling& telling, Chance& chance);
bool erase_half_scores(Telling& telling, Chance& chance);
bool erase_marks(Telling& telling, Chance& chance);
bool erase_deals(Telling& telling, Chance& chance);
bool erase_dealings(Telling& telling, Chance& chance);
bool erase_headings(Telling& telling, Chance& chance);
bool erase_all_but_results(Telling& telling, Chance& chance);
bool break_off(Telling& telling, Chance& chance);

}  // namespace ecarte::campaign
