// SPDX-License-Identifier: MIT
#include "law/doubts.hpp"

#include <algorithm>

#include "codes/fact_rows.hpp"
#include "law/told_by_marks.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::ScoreFor;

namespace {

/// The answers that points turn on, with the case that speaks of the one and of the other.
void weigh(const Code& code, Missing& open, const Alternative& so, const Alternative& not_so) {
  open.alternatives[0] = so;
  open.alternatives[1] = not_so;
  open.answers = 2;
  for (Alternative& answer : open.alternatives) {
    answer.winner = winner_by(code, answer.due);
  }
}

/// That the mark is not due, and whether it can still come off.
Alternative not_due(const LedgerSource& matter, const NotDue& entry, Score due) {
  Alternative answer{0, entry.table_case, due};
  if (entry.table_case != kNoCase) {
    const Case& c = matter.code.cases[entry.table_case];
    answer.over = c.may.given &&
                  window_of(matter.deal, matter.timeline, c, entry.fact).closed.latest != kNoTime;
  }
  return answer;
}

/// May it be the mark that tells of the turn-up: the dealer's, for the king of one that is not
/// told?
bool tells_turn_up(const LedgerSource& matter, const Grounds& grounds, const Fact& mark) {
  const bool dealt = !matter.deal.dealings.empty() &&
                     !matter.deal.dealings.back().reached_turn_up &&
                     matter.deal.dealings.back().dealer == static_cast<Seat>(mark.subject);
  return replay::must_be(mark, 1, ScoreFor::King) &&
         (dealt || grounds.kings[mark.subject].untold.has(UntoldKing::Turned));
}

/// Does nobody say a word against a score or a hand? Then a mark told was a mark earned, where
/// something that is not told may have earned it.
bool undisputed(const LedgerSource& matter) {
  return !matter.deal.alleged.disputed;
}

/// Do only the counters show that it was marked, and may it have been for a king that he turned,
/// the turn-up not being told? Then they tell of that, if nobody speaks against it.
bool shows_turned_king(const LedgerSource& matter, const Grounds& grounds, const Fact& mark) {
  return grounds.kings[mark.subject].untold.has(UntoldKing::Turned) && undisputed(matter) &&
         is_shown_by_counters(matter.deal, mark);
}

/// Do the counters show one point of his beside a hand told to be the other's? That is a king's.
bool only_king_left(const LedgerSource& matter, const Grounds& grounds, const NotDue& entry) {
  const Actor winner =
      grounds.counts.over == nullptr ? record::kNobody : grounds.counts.over->subject;
  std::uint16_t law = 0;
  return record::is_player(winner) && winner != entry.fact.subject &&
         entry.over == codes::tariff(matter.code, kTheKing, &law) &&
         is_shown_by_counters(matter.deal, entry.fact);
}

/// Points marked, of which the record leaves open when, or for which deal.
Missing when_marked(const LedgerSource& matter, std::uint16_t case_index, const Fact& fact) {
  const Case& c = matter.code.cases[case_index];
  Missing open;
  open.law = matter.code.law_of(c).number;
  open.id = fact.kind == replay::FactKind::MarkNotDue && !c.stray.empty() ? c.stray : c.id;
  open.player = fact.subject;
  open.at = fact.occurred;
  open.fact = fact;
  open.attribute = kWhenMarked;
  return open;
}

}  // namespace

void doubt_kings(const LedgerSource& matter, const Grounds& grounds, const Ledger& as_told,
                 const Joined& joined, Ledger& ledger) {
  const Code& code = matter.code;
  const std::size_t open_before = ledger.missing.size();
  bool earned = false;
  bool maybe_late = false;  // whether it was earned in this deal, or marked too late for the last
  for (const NotDue& entry : as_told.entries.not_due) {
    const bool late =
        entry.near_case != kNoCase && replay::must_be(entry.fact, 0, replay::NotDueWhy::Late);
    const bool of_king = replay::must_be(entry.fact, 1, ScoreFor::King) ||
                         (!late && only_king_left(matter, grounds, entry));
    const bool earned_untold = of_king &&
                               grounds.kings[entry.fact.subject].untold.has(UntoldKing::IfMarked) &&
                               undisputed(matter);
    const bool told_by_it =
        tells_turn_up(matter, grounds, entry.fact) ||
        (grounds.hand.open && !replay::must_be(entry.fact, 1, ScoreFor::King) &&
         !marks_against_claim(matter, grounds, static_cast<Seat>(entry.fact.subject)));
    const bool turned = shows_turned_king(matter, grounds, entry.fact);
    earned = earned || earned_untold || turned;
    maybe_late = maybe_late || (earned_untold && late);
    if (entry.table_case == kNoCase || entry.over == entry.taken_down || late || told_by_it ||
        earned_untold || turned) {
      continue;
    }
    const Case& c = code.cases[entry.table_case];
    Missing open;
    open.law = code.law_of(c).number;
    open.id = c.id;
    open.player = entry.fact.subject;
    open.at = entry.fact.occurred;
    open.fact = entry.fact;
    weigh(code, open, not_due(matter, entry, shown(code, as_told.due)),
          {0, kNoCase, shown(code, joined.clean_due())});
    ledger.missing.push_back(open);
  }
  if (earned && ledger.missing.size() == open_before) {
    joined.keep_earned(ledger);
    if (maybe_late) {
      ledger.due |= as_told.due;
      ledger.game.won = ledger.game.won == as_told.game.won ? ledger.game.won : GameWon{};
    }
  }
}

void settle_by_marks(const LedgerSource& matter, const Grounds& grounds, const Joined& joined,
                     Ledger& ledger) {
  if (undisputed(matter)) {
    joined.keep_clean_late(ledger);
  }
  const bool bold_open = grounds.bold.open && joined.bold_matters();
  if (!undisputed(matter)) {
    if (bold_open) {
      ledger.missing.push_back(*grounds.bold.open);
    }
    return;
  }
  // No mark decides what a ruling is in doubt about, which king is still to be chosen, what is
  // awarded for a hand given up, or whether a third trick ended it.
  const bool to_come = std::ranges::any_of(matter.deal.facts, [&](const Fact& fact) {
    return codes::row_of(fact.kind).king == codes::KingIs::Turned &&
           fact.proof == replay::Proof::Proved && fact.place.dealing == grounds.dealing &&
           (!replay::is_known(replay::value<replay::NumberDealt>(fact, 0)) ||
            !replay::is_known(replay::value<replay::KingCard>(fact, 1)));
  });
  const bool given_up = grounds.counts.over != nullptr &&
                        !replay::may_be(*grounds.counts.over, 2, replay::HandEnd::Played) &&
                        !replay::may_be(*grounds.counts.over, 2, replay::HandEnd::Stated);
  const bool rulings_open = matter.in_doubt.remedies != 0 || matter.in_doubt.capped[0] ||
                            matter.in_doubt.capped[1] || matter.in_doubt.counted[0] ||
                            matter.in_doubt.counted[1];
  // Nor, where it is not known how he stood before or what the hand gave, whether he marked a king
  // that was not his.
  const bool word_void = std::ranges::any_of(game::kSeats, [&](Seat seat) {
    return announced_in_vain(matter.deal, grounds.dealing, seat) &&
           (grounds.hand.open || !Score::common(ledger.before).knows(record::actor_of(seat)));
  });
  const bool end_open = grounds.hand.third_open[0] || grounds.hand.third_open[1];
  if ((bold_open || joined.clean()) && ledger.missing.empty() && !to_come && !given_up &&
      !rulings_open && !end_open && !word_void) {
    joined.keep_earned(ledger);
  }
}

void doubt_left(const LedgerSource& matter, const Joined& joined, Ledger& ledger) {
  for (const Right& right : ledger.entries.rights) {
    if (right.fate.perhaps_marked_late() && right.basis.told && right.case_index != kNoCase) {
      const Time last = matter.timeline.deal_end() - 1;
      Fact fact = replay::fact_of(replay::FactKind::ScoreAccrued, record::actor_of(right.seat),
                                  static_cast<replay::ActIndex>(std::min(right.accrued, last)),
                                  right.purpose);
      fact.place.dealing =
          static_cast<std::uint8_t>(std::max<std::size_t>(1, matter.deal.dealings.size()));
      Missing& open = ledger.missing.emplace_back(when_marked(matter, right.case_index, fact));
      weigh(matter.code, open, {0, right.case_index, shown(matter.code, joined.kept(right.seat))},
            {0, right.case_index, shown(matter.code, joined.lost(right.seat))});
    }
  }
}

void doubt_whose(const LedgerSource& matter, const Joined& joined, Ledger& ledger) {
  if (!ledger.entries.not_due.empty() || !joined.charges_either()) {
    return;
  }
  const NotDue& first = joined.charged(Seat::First);
  const NotDue& second = joined.charged(Seat::Second);
  if (first.table_case == kNoCase || second.table_case == kNoCase) {
    return;
  }
  Missing& open = ledger.missing.emplace_back();
  const Case& c = matter.code.cases[first.table_case];
  open.law = matter.code.law_of(c).number;
  open.id = c.id;
  open.at = first.fact.occurred;
  open.fact = first.fact;
  open.fact.subject = record::kNobody;
  // Told is one case: what it comes to does not hang on which of the two it is.
  const bool alike = first.table_case == second.table_case;
  weigh(matter.code, open, not_due(matter, first, {}), not_due(matter, alike ? second : first, {}));
}

bool give_most(const Grounds& grounds, const std::vector<NotDue>& at_most, Ledger& ledger) {
  bool any = false;
  for (NotDue& entry : ledger.entries.not_due) {
    const auto least = std::ranges::find_if(at_most, [&](const NotDue& other) {
      const bool open =
          grounds.hand.open || grounds.kings[entry.fact.subject].untold.has(UntoldKing::IfMarked);
      return open && other.fact.occurred == entry.fact.occurred &&
             other.fact.subject == entry.fact.subject && other.over < entry.over;
    });
    if (least != at_most.end()) {
      entry.due = entry.marked - least->over;
      entry.over = least->over;
      entry.taken_down = least->taken_down;
      any = true;
    }
  }
  return any;
}

void doubt_marks(const LedgerSource& matter, const Grounds& grounds, const Ledger& as_told,
                 const Joined& joined, Ledger& ledger) {
  for (const NotDue& entry : as_told.entries.not_due) {
    if (shows_turned_king(matter, grounds, entry.fact)) {
      continue;  // what the counters show is of this deal, as far as that may have given it
    }
    const bool still = std::ranges::any_of(ledger.entries.not_due, [&](const NotDue& other) {
      return other.fact.occurred == entry.fact.occurred && other.fact.subject == entry.fact.subject;
    });
    if (!still && entry.near_case != kNoCase && entry.taken_down < entry.over &&
        replay::must_be(entry.fact, 0, replay::NotDueWhy::Late)) {
      Missing& open = ledger.missing.emplace_back(when_marked(matter, entry.near_case, entry.fact));
      weigh(matter.code, open, not_due(matter, entry, shown(matter.code, as_told.due)),
            {0, kNoCase, shown(matter.code, joined.clean_due())});
    }
  }
}

}  // namespace ecarte::law
