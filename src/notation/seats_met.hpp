// SPDX-License-Identifier: MIT
//
// Whose names plain lines have, as their grammar finds them: of the line at hand, and of those that
// were kept. Private to `plain`.
#pragma once

#include <cstddef>

#include "notation/names.hpp"

namespace ecarte::notation {

class SeatsMet {
 public:
  explicit SeatsMet(const NameTable::Seated& seated) : seated_(seated) {}

  /// Another line begins. What the one before had is left aside, unless it was kept.
  void begin() { now_ = 0; }
  void keep() { kept_ |= now_; }
  /// Those of other lines.
  void keep(unsigned seats) { kept_ |= seats; }
  /// A bit for each seat.
  [[nodiscard]] unsigned kept() const { return kept_; }

  /// How many bytes the name takes that stands there, of which `left` may be part of it; 0 if none
  /// does. Whose it is, `seat` tells then.
  std::size_t at(const char* at, std::size_t left) { return meet(seated_.at(at, left), seat_); }
  [[nodiscard]] record::Actor seat() const { return seat_; }
  /// The same where the line ends behind the name.
  std::size_t last_at(const char* at, std::size_t left) {
    return meet(seated_.last_at(at, left), seat_);
  }
  /// The same of one who has something: whose that is goes to `owner`.
  std::size_t owner_at(const char* at, std::size_t left, record::Actor& owner) {
    return meet(seated_.owner_at(at, left), owner);
  }
  /// Is "his" the other's, in what he does?
  [[nodiscard]] bool not_his(record::Actor actor) const { return seated_.not_his[actor & 1U]; }

 private:
  std::size_t meet(NameTable::Found found, record::Actor& who) {
    if (found.size != 0) {
      who = found.actor;
      now_ |= 1U << found.actor;
    }
    return found.size;
  }

  const NameTable::Seated& seated_;
  record::Actor seat_ = 0;
  unsigned now_ = 0;
  unsigned kept_ = 0;
};

}  // namespace ecarte::notation
