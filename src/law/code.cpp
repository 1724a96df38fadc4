// SPDX-License-Identifier: MIT
//
// The words of the codes. The built-in codes themselves are written by ecarte_embed.
#include "law/code.hpp"

#include "law/vocabulary.hpp"

namespace ecarte::law {

std::string_view word(Class cls) {
  return kClassWords[static_cast<std::size_t>(cls)];
}

std::string_view word(Who who) {
  return kWhoWords[static_cast<std::size_t>(who)];
}

std::string_view word(ScoreKind kind) {
  return kScoreWords[static_cast<std::size_t>(kind)];
}

std::string_view window_beat_word(int beat) {
  return beat < replay::kBeats
             ? replay::word(static_cast<replay::Beat>(beat))
             : kRelativeBeatWords[static_cast<std::size_t>(beat - replay::kBeats)];
}

}  // namespace ecarte::law
