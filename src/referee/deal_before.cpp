// SPDX-License-Identifier: MIT
#include "referee/deal_before.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "record/sentence.hpp"
#include "replay/found_later.hpp"

namespace ecarte::referee {
namespace {

using record::Act, record::ActKind, record::ActKinds, record::Offset, record::Record;

/// What is done for the next deal, and is no part of a hand: a heading, a setting, the cut.
constexpr ActKinds kOfNextDeal{
    ActKind::Shuffle,    ActKind::Deny,     ActKind::Cut,        ActKind::Choose,
    ActKind::GiveNotice, ActKind::HeadGame, ActKind::HeadRubber, ActKind::HeadDeal,
    ActKind::Players,    ActKind::System,   ActKind::Packs,      ActKind::Agreed,
    ActKind::Bystanders, ActKind::Rentrant, ActKind::Bet,        ActKind::Pool,
    ActKind::Settled,    ActKind::CutWon,   ActKind::DealerIs,   ActKind::Give,
    ActKind::Turn,       ActKind::ComeIn,   ActKind::Retire};
/// The acts with which a hand has begun: the hands played again are then those of this deal.
constexpr ActKinds kOfHand{ActKind::Give,    ActKind::Turn, ActKind::Propose, ActKind::Stand,
                           ActKind::Discard, ActKind::Hold, ActKind::Play,    ActKind::TakeTrick,
                           ActKind::Made,    ActKind::Take, ActKind::Expose};

/// The deal before, as it is named under the heading of the next; 0 if that has its number.
std::uint32_t number_before(const Record& record, const replay::DealFacts& before) {
  const auto heading = std::ranges::find(record.acts, ActKind::HeadDeal, &Act::kind);
  const bool same = heading != record.acts.end() && heading->amount() == before.place.deal;
  return same ? 0 : before.place.deal;
}

/// Are cards told to have been held in another deal, that of the number `before` or one that is not
/// named?
bool held_then(const Act& act, std::uint32_t before) {
  return act.kind == ActKind::Hold && (act.flags & record::kOfDeal) != 0 &&
         (act.number == 0 || act.number == before);
}

std::size_t lines_of(const Record& record) {
  return static_cast<std::size_t>(std::ranges::count(record.text, '\n')) +
         (record.text.empty() || record.text.back() == '\n' ? 0 : 1);
}

/// The first act from `from` on of which this is so; their number if it is so of none.
template <class Is>
std::size_t first_of(const Record& record, std::size_t from, Is is) {
  const auto begin = record.acts.begin() + static_cast<std::ptrdiff_t>(from);
  return static_cast<std::size_t>(std::find_if(begin, record.acts.end(), is) - record.acts.begin());
}

Offset offset_of(const Record& record, std::size_t act) {
  return act < record.acts.size() ? record.acts[act].at : static_cast<Offset>(record.text.size());
}

/// Up to the cards of the next deal, or what is done to have them.
std::optional<OfDealBefore> hands_again(const Record& record, std::uint32_t before) {
  const std::size_t first = first_of(record, 0, [&](const Act& a) {
    return a.kind == ActKind::HandsAgain || (kOfHand.has(a.kind) && !held_then(a, before));
  });
  if (first == record.acts.size() || record.acts[first].kind != ActKind::HandsAgain) {
    return std::nullopt;
  }
  const std::size_t until =
      first_of(record, first, [](const Act& a) { return kOfNextDeal.has(a.kind); });
  return OfDealBefore{0, until, offset_of(record, first), offset_of(record, until)};
}

/// From the finding on, as long as nothing is told of the deal itself.
std::optional<OfDealBefore> found_later(const Record& record, const replay::DealFacts& before) {
  const std::uint32_t number = number_before(record, before);
  const auto of_hand = [&](const Act& a) { return kOfHand.has(a.kind) && !held_then(a, number); };
  const std::size_t first = first_of(record, 0, [&](const Act& a) {
    return a.kind == ActKind::Find || held_then(a, number) || of_hand(a);
  });
  const std::size_t find =
      first_of(record, first, [&](const Act& a) { return a.kind == ActKind::Find || of_hand(a); });
  if (find == record.acts.size() || !replay::is_found_later(before, record.acts[find])) {
    return std::nullopt;
  }
  const std::size_t until = first_of(record, find, [&](const Act& a) {
    return kOfNextDeal.has(a.kind) || of_hand(a) || a.kind == ActKind::Score;
  });
  if (until == record.acts.size() || !kOfNextDeal.has(record.acts[until].kind)) {
    return std::nullopt;  // the hand of which nothing is told before may be this deal's
  }
  return OfDealBefore{first, until, offset_of(record, first), offset_of(record, until)};
}

/// Later, when the next deal is under way: which cards were held, and no more.
std::optional<OfDealBefore> held_later(const Record& record, std::uint32_t before) {
  const std::size_t held = first_of(record, 0, [&](const Act& a) { return held_then(a, before); });
  return held == record.acts.size()
             ? std::nullopt
             : std::optional(
                   OfDealBefore{held, held + 1, offset_of(record, held), offset_of(record, held)});
}

}  // namespace

bool may_tell_of_deal_before(ActKinds kinds) {
  return kinds.any_of({ActKind::HandsAgain, ActKind::Find}) &&
         !kinds.any_of({ActKind::Timing, ActKind::Players});
}

std::optional<OfDealBefore> told_of_deal_before(const Record& record, ActKinds kinds,
                                                const replay::DealFacts& before) {
  if (!may_tell_of_deal_before(kinds) || !record.readable()) {
    return std::nullopt;
  }
  const std::uint32_t number = number_before(record, before);
  const std::optional<OfDealBefore> again = hands_again(record, number);
  const std::optional<OfDealBefore> found = again ? again : found_later(record, before);
  return found ? found : held_later(record, number);
}

bool give_back(Record& before, Record& record, const OfDealBefore& told) {
  if (before.first_line + lines_of(before) != record.first_line) {
    return false;
  }
  if (!before.text.empty() && before.text.back() != '\n') {
    before.text += '\n';
  }
  const auto behind = static_cast<Offset>(before.text.size());
  before.text += record.text;
  before.may_quote = before.may_quote || record.may_quote;

  bool given_back = false;  // the act before was
  std::vector<Act> kept;
  for (std::size_t i = 0; i < record.acts.size(); ++i) {
    const Act& act = record.acts[i];
    const bool next = kOfNextDeal.has(act.kind);
    given_back = record::carries_on(act) ? given_back : !next && i >= told.first && i < told.until;
    if (given_back) {
      before.acts.push_back(act);
      before.acts.back().at += behind;
      if (act.kind == ActKind::Hold && (act.flags & record::kOfDeal) != 0) {
        before.acts.back().flags &= static_cast<std::uint8_t>(~record::kOfDeal);  // it is that
        before.acts.back().number = 0;
      }
    } else {
      kept.push_back(act);
    }
  }
  record.acts = std::move(kept);
  std::erase_if(record.expectations, [&](record::Expectation& one) {
    if (one.span.begin < told.from || one.span.begin >= told.to) {
      return false;
    }
    before.expectations.push_back(one);
    before.expectations.back().span.begin += behind;
    before.expectations.back().span.end += behind;
    return true;
  });
  return true;
}

}  // namespace ecarte::referee
