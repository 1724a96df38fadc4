// SPDX-License-Identifier: MIT
//
// What is said of the deal rather than done in it: hands told, scores, announcements, looks.
#include <algorithm>

#include "record/by_kind.hpp"
#include "replay/replayer.hpp"

namespace ecarte::replay {

void Replayer::stock_left(const Act& a) {
  if ((a.flags & record::kWholePack) == 0) {
    if (!out_.dealings.empty()) {
      exchanging_.stock_told(a.number);
    }
  } else if (a.says_pack_wrong()) {
    cutting_.pack_said(a);
  }
}

void Replayer::statement(const Act& a) {
  using Does = void (*)(Replayer&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::Hold, [](Replayer& r, const Act& act) { r.hold(act); }},
      {ActKind::HoldNot, [](Replayer& r, const Act& act) { r.hold_not(act); }},
      {ActKind::HasNotLooked,
       [](Replayer& r, const Act& act) {
         if (record::is_player(act.actor) && !r.out_.dealings.empty()) {
           // Nor until he does something: a look comes before a word or a card of the game.
           r.has_not_looked(act.seat(), r.ahead_.before_he_acts(r.now_, act.seat()));
         }
       }},
      {ActKind::Made, [](Replayer& r, const Act& act) { r.made(act); }},
      {ActKind::HasLooked,
       [](Replayer& r, const Act& act) {
         if (record::is_player(act.actor) && !r.out_.dealings.empty()) {
           r.mark_looked(act.seat(), false);
         }
       }},
      {ActKind::StockLeft, [](Replayer& r, const Act& act) { r.stock_left(act); }},
      {ActKind::DealerIs,
       [](Replayer& r, const Act& act) {
         // Against the cards of the cut it tells who is about to deal, and not whose the deal is.
         if (record::is_player(act.actor) && r.out_.dealings.empty() && !r.cutting_.decided()) {
           r.sitting_.first_dealer = act.seat();
         }
       }},
      {ActKind::CutWon,
       [](Replayer& r, const Act& act) {
         if (record::is_player(act.actor) && r.out_.dealings.empty()) {
           r.sitting_.first_dealer = act.seat();
         }
       }},
      {ActKind::PackHolds, [](Replayer& r, const Act& act) { r.cutting_.pack_said(act); }},
      {ActKind::PackLacks, [](Replayer& r, const Act& act) { r.cutting_.pack_said(act); }},
  });
  record::do_by_kind(kDoes, *this, a);
}

/// Is a hand that is told while it is played, or after, the one it was played from? It is if it
/// has as many cards, or some that were played: what is left of it has not.
bool Replayer::told_of_start(Seat seat, int number, CardSet cards) const {
  const int start = p_.begun ? cards_.count_at_start(seat) : 0;
  if (start <= cards_.count(seat)) {
    return false;
  }
  return number == start || (number < start && !(cards & cards_.sure(Pile::Out)).empty());
}

/// Is it told, after cards of it were played, as of more cards than it was thought to be?
bool Replayer::told_of_more_at_start(Seat seat, int number, CardSet cards) const {
  const int start = p_.begun ? cards_.count_at_start(seat) : 0;
  const bool played_from = start > cards_.count(seat);
  return played_from && number > start && !(cards & cards_.sure(Pile::Out)).empty();
}

void Replayer::hold(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  giving_.packets_complete();
  const Seat seat = a.seat();
  const int number = number_of(a, 0);
  if (number > cards_.count(seat)) {
    exchanging_.take_untold(seat);
  }
  const std::span<const CardSet> in_part = partly(now_);
  const int named = a.cards.size() + static_cast<int>(in_part.size());
  if (told_of_more_at_start(seat, number, a.cards)) {
    hand_counted(seat, number - (cards_.count_at_start(seat) - cards_.count(seat)), now_);
  }
  if (told_of_start(seat, number, a.cards)) {
    return check(
        cards_.tell_of_start(now_, seat, a.cards, in_part, named == cards_.count_at_start(seat)));
  }
  const bool whole = number > named || number > cards_.count(seat);  // else they are among others
  if (whole && number != cards_.count(seat)) {
    hand_counted(seat, number, now_);
  }
  check(cards_.tell(now_, seat, a.cards, in_part, named == cards_.count(seat)));
}

/// What is said not to be in his hand: not now, and if nothing is left of it, or the hand is over,
/// not when he played.
void Replayer::hold_not(const Act& a) {
  if (a.actor == record::kBoth) {
    for (const Seat seat : game::kSeats) {
      Act own = a;
      own.actor = record::actor_of(seat);
      hold_not(own);
    }
    return;
  }
  if (!record::is_player(a.actor)) {
    return;
  }
  CardSet none = a.cards;
  if (a.object_as<record::HeldNot>() != record::HeldNot::Cards) {
    const bool king = a.object_as<record::HeldNot>() == record::HeldNot::King;
    const std::optional<Suit> suit =
        record::suit_meant(king ? record::kTrumps : a.detail, d_.trump);
    if (!suit) {
      return;  // which cards these are is not known
    }
    none = king ? CardSet{game::Card{game::Rank::King, *suit}} : CardSet::of(*suit);
  }
  implied_dealing();
  giving_.packets_complete();
  exchanging_.take_untold(a.seat());
  check(cards_.tell_none(now_, a.seat(), none, p_.ending.over()));
}

/// A card that belongs to no piquet pack came to light in play: so the pack is at fault, whether or
/// not anybody says so.
void Replayer::odd_card(const Act& a) {
  if ((a.flags & record::kSecondCopy) != 0 || t_.pack_faulty || out_.dealings.empty()) {
    return;
  }
  for (std::size_t i = now_; i-- > 0;) {
    const ActKind kind = acts_[i].kind;
    if (kind == ActKind::Cut) {
      return;  // of a cut the law speaks otherwise
    }
    if (kind != ActKind::Odd && kind != ActKind::Partly) {
      break;
    }
  }
  t_.pack_faulty = true;
  cards_.doubt_pack();
  note(FactKind::PackFault, record::kNobody, now_, WhichPack::InUse, PackFault::Foreign);
}

void Replayer::hand_counted(Seat seat, int number, ActIndex at) {
  giving_.packets_complete();
  const int difference = number - cards_.count(seat);
  if (difference == 0) {
    return;
  }
  cards_.recount(seat, difference);
  if (exchanging_.is_untold(seat)) {
    out_.room.set(static_cast<std::size_t>(FactKind::ExcessTaken));
    out_.room.set(static_cast<std::size_t>(FactKind::WrongNumber));
  } else if (!d_.hands[seat].took || exchanging_.took_as_many(seat)) {
    giving_.recount(seat, difference, at);
  }
  if (p_.begun) {
    note_played_wrong(seat);
  }
}

/// Who marks what he has that moment claimed marks it for the deal of which he claimed it.
std::optional<std::uint32_t> Replayer::claimed_of_deal(const Act& mark) const {
  const Act* const claim = now_ == 0 ? nullptr : &acts_[now_ - 1U];
  const bool his = claim != nullptr && claim->kind == ActKind::Claim &&
                   claim->actor == mark.actor && claim->object_as<Remedy>() == Remedy::Mark;
  return his ? deals_ago(*claim) : std::nullopt;
}

/// How many deals ago was earned what an act claims, if it says of which deal it is?
std::optional<std::uint32_t> Replayer::deals_ago(const Act& claim) const {
  const bool said = claim.number != 0 && frame_.number >= claim.number;
  return said ? std::optional(frame_.number - claim.number) : std::nullopt;
}

void Replayer::score_act(const Act& a) {
  if (a.kind == ActKind::Announce) {
    announce(a);
  } else if (a.kind == ActKind::Withdraw) {
    withdraw(a);
  } else if (a.kind == ActKind::Admit) {
    admit(a);
  } else if (a.kind == ActKind::ClaimGame) {
    claim_game(a);
  } else if (a.kind != ActKind::Mark || record::is_player(a.actor)) {  // else whose is not told
    testify(a);
  }
}

/// What was marked, taken down, or shown by the counters.
void Replayer::testify(const Act& a) {
  Testimony said;
  said.at = now_;
  said.dealing = dealing_number();
  said.by = a.actor;
  said.seat = a.seat();
  said.purpose = a.object_as<record::For>();
  said.amount = a.number;
  if (a.kind == ActKind::Mark) {
    turned_by_the_mark(said);
    if (said.purpose != record::For::King) {
      exchanging_.hand_was_played();
    }
    Deed& marked = deed(Remedy::Mark, a.actor, true);
    marked.number = a.number;
    marked.purpose = said.purpose;
    marked_[a.seat()] = true;
    d_.marked =
        d_.marked || said.purpose == record::For::Point || said.purpose == record::For::Vole;
    said.amount_unknown = (a.flags & record::kNotKnown) != 0;
    said.deals_ago = claimed_of_deal(a);
  } else if (a.kind == ActKind::TakeDown) {
    deed(Remedy::TakeDown, a.actor, true).number = a.number;
    said.kind = Testimony::Kind::TakeDown;
    said.seat = a.detail < 2 ? a.seat_in_detail() : a.seat();
  } else {
    said.kind = Testimony::Kind::Counters;
    said.amount = sitting_.points_shown(a.number);
    said.amount_second = sitting_.points_shown(a.detail);
    if ((a.flags & record::kEitherWay) != 0) {
      said.either_way = {sitting_.points_shown(a.object), a.count};
    }
  }
  out_.testimony.push_back(said);
}

void Replayer::admit(const Act& a) {
  if (a.object_as<record::Admitted>() != record::Admitted::TooMany) {
    return;  // too few: an omission, which the ledger sees by itself
  }
  const bool first = frame_.new_game ? frame_.number <= 1 : frame_.number == 1 && sitting_.game > 1;
  const bool new_game = (first || cutting_.begins_game()) && !marked_[a.seat()];
  const bool between = d_.phase == Phase::Idle || d_.phase == Phase::Over;
  Fact& fact = note(FactKind::OverscoreAdmitted, a.actor, now_,
                    new_game  ? AdmittedWhen::AfterGame
                    : between ? AdmittedWhen::BeforeNextPacket
                              : AdmittedWhen::InGame,
                    later(ActKind::TakeDown, record::kNobody, now_) ? NoYes::Yes : NoYes::No);
  fact.number = a.number;
}

void Replayer::claim_game(const Act& a) {
  // Who says of the other's game how often it counts claims none for himself.
  const bool of_others =
      a.object_as<record::Multiple>() != record::Multiple::Unsaid && game_is_others(a.actor);
  if (!of_others) {
    note(FactKind::GameClaimed, a.actor, now_, unknown<GameScore>,
         claimed_in_throwing_down(a) ? ClaimedHow::ThrownDown : ClaimedHow::Alone);
  }
  bystanders_.note_multiple(a.actor, a.object_as<record::Multiple>(), now_);
}

/// Has the other claimed the game, or won it as it is told?
bool Replayer::game_is_others(Actor claimer) const {
  const auto his = [claimer](const Act& act) {
    return (act.kind == ActKind::ClaimGame || act.kind == ActKind::Score) &&
           record::is_player(act.actor) && act.actor != claimer;
  };
  return std::any_of(acts_.begin(), acts_.begin() + now_, his);
}

/// Does he claim the game in throwing down his cards, in the same breath?
bool Replayer::claimed_in_throwing_down(const Act& a) const {
  const auto throws_down = [&](std::size_t i) {
    return i < acts_.size() && acts_[i].kind == ActKind::ThrowDown && acts_[i].actor == a.actor;
  };
  return throws_down(std::size_t{now_} + 1) || (now_ > 0 && throws_down(std::size_t{now_} - 1));
}

void Replayer::announce(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  giving_.turn_untold();
  exchanging_.take_untold(a.seat());
  exchanging_.has_taken(a.seat());
  if (!d_.trump || !cards_.held_at(a.seat(), now_).has({game::Rank::King, *d_.trump})) {
    exchanging_.may_have_changed(a.seat());
  }
  deed(Remedy::Announce, a.actor, true);
  Testimony said;
  said.kind = Testimony::Kind::Announce;
  said.seat = a.seat();
  said.by = a.actor;
  said.purpose = record::For::King;
  said.at = now_;
  said.dealing = dealing_number();
  out_.testimony.push_back(said);
  const bool another = !a.cards.empty() && d_.trump && !a.cards.has({game::Rank::King, *d_.trump});
  d_.king.announce(a.seat(), now_, another);
}

void Replayer::withdraw(const Act& a) {
  switch (a.object_as<record::Withdrawn>()) {
    case record::Withdrawn::King:
      if (record::is_player(a.actor)) {
        d_.king.withdraw(a.seat(), now_);
      }
      return;
    case record::Withdrawn::Proposal:
      d_.words.proposal_withdrawn = true;
      note(FactKind::WordAltered, a.actor, now_, AlteredWord::Proposal, AlteredHow::Other);
      return;
    case record::Withdrawn::Number:
      note(FactKind::WordAltered, a.actor, now_, AlteredWord::Number, AlteredHow::Other);
      return;
    case record::Withdrawn::Answer:
      if (exchanging_.refusal_void()) {
        return;  // he yields
      }
      note(FactKind::WordAltered, a.actor, now_, AlteredWord::Answer, AlteredHow::Other).number =
          d_.words.refused_last ? kFirstWordRefused : std::uint8_t{0};
      return;
    case record::Withdrawn::Card:
      return take_back(a);
  }
}

void Replayer::look_at_thrown_out(const Act& a) {
  const Seat whose = game::other(a.seat());
  note(FactKind::SurplusLooked, a.actor, now_, SurplusHow::ThrownOut,
       d_.hands[whose].took ? SurplusFrom::Exchange : SurplusFrom::Deal, NoYes::No, role(whose));
}

void Replayer::look(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  const Seat seat = a.seat();
  switch (a.object_as<record::Seen>()) {
    case record::Seen::OwnHand:
      implied_dealing();
      d_.hands[seat].taken_up = true;
      return mark_looked(seat, true);
    case record::Seen::CardsGiven:
      return exchanging_.look_at_taken(seat);
    case record::Seen::OwnDiscard:
    case record::Seen::OtherDiscard:
      if (a.object_as<record::Seen>() == record::Seen::OtherDiscard && a.kind == ActKind::Look &&
          ahead_.threw_out_last(now_, game::other(seat))) {
        return look_at_thrown_out(a);
      }
      if (d_.phase == Phase::Over || t_.closed_at != kNever) {
        return;  // the hand is over: they are no longer anybody's discard
      }
      if (a.object_as<record::Seen>() == record::Seen::OwnDiscard &&
          exchanging_.discards_go_back()) {
        return;  // and they do so by themselves
      }
      if (a.object_as<record::Seen>() == record::Seen::OwnDiscard) {
        d_.hands[seat].discard_handled = true;
      }
      note(FactKind::DiscardHandled, a.actor, now_,
           a.object_as<record::Seen>() == record::Seen::OwnDiscard ? Whose::Own : Whose::Other,
           a.kind == ActKind::Touch ? Handled::Touched : Handled::Looked);
      if (a.kind == ActKind::TakeUp && a.count != 0) {
        note(FactKind::CardTakenUp, a.actor, now_, TakenUpFrom::Discard).cards = a.cards;
        exchanging_.back_from_discard(a);
      }
      return;
    case record::Seen::Drawn:
      note(FactKind::SurplusLooked, a.actor, now_, SurplusHow::Drawn,
           d_.hands[game::other(seat)].took ? SurplusFrom::Exchange : SurplusFrom::Deal,
           drawn_.from_taken_up, role(game::other(seat)))
          .witness = drawn_.at;
      return;
    case record::Seen::ThrownOut:
      return look_at_thrown_out(a);
    case record::Seen::OtherHand:
    case record::Seen::IdlePack:
      return;
  }
}

}  // namespace ecarte::replay
