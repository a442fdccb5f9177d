/**
 * The real companion with a scripted provider, in place of `dist/companion.cjs` in the tests' root. The script is
 * `$HOME/.test-script.json`, read for every question; each request is appended to `$HOME/.test-asks.jsonl`.
 */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Provider, ProviderEvent, ProviderRequest } from '../../src/llm/port.ts';
import { CompanionRuntime } from '../../src/companion/session-host.ts';
import { processHost } from '../../src/companion/host.ts';
import { type InTurn, LOOKED_UP, type ScriptStep } from './script.ts';

interface Rule {
  readonly match: string;
  readonly steps: readonly ScriptStep[] | InTurn;
}

const home = process.env['HOME'] ?? '';

/** With `again`, a repair request gets the same answer as the request before it: a model that does not learn. */
function rulesFor(question: string, again: boolean): readonly ScriptStep[] {
  const rules = JSON.parse(fs.readFileSync(`${home}/.test-script.json`, 'utf8')) as Rule[];
  const rule = rules.find(({ match }) => match === '*' || question.includes(match));
  if (rule === undefined) return [];
  if (!('inTurn' in rule.steps)) return rule.steps;
  const { inTurn } = rule.steps;
  return inTurn[Math.min(countOf(rule.match, again), inTurn.length - 1)] ?? [];
}

/** How often this rule has answered, kept in the home folder because the companion may be a new process. */
function countOf(match: string, again: boolean): number {
  const file = `${home}/.test-counts.json`;
  const counts = (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}) as Record<string, number>;
  const count = Math.max(0, (counts[match] ?? 0) - (again ? 1 : 0));
  fs.writeFileSync(file, JSON.stringify({ ...counts, [match]: count + 1 }));
  return count;
}

async function* play(request: ProviderRequest, signal: AbortSignal): AsyncGenerator<ProviderEvent> {
  const turns = request.turns.filter((turn) => turn.role === 'user');
  const newest = turns.at(-1);
  const again = newest?.follows === true && !newest.question.includes(LOOKED_UP);
  const question = (again ? turns.findLast((turn) => turn.follows !== true || turn.question.includes(LOOKED_UP)) : newest)?.question ?? '';
  fs.appendFileSync(`${home}/.test-asks.jsonl`, `${JSON.stringify({ ...request, atMs: performance.timeOrigin + performance.now() })}\n`);
  for (const step of rulesFor(question, again)) {
    if ('kind' in step) yield step;
    else if ('waitFor' in step) {
      while (!fs.existsSync(step.waitFor) && !signal.aborted) await sleep(5);
    } else if (step.do === 'crash') process.kill(process.pid, 'SIGKILL');
    else if (step.do === 'stop') process.kill(process.pid, 'SIGSTOP');
    else if (step.do === 'spin') for (;;);
    if (signal.aborted) {
      fs.appendFileSync(`${home}/.test-asks.jsonl`, `${JSON.stringify({ aborted: question })}\n`);
      return;
    }
  }
}

const provider: Provider = { name: 'scripted', ask: play };

export function start(prefilled?: () => void): void {
  // no test depends on how long a busy machine takes for a fact
  new CompanionRuntime({ ...processHost(() => Promise.resolve(provider), process.argv, prefilled), patience: 100 });
}
