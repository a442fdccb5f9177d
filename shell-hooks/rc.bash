# Sourced at the top of ~/.bashrc by the line that `yosh init bash` prints. Starts yosh in every interactive terminal; a shell that
# already runs in yosh loads the hooks. Fails open: this shell ends only when the shell inside really ran and ended.

[[ $- == *i* && -t 0 && -t 1 && -t 2 && ${TERM:-dumb} != dumb ]] || return 0
[[ -z ${BASH_EXECUTION_STRING+set}${INSIDE_EMACS-}${MC_SID-}${VSCODE_RESOLVING_ENVIRONMENT-}${INTELLIJ_ENVIRONMENT_READER-} ]] || return 0
if [[ -n ${YOSH_SESSION-} && -r $YOSH_SESSION/nonce && /dev/stdin -ef $YOSH_SESSION/tty ]]; then
  . "${BASH_SOURCE[0]%/*}/yosh.bash"
  return 0
fi
[[ -x ${BASH_SOURCE[0]%/*}/../bin/yosh ]] && ((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] >= 404)) || return 0

# Repeats, for the shell inside, how the terminal started this one. Terminals load their shell integration by
# `--init-file` (VS Code) or by `--posix` and ENV (kitty, Ghostty), with variables that are gone when this line is read. Only Linux tells
# a shell its own arguments and environment without a process; elsewhere the integration has to be loaded by ~/.bashrc.
__yo_start() {
  local word before='' name
  while IFS= read -r -d '' word; do
    case $before in --init-file | --rcfile) export YOSH_RCFILE="$word" ;; esac
    [[ $word != --posix || -o posix ]] || export YOSH_INIT=ENV
    before=$word
  done <"/proc/$$/cmdline"
  [[ -n ${YOSH_RCFILE-}${YOSH_INIT-} ]] || return 0
  while IFS= read -r -d '' word; do
    name=${word%%=*}
    [[ $name == [A-Za-z_]* && $name != *[!A-Za-z0-9_]* ]] || continue
    [[ $name != ENV || -z ${YOSH_INIT-} ]] || { export "$name=${word#*=}" YOSH_INIT="${word#*=}"; continue; }
    [[ -n ${!name+set} ]] || export "$name=${word#*=}"
  done <"/proc/$$/environ"
} 2>/dev/null

# A child and not `exec`: when the proxy cannot start, this shell must still be there.
{
  __yo_login=''
  shopt -q login_shell && __yo_login=--login
  __yo_ended=$(
    [[ ! -r /proc/$$/environ ]] || __yo_start
    YOSH_SHLVL=$((SHLVL - 1)) "${BASH_SOURCE[0]%/*}/../bin/yosh" --rc bash $__yo_login 3>&1 <&4 >&5 4<&- 5>&-
  ) || : # `set -e`
} 4<&0 5>&1
case $__yo_ended in ended*) exit "${__yo_ended#ended }" ;; esac
unset __yo_ended __yo_login
unset -f __yo_start
