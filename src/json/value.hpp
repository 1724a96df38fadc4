// SPDX-License-Identifier: MIT
//
// A JSON value, built and written, or read and looked at. Names stand in the order in which they
// were given. The library that knows how JSON is spelt is seen in value.cpp and read.cpp alone, for
// it takes longer to compile than any layer of ours.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ecarte::json {

class Item;

class Value {
 public:
  using List = std::vector<Value>;
  using Object = std::vector<std::pair<std::string, Value>>;

  Value();  ///< null
  Value(std::nullptr_t);
  Value(bool truth) : is_(truth) {}
  Value(double number) : is_(number) {}
  template <std::signed_integral Number>
  Value(Number number) : is_(static_cast<std::int64_t>(number)) {}
  template <std::unsigned_integral Number>
  Value(Number number) : is_(static_cast<std::uint64_t>(number)) {}
  Value(std::string text);
  Value(std::string_view text);
  Value(const char* text);
  template <class Element>
  Value(const std::vector<Element>& list) : Value(array()) {
    for (const Element& element : list) {
      push_back(element);
    }
  }
  /// An object, if there is nothing but pairs that begin with a text; else a list.
  Value(std::initializer_list<Item> items);
  Value(const Value&);
  Value(Value&&) noexcept;
  Value& operator=(const Value&);
  Value& operator=(Value&&) noexcept;
  ~Value();

  static Value array(std::initializer_list<Item> items = {});
  static Value object();

  /// Null becomes a list. Must not be called on anything else that is no list.
  void push_back(Value value);
  /// The value of this name, null if there was none. Null becomes an object; must not be called on
  /// anything else that is no object.
  Value& operator[](std::string_view name);
  /// Gives this object every name and value of `other`, which must be an object too.
  void update(const Value& other);

  /// The text on one line, or, with `indent`, a line to each value. Bytes that are not UTF-8 come
  /// out as U+FFFD.
  [[nodiscard]] std::string dump(int indent = -1) const;

  /// What `text` spells; nothing if that is no JSON, is not UTF-8, or has more than a hundred lists
  /// and objects within one another.
  static std::optional<Value> read(std::string_view text);

  /// The value of this name, the last if it was given twice; null where there is none, and in
  /// whatever is no object.
  [[nodiscard]] const Value& at(std::string_view name) const;
  /// What is in a list; nothing is in anything else.
  [[nodiscard]] std::span<const Value> items() const;
  /// The text it is; nullptr if it is none.
  [[nodiscard]] const std::string* text() const { return std::get_if<std::string>(&is_); }
  /// The whole number it is.
  [[nodiscard]] std::optional<std::int64_t> integer() const;
  [[nodiscard]] bool is_true() const;
  [[nodiscard]] bool is_null() const { return std::holds_alternative<std::nullptr_t>(is_); }
  [[nodiscard]] bool is_object() const { return std::holds_alternative<Object>(is_); }
  [[nodiscard]] bool is_list() const { return std::holds_alternative<List>(is_); }

 private:
  friend struct Written;
  friend class ReadValue;
  std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string, List, Object>
      is_;
};

/// One value between braces; it moves where a plain `Value` would have to be copied.
class Item {
 public:
  template <class From>
  // An Item is copied by its own constructors.
  // NOLINTNEXTLINE(bugprone-forwarding-reference-overload)
  requires std::constructible_from<Value, From> Item(From&& from)
      : value_(std::forward<From>(from)) {}
  Item(std::initializer_list<Item> items) : value_(items) {}

  [[nodiscard]] Value take() const { return std::move(value_); }
  [[nodiscard]] const Value& value() const { return value_; }

 private:
  mutable Value value_;
};

}  // namespace ecarte::json
