// SPDX-License-Identifier: MIT
#include "notation/remembered.hpp"

#include <algorithm>

#include "grammar/bytes.hpp"
#include "notation/draft.hpp"
#include "notation/spoken_of.hpp"

namespace ecarte::notation {

using game::CardSet;
using record::Act;
using record::ActKind;
using record::Record;

namespace {

/// Of two players, whether he is the same or the other, as 0 or 1; and who that is, given which.
/// Where nobody acts, who it is.
record::Actor seen_from(record::Actor actor, record::Actor whom) {
  return record::is_player(whom) && record::is_player(actor)
             ? static_cast<record::Actor>(actor ^ whom)
             : whom;
}

/// The same of the player an act is about, if it is about one, as whose hand he looks at.
std::uint8_t detail_seen_from(record::Actor actor, const Act& act) {
  constexpr record::ActKinds kOfPlayer{ActKind::Look, ActKind::TakeUp, ActKind::Expose,
                                       ActKind::Find, ActKind::Permit, ActKind::TakeDown};
  return kOfPlayer.has(act.kind) ? seen_from(actor, act.detail) : act.detail;
}

/// Does one of the acts begin as whoever tells it begins? Those behind the record's text are told
/// in what stands ahead.
bool is_told_by_one(const Record& record, std::string_view ahead) {
  const std::size_t read = record.text.size();
  return std::ranges::any_of(record.acts, [&](const Act& act) {
    return begins_as_teller(act.at < read ? std::string_view(record.text).substr(act.at, act.length)
                                          : ahead.substr(act.at - read, act.length));
  });
}

}  // namespace

std::uint16_t WhereItStands::last_of(record::Actor actor, const std::vector<Act>& acts) {
  return acts.empty()
             ? std::uint16_t{0}
             : static_cast<std::uint16_t>((static_cast<unsigned>(acts.back().kind) + 1U) << 8U |
                                          seen_from(actor, acts.back().actor));
}

bool Remembered::reads(const KnownLines::Kept& line, const Record& record, std::string_view ahead,
                       const LineWords& words, Moment& moment, record::Actor actor,
                       const NameTable& names) {
  const TurnsOn& on = line.turns_on();
  const NameTable::Words known = names.words();
  if (line.of_nobody() == record::is_player(actor) || (on.letters & known.firsts()) != 0 ||
      (line.named()
           ? line.who_is_who() != names.who_is_who(actor)
           : known.may_be_among(line.marks()) && LineWords::has_name(words.text(), known)) ||
      (on.owns != 0 && names.is_of_other(on.owns == 2, actor) != on.of_other) ||
      (!record.acts.empty() && on.none_of.has(record.acts.back().kind)) ||
      (on.last && on.stood.last != WhereItStands::last_of(actor, record.acts)) ||
      (on.sexes && *on.sexes != names.sexes_of(actor)) ||
      (on.of_packs && on.packs != names.colours()) ||
      (on.untold && (names.knows_teller() || is_told_by_one(record, ahead)))) {
    return false;
  }
  if (on.when == 0 && on.moments == kAlways && !on.goes_on) {
    return true;
  }
  if (record.acts.empty()) {
    moment.begin_deal();
  }
  if ((on.when & ~DealStage::kKnown) == 0 && !on.goes_on) {
    const When now = moment.stage_behind(record.acts).of(actor);
    return ((on.stood.when ^ now) & on.when) == 0 && (now & on.moments) != 0;
  }
  moment.follow(record.acts);  // up to here only where a line turns on more
  const When now = moment.of(actor, on.when);
  return ((on.stood.when ^ now) & on.when) == 0 && (now & on.moments) != 0;
}

const TurnsOn* Remembered::recall(Record& record, std::string_view ahead, const LineWords& words,
                                  Moment& moment, LineAt at, NameTable& names) const {
  const std::size_t acts = record.acts.size();
  const std::size_t passed_over = record.passed_over.size();
  const auto is_it = [&](const KnownLines::Kept& line) {
    if (!line.has(words) || !reads(line, record, ahead, words, moment, at.actor, names) ||
        acts + line.count() > kMaxActs) {
      return false;
    }
    say(line, words, at, record);
    const TurnsOn& on = line.turns_on();
    if (!on.goes_on || moment.goes_on_so(on.later, record.acts, at.actor)) {
      return true;
    }
    record.acts.resize(acts);
    record.passed_over.resize(passed_over);
    return false;
  };
  const TurnsOn* turned_on = nullptr;
  lines_->look(words.hash(), is_it, [&](const KnownLines::Kept& line) {
    turned_on = &line.turns_on();
    if (turned_on->of_packs) {
      names.use_packs();
    }
  });
  return turned_on;
}

void Remembered::say(const KnownLines::Kept& line, const LineWords& words, LineAt at,
                     Record& record) {
  for (std::size_t n = 0; n < line.count(); ++n) {
    const Said said = line.said(n);
    Act act = said.act;
    act.actor = seen_from(at.actor, act.actor);
    act.detail = detail_seen_from(at.actor, said.act);
    const record::Offset end = at.phrase + words.in_line(act.at + act.length);
    act.at = said.from_start ? at.start : at.phrase + words.in_line(act.at);
    act.length = static_cast<std::uint8_t>(std::min<std::uint32_t>(end - act.at, 255));
    act.cards = words.cards(said.places);
    act.number = said.numbered ? words.number() : act.number;
    record.acts.push_back(act);
  }
  record.may_quote = record.may_quote || line.quotes();
  for (std::size_t n = 0; n < line.passed_count(); ++n) {
    const record::Span span = line.passed_over(n);
    record.passed_over.push_back(
        {at.phrase + words.in_line(span.begin), at.phrase + words.in_line(span.end)});
  }
}

/// What players do and tell with cards, numbers and marks, and what they find and may have of each
/// other for it, and what is told of the cards. Nothing of it says who, but by who acts and about
/// whom it is (`detail_seen_from`); and what does only where names say so, or nobody is meant.
bool Remembered::says_again(const Act& act, bool named) {
  constexpr record::ActKinds kToSomebody{ActKind::Packet, ActKind::Draw, ActKind::LieFaced,
                                         ActKind::Deny, ActKind::PlayOut};
  constexpr record::ActKinds kAgain{
      ActKind::Give,     ActKind::Turn,      ActKind::Hold,       ActKind::Propose,
      ActKind::Accept,   ActKind::Refuse,    ActKind::Stand,      ActKind::Discard,
      ActKind::Take,     ActKind::Ask,       ActKind::Announce,   ActKind::Mark,
      ActKind::Made,     ActKind::Cut,       ActKind::Shuffle,    ActKind::Play,
      ActKind::Look,     ActKind::TakeUp,    ActKind::Expose,     ActKind::Choose,
      ActKind::Find,     ActKind::Claim,     ActKind::Require,    ActKind::GiveNotice,
      ActKind::LetStand, ActKind::PutRight,  ActKind::Complete,   ActKind::ThrowOut,
      ActKind::TakeBack, ActKind::TakeDown,  ActKind::ThrowDown,  ActKind::Permit,
      ActKind::Grant,    ActKind::Dispute,   ActKind::AskNumber,  ActKind::HasNotLooked,
      ActKind::Resign,   ActKind::Gather,    ActKind::HandsAgain, ActKind::ThrowAside,
      ActKind::PutBack,  ActKind::PackHolds, ActKind::PackLacks};
  const bool knows_whom = named || act.detail == record::kUnstated;
  return (kAgain.has(act.kind) || (knows_whom && kToSomebody.has(act.kind))) && !act.keeps_words();
}

std::optional<Said> Remembered::said_of(const Act& act, const LineWords& words, LineAt at,
                                        bool named) {
  // A number from seven on may be that of a card the line has.
  const auto of_card = [&words](std::uint8_t number) {
    return words.has_cards() && number >= 7 && number <= 10;
  };
  // Of large ones it is known where they go in what is told of the cut.
  const std::uint8_t number = words.number();
  const bool unknown = number != 0 && (act.kind != ActKind::Cut || act.number != number ||
                                       act.count == number || act.detail == number);
  const auto places = words.places(act.cards);
  const bool from_start = act.at == at.start;
  const std::uint32_t end = act.at + act.length;
  if (!says_again(act, named) || unknown || !places || act.length == 255 ||
      (!from_start && act.at < at.phrase) || end < at.phrase || of_card(act.number) ||
      of_card(act.count) || of_card(act.detail)) {
    return std::nullopt;
  }
  const auto begin = words.in_words(from_start ? 0 : act.at - at.phrase);
  const auto behind = words.in_words(end - at.phrase);
  if (!begin || !behind) {
    return std::nullopt;
  }
  Said said{act, *places, from_start, number != 0};
  said.act.actor = seen_from(at.actor, act.actor);
  said.act.detail = detail_seen_from(at.actor, act);
  said.act.cards = {};
  said.act.at = *begin;
  said.act.length = static_cast<std::uint8_t>(*behind - *begin);
  return said;
}

namespace {

/// Whether "his", 1, or "her", 2, is among the words; 3 for both.
std::uint8_t owned_in(std::string_view text) {
  std::uint8_t owned = 0;
  for (std::size_t at = text.find('h'); at < text.size(); at = text.find('h', at + 1)) {
    const std::string_view word = text.substr(at, 3);
    const bool whole = (at == 0 || !grammar::is(text[at - 1], grammar::ByteIs::InWord)) &&
                       grammar::word_size(text.substr(at)) == word.size();
    owned = static_cast<std::uint8_t>(owned | (!whole          ? 0U
                                               : word == "his" ? 1U
                                               : word == "her" ? 2U
                                                               : 0U));
  }
  return owned;
}

}  // namespace

void Remembered::learn(const Record& record, const Read& read, LineWords& words,
                       const WhereItStands& stood, LineAt at, const NameTable& names) {
  const std::size_t count = record.acts.size() - read.acts;
  const std::size_t passed_over = record.passed_over.size() - read.passed_over;
  if (count == 0 || count > KnownLine::kMostSaid || passed_over > KnownLine::kMostPassedOver) {
    return;
  }
  KnownLine line;
  line.of_nobody = !record::is_player(at.actor);
  line.named = words.has_name(names.words());
  line.marks = line.named ? names.who_is_who(at.actor) : words.marks();
  if (line.named && line.marks == 0) {
    return;
  }
  for (std::size_t n = 0; n < count; ++n) {
    const auto said = said_of(record.acts[read.acts + n], words, at, line.named);
    if (!said) {
      return;
    }
    line.said[n] = *said;
  }
  for (std::size_t n = 0; n < passed_over; ++n) {
    const record::Span& span = record.passed_over[read.passed_over + n];
    const auto begin = words.in_words(span.begin - std::min(span.begin, at.phrase));
    const auto end = words.in_words(span.end - std::min(span.end, at.phrase));
    if (span.begin < at.phrase || !begin || !end) {
      return;
    }
    line.passed_over[n] = {*begin, *end};
  }
  line.size = words.text().copy(line.text.data(), LineWords::kMost);
  line.count = count;
  line.passed_count = passed_over;
  const When never = record::is_player(at.actor) ? kBystanders | kTwo : When{0};
  TurnsOn& on = line.turns_on;
  on.when = read.moment.when & ~never;
  on.moments = static_cast<std::uint8_t>(read.moment.moments);
  on.later = read.moment.later;
  on.goes_on = on.later[0].after != 0;
  on.last = read.last;
  on.letters = read.names.letters;
  on.untold = read.names.untold;
  if (read.names.sexes) {
    on.sexes = names.sexes_of(at.actor);
  }
  on.of_packs = read.names.packs;
  if (on.of_packs) {
    on.packs = names.colours();
  }
  on.owns = owned_in(words.text());
  if (on.owns > 2 || (!record::is_player(at.actor) && (on.owns != 0 || on.sexes))) {
    return;
  }
  on.of_other = on.owns != 0 && names.is_of_other(on.owns == 2, at.actor);
  on.none_of = read.none_of;
  on.stood = {stood.when & on.when, read.last ? stood.last : std::uint16_t{0}};
  if (!lines_->add(line) && !shared_) {
    lines_ = std::make_shared<KnownLines>();  // all others are forgotten
    lines_->add(line);
  }
}

}  // namespace ecarte::notation
