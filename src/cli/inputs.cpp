// SPDX-License-Identifier: MIT
#include "cli/inputs.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

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

/// Adds what lies in one folder; returns why not all of it, or nothing.
std::string search_folder(const std::string& folder, std::vector<std::string>& files,
                          std::vector<std::string>& folders) {
  const OpenFolder open{::opendir(folder.c_str())};
  if (!open) {
    return std::strerror(errno);
  }
  const std::string before = folder.ends_with('/') ? folder : folder + "/";
  std::string path;
  for (errno = 0; const dirent* const entry = ::readdir(open.get()); errno = 0) {
    const std::string_view name{entry->d_name};
    if (name == "." || name == "..") {
      continue;
    }
    path.assign(before).append(name);
    const FoundAs kind = kind_of(*entry, path);
    if (kind == FoundAs::Folder) {
      folders.push_back(path);
    } else if (kind == FoundAs::Other && is_record_file(path)) {  // a link upwards would never end
      files.push_back(path);
    }
  }
  return errno != 0 ? std::strerror(errno) : std::string{};
}

/// The files of a folder by the bytes of their names, of which the first `same` are those of the
/// folder. Most are told from each other by the next eight, which compare as one number.
std::vector<std::string> sorted_by_name(std::vector<std::string> files, std::size_t same) {
  struct ByName {
    std::uint64_t first = 0;
    std::size_t file = 0;
  };
  std::vector<ByName> order(files.size());
  for (std::size_t i = 0; i < files.size(); ++i) {
    order[i].file = i;
    for (std::size_t at = same; at < same + sizeof(std::uint64_t); ++at) {
      const bool has = at < files[i].size();
      order[i].first = order[i].first << 8U | (has ? static_cast<unsigned char>(files[i][at]) : 0U);
    }
  }
  const auto name = [&](const ByName& one) {
    return std::string_view{files[one.file]}.substr(same);
  };
  std::ranges::sort(order, [&](const ByName& one, const ByName& other) {
    return one.first != other.first ? one.first < other.first : name(one) < name(other);
  });
  std::vector<std::string> sorted(files.size());
  std::ranges::transform(order, sorted.begin(),
                         [&](const ByName& one) { return std::move(files[one.file]); });
  return sorted;
}

}  // namespace

std::vector<std::string> record_files(const std::string& folder, const Trouble& trouble) {
  std::vector<std::string> files;
  std::vector<std::string> folders{folder};
  while (!folders.empty()) {
    const std::string here = std::move(folders.back());
    folders.pop_back();
    if (const std::string why = search_folder(here, files, folders); !why.empty()) {
      trouble(here, why);
    }
  }
  return sorted_by_name(std::move(files), folder.size());
}

Inputs::Inputs(const std::vector<std::string>& paths, std::string stdin_name)
    : stdin_name_(std::move(stdin_name)) {
  for (const std::string& path : paths) {
    Named& named = named_.emplace_back();
    named.path = path;
    named.folder = path != "-" && is_folder(path);
    if (named.folder) {
      named.files = record_files(path, [&named](const std::string& where, const std::string& why) {
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
    for (const std::string& file : named.files) {
      read_record_file(file, use, trouble);
    }
  }
}

void Inputs::each_file(const std::function<void(const std::string&)>& use) const {
  for (const Named& named : named_) {
    if (!named.folder) {
      use(named.path == "-" ? stdin_name_ : named.path);
    }
    for (const std::string& file : named.files) {
      use(file);
    }
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
