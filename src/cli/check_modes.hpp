// SPDX-License-Identifier: MIT
//
// What `ecarte check` may be asked to do in place of a report, and which of its options that has a
// use for: none is passed over in silence.
#pragma once

#include "cli/options.hpp"

namespace ecarte::cli {

enum class CheckMode : std::uint8_t {
  Report,        ///< what the laws say of each deal
  Codes,         ///< on which deals codes differ
  Part,          ///< results that are kept, of all or of a shard
  UpdateExpect,  ///< `expect:` lines, written into the records
  Certify,       ///< a certificate
};

CheckMode mode_of(const CheckCommand& command);

/// Throws InputError if an option is given that its mode has no use for, or none of the forms that
/// are asked for.
void refuse_what_has_no_use(const CheckCommand& command);

}  // namespace ecarte::cli
