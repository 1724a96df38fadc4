// SPDX-License-Identifier: MIT
//
// The fixtures of one code: read once, replayed once where that can be, and judged as often as one
// likes.
#pragma once

#include <deque>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "codes/code.hpp"
#include "law/result.hpp"
#include "record/record.hpp"
#include "replay/customs.hpp"
#include "replay/facts.hpp"

namespace ecarte::mutation {

/// One deal of a fixture.
struct Exhibit {
  record::Record record;
  replay::DealFacts facts;
  bool judged = false;  ///< it can be read, and can be true
};

struct Fixture {
  std::string name;  ///< its path under fixtures/
  bool own = true;   ///< false: of the code that this one extends
  /// The order of its acts is open or told as one moment, or part of it only can be ruled on: what
  /// is made of that turns on the code; or something stands behind a mark "?". So it goes through
  /// the referee each time.
  bool refereed = false;
  replay::Customs customs;  ///< by which it was replayed; by others it goes through the referee too
  std::deque<Exhibit> deals;
};

/// What a code says of a fixture.
struct Outcome {
  std::string rulings;   ///< one line a deal, as recorded in the snapshot
  std::string wording;   ///< what else of the code is printed with the findings
  std::string follows;   ///< what came of it: the rulings without the remedies that they name
  bool expected = true;  ///< every `expect:` line of it holds
};

/// The fixtures under `root`/laws, `root`/situations and `root`/sittings that are written for
/// `code`, or for the code that it extends, by name; of a code that is not built in also those
/// under `root`/house and `root`/codes.
std::vector<Fixture> fixtures_of(const std::filesystem::path& root, const codes::Code& code);

Outcome judge(const Fixture& fixture, const codes::Code& code);

}  // namespace ecarte::mutation
