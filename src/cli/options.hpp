// SPDX-License-Identifier: MIT
//
// The command line, read: one struct a command, holding only what that command may be told.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "analysis/odds.hpp"
#include "cli/exit_status.hpp"
#include "cli/settings.hpp"
#include "cli/shard.hpp"

namespace ecarte::cli {

enum class Format { Text, Short, Json, Lines };
enum class Colour { Auto, Always, Never };
enum class DrawnAs { Text, Svg };
enum class Stage { Table, Record, Facts, Rulings, Ledger };

/// A file of results, in a form of report::writer_forms().
struct FormedFile {
  std::string form;
  std::string path;
};

struct CheckCommand {
  std::vector<std::string> paths;
  Settings settings;   ///< what the command line says
  std::string config;  ///< the file of settings; "none"; empty: the nearest
  bool update_baseline = false;
  bool update_expect = false;  ///< write `expect:` lines instead of a report
  bool statistics = false;
  std::size_t max_findings = 0;  ///< messages printed in a report; 0: all
  std::size_t threads = 1;       ///< that judge
  std::string stdin_name = "<stdin>";
  Format format = Format::Text;   ///< Text or Short
  std::string form;               ///< on standard output in its place; empty: none
  std::vector<FormedFile> files;  ///< and to files
  Colour colour = Colour::Auto;
  bool quiet = false;  ///< the summary only
  bool coverage = false;
  bool analyse = false;
  bool advice = false;
  bool why = false;      ///< the way to each finding
  bool what_if = false;  ///< what the hand is worth under each choice
  std::string at;        ///< PATH:LINE or PATH#GAME.DEAL:LINE: as it stood there; empty: at the end
  bool certify = false;  ///< a certificate instead of a report
  std::vector<std::string> codes;  ///< if there are several: what differs under them; else none
  std::optional<Shard> shard;      ///< the results of this part of the work, for `merge`
  std::string journal;             ///< the file the run can be taken up again from; empty: none
};

/// Parts of a check, put together.
struct MergeCommand {
  std::vector<std::string> files;
  std::string output;  ///< a part of all that is here; empty: what one run would have reported
};

struct ShowCommand {
  std::string place;  ///< PATH or PATH#GAME.DEAL
  std::string code;
  Stage stage = Stage::Table;
  bool tell = false;  ///< tell it back instead, sentence by sentence
  DrawnAs format = DrawnAs::Text;
  std::string seat;   ///< the name of the player for whom it is drawn; empty: both hands are
  bool step = false;  ///< act by act
  bool ascii = false;
  bool four_colour = false;
  std::size_t width = 0;  ///< display columns; 0: those of the terminal
  Colour colour = Colour::Auto;
  bool strict = false;
};

/// A page of an archive.
struct ReportCommand {
  std::vector<std::string> paths;
  Settings settings;
  std::string config;
  std::string stdin_name = "<stdin>";
  std::string output;  ///< a file; "-" or empty: standard output
  bool four_colour = false;
};

struct ExplainCommand {
  /// The number or id of a law, or the id of a finding or of trouble with a record; "law" may
  /// stand before a number.
  std::vector<std::string> what;
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

struct OddsCommand {
  std::vector<std::string> hand;
  std::string turn;   ///< the card turned; empty if it is not told
  std::string trump;  ///< the suit, where no card is
  std::string gone;   ///< cards known to be in neither hand
  analysis::Model model = analysis::Model::Open;
  bool dealer = false;  ///< the hand is the dealer's
  std::string condition;
  Format format = Format::Text;  ///< Text or Json
};

/// What the dealer answers to a proposal.
enum class Answering {
  Accepts,  ///< with every hand
  Book,     ///< refuses with the hands of pp. 55-57, accepts with all others
  Refuses,  ///< with every hand
};

struct DiscardCommand {
  std::vector<std::string> hand;
  std::string turn;
  std::string gone;  ///< cards known not to be in the pack
  Answering answering = Answering::Accepts;
  int rounds = 1;                ///< exchanges at most
  int deals = 1000;              ///< drawn for each discard, where not all can be counted
  Format format = Format::Text;  ///< Text or Json
};

struct ScoresCommand {
  std::int64_t deals = 0;  ///< to draw; 0: the table built in
  std::uint32_t seed = 1;
  bool plans = false;            ///< by the plans of `ecarte proposing`, not by the treatise
  Format format = Format::Text;  ///< Text or Json
};

/// The classes of the census; or every hand.
enum class CensusClasses { Trumps, Kings, Shape, Hand };
enum class CensusFormat { Text, Csv, Svg };

struct CensusCommand {
  CensusClasses by = CensusClasses::Kings;
  CensusFormat format = CensusFormat::Text;
};

enum class TableFormat { Text, Csv };

struct TabulateCommand {
  std::vector<std::string> tables;  ///< parts and tables to add up
  std::string part;                 ///< or the file to find a part in, or to go on with
  std::string shard = "1/1";        ///< which part: the I-th of N
  std::vector<std::string> hand;    ///< to look up in the table; empty: tell of all
  std::string turn;
  CensusClasses by = CensusClasses::Kings;
  TableFormat format = TableFormat::Text;
};

struct AdviseCommand {
  std::vector<std::string> hand;
  std::string turn;
  std::string score;             ///< the player's own first, "3-2"
  bool dealer = false;           ///< the hand is the dealer's, and he has been asked for cards
  int deals = 12000;             ///< drawn, where not all can be counted
  Format format = Format::Text;  ///< Text or Json
};

enum class ProposingFormat { Text, Json, Table };

struct ProposingCommand {
  std::optional<std::string> score;  ///< the dealer's first; else all
  std::int64_t deals = 0;            ///< to draw; 0: the plans built in
  std::int64_t other_deals = 0;      ///< to measure the plans built in on; 0: as they were measured
  std::optional<std::uint32_t> seed;
  bool bands = false;  ///< count the bands of the hands anew, and nothing else
  ProposingFormat format = ProposingFormat::Text;
};

struct SolveCommand {
  std::vector<std::string> what;  ///< a place, or two hands
  std::string trump;
  std::string led;               ///< a card of the first hand that is on the table; empty: none
  Format format = Format::Text;  ///< Text or Json
};

struct FmtCommand {
  std::vector<std::string> paths;
  bool check = false;
  bool diff = false;
  bool force = false;  ///< also what is read-only or has other names
};

enum class HelpTopic { Notation, Claims, Words };

struct HelpCommand {
  HelpTopic topic = HelpTopic::Notation;
};

enum class TreatiseFormat { Text, Json, Markdown, Html };

struct TreatiseCommand {
  std::vector<std::string> paths;
  std::string only;   ///< the id of one claim; empty: all
  std::string plots;  ///< a folder to draw into; empty: nothing is drawn
  TreatiseFormat format = TreatiseFormat::Text;
  bool record = false;
  bool slow = false;
};

struct RuleCommand {
  std::vector<std::string> accounts;  ///< two records of one deal, PATH or PATH#GAME.DEAL; or none
  std::string claim;                  ///< against the one record there is; empty: none
  std::string code;
  std::string answers;           ///< a file of answers; empty: they are asked for
  std::string record;            ///< where the answers go as a record; "-": to standard output
  Format format = Format::Text;  ///< Text or Json
};

struct PageCommand {
  std::string output;  ///< empty: standard output
  std::string from;    ///< the page as the web build made it; empty: the one beside the program
  std::string code;    ///< the laws it begins with; empty: the first there are
};

enum class Shell { Bash, Zsh, Fish };

struct DemoCommand {
  std::string folder;  ///< empty: ecarte-demo
};

struct ConfigCommand {
  std::string path;  ///< of the records asked about; empty: of the working folder
  Settings settings;
  std::string config;
  Format format = Format::Text;  ///< Text or Json
};

enum class SchemaOf { Result, Ledger, Config, Rule, Told, Form, Codes };

struct SchemaCommand {
  SchemaOf of = SchemaOf::Result;
};

struct LspCommand {
  Settings settings;
  std::string config;
  bool stdio = true;  ///< there is no other way
};

enum class CiService { None, GitHub, GitLab };

struct InitCommand {
  std::string folder;  ///< of the repository; empty: the working folder
  CiService ci = CiService::None;
  std::string source;  ///< where the job gets ecarte from; empty: that is to be filled in
  bool force = false;  ///< what is there already is replaced
};

struct VersionCommand {};

/// Text to print and be done: help asked for, or a complaint about the usage.
struct UsageReply {
  std::string text;
  ExitStatus status = ExitStatus::Clean;
};

using Command =
    std::variant<CheckCommand, MergeCommand, ShowCommand, ReportCommand, ExplainCommand,
                 LawsListCommand, LawsLintCommand, LawsDiffCommand, LawsCoverCommand, LedgerCommand,
                 OddsCommand, DiscardCommand, ScoresCommand, CensusCommand, TabulateCommand,
                 AdviseCommand, ProposingCommand, SolveCommand, FmtCommand, HelpCommand,
                 TreatiseCommand, RuleCommand, PageCommand, ConfigCommand, DemoCommand,
                 SchemaCommand, LspCommand, InitCommand, VersionCommand, UsageReply>;

/// What the arguments (without the program's name) ask for. Never throws on any of them.
Command read_options(const std::vector<std::string>& arguments);

}  // namespace ecarte::cli
