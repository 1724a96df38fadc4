#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the Debian packages, holds them to lintian, and installs, uses and removes them in a bare Debian 12:
# check_deb.sh [BUILD-FOLDER]; without one, what is packaged is built first. Wants root, debootstrap and
# lintian; the bare system is made in a folder that is removed again. If tools/check_web.sh has made the page on
# the table, the package has it.
set -eu
cd "$(dirname "$0")/.."
if [ $# -eq 0 ]; then
  page=$PWD/build/wasm/page.html
  [ -e "$page" ] || page=
  cmake --preset package -DECARTE_PAGE="$page"
  tools/build_profiled.sh package
fi
build=${1:-build/package}
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

rm -f "$build"/*.deb
(cd "$build" && cpack -G DEB)
lintian --fail-on error "$build"/*.deb

debootstrap --variant=minbase bookworm "$root" >/dev/null
cp "$build"/*.deb "$root"/
in_root() { chroot "$root" env DEBIAN_FRONTEND=noninteractive "$@"; }
in_root find / -xdev -path /proc -prune -o -print | grep -v '^/var/\|\.deb$' | sort >"$root/var/before"
in_root sh -c 'dpkg -i /*.deb'
in_root ecarte --version
# The demonstration has two irregular deals, of which the exit status tells.
in_root sh -c 'cd /root && ecarte demo && { ecarte check --format short ecarte-demo; [ $? -eq 1 ]; }'
in_root sh -c 'ldconfig -p | grep -q libecarte.so.0'
in_root dpkg --purge libecarte-dev libecarte0 ecarte
rm -rf "$root/root/ecarte-demo"
in_root find / -xdev -path /proc -prune -o -print | grep -v '^/var/\|\.deb$' | sort >"$root/var/after"
diff "$root/var/before" "$root/var/after"
echo 'installed, used and removed; nothing is left'
