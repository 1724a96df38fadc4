// SPDX-License-Identifier: MIT
#include "notation/hints.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "notation/matching.hpp"
#include "notation/moment.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {
namespace {

/// A word of the game, and what may be done by saying it at these moments; 0: at none.
struct Hint {
  std::string_view word;
  std::string_view act;
  When when;
};

// clang-format off
constexpr When kBeforePlay = kTurned | kAsked | kExchanging;
constexpr When kInHand = kBeforePlay | kPlaying;
constexpr When kAnyHand = kDealing | kTurned;
constexpr auto kHints = std::to_array<Hint>({
  {"king", "announces the king", kInHand}, {"roi", "announces the king", kInHand},
  {"refuse", "refuses", kAsked}, {"refuses", "refuses", kAsked}, {"refused", "refuses", kAsked}, {"decline", "refuses", kAsked},
  {"accept", "accepts", kAsked}, {"accepts", "accepts", kAsked}, {"accepted", "accepts", kAsked}, {"accepte", "accepts", kAsked},
  {"propose", "proposes", kTurned | kExchanging}, {"proposes", "proposes", kTurned | kExchanging}, {"encore", "proposes again", kExchanging},
  {"discard", "discards 3", kExchanging}, {"discards", "discards 3", kExchanging},
  {"two", "asks 2", kExchanging}, {"three", "asks 3", kExchanging}, {"four", "asks 4", kExchanging}, {"five", "asks 5", kExchanging},
  {"four", "finds four in his hand", kAnyHand}, {"six", "finds six in his hand", kAnyHand}, {"seven", "finds seven in his hand", kAnyHand},
  {"deal", "claims a fresh deal, or lets it stand", kDealing | kBeforePlay}, {"misdeal", "finds the fault; claims a fresh deal", kDealing | kBeforePlay},
  {"deals", "finds the deal out of turn", kAnyHand},
  {"cut", "finds the cut", kBefore | kDealing}, {"shuffle", "claims the shuffle", kBefore}, {"shuffled", "claims the shuffle", kBefore},
  {"trick", "requires the sight", kPlaying}, {"mark", "marks 1", kInHand | kOver}, {"marks", "marks 1", kInHand | kOver},
  {"score", "finds the score", kAlways}, {"scored", "finds the score", kAlways}, {"point", "marks the point", kOver}, {"points", "marks the point", kOver},
  {"vole", "marks the vole", kOver}, {"pack", "finds the pack wrong, or finds the wrong pack", kDealing | kInHand},
  {"hands", "requires the hands again", kPlaying | kOver}, {"lead", "finds the lead out of turn", kPlaying}, {"led", "finds the lead out of turn", kPlaying},
  {"spade", "finds the revoke, or requires a spade", kPlaying}, {"heart", "finds the revoke, or requires a heart", kPlaying},
  {"diamond", "finds the revoke, or requires a diamond", kPlaying}, {"club", "finds the revoke, or requires a club", kPlaying},
  {"spades", "finds the revoke, or names spades", kPlaying}, {"hearts", "finds the revoke, or names hearts", kPlaying},
  {"diamonds", "finds the revoke, or names diamonds", kPlaying}, {"clubs", "finds the revoke, or names clubs", kPlaying},
  {"trump", "finds the revoke", kPlaying | kOver}, {"trumps", "finds the revoke", kPlaying | kOver}, {"void", "finds the revoke", kPlaying | kOver},
  {"revoke", "finds the revoke", kPlaying | kOver}, {"revoked", "finds the revoke", kPlaying | kOver}, {"follow", "finds the revoke", kPlaying | kOver},
  {"claim", "claims a fresh deal", kDealing | kBeforePlay}, {"demand", "claims a fresh deal", kDealing | kBeforePlay},
  {"game", "claims the game", kPlaying | kOver}, {"double", "claims a double game", kOver}, {"treble", "claims a treble game", kOver},
  {"kings", "", 0}, {"declined", "", 0}, {"proposed", "", 0}, {"proposal", "", 0}, {"discarded", "", 0}, {"dealt", "", 0},
  {"tricks", "", 0}, {"marked", "", 0}, {"turn", "", 0}, {"insist", "", 0},
  {"back", "puts back 1", kExchanging},
  {"resign", "resigns the game", kAlways}, {"bet", "bet: Z 5 on A", kAlways}, {"stake", "stakes 5", kAlways},
});
// clang-format on

/// Words that make of what is said a question, a report or a condition, and no act.
bool hedges(std::string_view word) {
  return one_of(word, {"had", "if", "not", "never", "no", "forgot", "would", "should", "could",
                       "might", "was", "were", "why", "whose", "who", "did", "when", "because"});
}

/// Nothing: no word of the game. Empty: one by which nothing can be done now.
std::optional<std::string_view> hint_of(std::string_view word, When now) {
  std::optional<std::string_view> found;
  for (const Hint& one : kHints) {
    if (same_word(word, one.word) && (!found || found->empty())) {
      found = (one.when & now) != 0 ? one.act : std::string_view{};
    }
  }
  return found;
}

}  // namespace

std::optional<std::string_view> act_hinted_at(const std::vector<record::Act>& before,
                                              const char* begin, const char* end) {
  Moment moment;
  moment.follow(before);
  const When now = moment.now();
  std::optional<std::string_view> hint;
  bool hedged = false;
  Input in(begin, end, "");
  while (!in.empty()) {
    const char* from = in.current();
    if (*from != '?' && p::parse<g::card>(in)) {
      hint = hint ? hint : "holds the card, plays it, or finds it exposed";
      continue;
    }
    if (!p::parse<g::word>(in)) {
      in.bump(1);
      continue;
    }
    const std::string_view word(from, static_cast<std::size_t>(in.current() - from));
    hedged = hedged || hedges(word);
    if (const auto here = hint_of(word, now); here && (!hint || hint->empty())) {
      hint = here;
    }
  }
  return hint && hedged ? std::string_view{} : hint;
}

}  // namespace ecarte::notation
