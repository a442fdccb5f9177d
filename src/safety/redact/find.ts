/** All finders over all views of a text. What is beyond doubt comes first; what a later finder adds is cut to what is left. */
import type { EnvironmentFinder } from './environment.ts';
import { findFlags, PROGRAM_LITERALS } from './find-flags.ts';
import { findKeys } from './find-keys.ts';
import { findKubernetes, KIND_LITERAL } from './find-kubernetes.ts';
import { findNamed } from './find-named.ts';
import { findShapes } from './find-shapes.ts';
import { findUrls, URL_LITERAL } from './find-urls.ts';
import { type Hit, Literals } from './literals.ts';
import { NAME_LITERALS } from './names.ts';
import { placeholdersIn } from './placeholder.ts';
import { SHAPES } from './shapes.ts';
import { settle, type Span } from './span.ts';
import { closed, original, place, unwrapped, type View } from './view.ts';

/** One pass looks for the literals of all finders; this is who gets which. */
const GROUPS = {
  shapes: SHAPES.map(({ literal }) => literal),
  names: NAME_LITERALS,
  urls: [URL_LITERAL],
  programs: PROGRAM_LITERALS,
  kinds: [KIND_LITERAL],
};
type Group = keyof typeof GROUPS;

const NAMES = Object.keys(GROUPS) as Group[];
const OWNERS = NAMES.flatMap((group) => GROUPS[group].map((_, id) => ({ group, id })));
const LITERALS = new Literals(NAMES.flatMap((group) => GROUPS[group]));

function hitsOf(text: string): Record<Group, Hit[]> {
  const hits: Record<Group, Hit[]> = { shapes: [], names: [], urls: [], programs: [], kinds: [] };
  for (const { id, start } of LITERALS.hits(text)) {
    const owner = OWNERS[id];
    if (owner !== undefined) hits[owner.group].push({ id: owner.id, start });
  }
  return hits;
}

/** Already a placeholder: nothing that was found may touch it. */
const PROTECTED = '';
/** A mark alone that one finder left of another's is not worth a placeholder. */
const WORTH = /[^\s"'`.,:;=()[\]{}<>\\/@&?-]/;

/** A secret as it stands in a text, and as it is without the breaks a wrap put into it. */
export interface Secret extends Span {
  readonly value: string;
}

/** All secrets of a text, in order, without overlaps. */
export function findSecrets(text: string, environment: EnvironmentFinder): Secret[] {
  const hits = hitsOf(text);
  const whole = original(text);
  const flat = closed(text) ?? whole;
  const first = inView(text, hits, false);
  const folded = unwrapped(text, {
    begins: new Set(first[0]?.map(({ start }) => start)),
    ends: new Set(first.flat().map(({ end }) => end)),
  });
  const second = folded === null ? [] : inView(folded.text, hitsOf(folded.text), true).map((spans) => back(folded, spans));
  const found = settle([
    placeholdersIn(text).map(({ start, text: { length } }) => ({ start, end: start + length, kind: PROTECTED })),
    [...environment.find(text), ...(flat === whole ? [] : back(flat, environment.find(flat.text)))],
    findKeys(flat, text),
    ...first.map((spans, index) => [...spans, ...(second[index] ?? [])]),
    findKubernetes(text, hits.kinds),
  ]);
  return found
    .filter(({ start, end, kind }) => kind !== PROTECTED && WORTH.test(text.slice(start, end)))
    .map((span) => ({ ...span, value: valueIn(flat, span) }));
}

/** Tokens, addresses, command lines, names: each a list, in the order of their certainty. */
const inView = (text: string, hits: Readonly<Record<Group, Hit[]>>, joined: boolean): Span[][] => [
  findShapes(text, hits.shapes, joined),
  findUrls(text, hits.urls),
  findFlags(text, hits.programs),
  findNamed(text, hits.names),
];

const back = (view: View, spans: readonly Span[]): Span[] =>
  spans.map((span) => ({ ...place(view, span.start, span.end), kind: span.kind }));

/** The characters of a span that the flat view has. */
function valueIn(flat: View, { start, end }: Span): string {
  if (flat.at === null) return flat.text.slice(start, end);
  return flat.text.slice(lowerBound(flat.at, start), lowerBound(flat.at, end));
}

function lowerBound(sorted: Int32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
