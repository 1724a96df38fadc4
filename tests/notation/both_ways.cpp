// SPDX-License-Identifier: MIT
#include "notation/both_ways.hpp"

#include <vector>

#include "notation/parse.hpp"

namespace ecarte::notation::test {
namespace {

template <class... Values>
std::string fields(std::string_view kind, Values... values) {
  std::string line(kind);
  ((line += ' ' + std::to_string(static_cast<long long>(values))), ...);
  return line;
}

std::string fields_of(record::Span span) {
  return fields(" at", span.begin, span.end);
}

/// All there is in a record, a line each.
std::vector<std::string> lines_of(const record::Record& record) {
  std::vector<std::string> lines;
  const record::Names& names = *record.names;
  std::string people;
  for (record::Actor actor = 0; actor < 2; ++actor) {
    people += names.players[actor] + "|" + names.packs[actor] + "|";
  }
  for (const std::string& bystander : names.bystanders) {
    people += bystander + "|";
  }
  lines.push_back(fields("record", record.first_line, record.deal_follows, record.next_number,
                         names.players_taken, names.coin) +
                  "|" + people + names.code);
  for (const record::Act& act : record.acts) {
    lines.push_back(fields("act", act.kind, act.at, act.length, act.actor, act.cards.bits(),
                           act.count, act.number, act.object, act.detail, act.flags) +
                    "|" + record.text.substr(act.at, act.length));
  }
  for (const record::Expectation& expected : record.expectations) {
    lines.push_back(fields("expects", expected.kind, expected.player.value_or(record::kNobody),
                           expected.due ? (*expected.due)[0] * 256 + (*expected.due)[1] : -1) +
                    fields_of(expected.span) + "|" + expected.law + "|" + expected.id + "|" +
                    expected.status);
  }
  for (const record::Waiver& waiver : record.waivers) {
    lines.push_back(fields("waives", waiver.player.value_or(record::kNobody)) +
                    fields_of(waiver.span) + "|" + waiver.law + "|" + waiver.id + "|" +
                    waiver.reason);
  }
  for (const record::Problem& problem : record.problems) {
    lines.push_back(fields("problem", problem.kind, problem.reach) + fields_of(problem.span) +
                    fields_of(problem.sentence) + "|" + problem.id + "|" + problem.message);
  }
  for (const record::Span span : record.passed_over) {
    lines.push_back("passes over" + fields_of(span));
  }
  lines.push_back("text|" + record.text);
  return lines;
}

std::vector<std::string> read_lines(std::string_view text, bool plain) {
  Reader reader{source_of(text)};
  if (!plain) {
    reader.without_plain_lines();
  }
  std::vector<std::string> lines;
  for (record::Record record; reader.next(record);) {
    const std::vector<std::string> its = lines_of(record);
    lines.insert(lines.end(), its.begin(), its.end());
  }
  lines.push_back("rest|" + reader.rest());
  return lines;
}

}  // namespace

std::string told_apart(std::string_view text) {
  const std::vector<std::string> plain = read_lines(text, true);
  const std::vector<std::string> whole = read_lines(text, false);
  for (std::size_t i = 0; i < plain.size() || i < whole.size(); ++i) {
    const std::string one = i < plain.size() ? plain[i] : "nothing";
    const std::string other = i < whole.size() ? whole[i] : "nothing";
    if (one != other) {
      return "as plain lines:\n" + one + "\nby the whole grammar:\n" + other;
    }
  }
  return {};
}

}  // namespace ecarte::notation::test
