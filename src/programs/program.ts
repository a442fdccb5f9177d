/**
 * The type of a row in the table of programs: one record per program, read by everything that must know what a command does. A facet
 * that a row leaves out is unknown, and unknown never means harmless.
 */
import type { Acts, Area, Does } from './account-rows.ts';
import type { EffectTable, Unasked } from './effect-rows.ts';
import type { Differences, Inputs, Manner, OptionRow } from './option-rows.ts';
import type { Elsewhere, Wrapping } from './wrapping.ts';

/** How an interpreter of a language receives code. */
export interface Interpreter {
  /** It interprets the language of the shell: `sh -c '…'`, or a script on standard input. */
  readonly shell?: true;
  /** Options whose value is code: `python -c CODE`. */
  readonly code?: readonly string[];
  /** All its arguments may contain code, like those of awk. */
  readonly inArguments?: true;
  /** It takes code from a file or from standard input. */
  readonly input?: true;
  /** It takes code from standard input and from nowhere else: its operands name no file. */
  readonly stdin?: true;
  /** In its code, what is between backquotes is a command that it starts. */
  readonly backquotes?: true;
  /** Options with which it only checks the syntax: letters and long names. */
  readonly checks?: readonly string[];
}

/** How a program writes the files it is given. */
export interface Writes {
  readonly how:
    | 'operands'
    | 'edits'
    | 'appends'
    | 'empties'
    | 'copies'
    | 'permits'
    | 'attributes'
    | 'acl'
    | 'of='
    | 'in-place'
    | 'output'
    | 'last'
    | 'tags'
    | 'touches'
    | 'scripted';
  /** Options that take a value: letters, and long names. */
  readonly short?: string;
  readonly long?: readonly string[];
  /** Options that name the file written, for `output`. */
  readonly options?: readonly string[];
  /** What it writes holds nothing. */
  readonly zeros?: true;
}

/** Package names by package manager; `*` applies to every manager that is not listed, and an empty name means that there is no package. */
export type PackageNames = Readonly<Record<string, string>>;

export interface Subcommand {
  readonly options?: OptionRow;
  readonly manner?: Manner;
  readonly inputs?: Inputs;
}

export interface Program {
  /** Another program whose row supplies every facet that this row leaves out. */
  readonly like?: string;

  // what the program starts
  /** Its arguments contain another command. */
  readonly wraps?: Wrapping | readonly Wrapping[];
  /** Its arguments may be several of its own commands, with a `;` between: `tmux set mouse on \\; new-window`. */
  readonly chains?: true;
  /** Invocations after which the terminal shows the output of another machine, container or user. */
  readonly elsewhere?: readonly Elsewhere[];
  /** What it starts runs as root. */
  readonly root?: true;
  readonly interprets?: Interpreter;
  /** Its standard input and its options contain commands of its own, some of which start a shell: `ftp`, `gdb`, `ed`. */
  readonly typed?: true;

  // what the program does
  /** It changes nothing, whatever its arguments are. Redirections count separately. */
  readonly reads?: true;
  /** It usually changes files: builds, editors, archivers. */
  readonly changes?: true;
  /** It removes the files that its operands name. */
  readonly removes?: true;
  readonly writes?: Writes;
  /** `downloads`: it writes data from the network to its standard output or to a file. */
  readonly network?: 'talks' | 'downloads';
  /** How its arguments describe a request to a server. */
  readonly request?: 'curl' | 'wget' | 'httpie';
  /** It copies files from or to another machine. */
  readonly transfers?: true;
  /** It opens a connection and forwards its input and output. */
  readonly socket?: true;
  readonly effects?: EffectTable;
  readonly database?: 'sql' | 'redis' | 'mongo';
  /** `shown`: it prints the contents of its files. `kept`: it takes a file, even a secret one, without printing it. */
  readonly files?: 'shown' | 'kept';
  /**
   * It prints the lines of its input, or of the files, that match its first operand; `tree`: of all files below the folder, where nothing else
   * is asked for.
   */
  readonly searches?: true | 'tree';
  /** It evaluates subscripts and numbers in its arguments, so that a substitution in quotes runs: `[[ -v 'a[$(x)]' ]]`. */
  readonly evaluates?: true;
  /** It waits for a time or for something to happen. */
  readonly waits?: true;
  /** It keeps all of its input in memory before it prints the first line. */
  readonly keeps?: true;
  /** It packs the files whose names are piped into it. */
  readonly takesNames?: true;
  /** Options whose value is a file of names: what is in it appears in messages about names that do not exist. Names as in `data`. */
  readonly lists?: string;
  /**
   * What its output consists of: names that exist on this machine, one text that it makes up or that its arguments contain, or some lines of
   * its input.
   */
  readonly lines?: 'names' | 'made' | 'chosen';
  /**
   * Its output is a place or a part of a name: of the machine, of the project or of what its arguments and its input name. With a pattern only
   * where its arguments match.
   */
  readonly place?: true | RegExp;
  /** What precedes a password in its arguments, as sources of regular expressions. */
  readonly passwords?: readonly string[];
  /** It prints the numbers of the processes that its operands name. */
  readonly findsProcesses?: true;
  /** With such arguments it prints shell code that it makes itself, for `eval`. */
  readonly prints?: RegExp;
  /** Its whole output is secret. */
  readonly secret?: true;
  /** It turns encoded or encrypted data into text: always, or with one of these options. */
  readonly decodes?: true | readonly string[];
  /** An option besides the usual ones (`--dry-run`) with which it only prints what it would do; `false`: it has none, not even those. */
  readonly dry?: string | false;
  /** Effects that are harmless when the user asked for them but suspicious when untrusted text was in the context. */
  readonly unasked?: readonly Unasked[];
  /** It installs code from an address in its arguments: always, or with a word such as `install`. */
  readonly installs?: 'always' | 'by-word';
  /** What its effects fall on, where their kind does not say it. */
  readonly area?: Area;
  /** What its subcommands do, beside `effects`. */
  readonly does?: Does;
  /** Its options that do more than choose, filter or format. */
  readonly acts?: Acts;
  /**
   * Options that only choose, filter or format, of a program (or all its subcommands) whose `options` are not listed: letters and long
   * names, separated by spaces. Their values are data; a file among them is only read.
   */
  readonly data?: string;

  // how its arguments are written
  readonly options?: OptionRow | { readonly gnu?: OptionRow; readonly bsd?: OptionRow };
  /** Its options are those of another program. */
  readonly sameOptions?: string;
  /** Its options cannot be listed, so none is ever called unknown. */
  readonly open?: true;
  /** Options whose value is the folder in which it works: letters and long names, separated by spaces. */
  readonly enters?: string;
  /** Most of its options are fields of requests to the service that it is for: too many to list, and data. */
  readonly fields?: true;
  readonly manner?: Manner;
  readonly inputs?: Inputs;
  /** What GNU and BSD write differently. */
  readonly differences?: Differences;
  readonly subcommands?: Readonly<Record<string, Subcommand>>;
  /** Its first operand is a subcommand: `git push`. */
  readonly verbs?: true;
  /** Each of its subcommands has a manual page of its own: `git-push`. */
  readonly pages?: true;

  // what it changes for the commands after it
  /** It sets variables of the shell: with `NAME=value` arguments, or, given only names, to values that the line does not contain. */
  readonly binds?: 'assignments' | 'names';
  /** Files that it creates: none, those that its operands name, or none unless an argument matches. */
  readonly leaves?: 'nothing' | 'operands' | RegExp;
  /** The subcommands that create no file. */
  readonly leavesNothing?: readonly string[];
  /** After it, the name of a command may have another meaning. */
  readonly bringsNames?: true;
  /** It tests whether the command that it names exists. */
  readonly asksNames?: true;
  /** It walks through folders, so that its errors about single files do not matter. */
  readonly walks?: true;

  // where it comes from
  /** `true`: nearly every manager has a package with the program's name. */
  readonly package?: true | PackageNames;
  /** The same program under other names, most of them Debian's. */
  readonly otherNames?: readonly string[];
  /** The command that does the same on a system without the program. */
  readonly instead?: { readonly linux?: string; readonly macos?: string };
  /** It manages packages: of which kind of system, and the command that installs one. */
  readonly manager?: { readonly of: 'deb' | 'rpm' | 'suse' | 'arch' | 'alpine' | 'mac' | 'other'; readonly install?: string };

  // where else its name is used
  /** The group in which the model sees that the program is installed; left out where that would not change the model's command. */
  readonly listed?: ListedGroup;
  /** So common that a line that begins with its name is taken for a command; `alone`: even without arguments. */
  readonly common?: true | 'alone';
}

/** The order in which the model sees the installed programs. */
export const LISTED_GROUPS = ['packages', 'services', 'search', 'languages', 'network', 'files'] as const;
export type ListedGroup = (typeof LISTED_GROUPS)[number];

/** The rows of one family, by the name of the program. */
export type Family = Readonly<Record<string, Program>>;
