/** Runs all finders over all views of a text. The most certain come first; a later finder adds only what the earlier ones left. */
import { CALL_LITERALS, findCalls } from './find-calls.ts';
import { findFlags, PROGRAM_LITERALS } from './find-flags.ts';
import { ANNOUNCED_LITERALS, findFollowing } from './find-following.ts';
import { findKeys } from './find-keys.ts';
import { findKubernetes, KIND_LITERAL } from './find-kubernetes.ts';
import { findLines } from './find-lines.ts';
import { findLogins, LOGIN_LITERALS } from './find-logins.ts';
import { findNamed } from './find-named.ts';
import { findObjects, VALUE_LITERALS } from './find-objects.ts';
import { findPrinted, PRINTER_LITERALS } from './find-printed.ts';
import { findRandom } from './find-random.ts';
import { findShapes } from './find-shapes.ts';
import { findTables } from './find-tables.ts';
import { findUrls, URL_LITERALS } from './find-urls.ts';
import type { KnownValues } from './known-values.ts';
import { Hits, Literals } from './literals.ts';
import { NAME_LITERALS } from './secret-names.ts';
import { placeholdersIn } from './placeholder.ts';
import { SHAPES } from './shapes.ts';
import { mergeByRank, type Span } from './span.ts';
import { beforeJoints, linesOf, originalSpan, textInView, unwrapped, type View, withoutLineEnds } from './view.ts';

/** The literals of each finder; one pass searches for all of them. */
const GROUPS = {
  shapes: SHAPES.map(({ literal }) => literal),
  names: NAME_LITERALS,
  urls: URL_LITERALS,
  programs: PROGRAM_LITERALS,
  kinds: [KIND_LITERAL],
  announced: ANNOUNCED_LITERALS,
  values: VALUE_LITERALS,
  printers: PRINTER_LITERALS,
  calls: CALL_LITERALS,
  logins: LOGIN_LITERALS,
};
type Group = keyof typeof GROUPS;

const NAMES = Object.keys(GROUPS) as Group[];
const OWNERS = NAMES.flatMap((group) => GROUPS[group].map((_, id) => ({ group, id })));
const LITERALS = new Literals(NAMES.flatMap((group) => GROUPS[group]));

const LISTS = OWNERS.map(({ group }) => NAMES.indexOf(group));
const IDS = OWNERS.map(({ id }) => id);
/** Names whose value is the whole rest of the line, however long. */
const WHOLE = new Set(
  ['cookie', 'auth'].map((each) => OWNERS.findIndex(({ group, id }) => group === 'names' && GROUPS.names[id] === each)),
);

/** The hits of each finder. With ranges, in order, only those that begin in one of them, or have the rest of their line for a value. */
function hitsOf(text: string, ranges?: readonly { readonly start: number; readonly end: number }[]): Record<Group, Hits> {
  const lists = NAMES.map(() => new Hits());
  let range = 0;
  LITERALS.search(text, (id, start) => {
    if (ranges !== undefined) {
      while (start >= (ranges[range]?.end ?? Infinity)) range++;
      if (start < (ranges[range]?.start ?? Infinity) && !WHOLE.has(id)) return;
    }
    lists[LISTS[id] ?? 0]?.add(IDS[id] ?? 0, start);
  });
  return Object.fromEntries(NAMES.map((group, index) => [group, lists[index]])) as Record<Group, Hits>;
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
export function findSecrets(text: string, known: KnownValues): Secret[] {
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
  const second =
    folded === null ? [] : inView(folded.text, hitsOf(folded.text, beforeJoints(folded)), true).map((spans) => back(folded, spans));
  const found = mergeByRank([
    placeholders,
    [...back(flat, known.find(flat.text)), ...(prefixed === null ? [] : back(prefixed, known.find(prefixed.text)))],
    findKeys(flat, text),
    ...first.map((spans, index) => [...spans, ...(second[index] ?? [])]),
    findKubernetes(text, hits.kinds),
    findObjects(text, hits.values),
    findLines(text, lines),
    findTables(text, hits.names),
    findFollowing(text, hits.announced),
    findPrinted(text, hits.printers),
    findCalls(text, hits.calls),
    findLogins(text, hits.logins),
  ]);
  return found
    .filter(({ start, end, kind }) => kind === 'environment' || (kind !== PROTECTED && WORTH.test(text.slice(start, end))))
    .map((span) => ({ ...span, value: textInView(flat, span.start, span.end) }));
}

/** Spans of tokens, addresses, command lines, names and made-up words, one list for each, the most certain first. */
const inView = (text: string, hits: Readonly<Record<Group, Hits>>, joined: boolean): Span[][] => [
  findShapes(text, hits.shapes, joined),
  findUrls(text, hits.urls),
  findFlags(text, hits.programs),
  findNamed(text, hits.names),
  findRandom(text, joined),
];

const back = (view: View, spans: readonly Span[]): Span[] =>
  spans.map((span) => ({ ...originalSpan(view, span.start, span.end), kind: span.kind }));
