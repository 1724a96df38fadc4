// SPDX-License-Identifier: MIT
//
// The table of words: the verbs, and which of them mean the same.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr auto kVerbRows = std::to_array<VerbRow>({
  {"agree", ""},
  {"abandons", "abandon forsake/forsook/forsaken"},
  {"accepts", "accept agree consent assent"},
  {"admits", "admit confess acknowledge"},
  {"advises", "advise counsel"},
  
  {"alters", "alter"},
  {"announces", "announce declare proclaim"},
  {"answers", "answer reply"},
  {"are", "=were"},
  {"asks", "ask request inquire enquire beg"},
  {"calls", "call"},
  {"changes", "change exchange swap"},
  {"chooses", "choose/chose/chosen select elect"},
  {"claims", "claim"},
  {"comes", "come/came/come"},
  {"completes", "complete"},
  {"covers", "cover back"},
  {"cuts", "cut/cut/cut"},
  {"declines", "decline"},
  {"demands", "demand"},
  {"denies", "deny"},
  {"discards", "discard"},
  {"disputes", "dispute contest"},
  {"does", "=do =did"},
  {"draws", "draw/drew/drawn"},
  {"exposes", "expose reveal display uncover face flash"},
  {"finds", "find/found/found notice discover spot detect perceive observe note recognise recognize realise realize"},
  {"follows", "follow"},
  {"gathers", "gather"},
  {"gives", "give/gave/given deal/dealt/dealt hand serve"},
  {"grants", "grant concede"},
  {"has", "=have =had"},
  {"holds", "hold/held/held"},
  {"insists", "insist"},
  {"is", "=was"},
  {"lacks", "lack"},
  {"leads", "lead/led/led"},
  {"lets", "let/let/let"},
  {"lies", "lie/lay/lain"},
  {"looks", "look peep peek glance"},
  {"makes", "make/made/made"},
  {"marks", "mark score peg"},
  {"names", "name"},
  {"objects", "object protest demur complain"},
  {"offers", "offer"},
  {"pays", "pay/paid/paid"},
  {"permits", "permit allow"},
  {"plays", "play"},
  {"points", "point"},
  {"proposes", "propose"},
  {"puts", "put/put/put"},
  {"refuses", "refuse reject"},
  {"remarks", "remark comment exclaim mutter whisper murmur"},
  {"requires", "require"},
  {"resigns", "resign"},
  {"retires", "retire"},
  {"rules", "rule decide"},
  {"shows", "show/showed/shown"},
  {"shuffles", "shuffle mix"},
  {"stakes", "stake wager"},
  {"stands", "stand/stood/stood"},
  {"takes", "take/took/taken receive"},
  {"threatens", "threaten"},
  {"throws", "throw/threw/thrown"},
  {"touches", "touch handle finger tap"},
  {"trumps", "trump ruff"},
  {"turns", "turn flip"},
  {"wants", "want wish prefer desire"},
  {"will", "=would =wont"},
  {"wins", "win/won/won"},
  {"withdraws", "withdraw/withdrew/withdrawn retract recall"},
  // Verbs that only the sayings below know.
  {"says", "say/said/said cry tell/told/told state shout add remind"},
  {"sees", "see/saw/seen"},
  {"counts", "count"},
  {"drops", "drop"},
  {"keeps", "keep/kept/kept retain"},
  {"returns", "return replace restore"},
  {"forgets", "forget/forgot/forgotten omit neglect fail"},
  {"owns", "own"},
  {"loses", "lose/lost/lost"},
  {"joins", "join"},
  {"begins", "begin/began/begun start"},
  {"lifts", "lift"},
  {"lays", "lay/laid/laid place spread/spread/spread table"},
  {"picks", "pick"},
  {"bids", "bid/bid/bid"},
  {"redeals", "redeal/redealt/redealt"},
  {"cuts the <rank>", "cuts, showing <rank>"},
  {"cuts one|1 card [only]", "cuts 1"},
  {"recuts", "recut/recut/recut"},
  {"leaves", "leave/left/left"},
  {"collects", "collect"},
  {"erases", "erase remove rub"},
  {"corrects", "correct rectify mend amend"},
  {"waives", "waive"},
  {"gets", "get/got/got"},
  {"continues", "continue go/went/gone proceed"},
  {"bets", "bet/bet/bet"},
  {"questions", "question challenge"},
  {"appeals", "appeal refer"},
  {"helps", "help"},
  {"revokes", "revoke renounce"},
  {"examines", "examine inspect read/read/read"},
  {"fetches", "fetch bring/brought/brought carry push slide/slid/slid shove hit/hit/hit catch/caught/caught upset/upset/upset spill break/broke/broken tear/tore/torn "
              "move sweep/swept/swept pull drag square stack straighten fan pile set/set align tidy shift smooth close rest"},
  // What no law asks about.
  {"waits", "wait pause hesitate smile laugh sigh frown nod shrug apologise apologize reach think/thought/thought "
            "regret thank rise/rose/risen sit/sat/sat drink/drank/drunk remember recollect believe suppose hope know/knew/known "
            "grumble argue quarrel arrange sort yawn watch listen stop hurry congratulate curse blush "
            "try understand/understood/understood reflect consider sneeze cough joke admire praise blame wonder fear feel/felt/felt "
            "owe light/lit/lit pour toast enter bow stare gaze swear/swore/sworn "
            "suspect doubt guess scold clear raise shake scratch stroke stir cross whistle hum sing/sang/sung walk wink grin "
            "groan moan grunt growl snort wipe wake/woke/woken sleep/slept/slept"},
});

// clang-format on

}  // namespace

std::span<const VerbRow> verb_rows() {
  return kVerbRows;
}
}  // namespace ecarte::notation
