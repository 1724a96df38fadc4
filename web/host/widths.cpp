// SPDX-License-Identifier: MIT
//
// Writes the display width of every character as utf8proc has it on this machine, as C++ that answers
// in utf8proc's name where there is no utf8proc: ecarte_widths FILE.
#include <fstream>
#include <iostream>

#include <utf8proc.h>

namespace {

constexpr utf8proc_int32_t kEnd = 0x110000;

void write(std::ostream& out) {
  out << "// Made by ecarte_widths.\n#include <algorithm>\n#include <iterator>\n\n#include "
         "<utf8proc.h>\n\nnamespace {\n\nstruct From {\n  utf8proc_int32_t first;\n  int "
         "width;\n};\n\n// Each up to the next.\nconstexpr From kWidths[] = {\n";
  for (utf8proc_int32_t c = 0, before = -1; c < kEnd; ++c) {
    if (const int width = utf8proc_charwidth(c); width != before) {
      out << "  {" << c << ", " << width << "},\n";
      before = width;
    }
  }
  out << "};\n\n}  // namespace\n\nint utf8proc_charwidth(utf8proc_int32_t c) {\n  if (c < 0 || c "
         ">= "
      << kEnd
      << ") {\n    return 0;\n  }\n  const auto* const after = std::upper_bound(std::begin(kWidths), "
         "std::end(kWidths), c,\n      [](utf8proc_int32_t one, const From& from) { return one < "
         "from.first; });\n  return std::prev(after)->width;\n}\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: ecarte_widths FILE\n";
    return 2;
  }
  std::ofstream file{argv[1]};
  write(file);
  return file.flush() ? 0 : 1;
}
