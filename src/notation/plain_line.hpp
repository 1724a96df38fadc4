// SPDX-License-Identifier: MIT
//
// The plain lines of a deal while they are read: what their grammar tells of one, and the acts it
// becomes. Whoever reads them has it as his own, and nobody else may see it meanwhile: what is told
// of a line need then not be in memory. Private to `plain`.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <span>
#include <utility>

#include "grammar/plain.hpp"
#include "notation/draft.hpp"
#include "notation/line.hpp"
#include "notation/names.hpp"
#include "notation/seats_met.hpp"
#include "record/act_in_number.hpp"

namespace ecarte::notation {

namespace plain = grammar::plain;

/// An act of whose number and detail nothing else is said.
constexpr record::Act act_of(record::ActKind kind, std::uint8_t number = 0,
                             std::uint8_t detail = 0) {
  record::Act act;
  act.kind = kind;
  act.number = number;
  act.detail = detail;
  return act;
}

/// The bits of one field in `record::told_of`: so many below them.
template <class Field>
constexpr unsigned below(Field record::Act::*field) {
  record::Act none = act_of(record::ActKind{});
  none.*field = Field{};
  record::Act one = none;
  one.*field = static_cast<Field>(1);
  return static_cast<unsigned>(std::countr_zero(record::told_of(none) ^ record::told_of(one)));
}

/// A field of that number.
template <class Field>
constexpr std::uint64_t word(Field record::Act::*field, Field value) {
  return std::uint64_t{static_cast<std::uint8_t>(value)} << below(field);
}

/// What a verb makes of what it says.
struct Makes {
  record::Act act;
  /// Where its number goes.
  enum class Number : std::uint8_t { Own, Count } number = Number::Count;
  bool may_be_nought = false;  ///< of none of something nothing is said otherwise
  bool other_senses = false;   ///< at another moment its words mean something else
};
inline constexpr std::array<Makes, plain::kVerbs> kMakes{{
    {act_of(record::ActKind::Give), Makes::Number::Own, false, true},
    {act_of(record::ActKind::Turn)},
    {act_of(record::ActKind::Hold)},
    {act_of(record::ActKind::Propose, record::kUnstated), Makes::Number::Own},
    {act_of(record::ActKind::Accept), Makes::Number::Count, false, true},
    {act_of(record::ActKind::Refuse), Makes::Number::Count, false, true},
    {act_of(record::ActKind::Stand)},
    {act_of(record::ActKind::Discard), Makes::Number::Count, false, true},
    {act_of(record::ActKind::Take), Makes::Number::Count, true, true},
    {act_of(record::ActKind::Ask, record::kUnstated), Makes::Number::Own, false, true},
    {act_of(record::ActKind::Announce), Makes::Number::Count, false, true},
    {act_of(record::ActKind::Mark, record::kUnstated), Makes::Number::Own, true},
    {act_of(record::ActKind::Made, record::kUnstated), Makes::Number::Own, true},
    {act_of(record::ActKind::Cut, record::kUnstated, record::kUnstated), Makes::Number::Own},
    {act_of(record::ActKind::Shuffle), Makes::Number::Count, false, true},
    {act_of(record::ActKind::Look)},
    {act_of(record::ActKind::Expose), Makes::Number::Count, false, true},
}};

/// The acts that plain lines make.
struct ActsMade {
  record::Act* first = nullptr;
  record::Act* next = nullptr;
  record::Act* end = nullptr;           ///< of the room for them
  std::span<const record::Act> before;  ///< on record already, with which the deal began
  const char* text = nullptr;           ///< in which the lines stand,
  record::Offset at = 0;                ///  and where in the record's text it will

  [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(next - first); }
  /// Makes one, of which `what` tells all but where it stands. False if there are too many.
  bool add(const char* begin, const char* behind, std::uint32_t cards, std::uint64_t what) {
    constexpr std::ptrdiff_t kLongest = 255;
    if (next == end) {
      return false;
    }
    const auto length = static_cast<std::uint8_t>(std::min(behind - begin, kLongest));
    record::Act where;
    where.at = at + static_cast<record::Offset>(begin - text);
    where.cards = game::CardSet{cards};
    *next++ =
        std::bit_cast<record::Act>(std::array{std::bit_cast<std::array<std::uint64_t, 2>>(where)[0],
                                              what | word(&record::Act::length, length)});
    return true;
  }
};

/// Tricks, a line each.
class PlainTricks {
 public:
  PlainTricks(const ActsMade& acts, const NameTable::Seated& seated)
      : acts_(acts), seats_(seated) {}

  void begin() {
    begins_ = acts_.next;
    seats_.begin();
  }
  void take_back() { acts_.next = begins_; }
  void keep() { seats_.keep(); }
  [[nodiscard]] record::Act* end() const { return acts_.next; }
  /// Whose names the lines kept have, a bit for each seat.
  [[nodiscard]] unsigned met() const { return seats_.kept(); }

  // ── What the grammar hands over as it goes
  std::size_t seat_at(const char* at, std::size_t left) { return seats_.at(at, left); }
  void take_card(const char* at, std::uint32_t bit) {
    card_ = bit;
    card_at_ = at;
  }
  void take_number(unsigned number) { trick_ = static_cast<std::uint8_t>(number); }

  // ── What it has said; false if it is not plain after all
  bool trick_number() {
    with_verb_ = false;
    return trick_ > 0;
  }
  /// Where the card stands is where it is played; of one told with a verb, where the sentence does.
  void with_verb() { with_verb_ = true; }
  bool lead(const char* begin, const char* end) {
    return play(with_verb_ ? begin : card_at_, end, 0);
  }
  bool reply(const char* end) { return play(card_at_, end, record::kReplies); }

 private:
  /// The card taken last is played.
  bool play(const char* begin, const char* end, std::uint8_t flags) {
    constexpr std::uint64_t kPlay = word(&record::Act::kind, record::ActKind::Play) |
                                    word(&record::Act::detail, record::kUnstated) |
                                    word(&record::Act::count, std::uint8_t{1});
    return acts_.add(begin, end, card_,
                     kPlay | word(&record::Act::actor, seats_.seat()) |
                         word(&record::Act::number, trick_) | word(&record::Act::flags, flags));
  }

  ActsMade acts_;
  SeatsMet seats_;
  record::Act* begins_ = nullptr;  ///< the first of the line
  std::uint8_t trick_ = 0;
  std::uint32_t card_ = 0;
  const char* card_at_ = nullptr;
  bool with_verb_ = false;
};

class PlainLine {
 public:
  PlainLine(const ActsMade& acts, const NameTable::Seated& seated) : acts_(acts), seats_(seated) {}

  void begin() {
    begins_ = acts_.next;
    seats_.begin();
    actor_ = record::kNobody;
  }
  void take_back() { acts_.next = begins_; }
  void keep() { seats_.keep(); }
  /// How many acts there are.
  [[nodiscard]] std::size_t size() const { return acts_.size(); }
  /// Tricks, told in the lines that come next, are read by themselves.
  [[nodiscard]] const ActsMade& acts() const { return acts_; }
  void tricks(record::Act* end, unsigned met) {
    acts_.next = end;
    seats_.keep(met);
  }
  /// Whose names the lines kept have, a bit for each seat.
  [[nodiscard]] unsigned met() const { return seats_.kept(); }

  // ── What the grammar hands over as it goes
  std::size_t seat_at(const char* at, std::size_t left) { return seats_.at(at, left); }
  /// The same of one who has something: what follows is his.
  std::size_t whose_at(const char* at, std::size_t left) {
    return seats_.owner_at(at, left, detail_);
  }
  void take_card(const char* /*at*/, std::uint32_t bit) { cards_ = {bit, 0, 1}; }
  void take_cards(const plain::CardsRead& cards) { cards_ = cards; }
  void take_number(unsigned number) { number_ = number; }
  template <plain::Verb Which>
  void take_verb(const char* at) {
    constexpr record::Act kMade = kMakes[static_cast<std::size_t>(Which)].act;
    start_ = named_at_ != nullptr ? std::exchange(named_at_, nullptr) : at;
    kind_ = kMade.kind;
    object_ = kMade.object;
    detail_ = kMade.detail;
    cards_ = {};
    number_ = kNoNumber;
    packets_ = 0;
  }
  /// What he takes is the hand he was dealt.
  bool takes_up() {
    kind_ = record::ActKind::TakeUp;
    return own_hand();
  }
  void take_object(std::uint8_t object) { object_ = object; }
  bool own_hand() {
    object_ = byte(record::Seen::OwnHand);
    detail_ = actor_;
    return !seats_.not_his(actor_);
  }
  void take_order(std::uint8_t order) { number_ = order; }
  /// Does somebody act, of whom the sentence before was?
  [[nodiscard]] bool somebody_acts() const { return actor_ != record::kNobody; }

  // ── What it has said; false if it is not plain after all
  bool packet(const char* begin, const char* end);
  void named(const char* at) {
    actor_ = seats_.seat();
    named_at_ = at;
  }
  /// A card named twice is a second copy.
  template <plain::Verb Which>
  bool said(const char* end) {
    constexpr const Makes& kHow = kMakes[static_cast<std::size_t>(Which)];
    const bool told = number_ != kNoNumber;
    const bool own = kHow.number == Makes::Number::Own;
    const auto number = told && own ? static_cast<std::uint8_t>(number_) : kHow.act.number;
    const auto count = static_cast<std::uint8_t>(told && !own ? number_ : cards_.count);
    // None of something, and more than a pack, are other things.
    if (cards_.twice != 0 || (told && number_ == 0 && !kHow.may_be_nought) ||
        (Which == plain::Verb::Cuts && told && number > kMostCards) ||
        (kHow.other_senses && !has_one_sense(number, count))) {
      return false;
    }
    const std::uint64_t what =
        word(&record::Act::actor, actor_) | word(&record::Act::kind, kind_) |
        word(&record::Act::number, number) | word(&record::Act::count, count) |
        word(&record::Act::object, object_) | word(&record::Act::detail, detail_);
    return acts_.add(start_, end, cards_.cards, what) && (packets_ == 0 || put_before_packets());
  }
  void score_word() { scored_ = 0; }
  void points() {
    scored_ |= 1U << seats_.seat();
    scores_[seats_.seat()] = static_cast<std::uint8_t>(number_);
  }
  bool scores(const char* begin, const char* end) {
    constexpr std::uint64_t kScore =
        word(&record::Act::kind, record::ActKind::Score) | word(&record::Act::actor, record::kBoth);
    return scored_ == 3 && acts_.add(begin, end, 0,
                                     kScore | word(&record::Act::number, scores_[0]) |
                                         word(&record::Act::detail, scores_[1]));
  }
  bool head(const char* begin, const char* end) {
    constexpr std::uint64_t kHead = word(&record::Act::kind, record::ActKind::HeadDeal) |
                                    word(&record::Act::actor, record::kNobody);
    return number_ > 0 && acts_.add(begin, end, number_, kHead);
  }

 private:
  static constexpr unsigned kNoNumber = ~0U;

  [[nodiscard]] bool has_one_sense(std::uint8_t number, std::uint8_t count) const;
  /// The act read last is put before its packets.
  bool put_before_packets();
  /// The act so many before the one that is read, its packets left aside; nullptr if there is none.
  [[nodiscard]] const record::Act* back(std::size_t by) const {
    const std::size_t behind = by + packets_ + 1;
    if (behind <= size()) {
      return acts_.next - behind;
    }
    const std::size_t further = behind - size();
    return further <= acts_.before.size() ? &acts_.before[acts_.before.size() - further] : nullptr;
  }

  ActsMade acts_;
  SeatsMet seats_;
  record::Act* begins_ = nullptr;  ///< the first of the line
  record::Actor actor_ = record::kNobody;
  const char* named_at_ = nullptr;  ///< who acts in the sentence, until its verb is met
  const char* start_ = nullptr;     ///< of the sentence
  record::ActKind kind_{};
  std::uint8_t object_ = 0;
  std::uint8_t detail_ = 0;
  plain::CardsRead cards_;
  unsigned number_ = kNoNumber;
  std::size_t packets_ = 0;  ///< of a giving, on record before it is
  unsigned scored_ = 0;
  std::array<std::uint8_t, 2> scores_{};
};

/// Some words mean another thing at another moment. Which moment it is the act before tells, left
/// aside what hands they hold, that they look at these, and how many cards they ask for.
inline bool PlainLine::has_one_sense(std::uint8_t number, std::uint8_t count) const {
  using record::Act, record::ActKind;
  /// After which of them the words for it have but one sense.
  constexpr record::ActKinds kWhileExchanging{ActKind::Accept, ActKind::Discard, ActKind::Take};
  constexpr record::ActKinds kBeforeDealing{
      ActKind::HeadDeal,   ActKind::HeadGame, ActKind::HeadRubber, ActKind::Players,
      ActKind::Bystanders, ActKind::Score,    ActKind::Cut,        ActKind::Shuffle};
  const Act* const last = back(0);
  if (kind_ == ActKind::Give) {
    // It may say more of the same giving; and without an order, that who is asked for cards
    // accepts.
    return last == nullptr || kBeforeDealing.has(last->kind) ||
           (number != 0 && last->kind != ActKind::Give);
  }
  if (kind_ == ActKind::Shuffle) {  // the cards he just took, into his hand
    return last == nullptr || (last->kind != ActKind::Take && last->kind != ActKind::Aside);
  }
  if (kind_ == ActKind::Announce) {
    return game::CardSet::of(game::Rank::King).has_all(game::CardSet{cards_.cards});
  }
  if (kind_ == ActKind::Expose) {  // in dealing, which has just begun, or the cards he asked for
    return last != nullptr && last->actor == actor_ &&
           ((last->kind == ActKind::Give && last->number != 0) || last->kind == ActKind::Discard);
  }
  if (kind_ == ActKind::Take && count > 0) {  // as many as he threw out, just before
    const Act* const out = last != nullptr && last->kind == ActKind::Expose ? back(1) : last;
    return out != nullptr && out->kind == ActKind::Discard && out->actor == actor_ &&
           out->count == count;
  }
  constexpr record::ActKinds kLeftAside{ActKind::Hold, ActKind::Look, ActKind::TakeUp};
  const bool accepts = kind_ == ActKind::Accept;
  const Act* other = last;
  for (std::size_t by = 1; other != nullptr && (kLeftAside.has(other->kind) ||
                                                (other->kind == ActKind::Ask && !accepts));
       ++by) {
    other = back(by);
  }
  const ActKind before = other == nullptr ? ActKind::Players : other->kind;
  if (accepts || kind_ == ActKind::Refuse) {
    return before == ActKind::Propose && other->actor != actor_;
  }
  if (kind_ == ActKind::TakeUp) {
    return before == ActKind::Turn || before == ActKind::Propose;
  }
  return kWhileExchanging.has(before);
}

/// Packets to both in turn, each of some cards.
inline bool PlainLine::packet(const char* begin, const char* end) {
  const bool again = packets_ != 0 && acts_.next[-1].detail == seats_.seat();
  if (number_ == 0 || again) {
    return false;
  }
  detail_ = static_cast<std::uint8_t>(++packets_);
  return acts_.add(
      begin, end, 0,
      word(&record::Act::kind, record::ActKind::Packet) | word(&record::Act::actor, actor_) |
          word(&record::Act::detail, seats_.seat()) |
          word(&record::Act::number, static_cast<std::uint8_t>(std::exchange(number_, kNoNumber))));
}

inline bool PlainLine::put_before_packets() {
  std::rotate(acts_.next - packets_ - 1, acts_.next - 1, acts_.next);
  packets_ = 0;
  return true;
}

}  // namespace ecarte::notation
