// SPDX-License-Identifier: MIT
//
// What a moment knows of the tricks: how many cards each has played, and who did not follow suit.
#include <algorithm>

#include "notation/moment.hpp"

namespace ecarte::notation {

using record::Act;
using record::ActKind;

/// Cards played, taken back, and tricks of which only the winner is told.
void Moment::count_cards(const Act& a) {
  const bool player = record::is_player(a.actor);
  const auto at_least = [this](int tricks) {
    for (int& played : cards_played_) {
      played = std::max(played, tricks);
    }
  };
  if (a.kind == ActKind::Play) {
    at_least(a.number == 0 ? 0 : a.number - 1);
    if (a.number > trick_) {
      took_back_ = {};
      taken_up_ = {};
      trick_ = a.number;
    }
    if (!player) {
      ++cards_of_nobody_;
    } else if (a.number == 0 || cards_played_[a.actor] < a.number) {
      ++cards_played_[a.actor];  // else it is told again
    }
  } else if (a.kind == ActKind::TakeTrick) {
    at_least(a.number);
  } else if (a.kind == ActKind::TakeBack && player) {
    cards_played_[a.actor] = std::max(0, cards_played_[a.actor] - 1);
    took_back_[a.actor] = true;
    taken_up_ |= a.cards;
  } else if (a.kind == ActKind::Give || a.kind == ActKind::HandsAgain) {
    cards_played_ = {};
    found_dealt_ = {};
    cards_of_nobody_ = 0;
    took_back_ = {};
    taken_up_ = {};
    trick_ = 0;
  }
}

/// Who has thrown down his hand.
void Moment::throw_down(const Act& a) {
  if (a.kind != ActKind::ThrowDown) {
    thrown_ = {};
  } else {
    for (record::Actor seat = 0; seat < 2; ++seat) {
      thrown_[seat] = thrown_[seat] || a.actor == seat || a.actor == record::kBoth;
    }
  }
}

/// Does he who has led take another card back, from a trick before?
bool Moment::takes_back_from_before(const Act& a) const {
  return a.kind == ActKind::TakeBack && record::is_player(a.actor) && lead_stands_ == a.actor &&
         !a.cards.empty() && !led_card_.empty() && (a.cards & led_card_).empty();
}

/// A card played to another suit than that led. Whoever takes his card back may follow after all.
void Moment::follow_suit(const Act& a) {
  if (a.kind == ActKind::Play) {
    const bool answers = (a.flags & record::kReplies) != 0 ||
                         (lead_stands_ != record::kNobody && lead_stands_ != a.actor &&
                          (a.flags & record::kLeads) == 0);
    lead_stands_ = answers ? record::kNobody : a.actor;
    led_card_ = answers ? game::CardSet{} : a.cards;
  } else if (takes_back_from_before(a)) {
    // The card led lies there all the same.
  } else if (a.kind == ActKind::TakeBack && record::is_player(a.actor)) {
    const bool own = lead_stands_ == a.actor;  // else the card played to it
    lead_stands_ = own ? record::kNobody : static_cast<record::Actor>(1 - a.actor);
  } else {
    lead_stands_ = record::kNobody;
  }
  if (a.kind == ActKind::Give || a.kind == ActKind::HandsAgain) {
    failed_ = {};
    led_ = answered_ = record::kUnstated;
  } else if (a.kind == ActKind::TakeBack && record::is_player(a.actor)) {
    failed_[a.actor] = 0;
    if (led_ == record::kUnstated && lead_stands_ != record::kNobody) {
      led_ = answered_;  // his answer was taken back: the card led waits for another
      led_by_ = lead_stands_;
    }
    answered_ = record::kUnstated;
  } else if (a.kind == ActKind::Play) {
    const bool answers = led_ != record::kUnstated && (a.flags & record::kLeads) == 0 &&
                         ((a.flags & record::kReplies) != 0 || a.actor != led_by_);
    const bool known = a.count == 1 && a.cards.size() == 1 && record::is_player(a.actor);
    const auto suit = known ? static_cast<std::uint8_t>(a.cards.first().suit) : record::kUnstated;
    if (answers && known && suit != led_) {
      failed_[a.actor] |= static_cast<std::uint8_t>(1U << led_);
    }
    const bool over = answers || (a.flags & record::kReplies) != 0;
    answered_ = over ? led_ : record::kUnstated;
    led_ = over ? record::kUnstated : suit;
    led_by_ = a.actor;
  }
}

bool Moment::failed_to_follow(record::Actor actor, game::Suit suit) const {
  return record::is_player(actor) &&
         (asked_for(failed_)[actor] >> static_cast<unsigned>(suit) & 1U) != 0;
}

}  // namespace ecarte::notation
