// SPDX-License-Identifier: MIT
#include "cli/place.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

#include <fmt/core.h>

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

bool Mark::is_in(const record::Record& record) const {
  const auto lines =
      static_cast<std::uint32_t>(std::count(record.text.begin(), record.text.end(), '\n'));
  const bool broken_off = !record.text.empty() && record.text.back() != '\n';
  return record.first_line <= line && line < record.first_line + lines + (broken_off ? 1U : 0U);
}

bool Mark::is_of(const record::Record& record, const replay::DealFacts& facts) const {
  if (!is_in(record) || facts.dealings.empty()) {
    return false;
  }
  if (!wanted.has(facts)) {
    throw InputError(fmt::format("{}: line {} lies in deal {}.{}", place, line, facts.place.game,
                                 facts.place.deal));
  }
  return true;
}

void Mark::not_met() const {
  throw InputError(
      fmt::format("{}: no deal has begun at line {}, or the file ends before it", place, line));
}

Mark mark_at(const std::string& place) {
  const std::size_t colon = place.rfind(':');
  const auto line =
      colon == std::string::npos ? std::nullopt : number(std::string_view{place}.substr(colon + 1));
  if (!line || *line == 0) {
    throw InputError(place + ": expected FILE:LINE or FILE#GAME.DEAL:LINE, such as #2.3:14");
  }
  return {wanted_by(place.substr(0, colon)), *line, place};
}

notation::Source up_to_line(notation::Source source, std::uint32_t first, std::uint32_t last) {
  std::uint32_t left = last < first ? 0 : last - first + 1;
  return [source = std::move(source), left](char* into, std::size_t size) mutable -> std::size_t {
    if (left == 0) {
      return 0;
    }
    const std::size_t given = source(into, size);
    for (std::size_t i = 0; i < given; ++i) {
      if (into[i] == '\n' && --left == 0) {
        return i + 1;
      }
    }
    return given;
  };
}

}  // namespace ecarte::cli
