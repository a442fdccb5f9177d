/** What a line would do, from its text alone: the effects of all its commands, and of the code in them. */
import { about, wrappingsOf } from '../programs/index.ts';
import { withoutQuotes } from '../syntax/without-quotes.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { type ReadLine, readLine } from '../syntax/read-line.ts';
import { codeIn } from './code.ts';
import { effectsOfCommand } from './command-effects.ts';
import { type Account, account, dangerous, type Effects, type Effect, type Kind, type Surroundings, type Target } from './effect-types.ts';
import { broughtBy, broughtCode, downloaded, downloadEffects, runsBrought } from './foreign-code.ts';
import { interpretedAccount, localProgramEffects } from './local-code.ts';
import { exposureEffects } from './exposure.ts';
import { jobEffects } from './job-effects.ts';
import { optionAccount } from './option-effects.ts';
import { functionAccount, qualifierEffects, shellStateAccount } from './shell-state.ts';
import { listAccount, readsOnly, subcommandAccount } from './subcommand-account.ts';
import { tableEffects } from './subcommand-effects.ts';
import { folderText } from './paths.ts';
import { addressEffects } from './addresses.ts';
import { cronEffects } from './cron-effects.ts';
import { endlessEffects, loopsForever } from './endless.ts';
import { escapeAccount } from './escapes.ts';
import { ownFiles, withOwnFiles } from './own-files.ts';
import { payloadAccount } from './payload.ts';
import { passwordReaders, readBy } from './piped-password.ts';
import { isElsewhere } from './subject.ts';
import { tellingAccount } from './telling-words.ts';
import { variableAccount } from './variable-effects.ts';
import { writtenCodeAccount } from './written-code.ts';
import { withWeakened } from './weakened-settings.ts';
import { withSettings } from './written-settings.ts';

/** A longer command is not examined; a person could not read it either. */
const COMMAND_CHARS = 16 * 1024;
/** How deep shell commands in code of other languages are followed. */
const CODE_DEPTH = 3;
/** Effects of one line; more would add nothing to the summary. */
const EFFECTS = 64;

/** The kinds by weight: the heaviest is shown first. */
const WEIGHT: readonly Kind[] = [
  'runs-foreign-code',
  'uploads',
  'secret',
  'startup',
  'settings',
  'system',
  'deletes',
  'unread',
  'root',
  'protection',
  'runs-project-code',
  'network',
  'changes',
  'unknown',
  'reads',
];

/**
 * What a line would do, from its text alone: nothing is run and no file is read. An empty list means that no effect was recognised, not
 * that there is none; `kinds` is `reads` only when every program in the line is known to only read.
 */
export function effectsOf({ text, commands, error }: ReadLine, surroundings: Surroundings): Effects {
  if (text.length > COMMAND_CHARS) return summed(account({ effects: [dangerous('unread', 'is too long to be read')] }), [], text);
  const found = accountOfAll(commands, surroundings, text, 0);
  // what bash cannot parse is only guessed: the syntax of zsh, or a mistake
  const guessed = error === null ? [] : [{ what: 'its syntax, which is not that of bash', names: [] }];
  return summed({ ...found, unaccounted: [...found.unaccounted, ...guessed] }, commands, text);
}

function accountOfAll(commands: readonly SimpleCommand[], surroundings: Surroundings, line: string, depth: number): Account {
  const files = downloaded(commands);
  const readers = passwordReaders(commands);
  const loops = loopsForever(line, commands);
  const madeBefore = ownFiles(commands);
  const brings: string[] = [];
  const parts = commands.map((command) => {
    const own = [
      codeIn(command),
      optionAccount(command),
      interpretedAccount(command),
      subcommandAccount(command),
      variableAccount(command, line),
      shellStateAccount(command),
    ];
    const unknown = own.flatMap((each) => each.unaccounted);
    own.push(payloadAccount(command, unknown), tellingAccount(command, unknown), escapeAccount(command), listAccount(command));
    const inside = (each: Account): readonly Account[] =>
      depth < CODE_DEPTH ? each.commands.map((text) => innerAccount(text, surroundings, depth)) : [];
    // an alias in a start-up file is the change of that file; what it runs is read
    const setting = writtenCodeAccount(command);
    const written = inside(setting).map((each) => ({
      ...each,
      effects: each.effects.filter(({ kind, area, severity }) => kind !== 'startup' || area !== 'shell' || severity === 'dangerous'),
    }));
    const inner = [...own.flatMap(inside), ...written];
    const all = [...own, ...inner, account({ effects: setting.effects, unaccounted: setting.unaccounted })];
    const effects = [
      ...withWeakened(withSettings(effectsOfCommand(command, surroundings), command), command),
      ...downloadEffects(command, files),
      ...localProgramEffects(command),
      ...qualifierEffects(command),
      ...(isReading(command) ? [] : jobEffects(command, commands)),
      ...endlessEffects(command, line, loops),
      ...exposureEffects(command),
      ...cronEffects(command),
      ...all.flatMap((each) => each.effects),
    ];
    effects.push(...addressEffects(command, effects));
    const reader = readers.get(command);
    const made = madeBefore.get(command);
    const named = (made === undefined ? effects : withOwnFiles(effects, made)).map((each) => byProgram(each, command));
    const told = reader === undefined ? named : named.map((each) => readBy(each, reader));
    const placed = folderText(command.scope) === null ? told.map(inUnknownFolder) : told;
    const here = [...(brings.length === 0 ? placed : placed.map((each) => broughtCode(each, brings)))];
    // a program with unknown parts in what the line brings here
    if (
      brings.length > 0 &&
      own.some((each) => each.unaccounted.length > 0) &&
      command.program !== null &&
      about(command.program).reads !== true
    )
      here.push(...runsBrought(command.program, brings));
    const source = broughtBy(command);
    if (source !== null) brings.push(source);
    return {
      effects: isElsewhere(command) ? here.map((each) => ({ ...each, elsewhere: true })) : here,
      unaccounted: all.flatMap((each) => each.unaccounted),
    };
  });
  const defined = functionAccount(commands);
  return account({
    effects: [...parts.flatMap(({ effects }) => effects), ...defined.effects],
    unaccounted: [...parts.flatMap(({ unaccounted }) => unaccounted), ...defined.unaccounted],
  });
}

const byProgram = (effect: Effect, { program }: SimpleCommand): Effect =>
  program === null || effect.by !== undefined ? effect : { ...effect, by: program };

/** Says of what a line deletes that nobody knows yet where. */
const inUnknownFolder = (effect: Effect): Effect =>
  effect.kind === 'deletes' && effect.targets.some(isRelative)
    ? { ...effect, what: `${effect.what}, in a folder that is only known when it runs` }
    : effect;

const isRelative = (target: Target): boolean => {
  if (target.kind === 'commits') return false;
  const words = target.kind === 'path' ? [target.arg] : target.kind === 'find' ? target.args.slice(0, 1) : [target.place];
  return words.some(({ text }) => !/^["']?[/~$]/.test(text));
};

const innerAccount = (text: string, surroundings: Surroundings, depth: number): Account =>
  accountOfAll(readLine(text).commands, surroundings, text, depth + 1);

function summed({ effects, unaccounted }: Account, commands: readonly SimpleCommand[], text: string): Effects {
  const list = [...Map.groupBy(effects, ({ kind, area, what, every }) => `${kind}\0${area}\0${what}\0${every ?? '-'}`).values()]
    .map(asOne)
    // what weighs most is never cut off
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, EFFECTS);
  const onlyReads =
    commands.length > 0 &&
    commands.every((command) => command.word === null || (command.program !== null && (isReading(command) || onlyStarts(command.program))));
  const parts = [...new Map(unaccounted.map((each) => [each.what, each])).values()].slice(0, EFFECTS);
  const kinds = WEIGHT.filter((kind) => list.some((each) => each.kind === kind) || (kind === 'unknown' && parts.length > 0));
  return {
    text: withoutQuotes({ text, commands }),
    kinds: kinds.length === 0 && onlyReads ? ['reads'] : kinds,
    list,
    onlyReads,
    prints: commands.some(
      ({ program, args }) =>
        about(program).files === 'shown' && args.some(({ text }) => text.includes('/') && !text.startsWith('/var/log/')),
    ),
    danger: list.some(({ severity }) => severity === 'dangerous'),
    unaccounted: parts,
  };
}

/** Effects that the review names once: the user must have asked for everything that they affect. */
function asOne(same: readonly Effect[]): Effect {
  const [one, ...others] = same as readonly [Effect, ...Effect[]];
  if (others.length === 0) return one;
  const { settings: _settings, uses: _uses, joins: _joins, ...rest } = one;
  return {
    ...rest,
    severity: same.some(({ severity }) => severity === 'dangerous') ? 'dangerous' : 'ordinary',
    recursive: same.some(({ recursive }) => recursive),
    elsewhere: same.every(({ elsewhere }) => elsewhere),
    targets: same.flatMap(({ targets }) => targets),
    objects: [...new Set(same.flatMap(({ objects }) => objects))],
    ...inAll(same, 'settings'),
    ...inAll(same, 'uses'),
    ...inAll(same, 'joins'),
    empties: same.flatMap(({ empties = [] }) => empties),
  };
}

/** What is known of effects that are named as one: nothing where it is not known of all. */
const inAll = <Name extends 'settings' | 'uses' | 'joins'>(same: readonly Effect[], name: Name): Pick<Effect, Name> | object =>
  same.every((each) => each[name] !== undefined) ? { [name]: same.flatMap<unknown>((each) => each[name] ?? []) } : {};

/**
 * Whether a command only reads: every command of its program does, or its row lists the subcommand or the options with which it has no
 * effect.
 */
function isReading(command: SimpleCommand): boolean {
  const { reads, does, effects, changes, writes, removes, root } = about(command.program);
  if (reads === true) return true;
  if (changes === true || writes !== undefined || removes === true || root === true) return false;
  if (does?.reads !== undefined) return readsOnly(command);
  return effects !== undefined && effects.rows.length > 0 && does === undefined && tableEffects(command, effects).length === 0;
}

/** Whether a program only starts another one, whose effects are found separately. */
function onlyStarts(program: string): boolean {
  const wrappings = wrappingsOf(program);
  return wrappings.length > 0 && about(program).effects === undefined && wrappings.every(({ subcommand }) => subcommand === undefined);
}

/** Sorts dangerous effects before ordinary ones, each by weight. */
const rank = ({ kind, severity }: Effect): number => WEIGHT.indexOf(kind) + (severity === 'dangerous' ? 0 : WEIGHT.length);
