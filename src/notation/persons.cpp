// SPDX-License-Identifier: MIT
//
// Whoever is spoken of, by name or by his part in the deal.
#include "grammar/record.hpp"
#include "notation/sayings.hpp"

namespace ecarte::notation {

namespace g = grammar;
using std::string_view;

std::optional<Person> person_at(const char* at, const char* end, const Here& here) {
  if (const auto known = here.names.person_at({at, static_cast<std::size_t>(end - at)})) {
    return Person{known->actor, at + known->size};
  }
  const auto says = [&](string_view words) {
    const std::size_t size = g::words_taken({at, static_cast<std::size_t>(end - at)}, words);
    return size == 0 ? nullptr : at + size;
  };
  for (const auto& [words, title] : {std::pair{"is Lordship", "Lord "}, {"er Ladyship", "Lady "}}) {
    const bool his = at != end && (*at | 0x20) == 'h';
    const std::size_t size =
        his ? g::words_taken({at + 1, static_cast<std::size_t>(end - at - 1)}, words) : 0;
    const auto& players = here.names.names().players;
    const bool first = size > 0 && players[0].starts_with(title);
    if (size > 0 && first != players[1].starts_with(title)) {
      return Person{static_cast<record::Actor>(first ? 0 : 1), at + 1 + size};
    }
  }
  const bool by_player = record::is_player(here.actor);
  const auto other = static_cast<record::Actor>(by_player ? 1 - here.actor : record::kNobody);
  for (const string_view words : {"himself", "herself"}) {
    if (const char* stop = says(words); stop != nullptr && by_player) {
      return Person{here.actor, stop};
    }
  }
  for (const string_view words :
       {"his adversary", "her adversary", "his opponent", "her opponent", "the other player",
        "the other", "the adversary", "the opponent", "him", "her adversary"}) {
    if (const char* stop = says(words); stop != nullptr && by_player) {
      return Person{other, stop};
    }
  }
  const auto dealer_or = [&](bool is_other, const char* stop) {
    const record::Actor dealer = here.moment.who_is_to_deal();
    const auto who = static_cast<record::Actor>(is_other ? 1 - dealer : dealer);
    return record::is_player(dealer) ? std::optional(Person{who, stop}) : std::nullopt;
  };
  for (const string_view words : {"the dealer", "The dealer", "dealer", "the younger hand",
                                  "The younger hand", "the younger", "The younger"}) {
    if (const char* stop = says(words)) {
      return dealer_or(false, stop);
    }
  }
  for (const string_view words :
       {"the non-dealer", "The non-dealer", "the nondealer", "the pone", "The pone", "pone",
        "the elder hand", "The elder hand", "the elder", "The elder", "the eldest hand"}) {
    if (const char* stop = says(words)) {
      return dealer_or(true, stop);
    }
  }
  return std::nullopt;
}

}  // namespace ecarte::notation
