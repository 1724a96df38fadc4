#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs clang-tidy over src/ and bench/: check_tidy.sh [FILE-PATTERN]. Wants build/dev to be built.
# Prints findings only.
set -euo pipefail
cd "$(dirname "$0")/.."
# The flags are those of g++, some of which clang does not know.
run-clang-tidy-14 -quiet -p build/dev -j "$(nproc)" -extra-arg=-Wno-unknown-warning-option \
  "${1:-$PWD/(src|bench)/.*\.cpp}" 2>/dev/null | sed '/clang-tidy-14 .* -quiet /d'
