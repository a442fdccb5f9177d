# Sourced at the top of ~/.bashrc by the line that `yosh init bash` prints. Starts yosh in every interactive terminal; a shell that
# already runs in yosh loads the hooks. Fails open: this shell ends only when the shell inside really ran and ended.

[[ $- == *i* && -t 0 && -t 1 && -t 2 && ${TERM:-dumb} != dumb ]] || return 0
[[ -z ${BASH_EXECUTION_STRING+set}${INSIDE_EMACS-}${MC_SID-}${VSCODE_RESOLVING_ENVIRONMENT-}${INTELLIJ_ENVIRONMENT_READER-} ]] || return 0
if [[ -n ${YOSH_SESSION-} && -r $YOSH_SESSION/nonce && /dev/stdin -ef $YOSH_SESSION/tty ]]; then
  . "${BASH_SOURCE[0]%/*}/yosh.bash"
  return 0
fi
[[ -x ${BASH_SOURCE[0]%/*}/../bin/yosh ]] && ((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] >= 404)) || return 0

# A child and not `exec`: when the proxy cannot start, this shell must still be there.
{
  __yo_login=''
  shopt -q login_shell && __yo_login=--login
  __yo_ended=$(YOSH_SHLVL=$((SHLVL - 1)) "${BASH_SOURCE[0]%/*}/../bin/yosh" --rc bash $__yo_login 3>&1 <&4 >&5 4<&- 5>&-) || : # `set -e`
} 4<&0 5>&1
case $__yo_ended in ended*) exit "${__yo_ended#ended }" ;; esac
unset __yo_ended __yo_login
