// SPDX-License-Identifier: MIT
#include "report/pronouns.hpp"

#include "record/his_or_her.hpp"

namespace ecarte::report {

std::string as_told(const record::Record& record, std::string_view text) {
  return record::Pronouns(record).turned(text);
}

std::vector<std::string> as_told(const record::Record& record, std::vector<std::string> lines) {
  const record::Pronouns pronouns(record);
  for (std::string& line : lines) {
    line = pronouns.turned(line);
  }
  return lines;
}

}  // namespace ecarte::report
