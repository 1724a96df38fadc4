// SPDX-License-Identifier: MIT
//
// The reprint of the club's code in Hoyle's Games Modernized: it leaves out the laws on bystanders,
// and so finds nothing where these were broken.
#include "campaign/otherwise.hpp"

namespace ecarte::campaign {

void add_hoyle(Kinds& kinds) {
  const CodeOfKinds hoyle{"hoyle-", "code: hoyle-modernized"};
  for (const std::string_view kind :
       {"bystander-remarks", "bystander-on-the-score", "bystander-advises-by-word",
        "bystander-plays-out", "bystander-french-advice-by-word",
        "bystander-french-advice-to-the-other", "bystander-french-noncoverer-advises",
        "bystander-french-plays-out-unresigned", "bystander-chouette-advice",
        "bystander-chouette-looked-over", "bystander-bettor-over-the-other",
        "king-pointed-out-not-called-upon", "bystander-decides-unasked"}) {
    add_otherwise(kinds, hoyle, {kind});
  }
}

}  // namespace ecarte::campaign
