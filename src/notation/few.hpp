// SPDX-License-Identifier: MIT
//
// A list that is nearly always short: it asks the heap for room only where it is not.
#pragma once

#include <array>
#include <cstddef>
#include <iterator>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace ecarte::notation {

/// Up to `Most` things in place; where there are more, all of them in a vector. What is not in the
/// list is not made.
template <class T, std::size_t Most>
class Few {
 public:
  Few() {}  // NOLINT(modernize-use-equals-default): the room is left as it is
  ~Few() { cut_to(0); }
  Few(const Few&) = delete;
  Few& operator=(const Few&) = delete;

  void push_back(T&& value) {
    if (many_.empty() && size_ < Most) {
      std::construct_at(in_place() + size_, std::move(value));
    } else {
      if (many_.empty()) {
        many_.assign(std::make_move_iterator(in_place()),
                     std::make_move_iterator(in_place() + size_));
        std::destroy_n(in_place(), size_);
      }
      many_.push_back(std::move(value));
    }
    ++size_;
  }
  void pop_back() {
    --size_;
    if (many_.empty()) {
      std::destroy_at(in_place() + size_);
    } else {
      many_.pop_back();
    }
  }
  /// Only the first `size` stay, of which there are as many.
  void cut_to(std::size_t size) {
    while (size_ > size) {
      pop_back();
    }
  }

  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const T* begin() const { return many_.empty() ? in_place() : many_.data(); }
  [[nodiscard]] const T* end() const { return begin() + size_; }
  [[nodiscard]] const T& back() const { return *(end() - 1); }

 private:
  T* in_place() { return std::launder(reinterpret_cast<T*>(room_.data())); }
  [[nodiscard]] const T* in_place() const {
    return std::launder(reinterpret_cast<const T*>(room_.data()));
  }

  std::size_t size_ = 0;
  std::vector<T> many_;  ///< empty unless there are more, or have been since it was empty
  alignas(T) std::array<std::byte, Most * sizeof(T)> room_;
};

}  // namespace ecarte::notation
