#!/bin/sh
# SPDX-License-Identifier: MIT
# Fails when a layer includes a header from a layer or a library it may not know.
# The allow lines below are the architecture; ARCHITECTURE.md explains them.
# With a build folder as argument, what was generated for a layer is looked at too.
set -u
cd "$(dirname "$0")/.." || exit 2
build=${1:-build/dev}
status=0

# sources LAYER: the folders that hold its code, written and generated
sources() {
  for folder in "src/$1" "$build/generated/$1" "$build/src/$1"; do
    [ -d "$folder" ] && echo "$folder"
  done
}

# allow LAYER OTHER…: our headers it may include besides its own
allow() {
  layer=$1
  shift
  for used in $(sources "$layer" | xargs -r grep -rhoE --include='*.[hci]pp' \
      '^ *# *include "[a-z_]+/' | sed 's/.*"//; s,/$,,' | sort -u); do
    case " $layer $* " in
      *" $used "*) ;;
      *) echo "src/$layer may not include $used/" >&2; status=1 ;;
    esac
  done
}

# only LIBRARY-PATTERN PLACE…: the only folders that may include a library
only() {
  pattern=$1
  shift
  for file in $(grep -rlE --include='*.[hc]pp' "^ *# *include <$pattern" src grammar); do
    allowed=no
    for place in "$@"; do
      case $file in "$place"/*) allowed=yes ;; esac
    done
    [ $allowed = yes ] || { echo "$file may not include <$pattern…>" >&2; status=1; }
  done
}

allow json
allow lanes
allow unpack
allow game
allow record   game
allow notation game record grammar
allow replay   game record
allow yaml
allow codes    game record replay yaml
allow law      game record replay codes
allow certificate json game record replay codes law
allow interview game record replay codes law
allow examples game record notation replay codes law interview referee
allow sitting  game record replay codes law
allow accounts game record
allow report   json game record replay codes law interview sitting accounts
allow picture  game record replay codes law report
allow page     json game record replay codes law report picture
allow referee  game record notation replay codes law sitting
allow api      json game record notation replay codes law interview sitting report referee texts
allow texts    game record notation replay codes law referee report
allow lsp      json game record notation replay codes law referee report api texts
allow analysis game record
allow treatise json game record notation analysis yaml
allow cli      lanes unpack json game record notation replay yaml codes law certificate interview examples sitting accounts report picture page referee api texts lsp analysis treatise

only 'tao/pegtl' grammar src/notation
only 'CLI/'      src/cli src/verify
only 'yaml-cpp/' src/yaml src/verify
only 'pugixml' src/picture src/report src/treatise
only 'kainjow' src/page src/treatise
only '(zlib|zstd)' src/unpack
only '(thread|condition_variable|future|semaphore|latch|barrier)>' src/lanes src/cli
# These take longer to compile than any layer: fmt elsewhere by its core alone.
only 'nlohmann/' src/json src/verify
only 'fmt/([^c]|c[^o])' src/fmt

# What is compiled to WebAssembly meets an older library, for which web/std/algorithm stands in.
for used in $(cd src && grep -ohE --include='*.[hc]pp' 'std::ranges::[a-z_]+' -r accounts api codes game interview \
    json law notation record referee replay report sitting texts ../grammar | sort -u); do
  if ! grep -q "^inline constexpr .* ${used##*::}{};" web/std/algorithm; then
    echo "$used is not in web/std/algorithm, which the WebAssembly build has it from" >&2
    status=1
  fi
done

# The grammar is rules alone; the makers of lawful games and the checker of certificates are second
# opinions: none of them knows us. The checker links nothing of ours either.
for apart in grammar tests/support src/verify; do
  if grep -rnE --include='*.[hc]pp' '^ *# *include "([a-z_]+/|\.\.)' "$apart" \
      | grep -E '"(\.\.|json|game|record|notation|replay|yaml|codes|law|certificate|interview|sitting|accounts|report|picture|page|referee|api|texts|lsp|analysis|treatise|cli)(/|")' >&2; then
    echo "$apart may not include anything of src/" >&2
    status=1
  fi
done
if grep -nE 'ecarte_(fmt|json|game|record|notation|replay|yaml|codes|law|certificate|interview|sitting|accounts|report|picture|page|referee|api|texts|lsp|analysis|treatise)' \
    src/verify/CMakeLists.txt >&2; then
  echo "src/verify may link nothing of src/" >&2
  status=1
fi

# The places where law knows a fact by its name are those that ARCHITECTURE.md lists.
law_by_name() {
  grep -noE 'FactKind::[A-Z][A-Za-z]+' src/law/*.cpp \
    | sed -E 's,src/law/([a-z_]+)\.cpp:[0-9]+:FactKind::,\1 ,' | sort -u \
    | sed -E 's/ ([A-Z])/ \L\1/; :a; s/ (.*[a-z])([A-Z])/ \1-\L\2/; ta' | sort -u
}
places=$(sed -n '/^### What of the law is in C++/,/^## /p' ARCHITECTURE.md | grep '^| `')
unlisted=$(law_by_name | while read -r place fact; do
  echo "$places" | grep -F "\`$fact\`" | grep -qF "\`$place\`" || echo "$fact in src/law/$place.cpp"
done)
if [ -n "$unlisted" ]; then
  echo "law knows by name, and ARCHITECTURE.md does not say why:" >&2
  echo "$unlisted" >&2
  status=1
fi
exit $status
