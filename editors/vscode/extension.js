// SPDX-License-Identifier: MIT
//
// Starts `ecarte lsp` and leaves the rest to it.
"use strict";

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function start() {
  const settings = vscode.workspace.getConfiguration("ecarte");
  const program = { command: settings.get("path"), args: ["lsp", ...settings.get("arguments")] };
  client = new LanguageClient("ecarte", "ecarte", program, {
    documentSelector: [{ language: "ecarte" }, { language: "markdown", scheme: "file" }],
  });
  return client.start().catch((error) => {
    vscode.window.showErrorMessage(
      `ecarte: '${program.command}' could not be started (${error.message}); ` +
        "the setting ecarte.path says where it is"
    );
  });
}

async function restart() {
  if (client !== undefined && client.isRunning()) {
    await client.stop();
  }
  await start();
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("ecarte.restart", restart),
    vscode.workspace.onDidChangeConfiguration((event) =>
      event.affectsConfiguration("ecarte") ? restart() : undefined
    )
  );
  await start();
}

function deactivate() {
  return client === undefined ? undefined : client.stop();
}

module.exports = { activate, deactivate };
