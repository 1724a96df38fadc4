// SPDX-License-Identifier: MIT
//
// Where in its deal the reader is: as much of the course of a deal as decides what words mean. What
// happened is for replay to establish; this goes by the acts read so far, and knows no card.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "notation/deal_stage.hpp"
#include "notation/table_words.hpp"
#include "record/act.hpp"

namespace ecarte::notation {

class Moment {
 public:
  /// Goes on to the end of `acts`, the acts of the deal so far; from the first again if some were
  /// taken back since.
  void follow(std::span<const record::Act> acts);
  void begin_deal() {
    if (seen_ == 0 && !retold_) {
      early_ = {};
      return;  // as it begins
    }
    const Watch watch = watch_;
    const std::size_t unread = unread_;
    *this = Moment{};
    watch_ = watch;
    unread_ = unread;
  }
  /// The stage behind `acts`, the acts of the deal so far, for whoever asks no more: the rest
  /// follows when it is asked for.
  const DealStage& stage_behind(std::span<const record::Act> acts);
  /// A record begins of which nothing is read yet.
  void begin_record() {
    begin_deal();
    unread_ = kNowhere;
  }
  /// What stands behind so many acts was not understood.
  void not_understood(std::size_t acts) { unread_ = acts; }
  /// Was what stands before this not understood?
  [[nodiscard]] bool just_unread() const {
    asks_more();
    return unread_ == seen_;
  }
  /// The same after some may have been taken back, or told anew (`retold`).
  void follow_again(std::span<const record::Act> acts) {
    if (retold_ || acts.size() < seen_) {
      watch_.asked.more = watch_.asked.more || watch_.asked.later[0].after != 0;
      begin_deal();
    }
    follow(acts);
  }
  /// An act that was followed says something else now, or others stand between. That is more than
  /// the line says by itself.
  void retold() {
    retold_ = true;
    asks_more();
  }

  /// What is asked from now on is noted, of `actor` and of the acts followed so far.
  void watch(record::Actor actor) { watch_ = {actor, seen_, {}}; }
  /// These bits of `of(actor)`, which were so behind so many acts more, and these moments, of
  /// which it was one then.
  struct Later {
    std::uint8_t after = 0;  ///< 0: none was asked
    When when = 0;
    When so = 0;
    When moments = kAlways;
    friend bool operator==(const Later&, const Later&) = default;
  };
  /// What was asked since.
  struct Asked {
    When when = 0;                 ///< these bits of `of(actor)`, as they were then,
    When moments = kAlways;        ///<  whether it was one of these moments,
    std::array<Later, 3> later{};  ///<  the same behind the acts that followed,
    bool more = false;             ///<  or anything else
  };
  [[nodiscard]] const Asked& asked() const { return watch_.asked; }
  /// The same as was asked elsewhere of who is watched, where no act followed since.
  void asks_all(const Asked& asked) const {
    Asked& all = watch_.asked;
    all.when |= asked.when;
    all.moments &= asked.moments;
    all.more = all.more || asked.more || (all.later[0].after != 0 && asked.later[0].after != 0);
    all.later = all.later[0].after != 0 ? all.later : asked.later;
  }
  /// Is he watched, and has no act followed since?
  [[nodiscard]] bool watches(record::Actor actor, std::size_t acts) const {
    return actor == watch_.actor && seen_ == watch_.seen && seen_ == acts && !retold_;
  }
  /// What is read goes by more of what was told before.
  void asks_more() const { watch_.asked.more = true; }
  /// What is read goes by these bits of `of(actor)`.
  void asks(When bits, record::Actor actor) const { asks(AskedWhen{.bits = bits}, actor); }
  void asks(const AskedWhen& asked, record::Actor actor) const {
    constexpr When kOfOthers = kBystanders | kTwo;  // never so of one who plays
    if (record::is_player(watch_.actor) && actor == watch_.actor &&
        (asked.bits & ~kOfOthers) == 0 && asked.moments == kAlways) {
      return;
    }
    if (actor != watch_.actor || seen_ < watch_.seen) {
      asks_more();
    } else if (seen_ == watch_.seen) {
      watch_.asked.when |= asked.bits;
      watch_.asked.moments &= asked.moments;
    } else {
      asks_later(asked);
    }
  }

  /// Is it known already that the line turns on that?
  [[nodiscard]] bool has_asked(const AskedWhen& asked, record::Actor actor) const {
    return actor == watch_.actor && seen_ == watch_.seen &&
           (asked.bits & ~watch_.asked.when) == 0 && (watch_.asked.moments & ~asked.moments) == 0;
  }

  /// Is behind the first of `acts` all so of `actor` as it was asked later? Others were followed.
  [[nodiscard]] bool goes_on_so(std::span<const Later> later, std::span<const record::Act> acts,
                                record::Actor actor) const;

  /// The moment and, if they are known, the bits that are true of `actor` now; of those, all that
  /// are asked.
  [[nodiscard]] When of(record::Actor actor, When asked = ~When{0}) const;
  /// The moment alone.
  [[nodiscard]] When now() const { return stage_.now; }
  /// Who deals; kNobody if nothing has told yet.
  [[nodiscard]] record::Actor dealer() const { return asked_for(stage_.dealer); }
  /// Who deals, or is said to be about to; kNobody if neither is told.
  [[nodiscard]] record::Actor who_is_to_deal() const {
    return dealer() != record::kNobody ? stage_.dealer : to_deal_;
  }
  /// The index of the act that last spoke of a card; the number of acts if none did.
  [[nodiscard]] std::size_t last_card() const { return asked_for(last_card_); }
  /// Who acted last, kNobody if two did in one breath or nobody.
  [[nodiscard]] record::Actor last_actor() const { return asked_for(last_actor_); }
  /// The suit of the card turned up; kUnstated if it is not known.
  [[nodiscard]] std::uint8_t trump() const { return asked_for(trump_); }
  [[nodiscard]] record::PackRef last_pack() const { return asked_for(last_pack_); }
  /// Who threw a card out of his hand in the act before; kNobody if none did.
  [[nodiscard]] record::Actor just_threw() const {
    return asked_for(just_).threw ? last_actor_ : record::kNobody;
  }
  /// How many cards he has played from the hands as they are played now; nothing if that is not
  /// told.
  [[nodiscard]] std::optional<int> cards_played(record::Actor actor) const;
  /// The cards taken back from the trick under way.
  [[nodiscard]] game::CardSet taken_up() const { return asked_for(taken_up_); }
  /// True if so many cards in a hand may be what is left of too many, or what too few were dealt:
  /// one is as little out of the way as the other.
  [[nodiscard]] bool dealt_or_left(record::Actor actor, int number) const;
  /// True if he may hold another number of cards than he was dealt: he has played, or a number was
  /// found in his hand, which may have been put right.
  [[nodiscard]] bool may_hold_other_number(record::Actor actor) const;
  /// True if a card of the suit was led and he is told to have played one of another.
  [[nodiscard]] bool failed_to_follow(record::Actor actor, game::Suit suit) const;
  /// The suit of the card led to the trick that the other is to answer; kUnstated if none is known.
  [[nodiscard]] std::uint8_t led() const { return asked_for(led_); }
  /// Who led to the trick under way, if nobody has played to it; else kNobody.
  [[nodiscard]] record::Actor lead_stands() const { return asked_for(lead_stands_); }
  /// The cards he showed when they cut for the deal, since the last card was given.
  [[nodiscard]] game::CardSet cut(record::Actor actor) const;
  /// How many cards he is told to have got, if it is fewer than five and nothing was added since.
  [[nodiscard]] std::optional<int> short_hand(record::Actor actor) const;

 private:
  static constexpr int kFullHand = 5;
  /// What somebody threw out and took in an exchange; kUnstated if it is not told.
  struct Exchanged {
    std::uint8_t out = record::kUnstated;
    std::uint8_t taken = record::kUnstated;
  };
  void asks_later(const AskedWhen& asked) const;
  void act(const record::Act& act);
  /// The same of an act that is of this kind.
  template <record::ActKind Kind>
  [[gnu::flatten]] static void act_of(Moment& m, const record::Act& told);
  void found(const record::Act& act);
  [[nodiscard]] When more_of(record::Actor actor, When asked) const;
  void throw_down(const record::Act& act);
  void answered(const record::Act& act);
  void count_cards(const record::Act& act);
  void move_on(const record::Act& act);
  void turn(const record::Act& act);
  static void dispute(Moment& m, const record::Act& act);
  static void put_right(Moment& m, const record::Act& act);
  static void exchange(Moment& m, const record::Act& act);
  [[nodiscard]] bool takes_back_from_before(const record::Act& a) const;
  void follow_suit(const record::Act& act);
  void count_hand(const record::Act& act);
  [[nodiscard]] When hands(record::Actor actor) const;
  void claimed(const record::Act& act);
  void count_wishes(const record::Act& act);

  /// What is so right behind an act: of who did it, and of anybody; and what was so behind the act
  /// before it and is still.
  struct Just {
    When of_him = 0;
    When at_all = 0;
    When keeps = 0;
    bool threw = false;  ///< who did it threw a card out
  };
  static const std::array<Just, record::kActKinds> kJust;
  struct Watch {
    record::Actor actor = record::kNobody;
    std::size_t seen = 0;
    Asked asked;
  };
  template <class Value>
  const Value& asked_for(const Value& value) const {
    watch_.asked.more = true;
    return value;
  }

  static constexpr std::size_t kNowhere = ~std::size_t{0};

  mutable Watch watch_;
  std::size_t unread_ = kNowhere;  ///< how many acts stood before what was last not understood
  std::size_t seen_ = 0;
  bool retold_ = false;
  DealStage stage_;
  /// The stage by itself, further on.
  struct Early {
    DealStage stage;
    std::size_t seen = 0;
  };
  Early early_;
  record::Actor to_deal_ = record::kNobody;  ///< by right
  record::Actor last_actor_ = record::kNobody;
  record::PackRef last_pack_ = record::PackRef::DealersOwn;
  std::size_t last_card_ = 0;
  bool card_known_ = false;
  bool faced_ = false;                 ///< the last card spoken of was shown
  int turned_ = 0;                     ///< cards turned up
  bool lifted_ = false;                ///< the pack is cut, and nothing given from it yet
  Just just_;                          ///< by the last act
  std::array<int, 2> cards_played_{};  ///< in the tricks that are told
  int cards_of_nobody_ = 0;            ///< played, and it is not told by whom
  std::array<bool, 2> took_back_{};    ///< who has taken a card of the trick back
  game::CardSet taken_up_;             ///< taken back from the trick
  bool packets_told_ = false;          ///< so many were dealt him
  std::uint8_t trick_ = 0;             ///< the last that was numbered
  record::Actor just_counted_ = record::kNobody;  ///< whose cards were counted just before
  record::Actor just_claimed_ = record::kNobody;  ///< who claimed something just before
  std::array<std::uint8_t, 2> found_dealt_{};     ///< found in it before a card was played; 0: none
  std::array<bool, 2> thrown_{};                  ///< who has thrown down his hand
  std::uint8_t led_ = record::kUnstated;          ///< the suit of the card led to the trick
  std::uint8_t answered_ = record::kUnstated;     ///< and of the one that was just answered
  record::Actor led_by_ = record::kNobody;        ///< who led it
  record::Actor lead_stands_ = record::kNobody;   ///< who led, if nobody has played to it,
  game::CardSet led_card_;                        ///<  and what
  std::array<std::uint8_t, 2> failed_{};          ///< the suits he has not followed, a bit for each
  std::array<game::CardSet, 2> cut_{};            ///< shown when they cut for the deal
  static constexpr unsigned kBothCut = 4;         ///< it is told that both did, and not what
  unsigned cut_for_deal_ = 0;                     ///< who did, a bit each, or both
  record::Actor buying_ = record::kNobody;        ///< who called for new cards since the last deal
  std::array<bool, 2> completing_{};              ///< who has claimed to complete his hand
  std::array<bool, 2> marked_{};                  ///< who has put up a mark
  std::array<bool, 2> announced_{};               ///< who said king, and has played no card since
  std::array<int, 2> lacks_{};                    ///< cards each is told to have too few
  std::array<Exchanged, 2> exchanged_{};          ///< in the exchange under way, or the last
  bool onlooker_spoke_ = false;                   ///< somebody who does not play said something
  bool numbered_ = false;
  std::uint8_t trump_ = record::kUnstated;
  bool headed_ = false;
  bool played_ = false;
  bool unanswered_ = false;  ///< proposed, and neither accepted nor refused
  bool unasked_ = false;     ///< a proposal is accepted, and no number named yet
  bool disputed_ = false;    ///< a fault was found or a right claimed since the proposal
  std::array<bool, 2> discarded_{};
  std::array<int, 2> over_{};         ///< how many cards each is told to have too many
  std::array<bool, 2> wants_more_{};  ///< threw out several, named no number and took none yet
  std::array<bool, 2> named_{};       ///< named the number he wants
  std::array<bool, 2> questioned_{};  ///< asked how many he took, and told no number
};

}  // namespace ecarte::notation
