// SPDX-License-Identifier: MIT
#include "campaign/told.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

struct Form {
  std::string_view begins;
  Said said;
};

/// The longer before the shorter.
constexpr std::array kForms{
    Form{"shuffles", Said::Shuffles},
    Form{"cuts", Said::Cuts},
    Form{"gives notice", Said::Other},
    Form{"gives", Said::Gives},
    Form{"exposes", Said::Exposes},
    Form{"turns", Said::Turns},
    Form{"looks at his hand", Said::Looks},
    Form{"takes up his hand", Said::Looks},
    Form{"looks at the cards given", Said::Looks},
    Form{"takes up the cards given", Said::Looks},
    Form{"touches", Said::Looks},
    Form{"has not looked", Said::Looks},
    Form{"holds", Said::Holds},
    Form{"proposes", Said::Proposes},
    Form{"accepts", Said::Accepts},
    Form{"asks how many", Said::Number},
    Form{"requires the number", Said::Number},
    Form{"answers ", Said::Number},
    Form{"does not answer", Said::Number},
    Form{"asks ", Said::Asks},
    Form{"discards", Said::Discards},
    Form{"takes down", Said::Corrects},
    Form{"takes back", Said::Other},
    Form{"takes the pool", Said::Other},
    Form{"takes up", Said::Other},
    Form{"takes", Said::Takes},
    Form{"announces", Said::Announces},
    Form{"marks", Said::Marks},
    Form{"admits", Said::Corrects},
    Form{"leads", Said::Leads},
    Form{"plays ", Said::Replies},
    Form{"throws down", Said::Ends},
    Form{"grants", Said::Ends},
    Form{"made", Said::Made},
};

Said said_by_player(std::string_view text) {
  if (text == "refuses") {
    return Said::Refuses;
  }
  if (text == "plays") {
    return Said::Stands;
  }
  const auto* const form =
      std::ranges::find_if(kForms, [&](const Form& one) { return text.starts_with(one.begins); });
  return form == kForms.end() ? Said::Other : form->said;
}

Said said_in_line(std::string_view line) {
  static constexpr std::array kLineForms{
      Form{"players:", Said::Players},    Form{"game ", Said::Game},
      Form{"cut for deal", Said::CutFor}, Form{"deal ", Said::Deal},
      Form{"score:", Said::Score},        Form{"settled:", Said::Settled},
      Form{"hands again", Said::Again},   Form{"bystanders:", Said::Setting},
      Form{"system:", Said::Setting},     Form{"packs:", Said::Setting},
      Form{"agreed:", Said::Setting},     Form{"bet:", Said::Setting},
      Form{"stakes:", Said::Setting},     Form{"pool:", Said::Setting},
      Form{"code:", Said::Setting},       Form{kHouseRules, Said::Setting},
  };
  const auto* const form = std::ranges::find_if(
      kLineForms, [&](const Form& one) { return line.starts_with(one.begins); });
  return form == kLineForms.end() ? Said::Before : form->said;
}

class Apart {
 public:
  Apart(ToldDeal& deal, std::array<std::string, 2>& players) : deal_(deal), players_(players) {}

  void line(std::string_view line) {
    if (line.starts_with("players: ")) {
      const std::size_t comma = line.find(", ");
      players_ = {std::string(line.substr(9, comma - 9)), std::string(line.substr(comma + 2))};
    }
    if (!line.starts_with("  ")) {
      whole(said_in_line(line), line);
      return;
    }
    line.remove_prefix(2);
    if (std::isdigit(static_cast<unsigned char>(line.front())) != 0 &&
        line.find(". ") == line.find_first_not_of("0123456789")) {
      trick(line);
    } else {
      acts(line);
    }
  }

 private:
  void whole(Said said, std::string_view line) { add(said, {}, line, true); }

  void add(Said said, std::string_view actor, std::string_view text, bool begins) {
    deal_.pieces.push_back({said, std::string(actor), std::string(text), begins});
  }

  /// "3. A K♥", or with ", Y 8♠" behind it.
  void trick(std::string_view line) {
    for (const std::string& name : players_) {
      const std::string reply = ", " + name + " ";
      const std::size_t at = line.rfind(reply);
      if (at != std::string_view::npos) {
        whole(Said::Leads, line.substr(0, at));
        add(Said::Replies, name, "plays " + std::string(line.substr(at + reply.size())), false);
        return;
      }
    }
    whole(line.find("…") == std::string_view::npos ? Said::Leads : Said::Replies, line);
  }

  void acts(std::string_view line) {
    const auto* const player = std::ranges::find_if(players_, [&](const std::string& name) {
      return line.starts_with(name + " ") && !line.starts_with(name + " and ");
    });
    if (player == players_.end()) {
      whole(line.starts_with("Z ") ? Said::Speaks : Said::Other, line);
      return;
    }
    line.remove_prefix(player->size() + 1);
    for (bool first = true; !line.empty(); first = false) {
      const std::size_t end = std::min(line.find("; "), line.size());
      const std::string_view text = line.substr(0, end);
      add(text.starts_with("disputes") ? Said::Ends : said_by_player(text), *player, text, first);
      line.remove_prefix(std::min(end + 2, line.size()));
    }
  }

  ToldDeal& deal_;
  std::array<std::string, 2>& players_;
};

template <class Each>
void for_each_line(std::string_view text, const Each& each) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (end > 0) {
      each(text.substr(0, end));
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

/// A card played without a word, to the card led just before.
bool answers_lead(const Piece& piece, const Piece* last) {
  return piece.said == Said::Replies && !piece.begins_line && last != nullptr &&
         last->said == Said::Leads;
}

void print(const ToldDeal& deal, std::string& out) {
  const Piece* last = nullptr;
  for (const Piece& piece : deal.pieces) {
    if (answers_lead(piece, last)) {
      out.back() = ',';
      out += " " + piece.actor + piece.text.substr(std::string_view("plays").size()) + "\n";
    } else if (!piece.begins_line && last != nullptr && last->actor == piece.actor &&
               last->said != Said::Replies) {
      out.back() = ';';
      out += " " + piece.text + "\n";
    } else {
      const bool own_line =
          piece.actor.empty() && (is_heading(piece.said) || piece.said == Said::Score ||
                                  piece.said == Said::Settled || piece.said == Said::Again);
      out += own_line ? "" : "  ";
      out += piece.actor.empty() ? piece.text : piece.actor + " " + piece.text;
      out += "\n";
    }
    last = &piece;
  }
}

}  // namespace

bool is_heading(Said said) {
  return said <= Said::Deal;
}

ToldDeal take_apart(std::string_view text, std::array<std::string, 2>& players) {
  ToldDeal deal;
  Apart apart(deal, players);
  for_each_line(text, [&](std::string_view line) { apart.line(line); });
  return deal;
}

std::string text_of(const Telling& telling) {
  std::string text;
  for (const ToldDeal& deal : telling.deals) {
    print(deal, text);
  }
  return text;
}

std::string without_blank_lines(std::string_view text) {
  std::string out;
  for_each_line(text, [&](std::string_view line) { out.append(line).append("\n"); });
  return out;
}

}  // namespace ecarte::campaign
