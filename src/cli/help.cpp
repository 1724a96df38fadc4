// SPDX-License-Identifier: MIT
//
// `ecarte help`: the guide to the notation, what can be claimed, and the words that are read.
#include <map>

#include "cli/commands.hpp"
#include "cli/guide.hpp"
#include "codes/code.hpp"
#include "notation/word_list.hpp"
#include "record/words.hpp"
#include "report/player_claim.hpp"

namespace ecarte::cli {
namespace {

std::string claims() {
  std::map<record::Remedy, std::string> words;
  for (const auto& [text, remedy] : record::kRemedyWords) {
    std::string& line = words[remedy];
    line += (line.empty() ? "" : ", ") + std::string(text);
  }
  std::string out =
      "What can be claimed: \"A claims a fresh deal\". Words on one line mean the same.\n"
      "Of anything else write the words in quotes: A claims \"a called card\".\n\n";
  for (const auto& [remedy, line] : words) {
    out += "  " + line + "\n";
  }
  out += "\nOf the game: ";
  for (const auto& [text, ignored] : record::kGameClaims) {
    out += (out.ends_with(": ") ? "" : ", ") + std::string(text);
  }
  out += "\nRequired of the other player: a suit, trumps";
  for (const auto& [text, ignored] : record::kRequired) {
    out += ", " + std::string(text);
  }
  out +=
      "\n\nAgainst a record (`ecarte rule FILE#GAME.DEAL --claim \"revoke by A at trick 2\"`): any "
      "of the\n"
      "above, a law (\"law 17\"), what can be found (\"false king\", \"lead out of turn\", \"wrong "
      "number\"),\nor a fault; then, if you like, by whom, and at which trick or line.\n\n";
  const codes::Code& code = *codes::built_in_codes().front();
  for (const std::string_view id : report::claimable(code)) {
    out += "  " + std::string(id) + "\n";
  }
  return out;
}

}  // namespace

ExitStatus help(const HelpCommand& command, Streams& streams) {
  std::string& out = streams.out.buffer();
  switch (command.topic) {
    case HelpTopic::Notation:
      out += kGuide;
      break;
    case HelpTopic::Claims:
      out += claims();
      break;
    case HelpTopic::Words:
      out += notation::word_list() + "\n" + notation::saying_list();
      break;
  }
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
