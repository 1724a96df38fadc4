// SPDX-License-Identifier: MIT
#include "sitting/booked_deal.hpp"

#include <algorithm>

namespace ecarte::sitting {

law::Finding* BookedDeal::say(replay::Fact fact) {
  if (result_.in_brief) {
    tell_whole_();
  }
  fact.place.dealing = static_cast<std::uint8_t>(std::max<std::size_t>(1, facts_.dealings.size()));
  facts_.facts.push_back(fact);
  return law::judge_after(code_, facts_, fact, result_);
}

}  // namespace ecarte::sitting
