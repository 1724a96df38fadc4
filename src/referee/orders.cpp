// SPDX-License-Identifier: MIT
#include "referee/orders.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "law/at_once.hpp"
#include "record/sentence.hpp"
#include "record/timing.hpp"

namespace ecarte::referee {
namespace {

using record::Act;
using record::ActKind;
using record::Record;
using record::TimeTold;
using Places = std::vector<std::size_t>;

/// What an act is to the laws, if they give it or bar it.
replay::Remedy deed_of(const Act& act) {
  using replay::Remedy;
  constexpr auto kDeeds = std::to_array<std::pair<ActKind, Remedy>>({
      {ActKind::Announce, Remedy::Announce},
      {ActKind::Mark, Remedy::Mark},
      {ActKind::TakeDown, Remedy::TakeDown},
      {ActKind::LetStand, Remedy::LetStand},
      {ActKind::Complete, Remedy::Complete},
  });
  if (act.kind == ActKind::Claim) {
    return act.object_as<Remedy>();
  }
  const auto* const found = std::ranges::find(kDeeds, act.kind, &std::pair<ActKind, Remedy>::first);
  return found == kDeeds.end() ? Remedy::None : found->second;
}

/// "'Y announces the king'".
std::string quoted(const Record& record, std::size_t at) {
  return "'" + record::words_of(record.acts, at, *record.names, record.text) + "'";
}

/// The last passage of the record before `at`.
std::size_t passage_before(const Record& record, std::size_t at) {
  return *record::act_back(std::span(record.acts).first(at), 1);
}

/// Where an act was put, in words.
std::string where(const Record& record, const TimeTold& told, std::size_t place) {
  const record::Place line = record::place_of(record, record.acts[told.act].at);
  const std::string what = quoted(record, told.act) + " (line " + std::to_string(line.line) + ")";
  if (told.how == record::Timed::Whether) {
    const record::Act& act = record.acts[told.act];
    const std::optional<record::Act> otherwise = record::plainly(act);
    const bool taken = otherwise && act.kind == record::ActKind::Take;
    return what + (place == told.act ? " is so"
                   : taken && (otherwise->flags & record::kMixed) != 0
                       ? " is not so, but they are mixed with his hand"
                   : taken && (otherwise->flags & record::kApart) != 0
                       ? " is not so, but they lie apart"
                   : otherwise ? " is not so, but done plainly"
                               : " is not so");
  }
  const std::string act = what + " came ";
  if (place == told.other) {
    return act + "before " + quoted(record, place);
  }
  const std::size_t last = passage_before(record, place);
  const bool between = place != told.act && told.how == record::Timed::EitherWay;
  return between ? act + "between " + quoted(record, last) + " and " + quoted(record, place)
                 : act + "after " + quoted(record, last);
}

/// The places of acts done at one moment, by a law that says what they count as.
class Readings {
 public:
  Readings(const Record& record, std::span<const TimeTold> told, const Course& course)
      : record_(record), code_(course.code_for(record)) {
    Places as_written;
    std::ranges::transform(told, std::back_inserter(as_written), &TimeTold::act);
    Record plain = record;
    order_ = record::in_order(record.acts, told, as_written);
    plain.acts = order_.acts;
    facts_ = course.facts_of(plain);
  }

  /// The place a law gives; nothing if none does.
  std::optional<std::size_t> place_of(const TimeTold& told, std::vector<OrderNote>& notes) const {
    if (told.how != record::Timed::AtOnce) {
      return std::nullopt;
    }
    for (const bool swapped : {false, true}) {
      const std::size_t deed = swapped ? told.other : told.act;
      const std::size_t other = swapped ? told.act : told.other;
      const auto reading = reading_of(deed, other);
      if (!reading) {
        continue;
      }
      const bool before = reading->before != swapped;
      notes.push_back({record::span_of(record_.acts[told.act]),
                       quoted(record_, deed) + " is told as done at one moment with " +
                           quoted(record_, other) + ": law " +
                           std::string(code_.laws[reading->law].number) + " takes it as done " +
                           (reading->before ? "before it" : "after it"),
                       false});
      const std::vector<std::size_t> places = record::places_of(record_.acts, told);
      return before ? places.front() : places.back();
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] std::optional<law::AtOnceReading> reading_of(std::size_t deed,
                                                             std::size_t other) const {
    const replay::Remedy remedy = deed_of(record_.acts[deed]);
    const auto now = std::ranges::find(order_.written, other) - order_.written.begin();
    const auto at = static_cast<std::size_t>(now);
    if (remedy == replay::Remedy::None || at >= facts_.beats.size() || facts_.dealings.empty() ||
        !record::is_player(record_.acts[deed].actor)) {
      return std::nullopt;
    }
    const auto dealer = facts_.dealings.back().dealer;
    const bool by_dealer = dealer && record::actor_of(*dealer) == record_.acts[deed].actor;
    return law::reading_of_at_once(code_, remedy, by_dealer, facts_.beats[at]);
  }

  const Record& record_;
  const codes::Code& code_;
  record::InOrder order_;
  replay::DealFacts facts_;
};

/// Every choice of one place for each, the last of each first: as written.
std::vector<Places> combinations(const std::vector<Places>& choices) {
  std::vector<Places> all{{}};
  for (const Places& places : choices) {
    std::vector<Places> longer;
    for (const Places& begun : all) {
      for (auto place = places.rbegin(); place != places.rend(); ++place) {
        longer.push_back(begun);
        longer.back().push_back(*place);
      }
    }
    all = std::move(longer);
  }
  return all;
}

/// The mark by which a claim of it is carried out at once goes where the claim goes: each such mark
/// that is not timed by itself, at the place of its claim.
void take_marks_along(const Record& record, std::vector<TimeTold>& told, Places& places) {
  const std::size_t timed = told.size();
  for (std::size_t i = 0; i < timed; ++i) {
    const TimeTold one = told[i];
    const Act& claim = record.acts[one.act];
    if (one.how == record::Timed::Whether || claim.kind != ActKind::Claim ||
        claim.object_as<replay::Remedy>() != replay::Remedy::Mark || places[i] == one.act) {
      continue;
    }
    const std::vector<std::size_t> after = record::passages_of(record.acts, one.act);
    const bool his = after.size() > 1 && record.acts[after[1]].kind == ActKind::Mark &&
                     record.acts[after[1]].actor == claim.actor;
    if (his && std::ranges::find(told, after[1], &TimeTold::act) == told.end()) {
      told.push_back({one.how, after[1], one.other});
      places.push_back(places[i]);
    }
  }
}

}  // namespace

bool OrderTold::leaves_open() const {
  return !ways.empty() || std::ranges::any_of(notes, &OrderNote::open);
}

std::optional<Orders> orders_of(const Record& record, const Course& course) {
  const std::vector<TimeTold> told = record::times_told(record.acts);
  const Readings readings(record, told, course);
  Orders orders;
  std::vector<Places> choices;
  std::size_t number = 1;
  orders.in_order = true;
  for (const TimeTold& one : told) {
    const auto decided = readings.place_of(one, orders.notes);
    choices.push_back(decided ? Places{*decided} : record::places_of(record.acts, one));
    if (!decided && number == 1) {
      orders.at = record.acts[one.act].at;
      orders.kind = record.acts[one.act].kind;
    }
    orders.in_order &= decided || one.how == record::Timed::Whether;
    number *= choices.back().size();
    if (number > kMostOrders) {
      return std::nullopt;
    }
  }
  for (const Places& places : combinations(choices)) {
    Variant& variant = orders.variants.emplace_back();
    variant.record = record;
    std::vector<TimeTold> with_marks = told;
    Places at = places;
    take_marks_along(record, with_marks, at);
    variant.record.acts = record::in_order(record.acts, with_marks, at).acts;
    for (std::size_t i = 0; i < told.size(); ++i) {
      if (choices[i].size() > 1) {
        variant.when.push_back(where(record, told[i], places[i]));
      }
    }
  }
  return orders;
}

}  // namespace ecarte::referee
