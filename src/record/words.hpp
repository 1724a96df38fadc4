// SPDX-License-Identifier: MIT
//
// The closed lists of words the notation knows for the values of acts, one table for each list. The
// first word given for a value is the one `format` writes; the others are read as well. Articles
// ("a", "the") are left out.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "record/act.hpp"

namespace ecarte::record {

template <class T>
struct Word {
  std::string_view text;
  T value;
};

/// The value a word stands for, if the table has it.
template <class T, std::size_t N>
constexpr std::optional<T> meaning(const std::array<Word<T>, N>& words, std::string_view text) {
  for (const Word<T>& word : words) {
    if (word.text == text) {
      return word.value;
    }
  }
  return std::nullopt;
}

/// The word written for a value; empty if the table has none.
template <class T, std::size_t N>
constexpr std::string_view word_for(const std::array<Word<T>, N>& words, T value) {
  for (const Word<T>& word : words) {
    if (word.value == value) {
      return word.text;
    }
  }
  return {};
}

/// Flag of an aside whose verb is not known: it was kept because nothing of the game is in it.
inline constexpr std::uint8_t kUnread = 1;

/// Flag of an aside that is the mark "?": here they stopped, and ask how it stands.
inline constexpr std::uint8_t kStopsHere = 2;

/// Flag of an aside that is the mark "…": here something is left out.
inline constexpr std::uint8_t kLeftOut = 8;
/// Is it that mark?
constexpr bool leaves_out(const Act& act) {
  return act.kind == ActKind::Aside && (act.flags & kLeftOut) != 0;
}

/// Flag of an aside of somebody who is not named: its words are what he did, without him.
inline constexpr std::uint8_t kOfSomebody = 4;

// clang-format off

inline constexpr auto kNumberWords = std::to_array<Word<std::uint8_t>>({
  {"none", 0}, {"no", 0}, {"nothing", 0}, {"zero", 0}, {"nil", 0}, {"love", 0},
  {"one", 1}, {"two", 2}, {"three", 3}, {"four", 4}, {"five", 5}, {"six", 6}, {"seven", 7},
  {"eight", 8}, {"nine", 9}, {"ten", 10}, {"eleven", 11}, {"twelve", 12},
});

/// Words for trumps, which name a suit as well as its own name does.
inline constexpr auto kTrumpWords = std::to_array<std::string_view>({"trumps", "trump"});

inline constexpr auto kSuitWords = std::to_array<Word<game::Suit>>({
  {"spades", game::Suit::Spades}, {"spade", game::Suit::Spades},
  {"hearts", game::Suit::Hearts}, {"heart", game::Suit::Hearts},
  {"diamonds", game::Suit::Diamonds}, {"diamond", game::Suit::Diamonds},
  {"clubs", game::Suit::Clubs}, {"club", game::Suit::Clubs},
});

inline constexpr auto kRankWords = std::to_array<Word<game::Rank>>({
  {"king", game::Rank::King}, {"queen", game::Rank::Queen}, {"knave", game::Rank::Knave},
  {"jack", game::Rank::Knave}, {"ace", game::Rank::Ace}, {"ten", game::Rank::Ten},
  {"nine", game::Rank::Nine}, {"eight", game::Rank::Eight}, {"seven", game::Rank::Seven},
  {"kings", game::Rank::King}, {"queens", game::Rank::Queen}, {"knaves", game::Rank::Knave},
  {"jacks", game::Rank::Knave}, {"aces", game::Rank::Ace}, {"tens", game::Rank::Ten},
  {"nines", game::Rank::Nine}, {"eights", game::Rank::Eight}, {"sevens", game::Rank::Seven},
});

inline constexpr auto kDenied = std::to_array<Word<Denied>>({
  {"shuffle", Denied::Shuffle}, {"last shuffle", Denied::LastShuffle},
  {"number", Denied::Number}, {"sight", Denied::Sight}, {"choice", Denied::Choice},
  {"draw", Denied::Draw}, {"cost", Denied::Cost},
});

inline constexpr auto kFacedWhere = std::to_array<Word<FacedWhere>>({
  {"pack", FacedWhere::Pack}, {"stock", FacedWhere::Stock}, {"packet", FacedWhere::Packet},
});

/// As written of one's own things; of the other player's, "hand" and "discard" mean OtherHand and
/// OtherDiscard.
inline constexpr auto kSeen = std::to_array<Word<Seen>>({
  {"hand", Seen::OwnHand}, {"cards", Seen::OwnHand}, {"cards dealt", Seen::OwnHand},
  {"cards given", Seen::CardsGiven}, {"card given", Seen::CardsGiven},
  {"cards taken", Seen::CardsGiven},
  {"discard", Seen::OwnDiscard}, {"discards", Seen::OwnDiscard},
  {"card drawn", Seen::Drawn}, {"cards drawn", Seen::Drawn},
  {"card thrown out", Seen::ThrownOut}, {"cards thrown out", Seen::ThrownOut},
  {"idle pack", Seen::IdlePack}, {"other pack", Seen::IdlePack},
});

inline constexpr auto kNouns = std::to_array<Word<Noun>>({
  {"number", Noun::NumberInHand}, {"wrong number", Noun::NumberInHand},
  {"order", Noun::Order}, {"wrong order", Noun::Order}, {"change of order", Noun::Order},
  {"order of the deal", Noun::Order}, {"order of dealing", Noun::Order},
  {"order changed", Noun::Order}, {"changed order", Noun::Order},
  {"packets", Noun::Packets}, {"wrong packets", Noun::Packets},
  {"faced card", Noun::FacedCard}, {"card faced", Noun::FacedCard},
  {"deal out of turn", Noun::DealOutOfTurn}, {"wrong dealer", Noun::DealOutOfTurn},
  {"deal out of order", Noun::DealOutOfTurn},
  {"wrong pack", Noun::WrongPack},
  {"pack wrong", Noun::PackWrong}, {"pack incorrect", Noun::PackWrong},
  {"pack imperfect", Noun::PackWrong}, {"pack false", Noun::PackWrong},
  {"pack short", Noun::PackWrong}, {"bad pack", Noun::PackWrong},
  {"imperfect pack", Noun::PackWrong}, {"incorrect pack", Noun::PackWrong},
  {"wrong cards in the pack", Noun::PackWrong},
  {"card exposed", Noun::CardExposed}, {"exposed card", Noun::CardExposed},
  {"cards taken", Noun::CardsTaken}, {"card taken", Noun::CardsTaken},
  {"revoke", Noun::Revoke}, {"underplay", Noun::Underplay},
  {"failure to trump", Noun::FailureToTrump},
  {"false king", Noun::FalseKing},
  {"lead out of turn", Noun::LeadOutOfTurn},
  {"score", Noun::Score}, {"wrong score", Noun::Score},
  {"false turn-up", Noun::FalseTurnUp}, {"wrong turn-up", Noun::FalseTurnUp},
  {"fault", Noun::Fault}, {"mistake", Noun::Fault}, {"error", Noun::Fault}, {"it", Noun::Fault},
  {"irregularity", Noun::Fault}, {"misdeal", Noun::Fault}, {"slip", Noun::Fault},
  {"cut", Noun::Cut}, {"bad cut", Noun::Cut}, {"false cut", Noun::Cut}, {"wrong cut", Noun::Cut},
});

inline constexpr auto kRemedyWords = std::to_array<Word<Remedy>>({
  {"fresh deal", Remedy::FreshDeal}, {"new deal", Remedy::FreshDeal},
  {"void deal", Remedy::Void}, {"deal void", Remedy::Void}, {"deal is void", Remedy::Void},
  {"fresh cut", Remedy::Recut}, {"recut", Remedy::Recut},
  {"rectification", Remedy::Rectify}, {"put it right", Remedy::Rectify},
  {"choice of trumps", Remedy::ChooseTrump}, {"choose", Remedy::ChooseTrump},
  {"choice of trump", Remedy::ChooseTrump}, {"choice", Remedy::Choice},
  {"choose trumps", Remedy::ChooseTrump}, {"choose the trump", Remedy::ChooseTrump},
  {"complete", Remedy::Complete}, {"completion", Remedy::Complete},
  {"complete his hand", Remedy::Complete},
  {"throw out", Remedy::ThrowOut}, {"throw one out", Remedy::ThrowOut},
  {"draw", Remedy::Draw}, {"draw one", Remedy::Draw},
  {"put back", Remedy::PutBack}, {"throw aside", Remedy::ThrowAside},
  {"card", Remedy::TakeCard}, {"take the card", Remedy::TakeCard},
  {"refuse the card", Remedy::RefuseCard}, {"acceptance", Remedy::Accept},
  {"accept", Remedy::Accept}, {"first word", Remedy::FirstWordStands},
  {"proposal", Remedy::FirstWordStands},
  {"first word stands", Remedy::FirstWordStands}, {"card stands", Remedy::CardStands},
  {"suit named", Remedy::PlayNamedSuit}, {"play the suit named", Remedy::PlayNamedSuit},
  {"take back", Remedy::Unplay}, {"card back", Remedy::Unplay}, {"take it back", Remedy::Unplay},
  {"hands again", Remedy::ReplayHands}, {"play the hands again", Remedy::ReplayHands},
  {"announce", Remedy::Announce}, {"announce the king", Remedy::Announce},
  {"mark", Remedy::Mark}, {"mark the king", Remedy::Mark}, {"king", Remedy::Mark},
  {"take down", Remedy::TakeDown}, {"correction", Remedy::TakeDown},
  {"tricks", Remedy::CountTricks}, {"count the tricks", Remedy::CountTricks},
  {"point", Remedy::AwardPoint}, {"vole", Remedy::AwardVole},
  {"number", Remedy::Tell}, {"tell", Remedy::Tell}, {"sight", Remedy::Show},
  {"shuffle", Remedy::Allow}, {"packs as they are", Remedy::KeepPacks},
  {"refusal", Remedy::AcceptanceFails}, {"acceptance fails", Remedy::AcceptanceFails},
  {"dealer stands", Remedy::DealerStands},
  {"no fresh deal", Remedy::LetStand}, {"no new deal", Remedy::LetStand},
  {"deal stands", Remedy::LetStand}, {"it stands", Remedy::LetStand},
  {"play stands", Remedy::LetStand}, {"let it stand", Remedy::LetStand},
});

inline constexpr auto kRequired = std::to_array<Word<Required>>({
  {"rectification", Required::Rectification},
  {"hands again", Required::HandsAgain}, {"hands to be played again", Required::HandsAgain},
  {"number", Required::Number}, {"sight", Required::Sight},
});

inline constexpr auto kWithdrawn = std::to_array<Word<Withdrawn>>({
  {"king", Withdrawn::King}, {"announcement", Withdrawn::King},
  {"proposal", Withdrawn::Proposal}, {"proposition", Withdrawn::Proposal}, {"number", Withdrawn::Number},
  {"answer", Withdrawn::Answer}, {"acceptance", Withdrawn::Answer},
  {"refusal", Withdrawn::Answer}, {"card", Withdrawn::Card}, {"lead", Withdrawn::Card},
  {"claim", Withdrawn::Claim}, {"claims", Withdrawn::Claim}, {"demand", Withdrawn::Claim},
  {"demands", Withdrawn::Claim}, {"request", Withdrawn::Claim}, {"requirement", Withdrawn::Claim},
});

/// After "claims", in quotes: what is no remedy.
inline constexpr auto kClaimedRights = std::to_array<Word<ClaimedRight>>({
  {"the deal", ClaimedRight::Deal}, {"payment", ClaimedRight::Stake},
  {"a card of the other's", ClaimedRight::OthersCard},
});

inline constexpr auto kFor = std::to_array<Word<For>>({
  {"king", For::King}, {"point", For::Point}, {"vole", For::Vole}, {"mark", For::Unsaid},
});

inline constexpr auto kAlteredTo = std::to_array<Word<AlteredTo>>({
  {"acceptance", AlteredTo::Acceptance}, {"refusal", AlteredTo::Refusal},
  {"proposal", AlteredTo::Proposal}, {"play", AlteredTo::Play},
});

inline constexpr auto kClaiming = std::to_array<Word<Claiming>>({
  {"point", Claiming::Point}, {"vole", Claiming::Vole}, {"nothing", Claiming::Nothing},
});

inline constexpr auto kMadeWhat = std::to_array<Word<MadeWhat>>({
  {"point", MadeWhat::Point}, {"vole", MadeWhat::Vole},
});

/// After "points out" and "remarks on".
inline constexpr auto kSpoken = std::to_array<Word<Spoken>>({
  {"score", Spoken::Score}, {"king", Spoken::King}, {"error", Spoken::Error},
  {"oversight", Spoken::Error}, {"mistake", Spoken::Error}, {"fault", Spoken::Error},
  {"revoke", Spoken::Error}, {"hand", Spoken::Remark}, {"play", Spoken::Remark},
});

/// Verbs that say what somebody would have, or would not.
inline constexpr auto kUrged = std::to_array<Word<Urged>>({
  {"objects", Urged::Objection}, {"wants", Urged::Wish}, {"offers", Urged::Offer},
  {"threatens", Urged::Threat}, {"insists", Urged::Insistence}, {"will not", Urged::Unwilling},
});

/// What stands between such a verb and its object, "objects to the mark"; empty if nothing does.
constexpr std::string_view preposition_of(Urged urged) {
  return urged == Urged::Objection ? "to" : urged == Urged::Insistence ? "on" : std::string_view{};
}

/// True of words that begin as the name of a thing does: "the mark", "his king".
constexpr bool names_a_thing(std::string_view words) {
  for (const std::string_view first : {"the ", "his ", "her ", "their ", "this ", "these ", "a ", "an "}) {
    if (words.starts_with(first)) {
      return true;
    }
  }
  return false;
}

/// After "does not".
inline constexpr auto kOmitted = std::to_array<Word<Omitted>>({
  {"announce", Omitted::Announce}, {"claim", Omitted::Claim}, {"notice", Omitted::Find},
  {"look", Omitted::Look}, {"cut", Omitted::Cut}, {"shuffle", Omitted::Shuffle},
  {"propose", Omitted::Propose}, {"take any", Omitted::Take}, {"speak", Omitted::Remark},
  {"object", Omitted::Object}, {"withdraw", Omitted::Withdraw}, {"expose", Omitted::Expose},
  {"mix them", Omitted::Mix}, {"play to it", Omitted::Play},
});

inline constexpr auto kSystems = std::to_array<Word<SystemOfPlay>>({
  {"english", SystemOfPlay::English}, {"french", SystemOfPlay::French},
  {"undeclared", SystemOfPlay::Undeclared}, {"English", SystemOfPlay::English},
  {"French", SystemOfPlay::French},
});

inline constexpr auto kAgreements = std::to_array<Word<Agreement>>({
  {"multiples", Agreement::Multiples}, {"no multiples", Agreement::NoMultiples},
  {"doubles", Agreement::Multiples}, {"trebles", Agreement::Multiples},
  {"double", Agreement::Multiples}, {"doubles and trebles", Agreement::Multiples},
  {"double and treble", Agreement::Multiples}, {"doubles and trebles count", Agreement::Multiples},
  {"doubles count", Agreement::Multiples}, {"doubles and trebles to count", Agreement::Multiples},
  {"that doubles and trebles count", Agreement::Multiples},
  {"no doubles", Agreement::NoMultiples}, {"no doubles or trebles", Agreement::NoMultiples},
  {"no trebles", Agreement::NoMultiples}, {"doubles and trebles do not count", Agreement::NoMultiples},
  {"no doubles and trebles", Agreement::NoMultiples},
  {"alternate", Agreement::Alternate}, {"alternate deals", Agreement::Alternate},
  {"cut each game", Agreement::CutEachGame}, {"cut each rubber", Agreement::CutEachRubber},
  {"rubber of", Agreement::RubberOf}, {"second discard", Agreement::SecondDiscard},
  {"choice on later cuts", Agreement::ChoiceOnLaterCuts},
  {"chouette", Agreement::Chouette}, {"la chouette", Agreement::Chouette},
  {"La Chouette", Agreement::Chouette},
  {"pool all stake", Agreement::PoolAllStake}, {"all stake", Agreement::PoolAllStake},
  {"pool players stake", Agreement::PoolPlayersStake},
  {"players stake", Agreement::PoolPlayersStake},
  {"change of seats", Agreement::ChangeOfSeats}, {"change of packs", Agreement::ChangeOfPacks},
});

inline constexpr auto kMultiples = std::to_array<Word<Multiple>>({
  {"single", Multiple::Single}, {"double", Multiple::Double}, {"treble", Multiple::Treble},
});

/// After "claims": the game, rather than a remedy.
inline constexpr auto kGameClaims = std::to_array<Word<Multiple>>({
  {"game", Multiple::Unsaid}, {"single game", Multiple::Single},
  {"double game", Multiple::Double}, {"double", Multiple::Double},
  {"treble game", Multiple::Treble}, {"treble", Multiple::Treble}, {"single", Multiple::Single},
});

/// After a sum staked: each game, each rubber.
inline constexpr auto kStakesFor = std::to_array<Word<StakesFor>>({
  {"game", StakesFor::Game}, {"rubber", StakesFor::Rubber}, {"single", StakesFor::Game},
  {"single game", StakesFor::Game},
});

/// Of the remedy in an `expect:` line.
inline constexpr std::array<std::string_view, 9> kStatusWords{
    "open", "elected", "waived", "lapsed", "imposed", "ignored", "latent", "moot", "none"};

// clang-format on

}  // namespace ecarte::record
