// SPDX-License-Identifier: MIT
//
// A JSON value to be built and written, and nothing else: it is never read or compared. Names stand
// in the order in which they were given. The library that knows how JSON is spelt is seen in
// value.cpp alone, for it takes longer to compile than any layer of ours.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
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

 private:
  friend struct Written;
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
