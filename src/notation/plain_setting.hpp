// SPDX-License-Identifier: MIT
//
// One plain line that settles something: the players, what they agreed, another game, the cut for
// the deal, whose pack is whose, what an onlooker bets. What its grammar tells of it, and the acts
// it becomes. Private to `plain`.
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
  PlainSetting(record::Record& record, const NameTable& names, const char* text)
      : acts_(record.acts),
        before_(acts_.size()),
        record_(record),
        names_known_(names),
        seats_(names.seated()),
        text_(text),
        at_(static_cast<record::Offset>(record.text.size())) {}

  void take_back() { acts_.resize(before_); }
  void keep() { seats_.keep(); }
  /// Whose names the line has, if it is kept, a bit for each seat.
  [[nodiscard]] unsigned met() const { return seats_.kept(); }
  /// Does it settle what things are called: the players, bystanders, or packs, or the coin?
  [[nodiscard]] bool names_anew() const {
    using record::ActKind;
    constexpr record::ActKinds kNaming{ActKind::Players, ActKind::Bystanders, ActKind::Packs,
                                       ActKind::Bet, ActKind::Cover};
    return kNaming.has(acts_.back().kind);
  }
  /// False if some of the bystanders are known, there are too many, or the record has too many acts
  /// with it.
  [[nodiscard]] bool fits() const;
  /// Who and what they are, once the line has been read.
  void tell_names(NameTable& names) const;

  // ── What the grammar hands over as it goes
  std::size_t seat_at(const char* at, std::size_t left) { return seats_.at(at, left); }
  std::size_t last_seat_at(const char* at, std::size_t left) { return seats_.last_at(at, left); }
  std::size_t onlooker_at(const char* at, std::size_t left);
  void take_card(const char* at, std::uint32_t bit);
  void take_part(const char* at, std::uint32_t rank);
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
  bool own_pack();
  bool packs(const char* begin, const char* end);
  bool bet(const char* begin, const char* end);
  bool covers(const char* begin, const char* end);

 private:
  bool lays(record::ActKind kind, const char* begin, const char* end);
  /// True: the act is made, of him or of both.
  bool add(record::Act act, const char* begin, const char* end);

  std::vector<record::Act>& acts_;
  std::size_t before_;  ///< acts there were before the line
  const record::Record& record_;
  const NameTable& names_known_;
  SeatsMet seats_;
  const char* text_;
  record::Offset at_;
  std::uint32_t card_ = 0;
  std::uint32_t rank_ = 0;         ///< of a card known in part,
  const char* part_at_ = nullptr;  ///  which stands there
  unsigned number_ = 0;
  record::Actor onlooker_ = record::kNobody;
  std::string_view word_;
  std::size_t names_ = 0;  ///< named anew
  std::array<std::string_view, 2> new_names_;
  std::size_t colours_ = 0;  ///< told
  std::array<std::string_view, 2> of_packs_;
  std::array<record::Actor, 2> owners_{};
};

}  // namespace ecarte::notation
