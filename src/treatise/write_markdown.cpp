// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>

#include <fmt/core.h>

#include "treatise/checked.hpp"
#include "treatise/write_conclusions.hpp"

namespace ecarte::treatise {

namespace {

constexpr std::string_view kPreface =
    R"(# The treatises, checked

Every checkable claim of the sources, restated in our own words, and what exact counting says of it.
Written by `ecarte treatise --format markdown`; the claims and the answers on record are the YAML
files named below, and [claims.md](claims.md) explains their terms.

)";

constexpr std::string_view kTerms =
    R"(## How to read what follows

Our copies of the sources have lost the pictures of the cards: a hand is known as far as the prose
fixes it, and a claim is computed for every hand that fits. "35 of 40" means that it is true of
thirty-five of forty such completions; the least and the most favourable are given with every card, and the
least is drawn, trumps first. A fraction like 43853/65780 counts hands the adversary may hold; *so against*
names one of them that bears the claim out, *not against* one that does not.

Verdicts turn on who sees what, so the model is always named:

- **all cards seen**: both see both hands from the first lead; the leader picks his lead for each hand;
- **one card for all hands**: he plays his next card without seeing; after it both see;
- **one plan for all hands**: a plan that wins against every hand the other may hold;
- **the leader never sees**: the dealer sees everything; plans may be mixed; with certified bounds.

A claim about every hand of a class is *refuted* by one exception; the figures say how many there are.
Claims of what to say are asked of plans that go by the class of a hand; of the hands that these go against
four kinds are counted by themselves (where none of the four is an exception twelve, and then 48), and the
others are *not decided*. Leads are asked for the point, unless it is said for what.
*Holds for some* is kept for hands our copy has lost: it is true of some that fit the prose.

)";

/// Figures and patterns hold signs that Markdown would take for its own.
std::string code(std::string_view text) {
  return "`" + std::string{text} + "`";
}

/// The cards of a suit, the highest first.
std::string drawn_suit(CardSet cards) {
  std::string text;
  for (const Card card : cards) {
    text.insert(0, fmt::format("<kbd>{}</kbd>", spoken_name(card)));
  }
  return text;
}

/// The hand at the near end of the order as cards on a table, trumps first; empty if there is none.
std::string drawn(const Checked& checked) {
  if (checked.answer.models.empty() || !checked.answer.models.front().least) {
    return {};
  }
  const CompletedPosition& one = checked.answer.models.front().least->one;
  if (one.hand.empty()) {
    return {};
  }
  const Suit trump = checked.claim->position.trump;
  std::string text = drawn_suit(one.hand & CardSet::of(trump));
  for (int suit = 0; suit < game::kSuits; ++suit) {
    const CardSet cards = one.hand & CardSet::of(static_cast<Suit>(suit));
    if (static_cast<Suit>(suit) != trump && !cards.empty()) {
      text += (text.empty() ? "" : " ") + drawn_suit(cards);
    }
  }
  if (one.turned) {
    text += " turned " + drawn_suit(CardSet{*one.turned});
  }
  return text + "\n\n";
}

void write(std::string& out, const Checked& checked, std::string_view plots) {
  const Claim& claim = *checked.claim;
  const auto back = std::back_inserter(out);
  fmt::format_to(back, "### {}: {}\n\n{}\n\n", place_of(claim.page), word_of(verdict_of(checked)),
                 claim.says);
  out += drawn(checked);
  for (const std::string& figure : figures_of(checked)) {
    fmt::format_to(back, "- {}\n", figure);
  }
  if (!checked.computed) {
    out += "- Computed by `ecarte treatise --slow` only.\n";
  }
  if (!claim.missing.empty()) {
    fmt::format_to(back, "- Missing: {}\n", claim.missing);
  }
  if (!claim.terms.empty()) {
    out += "\n<details><summary>how it was asked</summary>\n\n" + code(claim.id) + ":";
    for (const std::string& term : claim.terms) {
      out += " " + code(term);
    }
    out += "\n\n</details>\n";
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
  write_conclusions(out, chapters);
  out += kTerms;
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
  write_tables(out, chapters);
  while (out.ends_with("\n\n")) {
    out.pop_back();
  }
  return out;
}

}  // namespace ecarte::treatise
