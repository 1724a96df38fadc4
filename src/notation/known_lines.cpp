// SPDX-License-Identifier: MIT
#include "notation/known_lines.hpp"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace ecarte::notation {

using record::Act;

bool KnownLines::has_room_for(const TurnsOn& what) const {
  constexpr std::size_t kLargest =
      2 + KnownLine::kMostSaid * kAct + KnownLine::kMostPassedOver + LineWords::kMost / kWord;
  return lines_ < kMostLines && words_.size() + kLargest + kCell <= kMostCells * kCell &&
         (turns_on_.size() < kMostTurnsOn || std::ranges::find(turns_on_, what) != turns_on_.end());
}

std::uint64_t KnownLines::hash_at(std::size_t cell) const {
  const Kept known = kept(cell);
  return LineWords::hash_of(known.text(), known.sizes_.size);
}

void KnownLines::put(std::size_t cell) {
  const std::uint64_t hash = hash_at(cell);
  std::size_t at = first_slot(hash);
  while (slots_[at] != kEmpty) {
    at = next_slot(at);
  }
  slots_[at] = tag_of(hash) | static_cast<Slot>(cell);
}

void KnownLines::make_room(const TurnsOn& what) {
  if (!has_room_for(what)) {
    words_.clear();
    slots_.clear();
    turns_on_.clear();
    lines_ = 0;
  }
  if (4 * (lines_ + 1) > 3 * slots_.size()) {
    slots_.assign(std::max(2 * slots_.size(), kFewestSlots), kEmpty);
    for (std::size_t at = 0; at != end(); at = behind(at)) {
      put(at);
    }
  }
}

std::uint16_t KnownLines::number_of(const TurnsOn& what) {
  const auto known = std::ranges::find(turns_on_, what);
  const auto number = known - turns_on_.begin();
  if (known == turns_on_.end()) {
    turns_on_.push_back(what);
  }
  return static_cast<std::uint16_t>(number);
}

void KnownLines::add(const KnownLine& line) {
  make_room(line.turns_on);
  Sizes sizes;
  sizes.turns_on = number_of(line.turns_on);
  sizes.size = static_cast<std::uint8_t>(line.size);
  sizes.count = static_cast<std::uint8_t>(line.count);
  sizes.passed = static_cast<std::uint8_t>(line.passed_count);
  sizes.quotes = record::quote_in({line.text.data(), line.size}) != std::string_view::npos;
  const std::size_t words = kHead + line.count * kAct + line.passed_count + sizes.words_of_text();
  sizes.cells = static_cast<std::uint8_t>((words + kCell - 1) / kCell);
  const std::size_t cell = end();
  words_.resize(words_.size() + sizes.cells * kCell);
  std::uint64_t* to = &words_[cell * kCell];
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
  ++lines_;
  put(cell);
}

KnownLine KnownLines::line(std::size_t at) const {
  const Kept kept = this->kept(at);
  KnownLine line;
  line.turns_on = kept.turns_on();
  line.marks = kept.marks();
  line.size = kept.sizes_.size;
  line.count = kept.count();
  line.passed_count = kept.passed_count();
  for (std::size_t n = 0; n < line.count; ++n) {
    line.said[n] = kept.said(n);
  }
  for (std::size_t n = 0; n < line.passed_count; ++n) {
    line.passed_over[n] = kept.passed_over(n);
  }
  std::memcpy(line.text.data(), kept.text(), kept.sizes_.words_of_text() * kWord);
  return line;
}

bool KnownLines::has(const KnownLine& line) const {
  const std::string_view text(line.text.data(), line.size);
  const auto is_as = [&](const Kept& known) {
    return known.sizes_.size == line.size && known.turns_on() == line.turns_on &&
           std::memcmp(known.text(), text.data(), text.size()) == 0;
  };
  return look(LineWords::hash_of(text), is_as, [](const Kept& /*known*/) {});
}

}  // namespace ecarte::notation
