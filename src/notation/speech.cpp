// SPDX-License-Identifier: MIT
//
// What is said aloud: an act if it has a fixed sense, else a remark kept word for word.
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

namespace {

/// "and says", ", and A cries": do the words go on with what somebody does next?
bool next_deed_at(Input in, const Here& now) {
  if (!p::parse<p::seq<p::opt<p::one<','>>, g::gap, g::says<"and", "but", "then">, g::blanks>>(
          in)) {
    return false;
  }
  p::parse<p::opt<g::says<"then">, g::blanks>>(in);
  if (const auto who = person_at(in.current(), in.end(), now)) {
    in.bump(static_cast<std::size_t>(who->end - in.current()));
    p::parse<g::gap>(in);
  }
  const std::string_view left(in.current(), in.size());
  return is_finite(left.substr(0, g::word_size(left)));
}

/// "says at the end "…"": past a few words that tell when or how, and nothing that is done besides.
void pass_to_quote(Input& in, const Here& now) {
  Input ahead(in.current(), in.end(), "");
  if (p::parse<p::at<g::says<"that">>>(ahead)) {
    return;
  }
  for (int words = 0; words < 8 && !next_deed_at(Input(ahead.current(), ahead.end(), ""), now) &&
                      p::parse<p::seq<g::word, g::gap>>(ahead);
       ++words) {
    if (next_deed_at(Input(ahead.current(), ahead.end(), ""), now)) {
      return;  // "announces the king, and A says …"
    }
    p::parse<p::seq<p::opt<p::one<',', ':'>>, g::gap>>(ahead);
    if (p::parse<p::at<g::quote_open>>(ahead)) {
      in.bump(static_cast<std::size_t>(ahead.current() - in.current()));
      return;
    }
  }
}

}  // namespace

/// "Y: "How many?"": who speaks, a colon, and what he says.
bool Sentences::spoken_after_name(const char* start, const NameTable::Found& who) {
  const char* after = skip_blanks(start + who.size);
  if (after == end_ || *after != ':') {
    return false;
  }
  const char* begin = skip_blanks(after + 1);
  const char* stop = end_of_clause(begin, end_, here_now());
  if (begin == stop) {
    return false;
  }
  d_.act.actor = who.actor;
  in_.bump(static_cast<std::size_t>(begin - here()));
  if (p::parse<p::at<g::quoted>>(in_)) {
    return speech(start, find_verb_row("says"));
  }
  if (cards_after_name(start, begin, stop)) {
    return true;
  }
  const std::string_view word = word_from(begin);
  if (find_verb_row(word) >= 0 && is_finite(word) && !hear_utterance(begin, stop, here_now())) {
    verb_and_phrase(start);  // "A: deals, turns J♥"
    return true;
  }
  stop = end_of_speech(begin, stop);
  in_.bump(static_cast<std::size_t>(stop - begin));
  say(start, begin, stop);
  return true;
}

/// What is said without quotes goes on past a comma, if it has no fixed sense up to there and
/// nobody else is spoken of behind it: "wait, you trumped my spade, and had one".
const char* Sentences::end_of_speech(const char* begin, const char* stop) {
  const char* const last = begin + g::clause_size({begin, static_cast<std::size_t>(end_ - begin)});
  if (stop == last || hear_utterance(begin, stop, here_now())) {
    return stop;
  }
  while (stop != last) {
    Input in(stop, last, "");
    p::parse<p::seq<g::gap, p::opt<g::comma>, p::star<g::also>>>(in);
    const char* const next = in.current();
    const std::string_view word = word_from(next);
    if (next == stop || next == last || one_of(word, {"he", "she", "they"}) ||
        person_at(next, last, here_now())) {
      break;
    }
    stop = end_of_clause(next, last, here_now());
  }
  return stop;
}

/// "Y: K♥": a card played, or the hand he holds.
bool Sentences::cards_after_name(const char* start, const char* begin, const char* stop) {
  while (stop != begin && (stop[-1] == ' ' || stop[-1] == '\t')) {
    --stop;
  }
  Input list(begin, stop, "");
  if (!p::parse<g::plain_cards>(list) || list.current() != stop) {
    return false;
  }
  Input first(begin, stop, "");
  const bool one = p::parse<g::a_card>(first) && first.current() == stop;
  const std::uint8_t trump = here_now().moment.trump();
  const std::string_view words(begin, static_cast<std::size_t>(stop - begin));
  const auto suit = record::meaning(record::kSuitWords, words.substr(words.rfind(' ') + 1));
  const bool king = one && words.find("king of ") != std::string_view::npos &&
                    (!suit || static_cast<std::uint8_t>(*suit) == trump);
  const When now = here_now().moment.now();
  if (one && ((now & (kBefore | kDealing)) != 0 || king)) {
    throw LineError{"two-senses", begin, stop,
                    king ? "expected announces the king, if he says so; or the card he plays, such "
                           "as leads K♥"
                         : "expected what is done with the card, such as turns 8♦, exposes his 8♦, "
                           "or holds 8♦"};
  }
  Heard cards;
  cards.end = stop;
  cards.means = d_.names->names().of(d_.act.actor) + (one ? " " : " holds ");
  cards.copy(begin, stop);
  heard(start, cards);
  return true;
}

/// Whoever is named, or meant by "he" or "she", as having spoken.
std::optional<Person> Sentences::speaker_at(const char* at) {
  if (const auto who = person_at(at, end_, here_now())) {
    return who;
  }
  const std::string_view word = word_from(at);
  if (word == "he" || word == "she") {
    if (const record::Actor who = meant_by(word); who != record::kNobody) {
      return Person{who, at + word.size()};
    }
  }
  return std::nullopt;
}

/// ""Four," said Mrs Pym"; ""Four," she said": what is said, and then who says it.
bool Sentences::spoken_before_name(const char* start) {
  Input in(start, end_, "");
  if (!p::parse<g::quoted>(in)) {
    return false;
  }
  const char* close = in.current();
  p::parse<p::seq<g::gap, p::opt<p::one<','>>, g::gap>>(in);
  const auto says = [&](const char* at) {
    const std::string_view verb = word_from(at);
    const std::string_view meant = verb_meant(verb);
    const bool speaks = meant == "says" || meant == "asks" || meant == "answers" ||
                        meant == "remarks" || meant == "announces" || meant == "calls";
    return speaks ? at + verb.size() : nullptr;
  };
  std::optional<Person> who;
  const char* end = nullptr;
  if (const char* after = says(in.current())) {
    who = speaker_at(skip_blanks(after));
    end = who ? who->end : nullptr;
  } else if ((who = speaker_at(in.current()))) {
    end = says(skip_blanks(who->end));
  }
  if (!who || end == nullptr) {
    return false;
  }
  d_.act.actor = who->actor;
  in_.bump(static_cast<std::size_t>(end - here()));
  const std::size_t mark = *start == '"' ? 1 : 3;
  say(start, start + mark, close - (close[-1] == '"' ? 1 : 3));
  return true;
}

/// "A and Y ask Zoe: "May he?"": what both ask of one who looks on he is to decide.
bool Sentences::both_ask_onlooker(const char* start) {
  const std::string_view verb = word_from(here());
  const char* const at = skip_blanks(verb.data() + verb.size());
  const auto whom = person_at(at, end_, here_now());
  if (d_.act.actor != record::kBoth || verb_meant(verb) != "asks" || !whom ||
      !record::is_bystander(whom->actor)) {
    return false;
  }
  Input in(whom->end, end_, "");
  p::parse<p::seq<g::gap, p::opt<p::one<',', ':'>>, g::gap>>(in);
  const char* const quote = in.current();
  if (!p::parse<g::quoted>(in)) {
    return false;
  }
  d_.pass_over(quote, in.current());
  Heard asked;
  asked.end = in.current();
  asked.means = d_.names->names().of(record::kBoth) + " ask " + d_.names->names().of(whom->actor);
  heard(start, asked);
  return true;
}

/// "announces the king and says "mine"": the king is announced by the first of it.
bool Sentences::announces_king(int row) const {
  if (verb_rows()[static_cast<std::size_t>(row)].verb != "announces") {
    return false;
  }
  Input in(here(), end_, "");
  const bool king = p::parse<p::seq<
      g::word, g::blanks,
      p::sor<g::card, p::seq<p::opt<g::says<"the", "his", "her">, g::blanks>, g::says<"king">>>>>(
      in);
  const std::string_view left(in.current(), static_cast<std::size_t>(end_ - in.current()));
  const std::string_view between = left.substr(0, record::quote_in(left));
  return king && (between.find(',') != std::string_view::npos ||
                  between.find(" and ") != std::string_view::npos);
}

/// True if words in quotes follow the verb: then what was said is heard, or kept.
bool Sentences::speech(const char* start, int row) {
  if (record::quote_in(rest()) == std::string_view::npos || announces_king(row)) {
    return false;
  }
  if (both_ask_onlooker(start)) {
    return true;
  }
  Input in(here(), end_, "");
  if (!p::parse<p::at<g::quoted>>(in)) {
    p::parse<g::word>(in);
    const Here now = here_now();
    for (bool more = true; more;) {
      p::parse<g::gap>(in);
      more = p::parse<p::sor<g::says<"out">, g::says<"loud">, g::says<"aloud">, g::says<"quietly">,
                             g::says<"then">, p::one<','>, p::one<':'>>>(in);
      if (!more && p::parse<p::seq<g::says<"to">, g::blanks>>(in)) {
        const auto whom = person_at(in.current(), end_, now);
        if (whom) {
          in.bump(static_cast<std::size_t>(whom->end - in.current()));
        }
        more = whom.has_value();
      }
    }
    pass_to_quote(in, now);
  }
  const char* open = in.current();
  const std::string_view verb = verb_rows()[static_cast<std::size_t>(row)].verb;
  const char* const words = std::min(here() + word_from(here()).size(), open);
  if (!p::parse<g::quoted>(in) ||
      (verb == "announces" && !game_word_in(words, open, false).empty())) {
    return false;  // "announces the king: "mine""
  }
  const char* close = in.current();
  d_.pass_over(std::min(here() + word_from(here()).size(), open), open);
  const std::size_t mark = *open == '"' ? 1 : 3;
  const std::size_t end_mark = close[-1] == '"' ? 1 : 3;
  in_.bump(static_cast<std::size_t>(close - here()));
  say(start, open + mark, close - end_mark);
  return true;
}

/// "says play", "says ok": words in no quotes, if they have a fixed sense.
bool Sentences::said_unquoted(const char* start, const char* phrase) {
  const char* const words = skip_blanks(phrase);
  const char* const stop = end_of_clause(words, end_, here_now());
  if (words == stop || !record::is_player(d_.act.actor) ||
      !hear_utterance(words, stop, here_now())) {
    return false;
  }
  go_to(stop);
  say(start, words, stop);
  return true;
}

/// What is said at a card table in a fixed sense is the act itself; the rest is a remark.
void Sentences::say(const char* start, const char* begin, const char* end) {
  const bool known = record::is_player(d_.act.actor) || record::is_bystander(d_.act.actor);
  if (known && depth_ < 3) {
    const char* after = here();
    if (names_suit(start, begin, end)) {
      return;
    }
    if (record::is_player(d_.act.actor) && said_in_parts(start, begin, end, 2)) {
      return;
    }
    Here now = here_now();
    now.backed = backed_by(d_.act.actor);
    auto said = hear_utterance(skip_blanks(begin), end, now);
    const std::string_view words(begin, static_cast<std::size_t>(end - begin));
    // "A fresh deal or a card?" offers a choice, and takes none.
    const bool offers = words.find(" or ") != std::string_view::npos;
    if (offers && (!said || said->means.find("claims ") != std::string::npos)) {
      return remark(start, begin, end);
    }
    if (said && (!said->aside || said->refusal)) {
      said->end = after;
      return heard(start, *said);
    }
    if (!said && record::is_player(d_.act.actor) &&
        (says_and_does(start, begin, end) || said_in_parts(start, begin, end, 1) ||
         says_what_is_wrong(start, begin, end))) {
      return;
    }
  }
  remark(start, begin, end);
}

/// The player on whom he has bet; nobody if he has on neither or both.
record::Actor Sentences::backed_by(record::Actor who) const {
  record::Actor backed = record::kNobody;
  if (record::is_player(who)) {
    return backed;  // no player bets
  }
  for (const Act& act : d_.acts->all()) {
    if ((act.kind == ActKind::Bet || act.kind == ActKind::Cover) && act.actor == who) {
      backed = backed == record::kNobody || backed == act.detail ? act.detail : record::kBoth;
    }
  }
  return backed;
}

void Sentences::remark(const char* start, const char* begin, const char* end) {
  Act act;
  act.kind = ActKind::Speak;
  act.actor = d_.act.actor;
  act.at = d_.offset(start);
  act.detail = record::kUnstated;
  if (begin != end) {
    d_.keep(act, begin, end);  // of what had no words nothing is kept
  }
  d_.append(act, here());
  went_before_ = nullptr;
}

}  // namespace ecarte::notation
