" SPDX-License-Identifier: MIT
" The verbs and settings are those of the program: tests/lsp/editor_words.py --write puts them here.
if exists('b:current_syntax')
  finish
endif
syntax case match
syntax match ecarteComment /\(^\|\s\)\zs#.*$/ contains=@Spell
syntax region ecarteQuote start=/"/ end=/"/ oneline contains=@Spell
syntax region ecarteQuote start=/“/ end=/”/ oneline contains=@Spell
syntax match ecarteRed /\(\k\)\@<!\(10\|[KQJAT987?]\)\([♥♦]\|[HD]\>\)/
syntax match ecarteBlack /\(\k\)\@<!\(10\|[KQJAT987?]\)\([♠♣]\|[SC]\>\)/
syntax match ecarteTrick /\(^\|;\)\s*\zs\d\+\.\ze\s/
syntax match ecarteHeading /^\s*\zs\c\(deal\|game\|rubber\|hands again\)\>\(\s\+\d\+\)\?/
syntax match ecarteStop /^\s*?\s*$/
syntax match ecarteSetting /^\s*\zs\c\(cut for deal again\|cut for deal\|bystanders\|rentrants\|players\|settled\|agreed\|dealer\|expect\|stakes\|system\|cards\|packs\|score\|waive\|bets\|code\|pool\|bet\):/he=e-1
syntax keyword ecarteVerb abandons accepts accuses admits advises agree alters announces answers appeals asks beats begins bets calls changes chooses claims comes completes continues corrects covers cuts declines demands denies discards disputes draws erases examines exposes fetches finds finishes follows forgets gathers gets gives grants holds insists joins keeps lacks lays leads lets looks makes marks names objects offers parts pays permits plays points proposes puts questions refuses relinquishes remarks requires resigns retires returns revokes rules says shows shuffles stakes stands takes threatens throws touches trumps turns waits wants wins withdraws
highlight default link ecarteComment Comment
highlight default link ecarteQuote String
highlight default link ecarteRed Constant
highlight default link ecarteBlack Identifier
highlight default link ecarteTrick Number
highlight default link ecarteHeading Title
highlight default link ecarteStop Special
highlight default link ecarteSetting PreProc
highlight default link ecarteVerb Statement
let b:current_syntax = 'ecarte'
