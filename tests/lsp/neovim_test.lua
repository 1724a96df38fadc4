-- SPDX-License-Identifier: MIT
-- The language server as an editor's own client meets it: the one of Neovim, without a screen.
--   ECARTE_PROGRAM=… ECARTE_VIM=editors/vim nvim --headless -u NONE -i NONE -n -c "luafile …"
local program, vimfiles = vim.env.ECARTE_PROGRAM, vim.env.ECARTE_VIM
local limit = 60000

local function check(truth, what)
  if not truth then
    io.stderr:write("neovim_test: " .. what .. "\n")
    vim.cmd("cquit 1")
  end
end

local function lines_of(buffer)
  return vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
end

local function codes(buffer)
  local found = {}
  for _, each in ipairs(vim.diagnostic.get(buffer)) do
    found[each.code or each.user_data.lsp.code] = each
  end
  return found
end

-- The files of editors/vim: the kind of file, and how its words are shown.
vim.opt.runtimepath:prepend(vimfiles)
vim.cmd("filetype plugin on | syntax on")
local name = vim.fn.tempname() .. ".ecarte"
vim.fn.writefile({
  "players: A, Y",
  "deal 1: A gives 3-2; turns 8♦",
  "  Y says \"🂡🂡\"; plays",
  "  1. Y K♥, A 9♠",
  "  2. Y Q♥, A 7♥",
}, name)
vim.cmd("edit " .. name)
local buffer = vim.api.nvim_get_current_buf()
check(vim.bo.filetype == "ecarte", "the kind of file is not known: " .. vim.bo.filetype)
check(vim.bo.commentstring == "# %s", "comments are not known")

local id = vim.lsp.start_client({ name = "ecarte", cmd = { program, "lsp" }, root_dir = vim.fn.fnamemodify(name, ":h") })
check(id and vim.lsp.buf_attach_client(buffer, id), "no client")
check(vim.wait(limit, function() return codes(buffer).revoke ~= nil end, 20), "no finding")
local revoke = codes(buffer).revoke
check(revoke.lnum == 3 and revoke.col == #"  1. Y K♥, A ", "a finding at " .. revoke.lnum .. ":" .. revoke.col)
check(revoke.severity == vim.diagnostic.severity.WARN, "its severity")

local function ask(method, more)
  local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(), more or {})
  local answers, why = vim.lsp.buf_request_sync(buffer, method, params, limit)
  check(answers and answers[id], method .. ": " .. tostring(why))
  check(not answers[id].error, method .. ": " .. vim.inspect(answers[id].error))
  return answers[id].result
end

vim.api.nvim_win_set_cursor(0, { 4, #"  1. Y K♥, A " })
local hover = ask("textDocument/hover")
check(hover.contents.value:find("law 43 revoke", 1, true), "hover: " .. hover.contents.value)
vim.lsp.util.jump_to_location(ask("textDocument/definition")[1], "utf-16")
check(vim.api.nvim_win_get_cursor(0)[1] == 5, "the act that proves it")

-- Edits behind characters beyond the basic plane reach the server where they were made.
vim.api.nvim_buf_set_text(buffer, 2, #"  Y says \"🂡🂡\"; ", 2, #lines_of(buffer)[3], { "plaays" })
check(vim.wait(limit, function() return codes(buffer)["unknown-verb"] ~= nil end, 20), "no refusal after an edit")
local problem = codes(buffer)["unknown-verb"]
check(problem.lnum == 2 and problem.col == #"  Y says \"🂡🂡\"; ", "refused at " .. problem.lnum .. ":" .. problem.col)
local actions = ask("textDocument/codeAction", {
  range = problem.user_data.lsp.range or {
    start = { line = 2, character = 0 }, ["end"] = { line = 2, character = 99 } },
  context = { diagnostics = {} },
})
check(actions[1] and actions[1].title == 'write "plays"', "no quick fix: " .. vim.inspect(actions))
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
check(lines_of(buffer)[3] == "  Y says \"🂡🂡\"; plays", "the fix: " .. lines_of(buffer)[3])
check(vim.wait(limit, function() return codes(buffer)["unknown-verb"] == nil end, 20), "the refusal stays")

-- What can be said now.
vim.api.nvim_buf_set_lines(buffer, -1, -1, false, { "  Y " })
vim.api.nvim_win_set_cursor(0, { 6, 3 })
vim.cmd("startinsert!")
local params = { textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = { line = 5, character = 4 } }
local offered = {}
for _, item in ipairs(ask("textDocument/completion", params).items) do offered[item.label] = true end
check(offered["finds the revoke"] and offered["throws down"], "completion in play")

-- The canonical form.
vim.api.nvim_buf_set_lines(buffer, 5, 6, false, { "  Y  discovers   the revoke" })
local edits = ask("textDocument/formatting", { options = { tabSize = 2, insertSpaces = true } })
vim.lsp.util.apply_text_edits(edits, buffer, "utf-16")
check(lines_of(buffer)[6] == "  Y finds the revoke", "formatted: " .. lines_of(buffer)[6])

-- It goes when it is told to.
vim.lsp.stop_client(id)
check(vim.wait(limit, function() return vim.lsp.get_client_by_id(id) == nil end, 20), "the server does not end")
io.stdout:write("neovim_test: all is well\n")
vim.cmd("quitall!")
