// SPDX-License-Identifier: MIT
//
// Which rows of a code's data a deal takes, read off what was said of it.
#include <algorithm>
#include <bit>

#include "law/rows.hpp"
#include "law/timeline.hpp"
#include "replay/engages.hpp"

namespace ecarte::law {

namespace {

using Kind = Row::Kind;
using replay::DealFacts;
using replay::FactKind;
using replay::kSometime;

/// Beats of the deal itself that outlast a dealing: with those of the deal after they close a
/// window wherever they come.
constexpr WindowBeats kOutlasting =
    bit(WindowBeat::NextCut) | bit(WindowBeat::NextPacket) | bit(WindowBeat::NextTurnUp) |
    replay::bit(replay::Beat::NextGame) | replay::bit(replay::Beat::GameEnd) |
    replay::bit(replay::Beat::Settled) | replay::bit(replay::Beat::HandClosed);

/// After these the play does not go on to what would have closed the window.
bool breaks_off(Remedy remedy) {
  return remedy == Remedy::FreshDeal || remedy == Remedy::Void || remedy == Remedy::ReplayHands ||
         remedy == Remedy::PlayNamedSuit || remedy == Remedy::Unplay;
}

class Taking {
 public:
  Taking(const Code& code, const DealFacts& deal, const DealResult& result, const DealFacts* next,
         std::vector<Row>& taken)
      : code_(code), deal_(deal), result_(result), taken_(taken) {
    timeline_.lay_out(deal, next);
    for (const replay::Deed& deed : deal.deeds) {
      deeds_.push_back({deed, deed.at});
    }
    if (timeline_.has_next()) {
      for (const replay::Deed& deed : next->deeds) {
        deeds_.push_back({deed, timeline_.deal_end() + deed.at});
      }
    }
  }

  void take() {
    for (const Met& met : result_.met) {
      if (met.case_index < code_.cases.size()) {
        add(Kind::Met, met.case_index, 0);
        take_status(met.case_index, met.status, Remedy::None);
      }
    }
    for (const Finding& finding : result_.findings) {
      if (finding.case_index < code_.cases.size() && finding.cls != Class::BadRemedy) {
        add(Kind::Met, finding.case_index, 0);
        take_found(finding);
        take_status(finding.case_index, finding.remedy.status, finding.remedy.kind);
        take_edges(finding);
      }
    }
    take_lawful();
    take_amounts();
  }

 private:
  struct TimedDeed {
    replay::Deed deed;
    Time at = 0;
  };
  struct Window {
    Time from = 0;
    Time until = kNoTime;
    WindowBeats beats = 0;  ///< that close it, made absolute
  };

  void add(Kind kind, std::uint16_t number, std::size_t what) {
    taken_.push_back({kind, number, static_cast<std::uint8_t>(what)});
  }

  /// What became of the remedies of a case; `kind` is that of its finding, None where there is
  /// none.
  void take_status(std::uint16_t number, Status status, Remedy kind) {
    const Case& c = code_.cases[number];
    const bool owed_by_lapse = c.may.given && c.may.lapse == Lapse::Owed;
    switch (status) {
      case Status::Elected:
        if (c.may.given && kind != Remedy::None) {
          const bool offered = (c.may.remedies & bit(kind)) != 0;  // to announce may be half of it
          add(Kind::Elected, number, static_cast<std::size_t>(offered ? kind : c.may.in_order[0]));
        }
        return;
      case Status::Waived:
      case Status::Lapsed:
        return add(Kind::Lapsed, number, 0);
      case Status::Imposed:
      case Status::Ignored: {
        const bool done = status == Status::Imposed;
        if (c.must.remedy != Remedy::None) {
          add(done ? Kind::DutyDone : Kind::DutyUndone, number,
              static_cast<std::size_t>(c.must.remedy));
        } else if (owed_by_lapse && (kind == c.may.owed || kind == Remedy::None)) {
          add(done ? Kind::LapseDone : Kind::LapseUndone, number,
              static_cast<std::size_t>(c.may.owed));
        }
        return;
      }
      default:
        return;
    }
  }

  /// Of what was lawful replay stores no fact: the act alone shows that it was done, under the case
  /// that the code puts first.
  void take_lawful() {
    for (int i = 0; i < replay::kFactKinds; ++i) {
      const auto kind = static_cast<FactKind>(i);
      const FactTable& table = code_.tables[static_cast<std::size_t>(i)];
      const auto first = std::ranges::find_if(
          table.cases, [this](std::uint16_t number) { return says_lawful(code_.cases[number]); });
      if (first != table.cases.end() && replay::tested(deal_, kind) &&
          std::ranges::find(deal_.facts, kind, &replay::Fact::kind) == deal_.facts.end()) {
        add(Kind::Met, *first, 0);
      }
    }
  }

  [[nodiscard]] Time dealing_begin(std::uint8_t dealing) const {
    const bool known = dealing > 1 && dealing <= deal_.dealings.size();
    return known ? deal_.dealings[dealing - 1U].begin : 0;
  }

  [[nodiscard]] bool subject_deals(const replay::Fact& fact) const {
    const bool known = fact.dealing >= 1 && fact.dealing <= deal_.dealings.size();
    return known && deal_.dealings[fact.dealing - 1U].dealer &&
           record::actor_of(*deal_.dealings[fact.dealing - 1U].dealer) == fact.subject;
  }

  void take_found(const Finding& finding) {
    const FactTable& table = code_.tables[static_cast<std::size_t>(finding.fact.kind)];
    std::size_t position = 0;
    while (position < table.boundaries.size() &&
           !(finding.fact.found < kSometime && found_before(finding.fact, table, position))) {
      ++position;
    }
    if (!table.boundaries.empty()) {
      add(Kind::Found, finding.case_index, position);
    }
  }

  [[nodiscard]] bool found_before(const replay::Fact& fact, const FactTable& table,
                                  std::size_t position) const {
    const WindowBeats beats = resolve(table.boundaries[position].beats, subject_deals(fact));
    return fact.found < timeline_.first_from(beats, dealing_begin(fact.dealing));
  }

  /// The window of a case's option, as the judge lays it.
  [[nodiscard]] Window window_of(const Case& c, const replay::Fact& fact) const {
    Window window;
    const Time begin = dealing_begin(fact.dealing);
    window.from = fact.occurred < kSometime ? Time{fact.occurred} : begin;
    if (c.must_be_found && fact.found < kSometime) {
      window.from = std::max<Time>(window.from, fact.found);
    }
    if (c.may.from != 0) {
      const Time from = timeline_.first_from(resolve(c.may.from, subject_deals(fact)), begin);
      window.from = from == kNoTime ? timeline_.end() : std::max(window.from, from);
    }
    window.beats = resolve(c.may.until, subject_deals(fact));
    const bool last = fact.dealing >= deal_.dealings.size();
    const Time end = last ? timeline_.deal_end() : Time{deal_.dealings[fact.dealing].begin};
    window.until = std::min(timeline_.first(window.beats, window.from, end),
                            timeline_.first(window.beats & kOutlasting, window.from));
    return window;
  }

  /// An option used just before its window closed, or wanted just after.
  void take_edges(const Finding& finding) {
    const Case& c = code_.cases[finding.case_index];
    if (!c.may.given || c.may.until == 0) {
      return;
    }
    const Window window = window_of(c, finding.fact);
    for (const TimedDeed& timed : deeds_) {
      const bool offered =
          (c.may.remedies & bit(timed.deed.what)) != 0 ||
          (c.may.remedies == bit(Remedy::AnnounceAndMark) &&
           (timed.deed.what == Remedy::Announce || timed.deed.what == Remedy::Mark));
      const bool his = finding.remedy.elector == record::kBoth || timed.deed.carried_out ||
                       timed.deed.by == finding.remedy.elector;
      if (!offered || !his || timed.at < window.from) {
        continue;
      }
      if (timed.at < window.until) {
        take_early(finding, window, timed);
      } else if (nothing_between(window.until, timed.at)) {
        add_beats(Kind::Late, finding, window.until);
      }
    }
  }

  void take_early(const Finding& finding, const Window& window, const TimedDeed& timed) {
    if (finding.remedy.status != Status::Elected) {
      return;
    }
    const Case& c = code_.cases[finding.case_index];
    if (window.until != kNoTime && nothing_between(timed.at, window.until)) {
      add_beats(Kind::Early, finding, window.until);
    } else if (breaks_off(timed.deed.what)) {
      // What would have closed it never came; of the deal after, it must at least have begun.
      for (WindowBeats rest = c.may.until; rest != 0; rest &= rest - 1) {
        const auto beat = static_cast<WindowBeat>(std::countr_zero(rest));
        const bool next = beat >= WindowBeat::NextCut;
        if (!next || timed.at >= timeline_.deal_end() || closed_before(timed.at)) {
          add(Kind::Early, finding.case_index, static_cast<std::size_t>(beat));
        }
      }
    }
  }

  /// True if the hand was over and the cards gathered before `at`.
  [[nodiscard]] bool closed_before(Time at) const {
    return timeline_.first_from(replay::bit(replay::Beat::HandClosed), 0) < at;
  }

  /// No act that opens or closes any window lies between the two.
  [[nodiscard]] bool nothing_between(Time a, Time b) const {
    constexpr WindowBeats kAny = ~WindowBeats{0};
    return timeline_.first(kAny, a, b) == kNoTime;
  }

  /// A row for each beat of the case's window that the act `closing` carries.
  void add_beats(Kind kind, const Finding& finding, Time closing) {
    const Case& c = code_.cases[finding.case_index];
    for (WindowBeats rest = c.may.until; rest != 0; rest &= rest - 1) {
      const int beat = std::countr_zero(rest);
      const WindowBeats resolved = resolve(WindowBeats{1} << beat, subject_deals(finding.fact));
      if (timeline_.first_from(resolved, closing, closing + 1) != kNoTime) {
        add(kind, finding.case_index, static_cast<std::size_t>(beat));
      }
    }
  }

  /// The tariff rows by which the result of the hand and the king were scored.
  void take_amounts() {
    if (!result_.due) {
      return;
    }
    for (const Finding& finding : result_.findings) {
      const bool king =
          finding.fact.kind == FactKind::KingTurned || finding.fact.kind == FactKind::KingHeld;
      if (king && finding.remedy.status == Status::Elected) {
        take_tariff(ScoreKind::King, false);
      }
    }
    const auto over = std::find_if(deal_.facts.rbegin(), deal_.facts.rend(), [](const auto& fact) {
      return fact.kind == FactKind::HandOver;
    });
    if (over == deal_.facts.rend() || over->dealing != deal_.dealings.size()) {
      return;
    }
    const auto result = replay::value<replay::Result>(*over, 0);
    const bool bold = replay::value<replay::NoYes>(*over, 1) == replay::NoYes::Yes;
    if (result == replay::Result::None || !replay::is_known(result)) {
      return;
    }
    const bool capped = std::ranges::any_of(
        result_.findings, [](const Finding& finding) { return finding.ceiling.has_value(); });
    take_tariff(result == replay::Result::Vole ? ScoreKind::Vole
                : bold                         ? ScoreKind::BoldPoint
                                               : ScoreKind::Point,
                capped);
  }

  void take_tariff(ScoreKind kind, bool capped) {
    for (std::size_t i = 0; i < code_.tariff.size(); ++i) {
      const Tariff& row = code_.tariff[i];
      if (row.kind == kind && (capped ? row.offender >= 0 : row.marks >= 0)) {
        add(capped ? Kind::Ceiling : Kind::Amount, static_cast<std::uint16_t>(i), 0);
      }
    }
  }

  const Code& code_;
  const DealFacts& deal_;
  const DealResult& result_;
  std::vector<Row>& taken_;
  Timeline timeline_;
  std::vector<TimedDeed> deeds_;
};

}  // namespace

void add_rows_taken(const Code& code, const DealFacts& deal, const DealResult& result,
                    const DealFacts* next, std::vector<Row>& taken) {
  if (result.verdict != Verdict::Unreadable && result.verdict != Verdict::Impossible) {
    Taking{code, deal, result, next, taken}.take();
  }
}

}  // namespace ecarte::law
