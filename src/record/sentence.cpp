// SPDX-License-Identifier: MIT
#include "record/sentence.hpp"

#include "record/phrase.hpp"

namespace ecarte::record {
namespace {

using std::string;
using std::string_view;

string digits(std::uint32_t number) {
  return std::to_string(number);
}

/// A card known in part: "J?", "?♥".
string part_of(game::CardSet cards) {
  const game::Card first = cards.first();
  if (game::CardSet::of(first.suit) == cards) {
    return "?" + string(symbol(first.suit));
  }
  return string(1, letter(first.rank)) + "?";
}

string odd_card(const Act& odd) {
  if ((odd.flags & kSecondCopy) != 0) {
    return name(odd.cards.first());
  }
  if (odd.number == 0) {
    return "joker";
  }
  return digits(odd.number) +
         (odd.detail == kUnstated ? string("?") : string(symbol(game::Suit{odd.detail})));
}

}  // namespace

string cards_of(const Act& act, std::span<const Act> after) {
  string words;
  int shown = 0;
  const auto add = [&](const string& card) {
    words += (words.empty() ? "" : " ") + card;
    ++shown;
  };
  for (const game::Card card : act.cards) {
    add(name(card));
  }
  for (const Act& next : after) {
    if (!Words::continues(next)) {
      break;
    }
    add(next.kind == ActKind::Partly ? part_of(next.cards) : odd_card(next));
  }
  for (; act.count != kUnstated && shown < act.count; ++shown) {
    words += words.empty() ? "?" : " ?";
  }
  return words;
}

string kept_words(const Act& act, string_view text) {
  if (!act.keeps_words() || act.at > text.size()) {
    return {};
  }
  const Kept kept = act.kept();
  const string_view from = text.substr(act.at);
  string words(kept.from <= from.size() ? from.substr(kept.from, kept.size) : string_view{});
  // Quotes within the words are written so that the words can stand in quotes.
  for (const string_view mark : {string_view("\""), string_view("“"), string_view("”")}) {
    for (std::size_t at = words.find(mark); at != string::npos; at = words.find(mark, at)) {
      words.replace(at, mark.size(), "'");
    }
  }
  return words;
}

string phrase_of(const Act& act, std::span<const Act> after, const Names& names,
                 std::string_view text) {
  const Words words{act, after, names, text};
  switch (act.kind) {
    case ActKind::Turn:
      return "turns " + words.cards();
    case ActKind::Look:
      return "looks at " + words.seen();
    case ActKind::TakeUp:
      return "takes up " + words.seen();
    case ActKind::Touch:
      return "touches " + words.seen();
    case ActKind::Find:
      return words.finding();
    case ActKind::CallCards:
      return words.play();
    default:
      break;
  }
  if (act.kind <= ActKind::LieFaced) {
    return words.before_play();
  }
  if (act.kind <= ActKind::ThrowAside) {
    return words.remedy();
  }
  if (act.kind <= ActKind::Admit) {
    return words.score();
  }
  if (act.kind <= ActKind::AnswerNumber) {
    return words.exchange();
  }
  if (act.kind <= ActKind::CallCards) {
    return words.play();
  }
  return act.kind <= ActKind::TakeTrick ? words.spoken() : words.statement();
}

}  // namespace ecarte::record
