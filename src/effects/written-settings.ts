/**
 * The settings in a short text that a line writes into a file of settings: an alias, a variable, a name for an address, one option of an
 * editor. Whoever names them has asked for what the text does, whatever the file is called. Pure.
 */
import { isPlaceholder } from './subject.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { hostIn } from './host-in.ts';
import { flagsOf } from '../syntax/flags.ts';
import { scriptText, stdinText } from '../syntax/unwrap.ts';
import type { Effect, PlainSetting } from './effect-types.ts';
import { settingFile } from './setting-files.ts';

/** More lines at once are a file of settings of somebody else. */
const LINES_MAX = 12;

/**
 * Names of settings that decide what runs, whom a program trusts and who may log in: no plain setting is called like that, however small
 * its value is.
 */
const GUARDED = new RegExp(
  [
    String.raw`ssl|tls|verif|strict|trust|known|host_?key|auth|permit|root|passw|token|secret|sandbox|approv|scripts?$|hook|exec|command|cmd|`,
    String.raw`modeline|exrc|proxy|registr|index|mirror|preload|includ|plugin|source|secur|debug`,
  ].join(''),
  'i',
);

/** A program that sets up a shell with what it prints, in one line of a start-up file. */
const SETS_UP = /^(?:eval "\$\(|source <\(|\. <\()?([a-z][\w-]*) (?:init|hook|activate|completions?)(?: [\w-]+)*(?:\)"|\)| \| source)?$/;

/** How a line of each kind of file is read: its groups are the name and the value. */
const FORMS: readonly (readonly [file: RegExp, line: RegExp])[] = [
  [/rc$|profile$|aliases$|zshenv$|config\.fish$/, /^(?:alias|abbr -a) (?:-g )?([\w.+-]+)[= ](?:'([^']*)'|"([^"$`\\]*)"|([\w.-]+))$/],
  [/rc$|profile$|zshenv$|environment$/, /^(?:export )?([A-Z][A-Z_\d]*)=(?:'([^']*)'|"([^"`\\]*)"|([\w.,:+/~${}-]+))$/],
  [/config\.fish$/, /^set (?:-\w+ )+([\w]+) (?:'([^']*)'|"([^"$`\\]*)"|([\w.,:+/~$-]+))$/],
  [/rc$|profile$|zshenv$/, /^(?:set -o|setopt|shopt -s|bindkey) ([\w-]+)$/],
  [/\.(?:inputrc|n?vimrc|nanorc)$|\/init\.vim$/, /^set (?:-g(?:lobal)? )?([\w-]+)(?:[= ]([\w.,#:-]+))?$/],
  [/^\/etc\/sysctl\b/, /^([\w.]+)\s?=\s?([\w]+)$/],
];

/** The settings of a text, for the file that it is written to; null when a line of it is something else. */
export function settingsIn(text: string, file: string): readonly PlainSetting[] | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:#|")/.test(line));
  const found = readBy(lines, file);
  const settings = found.flatMap((each) => each ?? []);
  return settings.length === 0 || lines.length > LINES_MAX || found.includes(null) ? null : settings;
}

/** The settings of a text by the row of its file, or by the form of each line. */
const readBy = (lines: readonly string[], file: string): readonly (readonly PlainSetting[] | null)[] => {
  const row = settingFile(file);
  if (row === undefined) return lines.map((line) => settingIn(line, file));
  return row.whole === true ? [row.read(lines.join('\n'), file)] : lines.map((line) => row.read(line, file));
};

function settingIn(line: string, file: string): readonly PlainSetting[] | null {
  const tool = SETS_UP.exec(line)?.[1];
  if (tool !== undefined) return [{ name: tool, value: '' }];
  for (const [named, form] of FORMS) {
    const [, name, ...values] = named.test(file) ? (form.exec(line) ?? []) : [];
    if (name !== undefined && !GUARDED.test(name)) return [{ name, value: values.find((each) => each !== undefined) ?? '' }];
  }
  return null;
}

/** Whether a setting of a command's own is a plain one: `git config core.editor nano`, `defaults write com.apple.dock orientation left`. */
export function settingOf(operands: readonly string[]): PlainSetting | null {
  const words = operands.length === 1 ? (operands[0] as string).split(/(?<=^[\w.:-]+)=/) : operands;
  const [value, ...names] = words.toReversed();
  const way = otherWay(words);
  if (way !== null) return way;
  return value === undefined || names.length === 0 || names.length > 2 || GUARDED.test(names.join(' '))
    ? null
    : { name: names.toReversed().join(' '), value };
}

/**
 * Another way to the same host, and none without encryption: `git config url."git@github.com:".insteadOf https://github.com/`. The question
 * names the host and the way. Source: git-config(1).
 */
function otherWay([name = '', from = '']: readonly string[]): PlainSetting | null {
  const to = /^url\.(\S+)\.(?:push)?insteadof$/i.exec(name)?.[1] ?? '';
  const [, way = '', host = ''] = /^(https|ssh|git(?=@))(?::\/\/(?:git@)?|@)([\w.-]+)[:/]$/.exec(to) ?? [];
  return host !== '' && hostIn(from) === host ? { name: `${host} ${way === 'git' ? 'ssh' : way}`, value: '', whole: true } : null;
}

/** The texts by which a sed script replaces others. */
function replacementsOf({ args }: SimpleCommand): string {
  const { values, operands } = flagsOf(args, { short: 'ef', long: ['expression', 'file'] });
  const given = [...(values.get('e') ?? []), ...(values.get('expression') ?? [])];
  const scripts = (given.length > 0 ? given : operands.slice(0, 1)).map(scriptText).join('\n');
  return [...scripts.matchAll(/s([/|#,@!~%])(?:\\.|(?!\1)[^\\\n])*\1((?:\\.|(?!\1)[^\\\n])*)\1/g)]
    .map(([, , made = '']) => made)
    .join('\n');
}

/** The text that a command writes, where the line has it. */
export function textOf(command: SimpleCommand): string | undefined {
  const { program, args } = command;
  if (program === 'sed' || program === 'gsed') return replacementsOf(command);
  if (program !== 'echo' && program !== 'printf') return stdinText(command);
  const words = args.filter(({ text }) => !/^-[neE]+$/.test(text));
  return words.some(hasUnknown) ? undefined : words.map(scriptText).join(' ').replaceAll('\\n', '\n').replaceAll('\\t', '\t');
}
const hasUnknown = (arg: Arg): boolean => isPlaceholder(arg) || arg.parts.some(({ kind }) => kind === 'command' || kind === 'process');

/** The effects with the settings that they consist of. A file that is written anew loses those that it had. */
export function withSettings(effects: readonly Effect[], command: SimpleCommand): readonly Effect[] {
  const files = effects.filter(isFileOfSettings);
  const text = files.length === 0 ? undefined : textOf(command);
  if (text === undefined) return effects;
  return effects.map((each) => {
    if (!files.includes(each)) return each;
    const settings = settingsIn(text, each.objects[0] as string);
    const deed = settingFile(each.objects[0] as string)?.deed;
    return settings === null ? each : { ...each, settings, ...(deed === undefined ? {} : { deed }) };
  });
}

/** Folders in which each file is a part of the settings that nothing else is lost with. */
const isOwnPart = (file: string): boolean => settingFile(file)?.anew ?? file.startsWith('/etc/sysctl.d/');
const isFileOfSettings = ({ kind, objects, targets }: Effect): boolean =>
  (kind === 'startup' || kind === 'system') &&
  objects.length === 1 &&
  targets.length === 1 &&
  targets.every((each) => each.kind === 'path' && (each.how === 'change' || isOwnPart(objects[0] as string)));
