// SPDX-License-Identifier: MIT
#include "notation/foreign_cards.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "notation/same_word.hpp"

namespace ecarte::notation {
namespace {

using game::Rank;
using game::Suit;

struct Courts {
  char king;
  char queen;
  char knave;
};

struct Language {
  Tongue tongue;
  std::string_view name;
  Courts courts;
};

constexpr std::array kLanguages{
    Language{Tongue::English, "english", {'K', 'Q', 'J'}},
    Language{Tongue::French, "french", {'R', 'D', 'V'}},
    Language{Tongue::German, "german", {'K', 'D', 'B'}},
    Language{Tongue::Dutch, "dutch", {'H', 'V', 'B'}},
};

template <class Meaning>
struct ForeignWord {
  Tongue tongue;
  std::string_view word;
  Meaning meaning;
};

// clang-format off
constexpr std::array kRankWords{
    ForeignWord<Rank>{Tongue::French, "roi", Rank::King},      ForeignWord<Rank>{Tongue::German, "könig", Rank::King},
    ForeignWord<Rank>{Tongue::French, "dame", Rank::Queen},    ForeignWord<Rank>{Tongue::German, "koenig", Rank::King},
    ForeignWord<Rank>{Tongue::French, "valet", Rank::Knave},   ForeignWord<Rank>{Tongue::German, "dame", Rank::Queen},
    ForeignWord<Rank>{Tongue::French, "as", Rank::Ace},        ForeignWord<Rank>{Tongue::German, "bube", Rank::Knave},
    ForeignWord<Rank>{Tongue::French, "dix", Rank::Ten},       ForeignWord<Rank>{Tongue::German, "ass", Rank::Ace},
    ForeignWord<Rank>{Tongue::French, "neuf", Rank::Nine},     ForeignWord<Rank>{Tongue::German, "as", Rank::Ace},
    ForeignWord<Rank>{Tongue::French, "huit", Rank::Eight},    ForeignWord<Rank>{Tongue::German, "zehn", Rank::Ten},
    ForeignWord<Rank>{Tongue::French, "sept", Rank::Seven},    ForeignWord<Rank>{Tongue::German, "neun", Rank::Nine},
    ForeignWord<Rank>{Tongue::Dutch, "heer", Rank::King},      ForeignWord<Rank>{Tongue::German, "acht", Rank::Eight},
    ForeignWord<Rank>{Tongue::Dutch, "vrouw", Rank::Queen},    ForeignWord<Rank>{Tongue::German, "sieben", Rank::Seven},
    ForeignWord<Rank>{Tongue::Dutch, "boer", Rank::Knave},     ForeignWord<Rank>{Tongue::Dutch, "tien", Rank::Ten},
    ForeignWord<Rank>{Tongue::Dutch, "aas", Rank::Ace},        ForeignWord<Rank>{Tongue::Dutch, "negen", Rank::Nine},
    ForeignWord<Rank>{Tongue::Dutch, "acht", Rank::Eight},     ForeignWord<Rank>{Tongue::Dutch, "zeven", Rank::Seven},
};

constexpr std::array kSuitWords{
    ForeignWord<Suit>{Tongue::French, "pique", Suit::Spades},     ForeignWord<Suit>{Tongue::German, "pik", Suit::Spades},
    ForeignWord<Suit>{Tongue::French, "cœur", Suit::Hearts},      ForeignWord<Suit>{Tongue::German, "herz", Suit::Hearts},
    ForeignWord<Suit>{Tongue::French, "coeur", Suit::Hearts},     ForeignWord<Suit>{Tongue::German, "karo", Suit::Diamonds},
    ForeignWord<Suit>{Tongue::French, "carreau", Suit::Diamonds}, ForeignWord<Suit>{Tongue::German, "kreuz", Suit::Clubs},
    ForeignWord<Suit>{Tongue::French, "trèfle", Suit::Clubs},     ForeignWord<Suit>{Tongue::German, "treff", Suit::Clubs},
    ForeignWord<Suit>{Tongue::French, "trefle", Suit::Clubs},     ForeignWord<Suit>{Tongue::Dutch, "schoppen", Suit::Spades},
    ForeignWord<Suit>{Tongue::Dutch, "harten", Suit::Hearts},     ForeignWord<Suit>{Tongue::Dutch, "ruiten", Suit::Diamonds},
    ForeignWord<Suit>{Tongue::Dutch, "klaveren", Suit::Clubs},    ForeignWord<Suit>{Tongue::Dutch, "klaver", Suit::Clubs},
};
// clang-format on

template <class Meaning, std::size_t N>
std::optional<Meaning> meaning_in(const std::array<ForeignWord<Meaning>, N>& words,
                                  std::string_view word, Tongue tongue) {
  const auto* const found = std::ranges::find_if(words, [&](const ForeignWord<Meaning>& one) {
    return one.tongue == tongue && same_word(word, one.word);
  });
  return found == words.end() ? std::nullopt : std::optional(found->meaning);
}

}  // namespace

std::optional<Tongue> tongue_of(std::string_view name) {
  const auto* const found = std::ranges::find_if(
      kLanguages, [&](const Language& language) { return same_word(name, language.name); });
  return found == kLanguages.end() ? std::nullopt : std::optional(found->tongue);
}

std::string_view name_of(Tongue tongue) {
  return kLanguages[static_cast<std::size_t>(tongue)].name;
}

std::optional<Rank> court_of(char letter, Tongue tongue) {
  const Courts& courts = kLanguages[static_cast<std::size_t>(tongue)].courts;
  const char written = lower(letter);
  if (written == lower(courts.king)) {
    return Rank::King;
  }
  if (written == lower(courts.queen)) {
    return Rank::Queen;
  }
  return written == lower(courts.knave) ? std::optional(Rank::Knave) : std::nullopt;
}

std::optional<Tongue> tongue_with_court(char letter) {
  for (const Language& language : kLanguages) {
    if (language.tongue != Tongue::English && court_of(letter, language.tongue)) {
      return language.tongue;
    }
  }
  return std::nullopt;
}

std::optional<Rank> rank_of(std::string_view word, Tongue tongue) {
  static constexpr std::pair<std::string_view, Rank> kFigures[] = {
      {"7", Rank::Seven}, {"8", Rank::Eight}, {"9", Rank::Nine}, {"10", Rank::Ten}};
  for (const auto& [figure, rank] : kFigures) {
    if (word == figure) {
      return rank;
    }
  }
  return meaning_in(kRankWords, word, tongue);
}

std::optional<Suit> suit_of(std::string_view word, Tongue tongue) {
  return meaning_in(kSuitWords, word, tongue);
}

}  // namespace ecarte::notation
