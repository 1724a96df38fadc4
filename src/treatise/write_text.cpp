// SPDX-License-Identifier: MIT
#include <iterator>

#include <fmt/core.h>

#include "treatise/checked.hpp"

namespace ecarte::treatise {

namespace {

void write(std::string& out, const Checked& checked) {
  const Claim& claim = *checked.claim;
  const auto back = std::back_inserter(out);
  fmt::format_to(back, "  {:<20}  {:<10}  {}{}\n", word_of(verdict_of(checked)),
                 place_of(claim.page), claim.id,
                 checked.computed ? "" : "  (on record; not computed again)");
  fmt::format_to(back, "      {}\n", claim.says);
  for (const std::string& figure : figures_of(checked)) {
    fmt::format_to(back, "      {}\n", figure);
  }
  if (!claim.missing.empty()) {
    fmt::format_to(back, "      missing: {}\n", claim.missing);
  }
  for (const std::string& difference : checked.differences) {
    fmt::format_to(back, "      DIFFERS: {}\n", difference);
  }
}

}  // namespace

std::string place_of(std::string_view page) {
  const bool number = !page.empty() && page.front() >= '0' && page.front() <= '9';
  return (number ? "p. " : "") + std::string{page};
}

ClaimVerdict verdict_of(const Checked& checked) {
  return checked.computed ? checked.answer.verdict
                          : checked.claim->recorded.verdict.value_or(ClaimVerdict::NotDecidable);
}

std::vector<std::string> figures_of(const Checked& checked) {
  return checked.computed ? checked.answer.figures() : checked.claim->recorded.figures;
}

Totals totals_of(const std::vector<CheckedChapter>& chapters) {
  Totals totals;
  for (const CheckedChapter& chapter : chapters) {
    for (const Checked& checked : chapter.claims) {
      ++totals.claims;
      ++totals.by_verdict[static_cast<std::size_t>(verdict_of(checked))];
      totals.left += checked.computed ? 0 : 1;
      totals.differing += checked.differences.empty() ? 0 : 1;
    }
    const bool whole = chapter.claims.size() == chapter.chapter->claims.size();
    totals.unchecked += whole ? chapter.chapter->unchecked.size() : 0;
  }
  return totals;
}

std::string to_text(const std::vector<CheckedChapter>& chapters) {
  std::string out;
  const auto back = std::back_inserter(out);
  for (const CheckedChapter& chapter : chapters) {
    fmt::format_to(back, "{}: {}: {}\n", chapter.chapter->file, chapter.chapter->treatise,
                   chapter.chapter->title);
    for (const Checked& checked : chapter.claims) {
      write(out, checked);
    }
    if (chapter.claims.size() < chapter.chapter->claims.size()) {
      continue;  // only a part was asked for
    }
    for (const Unchecked& sentence : chapter.chapter->unchecked) {
      fmt::format_to(back, "  not checked           {:<10}  {}\n      {}\n",
                     place_of(sentence.page), sentence.says, sentence.why);
    }
  }
  const Totals totals = totals_of(chapters);
  fmt::format_to(back, "{} claim{}: ", totals.claims, totals.claims == 1 ? "" : "s");
  for (std::size_t i = 0; i < std::size(totals.by_verdict); ++i) {
    fmt::format_to(back, "{}{} {}", i == 0 ? "" : ", ", totals.by_verdict[i],
                   word_of(static_cast<ClaimVerdict>(i)));
  }
  fmt::format_to(back, "; {} sentence{} not checked", totals.unchecked,
                 totals.unchecked == 1 ? "" : "s");
  if (totals.left > 0) {
    fmt::format_to(back, "; {} not computed again", totals.left);
  }
  fmt::format_to(back, "; {}\n",
                 totals.differing == 0 ? "all as on record"
                                       : std::to_string(totals.differing) +
                                             (totals.differing == 1 ? " differs" : " differ") +
                                             " from what is on record");
  return out;
}

}  // namespace ecarte::treatise
