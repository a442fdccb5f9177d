/**
 * Any parameter that a server refuses by its name: found in the sentence of the error, whatever its words are, among the names that were
 * sent. There is no list of parameters, only one of what no request can do without. Pure.
 */
import type { Fault, FaultKind } from './faults.ts';
import type { Body } from './wire-reader.ts';

/** The question itself, and the frame of a tool. */
const NEEDED: ReadonlySet<string> = new Set([
  'model',
  'messages',
  'input',
  'instructions',
  'system',
  'content',
  'role',
  'type',
  'text',
  'stream',
  'name',
  'tools',
  'function',
  'parameters',
  'input_schema',
  'description',
  'properties',
  'required',
  'items',
]);
/** Objects whose names are ours to choose, and texts. */
const CLOSED: ReadonlySet<string> = new Set(['messages', 'input', 'instructions', 'system', 'properties', 'required']);
/** Kinds of errors that may be about the form of the request. */
const KINDS: ReadonlySet<FaultKind> = new Set([
  'bad-request',
  'bad-form',
  'server',
  'not-found',
  'address',
  'model-missing',
  'model-name',
  'model-forbidden',
  'model-unfit',
  'forbidden',
  'permission',
  'unknown',
]);
const DEPTH = 8;

/** The first parameter of the body that the error names and the request can do without; null when it names none. */
export function namedParameter({ kind, message = '' }: Fault, body: Body): string | null {
  if (!KINDS.has(kind)) return null;
  const found = [...namesIn(body, 0)]
    .map((name) => ({ name, at: placeOf(name, message) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.name ?? null;
}

/** Whether the error says that what was left out is needed. */
export const isMissed = ({ message = '' }: Fault, name: string): boolean =>
  placeOf(name, message) >= 0 && /\b(?:required|missing|must be (?:set|given|provided)|need(?:s|ed)?)\b/i.test(message);

function namesIn(value: unknown, depth: number): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null || depth > DEPTH) return new Set();
  if (Array.isArray(value)) return new Set((value as readonly unknown[]).flatMap((one) => [...namesIn(one, depth + 1)]));
  return new Set(
    Object.entries(value).flatMap(([name, part]) => [
      ...(NEEDED.has(name) ? [] : [name]),
      ...(CLOSED.has(name) && depth > 0 ? [] : name === 'messages' || name === 'input' ? [] : namesIn(part, depth + 1)),
    ]),
  );
}

/** What servers call a parameter, before its name and behind it. */
const BEFORE = String.raw`(?<=\b(?:parameters?|arguments?|fields?|propert(?:y|ies)|options?|keys?|inputs?)[: ]{1,2})`;
const BEHIND = String.raw`(?= (?:parameter|argument|field|property|option|(?:is|are|was) not\b|not\b))`;

/**
 * Where a text names the parameter, also in words (`tool choice`). A name of one word may be no more than that, so it must be marked as a
 * name: by quotes, by a path, by what it is called.
 */
function placeOf(name: string, text: string): number {
  if (!/^[a-z]+$/.test(name)) return text.search(new RegExp(`(?<![\\w-])${name.replaceAll('_', '[_ ]')}(?![\\w-])`, 'i'));
  const marked = [`(?<=["'\`“‘.[({])${name}(?=["'\`”’.:\\])}])`, `(?<=^|[.;] )${name}(?=: )`, `${BEFORE}${name}\\b`, `\\b${name}${BEHIND}`];
  return text.search(new RegExp(marked.join('|'), 'i'));
}

/** The body without the parameter, wherever it is beside the question. */
export const withoutParameter = (body: Body, name: string): Body => without(body, name, 0) as Body;

function without(value: unknown, name: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > DEPTH) return value;
  if (Array.isArray(value)) return (value as readonly unknown[]).map((one) => without(one, name, depth + 1));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      if (key === name) return [];
      return [[key, CLOSED.has(key) && (depth > 0 || key === 'messages' || key === 'input') ? part : without(part, name, depth + 1)]];
    }),
  );
}
