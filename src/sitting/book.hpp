// SPDX-License-Identifier: MIT
//
// Keeps the account of a sitting, deal by deal, from the acts that were written and from what law
// made of the score; and establishes the facts that turn on both. It judges none of them: the code
// of laws says what follows. Files:
//   book.cpp   the order of work, people, settings
//   games.cpp  games, multiples and rubbers, and what they are worth
//   bets.cpp   stakes and bets on the table
//   pool.cpp   the pool of three
//   seats.cpp  who comes in, who goes out, who is called upon
#pragma once

#include <functional>
#include <memory>

#include "law/judge.hpp"
#include "sitting/account.hpp"
#include "sitting/stakes.hpp"

namespace ecarte::sitting {

class Book {
 public:
  /// With `keeps_account` every game and payment is kept, in memory that grows with the sitting;
  /// else only what the next deal may turn on.
  explicit Book(bool keeps_account) : keeps_(keeps_account) {}

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
  using Act = record::Act;
  using ActKind = record::ActKind;
  using Actor = record::Actor;
  using FactKind = replay::FactKind;
  using Seats = std::array<PersonNumber, 2>;

  /// A sum owed to the pool that has not been written as paid.
  struct PoolDue {
    PersonNumber person = kNoPerson;
    Amount amount = 0;
    replay::PoolStakeFor what{};
  };

  /// A sum put in the pool before it is known what for.
  struct Unmatched {
    PersonNumber person = kNoPerson;
    Amount amount = 0;
    replay::ActIndex at = 0;
  };

  /// Laid above a deal that could not be read.
  struct BetUnopened {
    std::uint32_t game = 0;
    PersonNumber person = kNoPerson;
    game::Seat on{};
    Amount amount = 0;
  };

  // book.cpp
  std::unique_ptr<Account> begin(const record::Record& record, bool another);
  void meet(const record::Record& record);
  PersonNumber person(std::string_view name);
  [[nodiscard]] PersonNumber person_of(Actor actor) const;
  [[nodiscard]] Actor actor_of(PersonNumber person) const;
  void settings(const Act& a);
  void agreement(const Act& a);
  void judge_agreement(const Act& a, replay::ActIndex at);
  void lay_bets_unopened();
  [[nodiscard]] bool is_of_score_alone() const;
  [[nodiscard]] replay::ActIndex deal_begins() const;
  void before_play();
  void act_before_play(const Act& a, replay::ActIndex at);
  void after_play();
  void enter(PersonNumber from, PersonNumber to, Amount amount, PaidFor why, bool in_cash);
  replay::Fact& note(FactKind kind, Actor subject, replay::ActIndex at, std::uint8_t first = 0,
                     std::uint8_t second = 0, std::uint8_t third = 0);
  law::Finding* say(FactKind kind, Actor subject, replay::ActIndex at, std::uint8_t first = 0,
                    std::uint8_t second = 0, std::uint8_t third = 0);
  [[nodiscard]] const Act& act_at(replay::ActIndex at) const { return record_->acts[at]; }

  // games.cpp
  void open_game();
  void leave_game();
  void open_rubber();
  void series_cut();
  void deal_line();
  void end_game();
  [[nodiscard]] std::optional<game::Seat> winner_as_told() const;
  [[nodiscard]] std::optional<game::Seat> winner_by_score() const;
  [[nodiscard]] std::optional<game::Seat> winner_by_resigning() const;
  void count_rubber(game::Seat winner, int counts);
  void settle_stakes(game::Seat winner, int counts);
  [[nodiscard]] int multiple(game::Seat loser) const;

  // bets.cpp
  void bet_act(const Act& a, replay::ActIndex at);
  void lay(PersonNumber who, game::Seat on, Amount amount);
  void cover(const Act& a, replay::ActIndex at);
  void withdraw(const Act& a);
  void judge_cover();
  void settle_table(game::Seat winner);
  void cover_each_other();
  void share_taken(const Act& a, replay::ActIndex at);
  [[nodiscard]] bool table_is_laid() const;
  [[nodiscard]] Amount stake_of(std::size_t seat) const {
    return staked_written_ ? staked_[seat] : account_->stake_game;
  }

  // pool.cpp
  void pool_opens();
  void pool_cut();
  void pool_game_over(game::Seat winner);
  void pool_owes(PersonNumber who, Amount amount, replay::PoolStakeFor what);
  void pool_paid(PersonNumber who, Amount amount, replay::ActIndex at);
  void pool_unwritten();
  void pool_takes(const Act& a, replay::ActIndex at);
  void pool_stands(const Act& a, replay::ActIndex at);
  void pool_won_unwritten();
  void pool_handed_over(PersonNumber winner, Amount amount, bool won);
  [[nodiscard]] bool pool_on() const { return account_->funding != Funding::None; }
  /// Of a pool whose stake is not told no sum can be wrong.
  [[nodiscard]] bool pool_stake_known() const { return account_->stake_pool != 0; }

  // seats.cpp
  void judge_seats();
  void judge_pool_seats(replay::ActIndex at, PersonNumber entrant);
  void judge_rentrants(replay::ActIndex at, PersonNumber entrant);
  [[nodiscard]] bool somebody_waits() const;
  void speak(const replay::Fact& fact, law::Finding* finding);
  void called_upon(const Act& a);
  void settle_liability(LiabilityLine& line, game::Seat loser);
  void settle_liabilities(game::Seat winner);
  void tell_liabilities(std::size_t first);
  void owes_for_words(LiabilityLine& line);
  void paid(const Act& a, replay::ActIndex at);
  [[nodiscard]] Amount stakes_and_bets(game::Seat seat) const;

  bool keeps_;
  std::unique_ptr<Account> account_;
  std::unique_ptr<Account> spare_;  ///< of a sitting that is over, where none is kept

  // Of the deal under way.
  const record::Record* record_ = nullptr;
  replay::DealFacts* facts_ = nullptr;
  const codes::Code* code_ = nullptr;
  law::DealResult* result_ = nullptr;
  const std::function<void()>* tell_whole_ = nullptr;
  bool first_of_game_ = false;
  std::shared_ptr<const record::Names> names_;  ///< those the numbers below are for
  Seats seats_{kNoPerson, kNoPerson};
  std::vector<PersonNumber> bystanders_;

  // Of the game under way.
  std::uint32_t game_ = 0;
  Seats seats_of_game_{kNoPerson, kNoPerson};
  bool game_over_ = false;
  std::optional<game::Seat> winner_;
  law::Score score_;
  std::array<std::uint8_t, 2> base_{};
  std::array<Side, 2> sides_;
  bool stakes_laid_ = false;        ///< the players' stakes are among what lies on their sides
  std::array<Amount, 2> staked_{};  ///< by each for himself
  bool staked_written_ = false;     ///< else each stakes what was agreed on
  Amount withdrawn_ = 0;
  bool laid_now_ = false;  ///< money was laid on the table in this deal
  bool uncovered_said_ = false;
  replay::ActIndex laid_at_ = 0;
  std::array<bool, 2> bets_claimed_{};
  Division division_;  ///< of the table, once the game is over

  // Of the game before.
  Seats last_seats_{kNoPerson, kNoPerson};
  PersonNumber last_winner_ = kNoPerson;
  PersonNumber last_loser_ = kNoPerson;

  // Of the rubber, the pool, the rentrants.
  RubberLine rubber_;
  bool rubbers_written_ = false;     ///< the record heads its rubbers
  std::uint32_t rubber_headed_ = 0;  ///< in this deal; 0: not
  bool rubber_begins_ = false;       ///< with this game
  std::vector<PersonNumber> members_;
  std::vector<PoolDue> owed_;
  std::vector<Unmatched> unmatched_;
  PoolLine pool_;
  Amount in_pool_ = 0;
  Amount last_pool_ = 0;             ///< in the pool when it was taken last
  PersonNumber runner_ = kNoPerson;  ///< who won the last game of this pool
  int running_ = 0;                  ///< games the last winner has won running, in this pool
  bool fresh_pool_ = true;           ///< nothing has been played in it
  std::vector<PersonNumber> queue_;  ///< rentrants, in the order in which they are to come in
  std::vector<BetUnopened> bets_unopened_;
  std::vector<PersonNumber> veterans_;  ///< who have played
  std::vector<LiabilityLine> liable_;
};

}  // namespace ecarte::sitting
