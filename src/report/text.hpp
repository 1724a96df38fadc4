// SPDX-License-Identifier: MIT
//
// Findings as people read them, or read them aloud at a table: the place and what was done, the
// line with a mark under it, what the law says, what may be done now and what it does to the score,
// a sentence each. Every function appends to `out` and prints nothing itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "report/deal.hpp"
#include "report/tally.hpp"

namespace ecarte::report {

/// Full: all there is to say. Short: `file:line:column: warning[law 43 revoke]: …` and no more.
enum class TextForm : std::uint8_t { Full, Short };

struct TextOptions {
  bool colour = false;
  /// Also rights exercised or lapsed, and what the code notes for information.
  bool all_notes = false;
  /// Under each finding the way to it, and what would have been ruled otherwise.
  bool why = false;
  TextForm form = TextForm::Full;
  std::size_t width = 0;  ///< display columns to which sentences are broken; 0: they are not
};

/// "law 43 revoke", or the id alone where no law speaks.
std::string label_of(std::string_view law, std::string_view id);
/// The same of a finding; "law 39 lead-withdrawn or law 40 lead-out-of-turn-stands", where either
/// may have been broken.
std::string label_of(const law::Finding& finding);

/// `file:line:column: unreadable[unknown-verb]: expected …`
void write_problem(std::string& out, std::string_view file, const record::Record& record,
                   const record::Problem& problem, const TextOptions& options);

/// What a report says under a finding or a doubt, apart from any run: what the law says, in words
/// of our own, what may be done now, and what it does to the score. A sentence each, safe to print.
std::vector<std::string> explained(const Deal& deal, const law::Finding& finding);
std::vector<std::string> explained(const Deal& deal, const law::Missing& missing);

/// What the law says of it alone, in words of our own, a sentence each, safe to print.
std::vector<std::string> law_said(const Deal& deal, const law::Finding& finding);
std::vector<std::string> law_said(const Deal& deal, const law::Missing& missing);

/// Is it told with a finding it comes of, or a doubt with a finding of the same deed?
bool told_with_other(const Deal& deal, const law::Finding& finding);
bool told_with_other(const Deal& deal, const law::Missing& missing);

/// How things stand where the last deal of a sitting stops: who may or must do what and until when,
/// but for what is said under a finding, and what can no longer be done. A sentence each, safe to
/// print. `held_back` counts what is left out for want of `all_notes`.
std::vector<std::string> standing_of(const Deal& deal, bool all_notes, std::uint64_t& held_back);

/// Has somebody a right, where the last deal of a sitting ends, that no finding tells of? With
/// `all_notes` more findings tell.
bool leaves_open(const Deal& deal, bool all_notes);

/// Of a deal that was not read whole: that what is ruled on is not all of it, and what is left out
/// of account. A sentence each, safe to print; none of a deal that was read whole, or not ruled on.
std::vector<std::string> left_out_said(const Deal& deal);

/// The score of the deal, due and marked, in one sentence; empty where it is said with a choice.
std::string score_sentence(const Deal& deal);

/// One run's report. It restates each law once, at the first finding that names it, and counts what
/// it holds back.
class TextReport {
 public:
  /// A law, and the words it is restated in.
  struct Restated {
    const codes::Law* law;
    std::string_view gist;
    friend bool operator==(const Restated&, const Restated&) = default;
  };

  explicit TextReport(const TextOptions& options) : options_(options) {}

  /// From now on, what TextOptions::all_notes says.
  void show_all_notes(bool all) { options_.all_notes = all; }

  /// `file:line:column: warning[law 43 revoke]: …` and what belongs under it; nothing for a finding
  /// that is not shown.
  void finding(std::string& out, std::string_view file, const Deal& deal,
               const law::Finding& finding);

  /// As `finding` of so many that are not shown.
  void hold_back(std::uint64_t findings) { held_back_ += findings; }

  /// `file:line:column: undecidable[law 43 revoke]: …`
  void missing(std::string& out, std::string_view file, const Deal& deal,
               const law::Missing& missing);

  /// `file:line:column: note[analysis]: …`
  void remark(std::string& out, std::string_view file, const Deal& deal,
              const Remark& remark) const;

  /// Of a deal that was not read whole: what the ruling under it leaves out of account. Nothing if
  /// it is not ruled on at all.
  void in_part(std::string& out, std::string_view file, const Deal& deal) const;

  /// Of the last deal of a sitting, where it stops: what may and must be done now, and what could
  /// be done and no longer can.
  void standing(std::string& out, std::string_view file, const Deal& deal);

  /// The score of the deal, due and marked, in one sentence.
  void score(std::string& out, const Deal& deal) const;

  /// "5 deals: 4 regular, 1 irregular; 1 warning", and how to see what was held back.
  void summary(std::string& out, const Tally& tally) const;

 private:
  void restate(std::string& out, const Restated& said);
  bool said_before(std::string_view clause);
  std::string_view turned(const Deal& deal, std::string_view clause);

  TextOptions options_;
  std::vector<Restated> restated_;
  std::vector<std::string> readings_;
  std::string turned_;              ///< room for a clause,
  std::vector<Restated> rests_on_;  ///  and for what a finding rests on
  std::uint64_t held_back_ = 0;
};

}  // namespace ecarte::report
