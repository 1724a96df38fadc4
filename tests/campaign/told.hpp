// SPDX-License-Identifier: MIT
//
// What the campaign's table has written, taken apart again into the single things said, so that
// some of them may be left out. It knows the few forms the table writes and includes nothing of
// src/: an act it does not know is `Other`, and stays.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ecarte::campaign {

/// What kind of thing is said, as far as leaving out asks.
enum class Said : std::uint8_t {
  Setting,  ///< `agreed:`, `packs:` and the like
  Players,  ///< `players:`
  Game,     ///< `game 2`
  CutFor,   ///< `cut for deal:`
  Before,   ///< an act before the deal's heading
  Deal,     ///< `deal 3:`
  Score,    ///< `score:`
  Settled,  ///< `settled:`
  Again,    ///< `hands again`
  Shuffles,
  Cuts,
  Gives,
  Exposes,
  Turns,
  Looks,  ///< at his hand, or has not; touches a discard
  Holds,
  Proposes,
  Accepts,
  Refuses,
  Stands,  ///< plays without proposing, or proposing again
  Asks,    ///< for a number of cards
  Discards,
  Takes,
  Announces,
  Marks,
  Corrects,  ///< takes a mark down, admits one
  Leads,
  Replies,
  Ends,  ///< throws down, grants, disputes
  Made,
  Number,  ///< how many the dealer took: asked and answered
  Speaks,  ///< a bystander
  Other
};

struct Piece {
  Said said = Said::Other;
  std::string actor;  ///< who did it; empty where the line is not a player's act
  std::string text;   ///< the rest, or the whole line
  bool begins_line = true;
};

/// What was so of a deal, whatever is told of it.
struct Truth {
  std::array<int, 2> before{};  ///< the counters
  std::optional<std::array<int, 2>> due{};
  std::array<int, 2> lapsed{};  ///< what would have been due besides, had it been marked in time
  bool unmarked = false;        ///< something due was not marked in its own deal
  bool late_mark = false;       ///< it begins with a mark of the deal before
  std::string made;             ///< `Y made 3`, if that says what the tricks came to
};

struct ToldDeal {
  std::size_t number = 0;  ///< among the deals of the whole record
  std::vector<Piece> pieces;
  Truth truth;
  bool end_untold = false;      ///< play is left out, and nothing tells what came of it
  bool all_untold = false;      ///< all is left out, and nothing may tell what came of it
  bool words_untold = false;    ///< of an exchange: cards are what tells that there was one
  bool cards_untold = false;    ///< and of another its words are
  bool marks_left_out = false;  ///< and what is left of them is not all without the counters
};

struct Telling {
  std::vector<ToldDeal> deals;
  bool lawful = true;       ///< nothing in it is a fault, nor the mending of one
  bool broken_off = false;  ///< its last deal has no end
  std::array<std::string, 2> players;
};

/// Takes one deal's text apart, with the settings and headings before it.
ToldDeal take_apart(std::string_view text, std::array<std::string, 2>& players);

/// The record, in the form in which the table writes it; without blank lines.
std::string text_of(const Telling& telling);

/// `text` without its blank lines.
std::string without_blank_lines(std::string_view text);

/// Whether the piece belongs before the first card of the deal: settings, headings and the acts
/// between them.
bool is_heading(Said said);

}  // namespace ecarte::campaign
