// SPDX-License-Identifier: MIT
#include "replay/left_open.hpp"

#include <algorithm>

namespace ecarte::replay {

void LeftOpen::note_number_owed() {
  if (!all_read() || out().stands.deal_follows || t_.playing.ending.over() ||
      t_.closed_at != kNever) {
    return;
  }
  const ActIndex at = behind().number_asked(now());
  if (at == kNever || at < t_.dealing.done.begun_at || t_.ahead.answers_number(at)) {
    return;
  }
  const Actor owes = record::actor_of(game::other(act_at(at).seat()));
  const bool claimed = act_at(at).kind != record::ActKind::AskNumber;
  if (claimed && (role_of(owes) != Role::Dealer ||
                  (behind().number_answered(at) && !noted().has(FactKind::NumberWithheld)))) {
    return;  // he claims what he has been told, or has no right to
  }
  note(FactKind::NumberWithheld, owes, at, role_of(owes), WithheldHow::NotYet,
       WithheldWhen::InHand);
}

/// Fills in, for each word altered, whether the players went by the first, and what that was.
void LeftOpen::fill_upheld() {
  noted().each(FactKind::WordAltered, [this](Fact& fact) {
    const bool to_play = value<AlteredWord>(fact, 0) != AlteredWord::Number && fact.number != 0;
    set(fact, 2, to_play ? FirstFor::Play : FirstFor::Exchange);
    fact.upheld = first_word_upheld(fact);
  });
}

Upheld LeftOpen::first_word_upheld(const Fact& altered) const {
  const bool of_proposal = value<AlteredWord>(altered, 0) == AlteredWord::Proposal;
  AfterWord done = behind().after_word(altered.occurred, now(), altered.subject, of_proposal);
  const auto as_first = [](bool yes) { return yes ? Upheld::Yes : Upheld::No; };
  switch (value<AlteredWord>(altered, 0)) {
    case AlteredWord::Proposal:
      if (altered.number == kFirstWordPlay) {
        return done.exchanged || done.played || done.own ? as_first(!done.exchanged)
                                                         : Upheld::Unknown;
      }
      // As long as the card he led over it lies there, it can be answered yet.
      // That he himself plays answers nothing.
      done.own = done.own && t_.playing.lying_too_soon() == nullptr;
      return done.answered || done.exchanged ? Upheld::Yes
             : done.played || done.own       ? Upheld::No
                                             : Upheld::Unknown;
    case AlteredWord::Answer:
      if (!done.exchanged && !done.played) {
        return Upheld::Unknown;
      }
      return as_first(done.exchanged != (altered.number == kFirstWordRefused));
    case AlteredWord::Number: {
      // Upon a lawful return he has fewer than he was given: he was given what he asked for first.
      const NumberTold given = behind().given_since_proposal(altered.occurred, altered.subject);
      const NumberTold had = done.taken.or_else(0) < given.or_else(0) ? given : done.taken;
      return had.known() ? as_first(!had.is(altered.number)) : Upheld::Unknown;
    }
  }
  return Upheld::Unknown;
}

/// Where a wrong card was turned: is it told that the non-dealer saw his hand before he chose or
/// claimed anything, or, where the record stops before he proposes or plays, that he has seen it?
NoYes LeftOpen::looked_before_choosing() const {
  ActIndex at = now();
  const auto chosen = std::ranges::find_if(out().deeds, [&](const Deed& deed) {
    return deed.dealing == dealing_number() && is_nondealer(deed.by) &&
           (deed.what == Remedy::ChooseTrump || deed.what == Remedy::FreshDeal);
  });
  if (chosen != out().deeds.end()) {
    const ActIndex word =
        nondealer() ? behind().first_word(t_.dealing.done.begun_at, now(), *nondealer()) : now();
    // With his first word or card the time for choosing is over, whatever he claims then.
    at = std::min(chosen->at, static_cast<ActIndex>(word - 1));
  } else if (t_.dealing.words.first.begun() || t_.playing.begun) {
    return NoYes::No;
  }
  return nondealer_looked(at) == NoYes::Yes ? NoYes::Yes : NoYes::No;
}

/// The act by which the dealer does as the non-dealer wished: he deals again; or lets it go on with
/// the trump that was chosen. kNever if there is none.
ActIndex LeftOpen::granted_at(const Deed& wish) const {
  if (wish.what == Remedy::FreshDeal) {
    const Deed& last = out().deeds.back();
    const bool again =
        last.what == Remedy::FreshDeal && last.carried_out && last.at == now() && deals(last.by);
    return again ? now() : kNever;
  }
  return behind().went_on(wish.at, now());
}

/// Was something else found amiss by then, which does not turn on what he has seen?
bool LeftOpen::has_other_ground(const Deed& wish) const {
  return wish.what == Remedy::FreshDeal && std::ranges::any_of(out().facts, [&](const Fact& fact) {
           const bool found = entry(fact.kind).can_be_found &&
                              fact.place.dealing == dealing_number() && fact.found <= wish.at;
           const bool by_look = std::ranges::any_of(
               entry(fact.kind).attributes, [](const auto& each) { return each.name == "looked"; });
           return found && (!by_look || t_.dealing.done.turn_at < wish.at);
         });
}

void LeftOpen::heed_what_was_granted() {
  if (!nondealer()) {
    return;
  }
  BoundedMoment& looked = out().dealings.back().looked[*nondealer()];
  for (const Deed& wish : out().deeds) {
    const bool his =
        wish.dealing == dealing_number() && is_nondealer(wish.by) &&
        (wish.what == Remedy::ChooseTrump || (wish.what == Remedy::FreshDeal && !wish.carried_out));
    const ActIndex granted = his ? granted_at(wish) : kNever;
    const bool open = looked.latest == kNever || (looked.latest > wish.at && !looked.exact());
    if (granted != kNever && open && !behind().opposed(wish.at, granted, *nondealer()) &&
        !has_other_ground(wish)) {
      looked.earliest = std::max(wish.at, looked.earliest == kNever ? wish.at : looked.earliest);
      t_.dealing.hands[*nondealer()].not_looked = looked.earliest;
    }
  }
}

/// Fills in whether the non-dealer had looked at his hand, where a fact asks.
void LeftOpen::fill_looked() {
  for (Fact& fact : out().facts) {
    if (fact.place.dealing != dealing_number()) {
      continue;
    }
    if (fact.kind == FactKind::SurplusLooked && fact.witness != kNever &&
        value<SurplusFrom>(fact, 1) == SurplusFrom::Deal &&
        value<NoYes>(fact, 2) == unknown<NoYes>) {
      // Only now is it known whether he is told to have looked later than the card was drawn.
      set(fact, 2, looked(game::other(static_cast<Seat>(fact.subject)), fact.witness));
    }
    const FactEntry& known = entry(fact.kind);
    for (std::size_t i = 0; i < known.attributes.size(); ++i) {
      if (known.attributes[i].name != "looked" ||
          value_number(fact, static_cast<int>(i)) != kUnknown) {
        continue;
      }
      if (fact.kind == FactKind::Turned) {
        set(fact, static_cast<int>(i), looked_before_choosing());
        continue;
      }
      if (fact.kind == FactKind::ExposedInGiving) {
        set(fact, static_cast<int>(i), NoYes::No);
        continue;
      }
      const ActIndex when = known.can_be_found && fact.found != kNever ? fact.found : fact.occurred;
      if (when < kSometime) {
        set(fact, static_cast<int>(i), nondealer_looked(when));
      }
    }
  }
  t_.all_found.fill(kNever);
}

}  // namespace ecarte::replay
