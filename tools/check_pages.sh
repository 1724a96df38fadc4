#!/bin/sh
# SPDX-License-Identifier: MIT
# Tries the page of `ecarte report` in Chromium (tests/page): check_pages.sh [PROGRAM]. Without PROGRAM
# it builds one in build/page. Not part of .ci/run: a browser is 300 MB.
set -eu
cd "$(dirname "$0")/.."
tools/bootstrap.sh build web
if [ $# -gt 0 ]; then
  ECARTE=$(realpath "$1")
else
  cmake --preset dev -DECARTE_TESTS=OFF -DECARTE_BENCH=OFF -B build/page
  cmake --build build/page --target ecarte
  ECARTE=$PWD/build/page/bin/ecarte
fi
export ECARTE
cd tests/page
npm ci --no-audit --no-fund
npm test
