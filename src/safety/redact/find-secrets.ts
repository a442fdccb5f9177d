/** Runs all finders over all views of a text. The most certain come first; a later finder adds only what the earlier ones left. */
import { continued } from './continued.ts';
import { withoutEscapes } from './without-escapes.ts';
import { ANSWER_LITERALS, findAnswers } from './find-answers.ts';
import { findArguments } from './find-arguments.ts';
import { CALL_LITERALS, findCalls } from './find-calls.ts';
import { findChosen } from './find-chosen.ts';
import { CODE_LITERALS, findCodes } from './find-codes.ts';
import { DUMP_LITERALS, findDumps } from './find-dumps.ts';
import { findFlags, PROGRAM_LITERALS } from './find-flags.ts';
import { ANNOUNCED_LITERALS, findFollowing } from './find-following.ts';
import { findKeys } from './find-keys.ts';
import { findKubernetes, KIND_LITERAL } from './find-kubernetes.ts';
import { findLabels, LABEL_LITERALS, labelsIn } from './find-labels.ts';
import { findLines } from './find-lines.ts';
import { findLogins, LOGIN_LITERALS } from './find-logins.ts';
import { findNamed } from './find-named.ts';
import { findNear } from './find-near.ts';
import { findObjects, VALUE_LITERALS } from './find-objects.ts';
import { findOptions, OPTION_LITERALS } from './find-options.ts';
import { findPhrases } from './find-phrases.ts';
import { findAfterCommands, findPrinted, PRINTER_LITERALS } from './find-printed.ts';
import { findRandom, findRandomAt } from './find-random.ts';
import { findRecords, RECORD_LITERALS } from './find-records.ts';
import { findShapes } from './find-shapes.ts';
import { findTables, HEADING_LITERALS } from './find-tables.ts';
import { findUrls, URL_LITERALS } from './find-urls.ts';
import { findMade, MADE_LITERALS } from './find-made.ts';
import { findMaps, type MapName } from './find-maps.ts';
import { findLoginWords } from './login-words.ts';
import type { KnownValues } from './known-values.ts';
import { Hits, Literals, type Range } from './literals.ts';
import { NAME_LITERALS } from './secret-names.ts';
import { placeholdersIn } from './placeholder.ts';
import { SHAPES } from './shapes.ts';
import { mergeByRank, type Span } from './span.ts';
import {
  beforeJoints,
  linesOf,
  originalSpan,
  placeInView,
  textInView,
  unwrapped,
  type View,
  withoutLineEnds,
  withPrefixes,
} from './view.ts';

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
  labels: LABEL_LITERALS,
  records: RECORD_LITERALS,
  options: OPTION_LITERALS,
  codes: CODE_LITERALS,
  dumps: DUMP_LITERALS,
  answers: ANSWER_LITERALS,
  headings: HEADING_LITERALS,
  made: MADE_LITERALS,
};
type Group = keyof typeof GROUPS;

const NAMES = Object.keys(GROUPS) as Group[];
const OWNERS = NAMES.flatMap((group) => GROUPS[group].map((_, id) => ({ group, id })));
const LITERALS = new Literals(NAMES.flatMap((group) => GROUPS[group]));

const LISTS = OWNERS.map(({ group }) => NAMES.indexOf(group));
const IDS = OWNERS.map(({ id }) => id);
/** Names whose value is the whole rest of the line, however long. */
const WHOLE = new Set(['cookie', 'auth'].map((each) => GROUPS.names.indexOf(each)));

/** The hits of each finder; with ranges, in order, only those that begin in one of them. */
function hitsOf(text: string, ranges?: readonly Range[]): Record<Group, Hits> {
  const lists = NAMES.map(() => new Hits());
  LITERALS.search(text, (id, start) => lists[LISTS[id] ?? 0]?.add(IDS[id] ?? 0, start), ranges);
  return Object.fromEntries(NAMES.map((group, index) => [group, lists[index]])) as Record<Group, Hits>;
}

/** The parts of a text with joined lines in which a secret can begin that was not found before: at joints, and where a value is the whole line. */
function rangesIn(folded: View, names: Hits): Range[] {
  const joints = beforeJoints(folded);
  const ranges: Range[] = [];
  let joint = 0;
  for (let index = 0; index < names.ids.length; index++) {
    if (!WHOLE.has(names.ids[index] ?? -1)) continue;
    const start = placeInView(folded, names.starts[index] ?? 0);
    while ((joints[joint]?.end ?? Infinity) <= start) ranges.push(joints[joint++] as Range);
    // outside every joint, and not at the place of the one before, which is so when the view left both out
    if ((joints[joint]?.start ?? Infinity) > start && (ranges.at(-1)?.end ?? 0) <= start) ranges.push({ start, end: start + 1 });
  }
  return ranges.length === 0 ? joints : [...ranges, ...joints.slice(joint)];
}

/** The kind of an existing placeholder: no other span may overlap it. */
const PROTECTED = '';
/** A span must contain such a character: punctuation that one finder left over from another is not worth a placeholder. */
const WORTH = /[^\s"'`.,:;=()[\]{}<>\\/@&?-]/;

/** A secret: its place in the text, and its value without the line breaks of a wrap. */
export interface Secret extends Span {
  readonly value: string;
}

/** The values in a text that are known to be secrets, and nothing else. */
export const findKnown = (text: string, known: KnownValues): Secret[] =>
  known.longest === 0 ? [] : beneathColours(text, (plain) => knownIn(plain, known));

/** All secrets of a text, in order, without overlaps. */
export const findSecrets = (text: string, known: KnownValues): Secret[] => beneathColours(text, (plain) => secretsIn(plain, known));

/** Searches a text without its escape sequences: a colour may begin within a name or a secret. */
function beneathColours(text: string, find: (plain: string) => Secret[]): Secret[] {
  const plain = withoutEscapes(text);
  return plain === null ? find(text) : find(plain.text).map((secret) => ({ ...secret, ...originalSpan(plain, secret.start, secret.end) }));
}

function knownIn(text: string, known: KnownValues): Secret[] {
  const flat = withoutLineEnds(text, linesOf(text));
  const placeholders = placeholdersIn(text).map(({ start, text: { length } }) => ({ start, end: start + length, kind: PROTECTED }));
  return asSecrets(text, flat, mergeByRank([placeholders, back(flat, known.find(flat.text))]));
}

function secretsIn(text: string, known: KnownValues): Secret[] {
  const hits = hitsOf(text);
  const lines = linesOf(text);
  const flat = withoutLineEnds(text, lines);
  // a value may look like the prefix of its line
  const prefixed = flat.prefixesRemoved && known.longest > 0 ? withPrefixes(text, lines, known.longest) : null;
  const maps: MapName[] = [];
  const first = inView(text, hits, null, maps);
  const placeholders = placeholdersIn(text).map(({ start, text: { length } }) => ({ start, end: start + length, kind: PROTECTED }));
  const folded = unwrapped(text, lines, {
    begins: new Set(first[0]?.map(({ start }) => start)),
    ends: new Set(first.flat().map(({ end }) => end)),
    done: new Set(placeholders.map(({ end }) => end)),
  });
  const second =
    folded === null
      ? []
      : inView(folded.text, hitsOf(folded.text, rangesIn(folded, hits.names)), folded.offsets).map((spans) => back(folded, spans));
  const labels = labelsIn(text, hits.labels);
  const found = mergeByRank([
    placeholders,
    [...back(flat, known.find(flat.text)), ...(prefixed === null ? [] : back(prefixed, known.find(prefixed.text)))],
    findKeys(flat, text),
    findPhrases(text, hits.names, labels),
    ...first.map((spans, index) => [...spans, ...(second[index] ?? [])]),
    findKubernetes(text, hits.kinds),
    findObjects(text, hits.values),
    findLines(text, lines),
    findTables(text, hits.names, hits.headings, labels),
    findRecords(text, hits.records),
    findFollowing(text, hits.announced),
    findLabels(text, labels),
    findLoginWords(text, hits.names),
    findPrinted(text, hits.printers),
    findAfterCommands(text, hits.names),
    findMade(text, hits.made),
    findMaps(text, maps),
    findArguments(text, hits.names),
    findCalls(text, hits.calls),
    findLogins(text, hits.logins),
    findOptions(text, hits.options),
    findCodes(text, hits.codes),
    findDumps(text, hits.dumps),
    findAnswers(text, hits.answers),
    findNear(text, hits.names),
    findChosen(text),
  ]);
  return asSecrets(text, flat, continued(text, found));
}

const asSecrets = (text: string, flat: View, spans: readonly Span[]): Secret[] =>
  spans
    .filter(({ start, end, kind }) => kind === 'environment' || (kind !== PROTECTED && WORTH.test(text.slice(start, end))))
    .map((span) => ({ ...span, value: textInView(flat, span.start, span.end) }));

/** Spans of tokens, addresses, command lines, names and made-up words, one list for each, the most certain first. */
const inView = (text: string, hits: Readonly<Record<Group, Hits>>, joints: readonly number[] | null, maps: MapName[] = []): Span[][] => [
  findShapes(text, hits.shapes, joints !== null),
  findUrls(text, hits.urls),
  findFlags(text, hits.programs),
  findNamed(text, hits.names, maps),
  joints === null ? findRandom(text) : findRandomAt(text, joints),
];

const back = (view: View, spans: readonly Span[]): Span[] =>
  spans.map((span) => ({ ...originalSpan(view, span.start, span.end), kind: span.kind }));
