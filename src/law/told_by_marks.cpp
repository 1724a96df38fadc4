// SPDX-License-Identifier: MIT
#include "law/told_by_marks.hpp"

#include <algorithm>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/claimed_after.hpp"
#include "law/deal_gave.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::ScoreFor;
using replay::Testimony;

namespace {

/// Have the tricks told gone so that he cannot have made it?
bool leaves_no_room(const LedgerSource& matter, const Grounds& grounds, const HandGives& gives) {
  if (grounds.counts.span == nullptr) {
    return false;
  }
  const int others = grounds.counts.span->tricks[game::other(static_cast<Seat>(gives.winner))];
  return gives.earned.what == ScoreFor::Vole ? !matter.code.hand.leaves_vole(others)
                                             : !matter.code.hand.leaves_point(others);
}

/// Does he act upon it that he announced the king at act `since`: by marking it, or by claiming the
/// game, or its mark? Of a hand that is over and of which no mark is told he marked what was his,
/// if there was no exchange in which he might have put the king out again.
bool acts_upon_king(const LedgerSource& matter, const Grounds& grounds, Seat seat, Time since) {
  const auto& said = matter.deal.testimony;
  const auto marks = [&](const Testimony& one) {
    const bool king = one.kind == Testimony::Kind::Mark && one.seat == seat && !one.amount.is(0) &&
                      one.purpose == record::For::King;
    const bool wins = one.kind == Testimony::Kind::Counters && one.by == record::actor_of(seat);
    return (king || wins) && one.at >= since;
  };
  const auto takes_down = [&](const Testimony& one) {
    return one.kind == Testimony::Kind::TakeDown && one.seat == seat && one.at >= since;
  };
  const auto claims = [&](const Fact& fact) {
    return fact.kind == replay::FactKind::GameClaimed && fact.subject == record::actor_of(seat) &&
           fact.occurred >= since;
  };
  const game::PerSeat<replay::Some<replay::NoYes>>& bold = matter.deal.dealings.back().bold;
  const bool kept = std::ranges::any_of(
      game::kSeats, [&](Seat one) { return bold[one].must_be(replay::NoYes::Yes); });
  const bool as_due = kept && grounds.counts.over != nullptr && !has_marks(matter) &&
                      !std::ranges::any_of(said, &is_left_unmarked);
  return std::ranges::none_of(said, takes_down) &&
         (as_due || std::ranges::any_of(said, marks) ||
          std::ranges::any_of(matter.deal.facts, claims) ||
          claims_his_king(matter, grounds, seat, since));
}

}  // namespace

bool marks_in_dealing(const LedgerSource& matter, Seat seat, std::uint8_t dealing,
                      std::optional<record::For> purpose) {
  return std::ranges::any_of(matter.deal.testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && said.seat == seat && said.dealing == dealing &&
           (!purpose || said.purpose == *purpose);
  });
}

bool marks_tricks(const LedgerSource& matter, Seat seat, Time since) {
  return std::ranges::any_of(matter.deal.testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && said.seat == seat && !said.amount.is(0) &&
           said.purpose != record::For::King && said.at > since;
  });
}

bool says_of_tricks(const LedgerSource& matter, Seat seat) {
  return std::ranges::any_of(matter.deal.testimony, [seat](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && said.seat == seat &&
           (said.purpose == record::For::Point || said.purpose == record::For::Vole);
  });
}

bool announcing_told(const LedgerSource& matter, const Grounds& grounds, Seat seat) {
  const replay::DealingSpan* dealing =
      matter.deal.dealings.empty() ? nullptr : &matter.deal.dealings.back();
  if (dealing == nullptr || !dealing->dealer) {
    return false;
  }
  const replay::Beat first =
      *dealing->dealer == seat ? replay::Beat::DFirstCard : replay::Beat::NFirstCard;
  const Time at =
      matter.timeline.first_from(replay::bit(first), grounds.begin, matter.timeline.deal_end());
  const bool stated =
      grounds.counts.over != nullptr && grounds.counts.over->occurred == at &&
      replay::value<replay::HandEnd>(*grounds.counts.over, 2) == replay::HandEnd::Stated;
  const bool marks_later = stated && matter.next != nullptr &&
                           std::ranges::any_of(matter.next->testimony, [&](const Testimony& said) {
                             return said.kind == Testimony::Kind::Mark && said.seat == seat &&
                                    said.purpose == record::For::King &&
                                    said.at < next_turn_up(matter).latest;
                           });
  const bool fell = std::ranges::any_of(matter.deal.testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && said.seat == seat &&
           said.dealing != grounds.dealing;
  });
  const bool others = stated && !fell && grounds.counts.over->subject == 1 - record::actor_of(seat);
  const bool silent = dealing->silent[seat];
  return at != kNoTime && !marks_later && (silent || !others) &&
         (silent ||
          !(stated && marks_in_dealing(matter, seat, grounds.dealing, record::For::King)));
}

bool marks_what_was_capped(const LedgerSource& matter, const Grounds& grounds,
                           const WorldScore& account, Actor king) {
  return std::ranges::any_of(account.entries.rights, [&](const Right& right) {
    const auto that = [&](const Testimony& said) {
      return said.kind == Testimony::Kind::Mark && said.purpose == record::For::Unsaid &&
             said.seat == right.seat && said.dealing == grounds.dealing &&
             said.at > right.accrued && said.amount.is(right.uncapped);
    };
    return right.purpose != ScoreFor::King && right.amount < right.uncapped &&
           record::actor_of(right.seat) == king && std::ranges::any_of(matter.deal.testimony, that);
  });
}

bool marks_against_claim(const LedgerSource& matter, const Grounds& grounds, Seat seat) {
  const auto is_told = [&](const Fact& over) {
    return replay::value<replay::HandEnd>(over, 2) != replay::HandEnd::Granted ||
           (over.proof == replay::Proof::Proved && over.subject == record::actor_of(seat));
  };
  if (grounds.counts.over != nullptr && is_told(*grounds.counts.over)) {
    return false;  // what came of it
  }
  return std::ranges::any_of(matter.deal.testimony, [&](const Testimony& said) {
    return said.seat == seat && is_against_claim(matter.deal, matter.timeline, said);
  });
}

bool is_against_claim(const DealFacts& deal, const Timeline& timeline, const Testimony& said) {
  using replay::NoYes;
  if (said.kind != Testimony::Kind::Mark || said.amount.is(0) ||
      said.purpose == record::For::King) {
    return false;
  }
  return std::ranges::any_of(deal.facts, [&](const Fact& fact) {
    return fact.kind == replay::FactKind::ThrownDown && fact.place.dealing == last_dealing(deal) &&
           fact.subject == record::actor_of(game::other(said.seat)) && said.at > fact.occurred &&
           replay::must_be(fact, 0, NoYes::Yes) && !replay::must_be(fact, 2, NoYes::Yes) &&
           timeline.first_from(codes::beats::kCards, fact.occurred + 1U, timeline.deal_end()) ==
               kNoTime;
  });
}

bool marks_what_he_left(const LedgerSource& matter, const CarriedScore& carried,
                        const Grounds& grounds) {
  using replay::Beat, replay::bit;
  // Of a mark that is disputed there and then, and no more told than the turn-up, nothing was
  // played.
  const WindowBeats turned = matter.deal.alleged.disputed
                                 ? bit(Beat::TurnUp) | bit(Beat::NLooks) | bit(Beat::DTakesUp)
                                 : 0;
  const WindowBeats dealt = bit(Beat::Packet) | bit(Beat::Cut) | turned;
  if (!grounds.hand.open || matter.next != nullptr ||
      matter.timeline.first_from(~dealt, grounds.begin, matter.timeline.deal_end()) != kNoTime) {
    return false;
  }
  const auto here = [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && said.dealing == grounds.dealing &&
           said.purpose != record::For::King && !is_left_unmarked(said);
  };
  const auto left = [&](const Testimony& said) {
    return std::ranges::any_of(carried.lost, [&](const NoTitle& none) {
      return none.told && none.seat == said.seat && none.purpose != replay::ScoreFor::King;
    });
  };
  // What another marks, who had left nothing, is of this deal: then that came to its end.
  const auto& told = matter.deal.testimony;
  return std::ranges::any_of(told, here) && std::ranges::all_of(told, [&](const Testimony& said) {
           return !here(said) || left(said);
         });
}

bool is_shown_by_counters(const DealFacts& deal, const Fact& mark, bool result) {
  return std::ranges::any_of(deal.testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Counters && said.at == mark.occurred &&
           (!result || record::is_player(said.by));
  });
}

bool shown_to_be_marked(const Grounds& grounds, const World& world, const WorldScore& account) {
  return std::ranges::any_of(account.entries.rights, [&](const Right& right) {
    return grounds.counters.half_shown[game::index_of(right.seat)] && !world.marks_unseen(right) &&
           right.fate.perhaps_marked_late();
  });
}

bool marked_after_his_third(const LedgerSource& matter, const Grounds& grounds) {
  if (grounds.counts.span == nullptr || grounds.again.due) {
    return false;
  }
  const replay::PlayingSpan& span = *grounds.counts.span;
  return std::ranges::any_of(matter.deal.testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && said.dealing == grounds.dealing &&
           said.purpose != record::For::King && !is_left_unmarked(said) &&
           span.point_at[said.seat] < said.at;
  });
}

bool shown_after(const LedgerSource& matter, const Grounds& grounds) {
  // A score behind a stretch that is not told, in which it may have been turned, is after the deal.
  const Time turned =
      matter.timeline
          .when(replay::bit(replay::Beat::TurnUp), grounds.begin, matter.timeline.deal_end())
          .earliest;
  const auto moves = [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark || said.kind == Testimony::Kind::TakeDown;
  };
  // Half a score that is the last that is told once the cards were given may be after it too: the
  // whole of it would show whether it is.
  const Time given = matter.timeline.first_from(replay::bit(replay::Beat::Packet), grounds.begin,
                                                matter.timeline.deal_end());
  const auto half = [&](const Testimony& said) {
    const bool untold = !said.amount.known() || !said.amount_second.known();
    return untold && !is_bare_result(said) && said.at >= given &&
           matter.timeline.first_from(~WindowBeats{0}, said.at + Time{1},
                                      matter.timeline.deal_end()) == kNoTime;
  };
  const auto& told = matter.deal.testimony;
  return std::ranges::none_of(told, moves) && std::ranges::any_of(told, [&](const Testimony& said) {
           return said.kind == Testimony::Kind::Counters && said.dealing == grounds.dealing &&
                  (said.at >= turned || half(said));
         });
}

bool owns_to_overscore(const LedgerSource& matter) {
  const auto owns = [](const DealFacts& deal) {
    return std::ranges::find(deal.facts, replay::FactKind::OverscoreAdmitted, &Fact::kind) !=
           deal.facts.end();
  };
  return owns(matter.deal) || (next_tells_of_this(matter) && owns(*matter.next));
}

bool by_bare_result(const LedgerSource& matter, const replay::Impossible& contradiction) {
  return std::ranges::any_of(matter.deal.testimony, [&](const Testimony& said) {
    return is_bare_result(said) && said.at == contradiction.at;
  });
}

Actor believed_of_king(const LedgerSource& matter, const Grounds& grounds) {
  Actor believed = record::kNobody;
  for (const Fact& fact : matter.deal.facts) {
    const bool by_word = codes::row_of(fact.kind).king == codes::KingIs::NotHeld &&
                         fact.proof == replay::Proof::Allowed && record::is_player(fact.subject) &&
                         fact.place.dealing == grounds.dealing &&
                         grounds.kings[fact.subject].announced != kNoTime;
    if (by_word &&
        !acts_upon_king(matter, grounds, static_cast<Seat>(fact.subject), fact.occurred)) {
      continue;
    }
    if (by_word && (matter.in_doubt.capped[fact.subject] || matter.in_doubt.kings[fact.subject] ||
                    (record::is_player(believed) && believed != fact.subject))) {
      return record::kNobody;
    }
    believed = by_word ? fact.subject : believed;
  }
  return believed;
}

bool announced_in_time(const LedgerSource& matter, const Grounds& grounds, Actor by) {
  const replay::DealingSpan& dealing = matter.deal.dealings.back();
  const WindowBeats first =
      replay::bit(replay::Beat::NFirstCard) | replay::bit(replay::Beat::DFirstCard);
  return dealing.dealer && !grounds.hand.open &&
         grounds.kings[by].announced < matter.timeline.when(first, dealing.begin).earliest;
}

bool overshown(const LedgerSource& matter, const Ledger& ledger, bool result) {
  const auto by_counters = [&](const Fact& over) {
    return is_shown_by_counters(matter.deal, over, result);
  };
  return std::ranges::any_of(ledger.entries.not_due, by_counters, &NotDue::fact) ||
         std::ranges::any_of(ledger.missing, [&](const Missing& open) {
           return is_marked_by_either(open.fact) && by_counters(open.fact);
         });
}

bool may_not_stand(const LedgerSource& matter, const Ledger& ledger) {
  const std::uint8_t last = last_dealing(matter.deal);
  const bool spoken_of = std::ranges::any_of(matter.deeds, [&](const TimedDeed& timed) {
    return timed.deed.what == Remedy::ReplayHands && timed.ruling < 0 &&
           timed.deed.dealing == last && timed.at < matter.timeline.deal_end();
  });
  return spoken_of || std::ranges::any_of(ledger.entries.rights, [&](const Right& right) {
           return !is_king(right) && may_be_capped_untold(matter.deal, matter.code, right.seat);
         });
}

bool marked_after_game(const Ledger& ledger, int game) {
  const auto after_game = [](const NotDue& entry) {
    return replay::must_be(entry.fact, 0, replay::NotDueWhy::AfterGame);
  };
  const bool over =
      must_have(ledger.before, Seat::First, game) || must_have(ledger.before, Seat::Second, game);
  return over ? !ledger.entries.not_due.empty()
              : std::ranges::any_of(ledger.entries.not_due, after_game);
}

bool marked_when_resigned(const LedgerSource& matter, Time last_of_hand) {
  const replay::ActIndex given_up = matter.deal.stands.resigned_at;
  const bool goes_on = matter.next != nullptr && !matter.next->place.game_begins;
  const bool played_out = std::ranges::any_of(matter.deal.facts, [&](const Fact& fact) {
    return fact.kind == replay::FactKind::PlayedOut && fact.occurred > given_up;
  });
  if (given_up == replay::kNever || goes_on || last_of_hand > given_up || played_out) {
    return false;
  }
  bool marked = false;
  for (const Testimony& said : matter.deal.testimony) {
    if (said.at > given_up && said.kind == Testimony::Kind::Counters) {
      return false;
    }
    marked = marked || (said.at > given_up && said.kind == Testimony::Kind::Mark &&
                        said.purpose != record::For::King);
  }
  return marked;
}

void part_from_claim(const LedgerSource& matter, Grounds& grounds) {
  const HandSet all = grounds.hand.gives;
  grounds.hand.gives.size = 0;
  for (const HandGives& gives : all.all()) {
    const bool against = record::is_player(gives.winner) &&
                         marks_against_claim(matter, grounds, static_cast<Seat>(gives.winner));
    // Where the record stops with the mark that is in dispute, the hand was not played on untold.
    const bool stops = matter.next == nullptr && matter.deal.alleged.disputed;
    if (against && (stops || leaves_no_room(matter, grounds, gives))) {
      continue;
    }
    (against ? grounds.hand.besides : grounds.hand.gives).add(gives);
  }
  if (grounds.hand.gives.size == 0) {
    grounds.hand.gives.add({});
  }
}

bool may_want_marks(const LedgerSource& matter, Seat seat) {
  return has_marks(matter) ||
         std::ranges::any_of(matter.deal.testimony, [&](const Testimony& said) {
           return is_left_unmarked(said) && said.seat == seat;
         });
}

bool goes_on_untold(const LedgerSource& matter, const Grounds& grounds) {
  if (matter.deal.stands.resigned()) {
    return grounds.hand.open;
  }
  const WindowBeats ends = replay::bit(replay::Beat::HandClosed) |
                           replay::bit(replay::Beat::GameEnd) |
                           replay::bit(replay::Beat::NextGame) | replay::bit(replay::Beat::Settled);
  // Of hands that are to be played again, what ended the first playing ends nothing.
  const Time from = grounds.again.due ? grounds.again.at + 1 : grounds.begin;
  return grounds.hand.open && matter.next == nullptr && !shown_after(matter, grounds) &&
         !marked_after_his_third(matter, grounds) &&
         matter.timeline.first_from(ends, from, matter.timeline.deal_end()) == kNoTime;
}

}  // namespace ecarte::law
