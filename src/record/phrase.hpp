// SPDX-License-Identifier: MIT
//
// One act while its words are put together. Part of sentence.cpp, which is its only door.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "record/sentence.hpp"
#include "record/words.hpp"

namespace ecarte::record {

using std::string;
using std::string_view;

inline string digits(std::uint32_t number) {
  return std::to_string(number);
}

/// One act while its words are put together.
struct Words {
  const Act& act;
  std::span<const Act> after;
  const Names& names;
  string_view text;

  [[nodiscard]] bool flag(std::uint8_t bit) const { return (act.flags & bit) != 0; }
  [[nodiscard]] string cards() const { return cards_of(act, after); }
  [[nodiscard]] bool any_cards() const { return act.count != 0 && act.count != kUnstated; }
  [[nodiscard]] string number() const { return digits(act.number); }
  [[nodiscard]] string amount() const { return money_words(act.amount(), names.coin); }
  [[nodiscard]] string who() const { return names.of(act.detail); }
  [[nodiscard]] bool stated() const { return act.number != kUnstated; }

  /// " T♦ 7♦", " 3", or nothing.
  [[nodiscard]] string cards_or_count() const {
    if (act.count == kUnstated) {
      return {};
    }
    if (act.count == 0) {
      return " none";
    }
    const bool said = !act.cards.empty() || (!after.empty() && continues(after.front()));
    return " " + (said ? cards() : digits(act.count));
  }
  /// The same with a `?` where the number is not known.
  [[nodiscard]] string cards_or_any_count() const {
    return act.count == kUnstated ? " ?" : cards_or_count();
  }
  /// The same with a `?` for each card of which nothing is known.
  [[nodiscard]] string hand() const {
    if (act.count == 0) {
      return " nothing";
    }
    constexpr int kMostWrittenOut = 8;
    if (act.count <= kMostWrittenOut && !(act.cards.empty() && act.count > 5)) {
      return " " + cards();
    }
    Act known = act;
    known.count = 0;
    const string shown = cards_of(known, after);
    return " " + digits(act.count) + (shown.empty() ? "" : ": " + shown);
  }
  static bool continues(const Act& next) {
    return next.kind == ActKind::Partly || next.kind == ActKind::Odd;
  }
  /// "his" or "Y's".
  [[nodiscard]] string owner() const {
    return act.detail == act.actor || act.detail == kUnstated ? "his" : who() + "'s";
  }
  /// The words that are kept, in quotes.
  [[nodiscard]] string quoted() const { return "\"" + kept_words(act, text) + "\""; }
  /// A pack as it is taken or chosen; with `told` as one that is spoken of already.
  [[nodiscard]] static string pack(PackRef ref, const Names& names, bool told = false) {
    switch (ref) {
      case PackRef::DealersOwn:
        return told ? "the pack" : "his own pack";
      case PackRef::Idle:
        return "the idle pack";
      case PackRef::PackA:
        return "the " + names.packs[0] + " pack";
      case PackRef::PackB:
        return "the " + names.packs[1] + " pack";
      case PackRef::Sound:
        return told ? "the sound pack" : "a sound pack";
    }
    return {};
  }
  /// The suit named or required: "hearts", "trumps".
  [[nodiscard]] string suit() const {
    return act.detail == kTrumps ? "trumps" : string(name(game::Suit{act.detail}));
  }

  [[nodiscard]] string finding() const;
  [[nodiscard]] string urged() const;
  [[nodiscard]] string omitted() const;
  [[nodiscard]] string not_held() const;
  [[nodiscard]] string given() const;
  [[nodiscard]] string cut() const;
  [[nodiscard]] string seen() const;
  [[nodiscard]] string what_is_marked(For purpose) const;
};

/// How the predicate of a kind of act is put together: "takes back K♥".
struct ActPhrase {
  ActKind kind{};
  string (*say)(const Words&) = nullptr;
};
// Each kind of act that is a sentence stands in one of them, and only there: those before play,
// looks, finds and remedies; and those that mark, propose, exchange, play, speak or state.
std::span<const ActPhrase> dealing_phrases();
std::span<const ActPhrase> playing_phrases();

/// "the king", "a fresh deal".
inline string with_article(string_view noun, string_view article = "the ") {
  return string(article) + string(noun);
}

/// A remedy as it is claimed or ruled: "a fresh deal".
string remedy_noun(Remedy remedy);

}  // namespace ecarte::record
