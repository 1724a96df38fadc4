// SPDX-License-Identifier: MIT
#include "record/sentence.hpp"

#include <array>

#include "record/act_kinds.hpp"
#include "record/phrase.hpp"

namespace ecarte::record {
namespace {

using std::string;
using std::string_view;

/// A card known in part: "J?", "?♥".
string part_of(game::CardSet cards) {
  const game::Card first = cards.first();
  if (cards == ~game::CardSet::of(game::Rank::King)) {
    return "no king";
  }
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

/// What one does as two do it: "finds" as "find".
string of_two(const string& phrase) {
  const std::size_t size = std::min(phrase.find(' '), phrase.size());
  string verb = phrase.substr(0, size);
  if (verb == "has") {
    verb = "have";
  } else if (verb == "is") {
    verb = "are";
  } else if (verb.ends_with("nies")) {
    verb.replace(verb.size() - 3, 3, "y");
  } else if (verb.ends_with("ches") || verb.ends_with("shes") || verb == "does") {
    verb.resize(verb.size() - 2);
  } else if (verb.ends_with('s')) {
    verb.pop_back();
  }
  return verb + phrase.substr(size);
}

string turned(std::span<const Act> acts, std::size_t at) {
  const Act& act = acts[at];
  string words = "turns " + cards_of(act, acts.subspan(at + 1));
  for (std::size_t i = at + 1; i < acts.size(); ++i) {
    if (!carries_on(acts[i])) {
      break;
    }
    if (acts[i].kind == ActKind::Turn) {
      words += ", " + cards_of(acts[i], acts.subspan(i + 1));
    }
  }
  switch (act.object_as<TurnedFrom>()) {
    case TurnedFrom::Top:
      return words;
    case TurnedFrom::Other:
      return words + ", not the top card";
    case TurnedFrom::Bottom:
      return words + " from the bottom";
  }
  return words;
}

using Say = string (*)(const Words&);

std::array<Say, kActKinds> every_phrase() {
  std::array<Say, kActKinds> all{};
  for (const std::span<const ActPhrase> some : {dealing_phrases(), playing_phrases()}) {
    for (const ActPhrase& one : some) {
      all[static_cast<std::size_t>(one.kind)] = one.say;
    }
  }
  return all;
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

namespace {

/// What is claimed that is no remedy has words of its own, however it was written.
string right_words(const Act& act) {
  const auto right = static_cast<ClaimedRight>(act.detail);
  return right == ClaimedRight::Card ? game::name(game::card_at(act.number - 1))
                                     : string{word_for(kClaimedRights, right)};
}

}  // namespace

string kept_words(const Act& act, string_view text) {
  if (act.kind == ActKind::Claim && act.keeps_words() && act.detail != 0) {
    return right_words(act);
  }
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
  static const std::array<Say, kActKinds> kSay = every_phrase();
  const Say say = kSay[static_cast<std::size_t>(act.kind)];
  return say == nullptr ? string{} : say(Words{act, after, names, text});
}

namespace {

string spoken_of(const Words& w) {
  return Words::pack(w.act.object_as<PackRef>(), w.names, true);
}
string its_cards(const Words& w) {
  return w.cards();
}

/// Of whom or what an act speaks that nobody does.
constexpr auto kSubjects = std::to_array<ActPhrase>({
    {ActKind::HandsAgain, [](const Words&) -> string { return {}; }},
    {ActKind::Aside,
     [](const Words& w) -> string { return w.flag(kOfSomebody) ? "somebody" : ""; }},
    {ActKind::PackHolds, spoken_of},
    {ActKind::PackLacks, spoken_of},
    {ActKind::LieFaced, its_cards},
    {ActKind::ThrowAside, its_cards},
    {ActKind::StockCard, its_cards},
    {ActKind::StockLeft,
     [](const Words& w) -> string { return w.flag(kWholePack) ? spoken_of(w) : "the stock"; }},
    {ActKind::PoolStands, [](const Words&) -> string { return "the pool"; }},
    {ActKind::Gather, [](const Words&) -> string { return "the cards"; }},
});

}  // namespace

string subject_of(std::span<const Act> acts, std::size_t at, const Names& names) {
  const Act& act = acts[at];
  if (act.actor != kNobody) {
    return names.of(act.actor);
  }
  const auto* const found = std::ranges::find(kSubjects, act.kind, &ActPhrase::kind);
  return found == kSubjects.end() ? "somebody"
                                  : found->say(Words{act, acts.subspan(at + 1), names, {}});
}

namespace {

/// Has he whose act it is taken cards, since anybody proposed? Then "has not looked" is said of
/// those.
bool has_taken_before(std::span<const Act> acts, std::size_t at) {
  for (std::size_t i = at; i-- > 0;) {
    if (acts[i].kind == ActKind::Take && acts[i].actor == acts[at].actor) {
      return true;
    }
    if (acts[i].kind == ActKind::Propose || acts[i].kind == ActKind::Give) {
      return false;
    }
  }
  return false;
}

}  // namespace

string predicate_of(std::span<const Act> acts, std::size_t at, const Names& names,
                    string_view text) {
  const Act& act = acts[at];
  if (act.kind == ActKind::HandsAgain) {
    return "hands again";
  }
  if (act.kind == ActKind::HasNotLooked && has_taken_before(acts, at)) {
    return "has not looked at his hand";
  }
  const string phrase = act.kind == ActKind::Turn
                            ? turned(acts, at)
                            : phrase_of(act, acts.subspan(at + 1), names, text);
  return act.actor == kBoth && act.kind != ActKind::Aside ? of_two(phrase) : phrase;
}

string words_of(std::span<const Act> acts, std::size_t at, const Names& names, string_view text) {
  const string who = subject_of(acts, at, names);
  return who + (who.empty() ? "" : " ") + predicate_of(acts, at, names, text);
}

bool carries_on(const Act& act) {
  constexpr ActKinds kInPairs{ActKind::Turn, ActKind::Claim};
  return Words::continues(act) || act.kind == ActKind::Packet || act.kind == ActKind::Timing ||
         (kInPairs.has(act.kind) && (act.flags & kTogether) != 0);
}

}  // namespace ecarte::record
