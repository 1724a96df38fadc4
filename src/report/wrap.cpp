// SPDX-License-Identifier: MIT
#include "report/wrap.hpp"

#include <algorithm>

#include "report/escape.hpp"

namespace ecarte::report {
namespace {

std::size_t columns(std::string_view word) {
  std::size_t columns = 0;
  for (std::size_t at = 0; at < word.size();) {
    if (is_plain(word[at])) {
      ++columns;
      ++at;
      continue;
    }
    const Character character = first_character(word.substr(at));
    columns += columns_of(character);
    at += character.bytes;
  }
  return columns;
}

}  // namespace

void append_wrapped(std::string& out, std::string_view text, std::size_t indent,
                    std::size_t width) {
  const bool plain = is_plain(text);
  std::size_t column = 0;
  while (!text.empty()) {
    std::size_t end = std::min(text.find(' '), text.size());
    // A number stays with the word before it: "A 1", "line 12".
    while (end + 1 < text.size() && text[end + 1] >= '0' && text[end + 1] <= '9') {
      end = std::min(text.find(' ', end + 1), text.size());
    }
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (word.empty()) {
      continue;
    }
    const std::size_t wide = width == 0 ? 1  // without one nothing is wrapped
                             : plain    ? word.size()
                                        : columns(word);
    if (column != 0 && width != 0 && column + 1 + wide > width) {
      out += '\n';
      column = 0;
    }
    out.append(column == 0 ? indent : 1, ' ');
    out += word;
    column += (column == 0 ? indent : 1) + wide;
  }
  out += '\n';
}

std::string as_sentence(std::string_view clause) {
  std::string sentence{clause};
  if (sentence.empty()) {
    return sentence;
  }
  char& first = sentence.front();
  first = first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first;
  constexpr std::string_view kEnds = ".!?";
  if (kEnds.find(sentence.back()) == std::string_view::npos) {
    sentence += '.';
  }
  return sentence;
}

}  // namespace ecarte::report
