import type { EffectKind, Severity } from '../programs/effect-rows.ts';
import type { Arg, Scope } from '../syntax/simple-command.ts';

export type Kind = EffectKind;

/** What an effect falls on, for those who want to count it. */
export type Target =
  | {
      readonly kind: 'path';
      readonly arg: Arg;
      readonly scope: Scope | null;
      readonly how: 'delete' | 'delete-tree' | 'empty' | 'overwrite' | 'change';
    }
  /** `cp` and `mv`: what stands at the place already is overwritten. */
  | { readonly kind: 'into'; readonly sources: readonly Arg[]; readonly place: Arg; readonly scope: Scope | null }
  /** What a `find` finds; `tree`: whoever deletes what it prints does so with all that is in it. */
  | { readonly kind: 'find'; readonly args: readonly Arg[]; readonly scope: Scope | null; readonly tree: boolean };

export interface Finding {
  readonly kind: Kind;
  readonly severity: Severity;
  /** For the user: what happens, in the third person, without a full stop: "deletes build and all that is in it". */
  readonly what: string;
  readonly targets: readonly Target[];
  /** It happens on another machine or in a container: the files here say nothing about it. */
  readonly elsewhere: boolean;
  /** A whole tree, or a disk: what promises to be asked for by name. */
  readonly recursive: boolean;
}

export interface Effects {
  /** In order of weight; `['reads']` when everything is known to only read; `unknown` among them when a row is missing. */
  readonly kinds: readonly Kind[];
  readonly findings: readonly Finding[];
  readonly danger: boolean;
  /** Programs whose effects no row tells, as they are named in the line. Unknown is not harmless. */
  readonly unknown: readonly string[];
}

export interface Surroundings {
  /** Absolute paths. */
  readonly cwd: string;
  readonly home: string;
}

type Rest = Partial<Pick<Finding, 'targets' | 'recursive'>>;

const finding =
  (severity: Severity) =>
  (kind: Kind, what: string, rest: Rest = {}): Finding => ({
    kind,
    severity,
    what,
    targets: [],
    elsewhere: false,
    recursive: false,
    ...rest,
  });

export const danger = finding('danger');
export const plain = finding('plain');
