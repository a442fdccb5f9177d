# Read by zsh instead of the user's own .zshenv, because `yosh` starts it with ZDOTDIR pointing here. Gives the user's ZDOTDIR
# back before zsh looks for any other file, reads the file it would have read, and arranges for the hooks.

if [[ -n ${YOSH_ZDOTDIR+set} ]]; then
  export ZDOTDIR=$YOSH_ZDOTDIR
  unset YOSH_ZDOTDIR
else
  unset ZDOTDIR
fi
{
  [[ ! -r ${ZDOTDIR:-$HOME}/.zshenv ]] || builtin source "${ZDOTDIR:-$HOME}/.zshenv"
} always {
  [[ ! -o interactive ]] || builtin source "${${(%):-%x}:A:h:h}/yosh.zsh"
}
