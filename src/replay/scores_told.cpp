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
  const bool king = std::any_of(acts().begin(), acts().begin() + now(),
                                [&](const Act& before) { return tells_king(before, a.actor); });
  return a.kind == ActKind::Score && record::is_player(a.actor) && !king &&
         (a.number == record::kUnstated || a.detail == record::kUnstated) &&
         t_.dealing.phase >= Phase::Turned && t_.dealing.phase < Phase::Playing &&
         t_.ahead.hand_begins(now());
}

/// Does he turn, announce or mark the king by it?
bool ScoresTold::tells_king(const Act& a, Actor player) const {
  const bool turns =
      a.kind == ActKind::Turn && !(a.cards & game::CardSet::of(game::Rank::King)).empty();
  const bool marks = a.kind == ActKind::Mark && a.object_as<record::For>() == record::For::King;
  return a.actor == player && (turns || marks || a.kind == ActKind::Announce);
}

/// Did he stand one king short when the counters were last told, and is no more told of him since
/// than the king?
bool ScoresTold::wins_by_king(const Act& a) const {
  constexpr record::ActKinds kOfTheHand{ActKind::Play, ActKind::Made, ActKind::TakeTrick,
                                        ActKind::ThrowDown, ActKind::Mark};
  if (!record::is_player(a.actor)) {
    return false;
  }
  bool king = false;
  for (ActIndex i = now(); i-- > 0;) {
    const Act& before = acts()[i];
    if (before.kind == ActKind::Score) {
      const std::uint8_t shown = a.seat() == Seat::First ? before.number : before.detail;
      return king && (before.flags & record::kEitherWay) == 0 &&
             shown == t_.sitting.customs.game - t_.sitting.customs.king;
    }
    const bool of_king = tells_king(before, a.actor);
    if (kOfTheHand.has(before.kind) && !of_king) {
      return false;
    }
    king = king || of_king;
  }
  return false;
}

/// He announces the king in the middle of the play, and marks one with it: for that, whoever tells
/// it need not say so. After a word that came in time the play may be untold, and the mark for its
/// tricks.
bool ScoresTold::marks_what_he_announced(const Act& a) const {
  return a.kind == ActKind::Mark && a.object_as<record::For>() == record::For::Unsaid &&
         a.number == t_.sitting.customs.king && now() > 0 &&
         acts()[now() - 1U].kind == ActKind::Announce && acts()[now() - 1U].actor == a.actor &&
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
    said.amount_unknown = (a.flags & record::kNotKnown) != 0;
    said.deals_ago = claimed_of_deal(a);
  } else if (a.kind == ActKind::TakeDown) {
    deed(Remedy::TakeDown, a.actor, true).number = a.number;
    said.kind = Testimony::Kind::TakeDown;
    said.seat = a.detail < 2 ? a.seat_in_detail() : a.seat();
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
  const Act* const before = now() == 0 ? nullptr : &acts()[now() - 1U];
  return before != nullptr && before->kind == ActKind::Announce && before->actor == mark.actor &&
         mark.object_as<record::For>() == record::For::Unsaid && mark.number == 1;
}

/// He marks what the tricks of this hand gave him, or so many at once as no king brings, or a king
/// that can only be one he turned, and of the hand no more is told: its trump was turned before
/// that. A mark in a dealing of which nothing came, or before the hand, may be for the deal before.
void ScoresTold::turned_by_the_mark(const Testimony& mark) {
  const bool several = mark.purpose == record::For::Unsaid && !mark.amount_unknown &&
                       mark.amount != record::kUnstated && mark.amount > 1 &&
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
  constexpr record::ActKinds kTalk{ActKind::Speak, ActKind::Aside, ActKind::Dispute, ActKind::Urge};
  ActIndex at = now();
  while (at > 0 && kTalk.has(acts()[at - 1U].kind)) {
    --at;
  }
  const Act* const claim = at == 0 ? nullptr : &acts()[at - 1U];
  if (claim == nullptr || claim->kind != ActKind::Claim || claim->actor != mark.actor ||
      claim->object_as<Remedy>() != Remedy::Mark) {
    return std::nullopt;
  }
  const bool of_before = claim->number == 0 && at >= 2 && acts()[at - 2U].kind == ActKind::Turn &&
                         t_.dealing.phase == Phase::Turned && t_.sitting.deals > 0 &&
                         (acts()[at - 2U].cards & game::CardSet::of(game::Rank::King)).empty();
  return of_before ? std::optional<std::uint32_t>(1) : headings_.deals_ago(*claim);
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
  const auto explains = [&](const Act& act) {
    const bool king = !(act.cards & game::CardSet::of(game::Rank::King)).empty();
    return act.kind == ActKind::Score || (act.kind == ActKind::Turn && king) ||
           ((act.kind == ActKind::Announce || act.kind == ActKind::Admit) &&
            act.actor == down.actor);
  };
  // Until the trump is turned the other's mark of the deal before may be his to take down.
  const bool turned = t_.dealing.phase > Phase::Dealing && t_.dealing.phase < Phase::Playing;
  if (begins_next_game() && !marked_[down.seat()] && turned &&
      std::none_of(acts().begin(), acts().begin() + now(), explains)) {
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
  Fact& fact = note(FactKind::OverscoreAdmitted, a.actor, now(),
                    new_game  ? AdmittedWhen::AfterGame
                    : between ? AdmittedWhen::BeforeNextPacket
                              : AdmittedWhen::InGame,
                    later(ActKind::TakeDown, record::kNobody, now()) ? NoYes::Yes : NoYes::No);
  fact.number = a.number;
}

void ScoresTold::claim_game(const Act& a) {
  // Who says of the other's game how often it counts claims none for himself.
  const bool of_others =
      a.object_as<record::Multiple>() != record::Multiple::Unsaid && game_is_others(a.actor);
  if (!of_others) {
    note(FactKind::GameClaimed, a.actor, now(), unknown<GameScore>,
         bystanders_.is_given_the_game(a.actor) ? ClaimedHow::Resigned
         : claimed_in_throwing_down(a)          ? ClaimedHow::ThrownDown
                                                : ClaimedHow::Alone);
  }
  bystanders_.note_multiple(a.actor, a.object_as<record::Multiple>(), now());
}

/// Has the other claimed the game, or won it as it is told?
bool ScoresTold::game_is_others(Actor claimer) const {
  const auto his = [claimer](const Act& act) {
    return (act.kind == ActKind::ClaimGame || act.kind == ActKind::Score) &&
           record::is_player(act.actor) && act.actor != claimer;
  };
  return std::any_of(acts().begin(), acts().begin() + now(), his);
}

/// Does he claim the game in throwing down his cards, in the same breath?
bool ScoresTold::claimed_in_throwing_down(const Act& a) const {
  const auto throws_down = [&](std::size_t i) {
    return i < acts().size() && acts()[i].kind == ActKind::ThrowDown && acts()[i].actor == a.actor;
  };
  return throws_down(std::size_t{now()} + 1) || (now() > 0 && throws_down(std::size_t{now()} - 1));
}

void ScoresTold::settled() {
  beat(Beat::Settled);
  settled_ = now();
}

void ScoresTold::note_settled() {
  if (settled_ != kNever) {
    const Act& a = acts()[settled_];
    bystanders_.note_multiple(a.detail < 2 ? a.detail : record::kNobody,
                              a.object_as<record::Multiple>(), settled_);
  }
}

}  // namespace ecarte::replay
