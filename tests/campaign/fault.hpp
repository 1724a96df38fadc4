// SPDX-License-Identifier: MIT
//
// One irregularity put into a lawful game, and what must be found of it. What is expected is set
// down by the kind itself, from the laws, as it does what it does.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "campaign/table.hpp"

namespace ecarte::campaign {

/// The first line of a record that is ruled on by the club's laws with house rules, which follow.
inline constexpr std::string_view kHouseRules = "# house rules: ";

inline constexpr int kAnybody = -1;
inline constexpr int kNobody = -2;  ///< neither player
inline constexpr int kZ = -3;       ///< the bystander
inline constexpr int kEither = -4;  ///< both may

struct Expected {
  std::string_view law;  ///< its number, as the finding's own or among the others it names
  std::string_view id;
  int offender = kAnybody;       ///< a seat
  std::string_view status = {};  ///< of the remedy; not asked if empty
  int elector = kAnybody;
  std::string_view remedy = {};  ///< what was chosen or is owed; not asked if empty
  /// The force and the remedies, where they are not those its law gives as a rule.
  std::string_view gives = {};
};

/// What is left open, and of whom.
struct Doubted {
  std::string_view id;
  int player = kAnybody;
};

struct Kind;

/// One attempt at a kind: where it has got to, and what it expects.
class Fault : public Overseer {
 public:
  Fault(const Kind& kind, Chance& chance);
  void at(Table& table, Moment moment) override;
  std::optional<PlainCard> lead(Table& table) override;
  std::optional<PlainCard> reply(Table& table) override;

  /// Exactly this must be found in the deal (or, with `in_next`, in the one after it that is being
  /// played).
  void expect(Expected what) { expected.push_back(what); }
  void expect_in_next(Expected what) { expected_in_next.push_back(what); }
  /// This must be left open.
  void doubt(std::string_view id, int player) { doubted.push_back({id, player}); }
  void doubt_in_next(std::string_view id, int player) { doubted_in_next.push_back({id, player}); }
  /// Findings that follow from the same act under another name; not counted as false.
  void beside(std::string_view id) { allowed.push_back(id); }

  bool done = false;     ///< the fault is in
  bool in_next = false;  ///< the deal being played is one after the fault's:
  int deals_since = 0;   ///<  so many
  bool followed;         ///< another deal comes after this one
  bool due_known = true;
  /// The cards should have been dealt afresh: what is played on and marked all the same gives
  /// nothing.
  bool nothing_counts = false;
  /// What was due of the fault's deal, had it been marked in time: it is lost only by an act of the
  /// deal after.
  std::array<int, 2> lapsed{};
  /// Drawn once for each attempt, for the kind to use as it likes.
  bool coin;
  Seat seat;
  int trick;
  int nth;  ///< of the proposals or exchanges of a deal, most often the first
  int stage = 0;
  PlainCard card = -1;
  int number = 0;
  /// What an option that nobody uses has come to when the record ends.
  [[nodiscard]] std::string_view unused() const { return followed ? "lapsed" : "open"; }

  std::vector<Expected> expected;
  std::vector<Expected> expected_in_next;
  std::vector<std::string_view> allowed;
  std::vector<Doubted> doubted;
  std::vector<Doubted> doubted_in_next;

 private:
  const Kind& kind_;
};

struct Kind {
  std::string name;
  std::function<void(Fault&, Table&, Moment)> at;
  std::function<std::optional<PlainCard>(Fault&, Table&)> reply = {};
  std::function<std::optional<PlainCard>(Fault&, Table&)> lead = {};
  std::optional<bool> followed = {};  ///< whether another deal must or must not follow
  int before = 3;                     ///< so many lawful deals come before it at most
  /// It is no fault only by what else is told: with less, the record would say another thing.
  bool needs_all_told = false;
  /// It is about a game that a king has won, before a card is led.
  bool upon_a_king = false;
  int after = 1;  ///< so many deals come after it, if any does
  /// What is said in the deals before it, which are lawful.
  std::function<void(Table&, Moment)> lead_up = {};
  std::string header = {};  ///< the first line of its records, which says by what code they go
  TableRules rules = {};
  /// What has been found by the club's laws is here made what that code finds. Called when a deal
  /// of the fault is over.
  std::function<void(Fault&, Table&)> amend = {};
};

using Kinds = std::vector<Kind>;
void add_cut(Kinds& kinds);
void add_deal(Kinds& kinds);
void add_misdeal(Kinds& kinds);
void add_turn(Kinds& kinds);
void add_out_of_turn(Kinds& kinds);
void add_number(Kinds& kinds);
void add_number_late(Kinds& kinds);
void add_played_number(Kinds& kinds);
void add_king(Kinds& kinds);
void add_king_edges(Kinds& kinds);
void add_words(Kinds& kinds);
void add_exchange(Kinds& kinds);
void add_exchange_edges(Kinds& kinds);
void add_giving(Kinds& kinds);
void add_stock(Kinds& kinds);
void add_play(Kinds& kinds);
void add_misplay(Kinds& kinds);
void add_packs(Kinds& kinds);
void add_score(Kinds& kinds);
void add_marks(Kinds& kinds);
void add_table(Kinds& kinds);
void add_bystanders(Kinds& kinds);
void add_remedies(Kinds& kinds);
void add_disputes(Kinds& kinds);
void add_claims(Kinds& kinds);
void add_refuted(Kinds& kinds);
void add_again(Kinds& kinds);
void add_replayed(Kinds& kinds);
void add_orders(Kinds& kinds);
void add_rows(Kinds& kinds);
void add_house(Kinds& kinds);
void add_hoyle(Kinds& kinds);
void add_enquire(Kinds& kinds);

/// "failure to trump": what a player finds who finds the misplay `what`.
std::string misplay_words(std::string_view what);

/// Those of the club's laws, of one deal and the one after it, in the order of the laws.
Kinds club_kinds();
/// These, those of a row of deals, and those of other codes and of house rules.
Kinds all_kinds();

inline int as_seat(Seat seat) {
  return static_cast<int>(seat);
}

/// Who kept silent about his king might be thought to speak of that.
inline bool silent_king(const Table& table, Seat seat) {
  return table.speaks[seat] == Speaks::Never && table.king_was_held_by == as_seat(seat);
}

/// What `seat` had of this deal is lost, as it is not marked in time.
inline void lapses(Fault& fault, Table& table, Seat seat, int points) {
  table.due[seat] -= points;
  fault.lapsed[seat] += points;
}

/// The cards are to be given again; what there was of this dealing is annulled.
inline void dealt_afresh(Table& table) {
  table.stopped = true;
  table.again = true;
  table.ending = Ending::Stopped;
}

/// The attempt has failed: the cards would not have it.
inline void give_up(Fault& fault, Table& table) {
  fault.done = false;
  table.stopped = true;
  table.ending = Ending::Stopped;
}

/// The deal of the fault, before it is dealt afresh, and at this moment of it.
inline bool at_first(const Fault& fault, const Table& table, Moment moment, Moment when) {
  return !fault.in_next && table.dealings == 1 && moment == when;
}

/// The trick that is drawn for the fault, and at this moment of it.
inline bool in_its_trick(const Fault& fault, const Table& table, Moment moment, Moment when) {
  return !fault.in_next && moment == when && table.trick == fault.trick;
}

}  // namespace ecarte::campaign
