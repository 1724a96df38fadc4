// SPDX-License-Identifier: MIT
//
// The table of words: playing. How a row is read stands at the head of table_words.cpp.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr auto kRows = std::to_array<Saying>({
  {"leads", "leads ?"},
  {"leads the card", "leads ?"},
  {"leads <cards> out of turn", "!expected who deals, if it was out of turn: by what is told before, he is to lead; such as Y gives", kUnplayed | kByOther | kDealerTold | kFirst},
  {"leads out of turn", "leads ?"},
  {"leads out of turn [,|:|with] <cards>", "leads <cards> out of turn"},
  {"leads with <cards>", "leads <cards>"},
  {"leads off [with] <cards>", "leads <cards>"},
  {"leads the trump|trumps", "leads ?"},
  {"leads <suit>", "leads ?<sign>"},
  {"leads <suit> again", "leads ?<sign>"},
  {"leads another <suit>", "leads ?<sign>"},
  {"leads the <rank>", "leads <rank>"},
  {"leads <cards> and says|names|calls <suit>", "names <suit>, leads <cards>"},
  {"leads <cards> [,] saying|calling|naming <quote>", "leads <cards>; says <quote>"},
  {"leads his hand|rest", "leads ?"},
  {"plays|continues|goes on [rest]", "waits: <all>", kTwo | kFirst},
  {"plays as if|though <rest>", "waits: <all>", kFirst},
  {"plays to all [the] [five] tricks|cards [rest]", "waits: <all>"},
  {"plays all [the] [five|his] tricks|cards [rest]", "waits: <all>"},
  {"plays out the|his hand|hands|game|rest [rest]", "!expected whose game he plays out, such as plays out A's game", kBystanders | kFirst},
  {"plays on|out for|instead <player>", "plays out <player>'s game", kBystanders | kFirst},
  {"plays out the|his hand|hands|rest [rest]", "waits: <all>", kFirst},
  {"plays two|<n> cards , <rest>", "!expected which card he plays, and which he exposes, such as plays 7♠; exposes his 9♣"},
  {"plays two|<n> cards [together|at|to|once|rest]", "!expected which card he plays, and which he exposes, such as plays 7♠; exposes his 9♣"},
  {"plays the turned|turn-up|trump card [rest]", "!expected the card played, such as plays 9♣"},
  {"throws ?", "plays ?", kPlaying | kPlayed},
  {"plays with it|them|that [rest]", "waits: <all>"},
  {"plays his hand", "waits: <all>", kAsked | kExchanging | kPlaying},
  {"plays the hand [out|rest]", "waits: <all>"},
  {"plays straight|right off|away [rest]", "plays", kDealing | kTurned | kBefore},
  {"plays at once|again", "plays", kDealing | kTurned | kBefore},
  {"plays <cards> to|on|upon <rest>", "plays <cards>"},
  {"plays <cards> out of turn", "plays <cards>"},
  {"plays <cards> from|out [of] his discard|discards", "looks at his discard; plays <cards>", kPlaying | kFirst},
  {"plays <cards> instead", "plays <cards>"},
  {"plays [a|the|any|his] card", "plays ?", kPlaying},
  {"plays the <rank>", "plays <rank>"},
  {"plays the <rank> to|on|at|upon|in <rest>", "plays <rank>"},
  {"plays [to] the first|second|third|fourth|fifth|last|next trick|tricks|card [rest]", "keeps: <all>"},
  {"plays with <n> cards [only|rest]", "holds <n>", kExchanging | kPlaying},
  {"plays <suit>", "plays ?<sign>"},
  {"plays <cards> <cards2>", "plays <cards>", kOver},
  {"plays nothing|none [to] [it|this|rest]", "does not play to it", kPlaying},
  {"plays no card [to] [it|this|rest]", "does not play to it", kPlaying},
  {"follows [suit]", "plays ?", kPlaying},
  {"follows suit with <cards>", "plays <cards>"},
  {"follows to <rest>", "waits: <all>"},
  {"trumps it|this|the [trick|lead|card] with <cards>", "plays <cards>"},
  {"trumps [it|this|rest]", "plays ?", kPlaying},
  {"puts on|down <cards>", "plays <cards>", kPlaying},
  {"puts <cards> on <rest>", "plays <cards>", kPlaying},
  {"puts up <cards>", "plays <cards>", kPlaying},
  {"lays <cards>", "plays <cards>", kPlaying},
  {"lays down <cards>", "plays <cards>", kPlaying},
  {"lays down his hand|cards", "!expected throws down, if he gives the hand up or claims tricks by it; or exposes his ?, if he only shows it", kFirst | kBefore | kDealing | kTurned | kAsked | kExchanging},
  {"lays [down] his hand|cards [down|open] [,] so|while|to|for|because|in|without <rest>", "!expected throws down, if he gives the hand up or claims tricks by it; or exposes his ?, if he only shows it", kFirst | kBefore | kDealing | kTurned | kAsked | kExchanging},
  {"lays his hand|cards down|open|face|up [up|upwards] [on the table]", "!expected throws down, if he gives the hand up or claims tricks by it; or exposes his ?, if he only shows it", kFirst | kBefore | kDealing | kTurned | kAsked | kExchanging},
  {"lays his hand|cards face|open up|upwards|face [on the table]", "throws down", kPlaying | kOver},
  {"throws down|in his hands [on|upon] [the] [table]", "throws down", kTwo},
  {"throws his hands down|in [on|upon] [the] [table]", "throws down", kTwo},
  {"throws [up] his hands|arms|head [up] [rest]", "!expected throws down, if he gives the hand up; a gesture need not be written"},
  {"lays down his hands", "throws down", kTwo},
  {"lays down his hand|cards", "throws down", kPlaying | kOver},
  {"lays his hand|cards down|open [on the table]", "throws down", kPlaying | kOver},
  {"lays his hand|cards on the table", "throws down", kPlaying | kOver},
  {"lays [down] his hand|cards [,] claiming <rest>", "throws down, claiming <rest>"},
  {"lays [down] his hand|cards and claims <rest>", "throws down, claiming <rest>"},
  {"throws [down] [his|the] [hand|cards] [,] claiming|claims the \\rest|remaining|remainder [tricks|trick]", "throws down; claims \"the rest\""},
  {"throws up|in [his|the] [hand|cards]", "throws down"},
  {"throws up|in [his|the] hand|cards [,] claiming <rest>", "throws down, claiming <rest>"},
  {"throws [down] his|the hand|cards [on|upon] [the] [table]", "throws down"},
  {"throws [down] his|the hand|cards [on] [the] [table] and claims <rest>", "throws down, claiming <rest>"},
  {"throws down and claims <rest>", "throws down, claiming <rest>"},
  {"throws down <cards> [,] claiming <rest>", "holds <cards>; throws down, claiming <rest>"},
  {"throws down <cards> [,] saying <quote>", "holds <cards>; throws down; says <quote>"},
  {"throws down <cards> and|, says <quote>", "holds <cards>; throws down; says <quote>"},
  {"throws down <cards>", "holds <cards>; throws down"},
  {"throws down [his|the] [hand|cards] [,] saying <quote>", "throws down; says <quote>"},
  {"throws [down] his|the hand|cards|lot [down|up|in] [on] [the] [table] [rest]", "throws down"},
  {"throws the coin|glance|look|kiss|match|cigar|glass|book|fit [rest]", "keeps: <all>"},
  {"throws it down|up", "throws down"},
  {"throws them down|up", "throws down"},
  {"gathers the trick|tricks|it", "takes the trick", kPlaying},
  {"gathers his own|the cards|card", "!expected takes the trick, if it is a trick that he gathers; or the cards are gathered, if the hand is over", kPlaying | kFirst},
  {"gathers [up]", "!expected takes the trick, if it is a trick that he gathers; or the cards are gathered, if the hand is over", kPlaying | kFirst},
  {"gathers up the trick|tricks", "takes the trick", kPlaying},
  {"gathers the trick", "takes the trick"},
  {"gathers the tricks", "gathers the cards", kOver},
  {"gathers his own cards", "!expected the cards are gathered, if all are; what he does with his own cards need not be written", kFirst},
  {"gathers up [the|his] [cards|pack|trick|tricks]", "gathers the cards"},
  {"collects the trick|it", "takes the trick"},
  {"gathers [up] the cards|pack for|to the|shuffle|deal|give|next [rest]", "gathers the cards", kFirst | kOver},
  {"collects [up] the cards|pack", "gathers the cards"},
});

// clang-format on

}  // namespace

std::span<const Saying> sayings_of_play() {
  return kRows;
}
}  // namespace ecarte::notation
