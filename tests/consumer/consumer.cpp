// SPDX-License-Identifier: MIT
//
// Rules on one deal through the installed library; exits 0 if the referee sees the revoke in it.
#include <iostream>

#include <ecarte/ecarte.hpp>

int main() {
  bool revoke = false;
  for (const ecarte::Deal& deal : ecarte::rule(R"(players: A, Y
deal 1: A gives 3-2; turns 8♦
  Y holds 9♠ J♣ K♥ Q♥ 7♦; plays
  A holds T♠ 7♣ J♥ 9♥ T♦
  1. Y 9♠, A 7♣
  2. Y J♣, A T♠
)")) {
    for (const ecarte::Finding& finding : deal.findings) {
      std::cout << "line " << finding.line << ", law " << finding.law << ": " << finding.sentences
                << '\n';
      revoke = revoke || finding.id == "revoke";
    }
  }
  std::cout << "ecarte " << ecarte::version() << '\n';
  return revoke ? 0 : 1;
}
