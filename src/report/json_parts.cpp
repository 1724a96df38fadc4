// SPDX-License-Identifier: MIT
#include "report/json_parts.hpp"

#include <algorithm>

#include "report/escape.hpp"

namespace ecarte::report {

using Json = json::Value;

std::string dumped(const Json& value) {
  return escaped_json(value.dump());
}

Json law_number(std::string_view number) {
  if (number.empty()) {
    return nullptr;
  }
  return is_count(number) ? Json(std::stoi(std::string{number})) : Json(number);
}

Json person(const record::Record& record, record::Actor actor) {
  if (actor == record::kBoth) {
    return "both";
  }
  std::string name = record::name_of(record, actor);
  return name.empty() ? Json(nullptr) : Json(std::move(name));
}

Json number_or_null(int number) {
  return number == 0 ? Json(nullptr) : Json(number);
}

Json span_json(const record::Record& record, record::Span span) {
  const record::Place begin = record::place_of(record, span.begin);
  const record::Place end = record::place_of(record, std::max(span.begin, span.end));
  return {{"line", begin.line},
          {"column", begin.column},
          {"end_line", end.line},
          {"end_column", end.column}};
}

Json score_json(const record::Record& record, const law::Score& score) {
  if (!score.knows_any() || !record.names) {
    return nullptr;
  }
  Json points = Json::object();
  for (const std::size_t seat : {std::size_t{0}, std::size_t{1}}) {
    const std::optional<std::uint8_t> known = score.of(seat);
    points[record.names->players[seat]] = known ? Json(*known) : Json(nullptr);
  }
  return points;
}

Json remedy_list(std::span<const replay::Remedy> remedies) {
  Json list = Json::array();
  for (const replay::Remedy remedy : remedies) {
    if (remedy == replay::Remedy::None) {
      break;
    }
    list.push_back(replay::word(remedy));
  }
  return list;
}

}  // namespace ecarte::report
