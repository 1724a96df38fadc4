// SPDX-License-Identifier: MIT
#include "sitting/book.hpp"

#include <algorithm>

namespace ecarte::sitting {

using record::Agreement;
using replay::ActIndex;

std::unique_ptr<Account> Book::take(const record::Record& record, replay::DealFacts& facts,
                                    const codes::Code& code, law::DealResult& result,
                                    const std::function<void()>& tell_whole) {
  std::unique_ptr<Account> before = begin(record, facts.place.sitting_begins);
  facts_ = &facts;
  code_ = &code;
  result_ = &result;
  tell_whole_ = &tell_whole;
  if (account_->code.empty()) {
    account_->code = code.name;
  }
  first_of_game_ = game_ == 0 || facts.place.game != game_;
  if (is_of_score_alone()) {
    rubber_headed_ = 0;
    laid_now_ = false;
    deal_line();
    end_game();
    return before;
  }
  const std::size_t replayed = facts.facts.size();
  const std::size_t liable = liable_.size();
  before_play();
  for (std::size_t i = 0; i < replayed; ++i) {
    if (facts.facts[i].kind == FactKind::AttentionCalled) {
      const replay::Fact fact = facts.facts[i];
      const auto of_it = [&fact](const law::Finding& found) {
        return found.fact.kind == FactKind::AttentionCalled && found.place.at == fact.occurred;
      };
      const auto found = std::ranges::find_if(result.findings, of_it);
      speak(fact, found == result.findings.end() ? nullptr : &*found);
    }
  }
  judge_cover();
  deal_line();
  end_game();
  after_play();
  tell_liabilities(liable);
  return before;
}

std::unique_ptr<Account> Book::skip(const record::Record& record, const replay::DealFacts& facts) {
  std::unique_ptr<Account> before = begin(record, facts.place.sitting_begins);
  ++account_->unreadable;
  // What holds for the sitting is kept; the deal itself comes to nothing here.
  for (const Act& act : record.acts) {
    settings(act);
    if (act.kind == record::ActKind::Bet && act.detail < 2) {
      bets_unopened_.push_back(
          {facts.place.game, person_of(act.actor), act.seat_in_detail(), act.amount()});
    }
  }
  return before;
}

std::unique_ptr<Account> Book::close() {
  if (account_) {
    leave_game();
    pool_unwritten();
    if (keeps_ && pool_.stake + in_pool_ > 0 && pool_.last_game == 0 && pool_.first_game != 0) {
      account_->pools.push_back(pool_);
    }
    if (keeps_ && rubber_.players[0] != kNoPerson && account_->rubber_of != 0) {
      account_->rubbers.push_back(rubber_);
    }
    account_->liabilities = liable_;
  }
  std::unique_ptr<Account> closed = std::move(account_);
  const bool keeps = keeps_;
  *this = Book{keeps};
  if (!keeps) {
    spare_ = std::move(closed);  // nobody asks for it: its room serves the next sitting
  }
  return closed;
}

// ── People ───────────────────────────────────────────────────────────────────────────────────────

/// Another sitting begins, or the names of this one have changed.
std::unique_ptr<Account> Book::begin(const record::Record& record, bool another) {
  std::unique_ptr<Account> before;
  if (account_ == nullptr || another) {
    before = account_ ? close() : nullptr;
    account_ = spare_ ? std::move(spare_) : std::make_unique<Account>();
    account_->begin_anew();
    account_->first_line = record.first_line;
  }
  record_ = &record;
  meet(record);
  return before;
}

void Book::meet(const record::Record& record) {
  if (!record.names || names_ == record.names) {
    return;
  }
  names_ = record.names;
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    seats_[seat] = person(names_->players[seat]);
  }
  bystanders_.clear();
  for (const std::string& name : names_->bystanders) {
    bystanders_.push_back(person(name));
  }
  if (account_->players[0] == kNoPerson) {
    account_->players = seats_;
  }
  if (names_->coin != record::Coin::Unsaid) {
    account_->coin = names_->coin;
  }
}

PersonNumber Book::person(std::string_view name) {
  std::vector<std::string>& people = account_->people;
  const auto found = std::ranges::find(people, name);
  if (found != people.end()) {
    return static_cast<PersonNumber>(found - people.begin());
  }
  people.emplace_back(name);
  return static_cast<PersonNumber>(people.size() - 1);
}

PersonNumber Book::person_of(Actor actor) const {
  if (record::is_player(actor)) {
    return seats_[actor];
  }
  const std::size_t number = static_cast<std::size_t>(actor) - record::kFirstBystander;
  return record::is_bystander(actor) && number < bystanders_.size() ? bystanders_[number]
                                                                    : kNoPerson;
}

record::Actor Book::actor_of(PersonNumber person) const {
  for (const game::Seat seat : game::kSeats) {
    if (seats_[game::index_of(seat)] == person) {
      return record::actor_of(seat);
    }
  }
  const auto found = std::ranges::find(bystanders_, person);
  return found == bystanders_.end()
             ? record::kNobody
             : static_cast<Actor>(record::kFirstBystander + (found - bystanders_.begin()));
}

namespace {

/// What is told of stakes, bets, pool and seats. Of most deals nothing is.
constexpr replay::ActKinds kOfTheTable = [] {
  using K = record::ActKind;
  return replay::ActKinds{K::System,    K::Agreed, K::Pool,     K::Stake,      K::HeadRubber,
                          K::Rentrant,  K::Bet,    K::Cover,    K::TakeShare,  K::WithdrawCover,
                          K::ClaimBets, K::Pay,    K::TakePool, K::PoolStands, K::CallUpon};
}();

}  // namespace

// ── The order of work ────────────────────────────────────────────────────────────────────────────

/// A deal in the middle of a game, of which nothing engages the law and nothing is told but what is
/// done at the cards.
bool Book::is_of_score_alone() const {
  return result_->in_brief && !first_of_game_ && bets_unopened_.empty() &&
         !facts_->seen.any_of(kOfTheTable);
}

/// What is written before the cards are dealt, and what of it holds for the whole game.
/// Where its deal begins: at the heading; where none is told, behind who went and who came in.
ActIndex Book::deal_begins() const {
  using K = record::ActKind;
  constexpr replay::ActKinds kSeats{K::Retire, K::ComeIn};
  const auto& acts = record_->acts;
  ActIndex begins = facts_->place.heading;
  if (begins != 0 || !facts_->seen.any_of(kSeats)) {
    return begins;
  }
  for (std::size_t i = 0; i < acts.size(); ++i) {
    if (kSeats.has(acts[i].kind)) {
      begins = static_cast<ActIndex>(i + 1);
    } else if (!kOfTheTable.has(acts[i].kind) && acts[i].kind != K::HeadGame) {
      break;
    }
  }
  return begins;
}

void Book::before_play() {
  rubber_headed_ = 0;
  laid_now_ = false;
  const auto& acts = record_->acts;
  const std::size_t told = facts_->seen.any_of(kOfTheTable) ? acts.size() : 0;
  const auto is_told = [&](std::size_t i) { return kOfTheTable.has(acts[i].kind); };
  for (std::size_t i = 0; i < told; ++i) {
    if (is_told(i)) {
      settings(acts[i]);
      judge_agreement(acts[i], static_cast<ActIndex>(i));
    }
  }
  if (first_of_game_) {
    const ActIndex begins = deal_begins();
    for (std::size_t i = 0; i < begins && i < told; ++i) {
      act_before_play(acts[i], static_cast<ActIndex>(i));
    }
    open_game();
  }
  lay_bets_unopened();
  for (std::size_t i = 0; i < told; ++i) {
    if (is_told(i)) {
      bet_act(acts[i], static_cast<ActIndex>(i));
    }
  }
}

/// What settles the game before is written after it, or before the next.
void Book::act_before_play(const Act& a, ActIndex at) {
  if (a.kind == ActKind::Pay) {
    paid(a, at);
  } else if (a.kind == ActKind::TakePool) {
    pool_takes(a, at);
  } else if (a.kind == ActKind::CallUpon) {
    called_upon(a);
  } else if (a.kind == ActKind::Stake && a.actor != record::kBoth && pool_on()) {
    unmatched_.push_back({person_of(a.actor), a.amount(), at});
  }
}

void Book::after_play() {
  if (!facts_->seen.any_of(kOfTheTable)) {
    return;
  }
  const auto& acts = record_->acts;
  const std::size_t from = first_of_game_ ? deal_begins() : 0;
  for (std::size_t i = from; i < acts.size(); ++i) {
    const auto at = static_cast<ActIndex>(i);
    if (acts[i].kind == ActKind::TakeShare) {
      share_taken(acts[i], at);
    } else if (acts[i].kind == ActKind::PoolStands) {
      pool_stands(acts[i], at);
    } else if (acts[i].kind != ActKind::Stake) {
      act_before_play(acts[i], at);
    } else if (acts[i].actor != record::kBoth && pool_on()) {
      pool_paid(person_of(acts[i].actor), acts[i].amount(), at);
    }
  }
}

/// Bets told above a deal that could not be read are laid in the first deal of their game that can.
void Book::lay_bets_unopened() {
  for (const BetUnopened& bet : bets_unopened_) {
    if (bet.game == game_) {
      lay(bet.person, bet.on, bet.amount);
      laid_now_ = true;
    }
  }
  bets_unopened_.clear();
}

void Book::settings(const Act& a) {
  if (a.kind == ActKind::System) {
    account_->system = a.object_as<record::SystemOfPlay>();
  } else if (a.kind == ActKind::Agreed) {
    agreement(a);
  } else if (a.kind == ActKind::Pool && a.amount() != 0) {  // if 0, who owes it what is not known
    account_->stake_pool = a.amount();
    account_->funding = account_->funding == Funding::None ? Funding::AllStake : account_->funding;
  } else if (a.kind == ActKind::Stake && a.actor == record::kBoth) {
    (a.object_as<record::StakesFor>() == record::StakesFor::Rubber ? account_->stake_rubber
                                                                   : account_->stake_game) =
        a.amount();
  } else if (a.kind == ActKind::HeadRubber) {
    rubber_headed_ = a.amount();
    rubbers_written_ = true;
  } else if (a.kind == ActKind::Rentrant) {
    if (const PersonNumber who = person_of(a.actor);
        std::ranges::find(queue_, who) == queue_.end()) {
      queue_.push_back(who);
    }
  }
}

void Book::agreement(const Act& a) {
  account_->agreed |= std::uint32_t{1} << a.object;
  const auto what = a.object_as<Agreement>();
  if (what == Agreement::PoolAllStake) {
    account_->funding = Funding::AllStake;
  } else if (what == Agreement::PoolPlayersStake) {
    account_->funding = Funding::PlayersStake;
  } else if (what == Agreement::RubberOf) {
    account_->rubber_of = a.number;
  }
}

void Book::judge_agreement(const Act& a, ActIndex at) {
  if (a.kind == record::ActKind::Agreed && a.object_as<Agreement>() == Agreement::RubberOf) {
    const bool sourced = a.number == 3 || a.number == 5 || a.number == 7 || a.number == 11;
    replay::Fact& fact = note(FactKind::RubberAgreed, record::kBoth, at,
                              static_cast<std::uint8_t>(sourced ? replay::RubberLength::Sourced
                                                                : replay::RubberLength::Other));
    fact.number = a.number;
    law::judge_after(*code_, *facts_, fact, *result_);
  }
}

// ── Entries and facts ────────────────────────────────────────────────────────────────────────────

void Book::enter(PersonNumber from, PersonNumber to, Amount amount, PaidFor why, bool in_cash) {
  if (amount != 0 && from != to && keeps_) {
    account_->entries.push_back({game_, from, to, amount, why, in_cash});
  }
}

replay::Fact& Book::note(FactKind kind, Actor subject, ActIndex at, std::uint8_t first,
                         std::uint8_t second, std::uint8_t third) {
  if (result_->in_brief) {
    (*tell_whole_)();
  }
  replay::Fact fact = replay::fact_of(kind, subject, at);
  replay::set_number(fact, 0, first);
  replay::set_number(fact, 1, second);
  replay::set_number(fact, 2, third);
  fact.place.dealing = static_cast<std::uint8_t>(std::max<std::size_t>(1, facts_->dealings.size()));
  facts_->facts.push_back(fact);
  return facts_->facts.back();
}

law::Finding* Book::say(FactKind kind, Actor subject, ActIndex at, std::uint8_t first,
                        std::uint8_t second, std::uint8_t third) {
  return law::judge_after(*code_, *facts_, note(kind, subject, at, first, second, third), *result_);
}

}  // namespace ecarte::sitting
