// SPDX-License-Identifier: MIT
#include "codes/code_files.hpp"

#include <algorithm>
#include <fstream>

namespace ecarte::codes {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = std::uintmax_t{1} << 20U;
constexpr std::size_t kMostFiles = 100;

[[noreturn]] void refuse(const fs::path& path, std::string message) {
  throw CodeErrors{{{path.string(), {}, std::move(message)}}};
}

CodeFile read_one(const fs::path& path) {
  if (fs::exists(path) && !fs::is_regular_file(path)) {
    refuse(path, "expected a plain file, not a pipe or a device");  // it need never end
  }
  std::ifstream stream{path, std::ios::binary};
  if (!stream) {
    refuse(path, "this file cannot be opened");
  }
  // A little more than is allowed, so that the reader of YAML sees that it is too much.
  std::string bytes(kMostBytes + 1, '\0');
  stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (stream.bad()) {
    refuse(path, "this file cannot be read");
  }
  bytes.resize(static_cast<std::size_t>(stream.gcount()));
  return {path.string(), std::move(bytes)};
}

std::vector<fs::path> chapters_in(const fs::path& folder) {
  std::vector<fs::path> paths;
  for (const fs::directory_entry& entry : fs::directory_iterator{folder}) {
    if (entry.path().extension() == ".yaml" && !fs::is_directory(entry.path())) {
      paths.push_back(entry.path());
    }
  }
  std::ranges::sort(paths);
  return paths;
}

}  // namespace

CodeSource read_code_files(const fs::path& path) {
  try {
    if (!fs::is_directory(path)) {
      return {path.stem().string(), {read_one(path)}};
    }
    const fs::path folder = path.filename().empty() ? path.parent_path() : path;
    CodeSource source{folder.filename().string(), {}};
    const std::vector<fs::path> paths = chapters_in(folder);
    if (paths.empty() || paths.size() > kMostFiles) {
      refuse(path, "expected code.yaml and at most " + std::to_string(kMostFiles) +
                       " chapters in this folder");
    }
    std::ranges::transform(paths, std::back_inserter(source.files), read_one);
    return source;
  } catch (const fs::filesystem_error& error) {
    refuse(path, error.code().message());
  }
}

}  // namespace ecarte::codes
