// SPDX-License-Identifier: MIT
#include "replay/bystanders.hpp"

#include <algorithm>
#include <span>

#include "record/by_kind.hpp"
#include "replay/remarks.hpp"
#include "replay/standing_terms.hpp"

namespace ecarte::replay {

using game::Seat;
using record::Act;
using record::ActKind;

void Bystanders::act(const Act& a, InHand hand) {
  if (a.kind == ActKind::Speak) {
    speak(a, hand);
  } else if (a.kind == ActKind::LookOver) {
    look_over(a, hand);
  } else if (a.kind == ActKind::PlayOut) {
    const bool resigned = a.detail < 2 && resigned_[a.seat_in_detail()];
    // English écarté knows no playing out; where none was declared it may be the other.
    won_ = system().must_be(SystemIs::English) ? won_ : record::kNobody;
    played_out_ = played_out_ || !record::is_player(won_);  // else it is lost, whoever plays it
    const Some<SpokenBy> by = spoken_by(a.actor);
    notes_.note(FactKind::PlayedOut, a.actor, notes_.now, system(),
                by.must_be(SpokenBy::Backer)   ? PlayedOutBy::Backer
                : !by.may_be(SpokenBy::Backer) ? PlayedOutBy::Bystander
                                               : unknown<PlayedOutBy>,
                resigned ? NoYes::Yes : NoYes::No);
  } else if (a.kind == ActKind::AskToDecide || a.kind == ActKind::Rule) {
    decide(a);
  } else {
    bet_or_pay(a);
  }
}

void Bystanders::decide(const Act& a) {
  if (a.kind == ActKind::AskToDecide) {
    invited_ = a.actor == record::kBoth ? a.detail : invited_;
    answered_ = false;
    return;
  }
  Deed& ruled = notes_.deed(a.object_as<Remedy>(), a.actor, false);
  ruled.number = a.number;
  ruled.points.whose = a.detail;
  ruled.points.purpose = static_cast<record::For>(a.flags);
  if (const int less = notes_.ahead.taken_down_upon(notes_.now); less > 0) {
    Testimony down;
    down.kind = Testimony::Kind::TakeDown;
    down.seat = static_cast<game::Seat>(a.detail);
    down.by = record::actor_of(down.seat);
    down.amount = static_cast<std::uint8_t>(less);
    down.at = notes_.now;
    down.dealing =
        static_cast<std::uint8_t>(std::max<std::size_t>(1, notes_.out().dealings.size()));
    notes_.out().testimony.push_back(down);
  }
  if (record::is_bystander(a.actor)) {
    notes_.note(FactKind::Arbitrated, a.actor, notes_.now,
                invited_ == a.actor ? AgreedBy::Both : AgreedBy::No);
    answered_ = answered_ || invited_ == a.actor;
  }
}

/// Is it for his words that he pays, and not a bet that he lost, or to the pool? Who was called on
/// does, and who spoke to somebody's prejudice and has no bet to pay.
bool Bystanders::pays_for_words(Actor who) const {
  const bool bets =
      std::ranges::any_of(sitting_.betting.bets, [&](const Bet& bet) { return bet.bettor == who; });
  const bool spoke = std::ranges::any_of(notes_.out().facts, [&](const Fact& fact) {
    return fact.kind == FactKind::AttentionCalled && fact.subject == who;
  });
  return called_ == who || (spoke && !bets);
}

void Bystanders::bet_or_pay(const Act& a) {
  using Does = void (*)(Bystanders&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::CallUpon,
       [](Bystanders& b, const Act& act) {
         b.called_ = act.detail;
         b.notes_.deed(Remedy::CallUpon, act.actor, false);
       }},
      {ActKind::Pay,
       [](Bystanders& b, const Act& act) {
         if (record::is_bystander(act.actor) &&
             act.object_as<record::PaidTo>() == record::PaidTo::Unsaid &&
             b.pays_for_words(act.actor)) {
           b.notes_.deed(Remedy::CallUpon, act.actor, true);
         }
       }},
      {ActKind::Cover, [](Bystanders& b, const Act& act) { keep_cover(act, b.sitting_.betting); }},
      {ActKind::Stake,
       [](Bystanders& b, const Act& act) {
         if (record::is_bystander(act.actor)) {
           b.sitting_.seats.idle.set(act.actor);  // without a seat: he is out for the time being
         }
       }},
      {ActKind::ComeIn,
       [](Bystanders& b, const Act& act) {
         if (record::is_bystander(act.actor)) {
           b.sitting_.seats.idle.set(act.actor);  // without a seat: he is out for the time being
         }
       }},
  });
  record::do_by_kind(kDoes, *this, a);
}

void Bystanders::speak(const Act& a, InHand hand) {
  if (!record::is_bystander(a.actor)) {
    return;
  }
  const Some<SpokenBy> by =
      invited_ == a.actor && !answered_ ? Some<SpokenBy>(SpokenBy::Invited) : spoken_by(a.actor);
  switch (a.object_as<record::Spoken>()) {
    case record::Spoken::Remark:
      notes_.note(FactKind::Remarked, a.actor, notes_.now, system(),
                  hand == InHand::Between ? RemarkWhen::Between : RemarkWhen::InGame, by, about(a));
      return;
    case record::Spoken::Score:
    case record::Spoken::King:
    case record::Spoken::Error: {
      const std::optional<Seat> spared = a.object_as<record::Spoken>() == record::Spoken::Error
                                             ? notes_.ahead.spared_next(notes_.now)
                                             : std::nullopt;
      const std::optional<Seat> prejudiced =
          spared ? spared : prejudiced_next(a.object_as<record::Spoken>(), hand);
      // Who is out at the pool may set the score right, and nothing else.
      if (by.must_be(SpokenBy::Idle) && !prejudiced &&
          a.object_as<record::Spoken>() == record::Spoken::Error &&
          !notes_.beside.upon_score(notes_.now)) {
        notes_.note(FactKind::Remarked, a.actor, notes_.now, system(), RemarkWhen::InGame, by,
                    RemarkAbout::Game);
        return;
      }
      // A mark for the tricks of a hand that was not over then may have come long after.
      const bool later = prejudiced && !spared && hand == InHand::Dealt &&
                         notes_.ahead.marks_tricks_next(notes_.now);
      Fact& fact = notes_.note(FactKind::AttentionCalled, a.actor, notes_.now, system(), by,
                               later        ? Some{ScoreIs::Unchanged, ScoreIs::Changed}
                               : prejudiced ? Some(ScoreIs::Changed)
                                            : Some(ScoreIs::Unchanged));
      fact.against = prejudiced ? record::actor_of(*prejudiced) : record::kNobody;
      return;
    }
    case record::Spoken::AdviceByPointing:
    case record::Spoken::AdviceByWord:
      if (hand == InHand::Between || hand == InHand::Gathered) {
        // There is no hand to advise in: it is a word like another.
        notes_.note(FactKind::Remarked, a.actor, notes_.now, system(),
                    hand == InHand::Between ? RemarkWhen::Between : RemarkWhen::InGame, by,
                    RemarkAbout::Game);
        return;
      }
      return advise(a);
  }
}

/// A remark of which the words are not kept is taken to be on the game, or it would not be written.
RemarkAbout Bystanders::about(const Act& a) const {
  const record::Kept kept = a.kept();
  const std::size_t from = std::size_t{a.at} + kept.from;
  if (kept.size == 0 || from >= text_.size()) {
    return RemarkAbout::Game;
  }
  const std::string_view words = text_.substr(from, kept.size);
  const bool of_game =
      names_the_game(words) || (notes_.behind.game_spoken_of(notes_.now) && assents(words));
  return of_game ? RemarkAbout::Game : RemarkAbout::Other;
}

void Bystanders::advise(const Act& a) {
  const Some<SpokenBy> by = spoken_by(a.actor);
  const auto advised_by = [&](SpokenBy who, AdvisedBy as) {
    return by.may_be(who) ? bits_of(as) : ValueBits{0};
  };
  const auto may = static_cast<ValueBits>(advised_by(SpokenBy::Backer, AdvisedBy::Backer) |
                                          advised_by(SpokenBy::Idle, AdvisedBy::Idle) |
                                          advised_by(SpokenBy::Bystander, AdvisedBy::Bystander));
  notes_.note(FactKind::AdviceGiven, a.actor, notes_.now, system(), Some<AdvisedBy>::of_bits(may),
              a.object_as<record::Spoken>() == record::Spoken::AdviceByPointing
                  ? AdviceMode::Pointing
                  : AdviceMode::Words,
              advised_to(a));
}

/// Whom he advises: him on whom he bets, the other, or him who covers all that is laid.
Some<AdvisedTo> Bystanders::advised_to(const Act& a) const {
  const bool bets = std::ranges::any_of(sitting_.betting.bets,
                                        [&](const Bet& bet) { return bet.bettor == a.actor; });
  const bool on_him = std::ranges::any_of(sitting_.betting.bets, [&](const Bet& bet) {
    return bet.bettor == a.actor && bet.on == a.seat_in_detail();
  });
  const AdvisedTo side = bets && a.detail < 2 && !on_him ? AdvisedTo::Other : AdvisedTo::Own;
  if (!plays_chouette()) {
    // A bet on him whom he advises may be one of those that are not told, if none of his is.
    const bool may_bet = (may_bet_besides() && !bets) || bets_besides() || bets_on_either(a.actor);
    return may_bet && !on_him && a.detail < 2 ? Some{AdvisedTo::Own, AdvisedTo::Other} : Some(side);
  }
  const std::optional<Seat> covers = banker();
  if (!covers || (a.detail >= 2 && !bets)) {
    return {side, AdvisedTo::Banker};
  }
  return a.detail < 2 && a.seat_in_detail() == *covers ? AdvisedTo::Banker : side;
}

/// It is agreed on; or a player covers all that is laid, which is to play it.
bool Bystanders::plays_chouette() const {
  const Betting& betting = sitting_.betting;
  if (sitting_.has_agreed(record::Agreement::Chouette)) {
    return true;
  }
  if (!betting.covers || may_bet_besides() || !system().must_be(SystemIs::French)) {
    return false;
  }
  std::uint64_t laid = 0;
  for (const Bet& bet : betting.bets) {
    if (record::is_player(bet.bettor)) {
      continue;
    }
    if (bet.on != game::other(*betting.covers)) {
      return false;  // another covers with him, or it is not known on whom it is
    }
    laid += bet.amount;
  }
  return laid > 0 && betting.covered >= laid;
}

/// At La Chouette, the player who covers all: he is told to, or all that is laid is on the other.
std::optional<Seat> Bystanders::banker() const {
  if (sitting_.betting.covers) {
    return sitting_.betting.covers;
  }
  const bool unsure =
      bets_besides() ||
      std::ranges::any_of(sitting_.betting.bets, [](const auto& bet) { return !bet.on; });
  const auto on = [&](Seat seat) {
    return std::ranges::any_of(sitting_.betting.bets,
                               [seat](const Bet& bet) { return bet.on == seat; });
  };
  if (unsure || on(Seat::First) == on(Seat::Second)) {
    return std::nullopt;
  }
  return on(Seat::First) ? Seat::Second : Seat::First;
}

bool Bystanders::bets_on_either(Actor who) const {
  return std::ranges::any_of(sitting_.betting.bets,
                             [who](const Bet& bet) { return bet.bettor == who && !bet.on; });
}

/// On whom he bets, as seen from the player at `seat`. None told is none made.
Some<BetsOn> Bystanders::bets_on(Actor who, Seat seat) const {
  bool on_him = false;
  bool against = false;
  for (const Bet& bet : sitting_.betting.bets) {
    if (bet.bettor == who && bet.on) {
      (*bet.on == seat ? on_him : against) = true;
    }
  }
  const Some<BetsOn> told = on_him && against ? Some(BetsOn::Both)
                            : on_him          ? Some(BetsOn::OnHim)
                            : against         ? Some(BetsOn::AgainstHim)
                                              : Some(BetsOn::None);
  if (told != Some(BetsOn::None)) {
    return told;
  }
  return bets_on_either(who) ? Some{BetsOn::OnHim, BetsOn::AgainstHim}
         : bets_besides()    ? Some{BetsOn::None, BetsOn::OnHim} | Some(BetsOn::AgainstHim)
                             : told;
}

void Bystanders::look_over(const Act& a, InHand hand) {
  if (a.detail >= 2 || hand != InHand::Dealt) {
    return;  // no cards are held to be looked at
  }
  const std::optional<Seat> covers = banker();
  const bool chouette = plays_chouette();
  notes_.note(FactKind::LookedOver, a.actor, notes_.now, bets_on(a.actor, a.seat_in_detail()),
              !chouette                       ? NoYes::No
              : !covers                       ? unknown<NoYes>
              : *covers == a.seat_in_detail() ? NoYes::Yes
                                              : NoYes::No);
}

void Bystanders::note_multiple(Actor by, record::Multiple multiple, ActIndex at) {
  if (multiple == record::Multiple::Unsaid) {
    return;
  }
  notes_.note(FactKind::MultipleClaimed, by, at,
              static_cast<MultipleOf>(static_cast<int>(multiple) - 1), unknown<NoYes>,
              sitting_.has_agreed(record::Agreement::Multiples) ? NoYes::Yes : NoYes::No);
}

Some<SpokenBy> Bystanders::spoken_by(Actor who) const {
  const bool bets =
      std::ranges::any_of(sitting_.betting.bets, [&](const Bet& bet) { return bet.bettor == who; });
  const bool only_one = declared_ == 1 && sitting_.seats.idle.none();
  if (sitting_.plays_for_pool() && !bets && (only_one || sitting_.seats.idle.test(who))) {
    return SpokenBy::Idle;
  }
  return bets                ? Some(SpokenBy::Backer)
         : may_bet_besides() ? Some{SpokenBy::Backer, SpokenBy::Bystander}
                             : Some(SpokenBy::Bystander);
}

/// Is it the first that he marks for the tricks of the hand at hand? He would have marked those
/// whatever was said of the play.
bool Bystanders::in_the_ordinary_way(const Act& mark, InHand hand) const {
  const bool played = notes_.behind.played(notes_.now);
  const bool marked = notes_.behind.marked_points(notes_.now, mark.actor);
  const bool unsaid = mark.object_as<record::For>() == record::For::Unsaid;
  return played && !marked && (is_of_tricks(mark) || (hand == InHand::Over && unsaid));
}

/// Who suffers by it if the players alter the score before another card is led; nobody if they do
/// not.
std::optional<Seat> Bystanders::prejudiced_next(record::Spoken of, InHand hand) const {
  const bool of_king = of == record::Spoken::King;
  const Act* const altered = notes_.ahead.alters_score_next(notes_.now, of_king);
  if (altered == nullptr) {
    return std::nullopt;
  }
  if (altered->kind == ActKind::TakeDown) {
    return notes_.behind.takes_down_from(*altered);
  }
  const bool of_other = (of_king && is_of_tricks(*altered)) ||
                        (of == record::Spoken::Error && in_the_ordinary_way(*altered, hand));
  return of_other ? std::nullopt : std::optional(game::other(altered->seat()));
}

}  // namespace ecarte::replay
