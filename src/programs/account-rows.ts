/**
 * The types of rows that account for a command: what each of its subcommands and options does. What no row lists is not accounted for,
 * and the user is told so.
 */

/** What an effect falls on: the user's words must name it, each area by words of its own. */
export type Area =
  | 'files'
  | 'repository'
  | 'disks'
  | 'backups'
  | 'system-files'
  | 'services'
  | 'packages'
  | 'power'
  | 'accounts'
  | 'firewall'
  | 'kernel'
  | 'processes'
  | 'jobs'
  | 'schedule'
  | 'containers'
  | 'cloud'
  | 'databases'
  | 'credentials'
  | 'capture'
  | 'startup'
  | 'settings'
  | 'shell'
  | 'network'
  | 'uploads'
  | 'foreign-code'
  | 'project-code'
  | 'scripts'
  | 'protection'
  | 'root'
  | 'yosh';

/**
 * Subcommands by what they do, beside those in `effects`. Words as in an effect row: `log|show`, `stash list`. A subcommand that neither
 * lists is not accounted for.
 */
export interface Does {
  /** They only read, print or compare; what they contact is the project's own remote or the service that the program is for. */
  readonly reads?: readonly string[];
  /** They change only what the user works on (files of the project, the repository, a local cache), in a way that can be undone. */
  readonly changes?: readonly string[];
  /** They run code of the project: its scripts, tests, build rules, hooks. */
  readonly runs?: readonly string[];
  /** They download and run, or install, code that others publish: packages, images, plugins. */
  readonly installs?: readonly string[];
}

/**
 * Options that do more than choose, filter or format, by what their value is used for: letters and long names without dashes, separated
 * by spaces; `-name` is a word after a single dash.
 */
export interface Acts {
  /** A command, script, plugin or program that is started; or a configuration or library that can name one. */
  readonly runs?: string;
  /** A file or folder that is written. */
  readonly writes?: string;
  /** With one of these it only looks something up, or changes the file in place: what `writes` names is not written anew. */
  readonly queries?: string;
  /** A host, address or proxy that is contacted. */
  readonly reaches?: string;
  /** A proxy by a name that does not say so: all that is asked and answered goes through it. */
  readonly relays?: string;
  /** Gives up a protection: certificates, signatures, sandboxes, confirmations that protect others. */
  readonly lowers?: string;
}
