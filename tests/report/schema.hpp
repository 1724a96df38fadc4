// SPDX-License-Identifier: MIT
//
// Holds a result to docs/result.schema.json.
#pragma once

#include <fstream>
#include <string>

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

namespace ecarte::report {

/// What is wrong with `text` as a result document, or, with `definition`, as that part of one, or
/// by another schema. Empty if nothing is.
inline std::string schema_complaints(const std::string& text, const std::string& definition = {},
                                     const std::string& path = ECARTE_SCHEMA) {
  std::ifstream file{path};
  nlohmann::json schema_text = nlohmann::json::parse(file);
  if (!definition.empty()) {
    nlohmann::json part{{"definitions", schema_text["definitions"]}};
    part.update(schema_text["definitions"][definition]);
    schema_text = part;
  }
  valijson::Schema schema;
  valijson::SchemaParser parser;
  const valijson::adapters::NlohmannJsonAdapter schema_adapter{schema_text};
  parser.populateSchema(schema_adapter, schema);

  const nlohmann::json value = nlohmann::json::parse(text);
  const valijson::adapters::NlohmannJsonAdapter adapter{value};
  valijson::Validator validator;
  valijson::ValidationResults results;
  if (validator.validate(schema, adapter, &results)) {
    return {};
  }
  std::string complaints;
  valijson::ValidationResults::Error error;
  while (results.popError(error)) {
    for (const std::string& step : error.context) {
      complaints += step;
    }
    complaints += ": " + error.description + "\n";
  }
  return complaints;
}

}  // namespace ecarte::report
