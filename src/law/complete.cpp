// SPDX-License-Identifier: MIT
#include "law/complete.hpp"

#include <algorithm>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "codes/tariff.hpp"
#include "law/judging.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::FactKind;
using replay::kSometime;
using replay::MultipleOf;
using replay::NoYes;
using replay::Some;
using replay::Testimony;

namespace {

/// The multiple of a game that a loser's score makes.
MultipleOf multiple_of(const Code& code, int loser) {
  return static_cast<MultipleOf>(codes::multiple_against(code, loser) - 1);
}

/// The score of the loser: of him who resigned the game, else of him who has less.
int loser_of(const Points& score, const replay::DealFacts& deal) {
  return deal.stands.resigned()
             ? score[game::index_of(game::other(static_cast<Seat>(deal.stands.to_act.who)))]
             : std::min(score[0], score[1]);
}

/// Whether the multiple claimed is the right one, in each score that may be.
Some<NoYes> right_multiple(const Given& given, const Fact& fact, ScoreSet scores) {
  const Code& code = given.code;
  Some<NoYes> right = Some<NoYes>::of_bits(0);
  for (; !scores.empty(); scores.drop_first()) {
    const Points score = scores.first();
    const auto due = replay::must_be(fact, 2, NoYes::Yes)
                         ? multiple_of(code, loser_of(score, given.deal))
                         : MultipleOf::Single;
    right = right | Some<NoYes>{replay::must_be(fact, 0, due) ? NoYes::Yes : NoYes::No};
  }
  // Nobody is blamed for a claim that he may have had a title to, and that nobody disputes.
  return right.may_be(NoYes::Yes) && !given.deal.alleged.disputed ? Some{NoYes::Yes} : right;
}

/// Is it told, since the game was headed and before act `until`, that it was won?
bool is_told_as_won(const Given& given, Time until) {
  const auto won = [&](replay::PointsTold points) { return points.or_else(0) >= given.code.game; };
  return std::ranges::any_of(given.deal.testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Counters && said.at >= given.deal.place.heading &&
           said.at < until && (won(said.amount) || won(said.amount_second));
  });
}

/// Is it said before a card of the first deal of a game is given, and before that is told as won?
/// Then it is of the game before.
bool is_of_game_before(const Given& given, const Fact& fact) {
  const bool nothing_dealt = fact.place.dealing == 0 || given.deal.dealings.empty();
  return given.deal.place.game_begins && !given.deal.place.sitting_begins && nothing_dealt &&
         !is_told_as_won(given, fact.occurred);
}

/// Is it told by which score the game was won?
bool tells_final_score(const Given& given) {
  return std::ranges::any_of(given.deal.testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Counters && said.at >= given.deal.place.heading &&
           said.amount.known() && said.amount_second.known() &&
           std::max(said.amount.or_else(0), said.amount_second.or_else(0)) >= given.code.game;
  });
}

/// The scores by which a multiple goes: those marked, with what was marked in time but later, and
/// those that are due. What is told with the game to have been the last goes before what may have
/// been due by deals that are not told.
ScoreSet scores_of_game(const Given& given, const Fact& fact, const Ledger& ledger,
                        const CarriedScore& before) {
  if (is_of_game_before(given, fact) && !before.ended.empty()) {
    return before.ended;
  }
  const ScoreSet marked = settled(ledger);
  const bool told = tells_final_score(given) && !(marked & ledger.due).empty();
  return told ? marked : marked | ledger.due;
}

/// Is it only by a mark that is not due that he stands at the game, or near it?
bool marked_too_many(const Code& code, const Ledger& ledger, Actor player) {
  const auto his = [&](const NotDue& entry) { return entry.fact.subject == player; };
  return !ledger.due.empty() && std::ranges::any_of(ledger.entries.not_due, his) &&
         !may_have(ledger.due, static_cast<Seat>(player), code.game);
}

/// The most that one deal gives.
int most_of_a_deal(const Code& code) {
  int king = 0;
  int hand = 0;
  for (const Tariff& each : code.tariff) {
    int& most = each.what == replay::ScoreFor::King ? king : hand;
    most = std::max(most, int{each.marks});
  }
  return king + hand;
}

/// Neither what the hand gave nor any mark of it is told, nor how he stood before, and no card
/// after his word: may he have made by then what he lacked of the game?
bool may_have_won_untold(const Given& given, const Rulings& rulings, const Fact& fact,
                         const Ledger& ledger) {
  const auto cards = replay::bit(replay::Beat::NCard) | replay::bit(replay::Beat::DCard);
  const bool played_on =
      rulings.timeline.first_from(cards, fact.occurred, rulings.timeline.deal_end()) != kNoTime;
  return ledger.hand.open && !ledger.scored && !played_on &&
         !Score::common(ledger.before).knows(fact.subject) &&
         may_have(ledger.before, static_cast<Seat>(fact.subject),
                  std::max(0, given.code.game - most_of_a_deal(given.code)));
}

/// Had the other won only by a king that he turned, and of which nothing was said or marked before
/// the claim? As the counters then stood the claimer was first.
bool was_first_till_then(const Given& given, const Fact& fact, const Ledger& ledger) {
  const Actor winner = ledger.game.won.by;
  if (!ledger.game.won.by_king || !record::is_player(winner) || winner == fact.subject) {
    return false;
  }
  // Who is told to win has marked for his tricks, whether or not that is told.
  const auto claimer = static_cast<Seat>(fact.subject);
  const int at_first = std::max(0, given.code.game - most_of_a_deal(given.code));
  if (!may_have(ledger.recorded, claimer, given.code.game) &&
      !(is_told_as_score(given.deal, fact) && may_have(ledger.before, claimer, at_first))) {
    return false;
  }
  const auto of_king = [&](const Testimony& said) {
    return record::actor_of(said.seat) == winner && said.at < fact.occurred &&
           (said.kind == Testimony::Kind::Announce ||
            (said.kind == Testimony::Kind::Mark && said.purpose == record::For::King &&
             !said.amount.is(0)));
  };
  return std::ranges::none_of(given.deal.testimony, of_king) &&
         std::ranges::any_of(ledger.entries.rights, [&](const Right& right) {
           return record::actor_of(right.seat) == winner && right.basis.ruling >= 0 &&
                  is_king(right);
         });
}

/// The dealing in which he spoke was made again since: had he the game by what it had given him, a
/// king to mark or the hand?
bool had_game_in_what_fell(const Given& given, const Rulings& rulings, const Fact& fact,
                           const Ledger& ledger) {
  if (fact.place.dealing >= last_dealing(given.deal)) {
    return false;
  }
  const auto here = [&](const Fact& other) {
    return other.place.dealing == fact.place.dealing && other.occurred <= fact.occurred &&
           (other.subject == fact.subject || !record::is_player(other.subject));
  };
  const bool turned = std::ranges::any_of(given.deal.facts, [&](const Fact& other) {
    return here(other) && codes::row_of(other.kind).king == codes::KingIs::Turned &&
           !replay::must_be(other, 1, replay::KingCard::NotChosen);
  });
  const bool announced = std::ranges::any_of(given.deal.testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Announce && said.dealing == fact.place.dealing &&
           record::actor_of(said.seat) == fact.subject && said.at <= fact.occurred;
  });
  const Time begin = dealing_begin(given.deal, fact.place.dealing);
  const bool over =
      rulings.timeline.first_from(codes::beats::kOver, begin, fact.occurred) != kNoTime;
  std::uint16_t law = 0;
  const int king = turned || announced ? tariff(given.code, kTheKing, &law) : 0;
  const int most = most_of_a_deal(given.code) - tariff(given.code, kTheKing, &law);
  return may_have(ledger.before, static_cast<Seat>(fact.subject),
                  std::max(0, given.code.game - king - (over ? most : 0)));
}

/// Whether a player who claims the game stands at five.
Some<replay::GameScore> claimed_at(const Given& given, const Rulings& rulings, const Fact& fact,
                                   const Ledger& ledger) {
  using replay::GameScore;
  const Code& code = given.code;
  ScoreSet scores = ledger.recorded;
  if (is_of_game_before(given, fact)) {
    return GameScore::Five;  // of the game before, whose score is not at hand any more
  }
  if (rulings.annulled.dealing_at != kNoTime && fact.occurred < rulings.annulled.dealing_at) {
    return GameScore::Five;  // what he had when he spoke has fallen since
  }
  if (had_game_in_what_fell(given, rulings, fact, ledger)) {
    return GameScore::Five;
  }
  if (record::is_player(ledger.game.won_before)) {
    return ledger.game.won_before == fact.subject ? GameScore::Five : GameScore::Short;
  }
  if (fact.place.dealing < last_dealing(given.deal)) {
    return GameScore::Short;  // what the cards dealt again gave him he had not then
  }
  if (was_first_till_then(given, fact, ledger)) {
    return GameScore::Five;
  }
  if (!rulings.annulled.surely() && marked_too_many(code, ledger, fact.subject)) {
    // A point too many does not end the game; what is not told of the hand may have.
    return ledger.hand.open && is_told_as_score(given.deal, fact) ? GameScore::Five
                                                                  : GameScore::Short;
  }
  if (may_have_game(matter_of(given, rulings), ledger, static_cast<Seat>(fact.subject),
                    fact.occurred)) {
    return GameScore::Five;  // nobody is blamed for a claim that he may have had a title to
  }
  if (may_have_won_untold(given, rulings, fact, ledger)) {
    return {GameScore::Five, GameScore::Short};
  }
  Some<GameScore> stands = Some<GameScore>::of_bits(0);
  for (; !scores.empty(); scores.drop_first()) {
    const bool five = scores.first()[fact.subject] >= code.game;
    stands = stands | Some<GameScore>{five ? GameScore::Five : GameScore::Short};
  }
  return stands;
}

/// Is the game won by what is told only later: was nothing told of a king yet, no mark, nor that
/// the hand was over, when this was said? A result that is told has no moment but its place.
bool won_by_what_is_told_later(const Given& given, const Rulings& rulings, const Fact& said) {
  const Time begin = dealing_begin(given.deal, said.place.dealing);
  const auto before = [&](Time at) { return at >= begin && at < said.occurred; };
  const bool marked = std::ranges::any_of(given.deal.testimony, [&](const Testimony& told) {
    return before(told.at) &&
           (told.kind == Testimony::Kind::Mark || told.kind == Testimony::Kind::Announce);
  });
  const bool turned = std::ranges::any_of(given.deal.facts, [&](const Fact& fact) {
    return codes::row_of(fact.kind).king == codes::KingIs::Turned && before(fact.occurred);
  });
  return begin < said.occurred && !marked && !turned &&
         rulings.timeline.first_from(codes::beats::kOver, begin, said.occurred) == kNoTime;
}

/// Was the game over when this was said: won by the score, or claimed by one who may have had it?
bool game_was_over(const Given& given, const Rulings& rulings, const Ledger& ledger,
                   const Fact& said) {
  const auto ends = [&](const Fact& fact) {
    return fact.kind == FactKind::GameClaimed && fact.occurred < said.occurred &&
           record::is_player(fact.subject) &&
           claimed_at(given, rulings, fact, ledger).may_be(replay::GameScore::Five);
  };
  const auto shows = [&](const Testimony& counters) {
    const auto stands = [&](Seat seat) {
      return counters.shown(seat).or_else(0) >= given.code.game &&
             !marked_too_many(given.code, ledger, record::actor_of(seat));
    };
    return counters.kind == Testimony::Kind::Counters && counters.at < said.occurred &&
           std::ranges::any_of(game::kSeats, stands);
  };
  if ((ledger.game.won.at < said.occurred && !won_by_what_is_told_later(given, rulings, said)) ||
      std::ranges::any_of(given.deal.facts, ends) ||
      std::ranges::any_of(given.deal.testimony, shows)) {
    return true;
  }
  // Between two deals whose score is not known, the one that was over may have been the last.
  const bool gathered = rulings.timeline.first_from(replay::bit(replay::Beat::HandClosed), 0,
                                                    said.occurred) != kNoTime;
  return gathered && std::ranges::any_of(game::kSeats, [&](Seat seat) {
           return may_have(ledger.recorded, seat, given.code.game);
         });
}

/// Whether what was staked on the game is his who claims it: he has won it.
Some<replay::NoYes> stake_due(const Given& given, const Ledger& ledger, const Fact& fact) {
  using replay::NoYes;
  if (record::is_player(ledger.game.won_before)) {
    return ledger.game.won_before == fact.subject ? NoYes::Yes : NoYes::No;
  }
  if (ledger.game.won.at != kNoTime && ledger.game.won.at < fact.occurred) {
    return ledger.game.won.by == fact.subject ? NoYes::Yes : NoYes::No;
  }
  if (marked_too_many(given.code, ledger, fact.subject)) {
    return NoYes::No;
  }
  Some<NoYes> due = Some<NoYes>::of_bits(0);
  for (ScoreSet scores = ledger.recorded; !scores.empty(); scores.drop_first()) {
    const bool won = scores.first()[fact.subject] >= given.code.game;
    due = due | Some<NoYes>{won ? NoYes::Yes : NoYes::No};
  }
  return due.empty() ? replay::unknown<NoYes> : due;
}

/// Fills in what only the score can tell of a fact.
Fact completed(const Given& given, const Rulings& rulings, Fact fact, const Ledger& ledger,
               const CarriedScore& before) {
  if (fact.kind == FactKind::MultipleClaimed && !ledger.recorded.empty()) {
    // By the score that was marked, or by the one that is due.
    replay::set(fact, 1, right_multiple(given, fact, scores_of_game(given, fact, ledger, before)));
  } else if (fact.kind == FactKind::GameClaimed && !ledger.recorded.empty() &&
             record::is_player(fact.subject)) {
    replay::set(fact, 0, claimed_at(given, rulings, fact, ledger));
  } else if (fact.kind == FactKind::RightClaimed && record::is_player(fact.subject) &&
             replay::must_be(fact, 0, replay::RightTo::Stake) &&
             !replay::must_be(fact, 1, NoYes::Yes)) {
    replay::set(fact, 1, stake_due(given, ledger, fact));
  } else if (fact.kind == FactKind::Remarked && game_was_over(given, rulings, ledger, fact)) {
    replay::set(fact, 1, replay::RemarkWhen::Between);
  } else if (fact.kind == FactKind::AttentionCalled &&
             replay::must_be(fact, 2, replay::ScoreIs::Unchanged) &&
             game_was_over(given, rulings, ledger, fact)) {
    replay::set(fact, 2, replay::ScoreIs::Over);
  }
  return fact;
}

/// The game stops when it is won: what happens to the cards of the hand after that is no matter of
/// law.
void drop_after_game(Time won, Rulings& rulings) {
  const auto after = [won](const Fact& fact) {
    return codes::row_of(fact.kind).of_cards && fact.occurred < kSometime && fact.occurred > won;
  };
  std::erase_if(rulings.missing, [&](const Missing& open) { return after(open.fact); });
  for (Ruling& ruling : rulings.list) {
    if (after(ruling.fact)) {
      ruling.status = Status::Moot;
    }
  }
}

/// Hands that are played again for one player's fault are played again for the other's too; and
/// what the first playing gave is not given any more.
void answer_by_replay(const Given& given, Rulings& rulings) {
  for (Ruling& ruling : rulings.list) {
    const Case& c = given.code.cases[ruling.case_index];
    const bool asks = (c.may.remedies & bit(Remedy::ReplayHands)) != 0 &&
                      (ruling.status == Status::Open || ruling.status == Status::Lapsed);
    const bool answered = asks || codes::awards(c);
    const bool done = answered && std::ranges::any_of(rulings.deeds, [&](const TimedDeed& timed) {
                        return timed.deed.what == Remedy::ReplayHands && timed.deed.carried_out &&
                               timed.ruling >= 0 &&
                               timed.deed.dealing == ruling.fact.place.dealing &&
                               timed.deed.playing == ruling.fact.place.playing;
                      });
    if (done) {
      ruling.status = Status::Moot;
    }
  }
}

}  // namespace

bool is_told_as_score(const replay::DealFacts& deal, const Fact& fact) {
  return std::ranges::any_of(deal.testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Counters && said.at == fact.occurred;
  });
}

void complete(const Given& given, const Ledger& ledger, const CarriedScore& before,
              Rulings& rulings) {
  for (const KingFate& fate : ledger.entries.kings) {
    Ruling& ruling = rulings.list[static_cast<std::size_t>(fate.ruling)];
    ruling.status = fate.status;
    ruling.elected = fate.elected;
  }
  for (const Fact& fact : given.deal.facts) {
    if (codes::row_of(fact.kind).turns_on_score) {
      judge_also(given, completed(given, rulings, fact, ledger, before), rulings);
    }
  }
  drop_after_game(ledger.game.won.at, rulings);
  answer_by_replay(given, rulings);
}

}  // namespace ecarte::law
