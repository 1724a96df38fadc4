// SPDX-License-Identifier: MIT
//
// The verbs of the grammar: what is claimed, granted, ruled and put right.
#include <array>

#include "notation/matching.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kRows = std::to_array<Verb>({
    verb<g::abandoned>("abandons", ActKind::ThrowDown),
    verb<g::ruled>("agree", ActKind::Rule),
    verb<g::gathered_up>("are", ActKind::Gather),
    verb<g::claimed>("claims", ActKind::Claim),
    verb<g::completed>("completes", ActKind::Complete),
    verb<g::required>("demands", ActKind::Require),
    verb<g::granted>("disputes", ActKind::Dispute),
    verb<g::drawn>("draws", ActKind::Draw),
    verb<g::granted>("grants", ActKind::Grant),
    verb<g::is_what>("is", ActKind::ThrowAside),
    verb<g::let>("lets", ActKind::LetStand),
    verb<g::permitted>("permits", ActKind::Permit),
    verb<g::put>("puts", ActKind::PutBack),
    verb<g::required>("requires", ActKind::Require),
    verb<g::resigned>("resigns", ActKind::Resign),
    verb<g::ruled>("rules", ActKind::Rule, kBystander),
    verb<g::thrown>("throws", ActKind::ThrowDown),
});

}  // namespace

std::span<const Verb> verbs_of_remedies() {
  return kRows;
}

}  // namespace ecarte::notation
