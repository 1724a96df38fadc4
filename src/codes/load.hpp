// SPDX-License-Identifier: MIT
//
// YAML to a Code, with every word checked: rules/SCHEMA.md says what may be written. Pure: the
// bytes come from elsewhere (code_files.hpp).
#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "codes/code.hpp"
#include "yaml/node.hpp"

namespace ecarte::codes {

/// One file of a code: its name as messages give it, and its bytes.
struct CodeFile {
  std::string name;
  std::string bytes;
};

/// The files of one code. With several, the one called code.yaml says what code it is and the
/// others hold its chapters, in the order of the numbers their names begin with.
struct CodeSource {
  std::string name;  ///< the code's name, unless its files say another
  std::vector<CodeFile> files;
};

/// One thing wrong with a code of laws.
struct CodeError {
  std::string file;
  yaml::Place at;
  std::string message;
  /// "file:line:column: message"
  [[nodiscard]] std::string in_full() const;
  friend bool operator==(const CodeError&, const CodeError&) = default;
};

/// Everything wrong with a code of laws, in the order of files and lines.
struct CodeErrors : std::runtime_error {
  explicit CodeErrors(std::vector<CodeError> faults);
  std::vector<CodeError> list;
};

/// Finds the code another one builds on: built in, or loaded before. Nothing if there is none.
using CodeFinder = std::function<const Code*(std::string_view name)>;

/// A code read from files, with all it points to.
class LoadedCode {
 public:
  LoadedCode();
  ~LoadedCode();
  LoadedCode(const LoadedCode&) = delete;
  LoadedCode& operator=(const LoadedCode&) = delete;

  [[nodiscard]] const Code& code() const { return code_; }

  struct Storage;

 private:
  friend std::unique_ptr<LoadedCode> load_code(const CodeSource&, const CodeFinder&);
  std::unique_ptr<Storage> storage_;
  Code code_;
};

/// The code `source` describes. What it borrows from other codes is copied. Throws CodeErrors.
std::unique_ptr<LoadedCode> load_code(const CodeSource& source, const CodeFinder& find);

}  // namespace ecarte::codes
