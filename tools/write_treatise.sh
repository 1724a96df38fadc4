#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes docs/treatise.md and its drawings with the program given: write_treatise.sh [--check] ECARTE.
# With --check nothing is changed, and a difference is status 1.
set -eu
check=no
[ "$1" = --check ] && { check=yes; shift; }
program=$1
case $program in /*) ;; *) program=$PWD/$program ;; esac
cd "$(dirname "$0")/.."
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT
"$program" treatise fixtures/treatise --format markdown --plots "$new/treatise" >"$new/treatise.md"
if [ $check = yes ]; then
  diff -u docs/treatise.md "$new/treatise.md" && diff -ru docs/treatise "$new/treatise"
else
  mkdir -p docs/treatise
  rm -f docs/treatise/*.svg
  cp "$new"/treatise/*.svg docs/treatise/
  cp "$new/treatise.md" docs/treatise.md
fi
