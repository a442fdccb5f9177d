/** The types of effects: what a command would do, and what it would do it to. */
import type { EffectKind, Severity } from '../programs/effect-rows.ts';
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
  /** The files that a `find` finds; `tree`: the program that deletes them also deletes what is in the folders among them. */
  | { readonly kind: 'find'; readonly args: readonly Arg[]; readonly scope: Scope | null; readonly tree: boolean };

export interface Effect {
  readonly kind: Kind;
  readonly severity: Severity;
  /** For the user: what happens, in the third person, without a full stop: `deletes build and all that is in it`. */
  readonly what: string;
  readonly targets: readonly Target[];
  /** It happens on another machine or in a container, so the files of this machine are not affected. */
  readonly elsewhere: boolean;
  /** It falls on a whole tree or a disk, which the user must have asked for by name. */
  readonly recursive: boolean;
}

/** The effects of a whole line. */
export interface Effects {
  /** In order of weight; `['reads']` when every command is known to only read; includes `unknown` when a row is missing. */
  readonly kinds: readonly Kind[];
  /** The dangerous effects first, each group in order of weight. */
  readonly list: readonly Effect[];
  /** Whether one of the effects is dangerous. */
  readonly danger: boolean;
  /** Programs whose effects are in no row, as the line names them. Unknown does not mean harmless. */
  readonly unknown: readonly string[];
}

/** Where the command would run; absolute paths. */
export interface Surroundings {
  readonly cwd: string;
  readonly home: string;
}

type Rest = Partial<Pick<Effect, 'targets' | 'recursive'>>;

const effect =
  (severity: Severity) =>
  (kind: Kind, what: string, rest: Rest = {}): Effect => ({
    kind,
    severity,
    what,
    targets: [],
    elsewhere: false,
    recursive: false,
    ...rest,
  });

export const dangerous = effect('dangerous');
export const ordinary = effect('ordinary');
