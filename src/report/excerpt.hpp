// SPDX-License-Identifier: MIT
//
// A line of a record with a mark under the words meant, as terminals show it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "record/record.hpp"

namespace ecarte::report {

/// The escape sequences around coloured text; all empty when colour is off.
struct Palette {
  std::string_view bold, error, warning, note, mark, end;
};
Palette palette(bool colour);

/// How the words are marked: `^~~~` where the fault lies, `~~~~` where its proof lies.
enum class MarkKind : std::uint8_t { Fault, Proof };

/// Appends the line on which `span` begins, then a line with a mark under the span and `label`
/// behind it. Tabs are expanded, control characters escaped, and a very long line is cut down to
/// what surrounds the span.
void append_excerpt(std::string& out, const record::Record& record, record::Span span,
                    MarkKind kind, std::string_view label, const Palette& colours);
/// The same of a span whose line is known to be number `number` of the file.
void append_excerpt(std::string& out, const record::Record& record, record::Span span,
                    std::uint32_t number, MarkKind kind, std::string_view label,
                    const Palette& colours);

}  // namespace ecarte::report
