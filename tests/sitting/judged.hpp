// SPDX-License-Identifier: MIT
//
// The account of a sitting written in a test, and what was found in it above a note.
#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "referee/referee.hpp"

namespace ecarte::sitting::test {

struct Judged {
  std::vector<Account> accounts;
  std::vector<std::string> faults;  ///< ids of findings above a note, and of problems
};

inline Judged judged(std::string_view text) {
  Judged result;
  std::size_t at = 0;
  notation::Reader reader([&](char* into, std::size_t size) {
    size = std::min(size, text.size() - at);
    std::memcpy(into, text.data() + at, size);
    at += size;
    return size;
  });
  referee::Options options;
  options.account = [&](const Account& account) { result.accounts.push_back(account); };
  referee::judge(reader, options, [&](const referee::Judged& deal) {
    for (const record::Problem& problem : deal.record.problems) {
      result.faults.push_back(problem.id + ": " + problem.message);
    }
    for (const law::Finding& finding : deal.result.findings) {
      if (finding.severity != law::Severity::Note) {
        result.faults.emplace_back(finding.id);
      }
    }
  });
  return result;
}

/// What somebody of that name has gained.
inline Amount won(const Account& account, std::string_view name) {
  const auto found = std::ranges::find(account.people, name);
  return found == account.people.end()
             ? 0
             : account.balance(static_cast<PersonNumber>(found - account.people.begin()));
}

/// "Y owes A 20; …"
inline std::string owed(const Account& account) {
  std::string text;
  for (const Debt& debt : debts(account)) {
    text += (text.empty() ? "" : "; ") + account.people[debt.from] + " owes " +
            account.people[debt.to] + " " + record::money_words(debt.amount, account.terms.coin);
  }
  return text;
}

}  // namespace ecarte::sitting::test
