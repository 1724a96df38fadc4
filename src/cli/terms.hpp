// SPDX-License-Identifier: MIT
//
// How the records of each folder are checked: what the command line and the folder's `.ecarte.yaml`
// come to.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "cli/baseline.hpp"
#include "cli/code_choice.hpp"
#include "cli/exit_status.hpp"
#include "cli/expectations.hpp"
#include "cli/inputs.hpp"
#include "cli/options.hpp"
#include "cli/selection.hpp"
#include "cli/settings.hpp"

namespace ecarte::cli {

/// What holds for the records of one file of settings, or for those of none.
struct Terms {
  ChosenCode default_code;  ///< of records that name none, if the file says one
  Selection selection;
  Baseline* baseline = nullptr;  ///< nullptr: nothing is known of old
  FailOn fail_on = FailOn::Error;
  bool expect = false;
  bool strict = false;
  bool all_notes = false;
  const SettingsFile* said_in = nullptr;  ///< the file that says some of it; nullptr: none

  /// What the run comes to by a deal, with what became of its findings.
  [[nodiscard]] ExitStatus status_of(const report::Deal& deal, const Comparison* comparison,
                                     std::span<const report::Treatment> treatments) const;

  /// Does a finding of this severity fail the run?
  [[nodiscard]] bool counts(law::Severity severity) const;

  /// What becomes of each finding of a deal of `file`: what was expected (`comparison`; nullptr: it
  /// is held to nothing), what is waived, and what is known of old.
  void treat(const std::string& file, const report::Deal& deal, const Comparison* comparison,
             std::vector<report::Treatment>& into) const;
};

/// What `.ecarte.yaml` says of the records of `file`, for commands that only rule on them.
struct ProjectTerms {
  ChosenCode default_code;  ///< of records that name none
  bool strict = false;
};
ProjectTerms project_terms(const std::string& file);

/// The code named, else that of the `.ecarte.yaml` that holds for the working folder.
ChosenCode code_here(const std::string& name_or_file);

/// The terms of one run, each made once.
class AllTerms {
 public:
  /// Makes those of everything in `command.paths`. Throws InputError for a file of settings, a code
  /// or a baseline that cannot be used.
  AllTerms(const CheckCommand& command, Baseline::FromRoot from_root);
  /// The same, where it is known already what that is.
  AllTerms(const CheckCommand& command, Baseline::FromRoot from_root, const Inputs& inputs);
  /// The terms that each of these files of settings makes, and those of none; no other is looked
  /// for.
  AllTerms(const CheckCommand& command, Baseline::FromRoot from_root,
           const std::vector<SettingsFile>& told);

  const Terms& of(const std::string& file);
  const Terms& of(const SettingsFile* file);

  /// The one code deals are judged by; nullptr if that is for each record to say.
  [[nodiscard]] const codes::Code* only_code() const { return only_.code(); }
  /// The codes deals may be judged by. Holds as long as this does.
  [[nodiscard]] std::span<const codes::Code* const> codes() const { return codes_; }

  /// Is there a baseline for any of the files asked about?
  [[nodiscard]] bool has_baseline() const { return !baselines_.empty(); }
  /// Writes new baselines, and hands on what there is to say of the old ones.
  template <class Say>
  void end(const Say& say) const {
    for (const auto& [path, baseline] : baselines_) {
      if (const std::string words = baseline.end(); !words.empty()) {
        say(words);
      }
    }
  }

 private:
  Baseline* baseline_at(const std::string& path);

  void choose_codes();

  const CheckCommand& command_;
  Baseline::FromRoot from_root_;
  ChosenCode only_;
  std::vector<const codes::Code*> codes_;
  SettingsFiles files_;
  std::map<const SettingsFile*, std::unique_ptr<Terms>> terms_;
  std::map<std::string, Baseline> baselines_;
  std::string last_folder_;      ///< of the records asked about last,
  const Terms* last_ = nullptr;  ///< and theirs; nullptr: none yet
};

}  // namespace ecarte::cli
