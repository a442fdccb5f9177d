/**
 * What a program is: one record per program, read by everything that must know what a command does. A facet that a row leaves out was
 * not thought of, and its answer is "unknown", which is never "harmless".
 */
import type { EffectTable, Unasked } from './effect-rows.ts';
import type { Differences, Inputs, Manner, OptionRow } from './option-rows.ts';
import type { Elsewhere, Wrapping } from './wrapping.ts';

/** How a language's interpreter is given code. */
export interface Interpreter {
  /** It reads the language of the shell: `sh -c '…'`, or a script on standard input. */
  readonly shell?: true;
  /** Options whose value is code: `python -c CODE`. */
  readonly code?: readonly string[];
  /** All its arguments may hold code, as those of awk do. */
  readonly inArguments?: true;
  /** It only takes code from a file or from standard input. */
  readonly input?: true;
}

/** How a program writes the files it is given. */
export interface Writes {
  readonly how:
    'operands' | 'appends' | 'empties' | 'copies' | 'permits' | 'attributes' | 'acl' | 'of=' | 'in-place' | 'output' | 'touches';
  /** Options that take a value: letters, and long names. */
  readonly short?: string;
  readonly long?: readonly string[];
  /** Options that name the file written, for `output`. */
  readonly options?: readonly string[];
}

/** Package names by package manager; `*` is for every manager that is not named, and an empty name says that there is none. */
export type PackageNames = Readonly<Record<string, string>>;

export interface Subcommand {
  readonly options?: OptionRow;
  readonly manner?: Manner;
  readonly inputs?: Inputs;
}

export interface Program {
  /** The row of the same program under another name: what is not said here is said there. */
  readonly like?: string;

  // what it starts
  /** Its arguments hold another command. */
  readonly wraps?: Wrapping | readonly Wrapping[];
  /** Invocations after which the terminal shows another machine, container or user. */
  readonly elsewhere?: readonly Elsewhere[];
  /** What it starts runs as root. */
  readonly root?: true;
  readonly interprets?: Interpreter;

  // what it does
  /** It changes nothing, whatever its arguments are; redirections apart. */
  readonly reads?: true;
  /** It changes files as a matter of course: builds, editors, archives. */
  readonly changes?: true;
  readonly removes?: true;
  readonly writes?: Writes;
  /** `downloads`: it brings something from elsewhere to its standard output or to a file. */
  readonly network?: 'talks' | 'downloads';
  /** How it words a request to a server. */
  readonly request?: 'curl' | 'wget' | 'httpie';
  /** It copies files from or to another machine. */
  readonly transfers?: true;
  /** It opens a connection and passes its input and output on. */
  readonly socket?: true;
  readonly effects?: EffectTable;
  readonly database?: 'sql' | 'redis' | 'mongo';
  /** Whether it shows the contents of the files it is given, or takes a secret file without printing it. */
  readonly files?: 'shown' | 'kept';
  /** What comes before a password among its arguments, as sources of regular expressions. */
  readonly passwords?: readonly string[];
  /** Its whole output is secret. */
  readonly secret?: true;
  /** It makes readable text of what cannot be read: always, or with one of these options. */
  readonly decodes?: true | readonly string[];
  /** Options besides the customary ones (`--dry-run`) that make it only say what it would do; `false`: no option does. */
  readonly dry?: string | false;
  /** Harmless when the user asked for it, suspicious when untrusted text was in the context. */
  readonly unasked?: readonly Unasked[];
  /** It installs code from an address it is given: always, or with a word such as `install`. */
  readonly installs?: 'always' | 'by-word';

  // how it is written
  readonly options?: OptionRow | { readonly gnu?: OptionRow; readonly bsd?: OptionRow };
  /** Its options are those of another program. */
  readonly sameOptions?: string;
  /** Nobody can list its options: nothing is claimed of them. */
  readonly open?: true;
  readonly manner?: Manner;
  readonly inputs?: Inputs;
  /** What GNU and BSD write differently. */
  readonly differences?: Differences;
  readonly subcommands?: Readonly<Record<string, Subcommand>>;
  /** Its first operand says what it does: `git push`. */
  readonly verbs?: true;
  /** Each of its subcommands has a manual page of its own: `git-push`. */
  readonly pages?: true;

  // what it leaves behind
  /** It sets variables of the shell: by `NAME=value` arguments, or by name, to something the line does not say. */
  readonly binds?: 'assignments' | 'names';
  /** Files it makes: none, those its operands name, or none unless an argument matches. */
  readonly leaves?: 'nothing' | 'operands' | RegExp;
  /** The subcommands that leave no file behind. */
  readonly leavesNothing?: readonly string[];
  /** After it, names may mean something else. */
  readonly bringsNames?: true;
  /** It asks whether a name exists. */
  readonly asksNames?: true;
  /** It goes through folders, so its complaints about single files are of no interest. */
  readonly walks?: true;

  // where it comes from
  /** `true`: a package of its own name nearly everywhere. */
  readonly package?: true | PackageNames;
  /** The same program under other names, most of them Debian's. */
  readonly otherNames?: readonly string[];
  /** What does its work on a system that lacks it. */
  readonly instead?: { readonly linux?: string; readonly macos?: string };
  /** It manages the packages of a system: whose, and the command that installs one. */
  readonly manager?: { readonly of: 'deb' | 'rpm' | 'suse' | 'arch' | 'alpine' | 'mac' | 'other'; readonly install?: string };

  // how it is spoken of
  /** Whether its presence tells a model how to write a command here: the group in which it is listed. */
  readonly told?: ToldGroup;
  /** Common enough that a line beginning with its name is a command; `alone`: without arguments too. */
  readonly common?: true | 'alone';
}

/** In the order in which the installed programs are told to a model. */
export const TOLD_GROUPS = ['packages', 'services', 'search', 'languages', 'network', 'files'] as const;
export type ToldGroup = (typeof TOLD_GROUPS)[number];

/** A table of one family, by name. */
export type Family = Readonly<Record<string, Program>>;
