// SPDX-License-Identifier: MIT
#include "examples/path.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "examples/scene_edit.hpp"
#include "law/diff.hpp"
#include "law/judge.hpp"
#include "notation/parse.hpp"
#include "record/words.hpp"
#include "replay/replay.hpp"

namespace ecarte::examples {
namespace {

using interview::Since;
using law::Status;
using replay::Fact;

constexpr std::size_t kMostTried = 20'000;  ///< a search that has judged so many records gives up
constexpr int kMostEdits = 3;

/// What ends the time of a right, in one way or another: lines, parted by bars.
constexpr auto kGoesOn = std::to_array<std::string_view>({
    "Y proposes",
    "Y proposes|A refuses",
    "Y leads K♠",
    "Y leads K♠|A plays 8♠",
    "Y leads K♠|A plays 8♠|Y leads Q♠|A plays 9♠",
    "A plays 8♠",
    "A leads K♣",
    "the cards are gathered",
    "the cards are gathered|deal 9: Y gives 3-2|Y turns 9♥",
    "the cards are gathered|score: A 0, Y 0|deal 9: Y gives 3-2|Y turns 9♥",
    "score: A 0, Y 0|deal 9: Y gives 3-2|Y turns 9♥",
    "game 9",
});

using Lines = std::vector<std::string_view>;

class RecordSearch {
 public:
  RecordSearch(const law::Code& code, const interview::Told& told,
               const interview::Outcome& outcome)
      : code_(code), told_(told), outcome_(outcome), recipe_(recipe_for(told.fact)) {
    // House rules are named to check, not in a record.
    head_ = law::built_in_code(code.name) == &code ? "code: " + std::string{code.name} + "\n" : "";
    for (const law::Remedy remedy : options()) {
      add_uses(remedy);
    }
    ends_.assign(uses_.begin(), uses_.end());
    if (outcome_.since == Since::Unused) {
      ends_.assign(kGoesOn.begin(), kGoesOn.end());
    }
  }

  std::string run() {
    for (int depth = 0; depth <= kMostEdits && text_.empty(); ++depth) {
      for (const Scene* const scene : recipe_.scenes) {
        const std::vector<Edit> edits = edits_of(*scene, recipe_);
        std::vector<Edit> chosen;
        choose(*scene, edits, depth, chosen);
      }
    }
    return text_;
  }

 private:
  [[nodiscard]] bool done() const { return !text_.empty() || tried_ >= kMostTried; }

  [[nodiscard]] std::vector<law::Remedy> options() const {
    std::vector<law::Remedy> options;
    if (outcome_.case_index < code_.cases.size() && outcome_.since == Since::Used) {
      for (const law::Remedy remedy : code_.cases[outcome_.case_index].may.in_order) {
        if (remedy != law::Remedy::None) {
          options.push_back(remedy);
        }
      }
    }
    return options;
  }

  /// The sentences by which either player uses an option.
  void add_uses(law::Remedy remedy) {
    const auto* const word =
        std::ranges::find(record::kRemedyWords, remedy, &record::Word<law::Remedy>::value);
    for (const std::string_view player : {"A", "Y"}) {
      const std::string who{player};
      if (remedy == law::Remedy::Announce || remedy == law::Remedy::AnnounceAndMark) {
        uses_.push_back(who + " announces the king");
      } else if (remedy == law::Remedy::Mark) {
        uses_.push_back(who + " marks 1");
        uses_.push_back(who + " marks the king");
      } else if (remedy == law::Remedy::TakeDown) {
        uses_.push_back(who + " takes down 1");
      } else if (word != std::end(record::kRemedyWords)) {
        uses_.push_back(who + " claims " + std::string{word->text});
      }
    }
  }

  void choose(const Scene& scene, std::span<const Edit> edits, int depth,
              std::vector<Edit>& chosen) {
    if (depth == 0) {
      return attempt(edited(scene, chosen));
    }
    for (const Edit& edit : edits) {
      if (done()) {
        return;
      }
      const bool in_order = chosen.empty() || chosen.back().line <= edit.line;
      const bool again = !chosen.empty() && chosen.back().line == edit.line &&
                         chosen.back().sentence == edit.sentence;
      if (in_order && !again) {
        chosen.push_back(edit);
        choose(scene, edits, depth - 1, chosen);
        chosen.pop_back();
      }
    }
  }

  /// Has the record the fact, as it was told? Then it is broken off earlier, gone on with, or the
  /// right used, until the ruling is the one wanted.
  void attempt(const Lines& lines) {
    if (done() || !rules_alike(lines, false)) {
      return;
    }
    for (std::size_t size = lines.size(); size > 1 && !done(); --size) {
      const Lines part{lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(size)};
      if (try_it(part)) {
        return;
      }
      for (const std::string_view more : ends_) {
        if (done() || try_it(with(part, more))) {
          return;
        }
      }
    }
  }

  /// The lines, and then those of `more`.
  static Lines with(Lines lines, std::string_view more) {
    while (!more.empty()) {
      const std::size_t bar = std::min(more.find('|'), more.size());
      lines.push_back(more.substr(0, bar));
      more.remove_prefix(std::min(bar + 1, more.size()));
    }
    return lines;
  }

  bool try_it(const Lines& lines) {
    if (done() || !rules_alike(lines, true)) {
      return false;
    }
    text_ = text_of(shortened(lines));
    return true;
  }

  Lines shortened(Lines lines) {
    for (std::size_t i = lines.size(); i-- > 1;) {
      Lines without = lines;
      without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
      const bool bears = lines[i].starts_with("deal ") ||
                         lines[i].find(" gives ") != std::string_view::npos ||
                         lines[i].find(" turns ") != std::string_view::npos;
      if (!bears && rules_alike(without, true)) {
        lines = std::move(without);
      }
    }
    return lines;
  }

  [[nodiscard]] std::string text_of(const Lines& lines) const { return head_ + joined(lines); }

  /// Is there a fact such as was told, of which the code says what the interview does? With
  /// `wholly`, its right has come to the same besides.
  bool rules_alike(const Lines& lines, bool wholly) {
    ++tried_;
    if (!replay(text_of(lines))) {
      return false;
    }
    law::Judge judge{code_, false};
    for (std::size_t i = 0; i < count_; ++i) {
      const replay::DealFacts* const next = i + 1 < count_ ? &deals_[i + 1] : nullptr;
      judge.rule_on(deals_[i], next, result_);
      if (wholly ? ruled(judge.rulings(), i, next) : happened(judge.rulings(), i, next)) {
        return result_.verdict != law::Verdict::Impossible;
      }
    }
    return false;
  }

  bool replay(const std::string& text) {
    notation::Reader reader{notation::source_of(text)};
    replay::Sitting sitting;
    count_ = 0;
    while (reader.next(record_)) {
      if (!record_.readable()) {
        return false;
      }
      deals_.resize(std::max(deals_.size(), count_ + 1));
      replay::replay(record_, sitting, deals_[count_]);
      if (!deals_[count_++].impossible.empty()) {
        return false;
      }
    }
    return true;
  }

  [[nodiscard]] bool as_told(const Fact& fact, std::size_t deal,
                             const replay::DealFacts* next) const {
    if (fact.kind != told_.fact || fact.proof != replay::Proof::Proved) {
      return false;
    }
    for (std::size_t i = 0; i < fact.values.size(); ++i) {
      const bool has = replay::size_of(replay::entry(fact.kind).attributes[i]) != 0;
      if (has && (fact.values[i] == 0 || (fact.values[i] & ~told_.values[i]) != 0)) {
        return false;
      }
    }
    const law::FactTable& table = code_.tables[static_cast<std::size_t>(fact.kind)];
    const int position = law::found_position(fact, deals_[deal], next, table.boundaries);
    return (told_.found >> position & 1U) != 0;
  }

  [[nodiscard]] bool happened(const law::Rulings& rulings, std::size_t deal,
                              const replay::DealFacts* next) const {
    const auto told = [&](const Fact& fact) { return as_told(fact, deal, next); };
    return std::ranges::any_of(deals_[deal].facts, told) ||
           std::ranges::any_of(rulings.list, told, &law::Ruling::fact) ||
           std::ranges::any_of(result_.findings, told, &law::Finding::fact);
  }

  [[nodiscard]] bool ruled(const law::Rulings& rulings, std::size_t deal,
                           const replay::DealFacts* next) const {
    if (outcome_.case_index == law::kNoCase) {
      return happened(rulings, deal, next);
    }
    const bool by_finding = std::ranges::any_of(result_.findings, [&](const law::Finding& finding) {
      return finding.case_index == outcome_.case_index && as_told(finding.fact, deal, next) &&
             came_to(finding.remedy.status, finding.remedy.kind);
    });
    return by_finding || std::ranges::any_of(rulings.list, [&](const law::Ruling& ruling) {
             const bool told_of = std::ranges::any_of(result_.findings, [&](const auto& finding) {
               return finding.case_index == outcome_.case_index;
             });
             return !told_of && ruling.case_index == outcome_.case_index &&
                    as_told(ruling.fact, deal, next) && came_to(ruling.status, ruling.owed);
           });
  }

  [[nodiscard]] bool came_to(Status status, law::Remedy owed) const {
    const law::Option& may = code_.cases[outcome_.case_index].may;
    const bool let_go =
        may.lapse == law::Lapse::Owed && owed == may.owed &&
        (status == Status::Open || status == Status::Imposed || status == Status::Ignored);
    if (!outcome_.since) {
      return status != Status::Moot;
    }
    switch (*outcome_.since) {
      case Since::Open:
        return status == Status::Open && !let_go;
      case Since::Used:
        return status == Status::Elected;
      case Since::Unused:
        return status == Status::Lapsed || status == Status::Waived || let_go;
    }
    return false;
  }

  const law::Code& code_;
  const interview::Told& told_;
  const interview::Outcome& outcome_;
  const Recipe& recipe_;
  std::string head_;
  std::vector<std::string> uses_;       ///< sentences by which the right is used
  std::vector<std::string_view> ends_;  ///< what a record may end with
  std::vector<replay::DealFacts> deals_;
  std::size_t count_ = 0;
  record::Record record_;
  law::DealResult result_;
  std::size_t tried_ = 0;
  std::string text_;
};

}  // namespace

std::string record_of(const law::Code& code, const interview::Told& told,
                      const interview::Outcome& outcome) {
  interview::Told so = told;
  for (const interview::If& open : outcome.ifs) {
    if (open.about == interview::About::Found) {
      so.found &= static_cast<std::uint32_t>(open.values);
    } else {
      so.values[static_cast<std::size_t>(open.attribute)] &= static_cast<std::uint8_t>(open.values);
    }
  }
  return RecordSearch{code, so, outcome}.run();
}

}  // namespace ecarte::examples
