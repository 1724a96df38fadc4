// SPDX-License-Identifier: MIT
//
// A fact that is disputed: "Y looks at his hand, which is disputed". What is left of such a
// sentence is read like any other, and may be so or not.
#include "notation/sentences.hpp"
#include "record/timing.hpp"

namespace ecarte::notation {

/// Whatever the sentence tells may be so or not. False, and nothing read, if it cannot be read.
bool Sentences::read_disputed(std::string_view sentence, std::string_view clause) {
  const char* start = here();
  const Untried untried(d_);
  const std::size_t before = d_.acts->size();
  try {
    Sentences inner(sentence.data(), sentence.data() + sentence.size(), d_, depth_ + 1);
    inner.carry_ = carry_;
    inner.read();
  } catch (const LineError&) {
    untried.restore(d_, start);
    return false;
  }
  in_.bump(static_cast<std::size_t>(clause.data() + clause.size() - here()));
  const std::vector<std::size_t> passages = record::passages_of(d_.acts->all(), before);
  for (std::size_t i = passages.size(); i-- > 0;) {
    const Act& first = d_.acts->all()[passages[i]];
    if (first.kind == ActKind::Timing) {
      continue;
    }
    Act timing;
    timing.kind = ActKind::Timing;
    timing.actor = first.actor;
    timing.object = static_cast<std::uint8_t>(record::Timed::Whether);
    timing.at = first.at;
    timing.length = first.length;
    const std::size_t end = i + 1 < passages.size() ? passages[i + 1] : d_.acts->size();
    d_.moment.retold();
    std::vector<Act>& acts = d_.acts->all();
    acts.insert(acts.begin() + static_cast<std::ptrdiff_t>(end), timing);
  }
  return true;
}

}  // namespace ecarte::notation
