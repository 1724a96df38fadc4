// SPDX-License-Identifier: MIT
//
// The verbs of the grammar: the cutting and dealing of the cards, what is looked at and what is
// found.
#include <array>

#include "notation/matching.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kRows = std::to_array<Verb>({
    verb<g::chosen>("chooses", ActKind::Choose),
    verb<g::cut_how>("cuts", ActKind::Cut),
    verb<g::denied>("denies", ActKind::Deny),
    verb<g::exposed>("exposes", ActKind::Expose),
    verb<g::found>("finds", ActKind::Find),
    verb<g::given>("gives", ActKind::Give),
    verb<g::lain>("lie", ActKind::LieFaced, kCards),
    verb<g::lain>("lies", ActKind::LieFaced, kCards),
    verb<g::looked>("looks", ActKind::Look),
    verb<g::exposed>("shows", ActKind::Expose),
    verb<g::shuffled>("shuffles", ActKind::Shuffle),
    verb<g::touched>("touches", ActKind::Touch),
    verb<g::turned>("turns", ActKind::Turn),
});

}  // namespace

std::span<const Verb> verbs_of_dealing() {
  return kRows;
}

}  // namespace ecarte::notation
