// SPDX-License-Identifier: MIT
//
// One plain line while it is read: what its grammar tells of it, and the acts it becomes. Private
// to `plain`.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "grammar/plain_words.hpp"
#include "notation/draft.hpp"
#include "notation/line.hpp"
#include "notation/plain.hpp"
#include "record/words.hpp"

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

/// The line that is read: what the grammar tells of it, and the acts it becomes.
class PlainLine {
 public:
  PlainLine(record::Record& record, const NameTable::Seated& seated, const char* text)
      : acts_(record.acts),
        seated_(&seated),
        record_(record),
        text_(text),
        at_(static_cast<record::Offset>(record.text.size())) {}

  void begin() {
    before_ = acts_.size();
    met_ = 0;
    names_ = 0;
  }
  void take_back() { acts_.resize(before_); }
  /// False if with this line the record has more acts than one may have.
  [[nodiscard]] bool fits() const { return acts_.size() <= kMaxActs; }
  /// Whose names the line has, a bit for each seat.
  [[nodiscard]] unsigned met() const { return met_; }

  /// Others play from here on, or are known.
  void goes_on_with(const NameTable::Seated& seated) { seated_ = &seated; }
  /// Does it name somebody anew: the players, or bystanders?
  [[nodiscard]] bool names_anew() const { return names_ != 0; }
  /// False if some of the bystanders are known, or there are too many.
  [[nodiscard]] bool are_new(const NameTable& names) const;
  /// Who they are, once the line has been read.
  void tell_names(NameTable& names) const;

  // ── What the grammar hands over as it goes
  std::size_t seat_at(const char* at, std::size_t left) {
    const NameTable::Found found = seated_->at(at, left);
    if (found.size != 0) {
      seat_ = found.actor;
      met_ |= 1U << found.actor;
    }
    return found.size;
  }
  /// The same of one who has something: what follows is his.
  std::size_t whose_at(const char* at, std::size_t left) {
    const NameTable::Found found = seated_->owner_at(at, left);
    if (found.size != 0) {
      act_.detail = found.actor;
      met_ |= 1U << found.actor;
    }
    return found.size;
  }
  void take_card(const char* at, std::uint32_t bit) {
    const game::CardSet card{bit};
    twice_ |= act_.cards & card;
    act_.cards |= card;
    ++act_.count;
    card_at_ = at;
  }
  void take_number(unsigned number) { number_ = number; }
  void take_verb(plain::Verb verb) {
    makes_ = &kMakes[static_cast<std::size_t>(verb)];
    act_ = makes_->act;
    twice_ = {};
    number_ = kNoNumber;
    packets_ = 0;
  }
  /// What he takes is the hand he was dealt.
  bool takes_up() {
    act_ = act_of(record::ActKind::TakeUp);
    return own_hand();
  }
  void take_object(std::uint8_t object) { act_.object = object; }
  bool own_hand() {
    act_.object = byte(record::Seen::OwnHand);
    act_.detail = actor_;
    return !seated_->not_his[actor_ & 1U];
  }
  void take_order(std::uint8_t order) { number_ = order; }

  void take_word(std::string_view word) { word_ = word; }

  // ── What it has said; false if it is not plain after all
  bool new_name();
  bool players(const char* begin, const char* end);
  bool bystanders(const char* begin, const char* end);
  bool agreement(const char* begin, const char* end);
  bool system(const char* begin, const char* end);
  bool packet(const char* begin, const char* end);
  void named(const char* at) {
    actor_ = seat_;
    name_at_ = at;
  }
  bool predicate(const char* begin, const char* end) {
    const char* const start = name_at_ != nullptr ? std::exchange(name_at_, nullptr) : begin;
    act_.actor = actor_;
    // A card named twice is a second copy.
    return twice_.empty() && (number_ == kNoNumber || counts()) &&
           (!makes_->other_senses || has_one_sense()) && add(start, end) &&
           (packets_ == 0 || put_before_packets());
  }
  bool trick_number() {
    trick_ = static_cast<std::uint8_t>(number_);
    with_verb_ = false;
    act_ = kPlay;
    return trick_ > 0;
  }
  /// Where the card stands is where it is played; of one told with a verb, where the sentence does.
  void with_verb() { with_verb_ = true; }
  bool lead(const char* begin, const char* end) {
    return play(with_verb_ ? begin : card_at_, end, 0);
  }
  bool reply(const char* end) { return play(card_at_, end, record::kReplies); }
  void score_word() { scored_ = 0; }
  void cut_word();
  void points() {
    scored_ |= 1U << seat_;
    scores_[seat_] = static_cast<std::uint8_t>(number_);
  }
  bool scores(const char* begin, const char* end);
  bool head(record::ActKind kind, const char* begin, const char* end);
  bool cut(const char* begin, const char* end);

 private:
  /// What a verb makes of what it says.
  struct Makes {
    record::Act act;
    /// Where its number goes.
    enum class Number : std::uint8_t { Own, Count } number = Number::Count;
    bool may_be_nought = false;  ///< of none of something nothing is said otherwise
    bool other_senses = false;   ///< at another moment its words mean something else
  };
  static const std::array<Makes, plain::kVerbs> kMakes;
  static constexpr record::Act kPlay = act_of(record::ActKind::Play, 0, record::kUnstated);

  /// The number that was told; false if it means another thing.
  bool counts();
  [[nodiscard]] bool has_one_sense() const;
  /// The act read last is put before its packets.
  bool put_before_packets();
  /// The card taken last is played.
  bool play(const char* begin, const char* end, std::uint8_t flags) {
    act_.actor = seat_;
    act_.number = trick_;
    act_.flags = flags;
    const bool added = add(begin, end);
    act_.cards = {};
    act_.count = 0;
    return added;
  }
  /// True: the act is made.
  bool add(const char* begin, const char* end) {
    act_.at = at_ + static_cast<record::Offset>(begin - text_);
    act_.length = static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(end - begin, 255));
    acts_.push_back(act_);
    return true;
  }
  /// The act so many before the one that is read, its packets left aside; nullptr if there is none.
  [[nodiscard]] const record::Act* back(std::size_t by) const {
    const std::size_t behind = by + packets_;
    return behind < acts_.size() ? &acts_[acts_.size() - 1 - behind] : nullptr;
  }

  static constexpr unsigned kNoNumber = ~0U;
  std::vector<record::Act>& acts_;
  const NameTable::Seated* seated_;
  const record::Record& record_;
  const char* text_;
  record::Offset at_;
  std::size_t before_ = 0;  ///< acts there were before the line
  unsigned met_ = 0;
  record::Actor seat_ = 0;
  record::Actor actor_ = record::kNobody;
  const char* name_at_ = nullptr;  ///< of the sentence, until its act is made
  const Makes* makes_ = nullptr;
  record::Act act_;      ///< what is read becomes
  game::CardSet twice_;  ///< of its cards, those told twice
  const char* card_at_ = nullptr;
  bool with_verb_ = false;
  unsigned number_ = kNoNumber;
  std::size_t packets_ = 0;  ///< of a giving, on record before it is
  std::uint8_t trick_ = 0;
  std::string_view word_;
  std::size_t names_ = 0;  ///< named anew
  std::array<std::string_view, 2> new_names_;
  unsigned scored_ = 0;
  std::array<std::uint8_t, 2> scores_{};
};

}  // namespace ecarte::notation
