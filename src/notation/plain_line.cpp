// SPDX-License-Identifier: MIT
#include "notation/plain_line.hpp"

namespace ecarte::notation {

using record::Act;
using record::ActKind;
using record::kUnstated;

namespace {

/// The act that each verb makes, and what it says of itself.
constexpr std::array<ActKind, plain::kVerbs> kKinds{
    ActKind::Give,     ActKind::Turn,  ActKind::Hold,    ActKind::Propose, ActKind::Accept,
    ActKind::Refuse,   ActKind::Stand, ActKind::Discard, ActKind::Take,    ActKind::Ask,
    ActKind::Announce, ActKind::Mark,  ActKind::Made,    ActKind::Cut,     ActKind::Shuffle};

/// After which of them the words for it have but one sense.
constexpr record::ActKinds kWhileExchanging{ActKind::Accept, ActKind::Discard, ActKind::Take};
/// Of which a number is kept as such, and one that is not told too.
constexpr record::ActKinds kTellsNumber{ActKind::Propose, ActKind::Ask, ActKind::Mark,
                                        ActKind::Made, ActKind::Cut};

}  // namespace

/// Some words mean another thing at another moment. Which moment it is the act before tells, what
/// hands they hold left aside.
bool PlainLine::has_one_sense(const Act& act) const {
  const Act* const last = back(0);
  const Act* other = last;
  for (std::size_t by = 1; other != nullptr && other->kind == ActKind::Hold; ++by) {
    other = back(by);
  }
  const ActKind before = other == nullptr ? ActKind::Players : other->kind;
  if (verb_ == plain::Verb::Gives) {  // it may say more of the same giving
    return last == nullptr || last->kind != ActKind::Give;
  }
  if (verb_ == plain::Verb::Accepts) {
    return before == ActKind::Propose;
  }
  if (verb_ == plain::Verb::Asks) {
    return before == ActKind::Accept;
  }
  if (verb_ == plain::Verb::Takes && act.count > 0) {  // as many as he threw out, just before
    return last != nullptr && last->kind == ActKind::Discard && last->actor == act.actor &&
           last->count == act.count;
  }
  return (verb_ != plain::Verb::Discards && verb_ != plain::Verb::Takes) ||
         kWhileExchanging.has(before);
}

bool PlainLine::predicate(const char* begin, const char* end) {
  const char* const start = name_at_ != nullptr ? name_at_ : begin;
  name_at_ = nullptr;
  Act act;
  act.kind = kKinds[static_cast<std::size_t>(verb_)];
  act.actor = actor_;
  act.cards = cards_;
  act.count = count_;
  act.object = object_;
  if (kTellsNumber.has(act.kind)) {
    act.number = number();
  } else if (act.kind == ActKind::Give) {
    act.number = told_number() ? number() : std::uint8_t{0};
  } else if (told_number()) {
    act.count = number();
  }
  act.detail = act.kind == ActKind::Cut ? kUnstated : std::uint8_t{0};
  // A card named twice is a second copy; none of something, and more than a pack, are other things.
  const bool nothing = number_ == 0 && act.kind != ActKind::Mark && act.kind != ActKind::Made &&
                       act.kind != ActKind::Take;
  const bool too_many = act.kind == ActKind::Cut && told_number() && number_ > kMostCards;
  return !twice_ && !nothing && !too_many && has_one_sense(act) && add(act, start, end);
}

bool PlainLine::play(const char* begin, const char* end, std::uint8_t flags) {
  Act act;
  act.kind = ActKind::Play;
  act.actor = seat_;
  act.cards = cards_;
  act.count = 1;
  act.number = trick_;
  act.detail = kUnstated;
  act.flags = flags;
  cards_ = {};
  return add(act, begin, end);
}

bool PlainLine::scores(const char* begin, const char* end) {
  Act act;
  act.kind = ActKind::Score;
  act.actor = record::kBoth;
  act.number = scores_[0];
  act.detail = scores_[1];
  return scored_ == 3 && add(act, begin, end);
}

bool PlainLine::head(ActKind kind, const char* begin, const char* end) {
  Act act;
  act.kind = kind;
  act.cards = game::CardSet{number_};
  return number_ > 0 && add(act, begin, end);
}

bool PlainLine::cut(const char* begin, const char* end) {
  Act act;
  act.kind = ActKind::Cut;
  act.actor = seat_;
  act.cards = cards_;
  act.count = 1;
  act.number = act.detail = kUnstated;
  act.flags = record::kForDeal;
  cards_ = {};
  return add(act, begin, end);
}

}  // namespace ecarte::notation
