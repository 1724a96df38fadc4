// SPDX-License-Identifier: MIT
//
// A solved deal as people and programs read it. Every function appends to `out`.
#pragma once

#include <string>
#include <vector>

#include "analysis/review.hpp"

namespace ecarte::cli {

struct Solved {
  std::string title;
  game::PerSeat<std::string> names;
  analysis::PlayedDeal played;
  std::vector<analysis::Turn> turns;  ///< as played, and best play from there
  std::vector<analysis::Turn> line;   ///< best play from the beginning
};

void write_solved_text(std::string& out, const Solved& solved);
void write_solved_json(std::string& out, const Solved& solved);

}  // namespace ecarte::cli
