// SPDX-License-Identifier: MIT
//
// The table of words: what those who report a game for others make of its sentences: the play, the
// marks, how the game stood, what was found and claimed. How a row is read stands at the head of
// table_words.cpp.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr When kPlay = kBefore | kDealing | kTurned | kAsked | kExchanging | kPlaying;

constexpr auto kWhole = std::to_array<Saying>({
  // How the game stood
  {"both [of] [us|them|players] [now|then] is|are|was|were|stood|stand [level|tied|equal] at|on|with <n> [points]", "score: <n> all", kBefore},
  {"[both|the] they|we|players|sides [now|then] is|are|was|were|stood|stand [level|tied|equal] at|on|with <n> [points] all|each|apiece|both", "score: <n> all", kBefore},
  {"[both|the] they|we|players|sides [now|then] is|are|was|were|stood|stand level|tied|equal at|on|with <n> [points] [all|each|apiece|both]", "score: <n> all", kBefore},
  {"[both|the] they|we|players|sides [now|then] has|have|had <n> points|point all|each|apiece|both", "score: <n> all", kBefore},
  {"the <any> creatures|ladies|gentlemen|players|friends has|have|had <n> points|point each|apiece", "score: <n> all", kBefore},
  {"<n> points|point each|apiece", "score: <n> all", kBefore},
  {"tied|level at|on <n> [all|each|apiece]", "score: <n> all", kBefore},
  {"[the|their] counters|counter|board|markers [now|then] show|shows|showed|stand|stands|stood [at] <n> for|to <player> [,] [and] <n2> for|to <player2>", "score: <player> <n>, <player2> <n2>"},
  {"[the|their] counters|counter|board|markers [now|then] show|shows|showed|stand|stands|stood [at] <player> <n> [,] [and] <player2> <n2>", "score: <player> <n>, <player2> <n2>"},
  {"[the|their] counters|counter|board|markers [now|then] show|shows|showed|stand|stands|stood [at] <n> all|each|apiece", "score: <n> all"},
  {"<player> is|was leading [by] <n> - <n2>", "<more>score: <player> <n>, ? <n2>", kBefore},
  {"the score is|was|stands|stood [then|now] [at] <n> to|for <player> [,] [and] <n2> to|for <player2>", "score: <player> <n>, <player2> <n2>"},
  {"that|this makes|made the score <n> to|- <n2> in <owner> favour", "score: <owned> <n>, <rival> <n2>"},
  {"before this|the|that deal|hand [,] the score is|was|stood|stands [at] <rest>", "score: <rest>", kBefore},
  {"after this|the|that deal|hand [,] the score is|was|stood|stands [at] <rest>", "score: <rest>", kPlaying | kOver | kExchanging},
  {"at <n> [points|point] each|apiece [,] <rest>", "!expected the score on a line of its own before it, such as score: 2 all"},
  // Tricks and marks
  {"<n> [of] [the] [five] tricks goes|go|went|fell|falls|fall to <player> [,] [and] [the] [other] <n2> [tricks|trick] to <player2>", "<player> made <n>. <player2> made <n2>"},
  {"[the] <nth> trick <owner>", "<owned> takes trick <nth>", kPlay},
  {"[the] opening trick [is|was|goes|went|fell|falls] [to] <player>", "<player> takes trick 1", kPlay},
  {"the vole for|to <player>", "<player> made the vole", kPlay | kOver},
  {"the point for|to <player>", "<player> made the point", kPlay | kOver},
  {"<n> [tricks] for|to <player> [,] [and|but] <n2> [tricks|trick] for|to <player2>", "<won><player> won <n> tricks, <player2> <n2>", kPlaying | kOver},
  {"the ~point|vole goes|went|falls|fell to <player>", "<player> made the <word>", kPlay | kOver},
  {"<n> points|point [is|was] marked|scored|pegged|notched by <player>", "<player> marks <n>", kPlaying | kOver},
  {"<n> [points|point] marked|scored|pegged|notched by <player> for the tricks|hand|trick", "<player> marks <n>"},
  // Packs
  {"the <any> pack|cards|deck is|was|were|belonged|used [to] <owner> [,] [and] the <any2> [pack|cards|deck|ones|one] [is|was|were] <owner2>", "packs: <owned> <any>, <rival> <any2>", kBefore},
  {"the <any> pack|cards|deck is|was|were <owner> [,] [and] the <any2> [pack|cards|deck|ones|one] [is|was|were] [belonged|belongs|used|of] [to|by] <player2>", "packs: <owned> <any>, <rival> <any2>", kBefore},
  {"the <any> pack|cards|deck [is|was|were] belonged|belongs|used|belonging to|by <player> [,] [and] the <any2> [pack|cards|deck|ones|one] [is|was|were] [belonged|belongs|used|belonging] to|by <player2>", "packs: <player> <any>, <rival> <any2>", kBefore},
  {"<player> has|had the <any> pack|cards|deck [,] [and] <player2> [has|had] the <any2> [pack|cards|deck|ones|one]", "packs: <player> <any>, <rival> <any2>", kBefore},
  {"the pack is|was [then] counted [and|,] [it|was] found to contain|number [only|but] <odd> [cards]", "the pack holds <odd>. somebody finds the pack wrong"},
  {"the <any> pack is|was [then] counted [and|,] [it|was] found to contain|number [only|but] <odd> [cards]", "the <any> pack holds <odd>. somebody finds the pack wrong"},
  {"[the] betting [is|was] on|by|after|under the english system|way|plan", "system: english", kBefore},
  {"[the] betting [is|was] on|by|after|under the french system|way|plan", "system: french", kBefore},
  {"[the] english system [of] [betting]", "system: english", kBefore},
  {"[the] french system [of] [betting]", "system: french", kBefore},
  {"it is|was [then] put|laid|thrown|set aside", "<last> is thrown aside", kDealing | kTurned | kExchanging | kJustFaced},
  {"it|which is|was [then] found to contain|hold|have <n> <cards>", "<pack> holds <n> <cards>. somebody finds the pack wrong"},
  // How it came about
  {"it is|was [only|just] then|now that <player> <rest>", "<player> <rest>"},
  {"[the] remaining|other|later|following|last tricks|cards is|are|was|were not told|known|recorded|remembered|written|given|noted|kept", "somebody waits: <all>"},
  {"what happened|happens|followed|follows|came|comes|passed [next|then|after|afterwards|later] i|we missed|miss|forget|forgot|lost", "somebody waits: <all>"},
  {"of the tricks|play|cards [that] [follow|followed|follows] [next] i|we see|saw|know|knew|remember|recall nothing|none|no [more]", "somebody waits: <all>"},
  {"the cards is|are|was|were [then|now] swept|taken|picked|raked|scooped|pushed [up] [off|together|from|away] [up] [off|from] [the] [table] [again]", "the cards are gathered", kOver},
});

constexpr auto kRows = std::to_array<Saying>({
  // Leading and following
  {"opens|kicks [off] [the] [play|hand|game|ball|proceedings|batting] [by] [with|leading] <card>", "leads <card>", kPlay},
  {"opens|kicks [off] [the] [play|hand|game|ball|proceedings] [by] [with|leading] the|his <rank>", "leads <rank>", kPlay},
  {"opens [the|his|a] [new|fresh] window|door|box|drawer|letter|bottle|pack|packs|mouth|eyes|betting [rest]", "keeps: <all>"},
  {"leads|opens|kicks [off] [with] <card> [,] [and] <player> following|replying|answering|playing|responding|dropping|putting [it|on] [with] <card2>", "leads <card>. <player> plays <card2>", kPlay | kFirst},
  {"plays|finishes|continues [on] [with] <card> [,] [and] <player> following|replying|answering|playing|responding|dropping|putting [it|on] [with] <card2>", "plays <card>. <player> plays <card2>", kPlaying | kFirst},
  {"comes out|in|down with <card>", "leads <card>", kPlay},
  {"fetches out|forth|down <card>", "<facing>plays <card>", kPlaying},
  {"fetches out|forth|down <card>", "leads <card>", kPlay},
  {"produces <card>", "<facing>plays <card>", kPlaying},
  {"produces <card>", "!expected what is done with the card, such as leads K♥, or exposes his K♥", kAlways},
  {"answers [it|this|that|him|her] with <card>", "<facing>plays <card>", kPlaying},
  {"answers [it|this|that|him|her] with the|his <rank>", "<facing>plays <led>", kPlaying | kToReply},
  {"answers <cards> with <card>", "<facing>plays <card>", kPlaying},
  {"puts <card> to it|that|this", "<facing>plays <card>", kPlaying | kFirst},
  {"puts the|his <rank> on|upon|to it|that|this", "plays <led>", kPlaying | kToReply | kFirst},
  {"lets [his] <card> go|drop|fall [on|upon|to] [it|this|that]", "<facing>plays <card>", kPlaying | kFirst},
  {"lets go [of] <card>", "<facing>plays <card>", kPlaying | kFirst},
  {"drops <card> [on|upon|to] [it|this|that|him|her]", "<bare><facing>plays <card>", kPlaying | kFirst},
  {"lays [down] <card> [on|upon|to] it|this|that", "<facing>plays <card>", kPlaying | kFirst},
  {"follows it|this|that up with <card>", "leads <card>", kPlaying},
  {"finishes [off|up] with|by [leading|playing] <card>", "plays <card>", kPlaying},
  {"can|could only|but play|give|follow|put|throw|lay|reply|answer [with|on|to] [it] <card>", "<facing>plays <card>", kPlaying},
  {"can|could only|but play|give|follow|put|throw|lay|reply|answer [with|on|to] [it] the|his <rank>", "<facing>plays <led>", kPlaying | kToReply},
  {"can|could not [do] follow|trump|win|beat|head|take|help [it|suit|this|that] [rest]", "waits: <all>", kPlaying | kOver},
  {"announces|names|calls <suit> [,] but|and [then] leads|led|plays|played|lays|laid|puts|put [down] <card>", "names <suit>, leads <card>", kFirst},
  {"takes <card> back in|into|to his [own] hand [again]", "takes back <card>", kPlaying | kFirst},
  {"takes back <card> in|into|to his [own] hand [again]", "takes back <card>", kPlaying | kFirst},
  {"picks <card> back|up [again]", "takes back <card>", kPlaying | kFirst},
  {"picks up his <card> [again]", "takes back <card>", kPlaying | kFirst},
  {"puts|lays his cards|hand down [on|upon] [the] [table] and gives|gave up [the|his] [hand|game]", "throws down", kFirst},
  {"plays the same|very hands|cards over|again|once [again|more]", "@hands again", kTwo | kFirst},
  {"plays the hands over|again|once [again|more]", "@hands again", kTwo | kFirst},
  // Tricks and marks
  {"takes|wins|gets|makes the opening trick", "takes trick 1"},
  {"puts up the|his ~point|vole|king", "marks the <word>"},
  {"puts up one|1 for it|that|this|him", "marks the king", kTurnedKing},
  {"puts up one|1 for it|that|this|him", "marks the king", kJustAnnounced},
  {"puts it|that|this on|upon|to the|his score|counter|counters|board", "marks the king", kTurnedKing},
  {"puts it|that|this on|upon|to the|his score|counter|counters|board", "marks the king", kJustAnnounced},
  {"puts it|that|this on|upon|to the|his score|counter|counters|board", "marks the <made>"},
  {"puts up no|neither|nothing [mark|marks|point|points|counter|counters]", "does not mark"},
  {"marks a point|mark for it|that|this|him", "marks the king", kTurnedKing | kFirst},
  {"marks a point|mark for it|that|this|him", "marks the king", kJustAnnounced | kFirst},
  {"marks a point|mark for the|his|winning|making [three|3|odd] [tricks|trick|hand]", "marks 1", kFirst},
  {"takes a|one point|mark for the|his king", "marks the king", kFirst},
  {"takes a|one point|mark for it|that|this", "marks the king", kTurnedKing | kFirst},
  {"takes a|one point|mark for it|that|this", "marks the king", kJustAnnounced | kFirst},
  {"takes a|one point|mark for the|his tricks|trick|hand", "marks 1", kFirst},
  {"takes every|all [the|his|five|5] trick|tricks", "makes the vole", kFirst},
  {"marks ~two|three|2|3 [points] for it|this|that", "marks <word> for the king", kJustAnnounced},
  {"puts up <n> [points|point] for the|his point|vole|tricks|trick|hand", "marks <n>"},
  {"takes \\the point|vole", "!expected whether he made it or put it up, such as made the point, or marks the point", kFirst},
  {"takes <n> points|point|mark|marks off|down [again|rest]", "takes down <n>", kFirst},
  {"counts a|one point|mark for|to him|her|himself|herself|it", "marks 1", kFirst},
  {"has|had|counts|reckons [his|all] <n> tricks [again|in] [all|hand]", "<done>makes <n>", kPlaying | kOver | kFirst},
  {"has|had|counts|reckons [his] <n> tricks to <n2>", "<five>@<me> made <n>. <other> made <n2>", kPlaying | kOver | kFirst},
  {"has|had [his|all] <n> tricks [rest]", "!expected how many of the five he made in all, such as made 3, or which, such as takes trick 2", kExchanging | kPlaying | kFirst},
  {"wins|takes|gets|makes all [the|his] <n> tricks", "makes <n>", kFirst},
  {"marks <n> [points|point] for his <n2> tricks", "marks <n>", kFirst},
  {"marks <n> [points|point] , for <player> <rest>", "marks <n>", kFirst},
  {"marks <n> [points|point] , <player> having <rest>", "marks <n>", kFirst},
  {"marks the king and the vole", "marks the king; marks the vole", kFirst},
  {"puts up <n> more|further", "marks <n>"},
  {"takes off <n> [points|point|marks|mark]", "takes down <n>", kPlaying | kOver | kBefore},
  {"never says|said|called|calls king [at] [all]", "does not announce"},
  {"never announces|announced|called|calls|declared [it|him|the] [king]", "does not announce"},
  {"never marks|marked|scored|scores [it|him|the] [king]", "does not mark the king", kTurned | kAsked | kExchanging},
  {"never looks|looked [at] [his] [hand|cards]", "has not looked"},
  {"never had|held|has it|one|him [rest]", "keeps: <all>"},
  {"never played|plays to it|that|this [card|trick|lead]", "does not play to it", kPlaying},
  {"never had|held|has the king [rest]", "does not hold the king"},
  {"never <rest>", "?expected what is not done, such as does not announce, or does not mark the king"},
  {"puts|lays|plays <card> [down] in its place|stead|room", "plays <card>", kPlaying | kFirst},
  {"puts|lays down <card> [for] [his] [lead] [instead]", "plays <card>", kPlaying},
  {"plays another|some|one|a [more|other] [card] [,] [and|which|but] [i|we] [do|did|can|could|cannot] [not] say|see|know|tell|remember|saw|forget [which|what|not|it]", "plays ?", kPlaying | kFirst},
  {"leads another|some|one|a [more|other] [card] [,] [and|which|but] [i|we] [do|did|can|could|cannot] [not] say|see|know|tell|remember|saw|forget [which|what|not|it]", "leads ?", kPlaying | kFirst},
  {"leads something|whatever [or] [other]", "leads ?", kPlay},
  {"leads i|we know|knew|forget|cannot [not] [say|tell] what|which [card]", "leads ?", kPlay},
  {"makes it up [to] [five|5] [cards]", "completes", kShort},
  {"makes it up [to] [five|5] [cards]", "completes", kCompleting},
  {"makes his hand|cards up [to] [five|5] [cards]", "completes"},
  {"ventures <card>", "<facing>plays <card>", kPlaying},
  {"ventures <card>", "leads <card>", kPlay},
  {"follows with <card>", "plays <card>", kPlaying},
  // How the game stood
  {"is|was <n> points|point up|ahead|in [front] [,] [with|and] <player> yet|still to score|mark|open", "@score: <me> <n>, <player> 0", kBefore},
  {"has|had <n> points|point each|apiece|both", "@score: <n> all", kTwo | kBefore},
  {"is|are|was|were|stands|stood level|tied|equal at|on|with <n> [points|point] [each|apiece|all|both]", "@score: <n> all", kTwo | kBefore},
  {"stands|comes [level|tied|equal] [in|into] [the|this] [hand|deal|game] [level|tied|equal] at|on|with <n> [points|point] [each|apiece|all|both]", "@score: <n> all", kTwo | kBefore},
  // What was found
  {"alleges [that] <rest>", "finds that <rest>"},
  {"finds|sees|alleges [that] <owner> king is|was|had|has [been] [a] false [one]", "finds <owner> false king"},
  {"finds|sees the king having been|had|was|is [been] called|announced|declared|marked falsely|wrongly|wrongfully", "finds the false king"},
  {"finds|sees [that] there is|are|was|were [only|but|just] <n> cards|card in <owner> hand", "finds <n> in <owner> hand"},
  {"finds|sees [that] there is|are|was|were [only|but|just] <n> in <owner> hand", "finds <n> in <owner> hand"},
  {"finds|sees [that] <player> is|was holding [only|but|just] <n> [cards]", "finds <n> in <player>'s hand"},
  {"finds|sees [that] <player> holds|held|has|had [only|but|just] <n> [cards] in his [own] hand", "finds <n> in <player>'s hand"},
  {"finds|sees [that] <player> has|had [only|but|just] <n> cards left", "finds <n> in <player>'s hand"},
  {"finds|sees [that] <player> is|was|has|had [been] dealt|given only|but|just <n> [cards]", "finds <n> in <player>'s hand as dealt"},
  {"finds|sees [that] it has|had|is|was [been] dealt|given out of turn", "finds the deal out of turn"},
  {"finds|sees [that] the pack has|had|holds|held|contains|contained <n> <cards>", "@the pack holds <n> <cards>. <me> finds the pack wrong"},
  {"finds|sees [that] he|she has|had [only|but|just] <n> cards left", "finds <n> in his hand"},
  {"finds|sees [that] <cards> is|was lying|found faced|face [up|upwards]", "finds <cards> faced"},
  {"finds|sees [that] <player> [has|had] taken|took|drawn|drew the wrong number [of] [cards]", "finds <player>'s cards taken"},
  {"finds|sees [that] the pack is|was defective|unsound|damaged", "finds the pack wrong"},
  {"draws attention to the|<owner> <rest>", "finds the <rest>"},
  // Claims
  {"will have the hands again|over|played [played] [over] [again]", "requires the hands again", kPlaying | kOver | kFirst},
  {"calls for a|the <suit>", "requires a <suit>", kPlaying | kFirst},
  {"calls the king", "announces the king", kAsked | kExchanging},
  // Packs and bystanders
  {"gives the pack|cards|deck a|the [good|thorough|quick|last|new] shuffle", "shuffles the pack", kBefore | kOver | kFirst},
  {"gives the <any> pack|cards|deck a|the [good|thorough|quick|last|new] shuffle", "shuffles the <any> pack", kBefore | kOver | kFirst},
  {"shuffles the pack|deck|cards [that|which] is|was not in use", "shuffles the idle pack"},
  {"asks|orders [for] <n> new|fresh packs at his [own] expense|cost|charge", "calls for <n> new packs, and pays", kBefore | kOver | kFirst},
  {"orders <n> new|fresh packs [,] [and] pays|paid [for] [them|it|both]", "calls for <n> new packs, and pays"},
  {"picks the <any> one|pack|deck", "chooses the <any> pack", kBuying},
  {"picks the <any> pack|cards|deck", "chooses the <any> pack", kBefore},
  {"looks at|on <owner> hand|cards over his shoulder|chair", "looks over <owner> hand", kBystanders | kFirst},
  {"is|are playing for <sum> a|the game", "@stakes: <sum> a game", kTwo | kBefore},
  {"has|had|takes|took the look|peep|glance at|into|over|in <owner> hand|cards", "looks over <owner> hand", kBystanders | kFirst},
  {"has|had <sum> on|upon <player>", "bets <sum> on <player>", kBystanders | kBefore},
});

// clang-format on

}  // namespace

std::span<const Saying> whole_sayings_of_reports() {
  return kWhole;
}
std::span<const Saying> sayings_of_reports() {
  return kRows;
}
}  // namespace ecarte::notation
