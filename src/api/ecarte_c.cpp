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

ecarte::Options options_of(const ecarte_options& given) {
  ecarte::Options options;
  options.code = given.code != nullptr ? given.code : "";
  options.strict = given.strict != 0;
  return options;
}

const char* file_of(const ecarte_options& given) {
  return given.file != nullptr ? given.file : "<text>";
}

/// What `make` makes of the options, for the caller; nothing if it throws, and then why, in
/// `error`.
template <class Make>
char* document(const ecarte_options* options, char** error, const Make& make) {
  if (error != nullptr) {
    *error = nullptr;
  }
  try {
    return given_away(make(known(options)));
  } catch (const std::exception& trouble) {
    if (error != nullptr) {
      *error = given_away(trouble.what());
    }
    return nullptr;
  }
}

}  // namespace

int ecarte_api_version() {
  return ECARTE_API_VERSION;
}

const char* ecarte_version() {
  return ECARTE_VERSION;
}

char* ecarte_rule(const char* text, size_t length, const ecarte_options* options, char** error) {
  return document(options, error, [&](const ecarte_options& given) {
    return ecarte::rule_json({text, length}, options_of(given), file_of(given));
  });
}

char* ecarte_tell(const char* text, size_t length, const ecarte_options* options, char** error) {
  return document(options, error, [&](const ecarte_options& given) {
    return ecarte::tell_json({text, length}, options_of(given), file_of(given));
  });
}

char* ecarte_form(const char* text, size_t length, const ecarte_options* options, char** error) {
  return document(options, error, [&](const ecarte_options& given) {
    return ecarte::form_json({text, length}, file_of(given));
  });
}

char* ecarte_interview(const char* answers, size_t length, const ecarte_options* options,
                       char** error) {
  return document(options, error, [&](const ecarte_options& given) {
    return ecarte::interview_json({answers, length}, options_of(given).code);
  });
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
