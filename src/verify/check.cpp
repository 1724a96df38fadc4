// SPDX-License-Identifier: MIT
#include "check.hpp"

#include <algorithm>

namespace verify {

namespace {

std::string listed(const std::vector<const Case*>& cases) {
  std::string words;
  for (const Case* c : cases) {
    words += (words.empty() ? "" : ", ") + c->name;
  }
  return words.empty() ? "none" : words;
}

bool holds(const std::vector<const Case*>& cases, const std::string& name) {
  return std::ranges::any_of(cases, [&](const Case* c) { return c->name == name; });
}

bool is_king(const Fact& fact) {
  return fact.name == "king-turned" || fact.name == "king-held";
}

/// What only the score tells of a fact.
bool turns_on_score(const std::string& fact) {
  return fact == "multiple-claimed" || fact == "game-claimed" || fact == "remarked" ||
         fact == "right-claimed" || fact == "attention-called";
}

/// One deal on its way through the checks.
class Checking {
 public:
  Checking(const Deal& deal, const Code& code, const Deal* before)
      : deal_(deal), code_(code), before_(before), row_(deal) {}

  Failures run() {
    if (deal_.digest != code_.digest) {
      failures_.push_back("code: " + code_.name + " is another text than the one ruled by (" +
                          code_.digest + ", not " + deal_.digest + ")");
      return failures_;
    }
    for (std::size_t i = 0; i < deal_.rulings.size(); ++i) {
      const std::size_t known = failures_.size();
      check_ruling(i);
      for (std::size_t f = known; f < failures_.size(); ++f) {
        failures_[f] =
            "ruling " + std::to_string(i) + " (" + deal_.rulings[i].name + "): " + failures_[f];
      }
    }
    check_nothing_left_out();
    check_others();
    check_sums(deal_, code_, row_, before_, failures_);
    return failures_;
  }

 private:
  void fail(std::string why) { failures_.push_back(std::move(why)); }

  void check_ruling(std::size_t index) {
    const Ruling& ruling = deal_.rulings[index];
    const Case* c = code_.find(ruling.name);
    if (c == nullptr) {
      return fail("case: the code has none of that name");
    }
    if (c->law != ruling.law) {
      fail("law: the case belongs to law " + c->law + ", not " + ruling.law);
    }
    check_fact(ruling);
    const Fact fact = meanwhile(deal_, code_, row_, ruling.as).value_or(ruling.as);
    check_answer(ruling, *c, fact);
    if (ruling.in_doubt) {
      return;
    }
    check_outcome(ruling, *c);
    check_window(deal_, row_, *c, counted(ruling, fact), failures_);
    check_settled(index, *c, counted(ruling, fact));
    if (c->effects.contains("unplay") && ruling.as.witness < kSometime && !annulled(index)) {
      row_.strike(ruling.as.witness);
    }
  }

  static Ruling counted(const Ruling& ruling, const Fact& fact) {
    Ruling as = ruling;
    as.as = fact;
    return as;
  }

  void check_fact(const Ruling& ruling) {
    const Fact& seen = deal_.facts[ruling.fact];
    if (ruling.as.proof != "proved") {
      fail("fact: it is not proved");
    }
    if (ruling.told_by_score && !turns_on_score(seen.name)) {
      fail("fact: the score tells nothing of " + seen.name);
    }
    if (ruling.told_by_score &&
        (seen.name != ruling.as.name || seen.subject != ruling.as.subject ||
         seen.occurred != ruling.as.occurred || seen.dealing != ruling.as.dealing)) {
      fail("fact: it is not the one it is said to be");
    }
    const bool pending = meanwhile(deal_, code_, row_, ruling.as).has_value();
    if (!ruling.in_doubt && ruling.pending != pending) {
      fail(pending ? "fact: it can still be put right free of penalty"
                   : "fact: it can no longer be put right free of penalty");
    }
  }

  void check_answer(const Ruling& ruling, const Case& c, const Fact& fact) {
    if (c.fact != fact.name) {
      return fail("case: it is on " + c.fact + ", not on " + fact.name);
    }
    if (ruling.after) {
      return check_reopened(ruling, c, fact);
    }
    std::vector<const Case*> answers = answering(deal_, code_, row_, fact);
    drop_those_to_come(deal_, row_, fact, answers);
    if (!holds(answers, ruling.name)) {
      return fail("case: what answers the fact is " + listed(answers));
    }
    if (ruling.in_doubt && annulled_at(fact.dealing) != kNever &&
        asks_for_one(deal_, fact, answers)) {
      return fail("case: what was asked for tells which answers");
    }
    check_which(deal_, code_, row_, ruling, fact, answers, listed(answers), failures_);
  }

  /// A right waived or lapsed under one case lives on under another.
  void check_reopened(const Ruling& ruling, const Case& c, const Fact& fact) {
    const Ruling& first = deal_.rulings[*ruling.after];
    const bool let_go = first.status == "waived" || first.status == "lapsed" ||
                        (first.status == "moot" && !ruling.in_doubt);
    if (c.or_after != first.name || first.fact != ruling.fact || !let_go) {
      fail("case: ruling " + std::to_string(*ruling.after) + " does not open it");
    }
    if (!accepts(c, fact)) {
      fail("case: the fact does not lie in it");
    }
    if (ruling.in_doubt) {
      fail("case: there is no doubt which answers");
    }
  }

  void check_outcome(const Ruling& ruling, const Case& c) {
    const Words may = c.may ? Words(c.may->remedies.begin(), c.may->remedies.end()) : Words{};
    if (ruling.may != may) {
      fail("remedy: its case gives another choice");
    }
    if (ruling.effects != c.effects) {
      fail("effects: its case has others");
    }
    if (!c.may && !c.must.empty() && ruling.elector != party(deal_, c.must_by, ruling.as)) {
      fail("elector: by its case the duty is another's");
    }
    if (!c.may && c.must.empty() && ruling.elector != "nobody") {
      fail("elector: its case gives nobody anything to do");
    }
  }

  /// Was the dealing of a ruling annulled by one that stands before it in the list?
  [[nodiscard]] bool annulled(std::size_t before) const {
    for (std::size_t i = 0; i < before; ++i) {
      if (annuls(deal_, code_, row_, deal_.rulings[i]) &&
          !left_undone_in_doubt(deal_, code_, row_, deal_.rulings[i]) &&
          deal_.rulings[i].as.dealing == deal_.rulings[before].as.dealing) {
        return true;
      }
    }
    return false;
  }

  /// When the dealing of a ruling was annulled; kNever if it was not.
  [[nodiscard]] Moment annulled_at(int dealing) const {
    Moment at = kNever;
    for (const Ruling& ruling : deal_.rulings) {
      if (!ruling.in_doubt && annuls(deal_, code_, row_, ruling) && ruling.as.dealing == dealing &&
          !left_undone_in_doubt(deal_, code_, row_, ruling)) {
        const Moment owed = ruling.owed_from == kNever ? 0 : ruling.owed_from;
        at = ruling.deed ? deal_.deeds[*ruling.deed].act : std::max(ruling.from, owed);
      }
    }
    return at == kNever ? decided_to_deal_again(deal_, code_, row_, dealing) : at;
  }

  /// The hands it asks for, or that gave what it gives, were played again.
  [[nodiscard]] bool replayed(const Ruling& ruling, const Case& c, const std::string& is) const {
    const bool asks =
        (c.may && std::ranges::find(c.may->remedies, "replay-hands") != c.may->remedies.end() &&
         (is == "open" || is == "lapsed")) ||
        c.effects.contains("award-point") || c.effects.contains("award-vole");
    const bool given = std::ranges::any_of(deal_.rulings, [&](const Ruling& other) {
      return other.status == "elected" && other.elected == "replay-hands" &&
             other.as.dealing == ruling.as.dealing;
    });
    return asks && given && std::ranges::any_of(deal_.deeds, [&](const Deed& deed) {
             return deed.remedy == "replay-hands" && deed.done &&
                    deed.dealing == ruling.as.dealing && deed.playing == ruling.as.playing;
           });
  }

  /// Why nothing follows from a ruling any more, whatever became of it by itself.
  [[nodiscard]] bool fell(std::size_t index, const Case& c, const Settled& is) const {
    static const Words kOfCards{"led-out-of-turn", "named-suit", "misplay"};
    const Ruling& ruling = deal_.rulings[index];
    const Moment annulled_when = annulled_at(ruling.as.dealing);
    Ruling so = ruling;
    so.status = is.status;
    so.elected = is.elected;
    so.owed = is.owed;
    const bool with_dealing =
        annulled_when != kNever && !annuls(deal_, code_, row_, so) &&
        !outside_hand(ruling.as.name) &&
        (annulled(index) || ruling.from > annulled_when || is.status == "open");
    const bool after_game = deal_.score.won_at != kNever && kOfCards.contains(ruling.as.name) &&
                            ruling.as.occurred < kSometime &&
                            ruling.as.occurred > deal_.score.won_at;
    return with_dealing || after_game || replayed(ruling, c, is.status);
  }

  void check_settled(std::size_t index, const Case& c, const Ruling& ruling) {
    if (is_king(ruling.as)) {
      return check_king(ruling, c);
    }
    Settled is = settle(deal_, row_, c, ruling);
    if (is.status == "ignored" && ruling.status == "elected" && in_time_or_late(deal_, ruling)) {
      return;
    }
    if (ruling.status == "moot" && may_have_fallen(deal_, ruling.as)) {
      return;
    }
    const bool late_fault = annulled(index) && !outside_hand(ruling.as.name);
    if (late_fault) {
      const bool answered = is.status == "elected" && is.elected == "fresh-deal";
      const bool put_right = is.status == "imposed" && !c.may && !c.must.empty() && is.deed &&
                             deal_.deeds[*is.deed].act < annulled_at(ruling.as.dealing);
      is.status = answered || put_right ? is.status : "moot";
    } else if (fell(index, c, is)) {
      is.status = "moot";
    }
    if (ruling.status != is.status) {
      return fail("status: it is " + is.status + ", not " + ruling.status);
    }
    if (late_fault && is.status == "moot") {
      return;
    }
    if (ruling.elected != is.elected || ruling.owed != is.owed) {
      fail("remedy: what was elected or owed is '" + is.elected + "' and '" + is.owed + "', not '" +
           ruling.elected + "' and '" + ruling.owed + "'");
    }
    if (ruling.deed != is.deed) {
      fail("deed: another act settled it");
    }
    if (ruling.owed_from != is.owed_from) {
      fail("window: it was owed from another act");
    }
  }

  /// What becomes of the right to a king is a matter of announcing and of the marks.
  void check_king(const Ruling& ruling, const Case& c) {
    static const Words kLife{"none", "open", "elected", "lapsed", "imposed", "moot"};
    const auto announced = [&](const Deed& deed) {
      return deed.remedy == "announce" && deed.by == ruling.as.subject && deed.act >= ruling.from &&
             deed.act < ruling.until;
    };
    const bool told = std::ranges::any_of(deal_.deeds, announced);
    const bool by_word =
        c.may && std::ranges::find(c.may->remedies, "mark") == c.may->remedies.end();
    if (!kLife.contains(ruling.status) ||
        (ruling.status == "lapsed" && (ruling.until == kNever || (by_word && told))) ||
        (ruling.status == "elected" && by_word && !told) ||
        (ruling.status == "imposed" && c.effects.empty()) ||
        (ruling.status == "none" && (c.may || !c.effects.empty())) ||
        (ruling.status == "open" && by_word && told) ||
        (ruling.status == "open" && by_word && ruling.until != kNever) ||
        (ruling.status == "moot" && annulled_at(ruling.as.dealing) == kNever)) {
      fail("status: it cannot be " + ruling.status);
    }
  }

  /// Every fact that is proved, and that one case answers, has been ruled on.
  void check_nothing_left_out() {
    for (std::size_t i = 0; i < deal_.facts.size(); ++i) {
      const Fact& seen = deal_.facts[i];
      const bool ruled = std::ranges::any_of(
          deal_.rulings, [i](const Ruling& ruling) { return ruling.fact == i; });
      const bool in_sitting = std::ranges::any_of(
          deal_.sitting, [i](const Answered& answered) { return answered.number == i; });
      if (ruled || in_sitting || seen.proof != "proved" || being_dealt(deal_, row_, seen)) {
        continue;
      }
      if (turns_on_score(seen.name)) {
        check_told_by_score(seen);
        continue;
      }
      const Fact fact = meanwhile(deal_, code_, row_, seen).value_or(seen);
      std::vector<const Case*> answers = answering(deal_, code_, row_, fact);
      const bool several = answers.size() > 1;
      drop_those_to_come(deal_, row_, fact, answers);
      if (!answers.empty() && must_be_ruled(seen, answers, several)) {
        fail("fact " + std::to_string(i) + " (" + seen.name + "): nothing is ruled, though " +
             listed(answers) + " answers it");
      }
    }
  }

  /// What the score completes is ruled on or in doubt; which, only the score could tell.
  void check_told_by_score(const Fact& seen) {
    const bool doubted = std::ranges::any_of(
        deal_.doubts, [&](const Doubt& doubt) { return doubt.fact.name == seen.name; });
    if (!doubted && !code_.on(seen.name).empty()) {
      fail("fact (" + seen.name + "): nothing is ruled");
    }
  }

  /// Of a dealing that was annulled only faults that came before are told; of what several cases
  /// may answer, only what is a fault of one and the same player by all of them.
  [[nodiscard]] bool must_be_ruled(const Fact& seen, const std::vector<const Case*>& answers,
                                   bool several) const {
    if (several && may_have_fallen(deal_, seen)) {
      return false;
    }
    const bool fault = std::ranges::all_of(answers, [&](const Case* c) {
      return c->cls == "irregularity" && c->offender == answers.front()->offender;
    });
    const Moment annulled = outside_hand(seen.name) ? kNever : annulled_at(seen.dealing);
    if (annulled != kNever) {
      return fault && (!several || asks_for_one(deal_, seen, answers)) && seen.occurred < annulled;
    }
    const bool doubted = std::ranges::any_of(deal_.doubts, [&](const Doubt& doubt) {
      return doubt.fact.name == seen.name && doubt.fact.occurred == seen.occurred;
    });
    const bool alike = std::ranges::all_of(
        answers, [&](const Case* c) { return !c->may && c->same_but_for_law(*answers.front()); });
    return fault || alike || nothing_turns_on_which(deal_, code_, row_, seen, answers) ||
           (!doubted && asks_for_one(deal_, seen, answers));
  }

  void check_others() {
    for (const Answered& each : deal_.refuted) {
      if (each.fact.proof != "refuted" ||
          !holds(answering(deal_, code_, row_, each.fact), each.name)) {
        fail("refuted " + each.fact.name + ": " + each.name + " would not answer it");
      }
    }
    for (const Answered& each : deal_.sitting) {
      if (!holds(answering(deal_, code_, row_, each.fact), each.name)) {
        fail("sitting: " + each.name + " does not answer " + each.fact.name);
      }
    }
    for (const Doubt& doubt : deal_.doubts) {
      check_doubt(doubt);
    }
  }

  void check_doubt(const Doubt& doubt) {
    for (const auto& [values, name] : doubt.answers) {
      if (name.empty()) {
        continue;  // nothing is to be said if it is not so
      }
      Fact fact = doubt.fact;
      if (fact.attributes.contains(doubt.open)) {
        fact.attributes[doubt.open] = values;
      }
      fact.proof = "proved";  // if it is so
      fact = meanwhile(deal_, code_, row_, fact).value_or(fact);
      const std::vector<const Case*> answers = answering(deal_, code_, row_, fact);
      // What was claimed too late is let go, and then the case after it answers.
      const Case* later = code_.find(name);
      const bool follows = doubt.open == "whether-in-time" && later != nullptr &&
                           !later->or_after.empty() && holds(answers, later->or_after);
      if (values.empty() == fact.attributes.contains(doubt.open) ||
          (!holds(answers, name) && !follows && !is_of_points_given(deal_, doubt, name))) {
        fail("doubt (" + doubt.id + "): that answer does not lead to " + name);
      }
    }
  }

  const Deal& deal_;
  const Code& code_;
  const Deal* before_;
  Row row_;
  Failures failures_;
};

}  // namespace

Failures check(const Deal& deal, const Code& code, const Deal* before) {
  return Checking{deal, code, before}.run();
}

}  // namespace verify
