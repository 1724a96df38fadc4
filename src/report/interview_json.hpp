// SPDX-License-Identifier: MIT
//
// The interview for programs: the next question with its answers, or the rulings.
#pragma once

#include <string>

#include "interview/interview.hpp"

namespace ecarte::report {

/// One JSON object and a line end. `question` is null once the rulings are there; each ruling has
/// its law, the id of its case, what became of its option, and its words as `ecarte rule` says
/// them.
void write_interview(std::string& out, const codes::Code& code,
                     const interview::Interview& interview);

}  // namespace ecarte::report
