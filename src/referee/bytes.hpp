// SPDX-License-Identifier: MIT
//
// Values as bytes, and back, for one version of the program: what one run of it writes another of
// the same version reads, on any machine of the same kind. A type that is more than its bytes says
// by `fields` what it holds, naming every member: one that is added is then not forgotten.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace ecarte::referee {

/// A `Value` that may be constant.
template <class Type, class Value>
concept Like = std::same_as<std::remove_const_t<Type>, Value>;

/// Is its representation all there is to it? A view or a pointer points elsewhere.
template <class Value>
concept Plain =
    std::is_trivially_copyable_v<Value> && !std::is_pointer_v<Value> &&
    (std::is_arithmetic_v<Value> ||
     std::has_unique_object_representations_v<Value>)&&!std::same_as<Value, std::string_view>;

template <class Value>
concept HasFields = requires(Value& value) {
  fields(value);
};

class ByteWriter {
 public:
  explicit ByteWriter(std::string& to) : to_(to) {}

  template <class Value>
  void put(const Value& value) {
    if constexpr (HasFields<const Value>) {
      std::apply([this](const auto&... each) { (this->put(each), ...); }, fields(value));
    } else {
      static_assert(Plain<Value>, "say what its fields are");
      raw(&value, sizeof value);
    }
  }
  void put(std::string_view text) {
    size(text.size());
    raw(text.data(), text.size());
  }
  void put(const std::string& text) { put(std::string_view{text}); }
  template <class Value>
  void put(const std::vector<Value>& list) {
    size(list.size());
    if constexpr (Plain<Value> && !HasFields<const Value>) {
      raw(list.data(), list.size() * sizeof(Value));
    } else {
      for (const Value& value : list) {
        put(value);
      }
    }
  }
  template <class Value>
  void put(const std::optional<Value>& value) {
    put(value.has_value());
    if (value) {
      put(*value);
    }
  }
  template <class Value>
  void put(const std::shared_ptr<const Value>& value) {
    put(value != nullptr);
    if (value) {
      put(*value);
    }
  }
  template <class Value, std::size_t N>
  void put(const std::array<Value, N>& list) {
    for (const Value& value : list) {
      put(value);
    }
  }

 private:
  void size(std::size_t size) { put(static_cast<std::uint32_t>(size)); }
  void raw(const void* from, std::size_t size) { to_.append(static_cast<const char*>(from), size); }

  std::string& to_;
};

class ByteReader {
 public:
  /// Views that are read point into `from`.
  explicit ByteReader(std::string_view from) : rest_(from) {}

  /// False once there were fewer bytes than what was asked for takes.
  [[nodiscard]] bool good() const { return good_; }
  [[nodiscard]] std::string_view rest() const { return rest_; }

  template <class Value>
  void get(Value& value) {
    if constexpr (HasFields<Value>) {
      std::apply([this](auto&... each) { (this->get(each), ...); }, fields(value));
    } else {
      static_assert(Plain<Value>, "say what its fields are");
      raw(&value, sizeof value);
    }
  }
  void get(std::string_view& text) {
    const std::size_t size = this->size(1);
    text = rest_.substr(0, size);
    rest_.remove_prefix(size);
  }
  void get(std::string& text) {
    std::string_view view;
    get(view);
    text = view;
  }
  template <class Value>
  void get(std::vector<Value>& list) {
    if constexpr (Plain<Value> && !HasFields<Value>) {
      list.resize(size(sizeof(Value)));
      raw(list.data(), list.size() * sizeof(Value));
    } else {
      list.resize(size(1));
      for (Value& value : list) {
        get(value);
      }
    }
  }
  template <class Value>
  void get(std::optional<Value>& value) {
    bool any = false;
    get(any);
    value.reset();
    if (any) {
      get(value.emplace());
    }
  }
  template <class Value>
  void get(std::shared_ptr<const Value>& value) {
    bool any = false;
    get(any);
    value = nullptr;
    if (any) {
      auto made = std::make_shared<Value>();
      get(*made);
      value = std::move(made);
    }
  }
  template <class Value, std::size_t N>
  void get(std::array<Value, N>& list) {
    for (Value& value : list) {
      get(value);
    }
  }

 private:
  /// Of things that take so many bytes at least: no more than there can be.
  std::size_t size(std::size_t each) {
    std::uint32_t size = 0;
    get(size);
    if (size > rest_.size() / each) {
      good_ = false;
      size = 0;
    }
    return size;
  }
  void raw(void* into, std::size_t size) {
    if (size > rest_.size()) {
      good_ = false;
      rest_ = {};
    } else if (size != 0) {
      std::memcpy(into, rest_.data(), size);
      rest_.remove_prefix(size);
    }
  }

  std::string_view rest_;
  bool good_ = true;
};

}  // namespace ecarte::referee
