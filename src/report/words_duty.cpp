// SPDX-License-Identifier: MIT
//
// What must be done, in words: by whom, and of which cards.
#include <algorithm>

#include "codes/remedy_rows.hpp"
#include "law/window.hpp"
#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {

using replay::Remedy;

namespace {

/// Have cards been thrown out upon another word than the first, and no others been taken for them?
bool discarded_since(const Phrases& p) {
  const auto& beats = p.deal().facts.beats;
  const auto since = [&](replay::BeatSet which) {
    for (std::size_t at = p.fact().occurred; at < beats.size(); ++at) {
      if ((beats[at] & which) != 0) {
        return true;
      }
    }
    return false;
  };
  return since(replay::bit(replay::Beat::Discard)) &&
         !since(replay::bit(replay::Beat::Given) | replay::bit(replay::Beat::NTakesUp) |
                replay::bit(replay::Beat::DTakes));
}

/// What the non-dealer still has to do of the exchange proposed last, where it was accepted.
Clause exchange_left(const Phrases& p) {
  using record::ActKind;
  bool asked = false;
  bool discarded = false;
  const auto dealer = law::dealer_of(p.deal().facts, p.fact());
  for (const record::Act& act : p.deal().record.acts) {
    const bool his = dealer && act.actor == record::actor_of(game::other(*dealer));
    const bool begins = act.kind == ActKind::Propose;
    const bool takes = his && act.kind == ActKind::Take;
    asked = takes || (his && act.kind == ActKind::Ask) ||
            (begins ? act.number != record::kUnstated : asked);
    discarded = takes || (his && act.kind == ActKind::Discard) || (!begins && discarded);
  }
  const Clause to_do = asked ? "discard" : "say how many he asks for";
  return asked && discarded
             ? "the exchange goes on"
             : p.nondealer() + " is to " + (asked || discarded ? to_do : "discard and " + to_do);
}

/// What it comes to that the word first spoken stands, of an answer: who is now to do what.
Clause first_answer(const Phrases& p) {
  if (p.fact().kind != replay::FactKind::WordAltered || !p.is(0, replay::AlteredWord::Answer)) {
    return {};
  }
  const bool over = std::ranges::any_of(p.deal().facts.beats, [](replay::BeatSet beats) {
    return (beats & replay::bit(replay::Beat::HandOver)) != 0;
  });
  const bool refused = p.fact().number != 0;
  Clause answer = ": " + p.dealer() + (refused ? " has refused" : " has accepted");
  if (over) {
    return answer;
  }
  if (!refused) {
    return answer + ", and " + exchange_left(p);
  }
  return answer +
         (discarded_since(p)
              ? ", and the hands are played as they were then: what was thrown out goes back"
              : ", and the hands are played as they are");
}

/// Whose cut is to be made again, of one that is: for the deal each cuts for himself, to the dealer
/// the other does.
record::Actor who_cuts(const Phrases& p) {
  using replay::FactKind;
  if (p.fact().kind == FactKind::CutForDeal && record::is_player(p.fact().subject)) {
    return p.fact().subject;
  }
  if (p.fact().kind != FactKind::CutToDealer) {
    return record::kNobody;
  }
  // A dealer who shows a card in putting the packets together has not cut: the other does again.
  if (is_to_deal(p)) {
    return static_cast<record::Actor>(1 - p.fact().subject);
  }
  return p.is(3, replay::CutBy::NonDealer) && record::is_player(p.fact().subject) ? p.fact().subject
                                                                                  : record::kNobody;
}

}  // namespace

bool is_of_card_back(const replay::Fact& fact) {
  return fact.kind == replay::FactKind::TakenBack ||
         (fact.kind == replay::FactKind::NamedSuit && replay::must_be(fact, 1, replay::NoYes::Yes));
}

Clause duty_of(const Phrases& p, record::Actor who, Remedy remedy) {
  if (remedy == Remedy::FirstWordStands) {
    return Clause{duty_words(remedy)} + first_answer(p);
  }
  if (remedy == Remedy::Tell && record::is_player(who)) {
    return p.name(who) + " must say how many cards he took";
  }
  if (remedy == Remedy::Recut && who_cuts(p) != record::kNobody) {
    return p.name(who_cuts(p)) + " must cut again";
  }
  if (remedy == Remedy::CardStands && is_of_card_back(p.fact())) {
    return p.cards_or("the card taken back") + " must be put back";
  }
  if (remedy == Remedy::PutBack && p.fact().kind != replay::FactKind::ExcessTaken &&
      record::is_player(who)) {
    return "what " + p.name(who) + " took must go back on the stock";
  }
  if (remedy == Remedy::Unplay && record::is_player(p.fact().subject)) {
    return p.cards_or("the card") + " must go back to " + p.name(p.fact().subject) + "'s hand";
  }
  constexpr codes::Remedies kByHand = codes::bit(Remedy::ThrowOut) | codes::bit(Remedy::Draw) |
                                      codes::bit(Remedy::TakeCard) | codes::bit(Remedy::TakeDown);
  const record::Actor hand = record::is_player(who) || remedy != Remedy::TakeCard
                                 ? who
                                 : p.fact().subject;  // whose own it is
  if (!record::is_player(hand) || (codes::bit(remedy) & kByHand) == 0) {
    return Clause{duty_words(remedy)};
  }
  return p.name(hand) + " must " + option_words(remedy);
}

}  // namespace ecarte::report
