// SPDX-License-Identifier: MIT
//
// The table of words: speech. How a row is read stands at the head of table_words.cpp.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr auto kRows = std::to_array<Saying>({
  {"says ~that <player> <quote>", "says \"<from>\""},
  {"says [nothing|no] [more|word]", "does not speak"},
  {"says not a word", "does not speak"},
  {"says ~hearts|spades|diamonds|clubs|trumps [and|,] leads <cards>", "names <word>, leads <cards>"},
  {"says ~hearts|spades|diamonds|clubs|trumps [and|,] plays <cards>", "names <word>, plays <cards>"},
  {"says <suit>", "waits: <all>"},
  {"says <n> [cards]", "asks <n>", kAsked | kExchanging | kByOther | kFirst},
  {"says <n> [cards]", "answers <n>", kExchanging | kPlaying | kOver},
  {"says king|the [king]", "announces the king", kTurned | kPlaying},
  {"says [to] <player> [:|,|that] <quote>", "says <quote>"},
  {"says [to] <player> [:|,|that] <rest>", "says \"<rest>\""},
  {"says out [loud] [:|,] <quote>", "says <quote>"},
  {"says|admits|owns [that] he|she|I has|have|had revoked", "finds the revoke"},
  {"says|admits [that] he|she proposes|proposed", "proposes", kTurned | kDealing | kBefore | kByOther},
  {"says [that] he|she accepts|accepted", "accepts", kAsked},
  {"says [that] he|she refuses|refused|declines", "refuses", kAsked},
  {"says [that] he|she has|had|holds|held the king", "announces the king", kTurned | kPlaying | kExchanging},
  {"says [that] he|she has|had|holds|held|counts|counted [only] <n> [cards]", "finds <n> in his hand", kDealing | kTurned | kAsked},
  {"says [that] he|she wants|claims|demands|wanted|claimed|wished|wishes [for] [to] [have] the fresh|new deal", "claims a fresh deal"},
  {"says [that] <player> [has|had] revoked", "finds <player>'s revoke", kPlaying | kOver | kBefore},
  {"says [that] <player> had|has|held|holds a|the|an <suit> [rest]", "finds <player>'s revoke", kPlaying | kOver},
  {"says [that] the deal must|should|shall|is|ought stand|stands|to [stand]", "lets it stand"},
  {"says [that] it|they must|should|shall|ought stand|stands|to [stand]", "lets it stand"},
  {"says [that|so|to] <rest>", "says \"<rest>\""},
  {"remarks that <rest>", "says \"<rest>\""},
  {"remarks on <rest>", "says \"<rest>\""},
  {"remarks to <player> [that] <rest>", "says \"<rest>\""},
  {"remarks <rest>", "says \"<rest>\""},
  {"calls out <quote>", "says <quote>"},
  {"calls <quote>", "says <quote>"},
  {"calls ~hearts|spades|diamonds|clubs|trumps [and|,] leads <cards>", "names <word>, leads <cards>"},
  {"calls for <n> [cards]", "asks <n>", kTurned | kAsked | kExchanging | kFirst},
  {"calls for cards", "proposes", kTurned | kFirst},
  {"calls the king", "announces the king", kTurned | kPlaying},
  {"calls for the new|fresh cards|packs [,|:] one|1 pack|only", "calls for 1 new pack"},
  {"calls for the new|fresh cards|packs [,|:] <n> packs|pack", "calls for <n> new packs"},
  {"calls for the new|fresh cards|packs", "!expected how many packs, such as calls for two new packs, and pays"},
  {"calls for one new pack at his [own] expense", "calls for 1 new pack, and pays"},
  {"calls for a|the new pack at his [own] expense", "calls for 1 new pack, and pays"},
  {"calls for <n> new packs at his [own] expense", "calls for <n> new packs, and pays"},
  {"calls for the fresh|new deal", "claims a fresh deal"},
  {"calls for the fresh|new cut", "claims a fresh cut"},
  {"calls it|this|attention <rest>", "says \"<all>\""},
  {"names <suit> as trumps", "!expected the card chosen, such as chooses T♣"},
  {"bids <quote>", "says <quote>"},
  {"bids <rest>", "waits: <all>"},
  {"bets <n> on <player>", "covers <n> on <player>"},
  {"pays ~single|double|treble|simple [stakes|stake|game]", "settled: <word> to <other>"},
  {"pays <player> ~single|double|treble [stakes|stake|game]", "settled: <word> to <player>"},
  {"pays him|her ~single|double|treble [stakes|stake|game]", "settled: <word> to <other>"},
  {"pays nothing [rest]", "waits: <all>"},
  {"has ~dealt|led|proposed|accepted|refused|discarded|marked|announced|exposed|turned|played|cut|shuffled|claimed|taken|given|made|won|thrown <rest>", "<from>"},
  {"has|had no card|cards|bet|money|stake|stakes|more|time [left|rest]", "waits: <all>"},
  {"has|had not [yet] been|played|led|answered|moved|touched|dealt|begun|cut|started|finished|replied|asked|turned|spoken [rest]", "waits: <all>"},
  {"has <n> [cards]", "holds <n>"},
  {"has <cards> in his hand", "holds <cards>"},
  {"has <cards>", "holds <cards>"},
  {"has no|a objection|doubt|cold|word|complaint|answer|idea|chance [rest]", "waits: <all>"},
  {"has|had <n> cards <rest>", "holds <n>"},
  {"has|had [already|just|now|since|then|also] <verb>", "<verb>"},
  {"has|had [already|just|now|since|then|also] <verb> <rest>", "<verb> <rest>"},
  {"does <verb> <rest>", "<verb> <rest>"},
  {"does <verb>", "<verb>"},
  {"is dealer", "is to deal"},
  {"is the dealer", "is to deal"},
  {"is to deal|give", "is to deal"},
  {"is next to deal", "is to deal"},
  {"is found|seen|noticed|discovered to have|hold <n> [cards]", "@somebody finds <n> in <me>'s hand"},
  {"is found|seen|noticed|discovered with <n> [cards]", "@somebody finds <n> in <me>'s hand"},
  {"is dealt|given <n> [cards]", "holds <n>", kBefore | kDealing | kTurned},
  {"is dealt|given <cards>", "holds <cards>", kBefore | kDealing | kTurned},
  {"is given <n> [cards]", "takes <n>", kExchanging | kAsked},
  {"is given <cards>", "takes <cards>", kExchanging | kAsked},
  {"is given|denied the last shuffle", "waits: <all>"},
  {"is denied|refused the ~shuffle|number|sight|choice|draw|cost", "@<other> denies <me> the <word>"},
  {"is denied|refused the last shuffle", "@<other> denies <me> the last shuffle"},
  {"is left with <n> [cards]", "holds <n>"},
  {"is at|on <n>", "waits: <all>"},
  {"is [very|quite|rather|not|much] content|satisfied|angry|tired|happy|unhappy|surprised|annoyed|sure|certain|silent|vexed|right|wrong|late|ready|pleased|amused|puzzled|distracted|talking|thinking|slow|sorry|asked|told|reminded [rest]", "waits: <all>"},
  {"is about to <rest>", "waits: <all>"},
  {"begins to gather|collect|shuffle|count|think|sort|laugh|talk|argue [rest]", "waits: <all>"},
  {"begins to <rest>", "<rest>"},
  {"begins dealing|giving", "gives"},
  {"begins <rest>", "waits: <all>"},
  {"loses|wins no [other|more|further] game|games [rest]", "waits: <all>"},
  {"loses <rest>", "waits: <all>"},
  {"appeals to <player>", "asks <player>"},
  {"appeals to <any>", "asks <any>"},
  {"helps himself|herself to <n> [cards]", "takes <n>"},
  {"helps himself|herself to <cards>", "takes <cards>"},
  {"does not <verb> [rest]", "waits: <all>"},
  {"has|had not [yet] <verb> [rest]", "waits: <all>"},
  {"says [,] <quote>", "says <quote>"},
  {"waits [<rest>]", "waits: <all>"},
});

// clang-format on

}  // namespace

std::span<const Saying> sayings_of_speech() {
  return kRows;
}
}  // namespace ecarte::notation
