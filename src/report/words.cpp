// SPDX-License-Identifier: MIT
#include "report/words.hpp"

#include <bit>

#include "report/phrases.hpp"

namespace ecarte::report {

using replay::FactKind;

namespace {

using Say = Clause (*)(const Phrases&);

/// What is said of each kind of fact.
std::array<Say, replay::kFactKinds> every_sentence() {
  std::array<Say, replay::kFactKinds> all{};
  for (const std::span<const FactSentence> some :
       {before_the_deal(), in_dealing(), in_proposing(), in_exchanging(), in_playing(),
        of_king_and_score(), of_bystanders(), of_sitting()}) {
    for (const FactSentence& one : some) {
      all[static_cast<std::size_t>(one.kind)] = one.say;
    }
  }
  return all;
}

}  // namespace

Clause sentence_of(const Deal& deal, const replay::Fact& fact) {
  static const std::array<Say, replay::kFactKinds> kSay = every_sentence();
  return kSay[static_cast<std::size_t>(fact.kind)](Phrases{deal, fact});
}

namespace {

/// Of a waiver that waives nothing.
Clause of_waiver(const Deal& deal, const law::Finding& finding) {
  const record::Waiver& waiver = deal.record.waivers[static_cast<std::size_t>(finding.waived.by)];
  Clause what = waiver.law.empty() ? Clause{} : Clause{"law "} + waiver.law;
  for (const Clause& word :
       {Clause{waiver.id}, waiver.player ? name_in(deal, *waiver.player) : Clause{}}) {
    what += (what.empty() || word.empty() ? "" : " ") + word;
  }
  if (finding.id == "waiver-unused") {
    return "nothing in this deal is waived by '" + what + "'; expected the line to be taken out";
  }
  return "the code has nothing called '" + what + "', which is to be waived" +
         (finding.waived.meant.empty() ? Clause{}
                                       : "; did you mean '" + Clause{finding.waived.meant} + "'?");
}

/// Of what would otherwise be passed over in silence.
Clause of_writing(const law::Finding& finding) {
  if (finding.id == "deal-number") {
    return "a deal of this number or a higher one stands before it in the same game; expected the "
           "next number, or what comes between, such as game 2 or players: A, Y";
  }
  return "what is written of this deal behind the ? is not ruled on; expected that to be its last "
         "line";
}

}  // namespace

Clause message_of(const Deal& deal, const law::Finding& finding) {
  if (finding.waived.is_of_waiver) {
    return of_waiver(deal, finding);
  }
  if (finding.waived.is_of_writing) {
    return of_writing(finding);
  }
  if (finding.so == law::IsSo::Refuted) {
    const Phrases p{deal, finding.fact};
    const bool number = finding.fact.kind == FactKind::WrongNumber && finding.fact.number != 0;
    return p.name(finding.fact.against) + " found that " +
           (number ? (finding.fact.against == finding.fact.subject ? "he" : p.subject()) + " had " +
                         cards_word(finding.fact.number)
                   : sentence_of(deal, finding.fact)) +
           ", which the record refutes";
  }
  const bool granted =
      finding.cls == codes::Class::Info && finding.bad.taken != replay::Remedy::None;
  if (finding.cls == codes::Class::BadRemedy || granted) {
    return of_bad_remedy(deal, finding);
  }
  const bool score =
      finding.fact.kind == FactKind::MarkNotDue || finding.fact.kind == FactKind::ScoreAccrued;
  return score ? of_mark(deal, finding) : sentence_of(deal, finding.fact);
}

namespace {

/// The effects that are not already said by the remedy line: limits on the score and the like.
Clause effect_note(const Deal& deal, const law::Finding& finding, replay::Remedy effect) {
  const Phrases p{deal, finding.fact};
  if (effect == replay::Remedy::Ceiling && finding.remedy.ceiling) {
    const int most = *finding.remedy.ceiling;
    return p.name(finding.offender) + " can mark " +
           (most == 0 ? "nothing" : "at most " + number_word(most)) +
           " for the tricks of this hand";
  }
  return effect_of(p, effect);
}

/// What money it turns on, where the account of the sitting knows.
Clause sums_note(const Deal& deal, const law::Finding& finding) {
  const Phrases p{deal, finding.fact};
  const auto money = [&](std::int64_t amount) {
    return Clause{record::money_words(
        amount, deal.record.names ? deal.record.names->coin : record::Coin::Unsaid)};
  };
  if (finding.fact.kind == FactKind::AttentionCalled && finding.amounts.sum_due >= 0) {
    const Clause loser = p.name(finding.fact.against);
    return loser + " has " + money(finding.amounts.sum_due) + " in stakes and bets on this game" +
           (finding.amounts.sum > 0    ? ", has called for it and has lost: so much is owed"
            : finding.amounts.sum == 0 ? ", and has won it: nothing is owed"
            : finding.remedy.status == law::Status::Open
                ? ": so much is owed if he calls for it and loses"
                : ": so much is owed if he loses");
  }
  if (finding.fact.kind == FactKind::BetUncovered && finding.amounts.sum >= 0) {
    return money(finding.amounts.sum) + " on one side against " + money(finding.amounts.sum_due) +
           " on the other";
  }
  if (finding.amounts.sum_due >= 0 && finding.amounts.sum >= 0 &&
      finding.amounts.sum != finding.amounts.sum_due) {
    return money(finding.amounts.sum) + " where " + money(finding.amounts.sum_due) + " was due";
  }
  return {};
}

Clause life_note(const Deal& deal, const law::Finding& finding) {
  if (finding.remedy.status == law::Status::Latent) {
    const auto& cases = deal.code.cases;
    const bool of_itself = finding.under.case_index < cases.size() &&
                           cases[finding.under.case_index].effects != 0;  // whoever noticed it
    return deal.result.stands.stops ? "nobody is told to have noticed it so far"
           : of_itself              ? "the record does not say that anybody noticed it"
                       : "the record does not say that anybody noticed it, so it has no remedy";
  }
  if (finding.remedy.status == law::Status::Moot) {
    return "what came before or after it leaves it without consequence";
  }
  return {};
}

}  // namespace

Clauses effects_of(const Deal& deal, const law::Finding& finding) {
  Clauses notes;
  if (finding.remedy.status == law::Status::Moot) {
    return notes;
  }
  for (codes::Remedies left = finding.remedy.effects; left != 0; left &= left - 1) {
    const auto effect = static_cast<replay::Remedy>(std::countr_zero(left));
    if (Clause text = effect_note(deal, finding, effect); !text.empty()) {
      notes.push_back(std::move(text));
    }
  }
  return notes;
}

Clauses notes_of(const Deal& deal, const law::Finding& finding) {
  Clauses notes = effects_of(deal, finding);
  add_other_notes(notes, deal, finding);
  return notes;
}

void add_other_notes(Clauses& notes, const Deal& deal, const law::Finding& finding) {
  const auto add = [&notes](Clause text) {
    if (!text.empty()) {
      notes.push_back(std::move(text));
    }
  };
  add(life_note(deal, finding));
  add(sums_note(deal, finding));
  if (finding.cls == codes::Class::Unprovided) {
    add("the code of laws gives no answer to this; a ruling agreed on by the players is binding");
  }
  if (!finding.under.reading.empty()) {
    add("doubtful reading: " + Clause{finding.under.reading});
  }
  add(Clause{finding.under.note});
}

}  // namespace ecarte::report
