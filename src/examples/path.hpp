// SPDX-License-Identifier: MIT
//
// The answers given in an interview, written out as a record that is ruled on alike: one of those
// kept for the fact (archive.hpp), if there is one. Under house rules there may be none: then
// sentences are written into a lawful deal until the fact is as it was told, and its right has come
// to what was said of it, and what that record can do without is left out.
#pragma once

#include <string>

#include "examples/archive.hpp"
#include "interview/interview.hpp"

namespace ecarte::examples {

/// Is the example ruled on as the interview rules?
bool shows(const codes::Code& code, const Example& example, const interview::AnswersSoFar& told,
           const interview::PossibleRuling& outcome);

/// A record of one ruling of an interview. Empty if none was found: the search has an end.
std::string record_of(const codes::Code& code, const interview::AnswersSoFar& told,
                      const interview::PossibleRuling& outcome);

}  // namespace ecarte::examples
