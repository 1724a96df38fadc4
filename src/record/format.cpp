// SPDX-License-Identifier: MIT
#include "record/format.hpp"

#include <optional>

#include "record/mark.hpp"
#include "record/spoken.hpp"
#include "record/telling.hpp"
#include "record/words.hpp"

namespace ecarte::record {
namespace {

using std::string;
using std::string_view;

string_view without_blanks_at_end(string_view text) {
  return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

/// Words kept as they were said, of which nothing was read. They are known for that by who says or
/// does them, so his name is not left out.
bool is_kept(const Record& record, const ToldBack& told) {
  const Act& act = record.acts[told.act];
  return act.kind == ActKind::Aside && (act.flags & kUnread) != 0;
}

/// Words that hang on what stands before them: nobody's name goes with them.
bool hangs(const ToldBack& told) {
  return told.predicate.starts_with("which ") || told.predicate.starts_with("who ");
}

/// Would a stop behind the words be taken for that of an initial, "Miss B."?
bool ends_in_letter(string_view words) {
  return words.size() > 1 && words.back() >= 'A' && words.back() <= 'Z' &&
         words[words.size() - 2] == ' ';
}

/// What stands before other sentences on its line: a score is told in one itself.
string in_a_sentence(const ToldBack& told) {
  constexpr string_view kScore = "score: ";
  return told.form == ToldBack::Form::Setting && told.predicate.starts_with(kScore)
             ? "the score is " + told.predicate.substr(kScore.size())
             : told.predicate;
}

/// What was told of one line, on one line again.
string joined(const Record& record, const std::vector<ToldBack>& told) {
  string words;
  const ToldBack* last = nullptr;
  const ToldBack* carries = nullptr;  ///< the sentence may go on with its actor
  for (const ToldBack& next : told) {
    const bool heading = next.form == ToldBack::Form::Heading;
    if (next.form == ToldBack::Form::Sentence && carries != nullptr &&
        carries->actor == next.actor && next.actor != kNobody &&
        (!is_kept(record, next) || hangs(next))) {
      words += "; " + next.predicate;
    } else {
      if (last != nullptr) {
        words += next.form == ToldBack::Form::Reply      ? ", "
                 : heading                               ? ""
                 : last->form == ToldBack::Form::Heading ? " "
                 : ends_in_letter(words)                 ? "; "
                                                         : ". ";
      }
      words += next.subject + (next.subject.empty() ? "" : " ") +
               (&next == &told.back() ? next.predicate : in_a_sentence(next));
    }
    if (heading && (next.deal || &next != &told.back())) {
      words += ":";
    }
    carries = next.actor != kNobody && next.form != ToldBack::Form::Reply ? &next : nullptr;
    last = &next;
  }
  return words;
}

/// Of a line told, whether it is set in under its deal.
bool set_in(const Record& record, const ToldBack& first) {
  return first.form != ToldBack::Form::Setting && first.form != ToldBack::Form::Heading &&
         record.acts[first.act].kind != ActKind::HandsAgain;
}

/// The first words of a line that its canonical form has no room for.
class FreeWordsOfLines {
 public:
  explicit FreeWordsOfLines(const Record& record) : record_(record) {}

  /// Of a line of which `form` is the canonical form. Lines must not go back.
  std::optional<Span> of(Span line, string_view form) {
    const std::vector<Span>& passed_over = record_.passed_over;
    while (next_ < passed_over.size() && passed_over[next_].begin < line.begin) {
      ++next_;
    }
    const bool any = next_ < passed_over.size() && passed_over[next_].begin < line.end;
    return any ? passed_over[next_] : quoted(line, form);
  }

 private:
  /// What is quoted, unless its words stand in the form, or are themselves the act.
  [[nodiscard]] std::optional<Span> quoted(Span line, string_view form) const {
    const string_view text = record_.text;
    Quotation said{{}, without_comment(text.substr(line.begin, line.end - line.begin))};
    while (!said.rest.empty()) {
      said = quotation_in(said.rest);
      const string_view words = without_blanks(said.words);
      if (form.find(words) == string_view::npos && !is_act_when_said(words)) {
        const auto at = static_cast<Offset>(words.data() - text.data());
        return Span{at, at + static_cast<Offset>(words.size())};
      }
    }
    return std::nullopt;
  }

  const Record& record_;
  std::size_t next_ = 0;
};

/// Does more than a comment stand behind the mark at `at`?
bool goes_on(string_view whole, std::size_t at) {
  const string_view content = without_comment(whole);
  return at < content.size() && !without_blanks(content.substr(at + 1)).empty();
}

/// Calls `take` with each line of a record, its canonical text, and the free words it has besides.
template <class Take>
void each_line(const Record& record, Take take) {
  const Offset mark = mark_in(record);
  FreeWordsOfLines free_words{record};
  for (const ToldLine& line : tell(record)) {
    const Span span = line.span;
    const string_view whole = string_view(record.text).substr(span.begin, span.end - span.begin);
    const bool marked = mark >= span.begin && mark < span.end;
    if (line.unread || span.begin > mark || (marked && goes_on(whole, mark - span.begin))) {
      take(whole, string(whole), std::nullopt);
    } else if (line.told.empty()) {
      take(whole, string(without_blanks_at_end(whole)), std::nullopt);
    } else {
      const string form = joined(record, line.told);
      const string_view comment = without_blanks(whole.substr(without_comment(whole).size()));
      take(whole,
           (set_in(record, line.told.front()) ? "  " : "") + form +
               (comment.empty() ? "" : "  " + string(comment)),
           free_words.of(span, form));
    }
  }
}

}  // namespace

string format(const Record& record, FreeWords words) {
  string out;
  each_line(record, [&](string_view whole, const string& text, std::optional<Span> free_words) {
    out += free_words && words == FreeWords::Kept ? without_blanks_at_end(whole) : text;
    out += '\n';
  });
  return out;
}

std::vector<Span> free_words(const Record& record) {
  std::vector<Span> all;
  each_line(record, [&](string_view, const string&, std::optional<Span> free_words) {
    if (free_words) {
      all.push_back(*free_words);
    }
  });
  return all;
}

}  // namespace ecarte::record
