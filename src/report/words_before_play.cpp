// SPDX-License-Identifier: MIT
//
// Shuffling, cutting and dealing in words.
#include <array>

#include "report/phrases.hpp"

namespace ecarte::report {
namespace {

using replay::FactKind;
using replay::NoYes;

/// "…, showing a card, lifting fewer than two cards and leaving fewer than two"
Clause how_it_was_cut(const Phrases& p, std::string_view shown) {
  Clauses parts;
  if (!shown.empty()) {
    parts.emplace_back(shown);
  }
  if (p.is(1, replay::Enough::Few)) {
    parts.emplace_back("lifted fewer than two cards");
  }
  if (p.is(2, replay::Enough::Few)) {
    parts.emplace_back("left fewer than two cards");
  }
  return joined(parts, "and");
}

Clause shuffled(const Phrases& p) {
  Clause text = p.subject() + " shuffled";
  text += p.is(0, replay::WhichPack::Idle) ? " the idle pack" : " the pack";
  text += p.is(1, replay::Place::Below) ? " below the table" : "";
  text += p.is(2, replay::Faces::Shown) ? " with its faces shown" : "";
  if (p.is(3, replay::ShuffleWhen::InPlay)) {
    return text + " while the hand was being played";
  }
  return text + (p.is(3, replay::ShuffleWhen::AfterCut) ? " after the cut" : "");
}

Clause cut_for_deal(const Phrases& p) {
  std::string_view shown;
  if (p.is(0, replay::ShownForDeal::Several)) {
    shown = "showed more than one card";
  } else if (p.is(0, replay::ShownForDeal::None)) {
    shown = "showed no card";
  }
  const Clause how = how_it_was_cut(p, shown);
  return how.empty() ? p.subject() + " cut for deal" : p.subject() + ", cutting for deal, " + how;
}

Clause cut_to_dealer(const Phrases& p) {
  const bool shown = !p.is(0, replay::ShownToDealer::None);
  const Clause how = how_it_was_cut(p, shown ? "showed " + p.cards_or("a card") : "");
  if (shown && (p.is(3, replay::CutBy::Dealer) || is_to_deal(p))) {
    return p.subject() + ", while the pack was cut to him, " + how;
  }
  Clause text = how.empty() ? p.subject() + " cut to the dealer"
                            : p.subject() + ", cutting to the dealer, " + how;
  if (p.is(3, replay::CutBy::Dealer)) {
    text += ", though he was to deal himself";
  }
  return text;
}

Clause cut_anew(const Phrases& p) {
  Clause text = "the players cut for deal again";
  if (p.is(0, replay::CutAnewWhy::Several)) {
    return text + " because more than one card had been shown";
  }
  if (p.is(0, replay::CutAnewWhy::TooSmall)) {
    return text + " because too few cards had been lifted or left";
  }
  if (p.is(0, replay::CutAnewWhy::NoneShown)) {
    return text + " because no card had been shown";
  }
  if (p.is(0, replay::CutAnewWhy::Tie)) {
    return text + " because the cards cut were of one rank";
  }
  if (p.is(0, replay::CutAnewWhy::Foreign)) {
    return text + " because a card cut did not belong to the pack";
  }
  if (p.is(0, replay::CutAnewWhy::Pack)) {
    return text + " because the pack was wrong";
  }
  return text;
}

Clause cut_result(const Phrases& p) {
  if (p.is(0, replay::CutResult::Tie)) {
    return "the cards cut for deal were of one rank";
  }
  if (p.is(1, replay::CutCard::Foreign)) {
    return "a card cut for deal does not belong to an écarté pack";
  }
  return "the cut for deal was decided by its cards";
}

Clause choice_made(const Phrases& p) {
  Clause text = p.subject();
  if (p.is(0, replay::Chooser::Loser)) {
    text += ", who had lost the cut,";
  }
  text += " chose the pack or the seat";
  if (p.is(1, replay::ChoiceWhen::Later)) {
    text += p.is(2, NoYes::Yes) ? " during the play, by agreement" : " during the play";
  }
  return text;
}

Clause pack_fault(const Phrases& p) {
  const Clause pack = p.is(0, replay::WhichPack::Idle) ? "the idle pack" : "the pack in use";
  if (p.is(1, replay::PackFault::Redundant)) {
    return pack + " holds " + p.cards_or("a card") + " twice";
  }
  if (p.is(1, replay::PackFault::Imperfect)) {
    return pack + " lacks " + p.cards_or("a card");
  }
  if (p.is(1, replay::PackFault::Foreign)) {
    return pack + " holds a card that does not belong to it";
  }
  return pack + " is not a right one";
}

Clause dealing(const Phrases& p) {
  const bool out = p.is(0, replay::Turn::Out);
  const bool foreign = out && p.is(2, replay::DealtAfter::ForeignCut);
  const Clause if_ranked = ", though " + p.adversary() +
                           " had cut the higher card, if one foreign to the pack has a rank";
  if (p.is(1, replay::PackOwner::Other)) {
    return p.subject() + " dealt " + (out && !foreign ? "out of turn and " : "") + "with " +
           p.adversary() + "'s pack" + (foreign ? if_ranked : "");
  }
  if (foreign) {
    return p.subject() + " dealt" + if_ranked;
  }
  return p.subject() + (out ? " dealt out of turn" : " dealt in his turn");
}

Clause wrong_number(const Phrases& p) {
  const int held = p.fact().number;
  if (held != 0 && held != 5) {
    return p.subject() + " was dealt " + cards_word(held);
  }
  if (p.is(1, replay::Size::Short)) {
    return p.subject() + " was dealt fewer than five cards";
  }
  return p.subject() + " was dealt " +
         (p.is(1, replay::Size::Surplus) ? "more than five cards" : "a wrong number of cards");
}

Clause packets(const Phrases& p) {
  if (p.fact().kind == FactKind::PacketsWrong) {
    return p.is(0, replay::PacketsHow::DealerFirst)
               ? p.subject() + " dealt to himself first"
               : p.subject() + " gave packets other than twos and threes in one order";
  }
  if (p.fact().number == replay::kOtherThanNoticed) {
    return p.subject() + " gave his packets in another order than he had given notice of";
  }
  Clause text = p.subject() + " changed the order of his packets";
  if (p.is(0, replay::OrderHow::InGame)) {
    return text + " within the game";
  }
  if (p.is(0, replay::OrderHow::NewGame)) {
    return text + " at a new game without notice before the cut";
  }
  return text + (p.is(0, replay::OrderHow::NewGameTold) ? " at a new game, with notice" : "");
}

Clause exposed(const Phrases& p, std::string_view when) {
  const auto by = replay::value<replay::Role>(p.fact(), 1);
  const auto whose = replay::value<replay::Role>(p.fact(), 0);
  const bool bystander = record::is_bystander(p.fact().subject);
  const Clause who = bystander ? p.subject() : replay::is_known(by) ? p.role(by) : "a player";
  const Clause card = p.cards_or("a card");
  if (!replay::is_known(whose)) {
    return who + " exposed " + card + when;
  }
  const Clause owner = by == whose && !bystander ? "his own" : p.role(whose) + "'s";
  return who + " exposed " + (p.fact().cards.empty() ? owner + " card" : owner + " " + card) + when;
}

Clause faced(const Phrases& p) {
  Clause text = p.cards_or("a card") + " lay face upwards in the ";
  const bool early = p.is(1, replay::FacedWhen::BeforeTurnUp);  // there is no stock yet
  text += p.is(0, replay::FacedIn::Stock) && !early ? "stock"
          : p.is(0, replay::FacedIn::Packet)        ? "packet"
                                                    : "pack";
  if (p.is(1, replay::FacedWhen::BeforeTurnUp)) {
    text += " before the trump was turned";
  } else if (p.is(1, replay::FacedWhen::AfterDiscard)) {
    text += " after discarding had begun";
  }
  return text + (p.is(2, NoYes::Yes) ? " and was given out" : "");
}

Clause turned(const Phrases& p) {
  if (p.is(2, NoYes::No)) {
    return "no card was turned for trumps";
  }
  Clause text = p.subject() + " turned " + p.cards_or("a card");
  if (p.is(0, replay::TurnedCard::Other)) {
    text += ", which was not the top card,";
  }
  text += " for trumps";
  return text + (p.is(1, replay::HandsDealt::Short) ? " before both hands were complete" : "");
}

constexpr auto kBeforeTheDeal = std::to_array<FactSentence>({
    {FactKind::Shuffled, shuffled},
    {FactKind::ShuffleDenied,
     [](const Phrases& p) {
       return p.subject() + " denied " + p.adversary() +
              (p.is(0, replay::WhichShuffle::Last) ? " the last shuffle" : " a shuffle") +
              (p.is(1, replay::CutWhen::AfterCut) ? " asked for after the cut" : "");
     }},
    {FactKind::CutForDeal, cut_for_deal},
    {FactKind::CutResult, cut_result},
    {FactKind::CutAnew, cut_anew},
    {FactKind::ChoiceMade, choice_made},
    {FactKind::ChoiceOpen,
     [](const Phrases& p) {
       return p.is(0, replay::ChoiceOf::Cut) ? p.subject() + " won the cut, and has not chosen"
                                             : p.subject() + " has the choice of the new packs";
     }},
    {FactKind::CutToDealer, cut_to_dealer},
    {FactKind::PackFault, pack_fault},
});

}  // namespace

std::span<const FactSentence> before_the_deal() {
  return kBeforeTheDeal;
}

namespace {

constexpr auto kInDealing = std::to_array<FactSentence>({
    {FactKind::Dealing, dealing},
    {FactKind::WrongNumber, wrong_number},
    {FactKind::PacketsWrong, packets},
    {FactKind::OrderChanged, packets},
    {FactKind::ExposedInDealing, [](const Phrases& p) { return exposed(p, " in dealing"); }},
    {FactKind::ExposedInGiving, [](const Phrases& p) { return exposed(p, " in giving"); }},
    {FactKind::FacedCard, faced},
    {FactKind::SeveralTurned,
     [](const Phrases& p) {
       return p.dealer() + " turned more than one card for trumps" +
              (p.fact().cards.size() < 2 ? "" : ": " + list_of(p.fact().cards));
     }},
    {FactKind::FalseTurnUp,
     [](const Phrases& p) {
       return p.subject() + " turned " + p.cards_or("a card") +
              " after the cards were given, as if for trumps";
     }},
    {FactKind::Turned, turned},
});

}  // namespace

std::span<const FactSentence> in_dealing() {
  return kInDealing;
}

}  // namespace ecarte::report
