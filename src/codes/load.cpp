// SPDX-License-Identifier: MIT
#include "codes/load.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <limits>
#include <tuple>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "codes/code_draft.hpp"
#include "codes/storage.hpp"
#include "yaml/read.hpp"

namespace ecarte::codes {

namespace {

constexpr std::string_view kHeadFile = "code.yaml";

std::string_view base_name(std::string_view path) {
  return path.substr(path.rfind('/') + 1);
}

/// The number a chapter's file name begins with; those without one come last.
int chapter_number(std::string_view path) {
  const std::string_view name = base_name(path);
  int number = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
  return error == std::errc{} ? number : std::numeric_limits<int>::max();
}

/// The files in reading order: the head, then the chapters.
std::vector<const CodeFile*> in_order(const CodeSource& source) {
  std::vector<const CodeFile*> files;
  std::ranges::transform(source.files, std::back_inserter(files),
                         [](const CodeFile& file) { return &file; });
  std::ranges::stable_sort(files, {}, [](const CodeFile* file) {
    return std::tuple{base_name(file->name) != kHeadFile, chapter_number(file->name),
                      std::string_view{file->name}};
  });
  return files;
}

/// A fingerprint of the files, and of the code they build on.
std::string digest_of(const std::vector<const CodeFile*>& files, std::string_view base) {
  XXH3_state_t* const state = XXH3_createState();
  XXH3_64bits_reset(state);
  const auto add = [state](std::string_view bytes) {
    XXH3_64bits_update(state, bytes.data(), bytes.size());
    XXH3_64bits_update(state, "", 1);  // so that no file can run into the next
  };
  add(base);
  for (const CodeFile* file : files) {
    add(base_name(file->name));
    add(file->bytes);
  }
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016llx",
                static_cast<unsigned long long>(XXH3_64bits_digest(state)));
  XXH3_freeState(state);
  return text.data();
}

void read_files(Desk& desk, CodeDraft& draft, const std::vector<const CodeFile*>& files) {
  for (const CodeFile* file : files) {
    const bool is_head = files.size() == 1 || base_name(file->name) == kHeadFile;
    try {
      read_file(desk, draft, file->name, yaml::read(file->bytes, file->name), is_head);
    } catch (const yaml::Error& error) {
      desk.errors.push_back({file->name, error.at, error.message});
    }
  }
}

void check_head(Desk& desk, const CodeDraft& draft, Origin head) {
  if (draft.head.title.empty()) {
    desk.complain(head, "this code has no title: expected the key 'title'");
  }
  if (draft.laws.empty() && desk.errors.empty()) {
    desk.complain(head, "this code has no laws");
  }
}

void fill(Code& code, const LoadedCode::Storage& storage) {
  code.laws = storage.laws;
  code.cases = storage.cases;
  code.tariff = storage.tariff;
  code.readings = storage.readings;
  for (std::size_t i = 0; i < code.tables.size(); ++i) {
    const BuiltTable& built = storage.tables[i];
    code.tables[i] = {built.boundaries, built.answers, built.cases};
  }
}

std::string all_of(const std::vector<CodeError>& faults) {
  std::string text;
  for (const CodeError& fault : faults) {
    text += (text.empty() ? "" : "\n") + fault.in_full();
  }
  return text;
}

}  // namespace

std::string CodeError::in_full() const {
  return file + ':' + std::to_string(at.line) + ':' + std::to_string(at.column) + ": " + message;
}

CodeErrors::CodeErrors(std::vector<CodeError> faults)
    : std::runtime_error(all_of(faults)), list(std::move(faults)) {}

LoadedCode::LoadedCode() : storage_(std::make_unique<Storage>()) {}
LoadedCode::~LoadedCode() = default;

std::unique_ptr<LoadedCode> load_code(const CodeSource& source, const CodeFinder& find) {
  const std::vector<const CodeFile*> files = in_order(source);
  auto loaded = std::make_unique<LoadedCode>();
  Strings& strings = loaded->storage_->strings;
  Desk desk{strings, find, {}};
  CodeDraft draft;
  read_files(desk, draft, files);
  const Origin head{files.empty() ? std::string_view{source.name} : files.front()->name, {}};
  std::string_view base_digest;
  if (!draft.extends.name.empty()) {
    extend(desk, draft);
    const Code* base = find(draft.extends.name);
    base_digest = base == nullptr ? std::string_view{} : base->digest;
  }
  check_head(desk, draft, head);
  resolve(desk, draft, *loaded->storage_);
  if (!desk.errors.empty()) {
    std::ranges::stable_sort(desk.errors, {}, [](const CodeError& error) {
      return std::tuple{error.file, error.at.line, error.at.column};
    });
    throw CodeErrors{std::move(desk.errors)};
  }
  loaded->code_ = draft.head;
  loaded->code_.name = draft.head.name.empty() ? strings.keep(source.name) : draft.head.name;
  loaded->code_.digest = strings.keep(digest_of(files, base_digest));
  fill(loaded->code_, *loaded->storage_);
  return loaded;
}

}  // namespace ecarte::codes
