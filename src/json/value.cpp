// SPDX-License-Identifier: MIT
#include "json/value.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace ecarte::json {

using Library = nlohmann::ordered_json;

/// Turns a value into the library's.
struct Written {
  static Library of(const Value& value) { return std::visit(Written{}, value.is_); }

  static bool is_pair(const Value& value) {
    const auto* const list = std::get_if<Value::List>(&value.is_);
    return list != nullptr && list->size() == 2 &&
           std::holds_alternative<std::string>(list->front().is_);
  }

  template <class Plain>
  Library operator()(const Plain& plain) const {
    return plain;
  }
  Library operator()(const Value::List& list) const {
    Library::array_t values;
    values.reserve(list.size());
    for (const Value& value : list) {
      values.push_back(of(value));
    }
    return values;
  }
  Library operator()(const Value::Object& object) const {
    Library::object_t names;
    names.reserve(object.size());
    for (const auto& [name, value] : object) {
      names.emplace_back(name, of(value));
    }
    return names;
  }
};

Value::Value() = default;
Value::Value(std::nullptr_t) {}
Value::Value(std::string text) : is_(std::move(text)) {}
Value::Value(std::string_view text) : is_(std::string{text}) {}
Value::Value(const char* text) : is_(std::string{text}) {}
Value::Value(const Value&) = default;
Value::Value(Value&&) noexcept = default;
Value& Value::operator=(const Value&) = default;
Value& Value::operator=(Value&&) noexcept = default;
Value::~Value() = default;

Value::Value(std::initializer_list<Item> items) {
  const auto is_pair = [](const Item& item) { return Written::is_pair(item.value()); };
  if (!std::ranges::all_of(items, is_pair)) {
    *this = array(items);
    return;
  }
  Object& object = is_.emplace<Object>();
  object.reserve(items.size());
  for (const Item& item : items) {
    Value pair = item.take();
    auto& parts = std::get<List>(pair.is_);
    object.emplace_back(std::move(std::get<std::string>(parts[0].is_)), std::move(parts[1]));
  }
}

Value Value::array(std::initializer_list<Item> items) {
  Value value;
  List& list = value.is_.emplace<List>();
  list.reserve(items.size());
  for (const Item& item : items) {
    list.push_back(item.take());
  }
  return value;
}

Value Value::object() {
  Value value;
  value.is_.emplace<Object>();
  return value;
}

void Value::push_back(Value value) {
  if (std::holds_alternative<std::nullptr_t>(is_)) {
    is_.emplace<List>();
  }
  std::get<List>(is_).push_back(std::move(value));
}

Value& Value::operator[](std::string_view name) {
  if (std::holds_alternative<std::nullptr_t>(is_)) {
    is_.emplace<Object>();
  }
  Object& object = std::get<Object>(is_);
  const auto found = std::ranges::find(object, name, &Object::value_type::first);
  return found != object.end() ? found->second : object.emplace_back(name, nullptr).second;
}

void Value::update(const Value& other) {
  for (const auto& [name, value] : std::get<Object>(other.is_)) {
    (*this)[name] = value;
  }
}

std::string Value::dump(int indent) const {
  return Written::of(*this).dump(indent, ' ', false, Library::error_handler_t::replace);
}

}  // namespace ecarte::json
