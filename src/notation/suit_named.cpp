// SPDX-License-Identifier: MIT
//
// A suit that whoever leads names first, and the card he leads.
#include "notation/sentences.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

/// "A says "hearts"; leads 9♣", ""a heart", leads 9♣": he names the suit and leads.
bool Sentences::names_suit(const char* start, const char* begin, const char* end) {
  Input said(skip_blanks(begin), end, "");
  p::parse<p::opt<g::says<"a", "A", "the", "The">, g::blanks>>(said);
  const char* suit = said.current();
  const char* word = nullptr;
  if (!record::is_player(d_.act.actor) || !p::parse<p::plus<p::alpha>>(said)) {
    return false;
  }
  std::string name(suit, said.current());
  name[0] = static_cast<char>(name[0] | 0x20);
  const bool trumps = std::ranges::count(record::kTrumpWords, name) != 0;
  if ((!trumps && !record::meaning(record::kSuitWords, name)) ||
      !p::parse<p::seq<p::star<p::one<'.', '!', ',', ' '>>, p::eof>>(said)) {
    return false;
  }
  Input in(here(), end_, "");
  p::parse<p::seq<g::gap, p::opt<p::one<';', ',', '.'>>, g::gap, p::opt<g::also>>>(in);
  if (const auto who = d_.names->person_at({in.current(), in.size()})) {
    if (who->actor != d_.act.actor) {
      return false;
    }
    in.bump(who->size);  // "Y: "Heart!" Y leads J♣"
    p::parse<g::gap>(in);
  }
  // "but the card he put on the table was J♠"
  const bool told_of_card = p::parse<
      p::seq<g::says<"the card">, g::blanks, p::opt<g::says<"that">, g::blanks>,
             g::says<"he", "she">, g::blanks, p::at<g::says<"put", "played", "laid", "led">>>>(in);
  word = in.current();
  if (!p::parse<g::word>(in)) {
    return false;
  }
  if (told_of_card &&
      !p::parse<
          p::seq<p::opt<g::blanks, g::says<"down">>, p::opt<g::blanks, g::says<"on the table">>,
                 g::blanks, g::says<"was", "is">>>(in)) {
    return false;
  }
  const std::string_view verb = verb_meant({word, static_cast<std::size_t>(in.current() - word)});
  const char* card = skip_blanks(in.current());
  Input list(card, end_, "");
  if ((verb != "leads" && verb != "plays" && verb != "puts" && !told_of_card) ||
      !p::parse<p::seq<p::opt<g::says<"down">, g::blanks>, g::a_card>>(list)) {
    return false;
  }
  if (g::words_taken({card, static_cast<std::size_t>(end_ - card)}, "down") > 0) {
    card = skip_blanks(card + 4);
  }
  Heard both;
  both.end = list.current();
  both.means = d_.names->names().of(d_.act.actor) + " names " + name + ", leads ";
  both.copy(card, both.end);
  heard(start, both);
  return true;
}

}  // namespace ecarte::notation
