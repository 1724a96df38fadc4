// SPDX-License-Identifier: MIT
//
// The table of words: what a player has or had, and what he will or would do; what was done as
// many times over; and cards mixed with a hand. How a row is read stands at the head of
// table_words.cpp.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr When kInHand = kTurned | kAsked | kExchanging | kPlaying;
constexpr When kOfTricks = kDealing | kInHand | kOver;

constexpr auto kWhole = std::to_array<Saying>({
  {"<card> [therefore|thus|then|so|still] stays|stayed|remains|remained|stands|stood [then|there|still|therefore] [where|on|as|down|put|upon] [the|it] [table|is|was|lies|lay|lead]", "somebody keeps: <all>", kPlaying},
  {"the card [led] [therefore|thus|then|so|still] stays|stayed|remains|remained [then|there|still|therefore] [where|on|as|down|put|upon] [the|it] [table|is|was|lies|lay|lead]", "somebody keeps: <all>", kPlaying},
  {"<times> <player> proposes|proposed [,] and [each|every|both] [<times2>] [time|times] <player2> accepts|accepted|gives|gave|grants|granted [him|her] [cards]", "<exchanges>", kDealing | kTurned},
  {"the cards are|were exchanged|changed|given|taken|granted <times> [over|running]", "<exchanges>", kDealing | kTurned},
  {"after|upon|following it|which|these|them [all|both] [,] <player> <verb> <rest>", "<player> <verb> <rest>", kInHand},
  {"after|upon|following [the] [first|second|third|last] exchange|exchanges [,] <player> holds|held|has|had <cards>", "<player> holds <cards>", kExchanging},
});

constexpr auto kRows = std::to_array<Saying>({
  // Tricks that he has
  {"has the ~first|second|third|fourth|fifth|last|next|other|remaining|odd trick|tricks [rest]", "wins the <from>", kOfTricks},
  {"has the ~first|last|other|remaining two|three|four|2|3|4 tricks [rest]", "wins the <from>", kOfTricks},
  {"has the ~first|second|third|fourth [trick] [,] and [the] second|third|fourth|fifth|last trick|tricks [rest]", "wins the <from>", kOfTricks},
  {"has the ~first [trick] , [the] second [trick] [,] and [the] third|fourth|fifth|last trick|tricks [rest]", "wins the <from>", kOfTricks},
  {"has ~trick|tricks one|two|three|four|five|1|2|3|4|5 <rest>", "wins <from>", kOfTricks},
  {"has the ~first|second|third|fourth|fifth [rest]", "wins the <from>", kPlaying},
  {"has [all] the ~\\rest|others [rest]", "wins the <from>", kPlaying},
  {"has every|each [one|single] [of] [the] [five] trick|tricks", "makes the vole", kOfTricks | kFirst},
  {"has all [of] [the|his|five|5] [five|5] tricks", "makes the vole", kOfTricks | kFirst},
  {"has the ~point|vole|odd [trick] [rest]", "wins the <from>", kExchanging | kPlaying | kOver},
  {"announces|calls [:] the king [of] [trumps] [,] [and|which|so] [so] [that|this|it|he|she] [is|makes|wins|gives|has] [him|her] the game|five", "announces the king; claims the game", kInHand | kOver},
  {"has [his] <n> tricks [,] [and|but|to|while|against] <player> [has|had] [only|but|the] [other] <n2> [tricks]", "<five>@<me> made <n>. <player> made <n2>", kOfTricks | kFirst},
  {"wins|takes|gets|makes [all] <n> tricks|trick with|by|from|in|out [of] [only] his|the [<n2>] cards|hand", "makes <n>", kOfTricks},
  {"wins|takes|gets|makes [all] <n> tricks|trick with|by|from|in|out [of] [only|but] <n2> cards", "makes <n>", kOfTricks},
  // Cards that he has left, or in his fingers
  {"has [still|now|only|but|just] <cards> [still|now] left|remaining|over [,] [and|but|while|to] <player> has|had nothing|none", "@<me> holds <cards>. <player> holds nothing", kPlaying},
  {"has [still|now|only|but|just] <cards> [still|now] left|remaining|over [in] [his] [hand]", "holds <cards>", kInHand | kOver},
  {"has [still|now|only|but|just] <cards> [still|yet] in [his] hand|hands", "holds <cards>", kInHand | kOver},
  {"has [still|now] only|but|just <cards>", "holds <cards>", kPlaying},
  {"has [only|but|just] one|1|a|another card [left|over|more|remaining] [,|:] <cards>", "holds <cards>", kPlaying},
  {"is left [only] with [only|but|just] <cards> [only]", "holds <cards>", kPlaying},
  {"has nothing left|over|more [in] [his] [hand]", "holds nothing", kPlaying},
  {"has|holds <cards> [still|already] in|between [his] [own] fingers|thumb [and] [thumb|finger]", "holds <cards>", kPlaying},
  {"has|holds|keeps [still|already] his [next|first|last|chosen] card|cards [still|already|ready] in|between [the|his] [own] air|fingers|finger|thumb [and] [thumb|finger|fingers]", "keeps: <all>"},
  {"has|holds|keeps [still|already] the [top|next|first|last|trump|turn-up|chosen] card|cards [still|already|ready] in|between [the|his] [own] air|fingers|finger|thumb [and] [thumb|finger|fingers]", "keeps: <all>"},
  {"has [still|already] the [top|next|trump] card [still] in his hand", "keeps: <all>", kDealing | kByDealer},
  {"has [already] his|the [next|first|last] card [already] ready|chosen [to|for] [play|lead|answer|reply|be|the] [played|trick]", "keeps: <all>"},
  // A suit of which he has none
  {"has|holds not|never [even|so] [much] [as] [a|one|any] [single|solitary] <suit> [left|more|then|in|among|of] [his|hand|cards|them] [hand|cards]", "does not hold <suit>", kPlaying | kOver},
  {"has|holds got no [more] <suit> [left|more|then|in|among] [his|hand|cards] [hand|cards]", "does not hold <suit>"},
  {"has|holds no [more] <suit> [left|then|himself|herself] to lead|play|give|follow|answer|put|follow|show|throw [it|with|to|on] [it|this|that|him|her]", "does not hold <suit>", kPlaying | kOver},
  {"has|holds no [more] <suit> with which to lead|play|follow|answer [it|this|that|him|her]", "does not hold <suit>", kPlaying | kOver},
  {"has|holds none [of [them|it|that|these]] [left|more|at] [all]", "does not hold <required>", kPlaying},
  {"has|holds none to lead|play|give|show [him|her|then]", "does not hold <required>", kPlaying},
  {"has|holds no such card|suit|one [left|more|in] [his] [hand]", "does not hold <required>", kPlaying},
  {"is without [a|any|one] [single] <suit>", "does not hold <suit>", kPlaying | kOver},
  {"is without [a|any|one] [single] trump|trumps", "does not hold trumps", kPlaying | kOver},
  // What he will or would have, of the card shown him, of cards, and of play
  {"will [gladly|rather|now|then] take|have|keep|accept it|that|this [one|card]", "takes <last>", kExchanging | kFaced | kByOther},
  {"will [gladly|rather|now|then] take|have|keep|accept the|his [faced|exposed|shown] card [shown|exposed]", "takes <last>", kExchanging | kFaced | kByOther},
  {"will [gladly|rather|now|then] take|have|keep|accept <card>", "<spoken>takes <card>", kExchanging | kFaced | kByOther},
  {"will [gladly|rather|now|then] take|have|keep|accept the|his <rank>", "<spoken>takes <last>", kExchanging | kFaced | kByOther},
  {"will [rather|prefer|sooner] [to] [take|have] the next|top|following [one|card] [instead|in] [its|place] [place]", "refuses <last>", kExchanging | kFaced | kByOther},
  {"will [rather|prefer|sooner] [to] [take|have] another [one|card] [instead]", "refuses <last>", kExchanging | kFaced | kByOther},
  {"will [rather|sooner|prefer] not|refuse|decline [to] [take|have|keep] it|that|this|the [one|card]", "refuses <last>", kExchanging | kFaced | kByOther},
  {"=would rather|sooner not [do] [so]", "refuses <last>", kExchanging | kFaced | kByOther},
  {"will [gladly|now|then|only|rather] [like|want|need|have|take|change|exchange|draw] [to] [have|take|change] <n> [new|fresh|more] [cards]", "asks for <n>", kExchanging | kUnchanged},
  {"will [gladly|now|then|only|rather] [like|want|need|have|take|change|exchange|draw] [to] [have|take|change] <n> [new|fresh|more] [cards]", "asks for <n>", kExchanging | kWantsMore},
  {"will [gladly|rather|now|then] play|stand [on|with|by] the|his|this|these hand|cards [as] [it|he|they|is] [is|stands|has|are|it]", "lets it stand", kExchanging | kOtherSurplus},
  {"will [gladly|rather|now|then] play|stand [on|with|by] the|his|this|these hand|cards [as] [it|he|they|is] [is|stands|has|are|it]", "lets it stand", kExchanging | kSurplus},
  {"will [gladly|rather|now|then] play|stand [on|with|by] the|his|this|these hand|cards", "lets it stand", kTurned | kDealing | kByDealer | kOtherSurplus},
  {"will [gladly|rather|now|then] play|stand [on|with|by] the|his|this|these hand|cards", "lets it stand", kTurned | kDealing | kByDealer | kOtherShort},
  {"will [gladly|rather|now|then] play|stand [on|with|by] [the|his|this|it|these] [hand|cards] [as] [it|he|they|is] [is|stands|has|are|it]", "refuses", kAsked | kByDealer},
  {"will [gladly|rather|now|then] play|stand [on|with|by] [the|his|this|it|these] [hand|cards] [as] [it|he|they|is] [is|stands|has|are|it]", "plays", kTurned | kByOther},
  {"will [gladly|rather|now|then] play|stand [on|with|by] [the|his|this|it|these] [hand|cards] [as] [it|he|they|is] [is|stands|has|are|it]", "plays", kExchanging | kByDealer},
  {"says [that] he|she will|would [gladly|rather] take|have|keep|accept it|that|this [one|card]", "takes <last>", kExchanging | kFaced | kByOther},
  {"says [that] he|she will|would [rather] [take|have] the next [one|card]", "refuses <last>", kExchanging | kFaced | kByOther},
  {"says [that] he|she will|would [rather] play [on|with] [the|his] [hand|cards]", "lets it stand", kExchanging | kOtherSurplus},
  {"=will [now] propose [for] [cards]", "proposes", kTurned | kByOther},
  {"=will [now] propose [for] [cards] again|once [more]", "proposes again", kExchanging | kByOther},
  {"=will [now|gladly] accept [it|the|his|her] [proposal|offer]", "accepts", kAsked | kByDealer},
  {"=will [now|gladly] give|grant [him|her|<player>] [the|some|his|her] cards", "accepts", kAsked | kByDealer},
  {"=will [now] refuse|decline [it|the|his|her] [proposal|offer|cards]", "refuses", kAsked | kByDealer},
  {"will not accept|grant [it|this|that|the|his|her] [proposal|offer]", "refuses", kAsked | kByDealer},
  {"=will [now|gladly|then] let|leave it|this|that|the [deal|hand|hands|cards|lead|card] stand|be|pass|go [so|as|alone] [it] [is]", "lets it stand"},
  {"will [rather|now|gladly] have|like|prefer [to] [have] the fresh|new deal", "claims a fresh deal"},
  {"will [rather|now|gladly] have|like|prefer [to] [have] another deal", "claims a fresh deal"},
  {"=would have [not|never|gladly|much|rather|surely|certainly|also|then|now] liked|loved|preferred|wished|wanted|needed|been|done <rest>", "keeps: <all>"},
  {"=would have [not|never|gladly|much|rather|surely|certainly|also|then|now] <verb> [rest]", "keeps: <all>"},
  // To play, of who has a choice: it is let stand
  {"chooses|rules [rather] to play [on|with] [the|his|it] [hand|cards|out] [as] [it] [is]", "lets it stand", kExchanging | kOtherSurplus | kFirst},
  {"chooses|rules [rather] to play [on|with] [the|his|it] [hand|cards|out] [as] [it] [is]", "lets it stand", kExchanging | kSurplus | kFirst},
  {"chooses|rules [rather] to play [on|with] [the|his|it] [hand|cards|out] [as] [it] [is]", "lets it stand", kTurned | kDealing | kByDealer | kOtherSurplus | kFirst},
  {"chooses|rules [rather] to play [on|with] [the|his|it] [hand|cards|out] [as] [it] [is]", "lets it stand", kTurned | kDealing | kByDealer | kOtherShort | kFirst},
  {"chooses|rules play|playing", "lets it stand", kExchanging | kOtherSurplus | kFirst},
  {"chooses|rules play|playing", "lets it stand", kExchanging | kSurplus | kFirst},
  {"plays [on] [with] his|the hand|cards [out] [as] [it|he|they] [is|stands|has|are|it]", "lets it stand", kExchanging | kOtherSurplus | kFirst},
  {"plays [on] [with] his|the hand|cards [out] [as] [it|he|they] [is|stands|has|are|it]", "refuses", kAsked | kByDealer | kFirst},
  {"plays [on] [with] his|the hand|cards [out] [as] [it|he|they] [is|stands|has|are|it]", "plays", kExchanging | kByDealer | kFirst},
  // Proposals and exchanges, as many times over
  {"proposes <times> [over|running] [,] [and] [is|was|being] [each|every|both] [<times2>] [time|times] accepted", "@<exchanges>", kDealing | kTurned | kFirst},
  {"proposes <times> [over|running] [,] [and] [is|was|being] accepted [each|every|both|always] [<times2>] [time|times]", "@<exchanges>", kDealing | kTurned | kFirst},
  {"proposes <times> [over|running] [,] [and] [on|at] [each|every|both] [<times2>] [time|times|occasion|occasions] <player> accepts|accepted|gives|gave|grants|granted [him|her] [the] [cards|it]", "@<exchanges>", kDealing | kTurned | kFirst},
  {"proposes <times> [over|running] [,] [and] <player> accepts|accepted|gives|gave|grants|granted [him|her] [the] [cards|it] [on|at] [each|every|both|always] [<times2>] [time|times|occasion|occasions]", "@<exchanges>", kDealing | kTurned | kFirst},
  {"proposes [for] [cards] [,] and <player> accepts|accepted|gives|gave|grants|granted [him|her] [cards] [,] <times> [over|running|together|altogether]", "@<exchanges>", kDealing | kTurned | kFirst},
  {"proposes [for] [cards] [,] and is|was accepted [,] <times> [over|running]", "@<exchanges>", kDealing | kTurned | kFirst},
  {"proposes <times> [over|running]", "@<proposals>", kDealing | kTurned},
  {"proposes twice [,] [and|but] [is|was] [refused] the second [time] [refused]", "proposes. <rival> accepts. <me> proposes again. <rival> refuses", kDealing | kTurned | kFirst},
  {"proposes twice [,] [and|but] the second [time] [was|he|she|is] refused", "proposes. <rival> accepts. <me> proposes again. <rival> refuses", kDealing | kTurned | kFirst},
  {"proposes twice [,] [and|but] the second time <player> refuses|refused|declines|declined|plays|played", "proposes. <player> accepts. <me> proposes again. <player> refuses", kDealing | kTurned | kFirst},
  {"accepts [it] both|each|every time|times", "accepts", kAsked | kByDealer},
  {"accepts [it] twice|thrice", "accepts", kAsked | kByDealer},
  {"gives [him|her] cards both|each|every time|times", "accepts", kAsked | kByDealer | kFirst},
  {"gives [him|her] cards twice|thrice", "accepts", kAsked | kByDealer | kFirst},
  {"changes [cards] <times> [over|running]", "@<exchanges>", kDealing | kTurned | kTwo},
  // Cards taken that go to the hand
  {"=mixed [up|in] [with|among|amongst|into] his|the [own] hand|cards|others|rest|other [cards]", "^mixed", kExchanging | kHasTaken | kFirst},
  {"=mixes|mixed [it|them|these] [in|up|together]", "^mixed", kExchanging | kHasTaken | kFirst},
  {"has mixed them|it|these [up|in|all] [with|among|amongst|into] [his|the] [own] [hand|cards|others|rest|other] [cards]", "^mixed", kExchanging | kHasTaken | kFirst},
  {"shuffles|puts|adds|joins|sorts|takes them|it|these [all] [up] [in] with|among|amongst|into|to|in [the|his] [own] hand|cards|others|other|fan [cards]", "^mixed", kExchanging | kHasTaken | kFirst},
  {"completes [it|his|the] [hand|cards|number|five] [up] [to] [five] from|off|out [of] the stock|pack|talon", "completes"},
  {"completes [it|his|the] [hand|cards|number|five] [up] [to] [five] [by] with|taking|drawing one|1|a|another|the [top|next|missing|fresh|other|new] card|one [from|off|of] [the] [stock|pack|talon]", "completes"},
  {"completes his cards", "completes"},
  {"makes [up] his [hand|number|five] [up] [to] [five] from|off|out [of] the stock|pack|talon", "completes"},
  {"makes it up from|off|out [of] the stock|pack|talon", "completes"},
});

// clang-format on

}  // namespace

std::span<const Saying> whole_sayings_of_having() {
  return kWhole;
}

std::span<const Saying> sayings_of_having() {
  return kRows;
}
}  // namespace ecarte::notation
