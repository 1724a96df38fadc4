// SPDX-License-Identifier: MIT
#include "archive.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "as_json.hpp"
#include "campaign/attempt.hpp"
#include "campaign/wording.hpp"
#include "notation/parse.hpp"
#include "support/lawful_game.hpp"

namespace ecarte::bench {
namespace {

std::vector<record::Record> read(std::string_view text) {
  notation::Reader reader{notation::source_of(text)};
  std::vector<record::Record> deals;
  for (record::Record record; reader.next(record);) {
    deals.push_back(record);
  }
  return deals;
}

/// A seed of its own for everything that is drawn.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t file, std::uint64_t what) {
  return (seed * 1'000'003 + file) * 4 + what;
}

bool begins_sitting(std::string_view deal) {
  return deal.substr(deal.starts_with('\n') ? 1 : 0).starts_with("players:");
}

}  // namespace

void write_suits_as_letters(std::string& text) {
  // The signs are E2 99 and one of these.
  static constexpr std::array<std::string_view, 4> kSigns{"\xe2\x99\xa0", "\xe2\x99\xa5",
                                                          "\xe2\x99\xa6", "\xe2\x99\xa3"};
  static constexpr std::string_view kLetters = "SHDC";
  std::size_t to = 0;
  for (std::size_t from = 0; from < text.size(); ++to) {
    const auto sign = text[from] != kSigns[0][0]
                          ? kSigns.end()
                          : std::ranges::find(kSigns, std::string_view(text).substr(from, 3));
    text[to] = sign == kSigns.end() ? text[from]
                                    : kLetters[static_cast<std::size_t>(sign - kSigns.begin())];
    from += sign == kSigns.end() ? 1 : 3;
  }
  text.resize(to);
}

Archive::Archive(const Makeup& makeup)
    : makeup_(makeup),
      kinds_(makeup.one_irregular_in > 0 ? campaign::club_kinds() : campaign::Kinds{}) {}

bool Archive::one_is_due() const {
  return makeup_.one_irregular_in > 0 && irregular_ * makeup_.one_irregular_in < deals_;
}

/// Adds a sitting in the words of the file.
void Archive::sitting(std::string_view text) {
  if (text.empty()) {
    return;
  }
  if (!makeup_.json && !freer_) {
    text_ += text;
    return;
  }
  const std::vector<record::Record> deals = read(text);
  if (makeup_.json) {
    for (const record::Record& deal : deals) {
      write_as_json(text_, deal);
    }
    return;
  }
  campaign::Wording wording(words_chance_);
  const std::vector<campaign::Wording::Change> changes = wording.draw(deals);
  text_ += campaign::told_with(deals, changes);
}

void Archive::sitting_with_fault(campaign::Chance& chance) {
  // What one kind wants of the cards may take thousands of deals to come: another is as good.
  constexpr int kTries = 30;
  while (true) {
    const campaign::Kind& kind = chance.any(kinds_);
    for (int tries = 0; tries < kTries; ++tries) {
      campaign::Attempt one;
      if (!attempt(kind, chance, one) || one.owed.front().expected.empty()) {
        continue;
      }
      sitting("\n" + one.text);
      deals_ += one.ends.size();
      ++irregular_;
      return;
    }
  }
}

std::string_view Archive::file(std::uint64_t deals) {
  const std::uint64_t number = number_++;
  text_.clear();
  freer_ =
      makeup_.words == Words::Freer || (makeup_.words == Words::AQuarter && number / 2 % 4 == 3);
  words_chance_ = campaign::Chance(seed_of(makeup_.seed, number, 1));
  campaign::Chance faults(seed_of(makeup_.seed, number, 2));
  support::LawfulGames games(seed_of(makeup_.seed, number, 0),
                             number / 8 % 2 == 0 ? support::Sprinkle{} : support::Sprinkle::all());
  // Counted by the file, so that what is in one does not hang on those before it.
  const std::uint64_t deals_before = std::exchange(deals_, 0);
  const std::uint64_t irregular_before = std::exchange(irregular_, 0);
  std::string one;
  std::string next;
  while (deals_ < deals) {
    next.clear();
    games.deal(next);
    if (begins_sitting(next)) {
      sitting(one);
      one.clear();
      while (one_is_due() && deals_ < deals) {
        sitting_with_fault(faults);
      }
    }
    if (deals_ < deals) {
      one += next;
      ++deals_;
    }
  }
  sitting(one);
  deals_ += deals_before;
  irregular_ += irregular_before;
  if (makeup_.suits == Suits::Letters || (makeup_.suits == Suits::ByTurns && number % 2 == 1)) {
    write_suits_as_letters(text_);
  }
  return text_;
}

}  // namespace ecarte::bench
