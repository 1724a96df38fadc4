// SPDX-License-Identifier: MIT
//
// What can no longer be done where a record stops, and which act ended it.
#include <algorithm>
#include <optional>

#include "law/lookup.hpp"
#include "law/stock.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::kNever;

namespace {

class Past {
 public:
  explicit Past(const Stock& stock) : stock_(stock) {}

  void take() {
    for (const Ruling& ruling : stock_.told.rulings.list) {
      if (ran_out(ruling)) {
        ended(ruling);
      }
      gone_by(ruling);
    }
    for (const Fact& fact : stock_.deal.facts) {
      spoken_too_late(fact);
    }
    for (const Fact& fact : stock_.deal.untold.supposed) {
      spoken_too_late(fact);
    }
  }

 private:
  /// Was there an option that nobody used?
  [[nodiscard]] bool ran_out(const Ruling& ruling) const {
    const Case& c = stock_.told.case_of(ruling);
    return stock_.current(ruling.fact) && !ruling.doubt.which && !ruling.is_pending() &&
           stock_.fate_of(ruling) != Status::Open && c.may.given &&
           (ruling.status == Status::Lapsed || ruling.status == Status::Waived ||
            (ruling.owed != Remedy::None && ruling.owed == c.may.owed)) &&
           ruling.elected == Remedy::None && ruling.window.from != ruling.window.closed.latest;
  }

  void ended(const Ruling& ruling) {
    Standing out = stock_.standing(stock_.told.case_of(ruling), ruling.case_index, ruling.fact);
    out.status = ruling.status == Status::Waived ? Status::Waived : Status::Lapsed;
    out.window.from = ruling.window.from;
    const bool waived = ruling.deed >= 0 && ruling.owed_at == kNoTime;
    out.window.closed =
        waived ? TimeSpan::at(stock_.told.rulings.deeds[static_cast<std::size_t>(ruling.deed)].at)
               : ruling.window.closed;
    out.closed_by = stock_.timeline.beats_at(out.window.closed.latest) &
                    stock_.absolute(out.window.closes, out.fact);
    stock_.result.stands.past.push_back(out);
  }

  /// What may have been so, and would have given a right: he used it, and its time was over.
  void spoken_too_late(const Fact& fact) {
    if (fact.proof != replay::Proof::Allowed || !stock_.current(fact)) {
      return;
    }
    const Positions at = found_positions(stock_.code, stock_.deal, stock_.timeline, fact);
    const Candidates possible = candidates(stock_.code, fact, at.first, at.last);
    std::optional<Standing> last;
    for (const std::uint16_t number : possible.all()) {
      const Case& c = stock_.code.cases[number];
      if (!c.may.given) {
        return;
      }
      const Window window = window_of(stock_.deal, stock_.timeline, c, fact);
      Standing out = stock_.standing(c, number, fact);
      if (!stock_.word_after(window, out)) {
        return;
      }
      out.ground = Ground::IfSo;
      out.status = Status::Lapsed;
      out.window.from = window.from;
      out.window.closed = window.closed;
      out.closed_by = stock_.timeline.beats_at(out.window.closed.latest) &
                      stock_.absolute(out.window.closes, fact);
      if (!last || last->window.closed.latest < out.window.closed.latest) {
        last = out;
      }
    }
    const bool said = std::ranges::any_of(stock_.result.stands.past, [&](const Standing& other) {
      return last && other.case_index == last->case_index && other.who == last->who;
    });
    if (last && !said) {
      stock_.result.stands.past.push_back(*last);
    }
  }

  /// The cases that would have answered, had the fact been found earlier: their time has ended.
  void gone_by(const Ruling& ruling) {
    const Fact& fact = ruling.fact;
    const FactTable& table = stock_.code.tables[static_cast<std::size_t>(fact.kind)];
    const bool later = fact.found != kNever || stock_.result.stands.stops;
    if (table.boundaries.empty() || !stock_.current(fact) || ruling.doubt.which || !later ||
        ruling.status == Status::Moot) {
      return;
    }
    Fact now = fact;
    now.found = std::min<replay::ActIndex>(
        fact.found, static_cast<replay::ActIndex>(stock_.timeline.deal_end()));
    const Positions at = found_positions(stock_.code, stock_.deal, stock_.timeline, now);
    const Candidates answering = candidates(stock_.code, fact, at.first, at.last);
    for (int position = at.first; position-- > 0;) {  // a case ends where it answers last
      const Candidates earlier = candidates(stock_.code, fact, position);
      const bool same = earlier.size != 1 || std::ranges::find(answering.all(), earlier.cases[0]) !=
                                                 answering.all().end();
      const Case& c = stock_.code.cases[earlier.size == 0 ? 0 : earlier.cases[0]];
      if (same || (!c.may.given && c.must.remedy == Remedy::None)) {
        continue;
      }
      add_past(c, earlier.cases[0], fact,
               stock_.absolute(table.boundaries[static_cast<std::size_t>(position)].beats, fact));
    }
  }

  void add_past(const Case& c, std::uint16_t number, const Fact& fact, WindowBeats boundary) {
    Standing out = c.may.given ? stock_.standing(c, number, fact)
                               : stock_.duty(number, fact, c.must.remedy,
                                             party(stock_.deal, c.must.who, fact));
    out.ground = Ground::IfFound;
    out.status = Status::Lapsed;
    out.window.closes = boundary;
    out.window.closed.latest =
        stock_.timeline.when(boundary, dealing_begin(stock_.deal, fact.place.dealing)).latest;
    out.closed_by = stock_.timeline.beats_at(out.window.closed.latest) & boundary;
    const bool said = std::ranges::any_of(stock_.result.stands.past, [&](const Standing& other) {
      return other.case_index == number && same_fact(other.fact, fact);
    });
    if (!said && out.window.closed.latest < stock_.timeline.deal_end()) {
      stock_.result.stands.past.push_back(out);
    }
  }

  const Stock& stock_;
};

}  // namespace

void stock_past(const Stock& stock) {
  Past{stock}.take();
}

}  // namespace ecarte::law
