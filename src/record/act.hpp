// SPDX-License-Identifier: MIT
//
// One thing written in a record, in sixteen bytes. The fields mean what the table of kinds below
// says they mean; a field a kind does not mention is zero (or its "unstated" value).
#pragma once

#include <cstdint>
#include <optional>

#include "game/card.hpp"
#include "game/seat.hpp"
#include "record/act_words.hpp"

namespace ecarte::record {

/// What was written. Grouped as the table talks; statements and annotations come last.
///
/// After each kind: the fields it uses besides `at`, `length`, `kind` and `actor`.
/// "cards" stands for `cards` + `count` (see `Act`).
enum class ActKind : std::uint8_t {
  // ── Before the cards are dealt
  Shuffle,     ///< object PackRef; flags BelowTable, FacesShown
  Deny,        ///< object Denied; detail = seat it is denied to
  Cut,         ///< cards shown; number lifted, detail left (kUnstated); flags ForDeal, Again,
               ///  Joining
  Choose,      ///< object Chosen; PackRef in detail when a pack; cards when a card
  GiveNotice,  ///< object Order
  // ── Dealing
  Give,      ///< object PackRef (DealersOwn unless said); number 32 or 23 for "3-2", 0 if none
             ///  written; detail = packets that follow as Packet acts; flags Again
  Packet,    ///< continues Give: detail = receiving seat, number = cards in the packet
  Expose,    ///< cards; detail = whose seat, kUnstated if it is not known
  LieFaced,  ///< cards; object FacedWhere; detail = whose packet (seat) or kUnstated
  Turn,      ///< one card; object TurnedFrom; flag Together if it continues the Turn before it
  // ── Looking and finding
  Look,    ///< object Seen; detail = whose seat
  TakeUp,  ///< object Seen (OwnHand, CardsGiven; or OwnDiscard, and then the cards)
  Touch,   ///< object Seen (a discard); detail = whose seat
  Find,    ///< object Noun; detail = whose seat or kUnstated; number (kUnstated); cards;
           ///  flags 1 + FacedWhere when it is written where a faced card lies
  // ── Remedies
  Claim,     ///< object Remedy (Other = words kept as they were said); number of the deal of which
             ///  a mark is claimed, 0 if it is not said; flag DealBefore of the one before
  Require,   ///< object Required; detail = suit when a suit
  LetStand,  ///< –
  Permit,    ///< detail = seat permitted; object Remedy (Complete unless said)
  PutRight,  ///< –
  Complete,  ///< cards
  ThrowOut,  ///< cards
  Draw,      ///< cards; detail = seat drawn from
  PutBack,   ///< cards (often only a count)
  ThrowAside,  ///< cards; actor may be None
  // ── King and score
  Announce,  ///< the king; cards when a king is named
  Withdraw,  ///< object Withdrawn
  Mark,      ///< object For; number (kUnstated when the laws fix it); flag NotKnown if it is not
             ///  known how many
  TakeDown,  ///< object For; number (kUnstated); detail = whose mark
  Admit,     ///< object Admitted; number, 0 if it is not known
  // ── Proposing, discarding, giving
  Propose,       ///< number asked in the same breath (kUnstated); flag Again if so written
  Ask,           ///< number, kUnstated if it is not known
  Accept,        ///< flag IfEnough
  Refuse,        ///< a proposal; or, with cards, an exposed card
  Alter,         ///< object AlteredTo; number when to a number
  Stand,         ///< plays without proposing
  Discard,       ///< cards; flags FaceUp, OnOther
  Take,          ///< cards; flags Apart, Unseen
  AskNumber,     ///< –
  AnswerNumber,  ///< number, kUnstated when no number is given
  // ── Playing
  Play,        ///< one card; actor Nobody if it is not known who played it;
               ///  number = trick number (0 if not written); detail = suit named or
               ///  kUnstated; flags Leads when the verb says so, OutOfTurn when the writer does,
               ///  Replies when it is written second in a trick
  TakeBack,    ///< one card (or none named)
  ThrowDown,   ///< object Claiming; number of tricks
  Grant,       ///< –
  Dispute,     ///< –
  Gather,      ///< –
  Resign,      ///< –
  HandsAgain,  ///< the heading "hands again"
  // ── Packs
  CallCards,  ///< number of packs; flags Pays, DoesNotPay
  // ── Bystanders, arbitration, money
  Speak,        ///< object Spoken; detail = seat spoken of or to (kUnstated); words of a remark
  LookOver,     ///< detail = whose hand
  PlayOut,      ///< detail = whose game
  AskToDecide,  ///< detail = bystander's actor value; actor Both when the players agree
  Rule,         ///< object Remedy; number (of a mark); detail = seat it favours (kUnstated)
  CallUpon,     ///< detail = bystander's actor value
  Pay,     ///< amount, 0 if it is not known; object PaidTo; detail = actor value of who is paid
  ComeIn,  ///< object Entry; detail as Entry says
  Retire,  ///< –
  Stake,   ///< amount; as a setting actor Both, object StakesFor
  Cover,   ///< amount; detail = seat; flag AllLaid: all that is laid, no amount
  WithdrawCover,  ///< amount
  TakePool,       ///< amount, 0 if not written
  PoolStands,     ///< amount
  TakeShare,      ///< amount, from the money on the table
  ClaimBets,      ///< a player would cover all the bets himself
  ClaimGame,      ///< object Multiple
  Urge,           ///< object Urged: an objection, a wish, an offer …; words, if it has an object
  Omit,           ///< object Omitted: what was not done; words, if it is none of these
  Aside,          ///< words: what a law never asks about
  TakeTrick,      ///< number of a trick that he won; 0: he gathers one, and the cards tell whose
  // ── Statements: what the writer knows, without a moment
  Hold,          ///< cards
  HoldNot,       ///< object HeldNot; cards if it is some, detail = suit if it is a suit
  HasNotLooked,  ///< holds up to its place
  Made,          ///< object MadeWhat; number of tricks
  PackHolds,     ///< cards that are there twice or do not belong; object PackRef
  PackLacks,     ///< cards; object PackRef
  HasLooked,     ///< at some time before its place
  StockLeft,     ///< number of cards left in the stock; if flag WholePack, in all of object PackRef
  StockCard,     ///< one card; number = its place from the top, kUnstated if it lies at the bottom,
                 ///  kSomewhere if it is not told where
  DealerIs,      ///< the deal is the actor's, whoever gives
  CutWon,        ///< the actor won the cut for deal, whatever was shown
  // ── Headings, settings and testimony
  HeadGame,    ///< amount
  HeadRubber,  ///< amount
  HeadDeal,    ///< amount
  Players,     ///< a sitting begins; names are in Record::names
  System,      ///< object SystemOfPlay
  Packs,       ///< number = pack of Seat::First, detail = pack of Seat::Second
  Agreed,      ///< object Agreement; number
  Bystanders,  ///< names are in Record::names
  Rentrant,    ///< actor who goes in, in the order agreed on; one act for each of them
  Bet,         ///< actor bettor; amount; detail = seat betted on
  Pool,        ///< amount: what each stakes in the pool
  Score,  ///< what the counters showed: number = Seat::First, detail = Seat::Second (kGameWon of
  ///  a game told as won); actor = who won it, if it was told so. With flag EitherWay it is not
  ///  known whose
  ///  they are: object and count, or the other way round
  Settled,  ///< object Multiple; detail = seat that is paid (kUnstated)
  // ── Continuations of the act before them
  Partly,  ///< one of its cards, known in part: `cards` = what it may be
  Odd,     ///< one of its cards that is foreign to the pack or a second copy: number = pips for
           ///  a foreign card (2 to 6, 0 a joker), detail = suit; flag SecondCopy with `cards`
  Timing,  ///< when it was: object Timed; number = how many passages (timing.hpp) back the one is
           ///  to which it was so, 0 if it is to none
};
inline constexpr int kActKinds = static_cast<int>(ActKind::Timing) + 1;

/// Who acts: a seat (0, 1), or one of these; bystanders follow from `kFirstBystander`.
using Actor = std::uint8_t;
inline constexpr Actor kBoth = 2;    ///< the two players together
inline constexpr Actor kNobody = 3;  ///< the cards, the pack, or nobody named
inline constexpr Actor kFirstBystander = 8;

constexpr Actor actor_of(game::Seat seat) {
  return static_cast<Actor>(seat);
}
constexpr bool is_player(Actor actor) {
  return actor < 2;
}
constexpr bool is_bystander(Actor actor) {
  return actor >= kFirstBystander;
}

/// A number, seat or suit that was not written.
inline constexpr std::uint8_t kUnstated = 0xff;
/// Of a card in the stock: where it lies is not told.
inline constexpr std::uint8_t kSomewhere = 0;
/// Of Score: as many points as win the game. How many these are the record does not say, and no
/// number that it says is greater.
inline constexpr std::uint8_t kGameWon = 0xfe;

enum Flag : std::uint8_t {
  kForDeal = 1,
  kAgain = 2,
  kBelowTable = 4,
  kFacesShown = 8,
  kJoining = 16,  // cutting and shuffling; the packets are put together again
  kIfEnough = 1,  // accepting
  kFaceUp = 1,
  kOnOther = 2,  // discarding
  kApart = 1,
  kUnseen = 2,
  kMixed = 4,  // taking
  kLeads = 1,
  kReplies = 2,
  kOutOfTurn = 4,  // playing: the writer says so
  kPays = 1,
  kDoesNotPay = 2,  // calling for cards
  kTogether = 1,    // turning two cards, claiming two remedies at once
  kDealBefore = 2,  // claiming a mark: that of the deal before
  kOfDeal = 1,      // cards held: in the deal of that number; of none, in the deal before
  kAllLaid = 1,     // covering: all that is laid on the other side
  kSecondCopy = 1,  // an odd card
  kWholePack = 1,   // cards counted
  kEitherWay = 1,   // the counters
  kAsDealt = 1,     // a number found in a hand that was played from: that which was dealt
  kNotKnown = 1,    // marks: how many
};

/// A ruling that a player marks or takes down points keeps what for (a For) in `flags`.

/// In the place of a suit named or required: "trumps", whichever they are.
inline constexpr std::uint8_t kTrumps = game::kSuits;
/// Which suit that is; nothing where trumps are meant and `trump` is not known.
constexpr std::optional<game::Suit> suit_meant(std::uint8_t named,
                                               std::optional<game::Suit> trump) {
  return named == kTrumps ? trump : std::optional(static_cast<game::Suit>(named));
}

/// Place in the text of a record, in bytes from its beginning.
using Offset = std::uint32_t;

/// Words kept as they were said: where they begin, counted from the act's own place, and how many
/// bytes they have. An act of a kind that keeps words has no cards: they stand in those bits.
struct Kept {
  std::uint16_t from = 0;
  std::uint16_t size = 0;
};

/// One thing written. `cards` and `count` together say which cards: `cards` those fully known,
/// `count` how many in all (kUnstated if the number is not written); cards known in part or odd
/// follow as Partly and Odd acts and are counted in `count` but not in `cards`. Kinds with an
/// "amount" keep it in the bits of `cards`.
struct Act {
  Offset at = 0;
  game::CardSet cards;
  ActKind kind{};
  Actor actor = kNobody;
  std::uint8_t count = 0;
  std::uint8_t number = 0;
  std::uint8_t object = 0;
  std::uint8_t detail = 0;
  std::uint8_t flags = 0;
  std::uint8_t length = 0;  ///< of the phrase in bytes, at most 255

  [[nodiscard]] constexpr std::uint32_t amount() const { return cards.bits(); }
  [[nodiscard]] constexpr game::Seat seat() const { return static_cast<game::Seat>(actor & 1U); }
  [[nodiscard]] constexpr game::Seat seat_in_detail() const {
    return static_cast<game::Seat>(detail & 1U);
  }
  /// True of an act whose words are kept: `kept` says where.
  [[nodiscard]] constexpr bool keeps_words() const {
    return kind == ActKind::Urge || kind == ActKind::Omit || kind == ActKind::Aside ||
           ((kind == ActKind::Claim || kind == ActKind::Rule) &&
            object == static_cast<std::uint8_t>(Remedy::Other)) ||
           (kind == ActKind::Speak && object == static_cast<std::uint8_t>(Spoken::Remark));
  }
  /// True of what says that a pack is not the 32 cards of piquet.
  [[nodiscard]] constexpr bool says_pack_wrong() const {
    return kind == ActKind::PackHolds || kind == ActKind::PackLacks ||
           (kind == ActKind::StockLeft && (flags & kWholePack) != 0 && number != game::kCards) ||
           (kind == ActKind::Find && object == static_cast<std::uint8_t>(Noun::PackWrong));
  }
  /// Whose hand was counted by it; nothing of other acts.
  [[nodiscard]] constexpr std::optional<Actor> counted_hand() const {
    const bool counted =
        kind == ActKind::Find && object == static_cast<std::uint8_t>(Noun::NumberInHand);
    return counted ? std::optional(detail < 2 ? detail : actor) : std::nullopt;
  }
  /// True of a cut that decides who deals, not of one to the dealer.
  [[nodiscard]] constexpr bool cuts_for_deal() const {
    return kind == ActKind::Cut && (flags & kForDeal) != 0;
  }
  /// True of a game told as won, and not by whom.
  [[nodiscard]] constexpr bool won_by_either() const {
    return kind == ActKind::Score && (flags & kEitherWay) != 0 && object == kGameWon;
  }
  [[nodiscard]] constexpr Kept kept() const {
    return {static_cast<std::uint16_t>(cards.bits() >> 16U),
            static_cast<std::uint16_t>(cards.bits() & 0xffffU)};
  }
  constexpr void keep(Kept words) {
    cards = game::CardSet{std::uint32_t{words.from} << 16U | words.size};
  }
  template <class T>
  [[nodiscard]] constexpr T object_as() const {
    return static_cast<T>(object);
  }
};
static_assert(sizeof(Act) == 16);  // millions of them, in flat arrays

}  // namespace ecarte::record
