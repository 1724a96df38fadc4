#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what is missing of tools/packages.txt on Debian 12: bootstrap.sh [build] [test] [ci] [bench] [web].
# Needs root or sudo only if something is missing; where it has neither, it says what, and stops.
set -eu
packages=$(dirname "$0")/packages.txt
[ $# -gt 0 ] || set -- build test ci

# By itself, or within another package, as some nodejs hold npm.
installed() {
  dpkg-query -W -f '${db:Status-Status} ${Package}, ${Provides},\n' | grep -q "^installed.* $1[, ]"
}

missing=
for group in "$@"; do
  for package in $(awk -v group="$group" '!/^#/ && index("," $2 ",", "," group ",") { print $1 }' "$packages"); do
    installed "$package" || missing="$missing $package"
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
$as_root apt-get -o DPkg::Lock::Timeout=600 update -q >&2
# shellcheck disable=SC2086  # a list
$as_root apt-get -o DPkg::Lock::Timeout=600 install -y -q --no-install-recommends $missing >&2
