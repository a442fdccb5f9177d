/** GNU or BSD: which kind the base programs are here, and what is written differently. */
import type { Arg } from '../syntax/command.ts';
import type { Flavour } from './know/rows.ts';
import type { CheckWorld } from './world.ts';

const BSD_SYSTEMS: ReadonlySet<string> = new Set(['macos', 'freebsd', 'openbsd', 'netbsd', 'dragonfly']);

/**
 * Of one program, by where it lies with links followed. Null: neither (busybox, toybox), or the user's own, and our tables say nothing
 * about it.
 */
export function flavourOf(world: CheckWorld, real: string): Flavour | null {
  if (/\/(?:busybox|toybox)[^/]*$/.test(real)) return null;
  if (world.home !== '/' && real.startsWith(`${world.home}/`) && !real.includes('/.nix-profile/')) return null;
  if (world.os.gnu) return 'gnu';
  if (/\/(?:gnubin|coreutils|findutils|diffutils|gawk|gnu-[\w-]+)\//.test(real)) return 'gnu';
  return BSD_SYSTEMS.has(world.os.id) ? 'bsd' : 'gnu';
}

/** What does the same in the other world. `gnu`: what to write here when here is GNU. */
const HINTS: Readonly<Record<Flavour, Readonly<Record<string, string>>>> = {
  gnu: {
    'date -v': "date -d '1 day ago'",
    'date -j': 'date -d',
    'ls -G': 'ls --color',
    'stat -x': 'stat',
    'sed -l': 'sed -u',
    'base64 -D': 'base64 -d',
    'xargs -J': 'xargs -I',
    'ps -O': 'ps -o',
  },
  bsd: {
    'date -d': 'date -v-1d',
    'date --date': 'date -v-1d',
    'stat -c': "stat -f '%z'",
    'stat --format': "stat -f '%z'",
    'stat --printf': 'stat -f',
    'grep -P': 'grep -E, or perl -ne',
    'grep --perl-regexp': 'grep -E, or perl -ne',
    'find -printf': 'find … -exec stat -f {} +',
    'find -regextype': 'find -E',
    'xargs -d': "tr '\\n' '\\0' | xargs -0",
    'xargs --no-run-if-empty': 'xargs',
    'du --max-depth': 'du -d',
    'ps --sort': 'ps aux -r, or ps aux -m',
    'sed --in-place': "sed -i ''",
    'sed --regexp-extended': 'sed -E',
    'sort --parallel': 'sort',
    'cp --parents': 'rsync -R',
    'readlink --canonicalize': 'readlink -f',
    'df --output': 'df',
    'head --lines': 'head -n',
    'tail --follow': 'tail -f',
  },
};

export const hintFor = (program: string, flag: string, here: Flavour): string | null => {
  const key = `${program} ${flag}`;
  return Object.hasOwn(HINTS[here], key) ? (HINTS[here][key] as string) : null;
};

export const NAMES: Readonly<Record<Flavour, string>> = { gnu: 'the GNU one', bsd: 'the BSD one' };

/** What both accept, or seem to, and mean differently. */
interface Quirk {
  readonly program: string;
  readonly here: Flavour;
  /** The word at fault; undefined when there is none. */
  readonly find: (args: readonly Arg[]) => Arg | undefined;
  readonly what: string;
  readonly forModel: string;
}

const behind = (args: readonly Arg[], flag: RegExp): Arg | undefined => {
  const at = args.findIndex(({ value }) => value !== null && flag.test(value));
  return at === -1 ? undefined : args[at + 1];
};

const QUIRKS: readonly Quirk[] = [
  {
    program: 'sed',
    here: 'gnu',
    find: (args) => {
      const next = behind(args, /^-[nErsuz]*i$/);
      return next?.value === '' ? next : undefined;
    },
    what: "sed -i '' is for macOS; here: sed -i",
    forModel: "GNU sed takes the suffix of `-i` in the same word; write `sed -i` without `''`.",
  },
  {
    program: 'sed',
    here: 'bsd',
    find: (args) => {
      const next = behind(args, /^-[nEerlu]*i$/);
      return next?.value !== undefined && next.value !== null && /^(?:s(\W).*\1|\d*[,$]?\d*[dp]$|\/.*\/|-[enE]$)/.test(next.value)
        ? next
        : undefined;
    },
    what: "sed -i needs a suffix here: sed -i ''",
    forModel: "BSD sed takes the next word of `-i` as the suffix of its backup; write `sed -i ''`.",
  },
  {
    program: 'stat',
    here: 'gnu',
    find: (args) => {
      const next = behind(args, /^-f$/);
      return next?.value?.includes('%') === true ? next : undefined;
    },
    what: "stat -f FORMAT is for macOS; here: stat -c '%s'",
    forModel: 'GNU stat takes its format with `-c`; `-f` asks for the file system.',
  },
  {
    program: 'date',
    here: 'gnu',
    find: (args) => {
      const next = behind(args, /^-r$/);
      return next?.value !== undefined && next.value !== null && /^\d{9,}$/.test(next.value) ? next : undefined;
    },
    what: 'date -r SECONDS is for macOS; here: date -d @SECONDS',
    forModel: 'GNU date takes seconds as `-d @SECONDS`; `-r` names a file.',
  },
  {
    program: 'find',
    here: 'bsd',
    find: (args) => (args[0]?.value !== null && /^-[a-z]{2,}$/.test(args[0]?.value ?? '') ? args[0] : undefined),
    what: 'find needs a folder first here: find . …',
    forModel: 'BSD find needs a starting folder: `find . …`.',
  },
  {
    program: 'head',
    here: 'bsd',
    find: (args) => args.find(({ value }) => /^-[nc]-\d/.test(value ?? '')) ?? negative(behind(args, /^-[nc]$/)),
    what: 'head takes no negative count here',
    forModel: 'BSD head takes no negative count; use `sed` or `awk` to leave out the last lines.',
  },
];

const negative = (arg: Arg | undefined): Arg | undefined => (/^-\d/.test(arg?.value ?? '') ? arg : undefined);

/** The first difference of meaning in these arguments. */
export function quirkOf(program: string, args: readonly Arg[], here: Flavour): { readonly arg: Arg; readonly quirk: Quirk } | null {
  for (const quirk of QUIRKS) {
    if (quirk.program !== program || quirk.here !== here) continue;
    const arg = quirk.find(args);
    if (arg !== undefined) return { arg, quirk };
  }
  return null;
}
