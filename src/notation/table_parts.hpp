// SPDX-License-Identifier: MIT
//
// The parts of the table of words, each in a file of its own. They are put together and taken apart
// when ecarte is built (take_words_apart_main.cpp), and are no part of the program otherwise.
#pragma once

#include "notation/table_words.hpp"

namespace ecarte::notation {

std::span<const Saying> sayings_of_cutting();
std::span<const Saying> sayings_of_dealing();
std::span<const Saying> sayings_of_finding();
std::span<const Saying> sayings_of_claims();
std::span<const Saying> sayings_of_score();
std::span<const Saying> sayings_of_exchange();
std::span<const Saying> sayings_of_taking();
std::span<const Saying> sayings_of_play();
std::span<const Saying> sayings_of_speech();
std::span<const Saying> sayings_of_prose();
std::span<const Saying> sayings_of_stories();
std::span<const Saying> whole_sayings_of_stories();
std::span<const Saying> whole_sayings_of_sheets();
std::span<const Saying> whole_sayings_of_all();
std::span<const Saying> whole_sayings_of_prose();
std::span<const Saying> whole_sayings_of_cards();
std::span<const Saying> whole_sayings_of_reports();
std::span<const Saying> sayings_of_reports();
std::span<const Saying> sayings_of_tricks();
std::span<const Saying> whole_sayings_of_tricks();
std::span<const Saying> whole_sayings_of_letters();
std::span<const Saying> sayings_of_letters();
std::span<const Saying> sayings_of_others();
std::span<const Saying> whole_sayings_of_others();
std::span<const Saying> whole_sayings_told_of_each();
std::span<const Saying> sayings_told_of_each();
std::span<const Saying> whole_sayings_of_having();
std::span<const Saying> sayings_of_having();
std::span<const Saying> sayings_of_cells();
std::span<const Saying> sayings_of_lone_cells();
std::span<const Saying> sayings_told_aloud();

}  // namespace ecarte::notation
