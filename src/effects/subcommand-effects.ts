/** The effects that the rows of a program describe, by its subcommand and options. */
import type { Area } from '../programs/account-rows.ts';
import type { EffectKind, EffectRow, EffectTable } from '../programs/effect-rows.ts';
import { about, fillsWords, isKnownProgram } from '../programs/index.ts';
import { rankOf } from '../programs/resource-kinds.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { type Flags, flagsOf, isOff, optionNames as names } from '../syntax/flags.ts';
import { scriptText } from '../syntax/unwrap.ts';
import { dangerous, type Effect, ordinary, type PlainSetting } from './effect-types.ts';
import { bareHost } from './host-in.ts';
import { LOOKS } from './looking-verbs.ts';
import { newlyUsed } from './newly-used.ts';
import { pathOf } from './paths.ts';
import { settingOf } from './written-settings.ts';

/** Operands that are searched for the words of a subcommand. */
const LOOSE_OPERANDS = 8;

/** The effects of all rows that match a command. */
export function tableEffects(command: SimpleCommand, table: EffectTable): readonly Effect[] {
  const flags = tableFlags(command, table);
  const all = [...flags.operands, ...pipedWords(command)].map(({ value, text }) => value ?? text);
  const operands = all.slice(0, LOOSE_OPERANDS);
  const { area, does } = about(command.program);
  // `kubectl auth can-i delete pods`, `lxc config get`: a subcommand that reads, of more words than the row has
  const read = (does?.reads ?? []).filter((words) => hasWords(words, operands, false)).map((words) => words.split(' ').length);
  const reading = Math.max(0, ...read.filter((length) => LOOKS.has(operands[length - 1] ?? '')));
  return table.rows
    .filter(
      (each) =>
        (each.kind === 'network' || each.words === '' || each.words.split(' ').length >= reading) &&
        all.length >= (each.least ?? 0) &&
        all.length <= (each.most ?? all.length) &&
        hasWords(each.words, operands, table.loose === true) &&
        hasOptions(each, flags) &&
        hasValue(each, command) &&
        hasOperand(each, all, command),
    )
    .map((row) => {
      const { words, kind, severity, what, recursive, area: own, called, deed, every, aside, first } = row;
      return (severity === 'dangerous' ? dangerous : ordinary)(kind, what, {
        recursive: recursive === true,
        objects: aside === true ? [] : first === true ? all.slice(0, 1) : objectsOf(kind, words, all, area),
        ...(kind === 'uploads' && area === 'repository' && !all.some((each) => ADDRESS.test(each)) ? { area } : {}),
        ...(kind === 'root' ? { area: 'protection' } : area !== undefined && AREA_OF_ROW.has(kind) ? { area } : {}),
        ...(own === undefined ? {} : { area: own }),
        ...(kind === 'deletes' && isRanked(own ?? area) ? { rank: rankIn(all) } : {}),
        ...(called === undefined ? {} : { called }),
        ...(deed === undefined ? {} : { deed }),
        ...(every === undefined ? {} : { every: choosing(objectsAfter(words, all)) }),
        ...(kind === 'settings' || HAS_SETTINGS.has(own ?? area) ? settingWord(objectsAfter(words, all)) : {}),
        ...newlyUsed(row, command, flags.operands),
      });
    });
}

/** What `echo` or `printf` prints for a program that makes it words of the command: `echo eve | xargs usermod -aG docker`. */
const pipedWords = ({ wrappers, from }: SimpleCommand): readonly Arg[] =>
  wrappers.some((each) => fillsWords(each) && about(each).walks !== true)
    ? from
        .filter(({ program }) => about(program).lines === 'made')
        .flatMap(({ args }) => args.filter((arg) => arg.value !== null && !/^-|%s/.test(arg.value)))
    : [];

/** The operands that choose among all that there is: not the folder, nor the newest commit. */
export const choosing = (operands: readonly string[]): string =>
  operands.filter((each) => !/^(?:\.\/?|:\/|\*|HEAD|--)$/.test(each)).join(' ');

/** Areas in which a change is a setting: a name and a value. */
const HAS_SETTINGS: ReadonlySet<Area | undefined> = new Set(['settings', 'kernel']);
function settingWord(operands: readonly string[]): { readonly settings?: readonly PlainSetting[] } {
  const setting = settingOf(operands);
  return setting === null ? {} : { settings: [setting] };
}

const isRanked = (area: Area | undefined): boolean => area === 'cloud' || area === 'containers' || area === 'databases';
/** The words of a subcommand, before the names of what it falls on. */
const VERBS = 2;
/** The rank of the first kind among the words of a subcommand: `delete ns/test`, `volume rm`. 0 where the line names none. */
const rankIn = (operands: readonly string[]): number =>
  operands
    .slice(0, VERBS)
    .map((each) => Math.max(...each.split('/', 1).flatMap((kinds) => kinds.split(',').map(rankOf))))
    .find((rank) => rank > 0) ?? 0;

/** The kinds whose area depends on the program: the others have one of their own. */
const AREA_OF_ROW: ReadonlySet<EffectKind> = new Set(['system', 'changes', 'deletes', 'network']);

function objectsOf(kind: EffectKind, words: string, operands: readonly string[], area: Area | undefined): readonly string[] {
  if (kind === 'uploads' || kind === 'network') return operands.flatMap((each) => (ADDRESS.test(each) ? each : (bareHost(each) ?? [])));
  const named = withoutKinds(objectsAfter(words, operands), area);
  // a copy that deletes (`s3 sync a s3://b --delete`) does so at the address
  const addresses = kind === 'deletes' ? named.filter((each) => ADDRESS.test(each)) : [];
  const objects = addresses.length > 0 ? addresses : named;
  // of a setting, its name, and a value that could be a command, a path or an address
  return kind === 'settings'
    ? objects.flatMap((each) => each.split(/(?<=^[\w.:-]+)=/)).filter((each, at) => at === 0 || isLoaded(each))
    : objects;
}

/**
 * Whether a value could be a command, a path or an address. Words of which only options follow the first are none where no program has
 * the name of the first: `cache --timeout=3600`.
 */
const isLoaded = (value: string): boolean =>
  /[/~$!;|&<>\s]/.test(value) && !(/^[\w.]+(?:\s+--?[\w.=-]+)+$/.test(value) && !isKnownProgram(value.split(/\s/)[0] as string));

/** An address: what is only a name (`origin`) is one that the project or the user has set up. */
const ADDRESS = /^[a-z][\w+.-]*:\/\/|^[\w.-]+@[\w.-]+:/;

/** Kinds of resources in a cluster. Source: kubectl api-resources. */
const KINDS = new RegExp(
  [
    String.raw`^(?:(?:deploy(?:ment)?|pod?|service|svc|node|namespace|ns|configmap|cm|secret|ingress|ing|job|cronjob|daemonset|ds|`,
    String.raw`statefulset|sts|replicaset|rs|pvc?|sa|hpa|crd|release|image|undo|restart)s?)$`,
  ].join(''),
);

/** The names of resources without the words for their kinds, where both are given: `deployment web`, `deploy/web`. */
function withoutKinds(objects: readonly string[], area: Area | undefined): readonly string[] {
  if (area !== 'cloud' && area !== 'databases') return objects;
  const bare = objects
    // a chart, a manifest or a dump only says what the named thing becomes
    .filter((each) => !/^\.{0,2}\/|\.(?:ya?ml|json|tgz|dump|sql|gz|tar|bak)$/.test(each))
    .filter((each) => !KINDS.test(each) && !/^[\w./*-]+=/.test(each))
    .map((each) => each.replace(/^(\w+)\/(?=.)/, (all, kind) => (KINDS.test(kind) ? '' : all)));
  // a selector only chooses among them
  const kinds = objects.filter((each) => !/^[\w./*-]+=/.test(each));
  return bare.length > 0 ? bare : kinds.length > 0 ? kinds : objects;
}

/** Words that only connect the operands of a subcommand: `ufw allow from X to any port Y`, `npm config set`, `aws s3 cp`. */
const GRAMMAR: ReadonlySet<string> = new Set(
  'from to any port proto tcp udp in out on for via config pkg c s3 s3api npx uvx bunx pnpx'.split(' '),
);

/** The operands after the words of a row: what the subcommand is applied to. */
const objectsAfter = (words: string, operands: readonly string[]): readonly string[] => {
  const verbs = words === '' ? [] : words.split(' ').flatMap((word) => word.split('|'));
  return operands.filter((each) => !verbs.includes(each) && !GRAMMAR.has(each));
};

/** The first operands of a command, among which the words of a row are searched. */
export const tableOperands = (command: SimpleCommand, table: EffectTable): readonly Arg[] =>
  tableFlags(command, table).operands.slice(0, LOOSE_OPERANDS);

/** The options and operands of a command, without the options of a group: `-f x.yml` of `docker compose -f x.yml up`. */
function tableFlags({ args }: SimpleCommand, { short = '', long = [], group }: EffectTable): Flags {
  const at = group === undefined ? -1 : args.findIndex(({ value }) => value === group.word);
  let next = at + 1;
  if (at !== -1) while (group?.options.includes(args[next]?.value ?? '') === true) next += 2;
  return flagsOf(at === -1 ? args : [...args.slice(0, at + 1), ...args.slice(next)], { short, long });
}

/** Whether the operands contain the words of a row in order: as the first operands, or anywhere when `loose`. */
export function hasWords(words: string, operands: readonly string[], loose: boolean): boolean {
  if (words === '') return true;
  let at = 0;
  return words.split(' ').every((word, index) => {
    const choices = word.split('|');
    const found = loose ? operands.findIndex((operand, place) => place >= at && choices.includes(operand)) : index;
    at = found + 1;
    return found !== -1 && choices.includes(operands[found] ?? '');
  });
}

const hasOptions = ({ options, without }: EffectRow, flags: Flags): boolean =>
  (options === undefined || flags.has(...names(options))) && !names(without ?? '').some((name) => flags.has(name) && !isOff(name, flags));

/** Whether the first operand after the words of the row is one that it is for. */
function hasOperand({ words, operand, unless }: EffectRow, operands: readonly string[], { wrappers, from }: SimpleCommand): boolean {
  const filled = wrappers.some(fillsWords) ? from.map(({ program, args }) => [program, ...args.map(scriptText)].join(' ')).join('\n') : '';
  const [first = filled] = objectsAfter(words, operands).filter((each) => !/^\{\}$/.test(each));
  return operand?.test(first) !== false && unless?.test(first) !== true;
}

/** Whether one of the row's options has the value that the row asks for. */
function hasValue({ options, value }: EffectRow, { args, scope }: SimpleCommand): boolean {
  if (value === undefined) return true;
  const named = names(options ?? '');
  const { values } = flagsOf(args, { short: named.filter((name) => name.length === 1).join(''), long: named });
  return named.some((name) => values.get(name)?.some((arg) => value.test(pathOf(arg, scope))) === true);
}
