// SPDX-License-Identifier: MIT
//
// The code of laws a command is told to use: one built in, or a file or folder of house rules.
#pragma once

#include <memory>
#include <string>

#include "codes/code.hpp"
#include "codes/load.hpp"

namespace ecarte::cli {

/// The codes built in, by their names: "turf-portland-1877, hoyle-modernized".
std::string built_in_names();

/// That nothing is called so, and what may have been meant.
std::string unknown_code_words(const std::string& name);

/// A code, and what keeps it alive if it was read from files.
class ChosenCode {
 public:
  /// Empty: no code was named. Throws InputError for an unknown name, codes::CodeErrors for a code
  /// that cannot be used.
  explicit ChosenCode(const std::string& name_or_file);

  /// Nothing if no code was named.
  [[nodiscard]] const codes::Code* code() const { return code_; }
  /// The code named, else the default one.
  [[nodiscard]] const codes::Code& code_or_default() const;

 private:
  std::unique_ptr<codes::LoadedCode> loaded_;
  const codes::Code* code_ = nullptr;
};

}  // namespace ecarte::cli
