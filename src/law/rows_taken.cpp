// SPDX-License-Identifier: MIT
//
// Which rows of a code's data a deal takes, read off what was said of it.
#include <algorithm>
#include <bit>

#include "codes/remedy_rows.hpp"
#include "codes/tariff.hpp"
#include "law/rows.hpp"
#include "law/window.hpp"

namespace ecarte::law {

namespace {

using Kind = Row::Kind;
using replay::FactKind;

class Taking {
 public:
  Taking(const Code& code, const DealFacts& deal, const Rulings& rulings, const DealResult& result,
         std::vector<Row>& taken)
      : code_(code), deal_(deal), rulings_(rulings), result_(result), taken_(taken) {}

  void take() {
    for (const Met& met : result_.met) {
      if (met.case_index < code_.cases.size()) {
        add(Kind::Met, met.case_index, 0);
        take_status(met.case_index, met.status, Remedy::None);
      }
    }
    for (const Finding& finding : result_.findings) {
      if (finding.under.case_index < code_.cases.size() && finding.cls != Class::BadRemedy) {
        add(Kind::Met, finding.under.case_index, 0);
        take_found(finding);
        take_status(finding.under.case_index, finding.remedy.status, finding.remedy.kind);
        take_edges(finding);
      }
    }
    take_lawful();
    take_amounts();
  }

 private:
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
      case Status::None:
      case Status::Open:
      case Status::Latent:
      case Status::Moot:
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

  void take_found(const Finding& finding) {
    const FactTable& table = code_.tables[static_cast<std::size_t>(finding.fact.kind)];
    if (!table.boundaries.empty()) {
      add(Kind::Found, finding.under.case_index,
          static_cast<std::size_t>(finding.under.found_position));
    }
  }

  /// An option used just before its window closed, or wanted just after.
  void take_edges(const Finding& finding) {
    const Case& c = code_.cases[finding.under.case_index];
    if (!c.may.given || c.may.until == 0) {
      return;
    }
    const Window& window = finding.remedy.window;
    for (const TimedDeed& timed : rulings_.deeds) {
      const bool offered =
          (c.may.remedies & bit(timed.deed.what)) != 0 ||
          (c.may.remedies == bit(Remedy::AnnounceAndMark) &&
           (timed.deed.what == Remedy::Announce || timed.deed.what == Remedy::Mark));
      const bool his = finding.remedy.elector == record::kBoth || timed.deed.carried_out ||
                       timed.deed.by == finding.remedy.elector;
      if (!offered || !his || timed.at < window.from) {
        continue;
      }
      if (timed.at < window.closed.latest) {
        take_early(finding, window, timed);
      } else if (nothing_between(window.closed.latest, timed.at)) {
        add_beats(Kind::Late, finding, window.closed.latest);
      }
    }
  }

  void take_early(const Finding& finding, const Window& window, const TimedDeed& timed) {
    if (finding.remedy.status != Status::Elected) {
      return;
    }
    const Case& c = code_.cases[finding.under.case_index];
    if (window.closed.latest != kNoTime && nothing_between(timed.at, window.closed.latest)) {
      add_beats(Kind::Early, finding, window.closed.latest);
    } else if (codes::row_of(timed.deed.what).breaks_off) {
      // What would have closed it never came; of the deal after, it must at least have begun.
      for (WindowBeats rest = c.may.until; rest != 0; rest &= rest - 1) {
        const auto beat = static_cast<WindowBeat>(std::countr_zero(rest));
        const bool next = beat >= WindowBeat::NextCut;
        if (!next || timed.at >= rulings_.timeline.deal_end() || closed_before(timed.at)) {
          add(Kind::Early, finding.under.case_index, static_cast<std::size_t>(beat));
        }
      }
    }
  }

  /// True if the hand was over and the cards gathered before `at`.
  [[nodiscard]] bool closed_before(Time at) const {
    return rulings_.timeline.first_from(replay::bit(replay::Beat::HandClosed), 0) < at;
  }

  /// No act that opens or closes any window lies between the two.
  [[nodiscard]] bool nothing_between(Time a, Time b) const {
    constexpr WindowBeats kAny = ~WindowBeats{0};
    return rulings_.timeline.first(kAny, a, b) == kNoTime;
  }

  /// A row for each beat of the case's window that the act `closing` carries.
  void add_beats(Kind kind, const Finding& finding, Time closing) {
    const Case& c = code_.cases[finding.under.case_index];
    for (WindowBeats rest = c.may.until; rest != 0; rest &= rest - 1) {
      const int beat = std::countr_zero(rest);
      const WindowBeats resolved =
          resolve(WindowBeats{1} << beat, subject_deals(deal_, finding.fact));
      if (rulings_.timeline.first_from(resolved, closing, closing + 1) != kNoTime) {
        add(kind, finding.under.case_index, static_cast<std::size_t>(beat));
      }
    }
  }

  /// The tariff rows by which the result of the hand and the king were scored.
  void take_amounts() {
    if (!result_.after.due) {
      return;
    }
    for (const Finding& finding : result_.findings) {
      if (codes::row_of(finding.fact.kind).reads == codes::Reads::King &&
          finding.remedy.status == Status::Elected) {
        take_tariff(kTheKing, false);
      }
    }
    const auto over = std::find_if(deal_.facts.rbegin(), deal_.facts.rend(), [](const auto& fact) {
      return fact.kind == FactKind::HandOver;
    });
    if (over == deal_.facts.rend() || over->place.dealing != deal_.dealings.size()) {
      return;
    }
    const auto result = replay::value<replay::Result>(*over, 0);
    const bool bold = replay::value<replay::NoYes>(*over, 1) == replay::NoYes::Yes;
    if (result == replay::Result::None || !replay::is_known(result)) {
      return;
    }
    const bool capped = std::ranges::any_of(result_.findings, [](const Finding& finding) {
      return finding.remedy.ceiling.has_value();
    });
    take_tariff(
        {result == replay::Result::Vole ? replay::ScoreFor::Vole : replay::ScoreFor::Point, bold},
        capped);
  }

  void take_tariff(const Earned& earned, bool capped) {
    if (const Tariff* const row = row_of(code_, earned, capped)) {
      add(is_ceiling(*row) ? Kind::Ceiling : Kind::Amount,
          static_cast<std::uint16_t>(row - code_.tariff.data()), 0);
    }
  }

  const Code& code_;
  const DealFacts& deal_;
  const Rulings& rulings_;
  const DealResult& result_;
  std::vector<Row>& taken_;
};

}  // namespace

void add_rows_taken(const Code& code, const DealFacts& deal, const Rulings& rulings,
                    const DealResult& result, std::vector<Row>& taken) {
  if (result.verdict != Verdict::Unreadable && result.verdict != Verdict::Impossible) {
    Taking{code, deal, rulings, result, taken}.take();
  }
}

}  // namespace ecarte::law
