/** What is remembered about models, by the address of their server. `src/state/model-store.ts` keeps it. */

/** How a model is asked: with all tools, with fewer and examples, or for one JSON object. */
export const PROFILE_NAMES = ['large', 'medium', 'small'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

/** What `yosh probe` tries, in its order. */
export const ABILITIES = ['one tool', 'one of five tools', 'JSON only', 'a step', 'one command', 'facts are data'] as const;
export type Ability = (typeof ABILITIES)[number];

/** What a server said no to: then it is not sent, or in another form. `src/llm/refusals.ts` has a row for each. */
export const REFUSALS = [
  'strict',
  'keywords',
  'parallel_calls',
  'stream',
  'tool_choice',
  'schema',
  'stream_options',
  'max_tokens',
  'max_completion_tokens',
  'earlier_calls',
  'tools',
  'system',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What `yosh probe` found. */
export interface Probed {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly can: readonly Ability[];
  readonly refuses: readonly Refusal[];
  /** Shell tasks that it got right, of `tasks`. */
  readonly right: number;
  readonly tasks: number;
}

/** What its answers have shown of one model at one address. */
export interface Experience {
  readonly profile: ProfileName;
  /** Usable and unusable answers in a row; one of them is 0. */
  readonly good: number;
  readonly bad: number;
  /** How often unusable answers have lowered the profile. */
  readonly lowered: number;
  /** Its last answer began within a thought: only the end of that was written. */
  readonly startsInThought?: true;
  /** Left out before `yosh probe`. */
  readonly probed?: Probed;
}

/** Where it is kept. No method throws; without a folder that can be written it lasts as long as this process. Origins as in `URL.origin`. */
export interface ModelNotes {
  /** The model that was last chosen at this origin; empty when none was. */
  taken(origin: string): string;
  setTaken(origin: string, model: string): void;
  /** Names that the server listed last. */
  listed(origin: string): readonly string[];
  setListed(origin: string, models: readonly string[]): void;
  /** Null before its first answer. */
  experience(origin: string, model: string): Experience | null;
  setExperience(origin: string, model: string, experience: Experience): void;
}
