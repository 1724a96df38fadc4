// SPDX-License-Identifier: MIT
//
// The table of words: whole sentences as score-sheets and those who type in haste have them.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr auto kRows = std::to_array<Saying>({
  {"<player> yes|ok|okay|sure|fine|aye|yep|yeah", "<player> accepts", kAsked},
  {"<player> <n> tricks|trick [,|and] <player2> <n2> [tricks|trick]", "<player> won <n> tricks, <player2> <n2>", kTurned | kAsked | kExchanging | kPlaying | kOver},
  {"<player> <n> tricks|trick [,|and] marks|scores|pegs <rest>", "<player> won <n> tricks. <player> marks <rest>", kTurned | kAsked | kExchanging | kPlaying | kOver},
  {"<player> <n> tricks|trick", "<player> won <n> tricks", kTurned | kAsked | kExchanging | kPlaying | kOver},
  {"<player> all [the] five|5 tricks", "<player> made the vole", kTurned | kAsked | kExchanging | kPlaying | kOver},
  {"tricks|trick [:] <player> <n> [,|and] <player2> <n2>", "<player> won <n> tricks, <player2> <n2>", kTurned | kAsked | kExchanging | kPlaying | kOver},
  {"<player> <n> [,|and] <player2> <n2> [,|and] <player3> marks|scores|pegs <rest>", "<five><player> won <n> tricks, <player2> <n2>. <player3> marks <rest>", kPlaying | kOver},
  {"the point to <player>", "<player> made the point", kTurned | kAsked | kExchanging | kPlaying | kOver},
  {"the point to <player> : one|1", "<player> marks 1", kTurned | kAsked | kExchanging | kPlaying | kOver},
  {"<n> [points|point] to <player>", "<player> marks <n>", kTurned | kAsked | kExchanging | kPlaying | kOver},
  {"the game to <player> [,] [rest]", "<player> wins the game", kTurned | kAsked | kExchanging | kPlaying | kOver},
  {"the game <player>", "<player> wins the game", kTurned | kAsked | kExchanging | kPlaying | kOver},
  {"they chuck|throw|put|lay it|this|that|the [card] away|aside|out", "<last> is thrown aside", kJustFaced},
  {"the king marked|scored [<n>]", "<dealer> marks the king", kTurned},
  {"<player> at once", "<player> plays", kTurned},
  {"<player> is|was|found|seen [found] with [only] <n> cards [only]", "somebody finds <n> in <player>'s hand"},
  {"<player> [has|had] [only] <n> cards only", "somebody finds <n> in <player>'s hand", kDealing | kTurned},
  {"<player> ~six|seven cards", "somebody finds <word> in <player>'s hand", kDealing | kTurned | kAsked},
  {"<player> cards|hand untouched|unseen", "<player> has not looked", kDealing | kTurned},
  {"<cards> [is|was] up|turned [up] [,|:] [the] [king] marked|scored", "<dealer> turns <cards>; marks the king", kBefore | kDealing},
  {"the king one|1", "<dealer> marks the king", kTurned},
  {"the point <player>", "<player> made the point", kTurned | kAsked | kExchanging | kPlaying | kOver},
  {"the bottom card turned [up] [in|by] [error|mistake] [,|:] <cards> [,] [in|by] [error|mistake]", "<dealer> turns <cards> from the bottom", kBefore | kDealing},
  {"the top|next card [also|too|then] turned [up] [also|too] [,|:] <cards>", "<dealer> turns <cards>", kDealing | kTurned},
  {"the sixth|extra|surplus|superfluous card back|returned|withdrawn", "<dealer> puts it right", kDealing},
  {"<n> <cards> in [the] pack", "the pack holds <n> <cards>. somebody finds the pack wrong"},
  {"the deal void", "somebody keeps: <all>"},
  {"no fresh|new cut", "somebody keeps: <all>"},
  {"not marked|scored|claimed", "<both> do not mark", kPlaying | kOver},
  {"there is|was|are the <cards> lying|face|faced [up|upwards] [in|on] [the] [stock|pack|talon]", "somebody finds <cards> faced"},
  {"<player> passes|passed|pass [no|without] [proposal|proposing|cards]", "<player> plays", kTurned},
  {"<player> no|nope|nay", "<player> refuses", kAsked},
  {"no|nope|nay", "<other> refuses", kAsked},
  {"[but|it was] [already|much] too late [now]", "somebody keeps: <all>"},
  {"<player> no|without proposal|proposing|cards", "<player> plays", kTurned},
});

// clang-format on

}  // namespace

std::span<const Saying> whole_sayings_of_sheets() {
  return kRows;
}
}  // namespace ecarte::notation
