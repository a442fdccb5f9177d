/** Asks the provider one small real question, with the system text and tools of the prompt, so that a server that refuses them is found. */
import { currentFolder } from '../base/current-folder.ts';
import type { Experience } from '../base/model-notes.ts';
import type { Config } from '../config/config-keys.ts';
import type { EndReason, Failure, Provider, ToolCall } from '../llm/port.ts';
import type { SentRequest } from '../llm/providers.ts';
import { toolsOf } from '../companion/tool-sets.ts';
import { promptOf } from '../prompts/index.ts';
import { redactTurns } from '../llm/redacted.ts';
import { parseAnswer } from '../replies/index.ts';
import { Redactor } from '../safety/redact/index.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { DEFAULT_SHELL } from '../shell/shell-kinds.ts';
import type { Endpoints } from './cli-endpoints.ts';
import { TEST_ANSWER_CHARS } from './cli-limits.ts';
import { withoutSecrets } from './secret.ts';

/** How the model was asked, and what `yosh probe` found of it. */
type Asked = Pick<Experience, 'profile' | 'probed'>;

export type TestResult =
  /** `name` is the provider that was asked; the settings may leave it open. */
  | { readonly ok: true; readonly name: string; readonly answer: string; readonly tookMs: number; readonly asked: Asked }
  | { readonly ok: false; readonly name: string; readonly failure: Failure };

/** What is asked. */
export const QUESTION = 'list the files here';
const TRY_AGAIN = 'try again, or use another model: yosh config set model';

/**
 * `entered`: for settings that are only tried, the origin that the user has agreed to just now (null without a key); another doubt about
 * the destination is a failure here, not a question. Never throws and never takes longer than `timeoutMs`. The result holds neither the key
 * nor a control character.
 */
export async function testCall(
  io: Endpoints,
  config: Config,
  timeoutMs: number,
  signal: AbortSignal,
  entered?: string | null,
): Promise<TestResult> {
  const secrets = [config.key, ...io.providers.flatMap(({ envKeys }) => envKeys.map((variable) => io.env[variable] ?? ''))];
  const clean = (text: string): string => screenLine(withoutSecrets(text, secrets));
  const begin = io.now();
  const late = AbortSignal.timeout(timeoutMs);
  let name: string = config.provider || 'the provider';
  let asked: Asked = { profile: 'large' };
  const fail = (what: string, remedy: string): TestResult => ({ ok: false, name, failure: { what: clean(what), remedy: clean(remedy) } });
  // A provider that ignores its signal must not make the command hang
  const ended = new Promise<Failure>((resolve) => {
    const what = (): string => `${name} did not answer within ${Math.round(timeoutMs / 1000)} s`;
    late.addEventListener('abort', () => resolve({ what: what(), remedy: 'check the network, then try again' }), { once: true });
  });
  const answered = async (): Promise<Failure | { readonly answer: string }> => {
    const onSend = ({ url, model }: SentRequest): void => {
      const { probed } = io.modelNotes.experience(new URL(url).origin, model) ?? {};
      if (probed !== undefined) asked = { ...asked, probed };
    };
    const once = { config, cwd: currentFolder(io.env), env: io.env, onSend };
    const provider = await io.openProvider({ ...once, ...(entered === undefined ? {} : { entered }) });
    name = provider.name;
    asked = { ...asked, profile: provider.profile ?? asked.profile };
    return ask(provider, io.env['SHELL']?.split('/').at(-1) ?? DEFAULT_SHELL, AbortSignal.any([signal, late]));
  };
  try {
    const result = await Promise.race([answered(), ended]);
    if ('what' in result) return fail(result.what, result.remedy);
    return { ok: true, name, answer: clean(result.answer).slice(0, TEST_ANSWER_CHARS), tookMs: io.now() - begin, asked };
  } catch (error) {
    return fail(
      `${name} could not be asked (${error instanceof Error ? error.message : String(error)})`,
      'try again, or use another provider: yosh setup',
    );
  }
}

async function ask(provider: Provider, shell: string, signal: AbortSignal): Promise<Failure | { readonly answer: string }> {
  const redactor = new Redactor({});
  const question = { role: 'user', question: QUESTION, facts: [{ name: 'shell', text: shell, lasting: true, origin: 'system' }] } as const;
  const turns = redactTurns([question], (text) => redactor.redact(text));
  let text = '';
  let call: ToolCall | null = null;
  let end: EndReason = 'cut'; // a stream that stops without an end was cut short
  const prompt = promptOf(provider.profile ?? 'large');
  const system = prompt.system(provider.model ?? provider.name);
  for await (const event of provider.ask({ system, turns, tools: toolsOf(prompt.tools) }, signal)) {
    if (event.kind === 'text' && text.length < TEST_ANSWER_CHARS) text += event.text;
    if (event.kind === 'tool') call ??= event.call;
    if (event.kind === 'failure') return event.failure;
    if (event.kind === 'end') end = event.reason;
  }
  if (end !== 'complete')
    return { what: `the answer of ${provider.name} was ${end === 'cut' ? 'cut short' : 'a refusal'}`, remedy: TRY_AGAIN };
  if (call === null && text.trim() === '') return { what: `${provider.name} gave an empty answer`, remedy: TRY_AGAIN };
  if (call === null) return { answer: text };
  const reply = parseAnswer(call.name, call.input);
  if (!reply.ok) return { what: `the answer of ${provider.name} could not be used (${reply.error})`, remedy: TRY_AGAIN };
  const { command, text: explanation } = reply.value;
  return { answer: command === null ? explanation : `${command} · ${explanation}` };
}
