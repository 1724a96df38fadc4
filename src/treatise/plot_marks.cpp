// SPDX-License-Identifier: MIT
#include "treatise/plot_marks.hpp"

#include <sstream>

#include <fmt/core.h>

namespace ecarte::treatise {

pugi::xml_node add(pugi::xml_node parent, const char* name,
                   std::initializer_list<std::pair<const char*, std::string>> attributes) {
  pugi::xml_node node = parent.append_child(name);
  for (const auto& [key, value] : attributes) {
    node.append_attribute(key) = value.c_str();
  }
  return node;
}

void add_text(pugi::xml_node parent, double x, double y, const std::string& text,
              const char* anchor) {
  add(parent, "text",
      {{"x", fmt::format("{:.1f}", x)}, {"y", fmt::format("{:.1f}", y)}, {"text-anchor", anchor}})
      .text()
      .set(text.c_str());
}

void add_upward_text(pugi::xml_node parent, double x, double y, const std::string& text) {
  add(parent, "text",
      {{"x", fmt::format("{:g}", x)},
       {"y", fmt::format("{:.1f}", y)},
       {"text-anchor", "middle"},
       {"transform", fmt::format("rotate(-90 {:g} {:.1f})", x, y)}})
      .text()
      .set(text.c_str());
}

void add_line(pugi::xml_node parent, double x1, double y1, double x2, double y2, const char* kind) {
  add(parent, "line",
      {{"x1", fmt::format("{:.1f}", x1)},
       {"y1", fmt::format("{:.1f}", y1)},
       {"x2", fmt::format("{:.1f}", x2)},
       {"y2", fmt::format("{:.1f}", y2)},
       {"class", kind}});
}

void add_box(pugi::xml_node parent, double x, double y, double width, double height,
             const std::string& title, const std::string& kind) {
  pugi::xml_node box = add(parent, "rect",
                           {{"x", fmt::format("{:.1f}", x)},
                            {"y", fmt::format("{:.1f}", y)},
                            {"width", fmt::format("{:.1f}", width)},
                            {"height", fmt::format("{:.1f}", height)}});
  if (!kind.empty()) {
    box.append_attribute("class") = kind.c_str();
  }
  if (!title.empty()) {
    box.append_child("title").text().set(title.c_str());
  }
}

pugi::xml_node begin_drawing(pugi::xml_document& document, const PlotFrame& drawing) {
  pugi::xml_node svg =
      add(document.root(), "svg",
          {{"xmlns", "http://www.w3.org/2000/svg"},
           {"viewBox", fmt::format("0 0 {} {}", drawing.width, drawing.height)},
           {"width", std::to_string(drawing.shown_width)},
           {"height", std::to_string(drawing.height * drawing.shown_width / drawing.width)},
           {"role", "img"},
           {"aria-labelledby", "plot-title plot-desc"}});
  add(svg, "title", {{"id", "plot-title"}}).text().set(drawing.title.c_str());
  add(svg, "desc", {{"id", "plot-desc"}}).text().set(drawing.told.c_str());
  svg.append_child("style").text().set(drawing.style.c_str());
  return svg;
}

std::string text_of(const pugi::xml_document& document) {
  std::ostringstream out;
  document.save(out, "  ", pugi::format_indent | pugi::format_no_declaration, pugi::encoding_utf8);
  return out.str();
}

}  // namespace ecarte::treatise
