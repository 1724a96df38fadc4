// SPDX-License-Identifier: MIT
//
// What the stages have in common: the parts of a line, each with its name, and the words of names,
// moments, cards and sets. A part whose value has no words is left out; whatever is empty or has
// its ordinary value has none, so that a line says only what is remarkable.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "law/ledger.hpp"
#include "law/result.hpp"
#include "law/ruling.hpp"
#include "replay/facts.hpp"
#include "report/deal.hpp"

namespace ecarte::report {

/// "; NAME VALUE"; nothing where the value has no words.
std::string stage_part(std::string_view name, std::string_view value);
/// "; NAME", where it is so.
std::string stage_flag(std::string_view name, bool so);
/// "; NAME 3", where the number is not the ordinary one.
std::string stage_number(std::string_view name, std::int64_t number, std::int64_t ordinary = 0);

/// A line that consists of its parts alone; nothing if there are none.
std::string stage_line(std::string_view name, std::string_view parts);
/// A line of one value; nothing where that has no words.
std::string stage_row(std::string_view name, std::string_view value);

/// A name as the stages write it; nothing for nobody.
std::string stage_player(const Deal& deal, record::Actor actor);
std::string stage_player(const Deal& deal, game::Seat seat);
/// The same; "-" for nobody.
std::string stage_name(const Deal& deal, record::Actor actor);
/// Of whom it is so: "A|Y".
std::string stage_players(const Deal& deal, const std::array<bool, 2>& so);

/// A moment as the stages write it: line and column, "sometime", "next+2" for an act of the deal
/// after; nothing for never.
std::string stage_act(const Deal& deal, replay::ActIndex at);
std::string stage_time(const Deal& deal, law::Time time);
/// One past the last act that something goes on to, as "end" where that is the last of all.
std::string stage_end(const Deal& deal, replay::ActIndex end);

std::string stage_cards(game::CardSet cards);
/// A number that may not be stated: "?"; of points, "game" if they are as many as win it.
std::string stage_count(std::uint8_t number);
/// "3-2|4-2": one of these. "none" if there is none, "?" if it may be any below the game.
std::string stage_scores(const Deal& deal, law::ScoreSet scores);
/// "A 2, Y 3|4".
std::string stage_score(const Deal& deal, const law::Score& score);

/// When it may be used: "; from 3:1; until 4:2; as-early-as 4:1; closes lead".
std::string stage_window(const Deal& deal, const law::Window& window);

/// The name of a case of the code, or of a law its number; nothing for none.
std::string stage_case(const Deal& deal, std::uint16_t number);
std::string stage_law(const Deal& deal, std::uint16_t number);

/// "a|b": those of `count` words that `has` says are among them; "?" for all, nothing for none.
template <class Has, class Word>
std::string stage_members(int count, Has has, Word word) {
  std::string text;
  int members = 0;
  for (int i = 0; i < count; ++i) {
    if (has(i)) {
      text += members == 0 ? "" : "|";
      text += word(i);
      ++members;
    }
  }
  return members == count ? "?" : text;
}
/// Those whose bits are set.
template <class Word>
std::string stage_set(std::uint64_t bits, int count, Word word) {
  return stage_members(
      count, [bits](int i) { return (bits >> static_cast<unsigned>(i) & 1U) != 0; }, word);
}
std::string stage_remedies(std::uint64_t remedies);
/// Of beats as the windows have them, those of a deal and those relative to a fact.
std::string stage_beats(law::WindowBeats beats);
/// The values an attribute may have.
std::string stage_values(const replay::Attribute& attribute, replay::ValueBits bits);
std::string stage_remedy(replay::Remedy remedy);
std::string_view stage_purpose(record::For purpose);

/// "misplay A kind=revoke cured=never; occurred 4:12 …"
std::string stage_fact(const Deal& deal, const replay::Fact& fact);
/// "fresh-deal Y 4:3 claimed …", done at that moment.
std::string stage_deed(const Deal& deal, const replay::Deed& deed, std::string_view moment);
/// "card-in-two-places at 4:12; against 2:3 …"
std::string stage_impossible(const Deal& deal, const replay::Impossible& impossible);
/// A line for what is open, and one for each answer to it.
void write_stage_missing(std::string& out, const Deal& deal, const law::Missing& missing);

/// Writes the deal; where the ruling turns on the order of its acts, once for each order, after a
/// line that says which.
void write_each_order(std::string& out, const Deal& deal,
                      void (*write)(std::string& out, const Deal& deal));

}  // namespace ecarte::report
