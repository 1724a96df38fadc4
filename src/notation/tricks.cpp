// SPDX-License-Identifier: MIT
//
// Tricks, and cards played between other things.
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

namespace {

/// What a trick says that is written as nearly all are.
struct PlainTrick {
  Draft& d;
  std::uint8_t number = 0;
  record::Actor leader = record::kNobody;
  record::Actor replier = record::kNobody;
  const char* lead = nullptr;
  const char* reply = nullptr;
};

std::size_t name_taken(std::string_view text, PlainTrick& trick) {
  return notation::name_taken(text, trick.d);
}

template <class Rule>
struct trick_action : p::nothing<Rule> {};
template <>
struct trick_action<p::digit> {
  template <class In>
  static bool apply(const In& in, PlainTrick& trick) {
    trick.number = static_cast<std::uint8_t>(*in.begin() - '0');
    return trick.number > 0;
  }
};
template <>
struct trick_action<g::leader> {
  static bool apply0(PlainTrick& trick) {
    trick.leader = trick.d.named.actor;
    return record::is_player(trick.leader);
  }
};
template <>
struct trick_action<g::replier> {
  static bool apply0(PlainTrick& trick) {
    trick.replier = trick.d.named.actor;
    return record::is_player(trick.replier);
  }
};
/// A rank that the pack has not is left to the longer way, and so is a card of another tongue.
template <const char* PlainTrick::*Card>
struct takes_card {
  template <class In>
  static bool apply(const In& in, PlainTrick& trick) {
    trick.*Card = in.begin();
    return plain_card(in.begin()).kind == ListedCard::Kind::Known;
  }
};
template <>
struct trick_action<g::lead_card> : takes_card<&PlainTrick::lead> {};
template <>
struct trick_action<g::reply_card> : takes_card<&PlainTrick::reply> {};

}  // namespace

/// "1. Y K♥, A 8♠", to the end of the line.
bool Sentences::plain_trick() {
  PlainTrick said{d_};
  if (!p::parse<g::plain_trick, trick_action>(in_, said)) {
    return false;
  }
  for (const bool replies : {false, true}) {
    const char* at = replies ? said.reply : said.lead;
    const ListedCard card = notation::plain_card(at);
    Act act;
    act.kind = ActKind::Play;
    act.at = d_.offset(at);
    act.actor = replies ? said.replier : said.leader;
    act.cards = card.cards;
    act.count = 1;
    act.number = said.number;
    act.detail = record::kUnstated;
    act.flags = static_cast<std::uint8_t>(replies ? record::kReplies : 0);
    d_.names->meet(act.actor);
    d_.append(act, at + card.length);
  }
  d_.listed.clear();
  d_.act.actor = record::kNobody;
  return true;
}

void Sentences::play_of_trick(std::uint8_t number, std::uint8_t flags) {
  const ListedCard& card = d_.listed.back();
  Act act;
  act.kind = ActKind::Play;
  act.at = card.at;
  act.actor = d_.who;
  act.number = number;
  act.detail = record::kUnstated;
  act.flags = flags;
  d_.lay_cards(act, 1);
  d_.append(act, d_.text + card.at + card.length);
  d_.append_card_notes(act.actor);
  d_.act.actor = act.actor;
  d_.listed.clear();
}

/// Of the cards of a trick, from act `led` on, only one is told to be somebody's: the other one is
/// the other player's.
void Sentences::play_of_other(std::size_t led) {
  std::vector<Act>& acts = d_.acts->all();
  const auto played = [](const Act& act) { return act.kind == ActKind::Play; };
  const auto lead = acts.begin() + static_cast<std::ptrdiff_t>(led);
  const auto reply = lead == acts.end() ? lead : std::find_if(lead + 1, acts.end(), played);
  if (reply == acts.end() || !played(*lead)) {
    return;
  }
  // With what is told of a card in part.
  const auto is_of = [](auto card, auto end, record::Actor other) {
    std::for_each(card, end, [other](Act& act) {
      act.actor = act.kind == ActKind::Play || act.kind == ActKind::Partly
                      ? static_cast<record::Actor>(1 - other)
                      : act.actor;
    });
  };
  if (record::is_player(reply->actor) && !record::is_player(lead->actor)) {
    is_of(lead, reply, reply->actor);
  } else if (record::is_player(lead->actor) && !record::is_player(reply->actor)) {
    is_of(reply, acts.end(), lead->actor);
  }
}

/// "1. Y throws down J♥, A T♥": what is thrown down to a trick that is numbered is played.
bool Sentences::thrown_to_trick(const char* start) {
  const auto who = d_.names->person_at(rest());
  const char* const verb = who ? skip_blanks(start + who->size) : end_;
  Input in(verb, end_, "");
  if (verb_meant(word_from(verb)) != "throws" ||
      !p::parse<p::seq<g::word, g::blanks, g::says<"down">, g::blanks>>(in)) {
    return false;
  }
  const char* const card = in.current();
  if (!p::parse<p::seq<g::a_card, p::at<g::sentence_end>>>(in)) {
    return false;
  }
  Input one(card, end_, "");
  p::parse<g::a_card>(one);
  Heard played;
  played.end = one.current();
  played.means = d_.names->names().of(who->actor) + " plays ";
  played.copy(card, played.end);
  d_.begin(start);
  heard(start, played);
  d_.act.actor = who->actor;
  return true;
}

void Sentences::trick() {
  if (d_.number < 1 || d_.number > 99) {
    throw LineError{"expected-number", d_.text + d_.act.at, here(),
                    "expected the number of a trick, such as 1."};
  }
  const auto number = static_cast<std::uint8_t>(d_.number);
  const std::uint8_t flags = match<g::first_card>() ? record::kReplies : 0;
  if (match<g::unknown_play>()) {
    return unknown_leader(number, flags);
  }
  if (flags == 0 && match<g::card_of_two>()) {
    return cards_of_two(number);
  }
  if (flags == 0 && p::parse<p::at<g::pair>>(in_)) {
    d_.listed.clear();
    match<g::card>();
    return unknown_leader(number, flags);
  }
  const char* const cards = here();
  const std::size_t led = d_.acts->size();
  d_.listed.clear();  // of what was tried
  if (match<g::plain_play>()) {
    play_of_trick(number, flags);
  } else {
    d_.listed.clear();
    carry_ = carry_ && verb_row_at(word_from(here())) >= 0;  // "finds it; in the next he leads K♥"
    const std::size_t before = d_.acts->size();
    if (at_end()) {
      fail(g::kExpected<g::trick>);
    }
    trick_ = number;
    if (!thrown_to_trick(here())) {
      sentence();
    }
    if (d_.acts->size() == before) {
      return;  // "1. Y …"
    }
    Act& act = d_.acts->all()[before];
    if (act.kind != ActKind::Play) {
      return;  // at this trick something was said, found or done
    }
    act.number = number;
    act.flags |= flags;
    d_.moment.retold();
    d_.listed.clear();
  }
  bool replied = match<g::reply>();
  if (!replied) {
    d_.listed.clear();
    replied = match<g::unknown_follower>();
    d_.who = replied ? record::kNobody : d_.who;
  }
  if (replied) {
    play_of_trick(number, record::kReplies);
    play_of_other(led);
  }
  clause_behind_cards(cards);
  if (replied) {
    d_.act.actor = record::kNobody;  // two have acted: a sentence that goes on must say who
  }
  went_before_ = &g::kExpected<g::reply>;
}

/// "1. Y Q♦, A 7♣, though he holds 9♦", "1. Y K♥, to which A plays 9♥": a clause that hangs on the
/// cards played, the first of which stands at `cards`.
void Sentences::clause_behind_cards(const char* cards) {
  if (!hangs_ || depth_ > 1 || at_end()) {
    return;
  }
  const char* const stop = here() + g::clause_size(rest());
  const auto clause = hanging_clause(cards, stop);
  if (!clause || clause->from < here() ||
      std::string_view(here(), clause->from).find_first_not_of(" \t,") != std::string_view::npos) {
    return;
  }
  const record::Actor actor = d_.act.actor;
  if (!hanging_read(*clause, false) && !hanging_read(*clause, true)) {
    refuse_clause(*clause);
  }
  d_.act.actor = actor;
  go_to(clause->end);
}

/// "3. ? K♥, ? 9♣": the cards of a trick, and not who led; "3. … ? 9♣": one that followed; "3. ?
/// K♥, A 9♣": who followed, and so who led.
void Sentences::unknown_leader(std::uint8_t number, std::uint8_t flags) {
  d_.act.actor = d_.who = record::kNobody;
  const std::size_t led = d_.acts->size();
  play_of_trick(number, flags);
  if (flags == 0 && (match<g::unknown_reply>() || match<g::reply>())) {
    play_of_trick(number, record::kReplies);
    play_of_other(led);
  }
  d_.act.actor = record::kNobody;
  went_before_ = &g::kExpected<g::reply>;
}

/// "2. Q♥ and 7♥": both cards of a trick, and not who played which.
void Sentences::cards_of_two(std::uint8_t number) {
  d_.act.actor = d_.who = record::kNobody;
  play_of_trick(number, 0);
  if (match<g::second_of_two>()) {
    play_of_trick(number, record::kReplies);
  }
  d_.act.actor = record::kNobody;
}

/// "? 9♣": a card to the trick begun above, played by it is not known whom; "K♣ 8♣", two of one.
bool Sentences::card_of_trick(const char* start) {
  if (g::card_size(rest()) > 0 && here_now().moment.now() == kPlaying &&
      p::parse<p::at<g::pair, g::sentence_end>>(in_)) {
    d_.listed.clear();
    match<g::card>();  // "K♣ 8♣"
    d_.who = record::kNobody;
    play_of_trick(0, 0);
    match<g::unknown_reply>();
    play_of_trick(0, 0);
    d_.act.actor = record::kNobody;
    return true;
  }
  if (*start != '?' || !match<p::seq<g::unknown_play, p::at<g::sentence_end>>>()) {
    d_.listed.clear();
    return false;
  }
  d_.who = record::kNobody;
  play_of_trick(0, 0);
  d_.act.actor = record::kNobody;
  return true;
}

/// "Y gives A 2, Y ?"; "A won 2 tricks, Y ?": a number that is not known is no card that is played.
void Sentences::refuse_number_unknown(const char* start) const {
  const char* before = start;
  while (before != in_.begin() && (before[-1] == ' ' || before[-1] == '\t')) {
    --before;
  }
  const bool follows = before != in_.begin() && before[-1] == ',' && d_.acts->last() != nullptr;
  if (!follows || d_.listed.size() != 1 || d_.listed[0].kind != ListedCard::Kind::Unknown) {
    return;
  }
  const Act& last = d_.acts->all().back();
  const std::string& name = d_.names->names().of(last.actor);
  if (last.kind == ActKind::Made) {
    throw LineError{"expected-number", start, here(),
                    "expected how many tricks; if it is not known, leave it out, such as " + name +
                        " won 2 tricks"};
  }
  if (last.kind == ActKind::Packet || last.kind == ActKind::Give) {
    throw LineError{"expected-number", start, here(),
                    "expected the size of the packet; if it is not known, leave it out"};
  }
}

/// "Y ?" before a card is led: a card, or what he does is not told. Where the other's card follows
/// in the line it is a trick.
void Sentences::refuse_nothing_told(const char* start) {
  const bool one = d_.listed.size() == 1 && d_.listed[0].kind == ListedCard::Kind::Unknown;
  const bool answered = !at_end() && (*here() == ',' || p::parse<p::at<g::reply>>(in_));
  if (!one || answered) {
    return;
  }
  constexpr When kNotLed = kTurned | kAsked | kExchanging;
  const Here now = here_now();
  now.moment.asks(kNotLed, d_.act.actor);
  if ((now.moment.of(d_.act.actor) & kNotLed) != 0) {
    throw LineError{"two-senses", start, here(),
                    "expected what he does; if that is not told, leave it out, and of a card led "
                    "that is not known write leads ?"};
  }
}

/// "A 9♣": a card played, as in a trick, but with other things between. "A …": what he did is left
/// out.
void Sentences::bare_card(const char* start) {
  if (p::parse<p::at<g::ellipsis>>(in_)) {
    return;
  }
  if (!d_.listed.empty()) {
    throw LineError{"expected-player", start, end_of_token(start, end_),
                    std::string(g::kExpected<g::trick>.message)};
  }
  const char* const at = here();
  if (!record::is_player(d_.act.actor) || !match<g::any_card>()) {
    return no_verb(start);
  }
  if (!p::parse<p::at<g::sentence_end>>(in_)) {
    fail(g::kExpected<g::trick>);
  }
  refuse_number_unknown(start);
  refuse_nothing_told(start);
  const bool accepts = at != start && notation::one_of({at, 2}, {"ac"}) && at[0] == 'a' &&
                       (here_now().moment.of(d_.act.actor) & kAsked) != 0;
  if (accepts && here() != end_ && *here() == '.') {  // "M. ac.", of a proposal that waits
    Heard as;
    as.end = here();
    as.means = d_.names->names().of(d_.act.actor) + " accepts";
    return heard(start, as);
  }
  d_.act.kind = ActKind::Play;
  d_.act.at = d_.offset(start);
  d_.finish(here(), g::kExpected<g::trick>.message);
  went_before_ = &g::kExpected<g::reply>;
}

}  // namespace ecarte::notation
