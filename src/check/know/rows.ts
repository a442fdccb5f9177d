/** Our own knowledge, by what the program is: the GNU one, the BSD one, or one that is the same everywhere. */
import { fromRow, type Options, type Row } from './options.ts';
import { APPS } from './tables/apps.ts';
import { BSD } from './tables/bsd.ts';
import { FILES } from './tables/files.ts';
import { GIT } from './tables/git.ts';
import { NETWORK } from './tables/network.ts';
import { SYSTEM } from './tables/system.ts';
import { TEXT } from './tables/text.ts';

/** What the programs of the base system are. */
export type Flavour = 'gnu' | 'bsd';

/** Other names of the same program. */
const SAME: Readonly<Record<string, string>> = {
  awk: 'gawk',
  dir: 'ls',
  vdir: 'ls',
  egrep: 'grep',
  fgrep: 'grep',
  zgrep: 'grep',
  zegrep: 'grep',
  zfgrep: 'grep',
  zcat: 'gzip',
  gunzip: 'gzip',
  bunzip2: 'bzip2',
  bzcat: 'bzip2',
  xzcat: 'xz',
  unxz: 'xz',
  sha1sum: 'sha256sum',
  sha224sum: 'sha256sum',
  sha384sum: 'sha256sum',
  sha512sum: 'sha256sum',
  python: 'python3',
  pip3: 'pip',
  fdfind: 'fd',
};

/** Programs that bring their own manners along: the same on every system. */
const EVERYWHERE: Readonly<Record<string, Row>> = {
  ...GIT,
  ...APPS,
  curl: NETWORK['curl'] as Row,
  wget: NETWORK['wget'] as Row,
  ssh: NETWORK['ssh'] as Row,
  scp: NETWORK['scp'] as Row,
  jq: TEXT['jq'] as Row,
  python3: SYSTEM['python3'] as Row,
  tmux: SYSTEM['tmux'] as Row,
};

const GNU: Readonly<Record<string, Row>> = { ...FILES, ...TEXT, ...SYSTEM, ...NETWORK, ...EVERYWHERE };
const ON_BSD: Readonly<Record<string, Row>> = { ...without(EVERYWHERE, ['apt', 'find', 'sudo', 'ping', 'tree']), ...BSD };

function without(rows: Readonly<Record<string, Row>>, names: readonly string[]): Readonly<Record<string, Row>> {
  return Object.fromEntries(Object.entries(rows).filter(([name]) => !names.includes(name)));
}

const TABLES: Readonly<Record<Flavour, Readonly<Record<string, Row>>>> = { gnu: GNU, bsd: ON_BSD };
const made = new Map<string, Options>();

/** The name under which a program, or a program and its subcommand, is known. */
export const knownAs = (program: string): string => (Object.hasOwn(SAME, program) ? (SAME[program] as string) : program);

/** What we know ourselves of a program (`'ls'`) or a subcommand (`'git log'`); null when nothing. */
export function rowOf(name: string, flavour: Flavour): Options | null {
  const [program = '', sub] = name.split(' ');
  const key = sub === undefined ? knownAs(program) : `${knownAs(program)} ${sub}`;
  if (!Object.hasOwn(TABLES[flavour], key)) return null;
  const id = `${flavour} ${key}`;
  const known = made.get(id) ?? fromRow(TABLES[flavour][key] as Row);
  made.set(id, known);
  return known;
}
