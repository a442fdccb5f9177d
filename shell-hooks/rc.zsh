# Sourced at the top of ~/.zshrc by the line that `yosh init zsh` prints. Starts yosh in every interactive terminal; a shell that
# already runs in yosh loads the hooks. Fails open: this shell ends only when the shell inside really ran and ended.

[[ -o interactive && -t 0 && -t 1 && -t 2 && ${TERM:-dumb} != dumb ]] || return 0
[[ -z ${ZSH_EXECUTION_STRING+set}${INSIDE_EMACS-}${MC_SID-}${VSCODE_RESOLVING_ENVIRONMENT-}${INTELLIJ_ENVIRONMENT_READER-} ]] || return 0
if [[ -n ${YOSH_SESSION-} && -r $YOSH_SESSION/nonce && /dev/stdin -ef $YOSH_SESSION/tty ]]; then
  builtin source "${${${0:#${ZSH_ARGZERO-}}:-${(%):-%x}}:A:h}/yosh.zsh"
  return 0
fi
# Before 5.3 only the arguments, which Linux shows, tell `zsh -ic …`, with which editors read the environment, from a terminal. Where they
# cannot be read, only `yosh` itself works.
if [[ $ZSH_VERSION != (5.<3->*|<6->.*) ]]; then
  [[ $ZSH_VERSION == 5.<1->* && -r /proc/$$/cmdline && -z ${(Mj::)${(0)"$(</proc/$$/cmdline)"}:#[-+]*c*} ]] || return 0
fi

# A child and not `exec`: when the proxy cannot start, this shell must still be there.
() {
  emulate -L zsh
  [[ -x $1/../bin/yosh ]] || return 0
  local -a login
  [[ ! -o login ]] || login=(--login)
  # Terminals load their shell integration by a ZDOTDIR of theirs (VS Code, kitty, Ghostty), with variables that are gone when this line is
  # read: the shell inside is started with the same ones. Only Linux tells a shell its own environment without a process; elsewhere the
  # integration has to be loaded by ~/.zshrc.
  local -A given
  local word
  if [[ -r /proc/$$/environ ]]; then
    for word in ${(0)"$(</proc/$$/environ)"}; do given[${word%%=*}]=${word#*=}; done
  fi
  local ended level=$((SHLVL - 1)) # not inside $(…): zsh 5.1 lowers SHLVL there
  ended=$(
    if [[ -n ${given[ZDOTDIR]-} && $given[ZDOTDIR] != ${ZDOTDIR-} ]]; then
      for word in ${(k)given}; do
        [[ $word == [A-Za-z_]* && $word != *[^A-Za-z0-9_]* ]] || continue
        (( ${(P)+word} )) && [[ $word != ZDOTDIR ]] || export "$word=$given[$word]"
      done
    fi
    YOSH_SHLVL=$level "$1/../bin/yosh" --rc zsh $login 3>&1 <&4 >&5 4<&- 5>&-
  )
  [[ $ended != ended* ]] || exit ${ended#ended }
} "${${${0:#${ZSH_ARGZERO-}}:-${(%):-%x}}:A:h}" 4<&0 5>&1
