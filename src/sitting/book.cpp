// SPDX-License-Identifier: MIT
#include "sitting/book.hpp"

namespace ecarte::sitting {

using record::Act;
using record::ActKind;
using replay::ActIndex;

namespace {

/// What is told of stakes, bets, pool and seats. Of most deals nothing is.
constexpr replay::ActKinds kOfTheTable = [] {
  using K = record::ActKind;
  return replay::ActKinds{K::System,     K::Agreed,        K::Pool,      K::Stake,
                          K::HeadRubber, K::Rentrant,      K::Bet,       K::Cover,
                          K::TakeShare,  K::WithdrawCover, K::ClaimBets, K::Pay,
                          K::TakePool,   K::PoolStands,    K::CallUpon,  K::Settled};
}();

/// How many of the acts come up to the last of these.
std::size_t up_to_last_of_the_table(const BookedDeal& deal) {
  const std::vector<Act>& acts = deal.acts();
  std::size_t told = deal.tells(kOfTheTable) ? acts.size() : 0;
  while (told != 0 && !kOfTheTable.has(acts[told - 1].kind)) {
    --told;
  }
  return told;
}

/// Games before it of which nothing is told, in a sitting whose last game told was `last`; 0: none
/// was. A number that is not told does not say that the sitting begins with it.
bool games_are_untold_before(const BookedDeal& deal, std::uint32_t last) {
  const replay::DealPlace& place = deal.facts().place;
  if (last != 0 || deal.tells({ActKind::HeadGame})) {
    return place.game > last + 1;
  }
  return place.begins_untold || place.deal > 1;
}

/// Where its deal begins: at the heading; where none is told, behind who went and who came in.
ActIndex deal_begins(const BookedDeal& deal) {
  constexpr replay::ActKinds kSeats{ActKind::Retire, ActKind::ComeIn};
  ActIndex begins = deal.heading();
  if (begins != 0 || !deal.tells(kSeats)) {
    return begins;
  }
  const std::vector<Act>& acts = deal.acts();
  for (std::size_t i = 0; i < acts.size(); ++i) {
    if (kSeats.has(acts[i].kind)) {
      begins = static_cast<ActIndex>(i + 1);
    } else if (!kOfTheTable.has(acts[i].kind) && acts[i].kind != ActKind::HeadGame) {
      break;
    }
  }
  return begins;
}

}  // namespace

std::unique_ptr<Account> Book::take(const record::Record& record, replay::DealFacts& facts,
                                    const codes::Code& code, law::DealResult& result,
                                    const std::function<void()>& tell_whole) {
  std::unique_ptr<Account> before = begin(record, facts.place.sitting_begins);
  AccountPage& page = rooms_->desk.page;
  if (page.account().code.empty()) {
    page.account().code = code.name;
  }
  const bool first_of_game = page.game() == 0 || facts.place.game != page.game();
  BookedDeal deal{record, facts, code, result, tell_whole, first_of_game};
  rooms_->rubbers.begin_deal();
  rooms_->bets.begin_deal();
  rooms_->pool.begin_deal();
  if (is_of_score_alone(deal)) {
    rooms_->games.take_score(deal);
    end_game(deal);
    return before;
  }
  const std::size_t liable = rooms_->liabilities.count();
  before_play(deal);
  rooms_->liabilities.hear_words(deal);
  rooms_->bets.judge_cover(deal);
  rooms_->games.take_score(deal);
  end_game(deal);
  after_play(deal);
  rooms_->liabilities.tell(liable, deal);
  return before;
}

std::unique_ptr<Account> Book::skip(const record::Record& record, const replay::DealFacts& facts) {
  std::unique_ptr<Account> before = begin(record, facts.place.sitting_begins);
  ++rooms_->desk.page.account().left_out.deals;
  // What holds for the sitting is kept; the deal itself comes to nothing here.
  for (const Act& act : record.acts) {
    setting(act);
    rooms_->bets.keep_unopened(act, facts.place.game);
  }
  return before;
}

std::unique_ptr<Account> Book::close() {
  if (!rooms_) {
    return nullptr;
  }
  rooms_->games.leave();
  rooms_->pool.close();
  rooms_->rubbers.close();
  rooms_->liabilities.close();
  std::unique_ptr<Account> closed = rooms_->desk.page.hand_over();
  rooms_.reset();
  if (!keeps_) {
    spare_ = std::move(closed);  // nobody asks for it: its room serves the next sitting
  }
  return closed;
}

/// Another sitting begins, or the names of this one have changed.
std::unique_ptr<Account> Book::begin(const record::Record& record, bool another) {
  std::unique_ptr<Account> before;
  if (!rooms_ || another) {
    before = close();
    std::unique_ptr<Account> account = spare_ ? std::move(spare_) : std::make_unique<Account>();
    account->begin_anew();
    account->first_line = record.first_line;
    rooms_.emplace(std::move(account), keeps_);
  }
  rooms_->desk.people.meet(record, rooms_->desk.page.account());
  return before;
}

// ── The order of work ────────────────────────────────────────────────────────────────────────────

/// A deal in the middle of a game, of which nothing engages the law and nothing is told but what is
/// done at the cards.
bool Book::is_of_score_alone(const BookedDeal& deal) const {
  return deal.result().in_brief && !deal.first_of_game() && !rooms_->bets.has_unopened() &&
         !deal.tells(kOfTheTable);
}

/// What holds for more than the deal in which it is told.
void Book::setting(const Act& a) {
  if (a.kind == ActKind::HeadRubber) {
    rooms_->rubbers.head(a.amount());
  } else if (a.kind == ActKind::Rentrant) {
    rooms_->seats.waits(rooms_->desk.people.person_of(a.actor));
  } else {
    rooms_->desk.page.account().terms.take(a);
  }
}

/// What is written before the cards are dealt, and what of it holds for the whole game.
void Book::before_play(BookedDeal& deal) {
  const std::vector<Act>& acts = deal.acts();
  const std::size_t told = up_to_last_of_the_table(deal);
  const auto is_told = [&](std::size_t i) { return kOfTheTable.has(acts[i].kind); };
  for (std::size_t i = 0; i < told; ++i) {
    if (is_told(i)) {
      setting(acts[i]);
      Rubbers::agree(acts[i], static_cast<ActIndex>(i), deal);
    }
  }
  if (deal.first_of_game()) {
    const ActIndex begins = deal_begins(deal);
    for (std::size_t i = 0; i < begins && i < told; ++i) {
      between_games(acts[i], static_cast<ActIndex>(i), deal);
    }
    open_game(deal);
  }
  rooms_->bets.lay_unopened();
  for (std::size_t i = 0; i < told; ++i) {
    if (is_told(i)) {
      rooms_->bets.act(acts[i], static_cast<ActIndex>(i), deal);
    }
  }
}

/// What settles the game before is written before the next. A stake is held until it is known what
/// that game asks for.
void Book::between_games(const Act& a, ActIndex at, BookedDeal& deal) {
  if (a.kind != ActKind::Stake) {
    act_after_play(a, at, deal);
  } else if (a.actor != record::kBoth && rooms_->pool.is_on()) {
    rooms_->pool.put_in_early(rooms_->desk.people.person_of(a.actor), a.amount(), at);
  }
}

void Book::open_game(BookedDeal& deal) {
  const bool first = rooms_->desk.page.game() == 0;
  const bool untold = games_are_untold_before(deal, rooms_->desk.page.game());
  rooms_->games.leave();
  if (untold) {
    rooms_->games.lose_track();
    rooms_->seats.lose_track();
  }
  if (untold || (!first && rooms_->games.before().winner == kNoPerson)) {
    rooms_->pool.lose_track();
  }
  rooms_->games.open(deal.facts().place.game);
  rooms_->bets.open();
  if (!first) {
    rooms_->seats.judge(deal);
  }
  rooms_->pool.open(deal);
  rooms_->rubbers.open(deal);
  if (!first) {
    rooms_->rubbers.series_cut(deal);
  }
  rooms_->games.begin_line(rooms_->rubbers.number());
}

void Book::end_game(BookedDeal& deal) {
  const std::optional<GameEnd> end = rooms_->games.decide(deal);
  if (!end) {
    return;
  }
  if (deal.tells({ActKind::CallUpon})) {
    for (const Act& a : deal.acts()) {
      if (a.kind == ActKind::CallUpon) {
        rooms_->liabilities.call_upon(a);
      }
    }
  }
  rooms_->liabilities.settle(*end);
  rooms_->bets.settle(*end);
  rooms_->rubbers.count(*end);
  rooms_->pool.count(*end);
}

/// What settles the game is written after it.
void Book::after_play(BookedDeal& deal) {
  constexpr record::ActKinds kSettles{ActKind::TakeShare, ActKind::PoolStands, ActKind::Pay,
                                      ActKind::Settled,   ActKind::TakePool,   ActKind::CallUpon,
                                      ActKind::Stake};
  if (!deal.tells(kSettles)) {
    return;
  }
  const std::vector<Act>& acts = deal.acts();
  for (std::size_t i = deal.first_of_game() ? deal_begins(deal) : 0; i < acts.size(); ++i) {
    const auto at = static_cast<ActIndex>(i);
    if (acts[i].kind == ActKind::TakeShare) {
      rooms_->bets.share_taken(acts[i], at, deal);
    } else if (acts[i].kind == ActKind::PoolStands) {
      rooms_->pool.stands(acts[i], at, deal);
    } else {
      act_after_play(acts[i], at, deal);
    }
  }
}

void Book::act_after_play(const Act& a, ActIndex at, BookedDeal& deal) {
  if (a.kind == ActKind::Pay) {
    rooms_->payments.pay(a, at, deal);
  } else if (a.kind == ActKind::Settled) {
    rooms_->bets.paid(a);
  } else if (a.kind == ActKind::TakePool) {
    rooms_->pool.take(a, at, deal);
  } else if (a.kind == ActKind::CallUpon) {
    rooms_->liabilities.call_upon(a);
  } else if (a.kind == ActKind::Stake && a.actor != record::kBoth && rooms_->pool.is_on()) {
    rooms_->pool.put_in(rooms_->desk.people.person_of(a.actor), a.amount(), at, deal);
  }
}

}  // namespace ecarte::sitting
