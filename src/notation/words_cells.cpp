// SPDX-License-Identifier: MIT
//
// The table of words: the columns of a score-sheet, which say who and how many and leave the verb
// to the moment. Asked only where a sentence cannot be read as it stands.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

constexpr When kFromTurnUp = kTurned | kAsked | kExchanging | kPlaying | kOver;
constexpr When kPlayedOut = kExchanging | kPlaying | kOver;

// clang-format off

/// Behind whoever is named: "Rob +1", "Rob 3-2".
constexpr auto kRows = std::to_array<Saying>({
  {"+ <n> [points|point|pts|pt]", "marks <n>", kFromTurnUp},
  {"+ <n> [for] the king|k", "marks <n> for the king", kFromTurnUp},
  {"king|k", "!expected whether he announces the king or marks it, such as announces the king, or marks the king", kFromTurnUp},
  {"king|k [,] +|:|= 1|one", "marks the king", kFromTurnUp},
  {"king|k [,] 1|one", "marks the king", kFromTurnUp},
  {"king|k [,] [+|:|=] <n>", "marks <n> for the king", kFromTurnUp},
  {"all [the] 5|five [tricks]", "made the vole", kFromTurnUp},
  {"the vole", "made the vole", kFromTurnUp},
  {"the point", "made the point", kFromTurnUp},
  {"the point [,] +|=|: <n>", "made the point; marks <n>", kFromTurnUp},
  {"<n> tricks|trick|trs|tr [,|and|&|+|/] <player2> <n2> [tricks|trick|trs|tr]", "won <n> tricks, <rival> <n2>", kPlayedOut},
  {"<n> tricks|trick|trs|tr", "won <n> tricks", kPlayedOut},
  {"<n> [cards] [,|and|&|+|/] <player2> <n2> [cards]", "discards <n>; takes <n>. <player2> discards <n2>; takes <n2>", kExchanging | kUntaken},
  {"<n> [cards]", "discards <n>; takes <n>", kExchanging | kUnchanged},
  {"x|changes|ch|exchanges ?", "takes ?", kExchanging | kUnchanged},
  {"x|changes|ch|exchanges 0|none|nothing|nil", "takes none", kExchanging | kUnchanged},
  {"x|changes|ch|exchanges 0|none|nothing|nil", "keeps: <all>", kTurned | kByOther},
  {"x|ch <n>", "discards <n>; takes <n>", kExchanging | kUnchanged},
  {"<n> [tricks] [,|and|&|+|/] <player2> <n2> [tricks]", "<five><marked>won <n> tricks, <player2> <n2>", kExchanging | kPlaying},
  {"<n> [tricks|points] [,|and|&|+|/] <player2> <n2> [tricks|points]", "!expected what is told, such as A won 3 tricks, Y 2, or score: A 3, Y 2", kPlayedOut},
  {"trick|tricks [:] <n> [,|and] <player2> [trick|tricks] [:] <n2>", "<five>won <n> tricks, <player2> <n2>", kExchanging | kPlaying | kUnplayed},
  {"trick|tricks [:] <n>", "!expected how many tricks, or which it was, such as won 3 tricks, or takes trick 3", kExchanging | kPlaying},
  {"<n> -|/|:|–|to <n2> [tricks]", "<five><marked>won <n> tricks, <other> <n2>", kPlaying},
  {"<n> -|/|:|–|to <n2> [tricks]", "!expected what is told, such as discards 3, or won 3 tricks", kExchanging | kUntaken},
  {"<n> -|/|:|–|to <n2> [tricks]", "<five><marked>won <n> tricks, <other> <n2>", kExchanging},
  {"<n> [points|point|pts|pt]", "marks <n>", kTurned | kTurnedKing},
  {"<n>", "<halftold>!expected what there are so many of, such as won 2 tricks, or marks 2", kPlayedOut},
  {"<n> [points|point|pts|pt]", "<due>marks <n>", kPlayedOut},
  {"<n> points|point|pts|pt", "marks <n>", kFromTurnUp},
  {"<n>", "!expected what there are so many of, such as discards 2, won 2 tricks, or marks 2", kFromTurnUp},
});

/// Where nobody is named; `<me>` is who was named last.
constexpr auto kAlone = std::to_array<Saying>({
  {"[turn-up|trump|trumps|turned] up [:] <cards>", "@<dealer> turns <cards>", kBefore | kDealing},
  {"<n> -|/|+|&|and|:|– <n2> [cards]", "@<nondealer> discards <n>; takes <n>. <dealer> discards <n2>; takes <n2>", kExchanging | kUntaken},
  {"? -|/|+|&|and|:|– ?", "@<nondealer> takes ?. <dealer> takes ?", kExchanging | kUntaken},
  {"<n> -|/|+|&|and|:|– ?", "@<nondealer> discards <n>; takes <n>. <dealer> takes ?", kExchanging | kUntaken},
  {"? -|/|+|&|and|:|– <n>", "@<nondealer> takes ?. <dealer> discards <n>; takes <n>", kExchanging | kUntaken},
  {"<n> cards /|+|&|and <n2> [cards]", "@<nondealer> discards <n>; takes <n>. <dealer> discards <n2>; takes <n2>", kExchanging | kUntaken},
  {"<n> [cards] , <n2> [cards]", "@<nondealer> discards <n>; takes <n>. <dealer> discards <n2>; takes <n2>", kExchanging | kUntaken},
  {"[king|k] [,] [+] 1|one", "@<me> marks the king", kTurned | kTurnedKing},
  {"[king|k] [,] + <n> [points|point|pts|pt]", "@<me> marks <n>", kTurned | kTurnedKing},
  {"[+] <n> [points|point|pts|pt]", "@<me> marks <n>", kJustAnnounced},
  {"[+] <n> [points|point|pts|pt]", "<due>@<me> marks <n>", kPlayedOut},
  {"+ <n> [points|point|pts|pt]", "!expected who marks so many, such as A marks 1", kFromTurnUp},
  {"+ <n> [points|point|pts|pt] [to|for] <player>", "@<player> marks <n>", kFromTurnUp},
  {"<n> points|point|pts|pt [to|for] <player>", "@<player> marks <n>", kFromTurnUp},
  {"<n> -|/|:|–|to <n2> [tricks] [to|for] <player>", "<five><more><marked>@<player> won <n> tricks", kExchanging | kPlaying},
  {"king|k [:|to] <player> [+|=|:] [1|one]", "@<player> marks the king", kFromTurnUp},
  {"the point [,] +|=|: <n>", "@<me> made the point; marks <n>", kFromTurnUp},
  {"= <n> [points|point|pts|pt]", "<due>@<me> marks <n>", kPlayedOut},
  {"cards [:] <n> -|/|+|&|and|:|– <n2>", "@<nondealer> discards <n>; takes <n>. <dealer> discards <n2>; takes <n2>", kExchanging | kUntaken},
  {"tricks|trick [:] <n> -|/|+|&|and|:|– <n2>", "!expected whose each are, such as A won 3 tricks, Y 2", kPlayedOut},
  {"the ~point|vole [:|to] <player>", "@<player> made the <word>", kFromTurnUp},
  {"the game [:|to] <player> [,] [<n> -|:|/|–|to <n2>]", "@<player> wins the game", kFromTurnUp},
  {"the rubber [:|to] <player> [,] [<n> -|:|/|–|to <n2>]", "@<player> wins the rubber", kFromTurnUp},
});

// clang-format on

}  // namespace

std::span<const Saying> sayings_of_cells() {
  return kRows;
}
std::span<const Saying> sayings_of_lone_cells() {
  return kAlone;
}
}  // namespace ecarte::notation
