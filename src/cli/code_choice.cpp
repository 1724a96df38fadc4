// SPDX-License-Identifier: MIT
#include "cli/code_choice.hpp"

#include <vector>

#include "cli/input.hpp"
#include "codes/code_files.hpp"
#include "notation/nearest.hpp"

namespace ecarte::cli {

std::string built_in_names() {
  std::string list;
  for (const codes::Code* const code : codes::built_in_codes()) {
    list += (list.empty() ? "" : ", ") + std::string{code->name};
  }
  return list;
}

std::string unknown_code_words(const std::string& name) {
  std::vector<std::string_view> known;
  for (const codes::Code* const code : codes::built_in_codes()) {
    known.push_back(code->name);
  }
  const std::string_view near = notation::nearest(name, known);
  return "no code of laws and no file is called '" + name + "'" +
         (near.empty() ? "; the built-in codes are " + built_in_names()
                       : "; did you mean '" + std::string{near} + "'?");
}

ChosenCode::ChosenCode(const std::string& name_or_file) {
  if (name_or_file.empty()) {
    return;
  }
  code_ = codes::built_in_code(name_or_file);
  if (code_ != nullptr) {
    return;
  }
  if (!exists(name_or_file)) {
    throw InputError(unknown_code_words(name_or_file));
  }
  loaded_ = codes::load_code(codes::read_code_files(name_or_file),
                             [](std::string_view name) { return codes::built_in_code(name); });
  code_ = &loaded_->code();
}

const codes::Code& ChosenCode::code_or_default() const {
  return code_ != nullptr ? *code_ : *codes::built_in_codes().front();
}

}  // namespace ecarte::cli
