// SPDX-License-Identifier: MIT
//
// What several readers share of what they learn (Reader::share). Private to reading.
#pragma once

#include <memory>
#include <mutex>

#include "notation/known_lines.hpp"
#include "notation/line.hpp"
#include "notation/parse.hpp"

namespace ecarte::notation {

class KnownToAll::Impl {
 public:
  void share_with(LineParser& parser) {
    const std::lock_guard lock(mutex_);
    parser.share(roomy(lines_), roomy(meanings_));
  }

 private:
  using Lines = std::shared_ptr<KnownLines>;

  /// Those that readers share from now on: others, once there is no room in these.
  static const Lines& roomy(Lines& lines) {
    if (lines->is_full()) {
      lines = std::make_shared<KnownLines>();
    }
    return lines;
  }

  std::mutex mutex_;
  Lines lines_ = std::make_shared<KnownLines>();
  Lines meanings_ = std::make_shared<KnownLines>();
};

}  // namespace ecarte::notation
