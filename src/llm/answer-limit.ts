/**
 * The limit of tokens of an answer, and what an error says about it: an error that has the number that was sent is about the limit, in
 * whatever words. The other numbers say how much the server would take. Pure.
 */
import type { Fault, FaultKind } from './faults.ts';
import type { Body } from './wire-reader.ts';

const NAMES = ['max_tokens', 'max_completion_tokens', 'max_output_tokens'] as const;
/** Where an error says nothing of a smaller limit. The longest command with its explanation has 300 tokens, and some models think. */
const SHORT_ANSWER = 1_024;
/** No smaller limit is tried: most answers would be cut. */
const LEAST = 256;
/** Of the room that is left in a context; the rest is for the turns that follow, so that not each of them is refused again. */
const PART = 3 / 4;
/** For a model that has used all of a smaller limit for thinking. A server that takes less says so. */
export const LONG_ANSWER = 32_768;

/** Faults that may be about the limit. A rate has numbers of tokens too. */
const KINDS: ReadonlySet<FaultKind> = new Set([
  'bad-request',
  'bad-form',
  'context',
  'payment',
  'too-large',
  'model-unfit',
  'server',
  'unknown',
]);
/** Words about the limit, for errors that leave out the number that was sent. */
const ABOUT = /\bcompletions?\b|max_\w*tokens|\byou requested\b|requested tokens/i;

/** Null where none is sent. */
export const limitIn = (body: Body): number | null => {
  const name = NAMES.find((one) => typeof body[one] === 'number');
  return name === undefined ? null : Number(body[name]);
};

export const withLimit = (body: Body, limit: number): Body => ({
  ...body,
  ...Object.fromEntries(NAMES.filter((name) => name in body).map((name) => [name, limit])),
});

/** The limit that the server may take, when this fault is about the one that was sent; null otherwise. */
export function lowerLimit({ kind, status, message = '' }: Fault, body: Body): number | null {
  const sent = limitIn(body);
  if (sent === null || !KINDS.has(kind)) return null;
  const numbers = numbersIn(message).filter((number) => number !== status);
  if (!numbers.includes(sent) && !(ABOUT.test(message) && numbers.some((number) => number >= LEAST))) return null;
  const fits = (limit: number): boolean => limit >= LEAST && limit < sent;
  const [best = SHORT_ANSWER] = [roomsIn(numbers, sent), numbers].map((some) => Math.max(...some.filter(fits))).filter(Number.isFinite);
  return fits(best) ? best : null;
}

/** What is left of a context behind the input: of each two numbers that may be these. */
function roomsIn(numbers: readonly number[], sent: number): readonly number[] {
  // input and limit together
  const isTotal = (number: number): boolean => number !== 2 * sent && numbers.includes(number - sent);
  // once it is the limit, again it may be the context
  const isContext = (number: number): boolean => number > sent || numbers.filter((one) => one === sent).length > 1;
  const contexts = numbers.filter((number) => number >= sent && isContext(number) && !isTotal(number));
  const inputs = numbers.filter((number) => number !== sent && !isTotal(number));
  return contexts.flatMap((context) => inputs.map((input) => Math.floor((context - input) * PART)));
}

/** The numbers of a sentence. Those in the names of models and in addresses are none. */
const numbersIn = (message: string): readonly number[] =>
  [...message.matchAll(/(?<![\w.-]|\w:)(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?![\w-]|\.\d)/g)].map(([digits]) =>
    Number(digits.replaceAll(',', '')),
  );
