/** Opens the words of a fix that belong to the situation, and fills them anew from another one. Pure. */
import path from 'node:path';
import { isKeptOf, veiled } from '../base/veiled.ts';
import { commandsOf, verbsOf } from './command-words.ts';
import { readLine } from '../syntax/read-line.ts';
import { changesShell } from './shell-changes.ts';
import type { Failure, Form, Piece, Source, Template } from './lesson-types.ts';

/** What a value may hold that comes from an output: one plain word, and no option. */
const isPlain = (value: string): boolean => /^[\w@%+=:,./~][\w@%+=:,./~-]{0,99}$/.test(value) && !value.includes('..');

/** A word of a line, with no quote, operator or list separator in it. */
const WORD = /[^\s'"`=:,()$;|&<>{}[\]*?!\\]+/g;

/** Words that mean the same everywhere. */
const GENERIC: ReadonlySet<string> = new Set('. .. - / origin upstream HEAD tcp udp localhost true false'.split(' '));
const MODE = /^(?:[ugoa]*[+=-][rwxXst]+|[0-7]{3,4})$/;
const MODE_PROGRAMS: ReadonlySet<string> = new Set(['chmod', 'umask']);

const FORMS: readonly Form[] = ['path', 'whole', 'relative', 'base'];
/** Forms that have all of the value. */
const WHOLE: ReadonlySet<Form> = new Set<Form>(['path', 'whole', 'relative']);
const PARTS = /[^\s:@>=<^"'()[\]{},;|]+/g;

/** The value in this form; null when it has none. */
function formed(value: string, form: Form, cwd: string): string | null {
  if (typeof form === 'number') return (value.match(PARTS) ?? [])[form] ?? null;
  if (form === 'path') return value.startsWith('/') ? value : null;
  if (form === 'whole') return value;
  if (form === 'base') return value.includes('/') ? path.posix.basename(value) : null;
  if (value.startsWith('./')) return value.slice(2);
  return value.startsWith('/') && cwd !== '' && value.startsWith(`${cwd.replace(/\/$/, '')}/`)
    ? value.slice(cwd.replace(/\/$/, '').length + 1)
    : null;
}

/** All places of the situation where this word comes from. */
function sourcesOf(word: string, failure: Failure): readonly Source[] {
  const found: Source[] = [];
  const add = (from: Source['from'], value: string, at: number): void => {
    const parts = (value.match(PARTS) ?? []).map((_part, index) => index);
    const form = [...FORMS, ...(parts.length > 1 || value.match(PARTS)?.[0] !== value ? parts : [])].find(
      (one) => formed(value, one, failure.cwd) === word,
    );
    if (form !== undefined) found.push({ from, at, form });
  };
  failure.slots.forEach((slot, at) => {
    if (!slot.volatile) add('line', slot.value, at);
  });
  failure.operands.forEach((operand, at) => add('command', operand, at));
  return found;
}

/** The words of a fix that say what it does; all others are about something. */
function deedWords(fix: string): readonly string[] {
  return readLine(fix).commands.flatMap((command) => {
    const { program, name, wrappers, assignments, args } = command;
    const modes =
      program !== null && MODE_PROGRAMS.has(program) ? args.map(({ value }) => value ?? '').filter((word) => MODE.test(word)) : [];
    return [...wrappers, name ?? '', ...verbsOf(command), ...assignments.map((one) => one.name), ...modes];
  });
}

/** A fix as a template. Null when it names something that cannot be the same again: a process, a commit that the failed command does not name. */
export function templateOf(failure: Failure, fix: string, shape: string | null): Template | null {
  const deeds = [...deedWords(fix)];
  const captured = /\$\(|`/.test(fix);
  const kills = commandsOf(fix).some(({ program }) => program === 'kill');
  const pieces: Piece[] = [];
  const unbound: string[] = [];
  const used = new Set<string>();
  const text = (part: string): void => {
    const last = pieces.at(-1);
    if (typeof last === 'string') pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  };
  const take = (word: string, isPart: boolean): boolean => {
    const sources = sourcesOf(word, failure);
    if (sources.length === 0) return false;
    // a part of a word, as `app` of ~/app/x, is one by accident more often than not
    if (isPart && !/^\d+$|^[\w.-]{4,}$/.test(word)) return false;
    // of a value that is used in part the rest still says which situation it was
    for (const { from, at, form } of sources) if (WHOLE.has(form)) used.add(`${from}${at}`);
    pieces.push(sources);
    return true;
  };
  let end = 0;
  for (const match of fix.matchAll(WORD)) {
    const [word] = match;
    text(fix.slice(end, match.index));
    end = match.index + word.length;
    const isVariable = fix[match.index - 1] === '$' || (fix[end] === '=' && /^[A-Za-z_]\w*$/.test(word));
    if (word.startsWith('-') || word.startsWith('+') || isVariable || GENERIC.has(word)) text(word);
    else if (kills && /^\d+$/.test(word) && !captured) return null;
    else if (/^[0-9a-f]{7,64}$/.test(word) && /\d/.test(word) && /[a-f]/.test(word) && sourcesOf(word, failure).length === 0) return null;
    // the first time it is the deed, as `sso` of `aws sso login`; then it may be a thing of the same name
    else if (deeds.includes(word)) {
      deeds.splice(deeds.indexOf(word), 1);
      text(word);
    } else if (take(word, false)) continue;
    else if (!/[/@]/.test(word) || word.startsWith('//')) {
      text(word);
      unbound.push(word);
    } else {
      for (const part of word.split(/([/@])/)) {
        if (part === '' || part === '/' || part === '@') text(part);
        else if (!take(part, true)) {
          text(part);
          // the folder above is another one for another file
          if (part === '..' || !GENERIC.has(part)) unbound.push(part);
        }
      }
    }
  }
  text(fix.slice(end));
  const left = (from: Source['from'], values: readonly string[]): Template['anchors'] =>
    values.flatMap((value, at) => (used.has(`${from}${at}`) ? [] : [{ from, at, value }]));
  const lineValues = failure.slots.map(({ value }) => value);
  const anchors = [
    ...left('line', lineValues).filter(({ at }) => failure.slots[at]?.volatile === false),
    ...(shape === null ? [] : left('command', failure.operands)),
  ];
  // what the shell lacked is the same when the error names nothing
  const isSame = changesShell(fix) && failure.slots.every(({ volatile }) => volatile);
  const own = isSame ? [] : unbound;
  return { pieces: pieces.filter((piece) => piece !== ''), shape, unbound: own, anchors: own.length === 0 ? [] : anchors };
}

/** Values that come from the output are kept only as hashes. */
export const withoutOutput = (template: Template): Template => ({
  ...template,
  anchors: template.anchors.map((anchor) => (anchor.from === 'line' ? { ...anchor, value: veiled(anchor.value) } : anchor)),
});

/** A fix for another failure, and whether a word of it comes from what a program printed. */
export interface Refilled {
  readonly text: string;
  readonly fromOutput: boolean;
}

/** Whether a value of an output is a path only where it was one then, and never a folder above that of the user. */
const isLikeThen = (value: string, sources: readonly Source[], cwd: string): boolean =>
  !/^[/~]/.test(value) || (sources.some(({ form }) => form === 'path') && !cwd.startsWith(`${value.replace(/\/+$/, '')}/`));

/** The fix with the values of this failure. Null when it does not fit, or when a value is missing, ambiguous, or not a plain word. */
export function refilled(template: Template, failure: Failure, failedShape: string): Refilled | null {
  if (template.shape !== null && template.shape !== failure.shape) return null;
  const valueOf = (from: Source['from'], at: number): string | undefined =>
    from === 'line' ? failure.slots[at]?.value : failure.operands[at];
  const isSame = template.anchors.length > 0 && template.anchors.every(({ from, at, value }) => isKeptOf(value, valueOf(from, at) ?? ''));
  const words = [...(failure.command.match(WORD) ?? []), ...(failure.output.match(WORD) ?? [])];
  // a host is given by an address on it: `ghcr.io` by `ghcr.io/acme/site`
  const there = new Set(words.flatMap((word) => [word, ...word.split('/').filter((part) => /\w\.\w/.test(part))]));
  // another port than the one that was in use: it may be the one that is in use now
  const isGiven = (word: string): boolean => there.has(word) && (template.anchors.length === 0 || !/^\d+$/.test(word));
  if (!isSame && !template.unbound.every(isGiven)) return null;
  let text = '';
  let fromOutput = false;
  for (const piece of template.pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    // the operands of a command of another shape are other things
    const sources = piece.filter(({ from }) => from === 'line' || failedShape === failure.shape);
    const values = new Set(
      sources.map(({ from, at, form }) => {
        const value = valueOf(from, at);
        return value === undefined ? null : formed(value, form, failure.cwd);
      }),
    );
    const [value] = values;
    if (values.size !== 1 || value == null || !isPlain(value)) return null;
    const isPrinted = sources.every(({ from }) => from === 'line');
    if (isPrinted && !isLikeThen(value, sources, failure.cwd)) return null;
    if (isPrinted) fromOutput = true;
    text += value;
  }
  return { text, fromOutput };
}
