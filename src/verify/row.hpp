// SPDX-License-Identifier: MIT
//
// The row of acts with their beats, in which windows open and close; who has a part in a fact; and
// what must be known of remedies and facts that no code says, since it is how play goes on.
#pragma once

#include "deal.hpp"

namespace verify {

/// When a beat came: surely by `latest`, and no earlier than just before `earliest`; kNever if not.
struct Span {
  Moment earliest = kNever;
  Moment latest = kNever;
};

class Row {
 public:
  explicit Row(const Deal& deal) : deal_(deal), row_(deal.row) {}

  /// The first act in [`from`, `before`) with any of the beats, told or not.
  [[nodiscard]] Span when(const Words& beats, Moment from, Moment before = kNever) const;
  /// The first that is told.
  [[nodiscard]] Moment first(const Words& beats, Moment from, Moment before = kNever) const;
  /// Has an act in [`from`, `before`) any other beat than this?
  [[nodiscard]] bool any_but(const std::string& beat, Moment from, Moment before) const;
  /// May the deed have been done, untold, in (`from`, `before`]?
  [[nodiscard]] bool untold(const std::string& deed, Moment from, Moment before) const;
  /// The first of the beats after `from`: those of a dealing only while it lasts.
  [[nodiscard]] Span closing(const Words& beats, Moment from, int dealing) const;
  [[nodiscard]] Moment begin_of(int dealing) const;
  [[nodiscard]] Moment end_of(int dealing) const;
  [[nodiscard]] bool has_next() const { return deal_.deal_follows; }
  /// Are cards told to be given in the deal after?
  [[nodiscard]] bool next_is_dealt() const {
    return first({"next-packet", "next-turn-up"}, deal_.deal_end) != kNever;
  }
  /// Does the record break off within the hand? One that tells what the tricks were marked for does
  /// not.
  [[nodiscard]] bool stops_within_hand() const;
  [[nodiscard]] Moment size() const { return static_cast<Moment>(row_.size()); }

  /// The card played at `at` counts as never played: the next of its player takes its place.
  void strike(Moment at);

 private:
  const Deal& deal_;
  std::vector<Words> row_;
};

/// Does the fact's subject deal?
bool subject_deals(const Deal& deal, const Fact& fact);
/// Beats relative to the subject made absolute.
Words absolute(const Words& beats, bool subject_deals);
/// Whom a code means by `who`.
std::string party(const Deal& deal, const std::string& who, const Fact& fact);
std::string other(const std::string& player);
bool is_player(const std::string& actor);
/// Did both agree on it, or did a bystander decide it whom both had asked?
bool binds(const Deal& deal, const Deed& deed);
bool meet(const Words& a, const Words& b);
/// The place of the first of the beats (none relative, none of the deal after) in the order in
/// which a deal is played.
std::size_t first_rank(const Words& beats);

/// How a remedy is carried out at the table.
struct Conduct {
  Words too_late;            ///< acts after which what is owed can no longer be done
  bool annuls = false;       ///< the dealing
  bool for_both = false;     ///< done by one player's hand, or both, for whoever chose it
  bool must_follow = false;  ///< a claim of it is empty if nobody carries it out
  bool late_counts = false;  ///< done after the play went on, it is done all the same
};
const Conduct& conduct(const std::string& remedy);
/// Does it annul the dealing?
bool annulling(const std::string& remedy);
/// May what is claimed or done by the one name be what the law calls by the other?
bool may_mean(const std::string& named, const std::string& owed);
/// Facts of the table, and of the score, that lie outside the hand.
bool outside_hand(const std::string& fact);

}  // namespace verify
