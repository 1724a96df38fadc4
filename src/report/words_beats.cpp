// SPDX-License-Identifier: MIT
//
// The acts that open and close a window, in words: by name where a deal is spoken of, by part where
// a law is.
#include <array>

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

/// The people a beat may mean, in the order %n, %d, %s, %a.
using People = std::array<std::string, 4>;
constexpr std::string_view kSigns = "ndsa";

bool names_somebody(std::string_view text) {
  return !text.empty() && text.front() == '%';
}

/// `text` with its %-sign replaced by one of the people.
std::string filled(std::string_view text, const People& people) {
  return names_somebody(text) ? people[kSigns.find(text[1])] + std::string{text.substr(2)}
                              : std::string{text};
}

/// The words `say` has for each of the beats: "Y proposes or plays his first card". Who is named
/// for two acts in a row is named once.
template <class Say>
std::string each_beat(codes::WindowBeats closes, const People& people, const Say& say) {
  std::vector<std::string> parts;
  std::string last;
  for (int beat = 0; beat < codes::kWindowBeats; ++beat) {
    if ((closes >> beat & 1U) == 0) {
      continue;
    }
    const std::string_view text = say(kBeatWords[static_cast<std::size_t>(beat)]);
    const std::string who = names_somebody(text) ? people[kSigns.find(text[1])] : std::string{};
    const bool same = !who.empty() && who == last;
    parts.push_back(same ? std::string{text.substr(3)} : filled(text, people));
    last = who;
  }
  return joined(parts, "or");
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

People people_of(const Phrases& p) {
  return {p.nondealer(), p.dealer(), p.subject(), p.adversary()};
}

const People& parts_of_a_deal() {
  static const People kParts{"the non-dealer", "the dealer", "he himself", "his adversary"};
  return kParts;
}

}  // namespace

std::string until_words(const Phrases& p, codes::WindowBeats closes) {
  const bool won = game_winner(p.deal()) != record::kNobody;
  const std::string until = each_beat(closes, people_of(p), [won](const BeatWords& words) {
    return won && !words.game_won.empty() ? words.game_won : words.until;
  });
  return until.empty() ? until : " until " + until;
}

std::string past_words_of(const Phrases& p, codes::WindowBeats beats) {
  return each_beat(beats, people_of(p), [](const BeatWords& words) { return words.past; });
}

std::string closing_act(const Phrases& p, codes::WindowBeats closed, law::Time at) {
  // By a word he shows that he has looked: it is the word that is told.
  constexpr codes::WindowBeats kProposal = replay::bit(replay::Beat::Proposal);
  closed = (closed & kProposal) != 0 ? kProposal : closed;
  for (int beat = 0; beat < codes::kWindowBeats; ++beat) {
    if ((closed >> beat & 1U) != 0) {
      return filled(kBeatWords[static_cast<std::size_t>(beat)].past, people_of(p)) +
             line_clause(p.deal(), at) +
             (may_have_come_before(p.deal(), beat, at) ? " or before" : "");
    }
  }
  return {};
}

std::string closing_words(codes::WindowBeats closes) {
  return each_beat(closes, parts_of_a_deal(), [](const BeatWords& words) { return words.label; });
}

std::string beat_clause(codes::WindowBeats beats) {
  return each_beat(beats, parts_of_a_deal(), [](const BeatWords& words) { return words.until; });
}

std::string past_beat_clause(codes::WindowBeats beats) {
  return each_beat(beats, parts_of_a_deal(), [](const BeatWords& words) { return words.past; });
}

}  // namespace ecarte::report
