// SPDX-License-Identifier: MIT
//
// `ecarte schema`: what the JSON of this program looks like.
#include "cli/commands.hpp"
#include "cli/schemas.hpp"

namespace ecarte::cli {

ExitStatus schema(const SchemaCommand& command, Streams& streams) {
  switch (command.of) {
    case SchemaOf::Result:
      streams.out.write(kResultSchema);
      break;
    case SchemaOf::Ledger:
      streams.out.write(kLedgerSchema);
      break;
    case SchemaOf::Config:
      streams.out.write(kConfigSchema);
      break;
    case SchemaOf::Rule:
      streams.out.write(kRuleSchema);
      break;
    case SchemaOf::Told:
      streams.out.write(kToldSchema);
      break;
    case SchemaOf::Form:
      streams.out.write(kFormSchema);
      break;
    case SchemaOf::Codes:
      streams.out.write(kCodesSchema);
      break;
  }
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
