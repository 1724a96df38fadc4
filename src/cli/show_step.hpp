// SPDX-License-Identifier: MIT
//
// `ecarte show --step`: a deal act by act, each as it was ruled on then.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/output.hpp"
#include "picture/picture.hpp"
#include "picture/terminal.hpp"
#include "record/record.hpp"
#include "referee/referee.hpp"

namespace ecarte::cli {

/// A deal to walk through, and what it takes to rule on any beginning of it.
struct Walk {
  std::string file;
  std::vector<record::Record> records;  ///< of the sitting, up to the deal
  replay::DealSeen seen;                ///< the whole deal
  std::vector<std::size_t> steps;       ///< its acts (picture::steps_of)
  picture::ForSeat seat;
};

/// On a terminal step by step as keys ask for it; else every step, one after another.
void walk(const Walk& deal, const referee::Options& options, const picture::Look& look,
          Streams& streams);

}  // namespace ecarte::cli
