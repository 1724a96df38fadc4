#!/bin/sh
# SPDX-License-Identifier: MIT
# Counts the instructions of a few runs of the programs in a folder, by callgrind, and holds them to
# those on record in bench/instructions.txt: count_instructions.sh [--judging] [--record|--print] [BIN
# [GENERATOR]]. More than a twentieth above the record is status 1; with --record what is found is written
# there, with --print it is only said. --judging: reading and ruling alone, which is cheaply built (.ci/run).
# The numbers do not turn on what else the machine does, but on compiler and libraries: those on record are
# of Debian 12 and the preset `release` (build/release/bin, which is BIN unless it is said). The archives
# are made by the GENERATOR, that in BIN unless it is said; how it was built makes no difference to them.
set -eu
judging=no
to=hold
while :; do
  case ${1-} in
    --judging) judging=yes ;;
    --record | --print) to=${1#--} ;;
    *) break ;;
  esac
  shift
done
cd "$(dirname "$0")/.."
bin=${1:-build/release/bin}
generate=${2:-$bin/ecarte-generate}
kept=bench/instructions.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$generate" --deals 1 --seed 1 >"$work/one.ecarte"
"$generate" --deals 2000 --seed 1 >"$work/many.ecarte"
# Sixteen files each, which is every way in which a file is written.
"$generate" --archive --deals 2000 --per-file 125 >"$work/archive.ecarte"
"$generate" --archive --deals 2000 --per-file 125 --irregular 1/20 >"$work/irregular.ecarte" 2>/dev/null

# count NAME PROGRAM ARGUMENT…: a line with the name and the instructions of the run
count() {
  name=$1
  shift
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$bin/$@" \
    >/dev/null 2>"$work/told" || { cat "$work/told" >&2; exit 2; }
  printf '%-16s %s\n' "$name" "$(sed -n 's/.*Collected : //p' "$work/told")"
}

hand="8S 7S QH 7H 7D --turn 9S"
{
  count judge-2000 ecarte-bench-judge "$work/many.ecarte"
  count judge-archive ecarte-bench-judge "$work/archive.ecarte"
  count judge-irregular ecarte-bench-judge "$work/irregular.ecarte"
  if [ $judging = no ]; then
    count version ecarte --version
    count help ecarte --help
    count check-one ecarte check "$work/one.ecarte"
    count check-2000 ecarte check "$work/many.ecarte"
    count check-codes ecarte check --code turf-portland-1877 --code hoyle-modernized "$work/many.ecarte"
    for model in open lead certain; do
      # The words of the hand are words of the command line.
      # shellcheck disable=SC2086
      count "odds-$model" ecarte odds $hand --model $model
    done
    count discard ecarte discard 9S 8H 7D KC 8C --turn TS
    count census ecarte census --by trumps --format csv
  fi
} >"$work/found"

case $to in
  print)
    cat "$work/found"
    exit
    ;;
  record)
    # What was not counted now stays as it is.
    { cat "$work/found"; [ ! -e $kept ] || awk 'NR == FNR { now[$1] = 1; next } !($1 in now)' "$work/found" $kept; } \
      >"$work/kept"
    cp "$work/kept" $kept
    cat $kept
    exit
    ;;
esac
awk 'NR == FNR { was[$1] = $2; next }
  !($1 in was) { printf "%-16s %12.0f  not on record\n", $1, $2; bad = 1; next }
  { ratio = $2 / was[$1]
    printf "%-16s %12.0f  %.3f of what is on record%s\n", $1, $2, ratio, (ratio > 1.05 ? ": too many" : "")
    if (ratio > 1.05) bad = 1 }
  END { exit bad }' "$kept" "$work/found"
