// SPDX-License-Identifier: MIT
#include "report/plain_facts.hpp"

namespace ecarte::report {
namespace {

using replay::FactKind;

constexpr PlainAttribute kLooked{"Had the non-dealer looked at his hand?",
                                 "the non-dealer has not looked at his hand|the non-dealer has "
                                 "looked at his hand"};
constexpr PlainAttribute kOf{"Whose hand was it?", "it is the dealer's|it is the non-dealer's"};
constexpr PlainAttribute kSize{"Were they too few or too many?",
                               "there are too few|there are too many"};
constexpr PlainAttribute kWhose{"Whose card was it?",
                                "the card is the dealer's|the card is the non-dealer's"};
constexpr PlainAttribute kBy{"Who did it?", "the dealer does it|the non-dealer does it"};
constexpr PlainAttribute kSystem{"By which rules did the bystanders sit?",
                                 "the play is English|no system of play was named|the play is "
                                 "French"};
constexpr PlainAttribute kSum{"Was the sum right?", "the sum is right|the sum is wrong"};
constexpr PlainAttribute kPurpose{"For what was it?",
                                  "it is for the king|it is for the point|it is for the vole"};
constexpr PlainAttribute kLifted{"Did the cut lift at least two cards?",
                                 "at least two cards are lifted|fewer than two cards are lifted"};
constexpr PlainAttribute kLeft{"Did the cut leave at least two cards?",
                               "at least two cards are left|fewer than two cards are left"};

// clang-format off
constexpr std::array<PlainFact, replay::kFactKinds> kPlain{{
  {FactKind::Shuffled, "a player shuffles", "Did a player shuffle?", {{
    {"Which pack did he shuffle?", "it is the pack in use|it is the other pack"},
    {"Where did he shuffle?", "it is done above the table|it is done below the table"},
    {"Could the faces be seen?", "no face is seen|the faces can be seen"},
    {"When did he shuffle?", "the pack is not cut yet|the pack has been cut|the cards are in play"}}}},
  {FactKind::ShuffleDenied, "a player is denied a shuffle", "Was a player denied a shuffle?", {{
    {"Which shuffle was it?", "it is any shuffle|it is the last shuffle"},
    {"When was it?", "the pack is not cut yet|the pack has been cut"}}}},
  {FactKind::CutForDeal, "a player cuts for the deal", "Did a player cut for the deal?", {{
    {"How many cards did he show?", "he shows one card|he shows several cards|he shows no card"},
    kLifted, kLeft}}},
  {FactKind::CutResult, "the cards cut for the deal are compared", "Were the cards cut for the deal compared?", {{
    {"Was one of them higher?", "one of them is higher|they are of one rank"},
    {"Did both cards belong to a pack of thirty-two?", "both belong to the pack|one of them does not belong to the pack"}}}},
  {FactKind::CutAnew, "the deal is cut for again", "Was the deal cut for again?", {{
    {"Why was it cut for again?", "somebody showed several cards|a cut was too small|somebody showed no card|the cards tied|a card cut did not belong to the pack|the pack was bad|there was no cause"}}}},
  {FactKind::ChoiceMade, "a player chooses cards or seat", "Did a player choose his cards or his seat?", {{
    {"Had he won the cut?", "he won the cut|he lost the cut"},
    {"When did he choose?", "he chooses at the cut|he chooses at a later deal"},
    {"Had the players agreed that the choice goes on?", "nothing was agreed on later choices|the players agreed on later choices"}}}},
  {FactKind::ChoiceOpen, "packs or seats are to be chosen", "Were packs or seats still to be chosen?", {{
    {"What gave the choice?", "he won the cut|new packs were brought"}}}},
  {FactKind::CutToDealer, "the pack is cut to the dealer", "Was the pack cut to the dealer?", {{
    {"Was a card shown in cutting?", "no card is shown|one card is shown|several cards are shown"},
    kLifted, kLeft,
    {"Who cut?", "the non-dealer cuts|the dealer cuts"}}}},
  {FactKind::PackFault, "a pack proves to be bad", "Did a pack prove to be bad?", {{
    {"Which pack was it?", "it is the pack in use|it is the other pack"},
    {"What was wrong with it?", "it has a card twice|it lacks a card|it has a card that does not belong"}}}},
  {FactKind::Dealing, "a player deals", "Did a player deal?", {{
    {"Was it his turn to deal?", "it is his turn|it is not his turn"},
    {"From whose pack did he deal?", "he deals from his own pack|he deals from the other's pack"},
    {"What came before this deal?", "nothing was dealt before|nothing was dealt before, and a card cut for the deal did not belong to the pack|a whole deal came before|a deal that was annulled came before"},
    {"Did he deal from the pack he had before?", "it is the pack he had before|it is not the pack he had before"}}}},
  {FactKind::WrongNumber, "a hand is dealt a wrong number of cards", "Was a hand dealt a wrong number of cards?", {{kOf, kSize, kLooked}}},
  {FactKind::PacketsWrong, "the packets are dealt wrongly", "Were the packets dealt wrongly?", {{
    {"What was wrong?", "the packets are not of two and three cards|the dealer is given cards first"}, kLooked}}},
  {FactKind::OrderChanged, "the dealer changes the order of his packets", "Did the dealer change the order of his packets?", {{
    {"When did he change it?", "it is in the middle of a game|a new game begins and he gave no notice|a new game begins and he gave notice"}, kLooked}}},
  {FactKind::ExposedInDealing, "a card is exposed in dealing", "Was a card exposed in dealing?", {{
    kWhose, {"Who exposed it?", "the dealer exposes it|the non-dealer exposes it"}, kLooked}}},
  {FactKind::FacedCard, "a card lies face upwards", "Did a card lie face upwards?", {{
    {"Where did it lie?", "it lies in the pack|it lies in the stock|it lies in a packet"},
    {"When was it found?", "the trump is not turned yet|nobody has discarded yet|the players have discarded"},
    {"Did it come to a player's hand?", "no player is given it|a player is given it"}}}},
  {FactKind::Turned, "the dealer turns a card for trumps", "Did the dealer turn a card for trumps?", {{
    {"Was it the top card?", "it is the top card|it is another card"},
    {"Had both hands their five cards?", "both hands are complete|a hand is short"},
    {"Was a card turned at all?", "no card is turned|a card is turned"}, kLooked}}},
  {FactKind::SeveralTurned, "the dealer turns several cards", "Did the dealer turn several cards?", {{kLooked}}},
  {FactKind::KingTurned, "the dealer turns a king", "Did the dealer turn a king?", {{
    {"Did each hand have the right number of cards?", "the number dealt is right|the number dealt is wrong|the number dealt was wrong and has been mended"},
    {"Was the king the only card turned?", "it is the only card turned|the non-dealer chose it of several|the non-dealer chose another"}}}},
  {FactKind::FalseTurnUp, "a second card is turned as though it were the trump", "Was a second card turned as though it were the trump?", {{
    {"Was it a king?", "it is not a king|it is a king"}}}},
  {FactKind::Proposed, "the non-dealer proposes", "Did the non-dealer propose?", {{
    {"Was it the first proposal?", "it is his first proposal|he has proposed before"},
    {"What came before it?", "nothing came before it|cards were exchanged before it|his proposal had been refused|the hands had been played"},
    {"Had the players agreed on a second discard?", "nothing was agreed on a second discard|the players agreed on a second discard"}}}},
  {FactKind::WordAltered, "a player alters his word", "Did a player alter his word?", {{
    {"Which word was it?", "it is the proposal|it is the number asked for|it is the answer"},
    {"To what did he alter it?", "he alters it to less|he alters it to more|he alters it to something else"},
    {"What was his word at first?", "he had proposed or accepted|he had said that he plays, or refused"}}}},
  {FactKind::AskedNone, "the non-dealer asks for no card although he proposed", "Did the non-dealer ask for no card, having proposed?", {}},
  {FactKind::Answered, "the dealer answers the proposal", "Did the dealer answer the proposal?", {{
    {"What was the answer?", "he accepts|he accepts if there are cards enough|he refuses"},
    {"Was it his first answer?", "it is his first answer|he has answered before"},
    {"Had he lost the right to refuse?", "he may refuse|he has lost the right to refuse"}}}},
  {FactKind::NumberWithheld, "a player does not tell how many cards he took", "Did a player not tell how many cards he took?", {{
    kBy, {"What did he say?", "he says nothing|he names a wrong number|he has not answered yet"},
    {"When was he asked?", "the hand is being played|the hand is over"}}}},
  {FactKind::ExchangedWithoutRight, "a player exchanges cards without right", "Did a player exchange cards without right?", {{
    kBy, {"Why had he no right?", "nobody proposed|the proposal was refused|the proposal was not answered"}}}},
  {FactKind::DiscardPut, "a player discards", "Did a player discard?", {{
    {"How did he lay the cards?", "they lie face downwards|they lie face upwards"},
    {"Where did he lay them?", "they lie apart|they are mixed with other cards"},
    {"Did he discard before he took cards?", "he discards before he takes|he takes before he discards"}}}},
  {FactKind::DiscardHandled, "a player handles a discard", "Did a player handle a discard?", {{
    {"Whose discard was it?", "it is his own|it is the other's"},
    {"What did he do?", "he looks at it|he touches it"}}}},
  {FactKind::ExcessTaken, "a player has more cards after the exchange than he threw out", "Had a player more cards after the exchange than he threw out?", {{
    kOf,
    {"How did he come by them?", "he took them himself|the dealer gave them to him"},
    {"Were they mixed with his hand?", "they lie apart|they are mixed with his hand"},
    {"Had he seen them?", "he has not seen them|he has seen them"}}}},
  {FactKind::ShortGiven, "a player has fewer cards after the exchange than he threw out", "Had a player fewer cards after the exchange than he threw out?", {{
    {"How did it come about?", "he asked for or took too few|the dealer gave him too few|the stock was short"},
    kOf,
    {"Did he make up his hand?", "he does not make it up|he makes it up in time|he makes it up too late"},
    {"How many cards had he then?", "he has fewer than five|he has five all the same"}}}},
  {FactKind::ExposedInGiving, "a card is exposed in giving cards in the exchange", "Was a card exposed in giving cards in the exchange?", {{
    kWhose, {"Who exposed it?", "the dealer exposes it|the non-dealer exposes it"}, kLooked}}},
  {FactKind::StockShort, "the stock is too small for an exchange that was accepted", "Was the stock too small for an exchange that was accepted?", {{
    {"How had the dealer accepted?", "he accepted plainly|he accepted if there were cards enough|he made the condition only afterwards"},
    {"Was anything left for the dealer?", "nothing is left for the dealer|something is left for the dealer"}}}},
  {FactKind::ServedFirst, "the dealer serves himself first", "Did the dealer serve himself first?", {{
    {"Had the non-dealer his cards yet?", "the non-dealer has his cards|the non-dealer has not got his cards"}}}},
  {FactKind::SurplusLooked, "a card too many is looked at as it leaves a hand", "Was a card too many looked at as it left a hand?", {{
    {"How did it leave the hand?", "it is thrown out|it is drawn by the other"},
    {"When had it come to the hand?", "it was dealt|it came in the exchange"},
    {"Had the hand been taken up?", "the hand was not taken up|the hand was taken up"},
    kOf}}},
  {FactKind::Completed, "a player completes his hand from the stock", "Did a player complete his hand from the stock?", {{
    kOf,
    {"Had he leave?", "the other gave him leave|he had no leave"},
    {"Did he do it in time?", "he does it in time|he does it too late"},
    {"When had he too few?", "as they were dealt|after the exchange"}}}},
  {FactKind::CardTakenUp, "a player takes a card off the table that is out of play", "Did a player take a card off the table that was out of play?", {{
    {"Where did it lie?", "it lies among what he discarded|it is the turn-up"}}}},
  {FactKind::PlayedWrongNumber, "a player plays with a wrong number of cards", "Did a player play with a wrong number of cards?", {{
    kOf, kSize,
    {"Had he taken cards in an exchange?", "he took no cards in exchange|he took cards in exchange"},
    {"How did it come about?", "it was dealt so|it was his own doing|he was given it so|the stock was short"}}}},
  {FactKind::LedOutOfTurn, "a player leads out of turn", "Did a player lead out of turn?", {{
    {"Was the card played to?", "the card is not played to|the card is played to"},
    {"Was it taken back?", "it is not taken back|it is taken back"}}}},
  {FactKind::LedOn, "a card is led before the last lead has its answer", "Was a card led before the last lead had its answer?", {{}}},
  {FactKind::TakenBack, "a player takes a card back", "Did a player take a card back?", {{
    {"What card was it?", "he led it in his turn|he led it out of his turn|he played it to a lead"},
    {"Why did he take it back?", "he had failed to follow suit or to win the trick|it was demanded|there was no cause"},
    {"Did he do so in time?", "it is too late|it is in time"}}}},
  {FactKind::NamedSuit, "a player names one suit and leads another", "Did a player name one suit and lead another?", {{
    {"Had he a card of the suit he named?", "he has a card of that suit|he has no card of that suit"},
    {"Was the card taken back?", "the card is not taken back|the card is taken back"},
    {"Was the demand obeyed?", "the demand is not obeyed|the demand is obeyed"}}}},
  {FactKind::Misplay, "a player does not follow suit, or does not win the trick, when he can", "Did a player not follow suit, or not win the trick, when he could?", {{
    {"In what did he fail?", "he does not follow suit|he follows suit but does not win the trick|he does not trump"},
    {"Did he take the card up again?", "he takes the card up before another is led|he takes it up after another was led|he never takes it up"}}}},
  {FactKind::ThrownDown, "a player throws down his cards", "Did a player throw down his cards?", {{
    {"Did he claim to score?", "he claims nothing|he claims to score"},
    {"How many tricks had he made?", "he has made no trick|he has made one trick or two|he has made three tricks"},
    {"Was his claim right?", "his claim is wrong|his claim is right"},
    {"What did the other do?", "the other holds his cards|the other throws his down too|the other had announced a king, and takes it back"}}}},
  {FactKind::TrickMisawarded, "a trick is given to the wrong player", "Was a trick given to the wrong player?", {}},
  {FactKind::HandOver, "the hand is over", "Was the hand over?", {{
    {"What did the winner make?", "the point is made|the vole is made|nobody makes the point"},
    {"Had the loser played without proposing, or refused first?", "the loser neither played without proposing nor refused the first proposal|the loser played without proposing, or refused the first proposal"},
    {"How did the hand end?", "the cards are played out|the cards are thrown down|the rest is granted|only the result is told"}}}},
  {FactKind::KingHeld, "a player holds the king of trumps", "Did a player hold the king of trumps?", {{
    kOf,
    {"What was the first card he played?", "he has played no card|his first card is another|he leads the king first|he plays the king to the first lead"}}}},
  {FactKind::FalseKing, "a player announces a king he does not hold", "Did a player announce a king he did not hold?", {{
    {"Where was the king?", "nobody holds the king|the adversary holds the king|the king was turned|he takes the king only later|he had the king, and put it out again"},
    {"Did he withdraw?", "he withdraws before he plays a card|he withdraws after he has played a card|he does not withdraw"}}}},
  {FactKind::KingShown, "a player shows the king of trumps without a word, and marks it", "Did a player show the king of trumps without a word, and mark it?", {}},
  {FactKind::MultipleClaimed, "a player claims a double or treble game", "Did a player claim a double or treble game?", {{
    {"What did he claim?", "he claims a single game|he claims a double|he claims a treble"},
    {"Does the loser's score bear it out?", "the loser's score does not bear it out|the loser's score bears it out"},
    {"Had the players agreed on multiples?", "multiples were not agreed on|multiples were agreed on"}}}},
  {FactKind::GameClaimed, "a player claims the game", "Did a player claim the game?", {{
    {"Had he the points for it?", "he has the points for it|he has not got the points for it"},
    {"Did he throw his cards down with it, or had the other resigned the game?",
     "he keeps his cards|he throws his cards down with it|the other had resigned the game"}}}},
  {FactKind::NewCards, "a player calls for new cards", "Did a player call for new cards?", {{
    {"When did he call?", "the pack is not cut yet|the pack has been cut"},
    {"How many packs did he call for?", "he calls for two packs|he calls for one pack"},
    {"Did he pay for them?", "he does not pay for them|he pays for them"},
    {"Who had the choice of them?", "the dealer chooses|another chooses"}}}},
  {FactKind::OverscoreAdmitted, "a player owns to a point too many", "Did a player own to a point too many?", {{
    {"When did he own to it?", "the next deal has not begun|the game still lasts|the game is over"},
    {"Did he take it down?", "it is not taken down|it is taken down"}}}},
  {FactKind::Remarked, "somebody makes a remark on the game", "Did somebody make a remark on the game?", {{
    kSystem,
    {"When was it made?", "the game is going on|no game is going on"},
    {"Who made it?", "he has a stake in the game|he has no stake in the game|he sits out of the pool|both players asked him"},
    {"Did it bear on the game?", "it bears on the game|it does not bear on the game"}}}},
  {FactKind::AttentionCalled, "somebody draws a player's attention to the score or a fault", "Did somebody draw a player's attention to the score or a fault?", {{
    kSystem,
    {"Who did it?", "he has a stake in the game|he has no stake in the game|he sits out of the pool|both players asked him"},
    {"Did the score change by it?", "the score does not change by it|the score changes by it|the game is over, and no score is left to change"}}}},
  {FactKind::AdviceGiven, "somebody advises a player", "Did somebody advise a player?", {{
    kSystem,
    {"Who advised him?", "he has a stake in the game|he has no stake in the game|he sits out of the pool"},
    {"How did he advise?", "he points|he speaks"},
    {"Whom did he advise?", "he advises the player he backs|he advises the other player|he advises one who covers all the bets himself"}}}},
  {FactKind::PlayedOut, "somebody plays out another's game", "Did somebody play out another's game?", {{
    kSystem,
    {"Who played it out?", "he has a stake in the game|he has no stake in the game"},
    {"Had the player resigned it?", "the player has not resigned it|the player has resigned it"}}}},
  {FactKind::LookedOver, "somebody looks over a player's hand", "Did somebody look over a player's hand?", {{
    {"On whom had he betted?", "he bets on that player|he bets against that player|he bets on both|he bets on nobody"},
    {"Did that player cover all the bets himself?", "that player does not cover all the bets himself|that player covers all the bets himself"}}}},
  {FactKind::Arbitrated, "somebody decides a dispute", "Did somebody decide a dispute?", {{
    {"Had both players asked him to?", "both players asked him|they did not both ask him"}}}},
  {FactKind::RemedyDenied, "a player is denied what is his right", "Was a player denied what was his right?", {{
    {"What was he denied?", "it is the sight of a card|it is a choice|it is the drawing of a card|it is the cost of new cards"}}}},
  {FactKind::RightClaimed, "a player claims something as his", "Did a player claim something as his?", {{
    {"What did he claim?", "it is the deal|it is what was staked on the game|it is a card"},
    {"Was it his?", "it is not his|it is his"},
    {"What decided the deal?", "the deal was cut for|a card cut did not belong to the pack|a deal went before it|the deal is made again"},
    {"Where does the card lie?", "it is in his hand|it is in the other's hand|it was thrown out|it lies in the stock"}}}},
  {FactKind::SeriesCut, "the deal is cut for in the middle of a series of games", "Was the deal cut for in the middle of a series of games?", {{
    {"Had the players agreed to it?", "it was not agreed on|it was agreed on"}}}},
  {FactKind::RubberAgreed, "the players agree to play rubbers", "Did the players agree to play rubbers?", {{
    {"How long is the rubber?", "it is of a length the book knows|it is of another length"}}}},
  {FactKind::PlayedAfterRubber, "play goes on although the rubber is won", "Did play go on although the rubber was won?", {}},
  {FactKind::PoolOrder, "the seats of a pool change", "Did the seats of a pool change?", {{
    {"Who gave up his seat?", "the order is kept|the wrong player goes out|the cut for the seats was a tie|the loser keeps his seat|the winner gives up his seat"}}}},
  {FactKind::PoolStake, "somebody stakes in the pool", "Did somebody stake in the pool?", {{
    kSum, {"For what was it?", "it is for the beginning|it is for coming in|it is for a game lost|nothing was to be paid|it is the pool as a whole"}}}},
  {FactKind::PoolTaken, "somebody takes the pool", "Did somebody take the pool?", {{
    {"Had he won it?", "he has not won it|he has won it"}, kSum}}},
  {FactKind::BetsClaimed, "a player claims to cover all the bets", "Did a player claim to cover all the bets?", {{
    {"Was he let?", "he is not let|he is let"}}}},
  {FactKind::BetUncovered, "money on one side is not covered by the other", "Was money on one side not covered by the other?", {{
    {"Was the rest withdrawn?", "the rest is not withdrawn|the rest is withdrawn"}}}},
  {FactKind::ShareTaken, "somebody takes his share of the money", "Did somebody take his share of the money?", {{
    {"Who took it?", "a player takes it|one who bets takes it"},
    {"Was the share right?", "the share is right|the share is too small|the share is too large"},
    {"Was there too little money for all?", "there is money for all|there is too little for all"}}}},
  {FactKind::RentrantOrder, "somebody takes a seat that has come free", "Did somebody take a seat that had come free?", {{
    {"Was it his turn?", "the order is kept|the order is broken|he had lost more recently than another|the loser keeps his seat|the winner gives up his seat"}}}},
  {FactKind::LiabilityPaid, "a bystander pays for his words", "Did a bystander pay for his words?", {{kSum}}},
  {FactKind::ScoreAccrued, "a player has won points that he may mark", "Had a player won points that he might mark?", {{kPurpose}}},
  {FactKind::MarkNotDue, "a player marks what is not his to mark", "Did a player mark what was not his to mark?", {{
    {"Why was it not his?", "he has no claim to it|the other has won it|he marks more than it is worth|the time for it is over|he has lost the right to it|an offence of his limits what he may mark|he did not announce it|the game was over"},
    kPurpose}}},
  {FactKind::GameWon, "a player has won the game", "Had a player won the game?", {}},
  {FactKind::PlayedAfterGame, "play goes on although the game is won", "Did play go on although the game was won?", {{
    {"What was played?", "the same hand is played on|another deal is dealt"}}}},
}};
// clang-format on

/// Every fact is there, in its place, with a clause for every value of every attribute.
constexpr bool complete() {
  for (int i = 0; i < replay::kFactKinds; ++i) {
    const PlainFact& words = kPlain[static_cast<std::size_t>(i)];
    if (static_cast<int>(words.kind) != i || words.clause.empty() || words.question.empty()) {
      return false;
    }
    const replay::FactEntry& fact = replay::entry(words.kind);
    for (std::size_t a = 0; a < words.attributes.size(); ++a) {
      int clauses = words.attributes[a].values.empty() ? 0 : 1;
      for (const char c : words.attributes[a].values) {
        clauses += c == '|' ? 1 : 0;
      }
      if (clauses != replay::size_of(fact.attributes[a]) ||
          words.attributes[a].question.empty() != (clauses == 0)) {
        return false;
      }
    }
  }
  return true;
}
static_assert(complete(), "kPlain must have every fact, and a clause for each value");

}  // namespace

const PlainFact& plain(replay::FactKind kind) {
  return kPlain[static_cast<std::size_t>(kind)];
}

std::string_view plain_value(replay::FactKind kind, int attribute, std::uint8_t value) {
  std::string_view rest = plain(kind).attributes[static_cast<std::size_t>(attribute)].values;
  for (int i = 0; i < value; ++i) {
    rest.remove_prefix(rest.find('|') + 1);
  }
  return rest.substr(0, rest.find('|'));
}

std::string_view plain_value_of(const replay::Fact& fact, int attribute, std::uint8_t value) {
  const bool of_exchange = fact.kind == FactKind::SurplusLooked && attribute == 2 &&
                           replay::must_be(fact, 1, replay::SurplusFrom::Exchange);
  return !of_exchange ? plain_value(fact.kind, attribute, value)
         : value == 0 ? "none of the cards given was taken up"
                      : "any of the cards given was taken up";
}

}  // namespace ecarte::report
