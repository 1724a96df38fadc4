// SPDX-License-Identifier: MIT
//
// What is told under the heading of a deal, and belongs to the deal before. The hands may be
// required again as long as the next trump is not turned (43, p. 13-14), and so be played once more
// when the next deal has its heading already; what was amiss is often found then; and of what is
// found at any time it may be told which cards were held in the deal before.
#pragma once

#include <cstddef>
#include <optional>

#include "record/record.hpp"
#include "replay/facts.hpp"

namespace ecarte::referee {

/// The acts of a record that belong to the deal before, but for those among them that are done for
/// the deal itself.
struct OfDealBefore {
  std::size_t first = 0;  ///< by number
  std::size_t until = 0;
  record::Offset from = 0;  ///< the lines `expect:` that stand with them: from here
  record::Offset to = 0;    ///<  to here
};

/// Does `record` tell, before it tells of its own cards, that hands are played again, or that a
/// fault is found that the deal before, of which `before` is known, may have, or, with what is
/// found, which cards were held in that? `kinds`: those of its acts. Nothing if it leaves open in
/// which order acts came, or begins a sitting: the players of the one before are others.
std::optional<OfDealBefore> told_of_deal_before(const record::Record& record,
                                                record::ActKinds kinds,
                                                const replay::DealFacts& before);
/// May a record with acts of these kinds do so?
bool may_tell_of_deal_before(record::ActKinds kinds);

/// Takes these acts out of `record` and adds them to `before`, the deal before. False, and nothing
/// is done, if the lines of the one do not follow on those of the other.
bool give_back(record::Record& before, record::Record& record, const OfDealBefore& told);

}  // namespace ecarte::referee
