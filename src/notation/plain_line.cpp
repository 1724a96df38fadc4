// SPDX-License-Identifier: MIT
#include "notation/plain_line.hpp"

#include "notation/utf8.hpp"

namespace ecarte::notation {

using game::CardSet;
using record::Act;
using record::ActKind;
using record::kUnstated;

namespace {

/// After which of them the words for it have but one sense.
constexpr record::ActKinds kWhileExchanging{ActKind::Accept, ActKind::Discard, ActKind::Take};
constexpr record::ActKinds kBeforeDealing{
    ActKind::HeadDeal,   ActKind::HeadGame, ActKind::HeadRubber, ActKind::Players,
    ActKind::Bystanders, ActKind::Score,    ActKind::Cut,        ActKind::Shuffle};

}  // namespace

constexpr std::array<PlainLine::Makes, plain::kVerbs> PlainLine::kMakes{{
    {act_of(ActKind::Give), Makes::Number::Own, false, true},
    {act_of(ActKind::Turn)},
    {act_of(ActKind::Hold)},
    {act_of(ActKind::Propose, kUnstated), Makes::Number::Own},
    {act_of(ActKind::Accept), Makes::Number::Count, false, true},
    {act_of(ActKind::Refuse), Makes::Number::Count, false, true},
    {act_of(ActKind::Stand)},
    {act_of(ActKind::Discard), Makes::Number::Count, false, true},
    {act_of(ActKind::Take), Makes::Number::Count, true, true},
    {act_of(ActKind::Ask, kUnstated), Makes::Number::Own, false, true},
    {act_of(ActKind::Announce), Makes::Number::Count, false, true},
    {act_of(ActKind::Mark, kUnstated), Makes::Number::Own, true},
    {act_of(ActKind::Made, kUnstated), Makes::Number::Own, true},
    {act_of(ActKind::Cut, kUnstated, kUnstated), Makes::Number::Own},
    {act_of(ActKind::Shuffle), Makes::Number::Count, false, true},
    {act_of(ActKind::Look)},
    {act_of(ActKind::Expose), Makes::Number::Count, false, true},
}};

/// Some words mean another thing at another moment. Which moment it is the act before tells, left
/// aside what hands they hold, that they look at these, and how many cards they ask for.
bool PlainLine::has_one_sense() const {
  const Act* const last = back(0);
  if (act_.kind == ActKind::Give) {
    // It may say more of the same giving; and without an order, that who is asked for cards
    // accepts.
    return last == nullptr || kBeforeDealing.has(last->kind) ||
           (act_.number != 0 && last->kind != ActKind::Give);
  }
  if (act_.kind == ActKind::Shuffle) {  // the cards he just took, into his hand
    return last == nullptr || (last->kind != ActKind::Take && last->kind != ActKind::Aside);
  }
  if (act_.kind == ActKind::Announce) {
    return CardSet::of(game::Rank::King).has_all(act_.cards);
  }
  if (act_.kind ==
      ActKind::Expose) {  // in dealing, which has just begun, or the cards he asked for
    return last != nullptr && last->actor == act_.actor &&
           ((last->kind == ActKind::Give && last->number != 0) || last->kind == ActKind::Discard);
  }
  if (act_.kind == ActKind::Take && act_.count > 0) {  // as many as he threw out, just before
    const Act* const out = last != nullptr && last->kind == ActKind::Expose ? back(1) : last;
    return out != nullptr && out->kind == ActKind::Discard && out->actor == act_.actor &&
           out->count == act_.count;
  }
  const bool accepts = act_.kind == ActKind::Accept;
  constexpr record::ActKinds kLeftAside{ActKind::Hold, ActKind::Look, ActKind::TakeUp};
  const Act* other = last;
  for (std::size_t by = 1; other != nullptr && (kLeftAside.has(other->kind) ||
                                                (other->kind == ActKind::Ask && !accepts));
       ++by) {
    other = back(by);
  }
  const ActKind before = other == nullptr ? ActKind::Players : other->kind;
  if (accepts || act_.kind == ActKind::Refuse) {
    return before == ActKind::Propose && other->actor != act_.actor;
  }
  if (act_.kind == ActKind::TakeUp) {
    return before == ActKind::Turn || before == ActKind::Propose;
  }
  return kWhileExchanging.has(before);
}

/// None of something, and more than a pack, are other things.
bool PlainLine::counts() {
  const auto number = static_cast<std::uint8_t>(number_);
  (makes_->number == Makes::Number::Own ? act_.number : act_.count) = number;
  return (number > 0 || makes_->may_be_nought) &&
         (act_.kind != ActKind::Cut || number <= kMostCards);
}

bool PlainLine::scores(const char* begin, const char* end) {
  act_ = act_of(ActKind::Score);
  act_.actor = record::kBoth;
  act_.number = scores_[0];
  act_.detail = scores_[1];
  return scored_ == 3 && add(begin, end);
}

bool PlainLine::head(ActKind kind, const char* begin, const char* end) {
  act_ = act_of(kind);
  act_.cards = CardSet{number_};
  return number_ > 0 && add(begin, end);
}

void PlainLine::cut_word() {
  act_ = act_of(ActKind::Cut, kUnstated, kUnstated);
  act_.flags = record::kForDeal;
}

/// As in the whole grammar, which says what is wrong with others.
bool PlainLine::new_name() {
  constexpr std::size_t kLongest = 40;
  if (names_ == new_names_.size() || word_.size() > kLongest || is_no_name(word_) ||
      first_bad_text(word_) || (names_ == 1 && new_names_[0] == word_)) {
    return false;
  }
  new_names_[names_++] = word_;
  return true;
}

/// Before anything is done, or expected of anybody.
bool PlainLine::players(const char* begin, const char* end) {
  act_ = act_of(ActKind::Players);
  act_.actor = record::kBoth;
  return acts_.empty() && record_.expectations.empty() && add(begin, end);
}

bool PlainLine::bystanders(const char* begin, const char* end) {
  act_ = act_of(ActKind::Bystanders);
  act_.actor = record::kBoth;
  return add(begin, end);
}

bool PlainLine::agreement(const char* begin, const char* end) {
  const std::string_view words(begin, static_cast<std::size_t>(end - begin));
  const auto what = record::meaning(record::kAgreements, words);
  act_ = act_of(ActKind::Agreed);
  act_.actor = record::kBoth;
  act_.object = what ? byte(*what) : std::uint8_t{0};
  return what && *what != record::Agreement::RubberOf && add(begin, end);
}

bool PlainLine::system(const char* begin, const char* end) {
  const auto what = record::meaning(record::kSystems, word_);
  act_ = act_of(ActKind::System);
  act_.actor = record::kBoth;
  act_.object = what ? byte(*what) : std::uint8_t{0};
  return what && add(begin, end);
}

/// Packets to both in turn, each of some cards.
bool PlainLine::packet(const char* begin, const char* end) {
  const bool again = packets_ != 0 && acts_.back().detail == seat_;
  if (number_ == 0 || again) {
    return false;
  }
  const Act giving = act_;
  act_ =
      act_of(ActKind::Packet, static_cast<std::uint8_t>(std::exchange(number_, kNoNumber)), seat_);
  act_.actor = actor_;
  add(begin, end);
  act_ = giving;
  act_.detail = static_cast<std::uint8_t>(++packets_);
  return true;
}

bool PlainLine::put_before_packets() {
  const auto packets = static_cast<std::ptrdiff_t>(std::exchange(packets_, 0));
  std::rotate(acts_.end() - packets - 1, acts_.end() - 1, acts_.end());
  return true;
}

bool PlainLine::are_new(const NameTable& names) const {
  const auto named = std::span(new_names_).first(names_);
  return acts_.back().kind == ActKind::Players ||
         (names.has_room() && std::ranges::none_of(named, [&](std::string_view name) {
            return names.find(name).has_value();
          }));
}

void PlainLine::tell_names(NameTable& names) const {
  names.begin_line();
  if (acts_.back().kind == ActKind::Players) {
    return names.set_players(new_names_[0], new_names_[1]);
  }
  for (std::size_t i = 0; i < names_; ++i) {
    names.add_bystander(new_names_[i]);
  }
}

bool PlainLine::cut(const char* begin, const char* end) {
  act_.actor = seat_;
  const bool added = add(begin, end);
  act_.cards = {};
  act_.count = 0;
  return added;
}

}  // namespace ecarte::notation
