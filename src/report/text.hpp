// SPDX-License-Identifier: MIT
//
// Findings as people read them: the place, what was done, the line with a mark under it, then the
// notes, the remedy and the law. Every function appends to `out` and prints nothing itself.
#pragma once

#include <string>
#include <string_view>

#include "report/deal.hpp"
#include "report/tally.hpp"

namespace ecarte::report {

struct TextOptions {
  bool colour = false;
  /// Also rights exercised or lapsed, and what the code notes for information.
  bool all_notes = false;
};

/// True if text output prints `finding` at all.
bool is_shown(const law::Finding& finding, const TextOptions& options);

/// "law 43 revoke", or the id alone where no law speaks.
std::string label_of(std::string_view law, std::string_view id);

/// `file:line:column: warning[law 43 revoke]: …` and what belongs under it.
void write_finding(std::string& out, std::string_view file, const Deal& deal,
                   const law::Finding& finding, const TextOptions& options);

/// `file:line:column: undecidable[law 43 revoke]: …`
void write_missing(std::string& out, std::string_view file, const Deal& deal,
                   const law::Missing& missing, const TextOptions& options);

/// `file:line:column: note[analysis]: …`
void write_remark(std::string& out, std::string_view file, const Deal& deal, const Remark& remark,
                  const TextOptions& options);

/// `file:line:column: unreadable[unknown-verb]: expected …`
void write_problem(std::string& out, std::string_view file, const record::Record& record,
                   const record::Problem& problem, const TextOptions& options);

/// "5 deals: 4 regular, 1 irregular; 1 warning"
void write_summary(std::string& out, const Tally& tally);

}  // namespace ecarte::report
