# SPDX-License-Identifier: MIT
# The act is read, written canonically and replayed: who knocks has played without proposing, so the
# loss of the point costs him two.
cat >knock.ecarte <<'RECORD'
players: A, Y
deal 1: A gives 3-2; turns 8♦
  Y knocked
1. Y 7♣, A K♣
2. A K♥, Y A♥
3. A J♦, Y Q♦
4. Y J♠, A Q♠
5. A K♠, Y T♠
  A marks 2
expect: regular; due A 2, Y 0
RECORD
ecarte check --expect -q knock.ecarte
ecarte fmt - <knock.ecarte | grep -qx '  Y knocks'
ecarte show --stage record knock.ecarte | grep -qi knock
notation_test --gtest_brief=1 --gtest_filter='-Mutation*:*Mutat*'
