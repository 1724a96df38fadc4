// SPDX-License-Identifier: MIT
//
// The table from the king of trumps to the marks.
#include <algorithm>

#include "campaign/table.hpp"

namespace ecarte::campaign {

using support::takes;

void Table::plan_kings() {
  king_was_held_by = holds(0, king()) ? 0 : holds(1, king()) ? 1 : -1;
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    speaks[seat] = Speaks::Never;
    if (told_short || !holds(seat, king()) || announced[seat]) {
      continue;
    }
    // A king that makes the game is announced at once or never.
    const int how = chance.below(6);
    speaks[seat] = how == 0                               ? Speaks::Never
                   : how == 1 && !whole                   ? Speaks::WithFirstCard
                   : how == 2 && seat == dealer && !whole ? Speaks::AfterLead
                                                          : Speaks::Ready;
  }
}

void Table::announce(Seat seat, bool mark_it) {
  const bool wins = due[seat] + 1 >= 5;
  say(seat, permissive && chance.one_in(6) ? "announces " + support::text_of(king())
                                           : std::string("announces the king"));
  announced[seat] = true;
  due[seat] += 1;
  if (mark_it) {
    mark(seat, 1, "marks the king");
  }
  if (wins) {
    stopped = true;
    ending = Ending::Stopped;
  }
}

void Table::speak_of_king(Moment moment) {
  for (const Seat seat : {nondealer(), dealer}) {
    const bool now =
        (moment == Moment::Ready && speaks[seat] == Speaks::Ready) ||
        (moment == Moment::Led && speaks[seat] == Speaks::AfterLead && cards_played[seat] == 0) ||
        // The king led first, until it is played to; the dealer's first card, until his second.
        (moment == Moment::Led && speaks[seat] == Speaks::WithFirstCard && seat == leader &&
         trick == 1 && led == king()) ||
        (moment == Moment::Replied && speaks[seat] == Speaks::WithFirstCard && seat == dealer &&
         trick == 1 && replied == king());
    if (now && !announced[seat] && !stopped) {
      announce(seat);
    }
  }
}

PlainCard Table::lay(Seat seat, PlainCard card) {
  std::erase(hands[seat], card);
  ++cards_played[seat];
  return card;
}

void Table::name_suit(int suit) {
  static constexpr std::array<std::string_view, 4> kSuits{"spades", "hearts", "diamonds", "clubs"};
  if (lines_.back().actor < kLead || lines_.back().actor >= kReply) {
    return;
  }
  std::string& text = lines_.back().text;
  const std::size_t card = text.rfind(' ');
  text = text.substr(0, card) + " names " + std::string(kSuits[static_cast<std::size_t>(suit)]) +
         ", leads" + text.substr(card);
}

void Table::leave_out_hands() {
  for (Line& line : lines_) {
    if (line.actor >= kHolds) {
      line.text.clear();
    }
  }
}

void Table::write_lead(Seat seat, PlainCard card) {
  if (told_short) {
    return;
  }
  lines_.push_back({kLead + static_cast<int>(seat),
                    std::to_string(trick) + ". " + name(seat) + " " + support::text_of(card)});
}

void Table::write_reply(Seat seat, PlainCard card) {
  if (told_short) {
    return;
  }
  // What was played to the last trick is sometimes not known, and decides nothing.
  const bool decided = tricks[0] > 0 && tricks[1] > 0 && tricks[0] + tricks[1] == 4;
  forgotten = permissive && !whole && trick == 5 && decided && tricks[0] != tricks[1] &&
              card != king() && chance.one_in(12);
  lines_.push_back(
      {kReply + static_cast<int>(seat), forgotten ? std::string("?") : support::text_of(card)});
}

void Table::restore_hands() {
  hands = at_first_card_;
  tricks = {};
  cards_played = {};
  result = {};
  ending = Ending::Played;
  trick = 0;
  stopped = false;
  leader = nondealer();
}

void Table::play(Overseer& overseer) {
  for (trick = 1; !stopped && !hands[0].empty() && !hands[1].empty(); ++trick) {
    overseer.at(*this, Moment::BeforeLead);
    if (stopped) {
      return;
    }
    one_trick(overseer);
    // For one whose point makes five the third trick ends the game; they may play on for pleasure.
    const Seat first = winner();
    if (!stopped && tricks[first] == 3 && trick < 5 && due[first] + worth(first, false) >= 5 &&
        !(permissive && !whole && chance.one_in(4))) {
      return;
    }
  }
  if (uncovered && !stopped) {
    tricks[*uncovered] += static_cast<int>(hands[*uncovered].size());
  }
}

void Table::one_trick(Overseer& overseer) {
  const auto from = [this](const PlainHand& hand) { return chance.any(hand); };
  PlainCard card = overseer.lead(*this).value_or(from(hands[leader]));
  if (trick == 1 && speaks[leader] == Speaks::WithFirstCard && !announced[leader]) {
    card = king();
  }
  led = lay(leader, card);
  write_lead(leader, led);
  speak_of_king(Moment::Led);
  if (!stopped) {
    overseer.at(*this, Moment::Led);
  }
  if (stopped) {
    return;
  }
  const Seat other = 1 - leader;
  const PlainHand lawful = support::lawful_replies(hands[other], led, trump);
  card = from(lawful);
  if (trick == 1 && speaks[other] == Speaks::WithFirstCard && !announced[other]) {
    if (std::ranges::count(lawful, king()) != 0) {
      card = king();
    } else {
      announce(other);
      if (stopped) {
        return;
      }
    }
  }
  replied = lay(other, overseer.reply(*this).value_or(card));
  write_reply(other, replied);
  speak_of_king(Moment::Replied);
  if (!stopped) {
    overseer.at(*this, Moment::Replied);
  }
  leader = takes(replied, led, trump) ? other : leader;
  ++tricks[leader];
}

void Table::throw_down(Seat seat) {
  say(seat, "throws down");
  stopped = true;
  ending = Ending::ThrownDown;
  result_of = 1 - seat;
  result = worth(1 - seat, tricks[seat] == 0);
}

void Table::mark(Seat seat, int points, std::string words) {
  counters[seat] += points;
  if (marks == Marks::Each) {
    say(seat, std::move(words));
  }
}

void Table::mark_result(Seat seat, int points, bool vole) {
  if (points == 0) {
    return;
  }
  std::string words = "marks " + std::to_string(points);
  if (vole && points == 2) {
    words = chance.one_in(2) ? "marks the vole" : words;
  } else if (points == 1 && worth(seat, vole) == 1 && !(capped[seat] && rules.ceilings)) {
    words = chance.one_in(2) ? "marks the point" : words;
  }
  mark(seat, points, words);
}

Table::Result Table::came_out() const {
  if (ending == Ending::Played) {
    const Seat seat = winner();
    const bool vole = tricks[seat] == 5;
    return {seat, vole, tricks[seat] < 3 ? 0 : worth(seat, vole)};
  }
  return {result_of, tricks[1 - result_of] == 0, result.value_or(0)};
}

void Table::finish(Overseer& overseer) {
  overseer.at(*this, Moment::HandOver);
  if (again || ending == Ending::Stopped) {
    return;
  }
  const auto [seat, vole, points] = came_out();
  const bool counted = ending == Ending::Played;
  if (told_short && counted) {
    say(seat, vole               ? "made the vole"
              : chance.one_in(2) ? "made the point"
                                 : "made " + std::to_string(tricks[seat]));
  } else if (permissive && !whole && cards_played[0] == 5 && cards_played[1] == 5 &&
             dealings == 1 && !forgotten && chance.one_in(3)) {
    leave_out_hands();
  }
  due[seat] += points;
  if (king_unmarked && (due[dealer] >= 5 || due[nondealer()] >= 5 || chance.one_in(2))) {
    mark(dealer, 1, "marks the king");
    king_unmarked = false;
  }
  const bool game_ends = due[0] >= 5 || due[1] >= 5;
  const bool forgets = permissive && !whole && marks == Marks::Each && points > 0 && !game_ends &&
                       games_left >= 0 && chance.one_in(20);
  if (marked_already) {
    score_shown = true;
  } else if (!forgets) {
    mark_result(seat, points, vole);
  } else {
    score_shown = true;
    if (chance.one_in(2)) {
      due[seat] -= points;
      never_marked[seat] += points;
    } else {
      late_mark = true;
      pending_points_[seat] = points;
      pending_[seat] = "marks " + std::to_string(points);
    }
  }
  if (king_unmarked) {
    score_shown = true;
    if (pending_points_[dealer] == 0 && chance.one_in(2)) {
      late_mark = true;
      pending_points_[dealer] = 1;
      pending_[dealer] = "marks the king";
    } else {
      due[dealer] -= 1;
      never_marked[dealer] += 1;
    }
    king_unmarked = false;
  }
  overseer.at(*this, Moment::Marked);
}

}  // namespace ecarte::campaign
