# The hooks of yosh for zsh >= 5.1, sourced by the shell. docs/protocol.md describes the frames they write.
#
# Rules of this file: no fork at a prompt or a question; silent under any options (each function emulates plain zsh); $? and $_
# keep the user's values; the nonce is only in a shell variable, never exported or traced.
# The longest text of a frame has 16384 characters (QUESTION_BYTES and FRAME_BYTES of src/base/limits.ts; a test compares them).

[[ -o interactive && -n ${YOSH_SESSION-} && -z ${__yo_nonce-} ]] || return 0
# Only on the session's own terminal: su, tmux panes, script and ssh inherit the variable but not the terminal.
[[ -r $YOSH_SESSION/nonce && /dev/stdin -ef $YOSH_SESSION/tty ]] || return 0
if [[ $ZSH_VERSION != (5.<1->*|<6->.*) ]]; then
  builtin print -r -- "yosh: zsh $ZSH_VERSION is too old for yo, which needs 5.1; the shell is as usual" >/dev/tty
  return 0
fi

typeset -g +x __yo_nonce __yo_frame __yo_frames __yo_head __yo_behind __yo_home __yo_who __yo_folder __yo_line __yo_text __yo_undo __yo_nested __yo_prior
typeset -g +x __yo_tail __yo_unread
typeset -g +x __yo_accent=$'\xc3\xa9' # one character of UTF-8
typeset -gi +x __yo_piped=0 # 1 when the shell's own output was no terminal as a question was submitted
typeset -gi +x __yo_begun=0 # 1 after the hooks of the first prompt, 2 after its scheduled event
# What __yo_more is after a prompt: 2 during a walk-through, and while __yo_bang counts. And 2 at a prompt after which there is more to report.
typeset -gi +x __yo_later=2
typeset -gi +x __yo_ran=0 # 1 when a command began as most do, 2 when there is more to report of it
typeset -gi +x __yo_asked=0 __yo_count=0
typeset -gi +x __yo_aliased=0 # 1 while a command runs whose first word is an alias
# What the next prompt reports. 0: only itself, on this terminal. 3: what has become of a line that __yo_finish saw. 2: something else.
typeset -gi +x __yo_more=2
typeset -gi +x __yo_refused=0 # the number in the history of the newest line that zsh refused
typeset -gi +x __yo_unseen=0 # 1 while a command runs whose line __yo_finish did not see
typeset -gi +x __yo_missed=0 # 1 after a line that __yo_finish did not see
typeset -gi +x __yo_bang=0 # counts prompts down: 1 at the prompt whose suggestion has a ! in it
typeset -gi +x __yo_due=0 # 1 after a suggestion: what becomes of it is recorded, so secrets must be known when the next command starts
typeset -gi +x __yo_cursor=-1 # where __yo_init puts the cursor, if anywhere
typeset -gi +x __yo_vi=0 # 1 when __yo_init must make the suggestion editable in vi's insert mode
typeset -gi +x __yo_in_editor=0 # 1 while an answer replaces the line that is edited
# 1 during a walk-through: the hook asks for the next step before every prompt. The line that started this shell in the middle of one has left word.
typeset -gi +x __yo_plan=${+YOSH_PLAN}
builtin unset YOSH_PLAN
IFS= builtin read -r __yo_nonce <"$YOSH_SESSION/nonce"
__yo_frame=$'\e]5577;'$__yo_nonce';' # every frame begins with this
# $0 is this file, unless the user has set no_function_argzero; ${(%):-%x} changes letters that the locale does not have
__yo_home=${${${0:#${ZSH_ARGZERO-}}:-${(%):-%x}}:A:h:h}
__yo_who=$EUID@${HOST//[^A-Za-z0-9._-]/}
__yo_head="${__yo_frame}P;zsh;$ZSH_VERSION;"
__yo_folder='' __yo_behind='' # the folder, and the end of a prompt frame, behind the status
__yo_prior='' # the function of the zle-line-finish of before, or `zle`: call the widget
__yo_frames='' # what a prompt reports about the command before it
__yo_nested=xtrace # the option that reports assignments to variables of callers, where this zsh has it (5.4)
[[ -z ${options[warnnestedvar]-} ]] || __yo_nested=warnnestedvar
__yo_line='' # the question's line as in the editor
__yo_tail='' # what the alias puts in front of the question; empty: the line has none
__yo_unread='yo: the question could not be read; ask at the prompt, on a line of its own'
__yo_text='' # the running line, as preexec received it
__yo_undo='' # commands that restore the options changed for one line; not an array, which behaves differently under ksharrays and nounset

# Percent-encodes $1 into REPLY: %, ; and control characters.
__yo_encode() {
  REPLY=$1
  [[ $1 == *[%\;[:cntrl:]]* ]] || return 0
  emulate -L zsh -o extendedglob -o no_multibyte -o no_xtrace
  local MATCH MBEGIN MEND
  REPLY=${${1//\%/%25}//;/%3B}
  [[ $REPLY != *[[:cntrl:]]* ]] || REPLY=${REPLY//(#m)[[:cntrl:]]/%${(l:2::0:)$(([##16]#MATCH))}}
}

# Before every prompt, first of precmd_functions. The status is $?, or $1 when another function passes it on. Every Enter pays for what is
# done here, and zsh takes as long for the call of a function as for five conditions: so this means the same under any options and calls
# functions, which emulate plain zsh, only when there is a reason. What each statement costs is in docs/decisions/0077-the-floor-of-a-prompt.md.
__yo_prompt() {
  builtin set -- "${1:-$?}" # kept for less than in a local
  if [[ $__yo_more == 0 && -z $__yo_undo && ! -o xtrace && $PWD == "$__yo_folder" && -t 1 ]]; then
    builtin print -rn -- "$__yo_head$1$__yo_behind"
  else
    # not in __yo_quietly: the end of a function with `localoptions` restores the options of its beginning
    [[ -z $__yo_undo ]] || { eval "$__yo_undo"; typeset -g __yo_undo='' }
    # no statement behind the call, which would be traced
    if [[ ( -o xtrace || -o allexport || -o $__yo_nested ) && -z ${__yo_quiet-} ]]; then
      __yo_quietly __yo_prompt "$1"
    else
      __yo_frames=''
      if [[ $__yo_more != 0 ]]; then
        # a command may have removed the hooks; __yo_finish looks for __yo_start
        [[ ${precmd_functions-} == __yo_prompt* && ${widgets[zle-line-finish]-} == *:__yo_finish ]] || __yo_install
        # without the text, which __yo_start has reported
        if [[ $__yo_ran == 1 ]]; then __yo_frames="${__yo_frame}D;$1;;;"$'\a'; else __yo_ended "$1"; fi
        __yo_more=$__yo_later __yo_ran=0
      fi
      [[ $PWD == "$__yo_folder" ]] || __yo_moved
      if [[ /dev/fd/1 -ef $YOSH_SESSION/tty ]]; then
        builtin print -rn -- "$__yo_frames$__yo_head$1$__yo_behind"
      else
        __yo_more=2 __yo_later=2
        builtin print -rn -- "$__yo_frames$__yo_head$1$__yo_behind" >/dev/tty
      fi
    fi
  fi
} 2>/dev/null

# The same where there is more to do, and at first. Sets __yo_frames to what there is to report about a command, and asks for the next step of
# a walk-through. $1: the status.
__yo_ended() {
  emulate -L zsh -o no_xtrace
  local REPLY=''
  (( ! __yo_unseen )) || { __yo_missed=1; __yo_install_last; __yo_at_init }
  (( ! __yo_bang )) || __yo_bang=$((__yo_bang - 1))
  if (( __yo_ran && ! __yo_asked )); then
    (( ! __yo_aliased )) || __yo_encode "${${aliases[${__yo_text%%[[:space:]]*}]-}[1,512]}"
    __yo_frames="${__yo_frame}D;$1;;$REPLY;"$'\a'
  elif (( ! __yo_ran && __yo_more == 3 && $1 )); then
    __yo_look_for_refused
  fi
  (( ! __yo_plan || __yo_asked )) || { __yo_next "$__yo_frames"; __yo_frames='' }
  __yo_unseen=0 __yo_asked=0 __yo_aliased=0 __yo_line='' __yo_text='' __yo_later=$(( __yo_plan || __yo_bang ? 2 : 0 ))
}

# A line was submitted, nothing has run, and the status is not 0: zsh has refused the line (which makes it 1 when it was 0), or the status is
# only that of the last command. Sets __yo_frames to the report of a line that is new in the history and wrong: whatever follows it, zsh says the
# same. So it is no comment, and none that was given up at its second prompt. Called under `emulate -L zsh`.
__yo_look_for_refused() {
  local text=${history[$((HISTCMD - 1))]-} more said before=''
  (( HISTCMD - 1 != __yo_refused )) || return 0
  __yo_refused=$((HISTCMD - 1))
  [[ -n $text && -z $__yo_line ]] && (( $#text <= 16384 )) || return 0
  for more in ';;' ')'; do
    # parses the line, and runs nothing
    { { functions[__yo_probe]=$text$'\n'$more } always { TRY_BLOCK_ERROR=0; builtin print -rn -- $'\0' >&2 } } 2<>"$YOSH_SESSION/line"
    if (( ${+functions[__yo_probe]} )); then
      unset 'functions[__yo_probe]'
      return
    fi
    IFS= builtin read -r -d $'\0' said <"$YOSH_SESSION/line"
    [[ $said == *('parse error'|'condition expected')* && $said == "${before:-$said}" ]] || return 0
    before=$said
  done
  __yo_encode "$text"
  __yo_frames="${__yo_frame}D;1;$REPLY;;;refused"$'\a'
} 2>/dev/null

__yo_moved() {
  emulate -L zsh -o no_xtrace
  local REPLY
  __yo_encode "$PWD"
  __yo_folder=$PWD __yo_behind=";$REPLY;;$__yo_who"$'\a'
}

# Calls $1 without options that show what our functions do or that export our variables. A function under `typeset -ft` is traced still,
# but not on the screen: zsh heeds the redirection behind a function's body when a function calls it.
__yo_quietly() {
  setopt localoptions no_xtrace no_allexport ${options[warnnestedvar]+no_warn_nested_var}
  local __yo_quiet=1
  "$@"
}

# Before every command, as __yo_prompt before every prompt. $1: the command as typed; $3: with its aliases expanded.
__yo_start() {
  # no statement behind the call, which would be traced
  if [[ ( -o xtrace || -o allexport || -o $__yo_nested ) && -z ${__yo_quiet-} ]]; then
    __yo_quietly __yo_start "$@"
  else
    [[ $__yo_due == 0 ]] || __yo_write_variables variables.ended
    if [[ $__yo_later == 0 && -t 1 && $1 != *[%\;[:cntrl:]]* && ${#1} -le 16384 ]]; then
      builtin print -rn -- "${__yo_frame}C;$1"$'\a'
    else
      # A text longer than a frame is not reported: the proxy would pass such a frame on to the screen, with the nonce in it.
      local REPLY=''
      (( ${#1} > 16384 )) || __yo_encode "$1"
      builtin print -rn -- "${__yo_frame}C;$REPLY"$'\a' >/dev/tty
    fi
    if [[ $1 != "${3-}" ]]; then
      __yo_text=$1
      [[ ${1%%[[:space:]]*} == *[^A-Za-z0-9_.+-]* || -z ${aliases[${${1%%[[:space:]]*}:-.}]-} ]] || __yo_aliased=1
    fi
    if [[ $__yo_more$__yo_later$__yo_aliased == 300 ]]; then
      __yo_ran=1
    else
      [[ $__yo_more == 3 ]] || __yo_unseen=1
      __yo_more=2 __yo_ran=2
    fi
    [[ $1 != *[Ss][Hh]* ]] || __yo_hand_on "$1"
  fi
} 2>/dev/null

# When the line $1 starts a shell at this terminal and does nothing else (`bash`, `exec zsh -l`, `exec "$SHELL"`), that shell loads the hooks
# as the first one did (src/shell/bash.ts, zsh.ts): for this line alone, the environment makes it read our files first.
__yo_hand_on() {
  emulate -L zsh -o no_xtrace
  local IFS=$' \t\n'
  local -a words
  words=(${=1})
  [[ ${words[1]-} != exec ]] || shift words
  [[ ${words[1]-} != -l ]] || shift words
  local shell=${words[1]-}
  [[ $shell != (|\")\$(SHELL|\{SHELL\})(|\") ]] || shell=$SHELL
  shell=${shell:t}
  [[ $shell == (bash|zsh) && -z ${words[2,-1]:#(-[il]|-il|-li|--login)} ]] || return 0
  (( ! __yo_plan )) || __yo_variable YOSH_PLAN 1
  if [[ $shell == zsh ]]; then
    (( ! ${+ZDOTDIR} )) || __yo_variable YOSH_ZDOTDIR $ZDOTDIR
    __yo_variable ZDOTDIR $__yo_home/shell-hooks/zsh
    __yo_variable YOSH_HOOKS $__yo_home/shell-hooks
  else
    (( ! ${+POSIXLY_CORRECT} )) || __yo_variable YOSH_POSIX 1
    (( ! ${+ENV} )) || __yo_variable YOSH_ENV $ENV
    # bash expands ENV as if it were in double quotes
    shell=$__yo_home/shell-hooks/start.bash shell=${shell//\\/\\\\} shell=${shell//\$/\\\$} shell=${shell//\`/\\\`}
    __yo_variable ENV ${shell//\"/\\\"}
    __yo_variable POSIXLY_CORRECT y
  fi
}

# Exports $1 with the value $2, for this line alone.
__yo_variable() {
  if (( ${(P)+1} )); then
    [[ ${(tP)1} == *export* ]] || __yo_undo="typeset +x $1;$__yo_undo"
    __yo_undo="typeset -g $1=${(qP)1};$__yo_undo"
  else
    __yo_undo="unset $1;$__yo_undo"
  fi
  builtin export "$1=$2"
}

# zle-line-finish: runs after any widget that accepts the line. Takes a question verbatim; for this line alone comments and aliases are on.
__yo_finish() {
  # A widget that wraps this one, and that __yo_install wrapped, calls it again (powerlevel10k, zsh-vi-mode).
  [[ -z $__yo_prior || ${funcstack[*]} != *__yo_finish*__yo_finish* ]] || return 0
  if [[ -n $BUFFER ]]; then
    # with `x=1`, warn_nested_var prints a line; an option set here would not end here
    if [[ -o $__yo_nested || -o allexport ]]; then typeset -g +x __yo_more=3; else __yo_more=3; fi
    # Most lines are neither a question nor a comment, repeat none, and have removed none of our hooks. With shglob, ( ) and | match themselves.
    # Only a line of several rows has a comment in its middle.
    if [[ -o shglob || $BUFFER == ([[:blank:]#^]*|(r|fc)(|[[:blank:]]*)|*yo*|*!*) || $__yo_bang$BUFFERLINES != 01 ||
      "${precmd_functions-} ${preexec_functions-}" != __yo_prompt*__yo_start* ]]; then
      __yo_take
      # a suggestion that was commented out must be a comment, now and when recalled: zsh has interactive comments off by default
      if [[ -n $__yo_tail || $BUFFER == '#'* || $BUFFER == *$'\n#'* ]]; then
        # Where this is on, the end of a function restores the options of its beginning: so it is off to the end of this one, and of the one
        # that puts the options back. zsh itself switches it on again there.
        [[ ! -o localoptions ]] || { unsetopt localoptions; typeset -g __yo_undo="${__yo_undo}unsetopt localoptions;" }
        [[ -o interactivecomments ]] || { setopt interactivecomments; typeset -g __yo_undo="${__yo_undo}setopt nointeractivecomments;" }
        [[ -o aliases ]] || { setopt aliases; typeset -g __yo_undo="${__yo_undo}setopt noaliases;" }
        # Its third character begins a comment, in which zsh expands no !. banghist stays as it is: zsh reads it before the hooks of the next
        # prompt, which would restore it.
        [[ ${histchars-} == ??\#* ]] || { typeset -g __yo_undo="typeset -g histchars=${(q)histchars-};$__yo_undo" histchars=$'\0\0#' }
        [[ -z $__yo_tail ]] || { alias yo="__yo_run $__yo_tail"; typeset -g +x __yo_later=2 }
      fi
      if (( __yo_bang == 1 && ${+histchars} )); then
        # The suggestion must run as shown: for this line alone a ! in it is not expanded. zsh has read banghist before the prompt: so this sets histchars.
        typeset -g __yo_undo="typeset -g histchars=${(q)histchars};$__yo_undo"
        typeset -g histchars=$'\0\0'${histchars#??}
      fi
    fi
  fi
  [[ -n $__yo_prior ]] || return 0
  # A function is called as such where nothing is open: zsh makes 30 variables for each widget. Called by a function, it would see an empty %_ in
  # a line that is continued; and a widget behind a condition would see the condition in it.
  if [[ $__yo_prior != zle && $CONTEXT == start ]]; then "$__yo_prior" "$@"; return; fi
  zle __yo_prior_finish -- "$@"
}

# Not in __yo_finish because `emulate -L` would restore the options set there.
__yo_take() {
  emulate -L zsh -o extendedglob -o no_xtrace
  local was=$BUFFER
  local -i cursor=$CURSOR
  __yo_line='' __yo_tail=''
  __yo_install # an earlier line may have removed the other hooks
  [[ $CONTEXT == start ]] || return 0 # a here-doc, an open quote
  [[ $BUFFER != [[:space:]]#'__yo_run #'* ]] || BUFFER=yo${BUFFER#*'#'} # a widget has expanded the alias on the line
  ! __yo_is_question || return 0
  __yo_has_question
  # what the history makes of it: `!!`, `!yo`, `^this^that`
  if [[ -z $__yo_tail && -o banghist && $BUFFER == *[\#$histchars]* && $__yo_bang != 1 ]]; then
    zle .expand-history
    if [[ $BUFFER != "$was" ]]; then
      __yo_has_question
      BUFFER=$was CURSOR=$cursor
    elif [[ $BUFFER == (*${histchars[1]}[^[:blank:]=\(]*|${histchars[2]}*) ]]; then
      __yo_tail='#' # zsh shows nothing that has an open quote in it, as a question may
    fi
  fi
  __yo_take_repeated
}

# Takes the line when it is a question.
__yo_is_question() {
  local REPLY
  __yo_unassigned "$BUFFER"
  [[ $REPLY == yo([[:space:]]*|) ]] || return 1
  __yo_tail='#'
  __yo_piped=0; [[ /dev/stdout -ef $YOSH_SESSION/tty ]] || __yo_piped=1
  # joined, not replaced by a pattern with ##, which copies the line at each of its places: 5 GB for 100 KB
  __yo_line=${(j: :)${(f)${BUFFER//$'\r'/$'\n'}}}
  [[ $__yo_line == "$BUFFER" ]] || BUFFER=$__yo_line
}

# Takes the line when `yo` is a command within it: a pipeline asks, and anything else is refused when it runs. Without its end, which is a
# comment, the line may be incomplete (`(yo x)`): then it is an error, and not a prompt for the rest.
__yo_has_question() {
  local word before=';'
  [[ $BUFFER == *yo* ]] || return 0
  for word in ${(z)BUFFER}; do
    if [[ $before == (\;|\;\;|\&(|\&|\||\!)|\|(|\&|\|)|\(|\)|\{|\!|if|then|elif|else|while|until|do|time|coproc) ]]; then
      [[ $word != yo ]] || { __yo_line=$BUFFER; break }
      [[ $word != [A-Za-z_][A-Za-z0-9_]#=* ]] || continue
    fi
    before=$word
  done
  [[ -n $__yo_line ]] || return 0
  __yo_tail='#'
  alias yo='__yo_run #'
  # parses the line, and runs nothing
  { { functions[__yo_probe]=$BUFFER } 2>/dev/null } always { TRY_BLOCK_ERROR=0 }
  if (( ${+functions[__yo_probe]} )); then
    unset 'functions[__yo_probe]'
  else
    __yo_tail='&& || && #' # zsh reads a word behind the || first
    __yo_undo="${__yo_undo}alias yo='__yo_run #'; builtin print -r -- ${(q)__yo_unread} >/dev/tty;"
  fi
}

# `r` and `fc` run an earlier line, or what an editor makes of it, and no other hook sees that: takes the line when `yo` is in it.
__yo_take_repeated() {
  [[ $BUFFER == [[:blank:]]#(r|fc)(|[[:blank:]]*) ]] || return 0
  local text
  local -a words events
  words=(${${(z)BUFFER}[2,-1]})
  local -i editor=$words[(Ie)-e]
  (( ! editor )) || words[editor,editor+1]=()
  words=(${words:#-[^0-9]*})
  events=(${words:#*=*})
  (( $#events )) || events=(-1)
  text=$(builtin fc -ln ${(M)words:#*=*} $events[1] $events[-1] 2>/dev/null)
  [[ $text == *yo* ]] || return 0
  __yo_tail='#'
  [[ $BUFFER != ([[:blank:]]#r(|[[:blank:]]*)|*-e[[:blank:]]#-*|*-s*) ]] || __yo_line=$text
}

# Sets REPLY to $1 without spaces and assignments in front: `YO_PROFILE=work yo …`. The companion reads them. Called under extendedglob.
__yo_unassigned() {
  local rest word
  REPLY=${1##[[:space:]]#}
  while [[ $REPLY == [A-Za-z_][A-Za-z0-9_]#=* ]]; do
    rest=${REPLY#*=}
    while [[ $rest == [^[:space:]]* ]]; do
      case $rest in
        (\'*\'*) rest=${rest#\'*\'} ;;
        (\"*\"*) rest=${rest#\"*\"} ;;
        (\\?*) rest=${rest#??} ;;
        ([\'\"\\\`\(\)]*) return ;;
        (*) word=${rest%%[[:space:]\'\"\\\`\(\)]*} rest=${rest:$#word} ;;
      esac
    done
    REPLY=${rest##[[:space:]]#}
  done
}

# The alias `yo` expands to this; the question follows as a comment.
__yo_run() {
  local -i __yo_status=$?
  [[ -z $__yo_undo ]] || { eval "$__yo_undo"; typeset -g __yo_undo='' }
  local -i __yo_errexit=0
  [[ ! -o errexit ]] || __yo_errexit=1
  __yo_ask "$__yo_status" "$__yo_errexit" # quoted because of shwordsplit with digits in IFS
} 2>/dev/null

# $1: the status of the user's last command. $2: 1 when a status other than 0 would end the shell.
__yo_ask() {
  emulate -L zsh -o extendedglob -o no_xtrace
  local text=${__yo_line:-$__yo_text} id REPLY
  local -i code=$(( $2 ? 0 : $1 ))
  local -i through=$__yo_piped
  __yo_asked=1 __yo_more=2 __yo_ran=2 __yo_line='' __yo_piped=0
  # the output of the whole shell may go through a program (`exec > >(tee log)`)
  if [[ ! /dev/stdin -ef $YOSH_SESSION/tty || ( ! /dev/stdout -ef $YOSH_SESSION/tty && $through == 0 ) ]]; then
    # In a pipeline: one answer, with the piped text as context.
    # In a subshell, which makes the file of variables with its own umask and then becomes the program.
    (
      umask 077
      zmodload zsh/system
      id=variables.${sysparams[pid]:-$RANDOM}
      __yo_write_variables $id
      YOSH_VARIABLES=$id exec "$__yo_home/bin/yo" -- "${text##*[[:space:]|&;\(\{]yo[[:space:]]##}" 2>/dev/tty
    )
    return
  fi
  text=${text##[[:space:]]#}
  __yo_unassigned "$text"
  if [[ $REPLY != yo([[:space:]]*|) ]]; then
    builtin print -r -- "$__yo_unread" >/dev/tty
    return $code
  fi
  [[ $REPLY != "$text" ]] || text=${text##yo[[:space:]]#}
  if (( $#text > 16384 )); then
    builtin print -r -- "yo: a question of $#text characters is too long, 16384 is the most; nothing was sent" >/dev/tty
    return $code
  fi
  [[ $text != edit ]] || __yo_edit || return $code
  id=$$.$((++__yo_count))
  __yo_write_names
  __yo_write_variables variables
  __yo_encode "$text"
  builtin print -rn -- "${__yo_frame}Q;$id;$1;$REPLY"$'\a' >/dev/tty || return $code
  __yo_wait "$id" || code=$(( $2 ? 0 : 130 ))
  return $code
}

# `yo edit`: opens the newest script in the user's editor, before the question is sent: what is in the file then is prefilled. Fails when
# the editor was stopped or killed. Called under `emulate -L zsh`.
__yo_edit() {
  local file=''
  [[ -r $YOSH_SESSION/script ]] || return 0
  IFS= builtin read -r -d $'\0' file <"$YOSH_SESSION/script"
  [[ -f $file ]] || return 0
  eval "${VISUAL:-${EDITOR:-vi}} ${(q)file}" </dev/tty >/dev/tty 2>&1
  (( $? <= 128 ))
}

# The key of `explain_key`, Ctrl-X y: a command in the editor is explained, words in it become a command. As the widget __yo_again that of
# `again_key`: the other answers to the same question take turns. The line stays until the answer is there; with R the proxy gives the keyboard
# back.
__yo_key() {
  emulate -L zsh -o extendedglob -o no_xtrace
  local REPLY id=$$.$((++__yo_count)) key=explain was=$BUFFER
  [[ $WIDGET != __yo_again ]] || key=again
  (( $#BUFFER <= 16384 )) || return 0
  if [[ $key == explain ]]; then
    zle -I
    __yo_write_names
    __yo_write_variables variables
  fi
  __yo_encode "$BUFFER"
  builtin print -rn -- "${__yo_frame}K;$id;$REPLY;$key"$'\a' >/dev/tty || return 0
  __yo_in_editor=1 __yo_more=2 __yo_later=2
  __yo_wait "$id"
  __yo_in_editor=0
  [[ $key == explain || $BUFFER != "$was" ]] || zle beep
  builtin print -rn -- "${__yo_frame}R"$'\a' >/dev/tty
} 2>/dev/null

# Sets the caller's explain_key and again_key to the names of these keys, as `^Xy`: from the environment, or from the part of ~/.yoconf before
# its profiles.
__yo_key_names() {
  local name value
  explain_key='^Xy' again_key=''
  if [[ -f ~/.yoconf && -r ~/.yoconf ]]; then
    while IFS=$' \t=' builtin read -r name value || [[ -n $name ]]; do
      [[ $name != '['* ]] || break
      value=${value//[\"\'$'\r']}
      __yo_take_key "$name" "${value%%[[:space:]\;#]*}"
    done <~/.yoconf
  fi
  __yo_take_key explain_key "${YO_EXPLAIN_KEY-}"
  __yo_take_key again_key "${YO_AGAIN_KEY-}"
}

# Sets the variable of __yo_key_names that belongs to the setting $1 to $2, unless that is not the name of a key: src/config/config-keys.ts ignores
# the same ones.
__yo_take_key() {
  case $2 in '^'[A-Z] | '^'[A-Z][a-z] | off) ;; *) return 0 ;; esac
  case $1 in explain_key) explain_key=$2 ;; again_key) again_key=$2 ;; esac
}

# Binds these keys in every keymap where the user or a plugin has not bound them.
__yo_bind_keys() {
  emulate -L zsh -o no_xtrace
  local map name widget keys='' explain_key='' again_key=''
  __yo_key_names
  zle -N __yo_key
  zle -N __yo_again __yo_key
  for map in emacs viins vicmd; do
    for widget name in __yo_key "$explain_key" __yo_again "$again_key"; do
      [[ $name == '^'[A-Z]* ]] || continue
      { bindkey -M $map $name; builtin print -rn -- $'\0' } 1<>"$YOSH_SESSION/line" || return 0
      IFS= builtin read -r -d $'\0' keys <"$YOSH_SESSION/line"
      [[ $keys != *' undefined-key'* ]] || bindkey -M $map $name $widget
    done
  done
} 2>/dev/null

# Writes PATH, aliases and functions of this shell for the review of suggestions, and whether its editor knows UTF-8. Overwritten without
# truncating.
__yo_write_names() {
  { builtin print -r -- "$PATH"; builtin print -r -- ${#__yo_accent}; builtin print -rl -- ${(k)aliases} ${(k)galiases} ${(k)functions}; builtin print -rn -- $'\0' } 1<>$YOSH_SESSION/names
} 2>/dev/null

# Writes the variables of this shell into the file $1 of the session, for the masking of secrets: the reader decides which of them are
# secrets. Arrays with an underscore in front belong to functions and completions and have thousands of elements, so they are left out.
# One write, without truncating; the reader removes the file.
__yo_write_variables() {
  emulate -L zsh -o extendedglob -o no_multibyte -o no_xtrace
  local __yo_name __yo_key __yo_value __yo_all=''
  __yo_due=0
  for __yo_name __yo_key in ${(kv)parameters[(R)^*(special|local)*]}; do
    case $__yo_key in
      scalar*) __yo_all+=$__yo_name$'\0\0'${${(P)__yo_name}//$'\0'/}$'\0' ;;
      array*)
        [[ $__yo_name == _* ]] || for __yo_value in "${(@P)__yo_name}"; do
          __yo_all+=$__yo_name$'\0'0$'\0'${__yo_value//$'\0'/}$'\0'
        done
        ;;
      association*)
        [[ $__yo_name == _* ]] || for __yo_key __yo_value in "${(@kvP)__yo_name}"; do
          __yo_all+=$__yo_name$'\0'${__yo_key//$'\0'/}$'\0'${__yo_value//$'\0'/}$'\0'
        done
        ;;
    esac
  done
  builtin print -rn -- $'zsh\n'$__yo_all$'\0' 1<>"$YOSH_SESSION/$1"
} 2>/dev/null

# Reads the answer to $1. Fails when the user has pressed Ctrl-C. Called under `emulate -L zsh`.
__yo_wait() {
  local reply key
  while IFS= builtin read -r -t 86400 -d $'\0' reply; do
    [[ $reply == "$1;"* ]] || continue # an answer to a question that was given up
    # zsh learns of another window size in its editor only, but pads the mark of PROMPT_SP before: with 0 it asks the terminal now.
    (( __yo_in_editor )) || { COLUMNS=0 LINES=0 }
    reply=${reply#*;}
    case ${reply%%;*} in
      cmd|pend)
        # Without this, `x` and Enter typed while waiting would run the suggestion.
        while builtin read -s -t 0.001 -k 1 key </dev/tty; do :; done
        key=${reply#*;}
        if (( __yo_in_editor )); then
          zle split-undo # in vi mode, undo would take back the words too
          BUFFER=${key/$'\x1f'/} CURSOR=${#${key%%$'\x1f'*}}
          [[ $reply != *\!* ]] || __yo_bang=1
        else
          builtin print -rz -- ${key/$'\x1f'/}
          __yo_look_for_vi
          [[ $key != *$'\x1f'* ]] || { key=${key%%$'\x1f'*} __yo_cursor=$#key; __yo_at_init }
          [[ $reply != *\!* ]] || __yo_bang=2
        fi
        __yo_due=1
        ;;
    esac
    case ${reply%%;*} in
      cmd|chat) __yo_plan=0 ;;
      pend|hold) __yo_plan=1 ;;
      cancel) return 1 ;;
    esac
    return 0
  done <"$YOSH_SESSION/down"
}

# In vi mode the keymap `main` is `viins`. Without a fork, as in __yo_bind_keys.
__yo_look_for_vi() {
  local main=''
  { bindkey -lL main; builtin print -rn -- $'\0' } 1<>"$YOSH_SESSION/line" || return 0
  IFS= builtin read -r -d $'\0' main <"$YOSH_SESSION/line"
  [[ $main != *viins* ]] || { __yo_vi=1; __yo_at_init }
} 2>/dev/null

# For the next line alone, before the user's own zle-line-init: puts the cursor at __yo_cursor, because `print -z` leaves it at the end, and the
# hooks behind all functions of this prompt, where one of them replaces zle-line-finish. A scheduled event would lose pipestatus.
__yo_at_init() {
  [[ ${widgets[zle-line-init]-} != user:__yo_init ]] || return 0
  (( ! ${+widgets[zle-line-init]} )) || zle -A zle-line-init __yo_prior_init
  zle -N zle-line-init __yo_init
}
__yo_init() {
  # Backspace, Ctrl-W and Ctrl-U of vi's insert mode delete only what was inserted since that mode began. What `print -z` puts there was before,
  # and a suggestion is edited as if it had been typed: so the mode begins once more, at the beginning of the line.
  if [[ $__yo_vi == 1 ]]; then
    typeset -g __yo_vi=0
    if [[ $KEYMAP != vicmd ]]; then
      [[ $__yo_cursor != -1 ]] || typeset -g __yo_cursor=$CURSOR
      CURSOR=0
      zle .vi-insert
    fi
  fi
  (( __yo_cursor < 0 )) || { CURSOR=$__yo_cursor; typeset -g __yo_cursor=-1 }
  (( ! __yo_missed )) || __yo_install
  if (( ${+widgets[__yo_prior_init]} )); then
    # called under its own name, on which the dispatcher of add-zle-hook-widget depends
    zle -A __yo_prior_init zle-line-init
    zle -D __yo_prior_init
    zle zle-line-init -- "$@"
  else
    zle -D zle-line-init
  fi
}

# During a walk-through, before a prompt: asks for the next step. $1 holds frames about the command that has ended.
__yo_next() {
  emulate -L zsh -o no_xtrace
  __yo_plan=0
  local id=$$.$((++__yo_count))
  __yo_write_names
  __yo_write_variables variables
  builtin print -rn -- "$1${__yo_frame}N;$id;$__yo_who"$'\a' >/dev/tty || return 0
  __yo_wait "$id" || builtin print -r -- 'yo: walk-through set aside · `yo next` goes on · `yo stop` ends it' >/dev/tty
  (( ! __yo_bang )) || __yo_bang=1
}

# Installs the hooks in the user's configuration, and again whenever something has removed them.
__yo_install() {
  emulate -L zsh -o no_xtrace
  [[ ${precmd_functions[1]-} == __yo_prompt || ${(t)precmd_functions-} == *readonly* ]] || precmd_functions=(__yo_prompt ${precmd_functions:#__yo_(prompt|first)})
  [[ ${preexec_functions[(r)__yo_start]-} == __yo_start || ${(t)preexec_functions-} == *readonly* ]] || preexec_functions+=(__yo_start)
  (( ${+widgets[zle-line-finish]} )) && [[ ${widgets[zle-line-finish]} == *:__yo_finish ]] && return 0
  if [[ ${widgets[zle-line-finish]-} == user:azhw:* ]]; then
    # the dispatcher of add-zle-hook-widget depends on the widget's name, so it cannot be renamed
    zle -N __yo_finish
    add-zle-hook-widget line-finish __yo_finish
    return 0
  fi
  if (( ${+widgets[zle-line-finish]} )); then
    zle -A zle-line-finish __yo_prior_finish
    __yo_prior=${widgets[zle-line-finish]#user:}
    (( ${+functions[$__yo_prior]} )) || __yo_prior=zle
  fi
  zle -N zle-line-finish __yo_finish
}

# Some function of the user's replaces zle-line-finish after __yo_prompt: puts __yo_last behind all of them.
__yo_install_last() {
  emulate -L zsh -o no_xtrace
  [[ ${(t)precmd_functions-} == *readonly* ]] || precmd_functions=(${precmd_functions:#__yo_last} __yo_last)
}

# Goes away again where the widget is replaced once only (powerlevel10k wraps it at the first prompt) and no line was missed.
__yo_last() {
  emulate -L zsh -o no_xtrace
  if (( __yo_missed )) || [[ ${widgets[zle-line-finish]-} != *:__yo_finish ]]; then
    __yo_install
  else
    precmd_functions=(${precmd_functions:#__yo_last})
  fi
} 2>/dev/null

# Completes `yosh` by the script that `yosh completion zsh` prints, loaded at the first Tab, and `yo` by the words of its own and files.
# The completion system sees the line with the alias expanded: the first word after `yo` is the third.
__yo_complete() {
  if [[ $service == yosh ]]; then
    eval "$("$__yo_home/bin/yosh" completion zsh 2>/dev/null </dev/null)"
    (( ${+functions[_yosh]} )) && _yosh "$@"
    return
  fi
  (( CURRENT != 3 )) || compadd -- help next again edit save copy remember forget stop reset off on --help --version
  _default "$@" || (( compstate[nmatches] ))
}

# `yosh` is a command in every session, because messages name it as the remedy, and it need not be on PATH. A program, an alias or a
# function of the user's with that name comes first. Called under `emulate -L zsh`.
__yo_command() {
  (( ${+functions[yosh]} )) || function yosh {
    if builtin whence -p yosh >/dev/null; then command yosh "$@"; else "$__yo_home/bin/yosh" "$@"; fi
    # a key that was chosen now works now
    set -- $? "$@"
    [[ ${2-} != config ]] || __yo_bind_keys
    return "$1"
  }
  (( ${+functions[compdef]} )) || return 0
  (( ${+_comps[yosh]} )) || compdef __yo_complete yosh
  compdef __yo_complete __yo_run
}

# At the first prompt, after all of the user's files; once more after all precmd_functions, which is when zsh runs scheduled events: one of
# those functions may set up the line editor (zsh-vi-mode), or a file of the user's may have assigned precmd_functions. A readonly array keeps
# it in place of the hooks, and calls it at every prompt and command.
__yo_first() {
  local -i __yo_status=$?
  [[ ! -o xtrace ]] || setopt localoptions no_xtrace
  if (( $# && __yo_begun )); then
    [[ ${preexec_functions[*]-} == *__yo_start* ]] || __yo_start "$@"
  elif (( __yo_begun == 2 )); then
    [[ ${precmd_functions[*]-} == *__yo_prompt* ]] || __yo_prompt $__yo_status
  else
    __yo_begin "$__yo_status"
  fi
}

# $1: the status of the user's last command. The call after that of the array, or without one, is the scheduled event.
__yo_begin() {
  emulate -L zsh -o no_xtrace
  local -i before=$__yo_begun
  alias yo='__yo_run #'
  __yo_bind_keys
  __yo_command
  [[ $before == 0 && ${precmd_functions[*]-} == *__yo_first* ]] || __yo_begun=2
  (( __yo_begun )) || __yo_begun=1
  if (( __yo_begun == 2 )); then
    [[ ${precmd_functions[*]-} == *__yo_(first|prompt)* && ${preexec_functions[*]-} == *__yo_(first|start)* ]] || __yo_wrap
  fi
  [[ ${(t)preexec_functions-} == *readonly* ]] || preexec_functions=(${preexec_functions:#__yo_first})
  if (( before )); then
    [[ ${widgets[zle-line-finish]-} == *:__yo_finish ]] || __yo_install_last
    __yo_install
  else
    __yo_prompt "$1"
  fi
}

# Where `precmd` empties precmd_functions, which run after it, or an array is readonly and without the hook: puts the hooks behind the functions
# of the user's with these names.
__yo_wrap() {
  [[ ${functions[precmd]-} != *__yo_behind* ]] || return 0
  (( ! ${+functions[precmd]} )) || functions[__yo_prior_precmd]=$functions[precmd]
  (( ! ${+functions[preexec]} )) || functions[__yo_prior_preexec]=$functions[preexec]
  functions[precmd]='__yo_behind_precmd $?'
  functions[preexec]='__yo_behind_preexec "$@"'
}

# No options are set in these two: the user's function may set some. $1 is the status that it sees.
__yo_behind_precmd() {
  if (( ${+functions[__yo_prior_precmd]} )); then
    [[ -o errexit || -o errreturn ]] || __yo_return "$1"
    __yo_prior_precmd
  fi
  __yo_install # where it can be, as zsh calls the array next
  [[ ${precmd_functions[*]-} == *__yo_prompt* || ${precmd_functions[*]-} == *__yo_first* ]] || __yo_prompt "$1"
}
__yo_behind_preexec() {
  (( ! ${+functions[__yo_prior_preexec]} )) || __yo_prior_preexec "$@"
  __yo_install
  [[ ${preexec_functions[*]-} == *__yo_start* || ${preexec_functions[*]-} == *__yo_first* ]] || __yo_start "$@"
}
__yo_return() { return $1 }

typeset -ga precmd_functions preexec_functions
precmd_functions+=(__yo_first)
zmodload -i zsh/sched && sched +0 __yo_first
preexec_functions+=(__yo_first)
