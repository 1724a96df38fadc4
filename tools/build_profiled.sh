#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds what is packaged, optimised by what of it runs often: build_profiled.sh PRESET [TARGET…]. It is built
# twice in build/PRESET: first so that it notes how often each part of it runs, which is told by archives made
# from a seed and read by one thread (so that two builds come to the same program), and then by what was noted.
# What was noted of other sources is thrown away first, and would be an error of the compiler's. With a compiler
# other than GCC it is built once. JOBS says how many compilers run at once.
set -eu
cd "$(dirname "$0")/.."
# What is noted lies beside the objects, where ccache would not look for it.
export CCACHE_DISABLE=1
preset=$1
shift
build=build/$preset
build_some() { cmake --build "$build" ${JOBS:+-j "$JOBS"} ${1:+--target "$@"}; }
finish() {
  cmake --preset "$preset" -DECARTE_PROFILE="$1"
  shift
  build_some "$@"
}

cmake --preset "$preset" -DECARTE_PROFILE=write -DECARTE_BENCH=ON
if ! grep -q '^ECARTE_PROFILES:INTERNAL=1' "$build/CMakeCache.txt"; then
  finish '' "$@"
  exit
fi
build_some ecarte ecarte-generate

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
generate="$build/bin/ecarte-generate --archive"
$generate --deals 20000 --per-file 500 --seed 9 >"$work/lawful.ecarte"
$generate --deals 20000 --per-file 500 --seed 10 --irregular 1/20 >"$work/irregular.ecarte" 2>/dev/null
$generate --deals 2000 --per-file 1 --seed 11 --folder "$work/many"
# Not what was noted while they were made, nor by an earlier build.
find "$build" -name '*.gcda' -delete
# Irregular deals are what status 1 tells of.
for records in lawful.ecarte irregular.ecarte many; do
  "$build/bin/ecarte" check -j 1 "$work/$records" >/dev/null || [ $? -eq 1 ]
done
# More than one source has been noted, or nothing was gained by all this.
[ "$(find "$build" -name '*.gcda' | wc -l)" -gt 1 ]

finish use "$@"
