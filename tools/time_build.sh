#!/bin/sh
# SPDX-License-Identifier: MIT
# What a clean build costs: time_build.sh [PRESET [TARGET]], by default `release ecarte`. Builds in a
# folder of its own, without ccache, and prints the processor time of all compilers and linkers, the
# most memory one of them took, and the ten dearest. Wants Debian's `time`; docs/building.md has the
# last figures.
set -eu
cd "$(dirname "$0")/.."
if [ "${1:-}" = --launch ]; then  # called by the build, with the line of a compiler or linker
  shift
  output= before=
  for word in "$@"; do
    [ "$before" = -o ] && output=$word
    before=$word
  done
  cd "$OLDPWD"
  exec /usr/bin/time -a -o "$TIMED_LOG" -f "%U %S %M $output" "$@"
fi
preset=${1:-release}
target=${2:-ecarte}
folder=$PWD/build/timed-$preset
rm -rf "$folder"
mkdir -p "$folder"
export CCACHE_DISABLE=1 TIMED_LOG="$folder/timed.log"
launcher="$PWD/tools/time_build.sh;--launch"
cmake --preset "$preset" -B "$folder" \
  -DCMAKE_CXX_COMPILER_LAUNCHER="$launcher" -DCMAKE_CXX_LINKER_LAUNCHER="$launcher" >/dev/null
cmake --build "$folder" --target "$target" >/dev/null
awk '{ user += $1; kernel += $2; if ($3 > most) most = $3 }
     END { printf "%d commands, %.0f s user, %.0f s system, at most %.0f MB in one\n",
                  NR, user, kernel, most / 1024 }' "$TIMED_LOG"
sort -rn "$TIMED_LOG" | head -10 | awk '{ printf "%6.1f s %5.0f MB  %s\n", $1, $3 / 1024, $4 }'
