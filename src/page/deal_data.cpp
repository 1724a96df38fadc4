// SPDX-License-Identifier: MIT
#include "page/deal_data.hpp"

#include <algorithm>
#include <optional>

#include "picture/picture.hpp"
#include "picture/svg_symbols.hpp"
#include "report/escape.hpp"
#include "report/text.hpp"
#include "report/wrap.hpp"

namespace ecarte::page {
namespace {

using game::Seat;
using Json = json::Value;

std::string joined(const picture::Marks& marks) {
  std::string text;
  for (const int mark : marks) {
    text += (text.empty() ? "" : ",") + std::to_string(mark);
  }
  return text;
}

std::string in_code(const picture::DrawnCard& card) {
  return picture::code_of(card.face) + (card.marks.empty() ? "" : "!" + joined(card.marks));
}

std::string in_code(const std::vector<picture::DrawnCard>& cards) {
  std::string text;
  for (const picture::DrawnCard& card : cards) {
    text += (text.empty() ? "" : " ") + in_code(card);
  }
  return text;
}

Json number_of(std::optional<Seat> seat) {
  return seat ? Json(game::index_of(*seat)) : Json(nullptr);
}

Json points_of(std::optional<std::uint8_t> points) {
  return points ? Json(int{*points}) : Json(nullptr);
}

/// Number, leader, winner, and the cards of both; "" of one who has not played to it.
Json trick_data(const picture::DrawnTrick& trick) {
  Json cards = Json::array();
  cards.push_back(trick.number);
  cards.push_back(number_of(trick.leader));
  cards.push_back(number_of(trick.winner));
  for (const Seat seat : game::kSeats) {
    cards.push_back(trick.cards[seat] ? in_code(*trick.cards[seat]) : std::string{});
  }
  return cards;
}

/// The scenes of a picture, a list each that begins with its kind.
class SceneData {
 public:
  explicit SceneData(Numbered& words) : words_(words) {}

  Json operator()(const picture::Caption& said) const {
    return Json::array({0, words_.of(said.words), joined(said.marks)});
  }
  Json operator()(const picture::CardRow& row) const {
    return Json::array({1, words_.of(row.words), joined(row.marks), words_.of(in_code(row.cards))});
  }
  Json operator()(const picture::Hands& hands) const {
    return Json::array({2, words_.of(std::string{hands.when}),
                        words_.of(in_code(hands.of[Seat::First])),
                        words_.of(in_code(hands.of[Seat::Second]))});
  }
  Json operator()(const picture::DrawnTricks& drawn) const {
    Json tricks = Json::array();
    for (const picture::DrawnTrick& trick : drawn.tricks) {
      tricks.push_back(trick_data(trick));
    }
    Json asides = Json::array();
    for (const picture::Aside& aside : drawn.asides) {
      asides.push_back(Json::array({aside.trick, aside.between ? 1 : 0, words_.of(aside.said.words),
                                    joined(aside.said.marks)}));
    }
    return Json::array({3, std::move(tricks), std::move(asides)});
  }

 private:
  Numbered& words_;
};

/// The moments: words, marks, cards, both hands, the turn-up, and the tricks that are not as they
/// were at the moment before; null in their place if all of them are, and a 0 among them where
/// those of the moment before are gone.
class MomentData {
 public:
  explicit MomentData(Numbered& words) : words_(words) {}

  Json of(const picture::DrawnStep& moment) {
    return Json::array({words_.of(moment.words), joined(moment.marks),
                        words_.of(in_code(moment.cards)),
                        words_.of(in_code(moment.hands[Seat::First])),
                        words_.of(in_code(moment.hands[Seat::Second])),
                        moment.turned ? in_code(*moment.turned) : std::string{}, changed(moment)});
  }

 private:
  Json changed(const picture::DrawnStep& moment) {
    std::map<int, std::string> tricks;
    std::map<int, Json> data;
    for (const picture::DrawnTrick& trick : moment.tricks) {
      const Json one = trick_data(trick);
      tricks[trick.number] = one.dump();
      data[trick.number] = one;
    }
    const bool gone = std::ranges::any_of(
        before_, [&tricks](const auto& one) { return !tricks.contains(one.first); });
    Json list = Json::array();
    if (gone) {
      list.push_back(0);
      before_.clear();
    }
    for (const auto& [number, text] : tricks) {
      if (before_[number] != text) {
        list.push_back(data[number]);
      }
    }
    before_ = std::move(tricks);
    return list.items().empty() ? Json(nullptr) : list;
  }

  Numbered& words_;
  std::map<int, std::string> before_;
};

Json choices_data(const picture::Footnote& footnote) {
  Json list = Json::array();
  for (const picture::DrawnChoice& choice : footnote.choices) {
    list.push_back(Json::array({choice.words, points_of(choice.points[Seat::First]),
                                points_of(choice.points[Seat::Second]), number_of(choice.winner)}));
  }
  return list;
}

/// The last moment that begins no later than act number `act`; -1 if there is none.
int moment_at(const std::vector<picture::DrawnStep>& moments, std::size_t act) {
  const auto after = std::ranges::upper_bound(moments, act, {}, &picture::DrawnStep::act);
  return static_cast<int>(after - moments.begin()) - 1;
}

/// Number, weight, label, line, what was done, what is said of it, the laws, the moment, who
/// chooses, the choices with their scores, and why it is not reported.
Json footnote_data(const picture::Footnote& footnote, int moment, Numbered& laws) {
  Json said = Json::array();
  for (const std::string& sentence : footnote.sentences) {
    if (std::ranges::find(footnote.law, sentence) == footnote.law.end()) {
      said.push_back(sentence);
    }
  }
  Json law = Json::array();
  for (const std::string& sentence : footnote.law) {
    law.push_back(laws.of(sentence));
  }
  return Json::array({footnote.number, static_cast<int>(footnote.weight), footnote.label,
                      footnote.line, footnote.says, std::move(said), std::move(law), moment,
                      footnote.elector, choices_data(footnote), footnote.set_aside});
}

Json problems_data(const report::Deal& deal) {
  Json list = Json::array();
  for (const record::Problem& problem : deal.record.problems) {
    const bool unreadable = problem.kind == record::Problem::Kind::Unreadable;
    list.push_back(Json::array(
        {(unreadable ? "unreadable " : "impossible ") + std::string{problem.id},
         record::place_of(deal.record, problem.span.begin).line,
         report::as_sentence(report::escaped(problem.message)), deal.problems_expected ? 1 : 0}));
  }
  return list;
}

Json remarks_data(const report::Deal& deal) {
  Json list = Json::array();
  if (deal.remarks != nullptr) {
    for (const report::Remark& remark : *deal.remarks) {
      std::vector<std::string> said{
          report::as_sentence(report::escaped(deal.pronouns.turned(remark.message)))};
      for (const std::string& note : remark.notes) {
        said.push_back(report::as_sentence(report::escaped(deal.pronouns.turned(note))));
      }
      list.push_back(Json::array(
          {remark.id, record::place_of(deal.record, remark.span.begin).line, std::move(said)}));
    }
  }
  return list;
}

/// The record as it is written, safe to show: a text to each line.
Json text_data(const record::Record& record) {
  Json lines = Json::array();
  std::string_view rest = record.text;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    line = line.substr(0, line.size() - (line.ends_with('\r') ? 1 : 0));
    lines.push_back(report::escaped(line));
  }
  return lines;
}

Json points_data(const picture::Picture& picture) {
  Json points = Json::array();
  for (const Seat seat : game::kSeats) {
    points.push_back(points_of(picture.points[seat].marked));
    points.push_back(points_of(picture.points[seat].due));
  }
  return points;
}

/// Those that are shown.
Json footnotes_data(const DealShown& shown, const picture::Picture& picture,
                    const std::vector<picture::DrawnStep>& moments, Numbered& laws) {
  Json footnotes = Json::array();
  for (const picture::Footnote& footnote : picture.footnotes) {
    if (shown.all_notes || !footnote.held_back) {
      footnotes.push_back(footnote_data(footnote, moment_at(moments, footnote.act), laws));
    }
  }
  return footnotes;
}

}  // namespace

int Numbered::of(const std::string& text) {
  const auto [found, is_new] = numbers_.try_emplace(text, static_cast<int>(all_.size()));
  if (is_new) {
    all_.push_back(text);
  }
  return found->second;
}

Json deal_data(const DealShown& shown, Numbered& laws) {
  const report::Deal& deal = shown.deal;
  const picture::Picture picture = picture::picture_of(shown.file, deal, shown.seen);
  const std::vector<picture::DrawnStep> moments = picture::drawn_steps(deal, shown.seen);
  Numbered words;
  Json scenes = Json::array();
  for (const picture::Scene& scene : picture.scenes) {
    scenes.push_back(std::visit(SceneData(words), scene));
  }
  Json steps = Json::array();
  MomentData moment_data(words);
  for (const picture::DrawnStep& moment : moments) {
    steps.push_back(moment_data.of(moment));
  }
  std::uint64_t held_back = 0;
  const std::vector<std::string> standing =
      shown.stands ? report::standing_of(deal, shown.all_notes, held_back)
                   : std::vector<std::string>{};
  Json data = Json::array();
  data.push_back(picture.title);
  data.push_back(Json::array({picture.names[0], picture.names[1]}));
  data.push_back(number_of(picture.dealer));
  data.push_back(picture.verdict);
  data.push_back(deal.code.name);
  data.push_back(picture.game);
  data.push_back(points_data(picture));
  data.push_back(report::score_sentence(deal));
  data.push_back(words.all());
  data.push_back(std::move(scenes));
  data.push_back(std::move(steps));
  data.push_back(footnotes_data(shown, picture, moments, laws));
  data.push_back(standing);
  data.push_back(report::left_out_said(deal));
  data.push_back(problems_data(deal));
  data.push_back(remarks_data(deal));
  data.push_back(record::place_of(deal.record, 0).line);
  data.push_back(text_data(deal.record));
  return data;
}

}  // namespace ecarte::page
