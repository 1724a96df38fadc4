// SPDX-License-Identifier: MIT
//
// The verbs of the grammar: the play of the cards, the king and the score.
#include <array>

#include "notation/matching.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kRows = std::to_array<Verb>({
    verb<g::admitted>("admits", ActKind::Admit),
    verb<g::announced>("announces", ActKind::Announce),
    verb<g::with_card>("follows", ActKind::Play),
    verb<g::gathered>("gathers", ActKind::Gather),
    verb<g::has_looked>("has", ActKind::HasNotLooked),
    verb<g::held>("holds", ActKind::Hold),
    verb<g::lacked>("lacks", ActKind::PackLacks),
    verb<g::led>("leads", ActKind::Play),
    verb<g::made>("makes", ActKind::Made),
    verb<g::marked>("marks", ActKind::Mark),
    verb<g::named>("names", ActKind::Play),
    verb<g::played>("plays", ActKind::Stand),
    verb<g::with_card>("trumps", ActKind::Play),
    verb<g::won>("wins", ActKind::Made),
    verb<g::withdrawn>("withdraws", ActKind::Withdraw),
});

}  // namespace

std::span<const Verb> verbs_of_play() {
  return kRows;
}

}  // namespace ecarte::notation
