/**
 * The settings in a short text that a line writes into a file of settings: an alias, a variable, a name for an address, one option of an
 * editor. Whoever names them has asked for what the text does, whatever the file is called. Pure.
 */
import { isLoopback } from '../base/loopback.ts';
import { isPlaceholder } from './subject.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { scriptText, stdinText } from '../syntax/unwrap.ts';
import type { Effect, PlainSetting } from './effect-types.ts';

/** More settings at once are a file of settings of somebody else. */
const SETTINGS_MAX = 8;

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
  [/\.(?:inputrc|n?vimrc|nanorc|tmux\.conf)$|\/(?:init\.vim|tmux\.conf)$/, /^set (?:-g(?:lobal)? )?([\w-]+)(?:[= ]([\w.,#:-]+))?$/],
  [/^\/etc\/sysctl\b/, /^([\w.]+)\s?=\s?([\w]+)$/],
];

/** The settings of a text, for the file that it is written to; null when a line of it is something else. */
export function settingsIn(text: string, file: string): readonly PlainSetting[] | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:#|")/.test(line));
  const found = lines.map((line) => settingIn(line, file));
  return found.length === 0 || found.length > SETTINGS_MAX || found.includes(null) ? null : (found as readonly PlainSetting[]);
}

function settingIn(line: string, file: string): PlainSetting | null {
  if (file === '/etc/hosts') {
    const [address = '', ...hosts] = line.split(/\s+/);
    return hosts.length > 0 && isLoopback(address) ? { name: hosts.join(' '), value: '', whole: true } : null;
  }
  if (file === '/etc/fstab') return mountIn(line);
  if (file === '~/.ssh/config') return sshSettingIn(line);
  // what takes a way in away from everybody
  if (/^\/etc\/ssh\/sshd_config(?:$|\.d\/[\w.-]+$)/.test(file)) return CLOSES.test(line) ? { name: 'ssh', value: '' } : null;
  const tool = SETS_UP.exec(line)?.[1];
  if (tool !== undefined) return { name: tool, value: '' };
  for (const [named, form] of FORMS) {
    const [, name, ...values] = named.test(file) ? (form.exec(line) ?? []) : [];
    if (name !== undefined && !GUARDED.test(name)) return { name, value: values.find((each) => each !== undefined) ?? '' };
  }
  return null;
}

/** Ways in that a server for ssh can close, and keys are none of them. Source: sshd_config(5). */
const CLOSES =
  /^(?:PasswordAuthentication|KbdInteractiveAuthentication|ChallengeResponseAuthentication|PermitRootLogin|PermitEmptyPasswords|X11Forwarding)\s+no$/i;

/** What somebody says of a machine that he wants to reach by a short name. Source: ssh_config(5). */
const SAID_OF_HOST = /^(?:Host|HostName|User|Port|ProxyJump|IdentityFile)$/i;
/** Settings of a connection that make no host trusted and start no program. */
const OF_CONNECTION =
  /^(?:ServerAliveInterval|ServerAliveCountMax|TCPKeepAlive|Compression|ConnectTimeout|IdentitiesOnly|AddKeysToAgent)$/i;

function sshSettingIn(line: string): PlainSetting | null {
  const [, keyword = '', value = ''] = /^(\w+)[\s=]+(\S+)$/.exec(line) ?? [];
  if (SAID_OF_HOST.test(keyword)) return value === '*' ? { name: 'ssh', value: '' } : { name: value, value: '', whole: true };
  return OF_CONNECTION.test(keyword) && /^(?:\d+|yes|no|ask)$/.test(value) ? { name: 'ssh', value: '' } : null;
}

/** Options of a mount that give no access and start no program. Source: mount(8), mount.cifs(8). */
const OF_MOUNT = new RegExp(
  [
    String.raw`^(?:defaults|noatime|relatime|nofail|_netdev|noauto|auto|ro|rw|discard|noexec|nosuid|nodev|x-systemd\.[\w-]+(?:=\w+)?|`,
    String.raw`(?:uid|gid|umask|vers|compress|subvol|iocharset)=[\w.:@-]+)$`,
  ].join(''),
);

/** A line of `/etc/fstab`. What is mounted, where, and each file that is read for it is named; a device of this machine needs no name. */
function mountIn(line: string): PlainSetting | null {
  const [source = '', place = '', type = '', options = '', ...rest] = line.split(/\s+/);
  if (!rest.every((each) => /^[012]$/.test(each))) return null;
  // what is swapped to stays on this machine
  if (type === 'swap') return /^(?:\/|UUID=)/.test(source) && /^[\w,=]+$/.test(options) ? { name: 'swap', value: '' } : null;
  const files = options.split(',').filter((each) => !OF_MOUNT.test(each));
  if (!/^\/(?:mnt|media|srv|data|home)\/[\w./-]+$/.test(place) || !files.every((each) => /^cred(?:ential)?s=\/[\w./-]+$/.test(each)))
    return null;
  const isDevice = /^(?:(?:PART)?(?:UUID|LABEL)=[\w-]+|\/dev\/[\w/-]+)$/.test(source);
  const named = [place, ...(isDevice ? [] : [source]), ...files.map((each) => each.replace(/^\w+=/, ''))];
  return { name: named.join(' '), value: '', whole: true };
}

/** Whether a setting of a command's own is a plain one: `git config core.editor nano`, `defaults write com.apple.dock orientation left`. */
export function settingOf(operands: readonly string[]): PlainSetting | null {
  const words = operands.length === 1 ? (operands[0] as string).split(/(?<=^[\w.:-]+)=/) : operands;
  const [value, ...names] = words.toReversed();
  return value === undefined || names.length === 0 || names.length > 2 || GUARDED.test(names.join(' '))
    ? null
    : { name: names.toReversed().join(' '), value };
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
    return settings === null ? each : { ...each, settings };
  });
}

/** Folders in which each file is a part of the settings that nothing else is lost with. */
const OWN_PARTS = /^\/etc\/(?:sysctl\.d|ssh\/sshd_config\.d)\//;
const isFileOfSettings = ({ kind, objects, targets }: Effect): boolean =>
  (kind === 'startup' || kind === 'system') &&
  objects.length === 1 &&
  targets.length === 1 &&
  targets.every((each) => each.kind === 'path' && (each.how === 'change' || OWN_PARTS.test(objects[0] as string)));
