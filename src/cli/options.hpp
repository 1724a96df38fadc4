// SPDX-License-Identifier: MIT
//
// The command line, read: one struct a command, holding only what that command may be told.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "cli/exit_status.hpp"

namespace ecarte::cli {

enum class FailOn { Error, Warning, Note, Undecidable, Never };
enum class Format { Text, Json, Lines };
enum class Colour { Auto, Always, Never };
enum class Stage { Table, Record, Facts, Rulings };

struct CheckCommand {
  std::vector<std::string> paths;
  std::string code;  ///< name or file; empty: what the records say
  FailOn fail_on = FailOn::Error;
  Format format = Format::Text;
  Colour colour = Colour::Auto;
  bool expect = false;
  bool strict = false;
  bool quiet = false;  ///< the summary only
  bool all_notes = false;
  bool coverage = false;
};

struct ShowCommand {
  std::string place;  ///< PATH or PATH#GAME.DEAL
  std::string code;
  Stage stage = Stage::Table;
  Colour colour = Colour::Auto;
  bool strict = false;
};

struct ExplainCommand {
  std::string what;  ///< the number or id of a law, or the id of a finding
  std::string code;
};

struct LawsListCommand {
  std::string code;  ///< empty: every code built in
};

struct LawsLintCommand {
  std::string code;
};

struct LawsDiffCommand {
  std::string first;
  std::string second;
  Format format = Format::Text;  ///< Text or Json
};

struct LawsCoverCommand {
  std::string code;
  std::vector<std::string> paths;
};

enum class LedgerFormat { Text, Json, Csv };

struct LedgerCommand {
  std::vector<std::string> paths;
  std::string code;
  LedgerFormat format = LedgerFormat::Text;
  bool strict = false;
};

struct FmtCommand {
  std::vector<std::string> paths;
  bool check = false;
};

struct VersionCommand {};

/// Text to print and be done: help asked for, or a complaint about the usage.
struct UsageReply {
  std::string text;
  ExitStatus status = ExitStatus::Clean;
};

using Command = std::variant<CheckCommand, ShowCommand, ExplainCommand, LawsListCommand,
                             LawsLintCommand, LawsDiffCommand, LawsCoverCommand, LedgerCommand,
                             FmtCommand, VersionCommand, UsageReply>;

/// What the arguments (without the program's name) ask for. Never throws on any of them.
Command read_options(const std::vector<std::string>& arguments);

}  // namespace ecarte::cli
