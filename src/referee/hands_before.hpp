// SPDX-License-Identifier: MIT
//
// The hands of a deal may be required again as long as the next trump is not turned (43, p. 13-14),
// and so be played once more when the next deal has its heading already. What is told of that under
// that heading belongs to the deal before.
#pragma once

#include "record/record.hpp"

namespace ecarte::referee {

/// Does `record` tell, before it tells of its own cards, that hands are played again? `kinds`:
/// those of its acts. Not if it leaves open in which order acts came.
bool plays_hands_before(const record::Record& record, record::ActKinds kinds);

/// Takes what belongs to the hands played again out of `record`, with the lines `expect:` that
/// stand with it, and adds it to `before`, the deal before. Of a record of which
/// `plays_hands_before` is true. False, and nothing is done, if the lines of the one do not follow
/// on those of the other.
bool give_back_hands(record::Record& before, record::Record& record);

}  // namespace ecarte::referee
