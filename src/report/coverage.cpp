// SPDX-License-Identifier: MIT
#include "report/coverage.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/core.h>

#include "report/escape.hpp"

namespace ecarte::report {
namespace {

/// "not-engaged" as the head of a column.
std::string heading(int answer) {
  std::string text{law::word(static_cast<law::Answer>(answer))};
  std::ranges::replace(text, '-', ' ');
  return text;
}

/// Its number; a dash for what stands outside the numbered laws.
std::string_view law_label(const codes::Law& law) {
  return law.number.empty() ? "-" : law.number;
}

void write_code(std::string& out, const CodeCoverage& counted) {
  const auto back = std::back_inserter(out);
  const codes::Code& code = *counted.code;
  std::size_t number_width = 3;
  std::size_t id_width = 2;
  for (const codes::Law& law : code.laws) {
    number_width = std::max(number_width, law.number.size());
    id_width = std::max(id_width, law.id.size());
  }
  const auto numbered =
      std::ranges::count_if(code.laws, [](const codes::Law& law) { return !law.number.empty(); });
  fmt::format_to(back, "{}: {} law{}, {} deal{}\n", escaped(code.name), numbered,
                 numbered == 1 ? "" : "s", counted.deals, counted.deals == 1 ? "" : "s");
  fmt::format_to(back, "{:>{}}  {:<{}}", "law", number_width, "id", id_width);
  for (int i = 0; i < law::kAnswers; ++i) {
    fmt::format_to(back, "  {:>{}}", heading(i), std::max<std::size_t>(heading(i).size(), 7));
  }
  out += '\n';
  for (std::size_t law = 0; law < code.laws.size(); ++law) {
    fmt::format_to(back, "{:>{}}  {:<{}}", escaped(law_label(code.laws[law])), number_width,
                   escaped(code.laws[law].id), id_width);
    for (int i = 0; i < law::kAnswers; ++i) {
      const std::uint64_t count = counted.laws[law][static_cast<std::size_t>(i)];
      const std::string shown = count == 0 ? "-" : std::to_string(count);
      fmt::format_to(back, "  {:>{}}", shown, std::max<std::size_t>(heading(i).size(), 7));
    }
    out += '\n';
  }
}

}  // namespace

CodeCoverage& Coverage::of(const codes::Code& code) {
  const auto known = std::ranges::find(codes_, &code, &CodeCoverage::code);
  if (known != codes_.end()) {
    return *known;
  }
  CodeCoverage& added = codes_.emplace_back();
  added.code = &code;
  added.laws.resize(code.laws.size());
  return added;
}

void Coverage::add(const Deal& deal) {
  const law::Verdict verdict = deal.result.verdict;
  if (verdict == law::Verdict::Unreadable || verdict == law::Verdict::Impossible) {
    return;
  }
  law::answer(deal.code, deal.facts, deal.result, answers_);
  CodeCoverage& counted = of(deal.code);
  ++counted.deals;
  for (std::size_t law = 0; law < answers_.size(); ++law) {
    ++counted.laws[law][static_cast<std::size_t>(answers_[law])];
  }
}

void write_coverage(std::string& out, const Coverage& coverage) {
  for (const CodeCoverage& code : coverage.codes()) {
    write_code(out, code);
  }
}

}  // namespace ecarte::report
