// SPDX-License-Identifier: MIT
//
// The table of words: what begins, fills and ends a sentence and changes nothing; who may stand by;
// and what belongs to the game.
#include <array>

#include "notation/table_parts.hpp"

namespace ecarte::notation {
namespace {

// clang-format off

constexpr auto kOpeners = std::to_array<std::string_view>({
  "only now", "for the record", "it was then that", "it was now that", "it is then that", "it was only then that", "on looking again", "on second sight", "after all that", 
  "then", "now", "so", "but", "and", "well", "next", "meanwhile", "however", "at this", "at that", "later",
  "soon", "thereupon", "whereupon", "afterwards", "still", "yet", "also", "again", "first", "second",
  "secondly", "third", "thirdly", "at last", "in the end", "at once", "in the meantime", "in fact",
  "of course", "after that", "after this", "only then", "this time", "at this point", "at that point",
  "just then", "at the same time", "at the same moment", "at the same instant", "all two", "all three", "all four", "all five", "all of them", "for all that", "all the same", "nevertheless", "nonetheless",
  "therefore", "thus", "hence", "besides", "moreover", "here", "there and then", "even so", "in doing so", "in so doing", "in reply", "in answer",
  "in return", "on this", "upon this", "on that", "upon that", "with that", "with it", "with this", "by mistake", "by accident",
  "in error", "without a word", "to everybody's surprise", "to our surprise", "as usual", "before long",
  "a moment later", "some time later", "a little later", "two tricks later", "in due course", "by then",
  "by now", "up to now", "this evening", "one evening", "last night", "last evening", "yesterday", "tonight",
  "once again", "once more", "instead", "perhaps", "as it happens", "as it happened", "in cutting", "in the middle of the hand", "to the first", "to the second", "to the third", "to the fourth", "to the fifth",
  "in the exchange", "in play", "during the play", "during play", "at trick one",
  "at trick two", "at trick three", "at trick four", "at trick five", "at the first trick",
  "at the second trick", "at the third trick", "at the fourth trick", "at the fifth trick",
  "at the last trick", "in the first trick", "in the second trick", "in the third trick",
  "in the fourth trick", "in the fifth trick", "in the last trick", "on the first trick",
  "on the second trick", "on the third trick", "on the fourth trick", "on the fifth trick",
  "on the last trick", "at trick 1", "at trick 2", "at trick 3", "at trick 4", "at trick 5", "in trick 1",
  "in trick 2", "in trick 3", "in trick 4", "in trick 5", "during the deal", "during the dealing",
  "while dealing", "while giving", "by an oversight", "absent-mindedly", "right away", "straight away",
  "before playing", "before leading", "before proposing", "before playing a card", "before leading a card",
  "after a pause", "after a moment", "after some thought", "on reflection", "on second thoughts",
  "in the same breath", "in a hurry", "for some reason", "so then", "and then", "and now", "and so",
  "but then", "but now", "now then", "last of all", "for the record", "at this stage", "at that stage", "oh wait", "oh", "wait", "ok", "okay", "anyway", "hang on"});

constexpr auto kFillers = std::to_array<std::string_view>({"and no more", "and nothing more", "at the same moment", "at the very same moment", "at the same instant", "in the same moment", "all three", "all four", "all five", "all of them",
   
  "then", "now", "also", "likewise", "thus", "thereby", "accordingly", "next", "at once", "immediately", "quietly", "promptly", "only then", "too", "duly",
  "finally", "first", "aloud", "quickly", "slowly", "still", "just", "soon", "openly", "therefore",
  "thereupon", "however", "instead", "calmly", "politely", "hastily", "silently", "accidentally",
  "carelessly", "wrongly", "by mistake", "in error", "by error", "through error", "through mistake", "through accident", "inadvertently", "later", "once more", "afterwards",
  "without a word", "as usual", "in silence", "of course", "by accident", "at last", "in turn", "himself",
  "herself", "out loud", "again", "already", "face down", "together", "correctly", "unseen", "all the same",
  "two tricks later", "later on", "right away", "on purpose", "nonetheless", "nevertheless", "anyway",
  "all right", "in time", "too late", "at this", "at that", "on this", "this time", "only", "altogether",
  "for all that", "in dealing", "in giving", "with a smile", "with a laugh", "in passing", "in haste",
  "before playing", "as well", "to him", "to her", "to them", "to it", "on the table", "upon the table",
  "from his hand", "from her hand", "properly", "loudly", "straight away", "by chance", "by hand",
  "after all", "in fact", "in all", "face downwards", "in any case", "somehow", "once", "once again",
  "twice over", "so", "straight off", "there and then", "here", "there", "at this point", "at that point", "at this stage", "at that stage", "so far in the game",
  "at the same time", "in the end", "in the meantime", "meanwhile", "with a bow", "with a sigh",
  "with a shrug", "in the exchange", "in the deal", "in play", "to his adversary", "to his opponent",
  "to her adversary", "to her opponent", "out of habit", "for good", "for certain", "for the second time",
  "for the third time", "for the first time", "perhaps", "then and there", "as before", "for the moment",
  "in good faith", "in good time", "on the cloth", "in dismay", "in disgust", "in anger", "in surprise",
  "for himself", "for herself", "on the spot", "at the table", "from his seat", "right off",
  "in the middle of the hand", "as well as he can", "too soon", "by himself", "by herself",
  "without thinking", "in front of him", "in front of her", "in the process", "well", "even", "never mind",
  "by then", "by now", "up to now", "so far", "in public", "on reflection", "on second thoughts",
  "after some thought", "after a pause", "after a moment", "by an oversight", "through inattention",
  "by inadvertence", "in the same breath", "just then", "just now", "tonight", "that evening",
  "this evening", "alone", "in a hurry", "all at once", "after that", "after this", "into the bargain",
  "for all to see", "if you please", "at the start", "at the end", "from memory", "with reluctance", "with pleasure",
  "under protest", "in triumph", "in exchange", "all along", "all the time", "the whole time", "without comment", "without a murmur", "at random"});

constexpr auto kTails = std::to_array<std::string_view>({"at about", "at half past", "at a quarter", "at around", "to see", "when this happened", "when it happened", "when that happened", "to make sure", "to check", "to look", "to count", "to find", "to show", "to try", 
  "because", "since", "as", "for he", "for she", "for they", "for it", "for I", "for fear", "although",
  "though", "even though", "in giving", "in dealing", "in turning", "in shuffling", "in cutting",
  "in playing", "in leading", "in taking", "in discarding", "in doing", "in order to", "in his hurry",
  "in her hurry", "in his haste", "in her haste", "in spite of", "despite", "without", "instead of",
  "rather than", "before", "until", "till", "so as", "so that", "by picking", "by playing", "by looking",
  "by laying", "by putting", "by counting", "with an", "with some", "with great", "with much", "with no",
  "with every", "with his own hand", "with her own hand", "with his hand", "with her hand", "which",
  "whereas", "to the surprise", "to everybody", "in the belief", "in the hope", "thinking", "believing",
  "supposing", "hoping", "meaning", "intending", "knowing", "not knowing", "forgetting", "not noticing",
  "not seeing", "not having noticed", "looking for", "wishing", "fearing", "trusting",
  "under the impression", "on the ground", "on the grounds", "of his own accord", "of her own accord",
  "during", "at the first trick", "at the second trick", "at the third trick", "at the fourth trick",
  "at the fifth trick", "at the last trick", "to the first trick", "to the second trick",
  "to the third trick", "to the fourth trick", "to the fifth trick", "to the last trick",
  "in the first trick", "in the second trick", "in the third trick", "in the fourth trick",
  "in the last trick", "at trick", "to trick", "in trick", "on trick", "to my surprise"});

constexpr auto kPeople = std::to_array<std::string_view>({
  "gentleman", "lady", "bystander", "spectator", "onlooker", "looker-on", "looker on", "backer", "friend",
  "host", "hostess", "waiter", "servant", "butler", "steward", "secretary", "stranger", "guest", "visitor",
  "uncle", "aunt", "father", "mother", "brother", "sister", "cousin", "nephew", "niece", "wife", "husband",
  "son", "daughter", "neighbour", "neighbor", "colonel", "captain", "major", "general", "doctor", "vicar",
  "member", "clerk", "banker", "croupier", "referee", "umpire", "marker", "landlord", "old man", "young man",
  "old lady", "young lady", "child", "boy", "girl", "company", "table", "barman", "voice", "footman", "maid", "priest", "judge"});

constexpr auto kTalk = std::to_array<std::string_view>(
  {"wait", "stop", "hang on", "hold on", "one moment", "a moment", "just a moment", "oh", "ah", "well", "sir", "madam",
   "gentlemen", "sorry", "i am sorry", "i'm sorry", "pardon", "pardon me", "i beg your pardon", "beg pardon", "excuse me",
   "forgive me", "no", "hush", "look", "look here", "listen", "but", "and", "then", "so", "in that case", "very well", "good",
   "right", "now", "ha", "my dear", "my dear sir", "my dear fellow", "my lord", "please", "hallo", "hello", "hullo", "why",
   "see", "i say", "actually", "in fact", "really", "surely", "of course", "come", "come now", "damn", "good heavens", "heavens",
   "goodness", "dear me", "oh dear", "dear", "my mistake", "all right", "ok", "you know", "i see", "indeed", "alas", "bother",
   "confound it", "dear boy", "old man", "old boy", "my friend", "my boy", "if you please", "thank you", "thanks", "eh", "what",
   "too", "also", "after all", "you see", "mind you", "my good sir", "hey", "aha", "yes", "ma'am", "miss", "mister", "though",
   "mate", "old chap", "old fellow", "chum", "pal", "my love", "darling", "monsieur", "madame", "mademoiselle", "messieurs", "mon cher", "mein herr",
   "first", "once more", "there", "ladies"});

constexpr auto kGameWords = std::to_array<std::string_view>(
  {"king", "queen", "knave", "jack", "ace", "card", "hand", "pack", "deck", "stock", "talon", "trump", "turn-up", "suit", "heart",
   "spade", "diamond", "club", "trick", "point", "vole", "deal", "dealer", "score", "mark", "game", "rubber", "stake", "bet",
   "pool", "money", "discard", "proposal", "revoke", "order", "packet", "misdeal", "lead", "turn", "cut", "shuffle",
   "pounds", "shillings", "claim", "penalty", "fault", "winner", "loser", "double", "treble", "short", "faced", "order",
   "sevens", "eights", "nines", "tens", "pile", "heap", "exchange", "retourne"});

// clang-format on

}  // namespace

std::span<const std::string_view> openers() {
  return kOpeners;
}
std::span<const std::string_view> fillers() {
  return kFillers;
}
std::span<const std::string_view> tails() {
  return kTails;
}
std::span<const std::string_view> people() {
  return kPeople;
}
std::span<const std::string_view> talk() {
  return kTalk;
}
std::span<const std::string_view> game_words() {
  return kGameWords;
}
}  // namespace ecarte::notation
