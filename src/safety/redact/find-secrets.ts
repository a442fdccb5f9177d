/** Runs all finders over all views of a text. The most certain come first; a later finder adds only what the earlier ones left. */
import type { EnvironmentFinder } from './environment.ts';
import { findFlags, PROGRAM_LITERALS } from './find-flags.ts';
import { findKeys } from './find-keys.ts';
import { findKubernetes, KIND_LITERAL } from './find-kubernetes.ts';
import { findNamed } from './find-named.ts';
import { findShapes } from './find-shapes.ts';
import { findUrls, URL_LITERAL } from './find-urls.ts';
import { Hits, Literals } from './literals.ts';
import { NAME_LITERALS } from './secret-names.ts';
import { placeholdersIn } from './placeholder.ts';
import { SHAPES } from './shapes.ts';
import { mergeByRank, type Span } from './span.ts';
import { linesOf, originalSpan, textInView, unwrapped, type View, withoutLineEnds } from './view.ts';

/** The literals of each finder; one pass searches for all of them. */
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

function hitsOf(text: string): Record<Group, Hits> {
  const hits = { shapes: new Hits(), names: new Hits(), urls: new Hits(), programs: new Hits(), kinds: new Hits() };
  const lists = OWNERS.map(({ group }) => hits[group]);
  const ids = OWNERS.map(({ id }) => id);
  LITERALS.search(text, (id, start) => lists[id]?.add(ids[id] ?? 0, start));
  return hits;
}

/** The kind of an existing placeholder: no other span may overlap it. */
const PROTECTED = '';
/** A span must contain such a character: punctuation that one finder left over from another is not worth a placeholder. */
const WORTH = /[^\s"'`.,:;=()[\]{}<>\\/@&?-]/;

/** A secret: its place in the text, and its value without the line breaks of a wrap. */
export interface Secret extends Span {
  readonly value: string;
}

/** All secrets of a text, in order, without overlaps. */
export function findSecrets(text: string, environment: EnvironmentFinder): Secret[] {
  const hits = hitsOf(text);
  const lines = linesOf(text);
  const flat = withoutLineEnds(text, lines);
  // a value may look like the prefix of its line
  const prefixed = flat.prefixesRemoved ? withoutLineEnds(text, lines, true) : null;
  const first = inView(text, hits, false);
  const placeholders = placeholdersIn(text).map(({ start, text: { length } }) => ({ start, end: start + length, kind: PROTECTED }));
  const folded = unwrapped(text, lines, {
    begins: new Set(first[0]?.map(({ start }) => start)),
    ends: new Set(first.flat().map(({ end }) => end)),
    done: new Set(placeholders.map(({ end }) => end)),
  });
  const second = folded === null ? [] : inView(folded.text, hitsOf(folded.text), true).map((spans) => back(folded, spans));
  const found = mergeByRank([
    placeholders,
    [...back(flat, environment.find(flat.text)), ...(prefixed === null ? [] : back(prefixed, environment.find(prefixed.text)))],
    findKeys(flat, text),
    ...first.map((spans, index) => [...spans, ...(second[index] ?? [])]),
    findKubernetes(text, hits.kinds),
  ]);
  return found
    .filter(({ start, end, kind }) => kind === 'environment' || (kind !== PROTECTED && WORTH.test(text.slice(start, end))))
    .map((span) => ({ ...span, value: textInView(flat, span.start, span.end) }));
}

/** Spans of tokens, addresses, command lines and names, one list for each, the most certain first. */
const inView = (text: string, hits: Readonly<Record<Group, Hits>>, joined: boolean): Span[][] => [
  findShapes(text, hits.shapes, joined),
  findUrls(text, hits.urls),
  findFlags(text, hits.programs),
  findNamed(text, hits.names),
];

const back = (view: View, spans: readonly Span[]): Span[] =>
  spans.map((span) => ({ ...originalSpan(view, span.start, span.end), kind: span.kind }));
