// SPDX-License-Identifier: MIT
//
// What a name tells of its bearer, and whose "his" and "her" are by that.
#include <algorithm>

#include "notation/names.hpp"
#include "notation/same_word.hpp"
#include "notation/spoken_of.hpp"
#include "notation/table_words.hpp"

namespace ecarte::notation {

namespace {

constexpr auto kTitlesOfWomen = std::to_array<std::string_view>(
    {"Mrs", "Miss", "Ms", "Mme", "Madame", "Mlle", "Frau", "Signora", "Dame", "Lady", "Countess",
     "Duchess", "Baroness", "Princess", "Marquise", "Aunt"});
constexpr auto kTitlesOfMen = std::to_array<std::string_view>(
    {"Mr",    "Sir",     "Lord",     "Captain", "Capt",     "Colonel", "Col",
     "Major", "General", "Monsieur", "Herr",    "Signor",   "Count",   "Duke",
     "Earl",  "Baron",   "Prince",   "Marquis", "Viscount", "Admiral", "Lieutenant",
     "Rev",   "Father",  "Uncle",    "Abbé"});

std::string_view first_word(std::string_view name) {
  return name.substr(0, std::min(name.find_first_of(" ."), name.size()));
}

}  // namespace

std::int8_t sex_told_by(std::string_view name) {
  constexpr std::int8_t kTitled = 2;
  const std::string_view first = first_word(name);
  constexpr std::int8_t kWoman = 1;
  constexpr std::int8_t kMan = -1;
  if (one_of(first, kTitlesOfWomen)) {
    return kTitled;
  }
  if (one_of_sorted(first, womens_names())) {
    return kWoman;
  }
  const bool man =
      one_of(first, kTitlesOfMen) || name.starts_with("M. ") || one_of_sorted(first, mens_names());
  return man ? kMan : std::int8_t{0};
}

bool bears_title(std::string_view name) {
  const std::string_view first = first_word(name);
  return first.size() < name.size() &&
         (one_of(first, kTitlesOfWomen) || one_of(first, kTitlesOfMen) ||
          std::ranges::find(titles(), first, &TitleWord::written) != titles().end());
}

void NameTable::was_asked(std::string_view message) {
  teller_ = message.starts_with(kWhoTells) ? record::Actor{0} : teller_;
}

NameTable::Sexes NameTable::sexes_of(record::Actor player) const {
  const auto sex = [this](record::Actor who) {
    return std::clamp<std::int8_t>(names_->sexes[who & 1U], -1, 1);
  };
  return {sex(player), sex(static_cast<record::Actor>(1 - player))};
}

bool NameTable::is_of_other(bool her, record::Actor actor) const {
  if (!record::is_player(actor)) {
    return false;
  }
  const std::array<std::int8_t, 2>& sexes = names_->sexes;
  return her ? sexes[actor] < 0 && sexes[1U - actor] >= 0
             : sexes[actor] > 1 && sexes[1U - actor] <= 0;
}

}  // namespace ecarte::notation
