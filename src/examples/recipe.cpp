// SPDX-License-Identifier: MIT
#include "examples/recipe.hpp"

#include <array>
#include <map>
#include <optional>

#include "law/vocabulary.hpp"

namespace ecarte::examples {
namespace {

/// A `scene` is a lawful deal. A `fact` names the scenes to look in, and lists the sentences to
/// write in after any of their lines, or with `=>` in the place of one.
constexpr std::string_view kTable = R"(
scene cutting
players: A, Y
cut for deal: A J♥, Y T♠
deal 1: A gives 3-2
A turns 8♦

scene packs
players: A, Y
packs: A green, Y buff
cut for deal: A J♥, Y T♠
deal 1: A gives 3-2
A turns 8♦

scene later-cut
players: A, Y
packs: A green, Y buff
deal 1: A gives 3-2
A turns 8♦
game 2
cut for deal: A Q♥, Y 8♠
deal 2: A gives 3-2
A turns 8♦

scene dealing
players: A, Y
deal 1:
Y cuts 11
A gives Y 3, A 3
A gives Y 2, A 2
A turns 8♦
Y plays
Y leads K♠
A plays 8♠
the cards are gathered

scene turned
players: A, Y
deal 1: A gives 3-2
A turns 8♦
Y proposes
A refuses

scene exchange
players: A, Y
deal 1: A gives 3-2
A turns 8♦
Y proposes
A accepts
Y discards T♠ T♥
Y takes Q♦ 7♣
A discards 7♠
A takes 8♠
Y leads K♠
A plays 8♠
the cards are gathered

scene later-king
players: A, Y
deal 1: A gives 3-2
A turns 8♦
Y proposes
A accepts
Y discards T♠ T♥
Y takes K♦ 7♣
A discards 7♠
A takes 8♠
Y leads K♠
A plays 8♠

scene last-cards
players: A, Y
deal 1: A gives 3-2; turns 8♦
Y proposes; A accepts. Y discards 5; takes 5. A discards 5; takes 5
Y proposes; A accepts. Y discards 4; takes 4. A discards 3; takes 3
Y proposes
A accepts
Y discards 3
Y takes 3

scene playing
players: A, Y
deal 1: A gives 3-2
A turns 8♦
Y plays
Y leads K♠
A plays 8♠
Y leads Q♠
A plays 9♠
3. Y Q♦, A J♦
4. Y A♥, A K♥. 5. A K♣, Y 7♣
the cards are gathered

scene two-tricks
players: A, Y
deal 1: A gives 3-2
A turns 8♦
Y plays
Y leads K♠
A plays 8♠
Y leads Q♠
A plays 9♠

scene accepted
players: A, Y
deal 1: A gives 3-2
A turns 8♦
Y proposes
A accepts
Y discards T♠ T♥; takes Q♦ 7♣. A discards 7♠; takes 8♠
1. Y K♠, A 8♠. 2. Y Q♠, A 9♠
3. Y Q♦, A J♦
4. Y A♥, A K♥. 5. A K♣, Y 7♣

scene king-of-nondealer
players: A, Y
deal 1: A gives 3-2
A turns 8♦
Y plays
Y announces the king
Y leads K♦
A plays J♦
Y leads K♠
A plays 8♠
3. Y Q♠, A 9♠. 4. Y A♥, A K♥. 5. A K♣, Y 7♣

scene king-first
players: A, Y
deal 1: A gives 3-2
A turns 8♦
Y plays
1. Y K♦, A J♦. 2. Y K♠, A 8♠

scene king-turned
players: A, Y
deal 1: A gives 3-2; turns K♦
Y plays
1. Y K♠, A 8♠

scene king-of-dealer
players: A, Y
deal 1: A gives 3-2
A turns 8♦
Y plays
A announces the king
Y leads Q♦
A plays K♦
A leads K♣
Y plays 7♣
A leads 9♠
Y plays Q♠
4. Y A♥, A K♥. 5. A 8♥, Y K♠

scene sitting
players: A, Y
deal 1: A gives 3-2
A turns 8♦
deal 2: Y gives 2-3
Y turns 9♣
deal 3: A gives 3-2
A turns 9♥

scene new-game
players: A, Y
deal 1: A gives 3-2
A turns 8♦
game 2
deal 1: A gives 3-2
Y has not looked
A turns 8♦

scene scores
players: A, Y
score: A 3, Y 4
deal 8: A gives 3-2
A turns 8♦
Y proposes
A refuses
1. Y K♠, A 8♠. 2. Y Q♠, A 9♠. 3. Y A♥, A K♥. 4. A K♣, Y 7♣. 5. A Q♦, Y J♦
A marks the point
the cards are gathered
deal 9: Y gives 2-3
Y turns 9♣

scene last-point
players: A, Y
score: A 4, Y 0
deal 1: A gives 3-2
A turns K♦
A marks the king
Y plays
1. Y K♠, A 8♠. 2. Y Q♠, A 9♠
deal 2: Y gives 2-3
Y turns 9♣

scene bystander
players: A, Y
bystanders: Z
system: english
deal 1: A gives 3-2
A turns K♦
Y plays
Y leads K♠
A plays 8♠
the cards are gathered

scene french
players: A, Y
bystanders: Z
system: french
bet: Z 5 on A
deal 1: A gives 3-2
A turns 8♦
Y plays
Y leads K♠
A plays 8♠

fact shuffled: dealing
Y shuffles
Y shuffles below the table
Y shuffles with the faces shown
Y shuffles below the table with the faces shown
Y shuffles the idle pack
Y shuffles the idle pack below the table
Y shuffles the idle pack with the faces shown
Y shuffles the idle pack below the table with the faces shown

fact shuffle-denied: dealing
A denies Y the shuffle
Y denies A the last shuffle

fact cut-for-deal: cutting
cut for deal: A J♥, Y T♠ => cut for deal: A J♥ 9♣, Y T♠
cut for deal: A J♥, Y T♠ => cut for deal: A nothing, Y T♠
cut for deal: A J♥, Y T♠ => cut for deal: nothing
A cuts 1 for deal, showing J♥
A cuts 1 for deal
A cuts 31 for deal, showing J♥
A cuts 31 for deal
A cuts 1 for deal, showing J♥ 9♣
A cuts 31 for deal, showing J♥ 9♣
A cuts 1, showing J♥

fact cut-result: cutting
cut for deal: A J♥, Y T♠ => cut for deal: A J♥, Y J♠
cut for deal: A J♥, Y T♠ => cut for deal: A J♥, Y 6♣
cut for deal: A J♥, Y T♠ => cut for deal: A joker, Y T♠
cut for deal: A J♥, Y T♠ => cut for deal: A 6♥, Y 6♣

fact cut-anew: cutting
cut for deal: A J♥, Y T♠ => cut for deal: A J♥, Y J♠
cut for deal: A J♥, Y T♠ => cut for deal: A J♥ 9♣, Y T♠
A finds the pack wrong
the pack lacks 9♦
cut for deal: A J♥, Y T♠ => cut for deal: A 6♥, Y T♠
cut for deal again: A Q♥, Y 8♠

fact choice-made: packs later-cut
A chooses the green pack
Y chooses the buff pack
A chooses his seat
Y chooses his seat
agreed: choice on later cuts
game 2
cut for deal: A Q♥, Y 8♠
deal 2: A gives 3-2

fact cut-to-dealer: dealing
Y cuts 11 => Y cuts 1
Y cuts 11 => Y cuts 31
Y cuts 11 => Y cuts 11, showing J♥
Y cuts 11 => Y cuts 11, showing J♥ 8♣
Y cuts 11 => Y cuts 1, showing J♥
Y cuts 11 => Y cuts 31, showing J♥
Y cuts again 11
Y cuts again 1
Y cuts again 31
Y cuts again 11, showing J♥
Y cuts again 11, showing J♥ 8♣
Y cuts again 1, showing J♥
Y cuts again 31, showing J♥

fact pack-fault: dealing cutting packs
the pack holds two 9♣
the pack lacks 9♣
the pack holds 6♣
the idle pack lacks 9♣
the idle pack holds two 9♣
the idle pack holds 6♣
A finds the pack wrong

fact dealing: packs sitting
deal 1: A gives 3-2 => deal 1: Y gives 3-2
deal 1: A gives 3-2 => deal 1: Y gives 3-2 from the green pack
deal 1: A gives 3-2 => deal 1: A gives 3-2 from the buff pack
cut for deal: A J♥, Y T♠ => cut for deal: A J♥, Y 6♠
cut for deal: A J♥, Y T♠ => cut for deal: A 6♥, Y T♠
A turns 8♦ => Y turns 8♦
A gives again 3-2
Y gives again 3-2
A finds the deal out of turn
Y finds the wrong pack
packs: A green, Y buff
deal 2: Y gives 2-3 => deal 2: Y gives 2-3 from the green pack
deal 2: Y gives 2-3 => deal 2: A gives 3-2
deal 2: Y gives 2-3 => deal 2: A gives 3-2 from the buff pack

fact wrong-number: dealing
A gives Y 2, A 2 => A gives Y 3, A 2
A gives Y 2, A 2 => A gives Y 1, A 2
A gives Y 2, A 2 => A gives Y 2, A 3
A gives Y 2, A 2 => A gives Y 2, A 1
Y has not looked
Y looks at his hand
A looks at his hand
Y finds six in his hand
Y finds four in his hand
A finds six in his hand
A finds four in his hand

fact packets-wrong: dealing
A gives Y 3, A 3 => A gives Y 4, A 4
A gives Y 2, A 2 => A gives Y 1, A 1
A gives Y 3, A 3 => A gives A 3, Y 3
A gives Y 2, A 2 => A gives A 2, Y 2
Y has not looked
Y looks at his hand
Y finds the packets

fact order-changed: sitting new-game
deal 3: A gives 3-2 => deal 3: A gives 2-3
deal 1: A gives 3-2 => deal 1: A gives 2-3
game 2
A gives notice of 2-3
Y has not looked
Y looks at his hand
Y finds the order
Y leads K♠
A plays 8♠
the cards are gathered

fact exposed-in-dealing: dealing
A exposes A's J♣
A exposes Y's J♣
Y exposes Y's J♣
Y exposes A's J♣
Y has not looked
Y looks at his hand

fact faced-card: dealing exchange
9♥ lies faced in the pack
9♥ lies faced in the stock
9♥ lies faced in Y's packet
A finds a faced card
A gives Y 9♥
Y takes Q♦ 7♣ => Y takes Q♦ 9♥
A takes 8♠ => A takes 9♥

fact turned: turned dealing
A turns 8♦ => A turns 8♦, not the top card
A turns 8♦ => A turns 8♦ from the bottom
A gives Y 2, A 2 => A turns 9♦
A turns 8♦ => the cards are gathered
A turns 8♦ => Y looks at his hand
Y proposes

fact several-turned: turned
A turns 9♣
Y has not looked
Y looks at his hand

fact king-turned: turned dealing
A turns 8♦ => A turns K♦
A turns 8♦ => A turns K♦, 9♣
A gives Y 2, A 2 => A gives Y 3, A 2
Y chooses K♦
Y chooses 9♣
Y finds six in his hand
A puts it right

fact false-turn-up: exchange
A turns K♦
A turns 9♥

fact proposed: turned exchange playing
Y proposes
Y proposes again
agreed: second discard
Y discards 1; takes 1. A discards 1; takes 1

fact word-altered: turned exchange
Y withdraws the proposal
Y asks 3
Y asks 2
Y withdraws the number
Y alters it to 1
Y alters it to 4
A withdraws the answer
A alters it to a refusal
A alters it to an acceptance
Y alters it to a proposal

fact asked-none: exchange turned
Y asks 0
Y discards T♠ T♥ => Y asks 0

fact answered: turned exchange
A refuses => A accepts
A refuses => A accepts if there are cards enough
A turns 9♥
Y proposes
A refuses
A accepts
A accepts if there are cards enough

fact number-withheld: exchange
Y asks how many
A does not answer
A answers 3
A answers 1

fact exchanged-without-right: turned
Y proposes => Y plays
A refuses => Y looks at his hand
Y discards T♠ T♥
Y takes Q♦ 7♣
A discards 7♠
A takes 8♠

fact discard-put: exchange
Y discards T♠ T♥ => Y discards T♠ T♥ face up
Y discards T♠ T♥ => Y asks 2
Y takes Q♦ 7♣ => Y takes Q♦ 7♣
Y discards T♠ T♥
Y discards T♠ T♥ face up
A discards 7♠ => A discards 7♠ on Y's discard
A discards 7♠ => A discards 7♠ face up on Y's discard
A discards 7♠ => A discards 7♠ face up
A discards 7♠ => A takes 7♥
A takes 8♠ => A discards 7♠
A takes 8♠ => A discards 7♠ face up
A takes 8♠ => A discards 7♠ on Y's discard
A takes 8♠ => A discards 7♠ face up on Y's discard

fact discard-handled: exchange
Y looks at his discard
Y touches his discard
Y looks at A's discard
Y touches A's discard

fact excess-taken: exchange
Y takes Q♦ 7♣ => Y asks 3; takes Q♦ 7♣ 7♥
Y takes Q♦ 7♣ => Y asks 3; takes 3, left apart
Y takes Q♦ 7♣ => Y asks 3; takes 3, unseen
Y takes Q♦ 7♣ => Y asks 2. A gives Y 3. Y takes Q♦ 7♣ 7♥
Y takes Q♦ 7♣ => Y asks 2. A gives Y 3. Y takes 3, left apart
Y takes Q♦ 7♣ => Y asks 2. A gives Y 3. Y takes 3, unseen
A takes 8♠ => A takes 8♠ 7♥
A takes 8♠ => A takes 2, left apart
A takes 8♠ => A takes 2, unseen
Y looks at the cards given
A looks at the cards given
Y finds six in his hand
A finds six in his hand
A finds the cards taken

fact short-given: exchange last-cards
Y takes Q♦ 7♣ => Y asks 1; takes Q♦
Y takes Q♦ 7♣ => Y asks 2. A gives Y 1. Y takes Q♦
A takes 8♠ => A takes none
A discards 7♠ => A discards 7♠ 7♥
Y completes with 9♥
A completes with 9♥
Y discards 3 => Y discards 5; asks 5
Y takes 3 => Y takes 4

fact exposed-in-giving: exchange
A exposes Y's 7♣
A exposes A's 8♠
Y exposes Y's 7♣
Y exposes A's 8♠
Y looks at his hand
Y has not looked
Y looks at the cards given

fact stock-short: last-cards
A accepts => A accepts if there are cards enough
Y discards 3 => Y discards 3; asks 3
Y discards 3 => Y discards 4; asks 4
Y discards 3 => Y discards 2; asks 2
Y takes 3 => Y takes 2
A discards 2
A asks 2
A asks 3
A refuses

fact served-first: exchange last-cards
A discards 7♠; takes 8♠
A discards 1; takes 1
Y discards 3 => Y discards 3; asks 3

fact surplus-looked: dealing exchange
A gives Y 2, A 2 => A gives Y 3, A 2
A gives Y 2, A 2 => A gives Y 2, A 3
Y throws out 9♥
A looks at the card thrown out
Y draws 9♥ from A
Y looks at the card drawn
A draws 7♥ from Y
A looks at the card drawn
A takes up his hand
A has not looked
Y takes Q♦ 7♣ => Y asks 2. A gives Y 3. Y takes Q♦ 7♣ 9♥
Y takes Q♦ 7♣ => Y asks 3; takes Q♦ 7♣ 7♥
Y takes Q♦ 7♣ => Y asks 3; takes 3, unseen

fact completed: dealing exchange
A gives Y 2, A 2 => A gives Y 1, A 2
A gives Y 2, A 2 => A gives Y 2, A 1
Y permits A to complete
A permits Y to complete
A completes with 9♥
Y completes with 9♥

fact played-wrong-number: dealing exchange accepted
A gives Y 2, A 2 => A gives Y 3, A 2
A gives Y 2, A 2 => A gives Y 1, A 2
A gives Y 2, A 2 => A gives Y 2, A 3
A gives Y 2, A 2 => A gives Y 2, A 1
Y finds six in his hand
Y finds four in his hand
A finds six in his hand
A finds four in his hand
deal 1: A gives 3-2 => deal 1: A gives Y 3, A 3, Y 3, A 2
deal 1: A gives 3-2 => deal 1: A gives Y 3, A 3, Y 1, A 2
deal 1: A gives 3-2 => deal 1: A gives Y 3, A 3, Y 2, A 3
deal 1: A gives 3-2 => deal 1: A gives Y 3, A 3, Y 2, A 1
Y takes Q♦ 7♣ => Y asks 3; takes Q♦ 7♣ 7♥
Y takes Q♦ 7♣ => Y asks 1; takes Q♦
Y takes Q♦ 7♣ => Y asks 2. A gives Y 3. Y takes Q♦ 7♣ 7♥
Y takes Q♦ 7♣ => Y asks 2. A gives Y 1. Y takes Q♦
A takes 8♠ => A takes 8♠ 7♥
A discards 7♠ => A discards 7♠ 7♥

fact card-taken-up: exchange
Y looks at his discard; takes T♠
Y takes Q♦ 7♣ => Y takes Q♦ 8♦

fact led-on: two-tricks playing
A plays 8♠ => A does not play to it
Y leads T♣
Y leads 9♣

fact led-out-of-turn: playing
A leads 9♥
Y plays 8♥
A takes back 9♥

fact taken-back: two-tricks playing
Y takes back K♠
A takes back 8♠
A plays 8♠ => A plays J♦
A takes back J♦
A plays 8♠
A leads 9♥
A takes back 9♥
Y plays 8♥
Y leads K♠ => Y names hearts, leads K♠
A requires a heart

fact named-suit: playing
Y leads K♠ => Y names hearts, leads K♠
Y takes back K♠
A requires a heart
Y leads A♥
Y leads 8♣
4. Y A♥, A K♥. 5. A K♣, Y 7♣ => 4. Y 8♣, A K♣. 5. A K♥, Y 7♣

fact misplay: playing
A plays 8♠ => A plays J♦
A plays 8♠ => A plays 7♠
3. Y Q♦, A J♦ => 3. Y A♥, A 7♥
A takes back J♦
A takes back 7♠
A plays 8♠
4. Y A♥, A K♥. 5. A K♣, Y 7♣ => 4. Y A♥, A 9♠. 5. Y 7♣, A K♥
4. Y A♥, A K♥. 5. A K♣, Y 7♣ => 4. Y Q♦, A J♦. 5. Y 7♣, A K♥
3. Y Q♦, A J♦ => 3. Y A♥, A A♣
3. Y Q♦, A J♦ => 3. A K♠, Y 7♠

fact thrown-down: playing
Y throws down
A throws down
Y throws down, claiming the point
Y throws down, claiming the vole
A throws down, claiming the point
A grants it
A disputes it
A holds J♦ K♥ K♣

fact trick-misawarded: playing
Y leads Q♠ => A leads 9♠
A plays 9♠ => Y plays Q♠
A leads 9♥
Y plays A♥
Y made 5
A made 3

fact hand-over: playing
Y made the point
A made the point
Y made the vole
Y throws down
A throws down
Y throws down, claiming the point
A grants it

fact king-held: king-first
1. Y K♦, A J♦. 2. Y K♠, A 8♠ => 1. Y K♠, A 8♠. 2. Y K♦, A J♦
1. Y K♦, A J♦. 2. Y K♠, A 8♠ => 1. A J♦, Y K♦. 2. Y K♠, A 8♠
1. Y K♦, A J♦. 2. Y K♠, A 8♠ => 1. Y Q♦, A K♦. 2. A 8♠, Y K♠
1. Y K♦, A J♦. 2. Y K♠, A 8♠ => 1. Y K♠, A 8♠. 2. Y Q♦, A K♦
1. Y K♦, A J♦. 2. Y K♠, A 8♠ => 1. A K♦, Y Q♦. 2. A 8♠, Y K♠
1. Y K♦, A J♦. 2. Y K♠, A 8♠ => 1. A K♦, Y Q♦. 2. A 8♠, Y K♠. A announces the king
1. Y K♦, A J♦. 2. Y K♠, A 8♠ => Y holds K♦ K♠ Q♠ A♥ 7♣
1. Y K♦, A J♦. 2. Y K♠, A 8♠ => A holds K♦ 8♠ 9♠ K♥ K♣
Y throws down
A throws down

fact false-king: king-of-nondealer king-of-dealer playing turned later-king
A announces the king
Y announces the king
A withdraws the king
Y withdraws the king
A turns 8♦ => A turns K♦

fact king-shown: king-of-nondealer king-first
Y announces the king => Y exposes his own K♦; marks the king
Y plays => Y plays. Y exposes his own K♦; marks the king

fact king-announced-then-discarded: exchange
Y announces the king
Y discards T♠ T♥ => Y discards K♦ T♥

fact multiple-claimed: scores
agreed: multiples
settled: single, to A
settled: double, to A
settled: treble, to A
settled: single, to Y
score: A 3, Y 4 => score: A 4, Y 0
score: A 3, Y 4 => score: A 4, Y 1

fact game-claimed: scores
Y claims the game
A claims the game
A claims the game; throws down
score: A 3, Y 4 => score: A 4, Y 0

fact new-cards: dealing
Y calls for 2 new packs, and pays
Y calls for 1 new pack, and pays
Y calls for 2 new packs, and does not pay
Y calls for 1 new pack, and does not pay
Y chooses the red pack
A chooses the red pack

fact overscore-admitted: scores
A admits 1 too many
A takes down 1
A marks the point => A marks 2
game 2

fact remarked: bystander
Z remarks
Z remarks "coffee?"
system: english => system: french
system: english => system: undeclared
bet: Z 5 on A
A and Y ask Z
game 2

fact attention-called: bystander
Z points out A's king
A marks the king
system: english => system: french
system: english => system: undeclared
bet: Z 5 on A
A and Y ask Z

fact advice-given: bystander
Z advises A by word
Z advises A by pointing
Z advises Y by word
Z advises Y by pointing
system: english => system: french
system: english => system: undeclared
bet: Z 5 on A
agreed: chouette

fact played-out: bystander french
Z plays out A's game
system: english => system: french
system: english => system: undeclared
bet: Z 5 on A
A resigns the game

fact looked-over: bystander
Z looks over A's hand
bet: Z 5 on A
bet: Z 5 on Y
bet: Z 5 on A, Z 5 on Y
agreed: chouette

fact arbitrated: bystander
A and Y ask Z
Z rules: a fresh deal

fact remedy-denied: dealing
A denies Y the sight
A denies Y the choice
A denies Y the draw
A denies Y the cost

fact score-accrued: scores playing king-of-nondealer turned
A turns 8♦ => A turns K♦
score: A 0, Y 0
A marks the point => the cards are gathered
1. Y K♠, A 8♠. 2. Y Q♠, A 9♠. 3. Y A♥, A K♥. 4. A K♣, Y 7♣. 5. A Q♦, Y J♦ => 1. Y K♠, A 8♠. 2. Y Q♠, A 9♠. 3. Y Q♦, A J♦. 4. Y A♥, A 9♥. 5. Y K♣, A A♣
score: A 3, Y 4 => score: A 0, Y 0
score: A 0, Y 1

fact mark-not-due: king-turned king-first scores king-of-nondealer playing turned
deal 1: A gives 3-2; turns K♦ => deal 1: A gives Y 3, A 3, Y 3, A 2; turns K♦
A marks the king
Y marks the king
A marks the point => A marks 2
A marks the point => A marks the vole
Y marks the vole
A marks 2 for the king
Y marks the point
A marks the point
A turns 8♦ => A turns K♦
A turns 8♦ => A turns K♦, 9♣
deal 1: A gives 3-2 => deal 1: A gives Y 3, A 3, Y 3, A 2
1. Y K♠, A 8♠. 2. Y Q♠, A 9♠. 3. Y A♥, A K♥. 4. A K♣, Y 7♣. 5. A Q♦, Y J♦ => 1. Y K♠, A Q♦. 2. A K♣, Y 7♣. 3. A K♥, Y A♥. 4. A 8♠, Y Q♠. 5. Y J♦, A 9♠
Y chooses 9♣
Y finds six in his hand

fact game-won: scores last-point
score: A 3, Y 4 => score: A 4, Y 0

fact played-after-game: last-point
deal 2: Y gives 2-3
score: A 4, Y 4
Y marks the king
)";

/// The next line of `text`, which is taken from it.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

Sentence sentence_of(std::string_view line) {
  constexpr std::string_view kArrow = " => ";
  const std::size_t arrow = line.find(kArrow);
  if (arrow == std::string_view::npos) {
    return {line, {}};
  }
  return {line.substr(arrow + kArrow.size()), line.substr(0, arrow)};
}

class Table {
 public:
  Table() {
    std::string_view rest = kTable;
    while (!rest.empty()) {
      std::string_view head = take_line(rest);
      if (const std::size_t space = head.find(' '); space != std::string_view::npos) {
        const std::string_view what = head.substr(0, space);
        head.remove_prefix(space + 1);
        what == "scene" ? read_scene(head, rest) : read_recipe(head, rest);
      }
    }
  }

  [[nodiscard]] const Recipe& recipe(law::FactKind fact) const {
    return recipes_[static_cast<std::size_t>(fact)];
  }

 private:
  void read_scene(std::string_view name, std::string_view& rest) {
    Scene& scene = scenes_[name];
    for (std::string_view line = take_line(rest); !line.empty(); line = take_line(rest)) {
      scene.push_back(line);
    }
  }

  /// "dealing: packs sitting", and sentences.
  void read_recipe(std::string_view head, std::string_view& rest) {
    const std::size_t colon = head.find(':');
    Recipe& recipe =
        recipes_[static_cast<std::size_t>(law::fact_of(head.substr(0, colon)).value())];
    head.remove_prefix(colon + 1);
    while (!head.empty()) {
      head.remove_prefix(1);
      const std::size_t end = std::min(head.find(' '), head.size());
      recipe.scenes.push_back(&scenes_.at(head.substr(0, end)));
      head.remove_prefix(end);
    }
    for (std::string_view line = take_line(rest); !line.empty(); line = take_line(rest)) {
      recipe.sentences.push_back(sentence_of(line));
    }
  }

  std::map<std::string_view, Scene> scenes_;
  std::array<Recipe, replay::kFactKinds> recipes_;
};

}  // namespace

const Recipe& recipe_for(law::FactKind fact) {
  static const Table kRecipes;
  return kRecipes.recipe(fact);
}

}  // namespace ecarte::examples
