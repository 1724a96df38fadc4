// SPDX-License-Identifier: MIT
//
// The verbs of the grammar: proposing and exchanging, and what is only said.
#include <array>

#include "notation/matching.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kRows = std::to_array<Verb>({
    verb<g::accepted>("accepts", ActKind::Accept),
    verb<g::altered>("alters", ActKind::Alter),
    verb<g::answered>("answers", ActKind::AnswerNumber),
    verb<g::asked>("asks", ActKind::Ask),
    verb<g::altered>("changes", ActKind::Alter),
    verb<g::refused>("declines", ActKind::Refuse),
    verb<g::discarded>("discards", ActKind::Discard),
    verb<g::does_not>("does", ActKind::Omit),
    verb<g::urged>("insists", ActKind::Urge),
    verb<g::urged>("objects", ActKind::Urge),
    verb<g::urged>("offers", ActKind::Urge),
    verb<g::proposed>("proposes", ActKind::Propose),
    verb<g::refused>("refuses", ActKind::Refuse),
    verb<g::spoken>("says", ActKind::Speak),
    verb<g::taken>("takes", ActKind::Take),
    verb<g::urged>("threatens", ActKind::Urge),
    verb<g::urged>("wants", ActKind::Urge),
    verb<g::will_not>("will", ActKind::Urge),
});

}  // namespace

std::span<const Verb> verbs_of_exchange() {
  return kRows;
}

}  // namespace ecarte::notation
