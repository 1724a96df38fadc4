// SPDX-License-Identifier: MIT
//
// Tricks and sentences: who acts, which verb, and by the verb which rule of the grammar reads on.
#include "notation/line.hpp"
#include "notation/nearest.hpp"
#include "notation/sayings.hpp"
#include "notation/verbs.hpp"

namespace ecarte::notation {

using record::Act;

void assign_words(std::string& into, std::string_view words) {
  into.clear();
  bool blank = false;
  for (const char c : words) {
    const bool is_blank = c == ' ' || c == '\t' || c == '\xc2' || c == '\xa0';
    if (!is_blank) {
      if (blank) {
        into += ' ';
      }
      into += c;
    }
    blank = is_blank;
  }
}

namespace {

/// What a trick says that is written as nearly all are.
struct PlainTrick {
  Draft& d;
  std::uint8_t number = 0;
  record::Actor leader = record::kNobody;
  record::Actor replier = record::kNobody;
  const char* lead = nullptr;
  const char* reply = nullptr;
};

std::size_t name_taken(std::string_view text, PlainTrick& trick) {
  return notation::name_taken(text, trick.d);
}

template <class Rule>
struct trick_action : p::nothing<Rule> {};
template <>
struct trick_action<p::digit> {
  template <class In>
  static bool apply(const In& in, PlainTrick& trick) {
    trick.number = static_cast<std::uint8_t>(*in.begin() - '0');
    return trick.number > 0;
  }
};
template <>
struct trick_action<g::leader> {
  static bool apply0(PlainTrick& trick) {
    trick.leader = trick.d.named.actor;
    return record::is_player(trick.leader);
  }
};
template <>
struct trick_action<g::replier> {
  static bool apply0(PlainTrick& trick) {
    trick.replier = trick.d.named.actor;
    return record::is_player(trick.replier);
  }
};
/// A rank that the pack has not is left to the longer way, and so is a card of another tongue.
template <const char* PlainTrick::*Card>
struct takes_card {
  template <class In>
  static bool apply(const In& in, PlainTrick& trick) {
    trick.*Card = in.begin();
    return plain_card(in.begin()).kind == ListedCard::Kind::Known;
  }
};
template <>
struct trick_action<g::lead_card> : takes_card<&PlainTrick::lead> {};
template <>
struct trick_action<g::reply_card> : takes_card<&PlainTrick::reply> {};

bool starts_with_card(const char* at, const char* end) {
  Input in(at, end, "");
  return p::parse<g::card>(in);
}

/// What reading asks of a row of the table of verbs.
struct RowFacts {
  const Verb* verb = nullptr;  ///< of the grammar; nullptr if only sayings know it
  bool speaks = false;         ///< words in quotes may follow
  bool before = false;         ///< some of its sayings come before the grammar
};

const RowFacts& row_facts(int row) {
  static constexpr auto kOfSpeech = std::to_array<std::string_view>(
      {"says", "announces", "asks", "answers", "calls", "objects", "insists"});
  static const auto kByRow = [] {
    std::vector<RowFacts> rows;
    for (const VerbRow& verb : verb_rows()) {
      const bool speaks = std::ranges::find(kOfSpeech, verb.verb) != kOfSpeech.end();
      const bool before = has_first_sayings(static_cast<int>(rows.size()));
      rows.push_back({find_verb(verb.verb), speaks, before});
    }
    return rows;
  }();
  return kByRow[static_cast<std::size_t>(row)];
}

/// What is usual at a moment, for whoever writes what cannot be read.
std::string_view what_can_be_said(When now) {
  if ((now & kBefore) != 0) {
    return "shuffles the pack, cuts 11, gives 3-2, or is to deal; what is said goes in quotes, as "
           "in "
           "says \"…\"";
  }
  if ((now & kDealing) != 0) {
    return "turns K♠, exposes Y's 8♦, finds six in his hand, or claims a fresh deal; what is said "
           "goes in quotes, as in says \"…\"";
  }
  if ((now & kTurned) != 0) {
    return "proposes, plays, announces the king, marks the king, finds the fault, or lets it "
           "stand; "
           "what is said goes in quotes, as in says \"…\"";
  }
  if ((now & kAsked) != 0) {
    return "accepts, refuses, or withdraws the proposal; what is said goes in quotes, as in says "
           "\"…\"";
  }
  if ((now & kExchanging) != 0) {
    return "asks 3, discards 3, takes 3, refuses 9♦, or proposes again; what is said goes in "
           "quotes, "
           "as in says \"…\"";
  }
  if ((now & kPlaying) != 0) {
    return "leads K♥, plays K♥, takes back K♥, finds the revoke, throws down, or makes the point; "
           "what is said goes in quotes, as in says \"…\"";
  }
  return "marks the point, makes the vole, wins the game, or claims a double game; what is said "
         "goes "
         "in quotes, as in says \"…\"";
}

/// True if anything may be quoted in the text.
bool has_quote(std::string_view text) {
  return text.find('"') != std::string_view::npos ||
         text.find("\xe2\x80\x9c") != std::string_view::npos;
}

std::string_view game_word_in(const char* at, const char* end, bool objects);
const g::Expected* slip_in_card(std::string_view token);
bool tells_no_fault(const char* at, const char* end);

/// What was known before a way of reading was tried, to go back to if it fails.
struct Untried {
  explicit Untried(const Draft& d)
      : names(d.names->mark()),
        acts(d.acts->size()),
        actor(d.act.actor),
        pack(d.pack),
        of_pack(d.subject_is_pack),
        of_pool(d.subject_is_pool),
        of_stock(d.subject_is_stock),
        somebody(d.subject_is_somebody) {}
  /// As above, with the cards of the subject.
  static Untried with_cards(const Draft& d) {
    Untried now(d);
    if (!d.listed.empty()) {
      now.listed = d.listed;
    }
    return now;
  }
  void restore(Draft& d, const char* start) const {
    d.names->restore(names);
    d.acts->resize(acts);
    d.moment.begin_deal();
    d.moment.follow(*d.acts);
    d.begin(start);
    d.act.actor = actor;
    d.pack = pack;
    d.subject_is_pack = of_pack;
    d.subject_is_pool = of_pool;
    d.subject_is_stock = of_stock;
    d.subject_is_somebody = somebody;
    d.listed = listed;
  }
  std::size_t names;
  std::size_t acts;
  record::Actor actor;
  record::PackRef pack;
  bool of_pack;
  bool of_pool;
  bool of_stock;
  bool somebody;
  std::vector<ListedCard> listed;
};

/// The sentences of one line.
class Sentences {
 public:
  Sentences(const char* begin, const char* end, Draft& draft, int depth = 0)
      : in_(begin, end, ""), end_(end), d_(draft), depth_(depth) {}

  void read();

 private:
  void item();
  void item_and_stop();
  void pass_over(const char* start, const LineError& error);
  bool plain_trick();
  void trick();
  void play_of_trick(std::uint8_t number, std::uint8_t flags);
  void unknown_leader(std::uint8_t number);
  void sentence();
  bool subject(const std::optional<NameTable::Found>& named);
  [[nodiscard]] bool may_be_subject(std::string_view word) const;
  bool person_subject();
  bool pronoun(std::string_view word);
  [[nodiscard]] record::Actor meant_by(std::string_view word) const;
  [[nodiscard]] std::optional<Person> speaker_at(const char* at);
  bool new_name(const char* at);
  bool spoken_after_name(const char* start, const NameTable::Found& who);
  bool spoken_before_name(const char* start);
  bool without_filler(const char* start, const char* at);
  bool contracted(const char* start, const char* at, std::string_view word);
  void verb_and_phrase(const char* start);
  bool grammar_reads(const Verb& verb, const char* start, bool tails);
  bool sayings_read(const char* start, int row, const char* phrase, bool first, bool tails);
  bool unknown_person(const char* start);
  bool card_of_trick(const char* start);
  bool stop_mark(const char* start);
  bool parted(const char* start);
  bool bystander_of(std::string_view name, std::string_view verb, const char* at);
  bool whole(const char* start);
  bool speech(const char* start, int row);
  void say(const char* start, const char* begin, const char* end);
  bool says_and_does(const char* start, const char* begin, const char* end);
  bool said_in_parts(const char* start, const char* begin, const char* end);
  bool names_suit(const char* start, const char* begin, const char* end);
  [[nodiscard]] record::Actor backed_by(record::Actor who) const;
  void remark(const char* start, const char* begin, const char* end);
  void heard(const char* start, const Heard& said);
  bool aside(const char* start, const Heard& said);
  bool kept_as_said(const char* start, const char* words, bool subject);
  void amend(const char* start, const Heard& said);
  void skip_adverbs();
  [[nodiscard]] bool ends_here();
  [[nodiscard]] Here here_now();
  void bare_card(const char* start);
  void no_subject(const char* start);
  void no_verb(const char* start);

  template <class Rule>
  bool match() {
    return matches<Rule>(in_, d_);
  }
  [[nodiscard]] const char* here() const { return in_.current(); }
  [[nodiscard]] bool at_end() const { return here() == end_; }
  /// What is not yet read.
  [[nodiscard]] std::string_view rest() const {
    return {here(), static_cast<std::size_t>(end_ - here())};
  }
  [[nodiscard]] std::string_view word_from(const char* at) const;
  /// The row of a verb that stands in the text.
  int verb_row_at(std::string_view word) {
    if (word.data() != verb_at_) {
      verb_at_ = word.data();
      verb_row_ = find_verb_row(word);
    }
    return verb_row_;
  }
  [[nodiscard]] const char* skip_blanks(const char* at) const;
  [[noreturn]] void fail(const g::Expected& expected) { fail(expected.id, expected.message); }
  [[noreturn]] void fail(std::string_view id, std::string_view message);

  Input in_;
  const char* end_;
  Draft& d_;
  int depth_ = 0;
  const char* verb_at_ = nullptr;             ///< the word last looked up,
  int verb_row_ = -1;                         ///  and its row
  bool carry_ = false;                        ///< a sentence without an actor goes on with the last
  const g::Expected* went_before_ = nullptr;  ///< a comma came before: what the list may have meant
};

/// Of what is nearly a card: whether it is the suit or the rank that no pack has.
const g::Expected* slip_in_card(std::string_view token) {
  static constexpr g::Expected kSuit{
      "unknown-suit", "expected a suit after the rank, S, H, D, C or its sign, such as KH or K♥"};
  static constexpr g::Expected kRank{
      "unknown-rank",
      "expected a rank of a pack of 32 before the suit, K Q J A T 9 8 7, such as 7♦"};
  static constexpr std::string_view kSigns[] = {"♠", "♥", "♦", "♣"};
  const auto suit_at = [&](std::size_t at) {
    const std::string_view rest = token.substr(at);
    return std::ranges::find(kSigns, rest) != std::end(kSigns) ||
           (rest.size() == 1 && std::string_view("SHDC?").find(rest[0]) != std::string_view::npos);
  };
  const std::size_t rank =
      token.starts_with("10")                                                                   ? 2
      : !token.empty() && std::string_view("KQJAT987").find(token[0]) != std::string_view::npos ? 1
                                                                                                : 0;
  if (rank > 0 && token.size() > rank && !suit_at(rank)) {
    const char next = token[rank];
    const bool sign = static_cast<unsigned char>(next) >= 0xe0U && token.size() <= rank + 4;
    const bool capital = next >= 'A' && next <= 'Z';  // "At" is a word
    const bool small = next >= 'a' && next <= 'z' && token[0] <= '9';
    return sign || (token.size() == rank + 1 && (capital || small)) ? &kSuit : nullptr;
  }
  for (const std::size_t figures : {std::size_t{1}, std::size_t{2}}) {
    const bool sign = rank == 0 && token.size() > figures && suit_at(figures) &&
                      token[figures] != '?' && g::is_word_char(token[0]);
    const bool number = !token.empty() && token[0] >= '0' && token[0] <= '9';
    if (sign && (number || token.size() > figures + 1)) {
      return &kRank;
    }
  }
  return nullptr;
}

void Sentences::fail(std::string_view id, std::string_view message) {
  match<g::gap>();
  const char* token = end_of_token(here(), end_);
  if (const g::Expected* slip = slip_in_card({here(), static_cast<std::size_t>(token - here())})) {
    throw LineError{slip->id, here(), token, std::string(slip->message)};
  }
  throw LineError{id, here(), end_of_token(here(), end_), std::string(message)};
}

const char* Sentences::skip_blanks(const char* at) const {
  while (at != end_ && (*at == ' ' || *at == '\t')) {
    ++at;
  }
  return at;
}

std::string_view Sentences::word_from(const char* at) const {
  return {at, g::word_size({at, static_cast<std::size_t>(end_ - at)})};
}

void Sentences::read() {
  match<g::gap>();
  if (match<g::stop>() && at_end()) {
    return;
  }
  while (!at_end()) {
    if (depth_ > 0) {
      item_and_stop();
      continue;
    }
    const char* start = here();
    const Untried before(d_);
    try {
      item_and_stop();
    } catch (const LineError& error) {
      if (error.id == "too-many-acts") {
        throw;
      }
      const record::Actor actor = d_.act.actor;
      before.restore(d_, start);
      d_.rewritten = nullptr;
      d_.act.actor = actor;
      pass_over(start, error);
    }
  }
}

/// A sentence that cannot be read is noted, and the next one read: so all that is refused in a line
/// is told in one go. Nothing of such a line is kept.
void Sentences::pass_over(const char* start, const LineError& error) {
  const bool follows =
      error.id == "expected-player" || error.id == "unknown-player" || error.id == "expected-verb";
  if (d_.refused.empty() || !follows) {  // who acts may have been in the words passed over
    d_.refused.push_back(error);
  }
  const char* stop = start;
  const auto clause = [&] {
    return stop + g::clause_size({stop, static_cast<std::size_t>(end_ - stop)});
  };
  for (stop = clause(); stop < error.begin && stop != end_; stop = clause()) {
    ++stop;
  }
  in_.restart();
  in_.bump(static_cast<std::size_t>(stop - in_.begin()));
  bool semicolon = false;
  match<g::gap>();
  while (match<g::semicolon>() || match<g::stop>()) {
    semicolon = true;
  }
  match<g::gap>();
  if (semicolon) {
    match<p::opt<g::also>>();
  }
  if (here() == start && !at_end()) {
    in_.bump(1);
  }
  carry_ = d_.act.actor != record::kNobody;
  went_before_ = nullptr;
}

/// One sentence or trick, with what separates it from the next.
void Sentences::item_and_stop() {
  item();
  if (at_end()) {
    carry_ = false;
    went_before_ = nullptr;
    return;
  }
  const bool can_carry = d_.act.actor != record::kNobody || d_.subject_is_somebody;
  const bool quote = here() != in_.begin() && (here()[-1] == '"' || here()[-1] == '\x9d');
  const bool stopped = match<g::stop>() || (quote && !p::parse<p::at<g::sentence_end>>(in_));
  const char* before = here();
  bool semicolon = match<g::semicolon>();
  const bool comma = !semicolon && !stopped && match<g::carry>();
  while (match<g::semicolon>() || match<g::stop>()) {
    semicolon = true;
  }
  match<g::gap>();
  if (semicolon) {
    match<p::opt<g::also>>();
  }
  if (!stopped && !semicolon && !comma && !at_end()) {
    fail(went_before_ != nullptr ? *went_before_ : g::kExpected<g::sentence>);
  }
  carry_ = can_carry && !stopped && (semicolon || comma);
  if (!comma) {
    went_before_ = nullptr;
  } else if (at_end()) {
    throw LineError{"expected-sentence", before, end_, "expected more after the comma"};
  }
}

void Sentences::item() {
  const char first = *here();
  const bool figure = first >= '0' && first <= '9';
  const bool words = std::string_view("tTiIaAoO").find(first) != std::string_view::npos;
  if (figure && plain_trick()) {
    return;
  }
  if ((figure || (words && p::parse<p::at<g::trick_word>>(in_))) &&
      (d_.begin(here()), match<g::trick_number>())) {
    return trick();
  }
  sentence();
}

/// "1. Y K♥, A 8♠", to the end of the line.
bool Sentences::plain_trick() {
  PlainTrick said{d_};
  if (!p::parse<g::plain_trick, trick_action>(in_, said)) {
    return false;
  }
  for (const bool replies : {false, true}) {
    const char* at = replies ? said.reply : said.lead;
    const ListedCard card = notation::plain_card(at);
    Act act;
    act.kind = ActKind::Play;
    act.at = d_.offset(at);
    act.actor = replies ? said.replier : said.leader;
    act.cards = card.cards;
    act.count = 1;
    act.number = said.number;
    act.detail = record::kUnstated;
    act.flags = replies ? std::uint8_t{record::kReplies} : std::uint8_t{0};
    d_.names->meet(act.actor);
    d_.append(act, at + card.length);
  }
  d_.listed.clear();
  d_.act.actor = record::kNobody;
  return true;
}

void Sentences::play_of_trick(std::uint8_t number, std::uint8_t flags) {
  const ListedCard& card = d_.listed.back();
  Act act;
  act.kind = ActKind::Play;
  act.at = card.at;
  act.actor = d_.who;
  act.number = number;
  act.detail = record::kUnstated;
  act.flags = flags;
  d_.lay_cards(act, 1);
  d_.append(act, d_.text + card.at + card.length);
  d_.append_card_notes(act.actor);
  d_.act.actor = act.actor;
  d_.listed.clear();
}

void Sentences::trick() {
  if (d_.number < 1 || d_.number > 99) {
    throw LineError{"expected-number", d_.text + d_.act.at, here(),
                    "expected the number of a trick, such as 1."};
  }
  const auto number = static_cast<std::uint8_t>(d_.number);
  const std::uint8_t flags = match<g::first_card>() ? record::kReplies : 0;
  if (match<g::unknown_play>()) {
    return unknown_leader(number);
  }
  if (match<g::plain_play>()) {
    play_of_trick(number, flags);
  } else {
    d_.listed.clear();
    carry_ = false;
    const std::size_t before = d_.acts->size();
    if (at_end()) {
      fail(g::kExpected<g::trick>);
    }
    sentence();
    if (d_.acts->size() == before) {
      return;  // "1. Y …"
    }
    Act& act = (*d_.acts)[before];
    if (act.kind != ActKind::Play) {
      return;  // at this trick something was said, found or done
    }
    act.number = number;
    act.flags |= flags;
    d_.listed.clear();
  }
  if (match<g::reply>()) {
    play_of_trick(number, record::kReplies);
    d_.act.actor = record::kNobody;  // two have acted: a sentence that goes on must say who
  }
  went_before_ = &g::kExpected<g::reply>;
}

/// "3. ? K♥, ? 9♣": the cards of a trick, and not who led.
void Sentences::unknown_leader(std::uint8_t number) {
  d_.act.actor = d_.who = record::kNobody;
  play_of_trick(number, 0);
  if (match<g::unknown_reply>()) {
    play_of_trick(number, record::kReplies);
  }
  d_.act.actor = record::kNobody;
  went_before_ = &g::kExpected<g::reply>;
}

void Sentences::sentence() {
  const char* start = here();
  if ((*start | 0x20) == 'h' && match<g::hands_again>()) {
    Act act;
    act.kind = ActKind::HandsAgain;
    act.at = d_.offset(start);
    d_.append(act, here());
    d_.act.actor = record::kNobody;
    return;
  }
  const bool was_somebody = carry_ && d_.subject_is_somebody;
  d_.begin(start);
  const record::Actor carried = carry_ ? d_.act.actor : record::kNobody;
  const auto named = d_.names->person_at(rest());
  if (named ? spoken_after_name(start, *named) : spoken_before_name(start)) {
    return;
  }
  const std::string_view word = named ? std::string_view{} : word_from(start);
  const bool goes_on = !named && carry_ && verb_row_at(word) >= 0;
  if (!named && !(goes_on && !may_open(word))) {
    const char* after = skip_openers(start, end_);
    if (after != start && !(carry_ && after == end_)) {
      in_.bump(static_cast<std::size_t>(after - start));
      return sentence();
    }
  }
  if (card_of_trick(start) || stop_mark(start)) {
    return;
  }
  d_.subject_is_somebody = was_somebody;
  if (unknown_person(start)) {
    match<g::gap>();
    return verb_and_phrase(start);
  }
  if (goes_on && !may_be_subject(word)) {
    d_.act.actor = carried;
    return verb_and_phrase(start);
  }
  if (!subject(named)) {
    if (!goes_on && carry_ && !word.empty() && !looks_like_a_name(word)) {
      d_.act.actor = carried;
      if (kept_as_said(start, start, true)) {
        return;
      }
      d_.act.actor = record::kNobody;
    }
    if (!goes_on && (whole(start) || !new_name(start))) {
      return here() == start ? no_subject(start) : void();
    }
    d_.act.actor = goes_on ? carried : d_.act.actor;
  }
  match<g::gap>();
  verb_and_phrase(start);
}

Here Sentences::here_now() {
  Moment& moment = d_.moment;
  moment.follow(*d_.acts);
  return {*d_.names, moment, *d_.acts, d_.act.actor};
}

/// "? gives": somebody, it is not known who.
bool Sentences::unknown_person(const char* start) {
  if (*start != '?') {
    return false;
  }
  const char* verb = skip_blanks(start + 1);
  const std::string_view word = word_from(verb);
  if (verb == start + 1 || find_verb_row(word) < 0 || verb_meant(word) == "is" ||
      verb_meant(word) == "lies") {
    return false;
  }
  in_.bump(static_cast<std::size_t>(verb - start));
  d_.act.actor = record::kNobody;
  d_.subject_is_somebody = true;
  return true;
}

/// "?": here they stopped.
bool Sentences::stop_mark(const char* start) {
  if (*start != '?' || !match<g::stop_mark>()) {
    return false;
  }
  Act act;
  act.kind = ActKind::Aside;
  act.flags = record::kStopsHere;
  act.at = d_.offset(start);
  d_.keep(act, start, start + 1);
  d_.append(act, here());
  d_.act.actor = record::kNobody;
  return true;
}

/// "? 9♣": a card to the trick begun above, played by it is not known whom.
bool Sentences::card_of_trick(const char* start) {
  if (*start != '?' || !match<p::seq<g::unknown_play, p::at<g::sentence_end>>>()) {
    d_.listed.clear();
    return false;
  }
  d_.who = record::kNobody;
  play_of_trick(0, 0);
  d_.act.actor = record::kNobody;
  return true;
}

/// "A, who had looked, claims a fresh deal"; "Y, having looked, …": two sentences.
bool Sentences::parted(const char* start) {
  const char* at = here();
  Input in(at, end_, "");
  if (depth_ > 2 || d_.act.actor == record::kNobody || !p::parse<g::comma>(in)) {
    return false;
  }
  const bool who = p::parse<p::seq<g::says<"who">, g::blanks>>(in);
  const bool having = !who && p::parse<p::seq<g::says<"having">, g::blanks>>(in);
  const char* first = in.current();
  const char* stop = at + g::clause_size({at, static_cast<std::size_t>(end_ - at)});
  const char* comma = std::find(first, stop, ',');
  if (!(who || having) && comma != stop) {
    // "Z, behind A, goes purple": what is said of him between commas, if nothing of the game is in
    // it.
    const char* verb = skip_blanks(comma + 1);
    if (find_verb_row(word_from(verb)) < 0 || !game_word_in(first, comma, false).empty() ||
        find_verb_row(word_from(first)) >= 0) {
      return false;
    }
    in_.bump(static_cast<std::size_t>(verb - here()));
    verb_and_phrase(start);
    return true;
  }
  if (!(who || having) || comma == stop) {
    return false;
  }
  const char* then = skip_blanks(comma + 1);
  const std::string& name = d_.names->names().of(d_.act.actor);
  Heard two;
  two.end = end_of_clause(then, end_, here_now());
  two.means = name + (having ? " has " : " ");
  const auto copy = [&](const char* from, const char* to) {
    two.copies.push_back({two.means.size(), static_cast<std::size_t>(to - from), from});
    two.means.append(from, to);
  };
  copy(first, comma);
  two.means += "; ";
  copy(then, two.end);
  heard(start, two);
  return true;
}

/// "Y: "How many?"": who speaks, a colon, and what he says.
bool Sentences::spoken_after_name(const char* start, const NameTable::Found& who) {
  const char* after = skip_blanks(start + who.size);
  if (after == end_ || *after != ':') {
    return false;
  }
  const char* begin = skip_blanks(after + 1);
  const char* stop = end_of_clause(begin, end_, here_now());
  if (begin == stop) {
    return false;
  }
  d_.act.actor = who.actor;
  in_.bump(static_cast<std::size_t>(begin - here()));
  if (p::parse<p::at<g::quoted>>(in_)) {
    return speech(start, find_verb_row("says"));
  }
  in_.bump(static_cast<std::size_t>(stop - begin));
  say(start, begin, stop);
  return true;
}

/// Whoever is named, or meant by "he" or "she", as having spoken.
std::optional<Person> Sentences::speaker_at(const char* at) {
  if (const auto who = person_at(at, end_, here_now())) {
    return who;
  }
  const std::string_view word = word_from(at);
  if (word == "he" || word == "she") {
    if (const record::Actor who = meant_by(word); who != record::kNobody) {
      return Person{who, at + word.size()};
    }
  }
  return std::nullopt;
}

/// ""Four," said Mrs Pym"; ""Four," she said": what is said, and then who says it.
bool Sentences::spoken_before_name(const char* start) {
  Input in(start, end_, "");
  if (!p::parse<g::quoted>(in)) {
    return false;
  }
  const char* close = in.current();
  p::parse<p::seq<g::gap, p::opt<p::one<','>>, g::gap>>(in);
  const auto says = [&](const char* at) {
    const std::string_view verb = word_from(at);
    const std::string_view meant = verb_meant(verb);
    const bool speaks = meant == "says" || meant == "asks" || meant == "answers" ||
                        meant == "remarks" || meant == "announces" || meant == "calls";
    return speaks ? at + verb.size() : nullptr;
  };
  std::optional<Person> who;
  const char* end = nullptr;
  if (const char* after = says(in.current())) {
    who = speaker_at(skip_blanks(after));
    end = who ? who->end : nullptr;
  } else if ((who = speaker_at(in.current()))) {
    end = says(skip_blanks(who->end));
  }
  if (!who || end == nullptr) {
    return false;
  }
  d_.act.actor = who->actor;
  in_.bump(static_cast<std::size_t>(end - here()));
  const std::size_t mark = *start == '"' ? 1 : 3;
  say(start, start + mark, close - (close[-1] == '"' ? 1 : 3));
  return true;
}

/// "doesn't", "won't", "hasn't": the two words they are drawn together from.
bool Sentences::contracted(const char* start, const char* at, std::string_view word) {
  static constexpr std::pair<std::string_view, std::string_view> kContracted[] = {
      {"doesn", "does"}, {"didn", "does"}, {"don", "does"}, {"won", "will"}, {"wouldn", "will"},
      {"hasn", "has"},   {"haven", "has"}, {"hadn", "has"}, {"isn", "is"},   {"wasn", "is"}};
  Input in(at + word.size(), end_, "");
  if (word.empty() || in.empty() || (*in.current() != '\'' && *in.current() != '\xe2') ||
      !p::parse<p::seq<g::apostrophe, p::one<'t'>, g::word_end, g::blanks>>(in)) {
    return false;
  }
  const auto* const found =
      std::ranges::find(kContracted, word, &std::pair<std::string_view, std::string_view>::first);
  if (found == std::end(kContracted)) {
    return false;
  }
  Heard whole;
  whole.end = end_of_clause(in.current(), end_, here_now());
  whole.means = d_.names->names().of(d_.act.actor) + " " + std::string(found->second) + " not ";
  whole.copies.push_back(
      {whole.means.size(), static_cast<std::size_t>(whole.end - in.current()), in.current()});
  whole.means.append(in.current(), whole.end);
  heard(start, whole);
  return true;
}

/// "marks the king all the same": what is read without the last words, which change nothing.
bool Sentences::without_filler(const char* start, const char* at) {
  const char* stop = end_of_clause(at, end_, here_now());
  const char* filler = at;
  while (filler != stop && (*filler != ' ' || skip_fillers(filler, stop) != stop)) {
    ++filler;
  }
  if (filler == stop || d_.act.actor == record::kNobody || depth_ > 2) {
    return false;
  }
  Heard less;
  less.end = stop;
  less.means = d_.names->names().of(d_.act.actor) + " ";
  less.copies.push_back({less.means.size(), static_cast<std::size_t>(filler - at), at});
  less.means.append(at, filler);
  heard(start, less);
  return true;
}

/// True if what stands here may be a subject though its first word, no name, is a verb: a card, as
/// "king of hearts" is, or a pack. No verb is an article or a word for somebody.
bool Sentences::may_be_subject(std::string_view word) const {
  const std::string_view text = rest();
  const std::string_view after = text.substr(word.size());
  if (after.empty() || after.starts_with(';')) {
    return false;
  }
  return in_other_tongue(d_) || g::card_size(text) > 0 || g::words_taken(after, " of") > 0 ||
         g::words_taken(after, " pack") > 0;
}

bool Sentences::subject(const std::optional<NameTable::Found>& named) {
  const record::Actor carried = d_.act.actor;
  if (named && rest().size() > named->size && g::is_blank(rest()[named->size])) {
    const char* after = here() + named->size;
    Input in(after, end_, "");
    if (!p::parse<p::seq<g::blanks, g::also>>(in)) {  // one person, and not two
      in_.bump(named->size);
      d_.act.actor = named->actor;
      d_.who = record::kUnstated;
      if (record::is_player(d_.act.actor)) {
        d_.names->meet(d_.act.actor);
      }
      return true;
    }
  }
  if (match<g::subject>()) {
    if (!d_.listed.empty()) {
      d_.act.actor = record::kNobody;
    }
    if (record::is_player(d_.act.actor)) {
      d_.names->meet(d_.act.actor);
    }
    d_.who = record::kUnstated;
    return true;
  }
  d_.act.actor = carried;
  d_.listed.clear();
  return person_subject();
}

/// A subject that is no name: "the dealer", "his adversary", "he".
bool Sentences::person_subject() {
  if (carry_ && find_verb_row(word_from(here())) >= 0) {
    return false;
  }
  Here now = here_now();
  if (pronoun(word_from(here()))) {
    return true;
  }
  now.actor = now.moment.last_actor();
  const auto who = person_at(here(), end_, now);
  if (!who || who->end == end_ || word_from(skip_blanks(who->end)).empty()) {
    return false;
  }
  in_.bump(static_cast<std::size_t>(who->end - here()));
  d_.act.actor = who->actor;
  return true;
}

/// What a title says of its bearer: -1 a man, 1 a woman, 0 not told.
int sex_of(std::string_view name) {
  static constexpr auto kWomen = std::to_array<std::string_view>(
      {"Mrs", "Miss", "Ms", "Mme", "Madame", "Mlle", "Lady", "Countess", "Duchess"});
  static constexpr auto kMen =
      std::to_array<std::string_view>({"Mr", "Sir", "Lord", "Captain", "Capt", "Colonel", "Col",
                                       "Major", "General", "Monsieur", "Count", "Duke", "Rev"});
  const std::string_view title = name.substr(0, std::min(name.find_first_of(" ."), name.size()));
  return std::ranges::count(kWomen, title) > 0 ? 1 : std::ranges::count(kMen, title) > 0 ? -1 : 0;
}

/// "She" is the player whose name says so, if it is one of the two only and nobody else was spoken
/// of in the line; kNobody where it may be either.
record::Actor Sentences::meant_by(std::string_view word) const {
  const int wanted = word == "he" || word == "He" ? -1 : 1;
  const auto& players = d_.names->names().players;
  const auto begin = static_cast<record::Offset>(d_.origin(in_.begin(), false) - d_.text);
  const bool others = std::ranges::any_of(
      *d_.acts, [&](const Act& act) { return act.at >= begin && record::is_bystander(act.actor); });
  if (others || (sex_of(players[0]) == wanted) == (sex_of(players[1]) == wanted)) {
    return record::kNobody;
  }
  return sex_of(players[0]) == wanted ? record::Actor{0} : record::Actor{1};
}

/// "He", "she", "they" as the subject.
bool Sentences::pronoun(std::string_view word) {
  if (word == "they" || word == "They") {
    in_.bump(word.size());
    d_.act.actor = record::kBoth;
    return true;
  }
  if (word != "he" && word != "He" && word != "she" && word != "She") {
    return false;
  }
  const record::Actor who = meant_by(word);
  if (who == record::kNobody) {
    fail("two-senses", "expected who, " + players_or(*d_.names) + ", since '" + std::string(word) +
                           "' may be either");
  }
  in_.bump(word.size());
  d_.act.actor = who;
  return true;
}

/// What only those who play do: of nobody else is it taken without a word on who he is.
bool only_of_players(std::string_view verb) {
  static constexpr auto kOfPlayers = std::to_array<std::string_view>(
      {"abandons", "accepts", "alters",   "announces", "changes", "completes", "cuts",
       "declines", "denies",  "discards", "draws",     "exposes", "follows",   "gathers",
       "gives",    "grants",  "holds",    "leads",     "lets",    "makes",     "marks",
       "names",    "plays",   "proposes", "puts",      "redeals", "resigns",   "revokes",
       "shuffles", "throws",  "trumps",   "turns",     "wins",    "loses",     "lays",
       "drops",    "picks",   "bids",     "stands"});
  return std::ranges::find(kOfPlayers, verb) != kOfPlayers.end();
}

/// "a gentleman standing by", "the backer", "my uncle": how many bytes, and the word for him.
struct Unnamed {
  std::size_t size = 0;
  std::string_view word;
};
Unnamed unnamed_person(const char* at, const char* end) {
  const auto taken = [&](const char* from, std::string_view words) {
    return g::words_taken({from, static_cast<std::size_t>(end - from)}, words);
  };
  const char* noun = at;
  for (const std::string_view first :
       {"one of the", "One of the", "another", "Another", "some", "Some", "an", "An", "a", "A",
        "the", "The", "my", "My", "his", "her", "our", "Our"}) {
    if (const std::size_t size = taken(at, first); size > 0) {
      noun = at + size;
      break;
    }
  }
  while (noun != end && (*noun == ' ' || *noun == '\t')) {
    ++noun;
  }
  for (const std::string_view person : people()) {
    if (noun == end || (*noun | 0x20) != person[0]) {
      continue;
    }
    std::size_t rest = taken(noun + 1, person.substr(1));
    if (rest == 0) {
      rest = taken(noun + 1, std::string(person.substr(1)) + "s");
    }
    if (rest == 0) {
      continue;
    }
    const char* stop = noun + 1 + rest;
    for (const std::string_view after :
         {"standing by", "looking on", "who stands by", "who stood by", "who was looking on",
          "who is looking on", "watching", "at the table", "by the fire", "behind him",
          "behind her", "in the room", "present"}) {
      const char* more = stop;
      while (more != end && *more == ' ') {
        ++more;
      }
      if (const std::size_t size = taken(more, after); size > 0) {
        stop = more + size;
      }
    }
    return {static_cast<std::size_t>(stop - at), {noun, person.size()}};
  }
  return {};
}

/// Somebody around the table who is not declared. False if the verb is one of players.
bool Sentences::bystander_of(std::string_view name, std::string_view verb, const char* at) {
  if (only_of_players(verb_meant(verb))) {
    return false;
  }
  std::string borne(name);
  borne[0] = borne[0] >= 'a' && borne[0] <= 'z' ? static_cast<char>(borne[0] - 32) : borne[0];
  std::optional<record::Actor> actor = d_.names->find(borne);
  const auto& players = d_.names->names().players;
  const std::array<std::string_view, 2> both{players[0], players[1]};
  if (!actor && nearest(borne, both).empty()) {
    actor = d_.names->add_bystander(borne);
  }
  if (!actor) {
    return false;
  }
  in_.bump(static_cast<std::size_t>(at - here()));
  d_.act.actor = *actor;
  return true;
}

/// Words with a capital, up to a verb, that nobody has borne yet: a player's if no `players:` line
/// names them, else a bystander's unless the verb is one of players only.
bool Sentences::new_name(const char* at) {
  const char* stop = at;
  const char* next = at;
  for (int words = 0; words < 5; ++words) {
    Input in(next, end_, "");
    if (!p::parse<g::name_word>(in) || !looks_like_a_name({next, 1}) ||
        is_reserved({next, static_cast<std::size_t>(in.current() - next)})) {
      break;
    }
    stop = in.current();
    next = skip_blanks(stop);
  }
  const char* noun = at;
  if (const auto owner = d_.names->person_at({at, static_cast<std::size_t>(end_ - at)})) {
    Input in(at + owner->size, end_, "");  // "A's backer"
    noun = p::parse<p::seq<g::possessive, g::blanks>>(in) ? in.current() : at;
  }
  if (Unnamed person = unnamed_person(noun, end_); person.size > 0) {
    person.size += static_cast<std::size_t>(noun - at);
    const char* after = skip_blanks(at + person.size);
    const bool colon = after != end_ && *after == ':';
    const std::string_view verb = colon ? std::string_view("says") : word_from(after);
    if (find_verb_row(verb) >= 0) {
      return bystander_of(person.word, verb, at + person.size);
    }
  }
  const char* name_end = stop;
  if (stop != at) {
    // "Colonel Hay, a bystander, says …"
    Input in(stop, end_, "");
    p::parse<p::seq<p::opt<p::one<','>>, g::gap>>(in);
    const Unnamed who = unnamed_person(in.current(), end_);
    if (who.size > 0 && in.current() != stop) {
      in.bump(who.size);
      p::parse<p::seq<g::gap, p::opt<p::one<','>>, g::gap>>(in);
      next = in.current();
      name_end = next;
    }
  }
  const std::string_view word = word_from(next);
  const int row = find_verb_row(word);
  if (stop == at) {  // a bystander may be written small, as an old record has it
    const std::string_view name = word_from(at);
    next = skip_blanks(at + name.size());
    const Verb* verb = find_verb(word_from(next));
    if (name.empty() || verb == nullptr || is_reserved(name) || verb->by != kBystander) {
      return false;
    }
    stop = at + name.size();
    const auto actor = d_.names->add_bystander(name);
    d_.act.actor = actor.value_or(record::kNobody);
    in_.bump(name.size());
    return actor.has_value();
  }
  const Verb* verb = row < 0 ? nullptr : row_facts(row).verb;
  const std::string_view after = word_from(skip_blanks(next + word.size()));
  const std::string_view name(at, static_cast<std::size_t>(stop - at));
  const bool bystanders = (verb != nullptr && verb->by == kBystander) ||
                          (word == "looks" && after == "over") ||
                          (word == "plays" && after == "out");
  std::optional<record::Actor> actor;
  if (bystanders) {
    actor = d_.names->add_bystander(name);
  } else if (row >= 0 || starts_with_card(next, end_)) {
    actor = d_.names->take_player(name);
  }
  if (!actor) {
    return row >= 0 && bystander_of(name, word, name_end);
  }
  in_.bump(static_cast<std::size_t>(name_end - at));
  d_.act.actor = *actor;
  return true;
}

/// Words that say how or when a thing was done, and change nothing.
void Sentences::skip_adverbs() {
  match<g::gap>();
  const char* after = skip_fillers(here(), end_);
  in_.bump(static_cast<std::size_t>(after - here()));
  match<g::gap>();
}

bool Sentences::ends_here() {
  return may_end_at(here(), end_, Here{*d_.names, d_.moment, *d_.acts, d_.act.actor});
}

/// The grammar's own words after its verb. Leaves everything as it was if they are none of its.
bool Sentences::grammar_reads(const Verb& verb, const char* start, bool tails) {
  d_.act.kind = verb.kind;
  if (verb.kind == ActKind::Play && verb.word == "leads") {
    d_.act.flags |= record::kLeads;
  }
  if (verb.kind == ActKind::Urge) {
    d_.act.object =
        byte(record::meaning(record::kUrged, verb.word).value_or(record::Urged::Unwilling));
    Input clause(here(), end_of_clause(here(), end_, here_now()), "");
    if (!verb.match(clause, d_)) {
      return false;
    }
    in_.bump(static_cast<std::size_t>(clause.current() - here()));
  } else if (!verb.match(in_, d_)) {
    return false;
  }
  const char* phrase_end = here();
  if (phrase_end != end_ && *phrase_end != ';' && *phrase_end != '.' && !ends_here()) {
    skip_adverbs();
    if (tails && !ends_here()) {
      const char* after = skip_tail(here(), end_, here_now());
      in_.bump(static_cast<std::size_t>(after - here()));
    }
    if (!ends_here()) {
      return false;
    }
  }
  d_.act.at = d_.offset(start);
  d_.finish(phrase_end, verb.expected->message);
  return true;
}

void Sentences::verb_and_phrase(const char* start) {
  if (!at_end() && *here() == ',' && parted(start)) {
    return;
  }
  const Untried before = Untried::with_cards(d_);
  const char* subject_end = here();
  std::string_view word = word_from(here());
  int row = verb_row_at(word);
  if (row < 0) {
    skip_adverbs();
    word = word_from(here());
    row = find_verb_row(word);
  }
  const char* at = here();
  const auto again = [&](const char* from) {
    before.restore(d_, start);
    in_.restart();
    in_.bump(static_cast<std::size_t>(from - in_.begin()));
  };
  if (d_.act.actor != record::kNobody && contracted(start, at, word)) {
    return;
  }
  if (row < 0) {
    again(subject_end);
    if (p::parse<p::at<g::ellipsis>>(in_) || p::parse<p::at<g::card>>(in_) || !whole(start)) {
      bare_card(start);
    }
    return;
  }
  const char* phrase = at + word.size();
  const RowFacts& facts = row_facts(row);
  if (facts.speaks && speech(start, row)) {
    return;
  }
  const bool player = d_.listed.empty() && !d_.subject_is_pack && !d_.subject_is_pool &&
                      !d_.subject_is_stock &&
                      (d_.act.actor != record::kNobody || d_.subject_is_somebody);
  const Verb* verb = facts.verb;
  // The grammar takes any words after verbs that urge: what has a sense of its own comes first.
  const bool urges = verb != nullptr && verb->kind == ActKind::Urge;
  if (player && ((facts.before && sayings_read(start, row, phrase, true, false)) ||
                 (urges && sayings_read(start, row, phrase, false, false)))) {
    return;
  }
  std::optional<LineError> error;
  const char* stopped = phrase;
  for (const bool tails : {false, true}) {
    if (verb != nullptr && (verb->by != kCards || !d_.listed.empty()) &&
        (d_.listed.empty() || verb->by == kCards || verb->word == "is")) {
      in_.bump(static_cast<std::size_t>(phrase - here()));
      try {
        if (grammar_reads(*verb, start, tails)) {
          went_before_ = verb->expected;
          return;
        }
        stopped = tails ? stopped : here();
      } catch (const LineError& unread) {
        error = error ? error : unread;
      }
      again(at);
    }
    if (player && sayings_read(start, row, phrase, false, tails)) {
      return;
    }
  }
  if (whole(start) || without_filler(start, at)) {
    return;
  }
  if (player && kept_as_said(start, at, true)) {
    return;
  }
  if (error) {
    throw *error;
  }
  if (verb == nullptr) {
    return no_verb(start);
  }
  if (verb->by == kCards && d_.listed.empty()) {
    fail("expected-card",
         "expected a card before '" + std::string(word) + "', such as T♣ lies faced in the stock");
  }
  if (verb->by != kCards && !d_.listed.empty() && verb->word != "is") {
    throw LineError{"unknown-player", start, end_of_token(start, end_),
                    "expected a player, " + players_or(*d_.names)};
  }
  in_.bump(static_cast<std::size_t>(stopped - here()));
  match<p::opt<g::comma>>();
  fail(*verb->expected);
}

/// A way of saying it that the table has. `first` asks for those that come before the grammar.
bool Sentences::sayings_read(const char* start, int row, const char* phrase, bool first,
                             bool tails) {
  const char* words = skip_blanks(phrase);
  const PatternList& among = patterns_of(row, first);
  const Beginning begins = Beginning::of({words, static_cast<std::size_t>(end_ - words)});
  if (!begins.may_be(among.begins)) {
    return false;
  }
  Here now = here_now();
  if (!begins.may_be(among.at(now.moment.now()))) {
    return false;
  }
  now.clause = phrase;
  while (now.clause != start && now.clause[-1] != ' ' && now.clause[-1] != '\t') {
    --now.clause;
  }
  now.tails = tails;
  const auto said = hear_saying(among, phrase, end_, now, begins);
  if (said) {
    heard(start, *said);
  }
  return said.has_value();
}

/// A sentence whose subject is no player. False if the table has none such.
bool Sentences::whole(const char* start) {
  if (depth_ > 2) {
    return false;
  }
  Here now = here_now();
  now.actor = record::kNobody;
  const auto said = hear_whole(start, end_, now);
  if (!said) {
    return false;
  }
  in_.restart();
  in_.bump(static_cast<std::size_t>(start - in_.begin()));
  d_.begin(start);
  d_.act.actor = record::kNobody;
  heard(start, *said);
  return true;
}

/// The first word of the game in a clause, which may hide an act; empty if there is none.
std::string_view game_word_in(const char* at, const char* end, bool objects) {
  static constexpr auto kActs = std::to_array<std::string_view>(
      {"announces", "marks",   "proposes",  "accepts", "refuses", "declines", "discards", "gives",
       "turns",     "exposes", "shows",     "claims",  "revokes", "cuts",     "shuffles", "leads",
       "plays",     "takes",   "throws",    "trumps",  "draws",   "counts",   "looks",    "finds",
       "withdraws", "alters",  "completes", "gathers", "demands", "requires", "resigns",  "wins",
       "loses",     "holds",   "pays",      "stakes",  "bets",    "covers",   "redeals"});
  static constexpr auto kObjects = std::to_array<std::string_view>(
      {"it",   "them",    "one",     "ones",  "that",  "this",    "those",   "these", "some",
       "any",  "none",    "all",     "both",  "other", "others",  "another", "first", "next",
       "last", "two",     "three",   "four",  "five",  "six",     "seven",   "eight", "nine",
       "ten",  "himself", "herself", "again", "back",  "down",    "up",      "out",   "aside",
       "off",  "more",    "too",     "away",  "twice", "nothing", "together"});
  Input in(at, end, "");
  while (!in.empty()) {
    const char* from = in.current();
    const std::string_view token(from, static_cast<std::size_t>(end_of_token(from, end) - from));
    if (p::parse<p::sor<g::digits, g::card>>(in) || slip_in_card(token) != nullptr) {
      return token;
    }
    if (!p::parse<g::word>(in)) {
      in.bump(1);
      continue;
    }
    const std::string_view word(from, static_cast<std::size_t>(in.current() - from));
    std::string small(word);
    small[0] = small[0] >= 'A' && small[0] <= 'Z' ? static_cast<char>(small[0] + 32) : small[0];
    const int gerund = verb_of_gerund(small);
    const std::string_view verb =
        gerund >= 0 ? verb_rows()[static_cast<std::size_t>(gerund)].verb : verb_meant(small);
    const std::string_view stem(small.data(), small.size() - (small.ends_with('s') ? 1 : 0));
    const auto words = game_words();
    if (std::ranges::find(words, stem) != words.end() ||
        std::ranges::find(words, small) != words.end() ||
        std::ranges::find(kActs, verb) != kActs.end() ||
        (objects && std::ranges::find(kObjects, small) != kObjects.end())) {
      return word;
    }
  }
  return {};
}

/// "that Y did not notice the voice": what is no fault, whatever was found; what somebody did not
/// do, or thought, and what has nothing of the game in it.
bool tells_no_fault(const char* at, const char* end) {
  static constexpr auto kThought =
      std::to_array<std::string_view>({"thought", "thinks", "believed", "believes", "supposed",
                                       "supposes", "knew", "knows", "not", "never"});
  Input in(at, end, "");
  p::parse<g::word>(in);  // "finds"
  const char* what = in.current();
  while (!in.empty()) {
    const char* from = in.current();
    if (!p::parse<g::word>(in)) {
      in.bump(1);
      continue;
    }
    const std::string_view word(from, static_cast<std::size_t>(in.current() - from));
    if (std::ranges::find(kThought, word) != kThought.end()) {
      return true;
    }
  }
  return game_word_in(what, end, false).empty();
}

/// Words that begin a sentence of which no player is the subject: "there is no rule-book".
bool tells_of_no_player(std::string_view first) {
  static constexpr auto kFirst = std::to_array<std::string_view>(
      {"there", "it",  "the",   "everybody", "everyone", "all",  "nothing", "nobody", "his", "her",
       "my",    "our", "their", "a",         "an",       "no",   "i",       "we",     "I",   "We",
       "There", "It",  "The",   "Everybody", "Everyone", "All",  "Nothing", "Nobody", "His", "Her",
       "My",    "Our", "Their", "An",        "No",       "this", "that",    "This",   "That"});
  return std::ranges::find(kFirst, first) != kFirst.end();
}

/// "writes to the Secretary": what no law asks about is kept as it was said, if nothing of the game
/// is in it.
bool Sentences::kept_as_said(const char* start, const char* words, bool subject) {
  // After these something of the game follows, by whatever name.
  static constexpr auto kMain = std::to_array<std::string_view>(
      {"takes", "gives",   "puts",   "turns",   "holds",  "makes",  "plays",   "throws",
       "draws", "shows",   "looks",  "lays",    "drops",  "calls",  "keeps",   "leaves",
       "gets",  "comes",   "stands", "asks",    "has",    "is",     "lets",    "picks",
       "leads", "cuts",    "sees",   "answers", "begins", "points", "touches", "returns",
       "helps", "covers_", "lies",   "does",    "will",   "are",    "owns",    "continues"});
  if (d_.act.actor == record::kNobody && !d_.subject_is_somebody) {
    words = start;  // "the lamp goes out"
    subject = false;
  }
  const char* stop = end_of_clause(words, end_, here_now());
  const std::string_view first = word_from(words);
  if (first.empty() || depth_ > 0 || !d_.listed.empty() || words == stop) {
    return false;
  }
  if (subject && looks_like_a_name(first)) {
    return false;
  }
  if (!subject && !tells_of_no_player(first)) {
    return false;
  }
  const std::string_view verb = verb_meant(first);
  const bool known = !verb.empty();
  if (known && (!subject || std::ranges::find(kMain, verb) == kMain.end())) {
    return false;
  }
  if (std::find(words, stop, ':') != stop || std::find(words, stop, '"') != stop) {
    return false;  // a list, or speech, in which an act may be
  }
  const char* rest = known ? skip_blanks(words + first.size()) : words;
  if (rest == stop || !game_word_in(rest, stop, known).empty()) {
    return false;
  }
  if (!known && subject && !nearest(first, kVerbWords).empty()) {
    return false;  // a slip of the pen, as like as not
  }
  Act act;
  act.kind = ActKind::Aside;
  act.actor = subject ? d_.act.actor : record::kNobody;
  act.flags = record::kUnread;
  act.at = d_.offset(start);
  d_.keep(act, words, stop);
  in_.bump(static_cast<std::size_t>(stop - here()));
  d_.append(act, stop);
  went_before_ = nullptr;
  return true;
}

/// Words of no bearing are kept as they were written.
bool Sentences::aside(const char* start, const Heard& said) {
  if (!said.aside && !said.remark) {
    return false;
  }
  Act act;
  act.kind = said.aside ? ActKind::Aside : ActKind::Speak;
  act.detail = said.aside ? 0 : record::kUnstated;
  act.flags = said.noted ? record::kUnread : 0;
  act.actor = d_.act.actor;
  act.at = d_.offset(start);
  const Copied& words = said.copies.back();
  d_.keep(act, words.from, words.from + words.size);
  d_.append(act, said.end);
  return true;
}

/// "Y has not looked at them", "one card is left": more of an act told just before. The words are
/// kept.
void Sentences::amend(const char* start, const Heard& said) {
  const bool cut = said.means.starts_with("left ");
  for (std::size_t i = d_.acts->size(); i-- > 0;) {
    Act& act = (*d_.acts)[i];
    if (cut && act.kind == ActKind::Cut) {
      act.detail = static_cast<std::uint8_t>(std::stoi(said.means.substr(5)));
      break;
    }
    if (!cut && act.kind == ActKind::Take && act.actor == d_.act.actor) {
      act.flags |= record::kUnseen;
      break;
    }
    if (act.kind == ActKind::Propose || act.kind == ActKind::Give) {
      break;
    }
  }
  if (d_.rewritten != nullptr) {
    return;  // the words are told with what they amend
  }
  Act act;
  act.kind = ActKind::Aside;
  act.actor = d_.act.actor;
  act.at = d_.offset(start);
  d_.keep(act, said.copies.back().from, said.copies.back().from + said.copies.back().size);
  d_.append(act, said.end);
}

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
  if (d_.act.actor != record::kNobody || d_.subject_is_somebody) {
    words = skip_blanks(words + word_from(words).size());  // past the verb
  }
  in_.bump(static_cast<std::size_t>(said.end - here()));
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
    text.words = d_.origin(std::min(words, said.end), true);
    text.within = d_.rewritten;
    for (const Copied& copy : said.copies) {
      text.pieces.push_back({copy.at, copy.size, d_.origin(copy.from, false)});
    }
    const Rewritten* outer = d_.rewritten;
    d_.rewritten = &text;
    const auto done = [&] { d_.rewritten = outer; };
    try {
      const char* last = text.text.data() + text.text.size();
      if (said.means.starts_with("score: ")) {
        read_score(text.text.data() + 7, last, d_);
      } else if (const std::size_t at = said.means.find("settled: "); at != std::string::npos) {
        record::Record unused;
        const std::size_t told = d_.acts->size();
        read_settings(text.text.data() + at, last, d_, unused);
        std::for_each(d_.acts->begin() + static_cast<std::ptrdiff_t>(told), d_.acts->end(),
                      [&](Act& act) { act.actor = actor; });
      } else {
        Sentences(text.text.data(), text.text.data() + text.text.size(), d_, depth_ + 1).read();
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

/// "says at the end "…"": past a few words that tell when or how.
void pass_to_quote(Input& in) {
  Input ahead(in.current(), in.end(), "");
  if (p::parse<p::at<g::says<"that">>>(ahead)) {
    return;
  }
  for (int words = 0;
       words < 8 && p::parse<p::seq<g::word, p::opt<p::one<',', ':'>>, g::gap>>(ahead); ++words) {
    if (p::parse<p::at<g::quote_open>>(ahead)) {
      in.bump(static_cast<std::size_t>(ahead.current() - in.current()));
      return;
    }
  }
}

/// True if words in quotes follow the verb: then what was said is heard, or kept.
bool Sentences::speech(const char* start, int row) {
  if (!row_facts(row).speaks || !has_quote(rest())) {
    return false;
  }
  Input in(here(), end_, "");
  if (!p::parse<p::at<g::quoted>>(in)) {
    p::parse<g::word>(in);
    const Here now = here_now();
    for (bool more = true; more;) {
      p::parse<g::gap>(in);
      more = p::parse<p::sor<g::says<"out">, g::says<"loud">, g::says<"aloud">, g::says<"quietly">,
                             g::says<"then">, p::one<','>, p::one<':'>>>(in);
      if (!more && p::parse<p::seq<g::says<"to">, g::blanks>>(in)) {
        const auto whom = person_at(in.current(), end_, now);
        if (whom) {
          in.bump(static_cast<std::size_t>(whom->end - in.current()));
        }
        more = whom.has_value();
      }
    }
    pass_to_quote(in);
  }
  const char* open = in.current();
  if (!p::parse<g::quoted>(in)) {
    return false;
  }
  const char* close = in.current();
  const std::size_t mark = *open == '"' ? 1 : 3;
  const std::size_t end_mark = close[-1] == '"' ? 1 : 3;
  in_.bump(static_cast<std::size_t>(close - here()));
  say(start, open + mark, close - end_mark);
  return true;
}

/// What is said at a card table in a fixed sense is the act itself; the rest is a remark.
void Sentences::say(const char* start, const char* begin, const char* end) {
  const bool known = record::is_player(d_.act.actor) || record::is_bystander(d_.act.actor);
  if (known && depth_ < 3) {
    const char* after = here();
    if (names_suit(start, begin, end)) {
      return;
    }
    Here now = here_now();
    now.backed = backed_by(d_.act.actor);
    auto said = hear_utterance(skip_blanks(begin), end, now);
    if (said && (!said->aside || said->refusal)) {
      said->end = after;
      return heard(start, *said);
    }
    if (!said && record::is_player(d_.act.actor) &&
        (says_and_does(start, begin, end) || said_in_parts(start, begin, end))) {
      return;
    }
  }
  remark(start, begin, end);
}

/// The player on whom he has bet; nobody if he has on neither or both.
record::Actor Sentences::backed_by(record::Actor who) const {
  record::Actor backed = record::kNobody;
  for (const Act& act : *d_.acts) {
    if ((act.kind == ActKind::Bet || act.kind == ActKind::Cover) && act.actor == who) {
      backed = backed == record::kNobody || backed == act.detail ? act.detail : record::kBoth;
    }
  }
  return backed;
}

/// "A says "hearts"; leads 9♣": he names the suit and leads.
bool Sentences::names_suit(const char* start, const char* begin, const char* end) {
  Input said(skip_blanks(begin), end, "");
  const char* suit = said.current();
  const char* word = nullptr;
  if (!record::is_player(d_.act.actor) || !p::parse<p::plus<p::alpha>>(said)) {
    return false;
  }
  std::string name(suit, said.current());
  name[0] = static_cast<char>(name[0] | 0x20);
  const bool trumps = std::ranges::count(record::kTrumpWords, name) != 0;
  if ((!trumps && !record::meaning(record::kSuitWords, name)) ||
      !p::parse<p::seq<p::star<p::one<'.', '!', ',', ' '>>, p::eof>>(said)) {
    return false;
  }
  Input in(here(), end_, "");
  p::parse<p::seq<g::gap, p::opt<p::one<';', ','>>, g::gap, p::opt<g::also>>>(in);
  word = in.current();
  if (!p::parse<g::word>(in)) {
    return false;
  }
  const std::string_view verb = verb_meant({word, static_cast<std::size_t>(in.current() - word)});
  const char* card = skip_blanks(in.current());
  Input list(card, end_, "");
  if ((verb != "leads" && verb != "plays" && verb != "puts") ||
      !p::parse<p::seq<p::opt<g::says<"down">, g::blanks>, g::a_card>>(list)) {
    return false;
  }
  if (g::words_taken({card, static_cast<std::size_t>(end_ - card)}, "down") > 0) {
    card = skip_blanks(card + 4);
  }
  Heard both;
  both.end = list.current();
  both.means = d_.names->names().of(d_.act.actor) + " names " + name + ", leads ";
  both.copies.push_back({both.means.size(), static_cast<std::size_t>(both.end - card), card});
  both.means.append(card, both.end);
  heard(start, both);
  return true;
}

/// "King. I propose.": several things said in one breath, each in a fixed sense. What has none goes
/// with them; if nothing has one, false.
bool Sentences::said_in_parts(const char* start, const char* begin, const char* end) {
  static constexpr std::string_view kEnds = ".;!?";
  const char* after = here();
  const char* part = skip_blanks(begin);
  bool any = false;
  if (depth_ > 1 || std::find_first_of(part, end, kEnds.begin(), kEnds.end()) == end) {
    return false;
  }
  while (part != end) {
    const char* stop = std::find_first_of(part, end, kEnds.begin(), kEnds.end());
    const auto said = stop == part ? std::nullopt : hear_utterance(part, stop, here_now());
    const bool question = stop != end && *stop == '?';
    if (said && !said->aside && !said->refusal && !question &&
        said->means.find(" asks ") == std::string::npos &&
        said->means.find(" answers ") == std::string::npos) {
      Heard one = *said;
      one.end = after;
      heard(start, one);
      any = true;
    }
    part = stop == end ? end : skip_blanks(stop + 1);
  }
  return any;
}

/// "I propose": whoever says it has done it.
bool Sentences::says_and_does(const char* start, const char* begin, const char* end) {
  static constexpr auto kDoneBySaying = std::to_array<std::string_view>(
      {"accepts", "claims", "demands", "requires", "objects", "resigns", "grants", "disputes",
       "withdraws", "permits", "admits", "insists", "declines", "refuses"});
  begin = skip_blanks(begin);
  const std::string_view said(begin, static_cast<std::size_t>(end - begin));
  const std::size_t i = g::words_taken(said, "I");
  const std::string_view verb = i == 0 ? std::string_view{} : word_from(skip_blanks(begin + i));
  if (verb.empty() || std::ranges::find(kDoneBySaying, verb_meant(verb)) == kDoneBySaying.end()) {
    return false;
  }
  while (end != begin && std::string_view(".!?, ").find(end[-1]) != std::string_view::npos) {
    --end;
  }
  Heard as;
  as.means = d_.names->names().of(d_.act.actor) + " ";
  as.copies.push_back({as.means.size(), static_cast<std::size_t>(end - verb.data()), verb.data()});
  as.means.append(verb.data(), end);
  as.end = here();
  const Untried before = Untried::with_cards(d_);
  try {
    heard(start, as);
    return true;
  } catch (const LineError&) {
    before.restore(d_, start);
    return false;
  }
}

void Sentences::remark(const char* start, const char* begin, const char* end) {
  Act act;
  act.kind = ActKind::Speak;
  act.actor = d_.act.actor;
  act.at = d_.offset(start);
  act.detail = record::kUnstated;
  d_.keep(act, begin, end);
  d_.append(act, here());
  went_before_ = nullptr;
}

/// "A 9♣": a card played, as in a trick, but with other things between. "A …": what he did is left
/// out.
void Sentences::bare_card(const char* start) {
  if (p::parse<p::at<g::ellipsis>>(in_)) {
    return;
  }
  if (!d_.listed.empty()) {
    throw LineError{"expected-player", start, end_of_token(start, end_),
                    std::string(g::kExpected<g::trick>.message)};
  }
  if (!record::is_player(d_.act.actor) || !match<g::card>()) {
    return no_verb(start);
  }
  if (!p::parse<p::at<g::sentence_end>>(in_)) {
    fail(g::kExpected<g::trick>);
  }
  d_.act.kind = ActKind::Play;
  d_.act.at = d_.offset(start);
  d_.finish(here(), g::kExpected<g::trick>.message);
  went_before_ = &g::kExpected<g::reply>;
}

/// "two", "2".
bool looks_like_a_number(std::string_view word) {
  Input in(word.data(), word.data() + word.size(), "");
  return p::parse<p::seq<p::sor<g::digits, g::number_word>, p::eof>>(in);
}

void Sentences::no_subject(const char* start) {
  const std::string_view word = word_from(start);
  const std::string_view verb = verb_meant(word);
  const bool headed = d_.acts->empty() || d_.acts->back().kind == ActKind::HeadDeal;
  if (went_before_ == nullptr && !carry_ && headed && (verb == "gives" || verb == "turns") &&
      (here_now().moment.of(record::kNobody) & (kBefore | kDealing)) != 0) {
    d_.act.actor = record::kNobody;  // "deal 2: turns 8♦": whoever deals
    d_.subject_is_somebody = true;
    return verb_and_phrase(start);
  }
  if (kept_as_said(start, start, false)) {
    return;
  }
  if (went_before_ != nullptr) {
    fail(*went_before_);
  }
  if (word.empty()) {
    fail("expected-sentence", "expected a sentence or a trick, such as A turns K♠");
  }
  if (find_verb_row(word) >= 0) {
    fail("expected-player", "expected who before '" + std::string(word) + "', such as " +
                                d_.names->names().players[0] + " " + std::string(word));
  }
  const std::string_view next = word_from(skip_blanks(start + word.size()));
  const bool verb_next = find_verb_row(next) >= 0 || !nearest(next, kVerbWords).empty();
  if (carry_ && !verb_next && !looks_like_a_name(word)) {
    return no_verb(start);
  }
  const std::string_view of_game =
      tells_of_no_player(word) || looks_like_a_number(word)
          ? game_word_in(start, end_of_clause(start, end_, here_now()), false)
          : std::string_view{};
  if (!of_game.empty()) {
    fail("unknown-player",
         "expected who does it, since '" + std::string(of_game) + "' is of the game, such as " +
             d_.names->names().players[0] + " " +
             std::string(what_can_be_said(here_now().moment.of(record::kNobody))) +
             "; what is only told may stand after #");
  }
  fail("unknown-player", "expected a player, " + players_or(*d_.names));
}

void Sentences::no_verb(const char* start) {
  const std::string_view word = word_from(here());
  if (went_before_ == &g::kExpected<g::reply>) {
    fail(*went_before_);
  }
  if (word.empty()) {
    fail("expected-verb", "expected a verb, such as proposes");
  }
  if (kept_as_said(start, here(), true)) {
    return;
  }
  const std::string_view near = nearest(word, kVerbWords);
  (void)start;
  if (near.empty()) {
    fail("unknown-verb", "expected a verb of the notation, such as " +
                             std::string(what_can_be_said(here_now().moment.of(d_.act.actor))));
  }
  fail("unknown-verb", "expected a verb, such as " + std::string(near));
}

}  // namespace

bool is_verb(std::string_view word) {
  return find_verb(word) != nullptr;
}

void read_sentences(const char* begin, const char* end, Draft& draft) {
  Sentences(begin, end, draft).read();
}

}  // namespace ecarte::notation
