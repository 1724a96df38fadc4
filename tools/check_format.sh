#!/bin/sh
# SPDX-License-Identifier: MIT
# Fails when a source is not as .clang-format would have it. With --fix, rewrites them.
set -eu
cd "$(dirname "$0")/.."
mode='--dry-run -Werror'
[ "${1:-}" != --fix ] || mode=-i
# shellcheck disable=SC2086  # two options
find src grammar tests bench -name '*.[hc]pp' -print0 | xargs -0 -r clang-format-14 $mode
