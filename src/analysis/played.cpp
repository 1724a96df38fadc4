// SPDX-License-Identifier: MIT
#include "analysis/played.hpp"

#include <algorithm>

#include "game/legal_play.hpp"
#include "record/act_kinds.hpp"

namespace ecarte::analysis {
namespace {

using game::Seat;
using record::Act;
using record::ActKind;

/// A player's cards as the record tells them from act to act; nothing once they are not known.
class Told {
 public:
  void tell(const Act& act) {
    const bool all_known = act.count == act.cards.size();
    constexpr record::ActKinds kTaking{ActKind::Take, ActKind::Complete};
    constexpr record::ActKinds kMending{ActKind::ThrowOut, ActKind::Draw, ActKind::PutBack,
                                        ActKind::ThrowAside};
    if (act.kind == ActKind::Hold) {
      cards_ = all_known ? std::optional{act.cards} : std::nullopt;
    } else if (act.kind == ActKind::Discard) {
      change(all_known && cards_ && cards_->has_all(act.cards), {}, act.cards);
    } else if (kTaking.has(act.kind)) {
      change(all_known, act.cards, {});
    } else if (kMending.has(act.kind)) {
      cards_.reset();
    }
  }

  [[nodiscard]] std::optional<CardSet> cards() const { return cards_; }

 private:
  void change(bool known, CardSet taken, CardSet thrown) {
    if (!known || !cards_) {
      cards_.reset();
      return;
    }
    *cards_ -= thrown;
    *cards_ |= taken;
  }

  std::optional<CardSet> cards_;
};

class Retelling {
 public:
  Retelling(const record::Record& record, const Telling& telling)
      : record_(record), telling_(telling) {}

  Retold run() {
    Retold retold;
    played_.trump = telling_.trump;
    played_.leader = game::other(telling_.dealer);
    if (!find_cards(retold.missing) || !find_hands(retold.missing) || !follow(retold.missing)) {
      return retold;
    }
    retold.played = std::move(played_);
    return retold;
  }

 private:
  [[nodiscard]] std::string name(Seat seat) const {
    return record_.names ? record_.names->of(record::actor_of(seat)) : std::string{};
  }

  bool find_cards(std::string& missing) {
    for (std::size_t i = telling_.begin; i < telling_.end; ++i) {
      const Act& act = record_.acts[i];
      if (act.kind == ActKind::TakeBack) {
        missing = "a card was taken back";
        return false;
      }
      if (act.kind != ActKind::Play) {
        continue;
      }
      if (act.cards.size() != 1 || !record::is_player(act.actor)) {
        missing = "a card played is not known";
        return false;
      }
      if (played_.cards.empty()) {
        played_.leader = act.seat();
      }
      played_.cards.push_back({i, act.cards.first()});
      shown_[act.seat()] |= act.cards;
    }
    return true;
  }

  bool find_hands(std::string& missing) {
    game::PerSeat<Told> told;
    for (std::size_t i = telling_.dealing; i < telling_.begin; ++i) {
      const Act& act = record_.acts[i];
      if (record::is_player(act.actor)) {
        told[act.seat()].tell(act);
      }
    }
    for (const Seat seat : game::kSeats) {
      const std::optional<CardSet> cards = told[seat].cards();
      if (cards && cards->has_all(shown_[seat])) {
        played_.hands[seat] = *cards;
      } else if (shown_[seat].size() == kHand) {
        played_.hands[seat] = shown_[seat];
      } else {
        missing = "the hand of " + name(seat) + " is not known";
        return false;
      }
    }
    if (played_.hands[Seat::First].size() > kHand || played_.hands[Seat::Second].size() > kHand ||
        !(played_.hands[Seat::First] & played_.hands[Seat::Second]).empty()) {
      missing = "the hands as they are written cannot be played";
      return false;
    }
    return true;
  }

  /// Every card must come in turn.
  bool follow(std::string& missing) {
    Seat leader = played_.leader;
    Ending now{played_.hands[leader], played_.hands[game::other(leader)], played_.trump, {}};
    for (const PlayedCard& played : played_.cards) {
      const Seat seat = record_.acts[played.act].seat();
      const Seat due = now.led ? game::other(leader) : leader;
      const CardSet held = now.led ? now.follower : now.leader;
      if (seat != due || !held.has(played.card) || now.lawful().empty()) {
        missing = "a card was played out of turn";
        return false;
      }
      if (now.led && game::beats(played.card, *now.led, now.trump)) {
        leader = seat;
      }
      now = after(now, played.card);
    }
    return true;
  }

  const record::Record& record_;
  const Telling& telling_;
  PlayedDeal played_;
  game::PerSeat<CardSet> shown_;
};

}  // namespace

Retold retell(const record::Record& record, const Telling& telling) {
  return Retelling{record, telling}.run();
}

}  // namespace ecarte::analysis
