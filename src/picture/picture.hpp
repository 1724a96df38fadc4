// SPDX-License-Identifier: MIT
//
// A deal as something to be drawn: what lies where, what was said in between, who won what, and
// where a fault lies. It knows nothing of terminals or pages; each writer (terminal.hpp, svg.hpp)
// lays it out in its own way. All words are safe to print, and begin and end as sentences where
// they are sentences.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "game/seat.hpp"
#include "law/score.hpp"
#include "picture/face.hpp"
#include "replay/seen.hpp"
#include "report/deal.hpp"

namespace ecarte::picture {

/// How grave what is pointed at is.
enum class Weight : std::uint8_t { Error, Warning, Doubt, Note };

/// The score of one player in points, where it is known.
struct DrawnScore {
  std::optional<std::uint8_t> marked;
  std::optional<std::uint8_t> due;
};

/// One thing that may be done about a fault, and what it does to the score.
struct DrawnChoice {
  std::string words;  ///< "require the hands to be played again"
  game::PerSeat<std::optional<std::uint8_t>> points;
  std::optional<game::Seat> winner;  ///< of the game, if it is won then
};

/// What law says of one thing that was done.
struct Footnote {
  int number = 0;  ///< 1, 2 …, as the drawing points at it; 0 of a note, at which nothing points
  Weight weight = Weight::Warning;
  std::string label;                   ///< "law 43 revoke"
  std::uint32_t line = 0;              ///< of the file
  std::string says;                    ///< what was done, as a sentence
  std::vector<std::string> sentences;  ///< what the law says of it, what may be done, the score
  std::vector<std::string> law;        ///< the first of these again, also where another says them
  std::size_t act = 0;                 ///< the act at which it lies
  std::string elector;                 ///< who has a choice; empty: nobody
  std::vector<DrawnChoice> choices;    ///< as far as they are open
  bool held_back = false;  ///< a right exercised or lapsed: a report says it only if asked to
  std::string set_aside;   ///< why it is not reported: "expected by the record"; empty: it is
};

/// The numbers of the footnotes that something has.
using Marks = std::vector<int>;

struct DrawnCard {
  Face face;
  Marks marks;
};

/// Something said or done that is told in words.
struct Caption {
  std::string words;
  Marks marks;
};

/// Cards that somebody puts out, takes, shows or turns, with the words for it.
struct CardRow {
  std::string words;  ///< "Paul discards": what the cards are is drawn
  std::vector<DrawnCard> cards;
  Marks marks;  ///< of faults that lie on none of the cards
};

/// Both hands as they are at one moment.
struct Hands {
  std::string_view when;  ///< "as dealt", "as played"
  game::PerSeat<std::vector<DrawnCard>> of;
};

struct DrawnTrick {
  int number = 0;
  game::PerSeat<std::optional<DrawnCard>> cards;  ///< nothing of a player who has not played to it
  std::optional<game::Seat> leader;
  std::optional<game::Seat> winner;
};

/// What was said or done while the tricks were played.
struct Aside {
  int trick = 0;         ///< while it was played,
  bool between = false;  ///< after its lead; else before that
  Caption said;
};

/// The tricks of one playing.
struct DrawnTricks {
  std::vector<DrawnTrick> tricks;
  std::vector<Aside> asides;
};

using Scene = std::variant<Caption, CardRow, Hands, DrawnTricks>;

struct Picture {
  std::string place;  ///< "games.ecarte#1.4, line 5"
  std::string title;  ///< "Anna deals, diamonds are trumps"
  Marks marks;        ///< of what lies on nothing that is drawn
  std::array<std::string, 2> names;
  std::optional<game::Seat> dealer;
  std::optional<game::Suit> trump;
  std::vector<Scene> scenes;  ///< in the order in which it happened
  int game = 5;               ///< points that are the game
  game::PerSeat<DrawnScore> points;
  std::string verdict;                ///< "irregular, and undecided in part"
  std::string score;                  ///< what it comes to, as a sentence; empty: not asked
  std::vector<Footnote> footnotes;    ///< by number, then the notes
  std::vector<std::string> standing;  ///< what is open, and to whom; empty: it was not asked
};

/// The cards of both hands are drawn, unless it is drawn for one seat: then those of the other are
/// hidden, wherever they are not on the table.
using ForSeat = std::optional<game::Seat>;

/// The whole deal. Every card told in it is drawn where it is told; one nobody tells is drawn as
/// not told.
Picture picture_of(std::string_view file, const report::Deal& deal, const replay::DealSeen& seen,
                   ForSeat seat = {});

/// The acts by which the deal goes on step by step: of each the last that belongs to it. Headings
/// and settings are none, but for a score that is shown.
std::vector<std::size_t> steps_of(const report::Deal& deal);

/// The table after one step of the deal, all that is ever known of it being known.
struct DrawnStep {
  std::size_t act = 0;  ///< of the step, its first: that which its words tell
  std::string words;    ///< "Paul proposes.", "Paul leads K♠."; with cards shown, "Anna turns"
  /// Those it shows or moves; of a card played, that one, which lies in its trick.
  std::vector<DrawnCard> cards;
  Marks marks;  ///< of what lies on none of its cards
  game::PerSeat<std::vector<DrawnCard>> hands;
  std::vector<DrawnTrick> tricks;  ///< of the playing under way, as far as they are played
  std::optional<DrawnCard> turned;
};

/// One moment for each of the steps of a deal (`steps_of`), with the faults of the whole deal. No
/// footnote is in it: they are those of `picture_of`, by number.
std::vector<DrawnStep> drawn_steps(const report::Deal& deal, const replay::DealSeen& seen);

/// The table after act number `last` of the deal, the hands as they are known from `seen`, that of
/// the whole deal. `deal` is what was ruled of it as it stood then.
Picture picture_then(std::string_view file, const report::Deal& deal, const replay::DealSeen& seen,
                     std::size_t last, ForSeat seat = {});

}  // namespace ecarte::picture
