// SPDX-License-Identifier: MIT
//
// The words of the table: which verbs people use and which verb of the grammar each means, and the
// ways of saying a thing that the grammar has other words for. One table of data: the reader, the
// suggestions in its refusals, the list of words in NOTATION.md and `ecarte help words` all come
// from it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace ecarte::notation {

/// The moments of a deal at which a thing may be said, and who says it; bits of a `When`.
using When = std::uint64_t;
inline constexpr When kBefore = 1;       ///< before a card is given
inline constexpr When kDealing = 2;      ///< until the turn-up
inline constexpr When kTurned = 4;       ///< the trump is turned, nothing is proposed
inline constexpr When kAsked = 8;        ///< a proposal waits for its answer
inline constexpr When kExchanging = 16;  ///< cards are thrown out and given
inline constexpr When kPlaying = 32;     ///< from a refusal or the first card
inline constexpr When kOver = 64;        ///< the hand is over
inline constexpr When kAlways = 127;
inline constexpr When kByDealer = 128;  ///< only of the dealer, if it is known who deals
inline constexpr When kByOther = 256;   ///< only of his adversary
inline constexpr When kSurplus = 512;   ///< only of a player told to have too many cards
inline constexpr When kFirst = 1024;    ///< before the grammar is asked, since it has another sense
inline constexpr When kFaced = 2048;    ///< only when the card last spoken of was shown
inline constexpr When kJustFaced = 4096;  ///< only when a card was found faced in the act before
inline constexpr When kPlayed = 16384;    ///< only once a card has been played
inline constexpr When kUnasked = 32768;  ///< only if a proposal is accepted and no number named yet
inline constexpr When kBystanders = 65536;  ///< only of somebody who does not play
inline constexpr When kDrawn = 131072;      ///< only when a card was drawn from a hand just before
inline constexpr When kTwo = 262144;        ///< only of both players together
inline constexpr When kUnfound = 524288;    ///< only of a player not known to have a card too many
inline constexpr When kUnplayed = 1048576;  ///< only before a card is played
inline constexpr When kNumbered = 2097152;  ///< only once a number of cards was asked for
inline constexpr When kUntaken = 4194304;   ///< only before a card is thrown out or given
inline constexpr When kSeveral = 8388608;   ///< only where several cards were turned up
inline constexpr When kTook = 16777216;     ///< only just after he took cards in the exchange
inline constexpr When kSeen = 33554432;     ///< only just after he looked at cards
inline constexpr When kLifted = 67108864;   ///< only after a cut, before a card is given
inline constexpr When kUnanswered = 268435456;  ///< only while a proposal has had no answer
inline constexpr When kQuestioned = 536870912;  ///< only while the question how many waits
inline constexpr When kDealerTold = 134217728;  ///< only where it is known who deals
inline constexpr When kThrown = 1073741824;     ///< only of a player who has thrown down his hand
inline constexpr When kCounted = 2147483648U;   ///< only just after it was found how many he has
inline constexpr When kHeaded = 8192;           ///< only in a deal that has a heading of its own
inline constexpr When kTookBack = When{1} << 32U;    ///< only of who took his own card back in play
inline constexpr When kTurnedKing = When{1} << 33U;  ///< only of who has just turned up a king
inline constexpr When kUnmarked = When{1} << 34U;    ///< only of who has put up no mark in the deal
inline constexpr When kCompleting = When{1}
                                    << 35U;       ///< only of who has claimed to complete his hand
inline constexpr When kCutKing = When{1} << 36U;  ///< only of who showed a king at the cut for deal
inline constexpr When kOnlooker = When{1}
                                  << 37U;  ///< only once somebody who does not play has spoken
inline constexpr When kUnquestioned = When{1} << 38U;  ///< only of who was not asked how many
inline constexpr When kWantsMore =
    When{1} << 39U;  ///< only of who threw out several cards, named no number and took none yet
inline constexpr When kUndisputed =
    When{1} << 40U;  ///< only while nothing was found, claimed or withdrawn since the proposal
inline constexpr When kManyOver = When{1} << 41U;  ///< only of a player with several cards too many
inline constexpr When kBuying = When{1}
                                << 42U;  ///< only of who called for new cards, before a deal
inline constexpr When kClaimed = When{1} << 43U;  ///< only just after the other claimed something
inline constexpr When kUnpacketed = When{1} << 44U;  ///< only where no packets of the deal are told
inline constexpr When kShort = When{1} << 45U;  ///< only of a player told to have too few cards
inline constexpr When kOtherShort = When{1} << 46U;    ///< only where his adversary has too few
inline constexpr When kOtherSurplus = When{1} << 47U;  ///< only where his adversary has too many
inline constexpr When kAnnounced = When{1}
                                   << 48U;  ///< only of who said king and played no card since
inline constexpr When kJustDealt = When{1} << 50U;  ///< only just after somebody dealt
inline constexpr When kUnread = When{1} << 49U;     ///< only right behind what was not understood
inline constexpr When kJustAnnounced = When{1} << 52U;  ///< only of who has just announced the king
inline constexpr When kToReply = When{1} << 51U;        ///< only of who is to answer a card led
inline constexpr When kUnchanged = When{1}
                                   << 53U;  ///< only of who changed no card since the proposal
inline constexpr When kOtherThrew = When{1}
                                    << 54U;  ///< only just after his adversary threw out a card
inline constexpr When kAnswersCut =
    When{1} << 55U;  ///< only of who is to cut for the deal, as the other did
inline constexpr When kHasTaken =
    When{1} << 56U;  ///< only of who took cards and has only looked and talked since

/// May a row be read `now`?
bool fits(When row, When now);
/// On what it turns that something is read, of what may be so.
struct AskedWhen {
  When bits = 0;           ///< on these, as they are,
  When moments = kAlways;  ///< and on its being one of these moments
};
/// Of what may be so, that on which it turns that a row may be read now, or may not.
AskedWhen asked_by(When row, When now);

/// What a sentence with a verb could have been, if it cannot be read. What it cannot have been it
/// does not take with it: a deal is ruled on past talk that was not understood.
enum class Could : std::uint8_t {
  Move,   ///< it may have moved a card, bound a player, put up a mark or changed who plays
  Talk,   ///< only said: a claim, a finding, an admission, a wish, a payment, a word on a hand
  Look,   ///< only seen
  Aside,  ///< no law asks about it
  Other,  ///< what the verb behind it could: "has taken"; talk, if there is none
  Quote   ///< what may be meant by what is said: its own words, or the senses it may have
};

/// A verb of the grammar and the verbs that mean the same. A verb is written as its infinitive, its
/// past if it does not end in -ed, and its participle: "see/saw/seen".
struct VerbRow {
  std::string_view verb;    ///< of the grammar, as it stands after "A": "finds"
  std::string_view others;  ///< its own infinitive first
  Could could = Could::Move;
};
std::span<const VerbRow> verb_rows();

/// Words a sentence may begin with, small, that change nothing: "meanwhile".
std::span<const std::string_view> openers();
/// Words that say how or when a thing was done, and change nothing: "at once", "by mistake".
std::span<const std::string_view> fillers();
/// Words that begin a reason or a manner, which changes nothing up to the end of the clause:
/// "since".
std::span<const std::string_view> tails();
/// What is said before and after the matter: "wait", "sir".
std::span<const std::string_view> talk();
/// Things of the game: a sentence that has one may hide an act, and is not kept unread.
std::span<const std::string_view> game_words();
/// Whoever may be at a table without a name: "gentleman".
std::span<const std::string_view> people();
/// First names that tell a woman, and those that tell a man, in the order of the alphabet.
std::span<const std::string_view> womens_names();
std::span<const std::string_view> mens_names();
/// A title that stands before a name, and the word for who has it: "Dr", "doctor".
struct TitleWord {
  std::string_view written;
  std::string_view bearer;
};
std::span<const TitleWord> titles();

/// One way of saying something. `said` is a pattern, `means` the sentence of the grammar it stands
/// for, with what the pattern caught put in; both are explained at the head of table_words.cpp.
struct Saying {
  std::string_view said;
  std::string_view means;
  When when = kAlways;
};

/// Sentences by their verb: "counts <n>" means "finds <n> in his hand".
std::span<const Saying> sayings();
/// Sentences whose subject is no player: "it is found that <rest>".
std::span<const Saying> whole_sayings();
/// Columns of a score-sheet, which leave the verb out: "+ <n>" behind a name means "marks <n>", and
/// what stands alone.
std::span<const Saying> cells_of_sheets();
std::span<const Saying> lone_cells_of_sheets();
/// What is said aloud in a fixed sense: "king" means "announces the king".
std::span<const Saying> utterances();

}  // namespace ecarte::notation
