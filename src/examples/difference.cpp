// SPDX-License-Identifier: MIT
#include "examples/difference.hpp"

#include <algorithm>
#include <optional>
#include <span>

#include "examples/recipe.hpp"
#include "examples/scene_edit.hpp"
#include "law/judge.hpp"
#include "law/window.hpp"
#include "notation/parse.hpp"
#include "replay/replay.hpp"

namespace ecarte::examples {
namespace {

using codes::Code;
using codes::Difference;
using codes::FactDifferences;
using replay::Fact;

/// A search that has replayed so many records gives up, so that a run takes seconds.
constexpr std::size_t kMostRecords = 100'000;

/// Facts that the judge completes or makes: replay alone does not show them.
bool made_by_law(replay::FactKind kind) {
  return kind >= replay::FactKind::ScoreAccrued || kind == replay::FactKind::MultipleClaimed ||
         kind == replay::FactKind::GameClaimed;
}

bool fully_known(const Fact& fact) {
  for (std::size_t i = 0; i < fact.values.size(); ++i) {
    if (replay::size_of(replay::entry(fact.kind).attributes[i]) != 0 &&
        replay::value_number(fact, static_cast<int>(i)) == replay::kUnknown) {
      return false;
    }
  }
  return fact.proof == replay::Proof::Proved;
}

/// A text replayed, and judged by both codes if there is reason to.
class Trial {
 public:
  /// False if the record cannot be read or cannot be true.
  bool replay(const std::string& text) {
    notation::Reader reader{notation::source_of(text)};
    replay::Sitting sitting;
    count_ = 0;
    record::Record record;
    while (reader.next(record)) {
      if (!record.readable()) {
        return false;
      }
      if (count_ == deals_.size()) {
        deals_.emplace_back();
      }
      replay::replay(record, sitting, deals_[count_]);
      if (!deals_[count_++].impossible.empty()) {
        return false;
      }
    }
    return true;
  }

  void judge(const Code& code, std::size_t side) {
    law::Judge judge{code, false};
    results_[side].resize(std::max(results_[side].size(), count_));
    for (std::size_t i = 0; i < count_; ++i) {
      judge.rule_on(deals_[i], next_of(i), results_[side][i]);
    }
  }

  [[nodiscard]] std::span<const replay::DealFacts> deals() const {
    return std::span{deals_}.first(count_);
  }
  [[nodiscard]] const replay::DealFacts* next_of(std::size_t deal) const {
    return deal + 1 < count_ ? &deals_[deal + 1] : nullptr;
  }
  [[nodiscard]] const law::DealResult& result(std::size_t side, std::size_t deal) const {
    return results_[side][deal];
  }
  [[nodiscard]] bool met(std::size_t side, std::size_t deal, std::uint16_t number) const {
    const law::DealResult& result = results_[side][deal];
    const auto finds = [number](const law::Finding& finding) {
      return finding.under.case_index == number && finding.remedy.status != law::Status::Moot;
    };
    const auto meets = [number](const law::Met& met) {
      return met.case_index == number && met.status != law::Status::Moot;
    };
    return std::ranges::any_of(result.met, meets) || std::ranges::any_of(result.findings, finds);
  }

 private:
  std::vector<replay::DealFacts> deals_;
  std::array<std::vector<law::DealResult>, 2> results_;
  std::size_t count_ = 0;
};

class Search {
 public:
  Search(const Code& first, const Code& second, const FactDifferences& differences)
      : codes_{&first, &second}, wanted_(differences), recipe_(recipe_for(differences.fact)) {
    found_.texts.resize(differences.boxes.size());
    left_ = differences.boxes.size();
  }

  FactWitnesses run() {
    for (int depth = 0; depth <= kMostSentences && left_ > 0; ++depth) {
      for (const RecordLines* const scene : recipe_.scenes) {
        const std::vector<Edit> edits = edits_of(*scene, recipe_);
        std::vector<Edit> chosen;
        choose(*scene, edits, depth, chosen);
      }
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] bool done() const { return left_ == 0 || !found_.exhausted; }

  /// Every choice of `depth` more edits, in the order of the deal.
  void choose(const RecordLines& scene, std::span<const Edit> edits, int depth,
              std::vector<Edit>& chosen) {
    if (depth == 0) {
      return attempt(edited(scene, chosen));
    }
    for (const Edit& edit : edits) {
      const bool in_order = chosen.empty() || chosen.back().line <= edit.line;
      const bool again = !chosen.empty() && chosen.back().line == edit.line &&
                         chosen.back().sentence == edit.sentence;
      if (done()) {
        return;
      }
      if (in_order && !again) {
        chosen.push_back(edit);
        choose(scene, edits, depth - 1, chosen);
        chosen.pop_back();
      }
    }
  }

  void attempt(const std::vector<std::string_view>& lines) {
    if (++found_.tried >= kMostRecords) {
      found_.exhausted = false;
    }
    if (!trial_.replay(joined(lines)) || !promising()) {
      return;
    }
    judge();
    for (std::size_t box = 0; box < wanted_.boxes.size(); ++box) {
      if (found_.texts[box].empty() && shows(wanted_.boxes[box])) {
        found_.texts[box] = joined(shortened(lines, wanted_.boxes[box]));
        --left_;
        trial_.replay(joined(lines));
        judge();
      }
    }
  }

  void judge() {
    trial_.judge(*codes_[0], 0);
    trial_.judge(*codes_[1], 1);
  }

  /// A line that the lines after it stand on: a record without it would read oddly.
  static bool bears(std::string_view line) {
    return line.starts_with("deal ") || line.find(" gives ") != std::string_view::npos ||
           line.find(" turns ") != std::string_view::npos;
  }

  /// `lines` without those the example can do without: from the end, and whatever bears nothing.
  std::vector<std::string_view> shortened(std::vector<std::string_view> lines,
                                          const Difference& box) {
    for (bool shorter = true; shorter;) {
      shorter = false;
      for (std::size_t i = lines.size(); i-- > 1;) {
        if (i + 1 < lines.size() && bears(lines[i])) {
          continue;
        }
        std::vector<std::string_view> without = lines;
        without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
        if (trial_.replay(joined(without)) && (judge(), shows(box))) {
          lines = std::move(without);
          shorter = true;
        }
      }
    }
    return lines;
  }

  /// Replay shows, without any judging, that nothing wanted is there: most records end here.
  [[nodiscard]] bool promising() const {
    if (made_by_law(wanted_.fact)) {
      return true;
    }
    for (std::size_t deal = 0; deal < trial_.deals().size(); ++deal) {
      for (const Fact& fact : trial_.deals()[deal].facts) {
        if (fact.kind == wanted_.fact && fully_known(fact) && wanted(fact, deal)) {
          return true;
        }
      }
    }
    return false;
  }

  [[nodiscard]] bool wanted(const Fact& fact, std::size_t deal) const {
    const int position = position_of(fact, deal);
    for (std::size_t box = 0; box < wanted_.boxes.size(); ++box) {
      if (found_.texts[box].empty() &&
          wanted_.boxes[box].contains(replay::value_numbers(fact), position)) {
        return true;
      }
    }
    return false;
  }

  [[nodiscard]] int position_of(const Fact& fact, std::size_t deal) const {
    return law::found_position(fact, trial_.deals()[deal], trial_.next_of(deal),
                               wanted_.boundaries);
  }

  /// True if some deal sets a fact in the box and both codes answer it as their tables say.
  [[nodiscard]] bool shows(const Difference& box) const {
    for (std::size_t deal = 0; deal < trial_.deals().size(); ++deal) {
      if (std::ranges::any_of(trial_.deals()[deal].facts,
                              [&](const Fact& fact) { return answered(fact, deal, box); })) {
        return true;
      }
      for (std::size_t side = 0; side < 2 && made_by_law(wanted_.fact); ++side) {
        if (std::ranges::any_of(trial_.result(side, deal).findings, [&](const law::Finding& f) {
              return answered(f.fact, deal, box);
            })) {
          return true;
        }
      }
    }
    return false;
  }

  [[nodiscard]] bool answered(const Fact& fact, std::size_t deal, const Difference& box) const {
    if (fact.kind != wanted_.fact || !fully_known(fact)) {
      return false;
    }
    const int position = position_of(fact, deal);
    if (!box.contains(replay::value_numbers(fact), position)) {
      return false;
    }
    for (std::size_t side = 0; side < 2; ++side) {
      const std::uint16_t number = codes::answer_of(
          *codes_[side], fact.kind, replay::value_numbers(fact), position, wanted_.boundaries);
      if (number != codes::kNoCase && !trial_.met(side, deal, number)) {
        return false;
      }
    }
    return true;
  }

  std::array<const Code*, 2> codes_;
  const FactDifferences& wanted_;
  const Recipe& recipe_;
  Trial trial_;
  FactWitnesses found_;
  std::size_t left_ = 0;
};

}  // namespace

FactWitnesses find_witnesses(const Code& first, const Code& second,
                             const FactDifferences& differences) {
  return Search{first, second, differences}.run();
}

}  // namespace ecarte::examples
