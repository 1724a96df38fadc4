#!/bin/sh
# Writes the table of words into grammar/NOTATION.md, as the program has it.
# Usage: tools/write_words.sh build/dev/bin/ecarte
set -eu
manual=$(dirname "$0")/../grammar/NOTATION.md
words=$(mktemp)
"$1" help words | sed '/  →  /,$d' | sed -e :a -e '/^\n*$/{$d;N;ba' -e '}' > "$words"
new=$(mktemp)
sed -e '/^<!-- words -->$/,/^<!-- end of words -->$/{/^<!-- end of words -->$/!{/^<!-- words -->$/!d}}' "$manual" |
  sed -e "/^<!-- words -->\$/r $words" > "$new"
cp "$new" "$manual"
rm -f "$words" "$new"
