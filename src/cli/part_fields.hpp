// SPDX-License-Identifier: MIT
//
// What the things in a part hold, for bytes.hpp; and of a command, what bears on its results.
#pragma once

#include "cli/part.hpp"
#include "cli/side_by_side_parts.hpp"
#include "referee/judged_bytes.hpp"

namespace ecarte::report {

auto fields(referee::Like<WrittenEntry> auto& v) {
  auto& [a, b] = v;
  return std::tie(a, b);
}

}  // namespace ecarte::report

namespace ecarte::cli {

using referee::Like;

auto fields(Like<SilentDeals> auto& v) {
  auto& [a, b, c, d] = v;
  return std::tie(a, b, c, d);
}
auto fields(Like<Settings> auto& v) {
  auto& [a, b, c, d, e, f, g, h] = v;
  return std::tie(a, b, c, d, e, f, g, h);
}
/// But for the lines in which it says what.
auto fields(Like<SettingsFile> auto& v) {
  return std::tie(v.path, v.says);
}
auto fields(Like<FormedFile> auto& v) {
  auto& [a, b] = v;
  return std::tie(a, b);
}
auto fields(Like<CodeDigest> auto& v) {
  auto& [a, b] = v;
  return std::tie(a, b);
}
auto fields(Like<SavedOption> auto& v) {
  auto& [a, b] = v;
  return std::tie(a, b);
}
auto fields(Like<PartHead> auto& v) {
  auto& [a, b, c, d, e] = v;
  return std::tie(a, b, c, d, e);
}
auto fields(Like<ReadText> auto& v) {
  auto& [a, b, c] = v;
  return std::tie(a, b, c);
}
auto fields(Like<ReadFile> auto& v) {
  auto& [a, b, c, d, e] = v;
  return std::tie(a, b, c, d, e);
}
auto fields(Like<Inventory> auto& v) {
  auto& [a, b] = v;
  return std::tie(a, b);
}
auto fields(Like<SittingKey> auto& v) {
  auto& [a, b, c, d] = v;
  return std::tie(a, b, c, d);
}

}  // namespace ecarte::cli
