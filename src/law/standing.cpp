// SPDX-License-Identifier: MIT
#include "law/standing.hpp"

#include <algorithm>

#include "law/fact_rows.hpp"
#include "law/lookup.hpp"
#include "law/remedy_rows.hpp"
#include "law/settle.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::Beat;
using replay::FactKind;
using replay::kNever;
using replay::kSometime;
using replay::Proof;

namespace {

class Stock {
 public:
  Stock(const Told& told, DealResult& result)
      : told_(told),
        code_(told.code()),
        deal_(told.given.deal),
        timeline_(told.rulings.timeline),
        result_(result) {}

  void take() {
    result_.last = told_.given.next == nullptr;
    result_.stops = result_.last && stops_within_hand(deal_, timeline_);
    annulled_ = result_.last && std::ranges::any_of(told_.rulings.list, [&](const Ruling& ruling) {
                  return ruling.fact.dealing == last_dealing(deal_) && erases(ruling);
                });
    for (const Ruling& ruling : told_.rulings.list) {
      of_ruling(ruling);
      to_be_done(ruling);
      gone_by(ruling);
    }
    if (!result_.last || annulled_) {
      return;
    }
    for (const Fact& fact : deal_.facts) {
      of_unsettled(fact);
    }
    for (const Fact& fact : deal_.supposed) {
      if (!is_anothers_king(fact)) {
        suppose(fact, Ground::IfSo);
      }
    }
    for (const Right& right : told_.ledger.rights) {
      of_score(right);
    }
    std::ranges::for_each(result_.findings, [this](const Finding& finding) { of_mark(finding); });
    for (const Ruling& ruling : told_.before.rulings) {
      of_ruling_before(ruling);
    }
    for (const Right& right : told_.before.rights) {
      of_score_before(right);
    }
  }

 private:
  /// What was chosen, and is not yet carried out.
  void to_be_done(const Ruling& ruling) {
    if (!result_.last || ruling.status != Status::Elected || !current(ruling.fact) ||
        !row_of(ruling.elected).must_follow) {
      return;
    }
    const Time at = told_.rulings.deeds[static_cast<std::size_t>(ruling.deed)].at;
    const bool done = std::ranges::any_of(told_.rulings.deeds, [&](const TimedDeed& timed) {
      return timed.at >= at && timed.deed.carried_out && serves_as(timed.deed.what, ruling.elected);
    });
    if (!done) {
      Standing out = duty(ruling.case_index, ruling.fact, ruling.elected, ruling.elector);
      out.since = at;
      add_open(out);
    }
  }

  /// A king that he may have turned or held, where the other has announced it and nothing shows
  /// that he had not got it.
  [[nodiscard]] bool is_anothers_king(const Fact& fact) const {
    using replay::Testimony;
    const bool king = fact.kind == FactKind::KingTurned || fact.kind == FactKind::KingHeld;
    const auto false_king = [&](Seat seat) {
      return std::ranges::any_of(deal_.facts, [&](const Fact& other) {
        return other.kind == FactKind::FalseKing && other.dealing == fact.dealing &&
               other.subject == record::actor_of(seat) &&
               (other.proof == Proof::Proved ||
                !replay::must_be(other, 1, replay::KingWithdrawn::Never));
      });
    };
    return king && std::ranges::any_of(deal_.testimony, [&](const Testimony& said) {
             return said.kind == Testimony::Kind::Announce && said.dealing == fact.dealing &&
                    record::actor_of(said.seat) != fact.subject && !false_king(said.seat);
           });
  }

  [[nodiscard]] bool current(const Fact& fact) const {
    return fact.dealing == last_dealing(deal_) || row_of(fact.kind).phase == Phase::After;
  }

  [[nodiscard]] WindowBeats absolute(WindowBeats beats, const Fact& fact) const {
    return resolve(beats, subject_deals(deal_, fact));
  }

  [[nodiscard]] Standing standing(const Case& c, std::uint16_t number, const Fact& fact) const {
    Standing out;
    out.case_index = number;
    out.fact = fact;
    out.who = party(deal_, c.may.who, fact);
    std::ranges::copy(c.may.in_order, out.options.begin());
    out.closes = absolute(c.may.until, fact);
    return out;
  }

  /// What must be done, until it is too late for it.
  [[nodiscard]] Standing duty(std::uint16_t number, const Fact& fact, Remedy owed,
                              Actor who) const {
    Standing out;
    out.case_index = number;
    out.fact = fact;
    out.who = who;
    out.owed = true;
    out.options[0] = owed;
    out.closes = row_of(owed).too_late;
    return out;
  }

  /// Equal rights from two sources are one.
  void add_open(const Standing& one) {
    const bool said = std::ranges::any_of(result_.open, [&](const Standing& other) {
      return other.who == one.who && other.options == one.options && other.closes == one.closes &&
             other.fact.kind == one.fact.kind && other.fact.subject == one.fact.subject &&
             other.mend == one.mend;
    });
    if (!said) {
      result_.open.push_back(one);
    }
  }

  void of_ruling(const Ruling& ruling) {
    const Case& c = told_.case_of(ruling);
    if (!current(ruling.fact) || ruling.in_doubt) {
      return;
    }
    if (ruling.pending) {
      mend(ruling.fact, Ground::Sure);
    } else if (fate_of(ruling) == Status::Open) {
      open(ruling);
    } else if (c.may.given &&
               (ruling.status == Status::Lapsed || ruling.status == Status::Waived ||
                (ruling.owed != Remedy::None && ruling.owed == c.may.owed)) &&
               ruling.elected == Remedy::None) {
      ended(ruling);
    }
    if (ruling.fact.found == kNever && replay::entry(ruling.fact.kind).can_be_found &&
        ruling.fact.proof == Proof::Proved && ruling.status != Status::Moot) {
      if_found(ruling.fact);
    }
  }

  /// The ledger knows what became of a king: whether it was announced, or marked.
  [[nodiscard]] Status fate_of(const Ruling& ruling) const {
    const int number = static_cast<int>(&ruling - told_.rulings.list.data());
    for (const KingFate& king : told_.ledger.kings) {
      if (king.ruling == number) {
        return king.status;
      }
    }
    return ruling.status;
  }

  /// What can still be put right free of penalty.
  void mend(const Fact& fact, Ground ground) {
    const Pending& pending = row_of(fact.kind).pending;
    Fact then = fact;
    then.values[static_cast<std::size_t>(pending.attribute)] = pending.meanwhile;
    const Candidates cases = candidates(code_, then, 0);
    if (!result_.last || cases.size == 0) {
      return;
    }
    Standing out = standing(code_.cases[cases.cases[0]], cases.cases[0], fact);
    out.ground = ground;
    out.mend = true;
    out.who = fact.subject;
    out.since = fact.occurred;
    out.closes = absolute(pending.until, fact);
    add_open(out);
  }

  [[nodiscard]] bool still_mended(const Fact& fact) const {
    const Pending& pending = row_of(fact.kind).pending;
    return pending.attribute >= 0 && fact.occurred < kSometime &&
           fact.values[static_cast<std::size_t>(pending.attribute)] == pending.never &&
           timeline_.when(absolute(pending.until, fact) | kHandEnds, fact.occurred + 1U).earliest ==
               kNoTime;
  }

  void open(const Ruling& ruling) {
    const Case& c = told_.case_of(ruling);
    if (!result_.last) {
      return;
    }
    if (ruling.owed != Remedy::None && ruling.elected == Remedy::None) {
      Standing out = duty(ruling.case_index, ruling.fact, ruling.owed, ruling.elector);
      out.since = ruling.owed_at == kNoTime ? ruling.from : ruling.owed_at;
      add_open(out);
    } else if (c.may.given) {
      Standing out = standing(c, ruling.case_index, ruling.fact);
      out.since = ruling.from;
      add_open(out);
    }
  }

  void ended(const Ruling& ruling) {
    Standing out = standing(told_.case_of(ruling), ruling.case_index, ruling.fact);
    out.status = ruling.status == Status::Waived ? Status::Waived : Status::Lapsed;
    out.since = ruling.from;
    const bool waived = ruling.deed >= 0 && ruling.owed_at == kNoTime;
    out.closed_at =
        waived ? told_.rulings.deeds[static_cast<std::size_t>(ruling.deed)].at : ruling.until;
    out.closed_by = timeline_.beats_at(out.closed_at) & out.closes;
    result_.past.push_back(out);
  }

  /// The cases that would have answered, had the fact been found earlier: their time has ended.
  void gone_by(const Ruling& ruling) {
    const Fact& fact = ruling.fact;
    const FactTable& table = code_.tables[static_cast<std::size_t>(fact.kind)];
    const bool later = fact.found != kNever || result_.stops;
    if (table.boundaries.empty() || !current(fact) || ruling.in_doubt || !later ||
        ruling.status == Status::Moot) {
      return;
    }
    Fact now = fact;
    now.found =
        std::min<replay::ActIndex>(fact.found, static_cast<replay::ActIndex>(timeline_.deal_end()));
    const Positions at = found_positions(code_, deal_, timeline_, now);
    const Candidates answering = candidates(code_, fact, at.first, at.last);
    for (int position = at.first; position-- > 0;) {  // a case ends where it answers last
      const Candidates earlier = candidates(code_, fact, position);
      const bool same = earlier.size != 1 || std::ranges::find(answering.all(), earlier.cases[0]) !=
                                                 answering.all().end();
      const Case& c = code_.cases[earlier.size == 0 ? 0 : earlier.cases[0]];
      if (same || (!c.may.given && c.must.remedy == Remedy::None)) {
        continue;
      }
      add_past(c, earlier.cases[0], fact,
               absolute(table.boundaries[static_cast<std::size_t>(position)].beats, fact));
    }
  }

  void add_past(const Case& c, std::uint16_t number, const Fact& fact, WindowBeats boundary) {
    Standing out = c.may.given ? standing(c, number, fact)
                               : duty(number, fact, c.must.remedy, party(deal_, c.must.who, fact));
    out.ground = Ground::IfFound;
    out.status = Status::Lapsed;
    out.closes = boundary;
    out.closed_at = timeline_.when(boundary, dealing_begin(deal_, fact.dealing)).latest;
    out.closed_by = timeline_.beats_at(out.closed_at) & boundary;
    const bool said = std::ranges::any_of(result_.past, [&](const Standing& other) {
      return other.case_index == number && same_fact(other.fact, fact);
    });
    if (!said && out.closed_at < timeline_.deal_end()) {
      result_.past.push_back(out);
    }
  }

  /// What the law would give if it came to light now.
  void if_found(const Fact& fact) {
    if (!result_.last || annulled_) {
      return;
    }
    Fact now = fact;
    now.found = static_cast<replay::ActIndex>(timeline_.deal_end());
    suppose(now, Ground::IfFound);
  }

  void suppose(const Fact& fact, Ground ground) {
    const Positions at = found_positions(code_, deal_, timeline_, fact);
    const auto possible = candidates(code_, fact, at.first, at.last);
    for (const std::uint16_t number : possible.all()) {
      const Case& c = code_.cases[number];
      if (c.may.given) {
        const Window window = window_of(deal_, timeline_, c, fact);
        Standing out = standing(c, number, fact);
        out.ground = ground;
        out.since = window.from;
        if (window.until == kNoTime && !used(out)) {
          add_open(out);
        }
      } else if (c.must.remedy != Remedy::None) {
        Standing out = duty(number, fact, c.must.remedy, party(deal_, c.must.who, fact));
        out.ground = ground;
        add_open(out);
      }
    }
  }

  /// Has he done it already, though it is not known to have been his right?
  [[nodiscard]] bool used(const Standing& one) const {
    return std::ranges::any_of(told_.rulings.deeds, [&](const TimedDeed& timed) {
      return timed.deed.by == one.who && timed.deed.dealing == one.fact.dealing &&
             timed.at >= one.since &&
             std::ranges::find(one.options, timed.deed.what) != one.options.end();
    });
  }

  /// A fact that no ruling answers for: it is possible and not proved, or it is not known which
  /// case answers it.
  void of_unsettled(const Fact& fact) {
    const bool unsure = fact.proof == Proof::Allowed ||
                        (fact.proof == Proof::Proved &&
                         std::ranges::none_of(told_.rulings.list, [&](const Ruling& ruling) {
                           return !ruling.in_doubt && same_fact(ruling.fact, fact);
                         }));
    if (!unsure || !current(fact) || row_of(fact.kind).turns_on_score || is_anothers_king(fact)) {
      return;
    }
    if (still_mended(fact)) {
      mend(fact, Ground::IfSo);
    } else {
      suppose(fact, Ground::IfSo);
    }
  }

  /// Points won, and not marked.
  void of_score(const Right& right) {
    const bool of_ruling = right.ruling >= 0;  // told with the king that was turned
    if (right.forfeited || right.fallen || right.pending || of_ruling ||
        right.case_index == kNoCase || right.until != kNoTime ||
        (told_.ledger.scored ? right.marked >= right.amount : !result_.stops)) {
      return;
    }
    Standing out = unmarked(
        right, last_dealing(deal_),
        told_.ledger.scored ? right.amount - std::min(right.marked, right.amount) : right.amount);
    out.since = right.accrued;
    add_open(out);
  }

  /// `amount` points of a right, to be marked yet.
  [[nodiscard]] Standing unmarked(const Right& right, std::uint8_t dealing, int amount) const {
    Fact fact = replay::fact_of(FactKind::ScoreAccrued, record::actor_of(right.seat),
                                static_cast<replay::ActIndex>(right.accrued), right.purpose);
    fact.dealing = dealing;
    Standing out = standing(code_.cases[right.case_index], right.case_index, fact);
    out.amount = static_cast<std::uint8_t>(amount);
    return out;
  }

  /// What the deal before gave, and nothing of this one has ended.
  void of_ruling_before(const Ruling& ruling) {
    const Case& c = told_.case_of(ruling);
    if (ruling.status != Status::Open || ruling.in_doubt || ruling.pending || !c.may.given ||
        ruling.owed != Remedy::None || ruling.elected != Remedy::None ||
        ruling.until < told_.before.end + timeline_.deal_end()) {
      return;
    }
    Standing out = standing(c, ruling.case_index, ruling.fact);
    out.who = ruling.elector;  // who dealt then
    out.of_deal_before = true;
    add_open(out);
  }

  void of_score_before(const Right& right) {
    if (right.forfeited || right.fallen || right.pending || right.maybe_marked ||
        right.ruling >= 0 || right.case_index == kNoCase || right.marked >= right.amount ||
        right.until < told_.before.end + timeline_.deal_end()) {
      return;
    }
    Standing out = unmarked(right, Fact{}.dealing, right.amount - right.marked);
    out.who = record::actor_of(right.seat);
    out.of_deal_before = true;
    add_open(out);
  }

  /// A mark that was not due, and may be taken down.
  void of_mark(const Finding& finding) {
    const RemedyState& remedy = finding.remedy;
    const bool may = remedy.force == Force::Elective && remedy.status == Status::Open;
    if (finding.fact.kind != FactKind::MarkNotDue || !may || finding.case_index == kNoCase ||
        remedy.options[0] == Remedy::None) {
      return;
    }
    Standing out;
    out.case_index = finding.case_index;
    out.fact = finding.fact;
    out.who = remedy.elector;
    std::ranges::copy_n(
        remedy.options.begin(),
        static_cast<std::ptrdiff_t>(std::min(remedy.options.size(), out.options.size())),
        out.options.begin());
    std::ranges::replace(out.options, Remedy::LetStand, Remedy::None);
    out.closes = absolute(remedy.closes, finding.fact);
    out.since = finding.at;
    add_open(out);
  }

  const Told& told_;
  const Code& code_;
  const DealFacts& deal_;
  const Timeline& timeline_;
  DealResult& result_;
  bool annulled_ = false;  ///< the last dealing is to be dealt again: nothing else of it matters
};

}  // namespace

void take_stock(const Told& told, DealResult& result) {
  if (result.verdict != Verdict::Impossible) {
    Stock{told, result}.take();
  }
}

}  // namespace ecarte::law
