// SPDX-License-Identifier: MIT
//
// Bystanders, arbitration and money; and what players do or claim by way of remedy.
#include <algorithm>

#include "replay/replayer.hpp"

namespace ecarte::replay {

// ── Remedies ─────────────────────────────────────────────────────────────────────────────────────

void Replayer::remedy_act(const Act& a) {
  switch (a.kind) {
    case ActKind::Find:
      return find(a);
    case ActKind::Claim:
      deed(a.object_as<Remedy>(), a.actor, false);
      return find_all_for_dealing(now_);
    case ActKind::Require:
      return require(a);
    case ActKind::LetStand:
      deed(Remedy::LetStand, a.actor, true);
      return;
    case ActKind::Permit:
      deed(a.object_as<Remedy>() == Remedy::None ? Remedy::Complete : a.object_as<Remedy>(),
           a.actor, false);
      if (a.detail < 2) {
        d_.leave[a.seat_in_detail()] = true;
      }
      return find_all_for_dealing(now_);
    case ActKind::PutRight:
      return put_right(a);
    case ActKind::ThrowOut:
      return throw_out(a);
    case ActKind::Draw:
      return draw(a);
    case ActKind::PutBack:
      return put_back(a);
    default:
      return throw_aside(a);
  }
}

void Replayer::find(const Act& a) {
  const auto noun = a.object_as<record::Noun>();
  if (noun == record::Noun::Fault) {
    return find_all_for_dealing(now_);
  }
  if (noun == record::Noun::NumberInHand && a.number != record::kUnstated) {
    packets_complete();
    if (const Actor whose = a.detail < 2 ? a.detail : a.actor; record::is_player(whose)) {
      implied_dealing();
      if (!packet_found(static_cast<Seat>(whose), a.number)) {
        number_found(static_cast<Seat>(whose), a.number);
      }
    }
  }
}

/// A number found while the packets are still coming is that of the packets so far: no hand is
/// dealt yet, but a packet of neither two nor three is a fault already. False if it is not such a
/// number.
bool Replayer::packet_found(Seat seat, int number) {
  const bool under_way = d_.phase == Phase::Dealing && d_.packets_written && !d_.packets_judged;
  if (!under_way || d_.dealt[seat] != number || number > kFullHand) {
    return false;
  }
  for (int i = 0; i < d_.n_packets; ++i) {
    const int size = d_.packet_sizes[static_cast<std::size_t>(i)];
    if (size != 2 && size != 3) {
      note(FactKind::PacketsWrong, record::actor_of(dealer()), d_.dealt_at, PacketsHow::Sizes,
           unknown<NoYes>)
          .found = now_;
      break;
    }
  }
  return true;
}

/// A number found in a hand that has been played from: of the cards still held, or of those it
/// began with? Whichever agrees with what is known; else the first that makes a fault of it.
void Replayer::number_found(Seat seat, int number) {
  const int now = cards_.count(seat);
  const int start = p_.begun ? cards_.count_at_start(seat) : now;
  if (number == now || number == start) {
    return;
  }
  const int played = start - now;
  const bool of_the_start = played > 0 && number + played == kFullHand;
  hand_counted(seat, of_the_start ? number - played : number, now_);
}

void Replayer::require(const Act& a) {
  switch (a.object_as<record::Required>()) {
    case record::Required::Rectification:
      deed(Remedy::Rectify, a.actor, false);
      d_.rectification_required = true;
      return find_all_for_dealing(now_);
    case record::Required::Suit:
      deed(Remedy::PlayNamedSuit, a.actor, false);
      required_suit_at_ = now_;
      return;
    case record::Required::HandsAgain:
      deed(Remedy::ReplayHands, a.actor, false);
      return;
    case record::Required::Number:
      deed(Remedy::Tell, a.actor, false);
      return;
    case record::Required::Sight:
      deed(Remedy::Show, a.actor, false);
      return;
  }
}

void Replayer::put_right(const Act& a) {
  packets_complete();
  deed(Remedy::Rectify, a.actor, true);
  find_all_for_dealing(now_);
  d_.rectified = true;
  d_.packets_judged = true;  // what is dealt from here on belongs to the mending
  for (const Seat seat : game::kSeats) {
    cards_.mend(now_, seat, kFullHand);
    d_.stock += d_.dealt[seat] - kFullHand;
    d_.dealt[seat] = kFullHand;
  }
  d_.order.reset();  // dealt again in the order first chosen
}

void Replayer::throw_out(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  packets_complete();
  const int number = number_of(a, std::max(0, cards_.count(a.seat()) - kFullHand));
  deed(Remedy::ThrowOut, a.actor, true).number = static_cast<std::uint8_t>(number);
  find_all_for_dealing(now_);
  part_with(a.seat(), a.cards, number);
  before_his_first_card(a.seat());
}

void Replayer::draw(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  packets_complete();
  const Seat from = a.detail < 2 ? a.seat_in_detail() : game::other(a.seat());
  const Moment& seen = out_.dealings.back().looked[from];
  drawn_from_taken_up_ =
      d_.took[from] ? d_.exchange[from].seen : d_.taken_up[from] || (seen.latest < now_);
  const int number = number_of(a, std::max(1, cards_.count(from) - kFullHand));
  deed(Remedy::Draw, a.actor, true).number = static_cast<std::uint8_t>(number);
  find_all_for_dealing(now_);
  part_with(from, a.cards, number);
  before_his_first_card(from);
}

void Replayer::put_back(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  if (d_.rectification_required && !d_.rectified && d_.phase == Phase::Dealing) {
    return put_right(a);  // the card too many goes back, as was required
  }
  const int number = number_of(a, 1);
  deed(Remedy::PutBack, a.actor, true).number = static_cast<std::uint8_t>(number);
  // Back on the stock: it may come to either hand again.
  check(cards_.move(now_, hand_of(a.seat()), Pile::Stock, number, a.cards));
  d_.exchange[a.seat()].put_back += number;
  d_.stock += number;
}

void Replayer::throw_aside(const Act& a) {
  deed(Remedy::ThrowAside, a.actor, true);
  const CardSet here = a.cards - cards_.sure(Pile::Out);
  if (a.cards.empty() || !(here - d_.offered).empty()) {
    // The stock holds one fewer.
    d_.stock -= number_of(a, 1);
    d_.thrown_aside += number_of(a, 1);
  }
  leave_stock(here, Pile::Out);
  d_.offered -= a.cards;
  d_.faced -= a.cards;
}

// ── Bystanders ───────────────────────────────────────────────────────────────────────────────────

SystemIs Replayer::system() const {
  switch (sitting_.system) {
    case record::SystemOfPlay::English:
      return SystemIs::English;
    case record::SystemOfPlay::French:
      return SystemIs::French;
    case record::SystemOfPlay::Undeclared:
      break;
  }
  return SystemIs::Undeclared;
}

void Replayer::speak(const Act& a) {
  if (!record::is_bystander(a.actor)) {
    return;
  }
  const SpokenBy by = spoken_by(a.actor);
  const SpokenBy asked = invited_ == a.actor ? SpokenBy::Invited : by;
  switch (a.object_as<record::Spoken>()) {
    case record::Spoken::Remark:
      note(FactKind::Remarked, a.actor, now_, system(),
           out_.dealings.empty() || closed_at_ != kNever ? RemarkWhen::Between : RemarkWhen::InGame,
           asked);
      return;
    case record::Spoken::Score:
    case record::Spoken::King:
    case record::Spoken::Error: {
      const std::optional<Seat> prejudiced = prejudiced_next(a.object_as<record::Spoken>());
      Fact& fact = note(FactKind::AttentionCalled, a.actor, now_, system(), asked,
                        prejudiced ? ScoreIs::Changed : ScoreIs::Unchanged);
      fact.against = prejudiced ? record::actor_of(*prejudiced) : record::kNobody;
      return;
    }
    case record::Spoken::AdviceByPointing:
    case record::Spoken::AdviceByWord:
      return advise(a, by);
  }
}

void Replayer::advise(const Act& a, SpokenBy by) {
  AdvisedTo to = AdvisedTo::Own;
  if (by == SpokenBy::Backer && a.detail < 2) {
    const bool own = std::ranges::any_of(sitting_.bets, [&](const Sitting::Bet& bet) {
      return bet.bettor == a.actor && bet.on == a.seat_in_detail();
    });
    to = own ? AdvisedTo::Own : AdvisedTo::Other;
  }
  if (sitting_.has_agreed(record::Agreement::Chouette)) {
    to = AdvisedTo::Banker;
  }
  note(FactKind::AdviceGiven, a.actor, now_, system(),
       by == SpokenBy::Backer ? AdvisedBy::Backer
       : by == SpokenBy::Idle ? AdvisedBy::Idle
                              : AdvisedBy::Bystander,
       a.object_as<record::Spoken>() == record::Spoken::AdviceByPointing ? AdviceMode::Pointing
                                                                         : AdviceMode::Words,
       to);
}

void Replayer::look_over(const Act& a) {
  const bool in_hand = !out_.dealings.empty() && d_.phase != Phase::Over && closed_at_ == kNever;
  if (a.detail >= 2 || !in_hand) {
    return;  // no cards are held to be looked at
  }
  bool on_him = false;
  bool against = false;
  for (const Sitting::Bet& bet : sitting_.bets) {
    if (bet.bettor == a.actor) {
      (bet.on == a.seat_in_detail() ? on_him : against) = true;
    }
  }
  note(FactKind::LookedOver, a.actor, now_,
       on_him && against ? BetsOn::Both
       : on_him          ? BetsOn::OnHim
       : against         ? BetsOn::AgainstHim
                         : BetsOn::None,
       sitting_.has_agreed(record::Agreement::Chouette) ? NoYes::Yes : NoYes::No);
}

void Replayer::bystander_act(const Act& a) {
  switch (a.kind) {
    case ActKind::Speak:
      return speak(a);
    case ActKind::LookOver:
      return look_over(a);
    case ActKind::PlayOut: {
      const bool resigned = a.detail < 2 && resigned_[a.seat_in_detail()];
      note(FactKind::PlayedOut, a.actor, now_, system(),
           spoken_by(a.actor) == SpokenBy::Backer ? PlayedOutBy::Backer : PlayedOutBy::Bystander,
           resigned ? NoYes::Yes : NoYes::No);
      return;
    }
    case ActKind::AskToDecide:
      if (a.actor == record::kBoth) {
        invited_ = a.detail;
      }
      return;
    case ActKind::Rule: {
      Deed& ruled = deed(a.object_as<Remedy>(), a.actor, false);
      ruled.number = a.number;
      ruled.whose = a.detail;
      ruled.purpose = static_cast<record::For>(a.flags);
      if (record::is_bystander(a.actor)) {
        note(FactKind::Arbitrated, a.actor, now_,
             invited_ == a.actor ? AgreedBy::Both : AgreedBy::No);
      }
      return;
    }
    case ActKind::CallUpon:
      deed(Remedy::CallUpon, a.actor, false);
      return;
    case ActKind::Pay:
      if (record::is_bystander(a.actor) &&
          a.object_as<record::PaidTo>() == record::PaidTo::Unsaid) {
        deed(Remedy::CallUpon, a.actor, true);  // else it settles a bet, or goes to the pool
      }
      return;
    case ActKind::Cover:
      if (a.detail < 2 && sitting_.bets.size() < 64) {
        sitting_.bets.push_back({a.actor, a.seat_in_detail(), a.amount()});
      }
      return;
    case ActKind::Urge:
      return urge(a);
    case ActKind::Omit:
    case ActKind::Aside:
    case ActKind::TakeTrick:
      return;  // silence says as much
    default:
      return idle_act(a);
  }
}

/// An objection to nothing in particular is to what was just done: to a claim, if one has been
/// made, and before a card is played to whatever is wrong with the deal.
void Replayer::urge(const Act& a) {
  if (a.object_as<record::Urged>() != record::Urged::Objection || !record::is_player(a.actor)) {
    return;
  }
  const ThrowDown& thrown = p_.ending.thrown();
  if (thrown.claims() && record::actor_of(thrown.by) != a.actor) {
    p_.ending.go_on();
    d_.phase = p_.begun ? Phase::Playing : Phase::Turned;
  } else if (a.kept().size == 0 && !p_.begun) {
    find_all_for_dealing(now_);
  }
}

/// The multiple that was paid; whether it was right, law can tell from the score.
void Replayer::note_settled() {
  if (settled_ == kNever) {
    return;
  }
  const Act& a = acts_[settled_];
  const auto multiple = a.object_as<record::Multiple>();
  if (multiple == record::Multiple::Unsaid) {
    return;
  }
  note(FactKind::MultipleClaimed, a.detail < 2 ? a.detail : record::kNobody, settled_,
       static_cast<MultipleOf>(static_cast<int>(multiple) - 1), unknown<NoYes>,
       sitting_.has_agreed(record::Agreement::Multiples) ? NoYes::Yes : NoYes::No);
}

}  // namespace ecarte::replay
