// SPDX-License-Identifier: MIT
//
// The table of words: a trick told with its cards first. How a row is read stands at the head of
// table_words.cpp.
//
// Which card was led does not follow from which one won: "Y's king beat A's eight" is his lead or
// his answer, and it is the lead that is known from what was told before that tells which. Where a
// verb tells it as well ("drew", "ran into", "trumped"), it must agree with what was told.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr When kPlay = kBefore | kDealing | kTurned | kAsked | kExchanging | kPlaying;

constexpr auto kRows = std::to_array<Saying>({
  // What one card did to the other, and either may have been led
  {"<owner> <card> [came|comes] [next] [and|then|also|,] beats|beat|takes|took|wins|won|captures|captured|carries|carried|picks|picked|catches|caught [off|away|over|against] <reply> [in|at|on|to the <nth> trick]", "<leading><owned> plays <card>. <rival> plays <reply>", kPlay},
  {"<owner> <card> [came|comes] [next] [and|then|also|,] beats|beat|takes|took|wins|won|captures|captured|carries|carried|picks|picked|catches|caught [off|away|over|against] <reply> [in|at|on|to the <nth> trick]", "<answering><rival> plays <lost>. <owned> plays <card>", kPlay},
  {"<owner> <card> [came|comes] [next] [and|then|also|,] beats|beat|takes|took|wins|won|captures|captured|carries|carried|picks|picked|catches|caught [off|away|over|against] <reply> [in|at|on|to the <nth> trick]", "!expected who led, such as 1. Y K♥, A 8♥", kPlay},
  {"<owner> <rank> beats|beat|takes|took|wins|won|captures|captured|carries|carried|picks|picked|catches|caught [off|away|over] <owner2> <rank2>", "<leading><owned> plays <rank>. <rival> plays <rank2>. <owned> takes the trick", kPlay},
  {"<owner> <rank> beats|beat|takes|took|wins|won|captures|captured|carries|carried|picks|picked|catches|caught [off|away|over] <owner2> <rank2>", "<answering><rival> plays <rank2>. <owned> plays <rank>. <owned> takes the trick", kPlay},
  {"<owner> <card> is|was [led] [,] [and|but] [is|was] taken|beaten|captured|won|lost|caught by|to <reply>", "<leading><owned> plays <card>. <rival> plays <reply>", kPlay},
  {"<owner> <card> is|was taken|beaten|captured|won|caught by <owner2> <card2>", "<answering><rival> plays <card2>. <owned> plays <card>", kPlay},
  {"<owner> <card> falls|fell|loses|lost to <reply>", "<leading><owned> plays <card>. <rival> plays <reply>", kPlay},
  {"<owner> <card> falls|fell|loses|lost to <owner2> <card2>", "<answering><rival> plays <card2>. <owned> plays <card>", kPlay},
  {"<owner> <rank> falls|fell|loses|lost to <owner2> <rank2>", "<leading><owned> plays <rank>. <rival> plays <rank2>. <rival> takes the trick", kPlay},
  {"<owner> <rank> falls|fell|loses|lost to <owner2> <rank2>", "<answering><rival> plays <rank2>. <owned> plays <rank>. <rival> takes the trick", kPlay},
  // What only a card that was led does
  {"<owner> <card> [then|next|also] draws|drew|brings|brought|fetches|fetched|fells|felled|meets|met|runs|ran <rest>", "<answering>!expected who led: by what is told before it is the other's lead; such as Y leads K♥, A plays 8♥", kPlay},
  {"<owner> <rank> draws|drew|brings|brought|fetches|fetched|fells|felled|meets|met|runs|ran <rest>", "<answering>!expected who led: by what is told before it is the other's lead; such as Y leads K♥, A plays 8♥", kPlay},
  {"<owner> <card> [then|next|also] draws|drew|brings|brought|fetches|fetched|fells|felled|meets|met [down|out|with] <reply> [from|by] [<player2>]", "<owned> leads <card>. <rival> plays <reply>", kPlay},
  {"<owner> <card> runs|ran into|against|up [against] <reply>", "<owned> leads <card>. <rival> plays <reply>", kPlay},
  {"<owner> <rank> draws|drew|brings|brought|fetches|fetched|fells|felled|meets|met [down|out|with] <owner2> <rank2>", "<owned> leads <rank>. <rival> plays <rank2>", kPlay},
  {"<owner> <rank> runs|ran into|against <owner2> <rank2>", "<owned> leads <rank>. <rival> plays <rank2>", kPlay},
  {"<owner> <card> is|was led [,] [and|but] falls|fell|loses|lost|goes|went to <reply>", "<owned> leads <card>. <rival> plays <reply>", kPlay},
  {"<owner> <card> is|was led [,] [and|but] [is|was] taken|beaten|captured|won|lost|caught|covered|trumped|headed by|to <reply>", "<owned> leads <card>. <rival> plays <reply>", kPlay},
  {"<owner> <card> is|was led", "<owned> leads <card>", kPlay},
  {"falls|fell|comes|came|drops|dropped <card> from <player> [on|upon|to] [it|this|that]", "<replying><player> plays <card>", kPlaying},
  {"<card> goes|went|comes|came back [again] in|into|to <owner> hand [again]", "<owned> takes back <card>", kPlaying},
  {"up goes|went|comes|came <card> in|into|to <owner> hand [again]", "<owned> takes back <card>", kPlaying},
  {"<owner> <card> against <reply>", "<leading><owned> plays <card>. <rival> plays <reply>", kPlay},
  {"<owner> <card> against <reply>", "!expected who led, such as 1. Y K♥, A 8♥", kPlay},
  // What only the answer does
  {"<owner> <card> trumps|trumped|covers|covered|overtakes|overtook|heads|headed|tops|topped <reply>", "<answering><rival> plays <lost>. <owned> plays <card>", kPlay},
  {"<owner> <card> trumps|trumped|covers|covered|overtakes|overtook|heads|headed|tops|topped it|that|this", "<replying><owned> plays <card>", kPlaying},
  {"<owner> <card> falls|fell|drops|dropped|comes|came|goes|went|follows|followed [on|upon|to] [it|this|that]", "<replying><owned> plays <card>", kPlaying},
  {"falls|fell|comes|came|goes|went <owner> <card> [on|upon|to] [it|this|that]", "<replying><owned> plays <card>", kPlaying},
  {"on|upon|to which|that|this|it [there] falls|fell|comes|came|goes|went|drops|dropped <owner> <card>", "<replying><owned> plays <card>", kPlaying},
  {"<owner> card|answer|reply is|was [,] <card>", "<replying><owned> plays <card>", kPlaying},
  {"<card> falls|fell|drops|dropped [on|upon|to] [it|this|that]", "<facing><follower> plays <card>", kPlaying},
  {"<reply> falls|fell|drops|dropped [on|upon|to] [it|this|that]", "<facing><follower> plays <reply>", kPlaying},
  {"<owner> <card> [is|was] [laid|put|played|thrown|dropped] upon|on|to it|this|that", "<replying><owned> plays <card>", kPlaying},
  // From whom each card came, in their order
  {"[it] [is|was] <card> from|by <player> [,] [and|then] <card2> from|by <player2>", "<answering>!expected who led: by what is told before it is the other's lead; such as Y leads K♥, A plays 8♥", kPlay},
  {"[it] [is|was] <card> from|by <player> [,] [and|then] the ~king|queen|knave|jack|ace|ten|nine|eight|seven from|by <player2>", "<answering>!expected who led: by what is told before it is the other's lead; such as Y leads K♥, A plays 8♥", kPlay},
  {"[it] [is|was] <card> from|by <player> [,] [and|then] <card2> from|by <player2>", "<player> plays <card>. <rival> plays <card2>", kPlay},
  {"[it] [is|was] <card> from|by <player> [,] [and|then] <reply> from|by <player2>", "<player> plays <card>. <rival> plays <reply>", kPlay},
  {"<card> from <player> [,] [and] <owner2> <card2> [laid|put|played|thrown|dropped] [upon|on|to] [it|this|that]", "<player> plays <card>. <rival> plays <card2>", kPlay},
  {"<card> [is|was] led by <player> [,] [and|but] <card2> [is|was] [played|put|laid|thrown|dropped|given] [to|on|upon] [it|this|that] by|from <player2>", "<player> leads <card>. <rival> plays <card2>", kPlay},
  {"<card> led by|from <player>", "<player> leads <card>", kPlay},
  {"<card> played|put|laid|thrown|dropped|given [to|on|upon] [it|this|that] by|from <player>", "<player> plays <card>", kPlaying},
  {"comes|came|follows|followed <card> from <player>", "<player> plays <card>", kPlaying},
  {"<card> , and <card2> on|upon|to it|this|that", "<opener> plays <card>. <follower> plays <card2>", kPlay},
  // A trick by its place
  {"the <nth> [trick] is|was <card> [,] from|by|led|played [by] <player> [,] [and] <card2> [,] from|by|played|put|laid|thrown [by] <player2>", "trick <nth>: <player> plays <card>. <rival> plays <card2>", kPlay},
  {"<owner> next|first|second|last|opening lead|card is|was [,] <card>", "<owned> leads <card>", kPlay},
  {"<card> follows|followed [next]", "<opener> leads <card>", kPlaying},
  {"the opening|next|last trick sees|saw <player> lead|play|open [with] <card> [,] and <player2> follow|reply|answer|play|drop|respond [with] <card2>", "<player> leads <card>. <rival> plays <card2>", kPlay},
  {"the <nth> trick sees|saw <player> lead|play|open [with] <card> [,] and <player2> follow|reply|answer|play|drop|respond [with] <card2>", "<player> leads <card>. <rival> plays <card2>", kPlay},
});

// clang-format on

}  // namespace

std::span<const Saying> whole_sayings_of_cards() {
  return kRows;
}
}  // namespace ecarte::notation
