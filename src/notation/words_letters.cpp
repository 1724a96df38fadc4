// SPDX-License-Identifier: MIT
//
// The table of words: what those who write of a game to somebody, or for many, make of its
// sentences. How a row is read stands at the head of table_words.cpp.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr When kPlay = kBefore | kDealing | kTurned | kAsked | kExchanging | kPlaying;
constexpr When kInHand = kTurned | kAsked | kExchanging | kPlaying;

constexpr auto kWhole = std::to_array<Saying>({
  {"<place> is|was|saw|sees|brought|brings [,|:] <owner> <card> , ~taken|beaten|won|captured|caught|covered|trumped|ruffed|topped|headed|met|answered|overtaken|lost <rest>", "<place><owner> <card> <from>", kPlay},
  {"<place> is|was|saw|sees|brought|brings [,|:] <card> , ~taken|beaten|won|captured|caught|covered|trumped|ruffed|topped|headed|met|answered|overtaken|lost <rest>", "<place><card> <from>", kPlay},
  {"<place> is|was|saw|sees|brought|brings [,|:] <owner> <card> , ~which|but <rest>", "<place><owner> <card> <from>", kPlay},
  {"<owner> <card> [,] [is|was] taken|beaten|won|captured|caught|covered|trumped|ruffed|topped|headed|met|answered|overtaken [by|with] <reply>", "<answering>!expected who led: by what is told before it is the other's lead; such as Y leads K♥, A plays 8♥", kPlay},
  {"<card> [,] [is|was] taken|beaten|won|captured|caught|covered|trumped|ruffed|topped|headed|met|answered|overtaken|lost [by|with|to] <reply>", "<opener> leads <card>. <follower> plays <reply>", kInHand},
  {"<owner> <card> [,] which|but|and <reply> beats|beat|takes|took|wins|won|captures|captured|catches|caught|covers|covered|trumps|trumped|heads|headed|overtakes|overtook|tops|topped|collects|collected [it|this|that]", "<leading><owned> plays <card>. <rival> plays <reply>", kPlay},
  {"<owner> <card> [,] which|but|and [is|was|it] [is|was] taken|beaten|won|captured|caught|covered|trumped|ruffed|topped|headed|met|answered|overtaken|lost [by|with|to] <reply>", "<leading><owned> plays <card>. <rival> plays <reply>", kPlay},
  {"<owner> <card> [then|also|next] falls|fell|loses|lost to <reply>", "<answering><rival> plays <lost>. <owned> plays <card>", kPlay},
  {"<owner> <card> [,] [is|was] taken|beaten|won|captured|caught|covered|trumped|ruffed|topped|headed|met|answered|overtaken|lost|followed [by|with|to] <reply>", "<leading><owned> plays <card>. <rival> plays <reply>", kPlay},
  {"[next|then] comes|came|follows|followed <owner> <card> [,] and|but|against|to|over|with <reply>", "<answering>!expected who led: by what is told before it is the other's lead; such as Y leads K♥, A plays 8♥", kPlay},
  {"[next|then] comes|came|follows|followed <owner> <card> [,] and|but|against|to|over|with <reply>", "<owned> leads <card>. <rival> plays <reply>", kPlay},
  {"[next|then] comes|came|follows|followed <card> [,] and|but|against|to|over|with <reply>", "<opener> leads <card>. <follower> plays <reply>", kInHand},
  {"[next|then] comes|came|follows|followed <card> [next|then|too]", "<opener> leads <card>", kInHand},
  {"<card> comes|came|is|was|goes|went next|then|out|after|down [to] [the] [table]", "<opener> leads <card>", kInHand},
  {"to|on|upon|under|against <owner> <card> [,] <player2> <verb> <rest>", "<answering>!expected who led: by what is told before it is the other's lead; such as Y leads K♥, A plays 8♥", kPlay},
  {"to|on|upon|under|against <owner> <card> [,] <player2> <verb> <rest>", "<owned> leads <card>. <player2> <verb> <rest>", kPlay},
  {"to|on|upon|under|against <owner> <card> [,] ~he|she <verb> <rest>", "<answering>!expected who led: by what is told before it is the other's lead; such as Y leads K♥, A plays 8♥", kPlay},
  {"to|on|upon|under|against <owner> <card> [,] he|she <verb> <rest>", "<owned> leads <card>. <rival> <verb> <rest>", kPlay},
  {"<card> [then|next] meets|met|draws|drew|brings|brought|fetches|fetched|fells|felled|runs|ran [down|out|with|into|against|up] <reply>", "<opener> leads <card>. <follower> plays <reply>", kInHand},
  {"<card> [then|next] falls|fell|loses|lost to <reply>", "<opener> leads <card>. <follower> plays <reply>", kInHand},
  {"<reply> beats|beat|takes|took|wins|won|captures|captured|catches|caught|covers|covered|trumps|trumped|heads|headed|overtakes|overtook|tops|topped|collects|collected it|this|that|them|him|her", "<facing><follower> plays <reply>", kPlaying},
  {"<reply> is|was played|given|thrown|dropped|put|laid|produced|the [answer|reply] [on|upon|to|under] [it|this|that]", "<facing><follower> plays <reply>", kPlaying},
  {"we|i|you|nobody|one|they do|does|did|can|could|cannot|never not see|know|learn|remember|recall|say|tell|catch|notice|hear what|which [card] <player> plays|played|leads|led|answers|answered|follows|followed|throws|threw|puts|put [with|to|on] [it]", "<player> plays ?", kPlaying},
  {"we|i|you|nobody|one|they never see|saw|know|knew|learn|learnt|learned|sees|knows|caught|noticed|remembers|recalls what|which [card] <player> plays|played|leads|led|answers|answered|follows|followed|throws|threw|puts|put [with|to|on] [it]", "<player> plays ?", kPlaying},
  {"nobody|none sees|saw|knows|knew|noticed|remembers|recalls|caught what|which [card] <player> plays|played|leads|led|answers|answered|follows|followed|throws|threw|puts|put [with|to|on] [it]", "<player> plays ?", kPlaying},
  {"what <player> plays|played|answers|answered|follows|followed|throws|threw [with|to|on] [it] [is|was] not known|seen|recorded|remembered|told", "<player> plays ?", kPlaying},
  {"<cards> comes|came|turns|turned|goes|went|shows|showed up [as|for] [the] [trump|trumps|turn-up]", "<dealer> turns <cards>", kBefore | kDealing},
  {"<cards> is|was [the] [card] turned|shown [up]", "<dealer> turns <cards>", kDealing},
  {"away|out|off go|goes|went <owner> <cards>", "<owned> discards <cards>", kAsked | kExchanging},
  {"<owner> <card> comes|came|is|was|led [next|out|then|first] [,] but|and|which|only [it] [to] [is|was|be] taken|beaten|won|captured|caught|covered|trumped|ruffed|topped|headed|met|answered|overtaken [by|with|to] <reply>", "<leading><owned> leads <card>. <rival> plays <reply>", kPlay},
  {"<card> comes|came|is|was|led [next|out|then|first] [,] but|and|which|only [it] [to] [is|was|be] taken|beaten|won|captured|caught|covered|trumped|ruffed|topped|headed|met|answered|overtaken [by|with|to] <reply>", "<opener> leads <card>. <follower> plays <reply>", kInHand},
  {"<card> is|was <owner> [too|also|again|as] [well] [,] with|and|against|over <reply> [falling|following|dropping|going|coming] [on|to|under] [it|this|that]", "<leading><owned> plays <card>. <rival> plays <reply>", kPlay},
  {"<card> from|by <player> draws|drew|brings|brought|fetches|fetched|meets|met|loses|lost|falls|fell|fells|felled|runs|ran [down|out|with|into|against|to] <reply>", "<player> leads <card>. <rival> plays <reply>", kPlay},
  {"<card> from|by him|her draws|drew|brings|brought|fetches|fetched|meets|met|loses|lost|falls|fell|fells|felled|runs|ran [down|out|with|into|against|to] <reply>", "<opener> leads <card>. <follower> plays <reply>", kInHand},
  {"<place> is|was won|taken|captured [by|with] <owner> <card> [,] over|against|from|on|beating|to <reply>", "<leading><place><owned> plays <card>. <rival> plays <reply>. <owned> takes <trick>", kPlay},
  {"<place> is|was won|taken|captured [by|with] <owner> <card> [,] over|against|from|on|beating|to <reply>", "<answering><place><rival> plays <lost>. <owned> plays <card>. <owned> takes <trick>", kPlay},
  {"<place> is|was won|taken|captured by <player> [,] [with] [his] <card> [,] over|against|from|on|beating|to <reply>", "<leading><place><player> plays <card>. <rival> plays <reply>. <player> takes <trick>", kPlay},
  {"<place> is|was won|taken|captured by <player> [,] [with] [his] <card> [,] over|against|from|on|beating|to <reply>", "<answering><place><rival> plays <lost>. <player> plays <card>. <player> takes <trick>", kPlay},
  {"the|it deal|turn [to] [deal] being|was|is <owner> [turn|deal] [to] [deal|give]", "<owned> is to deal", kBefore},
  {"<n> tricks to|for <player> gives|gave|brings|brought|earned|earns|won|wins|makes|made him|her the ~point|vole", "<player> made the <word>", kPlaying | kOver},
  {"<owner> counter|counters|score|total|marker|tally [now|then] stands|stood|shows|showed|is|was|reads|read|stayed|remained [now|then] [at|on] <points> [points|point]", "score: <owned> <points>", kPlaying | kOver},
  {"this|that|it|which is|was [then] agreed|consented|assented|granted|conceded [to|upon] by <player>", "<player> grants it", kDealing | kTurned | kExchanging | kPlaying | kOver},
  {"this|that|it|which is|was [then] agreed|consented|assented|granted|conceded [to|upon]", "the other grants it", kDealing | kTurned | kExchanging | kPlaying | kOver},
  {"which|that|this|it [only] [to] falls|fell|loses|lost|goes|went|drops|dropped|dies|died to|under|before <reply>", "<facing><follower> plays <reply>", kPlaying},
  {"[it] [is|was] <card> from|by <player> [,] [and|then|but] <reply> from|by him|her", "<answering>!expected who led: by what is told before it is the other's lead; such as Y leads K♥, A plays 8♥", kPlay},
  {"[it] [is|was] <card> from|by <player> [,] [and|then|but] <reply> from|by him|her", "<player> plays <card>. <rival> plays <reply>", kPlay},
  {"<owner> first|second|third|fourth|fifth|next|last card [,|:] <card> [,] is|was taken|beaten|won|captured|caught|covered|trumped|ruffed|topped|headed|met|answered|overtaken by <reply>", "<leading><owned> leads <card>. <rival> plays <reply>", kPlay},
  {"<owner> is|was|are|were [:|,] <card>", "<replying><owned> plays <card>", kPlaying},
  {"<owner> is|was|are|were|had|has|contained [:|,] <cards>", "<owned> holds <cards>", kDealing | kTurned | kAsked | kExchanging | kPlaying},
  {"<owner> proposal|offer|request is|was accepted|granted|allowed|agreed", "<owned> proposes. <rival> accepts", kTurned | kExchanging},
  {"<owner> proposal|offer|request is|was refused|declined|rejected|denied", "<owned> proposes. <rival> refuses", kTurned | kExchanging},
  {"<owner> proposal is|was turned down|aside", "<owned> proposes. <rival> refuses", kTurned | kExchanging},
  {"[the|their|our] [score|game|match|counters|counter|board|markers|points] [afterwards|after|now|then|still] [that|this] comes|came|went|goes|said|says|say|stayed|remained|remains|amounted|amounts|is|was|are|were|stands|stood|reads|read|shows|showed|show [afterwards|after|now|then|still|always] [that|this] [to|at|:] <scores>", "score: <scores>"},
  {"it|they|we|things [now|then|still] is|was|are|were|stands|stood|stand [now|then|still] [at|on|level|tied] [at|on] <scores> [on|by|according] [to] the|our|their counters|counter|board|score|markers|card", "score: <scores>"},
  {"it|they|we [now|then|still] is|was|are|were|stands|stood|stand [now|then|still] [at|on|level|tied] [at|on] <scores>", "score: <scores>", kPlaying},
  {"no|neither score|points|point|mark [yet] on|for|to either|both|any side|sides|player|players|of [them]", "score: 0 all", kBefore | kOver},
  {"neither|none [player|side|of] [them|us] has|had|have [yet] scored|marked|a|any|made [point|points|anything] [yet]", "score: 0 all", kBefore | kOver},
  {"it is|was|has|had [been] agreed [upon] [beforehand|before] to alternate [the] [deals|deal|dealing]", "agreed: alternate", kBefore},
  {"doubles [and] [trebles] is|are|was|were [to] [count|agreed|allowed|in] [force|counted]", "agreed: doubles and trebles", kBefore},
});

constexpr auto kRows = std::to_array<Saying>({
  {"leads|begins|continues|opens [with] <card> to|at|against <player>", "leads <card>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] his <card>", "leads <card>", kPlay | kFirst},
  {"plays|follows|answers [with] his <card>", "plays <card>", kPlaying | kFirst},
  {"can|could|has|had|must only|but|to [to] give|play|throw|put|drop|answer|follow|reply|contribute [with] [<player>] <reply>", "<facing>plays <reply>", kPlaying | kFirst},
  {"gives up|away <reply> [on|to|under] [it|this|that]", "<facing>plays <reply>", kPlaying | kFirst},
  {"does not|never bother|trouble|care|wish|want|choose|think|stop [about|of|it|worth] [worth|while] to|proposing|asking propose|ask [for] [cards]", "does not propose", kTurned},
  {"does not bother|care|stop with|for|to|about a|any|the proposal|propose", "does not propose", kTurned},
  {"asks|calls for his [new|own] cards", "proposes", kTurned | kByOther | kFirst},
  {"keeps all [five] but|except <n> [card|cards] [of] [them]", "discards <n>", kAsked | kExchanging},
  {"makes the ~point|vole [,] with|by|having [taken|won] <n> [tricks|trick] [to|against|of] [<n2>]", "makes the <word>", kPlaying | kOver | kFirst},
  {"wins|takes the last|final [trick] [also|too|again|as] [well] [,|:] with|by [his] <card>", "<leading>@trick 5: <me> leads <card>", kPlaying | kFirst},
  {"wins|takes the last|final [trick] [also|too|again|as] [well] [,|:] with|by [his] <card>", "<answering>@trick 5: <rival> leads ?. <me> plays <card>. <me> takes trick 5", kPlaying | kFirst},
  {"wins|takes <place> [,|:] [with] <owner> <card> losing|falling|going|succumbing|yielding to <reply>", "<leading>@<place><owned> leads <card>. <me> plays <reply>. <me> takes <trick>", kPlay | kFirst},
  {"wins|takes the next [,|:] [with] <owner> <card> losing|falling|going|succumbing|yielding to <reply>", "<leading>@<owned> leads <card>. <me> plays <reply>. <me> takes the trick", kPlay | kFirst},
  {"claims|demands|wants|asks|requires|requests [for] another deal|dealing", "claims a fresh deal", kFirst},
  {"parts with <n> [cards] [of] [them]", "discards <n>", kAsked | kExchanging},
  {"lets <player> have it|them|some|cards [rest]", "accepts", kAsked | kByDealer | kFirst},
  {"lets <card> go [on|to|under] [it|this|that]", "<facing>plays <card>", kPlaying | kFirst},
  {"lets the|his <rank> go [on|to|under] [it|this|that]", "<facing>plays <led>", kPlaying | kFirst},
  {"lets go [of] <card>", "<facing>plays <card>", kPlaying | kFirst},
  {"lets go [of] the|his <rank>", "<facing>plays <led>", kPlaying | kFirst},
  {"gives <player> <card>", "<facing>plays <card>", kPlaying | kFirst},
  {"gives <player> the|his <rank>", "<facing>plays <led>", kPlaying | kFirst},
  {"leads|begins|continues|opens [with] <card> [first|next|second|third|fourth|fifth|last|then] [,] and|but|only gets|got|catches|caught|receives|received|collects|collected|picks|picked|has|had|gathers|gathered|draws|drew|brings|brought [up|to|down|out] [get] <reply> [for|from|in|back] [it|<player2>|him|her|return]", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> [,] and <reply> is|was|being played|thrown|dropped|given|put|laid [on|upon|to|under] [it]", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"leads|begins|continues|opens [with] <card> [,] <reply> being|was|is played|thrown|dropped|given|put|laid [on|upon|to|under] [it]", "@<me> leads <card>. <rival> plays <reply>", kPlay | kFirst},
  {"wins|takes <place> [also|too|again|as] [well] [,|:] [with|by] [his] <card> [,] on|upon|above|covering|catching|trumping|taking <reply>", "<leading>@<place><me> plays <card>. <rival> plays <reply>. <me> takes <trick>", kPlay | kFirst},
  {"wins|takes <place> [also|too|again|as] [well] [,|:] [with|by] [his] <card> [,] on|upon|above|covering|catching|trumping|taking <reply>", "<answering>@<place><rival> plays <lost>. <me> plays <card>. <me> takes <trick>", kPlay | kFirst},
  {"wins|takes <place> [also|too|again|as] [well] [,|:] [with|by] [his] <card> [,] and|while|but|as|when <player2> plays|played|throws|threw|gives|gave|follows|followed|drops|dropped|has|had|puts|put|contributes|contributed|loses|lost|answers|answered|replies|replied|parts|parted|lays|laid|discards|discarded|surrenders|surrendered [with|up|away] <reply>", "<leading>@<place><me> plays <card>. <rival> plays <reply>. <me> takes <trick>", kPlay | kFirst},
  {"wins|takes <place> [also|too|again|as] [well] [,|:] [with|by] [his] <card> [,] and|while|but|as|when <player2> plays|played|throws|threw|gives|gave|follows|followed|drops|dropped|has|had|puts|put|contributes|contributed|loses|lost|answers|answered|replies|replied|parts|parted|lays|laid|discards|discarded|surrenders|surrendered [with|up|away] <reply>", "<answering>@<place><rival> plays <lost>. <me> plays <card>. <me> takes <trick>", kPlay | kFirst},
  {"wins|takes <place> [also|too|again|as] [well] [,|:] [with|by] [his] <card> [,] and|while|but|as|when <player2> plays|played|throws|threw|gives|gave|follows|followed|drops|dropped|has|had|puts|put|contributes|contributed|loses|lost|answers|answered|replies|replied|parts|parted|lays|laid|discards|discarded|surrenders|surrendered [with|up|away] <reply>", "!expected who led, such as 1. Y K♥, A 8♥", kPlay | kFirst},
  {"wins|takes the <nth> [trick] [also|too|again|as] [well] [,|:] with|by [his] <card>", "<leading>@<place><me> leads <card>", kPlay | kFirst},
  {"wins|takes the <nth> [trick] [also|too|again|as] [well] [,|:] with|by [his] <card>", "<answering>@<place><rival> leads ?. <me> plays <card>. <me> takes <trick>", kPlay | kFirst},
  {"takes|wins|captures|catches <owner> <card> with|by [his] <reply>", "<leading>@<owned> leads <card>. <me> plays <reply>", kPlay | kFirst},
  {"takes|wins|captures|catches|beats|covers|trumps <owner> <card> with|by [his] <reply>", "<facing>plays <reply>", kPlaying | kFirst},
  {"plays|follows|answers [with] a|an|some|another unknown|unidentified|unseen|unnamed|unrecorded|unspecified card", "plays ?", kPlaying | kFirst},
  {"leads a|an|some|another unknown|unidentified|unseen|unnamed|unrecorded|unspecified card", "leads ?", kPlay | kFirst},
  {"leads a|the <rank> [,] [of] [a|the|some|its] [suit] unknown|unrecorded|untold|unnamed|uncertain|not [suit|recorded|known|told|given]", "leads <rank>", kPlay | kFirst},
  {"plays a|the <rank> [,] [of] [a|the|some|its] [suit] unknown|unrecorded|untold|unnamed|uncertain|not [suit|recorded|known|told|given]", "plays <rank>", kPlay | kFirst},
  {"does not see|know|learn|remember|recall|say|tell|notice|catch what|which [card] <player> plays|played|leads|led|answers|answered|follows|followed|throws|threw|puts|put|dropped [with|to|on] [it]", "@<player> plays ?", kPlaying | kFirst},
  {"can|could not see|know|remember|recall|say|tell what|which [card] <player> plays|played|leads|led|answers|answered|follows|followed|throws|threw|puts|put|dropped [with|to|on] [it]", "@<player> plays ?", kPlaying | kFirst},
  {"does not follow to it|this|that|the [card|trick|lead]", "does not play to it", kPlaying | kFirst},
  {"gives <packets>", "gives <packets>", kBefore | kDealing | kFirst},
  {"gives again <packets>", "gives again <packets>", kFirst},
  {"gives|deals [the] [cards] [for] the|a second|third|fourth|further time [,] <order>", "gives again <order>", kDealing | kTurned | kAsked | kExchanging},
  {"has|had|takes|took|gets|got a|another [good|quick|long|short|brief|careful|second] look|glance|peep|peek at|over|through|into <owner> hand|cards", "looks over <owned>'s hand", kBystanders},
  {"has|had|takes|took|gets|got a|another [good|quick|long|short|brief|careful|second] look|glance|peep|peek at|over|through|into <owner> hand|cards", "looks at <owner> hand"},
  {"looks at <owner> hand|cards [too|also|as] [well]", "looks over <owned>'s hand", kBystanders},
  {"discards|throws [out|away] another|further <n> [cards]", "discards <n>", kAsked | kExchanging | kFirst},
  {"discards|throws [out|away] <n> more|others|other|further [cards]", "discards <n>", kAsked | kExchanging | kFirst},
  {"discards|throws another|further <n> [cards] out|away", "discards <n>", kAsked | kExchanging | kFirst},
  {"puts <n> [cards] down|out|aside|away as|for [his|a|the] discard|discards", "discards <n>"},
  {"puts down|out|aside|away <n> [cards] as|for [his|a|the] discard|discards", "discards <n>"},
  {"puts <cards> down|out|aside|away as|for [his|a|the] discard|discards", "discards <cards>"},
  {"changes <card> for the|his <rank>", "discards <card>; takes <alike>", kAsked | kExchanging | kFirst},
  {"shuffles [the] <n> [cards] [that] [he|she] [gets|got|takes|took|draws|drew|receives|received|was|is] [given|taken|drawn] with|into|among|in [the|his] [own] [rest|others|other] [of] [his] [hand|cards]", "^mixed", kExchanging | kTook},
  {"shuffles [the|his] [new] cards [that] [he|she] [gets|got|takes|took|draws|drew|receives|received|was|is] [given|taken|drawn] with|into|among|in [the|his] [own] [rest|others|other] [of] [his] [hand|cards]", "^mixed", kExchanging | kTook},
  {"shuffles [the] <n> [cards] [that] he|she gets|got|takes|took|draws|drew|receives|received with|into|among|in [the|his] [own] [rest|others|other] [of] [his] [hand|cards]", "takes <n>, mixed", kNumbered | kExchanging},
  {"takes some|several [cards] [,] [but|though] [i|we|it|nobody|one] [do|does|did|is|was|can|cannot] [not] know|knows|known|recorded|told|remember|sure|certain|say how many", "takes ?", kAsked | kExchanging | kFirst},
  {"takes some|several [cards] [,] how many i|we|it|nobody|one|is|was <rest>", "takes ?", kAsked | kExchanging | kFirst},
  {"discards some|several [cards] [,] [but|though] [i|we|it|nobody|one] [do|does|did|is|was|can|cannot] [not] know|knows|known|recorded|told|remember|sure|certain|say how many", "discards ?", kAsked | kExchanging | kFirst},
  {"discards some|several [cards] [,] how many i|we|it|nobody|one|is|was <rest>", "discards ?", kAsked | kExchanging | kFirst},
  {"takes|draws [up] another|one|a|the [more|fifth|missing|further] [card] to fill|make|complete|bring|round [out|up] his hand [up] [to] [five]", "completes", kFirst},
  {"finds|sees [that] it|this|that|these is|was|were [the] wrong|other pack|cards", "finds the wrong pack", kFirst},
  {"finds|sees [that] he|she has|had [been] [taken|used|dealt|dealing|picked|got|given] [up|with|from] the wrong|other pack|cards", "finds the wrong pack", kFirst},
  {"asks|wants|demands|requires for his|the point|vole|king|mark from|of|for|in the|that|our last|previous|former|preceding deal|hand", "claims the mark of the last deal", kFirst},
  {"counts <n> of them", "finds <n> in his hand", kDealing | kTurned | kAsked | kExchanging},
});

// clang-format on

}  // namespace

std::span<const Saying> whole_sayings_of_letters() {
  return kWhole;
}
std::span<const Saying> sayings_of_letters() {
  return kRows;
}
}  // namespace ecarte::notation
