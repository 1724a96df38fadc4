// SPDX-License-Identifier: MIT
//
// Sentences laid out for a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ecarte::report {

/// Appends `text` in lines of at most `width` display columns, broken at blanks, each line behind
/// `indent` blanks. A word that is wider than a line has a line of its own. `width` 0: one line.
void append_wrapped(std::string& out, std::string_view text, std::size_t indent, std::size_t width);

/// A clause that is not empty, made safe to print, as a sentence, laid out the same way.
void append_sentence(std::string& out, std::string_view clause, std::size_t indent,
                     std::size_t width);

/// What stands in `out` from `from` on, a clause that is not empty, becomes such a sentence.
void lay_out_sentence(std::string& out, std::size_t from, std::size_t indent, std::size_t width);

/// `clause` as a sentence: a capital first, a full stop last. Only a plain ASCII letter is made a
/// capital, and a clause that ends as a sentence does is left so.
std::string as_sentence(std::string_view clause);
std::string as_sentence(std::string&& clause);
inline std::string as_sentence(const char* clause) {
  return as_sentence(std::string_view{clause});
}

}  // namespace ecarte::report
