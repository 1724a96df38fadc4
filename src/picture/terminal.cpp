// SPDX-License-Identifier: MIT
#include "picture/terminal.hpp"

#include <algorithm>
#include <functional>

#include <fmt/core.h>

#include "picture/canvas.hpp"

namespace ecarte::picture {
namespace {

using game::Seat;

constexpr std::size_t kBox = 5;     ///< display columns of a card
constexpr std::size_t kCell = 8;    ///< of a card in a trick, with what stands beside it
constexpr std::size_t kLabel = 16;  ///< of a name before cards, at most

/// A card of a row, and how it is framed.
struct Cell {
  const DrawnCard* card = nullptr;  ///< nullptr: a gap as wide as a card
  bool heavy = false;               ///< it took the trick
  std::string_view before;          ///< one column: who leads
  std::string_view after;           ///< one column: who won
};

class Terminal {
 public:
  Terminal(std::string& out, const Look& look) : canvas_(out, look) {}

  void write(const Picture& picture) {
    picture_ = &picture;
    canvas_.words(picture.place, 0, 2, Style::Bold);
    canvas_.words(picture.title + marks_words(picture.marks), 0, 2);
    for (const Scene& scene : picture.scenes) {
      std::visit([this](const auto& one) { draw(one); }, scene);
    }
    end_paragraph();
    write_points();
    for (const Footnote& footnote : picture.footnotes) {
      write_footnote(footnote);
    }
    if (!picture.standing.empty()) {
      canvas_.gap();
      canvas_.words("As it stands now", 0, 2, Style::Bold);
      for (const std::string& sentence : picture.standing) {
        canvas_.words(sentence, 2, 4);
      }
    }
  }

 private:
  // ── Words ──

  /// What is said in a row is one paragraph.
  void draw(const Caption& sentence) {
    said_ += (said_.empty() ? "" : " ") + sentence.words + marks_words(sentence.marks);
  }

  void end_paragraph() {
    if (!said_.empty()) {
      canvas_.gap();
      canvas_.words(said_, 0, 2);
      said_.clear();
    }
  }

  [[nodiscard]] std::string marks_words(const Marks& marks) const {
    return marks.empty() ? std::string{} : fmt::format(" [{}]", marks_text(marks));
  }

  /// "▲1,2"
  [[nodiscard]] std::string marks_text(const Marks& marks) const {
    std::string text{canvas_.sign("▲", "^")};
    for (const int mark : marks) {
      text += (mark == marks.front() ? "" : ",") + std::to_string(mark);
    }
    return text;
  }

  [[nodiscard]] Style style_of(const Marks& marks) const {
    for (const Footnote& footnote : picture_->footnotes) {
      if (!marks.empty() && footnote.number == marks.front()) {
        return style_of(footnote.weight);
      }
    }
    return Style::Plain;
  }

  static Style style_of(Weight weight) {
    switch (weight) {
      case Weight::Error:
        return Style::Error;
      case Weight::Warning:
        return Style::Warning;
      case Weight::Doubt:
        return Style::Doubt;
      case Weight::Note:
        break;
    }
    return Style::Plain;
  }

  void write_footnote(const Footnote& footnote) {
    canvas_.gap();
    const std::string mark =
        footnote.number != 0 ? marks_text({footnote.number}) : std::string{canvas_.sign("·", "-")};
    canvas_.words(
        fmt::format("{} {}, line {}: {}", mark, footnote.label, footnote.line, footnote.says), 0, 2,
        style_of(footnote.weight));
    for (const std::string& sentence : footnote.sentences) {
      canvas_.words(sentence, 2, 2);
    }
  }

  // ── Cards ──

  void draw(const CardRow& row) {
    end_paragraph();
    canvas_.gap();
    draw_row(row.words + marks_words(row.marks), cells_of(row.cards), kBox);
  }

  void draw(const Hands& hands) {
    end_paragraph();
    canvas_.gap();
    canvas_.words(fmt::format("The hands {}", hands.when), 0, 2, Style::Faint);
    for (const Seat seat : game::kSeats) {
      const bool deals = picture_->dealer == seat;
      draw_row(picture_->names.at(game::index_of(seat)) + (deals ? ", dealer" : ""),
               cells_of(hands.of[seat]), kBox);
    }
  }

  void draw(const DrawnTricks& tricks) {
    end_paragraph();
    canvas_.gap();
    for (const Aside& aside : tricks.asides) {
      canvas_.words(
          fmt::format("{} trick {}: {}{}", aside.between ? "Between the cards of" : "Before",
                      aside.trick, aside.said.words, marks_words(aside.said.marks)),
          0, 2);
    }
    canvas_.gap();
    const std::size_t label = std::min(label_width(), room_for_label(kCell));
    const std::size_t each = std::max<std::size_t>((canvas_.width() - label) / kCell, 1);
    for (std::size_t first = 0; first < tricks.tricks.size(); first += each) {
      const std::size_t end = std::min(first + each, tricks.tricks.size());
      draw_tricks({tricks.tricks.begin() + static_cast<std::ptrdiff_t>(first),
                   tricks.tricks.begin() + static_cast<std::ptrdiff_t>(end)},
                  label);
    }
    canvas_.words(fmt::format("{} leads, {} takes the trick", leads(), takes()), 0, 2,
                  Style::Faint);
  }

  [[nodiscard]] std::string_view leads() const { return canvas_.sign("›", ">"); }
  [[nodiscard]] std::string_view takes() const { return canvas_.sign("✓", "*"); }

  void draw_tricks(const std::vector<DrawnTrick>& tricks, std::size_t label) {
    Line numbers = canvas_.line();
    numbers.add(label == 0 ? "" : "trick", Style::Faint);
    for (std::size_t i = 0; i < tricks.size(); ++i) {
      numbers.pad_to(label + i * kCell + 3);
      numbers.add(std::to_string(tricks[i].number), Style::Faint);
    }
    canvas_.end(numbers);
    for (const Seat seat : game::kSeats) {
      std::vector<Cell> cells;
      for (const DrawnTrick& trick : tricks) {
        Cell& cell = cells.emplace_back();
        const bool laid = trick.cards[seat].has_value();
        cell.card = laid ? &*trick.cards[seat] : nullptr;
        cell.heavy = laid && trick.winner == seat;
        cell.before = laid && trick.leader == seat ? leads() : " ";
        cell.after = trick.winner == seat ? takes() : " ";
      }
      draw_row(picture_->names.at(game::index_of(seat)), cells, kCell);
    }
  }

  static std::vector<Cell> cells_of(const std::vector<DrawnCard>& cards) {
    std::vector<Cell> cells;
    for (const DrawnCard& card : cards) {
      cells.push_back({&card, false, {}, {}});
    }
    return cells;
  }

  /// As wide as the longer name, with two columns after it.
  [[nodiscard]] std::size_t label_width() const {
    std::size_t width = 5;
    for (const std::string& name : picture_->names) {
      width = std::max(width, columns_of(canvas_.look().ascii ? in_ascii(name) : name));
    }
    return width + 8 + 2 <= kLabel + 2 ? width + 8 + 2 : kLabel + 2;
  }

  /// What is left for a name where five cards stand in a row; nothing if that is too little.
  [[nodiscard]] std::size_t room_for_label(std::size_t cell) const {
    constexpr std::size_t kHand = 5;
    const std::size_t cards = kHand * cell;
    return canvas_.width() >= cards + label_width() ? label_width() : 0;
  }

  /// A label, and cards behind it; below it where it is too long. As many rows as they need.
  void draw_row(const std::string& label, const std::vector<Cell>& cells, std::size_t cell) {
    std::size_t before = std::min(label_width(), room_for_label(cell));
    const std::string name = canvas_.look().ascii ? in_ascii(label) : label;
    const bool beside = before != 0 && columns_of(name) < before;
    if (!beside) {
      canvas_.words(label, 0, 2);
      before = cell == kCell ? before : std::min<std::size_t>(before, 2);
    }
    const std::size_t each = std::max<std::size_t>((canvas_.width() - before) / cell, 1);
    for (std::size_t first = 0; first < cells.size(); first += each) {
      const std::vector<Cell> some(
          cells.begin() + static_cast<std::ptrdiff_t>(first),
          cells.begin() + static_cast<std::ptrdiff_t>(std::min(first + each, cells.size())));
      draw_strip(beside && first == 0 ? label : std::string{}, some, before, cell);
    }
  }

  void draw_strip(const std::string& label, const std::vector<Cell>& cells, std::size_t before,
                  std::size_t cell) {
    for (const Part part : {Part::Top, Part::Middle, Part::Bottom}) {
      Line line = canvas_.line();
      line.add(part == Part::Middle ? label : std::string{});
      for (std::size_t i = 0; i < cells.size(); ++i) {
        line.pad_to(before + i * cell);
        add_part(line, cells[i], part, cell);
      }
      canvas_.end(line);
    }
    if (std::ranges::none_of(cells, [](const Cell& one) {
          return one.card != nullptr && !one.card->marks.empty();
        })) {
      return;
    }
    Line marks = canvas_.line();
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (cells[i].card != nullptr && !cells[i].card->marks.empty()) {
        marks.pad_to(before + i * cell + (cell == kBox ? 1 : 2));
        marks.add(marks_within(cells[i].card->marks, cell - 2), style_of(cells[i].card->marks));
      }
    }
    canvas_.end(marks);
  }

  /// "▲1,2", or "▲1+" where there is no room for all.
  [[nodiscard]] std::string marks_within(const Marks& marks, std::size_t room) const {
    std::string text = marks_text(marks);
    return columns_of(text) <= room ? text : marks_text({marks.front()}) + "+";
  }

  enum class Part : std::uint8_t { Top, Middle, Bottom };

  void add_part(Line& line, const Cell& cell, Part part, std::size_t width) const {
    if (width == kCell) {
      line.add(part == Part::Middle && !cell.before.empty() ? cell.before : " ");
    }
    if (cell.card == nullptr) {
      line.pad_to(line.width() + kBox);
    } else {
      add_box(line, cell, part);
    }
    if (width == kCell && part == Part::Middle) {
      line.add(cell.after, Style::Bold);
    }
  }

  void add_box(Line& line, const Cell& cell, Part part) const {
    const Style frame = cell.card->marks.empty() ? (cell.heavy ? Style::Bold : Style::Plain)
                                                 : style_of(cell.card->marks);
    switch (part) {
      case Part::Top:
        line.add(cell.heavy ? canvas_.sign("┏━━━┓", "+===+") : canvas_.sign("┌───┐", "+---+"),
                 frame);
        return;
      case Part::Bottom:
        line.add(cell.heavy ? canvas_.sign("┗━━━┛", "+===+") : canvas_.sign("└───┘", "+---+"),
                 frame);
        return;
      case Part::Middle:
        break;
    }
    const std::string_view side = cell.heavy ? canvas_.sign("┃", "|") : canvas_.sign("│", "|");
    line.add(side, frame);
    add_face(line, cell.card->face);
    line.add(side, frame);
  }

  /// Three columns.
  void add_face(Line& line, const Face& face) const {
    constexpr std::size_t kBetweenBars = 3;
    std::string index = canvas_.look().ascii ? in_ascii(index_of(face)) : index_of(face);
    if (face.kind == Face::Kind::Hidden) {
      line.add(canvas_.sign("░░░", "###"), Style::Faint);
      return;
    }
    if (columns_of(index) > kBetweenBars) {
      index.resize(kBetweenBars);  // "joker", the only one: plain ASCII
    }
    const std::size_t at = line.width();
    line.pad_to(at + (face.kind == Face::Kind::Untold ? 1 : kBetweenBars - columns_of(index)));
    if (face.is_card() || face.kind == Face::Kind::Suited) {
      line.add_in(index, face.card.suit);
    } else {
      line.add(index);
    }
    line.pad_to(at + kBetweenBars);
  }

  // ── The score ──

  void write_points() {
    canvas_.gap();
    write_score("marked", &DrawnScore::marked);
    write_score("due", &DrawnScore::due);
    canvas_.words("verdict  " + picture_->verdict, 0, 9);
    if (!picture_->score.empty()) {
      canvas_.words(picture_->score, 0, 2);
    }
  }

  void write_score(std::string_view head, std::optional<std::uint8_t> DrawnScore::*points) {
    std::string text{head};
    text.resize(7, ' ');
    for (const Seat seat : game::kSeats) {
      const std::optional<std::uint8_t> known = picture_->points[seat].*points;
      text += fmt::format("  {} {} {}", picture_->names.at(game::index_of(seat)), counters(known),
                          known ? std::to_string(*known) : "?");
    }
    canvas_.words(text, 0, 9);
  }

  /// "●●○○○": the points of the game, those made first.
  [[nodiscard]] std::string counters(std::optional<std::uint8_t> points) const {
    std::string text;
    for (int i = 0; i < picture_->game; ++i) {
      text += !points            ? canvas_.sign("·", ".")
              : i < int{*points} ? canvas_.sign("●", "o")
                                 : canvas_.sign("○", "-");
    }
    return text;
  }

  Canvas canvas_;
  const Picture* picture_ = nullptr;
  std::string said_;  ///< sentences of the paragraph under way
};

}  // namespace

void write_terminal(std::string& out, const Picture& picture, Look look) {
  look.width = std::max(look.width, kNarrowest);
  Terminal(out, look).write(picture);
}

}  // namespace ecarte::picture
