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

constexpr When kInHand = kTurned | kAsked | kExchanging | kPlaying;

constexpr auto kWhole = std::to_array<Saying>({
  // A trick by its place, whatever is told of it
  {"in|at|on|to|for <place> , <owner> <card> <rest>", "<place><owner> <card> <rest>", kPlay},
  {"in|at|on|to|for <place> , [it] [is|was] <card> <rest>", "<place><card> <rest>", kPlay},
  {"in|at|on|to|for <place> , <player> <verb> <rest>", "<place><player> <verb> <rest>", kPlay},
  {"in|at|on|to|for <place> , ~he|she|i <verb> <rest>", "<place><from>", kPlay},
  {"<place> is|was|saw|sees|brought|brings [,|:] <owner> <card> <rest>", "<place><owner> <card> <rest>", kPlay},
  {"<place> is|was|saw|sees|brought|brings [,|:] <card> <rest>", "<place><card> <rest>", kPlay},
  {"<place> , <owner> <card> <rest>", "<place><owner> <card> <rest>", kPlay},
  {"<place> , <card> <rest>", "<place><card> <rest>", kPlay},
  {"<place> goes|went|falls|fell to <player> [,|:] [with] [his] <card> [,] against|over|to|and <reply>", "<leading><place><player> plays <card>. <rival> plays <reply>. <player> takes <trick>", kPlay},
  {"<place> goes|went|falls|fell to <player> [,|:] [with] [his] <card> [,] against|over|to|and <reply>", "<answering><place><rival> plays <lost>. <player> plays <card>. <player> takes <trick>", kPlay},
  {"<place> goes|went|falls|fell to <player> [,|:] [with] [his] <card> [,] against|over|to|and <reply>", "!expected who led, such as 1. Y K♥, A 8♥", kPlay},
  {"<place> goes|went|falls|fell to <owner> <card> [,] against|over|to|and <reply>", "<leading><place><owned> plays <card>. <rival> plays <reply>. <owned> takes <trick>", kPlay},
  {"<place> goes|went|falls|fell to <owner> <card> [,] against|over|to|and <reply>", "<answering><place><rival> plays <lost>. <owned> plays <card>. <owned> takes <trick>", kPlay},
  {"<place> is|was [also|too|again] <owner> [too|also] [,|:] [with] [the] <card> [,] over|against|to|and <reply>", "<leading><place><owned> plays <card>. <rival> plays <reply>. <owned> takes <trick>", kPlay},
  {"is|was <place> [,|:] [with] <card> [,] over|against|to|and <reply>", "<place><opener> plays <card>. <follower> plays <reply>", kPlaying},
  {"<card> [,] to|against|over <reply>", "<opener> plays <card>. <follower> plays <reply>", kInHand},
  {"<card> [then|next] falls|fell|loses|lost to <reply>", "<opener> leads <card>. <follower> plays <reply>", kInHand},
  {"<place> goes|went|falls|fell to <player> [too|also|again|as] [well]", "<player> takes <trick>", kPlaying | kOver},
  {"<card> from|by <player>", "<waiting><player> plays <card>", kPlaying},
  {"<reply> from|by <player>", "<waiting><player> plays <reply>", kPlaying},
  {"<card> from|by <player>", "<leading><player> leads <card>", kPlay},
  {"out comes|came <card> from <player>", "<player> leads <card>", kPlay},
  {"<card> from|of <player> trumps|trumped|covers|covered|overtakes|overtook|heads|headed <reply>", "<answering><rival> plays <lost>. <player> plays <card>", kPlay},
  {"<owner> lead of <card> draws|drew|brings|brought|fetches|fetched|meets|met|loses|lost|falls|fell [down|out|with|to] <reply>", "<owned> leads <card>. <rival> plays <reply>", kPlay},
  {"<card> by <player> is|was answered|met|followed|beaten|taken|won|covered by|with <reply>", "<player> leads <card>. <rival> plays <reply>", kPlay},
  {"the last|final cards [is|are|was|were] [,|:] <owner> <card> [,] and|against|to <reply>", "<answering>!expected who led: by what is told before it is the other's lead; such as Y leads K♥, A plays 8♥", kPlay},
  {"the last|final cards [is|are|was|were] [,|:] <owner> <card> [,] and|against|to <reply>", "trick 5: <owned> plays <card>. <rival> plays <reply>", kPlay},
  {"<card> from <player> wins|won|beats|beat|takes|took [against|over] <reply>", "<leading><player> plays <card>. <rival> plays <reply>", kPlay},
  {"<card> from <player> wins|won|beats|beat|takes|took [against|over] <reply>", "<answering><rival> plays <lost>. <player> plays <card>", kPlay},
  {"[is|was] <card> [,] against|and|to|over <card2> [,] [with] <player> leading", "<player> leads <card>. <rival> plays <card2>", kPlay},
  {"<owner> [,|:] <card> [,] and|against|to|over <reply>", "<answering>!expected who led: by what is told before it is the other's lead; such as Y leads K♥, A plays 8♥", kInHand},
  {"<owner> [,|:] <card> [,] and|against|to|over <reply>", "<leading><owned> plays <card>. <rival> plays <reply>", kInHand},
  {"<owner> [,|:] <card> [,] and|against|to|over <reply>", "!expected who led, such as 1. Y K♥, A 8♥", kInHand},
  {"<owner> <card> falls|fell|loses|lost to <reply>", "<leading><owned> plays <card>. <rival> plays <reply>", kPlay},
  {"[next|then] comes|came|follows|followed <owner> <card>", "<leading><owned> leads <card>", kPlaying},
  {"<reply> is|was [the] <owner> answer|reply|card", "<replying><owned> plays <reply>", kPlaying},
  {"the answer|reply is|was [,] <reply>", "<facing><follower> plays <reply>", kPlaying},
  {"<reply> is|was played|thrown|put|laid|dropped|given [on|upon|to] it|this|that", "<facing><follower> plays <reply>", kPlaying},
  {"which|that|this|it [is|was] fetched|drew|draws|brought|took|takes|covered|answered|met|taken|beaten|trumped|won|headed|captured [down|out] [by|with] <reply>", "<facing><follower> plays <reply>", kPlaying},
  {"on|upon|to which|that|this|it [there] [falls|fell|comes|came|goes|went|drops|dropped|is|was] [played|thrown|put|laid|dropped|given] <reply> [is|was] [played|thrown|put|laid|dropped|given]", "<facing><follower> plays <reply>", kPlaying},
  {"each [of] [them] takes|took|discards|discarded|changes|changed <n> [cards] , <player> first", "<undealt><nondealer> discards <n>; takes <n>. <dealer> discards <n>; takes <n>", kExchanging},
  {"<owner> <rank> falls|fell|drops|dropped|goes|went|comes|came|beats|beat|takes|took|wins|won|covers|covered|captures|captured|trumps|trumped [on|upon|to|under] it|this|that", "<replying><owned> plays <led>", kPlaying},
  {"<owner> <card> beats|beat|takes|took|wins|won|captures|captured it|this|that", "<replying><owned> plays <card>", kPlaying},
});

constexpr auto kRows = std::to_array<Saying>({
  {"wins|takes <place> [also|too|again|as] [well] [,|:] [with|by] [his] <card> [,] over|against|beating|from|to|capturing|taking <reply>", "<leading>@<place><me> plays <card>. <rival> plays <reply>. <me> takes <trick>", kPlay | kFirst},
  {"wins|takes <place> [also|too|again|as] [well] [,|:] [with|by] [his] <card> [,] over|against|beating|from|to|capturing|taking <reply>", "<answering>@<place><rival> plays <lost>. <me> plays <card>. <me> takes <trick>", kPlay | kFirst},
  {"wins|takes <place> [also|too|again|as] [well] [,|:] [with|by] [his] <card> [,] over|against|beating|from|to|capturing|taking <reply>", "!expected who led, such as 1. Y K♥, A 8♥", kPlay | kFirst},
  {"wins|takes [it|this] with|by [his] <card> [,] over|against|beating|from|to <reply>", "<leading>@<me> plays <card>. <rival> plays <reply>. <me> takes the trick", kPlay | kFirst},
  {"wins|takes [it|this] with|by [his] <card> [,] over|against|beating|from|to <reply>", "<answering>@<rival> plays <lost>. <me> plays <card>. <me> takes the trick", kPlay | kFirst},
  {"wins|takes the trick [also|too|again|as] [well] [,|:] [with|by] [his] <card> [,] over|against|beating|from|to|capturing|taking <reply>", "<leading>@<me> plays <card>. <rival> plays <reply>. <me> takes the trick", kPlay | kFirst},
  {"wins|takes the trick [also|too|again|as] [well] [,|:] [with|by] [his] <card> [,] over|against|beating|from|to|capturing|taking <reply>", "<answering>@<rival> plays <lost>. <me> plays <card>. <me> takes the trick", kPlay | kFirst},
  {"wins|takes the trick [also|too|again|as] [well] [,|:] [with|by] [his] <card> [,] over|against|beating|from|to|capturing|taking <reply>", "!expected who led, such as 1. Y K♥, A 8♥", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> [,] [and|but|only] [it|which|that] [to] [is|was|be|being] [then|promptly|at] [once] covered|beaten|trumped|ruffed|taken|won|answered|met|followed|headed|captured|overtaken|topped [by] [<player2>] [by|with] <reply>", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> [,] [and|but] [it|which|that] [only] [to] lose|loses|lost|losing|fell|falls|falling to <reply>", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> [,] [and|but] [it|which|that] [holds|held|wins|won|winning|holding] [,] [and|with] <player2> [must|can|could|has|had|having] [only|able|to] [to] following|playing|throwing|giving|dropping|answering|replying|contributing|putting|play|give|follow|throw|gives|throws [with|on|up|to] [it] <reply> [on|to] [it]", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> [,] taking|winning|beating|capturing|catching|against|over [against] [over] <reply> [with] [it]", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> [,] and takes|took|wins|won|beats|beat|captures|captured <reply> [with] [it]", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> ~next|then [,] <rest>", "leads <card>, <rest>", kPlay | kFirst},
  {"wins|takes|gets the <nth> [trick] and [the] <nth2> [trick|tricks]", "takes trick <nth>; takes trick <nth2>", kPlaying | kFirst},
  {"wins|takes|gets <place> [too|also|again|as] [well]", "takes <trick>", kPlaying},
  {"continues [with|in] <suit> [again] [,|:] [with] <card>", "leads <card>", kPlaying | kFirst},
  {"continues [with|in] <suit> [again] [,|:] [with] the <rank>", "leads <ranked>", kPlaying | kFirst},
  {"attacks|exits with <card>", "leads <card>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> [,] losing it|that|this|the [trick|card] to <reply>", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> [,] and loses|lost it|that|this|the [trick|card] to <reply>", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> [,] drawing|fetching|felling|catching <reply>", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> [,] and draws|drew|fetches|fetched|fells|felled|brings|brought [down|out] <reply>", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> [,] and <reply> falls|fell|drops|dropped|goes|went|comes|came [down|in] [on|upon|to|under] [it|this|that]", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> [,] to|on|upon which <reply> is|was played|thrown|put|laid|dropped", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"finishes with <card> [,] to|on|upon which <reply> is|was played|thrown|put|laid|dropped", "<leading>@<me> plays <card>. <rival> plays <reply>", kPlaying | kFirst},
  {"loses it|that|this|the [trick|card|lead] to <reply>", "@<other> plays <reply>", kPlaying | kFirst},
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
