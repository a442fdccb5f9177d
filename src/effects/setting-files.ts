/**
 * The settings in files that belong to one program and are asked for by that program and by what they say: limits of a service, rotation of
 * logs, who may reach a database. A row reads what it knows; a text with anything else in it is no plain setting. Pure.
 */
import { isLoopback } from '../base/loopback.ts';
import { parseJson } from '../base/json.ts';
import type { Deed } from '../programs/effect-rows.ts';
import type { PlainSetting } from './effect-types.ts';

/** A word for the program or the thing: one of them, in some form, is in the question. */
const about = (...words: readonly string[]): PlainSetting => ({ name: words.join(' '), value: '' });
/** What the question must name as it is: a host, a user, a path, a number. */
const named = (...words: readonly string[]): PlainSetting => ({ name: words.join(' '), value: '', whole: true });

/** The settings of a line; none where it only groups others. Null: it is something else. */
type Reader = (line: string, file: string) => readonly PlainSetting[] | null;

interface SettingFile {
  readonly file: RegExp;
  readonly read: Reader;
  /** It is read as one text, not line by line. */
  readonly whole?: true;
  /** The words for it also ask for other things ("weekly"), so that what it says must be in them, whatever else is. */
  readonly strict?: true;
  /** What each line of it does, where the words can also ask for the opposite. */
  readonly deed?: Deed;
  /** Nothing else is lost when it is written anew: a file of its own in a folder of many, or one that an existing file is compared with. */
  readonly anew?: true;
}

/** Ways in that a server for ssh can close, and keys are none of them. Source: sshd_config(5). */
const CLOSES =
  /^(PasswordAuthentication|KbdInteractiveAuthentication|ChallengeResponseAuthentication|PermitRootLogin|PermitEmptyPasswords|X11Forwarding)\s+no$/i;

const sshServer: Reader = (line) => {
  const way = CLOSES.exec(line)?.[1];
  return way === undefined ? null : [about(`ssh ${way}`)];
};

const hosts: Reader = (line) => {
  const [address = '', ...names] = line.split(/\s+/);
  return names.length > 0 && isLoopback(address) ? [named(...names)] : null;
};

/** What somebody says of a machine that he wants to reach by a short name. Source: ssh_config(5). */
const SAID_OF_HOST = /^(?:Host|HostName|User|Port|ProxyJump|IdentityFile)$/i;
/** Settings of a connection that make no host trusted and start no program. */
const OF_CONNECTION =
  /^(?:ServerAliveInterval|ServerAliveCountMax|TCPKeepAlive|Compression|ConnectTimeout|IdentitiesOnly|AddKeysToAgent)$/i;
const sshClient: Reader = (line) => {
  const [, keyword = '', value = ''] = /^(\w+)[\s=]+(\S+)$/.exec(line) ?? [];
  if (SAID_OF_HOST.test(keyword)) return value === '*' ? [about('ssh')] : [named(value)];
  return OF_CONNECTION.test(keyword) && /^(?:\d+|yes|no|ask)$/.test(value) ? [about('ssh')] : null;
};

/** Options of a mount that give no access and start no program. Source: mount(8), mount.cifs(8). */
const OF_MOUNT = new RegExp(
  [
    String.raw`^(?:defaults|noatime|relatime|nofail|_netdev|noauto|auto|ro|rw|discard|noexec|nosuid|nodev|x-systemd\.[\w-]+(?:=\w+)?|`,
    String.raw`(?:uid|gid|umask|vers|compress|subvol|iocharset)=[\w.:@-]+)$`,
  ].join(''),
);

/** A line of `/etc/fstab`. What is mounted, where, and each file that is read for it is named; a device of this machine needs no name. */
const mounts: Reader = (line) => {
  const [source = '', place = '', type = '', options = '', ...rest] = line.split(/\s+/);
  if (!rest.every((each) => /^[012]$/.test(each))) return null;
  // what is swapped to stays on this machine
  if (type === 'swap') return /^(?:\/|UUID=)/.test(source) && /^[\w,=]+$/.test(options) ? [about('swap')] : null;
  const files = options.split(',').filter((each) => !OF_MOUNT.test(each));
  if (!/^\/(?:mnt|media|srv|data|home)\/[\w./-]+$/.test(place) || !files.every((each) => /^cred(?:ential)?s=\/[\w./-]+$/.test(each)))
    return null;
  const isDevice = /^(?:(?:PART)?(?:UUID|LABEL)=[\w-]+|\/dev\/[\w/-]+)$/.test(source);
  return [named(place, ...(isDevice ? [] : [source]), ...files.map((each) => each.replace(/^\w+=/, '')))];
};

/** Limits of a unit, and how it is started again; no program, user or file is among them. Sources: systemd.resource-control(5), systemd.service(5). */
const OF_UNIT = new RegExp(
  [
    String.raw`^(?:Memory(?:Max|High|Min|Low|SwapMax)|CPU(?:Quota|Weight)|IOWeight|TasksMax|Limit[A-Z]+|Nice|OOMScoreAdjust|`,
    String.raw`Restart(?:Sec)?|Timeout(?:Start|Stop)?Sec|StartLimit\w+)$`,
  ].join(''),
);
const unitPart: Reader = (line, file) => {
  const unit = /\/([\w@.-]+)\.d\/[\w.-]+$/.exec(file)?.[1] ?? '';
  if (/^\[(?:Service|Unit)\]$/.test(line)) return [named(unit)];
  const [, name = '', value = ''] = /^(\w+)=([\w.%-]+)$/.exec(line) ?? [];
  return OF_UNIT.test(name) ? [{ name, value: /^(?:on-[a-z-]+|infinity)$/.test(value) ? '' : value }] : null;
};

/** How much the journal keeps: a size is named, so that it loses no more than that. Source: journald.conf(5). */
const journal: Reader = (line) => {
  if (line === '[Journal]') return [];
  const [, value] =
    /^(?:System|Runtime)(?:MaxUse|KeepFree|MaxFileSize)=(\w+)$|^Max(?:RetentionSec|FileSec)=(\w+)$/.exec(line)?.filter(Boolean) ?? [];
  if (value !== undefined) return [about('journald logs'), named(value)];
  return /^(?:Storage=persistent|Compress=yes)$/.test(line) ? [about('journald logs')] : null;
};

/** A container as a unit. Only an image of the registry's own library is named by its last part. Source: podman-systemd.unit(5). */
const quadlet: Reader = (line) => {
  if (
    /^\[\w+\]$|^(?:Description=[^$%`]*|(?:WantedBy|After|Wants)=[\w.-]+\.target|Restart=[a-z-]+|AutoUpdate=registry|ContainerName=[\w-]+)$/.test(
      line,
    )
  )
    return [about('podman quadlet container')];
  const image = /^Image=(?:docker\.io\/library\/)([\w.-]+)(?::[\w.-]+)?$/.exec(line)?.[1];
  if (image !== undefined) return [named(image)];
  const [, address = '', port = ''] = /^PublishPort=(?:([\d.]+|\[::1\]):)?(\d+):\d+$/.exec(line) ?? [];
  return port === '' ? null : isLoopback(address) ? [] : [named(port)];
};

/** Fewer old logs than these are kept only where the question has the number. */
const FEW_LOGS = 3;
/** Rotation that keeps what is rotated and starts no program. Source: logrotate(8). */
const ROTATES = new RegExp(
  [
    String.raw`^(?:\}|hourly|daily|weekly|monthly|yearly|(?:no)?(?:compress|delaycompress|copytruncate|dateext)|missingok|`,
    String.raw`(?:not)?ifempty|sharedscripts|create(?: 0?6[04]0 [\w-]+ [\w-]+)?|su [\w-]+ [\w-]+|dateformat [\w%.-]+)$`,
  ].join(''),
);
const rotationLine = (line: string): readonly PlainSetting[] | null => {
  if (ROTATES.test(line)) return [about('logrotate rotate')];
  const [, count] = /^rotate (\d+)$/.exec(line) ?? [];
  if (count !== undefined) return Number(count) < FEW_LOGS ? [named(count)] : [];
  const limit = /^(?:maxage|maxsize|minsize|size) (\w+)$/.exec(line)?.[1];
  if (limit !== undefined) return [named(limit)];
  const folder = /^"?\/var\/log\/([\w.-]+)(?:\/[\w*-]+)*(?:\.log)?"?\s*\{?$/.exec(line)?.[1];
  if (folder !== undefined) return [named(folder.replace(/\.log$/, ''))];
  const path = /^"?([~/][\w./*-]+)"?\s*\{$/.exec(line)?.[1];
  return path === undefined || path.includes('..') ? null : [named(path)];
};

/** The parts of rules that a shell runs: they are read like the line itself. */
export const ROTATION_SCRIPTS = /^\s*(?:(?:pre|post)rotate|(?:first|last)action|preremove)\s*\n([\s\S]*?)^\s*endscript\b/gm;
const rotation: Reader = (text) => {
  const lines = text.replaceAll(ROTATION_SCRIPTS, '').split('\n');
  const found = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(rotationLine);
  return found.includes(null) ? null : found.flatMap((each) => each ?? []);
};

/** Who may log in to a database, from where: all of it is named, and a password or a certificate is asked for. The
 * owner of all has the name of the program, which names nobody. Source: pg_hba.conf. */
const databaseAccess: Reader = (line) => {
  const [, database = '', user = '', address = ''] =
    /^(?:host(?:ssl|nossl|gssenc)?\s+(\S+)\s+(\S+)\s+(\S+)|local\s+(\S+)\s+(\S+))\s+(?:scram-sha-256|md5|cert|peer)$/
      .exec(line)
      ?.filter((each) => each !== undefined) ?? [];
  return user === '' || user === 'postgres'
    ? null
    : [about('postgresql pg_hba'), named(database, user, ...(address === '' ? [] : [address.replace(/\/(?:32|128)$/, '')]))];
};

/** A key that may log in: the question has it letter by letter. One with options does more, or less, than that. Source: sshd(8). */
const authorizedKey: Reader = (line, file) => {
  const key = /^(?:ssh-(?:ed25519|rsa|dss)|ecdsa-sha2-nistp\d+|sk-[\w-]+@openssh\.com) ([\w+/]{60,}={0,3})(?: [^\s]+)*$/.exec(line)?.[1];
  const user = /^(?:\/home)?\/([\w-]+)\/\.ssh\//.exec(file)?.[1];
  return key === undefined ? null : [{ name: key, value: '', verbatim: true }, ...(user === undefined ? [] : [named(user)])];
};

/** What a share may be mounted with, and neither root nor everybody gets more by it. Source: exports(5). */
const OF_SHARE = /^(?:r[ow]|a?sync|(?:no_)?subtree_check|root_squash|all_squash|secure|(?:no_)?wdelay|crossmnt|fsid=\w+|anon[ug]id=\d+)$/;
const share: Reader = (line) => {
  const [path = '', ...clients] = line.split(/\s+/);
  const parts = clients.map((each) => /^([\w.:/-]+)\(([\w,=]+)\)$/.exec(each));
  const isKnown = parts.every((each) => each !== null && (each[2] as string).split(',').every((option) => OF_SHARE.test(option)));
  return clients.length === 0 || !isKnown || !path.startsWith('/')
    ? null
    : [about('nfs exports share'), named(path, ...parts.map((each) => each?.[1] as string))];
};

/** How many logs docker keeps. Source: dockerd(8). */
const OF_DOCKER: Readonly<Record<string, RegExp>> = {
  'log-driver': /^(?:json-file|local|journald)$/,
  'max-size': /^\d+[kmg]$/,
  'max-file': /^\d+$/,
};
const dockerDaemon: Reader = (text) => {
  const leaves = leavesOf(parseJson(text));
  if (leaves === null || !leaves.every(([name, value]) => OF_DOCKER[name]?.test(value) === true)) return null;
  return [about('docker'), ...leaves.flatMap(([name, value]) => (name === 'log-driver' ? [about('logs')] : [named(value)]))];
};
/** The innermost names and values; null where one is something else than a text. */
function leavesOf(value: unknown): readonly (readonly [string, string])[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const found = Object.entries(value).map(([name, each]) => (typeof each === 'string' ? [[name, each] as const] : leavesOf(each)));
  return found.includes(null) ? null : found.flatMap((each) => each ?? []);
}

/** What a key of tmux does that starts no command. Source: tmux(1). */
const OF_KEY = new RegExp(
  [
    String.raw`^(?:send-prefix|split-window(?: -[hv])?(?: -c "?#\{pane_current_path\}"?)?|new-window(?: -c "?#\{pane_current_path\}"?)?|`,
    String.raw`(?:select|resize)-pane(?: -[LRUDZ])?(?: \d+)?|(?:next|previous|last)-window|copy-mode|source-file ~/\.tmux\.conf)$`,
  ].join(''),
);
const tmux: Reader = (line) => {
  const [, action] = /^bind(?:-key)? (?:-[nr] |-T [\w-]+ )*\S+ (.+)$/.exec(line) ?? [];
  if (action !== undefined) return OF_KEY.test(action) ? [about('tmux')] : null;
  if (/^unbind(?:-key)? \S+$/.test(line)) return [about('tmux')];
  const [, name = '', value = ''] = /^(?:set|set-option|setw|set-window-option) (?:-[gsw]+ )*([a-z-]+) ([\w.-]+)$/.exec(line) ?? [];
  if (name === '' || /command|shell|environment|editor/.test(name)) return null;
  if (/^(?:[CMS]-\w+|on|off|\d+|vi|emacs|top|bottom)$/.test(value)) return [about('tmux')];
  return [about('tmux'), { name, value }];
};

const FILES: readonly SettingFile[] = [
  { file: /^\/etc\/hosts$/, read: hosts },
  { file: /^\/etc\/fstab$/, read: mounts },
  { file: /^~\/\.ssh\/config$/, read: sshClient },
  // what takes a way in away from everybody
  { file: /^\/etc\/ssh\/sshd_config$/, read: sshServer },
  { file: /^\/etc\/ssh\/sshd_config\.d\/[\w.-]+$/, read: sshServer, anew: true },
  { file: /^(?:~|\/root|\/home\/[\w-]+)\/\.ssh\/authorized_keys$/, read: authorizedKey, deed: 'gives-rights' },
  { file: /^\/etc\/systemd\/journald\.conf\.d\/[\w.-]+$/, read: journal, anew: true },
  { file: /^(?:\/etc\/systemd\/system|~\/\.config\/systemd\/user)\/[\w@.-]+\.d\/[\w.-]+\.conf$/, read: unitPart, anew: true },
  { file: /^(?:~\/\.config|\/etc)\/containers\/systemd\/[\w.-]+\.container$/, read: quadlet, anew: true },
  { file: /^\/etc\/logrotate\.d\/[\w.-]+$/, read: rotation, whole: true, strict: true, anew: true },
  { file: /\/pg_hba\.conf$/, read: databaseAccess, deed: 'lets-in' },
  { file: /^\/etc\/exports$/, read: share, deed: 'gives-rights' },
  { file: /^\/etc\/docker\/daemon\.json$/, read: dockerDaemon, whole: true, anew: true },
  { file: /^~\/\.(?:config\/tmux\/)?tmux\.conf$/, read: tmux },
];

/** The row of a file; its program is named by what it says. */
export const settingFile = (file: string): SettingFile | undefined => FILES.find((each) => each.file.test(file));
