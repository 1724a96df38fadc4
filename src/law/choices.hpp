// SPDX-License-Identifier: MIT
//
// What the score comes to under each choice that is still open, and under each answer to what the
// record leaves open. Each is tried: the deal is judged once more as though the choice had been
// made as its last act, or the answer were so.
#pragma once

#include "law/ledger.hpp"
#include "law/ruling.hpp"
#include "law/tell.hpp"

namespace ecarte::law {

/// Fills `result.choices` for every open option among its findings, and `result.due` with the score
/// if all of them are let go. `carried` is the score as the deal before left it. Does nothing, and
/// costs nothing, where no option is open.
void weigh_choices(const Given& given, const CarriedScore& carried, ScoreRoom& room,
                   DealResult& result);

/// Takes as judged what comes to the same by every value of an attribute that is open: then nothing
/// turns on it. Changes `rulings` and `ledger`, or nothing; costs nothing where nothing is open.
void settle_alike(const Given& given, const CarriedScore& carried, ScoreRoom& room,
                  Rulings& rulings, Ledger& ledger);

/// A record cannot be true only if it can be by no answer to what it leaves open: where marks and
/// counters disagree as it is told, the ledger becomes that of the answers by which they do not.
void keep_possible(const Given& given, const CarriedScore& carried, ScoreRoom& room,
                   const Rulings& rulings, Ledger& ledger);

/// Fills, for all that the record leaves open, what each answer gives: the case, and the score that
/// is due then, which is one of those that `ledger` and the result have for due. An answer is tried
/// as a choice is; those about a mark the ledger has weighed.
/// What stands open by every answer is added to what `result` has open.
void weigh_answers(const TellSource& told, const CarriedScore& carried, ScoreRoom& room,
                   Ledger& ledger, DealResult& result);

}  // namespace ecarte::law
