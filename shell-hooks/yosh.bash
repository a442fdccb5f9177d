# The hooks of yosh for bash >= 4.4, sourced by the shell. docs/protocol.md describes the frames they write.
#
# Rules of this file: no fork at a prompt or a question; silent under set -eux, odd IFS, noclobber, failglob; $?, $_,
# PIPESTATUS and BASH_REMATCH keep the user's values (so no =~ here); the nonce is only in a shell variable, never exported or traced.
# Under functrace (-T) a DEBUG trap of the user's runs in our functions, and what it prints would go into our files: so it is off in them.
# Under `set -k`, `local x=1` makes no local: so a value is assigned on a line of its own, or where that option is off.
# Locals are named __yo_… too: bash cannot make a readonly variable of the user's local, and localvar_inherit keeps its attributes.
# The longest text of a frame has 16384 characters (QUESTION_BYTES and FRAME_BYTES of src/base/limits.ts; a test compares them).

[[ -n ${YOSH_SESSION-} && $- == *i* ]] || return 0
if [[ -n ${__yo_nonce-} ]]; then
  # Sourced a second time, after the user's files: install again what they removed.
  __yo_calmly __yo_load
  [[ ${BASH_SOURCE[1]-} != "${BASH_SOURCE[0]%/*}/start.bash" ]] || set -- __yo_debug_trap # which start.bash runs
  return 0
fi
# Only on the session's own terminal: su, tmux panes, script and ssh inherit the variable but not the terminal.
[[ -r $YOSH_SESSION/nonce && /dev/stdin -ef $YOSH_SESSION/tty ]] || return 0
if ((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] < 404)); then
  builtin printf 'yosh: bash %s is too old for yo, which needs 4.4; the shell is as usual\n' "$BASH_VERSION" >/dev/tty
  return 0
fi

__yo_undo=''     # commands that restore the options changed for one line; \ keeps aliases out
[[ $- != *a* ]] || { set +a; __yo_undo='\set -a;'; }
__yo_nonce=''
IFS= builtin read -r __yo_nonce <"$YOSH_SESSION/nonce" || :
__yo_frame=$'\e]5577;'$__yo_nonce';' # every frame begins with this
__yo_version=$((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1]))
__yo_head=${__yo_frame}P\;bash\;$BASH_VERSION\;
__yo_home=${BASH_SOURCE[0]%/*}/..
__yo_none=''
__yo_accent=$'\xc3\xa9' # one character of UTF-8
# The redirection is expanded before the DEBUG trap runs for the command between the braces. With COMP_LINE set, traps that report
# commands (bash-preexec and similar) take this for completion, wherever in PROMPT_COMMAND it is, and not for the next command. It leads
# standard output to itself, which costs nothing, when these options of $- were seen before and show nothing of what runs; otherwise output
# and errors to /dev/null, as where PROMPT_COMMAND was inherited without these hooks. There the subscript is a number, and needs no variable.
# Nothing is behind the ninth character of $?: it is the cheapest expansion in which two variables can be set.
# shellcheck disable=SC2016
__yo_entry_point='{ __yo_prompt$__yo_ran "$?"; } >&"${__yo_calm[36#0$-]-/dev/null}${?:COMP_LINE=COMP_POINT=9}"'
declare -gA __yo_calm=()
__yo_ran=''      # 1 when a command has run since the last prompt
__yo_count=0 __yo_status=0
__yo_asked=1     # 1 after a question; and at first, so that the history is read before the first command
__yo_first=0     # 1 after the first prompt
__yo_before=''   # the newest history entry at the last prompt, with its number
__yo_seen=''     # HISTCMD when that entry was read
__yo_always=''   # makes it another one where HISTCMD is always 1 in PROMPT_COMMAND
__yo_read=() __yo_numbered='' __yo_entry=''
__yo_number=''   # without promptvars: bash's number of the command at the last prompt
__yo_line=''     # the question's line as in the editor; empty: read it from the history
__yo_unread='yo: the question could not be read; ask at the prompt, on a line of its own'
__yo_piped=0     # 1 when the shell's own output was no terminal as that line was submitted
__yo_command=''  # the command to prefill
__yo_suggested='' # the command that was put on the line
__yo_lines=''    # l: the shell keeps no command in its history, so the text of each is taken from the editor
__yo_fresh=0     # 1 when LINE_KEY is pressed where a command begins
__yo_typed=''    # the line that was submitted, where the proxy has typed LINE_KEY
__yo_plan=0      # 1 during a walk-through: the hook asks for the next step before every prompt
# a line that started this shell in the middle of a walk-through has left word: then also before the first prompt, which follows no question
[[ -z ${YOSH_PLAN-} ]] || __yo_plan=1 __yo_asked=0
unset -v YOSH_PLAN
__yo_ready=0     # 1 when a prompt frame has announced that command
__yo_due=0       # 1 after a suggestion: what becomes of it is recorded, so secrets must be known when the next command ends
__yo_arg='' __yo_char=''
__yo_editing=emacs # the editing mode at the last command; `none`, which is no option, where bash reads lines without an editor
__yo_raw=''      # n: so it does
__yo_keyed=''    # the keymaps that have the keys of `explain_key` and `again_key`
__yo_folder='' __yo_place='' # the folder, and its encoded form for frames
__yo_behind=''   # the end of a prompt frame, behind the status
# What a prompt reports: frames, a flag of the prompt frame, and what is behind that one. And the text of a command that may be the last one again.
__yo_frames='' __yo_flag='' __yo_editor='' __yo_repeat=''
__yo_who=$EUID@${HOSTNAME//[!A-Za-z0-9._-]/}
__yo_tail=\;$__yo_who$'\a'

# Up to 5.0 PROMPT_COMMAND is one string, which prompts and terminals save and evaluate in a function of their own (starship, liquidprompt,
# VS Code). __yo_install puts the hook in front of theirs, because they may call it or not: so a call from a function, after a direct one, is
# the second for the same prompt, and would drop the suggestion that the first has announced.
if ((__yo_version < 501)); then
  __yo_always=-
  __yo_entry_point=${__yo_entry_point/'$__yo_ran'/_once}
  __yo_direct=0
  __yo_prompt_once() {
    if [[ -z ${FUNCNAME[1]-} ]]; then
      __yo_direct=1
      "__yo_prompt$__yo_ran" "$1"
    elif ((__yo_direct)); then
      __yo_direct=0
    else
      "__yo_prompt$__yo_ran" "$1"
    fi
    # The rest of PROMPT_COMMAND follows in the same string and reads $? (a status other than 0 ends the shell under `set -e`).
    [[ $- == *e* ]] || return "$1"
  }
fi

# Percent-encodes $1 into __yo_arg: %, ; and control characters.
__yo_encode() {
  __yo_arg=$1
  [[ $1 == *[%\;[:cntrl:]]* ]] || return 0 # most texts; setting LC_ALL costs more than the rest
  local __yo_i __yo_hex
  # replacing in a long text is slow in a locale of several bytes; in a short one it takes less than to change the locale
  ((${#1} < 500)) || local LC_ALL=C
  __yo_arg=${1//\%/%25}
  __yo_arg=${__yo_arg//\;/%3B}
  __yo_arg=${__yo_arg//$'\n'/%0A}
  [[ $__yo_arg == *[[:cntrl:]]* ]] || return 0
  local LC_ALL=C
  for ((__yo_i = 1; __yo_i < 33; __yo_i++)); do
    builtin printf -v __yo_hex '%02X' "$((__yo_i < 32 ? __yo_i : 127))"
    builtin printf -v __yo_char "\\x$__yo_hex"
    __yo_arg=${__yo_arg//"$__yo_char"/%$__yo_hex}
  done
}

# Reads the newest history entry into __yo_entry, and with its number into __yo_numbered, without a fork: through a file of the session.
__yo_newest() {
  # a readonly one shows an error
  [[ -z ${HISTTIMEFORMAT-} ]] || { local HISTTIMEFORMAT=''; } 2>/dev/null
  # overwritten, ended by a NUL and never truncated: on ext4 closing a truncated file waits for the disk. On a full disk, what bash says of
  # it goes nowhere, too
  [[ ! -w $YOSH_SESSION/line ]] ||
    { builtin history 1 && builtin printf '\0' && builtin mapfile -d '' -n 1 __yo_read; } 1<>"$YOSH_SESSION/line" 2>&1 <"$YOSH_SESSION/line"
  __yo_seen=${HISTCMD-}$__yo_always __yo_numbered=${__yo_read-}
  # the number has five places or more, and behind it a space, or the * of an edited entry
  if [[ $__yo_numbered == ?????[\ *]\ * ]]; then
    __yo_entry=${__yo_numbered:7:-1}
  else
    __yo_entry=${__yo_numbered#*[0-9][ *] }
    # its newline, by its place: on bytes that are no UTF-8, before a backslash, %$'\n' of bash 5.2 gives back memory that is not its own
    [[ -z $__yo_entry ]] || __yo_entry=${__yo_entry:0:-1}
  fi
}

# PROMPT_COMMAND: reports the end of the last command and the next prompt. $1: the status of the last command. Every Enter pays for what is
# done here. bash copies the whole body of a function for each call, so what is seldom needed is in functions of its own; and options are
# changed, files opened and the history read only when there is a reason. Standard output is no terminal where __yo_calm lacks the options.
# This one is called when nothing has run, the next one after a command. Behind a status of 2 there may be a line that bash has refused.
__yo_prompt() {
  unset -v COMP_LINE COMP_POINT
  if [[ $__yo_ran$__yo_plan$1${PROMPT_COMMAND[*]-}${PS0-} == 0[!2]*yo_prompt*yo_ran=1* &&
    -z $__yo_undo$__yo_command && $PWD == "$__yo_folder" && -t 1 ]]; then
    builtin printf %s "$__yo_head$1$__yo_behind"
  else
    __yo_other_prompt "$1"
  fi
}

# Without the functions below, whose bodies take longer to copy than to run.
__yo_prompt1() {
  unset -v COMP_LINE COMP_POINT
  if [[ $__yo_asked$__yo_plan$__yo_due$__yo_first${PROMPT_COMMAND[*]-}${PS0-} == 0001*__yo_prompt*__yo_ran=1* &&
    -z $__yo_undo$__yo_command$__yo_lines$__yo_typed$__yo_line${BLE_VERSION-} && $PWD == "$__yo_folder" && -t 1 && -o $__yo_editing ]] &&
    builtin shopt -q promptvars; then
    __yo_newest
    __yo_arg=${__yo_entry%%[$' \t\n']*}
    if [[ $__yo_numbered != "$__yo_before" && $__yo_entry != *[%\;[:cntrl:]]* && ${#__yo_entry} -le 16384 ]] &&
      [[ -z $__yo_arg || $__yo_arg == *[!A-Za-z0-9_.+-]* || -z ${BASH_ALIASES[$__yo_arg]-} ]]; then
      builtin printf %s "${__yo_frame}D;$1;$__yo_entry;;"$'\a'"$__yo_head$1$__yo_behind"
    else
      __yo_describe "$1"
      builtin printf %s "$__yo_frames$__yo_head$1$__yo_behind"
    fi
    __yo_ran='' __yo_before=$__yo_numbered
  else
    __yo_other_prompt "$1"
  fi
}

# The same where there is more to say, or standard output is no terminal.
__yo_other_prompt() {
  if [[ -t 1 ]]; then __yo_report "$1"; else __yo_quietly "$1"; fi
}

__yo_report() {
  [[ -z $__yo_undo ]] || __yo_undone
  [[ ${PROMPT_COMMAND[*]-}${PS0-} == *__yo_prompt*__yo_ran=1* && $BASHOPTS == *promptvars* ]] || __yo_install
  __yo_frames='' __yo_flag='' __yo_editor='' # not local, which costs more than the rest of this line and the next two
  ((!(__yo_ran | __yo_asked | __yo_plan) && $1 != 2)) || __yo_ended "$1"
  [[ -z $__yo_command ]] || __yo_announce
  [[ $PWD == "$__yo_folder" ]] || __yo_moved 2>/dev/null # a readonly LC_ALL shows an error
  __yo_behind=\;$__yo_place\;$__yo_lines$__yo_raw$__yo_tail
  builtin printf %s "$__yo_frames$__yo_head$1;$__yo_place;$__yo_flag$__yo_lines$__yo_raw$__yo_tail$__yo_editor"
}

# The same where standard output is no terminal, or where __yo_calm lacks the options; so at the first prompt, too.
__yo_quietly() {
  # Readline reads the inputrc, with errors on the screen as in bash itself.
  ((__yo_first)) || [[ ! -o emacs && ! -o vi ]] || builtin bind -m emacs 2>/dev/tty || :
  [[ -z $__yo_undo ]] || __yo_undone
  [[ $- == *[aefkuvxT]* ]] || __yo_calm["36#0$-"]=1
  __yo_calmly __yo_report "$1" >/dev/tty
}

# Calls $@ without the options that show what our functions do, export variables or end the shell. No `local -` here: in bash up to 5.0 its
# end switches on the recording of history, which is off while bash reads files and PROMPT_COMMAND: the lines behind would be recorded.
__yo_calmly() {
  local __yo_options
  __yo_options=${-//[!aefkuvxT]/}
  set +aefkuvxT
  "$@"
  [[ -z $__yo_options ]] || set "-$__yo_options"
}

__yo_undone() {
  eval "$__yo_undo"
  __yo_undo=''
}

__yo_moved() {
  __yo_encode "$PWD"
  __yo_folder=$PWD __yo_place=$__yo_arg
}

# A prefill is announced at one prompt; when that prompt did not take it, it is dropped. Sets the flag of the prompt frame.
__yo_announce() {
  if [[ -n $__yo_raw ]]; then
    # no editor can take it: it is shown, with the margin of what a model wrote
    __yo_command=${__yo_command/$'\x1f'/}
    __yo_frames+="  ${__yo_command//$'\n'/$'\n'  }"$'\n' __yo_command=''
  elif ((__yo_ready)); then
    __yo_command=''
  else
    __yo_flag=f __yo_ready=1
    # the history may not keep the suggestion when it is run
    [[ -o history && ${HISTSIZE-} != 0 && -z ${HISTIGNORE-} ]] || __yo_flag=fl
  fi
  # ble.sh reads keys, and announces its editor, before it calls PROMPT_COMMAND: the proxy waits for an editor after the frame
  [[ -z ${BLE_ATTACHED-} ]] || __yo_editor=$'\e[?2004h'
}

# After a line that ran something, or was refused. Sets __yo_frames to what there is to report about it, and asks for the next step of a
# walk-through. $1: the status.
__yo_ended() {
  [[ $__yo_first${BLE_VERSION-} == 1 ]] || __yo_begin
  # HISTCMD changes with a new entry, but under `erasedups` it may stay the same
  [[ ${HISTCMD--} == "$__yo_seen" && ${HISTCONTROL-} != *erasedups* ]] || __yo_newest
  if ((__yo_ran && !__yo_asked)); then __yo_describe "$1"; elif ((!__yo_asked && $1 == 2)); then __yo_refused; fi
  ((!__yo_plan || __yo_asked)) || __yo_next
  [[ -o $__yo_editing ]] || __yo_other_mode 2>/dev/null
  __yo_ran='' __yo_asked=0 __yo_before=$__yo_numbered __yo_line='' __yo_typed=''
}

# `set -o vi` or `set -o emacs` has run, or neither mode is on.
__yo_other_mode() {
  __yo_raw=''
  if [[ -o vi ]]; then __yo_editing='vi'; elif [[ -o emacs ]]; then __yo_editing='emacs'; else __yo_editing=none __yo_raw=n; fi
  [[ -n $__yo_raw || $__yo_keyed == *$__yo_editing* ]] || __yo_bind_keys
}

# At the first prompt, and where ble.sh is used.
__yo_begin() {
  # Not while the hooks load: behind the rc line the user's files follow, and may define a function of that name.
  ((__yo_first)) || { __yo_first=1; alias yo='__yo_run #'; __yo_bind; __yo_keeps_history || __yo_lines=l; }
  [[ -z ${BLE_VERSION-} ]] || declare -F __yo_ble_complete >/dev/null || ! declare -F ble-edit/is-single-complete-line >/dev/null || __yo_ble
}

# Sets __yo_frames to the report of the command that ended with the status $1.
__yo_describe() {
  [[ -z $__yo_typed$__yo_lines ]] || __yo_from_editor
  __yo_frames=${__yo_entry%%[$' \t\n']*}
  [[ $__yo_frames != *[!A-Za-z0-9_.+-]* && -n ${BASH_ALIASES[${__yo_frames:-.}]-} ]] || __yo_frames=''
  __yo_arg=$__yo_entry __yo_repeat=''
  [[ -z $__yo_frames && $__yo_entry != *[%\;[:cntrl:]]* && ${#__yo_entry} -le 16384 ]] || __yo_text_and_alias 2>/dev/null
  # The number grows unless the command was kept out of the history, repeats the last one, or made bash erase an older one.
  [[ $__yo_numbered != "$__yo_before" ]] || __yo_repeated
  ((!__yo_due)) || __yo_write_variables variables.ended
  __yo_frames=${__yo_frame}D\;$1\;$__yo_arg\;$__yo_frames\;$__yo_repeat$'\a'
}

# Encodes the text of the command in __yo_arg, and in __yo_frames the value of the alias that it names. A text longer than a frame is not
# reported: the proxy would pass such a frame on to the screen, with the nonce in it.
__yo_text_and_alias() {
  [[ -z $__yo_frames ]] || { __yo_encode "${BASH_ALIASES[$__yo_frames]:0:512}"; __yo_frames=$__yo_arg; }
  if ((${#__yo_entry} > 16384)); then __yo_arg='' __yo_frames=''; else __yo_encode "$__yo_entry"; fi
}

# Nothing has run, and the status is 2: bash has refused the line, or the status is still that of the last command. Sets __yo_frames to the report
# of a line that is new in the history and that bash does not parse: not of an empty line, a comment, one that was only printed (`!!:p`).
__yo_refused() {
  [[ -z $__yo_typed$__yo_lines ]] || __yo_from_editor
  [[ $__yo_numbered != "$__yo_before" && -z $__yo_line && (-z ${HISTIGNORE-} || -n $__yo_lines) ]] && ((${#__yo_entry} <= 16384)) || return 0
  ! __yo_parses 2>/dev/null || return 0
  __yo_encode "$__yo_entry"
  __yo_frames=${__yo_frame}D\;2\;\;\;$__yo_arg\;refused$'\a'
}

# Fails when bash does not parse the newest entry. It reads a line to its end before it runs the beginning, which returns: so nothing of it runs.
__yo_parses() {
  eval "\\builtin return 0;$__yo_entry" || return 1
}

# It may be the last one again: the proxy saw whether a space was typed, and removes what is behind the last semicolon or keeps it.
__yo_repeated() {
  if [[ ${HISTCONTROL-} == *@(ignoredups|ignoreboth|erasedups)* && -z ${HISTIGNORE-} && -o history ]]; then
    __yo_repeat=$__yo_arg
  else
    __yo_frames=''
  fi
  __yo_arg=''
}

# Fails when the shell keeps no command in its history: that was set up, and says nothing about one command, as HISTCONTROL does.
__yo_keeps_history() {
  local __yo_rest=${HISTIGNORE-}:
  [[ -o history && ${HISTSIZE-} != 0 ]] || return 1
  while [[ -n $__yo_rest ]]; do
    # shellcheck disable=SC2053 # a pattern, which matches any line when it matches this one
    [[ $'\x01\x02' != ${__yo_rest%%:*} ]] || return 1
    __yo_rest=${__yo_rest#*:}
  done
}

# The history has not kept the command that ended. Its text is what the editor showed: when it is the suggestion as it was, or when the
# shell keeps none at all. A line that begins with a space stays private.
__yo_from_editor() {
  if [[ $__yo_numbered != "$__yo_before" ]]; then
    __yo_lines=''
  elif [[ -n $__yo_typed && ($__yo_typed == "$__yo_suggested" || -n $__yo_lines && $__yo_typed != [[:space:]]*) ]]; then
    __yo_entry=$__yo_typed __yo_before=$'\n' # no entry is like this
  fi
}

# LINE_KEY: the line is about to be submitted. Takes a question verbatim; for this line alone history expansion is off, and
# comments and aliases are on.
__yo_submit() {
  local __yo_off
  __yo_off=''
  unset -v COMP_LINE COMP_POINT
  # within a quote or a here-document, (( begins a subshell in the key's command: the line is no command there
  ((__yo_fresh)) || return 0
  __yo_fresh=0
  shopt -q expand_aliases || __yo_off=1 # read first: in 4.4 the end of `local -` switches them on for a while
  __yo_take
  if [[ -z $__yo_line ]]; then
    __yo_typed=$READLINE_LINE
    __yo_shell_of "$READLINE_LINE"
    [[ -z $__yo_arg ]] || __yo_hand_on
    [[ $READLINE_LINE != *yo* ]] || __yo_refuse
    return 0
  fi
  [[ ! -o keyword ]] || { set +k; __yo_undo+='\set -k;'; } # under `set -k`, `alias` sees no argument
  alias yo='__yo_run #'
  [[ ! -o histexpand ]] || { set +H; __yo_undo+='\set -H;'; }
  shopt -q interactive_comments || { shopt -s interactive_comments; __yo_undo+='\shopt -u interactive_comments;'; }
  [[ -z $__yo_off ]] || __yo_unaliased
}

# `yo` is a command within another that ends behind it (`(yo x)`): the question is a comment to the end of the line, so bash would ask for the
# rest. For this line alone the alias is an error. Quotes are not looked at, so a line may be refused that bash would have run up to `yo`.
__yo_refuse() {
  local -
  set +aefkuvxT
  set -f
  local IFS=$' \t\n' __yo_word __yo_before=\; __yo_open=0
  __yo_arg=$READLINE_LINE
  for __yo_word in \; \& \| \( \) \{ \}; do __yo_arg=${__yo_arg//"$__yo_word"/ "$__yo_word" }; done
  for __yo_word in $__yo_arg; do
    case $__yo_word in
      '(' | '{' | if | while | until | for | select) ((++__yo_open)) ;;
      ')' | '}' | fi | done) ((__yo_open--)) ;;
      yo)
        if [[ $__yo_before == @([\;\&\|\(\)\{!]|if|then|elif|else|while|until|do|time) ]] && ((__yo_open > 0)); then
          alias yo='__yo_run && || && #'
          __yo_line=$READLINE_LINE # no command that bash refuses
          __yo_undo+="\\alias yo='__yo_run #'; \\builtin printf '%s\\n' '$__yo_unread' >/dev/tty;"
          return 0
        fi
        ;;
    esac
    [[ $__yo_word == [A-Za-z_]*([A-Za-z0-9_])=* ]] || __yo_before=$__yo_word
  done
}

# Aliases are off, and bash undoes a change of that option by a key's function. So the line is rewritten, visibly, to what the
# alias would have made of it, and a function replaces the alias for this line alone.
__yo_unaliased() {
  local __yo_text=${__yo_line#"${__yo_line%%[![:space:]]*}"}
  __yo_text=${__yo_text#yo}
  __yo_text=${__yo_text#"${__yo_text%%[![:space:]]*}"}
  __yo_text=${__yo_text#'# '} # a recalled line was rewritten before
  __yo_line="yo $__yo_text"
  READLINE_LINE="yo # $__yo_text"
  READLINE_POINT=${#READLINE_LINE}
  declare -F yo >/dev/null && return 0
  function yo { __yo_run; }
  __yo_undo+='\unset -f yo;'
}

# Not in __yo_submit because `local -` would restore the options set there.
__yo_take() {
  local - __yo_text
  set +aefkuvxT
  __yo_text=${READLINE_LINE#"${READLINE_LINE%%[![:space:]]*}"}
  __yo_line=''
  # readline has expanded the alias on the line (alias-expand-line, shell-expand-line)
  [[ $__yo_text != '__yo_run #'* ]] || { __yo_text=yo${__yo_text#'__yo_run #'}; READLINE_LINE=$__yo_text READLINE_POINT=${#__yo_text}; }
  [[ $__yo_text != [A-Za-z_]*=*yo* ]] || __yo_unassigned
  [[ $__yo_text == yo || $__yo_text == yo[[:space:]]* ]] || return 0
  if [[ /dev/stdout -ef $YOSH_SESSION/tty ]]; then __yo_piped=0; else __yo_piped=1; fi
  __yo_line=${READLINE_LINE//$'\r'/$'\n'}
  while [[ $__yo_line == *$'\n\n'* ]]; do __yo_line=${__yo_line//$'\n\n'/$'\n'}; done
  __yo_line=${__yo_line//$'\n'/ }
  [[ $__yo_line == "$READLINE_LINE" ]] || { READLINE_LINE=$__yo_line READLINE_POINT=${#__yo_line}; }
}

# Takes the assignments off the front of the caller's __yo_text: `YO_PROFILE=work yo …`. The companion reads them.
__yo_unassigned() {
  local __yo_rest
  while [[ $__yo_text == [A-Za-z_]*([A-Za-z0-9_])=* ]]; do
    __yo_rest=${__yo_text#*=}
    while [[ $__yo_rest == [![:space:]]* ]]; do
      case $__yo_rest in
        \'*\'*) __yo_rest=${__yo_rest#\'*\'} ;;
        \"*\"*) __yo_rest=${__yo_rest#\"*\"} ;;
        \\?*) __yo_rest=${__yo_rest#??} ;;
        [\'\"\\\`\(\)]*) return 0 ;;
        *) __yo_rest=${__yo_rest#"${__yo_rest%%[[:space:]\'\"\\\`\(\)]*}"} ;;
      esac
    done
    __yo_text=${__yo_rest#"${__yo_rest%%[![:space:]]*}"}
  done
}

# Sets __yo_arg to the name of the shell that the line $1 starts at this terminal and does nothing else: `bash`, `exec zsh -l`,
# `exec "$SHELL"`; otherwise to nothing.
__yo_shell_of() {
  local -
  set +aefkuvxT
  set -f
  local IFS=$' \t\n' __yo_word
  # shellcheck disable=SC2086 # words
  set -- $1
  __yo_arg=''
  [[ ${1-} != exec ]] || shift
  [[ ${1-} != -l ]] || shift
  # shellcheck disable=SC2016 # as it is typed
  case ${1-} in '$SHELL' | '"$SHELL"' | '${SHELL}' | '"${SHELL}"') __yo_word=${SHELL##*/} ;; *) __yo_word=${1-} __yo_word=${__yo_word##*/} ;; esac
  [[ $__yo_word == bash || $__yo_word == zsh ]] || return 0
  __yo_arg=$__yo_word
  shift
  for __yo_word; do [[ $__yo_word == -[il] || $__yo_word == -il || $__yo_word == -li || $__yo_word == --login ]] || __yo_arg=''; done
}

# A shell that the line starts loads the hooks as the first one did (src/shell/bash.ts, zsh.ts): for this line alone, the environment makes
# it read our files first. Not in a function with `local -`, which would restore the option that POSIXLY_CORRECT sets.
__yo_hand_on() {
  local __yo_word
  ((!__yo_plan)) || __yo_variable YOSH_PLAN 1
  if [[ $__yo_arg == zsh ]]; then
    [[ -z ${ZDOTDIR+set} ]] || __yo_variable YOSH_ZDOTDIR "$ZDOTDIR"
    __yo_variable ZDOTDIR "$__yo_home/shell-hooks/zsh"
    __yo_variable YOSH_HOOKS "$__yo_home/shell-hooks"
  else
    [[ -o posix ]] || __yo_undo+='\set +o posix;'
    shopt -q inherit_errexit || __yo_undo+='\shopt -u inherit_errexit;'
    [[ -z ${POSIXLY_CORRECT+set} ]] || __yo_variable YOSH_POSIX 1
    [[ -z ${ENV+set} ]] || __yo_variable YOSH_ENV "$ENV"
    # bash expands ENV as if it were in double quotes
    __yo_word=$__yo_home/shell-hooks/start.bash __yo_word=${__yo_word//'\'/'\\'} __yo_word=${__yo_word//'$'/'\$'} __yo_word=${__yo_word//'`'/'\`'}
    __yo_variable ENV "${__yo_word//'"'/'\"'}"
    __yo_variable POSIXLY_CORRECT y
  fi
}

# Exports $1 with the value $2, for this line alone.
__yo_variable() {
  local __yo_restore
  __yo_restore="\\unset -v $1;"
  if [[ -n ${!1+set} ]]; then
    builtin printf -v __yo_restore '%s=%q;' "$1" "${!1}"
    [[ ${!1@a} == *x* ]] || __yo_restore+="\\export -n $1;"
  fi
  __yo_undo=$__yo_restore$__yo_undo
  builtin export "$1=$2"
}

# A suggestion is in the editor and must run as shown. For this line alone a ! in it is not expanded, and one that was commented out is a comment.
__yo_as_shown() {
  [[ $READLINE_LINE != *!* || ! -o histexpand ]] || { set +H; __yo_undo+='\set -H;'; }
  [[ $READLINE_LINE != '#'* ]] || shopt -q interactive_comments || { shopt -s interactive_comments; __yo_undo+='\shopt -u interactive_comments;'; }
}

# PREFILL_KEY: the editor is ready for the suggestion.
__yo_prefill() {
  unset -v COMP_LINE COMP_POINT
  ! __yo_put || __yo_as_shown
  # from now on the user sees the suggestion and may press Enter
  builtin printf '%sR\a' "$__yo_frame" >/dev/tty
}

# Not in __yo_prefill because `local -` would restore the option set there.
__yo_put() {
  local -
  set +aefkuvxT
  local LC_ALL=C
  [[ -z $READLINE_LINE && -n $__yo_command ]] || return 1
  READLINE_LINE=${__yo_command/$'\x1f'/} # which marks the place of the cursor
  __yo_suggested=$READLINE_LINE
  __yo_command=${__yo_command%%$'\x1f'*}
  READLINE_POINT=${#__yo_command} # in bytes: never less than the length, and bash takes the smaller of the two
  __yo_command=''
}

# The alias `yo` expands to this; the question follows as a comment.
__yo_run() {
  __yo_status=$?
  [[ -z $__yo_undo ]] || { eval "$__yo_undo"; __yo_undo=''; }
  if shopt -q expand_aliases; then
    __yo_ask
  else
    # in 4.4 the end of `local -` in __yo_ask switches aliases on
    __yo_ask
    set -- "$?"
    shopt -u expand_aliases
    return "$1"
  fi
} 2>/dev/null

__yo_ask() {
  local - __yo_last __yo_cancelled
  __yo_last=$__yo_status __yo_cancelled=130
  [[ $- != *e* ]] || __yo_last=0 __yo_cancelled=0 # any other status would end the shell
  set +aefkuvxT
  local IFS=$' \t\n' __yo_text=$__yo_line __yo_whole __yo_id __yo_through=$__yo_piped __yo_was=$__yo_ran
  __yo_asked=1 __yo_ran=1 __yo_line='' __yo_piped=0
  __yo_install # an earlier line may have unset PROMPT_COMMAND, without which no prompt can show the answer
  if [[ -z $__yo_text ]]; then
    __yo_newest
    [[ $__yo_numbered == "$__yo_before" ]] || __yo_text=$__yo_entry
  fi
  # the output of the whole shell may go through a program (`exec > >(tee log)`)
  if [[ ! /dev/stdin -ef $YOSH_SESSION/tty || ! /dev/stdout -ef $YOSH_SESSION/tty && $__yo_through == 0 ]]; then
    # In a pipeline: one answer, with the piped text as context.
    [[ $__yo_text == *yo[[:space:]]* ]] && __yo_text=${__yo_text##*[\|\&\;\({[:space:]]yo[[:space:]]} || __yo_text=''
    # In a subshell, which makes the file of variables with its own umask and then becomes the program.
    (
      umask 077
      __yo_write_variables "variables.$BASHPID"
      YOSH_VARIABLES=variables.$BASHPID exec "$__yo_home/bin/yo" -- "$__yo_text" 2>/dev/tty
    )
    return
  fi
  __yo_text=${__yo_text#"${__yo_text%%[![:space:]]*}"}
  __yo_whole=$__yo_text
  __yo_unassigned
  if [[ $__yo_text != yo && $__yo_text != yo[[:space:]]* ]]; then
    builtin printf '%s\n' "$__yo_unread" >/dev/tty
    return "$__yo_last"
  fi
  if [[ $__yo_text == "$__yo_whole" ]]; then __yo_text=${__yo_text#yo}; else __yo_text=$__yo_whole; fi
  __yo_text=${__yo_text#"${__yo_text%%[![:space:]]*}"}
  if ((${#__yo_text} > 16384)); then
    builtin printf 'yo: a question of %d characters is too long, 16384 is the most; nothing was sent\n' "${#__yo_text}" >/dev/tty
    return "$__yo_last"
  fi
  [[ $__yo_text != edit ]] || __yo_edit || return "$__yo_last"
  __yo_id=$BASHPID.$((++__yo_count))
  __yo_write_names
  __yo_write_variables variables
  __yo_encode "$__yo_text"
  builtin printf '%sQ;%s;%d;%s\a' "$__yo_frame" "$__yo_id" "$__yo_status" "$__yo_arg" >/dev/tty || return "$__yo_last"
  __yo_wait "$__yo_id" || __yo_last=$__yo_cancelled
  # The editor itself runs what its key edited (edit-and-execute-command): without PS0 in front, and PROMPT_COMMAND behind it.
  [[ -n $__yo_was${BLE_ATTACHED-} || ${PS0-} != *__yo_ran* || $BASHOPTS != *promptvars* ]] || __yo_report "$__yo_last" >/dev/tty
  return "$__yo_last"
}

# `yo edit`: opens the newest script in the user's editor, before the question is sent: what is in the file then is prefilled. Fails when
# the editor was stopped or killed.
__yo_edit() {
  local __yo_file=''
  [[ -r $YOSH_SESSION/script ]] || return 0
  IFS= builtin read -r -d '' __yo_file <"$YOSH_SESSION/script" || :
  [[ -f $__yo_file ]] || return 0
  eval "${VISUAL:-${EDITOR:-vi}} "'"$__yo_file"' </dev/tty >/dev/tty 2>&1
  (($? <= 128))
}

# $1: explain, the key of `explain_key`: a command in the editor is explained, words in it become a command. again, that of `again_key`: the
# other answers to the same question take turns. The line stays until the answer is there; with R the proxy gives the keyboard back.
__yo_key() {
  local __yo_was
  __yo_was=$READLINE_LINE
  unset -v COMP_LINE COMP_POINT
  __yo_give "$1"
  if [[ $READLINE_LINE != "$__yo_was" ]]; then __yo_as_shown; elif [[ $1 == again ]]; then builtin printf '\a' >/dev/tty; fi
  builtin printf '%sR\a' "$__yo_frame" >/dev/tty
  # 124: bash draws all rows of the prompt again, below what was printed, and otherwise only the last
  [[ $1 == again ]] || return 124
}

# Not in __yo_key because `local -` would restore the option set there.
__yo_give() {
  local -
  set +aefkuvxT
  local LC_ALL=C __yo_id=$BASHPID.$((++__yo_count))
  ((${#READLINE_LINE} <= 16384)) || return 0
  [[ $1 == again ]] || { __yo_write_names; __yo_write_variables variables; }
  __yo_encode "$READLINE_LINE"
  builtin printf '%sK;%s;%s;%s\a' "$__yo_frame" "$__yo_id" "$__yo_arg" "$1" >/dev/tty || return 0
  __yo_wait "$__yo_id" || return 0
  [[ -n $__yo_command ]] || return 0
  __yo_drop_keys # what was typed while it was awaited must not run it
  READLINE_LINE=${__yo_command/$'\x1f'/} # as in __yo_put
  __yo_suggested=$READLINE_LINE
  __yo_command=${__yo_command%%$'\x1f'*}
  READLINE_POINT=${#__yo_command} __yo_command=''
}

# Sets the caller's __yo_explain_key and __yo_again_key to the names of these keys, as `^Xy`: from the environment, or from the part of ~/.yoconf
# before its profiles.
__yo_key_names() {
  local __yo_name __yo_value
  __yo_explain_key='^Xy' __yo_again_key=''
  if [[ -f ~/.yoconf && -r ~/.yoconf ]]; then
    while IFS=$' \t=' builtin read -r __yo_name __yo_value || [[ -n $__yo_name ]]; do
      [[ $__yo_name != '['* ]] || break
      __yo_value=${__yo_value//[\"\'$'\r']}
      __yo_take_key "$__yo_name" "${__yo_value%%[[:space:]\;#]*}"
    done <~/.yoconf
  fi
  __yo_take_key explain_key "${YO_EXPLAIN_KEY-}"
  __yo_take_key again_key "${YO_AGAIN_KEY-}"
}

# Sets the variable of __yo_key_names that belongs to the setting $1 to $2, unless that is not the name of a key: src/config/config-keys.ts ignores
# the same ones.
__yo_take_key() {
  case $2 in '^'[A-Z] | '^'[A-Z][a-z] | off) ;; *) return 0 ;; esac
  case $1 in explain_key) __yo_explain_key=$2 ;; again_key) __yo_again_key=$2 ;; esac
}

# Binds the keys that the proxy types, and those of the user. Not while the hooks load: behind the rc line the user's files follow, and the first
# `bind` makes readline read its inputrc, whose name they may set.
__yo_bind() {
  local __yo_map
  for __yo_map in emacs vi-insert vi-command; do
    # COMP_LINE: see __yo_entry_point. The line end in front: in an open quote or a here-document, bash 5.2 takes { for a word, and the error
    # that the } then is corrupts its memory. "${_-}" behind the name: bash keeps $_ for PROMPT_COMMAND, but not for the command of a key.
    bind -m "$__yo_map" -x $'"\\e[5577~": ((__yo_fresh=1)) 2>/dev/null${__yo_none:$((COMP_LINE=COMP_POINT=1)):0}\n{ __yo_submit "${_-}"; } 2>/dev/null${__yo_none:$((COMP_LINE=COMP_POINT=1)):0}'
    bind -m "$__yo_map" -x $'"\\e[5578~": \n{ __yo_prefill "${_-}"; } 2>/dev/null${__yo_none:$((COMP_LINE=COMP_POINT=1)):0}'
    bind -m "$__yo_map" '"\e[5576~": ""' # ends a search, and does nothing
  done
  __yo_keyed=''
  __yo_bind_keys 2>/dev/null
}

# Binds these keys in the keymaps of the editing mode, where the user or a plugin has not bound them. Not in those of the other mode: bash takes
# 2 ms to list the functions of a keymap, since it writes each line by itself, and few users change the mode. Where the keys are behind ^X, as they
# are by default, the keymap behind it is enough.
__yo_bind_keys() {
  local IFS=$' \t\n' __yo_map __yo_maps=emacs __yo_bound='' __yo_macros='' __yo_behind_x __yo_explain_key __yo_again_key
  [[ ! -o vi ]] || __yo_maps='vi-insert vi-command'
  __yo_keyed+=$__yo_maps
  __yo_key_names
  [[ $__yo_explain_key$__yo_again_key == *'^'[A-Z]* ]] || return 0
  for __yo_map in $__yo_maps; do
    __yo_behind_x=''
    case "$__yo_map $__yo_explain_key $__yo_again_key " in *' ^'[!X]* | *' ^X '*) ;; emacs\ *) __yo_behind_x=-ctlx ;; esac
    {
      builtin bind -m $__yo_map$__yo_behind_x -p
      builtin printf '\0'
      builtin bind -m $__yo_map -s
      builtin bind -m $__yo_map -X
      builtin printf '\0'
    } 1<>"$YOSH_SESSION/line" || return 0
    { IFS= builtin read -r -d '' __yo_bound && IFS= builtin read -r -d '' __yo_macros; } <"$YOSH_SESSION/line" || :
    # behind && a status other than 0 neither ends the shell under `set -e` nor runs an ERR trap
    __yo_bind_key "$__yo_explain_key" '__yo_key explain "${_-}" && :'
    __yo_bind_key "$__yo_again_key" '__yo_key again "${_-}"'
  done
}

# Binds the key named $1 to the command $2 in the caller's keymap.
__yo_bind_key() {
  [[ $1 == '^'[A-Z]* && $1 != *[\"\\]* ]] || return 0
  local __yo_name="\\C-${1:1:1}${1:2}" __yo_tail
  __yo_name=${__yo_name,,} __yo_name=\\C${__yo_name#??}
  __yo_tail=$__yo_name
  [[ -z $__yo_behind_x ]] || __yo_tail=${__yo_name#\\C-x}
  [[ $__yo_bound == *"\"$__yo_tail\":"* || $__yo_macros == *"\"$__yo_name\""* ]] ||
    bind -m $__yo_map -x "\"$__yo_name\": "$'\n'"{ $2; } 2>/dev/null"'${__yo_none:$((COMP_LINE=COMP_POINT=1)):0}'
}

# Writes PATH, aliases and functions of this shell for the review of suggestions, and whether its editor knows UTF-8. Overwritten without
# truncating, as `line` is.
__yo_write_names() {
  { builtin printf '%s\n' "$PATH" "${#__yo_accent}" && builtin compgen -A alias -A function; builtin printf '\0'; } 1<>"$YOSH_SESSION/names" || :
} 2>/dev/null

# Writes the variables of this shell into the file $1 of the session, for the masking of secrets: the reader decides which of them are
# secrets. Overwritten without truncating, as `line` is; the reader removes the file.
__yo_write_variables() {
  __yo_due=0
  { builtin printf 'bash\n' && builtin declare -p; builtin printf '\0'; } 1<>"$YOSH_SESSION/$1" || :
} 2>/dev/null

# Reads the answer to $1. Fails when the user has pressed Ctrl-C.
__yo_wait() {
  local __yo_reply __yo_kind
  # -t also overrides a TMOUT of the user's, which is the default of `read`
  while IFS= builtin read -r -t 86400 -d '' __yo_reply; do
    [[ $__yo_reply == "$1;"* ]] || continue # an answer to a question that was given up
    __yo_reply=${__yo_reply#*;}
    __yo_kind=${__yo_reply%%;*}
    case $__yo_kind in
      cmd | pend) __yo_command=${__yo_reply#*;} __yo_ready=0 __yo_due=1 ;;
    esac
    case $__yo_kind in
      cmd | chat) __yo_plan=0 ;;
      pend | hold) __yo_plan=1 ;;
      cancel) return 1 ;;
    esac
    return 0
  done <"$YOSH_SESSION/down"
}

# During a walk-through, before a prompt: asks for the next step, behind the frames about the command that has ended.
__yo_next() {
  local __yo_id=$BASHPID.$((++__yo_count))
  __yo_plan=0
  __yo_write_names
  __yo_write_variables variables
  builtin printf '%s%sN;%s;%s\a' "$__yo_frames" "$__yo_frame" "$__yo_id" "$__yo_who" >/dev/tty || return 0
  __yo_frames=''
  # shellcheck disable=SC2016 # as it is typed
  __yo_wait "$__yo_id" || builtin printf 'yo: walk-through set aside · `yo next` goes on · `yo stop` ends it\n' >/dev/tty
  # Keys typed while the step ran are dropped before a command, as are those typed while it is awaited. Otherwise they would run as
  # a line of their own at the prompt, and PREFILL_KEY would reach the program they start.
  [[ -z $__yo_command ]] || __yo_drop_keys
}

# Reads the keys that were typed ahead. On a busy machine the time of a `read` may end before it has looked at the terminal. Keys that it
# left can be read at once, without an Enter behind them, when it has switched the terminal back; `-t 0` finds them, and reads nothing. A
# `read` that fails for another reason than its time ends the loop: after a hang-up there is always something to read.
__yo_drop_keys() {
  local __yo_key
  while builtin read -r -s -N 1 -t 0.001 __yo_key || { (($? > 128)) && builtin read -t 0; }; do :; done </dev/tty
}

# ble.sh has its own editor, in which Enter does not submit an incomplete command; an apostrophe makes a question incomplete. So its
# test is wrapped to accept questions. Done once per session, because reading a function's text takes a fork.
__yo_ble() {
  local __yo_test __yo_map
  ble-bind --csi '5577~' yo_submit
  ble-bind --csi '5578~' yo_prefill
  ble-bind --csi '5576~' yo_search_end
  for __yo_map in emacs vi_imap vi_nmap; do
    ble-bind -m "$__yo_map" -x yo_submit '__yo_fresh=1; __yo_submit'
    ble-bind -m "$__yo_map" -x yo_prefill __yo_prefill
    ble-bind -m "$__yo_map" -x yo_search_end :
  done
  __yo_test=$(declare -f ble-edit/is-single-complete-line)
  eval "__yo_ble_complete() ${__yo_test#*\)}"
  # a question of several lines is one line after yo_submit; until then its second line would run
  eval 'function ble-edit/is-single-complete-line {
    local READLINE_LINE=$_ble_edit_str READLINE_POINT
    __yo_fresh=1
    [[ $READLINE_LINE == *$'\''\n'\''* ]] || __yo_submit
    [[ -z $__yo_line ]] || return 0
    __yo_ble_complete
  }'
}

# Installs the hooks in the user's configuration, and again whenever something has removed them.
__yo_install() {
  [[ ${PROMPT_COMMAND[*]-} != *__yo_prompt* || ${PS0-} != *__yo_ran* || $BASHOPTS != *promptvars* ]] || return 0
  # By variable name: otherwise `set -a` or `export PS0` would export the nonce, and a shell inside without hooks print the frame.
  local IFS=$' \t\n' __yo_element __yo_found=0 __yo_mark=$'${__yo_frame:+${__yo_none:$((__yo_ran=1)):0}${__yo_frame}C\a}'
  # An assignment to a readonly variable would end every function that runs.
  if [[ ${PROMPT_COMMAND[*]@a} == *r* ]]; then
    :
  elif ((__yo_version >= 501)); then
    # A separate element, never [0], which `PROMPT_COMMAND=…` overwrites; before that of bash-preexec, which must stay last.
    for __yo_element in "${PROMPT_COMMAND[@]-}"; do [[ $__yo_element != *__yo_prompt* ]] || __yo_found=1; done
    if ((!__yo_found)); then
      if ((${#PROMPT_COMMAND[@]} > 1)) && [[ ${PROMPT_COMMAND[*]: -1} == *__bp_interactive_mode* ]]; then
        PROMPT_COMMAND=("${PROMPT_COMMAND[@]:0:${#PROMPT_COMMAND[@]}-1}" "$__yo_entry_point" "${PROMPT_COMMAND[@]: -1}")
      else
        PROMPT_COMMAND=("${PROMPT_COMMAND[@]:-}" "$__yo_entry_point")
      fi
    fi
  elif [[ ${PROMPT_COMMAND-} != *__yo_prompt* ]]; then
    # shellcheck disable=SC2178,SC2128 # it is no array here
    PROMPT_COMMAND=$__yo_entry_point${PROMPT_COMMAND:+;$PROMPT_COMMAND}
  fi
  [[ -z ${BLE_VERSION-} ]] || declare -F __yo_ble_complete >/dev/null || ! declare -F ble-edit/is-single-complete-line >/dev/null || __yo_ble
  if [[ $BASHOPTS == *promptvars* && (${PS0@a} != *r* || ${PS0-} == *__yo_ran*) ]]; then
    [[ ${PS0-} == *__yo_ran* ]] || PS0=${PS0-}$__yo_mark
  else
    # promptvars was switched off behind the rc line (liquidprompt), so the text of PS0 would be printed before every command; or PS0 is
    # readonly. \# counts commands where PS0 is printed: an empty line, or a command that bash refuses, changes neither.
    [[ ${PS0-} != *__yo_ran* || ${PS0@a} == *r* ]] || PS0=${PS0/"$__yo_mark"}
    __yo_mark='\#' __yo_mark=${__yo_mark@P}
    [[ $__yo_mark == "${__yo_number:=$__yo_mark}" ]] || __yo_ran=1 __yo_number=$__yo_mark
  fi
}

# Completes `yosh` by the script that `yosh completion bash` prints, loaded at the first Tab, and `yo` by the words of its own, then files.
__yo_complete() {
  local - __yo_word __yo_script
  set +aefkuvxT
  COMPREPLY=()
  if [[ $1 == yosh ]]; then
    __yo_script=$("$__yo_home/bin/yosh" completion bash 2>/dev/null </dev/null) || return 0
    eval "$__yo_script"
    return 124 # bash tries again, with what the script has set up
  fi
  ((COMP_CWORD == 1)) || return 0
  for __yo_word in help next again edit save copy remember forget stop reset off on --help --version; do
    [[ $__yo_word != "$2"* ]] || COMPREPLY+=("$__yo_word")
  done
}

# `yosh` is a command in every session, because messages name it as the remedy, and it need not be on PATH. A program, an alias or a
# function of the user's with that name comes first.
__yo_command() {
  declare -F yosh >/dev/null || function yosh {
    if builtin type -P yosh >/dev/null; then command yosh "$@"; else "$__yo_home/bin/yosh" "$@"; fi
    # a key that was chosen now works now
    set -- "$?" "$@"
    [[ ${2-} != config ]] || __yo_bind_keys 2>/dev/null
    return "$1"
  }
  complete -p yosh >/dev/null || complete -F __yo_complete yosh
  complete -p yo >/dev/null || complete -o bashdefault -o default -F __yo_complete yo
}

# A DEBUG trap of the user's files reports each command, as that of VS Code's shell integration does. It would report our functions too,
# and take them for the command that was submitted. A later trap of bash-preexec heeds COMP_LINE.
__yo_debug_trap() {
  # as in __yo_newest, without a fork; but a redirection of the command alone, before which the trap prints
  builtin trap -p DEBUG >|"$YOSH_SESSION/line" 2>/dev/null
  IFS= builtin read -r -d '' __yo_arg <"$YOSH_SESSION/line" || :
  [[ $__yo_arg == 'trap -- '* && $__yo_arg != 'trap -- - '* ]] || return 0
  eval "set -- $__yo_arg"
  builtin trap -- $'[[ $BASH_COMMAND == @(__yo_@(prompt*|submit*|prefill*|key?*)|*__yo_fresh*) || ${FUNCNAME-} == __yo_* ]] || {\n'"$3"$'\n}' DEBUG
}
declare -ft __yo_debug_trap # it sees the trap

__yo_load() {
  local IFS=$' \t\n'
  ((!__yo_first)) || __yo_bind
  __yo_command 2>/dev/null
  __yo_install
}
__yo_calmly __yo_load # the user's rc file may have set other options
eval "$__yo_undo"
__yo_undo=''
[[ ${BASH_SOURCE[1]-} != "${BASH_SOURCE[0]%/*}/start.bash" ]] || set -- __yo_debug_trap # which start.bash runs
