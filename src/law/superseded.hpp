// SPDX-License-Identifier: MIT
//
// What was marked for hands that were rightly played again goes with their result, in one world.
#pragma once

#include "law/world.hpp"

namespace ecarte::law {

/// Was it made, or shown, when hands were over that were rightly played again, and before they
/// were?
bool stood_till_again(const Page& page, const replay::Testimony& said);

/// Is it a mark for the tricks of such hands? It goes with their result, unless it is written to
/// have been taken down.
bool of_superseded(const Page& page, const replay::Testimony& said);

/// Points marked for a result that was superseded only after act `at`: they stood till then.
int superseded_before(const Page& page, Seat seat, Time at);

/// Is it asked for that the hands be played again, and open whether a law gives that?
bool asked_in_doubt(const LedgerSource& matter, std::uint8_t dealing);

}  // namespace ecarte::law
