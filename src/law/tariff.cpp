// SPDX-License-Identifier: MIT
#include "law/tariff.hpp"

#include <algorithm>

namespace ecarte::law {

int tariff(const Code& code, ScoreKind kind, std::uint16_t* law) {
  for (const Tariff& row : code.tariff) {
    if (row.kind == kind && row.marks >= 0) {
      if (law != nullptr) {
        *law = row.law;
      }
      return row.marks;
    }
  }
  return kind == ScoreKind::BoldPoint ? tariff(code, ScoreKind::Point, law) : 0;
}

int tariff(const Code& code, ScoreKind kind, bool offended, std::uint16_t* law) {
  const int full = tariff(code, kind, law);
  const auto cap = std::ranges::find_if(
      code.tariff, [kind](const Tariff& row) { return row.kind == kind && row.offender >= 0; });
  return offended && cap != code.tariff.end() ? std::min<int>(full, cap->offender) : full;
}

}  // namespace ecarte::law
