// SPDX-License-Identifier: MIT
#include "cli/inputs.hpp"

#include <algorithm>

namespace ecarte::cli {

Inputs::Inputs(const std::vector<std::string>& paths, std::string stdin_name)
    : stdin_name_(std::move(stdin_name)) {
  for (const std::string& path : paths) {
    Named& named = named_.emplace_back();
    named.path = path;
    named.folder = path != "-" && is_folder(path);
    if (named.folder) {
      named.files = FilesFound(path, [&named](const std::string& where, const std::string& why) {
        named.troubles.emplace_back(where, why);
      });
    }
  }
}

void Inputs::read(const UseText& use, const Trouble& trouble) const {
  for (const Named& named : named_) {
    for (const auto& [where, why] : named.troubles) {
      trouble(where, why);
    }
    if (!named.folder) {
      read_file(named.path, named.path == "-" ? stdin_name_ : named.path, use, trouble);
      continue;
    }
    if (named.files.empty()) {
      trouble(named.path, "holds no records (*.ecarte)");
    }
    named.files.each([&](const std::string& file) { read_record_file(file, use, trouble); });
  }
}

void Inputs::each_file(const std::function<void(const std::string&)>& use) const {
  for (const Named& named : named_) {
    if (!named.folder) {
      use(named.path == "-" ? stdin_name_ : named.path);
    }
    named.files.each(use);
  }
}

bool Inputs::may_pause(const std::string& file) const {
  return std::ranges::any_of(named_, [&](const Named& named) {
    return !named.folder && (named.path == "-" ? stdin_name_ : named.path) == file &&
           is_stream(named.path);
  });
}

void read_texts(const std::vector<std::string>& paths, const UseText& use, const Trouble& trouble,
                const std::string& stdin_name) {
  Inputs{paths, stdin_name}.read(use, trouble);
}

}  // namespace ecarte::cli
