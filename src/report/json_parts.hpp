// SPDX-License-Identifier: MIT
//
// The parts of a result as JSON: what several of its objects are made of, a finding, and how things
// stand where a record stops.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "json/value.hpp"
#include "report/words.hpp"

namespace ecarte::report {

/// On one line, with nothing in it that a terminal would obey.
std::string dumped(const json::Value& value);
/// A number if the code counts its laws, a string for a law house rules add, null for none.
json::Value law_number(std::string_view number);
/// His name; null for nobody.
json::Value person(const record::Record& record, record::Actor actor);
/// Null for 0.
json::Value number_or_null(int number);
json::Value span_json(const record::Record& record, record::Span span);
/// The points of each player by name; null if neither is known.
json::Value score_json(const record::Record& record, const law::Score& score);
/// Their words, up to the first that is none.
json::Value remedy_list(std::span<const replay::Remedy> remedies);

json::Value finding_json(const Deal& deal, const law::Finding& finding);
json::Value standings_json(const Deal& deal, const std::vector<law::Standing>& list);
/// A fact a ruling turns on and the record does not tell, and what each answer would give.
json::Value missing_json(const Deal& deal, const law::Missing& missing);

}  // namespace ecarte::report
