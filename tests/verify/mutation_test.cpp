// SPDX-License-Identifier: MIT
//
// Every field of a ruling and of a sum is changed, one at a time, in certificates of many records:
// the checker must refuse each.
#include <algorithm>

#include <gtest/gtest.h>

#include "certificates.hpp"
#include "check.hpp"

namespace ecarte::test {
namespace {

using Json = nlohmann::json;

/// A certificate with one field changed, and which.
struct Mutant {
  std::string what;
  Json deal;
};

class Mutating {
 public:
  Mutating(const Json& deal, const verify::Code& code) : deal_(deal), code_(code) {}

  std::vector<Mutant> all() {
    for (std::size_t i = 0; i < deal_.at("rulings").size(); ++i) {
      ruling(i);
    }
    for (std::size_t i = 0; i < deal_.at("score").at("gains").size(); ++i) {
      gain(i);
    }
    score();
    return std::move(mutants_);
  }

 private:
  void put(const std::string& pointer, const Json& value) {
    const Json::json_pointer at{pointer};
    if (deal_.at(at) != value) {
      Mutant mutant{pointer + " = " + value.dump() + " (was " + deal_.at(at).dump() + ")", deal_};
      mutant.deal[at] = value;
      mutants_.push_back(std::move(mutant));
    }
  }

  /// An act before, an act after, none.
  void put_act(const std::string& pointer) {
    const Json& was = deal_.at(Json::json_pointer{pointer});
    const int acts = static_cast<int>(deal_.at("acts").size());
    for (const int step : {-1, 1}) {
      const int act = (was.is_number() ? was.get<int>() : 0) + step;
      if (act >= 0 && act < acts) {
        put(pointer, act);
      }
    }
    put(pointer, nullptr);
  }

  void put_words(const std::string& pointer, const std::vector<std::string>& words) {
    for (const std::string& word : words) {
      put(pointer, word);
    }
  }

  /// The case after it in the code from which something else follows, and one more.
  void other_cases(const std::string& pointer) {
    const std::string name = deal_.at(Json::json_pointer{pointer});
    const verify::Case* is = code_.find(name);
    int tried = 0;
    for (const verify::Case& c : code_.cases) {
      const bool near = c.fact == is->fact && c.name != name && !c.same_outcome(*is);
      if (near || (c.name != name && ++tried == 1)) {
        put(pointer, c.name);
      }
    }
  }

  /// May what was done have come after its time? Then what came of it is open.
  [[nodiscard]] bool may_be_late(const Json& ruling) const {
    const Json& deed = ruling.at("deed");
    const Json& closes = ruling.at("window").at("maybe_until");
    return !deed.is_null() && !closes.is_null() &&
           deal_.at("deeds")[deed.get<std::size_t>()].at("act") >= closes;
  }

  void ruling(std::size_t index) {
    const std::string at = "/rulings/" + std::to_string(index);
    if (!deal_.at("rulings")[index].at("in_doubt")) {
      other_cases(at + "/case");  // of those that may answer, any may be named
    }
    put(at + "/law", "99");
    put(at + "/in_doubt", !deal_.at("rulings")[index].at("in_doubt").get<bool>());
    if (deal_.at("rulings")[index].at("in_doubt")) {
      mutants_.pop_back();  // what is beside a doubt is not there to be changed
      return;
    }
    put(at + "/pending", !deal_.at("rulings")[index].at("pending").get<bool>());
    put_act(at + "/window/from");
    put_act(at + "/window/until");
    put_act(at + "/window/maybe_until");
    put_words(at + "/elector", {"first", "second", "both", "nobody"});
    put(at + "/may", Json::array({"void"}));
    put(at + "/effects", Json::array({"bar", "tell"}));
    const bool king =
        Json(deal_.at("facts")[deal_.at("rulings")[index].at("fact").get<std::size_t>()])
            .at("fact")
            .get<std::string>()
            .starts_with("king-");
    if (!king) {
      put_words(at + "/status", {"none", "open", "elected", "waived", "lapsed", "imposed",
                                 "ignored", "latent", "moot"});
    } else {
      put_words(at + "/status", {"waived", "ignored", "latent"});
    }
    if (!king && deal_.at(Json::json_pointer{at + "/status"}) != "moot" &&
        !may_be_late(deal_.at("rulings")[index])) {
      put_words(at + "/elected", {"fresh-deal", "replay-hands", "let-stand"});
      put_words(at + "/owed", {"void", "put-back"});
      put_act(at + "/owed_from");
      if (!deal_.at("deeds").empty()) {
        put(at + "/deed",
            deal_.at("rulings")[index].at("deed").is_null() ? Json(0) : Json(nullptr));
      }
    }
    if (!said_of_annulled(index)) {
      without(index);
    }
  }

  /// Is it a mere word on a dealing that was annulled, or a right that fell with it? Nothing is
  /// lost without it.
  [[nodiscard]] bool said_of_annulled(std::size_t index) const {
    const Json& ruling = deal_.at("rulings")[index];
    const verify::Case* c = code_.find(ruling.at("case"));
    const bool decided = std::ranges::any_of(deal_.at("deeds"), [](const Json& deed) {
      return deed.at("remedy") == "fresh-deal" && deed.at("by") != "first" &&
             deed.at("by") != "second";
    });
    if (c->cls == "election" && decided) {
      return true;
    }
    return c->cls == "info" && std::ranges::any_of(deal_.at("rulings"), [](const Json& each) {
             return !each.at("in_doubt") &&
                    (each.at("elected") == "fresh-deal" || each.at("owed") == "fresh-deal" ||
                     each.at("owed") == "void");
           });
  }

  /// The same certificate with a ruling left out.
  void without(std::size_t index) {
    Mutant mutant{"/rulings/" + std::to_string(index) + " left out", deal_};
    Json& list = mutant.deal.at("rulings");
    list.erase(index);
    for (std::size_t i = 0; i < list.size(); ++i) {
      list[i]["ruling"] = i;
    }
    const auto points_there = [&](const Json& number) { return number.is_number(); };
    bool numbered = false;  // others that point to rulings by number would be out of step
    for (const Json& each : list) {
      numbered = numbered || points_there(each.at("after"));
    }
    if (!numbered && deal_.at("rulings")[index].at("after").is_null()) {
      mutants_.push_back(std::move(mutant));
    }
  }

  void gain(std::size_t index) {
    const std::string at = "/score/gains/" + std::to_string(index);
    const Json& is = deal_.at(Json::json_pointer{at});
    const bool counts = is.at("points") != 0 && !is.at("lapsed") && !is.at("after_game") &&
                        !deal_.at("score").at("annulled") &&
                        deal_.at("score").at("due").size() == 1;
    put(at + "/points", is.at("points").get<int>() + 1);
    put(at + "/uncapped", is.at("uncapped").get<int>() + 1);
    if (deal_.at("score").at("due").size() == 1) {  // else the other's gain may be due as well
      put_words(at + "/to", {"first", "second", "nobody"});
    }
    const bool two = is.at("for") == "bold-point" || is.at("for") == "vole";
    put_words(at + "/for", {"king", "point"});
    const bool known = is.at("because") != "untold" && deal_.at("score").at("due").size() == 1;
    if (known || !two) {  // else it may have been either
      put_words(at + "/for", {"bold-point", "vole"});
    }
    put_words(at + "/because", {"awarded", "king-ruling", "agreed", "third-trick", "untold"});
    if (counts) {
      put(at + "/lapsed", !is.at("lapsed").get<bool>());
      put(at + "/after_game", !is.at("after_game").get<bool>());
      Mutant mutant{at + " left out", deal_};
      mutant.deal.at("score").at("gains").erase(index);
      mutants_.push_back(std::move(mutant));
    }
  }

  void score() {
    const Json& is = deal_.at("score");
    put("/score/game", is.at("game").get<int>() + 1);
    put("/score/annulled", !is.at("annulled").get<bool>());
    for (const std::string seat : {"0", "1"}) {
      const auto add = [&](const std::string& pointer) {
        put(pointer, deal_.at(Json::json_pointer{pointer}).get<int>() + 1);
      };
      if (is.at("due").size() == 1) {  // else another of them may be added up as well
        add("/score/taken_as/" + seat);
        add("/score/earlier/" + seat);
        add("/score/due/0/" + seat);
        if (is.at("before").size() == 1) {
          add("/score/before/0/" + seat);
        }
      }
      const std::string capped = "/score/capped_by/" + seat;
      put(capped, deal_.at(Json::json_pointer{capped}).is_null() && !deal_.at("rulings").empty()
                      ? Json(0)
                      : Json(nullptr));
    }
    if (is.at("due").size() == 1 && is.at("before").size() == 1) {
      put("/score/won", is.at("won").is_null() ? Json{{"by", "first"}, {"act", 0}} : Json(nullptr));
    }
  }

  const Json& deal_;
  const verify::Code& code_;
  std::vector<Mutant> mutants_;
};

bool refused(const Json& deal, const verify::Code& code) {
  try {
    return !verify::check(verify::read_deal(deal), code, nullptr).empty();
  } catch (const verify::Unreadable&) {
    return true;
  }
}

TEST(Mutation, OfAnyFieldOfACertificateIsRefused) {
  constexpr std::size_t kEvery = 5;  // of the records of the laws
  verify::Library library{kRules, ""};
  int mutants = 0;
  for (const std::string folder : {"fixtures/laws", "fixtures/situations", "fixtures/hoyle"}) {
    const std::vector<std::string> files = records_in(folder);
    for (std::size_t i = 0; i < files.size(); i += folder == "fixtures/laws" ? kEvery : 1) {
      for (const Json& deal : deals_of(certificate_of(files[i], text_of(files[i])))) {
        if (!deal.contains("score")) {
          continue;
        }
        const verify::Code& code = library.code(deal.at("code").get<std::string>());
        for (const Mutant& mutant : Mutating{deal, code}.all()) {
          ++mutants;
          EXPECT_TRUE(refused(mutant.deal, code)) << files[i] << ": " << mutant.what;
        }
      }
    }
  }
  EXPECT_GT(mutants, 2000);
}

}  // namespace
}  // namespace ecarte::test
