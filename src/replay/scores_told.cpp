// SPDX-License-Identifier: MIT
#include "replay/scores_told.hpp"

#include <algorithm>

namespace ecarte::replay {

void ScoresTold::score_act(const Act& a) {
  if (is_won_by_resigning(a)) {
    note(FactKind::GameClaimed, a.actor, now(), unknown<GameScore>, ClaimedHow::Resigned);
  } else if (is_claimed_in_the_hand(a)) {
    note(FactKind::GameClaimed, a.actor, now(), unknown<GameScore>, ClaimedHow::Alone);
  } else if (a.kind == ActKind::Announce) {
    king_.announce(a);
  } else if (a.kind == ActKind::Admit) {
    admit(a);
  } else if (a.kind == ActKind::ClaimGame) {
    claim_game(a);
  } else if (a.kind == ActKind::Mark && a.actor == record::kBoth) {  // "nobody marks"
    for (const Seat seat : game::kSeats) {
      Act his = a;
      his.actor = actor_of(seat);
      testify(his);
    }
  } else if (a.kind != ActKind::Mark || record::is_player(a.actor)) {  // else whose is not told
    testify(a);
  }
}

/// Is he told to win, without a number, the game that the other has resigned? That is no score: the
/// counters stand where they stood.
bool ScoresTold::is_won_by_resigning(const Act& a) const {
  const bool of_counters = a.number != record::kUnstated && a.detail != record::kUnstated;
  return a.kind == ActKind::Score && !of_counters && bystanders_.is_given_the_game(a.actor);
}

/// Is he told to win, and the hand only begins thereafter? Then nothing had been won: he claimed
/// it.
bool ScoresTold::is_claimed_in_the_hand(const Act& a) const {
  return a.kind == ActKind::Score && record::is_player(a.actor) &&
         !behind().king_told(now(), a.actor) &&
         (a.number == record::kUnstated || a.detail == record::kUnstated) &&
         t_.dealing.phase >= Phase::Turned && t_.dealing.phase < Phase::Playing &&
         t_.ahead.hand_begins(now());
}

/// Did he stand one king short when the counters were last told, and is no more told of him since
/// than the king?
bool ScoresTold::wins_by_king(const Act& a) const {
  return record::is_player(a.actor) &&
         behind().only_king_since(now(), a.seat(),
                                  t_.sitting.customs.game - t_.sitting.customs.king);
}

/// He announces the king in the middle of the play, and marks one with it: for that, whoever tells
/// it need not say so. After a word that came in time the play may be untold, and the mark for its
/// tricks.
bool ScoresTold::marks_what_he_announced(const Act& a) const {
  return a.kind == ActKind::Mark && a.object_as<record::For>() == record::For::Unsaid &&
         a.number == t_.sitting.customs.king && beside().upon_announcing(now()) &&
         t_.playing.tricks.played() >= 1;
}

/// What was marked, taken down, or shown by the counters.
void ScoresTold::testify(const Act& a) {
  Testimony said;
  said.at = now();
  said.dealing = dealing_number();
  said.by = a.actor;
  said.seat = a.seat();
  said.purpose = a.object_as<record::For>();
  said.amount = a.number;
  if (marks_what_he_announced(a)) {
    said.purpose = record::For::King;
  }
  if (a.kind == ActKind::Mark) {
    turned_by_the_mark(said);
    if (said.purpose != record::For::King && !marks_king_announced(a)) {
      exchanging_.end().hand_was_played();
    }
    Deed& marked = deed(Remedy::Mark, a.actor, true);
    marked.number = a.number;
    marked.points.purpose = said.purpose;
    marked_[a.seat()] = true;
    t_.dealing.done.marked = t_.dealing.done.marked || said.purpose == record::For::Point ||
                             said.purpose == record::For::Vole;
    said.amount = points_marked(a);
    said.deals_ago = claimed_of_deal(a);
  } else if (a.kind == ActKind::TakeDown) {
    deed(Remedy::TakeDown, a.actor, true).number = a.number;
    said.kind = Testimony::Kind::TakeDown;
    said.seat = behind().takes_down_from(act_at(now()));
    if (record::is_player(a.actor) && said.seat == a.seat()) {
      corrected_after_game(a);
    }
  } else {
    said.kind = Testimony::Kind::Counters;
    said.upon_king = wins_by_king(a);
    said.amount = t_.sitting.points_shown(a.number);
    said.amount_second = t_.sitting.points_shown(a.detail);
    if ((a.flags & record::kEitherWay) != 0) {
      said.either_way = {t_.sitting.points_shown(a.object), a.count};
    }
  }
  out().testimony.push_back(said);
  if (a.kind == ActKind::Score && record::is_player(a.actor)) {  // who wins the game has claimed it
    note(FactKind::GameClaimed, a.actor, now(), unknown<GameScore>,
         bystanders_.is_given_the_game(a.actor) ? ClaimedHow::Resigned : ClaimedHow::Alone);
  }
}

/// One point, marked in the breath in which he announced the king: it is not for his tricks.
bool ScoresTold::marks_king_announced(const Act& mark) const {
  return beside().upon_announcing(now()) && mark.object_as<record::For>() == record::For::Unsaid &&
         mark.number == 1;
}

/// He marks what the tricks of this hand gave him, or so many at once as no king brings, or a king
/// that can only be one he turned, and of the hand no more is told: its trump was turned before
/// that. A mark in a dealing of which nothing came, or before the hand, may be for the deal before.
void ScoresTold::turned_by_the_mark(const Testimony& mark) {
  const bool several = mark.purpose == record::For::Unsaid && mark.amount.or_else(0) > 1 &&
                       t_.sitting.deals == 0 && !t_.ahead.hand_told_later(now()) &&
                       !later(ActKind::Propose, record::kNobody, now());
  const bool of_tricks =
      mark.purpose == record::For::Point || mark.purpose == record::For::Vole || several;
  const bool turned_king = mark.purpose == record::For::King && mark.seat == dealer() &&
                           t_.dealing.phase == Phase::Dealing &&
                           t_.sitting.marks.no_king_left[mark.seat] && !out().place.broken_before;
  if ((!of_tricks && !turned_king) || out().dealings.empty() || left_before(mark.seat)) {
    return;
  }
  if (t_.playing.ending.over() && giving_.turned_untold()) {
    beat(Beat::TurnUp);
  } else if (t_.sitting.deals == 0 || t_.dealing.phase == Phase::Dealing) {
    // Before a hand that is told it may be for a deal that is not.
    giving_.turn_untold(t_.sitting.deals == 0 && !t_.ahead.hand_told_later(now()));
  }
}

/// Who marks what he has that moment claimed, whatever was said to it, marks it for the deal of
/// which he claimed it; if he does not say of which, and only the trump has been turned in this,
/// for the deal before.
std::optional<std::uint32_t> ScoresTold::claimed_of_deal(const Act& mark) const {
  const ActIndex at = behind().mark_claimed(now(), mark.actor);
  if (at == kNever) {
    return std::nullopt;
  }
  const bool of_before = act_at(at).number == 0 && beside().upon_turn_up_of_no_king(at) &&
                         t_.dealing.phase == Phase::Turned && t_.sitting.deals > 0;
  return of_before ? std::optional<std::uint32_t>(1) : headings_.deals_ago(act_at(at));
}

/// Is this the first deal of a game that follows another?
bool ScoresTold::begins_next_game() const {
  const bool first =
      frame_.new_game ? frame_.number <= 1 : frame_.number == 1 && t_.sitting.game > 1;
  return first || cutting_.begins_game();
}

/// What a player takes down of his own in a game in which he can have marked nothing yet, he owns
/// to have marked too many of in the game before.
void ScoresTold::corrected_after_game(const Act& down) {
  // Until the trump is turned the other's mark of the deal before may be his to take down.
  const bool turned = t_.dealing.phase > Phase::Dealing && t_.dealing.phase < Phase::Playing;
  if (begins_next_game() && !marked_[down.seat()] && turned &&
      !behind().points_explained(now(), down.actor)) {
    Fact& fact =
        note(FactKind::OverscoreAdmitted, down.actor, now(), AdmittedWhen::AfterGame, NoYes::Yes);
    fact.number = down.number;
  }
}

void ScoresTold::admit(const Act& a) {
  if (a.object_as<record::Admitted>() != record::Admitted::TooMany) {
    return;  // too few: an omission, which the ledger sees by itself
  }
  const bool new_game = begins_next_game() && !marked_[a.seat()];
  // What he has marked in this deal he admits before there is another.
  const bool between =
      t_.dealing.phase == Phase::Idle || t_.dealing.phase == Phase::Over || marked_[a.seat()];
  // The other is told to have won: the game in which it might come off is over.
  const bool lost = behind().game_won(0, now()) && behind().game_is_others(now(), a.actor);
  Fact& fact = note(FactKind::OverscoreAdmitted, a.actor, now(),
                    new_game || lost ? AdmittedWhen::AfterGame
                    : between        ? AdmittedWhen::BeforeNextPacket
                                     : AdmittedWhen::InGame,
                    later(ActKind::TakeDown, record::kNobody, now()) ? NoYes::Yes : NoYes::No);
  fact.number = a.number;
}

void ScoresTold::claim_game(const Act& a) {
  // Who says of the other's game how often it counts claims none for himself.
  const bool of_others = a.object_as<record::Multiple>() != record::Multiple::Unsaid &&
                         behind().game_is_others(now(), a.actor);
  if (!of_others) {
    note(FactKind::GameClaimed, a.actor, now(), unknown<GameScore>,
         bystanders_.is_given_the_game(a.actor) ? ClaimedHow::Resigned
         : beside().throws_down_with(now())     ? ClaimedHow::ThrownDown
                                                : ClaimedHow::Alone);
  }
  bystanders_.note_multiple(a.actor, a.object_as<record::Multiple>(), now());
}

void ScoresTold::settled() {
  beat(Beat::Settled);
  settled_ = now();
}

void ScoresTold::note_settled() {
  if (settled_ != kNever) {
    const Act& a = act_at(settled_);
    bystanders_.note_multiple(a.detail < 2 ? a.detail : record::kNobody,
                              a.object_as<record::Multiple>(), settled_);
  }
}

}  // namespace ecarte::replay
