// SPDX-License-Identifier: MIT
#include "notation/line.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "grammar/fixed.hpp"
#include "notation/could_be.hpp"
#include "notation/dated.hpp"
#include "notation/in_full.hpp"
#include "record/act_kinds.hpp"

namespace ecarte::notation {

using record::Offset;
using record::Problem;
using record::Record;

namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

/// Settings that tell of money and of what was agreed, or of what is to be reported: a deal can be
/// ruled on without them. The names of the players are then those that are met.
bool can_be_spared(std::string_view line) {
  static constexpr auto kSpared = std::to_array<std::string_view>(
      {"agreed:", "bet:", "bets:", "players:", "stakes:", "waive:"});
  return std::ranges::any_of(kSpared,
                             [&](std::string_view name) { return line.starts_with(name); });
}

const char* past_stop(const char* at, const char* end) {
  return std::find_if(at, end, [](char c) { return c != ';' && c != '.' && !is_blank(c); });
}

/// The clause of `line` in which `place` stands.
std::string_view clause_of(std::string_view line, const char* place) {
  const char* const end = line.data() + line.size();
  const auto clause_end = [end](const char* at) {
    return at + grammar::clause_size({at, static_cast<std::size_t>(end - at)});
  };
  for (const char* from = line.data(); from != end;) {
    const char* stop = clause_end(from);
    if (stop - from == 1 && stop != end && *stop == '.') {
      stop = clause_end(past_stop(stop, end));  // an initial, "M. Lebrun"
    }
    const char* next = past_stop(stop, end);
    if (place < next || next == from || next == end) {
      return {from, static_cast<std::size_t>(stop - from)};
    }
    from = next;
  }
  return line;
}

/// Where the clauses after `clause` end of which nothing was read and nothing said, since nobody
/// knows who acts; its own end if there are none.
const char* end_of_what_hangs_on(std::string_view clause, std::string_view line,
                                 const Record& record, const std::vector<LineError>& refused) {
  const char* const end = line.data() + line.size();
  const char* stop = clause.data() + clause.size();
  for (const char* from = past_stop(stop, end); from != end; from = past_stop(stop, end)) {
    const char* const next = from + clause_of(line, from).size();
    const bool read = std::ranges::any_of(record.acts, [&](const record::Act& act) {
      const char* const at = record.text.data() + act.at;
      return at >= from && at <= next;
    });
    const bool said = std::ranges::any_of(refused, [&](const LineError& error) {
      return error.begin >= from && error.begin <= next;
    });
    if (read || said || next == from) {
      break;
    }
    stop = next;
  }
  return stop;
}

/// What of `clause` is not read, when `error` was met in it: a sentence told in it before that, of
/// which an act is on record, stands.
std::string_view refused_of(std::string_view clause, const LineError& error, const Record& record) {
  const char* from = clause.data();
  for (const record::Act& act : record.acts) {
    const char* const at = record.text.data() + act.at;
    const char* const end = at + act.length;
    from = at >= clause.data() && end > from && end <= error.begin ? end : from;
  }
  std::string_view left = clause.substr(static_cast<std::size_t>(from - clause.data()));
  while (!left.empty() && (is_blank(left.front()) || left.front() == ',')) {
    left.remove_prefix(1);
  }
  return left.empty() ? clause : left;
}

/// True if the clause `first` that was refused with `error`, or one of those after it up to `stop`,
/// may have changed the table.
bool may_change(std::string_view first, const char* stop, std::string_view line,
                const LineError& error) {
  const bool said = error.id == "two-senses" && is_speech(first);
  if (said ? may_be_offered_a_change(error.message) : may_change_the_table(first)) {
    return true;
  }
  for (const char* from = past_stop(first.data() + first.size(), stop); from < stop;) {
    const std::string_view clause = clause_of(line, from);
    if (may_change_the_table(clause)) {
      return true;
    }
    from = std::max(past_stop(clause.data() + clause.size(), stop), from + 1);
  }
  return false;
}

/// `error` was met in `line`, of which all that was `refused` is known.
void add_problem(Record& record, const LineError& error, Problem::Reach reach,
                 std::string_view line, const std::vector<LineError>& refused) {
  const char* text = record.text.data();
  Problem problem;
  problem.kind = Problem::Kind::Unreadable;
  problem.reach = reach;
  if (error.id == kClauseApart) {  // what it hangs on is read
    const std::string_view clause(error.begin, static_cast<std::size_t>(error.end - error.begin));
    problem.sentence = {static_cast<Offset>(error.begin - text),
                        static_cast<Offset>(error.end - text)};
    if (reach == Problem::Reach::Onwards && !may_change_the_table(clause)) {
      problem.reach = Problem::Reach::Sentence;
    }
  } else if (reach != Problem::Reach::Deal) {
    const std::string_view clause = clause_of(line, error.begin);
    const std::string_view left = refused_of(clause, error, record);
    const char* const stop = end_of_what_hangs_on(clause, line, record, refused);
    problem.sentence = {static_cast<Offset>(left.data() - text), static_cast<Offset>(stop - text)};
    if (reach == Problem::Reach::Onwards && !may_change(left, stop, line, error)) {
      problem.reach = Problem::Reach::Sentence;
    }
  }
  problem.id = error.id;
  problem.span = {static_cast<Offset>(error.begin - text), static_cast<Offset>(error.end - text)};
  problem.message = error.message;
  record.problems.push_back(std::move(problem));
}

}  // namespace

bool opens_deal(record::ActKind kind) {
  using record::ActKind;
  constexpr record::ActKinds kOpening{ActKind::HeadDeal, ActKind::Give,  ActKind::Turn,
                                      ActKind::Propose,  ActKind::Stand, ActKind::Play,
                                      ActKind::Hold,     ActKind::Made};
  return kOpening.has(kind);
}

bool cut_within_deal(const std::vector<record::Act>& acts) {
  bool cut = false;
  for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
    cut = cut || act->cuts_for_deal();
    if (opens_deal(act->kind)) {
      return cut;
    }
  }
  return false;
}

std::string players_or(const NameTable& names) {
  return names.names().players[0] + " or " + names.names().players[1];
}

const char* end_of_token(const char* at, const char* end) {
  const auto ends = [](char c) {
    return is_blank(c) || c == ';' || c == ',' || c == '.' || c == ':' || c == '#' || c == '"';
  };
  const char* stop = std::find_if(at, end, ends);
  if (stop == at && at != end) {
    ++stop;
  }
  return stop;
}

void LineParser::read(Record& record, Offset begin, Offset end) {
  const char* text = record.text.data();
  std::string_view line = record::without_comment({text + begin, end - begin});
  while (!line.empty() && is_blank(line.back())) {
    line.remove_suffix(1);
  }
  while (!line.empty() && is_blank(line.front())) {
    line.remove_prefix(1);
  }
  if (line.empty()) {
    return;
  }
  const Before before{record.acts.size(), record.expectations.size(), record.waivers.size(),
                      record.passed_over.size()};
  begin_line(record, end);
  std::optional<Watched> watched = watch(record, line, end);
  const char* const first = line.data();
  const char* const last = first + line.size();
  bool whole = read_line(record, first, last);
  if (watched && draft_.refused.empty()) {
    learn(record, *watched, before);
  }
  if (!draft_.refused.empty()) {
    if (const std::optional<Rewritten> full = in_full(first, last, names_)) {
      whole = read_in_full(record, *full, line, before, whole);
    }
  }
  if (!draft_.refused.empty()) {
    give_back(record, before, whole);
    // Who is named already, by what is expected of him too, stays who he is.
    const bool nobody_named =
        record.acts.empty() && record.expectations.empty() && record.waivers.empty();
    if (whole && line.starts_with("players:") && nobody_named) {
      begin_unnamed_sitting(line);
    }
    note_refusals(record, line, whole);
  }
}

/// Reads the line; true if it was refused as a whole, and not a sentence in it.
bool LineParser::read_line(Record& record, const char* first, const char* last) {
  try {
    if (read_dated(first, last, draft_)) {
      return false;
    }
    if (*first >= '0' && *first <= '9') {  // a trick: headings and settings begin with a word
      read_sentences(first, last, draft_);
    } else if (const char* rest = read_heading(first, last, draft_)) {
      // A deal of which no more is told than what the counters showed: "deal 2: score: A 1, Y 2".
      rest = std::find_if_not(rest, last, is_blank);
      const bool scored = std::string_view(rest, std::size_t(last - rest)).starts_with("score:");
      if (!scored || !read_settings(rest, last, draft_, record)) {
        read_sentences(rest, last, draft_);
      }
    } else if (std::find(first, last, ':') == last || !read_settings(first, last, draft_, record)) {
      read_sentences(first, last, draft_);
    }
  } catch (const LineError& error) {
    if (!score_in_words(record, first, last)) {
      draft_.refused.push_back(error);
      return true;
    }
  }
  return false;
}

/// "Score: Ann has one; Bob's score is not known": a sentence, where it is no setting.
bool LineParser::score_in_words(Record& record, const char* first, const char* last) {
  const std::string_view line(first, static_cast<std::size_t>(last - first));
  const std::size_t acts = record.acts.size();
  if (!line.starts_with("score:") && !line.starts_with("Score:")) {
    return false;
  }
  read_sentences(first, last, draft_);
  const bool told = draft_.refused.empty() && record.acts.size() == acts + 1 &&
                    record.acts.back().kind == record::ActKind::Score;
  if (!told) {
    record.acts.resize(acts);
    draft_.moment.retold();
    draft_.refused.clear();
  }
  return told;
}

/// Reads the line once more with its short words in full, and leaves it so if less of it is refused
/// then.
bool LineParser::read_in_full(Record& record, const Rewritten& full, std::string_view line,
                              Before before, bool whole) {
  const auto end = static_cast<Offset>(draft_.text_end - record.text.data());
  const auto again = [&] {
    give_back(record, before, true);
    record.passed_over.resize(before.passed_over);
    begin_line(record, end);
  };
  const std::vector<LineError> refused = draft_.refused;
  again();
  draft_.rewritten = &full;
  const char* const text = full.text.data();
  const bool whole_now = read_line(record, text, text + full.text.size());
  for (LineError& error : draft_.refused) {
    const char* const from = draft_.origin(error.begin, false);
    error.end = std::max(draft_.origin(error.end, true), from);
    error.begin = from;
  }
  const auto refused_before = [&](const LineError& error) {
    return std::ranges::any_of(refused, [&](const LineError& before_it) {
      return clause_of(line, before_it.begin).data() == clause_of(line, error.begin).data();
    });
  };
  if (draft_.refused.size() < refused.size() && (!whole_now || whole) &&
      std::ranges::all_of(draft_.refused, refused_before)) {
    draft_.rewritten = nullptr;
    return whole_now;
  }
  again();
  return read_line(record, line.data(), line.data() + line.size());
}

void LineParser::begin_line(Record& record, Offset end) {
  acts_.are(record.acts);
  draft_.record = &record;
  draft_.expectations = &record.expectations;
  draft_.waivers = &record.waivers;
  draft_.passed_over = &record.passed_over;
  draft_.text = record.text.data();
  draft_.text_end = record.text.data() + end;
  if (record.acts.empty()) {
    draft_.moment.begin_deal();
  }
  draft_.moment.follow(record.acts);
  draft_.rewritten = nullptr;
  draft_.act.actor = record::kNobody;
  names_.begin_line();
  draft_.refused.clear();
  draft_.settings = {};
}

std::optional<LineParser::Watched> LineParser::watch(const Record& record, std::string_view line,
                                                     Offset end) {
  const NameTable::Seated& seated = names_.seated();
  if (!remembers_ || !seated.plain || names_.tongue() != Tongue::English) {
    return std::nullopt;
  }
  Watched watched;
  const auto start = static_cast<Offset>(line.data() - record.text.data());
  watched.at = {record::kNobody, start, start};
  for (record::Actor seat = 0; seat < 2; ++seat) {
    const std::size_t size = seated.names[seat].size();
    if (line.starts_with(seated.names[seat]) && line.size() > size && line[size] == ' ') {
      watched.at = {seat, start, start + static_cast<Offset>(size) + 1};
    }
  }
  std::array<char, LineWords::kMost + kPlainEnd> words{};
  const std::size_t left = end - watched.at.phrase;
  if (left > LineWords::kMost) {
    return std::nullopt;
  }
  words[record.text.copy(words.data(), left, watched.at.phrase)] = '\n';
  if (watched.words.take(words.data(), names_.words()) == nullptr) {
    return std::nullopt;
  }
  const record::Actor actor = watched.at.actor;
  watched.stands = {draft_.moment.of(actor), WhereItStands::last_of(actor, record.acts)};
  draft_.moment.watch(actor);
  acts_.watch();
  names_.watch();
  return watched;
}

void LineParser::learn(const Record& record, Watched& watched, Before before) {
  const Moment::Asked& asked = draft_.moment.asked();
  const ToldActs::Asked told = acts_.asked();
  const NameTable::Asked of_names = names_.asked();
  if (!asked.more && !told.more && !of_names.more &&
      record.expectations.size() == before.expectations &&
      record.waivers.size() == before.waivers) {
    plain_.remembered().learn(
        record, {before.acts, before.passed_over, asked, told.last, told.none_of, of_names},
        watched.words, watched.stands, watched.at, names_);
  }
}

void LineParser::give_back(Record& record, Before before, bool whole) {
  if (whole) {
    record.acts.resize(before.acts);
    draft_.moment.begin_deal();
    record.expectations.resize(before.expectations);
    record.waivers.resize(before.waivers);
  }
  if (record.acts.size() == before.acts) {
    names_.take_back();
  }
}

/// The line that cannot be read names the players of a new sitting all the same.
void LineParser::begin_unnamed_sitting(std::string_view line) {
  names_.forget_players();
  draft_.begin(line.data());
  record::Act act;
  act.kind = record::ActKind::Players;
  act.actor = record::kBoth;
  act.at = draft_.offset(line.data());
  draft_.append(act, line.data() + line.size());
}

void LineParser::note_refusals(Record& record, std::string_view line, bool whole) {
  const Problem::Reach reach = !whole                ? Problem::Reach::Onwards
                               : can_be_spared(line) ? Problem::Reach::Sentence
                                                     : Problem::Reach::Deal;
  for (const LineError& error : draft_.refused) {
    add_problem(record, error, reach, line, draft_.refused);
    record.problems.back().settings = draft_.settings;
    names_.was_asked(error.message);
  }
}

}  // namespace ecarte::notation
