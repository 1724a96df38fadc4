// SPDX-License-Identifier: MIT
#include "examples/path.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "examples/alike.hpp"
#include "examples/archive.hpp"
#include "examples/scene_edit.hpp"
#include "record/words.hpp"

namespace ecarte::examples {
namespace {

using interview::Since;

constexpr std::size_t kMostTried = 5'000;  ///< a search that has judged so many records gives up
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
  RecordSearch(const codes::Code& code, const interview::AnswersSoFar& told,
               const interview::PossibleRuling& outcome)
      : code_(code), told_(told), outcome_(outcome), recipe_(recipe_for(told.fact)) {
    // House rules are named to check, not in a record.
    head_ =
        codes::built_in_code(code.name) == &code ? "code: " + std::string{code.name} + "\n" : "";
    for (const replay::Remedy remedy : options()) {
      add_uses(remedy);
    }
    ends_.assign(uses_.begin(), uses_.end());
    if (outcome_.since == Since::Unused) {
      ends_.assign(kGoesOn.begin(), kGoesOn.end());
    }
  }

  std::string run() {
    for (const Example& example : examples_of(told_.fact)) {
      if (shows(code_, example, told_, outcome_)) {
        return head_ + std::string{example.text};
      }
    }
    for (int depth = 0; depth <= kMostEdits && text_.empty(); ++depth) {
      for (const RecordLines* const scene : recipe_.scenes) {
        const std::vector<Edit> edits = edits_of(*scene, recipe_);
        std::vector<Edit> chosen;
        choose(*scene, edits, depth, chosen);
      }
    }
    return text_;
  }

 private:
  [[nodiscard]] bool done() const { return !text_.empty() || tried_ >= kMostTried; }

  [[nodiscard]] std::vector<replay::Remedy> options() const {
    std::vector<replay::Remedy> options;
    if (outcome_.case_index < code_.cases.size() && outcome_.since == Since::Used) {
      for (const replay::Remedy remedy : code_.cases[outcome_.case_index].may.in_order) {
        if (remedy != replay::Remedy::None) {
          options.push_back(remedy);
        }
      }
    }
    return options;
  }

  /// The sentences by which either player uses an option.
  void add_uses(replay::Remedy remedy) {
    const auto* const word =
        std::ranges::find(record::kRemedyWords, remedy, &record::Word<replay::Remedy>::value);
    for (const std::string_view player : {"A", "Y"}) {
      const std::string who{player};
      if (remedy == replay::Remedy::Announce || remedy == replay::Remedy::AnnounceAndMark) {
        uses_.push_back(who + " announces the king");
      } else if (remedy == replay::Remedy::Mark) {
        uses_.push_back(who + " marks 1");
        uses_.push_back(who + " marks the king");
      } else if (remedy == replay::Remedy::TakeDown) {
        uses_.push_back(who + " takes down 1");
      } else if (word != std::end(record::kRemedyWords)) {
        uses_.push_back(who + " claims " + std::string{word->text});
      }
    }
  }

  void choose(const RecordLines& scene, std::span<const Edit> edits, int depth,
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
    text_ = head_ + joined(shortened(lines));
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

  /// Is there a fact such as was told, of which the code says what the interview does? With
  /// `wholly`, its right has come to the same besides.
  bool rules_alike(const Lines& lines, bool wholly) {
    ++tried_;
    bool so = false;
    const bool sound = judge_record(joined(lines), code_, [&](const referee::Judged& deal) {
      so = so || (wholly ? ruled_alike(deal, told_, outcome_) : happened(deal, told_));
    });
    return sound && so;
  }

  const codes::Code& code_;
  const interview::AnswersSoFar& told_;
  const interview::PossibleRuling& outcome_;
  const Recipe& recipe_;
  std::string head_;
  std::vector<std::string> uses_;       ///< sentences by which the right is used
  std::vector<std::string_view> ends_;  ///< what a record may end with
  std::size_t tried_ = 0;
  std::string text_;
};

/// Is all that was told of the fact so in the example?
bool inside(const std::array<std::uint8_t, replay::kMaxAttributes>& lawful,
            const interview::AnswersSoFar& told) {
  for (std::size_t i = 0; i < lawful.size(); ++i) {
    const int size = replay::size_of(replay::entry(told.fact).attributes[i]);
    const auto all = static_cast<std::uint8_t>((1U << static_cast<unsigned>(size)) - 1U);
    if ((lawful[i] & all & ~told.values[i]) != 0) {
      return false;
    }
  }
  return true;
}

}  // namespace

bool shows(const codes::Code& code, const Example& example, const interview::AnswersSoFar& told,
           const interview::PossibleRuling& outcome) {
  if (example.lawful && (!says_nothing(code, outcome) || !inside(*example.lawful, told))) {
    return false;
  }
  bool so = example.lawful.has_value();
  const bool sound =
      judge_record(std::string{example.text}, code, [&](const referee::Judged& deal) {
        so = example.lawful ? so && nothing_said(deal, told.fact)
                            : so || ruled_alike(deal, told, outcome);
      });
  return sound && so;
}

std::string record_of(const codes::Code& code, const interview::AnswersSoFar& told,
                      const interview::PossibleRuling& outcome) {
  interview::AnswersSoFar so = told;
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
