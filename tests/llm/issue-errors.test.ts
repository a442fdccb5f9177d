/** Faults of public issues: each line has the fitting remedy, and the server's words that matter. */
import { expect, test } from 'vitest';
import { faultOf } from '../../src/llm/error-body.ts';
import { failureOf } from '../../src/llm/failures.ts';
import { failureText } from '../../src/ui/failure-text.ts';
import type { EighthError } from './eighth-errors.ts';
import { SUBJECTS } from './error-subjects.ts';
import { ISSUE_ERRORS } from './issue-errors.ts';

/** As a line quotes them. */
const shown = (words: string): string => words.replaceAll('`', "'").replace(/[\s.!?:,;]+$/, '');

/** Not as meant. */
const UNMEANT: ReadonlySet<string> = new Set([
  'a gateway, no provider that the organization allows',
  'Ollama, a cloud model without a login',
  'Ollama, the runner stopped',
  'Ollama, the runner is gone',
  'Ollama, a broken model file',
  'GitHub Copilot, the prompt is too long',
  'GitHub Copilot, no model under the plan',
  'GitHub Copilot, a model with another protocol',
  'GitHub Copilot, a header for the client',
  'Bedrock, an ID of another region',
  'Bedrock, an account without the service',
  'Bedrock behind a relay, an empty message',
  'a gateway, credits of an hour',
  'vLLM, no room for an answer',
  'FastChat, a model of another name',
  'SiliconFlow, a model that was switched off',
  'Volcengine, the limit of the safe mode',
  'a gateway, a form that is refused, in Chinese',
  'LocalAI, a backend that is not installed',
  'llama.cpp, the context is full and does not move on',
  'LM Studio, its engine ended',
]);

function expectLine({ where, status, headers, body, says, quotes }: EighthError): void {
  const line = failureText(failureOf(faultOf(body, status, new Headers(headers)), SUBJECTS[where]));
  expect(line.toLowerCase()).toContain(shown(quotes).toLowerCase());
  expect(line).toMatch(new RegExp(says));
}

test.each(ISSUE_ERRORS.filter(({ name }) => !UNMEANT.has(name)))('$where: $name', expectLine);
test.fails.each(ISSUE_ERRORS.filter(({ name }) => UNMEANT.has(name)))('not as meant: $where: $name', expectLine);
