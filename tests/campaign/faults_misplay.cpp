// SPDX-License-Identifier: MIT
//
// Tricks not followed or not won as they should be (43), and cards taken back to cure it (39).
#include <algorithm>
#include <array>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

using support::suit_of;

/// What a card not among the lawful replies breaks.
std::string_view broken_by(const PlainHand& hand, PlainCard lead, PlainCard played) {
  const bool follows =
      std::ranges::any_of(hand, [&](PlainCard c) { return suit_of(c) == suit_of(lead); });
  return !follows ? "failure-to-trump" : suit_of(played) == suit_of(lead) ? "underplay" : "revoke";
}

/// A card that `fault.seat` may not play to what is led at `fault.trick`, if he has one. `number`
/// remembers which duty it breaks.
std::optional<PlainCard> misplays(Fault& fault, Table& table, std::string_view wanted) {
  const Seat seat = 1 - table.leader;
  if (fault.done || table.trick != fault.trick) {
    return {};
  }
  const PlainHand& hand = table.hands[seat];
  const PlainHand lawful = support::lawful_replies(hand, table.led, table.trump);
  PlainHand wrong;
  for (const PlainCard card : hand) {
    if (std::ranges::count(lawful, card) == 0 && broken_by(hand, table.led, card) == wanted) {
      wrong.push_back(card);
    }
  }
  if (wrong.empty()) {
    return {};
  }
  fault.done = true;
  fault.seat = seat;
  fault.card = lawful.front();  // what he might have played
  table.capped[seat] = true;
  return wrong.front();
}

void established(Fault& fault, std::string_view what, std::string_view status) {
  if (fault.done && fault.expected.empty()) {
    fault.expect({"43", what, as_seat(fault.seat), status, as_seat(1 - fault.seat)});
  }
}

/// Never put right; nobody says a word.
Kind misplay(std::string_view what) {
  return {std::string(what), [what](Fault& f, Table&, Moment) { established(f, what, f.unused()); },
          [what](Fault& f, Table& t) { return misplays(f, t, what); }};
}

/// Taken up before another card is led: nothing is lost.
Kind cured(std::string_view what) {
  return {std::string(what) + "-cured",
          [](Fault& f, Table& t, Moment m) {
            if (f.done && f.stage == 0 && in_its_trick(f, t, m, Moment::Replied)) {
              f.stage = 1;
              t.say(f.seat, "takes back " + support::text_of(t.replied));
              t.hands[f.seat].push_back(t.replied);
              std::erase(t.hands[f.seat], f.card);
              t.replied = f.card;
              t.write_reply(f.seat, f.card);
              t.capped[f.seat] = false;
              f.expect({"39", "misplay-corrected", kAnybody, {}, as_seat(f.seat)});
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); }};
}

/// One act later, with the next card led: the card goes back where it lay, and the fault stands.
Kind cured_late(std::string_view what) {
  return {std::string(what) + "-cured-late",
          [what](Fault& f, Table& t, Moment m) {
            if (f.done && f.stage == 0 && m == Moment::Replied && t.trick == f.trick) {
              f.number = t.replied;
            }
            if (f.done && f.stage == 0 && m == Moment::Led && t.trick == f.trick + 1) {
              f.stage = 1;
              t.say(f.seat, "takes back " + support::text_of(f.number));
              t.say(f.seat, "plays " + support::text_of(f.number));
              f.expect({"43", what, as_seat(f.seat), f.unused(), as_seat(1 - f.seat)});
              f.expect({"39", "card-withdrawn-late", as_seat(f.seat), "imposed"});
            }
            if (m == Moment::Marked && f.stage == 0 && !f.in_next) {
              f.done = false;
            }
          },
          [what](Fault& f, Table& t) { return f.trick < 5 ? misplays(f, t, what) : std::nullopt; }};
}

/// The other has the hands played again, at once when the hand is over or when it is marked.
/// `denied`: he finds it, and the other denies it, which undoes nothing that the cards show.
Kind again(std::string_view what, bool denied) {
  return {std::string(what) + (denied ? "-denied" : "") + "-hands-again",
          [what, denied](Fault& f, Table& t, Moment m) {
            established(f, what, "elected");
            if (f.done && !f.in_next && m == Moment::HandOver && f.stage == 0) {
              f.stage = 1;
              if (denied || f.coin) {
                t.say(1 - f.seat, "finds the " + misplay_words(what));
              }
              if (denied) {
                t.say(f.seat, "denies it");
              }
              t.say(1 - f.seat, "requires the hands again");
              t.say_of("hands again");
              t.restore_hands();
              t.play(f);
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); }};
}

Kind let_stand(std::string_view what) {
  return {std::string(what) + "-let-stand",
          [what](Fault& f, Table& t, Moment m) {
            established(f, what, "waived");
            if (f.done && !f.in_next && m == Moment::HandOver) {
              t.say(1 - f.seat, "finds the " + misplay_words(what));
              t.say(1 - f.seat, "lets it stand");
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); }};
}

/// One act after the next turn-up.
Kind claimed_late(std::string_view what) {
  return {std::string(what) + "-claimed-late",
          [what](Fault& f, Table& t, Moment m) {
            established(f, what, "lapsed");
            if (f.done && f.in_next && m == Moment::Turned) {
              t.say(1 - f.seat, "requires the hands again");
              f.expect_in_next({"43", "remedy-claimed-late", as_seat(1 - f.seat)});
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); },
          {},
          true};
}

/// The offender himself has the hands again, which is the other's right.
Kind claimed_by_offender(std::string_view what) {
  return {std::string(what) + "-claimed-by-the-offender",
          [what](Fault& f, Table& t, Moment m) {
            established(f, what, f.unused());
            if (f.done && !f.in_next && m == Moment::HandOver && f.stage == 0) {
              f.stage = 1;
              t.say(f.seat, "requires the hands again");
              f.expect({"43", "remedy-by-wrong-party", as_seat(f.seat)});
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); }};
}

/// The innocent gives up his hand, not knowing.
Kind innocent_abandons(std::string_view what) {
  return {std::string(what) + "-innocent-abandons",
          [what](Fault& f, Table& t, Moment m) {
            established(f, what, f.unused());
            if (f.done && !f.in_next && f.stage == 0 && m == Moment::BeforeLead &&
                t.trick > f.trick && t.tricks[1 - f.seat] < 3) {
              f.stage = 1;
              t.throw_down(1 - f.seat);
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); }};
}

/// The offender marks what his ceiling does not let him.
Kind marked_above(std::string_view what) {
  return {std::string(what) + "-marked-above-the-ceiling",
          [what](Fault& f, Table& t, Moment m) {
            established(f, what, f.unused());
            if (f.done && !f.in_next && m == Moment::HandOver && f.stage == 0) {
              const auto [seat, vole, points] = t.came_out();
              f.stage = 1;
              f.done = seat == f.seat && t.due[seat] < 2 && t.speaks[seat] != Speaks::Never;
              t.marked_already = true;
              t.mark(seat, points + 1, "marks " + std::to_string(points + 1));
              f.expect({"43", "score-mark-excess", as_seat(seat)});
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); }};
}

/// The hands are required again, at once or while the next deal is being cut for, and not played.
Kind claimed_in_vain(std::string_view what, bool in_the_cut) {
  return {std::string(what) + (in_the_cut ? "-required-in-the-next-cut" : "-claimed-and-not-done"),
          [what, in_the_cut](Fault& f, Table& t, Moment m) {
            established(f, what, "ignored");
            if (f.done && f.in_next == in_the_cut && f.stage == 0 &&
                m == (in_the_cut ? Moment::Gathered : Moment::Marked)) {
              f.stage = 1;
              t.say(1 - f.seat, "requires the hands again");
              f.beside("mandatory-remedy-ignored");
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); },
          {},
          true};
}

}  // namespace

std::string misplay_words(std::string_view what) {
  return what == "failure-to-trump" ? "failure to trump" : std::string(what);
}

void add_misplay(Kinds& kinds) {
  for (const std::string_view what : {"revoke", "underplay", "failure-to-trump"}) {
    kinds.push_back(misplay(what));
    kinds.push_back(cured(what));
    kinds.push_back(cured_late(what));
    kinds.push_back(again(what, false));
    kinds.push_back(again(what, true));
    kinds.push_back(let_stand(what));
    kinds.push_back(claimed_late(what));
    kinds.push_back(claimed_in_vain(what, false));
    kinds.push_back(claimed_in_vain(what, true));
    kinds.push_back(claimed_by_offender(what));
    kinds.push_back(innocent_abandons(what));
    kinds.push_back(marked_above(what));
  }
}

}  // namespace ecarte::campaign
