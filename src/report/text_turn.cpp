// SPDX-License-Identifier: MIT
//
// Whose turn it is where a record stops, in words: what replay says of it, less what the law gives
// to be done before, or says of a card or a word that was altered.
#include <algorithm>
#include <span>

#include "codes/remedy_rows.hpp"
#include "law/lookup.hpp"
#include "report/clause_format.hpp"
#include "report/phrases.hpp"
#include "report/text_parts.hpp"
#include "report/words.hpp"

namespace ecarte::report {

namespace {

/// Has he a choice that is to be made before the play goes on: without it the cards must be dealt
/// again?
bool must_choose_first(const Deal& deal, record::Actor who) {
  return std::ranges::any_of(deal.result.stands.open, [&](const law::Standing& one) {
    const bool his = one.ground == law::Ground::Sure && !one.is_duty() && !one.of_deal_before &&
                     one.who == who && one.case_index < deal.code.cases.size();
    const codes::Option& may = deal.code.cases[his ? one.case_index : 0].may;
    return his && may.lapse == codes::Lapse::Owed && codes::annuls(may.owed);
  });
}

/// Does it turn on what the record leaves open whose turn it is: because a deal or a playing may
/// have to be made anew, or because it is open what was done, and in which order?
bool turn_is_open(const Deal& deal) {
  return std::ranges::any_of(deal.result.missing, [&](const law::Missing& missing) {
    if (missing.attribute < law::kWhenFound) {
      return true;
    }
    const auto answers = std::span(missing.alternatives).first(missing.answers);
    return std::ranges::any_of(answers, [&](const law::Alternative& answer) {
      if (answer.case_index >= deal.code.cases.size()) {
        return false;
      }
      const codes::Case& c = deal.code.cases[answer.case_index];
      const replay::Remedy must = c.must.remedy;
      const auto claims = [&](const replay::Deed& deed) {
        return codes::row_of(deed.what).breaks_off && deed.dealing == missing.fact.place.dealing &&
               std::ranges::find(c.may.in_order, deed.what) != c.may.in_order.end();
      };
      return codes::annuls(must) || must == replay::Remedy::ReplayHands ||
             (c.may.given && std::ranges::any_of(deal.facts.deeds, claims));
    });
  });
}

/// A card taken back from the trick that is being played, which must stay there; nullptr if none
/// is.
const law::Finding* card_that_stays(const Deal& deal) {
  const auto& playings = deal.facts.playings;
  if (playings.empty()) {
    return nullptr;
  }
  const replay::PlayingSpan& span = playings.back();
  const int played =
      span.tricks[game::Seat::First] + span.tricks[game::Seat::Second] + span.unknown_tricks;
  const auto stays = [&](const law::Finding& finding) {
    const bool owed =
        finding.under.case_index < deal.code.cases.size() &&
        deal.code.cases[finding.under.case_index].must.remedy == replay::Remedy::CardStands;
    return owed && is_of_card_back(finding.fact) && finding.remedy.status != law::Status::Moot &&
           finding.fact.place.playing == playings.size() &&
           finding.fact.place.trick == played + 1 &&
           (finding.fact.subject == deal.facts.stands.to_act.who ||
            deal.facts.stands.to_act.what == replay::NextAct::Follow);  // he led another instead
  };
  const auto found = std::ranges::find_if(deal.result.findings, stays);
  return found == deal.result.findings.end() ? nullptr : &*found;
}

/// Is it the ruling on a card of a full trick that was taken back, and stays?
bool is_kept_in_trick(const law::Finding& finding) {
  using replay::PlayedRole;
  const replay::Fact& fact = finding.fact;
  return fact.kind == replay::FactKind::TakenBack &&
         (replay::must_be(fact, 0, PlayedRole::LedOutOfTurn) ||
          replay::must_be(fact, 0, PlayedRole::Followed)) &&
         finding.remedy.kind == replay::Remedy::CardStands &&
         finding.remedy.status != law::Status::Moot && fact.cards.size() == 1;
}

/// Who leads next where a card of a full trick was taken back that stays, and at most another was
/// laid in its place: who wins with the two that lie there. Empty if there is none, or it cannot be
/// said.
Clause leads_over_kept(const Deal& deal) {
  const auto& acts = deal.record.acts;
  const auto kept = std::ranges::find_if(deal.result.findings, is_kept_in_trick);
  if (kept == deal.result.findings.end() || kept->fact.occurred >= acts.size() ||
      !deal.facts.stands.trump) {
    return {};
  }
  const replay::Fact& own = kept->fact;
  const bool led = replay::must_be(own, 0, replay::PlayedRole::LedOutOfTurn);
  const auto plays = [](const record::Act& act) { return act.kind == record::ActKind::Play; };
  const auto of_other = [&](const record::Act& act) {
    return plays(act) && act.actor != own.subject;
  };
  const auto back = acts.begin() + own.occurred;
  const auto last = std::find_if(std::make_reverse_iterator(back), acts.rend(), plays);
  const auto other =
      led ? last : std::find_if(std::make_reverse_iterator(back), acts.rend(), of_other);
  if (other == acts.rend() || !record::is_player(other->actor) || other->actor == own.subject ||
      other->cards.size() != 1) {
    return {};
  }
  const auto goes_on = [&](const record::Act& act) {  // and not told again with the trick
    return plays(act) && act.cards != other->cards;
  };
  if (std::count_if(back, acts.end(), goes_on) > (led ? 0 : 1) ||
      std::any_of(back, acts.end(),
                  [&](const record::Act& act) { return goes_on(act) && of_other(act); })) {
    return {};
  }
  const game::Card lead = led ? own.cards.first() : other->cards.first();
  const game::Card reply = led ? other->cards.first() : own.cards.first();
  const bool reply_wins = game::beats(reply, lead, *deal.facts.stands.trump);
  return formatted("it is for {} to lead",
                   name_in(deal, reply_wins == led ? other->actor : own.subject));
}

/// He took back a card that must stay: his adversary plays to it if it was led. If it was played to
/// another, nothing is said.
Clause to_act_after(const Deal& deal, const law::Finding& taken_back) {
  const replay::Fact& fact = taken_back.fact;
  if (fact.kind == replay::FactKind::TakenBack &&
      !replay::must_be(fact, 0, replay::PlayedRole::LedInTurn)) {
    return {};
  }
  const game::Seat other = game::other(static_cast<game::Seat>(fact.subject));
  return formatted("it is for {} to play to {}", name_in(deal, record::actor_of(other)),
                   fact.cards.size() == 1 ? game::name(fact.cards.first()) : "the card led");
}

/// Who acts for a player: a bystander who plays out his game, if one does.
Clause name_in_play(const Deal& deal, record::Actor player) {
  Clause name = name_in(deal, player);
  for (const record::Act& act : deal.record.acts) {
    if (act.kind == record::ActKind::PlayOut && act.detail == player) {
      return name_in(deal, act.actor) + ", who plays out " + name + "'s game,";
    }
  }
  return name;
}

/// Who has resigned the game, and nobody has played it out for him; kNobody if nobody has.
record::Actor resigned(const Deal& deal) {
  record::Actor who = record::kNobody;
  for (const record::Act& act : deal.record.acts) {
    who = act.kind == record::ActKind::Resign    ? act.actor
          : act.kind == record::ActKind::PlayOut ? record::kNobody
                                                 : who;
  }
  return record::is_player(who) ? who : record::kNobody;
}

/// Does a refusal stand that was altered to an acceptance, or a word to play altered to a proposal?
/// Then the hands are played as they are.
bool refusal_stands(const Deal& deal) {
  return std::ranges::any_of(deal.result.stands.open, [](const law::Standing& one) {
    return is_sure_duty(one) && one.options[0] == replay::Remedy::FirstWordStands &&
           !replay::must_be(one.fact, 0, replay::AlteredWord::Number) && one.fact.number != 0;
  });
}

/// What a dealer is to answer who turned a card as if for trumps: a refusal is void where the code
/// has him accept all the same.
Clause refusal_void_by(const Deal& deal, record::Actor dealer) {
  using replay::AnswerGiven, replay::NoYes, replay::Nth;
  const replay::Fact refused = replay::fact_of(replay::FactKind::Answered, dealer, 0,
                                               AnswerGiven::Refuse, Nth::Later, NoYes::Yes);
  const law::Candidates found = law::candidates(deal.code, refused, 0);
  const bool one = found.size == 1;
  const codes::Case& c = deal.code.cases[one ? found.cases[0] : 0];
  if (!one || c.must.remedy != replay::Remedy::Accept) {
    return "accept or to refuse";
  }
  const std::string_view number = deal.code.law_of(c).number;
  return "accept: a refusal would be void" +
         (number.empty() ? Clause{} : formatted(" (law {})", number));
}

/// Is another card to be led by him who named its suit and led one of another?
bool suit_to_be_led(const Deal& deal) {
  return std::ranges::any_of(deal.result.stands.open, [](const law::Standing& one) {
    return is_sure_duty(one) && one.options[0] == replay::Remedy::PlayNamedSuit;
  });
}

/// Is the card that was led to go back to its owner's hand, as one of them chose?
bool lead_goes_back(const Deal& deal) {
  return std::ranges::any_of(deal.result.stands.open, [](const law::Standing& one) {
    return is_sure_duty(one) && one.fact.kind == replay::FactKind::LedOutOfTurn &&
           one.options[0] == replay::Remedy::Unplay;
  });
}

}  // namespace

Clause to_act_words(const Deal& deal) {
  using replay::NextAct;
  const replay::ToAct next = deal.facts.stands.to_act;
  if (!deal.result.stands.stops || begins_anew(deal) || turn_is_open(deal)) {
    return {};
  }
  if (const record::Actor who = resigned(deal);
      record::is_player(who) && next.what != NextAct::Won) {
    const auto other = record::actor_of(game::other(static_cast<game::Seat>(who)));
    return formatted(
        "{} has resigned the game: {} has won it, unless one who bets on {} plays it out",
        name_in(deal, who), name_in(deal, other), name_in(deal, who));
  }
  if (Clause leads = leads_over_kept(deal); !leads.empty()) {
    return leads;
  }
  if (!record::is_player(next.who)) {
    return {};
  }
  const auto it_is = [&](std::string_view what) {
    return formatted("it is for {} to {}", name_in_play(deal, next.who), what);
  };
  if (must_choose_first(deal, next.who)) {
    return it_is("choose first");
  }
  if (const law::Finding* taken_back = card_that_stays(deal)) {
    return to_act_after(deal, *taken_back);
  }
  if (next.what == NextAct::Follow && suit_to_be_led(deal)) {
    const game::Seat leader = game::other(static_cast<game::Seat>(next.who));
    return formatted("it is for {} to lead a card of the suit named",
                     name_in_play(deal, record::actor_of(leader)));
  }
  if (next.what == NextAct::Follow && lead_goes_back(deal)) {
    return it_is("lead");
  }
  const Clause nondealer = Phrases{deal, {}}.nondealer();
  if ((next.what == NextAct::Exchange || next.what == NextAct::Take) && refusal_stands(deal)) {
    return formatted("it is for {} to lead", nondealer);
  }
  switch (next.what) {
    case NextAct::None:
      break;
    case NextAct::Give:
      return it_is("go on dealing");
    case NextAct::Turn:
      return it_is("turn the right card");
    case NextAct::Propose:
      return it_is("propose or to play");
    case NextAct::Answer:
      return it_is("accept or to refuse");
    case NextAct::AnswerBarred:
      return it_is(refusal_void_by(deal, next.who));
    case NextAct::AnswerOrFollow:
      return it_is("accept or to refuse, or, if that is done, to play to the card led");
    case NextAct::Exchange:
      return it_is("throw out and take cards");
    case NextAct::Grant:
      return it_is("grant what is claimed or to dispute it");
    case NextAct::Take:
      return it_is("take cards");
    case NextAct::Lead:
      return it_is("lead");
    case NextAct::Follow:
      return it_is("play to the card led");
    case NextAct::Won:
      return formatted("{} has won the game, which was resigned", name_in(deal, next.who));
  }
  return {};
}

}  // namespace ecarte::report
