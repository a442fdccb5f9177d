/** Accounts for the subcommand of a command: what it does by the row of its program, or that no row says it. */
import { isLoopback } from '../base/loopback.ts';
import { about, hasKnownEffects, isKnownProgram } from '../programs/index.ts';
import type { Does } from '../programs/account-rows.ts';
import type { EffectRow } from '../programs/effect-rows.ts';
import { isLanguagePackage, isSystemPackage } from '../programs/package-files.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { innersOf } from '../syntax/unwrap.ts';
import { type Account, account, ordinary, type Unaccounted } from './effect-types.ts';
import { isFamiliar, printerIn } from './foreign-code.ts';
import { bareHost, ownerIn } from './host-in.ts';
import { commandsIn } from './given-inputs.ts';
import { localProgramEffects, startsFile } from './local-code.ts';
import { placeOf } from './paths.ts';
import { listed } from './subject.ts';
import { hasWords, tableEffects, tableOperands } from './subcommand-effects.ts';
import { onlyLooks, verbEffects } from './verbs.ts';

/** The place of code that is not on this machine: `https://host/x.git`, `host.example/module@latest`. */
function remoteCode(text: string): readonly string[] {
  const host = /^[a-z][\w+.-]*:\/\//i.test(text)
    ? ownerIn(text)
    : /^[\w.-]+\/.*@|^git@/.test(text) && bareHost(text) !== null
      ? ownerIn(text)
      : null;
  return host === null || isLoopback(host) ? [] : [host];
}

/** A package in a file of this machine. */
const isPacked = (value: string): boolean => !value.includes('://') && (isLanguagePackage(value) || isSystemPackage(value));

/** What is no published package: a path, the folder itself, an option, a file of the project that lists packages. */
const NOT_PUBLISHED = /^\.{0,2}\/|^\.(?:\[[\w,-]*\])?$|^-|^[\w-]+\.(?:ya?ml|toml|lock|txt)$/;

/** Subcommands that install one package and start it with the words after its name. */
const STARTERS = /^(?:create|init|innit|exec|x|dlx)$/;

/** How many words of each list of a row the command matches; -1 where it matches none. */
function matchedBy(
  command: SimpleCommand,
  does: Does,
): Readonly<Record<keyof Does | 'most', number>> & { readonly operands: readonly Arg[] } {
  const { effects } = about(command.program);
  const operands = tableOperands(command, effects ?? { rows: [] });
  const texts = operands.map(({ value, text }) => value ?? text);
  const matched = (rows: readonly string[] = []): number =>
    rows.reduce(
      (best, words) =>
        hasWords(words, texts, effects?.loose === true) ? Math.max(best, words === '' ? 0 : words.split(' ').length) : best,
      -1,
    );
  const [reads, changes, runs, installs] = [matched(does.reads), matched(does.changes), matched(does.runs), matched(does.installs)];
  return { operands, reads, changes, runs, installs, most: Math.max(reads, changes, runs, installs) };
}

/** Whether a subcommand is one of those that only read, print or compare, and its row gives it no effect but to talk to its service. */
export function readsOnly(command: SimpleCommand): boolean {
  const { does, effects } = about(command.program);
  if (does === undefined) return false;
  const { reads, most } = matchedBy(command, does);
  return reads >= 0 && reads === most && (effects === undefined || tableEffects(command, effects).every(({ kind }) => kind === 'network'));
}

/** Whether a subcommand only starts what the project has: `npm test`. What that does is not known, and it fetches nothing by itself. */
export function runsOnly(command: SimpleCommand): boolean {
  const { does } = about(command.program);
  if (does === undefined) return false;
  const { runs, installs, most } = matchedBy(command, does);
  return runs >= 0 && runs === most && installs < most;
}

/** Accounts for arguments that the line does not contain: `find "$@"` after `set -- …` may delete. */
export function listAccount({ program, args, functions, wrappers }: SimpleCommand): Account {
  if (program === null || about(program).reads === true || functions.length > 0 || wrappers.length > 0) return account({});
  const list = args.find(({ text }) => /^"?\$(?:[@*]|\{\w+\[[@*]\]\})"?$/.test(text));
  return list === undefined ? account({}) : account({ unaccounted: [{ what: `what ${list.text} stands for`, names: [] }] });
}

/** What reads like the subcommand of a program without a row: who names the program has not said what it does. */
function unknownVerb({ program, args: [first] }: SimpleCommand): readonly Unaccounted[] {
  const verb = first?.value ?? '';
  return /^[a-z]{2,}(?:[-:][a-z]+)*$/.test(verb) && !/^(?:help|version)$/.test(verb)
    ? [{ what: `what ${program} ${verb} does`, names: [verb] }]
    : [];
}

/** The user's own editor or pager, which shows a file. */
const isShown = (word: Arg): boolean =>
  isFamiliar(word) && /^"?\$(?:(?:EDITOR|VISUAL|PAGER)|\{(?:EDITOR|VISUAL|PAGER)(?::?-[\w.-]+)?\})"?$/.test(word.text);

/** A row for any operands says nothing of a subcommand where it applies only to some: with an option, or with certain operands. */
const isOfAll = ({ options, least, operand, unless }: EffectRow): boolean =>
  options === undefined && least === undefined && operand === undefined && unless === undefined;

/** Accounts for the program and its subcommand. A program without a row is not accounted for. */
export function subcommandAccount(command: SimpleCommand): Account {
  const { program, word } = command;
  if (word === null) return account({});
  if (program === null)
    return isShown(word) || printerIn(commandsIn([word])) !== null || innersOf(command).length > 0 || command.group
      ? account({})
      : account({ unaccounted: [{ what: `the program that ${word.text} names`, names: [word.text, word.text.replace(/\W/g, '')] }] });
  if (!hasKnownEffects(program) && about(program).does === undefined) {
    const isInterpreter = about(program).interprets !== undefined;
    return isInterpreter || innersOf(command).length > 0 || localProgramEffects(command).length > 0
      ? account({})
      : account({ unaccounted: [{ what: `the program ${program}`, names: [program] }, ...unknownVerb(command)] });
  }
  const { does, effects, wraps } = about(program);
  if (does === undefined) return account({});
  const { operands, runs, installs, most } = matchedBy(command, does);
  const [verb] = operands;
  const texts = operands.map(({ value, text }) => value ?? text);
  const loose = effects?.loose === true;
  const after = operands.slice(Math.max(most, 0)).filter(({ value, text }) => !/^[-+]/.test(value ?? text));
  const files = after.filter((arg) => /^(?:[~/]|\.\.?\/)/.test(arg.value ?? '') && most >= 0 && most === Math.max(installs, runs));
  const isInstalled = most >= 0 && most === installs;
  const packed = isInstalled ? after.filter(({ value }) => isPacked(value ?? '')) : [];
  const started = [
    ...files.flatMap((arg) => startsFile(arg, command)).filter(({ kind }) => kind === 'runs-foreign-code'),
    // a package in a file is whatever its author wrote
    ...packed.map((arg) =>
      ordinary('runs-foreign-code', `installs ${listed([arg])}`, { area: 'packages', objects: [placeOf(arg, command.scope)] }),
    ),
  ];
  if (started.length > 0) return account({ effects: started });
  if (most >= 0 && most === installs) {
    // `npx NAME …`, `npm create NAME …`: the words after the name belong to the package
    const given = (most === 0 && wraps === undefined) || STARTERS.test(texts[most - 1] ?? '') ? after.slice(0, 1) : after;
    const published = given.filter(({ value }) => value === null || !NOT_PUBLISHED.test(value));
    const [tool] = published;
    if (most === 0 && tool?.value !== undefined && tool.value !== null && isKnownProgram(tool.value))
      return account({
        effects: [ordinary('runs-project-code', `runs ${tool.value}`, { objects: [tool.value] })],
        // what the program does is the same, wherever it comes from
        commands: [
          command.args
            .slice(command.args.indexOf(tool))
            .map(({ text }) => text)
            .join(' '),
        ],
      });
    if (published.length === 0) return account({ effects: [ordinary('runs-project-code', 'installs what this project depends on')] });
    const objects = published.map(({ value, text }) => value ?? text);
    return account({ effects: [ordinary('runs-foreign-code', `installs ${listed(published)}`, { area: 'packages', objects })] });
  }
  if (most >= 0 && most === runs) {
    const hosts = after.flatMap(({ value, text }) => remoteCode(value ?? text));
    return account({
      effects: [
        hosts.length === 0
          ? ordinary('runs-project-code', 'runs code of this project', { objects: after.map(({ value, text }) => value ?? text) })
          : ordinary('runs-foreign-code', `runs code from ${hosts.join(' and ')}`, { objects: hosts }),
      ],
    });
  }
  if (most >= 0) return account({});
  const covers = (row: EffectRow): boolean => (row.words !== '' || isOfAll(row)) && hasWords(row.words, texts, loose);
  if (verb === undefined || effects?.rows.some(covers) === true || (effects !== undefined && tableEffects(command, effects).length > 0))
    return account({});
  // `docker compose` alone shows what there is below it
  const groups = [...(effects?.rows ?? []).map(({ words }) => words), ...Object.values(does).flat()];
  if (texts.length === 1 && groups.some((words) => words.includes(' ') && hasWords(words.replace(/ .*/s, ''), texts, false)))
    return account({});
  // `docker exec c ls`: what it starts is read as a command of its own
  if (wraps !== undefined && innersOf(command).length > 0) return account({});
  // `az group delete`: the verb says what is done to whatever the words before it are
  if (verbEffects(command).length > 0 || onlyLooks(command)) return account({});
  const name = verb.value ?? verb.text;
  return account({ unaccounted: [{ what: `what ${program} ${name} does`, names: [name] }] });
}
