// SPDX-License-Identifier: MIT
//
// A stable sort of the few that there are in one deal, which asks the heap for no room.
#pragma once

#include <algorithm>

namespace ecarte::law {

template <class Container, class Before>
void sort_stably(Container& few, const Before& before) {
  for (auto next = few.begin(); next != few.end(); ++next) {
    std::rotate(std::upper_bound(few.begin(), next, *next, before), next, next + 1);
  }
}

}  // namespace ecarte::law
