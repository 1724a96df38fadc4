// SPDX-License-Identifier: MIT
//
// Rules on one deal through the installed library; exits 0 if the referee sees the revoke in it.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string_view>

#include "ecarte_version.hpp"
#include "law/result.hpp"
#include "notation/parse.hpp"
#include "referee/referee.hpp"

namespace {

constexpr std::string_view kDeal = R"(players: A, Y
deal 1: A gives 3-2; turns 8♦
  Y holds 9♠ J♣ K♥ Q♥ 7♦; plays
  A holds T♠ 7♣ J♥ 9♥ T♦
  1. Y 9♠, A 7♣
  2. Y J♣, A T♠
)";

}  // namespace

int main() {
  std::string_view left = kDeal;
  ecarte::notation::Reader reader([&left](char* into, std::size_t size) {
    const std::size_t given = left.copy(into, size);
    left.remove_prefix(given);
    return given;
  });
  bool revoke = false;
  ecarte::referee::judge(reader, {}, [&revoke](const ecarte::referee::Judged& judged) {
    for (const ecarte::law::Finding& finding : judged.result.findings) {
      std::cout << "law " << finding.law << ": " << finding.id << '\n';
      revoke = revoke || finding.id == "revoke";
    }
  });
  std::cout << "ecarte " << ecarte::kVersion << '\n';
  return revoke ? 0 : 1;
}
