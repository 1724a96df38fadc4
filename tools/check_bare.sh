#!/bin/sh
# SPDX-License-Identifier: MIT
# Follows README in a bare Debian 12: check_bare.sh [run|test]. What is committed is put into a system
# made by debootstrap, where nothing is installed, and ./run rules on a record there, or ./test runs
# every test. Wants root and debootstrap; the system is made in a folder that is removed again. What it
# cost is told at the end.
set -eu
cd "$(dirname "$0")/.."
what=${1:-run}
case $what in
  run) command='./run; ./run check --expect -q fixtures/situations' ;;
  test) command=./test ;;
  *) echo "usage: $0 [run|test]" >&2; exit 2 ;;
esac
root=$(mktemp -d)
trap 'umount "$root/proc" "$root/dev/pts" "$root/dev" 2>/dev/null || true; rm -rf --one-file-system "$root"' EXIT

debootstrap --variant=minbase bookworm "$root" >/dev/null
mkdir "$root/ecarte"
git archive HEAD | tar -x -C "$root/ecarte"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount --bind /dev/pts "$root/dev/pts"  # tests of what is drawn on a terminal make one
before=$(du -sxm "$root" --exclude=proc --exclude=dev | cut -f1)
start=$(date +%s)
chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
  sh -c "cd /ecarte && $command"
seconds=$(($(date +%s) - start))
after=$(du -sxm "$root" --exclude=proc --exclude=dev | cut -f1)
printf './%s in a bare Debian 12: %d min %02d s on %d cores, %d MB of disk with its packages\n' \
  "$what" $((seconds / 60)) $((seconds % 60)) "$(nproc)" $((after - before))
