# Read by zsh instead of the user's own .zshenv, because `yosh` starts zsh with ZDOTDIR set to this folder. Restores the user's
# ZDOTDIR before zsh looks for any other file, reads the user's .zshenv, and loads the hooks.

# zsh reads the bytes of ZDOTDIR wrongly where the locale does not have them, and then the path of this file is wrong too
__yo_hooks=${YOSH_HOOKS:-${${(%):-%x}:A:h:h}}
unset YOSH_HOOKS
[[ -z ${YOSH_PLAN+set} ]] || typeset +x YOSH_PLAN # the user's files need not see it
if [[ -n ${YOSH_ZDOTDIR+set} ]]; then
  export ZDOTDIR=$YOSH_ZDOTDIR
  unset YOSH_ZDOTDIR
else
  unset ZDOTDIR
fi
{
  [[ ! -r ${ZDOTDIR:-$HOME}/.zshenv ]] || builtin source "${ZDOTDIR:-$HOME}/.zshenv"
} always {
  [[ ! -o interactive ]] || builtin source "$__yo_hooks/yosh.zsh"
  builtin unset __yo_hooks YOSH_PLAN
}
