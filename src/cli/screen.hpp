// SPDX-License-Identifier: MIT
//
// A terminal that is drawn on, and asked key by key.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/output.hpp"

namespace ecarte::cli {

/// What a key asks for. Resized: nobody pressed one, but the screen has another size.
enum class Key : std::uint8_t {
  Next,
  Previous,
  First,
  Last,
  Fault,
  ScrollDown,
  ScrollUp,
  Help,
  Quit,
  Resized,
  Other
};

/// Takes the terminal for itself while it lives: keys come singly and are not echoed, and what
/// stood there before is back afterwards, whichever way the program ends. Stopped by the shell it
/// gives the terminal back, and takes it again when it goes on. A terminal that cannot move its
/// cursor (TERM=dumb) is written on, drawing after drawing.
class Screen {
 public:
  explicit Screen(Output& out);
  ~Screen();
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  /// Is there a terminal to draw on, and one that keys come from?
  static bool is_there(const Output& out);

  [[nodiscard]] std::size_t columns() const;
  [[nodiscard]] std::size_t rows() const;
  /// Puts `text`, from its line number `from` on, in the place of what is there, and `status` below
  /// it. True if some of the text has no room.
  bool draw(std::string_view text, std::size_t from, std::string_view status);
  Key next_key();

 private:
  void take();
  void give_back();
  void stop_here();

  Output& out_;
  int keys_ = 0;  ///< the terminal that keys come from
  bool moves_ = true;
  bool colours_ = true;
  bool taken_ = false;
};

}  // namespace ecarte::cli
