/** Recognises paths that matter: the root, home folders, the system, disks, start-up files and secrets. */
import path from 'node:path';
import { type Arg, lookUp, type Scope, type SimpleCommand } from '../syntax/simple-command.ts';

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
      if (part.kind === 'command') return printedBy(part.commands, hops) ?? part.text;
      if (part.kind !== 'variable') return part.text;
      const held = lookUp(scope, part.name);
      if (held?.length === 1 && hops > 0) return pathOf(held[0] as Arg, scope, hops - 1);
      return held === undefined && Object.hasOwn(FOLDERS, part.name) ? (FOLDERS[part.name] as string) : `$${part.name}`;
    })
    .join('')
    .replace(/^file:\/\/(?:localhost)?(?=\/)/i, '');
}

/** What a substitution prints, where that is known: a new file of `mktemp`, the words of `echo`, those in a format of `printf`. */
function printedBy(commands: readonly SimpleCommand[], hops: number): string | null {
  const [command, ...others] = commands;
  if (commands.some(({ program }) => program === 'mktemp')) return '$TMPDIR/mktemp';
  if (command === undefined || others.length > 0 || hops === 0 || command.redirects.length > 0) return null;
  const words = command.args.map((arg) => pathOf(arg, command.scope, hops - 1));
  if (command.program === 'dirname' && words.length === 1 && !/[$`]/.test(words[0] as string))
    return path.posix.dirname(words[0] as string);
  if (command.program === 'echo') return words.filter((word, at) => at > 0 || !/^-[neE]+$/.test(word)).join(' ');
  if (command.program !== 'printf') return null;
  const [format = '', ...values] = words;
  return format.replaceAll(/%s|\\n$/g, (mark) => (mark === '%s' ? (values.shift() ?? '') : ''));
}

/**
 * A word as a path in the folder that the line has entered: `~/.ssh/id_rsa` for `id_rsa` after `cd ~/.ssh`. As it is written where that
 * folder is only known when the line runs.
 */
export function placeOf(arg: Arg, scope: Scope | null): string {
  const text = pathOf(arg, scope);
  const folder = folderText(scope);
  return folder === null || folder === '' || isAbsolute(text) || text === '' ? text : path.posix.join(folder, text);
}

const isAbsolute = (text: string): boolean => /^[/~$]|^[a-z][\w+.-]*:\/\//i.test(text);
/** How many changes of the folder are followed. */
const MOVES = 16;

/** The folder that a line has entered, relative to the one in which it starts; empty: that one. Null: it is only known when the line runs. */
export function folderText(scope: Scope | null, left = MOVES): string | null {
  const folder = scope?.folder ?? null;
  if (folder === null) return '';
  if (folder === 'unknown' || left === 0 || folder.to.parts.some(({ kind }) => kind === 'command' || kind === 'process')) return null;
  const text = pathOf(folder.to, folder.scope);
  const outer = isAbsolute(text) ? '' : folderText(folder.scope, left - 1);
  return outer === null ? null : path.posix.join(outer, text);
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
  // Windows, as Linux beside it sees its disk
  /^\/mnt\/[a-z]\/(?:Windows|Program Files(?: \(x86\))?|ProgramData)(?:\/|$)/i,
];
export const isSystem = (text: string): boolean => SYSTEM.some((one) => one.test(tidy(text)));

/** A whole disk, a partition, or memory. */
export const isDevice = (text: string): boolean =>
  /^\/dev\/(?:[shvx]v?d[a-z]|nvme|mmcblk|r?disk|md|dm-|mapper\/|loop|sr\d|mem|kmem|port|sd\*|\$)/.test(text);

/** Files that are run at login, at boot or on a schedule, and files that decide who may log in. */
const STARTUP = [
  /(?:^|\/)\.(?:bashrc|bash_(?:profile|login|logout|aliases)|profile|zshrc|zshenv|zprofile|zlogin|zlogout|kshrc|cshrc)$/,
  /(?:^|\/)\.(?:xinitrc|xprofile|xsession|inputrc)$/,
  // what a tool runs at each start, in a folder that says so
  /(?:^|\/)\.[\w.-]+\/(?:[^/]+\/)*(?:startup|autostart|autoload|auto-load|init\.d|rc\.d|boot)\/[^/]+$/i,
  // lines of code that Python runs at each start
  /(?:^|\/)(?:site|dist)-packages\/[^/]+\.pth$/,
  // functions that the shells load by the name of a command or at every start
  /(?:^|\/)(?:bash[-_]completion(?:\.d)?|site-functions|vendor-completions|\.bash_completion(?:\.d)?|\.oh-my-zsh\/custom|\.zsh\/functions)(?:\/|$)/,
  /(?:^|\/)\.ssh\/(?:authorized_keys2?|config|rc|environment)$/,
  /(?:^|\/)\.config\/(?:fish\/|autostart\/|systemd\/user\/|environment\.d\/)/,
  /(?:^|\/)Library\/Launch(?:Agents|Daemons)(?:\/|$)|\/Start Menu\/Programs\/Startup(?:\/|$)/i,
  /(?:^|\/)\.git\/hooks\/|(?:^|\/)\.gitconfig$|(?:^|\/)\.yoconf$/,
  /^\/etc\/(?:cron|anacrontab|rc\d?\.|rc\.d|inittab|update-motd\.d|apt\/apt\.conf|logrotate\.d|udev|modules-load|skel|xdg\/autostart)/,
  /^\/etc\/(?:profile|bash\.?bashrc|zsh|environment|rc\.local|init\.d|systemd|sudoers|pam\.d|ld\.so\.preload|passwd|shadow|group|fstab|hosts\.allow)/,
  /^\/etc\/(?:doas\.conf|polkit-1)|^\/var\/spool\/(?:ana)?cron/,
  /^\/(?:usr\/)?lib\/systemd\/|\/(?:if-(?:up|down|pre-up|post-down)|dispatcher)\.d\/|(?:^|\/)\.(?:pam_environment|xsessionrc|login|logout)$/,
];
/**
 * Files and folders whose name begins with a dot are settings: a tool reads them later and does what they say. Those that only list files
 * or choose a version are not.
 */
const LISTS = new RegExp(
  [
    String.raw`^\.(?:gitignore|dockerignore|npmignore|eslintignore|prettierignore|helmignore|gcloudignore|ignore|gitkeep|keep|`,
    String.raw`editorconfig|nvmrc|node-version|python-version|ruby-version|tool-versions|mailmap|htaccess|cache|tmp|trash|Trash)$`,
  ].join(''),
);
/** The list of a repository that is not part of it. */
const EXCLUDE = /(?:^|\/)\.git\/info\/exclude$/;
/** Whether a file only lists files or chooses a version, like `.gitignore`. */
export const isList = (text: string): boolean => EXCLUDE.test(text) || LISTS.test(tidy(text).split('/').at(-1) ?? '');
const isSettingName = (name: string): boolean => /^\.[\w-]/.test(name) && !LISTS.test(name);
/** Files that a build or a test runs, by the names that the tools look for. */
const BUILD_FILES = new RegExp(
  [
    String.raw`^(?:(?:GNU)?[Mm]akefile|.*\.mk|CMakeLists\.txt|package\.json|setup\.(?:py|cfg)|pyproject\.toml|conftest\.py|`,
    String.raw`sitecustomize\.py|usercustomize\.py|tox\.ini|Cargo\.toml|build\.rs|build\.gradle(?:\.kts)?|`,
    String.raw`settings\.gradle(?:\.kts)?|pom\.xml|Rakefile|Gemfile|Jenkinsfile|Dockerfile.*|Containerfile|`,
    String.raw`docker-compose.*\.ya?ml|compose\.ya?ml|justfile|Taskfile\.ya?ml|Vagrantfile|Procfile|[\w.-]+\.config\.[cm]?[jt]s|`,
    String.raw`crontab|.*\.(?:properties|gradle|cmake))$`,
  ].join(''),
);

/** Whether other programs obey a file: settings in dot files and dot folders. */
/** What only draws: fonts, pictures and colours. */
const DRAWN = /^~\/\.(?:fonts|icons|themes)(?:\/|$)/;
export const isSetting = (text: string): boolean =>
  !EXCLUDE.test(text) &&
  !DRAWN.test(text) &&
  tidy(text)
    .split('/')
    .some((part) => isSettingName(part));
export const isBuildFile = (text: string): boolean => BUILD_FILES.test(tidy(text).split('/').at(-1) ?? '');

export const isStartup = (text: string): boolean => STARTUP.some((one) => one.test(text));

/**
 * The area of what must never be lost by a soft word such as "clean up": disks, the system, whole home folders, start-up files and secrets,
 * which the user must have named. Null for any other path. Caches are made anew.
 */
export function guardedArea(text: string): 'disks' | 'system-files' | 'startup' | 'credentials' | null {
  if (isTemporary(text) || /^\/var\/cache\/+[^/.]/.test(text)) return null;
  if (isDevice(text)) return 'disks';
  if (isRoot(text) || isHome(text) || isSystem(text)) return 'system-files';
  if (isSecret(text)) return 'credentials';
  return isStartup(text) ? 'startup' : null;
}

/** Files that contain secrets. */
const SECRET = [
  /(?:^|\/)\.ssh(?:\/(?:id_[\w-]+|identity|[\w-]*(?:_rsa|_ed25519|_ecdsa)|\*|id_\*|[\w.-]+\.pem)?)?$/,
  /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)$/,
  /(?:^|\/)\.aws(?:\/(?:credentials|\*|(?:sso|cli)\/cache(?:\/.*)?)?)?$/,
  // a file below a folder of settings that is named like what it holds
  /(?:^|\/)\.[\w-][\w.-]*\/(?:[^/]+\/)*[\w.-]*(?:credential|access[-_]?token|secret|passw(?:or)?d|oauth|cookies)[\w.-]*$/i,
  /(?:^|\/)\.(?:netrc|pgpass|my\.cnf|git-credentials|npmrc|pypirc|htpasswd|vault-token|yoshkey|yoconf|boto)$/,
  /(?:^|\/)\.(?:kube|docker|azure|config\/(?:gcloud|gh))(?:\/\*?)?$/,
  /(?:^|\/)\.docker\/config\.json$|(?:^|\/)\.kube\/config$|(?:^|\/)\.config\/(?:gcloud|gh)\/|(?:^|\/)\.azure\//,
  /(?:^|\/)\.gnupg(?:\/|$)|(?:^|\/)\.password-store(?:\/|$)|(?:^|\/)\.config\/(?:op|sops)\//,
  /(?:^|\/)\.env(?:\.(?!example|sample|template|dist)[\w.-]+)?$/,
  /^\/etc\/(?:shadow|gshadow|ssh\/ssh_host_\w+_key|krb5\.keytab)$/,
  // the passwords of networks and the keys of servers, which only root may read
  /^\/etc\/(?:NetworkManager\/system-connections|wireguard|openvpn|ssl\/private|letsencrypt\/(?:live|archive)|ppp\/\w+-secrets|wpa_supplicant|iwd)(?:\/|$)/,
  /^\/var\/lib\/iwd(?:\/|$)/,
  /^\/proc\/[^/]+\/(?:environ|mem)$/,
  // what somebody has typed, passwords included: histories of shells, databases and interpreters
  /(?:^|\/)\.(?:\w+_)?(?:z?history|histfile)$|(?:^|\/)fish_history$|(?:^|\/)\.(?:viminfo|lesshst)$/,
  // what browsers, keyrings and file transfer tools store for their user
  /(?:^|\/)(?:cookies\.sqlite|formhistory\.sqlite|places\.sqlite|signons\.sqlite|Login Data For Account|Local State|Web Data)$/,
  /(?:^|\/)\.local\/share\/keyrings(?:\/|$)|(?:^|\/)\.config\/(?:rclone\/rclone\.conf|hub$|glab-cli\/)|(?:^|\/)\.(?:s3cfg|terraformrc|dockercfg)$/,
  /(?:^|\/)\.(?:terraform\.d\/credentials\.tfrc\.json|cargo\/credentials(?:\.toml)?|gem\/credentials|m2\/settings-security\.xml)$/,
  /^(?:\/var)?\/run\/secrets\//,
  /(?:^|\/)[\w.-]*(?:private|secret)[\w.-]*\.(?:key|pem)$|(?:^|\/)(?:Cookies|Login Data|logins\.json|key4\.db|wallet\.dat)$/,
  /\.(?:kdbx|p12|pfx|jks|keystore|ppk)$|(?:^|\/)(?!.*(?:public|pub)\b)[\w.-]+\.key$/,
];
export const isSecret = (text: string): boolean => !text.endsWith('.pub') && SECRET.some((one) => one.test(text));

/** Whether a word names a file with secrets; its globs are tried against the names of such files. */
export function isSecretArg(arg: Arg, scope: Scope | null): boolean {
  const text = placeOf(arg, scope);
  return isSecret(text) || (arg.parts.some(({ kind }) => kind === 'glob' || kind === 'brace') && mayMatchSecret(text));
}

/** Files with secrets as they lie in a home folder, against which globs are tried. */
const SAMPLES = [
  '~/.ssh/id_rsa',
  '~/.ssh/id_ed25519',
  '~/.aws/credentials',
  '~/.netrc',
  '~/.pgpass',
  '~/.git-credentials',
  '~/.npmrc',
  '~/.pypirc',
  '~/.docker/config.json',
  '~/.kube/config',
  '~/.config/gh/hosts.yml',
  '~/.config/gcloud/credentials.db',
  '~/.gnupg/private-keys-v1.d/x.key',
  '~/.yoconf',
  '~/.yoshkey',
  '.env',
  '.env.local',
  '/etc/shadow',
  '/proc/self/environ',
];

/** Whether a pattern for names (`find -name`) is meant for files with secrets: it matches one of them, and not just any name. */
export const isSecretName = (pattern: string): boolean =>
  /[\w.-]{3,}/.test(pattern.replace(/^\*/, '')) &&
  !/^\*?\.(?:ya?ml|json|db|local)$/.test(pattern) &&
  [...SAMPLES, '~/x.pem', '~/server.key', '~/.htpasswd', '~/vault.kdbx'].some((each) =>
    matchesName(pattern, each.split('/').at(-1) as string),
  );

/**
 * Whether a glob may match a file with secrets. Sets and braces count as `*`, so it errs on the side of yes. A wildcard does not match a
 * name that begins with a dot, as in the shell.
 */
function mayMatchSecret(text: string): boolean {
  const pattern = tidy(text)
    .replace(/^(?:\/root|\/home\/[^/]+|\/Users\/[^/]+)(?=\/)/, '~')
    // a set of digits matches no letter
    .replaceAll(/\[[\d-]+\]/g, '0')
    .replaceAll(/\[[^\]]*\]|\{[^{}]*\}/g, '*')
    .split('/');
  return SAMPLES.map((sample) => sample.split('/')).some(
    (sample) => sample.length >= pattern.length && pattern.every((part, at) => matchesName(part, sample[at] as string)),
  );
}

/** Whether a name matches `*` and `?`: quadratic in the worst case, whatever the pattern is. */
function matchesName(pattern: string, name: string): boolean {
  if ((name === '' || /^[.~]/.test(name)) && /^[*?]/.test(pattern)) return false;
  let [at, place, star, mark] = [0, 0, -1, 0];
  while (place < name.length) {
    if (at < pattern.length && (pattern[at] === '?' || (pattern[at] !== '*' && pattern[at] === name[place]))) {
      at += 1;
      place += 1;
    } else if (pattern[at] === '*') {
      star = at;
      mark = place;
      at += 1;
    } else if (star !== -1) {
      at = star + 1;
      mark += 1;
      place = mark;
    } else return false;
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}

/** Whether scp and rsync take a word for a remote path: `host:path`, `rsync://host`; not `C:`, nor a path with a colon after a slash. */
export const isRemote = (text: string): boolean => /^(?:[\w.-]+@)?[\w.-]{2,}:|^rsync:\/\//.test(text);

/** Folders in which the system or its package managers keep programs. */
const PROGRAMS =
  /^(?:\/usr(?:\/local)?)?\/s?bin\/|^\/(?:opt\/homebrew|home\/linuxbrew\/\.linuxbrew|snap|nix\/store\/[^/]+|run\/current-system\/sw)\/(?:s?bin\/)?/;
/** Whether a path leads to a program that the system keeps, so that its name says what it is. */
export const isSystemProgram = (text: string): boolean => PROGRAMS.test(text) && !text.includes('..');
