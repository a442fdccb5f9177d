import type { Effects, Finding } from './effect-types.ts';
import type { Radius } from './radius.ts';

/** What stands under a suggestion: `line` is empty when there is nothing worth a line. */
export interface Summary {
  readonly line: string;
  readonly danger: boolean;
}

/** Effects told in one line. */
const TOLD = 2;
/** Overwritten files told by name. */
const FILES = 3;
/** "More than 3 files" says nothing about a disk. */
const WORTH_COUNTING = 10;
/** More than fits beside a prompt is cut. */
const LINE_CHARS = 240;

/** One line for the user: quiet for an ordinary command, clear for a dangerous one, empty for one that only reads. */
export function summary(effects: Effects, radius: Radius | null): Summary {
  const { danger, findings } = effects;
  const weighty = findings.filter(({ severity, kind }) => kind !== 'root' && kind !== 'network' && (severity === 'danger') === danger);
  const told =
    weighty.length > 0
      ? weighty
      : danger
        ? findings.filter(({ severity }) => severity === 'danger')
        : findings.filter(({ kind }) => kind !== 'root');
  const asRoot = findings.some(({ kind }) => kind === 'root');
  const what = sentence(told, asRoot);
  const numbers = radius === null ? [] : [...deletes(radius), ...overwrites(radius, told), ...unset(radius)];
  const text = [what, ...numbers].filter((part) => part !== '');
  if (text.length === 0) return { line: '', danger };
  const line = `${danger ? 'Careful: this ' : ''}${text[0]}${text.length > 1 ? `: ${text.slice(1).join(', ')}` : ''}`;
  return { line: line.length > LINE_CHARS ? `${line.slice(0, LINE_CHARS - 1)}…` : line, danger };
}

function sentence(told: readonly Finding[], asRoot: boolean): string {
  const said = [...new Set(told.map(({ what, elsewhere }) => (elsewhere ? `${what} (elsewhere)` : what)))];
  const text = said.slice(0, TOLD).join('; ') + (said.length > TOLD ? `; and ${said.length - TOLD} more` : '');
  if (!asRoot) return text;
  return text === '' ? 'runs as root' : `${text}, as root`;
}

function deletes({ deletes: gone }: Radius): readonly string[] {
  if (gone === null || (gone.more && gone.files + gone.folders < WORTH_COUNTING)) return [];
  const than = gone.more ? 'more than ' : '';
  const files = plural(gone.files, 'file');
  const folders = gone.folders > 0 ? ` in ${plural(gone.folders, 'folder')}` : '';
  return [
    `${than}${files}${folders}`,
    `${than}${size(gone.bytes)}`,
    ...(gone.notInGit === null || gone.notInGit === 0
      ? []
      : [`${gone.notInGit === gone.files ? 'none' : count(gone.notInGit)} ${gone.notInGit === gone.files ? '' : 'not '}in git`]),
    ...(gone.notable.length > 0 ? [`includes ${gone.notable.join(', ')}`] : []),
  ];
}

function overwrites({ overwrites: files }: Radius, told: readonly Finding[]): readonly string[] {
  if (files.length === 0) return [];
  const more = files.length > FILES ? ` and ${count(files.length - FILES)} more` : '';
  const already = told.length === 1 && told[0]?.what === `writes ${files[0]}`;
  return [already ? 'it exists and is overwritten' : `overwrites ${files.slice(0, FILES).join(', ')}${more}`];
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
