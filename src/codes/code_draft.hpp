// SPDX-License-Identifier: MIT
//
// A code of laws while it is being read: its laws and cases with the names they use still to be
// looked up, and the complaints about it so far.
#pragma once

#include <deque>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "codes/code.hpp"
#include "codes/load.hpp"
#include "yaml/node.hpp"

namespace ecarte::codes {

/// Strings that outlive the files they were read from.
class Strings {
 public:
  std::string_view keep(std::string_view text) {
    return text.empty() ? std::string_view{} : std::string_view{*kept_.emplace(text).first};
  }

 private:
  std::set<std::string, std::less<>> kept_;
};

/// Where something was written; an empty file for what comes from another code.
struct Origin {
  std::string_view file;
  yaml::Place at;
};

/// A name used, to be looked up when all are known.
struct Mention {
  std::string_view name;
  Origin origin;
};

struct DraftCase {
  Case c;  ///< but for `law`, `over`, `or_after`, `follows` and `also`
  Origin origin;
  std::vector<Mention> over;
  std::vector<Mention> or_after;  ///< one at most
  std::vector<Mention> follows;   ///< one at most
  std::vector<Mention> also;
  Mention of;  ///< the law it belongs to, where a house rule says so
  Mention when_reading;
  Mention when_value;
};

/// A reading with the values it may have, or (of house rules) the one that is chosen.
struct DraftReading {
  Mention name;
  std::vector<Mention> values;  ///< the chosen one first
};

struct DraftLaw {
  Law law;  ///< but for `engaged_by` and the numbers of its cases
  Origin origin;
  std::vector<Tariff> score;
  std::vector<FactKind> engaged_by;
  std::vector<DraftCase> cases;
};

/// A case or a whole law that house rules put in the place of another, or add.
struct Change {
  bool adds = false;
  bool is_case = false;
  DraftCase c;
  DraftLaw law;
};

struct CodeDraft {
  Code head;
  Mention extends;
  std::vector<Mention> repeals;
  std::vector<Change> changes;
  std::string_view page;  ///< for every law of the code extended; empty: as they have it
  std::vector<DraftLaw> laws;
  std::vector<DraftReading> readings;
};

/// What reading a code needs everywhere.
struct Desk {
  Strings& strings;
  const CodeFinder& find;
  std::vector<CodeError> errors;

  void complain(Origin origin, std::string message) {
    errors.push_back({std::string{origin.file}, origin.at, std::move(message)});
  }
};

/// "unknown fact 'x'", and the nearest of `words` if one is near.
std::string unknown_word(std::string_view what, std::string_view word,
                         std::span<const std::string_view> words);

/// Everything that one file says, added to `draft`. `is_head`: it may say which code this is.
void read_file(Desk& desk, CodeDraft& draft, std::string_view file, const yaml::Node& root,
               bool is_head);

/// One case as a map of keys. `in_change`: it may say which law it belongs to.
DraftCase read_case(Desk& desk, std::string_view file, const yaml::Node& node, bool in_change);

/// Puts the code that `draft` extends beneath it: repeals, replaces and adds.
void extend(Desk& desk, CodeDraft& draft);

/// A code's laws again as they were before it was put together.
std::vector<DraftLaw> draft_of(Desk& desk, const Code& code);
/// One case likewise.
DraftCase draft_of(Desk& desk, const Code& code, const Case& c, bool whole);

}  // namespace ecarte::codes
