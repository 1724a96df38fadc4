// SPDX-License-Identifier: MIT
//
// What follows by itself, in words: what may be marked of a hand, whether a mark comes off, who
// deals again and who deals next.
#include <algorithm>
#include <array>
#include <span>

#include "codes/remedy_rows.hpp"
#include "codes/tariff.hpp"
#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

using replay::Remedy;
using replay::Testimony;

/// The most an offender may make of a result; -1: as much as anybody.
int most(const codes::Code& code, const codes::Earned& earned) {
  const codes::Tariff* const row = codes::row_of(code, earned, true);
  return row != nullptr && codes::is_ceiling(*row) ? row->marks : -1;
}

Clause points(int number) {
  return number <= 0 ? "nothing" : "at most " + number_word(number);
}

/// The dealing of a fact; nullptr if it is of none.
const replay::DealingSpan* dealing_of(const Phrases& p) {
  const std::uint8_t number = p.fact().place.dealing;
  const auto& dealings = p.deal().facts.dealings;
  return number == 0 || number > dealings.size() ? nullptr : &dealings[number - 1U];
}

/// What an offender's results are worth to him at most, said so that it gives him none: "A can mark
/// nothing for the point of this hand, and at most one for the vole".
Clause limited(const Phrases& p) {
  const codes::Code& code = p.deal().code;
  const replay::DealingSpan* const dealing = dealing_of(p);
  const replay::Some<replay::NoYes> is_bold =
      dealing != nullptr && record::is_player(p.fact().subject)
          ? dealing->bold[game::other(static_cast<game::Seat>(p.fact().subject))]
          : replay::unknown<replay::NoYes>;
  const bool bold = is_bold.must_be(replay::NoYes::Yes);
  const int plain = most(code, codes::kThePoint);
  const int against_bold = most(code, {replay::ScoreFor::Point, true});
  const int vole = most(code, {replay::ScoreFor::Vole, bold});
  const int point = bold && against_bold >= 0 ? against_bold : plain;
  if (point < 0) {
    return "what " + p.subject() + " may mark for the tricks of this hand is limited";
  }
  const bool either =
      is_bold == replay::unknown<replay::NoYes> && against_bold >= 0 && against_bold != plain;
  if (point == vole && !either) {
    return p.subject() + " can mark " + points(point) + " for the tricks of this hand";
  }
  Clause text = p.subject() + " can mark " + points(point) + " for the point of this hand";
  if (either) {
    text += " (" + points(against_bold) + " if " + p.adversary() + " stood or refused first)";
  }
  return vole < 0 ? text : text + ", and " + points(vole) + " for the vole";
}

/// Whether it came off, under the next deal's heading; else until when it does, and who need only
/// ask for it; nothing where that is over, or not told.
Clause as_soon_as_asked(const Phrases& p) {
  const auto& findings = p.deal().result.findings;
  const auto& scores = p.deal().result.scores;
  const bool off = std::ranges::any_of(scores, [&](const law::Scored& one) {
    return one.purpose == replay::ScoreFor::King && one.due == 0 && one.marked == 0 &&
           record::actor_of(one.seat) == p.fact().subject;
  });
  if (off) {
    return "; it was done";
  }
  const auto mark = std::ranges::find_if(findings, [&](const law::Finding& finding) {
    return finding.fact.kind == replay::FactKind::MarkNotDue &&
           finding.fact.subject == p.fact().subject &&
           replay::must_be(finding.fact, 1, replay::ScoreFor::King) &&
           finding.remedy.status == law::Status::Open;
  });
  return mark == findings.end() || !record::is_player(p.fact().subject)
             ? Clause{}
             : ":" + until_words(p, mark->remedy.window.closes) + " it comes off as soon as " +
                   p.adversary() + " asks for it";
}

/// A king's mark that comes off: it must be taken down only where it was put up.
Clause taken_down(const Phrases& p) {
  const auto of = [&p](Testimony::Kind kind, const Testimony& said) {
    const bool his =
        kind == Testimony::Kind::Counters || record::actor_of(said.seat) == p.fact().subject;
    const bool king = kind != Testimony::Kind::Mark || said.purpose == record::For::King ||
                      said.purpose == record::For::Unsaid;
    return said.kind == kind && his && king && said.dealing == p.fact().place.dealing &&
           said.at >= p.fact().occurred;
  };
  const auto any = [&](Testimony::Kind kind) {
    return std::ranges::any_of(p.deal().facts.testimony,
                               [&](const Testimony& said) { return of(kind, said); });
  };
  if (any(Testimony::Kind::TakeDown)) {
    return {};
  }
  if (any(Testimony::Kind::Mark)) {
    return "the mark for the king must be taken down" + as_soon_as_asked(p);
  }
  return any(Testimony::Kind::Counters)
             ? "if the king was marked, " + Clause{duty_words(Remedy::TakeDown)}
             : p.subject() + " may not mark the king";
}

/// Has he marked for the tricks since a fact of the hand?
bool has_marked_since(const Deal& deal, record::Actor who, const replay::Fact& fact) {
  return std::ranges::any_of(deal.facts.testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && said.purpose != record::For::King &&
           record::actor_of(said.seat) == who && said.at > fact.occurred &&
           said.dealing == fact.place.dealing;
  });
}

/// What the other may mark for a hand given up: what is due, which a fault of his own may limit; of
/// what he has marked already, that it was his.
Clause awarded(const Phrases& p, Remedy award) {
  const bool over = std::ranges::any_of(p.deal().result.findings, [&](const law::Finding& found) {
    return found.fact.kind == replay::FactKind::GameWon && found.fact.occurred < p.fact().occurred;
  });
  if (over) {
    return "the game was won before that, and nothing is marked for it";
  }
  const auto who = static_cast<record::Actor>(1 - p.fact().subject);
  const bool marked = has_marked_since(p.deal(), who, p.fact());
  return p.adversary() + (marked ? " could " : " may ") + option_of(p.deal(), who, award);
}

/// Has he points to mark yet, and may leave them?
bool is_unmarked(const Deal& deal, record::Actor player) {
  return std::ranges::any_of(deal.result.stands.open, [&](const law::Standing& one) {
    const bool award = codes::is_award(one.options[0]) && !has_marked_since(deal, player, one.fact);
    return is_sure_choice(one) && one.who == player && (one.options[0] == Remedy::Mark || award);
  });
}

/// Who has the points of the game, if all that is due is marked: of both who have, the one who is
/// to mark yet, for he comes first if he does.
record::Actor reaches_game(const Deal& deal) {
  record::Actor found = record::kNobody;
  for (const record::Actor player : {record::Actor{0}, record::Actor{1}}) {
    if (deal.result.after.due.of(player) == deal.code.game &&
        (found == record::kNobody || (is_unmarked(deal, player) && !is_unmarked(deal, found)))) {
      found = player;
    }
  }
  return found;
}

/// Has the other reached the game too, by what he has marked? Then it is his if the mark is not
/// made.
Clause unless_marked(const Deal& deal, record::Actor player) {
  const auto other = static_cast<record::Actor>(1 - player);
  const std::optional<std::uint8_t> points = deal.result.after.due.of(other);
  return points && *points >= deal.code.game ? ", and " + name_in(deal, other) + " if it is not"
                                             : Clause{};
}

/// May the score after the deal be one at which the game is over, where it is known in part?
bool may_be_won(const Deal& deal) {
  return std::ranges::any_of(std::array{record::Actor{0}, record::Actor{1}}, [&](auto player) {
    return !deal.result.after.due.of(player) && deal.result.after.due.knows_any() &&
           deal.result.after.due.among(player) >> deal.code.game != 0;
  });
}

/// ", and A deals next": of the last deal, once its hand is over; nothing where it should have been
/// dealt again, and the turns may go on from it or not.
Clause next_dealer(const Deal& deal) {
  if (!deal.result.stands.last || deal.result.stands.stops || deal.facts.dealings.empty() ||
      deal.facts.stands.resigned_at != replay::kNever || begins_anew(deal) ||
      is_maybe_replayed(deal)) {
    return {};
  }
  const bool in_question = std::ranges::any_of(deal.result.findings, [](const law::Finding& found) {
    return found.remedy.status == law::Status::Ignored && codes::annuls(found.remedy.kind);
  });
  return !in_question && deal.facts.stands.next_dealer && deal.facts.dealings.back().reached_turn_up
             ? ", and " + name_in(deal, record::actor_of(*deal.facts.stands.next_dealer)) +
                   " deals next" + (may_be_won(deal) ? " if the game is not won by that" : "")
             : Clause{};
}

}  // namespace

bool is_replayed(const Phrases& p) {
  return std::ranges::any_of(p.deal().result.findings, [&](const law::Finding& found) {
    return found.remedy.status == law::Status::Elected &&
           found.remedy.kind == Remedy::ReplayHands &&
           found.place.dealing == p.fact().place.dealing &&
           found.fact.place.playing >= p.fact().place.playing;
  });
}

bool is_maybe_replayed(const Deal& deal) {
  return std::ranges::any_of(deal.result.missing, [](const law::Missing& missing) {
    return std::ranges::any_of(
        std::span(missing.alternatives).first(missing.answers),
        [](const law::Alternative& answer) { return answer.claimed == Remedy::ReplayHands; });
  });
}

Clause effect_of(const Phrases& p, Remedy effect) {
  if (effect == Remedy::Ceiling) {
    return limited(p);
  }
  if (codes::is_award(effect)) {
    return is_replayed(p) ? Clause{} : awarded(p, effect);
  }
  if (effect == Remedy::Bar) {
    return p.subject() + " may not mark the king";
  }
  return effect == Remedy::TakeDown ? taken_down(p) : Clause{effect_words(effect)};
}

record::Actor game_winner(const Deal& deal) {
  const record::Actor player = reaches_game(deal);
  return player == record::kNobody || is_unmarked(deal, player) ? record::kNobody : player;
}

bool is_to_begin_anew(const law::Standing& one) {
  return one.is_duty() && one.ground == law::Ground::Sure &&
         (codes::annuls(one.options[0]) || one.options[0] == Remedy::ReplayHands);
}

bool begins_anew(const Deal& deal) {
  return std::ranges::any_of(deal.result.stands.open, is_to_begin_anew);
}

bool counts_unmarked(const Deal& deal) {
  return is_unmarked(deal, 0) || is_unmarked(deal, 1);
}

Clause how_game_stands(const Deal& deal) {
  const record::Actor player = reaches_game(deal);
  if (player == record::kNobody) {
    const bool told =
        deal.result.after.marked != deal.result.after.due;  // what is marked is said besides
    return (counts_unmarked(deal) && !told ? " once that is marked" : "") + next_dealer(deal);
  }
  return ", and " + name_in(deal, player) + " has won the game" +
         (is_unmarked(deal, player) ? " once that is marked" + unless_marked(deal, player) : "");
}

Clause deals_anew(const Phrases& p, Remedy remedy) {
  const replay::DealingSpan* const dealing = dealing_of(p);
  if (dealing == nullptr || !codes::annuls(remedy)) {
    return {};
  }
  const bool as_due = !dealing->rightful || dealing->rightful == dealing->dealer;
  if (as_due && dealing->dealer) {
    return ", and " + p.name(record::actor_of(*dealing->dealer)) + " deals again";
  }
  return remedy == Remedy::Void && dealing->rightful
             ? ", and " + p.name(record::actor_of(*dealing->rightful)) + " deals"
             : Clause{};
}

Clause before_all(const Phrases& p, Remedy remedy) {
  return codes::annuls(remedy) ? ", before anything else is done" + deals_anew(p, remedy)
                               : Clause{};
}

}  // namespace ecarte::report
