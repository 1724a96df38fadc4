// SPDX-License-Identifier: MIT
//
// What sentences mean that speak of remedies, scores, exchanges, play and people around the table.
#include <algorithm>

#include "notation/claimed_right.hpp"
#include "notation/draft.hpp"
#include "record/act_kinds.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

using record::ActKind;
using record::kUnstated;

/// "the mark of deal 3": the number is of a deal, and only a mark is told by its deal.
void Draft::finish_claim() {
  for (const std::string_view of : {" of deal", " in deal"}) {
    if (number != kNoNumber && noun.ends_with(of)) {
      noun.resize(noun.size() - of.size());
      act.number = small_number();
    }
  }
  constexpr std::string_view kOfLast = " of the last deal";
  if (number == kNoNumber && noun.ends_with(kOfLast)) {
    noun.resize(noun.size() - kOfLast.size());
    act.flags |= record::kDealBefore;
  }
  act.object = byte(meaning_of_noun(record::kRemedyWords).value);
  if ((act.flags & record::kDealBefore) != 0 && act.object != byte(record::Remedy::Mark)) {
    unknown_noun();
  }
  if (number != kNoNumber && (act.number == 0 || act.object != byte(record::Remedy::Mark))) {
    unknown_noun();
  }
}

void Draft::finish_remedy() {
  if (act.kind == ActKind::Claim) {
    if (quoted) {
      // A remedy named by its one word is that remedy, in quotes or not.
      const auto remedy = record::meaning(
          record::kRemedyWords,
          std::string_view(words_at, static_cast<std::size_t>(words_end - words_at)));
      act.object = byte(remedy.value_or(record::Remedy::Other));
      if (!remedy) {
        const RightNamed right =
            right_named(std::string_view(words_at, static_cast<std::size_t>(words_end - words_at)));
        act.detail = byte(right.right);
        act.number = right.card;
        if (right.right == record::ClaimedRight::None) {
          keep(act, words_at, words_end);
        }
      }
    } else if (const auto game = record::meaning(record::kGameClaims, noun)) {
      act.kind = ActKind::ClaimGame;
      act.object = byte(*game);
    } else if (noun == "bets" || noun == "bet") {
      act.kind = ActKind::ClaimBets;
    } else {
      finish_claim();
    }
  } else if (act.kind == ActKind::Require) {
    act.detail = kUnstated;
    if (listed.size() == 1 && listed[0].kind == ListedCard::Kind::Known) {
      act.object = byte(record::Required::Suit);  // the law gives him the suit, not a card of it
      act.detail = byte(listed[0].cards.first().suit);
    } else if (const auto asked = record::meaning(record::kSuitWords, noun)) {
      act.object = byte(record::Required::Suit);
      act.detail = byte(*asked);
    } else if (std::ranges::count(record::kTrumpWords, noun) != 0) {
      act.object = byte(record::Required::Suit);
      act.detail = record::kTrumps;
    } else if (const auto what = record::meaning(record::kRequired, noun)) {
      act.object = byte(*what);
    } else {
      act.kind = ActKind::Claim;
      act.detail = 0;
      act.object = byte(meaning_of_noun(record::kRemedyWords).value);
    }
  } else if (act.kind == ActKind::Permit) {
    act.detail = who;
    act.object =
        byte(noun.empty() ? record::Remedy::Complete : meaning_of_noun(record::kRemedyWords).value);
  } else if (act.kind == ActKind::Draw) {
    act.detail = who;
    cards_or_count(kUnstated);
  } else if (act.kind != ActKind::LetStand && act.kind != ActKind::PutRight) {
    cards_or_count(kUnstated);
  }
}

/// May what is told with this noun be finished, as far as the noun goes?
bool Draft::may_have_noun() const {
  const bool remedy = record::meaning(record::kRemedyWords, noun).has_value() ||
                      (act.kind == ActKind::Claim && noun == "mark of the last deal");
  if (act.kind == ActKind::Announce) {
    return !listed.empty() || noun.empty() || noun == "king";
  }
  if (act.kind == ActKind::Rule) {
    const bool of_remedy = act.object == byte(record::Remedy::None);
    return quoted || number > kMostPoints ||
           (of_remedy ? record::meaning(record::kRemedyWords, noun).has_value()
                      : noun.empty() || record::meaning(record::kFor, noun).has_value());
  }
  if (act.kind == ActKind::Mark) {
    return noun.empty() || number > kMostPoints || record::meaning(record::kFor, noun).has_value();
  }
  if (act.kind == ActKind::Claim) {
    return remedy || quoted || number != kNoNumber || noun == "bets" || noun == "bet" ||
           record::meaning(record::kGameClaims, noun).has_value();
  }
  if (act.kind == ActKind::Require) {
    return remedy || (listed.size() == 1 && listed[0].kind == ListedCard::Kind::Known) ||
           record::meaning(record::kSuitWords, noun).has_value() ||
           std::ranges::count(record::kTrumpWords, noun) != 0 ||
           record::meaning(record::kRequired, noun).has_value();
  }
  if (act.kind == ActKind::Speak) {
    return noun.empty() || act.object == byte(record::Spoken::AdviceByWord) ||
           act.object == byte(record::Spoken::AdviceByPointing) ||
           record::meaning(record::kSpoken, noun).has_value();
  }
  return act.kind != ActKind::Omit || record::meaning(record::kOmitted, noun).has_value();
}

std::optional<LineError> Draft::unknown_noun(const char* end, std::string_view expected) const {
  constexpr record::ActKinds kWithNoun{ActKind::Announce, ActKind::Mark,  ActKind::Claim,
                                       ActKind::Require,  ActKind::Speak, ActKind::Omit,
                                       ActKind::Rule};
  if (!kWithNoun.has(act.kind) || (who != kUnstated && record::is_bystander(who)) ||
      may_have_noun()) {
    return std::nullopt;
  }
  return LineError{"unknown-word", noun_at == nullptr ? end : noun_at, end, std::string(expected)};
}

void Draft::finish_score() {
  if (act.kind == ActKind::Announce) {
    if (listed.empty() && !noun.empty() && noun != "king") {
      unknown_noun();
    }
    lay_cards(act, 0);
  } else if (act.kind == ActKind::Withdraw) {
    if (number != kNoNumber || noun == "cover") {
      act.kind = ActKind::WithdrawCover;
      act.cards = game::CardSet{amount()};
    } else {
      act.object = byte(meaning_of_noun(record::kWithdrawn).value);
    }
  } else if (act.kind == ActKind::Admit) {
    act.number = number_unknown ? byte(0) : number == kNoNumber ? byte(1) : small_number();
  } else {
    act.number = small_number();
    if (number_unknown) {
      act.flags |= record::kNotKnown;
    }
    if (!noun.empty()) {
      act.object = byte(meaning_of_noun(record::kFor).value);
    }
    if (act.kind == ActKind::TakeDown) {
      act.detail = who;  // not said: replay sees whose
    }
  }
}

/// The number of the trick told last, if it is not known who led it: whoever takes it is told
/// to have won it. 0 if the cards tell.
std::uint8_t Draft::trick_of_nobody() const {
  if (!acts->last_is(ActKind::Play) || record::is_player(acts->last()->actor)) {
    return 0;
  }
  return acts->all().back().number;
}

/// False if nothing is told that was not told before.
bool Draft::finish_exchange() {
  if (act.kind == ActKind::Propose) {
    act.number = small_number();
  } else if (act.kind == ActKind::Ask) {
    act.number = small_number();
  } else if (act.kind == ActKind::AnswerNumber) {
    act.number = small_number();
  } else if (act.kind == ActKind::Alter) {
    if (number != kNoNumber) {
      act.object = byte(record::AlteredTo::Number);
      act.number = small_number();
    } else {
      act.object = byte(meaning_of_noun(record::kAlteredTo).value);
    }
  } else if (act.kind == ActKind::Refuse) {
    lay_cards(act, act.count);
  } else if (act.kind == ActKind::Discard || act.kind == ActKind::Take) {
    cards_or_count(kUnstated);
    if (among_others) {
      act.count = kUnstated;
    }
    if (act.kind != ActKind::Take || !may_have_taken()) {
      return true;
    }
    record::Act* const taken = taken_by_number();
    if (taken != nullptr) {
      taken->flags |= act.flags;
      moment.retold();
      if (listed.empty()) {
        return false;
      }
    }
    if (taken != nullptr || told_before()) {
      act.kind = ActKind::Hold;  // the same taking told again: what came is in his hand
      act.flags = 0;
      act.count = byte(std::ranges::count_if(
          listed, [](const auto& card) { return card.kind != ListedCard::Kind::Unknown; }));
    }
  }
  return true;
}

void Draft::finish_play() {
  if (act.kind == ActKind::Play) {
    act.detail = suit;
    lay_cards(act, 1);
  } else if (act.kind == ActKind::TakeBack) {
    lay_cards(act, 0);
  } else if (act.kind == ActKind::ThrowDown) {
    if (number != kNoNumber) {
      act.object = byte(record::Claiming::Tricks);
      act.number = small_number();
    } else if (!noun.empty()) {
      act.object = byte(meaning_of_noun(record::kClaiming).value);
    }
  }
}

void Draft::finish_spoken() {
  if (act.kind == ActKind::Speak) {
    if (act.object != byte(record::Spoken::AdviceByWord) &&
        act.object != byte(record::Spoken::AdviceByPointing) && !noun.empty()) {
      act.object = byte(meaning_of_noun(record::kSpoken).value);
    }
    act.detail = who;
    if (act.object == byte(record::Spoken::Remark) && words_at != nullptr) {
      keep(act, words_at, words_end);
    }
  } else if (act.kind == ActKind::Urge) {
    if (words_at != nullptr) {
      keep(act, words_at, words_end);
    }
  } else if (act.kind == ActKind::Omit) {
    act.object = byte(meaning_of_noun(record::kOmitted).value);
  } else if (act.kind == ActKind::TakeTrick) {
    act.number = number == kNoNumber ? trick_of_nobody() : small_number();
  } else if (act.kind == ActKind::AskToDecide || act.kind == ActKind::CallUpon) {
    act.detail = who;
  } else {
    finish_money();
  }
}

void Draft::finish_holding() {
  if (act.kind == ActKind::Hold && listed.empty() && number != kNoNumber &&
      (subject_is_stock || subject_is_pack)) {
    act.kind = ActKind::StockLeft;
    act.number = small_number();
    if (subject_is_pack && number > kMostInStock) {
      act.flags = record::kWholePack;
      act.object = byte(pack);
    }
    return;
  }
  if (act.kind == ActKind::Hold && (subject_is_pack || subject_is_stock)) {
    act.kind = ActKind::PackHolds;
  }
  if (act.kind == ActKind::Hold) {
    if (copies) {
      throw LineError{"expected-card", text + listed.front().at,
                      text + listed.front().at + listed.front().length,
                      "expected the end of the sentence, or ':' before the cards, such as holds "
                      "six: K♥ T♠"};
    }
    cards_or_count(0);
    if ((act.flags & record::kOfDeal) != 0) {
      act.number = number == kNoNumber ? std::uint8_t{0} : small_number();
    } else if (number != kNoNumber && number <= kMostCards) {
      act.count = std::max(act.count, byte(number));
    }
    return;
  }
  const bool plain = listed.size() == 1 && listed[0].kind == ListedCard::Kind::Known;
  if (act.kind == ActKind::PackHolds && plain && !copies) {
    throw LineError{
        "two-senses", text + act.at, end_,
        "expected where the card lies, or what is wrong with the pack, such as K♠ is the "
        "top card, or the pack holds two K♠"};
  }
  act.object = byte(pack);
  lay_cards(act, 0);
  if (listed.empty()) {
    throw LineError{"expected-card", end_, end_, std::string(expected_)};
  }
}

void Draft::finish_statement() {
  constexpr record::ActKinds kPlain{ActKind::HasNotLooked, ActKind::HasLooked, ActKind::DealerIs,
                                    ActKind::CutWon};
  if (act.kind == ActKind::Made) {
    if (number != kNoNumber) {
      act.object = byte(record::MadeWhat::Tricks);
      act.number = small_number();
    } else {
      act.object = byte(meaning_of_noun(record::kMadeWhat).value);
    }
  } else if (act.kind == ActKind::HoldNot) {
    if (!listed.empty()) {
      lay_cards(act, 0);
    } else {
      act.object = byte(suit == kUnstated ? record::HeldNot::King : record::HeldNot::Suit);
      act.detail = suit;
    }
  } else if (act.kind == ActKind::StockCard) {
    act.number = small_number();
    lay_cards(act, 1);
  } else if (act.kind == ActKind::Score) {
    const auto points = [](std::int64_t told) {
      return told == kNoNumber ? kUnstated : byte(std::min(told, kMostPoints));
    };
    const std::uint8_t won = lifted == kNoNumber ? record::kGameWon : points(lifted);
    if (!record::is_player(act.actor)) {  // somebody has won it
      act.actor = record::kBoth;
      act.flags = record::kEitherWay;
      act.object = won;
      act.count = points(left);
      act.number = act.detail = kUnstated;
    } else {
      act.number = act.actor == 0 ? won : points(left);
      act.detail = act.actor == 0 ? points(left) : won;
    }
  } else if (!kPlain.has(act.kind)) {
    finish_holding();
  }
}

}  // namespace ecarte::notation
