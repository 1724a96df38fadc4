// SPDX-License-Identifier: MIT
//
// What the rooms of a stock are made of (standing.hpp): a right or a duty of this deal, as the code
// gives it, and the question whether it is of the dealing that stands.
#pragma once

#include <optional>

#include "law/tell.hpp"
#include "law/window.hpp"

namespace ecarte::law {

/// Makes standings of one deal. Holds references only.
class Stock {
 public:
  Stock(const TellSource& told, DealResult& result);

  /// Is it of the dealing that stands, or of what comes after it?
  [[nodiscard]] bool current(const Fact& fact) const;
  /// The acts of a case, by the seats of this deal.
  [[nodiscard]] WindowBeats absolute(WindowBeats beats, const Fact& fact) const;
  /// The same as it is told: where it is not known who deals, as the code has it.
  [[nodiscard]] WindowBeats said(WindowBeats beats, const Fact& fact) const;
  /// What a case allows.
  [[nodiscard]] Standing standing(const Case& c, std::uint16_t number, const Fact& fact) const;
  /// What must be done, until it is too late for it.
  [[nodiscard]] Standing duty(std::uint16_t number, const Fact& fact, Remedy owed, Actor who) const;
  /// `amount` points of a right, to be marked yet.
  [[nodiscard]] Standing unmarked(const Right& right, std::uint8_t dealing, int amount) const;
  /// What a finding says is open: of a mark with its points, of what was won with what is due.
  [[nodiscard]] Standing told_open(const Finding& finding) const;
  /// What became of a ruling: of a king the ledger knows whether it was announced, or marked.
  [[nodiscard]] Status fate_of(const Ruling& ruling) const;
  /// Did whose right it is say or do it while the window was open, and no ruling answers that?
  [[nodiscard]] bool word_in(const Window& window, const Standing& right) const;
  /// And afterwards?
  [[nodiscard]] bool word_after(const Window& window, const Standing& right) const;
  /// Is the game won by what is due, or by what the players say of it? Then nobody plays on.
  [[nodiscard]] bool game_is_won() const;
  /// Adds it to what is open: equal rights from two sources are one.
  void add_open(const Standing& one) const;

  const TellSource& told;
  const Code& code;
  const DealFacts& deal;
  const Timeline& timeline;
  DealResult& result;
};

/// A king that he may have turned or held, where the other has announced it and nothing shows that
/// he had not got it.
bool is_anothers_king(const Stock& stock, const Fact& fact);
/// A king that may have been turned, as far as those who may have turned it have not said
/// otherwise: who announces a king as held has turned none, and who has marked one has had it.
std::optional<Fact> less_who_denied(const Stock& stock, const Fact& fact);
/// Has he marked a king that was turned, by its name, though it may be worth nothing? Of a dealer
/// who is not known, has either who may be he?
bool is_marked_by_name(const Stock& stock, const Standing& one);
/// May a card be chosen for trumps yet? Till then no king is that of trumps.
bool trump_to_be_chosen(const Stock& stock);
/// Does it say that somebody may or must do something yet?
bool is_told_open(const Finding& finding);
/// Adds what is open of a deal that nothing follows.
void stock_open(const Stock& stock);
/// Adds what a fault that gives nothing as it stands will give if the play goes on with it.
void stock_ahead(const Stock& stock);
/// Adds what can no longer be done, and which act ended it.
void stock_past(const Stock& stock);
/// Adds what the deal before gave, and nothing of this one has ended.
void stock_left_before(const Stock& stock);

}  // namespace ecarte::law
