#!/bin/sh
# SPDX-License-Identifier: MIT
# Counts the instructions of a few runs of the programs in a folder, by callgrind, and holds them to
# those on record in bench/instructions.txt: count_instructions.sh [--record] [BIN]. More than a
# twentieth above the record is status 1; with --record what is found is written there. The numbers do
# not turn on what else the machine does, but on compiler and libraries: those on record are of
# Debian 12 and the preset `release` (build/release/bin, which is BIN unless it is said).
set -eu
record=no
[ "${1-}" = --record ] && { record=yes; shift; }
cd "$(dirname "$0")/.."
bin=${1:-build/release/bin}
kept=bench/instructions.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$bin/ecarte-generate" --deals 1 --seed 1 >"$work/one.ecarte"
"$bin/ecarte-generate" --deals 2000 --seed 1 >"$work/many.ecarte"

# count NAME ARGUMENT…: a line with the name and the instructions of `ecarte ARGUMENT…`
count() {
  name=$1
  shift
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$bin/ecarte" "$@" \
    >/dev/null 2>"$work/told" || { cat "$work/told" >&2; exit 2; }
  printf '%-16s %s\n' "$name" "$(sed -n 's/.*Collected : //p' "$work/told")"
}

hand="8S 7S QH 7H 7D --turn 9S"
{
  count version --version
  count help --help
  count check-one check "$work/one.ecarte"
  count check-2000 check "$work/many.ecarte"
  for model in open lead certain; do
    # The words of the hand are words of the command line.
    # shellcheck disable=SC2086
    count "odds-$model" odds $hand --model $model
  done
  count discard discard 9S 8H 7D KC 8C --turn TS
  count census census --by trumps --format csv
} >"$work/found"

if [ $record = yes ]; then
  cp "$work/found" "$kept"
  cat "$kept"
  exit
fi
awk 'NR == FNR { was[$1] = $2; next }
  !($1 in was) { printf "%-16s %12.0f  not on record\n", $1, $2; bad = 1; next }
  { ratio = $2 / was[$1]
    printf "%-16s %12.0f  %.3f of what is on record%s\n", $1, $2, ratio, (ratio > 1.05 ? ": too many" : "")
    if (ratio > 1.05) bad = 1 }
  END { exit bad }' "$kept" "$work/found"
