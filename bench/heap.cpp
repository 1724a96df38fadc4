// SPDX-License-Identifier: MIT
#include "heap.hpp"

#include <algorithm>
#include <cstdlib>
#include <new>

#include <malloc.h>

namespace ecarte::bench {
namespace {

Heap counted;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void* take(void* room) {
  if (room == nullptr) {
    throw std::bad_alloc();
  }
  ++counted.allocations;
  counted.live += malloc_usable_size(room);
  counted.peak = std::max(counted.peak, counted.live);
  return room;
}

void give_back(void* room) {
  if (room != nullptr) {
    counted.live -= malloc_usable_size(room);
    std::free(room);
  }
}

}  // namespace

Heap heap() {
  return counted;
}
void reset_peak() {
  counted.peak = counted.live;
}

}  // namespace ecarte::bench

// The array forms and those that do not throw come down to these.
void* operator new(std::size_t size) {
  return ecarte::bench::take(std::malloc(std::max<std::size_t>(size, 1)));
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  const auto step = static_cast<std::size_t>(alignment);
  return ecarte::bench::take(std::aligned_alloc(step, (size + step - 1) / step * step));
}
void operator delete(void* room) noexcept {
  ecarte::bench::give_back(room);
}
void operator delete(void* room, std::size_t) noexcept {
  ecarte::bench::give_back(room);
}
void operator delete(void* room, std::align_val_t) noexcept {
  ecarte::bench::give_back(room);
}
void operator delete(void* room, std::size_t, std::align_val_t) noexcept {
  ecarte::bench::give_back(room);
}
