// SPDX-License-Identifier: MIT
#include "codes/embed_write.hpp"

#include <string>
#include <string_view>

namespace ecarte::codes {

namespace {

std::string literal(std::string_view text) {
  constexpr std::string_view kDigits = "01234567";
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (byte < 0x20 || byte == 0x7f) {
      out += '\\';
      for (const unsigned shift : {6U, 3U, 0U}) {
        out += kDigits[byte >> shift & 7U];
      }
    } else {
      out += c;
    }
  }
  return out + '"';
}

/// An enumerator by its number: "Class{3}".
template <class T>
std::string enumerator(std::string_view type, T value) {
  return std::string{type} + '{' + std::to_string(static_cast<unsigned>(value)) + '}';
}

/// Writes the tables of one code, each array under a name that begins with the code's number.
class CodeWriter {
 public:
  CodeWriter(std::ostream& out, const Code& code, std::size_t number)
      : out_(out), code_(code), prefix_("code" + std::to_string(number) + '_') {}

  void write() {
    for (std::size_t i = 0; i < code_.laws.size(); ++i) {
      array("FactKind", name("engaged", i), code_.laws[i].engaged_by,
            [](FactKind fact) { return enumerator("FactKind", fact); });
    }
    for (std::size_t i = 0; i < code_.cases.size(); ++i) {
      array("std::uint16_t", name("over", i), code_.cases[i].over,
            [](std::uint16_t index) { return std::to_string(index); });
      array("std::string_view", name("also", i), code_.cases[i].also, literal);
    }
    for (std::size_t i = 0; i < code_.readings.size(); ++i) {
      array("std::string_view", name("values", i), code_.readings[i].values, literal);
    }
    std::size_t reading = 0;
    array("Reading", prefix_ + "readings", code_.readings, [&](const Reading& entry) {
      return '{' + literal(entry.name) + ", " + name("values", reading++) + ", " +
             std::to_string(entry.chosen) + '}';
    });
    std::size_t law = 0;
    array("Law", prefix_ + "laws", code_.laws,
          [&](const Law& entry) { return law_text(entry, law++); });
    std::size_t c = 0;
    array("Case", prefix_ + "cases", code_.cases,
          [&](const Case& entry) { return case_text(entry, c++); });
    array("Tariff", prefix_ + "tariff", code_.tariff, tariff_text);
    for (std::size_t i = 0; i < code_.tables.size(); ++i) {
      write_table(code_.tables[i], i);
    }
    write_head();
  }

 private:
  [[nodiscard]] std::string name(std::string_view what, std::size_t number) const {
    return prefix_ + std::string{what} + std::to_string(number);
  }

  /// An array of constants; none at all for an empty one, which `span` then says.
  template <class T, class Text>
  void array(std::string_view type, const std::string& array_name, std::span<const T> items,
             Text text) {
    if (items.empty()) {
      return;
    }
    out_ << "constexpr " << type << ' ' << array_name << "[] = {\n";
    for (const T& item : items) {
      out_ << "    " << text(item) << ",\n";
    }
    out_ << "};\n";
  }

  static std::string span(std::size_t size, const std::string& array_name) {
    return size == 0 ? "{}" : array_name;
  }

  [[nodiscard]] std::string law_text(const Law& law, std::size_t number) const {
    std::string text = "{";
    for (const std::string_view part :
         {law.number, law.id, law.chapter, law.page, law.gist, law.reading, law.unobservable}) {
      text += literal(part) + ", ";
    }
    return text + span(law.engaged_by.size(), name("engaged", number)) + ", " +
           std::to_string(law.first_case) + ", " + std::to_string(law.cases) + ", {" +
           std::to_string(law.at_once.deeds) + ", " + std::to_string(law.at_once.with) +
           (law.at_once.before ? ", true}}" : ", false}}");
  }

  static std::string option_text(const Option& may) {
    std::string text = std::string{may.given ? "{true, " : "{false, "} +
                       enumerator("Who", may.who) + ", " + std::to_string(may.remedies) + ", {";
    for (const Remedy remedy : may.in_order) {
      text += enumerator("Remedy", remedy) + ", ";
    }
    return text + "}, " + std::to_string(may.from) + ", " + std::to_string(may.until) + ", " +
           enumerator("Lapse", may.lapse) + ", " + enumerator("Remedy", may.owed) + '}';
  }

  [[nodiscard]] std::string case_text(const Case& c, std::size_t number) const {
    std::string text = "{" + literal(c.name) + ", " + literal(c.id) + ", " + std::to_string(c.law) +
                       ", " + enumerator("FactKind", c.on) + ", {";
    for (const std::uint8_t accepted : c.accepts) {
      text += std::to_string(accepted) + ", ";
    }
    text += c.must_be_found ? "}, true, " : "}, false, ";
    text += std::to_string(c.found_after) + ", " + std::to_string(c.found_before) + ", " +
            enumerator("Class", c.cls) + ", " +
            (c.severity ? enumerator("Severity", *c.severity) : std::string{"std::nullopt"}) +
            ", " + enumerator("Who", c.offender) + ",\n     " + option_text(c.may) + ",\n     {" +
            enumerator("Remedy", c.must.remedy) + ", " + enumerator("Who", c.must.who) + "}, " +
            std::to_string(c.effects) + ", " + enumerator("Who", c.award_to) +
            (c.gives_king ? ", true, " : ", false, ") + std::to_string(c.or_after) + ", " +
            std::to_string(c.follows) + ", " + span(c.over.size(), name("over", number)) + ", " +
            literal(c.stray) + ", " + literal(c.undone) + ", " +
            span(c.also.size(), name("also", number)) + ",\n     ";
    return text + literal(c.gist) + ", " + literal(c.reading) + ", " + literal(c.note) + ", " +
           literal(c.when_reading) + ", " + literal(c.when_value) +
           (c.in_force ? ", true}" : ", false}");
  }

  static std::string tariff_text(const Tariff& row) {
    const auto number = [](auto value) { return std::to_string(value); };
    return '{' + enumerator("replay::ScoreFor", row.what) + ", " + number(row.loser_bold) + ", " +
           number(row.offender) + ", " + number(row.marks) + ", " + number(row.law) + '}';
  }

  void write_table(const FactTable& table, std::size_t number) {
    array("FoundBoundary", name("boundaries", number), table.boundaries,
          [](const FoundBoundary& b) { return '{' + std::to_string(b.beats) + '}'; });
    const auto digits = [](auto value) { return std::to_string(value); };
    array("std::uint8_t", name("answers", number), table.answers, digits);
    array("std::uint16_t", name("on", number), table.cases, digits);
  }

  void write_head() {
    out_ << "constexpr Code " << prefix_ << "head{\n    ";
    for (const std::string_view part :
         {code_.name, code_.title, code_.edition, code_.source, code_.digest, code_.extends}) {
      out_ << literal(part) << ", ";
    }
    out_ << std::to_string(code_.game) << ", " << std::to_string(code_.treble_up_to) << ", "
         << std::to_string(code_.double_up_to) << ",\n    "
         << enumerator("replay::CutDeals", code_.cut_deals) << ", "
         << enumerator("replay::DealsNext", code_.deals_next) << ", " << '{'
         << std::to_string(code_.hand.point) << ", " << std::to_string(code_.hand.vole) << "}, "
         << enumerator("AfterReplay", code_.ceilings_after_replay) << ", "
         << literal(code_.ceilings_reading) << ", "
         << span(code_.readings.size(), prefix_ + "readings") << ", "
         << span(code_.laws.size(), prefix_ + "laws") << ", "
         << span(code_.cases.size(), prefix_ + "cases") << ", "
         << span(code_.tariff.size(), prefix_ + "tariff") << ",\n    {{\n";
    for (std::size_t i = 0; i < code_.tables.size(); ++i) {
      const FactTable& table = code_.tables[i];
      out_ << "        {" << span(table.boundaries.size(), name("boundaries", i)) << ", "
           << span(table.answers.size(), name("answers", i)) << ", "
           << span(table.cases.size(), name("on", i)) << "},\n";
    }
    out_ << "    }}};\n\n";
  }

  std::ostream& out_;
  const Code& code_;
  std::string prefix_;
};

void write_examples(std::ostream& out, std::span<const ExamplePair> examples) {
  if (examples.empty()) {
    return;
  }
  out << "constexpr ExamplePair kExamples[] = {\n";
  for (const ExamplePair& example : examples) {
    out << "    {";
    for (const std::string_view part : {example.code, example.law, example.first_name,
                                        example.first, example.second_name, example.second}) {
      out << literal(part) << (part.data() == example.second.data() ? "},\n" : ",\n     ");
    }
  }
  out << "};\n";
}

}  // namespace

void write_tables(std::ostream& out, std::span<const Code* const> codes,
                  std::span<const ExamplePair> examples) {
  out << "// SPDX-License-Identifier: MIT\n//\n"
         "// Written by ecarte_embed from rules/ and fixtures/laws/. Edit those, not this.\n"
         "#include <algorithm>\n\n"
         "#include \"codes/code.hpp\"\n#include \"codes/example_pairs.hpp\"\n\n"
         "namespace ecarte::codes {\n\nnamespace {\n\n";
  std::string list;
  for (std::size_t i = 0; i < codes.size(); ++i) {
    CodeWriter{out, *codes[i], i}.write();
    list += "&code" + std::to_string(i) + "_head, ";
  }
  write_examples(out, examples);
  out << "constexpr const Code* kCodes[] = {" << list << "};\n\n}  // namespace\n\n"
      << "std::span<const Code* const> built_in_codes() { return kCodes; }\n\n"
      << "const Code* built_in_code(std::string_view name) {\n"
         "  const auto found = std::ranges::find(kCodes, name, &Code::name);\n"
         "  return found == std::end(kCodes) ? nullptr : *found;\n}\n\n"
      << "std::span<const ExamplePair> examples() { return "
      << (examples.empty() ? "{}" : "kExamples") << "; }\n\n}  // namespace ecarte::codes\n";
}

}  // namespace ecarte::codes
