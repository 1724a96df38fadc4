#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what is missing of tools/packages.txt on Debian 12: bootstrap.sh [build] [test] [ci].
# Needs root or sudo only if something is missing; where it has neither, it says what, and stops.
set -eu
packages=$(dirname "$0")/packages.txt
[ $# -gt 0 ] || set -- build test ci

missing=
for group in "$@"; do
  for package in $(awk -v group="$group" '!/^#/ && $2 == group { print $1 }' "$packages"); do
    state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$state" = installed ] || missing="$missing $package"
  done
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" -eq 0 ]; then
  as_root='env DEBIAN_FRONTEND=noninteractive'
elif command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
  as_root='sudo env DEBIAN_FRONTEND=noninteractive'
else
  echo "These packages are missing, and need root to install:$missing" >&2
  exit 1
fi
echo "Installing:$missing" >&2
$as_root apt-get update -q >&2
# shellcheck disable=SC2086  # a list
$as_root apt-get install -y -q --no-install-recommends $missing >&2
