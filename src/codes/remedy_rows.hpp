// SPDX-License-Identifier: MIT
//
// What the judge needs to know of a remedy: a row for each that is not as most are.
#pragma once

#include <algorithm>
#include <array>

#include "codes/code.hpp"

namespace ecarte::codes {

/// Whether a remedy done or claimed without any law to give it is worth a word. Whoever claims one
/// by its name is answered. Announcing, telling and the marks made are judged elsewhere; to cut or
/// shuffle again harms nobody.
enum class Stray : std::uint8_t { No, IfClaimed, Yes };

/// What a remedy is about: of several faults that give no such thing, a claim of it is answered by
/// one whose remedies are about the same.
enum class Matter : std::uint8_t { Table, Cut, Deal, Number, Shown, Word, Played, Score };

struct RemedyRow {
  Remedy remedy{};
  WindowBeats too_late = 0;  ///< acts after which what is owed can no longer be done
  Stray stray = Stray::No;
  bool annuls = false;       ///< the dealing
  bool for_both = false;     ///< done by one player's hand, or by both, for whoever chose it: that
                             ///  somebody did it does not tell that he chose
  bool must_follow = false;  ///< a claim of it is empty if nobody carries it out
  bool to_do = false;        ///< what is chosen is still to be carried out, though nobody who says
                             ///  no more than that he chose it has left it undone
  bool late_counts = false;  ///< done after the play went on, it is done all the same
  bool breaks_off = false;   ///< the play does not go on to what would have closed the window
  bool mends_late =
      false;  ///< done when the time for it is over it makes the hands right: no fault
  /// What its name may mean instead where a law gives that: to put the hands right is, of cards
  /// taken in excess, to put them back.
  Remedies may_mean = 0;
  Remedies of_other_card = 0;  ///< and what, of the card that was put in the place of another
  Matter matter = Matter::Table;
};

namespace beats {
using replay::Beat;
using replay::bit;
inline constexpr WindowBeats kCards = bit(Beat::NCard) | bit(Beat::DCard);
inline constexpr WindowBeats kOver = bit(Beat::HandOver) | bit(Beat::HandClosed);
inline constexpr WindowBeats kWentOn = kCards | kOver;
/// Where these come after something, no trick of the hand was played then.
inline constexpr WindowBeats kNotYetPlayed =
    bit(Beat::Proposal) | bit(Beat::Answer) | bit(Beat::Discard) | bit(Beat::Given) |
    bit(Beat::DTakes) | bit(Beat::NFirstCard) | bit(Beat::DFirstCard);
/// The other played to what was done instead.
inline constexpr WindowBeats kPlayedTo = codes::bit(WindowBeat::AdvCard) | kOver;
/// The dealing that should have been annulled is played on.
inline constexpr WindowBeats kKept = bit(Beat::TurnUp) | bit(Beat::Proposal) | bit(Beat::Answer) |
                                     bit(Beat::Discard) | kWentOn |
                                     codes::bit(WindowBeat::NextPacket);
}  // namespace beats

// clang-format off
inline constexpr std::array kRemedyRows{
  RemedyRow{.remedy = Remedy::Recut, .too_late = replay::bit(replay::Beat::Packet), .stray = Stray::IfClaimed, .must_follow = true, .matter = Matter::Cut},
  RemedyRow{.remedy = Remedy::Rectify, .too_late = replay::bit(replay::Beat::TurnUp), .stray = Stray::Yes, .for_both = true, .must_follow = true, .may_mean = bit(Remedy::PutBack), .matter = Matter::Deal},
  RemedyRow{.remedy = Remedy::FreshDeal, .too_late = beats::kKept, .stray = Stray::Yes, .annuls = true, .for_both = true, .must_follow = true, .breaks_off = true, .matter = Matter::Deal},
  RemedyRow{.remedy = Remedy::Void, .too_late = beats::kKept, .stray = Stray::Yes, .annuls = true, .for_both = true, .must_follow = true, .breaks_off = true, .matter = Matter::Deal},
  RemedyRow{.remedy = Remedy::ChooseTrump, .too_late = beats::kWentOn, .stray = Stray::Yes, .matter = Matter::Deal},
  RemedyRow{.remedy = Remedy::Complete, .too_late = beats::kWentOn, .stray = Stray::Yes, .must_follow = true, .matter = Matter::Number},
  RemedyRow{.remedy = Remedy::ThrowOut, .too_late = beats::kWentOn, .stray = Stray::Yes, .must_follow = true, .mends_late = true, .matter = Matter::Number},
  RemedyRow{.remedy = Remedy::Draw, .too_late = beats::kWentOn, .stray = Stray::Yes, .must_follow = true, .late_counts = true, .matter = Matter::Number},
  RemedyRow{.remedy = Remedy::PutBack, .too_late = beats::kWentOn, .stray = Stray::Yes, .to_do = true, .matter = Matter::Number},
  RemedyRow{.remedy = Remedy::ThrowAside, .too_late = beats::kWentOn, .stray = Stray::IfClaimed, .to_do = true, .matter = Matter::Shown},
  // A card that simply came with the others needs no law.
  RemedyRow{.remedy = Remedy::TakeCard, .too_late = beats::kWentOn, .stray = Stray::IfClaimed, .to_do = true, .matter = Matter::Shown},
  RemedyRow{.remedy = Remedy::RefuseCard, .too_late = replay::bit(replay::Beat::NTakesUp) | beats::kWentOn, .stray = Stray::Yes, .to_do = true, .matter = Matter::Shown},
  RemedyRow{.remedy = Remedy::Accept, .too_late = beats::kWentOn, .stray = Stray::IfClaimed, .matter = Matter::Word},
  RemedyRow{.remedy = Remedy::FirstWordStands, .too_late = beats::kWentOn, .stray = Stray::IfClaimed, .matter = Matter::Word},
  RemedyRow{.remedy = Remedy::CardStands, .too_late = beats::kPlayedTo, .stray = Stray::IfClaimed, .matter = Matter::Played},
  RemedyRow{.remedy = Remedy::PlayNamedSuit, .too_late = beats::kWentOn, .stray = Stray::Yes, .to_do = true, .breaks_off = true, .matter = Matter::Played},
  RemedyRow{.remedy = Remedy::Unplay, .too_late = beats::kWentOn, .stray = Stray::IfClaimed, .to_do = true, .breaks_off = true, .may_mean = bit(Remedy::TakeCard), .of_other_card = bit(Remedy::CardStands), .matter = Matter::Played},
  RemedyRow{.remedy = Remedy::ReplayHands, .too_late = bit(WindowBeat::NextPacket) | bit(WindowBeat::NextTurnUp) | replay::bit(replay::Beat::NextGame), .stray = Stray::Yes, .for_both = true, .must_follow = true, .breaks_off = true, .matter = Matter::Played},
  RemedyRow{.remedy = Remedy::Mark, .too_late = beats::kWentOn, .stray = Stray::IfClaimed, .matter = Matter::Score},
  RemedyRow{.remedy = Remedy::Tell, .too_late = beats::kOver, .stray = Stray::IfClaimed},
  RemedyRow{.remedy = Remedy::Show, .too_late = beats::kWentOn, .stray = Stray::IfClaimed},
  RemedyRow{.remedy = Remedy::TakeDown, .too_late = replay::bit(replay::Beat::HandClosed) | bit(WindowBeat::NextTurnUp) | replay::bit(replay::Beat::NextGame), .stray = Stray::IfClaimed, .matter = Matter::Score},
  RemedyRow{.remedy = Remedy::CountTricks, .too_late = beats::kWentOn, .stray = Stray::Yes, .matter = Matter::Score},
  RemedyRow{.remedy = Remedy::AwardPoint, .too_late = beats::kWentOn, .stray = Stray::Yes, .matter = Matter::Score},
  RemedyRow{.remedy = Remedy::AwardVole, .too_late = beats::kWentOn, .stray = Stray::Yes, .matter = Matter::Score},
  RemedyRow{.remedy = Remedy::Allow, .too_late = replay::bit(replay::Beat::Cut) | replay::bit(replay::Beat::Packet) | beats::kWentOn, .stray = Stray::IfClaimed, .must_follow = true},
  RemedyRow{.remedy = Remedy::KeepPacks, .too_late = beats::kWentOn, .stray = Stray::IfClaimed},
  RemedyRow{.remedy = Remedy::AcceptanceFails, .too_late = beats::kWentOn, .stray = Stray::IfClaimed, .matter = Matter::Word},
  RemedyRow{.remedy = Remedy::DealerStands, .too_late = beats::kWentOn, .stray = Stray::IfClaimed, .matter = Matter::Word},
  RemedyRow{.remedy = Remedy::CallUpon, .too_late = beats::kWentOn, .stray = Stray::Yes},
  RemedyRow{.remedy = Remedy::Choice, .too_late = beats::kWentOn, .stray = Stray::IfClaimed},
  RemedyRow{.remedy = Remedy::Other, .too_late = beats::kWentOn, .stray = Stray::Yes},
};
// clang-format on

/// A remedy that follows by itself, and of what: nobody can carry it out, and on another fact it
/// would be a word that nothing obeys. `box`: the values to which the case must keep.
struct EffectRow {
  Remedy remedy{};
  bool of_any_fault = false;  ///< of every fact of the hand that is a player's doing, whatever `on`
  replay::FactKind on{};
  std::array<std::uint8_t, replay::kMaxAttributes> box{0xff, 0xff, 0xff, 0xff};
};

template <class Value>
constexpr std::uint8_t only(Value value) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(value));
}

// clang-format off
inline constexpr std::array kEffectRows{
  EffectRow{Remedy::Unplay, false, replay::FactKind::TakenBack},
  EffectRow{Remedy::Ceiling, true},
  EffectRow{Remedy::AwardPoint, true},
  EffectRow{Remedy::AwardVole, true},
  EffectRow{Remedy::CountTricks, false, replay::FactKind::PlayedWrongNumber, {0xff, only(replay::Size::Short), 0xff, 0xff}},
  EffectRow{Remedy::KeepPacks, false, replay::FactKind::Dealing, {0xff, only(replay::PackOwner::Other), 0xff, 0xff}},
  EffectRow{Remedy::AcceptanceFails, false, replay::FactKind::StockShort, {only(replay::AcceptedHow::Conditional), 0xff, 0xff, 0xff}},
  EffectRow{Remedy::ForgoVole, false, replay::FactKind::ThrownDown, {only(replay::NoYes::No), only(replay::TricksMade::Three), 0xff, 0xff}},
};
// clang-format on

/// Can nobody carry it out, because it follows by itself or not at all?
constexpr bool only_follows(Remedy remedy) {
  return remedy == Remedy::Bar ||
         (remedy != Remedy::Unplay &&
          std::ranges::find(kEffectRows, remedy, &EffectRow::remedy) != kEffectRows.end());
}

/// The row of each remedy, by its number.
inline constexpr std::array<RemedyRow, record::kRemedies> kRowOfRemedy = [] {
  std::array<RemedyRow, record::kRemedies> rows{};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto* const row =
        std::ranges::find(kRemedyRows, static_cast<Remedy>(i), &RemedyRow::remedy);
    rows[i] = row != kRemedyRows.end()
                  ? *row
                  : RemedyRow{.remedy = static_cast<Remedy>(i), .too_late = beats::kWentOn};
  }
  return rows;
}();
constexpr const RemedyRow& row_of(Remedy remedy) {
  return kRowOfRemedy[static_cast<std::size_t>(remedy)];
}

/// Effects that say whose the hand is, and those that say that the king is not his.
inline constexpr Remedies kAwards = bit(Remedy::AwardPoint) | bit(Remedy::AwardVole);
inline constexpr Remedies kDenials = bit(Remedy::Bar) | bit(Remedy::TakeDown);
constexpr bool is_award(Remedy remedy) {
  return (bit(remedy) & kAwards) != 0;
}
/// The key of a case in which such an effect is written.
constexpr std::string_view key_of_effect(Remedy remedy) {
  return is_award(remedy) ? "award" : (bit(remedy) & kDenials) != 0 ? "denies" : "effects";
}
constexpr bool awards(const Case& c) {
  return (c.effects & kAwards) != 0;
}
constexpr bool denies_king(const Case& c) {
  return (c.effects & kDenials) != 0;
}
/// Does it say whether the king is his?
constexpr bool speaks_of_king(const Case& c) {
  return c.gives_king || denies_king(c);
}
/// What an award makes of the hand; None of another case.
constexpr replay::Result awarded(const Case& c) {
  return (c.effects & bit(Remedy::AwardVole)) != 0    ? replay::Result::Vole
         : (c.effects & bit(Remedy::AwardPoint)) != 0 ? replay::Result::Point
                                                      : replay::Result::None;
}
/// What an award is of: the vole or the point.
constexpr replay::ScoreFor awarded(Remedy award) {
  return award == Remedy::AwardVole ? replay::ScoreFor::Vole : replay::ScoreFor::Point;
}
constexpr bool annuls(Remedy remedy) {
  return row_of(remedy).annuls;
}

/// Is it about the score, or does it have the tricks made anew by which that is reckoned?
constexpr bool bears_on_score(Remedy remedy) {
  constexpr Remedies kOfScore = bit(Remedy::Announce) | bit(Remedy::AnnounceAndMark) |
                                bit(Remedy::ReplayHands) | bit(Remedy::Ceiling) |
                                bit(Remedy::ForgoVole) | kAwards | kDenials;
  return row_of(remedy).matter == Matter::Score || (bit(remedy) & kOfScore) != 0;
}

/// May a claim of the one mean the other, where a law gives that? `cards` are those claimed, `of`
/// those that the law speaks of.
constexpr bool may_mean(Remedy claimed, Remedy given, game::CardSet cards, game::CardSet of) {
  const bool same = cards.empty() || of.empty() || !(cards & of).empty();
  return same && (row_of(claimed).may_mean & bit(given)) != 0;
}

/// To deal afresh and to deal again by the right dealer, or from a good pack, look alike.
constexpr bool serves_as(Remedy done, Remedy wanted) {
  return done == wanted || (done == Remedy::Void && wanted == Remedy::FreshDeal);
}

}  // namespace ecarte::codes
