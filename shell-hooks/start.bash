# Read by bash as $ENV. `yosh` starts bash with --posix, because an interactive posix shell reads only this file, login shell or
# not (login shells ignore --rcfile). Leaves posix mode, restores what that start changed, reads the files that bash would have
# read by itself (INVOCATION in bash(1)), and then loads the hooks.

if [[ -n ${YOSH_ENV+set} ]]; then ENV=$YOSH_ENV; else unset ENV; fi
if [[ -z ${YOSH_POSIX+set} ]]; then
  set +o posix
  unset POSIXLY_CORRECT
fi
unset YOSH_ENV YOSH_POSIX
shopt -u inherit_errexit 2>/dev/null || : # posix mode switches it on and does not switch it off again
[[ ${HISTFILE-} != "$HOME/.sh_history" ]] || HISTFILE=$HOME/.bash_history
# posix mode looks for mail every 600 seconds, bash itself every 60; what comes from the environment is exported
((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] < 404)) || [[ ${MAILCHECK-} != 600 || ${MAILCHECK@a} == *x* ]] || MAILCHECK=60

# The user's files may make PROMPT_COMMAND readonly. As an element of its own, the first command of yosh.bash outlives every assignment to the
# variable; where it is removed, yosh.bash installs it again. Up to 5.0 there is one string only.
# shellcheck disable=SC2016,SC2154
((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] < 501)) || PROMPT_COMMAND[1]='{ __yo_prompt$__yo_ran "$?"; } >&"${__yo_calm[36#0$-]-/dev/null}${?:COMP_LINE=COMP_POINT=9}"'

# No function of ours here, and no variable in the environment: the user's files would see it.
export -n YOSH_INIT YOSH_RCFILE YOSH_PLAN
if [[ -r ${YOSH_INIT-} ]]; then
  # The terminal's shell integration, which reads the user's files itself; see rc.bash.
  # shellcheck source=/dev/null
  . "$YOSH_INIT"
elif shopt -q login_shell; then
  [[ ! -r /etc/profile ]] || . /etc/profile
  if [[ -r $HOME/.bash_profile ]]; then . "$HOME/.bash_profile"
  elif [[ -r $HOME/.bash_login ]]; then . "$HOME/.bash_login"
  elif [[ -r $HOME/.profile ]]; then . "$HOME/.profile"
  fi
else
  # The system-wide file is set when bash is built: first Debian's, then that of Arch and SUSE. Fedora's is read by ~/.bashrc.
  if [[ -r /etc/bash.bashrc ]]; then . /etc/bash.bashrc
  elif [[ -r /etc/bash/bashrc ]]; then . /etc/bash/bashrc
  fi
  # shellcheck source=/dev/null
  if [[ -r ${YOSH_RCFILE-} ]]; then . "$YOSH_RCFILE"
  elif [[ -r $HOME/.bashrc ]]; then . "$HOME/.bashrc"
  fi
fi
# One line, because `set -v` shows it. yosh.bash leaves the command `"$@"`, which must not run in it: a sourced file sees no DEBUG trap.
# Without hooks their command is taken away. Aliases are off meanwhile: one of the user's for `set` or `local` would become part of the
# functions.
{ YOSH_ALIASES=$BASHOPTS; \unset YOSH_INIT YOSH_RCFILE; \shopt -u expand_aliases; \. "${BASH_SOURCE[0]%/*}/yosh.bash"; "$@"; \set --; [[ $YOSH_ALIASES != *expand_aliases* ]] || \shopt -s expand_aliases; [[ -n ${!__y*} ]] || \unset 'PROMPT_COMMAND[1]'; \unset -v YOSH_ALIASES YOSH_PLAN; } >/dev/null 2>&1
