#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds what is packaged, optimised by what of it runs often: build_profiled.sh PRESET [TARGET…]. It is built
# twice in build/PRESET: first so that it notes how often each part of it runs, which is told by an archive
# made from a seed (so that two builds come to the same program), and then by what was noted. With a compiler
# other than GCC it is built once.
set -eu
cd "$(dirname "$0")/.."
preset=$1
shift
build=build/$preset
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cmake --preset "$preset" -DECARTE_PROFILE=write -DECARTE_BENCH=ON
cmake --build "$build" --target ecarte ecarte-generate
generate="$build/bin/ecarte-generate --archive --deals 20000 --per-file 500"
$generate --seed 9 >"$work/lawful.ecarte"
$generate --seed 10 --irregular 1/20 >"$work/irregular.ecarte" 2>/dev/null
# Not what was noted while they were made.
find "$build" -name '*.gcda' -delete
"$build/bin/ecarte" check "$work/lawful.ecarte" >/dev/null
# Irregular deals are what status 1 tells of.
"$build/bin/ecarte" check "$work/irregular.ecarte" >/dev/null || [ $? -eq 1 ]

cmake --preset "$preset" -DECARTE_PROFILE=use
cmake --build "$build" ${1:+--target "$@"}
