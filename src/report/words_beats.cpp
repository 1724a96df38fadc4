// SPDX-License-Identifier: MIT
//
// The acts that open and close a window, in words: by name where a deal is spoken of, by part where
// a law is.
#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "law/window.hpp"
#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

// clang-format off
/// By WindowBeat: as a label in result files, and as the end of "until …" (with %n and %d for the
/// non-dealer's and dealer's names, %s and %a for the subject's and his adversary's).
struct BeatWords {
  std::string_view label;
  std::string_view until;
  std::string_view past;  ///< the same when it has come
  std::string_view game_won = {};  ///< of what is yet to come, where this deal wins the game
};
constexpr std::array<BeatWords, codes::kWindowBeats> kBeatWords{{
  {"cut", "the pack is cut", "the pack was cut"},
  {"first packet", "the first packet is dealt", "the first packet was dealt"},
  {"trump turned", "the trump is turned", "the trump was turned"},
  {"non-dealer looks at his hand", "%n looks at his hand", "%n looked at his hand"},
  {"dealer takes up his hand", "%d takes up his hand", "%d took up his hand"},
  {"proposal", "%n proposes", "%n proposed"},
  {"answer", "%d answers the proposal", "%d answered the proposal"},
  {"discard", "a discard is made", "a discard was made"},
  {"cards given", "the cards are given", "the cards were given"},
  {"non-dealer takes up the cards given", "%n takes up the cards given", "%n took up the cards given"},
  {"dealer takes cards", "%d takes cards", "%d took cards"},
  {"non-dealer's first card", "%n plays his first card", "%n played his first card"},
  {"dealer's first card", "%d plays his first card", "%d played his first card"},
  {"non-dealer's second card", "%n plays his second card", "%n played his second card"},
  {"dealer's second card", "%d plays his second card", "%d played his second card"},
  {"non-dealer's next card", "%n plays his next card", "%n played his next card"},
  {"dealer's next card", "%d plays his next card", "%d played his next card"},
  {"next lead", "the next lead is made", "the next lead was made"},
  {"reply to the lead", "the lead is played to", "the lead was played to"},
  {"hand over", "the hand is over", "the hand was over"},
  {"cards gathered", "the cards are gathered", "the cards were gathered"},
  {"end of the game", "the game ends", "the game ended", "the game that is won is given up for the next"},
  {"next game", "the next game begins", "the next game began"},
  {"settlement", "the game is settled", "the game was settled"},
  {"own first card", "%s plays his first card", "%s played his first card"},
  {"own second card", "%s plays his second card", "%s played his second card"},
  {"own next card", "%s plays his next card", "%s played his next card"},
  {"adversary's next card", "%a plays his next card", "%a played his next card"},
  {"next cut", "the pack is cut for the next deal", "the pack was cut for the next deal", "the pack is cut for the next game"},
  {"next first packet", "the first packet of the next deal is dealt", "the first packet of the next deal was dealt", "the first packet of the next game is dealt"},
  {"next trump turned", "the trump of the next deal is turned", "the trump of the next deal was turned", "the first trump of the next game is turned"},
}};
// clang-format on

bool names_somebody(std::string_view text) {
  return !text.empty() && text.front() == '%';
}

/// `text` with its %-sign replaced by whom `who` says it to be.
template <class Who>
Clause filled(std::string_view text, const Who& who) {
  return names_somebody(text) ? who(text[1]).append(text.substr(2)) : Clause{text};
}

/// The words `say` has for each of the beats: "Y proposes or plays his first card". Who is named
/// for two acts in a row is named once. They are added to `all`.
template <class Who, class Say>
Clause each_beat(codes::WindowBeats closes, const Who& who, const Say& say, Clause all = {}) {
  Clause last;
  for (bool first = true; closes != 0; first = false) {
    const auto beat = static_cast<std::size_t>(std::countr_zero(closes));
    closes &= closes - 1U;
    if (!first) {
      all.append(closes == 0 ? " or " : ", ");
    }
    const std::string_view text = say(kBeatWords[beat]);
    if (!names_somebody(text)) {
      all.append(text);
      last.clear();
      continue;
    }
    Clause name = who(text[1]);
    const bool same = !name.empty() && name == last;
    if (!same) {
      all.append(name);
    }
    all.append(text.substr(same ? 3 : 2));
    last = std::move(name);
  }
  return all;
}

/// Are there tricks before the act that are not told, so that it may have come in one of them?
bool may_have_come_before(const Deal& deal, int beat, law::Time at) {
  const codes::WindowBeats its = codes::WindowBeats{1} << beat;
  return std::ranges::any_of(deal.facts.untold.gaps, [&](const replay::Gap& gap) {
    constexpr replay::BeatSet kTrick = replay::bit(replay::Beat::Lead);
    return (gap.beats & its) != 0 && (gap.beats & kTrick) != 0 && gap.before <= at &&
           !gap.if_deal_follows;
  });
}

/// Who a sign means, by name.
auto by_name_in(const Phrases& p) {
  return [&p](char sign) {
    return sign == 'n'   ? p.nondealer()
           : sign == 'd' ? p.dealer()
           : sign == 's' ? p.subject()
                         : p.adversary();
  };
}

/// And by his part in a deal.
Clause by_part(char sign) {
  return sign == 'n'   ? "the non-dealer"
         : sign == 'd' ? "the dealer"
         : sign == 's' ? "he himself"
                       : "his adversary";
}

}  // namespace

Clause until_words(const Phrases& p, codes::WindowBeats closes) {
  const bool won = game_winner(p.deal()) != record::kNobody;
  const auto until = [won](const BeatWords& words) {
    return won && !words.game_won.empty() ? words.game_won : words.until;
  };
  return closes == 0 ? Clause{} : each_beat(closes, by_name_in(p), until, " until ");
}

Clause past_words_of(const Phrases& p, codes::WindowBeats beats) {
  return each_beat(beats, by_name_in(p), [](const BeatWords& words) { return words.past; });
}

Clause closing_act(const Phrases& p, codes::WindowBeats closed, law::Time at) {
  // By a word he shows that he has looked: it is the word that is told.
  constexpr codes::WindowBeats kProposal = replay::bit(replay::Beat::Proposal);
  closed = (closed & kProposal) != 0 ? kProposal : closed;
  const int beat = std::countr_zero(closed);
  if (beat >= codes::kWindowBeats) {
    return {};
  }
  return filled(kBeatWords[static_cast<std::size_t>(beat)].past, by_name_in(p))
      .append(line_clause(p.deal(), at))
      .append(may_have_come_before(p.deal(), beat, at) ? " or before" : "");
}

Clause closing_words(codes::WindowBeats closes) {
  return each_beat(closes, by_part, [](const BeatWords& words) { return words.label; });
}

Clause beat_clause(codes::WindowBeats beats) {
  return each_beat(beats, by_part, [](const BeatWords& words) { return words.until; });
}

Clause past_beat_clause(codes::WindowBeats beats) {
  return each_beat(beats, by_part, [](const BeatWords& words) { return words.past; });
}

}  // namespace ecarte::report
