// SPDX-License-Identifier: MIT
//
// Which worlds a record allows, and what they have in common: the score of a deal as a value.
#include "law/ledger.hpp"

#include <algorithm>
#include <utility>

#include "law/claimed_after.hpp"
#include "law/doubts.hpp"
#include "law/joined.hpp"
#include "law/plain_score.hpp"
#include "law/told_by_marks.hpp"

namespace ecarte::law {

using replay::ScoreFor;

namespace {

/// The score of a deal in one world. Whether a king has won the game turns on its being marked, and
/// that is known only when all marks are entered: of the worlds in which it is and is not, the one
/// counts that comes out as it was taken to be.
void settle(const Page& page, WorldScore& account) {
  account.clear();
  begin(page, account);
  gather_rights(page, account);
  count_due(page, account);
  enter_marks(page, account);
  forfeit_unmarked(page, account);
}

void reckon_world(const LedgerSource& matter, const CarriedScore& carried, const Grounds& grounds,
                  World world, WorldScore& account) {
  settle({matter, carried, grounds, world}, account);
  bool other = false;
  for (const Right& right : account.entries.rights) {
    if (is_king(right) && right.marked == 0) {
      world.kings[game::index_of(right.seat)] =
          right.fate.forfeited ? KingMark::Lapsed : KingMark::Open;
      other = true;
    }
  }
  if (other && account.won.at != kNoTime && account.scored) {
    settle({matter, carried, grounds, world}, account);
  }
}

/// Which worlds are looked at: with what the record tells, or with what it may leave untold too.
struct Scope {
  bool stops = false;           ///< the hand goes on where the record stops
  std::array<bool, 2> kings{};  ///< may each have had the king, though nothing is told of it?
  bool besides = false;  ///< marks made late, and leads out of turn, of which nothing is told
};

/// Every world of a scope that begins with one score.
class Visit {
 public:
  Visit(const LedgerSource& matter, const CarriedScore& carried, const Grounds& grounds,
        WorldScore& account, Joined& joined)
      : matter_(matter), carried_(carried), grounds_(grounds), account_(account), joined_(joined) {}

  /// In a world in which somebody marked later what is shown to be marked already the record is
  /// belied: such worlds count only where there are no others.
  void all(const Scope& scope, ScoreSet scores) {
    belied_ = Belied::LeftOut;
    each(scope, scores);
    if (belied_ == Belied::Met && !joined_.any()) {
      belied_ = Belied::TakenIn;
      each(scope, scores);
    }
  }

  /// Is something marked in this deal that may be for the deal before?
  [[nodiscard]] bool may_be_of_before() const {
    return std::ranges::any_of(carried_.late, [](const LateMark& late) { return !late.sure; });
  }

 private:
  enum class Belied : std::uint8_t { LeftOut, Met, TakenIn };

  void each(const Scope& scope, ScoreSet scores) {
    const unsigned open = choices(scope);
    for (; !scores.empty(); scores.drop_first()) {
      World world;
      world.score = {scores.first()[0], scores.first()[1]};
      unsigned choice = 0;
      do {
        const auto chosen = [choice](unsigned which) { return choice >> which & 3U; };
        world.late = (choice & 1U) == 0;
        world.late_unseen = {static_cast<MarkedLate>(chosen(1)),
                             static_cast<MarkedLate>(chosen(3))};
        world.unseen = {static_cast<MarkedUnseen>(chosen(5)), static_cast<MarkedUnseen>(chosen(7))};
        if (chosen(1) <= 2 && chosen(3) <= 2) {
          each_king(scope, world);
        }
        choice = (choice - open) & open;  // the next of those in which no other bit is set
      } while (choice != 0);
    }
  }

  /// What may be one way or the other: whether marks that may be for the deal before are, a bit;
  /// what each marked late, untold, and what he marked that his counter did not show, two each.
  [[nodiscard]] unsigned choices(const Scope& scope) const {
    const auto bits = [](bool open, unsigned which) { return open ? which : 0U; };
    const auto late = [&](Seat seat) {
      return scope.besides ? lost(seat)
                           : grounds_.counters.half_shown[game::index_of(seat)] &&
                                 left_wholly_before(seat) && !marks_of_before(seat);
    };
    return bits(may_be_of_before(), 1U) | bits(late(Seat::First), 3U << 1U) |
           bits(late(Seat::Second), 3U << 3U) | bits(grounds_.counters.half_shown[0], 3U << 5U) |
           bits(grounds_.counters.half_shown[1], 3U << 7U);
  }
  /// Is he told to mark something of a deal before here? Then he had not marked it untold.
  [[nodiscard]] bool marks_of_before(Seat seat) const {
    return std::ranges::any_of(matter_.deal.testimony, [seat](const Testimony& said) {
      return said.kind == Testimony::Kind::Mark && said.seat == seat &&
             said.deals_ago.value_or(0) > 0;
    });
  }
  /// How many he owns to have marked too many in this deal: of a mark that he made in it before,
  /// and not of an earlier one. In the deal after, before he marks in that, he speaks of this one.
  [[nodiscard]] int admitted(Actor player) const {
    const auto owns = [player](const Fact& fact) {
      return fact.kind == replay::FactKind::OverscoreAdmitted && fact.subject == player;
    };
    const auto marked = [player](const DealFacts& deal, Time until) {
      return std::ranges::any_of(deal.testimony, [&](const Testimony& said) {
        return said.kind == Testimony::Kind::Mark && record::actor_of(said.seat) == player &&
               said.at < until;
      });
    };
    int points = 0;
    for (const Ruling& ruling : matter_.rulings) {
      const bool here = owns(ruling.fact) && ruling.fact.place.dealing == grounds_.dealing &&
                        !account_.down.is_of_earlier(ruling.fact.occurred) &&
                        marked(matter_.deal, ruling.fact.occurred);
      points += here ? ruling.fact.number : 0;
    }
    const bool later = next_tells_of_this(matter_) && !matter_.next->place.game_begins &&
                       marked(matter_.deal, kNoTime);
    for (std::size_t i = 0; later && i < matter_.next->facts.size(); ++i) {
      const Fact& fact = matter_.next->facts[i];
      points += owns(fact) && !marked(*matter_.next, fact.occurred) ? fact.number : 0;
    }
    return points;
  }
  /// Who takes down of himself what he marked, or owns to more than was over, says that nothing
  /// untold had earned it.
  [[nodiscard]] bool disowns(Actor player, bool untold) const {
    if (!untold || !record::is_player(player) || account_.down.due[player]) {
      return untold && record::is_player(player);
    }
    int over = 0;
    for (const NotDue& entry : account_.entries.not_due) {
      over += entry.fact.subject == player ? entry.over : 0;
    }
    return over < admitted(player);
  }
  [[nodiscard]] bool lost(Seat seat) const {
    return grounds_.left[game::index_of(seat)] || lost_before(seat);
  }
  [[nodiscard]] bool lost_before(Seat seat) const {
    return std::ranges::find(carried_.lost, seat, &NoTitle::seat) != carried_.lost.end();
  }
  [[nodiscard]] bool left_wholly_before(Seat seat) const {
    return std::ranges::any_of(carried_.lost, [seat](const NoTitle& none) {
      return none.seat == seat && left_wholly(none);
    });
  }

  /// By a king of which nothing is told he won the game: then the hand was not played, and it was.
  /// One that he is told to mark won it only when he did, if it was not before the hand.
  [[nodiscard]] bool ends_before_play(Actor king) const {
    const WindowBeats played = replay::bit(replay::Beat::NCard) | replay::bit(replay::Beat::DCard) |
                               replay::bit(replay::Beat::HandOver);
    const bool marked = std::ranges::any_of(matter_.deal.testimony, [&](const Testimony& said) {
      return said.kind == Testimony::Kind::Mark && said.purpose == record::For::King &&
             record::actor_of(said.seat) == king;
    });
    return grounds_.kings[king].announced == kNoTime && !marked && account_.won.by_king &&
           account_.won.by == king &&
           matter_.timeline.first_from(played, grounds_.begin, matter_.timeline.deal_end()) !=
               kNoTime;
  }
  /// The record stops in the hand: only with his third trick may a player have ended it.
  [[nodiscard]] bool may_have_ended(const HandGives& hand) const {
    return !record::is_player(hand.winner) ||
           ((grounds_.hand.third_open[hand.winner] || grounds_.hand.third_may_do[hand.winner]) &&
            hand.earned.what != ScoreFor::Vole);
  }

  void each_king(const Scope& scope, World& world) {
    const Actor believed = believed_of_king(matter_, grounds_);
    for (const Actor king : {Actor{0}, Actor{1}, record::kNobody}) {
      const bool nobody = !record::is_player(king);
      // That the other marks what he makes later denies no king.
      if (record::is_player(believed) && king != believed &&
          (!scope.besides || (nobody && announced_in_time(matter_, grounds_, believed)))) {
        continue;
      }
      if (nobody || grounds_.kings[king].announced != kNoTime || scope.kings[king]) {
        world.king = king;
        each_hand(scope, grounds_.hand.gives, world);
        if (scope.besides) {
          each_hand(scope, grounds_.hand.besides, world);
        }
      }
    }
  }

  void each_hand(const Scope& scope, const HandSet& hands, World& world) {
    const Actor king = world.king;
    const bool untold = record::is_player(king) && scope.kings[king];
    for (const HandGives& hand : hands.all()) {
      // Hands played again to the end do not stop, though those before them did.
      const bool stops =
          scope.stops && !(hand.play == PlayAs::Again && grounds_.again.counts.over != nullptr);
      if (stops && !may_have_ended(hand)) {
        continue;
      }
      world.hand = hand;
      world.game_only = stops && record::is_player(hand.winner);
      reckon_world(matter_, carried_, grounds_, world, account_);
      if (untold &&
          (ends_before_play(king) || marks_what_was_capped(matter_, grounds_, account_, king))) {
        continue;
      }
      const bool belied =
          belied_ != Belied::TakenIn && shown_to_be_marked(grounds_, world, account_);
      belied_ = belied ? Belied::Met : belied_;
      if (!belied &&
          !disowns(king, record::is_player(king) &&
                             grounds_.kings[king].untold.has(UntoldKing::IfMarked)) &&
          !disowns(hand.winner, grounds_.hand.open)) {
        joined_.add(world, account_);
      }
    }
  }

  const LedgerSource& matter_;
  const CarriedScore& carried_;
  const Grounds& grounds_;
  WorldScore& account_;
  Joined& joined_;
  Belied belied_ = Belied::LeftOut;
};

/// Whatever was due is taken to have been marked, if no mark is told; else it may be marked yet,
/// and may have been if the counters of the deal after show more than that gave. So a king of which
/// nothing is told may count.
void look_at_open_kings(const LedgerSource& matter, const Grounds& grounds, const Joined& joined,
                        Visit& visit, Ledger& ledger) {
  const bool goes_on = matter.next != nullptr && !matter.next->place.broken_before &&
                       !matter.next->place.game_begins && !is_only_headed(*matter.next);
  // Who is told to have won the game tells of no counters.
  const bool result = std::ranges::any_of(matter.deal.testimony, [](const Testimony& said) {
    return said.kind == Testimony::Kind::Counters && record::is_player(said.by);
  });
  const bool turned = matter.deal.dealings.empty() || matter.deal.dealings.back().reached_turn_up ||
                      shown_after(matter, grounds);
  // By half of the counters no mark of the other's is left out; nor does it tell by itself what the
  // points that it shows were marked for.
  const auto& shown = grounds.counters.half_shown;
  const bool half = (shown[0] || shown[1]) && turned && !result;
  std::array<bool, 2> kings{};
  for (const Seat seat : game::kSeats) {
    const KingOf& king = grounds.kings[game::index_of(seat)];
    const auto stood = ledger.recorded.known();
    // Less than the hand gave may be what a king did: a number by itself does not say for which.
    const bool in_part = joined.marked_in_part(seat) && !says_of_tricks(matter, seat);
    bool& may = kings[game::index_of(seat)];
    const bool scored = ledger.scored && !half;
    may = king.untold.has(scored && !in_part ? UntoldKing::Turned : UntoldKing::LeftOpen);
    may = may && (!scored || in_part || !goes_on ||
                  (stood && shows_more_than_next(matter, seat, (*stood)[game::index_of(seat)])));
  }
  if (kings[0] || kings[1]) {
    visit.all({goes_on_untold(matter, grounds), kings, false}, ledger.before);
  }
}

/// First what is told; then, where that leaves a mark without a title, what may have been done
/// besides. Where that gives no mark its title either, nothing says that it was done, and the deal
/// stands as it is told.
void look_at_worlds(const LedgerSource& matter, const Grounds& grounds, Visit& visit,
                    const Joined& joined, ScoreRoom& room, Ledger& ledger) {
  Ledger& as_told = room.as_told;
  const bool ends = goes_on_untold(matter, grounds);
  visit.all({ends, {}, false}, ledger.before);
  if (joined.clean()) {
    look_at_open_kings(matter, grounds, joined, visit, ledger);
    return doubt_left(matter, joined, ledger);
  }
  as_told = ledger;
  const bool stands = joined.any();
  const bool earned = joined.earned_either_way();
  visit.all({ends && grounds.hand.left_before, grounds.untold_kings(UntoldKing::IfMarked), true},
            ledger.before);
  if (!stands) {
    return;
  }
  if (joined.clean()) {
    doubt_kings(matter, grounds, as_told, joined, ledger);
  } else if (!earned && joined.earned_either_way()) {
    joined.keep_earned(ledger);  // a mark that has no title if it is for this deal has one untold
  } else if (ledger.entries.not_due.size() == as_told.entries.not_due.size() &&
             ledger.entries.late.size() == as_told.entries.late.size()) {
    room.at_most.swap(ledger.entries.not_due);
    const ScoreSet in_all = ledger.due;
    ledger = as_told;
    if (give_most(grounds, room.at_most, ledger) || visit.may_be_of_before()) {
      ledger.due |= in_all;  // by what may have been done besides, that is due which it gives
    }
    if (ledger.entries.not_due.empty()) {  // what has no title here is a mark of the deal after
      look_at_open_kings(matter, grounds, joined, visit, ledger);
    }
  }
  doubt_left(matter, joined, ledger);
  doubt_marks(matter, grounds, as_told, joined, ledger);
  doubt_whose(matter, joined, ledger);
}

}  // namespace

void reckon_from(const LedgerSource& matter, const CarriedScore& carried, const Grounds& grounds,
                 ScoreSet before, ScoreSet possible, ScoreRoom& room, Ledger& ledger) {
  ledger.clear();
  ledger.game.was_over = grounds.start.over;
  ledger.hand.open = grounds.hand.open;
  const ScoreSet ended = carried.ended.empty() ? before : carried.ended;
  for (const Seat seat : game::kSeats) {
    if (grounds.start.over && must_have(ended, seat, matter.code.game)) {
      ledger.game.won_before = record::actor_of(seat);
    }
  }
  ledger.hand.ceiling_by = grounds.ceiling_by;
  ledger.hand.playing = grounds.counts.playing;
  ledger.before = before;
  Joined joined{matter, ledger, room.earned};
  Visit visit{matter, carried, grounds, room.world, joined};
  look_at_worlds(matter, grounds, visit, joined, room, ledger);
  if (joined.any()) {
    ledger.contradiction.reset();
  }
  settle_by_marks(matter, grounds, joined, ledger);
  joined.add_possible(possible);
}

}  // namespace ecarte::law
