// SPDX-License-Identifier: MIT
//
// What may stand behind a comma or "and", and tells that somebody's next act begins there. Private
// to whoever finds where clauses end (passing.cpp).
#pragma once

#include "grammar/record.hpp"

namespace ecarte::notation {

namespace g = grammar;
namespace p = tao::pegtl;

/// "but before Ann plays, he says …", "but it turns out …": what goes on is told with its time
/// first, or as what was found.
struct time_told_first
    : p::sor<p::seq<p::opt<g::says<"only">, g::blanks>, g::says<"before", "after", "when", "once">,
                    g::blanks>,
             p::seq<g::says<"it turns", "it turned", "it proves", "it proved", "it appears",
                            "it appeared", "it is found", "it was found", "it is seen",
                            "it was seen", "in the next trick", "the play">,
                    g::blanks>> {};

/// "wouldn't", "didn't": a verb with "not" drawn together.
struct contraction : p::seq<g::says<"doesn", "didn", "won", "wouldn", "hasn", "hadn", "isn", "wasn",
                                    "couldn", "weren", "aren">,
                            g::apostrophe, p::one<'t'>, g::word_end> {};

/// "one point was marked", "his proposal was accepted", "the last two by Y": what is told of the
/// thing that it was done to.
struct thing_done
    : p::sor<
          p::seq<g::says<"that", "this">, g::blanks, g::says<"gives", "gave", "wins", "won">,
                 g::blanks>,
          p::seq<
              p::not_at<g::says<"none", "no">>,
              p::sor<p::seq<p::opt<g::the, g::blanks>, p::sor<g::number_word, g::digits>, g::blanks,
                            p::opt<g::says<"card", "cards", "point", "points", "trick", "tricks",
                                           "more", "mark">,
                                   g::blanks>>,
                     p::seq<g::says<"his", "her", "the">, g::blanks,
                            g::says<"proposal", "offer", "claim", "demand", "request">, g::blanks>>,
              g::says<"is", "was", "are", "were">, g::blanks>> {};

/// "each of them took": what both did.
struct each_does
    : p::seq<g::says<"each">, g::blanks, g::says<"of them", "of us", "player">, g::blanks> {};

/// "Ann's 8♥ fell": what became of somebody's card.
struct whose_card
    : p::seq<g::possessive, g::blanks, p::sor<g::a_card, g::rank_word, g::says<"card", "answer">>,
             g::blanks,
             g::says<"falls", "fell", "drops", "dropped", "comes", "came", "goes", "went", "is",
                     "was", "takes", "took", "beats", "beat", "wins", "won", "trumps", "trumped",
                     "covers", "covered", "captures", "captured", "drops">> {};

}  // namespace ecarte::notation
