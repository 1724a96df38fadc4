// SPDX-License-Identifier: MIT
#include "referee/writing.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace ecarte::referee {
namespace {

law::Finding of_writing(std::string_view id, std::size_t act) {
  law::Finding finding;
  finding.id = id;
  finding.cls = codes::Class::Info;
  finding.severity = law::Severity::Warning;
  finding.place.at = static_cast<replay::ActIndex>(act);
  finding.waived.is_of_writing = true;
  return finding;
}

}  // namespace

law::Finding left_behind_mark(const record::Record& record) {
  return of_writing("behind-the-mark", record.acts.size() - 1);
}

std::optional<law::Finding> DealNumbers::next(const record::Record& record,
                                              const replay::DealFacts& facts,
                                              const law::DealResult& result) {
  constexpr record::ActKinds kOfAnotherGame{record::ActKind::HeadGame, record::ActKind::HeadRubber,
                                            record::ActKind::Players, record::ActKind::Cut,
                                            record::ActKind::CutWon};
  const auto heading =
      std::ranges::find(record.acts, record::ActKind::HeadDeal, &record::Act::kind);
  const std::uint32_t number = heading != record.acts.end() ? heading->amount() : 0;
  const bool another = facts.place.sitting_begins || facts.seen.any_of(kOfAnotherGame);
  std::optional<law::Finding> finding;
  // The first of a game may be of one that is not headed, unless the game before surely goes on.
  if (!another && number != 0 && number <= last_ && facts.place.broken_before &&
      (number > 1 || goes_on_)) {
    finding = of_writing("deal-number", static_cast<std::size_t>(heading - record.acts.begin()));
  }
  last_ = number;
  const bool read = record.problems.empty();
  last_ = read ? last_ : 0;
  constexpr std::uint8_t kMostOfADeal = 2;  // beside the king: with less than that before, no game
  const auto low = [&](std::size_t seat) {
    const std::optional<std::uint8_t> points = result.after.due.of(seat);
    return points && *points <= kMostOfADeal;
  };
  goes_on_ = low(0) && low(1) && !facts.stands.resigned();
  return finding;
}

}  // namespace ecarte::referee
