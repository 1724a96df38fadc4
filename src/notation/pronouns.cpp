// SPDX-License-Identifier: MIT
//
// Whom "he" and "she" mean.
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

namespace {

/// What a title, or else the first name, says of its bearer: -1 a man, 1 a woman, 0 not told.
int sex_of(std::string_view name) {
  static constexpr auto kWomen = std::to_array<std::string_view>(
      {"Mrs", "Miss", "Ms", "Mme", "Madame", "Mlle", "Lady", "Countess", "Duchess"});
  static constexpr auto kMen =
      std::to_array<std::string_view>({"Mr", "Sir", "Lord", "Captain", "Capt", "Colonel", "Col",
                                       "Major", "General", "Monsieur", "Count", "Duke", "Rev"});
  const std::string_view first = name.substr(0, std::min(name.find_first_of(" ."), name.size()));
  return one_of(first, kWomen) || one_of(first, womens_names()) ? 1
         : one_of(first, kMen) || one_of(first, mens_names())   ? -1
                                                                : 0;
}

}  // namespace

/// "She" is the player whose name says so, if it is one of the two only and nobody else was spoken
/// of in the line; else whoever acted last, if only he can do what is told. kNobody where it may be
/// either.
record::Actor Sentences::meant_by(std::string_view word) const {
  const int wanted = word == "he" || word == "He" ? -1 : 1;
  const auto& players = d_.names->names().players;
  const std::array<int, 2> sexes{sex_of(players[0]), sex_of(players[1])};
  const auto begin = static_cast<record::Offset>(d_.origin(in_.begin(), false) - d_.text);
  const std::vector<Act>& acts = d_.acts->all();
  const bool others = std::ranges::any_of(
      acts, [&](const Act& act) { return act.at >= begin && record::is_bystander(act.actor); });
  if (others || (!acts.empty() && record::is_bystander(acts.back().actor))) {
    return record::kNobody;
  }
  if (sexes[0] * sexes[1] == 0) {  // of one it is not known: who goes on is surer
    const record::Actor same = goes_on(skip_blanks(word.data() + word.size()));
    if (record::is_player(same) && sexes[same] != -wanted) {
      return same;
    }
  }
  if ((sexes[0] == wanted) != (sexes[1] == wanted)) {
    return sexes[0] == wanted ? record::Actor{0} : record::Actor{1};
  }
  if ((sexes[0] == -wanted) != (sexes[1] == -wanted)) {
    return sexes[0] == -wanted ? record::Actor{1} : record::Actor{0};  // the other cannot be meant
  }
  const bool neither = sexes[0] == -wanted && sexes[1] == -wanted;
  return neither ? record::kNobody : goes_on(skip_blanks(word.data() + word.size()));
}

/// Who acted last, if the verb at `at` says what nobody else does there: who dealt turns, who
/// stands on his cards leads, who turned the king or announced it marks.
record::Actor Sentences::goes_on(const char* at) const {
  const std::vector<Act>& acts = d_.acts->all();
  if (acts.empty() || !record::is_player(acts.back().actor)) {
    return record::kNobody;
  }
  const Act& last = acts.back();
  const std::string_view verb = verb_meant(word_from(at));
  const bool king =
      last.kind == ActKind::Announce || (last.kind == ActKind::Turn && last.cards.size() == 1 &&
                                         last.cards.first().rank == game::Rank::King);
  const bool his = (last.kind == ActKind::Give && (verb == "turns" || verb == "exposes")) ||
                   (last.kind == ActKind::DealerIs && (verb == "shuffles" || verb == "gives")) ||
                   (last.kind == ActKind::Made && verb == "marks" &&
                    last.object_as<record::MadeWhat>() != record::MadeWhat::Tricks) ||
                   (last.kind == ActKind::Stand && verb == "leads") || (king && verb == "marks");
  return his ? last.actor : record::kNobody;
}

/// "He", "she", "they" as the subject.
bool Sentences::pronoun(std::string_view word) {
  if (word == "they" || word == "They") {
    in_.bump(word.size());
    d_.act.actor = record::kBoth;
    return true;
  }
  if (word != "he" && word != "He" && word != "she" && word != "She") {
    return false;
  }
  const record::Actor who = meant_by(word);
  if (who == record::kNobody) {
    fail("two-senses", "expected who, " + players_or(*d_.names) + ", since '" + std::string(word) +
                           "' may be either");
  }
  in_.bump(word.size());
  d_.act.actor = who;
  return true;
}

}  // namespace ecarte::notation
