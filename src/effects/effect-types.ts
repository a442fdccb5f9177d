/** The types of effects: what a command would do, and what it would do it to. */
import type { Area } from '../programs/account-rows.ts';
import type { Deed, EffectKind, Severity } from '../programs/effect-rows.ts';
import type { Arg, Scope } from '../syntax/simple-command.ts';

export type Kind = EffectKind;

/** The files that an effect applies to, from which they can be counted. */
export type Target =
  | {
      readonly kind: 'path';
      readonly arg: Arg;
      readonly scope: Scope | null;
      readonly how: 'delete' | 'delete-tree' | 'empty' | 'overwrite' | 'change';
    }
  /** `cp` and `mv`: files that already exist at the place are overwritten. */
  | { readonly kind: 'into'; readonly sources: readonly Arg[]; readonly place: Arg; readonly scope: Scope | null }
  /** The commits that a branch loses when it is reset to this revision. */
  | { readonly kind: 'commits'; readonly to: Arg; readonly scope: Scope | null }
  /** The files that a `find` finds; `tree`: the program that deletes them also deletes what is in the folders among them. */
  | { readonly kind: 'find'; readonly args: readonly Arg[]; readonly scope: Scope | null; readonly tree: boolean };

export interface Effect {
  readonly kind: Kind;
  readonly severity: Severity;
  /** For the user: what happens, in the third person, without a full stop: `deletes build and all that is in it`. */
  readonly what: string;
  readonly targets: readonly Target[];
  /** The words of the command, when its text may name a variable that the line sets. */
  readonly named?: { readonly words: readonly Arg[]; readonly scope: Scope };
  /** It happens on another machine or in a container, so the files of this machine are not affected. */
  readonly elsewhere: boolean;
  /** Files that exist get other rights, another owner or another place; nothing in them changes. */
  readonly existing?: true;
  /** It falls on a whole tree or a disk, which the user must have asked for by name. */
  readonly recursive: boolean;
  /** What it falls on, which decides the words that ask for it. */
  readonly area: Area;
  /**
   * The names of what it falls on: packages, services, hosts, files, variables. Empty when the line does not contain them, or when the
   * area says enough.
   */
  readonly objects: readonly string[];
  /** How much ends with the kind of resource that the line names, by `rankOf`: the words must not ask only for less. */
  readonly rank?: number;
  /** Beginnings of words, one of which must be among the user's: the verbs of the area are too general for this. */
  readonly called?: string;
  /** What it does, where the words can also ask for the opposite. */
  readonly deed?: Deed;
  /** It ends all that there is of a kind, except as far as these words of the line choose; empty where nothing does. */
  readonly every?: string;
  /** It falls on what is in its objects, not on these as a whole. */
  readonly inside?: true;
  /** Files are copied from these places to the last one. */
  readonly copy?: { readonly from: readonly string[]; readonly to: string };
  /** The plain settings that it consists of, where the line contains all of it. */
  readonly settings?: readonly PlainSetting[];
  /** Code that comes over an encrypted connection from the host that is its only object. */
  readonly encrypted?: true;
  /** The settings in what it writes that give up a protection or open something to everybody. */
  readonly weakens?: readonly Weakening[];
  /** It opens something to everybody. */
  readonly open?: true;
  /** What the words of a command tell that nothing else accounts for; `names`: it runs what the names of files hold. */
  readonly tells?: Telling | 'names';
  /** The program that has it. */
  readonly by?: string;
  /** The objects that hold nothing of anybody's when it has run, because they are new or were emptied. */
  readonly empties?: readonly string[];
  /** All that it does is to take these things into use, without an end of anything in them; `place` is empty where the line names none. */
  readonly uses?: readonly { readonly thing: string; readonly place: string }[];
  /** All that it does is to put these accounts into these groups. */
  readonly joins?: readonly { readonly account: string; readonly group: string }[];
}

/** What a command may do by the words of its own that nothing else accounts for. */
export type Telling = 'loses' | 'ends' | 'sends' | 'alters';

/** A setting that gives up a protection. */
export interface Weakening {
  /** As it is written. */
  readonly line: string;
  /** The parts of its name that tell it, one of which must be in the user's words in some form. */
  readonly words: readonly string[];
}

/** A setting with its value, empty where it has none: `EDITOR`, `nano`. */
export interface PlainSetting {
  readonly name: string;
  readonly value: string;
  /** Each word of the name must be in the user's words as it is: a part of it names another thing. */
  readonly whole?: true;
  /** The name must be in the user's words letter by letter: a key. */
  readonly verbatim?: true;
}

/** A part of a line that no row accounts for. */
export interface Unaccounted {
  /** For the user, a noun phrase: `the option --frob of tar`. */
  readonly what: string;
  /** The names in it; where the user's own words hold one, the user has accounted for it. */
  readonly names: readonly string[];
}

/** The effects of a whole line. */
export interface Effects {
  /** The line without the quotes that change nothing. */
  readonly text: string;
  /** In order of weight; `['reads']` when every command is known to only read; includes `unknown` when a row is missing. */
  readonly kinds: readonly Kind[];
  /** The dangerous effects first, each group in order of weight. */
  readonly list: readonly Effect[];
  /** Whether every program is known to only read, or to start one that does. */
  readonly onlyReads: boolean;
  /** Whether one of the programs prints the contents of files. */
  readonly prints: boolean;
  /** Whether one of the effects is dangerous. */
  readonly danger: boolean;
  /** What no row accounts for. Unknown does not mean harmless. */
  readonly unaccounted: readonly Unaccounted[];
}

/** Where the command would run; absolute paths. */
export interface Surroundings {
  readonly cwd: string;
  readonly home: string;
}

/** The area of a kind, where the row of the program does not say another. */
const AREAS: Readonly<Record<Kind, Area>> = {
  reads: 'files',
  changes: 'files',
  deletes: 'files',
  root: 'root',
  network: 'network',
  'runs-foreign-code': 'foreign-code',
  'runs-project-code': 'project-code',
  protection: 'protection',
  system: 'system-files',
  startup: 'startup',
  settings: 'settings',
  secret: 'credentials',
  uploads: 'uploads',
  unread: 'foreign-code',
  unknown: 'foreign-code',
};

type Rest = Partial<
  Pick<
    Effect,
    | 'targets'
    | 'recursive'
    | 'area'
    | 'objects'
    | 'existing'
    | 'rank'
    | 'called'
    | 'deed'
    | 'settings'
    | 'encrypted'
    | 'every'
    | 'inside'
    | 'copy'
    | 'open'
    | 'tells'
    | 'empties'
    | 'uses'
    | 'joins'
  >
>;

const effect =
  (severity: Severity) =>
  (kind: Kind, what: string, rest: Rest = {}): Effect => ({
    kind,
    severity,
    what,
    targets: [],
    elsewhere: false,
    recursive: false,
    area: AREAS[kind],
    objects: [],
    ...rest,
  });

export const dangerous = effect('dangerous');
export const ordinary = effect('ordinary');

/** What is found out about one command: what it does, what is not accounted for, and the shell commands in its arguments. */
export interface Account {
  readonly effects: readonly Effect[];
  readonly unaccounted: readonly Unaccounted[];
  /** Shell commands that it starts, to be read like the line itself. */
  readonly commands: readonly string[];
}

export const account = (part: Partial<Account>): Account => ({ effects: [], unaccounted: [], commands: [], ...part });
