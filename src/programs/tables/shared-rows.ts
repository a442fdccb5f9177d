/** Rows that programs of several families share. */
import { dangerous, ordinary, type EffectRow, type Extra, type Unasked } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';

/** The same row for several programs, whose manual pages say the same of what they do. */
export const each = (names: string, row: Program): Family =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, row]),
  );

/** Requests whose address or body contains a substitution, or a variable that is named like a secret. */
export const SENDS_DATA: Unasked = {
  args: /\$\(|`|\$\{?[A-Z_]*(?:KEY|TOKEN|SECRET|PASS)/,
  what: 'sends data from this machine to another one',
  kind: 'uploads',
  area: 'uploads',
};

/** A debugger or tracer that follows a program which runs already: what it reads and writes is seen. */
export const ATTACHES: Unasked = {
  args: /(?:^| )(?:-p|--pid|--attach)(?:[ =]|\d)/,
  kind: 'system',
  area: 'processes',
  what: 'follows a program that is running',
  object: /(?:^| )(?:-p|--pid|--attach)[ =]?"?(?:\$\((?:pgrep|pidof)(?: -\S+)* ?)?([\w.-]+)/,
};

export const CHANGES_ACCOUNTS: Unasked = { args: /^/, kind: 'startup', area: 'accounts', what: 'changes who may log in', object: /(\S+)$/ };

/** Uploads a package to a registry that everyone can read. */
export const publishes = (words: string): EffectRow =>
  dangerous(words, 'uploads', 'publishes a package for everyone to see', { without: '--dry-run -n' });

export const withdraws = (words: string): EffectRow => dangerous(words, 'deletes', 'withdraws a published version');

/** Changes a service, a site or a repository that does not belong to this machine alone. */
export const changesForOthers = (words: string): EffectRow => dangerous(words, 'changes', 'changes something that other people use');

export const deletesOnServer = (words: string, extra: Extra = {}): EffectRow =>
  dangerous(words, 'deletes', 'deletes data on the server', extra);

/** Options of the tools of PostgreSQL that choose the server and the account, besides the host. Source: postgresql.org/docs/17/reference-client.html. */
export const CONNECTING = 'p port U username w no-password W password e echo q quiet v verbose d dbname a all maintenance-db';

/** A link to a stored object that needs no login: who has it can read the object. */
export const linksTo = (words: string): EffectRow =>
  ordinary(words, 'uploads', 'makes a link with which anybody can read the file', {
    called: 'shar link url presign pre-sign sign publi send temporary teil enlace lien',
  });

/** A debugger of Node that listens on more than this machine: `--inspect=0.0.0.0:9229`. */
export const OPEN_DEBUGGER: Unasked = {
  args: /(?:^|\s)--inspect(?:-brk|-wait)?=(?!127\.|localhost\b|\[::1\]|\d+(?:\s|$))/,
  kind: 'network',
  area: 'network',
  what: 'lets other machines debug the program',
};

/** Words for a new file system: to write an image asks for none. */
const FORMATS = String.raw`format mkfs file\s?system partition prepar ext[234] xfs btrfs zfs ntfs exfat v?fat f2fs eras wip[ei] blank
  initiali[sz] set\sup new\b creat mak(?:e|es|ing)\b swap encrypt formatier formate formatear ${'\u683c\u5f0f\u5316 \u30d5\u30a9\u30fc\u30de\u30c3\u30c8'}`;

/** Removing packages is dangerous with an option that suppresses the confirmation. */
export const removes = (words: string, unattended: string): readonly EffectRow[] => [
  dangerous(words, 'system', 'removes packages without asking', { options: unattended, without: '--dry-run -s --simulate' }),
  ordinary(words, 'system', 'removes packages'),
];

export const installs = (words: string): EffectRow => ordinary(words, 'system', 'installs or upgrades packages');

export const destroys = (words: string, extra: Extra = {}): EffectRow =>
  dangerous(words, 'system', 'destroys the data on a disk or partition', extra);

/** Rows of other names of a program. */
export const alike = (like: string, names: string): Family => Object.fromEntries(names.split(' ').map((name) => [name, { like }]));

/** Makes a file system, unless one of these options only shows or checks something. */
export const formats = (without: string, data: string): Program => ({
  effects: { rows: [destroys('', { called: FORMATS, without, recursive: true, empties: 'operands', uses: 'operands' })] },
  area: 'disks',
  data,
});

/** Work that is sent to the server of a version control system, and work that is lost. */
export const sendsChanges = (words: string, extra: Extra = {}): EffectRow =>
  ordinary(words, 'uploads', 'sends changes to the server', extra);
export const deletesFiles = (words: string, extra: Extra = {}): EffectRow =>
  dangerous(words, 'deletes', 'deletes files', { area: 'files', ...extra });
export const rewritesHistory = (words: string, extra: Extra = {}): EffectRow =>
  dangerous(words, 'deletes', 'rewrites the history of the repository', extra);

/** A private network, behind which other machines are. */
export const joinsNetwork = (words: string, extra: Extra = {}): EffectRow =>
  ordinary(words, 'network', 'joins this machine to another network', { area: 'network', ...extra });
export const leavesNetwork = (words: string, extra: Extra = {}): EffectRow =>
  ordinary(words, 'network', 'takes this machine out of another network', { area: 'network', ...extra });

/** Words for an attack on a network: to ask for the state of one asks for none. */
export const ATTACK = String.raw`attack deauth inject replay fak(?:e|ing) spoof poison flood crack pin\b wps\b handshake pmkid rogue evil imperson
  imitat intercept mitm man.in.the.middle hijack dos\b jam\b disrupt pentest exploit angriff attaqu ataqu attacc`;
export const attacks = (what: string, extra: Extra = {}): EffectRow =>
  dangerous('', 'network', what, { area: 'network', called: ATTACK, ...extra });

/** Options of client-go that most helpers of Kubernetes have. */
export const KUBERNETES_OPTIONS = `as as-group as-uid certificate-authority client-certificate client-key cluster context namespace n
  request-timeout tls-server-name token user username password`;
/** Their options that do more: a kubeconfig names the program that makes the login. */
export const KUBERNETES_ACTS = { runs: 'kubeconfig', lowers: 'insecure-skip-tls-verify' } as const;

/** Options that most programs of devscripts have. */
export const DEVSCRIPTS = 'no-conf noconf check-dirname-level check-dirname-regex help version h';

/** What Nix and Guix fetch from elsewhere. Source: nix.dev/manual/nix/latest/command-ref/new-cli/nix3-flake. */
export const FETCHED = /^(?:github|gitlab|sourcehut|flake|tarball|file|git|hg|https?|ssh)[:+]/;
