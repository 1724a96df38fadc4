// SPDX-License-Identifier: MIT
//
// One plain line that settles something: the players, what they agreed, another game, the cut for
// the deal. What its grammar tells of it, and the acts it becomes. Private to `plain`.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "notation/names.hpp"
#include "notation/seats_met.hpp"
#include "record/record.hpp"

namespace ecarte::notation {

class PlainSetting {
 public:
  PlainSetting(record::Record& record, const NameTable::Seated& seated, const char* text)
      : acts_(record.acts),
        before_(acts_.size()),
        record_(record),
        seats_(seated),
        text_(text),
        at_(static_cast<record::Offset>(record.text.size())) {}

  void take_back() { acts_.resize(before_); }
  void keep() { seats_.keep(); }
  /// Whose names the line has, if it is kept, a bit for each seat.
  [[nodiscard]] unsigned met() const { return seats_.kept(); }
  /// Does it name somebody anew: the players, or bystanders?
  [[nodiscard]] bool names_anew() const { return names_ != 0; }
  /// False if some of the bystanders are known, there are too many, or the record has too many acts
  /// with it.
  [[nodiscard]] bool fits(const NameTable& names) const;
  /// Who they are, once the line has been read.
  void tell_names(NameTable& names) const;

  // ── What the grammar hands over as it goes
  std::size_t seat_at(const char* at, std::size_t left) { return seats_.at(at, left); }
  void take_card(const char* at, std::uint32_t bit);
  void take_number(unsigned number) { number_ = number; }
  void take_word(std::string_view word) { word_ = word; }

  // ── What it has said; false if it is not plain after all
  bool new_name();
  bool players(const char* begin, const char* end);
  bool bystanders(const char* begin, const char* end);
  bool agreement(const char* begin, const char* end);
  bool system(const char* begin, const char* end);
  bool game(const char* begin, const char* end);
  bool cut(const char* begin, const char* end);

 private:
  /// True: the act is made, of him or of both.
  bool add(record::Act act, const char* begin, const char* end);

  std::vector<record::Act>& acts_;
  std::size_t before_;  ///< acts there were before the line
  const record::Record& record_;
  SeatsMet seats_;
  const char* text_;
  record::Offset at_;
  std::uint32_t card_ = 0;
  unsigned number_ = 0;
  std::string_view word_;
  std::size_t names_ = 0;  ///< named anew
  std::array<std::string_view, 2> new_names_;
};

}  // namespace ecarte::notation
