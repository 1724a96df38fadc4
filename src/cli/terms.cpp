// SPDX-License-Identifier: MIT
#include "cli/terms.hpp"

#include <algorithm>
#include <utility>

#include "cli/input.hpp"

namespace ecarte::cli {
namespace {

/// Where a list was said: an option, or a place in a file.
Selection::Words words_of(const std::vector<std::string>& list, bool given,
                          const SettingsFile* file, const std::string& name) {
  return {list, given || file == nullptr ? "--" + name : file->place_of(name) + ": " + name};
}

}  // namespace

ProjectTerms project_terms(const std::string& file) {
  SettingsFiles files;
  const SettingsFile* const found = files.of(file);
  return {ChosenCode{found == nullptr ? std::string{} : found->says.code},
          found != nullptr && found->says.strict.value_or(false)};
}

ChosenCode code_here(const std::string& name_or_file) {
  return name_or_file.empty() ? project_terms("./").default_code : ChosenCode{name_or_file};
}

bool Terms::counts(law::Severity severity) const {
  switch (fail_on) {
    case FailOn::Error:
    case FailOn::Undecidable:
      return severity == law::Severity::Error;
    case FailOn::Warning:
      return severity != law::Severity::Note;
    case FailOn::Note:
      return true;
    case FailOn::Never:
      return false;
  }
  return false;
}

void Terms::treat(const std::string& file, const report::Deal& deal, const Comparison* comparison,
                  std::vector<report::Treatment>& into) const {
  into.assign(deal.result.findings.size(), report::Treatment::Reported);
  for (std::size_t i = 0; i < into.size(); ++i) {
    if (report::is_waived(deal.result.findings[i])) {
      into[i] = report::Treatment::Waived;
    } else if (comparison != nullptr && comparison->expected[i]) {
      into[i] = report::Treatment::Expected;
    }
  }
  if (baseline != nullptr) {
    baseline->treat(file, deal, into);
  }
}

ExitStatus Terms::status_of(const report::Deal& deal, const Comparison* comparison,
                            std::span<const report::Treatment> treatments) const {
  ExitStatus status = ExitStatus::Clean;
  if (!deal.record.problems.empty() && !(comparison != nullptr && comparison->problems_expected)) {
    status = ExitStatus::Unusable;
  }
  for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
    if (treatments[i] == report::Treatment::Reported && counts(deal.result.findings[i].severity)) {
      status = worse(status, ExitStatus::Findings);
    }
  }
  const bool doubt =
      std::ranges::any_of(deal.result.missing,
                          [](const law::Missing& each) { return !report::is_waived(each); }) &&
      !(comparison != nullptr && comparison->doubt_expected);
  if (doubt && (fail_on == FailOn::Undecidable || fail_on == FailOn::Note)) {
    status = worse(status, ExitStatus::Findings);
  }
  return status;
}

AllTerms::AllTerms(const CheckCommand& command, Baseline::FromRoot from_root)
    : AllTerms(command, std::move(from_root), Inputs{command.paths, command.stdin_name}) {}

AllTerms::AllTerms(const CheckCommand& command, Baseline::FromRoot from_root, const Inputs& inputs)
    : command_(command),
      from_root_(std::move(from_root)),
      only_(command.settings.code),
      files_(command.config) {
  choose_codes();
  inputs.each_file([this](const std::string& file) { of(file); });
}

AllTerms::AllTerms(const CheckCommand& command, Baseline::FromRoot from_root,
                   const std::vector<SettingsFile>& told)
    : command_(command),
      from_root_(std::move(from_root)),
      only_(command.settings.code),
      files_("none") {
  choose_codes();
  for (const SettingsFile& file : told) {
    of(&file);
  }
}

void AllTerms::choose_codes() {
  if (only_.code() != nullptr) {
    codes_.push_back(only_.code());
  } else {
    codes_.assign(codes::built_in_codes().begin(), codes::built_in_codes().end());
  }
}

const Terms& AllTerms::of(const std::string& file) {
  const std::size_t slash = file.rfind('/');
  if (slash == std::string::npos || !is_record_file(file)) {
    return of(files_.of(file));
  }
  // The same holds for all files of a folder; an archive may have many, and little in each.
  const std::string_view folder = std::string_view{file}.substr(0, slash);
  if (last_ == nullptr || folder != last_folder_) {
    last_ = &of(files_.of(file));
    last_folder_ = folder;
  }
  return *last_;
}

Baseline* AllTerms::baseline_at(const std::string& path) {
  return path.empty() ? nullptr
                      : &baselines_.try_emplace(path, path, command_.update_baseline, from_root_)
                             .first->second;
}

const Terms& AllTerms::of(const SettingsFile* file) {
  std::unique_ptr<Terms>& terms = terms_[file];
  if (terms) {
    return *terms;
  }
  const Settings& given = command_.settings;
  const Settings both = joined(given, file);
  ChosenCode own{only_.code() == nullptr && file != nullptr ? file->says.code : std::string{}};
  std::vector<const codes::Code*> judging = codes_;
  if (own.code() != nullptr && std::ranges::find(judging, own.code()) == judging.end()) {
    judging.push_back(own.code());
    codes_.push_back(own.code());
  }
  Selection selection{words_of(both.select, !given.select.empty(), file, "select"),
                      words_of(both.ignore, !given.ignore.empty(), file, "ignore"), judging};
  const FailOn fail_on = both.fail_on.value_or(FailOn::Error);
  terms = std::make_unique<Terms>(
      Terms{std::move(own), std::move(selection), baseline_at(both.baseline), fail_on,
            both.expect.value_or(false), both.strict.value_or(false),
            both.notes.value_or(false) || fail_on == FailOn::Note, file});
  if (terms->expect && terms->selection.selects()) {
    throw InputError("what is expected cannot be found if not everything is looked at; expected " +
                     std::string{"--expect without --select and --ignore"});
  }
  return *terms;
}

}  // namespace ecarte::cli
