// SPDX-License-Identifier: MIT
//
// Which of the cases that may answer a fact are left when it is asked what time it is: of those
// whose time has not come, and of those whose time is over. Private to law.
#pragma once

#include "law/lookup.hpp"
#include "law/ruling.hpp"

namespace ecarte::law {

/// Drops the cases whose time has not begun: a law that speaks only after the turn-up does not
/// speak yet. If none is left, all of them stay.
void drop_those_to_come(const Given& given, const Timeline& timeline, const Fact& fact,
                        Candidates& found);

/// Does each of the cases give no more than a choice, whose time is over, and which nobody used or
/// claimed, or not even that for the same fault? Then nothing turns on which of them answers.
bool all_over(const Given& given, const Rulings& rulings, const Fact& fact,
              const Candidates& found);
/// The last of them that gives a choice; the last, if none does.
std::uint16_t last_choice(const Code& code, const Candidates& found);

/// Of what is open, the choices that one answer gave and for which the time is over, as far as the
/// deal is told, and nobody used.
void say_what_is_over(const Given& given, const Rulings& rulings, Missing& open);

/// Where the record stops in the giving, more may follow: nobody has too few cards yet.
bool is_being_dealt(const Given& given, const Timeline& timeline, const Fact& fact);

}  // namespace ecarte::law
