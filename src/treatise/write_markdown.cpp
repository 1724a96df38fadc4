// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>

#include <fmt/core.h>

#include "analysis/scores.hpp"
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
  fmt::format_to(back, "### {}: {}\n\n{}\n\n", place_of(claim.page), word_of(verdict_of(checked)),
                 claim.says);
  for (const std::string& figure : figures_of(checked)) {
    fmt::format_to(back, "- {}\n", figure);
  }
  if (!claim.missing.empty()) {
    fmt::format_to(back, "- Missing: {}\n", claim.missing);
  }
  if (!claim.terms.empty()) {
    out += "- Asked, as " + code(claim.id) + ":";
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

/// A lead that the book advises and a better one beats, by what following it costs.
struct Costly {
  const Chapter* chapter = nullptr;
  const Checked* checked = nullptr;
  const ModelAnswer* answer = nullptr;
};

/// Refuted claims that a card is best, for `goal`: the costliest first.
std::vector<Costly> costly_leads(const std::vector<CheckedChapter>& chapters, Goal goal) {
  std::vector<Costly> found;
  for (const CheckedChapter& chapter : chapters) {
    for (const Checked& checked : chapter.claims) {
      const auto* const best = std::get_if<BestAsk>(&checked.claim->ask);
      if (best == nullptr || best->goal != goal || best->never || !checked.claim->missing.empty()) {
        continue;
      }
      for (const ModelAnswer& answer : checked.answer.models) {
        if (answer.model == Model::Lead && answer.holds < answer.cases) {
          found.push_back({chapter.chapter, &checked, &answer});
        }
      }
    }
  }
  std::ranges::stable_sort(
      found, [](const Costly& a, const Costly& b) { return a.answer->mean < b.answer->mean; });
  return found;
}

void write_costly(std::string& out, const std::vector<CheckedChapter>& chapters, Goal goal,
                  std::string_view unit, double scale) {
  const auto back = std::back_inserter(out);
  fmt::format_to(back, "| mean loss | wrong for | where | the book says |\n|---|---|---|---|\n");
  for (const Costly& costly : costly_leads(chapters, goal)) {
    fmt::format_to(back, "| {:.2f} {} | {} of {} hands | {}, {} | {} |\n",
                   -costly.answer->mean * scale, unit, costly.answer->cases - costly.answer->holds,
                   costly.answer->cases, costly.chapter->treatise,
                   place_of(costly.checked->claim->page), costly.checked->claim->says);
  }
  out += "\n";
}

/// Refuted claims of two to one: how far the least of the hands is from it.
void write_short_of(std::string& out, const std::vector<CheckedChapter>& chapters) {
  const auto back = std::back_inserter(out);
  out += "| hands that fall short | the least has | where | the book says |\n|---|---|---|---|\n";
  for (const CheckedChapter& chapter : chapters) {
    for (const Checked& checked : chapter.claims) {
      const auto* const chance = std::get_if<ChanceAsk>(&checked.claim->ask);
      if (chance == nullptr || !chance->at_least || !(*chance->at_least == Fraction{2, 3}) ||
          checked.answer.models.empty()) {
        continue;
      }
      const ModelAnswer& answer = checked.answer.models.front();
      if (answer.verdict == Verdict::Refuted && answer.least) {
        fmt::format_to(back, "| {} of {} | {:.1f} % | {}, {} | {} |\n", answer.cases - answer.holds,
                       answer.cases, 100 * answer.least->judgement.measure.value(),
                       chapter.chapter->treatise, place_of(checked.claim->page),
                       checked.claim->says);
      }
    }
  }
  out += "\n";
}

/// The chance of the game at every score, for him who deals or does not.
void write_scores(std::string& out, bool deals) {
  const analysis::ScoreTable table{analysis::book_deal().outcomes};
  const auto back = std::back_inserter(out);
  fmt::format_to(back, "| {} the deal | 0 | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|---|\n",
                 deals ? "with" : "without");
  for (int own = 0; own < analysis::kGame; ++own) {
    fmt::format_to(back, "| {} |", own);
    for (int other = 0; other < analysis::kGame; ++other) {
      fmt::format_to(back, " {:.1f} % |", 100 * table.chance(own, other, deals));
    }
    out += "\n";
  }
  out += "\n";
}

/// Claims that were held to the exchange.
void write_exchanges(std::string& out, const std::vector<CheckedChapter>& chapters) {
  const auto back = std::back_inserter(out);
  out += "| borne out | where | the book says |\n|---|---|---|\n";
  for (const CheckedChapter& chapter : chapters) {
    for (const Checked& checked : chapter.claims) {
      if (!std::holds_alternative<ExchangeAsk>(checked.claim->ask) ||
          checked.answer.models.empty()) {
        continue;
      }
      const ModelAnswer& answer = checked.answer.models.front();
      fmt::format_to(back, "| {} of {} hands{} | {}, {} | {} |\n", answer.holds, answer.cases,
                     answer.undecided > 0 ? fmt::format(", {} turn on the dealer", answer.undecided)
                                          : std::string{},
                     chapter.chapter->treatise, place_of(checked.claim->page), checked.claim->says);
    }
  }
  out += "\n";
}

void write_findings(std::string& out, const std::vector<CheckedChapter>& chapters) {
  out +=
      "## What the books have wrong, and by how much\n\n"
      "Leads advised, where another card is better for some hand; the loss is the mean over all "
      "hands "
      "that fit, in points of a hundred of the chance of the point. One lead is chosen for all the "
      "hands the other may hold, and both see every card after it.\n\n";
  write_costly(out, chapters, Goal::Point, "%", 100);
  out += "The same by the points expected, in hundredths of a point.\n\n";
  write_costly(out, chapters, Goal::Points, "hundredths", 100);
  out += "Hands said to give two to one, or more, that do not.\n\n";
  write_short_of(out, chapters);
  const bool whole = std::ranges::any_of(chapters, [](const CheckedChapter& chapter) {
    return std::ranges::any_of(chapter.claims, [](const Checked& checked) {
      return std::holds_alternative<GameOddsAsk>(checked.claim->ask);
    });
  });
  if (!whole) {
    return;  // nothing was asked of it
  }
  out +=
      "## What they could not know\n\n"
      "Whether to ask for cards, counted: the dealer accepts whatever he holds, or refuses "
      "whatever he "
      "holds; both throw out all but trumps and kings, once. Where to play and to propose come out "
      "one way against the one and the other way against the other, it turns on the dealer.\n\n";
  write_exchanges(out, chapters);
  fmt::format_to(
      std::back_inserter(out),
      "The chance of winning the game at each score, one's own down the side and the other's "
      "across, "
      "where both propose, play, refuse and discard by Cavendish and play their cards at their "
      "best "
      "after a lead chosen without seeing: from {} deals, the largest standard error {:.2f} %. It "
      "is "
      "the worth of a score to two such players; of two who see only their own cards, and choose "
      "when to depart from the book, nobody knows it.\n\n",
      analysis::book_deal().deals, 100 * analysis::book_deal().error);
  write_scores(out, true);
  write_scores(out, false);
}

}  // namespace

std::string to_markdown(const std::vector<CheckedChapter>& chapters, std::string_view plots) {
  std::string out{kPreface};
  write_summary(out, chapters);
  write_findings(out, chapters);
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
