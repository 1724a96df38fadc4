// SPDX-License-Identifier: MIT
//
// Where players departed from Cavendish's advice (Laws and Treatise, 1886, pp. 39-57) in a dealing
// as it is written. Advice is no law: nothing found here is a fault. A hand must be written in full
// to be advised on.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "game/card.hpp"
#include "game/seat.hpp"
#include "record/record.hpp"

namespace ecarte::treatise {

/// A dealing of a record.
struct DealingAsked {
  std::size_t begin = 0;  ///< number of its first act,
  std::size_t end = 0;    ///< and one past its last
  game::Seat dealer{};
  game::Suit trump{};
};

struct Departure {
  std::size_t act = 0;  ///< number of the act that departs
  game::Seat player{};
  bool leads = false;  ///< the act is the first lead
  std::string what;    ///< after the player's name: "proposed, where …"
  std::string why;     ///< the advice, with its page
};

/// In the order written. The advice on proposing and refusing is for a score at which nobody is at
/// four (p. 48; Hints 21 to 25): where the record says otherwise it is not given.
std::vector<Departure> departures(const record::Record& record, const DealingAsked& dealing);

}  // namespace ecarte::treatise
