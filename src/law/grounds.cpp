// SPDX-License-Identifier: MIT
//
// What rulings and facts say of the score of a deal, and what they leave open, the same in every
// world: which playing counts, who is capped, whose the king may have been.
#include <algorithm>

#include "codes/remedy_rows.hpp"
#include "law/deeds.hpp"
#include "law/lookup.hpp"
#include "law/outcome.hpp"
#include "law/playing_counted.hpp"
#include "law/told_by_marks.hpp"
#include "law/window.hpp"
#include "law/world.hpp"

namespace ecarte::law {

using replay::FactKind;
using replay::Result;

namespace {

/// What a ruling may award of which it is not known which remedy the law gives.
void award_in_doubt(const LedgerSource& matter, const Ruling& ruling, Grounds& grounds) {
  const FactTable& table = matter.code.tables[static_cast<std::size_t>(ruling.fact.kind)];
  const auto gives = std::ranges::find_if(
      table.cases, [&](std::uint16_t number) { return codes::awards(matter.code.cases[number]); });
  if (gives == table.cases.end() || !record::is_player(ruling.fact.subject)) {
    return;
  }
  grounds.award.to = party(matter.deal, matter.code.cases[*gives].award_to, ruling.fact);
  for (const std::uint16_t number : table.cases) {
    const Case& c = matter.code.cases[number];
    bool fits = true;
    for (std::size_t i = 0; i < c.accepts.size(); ++i) {
      const bool has = ruling.fact.values[i] != 0 && c.accepts[i] != 0xff;
      fits = fits && (!has || (ruling.fact.values[i] & c.accepts[i]) != 0);
    }
    grounds.award.may[static_cast<std::size_t>(codes::awarded(c))] |= fits;
  }
}

void read_rulings(const LedgerSource& matter, Grounds& grounds) {
  for (std::size_t i = 0; i < matter.rulings.size(); ++i) {
    const Ruling& ruling = matter.rulings[i];
    if (ruling.fact.place.dealing != grounds.dealing || ruling.status == Status::Moot) {
      continue;
    }
    if (ruling.doubt.which) {
      award_in_doubt(matter, ruling, grounds);
      continue;
    }
    const Remedies effects = matter.code.cases[ruling.case_index].effects;
    if ((effects & bit(Remedy::Ceiling)) != 0 && record::is_player(ruling.fact.subject) &&
        counts_for_ceiling(matter, ruling, grounds.counts.playing)) {
      int& first = grounds.ceiling_by[ruling.fact.subject];
      first = first < 0 ? static_cast<int>(i) : first;
    }
    const bool in_hand =
        ruling.fact.place.playing == 0 || ruling.fact.place.playing == grounds.counts.playing;
    if (in_hand && record::is_player(ruling.fact.subject) && (effects & codes::kAwards) != 0) {
      grounds.award.ruling = static_cast<int>(i);
    }
    const Case& c = matter.code.cases[ruling.case_index];
    if (in_hand && c.cls == codes::Class::Unprovided && ruling.fact.kind == FactKind::ThrownDown &&
        record::is_player(ruling.fact.subject) &&
        replay::must_be(ruling.fact, 3, replay::OtherHand::FalseKing) &&
        marks_tricks(matter, static_cast<Seat>(1 - ruling.fact.subject), ruling.fact.occurred)) {
      grounds.award.to = static_cast<Actor>(1 - ruling.fact.subject);  // if they decide on that
      grounds.award.may.fill(true);
    }
    if ((effects & bit(Remedy::CountTricks)) != 0) {
      grounds.award.counted = static_cast<int>(i);
    }
  }
}

void read_facts(const LedgerSource& matter, Grounds& grounds) {
  for (const Fact& fact : matter.deal.facts) {
    if (fact.place.dealing != grounds.dealing) {
      continue;
    }
    if (fact.kind == FactKind::HandOver &&
        (grounds.counts.playing == 0 || fact.place.playing == grounds.counts.playing)) {
      grounds.counts.over = &fact;
    } else if (codes::row_of(fact.kind).king == KingIs::NotHeld &&
               fact.proof == replay::Proof::Allowed && record::is_player(fact.subject)) {
      grounds.kings[fact.subject].announced = fact.occurred;
    }
  }
}

/// May the player have turned the king, for all that is told of the turn-up and of who dealt?
bool may_have_turned(const LedgerSource& matter, const Grounds& grounds, Seat seat) {
  return std::ranges::any_of(matter.deal.facts, [&](const Fact& fact) {
    const bool may_be_his =
        !record::is_player(fact.subject) || fact.subject == record::actor_of(seat);
    return codes::row_of(fact.kind).king == KingIs::Turned &&
           fact.place.dealing == grounds.dealing && fact.proof == replay::Proof::Allowed &&
           may_be_his;
  });
}

/// A king that may yet be chosen, or of a dealer not known, is nobody's unless he marks it.
void turned_king(const LedgerSource& matter, Grounds& grounds, const Fact& fact) {
  const bool open = !replay::is_known(replay::value<replay::NumberDealt>(fact, 0)) ||
                    !replay::is_known(replay::value<replay::KingCard>(fact, 1));
  for (const Seat seat : game::kSeats) {
    const bool may_be_his =
        !record::is_player(fact.subject) || (open && fact.subject == record::actor_of(seat));
    if (may_be_his && marks_in_dealing(matter, seat, fact.place.dealing)) {
      grounds.kings[game::index_of(seat)].announced = fact.occurred;
    }
  }
}

/// His announcement of a king in the dealing that counts; nothing if none is told.
const TimedDeed* announces(const LedgerSource& matter, const Grounds& grounds, Seat seat) {
  const auto told = std::ranges::find_if(matter.deeds, [&](const TimedDeed& timed) {
    return timed.deed.what == Remedy::Announce && timed.deed.by == record::actor_of(seat) &&
           timed.deed.dealing == grounds.dealing && timed.at < matter.timeline.deal_end();
  });
  return told != matter.deeds.end() ? &*told : nullptr;
}

/// Is a king that was turned that of trumps, by what is told? One that was not chosen leaves it
/// open who had the other.
bool is_trump(replay::KingCard card) {
  return replay::is_known(card) && card != replay::KingCard::NotChosen;
}

/// Whose the king may have been by the facts: not another's than his who held it, nor of one
/// without.
std::array<bool, 2> whose_king(const LedgerSource& matter, Grounds& grounds) {
  std::array<bool, 2> may{true, true};
  if (!matter.deal.dealings.empty()) {
    const auto& kingless = matter.deal.dealings.back().kingless;
    may = {!kingless[Seat::First], !kingless[Seat::Second]};
  }
  for (const Fact& fact : matter.deal.facts) {
    if (fact.place.dealing != grounds.dealing || fact.proof != replay::Proof::Proved) {
      continue;
    }
    const bool player = record::is_player(fact.subject);
    switch (codes::row_of(fact.kind).king) {
      case KingIs::Unsaid:
        break;
      case KingIs::Turned:
        turned_king(matter, grounds, fact);
        if (is_trump(replay::value<replay::KingCard>(fact, 1))) {
          return {};
        }
        if (player && replay::must_be(fact, 1, replay::KingCard::NotChosen) &&
            announces(matter, grounds, static_cast<Seat>(fact.subject)) == nullptr) {
          may[fact.subject] = false;  // what he marks without a word is the king he turned
        }
        break;
      case KingIs::Shown:
        // Whoever takes the card shown is proved to hold it.
        may = replay::must_be(fact, 0, replay::NoYes::Yes) ? std::array<bool, 2>{} : may;
        break;
      case KingIs::Held:
        if (player) {
          may[1U - fact.subject] = false;
          // In doubt which case answers, he may have a title by any of them.
          grounds.kings[fact.subject].held =
              std::ranges::any_of(matter.rulings, [&fact](const Ruling& ruling) {
                return ruling.fact.kind == fact.kind &&
                       ruling.fact.place.dealing == fact.place.dealing;
              });
        }
        break;
      case KingIs::NotHeld:
        if (player && !replay::must_be(fact, 0, replay::KingWhere::Later)) {
          may[fact.subject] = false;
        }
        break;
    }
  }
  return may;
}

/// May the player have announced the king in a stretch that is not told? By his second card the
/// time for it was over, whichever card he played first; and of one he is told to have held, when
/// the law says.
bool may_announce_untold(const LedgerSource& matter, const Grounds& grounds, Seat seat) {
  const std::optional<Seat> dealer =
      matter.deal.dealings.empty() ? std::nullopt : matter.deal.dealings.back().dealer;
  const replay::Beat second =
      dealer == seat ? replay::Beat::DSecondCard : replay::Beat::NSecondCard;
  if (dealer && matter.deal.dealings.back().silent[seat] &&
      announcing_told(matter, grounds, seat)) {
    return false;
  }
  Time over = dealer ? matter.timeline.first_from(replay::bit(second), grounds.begin,
                                                  matter.timeline.deal_end())
                     : kNoTime;
  for (const Ruling& ruling : matter.rulings) {
    const bool his = ruling.fact.subject == record::actor_of(seat) &&
                     ruling.fact.place.dealing == grounds.dealing &&
                     codes::row_of(ruling.fact.kind).king == KingIs::Held;
    over = his ? std::min(over, ruling.window.closed.latest) : over;
  }
  return std::ranges::any_of(matter.deal.untold.gaps, [&](const replay::Gap& untold) {
    return untold.dealing == grounds.dealing && untold.before <= over &&
           (untold.deeds & bit(Remedy::Announce)) != 0 &&
           (!untold.if_deal_follows || matter.next != nullptr);
  });
}

/// What the cases that may answer say of a king that he announced and may hold, though it is not
/// proved: of the time for it. Which of several answers is not known.
void time_for_announced(const LedgerSource& matter, const Grounds& grounds, const TimedDeed& told,
                        KingOf& king) {
  const auto may_hold = std::ranges::find_if(matter.deal.facts, [&](const Fact& fact) {
    return codes::row_of(fact.kind).king == KingIs::Held && fact.subject == told.deed.by &&
           fact.place.dealing == grounds.dealing && fact.proof == replay::Proof::Allowed;
  });
  if (may_hold == matter.deal.facts.end()) {
    return;
  }
  const Positions at = found_positions(matter.code, matter.deal, matter.timeline, *may_hold);
  const Candidates found = candidates(matter.code, *may_hold, at.first, at.last);
  const auto until = [&](std::uint16_t number) {
    return window_of(matter.deal, matter.timeline, matter.code.cases[number], *may_hold)
        .closed.latest;
  };
  if (found.size == 0) {
    return;
  }
  const bool late = std::ranges::all_of(
      found.all(), [&](std::uint16_t number) { return until(number) <= told.at; });
  king.late = late ? found.cases[0] : kNoCase;
  if (std::ranges::all_of(found.all(), [&](std::uint16_t number) {
        return (matter.code.cases[number].may.remedies & bit(Remedy::AnnounceAndMark)) != 0;
      })) {
    const auto last = std::ranges::max_element(found.all(), {}, until);
    king.marked_by = *last;
    king.mark_until = until(*last);
  }
}

/// Did he announce a king, and not withdraw it, nor is it proved to have been another's?
bool stands_to_his_king(const LedgerSource& matter, const Grounds& grounds, Seat seat) {
  return announces(matter, grounds, seat) != nullptr &&
         std::ranges::none_of(matter.deal.facts, [&](const Fact& fact) {
           return codes::belies_announcer(fact) && fact.place.dealing == grounds.dealing &&
                  fact.subject == record::actor_of(seat);
         });
}

/// Did he mark a king only in the breath in which he turned one as if for trumps, once the cards
/// had been given? Then it is that one, which he did not hold.
bool marks_one_shown(const LedgerSource& matter, const Grounds& grounds, Seat seat) {
  const auto of_one_shown = [&](const Testimony& mark) {
    return std::ranges::any_of(matter.deal.facts, [&](const Fact& fact) {
      return codes::row_of(fact.kind).king == KingIs::Shown && fact.occurred + 1 == mark.at &&
             fact.subject == record::actor_of(seat);
    });
  };
  const auto his = [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && said.seat == seat && !said.amount.is(0) &&
           said.purpose == record::For::King && said.dealing == grounds.dealing;
  };
  return std::ranges::any_of(matter.deal.testimony, his) &&
         std::ranges::all_of(matter.deal.testimony, [&](const Testimony& said) {
           return !his(said) || of_one_shown(said);
         });
}

/// Whose the king may have been, though the record does not prove it or tells nothing of it. Where
/// it ends with the mark of one who had left a king of the deal before unmarked, it is that king.
void untold_kings(const LedgerSource& matter, const CarriedScore& carried, Grounds& grounds) {
  if (matter.annulled.surely() || matter.annulled.dealing_at != kNoTime) {
    for (KingOf& king : grounds.kings) {
      king.announced = kNoTime;
    }
    return;
  }
  const std::array<bool, 2> may = whose_king(matter, grounds);
  for (const Seat seat : game::kSeats) {
    const std::size_t who = game::index_of(seat);
    KingOf& king = grounds.kings[who];
    const TimedDeed* const told = announces(matter, grounds, seat);
    const bool left_one =
        grounds.hand.open && matter.next == nullptr &&
        !may_announce_untold(matter, grounds, seat) &&
        std::ranges::any_of(carried.lost, [&](const NoTitle& none) {
          return none.told && none.seat == seat && none.purpose == replay::ScoreFor::King;
        });
    if (told != nullptr) {
      const bool open = may[who] && !king.held && king.announced == kNoTime;
      king.announced = open ? told->at : king.announced;
      time_for_announced(matter, grounds, *told, king);
      continue;
    }
    const bool marks_turned = marks_in_dealing(matter, seat, grounds.dealing, record::For::King) &&
                              may_have_turned(matter, grounds, seat);
    if (!marks_turned && stands_to_his_king(matter, grounds, game::other(seat))) {
      continue;  // it was the other's, by his word, which nobody disputes
    }
    if (marks_one_shown(matter, grounds, seat)) {
      continue;
    }
    if (!may[who]) {
      continue;
    }
    const bool turned = may_have_turned(matter, grounds, seat);
    const bool open = turned || may_announce_untold(matter, grounds, seat);
    const bool if_marked =
        (!left_one || marks_turned) && (open || !announcing_told(matter, grounds, seat));
    const auto add = [&king](bool may_be, UntoldKing how) {
      king.untold |= may_be ? game::Values(how) : game::Values<UntoldKing>{};
    };
    add(turned, UntoldKing::Turned);
    add(open, UntoldKing::LeftOpen);
    add(if_marked, UntoldKing::IfMarked);
  }
}

void read_counters(const LedgerSource& matter, Grounds& grounds) {
  const auto read = [&](const Testimony& said) {
    if (said.kind == Testimony::Kind::Counters) {
      grounds.counters.half_shown[0] |= !said.amount.known();
      grounds.counters.half_shown[1] |= !said.amount_second.known();
    }
  };
  for (const Testimony& said : matter.deal.testimony) {
    const std::size_t who = game::index_of(said.seat);
    grounds.left[who] |= is_left_unmarked(said) && said.dealing == grounds.dealing;
    grounds.counters.half_shown[who] |= said.amount.some_only();
    if (said.at >= matter.deal.place.heading) {
      read(said);
    }
  }
  if (next_tells_of_this(matter)) {
    for (const Testimony& said : matter.next->testimony) {
      if (before_turn_up(matter, said)) {
        read(said);
      }
    }
  }
}

}  // namespace

Grounds grounds_of(const LedgerSource& matter, const CarriedScore& carried) {
  Grounds grounds;
  grounds.start.over =
      (carried.game_over && !matter.deal.place.game_begins && !matter.deal.place.broken_before) ||
      told_to_be_over(matter);
  grounds.dealing =
      static_cast<std::uint8_t>(std::max<std::size_t>(1, matter.deal.dealings.size()));
  grounds.begin = matter.deal.dealings.empty() ? 0 : matter.deal.dealings.back().begin;
  grounds.counts.is(matter.deal, playing_that_counts(matter, grounds.dealing));
  const auto again = to_be_played_again(matter, grounds.dealing, grounds.counts.playing);
  grounds.again.due = again.has_value();
  grounds.again.at = again.value_or(kNoTime);
  grounds.again.later = again && *again >= matter.timeline.deal_end();
  for (const Seat seat : game::kSeats) {
    grounds.bold.had_to_win[game::index_of(seat)] = had_to_win(matter, seat);
  }
  read_rulings(matter, grounds);
  read_facts(matter, grounds);
  read_hand(matter, carried, grounds);
  untold_kings(matter, carried, grounds);
  grounds.hand.left_before = marks_what_he_left(matter, carried, grounds);
  grounds.start.nothing_told = nothing_told(matter);
  // Of a game that nothing shows to have been over, the last deals may not be told.
  const replay::DealPlace& place = matter.deal.place;
  const bool ended_untold = place.game_begins && !carried.game_over;
  if ((place.broken_before || place.sitting_begins || ended_untold) &&
      (!place.game_begins || matter.deal.seen.has(record::ActKind::Turn))) {
    grounds.start.told_from =
        matter.timeline.when(replay::bit(replay::Beat::TurnUp), 0, matter.timeline.deal_end());
    const Fact* const over = grounds.counts.over;
    if (over != nullptr && over->occurred == grounds.start.told_from.latest &&
        replay::value<replay::HandEnd>(*over, 2) == replay::HandEnd::Stated) {
      grounds.start.told_from.latest = kNoTime;  // a result that is stated has no moment
    }
    if (matter.deal.place.game_begins) {  // what is surely before it
      grounds.start.told_from.latest = grounds.start.told_from.earliest;
    }
  }
  read_counters(matter, grounds);
  return grounds;
}

}  // namespace ecarte::law
