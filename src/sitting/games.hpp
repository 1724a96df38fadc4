// SPDX-License-Identifier: MIT
//
// The games of a sitting: whose each is, how it stands, and who has won it.
#pragma once

#include "sitting/book_room.hpp"

namespace ecarte::sitting {

/// Who has won a game, and how often it counts.
struct GameEnd {
  game::Seat winner{};
  int counts = 1;  ///< once, twice or three times, as agreed
};

/// A game that is over, or was left: who had the seats, and who won, if that is known.
struct GameBefore {
  Players seats = kNoPlayers;
  PersonNumber winner = kNoPerson;
  PersonNumber loser = kNoPerson;

  [[nodiscard]] bool had_seat(PersonNumber person) const {
    return seats[0] == person || seats[1] == person;
  }
};

class Games : private BookRoom {
 public:
  explicit Games(BookDesk& desk) : BookRoom(desk) {}

  /// The game under way, if there is one, is the game before from here on.
  void leave();
  /// Between the game that was left and the next, others were played of which nothing is told: who
  /// had the seats last and who won is not known.
  void lose_track() { before_ = {}; }
  /// Another begins, of this number, with those who have the seats now.
  void open(std::uint32_t number);
  /// Its line in the account; `rubber` is 0 if it is of none.
  void begin_line(std::uint32_t rubber);
  /// A deal of it is over: its line, and how the game stands after it.
  void take_score(const BookedDeal& deal);
  /// Is the game decided with this deal? Then how; nothing if it was decided before, or is not.
  std::optional<GameEnd> decide(const BookedDeal& deal);

  /// How the game under way ended; nothing while it is not decided.
  [[nodiscard]] const std::optional<GameEnd>& end() const { return end_; }
  [[nodiscard]] const GameBefore& before() const { return before_; }

 private:
  void deal_line(const BookedDeal& deal);
  [[nodiscard]] std::optional<Seat> winner_by_score(const BookedDeal& deal) const;
  [[nodiscard]] std::optional<int> multiple(Seat loser, const codes::Code& code) const;

  Players seats_of_game_ = kNoPlayers;
  law::Score score_;
  std::array<std::uint8_t, 2> base_{};
  std::optional<GameEnd> end_;
  GameBefore before_;
};

}  // namespace ecarte::sitting
