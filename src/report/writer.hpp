// SPDX-License-Identifier: MIT
//
// Results in the forms other programs take. A form is one file that defines a Writer, and one row
// of the table in writer.cpp.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "report/coverage.hpp"
#include "report/deal.hpp"
#include "report/tally.hpp"

namespace ecarte::report {

/// What a form has of one deal, apart from what it wrote before.
struct WrittenEntry {
  std::string deal;
  std::vector<std::string> problems;  ///< if they have a place of their own
};

/// Writes one result, deal by deal, so that memory does not grow with the number of deals except
/// where a form asks for it. Call `begin` once, `deal` for each deal, `end` once; each appends to
/// `out`.
class Writer {
 public:
  Writer() = default;
  virtual ~Writer() = default;
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  virtual void begin(std::string& out) = 0;
  virtual void deal(std::string& out, std::string_view file, const Deal& deal) = 0;

  /// True if what is written of a deal turns on nothing but the deal. It may then be written apart,
  /// by any thread and by several at once, and be added in its turn, as `deal` would have done
  /// both.
  [[nodiscard]] virtual bool writes_apart() const { return false; }
  [[nodiscard]] virtual WrittenEntry apart(std::string_view /*file*/, const Deal& /*deal*/) const {
    return {};
  }
  virtual void add_entry(std::string& /*out*/, const WrittenEntry& /*written*/) {}

  /// `coverage` is what the laws answered, if that was kept.
  virtual void end(std::string& out, Tally& tally, const Coverage* coverage) = 0;
  /// Once `end` was called: a summary for people, in Markdown; empty if the form has none.
  [[nodiscard]] virtual std::string summary() const { return {}; }
};

/// What a writer is told of the run.
struct WriterContext {
  std::string tool;                           ///< the program's name and version, "ecarte 1.0.0"
  std::string version;                        ///< the latter alone
  std::span<const codes::Code* const> codes;  ///< those a deal may be judged by
  std::string root;  ///< the repository, as a URI that ends in '/'; empty if there is none
  /// A file's path from the repository, with '/' between its parts; as it is if it lies elsewhere.
  std::function<std::string(std::string_view file)> from_root;
  /// True of what makes the run fail.
  std::function<bool(law::Severity)> counts;
  /// True if rights exercised or lapsed are wanted too, where a form leaves them out.
  std::function<bool()> all_notes;
};

/// A form of results.
struct WriterForm {
  std::string_view name;  ///< "sarif"
  std::string_view says;  ///< what it is, in a line
  bool of_every_deal;     ///< it says something of a deal in which nothing was found
  std::unique_ptr<Writer> (*make)(const WriterContext&);
};

/// Every form there is.
std::span<const WriterForm> writer_forms();
/// The form of that name; nullptr if there is none.
const WriterForm* writer_form(std::string_view name);

}  // namespace ecarte::report
