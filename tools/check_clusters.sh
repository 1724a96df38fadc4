#!/bin/bash
# SPDX-License-Identifier: MIT
#
# Work parted over processes, killed half-way and taken up again, and its results added up to the bytes of one run:
# under GNU parallel, and as an array job of the Slurm that tools/slurm_here.sh starts on this machine (and stops).
# The work is an archive to check, and a piece of the table of `ecarte tabulate`.
#
#   tools/check_clusters.sh [ECARTE] [archive|table]-[parallel|slurm]...     all four where none is named
#
# Wants Debian's parallel, and for Slurm root, slurm-wlm and munge. No part of ./test: it takes a minute or two.
# docs/clusters.md holds what it printed last.
set -euo pipefail
cd "$(dirname "$0")/.."
ecarte=$(realpath "${1:-build/release/bin/ecarte}")
shift || true
[ $# -gt 0 ] || set -- archive-parallel table-parallel archive-slurm table-slurm
work=$(mktemp -d)
slurm=
cleanup() {
  [ -z "$slurm" ] || tools/slurm_here.sh stop "$slurm"
  rm -rf "$work"
}
trap cleanup EXIT
export ECARTE=$ecarte
shards=8

fail() {
  echo "check_clusters: $1" >&2
  exit 1
}

# What a kind of work is: the way of one run (prepare), of a shard (shard, a line for a shell), of a task under
# Slurm (submit), and of adding up (merge).

# The first 8 of 200 parts of the table are the first of 25.
prepare_table() {
  "$ecarte" tabulate --part "$work/alone" --shard 1/25 >/dev/null
  "$ecarte" tabulate --format csv "$work/alone" >"$work/expected"
}
shard_table() { echo "$ecarte tabulate --shard {}/200 --part $1/part-{} >/dev/null"; }
submit_table() { sbatch --parsable "${@:2}" tools/cluster/tabulate.sbatch 200 "$1"; }
merge_table() { "$ecarte" tabulate --format csv "$@"; }

# The fixtures of the laws, many times over, some of them irregular: a folder for each time.
copies=${CHECK_CLUSTERS_COPIES:-40}
prepare_archive() {
  local copy
  for copy in $(seq "$copies"); do
    mkdir -p "$work/archive/$copy"
    cp -r fixtures/laws "$work/archive/$copy/"
  done
  "$ecarte" check --format csv "$work/archive" >"$work/expected" || [ $? -eq 1 ]
}
shard_archive() {
  echo "$ecarte check --format csv --shard {}/$shards --journal $1/part-{} $work/archive >/dev/null || [ \$? -eq 1 ]"
}
submit_archive() {
  sbatch --parsable "${@:2}" tools/cluster/check.sbatch $shards "$1" --format csv "$work/archive"
}
merge_archive() { "$ecarte" merge "$@" || [ $? -eq 1 ]; }

# add_up WORK FOLDER NAME: the parts in an order that chance gives.
add_up() {
  # shellcheck disable=SC2046
  "merge_$1" $(find "$2" -name 'part-*' | sort -R) >"$work/merged"
  cmp "$work/merged" "$work/expected"
  echo "$3: $shards parts add up to the $(wc -l <"$work/expected") lines of one run, byte for byte"
}

# bytes FOLDER: in all its parts.
bytes() { cat "$1"/part-* 2>/dev/null | wc -c; }

# wait_for_work FOLDER: until something is done, and not all.
wait_for_work() {
  local try
  for try in $(seq 1200); do
    [ "$(bytes "$1")" -lt 20000 ] || return 0
    sleep 0.05
  done
  fail 'nothing was done in a minute'
}

# kill_session LEADER: all its processes, and what they began while they were listed.
kill_session() {
  local pids
  while pids=$(ps -o pid=,stat= --sid "$1" | awk '$2 !~ /^Z/ { print $1 }') && [ -n "$pids" ]; do
    # The numbers are words of the command line.
    # shellcheck disable=SC2086
    kill -9 $pids 2>/dev/null || true
  done
}

# under_parallel WORK
under_parallel() {
  local folder=$work/parallel command
  mkdir "$folder"
  command=$(shard_"$1" "$folder")
  # In a session of its own, of which every process is killed.
  setsid parallel --jobs 2 "$command" ::: $(seq $shards) >/dev/null 2>&1 &
  local group=$!
  wait_for_work "$folder"
  kill_session "$group"
  wait "$group" 2>/dev/null || true
  local done
  done=$(bytes "$folder")
  sleep 1
  [ "$(bytes "$folder")" = "$done" ] || fail 'something was left alive'
  # The parts know how far they were; --retries is for what is ended now.
  parallel --jobs 2 --retries 3 "$command" ::: $(seq $shards)
  echo "$1-parallel: killed, with all that it ran, after $done of $(bytes "$folder") bytes, and begun again"
  add_up "$1" "$folder" "$1-parallel"
  rm -r "$folder"
}

# under_slurm WORK
under_slurm() {
  local folder=$work/parts job failed done
  mkdir "$folder"
  slurm=$work/cluster
  eval "$(tools/slurm_here.sh start "$slurm")"
  job=$(submit_"$1" "$folder" --array=1-$shards)
  wait_for_work "$folder"
  local -a running=()
  until [ ${#running[@]} -ge 2 ]; do
    [ -n "$(squeue -h -j "$job")" ] || fail 'all was done before two tasks were seen to run'
    mapfile -t running < <(squeue -h -r -t R -j "$job" -o %i)
  done
  # One task is queued again, as when its node is to be freed; the process of the other is killed outright.
  scancel --batch --signal=KILL "${running[1]}"
  scontrol requeue "${running[0]}"
  done=$(bytes "$folder")
  while [ -n "$(squeue -h -j "$job" 2>/dev/null)" ]; do
    # Slurm lets two minutes go by before it runs again what was queued again.
    scontrol update "jobid=${running[0]}" starttime=now 2>/dev/null || true
    sleep 1
  done
  # What was killed has failed; it alone is submitted anew.
  failed=$(scontrol -o show job "$job" | sed -n '/JobState=COMPLETED/d; s/.*ArrayTaskId=\([0-9]*\) .*/\1/p' | paste -sd,)
  [ -n "$failed" ] || fail 'the task killed was not'
  submit_"$1" "$folder" --wait --array="$failed" >/dev/null
  echo "$1-slurm: after $done of $(bytes "$folder") bytes task ${running[0]} was queued again, and ${running[1]} killed;" \
    "not completed, and submitted anew: $failed"
  add_up "$1" "$folder" "$1-slurm"
  tools/slurm_here.sh stop "$slurm"
  slurm=
  rm -r "$folder"
}

prepared=
for way in "$@"; do
  kind=${way%-*}
  case $way in
    archive-parallel | archive-slurm | table-parallel | table-slurm)
      [ "$prepared" = "$kind" ] || "prepare_$kind"
      prepared=$kind
      "under_${way#*-}" "$kind"
      ;;
    *) fail "expected archive or table, - and parallel or slurm, in place of '$way'" ;;
  esac
done
