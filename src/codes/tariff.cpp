// SPDX-License-Identifier: MIT
#include "codes/tariff.hpp"

#include <algorithm>

namespace ecarte::codes {

const Tariff* row_of(const Code& code, const Earned& earned, bool offended) {
  const auto row = std::ranges::find_if(code.tariff, [&](const Tariff& each) {
    return each.what == earned.what && (each.loser_bold >> int{earned.bold} & 1U) != 0 &&
           (each.offender >> int{offended} & 1U) != 0;
  });
  return row == code.tariff.end() ? nullptr : &*row;
}

int tariff(const Code& code, const Earned& earned, std::uint16_t* law) {
  const Tariff* const row = row_of(code, earned, false);
  if (row != nullptr && law != nullptr) {
    *law = row->law;
  }
  return row == nullptr ? 0 : row->marks;
}

int tariff(const Code& code, const Earned& earned, bool offended, std::uint16_t* law) {
  const int full = tariff(code, earned, law);
  const Tariff* const row = offended ? row_of(code, earned, true) : nullptr;
  return row == nullptr ? full : row->marks;
}

bool is_ceiling(const Tariff& row) {
  return row.offender == replay::bits_of(replay::NoYes::Yes);
}

bool has_ceilings(const Code& code) {
  return std::ranges::any_of(code.tariff, is_ceiling);
}

bool bold_matters(const Code& code, replay::ScoreFor what) {
  return tariff(code, {what, true}) != tariff(code, {what, false}) ||
         tariff(code, {what, true}, true, nullptr) != tariff(code, {what, false}, true, nullptr);
}

int multiple_against(const Code& code, int loser) {
  return loser <= code.treble_up_to ? 3 : loser <= code.double_up_to ? 2 : 1;
}

}  // namespace ecarte::codes
