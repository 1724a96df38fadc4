// SPDX-License-Identifier: MIT
//
// The account of a sitting: what was played for, who won it, and who owes whom. Plain values, kept
// by Book. All money is in whole units of the sitting's smallest coin, and every unit that leaves
// somebody reaches somebody: the balances of an account always add up to nothing.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "law/result.hpp"
#include "record/record.hpp"
#include "sitting/terms_of_play.hpp"

namespace ecarte::sitting {

/// Somebody of the sitting, as a number into Account::people, or one of these.
using PersonNumber = std::uint16_t;
inline constexpr PersonNumber kPool = 0xfffe;  ///< the pool
inline constexpr PersonNumber kTable =
    0xfffd;  ///< the money staked and bet on a game; nothing after it
inline constexpr PersonNumber kNoPerson = 0xffff;

/// Who has the seats, by seat.
using Players = std::array<PersonNumber, 2>;
inline constexpr Players kNoPlayers{kNoPerson, kNoPerson};

/// Why money changes hands.
enum class PaidFor : std::uint8_t {
  Game,       ///< the stake of a game, times its multiple
  Rubber,     ///< the stake of a rubber
  Bet,        ///< laid on the table, or taken up from it
  PoolStake,  ///< put in the pool
  PoolWon,    ///< taken from it
  Liability,  ///< owed by a bystander in the place of the player who lost by his words
  Paid        ///< written as paid
};

/// Money going from one to another.
struct Payment {
  std::uint32_t game = 0;
  PersonNumber from = kNoPerson;
  PersonNumber to = kNoPerson;
  Amount amount = 0;  ///< more than nothing
  PaidFor why{};
  bool in_cash = false;  ///< it lay on the table: nobody owes it
};

/// One deal of a game.
struct DealLine {
  std::uint32_t deal = 1;
  std::uint32_t line = 1;  ///< of the file
  std::optional<game::Seat> dealer;
  law::Verdict verdict{};
  std::vector<law::Scored> scores;
  std::array<std::uint8_t, 2> base{};  ///< the score before it, meaningless unless `marked`
  law::Score marked;                   ///< the score after it, as marked
  law::Score due;                      ///< and as the laws give it, from the score before it
  /// What the laws have to say of it above a note: number (empty where no law speaks) and id.
  std::vector<std::pair<std::string, std::string>> faults;
};

/// How a game ended.
enum class HowGameEnded : std::uint8_t { Unfinished, Won, Resigned, Unknown };

struct GameLine {
  std::uint32_t number = 1;
  std::uint32_t rubber = 0;  ///< number of its rubber; 0 if none is played
  Players players = kNoPlayers;
  std::vector<DealLine> deals;
  HowGameEnded ending = HowGameEnded::Unfinished;
  std::optional<game::Seat> winner;
  law::Score score;  ///< at the end
  int counts = 1;    ///< once, twice or three times, as agreed
};

struct RubberLine {
  std::uint32_t number = 1;
  int games = 3;   ///< best of so many
  int needed = 2;  ///< to win it
  Players players = kNoPlayers;
  std::array<int, 2> won{};  ///< games, counted as singles, doubles and trebles if so agreed
  std::optional<game::Seat> winner;
};

/// One pool, from its forming until it is won.
struct PoolLine {
  std::uint32_t number = 1;
  Amount stake = 0;
  std::uint32_t first_game = 0;
  std::uint32_t last_game = 0;  ///< in which it was won or taken; 0: it still stands
  PersonNumber winner = kNoPerson;
  bool won = false;  ///< by two games running
  Amount taken = 0;
};

/// What was done with the money on the table at the end of a game.
struct TableLine {
  std::uint32_t game = 1;
  std::array<Amount, 2> sides{};  ///< laid on each player
  Amount withdrawn = 0;           ///< drawn back since it was not covered
  Amount deficient = 0;           ///< what the winning side was short of
};

/// A bystander who may be called upon.
struct LiabilityLine {
  std::uint32_t game = 1;
  PersonNumber bystander = kNoPerson;
  PersonNumber player = kNoPerson;  ///< to whose prejudice he spoke
  std::string law;
  bool called = false;
  bool settled = false;  ///< the game is over
  bool paid = false;
  bool lost = false;             ///< by the player
  Amount at_stake = 0;           ///< what the player had in stakes and bets on a game he lost
  Amount amount = 0;             ///< what he owes: nothing if the player won, or did not call
  replay::ActIndex said_at = 0;  ///< the words, in their deal
};

/// What could not be taken into an account.
struct NotBooked {
  std::uint32_t deals = 0;     ///< that could not be read or cannot be true
  std::uint32_t payments = 0;  ///< of which it is not written to whom, or how much
};

/// A sitting, from its `players:` line to the next.
struct Account {
  std::uint32_t first_line = 1;
  std::vector<std::string> people;
  Players players = kNoPlayers;  ///< who sat down first
  std::string code;
  TermsOfPlay terms;
  std::vector<GameLine> games;
  std::vector<RubberLine> rubbers;
  std::vector<PoolLine> pools;
  std::vector<TableLine> tables;
  std::vector<LiabilityLine> liabilities;
  std::vector<Payment> entries;
  NotBooked left_out;

  /// Empties it, and keeps the room for names.
  void begin_anew();
  /// What somebody has gained (or lost, below zero), and what lies in the pool; payments, which
  /// only settle what is owed, are left out.
  [[nodiscard]] Amount balance(PersonNumber person) const;
  /// What is still owed to him (or by him, below zero) when all payments are counted.
  [[nodiscard]] Amount outstanding(PersonNumber person) const;
};

/// Who pays whom how much so that nothing is outstanding: at most one payment fewer than there are
/// people, the largest debt first; of equal ones, that of the person named first.
struct Debt {
  PersonNumber from = kNoPerson;
  PersonNumber to = kNoPerson;
  Amount amount = 0;
};
std::vector<Debt> debts(const Account& account);

}  // namespace ecarte::sitting
