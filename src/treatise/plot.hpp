// SPDX-License-Identifier: MIT
//
// How the chance of the point is spread over the completions of a claim, drawn.
#pragma once

#include <string>

#include "treatise/evaluate.hpp"

namespace ecarte::treatise {

/// An SVG of the measures of each model of the answer, in fiftieths, against two to one. `title`
/// stands above. An answer without measures gives an empty text.
std::string plot_of(const Answer& answer, const std::string& title);

}  // namespace ecarte::treatise
