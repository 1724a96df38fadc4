// SPDX-License-Identifier: MIT
//
// Records as pictures, for the tests of this folder.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "picture/picture.hpp"
#include "picture/seen_by.hpp"
#include "picture/terminal.hpp"
#include "referee/referee.hpp"
#include "texts/judged.hpp"

namespace ecarte::picture {

/// Calls `use` with each deal of `text`, as a drawing is given it.
inline void each_deal(
    std::string_view text, ForSeat seat,
    const std::function<void(const report::Deal&, const replay::DealSeen&)>& use) {
  notation::Reader reader{notation::source_of(text)};
  referee::Options options;
  options.seen = true;
  const auto records = [&](record::Record& into) {
    if (!reader.next(into)) {
      return false;
    }
    if (seat) {
      into = seen_by(into, *seat);
    }
    return true;
  };
  referee::judge(records, options, [&](const referee::Judged& judged) {
    report::Deal deal{judged.record, judged.facts, judged.code, judged.result};
    deal.understood = judged.understood;
    use(deal, judged.seen);
  });
}

/// The picture of each deal.
inline std::vector<Picture> drawn(std::string_view text, ForSeat seat = {}) {
  std::vector<Picture> pictures;
  each_deal(text, seat, [&](const report::Deal& deal, const replay::DealSeen& seen) {
    pictures.push_back(picture_of("a.ecarte", deal, seen, seat));
  });
  return pictures;
}

/// The scenes of one kind.
template <class Kind>
std::vector<Kind> scenes_of(const Picture& picture) {
  std::vector<Kind> scenes;
  for (const Scene& scene : picture.scenes) {
    if (const auto* const one = std::get_if<Kind>(&scene)) {
      scenes.push_back(*one);
    }
  }
  return scenes;
}

inline std::string on_terminal(const Picture& picture, Look look = {}) {
  std::string out;
  write_terminal(out, picture, look);
  return out;
}

/// A trumps a spade at trick 1 and is seen to hold spades later.
inline constexpr std::string_view kRevoke = R"(players: A, Y
deal 1: A gives 3-2; turns 8♦
  Y proposes; A refuses
1. Y K♠, A J♦
2. A K♥, Y A♥
3. A K♣, Y 7♣
4. A 9♠, Y Q♠
5. Y Q♦, A 8♠
)";

/// An exchange, of which Y's cards are told and A's are not; A announces between the cards.
inline constexpr std::string_view kExchange = R"(players: A, Y
deal 1: A gives 3-2; turns 8♦
  Y holds 7♠ 8♠ 7♥ K♣ Q♣
  Y proposes; A accepts
  Y discards 7♠ 8♠ 7♥; A discards 2
  Y takes Q♦ T♣ 9♦; A takes 2
1. Y K♣; A announces the king; A plays 7♣
2. Y Q♣, A K♦
)";

}  // namespace ecarte::picture
