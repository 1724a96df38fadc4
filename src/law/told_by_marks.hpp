// SPDX-License-Identifier: MIT
//
// Which worlds the marks and the counters speak against, though they do not contradict them.
// Private to law.
#pragma once

#include "law/world.hpp"

namespace ecarte::law {

/// Did the player mark anything in that dealing, or anything for that?
bool marks_in_dealing(const LedgerSource& matter, Seat seat, std::uint8_t dealing,
                      std::optional<record::For> purpose = std::nullopt);

/// Did he mark for the tricks after act `since`?
bool marks_tricks(const LedgerSource& matter, Seat seat, Time since);
/// Does he say of a mark that it is for his tricks?
bool says_of_tricks(const LedgerSource& matter, Seat seat);

/// Is it told that the player announced nothing: was his first card told, or what came of the hand?
/// Not where he is told to have marked the king of a hand of which no card is told; nor where that
/// hand was the other's, of which a king was all that he can have marked.
bool announcing_told(const LedgerSource& matter, const Grounds& grounds, Seat seat);

/// Did he mark, when the hand was over, just what it would have given one who had not offended?
/// Then it is that, and no king of which nothing is told.
bool marks_what_was_capped(const LedgerSource& matter, const Grounds& grounds,
                           const WorldScore& account, Actor king);

/// The other threw down his cards with a claim that was not granted, and nothing of the hand is
/// told since: does he mark for the tricks all the same? The hand was not given up.
bool marks_against_claim(const LedgerSource& matter, const Grounds& grounds, Seat seat);
/// Is it such a mark?
bool is_against_claim(const DealFacts& deal, const Timeline& timeline, const Testimony& said);

/// Is it the counters that show this mark? If `result`, those by which somebody is said to have won
/// the game.
bool is_shown_by_counters(const DealFacts& deal, const Fact& mark, bool result = false);

/// Did he announce it before anybody had played a card, told or not, of a hand whose result is
/// told?
bool announced_in_time(const LedgerSource& matter, const Grounds& grounds, Actor by);
/// Do the counters alone charge a player with more than the deal gave him? If `result`, those by
/// which somebody is said to have won the game.
bool overshown(const LedgerSource& matter, const Ledger& ledger, bool result = false);

/// Is somebody given his tricks who may have committed what gives him less, for all that is told?
/// Or does anybody ask for the hands again, by what is not told?
bool may_not_stand(const LedgerSource& matter, const Ledger& ledger);

/// Does a mark lack its title since the game is taken to have been over, by this deal or before it?
/// Who marks goes on with it.
bool marked_after_game(const Ledger& ledger, int game);

/// Was the game given up in the hand, the last act of which is given, and somebody marks for that
/// hand? Where the counters are told after it, they may show what had been marked before; and where
/// they play or deal on, it was not taken.
bool marked_when_resigned(const LedgerSource& matter, Time last_of_hand);

/// Was a player's counter not shown, and does the one after it show what he did not mark in this
/// world?
bool shown_to_be_marked(const Grounds& grounds, const World& world, const WorldScore& account);

/// Is of all marks only told what the counters showed after the trump was turned? Then the hand was
/// over.
bool shown_after(const LedgerSource& matter, const Grounds& grounds);

/// Has one marked for the tricks after his third? Either that gave him the game, or the end of the
/// play is not told.
bool marked_after_his_third(const LedgerSource& matter, const Grounds& grounds);
/// Does a player own, here or in the deal after, to have marked too many?
bool owns_to_overscore(const LedgerSource& matter);
/// Is it only that somebody is said to have won the game which does not agree with the marks?
bool by_bare_result(const LedgerSource& matter, const replay::Impossible& contradiction);

/// Who announced a king that nothing proves, marked it or claimed the game by it, and nobody
/// doubted his word; nobody if there is none.
Actor believed_of_king(const LedgerSource& matter, const Grounds& grounds);

/// Does the record end with a mark of points that a player is told to have left in the deal before,
/// and tell nothing of the hand but that it was dealt? Then it is for those that he marks.
bool marks_what_he_left(const LedgerSource& matter, const CarriedScore& carried,
                        const Grounds& grounds);

/// Who marks against a claim as if the hand were given up does not tell by it that they played on.
/// Of what the hand may have given, that is looked at only where his mark has no title else.
void part_from_claim(const LedgerSource& matter, Grounds& grounds);
/// Is a mark of the player's told to be wanting: what was marked of the deal, or that he marked
/// nothing?
bool may_want_marks(const LedgerSource& matter, Seat seat);

/// Does the hand go on where the record stops? Not if its cards were gathered, or the game over;
/// but of a game that was resigned no more of the hand is played, whatever is told after it.
bool goes_on_untold(const LedgerSource& matter, const Grounds& grounds);

}  // namespace ecarte::law
