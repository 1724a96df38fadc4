// SPDX-License-Identifier: MIT
//
// Lawful games without end, from a seed: sittings of games to five, every deal played as the laws
// want it and scored as they say, in the notation's canonical form. It knows the duties of play and
// the scoring from a few lines of its own and includes nothing of src/, so that a referee who finds
// fault with one of its deals, or comes to another score, is wrong (or this is).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

#include "support/plain_cards.hpp"

namespace ecarte::support {

/// Lawful things a record may say besides what it must; each comes up now and then when it is on.
struct Sprinkle {
  bool shuffles = false;     ///< the non-dealer, then the dealer, shuffles
  bool cuts = false;         ///< the cut to the dealer, with the number of cards lifted
  bool exposed_own = false;  ///< the dealer exposes a card of his own in dealing, which stands
  bool bystanders = false;   ///< a sitting has bystanders, who keep silent
  bool looks = false;        ///< when the players look at their hands
  bool numbers = false;      ///< how many cards are asked for
  bool short_stock = false;  ///< the dealer accepts, cannot have all he wishes, and stands
  bool between = false;      ///< the dealer announces the king when the first card is led

  static constexpr Sprinkle all() { return {true, true, true, true, true, true, true, true}; }
};

/// What a deal comes to.
struct Outcome {
  int game = 1;
  int deal = 1;
  std::array<int, 2> score{};  ///< of the game after the deal, by seat
  std::array<std::string_view, 2> players;
  bool game_over = false;
};

class LawfulGames {
 public:
  explicit LawfulGames(std::uint64_t seed, Sprinkle sprinkle = {});

  /// Appends the next deal to `out`, with the settings and headings that go before it.
  Outcome deal(std::string& out);

 private:
  using Seat = std::size_t;

  // Chance, the same on every machine.
  int below(int limit);
  bool one_in(int times) { return below(times) == 0; }

  // Headings.
  void begin_sitting(std::string& out);
  void begin_game(std::string& out);
  void begin_deal(std::string& out);

  // The deal, in the order of the table.
  void deal_hands(std::string& out);
  void say_hand(std::string& out, Seat seat);
  void bargain(std::string& out);
  bool exchange(std::string& out);
  void serve(std::string& out, Seat seat, int number);
  void announce(std::string& out, Seat seat);
  void play(std::string& out);
  void write_trick(std::string& out, int number, Seat leader, PlainCard lead, PlainCard reply);
  void mark_result(std::string& out);

  [[nodiscard]] std::string_view name(Seat seat) const { return players_[seat]; }
  [[nodiscard]] Seat nondealer() const { return 1 - dealer_; }
  [[nodiscard]] int worth_of_point(Seat winner) const { return bold_[1 - winner] ? 2 : 1; }
  [[nodiscard]] int strength(Seat seat) const;
  [[nodiscard]] PlainHand unwanted(Seat seat);
  [[nodiscard]] bool game_over() const { return score_[0] >= 5 || score_[1] >= 5; }
  void score(Seat seat, int points) { score_[seat] += points; }
  PlainCard lay_down(Seat seat, PlainCard card);

  std::mt19937_64 random_;
  Sprinkle sprinkle_;

  // Of the sitting.
  std::array<std::string_view, 2> players_{};
  std::array<bool, 2> three_first_{};
  bool begun_ = false;
  int games_left_ = 0;
  int game_ = 0;
  int deal_ = 0;
  Seat dealer_ = 0;
  std::array<int, 2> score_{};

  // Of the deal.
  PlainHand stock_;
  std::array<PlainHand, 2> hands_;
  int trump_ = 0;
  std::array<bool, 2> bold_{};
  std::array<bool, 2> announces_{};
  std::array<int, 2> tricks_{};
  bool told_between_ = false;
  int patience_ = 0;  ///< so many exchanges they make whatever they hold, of a card or two each
};

}  // namespace ecarte::support
