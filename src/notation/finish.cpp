// SPDX-License-Identifier: MIT
//
// What each kind of sentence means: from the parts the grammar matched to the fields of an act, as
// record/act.hpp lists them.
#include <algorithm>
#include <optional>

#include "notation/draft.hpp"
#include "record/act_kinds.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

using record::Act;
using record::ActKind;
using record::kUnstated;
using record::Word;

void Draft::unknown_noun() const {
  const char* begin = noun_at == nullptr ? end_ : noun_at;
  throw LineError{"unknown-word", begin, end_, std::string(expected_)};
}

std::uint8_t Draft::small_number() const {
  if (number == kNoNumber) {
    return kUnstated;
  }
  if (number > kMostPoints) {
    throw LineError{"number-too-large", number_at, number_end, "expected a number up to 99"};
  }
  return byte(number);
}

std::uint32_t Draft::amount() const {
  return number == kNoNumber ? 0 : static_cast<std::uint32_t>(number);
}

void Draft::cards_or_count(std::uint8_t otherwise) {
  if (listed.empty() && number != kNoNumber) {
    if (number > kMostCards) {
      throw LineError{"number-too-large", number_at, number_end,
                      "expected no more cards than a pack has"};
    }
    act.count = byte(number);
    return;
  }
  lay_cards(act, otherwise);
}

void Draft::finish_turn(const char* end) {
  if (listed.empty()) {
    act.count = 1;  // a card, not said which
    return append(act, end);
  }
  if (listed.size() == 1) {
    lay_cards(act, 1);
    append(act, end);
    return append_card_notes(act.actor);
  }
  const std::vector<ListedCard> turned = std::move(listed);
  for (const ListedCard& card : turned) {
    listed.assign(1, card);
    Act one = act;
    if (&card != turned.data()) {
      one.at = card.at;
      one.flags |= record::kTogether;
    }
    lay_cards(one, 1);
    append(one, &card == &turned.back() ? end : text + card.at + card.length);
    append_card_notes(one.actor);
  }
}

/// "gives from the blue pack; gives 2-3" is one dealing, told in two words: the pack, the order.
bool Draft::says_more_of_giving() const {
  if (!acts->last_is(ActKind::Give) || !packets.empty()) {
    return false;
  }
  const Act& told = acts->all().back();
  const auto own = byte(record::PackRef::DealersOwn);
  const bool order_told = told.number != 0;
  const bool pack_told = told.object != own;
  return told.actor == act.actor && ((told.flags | act.flags) & record::kAgain) == 0 &&
         told.detail == 0 && order_told != (act.number != 0) && pack_told != (act.object != own);
}

void Draft::finish_give(const char* end) {
  for (std::size_t i = 1; i < packets.size(); ++i) {
    const bool alone = std::ranges::all_of(
        packets, [&](const Act& packet) { return packet.detail == packets[0].detail; });
    if (alone && packets[i].detail == packets[i - 1].detail) {
      const std::string name = names->names().players[packets[i].detail & 1U];
      throw LineError{
          "two-senses", text + packets[i].at, end,
          "expected packets to both in turn, such as gives Y 3, A 3, Y 2, A 2; or, if only "
          "one was given any, the number he holds, such as " +
              name + " holds 6"};
    }
  }
  act.object = byte(pack);
  act.number = order;
  act.detail = byte(packets.size());
  if (says_more_of_giving()) {
    moment.retold();
    Act& told = acts->all().back();
    told.number = std::max(told.number, act.number);
    told.object = std::max(told.object, act.object);
    return;
  }
  append(act, end);
  for (Act packet : packets) {
    const char* packet_end = text + packet.at + packet.length;
    packet.actor = act.actor;
    append(packet, packet_end);
  }
}

void Draft::finish_looking() {
  if (act.kind == ActKind::LookOver || act.kind == ActKind::PlayOut) {
    if (who == kUnstated) {
      unknown_noun();
    }
    act.detail = who;
    if (act.kind == ActKind::LookOver && who == act.actor) {  // that is to look at his own
      act.kind = ActKind::Look;
      act.object = byte(record::Seen::OwnHand);
    }
    return pass_over_noun();
  }
  const bool others = who != kUnstated && who != act.actor;
  act.detail = who != kUnstated ? who : own_seat();
  if (act.detail == kUnstated) {
    unknown_noun();
  }
  record::Seen seen = record::Seen::OwnHand;
  if (!noun.empty()) {
    seen = meaning_of_noun(record::kSeen).value;
  } else if (act.kind == ActKind::Touch) {
    unknown_noun();
  }
  if (others && seen == record::Seen::OwnHand) {
    seen = record::Seen::OtherHand;
  } else if (others && seen == record::Seen::OwnDiscard) {
    seen = record::Seen::OtherDiscard;
  }
  act.object = byte(seen);
  if (act.kind == ActKind::TakeUp && (!listed.empty() || number != kNoNumber)) {
    cards_or_count(0);
  }
}

void Draft::finish_find() {
  act.detail = who;
  act.number = small_number();
  if (number != kNoNumber) {
    act.object = byte(record::Noun::NumberInHand);
    moment.follow(acts->followed());
    const record::Actor whose = who < 2 ? who : act.actor;
    if ((act.flags & record::kAsDealt) != 0) {
      if (!moment.may_hold_other_number(whose)) {
        act.flags = 0;  // there is no other number yet
      }
    } else if (moment.dealt_or_left(whose, act.number)) {
      throw LineError{
          "two-senses", number_at, number_end,
          "expected whether he has too many or too few, such as finds one card too few "
          "in his hand, or finds one card too many in his hand; or what was dealt, such "
          "as finds four in his hand as dealt"};
    }
  } else if (!listed.empty()) {
    act.flags = where_said ? byte(1 + act.object) : byte(0);
    act.object = byte(record::Noun::FacedCard);
    act.detail = kUnstated;
  } else {
    act.object = byte(meaning_of_noun(record::kNouns).value);
  }
  lay_cards(act, 0);
}

void Draft::finish_ruling() {
  act.detail = who;
  act.number = small_number();
  if (quoted) {
    act.object = byte(record::Remedy::Other);
    keep(act, words_at, words_end);
  } else if (act.object == byte(record::Remedy::None)) {
    act.object = byte(meaning_of_noun(record::kRemedyWords).value);
  } else if (!noun.empty()) {
    act.flags = byte(meaning_of_noun(record::kFor).value);
  }
}

void Draft::finish_before_play() {
  if (act.kind == ActKind::Shuffle) {
    act.object = byte(pack);
  } else if (act.kind == ActKind::Deny) {
    act.detail = who;
    act.object = byte(meaning_of_noun(record::kDenied).value);
  } else if (act.kind == ActKind::Cut) {
    if (lifted > kMostCards || left > kMostCards) {
      throw LineError{"number-too-large", number_at, number_end,
                      "expected no more cards than a pack has"};
    }
    act.number = lifted == kNoNumber ? kUnstated : byte(lifted);
    act.detail = left == kNoNumber ? kUnstated : byte(left);
    lay_cards(act, 0);
  } else if (act.kind == ActKind::Choose) {
    if (!listed.empty()) {
      act.object = byte(record::Chosen::Card);
      lay_cards(act, 0);
    } else if (act.object != byte(record::Chosen::Seat)) {
      act.object = byte(record::Chosen::Pack);
      act.detail = byte(pack);
    }
  } else if (act.kind == ActKind::GiveNotice) {
    act.object = byte(order == 23 ? record::Order::TwoThree : record::Order::ThreeTwo);
  } else if (act.kind == ActKind::Expose) {
    act.detail = whose_unknown ? kUnstated : who != kUnstated ? who : own_seat();
    lay_cards(act, 0);
    refuse_owner_unknown();
  } else if (act.kind == ActKind::LieFaced) {
    act.detail = who;
    lay_cards(act, 1);
    refuse_turn_up_lying();
  } else if (act.kind == ActKind::CallCards) {
    act.number = small_number();
  }
}

/// "8♦ lies face up", where the cards are given and nothing is turned: the trump, or one in the
/// pack.
void Draft::refuse_turn_up_lying() {
  if (where_said) {
    return;
  }
  moment.follow(acts->followed());
  moment.asks(kJustDealt, record::kNobody);
  if ((moment.of(record::kNobody, kJustDealt) & kJustDealt) != 0) {
    throw LineError{"two-senses", text + act.at, end_,
                    "expected whether it was turned up, such as turns 8♦; or, if it lies so in the "
                    "pack, 8♦ lies faced in the stock"};
  }
}

/// Of a card shown in dealing it may not be known whose it is; of any other he who shows it does.
void Draft::refuse_owner_unknown() {
  if (!whose_unknown) {
    return;
  }
  moment.follow(acts->followed());
  moment.asks(kBefore | kDealing, act.actor);
  if ((moment.of(act.actor) & (kBefore | kDealing)) == 0) {
    throw LineError{"expected-card", text + act.at, end_,
                    "expected whose card it is that is shown behind the turn-up, such as exposes "
                    "Y's 8♦"};
  }
}

record::Actor Draft::played_out_by(record::Actor advised) const {
  for (const Act& told : acts->all()) {
    if (told.kind == ActKind::PlayOut && told.actor == advised) {
      return told.detail;
    }
  }
  return advised;
}

void Draft::finish(const char* end, std::string_view expected) {
  expected_ = expected;
  end_ = end;
  // "his" of a bystander is nobody's hand; only they themselves are asked, called on and covering.
  if (record::is_bystander(who) && who != kUnstated && act.kind != ActKind::AskToDecide &&
      act.kind != ActKind::CallUpon && act.kind != ActKind::Withdraw && act.kind != ActKind::Pay) {
    throw LineError{"unknown-player", text + act.at, end, std::string(expected)};
  }
  if (act.kind == ActKind::Play && record::is_bystander(act.actor)) {
    throw LineError{"unknown-player", text + act.at, end,
                    "expected a player; or, if he takes the place of one, whose game he plays out, "
                    "such as plays out A's game"};
  }
  constexpr record::ActKinds kLooking{ActKind::Look, ActKind::TakeUp, ActKind::Touch,
                                      ActKind::LookOver, ActKind::PlayOut};
  if (act.kind == ActKind::Turn) {
    return finish_turn(end);
  }
  if (act.kind == ActKind::Give) {
    return finish_give(end);
  }
  if (kLooking.has(act.kind)) {
    finish_looking();
  } else if (act.kind == ActKind::Find) {
    finish_find();
  } else if (act.kind == ActKind::Rule) {
    finish_ruling();
  } else if (act.kind <= ActKind::LieFaced || act.kind == ActKind::CallCards) {
    finish_before_play();
  } else if (act.kind <= ActKind::ThrowAside) {
    finish_remedy();
  } else if (act.kind <= ActKind::Admit) {
    finish_score();
  } else if (act.kind <= ActKind::AnswerNumber && act.kind != ActKind::Stand) {
    if (!finish_exchange()) {
      return;
    }
  } else if (act.kind <= ActKind::CallCards) {
    finish_play();
  } else if (act.kind <= ActKind::TakeTrick) {
    finish_spoken();
  } else if (act.kind <= ActKind::CutWon || act.kind == ActKind::Score) {
    finish_statement();
  }
  if (act.kind == ActKind::HasLooked || act.kind == ActKind::HasNotLooked) {
    pass_over_noun();
  }
  append(act, end);
  append_card_notes(act.actor);
}

}  // namespace ecarte::notation
