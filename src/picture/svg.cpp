// SPDX-License-Identifier: MIT
#include "picture/svg.hpp"

#include <algorithm>
#include <sstream>
#include <string_view>

#include <fmt/core.h>

#include "picture/in_words.hpp"
#include "picture/svg_card.hpp"
#include "picture/svg_text.hpp"

namespace ecarte::picture {
namespace {

using game::Seat;

constexpr double kPage = 600;  ///< twice the pixels at which all must be legible
constexpr double kMargin = 20;
constexpr double kInside = kPage - 2 * kMargin;
constexpr double kColumn = kInside / 5;  ///< of a trick
constexpr double kText = 22;
constexpr double kLeading = 29;
constexpr double kGap = 16;

class Page {
 public:
  Page(const Picture& picture, SvgLook look) : picture_(picture), look_(look) {}

  std::string write() {
    svg_ = add(document_.root(), "svg",
               {{"xmlns", "http://www.w3.org/2000/svg"},
                {"role", "img"},
                {"aria-labelledby", "ecarte-title ecarte-desc"}});
    add(svg_, "title", {{"id", "ecarte-title"}}).text().set(picture_.title.c_str());
    add(svg_, "desc", {{"id", "ecarte-desc"}}).text().set(in_words(picture_).c_str());
    svg_.append_child("style").text().set(kStyle);
    add_shapes(svg_);
    pugi::xml_node sheet = add(svg_, "rect", {{"class", "sheet"}, {"x", "0"}, {"y", "0"}});
    lines(picture_.title + marks_words(picture_.marks), kText + 6, "title");
    lines(picture_.place, 18, "place");
    for (const Scene& scene : picture_.scenes) {
      std::visit([this](const auto& one) { draw(one); }, scene);
    }
    end_paragraph();
    draw_points();
    draw_footnotes();
    const std::string height = fmt::format("{:g}", at_ + kMargin);
    svg_.append_attribute("viewBox") = fmt::format("0 0 {:g} {}", kPage, height).c_str();
    sheet.append_attribute("width") = "600";
    sheet.append_attribute("height") = height.c_str();
    std::ostringstream out;
    document_.save(out, " ", pugi::format_indent | pugi::format_no_declaration,
                   pugi::encoding_utf8);
    return out.str();
  }

 private:
  static constexpr const char* kStyle =
      "text{font-family:Georgia,'DejaVu Serif','Times New Roman',serif;fill:#111}"
      ".index{font-weight:bold;font-family:Georgia,'DejaVu Serif','Times New Roman',serif}"
      ".title{font-weight:bold}.place,.faint{fill:#555}.label{font-weight:bold}"
      ".badge{font:bold 21px Arial,'DejaVu Sans',sans-serif;fill:#fff;text-anchor:middle}"
      ".untold{font-size:54px;fill:#666;text-anchor:middle}"
      ".sheet{fill:#fff}.counter{stroke:#111;stroke-width:2}.mark{fill:#111}";

  // ── Words ──

  static std::string marks_words(const Marks& marks) {
    std::string text;
    for (const int mark : marks) {
      text += (text.empty() ? "" : ",") + std::to_string(mark);
    }
    return text.empty() ? text : " [" + text + "]";
  }

  void line(const std::string& text, double x, double size, const char* kind) {
    add(svg_, "text",
        {{"class", kind},
         {"x", fmt::format("{:g}", x)},
         {"y", fmt::format("{:g}", at_ + size)},
         {"font-size", fmt::format("{:g}", size)}})
        .text()
        .set(text.c_str());
    at_ += size * kLeading / kText;
  }

  void lines(const std::string& text, double size, const char* kind, double indent = 0) {
    for (const std::string& one : broken(text, (kInside - indent) / size)) {
      line(one, kMargin + indent, size, kind);
    }
  }

  void draw(const Caption& sentence) {
    said_ += (said_.empty() ? "" : " ") + sentence.words + marks_words(sentence.marks);
  }

  void end_paragraph() {
    if (!said_.empty()) {
      at_ += kGap;
      lines(said_, kText, "said");
      said_.clear();
    }
  }

  // ── Cards ──

  Frame frame_of(const DrawnCard& card, bool winner) const {
    Frame frame;
    frame.winner = winner;
    for (const Footnote& footnote : picture_.footnotes) {
      if (footnote.number != 0 &&
          std::ranges::find(card.marks, footnote.number) != card.marks.end()) {
        (footnote.weight == Weight::Doubt ? frame.doubtful : frame.faulty) = true;
        frame.badge += (frame.badge.empty() ? "" : ",") + std::to_string(footnote.number);
      }
    }
    return frame;
  }

  /// As many as there are stand side by side, closer where they are more than six.
  void draw_cards(const std::vector<DrawnCard>& cards, double scale) {
    constexpr double kBetween = 8;
    const double width = kCardWidth * scale + kBetween;
    const auto each = static_cast<std::size_t>((kInside + kBetween) / width);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (i > 0 && i % each == 0) {
        at_ += kCardHeight * scale + kBetween;
      }
      add_card(svg_, cards[i].face, frame_of(cards[i], false), card_in_words(picture_, cards[i]),
               kMargin + static_cast<double>(i % each) * width, at_, scale, look_);
    }
    at_ += cards.empty() ? 0 : kCardHeight * scale;
  }

  void draw(const CardRow& row) {
    constexpr double kSmaller = 0.8;
    end_paragraph();
    at_ += kGap;
    lines(row.words + marks_words(row.marks), kText, "label");
    at_ += 4;
    draw_cards(row.cards, kSmaller);
  }

  void draw(const Hands& hands) {
    end_paragraph();
    for (const Seat seat : game::kSeats) {
      at_ += kGap;
      const bool deals = picture_.dealer == seat;
      lines(fmt::format("{}{}, {}", name(seat), deals ? ", dealer" : "", hands.when), kText,
            "label");
      at_ += 4;
      draw_cards(hands.of[seat], 1);
    }
  }

  void draw(const DrawnTricks& tricks) {
    end_paragraph();
    for (const Aside& aside : tricks.asides) {
      at_ += kGap / 2;
      lines(fmt::format("{} trick {}: {}{}", aside.between ? "Between the cards of" : "Before",
                        aside.trick, aside.said.words, marks_words(aside.said.marks)),
            kText, "said");
    }
    constexpr std::size_t kEach = 5;
    for (std::size_t first = 0; first < tricks.tricks.size(); first += kEach) {
      const std::size_t end = std::min(first + kEach, tricks.tricks.size());
      at_ += kGap;
      for (const Seat seat : game::kSeats) {
        draw_trick_row(tricks, first, end, seat);
      }
    }
    draw_legend();
  }

  void draw_trick_row(const DrawnTricks& tricks, std::size_t first, std::size_t end, Seat seat) {
    lines(name(seat) + ", tricks " + std::to_string(tricks.tricks[first].number) +
              (end - first > 1 ? " to " + std::to_string(tricks.tricks[end - 1].number) : ""),
          kText, "label");
    at_ += 4;
    for (std::size_t i = first; i < end; ++i) {
      const DrawnTrick& trick = tricks.tricks[i];
      const double x = kMargin + static_cast<double>(i - first) * kColumn;
      if (!trick.cards[seat]) {
        continue;
      }
      add_card(svg_, trick.cards[seat]->face, frame_of(*trick.cards[seat], trick.winner == seat),
               card_in_words(picture_, *trick.cards[seat], &trick, seat), x, at_, 1, look_);
      if (trick.leader == seat) {
        add_lead(x + 16, at_ + kCardHeight + 15);
      }
      if (trick.winner == seat) {
        add_tick(x + 50, at_ + kCardHeight + 15);
      }
    }
    constexpr double kBelow = 32;  ///< for those marks
    at_ += kCardHeight + kBelow;
  }

  /// Who leads; who takes the trick.
  void add_lead(double x, double y) {
    add(svg_, "path",
        {{"class", "mark"},
         {"transform", fmt::format("translate({:g} {:g})", x, y)},
         {"d", "M2-9L17 0L2 9Z"}});
  }
  void add_tick(double x, double y) {
    add(svg_, "path",
        {{"class", "mark"},
         {"transform", fmt::format("translate({:g} {:g})", x, y)},
         {"d", "M0 1L4-3L8 2L17-11L20-8L8 10Z"}});
  }

  void draw_legend() {
    constexpr double kSize = 19;
    add_lead(kMargin, at_ + 14);
    add_tick(kMargin + 95, at_ + 14);
    add(svg_, "text",
        {{"class", "faint"},
         {"x", fmt::format("{:g}", kMargin + 24)},
         {"y", fmt::format("{:g}", at_ + kSize)},
         {"font-size", fmt::format("{:g}", kSize)}})
        .text()
        .set("leads");
    line("takes the trick", kMargin + 122, kSize, "faint");
  }

  // ── The score and what is found ──

  void draw_points() {
    at_ += 2 * kGap;
    for (const Seat seat : game::kSeats) {
      const DrawnScore& points = picture_.points[seat];
      const double y = at_ + kText * 0.66;
      for (int i = 0; i < picture_.game; ++i) {
        add(svg_, "circle",
            {{"class", "counter"},
             {"cx", fmt::format("{:g}", kMargin + 10 + i * 24)},
             {"cy", fmt::format("{:g}", y)},
             {"r", "9"},
             {"fill", points.marked && i < int{*points.marked} ? "#111" : "#fff"}});
      }
      const std::string marked = points.marked ? std::to_string(*points.marked) : "?";
      const std::string due = points.due ? std::to_string(*points.due) : "?";
      const double after = 24.0 * picture_.game + 10;
      const std::string text =
          fmt::format("{} {}{}", name(seat), marked,
                      points.due != points.marked ? fmt::format(" marked, {} due", due) : "");
      lines(text, kText, "said", after);
    }
    at_ += kGap / 2;
    lines("Verdict: " + picture_.verdict, kText, "label");
    if (!picture_.score.empty()) {
      lines(picture_.score, kText, "said");
    }
  }

  void draw_footnotes() {
    for (const Footnote& footnote : picture_.footnotes) {
      if (footnote.number != 0) {
        at_ += kGap / 2;
        lines(fmt::format("[{}] {}: {}", footnote.number, footnote.label, footnote.says), kText,
              "said");
      }
    }
    if (!picture_.standing.empty()) {
      at_ += kGap / 2;
      lines("As it stands now", kText, "label");
      for (const std::string& sentence : picture_.standing) {
        lines(sentence, kText, "said");
      }
    }
  }

  [[nodiscard]] const std::string& name(Seat seat) const {
    return picture_.names.at(game::index_of(seat));
  }

  const Picture& picture_;
  SvgLook look_;
  pugi::xml_document document_;
  pugi::xml_node svg_;
  double at_ = kMargin;  ///< how far down the page is full
  std::string said_;     ///< sentences of the paragraph under way
};

}  // namespace

std::string to_svg(const Picture& picture, SvgLook look) {
  return Page(picture, look).write();
}

}  // namespace ecarte::picture
