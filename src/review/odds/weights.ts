/**
 * The weights of the features, from `weights.txt`: `npm run lab odds -- --write` learns them and writes that file. The build puts its text in place
 * of `TEXT` (rolldown.config.mjs). A feature of words and lines has its weight at the place that its name is hashed to, so no name is kept; two that
 * share a place were learned together. Doubts are named.
 */
import { TEXT } from './weights-file.ts';

/** The unit of a weight in the file: a signed byte, so that the largest weighs 6.35. */
export const UNIT = 0.05;
/** Places, a power of two. */
export const PLACES = 2 ** 19;
/** What every line has. */
export const BIAS = 'bias';

export interface Weights {
  /** What a feature of words and lines weighs, by its name. */
  of(feature: string): number;
  /** What a doubt weighs, by its name; 0 where nothing was learned of it. */
  named(doubt: string): number;
}

let known: Weights | null = null;

/** Read once, and only beside untrusted text. */
export function weights(): Weights {
  known ??= parseWeights(TEXT);
  return known;
}

/** Where the weight of a feature lies: FNV-1a over the units of its name, with its upper bits folded in. */
export function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) & (PLACES - 1);
}

/** A doubt by its name, with what it weighs. */
const NAMED = /^\+ (\S.*) (-?\d+\.\d+)$/;

interface Parts {
  readonly named: ReadonlyMap<string, number>;
  readonly bytes: Buffer;
}

function partsOf(text: string): Parts {
  const lines = text.trimEnd().split('\n');
  const named = lines.flatMap((line) => {
    const [, name, weight] = NAMED.exec(line) ?? [];
    return name === undefined ? [] : [[name, Number(weight)] as const];
  });
  return { named: new Map(named), bytes: Buffer.from(lines.slice(named.length).join(''), 'base64') };
}

function faultOf({ named, bytes }: Parts): string | null {
  if (!named.has(BIAS)) return 'no bias';
  return bytes.length === PLACES ? null : `${bytes.length} weights in place of ${PLACES}`;
}

/** Null where the text is that of so many weights. */
export const faultIn = (text: string): string | null => faultOf(partsOf(text));

/** Reads the file: what is named, then the others in base64. A damaged one finds nothing likely. */
export function parseWeights(text: string): Weights {
  const parts = partsOf(text);
  if (faultOf(parts) !== null) return { of: () => 0, named: () => Number.NEGATIVE_INFINITY };
  return { named: (doubt) => parts.named.get(doubt) ?? 0, of: (feature) => parts.bytes.readInt8(placeOf(feature)) * UNIT };
}
