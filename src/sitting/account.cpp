// SPDX-License-Identifier: MIT
#include "sitting/account.hpp"

#include <algorithm>
#include <utility>

namespace ecarte::sitting {

void Account::begin_anew() {
  std::vector<std::string> names = std::move(people);
  std::string name = std::move(code);
  *this = Account{};
  names.clear();
  name.clear();
  people = std::move(names);
  code = std::move(name);
}

Amount Account::balance(PersonNumber person) const {
  Amount total = 0;
  for (const Payment& entry : entries) {
    if (entry.why != PaidFor::Paid) {
      total += (entry.to == person ? entry.amount : 0) - (entry.from == person ? entry.amount : 0);
    }
  }
  return total;
}

Amount Account::outstanding(PersonNumber person) const {
  Amount total = 0;
  for (const Payment& entry : entries) {
    if (entry.in_cash) {
      continue;
    }
    const Amount to = (entry.to == person ? entry.amount : 0);
    const Amount from = (entry.from == person ? entry.amount : 0);
    total += entry.why == PaidFor::Paid ? from - to : to - from;
  }
  return total;
}

std::vector<Debt> debts(const Account& account) {
  std::vector<Amount> open;
  for (std::size_t i = 0; i < account.people.size(); ++i) {
    open.push_back(account.outstanding(static_cast<PersonNumber>(i)));
  }
  std::vector<Debt> found;
  while (!open.empty()) {
    const auto most = std::ranges::max_element(open);
    const auto least = std::ranges::min_element(open);
    const Amount amount = std::min(*most, -*least);
    if (amount <= 0) {
      break;
    }
    found.push_back({static_cast<PersonNumber>(least - open.begin()),
                     static_cast<PersonNumber>(most - open.begin()), amount});
    *most -= amount;
    *least += amount;
  }
  return found;
}

}  // namespace ecarte::sitting
