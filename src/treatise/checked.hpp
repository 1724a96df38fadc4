// SPDX-License-Identifier: MIT
//
// Chapters with their answers, and how they are written down: a table to read, Markdown to publish,
// JSON for programs.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "treatise/counterexample.hpp"
#include "treatise/evaluate.hpp"

namespace ecarte::treatise {

/// A claim computed, or left for another run.
struct Checked {
  const Claim* claim = nullptr;
  bool computed = false;  ///< false: slow, and not asked for
  ClaimAnswer answer;
  std::vector<std::string> differences;  ///< from what is on record
  std::optional<ShownClaim> shown;       ///< if it was asked for: what a page shows of it
};

struct CheckedChapter {
  const Chapter* chapter = nullptr;
  std::vector<Checked> claims;
};

/// What all chapters come to.
struct Totals {
  std::size_t claims = 0;
  std::size_t by_verdict[5] = {};
  std::size_t left = 0;       ///< not computed
  std::size_t differing = 0;  ///< from what is on record
  std::size_t unchecked = 0;  ///< sentences listed with the reason
};
Totals totals_of(const std::vector<CheckedChapter>& chapters);

/// The verdict found, or the one on record of a claim not computed.
ClaimVerdict verdict_of(const Checked& checked);
/// The figures that go with it.
std::vector<std::string> figures_of(const Checked& checked);

/// "p. 48"; a part of a book without pages by its name.
std::string place_of(std::string_view page);

std::string to_text(const std::vector<CheckedChapter>& chapters);
/// `plots`: where the drawings lie, as seen from the Markdown file; empty: none is linked.
std::string to_markdown(const std::vector<CheckedChapter>& chapters, std::string_view plots);

/// What a page is dressed in by whoever can draw.
struct PageDress {
  std::string tool;     ///< "ecarte 0.1.0"
  std::string symbols;  ///< an `svg` element with a symbol `card-KS` for each card
  /// A picture of a claim that asks for one, as SVG; empty: none.
  std::function<std::string(const Checked&)> plot;
};
/// One page of HTML that needs nothing else: each claim with its verdict, its hand, chances as
/// people say them, and where it does not hold a hand against it, to step through.
std::string to_page(const std::vector<CheckedChapter>& chapters, const PageDress& dress);

std::string to_json(const std::vector<CheckedChapter>& chapters, std::string_view tool);

}  // namespace ecarte::treatise
