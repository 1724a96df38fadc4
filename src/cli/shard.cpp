// SPDX-License-Identifier: MIT
#include "cli/shard.hpp"

#include <charconv>
#include <string>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace ecarte::cli {

std::optional<Shard> shard_of_words(std::string_view words) {
  Shard shard;
  const char* const end = words.data() + words.size();
  const auto number = std::from_chars(words.data(), end, shard.number);
  if (number.ec != std::errc{} || number.ptr == end || *number.ptr != '/') {
    return std::nullopt;
  }
  const auto of = std::from_chars(number.ptr + 1, end, shard.of);
  const bool good = of.ec == std::errc{} && of.ptr == end && shard.number >= 1 &&
                    shard.number <= shard.of && shard.of <= kMostShards;
  return good ? std::optional{shard} : std::nullopt;
}

std::uint32_t shard_of(std::string_view file, std::uint32_t text, std::uint32_t sitting,
                       std::uint32_t shards) {
  std::string key{file};
  key += '\0';
  key += std::to_string(text) + '.' + std::to_string(sitting);
  return static_cast<std::uint32_t>(XXH3_64bits(key.data(), key.size()) % shards) + 1;
}

}  // namespace ecarte::cli
