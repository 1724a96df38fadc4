// SPDX-License-Identifier: MIT
#include "campaign/table.hpp"

#include <algorithm>
#include <utility>

namespace ecarte::campaign {
namespace {

constexpr std::array<std::array<std::string_view, 2>, 4> kNames{
    {{"A", "Y"}, {"B", "X"}, {"Anne", "Paul"}, {"Dealtry", "Élise"}}};

}  // namespace

Table::Table(std::uint64_t seed, bool permissive_play)
    : chance(seed), permissive(permissive_play) {}

bool Table::holds(Seat seat, PlainCard card) const {
  return std::ranges::count(hands[seat], card) != 0;
}

int Table::worth(Seat winner, bool vole) const {
  const int points = vole || bold == 1 - winner ? 2 : 1;
  return capped[winner] && rules.ceilings ? points - 1 : points;
}

void Table::deal(Overseer& overseer, std::string& out) {
  overseer_ = &overseer;
  cut_now = false;
  game_taken_as_won = false;
  head_.clear();
  lines_.clear();
  if (over && games_left == 0 && !deals_on) {
    begin_sitting();
  } else if (over && !deals_on) {
    begin_game();
  } else {
    dealer = nondealer();
  }
  begin_deal();
  do {
    again = false;
    dealing(overseer);
  } while (again);
  close();
  print(out);
}

void Table::begin_sitting() {
  players = chance.any(kNames);
  three_first = {chance.one_in(2), chance.one_in(2)};
  has_dealt = {};
  games_left = 2 + chance.below(4);
  games_won = {};
  games_counted = {};
  rubber_of = 0;
  won_last.reset();
  game = 0;
  over = false;
  packs = chance.one_in(4);
  bystander = chance.one_in(3);
  french = bystander && chance.one_in(2);
  backed = static_cast<Seat>(chance.below(2));
  multiples = chance.one_in(4);
  cut_each_game = chance.one_in(4);
  pending_points_ = {};
  pack_of = {0, 1};
  head_ += std::exchange(begun_, true) ? "\n" : "";
  head_ += "players: " + name(0) + ", " + name(1) + "\n";
  if (bystander) {
    head_ += "bystanders: Z\n";
  }
  if (french) {
    head_ += "system: french\n";
  } else if (bystander && chance.one_in(2)) {
    head_ += "system: english\n";
  }
  if (packs) {
    head_ += "packs: " + name(0) + " green, " + name(1) + " buff\n";
  }
  if (multiples) {
    head_ += "agreed: multiples\n";
  }
  head_ += cut_each_game ? "agreed: cut each game\n" : "agreed: alternate\n";
  packs_may_change = permissive && packs && chance.one_in(2);
  if (packs_may_change) {
    head_ += "agreed: change of packs\n";
  }
  if (permissive && chance.one_in(20)) {
    head_ += "agreed: rubber of 5\n";
  }
  if (bystander && !french && chance.one_in(2)) {
    head_ += "bet: Z 5 on " + name(backed) + "\n";
  }
  begin_game();
}

// The highest card deals, the ace ranking between ten and knave; a tie is cut again.
void Table::cut_for_deal() {
  cut_now = true;
  cut_is_written = false;
  overseer_->at(*this, Moment::CutForDeal);
  if (cut_is_written) {
    return;
  }
  PlainCard first = 0;
  PlainCard second = 0;
  do {
    first = chance.below(32);
    second = (first + 1 + chance.below(31)) % 32;
    // Sometimes the rank is all that is remembered.
    const auto shown = [this](PlainCard card) {
      const std::string text = support::text_of(card);
      return permissive && chance.one_in(8) ? text.substr(0, 1) + "?" : text;
    };
    head_ += "cut for deal: " + name(0) + " " + shown(first) + ", " + name(1) + " " +
             shown(second) + "\n";
  } while (support::height_of(first) == support::height_of(second));
  dealer = support::height_of(first) > support::height_of(second) ? 0 : 1;
}

void Table::begin_game() {
  --games_left;
  over = false;
  deal_number = 0;
  counters = {};
  has_dealt_in_game = {};
  if (++game == 1) {
    cut_for_deal();
    choose();
    overseer_->at(*this, Moment::Opened);
  } else {
    begin_later_game();
  }
  if (french) {
    head_ += "Z covers 5 on " + name(backed) + "\n";
  }
}

void Table::choose() {
  if (packs && permissive && chance.one_in(2)) {
    head_ += name(dealer) + " chooses the " + pack_name(dealer) + " pack\n";
  }
  if (permissive && chance.one_in(6)) {
    head_ += name(dealer) + " chooses his seat\n";
  }
}

void Table::begin_later_game() {
  head_ += "\ngame " + std::to_string(game) + "\n";
  if (cut_each_game) {
    cut_for_deal();
  } else {
    dealer = nondealer();
  }
  if (packs_may_change && !whole) {
    head_ += name(dealer) + " chooses the " + pack_name(dealer) + " pack\n";
  }
}

void Table::begin_deal() {
  ++deal_number;
  due = counters;
  before = counters;
  dealings = 0;
  marks = Marks::Each;
  if (permissive && pending_points_[0] + pending_points_[1] == 0 && !whole) {
    marks = chance.one_in(6) ? Marks::Counters : chance.one_in(6) ? Marks::None : Marks::Each;
  }
  late_mark = false;
  never_marked = {};
  score_shown = marks == Marks::Counters || (marks == Marks::Each && chance.one_in(2));
  accident = false;
  head_ += "deal " + std::to_string(deal_number) + ":\n";
}

void Table::begin_dealing() {
  ++dealings;
  counters = before;
  due = before;
  stopped = false;
  bold = {};
  announced = {};
  capped = {};
  tricks = {};
  cards_played = {};
  trick = 0;
  took = {};
  throws = {};
  asks = {};
  proposal_dropped = false;
  packs_untouched = false;
  uncovered = {};
  turns_none = false;
  no_more_proposals = false;
  king_is_barred = false;
  marked_already = false;
  proposals = 0;
  exchanges = 0;
  discards = {};
  result = {};
  ending = Ending::Played;
  king_unmarked = false;
  patience_ = chance.one_in(4) ? 1 + chance.below(9) : 0;
  forgotten = false;
  told_short = permissive && !whole && chance.one_in(12);
}

void Table::dealing(Overseer& overseer) {
  begin_dealing();
  overseer.at(*this, Moment::Gathered);
  shuffle_and_cut();
  overseer.at(*this, Moment::Cut);
  shuffle_and_give();
  packets();
  overseer.at(*this, Moment::Given);
  if (stopped) {
    return;
  }
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    if (pending_points_[seat] != 0) {
      mark(seat, std::exchange(pending_points_[seat], 0), std::exchange(pending_[seat], {}));
      due[seat] = counters[seat];
    }
  }
  turn_up();
  mark_turned_king();
  overseer.at(*this, Moment::Turned);
  if (!stopped) {
    bargain(overseer);
  }
  if (!stopped) {
    plan_kings();
    speak_of_king(Moment::Ready);
  }
  if (!stopped) {
    overseer.at(*this, Moment::Ready);
  }
  if (!stopped) {
    at_first_card_ = hands;
    leader = nondealer();
    play(overseer);
  }
  if (!again && ending != Ending::Stopped) {
    finish(overseer);
  }
}

void Table::close() {
  over = game_taken_as_won || (!deals_on && (due[0] >= 5 || due[1] >= 5));
  if (over) {
    won_last = due[0] >= 5 ? 0 : 1;
    ++games_won[*won_last];
    const int lost_with = due[1 - *won_last];
    last_counted = !multiples ? 1 : lost_with == 0 ? 3 : lost_with <= 2 ? 2 : 1;
    games_counted[*won_last] += last_counted;
  }
  if (score_shown) {
    say_of("score: " + name(0) + " " + std::to_string(std::min(counters[0], 5)) + ", " + name(1) +
           " " + std::to_string(std::min(counters[1], 5)));
  }
}

// One act to a line, or several of the same actor to a line; a trick in which nothing happens is
// one.
void Table::print(std::string& out) {
  const std::size_t begin = out.size() + head_.size();
  out += head_;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const auto& [actor, text] = lines_[i];
    if (text.empty()) {
      continue;
    }
    if (actor == kNobody) {
      out += (text.starts_with("score:") || text.starts_with("settled:") || text == "hands again"
                  ? ""
                  : "  ") +
             text + "\n";
    } else if (actor >= kHolds) {
      out += "  " + name(static_cast<Seat>(actor - kHolds)) + " " + text + "\n";
    } else if (actor >= kLead && actor < kReply) {
      out += "  " + text;
      if (i + 1 < lines_.size() && lines_[i + 1].actor >= kReply && lines_[i + 1].actor < kHolds) {
        ++i;
        out += ", " + name(static_cast<Seat>(lines_[i].actor - kReply)) + " " + lines_[i].text;
      }
      out += "\n";
    } else if (actor >= kReply) {
      out += "  " + name(static_cast<Seat>(actor - kReply)) + " plays " + text + "\n";
    } else {
      out += "  " + name(static_cast<Seat>(actor)) + " " + text;
      while (i + 1 < lines_.size() && lines_[i + 1].actor == actor && !lines_[i + 1].text.empty()) {
        ++i;
        out += "; " + lines_[i].text;
      }
      out += "\n";
    }
  }
  put_the_six(out, begin);
}

/// Writes the six where the seven would be.
void Table::put_the_six(std::string& out, std::size_t begin) {
  if (six_for_seven < 0) {
    return;
  }
  const std::string seven = support::text_of(six_for_seven);
  for (std::size_t at = out.find(seven, begin); at != std::string::npos; at = out.find(seven, at)) {
    out[at] = '6';
  }
  six_for_seven = -1;
}

}  // namespace ecarte::campaign
