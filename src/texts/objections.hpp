// SPDX-License-Identifier: MIT
//
// What a player objected to, and the laws allow.
#pragma once

#include <string_view>
#include <vector>

#include "record/act_kinds.hpp"
#include "report/deal.hpp"

namespace ecarte::texts {

/// The kinds of act by which something is objected to.
inline constexpr record::ActKinds kObjections{record::ActKind::Urge, record::ActKind::Dispute,
                                              record::ActKind::Speak, record::ActKind::Aside,
                                              record::ActKind::Find};

/// The id of such a remark.
inline constexpr std::string_view kObjection = "objection";

/// A remark for each objection to an act that is lawful: with the note that the laws make of the
/// act, which a report holds back; by which law he had the choice who did it; or, where nothing is
/// ruled on it and nothing left open bears on it, that none forbids it. What is not lawful, or was
/// not to be claimed, is ruled on whether anybody objects or not.
std::vector<report::Remark> objections(const report::Deal& deal);

}  // namespace ecarte::texts
