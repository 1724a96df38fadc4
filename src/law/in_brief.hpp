// SPDX-License-Identifier: MIT
//
// The short way of ruling, for a plain deal in which nothing engages the law but the score: what
// comes of it is reckoned straight from the facts and the code's tables, and no ruling is made. It
// gives up at whatever else it meets. What it comes to is what all of law comes to; the campaigns
// hold it to that. Private to law.
#pragma once

#include "law/ledger.hpp"
#include "law/result.hpp"
#include "law/world.hpp"

namespace ecarte::law {

/// Fills `result` in brief (DealResult::in_brief), and of the ledger in `room.tried` what `carry`
/// asks for. Both deals
/// are plain (replay::replay_plainly); `next`: the one after in the same sitting, if there is one.
/// False if more than the score engages the law; then `result` is anything.
bool rule_in_brief(const Code& code, const DealFacts& deal, const DealFacts* next,
                   const CarriedScore& carried, ScoreRoom& room, DealResult& result);

/// The first act of the deal after `from` that has any of `beats`; kNoTime if none has.
Time first_within(const DealFacts& deal, WindowBeats beats, Time from);

/// Does a ruling in brief turn on nothing but what an outline tells? Not where what a law gives of
/// the score closes between two things of which the outline does not tell the order.
bool goes_by_outlines(const Code& code);

/// Does nothing follow from a proposal after the first, and is nothing said of it?
bool passes_over_later_proposals(const Code& code);

/// What law says of a game that is won: so many notes; -1 if it is more than a note.
int notes_on_game_won(const Code& code);

}  // namespace ecarte::law
