// SPDX-License-Identifier: MIT
//
// A page that shows an archive and what the laws say of it: one HTML file that needs nothing else,
// for a browser. What it is and how often what is found stands in it as text and drawings; the
// deals are data, which its script draws as they are looked at.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "picture/svg.hpp"
#include "replay/seen.hpp"
#include "report/deal.hpp"
#include "report/statistics.hpp"
#include "report/tally.hpp"

namespace ecarte::page {

/// What a page is told of the run it shows.
struct PageTold {
  std::string tool;   ///< the program's name and version
  std::string asked;  ///< of findings passed over: why; empty if none are
  picture::SvgLook look = {};
};

/// How one deal is to be shown.
struct DealTold {
  bool all_notes = false;  ///< also rights exercised or lapsed
  bool stands = false;     ///< how things stand where it ends
};

/// Takes the deals of an archive one after another, and then is a page. The data of every deal are
/// kept until then, about two thousand bytes each.
class ArchivePage {
 public:
  explicit ArchivePage(PageTold told);
  ~ArchivePage();
  ArchivePage(const ArchivePage&) = delete;
  ArchivePage& operator=(const ArchivePage&) = delete;

  void deal(std::string_view file, const report::Deal& deal, const replay::DealSeen& seen,
            DealTold told);
  [[nodiscard]] std::size_t deals() const { return static_cast<std::size_t>(tally_.deals); }
  /// The page; the same deals give the same bytes.
  [[nodiscard]] std::string html() const;

 private:
  struct Kept;

  void index(std::string_view file, const report::Deal& deal, bool all_notes);
  [[nodiscard]] std::vector<std::string> facts() const;
  [[nodiscard]] std::string plots() const;

  PageTold told_;
  report::Tally tally_;
  report::Statistics statistics_;
  std::unique_ptr<Kept> kept_;
};

}  // namespace ecarte::page
