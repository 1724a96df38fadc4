// SPDX-License-Identifier: MIT
#include <iterator>

#include <fmt/core.h>

#include "treatise/checked.hpp"

namespace ecarte::treatise {

namespace {

constexpr std::string_view kPreface =
    R"(# The treatises, checked

Every checkable claim of the sources, restated in our own words, and what exact counting says of it.
Written by `ecarte treatise --format markdown`; the claims and the answers on record are the YAML
files named below, and [claims.md](claims.md) explains their terms.

Our copies of the sources have lost the pictures of the cards: a hand is known as far as the prose
fixes it, and a claim is computed for every hand that fits. "35 of 40" means that it is true of
thirty-five of forty such completions; the least and the most favourable are given with every card. A
fraction like 43853/65780 counts hands the adversary may hold.

Verdicts turn on who sees what, so the model is always named:

- **open**: both see both hands from the first lead; the leader picks his lead for each hand;
- **lead**: he plays his next card without seeing, one card for all hands; after it both see;
- **certain**: one plan that wins against every hand the other may hold;
- **blind**: the leader never sees, the dealer sees everything; plans may be mixed; with certified
  bounds.

A claim about every hand of a class is *refuted* by one exception; the figures say how many there are.
*Holds for some* is kept for hands our copy has lost: it is true of some that fit the prose.

)";

/// Figures and patterns hold signs that Markdown would take for its own.
std::string code(std::string_view text) {
  return "`" + std::string{text} + "`";
}

void write(std::string& out, const Checked& checked, std::string_view plots) {
  const Claim& claim = *checked.claim;
  const auto back = std::back_inserter(out);
  fmt::format_to(back, "### {} ({}): {}\n\n{}\n\n", claim.id, place_of(claim.page),
                 word_of(verdict_of(checked)), claim.says);
  for (const std::string& figure : figures_of(checked)) {
    fmt::format_to(back, "- {}\n", figure);
  }
  if (!claim.missing.empty()) {
    fmt::format_to(back, "- Missing: {}\n", claim.missing);
  }
  if (!claim.terms.empty()) {
    out += "- Asked:";
    for (const std::string& term : claim.terms) {
      out += " " + code(term);
    }
    out += "\n";
  }
  if (!checked.computed) {
    out += "- Computed by `ecarte treatise --slow` only.\n";
  }
  out += "\n";
  if (!claim.note.empty()) {
    out += claim.note + "\n\n";
  }
  if (claim.plot != 0 && !plots.empty()) {
    fmt::format_to(back, "![Chance of the point over the completions]({}/{}.svg)\n\n", plots,
                   claim.id);
  }
}

void write_summary(std::string& out, const std::vector<CheckedChapter>& chapters) {
  const auto back = std::back_inserter(out);
  out +=
      "| chapter | verified | refuted | holds for some | depends on the model | not decidable | "
      "not checked |\n|---|---|---|---|---|---|---|\n";
  const auto row = [&](std::string_view name, const Totals& totals) {
    fmt::format_to(back, "| {} |", name);
    for (const std::size_t count : totals.by_verdict) {
      fmt::format_to(back, " {} |", count);
    }
    fmt::format_to(back, " {} |\n", totals.unchecked);
  };
  for (const CheckedChapter& chapter : chapters) {
    row(chapter.chapter->treatise + ": " + chapter.chapter->title, totals_of({chapter}));
  }
  row("**all**", totals_of(chapters));
  out += "\n";
}

}  // namespace

std::string to_markdown(const std::vector<CheckedChapter>& chapters, std::string_view plots) {
  std::string out{kPreface};
  write_summary(out, chapters);
  const auto back = std::back_inserter(out);
  for (const CheckedChapter& chapter : chapters) {
    fmt::format_to(back, "## {}: {}\n\n{}\n\n", chapter.chapter->treatise, chapter.chapter->title,
                   code(chapter.chapter->file));
    for (const Checked& checked : chapter.claims) {
      write(out, checked, plots);
    }
    if (!chapter.chapter->unchecked.empty()) {
      out += "### Sentences not checked\n\n| page | sentence | why |\n|---|---|---|\n";
      for (const Unchecked& sentence : chapter.chapter->unchecked) {
        fmt::format_to(back, "| {} | {} | {} |\n", sentence.page, sentence.says, sentence.why);
      }
      out += "\n";
    }
  }
  while (out.ends_with("\n\n")) {
    out.pop_back();
  }
  return out;
}

}  // namespace ecarte::treatise
