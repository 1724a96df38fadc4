// SPDX-License-Identifier: MIT
#include "texts/heard.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include <fmt/core.h>

#include "record/sentence.hpp"
#include "record/spoken.hpp"
#include "texts/kept.hpp"
#include "texts/objections.hpp"

namespace ecarte::texts {
namespace {

using record::ActKind;
using std::string;
using std::string_view;

/// Was the act at `at` told by a speech? What keeps its words is told as it was said.
string_view speech_of(const record::Record& record, std::size_t at) {
  const record::Act& act = record.acts[at];
  if (act.keeps_words() || record::carries_on(act) || act.length == 0) {
    return {};
  }
  return record::quotation_in(string_view(record.text).substr(act.at, act.length)).words;
}

/// Whose turn it is to propose, to answer, to ask for cards or to play, as the acts go by.
class Turns {
 public:
  /// Is the act what he who acts is asked for at that moment? Nobody takes his words for talk.
  [[nodiscard]] bool call_for(const record::Act& act) const {
    constexpr record::ActKinds kAnswers{ActKind::Accept, ActKind::Refuse};
    constexpr record::ActKinds kBegins{ActKind::Propose, ActKind::Stand};
    return (kAnswers.has(act.kind) && act.actor == to_answer_) ||
           (kBegins.has(act.kind) && act.actor == to_propose_) ||
           (act.kind == ActKind::Ask && exchange_);
  }
  void follow(const record::Act& act) {
    constexpr record::ActKinds kDeals{ActKind::Give, ActKind::Turn};
    constexpr record::ActKinds kPlays{ActKind::Refuse, ActKind::Stand, ActKind::Play};
    constexpr record::ActKinds kBeginsAnew{ActKind::HeadDeal, ActKind::Gather};
    if (kDeals.has(act.kind)) {
      dealer_ = act.actor;
      turned_ = turned_ || act.kind == ActKind::Turn;
      then(turned_ ? other() : record::kNobody, record::kNobody);
    } else if (act.kind == ActKind::Propose) {
      then(record::kNobody, act.actor == other() ? dealer_ : record::kNobody);
    } else if (act.kind == ActKind::Accept) {
      then(record::kNobody, record::kNobody);
      exchange_ = true;
    } else if (act.kind == ActKind::Take && act.actor == dealer_) {
      then(other(), record::kNobody);  // he takes last, and the other may propose again
    } else if (kPlays.has(act.kind)) {
      then(record::kNobody, record::kNobody);
    } else if (kBeginsAnew.has(act.kind)) {
      *this = {};
    }
  }

 private:
  void then(record::Actor to_propose, record::Actor to_answer) {
    to_propose_ = to_propose;
    to_answer_ = to_answer;
    exchange_ = false;
  }
  [[nodiscard]] record::Actor other() const {
    return record::is_player(dealer_) ? static_cast<record::Actor>(dealer_ ^ 1U) : record::kNobody;
  }

  record::Actor dealer_ = record::kNobody;
  record::Actor to_propose_ = record::kNobody;
  record::Actor to_answer_ = record::kNobody;
  bool turned_ = false;
  bool exchange_ = false;  ///< new cards are to be asked for and given
};

}  // namespace

std::vector<report::Remark> heard(const report::Deal& deal, bool all) {
  std::vector<report::Remark> remarks;
  const record::Record& record = deal.record;
  std::size_t quote = record::quote_in(record.text);
  if (quote == string_view::npos) {
    return remarks;
  }
  std::size_t looked_from = 0;
  Turns turns;
  std::size_t followed = 0;
  for (std::size_t i = 0; i < record.acts.size(); ++i) {
    const record::Act& act = record.acts[i];
    if (act.kind == record::ActKind::Players) {
      continue;  // a name may have quotes
    }
    if (quote < act.at || act.at < looked_from) {
      looked_from = act.at;
      quote = record::quote_in(record.text, act.at);
    }
    if (act.at + act.length <= quote) {
      continue;  // nothing is quoted in it
    }
    for (; !all && followed < i; ++followed) {
      turns.follow(record.acts[followed]);
    }
    if (!all && turns.call_for(act)) {
      continue;  // most are answers
    }
    const string_view said = speech_of(record, i);
    if (said.empty() || record::is_act_when_said(said)) {
      continue;
    }
    const string who = record::subject_of(record.acts, i, *record.names);
    const string does = record::predicate_of(record.acts, i, *record.names, record.text);
    if (!remarks.empty() && remarks.back().span.begin == act.at) {
      remarks.back().message += "; " + does;  // two acts by one speech
      continue;
    }
    report::Remark& remark = remarks.emplace_back();
    remark.id = "heard";
    remark.span = record::span_of(act);
    remark.message = fmt::format("what was said is read as an act: {} {}", who, does);
    const std::string_view verb = act.actor == record::kBoth ? "remark" : "remarks";
    remark.notes.push_back(fmt::format("if it was only said: {} {} \"...\"", who, verb));
  }
  return remarks;
}

namespace {

/// Is all that was done plain, nothing said of it but that, and nobody quoted? Most deals are so.
bool is_without_a_word(const report::Deal& deal) {
  return deal.result.in_brief && deal.record.readable() && !deal.facts.seen.any_of(kMayBeKept) &&
         !deal.facts.seen.any_of(kObjections) &&
         (!deal.record.may_quote || record::quote_in(deal.record.text) == string_view::npos);
}

}  // namespace

std::vector<report::Remark> heard_and_kept(const report::Deal& deal, bool all) {
  if (is_without_a_word(deal)) {
    return {};
  }
  std::vector<report::Remark> remarks = kept(deal);
  std::ranges::move(heard(deal, all), std::back_inserter(remarks));
  std::vector<report::Remark> answers = objections(deal);
  // An objection that is answered was not kept only as it was said.
  std::erase_if(remarks, [&](const report::Remark& remark) {
    return remark.id == "kept" && std::ranges::any_of(answers, [&](const report::Remark& answer) {
             return answer.span.begin == remark.span.begin;
           });
  });
  std::ranges::move(answers, std::back_inserter(remarks));
  if (remarks.size() < 2) {
    return remarks;
  }
  std::ranges::stable_sort(remarks, {},
                           [](const report::Remark& remark) { return remark.span.begin; });
  return remarks;
}

}  // namespace ecarte::texts
