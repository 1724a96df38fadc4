// SPDX-License-Identifier: MIT
//
// Which worlds a record allows, and what they have in common: the score of a deal as a value.
#include "law/ledger.hpp"

#include <algorithm>

#include "law/world.hpp"

namespace ecarte::law {

using replay::ScoreFor;

namespace {

/// The score of a deal in one world. Whether a king has won the game turns on its being marked, and
/// that is known only when all marks are entered: of the worlds in which it is and is not, the one
/// counts that comes out as it was taken to be.
void settle(const Page& page, Account& account) {
  account.clear();
  begin(page, account);
  gather_rights(page, account);
  count_due(page, account);
  enter_marks(page, account);
  forfeit_unmarked(account);
}

bool is_king(const Right& right) {
  return right.purpose == ScoreFor::King;
}

void reckon_world(const Matter& matter, const CarriedScore& carried, const Grounds& grounds,
                  World world, Account& account) {
  settle({matter, carried, grounds, world}, account);
  bool other = false;
  for (const Right& right : account.rights) {
    if (is_king(right) && right.marked == 0) {
      world.kings[game::index_of(right.seat)] = right.forfeited ? KingMark::Lapsed : KingMark::Open;
      other = true;
    }
  }
  if (other && account.won.at != kNoTime && account.scored) {
    settle({matter, carried, grounds, world}, account);
  }
}

/// How good the news is for the player: of two worlds the better is told.
int rank(Status status) {
  return status == Status::Elected ? 2 : status == Status::Open ? 1 : 0;
}

void join_not_due(Ledger& ledger, const Account& account) {
  std::erase_if(ledger.not_due, [&](NotDue& entry) {
    const auto same = std::ranges::find_if(account.not_due, [&](const NotDue& other) {
      return other.fact.occurred == entry.fact.occurred && other.fact.subject == entry.fact.subject;
    });
    if (same == account.not_due.end()) {
      return true;
    }
    if (same->over - same->taken_down < entry.over - entry.taken_down) {
      entry = *same;
    }
    return false;
  });
}

void join_rights(Ledger& ledger, const Account& account) {
  std::erase_if(ledger.rights, [&](Right& right) {
    const auto same = std::ranges::find_if(account.rights, [&](const Right& other) {
      return other.seat == right.seat && is_king(other) == is_king(right);
    });
    if (same == account.rights.end()) {
      return true;
    }
    right.amount = std::min(right.amount, same->amount);
    right.marked = std::max(right.marked, same->marked);
    right.forfeited = right.forfeited && same->forfeited;
    right.marked_late = right.marked_late && same->marked_late;
    right.fallen = right.fallen || same->fallen;
    return false;
  });
}

void join_late(Ledger& ledger, const Account& account) {
  const auto find = [](auto& among, const LateMark& mark) {
    return std::ranges::find_if(among, [&](const LateMark& other) {
      return other.act == mark.act && other.seat == mark.seat;
    });
  };
  for (LateMark& mark : ledger.late) {
    const auto same = find(account.late, mark);
    mark.sure = mark.sure && same != account.late.end() && same->points == mark.points;
  }
  for (LateMark mark : account.late) {
    const auto same = find(ledger.late, mark);
    if (same == ledger.late.end()) {
      mark.sure = false;
      ledger.late.push_back(mark);
    } else {
      same->points = std::max(same->points, mark.points);
    }
  }
}

void join_lost(Ledger& ledger, const Account& account) {
  for (const NoTitle& none : account.lost) {
    if (std::ranges::find(ledger.lost, none) == ledger.lost.end()) {
      ledger.lost.push_back(none);
    }
  }
}

void join_kings(Ledger& ledger, const Account& account) {
  for (KingFate& fate : ledger.kings) {
    const auto same = std::ranges::find(account.kings, fate.ruling, &KingFate::ruling);
    if (same != account.kings.end() && rank(same->status) > rank(fate.status)) {
      fate = *same;
    }
  }
}

/// Gathers what the worlds have in common, and all the scores they come to.
class Joined {
 public:
  Joined(const Matter& matter, Ledger& ledger) : matter_(matter), ledger_(ledger) {}

  void add(const World& world, const Account& account) {
    if (account.contradiction) {
      ledger_.contradiction = ledger_.contradiction ? ledger_.contradiction : account.contradiction;
      return;
    }
    const ScoreSet due = matter_.erased ? ScoreSet::of(account.base[0], account.base[1])
                                        : ScoreSet::of(account.base[0] + account.due[0],
                                                       account.base[1] + account.due[1]);
    const ScoreSet recorded =
        ScoreSet::of(world.score[0] + account.marks[0], world.score[1] + account.marks[1]);
    by_bold_[world.hand.kind == ScoreKind::BoldPoint ? 1 : 0] |= due.clipped(matter_.code.game);
    clean_ = clean_ || account.not_due.empty();
    ledger_.due |= due;
    ledger_.recorded |= recorded;
    if (worlds_++ == 0) {
      ledger_.scored = account.scored;
      ledger_.won = account.won;
      ledger_.rights = account.rights;
      ledger_.not_due = account.not_due;
      ledger_.lost = account.lost;
      ledger_.late = account.late;
      ledger_.kings = account.kings;
      return;
    }
    ledger_.scored = ledger_.scored && account.scored;
    if (ledger_.won.at != account.won.at || ledger_.won.by != account.won.by) {
      ledger_.won = {};
    }
    join_rights(ledger_, account);
    join_not_due(ledger_, account);
    join_lost(ledger_, account);
    join_late(ledger_, account);
    join_kings(ledger_, account);
  }

  [[nodiscard]] bool any() const { return worlds_ > 0; }
  /// Is there a world in which every mark is due?
  [[nodiscard]] bool clean() const { return clean_; }
  /// Does the score due turn on whether the loser was bold?
  [[nodiscard]] bool bold_matters() const {
    return !by_bold_[0].empty() && !by_bold_[1].empty() && by_bold_[0] != by_bold_[1];
  }

 private:
  const Matter& matter_;
  Ledger& ledger_;
  int worlds_ = 0;
  bool clean_ = false;
  std::array<ScoreSet, 2> by_bold_{};
};

/// Every world with one of these hands.
void visit(const Matter& matter, const CarriedScore& carried, const Grounds& grounds,
           std::span<const HandGives> hands, Account& account, Joined& joined, ScoreSet scores) {
  const bool doubtful =
      std::ranges::any_of(carried.late, [](const LateMark& l) { return !l.sure; });
  const auto each_king = [&](World world) {
    for (const Actor king : {Actor{0}, Actor{1}, record::kNobody}) {
      if (record::is_player(king) && grounds.announced[king] == kNoTime) {
        continue;
      }
      world.king = king;
      for (const HandGives& hand : hands) {
        world.hand = hand;
        reckon_world(matter, carried, grounds, world, account);
        joined.add(world, account);
      }
    }
  };
  for (; !scores.empty(); scores.drop_first()) {
    for (int choice = 0; choice < 8; ++choice) {
      const bool not_late = (choice & 1) != 0;
      const std::array<bool, 2> left{(choice & 2) != 0, (choice & 4) != 0};
      if ((not_late && !doubtful) || (left[0] && !grounds.half_shown[0]) ||
          (left[1] && !grounds.half_shown[1])) {
        continue;
      }
      World world;
      world.score = {scores.first()[0], scores.first()[1]};
      world.late = !not_late;
      world.unseen = {!left[0], !left[1]};
      each_king(world);
    }
  }
}

/// Where the record ends before the hand does, the deal stands as it is; unless a mark is written
/// that the rest of the hand may have given.
void visit_as_it_stands(const Matter& matter, const CarriedScore& carried, const Grounds& grounds,
                        Account& account, Joined& joined, Ledger& ledger) {
  const std::span<const HandGives> hands = grounds.hand.all();
  visit(matter, carried, grounds, hands.first(1), account, joined, ledger.before);
  if (joined.clean()) {
    return;
  }
  const Ledger as_it_stands = ledger;
  const bool stands = joined.any();
  visit(matter, carried, grounds, hands.subspan(1), account, joined, ledger.before);
  if (stands && ledger.not_due.size() == as_it_stands.not_due.size()) {
    ledger = as_it_stands;
  }
}

}  // namespace

void Account::clear() {
  base = due = marks = {};
  scored = hand_over = false;
  won = {};
  rights.clear();
  no_titles.clear();
  not_due.clear();
  lost.clear();
  late.clear();
  kings.clear();
  off_earlier.clear();
  contradiction.reset();
}

void Ledger::clear() {
  before = due = recorded = {};
  scored = was_over = false;
  won = {};
  ceiling_by = {{-1, -1}};
  rights.clear();
  not_due.clear();
  lost.clear();
  late.clear();
  kings.clear();
  missing.clear();
  contradiction.reset();
}

void reckon(const Matter& matter, const CarriedScore& carried, Account& account, Ledger& ledger) {
  ledger.clear();
  ledger.before = score_before(matter, carried);
  const Grounds grounds = grounds_of(matter, carried);
  ledger.was_over = grounds.was_over;
  ledger.ceiling_by = grounds.ceiling_by;
  ledger.playing = grounds.playing;
  Joined joined{matter, ledger};
  const std::span<const HandGives> hands = grounds.hand.all();
  if (grounds.hand_open && matter.next == nullptr) {
    visit_as_it_stands(matter, carried, grounds, account, joined, ledger);
  } else {
    visit(matter, carried, grounds, hands, account, joined, ledger.before);
  }
  if (joined.any()) {
    ledger.contradiction.reset();
  }
  if (grounds.bold_open && joined.bold_matters()) {
    ledger.missing.push_back(*grounds.bold_open);
  }
}

Score shown(const Code& code, ScoreSet scores) {
  return scores.clipped(code.game).known();
}

void carry(const Code& code, Ledger& ledger, bool strict, CarriedScore& carried) {
  const auto over = [&](ScoreSet scores) {
    for (; !scores.empty(); scores.drop_first()) {
      if (std::max(scores.first()[0], scores.first()[1]) < code.game) {
        return false;
      }
    }
    return true;
  };
  const bool due_over = !shown(code, ledger.due) || over(ledger.due);
  carried.recorded = strict && !ledger.due.empty() ? ledger.due : ledger.recorded;
  if (ledger.contradiction || carried.recorded.empty()) {
    carried.recorded = ScoreSet::up_to(code.game - 1);
  }
  carried.game_over = due_over && over(carried.recorded);
  carried.late.swap(ledger.late);
  carried.lost.swap(ledger.lost);
}

}  // namespace ecarte::law
