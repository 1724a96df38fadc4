// SPDX-License-Identifier: MIT
//
// What people wrote, made safe to print: no control character, no direction override and no broken
// UTF-8 reaches a terminal. Text that needs no escaping is passed through unchanged.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "report/clause.hpp"

namespace ecarte::report {

/// One character of a text: its code point, and how many bytes it takes.
struct Character {
  char32_t code = 0;
  std::size_t bytes = 1;
  bool valid = true;  ///< false: a byte that is not UTF-8, in `code`
};

/// Of ASCII, one column wide and to be written as it is.
constexpr bool is_plain(char c) {
  return c >= ' ' && c <= '~';
}

/// Is all of it so?
bool is_plain(std::string_view text);

/// The character `text` begins with; `text` must not be empty.
Character first_character(std::string_view text);

/// True for what may not be printed as it is: control characters, line separators, marks that turn
/// the direction of writing, and bytes that are not UTF-8.
bool needs_escape(const Character& character);

/// How many columns the character takes where it is not escaped.
std::size_t columns_of(const Character& character);

/// How many columns the text takes, if nothing in it is escaped and each character has some of its
/// own.
std::optional<std::size_t> columns_as_written(std::string_view text);

/// `text` with every such character written as \xNN or \u{NNNN}. Tabs are escaped too.
std::string escaped(std::string_view text);
/// The same, at the end of `out`.
void append_escaped(std::string& out, std::string_view text);
void append_escaped(Clause& out, std::string_view text);

/// A JSON text with such characters inside its strings written as \uNNNN.
std::string escaped_json(std::string_view json);

/// A path as a part of a URI: what may not stand in one is written in hexadecimal.
std::string uri_encoded(std::string_view path);

/// True of a law's number that is a number, and is written as one in result files.
bool is_count(std::string_view number);

}  // namespace ecarte::report
