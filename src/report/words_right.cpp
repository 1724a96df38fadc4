// SPDX-License-Identifier: MIT
//
// Who may do what, and between which moments, in words.
#include <algorithm>
#include <string_view>

#include "law/lookup.hpp"
#include "law/window.hpp"
#include "record/sentence.hpp"
#include "report/clause_format.hpp"
#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {

Clause elector_words(const Phrases& p, record::Actor elector, std::uint16_t case_index) {
  if (elector == record::kBoth) {
    // Who takes a card up is who played it; the other can only have him do so.
    const bool unplay = case_index < p.deal().code.cases.size() &&
                        p.deal().code.cases[case_index].may.in_order[0] == replay::Remedy::Unplay;
    return unplay && record::is_player(p.fact().subject)
               ? p.subject() + ", unasked or at the demand of " + p.adversary() + ","
               : "either player";
  }
  if (elector != record::kNobody) {
    return p.name(elector);
  }
  // Who he is by name is not known, but what he is to the deal.
  const auto cases = p.deal().code.cases;
  const codes::Who who = case_index < cases.size() ? cases[case_index].may.who : codes::Who::Nobody;
  return who == codes::Who::Dealer      ? p.dealer()
         : who == codes::Who::NonDealer ? p.nondealer()
         : who == codes::Who::Subject || who == codes::Who::Adversary
             ? "the player whose right it is"
             : "the players";
}

Clause may_words(const Phrases& p, const Clause& who, std::uint16_t case_index,
                 codes::WindowBeats closes, const Clause& what) {
  const Clause until = until_words(p, closes);
  const Clause opening = opening_words(p, case_index);
  if (until.empty()) {
    return who + " may" + opening + what;
  }
  const bool later = opening.starts_with(", ");  // "once the trump is turned, and until …"
  return (later ? opening.substr(2) + "and " : Clause{}) + until.substr(1) + ", " + who + " may " +
         what;
}

Clause opening_words(const Phrases& p, std::uint16_t case_index) {
  const codes::Code& code = p.deal().code;
  const replay::DealFacts& facts = p.deal().facts;
  if (!p.deal().result.stands.last || case_index >= code.cases.size()) {
    return " ";
  }
  const codes::WindowBeats opens =
      law::resolve(code.cases[case_index].may.from, law::subject_deals(facts, p.fact()));
  const auto came = [&](law::Time from, law::Time before) {
    return std::any_of(facts.beats.begin() + from, facts.beats.begin() + before,
                       [opens](auto beats) { return (beats & opens) != 0; });
  };
  const law::Time since = law::opens_from(facts, opens, p.fact());
  if (opens == 0 || came(since, static_cast<law::Time>(facts.beats.size()))) {
    return " ";
  }
  const bool again = came(law::dealing_begin(facts, p.fact().place.dealing), since);
  return ", once " + until_words(p, opens).substr(std::size(" until ") - 1) +
         (again ? " again, " : ", ");
}

namespace {

using replay::FirstCard;

/// What a code gives of a king that is itself the first card of its holder: how long he has then,
/// where that is longer than of any other first card.
struct OfFirstCard {
  replay::ValueBits firsts = 0;  ///< the values of the attribute that lead to it
  codes::WindowBeats until = 0;
  std::string_view law;
};

OfFirstCard of_first_card(const Phrases& p, replay::Role role, codes::WindowBeats otherwise) {
  OfFirstCard out;
  for (const FirstCard first : {FirstCard::KingLed, FirstCard::KingFollowed}) {
    const replay::Fact king =
        replay::fact_of(replay::FactKind::KingHeld, p.fact().subject, 0, role, first);
    const law::Candidates found = law::candidates(p.deal().code, king, 0);
    if (found.size != 1) {
      continue;
    }
    const codes::Case& c = p.deal().code.cases[found.cases[0]];
    const bool longer = c.may.given && (c.may.until & ~otherwise) != 0;
    if (longer && (out.firsts == 0 || out.until == c.may.until)) {
      out.firsts = static_cast<replay::ValueBits>(out.firsts | replay::bits_of(first));
      out.until = c.may.until;
      out.law = p.deal().code.law_of(c).number;
    }
  }
  return out;
}

/// Of what ends a right to announce: as long as the hand goes on, the cards are gathered only when
/// it is over, and then nobody asks.
codes::WindowBeats within_hand(const Deal& deal, codes::WindowBeats until) {
  const codes::WindowBeats less = until & ~replay::bit(replay::Beat::HandClosed);
  return deal.result.stands.stops && less != 0 ? less : until;
}

/// Till when the king that is his own first card may be announced: "A until A plays his second
/// card".
struct Longer {
  Clauses clauses;  ///< for each player, the first seat's first
  Clauses laws;
  bool led_only = false;  ///< of all of them: the king has to be led
};

Longer longer_for_first_card(const Deal& deal, const law::Standing& one, bool either) {
  Longer out;
  out.led_only = true;
  const codes::WindowBeats otherwise = deal.code.cases[one.case_index].may.until;
  for (const game::Seat seat : game::kSeats) {
    replay::Fact fact = one.fact;
    fact.subject = record::actor_of(seat);
    if (!law::dealer_of(deal.facts, fact) || (!either && fact.subject != one.who)) {
      continue;
    }
    const Phrases p{deal, fact};
    const bool deals = law::subject_deals(deal.facts, fact);
    const OfFirstCard longer =
        of_first_card(p, deals ? replay::Role::Dealer : replay::Role::NonDealer, otherwise);
    if (longer.firsts == 0) {
      continue;
    }
    out.led_only = out.led_only && longer.firsts == replay::bits_of(FirstCard::KingLed);
    const Clause until = until_words(p, within_hand(deal, law::resolve(longer.until, deals)));
    out.clauses.push_back(either ? p.subject() + until : until.substr(1));
    if (!longer.law.empty() && std::ranges::count(out.laws, longer.law) == 0) {
      out.laws.emplace_back(longer.law);
    }
  }
  return out;
}

/// What may be done of the king: to announce it, and where the code has it so to mark it as well,
/// which is left to him who has announced it.
std::string_view king_deed(const Deal& deal, const law::Standing& one, bool either) {
  if (one.options[0] != replay::Remedy::AnnounceAndMark) {
    return "announce";
  }
  const bool announced =
      !either && std::ranges::any_of(deal.facts.deeds, [&one](const replay::Deed& deed) {
        return deed.what == replay::Remedy::Announce && deed.by == one.who &&
               deed.dealing == one.fact.place.dealing;
      });
  return announced ? "mark" : "announce and mark";
}

}  // namespace

bool is_of_unplayed_king(const Deal& deal, const law::Standing& one) {
  return one.fact.kind == replay::FactKind::KingHeld && !one.is_duty() && !one.of_deal_before &&
         one.options[0] != replay::Remedy::Mark && one.case_index < deal.code.cases.size() &&
         (one.fact.values[1] & replay::bits_of(FirstCard::None)) != 0;
}

Clause king_words(const Deal& deal, const law::Standing& one, KingTold told) {
  const Phrases p{deal, one.fact};
  const bool either = told.either;
  const Longer longer = longer_for_first_card(deal, one, either);
  Clauses laws;
  if (const auto number = deal.code.law_of(deal.code.cases[one.case_index]).number;
      !number.empty()) {
    laws.emplace_back(number);
  }
  for (const Clause& law : longer.laws) {
    if (std::ranges::find(laws, law) == laws.end()) {
      laws.push_back(law);
    }
  }
  Clause text = (either ? "whoever holds " + p.cards_or("the king of trumps")
                        : elector_words(p, one.who, one.case_index)) +
                formatted(" may {} {}", king_deed(deal, one, either),
                          either || told.in_short ? "it" : "the king");
  if (!told.in_short) {
    const codes::WindowBeats until =
        within_hand(deal, either ? deal.code.cases[one.case_index].may.until : one.window.closes);
    text += either ? " until " + beat_clause(until) : until_words(p, until);
    if (!longer.clauses.empty()) {
      text += (!either && longer.led_only ? ", or, if he leads it as that card, "
                                          : ", or, if it is that card, ") +
              joined(longer.clauses, "and");
    }
  }
  return text + (laws.empty()
                     ? ""
                     : " (law" + Clause{laws.size() > 1 ? "s " : " "} + joined(laws, "and") + ")");
}

}  // namespace ecarte::report
