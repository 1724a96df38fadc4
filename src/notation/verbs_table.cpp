// SPDX-License-Identifier: MIT
//
// The verbs of the grammar: packs, bystanders and money.
#include <array>

#include "notation/matching.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kRows = std::to_array<Verb>({
    verb<g::advised>("advises", ActKind::Speak, kBystander),
    verb<g::called>("calls", ActKind::CallCards),
    verb<g::came>("comes", ActKind::ComeIn, kBystander),
    verb<g::covered>("covers", ActKind::Cover, kBystander),
    verb<g::paid>("pays", ActKind::Pay, kBystander),
    verb<g::pointed_out>("points", ActKind::Speak, kBystander),
    verb<g::remarked>("remarks", ActKind::Speak, kBystander),
    verb<g::nothing_more>("retires", ActKind::Retire, kBystander),
    verb<g::sum>("stakes", ActKind::Stake),
    verb<g::stood>("stands", ActKind::Stand),
});

}  // namespace

std::span<const Verb> verbs_of_table() {
  return kRows;
}

}  // namespace ecarte::notation
