// SPDX-License-Identifier: MIT
//
// `ecarte lsp`: the language server, given standard input and output, and what the project says of
// its records.
#include <cerrno>
#include <optional>

#include <poll.h>
#include <unistd.h>

#include "cli/commands.hpp"
#include "cli/expectations.hpp"
#include "cli/outputs.hpp"
#include "cli/place.hpp"
#include "cli/terms.hpp"
#include "lsp/server.hpp"

namespace ecarte::cli {
namespace {

class StandardStreams final : public lsp::Channel {
 public:
  explicit StandardStreams(Output& out) : out_(out) {}

  std::size_t read(char* into, std::size_t size) override {
    for (;;) {
      const ssize_t got = ::read(STDIN_FILENO, into, size);
      if (got >= 0) {
        return static_cast<std::size_t>(got);
      }
      if (errno != EINTR) {
        return 0;
      }
    }
  }
  bool wait(int milliseconds) override {
    pollfd ready{STDIN_FILENO, POLLIN, 0};
    return ::poll(&ready, 1, milliseconds) != 0;
  }
  void write(std::string_view bytes) override {
    out_.write(bytes);
    out_.flush();
  }

 private:
  Output& out_;
};

/// The terms of one run through one file.
class FileTerms final : public lsp::DocumentTerms {
 public:
  FileTerms(CheckCommand command, std::string file)
      : command_(std::move(command)),
        file_(std::move(file)),
        all_(command_, writer_context({}).from_root),
        terms_(all_.of(file_)) {}

  [[nodiscard]] const codes::Code* default_code() const override {
    return terms_.default_code.code();
  }
  [[nodiscard]] bool strict() const override { return terms_.strict; }
  [[nodiscard]] bool all_notes() const override { return terms_.all_notes; }
  void select(law::DealResult& result) const override {
    if (terms_.selection.selects()) {
      terms_.selection.apply(result);
    }
  }

  Treated treat(const report::Deal& deal) override {
    Treated treated;
    std::optional<Comparison> comparison;
    if (terms_.expect && deal.own_code && !deal.record.expectations.empty()) {
      comparison = compare(deal);
      treated.doubt_expected = comparison->doubt_expected;
      treated.problems_expected = comparison->problems_expected;
      for (const Failure& failure : comparison->failures) {
        treated.unmet.push_back({failure.span, failure.message});
      }
    }
    terms_.treat(file_, deal, comparison ? &*comparison : nullptr, treated.findings);
    return treated;
  }

 private:
  CheckCommand command_;
  std::string file_;
  AllTerms all_;
  const cli::Terms& terms_;
};

class Files final : public lsp::Project {
 public:
  explicit Files(const LspCommand& command) : command_(command) {}

  std::unique_ptr<lsp::DocumentTerms> terms_of(const std::string& path) override {
    CheckCommand command;
    command.settings = command_.settings;
    command.config = command_.config;
    return std::make_unique<FileTerms>(std::move(command), path.empty() ? "<stdin>" : path);
  }
  std::unique_ptr<lsp::DocumentTerms> plain_terms() override {
    CheckCommand command;
    command.config = "none";
    return std::make_unique<FileTerms>(std::move(command), "<stdin>");
  }

 private:
  const LspCommand& command_;
};

}  // namespace

ExitStatus lsp(const LspCommand& command, Streams& streams) {
  StandardStreams channel{streams.out};
  Files project{command};
  const std::string_view name = tool_name();
  const bool in_order = lsp::serve(channel, project, std::string(name.substr(name.rfind(' ') + 1)));
  return in_order ? ExitStatus::Clean : ExitStatus::Findings;
}

}  // namespace ecarte::cli
