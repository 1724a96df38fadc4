// SPDX-License-Identifier: MIT
//
// The words of the codes. The built-in codes themselves are written by ecarte_embed.
#include "codes/code.hpp"

#include "codes/vocabulary.hpp"

namespace ecarte::codes {

Severity severity_of(Class cls) {
  switch (cls) {
    case Class::Info:
    case Class::Election:
    case Class::Forfeiture:
    case Class::Unprovided:
      return Severity::Note;
    case Class::Irregularity:
      return Severity::Warning;
    case Class::BadRemedy:
    case Class::ScoreError:
      break;
  }
  return Severity::Error;
}

std::string_view word(Severity severity) {
  return kSeverityWords[static_cast<std::size_t>(severity)];
}

std::string_view word(Class cls) {
  return kClassWords[static_cast<std::size_t>(cls)];
}

std::string_view word(Who who) {
  return kWhoWords[static_cast<std::size_t>(who)];
}

std::string_view word(const Earned& earned) {
  switch (earned.what) {
    case replay::ScoreFor::King:
      return "king";
    case replay::ScoreFor::Point:
      return earned.bold ? "bold-point" : "point";
    case replay::ScoreFor::Vole:
      return earned.bold ? "bold-vole" : "vole";
  }
  return {};
}

std::string_view word(const Tariff& row) {
  return word(Earned{row.what, row.loser_bold == replay::bits_of(replay::NoYes::Yes)});
}

std::string_view window_beat_word(int beat) {
  return beat < replay::kBeats
             ? replay::word(static_cast<replay::Beat>(beat))
             : kRelativeBeatWords[static_cast<std::size_t>(beat - replay::kBeats)];
}

}  // namespace ecarte::codes
