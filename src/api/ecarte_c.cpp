// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <string>

#include <ecarte/ecarte.h>
#include <ecarte/ecarte.hpp>

#include "ecarte_version.hpp"

namespace {

/// For a caller that frees it with ecarte_free; nothing if there is no memory.
char* given_away(std::string_view text) {
  auto* const copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (copy != nullptr) {
    std::memcpy(copy, text.data(), text.size());
    copy[text.size()] = '\0';
  }
  return copy;
}

/// The options of a caller who may know fewer of them than we do.
ecarte_options known(const ecarte_options* options) {
  ecarte_options all{};
  if (options != nullptr) {
    std::memcpy(&all, options, std::min(options->size, sizeof all));
  }
  return all;
}

}  // namespace

int ecarte_api_version() {
  return ECARTE_API_VERSION;
}

const char* ecarte_version() {
  return ECARTE_VERSION;
}

char* ecarte_rule(const char* text, size_t length, const ecarte_options* options, char** error) {
  if (error != nullptr) {
    *error = nullptr;
  }
  try {
    const ecarte_options all = known(options);
    ecarte::Options given;
    given.code = all.code != nullptr ? all.code : "";
    given.strict = all.strict != 0;
    return given_away(
        ecarte::rule_json({text, length}, given, all.file != nullptr ? all.file : "<text>"));
  } catch (const std::exception& trouble) {
    if (error != nullptr) {
      *error = given_away(trouble.what());
    }
    return nullptr;
  }
}

char* ecarte_codes() {
  try {
    std::string list;
    for (const std::string& name : ecarte::built_in_codes()) {
      list += (list.empty() ? "[\"" : ", \"") + name + '"';
    }
    return given_away(list + "]");
  } catch (const std::exception&) {
    return nullptr;
  }
}

void ecarte_free(char* text) {
  std::free(text);
}
