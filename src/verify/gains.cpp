// SPDX-License-Identifier: MIT
//
// What each gain of a score rests on.
#include <algorithm>

#include "sums.hpp"

namespace verify {

std::size_t seat_of(const std::string& player) {
  return player == "second" ? 1 : 0;
}

bool told(const Deal& deal, const std::string& kind, const std::string& seat,
          const std::string& purpose) {
  return std::ranges::any_of(deal.testimony, [&](const Testimony& said) {
    return said.kind == kind && (said.seat == seat || kind == "counters") &&
           (purpose.empty() || said.purpose == purpose);
  });
}

const Fact* result_of_hand(const Deal& deal) {
  const Fact* over = nullptr;
  for (const Fact& fact : deal.facts) {
    const bool counts = deal.score.playing == 0 || fact.playing == deal.score.playing;
    over = fact.name == "hand-over" && fact.dealing == deal.last_dealing() && counts ? &fact : over;
  }
  return over;
}

namespace {

class Ground {
 public:
  Ground(const Deal& deal, const Code& code, const Score& running)
      : deal_(deal), code_(code), running_(running) {}

  /// Why a gain does not rest on what it says; empty if it does.
  [[nodiscard]] std::string unfounded(const Gain& gain) const {
    const auto ruling = [&](auto holds) {
      return gain.by && !deal_.rulings[*gain.by].in_doubt && holds(deal_.rulings[*gain.by]);
    };
    if (gain.because == "king-ruling") {
      const bool his = ruling([&](const Ruling& r) {
        const Case* c = code_.find(r.name);
        return r.as.subject == gain.to && c != nullptr && c->gives_king;
      });
      return his && gain.purpose == "king" ? "" : "no ruling gives him the king";
    }
    if (gain.because == "announced") {
      return gain.purpose == "king" ? king_told(gain) : "only a king is announced";
    }
    if (gain.because == "agreed") {
      return agreed(gain);
    }
    if (gain.purpose == "king") {
      return "a king is not won by tricks";
    }
    return gain.because == "awarded"       ? awarded(gain)
           : gain.because == "third-trick" ? third_trick(gain)
           : gain.because == "untold"      ? untold(gain)
                                           : hand(gain);
  }

  [[nodiscard]] std::string king_told(const Gain& gain) const {
    const bool other_has = std::ranges::any_of(deal_.facts, [&](const Fact& fact) {
      return (fact.name == "king-turned" || fact.name == "king-held") && fact.proof == "proved" &&
             fact.subject == other(gain.to) && fact.dealing == deal_.last_dealing() &&
             !fact.attributes.contains("card");
    });
    const auto announced = [&](const std::string& player, Moment at) {
      return std::ranges::any_of(deal_.deeds, [&](const Deed& deed) {
        return deed.remedy == "announce" && deed.by == player && (at == kNever || deed.act == at);
      });
    };
    if (gain.accrued != kNever && announced(other(gain.to), gain.accrued)) {
      return "it was the other who announced it then";
    }
    const bool said = announced(gain.to, kNever);
    const bool marked = told(deal_, "mark", gain.to) || told(deal_, "counters", gain.to);
    return other_has ? "the other had the king" : !said && !marked ? "nothing tells of a king" : "";
  }

  [[nodiscard]] std::string agreed(const Gain& gain) const {
    if (!gain.by) {
      return "nothing was agreed";
    }
    const Deed& deed = deal_.deeds[*gain.by];
    const std::string& what = deed.purpose;
    const bool named =
        what == "king" || what == "vole" ? gain.purpose == what : gain.purpose == "point";
    const int points = deed.points.value_or(code_.marks(gain.purpose));
    return deed.remedy == "mark" && named && binds(deal_, deed) && deed.whose == gain.to &&
                   gain.points == points && gain.uncapped == points && gain.accrued == deed.act
               ? ""
               : "that is not what was agreed";
  }

  /// Is it earned of one who was bold?
  static bool of_bold(const Gain& gain) { return gain.purpose.starts_with("bold-"); }

  [[nodiscard]] bool is_bold(const std::string& loser, bool yes) const {
    const Dealing* dealing = deal_.dealing(deal_.last_dealing());
    return dealing == nullptr || dealing->dealer.empty() || dealing->bold.empty() ||
           (dealing->bold == loser) == yes;
  }

  /// Is `loser-bold` of a hand as the purpose of the gain has it?
  static bool fits_boldness(const Fact& over, const std::string& purpose) {
    const auto bold = over.attributes.find("loser-bold");
    return purpose == "vole" || bold == over.attributes.end() ||
           bold->second.contains(purpose.starts_with("bold-") ? "yes" : "no");
  }

  [[nodiscard]] std::string hand(const Gain& gain) const {
    const Fact* over = result_of_hand(deal_);
    if (over == nullptr) {
      return "no result of a hand is written";
    }
    if (gain.because == "tricks-counted") {
      return counted(gain);
    }
    const auto result = over->attributes.find("result");
    const std::string made = gain.purpose.ends_with("vole") ? "vole" : "point";
    const bool stated = over->attributes.at("end").contains("stated");
    if (result == over->attributes.end() || !result->second.contains(made) ||
        over->subject == other(gain.to)) {
      return "that is not the result of the hand";
    }
    if (made == "vole" && result->second.contains("point") &&
        told(deal_, "mark", gain.to, "point")) {
      return "he has marked it as the point";
    }
    if (!(is_player(over->subject)
              ? fits_boldness(*over, gain.purpose)
              : gain.purpose == "vole" || is_bold(other(gain.to), of_bold(gain)))) {
      return "whether the loser stood or refused first is otherwise";
    }
    return gain.accrued == over->occurred || stated ? "" : "the hand was over at another act";
  }

  /// Tricks won, with the cards that could not be played to; of those of which it is not known who
  /// won them he may have any number.
  [[nodiscard]] std::string counted(const Gain& gain) const {
    if (!gain.by || !deal_.rulings[*gain.by].effects.contains("count-tricks")) {
      return "no ruling counts tricks";
    }
    const Fact& over = *result_of_hand(deal_);
    const bool played = over.attributes.at("end") == Words{"played"};
    if (deal_.score.playing == 0 || !played) {
      return hand_as_told(gain);
    }
    const Playing& playing = deal_.playings[static_cast<std::size_t>(deal_.score.playing) - 1];
    std::array<int, 2> tricks = playing.tricks;
    const std::size_t holder = 1 - seat_of(deal_.rulings[*gain.by].as.subject);
    tricks[holder] += playing.uncovered[holder];
    if (gain.purpose != "vole" && !is_bold(other(gain.to), of_bold(gain))) {
      return "whether the loser stood or refused first is otherwise";
    }
    for (int more = 0; more <= playing.unknown; ++more) {
      const int his = tricks[seat_of(gain.to)] + more;
      if (his >= (gain.purpose == "vole" ? 5 : 3) && (gain.purpose == "vole") == (his >= 5)) {
        return "";
      }
    }
    return "the tricks counted do not come to that";
  }

  [[nodiscard]] std::string hand_as_told(Gain gain) const {
    gain.because = "hand-over";
    return hand(gain);
  }

  [[nodiscard]] std::string awarded(const Gain& gain) const {
    if (!gain.by) {
      return "no ruling gives the hand";
    }
    const Ruling& by = deal_.rulings[*gain.by];
    const Fact* over = result_of_hand(deal_);
    const std::string effect = gain.purpose.ends_with("vole") ? "award-vole" : "award-point";
    const Case* c = code_.find(by.name);
    return by.effects.contains(effect) && c != nullptr &&
                   party(deal_, c->award_to, by.as) == gain.to && over != nullptr &&
                   fits_boldness(*over, gain.purpose)
               ? ""
               : "that ruling gives him nothing of the kind";
  }

  /// Three tricks end the hand where the point is enough for the game.
  [[nodiscard]] std::string third_trick(const Gain& gain) const {
    if (deal_.score.playing == 0) {
      return "no hand was played";
    }
    const Playing& playing = deal_.playings[static_cast<std::size_t>(deal_.score.playing) - 1];
    const bool enough = running_[seat_of(gain.to)] + gain.points >= code_.game;
    return playing.third[seat_of(gain.to)] == gain.accrued && enough &&
                   !gain.purpose.ends_with("vole") && is_bold(other(gain.to), of_bold(gain))
               ? ""
               : "his third trick did not give him the game";
  }

  [[nodiscard]] std::string untold(const Gain& gain) const {
    const bool marked = told(deal_, "mark", gain.to) || told(deal_, "counters", gain.to);
    return result_of_hand(deal_) != nullptr ? "the result of the hand is written"
           : third_trick(gain).empty()      ? "it is told: his third trick gave him the game"
           : !marked                        ? "nothing tells of a result"
                                            : "";
  }

 private:
  const Deal& deal_;
  const Code& code_;
  const Score& running_;
};

}  // namespace

std::string unfounded(const Deal& deal, const Code& code, const Score& running, const Gain& gain) {
  return Ground{deal, code, running}.unfounded(gain);
}

}  // namespace verify
