// SPDX-License-Identifier: MIT
//
// Each stage of a deal's way as plain lines, for whoever wants to see why: what was written, what
// it establishes, what law says of it.
#pragma once

#include <string>
#include <string_view>

#include "report/deal.hpp"

namespace ecarte::report {

/// The name of a kind of act, as the stages write it: lower case, hyphens between words.
std::string_view name_of(record::ActKind kind);

/// A name as the stages write it; "-" for nobody.
std::string stage_name(const Deal& deal, record::Actor actor);

/// A time as the stages write it: line and column, "next+2" for an act of the deal after, "never".
std::string stage_time(const Deal& deal, law::Time time);

/// One line an act: its place, kind, actor and fields, and the words themselves.
void write_record_stage(std::string& out, const Deal& deal);
/// Facts, deeds, testimony and beats, one line each.
void write_facts_stage(std::string& out, const Deal& deal);
/// The rulings and the deeds matched to them, then what is told of them: verdict, scores, findings
/// and what is missing, one line each.
void write_rulings_stage(std::string& out, const Deal& deal);
/// What law reckons of the score: every score that may be, the rights and the marks.
void write_ledger_stage(std::string& out, const Deal& deal);

}  // namespace ecarte::report
