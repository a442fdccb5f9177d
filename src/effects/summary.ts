/** The line under a suggestion that says what it would do. */
import type { Effect, Effects, Kind } from './effect-types.ts';
import { optionText } from './names-as-options.ts';
import type { Radius } from './radius.ts';

/** The line under a suggestion; empty when there is nothing worth a line. */
export interface Summary {
  readonly line: string;
  readonly danger: boolean;
}

/** Effects that fit into one line; the rest is counted. */
const SHOWN = 2;
/** Overwritten files that are named; the rest is counted. */
const FILES = 3;
/** A lower bound below this says nothing: "more than 3 files" may be a whole disk. */
const WORTH_COUNTING = 10;
/** A longer line is cut. */
const LINE_CHARS = 240;

/**
 * Kinds that the command itself says: `npm test` runs code of the project. The rights of root are said beside other effects. So does the
 * area `jobs`: the `&` is in the line.
 */
const LIGHT: ReadonlySet<Kind> = new Set<Kind>(['root', 'runs-project-code', 'protection']);

/**
 * One line for the user: quiet for an ordinary command, clear for a dangerous one, empty for one that only reads.
 * @param isSaid whether the user has asked for the dangerous effects in so many words: the line is then quiet, too.
 */
export function summary(effects: Effects, radius: Radius | null, isSaid = false): Summary {
  if (radius?.option !== undefined)
    return { line: cut(`Careful: ${optionText(radius.option)}; with ./* in place of * it would not`), danger: true };
  const texts = radius?.texts;
  const list = texts === undefined ? effects.list : effects.list.map((each) => ({ ...each, what: texts.get(each.what) ?? each.what }));
  const isCalm = isSaid && (radius?.deletes?.notable.length ?? 0) === 0;
  const { danger, line } = described(effects.danger, list, radius);
  return isCalm ? { line: line.replace(/^Careful: this /, ''), danger: false } : { line, danger };
}

function described(danger: boolean, list: Effects['list'], radius: Radius | null): Summary {
  const weighty = list.filter(
    ({ severity, kind, area }) => !LIGHT.has(kind) && area !== 'jobs' && kind !== 'network' && (severity === 'dangerous') === danger,
  );
  const shown =
    weighty.length > 0
      ? weighty
      : danger
        ? list.filter(({ severity }) => severity === 'dangerous')
        : list.filter(({ kind, area }) => !LIGHT.has(kind) && area !== 'jobs');
  const asRoot = list.some(({ kind }) => kind === 'root');
  const what = joined(shown, asRoot);
  const numbers = radius === null ? [] : [...commitsOf(radius), ...deletes(radius), ...overwrites(radius, shown), ...unset(radius)];
  const text = [what, ...numbers].filter((part) => part !== '');
  if (text.length === 0) return { line: '', danger };
  const line = `${danger ? 'Careful: this ' : ''}${text[0]}${text.length > 1 ? `: ${text.slice(1).join(', ')}` : ''}`;
  return { line: cut(line), danger };
}

const cut = (line: string): string => (line.length > LINE_CHARS ? `${line.slice(0, LINE_CHARS - 1)}…` : line);

function joined(effects: readonly Effect[], asRoot: boolean): string {
  const texts = [...new Set(effects.map(({ what, elsewhere }) => (elsewhere ? `${what} (elsewhere)` : what)))];
  const text = texts.slice(0, SHOWN).join('; ') + (texts.length > SHOWN ? `; and ${texts.length - SHOWN} more` : '');
  if (!asRoot) return text;
  return text === '' ? 'runs as root' : `${text}, as root`;
}

function deletes({ deletes: deleted }: Radius): readonly string[] {
  if (deleted === null || (deleted.more && deleted.files + deleted.folders < WORTH_COUNTING)) return [];
  const than = deleted.more ? 'more than ' : '';
  const files = plural(deleted.files, 'file');
  const folders = deleted.folders > 0 ? ` in ${plural(deleted.folders, 'folder')}` : '';
  return [
    `${than}${files}${folders}`,
    `${than}${size(deleted.bytes)}`,
    ...(deleted.notInGit === null || deleted.notInGit === 0
      ? []
      : [
          `${deleted.notInGit === deleted.files ? 'none' : count(deleted.notInGit)} ${deleted.notInGit === deleted.files ? '' : 'not '}in git`,
        ]),
    ...(deleted.notable.length > 0 ? [`includes ${deleted.notable.join(', ')}`] : []),
  ];
}

function overwrites({ overwrites: files }: Radius, shown: readonly Effect[]): readonly string[] {
  if (files.length === 0) return [];
  const more = files.length > FILES ? ` and ${count(files.length - FILES)} more` : '';
  const already = shown.length === 1 && shown[0]?.what === `writes ${files[0]}`;
  return [already ? 'the existing file is overwritten' : `overwrites ${files.slice(0, FILES).join(', ')}${more}`];
}

/** Characters of a subject: three of them fit into the line. */
const SUBJECT_CHARS = 40;

function commitsOf({ commits }: Radius): readonly string[] {
  if (commits === undefined) return [];
  const { newest, count: all, more } = commits;
  const named = newest.map(
    ({ hash, subject }) => `${hash} ${subject.length > SUBJECT_CHARS ? `${subject.slice(0, SUBJECT_CHARS - 1)}…` : subject}`,
  );
  const rest = all > newest.length ? ` and ${more ? 'at least ' : ''}${count(all - newest.length)} more` : '';
  return [`takes ${plural(all, 'commit')} off the branch (${named.join(' · ')}${rest})`];
}

const unset = ({ unset: names }: Radius): readonly string[] =>
  names.length === 0 ? [] : [`${names.map((name) => `$${name}`).join(', ')} is not set here`];

const count = (value: number): string => value.toLocaleString('en-US');
const plural = (value: number, word: string): string => `${count(value)} ${word}${value === 1 ? '' : 's'}`;

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** Bytes in powers of a thousand, as a file manager shows them. */
function size(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`;
}
