// SPDX-License-Identifier: MIT
//
// Each stage of a deal's way as plain lines, for whoever wants to see why: what was written, what
// it establishes, what law says of it, what it makes of the score. Facts, rulings and ledger are
// printed whole, a line a thing, every member of the value by its name; what is empty or has its
// ordinary value is left out. Where a ruling turns on the order of acts, each order has its own.
#pragma once

#include <string>
#include <string_view>

#include "report/deal.hpp"

namespace ecarte::report {

/// The name of a kind of act, as the stages write it: lower case, hyphens between words.
std::string_view name_of(record::ActKind kind);

/// One line an act: its place, kind, actor and fields, and the words themselves.
void write_record_stage(std::string& out, const Deal& deal);
/// replay::DealFacts: dealings, playings, facts, deeds, testimony, what is not told, what cannot be
/// true, and the beats.
void write_facts_stage(std::string& out, const Deal& deal);
/// law::Rulings, and what is told of them: verdict, scores, findings and what is missing.
void write_rulings_stage(std::string& out, const Deal& deal);
/// law::Ledger: every score that may be, the rights and the marks.
void write_ledger_stage(std::string& out, const Deal& deal);

}  // namespace ecarte::report
