// SPDX-License-Identifier: MIT
//
// What the law says where the pointer rests, and what the line was read as.
#include "lsp/features.hpp"

namespace ecarte::lsp {
namespace {

/// Words as they stand, where Markdown would see marks in them.
std::string plain(const Client& client, std::string_view words) {
  std::string text;
  for (const char c : words) {
    if (client.markdown && std::string_view("\\`*_{}[]<>#|~&").find(c) != std::string_view::npos) {
      text += '\\';
    }
    text += c;
  }
  return text;
}

std::string bold(const Client& client, std::string_view words) {
  const std::string text = plain(client, words);
  return client.markdown ? "**" + text + "**" : text;
}

void write(std::string& text, const Client& client, const Diagnostic& found) {
  text += (text.empty() ? "" : "\n\n") + bold(client, found.title) + "\n\n" +
          plain(client, found.message);
  for (const std::string& sentence : found.explained) {
    if (found.message.find(sentence) == std::string::npos) {  // what may be done is in both
      text += "\n\n" + plain(client, sentence);
    }
  }
}

void write(std::string& text, const Client& client, const ReadAs& line) {
  if (line.says.empty()) {
    return;
  }
  text += (text.empty() ? "" : "\n\n") + bold(client, "read as") + "\n";
  for (const std::string& says : line.says) {
    text += "\n- " + plain(client, says);
  }
}

}  // namespace

std::size_t offset_in(const Document& document, const Json& params) {
  return document.lines().offset(object_in(params, "position"));
}

Json hover(const Document& document, const Analysis& analysis, const Client& client,
           const Json& params) {
  const std::size_t offset = offset_in(document, params);
  std::string text;
  const std::vector<const Diagnostic*> found = analysis.at(document, offset);
  for (const Diagnostic* const one : found) {
    write(text, client, *one);
  }
  const ReadAs* const line = analysis.line_at(document, offset);
  if (line != nullptr) {
    write(text, client, *line);
  }
  if (text.empty()) {
    return nullptr;
  }
  const Json contents{{"kind", client.markdown ? "markdown" : "plaintext"}, {"value", text}};
  Json result{{"contents", contents}};
  if (found.size() == 1) {
    result["range"] = document.lines().range(found.front()->at);
  } else if (line != nullptr) {
    result["range"] = document.lines().range(line->line);
  }
  return result;
}

}  // namespace ecarte::lsp
