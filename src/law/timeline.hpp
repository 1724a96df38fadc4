// SPDX-License-Identifier: MIT
//
// The acts of a deal and of the one after it in one row, with what each is to the windows of the
// laws. Law's own copy: it may strike out the beats of a card that counts as never played.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "law/words.hpp"
#include "replay/facts.hpp"

namespace ecarte::law {

/// A moment: an act of the deal by its number, or of the deal after, counted on.
using Time = std::uint32_t;
inline constexpr Time kNoTime = 0xffffffffU;

/// When an act came, as far as the record tells: no later than `latest` (kNoTime: it may not have
/// come at all), and no earlier than just before the act `earliest`.
struct TimeSpan {
  Time earliest = kNoTime;
  Time latest = kNoTime;
  [[nodiscard]] bool sure() const { return earliest == latest; }
  /// It came at that act.
  static constexpr TimeSpan at(Time act) { return {act, act}; }
  friend bool operator==(const TimeSpan&, const TimeSpan&) = default;
};

/// When a right can be used: after the act `from`, and before it closed. `closes`: the acts that
/// end it, as the code has them; 0 if none does.
struct Window {
  Time from = 0;
  TimeSpan closed;
  WindowBeats closes = 0;
  friend bool operator==(const Window&, const Window&) = default;
};

class Timeline {
 public:
  void lay_out(const replay::DealFacts& deal, const replay::DealFacts* next);

  /// The first act in [`from`, `before`) that carries any of `beats`, told or not: an act that is
  /// left out may have come before any that is told after it.
  [[nodiscard]] TimeSpan when(WindowBeats beats, Time from, Time before = kNoTime) const;
  /// May a deed have been done in [`from`, `before`), in a stretch that is not told?
  [[nodiscard]] bool untold(Remedy deed, Time from, Time before = kNoTime) const;

  /// The first act in (`after`, `before`) that carries any of `beats`; kNoTime if none.
  [[nodiscard]] Time first(WindowBeats beats, Time after, Time before = kNoTime) const;
  /// As `first`, with the act `from` itself counted.
  [[nodiscard]] Time first_from(WindowBeats beats, Time from, Time before = kNoTime) const;

  /// What the act `at` is to windows; nothing if there is no such act.
  [[nodiscard]] WindowBeats beats_at(Time at) const { return at < end() ? words_[at] : 0U; }

  [[nodiscard]] Time deal_end() const { return deal_end_; }
  [[nodiscard]] Time end() const { return static_cast<Time>(words_.size()); }
  [[nodiscard]] bool has_next() const { return has_next_; }
  /// Are cards told to be given in the deal after?
  [[nodiscard]] bool next_is_dealt() const {
    return first_from(bit(WindowBeat::NextPacket) | bit(WindowBeat::NextTurnUp), deal_end_) !=
           kNoTime;
  }

  /// The card played at `at` counts as never played: the next card of its player takes its place.
  void unplay(Time at);

  /// A stretch that is not told, just before the act `before`.
  struct Untold {
    Time before = 0;
    WindowBeats beats = 0;
    Remedies deeds = 0;
    friend bool operator==(const Untold&, const Untold&) = default;
  };
  /// The whole row, for whoever writes it down.
  [[nodiscard]] std::span<const WindowBeats> words() const { return words_; }
  [[nodiscard]] std::span<const Untold> untold() const { return untold_; }

  friend bool operator==(const Timeline&, const Timeline&) = default;

 private:
  void lay_out_gaps(const replay::DealFacts& deal, const replay::DealFacts* next);
  void close_next(const replay::DealFacts& next);

  std::vector<WindowBeats> words_;
  std::vector<Untold> untold_;
  Time deal_end_ = 0;
  bool has_next_ = false;
};

/// `beats` with those relative to the fact's subject made absolute.
WindowBeats resolve(WindowBeats beats, bool subject_deals);

}  // namespace ecarte::law
