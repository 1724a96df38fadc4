// SPDX-License-Identifier: MIT
//
// One deal of a certificate, as it is read: nothing is believed of it yet.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "code.hpp"

namespace verify {

/// The number of an act in the row of a deal and of the one after it.
using Moment = std::uint32_t;
inline constexpr Moment kNever = 0xffffffffU;
inline constexpr Moment kSometime = 0xfffffffeU;  ///< it happened; it is not written when

struct Gap {
  Moment before = 0;
  Words beats;
  Words deeds;
};

struct Dealing {
  Moment begin = 0;
  std::string dealer;  ///< "first", "second"; empty if not known
  std::string bold;    ///< who must win the point or lose two; empty if not known
};

struct Playing {
  int dealing = 1;
  int unknown = 0;
  std::array<int, 2> tricks{};
  std::array<int, 2> uncovered{};
  std::array<Moment, 2> third{};
};

struct Fact {
  std::string name;
  std::string subject;
  std::string against;
  std::map<std::string, Words> attributes;
  Moment occurred = kSometime;
  Moment found = kNever;
  Moment witness = kNever;
  int dealing = 1;
  int playing = 0;
  int trick = 0;
  int number = 0;
  std::string proof;
  std::string upheld;
  std::vector<int> cards;
};

struct Deed {
  Moment act = 0;
  std::string remedy;
  std::string by;
  bool done = false;
  int dealing = 1;
  int playing = 0;
  std::string whose;
  std::string purpose;
  std::optional<int> points;
  std::vector<int> cards;  ///< of an exposed card taken or refused; empty: whichever there is
};

struct Testimony {
  Moment act = 0;
  std::string kind;
  std::string seat;
  std::string purpose;
};

struct Ruling {
  std::size_t fact = 0;
  Fact as;  ///< that fact, with what the score told of it
  bool told_by_score = false;
  std::string name;  ///< of the case
  std::string law;
  std::string or_name;  ///< of a case of another law that may be the one; empty: it is sure
  bool in_doubt = false;
  bool pending = false;
  std::optional<std::size_t> after;
  Moment from = 0;
  Moment until = kNever;
  Moment maybe_until = kNever;
  std::string elector;
  Words may;
  Words effects;
  std::string status;
  std::optional<std::size_t> deed;
  std::string elected;
  std::string owed;
  Moment owed_from = kNever;
};

struct Answered {  ///< a fact and its case, and no more
  std::size_t number = 0;
  Fact fact;
  std::string name;
};

struct Doubt {
  std::string law;
  std::string id;
  Fact fact;
  std::string open;
  std::vector<std::pair<Words, std::string>> answers;
};

struct NotDue {
  Fact fact;
  std::string name;
  int marked = 0;
  int due = 0;
  int over = 0;
  int taken_down = 0;
};

struct Gain {
  std::string to;
  std::string purpose;
  std::string because;
  int points = 0;
  int uncapped = 0;
  int marked = 0;
  std::optional<std::size_t> by;
  Moment accrued = 0;
  Moment until = kNever;
  bool pending = false;
  bool lapsed = false;
  bool after_game = false;
};

using Score = std::array<int, 2>;

struct Sums {
  int game = 5;
  bool begins = false;   ///< a game begins,
  bool carried = false;  ///<  or it goes on from the deal before; else nothing is known of that
  bool was_over = false;
  bool annulled = false;
  int playing = 0;
  std::vector<Score> before;
  Score taken_as{};
  Score earlier{};
  std::array<std::optional<std::size_t>, 2> capped_by;
  std::vector<Gain> gains;
  std::string won_by;  ///< empty: nobody, or not known
  Moment won_at = kNever;
  std::vector<Score> due;
  std::vector<Score> marked;
  std::vector<NotDue> not_due;
};

struct Deal {
  std::string file;
  int game = 0;
  int deal = 0;
  std::string verdict;
  bool ruled = false;  ///< false: it could not be read or cannot be true, and nothing follows
  std::string code;
  std::string digest;
  std::vector<Words> row;  ///< the beats of each act
  Moment deal_end = 0;
  bool deal_follows = false;  ///< though it may not be told
  std::vector<Gap> gaps;
  std::vector<Dealing> dealings;
  std::vector<Playing> playings;
  std::vector<Fact> facts;
  std::vector<Deed> deeds;
  std::vector<Testimony> testimony;
  std::vector<Ruling> rulings;
  std::vector<Answered> refuted;
  std::vector<Doubt> doubts;
  std::vector<Answered> sitting;
  Sums score;

  [[nodiscard]] const Dealing* dealing(int number) const {
    const bool is = number >= 1 && static_cast<std::size_t>(number) <= dealings.size();
    return is ? &dealings[static_cast<std::size_t>(number) - 1] : nullptr;
  }
  [[nodiscard]] int last_dealing() const {
    return dealings.empty() ? 1 : static_cast<int>(dealings.size());
  }
};

/// Throws Unreadable where the certificate does not say what it must.
Deal read_deal(const nlohmann::json& value);

}  // namespace verify
