#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Follows the walks of CONTRIBUTING.md: how to add a law, a fact, an act, a form of results. Each has a
# patch in tests/walks/, as a stranger would write it who has read its section. It may touch no file
# that the section does not name; all of them together are built in a scratch copy of the tree, and each
# then shows that what it added works.
#
#   tools/check_walks.sh              all of them, in build/walks
#   tools/check_walks.sh fact act     some
#   tools/check_walks.sh --names      only whether the patches apply and touch what they may
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
scratch=$root/build/walks

fail() {
  echo "check_walks: $*" >&2
  exit 1
}

# files: what belongs to the project, each ended by a zero byte
files() {
  if [ -e .git ]; then
    git ls-files -z --cached --others --exclude-standard
  else
    find . -path ./build -prune -o -type f -print0
  fi
}

# section NAME: what CONTRIBUTING says of how to add that
section() {
  local heading
  heading=$(cat "tests/walks/$1/section")
  grep -qxF "## $heading" CONTRIBUTING.md || fail "CONTRIBUTING.md has no section '$heading'"
  sed -n "/^## $heading\$/,/^## /p" CONTRIBUTING.md
}

# named NAME: a pattern for each place the section names. `<x>` stands for any part of a name, a place
# that ends in a stroke for all that lies in it.
named() {
  section "$1" | tr '\n' ' ' | grep -oE '`[^`]+`' | tr -d '`' \
    | grep -E '^[A-Za-z0-9_./<>*-]+$' | grep -E '/|\.(md|cpp|hpp|txt)$' | sed -E 's/<[a-z]+>/*/g; s,/$,/*,; s/:.*//' | sort -u
  echo CHANGELOG.md
}

# holds_to_its_section NAME: does the patch touch only what the section names?
holds_to_its_section() {
  local touched pattern status=0
  while read -r _ _ touched; do
    local known=no
    while read -r pattern; do
      # shellcheck disable=SC2053 # the pattern is one
      if [[ $touched == $pattern || $touched == */$pattern ]]; then known=yes; fi
    done < <(named "$1")
    if [ $known = no ]; then
      echo "the walk '$1' touches $touched, which its section of CONTRIBUTING.md does not name" >&2
      status=1
    fi
  done < <(git apply --numstat "tests/walks/$1/walk.patch")
  return $status
}

names_only=no
if [ "${1-}" = --names ]; then
  names_only=yes
  scratch=$scratch/names
  shift
fi
if [ $# -eq 0 ]; then
  set -- $(cd tests/walks && for walk in */; do echo "${walk%/}"; done)
fi

rm -rf "$scratch/tree"
mkdir -p "$scratch/tree"
files | while IFS= read -r -d '' file; do
  if [ -e "$file" ]; then printf '%s\0' "$file"; fi
done | tar --null -T - -c | tar -x -C "$scratch/tree"
git init -q "$scratch/tree"

for walk in "$@"; do
  holds_to_its_section "$walk" || fail "$walk: see above"
  (cd "$scratch/tree" && git apply -C1 "$root/tests/walks/$walk/walk.patch") \
    || fail "$walk: tests/walks/$walk/walk.patch does not apply any more"
  echo "$walk: $(git apply --numstat "tests/walks/$walk/walk.patch" | wc -l) files," \
    "$(git apply --numstat "tests/walks/$walk/walk.patch" | awk '{n += $1} END {print n}') lines, all where its section says"
done
[ $names_only = no ] || exit 0

# As quickly as it can be compiled: what is asked is whether it works.
cmake -S "$scratch/tree" -B "$scratch/build" -G Ninja -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS=-O0 \
  -DECARTE_TESTS=ON -DECARTE_BENCH=OFF -DECARTE_INSTALL=OFF -DECARTE_CCACHE=OFF \
  -DCMAKE_PROJECT_TOP_LEVEL_INCLUDES="$root/tests/walks/quick.cmake" >"$scratch/configure.log" \
  || { cat "$scratch/configure.log" >&2; fail 'could not be configured'; }
# shellcheck disable=SC2046 # a target a word
cmake --build "$scratch/build" --target ecarte $(cat $(printf 'tests/walks/%s/targets ' "$@") | sort -u) \
  -- -k 0 >"$scratch/build.log" || { grep -vE '^\[' "$scratch/build.log" >&2; fail 'could not be built'; }

export PATH=$scratch/build/bin:$PATH
for walk in "$@"; do
  (cd "$scratch/tree" && bash -euo pipefail "$root/tests/walks/$walk/show.sh") || fail "$walk: does not work"
  echo "$walk: works"
done
