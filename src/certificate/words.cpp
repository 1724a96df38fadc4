// SPDX-License-Identifier: MIT
#include "certificate/words.hpp"

#include <array>

namespace ecarte::certificate {

namespace {

std::string_view proof_word(replay::Proof proof) {
  static constexpr std::array<std::string_view, 3> kProofs{"proved", "allowed", "refuted"};
  return kProofs[static_cast<std::size_t>(proof)];
}

std::string_view upheld_word(replay::Upheld upheld) {
  static constexpr std::array<std::string_view, 3> kUpheld{"unknown", "yes", "no"};
  return kUpheld[static_cast<std::size_t>(upheld)];
}

Json attributes_json(const replay::Fact& fact) {
  Json attributes = Json::object();
  const replay::FactEntry& entry = replay::entry(fact.kind);
  for (std::size_t i = 0; i < entry.attributes.size(); ++i) {
    const replay::Attribute& attribute = entry.attributes[i];
    Json values = Json::array();
    for (int value = 0; value < replay::size_of(attribute); ++value) {
      if ((fact.values[i] >> value & 1U) != 0) {
        values.push_back(replay::word_of(attribute, static_cast<std::uint8_t>(value)));
      }
    }
    if (replay::size_of(attribute) != 0) {
      attributes[attribute.name] = std::move(values);
    }
  }
  return attributes;
}

}  // namespace

std::string_view actor_word(record::Actor actor) {
  static constexpr std::array<std::string_view, 4> kActors{"first", "second", "both", "nobody"};
  return actor < kActors.size() ? kActors[actor] : "bystander";
}

Json card_indices_json(game::CardSet cards) {
  Json list = Json::array();
  for (const game::Card card : cards) {
    list.push_back(Json(static_cast<int>(game::index_of(card))));
  }
  return list;
}

Json act_json(replay::ActIndex at) {
  if (at == replay::kNever) {
    return nullptr;
  }
  return at == replay::kSometime ? Json("sometime") : Json(at);
}

Json time_json(const law::Rulings& rulings, law::Time at) {
  return at >= rulings.timeline.end() ? Json(nullptr) : Json(at);
}

Json beats_json(codes::WindowBeats beats) {
  Json list = Json::array();
  for (int beat = 0; beat < codes::kWindowBeats; ++beat) {
    if ((beats >> beat & 1U) != 0) {
      list.push_back(codes::window_beat_word(beat));
    }
  }
  return list;
}

Json remedies_json(codes::Remedies remedies) {
  Json list = Json::array();
  for (int i = 1; i < record::kRemedies; ++i) {
    if ((remedies >> i & 1U) != 0) {
      list.push_back(replay::word(static_cast<replay::Remedy>(i)));
    }
  }
  return list;
}

Json remedy_json(replay::Remedy remedy) {
  return remedy == replay::Remedy::None ? Json(nullptr) : Json(replay::word(remedy));
}

Json fact_json(const replay::Fact& fact) {
  return {{"fact", replay::entry(fact.kind).name},
          {"subject", actor_word(fact.subject)},
          {"against", actor_word(fact.against)},
          {"attributes", attributes_json(fact)},
          {"occurred", act_json(fact.occurred)},
          {"cards", card_indices_json(fact.cards)},
          {"found", act_json(fact.found)},
          {"witness", act_json(fact.witness)},
          {"dealing", fact.place.dealing},
          {"playing", fact.place.playing},
          {"trick", fact.place.trick},
          {"proof", proof_word(fact.proof)},
          {"upheld", upheld_word(fact.upheld)},
          {"number", fact.number}};
}

Json case_json(const codes::Code& code, std::uint16_t number) {
  return number == codes::kNoCase ? Json(nullptr) : Json(code.cases[number].name);
}

}  // namespace ecarte::certificate
