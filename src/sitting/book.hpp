// SPDX-License-Identifier: MIT
//
// Keeps the account of a sitting, deal by deal, from the acts that were written and from what law
// made of the score; and establishes the facts that turn on both. It judges none of them: the code
// of laws says what follows. It has the rooms, takes each act to the one it belongs to, and keeps
// the order of work.
#pragma once

#include "sitting/payments.hpp"
#include "sitting/rubbers.hpp"
#include "sitting/seats.hpp"

namespace ecarte::sitting {

class Book {
 public:
  /// With `keeps_account` every game and payment is kept, in memory that grows with the sitting;
  /// else only what the next deal may turn on.
  explicit Book(bool keeps_account) : keeps_(keeps_account) {}
  Book(const Book&) = delete;
  Book& operator=(const Book&) = delete;

  /// Takes the next deal. `result` is law's; the facts of the sitting are added to `facts`, and
  /// what the code says of them to `result`. Returns the account of the sitting before if this deal
  /// begins another and accounts are kept, else nothing. A result that is in brief is told whole by
  /// `tell_whole` before anything is added.
  std::unique_ptr<Account> take(const record::Record& record, replay::DealFacts& facts,
                                const codes::Code& code, law::DealResult& result,
                                const std::function<void()>& tell_whole);
  /// Passes over a deal that could not be read or cannot be true.
  std::unique_ptr<Account> skip(const record::Record& record, const replay::DealFacts& facts);
  /// The account of the last sitting; nothing if there was none, or none is kept.
  std::unique_ptr<Account> close();

 private:
  /// The rooms of one sitting.
  struct Rooms {
    Rooms(std::unique_ptr<Account> account, bool keeps)
        : desk{AccountPage{std::move(account), keeps}} {}

    BookDesk desk;
    Games games{desk};
    Rubbers rubbers{desk};
    Bets bets{desk, games};
    Pool pool{desk, games};
    Seats seats{desk, games, pool};
    Liabilities liabilities{desk, games, bets};
    Payments payments{desk, pool, liabilities};
  };

  std::unique_ptr<Account> begin(const record::Record& record, bool another);
  [[nodiscard]] bool is_of_score_alone(const BookedDeal& deal) const;
  void setting(const record::Act& a);
  void before_play(BookedDeal& deal);
  void between_games(const record::Act& a, replay::ActIndex at, BookedDeal& deal);
  void open_game(BookedDeal& deal);
  void end_game(BookedDeal& deal);
  void after_play(BookedDeal& deal);
  void act_after_play(const record::Act& a, replay::ActIndex at, BookedDeal& deal);

  bool keeps_;
  std::unique_ptr<Account> spare_;  ///< of a sitting that is over, where none is kept
  std::optional<Rooms> rooms_;      ///< nothing before the first deal
};

}  // namespace ecarte::sitting
