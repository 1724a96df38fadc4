// SPDX-License-Identifier: MIT
#include "referee/hands_before.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "record/sentence.hpp"

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
std::size_t lines_of(const Record& record) {
  return static_cast<std::size_t>(std::ranges::count(record.text, '\n')) +
         (record.text.empty() || record.text.back() == '\n' ? 0 : 1);
}

}  // namespace

bool plays_hands_before(const Record& record, ActKinds kinds) {
  if (!kinds.has(ActKind::HandsAgain) || kinds.has(ActKind::Timing) || !record.readable()) {
    return false;
  }
  const auto first = std::ranges::find_if(record.acts, [](const Act& a) {
    return a.kind == ActKind::HandsAgain || kOfHand.has(a.kind);
  });
  return first != record.acts.end() && first->kind == ActKind::HandsAgain;
}

bool give_back_hands(Record& before, Record& record) {
  if (before.first_line + lines_of(before) != record.first_line) {
    return false;
  }
  if (!before.text.empty() && before.text.back() != '\n') {
    before.text += '\n';
  }
  const auto behind = static_cast<Offset>(before.text.size());
  before.text += record.text;

  // Up to the cards of the next deal, or what is done to have them.
  bool again = false;
  bool given_back = false;  // the act before was
  Offset from = 0;
  Offset to = static_cast<Offset>(record.text.size());
  std::vector<Act> kept;
  for (const Act& act : record.acts) {
    const bool next = kOfNextDeal.has(act.kind);
    if (again && next && to == record.text.size()) {
      to = act.at;
    }
    if (act.kind == ActKind::HandsAgain) {
      again = true;
      from = act.at;
    }
    given_back = record::carries_on(act) ? given_back : !next && act.at < to;
    if (given_back) {
      before.acts.push_back(act);
      before.acts.back().at += behind;
    } else {
      kept.push_back(act);
    }
  }
  record.acts = std::move(kept);
  std::erase_if(record.expectations, [&](record::Expectation& one) {
    if (one.span.begin < from || one.span.begin >= to) {
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
