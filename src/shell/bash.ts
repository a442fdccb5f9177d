/** What the code knows about bash: its row in the table of shells. */
import { readDeclarations } from './bash-variables.ts';
import type { CompletionTree, ShellKind } from './shell-kind.ts';
import { builtinsWith, keysNamed, quote, sourceLine } from './posix.ts';

/** The files of the terminal's shell integration, from rc.bash to start.bash. */
const TERMINALS_FILES = ['YOSH_INIT', 'YOSH_RCFILE'];

/** A path as the value of ENV: a posix shell expands it as if it were in double quotes. */
const asEnv = (path: string): string => path.replaceAll(/[\\$`"]/g, '\\$&');

export const bash: ShellKind = {
  oldestVersion: [4, 4],
  hookFiles: ['yosh.bash', 'start.bash', 'rc.bash'],

  start: {
    // An interactive posix shell reads only the file that ENV names, login or not. Our file there leaves posix mode and reads the
    // profile or the rc file itself. `--rcfile` and `--init-file` would not do: login shells ignore them.
    plan: ({ login, env, hooks }) => ({
      args: login ? ['--posix', '--login'] : ['--posix', '-i'],
      env: {
        ENV: asEnv(`${hooks}/start.bash`),
        ...(env['ENV'] !== undefined && { YOSH_ENV: env['ENV'] }),
        ...(env['POSIXLY_CORRECT'] !== undefined && { YOSH_POSIX: '1' }),
        ...TERMINALS_FILES.reduce((all, name) => (env[name] === undefined ? all : { ...all, [name]: env[name] }), {}),
      },
    }),
    passing: (folder) => ({
      files: { bashrc: `[[ ! -r ~/.bashrc ]] || . ~/.bashrc\nHISTFILE=${quote(`${folder}/history`)}\ntrap 'exit 130' INT\n` },
      env: { YOSH_RCFILE: `${folder}/bashrc` },
    }),
    ownVariables: ['YOSH_ENV', 'YOSH_POSIX', 'YOSH_PLAN', ...TERMINALS_FILES],
    userVariables: ['ENV', 'BASH_ENV', 'PROMPT_COMMAND'],
  },

  rc: {
    file: (home) => `${home}/.bashrc`,
    sourceLine,
    plain: (prompt) => `PS1='${prompt}'; unset HISTFILE PROMPT_COMMAND\n`,
    loginFiles: ['.bash_profile', '.bash_login', '.profile'],
  },

  syntaxCheck: {
    // `extglob` changes the syntax, and is on in most interactive shells because completions switch it on.
    args: ['--norc', '--noprofile', '-O', 'extglob', '-n'],
    complaintPrefix: /^.*?: (?:-c: )?(?:line \d+: )?/,
    isParsed: true,
  },

  language: {
    builtins: builtinsWith('bind caller compgen complete compopt help mapfile readarray shopt'),
    splitsVariables: true,
    hasDeepGlob: false,
    entersFolders: false,
    hasProcessSubstitution: true,
  },

  // bind -P of bash 4.4 to 5.3, in its emacs mode; the terminal keeps ^C and ^Z
  editor: { needsKeys: true, endMark: null, ownKeys: keysNamed('abcdefghijklmnopqrstuvwxyz', 'egs') },
  history: { files: ['.bash_history'], reportsLastLineOnly: true },
  readVariables: readDeclarations,
  completion,
};

const branch = (pattern: string, offers: readonly string[]): string => `      ${pattern}) offers='${offers.join(' ')}' ;;`;

/**
 * Needs nothing of the bash-completion package and works from bash 4.4 on. Safe under the user's options: it reads no unset variable,
 * no bare command fails, and it sets its own IFS.
 */
function completion({ words, flags, flagsWithText }: CompletionTree): string {
  const flagBranches = flags.map(({ after, flags: list }) =>
    branch(
      after === '' ? "''" : `'${after}' | '${after} '*`,
      list.map((flag) => `--${flag.name}`),
    ),
  );
  const wordBranches = words.map(({ after, offers }) =>
    branch(
      `'${after}'`,
      offers.map((offer) => offer.text),
    ),
  );
  return `# bash completion for yosh, made by: yosh completion bash
_yosh() {
  local IFS=$' \\t\\n' current=\${COMP_WORDS[COMP_CWORD]-} place='' offers='' word='' i=1
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    case $word in
      ${flagsWithText.join(' | ')})
        i=$((i + 1))
        [[ \${COMP_WORDS[i]-} != '=' ]] || i=$((i + 1))
        ;;
      -*) ;;
      *) place="$place\${place:+ }$word" ;;
    esac
  done
  COMPREPLY=()
  ((i == COMP_CWORD)) || return 0
  if [[ $current == -* ]]; then
    case $place in
${flagBranches.join('\n')}
    esac
  else
    case $place in
${wordBranches.join('\n')}
    esac
  fi
  for word in $offers; do
    [[ $word != "$current"* ]] || COMPREPLY+=("$word")
  done
  return 0
}
complete -F _yosh yosh
`;
}
