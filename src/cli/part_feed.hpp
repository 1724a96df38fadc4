// SPDX-License-Identifier: MIT
//
// The thread that reads for a part of a check: it finds the sittings, puts those of its shard into
// lanes, and notes what there was to be read.
#pragma once

#include <memory>
#include <string>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "cli/part_results.hpp"
#include "cli/side_by_side_parts.hpp"
#include "notation/sittings.hpp"

namespace ecarte::cli {

struct FreeDigest {
  void operator()(XXH3_state_t* state) const { XXH3_freeState(state); }
};
using Digest = std::unique_ptr<XXH3_state_t, FreeDigest>;

class PartFeeder final : public notation::SittingTaker {
 public:
  PartFeeder(const SideBySide& work, const PartWork& part, TextLanes::Feed& feed,
             Inventory& inventory)
      : work_(work), part_(part), to_(feed, kPartBlock), inventory_(inventory) {}

  void run();

 private:
  static constexpr std::size_t kPartBlock = std::size_t{64} << 10U;

  void text(const std::string& file, const notation::Source& source, std::uint32_t line);
  void bytes(std::string_view bytes) override;
  void next_sitting(std::uint32_t line) override;
  void begin_sitting(std::uint32_t line);
  void end_sitting(bool goes_on);
  bool next_kept();
  [[noreturn]] void refuse(const std::string& why) const;
  ReadFile& of(const std::string& file);
  std::uint32_t settings_of(const Terms& terms);

  const SideBySide& work_;
  const PartWork& part_;
  LaneFiller to_;
  Inventory& inventory_;
  std::string buffer_;
  Digest text_digest_{XXH3_createState()};
  // Of the sitting at hand.
  const Terms* terms_ = nullptr;
  SittingKey key_;
  Digest digest_{XXH3_createState()};
  bool mine_ = false;         ///< of this shard
  bool kept_before_ = false;  ///< and judged already
  std::shared_ptr<Text> text_;
  // What was kept next; read when it is asked for.
  SittingKey kept_;
  std::string frame_;
  bool has_kept_ = false;
};

}  // namespace ecarte::cli
