// SPDX-License-Identifier: MIT
//
// JSON text to a value.
#include <algorithm>
#include <limits>

#include <nlohmann/json.hpp>

#include "json/value.hpp"

namespace ecarte::json {

using Library = nlohmann::ordered_json;

constexpr std::size_t kDeepest = 100;  ///< lists and objects within one another

/// Builds the value while the library reads, without recursion. Each answer says whether to go on.
class ReadValue {
 public:
  bool null() { return add(nullptr); }
  bool boolean(bool truth) { return add(truth); }
  bool number_integer(Library::number_integer_t number) { return add(number); }
  bool number_unsigned(Library::number_unsigned_t number) { return add(number); }
  bool number_float(Library::number_float_t number, const std::string& /*text*/) {
    return add(number);
  }
  bool string(std::string& text) { return add(std::move(text)); }
  bool binary(Library::binary_t& /*bytes*/) { return false; }
  bool start_object(std::size_t /*size*/) { return open(Value::object()); }
  bool key(std::string& name) {
    names_.back() = std::move(name);
    return true;
  }
  bool end_object() { return close(); }
  bool start_array(std::size_t /*size*/) { return open(Value::array()); }
  bool end_array() { return close(); }
  bool parse_error(std::size_t /*place*/, const std::string& /*token*/,
                   const nlohmann::detail::exception& /*error*/) {
    return false;
  }

  Value take() { return std::move(whole_); }

 private:
  bool add(Value value) {
    if (open_.empty()) {
      whole_ = std::move(value);
    } else if (auto* const object = std::get_if<Value::Object>(&open_.back().is_)) {
      object->emplace_back(std::move(names_.back()), std::move(value));
    } else {
      std::get<Value::List>(open_.back().is_).push_back(std::move(value));
    }
    return true;
  }
  bool open(Value value) {
    open_.push_back(std::move(value));
    names_.emplace_back();
    return open_.size() <= kDeepest;
  }
  bool close() {
    Value value = std::move(open_.back());
    open_.pop_back();
    names_.pop_back();
    return add(std::move(value));
  }

  Value whole_;
  std::vector<Value> open_;         ///< lists and objects, from the outermost in
  std::vector<std::string> names_;  ///< of each, the name whose value comes next
};

std::optional<Value> Value::read(std::string_view text) {
  ReadValue reader;
  if (!Library::sax_parse(text.begin(), text.end(), &reader)) {
    return std::nullopt;
  }
  return reader.take();
}

const Value& Value::at(std::string_view name) const {
  static const Value kNull;
  const auto* const object = std::get_if<Object>(&is_);
  if (object == nullptr) {
    return kNull;
  }
  const auto found = std::find_if(object->rbegin(), object->rend(),
                                  [name](const auto& pair) { return pair.first == name; });
  return found == object->rend() ? kNull : found->second;
}

std::span<const Value> Value::items() const {
  const auto* const list = std::get_if<List>(&is_);
  return list == nullptr ? std::span<const Value>{} : std::span<const Value>{*list};
}

std::optional<std::int64_t> Value::integer() const {
  constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
  if (const auto* const number = std::get_if<std::int64_t>(&is_)) {
    return *number;
  }
  const auto* const number = std::get_if<std::uint64_t>(&is_);
  return number != nullptr && *number <= static_cast<std::uint64_t>(kMost)
             ? std::optional{static_cast<std::int64_t>(*number)}
             : std::nullopt;
}

bool Value::is_true() const {
  const bool* const truth = std::get_if<bool>(&is_);
  return truth != nullptr && *truth;
}

}  // namespace ecarte::json
