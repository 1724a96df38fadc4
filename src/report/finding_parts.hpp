// SPDX-License-Identifier: MIT
//
// What several forms of results say of a finding in the same way.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "report/deal.hpp"

namespace ecarte::report {

/// A stretch of a file in lines and columns from 1, columns in code points, its end excluded.
struct Region {
  record::Place begin;
  record::Place end;
};
Region region_of(const record::Record& record, record::Span span);

/// True if a form of results made for people shows `finding`: notes of rights exercised or lapsed
/// and the like are held back unless `all_notes` are asked for.
bool is_shown(const law::Finding& finding, bool all_notes);

/// "law 43 revoke", without the code; the id alone where no law speaks.
std::string title_of(const law::Finding& finding);

/// The message and what the law allows, as sentences: "A played …. Y may require …."
std::string sentences_of(const Deal& deal, const law::Finding& finding);

/// Why the record's waiver of that number was written.
std::string waived_because(const Deal& deal, std::int16_t waiver);

/// "game 1, deal 3"
std::string deal_words(const Deal& deal);

/// Tells findings apart from run to run. A fingerprint rests on what was found, on the words of its
/// own line and of the line that opens its deal, numbers of deals aside; so it outlives edits
/// elsewhere in the file, and renaming the file. Findings alike in all that are counted.
class Fingerprints {
 public:
  /// Sixteen hexadecimal digits. Call in the order of the findings; a new file begins anew.
  std::string of(std::string_view file, const Deal& deal, const law::Finding& finding);
  std::string of(std::string_view file, const Deal& deal, const record::Problem& problem);

  /// The same, where no two files may have one in common.
  static std::string in_file(std::string_view path, std::string_view fingerprint);

 private:
  std::string counted(std::string_view file, std::string what);

  std::string file_;
  std::map<std::string, int> met_;
};

/// A field of CSV: quoted where it must be, and with a quote before what a spreadsheet would take
/// for a formula.
std::string csv_field(std::string_view text);

}  // namespace ecarte::report
