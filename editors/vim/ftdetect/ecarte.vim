" SPDX-License-Identifier: MIT
autocmd BufNewFile,BufRead *.ecarte setfiletype ecarte
