// SPDX-License-Identifier: MIT
#include "analysis/memo.hpp"

#include <array>
#include <utility>

namespace ecarte::analysis {
namespace {

constexpr unsigned kSuitBits = game::kRanks + 1;

/// Who owns each card of a suit that is owned, lowest first as the lowest bit: 1 for the leader. A
/// one above them all tells how many there are.
std::uint64_t owners(std::uint32_t leader, std::uint32_t follower) {
  std::uint64_t code = 0;
  unsigned n = 0;
  for (std::uint32_t owned = leader | follower; owned != 0; owned &= owned - 1) {
    const std::uint32_t lowest = owned & (~owned + 1);
    code |= std::uint64_t{(leader & lowest) != 0} << n;
    ++n;
  }
  return code | std::uint64_t{1} << n;
}

}  // namespace

std::uint64_t canonical(game::CardSet leader, game::CardSet follower, game::Suit trump) {
  std::array<std::uint64_t, game::kSuits> plain{};
  std::size_t n = 0;
  std::uint64_t key = 0;
  for (unsigned suit = 0; suit < game::kSuits; ++suit) {
    const unsigned shift = suit * game::kRanks;
    const std::uint64_t code =
        owners(leader.bits() >> shift & 0xffU, follower.bits() >> shift & 0xffU);
    if (suit == static_cast<unsigned>(trump)) {
      key = code;
    } else {
      plain[n++] = code;
    }
  }
  if (plain[0] < plain[1]) {
    std::swap(plain[0], plain[1]);
  }
  if (plain[1] < plain[2]) {
    std::swap(plain[1], plain[2]);
  }
  if (plain[0] < plain[1]) {
    std::swap(plain[0], plain[1]);
  }
  return ((key << kSuitBits | plain[0]) << kSuitBits | plain[1]) << kSuitBits | plain[2];
}

void MemoTable::keep(std::uint64_t key, int number) {
  if (2 * (used_ + 1) > slots_.size()) {
    grow();
  }
  slots_[place(key)] = key << 4U | static_cast<std::uint64_t>(number + 1);
  ++used_;
}

void MemoTable::grow() {
  std::vector<std::uint64_t> old(2 * slots_.size());
  std::swap(old, slots_);
  for (const std::uint64_t slot : old) {
    if (slot != 0) {
      slots_[place(slot >> 4U)] = slot;
    }
  }
}

}  // namespace ecarte::analysis
