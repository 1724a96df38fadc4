// SPDX-License-Identifier: MIT
//
// The customs that a code of laws has, as far as facts turn on them.
#include <algorithm>

#include "codes/tariff.hpp"
#include "referee/course.hpp"

namespace ecarte::referee {

namespace {

/// Does a word to play stand by the code, whatever he says later who spoke it: the non-dealer, who
/// then proposes; the dealer, who then accepts?
bool binds(const codes::Code& code, replay::AlteredWord word) {
  return std::ranges::any_of(code.cases, [word](const codes::Case& c) {
    return c.in_force && c.on == replay::FactKind::WordAltered &&
           c.must.remedy == replay::Remedy::FirstWordStands &&
           (c.accepts[0] & replay::bits_of(word)) != 0 &&
           (c.accepts[2] & replay::bits_of(replay::FirstFor::Play)) != 0;
  });
}

}  // namespace

replay::Customs customs_of(const codes::Code& code) {
  replay::Customs customs{
      code.game,
      codes::tariff(code, codes::kTheKing),
      0,
      code.cut_deals,
      code.deals_next,
      code.hand,
      {binds(code, replay::AlteredWord::Proposal), binds(code, replay::AlteredWord::Answer)}};
  for (const replay::ScoreFor what : {replay::ScoreFor::Point, replay::ScoreFor::Vole}) {
    for (const bool bold : {false, true}) {
      customs.tricks = std::max(customs.tricks, codes::tariff(code, {what, bold}));
    }
  }
  return customs;
}

}  // namespace ecarte::referee
