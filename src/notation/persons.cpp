// SPDX-License-Identifier: MIT
//
// Whoever is spoken of, by name or by his part in the deal.
#include <algorithm>
#include <array>

#include "grammar/record.hpp"
#include "notation/sayings.hpp"

namespace ecarte::notation {

namespace g = grammar;
using std::string_view;

namespace {

/// Whom words that are no name mean.
enum class Meant : std::uint8_t { Self, Other, Dealer, NonDealer };
struct Called {
  string_view words;
  Meant who;
};
/// Of words that begin alike the longer come first.
constexpr auto kCalled = std::to_array<Called>({{"himself", Meant::Self},
                                                {"herself", Meant::Self},
                                                {"his adversary", Meant::Other},
                                                {"her adversary", Meant::Other},
                                                {"his opponent", Meant::Other},
                                                {"her opponent", Meant::Other},
                                                {"the other player", Meant::Other},
                                                {"the other", Meant::Other},
                                                {"the adversary", Meant::Other},
                                                {"the opponent", Meant::Other},
                                                {"him", Meant::Other},
                                                {"the dealer", Meant::Dealer},
                                                {"The dealer", Meant::Dealer},
                                                {"dealer", Meant::Dealer},
                                                {"the younger hand", Meant::Dealer},
                                                {"The younger hand", Meant::Dealer},
                                                {"the younger", Meant::Dealer},
                                                {"The younger", Meant::Dealer},
                                                {"the non-dealer", Meant::NonDealer},
                                                {"The non-dealer", Meant::NonDealer},
                                                {"the nondealer", Meant::NonDealer},
                                                {"the pone", Meant::NonDealer},
                                                {"The pone", Meant::NonDealer},
                                                {"pone", Meant::NonDealer},
                                                {"the elder hand", Meant::NonDealer},
                                                {"The elder hand", Meant::NonDealer},
                                                {"the elder", Meant::NonDealer},
                                                {"The elder", Meant::NonDealer},
                                                {"the eldest hand", Meant::NonDealer}});

/// How these words begin: nothing else is compared with them.
constexpr bool may_call(char first) {
  return first == 'h' || first == 't' || first == 'T' || first == 'd' || first == 'p';
}
static_assert(std::ranges::all_of(kCalled, may_call,
                                  [](const Called& one) { return one.words[0]; }));

/// "his wife", where Mr and Mrs Pell play: she, and how many bytes that takes.
std::optional<NameTable::Found> wife_or_husband(string_view text, const Here& here) {
  const std::size_t wife = g::words_taken(text, "his wife");
  const std::size_t husband = wife > 0 ? 0 : g::words_taken(text, "her husband");
  const auto& players = here.names.names().players;
  for (record::Actor seat = 0; wife + husband > 0 && seat < 2; ++seat) {
    const string_view her = players[seat];
    const string_view him = players[1U - seat];
    const std::size_t name = her.starts_with("Mrs. ") ? 5 : her.starts_with("Mrs ") ? 4 : 0;
    if (name > 0 && him.starts_with("Mr") && him.ends_with(her.substr(name - 1))) {
      return NameTable::Found{wife > 0 ? seat : static_cast<record::Actor>(1 - seat),
                              wife + husband};
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Person> person_at(const char* at, const char* end, const Here& here) {
  const string_view left(at, static_cast<std::size_t>(end - at));
  if (const auto known = here.names.person_at(left)) {
    return Person{known->actor, at + known->size};
  }
  if (left.empty() || (!may_call(left[0]) && left[0] != 'H')) {
    return std::nullopt;
  }
  if (left.size() > 2 && (left[0] | 0x20) == 'h') {
    for (const auto& [words, title] : {std::pair{"is Lordship", "Lord "},
                                       {"is lordship", "Lord "},
                                       {"er Ladyship", "Lady "},
                                       {"er ladyship", "Lady "}}) {
      const std::size_t size = g::words_taken(left.substr(1), words);
      const auto& players = here.names.names().players;
      const bool first = size > 0 && players[0].starts_with(title);
      if (size > 0 && first != players[1].starts_with(title)) {
        return Person{static_cast<record::Actor>(first ? 0 : 1), at + 1 + size};
      }
    }
  }
  if (const auto married = wife_or_husband(left, here)) {
    return Person{married->actor, at + married->size};
  }
  const bool by_player = record::is_player(here.actor);
  for (const auto& [words, meant] : kCalled) {
    const std::size_t size = words[0] == left[0] ? g::words_taken(left, words) : 0;
    if (size == 0) {
      continue;
    }
    if (meant == Meant::Self || meant == Meant::Other) {
      if (by_player) {
        const auto other = static_cast<record::Actor>(1 - here.actor);
        return Person{meant == Meant::Self ? here.actor : other, at + size};
      }
      continue;
    }
    const record::Actor dealer = here.moment.who_is_to_deal();
    const auto who = static_cast<record::Actor>(meant == Meant::NonDealer ? 1 - dealer : dealer);
    return record::is_player(dealer) ? std::optional(Person{who, at + size}) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace ecarte::notation
