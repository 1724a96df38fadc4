// SPDX-License-Identifier: MIT
//
// Results for programs: docs/result.schema.json describes them. One document, or one object a line;
// either is written deal by deal, so that memory does not grow with the number of deals.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "report/writer.hpp"

namespace ecarte::report {

enum class JsonForm : std::uint8_t { Document, Lines };

/// Writes one result. Call `begin` once, `deal` for each deal, `end` once; each appends to `out`.
class JsonWriter : public Writer {
 public:
  /// `tool` is the program's name and version; `codes` those a deal may be judged by.
  JsonWriter(JsonForm form, std::string_view tool, std::span<const codes::Code* const> codes);

  void begin(std::string& out) override;
  void deal(std::string& out, std::string_view file, const Deal& deal) override {
    add_entry(out, apart(file, deal));
  }
  [[nodiscard]] bool writes_apart() const override { return true; }
  [[nodiscard]] WrittenEntry apart(std::string_view file, const Deal& deal) const override;
  void add_entry(std::string& out, const WrittenEntry& written) override;
  /// Problems of a document stand after its deals: past a limit they are counted in
  /// `tally.held_back` and not printed. Lines have no such limit. The summary holds what the laws
  /// answered if `coverage` was kept.
  void end(std::string& out, Tally& tally, const Coverage* coverage) override;

 private:
  void problem(std::string& out, const std::string& written);

  JsonForm form_;
  std::string tool_;
  std::span<const codes::Code* const> codes_;
  std::string problems_;  ///< of a document, already written out
  std::uint64_t held_back_ = 0;
  bool first_deal_ = true;
};

}  // namespace ecarte::report
