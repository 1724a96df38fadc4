// SPDX-License-Identifier: MIT
#include "record/timing.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "record/act_kinds.hpp"
#include "record/sentence.hpp"

namespace ecarte::record {
namespace {

using std::size_t;
using std::string;
using std::string_view;

/// Cards that whoever denies a wrong number says to have been in the hand.
constexpr std::uint8_t kFullHand = 5;

/// What an act is called after its kind, the word written first.
struct Called {
  string_view word;
  std::array<ActKind, 2> kinds;
};
// clang-format off
constexpr auto kCalled = std::to_array<Called>({
  {"turn-up", {ActKind::Turn, ActKind::Turn}}, {"turning", {ActKind::Turn, ActKind::Turn}},
  {"turn", {ActKind::Turn, ActKind::Turn}}, {"trump", {ActKind::Turn, ActKind::Turn}},
  {"card", {ActKind::Play, ActKind::Play}}, {"lead", {ActKind::Play, ActKind::Play}},
  {"playing", {ActKind::Play, ActKind::Play}}, {"leading", {ActKind::Play, ActKind::Play}},
  {"proposal", {ActKind::Propose, ActKind::Propose}},
  {"proposing", {ActKind::Propose, ActKind::Propose}},
  {"answer", {ActKind::Accept, ActKind::Refuse}},
  {"acceptance", {ActKind::Accept, ActKind::Accept}},
  {"refusal", {ActKind::Refuse, ActKind::Refuse}},
  {"discard", {ActKind::Discard, ActKind::Discard}},
  {"discarding", {ActKind::Discard, ActKind::Discard}},
  {"look", {ActKind::Look, ActKind::TakeUp}}, {"looking", {ActKind::Look, ActKind::TakeUp}},
  {"cut", {ActKind::Cut, ActKind::Cut}}, {"cutting", {ActKind::Cut, ActKind::Cut}},
  {"shuffle", {ActKind::Shuffle, ActKind::Shuffle}},
  {"dealing", {ActKind::Give, ActKind::Give}}, {"deal", {ActKind::Give, ActKind::Give}},
  {"word", {ActKind::Announce, ActKind::Announce}},
  {"announcement", {ActKind::Announce, ActKind::Announce}},
  {"announcing", {ActKind::Announce, ActKind::Announce}},
  {"mark", {ActKind::Mark, ActKind::Mark}}, {"marking", {ActKind::Mark, ActKind::Mark}},
  {"claim", {ActKind::Claim, ActKind::Require}}, {"finding", {ActKind::Find, ActKind::Find}},
  {"taking", {ActKind::Take, ActKind::TakeUp}},
  {"gathering", {ActKind::Gather, ActKind::Gather}},
});
// clang-format on

/// What names the sitting or the deal, or only tells, and is done at no moment. What the pack is
/// found to hold or to lack was found at one.
bool has_no_moment(ActKind kind) {
  const bool found =
      kind == ActKind::PackHolds || kind == ActKind::PackLacks || kind == ActKind::StockLeft;
  return (kind > ActKind::TakeTrick && !found) || kind == ActKind::HandsAgain;
}

size_t passage_begin(std::span<const Act> acts, size_t at) {
  while (at > 0 && carries_on(acts[at])) {
    --at;
  }
  return at;
}

size_t passage_end(std::span<const Act> acts, size_t begin) {
  size_t end = begin + 1;
  while (end < acts.size() && carries_on(acts[end])) {
    ++end;
  }
  return end;
}

template <class Wanted>
std::optional<size_t> last_where(std::span<const Act> acts, Wanted wanted) {
  for (size_t at = acts.size(); at-- > 0;) {
    if (!carries_on(acts[at]) && wanted(acts[at])) {
      return at;
    }
  }
  return std::nullopt;
}

const Called* noun_called(string_view word) {
  const auto* const found =
      std::ranges::find_if(kCalled, [word](const Called& noun) { return noun.word == word; });
  return found == kCalled.end() ? nullptr : found;
}

/// Words by which whoever reads finds the passage at `other` again.
string name_of_act(std::span<const Act> acts, size_t other, const Names& names) {
  if (act_before(acts) == other) {
    return "that";
  }
  const Act& act = acts[other];
  if (act.cards.size() == 1 && act_of_card(acts, act.cards.first()) == other) {
    return game::name(act.cards.first());
  }
  for (const Called& noun : kCalled) {
    if (is_player(act.actor) && act_called(acts, noun.word, act.actor) == other) {
      return names.of(act.actor) + "'s " + string(noun.word);
    }
  }
  return std::to_string(passages_from(acts, other)) + " back";
}

}  // namespace

std::optional<size_t> act_called(std::span<const Act> acts, string_view noun, Actor actor) {
  const Called* const called = noun_called(noun);
  if (called == nullptr) {
    return std::nullopt;
  }
  return last_where(acts, [&](const Act& act) {
    return std::ranges::find(called->kinds, act.kind) != called->kinds.end() &&
           (actor == kNobody || act.actor == actor) &&
           (noun != "lead" || (act.flags & kReplies) == 0);
  });
}

std::optional<size_t> act_of_card(std::span<const Act> acts, game::Card card) {
  return last_where(acts, [card](const Act& act) {
    constexpr ActKinds kOfACard{ActKind::Play, ActKind::Turn, ActKind::Expose, ActKind::Take,
                                ActKind::TakeBack};
    return kOfACard.has(act.kind) && act.cards.has(card);
  });
}

std::optional<size_t> act_before(std::span<const Act> acts) {
  if (acts.empty()) {
    return std::nullopt;
  }
  const size_t at = passage_begin(acts, acts.size() - 1);
  const Act& act = acts[at];
  if (has_no_moment(act.kind)) {
    return std::nullopt;
  }
  if (act.kind == ActKind::Play && (act.flags & kReplies) != 0 && at > 0 &&
      acts[passage_begin(acts, at - 1)].kind == ActKind::Play) {
    return std::nullopt;
  }
  return at;
}

std::optional<size_t> act_back(std::span<const Act> acts, size_t passages) {
  size_t at = acts.size();
  for (; passages > 0 && at > 0; --passages) {
    at = passage_begin(acts, at - 1);
  }
  return passages > 0 || at == acts.size() || has_no_moment(acts[at].kind) ? std::nullopt
                                                                           : std::optional{at};
}

size_t passages_from(std::span<const Act> acts, size_t other) {
  size_t passages = 0;
  for (size_t at = acts.size(); at > other; ++passages) {
    at = passage_begin(acts, at - 1);
  }
  return passages;
}

std::vector<size_t> passages_of(std::span<const Act> acts, size_t begin) {
  std::vector<size_t> passages;
  for (size_t at = begin; at < acts.size(); at = passage_end(acts, at)) {
    passages.push_back(at);
  }
  return passages;
}

std::vector<TimeTold> times_told(std::span<const Act> acts) {
  std::vector<TimeTold> told;
  for (size_t at = 0; at < acts.size(); ++at) {
    if (acts[at].kind != ActKind::Timing) {
      continue;
    }
    const size_t act = passage_begin(acts, at);
    if (acts[at].object_as<Timed>() == Timed::Whether) {
      told.push_back({Timed::Whether, act, act});
    } else if (const auto other = act_back(acts.first(act), acts[at].number)) {
      told.push_back({acts[at].object_as<Timed>(), act, *other});
    }
  }
  return told;
}

/// Flags that say how a thing was done, where it may be told without.
constexpr auto kWays = std::to_array<std::pair<ActKind, std::uint8_t>>({
    {ActKind::Take, kApart | kUnseen | kMixed},
    {ActKind::Discard, kFaceUp | kOnOther},
    {ActKind::Shuffle, kBelowTable | kFacesShown},
    {ActKind::Play, kOutOfTurn},
});

std::optional<Act> plainly(const Act& act) {
  Act plain = act;
  for (const auto& [kind, flags] : kWays) {
    plain.flags &= static_cast<std::uint8_t>(kind == act.kind ? ~flags : ~0);
  }
  if (act.kind == ActKind::Take && (act.flags & (kApart | kMixed)) != 0) {
    plain.flags |= (act.flags & kApart) != 0 ? kMixed : kApart;  // the one or the other they are
  }
  if (act.kind == ActKind::Turn) {
    plain.object = static_cast<std::uint8_t>(TurnedFrom::Top);
  }
  if (act.kind == ActKind::ThrowDown) {
    plain.object = static_cast<std::uint8_t>(Claiming::Nothing);
  }
  const bool same = plain.flags == act.flags && plain.object == act.object;
  return same ? std::nullopt : std::optional(plain);
}

std::vector<size_t> places_of(std::span<const Act> acts, const TimeTold& told) {
  if (told.how == Timed::Whether) {
    return {kNowhere, told.act};
  }
  std::vector<size_t> places;
  for (size_t at = told.other; at < told.act; at = passage_end(acts, at)) {
    places.push_back(at);
  }
  places.push_back(told.act);
  if (told.how == Timed::AtOnce) {
    places.resize(2);
  }
  return places;
}

namespace {

bool is_look_at_own_hand(const Act& act) {
  return (act.kind == ActKind::Look || act.kind == ActKind::TakeUp) &&
         act.object_as<Seen>() == Seen::OwnHand;
}

/// Is it a word that answers a proposal which nobody has answered yet?
bool answers_first(std::span<const Act> acts, size_t at) {
  constexpr ActKinds kWords{ActKind::Propose, ActKind::Accept, ActKind::Refuse,
                            ActKind::Alter,   ActKind::Stand,  ActKind::Give};
  while (at-- > 0 && !kWords.has(acts[at].kind)) {
  }
  const bool none = at >= acts.size();
  return none || acts[at].kind == ActKind::Propose || acts[at].kind == ActKind::Give;
}

/// That a look is not so says more than silence: up to there he had not looked. And so it is with a
/// word that is taken as spoken where nothing is told of it: who did not accept refused. Nothing of
/// an act whose denial says no more than silence.
std::optional<Act> contrary(std::span<const Act> acts, size_t at) {
  const auto instead = [&](ActKind kind, std::uint8_t object = 0) {
    Act act = acts[at];
    act.kind = kind;
    act.object = object;
    act.flags = 0;
    act.number = kind == ActKind::Propose ? kUnstated : std::uint8_t{0};
    return std::optional(act);
  };
  const Act& act = acts[at];
  const bool answers_proposal = at > 0 && acts[at - 1].kind == ActKind::Propose;
  if (is_look_at_own_hand(act) || act.kind == ActKind::HasLooked) {
    return instead(ActKind::HasNotLooked);
  }
  if (act.kind == ActKind::HasNotLooked) {
    return instead(ActKind::HasLooked);
  }
  if (act.kind == ActKind::Propose) {
    return instead(ActKind::Omit, static_cast<std::uint8_t>(Omitted::Propose));
  }
  if (act.kind == ActKind::Accept && answers_first(acts, at)) {
    return instead(ActKind::Refuse);
  }
  if (act.kind == ActKind::Refuse && act.count == 0 && answers_first(acts, at)) {
    return instead(ActKind::Accept);
  }
  if (act.counted_hand() && act.number != kUnstated && act.number != kFullHand) {
    Act right = act;
    right.number = kFullHand;
    return right;
  }
  if (act.kind == ActKind::Stand && answers_first(acts, at)) {
    return instead(answers_proposal ? ActKind::Accept : ActKind::Propose);
  }
  return std::nullopt;
}

}  // namespace

namespace {

/// Whoever says when a pack lacked a card, or held one too many, says that it was found then.
std::optional<Act> finding_of(std::span<const Act> acts, size_t begin) {
  const Act& act = acts[begin];
  if (act.kind != ActKind::PackLacks && act.kind != ActKind::PackHolds) {
    return std::nullopt;
  }
  for (size_t at = begin + 1; at < acts.size() && carries_on(acts[at]); ++at) {
    if (acts[at].kind == ActKind::Timing && acts[at].object_as<Timed>() != Timed::Whether) {
      Act found;
      found.kind = ActKind::Find;
      found.actor = kNobody;
      found.object = static_cast<std::uint8_t>(Noun::PackWrong);
      found.detail = kUnstated;
      found.number = kUnstated;
      found.at = act.at;
      return found;
    }
  }
  return std::nullopt;
}

}  // namespace

InOrder in_order(std::span<const Act> acts, std::span<const TimeTold> told,
                 std::span<const size_t> places) {
  std::vector<size_t> passages = passages_of(acts, 0);  // in the order asked for
  std::vector<size_t> denied;                           // which then were something less
  for (size_t i = 0; i < told.size(); ++i) {
    const Act& act = acts[told[i].act];
    if (places[i] == kNowhere && (plainly(act) || contrary(acts, told[i].act))) {
      denied.push_back(told[i].act);
    } else if (places[i] != told[i].act) {
      passages.erase(std::ranges::find(passages, told[i].act));
      if (places[i] != kNowhere) {
        passages.insert(std::ranges::find(passages, places[i]), told[i].act);
      }
    }
  }
  InOrder order;
  for (const size_t begin : passages) {
    for (size_t at = begin; at < passage_end(acts, begin); ++at) {
      if (acts[at].kind != ActKind::Timing) {
        const bool not_so = std::ranges::find(denied, at) != denied.end();
        const std::optional<Act> less = not_so ? plainly(acts[at]) : std::optional(acts[at]);
        order.acts.push_back(less ? *less : *contrary(acts, at));
        order.written.push_back(at);
      }
    }
    if (const auto found = finding_of(acts, begin)) {
      order.acts.push_back(*found);
      order.written.push_back(begin);
    }
  }
  return order;
}

string_view timing_sentence(std::span<const Act> acts, size_t at) {
  const Act& act = acts[at];
  if (act.kind != ActKind::Timing || act.at == acts[passage_begin(acts, at)].at) {
    return {};
  }
  if (act.object_as<Timed>() == Timed::Whether) {
    return "that is disputed";
  }
  return act.object_as<Timed>() == Timed::AtOnce ? "both at once"
                                                 : "it is disputed which came first";
}

string timing_words(std::span<const Act> acts, size_t at, const Names& names) {
  for (size_t next = at + 1; next < acts.size() && carries_on(acts[next]); ++next) {
    if (acts[next].kind == ActKind::Timing && acts[next].at == acts[at].at) {
      if (acts[next].object_as<Timed>() == Timed::Whether) {
        return ", which is disputed";
      }
      const auto before = acts.first(at);
      const auto other = act_back(before, acts[next].number);
      return (acts[next].object_as<Timed>() == Timed::AtOnce ? ", at once with "
                                                             : ", before or after ") +
             (other ? name_of_act(before, *other, names) : "that");
    }
  }
  return {};
}

}  // namespace ecarte::record
