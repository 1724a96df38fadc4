#!/bin/sh
# SPDX-License-Identifier: MIT
# Fails when a folder of fixtures/laws does not bear the number and the id of its law, as
# rules/ has them: 43-misplay. A folder without a number is about no one law.
set -u
cd "$(dirname "$0")/.." || exit 2
status=0
for code in fixtures/laws/*/; do
  code=$(basename "$code")
  from=$(sed -n 's/^extends: *//p' "rules/$code/code.yaml")
  # shellcheck disable=SC2086 # a folder a word
  ids=$(cd rules && cat "$code"/*.yaml ${from:+"$from"/*.yaml} \
    | awk '$1 == "-" && $2 == "law:" { number = $3 } $1 == "id:" && number != "" {
             printf "%s%s-%s\n", (number ~ /^[0-9]$/ ? "0" : ""), number, $2; number = "" }')
  for folder in "fixtures/laws/$code"/[0-9]*/; do
    name=$(basename "$folder")
    case "
$ids
" in
      *"
$name
"*) ;;
      *) echo "fixtures/laws/$code/$name: no law has that number and id" >&2; status=1 ;;
    esac
  done
done
exit $status
