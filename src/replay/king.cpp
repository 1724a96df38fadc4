// SPDX-License-Identifier: MIT
#include "replay/king.hpp"

#include <algorithm>

namespace ecarte::replay {

using game::Card;
using game::Rank;

namespace {

/// When he took his word back, by his first card.
KingWithdrawn taken_back(const Announcement& told, ActIndex first) {
  return told.withdrawn == kNever                    ? KingWithdrawn::Never
         : first == kNever || told.withdrawn < first ? KingWithdrawn::BeforeOwnCard
                                                     : KingWithdrawn::AfterOwnCard;
}

/// Does nothing speak against his word: nor he himself, nor a finding that he lets pass?
bool stands_to_it(const Announcement& told) {
  return told.withdrawn == kNever && (told.found == kNever || told.denied);
}

/// Who announced the king may hold it, by nothing but his word.
void note_by_his_word(Notes& notes, Seat by, std::optional<Seat> dealer, ActIndex since,
                      const FirstPlayed& first, CardSet kings) {
  if (!dealer) {
    return;
  }
  Fact& fact = notes.note(FactKind::KingHeld, record::actor_of(by), since,
                          by == *dealer ? Role::Dealer : Role::NonDealer, first.kind);
  fact.cards = kings;
  fact.place.playing = 0;
  fact.proof = Proof::Allowed;
}

/// One look back at what was said of the king.
class Look {
 public:
  Look(Notes& notes, const Cards& cards, const KingTable& table)
      : notes_(notes), cards_(cards), table_(table), king_{Rank::King, table.trump} {}

  /// The king in his hand when the play begins; not one that was turned up and taken off the table.
  void note_held(Seat seat) const {
    if (!table_.dealer || turned() || !cards_.held_at(seat, table_.hand_final[seat]).has(king_)) {
      return;
    }
    Fact& fact = notes_.note(FactKind::KingHeld, record::actor_of(seat), table_.since,
                             seat == *table_.dealer ? Role::Dealer : Role::NonDealer,
                             table_.first[seat].kind);
    fact.cards = king_;
    fact.place.playing = 0;
  }

  /// The king that nobody has shown: where the record stops, either may hold it whose cards leave
  /// room for it.
  void suppose() const {
    if (!table_.hand_open || !table_.dealer || may_be_turned()) {
      return;
    }
    if (std::ranges::any_of(game::kSeats, [&](Seat seat) {
          return cards_.held_at(seat, table_.hand_final[seat]).has(king_);
        })) {
      return;
    }
    for (const Seat seat : game::kSeats) {
      if (cards_.may_hold_at(seat, table_.hand_final[seat]).has(king_)) {
        notes_
            .suppose(FactKind::KingHeld, record::actor_of(seat), table_.since,
                     seat == *table_.dealer ? Role::Dealer : Role::NonDealer,
                     table_.first[seat].kind)
            .cards = king_;
      }
    }
  }

  void note_announced(const Announcement& told) const {
    if (held(told.by, told)) {
      // Of another king he spoke by a slip of the tongue: he holds the right one.
      if (!told.another && (table_.discarded[told.by].has(king_) || parted_with(told))) {
        add_false(told, KingWhere::PutOut, Proof::Proved);
      } else if (told.at < table_.hand_final[told.by] &&
                 !cards_.may_have_had(told.by, told.at, king_)) {
        add_false(told, KingWhere::Later, Proof::Proved);
      } else {
        refute(told, unknown<KingWhere>);
      }
    } else if (turned_by(told.by)) {
      refute(told, KingWhere::Turned);
    } else {
      note_false(told);
    }
  }

 private:
  /// He held it when he spoke, and it was drawn from his hand, or went another way, before the
  /// play.
  [[nodiscard]] bool parted_with(const Announcement& told) const {
    return cards_.held_at(told.by, told.at).has(king_) &&
           !cards_.may_have_had(told.by, table_.hand_final[told.by], king_);
  }

  /// He may have held it when he spoke, and the cards he played are told: if he had it, he put it
  /// out again.
  [[nodiscard]] bool is_put_out(const Announcement& told) const {
    return told.at < table_.hand_final[told.by] && !table_.hand_open &&
           !cards_.may_have_had(told.by, table_.hand_final[told.by], king_);
  }

  /// He speaks of the king he has turned up, and errs in the word alone.
  [[nodiscard]] bool turned_by(Seat seat) const {
    return (turned() || table_.turned_late.has(king_)) && table_.dealer == seat;
  }
  [[nodiscard]] bool turned() const {
    return std::ranges::find(table_.turned, CardSet{king_}) != table_.turned.end();
  }

  [[nodiscard]] bool may_be_turned() const {
    return std::ranges::any_of(table_.turned, [&](CardSet card) { return card.has(king_); });
  }
  [[nodiscard]] bool held(Seat seat, const Announcement& told) const {
    return cards_.held_at(seat, told.at).has(king_) ||
           cards_.held_at(seat, table_.hand_final[seat]).has(king_);
  }
  [[nodiscard]] bool may_hold(Seat seat, const Announcement& told) const {
    return cards_.may_hold_at(seat, told.at).has(king_) ||
           cards_.may_hold_at(seat, table_.hand_final[seat]).has(king_);
  }

  /// Whoever found it false was wrong.
  void refute(const Announcement& told, Some<KingWhere> where) const {
    if (told.found != kNever) {
      Fact& fact = add_false(told, where, Proof::Refuted);
      fact.found = told.found;
      fact.against = told.found_by;
    }
  }

  /// He cannot have held it when he spoke, and may have had it in the hand that he played.
  [[nodiscard]] bool may_hold_later(const Announcement& told) const {
    return told.at < table_.hand_final[told.by] && !cards_.may_have_had(told.by, told.at, king_) &&
           cards_.may_hold_at(told.by, table_.hand_final[told.by]).has(king_);
  }

  void note_false(const Announcement& told) const {
    if (may_hold_later(told) && stands_to_it(told) && !told.another) {
      add_false(told, KingWhere::Later, Proof::Proved);
      return note_by_his_word(notes_, told.by, table_.dealer, table_.since, table_.first[told.by],
                              king_);
    }
    const Seat adversary = game::other(told.by);
    const bool allowed = may_hold(told.by, told);
    Some<KingWhere> where = turned()                                        ? KingWhere::Turned
                            : cards_.held_at(adversary, told.at).has(king_) ? KingWhere::Adversary
                                                                            : KingWhere::Nobody;
    if (where.must_be(KingWhere::Nobody) && may_hold(adversary, told)) {
      where = where | KingWhere::Adversary;
    }
    if (where.may_be(KingWhere::Nobody) && may_be_turned()) {
      where = where | KingWhere::Turned;
    }
    if (allowed && is_put_out(told)) {
      where = where | KingWhere::PutOut;
    }
    // Who takes his word back owns that he had it not; who finds it false tells as much; and who
    // named another king claimed nothing of this one.
    // Or he speaks of the king that he may have turned.
    const bool his_turn_up = may_be_turned() && table_.dealer == told.by;
    const bool by_word = (allowed || his_turn_up) && !turned() && stands_to_it(told) &&
                         !told.another && !where.may_be(KingWhere::PutOut);
    add_false(told, where, by_word ? Proof::Allowed : Proof::Proved);
    if (by_word && allowed) {
      note_by_his_word(notes_, told.by, table_.dealer, table_.since, table_.first[told.by], king_);
    }
  }

  Fact& add_false(const Announcement& told, Some<KingWhere> where, Proof proof) const {
    Fact& fact = notes_.note(FactKind::FalseKing, record::actor_of(told.by), told.at, where,
                             taken_back(told, table_.first[told.by].at));
    fact.proof = proof;
    fact.found = told.found;
    fact.cards = king_;
    fact.place.playing = 0;
    return fact;
  }

  Notes& notes_;
  const Cards& cards_;
  const KingTable& table_;
  Card king_;
};

}  // namespace

void King::announce(Seat by, ActIndex at, bool another) {
  if (number_ < kMost) {
    announced_[static_cast<std::size_t>(number_++)] = {at, by, kNever, another};
  }
}

void King::withdraw(Seat by, ActIndex at) {
  for (int i = number_ - 1; i >= 0; --i) {
    Announcement& told = announced_[static_cast<std::size_t>(i)];
    if (told.by == by && told.withdrawn == kNever) {
      told.withdrawn = at;
      return;
    }
  }
}

bool King::find_false(Seat whose, ActIndex at, Actor by, bool denied) {
  for (int i = number_ - 1; i >= 0; --i) {
    Announcement& told = announced_[static_cast<std::size_t>(i)];
    if (told.by == whose && told.found == kNever) {
      told.found = at;
      told.found_by = by;
      told.denied = denied;
      return true;
    }
  }
  return false;
}

void King::look_back_untold(Notes& notes, std::optional<Seat> dealer, ActIndex since,
                            const PerSeat<FirstPlayed>& first) const {
  for (const Announcement& told : announced()) {
    if (!stands_to_it(told)) {
      notes
          .note(FactKind::FalseKing, record::actor_of(told.by), told.at,
                Some{KingWhere::Adversary, KingWhere::Nobody}, taken_back(told, first[told.by].at))
          .place.playing = 0;
    }
  }
  const auto stands = [](Seat seat) {
    return [seat](const Announcement& told) { return told.by == seat && stands_to_it(told); };
  };
  const bool both = std::ranges::all_of(
      game::kSeats, [&](Seat seat) { return std::ranges::any_of(announced(), stands(seat)); });
  for (const Seat seat : game::kSeats) {
    const auto told = std::ranges::find_if(announced(), stands(seat));
    if (told != announced().end()) {
      note_by_his_word(notes, seat, dealer, since, first[seat], {});
    }
    if (both) {
      Fact& fact = notes.note(FactKind::FalseKing, record::actor_of(seat), told->at,
                              Some{KingWhere::Adversary, KingWhere::Nobody}, KingWithdrawn::Never);
      fact.proof = Proof::Allowed;
      fact.place.playing = 0;
    }
  }
}

void King::look_back(Notes& notes, const Cards& cards, const KingTable& table) const {
  const Look look(notes, cards, table);
  for (const Seat seat : game::kSeats) {
    look.note_held(seat);
  }
  look.suppose();
  for (const Announcement& told : announced()) {
    look.note_announced(told);
  }
}

}  // namespace ecarte::replay
