// SPDX-License-Identifier: MIT
//
// What a certificate says of the table: the acts with their places and beats, the stretches that
// are not told, who dealt, what the tricks were, what the players did and marked.
#include <array>

#include "certificate/words.hpp"

namespace ecarte::certificate {

namespace {

Json act_of(const record::Record& record, std::size_t index, std::size_t number,
            codes::WindowBeats beats) {
  Json act{{"act", number}};
  if (index < record.acts.size()) {
    const record::Act& written = record.acts[index];
    const record::Place place = record::place_of(record, written.at);
    act.update({{"line", place.line},
                {"column", place.column},
                {"text", std::string_view{record.text}.substr(written.at, written.length)}});
  }
  act["beats"] = beats_json(beats);
  return act;
}

Json seat_json(const std::optional<game::Seat>& seat) {
  return seat ? Json(actor_word(record::actor_of(*seat))) : Json(nullptr);
}

std::string_view for_word(record::For purpose) {
  static constexpr std::array<std::string_view, 4> kPurposes{"unsaid", "king", "point", "vole"};
  return kPurposes[static_cast<std::size_t>(purpose)];
}

std::string_view kind_word(replay::Testimony::Kind kind) {
  static constexpr std::array<std::string_view, 4> kKinds{"mark", "take-down", "counters",
                                                          "announce"};
  return kKinds[static_cast<std::size_t>(kind)];
}

Json stated(std::uint8_t number) {
  return number == record::kUnstated ? Json(nullptr) : Json(number);
}

}  // namespace

Json acts_json(const Ruled& deal) {
  law::Timeline row;
  row.lay_out(deal.facts, deal.next_facts);
  Json list = Json::array();
  for (std::size_t i = 0; i < row.words().size(); ++i) {
    const bool next = i >= row.deal_end();
    list.push_back(act_of(next ? *deal.next_record : deal.record, next ? i - row.deal_end() : i, i,
                          row.words()[i]));
  }
  return list;
}

Json gaps_json(const law::Timeline& timeline) {
  Json list = Json::array();
  for (const law::Timeline::Untold& gap : timeline.untold()) {
    list.push_back(Json{{"before", gap.before},
                        {"beats", beats_json(gap.beats)},
                        {"deeds", remedies_json(gap.deeds)}});
  }
  return list;
}

/// Who must win the point or lose two, by his first word; null if that is not known.
Json bold_json(const game::PerSeat<replay::Some<replay::NoYes>>& bold) {
  bool known = true;
  record::Actor who = record::kNobody;
  for (const game::Seat seat : game::kSeats) {
    known = known && bold[seat] != replay::unknown<replay::NoYes>;
    who = bold[seat].must_be(replay::NoYes::Yes) ? record::actor_of(seat) : who;
  }
  return known ? Json(actor_word(who)) : Json(nullptr);
}

Json dealings_json(const Ruled& deal) {
  Json list = Json::array();
  for (const replay::DealingSpan& span : deal.facts.dealings) {
    list.push_back(Json{
        {"begin", span.begin}, {"dealer", seat_json(span.dealer)}, {"bold", bold_json(span.bold)}});
  }
  return list;
}

Json playings_json(const Ruled& deal) {
  Json list = Json::array();
  for (const replay::PlayingSpan& span : deal.facts.playings) {
    Json tricks = Json::array();
    Json uncovered = Json::array();
    Json third = Json::array();
    for (const game::Seat seat : game::kSeats) {
      tricks.push_back(span.tricks[seat]);
      uncovered.push_back(span.uncovered[seat]);
      third.push_back(act_json(span.point_at[seat]));
    }
    list.push_back(Json{{"dealing", span.dealing},
                        {"tricks", std::move(tricks)},
                        {"uncovered", std::move(uncovered)},
                        {"unknown", span.unknown_tricks},
                        {"third", std::move(third)}});
  }
  return list;
}

Json deeds_json(const Ruled& deal) {
  Json list = Json::array();
  for (const law::TimedDeed& timed : deal.rulings.deeds) {
    list.push_back(Json{{"act", timed.at},
                        {"remedy", remedy_json(timed.deed.what)},
                        {"by", actor_word(timed.deed.by)},
                        {"done", timed.deed.carried_out},
                        {"dealing", timed.deed.dealing},
                        {"playing", timed.deed.playing},
                        {"whose", actor_word(timed.deed.points.whose)},
                        {"for", for_word(timed.deed.points.purpose)},
                        {"cards", card_indices_json(timed.deed.cards)},
                        {"points", stated(timed.deed.number)}});
  }
  return list;
}

Json testimony_json(const Ruled& deal) {
  Json list = Json::array();
  for (const replay::Testimony& said : deal.facts.testimony) {
    Json value{{"act", said.at},
               {"kind", kind_word(said.kind)},
               {"seat", actor_word(record::actor_of(said.seat))},
               {"by", actor_word(said.by)},
               {"for", for_word(said.purpose)},
               {"points", stated(said.amount.written())}};
    if (said.kind == replay::Testimony::Kind::Counters) {
      value["points_second"] = stated(said.amount_second.written());
    }
    list.push_back(std::move(value));
  }
  return list;
}

}  // namespace ecarte::certificate
