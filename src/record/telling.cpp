// SPDX-License-Identifier: MIT
#include "record/telling.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "record/his_or_her.hpp"
#include "record/quotes.hpp"
#include "record/sentence.hpp"
#include "record/timing.hpp"
#include "record/words.hpp"

namespace ecarte::record {
namespace {

using std::string;
using std::string_view;

bool is_heading(ActKind kind) {
  return kind == ActKind::HeadDeal || kind == ActKind::HeadGame || kind == ActKind::HeadRubber;
}

constexpr ActKinds kOfScore{ActKind::Score, ActKind::Settled};

string_view heading_word(ActKind kind) {
  return kind == ActKind::HeadDeal ? "deal" : kind == ActKind::HeadGame ? "game" : "rubber";
}

/// True of what follows a semicolon where another setting begins: a word or two, then a colon.
bool begins_setting(string_view text) {
  const std::size_t colon = text.find(':');
  return colon != string_view::npos && colon > 0 &&
         std::ranges::all_of(text.substr(0, colon), [](char c) {
           return kBlanks.find(c) != string_view::npos || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
         });
}

/// A line of settings as written, with single blanks (but for what is quoted), and a small letter
/// first unless a sentence tells them.
string tidy(string_view line) {
  string tidied;
  Quotes quotes;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const bool kept = quotes.pass(line, at) || kBlanks.find(line[at]) == string_view::npos;
    if (kept || !tidied.ends_with(' ')) {
      tidied += kept ? line[at] : ' ';
    }
  }
  const bool capital = tidied[0] >= 'A' && tidied[0] <= 'Z' && begins_setting(line);
  tidied[0] = static_cast<char>(tidied[0] + (capital ? 'a' - 'A' : 0));
  return tidied;
}

/// The first setting of a line, without the semicolon behind it. An `expect:` has semicolons of its
/// own, and so may what is quoted.
string_view first_setting(string_view content) {
  Quotes quotes;
  for (std::size_t at = 0; at < content.size(); ++at) {
    const bool quoted = quotes.pass(content, at);
    if (!quoted && content[at] == ';' && begins_setting(without_blanks(content.substr(at + 1)))) {
      return content.substr(0, at);
    }
  }
  return content;
}

string points(std::uint8_t number) {
  return number == kUnstated ? "?" : std::to_string(number);
}

/// What was read of the lines of one record.
class Teller {
 public:
  explicit Teller(const Record& record)
      : record_(record), acts_(record.acts), names_(*record.names), pronouns_(record) {}

  std::vector<ToldLine> tell();

 private:
  [[nodiscard]] ToldLine line(Span span);
  void acts_line(std::size_t begin, std::size_t end, std::vector<ToldBack>& told) const;
  [[nodiscard]] bool is_setting(std::size_t first, string_view content) const;
  /// A line of settings, of which the acts from `begin` on tell.
  [[nodiscard]] string settings(string_view content, std::size_t begin) const;
  [[nodiscard]] string setting(string_view content, std::size_t begin, std::size_t end) const;
  [[nodiscard]] string expectations(Span span) const;
  [[nodiscard]] string expectation(const Expectation& expected) const;
  [[nodiscard]] string scores(std::uint8_t first, std::uint8_t second) const;
  [[nodiscard]] string cut_for_deal(std::size_t begin, std::size_t end) const;
  [[nodiscard]] ToldBack card_in_trick(std::size_t at, const ToldBack* last) const;
  [[nodiscard]] ToldBack one(std::size_t at, const ToldBack* last) const;
  [[nodiscard]] std::span<const Act> after(std::size_t at) const { return acts_.subspan(at + 1); }
  [[nodiscard]] bool seats_change_after(Offset at) const;
  [[nodiscard]] bool is_bad(Span line) const;

  const Record& record_;
  std::span<const Act> acts_;
  const Names& names_;
  Pronouns pronouns_;
  std::size_t next_ = 0;  ///< the first act not yet told
};

bool Teller::is_bad(Span line) const {
  return std::ranges::any_of(record_.problems, [&](const Problem& problem) {
    return problem.kind == Problem::Kind::Unreadable && problem.span.begin >= line.begin &&
           problem.span.begin <= line.end;
  });
}

string Teller::scores(std::uint8_t first, std::uint8_t second) const {
  return names_.players[0] + " " + points(first) + ", " + names_.players[1] + " " + points(second);
}

/// Whoever comes in later has the seat, and not yet his name in the score.
bool Teller::seats_change_after(Offset at) const {
  return std::ranges::any_of(acts_, [at](const Act& act) {
    return act.kind == ActKind::ComeIn && act.at > at && is_player(act.actor);
  });
}

string Teller::expectation(const Expectation& expected) const {
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
      if (seats_change_after(expected.span.end)) {
        return tidy(string_view(record_.text)
                        .substr(expected.span.begin, expected.span.end - expected.span.begin));
      }
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

string Teller::cut_for_deal(std::size_t begin, std::size_t end) const {
  string words = (acts_[begin].flags & kAgain) != 0 ? "cut for deal again:" : "cut for deal:";
  for (std::size_t i = begin; i < end; ++i) {
    if (acts_[i].kind == ActKind::Cut) {
      words += (i == begin ? " " : ", ") + names_.of(acts_[i].actor) + " " +
               (acts_[i].number == 1 ? "1, showing " : "") +
               (acts_[i].count == 0 ? "nothing" : cards_of(acts_[i], after(i)));
    }
  }
  return words;
}

string Teller::expectations(Span span) const {
  string words;
  for (const Expectation& expected : record_.expectations) {
    if (expected.span.begin >= span.begin && expected.span.end <= span.end) {
      words += (words.empty() ? "expect: " : "; ") + expectation(expected);
    }
  }
  return words;
}

string Teller::setting(string_view content, std::size_t begin, std::size_t end) const {
  if (begin < end) {
    const Act& act = acts_[begin];
    if (act.kind == ActKind::Score) {
      if (act.won_by_either()) {
        return "somebody wins the game";
      }
      const bool named = content.find(names_.players[0]) != string_view::npos;
      if (names_.players_taken && !named && act.number == act.detail && act.number != kUnstated) {
        return "score: " + points(act.number) + " all";  // the names come after it
      }
      return "score: " + ((act.flags & kEitherWay) == 0
                              ? scores(act.number, act.detail)
                              : "? " + points(act.object) + ", ? " + points(act.count));
    }
    return act.kind == ActKind::Cut ? cut_for_deal(begin, end) : tidy(content);
  }
  if ((content[0] | 0x20) == 'e') {
    const auto at = static_cast<Offset>(content.data() - record_.text.data());
    return expectations({at, at + static_cast<Offset>(content.size())});
  }
  return tidy(content);
}

string Teller::settings(string_view content, std::size_t begin) const {
  if (begin == next_ && content.find(':') == string_view::npos) {
    return string(content);  // "1. Y …", which says nothing
  }
  string words;
  while (!content.empty()) {
    const string_view one = first_setting(content);
    const auto stop = static_cast<Offset>(one.data() + one.size() - record_.text.data());
    std::size_t end = begin;
    while (end < next_ && acts_[end].at < stop) {
      ++end;
    }
    words += (words.empty() ? "" : "; ") + setting(without_blanks(one), begin, end);
    begin = end;
    content.remove_prefix(std::min(one.size() + 1, content.size()));
    content = without_blanks(content);
  }
  return words;
}

ToldBack Teller::card_in_trick(std::size_t at, const ToldBack* last) const {
  const Act& act = acts_[at];
  const bool reply = (act.flags & kReplies) != 0;
  const bool worded =
      (act.flags & kLeads) != 0 || (act.actor != kNobody && act.detail != kUnstated);
  ToldBack told;
  told.act = at;
  told.actor = act.actor;
  told.bare = !worded;
  told.predicate =
      (worded ? phrase_of(act, after(at), names_, record_.text) : cards_of(act, after(at))) +
      timing_words(acts_, at, names_);
  const string who = act.actor == kNobody ? "?" : names_.of(act.actor);
  const Act* const before = last == nullptr ? nullptr : &acts_[last->act];
  const bool answers =
      reply && timing_words(acts_, before == nullptr ? at : last->act, names_).empty() &&
      before != nullptr && before->kind == ActKind::Play &&
      (act.actor == kNobody ? before->actor == kNobody
                            : before->number == act.number && before->actor != act.actor &&
                                  (before->flags & kReplies) == 0);
  if (answers) {
    told.form = ToldBack::Form::Reply;
    told.subject = who;
    return told;
  }
  told.form = ToldBack::Form::Trick;
  told.subject = std::to_string(act.number) + ". " + (reply ? "… " : "") + who;
  return told;
}

ToldBack Teller::one(std::size_t at, const ToldBack* last) const {
  const Act& act = acts_[at];
  ToldBack told;
  told.act = at;
  if (is_heading(act.kind)) {
    const string number = act.amount() == 0 ? string{} : " " + std::to_string(act.amount());
    told.form = ToldBack::Form::Heading;
    told.deal = act.kind == ActKind::HeadDeal;
    told.predicate = string(heading_word(act.kind)) + number;
    return told;
  }
  if (act.kind == ActKind::Play && act.number != 0) {
    return card_in_trick(at, last);
  }
  if (act.kind == ActKind::Score && !is_player(act.actor) && !act.won_by_either()) {
    told.form = ToldBack::Form::Setting;  // behind the heading of its deal
    told.predicate = setting({}, at, at + 1);
    return told;
  }
  told.actor = act.actor;
  told.subject = subject_of(acts_, at, names_);
  told.predicate = predicate_of(acts_, at, names_, record_.text);
  if (!act.keeps_words()) {
    if (act.kind != ActKind::Urge) {  // whose words are those of whoever wrote the record
      told.predicate = pronouns_.of_own(act.actor, told.predicate);
    }
    told.predicate = pronouns_.with_hers(act, std::move(told.predicate));
  }
  told.predicate += timing_words(acts_, at, names_);
  return told;
}

void Teller::acts_line(std::size_t begin, std::size_t end, std::vector<ToldBack>& told) const {
  for (std::size_t i = begin; i < end; ++i) {
    if (!carries_on(acts_[i])) {
      told.push_back(one(i, told.empty() ? nullptr : &told.back()));
    } else if (const string_view words = timing_sentence(acts_, i); !words.empty()) {
      told.emplace_back().predicate = words;
      told.back().act = i;
    }
  }
}

/// A line without an act is one too: "game:" and "expect:" are.
bool Teller::is_setting(std::size_t first, string_view content) const {
  if (first == next_) {
    return true;
  }
  const Act& act = acts_[first];
  if (kOfScore.has(act.kind)) {
    return !is_player(act.actor);
  }
  return (act.kind >= ActKind::Players && act.kind <= ActKind::Settled) ||
         (act.kind == ActKind::Stake && act.actor == kBoth) ||
         (act.cuts_for_deal() && begins_setting(content));
}

ToldLine Teller::line(Span span) {
  const std::size_t first = next_;
  while (next_ < acts_.size() && acts_[next_].at < span.end) {
    ++next_;
  }
  ToldLine line;
  line.span = span;
  line.unread = is_bad(span);
  const string_view whole(record_.text.data() + span.begin, span.end - span.begin);
  const string_view content = without_blanks(without_comment(whole));
  if (content.empty() || (line.unread && first == next_)) {
    return line;
  }
  if (is_setting(first, content)) {
    ToldBack& told = line.told.emplace_back();
    told.form = ToldBack::Form::Setting;
    told.act = first == next_ ? acts_.size() : first;
    told.predicate = settings(content, first);
    std::size_t behind = first;
    while (behind < next_ && is_setting(behind, {})) {
      ++behind;
    }
    if (first < next_ && kOfScore.has(acts_[first].kind)) {
      acts_line(behind, next_, line.told);
    }
  } else {
    acts_line(first, next_, line.told);
  }
  return line;
}

std::vector<ToldLine> Teller::tell() {
  std::vector<ToldLine> lines;
  const string& text = record_.text;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(line({static_cast<Offset>(begin), static_cast<Offset>(end)}));
    lines.back().number = record_.first_line + static_cast<std::uint32_t>(lines.size()) - 1;
    begin = end + 1;
  }
  return lines;
}

}  // namespace

string ToldBack::words() const {
  if (subject.empty()) {
    return predicate;
  }
  const bool plays = bare && actor != kNobody;
  return subject + (plays ? " plays " : " ") + predicate;
}

std::vector<ToldLine> tell(const Record& record) {
  return Teller(record).tell();
}

string as_record(const Record& record, const std::vector<ToldLine>& lines) {
  string text;
  for (const ToldLine& line : lines) {
    if (line.unread) {
      text.append(record.text, line.span.begin, line.span.end - line.span.begin);
      text += '\n';
      continue;
    }
    for (const ToldBack& told : line.told) {
      const bool reply = told.form == ToldBack::Form::Reply;
      if (&told != &line.told.front()) {
        text += reply ? ", " : "\n";
      }
      text += told.form == ToldBack::Form::Sentence ? "  " : "";
      text += told.words();
      text += told.deal ? ":" : "";
    }
    text += '\n';
  }
  return text;
}

}  // namespace ecarte::record
