// SPDX-License-Identifier: MIT
//
// `ecarte check --certify`: every ruling with what it rests on, for `ecarte-verify` to go over.
#include "cli/certify.hpp"

#include <algorithm>
#include <optional>

#include "certificate/certificate.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/place.hpp"
#include "cli/terms.hpp"
#include "referee/referee.hpp"

namespace ecarte::cli {

ExitStatus certify(const CheckCommand& command, Streams& streams) {
  AllTerms all_terms{command, [](std::string_view file) { return std::string{file}; }};
  referee::Options options;
  options.code = all_terms.only_code();
  ExitStatus status = ExitStatus::Clean;
  const std::optional<Mark> mark =
      command.at.empty() ? std::nullopt : std::optional{mark_at(command.at)};
  certificate::write_head(streams.out.buffer(), tool_name());
  bool any = false;
  const auto deal = [&](const std::string& file, const referee::Judged& judged) {
    any = true;
    if (!judged.record.problems.empty()) {
      const record::Place place =
          record::place_of(judged.record, judged.record.problems.front().span.begin);
      streams.complain_of(file + ":" + std::to_string(place.line),
                          judged.record.problems.front().message);
      status = ExitStatus::Unusable;
    }
    if (judged.order.leaves_open()) {  // a certificate is of acts in one order
      const record::Place place = record::place_of(judged.record, judged.record.acts.front().at);
      streams.complain_of(file + ":" + std::to_string(place.line),
                          "no certificate of this deal: it leaves open which of two acts came "
                          "first; certify it in each order");
      status = ExitStatus::Unusable;
      return;
    }
    certificate::write_deal(
        streams.out.buffer(),
        {file, judged.record, judged.facts, judged.next.record, judged.next.facts, judged.code,
         judged.result, judged.workings.rulings, judged.workings.ledger});
    streams.out.flush_if_full();
  };
  read_texts(
      command.paths,
      [&](const std::string& file, const notation::Source& source, std::uint32_t first_line) {
        const Terms& terms = all_terms.of(file);
        options.default_code = terms.default_code.code();
        options.strict = terms.strict;
        notation::Reader reader{mark ? up_to_line(source, first_line, mark->line) : source,
                                first_line};
        referee::judge(reader, options, [&](const referee::Judged& judged) { deal(file, judged); });
      },
      [&](const std::string& file, const std::string& why) {
        streams.complain_of(file, why);
        status = ExitStatus::Unusable;
      });
  if (!any && status == ExitStatus::Clean) {
    streams.complain("ecarte: nothing to certify: there is no deal in what was given\n");
    status = ExitStatus::Unusable;
  }
  return status;
}

}  // namespace ecarte::cli
