// SPDX-License-Identifier: MIT
#include "accounts/align.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "record/act_kinds.hpp"
#include "record/sentence.hpp"

namespace ecarte::accounts {

using record::Act;
using record::ActKind;
using record::Record;

namespace {

/// An act that belongs to the one before it.
bool continues(ActKind kind) {
  return kind == ActKind::Packet || kind == ActKind::Partly || kind == ActKind::Odd ||
         kind == ActKind::Timing;
}

/// What names the sitting or the deal, and not what happened in it.
bool is_heading(ActKind kind) {
  constexpr record::ActKinds kHeadings{ActKind::HeadGame, ActKind::HeadRubber, ActKind::HeadDeal,
                                       ActKind::Players, ActKind::Bystanders};
  return kHeadings.has(kind);
}

bool same_act(const Record& a, const Act& x, const Record& b, const Act& y) {
  if (x.kind != y.kind || x.actor != y.actor) {
    return false;
  }
  if (x.keeps_words() || y.keeps_words()) {
    return x.object == y.object && x.detail == y.detail &&
           record::kept_words(x, a.text) == record::kept_words(y, b.text);
  }
  if (x.cards != y.cards || x.count != y.count || x.object != y.object || x.detail != y.detail) {
    return false;
  }
  // Which trick it was, and who led, is plain from the order.
  return x.kind == ActKind::Play || (x.number == y.number && x.flags == y.flags);
}

/// Kinds that answer one question, so that they are two accounts of one moment.
bool kindred(ActKind x, ActKind y) {
  using K = ActKind;
  static constexpr std::array kFamilies{
      std::array{K::Propose, K::Stand, K::Stand, K::Stand},
      std::array{K::Accept, K::Refuse, K::Refuse, K::Refuse},
      std::array{K::Claim, K::LetStand, K::Require, K::Permit},
      std::array{K::Look, K::TakeUp, K::HasLooked, K::HasNotLooked},
      std::array{K::Made, K::ThrowDown, K::Grant, K::Resign}};
  return x == y || std::ranges::any_of(kFamilies, [&](const auto& family) {
           return std::ranges::find(family, x) != family.end() &&
                  std::ranges::find(family, y) != family.end();
         });
}

/// The table by which two records are laid side by side: how well what is left of both agrees.
class Side {
 public:
  Side(const Record& first, const Record& second)
      : first_(first),
        second_(second),
        a_(passages_of(first)),
        b_(passages_of(second)),
        best_((a_.size() + 1) * (b_.size() + 1), 0) {
    for (std::size_t i = a_.size(); i-- > 0;) {
      for (std::size_t j = b_.size(); j-- > 0;) {
        at(i, j) = std::max({at(i + 1, j), at(i, j + 1), likeness(i, j) + at(i + 1, j + 1)});
      }
    }
  }

  Alignment alignment() {
    Alignment result;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a_.size() || j < b_.size()) {
      PassagePair step;
      const bool both = i < a_.size() && j < b_.size();
      if (both && likeness(i, j) > 0 && at(i, j) == likeness(i, j) + at(i + 1, j + 1)) {
        step.first = a_[i++];
        step.second = b_[j++];
      } else if (j == b_.size() || (both && at(i, j) == at(i + 1, j))) {
        step.first = a_[i++];
      } else {
        step.second = b_[j++];
      }
      result.steps.push_back(step);
    }
    name_differences(result);
    return result;
  }

 private:
  [[nodiscard]] int& at(std::size_t i, std::size_t j) { return best_[i * (b_.size() + 1) + j]; }

  [[nodiscard]] const Act& head(const Record& record, Passage passage) const {
    return record.acts[passage.begin];
  }

  [[nodiscard]] bool same(Passage x, Passage y) const {
    if (is_heading(head(first_, x).kind) && is_heading(head(second_, y).kind)) {
      return head(first_, x).kind == head(second_, y).kind;
    }
    if (x.end - x.begin != y.end - y.begin) {
      return false;
    }
    for (std::size_t i = 0; i < x.end - x.begin; ++i) {
      if (!same_act(first_, first_.acts[x.begin + i], second_, second_.acts[y.begin + i])) {
        return false;
      }
    }
    return true;
  }

  /// How alike two passages are; 0: they are about different things.
  [[nodiscard]] int likeness(std::size_t i, std::size_t j) const {
    constexpr int kSame = 8;
    constexpr int kOtherwise = 3;
    constexpr int kKindred = 2;
    if (same(a_[i], b_[j])) {
      return kSame;
    }
    const Act& x = head(first_, a_[i]);
    const Act& y = head(second_, b_[j]);
    const bool of_one = x.actor == y.actor || (!x.cards.empty() && x.cards == y.cards);
    if (!of_one || is_heading(x.kind) || is_heading(y.kind)) {
      return 0;
    }
    return x.kind == y.kind ? kOtherwise : kindred(x.kind, y.kind) ? kKindred : 0;
  }

  [[nodiscard]] bool differs(const PassagePair& step) const {
    if (step.first && step.second) {
      return !same(*step.first, *step.second);
    }
    return !is_heading(kind_of(step));
  }

  /// What a step is about; of two kinds, the first account's.
  [[nodiscard]] ActKind kind_of(const PassagePair& step) const {
    return step.first ? head(first_, *step.first).kind : head(second_, *step.second).kind;
  }

  /// The step that tells the same at another moment; nothing if there is none.
  [[nodiscard]] std::optional<std::size_t> elsewhere(const std::vector<PassagePair>& steps,
                                                     std::size_t index) const {
    for (std::size_t i = index + 1; i < steps.size(); ++i) {
      const PassagePair& one = steps[index];
      const PassagePair& other = steps[i];
      const bool apart = !other.difference && one.first.has_value() != one.second.has_value() &&
                         other.first.has_value() == one.second.has_value() &&
                         other.second.has_value() == one.first.has_value();
      if (apart &&
          same(one.first ? *one.first : *other.first, one.second ? *one.second : *other.second)) {
        return i;
      }
    }
    return std::nullopt;
  }

  /// Is it one card in the place of another, and does neither account have either of them else?
  [[nodiscard]] bool stands_alone(const PassagePair& step) const {
    if (!step.first || !step.second) {
      return false;
    }
    const Act& x = head(first_, *step.first);
    const Act& y = head(second_, *step.second);
    const auto plays = [](const Record& record, const Act& act) {
      return std::ranges::any_of(record.acts, [&](const Act& other) {
        return other.kind == ActKind::Play && !(other.cards & act.cards).empty();
      });
    };
    return x.kind == ActKind::Play && y.kind == ActKind::Play && !plays(second_, x) &&
           !plays(first_, y);
  }

  /// What a step goes with: steps of one bond are one difference. 0: with none.
  [[nodiscard]] int bond(const PassagePair& step) const {
    constexpr record::ActKinds kProposing{ActKind::Propose, ActKind::Stand, ActKind::Ask,
                                          ActKind::Accept, ActKind::Refuse};
    constexpr record::ActKinds kPlaying{ActKind::Play, ActKind::TakeBack};
    return kProposing.has(kind_of(step))                        ? 1
           : kPlaying.has(kind_of(step)) && !stands_alone(step) ? 2
                                                                : 0;
  }

  /// Every step in which the accounts differ gets the number of a difference.
  void name_differences(Alignment& result) const {
    std::optional<std::size_t> asking;  // the proposal told of just before
    std::optional<std::size_t> play;
    std::size_t size = 0;
    for (std::size_t i = 0; i < result.steps.size(); ++i) {
      PassagePair& step = result.steps[i];
      if (!differs(step)) {
        asking.reset();
        continue;
      }
      if (step.difference) {
        continue;
      }
      const int with = bond(step);
      std::optional<std::size_t>& known = with == 1 ? asking : play;
      step.difference = with != 0 && known ? *known : size++;
      known = with != 0 ? step.difference : known;
      if (const auto other = with == 0 ? elsewhere(result.steps, i) : std::nullopt) {
        result.steps[*other].difference = step.difference;
      }
    }
    result.differences.resize(size);
    for (const PassagePair& step : result.steps) {
      if (step.difference) {
        tell(step, result.differences[*step.difference]);
      }
    }
  }

  void tell(const PassagePair& step, Discrepancy& difference) const {
    if (step.first) {
      difference.first.push_back(*step.first);
    }
    if (step.second) {
      difference.second.push_back(*step.second);
    }
    const bool moved = difference.first.size() == 1 && difference.second.size() == 1 &&
                       same(difference.first.front(), difference.second.front());
    difference.kind = moved                       ? Discrepancy::Kind::Elsewhere
                      : difference.second.empty() ? Discrepancy::Kind::OnlyFirst
                      : difference.first.empty()  ? Discrepancy::Kind::OnlySecond
                                                  : Discrepancy::Kind::Otherwise;
  }

  const Record& first_;
  const Record& second_;
  std::vector<Passage> a_;
  std::vector<Passage> b_;
  std::vector<int> best_;
};

}  // namespace

std::vector<Passage> passages_of(const Record& record) {
  std::vector<Passage> passages;
  for (std::size_t i = 0; i < record.acts.size(); ++i) {
    if (passages.empty() || !continues(record.acts[i].kind)) {
      passages.push_back({i, i});
    }
    passages.back().end = i + 1;
  }
  return passages;
}

Alignment align(const Record& first, const Record& second) {
  return Side{first, second}.alignment();
}

Record joined(const Record& first, const Record& second, const Alignment& alignment,
              Believed choice) {
  Record result;
  result.text = first.text + "\n" + second.text;
  result.first_line = first.first_line;
  result.names = first.names;
  const auto shift = static_cast<record::Offset>(first.text.size() + 1);
  const auto add = [&](const Record& from, Passage passage, record::Offset by) {
    for (std::size_t i = passage.begin; i < passage.end; ++i) {
      result.acts.push_back(from.acts[i]);
      result.acts.back().at += by;
    }
  };
  // What both tell is told in the words of the one that was believed last: its tricks are numbered
  // as his are.
  bool of_second = !alignment.differences.empty() && (choice & 1U) != 0;
  for (const PassagePair& step : alignment.steps) {
    of_second = step.difference ? (choice >> *step.difference & 1U) != 0 : of_second;
    if (of_second && step.second) {
      add(second, *step.second, shift);
    } else if (!of_second && step.first) {
      add(first, *step.first, 0);
    }
  }
  return result;
}

}  // namespace ecarte::accounts
