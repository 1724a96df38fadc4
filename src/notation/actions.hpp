// SPDX-License-Identifier: MIT
//
// What a matched rule of the grammar adds to the sentence being read: all of it, since whoever runs
// a rule must know every action in it. Only for the translation units that run the grammar. An
// `apply` that returns bool decides whether the words stand for anything; where they do not, the
// rule fails and the next alternative is tried.
#pragma once

#include "notation/card_actions.hpp"
#include "notation/number_actions.hpp"
#include "notation/people_actions.hpp"
#include "notation/word_actions.hpp"
