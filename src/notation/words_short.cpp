// SPDX-License-Identifier: MIT
//
// The table of words: those that score-sheets cut short, and those that are typed without their
// mark.
#include <array>

#include "notation/in_full.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kRows = std::to_array<Shortened>({
    {"trn.", "turns"},
    {"t.u.", "turn-up"},
    {"tu", "turn-up"},
    {"t/u", "turn-up"},
    {"d.", "deals", {}, Short::Verb},
    {"pl.", "plays", {}, Short::Verb},
    {"prop", "proposes", "proposes", Short::Answer},
    {"props", "proposes", "proposes", Short::Answer},
    {"acc", "accepts", "accepted", Short::Answer},
    {"prop'd", "proposed", "proposed", Short::Answer},
    {"acc'd", "accepted", "accepted", Short::Answer},
    {"trks", "tricks"},
    {"trk", "tricks"},
    {"tks", "tricks"},
    {"ref'd", "refused", "refused", Short::Answer},
    {"ref", "refuses", "refused", Short::Answer},
    {"k. marked", "king marked"},
    {"k. mkd.", "king marked"},
    {"prop.", "proposes", "proposes", Short::Answer},
    {"props.", "proposes", "proposes", Short::Answer},
    {"pr.", "proposes", "proposes", Short::Answer},
    {"acc.", "accepts", "accepted", Short::Answer},
    {"ac.", "accepts", "accepted", Short::Answer},
    {"ref.", "refuses", "refused", Short::Answer},
    {"disc.", "discards"},
    {"mks.", "marks"},
    {"mkd.", "marked"},
    {"shfl.", "shuffles"},
    {"obj.", "objects"},
    {"bef.", "before", {}, Short::Joins},
    {"fr.", "from", {}, Short::Joins},
    {"agn.", "again"},
    {"answ.", "answering"},
    {"w.", "with", {}, Short::Joins},
    {"f.", "for", {}, Short::Joins},
    {"w/o", "without"},
    {"&", "and"},
    {"n", "and"},
    {"em", "them"},
    {"cds.", "cards"},
    {"cd.", "card"},
    {"tr.", "trick", {}, Short::Numbers},
    {"tr", "trick", {}, Short::Numbers},
    {"trs.", "tricks"},
    {"trs", "tricks"},
    {"tr.", "tricks"},
    {"tr", "tricks"},
    {"pt.", "point", {}, Short::Counted},
    {"pt", "point", {}, Short::Counted},
    {"pts.", "points"},
    {"pts", "points"},
    {"pt.", "made the point", "the point"},
    {"pt", "made the point", "the point"},
    {"sc.", "score:"},
    {"hasnt", "has not"},
    {"havent", "have not"},
    {"hadnt", "had not"},
    {"didnt", "did not"},
    {"doesnt", "does not"},
    {"isnt", "is not"},
    {"wasnt", "was not"},
    {"wont", "will not"},
    {"theres", "there is"},
});

constexpr auto kDropped = std::to_array<DroppedWords>({
    {"[sic]"},
    {"(three, two)", DroppedWords::Where::Anywhere, " three and two"},
    {"(three and two)", DroppedWords::Where::Anywhere, " three and two"},
    {"(two, three)", DroppedWords::Where::Anywhere, " two and three"},
    {"(two and three)", DroppedWords::Where::Anywhere, " two and three"},
    {"(aloud)", DroppedWords::Where::BehindName},
    {"(two shown)", DroppedWords::Where::InCut},
    {";", DroppedWords::Where::InCut, ","},
    {" +", DroppedWords::Where::InCut},
    {"->", DroppedWords::Where::BehindName},
    {"→", DroppedWords::Where::BehindName},
    {"->", DroppedWords::Where::Anywhere, ","},
    {"→", DroppedWords::Where::Anywhere, ","},
    {"|", DroppedWords::Where::BehindName},
    {"|", DroppedWords::Where::Anywhere, ","},
});

}  // namespace

std::span<const DroppedWords> dropped_words() {
  return kDropped;
}

std::span<const Shortened> shortened() {
  return kRows;
}
}  // namespace ecarte::notation
