// SPDX-License-Identifier: MIT
//
// What a player objects to: the words of an objection, and the act that they mean.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "record/record.hpp"

namespace ecarte::texts {

/// What he objects to, or says in objecting: "the mark", "\"you must take it\"". Nothing of an act
/// that is no objection.
std::optional<std::string> objection_in(const record::Record& record, const record::Act& act);

/// The act to which he objects at act `at`: the last of those he names that is not his own, or of
/// him whom he names; else the last that was more than talk. Nothing where what he speaks of is a
/// claim, or what the other has found, or a thing of which it is not known what it is.
std::optional<std::size_t> objected_to(const record::Record& record, std::size_t at,
                                       std::string_view what);

}  // namespace ecarte::texts
