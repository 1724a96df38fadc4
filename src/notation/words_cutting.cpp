// SPDX-License-Identifier: MIT
//
// The table of words: shuffling and cutting. How a row is read stands at the head of
// table_words.cpp.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr auto kRows = std::to_array<Saying>({
  {"cuts [,] [and] [shows|exposes|turns|showing|exposing|turning] [up] <cards>", "cuts for the deal, showing <cards>", kAnswersCut | kBefore | kFirst},
  {"cuts [,] <cards> seen|shown|exposed|showing", "cuts, showing <cards>", kHeaded | kFirst},
  {"cuts <n> [cards] [,] [leaving] <n2> [cards] left [over]", "cuts <n>, leaving <n2>", kHeaded},
  {"cuts [again] [:|,] <player> <card> [,|;|and] <player2> <card2>", "@<player> cuts for the deal, showing <card>. <player2> cuts for the deal, showing <card2>", kTwo | kBefore | kFirst},
  {"cuts [again] [for] [the] [deal] [again] [:|,] <player> shows|cuts <card> [,|;|and] <player2> [shows|cuts] <card2>", "@<player> cuts for the deal, showing <card>. <player2> cuts for the deal, showing <card2>", kTwo | kBefore | kFirst},
  {"shuffles|mixes|puts|sorts|arranges it|them|these|cards [all] in|into|with|among his hand|others|rest [rest]", "^mixed", kExchanging | kTook | kFirst},
  {"shuffles|mixes [it|them|these] [in|up|together] [rest]", "^mixed", kExchanging | kTook | kFirst},
  {"shuffles|mixes the cards|<n> [in|into|with|among] [rest]", "^mixed", kExchanging | kTook | kFirst},
  {"shuffles it|them|the in|into|with|among [rest]", "waits: <all>", kExchanging | kAsked | kPlaying | kFirst},
  {"shuffles|mixes the cards|<n> in|into|with|among [rest]", "waits: <all>", kExchanging | kAsked | kPlaying | kFirst},
  {"shuffles it|them [together|up|with|rest]", "waits: <all>", kExchanging | kPlaying | kTook | kFirst},
  {"joins <rest>", "waits: <all>"},
  {"shuffles it|them [again|too|also]", "shuffles <pack>"},
  {"shuffles the again|too|also", "shuffles <pack>"},
  {"shuffles <pack> again|too|also|last|first", "shuffles <pack>"},
  {"shuffles [<pack>] on his knees [below the table]", "shuffles <pack> below the table"},
  {"shuffles [<pack>] under|beneath the table", "shuffles <pack> below the table"},
  {"shuffles [<pack>] under|beneath|below the edge of the table", "shuffles <pack> below the table"},
  {"shuffles [<pack>] out of sight", "shuffles <pack> below the table"},
  {"shuffles [<pack>] in his lap", "shuffles <pack> below the table"},
  {"shuffles [<pack>] [so] that the faces are seen|visible", "shuffles <pack> with the faces shown"},
  {"shuffles [<pack>] face|faces up|upwards|upward", "shuffles <pack> with the faces shown"},
  {"offers|presents|hands the pack to <player> [to cut|shuffle]", "offers \"<all>\"", kFirst | kAlways},
  {"cuts <pack>", "cuts", kBefore | kDealing},
  {"cuts to <player>", "cuts"},
  {"cuts [off] <n> [cards] [and|,] leaves|leaving <n2>", "cuts <n>, leaving <n2>"},
  {"cuts [off] <n> [cards] , which leaves|left [only|but|just] <n2> [card|cards]", "cuts <n>, leaving <n2>", kFirst},
  {"cuts [off] [only|just|but] <n> card|cards from|off the top [of] [the] [pack]", "cuts <n>"},
  {"cuts [off] <n> [cards] from|off the top", "cuts <n>"},
  {"cuts [so] [that] [just|only|but] <n> [cards] [only] [is|are|was|were|remains|remain] left|underneath|below|remaining|beneath|remains|remain [rest]", "cuts, leaving <n>"},
  {"cuts [and|,] leaves|leaving [just|only|but] <n> [cards] [rest]", "cuts, leaving <n>"},
  {"cuts , [just|only|but] <n> [cards] [is|are|was|were] left|underneath|below [rest]", "cuts, leaving <n>"},
  {"cuts [only|just|but] <n> [cards] [only]", "cuts <n>"},
  {"cuts a|one|the single card", "cuts 1"},
  {"cuts [,] [lifts|lifting|taking] [off|up] all [of] [the] [cards|pack] but|except|save one|1 [card]", "cuts 31, leaving 1"},
  {"lifts all [of] [the] [cards|pack] but|except|save one|1 [card]", "cuts 31, leaving 1", kBefore},
  {"lifts [only|just|but] <n> [cards|card]", "cuts <n>", kBefore},
  {"lifts [only|just|but] <n> [cards|card] [,] [and] shows|exposes|showing|exposing <cards>", "cuts <n>, showing <cards>", kBefore},
  {"lifts [only|just|but] <n> [cards|card] [,|and] <n2> [cards] remain|remains|remained|left [rest]", "cuts <n>, leaving <n2>", kBefore},
  {"lifts a [single] card", "cuts 1", kBefore},
  {"cuts ? [cards] [,] [and] shows|showing <cards>", "cuts, showing <cards>", kFirst},
  {"cuts ? [cards]", "cuts", kFirst},
  {"cuts for the deal ? [,] [and] shows|showing <cards>", "cuts for the deal, showing <cards>"},
  {"cuts <pack> [and|,] [a|the] card shows|showed|appears|appeared [,|:] <cards>", "cuts, showing <cards>"},
  {"cuts <pack> [and|,] <cards> shows|showed|appears|appeared", "cuts, showing <cards>"},
  {"cuts [,] [and] showing|shows|exposes|exposing <cards> at|on the bottom", "cuts, showing <cards>", kFirst},
  {"cuts <card> for [the] deal", "cuts for the deal, showing <card>", kBefore | kFirst},
  {"cuts [,] [and] <cards> is|was|are|were seen|shown|visible|exposed [by] [all|both|everybody]", "cuts, showing <cards>", kFirst},
  {"cuts <cards>", "cuts, showing <cards>"},
  {"cuts [,] [and] shows|exposes <cards>", "cuts, showing <cards>", kFirst},
  {"cuts the lower|higher|lowest|highest|better|worse|winning|losing card [rest]", "keeps: <all>", kBefore},
  {"cuts [too] few|deep|thin [cards]", "!expected how many cards he lifted, such as cuts 1, or cuts 31, leaving 1"},
  {"recuts", "cuts again"},
  {"cuts <card>", "!expected whether it was the cut for the deal, such as cuts for the deal 1, showing J♥; or a cut to the dealer that showed it, such as cuts, showing J♥", kBefore | kHeaded},
  {"cuts <card>", "cuts for the deal, showing <card>", kBefore},
  {"gathers|collects [up|in] the trick|it", "takes the trick", kPlaying | kFirst},
  {"wins the cut", "wins the cut"},
  {"wins|has the deal", "is to deal", kBefore},
  {"is [now|then|next|thus] due|about|bound to deal|give [the] [cards]", "is to deal", kBefore},
  {"cuts off <n> [cards]", "cuts <n>", kBefore},
  {"takes the deal", "is to deal", kBefore},
  {"takes the deal", "!expected who is to deal, or who gives, such as Y is to deal, or Y gives"},
  {"chooses <cards> as|for|to be [the|his|be] [trump|trumps|turn-up|card|trumps] [suit|card]", "chooses <cards>"},
  {"takes|picks <cards> as|for the trump|trumps|turn-up [suit]", "chooses <cards>", kTurned | kDealing | kFirst},
  {"chooses the <rank>", "chooses <rank>", kTurned | kDealing | kBefore},
  {"chooses|takes <pack> and his [own] seat|place|chair", "chooses <pack>; chooses his seat"},
  {"chooses|takes his [own] seat|place|chair and <pack>", "chooses his seat; chooses <pack>"},
  {"chooses the seat|place|chair [rest]", "chooses his seat"},
  {"chooses the <any> seat|place|chair", "chooses his seat"},
  {"takes|claims|asks <owner> seat|place|chair [rest]", "chooses his seat"},
  {"takes|claims <owner> pack", "chooses <owner> pack", kBefore},
  {"takes the ~red|blue|white|green|buff|black|brown|yellow|pink|grey pack", "chooses the <word> pack", kBefore},
  {"takes|claims the <any> seat|place|chair", "chooses his seat", kBefore},
  {"claims the <any> pack", "chooses the <any> pack", kBefore},
  {"claims the king [as his cut|card]", "!expected the card of the cut, such as claims K♦ as his cut; or, of a king turned in the deal before, marks the king", kBefore | kCutKing | kFirst},
  {"claims ~the king [as his cut|card]", "claims \"the king\"", kBefore | kFirst},
  {"claims|chooses|takes the <cards> [as|for] [his] [cut|card]", "<cut>claims \"<cards>\"", kBefore | kFirst},
  {"claims <cards> [as his cut|card]", "chooses <cards>", kBefore},
  {"has the choice", "claims the choice", kBefore},
});

// clang-format on

}  // namespace

std::span<const Saying> sayings_of_cutting() {
  return kRows;
}
}  // namespace ecarte::notation
