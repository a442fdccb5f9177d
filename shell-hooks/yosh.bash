# yosh's hooks for bash >= 4.4: data, sourced by the shell. docs/protocol.md has the frames they write.
#
# Rules of this file: no fork at a prompt or a question; silent under set -eux, odd IFS, noclobber, failglob; $?, $_,
# PIPESTATUS and BASH_REMATCH stay the user's (so no =~ here); the nonce is in a shell variable only, never exported, never traced.

[[ -n ${YOSH_SESSION-} && $- == *i* ]] || return 0
if [[ -n ${__yo_nonce-} ]]; then
  # Sourced a second time, after the user's files: put back what they wiped out.
  alias yo='__yo_run #'
  __yo_install
  return 0
fi
# Only on the session's own terminal: su, tmux panes, script and ssh inherit the variable, not the terminal.
[[ -r $YOSH_SESSION/nonce && /dev/stdin -ef $YOSH_SESSION/tty ]] || return 0
if ((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] < 404)); then
  printf 'yosh: bash %s is too old for yo, which needs 4.4; the shell is as usual\n' "$BASH_VERSION" >/dev/tty
  return 0
fi

__yo_undo=''     # puts back the options changed for one line
[[ $- != *a* ]] || { set +a; __yo_undo='set -a;'; }
__yo_nonce=''
IFS= read -r __yo_nonce <"$YOSH_SESSION/nonce" || :
__yo_frame=$'\e]5577;'$__yo_nonce';' # every frame begins with this
__yo_home=${BASH_SOURCE[0]%/*}/..
__yo_none=''
__yo_entry_point='{ __yo_prompt; } 2>/dev/null'
__yo_ran=0 __yo_asked=0 __yo_count=0 __yo_status=0
__yo_hist=0      # number of the newest history entry at the last prompt
__yo_number=0 __yo_entry=''
__yo_line=''     # the question, when the editor handed it over; empty: look in the history
__yo_command=''  # to be prefilled
__yo_ready=0     # the prompt that announced it has been drawn
__yo_arg='' __yo_char=''
eval "$__yo_undo"
__yo_undo=''

# Percent-encodes $1 into __yo_arg: %, ; and control characters.
__yo_encode() {
  local LC_ALL=C i hex
  __yo_arg=${1//\%/%25}
  __yo_arg=${__yo_arg//\;/%3B}
  [[ $__yo_arg == *[[:cntrl:]]* ]] || return 0
  for ((i = 1; i < 33; i++)); do
    printf -v hex '%02X' $((i < 32 ? i : 127))
    printf -v __yo_char "\\x$hex"
    __yo_arg=${__yo_arg//"$__yo_char"/%$hex}
  done
}

# The newest history entry into __yo_entry and its number into __yo_number, without a fork: through a file of the session's.
__yo_newest() {
  local HISTTIMEFORMAT='' text=''
  unset HISTTIMEFORMAT
  __yo_number=0 __yo_entry=''
  history 1 >|"$YOSH_SESSION/line" || return 0
  IFS= read -r -d '' text <"$YOSH_SESSION/line" || :
  text=${text#"${text%%[! ]*}"}
  __yo_number=${text%%[! 0-9]*}
  __yo_number=${__yo_number%% *}
  __yo_entry=${text#"$__yo_number"?' '} # the ? is a blank, or a * on an edited entry
  __yo_entry=${__yo_entry%$'\n'}
  __yo_number=${__yo_number:-0}
}

# PROMPT_COMMAND: reports the command that ended and the prompt that begins.
__yo_prompt() {
  local __yo_status=$? flag='' text=''
  [[ -z $__yo_undo ]] || { eval "$__yo_undo"; __yo_undo=''; }
  local - IFS=$' \t\n'
  set +aefuvx
  __yo_install
  __yo_newest
  if ((__yo_ran && !__yo_asked)); then
    # The number grows unless the command was kept out of the history or repeats the last one.
    ((__yo_number == __yo_hist)) || text=$__yo_entry
    __yo_encode "$text"
    printf '%sD;%d;%s\a' "$__yo_frame" "$__yo_status" "$__yo_arg" >/dev/tty
  fi
  __yo_ran=0 __yo_asked=0 __yo_hist=$__yo_number __yo_line=''
  # A prefill is announced to one prompt; when that one did not take it, it is gone.
  if [[ -n $__yo_command ]]; then
    if ((__yo_ready)); then __yo_command=''; else flag=f __yo_ready=1; fi
  fi
  __yo_encode "$PWD"
  printf '%sP;bash;%s;%d;%s;%s\a' "$__yo_frame" "$BASH_VERSION" "$__yo_status" "$__yo_arg" "$flag" >/dev/tty
}

# LINE_KEY: the line is about to be submitted. A question is taken as it stands, and for just this line history expansion is
# off and comments and aliases are on.
__yo_submit() {
  unset -v COMP_LINE
  __yo_take
  [[ -n $__yo_line ]] || return 0
  alias yo='__yo_run #'
  [[ ! -o histexpand ]] || { set +H; __yo_undo+='set -H;'; }
  shopt -q interactive_comments || { shopt -s interactive_comments; __yo_undo+='shopt -u interactive_comments;'; }
  shopt -q expand_aliases || { shopt -s expand_aliases; __yo_undo+='shopt -u expand_aliases;'; }
}

# Apart from __yo_submit because `local -` would put back the options set there.
__yo_take() {
  local - line
  set +aefuvx
  line=${READLINE_LINE#"${READLINE_LINE%%[![:space:]]*}"}
  __yo_line=''
  [[ $line == yo || $line == yo[[:space:]]* ]] || return 0
  __yo_line=${READLINE_LINE//$'\r'/$'\n'}
  while [[ $__yo_line == *$'\n\n'* ]]; do __yo_line=${__yo_line//$'\n\n'/$'\n'}; done
  __yo_line=${__yo_line//$'\n'/ }
  [[ $__yo_line == "$READLINE_LINE" ]] || { READLINE_LINE=$__yo_line READLINE_POINT=${#__yo_line}; }
}

# PREFILL_KEY: the editor is ready for the suggestion.
__yo_prefill() {
  unset -v COMP_LINE
  local - LC_ALL=C
  set +aefuvx
  [[ -z $READLINE_LINE && -n $__yo_command ]] || return 0
  READLINE_LINE=$__yo_command
  READLINE_POINT=${#__yo_command} # in bytes: never less than the length, and bash takes the smaller of the two
  __yo_command=''
}

# What `yo` is an alias of; the sentence follows as a comment.
__yo_run() {
  __yo_status=$?
  [[ -z $__yo_undo ]] || { eval "$__yo_undo"; __yo_undo=''; }
  __yo_ask
} 2>/dev/null

__yo_ask() {
  local - IFS=$' \t\n' text=$__yo_line id reply kind status=$__yo_status cancelled=130
  [[ $- != *e* ]] || status=0 cancelled=0 # anything else would end the shell
  set +aefuvx
  __yo_asked=1 __yo_line=''
  if [[ -z $text ]]; then
    __yo_newest
    ((__yo_number == __yo_hist)) || text=$__yo_entry
  fi
  if [[ ! /dev/stdin -ef $YOSH_SESSION/tty || ! /dev/stdout -ef $YOSH_SESSION/tty ]]; then
    # In a pipeline: answer once, with what comes down the pipe as context.
    [[ $text == *yo[[:space:]]* ]] && text=${text##*[\|\&\;\({[:space:]]yo[[:space:]]} || text=''
    "$__yo_home/bin/yo" -- "$text" 2>/dev/tty
    return
  fi
  text=${text#"${text%%[![:space:]]*}"}
  if [[ $text != yo && $text != yo[[:space:]]* ]]; then
    printf 'yo: the question could not be read from the line or the history; ask at the prompt, on a line of its own\n' >/dev/tty
    return "$status"
  fi
  text=${text#yo}
  text=${text#"${text%%[![:space:]]*}"}
  if ((${#text} > 16384)); then
    printf 'yo: a question of %d characters is too long, 16384 is the most; nothing was sent\n' "${#text}" >/dev/tty
    return "$status"
  fi
  id=$BASHPID.$((++__yo_count))
  __yo_encode "$text"
  printf '%sQ;%s;%d;%s\a' "$__yo_frame" "$id" "$__yo_status" "$__yo_arg" >/dev/tty || return "$status"
  # -t also overrides a TMOUT of the user's, which is the default of `read`
  while IFS= read -r -t 86400 -d '' reply; do
    [[ $reply == "$id;"* ]] || continue # an answer to a question that was given up
    reply=${reply#*;}
    kind=${reply%%;*}
    case $kind in
      cmd) __yo_command=${reply#*;} __yo_ready=0 ;;
      cancel) status=$cancelled ;;
    esac
    break
  done <"$YOSH_SESSION/down"
  return "$status"
}

# Into the user's configuration, and again whenever something has wiped it out.
__yo_install() {
  local entry found=0
  if ((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] >= 501)); then
    # An element of its own, never [0], which `PROMPT_COMMAND=…` overwrites; before bash-preexec's last one, which must stay last.
    for entry in "${PROMPT_COMMAND[@]-}"; do [[ $entry != *__yo_prompt* ]] || found=1; done
    if ((!found)); then
      if ((${#PROMPT_COMMAND[@]} > 1)) && [[ ${PROMPT_COMMAND[*]: -1} == *__bp_interactive_mode* ]]; then
        PROMPT_COMMAND=("${PROMPT_COMMAND[@]:0:${#PROMPT_COMMAND[@]}-1}" "$__yo_entry_point" "${PROMPT_COMMAND[@]: -1}")
      else
        PROMPT_COMMAND=("${PROMPT_COMMAND[@]:-}" "$__yo_entry_point")
      fi
    fi
  elif [[ ${PROMPT_COMMAND-} != *__yo_prompt* ]]; then
    PROMPT_COMMAND=$__yo_entry_point${PROMPT_COMMAND:+;$PROMPT_COMMAND}
  fi
  if [[ ${PS0-} != *__yo_ran* ]] && shopt -q promptvars; then
    PS0=${PS0-}'${__yo_none:$((__yo_ran=1)):0}'$__yo_frame$'C\a'
  fi
}

for __yo_map in emacs vi-insert vi-command; do
  # COMP_LINE is set, before the DEBUG trap is called for what stands between the braces, so that a trap that reports commands
  # (bash-preexec <= 0.5 and its kin) takes this for completion and not for the command that comes next.
  bind -m $__yo_map -x '"\e[5577~": { __yo_submit; } 2>/dev/null${__yo_none:$((COMP_LINE=1)):0}'
  bind -m $__yo_map -x '"\e[5578~": { __yo_prefill; } 2>/dev/null${__yo_none:$((COMP_LINE=1)):0}'
done
unset __yo_map
alias yo='__yo_run #'
__yo_install
