// SPDX-License-Identifier: MIT
//
// The table of words: what those who tell a game as a story make of its sentences: how the game
// stood, what was agreed, cut, claimed, found and answered. How a row is read stands at the head of
// table_words.cpp.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr When kDeal = kDealing | kTurned | kAsked | kExchanging;

constexpr auto kWhole = std::to_array<Saying>({
  // How the game stood
  {"[the] score [now|then] is|was|stands|stood [now|then] [at] <points> all|each|apiece", "score: <points> all"},
  {"[the] score [:] <points> [points|point] all|each|apiece", "score: <points> all", kBefore},
  {"[the] score [:] <points> [points|point] to|for <player> [,] [and] <points2> [points|point] to|for <player2>", "score: <player> <points>, <player2> <points2>", kBefore},
  {"[the] score before|at [the] [start|beginning|outset] [of] [this|the|that] deal|hand [is|was|stood] [:|at] <points> -|to <points2>", "score: <points>-<points2>", kBefore},
  {"[the] score before|at [the] [start|beginning|outset] [of] [this|the|that] deal|hand [is|was|stood] [:|at] <points> [points] all|each|apiece", "score: <points> all", kBefore},
  {"[the] score before|at [the] [start|beginning|outset] [of] [this|the|that] deal|hand [is|was|stood] [:|at] <player> <points> [,] [and] <player2> <points2>", "score: <player> <points>, <player2> <points2>", kBefore},
  {"[the] score before|at [the] [start|beginning|outset] [of] [this|the|that] deal|hand [is|was|stood] [:|at] <points> [points|point] to|for <player> [,] [and] <points2> [points|point] to|for <player2>", "score: <player> <points>, <player2> <points2>", kBefore},
  {"before|at [the] [start|beginning|outset|opening] [of] [this|the|that] deal|hand [,] <player> has|had <points> points|point [,] [and|while|but] <player2> [has|had] <points2> [points|point]", "score: <player> <points>, <player2> <points2>", kBefore},
  {"<points> points|point to|for <player> [,] [and] <points2> [points|point] to|for <player2>", "score: <player> <points>, <player2> <points2>", kBefore},
  {"[the|their] counters|counter|board|markers [now|then] show|shows|showed|stand|stands|stood [at] <points> for|to|with both|each [of] [them|us|the] [players|sides|player|side]", "score: <points> all"},
  {"[the|their] counters|counter|board|markers [now|then] show|shows|showed|stand|stands|stood [at] <points> for|to <player> [,] [and] <points2> for|to <player2>", "score: <player> <points>, <player2> <points2>"},
  {"[the] score [now|then] is|was|stands|stood [now|then] [at] <points> [points|point] to|for <player> [,] [and] <points2> [points|point] to|for <player2>", "score: <player> <points>, <player2> <points2>"},
  {"there is|was no|neither score [yet] [on|for] [either] [side|sides]", "score: 0 all", kBefore},
  {"<player> [now|then] has|had [now|then] <points> points|point [,] [and|while|but] <player2> [has|had] <points2> [points|point]", "score: <player> <points>, <player2> <points2>"},
  {"before|after|at [the] [end|close] [of] this|the|that deal|hand [,] [the] score [now|then] is|was|stood|stands [now|then] [at] <player> <points> [,] [and] <player2> <points2>", "score: <player> <points>, <player2> <points2>"},
  {"before|after|at [the] [end|close] [of] this|the|that deal|hand [,] [the] score [now|then] is|was|stood|stands [now|then] [at] <points> to|for <player> [,] [and] <points2> to|for <player2>", "score: <player> <points>, <player2> <points2>"},
  {"before|after|at [the] [end|close] [of] this|the|that deal|hand [,] <player> has|had <points> points|point [,] [and|while|but] <player2> [has|had] <points2> [points|point]", "score: <player> <points>, <player2> <points2>"},
  {"that|this|it [now] makes|made|brings|brought|leaves|left [the|it] [score] [now] [to|at] <n> to|- <n2> in <owner> favour", "<more>score: <owned> <n>, ? <n2>", kPlaying | kOver},
  {"that|this|it [now] makes|made|brings|brought|leaves|left [the|it] [score] [now] [to|at] <n> to|- <n2> in favour of <player>", "<more>score: <player> <n>, ? <n2>", kPlaying | kOver},
  {"at <n> [points] each|apiece [,] <rest>", "!expected the score on a line of its own before it, such as score: 2 all"},
  // What was agreed, and what was played for
  {"they|we|both|players [have|had] [both] agree|agreed on|upon|to [play] the rubber of <n> [games]", "agreed: rubber of <n>", kBefore},
  {"it is|was|has|had [been] agreed on|upon|to|that [they] [play|should] [play] the rubber of <n> [games]", "agreed: rubber of <n>", kBefore},
  {"it is|was|has|had [been] agreed that the deal|deals should|shall|would|was|is|were [to] alternate", "agreed: alternate", kBefore},
  {"they|we|both [have|had] [both] agree|agreed to cut [for] [the] [deal] [afresh|anew|again] at|in|for|before|with [the] [beginning|start|opening] [of] each|every [new] game", "agreed: cut each game", kBefore},
  {"it is|was|has|had [been] agreed to cut [for] [the] [deal] [afresh|anew|again] at|in|for|before|with [the] [beginning|start|opening] [of] each|every [new] game", "agreed: cut each game", kBefore},
  {"it is|was|has|had [been] agreed that they|we|both [should|would] [deal|to] [deal] alternately|alternate|turns|turn [deal|dealing|about]", "agreed: alternate", kBefore},
  {"they|we|both [have|had] [both] agree|agreed to deal alternately", "agreed: alternate", kBefore},
  {"they|we|both [are|were] play|plays|played|playing for <sum> a|each|per|the game", "stakes: <sum> a game", kBefore},
  {"they|we|both [are|were] play|plays|played|playing for <sum>", "stakes: <sum>", kBefore},
  {"<player> [has|had] the <any> pack|cards [,] [and] <player2> [has|had] the <any2> [pack|one|cards]", "packs: <player> <any>, <player2> <any2>", kBefore},
  // The cut for the deal
  {"in|at|on|when the|they|we|both [cut|cutting|cuts] [cut|cuts] for [the] deal [,] <player> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card> [,] [and] <player2> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] [the] <rank>", "<player> cuts for the deal, showing <card>. <player2> cuts for the deal, showing <alike>", kBefore},
  {"in|at|on|when the|they|we|both [cut|cutting|cuts] [cut|cuts] for [the] deal [,] <player> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card> [,] [and] <player2> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card2>", "<player> cuts for the deal, showing <card>. <player2> cuts for the deal, showing <card2>", kBefore},
  // Who deals, and with what
  {"it is|was <owner> turn to deal|give", "<owned> is to deal", kBefore},
  {"it is|was <owner> deal", "<owned> is to deal", kBefore},
  {"it is|was <player> who|that dealt|deals|gave|gives", "<player> gives", kBefore},
  // Who is not known
  {"it is|was not recorded|known|told|said|stated|certain|remembered|noted|clear who dealt|deals|gave|gives [the] [cards|it] [this] [time|deal|hand]", "somebody gives", kBefore},
  {"i|we cannot|can't|can|could|do|did [not] [now] say|tell|remember|recall|know who dealt|deals|gave|gives [the] [cards|it] [this] [time|deal|hand]", "somebody gives", kBefore},
  {"the trump|trumps|turn-up|retourne [card|suit] is|was <cards>", "<dealer> turns <cards>", kBefore | kDealing},
  {"the trump|trumps|turn-up|retourne [card|suit] is|was <cards>", "somebody turns <cards>", kDealing},
  {"of the <nth> trick i|we remember|recall|know|saw neither|nothing|no|not <rest>", "trick <nth>: ? ?, ? ?", kDeal | kPlaying},
  {"one of them|us|the [two|players] proposes|proposed [,] [and] the other accepts|accepted|agrees|agreed", "somebody proposes. somebody accepts", kDealing | kTurned},
  {"one of them|us|the [two|players] proposes|proposed [,] [and] the other refuses|refused|declines|declined", "somebody proposes. somebody refuses", kDealing | kTurned},
  // Dealing, and the exchange
  {"the cards|hands is|are|was|were dealt|given by <player> [,] [by] [first] three|3 [cards] [,] [and] then two|2 [cards]", "<player> gives 3-2", kBefore},
  {"the cards|hands is|are|was|were dealt|given by <player> [,] [by] [first] two|2 [cards] [,] [and] then three|3 [cards]", "<player> gives 2-3", kBefore},
  {"the trump|trumps turned [up] is|was <cards>", "<dealer> turns <cards>", kBefore | kDealing},
  {"it is|was [found|seen] [to] [be] <cards>", "^drawn", kDrawn},
  {"no|neither proposal [comes|came|is|was] [made] from|by <player>", "<player> does not propose", kTurned},
  {"it is|was [then] put|thrown|laid|set|pushed|pulled aside|by|away", "<last> is thrown aside", kFaced | kDealing | kTurned | kAsked | kExchanging},
  {"the cards is|are|was|were [then] picked up [again]", "the cards are gathered", kPlaying | kOver},
  {"there is|was the six of <suit> [found] in the pack", "the pack holds 6<sign>"},
  {"there is|was the five of <suit> [found] in the pack", "the pack holds 5<sign>"},
  {"there is|was the four of <suit> [found] in the pack", "the pack holds 4<sign>"},
  {"there is|was the three of <suit> [found] in the pack", "the pack holds 3<sign>"},
  {"there is|was the two of <suit> [found] in the pack", "the pack holds 2<sign>"},
  {"the cards is|are|was|were [then] gathered|collected|swept|taken [up|in|together]", "the cards are gathered"},
});

constexpr auto kRows = std::to_array<Saying>({
  // The cut for the deal, and the cut to the dealer
  {"cuts [again|once] [a] [second|third|more] [time] [for] [the] [deal] [again|anew|afresh] [:|,] <player> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card> [,|;|and] <player2> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card2>", "@<player> cuts for the deal, showing <card>. <player2> cuts for the deal, showing <card2>", kTwo | kBefore | kFirst},
  {"cuts again for the deal [:|,] <player> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card> [,|;|and] <player2> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card2>", "@<player> cuts for the deal, showing <card>. <player2> cuts for the deal, showing <card2>", kTwo | kFirst},
  {"cuts for the deal again|anew|afresh|once [more] [:|,] <player> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card> [,|;|and] <player2> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card2>", "@<player> cuts for the deal, showing <card>. <player2> cuts for the deal, showing <card2>", kTwo | kFirst},
  {"cuts <pack> [,] and <cards> is|was seen|shown|visible|exposed", "cuts, showing <cards>", kFirst},
  {"cuts off <n> [cards]", "cuts <n>"},
  {"cuts again|anew|afresh|once [more] [,] [this] [time] lifting|taking [off] <n> [cards]", "cuts again <n>"},
  {"cuts again|anew|afresh|once [more] [,] [and] [this] [time] lifts|lifted|takes|took [off] <n> [cards]", "cuts again <n>"},
  // What was agreed
  {"agree on|upon|to [play] the rubber of <n> [games]", "@agreed: rubber of <n>", kTwo | kBefore | kFirst},
  {"agree to cut [for] [the] [deal] [afresh|anew|again] at|in|for|before|with [the] [beginning|start|opening] [of] each|every [new] game", "@agreed: cut each game", kTwo | kBefore | kFirst},
  {"agree to deal alternately|turnabout", "@agreed: alternate", kTwo | kBefore | kFirst},
  {"agree that the deal|deals should|shall|would|is|are [to] alternate", "@agreed: alternate", kTwo | kBefore | kFirst},
  // Claims
  {"says|claims|insists|maintains|finds [that] the choice is|was|belongs|belonged|rests|rested [with|to] his|hers|him|her|mine [own]", "claims the choice", kFirst},
  {"points|finds|sees [out] the mistake|error|fault|slip in|with|of the packets", "finds the packets", kFirst},
  {"claims the game as [a] ~treble|double|single", "claims a <word> game", kFirst},
  {"claims the ~king of <suit> [for] [himself|herself]", "claims \"the <from>\"", kFirst},
  {"claims the <rank> of <suit> [for] [himself|herself]", "claims <ranked>", kDeal | kPlaying | kFirst},
  {"asks|wants|requires|demands|claims [for] another|second cut", "claims a fresh cut", kFirst},
  {"asks|wants|requires|demands|claims [for] the second|third cut", "claims a fresh cut", kFirst},
  {"lets the matter|thing|mistake|fault|error \\rest|stand", "<pending>withdraws the claim", kFirst},
  {"lets the matter|thing|mistake|fault|error \\rest|stand", "lets it stand", kFirst},
  {"claims the right to choose", "claims the choice", kFirst},
  {"claims the right to choose too|also|himself|herself", "claims the choice", kFirst},
  {"claims the right to choose as well", "claims the choice", kFirst},
  {"claims|demands|requires|wants|asks [for] the card [that|which] [he|she] [was|is|has|had] [been] shown|exposed|faced [to] [him|her]", "claims the card", kFirst},
  {"says|claims|insists|maintains [that] the acceptance has|had|must|should|ought|shall|is|was [to] stand|stands [good]", "claims acceptance", kFirst},
  {"says|claims|insists|maintains [that] <owner> acceptance has|had|must|should|ought|shall|is|was [to] stand|stands [good]", "claims acceptance", kFirst},
  {"says|claims|insists|maintains [that] the refusal has|had|must|should|ought|shall|is|was [to] stand|stands [good]", "claims refusal", kFirst},
  {"says|claims|insists|maintains [that] <owner> refusal has|had|must|should|ought|shall|is|was [to] stand|stands [good]", "claims refusal", kFirst},
  {"asks|wants|requires|demands [for] [that] the mistake|error|fault|misdeal [to|should|must|shall] [be] corrected|rectified|mended|amended|righted|repaired", "requires rectification", kDeal | kFirst},
  {"asks|wants|requires|demands [for] [that] the mistake|error|fault|misdeal to|should|must|shall be put|set right", "requires rectification", kDeal | kFirst},
  {"asks|wants|requires|demands|claims [for] [that] the pack|cards [to|should|must|shall] [be] cut again|anew|afresh|once [more]", "claims a fresh cut", kBefore | kFirst},
  {"asks|claims|demands|requires again|once [more] [for] the fresh|new|another ~deal|cut", "claims a fresh <word>", kFirst},
  {"asks|wants|requires|demands|claims [for] [that] the hand|hands [to|should|must|shall] [be] played again|anew|afresh|over [again]", "requires the hands again", kPlaying | kOver | kFirst},
  // What is found
  {"points|objects|protests|complains|says|finds [out] [that] it is|was not <owner> [turn|deal] [turn|to] [to] [deal|give]", "finds the deal out of turn", kDeal | kFirst},
  {"points|objects|protests|complains|says|finds [out] [that] it is|was not <owner> lead|turn [to] [lead|play]", "finds the lead out of turn", kPlaying | kFirst},
  {"finds|sees that the pack is|was defective|deficient|unsound", "finds the pack wrong"},
  {"finds|sees that the pack is|was not complete|right|full|sound|correct", "finds the pack wrong"},
  {"finds|sees [that] <cards> is|was|lies|lay lying face|faced [up|upwards] [in|on] [the] [stock|pack|talon]", "finds <cards> faced"},
  {"finds|sees [that] <player> [has|had] took|taken|takes the wrong|incorrect number [of] [cards]", "finds <player>'s cards taken"},
  {"finds|sees [that] he|she has|had|holds|held [only|but|just] <n> cards|card left [in] [his] [hand]", "finds <n> in his hand", kPlaying | kOver},
  {"finds|sees [that] <player> has|had|holds|held|is|was [with] [only|but|just] <n> cards in [the] hand", "finds <n> in <player>'s hand", kFirst},
  {"finds|sees [that] he|she has|had had|held [only|but|just] <n> cards [in] [his] [hand]", "finds <n> in his hand", kFirst},
  {"counts [only|but|just] <n> cards in <owner> hand", "finds <n> in <owner> hand", kFirst},
  {"counts [only|but|just] <n> cards in the hand of <player>", "finds <n> in <player>'s hand", kFirst},
  {"finds|sees how many cards <player> [has|had] taken|took|drawn|drew", "finds <player>'s cards taken", kExchanging | kPlaying | kFirst},
  // What is answered
  {"does|will not accept|admit|allow|concede [to] it|this|that", "<asserted>disputes it", kBefore | kDealing | kTurned | kExchanging | kPlaying | kOver | kFirst},
  {"does|will not accept|admit|allow|concede the claim", "<asserted>disputes it", kBefore | kDealing | kTurned | kExchanging | kPlaying | kOver | kFirst},
  {"will not give|allow|grant [him|her|<player>] [any|more|new|the] cards", "refuses", kAsked | kByDealer | kFirst},
  {"rules not to propose|ask [for] [cards]", "plays", kTurned | kByOther | kFirst},
  {"disputes with it|this|that|him|her", "disputes it"},
  {"will|does not agree [to] [it|this|that|cards|exchange]", "refuses", kAsked | kByDealer | kFirst},
  {"turns the|his proposal|offer|request down", "refuses", kAsked | kByDealer | kFirst},
  {"turns down the|his proposal|offer|request", "refuses", kAsked | kByDealer | kFirst},
  {"turns it|him|her|them down", "refuses", kAsked | kByDealer | kFirst},
  {"accepts <owner> proposal|offer", "accepts", kAsked | kByDealer | kFirst},
  {"makes another|a second|third|new|further|fresh [new] proposal", "proposes again", kFirst},
  {"makes another proposal", "proposes again", kFirst},
  {"changes his mind [,] [and|then] [then] refuses|refused|declines|declined", "alters it to a refusal", kExchanging | kUntaken | kByDealer | kFirst},
  {"changes his mind [,] [and|then] [then] accepts|accepted|agrees|agreed", "alters it to an acceptance", kPlaying | kUnplayed | kByDealer | kFirst},
  {"changes|alters [his] [answer|mind|word] back [again] [,] and [again] accepts|accepted", "alters it to an acceptance", kFirst},
  {"changes|alters [his] [answer|mind|word] back [again] [,] and [again] refuses|refused|declines|declined", "alters it to a refusal", kFirst},
  {"=changes|changed|change it|this|that|his [answer|word|reply] [back] to|into the ~refusal|acceptance", "alters it to a <word>", kFirst},
  {"plays on|with the cards|hand [that] he|she|i [has|had|have|is|was] [been] dealt|given", "plays", kDealing | kTurned | kFirst},
  {"changes|returns <cards> with|for|by <cards2>", "discards <cards>; takes <cards2>", kExchanging | kFirst},
  {"puts it|them|these|this in|together|up with|among the \\rest|remainder of his [own] [hand|cards]", "^mixed", kExchanging | kFirst},
  {"takes <n> [cards] without looking [at] [it|them|the] [cards]", "takes <n>, unseen", kExchanging | kFirst},
  {"puts it|them|these|this together|in|up with|among|into his [own] hand|cards|others|other|rest [cards]", "^mixed", kExchanging | kFirst},
  {"is|was given|dealt|handed|served <n> [cards|card] [in] [return|exchange|instead]", "takes <n>", kExchanging},
  {"is|was given|dealt|handed|served <cards> [in] [return|exchange|instead]", "takes <cards>", kExchanging},
  {"takes|draws|gets <card> [,] and one|1 other|more [card]", "takes <card> ?", kExchanging | kFirst},
  {"takes|draws|gets <card> [,] and another [card]", "takes <card> ?", kExchanging | kFirst},
  {"has|had|holds|held in his [own] hand|cards [:|,] <cards>", "holds <cards>", kFirst},
  {"has|had|holds|held [in] [his] [own] [hand|cards] [:|,] <cards> [,] and one|1 other|others|more|unknown [card|cards]", "holds <cards> ?", kFirst},
  {"has|had|holds|held the <rank> and [the] <rank2> of <suit> [,] and one|1 other|others|more|unknown [card|cards]", "holds <rank> of <suit>, <rank2> of <suit> ?", kFirst},
  {"has|had|holds|held [in] [his] [own] [hand|cards] [:|,] <cards> [,] and two|2 other|others|more|unknown [card|cards]", "holds <cards> ? ?", kFirst},
  {"has|had|holds|held the <rank> and [the] <rank2> of <suit> [,] and two|2 other|others|more|unknown [card|cards]", "holds <rank> of <suit>, <rank2> of <suit> ? ?", kFirst},
  {"has|had|holds|held [in] [his] [own] [hand|cards] [:|,] <cards> [,] and three|3 other|others|more|unknown [card|cards]", "holds <cards> ? ? ?", kFirst},
  {"has|had|holds|held the <rank> and [the] <rank2> of <suit> [,] and three|3 other|others|more|unknown [card|cards]", "holds <rank> of <suit>, <rank2> of <suit> ? ? ?", kFirst},
  {"has|had|holds|held [in] [his] [own] [hand|cards] [:|,] <cards> [,] and four|4 other|others|more|unknown [card|cards]", "holds <cards> ? ? ? ?", kFirst},
  {"has|had|holds|held the <rank> and [the] <rank2> of <suit> [,] and four|4 other|others|more|unknown [card|cards]", "holds <rank> of <suit>, <rank2> of <suit> ? ? ? ?", kFirst},
  {"discards the <rank> of <suit> and [of] <suit2>", "discards <rank> of <suit>, <rank> of <suit2>", kFirst},
  {"takes the <n> [cards]", "takes <n>", kExchanging | kNumbered},
  {"gets rid of <cards>", "discards <cards>", kExchanging | kAsked},
  {"gets rid of <n> [cards]", "discards <n>", kExchanging | kAsked},
  // Dealing, packet by packet
  {"gives notice [that] he|she will|would|is|was [going] [to] deal|give [by|in] two|2|twos and|then three|3|threes", "gives notice of 2-3", kBefore | kFirst},
  {"gives notice [that] he|she will|would|is|was [going] [to] deal|give [by|in] three|3|threes and|then two|2|twos", "gives notice of 3-2", kBefore | kFirst},
  {"gives [the] [cards] [,] first three|3 [cards] [each] [,] [and] then two|2 [cards] [each]", "gives 3-2", kBefore | kFirst},
  {"gives [the] [cards] [,] first two|2 [cards] [each] [,] [and] then three|3 [cards] [each]", "gives 2-3", kBefore | kFirst},
  {"gives [the] [cards] in packets of three|3 and [then] two|2", "gives 3-2", kBefore | kFirst},
  {"gives [the] [cards] in packets of two|2 and [then] three|3", "gives 2-3", kBefore | kFirst},
  {"gives <player> <n> [cards] [,] [and] himself|herself <n2> [cards] [,] [and|then] <player2> [another] <n3> [cards] [more] [,] [and|then] himself|herself [another] <n4> [cards] [more]", "gives <player> <n>, <me> <n2>, <player2> <n3>, <me> <n4>"},
  // Looking, showing, and putting by
  {"picks his <card> up|back [again]", "takes back <card>", kPlaying | kFirst},
  {"puts|lays [down] his cards|hand down|on [on] [the] [table] [,] and claims|claimed the|his ~point|vole|game|tricks", "throws down, claiming the <word>", kTurned | kExchanging | kPlaying | kFirst},
  {"puts out <n> [cards]", "discards <n>", kTurned | kAsked | kExchanging | kFirst},
  {"puts out <cards>", "discards <cards>", kTurned | kAsked | kExchanging | kFirst},
  {"is|was given|dealt|handed|served <n> [cards] by <player>", "@<player> gives <me> <n>", kExchanging | kFirst},
  {"looks at|through|over the cards|card [that|which] <player> [has|had] discarded|thrown|put [out|away|aside]", "looks at <player>'s discard", kFirst},
  {"looks at|through|over the cards|card [that|which] he|she [has|had] discarded|thrown|put [out|away|aside]", "looks at his discard", kFirst},
  {"looks at|over <owner> cards|hand over|across his shoulder", "looks over <owner> hand", kBystanders | kFirst},
  {"lets one of <owner> cards be seen [,|:] <cards>", "exposes <owner> <cards>", kFirst},
  {"turns <card> face|faces up|upwards", "turns <card>", kExchanging | kByDealer | kFirst},
  {"takes|picks|puts <card> back|up [again] in|into|to his [own] hand [again]", "takes back <card>", kPlaying | kFirst},
  {"picks|takes up his <card> [again]", "takes back <card>", kPlaying | kFirst},
  {"draws <card> out|from [of] <owner> hand", "draws <card> from <owned>"},
  {"lays|puts [down] his cards|hand down|on [on] the table [,] and gives|gave up [the] [hand|game|deal]", "throws down", kFirst},
  {"lays|puts [down] his cards|hand down|on [on] [the] [table] [,] and gives|gave up [the] [hand|deal]", "throws down", kFirst},
  // The play
  {"leads <card> [down] in its|his|the place|stead|room [of] [it|that]", "leads <card>", kPlaying | kFirst},
  {"puts|lays|throws|drops [down] the|his <rank> on|upon|to it|this|that|him|her", "plays <led>", kPlaying | kToReply | kFirst},
  {"picks the <any> pack", "chooses the <any> pack", kBefore},
  // The king and the marks
  {"takes <owner> ~king|mark|point down|off [the] [score|counter|board]", "takes down <owner> <word>", kFirst},
  {"puts up another point|mark", "marks 1", kFirst},
  {"marks that|this|it [too|also|as] [well]", "marks the king", kJustAnnounced | kFirst},
  {"marks that|this|it [too|also|as] [well]", "marks the king", kTurnedKing | kFirst},
  {"marks that|this|it [too|also|as] [well]", "marks the <made>", kPlaying | kOver | kFirst},
  {"marks a|one point|mark for it|this|that", "marks the king", kJustAnnounced | kFirst},
  {"marks a|one point|mark for it|this|that", "marks the king", kTurnedKing | kFirst},
  {"takes a|one point|mark for it|this|that", "marks the king", kJustAnnounced | kFirst},
  {"takes a|one point|mark for it|this|that", "marks the king", kTurnedKing | kFirst},
  {"marks ~two|three|2|3 [points] for it|this|that", "marks <word> for the king", kJustAnnounced | kFirst},
  {"takes|wins|makes|gets all [the|of] [five] [the] tricks", "makes the vole", kTurned | kExchanging | kPlaying | kOver | kFirst},
  {"takes every|each [single] trick", "makes the vole", kTurned | kExchanging | kPlaying | kOver | kFirst},
});

// clang-format on

}  // namespace

std::span<const Saying> whole_sayings_of_stories() {
  return kWhole;
}
std::span<const Saying> sayings_of_stories() {
  return kRows;
}
}  // namespace ecarte::notation
