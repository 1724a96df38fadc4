// SPDX-License-Identifier: MIT
//
// The play of the cards in words.
#include <algorithm>
#include <array>
#include <optional>

#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

using record::Act;
using record::ActKind;
using replay::FactKind;
using replay::NoYes;

const Act* act_at(const Phrases& p, replay::ActIndex at) {
  return at < p.deal().record.acts.size() ? &p.deal().record.acts[at] : nullptr;
}

/// The play of `player` at or before act `from`, if it is a single known card.
const Act* play_before(const Phrases& p, replay::ActIndex from, record::Actor player) {
  const auto& acts = p.deal().record.acts;
  int back = 0;  // so many before were taken back
  for (std::size_t i = std::min<std::size_t>(from, acts.size() - 1) + 1; i-- > 0;) {
    if (acts[i].kind == ActKind::HandsAgain || acts[i].kind == ActKind::Give) {
      return nullptr;
    }
    back += acts[i].kind == ActKind::TakeBack && acts[i].actor == player ? 1 : 0;
    if (acts[i].kind == ActKind::Play && acts[i].actor == player && back-- <= 0) {
      return acts[i].cards.size() == 1 ? &acts[i] : nullptr;
    }
  }
  return nullptr;
}

/// What the offender of a misplay held instead: of the cards the witness shows, those that would
/// have met the duty he failed.
game::CardSet held_instead(const Phrases& p, game::Card lead, game::Card reply) {
  const Act* const witness = act_at(p, p.fact().witness);
  const auto trump = p.deal().facts.stands.trump;
  if (witness == nullptr) {
    return {};
  }
  game::CardSet duty = game::CardSet::of(lead.suit);
  if (p.is(0, replay::MisplayKind::FailureToTrump)) {
    duty = trump ? game::CardSet::of(*trump) : game::CardSet{};
  } else if (p.is(0, replay::MisplayKind::Underplay)) {
    duty &= game::winners_over(lead, lead.suit);
  }
  return (witness->cards & duty) - game::CardSet{reply};
}

/// The duty a misplay failed, where the card held is not known by name.
std::string_view duty_failed(const Phrases& p) {
  if (p.is(0, replay::MisplayKind::Revoke)) {
    return "a card of the suit led";
  }
  if (p.is(0, replay::MisplayKind::Underplay)) {
    return "a higher card of the suit led";
  }
  return p.is(0, replay::MisplayKind::FailureToTrump) ? "a trump" : "a card he was bound to play";
}

/// The card of a misplay that is known in part, or not at all.
Clause played_in_part(const Phrases& p) {
  const Act* const after = act_at(p, p.fact().occurred + 1U);
  if (after == nullptr || after->kind != ActKind::Partly || after->cards.empty()) {
    return "a card";
  }
  const game::Suit suit = after->cards.first().suit;
  const bool one_suit = (after->cards - game::CardSet::of(suit)).empty();
  return one_suit ? "a card of " + Clause{game::name(suit)} : "a card";
}

Clause misplay(const Phrases& p) {
  if (p.fact().proof == replay::Proof::Refuted) {
    return p.subject() + " did not follow suit, or did not win a trick, when he could";
  }
  const Act* const at_which = act_at(p, p.fact().occurred);
  const bool untold = at_which != nullptr && at_which->kind != ActKind::Play;  // no card of it is
  const Act* const reply = untold ? nullptr : play_before(p, p.fact().occurred, p.fact().subject);
  Clause text = p.subject();
  text += p.fact().proof == replay::Proof::Proved ? " played " : " may have played ";
  if (reply == nullptr || reply->cards.empty() || !record::is_player(p.fact().subject)) {
    return text + played_in_part(p) + " while holding " + duty_failed(p);
  }
  text += game::name(reply->cards.first());
  const auto at = static_cast<replay::ActIndex>(reply - p.deal().record.acts.data());
  const Act* const lead = play_before(p, at, static_cast<record::Actor>(1 - p.fact().subject));
  if (lead == nullptr || lead->cards.empty()) {
    return text + " while holding " + duty_failed(p);
  }
  text += " to " + game::name(lead->cards.first());
  const game::CardSet held = held_instead(p, lead->cards.first(), reply->cards.first());
  text += " while holding " + (held.empty() ? Clause{duty_failed(p)} : list_of(held));
  return text;
}

Clause cured(const Phrases& p) {
  if (p.is(1, replay::Cured::InTime)) {
    return ", and took it back in time";
  }
  return p.is(1, replay::Cured::Late) ? ", and took it back too late" : "";
}

Clause played_wrong_number(const Phrases& p) {
  const int held = p.fact().number;
  Clause text = p.subject() + " began to play with ";
  if (held != 0 && held != 5) {
    text += cards_word(held);
  } else {
    text += p.is(1, replay::Size::Short)     ? "fewer than five cards"
            : p.is(1, replay::Size::Surplus) ? "more than five cards"
                                             : "a wrong number of cards";
  }
  if (p.is(3, replay::WrongCause::Dealt)) {
    return text + ", as they were dealt";
  }
  return text + (p.is(3, replay::WrongCause::Stock) ? ", the stock being exhausted" : "");
}

Clause taken_back(const Phrases& p) {
  Clause text = p.subject() + " took back " + p.cards_or("a card");
  if (p.is(0, replay::PlayedRole::LedInTurn)) {
    text += ", which he had led in his turn";
  } else if (p.is(0, replay::PlayedRole::LedOutOfTurn)) {
    text += ", which he had led out of turn";
  } else if (!p.is(0, replay::PlayedRole::Followed)) {
    // whose turn it was to lead, or whether he led it at all, is not told
  } else if (p.is(1, replay::BackCause::Misplay)) {
    text += " to play as he was bound to";
  } else if (p.is(1, replay::BackCause::None)) {
    text += ", which he was free to have played";
  }
  if (p.is(1, replay::BackCause::Demanded)) {
    text += ", at " + p.adversary() + "'s demand";
  }
  return text + (p.is(2, NoYes::No) ? ", when it was too late" : "");
}

Clause named_suit(const Phrases& p) {
  const Act* const lead = act_at(p, p.fact().occurred);
  Clause text = p.subject() + " named ";
  const bool known = lead != nullptr && lead->kind == ActKind::Play && lead->detail < game::kSuits;
  text += known ? Clause{game::name(static_cast<game::Suit>(lead->detail))}
          : lead != nullptr && lead->detail == record::kTrumps ? "trumps"
                                                               : "one suit";
  text += " and led " + p.cards_or("another");
  return text + (p.is(0, NoYes::Yes) ? ", holding none of the suit named" : "");
}

Clause thrown_down(const Phrases& p) {
  Clause text = p.subject() + " threw down his hand";
  if (p.is(3, replay::OtherHand::Down)) {
    return text + " after " + p.adversary() + " had thrown down his";
  }
  if (p.is(3, replay::OtherHand::FalseKing)) {
    return text + " to a king that " + p.adversary() + " had announced, and took back";
  }
  if (p.is(0, NoYes::Yes)) {
    text += ", claiming tricks";
  }
  if (p.is(1, replay::TricksMade::None)) {
    return text + ", having made no trick";
  }
  if (p.is(1, replay::TricksMade::Some)) {
    return text + ", having made one or two tricks";
  }
  return text + (p.is(1, replay::TricksMade::Three) ? ", having made three tricks or more" : "");
}

Clause hand_over(const Phrases& p) {
  if (p.is(0, replay::Result::Vole)) {
    return p.subject() + " made the vole";
  }
  if (p.is(0, replay::Result::None)) {
    return "nobody made the point";
  }
  return p.is(0, replay::Result::Point) ? p.subject() + " made the point" : "the hand ended";
}

constexpr auto kInPlaying = std::to_array<FactSentence>({
    {FactKind::PlayedWrongNumber, played_wrong_number},
    {FactKind::LedOutOfTurn,
     [](const Phrases& p) {
       return p.subject() + " led " + p.cards_or("a card") +
              (p.fact().number == replay::kLedTooSoon ? " before the proposal was answered"
                                                      : " out of turn") +
              (p.is(1, NoYes::Yes) ? ", and took it back" : "");
     }},
    {FactKind::LedOn,
     [](const Phrases& p) {
       return p.subject() + " led " + p.cards_or("a card") + " before " + p.adversary() +
              " had played to the lead before it";
     }},
    {FactKind::TakenBack, taken_back},
    {FactKind::NamedSuit, named_suit},
    {FactKind::Misplay, [](const Phrases& p) { return misplay(p) + cured(p); }},
    {FactKind::ThrownDown, thrown_down},
    {FactKind::TrickMisawarded,
     [](const Phrases& p) {
       return p.subject() + " was counted a trick or more that the cards did not give";
     }},
    {FactKind::HandOver, hand_over},
});

}  // namespace

std::span<const FactSentence> in_playing() {
  return kInPlaying;
}

std::string_view witness_words(const law::Finding& finding) {
  return finding.fact.kind == FactKind::Misplay ? "held here" : "shown here";
}

}  // namespace ecarte::report
