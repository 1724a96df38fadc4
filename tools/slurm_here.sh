#!/bin/bash
# SPDX-License-Identifier: MIT
#
# A Slurm of one node on this machine, in a folder of its own and without systemd: for trying array
# jobs. It listens on this machine alone, has its own munge and its own ports, and nothing of it is left once it
# is stopped. docs/clusters.md shows it at work.
#
#   tools/slurm_here.sh start [FOLDER]   prints what a shell must be told: eval "$(tools/slurm_here.sh start)"
#   tools/slurm_here.sh stop [FOLDER]    ends what runs under it, itself, and the folder
#
# Wants root, and Debian's slurm-wlm and munge. FOLDER is /run/ecarte-slurm where none is given.
set -euo pipefail

action=${1:?usage: tools/slurm_here.sh start|stop [FOLDER]}
folder=$(realpath -m "${2:-/run/ecarte-slurm}")
port=${SLURM_HERE_PORT:-26817}
cpus=${SLURM_HERE_CPUS:-$(nproc)}

die() {
  echo "slurm_here: $1" >&2
  exit 2
}

configure() {
  local name
  name=$(hostname -s)
  cat >"$folder/slurm.conf" <<CONF
ClusterName=here
SlurmctldHost=$name(127.0.0.1)
SlurmctldPort=$port
SlurmdPort=$((port + 1))
AuthType=auth/munge
AuthInfo=socket=$folder/munge/socket
CredType=cred/munge
SlurmUser=root
SlurmdUser=root
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=batch_sched_delay=0,bf_interval=1,requeue_setup_env_fail
JobRequeue=1
KillWait=2
MinJobAge=3600
MaxArraySize=10001
ReturnToService=2
NodeName=$name NodeAddr=127.0.0.1 CPUs=$cpus State=UNKNOWN
PartitionName=here Nodes=$name Default=YES MaxTime=INFINITE State=UP
CONF
}

start_munge() {
  mkdir -m 755 "$folder/munge"
  (umask 077 && dd if=/dev/urandom of="$folder/munge/key" bs=1024 count=1 status=none)
  munged --force --key-file="$folder/munge/key" --socket="$folder/munge/socket" \
    --pid-file="$folder/munge/pid" --log-file="$folder/munge/log" --seed-file="$folder/munge/seed"
}

start() {
  [ "$(id -u)" = 0 ] || die "starting slurmctld and slurmd wants root"
  local program
  for program in munged slurmctld slurmd sinfo; do
    command -v "$program" >/dev/null || die "$program is missing: apt-get install slurm-wlm munge"
  done
  [ ! -e "$folder" ] || die "$folder is there already; stop it first"
  mkdir -m 755 -p "$folder" "$folder/state" "$folder/spool"
  trap 'stop; die "it did not start"' ERR
  configure
  start_munge
  export SLURM_CONF=$folder/slurm.conf
  slurmctld
  slurmd
  local try
  for try in $(seq 100); do
    [ "$(sinfo -h -o %T 2>/dev/null)" = idle ] && break
    [ "$try" -lt 100 ] || {
      tail -n 20 "$folder"/slurm*.log >&2
      false
    }
    sleep 0.2
  done
  echo "export SLURM_CONF=$folder/slurm.conf"
}

# Ends the process whose number is in a file, and waits until it is gone.
end() {
  local pid
  pid=$(cat "$1" 2>/dev/null) || return 0
  kill "$pid" 2>/dev/null || return 0
  local try
  for try in $(seq 100); do
    kill -0 "$pid" 2>/dev/null || return 0
    sleep 0.1
  done
  kill -9 "$pid" 2>/dev/null || true
}

stop() {
  trap - ERR
  [ -e "$folder/slurm.conf" ] || die "no Slurm was started in $folder"
  export SLURM_CONF=$folder/slurm.conf
  if [ -e "$folder/slurmctld.pid" ]; then
    scancel --user=root 2>/dev/null || true
    local try
    for try in $(seq 50); do
      [ -n "$(squeue -h 2>/dev/null)" ] || break
      sleep 0.2
    done
  fi
  end "$folder/slurmd.pid"
  end "$folder/slurmctld.pid"
  end "$folder/munge/pid"
  rm -rf "$folder"
}

case $action in
  start | stop) "$action" ;;
  *) die "expected start or stop in place of '$action'" ;;
esac
