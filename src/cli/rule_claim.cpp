// SPDX-License-Identifier: MIT
#include "cli/rule_claim.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/core.h>

#include "cli/code_choice.hpp"
#include "cli/input.hpp"
#include "cli/place.hpp"
#include "cli/terms.hpp"
#include "json/value.hpp"
#include "notation/nearest.hpp"
#include "record/words.hpp"
#include "referee/referee.hpp"
#include "report/escape.hpp"
#include "report/excerpt.hpp"
#include "report/phrases.hpp"
#include "report/text.hpp"
#include "report/wrap.hpp"
#include "texts/judged.hpp"

namespace ecarte::cli {
namespace {

/// What follows the last `word` of `text`, which is cut off there; nothing if it is not in it.
std::optional<std::string_view> cut_off(std::string_view& text, std::string_view word) {
  const std::size_t at = text.rfind(word);
  if (at == std::string_view::npos) {
    return std::nullopt;
  }
  const std::string_view rest = text.substr(at + word.size());
  text = text.substr(0, at);
  return rest;
}

std::optional<std::uint32_t> number_in(std::string_view digits) {
  std::uint32_t value = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  const bool whole = read.ec == std::errc{} && read.ptr == digits.data() + digits.size();
  return whole && value > 0 ? std::optional{value} : std::nullopt;
}

[[noreturn]] void not_understood(std::string_view claim, std::string_view what) {
  throw InputError(fmt::format("--claim '{}': {}", claim, what));
}

record::Actor player_named(std::string_view name, std::string_view claim,
                           const record::Names& names) {
  for (const game::Seat seat : game::kSeats) {
    if (names.players[game::index_of(seat)] == name) {
      return record::actor_of(seat);
    }
  }
  not_understood(claim, fmt::format("expected {} or {} after 'by', not '{}'", names.players[0],
                                    names.players[1], name));
}

/// What is claimed: a law, a fault, or a remedy.
void read_what(std::string_view what, std::string_view claim, const codes::Code& code,
               report::PlayerClaim& out) {
  if (what.starts_with("law ")) {
    out.law = what.substr(4);
    if (std::ranges::find(code.laws, out.law, &codes::Law::number) == code.laws.end()) {
      not_understood(claim, fmt::format("{} has no law {}", code.name, out.law));
    }
    return;
  }
  std::string id{what};
  std::ranges::replace(id, ' ', '-');
  const std::vector<std::string_view> known = report::claimable(code);
  if (std::ranges::find(known, id) != known.end()) {
    out.id = id;
    return;
  }
  const std::string_view bare = what.starts_with("a ") ? what.substr(2) : what;
  for (const auto& [text, remedy] : record::kRemedyWords) {
    if (text == bare) {
      out.remedy = remedy;
      return;
    }
  }
  for (const auto& [text, noun] : record::kNouns) {
    if (text == bare && !report::facts_called(noun).empty()) {
      out.facts = report::facts_called(noun);
      return;
    }
  }
  const std::string_view near = notation::nearest(id, known);
  not_understood(claim,
                 fmt::format("'{}' is nothing that can be claimed under {}{}; `ecarte help "
                             "claims` lists what can",
                             what, code.name, near.empty() ? "" : fmt::format(" ('{}'?)", near)));
}

/// What the record says to a claim where the order of two acts is open: one answer of each.
report::PlayerClaimAnswer in_every_order(const std::vector<report::DealInOrder>& orders,
                                         const std::vector<report::PlayerClaimAnswer>& answers) {
  report::PlayerClaimAnswer open = answers.front();
  const bool same = std::ranges::all_of(answers, [&](const report::PlayerClaimAnswer& one) {
    return one.judgement == answers.front().judgement;
  });
  open.judgement = same ? open.judgement : report::Judgement::Open;
  open.lines = {same ? "so it is whichever of two acts came first"
                     : "it turns on which of two acts came first"};
  for (std::size_t i = 0; i < orders.size(); ++i) {
    std::string words = "if " + std::string{orders[i].when} + ": " +
                        std::string{report::word(answers[i].judgement)};
    for (const std::string& sentence : answers[i].lines) {
      words += "; " + sentence;
    }
    open.lines.push_back(std::move(words));
  }
  return open;
}

class ClaimRun {
 public:
  ClaimRun(const RuleCommand& command, Streams& streams)
      : command_(command),
        streams_(streams),
        chosen_(command.code),
        wanted_(wanted_by(command.accounts.front())) {}

  ExitStatus run() {
    referee::Options options;
    options.code = chosen_.code();
    const ProjectTerms project = project_terms(wanted_.path);
    options.default_code = project.default_code.code();
    options.strict = project.strict;
    read_texts(
        {wanted_.path},
        [&](const std::string& file, const notation::Source& source, std::uint32_t first_line) {
          notation::Reader reader{source, first_line};
          referee::judge(reader, options, [&](const referee::Judged& judged) {
            if (wanted_.has(judged.facts)) {
              rule_in_every_order(file, judged);
            }
          });
        },
        [this](const std::string& file, const std::string& why) {
          streams_.complain_of(file, why);
          status_ = ExitStatus::Unusable;
        });
    if (deals_ == 0 && status_ != ExitStatus::Unusable) {
      throw InputError(command_.accounts.front() + ": there is no such deal");
    }
    return status_;
  }

 private:
  /// Where the order of two acts is open and the answer turns on it, each order has its own.
  void rule_in_every_order(const std::string& file, const referee::Judged& judged) {
    if (++deals_ > 1) {
      throw InputError(command_.accounts.front() +
                       ": there are several deals; expected #GAME.DEAL after the file");
    }
    const std::vector<report::DealInOrder> orders = texts::orders_of(judged);
    report::Deal deal{judged.record, judged.facts, judged.code, judged.result};
    deal.orders = orders;
    std::vector<report::PlayerClaimAnswer> answers;
    for (const report::DealInOrder& order : orders) {
      const report::Deal then{order.record, order.facts, judged.code, order.result};
      answers.push_back(
          report::answer_claim(then, claim_of(command_.claim, deal.code, *deal.record.names)));
    }
    const auto differs = [&](const report::PlayerClaimAnswer& one) {
      return one.judgement != answers.front().judgement || one.lines != answers.front().lines;
    };
    if (answers.empty() || !deal.record.problems.empty()) {
      return rule(file, deal);
    }
    if (std::ranges::none_of(answers, differs)) {
      return rule(file,
                  {orders.front().record, orders.front().facts, deal.code, orders.front().result});
    }
    answer(file, deal, in_every_order(orders, answers));
  }

  void rule(const std::string& file, const report::Deal& deal) {
    if (!deal.record.problems.empty()) {
      throw InputError(command_.accounts.front() +
                       ": the deal cannot be ruled on: " + deal.record.problems.front().message);
    }
    answer(file, deal,
           report::answer_claim(deal, claim_of(command_.claim, deal.code, *deal.record.names)));
  }

  void answer(const std::string& file, const report::Deal& deal,
              const report::PlayerClaimAnswer& answer) {
    status_ =
        answer.judgement == report::Judgement::Upheld ? ExitStatus::Clean : ExitStatus::Findings;
    if (command_.format == Format::Json) {
      write_json(deal, answer);
    } else {
      write_text(file, deal, answer);
    }
  }

  void write_text(const std::string& file, const report::Deal& deal,
                  const report::PlayerClaimAnswer& answer) {
    std::string& out = streams_.out.buffer();
    const record::Span span =
        answer.proof.value_or(report::span_of(deal, deal.facts.place.heading));
    const record::Place place = record::place_of(deal.record, span.begin);
    out += fmt::format("{}:{}:{}: {}: {}\n", report::escaped(file), place.line, place.column,
                       report::word(answer.judgement), report::escaped(command_.claim));
    if (answer.proof) {
      report::append_excerpt(out, deal.record, *answer.proof, report::MarkKind::Fault, {}, {});
    }
    for (const std::string& line : answer.lines) {
      report::append_wrapped(out, report::as_sentence(report::escaped(line)), 2,
                             streams_.out.width());
    }
  }

  void write_json(const report::Deal& deal, const report::PlayerClaimAnswer& answer) {
    json::Value lines = json::Value::array();
    for (const std::string& line : answer.lines) {
      lines.push_back(line);
    }
    json::Value json{{"claim", command_.claim},
                     {"judgement", report::word(answer.judgement)},
                     {"reasons", std::move(lines)}};
    if (answer.proof) {
      const record::Place place = record::place_of(deal.record, answer.proof->begin);
      json["line"] = place.line;
      json["column"] = place.column;
    }
    streams_.out.buffer() += report::escaped_json(json.dump()) + "\n";
  }

  const RuleCommand& command_;
  Streams& streams_;
  ChosenCode chosen_;
  Wanted wanted_;
  ExitStatus status_ = ExitStatus::Clean;
  int deals_ = 0;
};

}  // namespace

report::PlayerClaim claim_of(std::string_view text, const codes::Code& code,
                             const record::Names& names) {
  report::PlayerClaim claim;
  std::string_view rest = text;
  if (const auto digits = cut_off(rest, " at trick ")) {
    const auto trick = number_in(*digits);
    if (!trick || *trick > 5) {
      not_understood(text, fmt::format("expected a trick from 1 to 5, not '{}'", *digits));
    }
    claim.trick = static_cast<std::uint8_t>(*trick);
  } else if (const auto line = cut_off(rest, " at line ")) {
    claim.line = number_in(*line).value_or(0);
    if (claim.line == 0) {
      not_understood(text, fmt::format("expected the number of a line, not '{}'", *line));
    }
  }
  if (const auto name = cut_off(rest, " by ")) {
    claim.by = player_named(*name, text, names);
  }
  read_what(rest, text, code, claim);
  return claim;
}

ExitStatus rule_on_claim(const RuleCommand& command, Streams& streams) {
  if (command.accounts.size() != 1) {
    throw InputError("rule: expected one record for --claim, such as FILE#1.3");
  }
  return ClaimRun{command, streams}.run();
}

}  // namespace ecarte::cli
