// SPDX-License-Identifier: MIT
//
// When each fact was found out, whether the non-dealer had looked by then, and whether a word
// altered was gone by.
#include <algorithm>

#include "replay/replayer.hpp"

namespace ecarte::replay {

using record::Noun;

/// Sets when each fact was found out, from the findings written in this dealing.
void Replayer::apply_findings() {
  const ActIndex begin = dealing_number() == 1 ? ActIndex{0} : out_.dealings.back().begin;
  for (ActIndex i = begin; i < now_ && i < acts_.size(); ++i) {
    if (acts_[i].kind == ActKind::Find) {
      apply_finding(acts_[i], i);
    }
  }
  for (const ActIndex at : all_found_) {
    if (at == kNever) {
      break;
    }
    for (Fact& fact : out_.facts) {
      const bool ground =
          fact.kind == FactKind::WrongNumber || fact.kind == FactKind::PacketsWrong ||
          fact.kind == FactKind::OrderChanged || fact.kind == FactKind::Dealing ||
          fact.kind == FactKind::PlayedWrongNumber || fact.kind == FactKind::ExcessTaken;
      if (ground && fact.dealing == dealing_number() && fact.found == kNever &&
          fact.occurred < at) {
        fact.found = at;
      }
    }
  }
}

void Replayer::apply_finding(const Act& a, ActIndex at) {
  const auto noun = a.object_as<Noun>();
  const auto sets = [&](FactKind kind) {
    switch (noun) {
      case Noun::NumberInHand:
        return kind == FactKind::WrongNumber || kind == FactKind::PlayedWrongNumber ||
               kind == FactKind::ExcessTaken;
      case Noun::Order:
        return kind == FactKind::OrderChanged || kind == FactKind::PacketsWrong;
      case Noun::Packets:
        return kind == FactKind::PacketsWrong || kind == FactKind::OrderChanged;
      case Noun::FacedCard:
        return kind == FactKind::FacedCard;
      case Noun::DealOutOfTurn:
      case Noun::WrongPack:
        return kind == FactKind::Dealing;
      case Noun::PackWrong:
        return kind == FactKind::PackFault;
      case Noun::CardsTaken:
        return kind == FactKind::ExcessTaken;
      case Noun::CardExposed:
      case Noun::Revoke:
      case Noun::Underplay:
      case Noun::FailureToTrump:
      case Noun::FalseKing:
      case Noun::LeadOutOfTurn:
      case Noun::Score:
      case Noun::FalseTurnUp:
      case Noun::Fault:
      case Noun::Cut:
        return false;  // facts on whose finding nothing can turn
    }
    return false;
  };
  const bool of_a_hand = noun == Noun::NumberInHand || (noun == Noun::CardsTaken && a.detail < 2);
  const Actor whose = a.detail < 2 ? a.detail : a.actor;
  bool any = false;
  for (Fact& fact : out_.facts) {
    if (!sets(fact.kind) || fact.dealing != dealing_number()) {
      continue;
    }
    if (of_a_hand && record::is_player(whose) && fact.subject != whose) {
      continue;
    }
    any = true;
    if (fact.found == kNever || fact.found > at) {
      fact.found = at;
    }
  }
  if (!any) {
    proved_by_finding(a, at);
  }
}

/// A finding that replay could not have known of proves its fact.
void Replayer::proved_by_finding(const Act& a, ActIndex at) {
  Fact* fact = nullptr;
  switch (a.object_as<Noun>()) {
    case Noun::Order:
      if (d_.packets.began_with(dealer())) {
        fact = &note(FactKind::PacketsWrong, record::actor_of(dealer()), d_.dealt_at,
                     PacketsHow::DealerFirst, unknown<NoYes>);
        break;
      }
      fact = &note(FactKind::OrderChanged, record::actor_of(dealer()), kSometime,
                   sitting_.ordered_in_game[dealer()] == sitting_.game || sitting_.deals == 0
                       ? OrderHow::InGame
                       : OrderHow::NewGame,
                   unknown<NoYes>);
      break;
    case Noun::Packets:
      fact = &note(FactKind::PacketsWrong, record::actor_of(dealer()), kSometime, PacketsHow::Sizes,
                   unknown<NoYes>);
      break;
    case Noun::FacedCard:
      fact = &note(FactKind::FacedCard, record::kNobody, kSometime,
                   d_.turn_at == kNever ? FacedIn::Pack : FacedIn::Stock,
                   d_.turn_at == kNever || at < d_.turn_at ? FacedWhen::BeforeTurnUp
                   : !d_.discarding_begun                  ? FacedWhen::BeforeDiscard
                                                           : FacedWhen::AfterDiscard,
                   NoYes::No);
      break;
    case Noun::DealOutOfTurn:
      fact = &note(FactKind::Dealing, record::actor_of(dealer()), d_.begun_at, Turn::Out,
                   PackOwner::Own, dealt_after(), PackChosen::Same);
      break;
    case Noun::WrongPack:
      fact = &note(FactKind::Dealing, record::actor_of(dealer()), d_.begun_at, Turn::In,
                   PackOwner::Other, dealt_after(), PackChosen::Other);
      break;
    case Noun::PackWrong:
      fact = &note(FactKind::PackFault, record::kNobody, kSometime, WhichPack::InUse,
                   unknown<PackFault>);
      break;
    default:
      return;
  }
  fact->found = at;
  fact->cards = a.cards;
  fact->playing = 0;
}

/// A claim or a remedy at act `at` shows that whatever would ground it was known by then.
void Replayer::find_all_for_dealing(ActIndex at) {
  for (ActIndex& slot : all_found_) {
    if (slot == kNever) {
      slot = at;
      return;
    }
  }
}

NoYes Replayer::looked(Seat seat, ActIndex at) const {
  if (not_looked_[seat] != kNever && at <= not_looked_[seat]) {
    return NoYes::No;
  }
  const Moment& moment = out_.dealings.back().looked[seat];
  if (moment.latest == kNever) {
    return at <= d_.first_packet[seat] ? NoYes::No : unknown<NoYes>;
  }
  if (moment.exact()) {
    return at > moment.latest ? NoYes::Yes : NoYes::No;
  }
  if (at >= moment.latest) {
    return NoYes::Yes;
  }
  return at <= moment.earliest ? NoYes::No : unknown<NoYes>;
}

/// Fills in, for each word altered, whether the players went by the first.
void Replayer::fill_upheld() {
  for (Fact& fact : out_.facts) {
    if (fact.kind == FactKind::WordAltered && fact.dealing == dealing_number()) {
      fact.upheld = first_word_upheld(fact);
    }
  }
}

Upheld Replayer::first_word_upheld(const Fact& altered) const {
  bool exchanged = false;
  bool answered = false;
  bool played = false;
  int taken = -1;
  for (std::size_t i = static_cast<std::size_t>(altered.occurred) + 1; i < now_ && !played; ++i) {
    const Act& next = acts_[i];
    if (next.kind == ActKind::Propose) {
      break;
    }
    answered = answered || next.kind == ActKind::Accept || next.kind == ActKind::Refuse;
    exchanged = exchanged || next.kind == ActKind::Discard || next.kind == ActKind::Take;
    played = next.kind == ActKind::Play || next.kind == ActKind::Stand;
    if (next.kind == ActKind::Take && next.actor == altered.subject) {
      taken = std::max(0, taken) + number_of(next, 0);
    }
  }
  const auto as_first = [](bool yes) { return yes ? Upheld::Yes : Upheld::No; };
  switch (value<AlteredWord>(altered, 0)) {
    case AlteredWord::Proposal:
      return answered || exchanged ? Upheld::Yes : played ? Upheld::No : Upheld::Unknown;
    case AlteredWord::Answer:
      if (!exchanged && !played) {
        return Upheld::Unknown;
      }
      return as_first(exchanged != (altered.number == kFirstWordRefused));
    case AlteredWord::Number:
      return taken < 0 ? Upheld::Unknown : as_first(taken != altered.number);
  }
  return Upheld::Unknown;
}

/// Fills in whether the non-dealer had looked at his hand, where a fact asks.
void Replayer::fill_looked() {
  for (Fact& fact : out_.facts) {
    if (fact.dealing != dealing_number()) {
      continue;
    }
    if (fact.kind == FactKind::SurplusLooked && fact.witness != kNever &&
        value<NoYes>(fact, 2) == unknown<NoYes>) {
      // Only now is it known whether he is told to have looked later than the card was drawn.
      set(fact, 2, looked(game::other(static_cast<Seat>(fact.subject)), fact.witness));
    }
    const FactEntry& known = entry(fact.kind);
    for (std::size_t i = 0; i < known.attributes.size(); ++i) {
      if (known.attributes[i].name != "looked" ||
          value_number(fact, static_cast<int>(i)) != kUnknown) {
        continue;
      }
      if (fact.kind == FactKind::ExposedInGiving) {
        set(fact, static_cast<int>(i), NoYes::No);
        continue;
      }
      const ActIndex when = known.can_be_found && fact.found != kNever ? fact.found : fact.occurred;
      if (when < kSometime) {
        set(fact, static_cast<int>(i), looked(nondealer(), when));
      }
    }
  }
  all_found_.fill(kNever);
}

}  // namespace ecarte::replay
