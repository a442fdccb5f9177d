/** How a model is asked, from its name and size and from what its answers have shown. Pure. */
import type { Ability, Experience, Probed, ProfileName } from '../base/model-notes.ts';
import { billionsIn } from './model-fitness.ts';

const begins = (families: string): RegExp => new RegExp(`(?:^|[^a-z])(?:${families})`, 'i');

/** Families of hosted models that are large whatever their name says; they count before the size in a name. */
const LARGE: readonly RegExp[] = [
  begins(String.raw`claude|gemini|gpt-\d(?!\d*b)|gpt-?4o|chatgpt|o[1-9](?:-|$)|grok|kimi|sonar|minimax|command-a|openrouter\/auto`),
  begins(String.raw`mistral-(?:large|medium)|deepseek-(?:chat|reasoner|v\d)|glm-[4-9](?!.*\d+b)|qwen[\d.]*-(?:max|plus|turbo|flash)`),
];

/** Parameters, in thousands of millions, of models whose names do not have them: the tag `latest` in Ollama's library, November 2026. */
const SIZES: readonly (readonly [RegExp, number])[] = [
  [/^qwen3-coder/, 30],
  [/^qwen3(?:\.5)?(?:$|:)/, 8],
  [/^qwen2(?:\.5)?(?:-coder)?(?:$|:)/, 7],
  [/^llama3\.2/, 3],
  [/^llama3\.3/, 70],
  [/^llama3(?:\.1)?(?:$|:)|^llama2/, 8],
  [/^gemma[23]?n?(?:$|:)/, 4],
  [/^phi-?3/, 3.8],
  [/^phi-?4-mini/, 3.8],
  [/^phi-?4/, 14],
  [/^mistral-small/, 24],
  [/^mistral-nemo/, 12],
  [/^(?:codestral|devstral)/, 23],
  [/^mistral(?:$|:)/, 7],
  [/^deepseek-r1(?:$|:)/, 8],
  [/^granite\d/, 3],
  [/^(?:smollm|tinyllama|orca-mini)/, 1.7],
  [/^gpt-oss(?:$|:l)/, 20],
];

const SMALL_BILLIONS = 8;
const MEDIUM_BILLIONS = 30;

/** The largest whole model of the size in a name: `8b` models have up to 8.5. */
const bySize = (billions: number): ProfileName =>
  billions < SMALL_BILLIONS + 0.5 ? 'small' : billions < MEDIUM_BILLIONS + 5 ? 'medium' : 'large';

/**
 * The profile of a model of which no answer is known.
 * @param billions as the server says; null where it does not.
 * @param hosted a provider's own service, whose models are large unless their name says otherwise.
 */
export function profileOf(model: string, billions: number | null, hosted: boolean): ProfileName {
  if (LARGE.some((pattern) => pattern.test(model))) return 'large';
  const name = model.split('/').at(-1)?.toLowerCase() ?? '';
  const size = billions ?? billionsIn(model) ?? SIZES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
  return size === null ? (hosted ? 'large' : 'medium') : bySize(size);
}

const LEVELS: readonly ProfileName[] = ['small', 'medium', 'large'];
/** Unusable answers in a row that lower a profile, usable ones that raise it. */
const BAD = 2;
const GOOD = 10;

const moved = (profile: ProfileName, by: number): ProfileName =>
  LEVELS[Math.min(LEVELS.length - 1, Math.max(0, LEVELS.indexOf(profile) + by))] ?? profile;

/** Who was lowered again needs twice as many good answers, so that a model does not go to and fro. */
const MOST_LOWERED = 6;
const wanted = (lowered: number): number => GOOD * 2 ** Math.max(0, Math.min(MOST_LOWERED, lowered) - 1);

/** The experience after another answer, which began within a thought or did not. */
export function learned(kept: Experience, usable: boolean, startsInThought: boolean): Experience {
  const { startsInThought: _, ...before } = kept;
  const { profile, lowered, probed } = before;
  const also = { ...(probed === undefined ? {} : { probed }), ...(startsInThought && { startsInThought }) };
  const next = usable ? { ...before, good: before.good + 1, bad: 0 } : { ...before, good: 0, bad: before.bad + 1 };
  if (next.bad >= BAD && profile !== 'small') return { profile: moved(profile, -1), good: 0, bad: 0, lowered: lowered + 1, ...also };
  if (next.good >= wanted(lowered) && profile !== 'large') return { profile: moved(profile, 1), good: 0, bad: 0, lowered, ...also };
  return { ...next, good: Math.min(next.good, wanted(lowered)), bad: Math.min(next.bad, BAD), ...also };
}

/** What a profile asks of a model, the largest first; whatever is left is small. */
const NEEDS: readonly (readonly [ProfileName, readonly Ability[]])[] = [
  ['large', ['one tool', 'one of five tools', 'a step', 'one command']],
  ['medium', ['one tool', 'one command']],
];

/** The profile that the abilities of a model allow. */
export const profileFor = ({ can, refuses }: Pick<Probed, 'can' | 'refuses'>): ProfileName =>
  refuses.includes('tools') ? TOOLLESS_PROFILE : (NEEDS.find(([, needs]) => needs.every((one) => can.includes(one)))?.[0] ?? 'small');

/** The experience after `yosh probe`: a model that solved less than half of the tasks in its profile is asked in a simpler way. */
export const experienceOf = (probed: Probed): Experience => ({
  profile: moved(profileFor(probed), probed.right * 2 < probed.tasks ? -1 : 0),
  good: 0,
  bad: 0,
  lowered: 0,
  probed,
});

/** For a model that refuses tools there is one way to be asked. */
export const TOOLLESS_PROFILE: ProfileName = 'small';
