// SPDX-License-Identifier: MIT
//
// The string that sentences are put together of. A finding told in words is some twenty short
// texts, made, joined and forgotten; a Clause has its room in a buffer of its thread instead of the
// heap. What leaves the report, or is kept from one deal to the next, is std::string.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#endif

namespace ecarte::report {

/// A buffer that is given out from its begin on, and from its begin again once nothing of it is in
/// use any more; so nothing in use is ever given out twice, however long somebody keeps it. What it
/// has no room left for comes from the heap.
class ClauseRoom {
 public:
  /// Several times what nearly every deal asks for at once.
  static constexpr std::size_t kBytes = std::size_t{16} * 1024;

  void* take(std::size_t bytes) {
    if (bytes > kBytes - next_) {
      return ::operator new(bytes);
    }
    void* const at = buffer_.data() + next_;
    next_ += rounded(bytes);
    ++in_use_;
    watch(at, bytes, false);
    return at;
  }

  /// `at` was taken from this room, with as many bytes.
  void give_back(void* at, std::size_t bytes) noexcept {
    const std::size_t from = place_of(at);
    if (from >= kBytes) {
      return ::operator delete(at);
    }
    watch(at, bytes, true);
    if (--in_use_ == 0) {
      next_ = 0;
    } else if (from + rounded(bytes) == next_) {
      next_ = from;
    }
  }

  /// How much of the buffer cannot be given out at present.
  [[nodiscard]] std::size_t used() const { return next_; }

 private:
  static constexpr std::size_t kStep = alignof(std::max_align_t);
  static_assert(kBytes % kStep == 0);

  static constexpr std::size_t rounded(std::size_t bytes) {
    return (bytes + kStep - 1) / kStep * kStep;
  }
  /// Where in the buffer it lies; beyond its end, if it does not.
  [[nodiscard]] std::size_t place_of(const void* at) const {
    return reinterpret_cast<std::uintptr_t>(at) - reinterpret_cast<std::uintptr_t>(buffer_.data());
  }

  /// Tells the address sanitizer, which sees no more of the buffer than that it is one, whether
  /// these bytes are given back.
  static void watch([[maybe_unused]] void* at, [[maybe_unused]] std::size_t bytes,
                    [[maybe_unused]] bool given_back) noexcept {
#ifdef __SANITIZE_ADDRESS__
    given_back ? ASAN_POISON_MEMORY_REGION(at, bytes) : ASAN_UNPOISON_MEMORY_REGION(at, bytes);
#endif
  }

  std::size_t next_ = 0;
  std::size_t in_use_ = 0;
  alignas(kStep) std::array<std::byte, kBytes> buffer_{};
};

/// That of this thread.
inline ClauseRoom& clause_room() {
  static constinit thread_local ClauseRoom room;
  return room;
}

/// Takes from the room of the thread. What is taken in a thread must be given back in it.
template <class T>
class ClauseAllocator {
 public:
  using value_type = T;
  static_assert(alignof(T) <= alignof(std::max_align_t));

  ClauseAllocator() = default;
  template <class U>
  ClauseAllocator(const ClauseAllocator<U>& /*other*/) noexcept {}

  [[nodiscard]] T* allocate(std::size_t n) {
    return static_cast<T*>(clause_room().take(n * kSize));
  }
  void deallocate(T* at, std::size_t n) noexcept { clause_room().give_back(at, n * kSize); }

  template <class U>
  friend bool operator==(const ClauseAllocator& /*a*/, const ClauseAllocator<U>& /*b*/) noexcept {
    return true;
  }

 private:
  // NOLINTNEXTLINE(bugprone-sizeof-expression): a T may well be a pointer
  static constexpr std::size_t kSize = sizeof(T);
};

/// A text of the report while it is put together, and a list of what goes into one. Must not pass
/// from a thread to another.
using Clause = std::basic_string<char, std::char_traits<char>, ClauseAllocator<char>>;
template <class T>
using ClauseList = std::vector<T, ClauseAllocator<T>>;
using Clauses = ClauseList<Clause>;

// With other strings it is joined as with its own kind.
inline Clause operator+(Clause&& a, std::string_view b) {
  return std::move(a.append(b));
}
inline Clause operator+(const Clause& a, std::string_view b) {
  return Clause{a}.append(b);
}
inline Clause operator+(std::string_view a, Clause&& b) {
  return std::move(b.insert(0, a));
}
inline Clause operator+(std::string_view a, const Clause& b) {
  return Clause{a}.append(b);
}

/// Clauses as what leaves the report, or is kept.
inline std::vector<std::string> strings_of(const Clauses& clauses) {
  return {clauses.begin(), clauses.end()};
}

}  // namespace ecarte::report
