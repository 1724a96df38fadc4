// SPDX-License-Identifier: MIT
#include "cli/check_modes.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/core.h>

#include "cli/input.hpp"

namespace ecarte::cli {
namespace {

constexpr unsigned bit(CheckMode mode) {
  return 1U << static_cast<unsigned>(mode);
}
constexpr unsigned kCodes = bit(CheckMode::Codes);
constexpr unsigned kPart = bit(CheckMode::Part);
constexpr unsigned kUpdate = bit(CheckMode::UpdateExpect);
constexpr unsigned kCertify = bit(CheckMode::Certify);
constexpr unsigned kNoReport = kUpdate | kCertify;

/// An option, and in which modes it has no use.
struct OptionUse {
  std::string_view name;
  bool (*given)(const CheckCommand&);
  unsigned none;
};

constexpr auto kOptions = std::to_array<OptionUse>({
    {"--expect", [](const auto& c) { return c.settings.expect.value_or(false); },
     kCodes | kCertify},
    {"--baseline", [](const auto& c) { return !c.settings.baseline.empty(); }, kCodes | kNoReport},
    {"--select", [](const auto& c) { return !c.settings.select.empty(); }, kCodes | kNoReport},
    {"--ignore", [](const auto& c) { return !c.settings.ignore.empty(); }, kCodes | kNoReport},
    {"--notes", [](const auto& c) { return c.settings.notes.value_or(false); }, kCodes | kNoReport},
    {"--fail-on",
     [](const auto& c) { return c.settings.fail_on && *c.settings.fail_on != FailOn::Never; },
     kCodes | kNoReport},
    {"--update-baseline", [](const auto& c) { return c.update_baseline; },
     kCodes | kPart | kNoReport},
    {"--update-expect", [](const auto& c) { return c.update_expect; }, kCodes | kPart},
    {"--statistics", [](const auto& c) { return c.statistics; }, kCodes | kNoReport},
    {"--max-findings", [](const auto& c) { return c.max_findings != 0; }, kCodes | kNoReport},
    {"--coverage", [](const auto& c) { return c.coverage; }, kCodes | kNoReport},
    {"--analyse", [](const auto& c) { return c.analyse; }, kCodes | kNoReport},
    {"--advice", [](const auto& c) { return c.advice; }, kCodes | kNoReport},
    {"--why", [](const auto& c) { return c.why; }, kCodes | kNoReport},
    {"--what-if", [](const auto& c) { return c.what_if; }, kCodes | kNoReport},
    {"--at", [](const auto& c) { return !c.at.empty(); }, kCodes | kPart | kUpdate},
    {"--certify", [](const auto& c) { return c.certify; }, kCodes | kPart | kUpdate},
    {"--shard", [](const auto& c) { return c.shard.has_value(); }, kCodes},
    {"--journal", [](const auto& c) { return !c.journal.empty(); }, kCodes},
    {"--output", [](const auto& c) { return !c.files.empty(); }, kCodes | kNoReport},
    {"--format", [](const auto& c) { return !c.form.empty() || c.format != Format::Text; },
     kNoReport},
});

std::string_view why_none(CheckMode mode) {
  switch (mode) {
    case CheckMode::Codes:
      return "goes with one code; of several it is told on which deals they differ";
    case CheckMode::Part:
      return "goes with neither --shard nor --journal";
    case CheckMode::UpdateExpect:
      return "does not go with --update-expect, which writes into the records and reports nothing";
    case CheckMode::Certify:
      return "does not go with --certify, which writes a certificate and reports nothing";
    case CheckMode::Report:
      break;
  }
  return {};
}

/// Is a report in words printed? `full`: with more of a finding than its line.
bool prints(const CheckCommand& command, bool full) {
  return command.form.empty() && (!full || command.format == Format::Text);
}

/// Is anything written in one of these forms, printed or to a file?
bool writes_json(const CheckCommand& command) {
  const auto is_json = [](std::string_view form) { return form == "json" || form == "jsonl"; };
  return is_json(command.form) || std::ranges::any_of(command.files, [&](const FormedFile& file) {
           return is_json(file.form);
         });
}

/// What is asked for that none of the forms has.
void refuse_what_no_form_has(const CheckCommand& command) {
  const auto refuse = [](bool so, std::string_view option, std::string_view forms) {
    if (so) {
      throw InputError(fmt::format("check: {} is of the report alone{}; expected --format {}",
                                   option, forms.find("json") != forms.npos ? " and of JSON" : "",
                                   forms));
    }
  };
  const bool json = writes_json(command);
  refuse(command.why && !prints(command, true) && !json, "--why", "text, json or jsonl");
  refuse(command.what_if && !prints(command, true) && !json, "--what-if", "text, json or jsonl");
  refuse(command.analyse && !prints(command, false) && !json, "--analyse",
         "text, short, json or jsonl");
  refuse(command.advice && !prints(command, false) && !json, "--advice",
         "text, short, json or jsonl");
  refuse(command.coverage && !prints(command, false) && !json, "--coverage",
         "text, short, json or jsonl");
  refuse(command.statistics && !prints(command, false), "--statistics", "text or short");
  refuse(command.max_findings != 0 && !prints(command, false), "--max-findings", "text or short");
}

}  // namespace

CheckMode mode_of(const CheckCommand& command) {
  if (!command.codes.empty()) {
    return CheckMode::Codes;
  }
  if (command.shard || !command.journal.empty()) {
    return CheckMode::Part;
  }
  if (command.update_expect) {
    return CheckMode::UpdateExpect;
  }
  return command.certify ? CheckMode::Certify : CheckMode::Report;
}

void refuse_what_has_no_use(const CheckCommand& command) {
  const CheckMode mode = mode_of(command);
  for (const OptionUse& option : kOptions) {
    if ((option.none & bit(mode)) != 0 && option.given(command)) {
      throw InputError(fmt::format("check: {} {}", option.name, why_none(mode)));
    }
  }
  if (mode == CheckMode::Report || mode == CheckMode::Part) {
    refuse_what_no_form_has(command);
  }
}

}  // namespace ecarte::cli
