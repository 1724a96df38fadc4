// SPDX-License-Identifier: MIT
//
// What every law answered to the deals of a run, counted.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "law/answers.hpp"
#include "report/deal.hpp"

namespace ecarte::report {

/// The answers of one code: how many deals got which, by law as Code::laws.
struct CodeCoverage {
  const codes::Code* code = nullptr;
  std::uint64_t deals = 0;  ///< answered; those that cannot be read or be true are not
  std::vector<std::array<std::uint64_t, law::kAnswers>> laws;
};

/// The answers of a run, code by code in the order in which they were first judged by.
class Coverage {
 public:
  void add(const Deal& deal);

  [[nodiscard]] std::span<const CodeCoverage> codes() const { return codes_; }

 private:
  CodeCoverage& of(const codes::Code& code);

  std::vector<CodeCoverage> codes_;
  law::Answers answers_;
};

/// A table a code: law, id, and how many deals it gave which answer.
void write_coverage(std::string& out, const Coverage& coverage);

}  // namespace ecarte::report
