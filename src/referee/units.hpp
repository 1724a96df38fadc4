// SPDX-License-Identifier: MIT
//
// The deals that a course has in hand: those that wait to be ruled on, the one ruled on last, and
// room for the next.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <utility>

#include "law/result.hpp"
#include "record/record.hpp"
#include "replay/replay.hpp"

namespace ecarte::referee {

/// One deal on its way through.
struct Unit {
  record::Record record;
  /// As it was read, where acts of it are ruled on with the deal before, or some of the deal after
  /// with it; else nothing.
  std::shared_ptr<const record::Record> written;
  [[nodiscard]] const record::Record& as_read() const { return written ? *written : record; }
  /// Of a plain deal in brief until `tell_facts`.
  replay::DealFacts facts;
  replay::Sitting before;  ///< the sitting as it was before it
  replay::DealSeen seen;  ///< empty where nobody looks on
  law::DealResult result;
  bool judged = false;         ///< it can be: it was read, and it can be true
  bool plain = false;          ///< it was replayed the short way,
  replay::Outline outline;     ///  and this is its outline
  std::size_t understood = 0;  ///< acts to be ruled on although it was not read whole
  replay::DealFacts passed;    ///< then: what is known of it to other deals

  void tell_facts() { replay::tell_whole(record, before, facts); }
  /// What of it goes on to the deals after it. (The windows of the deal before close in `facts`,
  /// all that was understood of it.)
  [[nodiscard]] const replay::DealFacts& known() const { return understood != 0 ? passed : facts; }
};

/// As std::swap, which moves everything three times.
inline void exchange(record::Record& a, record::Record& b) {
  auto& [text, line, names, acts, follows, number, expected, waivers, problems, passed_over,
         may_quote] = a;
  text.swap(b.text);
  std::swap(line, b.first_line);
  names.swap(b.names);
  acts.swap(b.acts);
  std::swap(follows, b.deal_follows);
  std::swap(number, b.next_number);
  expected.swap(b.expectations);
  waivers.swap(b.waivers);
  problems.swap(b.problems);
  passed_over.swap(b.passed_over);
  std::swap(may_quote, b.may_quote);
}

/// So many deals are replayed and then ruled on, wherever they can be had without waiting: the code
/// of each of these has then the processor's cache for itself, which has not room for both; and
/// they are few enough that their acts stay there too.
inline constexpr std::size_t kDealsAtOnce = 64;
/// And so many are read: of an archive with irregular deals as many lines come together that are
/// not as most are that what only they need stays there from one to the next.
inline constexpr std::size_t kDealsReadAtOnce = 4 * kDealsAtOnce;

/// Some of a kind, each made when it is first asked for: most texts have few deals.
template <class T, std::size_t Number>
class MadeWhenAsked {
 public:
  T& operator[](std::size_t place) {
    if (!of_[place]) {
      of_[place] = std::make_unique<T>();
    }
    return *of_[place];
  }
  [[nodiscard]] const T& at(std::size_t place) const { return *of_[place]; }
  [[nodiscard]] bool has(std::size_t place) const { return of_[place] != nullptr; }
  void copy(const MadeWhenAsked& other, std::size_t place) {
    of_[place] = std::make_unique<T>(*other.of_[place]);
  }

 private:
  std::array<std::unique_ptr<T>, Number> of_;
};

class Units {
 public:
  Units() = default;
  /// Of those in hand.
  Units(const Units& other) : next_(other.next_), ruled_(other.ruled_) {
    for (std::size_t at = ruled_; at != next_; at = after(at)) {
      if (other.of_.has(at)) {
        of_.copy(other.of_, at);
      }
    }
  }
  Units& operator=(const Units&) = delete;
  ~Units() = default;

  /// The room for the next.
  [[nodiscard]] Unit& next() { return of_[next_]; }
  /// It has been taken. Who follows looks at the unit before it while it hands on.
  void take_next() { next_ = after(next_); }
  /// The one taken last, or so many before it.
  [[nodiscard]] Unit& taken(std::size_t ago = 0) { return of_[before(next_, ago + 1)]; }
  [[nodiscard]] const Unit& taken_last() const { return of_.at(before(next_, 1)); }

  /// The one ruled on last, which may be asked for once more, and the one after it.
  [[nodiscard]] Unit& ruled() { return of_[ruled_]; }
  [[nodiscard]] Unit& after_ruled() { return of_[after(ruled_)]; }
  void rule_on(std::size_t ago) { ruled_ = before(next_, ago + 1); }

 private:
  static constexpr std::size_t kUnits = kDealsAtOnce + 3;
  static constexpr std::size_t before(std::size_t unit, std::size_t by) {
    return unit < by ? unit + kUnits - by : unit - by;
  }
  static constexpr std::size_t after(std::size_t unit) { return unit + 1 == kUnits ? 0 : unit + 1; }

  MadeWhenAsked<Unit, kUnits> of_;
  std::size_t next_ = 0;
  std::size_t ruled_ = 0;
};

}  // namespace ecarte::referee
