// SPDX-License-Identifier: MIT
#include "codes/boxes.hpp"

#include <algorithm>
#include <functional>

namespace ecarte::codes {

namespace {

bool differ_in_one(const Box& a, const Box& b) {
  int count = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    count += a[i] == b[i] ? 0 : 1;
  }
  return count == 1;
}

}  // namespace

bool advance(replay::AttributeSets& values, const replay::FactEntry& entry) {
  for (std::size_t i = values.size(); i-- > 0;) {
    const int size = replay::size_of(entry.attributes[i]);
    if (size != 0 && ++values[i] < size) {
      return true;
    }
    values[i] = 0;
  }
  return false;
}

void merge(std::vector<Box>& boxes) {
  for (bool merged = true; merged;) {
    merged = false;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      for (std::size_t j = boxes.size() - 1; j > i; --j) {
        if (differ_in_one(boxes[i], boxes[j])) {
          std::transform(boxes[i].begin(), boxes[i].end(), boxes[j].begin(), boxes[i].begin(),
                         std::bit_or{});
          boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(j));
          merged = true;
        }
      }
    }
  }
}

}  // namespace ecarte::codes
