#!/bin/sh
# SPDX-License-Identifier: MIT
# Puts the extension into VS Code itself (the server that code-server 4.96.4 brings, VS Code 1.96) and opens a
# record in Chromium: run.sh PROGRAM SCREENSHOT. Wants Node 20, g++, Chromium and the npm registry, and 600 MB
# in a folder that is removed again; so it is no part of the tests.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "$1")
screenshot=$(realpath "$2")
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
cd "$work"

npm init -y >/dev/null
npm install --ignore-scripts --no-audit --no-fund code-server@4.96.4 playwright-core@1.56
code=$work/node_modules/code-server/lib/vscode
# One of its packages is named by its repository; the registry has the same version.
node -e '
  const fs = require("fs"), file = process.argv[1], lock = JSON.parse(fs.readFileSync(file));
  delete lock.packages["node_modules/@vscode/proxy-agent"];
  fs.writeFileSync(file, JSON.stringify(lock));' "$code/npm-shrinkwrap.json"
(cd "$code" && npm install --ignore-scripts --omit=dev --no-audit --no-fund \
  && npm rebuild @vscode/spdlog native-watchdog @parcel/watcher node-pty && ln -s node_modules node_modules.asar)

mkdir -p extensions/ecarte.ecarte data/data/Machine data/data/User records
cp -r "$here"/../../*.json "$here"/../../extension.js "$here"/../../syntaxes "$here"/../../snippets extensions/ecarte.ecarte
(cd extensions/ecarte.ecarte && npm install --omit=dev --no-audit --no-fund)
cp "$here/dispute.ecarte" "$here/drive.cjs" .
mv dispute.ecarte records
printf '{"ecarte.path": "%s", "security.workspace.trust.enabled": false, "workbench.startupEditor": "none"}' \
  "$program" >data/data/Machine/settings.json
cp data/data/Machine/settings.json data/data/User  # where trust in a folder is asked for
port=8397
node "$code/out/server-main.js" --host 127.0.0.1 --port $port --without-connection-token \
  --accept-server-license-terms --extensions-dir "$work/extensions" --server-data-dir "$work/data" >log 2>&1 &
server=$!
tries=0
until grep -q 'Extension host agent started' log; do
  tries=$((tries + 1))
  [ $tries -lt 60 ] || { cat log >&2; exit 1; }
  sleep 1
done
node drive.cjs "http://127.0.0.1:$port" "$work/records" "$screenshot"
