// SPDX-License-Identifier: MIT
//
// The deeds of the players among themselves, before any law is asked: which of them bind.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "law/ruling.hpp"

namespace ecarte::law {

/// Is it a ruling that binds: the players' own agreement, or that of one whom both asked?
bool binds(const DealFacts& deal, const TimedDeed& timed);

/// Did they agree by it, or was it decided for them, that what was claimed by `claim` is let go?
bool lets_go(const DealFacts& deal, const TimedDeed& claim, const TimedDeed& since);

/// Does it follow from a ruling that binds? Then it needs no other law.
bool agreed_upon(const DealFacts& deal, std::span<const TimedDeed> deeds, const TimedDeed& timed);

/// Does a deed belong to the dealing of a fact? What is done in the deal after always may; and what
/// lies outside the hand is no matter of any one dealing.
bool concerns(const Rulings& rulings, const TimedDeed& timed, const Fact& fact);

/// That players agreed, or had it decided for them: the fact, and the case by which it binds.
struct Arbitration {
  Fact fact;
  std::uint16_t case_index = kNoCase;
};

/// The decision of which the deed tells, if it is of the last dealing, binds, and nothing was
/// played since; nothing if no one case of the code knows of such decisions.
std::optional<Arbitration> decision_of(const Given& given, const Rulings& rulings,
                                       const TimedDeed& timed);

/// When both agreed that the last dealing is made again, or had it decided for them, if nothing was
/// played in it since and the code knows of such decisions; kNoTime: they did not.
Time decided_to_deal_again(const Given& given, const Rulings& rulings);

/// Is a mark taken down by him whose it is in the breath after the other claimed that the deal is
/// void, or dealt afresh? Then it is for the claim, and owns to nothing.
bool yields_to(const Timeline& timeline, const TimedDeed& claim, const replay::Testimony& down);

}  // namespace ecarte::law
