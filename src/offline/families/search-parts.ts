/** Parts that the rules of search.ts and json-requests.ts share. */
import { extensionsOf } from '../file-kinds.ts';
import { literalRegex, literalReplacement, quote, quotePath } from '../quote.ts';
import type { Slots } from '../slots.ts';

export const BASE =
  'file dir find show line content contain word all log text code recursive here case number error name list only ' +
  'current image python node type hidden detail';

/** What is to be spared, as options of grep, which compares names without their folders. */
function sparedIn(slots: Slots): string {
  const spared = slots.exception();
  if (spared === null) return '';
  if (spared.paths.length > 0 || spared.folders.some((folder) => folder.includes('/'))) slots.spares = false;
  const files = spared.names.filter((name) => !spared.folders.includes(name));
  return [...spared.folders.map((name) => `--exclude-dir=${quote(name)} `), ...files.map((name) => `--exclude=${quote(name)} `)].join('');
}

/** What grep reads: the file that is named, else the folder, with the named patterns as --include. */
export function where(slots: Slots): { readonly target: string; readonly deep: boolean } {
  // `/srv/data` may be either; `under` and `folder` say which
  const isFolder = slots.has('dir', 'recursive') || slots.says('under', 'below', 'inside');
  const names = isFolder ? /[^/.~]\.[A-Za-z]\w*$/ : /[^/.~]\.[A-Za-z]\w*$|^\/\w+.*\/\w+$/;
  const plain = slots.tokens.some((token) => token.kind === 'path' && names.test(token.raw));
  if (plain) {
    const file = slots.file();
    if (file !== null) return { target: quotePath(file), deep: false };
  }
  const globs = slots.globs();
  const dir = slots.dir();
  const spared = sparedIn(slots);
  return { target: `${spared}${globs.map((glob) => `--include=${quote(glob)} `).join('')}${quotePath(dir ?? '.')}`, deep: true };
}

/** The text right after `for` or `grep`; not a preposition, as in `grep with line numbers`. */
function afterVerb(slots: Slots): string | null {
  const isPlain = (word: string | null): boolean =>
    word !== null && !/^(?:with|without|and|or|recursive|recursively|only|but|in)$/i.test(word);
  const found = slots.after('for', 'word name pattern contain line');
  if (isPlain(found)) return found;
  const verb = slots.after('grep', 'word name pattern contain line');
  return isPlain(verb) ? verb : null;
}

export const grep =
  (flags: string, options: { readonly sum?: boolean } = {}) =>
  (slots: Slots): string | null => {
    const spoken = slots.tokens.some((token) => token.kind === 'quoted') ? null : afterVerb(slots);
    const quoted = slots.quoted();
    const contained = quoted === null && slots.has('contain', 'word') && spoken === null ? slots.text() : null;
    const { target, deep } = where(slots);
    const text =
      quoted ??
      (spoken !== null && !/^(files?|lines?|all|every|the|any)$/.test(spoken)
        ? spoken
        : (contained ?? slots.text() ?? (slots.has('error') ? 'error' : null)));
    // a place is no text, unless it is quoted
    if (text === null || /^(files?|lines?)$/.test(text) || (quoted === null && /^[~/]/.test(text))) return null;
    if (slots.has('error')) slots.explain('error');
    const fold = (slots.has('case') && !slots.says('sensitive', 'sensitively')) || text === 'error' ? 'i' : '';
    const whole = slots.says('exact', 'exactly', 'whole') ? 'w' : '';
    const word = `${text.startsWith('-') ? '-e ' : ''}${quote(text)}`;
    const set = `${deep ? 'r' : ''}${flags}${fold}${whole}${/[.*[\]^$\\]/.test(text) ? 'F' : ''}`;
    const made = `grep ${set === '' ? '' : `-${set} `}${word} ${target}`;
    return options.sum === true && deep ? made.replace(/^grep -r?c?/, 'grep -rh').concat(' | wc -l') : made;
  };

/** Characters that people name instead of typing them. */
export const NAMED: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  colon: ':',
  space: ' ',
  dash: '-',
  hyphen: '-',
  underscore: '_',
  dot: '.',
  period: '.',
  pipe: '|',
  slash: '/',
};
export const spell = (word: string | null): string | null =>
  word === null ? null : (NAMED[word.toLowerCase().replace(/s$/, '')] ?? (/^tabs?$/i.test(word) ? '\t' : word));

export function replace(slots: Slots, write: boolean): string | null {
  const first = slots.after('replace substitute change swap convert replacing turn', 'word all name');
  const second = slots.after('with by to for into', 'word name');
  const from = spell(first);
  const to = spell(second);
  if (from === null || to === null || from === to) return null;
  const delimiter = `s/${from === '\t' ? '\\t' : literalRegex(from)}/${literalReplacement(to)}/g`;
  const plain = slots.file();
  // "in all html files" is about a kind of file
  const kinds = plain === null ? null : extensionsOf(plain, true);
  if (kinds !== null)
    return inFiles(
      delimiter,
      slots.dir(),
      kinds.map((kind) => `*.${kind}`),
    );
  if (plain !== null) return `sed ${write ? '-i.bak ' : ''}${quote(delimiter)} ${quotePath(plain)}`;
  const globs = slots.globs();
  const dir = slots.dir();
  if (globs.length === 0 && dir === null && !slots.has('file')) return null;
  return inFiles(delimiter, dir, globs);
}

function inFiles(delimiter: string, dir: string | null, globs: readonly string[]): string {
  const names = globs.map((glob) => `-name ${quote(glob)}`);
  const which = names.length > 1 ? `\\( ${names.join(' -o ')} \\) ` : names.map((name) => `${name} `).join('');
  return `find ${quotePath(dir ?? '.')} -type f ${which}-exec sed -i.bak ${quote(delimiter)} {} +`;
}
