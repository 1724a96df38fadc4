// SPDX-License-Identifier: MIT
//
// How the chance of the point is spread over the completions of a claim, drawn.
#pragma once

#include <string>

#include "treatise/evaluate.hpp"

namespace ecarte::treatise {

/// An SVG of the measures of each model of the answer, in sixtieths, against two to one. `title`
/// stands above, and `scale` is the share of the hands that fills a panel. An answer without
/// measures gives an empty text.
std::string plot_of(const ClaimAnswer& answer, const std::string& title, double scale);

/// The scale that its tallest bar wants, a share of the hands in twentieths. Drawings that stand
/// side by side have the greatest of theirs.
double plot_scale(const ClaimAnswer& answer);

}  // namespace ecarte::treatise
