// SPDX-License-Identifier: MIT
#include "cli/place.hpp"

#include <charconv>
#include <string_view>

#include "cli/input.hpp"

namespace ecarte::cli {
namespace {

std::optional<std::uint32_t> number(std::string_view digits) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc{} || end != digits.data() + digits.size()) {
    return std::nullopt;
  }
  return value;
}

}  // namespace

Wanted wanted_by(const std::string& place) {
  const std::size_t hash = place.rfind('#');
  if (hash == std::string::npos || exists(place)) {
    return {place, {}, {}};
  }
  const std::string_view numbers = std::string_view{place}.substr(hash + 1);
  const std::size_t dot = numbers.find('.');
  const auto game = number(numbers.substr(0, dot));
  const auto deal = dot == std::string_view::npos ? std::nullopt : number(numbers.substr(dot + 1));
  if (!game || !deal) {
    throw InputError(place + ": expected GAME.DEAL after '#', such as #2.3");
  }
  return {place.substr(0, hash), game, deal};
}

}  // namespace ecarte::cli
