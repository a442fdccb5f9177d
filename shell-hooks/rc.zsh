# The line `yosh init zsh` prints sources this at the top of ~/.zshrc: every interactive terminal starts in yosh, and a shell
# that is already in one loads the hooks. Fails open: only when the shell inside really ran and ended does this one end too.

[[ -o interactive && -t 0 && -t 1 && -t 2 && ${TERM:-dumb} != dumb ]] || return 0
[[ -z ${ZSH_EXECUTION_STRING+set}${INSIDE_EMACS-}${MC_SID-}${VSCODE_RESOLVING_ENVIRONMENT-}${INTELLIJ_ENVIRONMENT_READER-} ]] || return 0
if [[ -n ${YOSH_SESSION-} && -r $YOSH_SESSION/nonce && /dev/stdin -ef $YOSH_SESSION/tty ]]; then
  builtin source "${${(%):-%x}:A:h}/yosh.zsh"
  return 0
fi
# Before 5.3 `zsh -ic …`, by which editors read the environment, cannot be told from a terminal here; `yosh` works there.
[[ $ZSH_VERSION == (5.<3->*|<6->.*) ]] || return 0

# A child and not `exec`: a proxy that cannot start must not cost the terminal its shell.
() {
  emulate -L zsh
  [[ -x $1/../bin/yosh ]] || return 0
  local -a login
  [[ ! -o login ]] || login=(--login)
  local ended level=$((SHLVL - 1)) # here: inside $(…) zsh 5.1 has taken one off already
  ended=$(YOSH_SHLVL=$level "$1/../bin/yosh" --rc zsh $login 3>&1 <&4 >&5 4<&- 5>&-)
  [[ $ended != ended* ]] || exit ${ended#ended }
} "${${(%):-%x}:A:h}" 4<&0 5>&1
