// SPDX-License-Identifier: MIT
#include "treatise/advice.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/core.h>

#include "analysis/jeu_de_regle.hpp"
#include "treatise/pattern.hpp"
#include "treatise/refusal.hpp"

namespace ecarte::treatise {

namespace {

using game::Rank;
using game::Seat;
using record::Act;
using record::ActKind;

constexpr int kFullHand = 5;

/// "the third"
std::string_view ordinal(int number) {
  static constexpr std::array<std::string_view, 11> kWords{"",       "first", "second", "third",
                                                           "fourth", "fifth", "sixth",  "seventh",
                                                           "eighth", "ninth", "tenth"};
  return kWords.at(static_cast<std::size_t>(number));
}

/// As `name_of`, but with cards named as the report has them, among whose remarks these stand.
std::string names_of(CardSet cards, game::Suit trump) {
  std::string text;
  for (int turn = 0; turn < game::kSuits; ++turn) {
    const auto suit = static_cast<game::Suit>((static_cast<int>(trump) + turn) % game::kSuits);
    for (int rank = game::kRanks - 1; rank >= 0; --rank) {
      const Card card{static_cast<Rank>(rank), suit};
      text += cards.has(card) ? (text.empty() ? "" : " ") + name(card) : "";
    }
  }
  return text;
}

/// True if `card` is one of `advised`, or of one value with one: nothing lies between them but
/// cards of the same hand.
bool as_good_as(Card card, CardSet advised, CardSet hand) {
  for (const Card other : advised& CardSet::of(card.suit)) {
    const int low = std::min(index_of(card), index_of(other));
    const int high = std::max(index_of(card), index_of(other));
    bool equal = true;
    for (int between = low + 1; between < high; ++between) {
      equal = equal && hand.has(game::card_at(between));
    }
    if (equal) {
      return true;
    }
  }
  return false;
}

/// Reads a dealing act by act, knowing of each hand what was written of it.
class Reader {
 public:
  Reader(const record::Record& record, const DealingAsked& dealing)
      : record_(record), dealing_(dealing) {
    learn_hands();
  }

  std::vector<Departure> read() {
    for (at_ = 0; at_ < dealing_.end; ++at_) {
      const Act& act = record_.acts[at_];
      if (act.kind == ActKind::Score) {
        four_ = {act.number == 4, act.detail == 4};
      }
      if (at_ >= dealing_.begin) {
        meet(act);
      }
    }
    return std::move(found_);
  }

 private:
  /// A hand is known from the first statement of it that is complete and stands before its owner's
  /// exchange, wherever that statement stands.
  void learn_hands() {
    game::PerSeat<bool> exchanged{};
    for (std::size_t i = dealing_.begin; i < dealing_.end; ++i) {
      const Act& act = record_.acts[i];
      if (!record::is_player(act.actor)) {
        continue;
      }
      if (act.kind == ActKind::Hold && !exchanged[act.seat()] && !hands_[act.seat()] &&
          act.count == kFullHand && act.cards.size() == kFullHand) {
        hands_[act.seat()] = act.cards;
      }
      exchanged[act.seat()] = exchanged[act.seat()] || act.kind == ActKind::Discard ||
                              act.kind == ActKind::Take || act.kind == ActKind::Play;
    }
  }

  void meet(const Act& act) {
    if (act.kind == ActKind::Turn && act.cards.size() == 1) {
      turned_ = act.cards.first();
    }
    if (!record::is_player(act.actor)) {
      return;
    }
    const bool dealer = act.seat() == dealing_.dealer;
    if (act.kind == ActKind::Propose && !dealer) {
      propose(act);
    } else if (act.kind == ActKind::Stand && !dealer) {
      stand(act);
    } else if (act.kind == ActKind::Accept && dealer) {
      answer(act, false);
    } else if (act.kind == ActKind::Refuse && dealer && act.count == 0) {
      answer(act, true);
    } else if (act.kind == ActKind::Discard) {
      discard(act);
    } else if (act.kind == ActKind::Play) {
      lead(act);
    }
  }

  void add(const Act& act, std::string what, std::string why, bool leads = false) {
    found_.push_back({at_, act.seat(), leads, std::move(what), std::move(why)});
  }

  [[nodiscard]] bool nobody_at_four() const { return !four_[0] && !four_[1]; }

  [[nodiscard]] std::optional<analysis::Advice> advice_to(Seat seat) const {
    return hands_[seat] ? std::optional{analysis::advise(*hands_[seat], dealing_.trump, turned_)}
                        : std::nullopt;
  }

  void propose(const Act& act) {
    if (std::exchange(proposed_, true) || !nobody_at_four()) {
      return;
    }
    const auto advice = advice_to(act.seat());
    if (advice && advice->word == analysis::PlayOrPropose::Play) {
      add(act,
          fmt::format("proposed on a jeu de règle, the {}", ordinal(advice->hand_class->number)),
          fmt::format("{}: played without proposing (Cavendish, p. {}){}", advice->hand_class->hand,
                      advice->page, advice->doubted ? "; some will not risk it" : ""));
    }
  }

  void stand(const Act& act) {
    if (stood_ || proposed_) {
      return;
    }
    stood_ = true;
    const auto advice = advice_to(act.seat());
    if (advice && advice->word == analysis::PlayOrPropose::Propose && nobody_at_four()) {
      add(act, "played without proposing",
          advice->hand_class == nullptr
              ? std::string{"no jeu de règle: proposed on (Cavendish, pp. 48-54)"}
              : fmt::format("{} (Cavendish, p. {})", advice->because, advice->page));
    }
  }

  void answer(const Act& act, bool refuses) {
    if (std::exchange(answered_, true) || !proposed_ || !hands_[act.seat()] || !nobody_at_four()) {
      return;
    }
    if (turned_ == Card{Rank::King, dealing_.trump}) {
      return;  // of a king turned up the book speaks to the non-dealer only (p. 48)
    }
    const RefusalAdvice advice = advise_dealer(*hands_[act.seat()], dealing_.trump);
    if (advice.refuse != refuses) {
      add(act, refuses ? "refused" : "accepted",
          fmt::format("{}: the book {} with such a hand (Cavendish, p. {})", advice.because,
                      advice.refuse ? "refuses" : "accepts", advice.page));
    }
  }

  void discard(const Act& act) {
    exchanged_ = true;
    const Seat seat = act.seat();
    if (!hands_[seat] || std::exchange(discarded_[seat], true)) {
      return;
    }
    const CardSet kept = CardSet::of(dealing_.trump) | CardSet::of(Rank::King);
    const CardSet thrown_by_rule = *hands_[seat] - kept;
    const CardSet wrongly = act.cards & kept & *hands_[seat];
    const bool known = act.count == act.cards.size();
    const CardSet held_on = known ? thrown_by_rule - act.cards : CardSet{};
    const bool king = hands_[seat]->has({Rank::King, dealing_.trump});
    if (!wrongly.empty()) {
      add(act, "threw out " + names_of(wrongly, dealing_.trump),
          "trumps and kings are kept (Cavendish, Hint 8, p. 39)");
    } else if (!held_on.empty() && !king) {
      add(act, "kept " + names_of(held_on, dealing_.trump),
          "all but trumps and kings is thrown out (Cavendish, Hint 8, p. 39)");
    } else if (act.count < thrown_by_rule.size() && act.count < 3 &&
               act.count != record::kUnstated && !king) {
      // Where no more than two can be thrown out, Hint 8 has just these go: what departed, if
      // anything, was the word before.
      add(act,
          act.count == 1 ? std::string{"threw out one card"}
                         : fmt::format("threw out {} cards", act.count),
          fmt::format("fewer than three are not thrown out without the king of trumps (Cavendish, "
                      "{})",
                      seat == dealing_.dealer ? "Hint 14, p. 42" : "Hint 7, p. 39"));
    }
  }

  void lead(const Act& act) {
    if (std::exchange(led_, true) || act.seat() == dealing_.dealer || act.cards.size() != 1) {
      return;
    }
    if (!proposed_ && !stood_) {
      stand(act);
    }
    const auto advice = advice_to(act.seat());
    if (proposed_ || exchanged_ || !advice || advice->hand_class == nullptr ||
        advice->leads.empty() ||
        as_good_as(act.cards.first(), advice->leads, *hands_[act.seat()])) {
      return;
    }
    add(act, "led " + name(act.cards.first()),
        fmt::format("from a hand of the {} class the lead is {}, here {} (Cavendish, p. {})",
                    ordinal(advice->hand_class->number), advice->hand_class->lead,
                    names_of(advice->leads, dealing_.trump), advice->hand_class->page),
        true);
  }

  const record::Record& record_;
  const DealingAsked& dealing_;
  std::size_t at_ = 0;
  game::PerSeat<std::optional<CardSet>> hands_;
  game::PerSeat<bool> discarded_{};
  std::optional<Card> turned_;
  std::array<bool, 2> four_{};
  bool proposed_ = false;
  bool stood_ = false;
  bool answered_ = false;
  bool exchanged_ = false;
  bool led_ = false;
  std::vector<Departure> found_;
};

}  // namespace

std::vector<Departure> departures(const record::Record& record, const DealingAsked& dealing) {
  return Reader{record, dealing}.read();
}

}  // namespace ecarte::treatise
