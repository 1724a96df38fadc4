// SPDX-License-Identifier: MIT
//
// The order of work within a deal: facts to cases, cases to rulings.
#include "law/judge.hpp"

#include <algorithm>
#include <bit>

#include "law/engine.hpp"

namespace ecarte::law {

using replay::Beat;
using replay::FactKind;
using replay::kNever;
using replay::kSometime;
using replay::Proof;

namespace {

/// The order in which the faults of a dealing are worked through: a step that annuls it ends it,
/// and the later ones fall away. Cards taken back come first, since they count as never played.
enum class Phase : std::uint8_t {
  TakingBack,
  Pack,
  Turn,
  Cut,
  Faced,
  Deal,
  Exchange,
  King,
  Play,
  After
};
constexpr int kPhases = static_cast<int>(Phase::After) + 1;

constexpr Phase phase_of(FactKind kind) {
  switch (kind) {
    case FactKind::TakenBack:
    case FactKind::LedOutOfTurn:
    case FactKind::NamedSuit:
      return Phase::TakingBack;
    case FactKind::PackFault:
      return Phase::Pack;
    case FactKind::Dealing:
      return Phase::Turn;
    case FactKind::Shuffled:
    case FactKind::ShuffleDenied:
    case FactKind::CutForDeal:
    case FactKind::CutResult:
    case FactKind::CutAnew:
    case FactKind::ChoiceMade:
    case FactKind::CutToDealer:
      return Phase::Cut;
    case FactKind::FacedCard:
      return Phase::Faced;
    case FactKind::WrongNumber:
    case FactKind::PacketsWrong:
    case FactKind::OrderChanged:
    case FactKind::ExposedInDealing:
    case FactKind::Turned:
    case FactKind::SeveralTurned:
    case FactKind::PlayedWrongNumber:
      return Phase::Deal;
    case FactKind::FalseTurnUp:
    case FactKind::Proposed:
    case FactKind::WordAltered:
    case FactKind::AskedNone:
    case FactKind::Answered:
    case FactKind::NumberWithheld:
    case FactKind::ExchangedWithoutRight:
    case FactKind::DiscardPut:
    case FactKind::DiscardHandled:
    case FactKind::ExcessTaken:
    case FactKind::ShortGiven:
    case FactKind::ExposedInGiving:
    case FactKind::StockShort:
    case FactKind::ServedFirst:
    case FactKind::SurplusLooked:
    case FactKind::Completed:
    case FactKind::RemedyDenied:
      return Phase::Exchange;
    case FactKind::KingTurned:
    case FactKind::KingHeld:
    case FactKind::FalseKing:
    case FactKind::KingAnnouncedThenDiscarded:
      return Phase::King;
    case FactKind::Misplay:
    case FactKind::ThrownDown:
    case FactKind::TrickMisawarded:
    case FactKind::HandOver:
      return Phase::Play;
    case FactKind::MultipleClaimed:
    case FactKind::GameClaimed:
    case FactKind::NewCards:
    case FactKind::OverscoreAdmitted:
    case FactKind::Remarked:
    case FactKind::AttentionCalled:
    case FactKind::AdviceGiven:
    case FactKind::PlayedOut:
    case FactKind::LookedOver:
    case FactKind::Arbitrated:
    case FactKind::SeriesCut:
    case FactKind::RubberAgreed:
    case FactKind::PlayedAfterRubber:
    case FactKind::PoolOrder:
    case FactKind::PoolStake:
    case FactKind::PoolTaken:
    case FactKind::BetsClaimed:
    case FactKind::BetUncovered:
    case FactKind::ShareTaken:
    case FactKind::RentrantOrder:
    case FactKind::LiabilityPaid:
    case FactKind::ScoreAccrued:
    case FactKind::MarkNotDue:
    case FactKind::GameWon:
    case FactKind::PlayedAfterGame:
      return Phase::After;
  }
  return Phase::After;
}

/// Facts that only the score completes, and which are judged when it is known.
constexpr bool turns_on_score(FactKind kind) {
  return kind == FactKind::MultipleClaimed || kind == FactKind::GameClaimed ||
         kind == FactKind::Remarked;
}

/// The number of the first value of a set; 0 of an attribute that is none.
std::uint8_t first_of(replay::ValueBits bits) {
  return bits == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(std::countr_zero(bits));
}

bool gives_nothing(const Case& c) {
  return !c.may.given && c.must.remedy == Remedy::None && c.effects == 0 &&
         (c.cls == Class::Info || c.cls == Class::Election);
}

}  // namespace

Judge::Judge(const Code& code, bool strict) : engine_(std::make_unique<Engine>(code, strict)) {}
Judge::~Judge() = default;

void Judge::rule_on(const DealFacts& deal, const DealFacts* next, DealResult& result) {
  engine_->rule_on(deal, next, result);
}

void Judge::skip(const DealFacts&) {
  engine_->skip();
}

void Judge::Engine::skip() {
  recorded_.reset();
  used_.clear();
  previous_.clear();
  game_over_ = false;
}

void Judge::Engine::rule_on(const DealFacts& deal, const DealFacts* next, DealResult& result) {
  deal_ = &deal;
  next_ = next != nullptr && !next->sitting_begins ? next : nullptr;
  result_ = &result;
  result.clear();
  timeline_.lay_out(deal, next_);
  rulings_.clear();
  rights_.clear();
  no_titles_.clear();
  spent_next_.clear();
  doubtful_ = 0;
  annulled_at_ = kNoTime;
  deal_erased_ = false;
  begin_score();
  gather_deeds();
  for (std::size_t d = 1; d <= std::max<std::size_t>(1, deal.dealings.size()); ++d) {
    judge_dealing(static_cast<std::uint8_t>(d));
  }
  ledger();
  judge_what_the_score_tells();
  play_after_the_game();
  answered_by_replay();
  write_findings();
  bad_remedies();
  verdict();
  used_.swap(spent_next_);
  previous_.swap(rulings_);
  king_was_in_doubt_ = king_in_doubt_;
}

/// Whether the game, or a multiple of it, was rightly claimed, and whether a remark fell in the
/// game or after it, can be told from the score alone.
void Judge::Engine::judge_what_the_score_tells() {
  scores_known_ = true;
  for (const Fact& fact : deal_->facts) {
    if (turns_on_score(fact.kind)) {
      judge_fact(fact);
    }
  }
  scores_known_ = false;
}

/// The game stops when it is won: what happens to the cards of the hand after that is no matter of
/// law.
void Judge::Engine::play_after_the_game() {
  if (game_won_ == kNoTime || !due_known_) {
    return;
  }
  const auto after = [this](const Fact& fact) {
    const bool of_cards = fact.kind == FactKind::Misplay || fact.kind == FactKind::LedOutOfTurn ||
                          fact.kind == FactKind::NamedSuit;
    return of_cards && fact.occurred < kSometime && fact.occurred > game_won_;
  };
  std::erase_if(result_->missing, [&](const Missing& open) { return after(open.fact); });
  for (Ruling& ruling : rulings_) {
    if (after(ruling.fact)) {
      ruling.status = Status::Moot;
    }
  }
}

/// Hands that are played again for one player's fault are played again for the other's too.
void Judge::Engine::answered_by_replay() {
  for (Ruling& ruling : rulings_) {
    const bool asks = (case_of(ruling).may.remedies & bit(Remedy::ReplayHands)) != 0 &&
                      (ruling.status == Status::Open || ruling.status == Status::Lapsed);
    const bool done = asks && std::ranges::any_of(deeds_, [&](const TimedDeed& timed) {
                        return timed.deed.what == Remedy::ReplayHands && timed.deed.carried_out &&
                               timed.ruling >= 0 && timed.deed.dealing == ruling.fact.dealing &&
                               timed.deed.playing == ruling.fact.playing;
                      });
    if (done) {
      ruling.status = Status::Moot;
    }
  }
}

void Judge::Engine::gather_deeds() {
  deeds_.clear();
  for (const Deed& deed : deal_->deeds) {
    deeds_.push_back({deed, deed.at, -1, false});
  }
  if (next_ != nullptr) {
    for (const Deed& deed : next_->deeds) {
      deeds_.push_back({deed, timeline_.deal_end() + deed.at, -1, false});
    }
  }
}

void Judge::Engine::judge_dealing(std::uint8_t dealing) {
  dealing_ = dealing;
  annulled_at_ = kNoTime;
  const std::size_t first_ruling = rulings_.size();
  for (int phase = 0; phase < kPhases; ++phase) {
    in_phase_.clear();
    for (const Fact& fact : deal_->facts) {
      if (fact.dealing == dealing && static_cast<int>(phase_of(fact.kind)) == phase) {
        in_phase_.push_back(&fact);
      }
    }
    std::ranges::stable_sort(in_phase_, {}, [](const Fact* fact) { return fact->occurred; });
    for (const Fact* fact : in_phase_) {
      // What lies outside the hand does not fall with it.
      if (annulled_at_ != kNoTime && phase != static_cast<int>(Phase::After)) {
        judge_moot(*fact);
      } else {
        judge_fact(*fact);
      }
    }
  }
  if (annulled_at_ == kNoTime) {
    return;
  }
  for (std::size_t i = first_ruling; i < rulings_.size(); ++i) {
    Ruling& ruling = rulings_[i];
    const bool outside = phase_of(ruling.fact.kind) == Phase::After;
    if (!erases(ruling) && !outside &&
        (ruling.from > annulled_at_ || ruling.status == Status::Open)) {
      ruling.status = Status::Moot;
    }
  }
}

/// A fault of a dealing that is annulled, and which came before it was: it happened, and nothing
/// follows.
void Judge::Engine::judge_moot(const Fact& fact) {
  const FactTable& table = code_.tables[static_cast<std::size_t>(fact.kind)];
  const bool before = fact.occurred < kSometime && fact.occurred < annulled_at_;
  int splitting = -1;
  if (table.cases.empty() || !before || fact.proof != Proof::Proved ||
      !candidates(fact, found_position(fact), cases_, splitting) || cases_.size() != 1 ||
      code_.cases[cases_.front()].cls != Class::Irregularity) {
    return;
  }
  const int index = open(cases_.front(), fact);
  Ruling& ruling = rulings_[static_cast<std::size_t>(index)];
  // One fresh deal may be what two laws give, and it answers both; and hands were rightly played
  // again before something annulled the whole.
  const bool answered =
      case_of(ruling).may.given && elect(ruling) &&
      (ruling.elected == Remedy::FreshDeal || ruling.elected == Remedy::ReplayHands);
  if (answered) {
    follow_through(ruling);
  }
  ruling.status = answered && ruling.elected == Remedy::FreshDeal ? Status::Elected : Status::Moot;
}

void Judge::Engine::judge_fact(const Fact& seen) {
  if (turns_on_score(seen.kind) && !scores_known_) {
    return;  // judged when the score is
  }
  const Fact fact = completed(seen);
  const FactTable& table = code_.tables[static_cast<std::size_t>(fact.kind)];
  if (table.cases.empty()) {
    return;  // the code does not speak of it
  }
  int splitting = -1;
  const int position = found_position(fact);
  if (!candidates(fact, position, cases_, splitting)) {
    return;
  }
  if (fact.proof == Proof::Allowed) {
    if (!gives_nothing(code_.cases[cases_.front()])) {
      missing(fact, cases_.front(), -1);
      if (fact.kind == FactKind::FalseKing) {
        king_in_doubt_ = true;
      } else if (fact.kind == FactKind::Misplay && record::is_player(fact.subject)) {
        maybe_capped_[fact.subject] = true;
      }
    }
    return;
  }
  for (std::size_t i = 1; i < cases_.size(); ++i) {
    if (!same_outcome(code_.cases[cases_[0]], code_.cases[cases_[i]])) {
      return in_doubt(fact, splitting);
    }
  }
  const int index = open(cases_.front(), fact);
  Ruling& ruling = rulings_[static_cast<std::size_t>(index)];
  settle(ruling);
  apply(rulings_[static_cast<std::size_t>(index)]);
  reopen_after(index);
}

/// Several cases may answer the fact, and differ. What is open is said; what they have in common,
/// that it is an irregularity, stands all the same.
void Judge::Engine::in_doubt(const Fact& fact, int attribute) {
  missing(fact, cases_.front(), attribute);
  bool all_irregular = true;
  for (const std::uint16_t number : cases_) {
    const Case& c = code_.cases[number];
    doubtful_ |= c.may.remedies | bit(c.must.remedy);
    all_irregular = all_irregular && c.cls == Class::Irregularity;
    if ((c.effects & bit(Remedy::Ceiling)) != 0 && record::is_player(fact.subject)) {
      maybe_capped_[fact.subject] = true;
    }
  }
  if (all_irregular) {
    Ruling ruling;
    ruling.case_index = cases_.back();
    ruling.fact = fact;
    ruling.in_doubt = true;
    rulings_.push_back(ruling);
  }
}

/// Fills in what only the score can tell of a fact.
Fact Judge::Engine::completed(Fact fact) const {
  if (fact.kind == FactKind::MultipleClaimed && recorded_) {
    const int loser = std::min((*recorded_)[0], (*recorded_)[1]);
    const auto due = loser <= code_.treble_up_to   ? replay::MultipleOf::Treble
                     : loser <= code_.double_up_to ? replay::MultipleOf::Double
                                                   : replay::MultipleOf::Single;
    const bool agreed = replay::value<replay::NoYes>(fact, 2) == replay::NoYes::Yes;
    const auto right = agreed ? due : replay::MultipleOf::Single;
    replay::set(fact, 1,
                replay::value<replay::MultipleOf>(fact, 0) == right ? replay::NoYes::Yes
                                                                    : replay::NoYes::No);
  } else if (fact.kind == FactKind::GameClaimed && recorded_ && record::is_player(fact.subject)) {
    replay::set(fact, 0,
                (*recorded_)[fact.subject] >= code_.game ? replay::GameScore::Five
                                                         : replay::GameScore::Short);
  } else if (fact.kind == FactKind::Remarked && game_won_ < fact.occurred) {
    replay::set(fact, 1, replay::RemarkWhen::Between);
  }
  return fact;
}

/// Where among the boundaries its cases name the finding of `fact` lies.
int Judge::Engine::found_position(const Fact& fact) const {
  const FactTable& table = code_.tables[static_cast<std::size_t>(fact.kind)];
  const int last = static_cast<int>(table.boundaries.size());
  if (fact.found == kNever) {
    return last;
  }
  const bool deals = dealer_of(fact) && record::actor_of(*dealer_of(fact)) == fact.subject;
  const Time begin = dealing_begin(fact.dealing);
  for (int i = 0; i < last; ++i) {
    const WindowBeats beats = resolve(table.boundaries[static_cast<std::size_t>(i)].beats, deals);
    if (fact.found < timeline_.first_from(beats, begin)) {
      return i;
    }
  }
  return last;
}

/// The cases that may answer `fact`, by the values its attributes may have; `splitting` is the
/// first attribute that may have several. False if none answers.
bool Judge::Engine::candidates(const Fact& fact, int position, std::vector<std::uint16_t>& cases,
                               int& splitting) const {
  const FactTable& table = code_.tables[static_cast<std::size_t>(fact.kind)];
  cases.clear();
  std::array<std::uint8_t, replay::kMaxAttributes> values{};
  for (std::size_t i = 0; i < values.size(); ++i) {
    values[i] = first_of(fact.values[i]);
    const bool open = fact.values[i] != 0 && !std::has_single_bit(fact.values[i]);
    splitting = open && splitting < 0 ? static_cast<int>(i) : splitting;
  }
  while (true) {
    const std::uint8_t answer = table.answers[index_of(table, fact.kind, values, position)];
    if (answer != kNoAnswer) {
      const std::uint16_t found = table.cases[answer];
      if (std::ranges::find(cases, found) == cases.end()) {
        cases.push_back(found);
      }
    }
    std::size_t i = values.size();
    while (true) {
      if (i-- == 0) {
        return !cases.empty();
      }
      const auto left = static_cast<replay::ValueBits>(
          fact.values[i] & ~((2U << unsigned{values[i]}) - 1U));  // those after this one
      if (left != 0) {
        values[i] = first_of(left);
        break;
      }
      values[i] = first_of(fact.values[i]);
    }
  }
}

bool Judge::Engine::same_outcome(const Case& a, const Case& b) const {
  return a.law == b.law && a.cls == b.cls && a.effects == b.effects &&
         a.must.remedy == b.must.remedy && a.may.given == b.may.given &&
         a.may.remedies == b.may.remedies && a.may.who == b.may.who && a.may.until == b.may.until &&
         a.may.lapse == b.may.lapse;
}

/// Notes what the record leaves open; once for each law and player.
void Judge::Engine::missing(const Fact& fact, std::uint16_t case_index, int attribute) {
  const Case& c = code_.cases[case_index];
  Missing open;
  open.law = code_.law_of(c).number;
  open.id = c.id;
  open.player = fact.subject;
  open.trick = fact.trick;
  open.at = fact.occurred < kSometime ? fact.occurred
                                      : (fact.found < kSometime ? fact.found : deal_->heading);
  open.fact = fact;
  open.attribute = attribute;
  open.would_prove = attribute == -1 ? fact.cards : game::CardSet{};
  for (const Missing& other : result_->missing) {
    if (other.law == open.law && other.player == open.player && other.attribute == attribute) {
      return;
    }
  }
  result_->missing.push_back(open);
}

Time Judge::Engine::dealing_begin(std::uint8_t dealing) const {
  if (dealing <= 1 || dealing > deal_->dealings.size()) {
    return 0;
  }
  return deal_->dealings[dealing - 1U].begin;
}

Time Judge::Engine::dealing_end(std::uint8_t dealing) const {
  return dealing < deal_->dealings.size() ? Time{deal_->dealings[dealing].begin}
                                          : timeline_.deal_end();
}

std::optional<Seat> Judge::Engine::dealer_of(const Fact& fact) const {
  if (fact.dealing == 0 || fact.dealing > deal_->dealings.size()) {
    return std::nullopt;
  }
  return deal_->dealings[fact.dealing - 1U].dealer;
}

Actor Judge::Engine::party(Who who, const Fact& fact) const {
  const std::optional<Seat> dealer = dealer_of(fact);
  switch (who) {
    case Who::Subject:
    case Who::Offender:
    case Who::Scorer:
      return fact.subject;
    case Who::Adversary:
      return record::is_player(fact.subject) ? static_cast<Actor>(1 - fact.subject)
                                             : record::kNobody;
    case Who::Dealer:
      return dealer ? record::actor_of(*dealer) : record::kNobody;
    case Who::NonDealer:
      return dealer ? record::actor_of(game::other(*dealer)) : record::kNobody;
    case Who::Prejudiced:
      return record::is_player(fact.against) ? fact.against : record::kBoth;
    case Who::Both:
      return record::kBoth;
    case Who::Nobody:
      break;
  }
  return record::kNobody;
}

int Judge::Engine::open(std::uint16_t case_index, const Fact& fact) {
  const Case& c = code_.cases[case_index];
  Ruling ruling;
  ruling.case_index = case_index;
  ruling.fact = fact;
  const Time begin = dealing_begin(fact.dealing);
  ruling.from = fact.occurred < kSometime ? Time{fact.occurred} : begin;
  if (c.must_be_found && fact.found < kSometime) {
    ruling.from =
        fact.occurred < kSometime ? std::max<Time>(fact.occurred, fact.found) : fact.found;
  }
  if (c.may.given) {
    const bool deals = dealer_of(fact) && record::actor_of(*dealer_of(fact)) == fact.subject;
    if (c.may.from != 0) {
      const Time from = timeline_.first_from(resolve(c.may.from, deals), begin);
      ruling.from = from == kNoTime ? timeline_.end() : std::max(ruling.from, from);
    }
    ruling.elector = party(c.may.who, fact);
    ruling.closes = c.may.until;
    ruling.until = closing_time(resolve(c.may.until, deals), ruling.from, fact.dealing);
  }
  rulings_.push_back(ruling);
  return static_cast<int>(rulings_.size()) - 1;
}

/// The first of `beats` after `from`: those of the dealing itself only while it lasts.
Time Judge::Engine::closing_time(WindowBeats beats, Time from, std::uint8_t dealing) const {
  const WindowBeats after_deal = bit(WindowBeat::NextCut) | bit(WindowBeat::NextPacket) |
                                 bit(WindowBeat::NextTurnUp) | replay::bit(Beat::NextGame) |
                                 replay::bit(Beat::GameEnd) | replay::bit(Beat::Settled) |
                                 replay::bit(Beat::HandClosed);
  const Time within = timeline_.first(beats, from, dealing_end(dealing));
  const Time later = timeline_.first(beats & after_deal, from);
  return std::min(within, later);
}

/// What a ruling does at once: a card unplayed, a dealing annulled.
void Judge::Engine::apply(Ruling& ruling) {
  const Case& c = case_of(ruling);
  const bool unplays = (c.effects & bit(Remedy::Unplay)) != 0;
  if (unplays && ruling.fact.witness < kSometime) {
    timeline_.unplay(ruling.fact.witness);
  }
  if (erases(ruling)) {
    const bool ignored = ruling.status == Status::Ignored;
    annulled_at_ = ruling.deed >= 0
                       ? deeds_[static_cast<std::size_t>(ruling.deed)].at
                       : std::max(ruling.from, ruling.owed_at == kNoTime ? 0 : ruling.owed_at);
    deal_erased_ = deal_erased_ || ignored;
  }
}

bool Judge::Engine::erases(const Ruling& ruling) const {
  const auto annuls = [](Remedy remedy) {
    return remedy == Remedy::FreshDeal || remedy == Remedy::Void;
  };
  switch (ruling.status) {
    case Status::Elected:
      return annuls(ruling.elected);
    case Status::Imposed:
      return annuls(ruling.owed);
    case Status::Ignored:
      return annuls(ruling.owed) || annuls(ruling.elected);
    case Status::Open:
      return annuls(ruling.owed);  // owed, and the record stops there
    case Status::None:
    case Status::Waived:
    case Status::Lapsed:
    case Status::Latent:
    case Status::Moot:
      return false;
  }
  return false;
}

/// Does the fact lie in the case's box, whenever it was found?
bool Judge::Engine::accepts(const Case& c, const Fact& fact) {
  for (std::size_t i = 0; i < c.accepts.size(); ++i) {
    if (c.accepts[i] != 0xff && (fact.values[i] & ~c.accepts[i]) != 0) {
      return false;
    }
  }
  return true;
}

/// A right waived or lapsed under one case may live on under another.
void Judge::Engine::reopen_after(int index) {
  const Ruling lapsed = rulings_[static_cast<std::size_t>(index)];
  if (lapsed.status != Status::Waived && lapsed.status != Status::Lapsed) {
    return;
  }
  const FactTable& table = code_.tables[static_cast<std::size_t>(lapsed.fact.kind)];
  for (const std::uint16_t number : table.cases) {
    const Case& c = code_.cases[number];
    if (c.or_after != lapsed.case_index) {
      continue;
    }
    if (!accepts(c, lapsed.fact)) {
      continue;
    }
    const int next = open(number, lapsed.fact);
    settle(rulings_[static_cast<std::size_t>(next)]);
    apply(rulings_[static_cast<std::size_t>(next)]);
    if (annulled_at_ == kNoTime) {
      reopen_after(next);
    }
    return;
  }
}

}  // namespace ecarte::law
