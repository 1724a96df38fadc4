// SPDX-License-Identifier: MIT
#include "notation/known_lines.hpp"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace ecarte::notation {

using record::Act;

KnownLines::Slots::Slots(std::size_t size)
    : at(std::make_unique_for_overwrite<std::atomic<Slot>[]>(size)), most(size - 1) {
  for (std::size_t n = 0; n < size; ++n) {
    at[n].store(kEmpty, std::memory_order_relaxed);
  }
}

void KnownLines::Slots::put(std::uint64_t hash, std::size_t cell) {
  std::size_t slot = first(hash);
  while (at[slot].load(std::memory_order_relaxed) != kEmpty) {
    slot = next(slot);
  }
  at[slot].store(tag_of(hash) | static_cast<Slot>(cell), std::memory_order_release);
}

/// Those into which one more may be put.
KnownLines::Slots& KnownLines::roomy_slots() {
  const std::size_t size = all_slots_.empty() ? 0 : all_slots_.back()->most + 1;
  if (4 * (lines_.size() + 1) > 3 * size) {
    auto slots = std::make_unique<Slots>(std::max(2 * size, kFewestSlots));
    for (const std::uint32_t cell : lines_) {
      const Kept line{first_word(cell), *this};
      slots->put(LineWords::hash_of(line.text(), line.sizes_.size), cell);
    }
    all_slots_.push_back(std::move(slots));
    slots_.store(all_slots_.back().get(), std::memory_order_release);
  }
  return *all_slots_.back();
}

/// The number of the same, or of one more.
std::size_t KnownLines::number_of(const TurnsOn& what) {
  std::size_t number = 0;
  while (number != ways_ && turns_on_[number] != what) {
    ++number;
  }
  return number;
}

/// The first of cells for so many words.
std::size_t KnownLines::cells_for(std::size_t words) {
  const std::size_t cells = (words + kCell - 1) / kCell;
  const std::size_t left = kCellsAtOnce - cells_ % kCellsAtOnce;
  const std::size_t first = cells_ + (cells > left ? left : 0);
  cells_ = first + cells;
  return first;
}

bool KnownLines::add(const KnownLine& line) {
  constexpr std::size_t kMostCellsOfTwo = 2 * (kMostWords + kCell - 1) / kCell;
  const std::uint64_t hash = LineWords::hash_of({line.text.data(), line.size});
  const std::lock_guard lock(adding_);
  if (has(line, hash)) {
    return true;
  }
  const std::size_t turns_on = number_of(line.turns_on);
  if (turns_on == kMostTurnsOn || lines_.size() == kMostLines ||
      cells_ + kMostCellsOfTwo > kCells) {
    full_.store(true, std::memory_order_relaxed);
    return false;
  }
  add(line, hash, turns_on);
  return true;
}

void KnownLines::add(const KnownLine& line, std::uint64_t hash, std::size_t turns_on) {
  if (turns_on == ways_) {
    turns_on_.room_for(ways_++) = line.turns_on;
  }
  Sizes sizes;
  sizes.turns_on = static_cast<std::uint16_t>(turns_on);
  sizes.size = static_cast<std::uint8_t>(line.size);
  sizes.count = static_cast<std::uint8_t>(line.count);
  sizes.passed = static_cast<std::uint8_t>(line.passed_count);
  sizes.named = line.named;
  sizes.of_nobody = line.of_nobody;
  sizes.quotes = record::quote_in({line.text.data(), line.size}) != std::string_view::npos;
  const std::size_t cell =
      cells_for(kHead + line.count * kAct + line.passed_count + sizes.words_of_text());
  std::uint64_t* to = &words_.room_for(cell * kCell);
  *to++ = line.marks;
  *to++ = std::bit_cast<std::uint64_t>(sizes);
  for (std::size_t n = 0; n < line.count; ++n, to += kAct) {
    const Said& said = line.said[n];
    Act act = said.act;
    act.cards = game::CardSet{said.places | (said.from_start ? kFromStart : 0U) |
                              (said.numbered ? kNumbered : 0U)};
    std::ranges::copy(std::bit_cast<std::array<std::uint64_t, kAct>>(act), to);
  }
  for (std::size_t n = 0; n < line.passed_count; ++n) {
    *to++ = std::bit_cast<std::uint64_t>(line.passed_over[n]);
  }
  std::memcpy(to, line.text.data(), sizes.words_of_text() * kWord);
  Slots& slots = roomy_slots();
  lines_.push_back(static_cast<std::uint32_t>(cell));
  slots.put(hash, cell);
}

bool KnownLines::has(const KnownLine& line, std::uint64_t hash) const {
  const auto is_as = [&](const Kept& known) {
    return known.sizes_.size == line.size && known.named() == line.named &&
           known.of_nobody() == line.of_nobody &&
           (!line.named || known.who_is_who() == line.marks) && known.turns_on() == line.turns_on &&
           std::memcmp(known.text(), line.text.data(), line.size) == 0;
  };
  return look(hash, is_as, [](const Kept& /*known*/) {});
}

}  // namespace ecarte::notation
