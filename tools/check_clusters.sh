#!/bin/bash
# SPDX-License-Identifier: MIT
#
# Work parted over processes, killed half-way and taken up again, and its results added up to the bytes of one run:
# under GNU parallel, and as an array job of the Slurm that tools/slurm_here.sh starts on this machine (and stops).
#
#   tools/check_clusters.sh [ECARTE] [parallel|slurm]...     both where none is named
#
# Wants Debian's parallel, and for Slurm root, slurm-wlm and munge. No part of ./test: it takes a minute or two.
# docs/clusters.md holds what it printed last.
set -euo pipefail
cd "$(dirname "$0")/.."
ecarte=$(realpath "${1:-build/release/bin/ecarte}")
shift || true
[ $# -gt 0 ] || set -- parallel slurm
work=$(mktemp -d)
slurm=
cleanup() {
  [ -z "$slurm" ] || tools/slurm_here.sh stop "$slurm"
  rm -rf "$work"
}
trap cleanup EXIT
export ECARTE=$ecarte

fail() {
  echo "check_clusters: $1" >&2
  exit 1
}

# Eight shards of the 400 of the table, the same games as the first of fifty.
shards=8
of=400
"$ecarte" tabulate --part "$work/alone.csv" --shard 1/50
"$ecarte" tabulate --format csv "$work/alone.csv" >"$work/expected.csv"
expected=$(wc -l <"$work/expected.csv")

# add_up FOLDER NAME: the parts in an order that chance gives.
add_up() {
  # shellcheck disable=SC2046
  "$ecarte" tabulate --format csv $(find "$1" -name '*.csv' | sort -R) >"$work/$2.merged"
  cmp "$work/$2.merged" "$work/expected.csv"
  echo "$2: $(find "$1" -name '*.csv' | wc -l) parts add up to the $expected lines of one run, byte for byte"
}

# lines FOLDER: in all its parts.
lines() { cat "$1"/*.csv 2>/dev/null | wc -l; }

# wait_for_work FOLDER: until a fifth is done.
wait_for_work() {
  local try
  for try in $(seq 600); do
    [ "$(lines "$1")" -lt $((expected / 5)) ] || return 0
    sleep 0.1
  done
  fail 'nothing was done in a minute'
}

under_parallel() {
  local folder=$work/parallel
  mkdir "$folder"
  local command="$ecarte tabulate --shard {}/$of --part $folder/part-{}.csv"
  # In a session of its own, of which every process is killed.
  setsid parallel --jobs 2 --joblog "$work/log" "$command" ::: $(seq $shards) >/dev/null 2>&1 &
  local group=$!
  wait_for_work "$folder"
  # shellcheck disable=SC2046
  kill -9 $(ps -o pid= --sid "$group")
  wait "$group" 2>/dev/null || true
  local done
  done=$(lines "$folder")
  sleep 1
  [ "$(lines "$folder")" = "$done" ] || fail 'something was left alive'
  echo "parallel: killed, with all that it ran, after $done lines"
  # --retries takes up a task that is ended; the parts know how far they were.
  parallel --jobs 2 --retries 3 "$command" ::: $(seq $shards) >/dev/null
  add_up "$folder" parallel
}

under_slurm() {
  local folder=$work/slurm job task pid
  mkdir "$folder"
  slurm=$work/cluster
  eval "$(tools/slurm_here.sh start "$slurm")"
  job=$(sbatch --parsable --array=1-$shards tools/cluster/tabulate.sbatch $of "$folder")
  wait_for_work "$folder"
  # One task is queued again, as when its node is to be freed; the process of another is killed outright.
  mapfile -t running < <(squeue -h -r -t R -j "$job" -o %i)
  [ ${#running[@]} -ge 2 ] || fail 'expected two tasks to be running'
  scontrol requeue "${running[0]}"
  scancel --batch --signal=KILL "${running[1]}"
  echo "slurm: after $(lines "$folder") lines task ${running[0]} is queued again, and ${running[1]} killed"
  while [ -n "$(squeue -h -j "$job" 2>/dev/null)" ]; do
    # Slurm lets two minutes go by before it runs again what was queued again.
    scontrol update "jobid=${running[0]}" starttime=now 2>/dev/null || true
    sleep 1
  done
  # What was killed has failed; its tasks alone are submitted anew.
  local failed
  failed=$(scontrol -o show job "$job" | grep -v 'JobState=COMPLETED' |
    sed -n 's/.*ArrayTaskId=\([0-9]*\) .*/\1/p' | paste -sd,)
  [ -n "$failed" ] || fail 'the task killed was not'
  echo "slurm: not completed, and submitted anew: $failed"
  sbatch --wait --array="$failed" tools/cluster/tabulate.sbatch $of "$folder" >/dev/null
  add_up "$folder" slurm
  tools/slurm_here.sh stop "$slurm"
  slurm=
}

for way in "$@"; do
  case $way in
    parallel | slurm) "under_$way" ;;
    *) fail "expected parallel or slurm in place of '$way'" ;;
  esac
done
