// SPDX-License-Identifier: MIT
//
// What a name tells of its bearer, and whose "his" and "her" are by that.
#include <algorithm>

#include "notation/by_letter.hpp"
#include "notation/names.hpp"
#include "notation/same_word.hpp"
#include "notation/table_words.hpp"

namespace ecarte::notation {

namespace {

bool among(const ByLetter& names, std::string_view name) {
  return !name.empty() && one_of(name, names.of(name));
}

}  // namespace

std::int8_t sex_told_by(std::string_view name) {
  static constexpr auto kWomen = std::to_array<std::string_view>(
      {"Mrs", "Miss", "Ms", "Mme", "Madame", "Mlle", "Frau", "Signora", "Dame", "Lady", "Countess",
       "Duchess", "Baroness", "Princess", "Marquise", "Aunt"});
  static constexpr auto kMen = std::to_array<std::string_view>(
      {"Mr",    "Sir",     "Lord",     "Captain", "Capt",     "Colonel", "Col",
       "Major", "General", "Monsieur", "Herr",    "Signor",   "Count",   "Duke",
       "Earl",  "Baron",   "Prince",   "Marquis", "Viscount", "Admiral", "Lieutenant",
       "Rev",   "Father",  "Uncle",    "Abbé"});
  static const ByLetter kTitlesOfWomen(kWomen);
  static const ByLetter kTitlesOfMen(kMen);
  static const ByLetter kNamesOfWomen(womens_names());
  static const ByLetter kNamesOfMen(mens_names());
  constexpr std::int8_t kTitled = 2;
  const std::string_view first = name.substr(0, std::min(name.find_first_of(" ."), name.size()));
  return among(kTitlesOfWomen, first)  ? kTitled
         : among(kNamesOfWomen, first) ? 1
         : among(kTitlesOfMen, first) || name.starts_with("M. ") || among(kNamesOfMen, first) ? -1
                                                                                              : 0;
}

bool NameTable::is_of_other(bool her, record::Actor actor) const {
  if (!record::is_player(actor)) {
    return false;
  }
  const int own = names_->sexes[actor];
  const int other = names_->sexes[1U - actor];
  return her ? own < 0 && other >= 0 : own > 1 && other <= 0;
}

}  // namespace ecarte::notation
