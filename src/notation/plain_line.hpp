// SPDX-License-Identifier: MIT
//
// One plain line while it is read: what its grammar tells of it, and the acts it becomes. Private
// to `plain`.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

#include "grammar/plain_words.hpp"
#include "notation/draft.hpp"
#include "notation/line.hpp"
#include "notation/plain.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

namespace plain = grammar::plain;

/// The line that is read: what the grammar tells of it, and the acts it becomes.
class PlainLine {
 public:
  PlainLine(const record::Record& record, PlainLines::Acts& acts, const NameTable::Seated& seated,
            const char* text)
      : told_(record.acts),
        acts_(acts),
        seated_(seated),
        text_(text),
        at_(static_cast<record::Offset>(record.text.size())) {}

  void begin() {
    before_ = size_;
    met_ = 0;
    forget();
  }
  void take_back() { size_ = before_; }
  /// The acts read so far; from now on they are the record's.
  std::span<const record::Act> hand_over() {
    const std::size_t size = std::exchange(size_, 0);
    before_ = 0;
    return {acts_.data(), size};
  }
  /// May another line be too much for what is kept of the acts?
  [[nodiscard]] bool is_full() const { return size_ + kMostActs > acts_.size(); }
  [[nodiscard]] unsigned met() const { return met_; }
  [[nodiscard]] bool opens_deal() const {
    return std::any_of(acts_.begin() + static_cast<std::ptrdiff_t>(before_),
                       acts_.begin() + static_cast<std::ptrdiff_t>(size_),
                       [](const record::Act& act) { return notation::opens_deal(act.kind); });
  }

  // ── What the grammar hands over as it goes
  std::size_t seat_at(const char* at, std::size_t left) {
    std::uint64_t head = 0;
    std::memcpy(&head, at, sizeof head);
    for (record::Actor seat = 0; seat < 2; ++seat) {
      if (((head ^ seated_.heads[seat]) & seated_.masks[seat]) == 0) {
        const std::string_view name = seated_.names[seat];
        if (name.size() >= sizeof head && (left <= name.size() || at[name.size()] != ' ' ||
                                           std::memcmp(at, name.data(), name.size()) != 0)) {
          continue;
        }
        seat_ = seat;
        met_ |= 1U << seat;
        return name.size();
      }
    }
    return 0;
  }
  void take_card(const char* at, unsigned rank, unsigned suit) {
    const game::CardSet card{std::uint32_t{1} << (suit * game::kRanks + rank)};
    twice_ = twice_ || cards_.has_all(card);
    cards_ |= card;
    card_at_ = at;
    ++count_;
  }
  void take_number(unsigned number) { number_ = number; }
  void take_verb(plain::Verb verb) {
    verb_ = verb;
    forget();
  }
  void take_object(std::uint8_t object) { object_ = object; }
  void take_order(std::uint8_t order) { number_ = order; }

  // ── What it has said; false if it is not plain after all
  void named(const char* at) {
    actor_ = seat_;
    name_at_ = at;
  }
  bool predicate(const char* begin, const char* end);
  void trick_number() { trick_ = static_cast<std::uint8_t>(number_); }
  /// Where the card stands is where it is played; of one told with a verb, where the sentence does.
  void with_verb() { with_verb_ = true; }
  bool lead(const char* begin, const char* end) {
    return trick_ > 0 && play(with_verb_ ? begin : card_at_, end, 0);
  }
  bool reply(const char* end) { return play(card_at_, end, record::kReplies); }
  void points() {
    scored_ |= 1U << seat_;
    scores_[seat_] = static_cast<std::uint8_t>(number_);
  }
  bool scores(const char* begin, const char* end);
  bool head(record::ActKind kind, const char* begin, const char* end);
  bool cut(const char* begin, const char* end);

 private:
  void forget() {
    cards_ = {};
    count_ = object_ = 0;
    twice_ = with_verb_ = false;
    number_ = kNoNumber;
    scored_ = 0;
  }
  [[nodiscard]] bool told_number() const { return number_ != kNoNumber; }
  [[nodiscard]] std::uint8_t number() const {
    return told_number() ? static_cast<std::uint8_t>(number_) : record::kUnstated;
  }
  [[nodiscard]] bool has_one_sense(const record::Act& act) const;
  bool play(const char* begin, const char* end, std::uint8_t flags);
  bool add(record::Act act, const char* begin, const char* end) {
    act.at = at_ + static_cast<record::Offset>(begin - text_);
    act.length = static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(end - begin, 255));
    acts_[size_++] = act;
    return size_ - before_ < kMostActs && told_.size() + size_ <= kMaxActs;
  }
  /// The act so many before the one that is read; nullptr if there is none.
  [[nodiscard]] const record::Act* back(std::size_t by) const {
    return by < size_                  ? &acts_[size_ - 1 - by]
           : by - size_ < told_.size() ? &told_[told_.size() - 1 - (by - size_)]
                                       : nullptr;
  }

  static constexpr unsigned kNoNumber = ~0U;
  static constexpr std::size_t kMostActs = 64;  ///< of a line
  const std::vector<record::Act>& told_;        ///< the record's, before those read here
  PlainLines::Acts& acts_;
  std::size_t size_ = 0;
  const NameTable::Seated& seated_;
  const char* text_;
  record::Offset at_;
  std::size_t before_ = 0;
  unsigned met_ = 0;
  record::Actor seat_ = 0;
  record::Actor actor_ = record::kNobody;
  const char* name_at_ = nullptr;  ///< of the sentence, until its act is made
  plain::Verb verb_ = plain::Verb::None;
  game::CardSet cards_;
  const char* card_at_ = nullptr;
  std::uint8_t count_ = 0;
  std::uint8_t object_ = 0;
  bool twice_ = false;
  bool with_verb_ = false;
  unsigned number_ = kNoNumber;
  std::uint8_t trick_ = 0;
  unsigned scored_ = 0;
  std::array<std::uint8_t, 2> scores_{};
};

}  // namespace ecarte::notation
