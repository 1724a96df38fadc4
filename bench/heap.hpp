// SPDX-License-Identifier: MIT
//
// What the program asks of the heap. Linking heap.cpp replaces operator new and delete by ones that
// count; one thread only.
#pragma once

#include <cstddef>

namespace ecarte::bench {

struct Heap {
  std::size_t allocations = 0;  ///< since the program began
  std::size_t live = 0;         ///< bytes in use
  std::size_t peak = 0;         ///< the most bytes in use since `reset_peak`
};

Heap heap();
void reset_peak();

}  // namespace ecarte::bench
