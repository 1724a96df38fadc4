// SPDX-License-Identifier: MIT
//
// `ecarte config`: the settings that hold for records, and where each of them was said.
#include <algorithm>
#include <filesystem>
#include <iterator>

#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/settings.hpp"
#include "json/value.hpp"
#include "notation/parse.hpp"
#include "report/escape.hpp"

namespace ecarte::cli {
namespace {

struct Said {
  std::string_view name;
  std::string value;
  std::string from;
};

/// The first `code:` line of a file that names one, and where it stands.
struct CodeLine {
  std::string code;
  std::string place;
};

CodeLine code_line_of(const std::string& path) {
  CodeLine first;
  if (path.empty() || is_folder(path) || !exists(path)) {
    return first;
  }
  read_texts(
      {path},
      [&](const std::string& file, const notation::Source& source, std::uint32_t first_line) {
        notation::Reader reader{source, first_line};
        record::Record record;
        while (first.code.empty() && reader.next(record)) {
          first.code = record.names ? record.names->code : std::string{};
          first.place = fmt::format("{}:{}, the record", file, record.first_line);
        }
      },
      [](const std::string& file, const std::string& why) { throw InputError(file + ": " + why); });
  return first;
}

std::vector<Said> said_of(const ConfigCommand& command, const SettingsFile* file) {
  std::vector<Said> list;
  const CodeLine record = code_line_of(command.path);
  for (const std::string_view name : setting_names()) {
    if (std::string value = shown(command.settings, name); !value.empty()) {
      list.push_back({name, std::move(value), "command line"});
    } else if (name == "code" && !record.code.empty()) {
      list.push_back({name, record.code, record.place});
    } else if (file != nullptr && !file->place_of(name).empty()) {
      list.push_back({name, shown(file->says, name), file->place_of(name)});
    } else {
      list.push_back({name, std::string{default_of(name)}, "default"});
    }
  }
  return list;
}

}  // namespace

ExitStatus config(const ConfigCommand& command, Streams& streams) {
  if (!command.path.empty() && !exists(command.path)) {
    throw InputError(command.path + ": there is no such file or folder");
  }
  SettingsFiles files{command.config};
  const SettingsFile* const file = files.of(command.path.empty() ? "./" : command.path);
  const std::vector<Said> said = said_of(command, file);
  std::string& out = streams.out.buffer();
  if (command.format == Format::Json) {
    json::Value settings = json::Value::object();
    for (const Said& one : said) {
      settings[one.name] = json::Value{{"value", one.value}, {"from", one.from}};
    }
    const json::Value whole{{"file", file == nullptr ? json::Value{} : json::Value(file->path)},
                            {"settings", std::move(settings)}};
    out += report::escaped_json(whole.dump()) + "\n";
    return ExitStatus::Clean;
  }
  out += file == nullptr ? std::string{"no .ecarte.yaml holds here\n"}
                         : report::escaped(file->path) + "\n";
  for (const Said& one : said) {
    fmt::format_to(std::back_inserter(out), "  {:<9} {:<20}  {}\n", one.name,
                   report::escaped(one.value), report::escaped(one.from));
  }
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
