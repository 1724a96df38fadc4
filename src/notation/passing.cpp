// SPDX-License-Identifier: MIT
//
// Where clauses end, and what stands between the words that matter.
#include <array>
#include <span>
#include <vector>

#include "grammar/record.hpp"
#include "notation/by_letter.hpp"
#include "notation/input.hpp"
#include "notation/same_word.hpp"
#include "notation/sayings.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

namespace g = grammar;
using std::string_view;

namespace {

/// "but before Ann plays, he says …", "but it turns out …": what goes on is told with its time
/// first, or as what was found.
struct time_told_first
    : p::sor<p::seq<p::opt<g::says<"only">, g::blanks>, g::says<"before", "after", "when", "once">,
                    g::blanks>,
             p::seq<g::says<"it turns", "it turned", "it proves", "it proved", "it appears",
                            "it appeared", "it is found", "it was found", "it is seen",
                            "it was seen", "in the next trick", "the play">,
                    g::blanks>> {};

/// Past what a sentence may begin with, if a word that says when begins it: "only then", "at last".
const char* opened_here(const char* at, const char* end) {
  const std::string_view word(at, g::word_size({at, static_cast<std::size_t>(end - at)}));
  return one_of(word, {"only", "at", "on", "after", "just", "this"}) ? skip_openers(at, end) : at;
}

/// "wouldn't", "didn't": a verb with "not" drawn together.
struct contraction : p::seq<g::says<"doesn", "didn", "won", "wouldn", "hasn", "hadn", "isn", "wasn",
                                    "couldn", "weren", "aren">,
                            g::apostrophe, p::one<'t'>, g::word_end> {};

/// "one point was marked", "his proposal was accepted", "the last two by Y": what is told of the
/// thing that it was done to.
struct thing_done
    : p::seq<p::not_at<g::says<"none", "no">>,
             p::sor<p::seq<p::opt<g::the, g::blanks>, p::sor<g::number_word, g::digits>, g::blanks,
                           p::opt<g::says<"card", "cards", "point", "points", "trick", "tricks",
                                          "more", "mark">,
                                  g::blanks>>,
                    p::seq<g::says<"his", "her", "the">, g::blanks,
                           g::says<"proposal", "offer", "claim", "demand", "request">, g::blanks>>,
             g::says<"is", "was", "are", "were">, g::blanks> {};

/// "each of them took": what both did.
struct each_does
    : p::seq<g::says<"each">, g::blanks, g::says<"of them", "of us", "player">, g::blanks> {};

/// "Ann's 8♥ fell": what became of somebody's card.
struct whose_card
    : p::seq<g::possessive, g::blanks, p::sor<g::a_card, g::rank_word, g::says<"card", "answer">>,
             g::blanks,
             g::says<"falls", "fell", "drops", "dropped", "comes", "came", "goes", "went", "is",
                     "was", "takes", "took", "beats", "beat", "wins", "won", "trumps", "trumped",
                     "covers", "covered", "captures", "captured", "drops">> {};

struct remains : g::says<"stays", "stayed", "remains", "remained"> {};  // "the K♠ stays"

/// Does somebody's next act, or the same person's, begin at `at`, behind a comma or "and"?
bool act_begins(const char* at, const char* stop, const Here& here) {
  Input in(at, stop, "");
  p::parse<p::opt<g::says<"then">, g::blanks>>(in);
  const auto finite_here = [&] {
    const char* word = in.current();
    return p::parse<p::at<contraction>>(in) ||
           (p::parse<g::word>(in) &&
            is_finite({word, static_cast<std::size_t>(in.current() - word)}));
  };
  if (const char* const opened = opened_here(in.current(), stop); opened != in.current()) {
    in.bump(static_cast<std::size_t>(opened - in.current()));  // "and only then he says"
  }
  if (const auto who = here.names.person_at({in.current(), in.size()})) {
    Input after(in.current() + who->size, stop, "");
    if (p::parse<p::at<whose_card>>(after)) {
      return true;  // "but A's king beat it"
    }
    in.bump(who->size);  // "sighs, and A proposes"; ", A: two"; "and A, annoyed, deals again"
    if (in.current() != stop && *in.current() == ',') {
      const char* const aside = std::find(in.current() + 1, stop, ',');
      in.bump(static_cast<std::size_t>(aside == stop ? 0 : aside + 1 - in.current()));
    }
    return p::parse<p::at<p::one<':'>>>(in) ||
           (p::parse<g::blanks>(in) && (p::parse<p::at<g::card>>(in) || finite_here()));
  }
  if (p::parse<p::seq<somebody, g::blanks>>(in) || p::parse<p::seq<g::a_card, g::blanks>>(in)) {
    return p::parse<p::at<remains>>(in) || finite_here();  // "but she will not say", "8♥ is up"
  }
  if (p::parse<p::at<thing_done>>(in)) {
    return true;
  }
  p::parse<each_does>(in);
  return finite_here();
}

}  // namespace

const char* end_of_clause(const char* at, const char* end, const Here& here) {
  const char* stop = at + g::clause_size({at, static_cast<std::size_t>(end - at)});
  // "sighs, and proposes": what he does next is no part of it.
  bool quoted = false;
  for (const char* c = at; c != stop; ++c) {
    quoted = quoted != (*c == '"');
    if (quoted || (*c != ',' && *c != ' ')) {
      continue;
    }
    Input in(c, stop, "");
    const bool joined =
        p::parse<p::sor<p::seq<g::comma, p::opt<g::also>>, p::seq<g::blanks, g::also>>>(in);
    if (!joined || (c == at && *c != ',')) {
      continue;
    }
    Input later(c, stop, "");
    if (p::parse<p::seq<p::sor<g::comma, g::blanks>, g::also, p::at<time_told_first>>>(later) ||
        act_begins(in.current(), stop, here)) {
      return c;
    }
  }
  return stop;
}

bool goes_on_with_act(const char* at, const char* end, const Here& here) {
  Input in(at, end, "");
  return p::parse<g::also>(in) && act_begins(in.current(), end, here);
}

const char* skip_talk(const char* at, const char* end, const Here& here) {
  static const ByLetter kTalk(talk());
  for (bool more = true; more;) {
    while (at != end && (string_view(" .!?,:;-").find(*at) != string_view::npos)) {
      ++at;
    }
    const auto left = static_cast<std::size_t>(end - at);
    more = false;
    if (const auto who = left == 0 ? std::nullopt : here.names.person_at({at, left})) {
      // Whoever is spoken to, in names of more than a letter: "A" may be an article.
      const char* after = at + who->size;
      if (who->size > 1 &&
          (after == end || string_view(" .!?,").find(*after) != string_view::npos)) {
        at = after;
        more = true;
        continue;
      }
    }
    if (left >= 3 && string_view(at, 3) == "\xe2\x80\x94") {  // a dash
      at += 3;
      more = true;
      continue;
    }
    std::size_t longest = 0;
    for (const string_view word :
         left == 0 ? std::span<const string_view>{} : kTalk.of({at, left})) {
      if (left >= word.size() && word.size() > longest && same_word({at, word.size()}, word) &&
          (left == word.size() || !g::is_word_char(at[word.size()]))) {
        longest = word.size();
      }
    }
    at += longest;
    more = longest > 0;
  }
  return at;
}

namespace {

/// "quietly": how, whatever it is. "Only" says how many.
std::size_t adverb_size(const char* at, const char* end) {
  const string_view word(at, g::word_size({at, static_cast<std::size_t>(end - at)}));
  return word.size() > 4 && word.ends_with("ly") && word != "reply" ? word.size() : 0;
}

const ByLetter& openers_by_letter() {
  static const ByLetter kOpeners(openers());
  return kOpeners;
}

/// "after this", before "deal": it tells of which.
bool of_a_thing(string_view opener, string_view behind) {
  const string_view next = behind.substr(std::min(behind.find_first_not_of(" \t"), behind.size()));
  const bool counts = one_of(opener, {"first", "second", "third"});  // "second trick, Q♠ from A"
  return (counts || opener.ends_with(" this") || opener.ends_with(" that")) &&
         one_of(next.substr(0, grammar::word_size(next)), {"deal", "hand", "trick", "game"});
}

}  // namespace

bool may_open(string_view word) {
  return word.ends_with("ly") || !openers_by_letter().of(word).empty();
}

const char* skip_openers(const char* at, const char* end) {
  for (bool more = at != end; more;) {
    more = false;
    const std::size_t size = static_cast<std::size_t>(end - at);
    std::size_t longest = 0;
    for (const string_view opener : openers_by_letter().of({at, size})) {
      if (size >= opener.size()) {
        const std::size_t rest =
            opener.size() == 1 ? 1 : g::words_taken({at + 1, size - 1}, opener.substr(1));
        longest = std::max(longest, rest == 0 ? 0 : rest + 1);
      }
    }
    const std::size_t adverb = longest > 0 ? 0 : adverb_size(at, end);
    if (longest == 0 && adverb == 0) {
      break;
    }
    const char* after = at + std::max(longest, adverb);
    if (longest > 0 && of_a_thing({at, longest}, {after, static_cast<std::size_t>(end - after)})) {
      break;
    }
    while (after != end && (blank(*after) || *after == ',' || *after == ':')) {
      ++after;
    }
    if (after != end) {
      at = after;
      more = true;
    }
  }
  return at;
}

const char* skip_fillers(const char* at, const char* end) {
  static const ByLetter kFillers(fillers());
  for (bool more = true; more;) {
    const char* from = at;
    while (from != end && (blank(*from) || *from == ',')) {
      ++from;
    }
    if (from == end) {
      break;
    }
    const string_view left(from, static_cast<std::size_t>(end - from));
    const char second = left.size() > 1 ? left[1] : '\0';
    std::size_t longest = 0;
    for (const string_view filler : kFillers.of(left)) {
      // A blank in it stands for any.
      const bool may_be = filler.size() < 2 || filler[1] == second || filler[1] == ' ';
      longest = std::max(longest, may_be ? g::words_taken(left, filler) : 0);
    }
    longest = std::max(longest, adverb_size(from, end));
    more = longest > 0;
    at = more ? from + longest : at;
  }
  return at;
}

namespace {

/// "Ann K♥", "Ann 2": what somebody did whose verb is left out.
struct without_verb
    : p::sor<g::card, g::ellipsis, p::one<':'>, g::a_card,
             p::seq<g::says<"the", "his", "her">, g::blanks,
                    p::sor<g::rank_word,
                           g::says<"first", "last", "other", "others", "remaining", "rest">>>,
             p::seq<p::one<','>, g::gap, g::says<"who", "having", "without">, g::blanks>> {};

/// "'s got": of a name or of "he", that he has it.
struct clitic_got
    : p::seq<g::apostrophe, p::one<'s'>, g::word_end, g::blanks,
             p::opt<g::says<"only", "just", "still">, g::blanks>, g::says<"got">, g::blanks> {};

/// "9♦ turned", "the trump is the nine of hearts", "eight of clubs": what is told behind who dealt.
struct turned_up
    : p::sor<g::a_card,
             p::seq<g::says<"it is", "it's", "it was", "the card is", "the card was", "up comes",
                            "up came">,
                    g::blanks, g::a_card>,
             p::seq<p::sor<g::suit_name, g::says<"heart", "spade", "diamond", "club">>, g::blanks,
                    g::says<"trump", "trumps">>,
             p::seq<p::opt<g::the, g::blanks>,
                    p::sor<g::says<"trump", "trumps", "turn-up", "turned card", "card turned",
                                   "card he turned", "card she turned", "retourne">,
                           p::seq<g::suit_name, g::blanks,
                                  g::says<"turned", "is", "are", "was", "were", "being">>>>> {};

/// What goes on in a gerund does what its verb says: "deals, turning up the knave".
bool goes_on_in_gerund(string_view word) {
  const int row = verb_of_gerund(word);
  return row >= 0 && goes_on_so(verb_rows()[static_cast<std::size_t>(row)].verb);
}

}  // namespace

bool goes_on_so(string_view verb) {
  return one_of(verb, {"turns", "discards", "takes", "marks"});
}

bool is_what_follows(const char* at, const char* end) {
  const string_view verb(at, g::word_size({at, static_cast<std::size_t>(end - at)}));
  const char* const whom = at + verb.size();
  const string_view left(whom, static_cast<std::size_t>(end - whom));
  const bool gives = one_of(verb, {"wins", "won", "gives", "gave", "brings", "brought"});
  return gives &&
         std::ranges::any_of(std::array<string_view, 4>{" him", " her", " the game", " them"},
                             [&](string_view words) { return g::words_taken(left, words) > 0; });
}

bool may_end_at(const char* at, const char* end, const Here& here) {
  Input in(at, end, "");
  p::parse<g::gap>(in);
  if (in.empty()) {
    return true;
  }
  const bool comma = *in.current() == ',';
  if (!comma && !p::parse<p::at<g::also>>(in)) {
    return p::parse<p::at<g::sentence_end>>(in);
  }
  p::parse<p::opt<g::comma>>(in);
  if (p::parse<p::seq<p::plus<g::also>, p::at<time_told_first>>>(in)) {
    return true;
  }
  p::parse<p::seq<p::star<g::also>, p::opt<g::says<"then">, g::blanks>>>(in);
  if (in.empty()) {
    return comma;
  }
  if (const auto who = person_at(in.current(), end, here)) {
    Input after(who->end, end, "");
    if (p::parse<p::at<whose_card>>(after)) {
      return true;
    }
    if (p::parse<g::gap>(after); after.empty()) {
      return false;
    }
    const char* verb = after.current();
    return p::parse<p::at<p::sor<without_verb, clitic_got, contraction>>>(after) ||
           (!here.numbers && p::parse<p::at<g::count, g::sentence_end>>(after)) ||
           (p::parse<g::word>(after) &&
            find_verb_row({verb, static_cast<std::size_t>(after.current() - verb)}) >= 0) ||
           p::parse<p::at<g::noun>>(after);
  }
  const char* word = in.current();
  Input relative(word, end, "");
  p::parse<g::relative_words>(relative);
  if (relative.current() != word && person_at(relative.current(), end, here)) {
    return true;
  }
  if (here.deals && p::parse<p::at<turned_up>>(in)) {
    here.moment.asks(kAlways, here.actor);
    if ((here.moment.now() & (kAsked | kExchanging | kPlaying)) == 0) {
      return true;
    }
  }
  const auto verb_here = [&] {
    const char* verb = in.current();
    return p::parse<g::word>(in) &&
           find_verb_row({verb, static_cast<std::size_t>(in.current() - verb)}) >= 0;
  };
  if (p::parse<p::seq<g::a_card, g::blanks>>(in)) {
    return p::parse<p::at<remains>>(in) || verb_here();  // "and 8♥ is turned up"
  }
  if (p::parse<p::at<thing_done>>(in)) {
    return true;
  }
  if (p::parse<each_does>(in)) {
    return verb_here();
  }
  if (p::parse<p::seq<g::says<"which">, g::blanks>>(in)) {
    return is_what_follows(in.current(), end);
  }
  if (comma && p::parse<p::seq<g::says<"who">, g::blanks>>(in)) {
    p::parse<p::seq<g::says<"thereby", "thus", "then", "now", "also">, g::blanks>>(in);
    return verb_here();  // "is found by B, who claims …"
  }
  if (!p::parse<g::word>(in)) {
    return p::parse<g::trick_number>(in);
  }
  const string_view written(word, static_cast<std::size_t>(in.current() - word));
  if (one_of(written, {"he", "she", "they", "I", "you", "we", "nobody", "somebody", "each"})) {
    if (p::parse<p::at<clitic_got>>(in)) {
      return true;
    }
    in.bump(static_cast<std::size_t>(skip_fillers(in.current(), end) - in.current()));  // "only"
    p::parse<g::gap>(in);
    return verb_here();
  }
  if (const char* const opened = skip_openers(word, end);
      opened != word && find_verb_row(written) < 0) {
    Input behind(opened, end, "");  // "and only then says"
    const auto who = person_at(opened, end, here);
    behind.bump(who ? static_cast<std::size_t>(who->end - opened) : 0);
    p::parse<p::seq<p::opt<somebody, g::blanks>, g::gap>>(behind);
    const char* const verb = behind.current();
    return p::parse<g::word>(behind) &&
           is_finite({verb, static_cast<std::size_t>(behind.current() - verb)});
  }
  return find_verb_row(written) >= 0 || (written[0] >= 'A' && written[0] <= 'Z') ||
         goes_on_in_gerund(written);
}

}  // namespace ecarte::notation
