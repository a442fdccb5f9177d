/** What the user's words point at: "stop it" and "delete the first one" name something that the output above them shows. Pure. */
import { choice } from '../base/choice.ts';
import { LetterPattern } from '../base/letter-pattern.ts';
import type { Effect } from '../effects/effect-types.ts';
import type { Area } from '../programs/account-rows.ts';

/** What such words can mean. */
export interface Pointing {
  /** Whether they can mean several things: "these", "both", "the dead ones". */
  readonly many: boolean;
  /** The names in the output; several kinds of names are never among them, see `NAME`. */
  readonly shown: ReadonlySet<string>;
}

/** More of an output is not read: what somebody points at is on the screen. */
export const OUTPUT_CHARS = 16_384;

const MANY = String.raw`these those them they all both ones everything what(?:so)?ever whichever each two three four
  diese[nr]? alle beide ces ceux estos esos queste questi quelli эти их 这些 これら`;
const ONE = String.raw`it its that this there one first second third fourth fifth (?:the|that)\sold(?:er)? (?:the|that)\snew(?:er)?
  last latest newest oldest biggest smallest other former latter
  (?:the|that|this|my|our)\s(?:\w+\s)?(?:file|folder|dir|directory|archive|image|container|pod|job|process|port|service|branch|stash|tag|script|
    table|database|db|row|instance|vm|state|lock|user|log)
  das der die den dieses erste[nrs]? letzte[nrs]? ça cela premier dernier eso esto primero último questo quello primo ultimo это его первый 这个 それ`;
const expression = (words: string): LetterPattern => new LetterPattern(`(?<!\\p{L})(?:${choice(words)})(?!\\p{L})`);
const POINTS_AT_MANY = expression(MANY);
const POINTS_AT_ONE = expression(ONE);

/**
 * A plain name: no address, no path that leaves the folder, no hidden file, no option. What a hostile output shows is never a key, a start-up
 * file, the home folder or somebody else's host.
 */
const NAME = /^(?:\.\/)?[\p{L}\d_][\p{L}\d_.+-]*(?:\/[\p{L}\d_][\p{L}\d_.+-]*)*(?::[\w.-]+)?$/u;
const isName = (word: string): boolean => (NAME.test(word) || LOCK.test(word)) && !word.includes('..');
/** A file with which git keeps others out, and which a git that was killed leaves behind. */
const LOCK = /^\/?[\w./-]+\/\.git\/[\w/-]+\.lock$/;
/** The same in the user's home folder or beside the project: `~/bin` and `..` that he listed. */
const isOwnName = (word: string): boolean => isName(word.replace(/^(?:~|\.\.)\//, ''));

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What the user typed last, and what it printed. */
export interface Seen {
  readonly typed: string;
  readonly printed: string;
}

/** Nothing where the output has the whole suggestion: then it dictates, and nothing in it counts as seen. */
export function seenOf(typed: string, output: string, suggestion: string): Seen {
  const printed = output.slice(0, OUTPUT_CHARS);
  return plain(printed).includes(plain(suggestion)) ? { typed: '', printed: '' } : { typed, printed };
}

/**
 * @param question the newest words of the user.
 * @param seen the names that his last command lists are those of the folder that it names.
 */
export function pointingOf(question: string, { typed, printed }: Seen): Pointing | null {
  if (printed === '') return null;
  const many = POINTS_AT_MANY.test(question);
  if (!many && !POINTS_AT_ONE.test(question) && !isOnlyDeed(question)) return null;
  const folders = typed
    .split(/\s+/)
    .slice(1)
    .map((each) => each.replace(/(?<=.)\/$/, ''))
    .filter((each) => each === '..' || isOwnName(each));
  const shown = new Set<string>();
  for (const word of printed.split(/[\s"'`,;()<>[\]{}|=*│├└─]+/)) {
    const whole = word.replace(/[.:…]+$/, '');
    for (const each of [whole, ...word.split(':'), ...endsOf(whole)])
      if (isName(each)) for (const name of [each, ...folders.map((folder) => `${folder}/${each}`)]) shown.add(bare(name));
  }
  return { many, shown };
}

/** "install now", "roll back", "start at boot": a deed that is not said of anything is one on what the output shows. */
const isOnlyDeed = (question: string): boolean => {
  const words = question.trim().split(/\s+/);
  return words.length <= DEED_WORDS && !/[?]|^(?:what|which|why|who|where|when|how|is|are|was|show|list|explain)(?!\p{L})/iu.test(question);
};
const DEED_WORDS = 3;

/** The last parts of a longer path: the output has `/home/user/app/target/app.jar` and `/queue`, the line `target/app.jar` and `queue`. */
function endsOf(path: string): readonly string[] {
  const parts = path.split('/').slice(-ENDS_MAX);
  return path.includes('/') ? parts.map((_, at) => parts.slice(at).join('/')) : [];
}
const ENDS_MAX = 4;

/** `alias x='…'`, with or without quotes. */
const ALIAS = /^alias (?:-[gs] )?[\w.-]+=(?:'([^']+)'|"([^"]+)"|([^\s'";&|]+))$/s;
/** A shorter text is in the words by chance. */
const DICTATED_CHARS = 4;

/** Whether the user wrote the line himself, or the commands of the alias it defines. A program that he only names is no line. */
export function isDictated(question: string, suggestion: string): boolean {
  const [, single, double, plainWord] = ALIAS.exec(suggestion.trim()) ?? [];
  const body = plain(single ?? double ?? plainWord ?? suggestion);
  return body.length >= DICTATED_CHARS && (/\s/.test(body) || body !== plain(suggestion)) && plain(question).includes(body);
}

const bare = (name: string): string =>
  name
    .replace(/^\.\//, '')
    // a port with its protocol
    .replace(/(?<=^\d+)\/(?:tcp|udp)$/, '')
    // systemctl takes a service without its ending
    .replace(/\.service$/, '')
    .toLowerCase();

/** Where a thing that the output shows is one of the user's own, and the verb says the rest. Never keys, accounts or other hosts. */
const POINTED_AT: ReadonlySet<Area> = new Set([
  'files',
  'repository',
  'containers',
  'processes',
  'services',
  'cloud',
  'databases',
  'scripts',
]);
/** The ranks of pods, rows and deployments: what is more holds other things, and is named by its name. */
const RANK_MAX = 2;

/** Whether all that an effect falls on is shown, and the words point at as many things. */
export function isPointedAt(
  effect: Pick<Effect, 'kind' | 'area' | 'severity' | 'objects' | 'recursive' | 'rank' | 'by' | 'deed'>,
  pointing: Pointing | null,
): boolean {
  const { kind, area, severity, recursive, rank = 0, by, deed } = effect;
  // a disk is shown as sdb1 or /dev/sdb1
  const isDisk = area === 'disks' && severity === 'ordinary';
  const objects = isDisk ? effect.objects.map((each) => each.replace(/^\/dev\//, '')) : effect.objects;
  const isUnit = area === 'startup' && by === 'systemctl';
  const isNetwork = area === 'network' && kind === 'system';
  // an address that is shut out
  const isShut = area === 'firewall' && deed === 'keeps-out';
  if (pointing === null || objects.length === 0 || !(POINTED_AT.has(area) || isDisk || isUnit || isNetwork || isShut)) return false;
  const isScript = area === 'scripts';
  // nothing outside of the project but a script in a folder of his own that he has listed
  if (kind === 'runs-foreign-code' && !(isScript && objects.every((each) => /^(?:~|\.\.)\//.test(each)))) return false;
  // a folder with all that is in it has to be named
  if (recursive && !(area === 'cloud' && rank > 0 && rank <= RANK_MAX)) return false;
  return (
    (pointing.many || objects.length === 1) &&
    objects.every((each) => each.split(' ').every((part) => (isScript ? isOwnName : isName)(part) && pointing.shown.has(bare(part))))
  );
}
