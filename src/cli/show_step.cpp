// SPDX-License-Identifier: MIT
#include "cli/show_step.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "cli/screen.hpp"
#include "texts/judged.hpp"

namespace ecarte::cli {
namespace {

constexpr std::string_view kHelp =
    "Keys\n"
    "\n"
    "  right, down, space, enter, n, l, j     the next act\n"
    "  left, up, backspace, p, h, k, b        the act before\n"
    "  home, g, <                             the first\n"
    "  end, G, >                              the last\n"
    "  f                                      the next act at which something is found\n"
    "  page down, page up                     more of this one\n"
    "  q, escape                              leave\n"
    "  ?                                      this help, and back\n";

class Stepper {
 public:
  Stepper(const Walk& deal, const referee::Options& options, const picture::Look& look)
      : deal_(deal), options_(options), look_(look), pictures_(deal.steps.size()) {}

  [[nodiscard]] std::size_t steps() const { return deal_.steps.size(); }

  std::string text(std::size_t step, std::size_t width) {
    std::string out;
    picture::Look look = look_;
    look.width = width;
    picture::write_terminal(out, picture(step), look);
    return out;
  }

  /// The next step at which more is found than at this one; the last if there is none.
  std::size_t next_fault(std::size_t step) {
    const auto faults = [this](std::size_t at) {
      return std::ranges::count_if(picture(at).footnotes,
                                   [](const picture::Footnote& one) { return one.number != 0; });
    };
    std::size_t next = step;
    while (next + 1 < steps()) {
      ++next;
      if (faults(next) > faults(next - 1)) {
        return next;
      }
    }
    return next;
  }

  /// "step 3 of 14"
  [[nodiscard]] std::string place(std::size_t step) const {
    return fmt::format("step {} of {}", step + 1, steps());
  }

 private:
  const picture::Picture& picture(std::size_t step) {
    if (!pictures_[step]) {
      draw(step);
    }
    return *pictures_[step];
  }

  /// What stands above the heading of a deal is told of that deal. 0 if it has none.
  static std::size_t heading_of(const record::Record& record) {
    const auto heading =
        std::ranges::find(record.acts, record::ActKind::HeadDeal, &record::Act::kind);
    return heading == record.acts.end() ? 0
                                        : static_cast<std::size_t>(heading - record.acts.begin());
  }

  /// Rules on the sitting as though it broke off with this step.
  void draw(std::size_t step) {
    const std::size_t last = deal_.steps[step];
    std::size_t next = 0;
    const auto records = [&](record::Record& into) {
      if (next == deal_.records.size()) {
        return false;
      }
      into = deal_.records[next++];
      if (next == deal_.records.size()) {
        into.acts.resize(std::max(last, heading_of(into)) + 1);
        into.problems.clear();
        into.deal_follows = false;
      }
      return true;
    };
    std::size_t ruled = 0;
    referee::judge(records, options_, [&](const referee::Judged& judged) {
      if (++ruled != deal_.records.size()) {
        return;
      }
      const std::vector<report::DealInOrder> orders = texts::orders_of(judged);
      report::Deal deal{judged.record, judged.facts, judged.code, judged.result};
      deal.orders = orders;
      deal.understood = judged.understood;
      pictures_[step] = picture::picture_then(deal_.file, deal, deal_.seen, last, deal_.seat);
    });
  }

  const Walk& deal_;
  const referee::Options& options_;
  const picture::Look& look_;
  std::vector<std::optional<picture::Picture>> pictures_;
};

/// The last line, cut to the screen.
std::string status_line(const Stepper& stepper, std::size_t step, bool more, std::size_t columns) {
  std::string text = " " + stepper.place(step) + (more ? " (page down: more)" : "") +
                     "   left right  home end  f: next fault  ?: help  q: leave ";
  text.resize(std::min(text.size(), columns));
  return text;
}

void step_by_key(Stepper& stepper, Streams& streams) {
  Screen screen(streams.out);
  std::size_t step = 0;
  std::size_t from = 0;
  bool help = false;
  bool more = false;
  for (;;) {
    const std::size_t columns = screen.columns();
    const std::string text = help ? std::string{kHelp} : stepper.text(step, columns);
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
    const std::size_t room = screen.rows() - 1;
    more = lines > from + room;
    screen.draw(text, from, status_line(stepper, step, more, columns));
    const std::size_t before = step;
    switch (screen.next_key()) {
      case Key::Next:
        step = std::min(step + 1, stepper.steps() - 1);
        break;
      case Key::Previous:
        step = step == 0 ? 0 : step - 1;
        break;
      case Key::First:
        step = 0;
        break;
      case Key::Last:
        step = stepper.steps() - 1;
        break;
      case Key::Fault:
        step = stepper.next_fault(step);
        break;
      case Key::ScrollDown:
        from += more ? std::max<std::size_t>(room / 2, 1) : 0;
        break;
      case Key::ScrollUp:
        from -= std::min(from, std::max<std::size_t>(room / 2, 1));
        break;
      case Key::Help:
        help = !help;
        from = 0;
        continue;
      case Key::Quit:
        return;
      case Key::Resized:
      case Key::Other:
        break;
    }
    if (step != before || help) {
      from = 0;
    }
    help = false;
  }
}

}  // namespace

void walk(const Walk& deal, const referee::Options& options, const picture::Look& look,
          Streams& streams) {
  Stepper stepper(deal, options, look);
  if (Screen::is_there(streams.out)) {
    return step_by_key(stepper, streams);
  }
  for (std::size_t step = 0; step < stepper.steps(); ++step) {
    std::string& out = streams.out.buffer();
    out += (step == 0 ? "== " : "\n== ") + stepper.place(step) + " ==\n";
    out += stepper.text(step, look.width);
    streams.out.flush_if_full();
  }
}

}  // namespace ecarte::cli
