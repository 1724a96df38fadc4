// SPDX-License-Identifier: MIT
//
// What every room of the book has at hand: the page it writes on, and who is who. A room adds the
// state that only it has to know, and is given the others it needs.
#pragma once

#include <memory>
#include <utility>

#include "sitting/account.hpp"
#include "sitting/booked_deal.hpp"
#include "sitting/people.hpp"

namespace ecarte::sitting {

/// The account of the sitting under way, and the game under way, on which it is written.
class AccountPage {
 public:
  /// With `keeps` every game and payment is kept, in memory that grows with the sitting.
  AccountPage(std::unique_ptr<Account> account, bool keeps)
      : account_(std::move(account)), keeps_(keeps) {}

  [[nodiscard]] Account& account() { return *account_; }
  [[nodiscard]] const Account& account() const { return *account_; }
  [[nodiscard]] bool keeps() const { return keeps_; }
  /// Of the game under way; 0: none is.
  [[nodiscard]] std::uint32_t game() const { return game_; }
  void turn_to(std::uint32_t game) { game_ = game; }
  /// Money passes in the game under way.
  void enter(PersonNumber from, PersonNumber to, Amount amount, PaidFor why, bool in_cash) {
    if (amount != 0 && from != to && keeps_) {
      account_->entries.push_back({game_, from, to, amount, why, in_cash});
    }
  }
  /// Hands the account over; nothing else may be asked after that.
  std::unique_ptr<Account> hand_over() { return std::move(account_); }

 private:
  std::unique_ptr<Account> account_;
  bool keeps_;
  std::uint32_t game_ = 0;
};

/// Everything that the rooms of one sitting share.
struct BookDesk {
  AccountPage page;
  People people{};
};

class BookRoom {
 protected:
  using Act = record::Act;
  using ActKind = record::ActKind;
  using Actor = record::Actor;
  using ActIndex = replay::ActIndex;
  using FactKind = replay::FactKind;
  using Seat = game::Seat;

  explicit BookRoom(BookDesk& desk) : d_(desk) {}

  [[nodiscard]] const TermsOfPlay& terms() const { return d_.page.account().terms; }
  [[nodiscard]] const Players& seats() const { return d_.people.seats(); }
  [[nodiscard]] PersonNumber at(Seat seat) const { return d_.people.at(seat); }
  [[nodiscard]] PersonNumber person_of(Actor actor) const { return d_.people.person_of(actor); }
  [[nodiscard]] Actor actor_of(PersonNumber person) const { return d_.people.actor_of(person); }

  BookDesk& d_;
};

}  // namespace ecarte::sitting
