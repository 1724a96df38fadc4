// SPDX-License-Identifier: MIT
//
// The rows of a code's data, one for each thing a case or a tariff lays down, and which of them a
// deal takes: the measure of how far a set of records tries a code.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "law/result.hpp"
#include "law/ruling.hpp"
#include "law/words.hpp"

namespace ecarte::law {

/// One row, by the number of its case (or of its place in the tariff).
struct Row {
  enum class Kind : std::uint8_t {
    Met,          ///< the case answered a fact
    Found,        ///< … found out at place `what` among the boundaries of the fact's table
    Elected,      ///< the remedy `what` was elected
    Lapsed,       ///< the option lapsed, or was waived
    LapseDone,    ///< what its lapse made owed was done,
    LapseUndone,  ///  or was left undone
    Early,        ///< it was used just before the beat `what` closed the window
    Late,         ///< it was claimed or done just after
    DutyDone,     ///< what the case orders was done,
    DutyUndone,   ///  or was left undone
    Amount,       ///< the tariff row gave its marks
    Ceiling,      ///< the tariff row capped an offender
  };
  Kind kind = Kind::Met;
  std::uint16_t number = 0;
  std::uint8_t what = 0;
  friend bool operator==(const Row&, const Row&) = default;
};

/// True of a case that merely says that what happened was lawful: nothing follows from it.
bool says_lawful(const Case& c);

/// Every row of `code`, law by law. Left out are the times of finding of what was lawful, and those
/// that cannot come about; and the window of a mark that was not due, which is tried where it is
/// admitted.
std::vector<Row> rows_of(const Code& code);

/// "law 43 revoke: replay-hands elected".
std::string describe(const Code& code, const Row& row);

/// Adds to `taken` the rows that a deal takes, as it was ruled on. A row may be added more than
/// once.
void add_rows_taken(const Code& code, const DealFacts& deal, const Rulings& rulings,
                    const DealResult& result, std::vector<Row>& taken);

}  // namespace ecarte::law
