#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles the engine to WebAssembly and tests what is made of it. The npm package: its documents against the
# library's, its types, the package as somebody installs it, with the example of its README, in Node and in
# Chromium. The page on the table: its documents too, and by touch, at a phone's size, without a network; and,
# since the browser is there, the page of the treatises.
# Leaves build/ecarte-VERSION.tgz and build/wasm/page.html. Not part of .ci/run: Emscripten is 800 MB, and
# compiles for minutes.
set -eu
cd "$(dirname "$0")/.."
tools/bootstrap.sh build web
cmake --preset dev -DECARTE_TESTS=OFF -DECARTE_BENCH=OFF -B build/web-host
cmake --build build/web-host --target ecarte_embed ecarte_take_words_apart ecarte_widths ecarte_shared
cmake --preset wasm -DECARTE_HOST_BIN="$PWD/build/web-host/bin"
cmake --build --preset wasm
cp build/wasm/ecarte.wasm web/package/
# The program that has the page gives it out as it was made.
cmake -B build/web-host -DECARTE_PAGE="$PWD/build/wasm/page.html"
cmake --build build/web-host --target ecarte
build/web-host/bin/ecarte page -o build/page.html
cmp build/page.html build/wasm/page.html

cd web/package
npm ci --no-audit --no-fund
node types.mjs --check
npm run types
ECARTE_LIBRARY=$OLDPWD/build/web-host/lib/libecarte.so
ECARTE_PROGRAM=$OLDPWD/build/web-host/bin/ecarte
export ECARTE_LIBRARY ECARTE_PROGRAM
npm test
npm pack --pack-destination "$OLDPWD/build"
node test/measure.mjs
(
  cd ../page
  npm ci --no-audit --no-fund
  npm test
  node test/measure.mjs
)

# As somebody has it who installs it.
empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
awk '/^```js$/ { inside = 1; next } /^```$/ { inside = 0 } inside' README.md > "$empty/example.mjs"
awk '/^```text$/ { inside = 1; next } /^```$/ { inside = 0 } inside' README.md > "$empty/expected"
package=$(echo "$OLDPWD"/build/ecarte-*.tgz)
cd "$empty"
npm init -y >/dev/null
npm install --no-audit --no-fund "$package"
node example.mjs > said
diff expected said
echo 'the package installs, and its example says what its README says'
