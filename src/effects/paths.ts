/** Recognises paths that matter: the root, home folders, the system, disks, start-up files and secrets. */
import path from 'node:path';
import { type Arg, lookUp, type Scope } from '../syntax/simple-command.ts';

/** Variables that contain a well-known folder. */
const FOLDERS: Readonly<Record<string, string>> = { HOME: '~', PWD: '.', OLDPWD: '.', TMPDIR: '$TMPDIR', TMP: '$TMPDIR', TEMP: '$TMPDIR' };
/** How many variables are followed through other variables. */
const HOPS = 4;

/**
 * A word as a path that can be recognised: without quotes, with the home folder as `~` and the values of variables that the line sets.
 * Other variables and globs stay as written.
 */
export function pathOf(arg: Arg, scope: Scope | null, hops = HOPS): string {
  return arg.parts
    .map((part) => {
      if (part.kind === 'command') return part.commands.some(({ program }) => program === 'mktemp') ? '$TMPDIR/mktemp' : part.text;
      if (part.kind !== 'variable') return part.text;
      const held = lookUp(scope, part.name);
      if (held?.length === 1 && hops > 0) return pathOf(held[0] as Arg, scope, hops - 1);
      return held === undefined && Object.hasOwn(FOLDERS, part.name) ? (FOLDERS[part.name] as string) : `$${part.name}`;
    })
    .join('');
}

/** Whether a path is below a folder for temporary files and does not leave it with `..`. */
export const isTemporary = (text: string): boolean =>
  /^(?:\/tmp|\/var\/tmp|\/private\/tmp|\/dev\/shm|\$TMPDIR)\/+[^/]/.test(text) && !/(?:^|\/)\.\.(?:\/|$)/.test(text);

const tidy = (text: string): string => path.posix.normalize(text).replace(/(?<=.)\/+$/, '');

/** The root, or everything in it. */
export const isRoot = (text: string): boolean => /^\/(?:[*?.]+)?$/.test(tidy(text));
/** A home folder, or everything in it. */
export const isHome = (text: string): boolean => /^(?:~[\w.-]*|\/root|\/(?:home|Users)(?:\/[^/]+)?)(?:\/[*.?{},!@[\]]+)?$/.test(tidy(text));
/** The current folder, the folders above it, or everything in it. */
export const isHere = (text: string): boolean =>
  /^(?:\.\.?|(?:\.\.?\/)*(?:\.?\*+|\*\.\*|\{,?\.?\*.*\}|\.\[!?\^?\.\]\*)|(?:\.\.\/)+\.?\.?)$/.test(tidy(text));

/** Folders that belong to the system. What people install in `/usr/local` and `/opt` does not. */
const SYSTEM = [
  /^\/(?:etc|boot|lib|lib64|bin|sbin|sys|proc|dev|System|Library|usr(?!\/local\/.)|var(?!\/tmp|\/www\/.))(?:\/|$)/,
  /^\/(?:opt|srv|home|Users|root|mnt|media)$/,
];
export const isSystem = (text: string): boolean => SYSTEM.some((one) => one.test(tidy(text)));

/** A whole disk, a partition, or memory. */
export const isDevice = (text: string): boolean =>
  /^\/dev\/(?:[shvx]v?d[a-z]|nvme|mmcblk|r?disk|md|dm-|mapper\/|loop|sr\d|mem|kmem|port|sd\*|\$)/.test(text);

/** Files that are run at login, at boot or on a schedule, and files that decide who may log in. */
const STARTUP = [
  /(?:^|\/)\.(?:bashrc|bash_(?:profile|login|logout|aliases)|profile|zshrc|zshenv|zprofile|zlogin|zlogout|kshrc|cshrc)$/,
  /(?:^|\/)\.(?:xinitrc|xprofile|xsession|inputrc)$/,
  /(?:^|\/)\.ssh\/(?:authorized_keys2?|config|rc|environment)$/,
  /(?:^|\/)\.config\/(?:fish\/|autostart\/|systemd\/user\/|environment\.d\/)/,
  /(?:^|\/)Library\/Launch(?:Agents|Daemons)(?:\/|$)/,
  /(?:^|\/)\.git\/hooks\/|(?:^|\/)\.gitconfig$|(?:^|\/)\.yoconf$/,
  /^\/etc\/(?:cron|profile|bash\.?bashrc|zsh|environment|rc\.local|init\.d|systemd|sudoers|pam\.d|ld\.so\.preload|passwd|shadow|group|fstab|hosts\.allow)/,
  /^\/var\/spool\/cron/,
];
export const isStartup = (text: string): boolean => STARTUP.some((one) => one.test(text));

/** Files that contain secrets. */
const SECRET = [
  /(?:^|\/)\.ssh(?:\/(?:id_[\w-]+|identity|[\w-]*(?:_rsa|_ed25519|_ecdsa)|\*|id_\*|[\w.-]+\.pem)?)?$/,
  /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)$/,
  /(?:^|\/)\.aws(?:\/(?:credentials|\*)?)?$/,
  /(?:^|\/)\.(?:netrc|pgpass|my\.cnf|git-credentials|npmrc|pypirc|htpasswd|vault-token|yoshkey|yoconf|boto)$/,
  /(?:^|\/)\.docker\/config\.json$|(?:^|\/)\.kube\/config$|(?:^|\/)\.config\/(?:gcloud|gh)\/|(?:^|\/)\.azure\//,
  /(?:^|\/)\.gnupg(?:\/|$)|(?:^|\/)\.password-store(?:\/|$)|(?:^|\/)\.config\/(?:op|sops)\//,
  /(?:^|\/)\.env(?:\.(?!example|sample|template|dist)[\w.-]+)?$/,
  /^\/etc\/(?:shadow|gshadow|sudoers|ssh\/ssh_host_\w+_key)$/,
  /^\/proc\/(?:self|\d+|\*|\$\w+)\/environ$/,
  /(?:^|\/)[\w.-]*(?:private|secret)[\w.-]*\.(?:key|pem)$|(?:^|\/)(?:Cookies|Login Data|logins\.json|key4\.db|wallet\.dat)$/,
  /\.(?:kdbx|p12|pfx)$/,
];
export const isSecret = (text: string): boolean => SECRET.some((one) => one.test(text)) && !text.endsWith('.pub');

/** Whether scp and rsync take a word for a remote path: `host:path`, `rsync://host`; not `C:`, nor a path with a colon after a slash. */
export const isRemote = (text: string): boolean => /^(?:[\w.-]+@)?[\w.-]{2,}:|^rsync:\/\//.test(text);
