// SPDX-License-Identifier: MIT
#include "tests/mutation/mutant.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <type_traits>

#include "codes/remedy_rows.hpp"
#include "codes/tariff.hpp"
#include "codes/vocabulary.hpp"
#include "law/rows.hpp"
#include "tests/mutation/neighbours.hpp"

namespace ecarte::mutation {

using codes::Case;
using codes::Class;
using codes::Lapse;
using codes::Who;
using codes::WindowBeats;
using replay::Remedy;

ChangedCode::ChangedCode(const codes::Code& original)
    : code(original),
      cases(original.cases.begin(), original.cases.end()),
      tariff(original.tariff.begin(), original.tariff.end()) {
  code.cases = cases;
  code.tariff = tariff;
}

void ChangedCode::rebuild(replay::FactKind fact) {
  std::vector<codes::TableFault> faults;  // a gap is judged as one: no case answers
  codes::BuiltTable& table = tables_[fact];
  table = codes::build_table(fact, cases, faults);
  code.tables[static_cast<std::size_t>(fact)] = {table.boundaries, table.answers, table.cases};
}

namespace {

std::string arrow(std::string_view what, std::string_view from, std::string_view to) {
  return std::string{what} + ": " + std::string{from} + " → " + std::string{to};
}

/// Facts that are nobody's doing: what lies in the pack, how two cuts compare, a game that is over.
bool is_nobodys(replay::FactKind fact) {
  return fact == replay::FactKind::PackFault || fact == replay::FactKind::FacedCard ||
         fact == replay::FactKind::CutResult || fact == replay::FactKind::PlayedAfterGame;
}

/// Does the code that is extended say the very same?
bool is_taken_over(const codes::Case& c, const codes::Code* base) {
  return base != nullptr && std::ranges::any_of(base->cases, [&c](const codes::Case& other) {
           return other.in_force && other.name == c.name && other.id == c.id && other.on == c.on &&
                  other.accepts == c.accepts && other.found_before == c.found_before &&
                  other.found_after == c.found_after && other.cls == c.cls &&
                  other.offender == c.offender && other.may.remedies == c.may.remedies &&
                  other.may.who == c.may.who && other.may.from == c.may.from &&
                  other.may.until == c.may.until && other.may.lapse == c.may.lapse &&
                  other.may.in_order == c.may.in_order && other.may.owed == c.may.owed &&
                  other.must.remedy == c.must.remedy && other.must.who == c.must.who &&
                  other.effects == c.effects && other.award_to == c.award_to &&
                  other.gives_king == c.gives_king && other.severity == c.severity &&
                  other.or_after == c.or_after && other.stray == c.stray &&
                  other.undone == c.undone && std::ranges::equal(other.also, c.also) &&
                  other.note == c.note && other.reading == c.reading;
         });
}

class Maker {
 public:
  Maker(const codes::Code& code, const codes::Code* base) : code_(code), base_(base) {}

  std::vector<Mutant> make() {
    for (index_ = 0; index_ < code_.cases.size(); ++index_) {
      const Case& c = code_.cases[index_];
      if (!c.in_force || is_taken_over(c, base_)) {
        continue;  // of a reading the code does not take, or looked at in the code it extends
      }
      box(c);
      found_windows(c);
      option(c);
      duty(c);
      effects(c);
      parties_and_class(c);
      words(c);
    }
    for (std::size_t row = 0; base_ == nullptr && row < code_.tariff.size(); ++row) {
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

  /// Calls `use` with the words and the set for every beat of `beats` moved by one that can be
  /// named.
  template <class Use>
  void moved(std::string_view what, WindowBeats beats, Use use) {
    for (WindowBeats rest = beats; rest != 0; rest &= rest - 1) {
      const int beat = std::countr_zero(rest);
      for (const int step : {-1, 1}) {
        const std::optional<int> to = neighbour(beat, step);
        const WindowBeats others = beats & ~(WindowBeats{1} << beat);
        const WindowBeats changed = to ? others | WindowBeats{1} << *to : beats;
        if (changed != beats && (changed >> replay::kBeats == 0 || !what.starts_with("found"))) {
          use(arrow(what, codes::window_beat_word(beat), to ? codes::window_beat_word(*to) : ""),
              changed);
        }
      }
    }
  }

  /// The case without one of the values that it names: a gap that the lint refuses, unless another
  /// case answers there.
  void box(const Case& c) {
    const replay::FactEntry& fact = replay::entry(c.on);
    for (std::size_t i = 0; i < c.accepts.size(); ++i) {
      for (int value = 0; c.accepts[i] != 0xff && value < replay::size_of(fact.attributes[i]);
           ++value) {
        if ((c.accepts[i] >> value & 1U) != 0) {
          const std::string_view word =
              replay::word_of(fact.attributes[i], static_cast<std::uint8_t>(value));
          add_found("if " + std::string{fact.attributes[i].name} + " without " + std::string{word},
                    [i, value](Case& changed) {
                      changed.accepts[i] =
                          static_cast<std::uint8_t>(changed.accepts[i] & ~(1U << value));
                    });
          mutants_.back().may_leave_gap = true;
        }
      }
    }
  }

  /// What is said with a finding, and by what name.
  void words(const Case& c) {
    if (!law::says_lawful(c)) {  // what is as it should be is told of nobody
      add("id → other", [](Case& changed) {
        changed.id = changed.id == "another-id" ? "yet-another-id" : "another-id";
      });
    }
    const auto without = [this, &c](std::string_view key, std::string_view Case::*word) {
      if (!(c.*word).empty()) {
        add(std::string{key} + " → none", [word](Case& changed) { changed.*word = {}; });
      }
    };
    without("stray", &Case::stray);
    without("undone", &Case::undone);
    without("note", &Case::note);
    without("reading", &Case::reading);
    if (!c.also.empty()) {
      add("also → none", [](Case& changed) { changed.also = {}; });
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
    const codes::Duty duty{c.may.in_order.front(), c.may.who};
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
        changed.may.remedies = (changed.may.remedies & ~codes::bit(remedy)) | codes::bit(instead);
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
      changed.may.remedies = codes::bit(changed.must.remedy);
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
      if ((c.effects & codes::bit(remedy)) != 0) {
        add(arrow("effect", replay::word(remedy), "none"),
            [remedy](Case& changed) { changed.effects &= ~codes::bit(remedy); });
        mutants_.back().obeyed = true;
      }
    }
    if (c.severity && *c.severity != codes::severity_of(c.cls)) {  // else nothing is changed
      add("severity, that of its class", [](Case& changed) { changed.severity.reset(); });
    }
    if (codes::awards(c)) {
      const Who other = c.award_to == Who::Subject ? Who::Adversary : Who::Subject;
      add(arrow("award to", word(c.award_to), word(other)),
          [other](Case& changed) { changed.award_to = other; });
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
    if (c.or_after != codes::kNoCase) {
      add("or-after → none", [](Case& changed) { changed.or_after = codes::kNoCase; });
    }
  }

  void amounts(std::size_t row) {
    const codes::Tariff& tariff = code_.tariff[row];
    const std::string place =
        "score " + std::string{word(tariff)} + (codes::is_ceiling(tariff) ? " of an offender" : "");
    for (const int step : {-1, 1}) {
      const int to = tariff.marks + step;
      if (to >= 0) {
        mutants_.push_back({code_.laws[tariff.law].number, place,
                            arrow("marks", std::to_string(tariff.marks), std::to_string(to)),
                            [row, to](ChangedCode& changed) {
                              changed.tariff[row].marks = static_cast<std::int8_t>(to);
                            }});
      }
    }
  }

  /// One custom, which is one of two here.
  template <class Domain>
  void custom(std::string_view what, Domain codes::Code::*field, Domain one, Domain other) {
    if (base_ != nullptr && base_->*field == code_.*field) {
      return;
    }
    const Domain to = code_.*field == one ? other : one;
    mutants_.push_back({"", "code", arrow(what, replay::word_of(code_.*field), replay::word_of(to)),
                        [=](ChangedCode& changed) { changed.code.*field = to; }});
  }

  /// Each number a hand may lay down for the point and the vole, but for its own.
  void tricks_of_hand() {
    const auto tricks = [&](std::string_view what, std::uint8_t replay::HandTricks::*of, int least,
                            int most) {
      if (base_ != nullptr && base_->hand.*of == code_.hand.*of) {
        return;
      }
      for (int to = least; to <= most; ++to) {
        if (to != code_.hand.*of) {
          mutants_.push_back({"", "code",
                              arrow(what, std::to_string(code_.hand.*of), std::to_string(to)),
                              [=](ChangedCode& changed) {
                                changed.code.hand.*of = static_cast<std::uint8_t>(to);
                              }});
        }
      }
    };
    tricks("tricks of the point", &replay::HandTricks::point, replay::kTricksOfAHand / 2 + 1,
           code_.hand.vole);
    tricks("tricks of the vole", &replay::HandTricks::vole, code_.hand.point,
           replay::kTricksOfAHand);
  }

  void head() {
    const auto number = [&](std::string_view what, auto field, int step) {
      const int to = code_.*field + step;
      if (to >= 0) {
        mutants_.push_back({"", "code",
                            arrow(what, std::to_string(code_.*field), std::to_string(to)),
                            [=](ChangedCode& changed) {
                              auto& value = changed.code.*field;
                              value = static_cast<std::decay_t<decltype(value)>>(to);
                            }});
      }
    };
    for (const int step : {-1, 1}) {
      number("game", &codes::Code::game, step);
      if (speaks_of(replay::FactKind::MultipleClaimed)) {
        number("treble up to", &codes::Code::treble_up_to, step);
        number("double up to", &codes::Code::double_up_to, step);
      }
    }
    tricks_of_hand();
    custom("of two cards cut", &codes::Code::cut_deals, replay::CutDeals::Highest,
           replay::CutDeals::Lowest);
    custom("who deals next", &codes::Code::deals_next, replay::DealsNext::Other,
           replay::DealsNext::Winner);
    const bool caps = codes::has_ceilings(code_);
    // What the code extended says of it is looked at there.
    if (!caps ||
        (base_ != nullptr && base_->ceilings_after_replay == code_.ceilings_after_replay)) {
      return;
    }
    mutants_.push_back({"", "code", "ceilings after replay", [](ChangedCode& changed) {
                          auto& reading = changed.code.ceilings_after_replay;
                          reading = reading == codes::AfterReplay::Follow
                                        ? codes::AfterReplay::Fall
                                        : codes::AfterReplay::Follow;
                        }});
  }

  [[nodiscard]] bool speaks_of(replay::FactKind fact) const {
    return !code_.tables[static_cast<std::size_t>(fact)].cases.empty();
  }

  const codes::Code& code_;
  const codes::Code* base_;
  std::size_t index_ = 0;
  std::vector<Mutant> mutants_;
};

}  // namespace

std::vector<Mutant> mutants_of(const codes::Code& code, const codes::Code* base) {
  return Maker{code, base}.make();
}

}  // namespace ecarte::mutation
