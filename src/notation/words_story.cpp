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
  {"the cards is|are|was|were [then] gathered|collected|swept|taken [up|in|together]", "the cards are gathered"},
});

constexpr auto kRows = std::to_array<Saying>({
  // The cut for the deal, and the cut to the dealer
  {"cuts [again|once] [a] [second|third|more] [time] [for] [the] [deal] [again|anew|afresh] [:|,] <player> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card> [,|;|and] <player2> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card2>", "@<player> cuts for the deal, showing <card>. <player2> cuts for the deal, showing <card2>", kTwo | kBefore | kFirst},
  {"cuts again for the deal [:|,] <player> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card> [,|;|and] <player2> [cut|cuts|shows|showed|draws|drew|turns|turned|lifts|lifted|has|had|gets|got] [up] <card2>", "@<player> cuts for the deal, showing <card>. <player2> cuts for the deal, showing <card2>", kTwo | kFirst},
  {"cuts <pack> [,] and <cards> is|was seen|shown|visible|exposed", "cuts, showing <cards>", kFirst},
  {"cuts off <n> [cards]", "cuts <n>"},
  {"cuts again|anew|afresh|once [more] [,] [this] [time] lifting|taking [off] <n> [cards]", "cuts again <n>"},
  {"cuts again|anew|afresh|once [more] [,] [and] [this] [time] lifts|lifted|takes|took [off] <n> [cards]", "cuts again <n>"},
  // Claims
  {"says|claims|insists|maintains|finds [that] the choice is|was|belongs|belonged|rests|rested [with|to] his|hers|him|her|mine [own]", "claims the choice", kFirst},
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
  // What is answered
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
  {"puts it|them|these|this together|in|up with|among|into his [own] hand|cards|others|other|rest [cards]", "^mixed", kExchanging | kFirst},
  {"is|was given|dealt|handed|served <n> [cards|card] [in] [return|exchange|instead]", "takes <n>", kExchanging},
  {"is|was given|dealt|handed|served <cards> [in] [return|exchange|instead]", "takes <cards>", kExchanging},
  {"takes|draws|gets <card> [,] and one|1 other|more [card]", "takes <card> ?", kExchanging | kFirst},
  {"takes|draws|gets <card> [,] and another [card]", "takes <card> ?", kExchanging | kFirst},
  {"has|had|holds|held in his [own] hand|cards [:|,] <cards>", "holds <cards>", kFirst},
  {"takes the <n> [cards]", "takes <n>", kExchanging | kNumbered},
  {"gets rid of <cards>", "discards <cards>", kExchanging | kAsked},
  {"gets rid of <n> [cards]", "discards <n>", kExchanging | kAsked},
  // Dealing, packet by packet
  {"gives [the] [cards] [,] first three|3 [cards] [each] [,] [and] then two|2 [cards] [each]", "gives 3-2", kBefore | kFirst},
  {"gives [the] [cards] [,] first two|2 [cards] [each] [,] [and] then three|3 [cards] [each]", "gives 2-3", kBefore | kFirst},
  {"gives [the] [cards] in packets of three|3 and [then] two|2", "gives 3-2", kBefore | kFirst},
  {"gives [the] [cards] in packets of two|2 and [then] three|3", "gives 2-3", kBefore | kFirst},
  {"gives <player> <n> [cards] [,] [and] himself|herself <n2> [cards] [,] [and|then] <player2> [another] <n3> [cards] [more] [,] [and|then] himself|herself [another] <n4> [cards] [more]", "gives <player> <n>, <me> <n2>, <player2> <n3>, <me> <n4>"},
  // Looking, showing, and putting by
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
  {"puts|lays|throws|drops [down] the|his <rank> on|upon|to it|this|that|him|her", "plays <led>", kPlaying | kToReply | kFirst},
  {"picks the <any> pack", "chooses the <any> pack", kBefore},
  // The king and the marks
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
