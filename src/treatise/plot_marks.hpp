// SPDX-License-Identifier: MIT
//
// The marks that drawings are made of. Private to this layer.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>

#include <pugixml.hpp>

namespace ecarte::treatise {

/// An element with its attributes, the last below `parent`.
pugi::xml_node add(pugi::xml_node parent, const char* name,
                   std::initializer_list<std::pair<const char*, std::string>> attributes);
/// Words that begin, end or have their middle ("start", "end", "middle") at a point.
void add_text(pugi::xml_node parent, double x, double y, const std::string& text,
              const char* anchor = "start");
/// Words up the side of the drawing, with their middle at a point.
void add_upward_text(pugi::xml_node parent, double x, double y, const std::string& text);
void add_line(pugi::xml_node parent, double x1, double y1, double x2, double y2, const char* kind);
/// A rectangle of a kind that says `title` when it is pointed at; either may be empty.
void add_box(pugi::xml_node parent, double x, double y, double width, double height,
             const std::string& title, const std::string& kind = "");

/// What a drawing is, in its own units, and how wide it is shown if nothing else is said.
struct PlotFrame {
  int width = 0;
  int height = 0;
  int shown_width = 0;
  std::string title;  ///< what it is of
  std::string told;   ///< what is to be seen in it, for whoever cannot see it
  std::string style;  ///< how its kinds of marks look
};
pugi::xml_node begin_drawing(pugi::xml_document& document, const PlotFrame& drawing);
std::string text_of(const pugi::xml_document& document);

}  // namespace ecarte::treatise
