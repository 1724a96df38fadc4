// SPDX-License-Identifier: MIT
//
// Sentences that the table of words puts in the words of the grammar, which are then read.
#include "notation/clause_parts.hpp"
#include "notation/known_meanings.hpp"
#include "notation/lexicon.hpp"
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

/// A way of saying it that the table has. `first` asks for those that come before the grammar.
bool Sentences::sayings_read(const char* start, int row, const char* phrase, bool first,
                             Tail& tail) {
  const char* words = skip_blanks(phrase);
  const PatternList& among = patterns_of(row, first);
  TextBegins& text = text_from(words);
  if (!text.begins().may_be(among.begins)) {
    return false;
  }
  Here now = here_now();
  now.clause = phrase;
  while (now.clause != start && now.clause[-1] != ' ' && now.clause[-1] != '\t') {
    --now.clause;
  }
  now.tails = tail.may_follow;
  now.missed_tail = &tail.missed;
  const std::string_view verb = verb_rows()[static_cast<std::size_t>(row)].verb;
  const bool dealing = verb == "is" && one_of(word_from(words), {"dealing", "giving"});
  now.deals = verb == "gives" || dealing;
  now.numbers = now.deals || verb == "makes" || verb == "wins";
  const auto said = hear_saying(among, phrase, end_, now, text);
  if (said && (!said->remark || !done_by_saying(start, phrase))) {
    heard(start, *said);
  }
  return said.has_value();
}

/// A sentence whose subject is no player. False if the table has none such.
bool Sentences::whole(const char* start, record::Actor told_of) {
  if (depth_ > 2) {
    return false;
  }
  Here now = here_now();
  now.actor = record::kNobody;
  std::string_view whose = word_from(start);
  for (int words = 0; words < 2 && !one_of(whose, {"his", "her", "my"}); ++words) {
    const std::string_view next = word_from(skip_blanks(whose.data() + whose.size()));
    whose = !next.empty() && one_of(next, {"came", "comes", "went", "goes", "his", "her"}) ? next
                                                                                           : whose;
  }
  now.told_of = record::is_player(told_of) ? told_of : whose_first(whose);
  bool missed_tail = false;
  now.missed_tail = &missed_tail;
  auto said = hear_whole(start, end_, now, text_from(start));
  const bool unread = !said || said->refusal;
  if ((unread && (time_first(start) || participle_first(start))) ||
      ((unread || said->aside) && passive(start))) {
    return true;
  }
  if (!said && missed_tail) {
    now.tails = true;
    said = hear_whole(start, end_, now, text_from(start));
  }
  if (!said) {
    return false;
  }
  const std::size_t acts = d_.acts->size();
  go_to(start);
  d_.begin(start);
  d_.act.actor = record::kNobody;
  heard(start, *said);
  d_.act.actor = agent_last(start);  // "is announced by B, and marked"
  const Act* const last = d_.acts->last();
  if (d_.act.actor == record::kNobody && d_.acts->size() > acts && last != nullptr &&
      record::is_player(last->actor)) {
    // "before a card is led he declares …, and takes it down"; "Game Guy 5-2, and …"
    const auto first = d_.names->person_at({start, static_cast<std::size_t>(end_ - start)});
    const bool his =
        said->saying->means.ends_with("<rest>") || (first && first->actor == last->actor);
    d_.act.actor = his ? last->actor : record::kNobody;
  }
  return true;
}

namespace {

/// Where a setting stands in what a sentence means, if one does.
std::size_t setting_in(const std::string& means) {
  if (means.find(':') == std::string::npos) {
    return std::string::npos;
  }
  const bool above = means.starts_with("packs: ") || means.starts_with("system: ") ||
                     means.starts_with("stakes: ") || means.starts_with("agreed: ") ||
                     means.starts_with("bet: ");
  return above ? 0 : means.find("settled: ");
}

/// Behind "and" or "but" in words that are of no bearing: where what tells of a deed begins, which
/// is somebody with a verb, or a verb with words of the game; `end` if nothing does.
const char* deed_behind(const char* at, const char* end, const Here& here) {
  for (bool joined = false; at < end;) {
    Input in(at, end, "");
    if (!p::parse<g::word>(in)) {
      ++at;
      continue;
    }
    const std::string_view word(at, static_cast<std::size_t>(in.current() - at));
    const char* const behind = in.current();
    if (joined) {
      const auto who = person_at(at, end, here);
      bool verb = false;
      for (const char* from = who ? who->end : at; from < end && !verb;) {
        Input next(from, end, "");
        const bool is_word = p::parse<g::word>(next);
        verb = is_word && is_finite({from, static_cast<std::size_t>(next.current() - from)});
        from = is_word ? next.current() : from + 1;
      }
      if (verb && (who || !game_word_in(at, end, false).empty())) {
        return at;
      }
    }
    joined = one_of(word, {"and", "but"});
    at = behind;
  }
  return end;
}

}  // namespace

/// What a player is told to have done with a card is no word by the way, unless no law asks about
/// what he does: "reaches for K♠".
void Sentences::refuse_card_passed(const char* from, const char* end) const {
  int row = -1;
  for (const char* at = from; row < 0 && at < end;) {
    const std::string_view word = word_from(at);
    row = find_verb_row(word);
    at += std::max<std::size_t>(word.size(), 1);
  }
  if (row < 0 || verb_rows()[static_cast<std::size_t>(row)].could == Could::Aside) {
    return;
  }
  for (const char* at = from; at < end && *at != '"' && *at != '\xe2';) {
    const std::string_view left(at, static_cast<std::size_t>(end - at));
    const std::size_t size = g::word_size(left);
    Input in(at, end, "");
    if (g::plain_card_size(left) > 0 || (size > 2 && p::parse<g::a_card>(in))) {
      throw LineError{"two-senses", d_.origin(from, false), d_.origin(end, true),
                      std::string(kCardPassed)};
    }
    at += size > 0 ? size : 1;
  }
}

/// Words of no bearing are kept as they were written.
bool Sentences::aside(const char* start, const Heard& said) {
  if (!said.aside && !said.remark) {
    return false;
  }
  const Copied& kept = said.copies.back();
  const char* const last = kept.from + kept.size;
  if (const char* deed = said.aside ? deed_behind(kept.from, last, here_now()) : last;
      deed != last) {
    throw LineError{"two-senses", d_.origin(deed, false), d_.origin(last, true),
                    "expected what is told here in a sentence of its own"};
  }
  const bool of_cards =
      said.saying != nullptr && said.saying->said.find("<card") != std::string_view::npos;
  if (said.aside && !of_cards && record::is_player(d_.act.actor)) {
    refuse_card_passed(kept.from, last);
  }
  Act act;
  act.kind = said.aside ? ActKind::Aside : ActKind::Speak;
  act.detail = said.aside ? 0 : record::kUnstated;
  act.flags = said.noted ? record::kUnread : 0;
  act.actor = d_.act.actor;
  act.at = d_.offset(start);
  d_.keep(act, kept.from, last);
  d_.append(act, said.end);
  return true;
}

/// "Y has not looked at them", "one card is left": more of an act told just before. The words are
/// kept.
void Sentences::amend(const char* start, const Heard& said) {
  const bool cut = said.means.starts_with("left ");
  const bool drawn = said.means == "drawn";
  const bool on_other = said.means == "on-other";
  // "has not looked" is told of the cards taken, and of the hand where none were.
  const bool or_not_looked = said.means == "unseen-or-not-looked";
  const std::uint8_t taking = said.means == "mixed" ? record::kMixed : record::kUnseen;
  bool amended = false;
  d_.moment.retold();
  std::vector<Act>& acts = d_.acts->all();
  for (std::size_t i = acts.size(); i-- > 0;) {
    Act& act = acts[i];
    if (cut && act.kind == ActKind::Cut) {
      act.detail = static_cast<std::uint8_t>(std::stoi(said.means.substr(5)));
      break;
    }
    if (drawn && act.kind == ActKind::Draw) {
      act.cards = act.cards.empty() ? said.card : act.cards;
      break;
    }
    if (on_other && act.kind == ActKind::Discard && act.actor == d_.act.actor) {
      act.flags |= record::kOnOther;
      amended = true;
      break;
    }
    if (!cut && !drawn && !on_other && act.kind == ActKind::Take && act.actor == d_.act.actor) {
      act.flags |= taking;
      if (taking == record::kMixed) {
        act.flags &= static_cast<std::uint8_t>(~record::kApart);  // they lay so before
      }
      amended = true;
      break;
    }
    if (act.kind == ActKind::Propose || act.kind == ActKind::Give) {
      break;
    }
  }
  if (on_other && !amended) {
    throw LineError{"expected-phrase", d_.origin(start, false), d_.origin(said.end, true),
                    "expected what he discards, such as discards 3 on Y's discard"};
  }
  if (d_.rewritten != nullptr && !d_.rewritten->in_place && (amended || !or_not_looked)) {
    return;  // the words are told with what they amend
  }
  Act act;
  act.kind = or_not_looked && !amended ? ActKind::HasNotLooked : ActKind::Aside;
  act.actor = d_.act.actor;
  act.at = d_.offset(start);
  if (act.kind == ActKind::Aside) {
    d_.keep(act, said.copies.back().from, said.copies.back().from + said.copies.back().size);
  }
  d_.append(act, said.end);
}

/// A score told in a sentence stands alone on its line, as a setting does, or is a sentence of its
/// own between stops; before anything is told of a deal, what follows it on the line is of the
/// same.
void Sentences::refuse_score_among_others(const char* start, const char* end) const {
  const char* const from = d_.origin(start, false);
  const char* begin = from;
  while (begin != d_.text && begin[-1] != '\n') {
    --begin;
  }
  const auto at = static_cast<record::Offset>(begin - d_.text);
  constexpr record::ActKinds kHeads{ActKind::HeadDeal, ActKind::HeadGame, ActKind::HeadRubber};
  const Act* const told = d_.acts->last();
  const std::string_view ahead = bare(begin, from);
  const bool own_sentence = ahead.ends_with('.') || ahead.ends_with('!') ||
                            ahead.ends_with(". So") || ahead.ends_with(". Then") ||
                            ahead.ends_with(". Now") || ahead.ends_with(". That");
  const bool after =
      !own_sentence && told != nullptr && !kHeads.has(told->kind) && d_.acts->all().back().at >= at;
  const char* const last = d_.origin(end, true);
  const std::string_view left(last, static_cast<std::size_t>(d_.text_end - last));
  const bool before = !(own_sentence && left.starts_with('.')) &&
                      record::without_comment(left).find_first_not_of(" \t\r.;") != left.npos;
  const bool first = (d_.moment.of(record::kNobody) & kBefore) != 0;
  if (after || (before && !first)) {
    const auto& players = d_.names->names().players;
    throw LineError{"two-senses", from, last,
                    "expected the score on a line of its own, such as score: " + players[0] +
                        " 3, " + players[1] + " ?"};
  }
}

namespace {

/// Adds to `text` the pieces of what was copied that stand in the record: of words written anew
/// themselves, those that were copied.
void add_pieces(const Copied& copy, const Rewritten* level, Rewritten& text) {
  while (level != nullptr && !level->holds(copy.from)) {
    level = level->within;
  }
  if (level == nullptr) {
    text.pieces.push_back({copy.at, copy.size, copy.from});
    return;
  }
  const auto first = static_cast<std::size_t>(copy.from - level->text.data());
  for (const Rewritten::Piece& piece : level->pieces) {
    const std::size_t from = std::max(first, piece.at);
    const std::size_t to = std::min(first + copy.size, piece.at + piece.size);
    if (from < to) {
      text.pieces.push_back({copy.at + (from - first), to - from, piece.from + (from - piece.at)});
    }
  }
}

/// Reads the sentences that something means. What was read once is known.
void read_meaning(const Rewritten& text, Draft& draft, int depth) {
  const auto read = [&] {
    Sentences(text.text.data(), text.text.data() + text.text.size(), draft, depth).read();
  };
  if (draft.meanings == nullptr || depth != 1) {
    return read();
  }
  if (!draft.meanings->recall(draft, text)) {
    KnownMeanings::Watched watched(*draft.meanings, draft, text);
    read();
    watched.learn();
  }
}

}  // namespace

/// Reads what a sentence of the table means, in the words of the grammar.
void Sentences::heard(const char* start, const Heard& said) {
  if (said.unless_plain && tells_no_fault(here(), said.end)) {
    Heard kept = said;
    kept.refusal = kept.unless_plain = false;
    kept.aside = kept.noted = true;
    return heard(start, kept);
  }
  if (said.refusal) {
    throw LineError{"two-senses", d_.origin(start, false), d_.origin(said.end, true), said.means};
  }
  const char* words = skip_blanks(here());
  const char* const verb = words;
  if (d_.act.actor != record::kNobody || d_.subject_is_somebody) {
    words = skip_blanks(words + word_from(words).size());  // past the verb
  }
  in_.bump(static_cast<std::size_t>(said.end - here()));
  for (const auto& [from, to] : said.passed_over) {
    d_.pass_over(from, to);
  }
  const record::Actor actor = d_.act.actor;
  if (said.amends) {
    amend(start, said);
  } else if (!aside(start, said)) {
    if (depth_ > 4) {
      return no_verb(start);
    }
    Rewritten text;
    text.text = said.means;
    text.begin = d_.origin(start, false);
    text.end = d_.origin(said.end, true);
    text.verb = d_.origin(std::min(verb, said.end), false);
    text.words = d_.origin(std::min(words, said.end), true);
    text.within = d_.rewritten;
    for (const Copied& copy : said.copies) {
      add_pieces(copy, d_.rewritten, text);
    }
    const Rewritten* outer = d_.rewritten;
    d_.rewritten = &text;
    const auto done = [&] { d_.rewritten = outer; };
    try {
      const char* last = text.text.data() + text.text.size();
      if (said.means.starts_with("score: ")) {
        refuse_score_among_others(start, said.end);
        read_score(text.text.data() + 7, last, d_);
      } else if (const std::size_t at = setting_in(said.means); at != std::string::npos) {
        record::Record unused;
        const std::size_t told = d_.acts->size();
        read_settings(text.text.data() + at, last, d_, unused);
        d_.moment.retold();
        std::vector<Act>& acts = d_.acts->all();
        std::for_each(acts.begin() + static_cast<std::ptrdiff_t>(told), acts.end(),
                      [&](Act& act) { act.actor = actor; });
      } else {
        read_meaning(text, d_, said.in_order ? depth_ : depth_ + 1);
      }
    } catch (const LineError& error) {
      LineError there = error;
      there.begin = d_.origin(error.begin, false);
      there.end = std::max(d_.origin(error.end, true), there.begin);
      done();
      throw there;
    }
    done();
  }
  d_.act.actor = actor;
  went_before_ = nullptr;
}

}  // namespace ecarte::notation
