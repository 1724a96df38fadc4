// SPDX-License-Identifier: MIT
//
// A fact that is disputed: "Y looks at his hand, which is disputed". What is left of such a
// sentence is read like any other, and may be so or not. And an order that is disputed of an act
// told before: that act is told again, or spoken of, and is not done anew.
#include <algorithm>
#include <array>

#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "record/act_kinds.hpp"
#include "record/timing.hpp"

namespace ecarte::notation {

/// Whatever the sentence tells may be so or not. False, and nothing read, if it cannot be read.
bool Sentences::read_disputed(std::string_view sentence, std::string_view clause) {
  if (sentence.empty()) {
    return false;
  }
  const char* start = here();
  const Untried untried(d_);
  const std::size_t before = d_.acts->size();
  try {
    Sentences inner(sentence.data(), sentence.data() + sentence.size(), d_, depth_ + 1);
    inner.carry_ = carry_;
    inner.read();
  } catch (const LineError&) {
    untried.restore(d_, start);
    return false;
  }
  in_.bump(static_cast<std::size_t>(clause.data() + clause.size() - here()));
  const std::vector<std::size_t> passages = record::passages_of(d_.acts->all(), before);
  for (std::size_t i = passages.size(); i-- > 0;) {
    const Act& first = d_.acts->all()[passages[i]];
    if (first.kind == ActKind::Timing) {
      continue;
    }
    Act timing;
    timing.kind = ActKind::Timing;
    timing.actor = first.actor;
    timing.object = static_cast<std::uint8_t>(record::Timed::Whether);
    timing.at = first.at;
    timing.length = first.length;
    const std::size_t end = i + 1 < passages.size() ? passages[i + 1] : d_.acts->size();
    d_.moment.retold();
    std::vector<Act>& acts = d_.acts->all();
    acts.insert(acts.begin() + static_cast<std::ptrdiff_t>(end), timing);
  }
  return true;
}

namespace {

/// What a player is said to have done, which he may deny.
constexpr record::ActKinds kDeeds{
    record::ActKind::Propose, record::ActKind::Ask,      record::ActKind::Accept,
    record::ActKind::Refuse,  record::ActKind::Stand,    record::ActKind::Look,
    record::ActKind::TakeUp,  record::ActKind::Discard,  record::ActKind::Take,
    record::ActKind::Expose,  record::ActKind::Announce, record::ActKind::TakeBack};

constexpr auto kDeniesIt = std::to_array<std::string_view>(
    {" denies it", " denies this", " denies that", " denied it", " denied this", " denied that",
     " disputes it", " disputes this", " disputes that", " disputed it", " disputed that"});
constexpr auto kThatIsDisputed = std::to_array<std::string_view>(
    {"that is disputed", "this is disputed", "that is denied", "this is denied",
     "that is in dispute", "that was disputed", "this was disputed", "that was denied"});

}  // namespace

/// "Y denies it", of what Y is said to have done, or of a number, unless the packets are told one
/// by one, a faced card or a wrong pack that the other is said to have found; "that is disputed".
/// What is claimed or asserted is denied otherwise.
bool Sentences::denied_behind(std::string_view clause) {
  const auto who = d_.names->person_at(clause);
  const std::string_view behind = who ? clause.substr(who->size) : clause;
  const bool denies = who && std::ranges::find(kDeniesIt, behind) != kDeniesIt.end();
  if (!denies && std::ranges::find(kThatIsDisputed, behind) == kThatIsDisputed.end()) {
    return false;
  }
  const auto last = record::act_before(d_.acts->all());
  if (!last || d_.acts->all().back().kind == ActKind::Timing) {
    return false;
  }
  const Act& told = d_.acts->all()[*last];
  const bool number =
      told.counted_hand().has_value() && told.number != record::kUnstated &&
      std::ranges::find(d_.acts->all(), ActKind::Packet, &Act::kind) == d_.acts->all().end();
  const auto noun = told.object_as<record::Noun>();
  const bool only_found = told.kind == record::ActKind::Find &&
                          (noun == record::Noun::FacedCard || noun == record::Noun::PackWrong);
  const bool his_deed = denies && kDeeds.has(told.kind) && told.actor == who->actor;
  if (denies && !his_deed && !((number || only_found) && told.actor != who->actor)) {
    return false;
  }
  in_.bump(static_cast<std::size_t>(clause.data() + clause.size() - here()));
  d_.moment.retold();
  note_timing(record::Timed::Whether, *last, *last, clause);
  d_.acts->all().back().at = d_.offset(clause.data());
  d_.acts->all().back().length = static_cast<std::uint8_t>(clause.size());
  d_.act.actor = denies ? who->actor : record::kNobody;  // "Y denies it; proposes"
  return true;
}

namespace {

/// The act that `again` tells once more, told before it of these hands; nothing if it is another,
/// or one that is done as often as it is told.
std::optional<std::size_t> told_earlier(const std::vector<Act>& acts, std::size_t again) {
  constexpr record::ActKinds kOnce{ActKind::Announce, ActKind::Look,   ActKind::TakeUp,
                                   ActKind::Find,     ActKind::Claim,  ActKind::Expose,
                                   ActKind::TakeBack, ActKind::Require};
  constexpr record::ActKinds kEnds{ActKind::Give, ActKind::HandsAgain};
  const Act& act = acts[again];
  for (std::size_t at = again; kOnce.has(act.kind) && at-- > 0 && !kEnds.has(acts[at].kind);) {
    const Act& one = acts[at];
    if (one.kind == act.kind && one.actor == act.actor && one.cards == act.cards &&
        one.number == act.number && one.object == act.object) {
      const bool timed = at + 1 < again && acts[at + 1].kind == ActKind::Timing;
      return timed ? std::nullopt : std::optional(at);
    }
  }
  return std::nullopt;
}

}  // namespace

/// "This was", "the announcement came", "A played": the act told before that is spoken of so, by a
/// word for it; "this" is no talk.
std::optional<std::size_t> Sentences::act_spoken_of(std::string_view sentence) const {
  static constexpr auto kCame = std::to_array<std::string_view>(
      {" was", " came", " is", " happened", " was made", " was done", " fell", " was spoken"});
  constexpr record::ActKinds kTalk{ActKind::Speak, ActKind::Aside, ActKind::Urge};
  const std::vector<Act>& acts = d_.acts->all();
  const auto* const came = std::ranges::find_if(kCame, [&](std::string_view words) {
    return sentence.size() > words.size() && sentence.ends_with(words);
  });
  const std::string_view what =
      sentence.substr(0, sentence.size() - (came == kCame.end() ? 0 : came->size()));
  std::size_t told = acts.size();
  while (told > 0 && one_of(what, {"this", "that", "it"}) && kTalk.has(acts[told - 1].kind)) {
    --told;
  }
  const auto meant = find_verb_row(word_from(what.data())) < 0
                         ? act_meant(what, told, record::Timed::EitherWay).act
                         : std::nullopt;
  return meant && (came != kCame.end() || acts[*meant].kind == ActKind::Play) ? meant
                                                                              : std::nullopt;
}

/// "It is disputed whether Y announced the king before or after K♥", where both are told already.
bool Sentences::order_disputed(std::string_view sentence, std::string_view clause,
                               std::string_view other) {
  constexpr std::size_t kNone = ~std::size_t{0};
  const char* const start = here();
  std::size_t act = act_spoken_of(sentence).value_or(kNone);
  std::size_t beside = kNone;
  if (act != kNone) {
    beside = act_meant(other, d_.acts->size(), record::Timed::EitherWay).act.value_or(kNone);
    beside = beside == act ? record::act_back({d_.acts->all().data(), act}, 1).value_or(kNone)
                           : beside;  // "that" is what stands before it
  } else {
    const Untried untried(d_);
    const std::size_t before = d_.acts->size();
    try {
      const std::size_t again = read_inner(sentence, clause);
      act = again == before ? told_earlier(d_.acts->all(), again).value_or(kNone) : kNone;
      beside = act_meant(other, again, record::Timed::EitherWay).act.value_or(kNone);
    } catch (const LineError&) {
      act = kNone;
    }
    untried.restore(d_, start);
    go_to(start);
  }
  if (act == kNone || beside == kNone || act == beside) {
    return false;
  }
  in_.bump(static_cast<std::size_t>(clause.data() + clause.size() - here()));
  d_.moment.retold();
  note_order(act, beside, clause);
  d_.act.actor = record::kNobody;
  return true;
}

/// Of two acts told before it is open which came first: that is told with the later of them, in a
/// sentence of its own where it stands right behind it.
void Sentences::note_order(std::size_t one, std::size_t other, std::string_view clause) {
  const std::size_t later = std::max(one, other);
  const std::vector<std::size_t> passages = record::passages_of(d_.acts->all(), later);
  const bool last = passages.size() == 1 &&
                    record::act_back({d_.acts->all().data(), later}, 1) == std::min(one, other);
  const bool follows = passages.size() > 1;
  note_timing(record::Timed::EitherWay, later, std::min(one, other), clause);
  std::vector<Act>& acts = d_.acts->all();
  Act timing = acts.back();
  if (last) {
    acts.back().at = d_.offset(clause.data());
    acts.back().length = static_cast<std::uint8_t>(clause.size());
    return;
  }
  acts.pop_back();
  d_.pass_over(clause.data(), clause.data() + clause.size());
  timing.length = acts[later].length;
  acts.insert(follows ? acts.begin() + static_cast<std::ptrdiff_t>(passages[1]) : acts.end(),
              timing);
}

}  // namespace ecarte::notation
