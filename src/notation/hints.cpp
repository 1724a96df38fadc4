// SPDX-License-Identifier: MIT
#include "notation/hints.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "notation/matching.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {
namespace {

struct Hint {
  std::string_view word;
  std::string_view act;
};

// clang-format off
constexpr auto kHints = std::to_array<Hint>({
  {"king", "announces the king"}, {"kings", "announces the king"}, {"roi", "announces the king"},
  {"refuse", "refuses"}, {"refuses", "refuses"}, {"refused", "refuses"}, {"decline", "refuses"}, {"declined", "refuses"},
  {"accept", "accepts"}, {"accepts", "accepts"}, {"accepted", "accepts"},
  {"propose", "proposes"}, {"proposes", "proposes"}, {"proposed", "proposes"}, {"proposal", "proposes"}, {"encore", "proposes again"},
  {"discard", "discards 3"}, {"discards", "discards 3"}, {"discarded", "discards 3"},
  {"two", "asks 2, marks 2, or finds two in his hand"}, {"three", "asks 3, or finds three in his hand"},
  {"four", "asks 4, or finds four in his hand"}, {"five", "asks 5"},
  {"six", "finds six in his hand"}, {"seven", "finds seven in his hand"},
  {"accepte", "accepts"}, {"deal", "claims a fresh deal, or lets it stand"}, {"misdeal", "finds the fault; claims a fresh deal"}, {"deals", "finds the deal out of turn"},
  {"dealt", "finds six in his hand, or finds the deal out of turn"},
  {"cut", "finds the cut"}, {"shuffle", "claims the shuffle"}, {"shuffled", "claims the shuffle"},
  {"trick", "requires the sight, or makes 3"}, {"tricks", "makes 3"},
  {"mark", "marks 1"}, {"marks", "marks 1"}, {"marked", "finds the score, or marks 1"},
  {"score", "finds the score"}, {"scored", "finds the score"}, {"point", "marks the point"}, {"points", "marks the point"},
  {"pack", "finds the pack wrong, or finds the wrong pack"}, {"hands", "requires the hands again"},
  {"lead", "finds the lead out of turn"}, {"led", "finds the lead out of turn"}, {"turn", "finds the lead out of turn"},
  {"spade", "finds the revoke, or requires a spade"}, {"spades", "finds the revoke, or names spades"},
  {"heart", "finds the revoke, or requires a heart"}, {"hearts", "finds the revoke, or names hearts"},
  {"diamond", "finds the revoke, or requires a diamond"}, {"diamonds", "finds the revoke, or names diamonds"},
  {"club", "finds the revoke, or requires a club"}, {"clubs", "finds the revoke, or names clubs"},
  {"trump", "finds the revoke"}, {"trumps", "finds the revoke"}, {"void", "finds the revoke, or claims a fresh deal"},
  {"revoke", "finds the revoke"}, {"revoked", "finds the revoke"}, {"follow", "finds the revoke"},
  {"claim", "claims a fresh deal"}, {"demand", "claims a fresh deal"}, {"insist", "claims a fresh deal"},
  {"vole", "marks the vole"}, {"game", "claims the game"}, {"double", "claims a double game"}, {"treble", "claims a treble game"},
  {"resign", "resigns the game"}, {"bet", "bet: Z 5 on A"}, {"stake", "stakes 5"},
});
// clang-format on

std::string_view hint_of(std::string_view word) {
  std::string small(word);
  small[0] = small[0] >= 'A' && small[0] <= 'Z' ? static_cast<char>(small[0] + 32) : small[0];
  const auto* hint = std::ranges::find(kHints, std::string_view(small), &Hint::word);
  return hint == kHints.end() ? std::string_view{} : hint->act;
}

}  // namespace

std::string_view act_hinted_at(const char* begin, const char* end) {
  Input in(begin, end, "");
  while (!in.empty()) {
    const char* from = in.current();
    if (*from != '?' && p::parse<g::card>(in)) {
      return "plays the card, holds it, or finds the revoke";
    }
    if (!p::parse<g::word>(in)) {
      in.bump(1);
      continue;
    }
    const auto hint = hint_of({from, static_cast<std::size_t>(in.current() - from)});
    if (!hint.empty()) {
      return hint;
    }
  }
  return {};
}

}  // namespace ecarte::notation
