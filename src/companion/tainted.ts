/**
 * What is nobody's danger when it is asked for, and is one when a stranger may have asked: it changes what runs later, lets somebody in,
 * or gives something away, without looking like it. Beside what the effects of a command tell. Pure.
 */
import { simpleCommands } from '../context/simple-commands.ts';

interface Row {
  readonly program: RegExp;
  /** Fits the arguments, joined by blanks. */
  readonly args: RegExp;
  /** In the third person. */
  readonly what: string;
  /** By these words people ask for it. */
  readonly wish: RegExp;
}

const CONTAINER = /^(?:docker|podman|nerdctl)$/;
/** Of git's settings: programs, and what leads to others. */
const GIT_SETTINGS = [
  String.raw`core\.(?:pager|editor|sshcommand|fsmonitor|hookspath|askpass)`,
  String.raw`sequence\.editor|\w+\.external`,
  String.raw`\S+\.(?:cmd|path|driver|helper|clean|smudge|process|textconv|insteadof)`,
  String.raw`(?:alias|pager|gpg|include|includeif|credential|filter)\.`,
].join('|');
const GIT_RUNS = new RegExp(String.raw`\bconfig\b.*\b(?:${GIT_SETTINGS})`, 'i');

/** Variables that decide what a command runs or loads. */
const RUNS_BY = [
  'LD_PRELOAD',
  'LD_LIBRARY_PATH',
  'DYLD_\\w+',
  'BASH_ENV',
  'ENV',
  'PROMPT_COMMAND',
  'PYTHONSTARTUP',
  'NODE_OPTIONS',
  'GIT_\\w+',
];
const TELLS_WHAT_RUNS = new RegExp(`(?:^| )(?:${RUNS_BY.join('|')}|https?_proxy|sudo|ssh|git)=`, 'i');

const ROWS: readonly Row[] = [
  {
    program: /^git$/,
    args: GIT_RUNS,
    what: 'sets what git runs or where it connects',
    wish: /config|set|alias|pager|editor|default|credential|helper|tool/i,
  },
  { program: /^git$/, args: /(?:^| )-c \S+=/, what: 'has git run with other settings', wish: /config|set/i },
  { program: /^gpg2?$/, args: /--export-secret/, what: 'prints your secret keys', wish: /secret|private|key|backup|export/i },
  {
    program: CONTAINER,
    args: /(?:--privileged|--pid[= ]host|(?:^| )(?:-v|--volume|--mount)[ =]\S*(?:\/:|=\/,|\/etc|\/root|\/home|docker\.sock))/,
    what: 'gives a container this machine',
    wish: /mount|volume|privileged|container|docker|share/i,
  },
  {
    program: /^(?:user(?:add|mod|del)|adduser|deluser|group(?:add|mod|del)|addgroup|gpasswd|vipw|visudo|chpasswd)$/,
    args: /^/,
    what: 'changes who may log in',
    wish: /user|account|group|member|permission|login/i,
  },
  {
    program: /^(?:ssh|autossh)$/,
    args: /(?:^| )-[A-Za-z]*[RDw]/,
    what: 'opens a way in from another machine',
    wish: /tunnel|forward|reverse|proxy|socks|port/i,
  },
  { program: /^(?:ssh-copy-id|ssh-add)$/, args: /^/, what: 'hands out a key', wish: /key|ssh|login|password/i },
  {
    program: /^(?:export|declare|typeset|alias|env)$/,
    args: TELLS_WHAT_RUNS,
    what: 'changes what your commands run',
    wish: /variable|set|export|alias|proxy|env|prompt|path|preload/i,
  },
  {
    program: /^(?:curl|wget|xdg-open|open|dig|nslookup|host|ping|http|https|lynx|w3m)$/,
    args: /\$\(|`|\$\{?[A-Z_]*(?:KEY|TOKEN|SECRET|PASS)/,
    what: 'tells another machine what this one says',
    wish: /send|post|upload|report|request|query|api|call|token|key/i,
  },
];

const SKIPPED = /^(?:sudo|doas|env|command|builtin|nohup|time|exec|-\w+|[A-Za-z_]\w*=.*)$/;

/** What of it only a stranger can have meant; null when nothing is, or `words` name it. */
export function tainted(command: string, words: string): string | null {
  for (const all of simpleCommands(command)) {
    const wrapped = all.findIndex((word) => !SKIPPED.test(word));
    for (const from of new Set([0, Math.max(0, wrapped)])) {
      const program = (all[from] ?? '').replace(/^.*\//, '');
      const args = all.slice(from + 1).join(' ');
      const row = ROWS.find((one) => one.program.test(program) && one.args.test(args));
      if (row !== undefined && !row.wish.test(words)) return row.what;
    }
  }
  return null;
}
