;;; ecarte-mode.el --- Records of the card game écarté  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT
;; Package-Requires: ((emacs "26.1"))
;; Keywords: games, languages

;;; Commentary:

;; A major mode for records, and what Eglot needs to start the referee, `ecarte lsp'.
;; The verbs and settings are those of the program: tests/lsp/editor_words.py --write puts them here.

;;; Code:

(defconst ecarte-verbs
  '("abandons" "accepts" "accuses" "admits" "advises" "agree" "alters" "announces" "answers"
    "appeals" "asks" "beats" "begins" "bets" "calls" "changes" "chooses" "claims" "comes"
    "completes" "continues" "corrects" "covers" "cuts" "declines" "demands" "denies"
    "discards" "disputes" "draws" "erases" "examines" "exposes" "fetches" "finds" "finishes"
    "follows" "forgets" "gathers" "gets" "gives" "grants" "holds" "insists" "joins" "keeps"
    "lacks" "lays" "leads" "lets" "looks" "makes" "marks" "names" "objects" "offers" "parts"
    "pays" "permits" "plays" "points" "proposes" "puts" "questions" "refuses" "relinquishes"
    "remarks" "requires" "resigns" "retires" "returns" "revokes" "rules" "says" "shows"
    "shuffles" "stakes" "stands" "takes" "threatens" "throws" "touches" "trumps" "turns"
    "waits" "wants" "wins" "withdraws")
  "The verbs of the notation.")

(defconst ecarte-settings
  '("agreed" "bet" "bets" "bystanders" "cards" "code" "cut for deal" "cut for deal again"
    "dealer" "expect" "packs" "players" "pool" "rentrants" "score" "settled" "stakes"
    "system" "waive")
  "The settings a line may begin with.")

(defvar ecarte-font-lock-keywords
  (let ((card "\\_<\\(?:10\\|[KQJAT987?]\\)"))
    `((,(concat "^[ \t]*\\(" (regexp-opt ecarte-settings) "\\):") 1 font-lock-preprocessor-face)
      ("^[ \t]*\\([Dd]eal\\|[Gg]ame\\|[Rr]ubber\\|[Hh]ands again\\)\\_>\\(?:[ \t]+[0-9]+\\)?"
       . font-lock-function-name-face)
      ("\\(?:^\\|;\\)[ \t]*\\([0-9]+\\.\\)[ \t]" 1 font-lock-constant-face)
      (,(concat card "\\(?:[♥♦]\\|[HD]\\_>\\)") . font-lock-constant-face)
      (,(concat card "\\(?:[♠♣]\\|[SC]\\_>\\)") . font-lock-variable-name-face)
      (,(regexp-opt ecarte-verbs 'symbols) . font-lock-keyword-face)
      ("^[ \t]*\\?[ \t]*$" . font-lock-warning-face)))
  "What is shown how in records.")

(defvar ecarte-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?# "<" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?' "_" table)
    table)
  "Comments run from `#' to the end of the line; what is said stands in quotes.")

;;;###autoload
(define-derived-mode ecarte-mode prog-mode "écarté"
  "Major mode for records of the card game écarté."
  (setq-local comment-start "# ")
  (setq-local comment-start-skip "#+[ \t]*")
  (setq-local indent-tabs-mode nil)
  (setq-local indent-line-function #'indent-relative)
  (setq-local font-lock-defaults '(ecarte-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.ecarte\\'" . ecarte-mode))

;; The referee, with M-x eglot, or (add-hook 'ecarte-mode-hook #'eglot-ensure).
(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(ecarte-mode . ("ecarte" "lsp"))))

(provide 'ecarte-mode)
;;; ecarte-mode.el ends here
