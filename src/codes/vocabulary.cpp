// SPDX-License-Identifier: MIT
#include "codes/vocabulary.hpp"

#include <algorithm>
#include <bit>

#include "record/nearest_word.hpp"

namespace ecarte::codes {

namespace {

using replay::Beat;

constexpr std::uint8_t kAny = 0xff;

template <class... AttributeSets>
constexpr std::uint8_t one_of(AttributeSets... values) {
  return static_cast<std::uint8_t>((... | (1U << static_cast<unsigned>(values))));
}

// What the game itself rules out, whatever a code of laws says.
constexpr std::array kImpossible{
    ImpossibleBox{FactKind::CutForDeal,
                  {kAny, one_of(replay::Enough::Few), one_of(replay::Enough::Few), kAny},
                  "of thirty-two cards, one packet at least holds two"},
    ImpossibleBox{FactKind::CutToDealer,
                  {kAny, one_of(replay::Enough::Few), one_of(replay::Enough::Few), kAny},
                  "of thirty-two cards, one packet at least holds two"},
    ImpossibleBox{FactKind::ExcessTaken,
                  {one_of(replay::Role::Dealer), one_of(replay::ExcessCause::Given), kAny, kAny},
                  "the dealer is given nothing; what he takes too many is his own doing"},
    ImpossibleBox{FactKind::ShortGiven,
                  {one_of(replay::ShortCause::Given), one_of(replay::Role::Dealer), kAny, kAny},
                  "the dealer is given nothing; what he takes too few is his own doing"},
    ImpossibleBox{
        FactKind::PlayedWrongNumber,
        {kAny, kAny, one_of(replay::NoYes::No),
         one_of(replay::WrongCause::Own, replay::WrongCause::Given, replay::WrongCause::Stock)},
        "who took no cards has the number he was dealt"},
    ImpossibleBox{
        FactKind::TakenBack,
        {one_of(replay::PlayedRole::Followed), one_of(replay::BackCause::Demanded), kAny, kAny},
        "only of a lead can another suit be demanded"},
    ImpossibleBox{FactKind::PlayedWrongNumber,
                  {one_of(replay::Role::Dealer), kAny, kAny, one_of(replay::WrongCause::Given)},
                  "the dealer is given nothing"},
    ImpossibleBox{FactKind::PlayedWrongNumber,
                  {kAny, one_of(replay::Size::Surplus), kAny, one_of(replay::WrongCause::Stock)},
                  "a stock run out gives nobody a card too many"},
    ImpossibleBox{FactKind::MultipleClaimed,
                  {one_of(replay::MultipleOf::Double, replay::MultipleOf::Treble),
                   one_of(replay::NoYes::Yes), one_of(replay::NoYes::No), kAny},
                  "where no multiples are agreed on, a single is the right one"},
    ImpossibleBox{FactKind::MultipleClaimed,
                  {one_of(replay::MultipleOf::Single), one_of(replay::NoYes::No),
                   one_of(replay::NoYes::No), kAny},
                  "where no multiples are agreed on, a single is the right one"},
    ImpossibleBox{FactKind::ThrownDown,
                  {one_of(replay::NoYes::Yes), kAny, kAny,
                   one_of(replay::OtherHand::Down, replay::OtherHand::FalseKing)},
                  "a claim is answered, whatever the other has done with his hand"},
    ImpossibleBox{FactKind::PoolStake,
                  {one_of(replay::Sum::Right), one_of(replay::PoolStakeFor::Nothing), kAny, kAny},
                  "of one who owes nothing no sum is the right one"},
    ImpossibleBox{
        FactKind::Shuffled,
        {one_of(replay::WhichPack::InUse), kAny, kAny, one_of(replay::ShuffleWhen::InPlay)},
        "while the hands are played only the idle pack can be shuffled"},
    ImpossibleBox{FactKind::TakenBack,
                  {one_of(replay::PlayedRole::LedInTurn, replay::PlayedRole::LedOutOfTurn),
                   one_of(replay::BackCause::Misplay), kAny, kAny},
                  "any card may be led"},
    ImpossibleBox{FactKind::SurplusLooked,
                  {one_of(replay::SurplusHow::ThrownOut), kAny, one_of(replay::NoYes::Yes), kAny},
                  "only of cards drawn is it asked whether he had taken up his hand"},
};

// What one value of an attribute says of the rest.
constexpr std::array kImplied{
    Implied{.fact = FactKind::KingHeld,
            .attribute = 1,
            .values = one_of(replay::FirstCard::Other, replay::FirstCard::KingLed,
                             replay::FirstCard::KingFollowed),
            .past = bit(WindowBeat::OwnFirstCard)},
    Implied{.fact = FactKind::FacedCard,
            .attribute = 1,
            .values = one_of(replay::FacedWhen::BeforeTurnUp),
            .to_come = replay::bit(Beat::TurnUp)},
    Implied{.fact = FactKind::MarkNotDue,
            .attribute = 0,
            .values = one_of(replay::NotDueWhy::Barred),
            .needs = Remedy::Bar},
    Implied{.fact = FactKind::MarkNotDue,
            .attribute = 0,
            .values = one_of(replay::NotDueWhy::Capped),
            .needs = Remedy::Ceiling},
};

int rank_of(Beat beat) {
  return static_cast<int>(beat);
}

}  // namespace

std::vector<std::string_view> fact_words() {
  std::vector<std::string_view> words;
  std::ranges::transform(replay::kFacts, std::back_inserter(words), &replay::FactEntry::name);
  return words;
}

std::vector<std::string_view> attribute_words(FactKind kind) {
  std::vector<std::string_view> words;
  for (const replay::Attribute& attribute : replay::entry(kind).attributes) {
    if (!attribute.name.empty()) {
      words.push_back(attribute.name);
    }
  }
  return words;
}

std::vector<std::string_view> value_words(const replay::Attribute& attribute) {
  std::vector<std::string_view> words;
  for (int i = 0; i < replay::size_of(attribute); ++i) {
    words.push_back(replay::word_of(attribute, static_cast<std::uint8_t>(i)));
  }
  return words;
}

std::vector<std::string_view> remedy_words() {
  std::vector<std::string_view> words;
  for (int i = 0; i < record::kRemedies; ++i) {
    const auto remedy = static_cast<Remedy>(i);
    if (remedy != Remedy::None && remedy != Remedy::LetStand && remedy != Remedy::Other) {
      words.push_back(replay::word(remedy));
    }
  }
  return words;
}

std::vector<std::string_view> window_beat_words() {
  std::vector<std::string_view> words;
  for (int i = 0; i < kWindowBeats; ++i) {
    words.push_back(window_beat_word(i));
  }
  return words;
}

std::optional<FactKind> fact_of(std::string_view word) {
  const auto found = std::ranges::find(replay::kFacts, word, &replay::FactEntry::name);
  return found == replay::kFacts.end() ? std::nullopt : std::optional{found->kind};
}

std::optional<Remedy> remedy_of(std::string_view word) {
  for (int i = 0; i < record::kRemedies; ++i) {
    if (replay::word(static_cast<Remedy>(i)) == word) {
      return static_cast<Remedy>(i);
    }
  }
  return std::nullopt;
}

int rank_of(int window_beat) {
  if (window_beat < replay::kBeats) {
    const auto beat = static_cast<Beat>(window_beat);
    // Of all the beats of play, the last may come just before the hand is over.
    const bool again_and_again = beat >= Beat::NCard && beat <= Beat::Reply;
    const int after_hand = beat >= Beat::GameEnd ? 3 : 0;  // the deal after comes before
    return rank_of(again_and_again ? Beat::Reply : beat) + after_hand;
  }
  switch (static_cast<WindowBeat>(window_beat)) {
    case WindowBeat::OwnFirstCard:
      return rank_of(Beat::DFirstCard);
    case WindowBeat::OwnSecondCard:
      return rank_of(Beat::DSecondCard);
    case WindowBeat::OwnCard:
    case WindowBeat::AdvCard:
      return rank_of(Beat::Reply);
    case WindowBeat::NextCut:
    case WindowBeat::NextPacket:
    case WindowBeat::NextTurnUp:
      break;
  }
  return rank_of(Beat::HandClosed) + 1 + window_beat - static_cast<int>(WindowBeat::NextCut);
}

int first_rank(WindowBeats beats) {
  int rank = rank_of(std::countr_zero(beats));
  for (WindowBeats rest = beats; rest != 0; rest &= rest - 1) {
    rank = std::min(rank, rank_of(std::countr_zero(rest)));
  }
  return rank;
}

int last_rank(WindowBeats beats) {
  int rank = rank_of(std::countr_zero(beats));
  for (WindowBeats rest = beats; rest != 0; rest &= rest - 1) {
    rank = std::max(rank, rank_of(std::countr_zero(rest)));
  }
  return rank;
}

std::span<const ImpossibleBox> impossible_boxes() {
  return kImpossible;
}

std::span<const Implied> implied() {
  return kImplied;
}

std::string_view impossible(FactKind fact,
                            const std::array<std::uint8_t, replay::kMaxAttributes>& values) {
  for (const ImpossibleBox& box : kImpossible) {
    bool inside = box.fact == fact;
    for (std::size_t i = 0; inside && i < values.size(); ++i) {
      inside = box.values[i] == kAny || (box.values[i] >> values[i] & 1U) != 0;
    }
    if (inside) {
      return box.reason;
    }
  }
  return {};
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> words) {
  return record::nearest_word(word, words, word.size() / 2 + 1);
}

}  // namespace ecarte::codes
