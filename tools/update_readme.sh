#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the commands in README.md's console blocks anew and writes what they print beneath them. Read the
# diff before you commit it: the end-to-end tests hold README to the same output.
# usage: tools/update_readme.sh PATH-TO-ECARTE
set -eu
program=$(realpath "$1")
cd "$(dirname "$0")/.."
PATH="$(dirname "$program"):$PATH"
export PATH
awk '
  /^```console$/ { inside = 1; print; next }
  inside && /^```$/ { inside = 0; print; next }
  inside && /^\$ / { print; fflush(); system(substr($0, 3) " 2>&1"); next }
  inside { next }
  { print }
' README.md >README.md.new
mv README.md.new README.md
