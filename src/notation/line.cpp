// SPDX-License-Identifier: MIT
#include "notation/line.hpp"

#include <algorithm>
#include <array>

namespace ecarte::notation {

using record::Offset;
using record::Problem;
using record::Record;

namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

constexpr auto kReserved = std::to_array<std::string_view>(
    {"a",      "an",      "and",    "both",  "Both", "The", "Hands", "Deal", "Game", "Rubber",
     "cut",    "deal",    "game",   "hands", "he",   "her", "his",   "it",   "no",   "none",
     "nobody", "nothing", "rubber", "she",   "that", "the", "their", "then"});

void add_problem(Record& record, const LineError& error) {
  const char* text = record.text.data();
  Problem problem;
  problem.kind = Problem::Kind::Unreadable;
  problem.id = error.id;
  problem.span = {static_cast<Offset>(error.begin - text), static_cast<Offset>(error.end - text)};
  problem.message = error.message;
  record.problems.push_back(std::move(problem));
}

}  // namespace

bool is_colour(std::string_view word) {
  static constexpr auto kOther = std::to_array<std::string_view>(
      {"cards", "fresh", "idle", "new", "other", "own", "players", "sound"});
  return std::ranges::find(kOther, word) == kOther.end() && !is_reserved(word);
}

bool is_reserved(std::string_view word) {
  return std::ranges::find(kReserved, word) != kReserved.end() || is_verb(word);
}

bool opens_deal(record::ActKind kind) {
  switch (kind) {
    case record::ActKind::HeadDeal:
    case record::ActKind::Give:
    case record::ActKind::Turn:
    case record::ActKind::Propose:
    case record::ActKind::Stand:
    case record::ActKind::Play:
    case record::ActKind::Hold:
    case record::ActKind::Made:
      return true;
    default:
      return false;
  }
}

std::string players_or(const NameTable& names) {
  return names.names().players[0] + " or " + names.names().players[1];
}

const char* end_of_token(const char* at, const char* end) {
  const auto ends = [](char c) {
    return is_blank(c) || c == ';' || c == ',' || c == '.' || c == ':' || c == '#' || c == '"';
  };
  const char* stop = std::find_if(at, end, ends);
  if (stop == at && at != end) {
    ++stop;
  }
  return stop;
}

void LineParser::read(Record& record, Offset begin, Offset end) {
  const char* text = record.text.data();
  std::string_view line = record::without_comment({text + begin, end - begin});
  while (!line.empty() && is_blank(line.back())) {
    line.remove_suffix(1);
  }
  while (!line.empty() && is_blank(line.front())) {
    line.remove_prefix(1);
  }
  if (line.empty()) {
    return;
  }
  const std::size_t acts = record.acts.size();
  const std::size_t expectations = record.expectations.size();
  draft_.acts = &record.acts;
  draft_.expectations = &record.expectations;
  draft_.text = text;
  draft_.text_end = text + end;
  if (record.acts.empty()) {
    draft_.moment.begin_deal();
  }
  draft_.rewritten = nullptr;
  draft_.act.actor = record::kNobody;
  names_.begin_line();
  draft_.refused.clear();
  const char* first = line.data();
  const char* last = first + line.size();
  try {
    if (const char* rest = read_heading(first, last, draft_)) {
      read_sentences(rest, last, draft_);
    } else if (line.find(':') == std::string_view::npos ||
               !read_settings(first, last, draft_, record)) {
      read_sentences(first, last, draft_);
    }
  } catch (const LineError& error) {
    draft_.refused.push_back(error);
  }
  if (!draft_.refused.empty()) {
    record.acts.resize(acts);
    draft_.moment.begin_deal();
    record.expectations.resize(expectations);
    names_.take_back();
    for (const LineError& error : draft_.refused) {
      add_problem(record, error);
    }
  }
}

}  // namespace ecarte::notation
