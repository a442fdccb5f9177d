/**
 * The types of a fact: a text about the user's machine that is sent beside a question, with the origin of that text. All rooms that
 * make or read facts share them. The decision is docs/decisions/0012-origin-of-facts.md.
 */
import { assertNever } from './assert-never.ts';

/**
 * Who may have written a text: the user, by typing it; the system or this program; or anybody (`untrusted`). There is no default:
 * untrusted text can hold instructions for the model, and a default would let a new fact pass them off as the user's.
 */
export type Origin = 'user' | 'system' | 'untrusted';

/** An origin; an untrusted one has a label, which completes "… was in the context" on the user's screen. */
export type Provenance = { readonly origin: 'user' | 'system' } | { readonly origin: 'untrusted'; readonly label: string };

/** A fact as data, for code on this machine, which must not parse the text meant for a model. Never sent over the network. */
export type FactValue =
  /** `platform` as `process.platform` names it; `name` is the distribution with its version, empty when it is not known. */
  | { readonly kind: 'os'; readonly platform: string; readonly release: string; readonly arch: string; readonly name: string }
  | { readonly kind: 'shell'; readonly name: string; readonly version: string }
  /** The family of `ls`, `find` and `sed` (`GNU`, `BSD`, `busybox` …), and the known programs found in PATH. */
  | { readonly kind: 'installed'; readonly userland: string; readonly programs: readonly string[] }
  /** The absolute path. */
  | { readonly kind: 'cwd'; readonly path: string }
  /** `line` as it was run; empty when the shell did not report it. `mendedBy`: what the user ran after the same error at another time.
   * `own`: of a suggestion that was run, what counts as the user's own. */
  | { readonly kind: 'last-command'; readonly line: string; readonly status: number; readonly mendedBy?: string; readonly own?: string }
  /** What counts as the user's own of the steps of a walk-through, oldest first. */
  | { readonly kind: 'steps'; readonly lines: readonly string[] };

interface Content {
  /** The name under which the model sees it; stable. */
  readonly name: string;
  /** Data, never instructions. */
  readonly text: string;
  readonly value?: FactValue;
  /** True when it rarely changes: it is sent once, and again only when it has changed or its turn was forgotten. */
  readonly lasting: boolean;
}

export type Fact = Content & Provenance;

/** Applies `change` to the fact's text and to every text in its value, so that a mask reaches both. */
export function withText(fact: Fact, change: (text: string) => string): Fact {
  const text = change(fact.text);
  return fact.value === undefined ? { ...fact, text } : { ...fact, text, value: changed(fact.value, change) };
}

function changed(value: FactValue, change: (text: string) => string): FactValue {
  switch (value.kind) {
    case 'os':
      return { ...value, name: change(value.name) };
    case 'shell':
      return { ...value, name: change(value.name), version: change(value.version) };
    case 'installed':
      // only names from our own tables
      return value;
    case 'cwd':
      return { ...value, path: change(value.path) };
    case 'last-command':
      return {
        ...value,
        line: change(value.line),
        ...(value.mendedBy === undefined ? {} : { mendedBy: change(value.mendedBy) }),
        ...(value.own === undefined ? {} : { own: change(value.own) }),
      };
    case 'steps':
      return { ...value, lines: value.lines.map(change) };
    default:
      return assertNever(value);
  }
}

type ValueOf<Kind extends FactValue['kind']> = Extract<FactValue, { readonly kind: Kind }>;

/** The newest value of this kind; null when no turn has one. A lasting fact that did not change is only in an earlier turn. */
export function newestValue<Kind extends FactValue['kind']>(
  turns: readonly { readonly facts?: readonly Fact[] }[],
  kind: Kind,
): ValueOf<Kind> | null {
  const isWanted = (value: FactValue | undefined): value is ValueOf<Kind> => value?.kind === kind;
  for (const { facts = [] } of turns.toReversed()) {
    const found = facts.map(({ value }) => value).find(isWanted);
    if (found !== undefined) return found;
  }
  return null;
}
