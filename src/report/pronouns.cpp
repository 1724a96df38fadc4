// SPDX-License-Identifier: MIT
#include "report/pronouns.hpp"

#include <utility>

#include "record/his_or_her.hpp"

namespace ecarte::report {

std::string as_told(const record::Record& record, std::string text) {
  return record::Pronouns(record).turned(std::move(text));
}

std::vector<std::string> as_told(const record::Record& record, std::vector<std::string> lines) {
  const record::Pronouns pronouns(record);
  for (std::string& line : lines) {
    line = pronouns.turned(std::move(line));
  }
  return lines;
}

}  // namespace ecarte::report
