// SPDX-License-Identifier: MIT
//
// The short way of the ledger, for a deal of which everything is certain and every point that was
// won is marked, and none besides: the rights are what the code's tables give, and each mark meets
// one. It gives up at whatever else it meets. What it comes to is what the worlds come to; a test
// holds it to that. Private to law.
//   plain_score.cpp  what must be certain, and what the laws give
//   plain_marks.cpp  what was marked
#pragma once

#include <array>

#include "law/world.hpp"

namespace ecarte::law {

/// Reckons the score of a deal that is as plain as that; false if it is not, and then `ledger` is
/// anything.
bool reckon_plainly(const LedgerSource& matter, const CarriedScore& carried, ScoreRoom& room,
                    Ledger& ledger);

/// Reckons what `carry` asks for of the score of a plain deal (replay::replay_plainly) that was
/// played out, or broken off when the game was won, in which nothing but the score engages the law:
/// `matter` has the rulings on its kings, and neither deeds nor a timeline. False if it is not as
/// plain as that.
bool reckon_in_brief(const LedgerSource& matter, const CarriedScore& carried, ScoreRoom& room,
                     Ledger& ledger);

/// Does nothing that is told in the deal after engage the score of the one before? What is told
/// once its trump is turned is of that deal.
bool tells_nothing_of_before(const DealFacts* next);

/// Reckons the score of any deal, in every world that its record allows.
void reckon_in_full(const LedgerSource& matter, const CarriedScore& carried, ScoreRoom& room,
                    Ledger& ledger);

/// What goes on to the next deal of a score that may be known or not.
void carry_in_full(const Code& code, const Ledger& ledger, bool strict, CarriedScore& carried);

/// One deal on the short way.
class PlainScore {
 public:
  PlainScore(const LedgerSource& matter, const CarriedScore& carried, const TariffTable& table,
             Ledger& ledger)
      : matter_(matter),
        code_(matter.code),
        deal_(matter.deal),
        carried_(carried),
        table_(table),
        ledger_(ledger) {}

  bool reckon();
  bool reckon_in_brief();

 private:
  // What must be certain
  [[nodiscard]] bool is_certain() const;
  bool begins_known();
  [[nodiscard]] bool deeds_are_plain() const;
  bool facts_are_plain();
  [[nodiscard]] bool bold_known() const;
  [[nodiscard]] bool is_played_out() const;
  [[nodiscard]] bool is_broken_off() const;
  // What the laws give
  bool kings();
  void king(const Ruling& ruling, const Case& c, int index);
  [[nodiscard]] Time marked_until(Right& right) const;
  [[nodiscard]] Time announced(Actor by, Time from) const;
  Right& add(Seat seat, const Earned& earned, Title title);
  bool hand();
  bool third_trick();
  bool count_due();
  // What was marked (plain_marks.cpp)
  bool marks();
  [[nodiscard]] Time last_of_hand() const;
  bool mark(const Testimony& said, Time last_of_hand);
  [[nodiscard]] bool has_game(Seat seat, int marked_now) const;
  [[nodiscard]] bool accrued_after(const Right& right, Time at) const;
  [[nodiscard]] bool shows(const Testimony& said) const;
  [[nodiscard]] bool all_marked() const;

  void enter();

  const LedgerSource& matter_;
  const Code& code_;
  const DealFacts& deal_;
  const CarriedScore& carried_;
  const TariffTable& table_;
  Ledger& ledger_;
  const Fact* over_ = nullptr;  ///< the end of the hand; nothing if it was not played to it
  std::array<int, 2> before_{};
  std::array<int, 2> due_{};
  std::array<int, 2> marked_{};
  bool scored_ = false;
  bool in_brief_ = false;  ///< of a timeline only the deal itself is looked at
};

}  // namespace ecarte::law
