// SPDX-License-Identifier: MIT
//
// What the report for people is made of: a head line, and sentences under it. Internal to it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "report/deal.hpp"
#include "report/excerpt.hpp"
#include "report/text.hpp"

namespace ecarte::report {

/// The first line of a report on something, up to its label: `file:line:column: warning[`.
void begin_head(std::string& out, std::string_view file, record::Place place, std::string_view kind,
                std::string_view kind_colour, const Palette& colours);
/// The rest of it: `]: ` and what was done.
void end_head(std::string& out, std::string_view message, const Palette& colours);
/// "law 43 revoke", as `label_of` has it, safe to print.
void append_label(std::string& out, const law::Finding& finding);

/// The first line of a report on something at `span`.
void write_head(std::string& out, std::string_view file, const record::Record& record,
                record::Span span, std::string_view kind, std::string_view kind_colour,
                std::string_view label, std::string_view message, const Palette& colours);

/// Display columns before what stands under a head line.
inline constexpr std::size_t kSentenceIndent = 2;

/// A clause as a sentence of its own, wrapped; nothing for an empty one.
void write_sentence(std::string& out, std::string_view clause, const TextOptions& options);

/// Is what is open said under a finding already?
bool said_under(const law::Finding& finding, const law::Standing& one);

/// Is it one of the answers told to what the record does not say?
bool said_of_missing(const Deal& deal, const law::Standing& one);

/// Must it be done now, in this deal and whatever else is open?
inline bool is_sure_duty(const law::Standing& one) {
  return one.is_duty() && one.ground == law::Ground::Sure && !one.of_deal_before;
}

/// Must a mark be taken down that he may besides take down of himself? `told`: and do the findings
/// that are shown say so?
bool falls_anyway(const Deal& deal, const law::Finding& finding, bool told = false);
/// A mark beyond the game, which is won without it: to take it down changes nothing.
bool beyond_game(const Deal& deal, const law::Finding& finding);
/// The fault that a mark not due comes of, where that is told: it is told there too.
const law::Finding* cause_of(const Deal& deal, const law::Finding& finding);

}  // namespace ecarte::report
