// SPDX-License-Identifier: MIT
#include "tests/mutation/mutant.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "law/vocabulary.hpp"

namespace ecarte::mutation {

using law::Case;
using law::Class;
using law::Lapse;
using law::Remedy;
using law::Who;
using law::WindowBeat;
using law::WindowBeats;

ChangedCode::ChangedCode(const law::Code& original)
    : code(original),
      cases(original.cases.begin(), original.cases.end()),
      tariff(original.tariff.begin(), original.tariff.end()) {
  code.cases = cases;
  code.tariff = tariff;
}

void ChangedCode::rebuild(law::FactKind fact) {
  std::vector<law::TableFault> faults;  // a gap is judged as one: no case answers
  table_ = law::build_table(fact, cases, faults);
  code.tables[static_cast<std::size_t>(fact)] = {table_.boundaries, table_.answers, table_.cases};
}

namespace {

/// The beats in the order in which a deal reaches them, for moving a window by one.
constexpr std::array kOrder{
    static_cast<int>(replay::Beat::Cut),         static_cast<int>(replay::Beat::Packet),
    static_cast<int>(replay::Beat::TurnUp),      static_cast<int>(replay::Beat::NLooks),
    static_cast<int>(replay::Beat::DTakesUp),    static_cast<int>(replay::Beat::Proposal),
    static_cast<int>(replay::Beat::Answer),      static_cast<int>(replay::Beat::Discard),
    static_cast<int>(replay::Beat::Given),       static_cast<int>(replay::Beat::NTakesUp),
    static_cast<int>(replay::Beat::DTakes),      static_cast<int>(replay::Beat::NFirstCard),
    static_cast<int>(replay::Beat::DFirstCard),  static_cast<int>(replay::Beat::NSecondCard),
    static_cast<int>(replay::Beat::DSecondCard), static_cast<int>(replay::Beat::NCard),
    static_cast<int>(replay::Beat::DCard),       static_cast<int>(replay::Beat::Lead),
    static_cast<int>(replay::Beat::Reply),       static_cast<int>(replay::Beat::HandOver),
    static_cast<int>(replay::Beat::HandClosed),  static_cast<int>(WindowBeat::NextCut),
    static_cast<int>(WindowBeat::NextPacket),    static_cast<int>(WindowBeat::NextTurnUp),
    static_cast<int>(replay::Beat::GameEnd),     static_cast<int>(replay::Beat::NextGame),
    static_cast<int>(replay::Beat::Settled)};

/// The beat before or after; for one relative to the subject, the nearest of the same player.
std::optional<int> neighbour(int beat, int step) {
  switch (static_cast<WindowBeat>(beat)) {
    case WindowBeat::OwnFirstCard:
      return step < 0 ? static_cast<int>(replay::Beat::DTakes)
                      : static_cast<int>(WindowBeat::OwnSecondCard);
    case WindowBeat::OwnSecondCard:
      return step < 0 ? static_cast<int>(WindowBeat::OwnFirstCard)
                      : static_cast<int>(replay::Beat::HandOver);
    case WindowBeat::OwnCard:
    case WindowBeat::AdvCard:
      return step < 0 ? static_cast<int>(replay::Beat::DTakes)
                      : static_cast<int>(replay::Beat::HandOver);
    default:
      break;
  }
  const auto place = std::ranges::find(kOrder, beat);
  const auto index = place - kOrder.begin() + step;
  if (place == kOrder.end() || index < 0 || index >= static_cast<std::ptrdiff_t>(kOrder.size())) {
    return std::nullopt;
  }
  return kOrder[static_cast<std::size_t>(index)];
}

/// Whom else a part of the law might name.
std::vector<Who> others(Who who) {
  switch (who) {
    case Who::Subject:
    case Who::Offender:
    case Who::Scorer:
    case Who::Prejudiced:
      return {Who::Adversary};
    case Who::Adversary:
    case Who::Nobody:
      return {Who::Subject};
    case Who::Dealer:
      return {Who::NonDealer};
    case Who::NonDealer:
      return {Who::Dealer};
    case Who::Both:
      return {Who::Dealer, Who::NonDealer};
  }
  return {};
}

std::vector<Class> others(Class cls) {
  switch (cls) {
    case Class::Irregularity:
      return {Class::Info, Class::Unprovided};
    case Class::Info:
    case Class::Unprovided:
    case Class::Forfeiture:
    case Class::BadRemedy:
      return {Class::Irregularity};
    case Class::Election:
    case Class::ScoreError:
      return {Class::Irregularity, Class::Info};
  }
  return {};
}

/// Another remedy a law might give in its place.
Remedy other(Remedy remedy) {
  const int next = static_cast<int>(remedy) + 1;
  return next >= static_cast<int>(Remedy::LetStand) ? Remedy::Recut : static_cast<Remedy>(next);
}

std::string arrow(std::string_view what, std::string_view from, std::string_view to) {
  return std::string{what} + ": " + std::string{from} + " → " + std::string{to};
}

/// Facts that are nobody's doing: what lies in the pack, how two cuts compare, a game that is over.
bool is_nobodys(replay::FactKind fact) {
  return fact == replay::FactKind::PackFault || fact == replay::FactKind::FacedCard ||
         fact == replay::FactKind::CutResult || fact == replay::FactKind::PlayedAfterGame;
}

class Maker {
 public:
  explicit Maker(const law::Code& code) : code_(code) {}

  std::vector<Mutant> make() {
    for (index_ = 0; index_ < code_.cases.size(); ++index_) {
      const Case& c = code_.cases[index_];
      if (!c.in_force) {
        continue;  // of a reading the code does not take
      }
      found_windows(c);
      option(c);
      duty(c);
      effects(c);
      parties_and_class(c);
    }
    for (std::size_t row = 0; row < code_.tariff.size(); ++row) {
      amounts(row);
    }
    head();
    return std::move(mutants_);
  }

 private:
  /// A change to the case in hand.
  template <class Change>
  void add(std::string datum, Change change) {
    const Case& c = code_.cases[index_];
    mutants_.push_back(
        {code_.law_of(c).number, std::string{c.name}, std::move(datum),
         [number = index_, change](ChangedCode& changed) { change(changed.cases[number]); }});
  }

  /// As `add`, where the table of the fact changes too.
  template <class Change>
  void add_found(std::string datum, Change change) {
    add(std::move(datum), change);
    mutants_.back().change = [number = index_, change](ChangedCode& changed) {
      change(changed.cases[number]);
      changed.rebuild(changed.cases[number].on);
    };
  }

  /// Calls `use` with the words and the set for every beat of `beats` moved by one.
  template <class Use>
  void moved(std::string_view what, WindowBeats beats, Use use) {
    for (WindowBeats rest = beats; rest != 0; rest &= rest - 1) {
      const int beat = std::countr_zero(rest);
      for (const int step : {-1, 1}) {
        const std::optional<int> to = neighbour(beat, step);
        const WindowBeats changed =
            to ? (beats & ~(WindowBeats{1} << beat)) | WindowBeats{1} << *to : beats;
        if (changed != beats) {
          use(arrow(what, law::window_beat_word(beat), to ? law::window_beat_word(*to) : ""),
              changed);
        }
      }
    }
  }

  void found_windows(const Case& c) {
    moved("found after", c.found_after, [this](std::string datum, WindowBeats beats) {
      add_found(std::move(datum), [beats](Case& changed) { changed.found_after = beats; });
    });
    moved("found before", c.found_before, [this](std::string datum, WindowBeats beats) {
      add_found(std::move(datum), [beats](Case& changed) { changed.found_before = beats; });
    });
  }

  void option(const Case& c) {
    if (!c.may.given) {
      return;
    }
    moved("from", c.may.from, [this](std::string datum, WindowBeats beats) {
      add(std::move(datum), [beats](Case& changed) { changed.may.from = beats; });
    });
    moved("until", c.may.until, [this](std::string datum, WindowBeats beats) {
      add(std::move(datum), [beats](Case& changed) { changed.may.until = beats; });
    });
    for (const Who who : others(c.may.who)) {
      add(arrow("who may", word(c.may.who), word(who)),
          [who](Case& changed) { changed.may.who = who; });
    }
    options(c);
    lapse(c);
    add("force: may → nothing", [](Case& changed) { changed.may = {}; });
    const law::Duty duty{c.may.in_order.front(), c.may.who};
    add(arrow("force: may → must", "", replay::word(duty.remedy)), [duty](Case& changed) {
      changed.may = {};
      changed.must = duty;
    });
  }

  void options(const Case& c) {
    for (std::size_t i = 0; i < c.may.in_order.size() && c.may.in_order[i] != Remedy::None; ++i) {
      const Remedy remedy = c.may.in_order[i];
      const Remedy instead = other(remedy);
      add(arrow("may do", replay::word(remedy), replay::word(instead)), [=](Case& changed) {
        changed.may.in_order[i] = instead;
        changed.may.remedies = (changed.may.remedies & ~law::bit(remedy)) | law::bit(instead);
      });
    }
  }

  void lapse(const Case& c) {
    if (c.may.lapse != Lapse::Stands) {
      add("else → stands", [](Case& changed) {
        changed.may.lapse = Lapse::Stands;
        changed.may.owed = Remedy::None;
      });
    }
    // A mark not due that is not taken down stands; there is no right in it to lose.
    if (c.may.lapse != Lapse::Forfeited && c.on != replay::FactKind::MarkNotDue) {
      add("else → forfeited", [](Case& changed) {
        changed.may.lapse = Lapse::Forfeited;
        changed.may.owed = Remedy::None;
      });
    }
  }

  void duty(const Case& c) {
    if (c.must.remedy == Remedy::None) {
      return;
    }
    const Remedy instead = other(c.must.remedy);
    add(arrow("must", replay::word(c.must.remedy), replay::word(instead)),
        [instead](Case& changed) { changed.must.remedy = instead; });
    add("force: must → nothing", [](Case& changed) { changed.must = {}; });
    add("force: must → may", [](Case& changed) {
      changed.may = {};
      changed.may.given = true;
      changed.may.who = Who::Adversary;
      changed.may.remedies = law::bit(changed.must.remedy);
      changed.may.in_order[0] = changed.must.remedy;
      changed.must = {};
    });
    if (c.must.who != Who::Nobody) {
      for (const Who who : others(c.must.who)) {
        add(arrow("who must", word(c.must.who), word(who)),
            [who](Case& changed) { changed.must.who = who; });
      }
    }
  }

  void effects(const Case& c) {
    for (int i = 0; i < record::kRemedies; ++i) {
      const auto remedy = static_cast<Remedy>(i);
      if ((c.effects & law::bit(remedy)) != 0) {
        add(arrow("effect", replay::word(remedy), "none"),
            [remedy](Case& changed) { changed.effects &= ~law::bit(remedy); });
      }
    }
  }

  void parties_and_class(const Case& c) {
    for (const Who who : others(c.offender)) {
      // What is noted, or a right, is nobody's offence; nor is what no law speaks of. A fact that
      // is nobody's doing has no other subject to charge.
      if (!(is_nobodys(c.on) && c.offender != Who::Dealer) &&
          (c.cls == Class::Irregularity || c.cls == Class::BadRemedy)) {
        add(arrow("offender", word(c.offender), word(who)),
            [who](Case& changed) { changed.offender = who; });
      }
    }
    for (const Class cls : others(c.cls)) {
      add(arrow("class", word(c.cls), word(cls)), [cls](Case& changed) { changed.cls = cls; });
    }
    if (c.or_after != law::kNoCase) {
      add("or-after → none", [](Case& changed) { changed.or_after = law::kNoCase; });
    }
  }

  void amounts(std::size_t row) {
    const law::Tariff& tariff = code_.tariff[row];
    const std::string_view number = code_.laws[tariff.law].number;
    const std::string place = "score " + std::string{word(tariff.kind)};
    const auto amount = [&](std::string_view what, std::int8_t law::Tariff::*field, int step) {
      const int to = tariff.*field + step;
      if (tariff.*field < 0 || to < 0) {
        return;
      }
      mutants_.push_back({number, place,
                          arrow(what, std::to_string(tariff.*field), std::to_string(to)),
                          [=](ChangedCode& changed) {
                            changed.tariff[row].*field = static_cast<std::int8_t>(to);
                          }});
    };
    for (const int step : {-1, 1}) {
      amount("marks", &law::Tariff::marks, step);
      amount("ceiling", &law::Tariff::offender, step);
    }
  }

  void head() {
    const auto number = [&](std::string_view what, std::uint8_t law::Code::*field, int step) {
      const int to = code_.*field + step;
      if (to >= 0) {
        mutants_.push_back(
            {"", "code", arrow(what, std::to_string(code_.*field), std::to_string(to)),
             [=](ChangedCode& changed) { changed.code.*field = static_cast<std::uint8_t>(to); }});
      }
    };
    for (const int step : {-1, 1}) {
      number("game", &law::Code::game, step);
      if (speaks_of(replay::FactKind::MultipleClaimed)) {
        number("treble up to", &law::Code::treble_up_to, step);
        number("double up to", &law::Code::double_up_to, step);
      }
    }
    const bool caps =
        std::ranges::any_of(code_.tariff, [](const law::Tariff& row) { return row.offender >= 0; });
    if (!caps) {
      return;
    }
    mutants_.push_back({"", "code", "ceilings after replay", [](ChangedCode& changed) {
                          auto& reading = changed.code.ceilings_after_replay;
                          reading = reading == law::AfterReplay::Follow ? law::AfterReplay::Fall
                                                                        : law::AfterReplay::Follow;
                        }});
  }

  [[nodiscard]] bool speaks_of(replay::FactKind fact) const {
    return !code_.tables[static_cast<std::size_t>(fact)].cases.empty();
  }

  const law::Code& code_;
  std::size_t index_ = 0;
  std::vector<Mutant> mutants_;
};

}  // namespace

std::vector<Mutant> mutants_of(const law::Code& code) {
  return Maker{code}.make();
}

}  // namespace ecarte::mutation
