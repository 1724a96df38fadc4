# SPDX-License-Identifier: MIT
# The law is in the code that is compiled in, and rules on its pair of records.
ecarte laws list --code enquire-within | grep -q 'card-played-stays'
ecarte laws lint enquire-within | grep -q ' 0 faults'
ecarte check --expect -q fixtures/laws/enquire-within/16-card-played-stays
ecarte check fixtures/laws/enquire-within/16-card-played-stays | grep -q 'A card that is played stays'
ecarte_examples_test --gtest_brief=1 --gtest_filter='Paths.EveryOneHasARecordThatIsRuledOnAlike'
