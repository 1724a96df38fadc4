// SPDX-License-Identifier: MIT
//
// What the paths of a command name: each folder is searched once, however often it is asked what is
// in it.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "cli/files_found.hpp"
#include "cli/input.hpp"

namespace ecarte::cli {

class Inputs {
 public:
  Inputs(const std::vector<std::string>& paths, std::string stdin_name);

  /// Hands on every text, as `read_texts` does.
  void read(const UseText& use, const Trouble& trouble) const;
  /// The name of every file, in that order.
  void each_file(const std::function<void(const std::string&)>& use) const;
  /// May whoever writes this file pause?
  [[nodiscard]] bool may_pause(const std::string& file) const;

 private:
  struct Named {
    std::string path;
    bool folder = false;
    FilesFound files;  ///< of a folder
    std::vector<std::pair<std::string, std::string>> troubles;
  };

  std::vector<Named> named_;
  std::string stdin_name_;
};

}  // namespace ecarte::cli
