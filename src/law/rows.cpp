// SPDX-License-Identifier: MIT
#include "law/rows.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "codes/tariff.hpp"
#include "codes/vocabulary.hpp"

namespace ecarte::law {

namespace {

using Kind = Row::Kind;

/// The found-positions at which the case numbered `number` answers some combination of its fact.
std::uint32_t positions_of(const Code& code, std::uint16_t number) {
  const FactTable& table = code.tables[static_cast<std::size_t>(code.cases[number].on)];
  std::uint32_t found = 0;
  const auto count = static_cast<std::size_t>(positions(table));
  for (std::size_t i = 0; i < table.answers.size() && count > 1; ++i) {
    if (table.answers[i] != kNoAnswer && table.cases[table.answers[i]] == number) {
      found |= 1U << (i % count);
    }
  }
  return found;
}

/// A card faced after the turn-up is not found before it; nor, before a word is said, a number made
/// wrong by the exchange.
bool can_be_found_then(const Case& c, WindowBeats before) {
  const auto only = [&c](std::size_t attribute, std::uint8_t values) {
    return (c.accepts[attribute] & ~values) == 0;
  };
  const auto value = [](auto each) { return 1U << static_cast<unsigned>(each); };
  if (c.on == FactKind::PlayedWrongNumber && (before & replay::bit(replay::Beat::Answer)) != 0) {
    using replay::WrongCause;
    return !only(2, value(replay::NoYes::Yes)) ||
           !only(3, value(WrongCause::Own) | value(WrongCause::Given) | value(WrongCause::Stock));
  }
  if (c.on == FactKind::FacedCard && (before & replay::bit(replay::Beat::TurnUp)) != 0) {
    return (c.accepts[1] & value(replay::FacedWhen::BeforeTurnUp)) != 0 &&
           !only(2, value(replay::NoYes::Yes));
  }
  return true;
}

template <class Use>
void each_bit(std::uint64_t bits, Use use) {
  for (; bits != 0; bits &= bits - 1) {
    use(static_cast<std::uint8_t>(std::countr_zero(bits)));
  }
}

void add_option_rows(const Option& may, std::uint16_t number, std::vector<Row>& rows) {
  for (const Remedy remedy : may.in_order) {
    if (remedy != Remedy::None) {
      rows.push_back({Kind::Elected, number, static_cast<std::uint8_t>(remedy)});
    }
  }
  if (may.until == 0) {
    return;  // an option without a window cannot lapse
  }
  if (may.lapse == Lapse::Owed) {
    rows.push_back({Kind::LapseDone, number, static_cast<std::uint8_t>(may.owed)});
    rows.push_back({Kind::LapseUndone, number, static_cast<std::uint8_t>(may.owed)});
  } else {
    rows.push_back({Kind::Lapsed, number, 0});
  }
}

void add_edge_rows(const Option& may, std::uint16_t number, std::vector<Row>& rows) {
  each_bit(may.until, [&](std::uint8_t beat) {
    rows.push_back({Kind::Early, number, beat});
    rows.push_back({Kind::Late, number, beat});
  });
}

void add_case_rows(const Code& code, std::uint16_t number, std::vector<Row>& rows) {
  const Case& c = code.cases[number];
  rows.push_back({Kind::Met, number, 0});
  const FactTable& table = code.tables[static_cast<std::size_t>(c.on)];
  each_bit(says_lawful(c) ? 0 : positions_of(code, number), [&](std::uint8_t position) {
    if (position == table.boundaries.size() ||
        can_be_found_then(c, table.boundaries[position].beats)) {
      rows.push_back({Kind::Found, number, position});
    }
  });
  if (c.may.given) {
    add_option_rows(c.may, number, rows);
  }
  if (c.may.given && c.on != FactKind::MarkNotDue) {
    add_edge_rows(c.may, number, rows);
  }
  if (c.must.remedy != Remedy::None) {
    rows.push_back({Kind::DutyDone, number, static_cast<std::uint8_t>(c.must.remedy)});
    rows.push_back({Kind::DutyUndone, number, static_cast<std::uint8_t>(c.must.remedy)});
  }
}

std::string beats_words(WindowBeats beats) {
  std::string words;
  each_bit(beats, [&words](std::uint8_t beat) {
    words += (words.empty() ? "" : " or ") + std::string{codes::window_beat_word(beat)};
  });
  return words;
}

std::string found_words(const FactTable& table, std::size_t position) {
  if (position == table.boundaries.size()) {
    return "found after " + beats_words(table.boundaries.back().beats) + " or never";
  }
  const std::string before = "found before " + beats_words(table.boundaries[position].beats);
  return position == 0 ? before
                       : before + " and after " + beats_words(table.boundaries[position - 1].beats);
}

std::string what_words(const Code& code, const Row& row) {
  const std::string remedy{row.what < record::kRemedies
                               ? replay::word(static_cast<Remedy>(row.what))
                               : std::string_view{}};
  switch (row.kind) {
    case Kind::Met:
      return "met";
    case Kind::Found:
      return found_words(code.tables[static_cast<std::size_t>(code.cases[row.number].on)],
                         row.what);
    case Kind::Elected:
      return remedy + " elected by " + std::string{word(code.cases[row.number].may.who)};
    case Kind::Lapsed:
      return "lapsed or waived";
    case Kind::LapseDone:
      return "lapsed, " + remedy + " done";
    case Kind::LapseUndone:
      return "lapsed, " + remedy + " left undone";
    case Kind::Early:
      return "used just before " + std::string{codes::window_beat_word(row.what)};
    case Kind::Late:
      return "claimed just after " + std::string{codes::window_beat_word(row.what)};
    case Kind::DutyDone:
      return remedy + " done";
    case Kind::DutyUndone:
      return remedy + " left undone";
    case Kind::Amount:
      return "gives " + std::to_string(code.tariff[row.number].marks);
    case Kind::Ceiling:
      return "at most " + std::to_string(code.tariff[row.number].marks) + " for an offender";
  }
  return {};
}

}  // namespace

bool says_lawful(const Case& c) {
  return c.cls == Class::Info && !c.may.given && c.must.remedy == Remedy::None && c.effects == 0 &&
         !c.must_be_found;
}

std::vector<Row> rows_of(const Code& code) {
  std::vector<Row> rows;
  for (std::uint16_t i = 0; i < code.laws.size(); ++i) {
    const Law& law = code.laws[i];
    for (std::uint16_t j = 0; j < law.cases; ++j) {
      const auto number = static_cast<std::uint16_t>(law.first_case + j);
      if (code.cases[number].in_force) {
        add_case_rows(code, number, rows);
      }
    }
    for (std::uint16_t j = 0; j < code.tariff.size(); ++j) {
      if (code.tariff[j].law == i) {
        rows.push_back({is_ceiling(code.tariff[j]) ? Kind::Ceiling : Kind::Amount, j, 0});
      }
    }
  }
  return rows;
}

std::string describe(const Code& code, const Row& row) {
  const bool tariff = row.kind == Kind::Amount || row.kind == Kind::Ceiling;
  const std::uint16_t law = tariff ? code.tariff[row.number].law : code.cases[row.number].law;
  const Law& of = code.laws[law];
  return (of.number.empty() ? std::string{of.id} : "law " + std::string{of.number}) + ' ' +
         std::string{tariff ? word(code.tariff[row.number]) : code.cases[row.number].name} + ": " +
         what_words(code, row);
}

}  // namespace ecarte::law
