// SPDX-License-Identifier: MIT
#include "treatise/page_claim.hpp"

#include <cmath>

#include <fmt/core.h>

#include "treatise/page_play.hpp"
#include "treatise/say.hpp"

namespace ecarte::treatise {

namespace {

using kainjow::mustache::data;

double percent(const Fraction& share) {
  return 100 * share.value();
}

std::string_view goal_words(Goal goal) {
  switch (goal) {
    case Goal::Point:
      return "the point";
    case Goal::Vole:
      return "the vole";
    case Goal::OneTrick:
      return "a trick";
    case Goal::Points:
      break;
  }
  return "points";
}

/// What the hand shown comes to, as one says it.
class Words {
 public:
  Words(const Assessment& assessment, ClaimModel model)
      : measure_(assessment.measure),
        figures_(assessment.figures),
        searched_(model == ClaimModel::Blind || model == ClaimModel::Certain) {}

  std::string operator()(const ChanceAsk& ask) const {
    return searched_ ? figures_
                     : fmt::format("It makes {} {}.", goal_words(ask.goal),
                                   chance_words(measure_.over(), measure_.under()));
  }
  std::string operator()(const ForcedAsk& ask) const {
    return fmt::format("It {} {} against {} of the hands the other may hold ({:.1f} %).",
                       ask.reached ? "makes" : "does not make", goal_words(ask.goal),
                       share_words(measure_.over(), measure_.under()), percent(measure_));
  }
  std::string operator()(const ShareAsk& /*ask*/) const {
    return fmt::format("So of {} of the hands the other may hold ({:.1f} %).",
                       share_words(measure_.over(), measure_.under()), percent(measure_));
  }
  std::string operator()(const BestAsk& ask) const {
    if (searched_) {
      return figures_;
    }
    if (measure_.over() == 0) {
      return "No other card is better.";
    }
    return ask.goal == Goal::Points
               ? fmt::format("To play as the book says costs {:.3f} points a deal.",
                             -measure_.value())
               : fmt::format("To play as the book says loses {} in {:.2f} more of a hundred deals.",
                             goal_words(ask.goal), -percent(measure_));
  }
  std::string operator()(const BetterAsk& ask) const {
    if (searched_ || ask.goal == Goal::Points) {
      return figures_;
    }
    return measure_.over() == 0
               ? "The one card does as well as the other."
               : fmt::format(
                     "On balance the card of the book makes {} against {:.2f} % {} of the "
                     "hands than the other card.",
                     goal_words(ask.goal), std::abs(percent(measure_)),
                     measure_.over() < 0 ? "fewer" : "more");
  }
  /// The others say it in words already.
  template <class Other>
  std::string operator()(const Other& /*ask*/) const {
    return figures_;
  }

 private:
  Fraction measure_;
  std::string figures_;
  bool searched_;
};

std::string as_one_says(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  }
  return text.empty() || text.ends_with('.') ? text : text + ".";
}

/// "true of 2,664 of the 3,240 hands that fit, about 4 in 5 (82.2 %)"
std::string sum_words(const ModelAnswer& answer) {
  if (answer.cases == 1 && answer.least) {
    switch (answer.least->assessment.holds) {
      case Assessment::Holds::Yes:
        return "true of the hand.";
      case Assessment::Holds::No:
        return "not true of the hand.";
      case Assessment::Holds::Unknown:
      case Assessment::Holds::Void:
        return "not decided.";
    }
  }
  if (!answer.least) {
    return as_one_says(answer.figures);
  }
  const std::string which =
      answer.drawn_from > 0 ? fmt::format("hands drawn by lot from {}", grouped(answer.drawn_from))
                            : "hands that fit";
  std::string text =
      answer.holds == answer.cases
          ? fmt::format("true of all {} {}", grouped(answer.cases), which)
          : fmt::format("true of {} of {} {}", grouped(answer.holds), grouped(answer.cases), which);
  if (answer.holds > 0 && answer.holds < answer.cases) {
    text += fmt::format(", {} ({:.1f} %)", share_words(answer.holds, answer.cases),
                        percent(Fraction{answer.holds, answer.cases}));
  }
  if (answer.undecided > 0) {
    text += fmt::format("; {} not decided", grouped(answer.undecided));
  }
  return text + ".";
}

data models_of(const Checked& checked) {
  data models{data::type::list};
  for (const ModelAnswer& answer : checked.answer.models) {
    data model;
    if (answer.model) {
      model.set("model",
                std::string{in_words(*answer.model)} +
                    (answer.page_55 ? ", of one who holds no jeu de règle at all (p. 55)" : ""));
    }
    model.set("words", sum_words(answer));
    models << model;
  }
  return models;
}

data counted_of(const ShownClaim& shown, const BestAsk& ask) {
  const bool points = ask.goal == Goal::Points;
  data rows{data::type::list};
  for (const CardCount& one : shown.cards) {
    data row = card_data(one.card);
    row.set("said", one.said ? data::type::bool_true : data::type::bool_false);
    row.set("count", grouped(one.count));
    if (!points) {
      row.set("chance", fmt::format("{:.1f} %", percent(Fraction{one.count, shown.total})));
    }
    rows << row;
  }
  data counted;
  counted.set("caption",
              fmt::format("Each card, over the {} hands the other may hold", grouped(shown.total)));
  counted.set("unit", points
                          ? std::string{"points in all"}
                          : fmt::format("hands against which it makes {}", goal_words(ask.goal)));
  counted.set("chances", points ? data::type::bool_false : data::type::bool_true);
  counted.set("rows", rows);
  return counted;
}

data shown_of(const Claim& claim, const ShownClaim& shown) {
  data made;
  const Suit trump = claim.position.trump;
  const CompletedPosition& one = shown.example->one;
  made.set("caption",
           std::string{shown.answer->cases == 1 ? "The hand" : "The hand least in its favour"});
  made.set("hand", hand_data(one.hand, trump));
  if (one.turned) {
    made.set("turn", card_data(*one.turned));
  } else {
    made.set("turn", data::type::bool_false);
  }
  const Words words{shown.example->assessment, shown.answer->model.value_or(ClaimModel::Open)};
  made.set("words", as_one_says(std::visit(words, claim.ask)));
  if (const auto* const best = std::get_if<BestAsk>(&claim.ask);
      best != nullptr && !shown.cards.empty()) {
    made.set("counted", counted_of(shown, *best));
  }
  if (!shown.plays.empty()) {
    made.set("against", std::string{"One of the hands against which it is not as the book says; "
                                    "from where the question is put "
                                    "both play their best and see every card."});
    made.set("plays", plays_data(claim, shown));
  }
  return made;
}

/// RFC 4648, of which no library that is here has a word.
std::string base64(std::string_view bytes) {
  constexpr std::string_view kLetters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t three = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      three =
          three << 8U | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    }
    for (std::size_t i = 0; i < 4; ++i) {
      const std::size_t letter = three >> (18 - 6 * i) & 63U;
      text += i <= bytes.size() - at ? kLetters[letter] : '=';
    }
  }
  return text;
}

void add_plot(data& made, const Checked& checked, const PageDress& dress) {
  const std::string svg = dress.plot ? dress.plot(checked) : std::string{};
  if (svg.empty()) {
    return;
  }
  std::string alt = "How the chance of the point is spread over the hands that fit.";
  for (const ModelAnswer& answer : checked.answer.models) {
    if (answer.model) {
      alt += fmt::format(" {}: two to one is {}", in_words(*answer.model), sum_words(answer));
    }
  }
  data plot;
  plot.set("alt", alt);
  plot.set("data", base64(svg));
  made.set("plot", plot);
}

data texts_of(const std::vector<std::string>& texts) {
  data list{data::type::list};
  for (const std::string& text : texts) {
    list << data{text};
  }
  return list;
}

/// For the style: whether it holds, does not, or something else.
std::string kind_of(ClaimVerdict verdict) {
  switch (verdict) {
    case ClaimVerdict::Verified:
      return "verified";
    case ClaimVerdict::Refuted:
      return "refuted";
    case ClaimVerdict::HoldsForSome:
    case ClaimVerdict::DependsOnModel:
    case ClaimVerdict::NotDecidable:
      break;
  }
  return "between";
}

}  // namespace

data page_claim(const Checked& checked, const PageDress& dress) {
  const Claim& claim = *checked.claim;
  data made;
  made.set("id", claim.id);
  made.set("place", place_of(claim.page));
  made.set("verdict", std::string{word_of(verdict_of(checked))});
  made.set("kind", kind_of(verdict_of(checked)));
  made.set("says", claim.says);
  made.set("differs", texts_of(checked.differences));
  made.set("models", models_of(checked));
  if (checked.shown) {
    made.set("shown", shown_of(claim, *checked.shown));
  }
  if (!claim.missing.empty()) {
    made.set("missing", claim.missing);
  }
  if (!claim.note.empty()) {
    made.set("note", claim.note);
  }
  made.set("figures", texts_of(figures_of(checked)));
  made.set("terms", texts_of(claim.terms));
  add_plot(made, checked, dress);
  return made;
}

}  // namespace ecarte::treatise
