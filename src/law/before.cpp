// SPDX-License-Identifier: MIT
//
// The score before the deal: what was carried over, what the counters showed before the first card
// was given, and what was taken down of marks made earlier.
#include <algorithm>
#include <utility>

#include "law/complete.hpp"
#include "law/deeds.hpp"
#include "law/world.hpp"

namespace ecarte::law {

using replay::Beat;
using replay::ScoreFor;

namespace {

/// The scores the counters allow: a half that is not told may be anything below the game.
ScoreSet as_shown(const Code& code, const Testimony& said) {
  if (said.either_way != Testimony{}.either_way) {
    Testimony one_way = said;
    one_way.either_way = Testimony{}.either_way;
    one_way.amount = said.either_way[0];
    one_way.amount_second = said.either_way[1];
    Testimony other_way = one_way;
    std::swap(other_way.amount, other_way.amount_second);
    return as_shown(code, one_way) | as_shown(code, other_way);
  }
  const bool first = said.amount.known();
  const bool second = said.amount_second.known();
  if (first && second) {
    return ScoreSet::of(said.amount.or_else(0), said.amount_second.or_else(0));
  }
  return first    ? ScoreSet::with(Seat::First, said.amount.or_else(0), code.game - 1)
         : second ? ScoreSet::with(Seat::Second, said.amount_second.or_else(0), code.game - 1)
                  : ScoreSet::up_to(code.game - 1);
}

/// The first act of the deal that has to do with its cards; kNoTime if none has.
Time first_of_cards(const Timeline& timeline) {
  const WindowBeats outside = replay::bit(Beat::Cut) | replay::bit(Beat::NextGame) |
                              replay::bit(Beat::GameEnd) | replay::bit(Beat::Settled);
  return timeline.first_from(~outside, 0, timeline.deal_end());
}

/// The same, with what was claimed or owned to.
Time first_act(const LedgerSource& matter) {
  Time first = first_of_cards(matter.timeline);
  for (const Deed& deed : matter.deal.deeds) {
    first = std::min(first, Time{deed.at});
  }
  for (const Fact& fact : matter.deal.facts) {
    const bool claims =
        fact.kind == replay::FactKind::GameClaimed && !is_told_as_score(matter.deal, fact);
    const bool of_score = fact.kind == replay::FactKind::OverscoreAdmitted || claims ||
                          fact.kind == replay::FactKind::MultipleClaimed;
    first = of_score ? std::min(first, Time{fact.occurred}) : first;
  }
  return first;
}

/// Calls `visit` with each score told before the first card of a deal, until something is marked.
template <class Visit>
void for_each_told_before(const LedgerSource& matter, const Visit& visit) {
  const Time act = first_act(matter);
  for (const Testimony& said : matter.deal.testimony) {
    if (said.kind == Testimony::Kind::Mark || said.kind == Testimony::Kind::TakeDown) {
      return;
    }
    const bool how_it_stood =
        said.at < matter.deal.place.heading || (act != kNoTime && said.at < act);
    if (said.kind == Testimony::Kind::Counters && how_it_stood) {
      visit(said);
    }
  }
}

/// Are cards given or played in the deal?
bool has_cards(const LedgerSource& matter) {
  const WindowBeats of_hand = replay::bit(Beat::Packet) | replay::bit(Beat::TurnUp) |
                              replay::bit(Beat::Proposal) | replay::bit(Beat::NFirstCard) |
                              replay::bit(Beat::DFirstCard);
  return matter.timeline.first_from(of_hand, 0, matter.timeline.deal_end()) != kNoTime;
}

/// Is it a score with which nobody can have gone on: both have the game, or one has more than any
/// deal can have brought him to?
bool is_beyond(const Code& code, const Testimony& said) {
  std::uint16_t law = 0;
  const int deal =
      tariff(code, kTheKing, &law) + std::max(tariff(code, Earned{ScoreFor::Vole, false}, &law),
                                              tariff(code, Earned{ScoreFor::Vole, true}, &law));
  const int most = std::max(said.amount.or_else(0), said.amount_second.or_else(0));
  const int least = std::min(said.amount.or_else(0), said.amount_second.or_else(0));
  return said.either_way == Testimony{}.either_way &&
         (most > code.game - 1 + deal || least >= code.game);
}

}  // namespace

bool told_to_be_over(const LedgerSource& matter) {
  if (!matter.deal.place.sitting_begins || matter.deal.place.game_begins || !has_cards(matter)) {
    return false;
  }
  bool over = false;
  for_each_told_before(matter, [&](const Testimony& said) {
    over = (as_shown(matter.code, said) & ScoreSet::up_to(matter.code.game - 1)).empty();
  });
  return over;
}

std::optional<replay::Impossible> start_contradicted(const LedgerSource& matter) {
  const replay::DealPlace& place = matter.deal.place;
  if (!place.sitting_begins || matter.deal.alleged.disputed) {
    return std::nullopt;
  }
  std::optional<replay::Impossible> found;
  const Testimony* last = nullptr;
  const bool cards = has_cards(matter);
  for_each_told_before(matter, [&](const Testimony& said) {
    const ScoreSet told = as_shown(matter.code, said);
    const bool over = (told & ScoreSet::up_to(matter.code.game - 1)).empty();
    const bool beyond = cards && (is_beyond(matter.code, said) || (over && place.game_begins));
    if (!found && last != nullptr && (as_shown(matter.code, *last) & told).empty()) {
      found = {"score-contradicted", said.at, last->at, {}, record::kNobody};
    } else if (!found && beyond) {
      found = {"score-beyond-the-game", said.at, place.heading, {}, record::kNobody};
    }
    last = &said;
  });
  return found;
}

bool nothing_told(const LedgerSource& matter) {
  return first_of_cards(matter.timeline) == kNoTime;
}

void CarriedScore::forget(const Code& code) {
  recorded = possible = ScoreSet::up_to(code.game - 1);
  late.clear();
  lost.clear();
  denied.clear();
  lost_earlier.clear();
  game_over = false;
  stands = replay::NoYes::Yes;
  half_shown = ended = false_fifth = {};
}

ScoreSet score_before(const LedgerSource& matter, ScoreSet carried) {
  const DealFacts& deal = matter.deal;
  const ScoreSet any = ScoreSet::up_to(matter.code.game - 1);
  const bool begins =
      deal.place.sitting_begins || deal.place.game_begins || deal.place.broken_before;
  ScoreSet score = !begins                                               ? carried
                   : deal.place.game_begins && !deal.place.broken_before ? ScoreSet::of(0, 0)
                                                                         : any;
  if (!begins && !(score & any).empty()) {
    score &= any;  // the game goes on: it was not won
  }
  if (score.empty()) {
    score = any;
  }
  const Time act = begins ? first_act(matter) : first_of_cards(matter.timeline);
  bool none_told = true;
  for (const Testimony& said : deal.testimony) {
    if (said.kind == Testimony::Kind::Mark || said.kind == Testimony::Kind::TakeDown) {
      break;
    }
    const bool how_it_stood = said.at < deal.place.heading || (act != kNoTime && said.at < act);
    if (said.kind != Testimony::Kind::Counters || !how_it_stood) {
      continue;
    }
    const ScoreSet told = as_shown(matter.code, said);
    const bool half = !said.amount.known() || !said.amount_second.known();
    const bool first = std::exchange(none_told, false) && deal.place.sitting_begins;
    if ((deal.place.begins_untold || first) && half) {
      score = told;  // who says that it is not known does not say that it was nothing
    } else if (!(score & told).empty()) {
      score &= told;
    } else if (begins || said.at < deal.place.heading) {
      score = told;  // how the game stood, whatever was taken to be
    }
  }
  return score;
}

namespace {

/// Did the other claim, without a law that gives it, that the deal is void, and did he take it down
/// for that?
bool yields_to_claim(const Page& page, const Testimony& down) {
  return std::ranges::any_of(page.matter.deeds, [&](const TimedDeed& claim) {
    return claim.ruling < 0 && yields_to(page.matter.timeline, claim, down);
  });
}

/// What a player takes down before he has marked anything in this deal was marked in an earlier
/// one: the deal begins with that much less.
void take_earlier_marks_down(const Page& page, WorldScore& account) {
  std::array<bool, 2> marked{};
  for (const Testimony& said : page.deal().testimony) {
    const std::size_t who = game::index_of(said.seat);
    marked[who] = marked[who] || said.kind == Testimony::Kind::Mark;
    if (said.kind == Testimony::Kind::TakeDown && !marked[who] && said.amount.known() &&
        said.by == record::actor_of(said.seat)) {
      const int off =
          owns_too_late(page, said) || yields_to_claim(page, said) ? 0 : said.amount.or_else(0);
      account.points.take_off(who, std::min(off, account.points.base[who]));
      account.down.acts_of_earlier.push_back(said.at);
    }
  }
}

/// The counters show the points of the game, and by law it is not won: it goes on from what is due.
void strike_false_fifth(const Page& page, WorldScore& account) {
  const Score due = Score::common(page.carried.false_fifth);
  for (std::size_t who = 0; who < account.points.base.size(); ++who) {
    int& base = account.points.base[who];
    if (base >= page.code().game && due.of(who)) {
      account.points.struck[who] = std::max(0, base - int{*due.of(who)});
      base -= account.points.struck[who];
    }
  }
}

}  // namespace

void begin(const Page& page, WorldScore& account) {
  account.points.base = page.world.score;
  const auto ended = page.carried.ended.known();
  const bool over =
      ended && page.grounds.start.over;  // what was marked late for it is counted there
  if (over) {
    account.points.base = {(*ended)[0], (*ended)[1]};
  }
  strike_false_fifth(page, account);
  for (const LateMark& late : page.carried.late) {
    if (!over && !page.deal().place.game_begins && (late.sure || page.world.late)) {
      if (late.points >= 0) {
        account.points.base[game::index_of(late.seat)] += late.points;
      } else {  // taken down by the other, as a law orders
        account.points.take_off(game::index_of(late.seat), -late.points);
        account.down.acts_of_earlier.push_back(late.act);
      }
    }
  }
  take_earlier_marks_down(page, account);
}

namespace {

/// Has he marked the king in this dealing, and taken nothing down since? Then what he takes down
/// without a word is that mark.
bool marked_king(const Page& page, const Testimony& down) {
  bool marked = false;
  for (const Testimony& said : page.deal().testimony) {
    const bool his = said.seat == down.seat && said.dealing == down.dealing && said.at < down.at;
    marked = his && said.kind == Testimony::Kind::Mark && fits(said.purpose, ScoreFor::King) ? true
             : his && said.kind == Testimony::Kind::TakeDown                                 ? false
                                                             : marked;
  }
  return marked;
}

/// What he marked in this deal before act `at`, beyond what was his to mark by then.
int marked_beyond_rights(const Page& page, const WorldScore& account, Seat seat, Time at) {
  int over = 0;
  for (const Testimony& said : page.deal().testimony) {
    if (said.seat == seat && said.at < at && said.kind == Testimony::Kind::Mark) {
      over += said.amount.or_else(1);
    }
  }
  for (const Right& right : account.entries.rights) {
    over -= right.seat == seat && right.accrued < at ? right.amount : 0;
  }
  return over;
}

/// Is a mark of this deal told by itself, and not by the counters alone?
bool has_told_marks(const LedgerSource& matter) {
  const Time begin = first_dealing(matter.deal);
  return std::ranges::any_of(matter.deal.testimony, [&](const Testimony& said) {
    return said.at >= begin && said.kind == Testimony::Kind::Mark && !is_left_unmarked(said);
  });
}

}  // namespace

bool announced_in_vain(const DealFacts& deal, std::uint8_t dealing, Seat seat) {
  return std::ranges::any_of(deal.facts, [&](const Fact& fact) {
    return codes::row_of(fact.kind).king == codes::KingIs::NotHeld &&
           fact.proof == replay::Proof::Proved && fact.place.dealing == dealing &&
           fact.subject == record::actor_of(seat);
  });
}

bool had_it_before(const Page& page, Seat seat, int difference) {
  if (announced_in_vain(page.deal(), page.grounds.dealing, seat)) {
    return false;  // it may be the king that he marked all the same
  }
  const int had = page.world.score[game::index_of(seat)] + difference;
  return had < page.code().game && (page.grounds.start.scores.points_of(seat) >> had & 1U) != 0 &&
         has_told_marks(page.matter);
}

bool may_correct_a_king(const DealFacts& deal, const Timeline& timeline, const Testimony& down) {
  const Time begin = deal.dealings.empty() ? 0 : deal.dealings.back().begin;
  // Was it told that he announced it, and is it not proved that he held it?
  const bool announced = std::ranges::any_of(deal.deeds, [&](const replay::Deed& deed) {
    return deed.what == Remedy::Announce && deed.by == record::actor_of(down.seat) &&
           deed.dealing == down.dealing && deed.at < down.at;
  });
  const bool held = std::ranges::any_of(deal.facts, [&](const Fact& fact) {
    return codes::row_of(fact.kind).king == codes::KingIs::Held &&
           fact.proof == replay::Proof::Proved && fact.subject == record::actor_of(down.seat) &&
           fact.place.dealing == down.dealing;
  });
  return ((announced && !held) || timeline.untold(Remedy::Announce, begin, down.at)) &&
         std::ranges::any_of(deal.testimony, [&](const Testimony& said) {
           return said.kind == Testimony::Kind::Mark && said.seat == down.seat &&
                  said.at < down.at && fits(said.purpose, ScoreFor::King);
         });
}

/// What a player owns to have marked too many of, before the hand is over and with nothing marked
/// in this deal that was not his, he marked in an earlier one: it was never due, and brings him no
/// nearer to the game.
void take_admitted_off(const Page& page, WorldScore& account) {
  for (const Ruling& ruling : page.matter.rulings) {
    const Fact& fact = ruling.fact;
    if (fact.kind != replay::FactKind::OverscoreAdmitted || !record::is_player(fact.subject) ||
        page.code().cases[ruling.case_index].must.remedy != Remedy::TakeDown) {
      continue;
    }
    const auto seat = static_cast<Seat>(fact.subject);
    const bool hand_was_over =
        page.matter.timeline.first_from(replay::bit(Beat::HandOver), 0, fact.occurred) != kNoTime;
    if (!hand_was_over && marked_beyond_rights(page, account, seat, fact.occurred) <= 0) {
      account.points.take_off(fact.subject, admitted_and_left(page, fact));
      account.down.acts_of_earlier.push_back(fact.occurred);
    }
  }
}

bool owns_too_late(const Page& page, const Testimony& said) {
  return std::ranges::any_of(page.matter.rulings, [&](const Ruling& ruling) {
    const Case& c = page.code().cases[ruling.case_index];
    return ruling.fact.kind == replay::FactKind::OverscoreAdmitted &&
           ruling.fact.subject == record::actor_of(said.seat) && ruling.fact.occurred <= said.at &&
           !ruling.doubt.which && c.cls == codes::Class::Irregularity &&
           c.must.remedy == Remedy::None;
  });
}

int admitted_and_left(const Page& page, const Fact& admission) {
  int left = admission.number;
  for (const Testimony& said : page.deal().testimony) {
    const bool down = said.kind == Testimony::Kind::TakeDown && said.at > admission.occurred &&
                      record::actor_of(said.seat) == admission.subject;
    left -= down ? said.amount.or_else(left) : 0;
  }
  return std::max(0, left);
}

/// A player who takes down more than he marked without title in this deal takes down a mark of an
/// earlier one, though he has marked a king in this: his score is less from then on, and with it
/// what he still needs to win the game.
void take_earlier_marks_down_after_king(const Page& page, WorldScore& account) {
  for (const Testimony& down : page.deal().testimony) {
    const bool known = account.down.is_of_earlier(down.at);
    if (down.kind != Testimony::Kind::TakeDown || known || !down.amount.known() ||
        down.by != record::actor_of(down.seat)) {
      continue;
    }
    const int over = marked_beyond_rights(page, account, down.seat, down.at);
    const bool admitted = std::ranges::any_of(page.deal().facts, [&](const Fact& fact) {
      return fact.kind == replay::FactKind::OverscoreAdmitted && fact.subject == down.by &&
             fact.occurred < down.at;
    });
    const bool hand_was_over =
        page.matter.timeline.first_from(replay::bit(Beat::HandOver), 0, down.at) != kNoTime;
    bool& took = account.down.due[game::index_of(down.seat)];
    took = took || (over <= 0 && page.world.king == record::actor_of(down.seat));
    if (over <= 0 && !hand_was_over && (admitted || !marked_king(page, down))) {
      account.points.take_off(game::index_of(down.seat),
                              owns_too_late(page, down) ? 0 : down.amount.or_else(0));
      account.down.acts_of_earlier.push_back(down.at);
    }
  }
}

}  // namespace ecarte::law
