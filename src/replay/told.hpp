// SPDX-License-Identifier: MIT
//
// Which stretches of a deal are told. Silence about an act means that it was not done only where
// that stretch is; where it is not, the acts that may have been done there are said here.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "replay/notes.hpp"

namespace ecarte::replay {

/// The deeds of a set of remedies, as `Gap` holds them.
constexpr std::uint64_t deeds(std::initializer_list<Remedy> list) {
  std::uint64_t bits = 0;
  for (const Remedy one : list) {
    bits |= std::uint64_t{1} << static_cast<unsigned>(one);
  }
  return bits;
}

/// What is said and done from the proposal up to the play.
inline constexpr BeatSet kOfTheExchange = bit(Beat::Proposal) | bit(Beat::Answer) |
                                          bit(Beat::Discard) | bit(Beat::Given) |
                                          bit(Beat::NTakesUp) | bit(Beat::DTakes);

/// What is done to a hand of a wrong number.
inline constexpr std::uint64_t kMends =
    deeds({Remedy::Complete, Remedy::ThrowOut, Remedy::Draw, Remedy::PutBack, Remedy::ThrowAside});

class Told {
 public:
  explicit Told(Notes& notes) : notes_(notes) {}

  /// Just before the act under way, acts that are these beats are not told, and these deeds may
  /// have been done among them. What is left out at one place adds up.
  void leave_out(BeatSet beats, std::uint64_t deeds = 0);
  /// The same just before another act.
  void leave_out_before(ActIndex before, BeatSet beats);
  /// The act before which acts of these beats may have been done last that are not told, in the
  /// dealing under way and though no other follows; kNever if none may.
  [[nodiscard]] ActIndex left_out_last(BeatSet beats) const;
  /// May there have been an exchange of which nothing is told?
  [[nodiscard]] bool exchange_left_out() const { return left_out_last(bit(Beat::Given)) != kNever; }
  /// May a hand have been mended, in the dealing under way, where it is not told?
  [[nodiscard]] bool mending_left_out() const;
  /// Is an act of these beats told in act `from` or after it?
  [[nodiscard]] bool done_since(ActIndex from, BeatSet beats) const;

 private:
  Notes& notes_;
};

}  // namespace ecarte::replay
