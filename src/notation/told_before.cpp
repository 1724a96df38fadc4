// SPDX-License-Identifier: MIT
//
// What was told before a sentence, by which one of the table's patterns holds, or has its card.
#include <algorithm>
#include <array>

#include "notation/draft.hpp"
#include "notation/matcher.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

/// Does a meaning hold only if `told_before` says so?
bool Matcher::is_condition(string_view name) {
  static constexpr auto kConditions = std::to_array<string_view>(
      {"restored", "cut", "wanting", "failed", "followed", "standing", "five", "done"});
  return std::ranges::find(kConditions, name) != kConditions.end();
}

/// What is told before and decides what is meant: false if it is not so.
bool Matcher::told_before(string_view name) const {
  if (name == "restored") {
    return !card_caught().empty() && here_.moment.taken_up().has_all(card_caught());
  }
  if (name == "cut") {
    return !card_caught().empty() && here_.moment.cut(here_.actor).has_all(card_caught());
  }
  if (name == "wanting") {
    const Caught* player = find("player");
    const Caught* number = find("n");
    const auto seat = static_cast<record::Actor>(
        player != nullptr && player->value == here_.names.names().players[1] ? 1 : 0);
    const auto has = here_.moment.short_hand(player == nullptr ? here_.actor : seat);
    return has && *has + (number == nullptr ? 1 : std::stoi(number->value)) == 5;
  }
  if (name == "standing") {
    const Caught* player = find("player");
    return std::ranges::any_of(here_.acts.all(), [&](const record::Act& act) {
      const bool bet = act.kind == record::ActKind::Bet || act.kind == record::ActKind::Cover;
      return bet && act.actor != here_.actor && player != nullptr && act.detail < 2 &&
             player->value == here_.names.names().of(act.detail);
    });
  }
  if (name == "five") {
    const Caught* one = find("n");
    const Caught* other = find("n2");
    return one != nullptr && other != nullptr &&
           std::stoi(one->value) + std::stoi(other->value) == 5;
  }
  if (name == "done") {
    return here_.moment.cards_played(0) == 5 && here_.moment.cards_played(1) == 5;
  }
  const Caught* named = find("suit");
  const auto suit =
      named == nullptr ? std::nullopt : record::meaning(record::kSuitWords, named->value);
  const bool failed = suit && here_.moment.failed_to_follow(here_.actor, *suit);
  return name == "failed" ? failed
                          : !failed && here_.moment.cards_played(here_.actor).value_or(0) > 0;
}

/// The card of the rank caught: of the suit caught, or of the suit led to the trick if the other
/// led it.
bool Matcher::substitute_ranked(bool led, Heard& heard) const {
  const Caught* rank = find("rank");
  const Caught* suit = find("suit");
  const auto which =
      led || suit == nullptr ? std::nullopt : record::meaning(record::kSuitWords, suit->value);
  const std::uint8_t of = led ? here_.moment.led() : which ? byte(*which) : record::kUnstated;
  if (rank == nullptr || of == record::kUnstated) {
    return false;
  }
  heard.means += rank->value.substr(0, 1) + string(game::symbol(game::Suit{of}));
  return true;
}

}  // namespace ecarte::notation
