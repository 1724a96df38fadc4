// SPDX-License-Identifier: MIT
//
// Where the results of a run go in the forms programs take: to standard output in place of the
// report, and to files beside it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options.hpp"
#include "cli/output.hpp"
#include "report/writer.hpp"

namespace ecarte::cli {

/// The writers of one run.
class Outputs {
 public:
  /// Opens every file that is asked for, unless it is only to be known what is written `apart`;
  /// throws InputError if one cannot be written, or holds records.
  Outputs(const CheckCommand& command, Streams& streams, report::WriterContext context,
          bool opens = true);
  ~Outputs();
  Outputs(const Outputs&) = delete;
  Outputs& operator=(const Outputs&) = delete;

  /// True if standard output is one of them: the report then has no place.
  [[nodiscard]] bool takes_standard_output() const { return !main_.empty(); }

  [[nodiscard]] bool are_any() const { return !places_.empty(); }
  /// True if one of them says something of every deal, whatever was found in it.
  [[nodiscard]] bool speak_of_every_deal() const;

  void begin();
  void deal(std::string_view file, const report::Deal& deal);
  /// If all of them write a deal apart from others (report::Writer): what each does of this one.
  /// May be called by several threads at once. Empty if one does not.
  [[nodiscard]] std::vector<report::WrittenEntry> apart(std::string_view file,
                                                        const report::Deal& deal) const;
  void add(const std::vector<report::WrittenEntry>& written);
  /// Complains of files that could not be written, and is then false.
  bool end(report::Tally& tally, const report::Coverage* coverage);

 private:
  struct Place;

  void open(std::string_view form, const std::string& file, bool opens);
  void refuse_what_is_there(const std::string& file) const;
  bool summarize(std::string_view text);

  Streams& streams_;
  report::WriterContext context_;
  const std::vector<std::string>& given_;  ///< what is read
  std::string main_;                       ///< the form on standard output; empty: the report is
  std::vector<std::unique_ptr<Place>> places_;
};

/// What writers are told of a run: its repository is the folder at or above this one that has a
/// `.git`, else this one.
report::WriterContext writer_context(std::span<const codes::Code* const> codes);

}  // namespace ecarte::cli
