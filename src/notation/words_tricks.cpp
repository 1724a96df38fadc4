// SPDX-License-Identifier: MIT
//
// The table of words: a trick told by who won it, by its place, or with its answer in the tail of
// the lead. How a row is read stands at the head of table_words.cpp.
//
// Who wins a trick has not always led to it: where what was told before does not say who led, it is
// asked, as it is where a card is told first (words_card_first.cpp).
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr When kPlay = kBefore | kDealing | kTurned | kAsked | kExchanging | kPlaying;

constexpr auto kWhole = std::to_array<Saying>({
  {"the <nth> [trick] is|was [,] <owner> <card> [,] and|against|to <owner2> <card2>", "<answering>!expected who led: by what is told before it is the other's lead; such as Y leads K♥, A plays 8♥", kPlay},
  {"the <nth> [trick] is|was [,] <owner> <card> [,] and|against|to <owner2> <card2>", "trick <nth>: <owned> plays <card>. <rival> plays <card2>", kPlay},
  {"the last|final cards|card|trick is|are|was|were [,] <owner> <card> [,] and|against|to <owner2> <card2>", "<answering>!expected who led: by what is told before it is the other's lead; such as Y leads K♥, A plays 8♥", kPlay},
  {"the last|final cards|card|trick is|are|was|were [,] <owner> <card> [,] and|against|to <owner2> <card2>", "trick 5: <owned> plays <card>. <rival> plays <card2>", kPlay},
  {"<card> from <player> wins|won|beats|beat|takes|took [against|over] [<owner2>] <card2>", "<leading><player> plays <card>. <rival> plays <card2>", kPlay},
  {"<card> from <player> wins|won|beats|beat|takes|took [against|over] [<owner2>] <card2>", "<answering><rival> plays <card2>. <player> plays <card>", kPlay},
  {"[is|was] <card> against|and|to <card2> [,] [with] <player> leading", "<player> leads <card>. <rival> plays <card2>", kPlay},
  {"in|at|on|to|for the <nth> [trick] , ~he|she|i leads|led|plays|played <rest>", "trick <nth>: <from>", kPlay},
  {"in|at|on|to|for the <nth> trick , <player> calls|called|names|named <suit> [,] and [then] leads|led|plays|played <card>", "trick <nth>: <player> names <suit>, leads <card>", kPlay},
  {"in|at|on|to|for the last trick , <player> ~leads|led|plays|played|throws|threw|puts|put|lays|laid|trumps|trumped <rest>", "trick 5: <player> <from>", kPlay},
  {"in|at|on|to|for the <nth> [trick] , <owner> <card> falls|fell|loses|lost to the ~king|queen|knave|jack|ace|ten|nine|eight|seven", "<leading>trick <nth>: <owned> plays <card>. <rival> plays the <word>", kPlay},
  {"in|at|on|to|for the <nth> [trick] , <owner> <card> falls|fell|loses|lost to <owner2> ~king|queen|knave|jack|ace|ten|nine|eight|seven", "<leading>trick <nth>: <owned> plays <card>. <rival> plays the <word>", kPlay},
  {"<owner> <card> falls|fell|loses|lost to the ~king|queen|knave|jack|ace|ten|nine|eight|seven", "<leading><owned> plays <card>. <rival> plays the <word>", kPlay},
  {"<owner> <card> falls|fell|loses|lost to <owner2> ~king|queen|knave|jack|ace|ten|nine|eight|seven", "<leading><owned> plays <card>. <rival> plays the <word>", kPlay},
  {"[next|then] comes|came|follows|followed <owner> <card>", "<leading><owned> leads <card>", kPlaying},
  {"on|upon|to which|that|this|it the ~king|queen|knave|jack|ace|ten|nine|eight|seven is|was played|thrown|put|laid|dropped|given", "<facing><follower> plays the <word>", kPlaying},
  {"each [of] [them] takes|took|discards|discarded|changes|changed <n> [cards] , <player> first", "<undealt><nondealer> discards <n>; takes <n>. <dealer> discards <n>; takes <n>", kExchanging},
  {"<owner> ~king|queen|knave|jack|ace|ten|nine|eight|seven falls|fell|drops|dropped|goes|went|comes|came [on|upon|to|under] it|this|that", "<replying><owned> plays the <word>", kPlaying},
});

constexpr auto kRows = std::to_array<Saying>({
  {"wins|takes the <nth> [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to [<owner2>] <card2>", "<leading>@trick <nth>: <me> plays <card>. <rival> plays <card2>. <me> takes trick <nth>", kPlay | kFirst},
  {"wins|takes the <nth> [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to [<owner2>] <card2>", "<answering>@trick <nth>: <rival> plays <card2>. <me> plays <card>. <me> takes trick <nth>", kPlay | kFirst},
  {"wins|takes the <nth> [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to the ~king|queen|knave|jack|ace|ten|nine|eight|seven", "<leading>@trick <nth>: <me> plays <card>. <rival> plays the <word>. <me> takes trick <nth>", kPlay | kFirst},
  {"wins|takes the <nth> [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to <owner2> ~king|queen|knave|jack|ace|ten|nine|eight|seven", "<leading>@trick <nth>: <me> plays <card>. <rival> plays the <word>. <me> takes trick <nth>", kPlay | kFirst},
  {"wins|takes the <nth> [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to [<owner2>] <card2>", "!expected who led, such as 1. Y K♥, A 8♥", kPlay | kFirst},
  {"wins|takes the <nth> [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to the ~king|queen|knave|jack|ace|ten|nine|eight|seven", "!expected which card each played, and who led, such as 1. Y K♥, A 8♥", kPlay | kFirst},
  {"wins|takes the <nth> [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to <owner2> ~king|queen|knave|jack|ace|ten|nine|eight|seven", "!expected which card each played, and who led, such as 1. Y K♥, A 8♥", kPlay | kFirst},
  {"wins|takes the last|final [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to [<owner2>] <card2>", "<leading>@trick 5: <me> plays <card>. <rival> plays <card2>. <me> takes trick 5", kPlaying | kFirst},
  {"wins|takes the last|final [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to [<owner2>] <card2>", "<answering>@trick 5: <rival> plays <card2>. <me> plays <card>. <me> takes trick 5", kPlaying | kFirst},
  {"wins|takes the last|final [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to the ~king|queen|knave|jack|ace|ten|nine|eight|seven", "<leading>@trick 5: <me> plays <card>. <rival> plays the <word>. <me> takes trick 5", kPlaying | kFirst},
  {"wins|takes the last|final [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to <owner2> ~king|queen|knave|jack|ace|ten|nine|eight|seven", "<leading>@trick 5: <me> plays <card>. <rival> plays the <word>. <me> takes trick 5", kPlaying | kFirst},
  {"wins|takes the last|final [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to [<owner2>] <card2>", "!expected who led, such as 1. Y K♥, A 8♥", kPlaying | kFirst},
  {"wins|takes the last|final [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to the ~king|queen|knave|jack|ace|ten|nine|eight|seven", "!expected which card each played, and who led, such as 1. Y K♥, A 8♥", kPlaying | kFirst},
  {"wins|takes the last|final [trick] [,|:] [with|by] [his] <card> over|against|beating|from|to <owner2> ~king|queen|knave|jack|ace|ten|nine|eight|seven", "!expected which card each played, and who led, such as 1. Y K♥, A 8♥", kPlaying | kFirst},
  {"wins|takes the trick [,|:] [with|by] [his] <card> over|against|beating|from|to [<owner2>] <card2>", "<leading>@<me> plays <card>. <rival> plays <card2>. <me> takes the trick", kPlay | kFirst},
  {"wins|takes the trick [,|:] [with|by] [his] <card> over|against|beating|from|to [<owner2>] <card2>", "<answering>@<rival> plays <card2>. <me> plays <card>. <me> takes the trick", kPlay | kFirst},
  {"wins|takes the trick [,|:] [with|by] [his] <card> over|against|beating|from|to the ~king|queen|knave|jack|ace|ten|nine|eight|seven", "<leading>@<me> plays <card>. <rival> plays the <word>. <me> takes the trick", kPlay | kFirst},
  {"wins|takes the trick [,|:] [with|by] [his] <card> over|against|beating|from|to <owner2> ~king|queen|knave|jack|ace|ten|nine|eight|seven", "<leading>@<me> plays <card>. <rival> plays the <word>. <me> takes the trick", kPlay | kFirst},
  {"wins|takes the trick [,|:] [with|by] [his] <card> over|against|beating|from|to [<owner2>] <card2>", "!expected who led, such as 1. Y K♥, A 8♥", kPlay | kFirst},
  {"wins|takes the trick [,|:] [with|by] [his] <card> over|against|beating|from|to the ~king|queen|knave|jack|ace|ten|nine|eight|seven", "!expected which card each played, and who led, such as 1. Y K♥, A 8♥", kPlay | kFirst},
  {"wins|takes the trick [,|:] [with|by] [his] <card> over|against|beating|from|to <owner2> ~king|queen|knave|jack|ace|ten|nine|eight|seven", "!expected which card each played, and who led, such as 1. Y K♥, A 8♥", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] losing it|that|this|the [trick|card] to [<owner2>] <card2>", "@<me> leads <card>. <rival> plays <card2>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] losing it|that|this|the [trick|card] to the ~king|queen|knave|jack|ace|ten|nine|eight|seven", "@<me> leads <card>. <rival> plays the <word>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] losing it|that|this|the [trick|card] to <owner2> ~king|queen|knave|jack|ace|ten|nine|eight|seven", "@<me> leads <card>. <rival> plays the <word>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] and loses|lost it|that|this|the [trick|card] to [<owner2>] <card2>", "@<me> leads <card>. <rival> plays <card2>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] and loses|lost it|that|this|the [trick|card] to the ~king|queen|knave|jack|ace|ten|nine|eight|seven", "@<me> leads <card>. <rival> plays the <word>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] and loses|lost it|that|this|the [trick|card] to <owner2> ~king|queen|knave|jack|ace|ten|nine|eight|seven", "@<me> leads <card>. <rival> plays the <word>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] drawing|fetching|felling|catching [<owner2>] <card2>", "@<me> leads <card>. <rival> plays <card2>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] drawing|fetching|felling|catching the ~king|queen|knave|jack|ace|ten|nine|eight|seven", "@<me> leads <card>. <rival> plays the <word>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] drawing|fetching|felling|catching <owner2> ~king|queen|knave|jack|ace|ten|nine|eight|seven", "@<me> leads <card>. <rival> plays the <word>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] and draws|drew|fetches|fetched|fells|felled|brings|brought [down|out] [<owner2>] <card2>", "@<me> leads <card>. <rival> plays <card2>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] and draws|drew|fetches|fetched|fells|felled|brings|brought [down|out] the ~king|queen|knave|jack|ace|ten|nine|eight|seven", "@<me> leads <card>. <rival> plays the <word>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] and draws|drew|fetches|fetched|fells|felled|brings|brought [down|out] <owner2> ~king|queen|knave|jack|ace|ten|nine|eight|seven", "@<me> leads <card>. <rival> plays the <word>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] and the ~king|queen|knave|jack|ace|ten|nine|eight|seven falls|fell|drops|dropped [on|upon|to|under] [it|this|that]", "@<me> leads <card>. <rival> plays the <word>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] and <owner2> ~king|queen|knave|jack|ace|ten|nine|eight|seven falls|fell|drops|dropped|goes|went|comes|came [down|in] [on|upon|to|under] [it|this|that]", "@<me> leads <card>. <rival> plays the <word>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] and <card2> falls|fell|drops|dropped [on|upon|to|under] [it|this|that]", "@<me> leads <card>. <rival> plays <card2>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] and <owner2> <card2> falls|fell|drops|dropped|goes|went|comes|came [down|in] [on|upon|to|under] [it|this|that]", "@<me> leads <card>. <rival> plays <card2>", kPlay | kFirst},
  {"leads|begins|continues [with] <card> [,] to|on|upon which the ~king|queen|knave|jack|ace|ten|nine|eight|seven is|was played|thrown|put|laid|dropped", "@<me> leads <card>. <rival> plays the <word>", kPlay | kFirst},
  {"finishes with <card> [,] to|on|upon which the ~king|queen|knave|jack|ace|ten|nine|eight|seven is|was played|thrown|put|laid|dropped", "<leading>@<me> plays <card>. <rival> plays the <word>", kPlaying | kFirst},
  {"wins|takes it|this|that|them [trick|lead|card] with [his] <card>", "<facing>plays <card>", kPlaying | kFirst},
  {"calls|names <suit> [,] and [then] leads|plays|led|played <card>", "names <suit>, leads <card>", kPlay | kFirst},
  {"leads|plays without having|making proposed|proposal|asked [for] [cards] [rest]", "plays without proposing", kTurned | kFirst},
  {"leads|plays without having|making any|a proposal [rest]", "plays without proposing", kTurned | kFirst},
  {"leads <cards> in its|his|the [own] place|stead [rest]", "leads <cards>", kPlaying | kFirst},
  {"leads <cards> instead [of] [it|that|this]", "leads <cards>", kPlaying | kFirst},
  {"plays <cards> in its|his|the [own] place|stead [rest]", "plays <cards>", kPlaying | kFirst},
  {"permits|lets him|her [to] take back|up <cards> [again]", "permits <other> to take back", kPlaying | kFirst},
  {"permits|lets him|her [to] take back|up it|the|his [own] [card] [again]", "permits <other> to take back", kPlaying | kFirst},
  {"permits|lets him|her [to] take back|up the|his king|queen|knave|jack|ace|ten|nine|eight|seven [again]", "permits <other> to take back", kPlaying | kFirst},
  {"permits|lets him|her [to] take <cards> back|up [again]", "permits <other> to take back", kPlaying | kFirst},
  {"permits|lets him|her [to] take the|his king|queen|knave|jack|ace|ten|nine|eight|seven|card back|up [again]", "permits <other> to take back", kPlaying | kFirst},
  {"permits|lets him|her [to] take it|that|this back|up [again]", "permits <other> to take back", kPlaying | kFirst},
  {"gives <player> <n> [cards] [more] [,] [and] takes|took <n2> [cards] [more] himself|herself", "gives <player> <n>, <me> <n2>", kDealing | kFirst},
  {"gives [,] and he|she too|also turns|turned [up|over] <card>", "gives; turns <card>", kBefore | kFirst},
  {"gives with|from the <any> pack [,] and he|she too|also turns|turned [up|over] <card>", "gives from the <any> pack; turns <card>", kBefore | kFirst},
  {"cuts for the deal again|anew|afresh|once [more] [:|,] <player> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card> [,|;|and] <player2> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card2>", "@<player> cuts for the deal, showing <card>. <player2> cuts for the deal, showing <card2>", kTwo | kFirst},
});

// clang-format on

}  // namespace

std::span<const Saying> whole_sayings_of_tricks() {
  return kWhole;
}
std::span<const Saying> sayings_of_tricks() {
  return kRows;
}
}  // namespace ecarte::notation
