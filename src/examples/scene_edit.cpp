// SPDX-License-Identifier: MIT
#include "examples/scene_edit.hpp"

namespace ecarte::examples {

std::vector<Edit> edits_of(const RecordLines& scene, const Recipe& recipe) {
  std::vector<Edit> edits;
  for (std::size_t line = 0; line < scene.size(); ++line) {
    for (const Sentence& sentence : recipe.sentences) {
      if (sentence.instead_of.empty() || sentence.instead_of == scene[line]) {
        edits.push_back({line, &sentence});
      }
    }
  }
  return edits;
}

std::vector<std::string_view> edited(const RecordLines& scene, std::span<const Edit> edits) {
  std::vector<std::string_view> lines;
  auto edit = edits.begin();
  for (std::size_t line = 0; line < scene.size(); ++line) {
    lines.push_back(scene[line]);
    for (; edit != edits.end() && edit->line == line; ++edit) {
      if (edit->sentence->instead_of.empty()) {
        lines.push_back(edit->sentence->text);
      } else {
        lines.back() = edit->sentence->text;
      }
    }
  }
  return lines;
}

std::string joined(std::span<const std::string_view> lines) {
  std::string text;
  for (const std::string_view line : lines) {
    text.append(line).append("\n");
  }
  return text;
}

}  // namespace ecarte::examples
