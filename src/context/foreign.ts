/**
 * Commands whose output comes from somewhere else: another machine, a container, another user. What they showed belongs there,
 * and a command made from it here would be wrong at best.
 */
import type { Block } from '../transcript/block.ts';
import { simpleCommands } from './simple-commands.ts';

interface Opener {
  readonly program: RegExp;
  /** All of them stand among the arguments. */
  readonly words?: readonly string[];
  /** One of the options is like this. */
  readonly option?: RegExp;
  /** The first argument is not: it then only tells of itself. */
  readonly not?: RegExp;
}

const INTERACTIVE = /^(?:-[A-Za-z]*[it][A-Za-z]*|--interactive|--tty)(?:=true)?$/;
const CONTAINERS = /^(?:docker|podman|nerdctl)$/;
const KUBERNETES = /^(?:kubectl|oc|k3s|microk8s)$/;

const OPENERS: readonly Opener[] = [
  { program: /^(?:ssh|autossh|mosh|rsh|rlogin|slogin|et|dbclient)$/, not: /^-(?:[VGQ]|-version)$/ },
  { program: /^(?:telnet|sftp|ftp|lftp|cu|minicom|picocom)$/ },
  { program: /^(?:su|runuser|login|nsenter|chroot|arch-chroot|unshare|pct)$/ },
  { program: CONTAINERS, words: ['exec'] },
  { program: CONTAINERS, words: ['attach'] },
  { program: CONTAINERS, words: ['run'], option: INTERACTIVE },
  { program: CONTAINERS, words: ['compose', 'run'] },
  { program: /^(?:docker-compose|podman-compose)$/, words: ['exec'] },
  { program: /^(?:docker-compose|podman-compose)$/, words: ['run'] },
  { program: KUBERNETES, words: ['exec'] },
  { program: KUBERNETES, words: ['attach'] },
  { program: KUBERNETES, words: ['rsh'] },
  { program: KUBERNETES, words: ['debug'] },
  { program: KUBERNETES, words: ['run'], option: INTERACTIVE },
  { program: /^(?:lxc|incus)$/, words: ['exec'] },
  { program: /^(?:lxc|incus)$/, words: ['shell'] },
  { program: /^(?:lxc|incus)$/, words: ['console'] },
  { program: /^(?:lxc-attach|systemd-nspawn|distrobox-enter)$/ },
  { program: /^(?:toolbox|distrobox)$/, words: ['enter'] },
  { program: /^(?:toolbox|distrobox)$/, words: ['run'] },
  { program: /^(?:vagrant|minikube|colima|tailscale|gcloud|fly|flyctl|eb|doctl)$/, words: ['ssh'] },
  { program: /^(?:multipass|limactl|machinectl|adb)$/, words: ['shell'] },
  { program: /^machinectl$/, words: ['login'] },
  { program: /^multipass$/, words: ['exec'] },
  { program: /^virsh$/, words: ['console'] },
  { program: /^heroku$/, words: ['run'] },
  { program: /^aws$/, words: ['ssm', 'start-session'] },
  { program: /^aws$/, words: ['ecs', 'execute-command'] },
  { program: /^wsl(?:\.exe)?$/ },
];

interface Wrapper {
  /** Letters of the options that take the next word. */
  readonly values: string;
  /** Options that open a shell as somebody else. */
  readonly session?: RegExp;
  /** What it runs, it runs as somebody else, so that a shell without a script is a session. */
  readonly asOther?: true;
}

/** Programs and words behind which the real one stands. */
const WRAPPERS: Readonly<Record<string, Wrapper>> = {
  sudo: { values: 'ugphCrtTUDR', session: /^(?:-[A-Za-z]*[is][A-Za-z]*|--login|--shell)$/, asOther: true },
  doas: { values: 'uC', session: /^-[A-Za-z]*s[A-Za-z]*$/, asOther: true },
  pkexec: { values: '', asOther: true },
  run0: { values: 'ugD', asOther: true },
  env: { values: 'uCS' },
  time: { values: 'fo' },
  timeout: { values: 'ks' },
  nice: { values: 'n' },
  ionice: { values: 'cn' },
  exec: { values: 'a' },
  sshpass: { values: 'pfdP' },
  stdbuf: { values: 'ioe' },
  torsocks: { values: '' },
  proxychains4: { values: 'f' },
  watch: { values: 'nq' },
  xargs: { values: 'nIPdLsEa' },
  nohup: { values: '' },
  setsid: { values: '' },
  caffeinate: { values: 'tw' },
  command: { values: '' },
  builtin: { values: '' },
  noglob: { values: '' },
  nocorrect: { values: '' },
  winpty: { values: '' },
  ...Object.fromEntries(['!', '{', 'if', 'then', 'elif', 'else', 'while', 'until', 'do'].map((word) => [word, { values: '' }])),
};

const SHELL = /^-?(?:ba|z|da|k|fi|tc|c)?sh$/;
const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/;
/** `timeout 5m` */
const AMOUNT = /^\d+(?:\.\d+)?[smhd]?$/;

/**
 * Whether the block's output is not this shell's user on this machine. `who` is who asks now, `alias` what the block's first word is an
 * alias of; each empty when it is not known. When in doubt it is: leaving an output out costs a question, telling it costs trust.
 */
export function foreign(block: Block, who: string, alias: string): boolean {
  if (block.who !== '' && who !== '' && block.who !== who) return true;
  const lines = alias === '' ? [block.text] : [block.text, block.text.replace(/^\s*\S+/, () => alias)];
  return lines.some((line) => simpleCommands(line).some(opens));
}

function opens(words: readonly string[]): boolean {
  let rest = words;
  let asOther = false;
  for (;;) {
    while (rest[0] !== undefined && ASSIGNMENT.test(rest[0])) rest = rest.slice(1);
    const name = baseName(rest[0] ?? '');
    const wrapper = Object.hasOwn(WRAPPERS, name) ? WRAPPERS[name] : undefined;
    if (wrapper === undefined) break;
    asOther ||= wrapper.asOther === true;
    const { options, after } = leadingOptions(rest.slice(1), wrapper.values);
    if (options.some((option) => wrapper.session?.test(option))) return true;
    rest = after[0] !== undefined && AMOUNT.test(after[0]) ? after.slice(1) : after;
  }
  const program = baseName(rest[0] ?? '');
  const args = rest.slice(1);
  if (asOther && SHELL.test(program) && args.every((arg) => /^-[il]+$|^--login$/.test(arg))) return true;
  return OPENERS.some((opener) => matches(opener, program, args));
}

const baseName = (word: string): string => word.slice(word.lastIndexOf('/') + 1);

const matches = ({ program, words, option, not }: Opener, name: string, args: readonly string[]): boolean =>
  program.test(name) &&
  (words ?? []).every((word) => args.includes(word)) &&
  (option === undefined || args.some((arg) => option.test(arg))) &&
  (not === undefined || !not.test(args[0] ?? ''));

/** The options before the first operand; `values` are the letters after which a word belongs to the option. */
function leadingOptions(
  words: readonly string[],
  values: string,
): { readonly options: readonly string[]; readonly after: readonly string[] } {
  const options: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    if (word === '--') return { options, after: words.slice(i + 1) };
    if (!word.startsWith('-') || word === '-') return { options, after: words.slice(i) };
    options.push(word);
    if (/^-[A-Za-z]+$/.test(word) && values.includes(word.slice(-1))) i++;
  }
  return { options, after: [] };
}
