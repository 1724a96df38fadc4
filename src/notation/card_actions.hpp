// SPDX-License-Identifier: MIT
//
// What cards and suits add to a sentence. Part of actions.hpp.
#pragma once

#include "notation/line.hpp"
#include "notation/word_actions.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

// ── Cards

/// Refuses the court letter of cards in another tongue than the sitting's.
template <class In>
[[noreturn]] void refuse_court(const In& in) {
  const Tongue tongue = tongue_with_court(*in.begin()).value_or(Tongue::French);
  throw LineError{"expected-card", in.begin(), in.end(),
                  "expected a card, such as K♥; if the cards have other letters, say so first: "
                  "cards: " +
                      std::string(name_of(tongue))};
}

template <>
struct action<g::card> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    const Tongue tongue = d.names->tongue();
    if (g::is(*in.begin(), g::ByteIs::CourtTold) && in.size() > 1 && in.begin()[1] == '\xe2' &&
        !court_of(*in.begin(), tongue)) {
      refuse_court(in);
    }
    ListedCard card = decode_card(in.begin(), in.end(), tongue);
    card.at = d.offset(in.begin());
    d.listed.push_back(card);
  }
};

template <>
struct action<g::small_ace> : action<g::card> {};

template <>
struct action<g::plain_run> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    for (const char* at = in.begin(); at < in.end(); at += 5) {
      ListedCard& card = d.listed.emplace_back(plain_card(at));
      card.at = d.offset(at);
    }
  }
};

template <>
struct action<g::joker> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    ListedCard card;
    card.kind = ListedCard::Kind::Foreign;
    card.at = d.offset(in.begin());
    card.length = static_cast<std::uint8_t>(in.size());
    d.listed.push_back(card);
  }
};

template <>
struct action<g::rank_word> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    std::string word(in.begin(), in.end());
    word[0] = static_cast<char>(word[0] | 0x20);
    const auto rank = record::meaning(record::kRankWords, std::string_view(word));
    d.card_rank = static_cast<std::uint8_t>(rank.value_or(game::Rank::Seven));
    return rank.has_value();
  }
};

template <>
struct action<g::rank_letter> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    d.card_rank = byte(decode_card(in.begin(), in.end()).cards.first().rank);
  }
};

template <>
struct action<g::card_suit> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    const auto suit = record::meaning(record::kSuitWords, in.string_view());
    d.card_suit = static_cast<std::uint8_t>(suit.value_or(game::Suit::Spades));
    return suit.has_value();
  }
};

template <>
struct action<g::named_card> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    ListedCard card;
    card.kind = ListedCard::Kind::Known;
    card.cards = game::Card{game::Rank{d.card_rank}, game::Suit{d.card_suit}};
    card.at = d.offset(in.begin());
    card.length = static_cast<std::uint8_t>(std::min<std::size_t>(in.size(), 255));
    d.listed.push_back(card);
  }
};

/// "six of clubs", which no pack has.
template <>
struct action<g::odd_card> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    const auto& ranks = g::odd_rank::kTexts;
    const std::string_view rank = in.string_view().substr(0, g::word_size(in.string_view()));
    const auto place = std::ranges::find(ranks, rank) - ranks.begin();
    ListedCard card;
    card.kind = ListedCard::Kind::Foreign;
    card.pips = static_cast<std::uint8_t>(place % 5 + 2);
    card.suit = d.card_suit;
    card.at = d.offset(in.begin());
    card.length = static_cast<std::uint8_t>(std::min<std::size_t>(in.size(), 255));
    d.listed.push_back(card);
  }
};

/// "the seven and eight of clubs": a card for each rank.
template <>
struct action<g::ranks_of_suit> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    const char* at = in.begin();
    while (at != in.end()) {
      std::string word(at, g::word_size({at, static_cast<std::size_t>(in.end() - at)}));
      if (word.empty()) {
        ++at;
        continue;
      }
      word[0] = static_cast<char>(word[0] | 0x20);
      if (const auto rank = record::meaning(record::kRankWords, std::string_view(word))) {
        ListedCard card;
        card.kind = ListedCard::Kind::Known;
        card.cards = game::Card{*rank, game::Suit{d.card_suit}};
        card.at = d.offset(at);
        card.length = static_cast<std::uint8_t>(word.size());
        d.listed.push_back(card);
      }
      at += word.size();
    }
  }
};

/// "the tens of spades and hearts": a card for each suit.
template <>
struct action<g::suits_of_rank> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    std::optional<game::Rank> rank;
    const char* at = in.begin();
    while (at != in.end()) {
      const std::string_view word(at, g::word_size({at, static_cast<std::size_t>(in.end() - at)}));
      rank = rank ? rank : record::meaning(record::kRankWords, word);
      const auto suit = record::meaning(record::kSuitWords, word);
      if (rank && suit) {
        ListedCard card;
        card.kind = ListedCard::Kind::Known;
        card.cards = game::Card{*rank, *suit};
        card.at = d.offset(at);
        card.length = static_cast<std::uint8_t>(word.size());
        d.listed.push_back(card);
      }
      at += std::max<std::size_t>(word.size(), 1);
    }
  }
};

/// Of the suit turned up; if that is not known, of any.
template <>
struct action<g::trump_card> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    d.moment.follow(d.acts->followed());
    const std::uint8_t trump = d.moment.trump();
    ListedCard card;
    card.cards = game::CardSet::of(game::Rank{d.card_rank});
    card.kind = ListedCard::Kind::Partly;
    if (trump != record::kUnstated) {
      card.cards = game::Card{game::Rank{d.card_rank}, game::Suit{trump}};
      card.kind = ListedCard::Kind::Known;
    }
    card.at = d.offset(in.begin());
    card.length = static_cast<std::uint8_t>(std::min<std::size_t>(in.size(), 255));
    d.listed.push_back(card);
  }
};

template <>
struct action<g::foreign_word> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    d.card_words = {d.card_words[1], in.string_view()};
  }
};

template <>
struct action<g::foreign_pips> : action<g::foreign_word> {};

/// "roi de cœur", "Herz König": the rank and the suit in either order.
template <>
struct action<g::foreign_named> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    const Tongue tongue = d.names->tongue();
    const auto [first, second] = d.card_words;
    const bool rank_first = rank_of(first, tongue).has_value();
    const auto rank = rank_of(rank_first ? first : second, tongue);
    const auto suit = suit_of(rank_first ? second : first, tongue);
    if (!rank || !suit) {
      return false;
    }
    d.card_rank = static_cast<std::uint8_t>(*rank);
    d.card_suit = static_cast<std::uint8_t>(*suit);
    action<g::named_card>::apply(in, d);
    return true;
  }
};

template <>
struct action<g::a_suit> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    ListedCard card;
    card.kind = ListedCard::Kind::Partly;
    card.cards = game::CardSet::of(game::Suit{d.card_suit});
    card.at = d.offset(in.begin());
    card.length = static_cast<std::uint8_t>(std::min<std::size_t>(in.size(), 255));
    d.listed.push_back(card);
  }
};

/// What is known of the card turned: which it was not.
template <>
struct action<g::no_king> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    ListedCard card;
    card.kind = ListedCard::Kind::Partly;
    card.cards = ~game::CardSet::of(game::Rank::King);
    card.at = d.offset(in.begin());
    card.length = static_cast<std::uint8_t>(in.size());
    d.listed.push_back(card);
  }
};

/// A card named with a lead names its suit.
template <>
struct action<g::suit_by_card> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    const ListedCard card = decode_card(in.begin(), in.end(), d.names->tongue());
    if (card.kind == ListedCard::Kind::Foreign || card.cards.empty()) {
      return false;
    }
    const game::Suit suit = card.cards.first().suit;
    d.suit = static_cast<std::uint8_t>(suit);
    return (card.cards - game::CardSet::of(suit)).empty();
  }
};

/// Cards taken up of what he put out: none comes from the stock.
template <>
struct action<g::from_discard> {
  static void apply0(Draft& d) {
    d.act.kind = ActKind::TakeUp;
    d.noun = "discard";
  }
};

template <>
struct action<g::suit_named> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    if (*in.begin() == '\xe2') {
      d.suit = static_cast<std::uint8_t>(decode_card(in.begin(), in.end()).cards.first().suit);
      return true;
    }
    if (std::ranges::count(record::kTrumpWords, in.string_view()) != 0) {
      d.suit = record::kTrumps;
      return true;
    }
    if (const auto foreign = suit_of(in.string_view(), d.names->tongue())) {
      d.suit = static_cast<std::uint8_t>(*foreign);
      return true;
    }
    const auto suit = record::meaning(record::kSuitWords, in.string_view());
    d.suit = suit ? static_cast<std::uint8_t>(*suit) : record::kUnstated;
    return suit.has_value();
  }
};

}  // namespace ecarte::notation
