// SPDX-License-Identifier: MIT
//
// What the program says of itself: the first steps, the help on one screen, and the nearest word to
// one that it does not know.
#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

#include "cli/options_parts.hpp"
#include "notation/nearest.hpp"
#include "report/wrap.hpp"

namespace ecarte::cli {
namespace {

constexpr std::size_t kWidth = 79;
constexpr std::size_t kColumn = 30;  ///< where CLI11 begins the words on an option
constexpr std::size_t kNames = 12;   ///< of a command on the one screen, with the gap after it
constexpr std::size_t kHalf = 40;

/// Every command in a few words, for the one screen.
constexpr std::array<std::pair<std::string_view, std::string_view>, 26> kCommands{
    {{"check", "rule on records"},
     {"show", "draw a deal, tell it back"},
     {"merge", "add up results of shards"},
     {"report", "an archive as a page"},
     {"fmt", "bring records into form"},
     {"rule", "settle a dispute"},
     {"ledger", "a sitting as an account"},
     {"demo", "three records to play with"},
     {"explain", "a law restated"},
     {"laws", "list, lint, diff, cover"},
     {"help", "the notation, by example"},
     {"config", "settings, and where from"},
     {"lsp", "for editors, as one types"},
     {"init", "a job for CI"},
     {"schema", "the JSON Schemas"},
     {"completion", "for bash, zsh and fish"},
     {"odds", "chances of a hand"},
     {"discard", "what to throw out"},
     {"advise", "what to do with a hand"},
     {"proposing", "jeux de règle recomputed"},
     {"scores", "chances at each score"},
     {"census", "every hand against all"},
     {"tabulate", "odds of all hands, blind"},
     {"solve", "best play, cards seen"},
     {"treatise", "a treatise checked"},
     {"page", "the referee for a phone"}}};

constexpr std::string_view kExamples =
    "  ecarte demo                    write three small records to play with\n"
    "  ecarte check evening.ecarte    what the laws say of a record\n"
    "  ecarte rule                    settle a dispute by questions\n"
    "  ecarte explain 43              a law, with a worked pair of records\n";

/// `text` in lines of so many columns.
std::string broken(const std::string& text, std::size_t width) {
  std::string lines;
  report::append_wrapped(lines, text, 0, width);
  while (!lines.empty() && lines.back() == '\n') {
    lines.pop_back();
  }
  return lines;
}

/// CLI11's, with lines that fit.
class Help : public CLI::Formatter {
 public:
  Help() { column_width(kColumn); }

  std::string make_option_desc(const CLI::Option* option) const override {
    return broken(CLI::Formatter::make_option_desc(option), kWidth - kColumn);
  }
  std::string make_description(const CLI::App* app) const override {
    const std::string words = CLI::Formatter::make_description(app);
    return words.empty() ? words : broken(words, kWidth) + "\n";
  }
  std::string make_subcommand(const CLI::App* sub) const override {
    std::stringstream out;
    CLI::detail::format_help(out, sub->get_name(), broken(sub->get_description(), kWidth - kColumn),
                             kColumn);
    return out.str();
  }
};

/// Every command in a word or two, in two columns.
class FrontPage : public Help {
 public:
  std::string make_help(const CLI::App* /*app*/, std::string /*name*/,
                        CLI::AppFormatMode /*mode*/) const override {
    std::string text =
        "The referee for écarté: replays hand records and says what the laws make of it.\n"
        "Usage: ecarte COMMAND [OPTIONS], or ecarte -h,--help, --version\n" +
        std::string{kExamples} + "\nSubcommands:\n";
    const std::vector<std::string> entries = all_entries();
    const std::size_t half = (entries.size() + 1) / 2;
    for (std::size_t i = 0; i < half; ++i) {
      text += "  " + entries[i];
      if (i + half < entries.size()) {
        text.append(kHalf - std::min(kHalf - 1, entries[i].size()), ' ');
        text += "  " + entries[i + half];
      }
      text += "\n";
    }
    return text +
           "Exit status: 0 nothing found at or above --fail-on; 1 findings; 2 the job could\n"
           "not be done; 70 a fault of the program. `ecarte COMMAND --help` says more.\n";
  }

 private:
  /// In the order of the table: the commands themselves are not made for it.
  static std::vector<std::string> all_entries() {
    std::vector<std::string> entries;
    for (const auto& [name, words] : kCommands) {
      entries.push_back(std::string{name} + std::string(kNames - name.size(), ' ') +
                        std::string{words});
    }
    return entries;
  }
};

}  // namespace

void give_help(CLI::App& app) {
  const auto help = std::make_shared<Help>();
  const auto every = [](CLI::App*) { return true; };
  for (CLI::App* const sub : app.get_subcommands(every)) {
    sub->formatter(help);
    for (CLI::App* const below : sub->get_subcommands(every)) {
      below->formatter(help);
    }
  }
  app.formatter(std::make_shared<FrontPage>());
}

std::optional<std::string> help_at_once(const CLI::App& app,
                                        const std::vector<std::string>& arguments) {
  const CLI::App* here = &app;
  std::string before;
  for (const std::string& argument : arguments) {
    if (argument == "-h" || argument == "--help") {
      return here->help(before);
    }
    const auto below = here->get_subcommands(
        [&argument](const CLI::App* sub) { return sub->get_name() == argument; });
    if (below.empty()) {
      return std::nullopt;
    }
    before += (before.empty() ? "" : " ") + here->get_name();
    here = below.front();
  }
  return std::nullopt;
}

std::string first_steps() {
  return "ecarte, the referee for écarté.\n\n"
         "Écarté is a card game for two with thirty-two cards: five each, one turned for trumps, "
         "and\n"
         "cards exchanged by agreement before the play. Three tricks count a point, five count "
         "two,\n"
         "the king of trumps one; five points are the game.\n\n"
         "What to do next:\n" +
         std::string{kExamples} +
         "  ecarte help notation           how a record is written: two pages\n"
         "  ecarte --help                  every command\n";
}

void unknown_value(const std::string& chosen, const std::string& list) {
  std::vector<std::string_view> known;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find('|', at), list.size());
    known.push_back(std::string_view(list).substr(at, end - at));
    at = end + 1;
  }
  const std::string_view near = notation::nearest(chosen, known);
  throw CLI::ValidationError("'" + chosen + "' is not one of " + list +
                             (near.empty() ? "" : "; did you mean '" + std::string{near} + "'?"));
}

}  // namespace ecarte::cli
