// SPDX-License-Identifier: MIT
#include "examples/recipe.hpp"

#include <array>
#include <map>
#include <optional>

#include "codes/vocabulary.hpp"
#include "examples/data.hpp"

namespace ecarte::examples {
namespace {

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

class RecipeTable {
 public:
  RecipeTable() {
    std::string_view rest = kRecipes;
    while (!rest.empty()) {
      std::string_view head = take_line(rest);
      const std::size_t space = head.starts_with('#') ? head.npos : head.find(' ');
      if (space != std::string_view::npos) {
        const std::string_view what = head.substr(0, space);
        head.remove_prefix(space + 1);
        what == "scene" ? read_scene(head, rest) : read_recipe(head, rest);
      }
    }
  }

  [[nodiscard]] const Recipe& recipe(replay::FactKind fact) const {
    return recipes_[static_cast<std::size_t>(fact)];
  }

 private:
  void read_scene(std::string_view name, std::string_view& rest) {
    RecordLines& scene = scenes_[name];
    for (std::string_view line = take_line(rest); !line.empty(); line = take_line(rest)) {
      scene.push_back(line);
    }
  }

  /// "dealing: packs sitting", and sentences.
  void read_recipe(std::string_view head, std::string_view& rest) {
    const std::size_t colon = head.find(':');
    Recipe& recipe =
        recipes_[static_cast<std::size_t>(codes::fact_of(head.substr(0, colon)).value())];
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

  std::map<std::string_view, RecordLines> scenes_;
  std::array<Recipe, replay::kFactKinds> recipes_;
};

}  // namespace

const Recipe& recipe_for(replay::FactKind fact) {
  static const RecipeTable kTable;
  return kTable.recipe(fact);
}

}  // namespace ecarte::examples
