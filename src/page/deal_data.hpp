// SPDX-License-Identifier: MIT
//
// One deal as the data of a page: the picture of it, act by act, and what law says of it, small.
// The script of the page (report.js) draws it; `deal_data` says in what form. Private to the layer.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "json/value.hpp"
#include "replay/seen.hpp"
#include "report/deal.hpp"

namespace ecarte::page {

/// Texts, each kept once and called by its number.
class Numbered {
 public:
  int of(const std::string& text);
  [[nodiscard]] const std::vector<std::string>& all() const { return all_; }

 private:
  std::map<std::string, int, std::less<>> numbers_;
  std::vector<std::string> all_;
};

struct DealShown {
  std::string_view file;
  const report::Deal& deal;
  const replay::DealSeen& seen;
  bool all_notes = false;  ///< also rights exercised or lapsed
  bool stands = false;     ///< it is said how things stand where it ends
};

/// All that is drawn and said of a deal. What law says in general goes into `laws`.
///
/// A list: title, names, dealer, verdict, code, points of a game, points (marked and due of each),
/// score sentence, words, scenes, moments, footnotes, standing, left out, problems, remarks, first
/// line, text. Scenes, moments and footnotes name words by number. Cards stand in one text with
/// blanks between: "KS QS!1,2", with the numbers of the faults on each.
json::Value deal_data(const DealShown& shown, Numbered& laws);

}  // namespace ecarte::page
