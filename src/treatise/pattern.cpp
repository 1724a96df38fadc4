// SPDX-License-Identifier: MIT
#include "treatise/pattern.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>

namespace ecarte::treatise {

namespace {

constexpr std::string_view kRankLetters = "789TAJQK";

std::uint8_t rank_bit(char letter, std::string_view token) {
  const std::size_t at = kRankLetters.find(letter);
  if (at == std::string_view::npos) {
    throw PatternError("no rank '" + std::string{letter} + "' in '" + std::string{token} +
                       "'; the ranks are 7 8 9 T A J Q K");
  }
  return static_cast<std::uint8_t>(1U << at);
}

/// What stands between brackets: letters, ranges with "-", all of it turned round by "^".
std::uint8_t bracketed(std::string_view inside, std::string_view token) {
  const bool negated = inside.starts_with('^');
  inside.remove_prefix(negated ? 1 : 0);
  std::uint8_t ranks = 0;
  for (std::size_t i = 0; i < inside.size(); ++i) {
    const std::uint8_t first = rank_bit(inside[i], token);
    std::uint8_t last = first;
    if (i + 2 < inside.size() && inside[i + 1] == '-') {
      last = rank_bit(inside[i + 2], token);
      i += 2;
      if (last < first) {
        throw PatternError("the ranks of '" + std::string{token} + "' run downwards");
      }
    }
    for (unsigned bit = first; bit != 0 && bit <= last; bit <<= 1U) {
      ranks = static_cast<std::uint8_t>(ranks | bit);
    }
  }
  return negated ? static_cast<std::uint8_t>(~ranks) : ranks;
}

/// The ten may be written as a number.
std::string with_letter_for_ten(std::string_view text) {
  std::string letters{text};
  for (std::size_t at = letters.find("10"); at != std::string::npos; at = letters.find("10")) {
    letters.replace(at, 2, "T");
  }
  return letters;
}

bool is_letter(SuitWord suit) {
  return suit == SuitWord::X || suit == SuitWord::Y || suit == SuitWord::Z;
}

bool names_suit(const std::vector<PatternCard>& tokens, Suit suit) {
  return std::ranges::any_of(
      tokens, [suit](PatternCard t) { return static_cast<int>(t.suit) == static_cast<int>(suit); });
}

/// Calls `use` with every way to take one card from each set, no card twice. Sets that are equal
/// and neighbours are taken from in ascending order only, so that no choice comes twice.
template <class Use>
void choose(std::span<const CardSet> sets, std::size_t at, CardSet taken, int last,
            const Use& use) {
  if (at == sets.size()) {
    use(taken);
    return;
  }
  const bool repeated = at > 0 && sets[at] == sets[at - 1];
  for (const Card card : sets[at] - taken) {
    if (!repeated || index_of(card) > last) {
      choose(sets, at + 1, taken | CardSet{card}, index_of(card), use);
    }
  }
}

bool can_choose(std::span<const CardSet> sets, std::size_t at, CardSet left) {
  if (at == sets.size()) {
    return true;
  }
  for (const Card card : sets[at] & left) {
    if (can_choose(sets, at + 1, left - CardSet{card})) {
      return true;
    }
  }
  return false;
}

std::vector<CardSet> sets_of(const std::vector<PatternCard>& tokens, Suit trump,
                             const Binding& binding) {
  std::vector<CardSet> sets;
  sets.reserve(tokens.size());
  for (const PatternCard token : tokens) {
    sets.push_back(token.cards(trump, binding));
  }
  std::ranges::sort(sets, [](CardSet a, CardSet b) { return a.bits() < b.bits(); });
  return sets;
}

}  // namespace

CardSet PatternCard::cards(Suit trump, const Binding& binding) const {
  CardSet of_rank;
  for (int rank = 0; rank < game::kRanks; ++rank) {
    if ((ranks >> rank & 1U) != 0) {
      of_rank |= CardSet::of(static_cast<game::Rank>(rank));
    }
  }
  switch (suit) {
    case SuitWord::Spades:
    case SuitWord::Hearts:
    case SuitWord::Diamonds:
    case SuitWord::Clubs:
      return of_rank & CardSet::of(static_cast<Suit>(suit));
    case SuitWord::Trump:
      return of_rank & CardSet::of(trump);
    case SuitWord::X:
    case SuitWord::Y:
    case SuitWord::Z:
      return of_rank & CardSet::of(binding.at(static_cast<std::size_t>(suit) -
                                              static_cast<std::size_t>(SuitWord::X)));
    case SuitWord::Plain:
      return of_rank - CardSet::of(trump);
    case SuitWord::Any:
      return of_rank;
  }
  return {};
}

SuitWord read_suit(std::string_view text) {
  static constexpr std::array<std::pair<std::string_view, SuitWord>, 14> kWords{
      {{"♠", SuitWord::Spades},
       {"♥", SuitWord::Hearts},
       {"♦", SuitWord::Diamonds},
       {"♣", SuitWord::Clubs},
       {"S", SuitWord::Spades},
       {"H", SuitWord::Hearts},
       {"D", SuitWord::Diamonds},
       {"C", SuitWord::Clubs},
       {"t", SuitWord::Trump},
       {"x", SuitWord::X},
       {"y", SuitWord::Y},
       {"z", SuitWord::Z},
       {"p", SuitWord::Plain},
       {"*", SuitWord::Any}}};
  for (const auto& [word, suit] : kWords) {
    if (word == text) {
      return suit;
    }
  }
  throw PatternError("no suit '" + std::string{text} +
                     "'; a suit is ♠ ♥ ♦ ♣, t (trumps), x y z (plain suits, all different), p (any "
                     "plain suit) or *");
}

PatternCard read_token(std::string_view written) {
  const std::string letters = with_letter_for_ten(written);
  const std::string_view text = letters;
  if (text.empty()) {
    throw PatternError("expected a card");
  }
  if (text.front() == '[') {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) {
      throw PatternError("no ] in '" + std::string{text} + "'");
    }
    return {bracketed(text.substr(1, end - 1), text), read_suit(text.substr(end + 1))};
  }
  const std::uint8_t ranks = text.front() == '?' ? 0xff : rank_bit(text.front(), text);
  return {ranks, read_suit(text.substr(1))};
}

std::vector<PatternCard> read_tokens(std::string_view text) {
  std::vector<PatternCard> tokens;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) {
      tokens.push_back(read_token(text.substr(0, end)));
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return tokens;
}

std::vector<Binding> bindings_of(const std::vector<PatternCard>& tokens, Suit trump) {
  std::vector<Suit> free;
  for (int suit = 0; suit < game::kSuits; ++suit) {
    if (static_cast<Suit>(suit) != trump && !names_suit(tokens, static_cast<Suit>(suit))) {
      free.push_back(static_cast<Suit>(suit));
    }
  }
  std::size_t letters = 0;  // x alone, x and y, or all three
  for (const PatternCard token : tokens) {
    if (is_letter(token.suit)) {
      letters = std::max(letters, static_cast<std::size_t>(token.suit) -
                                      static_cast<std::size_t>(SuitWord::X) + 1);
    }
  }
  if (letters > free.size()) {
    throw PatternError("more letters for plain suits than there are plain suits left");
  }
  std::vector<Binding> all;
  do {
    Binding binding{trump, trump, trump};
    std::ranges::copy_n(free.begin(), static_cast<std::ptrdiff_t>(letters), binding.begin());
    if (std::ranges::find(all, binding) == all.end()) {
      all.push_back(binding);
    }
  } while (std::next_permutation(free.begin(), free.end()));
  return all;
}

std::vector<Completion> completions(const std::vector<PatternCard>& tokens, Suit trump) {
  std::vector<std::pair<std::uint32_t, Binding>> found;
  for (const Binding& binding : bindings_of(tokens, trump)) {
    choose(sets_of(tokens, trump, binding), 0, {}, -1,
           [&](CardSet hand) { found.emplace_back(hand.bits(), binding); });
  }
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  std::vector<Completion> all;
  for (const auto& [bits, binding] : found) {
    if (all.empty() || all.back().hand.bits() != bits) {
      all.push_back({CardSet{bits}, {}});
    }
    all.back().bindings.push_back(binding);
  }
  return all;
}

bool holds(CardSet hand, const std::vector<PatternCard>& tokens, Suit trump,
           const std::vector<Binding>& bindings) {
  return std::ranges::any_of(bindings, [&](const Binding& binding) {
    return can_choose(sets_of(tokens, trump, binding), 0, hand);
  });
}

std::string spoken_name(Card card) {
  return (card.rank == game::Rank::Ten ? "10" : std::string(1, game::letter(card.rank))) +
         std::string{game::symbol(card.suit)};
}

std::string name_of(CardSet cards, Suit trump) {
  std::string text;
  for (int turn = 0; turn < game::kSuits; ++turn) {
    const Suit suit = static_cast<Suit>((static_cast<int>(trump) + turn) % game::kSuits);
    for (int rank = game::kRanks - 1; rank >= 0; --rank) {
      const Card card{static_cast<game::Rank>(rank), suit};
      if (cards.has(card)) {
        text += (text.empty() ? "" : " ") + spoken_name(card);
      }
    }
  }
  return text;
}

}  // namespace ecarte::treatise
