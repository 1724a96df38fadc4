// SPDX-License-Identifier: MIT
#include "notation/remembered.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "grammar/bytes.hpp"
#include "grammar/plain.hpp"
#include "notation/draft.hpp"

namespace ecarte::notation {

using game::CardSet;
using record::Act;
using record::ActKind;

namespace plain = grammar::plain;

namespace {

/// May a card begin or end beside this byte?
bool stands_apart(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x80U && !grammar::is(c, grammar::ByteIs::InWord);
}

}  // namespace

inline bool LineWords::take_card(const char* at, std::uint32_t card, std::size_t size,
                                 NameTable::Words names) {
  const CardSet set{card};
  if (count_ == kMostCards || met_.has_all(set)) {
    return false;
  }
  met_ |= set;
  cards_[count_++] = set;
  const bool by_sign = size > 3;
  const bool follows = size_ > 1 && text_[size_ - 1] == ' ' && text_[size_ - 2] == kCard;
  const bool figured = grammar::is(*at, grammar::ByteIs::Digit);
  const bool named = !figured && names.have({at, by_sign ? 1 : size});
  if (*at == '1') {  // "10♥" is rare: as they stand
    add(at, at + size);
  } else if (by_sign) {
    const bool begins_as_name = named && !follows;
    if (begins_as_name) {
      add(*at);
    }
    add_sign(size - (begins_as_name ? 1 : 0));
  } else {
    add_sign(size);
  }
  return by_sign || !named;
}

bool LineWords::take(std::string_view line, NameTable::Words words) {
  if (line.size() > kMost) {
    return false;
  }
  size_ = shortened_ = count_ = 0;
  met_ = {};
  firsts_ = words.firsts();
  const char* const end = line.data() + line.size();
  for (const char* at = line.data(); at != end;) {
    const char* behind = at;  // the word
    while (kOfNames[static_cast<unsigned char>(*behind)]) {
      ++behind;
    }
    const auto word = static_cast<std::size_t>(behind - at);
    if (word == 0) {
      if (static_cast<unsigned char>(*at) < ' ') {
        return false;  // no text, or what stands for a card here
      }
      at = add(at, at + character_size({at, static_cast<std::size_t>(end - at)}));
      continue;
    }
    // A card as signs are written ends behind the word.
    const bool may_be_card = plain::rank_bit(*at) != 0 || *at == '1';
    const plain::CardRead card = may_be_card ? plain::card_at(at) : plain::CardRead{};
    if (card.card != 0 && (card.size < 4 ? card.size == word : stands_apart(at[card.size]))) {
      if (!take_card(at, card.card, card.size, words)) {
        return false;
      }
      at += card.size;
    } else {
      if (words.have({at, word})) {
        return false;
      }
      add_word(at, word);
      at = behind;
    }
    if (*at == ' ') {
      add(*at++);
    }
  }
  std::memset(&text_[size_], 0, kEight);
  return true;
}

std::uint64_t LineWords::hash_of(std::string_view text) {
  constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15U;
  std::uint64_t hash = text.size();
  for (std::size_t at = 0; at < text.size(); at += kEight) {
    hash = (hash ^ eight_at(&text[at])) * kOdd;
    hash ^= hash >> 32U;
  }
  return hash;
}

CardSet LineWords::cards(std::uint16_t places) const {
  CardSet cards;
  for (std::size_t place = 0; places != 0; ++place, places >>= 1U) {
    cards |= (places & 1U) != 0 ? cards_[place] : CardSet{};
  }
  return cards;
}

std::optional<std::uint16_t> LineWords::places(CardSet cards) const {
  unsigned places = 0;
  CardSet found;
  for (std::size_t place = 0; place < count_; ++place) {
    if (cards.has_all(cards_[place])) {
      places |= 1U << place;
      found |= cards_[place];
    }
  }
  return found == cards ? std::optional(static_cast<std::uint16_t>(places)) : std::nullopt;
}

std::optional<record::Offset> LineWords::in_words(record::Offset at) const {
  for (std::size_t n = 0; n < shortened_ && cut_[n].at < at; ++n) {
    if (at <= record::Offset{cut_[n].at} + cut_[n].by) {
      return std::nullopt;
    }
    at -= cut_[n].by;
  }
  return at;
}

namespace {

/// Of two players, whether he is the same or the other, as 0 or 1; and who that is, given which.
record::Actor seen_from(record::Actor actor, record::Actor whom) {
  return record::is_player(whom) ? static_cast<record::Actor>(actor ^ whom) : whom;
}

/// The same of the player an act is about, if it is about one, as whose hand he looks at.
std::uint8_t detail_seen_from(record::Actor actor, const Act& act) {
  constexpr record::ActKinds kOfPlayer{ActKind::Look, ActKind::TakeUp, ActKind::Expose,
                                       ActKind::Find, ActKind::Permit, ActKind::TakeDown};
  return kOfPlayer.has(act.kind) ? seen_from(actor, act.detail) : act.detail;
}

}  // namespace

std::uint16_t WhereItStands::last_of(record::Actor actor, const std::vector<Act>& acts) {
  return acts.empty()
             ? std::uint16_t{0}
             : static_cast<std::uint16_t>((static_cast<unsigned>(acts.back().kind) + 1U) << 8U |
                                          seen_from(actor, acts.back().actor));
}

template <class IsIt>
inline const Remembered::Line* Remembered::look(std::uint64_t hash, IsIt is_it) const {
  if (slots_.empty()) {
    return nullptr;
  }
  for (std::size_t at = first_slot(hash); slots_[at] != kNumber; at = next_slot(at)) {
    if ((slots_[at] ^ hash) <= kNumber && is_it(lines_[slots_[at] & kNumber])) {
      return &lines_[slots_[at] & kNumber];
    }
  }
  return nullptr;
}

const Remembered::Line* Remembered::find(const record::Record& record, const LineWords& words,
                                         Moment& moment, record::Actor actor,
                                         const NameTable& names) const {
  bool followed = false;  // up to here only where a line turns on it
  const auto stood_so = [&](const Line& line) {
    if (!std::exchange(followed, true)) {
      if (record.acts.empty()) {
        moment.begin_deal();
      }
      moment.follow(record.acts);
    }
    return ((line.stood.when ^ moment.of(actor, line.turns_on)) & line.turns_on) == 0;
  };
  return look(words.hash(), [&](const Line& line) {
    return line.size == words.text().size() && words.are(line.text) &&
           (line.letters & words.firsts()) == 0 &&
           (line.owns == 0 || !names.is_of_other(line.owns == 2, actor)) &&
           (record.acts.empty() || !line.none_of.has(record.acts.back().kind)) &&
           (!line.turns_on_last || line.stood.last == WhereItStands::last_of(actor, record.acts)) &&
           (line.turns_on == 0 || stood_so(line));
  });
}

void Remembered::put(Slot line) {
  std::size_t at = first_slot(line);
  while (slots_[at] != kNumber) {
    at = next_slot(at);
  }
  slots_[at] = line;
}

void Remembered::make_room() {
  if (lines_.size() == kMostLines) {
    lines_.clear();
    slots_.clear();
    given_ = 0;
  }
  if (2 * (lines_.size() + 1) > slots_.size()) {
    const std::vector<Slot> before(std::max(2 * slots_.size(), kFewestSlots), kNumber);
    for (const Slot line : std::exchange(slots_, before)) {
      if (line != kNumber) {
        put(line);
      }
    }
  }
}

bool Remembered::recall(record::Record& record, const LineWords& words, Moment& moment, LineAt at,
                        const NameTable& names) const {
  const Line* const line = find(record, words, moment, at.actor, names);
  if (line == nullptr || record.acts.size() + line->count > kMaxActs) {
    return false;
  }
  say(*line, words, at, record);
  return true;
}

void Remembered::say(const Line& line, const LineWords& words, LineAt at,
                     record::Record& record) const {
  for (std::size_t n = 0; n < line.count; ++n) {
    const Said& said = line.said(n);
    Act act = said.act;
    act.actor = seen_from(at.actor, said.act.actor);
    act.detail = detail_seen_from(at.actor, said.act);
    const record::Offset end = at.phrase + words.in_line(act.at + act.length);
    act.at = said.from_start ? at.start : at.phrase + words.in_line(act.at);
    act.length = static_cast<std::uint8_t>(std::min<std::uint32_t>(end - act.at, 255));
    act.cards = words.cards(said.places);
    record.acts.push_back(act);
  }
  for (std::size_t n = 0; n < line.passed_count; ++n) {
    const record::Span& span = line.passed_over[n];
    record.passed_over.push_back(
        {at.phrase + words.in_line(span.begin), at.phrase + words.in_line(span.end)});
  }
}

/// What players do and tell with cards, numbers and marks, and what they find and may have of each
/// other for it. Nothing of it says who, but by who acts and about whom it is (`detail_seen_from`).
bool Remembered::says_again(const Act& act) {
  constexpr record::ActKinds kAgain{
      ActKind::Give,     ActKind::Turn,     ActKind::Hold,      ActKind::Propose,
      ActKind::Accept,   ActKind::Refuse,   ActKind::Stand,     ActKind::Discard,
      ActKind::Take,     ActKind::Ask,      ActKind::Announce,  ActKind::Mark,
      ActKind::Made,     ActKind::Cut,      ActKind::Shuffle,   ActKind::Play,
      ActKind::Look,     ActKind::TakeUp,   ActKind::Expose,    ActKind::Choose,
      ActKind::Find,     ActKind::Claim,    ActKind::Require,   ActKind::GiveNotice,
      ActKind::LetStand, ActKind::PutRight, ActKind::Complete,  ActKind::ThrowOut,
      ActKind::TakeBack, ActKind::TakeDown, ActKind::ThrowDown, ActKind::Permit,
      ActKind::Grant,    ActKind::Dispute,  ActKind::AskNumber, ActKind::HasNotLooked,
      ActKind::Resign};
  return kAgain.has(act.kind) && !act.keeps_words();
}

std::optional<Remembered::Said> Remembered::said_of(const Act& act, const LineWords& words,
                                                    LineAt at) {
  // A number from seven on may be that of a card the line has.
  const auto of_card = [&words](std::uint8_t number) {
    return words.has_cards() && number >= 7 && number <= 10;
  };
  const auto places = words.places(act.cards);
  const bool from_start = act.at == at.start;
  const std::uint32_t end = act.at + act.length;
  if (!says_again(act) || !places || act.length == 255 || (!from_start && act.at < at.phrase) ||
      end < at.phrase || of_card(act.number) || of_card(act.count) || of_card(act.detail)) {
    return std::nullopt;
  }
  const auto begin = words.in_words(from_start ? 0 : act.at - at.phrase);
  const auto behind = words.in_words(end - at.phrase);
  if (!begin || !behind) {
    return std::nullopt;
  }
  Said said{act, *places, from_start};
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
  while (!text.empty()) {
    const std::size_t size = grammar::word_size(text);
    const std::string_view word = text.substr(0, size);
    owned = static_cast<std::uint8_t>(owned | (word == "his" ? 1U : word == "her" ? 2U : 0U));
    text.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return owned;
}

}  // namespace

void Remembered::learn(const record::Record& record, const Read& read, const LineWords& words,
                       const WhereItStands& stood, LineAt at) {
  const std::size_t count = record.acts.size() - read.acts;
  const std::size_t passed_over = record.passed_over.size() - read.passed_over;
  Line line;
  if (count == 0 || count > kMostSaid || passed_over > kMostPassedOver ||
      owned_in(words.text()) > 2) {
    return;
  }
  for (std::size_t n = 0; n < count; ++n) {
    const auto said = said_of(record.acts[read.acts + n], words, at);
    if (!said) {
      return;
    }
    line.said(n) = *said;
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
  line.size = static_cast<std::uint8_t>(words.text().copy(line.text.data(), LineWords::kMost));
  line.count = static_cast<std::uint8_t>(count);
  line.passed_count = static_cast<std::uint8_t>(passed_over);
  constexpr When kOfOthers = kBystanders | kTwo;  // never so of one who plays
  line.turns_on = read.when & ~kOfOthers;
  line.turns_on_last = read.last;
  line.letters = read.letters;
  line.owns = owned_in(words.text());
  line.none_of = read.none_of;
  line.stood = {stood.when & line.turns_on, read.last ? stood.last : std::uint16_t{0}};
  add(line, words.hash());
}

void Remembered::add(const Line& line, std::uint64_t hash) {
  make_room();
  put((hash & ~kNumber) | lines_.size());
  lines_.push_back(line);
}

void Remembered::keep(const Line& line) {
  const std::uint64_t hash = LineWords::hash_of({line.text.data(), line.size});
  if (lines_.size() < kMostLines &&
      look(hash, [&](const Line& known) { return known.is_as(line); }) == nullptr) {
    add(line, hash);
  }
}

void Remembered::share(Remembered& all) {
  for (; given_ < lines_.size(); ++given_) {
    all.keep(lines_[given_]);
  }
  for (; taken_ < all.lines_.size(); ++taken_) {
    keep(all.lines_[taken_]);
  }
  given_ = lines_.size();
}

}  // namespace ecarte::notation
