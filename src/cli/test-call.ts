/** One small real question: the same system text and tools as at the prompt, so that a server that refuses those is found out here. */
import type { Config } from '../config/keys.ts';
import type { Failure, ToolCall } from '../llm/port.ts';
import { SYSTEM } from '../llm/prompt.ts';
import { parseReply, tools } from '../replies/index.ts';
import { screenLine } from '../safety/screen-gate.ts';
import type { Endpoints } from './endpoints.ts';
import { TEST_ANSWER_CHARS } from './limits.ts';
import { withoutSecrets } from './secret.ts';

export type TestResult =
  { readonly ok: true; readonly answer: string; readonly tookMs: number } | { readonly ok: false; readonly failure: Failure };

const QUESTION = 'list the files here';

/** Never throws, never takes longer than `timeoutMs`; nothing in what it returns holds the key or a control character. */
export async function testCall(io: Endpoints, config: Config, timeoutMs: number, signal: AbortSignal): Promise<TestResult> {
  const secrets = [config.key, ...io.providers.map(({ keyEnv }) => (keyEnv === null ? '' : (io.env[keyEnv] ?? '')))];
  const clean = (text: string): string => screenLine(withoutSecrets(text, secrets));
  const begin = io.now();
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const result = await Promise.race([ask(io, config, AbortSignal.any([signal, late])), ended(late)]);
    if ('what' in result) return { ok: false, failure: { what: clean(result.what), remedy: clean(result.remedy) } };
    return { ok: true, answer: clean(result.answer).slice(0, TEST_ANSWER_CHARS), tookMs: io.now() - begin };
  } catch (error) {
    const what = `${config.provider} could not be asked (${clean(error instanceof Error ? error.message : String(error))})`;
    return { ok: false, failure: { what, remedy: 'run yosh doctor' } };
  }

  /** A provider that does not obey its signal must not hang the command. */
  function ended(deadline: AbortSignal): Promise<Failure> {
    const what = `${config.provider} did not answer within ${Math.round(timeoutMs / 1000)} s`;
    return new Promise((resolve) =>
      deadline.addEventListener('abort', () => resolve({ what, remedy: 'look at the network, or try again' }), { once: true }),
    );
  }
}

async function ask(io: Endpoints, config: Config, signal: AbortSignal): Promise<Failure | { readonly answer: string }> {
  const provider = await io.openProvider({ config, env: io.env });
  const shell = io.env['SHELL']?.split('/').at(-1) ?? 'bash';
  let said = '';
  let call: ToolCall | null = null;
  for await (const event of provider.ask(
    { system: SYSTEM, turns: [{ role: 'user', question: QUESTION, facts: [{ name: 'shell', text: shell }] }], tools },
    signal,
  )) {
    if (event.kind === 'text' && said.length < TEST_ANSWER_CHARS) said += event.text;
    if (event.kind === 'tool') call ??= event.call;
    if (event.kind === 'failure') return event.failure;
    if (event.kind === 'end' && event.reason !== 'complete')
      return {
        what: `the answer of ${config.provider} was ${event.reason === 'cut' ? 'cut short' : 'a refusal'}`,
        remedy: 'try again, or choose another model',
      };
  }
  if (call === null)
    return said.trim() === ''
      ? { what: `${config.provider} answered nothing`, remedy: 'try again, or choose another model' }
      : { answer: said };
  const reply = parseReply(call.name, call.input);
  if (!reply.ok) return { what: `the answer could not be used (${reply.error})`, remedy: 'try again, or choose another model' };
  return { answer: reply.value.kind === 'command' ? `${reply.value.command}   (${reply.value.explanation})` : reply.value.response };
}
