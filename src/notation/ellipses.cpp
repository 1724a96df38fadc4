// SPDX-License-Identifier: MIT
//
// Sentences that leave out what the one before them said: "takes three, Y two", and those that go
// on in a gerund: "deals, turning up the knave".
#include "notation/clause_parts.hpp"
#include "notation/in_full.hpp"
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

/// "Deals, turning up the knave": what the same person does next.
bool Sentences::in_gerund(const char* start) {
  const std::string_view word = word_from(start);
  const int row = verb_of_gerund(word);
  const std::string_view verb =
      row < 0 ? std::string_view{} : verb_rows()[static_cast<std::size_t>(row)].verb;
  if (!goes_on_so(verb) || depth_ > 2 || d_.act.actor == record::kNobody) {
    return false;
  }
  const char* const rest = start + word.size();
  Heard as;
  as.end = end_of_clause(rest, end_, here_now());
  as.means = d_.names->names().of(d_.act.actor) + " " + std::string(verb);
  as.copy(rest, as.end);
  heard(start, as);
  return true;
}

/// "'ll take it", "'d have two" behind who does it: the verb drawn together with his name, and
/// where what follows begins; no verb if none is.
std::pair<std::string_view, const char*> Sentences::drawn_verb(const char* at) const {
  Input in(at, end_, "");
  if (in.empty() || (*at != '\'' && *at != '\xe2') || !p::parse<g::apostrophe>(in)) {
    return {};
  }
  const std::string_view drawn = word_from(in.current());
  const char* const behind = skip_blanks(in.current() + drawn.size());
  const bool would =
      one_of(word_from(behind), {"have", "like", "take", "rather", "sooner", "play"});
  return {drawn == "ll"           ? " will "
          : drawn == "d" && would ? " would "
                                  : std::string_view{},
          behind};
}

/// "Y's got six", "she's only got four": that he has them, and what he will or would have. `who` is
/// told up to `behind`.
bool Sentences::has_got(const char* start, const char* behind, std::string_view who) {
  Input in(behind, end_, "");
  if (const auto [will, what] = drawn_verb(behind); depth_ <= 1 && !will.empty()) {
    Heard as;
    as.end = end_of_clause(what, end_, here_now());
    as.copy(who.data(), who.data() + who.size());
    as.means += will;
    as.copy(what, as.end);
    d_.act.actor = record::kNobody;
    heard(start, as);
    const Act* const last = d_.acts->last();
    d_.act.actor = last == nullptr ? record::kNobody : last->actor;
    return true;
  }
  if (depth_ > 1 || in.empty() || (*behind != '\'' && *behind != '\xe2') ||
      !p::parse<p::seq<g::apostrophe, p::one<'s'>, g::word_end, g::blanks>>(in)) {
    return false;
  }
  const char* const only = in.current();
  p::parse<p::seq<g::says<"only", "just", "still">, g::blanks>>(in);
  const char* const got = in.current();
  if (!p::parse<p::seq<g::says<"got">, g::blanks>>(in)) {
    return false;
  }
  Heard as;
  as.end = end_of_clause(in.current(), end_, here_now());
  as.copy(who.data(), who.data() + who.size());
  as.means += " has ";
  as.copy(only, got);
  as.copy(in.current(), as.end);
  d_.act.actor = record::kNobody;
  heard(start, as);
  const Act* const last = d_.acts->last();
  d_.act.actor = last == nullptr ? record::kNobody : last->actor;
  return true;
}

/// "In the first trick plays Y the K♠": the verb before who does it, behind words that say when.
bool Sentences::verb_first(const char* start) {
  const std::string_view word = word_from(start);
  const char* const name = skip_blanks(start + word.size());
  const auto who = d_.names->person_at({name, static_cast<std::size_t>(end_ - name)});
  if (carry_ || depth_ > 0 || !who || !record::is_player(who->actor) || !is_finite(word) ||
      !one_of(verb_meant(word), {"plays", "leads", "proposes", "accepts", "refuses", "discards",
                                 "takes", "marks", "announces", "turns", "does"})) {
    return false;
  }
  Heard as;
  const char* const rest = name + who->size;
  as.end = end_of_clause(rest, end_, here_now());
  as.means = d_.names->names().of(who->actor) + " ";
  if (verb_meant(word) != "does") {  // "only then did A say"
    as.copy(start, start + word.size());
  }
  as.copy(rest, as.end);
  d_.act.actor = record::kNobody;
  heard(start, as);
  d_.act.actor = who->actor;
  return true;
}

/// "A took three and so did Y": the same, of the other.
bool Sentences::so_did(const char* start) {
  const bool so = same_word(word_from(start), "so");
  if (!so && !(carry_ && bare(in_.begin(), start).ends_with(" so"))) {
    return false;
  }
  Input in(so ? start + 2 : start - 1, end_, "");
  if (depth_ > 0 ||
      !p::parse<p::seq<g::blanks, g::says<"did", "does", "has", "was", "is">, g::blanks>>(in)) {
    return false;
  }
  const auto who = d_.names->person_at({in.current(), in.size()});
  constexpr record::ActKinds kDone{ActKind::Take,    ActKind::Discard, ActKind::Look,
                                   ActKind::Shuffle, ActKind::Mark,    ActKind::LetStand,
                                   ActKind::Play};
  const Act* last = d_.acts->last();
  if (last != nullptr && last->kind == ActKind::Partly && d_.acts->size() > 1) {
    last = &d_.acts->all()[d_.acts->size() - 2];  // of a card of which the suit is known
  }
  const bool same_card = last != nullptr && last->kind == ActKind::Play && last->cards.size() == 1;
  if (!who || last == nullptr || !kDone.has(last->kind) || same_card ||
      !record::is_player(who->actor) || last->actor == who->actor) {
    return false;
  }
  in.bump(who->size);
  std::string_view told(d_.text + last->at, last->length);
  for (std::size_t at = 0; at < told.size(); at = told.find_first_not_of(' ', told.find(' ', at))) {
    if (const auto named = d_.names->person_at(told.substr(at))) {
      told.remove_prefix(at + named->size);
      break;
    }
  }
  told.remove_prefix(std::min(told.find_first_not_of(' '), told.size()));
  const bool verb = find_verb_row(told.substr(0, told.find(' '))) >= 0;
  if (!p::parse<p::at<g::sentence_end>>(in) || (!verb && last->kind != ActKind::Play)) {
    return false;
  }
  Heard as;
  as.end = in.current();
  as.means = d_.names->names().of(who->actor) + (verb ? " " : " plays ") + std::string(told);
  d_.act.actor = record::kNobody;
  heard(start, as);
  d_.act.actor = who->actor;
  return true;
}

/// "Y leads Q♣; A, the jack": what answers the card led.
bool Sentences::rank_alone(const char* start) {
  Input in(here(), end_, "");
  if (depth_ > 0 || !record::is_player(d_.act.actor) ||
      !p::parse<p::seq<g::comma, p::at<p::sor<p::seq<g::the, g::blanks, g::rank_word>, g::a_card>,
                                       g::sentence_end>>>(in)) {
    return false;
  }
  Here now = here_now();
  now.moment.asks(kToReply, d_.act.actor);
  if ((now.moment.of(d_.act.actor) & kToReply) == 0) {
    return false;
  }
  Heard as;
  as.end = end_of_clause(in.current(), end_, now);
  as.means = d_.names->names().of(d_.act.actor) + " plays ";
  as.copy(in.current(), as.end);
  heard(start, as);
  return true;
}

/// "To Y he gives three": whom it is done to, told first.
bool Sentences::whom_first(const char* start) {
  const char* const whom = skip_blanks(start + 2);
  const auto named = d_.names->person_at({whom, static_cast<std::size_t>(end_ - whom)});
  if (!named || depth_ > 0) {
    return false;
  }
  const char* const rest = skip_blanks(whom + named->size);
  const auto who = d_.names->person_at({rest, static_cast<std::size_t>(end_ - rest)});
  const std::string_view word = word_from(rest);
  const char* const verb = who ? rest + who->size : rest + word.size();
  const bool somebody = who || one_of(word, {"he", "she", "I"});
  if (!somebody || find_verb_row(word_from(skip_blanks(verb))) < 0) {
    return false;
  }
  Heard as;
  as.end = end_of_clause(rest, end_, here_now());
  d_.act.actor = record::kNobody;
  as.copy(rest, as.end);
  as.means += " to " + d_.names->names().of(named->actor);
  heard(start, as);
  const Act* const last = d_.acts->last();
  d_.act.actor = last == nullptr ? record::kNobody : last->actor;
  return true;
}

namespace {

/// "How do things stand now": what "?" asks by itself.
bool asks_how_it_stands(std::string_view asked) {
  static constexpr auto kAsks = std::to_array<std::string_view>(
      {"how do things stand", "how do matters stand", "how does it stand",
       "how does the game stand", "how do we stand", "how do they stand", "how does the deal stand",
       "where do things stand", "where do we stand", "how do affairs stand", "what happens now",
       "what follows now", "what is to be done", "what is to happen", "what now",
       "what should happen now", "what is the ruling", "what should be done",
       "what are the rulings"});
  return std::ranges::any_of(kAsks, [&](std::string_view words) {
    const std::size_t size = g::words_taken(asked, words);
    const std::size_t capital = size > 0                                          ? size
                                : same_word(asked.substr(0, words.size()), words) ? words.size()
                                                                                  : 0;
    const std::string_view left = asked.substr(capital);
    return capital > 0 && (left.empty() || left == " now" || left == " then" || left == " here" ||
                           left == " at this point" || left == " at this moment");
  });
}

}  // namespace

/// "Who marks what?", "Has she revoked?": a question to whoever reads it is kept as it was asked.
bool Sentences::asked_aside(const char* start) {
  const std::string_view word = word_from(start);
  const char* const stop = std::find_if(start, end_, [](char c) { return c == '?' || c == '"'; });
  if (depth_ > 0 || carry_ || stop == end_ || *stop != '?' ||
      std::find_if(start, stop, [](char c) { return c == '.' || c == ';' || c == ':'; }) != stop ||
      !one_of(word, {"who", "what", "which", "can", "may", "must", "should", "does", "did", "has",
                     "is", "was", "isn", "how", "shall", "are", "why"})) {
    return false;
  }
  Input behind(stop + 1, end_, "");
  if (!p::parse<g::sentence_end>(behind) || stop[-1] == ' ') {
    return false;  // "Is K? …"
  }
  const std::string_view asked(start, static_cast<std::size_t>(stop - start));
  const bool how_it_stands = asks_how_it_stands(asked) && nothing_follows();
  keep_of_nobody(start, stop + 1, how_it_stands ? record::kStopsHere : record::kUnread);
  d_.act.actor = record::kNobody;
  return true;
}

/// "(she had a spade)" behind a sentence: one of its own; "she" is who did what stands before it,
/// unless a name says otherwise.
void Sentences::in_brackets(const char* open) {
  const char* const close = std::find(open, end_, ')');
  if (depth_ > 0 || close == end_ || std::find(open + 1, close, '(') != close) {
    return;
  }
  const char* const inner = skip_blanks(open + 1);
  const std::string_view word = word_from(inner);
  const Act* const last = d_.acts->last();
  Heard as;
  as.end = close;
  if (one_of(word, {"he", "she"}) && last != nullptr && record::is_player(last->actor)) {
    const record::Actor told = told_by_name(word, *d_.names);
    const record::Actor who = told == record::kNobody ? last->actor : told;
    as.means = d_.names->names().of(who);
    as.copy(inner + word.size(), close);
  } else {
    as.copy(inner, close);
  }
  const Untried before(d_);
  go_to(inner);
  d_.begin(inner);
  d_.act.actor = record::kNobody;
  try {
    heard(inner, as);
  } catch (const LineError&) {
    before.restore(d_, inner);
    const std::string_view bracket(open, static_cast<std::size_t>(end_ - open));
    const bool in_other_words =
        std::ranges::any_of(dropped_words(), [bracket](const DroppedWords& one) {
          return !one.instead.empty() && bracket.starts_with(one.written);
        });
    if (in_other_words || !tells_no_act(inner, close)) {
      throw;
    }
    go_to(close);
    d_.pass_over(inner, close);
  }
  d_.act.actor = record::kNobody;
  in_.bump(static_cast<std::size_t>(close + 1 - here()));
}

/// In brackets "2–0", "found before the answer": nobody is named, and no verb says what was done.
bool Sentences::tells_no_act(const char* at, const char* end) const {
  for (const char* c = at; c != end; ++c) {
    if (c != at && !blank(c[-1])) {
      continue;
    }
    const std::string_view word = word_from(c);
    const std::string_view left(c, static_cast<std::size_t>(end - c));
    if (d_.names->person_at(left) || one_of(word, {"he", "she", "they", "I"}) ||
        (is_finite(word) && word.ends_with('s') && word != "is") || g::card_size(left) > 0) {
      return false;
    }
  }
  return true;
}

namespace {

/// What somebody who "has" or "will have" something is told to have done: "had three tricks, Wade
/// two".
std::string_view what_he_has(ActKind kind) {
  const bool tricks = kind == ActKind::Made || kind == ActKind::TakeTrick;
  return tricks                  ? "wins"
         : kind == ActKind::Hold ? "holds"
         : kind == ActKind::Take ? "takes"
         : kind == ActKind::Ask  ? "asks"
                                 : "has";
}

}  // namespace

/// Notes the verb at `at` of the sentence read, with the word that belongs to it, if somebody else
/// may do the same in a number or cards alone. `acts` were told before it.
void Sentences::may_be_repeated(const char* start, const char* at, std::size_t acts) {
  repeated_ = {};
  const std::string_view word = word_from(at);
  const std::string_view verb = verb_meant(word);
  const std::vector<Act>& told = d_.acts->followed();
  constexpr record::ActKinds kOfCards{ActKind::Cut, ActKind::Discard, ActKind::Hold, ActKind::Take};
  if (depth_ > 0 || start == at || told.size() == acts || !record::is_player(d_.act.actor)) {
    return;
  }
  const ActKind kind = told.back().kind;
  repeated_.of_cards = kOfCards.has(kind);
  if (!repeated_.of_cards && (verb != "will" || kind != ActKind::Ask) && kind != ActKind::Made &&
      kind != ActKind::Mark && kind != ActKind::TakeTrick) {
    return;
  }
  repeated_.verb = verb == "has" || verb == "will" ? what_he_has(kind) : verb;
  repeated_.actor = d_.act.actor;
  const std::string_view next = word_from(skip_blanks(at + word.size()));
  if (one_of(next, {"out", "away", "down", "up"})) {
    repeated_.verb += " " + std::string(next);
  }
}

/// "Takes three, Y two"; "cuts the jack of clubs, Y an ace": the other one does the same.
bool Sentences::repeats_verb(const char* start) {
  const bool players = record::is_player(d_.act.actor) && record::is_player(said_before_.actor) &&
                       !said_before_.verb.empty();
  const bool trick = one_of(word_from(here()), {"trick"});
  const bool other = players && (trick || d_.act.actor != said_before_.actor);
  if (!other || depth_ > 0 ||
      !(p::parse<p::at<g::count, g::sentence_end>>(in_) ||
        p::parse<p::at<
            g::says<"the", "trick", "tricks">, g::blanks,
            p::sor<g::digits, g::says<"first", "second", "third", "fourth", "fifth", "last">>>>(
            in_) ||
        (said_before_.of_cards && p::parse<p::at<g::plain_cards, g::sentence_end>>(in_)) ||
        (said_before_.verb == "holds" &&
         p::parse<p::at<g::says<"nothing">, g::sentence_end>>(in_)))) {
    return false;
  }
  const char* const what = here();
  Heard as;
  as.end = end_of_clause(what, end_, here_now());
  as.means = d_.names->names().of(d_.act.actor) + " " + said_before_.verb + " ";
  as.copy(what, as.end);
  heard(start, as);
  repeated_ = said_before_;
  repeated_.actor = d_.act.actor;
  return true;
}

}  // namespace ecarte::notation
