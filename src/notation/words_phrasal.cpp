// SPDX-License-Identifier: MIT
//
// The table of words: verbs with a word that belongs to them, in one place for every form and every
// order in which they are told (word_order.hpp); nouns for what is done; and what may be strewn in.
#include <array>

#include "notation/table_parts.hpp"
#include "notation/word_order.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr When kEnd = kPlaying | kOver | kTurned | kAsked | kExchanging;
constexpr When kCards = kAsked | kExchanging;
constexpr When kFirstCards = kBefore | kDealing;
constexpr When kTurning = kBefore | kDealing;
constexpr When kTricks = kTurned | kAsked | kExchanging | kPlaying;

constexpr auto kPhrasal = std::to_array<PhrasalVerb>({
  // Marks
  {"chalks up", "marks", "marked", "marking"},
  {"chalks", "marks", "marked", "marking"},
  {"pegs up", "marks", "marked", "marking"},
  {"marks up", "marks", "marked", "marking"},
  {"puts up", "marks", "marked", "marking", kEnd},
  {"puts on the board", "marks", "marked", "marking", kEnd},
  {"puts on the score", "marks", "marked", "marking", kEnd},
  {"puts to his score", "marks", "marked", "marking", kEnd},
  {"puts on his score", "marks", "marked", "marking", kEnd},
  {"puts down to himself", "marks", "marked", "marking", kEnd},
  {"puts himself down", "marks", "marked", "marking", kEnd},
  {"adds to his score", "marks", "marked", "marking", kEnd},
  {"adds to her score", "marks", "marked", "marking", kEnd},
  {"jots down", "marks", "marked", "marking", kEnd},
  {"tallies", "marks", "marked", "marking", kEnd},
  {"tallies up", "marks", "marked", "marking", kEnd},
  {"records", "marks", "marked", "marking", kEnd},
  {"registers", "marks", "marked", "marking", kEnd},
  {"clocks up", "marks", "marked", "marking", kEnd},
  {"runs up", "marks", "marked", "marking", kEnd},
  {"ran up", "marks", "marked", "marking", kEnd},
  {"notches up", "marks", "marked", "marking", kEnd},
  {"books", "marks", "marked", "marking", kEnd},
  {"credits himself with", "marks", "marked", "marking", kEnd},
  {"credits herself with", "marks", "marked", "marking", kEnd},
  // Cards thrown out
  {"gets rid of", "discards", "discarded", "discarding", kCards},
  {"gets shot of", "discards", "discarded", "discarding", kCards},
  {"gets quit of", "discards", "discarded", "discarding", kCards},
  {"parts with", "discards", "discarded", "discarding", kCards},
  {"parts company with", "discards", "discarded", "discarding", kCards},
  {"weeds out", "discards", "discarded", "discarding", kCards},
  {"clears out", "discards", "discarded", "discarding", kCards},
  {"gets out", "discards", "discarded", "discarding", kCards},
  {"contents himself with", "changes", "changed", "changing", kCards},
  {"contents herself with", "changes", "changed", "changing", kCards},
  {"does away with", "discards", "discarded", "discarding", kCards},
  {"lets go of", "discards", "discarded", "discarding", kCards},
  {"lets go", "discards", "discarded", "discarding", kCards},
  {"gives up", "discards", "discarded", "discarding", kCards},
  {"throws away", "discards", "discarded", "discarding", kCards},
  {"throws out", "discards", "discarded", "discarding", kCards},
  {"throws aside", "discards", "discarded", "discarding", kCards},
  {"lays out", "discards", "discarded", "discarding", kCards},
  {"lays aside", "discards", "discarded", "discarding", kCards},
  {"lays by", "discards", "discarded", "discarding", kCards},
  {"lays down", "discards", "discarded", "discarding", kCards},
  {"puts out", "discards", "discarded", "discarding", kCards},
  {"puts away", "discards", "discarded", "discarding", kCards},
  {"puts aside", "discards", "discarded", "discarding", kCards},
  {"puts by", "discards", "discarded", "discarding", kCards},
  {"sets aside", "discards", "discarded", "discarding", kCards},
  {"fetches aside", "discards", "discarded", "discarding", kCards},
  {"casts off", "discards", "discarded", "discarding", kCards},
  {"relieves himself of", "discards", "discarded", "discarding", kCards},
  {"relieves herself of", "discards", "discarded", "discarding", kCards},
  {"rids himself of", "discards", "discarded", "discarding", kCards},
  {"rids herself of", "discards", "discarded", "discarding", kCards},
  {"disposes of", "discards", "discarded", "discarding", kCards},
  {"turns out", "discards", "discarded", "discarding", kCards},
  {"surrenders", "discards", "discarded", "discarding", kCards},
  {"sacrifices", "discards", "discarded", "discarding", kCards},
  {"relinquishes", "discards", "discarded", "discarding", kCards},
  // Cards taken
  {"gets back", "takes", "taken", "taking", kCards},
  {"gets", "takes", "taken", "taking", kCards},
  {"picks up", "takes", "taken", "taking", kCards},
  {"picks", "takes", "taken", "taking", kCards},
  {"takes in", "takes", "taken", "taking", kCards},
  {"takes up", "takes", "taken", "taking", kCards},
  {"draws back", "takes", "taken", "taking", kCards},
  {"is served", "takes", "taken", "taking", kCards},
  {"is given", "takes", "taken", "taking", kCards},
  {"is dealt", "takes", "taken", "taking", kCards},
  {"is handed", "takes", "taken", "taking", kCards},
  {"fills his hand up again", "takes as many", "taken as many", "taking as many", kCards},
  {"fills her hand up again", "takes as many", "taken as many", "taking as many", kCards},
  {"fills up his hand", "takes as many", "taken as many", "taking as many", kCards},
  {"fills up her hand", "takes as many", "taken as many", "taking as many", kCards},
  {"fills his hand up", "takes as many", "taken as many", "taking as many", kCards},
  {"fills her hand up", "takes as many", "taken as many", "taking as many", kCards},
  {"fills up again", "takes as many", "taken as many", "taking as many", kCards},
  {"replenishes his hand", "takes as many", "taken as many", "taking as many", kCards},
  {"replenishes her hand", "takes as many", "taken as many", "taking as many", kCards},
  {"helps himself to", "takes", "taken", "taking", kCards},
  {"helps herself to", "takes", "taken", "taking", kCards},
  {"acquires", "takes", "taken", "taking", kCards},
  {"collects", "takes", "taken", "taking", kCards},
  {"secures", "takes", "taken", "taking", kCards},
  {"swaps", "changes", "changed", "changing", kCards},
  // The deal
  {"gives us", "gives", "given", "giving", kFirstCards},
  {"gives us all", "gives", "given", "giving", kFirstCards},
  {"gives round", "gives", "given", "giving", kFirstCards},
  {"gives out", "gives", "given", "giving", kFirstCards},
  {"doles out", "gives", "given", "giving", kFirstCards},
  {"dishes out", "gives", "given", "giving", kFirstCards},
  {"passes out", "gives", "given", "giving", kFirstCards},
  {"sends round", "gives", "given", "giving", kFirstCards},
  // The trump
  {"turns over", "turns", "turned", "turning", kTurning},
  {"turns up", "turns", "turned", "turning", kTurning},
  {"turns face up", "turns", "turned", "turning", kTurning},
  {"rolls over", "turns", "turned", "turning", kTurning},
  {"rolls", "turns", "turned", "turning", kTurning},
  {"throws up", "turns", "turned", "turning", kTurning},
  {"upturns", "turns", "turned", "turning", kTurning},
  {"picks for trumps", "turns", "turned", "turning", kTurning},
  // Play
  {"cashes", "leads", "led", "leading", kTricks},
  {"comes on with", "leads", "led", "leading", kTricks},
  {"comes out with", "leads", "led", "leading", kTricks},
  {"comes with", "leads", "led", "leading", kTricks},
  {"comes forward with", "leads", "led", "leading", kTricks},
  {"goes on with", "leads", "led", "leading", kTricks},
  {"starts off with", "leads", "led", "leading", kTricks},
  {"begins off with", "leads", "led", "leading", kTricks},
  {"begins operations with", "leads", "led", "leading", kTricks},
  {"begins proceedings with", "leads", "led", "leading", kTricks},
  {"begins matters with", "leads", "led", "leading", kTricks},
  {"sets out with", "leads", "led", "leading", kTricks},
  {"launches", "leads", "led", "leading", kTricks},
  {"fires off", "leads", "led", "leading", kTricks},
  {"tries", "leads", "led", "leading", kTricks},
  {"marches out", "leads", "led", "leading", kTricks},
  {"keeps up the attack with", "leads", "led", "leading", kTricks},
  {"sets the ball rolling with", "leads", "led", "leading", kTricks},
  {"set the ball rolling with", "leads", "led", "leading", kTricks},
  {"follows up with", "leads", "led", "leading", kTricks},
  {"parts with", "plays", "played", "playing", kPlaying},
  {"gives up", "plays", "played", "playing", kPlaying},
  {"surrenders", "plays", "played", "playing", kPlaying},
  {"sacrifices", "plays", "played", "playing", kPlaying},
  {"contributes", "plays", "played", "playing", kTricks},
  {"yields", "plays", "played", "playing", kPlaying},
  {"yields up", "plays", "played", "playing", kPlaying},
  {"tables", "plays", "played", "playing", kTricks},
  {"lets go", "plays", "played", "playing", kPlaying},
  {"lets fall", "plays", "played", "playing", kPlaying},
  {"throws away", "plays", "played", "playing", kPlaying},
  {"throws in", "plays", "played", "playing", kPlaying},
  {"brings out", "plays", "played", "playing", kPlaying},
  // Proposals and answers
  {"applies for", "asks for", "asked for", "asking for", kTurned | kAsked | kExchanging},
  {"puts in for", "asks for", "asked for", "asking for", kTurned | kAsked | kExchanging},
  {"calls for", "asks for", "asked for", "asking for", kTurned | kAsked | kExchanging},
  {"sues for", "asks for", "asked for", "asking for", kTurned | kAsked | kExchanging},
  {"solicits", "asks for", "asked for", "asking for", kTurned | kAsked | kExchanging},
  {"denies", "refuses", "refused", "refusing", kAsked},
  {"turns down", "refuses", "refused", "refusing", kAsked},
  {"takes up on", "accepts", "accepted", "accepting", kAsked},
  {"falls in with", "accepts", "accepted", "accepting", kAsked},
  {"goes along with", "accepts", "accepted", "accepting", kAsked},
  {"closes with", "accepts", "accepted", "accepting", kAsked},
  // Claims
  {"lays claim to", "claims", "claimed", "claiming"},
  {"puts in a claim for", "claims", "claimed", "claiming"},
  {"puts in a claim to", "claims", "claimed", "claiming"},
  {"enters a claim for", "claims", "claimed", "claiming"},
  {"holds out for", "claims", "claimed", "claiming"},
  {"stands out for", "claims", "claimed", "claiming"},
  {"presses for", "claims", "claimed", "claiming"},
  {"stands on his right to", "claims", "claimed", "claiming"},
  // The cut
  {"lifts", "cuts", "cut", "cutting", kBefore},
  {"lifts off", "cuts", "cut", "cutting", kBefore},
  {"takes off", "cuts", "cut", "cutting", kBefore},
  {"cuts off", "cuts", "cut", "cutting", kBefore},
  {"raises", "cuts", "cut", "cutting", kBefore},
  // Looking
  {"stole a look at", "looked at", "looked at", "looking at"},
  {"stole a glance at", "looked at", "looked at", "looking at"},
  {"peers over", "looks over", "looked over", "looking over"},
  {"peers at", "looks at", "looked at", "looking at"},
  {"peers into", "looks at", "looked at", "looking at"},
  {"steals a look at", "looks at", "looked at", "looking at"},
  {"steals a glance at", "looks at", "looked at", "looking at"},
  {"takes a look at", "looks at", "looked at", "looking at"},
  {"takes a peep at", "looks at", "looked at", "looking at"},
  {"has a look at", "looks at", "looked at", "looking at"},
  {"has a peep at", "looks at", "looked at", "looking at"},
  {"scans", "looks at", "looked at", "looking at"},
  {"surveys", "looks at", "looked at", "looking at"},
  {"studies", "looks at", "looked at", "looking at"},
  {"stoops to look at", "looks at", "looked at", "looking at"},
  // Tricks
  {"bags", "wins", "won", "winning", kEnd},
  {"scoops", "wins", "won", "winning", kEnd},
  {"lands", "wins", "won", "winning", kEnd},
  {"captures", "wins", "won", "winning", kEnd},
  {"secures", "wins", "won", "winning", kEnd},
  {"nets", "wins", "won", "winning", kEnd},
  {"carries off", "wins", "won", "winning", kEnd},
  {"walks off with", "wins", "won", "winning", kEnd},
  {"comes out with", "wins", "won", "winning", kPlaying | kOver | kExchanging},
  {"comes away with", "wins", "won", "winning", kPlaying | kOver | kExchanging},
  {"ends up with", "wins", "won", "winning", kPlaying | kOver | kExchanging},
  {"finishes with", "wins", "won", "winning", kOver | kExchanging},
  // What is found
  {"comes upon", "finds", "found", "finding"},
  {"comes across", "finds", "found", "finding"},
  {"lights upon", "finds", "found", "finding"},
  {"becomes aware", "finds", "found", "finding"},
  {"remarks", "finds", "found", "finding"},
});

constexpr auto kNouns = std::to_array<NounOfDeed>({
  {"proposal", "proposes"},
  {"request", "proposes", kTurned},
  {"application", "proposes", kTurned},
  {"deal", "gives", kFirstCards},
  {"lead", "leads"},
  {"discard", "discards"},
  {"claim", "claims"},
  {"demand", "claims"},
  {"ruling", "rules"},
  {"decision", "rules"},
  {"verdict", "rules"},
  {"announcement", "announces"},
  {"shuffle", "shuffles"},
  {"shuffling", "shuffles"},
  {"cut", "cuts"},
  {"objection", "objects"},
  {"protest", "objects"},
  {"refusal", "refuses", kAsked},
  {"acceptance", "accepts", kAsked},
  {"assent", "accepts", kAsked},
  {"consent", "accepts", kAsked},
  {"answer", "answers"},
  {"reply", "answers"},
});

constexpr auto kStrewn = std::to_array<std::string_view>({
  "by gad", "by jove", "by heaven", "by george", "egad", "gad", "i say", "my dear", "my dears", "my dear sir", "my dear fellow", "my friend", "my friends", "dear reader",
  "if you please", "if you please sir", "i assure you", "i give you my word", "upon my word", "upon my honour", "on my honour", "mark you", "mind you", "mind", "you know", "you see",
  "believe me", "believe it or not", "would you believe it", "if you will believe me", "bless him", "bless her", "bless me", "confound him", "damn him", "poor man", "poor fellow", "poor soul", "good man", "good lady",
  "alas", "i remember", "i recall", "i am told", "i think i may say", "they tell me", "as they say", "so to speak", "as it were", "so far", "for his part", "for her part", "on his part", "on her part", "for his own part", "for her own part",
  "then", "now", "also", "likewise", "duly", "merely", "simply", "just", "next", "thereupon", "promptly", "straightway", "in turn", "in his turn", "in her turn", "of course", "to be sure", "as usual", "as ever", "as always", "very sweetly",
  "presently", "forthwith", "without more ado", "without further ado", "with a flourish", "with a bow", "with a smile", "with a sigh", "with a laugh", "cool as you please", "bold as brass", "nothing daunted", "in their place", "in their stead", "in its place", "in its stead", "in place of them", "in place of it", "in exchange",
});

// clang-format on

}  // namespace

std::span<const PhrasalVerb> phrasal_verbs() {
  return kPhrasal;
}
std::span<const NounOfDeed> nouns_of_deeds() {
  return kNouns;
}
std::span<const std::string_view> strewn_words() {
  return kStrewn;
}

}  // namespace ecarte::notation
