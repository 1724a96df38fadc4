// SPDX-License-Identifier: MIT
//
// At which moments a row of the table may be read. words_*.cpp hold the rows, and nothing else.
//
// A pattern is words with blanks between them. `a|b` is either word, `[x y]` may be left out, `the`
// is any article or none, `his` is his, her, their or their own. A first word is a verb in any of
// its forms, and of any verb that means the same; behind '=' only the very word: `=had|refused`.
// What stands in angle brackets catches:
//   <cards> <n> <player> <owner> <quote> <suit> <pack>   what the grammar knows by these names
//   <rank>     a rank written as a word              <nth>   the second, the third …
//   <it>       it, this, that, the card, them        <rest>  all words to the end of the clause
//   <onlooker> somebody who does not play                <sum>    a sum of money
//   <any>      any one word                          <many>  a number no packet has: five or more
//   <points>   a number, or nothing, none, no            <order>   packets: three and two, by twos
//              and threes; it is written 3-2 or 2-3
//   <reply>    the card that answers, of the rival if anybody is named with it (<owner2>), or its
//              rank, the eight, of the suit led
//   <place>    a trick by its place: the second trick, the third, trick two, the last, the next;
//              its number is caught as <nth> and it is written before what is told of the trick
//   <others>   three others, two more cards: so many that are not known
//   <scores>   how the game stands, however it is told: three to Y and two to A, two all
//   <half>     the same of the adversary alone
//   <packets>  packets one by one, whatever their verbs: me three, took three, gave me two …
//   <times>    how often: twice, three times
//   <held>     how many cards somebody has, in a clause: that Y had had six cards
// A word with '~' before it is caught as <word>, and all from it on as <from>; `\\` before a word
// takes from it any meaning it has in patterns. A comma in a pattern may be left out. In a meaning
// `<verb>` and `<doing>` catch any verb of the table and its gerund, `<thing>` as few words as will
// do.
// `<me>` is the actor, `<other>` his adversary,
// `<dealer>` and `<nondealer>` are who they are, `<last>` the card last spoken of, `<turned>` the
// card turned up, `<pack>` the pack last spoken of, `<thrown>` the words "thrown out" if
// <owner> has just thrown a card out, `<gone>` no word, and only if the cards caught have left the
// hands, `<over>` and `<short>` how many are then in the hand of
// <owner> if <n> (else one) are too many or too few, `<inner>` the words of the quote, if they are
// no sentence of their own, `<cut>` no word, and only if the actor showed the cards caught at
// the cut for the deal, `<standing>` no word, and only if another has bet on <player>, `<wanting>`
// no word, and only if <player> was told to have so many cards fewer than five, `<failed>` no word,
// and only if the actor has not followed the suit caught, `<followed>` no word, and only if he has
// played and not failed to follow it, `<facing>` no word, and only if a card that the other led
// waits for his, `<asserted>` if the other has claimed something or thrown down his hand and had no
// answer, `<laid>` if the card caught, or if none is any, is the last he played, `<shown>` the last
// he exposed, `<awaited>` if he made the last proposal,
// `<announced>` if he has announced a king in this deal, `<bare>` if no word of how or when
// follows. `<trump>` is the sign of trumps, `<trumped>` the rank caught with it, `<denied>` that he
// denies the other what that one claimed, `<ranked>` the card of <rank> and <suit>, `<led>` that of
// <rank> and the suit led, `<own>` the last of that rank that he played, or his last card,
// `<ledsuit>` that suit, `<five>` no word, and only if <n> and <n2> are the five tricks of a hand,
// `<more>` if <n> is more than <n2>,
// `<won>` if the cards told give <player> <n> tricks and the other <n2>,
// `<dealt>` no word, and only if <owner>, or <player>, has dealt, `<undealt>` if the other has,
// `<asked>` the number of cards he asked for last, `<alike>` the card of <rank> and the suit of
// <card>, `<wanted>` as many as the other has asked for or thrown out and not taken, `<mine>` as
// many as he himself has, `<taker>` who took cards last, `<counted>`
// how many cards he was just told to hold, if not five,
// `<served>` no word, and only if he has just been given cards,
// `<halftold>` if <n> is more than one, and the other's tricks were told just before, `<ofsuit>`
// of several cards turned up the one of the suit caught, `<lost>` the card caught as <reply> where
// it was led and lost to <card>,
// `<higher>` if the rank caught is above that of the card the other led,
// `<left>` and `<left2>` what <n> and <n2> leave of the five points of the game, `<done>` if all
// five are played, `<behind>` and
// `<ahead>` if so many tricks are played as <nth> says, or one fewer, `<leading>` if <owner>, or
// <player>, or else the actor, is to lead by what is told, `<answering>` if the other is,
// `<replying>` if he is to answer a card that the other led, `<rival>` his adversary, and nobody if
// <owner2> or <player2> is another, `<opener>` who is to lead and `<follower>` who is to answer,
// `<waiting>` if <player> is to answer a card that the other led, `<played>` if the card played
// last is his, and the one caught if one is; `<due>` if the hand just told gives the actor a mark,
// `<beaten>` if it gives the other one, `<marked>` if somebody's mark follows in the line, `<made>`
// the point or the vole, if the actor was told to have made it in the act before, `<untaken>` that
// he takes the tricks left, if <n> are, or <n> is not caught, `<following>` that he takes the next
// <n>, `<trick>` is the trick caught as <place>, or the trick, `<same>` that he throws out and
// takes as many as the other just did, or claims what was just claimed, `<pending>` no word, and
// only if what he did last was to claim something, `<laying>` that he plays, and first takes back
// what he has played since he took the last card back, `<spoken>` no word, and only if the card
// caught, or one of the rank caught, is the one last spoken of, `<required>` the suit that the
// other has required of him, `<exchanges>` a proposal and its acceptance, as often as <times> says,
// and `<proposals>` as many proposals. A meaning that begins with '@' says who
// acts; one that begins with '!' is no sentence but what to say to the writer, because two things
// could be meant; one that begins with
// '?' is the same, unless the words have nothing of the game: then they are kept with a note; one
// that begins with '^' says more of an act told before. "waits: <all>" keeps the words, "keeps:
// <all>" keeps them and the report says that nothing was read from them.
#include "notation/table_words.hpp"

namespace ecarte::notation {

namespace {

/// What must be so now if a row says it.
constexpr When kMustBeSo =
    kSurplus | kFaced | kJustFaced | kHeaded | kPlayed | kUnasked | kBystanders | kDrawn | kTwo |
    kUnfound | kUnplayed | kNumbered | kUntaken | kSeveral | kTook | kSeen | kLifted | kUnanswered |
    kQuestioned | kThrown | kCounted | kTookBack | kTurnedKing | kUnmarked | kCompleting |
    kCutKing | kOnlooker | kUnquestioned | kWantsMore | kUndisputed | kManyOver | kBuying |
    kClaimed | kDealerTold | kUnpacketed | kShort | kOtherShort | kOtherSurplus | kAnnounced |
    kJustDealt | kToReply | kJustAnnounced | kUnread | kUnchanged | kOtherThrew | kAnswersCut |
    kHasTaken;

}  // namespace

bool fits(When row, When now) {
  const When moments = row & kAlways;
  if (moments != 0 && (moments & now) == 0) {
    return false;
  }
  if ((row & (kByDealer | kByOther)) != 0 && (now & kBystanders) != 0) {
    return false;
  }
  if ((row & kByDealer) != 0 && (now & kByOther) != 0) {
    return false;
  }
  if ((row & kByOther) != 0 && (now & kByDealer) != 0) {
    return false;
  }
  return (row & kMustBeSo & ~now) == 0;
}

AskedWhen asked_by(When row, When now) {
  const When moments = (row & kAlways) == 0 ? kAlways : row & kAlways;
  if ((moments & now) == 0) {
    return {.moments = kAlways & ~moments};
  }
  if (const When wanting = row & kMustBeSo & ~now; wanting != 0) {
    return {.bits = wanting & (~wanting + 1)};  // one of them is enough
  }
  const When who_deals = row & (kByDealer | kByOther);
  return {(row & kMustBeSo) | kBystanders | (who_deals != 0 ? kByDealer | kByOther : 0), moments};
}

}  // namespace ecarte::notation
