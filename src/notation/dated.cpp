// SPDX-License-Identifier: MIT
//
// What stands above a game and tells nothing of it: "12 March 1871", "Hand I.", "Example of the
// revoke."
#include "notation/dated.hpp"

#include "notation/line.hpp"
#include "notation/matching.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

struct stopped      : p::opt<p::one<'.'>> {};
struct month        : p::seq<g::says<"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
                                     "Jan", "Feb", "Mar", "Apr", "Jun", "Jul", "Aug", "Sept", "Sep", "Oct", "Nov", "Dec">, stopped> {};
struct year         : p::seq<p::sor<p::string<'1', '5'>, p::string<'1', '6'>, p::string<'1', '7'>, p::string<'1', '8'>, p::string<'1', '9'>, p::string<'2', '0'>>, p::digit, p::digit, g::word_end> {};  // 1871
struct nth_figure   : p::seq<p::digit, p::opt<p::digit>, p::opt<p::sor<p::string<'s', 't'>, p::string<'n', 'd'>, p::string<'r', 'd'>, p::string<'t', 'h'>>>, g::word_end> {};  // 1st
struct roman        : p::seq<p::plus<p::one<'I', 'V', 'X', 'i', 'v', 'x'>>, g::word_end> {};
struct apart        : p::seq<p::opt<p::one<','>>, g::blanks> {};
struct weekday      : g::says<"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"> {};
struct feast        : g::says<"Whitsun", "Easter", "Christmas", "Michaelmas", "Lent", "Spring", "Summer", "Autumn", "Winter"> {};
struct date         : p::seq<p::opt<weekday, apart>, p::sor<
                        p::seq<nth_figure, g::blanks, p::opt<g::says<"of">, g::blanks>, month, p::opt<apart, year>>,
                        p::seq<month, g::blanks, nth_figure, p::opt<apart, year>>,
                        p::seq<month, apart, year>,
                        p::seq<p::digit, p::opt<p::digit>, p::one<'.', '/'>, p::sor<roman, p::seq<p::digit, p::opt<p::digit>>>, p::one<'.', '/'>, year>,
                        p::seq<feast, p::opt<apart, year>>, year>> {};                                                        // 3 Jan. 1869
struct occasion     : p::seq<p::sor<p::string<'S', 'o', 'i', 'r', '\xc3', '\xa9', 'e'>, g::says<"Soiree", "Evening", "Session", "Party", "Match">>, g::blanks, g::says<"of", "on">, g::blanks, date> {};
struct place        : p::seq<p::range<'A', 'Z'>, p::plus<g::word_char>, p::one<','>, g::blanks, date> {};                     // Baden, 2 Sept. 1868
struct which_game   : p::seq<g::says<"Game", "game">, g::blanks, g::says<"the">, g::blanks, p::sor<nth_figure, g::says<"first", "second", "third", "fourth", "fifth">>> {};  // Game the 1st
struct which_hand   : p::seq<g::says<"Hand", "Example", "Problem", "Case">, g::blanks, p::sor<roman, p::seq<p::plus<p::digit>, g::word_end>>> {};  // Hand I
struct of_what      : p::seq<g::says<"Example", "Illustration">, g::blanks, g::says<"of">, p::star<g::blanks, g::word>> {};   // Example of the revoke
struct above_game   : p::seq<p::list<p::sor<occasion, place, date, which_game, which_hand, of_what>, p::seq<p::one<'.', ',', ';'>, g::blanks>>, stopped, p::eof> {};

// clang-format on

}  // namespace

bool read_dated(const char* begin, const char* end, Draft& draft) {
  Input in(begin, end, "");
  if (!p::parse<above_game>(in) ||
      std::ranges::any_of(draft.acts->all(), opens_deal, &record::Act::kind)) {
    return false;
  }
  draft.begin(begin);
  draft.act.actor = record::kNobody;
  record::Act act;
  act.kind = record::ActKind::Aside;
  act.actor = record::kNobody;
  act.flags = record::kUnread;
  act.at = draft.offset(begin);
  draft.keep(act, begin, end);
  draft.append(act, end);
  return true;
}

}  // namespace ecarte::notation
