// SPDX-License-Identifier: MIT
#include "code.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <tuple>

#define XXH_INLINE_ALL
#include <xxhash.h>
#include <yaml-cpp/yaml.h>

namespace verify {

namespace {

namespace fs = std::filesystem;

struct File {
  std::string name;
  std::string bytes;
};

std::string bytes_of(const fs::path& path) {
  std::ifstream in{path, std::ios::binary};
  if (!in) {
    throw Unreadable(path.string() + ": cannot be read");
  }
  return {std::istreambuf_iterator<char>{in}, {}};
}

/// Head first, then the chapters by the numbers their names begin with.
std::vector<File> files_of(const fs::path& path) {
  std::vector<File> files;
  if (!fs::is_directory(path)) {
    files.push_back({path.filename().string(), bytes_of(path)});
    return files;
  }
  for (const fs::directory_entry& entry : fs::directory_iterator{path}) {
    if (entry.path().extension() == ".yaml") {
      files.push_back({entry.path().filename().string(), bytes_of(entry.path())});
    }
  }
  const auto place = [](const File& file) {
    return std::tuple{file.name != "code.yaml", std::strtoul(file.name.c_str(), nullptr, 10),
                      file.name};
  };
  std::ranges::sort(files, {}, place);
  return files;
}

std::string digest_of(const std::vector<File>& files, const std::string& base) {
  std::string all = base + '\0';
  for (const File& file : files) {
    all += file.name + '\0' + file.bytes + '\0';
  }
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016llx",
                static_cast<unsigned long long>(XXH3_64bits(all.data(), all.size())));
  return text.data();
}

std::string text(const YAML::Node& node) {
  return node ? node.as<std::string>() : std::string{};
}

std::vector<std::string> list(const YAML::Node& node) {
  if (!node) {
    return {};
  }
  return node.IsSequence() ? node.as<std::vector<std::string>>()
                           : std::vector<std::string>{node.as<std::string>()};
}

Words words(const YAML::Node& node) {
  const std::vector<std::string> all = list(node);
  return {all.begin(), all.end()};
}

May may_of(const YAML::Node& node) {
  May may;
  may.who = text(node["who"]);
  may.remedies = list(node["do"]);
  may.from = words(node["from"]);
  may.until = words(node["until"]);
  may.otherwise = node["else"] ? text(node["else"]) : may.otherwise;
  return may;
}

/// What follows by itself; what has a key of its own goes by the word it has in a certificate.
void read_effects(const YAML::Node& node, Case& c) {
  static const Words kAnnounced{"false-king"};
  if (node["effects"]) {
    std::erase_if(c.effects, [](const std::string& word) {
      return word != "bar" && word != "take-down" && !word.starts_with("award-");
    });
    c.effects.merge(words(node["effects"]));
  }
  if (node["denies"]) {
    c.effects.insert(kAnnounced.contains(c.fact) ? "take-down" : "bar");
  }
  if (const YAML::Node award = node["award"]) {
    std::erase_if(c.effects, [](const std::string& word) { return word.starts_with("award-"); });
    c.effects.insert("award-" + text(award["result"]));
    c.award_to = text(award["who"]);
  }
  c.gives_king = node["gives"] ? true : c.gives_king;
}

/// The keys of a case, laid over what `as` took over from another code.
void read_case(const YAML::Node& node, Case& c) {
  c.name = text(node["case"]);
  c.id = node["id"] ? text(node["id"]) : c.name;
  c.fact = node["on"] ? text(node["on"]) : c.fact;
  if (node["if"]) {
    c.conditions.clear();
    for (const auto& each : node["if"]) {
      c.conditions[each.first.as<std::string>()] = words(each.second);
    }
  }
  if (const YAML::Node found = node["found"]) {
    c.must_be_found = true;
    c.found_after = words(found["after"]);
    c.found_before = words(found["before"]);
  }
  c.cls = node["class"] ? text(node["class"]) : c.cls;
  c.offender = node["offender"] ? text(node["offender"]) : c.offender;
  if (node["may"]) {
    c.may = may_of(node["may"]);
  }
  if (const YAML::Node must = node["must"]) {
    c.must = must.IsMap() ? text(must["do"]) : text(must);
    c.must_by = must.IsMap() && must["by"] ? text(must["by"]) : "nobody";
  }
  c.stands_from = node["stands"] ? words(node["stands"]) : c.found_before;
  read_effects(node, c);
  c.or_after = text(node["or-after"]);
  c.over = words(node["over"]);
  for (const auto& each : node["when"]) {
    c.when = {each.first.as<std::string>(), each.second.as<std::string>()};
  }
}

/// A code while it is put together from its files.
class CodeReader {
 public:
  explicit CodeReader(Library& library) : library_(library) {}

  Code read(const std::vector<File>& files) {
    std::string base;
    for (const File& file : files) {
      const YAML::Node root = YAML::Load(file.bytes);
      if (root["extends"]) {
        code_ = library_.code(text(root["extends"]));
        base = code_.digest;
      }
      head(root);
      for (const YAML::Node& law : root["laws"]) {
        add_law(law);
      }
      change(root);
    }
    code_.digest = digest_of(files, base);
    return std::move(code_);
  }

 private:
  void head(const YAML::Node& root) {
    code_.name = root["name"] ? text(root["name"]) : code_.name;
    code_.game = root["game"] ? root["game"].as<int>() : code_.game;
    if (root["ceilings"] && root["ceilings"]["after-replay"]) {
      code_.ceilings_follow = text(root["ceilings"]["after-replay"]) == "follow";
    }
    for (const auto& reading : root["readings"]) {
      code_.readings[reading.first.as<std::string>()] = list(reading.second).at(0);
    }
  }

  Case case_of(const YAML::Node& node) {
    Case c;
    if (node["as"]) {
      const std::string path = text(node["as"]);
      const std::size_t slash = path.find('/');
      const Case* other = library_.code(path.substr(0, slash)).find(path.substr(slash + 1));
      if (other == nullptr) {
        throw Unreadable("no case " + path);
      }
      c = *other;
      c.when = {};
    }
    read_case(node, c);
    return c;
  }

  void add_law(const YAML::Node& law) {
    const std::string number = text(law["law"]) == "none" ? "" : text(law["law"]);
    for (const YAML::Node& node : law["cases"]) {
      Case c = case_of(node);
      c.law = number;
      c.law_id = text(law["id"]);
      code_.cases.push_back(std::move(c));
    }
    for (const YAML::Node& row : law["score"]) {
      const auto either = [&row](const char* key) {
        return row[key] ? Words{text(row[key])} : Words{"no", "yes"};
      };
      code_.tariff.push_back({number.empty() ? text(law["id"]) : number, text(row["for"]),
                              either("loser-bold"), either("offender"), row["marks"].as<int>()});
    }
  }

  void repeal(const std::string& called) {
    std::erase_if(code_.cases,
                  [&](const Case& c) { return (c.law.empty() ? c.law_id : c.law) == called; });
    std::erase_if(code_.tariff, [&](const Tariff& row) { return row.law == called; });
  }

  void change(const YAML::Node& root) {
    for (const std::string& law : list(root["repeal"])) {
      repeal(law);
    }
    for (const YAML::Node& node : root["amend"]) {
      if (!node["case"]) {
        const std::string number = text(node["law"]);
        repeal(number == "none" ? text(node["id"]) : number);
        add_law(node);
        continue;
      }
      Case changed = case_of(node);
      for (Case& c : code_.cases) {
        if (c.name == changed.name) {
          changed.law = c.law;
          changed.law_id = c.law_id;
          c = changed;
        }
      }
    }
    for (const YAML::Node& node : root["add"]) {
      if (!node["case"]) {
        add_law(node);
        continue;
      }
      Case added = case_of(node);
      added.law = text(node["law"]);
      code_.cases.push_back(std::move(added));
    }
  }

  Library& library_;
  Code code_;
};

}  // namespace

bool Case::same_outcome(const Case& other) const {
  return law == other.law && law_id == other.law_id && same_but_for_law(other);
}

bool Case::same_but_for_law(const Case& other) const {
  const auto same_may = [](const May& a, const May& b) {
    return a.who == b.who && a.until == b.until && a.otherwise == b.otherwise &&
           Words(a.remedies.begin(), a.remedies.end()) ==
               Words(b.remedies.begin(), b.remedies.end());
  };
  return cls == other.cls && effects == other.effects && award_to == other.award_to &&
         gives_king == other.gives_king && must == other.must && must_by == other.must_by &&
         offender == other.offender && may.has_value() == other.may.has_value() &&
         (!may || same_may(*may, *other.may));
}

namespace {

/// The row for a result: "bold-point" is the point of a bold loser.
const Tariff* row_for(const Code& code, const std::string& result, const std::string& offended) {
  const bool bold = result.starts_with("bold-");
  for (const Tariff& row : code.tariff) {
    if (row.result == (bold ? result.substr(5) : result) &&
        row.loser_bold.contains(bold ? "yes" : "no") && row.offender.contains(offended)) {
      return &row;
    }
  }
  return nullptr;
}

}  // namespace

int Code::marks(const std::string& result) const {
  const Tariff* const row = row_for(*this, result, "no");
  return row == nullptr ? 0 : row->points;
}

std::optional<int> Code::ceiling(const std::string& result) const {
  const Tariff* const row = row_for(*this, result, "yes");
  return row == nullptr || row->offender.contains("no") ? std::nullopt : std::optional{row->points};
}

const Case* Code::find(const std::string& wanted) const {
  const auto found = std::ranges::find(cases, wanted, &Case::name);
  return found == cases.end() ? nullptr : &*found;
}

std::vector<const Case*> Code::on(const std::string& fact) const {
  std::vector<const Case*> found;
  for (const Case& c : cases) {
    const auto reading = readings.find(c.when.first);
    const bool in_force =
        c.when.first.empty() || (reading != readings.end() && reading->second == c.when.second);
    if (c.fact == fact && in_force) {
      found.push_back(&c);
    }
  }
  return found;
}

Library::Library(std::string rules, std::string extra)
    : rules_(std::move(rules)), extra_(std::move(extra)) {
  if (!extra_.empty()) {
    Code code = read(extra_);
    if (code.name.empty()) {
      code.name = fs::path{extra_}.stem().string();
    }
    std::string name = code.name;
    codes_.emplace(std::move(name), std::move(code));
  }
}

Code Library::read(const std::string& path) {
  try {
    return CodeReader{*this}.read(files_of(path));
  } catch (const YAML::Exception& error) {
    throw Unreadable(path + ": " + error.what());
  } catch (const fs::filesystem_error& error) {
    throw Unreadable(error.what());
  }
}

const Code& Library::code(const std::string& name) {
  const auto known = codes_.find(name);
  if (known != codes_.end()) {
    return known->second;
  }
  const fs::path folder = fs::path{rules_} / name;
  if (name.empty() || name.find('/') != std::string::npos || !fs::is_directory(folder)) {
    throw Unreadable("no code of laws '" + name + "' in " + rules_);
  }
  return codes_.emplace(name, read(folder.string())).first->second;
}

}  // namespace verify
