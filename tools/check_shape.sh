#!/bin/sh
# SPDX-License-Identifier: MIT
# Fails on a source of more than 400 lines, and on a switch over an enum that has a `default`: there a
# new enumerator would break nothing, and be forgotten; and on a source of replay that goes over the acts of
# a record by itself.
set -u
cd "$(dirname "$0")/.." || exit 2
status=0

long=$(find src tests bench grammar -name '*.[chi]pp' -exec wc -l {} + | awk '$2 != "total" && $1 > 400')
if [ -n "$long" ]; then
  echo "more than 400 lines; part it by what it does:" >&2
  echo "$long" >&2
  status=1
fi

# Of acts besides the one under way `ahead`, `behind`, `beside` and `anywhere` are asked, which walk by
# `acts_told`. The machine goes over them once, the short way once, and `skip` over those of a deal that cannot
# be read. Who has the list of the acts, or asks for one by a number he counts up, looks them over.
over=$(find src/replay -name '*.[ch]pp' | grep -vE '/((ahead|behind|beside|anywhere|acts_told|plain_deal)[a-z_]*|replay)\.[ch]pp$' \
  | xargs grep -nE '(^|[^A-Za-z_])acts(_|\(\))?([^a-z_ ]|$)|RunOfActs|act_at\(([a-z]|[^()]*(\(\))? ?[-+][^()]*)\)' \
  | grep -vE ':[0-9]+: *//|/table\.hpp:[0-9]+:      : notes\(record\.acts, out\)|/notes\.hpp:.*(acts_\[(now|at)\]|acts_\.size\(\)|\(acts\)|>& acts)')
if [ -n "$over" ]; then
  echo "a source of replay looks the acts over; ask ahead, behind, beside or anywhere:" >&2
  echo "$over" >&2
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
