// SPDX-License-Identifier: MIT
//
// A code of laws as the checker reads it: from the YAML of rules/, by itself. It trusts the code to
// be well formed (`ecarte laws lint` says so) and reads of it only what a ruling can rest on.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace verify {

using Words = std::set<std::string>;

/// What cannot be read: a code, or a certificate.
struct Unreadable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// `may: {who, do, from, until, else}`
struct May {
  std::string who;
  std::vector<std::string> remedies;
  Words from;
  Words until;
  std::string otherwise = "stands";
  friend bool operator==(const May&, const May&) = default;
};

struct Case {
  std::string name;
  std::string id;
  std::string law;  ///< its number; empty if it has none
  std::string law_id;
  std::string fact;
  std::map<std::string, Words> conditions;
  bool must_be_found = false;
  Words found_after;
  Words found_before;
  std::string cls = "irregularity";
  std::string offender = "subject";
  std::optional<May> may;
  std::string must;
  std::string must_by = "nobody";
  Words stands_from;  ///< what is owed and left undone annuls nothing from these on
  Words effects;
  std::string award_to = "adversary";  ///< whose the hand is, if it is awarded
  bool gives_king = false;
  std::string or_after;
  Words over;
  std::pair<std::string, std::string> when;  ///< the reading it belongs to, and its value

  /// True if the same follows from both.
  [[nodiscard]] bool same_outcome(const Case& other) const;
  /// The same, but that it may be another law that says so.
  [[nodiscard]] bool same_but_for_law(const Case& other) const;
};

/// A row of `score:`.
struct Tariff {
  std::string law;  ///< its number, or its id if it has none
  std::string result;
  Words loser_bold;  ///< "no", "yes" or both
  Words offender;    ///< likewise
  int points = 0;
};

struct Code {
  std::string name;
  std::string digest;
  int game = 5;
  bool ceilings_follow = true;
  std::map<std::string, std::string> readings;  ///< as taken
  std::vector<Case> cases;
  std::vector<Tariff> tariff;

  /// What a result is worth: king, point, bold-point, vole or bold-vole.
  [[nodiscard]] int marks(const std::string& result) const;
  /// What an offender makes of it; nothing if the code sets no ceiling.
  [[nodiscard]] std::optional<int> ceiling(const std::string& result) const;
  [[nodiscard]] const Case* find(const std::string& name) const;
  /// The cases in force on a fact.
  [[nodiscard]] std::vector<const Case*> on(const std::string& fact) const;
};

/// Reads codes from the folders and files below `rules`, and from `extra` if it is not empty.
class Library {
 public:
  Library(std::string rules, std::string extra);
  /// Throws Unreadable if there is no such code.
  const Code& code(const std::string& name);

 private:
  Code read(const std::string& path);

  std::string rules_;
  std::string extra_;
  std::map<std::string, Code> codes_;
};

}  // namespace verify
