// SPDX-License-Identifier: MIT
#include "notation/offers.hpp"

#include <algorithm>
#include <array>

#include "record/record.hpp"

namespace ecarte::notation {
namespace {

/// Where the words come that may be written: "expected finds the revoke", "such as leads K♥".
constexpr std::string_view kExpected = "expected ";
constexpr std::string_view kSuchAs = "such as ";

void add(std::vector<std::string>& offers, std::string_view words) {
  words = record::without_blanks(words);
  for (const std::string_view before : {"or ", "and ", "or, "}) {
    words.remove_prefix(words.starts_with(before) ? before.size() : 0);
  }
  if (!words.empty() && std::ranges::find(offers, words) == offers.end()) {
    offers.emplace_back(words);
  }
}

/// A piece of the message, then its parts.
void add_parts(std::vector<std::string>& offers, std::string_view piece) {
  add(offers, piece);
  for (const std::string_view between : {", or ", " or ", ", "}) {
    for (std::size_t at = 0; at <= piece.size();) {
      const std::size_t end = std::min(piece.find(between, at), piece.size());
      add(offers, piece.substr(at, end - at));
      at = end + between.size();
    }
  }
}

}  // namespace

std::vector<std::string> offers_in(std::string_view message) {
  std::vector<std::string> offers;
  message.remove_prefix(message.starts_with(kExpected) ? kExpected.size() : 0);
  while (!message.empty()) {
    const std::size_t end = std::min(message.find(';'), message.size());
    const std::string_view piece = message.substr(0, end);
    const std::size_t example = piece.find(kSuchAs);
    add_parts(offers,
              example == std::string_view::npos ? piece : piece.substr(example + kSuchAs.size()));
    message.remove_prefix(std::min(end + 1, message.size()));
  }
  return offers;
}

}  // namespace ecarte::notation
