// SPDX-License-Identifier: MIT
//
// The table of words: what people tell in whole sentences of their own, and minutes in the passive.
// How a row is read stands at the head of table_words.cpp.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr auto kWhole = std::to_array<Saying>({
  // Dealing
  {"<n> [cards] are|were [then] dealt|given to <player> [,] [and] <n2> to <player2> [,] [and] [then] <n3> [more] to <player3> [,] [and] <n4> [more] to <player4>", "<dealer> gives <player> <n>, <player2> <n2>, <player3> <n3>, <player4> <n4>", kBefore | kDealing},
  {"<n> [cards] are|were [then] dealt|given to <player> [,] [and] <n2> to himself|herself|him|her [,] [and] [then] <n3> [more] to <player3> [,] [and] <n4> [more] to himself|herself|him|her", "<dealer> gives <player> <n>, <dealer> <n2>, <player3> <n3>, <dealer> <n4>", kBefore | kDealing},
  {"\\the <any> cards|pack are|were|is|was [then] dealt|used by <player> [by] [in] [mistake|error]", "<player> gives from the <any> pack", kBefore},
  {"the deal is|was [therefore|thereupon|then|accordingly] [declared|held|ruled] [to be] void|off|annulled|cancelled [,] and <player> ~deals|dealt|gives|gave again|afresh|anew <rest>", "<player> gives again <rest>"},
  {"the deal is|was [therefore|thereupon|then|accordingly] [declared|held|ruled] [to be] void|off|annulled|cancelled [,] and <player> ~deals|dealt|gives|gave again|afresh|anew", "<player> gives again"},
  {"the trump|trumps|turn-up [card] is|was [then|next|now] turned [up] [,] [and|which] is|was|proved [to] [be] <cards>", "<dealer> turns <cards>", kBefore | kDealing},
  {"the card [turned|that] [he|she] [turned] [up] is|was <cards>", "<dealer> turns <cards>", kJustDealt | kBefore | kDealing},
  {"the bottom card [of the pack|stock|talon] [,] <cards> [,] is|was [then] turned [up] [by him|her|mistake] [instead of the top|proper|right one|card]", "<dealer> turns <cards> from the bottom", kBefore | kDealing},
  {"the bottom card [of the pack|stock|talon] [,] <cards> [,] is|was [then] turned [up] by <player> [instead of the top|proper|right one|card]", "<dealer> turns <cards> from the bottom", kBefore | kDealing},
  {"two cards [,] <cards> [,] is|are|was|were [then] turned [up] together [by him|her|mistake]", "<dealer> turns <cards>", kDealing},
  {"two cards [,] <cards> [,] is|are|was|were [then] turned [up] together by <player>", "<dealer> turns <cards>", kDealing},
  {"<cards> , the card of <owner> , is|was [then] exposed|shown|turned [up] by <player> [in] [dealing|giving|distributing]", "<player> gives; exposes <owner> <cards>", kBefore},
  {"<cards> , the card of <owner> , is|was [then] exposed|shown|turned [up] by <player> [in] [dealing|giving|distributing]", "<player> exposes <owner> <cards>"},
  {"<cards> comes|came up", "<dealer> turns <cards>", kJustDealt},
  {"cards are|were proposed [for] and [are|were] refused|declined [rest]", "<nondealer> proposes. <dealer> refuses", kTurned},
  {"cards are|were proposed [for] and [are|were] accepted|granted|given [rest]", "<nondealer> proposes. <dealer> accepts", kTurned},
  {"no proposal is|was made [rest]", "<nondealer> plays", kTurned},
  {"no cards are|were proposed|asked [for] [rest]", "<nondealer> plays", kTurned},
  {"a proposal is|was accepted|granted by <player>", "<nondealer> proposes. <player> accepts", kTurned},
  {"a proposal is|was refused|declined by <player>", "<nondealer> proposes. <player> refuses", kTurned},
  {"the deal is|was [then] made by <player>", "<player> gives"},
  {"the excess|surplus is|was [then] found|noticed|seen|discovered by <player>", "<player> finds the cards taken", kExchanging | kTurned | kPlaying},
  {"the hands are|were [then] required|demanded|claimed [again] by <player> [again]", "<player> requires the hands again", kPlaying | kOver | kBefore},
  {"it is|was [then] claimed|required|demanded by <player> that the hands|hand should|must|ought|be [to] [be] played again", "<player> requires the hands again", kPlaying | kOver | kBefore},
  {"<n> tricks are|were [then] won|taken|made by <player> and <n2> by <player2>", "<player> made <n>. <player2> made <n2>", kPlaying},
  {"in [the] cutting [of] [the] [pack|cards] [,] <cards> is|was exposed|shown|seen [by] <player>", "<player> cuts, showing <cards>", kBefore},
  {"<n> new packs are|were [then] called for by <player>", "<player> calls for <n> new packs", kBefore | kOver},
  {"in dealing|giving [the] [cards] [,] <player> <rest>", "<player> gives; <rest>", kBefore},
  {"in dealing|giving [the] [cards] [,] <rest>", "<rest>"},
  {"the claim|demand is|was [then|now|soon|afterwards|later] withdrawn|dropped|abandoned|retracted|relinquished|waived [again] by <player>", "<player> withdraws the claim"},
  {"the claim|demand is|was [then|now|soon|afterwards|later] withdrawn|dropped|abandoned|retracted|relinquished|waived [rest]", "somebody withdraws the claim"},
  {"<player> no longer insists|insisted|claims|claimed|demands|demanded|requires|required|persists|persisted|presses|pressed [rest]", "<player> withdraws the claim"},
  {"<player> no longer wants|wanted|wishes|wished|asks|asked [for] [to] [have] the fresh|new|another|hands deal|cut|again [rest]", "<player> withdraws the claim"},
  {"it is|was put right [again] [by <player>]", "<dealer> puts it right", kDealing},
  {"his proposal is|was [then] accepted|granted [by <player>]", "<dealer> accepts", kAsked},
  {"his proposal is|was [then] refused|declined|rejected [by <player>]", "<dealer> refuses", kAsked},
  {"<cards> , one of <owner> cards , is|was [then] exposed|shown|turned [up] by <player> [in] [dealing|giving|distributing]", "<player> exposes <owner> <cards>"},
  {"after the first <n> [cards|card] [each|to] [each] [of] [us|them] [,] <rest>", "<rest>", kDealing},
  {"<owner> hand|cards is|are|was|were|lies|lay [still] untouched|unseen|unopened|unlooked [at] [on the table]", "<owned> has not looked"},
  {"<suit> trump|trumps [,] the <rank>", "<dealer> turns <ranked>", kBefore | kDealing},
  // What a teller says that he does not know
  {"i|we am|are|was|were|be not|no [longer] [quite|longer] sure|certain|clear|positive <rest>", "somebody waits: <all>"},
  {"<thing> i|we [have|had|do|did|can|could|really|quite] [not|now|no|quite] [longer] forget|forgot|forgotten|recall|recalled|remember|remembered|know|knew|recollect|tell|say|sure [rest]", "somebody waits: <all>"},
  {"<thing> i|we cannot|can't|don't|couldn't [now|quite] recall|remember|know|recollect|tell|say [rest]", "somebody waits: <all>"},
  {"<thing> i|we am|was not|no [longer|quite] [sure|certain] [rest]", "somebody waits: <all>"},
  {"<thing> is|are|was|were forgotten|unremembered|unrecorded", "somebody waits: <all>"},
  {"<thing> escapes|escaped me|my [memory]", "somebody waits: <all>"},
  // What goes on meanwhile
  {"while|whilst|when|as he|she is|was [still] thinking|considering|hesitating|pondering|reflecting|deliberating|wondering|musing [it|this|that] [over] [,] <player2> <rest>", "<player2> <rest>"},
  {"while|whilst|when|as <player> is|was [still] thinking|considering|hesitating|pondering|reflecting|deliberating|wondering|musing [it|this|that] [over] [,] <player2> <rest>", "<player2> <rest>"},
  {"while|whilst|when|as he|she is|was [still] thinking|considering|hesitating|pondering|reflecting|deliberating|wondering|musing [it|this|that] [over] [,] ~he|she <rest>", "<from>"},
  {"while|whilst|when|as <player> is|was [still] thinking|considering|hesitating|pondering|reflecting|deliberating|wondering|musing [it|this|that] [over] [,] ~he|she <rest>", "<from>"},
  {"while|whilst|when|as the cards|pack is|are|was|were [being] shuffled [by <player>] [,] <rest>", "<rest>", kBefore},
  {"while|whilst|when|as the cards|pack|hands is|are|was|were [being] dealt|given [out] by <player> [,] <rest>", "<player> gives. <rest>", kBefore},
  {"while|whilst|when|as the cards|pack|hands is|are|was|were [being] dealt|given [out] [by <player>] [,] <rest>", "<rest>", kDealing},
  {"whilst <player> is|was dealing|giving [the] [cards] [,] he|she <rest>", "<player> gives; <rest>", kBefore},
  {"whilst <player> is|was dealing|giving [them|it|him|her|the] [cards] [,] <rest>", "<player> gives. <rest>", kBefore},
  {"whilst <player> is|was dealing|giving [them|it|him|her|the] [cards] [,] <rest>", "<rest>", kDealing | kExchanging},
  {"before any|a|the card is|was|has|had [been] led|played [,] <rest>", "<rest>", kUnplayed | kTurned | kAsked | kExchanging | kPlaying},
  {"being asked by <player> how many [cards] <thing> , <player2> <rest>", "<player> asks how many. <player2> <rest>", kExchanging | kPlaying | kOver},
  {"being asked how many [cards] <thing> by <player> , <player2> <rest>", "<player> asks how many. <player2> <rest>", kExchanging | kPlaying | kOver},
  {"being [the] dealer|younger [hand] , <player> <rest>", "<player> <rest>"},
  {"being [the] elder|eldest|non-dealer [hand] , <player> <rest>", "<player> <rest>"},
  {"only then did <player> <rest>", "<player> <rest>"},
  // The exchange
  {"<n> [cards] is|are|was|were [then] given|served to him|her", "<nondealer> takes <n>", kExchanging},
  {"<n> [cards] is|are|was|were [then] given|served to <player>", "<player> takes <n>", kExchanging},
  {"cards|exchange is|are|was|were [then] refused|denied to|by <player>", "<dealer> refuses", kAsked},
  {"cards is|are|was|were [then] refused|denied to <player>", "<player> proposes. <dealer> refuses", kTurned},
  {"each [of] [them|us|player] [then] exchanges|changes|takes|took|changed|exchanged|discards|discarded|draws|drew <n> [cards]", "<nondealer> discards <n>; takes <n>. <dealer> discards <n>; takes <n>", kExchanging | kUntaken},
  // The play
  {"<player> <rank>", "<player> plays <led>", kPlaying},
  {"<n> tricks is|are|was|were [then] won|taken|made by <player> [,] [and|but] [only] <n2> by <player2>", "<player> made <n>. <player2> made <n2>"},
  {"the last|other|remaining [<n>] [tricks|trick] [were|was] [won|taken|made] by <player>", "<player> <untaken>", kPlaying | kOver},
  {"the first trick is|was [then] won|taken|made by <player> [,] [and] the last|other|remaining [four|4] by <player2>", "<player> made 1. <player2> made 4"},
  {"the first two|2 tricks are|were [then] won|taken|made by <player> [,] [and] the last|other|remaining [three|3] by <player2>", "<player> made 2. <player2> made 3"},
  {"the first three|3 tricks are|were [then] won|taken|made by <player> [,] [and] the last|other|remaining [two|2] by <player2>", "<player> made 3. <player2> made 2"},
  {"the first four|4 tricks are|were [then] won|taken|made by <player> [,] [and] the last|other|fifth|remaining [one|1] by <player2>", "<player> made 4. <player2> made 1"},
  {"the first four|4 tricks are|were [then] won|taken|made by <player>", "<player> takes trick 1; takes trick 2; takes trick 3; takes trick 4"},
  {"all [the] five tricks are|were [then] won|taken|made by <player>", "<player> made the vole"},
  // Marks and the score
  {"it is|was asserted|alleged|maintained|stated|said|affirmed by <player> [,] and|but denied|disputed|contradicted by <player2> [,] that <player3> has|had [already] looked [at] [his] [hand|cards] [before] [that|this]", "it is disputed whether <player3> looked at his hand"},
  {"the game is|was his|hers|won|over|theirs", "somebody keeps: <all>"},
  {"the announcement|claim|proposal|deal|lead|mark is|was [perfectly|quite] good|correct|right|valid|lawful|proper|regular [,|;] see law|rule|laws <rest>", "somebody keeps: <all>"},
});

constexpr auto kRows = std::to_array<Saying>({
  // Dealing
  {"is dealing|giving [,] [by] three|3 [cards] [,] and|then [then] two|2 [cards] [each|apiece]", "gives 3-2", kBefore},
  {"is dealing|giving [,] [by] two|2 [cards] [,] and|then [then] three|3 [cards] [each|apiece]", "gives 2-3", kBefore},
  {"is dealing|giving [the] [cards|hands]", "gives", kBefore},
  {"is dealing|giving [the] [cards|hands] with|from <rest>", "gives from <rest>", kBefore},
  {"is dealing|giving [the] [cards|hands]", "waits: <all>", kDealing},
  {"is [just] going to deal|give [the] [cards]", "is to deal", kBefore},
  {"gives two|2 [cards] [each] [,] and|then [then] three|3 [cards] [each]", "gives 2-3", kBefore},
  {"gives three|3 [cards] [each] [,] and|then [then] two|2 [cards] [each]", "gives 3-2", kBefore},
  {"gives with|from the <any> cards", "gives from the <any> pack", kBefore | kDealing},
  {"gives again|afresh|anew with|from the <any> cards", "gives again from the <any> pack"},
  {"picks|takes up the <any> cards|pack [by] [in] [mistake|error] [,] and [then] deals|dealt|gives|gave with|from them|it", "gives from the <any> pack", kBefore | kFirst},
  {"gives <suit> trumps , the <rank>", "gives; turns <ranked>", kBefore},
  {"lets <cards> fall|drop|slip [faced|face] [up|upwards] [on] [the] [table] as|while|when [he|she] [is|was] giving|dealing|serving it|them to <player>", "exposes <player>'s <cards>", kDealing | kExchanging},
  {"turns [up|over] [the] two cards [,] <cards> [,] together", "turns <cards>", kDealing},
  {"turns [up|over] [the] two cards [,] <cards> [,] together", "gives; turns <cards>", kBefore},
  {"cuts it|them", "cuts", kBefore},
  {"finishes|finished dealing|giving|the [deal|giving|dealing] [all] [the] [same]", "waits: <all>", kDealing},
  // Looking and finding
  {"has|had a [good|quick|long] look at his hand|cards", "looks at his hand"},
  {"looks [for] a|the [very] long|good|little [long] while|time at his hand|cards", "looks at his hand"},
  {"looks over|at|into the hand|cards of <player>", "looks over <player>'s hand", kBystanders},
  {"counts it|them [twice|again|over|carefully] [over]", "waits: <all>"},
  {"finds|sees [that] he|she|I has|have|had|holds|held [only] <n> of them", "finds <n> in his hand", kDealing | kTurned | kAsked | kExchanging | kPlaying},
  {"finds|sees [that] <n> [cards] has|have|had|is|are|was|were [been] dealt|given [to] him|her|himself|herself", "finds <n> in his hand as dealt"},
  {"finds <cards> [lying] faced|face [up|upwards] in the pack|stock|talon", "finds <cards> faced"},
  {"finds|sees [that] they|we|he|she is|are|was|were playing|dealing|using [with] <owner> pack|cards", "finds the wrong pack"},
  {"finds|sees [that] <player> is|are|was|were playing|dealing|using [with] <owner> pack|cards", "finds the wrong pack"},
  {"finds|sees [that] what he|she has|had taken|mistaken for the king [of <suit>|trumps] is|was <cards>", "withdraws the king", kAnnounced},
  {"finds|sees [that] what he|she has|had taken|mistaken for <cards> is|was <cards2>", "withdraws the king", kAnnounced},
  {"finds|sees [that] what he|she has|had taken|mistaken for <cards> is|was <cards2>", "does not hold <cards>; holds <cards2>", kPlaying | kOver},
  {"finds|sees|points [out] [that] <n> points|point|mark is|are|was|were due to <player>", "points out the score", kBystanders},
  {"finds the error|mistake|fault <rest>", "finds the fault"},
  // Claims
  {"demands|wants|claims|requires|asks [that] it|everything|all|the [cards|hand|deal|hands] [should|be|must|to] [be] dealt|given again|afresh|anew|over [again]", "claims a fresh deal"},
  {"demands|wants|claims|requires|asks for it|everything|the [cards|hand|deal|hands] to be dealt|given again|afresh|anew|over [again]", "claims a fresh deal"},
  {"says [that] he|she [has] wants|wanted|wished|wishes|demands|demanded|would|claimed|claims [like|to] [have] it|the|everything [cards|hand|deal] [to] [be] dealt|given again|afresh|anew|over [again]", "claims a fresh deal"},
  {"wants <suit> to be|as|for [the] trumps|trump", "wants \"<all>\"", kSeveral},
  {"insists|says|claims|maintains [that] the acceptance is|was|stands|stood [binding|good|final|valid]", "claims acceptance", kAsked | kExchanging | kPlaying},
  {"wants [that] the hand [should|be|to] [be] played", "keeps: <all>", kPlaying},
  {"requires|demands [that] the error|mistake|deal|fault [should|be|must] [be] rectified|corrected|righted|mended", "requires rectification"},
  {"announces [that] he|she is|was|has|had [been] mistaken|wrong", "withdraws the king", kAnnounced},
  {"makes <player> lead|play a <suit>", "requires a <suit>", kPlaying},
  {"makes him|her lead|play a <suit>", "requires a <suit>", kPlaying},
  {"will not let|allow|give <player> [to] [have] any [cards]", "refuses", kAsked},
  {"will not let|allow|give him|her [to] [have] any [cards]", "refuses", kAsked},
  {"will not hear of it|this|that", "refuses", kAsked},
  // The exchange
  {"takes <n> [cards] from <player>", "takes <n>", kExchanging | kByOther},
  {"changes only|just|but <n> [cards]", "changes <n>", kExchanging},
  {"takes|puts|adds|joins|picks|gathers it|them|these [all] [up] in|into|to|with [the|his] [own] hand [rest]", "^mixed", kExchanging | kTook | kFirst},
  {"puts it|them in|among|with|into [with|among] the|his [own] \\rest|others|other [of] [his] [hand|cards]", "^mixed", kExchanging | kTook | kFirst},
  {"are granted|accepted|accorded|given|allowed [by <player>]", "<awaited>@<other> accepts", kAsked},
  {"is accorded [by <player>]", "<awaited>@<other> accepts", kAsked},
  {"are refused|declined|denied [by <player>]", "<awaited>@<other> refuses", kAsked},
  {"=refused|declined|rejected by <player>", "@<player> refuses", kAsked},
  {"=accepted|granted by <player>", "@<player> accepts", kAsked},
  {"discards <cards> with his faces|face up|upwards", "discards <cards> face up"},
  {"discards <n> [cards] with his faces|face up|upwards", "discards <n> face up"},
  {"chooses <cards> for|as the trump|trumps", "chooses <cards>"},
  {"asks for cards <player> <rest>", "proposes. <player> <rest>", kTurned | kByOther | kFirst},
  {"asks for cards at|about|around|when|after|without|by|in|because|while|very|at <rest>", "proposes", kTurned | kByOther | kFirst},
  {"asks for cards a little|few|moment|minute <rest>", "proposes", kTurned | kByOther | kFirst},
  {"will not give <player> any [cards]", "refuses", kAsked},
  {"will not give him|her any [cards]", "refuses", kAsked},
  {"shuffles it|them again|once|anew [more]", "shuffles", kBefore},
  // The play
  {"lays|puts [down] <card> [down] [,] and|, calling|calls|called|saying|says|said|announcing|announces|announced [,|:] [the] \"|“ [the] king [!|.] \"|”", "plays; leads <card>; announces the king, at once with that", kTurned | kByOther | kFirst},
  {"lays|puts [down] <card> [down] [,] and|, calling|calls|called|saying|says|said|announcing|announces|announced [,|:] [the] \"|“ [the] king [!|.] \"|”", "plays <card>; announces the king, at once with that", kPlaying | kFirst},
  {"lays|puts down <card>", "plays; leads <card>", kTurned | kByOther},
  {"puts [down] [on] [the] [table] <cards>", "leads <cards>", kExchanging | kTook | kByDealer},
  {"picks|takes his|the king|queen|knave|jack|ace|ten|nine|eight|seven back|up [again]", "<laid>takes back <last>", kPlaying | kFirst},
  {"is|was [then] covered|trumped|taken|won|beaten|headed|followed with|by <cards>", "@<other> plays <cards>", kPlaying},
  {"is|was [then] covered|trumped|taken|won|beaten|headed|followed by <player> with <cards>", "@<player> plays <cards>", kPlaying},
  {"wins|takes|gets|makes <n> of the [five] tricks|trick [,] and|but|, <player> [only|just|the] [other] <n2>", "@<me> made <n>. <player> made <n2>"},
  {"wins|takes|gets|makes <n> of the [five] tricks|trick", "makes <n>"},
  {"wins|takes|gets|makes every|each single|one [of] [the] trick|tricks|them", "makes the vole", kPlaying | kOver | kExchanging},
  // Marks and the score
  {"puts up <n> [points] [:|,] [the] <n2> [points|point] for <rest>", "marks <n>"},
  {"marks <n> [points] [:|,] [the] <n2> [points|point] for the|his point|king|vole|mark|trick|tricks and <rest>", "marks <n>"},
  {"marks one|1 point|mark for it|this|that", "marks the king", kAnnounced},
  {"marks one|1 for it|this|that", "marks the king", kAnnounced},
  {"marks one|1 point|mark for it|this|that", "marks the king", kTurnedKing},
  {"marks <n> [points|point] for it|this|that", "marks <n>", kPlaying | kOver},
  {"marks <n> [points|point] on account|because|by in|of reason|the [of] [the] [rest]", "marks <n>"},
  {"marks <n> [points|point] in respect of <rest>", "marks <n>"},
  {"marks the second|further|other point|mark|one", "marks 1"},
  {"=moves|moved|move|pushes|pushed|push|slides|slid his counter|marker|peg up|on|forward [one|1]", "marks the king", kAnnounced},
  {"is not [then|yet] marked|scored", "does not mark the king", kTurnedKing},
  {"marks <n> too many in <rest>", "!expected how many he marked, such as marks 3, and later, if he says so, admits 1 too many"},
  {"admits [that] in the last|former|previous|preceding ~game|deal he|she has|had marked|scored <n> [points] too many|much", "admits <n> too many in the last <word>"},
  {"says him|her [that] he|she has|had not [yet] marked|scored|announced his|the king [rest]", "points out the king", kBystanders},
  {"says <player> [that] he|she has|had not [yet] marked|scored|announced his|the king [rest]", "points out <player>'s king", kBystanders},
  {"=swears|swore|says|said|insists|maintains|maintained|claims|claimed|asserts|asserted [that] he|she said|announced|called|declared \"|“|the [the] king [!|.] \"|”|before [before] <owner> card [is|was|has|had] [been] [down|played|on] [on] [the] [table]", "announces the king, before or after that", kPlaying},
  {"=swears|swore|says|said|insists|maintains|maintained|claims|claimed|asserts|asserted [that] it is|was [only] after|afterwards|later [that|his|rest]", "keeps: <all>", kPlaying},
  {"has|had not [yet] been seen|looked [at] [by him|her]", "^unseen", kTook},
  {"puts the <nth> card back [on|upon|to] [the] [top] [of] [the] [stock|talon|pack]", "puts back 1"},
  {"puts back the <nth> card [on|upon|to] [the] [top] [of] [the] [stock|talon|pack]", "puts back 1"},
  {"is watching|listening|sitting|standing|waiting|playing|winning|losing|looking [rest]", "waits: <all>"},
});

// clang-format on

}  // namespace

std::span<const Saying> whole_sayings_of_prose() {
  return kWhole;
}
std::span<const Saying> sayings_of_prose() {
  return kRows;
}
}  // namespace ecarte::notation
