/** How programs read their arguments, where they do not as getopt_long does. */
import { WRAPPERS } from '../../syntax/wrappers.ts';
import { knownAs } from './rows.ts';

export interface Manner {
  /** Options end at the first operand: what follows belongs to another command. */
  readonly stops?: true;
  /** Options are words behind one dash, never joined letters. */
  readonly words?: true;
  /** The first argument may be letters without a dash, whose values follow in order: `tar xzf x.tgz`. */
  readonly bundle?: true;
  /** After one of these letters everything belongs to what it starts: `python -c CODE …`. */
  readonly last?: string;
  /** A word behind one dash may be cut short: `ip -br a`. */
  readonly short?: true;
  /** `--no-x` for every `--x`. */
  readonly negates?: true;
  /** Arguments that look like options and are none. */
  readonly free?: RegExp;
  /** Options that take two words. */
  readonly pairs?: readonly string[];
}

const LINES = /^-\d+[bckmlfFqv]*$/;
const STOPS: Manner = { stops: true };

const MANNERS: Readonly<Record<string, Manner>> = {
  find: { words: true, pairs: ['fprintf'], free: /^-(?:newer[aBcm][aBcmt]|newer[aBcm]t|O\d)$/ },
  ip: { short: true, stops: true },
  tar: { bundle: true },
  ps: { bundle: true },
  git: { stops: true, negates: true },
  rsync: { negates: true },
  curl: { negates: true, free: /^--expand-/ },
  wget: { negates: true },
  jq: { pairs: ['arg', 'argjson', 'slurpfile', 'rawfile', 'argfile'] },
  python3: { stops: true, last: 'cm' },
  gawk: STOPS,
  chmod: { free: /^-[rwxXstugoa,+=-]+$/ },
  head: { free: LINES },
  tail: { free: LINES },
  grep: { free: /^-\d+[a-zA-Z]*$/ },
  diff: { free: /^-\d+[a-zA-Z]*$/ },
  seq: { free: /^-[\d.]/ },
  kill: { free: /^-\d/ },
  pkill: { free: /^-\d/ },
  killall: { free: /^-[A-Z\d]+$/ },
  screen: STOPS,
  tmux: STOPS,
  docker: STOPS,
  'docker run': STOPS,
  'docker create': STOPS,
  'docker exec': STOPS,
  kubectl: STOPS,
  npm: STOPS,
  pip: STOPS,
  fold: { free: /^-[bs]*\d+$/ },
  nice: { free: /^--?\d+$/, stops: true },
};

/** Programs that start another one, from the table of those, and shells. */
export function mannerOf(name: string): Manner {
  const key = name.includes(' ') ? name : knownAs(name);
  if (Object.hasOwn(MANNERS, key)) return MANNERS[key] as Manner;
  if (key.startsWith('git ')) return { negates: true };
  return Object.hasOwn(WRAPPERS, key) && WRAPPERS[key]?.inner !== 'none' ? STOPS : {};
}

/** Programs whose first operand chooses among manuals of their own. */
export const SUBCOMMANDS: ReadonlySet<string> = new Set(
  'git docker podman kubectl npm yarn pnpm pip pip3 cargo go brew gh helm terraform conda snap flatpak nix aws gcloud az openssl ip'.split(
    ' ',
  ),
);

/** Options that nobody lists in full, or that are passed on to something else: nothing is claimed of these. */
export const OPEN: ReadonlySet<string> = new Set(
  `gcc g++ cc c++ cpp clang clang++ ld as gfortran java javac ffmpeg ffprobe ffplay convert magick mogrify identify montage composite import
  display compare perl ruby php node deno bun vi vim nvim emacs openssl bash sh zsh dash ksh fish csh tcsh test [ echo printf expr dd xterm
  mysql psql gs latex pdflatex qemu rustc cmake npm npx yarn pnpm dpkg busybox toybox kubectl systemd-run gdb valgrind pr mail
  zdiff zcmp zless zmore xzgrep xzdiff bzgrep bzdiff zstdgrep colordiff sudoedit mvn gradle ant yt-dlp bear ccache distcc mpirun srun sbatch`.split(
    /\s+/,
  ),
);
