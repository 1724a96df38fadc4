// SPDX-License-Identifier: MIT
//
// Does a record rule as an interview does? Of each deal of it that was judged it is asked whether
// what was told of happened, and came to what was said of it.
#pragma once

#include <functional>
#include <string>

#include "interview/interview.hpp"
#include "referee/referee.hpp"

namespace ecarte::examples {

/// Is there such a fact in the deal, for certain?
bool happened(const referee::Judged& deal, const interview::AnswersSoFar& told);

/// And does the code say of it what the interview does?
bool ruled_alike(const referee::Judged& deal, const interview::AnswersSoFar& told,
                 const interview::PossibleRuling& outcome);

/// Is that a ruling from which nothing follows? What is done as it is every day is no fact of a
/// record: of such a thing the referee says nothing.
bool says_nothing(const codes::Code& code, const interview::PossibleRuling& outcome);
/// Is nothing said of such a fact?
bool nothing_said(const referee::Judged& deal, replay::FactKind fact);

/// Judges a record; false if some deal of it cannot be read or cannot be true. `sink` may be given
/// deals before that is known.
bool judge_record(const std::string& text, const codes::Code& code,
                  const std::function<void(const referee::Judged&)>& sink);

}  // namespace ecarte::examples
