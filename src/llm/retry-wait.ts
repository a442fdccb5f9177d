/** How long a server asks to wait, in its headers or in its sentence. Pure but for the clock that a point in time is compared with. */

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const DURATION = String.raw`(?:\d+(?:\.\d+)?\s?(?:ms|milliseconds?|h(?:ours?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)(?![A-Za-z])\s?)+`;

/** A duration as servers write it (`38s`, `7m12.5s`, `38 seconds`), in milliseconds; undefined when the text does not begin with one. */
export function durationIn(text: string): number | undefined {
  const whole = new RegExp(`^${DURATION}`, 'i').exec(text)?.[0];
  if (whole === undefined) return undefined;
  const parts = whole.matchAll(/(\d+(?:\.\d+)?)\s?(ms|milli|h|m|s)/gi);
  return [...parts].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (UNIT_MS[unit.toLowerCase().replace('milli', 'ms')] ?? 0),
    0,
  );
}

/** The wait that a sentence names: "Please try again in 7m12.5s", "Retry after 38 seconds". */
export const retryIn = (message: string): number | undefined => {
  const after = /\b(?:retry|try again|wait|available again|resets?)\b[^.\d]{0,30}(\d[^]*)$/i.exec(message)?.[1];
  return after === undefined ? undefined : durationIn(after);
};

/** The wait in milliseconds from `retry-after-ms`, or from `retry-after` in seconds, with a unit, or as a date. */
export function retryAfter(headers: Headers | undefined): number | undefined {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (ms >= 0) return ms;
  const text = headers?.get('retry-after') ?? '';
  return text === '' ? undefined : waitUntil(text);
}

/** Numbers from here on are points in time, in seconds and in milliseconds since 1970; smaller ones are seconds from now on. */
const EPOCH_S = 1e9;
const EPOCH_MS = 1e12;

function waitUntil(text: string): number | undefined {
  const number = Number(text);
  const wait = Number.isNaN(number)
    ? (durationIn(text) ?? Date.parse(text) - Date.now())
    : number >= EPOCH_MS
      ? number - Date.now()
      : number >= EPOCH_S
        ? number * 1_000 - Date.now()
        : number * 1_000;
  return wait >= 0 ? wait : undefined;
}

/** `x-ratelimit-reset-requests`, `ratelimit-reset`, `anthropic-ratelimit-tokens-reset`, with what they reset. */
const RESET = /^(?:[a-z]+-)*rate-?limit(?:-([a-z-]+))?-reset$|^(?:[a-z]+-)*rate-?limit-reset(?:-([a-z-]+))?$/;

/**
 * The wait until a limit is lifted, from the headers of rate limits, which have no standard: of the limit that is used up where they say
 * which, else the shortest. Sources: platform.openai.com (rate limits), docs.anthropic.com, openrouter.ai/docs, the IETF's draft.
 */
export function resetIn(headers: Headers | undefined, status: number | undefined): number | undefined {
  if (headers === undefined || status !== 429) return undefined;
  const resets = [...headers].flatMap(([name, value]) => {
    const found = RESET.exec(name);
    const wait = found === null ? undefined : waitUntil(value);
    return wait === undefined ? [] : [{ of: found?.[1] ?? found?.[2] ?? '', wait }];
  });
  const usedUp = resets.filter(({ of }) => of !== '' && [...headers].some(([name, value]) => isRemaining(name, of) && Number(value) === 0));
  const waits = (usedUp.length > 0 ? usedUp : resets).map(({ wait }) => wait);
  return waits.length === 0 ? undefined : usedUp.length > 0 ? Math.max(...waits) : Math.min(...waits);
}

const isRemaining = (name: string, of: string): boolean => name.endsWith(`-remaining-${of}`) || name.endsWith(`-${of}-remaining`);
