// SPDX-License-Identifier: MIT
//
// The table of words: disputes as players tell them, with "them" for the cards, and what one did
// to the other. How a row is read stands at the head of table_words.cpp.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr When kNotPlayed = kDealing | kTurned | kAsked | kExchanging;
constexpr When kInHand = kTurned | kAsked | kExchanging | kPlaying;

constexpr auto kWhole = std::to_array<Saying>({
  // Shown in giving
  {"<card> is|was [then|accidentally] exposed|shown|faced|seen|turned [up|over] in|while|when|during [the] giving|dealing|serving [of] [it|them|cards] [rest]", "<dealer> exposes <exchanger>'s <card>", kExchanging},
  {"<card> is|was [then|accidentally] exposed|shown|faced|seen|turned [up|over] in|while|when|during [the] giving|dealing|serving [of] [it|them|cards] [rest]", "!expected whose card was shown, such as A exposes Y's 8♦, or A exposes ?'s 8♦ if it is not known", kDealing | kExchanging},
  {"as|while|when he|she gives|gave|deals|dealt|serves|served|hands|handed <player> [his|the] [<n>] [cards|card|them] [,] he|she exposes|exposed|turns|turned|shows|showed [over|up] one [of] [them|the] [cards] [over|up] [face] [up|upwards] [,|:] [and] [it|which] [was|is] <card>", "<dealer> exposes <player>'s <card>", kDealing | kExchanging},
  {"as|while|when he|she gives|gave|deals|dealt|serves|served|hands|handed <player> <owner> [<n>] [cards|card|them] [,] he|she exposes|exposed|turns|turned|shows|showed [over|up] one [of] [them|the] [cards] [over|up] [face] [up|upwards] [,|:] [and] [it|which] [was|is] <card>", "<dealer> exposes <player>'s <card>", kDealing | kExchanging},
  {"as|while|when <player> gives|gave|deals|dealt|serves|served|hands|handed <player2> [his|the] [<n>] [cards|card|them] [,] he|she exposes|exposed|turns|turned|shows|showed [over|up] one [of] [them|the] [cards] [over|up] [face] [up|upwards] [,|:] [and] [it|which] [was|is] <card>", "<dealer> exposes <player2>'s <card>", kDealing | kExchanging},
  {"as|while|when <player> gives|gave|deals|dealt|serves|served|hands|handed <player2> <owner> [<n>] [cards|card|them] [,] he|she exposes|exposed|turns|turned|shows|showed [over|up] one [of] [them|the] [cards] [over|up] [face] [up|upwards] [,|:] [and] [it|which] [was|is] <card>", "<dealer> exposes <player2>'s <card>", kDealing | kExchanging},
  {"as|while|when he|she gives|gave|deals|dealt|serves|served|hands|handed him|her [his|the] [<n>] [cards|card|them] [,] he|she exposes|exposed|turns|turned|shows|showed [over|up] one [of] [them|the] [cards] [over|up] [face] [up|upwards] [,|:] [and] [it|which] [was|is] <card>", "<dealer> exposes <nondealer>'s <card>", kDealing | kExchanging},
  {"as|while|when he|she|in|on gives|gave|deals|dealt|serves|served|hands|handed|giving|dealing|serving him|her [his|the] [<n>] [cards|card|them] [,] he|she exposes|exposed|shows|showed|turns|turned|let|lets [him|her|up|over] [see] <card>", "<dealer> exposes <nondealer>'s <card>", kDealing | kExchanging},
  {"in|on|while giving|dealing|serving|handing him|her [his|the] [<n>] [cards|card|them] [,] he|she exposes|exposed|shows|showed|turns|turned|let|lets [him|her|up|over] [see] <card>", "<dealer> exposes <nondealer>'s <card>", kDealing | kExchanging},
  {"in|on|while giving|dealing|serving|handing <player> [his|the] [<n>] [cards|card|them] [,] he|she exposes|exposed|shows|showed|turns|turned [up|over] <card>", "<dealer> exposes <player>'s <card>", kDealing | kExchanging},
  {"in|on|while giving|dealing|serving|handing <player> [his|the] [<n>] [cards|card|them] [,] <player2> exposes|exposed|shows|showed|turns|turned [up|over] <card>", "<dealer> exposes <player>'s <card>", kDealing | kExchanging},
  {"in|on|while giving|dealing|serving|handing <player> <owner> [<n>] [cards|card|them] [,] he|she exposes|exposed|shows|showed|turns|turned [up|over] <card>", "<dealer> exposes <player>'s <card>", kDealing | kExchanging},
  {"in|on|while giving|dealing|serving|handing <player> <owner> [<n>] [cards|card|them] [,] <player2> exposes|exposed|shows|showed|turns|turned [up|over] <card>", "<dealer> exposes <player>'s <card>", kDealing | kExchanging},
  {"<owner> first|second|third|fourth|fifth|last card [,] <card> [,] <player> exposes|exposed|shows|showed|turns|turned [up|over] [in|while] [dealing|giving] [it|them] [to] [<player2>]", "<dealer> exposes <owner> <card>", kBefore | kDealing | kExchanging},
  {"<owner> first|second|third|fourth|fifth|last card [,] <card> [,] <player> exposes|exposed|shows|showed|turns|turned [up|over] [in|while] [dealing|giving] [it|them] [to] [her]", "<dealer> exposes <owner> <card>", kBefore | kDealing | kExchanging},
  {"<owner> first|second|third|fourth|fifth|last card [,] <card> [,] he|she exposes|exposed|shows|showed|turns|turned [up|over] [in|while] [dealing|giving] [it|them] [to] [<player2>]", "<dealer> exposes <owner> <card>", kBefore | kDealing | kExchanging},
  {"<owner> first|second|third|fourth|fifth|last card [,] <card> [,] he|she exposes|exposed|shows|showed|turns|turned [up|over] [in|while] [dealing|giving] [it|them] [to] [her]", "<dealer> exposes <owner> <card>", kBefore | kDealing | kExchanging},
  {"it|this|which is|was noticed|seen|found|discovered by nobody|neither [of] [them] [until|till|before|rest]", "somebody keeps: <all>"},
  // The exchange
  {"there is|was|were|are <n> exchanges|exchange [of] [cards]", "<exchanges>", kDealing | kTurned},
  {"they|these|those|the [new|<n>] [cards|three|two] is|are|was|were [then|now] mixed [up|in|with|rest]", "<taker> mixes them", kExchanging},
  {"both [of] them|us|players change|changes|changed|exchange|exchanged [their|some] cards", "<nondealer> takes ?. <dealer> takes ?", kExchanging | kUntaken},
  // Found
  {"<n> [cards] [is|are|was|were] found|counted|discovered|noticed|seen in|among <owner> hand|cards by <player>", "<player> finds <n> in <owner> hand"},
  {"<n> [cards] found|counted|discovered|noticed in|among <owner> hand|cards", "somebody finds <n> in <owner> hand"},
  {"<cards> found|discovered|noticed|seen [lying] face|faced|turned [up|upwards] [in|on] [the] [pack|stock|talon]", "somebody finds <cards> faced"},
  {"<cards> found|discovered|noticed|seen [lying] faced|face [up|upwards] [in|on] [the] [pack|stock|talon] by <player>", "<player> finds <cards> faced"},
  {"<player> found|discovered|seen with [only|but|just] <n>", "somebody finds <n> in <player>'s hand", kNotPlayed},
  {"it is|was [then|now] found|discovered|noticed|seen that the pack holds|held|has|had|contains|contained|numbers|numbered [only|but] <odd> [cards]", "the pack holds <odd>. somebody finds the pack wrong"},
  {"we|they counts|counted|count the pack|cards [,] [and] it|there [only] holds|held|has|had|contained|numbered|is|was|were [only|but] <odd> [cards]", "the pack holds <odd>. <both> find the pack wrong"},
});

constexpr auto kRows = std::to_array<Saying>({
  // A number, and when it was
  {"finds|sees|says|alleges [that] <player> [has|had] played|plays|led|leads|begun|began [to] [play] with [only|but|just] <n> [cards]", "finds the wrong number", kPlaying | kOver},
  {"finds|sees|says|alleges [that] <player> [has|had] played|plays|led|leads|begun|began [to] [play] with [only|but|just] <n> [cards] [in|during|at|rest]", "!expected the finding in the deal itself, above the heading of the next, such as finds four in Y's hand", kBefore | kNotPlayed},
  {"finds|sees|says|alleges|admits|owns [that] <player> [has|had] has|had|held|got|was|been [been] [dealt|given|held] [only|but|just] <n> [cards] in|at|during the deal|game|hand|round <n2> [rest]", "!expected the finding in the deal itself, above the heading of the next, such as finds four in Y's hand", kAlways},
  {"finds|sees|says|alleges|admits|owns [that] he|she [has|had] has|had|held|got|was|been [been] [dealt|given|held] [only|but|just] <n> [cards] in|at|during the deal|game|hand|round <n2> [rest]", "!expected the finding in the deal itself, above the heading of the next, such as finds four in Y's hand", kAlways},
  {"finds|sees|says|alleges|admits|owns [that] <player> [has|had] has|had|held|got|was|been [been] [dealt|given|held] [only|but|just] <n> [cards] in|at|during the last|previous|preceding|first|second|third|fourth deal|game|hand|round [rest]", "!expected the finding in the deal itself, above the heading of the next, such as finds four in Y's hand", kAlways},
  {"finds|sees|says|alleges|admits|owns [that] he|she [has|had] has|had|held|got|was|been [been] [dealt|given|held] [only|but|just] <n> [cards] in|at|during the last|previous|preceding|first|second|third|fourth deal|game|hand|round [rest]", "!expected the finding in the deal itself, above the heading of the next, such as finds four in Y's hand", kAlways},
  {"finds|sees|says|alleges [that] <player> [has|had] dealt|given|gave <player2> [only|but|just] <many> [cards]", "finds <many> in <player2>'s hand", kDealing | kTurned | kAsked},
  {"finds|sees|says|alleges [that] <player> [has|had] dealt|given|gave <player2> [only|but|just] four|4 [cards]", "finds 4 in <player2>'s hand", kDealing | kTurned | kAsked},
  {"finds|sees|says|alleges [that] <player> [has|had] dealt|given|gave [only|but|just] <many> [cards] to <player2>", "finds <many> in <player2>'s hand", kDealing | kTurned | kAsked},
  {"finds|sees|says|alleges [that] <player> [has|had] dealt|given|gave [only|but|just] four|4 [cards] to <player2>", "finds 4 in <player2>'s hand", kDealing | kTurned | kAsked},
  {"finds|sees|says|alleges [that] <player> [has|had] dealt|given|gave [only|but|just] <many> [cards] to himself|herself", "finds <many> in <player>'s hand", kDealing | kTurned | kAsked},
  {"finds|sees|says|alleges [that] <player> [has|had] dealt|given|gave [only|but|just] four|4 [cards] to himself|herself", "finds 4 in <player>'s hand", kDealing | kTurned | kAsked},
  {"finds|sees [that] <owner> hand|packet holds|held|has|had|contains|contained|counts|counted [only|but|just] <n> [cards]", "finds <n> in <owner> hand", kNotPlayed},
  {"has|holds|counts [only|but|just] <n> [cards] [in] [his] [hand] [,] and [at|so] [once] says|said|tells|told|announces|announced|mentions|mentioned <player> [so|of] [it] [before|at|rest]", "finds <n> in his hand", kNotPlayed | kFirst},
  {"has|holds|counts [only|but|just] <n> [cards] [in] [his] [hand] [,] and [at|so] [once] says|said|tells|told|announces|announced|mentions|mentioned so|it|her [so|of] [it] [before|at|rest]", "finds <n> in his hand", kNotPlayed | kFirst},
  {"has|holds|counts [only|but|just] <n> [cards] [in] [his] [hand] [,] and points|pointed it|this out [rest]", "finds <n> in his hand", kNotPlayed | kFirst},
  {"finds|sees|says [that] it is|was <owner> [own] deal|turn [to] [deal|give]", "<dealt>keeps: <all>", kDealing | kTurned | kAsked},
  {"says so|it [rest]", "finds <counted> in his hand", kNotPlayed},
  {"counts [only|but|just] <n> [cards] in|among <owner> packet|packets|hand|cards", "finds <n> in <owner> hand"},
  {"counts his hand|cards [,] and there|they are|were [only|but|just] <n>", "finds <n> in his hand"},
  {"gives <player> only|but|just four|4 [cards]", "@<me> gives. <player> holds 4", kBefore | kFirst},
  {"gives <player> only|but|just <many> [cards]", "@<me> gives. <player> holds <many>", kBefore | kFirst},
  {"gives him|her [only|but|just] four|4 [cards]", "@<me> gives. <other> holds 4", kBefore | kFirst},
  {"gives him|her [only|but|just] <many> [cards]", "@<me> gives. <other> holds <many>", kBefore | kFirst},
  {"gives only|but|just four|4 [cards] to <player>", "@<me> gives. <player> holds 4", kBefore | kFirst},
  // The point that was just spoken of
  {"=remembers|remembered|recollects|recollected [that] [of] his|the ~point|king|vole [,] [and] [now|then|so|at] [once] marks|marked|scores|scored|pegs|pegged it|this|that [rest]", "marks the <word>", kFirst},
  {"=thinks|thought of his|the ~point|king|vole [,] and [now|then|so|at] [once] marks|marked|scores|scored|pegs|pegged it|this|that [rest]", "marks the <word>", kFirst},
  // What one asks of the other, and his answer
  {"asks|says|requires|orders <player> to put|set it|this|that|things|matters|the [deal|packets] right|straight|rights [again]", "claims rectification", kFirst},
  {"asks|says|requires|orders her to put|set it|this|that|things|matters|the [deal|packets] right|straight|rights [again]", "claims rectification", kFirst},
  {"asks|says|requires|orders <player> to put|set it|this|that|things|matters to rights", "claims rectification", kFirst},
  {"asks|says|requires|orders her to put|set it|this|that|things|matters to rights", "claims rectification", kFirst},
  {"asks|says|requires|orders <player> to rectify|correct|mend|amend it|this|that|the [deal|packets|cards|packet|mistake|error|fault|number]", "claims rectification", kFirst},
  {"asks|says|requires|orders her to rectify|correct|mend|amend it|this|that|the [deal|packets|cards|packet|mistake|error|fault|number]", "claims rectification", kFirst},
  {"asks|says|requires|orders <player> to deal|give again|afresh|anew|over|once [again|more] [rest]", "claims a fresh deal", kFirst},
  {"asks|says|requires|orders her to deal|give again|afresh|anew|over|once [again|more] [rest]", "claims a fresh deal", kFirst},
  {"asks <player> for the fresh|new deal", "claims a fresh deal", kFirst},
  {"asks her for the fresh|new deal", "claims a fresh deal", kFirst},
  {"asks <player> for another deal", "claims a fresh deal", kFirst},
  {"asks her for another deal", "claims a fresh deal", kFirst},
  {"asks|says|requires|orders <player> to cut again|afresh|anew|once [more]", "claims a fresh cut", kFirst},
  {"asks|says|requires|orders her to cut again|afresh|anew|once [more]", "claims a fresh cut", kFirst},
  {"refuses|declines <player>", "<denied>", kClaimed | kFirst},
  {"refuses|declines her", "<denied>", kClaimed | kFirst},
  {"refuses|declines <player> [it|this|that]", "!expected what he refuses, such as disputes it, of a claim; or, if the other proposes, who proposes", kBefore | kDealing | kFirst},
  {"refuses|declines her [it|this|that]", "!expected what he refuses, such as disputes it, of a claim; or, if the other proposes, who proposes", kBefore | kDealing | kFirst},
  {"refuses|declines|denies|disputes|rejects|questions <owner> claim|demand|request [rest]", "<denied>", kClaimed | kFirst},
  {"refuses|declines|denies|disputes|rejects|questions <owner> claim|demand|request [rest]", "disputes it"},
  {"refuses|declines|denies <player> the fresh|new deal|cut", "disputes it", kClaimed | kFirst},
  {"refuses|declines|denies <player> another deal|cut", "disputes it", kClaimed | kFirst},
  {"refuses|declines|denies her another deal|cut", "disputes it", kClaimed | kFirst},
  {"refuses|declines|denies <player> [the] completion|rectification|card|hands|mark|point|king|lead|deal [again]", "disputes it", kClaimed | kFirst},
  {"refuses|declines|denies her [the] completion|rectification|card|hands|mark|point|king|lead|deal [again]", "disputes it", kClaimed | kFirst},
  {"refuses|declines the fresh|new deal [rest]", "disputes it", kClaimed | kFirst},
  {"refuses|declines another|a deal", "disputes it", kClaimed | kFirst},
  {"refuses|declines|denies her the fresh|new deal|cut", "disputes it", kClaimed | kFirst},
  {"permits|grants <player> the fresh|new deal|cut|completion|rectification|hands [again]", "grants it", kClaimed | kFirst},
  {"permits|grants her the fresh|new deal|cut|completion|rectification|hands [again]", "grants it", kClaimed | kFirst},
  {"takes|pays no notice|attention|heed of|to <rest>", "keeps: <all>", kFirst},
  {"asks|says|requires|orders <player> to take|draw|remove one|1|it|the [sixth|extra|surplus|superfluous] [card] [back|out|away|again] [again]", "claims rectification", kDealing | kFirst},
  {"asks|says|requires|orders her to take|draw|remove one|1|it|the [sixth|extra|surplus|superfluous] [card] [back|out|away|again] [again]", "claims rectification", kDealing | kFirst},
  {"denies it|this|that to <player>", "disputes it", kClaimed | kFirst},
  {"denies it|this|that to her", "disputes it", kClaimed | kFirst},
  {"refuses|denies it|this|that [to] <player>", "disputes it", kClaimed | kFirst},
  {"refuses|denies it|this|that [to] her", "disputes it", kClaimed | kFirst},
  {"permits|grants the claim|demand|request", "grants it", kClaimed | kFirst},
  {"permits|grants <owner> claim|demand|request", "grants it", kClaimed | kFirst},
  {"=ignores|ignored|ignore|disregards|disregarded the claim|demand|request|objection [rest]", "keeps: <all>"},
  {"=ignores|ignored|ignore|disregards|disregarded <owner> claim|demand|request|objection [rest]", "keeps: <all>"},
  // A card shown
  {"lets <player> see <card> [rest]", "exposes <exchanger>'s <card>", kExchanging | kByDealer},
  {"lets her|us|them|everybody|everyone see <card> [rest]", "exposes <exchanger>'s <card>", kExchanging | kByDealer},
  {"lets <player> see <card> [rest]", "!expected whose card it was, such as exposes Y's 8♦, exposes his 8♦, or exposes ?'s 8♦ if it is not known", kDealing | kExchanging},
  {"lets her|us|them|everybody|everyone see <card> [rest]", "!expected whose card it was, such as exposes Y's 8♦, exposes his 8♦, or exposes ?'s 8♦ if it is not known", kDealing | kExchanging},
  {"lets <player> see <card> [rest]", "holds <card>", kTurned | kAsked | kPlaying | kOver},
  {"lets her see <card> [rest]", "holds <card>", kTurned | kAsked | kPlaying | kOver},
  {"exposes|shows <player> \\the <card>", "!expected whose card it was, such as exposes Y's 8♦, exposes his 8♦, or exposes ?'s 8♦ if it is not known", kDealing | kExchanging | kFirst},
  {"exposes|shows her \\the <card>", "!expected whose card it was, such as exposes Y's 8♦, exposes his 8♦, or exposes ?'s 8♦ if it is not known", kDealing | kExchanging | kFirst},
  {"exposes|shows <player> \\the <card>", "<gone>keeps: <all>", kTurned | kAsked | kPlaying | kOver | kFirst},
  {"exposes|shows her \\the <card>", "<gone>keeps: <all>", kTurned | kAsked | kPlaying | kOver | kFirst},
  {"exposes|shows <player> \\the <card>", "holds <card>", kTurned | kAsked | kPlaying | kOver | kFirst},
  {"exposes|shows her \\the <card>", "holds <card>", kTurned | kAsked | kPlaying | kOver | kFirst},
  // What the other is given of the hand
  {"gives|grants|permits <player> the ~point|vole", "@<player> made the <word>", kPlaying | kOver | kExchanging | kFirst},
  {"gives|grants|permits her the ~point|vole", "@<other> made the <word>", kPlaying | kOver | kExchanging | kFirst},
  // The exchange
  {"gives them [all] [over] [to] [<player>]", "gives <other> <wanted>", kExchanging | kByDealer | kFirst},
  {"gives them [all] [over] [to] [her]", "gives <other> <wanted>", kExchanging | kByDealer | kFirst},
  {"gives|hands <player> the|his cards|number", "gives <other> <wanted>", kExchanging | kByDealer | kFirst},
  {"gives|hands her the|his cards|number", "gives <other> <wanted>", kExchanging | kByDealer | kFirst},
  {"gives <player> as many|what|all [as] [that] <player2> [has|had] asked|wanted|thrown [for|out|away]", "gives <other> <wanted>", kExchanging | kByDealer | kFirst},
  {"gives <player> as many|what|all [as] [that] he|she [has|had] asked|wanted|thrown [for|out|away]", "gives <other> <wanted>", kExchanging | kByDealer | kFirst},
  {"gives her as many|what|all [as] [that] <player2> [has|had] asked|wanted|thrown [for|out|away]", "gives <other> <wanted>", kExchanging | kByDealer | kFirst},
  {"gives her as many|what|all [as] [that] he|she [has|had] asked|wanted|thrown [for|out|away]", "gives <other> <wanted>", kExchanging | kByDealer | kFirst},
  {"gives <player> <n> of them [all] [the] [same]", "gives <other> <n>", kExchanging | kByDealer | kFirst},
  {"gives her <n> of them [all] [the] [same]", "gives <other> <n>", kExchanging | kByDealer | kFirst},
  {"gets|takes|receives|draws them [all] [from] [<player>] [stock|pack|talon]", "takes <mine>", kExchanging | kFirst},
  {"gets|takes|receives|draws them [all] [from] [her|the] [stock|pack|talon]", "takes <mine>", kExchanging | kFirst},
  {"gets|takes|receives|draws as many|what|all [as] [that] he|she [has|had] asked|wanted|thrown|threw|discarded [for|out|away]", "takes <mine>", kExchanging | kFirst},
  {"takes|gets|draws|receives <n> [cards|others|more] for|against|instead|in [place|exchange|return] [of|for] the|those|his <n2> [cards] [that|which] [he|she] [has|had] threw|thrown|discarded|discards [out|away]", "takes <n>", kExchanging | kFirst},
  {"takes|gets|draws|receives <n> [cards|others|more] for|against|instead|in [place|exchange|return] [of|for] the|those|his <n2> [cards|discards|discard]", "takes <n>", kExchanging | kFirst},
  {"looks at|over them|these|those [all] [at] [once]", "<served>takes up the cards given", kExchanging | kFirst},
  {"looks at|over the [new|<n>] cards|ones [given] [to] [him|her]", "<served>takes up the cards given", kExchanging | kFirst},
  {"looks at it|them [,|:|;] [and] it|which|that is|was <card>", "@<me> looks at the card drawn. the card drawn is <card>", kDrawn | kFirst},
  {"looks it|them over|through|up", "looks at his hand", kNotPlayed | kSeen},
  {"gets|receives it", "takes <mine>", kExchanging | kFirst},
  {"gives <player> whatever|what|all he|she asks|asked|wants|wanted [for]", "gives <other> <wanted>", kExchanging | kByDealer | kFirst},
  {"keeps hers|theirs|his", "takes none", kExchanging | kUnchanged | kFirst},
  {"keeps his five|5 [cards]", "takes none", kExchanging | kUnchanged | kFirst},
  {"keeps all [of] [his|the] [five|5] [cards]", "takes none", kExchanging | kUnchanged | kFirst},
  {"keeps his [whole] hand|cards [as] [it|they] [is|was|are|were|stands|stood]", "takes none", kExchanging | kUnchanged | kFirst},
  {"throws|discards|puts [out|away] <n> of his own [cards]", "discards <n>", kExchanging | kFirst},
  {"throws|puts out|away <n> of his own [cards]", "discards <n>", kExchanging | kFirst},
  // Two turned up
  {"chooses [the] [card] [of] <suit>", "chooses <ofsuit>", kTurned | kSeveral | kFirst},
  {"gives all the same [,] <order>", "gives <order>", kBefore | kDealing | kFirst},
  {"gives <n> [cards] to each [of] [us|them|player|the] [two]", "gives <other> <n>, <me> <n>", kBefore | kDealing | kFirst},
  {"gives with|from the same cards|pack [again|as before]", "gives", kBefore | kFirst},
  {"finds|sees his own pack", "finds the wrong pack", kDealing | kTurned | kAsked},
  {"finds|sees|says [that] <player> had [only|but|just] <n> cards dealt|given [to] [<player2>]", "finds <n> in <player>'s hand as dealt"},
  {"finds|sees|says [that] <player> had [only|but|just] <n> cards dealt|given [to] [her|himself|herself]", "finds <n> in <player>'s hand as dealt"},
  {"finds|sees|says [that] <player> had|held [still] <cards> when|as <player2> led|leads|played [rest]", "@<player> holds <cards> in the last deal. <me> finds <player>'s revoke", kBefore | kDealing | kTurned},
  {"finds|sees|says [that] <player> had|held [still] <cards> when|as he|she led|leads|played [rest]", "@<player> holds <cards> in the last deal. <me> finds <player>'s revoke", kBefore | kDealing | kTurned},
  {"has|had [already] looked at his [first|last|own] [<n>] [cards|card|packet]", "has looked", kDealing | kTurned},
  {"counts the pack|cards [,] [and] it|there [only] holds|held|has|had|contained|numbered|is|was|were [only|but] <odd> [cards]", "@the pack holds <odd>. <me> finds the pack wrong"},
  {"finds|sees|says [that] <player> [has|had] never|not had|held|has|have the king [rest]", "finds <player>'s false king", kBefore | kDealing},
  {"will have it that|how <rest>", "keeps: <all>", kFirst},
  {"cuts again|afresh|anew [,] [and] shows|showed|exposes|exposed <card>", "cuts again, showing <card>", kBefore | kFirst},
  {"is|was [by] [then] [far|much|quite] too late [rest]", "keeps: <all>"},
  {"claims the fresh|new deal for|upon|on it|that|this [account]", "claims a fresh deal"},
  {"claims another deal for|upon|on it|that|this [account]", "claims a fresh deal"},
  {"claims one|1 more|further [point|mark]", "claims the mark", kOver | kPlaying | kFirst},
  {"claims another|a point|mark", "claims the mark", kOver | kPlaying | kFirst},
  {"claims a second|further point|mark", "claims the mark", kOver | kPlaying | kFirst},
  {"claims the <nth> [card|one] from|off|of the stock|pack|talon", "claims completion", kExchanging | kFirst},
  {"claims the missing card|one [rest]", "claims completion", kExchanging | kFirst},
  {"makes up his [hand|five|number|cards] with the [top|next|first] card|one [from|of|off] [the] [stock|pack|talon|rest]", "completes", kFirst},
  {"refuses|declines [to] [pay] [it|this|that]", "keeps: <all>", kBystanders | kFirst},
  {"pays <player> <sum> [,] and|but no|nothing|not more|further", "pays <player> <sum>", kFirst},
  {"pays her <sum> [,] and|but no|nothing|not more|further", "pays <other> <sum>", kFirst},
  {"has|had bet|backed|laid [on|money] [on] <player>", "keeps: <all>", kBystanders},
  {"gives <player> the faced|exposed|shown card [,] [with|among|and] [the] [other|others|rest] [cards|card|one]", "gives <other> <last>", kExchanging | kFaced | kFirst},
  {"gives her the faced|exposed|shown card [,] [with|among|and] [the] [other|others|rest] [cards|card|one]", "gives <other> <last>", kExchanging | kFaced | kFirst},
  {"gives <player> <n> [cards] [,] <card> [being] among|amongst|one [of] them", "gives <other> <n>", kExchanging | kFirst},
  {"gives her <n> [cards] [,] <card> [being] among|amongst|one [of] them", "gives <other> <n>", kExchanging | kFirst},
  {"follows|answers|replies [it|this|that] [to] [it] with a|the small|low|little one|card", "<facing>plays ?", kPlaying | kFirst},
  {"says her <n> [cards]", "answers <n>", kQuestioned | kExchanging | kPlaying | kOver},
  {"requires|asks|says <player> to play|lay|lead|leave <cards> [down] [again|after|on] [all|the] [table]", "<restored>claims card stands", kPlaying | kFirst},
  {"claims|insists|says that <cards> must|should|shall|has|ought [to] lie|stay|remain|stand|be [played|led|on] [where|there|rest]", "<restored>claims card stands", kPlaying | kFirst},
  // Shuffling
  {"shuffles it|them under|below|beneath the table [rest]", "shuffles the pack below the table", kFirst},
  {"shuffles it|them so|with [that] [the] faces|cards [can|could|might|are|were] [be] [shown|seen|showing|visible] [rest]", "shuffles the pack with the faces shown", kFirst},
  // Tricks
  {"has|had|wins|makes|takes [won|made|taken] <n> of them [,] [and|to|but] he|she [has|had] [won|made] [the] [other] <n2>", "@<me> made <n>. <other> made <n2>", kExchanging | kPlaying | kOver | kFirst},
  {"has|had|wins|makes|takes [won|made|taken] <n> of them [,] [and|to|but] <player> [has|had] [won|made] [the] [other] <n2>", "@<me> made <n>. <player> made <n2>", kExchanging | kPlaying | kOver | kFirst},
});

// clang-format on

}  // namespace

std::span<const Saying> whole_sayings_told_of_each() {
  return kWhole;
}

std::span<const Saying> sayings_told_of_each() {
  return kRows;
}
}  // namespace ecarte::notation
