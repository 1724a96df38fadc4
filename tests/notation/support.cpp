// SPDX-License-Identifier: MIT
#include "support.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "record/sentence.hpp"

namespace ecarte::notation::test {
namespace {

using record::Act;
using record::ActKind;

constexpr std::array<std::string_view, record::kActKinds> kKinds{
    "Shuffle",  "Deny",       "Cut",          "Choose",      "GiveNotice", "Give",
    "Packet",   "Expose",     "LieFaced",     "Turn",        "Look",       "TakeUp",
    "Touch",    "Find",       "Claim",        "Require",     "LetStand",   "Permit",
    "PutRight", "Complete",   "ThrowOut",     "Draw",        "PutBack",    "ThrowAside",
    "Announce", "Withdraw",   "Mark",         "TakeDown",    "Admit",      "Propose",
    "Ask",      "Accept",     "Refuse",       "Alter",       "Stand",      "Discard",
    "Take",     "AskNumber",  "AnswerNumber", "Play",        "TakeBack",   "ThrowDown",
    "Grant",    "Dispute",    "Gather",       "Resign",      "HandsAgain", "CallCards",
    "Speak",    "LookOver",   "PlayOut",      "AskToDecide", "Rule",       "CallUpon",
    "Pay",      "ComeIn",     "Retire",       "Stake",       "Cover",      "WithdrawCover",
    "TakePool", "PoolStands", "TakeShare",    "ClaimBets",   "ClaimGame",  "Urge",
    "Omit",     "Aside",      "TakeTrick",    "Hold",        "HoldNot",    "HasNotLooked",
    "Made",     "PackHolds",  "PackLacks",    "HasLooked",   "StockLeft",  "StockCard",
    "DealerIs", "CutWon",     "HeadGame",     "HeadRubber",  "HeadDeal",   "Players",
    "System",   "Packs",      "Agreed",       "Bystanders",  "Rentrant",   "Bet",
    "Pool",     "Score",      "Settled",      "Partly",      "Odd",        "Timing"};

bool has_amount(ActKind kind) {
  switch (kind) {
    case ActKind::Pay:
    case ActKind::Stake:
    case ActKind::Cover:
    case ActKind::WithdrawCover:
    case ActKind::TakePool:
    case ActKind::PoolStands:
    case ActKind::TakeShare:
    case ActKind::HeadGame:
    case ActKind::HeadRubber:
    case ActKind::HeadDeal:
    case ActKind::Bet:
    case ActKind::Pool:
      return true;
    default:
      return false;
  }
}

std::string field(std::string_view mark, std::uint8_t value) {
  return " " + std::string(mark) + (value == record::kUnstated ? "-" : std::to_string(value));
}

std::string line_of(const Act& act, const record::Names& names, std::string_view text) {
  std::string line(kKinds[static_cast<std::size_t>(act.kind)]);
  const std::string actor = names.of(act.actor);
  line += actor.empty() ? "" : " " + actor;
  line += act.number == 0 ? "" : field("#", act.number);
  line += act.object == 0 ? "" : field("o", act.object);
  line += act.detail == 0 ? "" : field("d", act.detail);
  line += act.flags == 0 ? "" : field("f", act.flags);
  line += act.count == 0 ? "" : field("x", act.count);
  if (act.keeps_words() && act.kept().size > 0) {
    line += " '" + record::kept_words(act, text) + "'";
  } else if (has_amount(act.kind)) {
    line += " =" + std::to_string(act.amount());
  } else {
    for (const game::Card card : act.cards) {
      line += " " + game::plain_name(card);
    }
  }
  return line;
}

}  // namespace

std::vector<record::Record> read(std::string_view text) {
  Reader reader{source_of(text)};
  std::vector<record::Record> deals;
  for (record::Record record; reader.next(record);) {
    deals.push_back(record);
  }
  return deals;
}

std::string fingerprint(const record::Record& record) {
  std::string lines;
  for (const Act& act : record.acts) {
    lines += line_of(act, *record.names, record.text) + "\n";
  }
  for (const record::Expectation& expected : record.expectations) {
    lines += "expect " + std::to_string(static_cast<int>(expected.kind)) + " " + expected.law +
             "|" + expected.id + "|" + expected.status + "|" +
             (expected.player ? record.names->of(*expected.player) : "") + "|" +
             (expected.due
                  ? std::to_string((*expected.due)[0]) + "-" + std::to_string((*expected.due)[1])
                  : "") +
             "\n";
  }
  return lines;
}

std::string acts_of(const record::Record& record) {
  std::string lines;
  for (const Act& act : record.acts) {
    if (act.kind != ActKind::Players) {
      lines += (lines.empty() ? "" : "; ") + line_of(act, *record.names, record.text);
    }
  }
  for (const record::Problem& problem : record.problems) {
    lines += (lines.empty() ? "" : "; ") + ("! " + problem.id);
  }
  return lines;
}

std::string acts_of(std::string_view sentences) {
  const auto deals = read("players: A, Y\n" + std::string(sentences) + "\n");
  return deals.size() == 1 ? acts_of(deals.front()) : std::to_string(deals.size()) + " deals";
}

std::string problems_of(std::string_view text) {
  std::string lines;
  for (const record::Record& record : read(text)) {
    for (const record::Problem& problem : record.problems) {
      const record::Place place = record::place_of(record, problem.span.begin);
      lines += std::to_string(place.line) + ":" + std::to_string(place.column) + ": " + problem.id +
               ": " + problem.message + "\n";
    }
  }
  return lines;
}

std::string file_contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> files_below(const std::string& folder, std::string_view extension) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == extension) {
      files.push_back(entry.path().string());
    }
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace ecarte::notation::test
