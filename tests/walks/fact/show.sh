# SPDX-License-Identifier: MIT
# The fact is noticed, a code may rule on it, a report says it, and the interview asks about it.
cat >house.yaml <<'CODE'
name: house
extends: turf-portland-1877
title: A house where nobody resigns
edition: as agreed on at the table
source: the house book
add:
  - law: 56
    id: nobody-resigns
    gist: >-
      Nobody resigns a game that has begun.
    cases:
      - {case: resigned, on: resigned, if: {begun: yes}, note: "A shilling to the box."}
      - {case: resigned-before, on: resigned, if: {begun: no}, class: info}
CODE
cat >resigned.ecarte <<'RECORD'
players: A, Y
deal 1: A gives 3-2; turns 8♦
  Y plays
1. Y K♠, A 8♠
  A resigns the game
expect: 56 resigned A
RECORD
ecarte laws lint house.yaml | grep -q ' 0 faults'
ecarte check --code house.yaml --expect -q resigned.ecarte
ecarte check --code house.yaml resigned.ecarte | grep -q 'A resigned the game'
ecarte show --stage facts resigned.ecarte | grep -q 'resigned'
