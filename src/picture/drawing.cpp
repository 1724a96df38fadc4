// SPDX-License-Identifier: MIT
#include "picture/drawing.hpp"

#include <algorithm>

#include "picture/seen_by.hpp"
#include "record/act_kinds.hpp"
#include "report/escape.hpp"
#include "report/wrap.hpp"

namespace ecarte::picture {

using game::Seat;
using record::Act;
using record::ActKind;

namespace {

/// Their cards are drawn where they are told.
constexpr record::ActKinds kOfCards{ActKind::Turn,     ActKind::Expose,    ActKind::Discard,
                                    ActKind::Take,     ActKind::Complete,  ActKind::ThrowOut,
                                    ActKind::Draw,     ActKind::PutBack,   ActKind::ThrowAside,
                                    ActKind::LieFaced, ActKind::Cut,       ActKind::Hold,
                                    ActKind::Play,     ActKind::StockCard, ActKind::Find,
                                    ActKind::Refuse,   ActKind::PackHolds, ActKind::PackLacks};

/// With these the giving is over.
constexpr record::ActKinds kAfterGiving{
    ActKind::Propose, ActKind::Stand,  ActKind::Accept,   ActKind::Refuse, ActKind::Ask,
    ActKind::Discard, ActKind::Take,   ActKind::Play,     ActKind::Hold,   ActKind::Announce,
    ActKind::Look,    ActKind::TakeUp, ActKind::AskNumber};

std::string written(const record::Record& record, const Act& act) {
  return record.text.substr(act.at, act.length);
}

}  // namespace

bool is_drawn(ActKind kind) {
  constexpr record::ActKinds kFrame{ActKind::HeadGame, ActKind::HeadRubber, ActKind::HeadDeal,
                                    ActKind::Players, ActKind::Bystanders};
  return !kFrame.has(kind);
}

bool Drawing::is_told(std::size_t at) const {
  return is_drawn(deal_.record.acts[at].kind);
}

std::string Drawing::sentence(std::size_t at) const {
  const Act& act = deal_.record.acts[at];
  const bool setting = act.kind >= ActKind::HeadGame;
  if (setting || !deal_.record.names) {
    const std::string words = report::escaped(written(deal_.record, act));
    const bool bare =
        act.kind == ActKind::Score && !words.starts_with("score") && !words.starts_with("Score");
    return report::as_sentence(bare ? "score: " + words : words);
  }
  const std::string predicate =
      record::predicate_of(deal_.record.acts, at, *deal_.record.names, deal_.record.text);
  const std::string subject = act.kind == ActKind::HandsAgain
                                  ? std::string{}
                                  : record::subject_of(deal_.record.acts, at, *deal_.record.names);
  const std::string verb = act.kind == ActKind::Play && (act.flags & record::kLeads) == 0 &&
                                   predicate.find(' ') == std::string::npos
                               ? "plays "
                               : "";
  return report::as_sentence(
      report::escaped(subject.empty() ? predicate : subject + " " + verb + predicate));
}

std::string Drawing::words_without_cards(std::size_t at) const {
  std::string words = sentence(at);
  if (words.ends_with('.')) {
    words.pop_back();
  }
  const auto& acts = deal_.record.acts;
  const std::string cards =
      report::escaped(record::cards_of(acts[at], std::span{acts}.subspan(at + 1)));
  const std::size_t found = cards.empty() ? std::string::npos : words.find(" " + cards);
  if (found != std::string::npos) {
    words.erase(found, cards.size() + 1);
  }
  return words;
}

std::vector<DrawnCard> Drawing::cards_shown(std::size_t at) const {
  const auto& acts = deal_.record.acts;
  const Act& act = acts[at];
  std::vector<DrawnCard> cards;
  if (!kOfCards.has(act.kind)) {
    return cards;
  }
  const bool hidden = record::is_player(act.actor) && is_hidden(act.seat()) && is_private(act);
  for (Face& face : faces_of(acts, at)) {
    cards.push_back({hidden ? Face{Face::Kind::Hidden, {}, {}} : std::move(face), {}});
  }
  // Cards turned together are one turning.
  for (std::size_t next = at + 1;
       act.kind == ActKind::Turn && next < acts.size() && record::carries_on(acts[next]); ++next) {
    if (acts[next].kind == ActKind::Turn) {
      for (Face& face : faces_of(acts, next)) {
        cards.push_back({std::move(face), {}});
      }
    }
  }
  return cards;
}

DrawnCard Drawing::card_played(std::size_t at) const {
  const auto played = std::ranges::find(seen_.cards, at, &replay::CardSeen::at);
  const std::vector<Face> faces = faces_of(deal_.record.acts, at);
  if (!faces.empty() && faces.front().kind != Face::Kind::Untold) {
    return {faces.front(), {}};
  }
  return {played == seen_.cards.end() ? Face{} : face_among(played->card), {}};
}

Seat Drawing::player_of(std::size_t at) const {
  const auto played = std::ranges::find(seen_.cards, at, &replay::CardSeen::at);
  return played == seen_.cards.end() ? deal_.record.acts[at].seat() : played->seat;
}

game::PerSeat<std::vector<DrawnCard>> Drawing::hands_at(std::size_t at) const {
  game::PerSeat<std::vector<DrawnCard>> hands;
  for (const Seat seat : game::kSeats) {
    const replay::HandSeen& seen = seen_.hands[at][seat];
    for (Face& face : hand_of(is_hidden(seat) ? game::CardSet{} : seen.known, seen.count,
                              deal_.facts.stands.trump)) {
      hands[seat].push_back(
          {is_hidden(seat) ? Face{Face::Kind::Hidden, {}, {}} : std::move(face), {}});
    }
  }
  return hands;
}

/// Its number, from 0.
std::optional<std::size_t> Drawing::dealing_of(std::size_t at) const {
  const auto& dealings = deal_.facts.dealings;
  for (std::size_t i = dealings.size(); i > 0; --i) {
    if (dealings[i - 1].begin <= at) {
      return i - 1;
    }
  }
  return std::nullopt;
}

std::optional<std::string_view> Drawing::hands_before(std::size_t at,
                                                      const std::vector<std::size_t>& shown) const {
  const Act& act = deal_.record.acts[at];
  const std::optional<std::size_t> dealing = dealing_of(at);
  if (!dealing || at >= seen_.hands.size() || !kAfterGiving.has(act.kind) ||
      record::carries_on(act)) {
    return std::nullopt;
  }
  const bool drawn = !shown.empty() && dealing_of(shown.back()) == dealing;
  if (!drawn) {
    const bool any = seen_.hands[at][Seat::First].count + seen_.hands[at][Seat::Second].count > 0;
    return any ? std::optional<std::string_view>("as dealt") : std::nullopt;
  }
  const bool begins = std::ranges::any_of(
      seen_.tricks, [at](const replay::TrickSeen& trick) { return trick.lead == at; });
  const auto same = [&](Seat seat) {
    const replay::HandSeen& then = seen_.hands[shown.back()][seat];
    const replay::HandSeen& now = seen_.hands[at][seat];
    return then.known == now.known && then.count == now.count;
  };
  // Only a first card can find hands that nothing was played from.
  const bool first = begins && act.kind == ActKind::Play &&
                     std::ranges::none_of(seen_.cards, [&](const replay::CardSeen& card) {
                       return card.at < at && dealing_of(card.at) == dealing;
                     });
  return first && !(same(Seat::First) && same(Seat::Second))
             ? std::optional<std::string_view>("as played")
             : std::nullopt;
}

bool Drawing::is_in_hands(std::size_t at, const std::vector<std::size_t>& shown) const {
  const Act& act = deal_.record.acts[at];
  const std::vector<Face> faces = faces_of(deal_.record.acts, at);
  const bool in_part = std::ranges::any_of(
      faces, [](const Face& face) { return !face.is_card() && face.kind != Face::Kind::Untold; });
  return record::is_player(act.actor) && !in_part &&
         std::ranges::any_of(shown, [&](std::size_t moment) {
           return is_hidden(act.seat()) || seen_.hands[moment][act.seat()].known.has_all(act.cards);
         });
}

}  // namespace ecarte::picture
