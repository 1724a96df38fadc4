// SPDX-License-Identifier: MIT
#include "notation/remembered.hpp"

#include <algorithm>
#include <cstring>

#include "grammar/bytes.hpp"
#include "grammar/plain.hpp"
#include "notation/draft.hpp"

namespace ecarte::notation {

using game::CardSet;
using record::Act;
using record::ActKind;
using record::Offset;

namespace plain = grammar::plain;

namespace {

/// What stands in the place of a card: no such byte is in a text that can be read. The first of
/// several cards begins as a word does, or as a number.
constexpr char kSigned = 1;
constexpr char kLettered = 2;
constexpr char kFigured = 3;

/// May a card begin or end beside this byte?
bool stands_apart(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x80U && !grammar::is(c, grammar::ByteIs::InWord);
}

}  // namespace

bool LineWords::take_card(const char* at, std::uint32_t card, std::size_t size,
                          const NameTable& names) {
  const CardSet set{card};
  if (count_ == kMostCards || met_.has_all(set)) {
    return false;
  }
  met_ |= set;
  cards_[count_++] = set;
  const bool by_sign = size > 3;
  const bool follows = size_ > 1 && text_[size_ - 1] == ' ' && text_[size_ - 2] < ' ';
  const bool figured = grammar::is(*at, grammar::ByteIs::Digit);
  const bool named = !figured && names.has_word({at, by_sign ? 1 : size});
  const bool a_word = !by_sign && *at == 'A' && (at[1] == 'S' || at[1] == 'H');
  if (*at == '1' || a_word) {  // "10♥" is rare: as they stand
    add(at, at + size);
  } else if (by_sign) {
    if (named && !follows) {
      add(*at);
    }
    add(kSigned);
  } else {
    add(figured && !follows ? kFigured : kLettered);
  }
  return by_sign || !named;
}

bool LineWords::take(std::string_view line, const NameTable& names) {
  if (line.size() > kMost) {
    return false;
  }
  const char* const end = line.data() + line.size();
  for (const char* at = line.data(); at != end;) {
    if (static_cast<unsigned char>(*at) < ' ') {
      return false;  // no text, or what stands for a card here
    }
    const std::string_view left(at, static_cast<std::size_t>(end - at));
    const std::size_t word = name_word_size(left);
    if (word == 0) {
      at = add(at, at + character_size(left));
      continue;
    }
    // A card as signs are written ends behind the word.
    const plain::CardRead card = plain::card_at(at);
    if (card.size != 0 && (card.size < 4 ? card.size == word : stands_apart(at[card.size]))) {
      if (!take_card(at, card.card, card.size, names)) {
        return false;
      }
      at += card.size;
      continue;
    }
    if (names.has_word({at, word})) {
      return false;
    }
    at = add(at, at + word);
  }
  return true;
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

WhereItStands WhereItStands::of(record::Actor actor, const Moment& moment,
                                const std::vector<Act>& acts) {
  WhereItStands where;
  where.actor = actor;
  where.when = moment.of(actor);
  if (!acts.empty()) {
    where.last = static_cast<std::uint16_t>((static_cast<unsigned>(acts.back().kind) + 1U) << 8U |
                                            acts.back().actor);
  }
  return where;
}

bool Remembered::recall(record::Record& record, const LineWords& words, Moment& moment,
                        record::Actor actor, Offset start, Offset phrase) const {
  if (slots_.empty()) {
    return false;
  }
  std::optional<WhereItStands> stands;
  for (std::uint16_t i = slots_[words.hash() % kSlots]; i != kNone; i = lines_[i].next) {
    const Line& line = lines_[i];
    if (line.stood.actor != actor ||
        std::string_view(line.text.data(), line.size) != words.text()) {
      continue;
    }
    if (!stands) {
      if (record.acts.empty()) {
        moment.begin_deal();
      }
      moment.follow(record.acts);
      stands = WhereItStands::of(actor, moment, record.acts);
    }
    if (((line.stood.when ^ stands->when) & line.turns_on) != 0 ||
        (line.turns_on_last && line.stood.last != stands->last)) {
      continue;
    }
    if (record.acts.size() + line.count > kMaxActs) {
      return false;
    }
    for (std::size_t n = 0; n < line.count; ++n) {
      const Said& said = line.said[n];
      Act act = said.act;
      act.at += said.from_start ? start : phrase;
      const std::uint32_t length = act.length + (said.from_start ? phrase - start : 0U);
      act.length = static_cast<std::uint8_t>(std::min<std::uint32_t>(length, 255));
      act.cards = words.cards(said.places);
      record.acts.push_back(act);
    }
    return true;
  }
  return false;
}

/// What players do and tell with cards, numbers and marks. Nothing of it says who, but by who acts.
bool Remembered::says_again(const Act& act) {
  constexpr record::ActKinds kAgain{
      ActKind::Give,   ActKind::Turn,   ActKind::Hold,     ActKind::Propose,
      ActKind::Accept, ActKind::Refuse, ActKind::Stand,    ActKind::Discard,
      ActKind::Take,   ActKind::Ask,    ActKind::Announce, ActKind::Mark,
      ActKind::Made,   ActKind::Cut,    ActKind::Shuffle,  ActKind::Play};
  return kAgain.has(act.kind);
}

std::optional<Remembered::Said> Remembered::said_of(const Act& act, const LineWords& words,
                                                    Offset start, Offset phrase) {
  // A number from seven on may be that of a card.
  const auto of_card = [](std::uint8_t number) { return number >= 7 && number <= 10; };
  const auto places = words.places(act.cards);
  const bool from_start = act.at == start;
  const std::uint32_t end = act.at + act.length;
  if (!says_again(act) || !places || act.length == 255 || (!from_start && act.at < phrase) ||
      end < phrase || of_card(act.number) || of_card(act.count) || of_card(act.detail)) {
    return std::nullopt;
  }
  Said said{act, *places, from_start};
  said.act.cards = {};
  said.act.at = from_start ? 0 : act.at - phrase;
  said.act.length = from_start ? static_cast<std::uint8_t>(end - phrase) : act.length;
  return said;
}

void Remembered::learn(const record::Record& record, std::size_t first, const LineWords& words,
                       const WhereItStands& stood, When when, bool last, Offset start,
                       Offset phrase) {
  const std::size_t count = record.acts.size() - first;
  Line line;
  if (count == 0 || count > kMostSaid) {
    return;
  }
  for (std::size_t n = 0; n < count; ++n) {
    const auto said = said_of(record.acts[first + n], words, start, phrase);
    if (!said) {
      return;
    }
    line.said[n] = *said;
  }
  line.size = static_cast<std::uint8_t>(words.text().copy(line.text.data(), LineWords::kMost));
  line.count = static_cast<std::uint8_t>(count);
  line.turns_on = when;
  line.turns_on_last = last;
  line.stood = stood;
  if (slots_.empty() || lines_.size() == kMostLines) {
    lines_.clear();
    slots_.assign(kSlots, kNone);
  }
  std::uint16_t& slot = slots_[words.hash() % kSlots];
  line.next = slot;
  slot = static_cast<std::uint16_t>(lines_.size());
  lines_.push_back(line);
}

}  // namespace ecarte::notation
