/** What is read afresh for each question: the settings, who is asked for it alone, and what the model is told. */
import type { Env } from '../base/env.ts';
import type { Config } from '../config/config-keys.ts';
import { type LoadedConfig, loadConfig } from '../config/load.ts';
import { configSource, readConfig } from '../config/read-config.ts';
import { notSent } from '../llm/choose.ts';
import type { Failure, Provider, ProviderRequest } from '../llm/port.ts';
import { type Prompt, promptOf, type ReadUserPrompt, readUserPrompt } from '../prompts/index.ts';
import type { SessionEvent } from '../session/session.ts';
import { type ListedAt, type OneQuestion, oneQuestion } from './one-question.ts';
import { toolsOf } from './tool-sets.ts';

export class QuestionSettings {
  private loaded: LoadedConfig | null = null;
  private userPrompt: ReadUserPrompt | null = null;
  /** The question that has begun, and who is asked for it alone. */
  private begun: (OneQuestion & { readonly typed: string }) | null = null;
  /** Why nothing is sent: what the line or the settings name does not exist, and another model would answer, or a secret not be masked. */
  refused: Failure | null = null;
  /** The prompt of the request that is sent next. */
  private prompt: Prompt | null = null;
  private readonly env: Env;
  private readonly listedAt: ListedAt;

  constructor(env: Env, listedAt: ListedAt) {
    this.env = env;
    this.listedAt = listedAt;
  }

  /** Runs once what makes the prompt of a question. */
  async load(): Promise<void> {
    promptOf('large');
  }

  /** Reads everything again. The problems are one line each. */
  begin(event: SessionEvent): LoadedConfig {
    const typed = event.kind === 'question-asked' ? (event.question ?? '').trim() : '';
    const source = configSource(this.env);
    this.begun = { ...oneQuestion(typed, source, this.listedAt), typed };
    this.userPrompt = readUserPrompt(this.env);
    const { once, set } = this.begun;
    const read = loadConfig({ ...source, env: { ...source.env, ...set.variables } }, once);
    const { stop } = read.config;
    this.refused = set.refused ?? (stop === null ? null : notSent(stop));
    const { problem } = this.userPrompt;
    const problems = [...read.problems, ...(problem === null ? [] : [problem])];
    return (this.loaded = { ...read, problems });
  }

  get config(): Config {
    return (this.loaded ?? readConfig(this.env)).config;
  }

  /** The name that the user gave for this question alone. */
  get once(): { readonly once?: string } {
    const once = this.begun?.once ?? null;
    return once === null ? {} : { once: once.name };
  }

  /** Hash of the prompt of the request that is sent next. Not made before: what hashes takes 16 ms to load, and offline needs none. */
  get promptHash(): string {
    return this.prompt?.hash() ?? '';
  }

  /** The event with the question without that name, and without what is set in front of it. */
  withoutName(event: SessionEvent): SessionEvent {
    const { begun } = this;
    if (begun === null || event.kind !== 'question-asked' || event.question?.trim() !== begun.typed) return event;
    return { ...event, question: begun.question, ...(begun.once !== null && { named: true }) };
  }

  /** The system text and the tools for this provider's model. */
  instructions({ profile = 'large', model, name }: Provider): Pick<ProviderRequest, 'system' | 'tools'> {
    const prompt = promptOf(profile, this.userPrompt?.user ?? null);
    this.prompt = prompt;
    return { system: prompt.system(model ?? name), tools: toolsOf(prompt.tools) };
  }
}

/** How often this model is asked to suggest another command: a small one often needs a second hint. */
export const repairsOf = ({ unteachable, profile }: Provider): number => (unteachable === true ? 0 : profile === 'small' ? 2 : 1);
