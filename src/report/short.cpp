// SPDX-License-Identifier: MIT
//
// A line for each finding, as compilers write them: FILE:LINE:COLUMN, how grave it is, the law and
// what was done; and the totals.
#include "report/finding_parts.hpp"
#include "report/text.hpp"
#include "report/writer.hpp"

namespace ecarte::report {
namespace {

class Short final : public Writer {
 public:
  explicit Short(const WriterContext& context) : context_(context), text_(options()) {}

  void begin(std::string& /*out*/) override {}

  void deal(std::string& out, std::string_view file, const Deal& deal) override {
    text_.show_all_notes(context_.all_notes());
    if (!deal.problems_expected) {
      for (const record::Problem& problem : deal.record.problems) {
        write_problem(out, file, deal.record, problem, options());
      }
      text_.in_part(out, file, deal);
    }
    for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
      if (treatment_of(deal, i) == Treatment::Reported) {
        text_.finding(out, file, deal, deal.result.findings[i]);
      }
    }
    for (const law::Missing& missing : deal.result.missing) {
      if (!deal.doubt_expected && !is_waived(missing)) {
        text_.missing(out, file, deal, missing);
      }
    }
  }

  void end(std::string& out, Tally& tally, const Coverage* /*coverage*/) override {
    text_.summary(out, tally);
  }

 private:
  static TextOptions options() {
    TextOptions options;
    options.form = TextForm::Short;
    return options;
  }

  WriterContext context_;
  TextReport text_;
};

}  // namespace

std::unique_ptr<Writer> short_writer(const WriterContext& context) {
  return std::make_unique<Short>(context);
}

}  // namespace ecarte::report
