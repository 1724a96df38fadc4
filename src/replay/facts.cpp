// SPDX-License-Identifier: MIT
#include "replay/facts.hpp"

#include <algorithm>

namespace ecarte::replay {

void DealFacts::clear() {
  place = {};
  stands = {};
  facts.clear();
  untold.in_brief = false;
  untold.supposed.clear();
  untold.room.reset();
  untold.gaps.clear();
  untold.unanswered.clear();
  alleged = {};
  deeds.clear();
  testimony.clear();
  beats.clear();
  dealings.clear();
  playings.clear();
  impossible.clear();
  seen = {};
}

std::string_view word(Remedy remedy) {
  static constexpr std::array<std::string_view, record::kRemedies> kRemedyWords{"none",
                                                                                "recut",
                                                                                "rectify",
                                                                                "fresh-deal",
                                                                                "void",
                                                                                "choose-trump",
                                                                                "complete",
                                                                                "throw-out",
                                                                                "draw",
                                                                                "put-back",
                                                                                "throw-aside",
                                                                                "take-card",
                                                                                "refuse-card",
                                                                                "accept",
                                                                                "first-word-stands",
                                                                                "card-stands",
                                                                                "play-named-suit",
                                                                                "unplay",
                                                                                "replay-hands",
                                                                                "announce",
                                                                                "announce-and-mark",
                                                                                "mark",
                                                                                "take-down",
                                                                                "count-tricks",
                                                                                "award-point",
                                                                                "award-vole",
                                                                                "ceiling",
                                                                                "bar",
                                                                                "tell",
                                                                                "show",
                                                                                "allow",
                                                                                "call-upon",
                                                                                "keep-packs",
                                                                                "acceptance-fails",
                                                                                "dealer-stands",
                                                                                "forgo-vole",
                                                                                "let-stand",
                                                                                "choice",
                                                                                "other"};
  return kRemedyWords[static_cast<std::size_t>(remedy)];
}

game::PerSeat<bool> left_unmarked(const DealFacts& deal) {
  game::PerSeat<bool> left{};
  for (const Fact& fact : deal.facts) {
    if (fact.kind == FactKind::HandOver && record::is_player(fact.subject) &&
        !must_be(fact, 0, Result::None)) {
      const auto seat = static_cast<game::Seat>(fact.subject);
      const auto for_them = [&](const Testimony& said) {
        const bool mark = said.kind == Testimony::Kind::Mark && said.seat == seat &&
                          said.purpose != record::For::King && !said.amount.is(0);
        return mark || said.kind == Testimony::Kind::TakeDown ||
               (said.kind == Testimony::Kind::Counters && said.at >= fact.occurred);
      };
      left[seat] = std::ranges::any_of(
                       deal.testimony,
                       [](const Testimony& said) { return said.kind == Testimony::Kind::Mark; }) &&
                   std::ranges::none_of(deal.testimony, for_them);
    }
  }
  return left;
}

game::PerSeat<bool> no_king_left(const DealFacts& deal) {
  game::PerSeat<bool> marked{};
  game::PerSeat<bool> known{};  // announced, or turned up
  for (const Testimony& said : deal.testimony) {
    const bool of_king = said.purpose == record::For::King && !said.amount.is(0);
    marked[said.seat] |= said.kind == Testimony::Kind::Mark && of_king;
    known[said.seat] |= said.kind == Testimony::Kind::Announce;
  }
  for (const Fact& fact : deal.facts) {
    if (fact.kind == FactKind::KingTurned && fact.proof == Proof::Proved &&
        record::is_player(fact.subject)) {
      known[static_cast<game::Seat>(fact.subject)] = true;
    }
  }
  game::PerSeat<bool> none{};
  for (const game::Seat seat : game::kSeats) {
    none[seat] = marked[seat] || !known[seat];
  }
  return none;
}

std::string_view word(Beat beat) {
  static constexpr std::array<std::string_view, kBeats> kBeatWords{
      "cut",          "packet",        "turn-up",       "n-looks",    "d-takes-up", "proposal",
      "answer",       "discard",       "given",         "n-takes-up", "d-takes",    "n-first-card",
      "d-first-card", "n-second-card", "d-second-card", "n-card",     "d-card",     "lead",
      "reply",        "hand-over",     "hand-closed",   "game-end",   "next-game",  "settled"};
  return kBeatWords[static_cast<std::size_t>(beat)];
}

}  // namespace ecarte::replay
