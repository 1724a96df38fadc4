// SPDX-License-Identifier: MIT
#include "cli/outputs.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "ecarte_version.hpp"
#include "report/escape.hpp"
#include "texts/fenced.hpp"
#include "unpack/unpack.hpp"

namespace ecarte::cli {
namespace {

namespace fs = std::filesystem;

fs::path repository() {
  std::error_code error;
  fs::path here = fs::current_path(error);
  for (fs::path folder = here; !error; folder = folder.parent_path()) {
    std::error_code ignored;
    if (fs::exists(folder / ".git", ignored)) {
      return folder;
    }
    if (folder == folder.parent_path()) {
      break;
    }
  }
  return here;
}

/// A folder as a URI that ends in '/'.
std::string uri_of(const fs::path& folder) {
  const std::string uri = "file://" + report::uri_encoded(folder.native());
  return uri.ends_with('/') ? uri : uri + "/";
}

std::string path_from(const fs::path& root, std::string_view file) {
  if (file.starts_with('<')) {
    return std::string{file};  // standard input
  }
  std::error_code error;
  const fs::path whole = fs::absolute(fs::path(file), error).lexically_normal();
  const fs::path path = whole.lexically_relative(root);
  const bool below = !error && !path.empty() && *path.begin() != "..";
  return below ? path.generic_string() : whole.generic_string();
}

}  // namespace

report::WriterContext writer_context(std::span<const codes::Code* const> codes) {
  const fs::path root = repository();
  report::WriterContext context;
  context.tool = tool_name();
  context.version = kVersion;
  context.codes = codes;
  context.root = root.empty() ? std::string{} : uri_of(root);
  context.from_root =
      [root, last = std::pair<std::string, std::string>{}](std::string_view file) mutable {
        if (last.first != file) {
          last = {std::string{file}, path_from(root, file)};
        }
        return last.second;
      };
  return context;
}

/// A writer, and where it writes to.
struct Outputs::Place {
  std::string name;  ///< of the file; empty: standard output
  bool of_every_deal = false;
  std::unique_ptr<report::Writer> writer;
  int descriptor = 1;
  Output file{1};
  Output* to = nullptr;

  Place() = default;
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  ~Place() {
    if (!name.empty()) {
      ::close(descriptor);
    }
  }
};

Outputs::~Outputs() = default;

Outputs::Outputs(const CheckCommand& command, Streams& streams, report::WriterContext context,
                 bool opens)
    : streams_(streams), context_(std::move(context)), given_(command.paths), main_(command.form) {
  if (!main_.empty()) {
    open(main_, {}, opens);
  }
  for (const FormedFile& file : command.files) {
    open(file.form, file.path, opens);
  }
}

void Outputs::open(std::string_view form, const std::string& file, bool opens) {
  auto place = std::make_unique<Place>();
  const report::WriterForm& written = *report::writer_form(form);
  place->writer = written.make(context_);
  place->of_every_deal = written.of_every_deal;
  if (file.empty() || !opens) {
    place->to = &streams_.out;
  } else {
    refuse_what_is_there(file);
    place->descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (place->descriptor < 0) {
      throw InputError(file + ": " + std::strerror(errno));
    }
    place->name = file;
    place->file = Output{place->descriptor};
    place->to = &place->file;
  }
  places_.push_back(std::move(place));
}

/// What is there is overwritten, but for records, and the results in another form. A name of
/// records is refused even where nothing is there: the next run would find records.
void Outputs::refuse_what_is_there(const std::string& file) const {
  if (is_record_file(file) || texts::is_markdown(unpack::plain_name(file))) {
    std::error_code ignored;
    throw InputError(file + (fs::exists(file, ignored) ? ": holds" : ": would be taken for") +
                     " records; expected another file for the results");
  }
  std::error_code ignored;
  if (!fs::is_regular_file(file, ignored)) {
    return;
  }
  const auto is_the_same = [&](const std::string& other) {
    return fs::equivalent(file, other, ignored);
  };
  if (std::ranges::any_of(given_, is_the_same)) {
    throw InputError(file + ": holds records; expected another file for the results");
  }
  if (std::ranges::any_of(places_, [&](const auto& each) { return is_the_same(each->name); })) {
    throw InputError(file + ": takes one form of the results; expected another file for the next");
  }
}

bool Outputs::speak_of_every_deal() const {
  return std::ranges::any_of(places_, &Place::of_every_deal);
}

void Outputs::begin() {
  for (const auto& place : places_) {
    place->writer->begin(place->to->buffer());
  }
}

void Outputs::deal(std::string_view file, const report::Deal& deal) {
  for (const auto& place : places_) {
    place->writer->deal(place->to->buffer(), file, deal);
    place->to->flush_if_full();
  }
}

std::vector<report::WrittenEntry> Outputs::apart(std::string_view file,
                                                 const report::Deal& deal) const {
  std::vector<report::WrittenEntry> written;
  if (std::ranges::all_of(places_, [](const auto& one) { return one->writer->writes_apart(); })) {
    for (const auto& place : places_) {
      written.push_back(place->writer->apart(file, deal));
    }
  }
  return written;
}

void Outputs::add(const std::vector<report::WrittenEntry>& written) {
  for (std::size_t i = 0; i < written.size(); ++i) {
    Place& place = *places_[i];
    place.writer->add_entry(place.to->buffer(), written[i]);
    place.to->flush_if_full();
  }
}

bool Outputs::end(report::Tally& tally, const report::Coverage* coverage) {
  bool written = true;
  for (const auto& place : places_) {
    place->writer->end(place->to->buffer(), tally, coverage);
    written = summarize(place->writer->summary()) && written;
    if (place->to == &streams_.out) {
      continue;  // main looks whether that was written
    }
    place->to->flush();
    if (place->to->failed()) {
      streams_.complain_of(place->name, "could not be written");
      written = false;
    }
  }
  return written;
}

/// GitHub names a file that is shown on the page of the run.
bool Outputs::summarize(std::string_view text) {
  const char* const file = std::getenv("GITHUB_STEP_SUMMARY");
  if (text.empty() || file == nullptr || *file == '\0') {
    return true;
  }
  const int descriptor = ::open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  Output to{descriptor};
  to.write(text);
  to.flush();
  ::close(descriptor);
  if (to.failed()) {
    streams_.complain_of(file, "could not be written");
  }
  return !to.failed();
}

}  // namespace ecarte::cli
