// SPDX-License-Identifier: MIT
//
// A fact that is disputed: "Y looks at his hand, which is disputed". What is left of such a
// sentence is read like any other, and may be so or not.
#include <algorithm>
#include <array>

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

/// "Y denies it", of what Y is said to have done, or of a number that the other is said to have
/// found, unless the packets are told one by one; "that is disputed". What is claimed or asserted
/// is denied otherwise.
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
  const bool his_deed = denies && kDeeds.has(told.kind) && told.actor == who->actor;
  if (denies && !his_deed && !(number && told.actor != who->actor)) {
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

}  // namespace ecarte::notation
