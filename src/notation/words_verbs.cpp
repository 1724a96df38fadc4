// SPDX-License-Identifier: MIT
//
// The table of words: the verbs, which of them mean the same, and what a sentence with one of them
// could have been if it cannot be read.
#include <array>

#include "notation/table_parts.hpp"
#include "notation/verb_forms.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr auto kVerbRows = std::to_array<VerbRow>({
  {"agree", ""},
  {"abandons", "abandon forsake/forsook/forsaken"},
  {"accepts", "accept agree consent assent oblige =acc"},
  {"admits", "admit confess acknowledge avow", Could::Talk},
  {"advises", "advise counsel", Could::Talk},
  
  {"alters", "alter"},
  {"announces", "announce declare proclaim", Could::Talk},
  {"answers", "answer reply", Could::Talk},
  {"are", "=were", Could::Other},
  {"asks", "ask request inquire enquire beg consult", Could::Talk},
  {"calls", "call", Could::Talk},
  {"changes", "change exchange swap trade barter"},
  {"chooses", "choose/chose/chosen select elect opt"},
  {"claims", "claim", Could::Talk},
  {"comes", "come/came/come"},
  {"completes", "complete"},
  {"covers", "cover back", Could::Talk},
  {"cuts", "cut/cut/cut"},
  {"declines", "decline"},
  {"demands", "demand", Could::Talk},
  {"denies", "deny", Could::Talk},
  {"discards", "discard =disc bin dump ditch shed/shed/shed"},
  {"disputes", "dispute contest disagree", Could::Talk},
  {"does", "=do =did", Could::Other},
  {"draws", "draw/drew/drawn"},
  {"exposes", "expose reveal display uncover face flash"},
  {"finds", "find/found/found notice discover spot detect perceive observe note recognise recognize realise realize", Could::Talk},
  {"follows", "follow"},
  {"gathers", "gather"},
  {"gives", "give/gave/given deal/dealt/dealt hand serve distribute dispense"},
  {"grants", "grant concede"},
  {"has", "=have =had", Could::Other},
  {"holds", "hold/held/held", Could::Talk},
  {"insists", "insist maintain contend assert", Could::Talk},
  {"is", "=was", Could::Other},
  {"lacks", "lack", Could::Talk},
  {"leads", "lead/led/led"},
  {"lets", "let/let/let"},
  {"lies", "lie/lay/lain", Could::Talk},
  {"looks", "look peep peek glance", Could::Look},
  {"makes", "make/made/made", Could::Talk},
  {"marks", "mark score peg notch"},
  {"names", "name", Could::Talk},
  {"objects", "object protest demur complain", Could::Talk},
  {"offers", "offer", Could::Talk},
  {"pays", "pay/paid/paid", Could::Talk},
  {"permits", "permit allow", Could::Talk},
  {"plays", "play"},
  {"points", "point", Could::Talk},
  {"proposes", "propose =prop =props"},
  {"puts", "put/put/put"},
  {"refuses", "refuse reject =ref"},
  {"remarks", "remark comment mutter whisper murmur", Could::Talk},
  {"requires", "require exact", Could::Talk},
  {"resigns", "resign"},
  {"retires", "retire"},
  {"rules", "rule decide"},
  {"shows", "show/showed/shown"},
  {"shuffles", "shuffle mix"},
  {"stakes", "stake wager", Could::Talk},
  {"stands", "stand/stood/stood"},
  {"takes", "take/took/taken =tk"},
  {"threatens", "threaten", Could::Talk},
  {"throws", "throw/threw/thrown chuck toss fling/flung/flung cast/cast/cast"},
  {"touches", "touch handle finger tap", Could::Aside},
  {"trumps", "trump ruff"},
  {"turns", "turn flip"},
  {"wants", "want wish prefer desire", Could::Talk},
  {"needs", "need", Could::Talk},
  {"will", "=would =wont", Could::Talk},
  {"wins", "win/won/won", Could::Talk},
  {"withdraws", "withdraw/withdrew/withdrawn retract recall"},
  // Verbs that only the sayings below know.
  {"says", "say/said/said cry exclaim tell/told/told state shout add remind blurt retort rejoin repeat snap", Could::Quote},
  {"sees", "see/saw/seen", Could::Talk},
  {"counts", "count", Could::Talk},
  {"drops", "drop"},
  {"keeps", "keep/kept/kept retain"},
  {"returns", "return replace restore"},
  {"forgets", "forget/forgot/forgotten omit neglect fail skip", Could::Talk},
  {"owns", "own", Could::Talk},
  {"loses", "lose/lost/lost"},
  {"joins", "join"},
  {"begins", "begin/began/begun start", Could::Other},
  {"lifts", "lift"},
  {"lays", "lay/laid/laid place spread/spread/spread table slap"},
  {"picks", "pick"},
  {"bids", "bid/bid/bid"},
  {"redeals", "redeal/redealt/redealt"},
  {"recuts", "recut/recut/recut"},
  {"leaves", "leave/left/left"},
  {"collects", "collect"},
  {"erases", "erase remove rub"},
  {"corrects", "correct rectify mend amend"},
  {"waives", "waive"},
  {"relinquishes", "relinquish forgo/forwent/forgone forego/forewent/foregone rescind desist", Could::Talk},
  {"gets", "get/got/got receive obtain buy/bought/bought"},
  {"continues", "continue go/went/gone proceed"},
  {"bets", "bet/bet/bet", Could::Talk},
  {"questions", "question challenge", Could::Talk},
  {"appeals", "appeal refer", Could::Talk},
  {"helps", "help"},
  {"revokes", "revoke renounce"},
  {"beats", "beat/beat/beaten head top overtake/overtook/overtaken overtrump overruff"},
  {"examines", "examine inspect check read/read/read", Could::Look},
  {"finishes", "finish end conclude", Could::Other},
  {"parts", "part dispose"},
  {"dismisses", "dismiss"},
  {"opens", "open"},
  {"ventures", "venture"},
  {"reckons", "reckon", Could::Talk},
  {"never", "=never", Could::Other},
  {"kicks", "kick"},
  {"produces", "produce"},
  {"orders", "order", Could::Talk},
  {"alleges", "allege", Could::Talk},
  {"accuses", "accuse charge convict", Could::Talk},
  {"can", "=could", Could::Other},
  {"fetches", "fetch advance bring/brought/brought carry push slide/slid/slid shove hit/hit/hit catch/caught/caught upset/upset/upset spill break/broke/broken tear/tore/torn "
              "move sweep/swept/swept pull drag square stack straighten fan pile set/set align tidy shift smooth close rest"},
  // What no law asks about.
  {"waits", "wait pause hesitate smile laugh sigh frown nod shrug apologise apologize reach think/thought/thought "
            "regret thank rise/rose/risen sit/sat/sat drink/drank/drunk remember recollect believe suppose hope know/knew/known "
            "grumble ignore disregard argue quarrel arrange sort yawn watch listen stop hurry congratulate curse blush "
            "try understand/understood/understood reflect consider sneeze cough joke admire praise blame wonder fear feel/felt/felt "
            "owe light/lit/lit pour toast enter bow stare gaze swear/swore/sworn "
            "suspect doubt guess scold clear raise shake/shook/shaken scratch stroke stir cross whistle hum sing/sang/sung walk wink grin "
            "groan moan grunt growl snort wipe wake/woke/woken sleep/slept/slept", Could::Aside},
});

// clang-format on

constexpr VerbForms kForms{kVerbRows};

}  // namespace

std::span<const VerbRow> verb_rows() {
  return kVerbRows;
}

const VerbForms& verb_forms() {
  return kForms;
}

}  // namespace ecarte::notation
