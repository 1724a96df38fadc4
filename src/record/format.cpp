// SPDX-License-Identifier: MIT
#include "record/format.hpp"

#include "record/mark.hpp"
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

/// Would a stop behind the words be taken for that of an initial, "Miss B."?
bool ends_in_letter(string_view words) {
  return words.size() > 1 && words.back() >= 'A' && words.back() <= 'Z' &&
         words[words.size() - 2] == ' ';
}

/// What was told of one line, on one line again.
string joined(const Record& record, const std::vector<ToldBack>& told) {
  string words;
  const ToldBack* last = nullptr;
  const ToldBack* carries = nullptr;  ///< the sentence may go on with its actor
  for (const ToldBack& next : told) {
    const bool heading = next.form == ToldBack::Form::Heading;
    if (next.form == ToldBack::Form::Sentence && carries != nullptr &&
        carries->actor == next.actor && next.actor != kNobody && !is_kept(record, next)) {
      words += "; " + next.predicate;
    } else {
      if (last != nullptr) {
        words += next.form == ToldBack::Form::Reply      ? ", "
                 : heading                               ? ""
                 : last->form == ToldBack::Form::Heading ? " "
                 : ends_in_letter(words)                 ? "; "
                                                         : ". ";
      }
      words += next.subject + (next.subject.empty() ? "" : " ") + next.predicate;
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

}  // namespace

string format(const Record& record) {
  string out;
  const Offset mark = mark_in(record);
  for (const ToldLine& line : tell(record)) {
    const string_view whole =
        string_view(record.text).substr(line.span.begin, line.span.end - line.span.begin);
    const bool as_written = line.unread || line.span.begin > mark;
    if (line.told.empty() || as_written) {
      out += as_written ? whole : without_blanks_at_end(whole);
    } else {
      out += set_in(record, line.told.front()) ? "  " : "";
      out += joined(record, line.told);
      const string_view comment = without_blanks(whole.substr(without_comment(whole).size()));
      out += comment.empty() ? "" : "  " + string(comment);
    }
    out += '\n';
  }
  return out;
}

}  // namespace ecarte::record
