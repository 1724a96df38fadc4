// SPDX-License-Identifier: MIT
#include "tests/report/schema.hpp"

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include <unistd.h>

namespace ecarte::report {
namespace {

/// A file with this text in it, gone with the object.
class Written {
 public:
  explicit Written(const std::string& text) {
    const int descriptor = ::mkstemp(path_.data());
    if (descriptor == -1) {
      throw std::runtime_error("no room for a temporary file");
    }
    ::close(descriptor);
    std::ofstream{path_, std::ios::binary} << text;
  }
  ~Written() { std::remove(path_.c_str()); }
  Written(const Written&) = delete;
  Written& operator=(const Written&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_ = std::filesystem::temp_directory_path() / "ecarte-XXXXXX";
};

}  // namespace

std::string schema_complaints(const std::string& text, const std::string& definition,
                              const std::string& name) {
  const Written document{text};
  const std::string root = ECARTE_ROOT;
  const std::string command = "'" + root + "/tools/check_json.py' '" + root + "/docs/" + name +
                              ".schema.json' " + definition + " 2>&1 <'" + document.path() + "'";
  std::FILE* const check = ::popen(command.c_str(), "r");
  if (check == nullptr) {
    return "cannot run " + command;
  }
  std::string complaints;
  std::array<char, 4096> buffer{};
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), check)) {
    complaints.append(buffer.data(), count);
  }
  if (::pclose(check) != 0 && complaints.empty()) {
    return "failed without a word: " + command;
  }
  return complaints;
}

}  // namespace ecarte::report
