#!/bin/sh
# SPDX-License-Identifier: MIT
# Fails on a source of more than 400 lines, and on a switch over an enum that has a `default`: there a
# new enumerator would break nothing, and be forgotten.
set -u
cd "$(dirname "$0")/.." || exit 2
status=0

long=$(find src tests bench grammar -name '*.[chi]pp' -exec wc -l {} + | awk '$2 != "total" && $1 > 400')
if [ -n "$long" ]; then
  echo "more than 400 lines; part it by what it does:" >&2
  echo "$long" >&2
  status=1
fi

# A switch is known by its indentation; it is over an enum if one of its cases is an enumerator, such
# as ActKind::Give (a constant would be law::kWhetherDone).
# shellcheck disable=SC2016
find src grammar -name '*.[chi]pp' -exec awk '
  FNR == 1 { depth = 0 }
  /^ *switch \(/ { match($0, /^ */); at[++depth] = RLENGTH; enumerators[depth] = 0 }
  depth > 0 && /^ *case / && /[A-Za-z]::[A-Z]/ { enumerators[depth] = 1 }
  depth > 0 && /^ *default:/ && enumerators[depth] {
    print FILENAME ":" FNR ": a switch over an enum names every value, and has no default" > "/dev/stderr"
    bad = 1
  }
  depth > 0 && /^ *}/ { match($0, /^ */); if (RLENGTH == at[depth]) --depth }
  END { exit bad }' {} + || status=1
exit $status
