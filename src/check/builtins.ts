/** Words a shell knows by itself: builtins, reserved words, and (zsh) modifiers. From the manuals of bash 5.2 and zsh 5.9. */

const BOTH = `. : [ alias bg break builtin cd command continue declare dirs disable disown echo enable eval exec exit export false fc fg getopts
  hash history jobs kill let local logout popd printf pushd pwd read readonly return set shift source suspend test times trap true type
  typeset ulimit umask unalias unset wait ! { } [[ ]] case do done elif else esac fi for function if in select then time until while coproc`;

const ONLY: Readonly<Record<'bash' | 'zsh', string>> = {
  bash: 'bind caller compgen complete compopt help mapfile readarray shopt',
  zsh: `autoload bindkey bye cap chdir clone comparguments compcall compctl compdescribe compfiles compgroups compquote comptags comptry compvalues
    echotc echoti emulate float functions getcap getln integer limit log noglob nocorrect print pushln r rehash repeat sched setcap setopt
    stat strftime sysopen sysread sysseek syswrite ttyctl unfunction unhash unlimit unsetopt vared where whence which zcompile zformat zftp
    zle zmodload zparseopts zprof zpty zregexparse zselect zsocket zstyle ztcp zstat zf_rm add-zsh-hook compinit compdef colors zmv zcp zln
    zargs - foreach end always is-at-least promptinit prompt run-help`,
};

const TABLES: Readonly<Record<'bash' | 'zsh', ReadonlySet<string>>> = {
  bash: new Set(`${BOTH} ${ONLY.bash}`.split(/\s+/)),
  zsh: new Set(`${BOTH} ${ONLY.zsh}`.split(/\s+/)),
};

/** Functions that zsh brings along and people autoload are counted in: whether they are loaded cannot be seen from outside. */
export const isBuiltin = (shell: 'bash' | 'zsh', word: string): boolean => TABLES[shell].has(word);
