# SPDX-License-Identifier: MIT
# The form is taken by name, is in help, and writes.
revoke=fixtures/laws/turf-portland-1877/43-misplay/breach.ecarte
ecarte check --help | grep -q tsv
ecarte check --format tsv "$revoke" | grep -qP '^fixtures/.*:\d+\t43\trevoke\t'
ecarte check -o tsv:found.tsv -q "$revoke"
grep -qP '\t43\trevoke\t' found.tsv
