// SPDX-License-Identifier: MIT
#include "cli/code_differences.hpp"

#include <iterator>

#include <fmt/core.h>

#include "cli/expectations.hpp"
#include "json/value.hpp"
#include "report/escape.hpp"
#include "report/finding_parts.hpp"

namespace ecarte::cli {
namespace {

using Json = json::Value;

report::Deal deal_of(const referee::Judged& judged) {
  report::Deal deal{judged.record, judged.facts, judged.code, judged.result};
  deal.understood = judged.understood;
  return deal;
}

std::uint32_t line_of_deal(const referee::Judged& judged) {
  const auto& acts = judged.record.acts;
  const std::size_t heading = judged.facts.place.heading;
  return heading < acts.size() ? record::place_of(judged.record, acts[heading].at).line
                               : judged.record.first_line;
}

Json due_json(const law::Score& due) {
  Json list = Json::array();
  for (const std::size_t seat : {std::size_t{0}, std::size_t{1}}) {
    const auto points = due.of(seat);
    list.push_back(points ? Json(unsigned{*points}) : Json(nullptr));
  }
  return list;
}

void say_in_text(const std::string& file, UnderAll deal, std::string& to) {
  const referee::Judged& first = *deal.front();
  fmt::format_to(std::back_inserter(to), "{}:{}: {}: the codes differ\n", report::escaped(file),
                 line_of_deal(first), report::deal_words(deal_of(first)));
  for (const referee::Judged* const one : deal) {
    fmt::format_to(std::back_inserter(to), "  {}: {}\n", one->code.name,
                   report::escaped(ruling_of(deal_of(*one))));
  }
}

void say_in_csv(const std::string& file, UnderAll deal, std::string& to) {
  for (const referee::Judged* const one : deal) {
    fmt::format_to(std::back_inserter(to), "{},{},{},{},{},{},{}\n", report::csv_field(file),
                   line_of_deal(*one), one->facts.place.game, one->facts.place.deal, one->code.name,
                   law::word(one->result.verdict), report::csv_field(ruling_of(deal_of(*one))));
  }
}

void say_in_json(const std::string& file, UnderAll deal, std::string& to) {
  Json codes = Json::array();
  for (const referee::Judged* const one : deal) {
    codes.push_back(Json{{"code", one->code.name},
                         {"verdict", law::word(one->result.verdict)},
                         {"says", ruling_of(deal_of(*one))},
                         {"due", due_json(one->result.after.due)}});
  }
  const referee::Judged& first = *deal.front();
  const Json line{{"type", "difference"},           {"file", file},
                  {"line", line_of_deal(first)},    {"game", first.facts.place.game},
                  {"deal", first.facts.place.deal}, {"codes", std::move(codes)}};
  to += line.dump();
}

}  // namespace

std::string difference_said(const CheckCommand& command, const std::string& file, UnderAll deal) {
  std::string said;
  if (command.form == "csv") {
    say_in_csv(file, deal, said);
  } else if (!command.form.empty()) {
    say_in_json(file, deal, said);
    said += command.form == "json" ? "" : "\n";
  } else if (!command.quiet) {
    say_in_text(file, deal, said);
  }
  return said;
}

}  // namespace ecarte::cli
