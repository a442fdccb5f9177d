# Read by bash as $ENV: `yosh` starts it as `bash --posix`, because an interactive posix shell reads this file and nothing
# else, login shell or not (--rcfile is ignored by login shells). Leaves posix mode, puts back what that start changed, reads
# what bash would have read by itself (INVOCATION in bash(1)), and then loads the hooks.

if [[ -n ${YOSH_ENV+set} ]]; then ENV=$YOSH_ENV; else unset ENV; fi
if [[ -z ${YOSH_POSIX+set} ]]; then
  set +o posix
  unset POSIXLY_CORRECT
fi
unset YOSH_ENV YOSH_POSIX
shopt -u inherit_errexit 2>/dev/null || : # posix mode switches it on and does not switch it off again
[[ ${HISTFILE-} != "$HOME/.sh_history" ]] || HISTFILE=$HOME/.bash_history

# The position of a file decides what it sees: none of the names here may be in the way of the user's files.
if shopt -q login_shell; then
  [[ ! -r /etc/profile ]] || . /etc/profile
  if [[ -r $HOME/.bash_profile ]]; then . "$HOME/.bash_profile"
  elif [[ -r $HOME/.bash_login ]]; then . "$HOME/.bash_login"
  elif [[ -r $HOME/.profile ]]; then . "$HOME/.profile"
  fi
else
  # The system-wide file is chosen when bash is built: Debian, then Arch and SUSE, then Fedora reads it from ~/.bashrc.
  if [[ -r /etc/bash.bashrc ]]; then . /etc/bash.bashrc
  elif [[ -r /etc/bash/bashrc ]]; then . /etc/bash/bashrc
  fi
  [[ ! -r $HOME/.bashrc ]] || . "$HOME/.bashrc"
fi

{ . "${BASH_SOURCE[0]%/*}/yosh.bash"; } 2>/dev/null
