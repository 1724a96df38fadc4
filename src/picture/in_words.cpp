// SPDX-License-Identifier: MIT
#include "picture/in_words.hpp"

#include <algorithm>

#include <fmt/core.h>

namespace ecarte::picture {
namespace {

using game::Seat;

std::string found(const Picture& picture, const Marks& marks) {
  std::string text;
  for (const Footnote& footnote : picture.footnotes) {
    if (std::ranges::find(marks, footnote.number) != marks.end() && footnote.number != 0) {
      text += fmt::format("{}{}", text.empty() ? "" : ", ", footnote.label);
    }
  }
  return text.empty() ? text : " (found here: " + text + ")";
}

class Telling {
 public:
  explicit Telling(const Picture& picture) : picture_(picture) {}

  std::string run() {
    text_ = picture_.title + "." + found(picture_, picture_.marks);
    for (const Scene& scene : picture_.scenes) {
      std::visit([this](const auto& one) { tell(one); }, scene);
    }
    for (const Seat seat : game::kSeats) {
      const DrawnScore& points = picture_.points[seat];
      const auto number = [](std::optional<std::uint8_t> known) {
        return known ? std::to_string(*known) : std::string{"not known"};
      };
      say(fmt::format("{}: marked {}, due {}.", name(seat), number(points.marked),
                      number(points.due)));
    }
    say("Verdict: " + picture_.verdict + ".");
    if (!picture_.score.empty()) {
      say(picture_.score);
    }
    for (const Footnote& footnote : picture_.footnotes) {
      say(fmt::format("{}, line {}: {}", footnote.label, footnote.line, footnote.says));
      for (const std::string& sentence : footnote.sentences) {
        say(sentence);
      }
    }
    for (const std::string& sentence : picture_.standing) {
      say(sentence);
    }
    return std::move(text_);
  }

 private:
  [[nodiscard]] const std::string& name(Seat seat) const {
    return picture_.names.at(game::index_of(seat));
  }

  void say(const std::string& sentence) { text_ += " " + sentence; }

  [[nodiscard]] std::string list(const std::vector<DrawnCard>& cards) const {
    std::string text;
    for (const DrawnCard& card : cards) {
      text += (text.empty() ? "" : ", ") + card_in_words(picture_, card);
    }
    return text;
  }

  void tell(const Caption& sentence) { say(sentence.words + found(picture_, sentence.marks)); }

  void tell(const CardRow& row) {
    say(fmt::format("{}: {}{}.", row.words, list(row.cards), found(picture_, row.marks)));
  }

  void tell(const Hands& hands) {
    for (const Seat seat : game::kSeats) {
      say(fmt::format("The hand of {} {}: {}.", name(seat), hands.when, list(hands.of[seat])));
    }
  }

  void tell(const DrawnTricks& tricks) {
    for (const DrawnTrick& trick : tricks.tricks) {
      say(fmt::format("Trick {}:", trick.number));
      const Seat first = trick.leader.value_or(Seat::First);
      for (const Seat seat : {first, game::other(first)}) {
        if (trick.cards[seat]) {
          say(fmt::format("{} {}{}", name(seat), card_in_words(picture_, *trick.cards[seat]),
                          seat == first && trick.cards[game::other(first)] ? "," : "."));
        }
      }
      if (trick.winner) {
        say(name(*trick.winner) + " takes it.");
      }
    }
    for (const Aside& aside : tricks.asides) {
      say(fmt::format("{} trick {}: {}{}", aside.between ? "Between the cards of" : "Before",
                      aside.trick, aside.said.words, found(picture_, aside.said.marks)));
    }
  }

  const Picture& picture_;
  std::string text_;
};

}  // namespace

std::string card_in_words(const Picture& picture, const DrawnCard& card, const DrawnTrick* trick,
                          Seat seat) {
  std::string text = spoken(card.face);
  if (trick != nullptr) {
    text += fmt::format(", {} {} trick {}", picture.names.at(game::index_of(seat)),
                        trick->leader == seat ? "leads to" : "plays to", trick->number);
    text += trick->winner == seat ? ", and takes it" : "";
  }
  return text + found(picture, card.marks);
}

std::string in_words(const Picture& picture) {
  return Telling(picture).run();
}

}  // namespace ecarte::picture
