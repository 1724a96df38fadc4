// SPDX-License-Identifier: MIT
//
// The canonical form of a document, line by line, as `ecarte fmt` would write it: held to the
// original before it is offered.
#include "lsp/features.hpp"
#include "texts/canonical.hpp"

namespace ecarte::lsp {
namespace {

/// Takes the first line off a text, without its end.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  line.remove_suffix(line.ends_with('\r') ? 1 : 0);
  return line;
}

/// Edits for the lines of a block that are otherwise in `text`, which has as many.
void add_edits(const Document& document, const Block& block, std::string_view text, Json& edits) {
  for (std::string_view rest = block.text; !rest.empty() || !text.empty();) {
    const auto begin = static_cast<std::size_t>(rest.data() - document.text().data());
    const std::string_view old = take_line(rest);
    const std::string_view now = take_line(text);
    if (old != now) {
      edits.push_back(
          {{"range", document.lines().range({begin, begin + old.size()})}, {"newText", now}});
    }
  }
}

}  // namespace

Formatted formatting(const Document& document) {
  Formatted result{Json::array(), {}};
  for (const Block& block : document.blocks()) {
    const texts::Canonical form = texts::canonical(document.path(), block.text, block.first_line);
    if (!form.problems.empty()) {
      return {{}, "left as it was: it has lines that cannot be read"};
    }
    if (!form.differs.empty()) {
      return {{}, "left as it was: its canonical form would change " + form.differs};
    }
    add_edits(document, block, form.text, result.edits);
  }
  return result;
}

}  // namespace ecarte::lsp
