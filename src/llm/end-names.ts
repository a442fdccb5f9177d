/** What the names mean that servers give to the reason for the end of an answer, on any wire. Pure. */
import type { EndReason } from './port.ts';

/** `full`: it was cut at the limit of tokens. */
export type EndName = EndReason | 'full';

/**
 * The finish reasons of servers, in small letters: OpenAI's, and those of Hugging Face's servers (`eos_token`, `stop_sequence`), Gemini
 * and Cohere (`STOP`, `COMPLETE`), Claude (`tool_use`, `end_turn`, `refusal`), DeepSeek (`insufficient_system_resource`). With any
 * other, only what has an end of its own is complete.
 */
const ENDS: Readonly<Record<string, EndName>> = {
  ...ends('complete', 'stop tool_calls tool_call tool_use function_call end_turn end eos eos_token stop_sequence complete done completed'),
  ...ends('refused', 'content_filter safety refusal blocklist prohibited_content recitation spii error_toxic'),
  ...ends('full', 'length max_tokens max_output_tokens model_length max_length error_limit'),
  ...ends('cut', 'error abort aborted cancelled insufficient_system_resource load unload'),
};

/** The words that say of any other reason what it is; the first that matches counts. */
const SAYS: readonly (readonly [RegExp, EndName])[] = [
  [/error|fail|malformed|incomplete|abort|cancel|timeout|insufficient|overload/, 'cut'],
  [/limit|length|trunc/, 'full'],
  [/sensitive|moderat|blocked|refus/, 'refused'],
];

/** Null for a name that says nothing. */
export const endNamed = (name: string): EndName | null =>
  Object.hasOwn(ENDS, name) ? (ENDS[name] as EndName) : (SAYS.find(([words]) => words.test(name))?.[1] ?? null);

/**
 * The reason that counts of two that a server gave, one after the other: one that says that the answer is not whole is not taken back, and
 * an empty one says nothing.
 */
export function endOf(first: string | null, later: string): string | null {
  if (later === '' || later === 'null') return first;
  const known = endNamed((first ?? '').toLowerCase());
  return first === null || known === null || known === 'complete' ? later : first;
}

function ends(reason: EndName, names: string): Readonly<Record<string, EndName>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, reason]));
}
