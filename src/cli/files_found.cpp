// SPDX-License-Identifier: MIT
#include "cli/files_found.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <utility>

#include <dirent.h>
#include <sys/stat.h>

namespace ecarte::cli {
namespace {

struct CloseFolder {
  void operator()(DIR* folder) const { ::closedir(folder); }
};
using OpenFolder = std::unique_ptr<DIR, CloseFolder>;

enum class FoundAs : std::uint8_t { Folder, LinkToFolder, Other };

FoundAs kind_of(const dirent& entry, const std::string& path) {
  if (entry.d_type == DT_DIR) {
    return FoundAs::Folder;
  }
  if (entry.d_type != DT_LNK && entry.d_type != DT_UNKNOWN) {
    return FoundAs::Other;
  }
  struct stat about {};
  if (::stat(path.c_str(), &about) != 0 || !S_ISDIR(about.st_mode)) {
    return FoundAs::Other;
  }
  struct stat itself {};
  const bool link = ::lstat(path.c_str(), &itself) == 0 && S_ISLNK(itself.st_mode);
  return link ? FoundAs::LinkToFolder : FoundAs::Folder;
}

}  // namespace

FilesFound::FilesFound(const std::string& folder, const Trouble& trouble)
    : before_(folder.ends_with('/') ? folder : folder + "/") {
  std::vector<std::string> folders{folder};
  while (!folders.empty()) {
    const std::string here = std::move(folders.back());
    folders.pop_back();
    if (const std::string why = search(here, folders); !why.empty()) {
      trouble(here, why);
    }
  }
  sort();
}

/// Adds what lies in one folder; returns why not all of it, or nothing.
std::string FilesFound::search(const std::string& folder, std::vector<std::string>& folders) {
  const OpenFolder open{::opendir(folder.c_str())};
  if (!open) {
    return std::strerror(errno);
  }
  std::string path = folder.ends_with('/') ? folder : folder + "/";
  const std::size_t before = path.size();
  for (errno = 0; const dirent* const entry = ::readdir(open.get()); errno = 0) {
    const std::string_view name{entry->d_name};
    if (name == "." || name == "..") {
      continue;
    }
    path.resize(before);
    path.append(name);
    const FoundAs kind = kind_of(*entry, path);
    if (kind == FoundAs::Folder) {
      folders.push_back(path);
    } else if (kind == FoundAs::Other && is_record_file(path)) {  // a link upwards would never end
      add(std::string_view{path}.substr(before_.size()));
    }
  }
  return errno != 0 ? std::strerror(errno) : std::string{};
}

void FilesFound::add(std::string_view name) {
  Found& found = found_.emplace_back();
  found.at = names_.size();
  found.size = name.size();
  for (std::size_t at = 0; at < sizeof(found.first); ++at) {
    found.first =
        found.first << 8U | (at < name.size() ? static_cast<unsigned char>(name[at]) : 0U);
  }
  names_.append(name);
}

/// Most are told from each other by their first eight bytes, which compare as one number.
void FilesFound::sort() {
  std::ranges::sort(found_, [this](const Found& one, const Found& other) {
    return one.first != other.first ? one.first < other.first : name_of(one) < name_of(other);
  });
}

std::vector<std::string> record_files(const std::string& folder, const Trouble& trouble) {
  std::vector<std::string> files;
  FilesFound(folder, trouble).each([&files](const std::string& file) { files.push_back(file); });
  return files;
}

}  // namespace ecarte::cli
