// SPDX-License-Identifier: MIT
//
// A deal of a certificate gone over step by step. Each step either holds or is named.
//   answers.cpp  does that case answer that fact, and no other?
//   windows.cpp  is the right open between those acts?
//   settled.cpp  is that what became of it?
//   sums.cpp     does the score add up?
#pragma once

#include "row.hpp"

namespace verify {

/// A step that does not hold, in words.
using Failures = std::vector<std::string>;

/// Goes over one deal. `before` is the deal before it in the same file; null if there is none.
Failures check(const Deal& deal, const Code& code, const Deal* before);

// answers.cpp
/// The cases that may answer a fact, by what is known of it.
std::vector<const Case*> answering(const Deal& deal, const Code& code, const Row& row,
                                   const Fact& fact);
/// Does the fact lie in the case's box, whichever of its values are so?
bool accepts(const Case& c, const Fact& fact);
/// Without the cases whose time has not begun, unless that is true of all.
void drop_those_to_come(const Deal& deal, const Row& row, const Fact& fact,
                        std::vector<const Case*>& cases);
/// Does the same follow whichever of the cases answers: by what they say, or because each gives no
/// more than a choice, whose time is over, and which nobody used or claimed?
bool nothing_turns_on_which(const Deal& deal, const Code& code, const Row& row, const Fact& fact,
                            const std::vector<const Case*>& cases);
/// Was something asked for, or done, that one of the cases gives him who did?
bool asks_for_one(const Deal& deal, const Fact& fact, const std::vector<const Case*>& cases);
/// Where the record stops in the giving, more may follow: nobody has too few cards yet.
bool being_dealt(const Deal& deal, const Row& row, const Fact& fact);
/// A fault that can still be put right free of penalty where the record stops, as it counts till
/// then; nothing if it cannot, or if it is no fault by the code.
std::optional<Fact> meanwhile(const Deal& deal, const Code& code, const Row& row, const Fact& fact);

// windows.cpp
/// When the right that a case gives on a fact is over; that never comes if it gives none.
Span time_over(const Deal& deal, const Row& row, const Case& c, const Fact& fact);
void check_window(const Deal& deal, const Row& row, const Case& c, const Ruling& ruling,
                  Failures& failures);
/// When both agreed that the last dealing is made again, or had it decided for them, if nothing was
/// played in it since; kNever if they did not.
Moment decided_to_deal_again(const Deal& deal, const Code& code, const Row& row, int dealing);

// settled.cpp
/// What became of a ruling by the acts that follow.
struct Settled {
  std::string status;
  std::optional<std::size_t> deed;
  std::string elected;
  std::string owed;
  Moment owed_from = kNever;
  bool stands = false;  ///< it was left undone till it could annul nothing any more
};
Settled settle(const Deal& deal, const Row& row, const Case& c, const Ruling& ruling);
/// Is what was to be done under a ruling done, or past doing, and the same ordered, whichever of
/// the cases answers? (windows.cpp)
bool settled_alike(const Deal& deal, const Row& row, const Ruling& ruling,
                   const std::vector<const Case*>& cases);
/// Is it said rightly of a ruling that it is in doubt which case answers, and by which other law it
/// may be? `listed`: the cases that may answer, in words.
void check_which(const Deal& deal, const Code& code, const Row& row, const Ruling& ruling,
                 const Fact& fact, const std::vector<const Case*>& answers,
                 const std::string& listed, Failures& failures);
/// Does it annul its dealing?
bool annuls(const Deal& deal, const Code& code, const Row& row, const Ruling& ruling);

// sums.cpp
void check_sums(const Deal& deal, const Code& code, const Row& row, const Deal* before,
                Failures& failures);

// doubts.cpp
/// Is it in doubt whether this ruling's remedy was chosen in time? What was left undone is then not
/// known to have been owed.
bool in_time_or_late(const Deal& deal, const Ruling& ruling);
/// Was it so chosen, and left undone?
bool left_undone_in_doubt(const Deal& deal, const Code& code, const Row& row, const Ruling& ruling);
/// Is it in doubt when points were marked that a ruling by the case `name` gave?
bool is_of_points_given(const Deal& deal, const Doubt& doubt, const std::string& name);
/// Was a fresh deal claimed before the fact, of which it is in doubt whether the law gave it, and
/// nobody dealt?
bool may_have_fallen(const Deal& deal, const Fact& fact);

}  // namespace verify
