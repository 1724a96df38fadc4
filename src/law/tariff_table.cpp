// SPDX-License-Identifier: MIT
//
// What a code gives and of which facts nothing follows for the score, looked up once for each code.
#include <algorithm>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/in_brief.hpp"
#include "law/lookup.hpp"
#include "law/plain_score.hpp"

namespace ecarte::law {

using codes::KingIs;
using replay::ScoreFor;

bool is_scoreless(const Case& c) {
  return (c.effects & ~bit(Remedy::KeepPacks)) == 0 && !codes::bears_on_score(c.must.remedy) &&
         std::ranges::none_of(c.may.in_order, codes::bears_on_score);
}

namespace {

/// Can nothing follow for the score of such facts, whichever case answers?
bool gives_no_score(const Code& code, replay::FactKind kind) {
  const codes::FactRow& row = codes::row_of(kind);
  return !row.turns_on_score && !row.claimed && row.king == KingIs::Unsaid &&
         std::ranges::all_of(code.tables[static_cast<std::size_t>(kind)].cases,
                             [&code](std::uint16_t number) {
                               const Case& c = code.cases[number];
                               return is_scoreless(c) && c.cls != Class::Unprovided;
                             });
}

TariffTable table_of(const Code& code) {
  TariffTable table;
  table.of = &code;
  table.bold_vole = bold_matters(code, ScoreFor::Vole);
  for (const ScoreFor what : {ScoreFor::King, ScoreFor::Point, ScoreFor::Vole}) {
    const auto number = static_cast<std::size_t>(what);
    for (const bool bold : {false, true}) {
      table.marks[number][bold ? 1 : 0] =
          tariff(code, Earned{what, bold}, &table.laws[number][bold ? 1 : 0]);
    }
    table.cases[number] = case_of_score(code, what);
    if (table.cases[number] != kNoCase) {
      table.until[number] = resolve(code.cases[table.cases[number]].may.until, false);
    }
  }
  table.notes_on_game = notes_on_game_won(code);
  for (std::size_t kind = 0; kind < table.scoreless.size(); ++kind) {
    table.scoreless[kind] = gives_no_score(code, static_cast<replay::FactKind>(kind));
  }
  return table;
}

}  // namespace

const TariffTable& table_for(const Code& code, ScoreRoom& room) {
  if (room.table.of != &code) {
    room.table = table_of(code);
  }
  return room.table;
}

}  // namespace ecarte::law
