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
};

struct Kind;

/// One attempt at a kind: where it has got to, and what it expects.
class Fault : public Overseer {
 public:
  Fault(const Kind& kind, Chance& chance);
  void at(Table& table, Moment moment) override;
  std::optional<PlainCard> lead(Table& table) override;
  std::optional<PlainCard> reply(Table& table) override;

  /// Exactly this must be found in the deal (or, with `in_next`, in the deal after it).
  void expect(Expected what) { expected.push_back(what); }
  void expect_in_next(Expected what) { expected_in_next.push_back(what); }
  /// Findings that follow from the same act under another name; not counted as false.
  void beside(std::string_view id) { allowed.push_back(id); }

  bool done = false;     ///< the fault is in
  bool in_next = false;  ///< the deal being played is the one after the fault's
  bool followed;         ///< another deal comes after this one
  bool due_known = true;
  /// Drawn once for each attempt, for the kind to use as it likes.
  bool coin;
  Seat seat;
  int trick;
  int stage = 0;
  PlainCard card = -1;
  int number = 0;
  /// What an option that nobody uses has come to when the record ends.
  [[nodiscard]] std::string_view unused() const { return followed ? "lapsed" : "open"; }

  std::vector<Expected> expected;
  std::vector<Expected> expected_in_next;
  std::vector<std::string_view> allowed;

 private:
  const Kind& kind_;
};

struct Kind {
  std::string name;
  std::function<void(Fault&, Table&, Moment)> at;
  std::function<std::optional<PlainCard>(Fault&, Table&)> reply = {};
  std::function<std::optional<PlainCard>(Fault&, Table&)> lead = {};
  std::optional<bool> followed = {};  ///< whether another deal must or must not follow
};

using Kinds = std::vector<Kind>;
void add_king(Kinds& kinds);
void add_words(Kinds& kinds);
void add_play(Kinds& kinds);
void add_score(Kinds& kinds);
void add_deal(Kinds& kinds);
void add_exchange(Kinds& kinds);
void add_table(Kinds& kinds);

inline int as_seat(Seat seat) {
  return static_cast<int>(seat);
}

}  // namespace ecarte::campaign
