// SPDX-License-Identifier: MIT
//
// ecarte_take_words_apart OUTPUT: at build time, takes the patterns of the table of words apart and
// writes them, with the rows, as C++ tables (taken_apart.hpp).
#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <fstream>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "notation/lexicon.hpp"
#include "notation/table_parts.hpp"
#include "notation/take_apart.hpp"
#include "notation/taken_apart.hpp"

namespace {

using namespace ecarte::notation;
using std::string_view;
using taken_apart::kTables;
using taken_apart::RowsOf;
using Numbers = std::vector<std::uint16_t>;

void append(std::vector<Saying>& all, std::initializer_list<std::span<const Saying>> parts) {
  for (const auto& part : parts) {
    all.insert(all.end(), part.begin(), part.end());
  }
}

/// All rows; where those of each table begin is put into `first`.
std::vector<Saying> rows_of_all(std::array<std::uint16_t, kTables + 1>& first) {
  std::vector<Saying> all;
  const auto mark = [&](std::size_t table) {
    first.at(table) = static_cast<std::uint16_t>(all.size());
  };
  // In this order: of the rows of one verb the first that fits is taken.
  append(all, {sayings_told_of_each(), sayings_of_having(), sayings_of_others(),
               sayings_of_stories(), sayings_of_cutting(), sayings_of_dealing(), sayings_of_prose(),
               sayings_of_reports(), sayings_of_tricks(), sayings_of_letters(),
               sayings_of_finding(), sayings_of_claims(), sayings_of_score(), sayings_of_exchange(),
               sayings_of_taking(), sayings_of_play(), sayings_of_speech()});
  mark(1);
  append(all, {whole_sayings_told_of_each(), whole_sayings_of_having(), whole_sayings_of_others(),
               whole_sayings_of_sheets(), whole_sayings_of_stories(), whole_sayings_of_prose(),
               whole_sayings_of_reports(), whole_sayings_of_tricks(), whole_sayings_of_letters(),
               whole_sayings_of_cards(), whole_sayings_of_all()});
  mark(2);
  append(all, {sayings_of_cells()});
  mark(3);
  append(all, {sayings_of_lone_cells()});
  mark(4);
  append(all, {sayings_told_aloud()});
  mark(5);
  return all;
}

/// The rows of each verb, in the order of the table: those that come before the grammar, and those
/// behind it.
std::vector<std::array<Numbers, 2>> by_verb(std::span<const Saying> rows) {
  std::vector<std::array<Numbers, 2>> of_verbs(verb_rows().size());
  for (std::uint16_t number = 0; number < rows.size(); ++number) {
    const Saying& saying = rows[number];
    string_view verbs = saying.said.substr(0, std::min(saying.said.find(' '), saying.said.size()));
    for (verbs.remove_prefix(verbs[0] == '=' ? 1 : 0); !verbs.empty();) {
      const std::size_t bar = std::min(verbs.find('|'), verbs.size());
      if (const int row = find_verb_row(verbs.substr(0, bar)); row >= 0) {
        of_verbs[static_cast<std::size_t>(row)][(saying.when & kFirst) != 0 ? 0 : 1].push_back(
            number);
      }
      verbs.remove_prefix(std::min(bar + 1, verbs.size()));
    }
  }
  return of_verbs;
}

/// Words with which a sentence of no player begins that has a colon.
std::set<string_view> labels_of(const TakenApart& apart, const PatternList& whole) {
  std::set<string_view> labels;
  for (std::size_t i = 0; i < whole.size; ++i) {
    const std::vector<Token> all = apart.tokens_of(apart.patterns()[whole.first + i]);
    std::span<const Token> tokens(all);
    tokens = tokens.subspan(tokens.front().kind == Token::Kind::The ? 1 : 0);
    const auto is_colon = [](const Token& token) {
      return token.kind == Token::Kind::Word &&
             std::ranges::find(token.words, ":") != token.words.end();
    };
    if (!tokens.empty() && tokens.front().kind == Token::Kind::Word &&
        std::ranges::any_of(tokens, is_colon)) {
      labels.insert(tokens.front().words.begin(), tokens.front().words.end());
    }
  }
  return labels;
}

void write_text(std::ostream& out, string_view text) {
  out << '"';
  for (const char c : text) {
    out << (c == '"' || c == '\\' ? "\\" : "") << c;
  }
  out << '"';
}

void write_texts(std::ostream& out, string_view name, const auto& texts) {
  out << "constexpr std::string_view " << name << "[] = {";
  for (const string_view text : texts) {
    write_text(out, text);
    out << ",\n";
  }
  out << "};\n";
}

std::ostream& operator<<(std::ostream& out, const Beginning& begins) {
  return out << '{' << unsigned{begins.kinds} << ',' << begins.words << "u}";
}
std::ostream& operator<<(std::ostream& out, const PatternList& list) {
  return out << '{' << list.first << ',' << list.size << ',' << list.begins << '}';
}

void write_tokens(std::ostream& out, const std::vector<Token>& tokens) {
  std::vector<string_view> words;
  for (const Token& token : tokens) {
    words.insert(words.end(), token.words.begin(), token.words.end());
  }
  write_texts(out, "kWords", words);
  out << "}  // namespace\n\nconstinit const Token kTokens[] = {\n";
  std::size_t at = 0;
  for (const Token& token : tokens) {
    out << "{Token::Kind{" << static_cast<unsigned>(token.kind) << "}," << token.caught << ','
        << token.literal << ",Catches{" << static_cast<unsigned>(token.catches) << "},"
        << token.close << ',' << token.bits << "u,{kWords+" << at << ',' << token.words.size()
        << "}},\n";
    at += token.words.size();
  }
  out << "};\n";
}

void write(std::ostream& out) {
  std::array<std::uint16_t, kTables + 1> first{};
  const std::vector<Saying> rows = rows_of_all(first);
  TakenApart apart;
  std::vector<std::array<PatternList, 2>> of_verbs;
  for (const auto& [before, behind] : by_verb(std::span(rows).first(first[1]))) {
    const PatternList before_grammar = apart.add_list(rows, before, true);
    of_verbs.push_back({before_grammar, apart.add_list(rows, behind, true)});
  }
  std::vector<PatternList> of_tables;
  for (std::size_t table = 1; table < kTables; ++table) {
    Numbers numbers;
    for (std::uint16_t number = first.at(table); number < first.at(table + 1); ++number) {
      numbers.push_back(number);
    }
    of_tables.push_back(apart.add_list(rows, numbers, false));
  }
  out << "// Made by ecarte_take_words_apart.\n#include \"notation/taken_apart.hpp\"\n\n"
         "namespace ecarte::notation::taken_apart {\n\nnamespace {\n";
  write_texts(out, "kAllLabels", labels_of(apart, of_tables[static_cast<int>(RowsOf::Whole) - 1]));
  write_tokens(out, apart.tokens());
  out << "constinit const std::uint16_t kNumbers[] = {";
  for (const std::uint16_t number : apart.numbers()) {
    out << number << ",\n";
  }
  out << "};\nconstinit const Saying kSayings[] = {\n";
  for (const Saying& saying : rows) {
    out << '{';
    write_text(out, saying.said);
    out << ',';
    write_text(out, saying.means);
    out << ',' << saying.when << "u},\n";
  }
  out << "};\nconstinit const std::array<std::uint16_t, kTables + 1> kFirstSayings = {";
  for (const std::uint16_t number : first) {
    out << number << ',';
  }
  out << "};\nconstinit const Pattern kPatterns[] = {\n";
  for (const Pattern& pattern : apart.patterns()) {
    out << '{' << pattern.first << ',' << pattern.size << ',' << pattern.said_in << ','
        << pattern.verb << "},\n";
  }
  out << "};\nconstinit const Admission kAdmissions[] = {\n";
  for (const Admission& admission : apart.admissions()) {
    out << '{' << admission.begins << ',' << admission.in_part << ',' << admission.needs << "u,{"
        << admission.needs_one_of[0] << "u," << admission.needs_one_of[1] << "u}," << admission.has
        << "},\n";
  }
  out << "};\n\nnamespace {\n\nconstexpr std::array<PatternList, 2> kAllOfVerbs[] = {\n";
  for (const auto& [before, behind] : of_verbs) {
    out << "{{" << before << ',' << behind << "}},\n";
  }
  out << "};\n\n}  // namespace\n\n"
         "constinit const std::span<const std::array<PatternList, 2>> kOfVerbs = kAllOfVerbs;\n"
         "constinit const std::array<PatternList, kTables - 1> kOfTables = {{\n";
  for (const PatternList& list : of_tables) {
    out << list << ",\n";
  }
  out << "}};\nconstinit const std::span<const std::string_view> kLabels = kAllLabels;\n\n"
         "}  // namespace ecarte::notation::taken_apart\n";
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) {
    std::fputs("usage: ecarte_take_words_apart OUTPUT\n", stderr);
    return 2;
  }
  try {
    std::ofstream out(words[1]);
    write(out);
    return out.flush() ? 0 : 1;
  } catch (const std::exception& error) {
    std::fputs(error.what(), stderr);
    return 1;
  }
}
