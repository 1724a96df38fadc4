// SPDX-License-Identifier: MIT
//
// The table of words: the other ways about. What is answered without the word for it, what is told
// of the thing or of its being found, and what most people would read between the lines of a letter.
// How a row is read stands at the head of table_words.cpp.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr When kPlay = kBefore | kDealing | kTurned | kAsked | kExchanging | kPlaying;
constexpr When kAnswer = kAsked | kByDealer;
constexpr When kEnd = kTurned | kAsked | kExchanging | kPlaying | kOver;

constexpr auto kRows = std::to_array<Saying>({
  // Answers to a proposal
  {"says [to] [<player>|him|her] [that] <player>|he|she might|could|can|may|should|shall [have|do|change|take|exchange] [so|cards|them|some|it|that] [and|with] [welcome|gladly|pleasure]", "accepts", kAnswer | kFirst},
  {"says [to] [<player>|him|her] [that] <player>|he|she might|could|can|may|should|shall not [have|do|change|take|exchange] [so|cards|them|any|it|that]", "refuses", kAnswer | kFirst},
  {"says [that] he|she would|will [gladly|willingly|certainly] [do] [so]", "<bare>accepts", kAnswer | kFirst},
  {"says [that] he|she would|will|had rather|sooner|prefer [not|to] [play|so]", "refuses", kAnswer | kFirst},
  {"says [that] he|she would|will|did|does|was|could|can not [do] [so|want|wish|have|hear] [to] [of] [it|that|cards|any|so]", "refuses", kAnswer | kFirst},
  {"says <player>|him|her to help|suit|please himself|herself [to] [cards|some]", "accepts", kAnswer | kFirst},
  {"says <player>|him|her to have|take|change|get|exchange [some|what|as|his] [cards|he|many] [wanted|liked|pleased|as] [he|she] [wanted|liked|pleased]", "accepts", kAnswer | kFirst},
  {"says <player>|him|her to play [on|it|at] [with] [once|what] [he|she] [has|had] [got]", "refuses", kAnswer | kFirst},
  {"says no|nay to it|that|this|the|him|her|<player> [proposal|request|cards]", "refuses", kAnswer | kFirst},
  {"says yes|aye to it|that|this|the|him|her|<player> [proposal|request|cards]", "accepts", kAnswer | kFirst},
  {"says no|nay", "refuses", kAnswer | kFirst},
  {"=nods|nodded|bows|bowed|smiles|smiled|signs|signed [his] assent|agreement|consent|acceptance|yes|acquiescence [rest]", "accepts", kAnswer | kFirst},
  {"=nods|nodded", "<bare>accepts", kAnswer | kFirst},
  {"=shakes|shook his head", "<bare>refuses", kAnswer | kFirst},
  {"gives|accepts [his|the] assent|consent|agreement|permission|leave", "accepts", kAnswer | kFirst},
  {"will not", "<bare>refuses", kAnswer | kFirst},
  {"will not have|hear|agree|consent|accept [it|to|of] [it|him|her|that|cards]", "refuses", kAnswer | kFirst},
  {"will", "<bare>accepts", kAnswer | kFirst},
  {"is agreeable|willing|content|happy|glad|ready|pleased", "accepts", kAnswer | kFirst},
  {"is not agreeable|willing|content|happy|ready|having [it|to] [rest]", "refuses", kAnswer | kFirst},
  {"has no|neither objection|objections [to] [it|that|this|cards]", "accepts", kAnswer | kFirst},
  {"makes no|neither objection|objections|difficulty|difficulties [to] [it|that|this|cards]", "accepts", kAnswer | kFirst},
  {"raises no|neither objection|objections [to] [it|that|this|cards]", "accepts", kAnswer | kFirst},
  {"takes him|her|them|<player> up [on] [it|that|this|the] [proposal|request]", "accepts", kAnswer | kFirst},
  {"lets him|her|them|<player> [do] [so]", "<bare>accepts", kAnswer | kFirst},
  {"lets him|her|them|<player> have|take|change [them|some|cards|his]", "accepts", kAnswer | kFirst},
  {"does not let|allow|permit him|her|them|<player> [have|take|change|do] [them|some|any|cards|so]", "refuses", kAnswer | kFirst},
  {"is|was granted|given|allowed [them|it|cards|leave|some]", "@<other> accepts", kAsked | kByOther | kFirst},
  {"is|was refused|denied [them|it|cards|leave|any]", "@<other> refuses", kAsked | kByOther | kFirst},
  {"says [that] he|she [had] only|but meant [it] if|provided [that] [there] [were|was|are|is] [cards] enough|sufficient [cards] [rest]", "accepts if there are cards enough", kAsked | kExchanging | kByDealer | kFirst},
  {"says [that] he|she [had] meant [it] only|but if|provided [that] [there] [were|was|are|is] [cards] enough|sufficient [cards] [rest]", "accepts if there are cards enough", kAsked | kExchanging | kByDealer | kFirst},
  // Proposals and playing without one
  {"says [that] he|she would|should|will|wishes|wished|wants|wanted|likes|liked [like|to] [have|propose|like|change|take|a|some] [a|some|few|to] [few|new|fresh|other|propose] [cards]", "proposes", kTurned | kByOther | kFirst},
  {"wants|asks [for|to] [have|some|a|few|fresh|new|other|more|change] [few|fresh|new|other] cards", "proposes", kTurned | kByOther | kFirst},
  {"asks leave to change|exchange|discard|take|propose [cards|some]", "proposes", kTurned | kByOther | kFirst},
  {"has|had|gets a proposal|request accepted|granted", "proposes. <other> accepts", kTurned | kByOther | kFirst},
  {"=goes|went|go straight|right|directly [on|in|ahead|off] [to|and|in] [play|without|played|the] [proposing|asking|play|cards|a|any] [proposal|proposing]", "plays without proposing", kTurned | kByOther | kFirst},
  {"is content|satisfied|happy|resolved|determined to play [on] [as] [it|he|with|is|she|without] [is|was|what|cards|stood|them] [rest]", "plays without proposing", kTurned | kByOther | kFirst},
  {"=simply|merely plays|played|play", "plays without proposing", kTurned | kByOther | kFirst},
  {"plays", "<bare>plays without proposing", kTurned | kByOther | kFirst},
  {"wants to know|hear|learn|be how many [cards] [told] [he|she|<player>] [has|had|wants|wanted|took|taken|changed] [taken|changed]", "asks how many", kExchanging | kPlaying | kOver | kFirst},
  // The exchange
  {"takes|draws|gets as many [cards|more] [again|instead|as|in|for] [rest]", "takes", kExchanging | kTook | kFirst},
  {"takes|draws|gets|picks [up|in] [the|a|an] as|same|like|equal many|number [of] [cards|more|others|new] [again|instead|back] [in|from] [their|its|his|the] [place|stead|stock|pack|talon]", "takes <discarded>", kExchanging | kFirst},
  {"takes|draws|gets|picks [up|in] [the|a|an] as|same|like|equal many|number [of] [cards|more|others|new] [again|instead|back] [in|from] [their|its|his|the] [place|stead|stock|pack|talon]", "takes <discarded>", kAsked | kFirst},
  {"=fills|filled [his] [hand] [up] [his|the] [hand] [again|up] [from|out] [the|of] [the] [stock|pack|talon]", "takes <discarded>", kExchanging | kFirst},
  {"makes up|good his [hand|number|loss] [again|to] [five|from] [rest]", "takes <discarded>", kExchanging | kFirst},
  {"takes the <n> [cards|card|ones] without|unseen|face|but <rest>", "takes <n> <from>", kExchanging | kFirst},
  {"takes|draws|gets|picks [up] <n> [fresh|new|other|more] [cards|card] [,|:] [namely|to|being] [wit] <cards>", "takes <cards>", kExchanging | kFirst},
  {"discards|throws|lays|puts [out|away|aside|down] <n> [cards|card|of] [his|them|cards] [,|:] [namely|to|being] [wit] <cards>", "discards <cards>", kAsked | kExchanging | kFirst},
  {"discards|throws|changes|exchanges some|several|a [few] [of] [his|the] cards [,] [but|and|though] how many [i|we|nobody|is|it|he|has|was] [do|does|cannot|can|could|not|did|am|never] [not|say|know|tell] [know|say|tell|told|recorded|remember|recall|sure]", "discards ?; takes ?", kExchanging | kFirst},
  {"changes|exchanges some|several|a [few] [of] [his|the] [cards] [,] [but|and|though] i|we|nobody [rest]", "discards ?; takes ?", kExchanging | kFirst},
  {"changes|exchanges some|several|a [few] [of] [his|the] cards", "discards ?; takes ?", kExchanging | kUntaken | kFirst},
  {"changes|alters|makes|turns it|that|this|them [back|again|rather] [to|into] <n> [cards|instead]", "alters it to <n>", kNumbered},
  {"thinks better|twice [of] [it|that|this] [and|,] makes|made|asks|asked|says|said [it|for] <n> [cards|instead|only]", "alters it to <n>", kNumbered | kFirst},
  {"=thinks|thought better of it|that|this", "waits: <all>", kNumbered},
  {"does not look at them|it|the|<it> [cards] [taken|given|rest]", "^unseen", kExchanging | kTook | kFirst},
  {"leaves them|it|the [cards] [lying] unseen|unlooked|face [down|at|downwards|rest]", "^unseen", kExchanging | kTook | kFirst},
  {"gives him|her|them|<player> another|one|a [more|second|fresh|new|further] [card|one] [instead|in|more] [of] [its|place|it] [rest]", "gives <other> 1", kExchanging | kByDealer | kFirst},
  // The deal and the trump
  {"gives [out|round] [to] us|them|all|everybody|everyone|both [all|both|of] [us|them] [round] [the|our|his] [cards|hands] [,|:] [out] <order>", "gives <order>", kBefore | kDealing | kFirst},
  {"gives [out] [us|them] [the] [cards|hands] [,] <order> [,] [but|and] [he|she] [did|used|dealt|using|with|from|out|it] [it|of|using] [with|from|of] <owner> pack|cards", "gives <order> from <owner> pack", kBefore},
  {"gives [out] [us|them] [the] [cards|hands] [,] [but] with|from|using|out [of] <owner> [own] pack|cards [,] <order>", "gives <order> from <owner> pack", kBefore},
  {"gives [out] [the] [cards|hands] [,] [but] with|from|using <owner> [own] pack|cards", "gives from <owner> pack", kBefore},
  {"=faces|faced [up] <card>", "turns <card>", kDealing | kByDealer | kJustDealt | kFirst},
  {"turns [up|over] another|one|a [second|more|further] card [,|:] <card>", "turns <card>", kDealing | kTurned | kFirst},
  {"gives <player> [some|a] advice|counsel|hint|tip by <rest>", "advises <player> by <rest>", kFirst},
  {"gives <player> [some|a] [word|piece] [of] advice|counsel|hint|tip [in|with] [a|one] [word|look|nod]", "advises <player> by word", kFirst},
  // Cards drawn from a hand
  {"draws|picks|takes|pulls|fetches a|one card from|out [of] <owner> hand|cards [,|:] <card>", "draws <card> from <other>", kFirst},
  // Play
  {"leads [,|:] <card>", "leads <card>", kPlay},
  {"leads|opens off|away with <card>", "leads <card>", kPlay},
  {"plays|throws|puts|drops something|anything|whatever [else|or] [other] [,] [but|and|though] [i|we|nobody] [do|did|does|could|cannot] [not] [see|saw|know|knew|tell|say|remember] [what|which]", "plays ?", kPlaying | kFirst},
  {"answers|meets|covers|follows|beats|tops the <rank> with <card>", "<facing>plays <card>", kPlaying | kFirst},
  {"gets|fetches|draws|brings [back|out|in|from] [return|reply|answer|him|her|<player>] <reply>", "@<other> plays <reply>", kPlaying | kPlayed},
  {"has to|no choice|but [but|to|give] [give|play|throw|put|part|surrender|yield|follow|drop] [up|with|in] [the|his] [card|only] <card>", "<facing>plays <card>", kPlaying | kFirst},
  {"has to give|play|throw|put|part|surrender|yield|follow|drop [up|with|in] the|his <rank>", "<facing>plays <led>", kPlaying | kFirst},
  {"gives|throws|surrenders|yields up|away|in the|his <rank>", "<facing>plays <led>", kPlaying | kToReply | kFirst},
  {"lets it|him|her|this|that have <card>", "<facing>plays <card>", kPlaying | kToReply | kFirst},
  {"lets it|him|her|this|that have the|his <rank>", "<facing>plays <led>", kPlaying | kToReply | kFirst},
  {"puts <card> under|upon|on|to|over it|this|that", "<facing>plays <card>", kPlaying | kFirst},
  {"produces <card>", "leads <card>", kPlaying | kPlayed | kFirst},
  // Tricks and marks
  {"takes \\the point|vole [all|just|nevertheless|for] [the|all] [same|that]", "<marked>makes the point", kPlaying | kExchanging | kFirst},
  {"wins|gets the point", "made the point", kPlaying | kExchanging},
  {"gets \\the ~point|vole", "made the <word>", kPlay | kOver},
  {"has|had|takes|wins|gets <n> tricks [,] [and|to] <player> [has|had|takes|took|wins|won|gets|got] [the|but|only] [other|remaining|rest] <n2> [tricks|trick]", "<five>@<me> made <n>. <player> made <n2>", kPlaying | kExchanging | kOver | kFirst},
  {"wins|takes|gets <n> tricks against|to <owner> <n2>", "<five>@<me> made <n>. <other> made <n2>", kPlay | kOver | kFirst},
  {"wins|takes|gets all five|the|of [tricks|them]", "made the vole", kPlaying | kExchanging | kFirst},
  {"puts it|that|this|them up|down [on|to] [the|his] [board|score|credit]", "marks the king", kTurnedKing | kFirst},
  {"puts it|that|this|them up|down [on|to] [the|his] [board|score|credit]", "marks the king", kJustAnnounced | kFirst},
  {"puts it|that|this|them up|down [on|to] [the|his] [board|score|credit]", "marks the <made>", kPlay | kOver | kFirst},
  {"lets the ~point|vole|king|mark|score go|pass|slip|lie [unmarked|unscored|unclaimed|by] [rest]", "does not mark", kEnd | kFirst},
  {"moves|advances|carries|pushes|fetches his peg|counter|pegs|counters [on|up|forward] <n> [holes|places|points|more]", "marks <n>", kEnd | kFirst},
  {"moves|advances|carries|pushes|fetches his peg|counter|pegs|counters [on|up|forward] [by] one|a hole|place|point", "marks 1", kEnd | kFirst},
  // Findings, claims and rulings
  {"finds|sees [that] he|she himself|herself has|had revoked [rest]", "finds his own revoke", kFirst},
  {"finds|sees [that] ~he|she [has|had] revoked [rest]", "<self>finds his own revoke", kFirst},
  {"finds|sees [that] ~he|she [has|had] revoked [rest]", "<rivals>finds <other>'s revoke", kFirst},
  {"finds|sees [that] ~he|she [has|had] revoked [rest]", "!expected whose revoke, such as finds his own revoke, or finds Y's revoke", kFirst},
  {"finds|sees [that] the deal is|was|did|does not|never [be|belong|been] <owner> [own] [turn|right|place] [to] [make|give|deal|have|take|him|her]", "finds the deal out of turn", kFirst},
  {"finds|sees [that] the deal [by|of] [right|rights] is|was|belongs|belonged|should [be|have|by] [rights|been|right|to] [by|be|been] <owner> [own] [turn] [rest]", "finds the deal out of turn", kDealing | kTurned | kAsked | kFirst},
  {"finds|sees [that] the pack|cards is|was|were|are the wrong|other one|pack|ones|cards", "finds the wrong pack", kFirst},
  {"calls foul|misdeal|halt [,|:] [because|as|since|for] the deal is|was not <owner> [turn|rest]", "finds the deal out of turn", kFirst},
  {"will have|claim|demand [the|a] [fresh|new] cards|deal|hand|hands [dealt|given|over|again] [again|afresh|anew|over]", "claims a fresh deal", kDealing | kTurned | kAsked | kFirst},
  {"will have the fresh|new deal", "claims a fresh deal", kFirst},
  {"asks for|demands cards|hand|hands|deal to [be] dealt|given again|afresh|anew|over", "claims a fresh deal", kFirst},
  {"puts the matter|question|case|point|dispute [before|to|up] [to] <player> [to] [decide|rest]", "asks <player>", kTwo | kFirst},
  {"lays the matter|question|case|point|dispute before <player> [rest]", "asks <player>", kTwo | kFirst},
  {"agrees to ask|leave <player> [rest]", "asks <player>", kTwo | kFirst},
  {"lets <onlooker> see it|this|that|the|<it> [card]", "shows <last> to <onlooker>", kFirst},
  {"has|had|holds|held <cards> and <others> [cards|card] [,] [that|which|whom|but] [i|we|nobody] [do|does|could|cannot|can|did|am] [not] [know|see|tell|remember|recall|name|saw|knew|knows]", "holds <cards> <others>", kFirst},
  // Bets
  {"covers <player> for|with|to [the] [tune|extent|amount] [of] <sum>", "covers <sum> on <player>", kBystanders | kFirst},
  {"lays|puts|places|has|stakes <sum> on <player>", "bets <sum> on <player>", kBystanders | kFirst},
  {"=goes|went|peers|peered|leans|leaned|stoops|stooped|bends|bent [down|over|across|forward] [to|and] look|looks|looked|peep|peeped|peer [over|at|into] <owner> hand|cards", "looks over <owner> hand", kBystanders | kFirst},
  {"looks at|into <owner> hand|cards", "looks over <owner> hand", kBystanders | kFirst},
});

constexpr auto kWhole = std::to_array<Saying>({
  {"it is|was [then|now|again|only] <player> who|that <rest>", "<player> <rest>"},
  {"it is|was [then|now] <cards> that|which <player> <rest>", "<player> <rest> <cards>"},
  {"the <n> of them|us [then|now|both] <verb> <rest>", "<both> <verb> <rest>"},
  {"it comes|came to <owner> notice|attention|knowledge that <rest>", "@<owned> finds that <rest>"},
  {"it is|was brought|called to <owner> notice|attention that <rest>", "@<owned> finds that <rest>"},
  {"who deals|dealt|gave|gives [it|the] [cards] [is|i|we|nobody|has] [not] [unknown|cannot|can|do|does|could|not] [not] [say|tell|know|knows|recorded|told|be|been] [told|recorded|known]", "? gives"},
  {"the french system [of] [betting] is|was [being|then|to] [be] in|used|followed|played|kept|agreed|observed|adopted [force|use|on|upon|to|vogue]", "system: french", kBefore},
  {"the english system [of] [betting] is|was [being|then|to] [be] in|used|followed|played|kept|agreed|observed|adopted [force|use|on|upon|to|vogue]", "system: english", kBefore},
  {"there is|was|were|are no <cards> in the pack|cards", "the pack lacks <cards>"},
  {"<cards> is|was|were not [to] [be] [found] in the pack", "the pack lacks <cards>"},
  {"<cards> is|was in <owner> hand [all|the|from] [the|along|whole|beginning] [time|while|start|outset|first|beginning]", "<owned> holds <cards>", kEnd},
  {"<card> lies|lay|is|was|lying face|faced up|upwards|upward", "!expected whether it is the trump, such as turns 8♦; or, if it lies so in the pack, 8♦ lies faced in the stock", kJustDealt},
  {"<player> on|at the|his deal [,|:] <order>", "<player> gives <order>", kBefore},
  {"<order> is|was|were the packets|packet|order [that|in|which] [which] <player> dealt|gave|deals|gives [in]", "<player> gives <order>", kBefore},
  {"[by|in] <order> goes|went|ran|was <owner> deal|dealing", "<owned> gives <order>", kBefore},
  {"the trump [card] [,] [once|when|being] [turned|flipped] [up|over] [,] proves|proved|turns|turned|happens|happened [out] [to] [be] <cards>", "<dealer> turns <cards>", kBefore | kDealing},
  {"up|over|round [it] comes|came|went|goes [,] [the|a] [<any>] [,|:] <cards>", "<dealer> turns <cards>", kBefore | kDealing},
  {"<cards> shows|showed|appears|appeared|comes|came|is|was [up|over|revealed|seen|disclosed|next] [face] [up|upwards]", "<dealer> turns <cards>", kDealing},
  // The exchange
  {"out|away|aside|off goes|went|go|flies|flew|flung <n> of <owner> cards", "<owned> discards <n>", kAsked | kExchanging},
  {"out|away|aside|off goes|went|go|flies|flew|flung <owner> <cards>", "<owned> discards <cards>", kAsked | kExchanging},
  {"out|away|aside|off goes|went|go|flies|flew|flung <cards>", "<exchanger> discards <cards>", kExchanging},
  {"out|away|aside|off goes|went|go|flies|flew|flung <n> [cards|card|more]", "<exchanger> discards <n>", kExchanging},
  {"in|back comes|came|come|goes|went <cards>", "<exchanger> takes <cards>", kExchanging},
  {"in|back comes|came|come|goes|went <n> [cards|card|more|others|fresh|new] [cards]", "<exchanger> takes <n>", kExchanging},
  {"<n> [fresh|new|other|more] [cards|ones|others] replaces|replaced|comes|came|takes|took [in] [their|his|its|them|it] [place|stead]", "<exchanger> takes <n>", kExchanging},
  {"<n> [cards] [is|was|were] <owner> number|order|demand|call", "<owned> asks <n>", kAsked | kExchanging},
  {"<owner> number is|was <n>", "<owned> asks <n>", kAsked | kExchanging},
  // Play
  {"down|out|forth [then|next] comes|came|goes|went <owner> <card>", "<replying><owned> plays <card>", kPlaying},
  {"down|out|forth [then|next] comes|came|goes|went <owner> <card>", "<leading><owned> leads <card>", kPlay},
  {"down|on|upon [upon|on|it|top] [it|that|this|of] [it] [comes|came|goes|went] <owner> <rank>", "<replying><owned> plays <led>", kPlaying},
  {"down|on|upon [upon|on|it|top] [it|that|this|of] [it] [comes|came|goes|went] <owner> <card>", "<replying><owned> plays <card>", kPlaying},
  {"<card> [then|next|again|now] comes|came|is|was|again|next [out] from|by <player>", "<waiting><player> plays <card>", kPlaying},
  {"<card> [then|next|again|now] comes|came|is|was|again|next [out] from|by <player>", "<leading><player> leads <card>", kPlay},
  {"<card> [then|next|again|now] [is|was] next|again", "<opener> leads <card>", kPlaying},
  {"<owner> <card> [then|next|now|duly] takes|took|beats|beat|wins|won|captures|captured|covers|covered|tops|topped|heads|headed|fells|felled|draws|drew|fetches|fetched|brings|brought|overtakes|overtook|defeats|defeated|kills|killed [over|against|down] <reply>", "<leading><owned> plays <card>. <rival> plays <reply>", kPlay},
  {"<owner> <card> [then|next|now|duly] takes|took|beats|beat|wins|won|captures|captured|covers|covered|tops|topped|heads|headed|fells|felled|overtakes|overtook|defeats|defeated|kills|killed [over|against|down] <reply>", "<answering><rival> plays <lost>. <owned> plays <card>", kPlay},
  {"<owner> <card> takes|took|wins|won|gets|got <place> [,] <player> giving|playing|parting|throwing|dropping|following|yielding|surrendering|putting [up|with|in|on] [it] <card2>", "<leading><place><owned> plays <card>. <rival> plays <card2>", kPlay},
  {"<owner> <card> takes|took|wins|won|gets|got <place> [,] <player> giving|playing|parting|throwing|dropping|following|yielding|surrendering|putting [up|with|in|on] [it] <card2>", "<answering><place><player> plays <card2>. <owned> plays <card>", kPlay},
  {"<owner> last|remaining|only|final|own|next [card] is|was <reply>", "<replying><owned> plays <reply>", kPlaying},
  {"<owner> card|answer|reply is|was <reply>", "<replying><owned> plays <reply>", kPlaying},
  {"<owner> <card> [,] [and|then] <reply>", "<leading><owned> plays <card>. <rival> plays <reply>", kPlaying},
  {"<place> [is|was] <owner> [too|also|again] [as] [well] [,|:] [with] his <card> [,] over|against|to|and <reply>", "<leading><place><owned> plays <card>. <rival> plays <reply>. <owned> takes <trick>", kPlay},
  {"<place> [is|was] <owner> [too|also|again] [as] [well] [,|:] [with] his <card> [,] over|against|to|and <reply>", "<answering><place><rival> plays <lost>. <owned> plays <card>. <owned> takes <trick>", kPlay},
  {"<place> [is|was] <owner> [too|also|again] [as] [well] [,|:] [with] [his] <card> [,] over|against|to|and <reply>", "!expected who led, such as 1. Y K♥, A 8♥", kPlay},
  {"<place> goes|went|falls|fell the way of <player>", "<player> takes <trick>", kPlay | kOver},
  {"<n> of the [five] tricks goes|went|go|falls|fell|fall to <player> and <n2> [tricks|trick] to <player2>", "<player> made <n>. <player2> made <n2>", kPlay | kOver},
  {"<n> [tricks|trick] to|for <player> [,] [and|but] <n2> [tricks|trick] to|for <player2>", "<player> made <n>. <player2> made <n2>", kPlaying | kOver | kExchanging},
  // Marks
  {"[so] the ~point|vole|king goes|went|is|was [on|to|upon|up|down|put] [to|on] <owner> score|credit|board|counter", "<owned> marks the <word>", kEnd},
  {"that|this|it gives|gave|wins|won|makes|made|is|was <player> the game", "<player> wins the game", kEnd},
});

// clang-format on

}  // namespace

std::span<const Saying> sayings_of_others() {
  return kRows;
}
std::span<const Saying> whole_sayings_of_others() {
  return kWhole;
}
}  // namespace ecarte::notation
