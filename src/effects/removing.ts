/** What `rm` and its relatives, and `find`, would delete. */
import { tilde } from '../base/tilde.ts';
import { about, fillsWords, wrappingsOf } from '../programs/index.ts';
import { type Arg, literalArg, lookUp, type Scope, type SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { dangerous, type Effect, ordinary, type Surroundings, type Target } from './effect-types.ts';
import { isDevice, isHere, isHome, isRoot, isSystem, isTemporary, guardedArea, pathOf, placeOf } from './paths.ts';
import { isPlaceholder, listed, shownArg } from './subject.ts';
import { writtenTo } from './writing.ts';

/** Effects of `rm`, `unlink`, `rmdir`, `shred`, `srm`, `trash`. */
export function removalEffects(command: SimpleCommand, surroundings: Surroundings): readonly Effect[] {
  const flags = flagsOf(command.args, { short: command.program === 'shred' ? 'ns' : '', long: ['iterations', 'size'] });
  const tree = flags.has('r', 'R', 'recursive') && command.program !== 'shred';
  const operands = flags.operands.filter((arg) => !isPlaceholder(arg));
  const find = foundBy(flags.operands, command, tree);
  if (find !== null) {
    const action = ['-exec', command.program ?? 'rm', ...(tree ? ['-r'] : []), '{}', ';'].map(literalArg);
    return findEffects({ ...find, args: [...find.args, ...action] }, surroundings);
  }
  const where = fallsOn(operands, command, surroundings.home);
  const targets = operands.map((arg): Target => ({ kind: 'path', arg, scope: command.scope, how: tree ? 'delete-tree' : 'delete' }));
  if (command.program === 'shred' && !flags.has('version'))
    return [dangerous('deletes', `overwrites ${listed(operands)} beyond recovery`, { targets, ...where })];
  const given = command.wrappers.find(fillsWords);
  if (given !== undefined && operands.length < flags.operands.length + 1) {
    const files = about(given).walks === true ? `every file that ${given} finds` : 'every file whose name is piped in';
    const each = `deletes ${files}${tree ? ' and all that is in it' : ''}`;
    // the effect of `find -exec rm` is reported by the find
    if (operands.length === 0 && command.wrappers.at(-1) === 'find') return [];
    if (operands.length === 0) return [dangerous('deletes', each, { recursive: true, targets: fromFind(command, tree) })];
  }
  if (operands.length === 0) return [];
  const all = operands.every(({ text }) => text.endsWith('/*')) ? { inside: true as const, every: '' } : {};
  const worst = operands.map((arg) => dangerOf(arg, command, tree, surroundings)).find((each) => each !== null);
  if (worst !== undefined) return [dangerous('deletes', worst as string, { recursive: tree, targets, ...where, ...all })];
  return [ordinary('deletes', `deletes ${listed(operands)}`, { recursive: tree, targets, ...where, ...all })];
}

/** The find whose files a loop deletes one by one: `find … | while read f; do rm "$f"; done`, `for f in $(find …); do rm "$f"; done`. */
function foundBy(operands: readonly Arg[], { scope, from }: SimpleCommand, tree: boolean): SimpleCommand | null {
  const [part, ...others] = operands.length === 1 ? (operands[0]?.parts ?? []) : [];
  if (part?.kind !== 'variable' || others.length > 0 || part.text.replaceAll(/[{}$]/g, '') !== part.name) return null;
  const values = lookUp(scope, part.name);
  const [made] = values?.length === 1 ? (values[0]?.parts ?? []) : [];
  const printers = values === null ? from : made?.kind === 'command' && values?.[0]?.parts.length === 1 ? made.commands : [];
  const [find] = printers;
  if (printers.length !== 1 || find?.program !== 'find' || find.args.some(({ text }) => ACTS.test(text))) return null;
  const isPlain = find.args.some(({ value }, at) => value === '-type' && find.args[at + 1]?.value === 'f');
  return (isPlain || !tree) && scope?.folder === null && readsOne(scope) ? find : null;
}

/** What a find does beside printing names, one to a line. */
const ACTS = /^-(?:delete|exec|ok|printf|fprint|f?ls)/;

/** Whether no more than one variable has a value that is only known when the line runs. Lines with more variables are no loops that people write. */
function readsOne(scope: Scope): boolean {
  let at: Scope | null = scope;
  let open = 0;
  for (let step = 0; at !== null && step < SCOPES_MAX; step += 1, at = at.outer) open += at.values === null ? 1 : 0;
  return at === null && open <= 1;
}
const SCOPES_MAX = 64;

/** `find … | xargs rm` deletes what that find finds. */
function fromFind(command: SimpleCommand, tree: boolean): readonly Target[] {
  const before = command.from.at(-1);
  const find = before?.program === 'find' ? before : undefined;
  return find === undefined || !command.wrappers.includes('xargs') ? [] : [{ kind: 'find', args: find.args, scope: find.scope, tree }];
}

/** `*.py[co]` is two patterns, each of which the words must name. */
function eachOf(pattern: string): readonly string[] {
  const [, before = '', letters = '', behind = ''] = /^([^[\]]*)\[([a-z\d|]{2,5})\]([^[\]]*)$/i.exec(pattern) ?? [];
  return letters === '' ? [pattern] : [...letters.replaceAll('|', '')].map((letter) => `${before}${letter}${behind}`);
}

/** The area and the objects of a deletion: what is guarded, when it is among the files. */
export function fallsOn(args: readonly Arg[], { scope }: Pick<SimpleCommand, 'scope'>, home: string): Pick<Effect, 'area' | 'objects'> {
  const texts = args.flatMap((arg) => eachOf(placeOf(arg, scope)));
  const guarded = texts.flatMap((text) => {
    const area = guardedArea(tilde(text, home));
    return area === null ? [] : [{ area, text }];
  });
  const area = guarded[0]?.area;
  return area === undefined ? { area: 'files', objects: texts } : { area, objects: guarded.map(({ text }) => text) };
}

/** Why deleting this is dangerous; null when it is not. */
function dangerOf(arg: Arg, { scope }: SimpleCommand, tree: boolean, { cwd, home }: Surroundings): string | null {
  const text = tilde(placeOf(arg, scope), home);
  const all = tree ? ' and all that is in it' : '';
  if (tree && isTemporary(text)) return null;
  if (isRoot(text) && (tree || text !== '/')) return 'deletes everything on this machine';
  if (isHome(text)) return `deletes ${/[*?]/.test(text) ? 'everything in ' : ''}your home folder${all}`;
  const lost = whenUnset(arg, pathOf(arg, scope));
  if (lost !== null && tree) return `deletes ${lost}`;
  if (isHere(text) && (cwd === '/' || cwd === home))
    return cwd === '/' ? 'deletes everything on this machine' : 'deletes everything in your home folder';
  if (isHere(text)) return `deletes everything in ${text.startsWith('..') ? 'the folder above' : 'this folder'}`;
  if (isDevice(text)) return `deletes the device ${shownArg(arg)}`;
  if (isSystem(text)) return `deletes ${shownArg(arg)}, which belongs to the system`;
  if (/(?:^|\/)\.[a-z]+_history$/.test(text)) return 'deletes the history of your shell';
  if (tree) return /(?:^|\/)\.git\/?$/.test(text) ? 'deletes the repository with its whole history' : `deletes ${shownArg(arg)}${all}`;
  return null;
}

/** What a path would be if its variable were empty: `"$DIR"/*` would be `/*`. */
function whenUnset(arg: Arg, text: string): string | null {
  const variable = /^\$(\w+)(?=\/)/.exec(text);
  if (variable === null || arg.parts.some(({ kind }) => kind === 'command')) return null;
  const rest = text.slice(variable[0].length);
  return `${shownArg(arg)}, which is ${rest} if ${variable[1]} is empty`;
}

/** Options of find whose next word is a value, whatever it looks like. */
const VALUED: readonly RegExp[] = [
  /^-(?:i?l?name|i?path|i?wholename|i?regex|regextype|[acm](?:time|min)|newer\w*|size|type|xtype|perm|user|group|uid|gid)$/,
  /^-(?:links|inum|samefile|fstype|used|m(?:ax|in)depth|f?printf)$/,
];

/** The actions of a find: its words without the values of its tests and without the commands that it starts, and those commands. */
function actionsOf({ program, args }: SimpleCommand): { readonly words: readonly string[]; readonly programs: readonly string[] } {
  const startsCommand = wrappingsOf(program).flatMap(({ starters }) => starters ?? []);
  const words: string[] = [];
  const programs: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at]?.value ?? '';
    words.push(word);
    if (VALUED.some((one) => one.test(word))) at += 1;
    if (!startsCommand.includes(word)) continue;
    programs.push(args[at + 1]?.value?.split('/').at(-1) ?? '');
    while (at < args.length && args[at]?.value !== ';' && !(args[at]?.value === '+' && args[at - 1]?.value === '{}')) at += 1;
  }
  return { words, programs };
}

/** Effects of a `find` that deletes or writes files. The commands that it starts with -exec have effects of their own. */
export function findEffects(command: SimpleCommand, { home }: Surroundings): readonly Effect[] {
  const target: Target = { kind: 'find', args: command.args, scope: command.scope, tree: false };
  const { words, programs } = actionsOf(command);
  const roots = command.args.slice(0, command.args.findIndex(({ text }) => /^[-(!\\]/.test(text)) >>> 0);
  const where = roots.length === 0 ? 'this folder' : listed(roots);
  const asks =
    !words.includes('-delete') &&
    words.some((word) => word === '-ok' || word === '-okdir') &&
    !words.some((word) => word.startsWith('-exec'));
  const deletes = words.includes('-delete') || programs.some((program) => about(program).removes === true);
  const empties = programs.some((program) => about(program).writes?.how === 'empties');
  const writes = command.args.findIndex(({ value }) => value !== null && /^-f(?:print|print0|ls|printf)$/.test(value));
  const written = writes === -1 ? undefined : command.args[writes + 1];
  return [
    ...(asks && (deletes || empties) ? [ordinary('changes', `deletes files in ${where}, and asks for each`, { objects: ['find'] })] : []),
    ...((deletes || empties) && !asks
      ? [
          (isEmptyOnly(command) ? ordinary : dangerous)(
            'deletes',
            `${deletes ? 'deletes' : 'empties'} ${isEarly(words) ? 'everything' : 'the files that it finds'} in ${where}`,
            {
              recursive: true,
              inside: true,
              every: selectionOf(command),
              ...(isEarly(words) ? { called: String.raw`every\s?thing all\b whole entire content alles tout todo tutto` } : {}),
              targets: deletes ? [target] : [],
              ...(isSelective(command, words) ? chosen(roots, command, home) : fallsOn(roots, command, home)),
            },
          ),
        ]
      : []),
    ...(written === undefined ? [] : writtenTo(written, command)),
  ];
}

/**
 * What chooses among the files of a find: its whole text, or one alternative that chooses none by name. An alternative without a test for names
 * takes everything else: `-name '*.tmp' -delete -o -delete`.
 */
export function selectionOf({ args }: SimpleCommand): string {
  const alternatives: string[][] = [[]];
  let depth = 0;
  for (const { value, text } of args) {
    const word = value ?? text;
    depth += word === '(' ? 1 : word === ')' ? -1 : 0;
    if (depth === 0 && /^(?:-o|-or|,)$/.test(word)) alternatives.push([]);
    else alternatives.at(-1)?.push(word);
  }
  const acts = (words: readonly string[]): boolean =>
    words.some((word) => /^-(?:delete|exec(?:dir)?|ok(?:dir)?|print0?|printf|ls)$/.test(word));
  const acting = alternatives.some(acts) ? alternatives.filter(acts) : alternatives;
  const roots = args.slice(0, args.findIndex(({ text }) => /^[-(!\\]/.test(text)) >>> 0).map(({ text }) => text);
  const open = acting.find((words) => !words.some((word) => /^-(?:i?l?name|i?path|i?wholename|i?regex)$/.test(word)));
  return [...roots, ...(open !== undefined && alternatives.length > 1 ? open : args.map(({ value, text }) => value ?? text))].join(' ');
}

/** Whether tests follow the deletion: they come too late to choose. */
const isEarly = (words: readonly string[]): boolean => {
  const at = words.indexOf('-delete');
  const isChoice = (word: string): boolean => word !== '-type' && isTest(word);
  return (
    at !== -1 && !words.slice(0, at).some(isChoice) && words.slice(at).some(isChoice) && !words.some((word) => /^-(?:o|or)$/.test(word))
  );
};
const isTest = (word: string): boolean => /^-(?:i?l?name|i?path|i?regex|[acm](?:time|min)|newer\w*|size|type|perm|user|group)$/.test(word);

/** Whether a find deletes nothing but empty folders. */
const isEmptyOnly = ({ args }: SimpleCommand): boolean => {
  const texts = args.map(({ value }) => value);
  return (
    texts.includes('-empty') &&
    texts[texts.indexOf('-type') + 1] === 'd' &&
    texts.every((text) => !/^(?:-o|-or|!|-not|,|-exec\w*)$/.test(text ?? '!'))
  );
};

/** Whether the tests of a find choose files by more than their type and depth, so that not everything in its folders is meant. */
const isSelective = ({ args }: SimpleCommand, words: readonly string[]): boolean =>
  words.some((word) =>
    /^-(?:[acm](?:time|min)|used|newer\w*|size|empty|perm|user|group|no(?:user|group)|links|inum|samefile)$/.test(word),
  ) || args.some(({ value }, at) => /^-i?(?:l?name|path|wholename|regex)$/.test(args[at - 1]?.value ?? '') && /[^*?./]/.test(value ?? 'x'));

/**
 * What a find that chooses among files is after: the folders that are named, else the patterns of its names. One that chooses by size or
 * age only, everywhere, falls on everything.
 */
function chosen(roots: readonly Arg[], command: SimpleCommand, home: string): Pick<Effect, 'area' | 'objects'> {
  const { args } = command;
  const folders = roots.filter((arg) => !isEverywhere(placeOf(arg, null)) && !isHere(placeOf(arg, null)));
  if (folders.length > 0) return fallsOn(folders, command, home);
  const patterns = args.filter(
    (_, at) => /^-i?(?:l?name|path|wholename)$/.test(args[at - 1]?.value ?? '') && !/^(?:!|-not)$/.test(args[at - 2]?.value ?? ''),
  );
  // from the root, the files of the system and of other users are among them, unless size or age choose, too
  const isChosen = args.some(({ value }) => /^-(?:size|empty|user|group|[acm](?:time|min)|newer\w*)$/.test(value ?? ''));
  const everywhere = isChosen ? [] : roots.map((arg) => placeOf(arg, null)).filter(isRoot);
  if (patterns.length > 0) {
    const found = fallsOn(patterns, command, home);
    return found.area === 'files' ? { ...found, objects: [...found.objects, ...everywhere] } : found;
  }
  return { area: 'files', objects: roots.map((arg) => placeOf(arg, null)).filter(isEverywhere) };
}

/** Where all files are, whoever they belong to: a find that chooses among them does not mean the folder. */
const isEverywhere = (text: string): boolean => isRoot(text) || isHome(text);
