// SPDX-License-Identifier: MIT
//
// Work shared out among runs that know nothing of each other: `--shard I/N`.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace ecarte::cli {

struct Shard {
  std::uint32_t number = 1;  ///< from 1
  std::uint32_t of = 1;
};
inline constexpr std::uint32_t kMostShards = 65535;

/// "3/8"; nothing if it is no shard.
std::optional<Shard> shard_of_words(std::string_view words);

/// The number of the shard, of so many, that a sitting falls to: it turns on the file's path from
/// the repository, the number of the text in it (a Markdown file has several) and that of the
/// sitting in the text, and on nothing else.
std::uint32_t shard_of(std::string_view file, std::uint32_t text, std::uint32_t sitting,
                       std::uint32_t shards);

}  // namespace ecarte::cli
