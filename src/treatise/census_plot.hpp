// SPDX-License-Identifier: MIT
//
// The census drawn: a bar for each class of hands, parted by the tricks they bring.
#pragma once

#include <string>
#include <vector>

#include "analysis/census.hpp"

namespace ecarte::treatise {

struct CensusBar {
  std::string name;           ///< of the class
  std::int64_t dealt = 0;     ///< hands with a turn-up
  analysis::Histogram deals;  ///< those that bring so many tricks
};

/// The drawing, as SVG, with title, axes and units; what stands in a bar is said when it is pointed
/// at.
std::string census_plot(const std::vector<CensusBar>& bars);

}  // namespace ecarte::treatise
