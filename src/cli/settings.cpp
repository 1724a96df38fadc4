// SPDX-License-Identifier: MIT
#include "cli/settings.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include <fmt/core.h>

#include "cli/code_choice.hpp"
#include "cli/input.hpp"
#include "notation/nearest.hpp"
#include "yaml/read.hpp"

namespace ecarte::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kName = ".ecarte.yaml";
constexpr std::size_t kLargestSettings = std::size_t{1} << 20U;

constexpr std::array<std::pair<std::string_view, FailOn>, 5> kLevels{
    {{"error", FailOn::Error},
     {"warning", FailOn::Warning},
     {"note", FailOn::Note},
     {"undecidable", FailOn::Undecidable},
     {"never", FailOn::Never}}};

/// One value of a file, with what is needed to refuse it.
struct Value {
  const std::string& file;
  std::string_view key;
  const yaml::Node& node;

  [[noreturn]] void refuse(std::string_view expected) const {
    throw InputError(fmt::format("{}:{}:{}: {}: expected {}", file, node.at.line, node.at.column,
                                 key, expected));
  }
};

std::string text_of(const Value& value) {
  if (!value.node.is_scalar() || value.node.text.empty()) {
    value.refuse("a word");
  }
  return value.node.text;
}

/// A path as seen from the folder of the file it is written in.
std::string beside(const std::string& file, const std::string& path) {
  return (fs::path(file).parent_path() / path).lexically_normal().native();
}

bool truth_of(const Value& value) {
  const std::string text = text_of(value);
  if (text == "true" || text == "yes") {
    return true;
  }
  if (text != "false" && text != "no") {
    value.refuse("yes or no");
  }
  return false;
}

std::vector<std::string> list_of(const Value& value) {
  if (value.node.is_scalar()) {
    return {text_of(value)};
  }
  if (!value.node.is_list()) {
    value.refuse("laws, kinds or classes, such as [43, revoke, score-error]");
  }
  std::vector<std::string> list;
  for (const yaml::Node& item : value.node.items) {
    list.push_back(text_of({value.file, value.key, item}));
  }
  return list;
}

std::string shown_truth(std::optional<bool> truth) {
  return !truth ? std::string{} : *truth ? "yes" : "no";
}

std::string shown_list(const std::vector<std::string>& list) {
  std::string text;
  for (const std::string& item : list) {
    text += (text.empty() ? "" : ",") + item;
  }
  return text;
}

/// A key of the file: how it is read, how it is shown, and what it is if it is not said.
struct KnownKey {
  std::string_view name;
  std::string_view by_default;
  void (*read)(Settings&, const Value&);
  std::string (*show)(const Settings&);
};

template <std::optional<bool> Settings::*Member>
constexpr KnownKey truth(std::string_view name) {
  return {name, "no", [](Settings& s, const Value& value) { s.*Member = truth_of(value); },
          [](const Settings& s) { return shown_truth(s.*Member); }};
}

template <std::vector<std::string> Settings::*Member>
constexpr KnownKey list(std::string_view name, std::string_view by_default) {
  return {name, by_default, [](Settings& s, const Value& value) { s.*Member = list_of(value); },
          [](const Settings& s) { return shown_list(s.*Member); }};
}

void read_code(Settings& settings, const Value& value) {
  const std::string name = text_of(value);
  const std::string path = beside(value.file, name);
  settings.code = exists(path) ? path : name;
  if (!exists(path) && codes::built_in_code(name) == nullptr) {
    throw InputError(fmt::format("{}:{}:{}: code: {}", value.file, value.node.at.line,
                                 value.node.at.column, unknown_code_words(name)));
  }
}

constexpr std::array kKeys{
    KnownKey{"code", "turf-portland-1877", read_code, [](const Settings& s) { return s.code; }},
    truth<&Settings::strict>("strict"),
    truth<&Settings::expect>("expect"),
    KnownKey{"fail-on", "error",
             [](Settings& s, const Value& value) {
               s.fail_on = fail_on_of(text_of(value));
               if (!s.fail_on) {
                 value.refuse("one of " + fail_on_words());
               }
             },
             [](const Settings& s) { return std::string{s.fail_on ? word(*s.fail_on) : ""}; }},
    list<&Settings::select>("select", "everything"),
    list<&Settings::ignore>("ignore", "nothing"),
    KnownKey{
        "baseline", "none",
        [](Settings& s, const Value& value) { s.baseline = beside(value.file, text_of(value)); },
        [](const Settings& s) { return s.baseline; }},
    truth<&Settings::notes>("notes"),
};

const KnownKey& key_of(std::string_view name) {
  return *std::ranges::find(kKeys, name, &KnownKey::name);
}

void read_key(SettingsFile& into, const yaml::Entry& entry) {
  const auto* const key = std::ranges::find(kKeys, entry.key, &KnownKey::name);
  if (key == kKeys.end()) {
    const std::vector<std::string_view> names = setting_names();
    const std::string_view near = notation::nearest(entry.key, names);
    std::string known;
    for (const std::string_view name : names) {
      known += (known.empty() ? "" : ", ") + std::string{name};
    }
    throw InputError(fmt::format(
        "{}:{}:{}: unknown key '{}'; {}", into.path, entry.at.line, entry.at.column, entry.key,
        near.empty() ? "expected one of " + known : fmt::format("did you mean '{}'?", near)));
  }
  key->read(into.says, {into.path, key->name, entry.value});
  into.lines.emplace(key->name, entry.at.line);
}

}  // namespace

std::vector<std::string_view> setting_names() {
  std::vector<std::string_view> names;
  for (const KnownKey& key : kKeys) {
    names.push_back(key.name);
  }
  return names;
}

std::string shown(const Settings& settings, std::string_view name) {
  return key_of(name).show(settings);
}

std::string_view default_of(std::string_view name) {
  return key_of(name).by_default;
}

std::string_view word(FailOn level) {
  return std::ranges::find(kLevels, level, &decltype(kLevels)::value_type::second)->first;
}

std::optional<FailOn> fail_on_of(std::string_view word) {
  const auto* const found = std::ranges::find(kLevels, word, &decltype(kLevels)::value_type::first);
  return found == kLevels.end() ? std::nullopt : std::optional{found->second};
}

std::string fail_on_words() {
  std::string words;
  for (const auto& [name, level] : kLevels) {
    words += (words.empty() ? "" : "|") + std::string{name};
  }
  return words;
}

std::string SettingsFile::place_of(std::string_view name) const {
  const auto line = lines.find(name);
  return line == lines.end() ? std::string{} : fmt::format("{}:{}", path, line->second);
}

SettingsFile read_settings_file(const std::string& path) {
  SettingsFile file;
  file.path = path;
  std::string bytes;
  try {
    bytes = whole_file(path, kLargestSettings);
  } catch (const InputError& error) {
    throw InputError(path + ": " + error.what());
  }
  try {
    const yaml::Node tree = yaml::read(bytes, path);
    if (tree.kind != yaml::Node::Kind::Empty && !tree.is_map()) {
      throw InputError(path + ": expected keys and values, such as fail-on: warning");
    }
    for (const yaml::Entry& entry : tree.entries) {
      read_key(file, entry);
    }
  } catch (const yaml::Error& error) {
    throw InputError(error.what());
  }
  return file;
}

const SettingsFile* SettingsFiles::read(const std::string& path) {
  std::unique_ptr<SettingsFile>& file = by_path_[path];
  if (!file) {
    file = std::make_unique<SettingsFile>(read_settings_file(path));
  }
  return file.get();
}

const SettingsFile* SettingsFiles::of_folder(const std::string& folder) {
  const auto [known, is_new] = by_folder_.try_emplace(folder, nullptr);
  if (!is_new) {
    return known->second;
  }
  const fs::path here{folder};
  const SettingsFile* file = nullptr;
  if (const std::string path = (here / kName).native(); exists(path)) {
    file = read(path);
  } else if (here.has_parent_path() && here.parent_path() != here) {
    file = of_folder(here.parent_path().native());
  }
  by_folder_[folder] = file;
  return file;
}

const SettingsFile* SettingsFiles::of(const std::string& file) {
  if (!only_.empty()) {
    return only_ == "none" ? nullptr : read(only_);
  }
  std::error_code error;
  const fs::path whole = fs::absolute(fs::path(file), error).lexically_normal();
  if (error) {
    return nullptr;
  }
  // A folder stands for what is in it; standard input, for a file of the working folder.
  const fs::path folder =
      is_folder(whole.native()) && whole.has_filename() ? whole : whole.parent_path();
  return of_folder(folder.native());
}

Settings joined(const Settings& given, const SettingsFile* file) {
  Settings both = given;
  if (file == nullptr) {
    return both;
  }
  const auto fill = [](auto& ours, const auto& theirs) {
    if (ours == std::decay_t<decltype(ours)>{}) {
      ours = theirs;
    }
  };
  fill(both.code, file->says.code);
  fill(both.strict, file->says.strict);
  fill(both.expect, file->says.expect);
  fill(both.notes, file->says.notes);
  fill(both.fail_on, file->says.fail_on);
  fill(both.select, file->says.select);
  fill(both.ignore, file->says.ignore);
  fill(both.baseline, file->says.baseline);
  return both;
}

}  // namespace ecarte::cli
