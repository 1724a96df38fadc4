// SPDX-License-Identifier: MIT
//
// yaml-cpp is seen nowhere else. Its events are used, not its nodes: those share aliased nodes,
// drop duplicate keys and lose the places.
#include "yaml/read.hpp"

#include <algorithm>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include "yaml/source.hpp"

namespace ecarte::yaml {

namespace {

constexpr std::string_view kPlainTag = "?";
constexpr std::string_view kQuotedTag = "!";

/// Grows the tree from the parser's events, refusing what the project does not use.
class Builder : public YAML::EventHandler {
 public:
  Builder(const SourceText& source, const Limits& limits) : source_(source), limits_(limits) {}

  [[nodiscard]] bool begun() const { return begun_; }
  Node take() { return std::move(root_); }
  /// Where the innermost list or map that is still open begins; the file's end if none is.
  [[nodiscard]] Place innermost() const {
    return open_.empty() ? source_.place_of(source_.text().size()) : open_.back()->at;
  }

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (std::exchange(begun_, true)) {
      source_.refuse(place(mark),
                     "only one document is allowed in a file, or this does not "
                     "belong to the one before it");
    }
  }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    refuse_extras(mark, kPlainTag, anchor);
    add(mark, Node::Kind::Empty, {});
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
    source_.refuse(place(mark), "aliases are not allowed");
  }
  void OnAnchor(const YAML::Mark& mark, const std::string&) override {
    source_.refuse(place(mark), "anchors are not allowed");
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    refuse_extras(mark, tag, anchor);
    if (tag == kQuotedTag) {
      check_quoted(source_.offset_of(mark.line, mark.column));
    }
    if (find_control(value) != std::string::npos) {
      source_.refuse(place(mark), "control characters are not allowed, written out or not");
    }
    add(mark, Node::Kind::Scalar, value);
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value) override {
    refuse_extras(mark, tag, anchor);
    open(mark, Node::Kind::List);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    refuse_extras(mark, tag, anchor);
    open(mark, Node::Kind::Map);
  }
  void OnMapEnd() override { close(); }

 private:
  [[nodiscard]] Place place(const YAML::Mark& mark) const {
    return source_.place_of(source_.offset_of(mark.line, mark.column));
  }

  void refuse_extras(const YAML::Mark& mark, std::string_view tag, YAML::anchor_t anchor) const {
    if (anchor != 0) {
      source_.refuse(place(mark), "anchors are not allowed");
    }
    if (!tag.empty() && tag != kPlainTag && tag != kQuotedTag) {
      source_.refuse(place(mark), "tags are not allowed");
    }
  }

  /// yaml-cpp takes a quoted word that is never closed, and drops what follows the closing quote.
  void check_quoted(std::size_t at) const {
    const std::string& text = source_.text();
    const char quote = at < text.size() ? text[at] : '\0';
    if (quote != '"' && quote != '\'') {
      return;  // a block of text: | or >
    }
    std::size_t i = at + 1;
    for (;; ++i) {
      if (i >= text.size()) {
        source_.refuse(at, "this quote is not closed");
      }
      if (text[i] == '\\' && quote == '"') {
        ++i;
      } else if (text[i] == quote && quote == '\'' && i + 1 < text.size() && text[i + 1] == quote) {
        ++i;
      } else if (text[i] == quote) {
        break;
      }
    }
    const std::size_t after = text.find_first_not_of(" \t", i + 1);
    if (after != std::string::npos &&
        std::string_view{"\n,]}:#"}.find(text[after]) == std::string_view::npos) {
      source_.refuse(after, "nothing may follow the closing quote here");
    }
  }

  /// The place in the tree where the next value goes, with its place in the file.
  Node& add(const YAML::Mark& mark, Node::Kind kind, std::string_view text) {
    if (++nodes_ > limits_.nodes) {
      source_.refuse(place(mark), "more than " + std::to_string(limits_.nodes) + " values");
    }
    if (expects_key()) {
      add_key(mark, kind, text);
      return root_;  // a key is no value: nothing to open
    }
    Node& node = slot();
    node.kind = kind;
    node.at = place(mark);
    node.text = text;
    awaiting_value_ = false;
    return node;
  }

  [[nodiscard]] bool expects_key() const {
    return !open_.empty() && open_.back()->is_map() && !awaiting_value_;
  }

  void add_key(const YAML::Mark& mark, Node::Kind kind, std::string_view text) {
    if (kind != Node::Kind::Scalar) {
      source_.refuse(place(mark), "a key must be a word");
    }
    if (open_.back()->find(text) != nullptr) {
      source_.refuse(place(mark), "'" + std::string{text} + "' is written twice");
    }
    open_.back()->entries.push_back({std::string{text}, place(mark), {}});
    awaiting_value_ = true;
  }

  Node& slot() {
    if (open_.empty()) {
      return root_;
    }
    Node& parent = *open_.back();
    return parent.is_map() ? parent.entries.back().value : parent.items.emplace_back();
  }

  void open(const YAML::Mark& mark, Node::Kind kind) {
    if (open_.size() >= limits_.depth) {
      source_.refuse(place(mark), "nested more than " + std::to_string(limits_.depth) + " deep");
    }
    open_.push_back(&add(mark, kind, {}));
  }

  void close() {
    open_.pop_back();
    awaiting_value_ = false;
  }

  const SourceText& source_;
  const Limits& limits_;
  Node root_;
  std::vector<Node*> open_;  // a parent gets no new child while one of its children is open
  std::size_t nodes_ = 0;
  bool awaiting_value_ = false;
  bool begun_ = false;
};

/// The place yaml-cpp gives, or a better one where it gives none.
Place place_of_failure(const YAML::Exception& failure, const SourceText& source,
                       const Builder& builder) {
  const YAML::Mark& mark = failure.mark;
  if (mark.is_null() || (mark.line == 0 && mark.column == 0)) {
    return builder.innermost();
  }
  return source.place_of(source.offset_of(mark.line, mark.column));
}

}  // namespace

Node read(std::string_view bytes, std::string_view file, const Limits& limits) {
  const SourceText source{bytes, file, limits};
  Builder builder{source, limits};
  try {
    std::istringstream stream{source.text()};
    YAML::Parser parser{stream};
    // The second call finds text after the document; the builder then refuses it.
    if (parser.HandleNextDocument(builder)) {
      parser.HandleNextDocument(builder);
    }
  } catch (const YAML::Exception& failure) {
    source.refuse(place_of_failure(failure, source, builder),
                  "this cannot be read as YAML: " + failure.msg);
  }
  return builder.take();
}

}  // namespace ecarte::yaml
