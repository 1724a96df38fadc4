// SPDX-License-Identifier: MIT
#include "record/format.hpp"

#include <algorithm>
#include <span>

#include "record/sentence.hpp"
#include "record/words.hpp"

namespace ecarte::record {
namespace {

using std::string;
using std::string_view;

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}

string_view trimmed(string_view text) {
  while (!text.empty() && is_blank(text.back())) {
    text.remove_suffix(1);
  }
  while (!text.empty() && is_blank(text.front())) {
    text.remove_prefix(1);
  }
  return text;
}

bool is_heading(ActKind kind) {
  return kind == ActKind::HeadDeal || kind == ActKind::HeadGame || kind == ActKind::HeadRubber;
}

bool is_continuation(ActKind kind) {
  return kind == ActKind::Partly || kind == ActKind::Odd || kind == ActKind::Packet;
}

string_view heading_word(ActKind kind) {
  return kind == ActKind::HeadDeal ? "deal " : kind == ActKind::HeadGame ? "game " : "rubber ";
}

/// What one does as two do it: "finds" as "find".
string of_two(const string& phrase) {
  const std::size_t size = std::min(phrase.find(' '), phrase.size());
  string verb = phrase.substr(0, size);
  if (verb == "has") {
    verb = "have";
  } else if (verb == "is") {
    verb = "are";
  } else if (verb.ends_with("nies")) {
    verb.replace(verb.size() - 3, 3, "y");
  } else if (verb.ends_with("ches") || verb.ends_with("shes") || verb == "does") {
    verb.resize(verb.size() - 2);
  } else if (verb.ends_with('s')) {
    verb.pop_back();
  }
  return verb + phrase.substr(size);
}

/// A line of settings as written, with single blanks and a small letter first.
string tidy(string_view line) {
  string tidied;
  for (const char c : line) {
    if (!is_blank(c)) {
      tidied += c;
    } else if (!tidied.ends_with(' ')) {
      tidied += ' ';
    }
  }
  if (tidied[0] >= 'A' && tidied[0] <= 'Z') {
    tidied[0] = static_cast<char>(tidied[0] - 'A' + 'a');
  }
  return tidied;
}

string points(std::uint8_t number) {
  return number == kUnstated ? "?" : std::to_string(number);
}

/// The lines of one record.
class Formatter {
 public:
  explicit Formatter(const Record& record)
      : record_(record), acts_(record.acts), names_(*record.names) {}

  string text();

 private:
  void line(Offset begin, Offset end);
  void acts_line(std::size_t begin, std::size_t end);
  string setting(string_view content, std::size_t begin, std::size_t end, Offset line_end) const;
  string expectation(const Expectation& expected) const;
  string scores(std::uint8_t first, std::uint8_t second) const;
  string cut_for_deal(std::size_t begin, std::size_t end) const;
  void item(std::size_t at);
  void play_in_trick(std::size_t at);
  void sentence(std::size_t at);
  string turned(std::size_t at) const;
  string subject(std::size_t at) const;
  [[nodiscard]] std::span<const Act> after(std::size_t at) const { return acts_.subspan(at + 1); }
  [[nodiscard]] bool is_bad(Offset begin, Offset end) const;

  const Record& record_;
  std::span<const Act> acts_;
  const Names& names_;
  string out_;
  std::size_t next_ = 0;  ///< the first act not yet written
  // Of the line being written:
  const Act* last_ = nullptr;  ///< the last act written that is no continuation
  bool carries_ = false;       ///< a sentence may go on with the last actor
};

bool Formatter::is_bad(Offset begin, Offset end) const {
  return std::ranges::any_of(record_.problems, [&](const Problem& problem) {
    return problem.kind == Problem::Kind::Unreadable && problem.span.begin >= begin &&
           problem.span.begin <= end;
  });
}

string Formatter::scores(std::uint8_t first, std::uint8_t second) const {
  return names_.players[0] + " " + points(first) + ", " + names_.players[1] + " " + points(second);
}

string Formatter::expectation(const Expectation& expected) const {
  switch (expected.kind) {
    case Expectation::Kind::Regular:
      return "regular";
    case Expectation::Kind::Irregular:
      return "irregular";
    case Expectation::Kind::Undecidable:
      return "undecidable";
    case Expectation::Kind::Impossible:
      return "impossible";
    case Expectation::Kind::Unreadable:
      return "unreadable";
    case Expectation::Kind::Due:
      return "due " + (expected.due ? scores((*expected.due)[0], (*expected.due)[1]) : "?");
    case Expectation::Kind::Finding:
      break;
  }
  string words;
  const auto add = [&words](string_view word) {
    words += words.empty() || word.empty() ? "" : " ";
    words += word;
  };
  if (!std::ranges::all_of(expected.law, [](char c) { return c >= '0' && c <= '9'; })) {
    add("law");
  }
  add(expected.law);
  add(expected.id);
  add(expected.player ? names_.of(*expected.player) : string{});
  add(expected.status);
  return words;
}

string Formatter::cut_for_deal(std::size_t begin, std::size_t end) const {
  string words = (acts_[begin].flags & kAgain) != 0 ? "cut for deal again:" : "cut for deal:";
  for (std::size_t i = begin; i < end; ++i) {
    if (acts_[i].kind == ActKind::Cut) {
      words += (i == begin ? " " : ", ") + names_.of(acts_[i].actor) + " " +
               (acts_[i].count == 0 ? "nothing" : cards_of(acts_[i], after(i)));
    }
  }
  return words;
}

string Formatter::setting(string_view content, std::size_t begin, std::size_t end,
                          Offset line_end) const {
  const bool one = content.find(';') == string_view::npos;
  if (begin == end && content.find(':') == string_view::npos) {
    return "  " + string(content);  // "1. Y …", which says nothing
  }
  if (begin < end && one) {
    const Act& act = acts_[begin];
    switch (act.kind) {
      case ActKind::Score:
        return "score: " + scores(act.number, act.detail);
      case ActKind::Cut:
        return cut_for_deal(begin, end);
      default:
        return tidy(content);
    }
  }
  if (begin == end && (content[0] | 0x20) == 'e') {
    string words;
    const auto line_begin = static_cast<Offset>(content.data() - record_.text.data());
    for (const Expectation& expected : record_.expectations) {
      if (expected.span.begin >= line_begin && expected.span.end <= line_end) {
        words += (words.empty() ? "expect: " : "; ") + expectation(expected);
      }
    }
    return words;
  }
  return tidy(content);
}

string Formatter::turned(std::size_t at) const {
  const Act& act = acts_[at];
  string words = "turns " + cards_of(act, after(at));
  for (std::size_t i = at + 1; i < acts_.size(); ++i) {
    if (is_continuation(acts_[i].kind)) {
      continue;
    }
    if (acts_[i].kind != ActKind::Turn || (acts_[i].flags & kTogether) == 0) {
      break;
    }
    words += ", " + cards_of(acts_[i], after(i));
  }
  switch (act.object_as<TurnedFrom>()) {
    case TurnedFrom::Top:
      return words;
    case TurnedFrom::Other:
      return words + ", not the top card";
    case TurnedFrom::Bottom:
      return words + " from the bottom";
  }
  return words;
}

string Formatter::subject(std::size_t at) const {
  const Act& act = acts_[at];
  if (act.actor != kNobody) {
    return names_.of(act.actor);
  }
  switch (act.kind) {
    case ActKind::PackHolds:
    case ActKind::PackLacks:
      switch (act.object_as<PackRef>()) {
        case PackRef::Idle:
          return "the idle pack";
        case PackRef::PackA:
          return "the " + names_.packs[0] + " pack";
        case PackRef::PackB:
          return "the " + names_.packs[1] + " pack";
        case PackRef::Sound:
          return "the sound pack";
        case PackRef::DealersOwn:
          return "the pack";
      }
      return {};
    case ActKind::LieFaced:
    case ActKind::ThrowAside:
      return cards_of(act, after(at));
    case ActKind::StockCard:
      return cards_of(act, after(at));
    case ActKind::StockLeft:
      return (act.flags & kWholePack) != 0 ? "the pack" : "the stock";
    case ActKind::PoolStands:
      return "the pool";
    case ActKind::Gather:
      return "the cards";
    default:
      return "somebody";
  }
}

void Formatter::play_in_trick(std::size_t at) {
  const Act& act = acts_[at];
  const bool reply = (act.flags & kReplies) != 0;
  const string card = cards_of(act, after(at));
  if (act.actor == kNobody) {
    const bool second =
        reply && last_ != nullptr && last_->kind == ActKind::Play && last_->actor == kNobody;
    out_ += second ? ", ? " + card
                   : (last_ == nullptr          ? ""
                      : is_heading(last_->kind) ? " "
                                                : ". ") +
                         std::to_string(act.number) + ". ? " + card;
    carries_ = false;
    return;
  }
  if (reply && last_ != nullptr && last_->kind == ActKind::Play && last_->number == act.number &&
      last_->actor != act.actor && (last_->flags & kReplies) == 0) {
    out_ += ", " + names_.of(act.actor) + " " + card;
    carries_ = false;
    return;
  }
  out_ += last_ == nullptr ? "" : is_heading(last_->kind) ? " " : ". ";
  out_ += std::to_string(act.number) + ". " + (reply ? "… " : "") + names_.of(act.actor) + " ";
  const bool worded = (act.flags & kLeads) != 0 || act.detail != kUnstated;
  out_ += worded ? phrase_of(act, after(at), names_, record_.text) : card;
  carries_ = true;
}

void Formatter::sentence(std::size_t at) {
  const Act& act = acts_[at];
  string phrase =
      act.kind == ActKind::Turn ? turned(at) : phrase_of(act, after(at), names_, record_.text);
  if (act.actor == kBoth && act.kind != ActKind::Aside) {
    phrase = of_two(phrase);
  }
  if (carries_ && last_->actor == act.actor && act.actor != kNobody) {
    out_ += "; " + phrase;
    return;
  }
  out_ += last_ == nullptr ? "" : is_heading(last_->kind) ? " " : ". ";
  if (act.kind == ActKind::HandsAgain) {
    out_ += "hands again";
  } else if (act.kind == ActKind::Aside && act.actor == kNobody) {
    out_ += phrase;
  } else {
    out_ += subject(at) + " " + phrase;
  }
  carries_ = act.actor != kNobody;
}

void Formatter::item(std::size_t at) {
  const Act& act = acts_[at];
  if (is_heading(act.kind)) {
    const string number = act.amount() == 0 ? string{} : std::to_string(act.amount());
    out_ += trimmed(string(heading_word(act.kind)) + number);
    carries_ = false;
  } else if (act.kind == ActKind::Play && act.number != 0) {
    play_in_trick(at);
  } else {
    sentence(at);
  }
  last_ = &act;
}

void Formatter::acts_line(std::size_t begin, std::size_t end) {
  last_ = nullptr;
  carries_ = false;
  const ActKind first = acts_[begin].kind;
  if (!is_heading(first) && first != ActKind::HandsAgain) {
    out_ += "  ";
  }
  for (std::size_t i = begin; i < end; ++i) {
    const Act& act = acts_[i];
    if (is_continuation(act.kind) || (act.kind == ActKind::Turn && (act.flags & kTogether) != 0)) {
      continue;
    }
    item(i);
    if (is_heading(act.kind) && (act.kind == ActKind::HeadDeal || i + 1 < end)) {
      out_ += ":";
    }
  }
}

void Formatter::line(Offset begin, Offset end) {
  const std::size_t first = next_;
  while (next_ < acts_.size() && acts_[next_].at < end) {
    ++next_;
  }
  const string_view whole(record_.text.data() + begin, end - begin);
  const string_view content = trimmed(without_comment(whole));
  const string_view comment = trimmed(whole.substr(without_comment(whole).size()));
  if (is_bad(begin, end) || content.empty()) {
    string_view kept = whole;
    while (!kept.empty() && is_blank(kept.back())) {
      kept.remove_suffix(1);
    }
    out_ += is_bad(begin, end) ? whole : kept;
    out_ += '\n';
    return;
  }
  const bool is_setting =
      first == next_ ||
      (acts_[first].kind >= ActKind::Players && acts_[first].kind <= ActKind::Settled &&
       !((acts_[first].kind == ActKind::Score || acts_[first].kind == ActKind::Settled) &&
         is_player(acts_[first].actor))) ||
      (acts_[first].kind == ActKind::Stake && acts_[first].actor == kBoth) ||
      (acts_[first].kind == ActKind::Cut && (acts_[first].flags & kForDeal) != 0 &&
       (content[0] | 0x20) == 'c' && content.find(':') != string_view::npos);
  if (is_setting) {
    out_ += setting(content, first, next_, end);
  } else {
    acts_line(first, next_);
  }
  out_ += comment.empty() ? "" : "  " + string(comment);
  out_ += '\n';
}

string Formatter::text() {
  const string& text = record_.text;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    line(static_cast<Offset>(begin), static_cast<Offset>(end));
    begin = end + 1;
  }
  return std::move(out_);
}

}  // namespace

string_view without_comment(string_view line) {
  if (line.find('#') == string_view::npos) {
    return line;
  }
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') {
      quoted = !quoted;
    } else if (line[i] == '#' && !quoted && (i == 0 || is_blank(line[i - 1]))) {
      return line.substr(0, i);
    }
  }
  return line;
}

string format(const Record& record) {
  return Formatter(record).text();
}

}  // namespace ecarte::record
