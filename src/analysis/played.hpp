// SPDX-License-Identifier: MIT
//
// A playing of the hands as a record tells it, where it tells enough: both hands, and the cards in
// the order in which they fell. Taken from what is written alone.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "analysis/solver.hpp"
#include "game/seat.hpp"
#include "record/record.hpp"

namespace ecarte::analysis {

struct PlayedCard {
  std::size_t act = 0;  ///< its number in the record
  Card card{};
};

/// The hands when the first card is led, and the cards played: in turn, and each from the hand of
/// him whose turn it was.
struct PlayedDeal {
  game::PerSeat<CardSet> hands;
  game::Seat leader{};
  Suit trump{};
  std::vector<PlayedCard> cards;  ///< none, where only the hands are told
};

/// What was asked of a record.
struct Telling {
  std::size_t dealing = 0;  ///< number of the first act of the dealing,
  std::size_t begin = 0;    ///< of the playing,
  std::size_t end = 0;      ///< and one past its last
  game::Seat dealer{};
  Suit trump{};
};

/// The playing, or why it cannot be followed: a hand is not known, a card was taken back, a card
/// was played out of turn.
struct Retold {
  std::optional<PlayedDeal> played;
  std::string missing;  ///< "the hand of Y is not known"; empty if nothing is
};
Retold retell(const record::Record& record, const Telling& telling);

}  // namespace ecarte::analysis
