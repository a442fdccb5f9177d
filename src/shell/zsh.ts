/** What the code knows about zsh: its row in the table of shells. */
import { readTriples } from './zsh-variables.ts';
import type { CompletionOffer, CompletionTree, ShellKind } from './shell-kind.ts';
import { builtinsWith, keysNamed, quote, sourceLine } from './posix.ts';

export const zsh: ShellKind = {
  oldestVersion: [5, 1],
  hookFiles: ['yosh.zsh', 'zsh/.zshenv', 'rc.zsh'],

  start: {
    // The `.zshenv` in our ZDOTDIR restores the user's ZDOTDIR before zsh looks for any other file.
    plan: ({ login, env, hooks }) => ({
      args: login ? ['-i', '-l'] : ['-i'],
      env: { ZDOTDIR: `${hooks}/zsh`, YOSH_HOOKS: hooks, ...(env['ZDOTDIR'] !== undefined && { YOSH_ZDOTDIR: env['ZDOTDIR'] }) },
    }),
    // The user's `.zshenv` may set ZDOTDIR, which zsh would then search for `.zshrc`: so it is kept until ours has been read.
    passing: (folder, env) => {
      const own = `if (( \${+YOSH_OWN_ZDOTDIR} )); then ZDOTDIR=$YOSH_OWN_ZDOTDIR; else unset ZDOTDIR; fi`;
      const source = (name: string): string => `[[ ! -r \${ZDOTDIR:-$HOME}/${name} ]] || builtin source "\${ZDOTDIR:-$HOME}/${name}"`;
      return {
        files: {
          '.zshenv': `${own}\n${source('.zshenv')}\n(( ! \${+ZDOTDIR} )) || YOSH_OWN_ZDOTDIR=$ZDOTDIR\nZDOTDIR=${quote(folder)}\n`,
          '.zshrc': `${own}\nunset YOSH_OWN_ZDOTDIR\n${source('.zshrc')}\nHISTFILE=${quote(`${folder}/history`)}\nTRAPINT() { exit 130 }\n`,
        },
        env: { ZDOTDIR: folder, ...(env['ZDOTDIR'] !== undefined && { YOSH_OWN_ZDOTDIR: env['ZDOTDIR'] }) },
      };
    },
    ownVariables: ['YOSH_ZDOTDIR', 'YOSH_HOOKS', 'YOSH_PLAN'],
    userVariables: ['ZDOTDIR'],
  },

  rc: {
    file: (home, env) => `${(env['ZDOTDIR'] || home).replace(/\/+$/, '')}/.zshrc`,
    sourceLine,
    plain: (prompt) => `PS1='${prompt}'; unset HISTFILE RPS1; bindkey -e\n`,
    loginFiles: [],
  },

  syntaxCheck: {
    // With `-n`, `-f` also keeps it from reading /etc/zshenv.
    args: ['-f', '-n'],
    complaintPrefix: /^.*?:(?:\d+:)? /,
    // `src/syntax` parses bash, and too little of zsh to contradict it.
    isParsed: false,
  },

  language: {
    // Includes functions that come with zsh: whether they are autoloaded cannot be found out from outside.
    builtins: builtinsWith(
      `autoload bindkey bye cap chdir clone compadd comparguments compcall compctl compdescribe compfiles compgroups compquote compset comptags
      comptry compvalues disable echotc echoti emulate float functions getcap getln integer limit log nocorrect noglob print private pushln r
      rehash repeat sched setcap setopt stat strftime sysopen sysread sysseek syswrite ttyctl unfunction unhash unlimit unsetopt vared whence
      where which zcompile zf_rm zformat zftp zle zmodload zparseopts zprof zpty zregexparse zselect zsocket zstat zstyle ztcp - foreach end
      always add-zsh-hook compinit compdef colors is-at-least prompt promptinit run-help zargs zcp zln zmv`,
    ),
    splitsVariables: false,
    hasDeepGlob: true,
    // AUTO_CD, which most configurations set
    entersFolders: true,
    hasProcessSubstitution: true,
  },

  editor: {
    // bindkey of zsh 5.9 in its emacs mode, with those of compinit; the terminal keeps ^C and ^Z
    ownKeys: keysNamed('abcdefghijklmnopqrstuvwxyz', 'acdeghmnrstu'),
    needsKeys: false,
    /**
     * PROMPT_SP: before each prompt, and before any of our hooks can run, zsh prints PROMPT_EOL_MARK (an inverse `%`), spaces to the edge
     * of the screen, CR, as many spaces as the mark is wide, CR. On the screen this shows nothing after a newline, and the mark after an
     * unfinished line. The command printed neither. `anywhere` finds the mark in inverse video only, as zsh prints it by default.
     * Source: preprompt() in zsh's Src/utils.c.
     */
    endMark: {
      atEnd: /(?:(?:\x1b\[[\d;]*m)+[^\x1b\r\n]{0,8}(?:\x1b\[[\d;]*m)+)? {8,}\r {0,8}\r$/,
      anywhere: /(\x1b\[7m)([^\x1b\r\n]{1,8})(?=\x1b\[27m(?:\x1b\[[\d;]*m)* {8,}\r {1,8}\r)/g,
      opening: '\x1b[7m',
    },
  },
  history: { files: ['.zsh_history', '.histfile'], reportsLastLineOnly: false },
  readVariables: readTriples,
  completion,
};

const escaped = (text: string): string => text.replaceAll(':', String.raw`\:`);
const described = ({ text, about }: CompletionOffer): string => quote(about === '' ? escaped(text) : `${escaped(text)}:${about}`);
const branch = (pattern: string, offers: readonly CompletionOffer[]): string =>
  `      (${pattern}) offers=(${offers.map(described).join(' ')}) ;;`;

/**
 * The script can be sourced, or saved as `_yosh` in a folder of fpath. Sourced before compinit has run, it does nothing, silently. It
 * has no `emulate`: the completion system has set the options that its functions need.
 */
function completion({ words, flags, flagsWithText }: CompletionTree): string {
  const flagBranches = flags.map(({ after, flags: list }) =>
    branch(
      after === '' ? "''" : `'${after}'|'${after} '*`,
      list.map((flag) => ({ text: `--${flag.name}`, about: flag.about })),
    ),
  );
  const wordBranches = words.map(({ after, offers }) => branch(`'${after}'`, offers));
  return `#compdef yosh
# zsh completion for yosh, made by: yosh completion zsh
_yosh() {
  local place='' word=''
  local -i i=2
  local -a offers
  for ((i = 2; i < CURRENT; i++)); do
    word=\${words[i]}
    case $word in
      (${flagsWithText.join('|')}) i+=1 ;;
      (-*) ;;
      (*) place="$place\${place:+ }$word" ;;
    esac
  done
  (( i == CURRENT )) || return 1
  if [[ \${words[CURRENT]} == -* ]]; then
    case $place in
${flagBranches.join('\n')}
    esac
  else
    case $place in
${wordBranches.join('\n')}
    esac
  fi
  (( $#offers )) || return 1
  _describe -t words word offers
}
if [[ \${funcstack[1]-} == _yosh ]]; then
  _yosh "$@"
elif (( \${+functions[compdef]} )); then
  compdef _yosh yosh
fi
`;
}
