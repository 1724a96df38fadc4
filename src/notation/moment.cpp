// SPDX-License-Identifier: MIT
#include "notation/moment.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "record/act_kinds.hpp"
#include "record/by_kind.hpp"

namespace ecarte::notation {

using record::Act;
using record::ActKind;

namespace {

/// What an act may change, as bits.
enum Concerns : std::uint8_t {
  kOfThrown = 1,
  kOfTricks = 2,
  kOfSuit = 4,
  kOfHands = 8,
  kOfClaims = 16,
  kOfWishes = 32,
  kOfAnswers = 64,
  kOfTalk = 128
};

/// What acts of each kind may change: the others are not asked.
constexpr auto kConcerns = [] {
  using K = ActKind;
  std::array<std::uint8_t, record::kActKinds> concerns{};
  const auto add = [&concerns](Concerns what, std::initializer_list<K> kinds) {
    for (const K kind : kinds) {
      concerns[static_cast<std::size_t>(kind)] |= what;
    }
  };
  add(kOfThrown, {K::Give, K::Gather, K::HandsAgain, K::ThrowDown});
  add(kOfTricks, {K::Play, K::TakeTrick, K::TakeBack, K::Give, K::HandsAgain});
  add(kOfSuit, {K::Give, K::HandsAgain, K::TakeBack, K::TakeTrick, K::Play});
  add(kOfHands, {K::Find, K::Hold, K::Packet, K::Complete, K::PutRight, K::Give, K::Discard,
                 K::Take, K::Draw, K::ThrowOut, K::PutBack, K::Propose});
  add(kOfClaims,
      {K::Claim, K::Permit, K::Complete, K::Give, K::Propose, K::Discard, K::Take, K::Play, K::Cut,
       K::Mark, K::Announce, K::Withdraw, K::Made, K::TakeTrick, K::ThrowDown, K::Gather});
  add(kOfWishes, {K::Expose, K::Turn, K::LieFaced, K::Give, K::Complete, K::HandsAgain, K::Discard,
                  K::Propose, K::Ask, K::Alter, K::Take, K::Find, K::Refuse});
  add(kOfAnswers, {K::Propose, K::Ask, K::Discard, K::Take, K::AskNumber, K::Give, K::AnswerNumber,
                   K::Accept, K::Refuse, K::Alter, K::Play, K::TakeTrick});
  add(kOfTalk, {K::Speak, K::Aside, K::Urge});
  return concerns;
}();

}  // namespace

/// What is so right behind an act of each kind.
constexpr std::array<Moment::Just, record::kActKinds> Moment::kJust = [] {
  using K = ActKind;
  std::array<Just, record::kActKinds> just{};
  const auto add = [&just](When Just::*what, When bits, std::initializer_list<K> kinds) {
    for (const K kind : kinds) {
      just[static_cast<std::size_t>(kind)].*what |= bits;
    }
  };
  add(&Just::of_him, kJustAnnounced, {K::Announce});
  add(&Just::of_him, kTook, {K::Take});
  add(&Just::of_him, kSeen, {K::Look, K::TakeUp});
  add(&Just::at_all, kJustDealt, {K::Give, K::Packet});
  add(&Just::at_all, kJustFaced, {K::LieFaced});
  add(&Just::at_all, kDrawn, {K::Draw, K::ThrowOut});
  add(&Just::keeps, kTook, {K::Aside});
  add(&Just::of_him, kHasTaken, {K::Take});
  add(&Just::keeps, kHasTaken, {K::Look, K::TakeUp, K::Speak, K::Aside});
  add(&Just::keeps, kDrawn, {K::Look, K::TakeUp, K::Speak, K::Aside});
  just[static_cast<std::size_t>(K::ThrowOut)].threw = true;
  return just;
}();

void Moment::asks_later(const AskedWhen& asked) const {
  const std::size_t after = seen_ - watch_.seen;
  for (Later& later : watch_.asked.later) {
    if (later.after == 0 || later.after == after) {
      later.after = static_cast<std::uint8_t>(after);
      later.when |= asked.bits;
      later.moments &= asked.moments;
      later.so = of(watch_.actor) & later.when;
      return;
    }
  }
  asks_more();
}

bool Moment::goes_on_so(std::span<const Later> later, std::span<const Act> acts,
                        record::Actor actor) const {
  Moment then = *this;
  return std::ranges::all_of(later, [&](const Later& asked) {
    if (asked.after == 0) {
      return true;
    }
    then.follow(acts.first(seen_ + asked.after));
    const When now = then.of(actor, asked.when);
    return ((now ^ asked.so) & asked.when) == 0 && (now & asked.moments) != 0;
  });
}

const DealStage& Moment::stage_behind(std::span<const Act> acts) {
  if (retold_ || acts.size() <= seen_) {
    follow(acts);
    return stage_;
  }
  if (early_.seen < seen_ || early_.seen > acts.size()) {
    early_ = {stage_, seen_};
  }
  for (; early_.seen < acts.size(); ++early_.seen) {
    early_.stage.follow(acts[early_.seen]);
  }
  return early_.stage;
}

void Moment::follow(std::span<const Act> acts) {
  using Does = void (*)(Moment&, const Act&);
  using K = ActKind;
  // Those that nearly every deal has.
  static constexpr auto kDoes = record::by_kind<Does>({
      {K::HeadDeal, act_of<K::HeadDeal>},
      {K::Give, act_of<K::Give>},
      {K::Turn, act_of<K::Turn>},
      {K::Hold, act_of<K::Hold>},
      {K::Propose, act_of<K::Propose>},
      {K::Accept, act_of<K::Accept>},
      {K::Refuse, act_of<K::Refuse>},
      {K::Stand, act_of<K::Stand>},
      {K::Discard, act_of<K::Discard>},
      {K::Take, act_of<K::Take>},
      {K::Play, act_of<K::Play>},
      {K::Mark, act_of<K::Mark>},
      {K::Announce, act_of<K::Announce>},
      {K::Score, act_of<K::Score>},
  });
  if (acts.size() < seen_) {
    watch_.asked.more = watch_.asked.more || watch_.asked.later[0].after != 0;
    begin_deal();
  }
  for (; seen_ < acts.size(); ++seen_) {
    const Act& a = acts[seen_];
    if (const Does does = kDoes[static_cast<std::size_t>(a.kind)]; does != nullptr) {
      does(*this, a);
    } else {
      act(a);
    }
  }
  if (!card_known_) {
    last_card_ = acts.size();
  }
}

game::CardSet Moment::cut(record::Actor actor) const {
  return record::is_player(actor) ? asked_for(cut_)[actor] : game::CardSet{};
}

std::optional<int> Moment::cards_played(record::Actor actor) const {
  const bool known = record::is_player(actor) && asked_for(cards_of_nobody_) == 0;
  return known ? std::optional(cards_played_[actor]) : std::nullopt;
}

void Moment::act(const Act& a) {
  if (stage_.is_cut_anew(a)) {
    Moment anew;  // the deal is to be made again
    anew.seen_ = seen_;
    anew.retold_ = retold_;
    anew.watch_ = watch_;
    *this = anew;
  }
  if (a.count == 1 && !a.cards.empty() && a.kind != ActKind::Cut && !a.keeps_words()) {
    last_card_ = seen_;
    card_known_ = true;
    const bool falsely_turned =
        a.kind == ActKind::Turn && (stage_.now & (kAsked | kExchanging)) != 0;
    faced_ = a.kind == ActKind::Expose || a.kind == ActKind::LieFaced || falsely_turned ||
             a.kind == ActKind::Find;
  } else if (a.kind == ActKind::Give || a.kind == ActKind::Take || a.kind == ActKind::Discard) {
    faced_ = false;  // cards that nobody named: "it" is one of them
  }
  const Just& just = kJust[static_cast<std::size_t>(a.kind)];
  const When his = last_actor_ == a.actor ? just.keeps & just_.of_him : 0;
  last_actor_ = a.actor;
  just_ = {just.of_him | his, just.at_all | (just.keeps & just_.at_all), 0, just.threw};
  const unsigned concerns = kConcerns[static_cast<std::size_t>(a.kind)];
  if ((concerns & kOfTalk) == 0) {
    just_counted_ = record::kNobody;
    just_claimed_ = a.kind == ActKind::Claim ? a.actor : record::kNobody;
  }
  if (a.kind == ActKind::Find) {
    found(a);
  }
  const auto if_of = [&](Concerns what, void (Moment::*does)(const Act&)) {
    if ((concerns & what) != 0) {
      (this->*does)(a);
    }
  };
  if_of(kOfThrown, &Moment::throw_down);
  if_of(kOfTricks, &Moment::count_cards);
  if_of(kOfSuit, &Moment::follow_suit);
  if_of(kOfHands, &Moment::count_hand);
  if_of(kOfClaims, &Moment::claimed);
  if_of(kOfWishes, &Moment::count_wishes);
  if_of(kOfAnswers, &Moment::answered);
  onlooker_spoke_ = onlooker_spoke_ || (record::is_bystander(a.actor) && a.kind != ActKind::Aside);
  move_on(a);
  stage_.follow(a);
}

/// Where the compiler knows the kind, it leaves out what is not of it, of all that it is shown
/// together with this (a unity build, or one optimised across the whole program).
template <ActKind Kind>
void Moment::act_of(Moment& m, const Act& told) {
  Act a = told;
  a.kind = Kind;
  m.act(a);
}

/// What the act changes besides, at the stage that it was told at.
void Moment::move_on(const Act& a) {
  using Does = void (*)(Moment&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::Give,
       [](Moment& m, const Act& act) {
         m.lifted_ = false;
         if (m.stage_.begins_dealing(act)) {
           m.turned_ = 0;
           m.over_ = {};
           m.buying_ = record::kNobody;
         }
       }},
      {ActKind::Cut, [](Moment& m, const Act& /*act*/) { m.lifted_ = true; }},
      {ActKind::HeadDeal, [](Moment& m, const Act& /*act*/) { m.headed_ = true; }},
      {ActKind::DealerIs,
       [](Moment& m, const Act& act) {
         m.to_deal_ = record::is_player(act.actor) ? act.actor : m.to_deal_;
       }},
      {ActKind::Shuffle,
       [](Moment& m, const Act& act) { m.last_pack_ = act.object_as<record::PackRef>(); }},
      {ActKind::Turn, [](Moment& m, const Act& act) { m.turn(act); }},
      {ActKind::CallCards, [](Moment& m, const Act& act) { m.buying_ = act.actor; }},
      {ActKind::Claim, dispute},
      {ActKind::LetStand, dispute},
      {ActKind::Require, dispute},
      {ActKind::Withdraw, dispute},
      {ActKind::Find,
       [](Moment& m, const Act& act) {
         m.disputed_ = true;
         if (act.object_as<record::Noun>() == record::Noun::FacedCard) {
           m.just_.at_all |= kJustFaced;
         }
         const auto whose = act.counted_hand();
         if (whose && act.number <= 32 && record::is_player(*whose)) {
           m.over_[*whose] = std::max(0, act.number - kFullHand);
         }
       }},
      {ActKind::Hold,
       [](Moment& m, const Act& act) {
         if (record::is_player(act.actor) && act.count > kFullHand &&
             act.count != record::kUnstated) {
           m.over_[act.actor] = act.count - kFullHand;
         }
       }},
      {ActKind::ThrowOut, put_right},
      {ActKind::Draw, put_right},
      {ActKind::PutRight, put_right},
      {ActKind::Propose,
       [](Moment& m, const Act& /*act*/) {
         m.discarded_ = {};
         m.disputed_ = false;
       }},
      {ActKind::Discard, exchange},
      {ActKind::Take, exchange},
  });
  record::do_by_kind(kDoes, *this, a);
}

void Moment::turn(const Act& a) {
  lifted_ = false;
  if (a.count == 1 && !a.cards.empty() && game::CardSet::of(game::Rank::King).has_all(a.cards)) {
    just_.of_him |= kTurnedKing;
  }
  turned_ = stage_.now <= kTurned ? turned_ + 1 : turned_;
  if (a.count == 1 && a.cards.size() == 1 && stage_.now <= kTurned) {
    trump_ = static_cast<std::uint8_t>(a.cards.first().suit);
  }
}

void Moment::dispute(Moment& m, const Act& /*a*/) {
  m.disputed_ = true;
}

void Moment::put_right(Moment& m, const Act& /*a*/) {
  m.over_ = {};
}

void Moment::exchange(Moment& m, const Act& a) {
  if (record::is_player(a.actor)) {
    m.discarded_[a.actor] = true;
  }
}

When Moment::of(record::Actor actor, When asked) const {
  const When when = stage_.of(actor) | just_.at_all | (played_ ? kPlayed : kUnplayed);
  constexpr When kHere =
      DealStage::kKnown | kFirst | kJustFaced | kDrawn | kJustDealt | kPlayed | kUnplayed;
  return (asked & ~kHere) == 0 ? when : when | more_of(actor, asked);
}

/// What is so of him besides, or of the deal; of how many cards are in the hands only if it is
/// asked.
When Moment::more_of(record::Actor actor, When asked) const {
  constexpr When kOfHands = kShort | kOtherShort | kSurplus | kOtherSurplus;
  When when = 0;
  if (record::is_player(actor)) {
    when |= over_[actor] > 1 ? kManyOver : 0;
    when |= thrown_[actor] ? kThrown : 0;
    when |= just_counted_ == actor ? kCounted : 0;
    when |= took_back_[actor] ? kTookBack : 0;
    when |= last_actor_ == actor ? just_.of_him : 0;
    when |= just_.threw && last_actor_ == 1 - actor ? kOtherThrew : 0;
    when |= marked_[actor] ? 0 : kUnmarked;
    when |= completing_[actor] ? kCompleting : 0;
    when |= buying_ == actor ? kBuying : 0;
    when |= just_claimed_ == static_cast<record::Actor>(1 - actor) ? kClaimed : 0;
    when |= wants_more_[actor] ? kWantsMore : 0;
    when |= questioned_[actor] ? kQuestioned : kUnquestioned;
    when |= lead_stands_ == 1 - actor ? kToReply : 0;
    when |= announced_[actor] ? kAnnounced : 0;
    when |= (asked & kOfHands) != 0 ? hands(actor) : 0;
    const bool other_cut = (cut_for_deal_ & (kBothCut | 1U << (1U - actor))) != 0;
    when |= other_cut && (cut_for_deal_ & 1U << actor) == 0 ? kAnswersCut : 0;
    for (const game::Card card : cut_[actor]) {
      when |= card.rank == game::Rank::King ? kCutKing : 0;
    }
  }
  when |= lifted_ ? kLifted : 0;
  when |= packets_told_ ? 0 : kUnpacketed;
  when |= onlooker_spoke_ ? kOnlooker : 0;
  when |= discarded_[0] || discarded_[1] ? 0 : kUntaken;
  when |= record::is_player(actor) && !discarded_[actor] ? kUnchanged : 0;
  when |= turned_ > 1 ? kSeveral : 0;
  when |= numbered_ ? kNumbered : 0;
  when |= actor == record::kBoth ? kTwo : 0;
  when |= record::is_player(actor) && (over_[actor] > 0 || discarded_[actor] || disputed_)
              ? 0
              : kUnfound;
  when |= record::is_bystander(actor) ? kBystanders : 0;
  when |= card_known_ && faced_ ? kFaced : 0;
  when |= headed_ ? kHeaded : 0;
  when |= unasked_ ? kUnasked : 0;
  when |= unanswered_ ? kUnanswered : 0;
  when |= disputed_ ? 0 : kUndisputed;
  when |= unread_ == seen_ ? kUnread : 0;
  return when;
}

}  // namespace ecarte::notation
